// Generated from spec/structs/ETW_HEAP_EVENT_RUNDOWN_RANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_RUNDOWN_RANGE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// One range of memory of a heap that exists.
///
/// In C: `ETW_HEAP_EVENT_RUNDOWN_RANGE`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_RUNDOWN_RANGE")]
pub struct EtwHeapEventRundownRangeX64 {
    /// `PVOID Address`, at 0x00.
    pub address: u64,
    /// `SIZE_T Size`, at 0x08. Unit: bytes.
    pub size: u64,
}

impl EtwHeapEventRundownRangeX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            address: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            size: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.address.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.size.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_rundown_range::V5_0X64;
}

fixed_record!(EtwHeapEventRundownRangeX64, EtwHeapEventRundownRangeX64View, 16, "ETW_HEAP_EVENT_RUNDOWN_RANGE");
getters! {
    self EtwHeapEventRundownRangeX64View "EtwHeapEventRundownRangeX64View" {
        /// `PVOID Address`, at 0x00.
        address: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `SIZE_T Size`, at 0x08.
        size: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
