// Generated from spec/structs/EVENT_EXTENDED_ITEM_TS_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_TS_ID in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The terminal session in which an event was written.
///
/// In C: `EVENT_EXTENDED_ITEM_TS_ID`, 0x4 bytes. Releases 5.0+.
///
/// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_EXTENDED_ITEM_TS_ID")]
pub struct EventExtendedItemTsId {
    /// `ULONG SessionId`, at 0x00. The terminal session.
    pub session_id: u32,
}

impl EventExtendedItemTsId {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            session_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.session_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_ts_id::V5_0;
}

fixed_record!(EventExtendedItemTsId, EventExtendedItemTsIdView, 4, "EVENT_EXTENDED_ITEM_TS_ID");
getters! {
    self EventExtendedItemTsIdView "EventExtendedItemTsIdView" {
        /// `ULONG SessionId`, at 0x00.
        session_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
