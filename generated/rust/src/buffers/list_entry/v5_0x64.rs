// Generated from spec/structs/LIST_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! LIST_ENTRY in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A link of a doubly linked list in memory.
///
/// In C: `LIST_ENTRY`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// In a file its addresses mean nothing.
///
/// Source: The mingw-w64 developers, *winnt.h*; Geoff Chappell, *WMI_BUFFER_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "LIST_ENTRY")]
pub struct ListEntryX64 {
    /// `LIST_ENTRY * Flink`, at 0x00. The next link.
    pub flink: u64,
    /// `LIST_ENTRY * Blink`, at 0x08. The link before.
    pub blink: u64,
}

impl ListEntryX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            flink: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            blink: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.flink.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.blink.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::list_entry::V5_0X64;
}

fixed_record!(ListEntryX64, ListEntryX64View, 16, "LIST_ENTRY");
getters! {
    self ListEntryX64View "ListEntryX64View" {
        /// `LIST_ENTRY * Flink`, at 0x00.
        flink: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `LIST_ENTRY * Blink`, at 0x08.
        blink: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
