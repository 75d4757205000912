// Generated from spec/structs/TRACE_GUID_REGISTRATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_GUID_REGISTRATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A class of events, and the handle that registering it gave.
///
/// In C: `TRACE_GUID_REGISTRATION`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | GUID * | `Guid` |
/// | 0x08 | 0x8 | HANDLE | `RegHandle` |
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
fixed_record!(
    TraceGuidRegistrationX64, TraceGuidRegistrationX64View, 16, "TRACE_GUID_REGISTRATION"
);
impl<'a> TraceGuidRegistrationX64View<'a> {
    /// `GUID * Guid`, at 0x00. The class.
    #[inline]
    pub fn guid(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `HANDLE RegHandle`, at 0x08. The handle: EVENT_INSTANCE_HEADER has it in 64 bits.
    #[inline]
    pub fn reg_handle(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for TraceGuidRegistrationX64View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TraceGuidRegistrationX64View");
        out.field("guid", &self.guid());
        out.field("reg_handle", &self.reg_handle());
        out.finish()
    }
}
