// Generated from spec/structs/ETW_AUTOBOOST_NO_ENTRIES_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_AUTOBOOST_NO_ENTRIES_EVENT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread took a lock and had no free entry to keep track of it.
///
/// In C: `ETW_AUTOBOOST_NO_ENTRIES_EVENT`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_AUTOBOOST_NO_ENTRIES_EVENT")]
pub struct EtwAutoboostNoEntriesEventX86 {
    /// `PVOID Lock`, at 0x00.
    pub lock: u32,
    /// `ULONG ThreadId`, at 0x04.
    pub thread_id: u32,
}

impl EtwAutoboostNoEntriesEventX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            lock: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.lock.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_autoboost_no_entries_event::V5_0X86;
}

fixed_record!(EtwAutoboostNoEntriesEventX86, EtwAutoboostNoEntriesEventX86View, 8, "ETW_AUTOBOOST_NO_ENTRIES_EVENT");
getters! {
    self EtwAutoboostNoEntriesEventX86View "EtwAutoboostNoEntriesEventX86View" {
        /// `PVOID Lock`, at 0x00.
        lock: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x04.
        thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
