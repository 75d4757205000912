// Generated from spec/structs/ETW_WAKE_COUNTER_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_WAKE_COUNTER_EVENT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A wake counter of a process was changed.
///
/// In C: `ETW_WAKE_COUNTER_EVENT`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_WAKE_COUNTER_EVENT")]
pub struct EtwWakeCounterEventX86 {
    /// `PVOID Object`, at 0x00. What it is for is not known.
    pub object: u32,
    /// `ULONG_PTR Tag`, at 0x04. What it is for is not known.
    pub tag: u32,
    /// `ULONG ProcessId`, at 0x08.
    pub process_id: u32,
    /// `LONG Count`, at 0x0C.
    pub count: i32,
}

impl EtwWakeCounterEventX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            tag: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            count: i32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.object.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.tag.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_wake_counter_event::V5_0X86;
}

fixed_record!(EtwWakeCounterEventX86, EtwWakeCounterEventX86View, 16, "ETW_WAKE_COUNTER_EVENT");
getters! {
    self EtwWakeCounterEventX86View "EtwWakeCounterEventX86View" {
        /// `PVOID Object`, at 0x00.
        object: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG_PTR Tag`, at 0x04.
        tag: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x08.
        process_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `LONG Count`, at 0x0C.
        count: i32 = i32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
