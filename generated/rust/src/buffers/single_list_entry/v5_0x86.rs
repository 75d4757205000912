// Generated from spec/structs/SINGLE_LIST_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SINGLE_LIST_ENTRY in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A link of a singly linked list in memory.
///
/// In C: `SINGLE_LIST_ENTRY`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// In a file its address means nothing.
///
/// Source: The mingw-w64 developers, *winnt.h*; Geoff Chappell, *WMI_BUFFER_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "SINGLE_LIST_ENTRY")]
pub struct SingleListEntryX86 {
    /// `SINGLE_LIST_ENTRY * Next`, at 0x00. The next link.
    pub next: u32,
}

impl SingleListEntryX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            next: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.next.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::single_list_entry::V5_0X86;
}

fixed_record!(SingleListEntryX86, SingleListEntryX86View, 4, "SINGLE_LIST_ENTRY");
getters! {
    self SingleListEntryX86View "SingleListEntryX86View" {
        /// `SINGLE_LIST_ENTRY * Next`, at 0x00.
        next: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
