// Generated from spec/structs/TcpIp_Fail.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TcpIp_Fail in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A connection or a send failed.
///
/// In C: `TcpIp_Fail`, 0x4 bytes. Releases 5.0+.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TcpIp_Fail")]
#[doc(alias = "UdpIp_Fail")]
pub struct TcpIpFail {
    /// `USHORT Proto`, at 0x00. The protocol.
    pub proto: u16,
    /// `USHORT FailureCode`, at 0x02. 1 too few resources, 2 too many addresses, 3 the address exists, 4 the address is invalid, 5 another reason, 6 the address exists and waits for its time to pass.
    pub failure_code: u16,
}

impl TcpIpFail {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            proto: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            failure_code: u16::from_le_bytes(get::<2, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 2, _>(&mut bytes, self.proto.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.failure_code.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tcp_ip_fail::V5_0;
}

fixed_record!(TcpIpFail, TcpIpFailView, 4, "TcpIp_Fail");
getters! {
    self TcpIpFailView "TcpIpFailView" {
        /// `USHORT Proto`, at 0x00.
        proto: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT FailureCode`, at 0x02.
        failure_code: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
    }
}
