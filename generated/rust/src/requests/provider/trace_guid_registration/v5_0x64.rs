// Generated from spec/structs/TRACE_GUID_REGISTRATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_GUID_REGISTRATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A class of events, and the handle that registering it gave.
///
/// In C: `TRACE_GUID_REGISTRATION`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_GUID_REGISTRATION")]
pub struct TraceGuidRegistrationX64 {
    /// `GUID * Guid`, at 0x00. The class.
    pub guid: u64,
    /// `HANDLE RegHandle`, at 0x08. The handle: EVENT_INSTANCE_HEADER has it in 64 bits.
    pub reg_handle: u64,
}

impl TraceGuidRegistrationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            guid: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            reg_handle: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.guid.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.reg_handle.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_guid_registration::V5_0X64;
}

fixed_record!(TraceGuidRegistrationX64, TraceGuidRegistrationX64View, 16, "TRACE_GUID_REGISTRATION");
getters! {
    self TraceGuidRegistrationX64View "TraceGuidRegistrationX64View" {
        /// `GUID * Guid`, at 0x00.
        guid: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `HANDLE RegHandle`, at 0x08.
        reg_handle: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
