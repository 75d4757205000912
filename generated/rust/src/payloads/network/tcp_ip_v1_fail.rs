// Generated from spec/structs/TcpIp_V1_Fail.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP connection attempt failed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TcpIp_V1_Fail", "TcpIpV1Fail", (4, 4), "TCP connection attempt failed.", &[
    unsigned("Proto", 0, 4, "ULONG", "Protocol.").means(Meaning::Enumeration),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
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
