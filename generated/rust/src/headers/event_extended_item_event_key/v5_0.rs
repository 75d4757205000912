// Generated from spec/structs/EVENT_EXTENDED_ITEM_EVENT_KEY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_EVENT_KEY in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A number that an event has in every session that receives it.
///
/// In C: `EVENT_EXTENDED_ITEM_EVENT_KEY`, 0x8 bytes. Releases 5.0+.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *EVENT_HEADER_EXTENDED_DATA_ITEM structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_EXTENDED_ITEM_EVENT_KEY")]
pub struct EventExtendedItemEventKey {
    /// `ULONG64 Key`, at 0x00. The number.
    pub key: u64,
}

impl EventExtendedItemEventKey {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.key.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_event_key::V5_0;
}

fixed_record!(EventExtendedItemEventKey, EventExtendedItemEventKeyView, 8, "EVENT_EXTENDED_ITEM_EVENT_KEY");
getters! {
    self EventExtendedItemEventKeyView "EventExtendedItemEventKeyView" {
        /// `ULONG64 Key`, at 0x00.
        key: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
