// Generated from spec/structs/TcpIp_V1_Fail.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP connection attempt failed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "TcpIp_V1_Fail",
    aliases: &[],
    form: "TcpIpV1Fail",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "TCP connection attempt failed.",
    sources: &[&crate::rt::sources::MICROSOFT_KERNEL_MOF],
    fields: &[
        unsigned("Proto", 0, 4, "ULONG", "Protocol.").means(Meaning::Enumeration),
    ],
    tail: &[],
};
fixed! {
    /// TCP connection attempt failed.
    ///
    /// In C: `TcpIp_V1_Fail`, 0x4 bytes. Releases unknown.
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_Fail")]
    owned TcpIpV1Fail / TcpIpV1FailView: lone [4] "TcpIp_V1_Fail" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Protocol. `ULONG Proto` at 0x00.
        proto set_proto: u32 = 0;
    }
    bits {
    }
}
