// Generated from spec/structs/EVENT_INSTANCE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_INSTANCE_INFO in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// An instance of a class of events, for TraceEventInstance.
///
/// In C: `EVENT_INSTANCE_INFO`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// NTDLL puts it together with an EVENT_INSTANCE_HEADER to an EVENT_INSTANCE_GUID_HEADER.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | HANDLE | `RegHandle` |
/// | 0x04 | 0x4 | ULONG | `InstanceId` |
///
/// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_INSTANCE_GUID_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_INSTANCE_INFO")]
pub struct EventInstanceInfoX86 {
    /// `HANDLE RegHandle`, at 0x00. The class, by the handle that registering it gave.
    pub reg_handle: u32,
    /// `ULONG InstanceId`, at 0x04. The instance, within its class.
    pub instance_id: u32,
}
impl EventInstanceInfoX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            reg_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            instance_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.reg_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.instance_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_instance_info::V5_0X86;
}
fixed_record!(EventInstanceInfoX86, EventInstanceInfoX86View, 8, "EVENT_INSTANCE_INFO");
impl<'a> EventInstanceInfoX86View<'a> {
    /// `HANDLE RegHandle`, at 0x00. The class, by the handle that registering it gave.
    #[inline]
    pub fn reg_handle(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG InstanceId`, at 0x04. The instance, within its class.
    #[inline]
    pub fn instance_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventInstanceInfoX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventInstanceInfoX86View");
        out.field("reg_handle", &self.reg_handle());
        out.field("instance_id", &self.instance_id());
        out.finish()
    }
}
