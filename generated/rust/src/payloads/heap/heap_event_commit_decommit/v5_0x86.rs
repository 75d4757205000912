// Generated from spec/structs/HEAP_EVENT_COMMIT_DECOMMIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_EVENT_COMMIT_DECOMMIT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Memory of a heap that was committed or decommitted.
///
/// In C: `HEAP_EVENT_COMMIT_DECOMMIT`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_EVENT_COMMIT_DECOMMIT")]
pub struct HeapEventCommitDecommitX86 {
    /// `PVOID HeapHandle`, at 0x00.
    pub heap_handle: u32,
    /// `PVOID Block`, at 0x04.
    pub block: u32,
    /// `SIZE_T Size`, at 0x08. Unit: bytes.
    pub size: u32,
    /// `ULONG Caller`, at 0x0C. The part of the heap's code that did it.
    pub caller: crate::payloads::heap::HeapLog,
}

impl HeapEventCommitDecommitX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            block: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            caller: crate::payloads::heap::HeapLog::from_le(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.block.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.caller.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_event_commit_decommit::V5_0X86;
}

fixed_record!(HeapEventCommitDecommitX86, HeapEventCommitDecommitX86View, 16, "HEAP_EVENT_COMMIT_DECOMMIT");
getters! {
    self HeapEventCommitDecommitX86View "HeapEventCommitDecommitX86View" {
        /// `PVOID HeapHandle`, at 0x00.
        heap_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID Block`, at 0x04.
        block: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `SIZE_T Size`, at 0x08.
        size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Caller`, at 0x0C.
        caller: crate::payloads::heap::HeapLog = crate::payloads::heap::HeapLog::from_le(get::<12, 4, _>(self.fixed));
    }
}
