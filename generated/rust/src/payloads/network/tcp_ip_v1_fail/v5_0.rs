// Generated from spec/structs/TcpIp_V1_Fail.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TcpIp_V1_Fail in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;
/// A TCP connection could not be made.
///
/// In C: `TcpIp_V1_Fail`, 0x4 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Proto` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TcpIp_V1_Fail")]
pub struct TcpIpV1Fail {
    /// `ULONG Proto`, at 0x00. The protocol.
    pub proto: u32,
}
impl TcpIpV1Fail {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            proto: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.proto.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tcp_ip_v1_fail::V5_0;
}
fixed_record!(TcpIpV1Fail, TcpIpV1FailView, 4, "TcpIp_V1_Fail");
impl<'a> TcpIpV1FailView<'a> {
    /// `ULONG Proto`, at 0x00. The protocol.
    #[inline]
    pub fn proto(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for TcpIpV1FailView<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TcpIpV1FailView");
        out.field("proto", &self.proto());
        out.finish()
    }
}
