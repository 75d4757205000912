// Generated from spec/structs/LIST_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! LIST_ENTRY in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A link of a doubly linked list in memory.
///
/// In C: `LIST_ENTRY`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// In a file its addresses mean nothing.
///
/// Source: The mingw-w64 developers, *winnt.h*; Geoff Chappell, *WMI_BUFFER_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "LIST_ENTRY")]
pub struct ListEntryX86 {
    /// `LIST_ENTRY * Flink`, at 0x00. The next link.
    pub flink: u32,
    /// `LIST_ENTRY * Blink`, at 0x04. The link before.
    pub blink: u32,
}

impl ListEntryX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            flink: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            blink: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.flink.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.blink.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::list_entry::V5_0X86;
}

fixed_record!(ListEntryX86, ListEntryX86View, 8, "LIST_ENTRY");
getters! {
    self ListEntryX86View "ListEntryX86View" {
        /// `LIST_ENTRY * Flink`, at 0x00.
        flink: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `LIST_ENTRY * Blink`, at 0x04.
        blink: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
