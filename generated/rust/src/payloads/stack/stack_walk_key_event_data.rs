// Generated from spec/structs/STACK_WALK_KEY_EVENT_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Call stack of an event, by a key for which another event has the addresses.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_TRACEEVENT, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("STACK_WALK_KEY_EVENT_DATA", "StackWalkKeyEventDataPtr32")
    .size(20)
    .about("Call stack of an event, by a key for which another event has the addresses.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG TimeStamp").at(0..8).about("Time stamp of the event that the stack belongs to.")
            .means(Meaning::TimeStamp),
        unsigned("ULONG ProcessId").at(8..12).means(Meaning::ProcessId),
        unsigned("ULONG ThreadId").at(12..16).means(Meaning::ThreadId),
        address("ULONG_PTR StackKey").at(16..20).about("Key of the stack in the events that have the addresses.")
            .means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("STACK_WALK_KEY_EVENT_DATA", "StackWalkKeyEventDataPtr64")
    .size(24)
    .about("Call stack of an event, by a key for which another event has the addresses.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG TimeStamp").at(0..8).about("Time stamp of the event that the stack belongs to.")
            .means(Meaning::TimeStamp),
        unsigned("ULONG ProcessId").at(8..12).means(Meaning::ProcessId),
        unsigned("ULONG ThreadId").at(12..16).means(Meaning::ThreadId),
        address("ULONG_PTR StackKey").at(16..24).about("Key of the stack in the events that have the addresses.")
            .means(Meaning::Identifier),
    ]);
fixed! {
    /// Call stack of an event, by a key for which another event has the addresses.
    ///
    /// No known name in C; here: `STACK_WALK_KEY_EVENT_DATA`, 0x14 bytes. Releases unknown (32-bit).
    ///
    /// It starts like STACK_WALK_EVENT_DATA.
    ///
    /// Source: Microsoft, *KernelTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "STACK_WALK_KEY_EVENT_DATA")]
    owned StackWalkKeyEventDataPtr32 / StackWalkKeyEventDataPtr32View: lone,
        name = "STACK_WALK_KEY_EVENT_DATA", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Time stamp of the event that the stack belongs to. `ULONGLONG TimeStamp` at 0x00.
        time_stamp / set_time_stamp: u64, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Thread ID. `ULONG ThreadId` at 0x0C.
        thread_id / set_thread_id: u32, at = 12;
        /// Key of the stack in the events that have the addresses. `ULONG_PTR StackKey` at 0x10.
        stack_key / set_stack_key: u32, at = 16;
    }
}

fixed! {
    /// Call stack of an event, by a key for which another event has the addresses.
    ///
    /// No known name in C; here: `STACK_WALK_KEY_EVENT_DATA`, 0x18 bytes. Releases unknown (64-bit).
    ///
    /// It starts like STACK_WALK_EVENT_DATA.
    ///
    /// Source: Microsoft, *KernelTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "STACK_WALK_KEY_EVENT_DATA")]
    owned StackWalkKeyEventDataPtr64 / StackWalkKeyEventDataPtr64View: lone,
        name = "STACK_WALK_KEY_EVENT_DATA", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Time stamp of the event that the stack belongs to. `ULONGLONG TimeStamp` at 0x00.
        time_stamp / set_time_stamp: u64, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Thread ID. `ULONG ThreadId` at 0x0C.
        thread_id / set_thread_id: u32, at = 12;
        /// Key of the stack in the events that have the addresses. `ULONG_PTR StackKey` at 0x10.
        stack_key / set_stack_key: u64, at = 16;
    }
}

/// Alias of [`StackWalkKeyEventDataPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `StackWalkKeyEventDataPtr32` or `StackWalkKeyEventDataPtr64`"
]
pub type StackWalkKeyEventData = StackWalkKeyEventDataPtr64;
/// Alias of [`StackWalkKeyEventDataPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `StackWalkKeyEventDataPtr32View` or `StackWalkKeyEventDataPtr64View`"
]
pub type StackWalkKeyEventDataView<'a> = StackWalkKeyEventDataPtr64View<'a>;
