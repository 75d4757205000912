// Generated from spec/structs/EVENT_EXTENDED_ITEM_INSTANCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_INSTANCE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The instance that a classic event belongs to, and that instance's parent.
///
/// In C: `EVENT_EXTENDED_ITEM_INSTANCE`, 0x18 bytes. Releases 5.0+.
///
/// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_EXTENDED_ITEM_INSTANCE")]
pub struct EventExtendedItemInstance {
    /// `ULONG InstanceId`, at 0x00. The instance, within the event's class.
    pub instance_id: u32,
    /// `ULONG ParentInstanceId`, at 0x04. The instance that this one belongs to, within the parent's class.
    pub parent_instance_id: u32,
    /// `GUID ParentGuid`, at 0x08. The parent's class.
    pub parent_guid: Guid,
}

impl EventExtendedItemInstance {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            instance_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            parent_instance_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            parent_guid: Guid::from_bytes(get::<8, 16, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.instance_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.parent_instance_id.to_le_bytes());
        put::<8, 16, _>(&mut bytes, self.parent_guid.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_instance::V5_0;
}

fixed_record!(EventExtendedItemInstance, EventExtendedItemInstanceView, 24, "EVENT_EXTENDED_ITEM_INSTANCE");
getters! {
    self EventExtendedItemInstanceView "EventExtendedItemInstanceView" {
        /// `ULONG InstanceId`, at 0x00.
        instance_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ParentInstanceId`, at 0x04.
        parent_instance_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `GUID ParentGuid`, at 0x08.
        parent_guid: Guid = Guid::from_bytes(get::<8, 16, _>(self.fixed));
    }
}
