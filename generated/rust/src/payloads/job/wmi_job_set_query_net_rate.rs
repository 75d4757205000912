// Generated from spec/structs/WMI_JOB_SET_QUERY_NET_RATE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Job network rate set or queried.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_JOB_SET_QUERY_NET_RATE", "WmiJobSetQueryNetRate")
    .size(24)
    .fixed(17)
    .about("Job network rate set or queried.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Flags").at(0..4).means(Meaning::Flags),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("ULONG64 MaxBandwidth").at(8..16).about("Maximum bandwidth for data that the job sends.")
            .means(Meaning::Number).with(&[More::Units("bytes per second")]),
        unsigned("UCHAR DscpTag").at(16..17).about("Differentiated services tag of the job's packets.")
            .means(Meaning::Number),
    ]);
fixed! {
    /// Job network rate set or queried.
    ///
    /// In C: `WMI_JOB_SET_QUERY_NET_RATE`, 0x18 bytes with one element of its array, 0x11 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2.
    ///
    /// The fields are those of the documented JOBOBJECT_NET_RATE_CONTROL_INFORMATION.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_JOB_SET_QUERY_NET_RATE")]
    owned WmiJobSetQueryNetRate / WmiJobSetQueryNetRateView: lone,
        name = "WMI_JOB_SET_QUERY_NET_RATE", size = 17, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG Flags` at 0x00.
        flags / set_flags: u32, at = 0;
        /// Maximum bandwidth for data that the job sends. `ULONG64 MaxBandwidth` at 0x08. Unit: bytes per second.
        max_bandwidth / set_max_bandwidth: u64, at = 8;
        /// Differentiated services tag of the job's packets. `UCHAR DscpTag` at 0x10.
        dscp_tag / set_dscp_tag: u8, at = 16;
    }
}
