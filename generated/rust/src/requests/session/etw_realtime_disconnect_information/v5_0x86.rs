// Generated from spec/structs/ETW_REALTIME_DISCONNECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REALTIME_DISCONNECT_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A connection to a session that is to be ended.
///
/// In C: `ETW_REALTIME_DISCONNECT_INFORMATION`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REALTIME_DISCONNECT_INFORMATION")]
pub struct EtwRealtimeDisconnectInformationX86 {
    /// `HANDLE Handle`, at 0x00. The handle of the connection.
    pub handle: u32,
}

impl EtwRealtimeDisconnectInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.handle.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_realtime_disconnect_information::V5_0X86;
}

fixed_record!(EtwRealtimeDisconnectInformationX86, EtwRealtimeDisconnectInformationX86View, 4, "ETW_REALTIME_DISCONNECT_INFORMATION");
getters! {
    self EtwRealtimeDisconnectInformationX86View "EtwRealtimeDisconnectInformationX86View" {
        /// `HANDLE Handle`, at 0x00.
        handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
