// Generated from spec/structs/ETW_REALTIME_DISCONNECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REALTIME_DISCONNECT_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A connection to a session that is to be ended.
///
/// In C: `ETW_REALTIME_DISCONNECT_INFORMATION`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REALTIME_DISCONNECT_INFORMATION")]
pub struct EtwRealtimeDisconnectInformationX64 {
    /// `HANDLE Handle`, at 0x00. The handle of the connection.
    pub handle: u64,
}

impl EtwRealtimeDisconnectInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.handle.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_realtime_disconnect_information::V5_0X64;
}

fixed_record!(EtwRealtimeDisconnectInformationX64, EtwRealtimeDisconnectInformationX64View, 8, "ETW_REALTIME_DISCONNECT_INFORMATION");
getters! {
    self EtwRealtimeDisconnectInformationX64View "EtwRealtimeDisconnectInformationX64View" {
        /// `HANDLE Handle`, at 0x00.
        handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
