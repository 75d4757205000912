// Generated from spec/structs/ETW_HEAP_EVENT_RUNDOWN_RANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_RUNDOWN_RANGE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// One range of memory of a heap that exists.
///
/// In C: `ETW_HEAP_EVENT_RUNDOWN_RANGE`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_RUNDOWN_RANGE")]
pub struct EtwHeapEventRundownRangeX86 {
    /// `PVOID Address`, at 0x00.
    pub address: u32,
    /// `SIZE_T Size`, at 0x04. Unit: bytes.
    pub size: u32,
}

impl EtwHeapEventRundownRangeX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            address: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.address.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.size.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_rundown_range::V5_0X86;
}

fixed_record!(EtwHeapEventRundownRangeX86, EtwHeapEventRundownRangeX86View, 8, "ETW_HEAP_EVENT_RUNDOWN_RANGE");
getters! {
    self EtwHeapEventRundownRangeX86View "EtwHeapEventRundownRangeX86View" {
        /// `PVOID Address`, at 0x00.
        address: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SIZE_T Size`, at 0x04.
        size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
