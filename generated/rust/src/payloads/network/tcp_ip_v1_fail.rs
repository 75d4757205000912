// Generated from spec/structs/TcpIp_V1_Fail.toml by `cargo spec generate`. Do not edit: edit that file.

//! TCP connection attempt failed.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("TcpIp_V1_Fail", "TcpIpV1Fail")
    .size(4)
    .summary("TCP connection attempt failed.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "Proto").at(0..4).doc("Protocol.").means(Meaning::Enumeration),
    ]);
fixed! {
    /// TCP connection attempt failed.
    ///
    /// In C: `TcpIp_V1_Fail`, 0x4 bytes. Releases unknown.
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TcpIp_V1_Fail")]
    owned TcpIpV1Fail / TcpIpV1FailView: lone,
        name = "TcpIp_V1_Fail", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Protocol. `ULONG Proto` at 0x00.
        proto / set_proto: u32, at = 0;
    }
}
