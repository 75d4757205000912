// Generated from spec/structs/SINGLE_LIST_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SINGLE_LIST_ENTRY in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A link of a singly linked list in memory.
///
/// In C: `SINGLE_LIST_ENTRY`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// In a file its address means nothing.
///
/// Source: The mingw-w64 developers, *winnt.h*; Geoff Chappell, *WMI_BUFFER_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "SINGLE_LIST_ENTRY")]
pub struct SingleListEntryX64 {
    /// `SINGLE_LIST_ENTRY * Next`, at 0x00. The next link.
    pub next: u64,
}

impl SingleListEntryX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            next: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.next.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::single_list_entry::V5_0X64;
}

fixed_record!(SingleListEntryX64, SingleListEntryX64View, 8, "SINGLE_LIST_ENTRY");
getters! {
    self SingleListEntryX64View "SingleListEntryX64View" {
        /// `SINGLE_LIST_ENTRY * Next`, at 0x00.
        next: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
