// Generated from spec/structs/TcpIp_V1_Fail.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TcpIp_V1_Fail in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A TCP connection could not be made.
///
/// In C: `TcpIp_V1_Fail`, 0x4 bytes. Releases 5.0+.
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
getters! {
    self TcpIpV1FailView "TcpIpV1FailView" {
        /// `ULONG Proto`, at 0x00.
        proto: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
