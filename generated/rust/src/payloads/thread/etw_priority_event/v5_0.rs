// Generated from spec/structs/ETW_PRIORITY_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PRIORITY_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread's priority was changed.
///
/// In C: `ETW_PRIORITY_EVENT`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_PRIORITY_EVENT")]
pub struct EtwPriorityEvent {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// `SCHAR OldPriority`, at 0x04.
    pub old_priority: i8,
    /// `SCHAR NewPriority`, at 0x05.
    pub new_priority: i8,
    /// `SCHAR DynamicPriority`, at 0x06. It holds only if the base priority was set.
    pub dynamic_priority: i8,
    /// `SCHAR Reserved`, at 0x07. What it is for is not known.
    pub reserved: i8,
}

impl EtwPriorityEvent {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            old_priority: i8::from_le_bytes(get::<4, 1, _>(bytes)),
            new_priority: i8::from_le_bytes(get::<5, 1, _>(bytes)),
            dynamic_priority: i8::from_le_bytes(get::<6, 1, _>(bytes)),
            reserved: i8::from_le_bytes(get::<7, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.old_priority.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.new_priority.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.dynamic_priority.to_le_bytes());
        put::<7, 1, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_priority_event::V5_0;
}

fixed_record!(EtwPriorityEvent, EtwPriorityEventView, 8, "ETW_PRIORITY_EVENT");
getters! {
    self EtwPriorityEventView "EtwPriorityEventView" {
        /// `ULONG ThreadId`, at 0x00.
        thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SCHAR OldPriority`, at 0x04.
        old_priority: i8 = i8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `SCHAR NewPriority`, at 0x05.
        new_priority: i8 = i8::from_le_bytes(get::<5, 1, _>(self.fixed));
        /// `SCHAR DynamicPriority`, at 0x06.
        dynamic_priority: i8 = i8::from_le_bytes(get::<6, 1, _>(self.fixed));
        /// `SCHAR Reserved`, at 0x07.
        reserved: i8 = i8::from_le_bytes(get::<7, 1, _>(self.fixed));
    }
}
