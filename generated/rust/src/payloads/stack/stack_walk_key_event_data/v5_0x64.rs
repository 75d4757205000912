// Generated from spec/structs/STACK_WALK_KEY_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! STACK_WALK_KEY_EVENT_DATA in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The stack of calls of an event, by a key for which another event has the addresses.
///
/// Microsoft gives it no name: `STACK_WALK_KEY_EVENT_DATA`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// It begins as STACK_WALK_EVENT_DATA does.
///
/// Source: Microsoft, *KernelTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "STACK_WALK_KEY_EVENT_DATA")]
pub struct StackWalkKeyEventDataX64 {
    /// `ULONGLONG TimeStamp`, at 0x00. The time stamp of the event whose stack it is.
    pub time_stamp: u64,
    /// `ULONG ProcessId`, at 0x08.
    pub process_id: u32,
    /// `ULONG ThreadId`, at 0x0C.
    pub thread_id: u32,
    /// `ULONG_PTR StackKey`, at 0x10. What stands for the stack in the events that have the addresses.
    pub stack_key: u64,
}

impl StackWalkKeyEventDataX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            time_stamp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            stack_key: u64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.time_stamp.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.stack_key.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::stack_walk_key_event_data::V5_0X64;
}

fixed_record!(StackWalkKeyEventDataX64, StackWalkKeyEventDataX64View, 24, "STACK_WALK_KEY_EVENT_DATA");
getters! {
    self StackWalkKeyEventDataX64View "StackWalkKeyEventDataX64View" {
        /// `ULONGLONG TimeStamp`, at 0x00.
        time_stamp: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x08.
        process_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x0C.
        thread_id: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG_PTR StackKey`, at 0x10.
        stack_key: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
    }
}
