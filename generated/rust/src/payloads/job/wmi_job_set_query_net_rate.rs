// Generated from spec/structs/WMI_JOB_SET_QUERY_NET_RATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Job network rate set or queried.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_JOB_SET_QUERY_NET_RATE",
    aliases: &[],
    form: "WmiJobSetQueryNetRate",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 24,
    fixed: 17,
    inserted: &[],
    total: None,
    summary: "Job network rate set or queried.",
    fields: &[
        Field { name: "Flags", path: "Flags", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "MaxBandwidth", path: "MaxBandwidth", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Maximum bandwidth for data that the job sends.", units: "bytes per second", unknown: false, children: &[] },
        Field { name: "DscpTag", path: "DscpTag", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Differentiated services tag of the job's packets.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Job network rate set or queried.
    ///
    /// In C: `WMI_JOB_SET_QUERY_NET_RATE`, 0x18 bytes with one element of its array, 0x11 without elements. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// The fields are those of the documented JOBOBJECT_NET_RATE_CONTROL_INFORMATION.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_JOB_SET_QUERY_NET_RATE")]
    owned WmiJobSetQueryNetRate / WmiJobSetQueryNetRateView: lone [17] "WMI_JOB_SET_QUERY_NET_RATE" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG Flags` at 0x00.
        flags set_flags: u32 = 0;
        /// Maximum bandwidth for data that the job sends. `ULONG64 MaxBandwidth` at 0x08. Unit: bytes per second.
        max_bandwidth set_max_bandwidth: u64 = 8;
        /// Differentiated services tag of the job's packets. `UCHAR DscpTag` at 0x10.
        dscp_tag set_dscp_tag: u8 = 16;
    }
    bits {
    }
}

impl WmiJobSetQueryNetRate {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
