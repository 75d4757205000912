// Generated from spec/structs/EVENT_EXTENDED_ITEM_PROCESS_START_KEY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_PROCESS_START_KEY in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A number for the process that wrote an event, which is not used again until the next start of Windows.
///
/// In C: `EVENT_EXTENDED_ITEM_PROCESS_START_KEY`, 0x8 bytes. Releases 5.0+.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *EVENT_HEADER_EXTENDED_DATA_ITEM structure*; Microsoft, *ENABLE_TRACE_PARAMETERS structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_EXTENDED_ITEM_PROCESS_START_KEY")]
pub struct EventExtendedItemProcessStartKey {
    /// `ULONG64 ProcessStartKey`, at 0x00. The number.
    pub process_start_key: u64,
}

impl EventExtendedItemProcessStartKey {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            process_start_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.process_start_key.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_process_start_key::V5_0;
}

fixed_record!(EventExtendedItemProcessStartKey, EventExtendedItemProcessStartKeyView, 8, "EVENT_EXTENDED_ITEM_PROCESS_START_KEY");
getters! {
    self EventExtendedItemProcessStartKeyView "EventExtendedItemProcessStartKeyView" {
        /// `ULONG64 ProcessStartKey`, at 0x00.
        process_start_key: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
