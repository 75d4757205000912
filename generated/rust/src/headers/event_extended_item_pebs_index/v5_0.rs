// Generated from spec/structs/EVENT_EXTENDED_ITEM_PEBS_INDEX.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_PEBS_INDEX in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A PEBS index that goes with an event.
///
/// In C: `EVENT_EXTENDED_ITEM_PEBS_INDEX`, 0x8 bytes. Releases 5.0+.
///
/// The same layout is the data of an extended item of an EVENT_HEADER.
///
/// What no source says:
///
/// - What the index counts.
///
/// Source: Geoff Chappell, *PERFINFO_TRACE_HEADER*; The mingw-w64 developers, *evntcons.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_EXTENDED_ITEM_PEBS_INDEX")]
pub struct EventExtendedItemPebsIndex {
    /// `ULONG64 PebsIndex`, at 0x00. What it is for is not known.
    pub pebs_index: u64,
}

impl EventExtendedItemPebsIndex {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            pebs_index: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.pebs_index.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_pebs_index::V5_0;
}

fixed_record!(EventExtendedItemPebsIndex, EventExtendedItemPebsIndexView, 8, "EVENT_EXTENDED_ITEM_PEBS_INDEX");
getters! {
    self EventExtendedItemPebsIndexView "EventExtendedItemPebsIndexView" {
        /// `ULONG64 PebsIndex`, at 0x00.
        pebs_index: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
