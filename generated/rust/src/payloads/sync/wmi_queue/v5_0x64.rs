// Generated from spec/structs/WMI_QUEUE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_QUEUE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread waits for an item of a kernel queue.
///
/// In C: `WMI_QUEUE`, 0x10 bytes with one element of its array, 0xd without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_QUEUE")]
pub struct WmiQueueX64 {
    /// `PVOID Queue`, at 0x00.
    pub queue: u64,
    /// `ULONG ThreadId`, at 0x08.
    pub thread_id: u32,
    /// `UCHAR Action`, at 0x0C.
    pub action: crate::payloads::sync::WmiQueueAction,
}

impl WmiQueueX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 13]) -> Self {
        Self {
            queue: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            action: crate::payloads::sync::WmiQueueAction::from_le(get::<12, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 13] {
        let mut bytes = [0; 13];
        put::<0, 8, _>(&mut bytes, self.queue.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<12, 1, _>(&mut bytes, self.action.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_queue::V5_0X64;
}

fixed_record!(WmiQueueX64, WmiQueueX64View, 13, "WMI_QUEUE");
getters! {
    self WmiQueueX64View "WmiQueueX64View" {
        /// `PVOID Queue`, at 0x00.
        queue: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x08.
        thread_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `UCHAR Action`, at 0x0C.
        action: crate::payloads::sync::WmiQueueAction = crate::payloads::sync::WmiQueueAction::from_le(get::<12, 1, _>(self.fixed));
    }
}
