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
getters! {
    self EventInstanceInfoX86View "EventInstanceInfoX86View" {
        /// `HANDLE RegHandle`, at 0x00.
        reg_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG InstanceId`, at 0x04.
        instance_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
