// Generated from spec/structs/WMI_JOB_SET_QUERY_NET_RATE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Job network rate set or queried.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_JOB_SET_QUERY_NET_RATE", "WmiJobSetQueryNetRate", (24, 17), "Job network rate set or queried.", &[
    unsigned("Flags", 0, 4, "ULONG", "").means(Meaning::Flags),
    field("", 4, 4, "padding", Kind::Padding, ""),
    unsigned("MaxBandwidth", 8, 8, "ULONG64", "Maximum bandwidth for data that the job sends.").in_units("bytes per second").means(Meaning::Number),
    unsigned("DscpTag", 16, 1, "UCHAR", "Differentiated services tag of the job's packets.").means(Meaning::Number),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Job network rate set or queried.
    ///
    /// In C: `WMI_JOB_SET_QUERY_NET_RATE`, 0x18 bytes with one element of its array, 0x11 without elements. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// The fields are those of the documented JOBOBJECT_NET_RATE_CONTROL_INFORMATION.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_JOB_SET_QUERY_NET_RATE")]
    owned WmiJobSetQueryNetRate / WmiJobSetQueryNetRateView: lone [17] "WMI_JOB_SET_QUERY_NET_RATE" Table::form(&LAYOUT_0), LAYOUT_0;
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
