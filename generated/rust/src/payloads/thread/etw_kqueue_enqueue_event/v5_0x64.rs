// Generated from spec/structs/ETW_KQUEUE_ENQUEUE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_KQUEUE_ENQUEUE_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An entry was put into a kernel queue.
///
/// In C: `ETW_KQUEUE_ENQUEUE_EVENT`, 0x10 bytes with one element of its array, 0xc without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_KQUEUE_ENQUEUE_EVENT")]
pub struct EtwKqueueEnqueueEventX64 {
    /// `PVOID Entry`, at 0x00.
    pub entry: u64,
    /// `ULONG ThreadId`, at 0x08. The thread that put it there.
    pub thread_id: u32,
}

impl EtwKqueueEnqueueEventX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            entry: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.entry.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_kqueue_enqueue_event::V5_0X64;
}

fixed_record!(EtwKqueueEnqueueEventX64, EtwKqueueEnqueueEventX64View, 12, "ETW_KQUEUE_ENQUEUE_EVENT");
getters! {
    self EtwKqueueEnqueueEventX64View "EtwKqueueEnqueueEventX64View" {
        /// `PVOID Entry`, at 0x00.
        entry: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x08.
        thread_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
