// Generated from spec/structs/HEAP_EVENT_COMMIT_DECOMMIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_EVENT_COMMIT_DECOMMIT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Memory of a heap that was committed or decommitted.
///
/// In C: `HEAP_EVENT_COMMIT_DECOMMIT`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_EVENT_COMMIT_DECOMMIT")]
pub struct HeapEventCommitDecommitX64 {
    /// `PVOID HeapHandle`, at 0x00.
    pub heap_handle: u64,
    /// `PVOID Block`, at 0x08.
    pub block: u64,
    /// `SIZE_T Size`, at 0x10. Unit: bytes.
    pub size: u64,
    /// `ULONG Caller`, at 0x18. The part of the heap's code that did it.
    pub caller: crate::payloads::heap::HeapLog,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_1c: Bytes<4>,
}

impl HeapEventCommitDecommitX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            block: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            size: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            caller: crate::payloads::heap::HeapLog::from_le(get::<24, 4, _>(bytes)),
            padding_1c: Bytes(get::<28, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.block.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.size.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.caller.to_le());
        put::<28, 4, _>(&mut bytes, self.padding_1c.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_event_commit_decommit::V5_0X64;
}

fixed_record!(HeapEventCommitDecommitX64, HeapEventCommitDecommitX64View, 32, "HEAP_EVENT_COMMIT_DECOMMIT");
getters! {
    self HeapEventCommitDecommitX64View "HeapEventCommitDecommitX64View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID Block`, at 0x08.
        block: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `SIZE_T Size`, at 0x10.
        size: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG Caller`, at 0x18.
        caller: crate::payloads::heap::HeapLog = crate::payloads::heap::HeapLog::from_le(get::<24, 4, _>(self.fixed));
    }
}
