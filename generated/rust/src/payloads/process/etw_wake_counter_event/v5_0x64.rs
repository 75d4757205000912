// Generated from spec/structs/ETW_WAKE_COUNTER_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_WAKE_COUNTER_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A wake counter of a process was changed.
///
/// In C: `ETW_WAKE_COUNTER_EVENT`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_WAKE_COUNTER_EVENT")]
pub struct EtwWakeCounterEventX64 {
    /// `PVOID Object`, at 0x00. What it is for is not known.
    pub object: u64,
    /// `ULONG_PTR Tag`, at 0x08. What it is for is not known.
    pub tag: u64,
    /// `ULONG ProcessId`, at 0x10.
    pub process_id: u32,
    /// `LONG Count`, at 0x14.
    pub count: i32,
}

impl EtwWakeCounterEventX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            tag: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            count: i32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.object.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.tag.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_wake_counter_event::V5_0X64;
}

fixed_record!(EtwWakeCounterEventX64, EtwWakeCounterEventX64View, 24, "ETW_WAKE_COUNTER_EVENT");
getters! {
    self EtwWakeCounterEventX64View "EtwWakeCounterEventX64View" {
        /// `PVOID Object`, at 0x00.
        object: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR Tag`, at 0x08.
        tag: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x10.
        process_id: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `LONG Count`, at 0x14.
        count: i32 = i32::from_le_bytes(get::<20, 4, _>(self.fixed));
    }
}
