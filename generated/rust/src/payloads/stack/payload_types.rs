// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Addresses of a call stack that other events refer to by its key.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_STACKTRACE_DELETE` (0x1823), `PERFINFO_LOG_TYPE_STACKTRACE_RUNDOWN` (0x1824).
    ///
    /// Structures: `STACK_TRACE_EVENT_DATA`.
    #[doc(alias = "STACK_TRACE_EVENT_DATA")]
    StackTraceEventDataPayload {
        /// Key of the stack. In C: `StackKey`.
        fn stack_key -> u64 = number(0);
        /// Stack addresses, innermost call first. In C: `Addresses`.
        fn addresses -> Option<Numbers<'a>> = find_numbers(1);
    }
}

pub(crate) static STACK_TRACE_EVENT_DATA_0: &[Slot] = &[Slot::At(0, 4), Slot::Part(0)];
pub(crate) static STACK_TRACE_EVENT_DATA_1: &[Slot] = &[Slot::At(0, 8), Slot::Part(0)];
payload_type! {
    /// Stack of a thread at the time of another event.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_STACKWALK` (0x1820).
    ///
    /// Structures: `STACK_WALK_EVENT_DATA`.
    #[doc(alias = "STACK_WALK_EVENT_DATA")]
    StackWalkEventDataPayload {
        /// Time stamp of the event that the stack belongs to. In C: `TimeStamp`.
        fn time_stamp -> u64 = number(0);
        /// Process ID of that event. In C: `ProcessId`.
        fn process_id -> u32 = number(1);
        /// Thread ID of that event. In C: `ThreadId`.
        fn thread_id -> u32 = number(2);
        /// Return addresses, innermost first. In C: `Addresses`.
        fn addresses -> Option<Numbers<'a>> = find_numbers(3);
    }
}

pub(crate) static STACK_WALK_EVENT_DATA_0: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::Part(0)];
pub(crate) static STACK_WALK_EVENT_DATA_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::Part(0)];
payload_type! {
    /// Call stack of an event, by a key for which another event has the addresses.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_STACKTRACE_KEY_KERNEL` (0x1825), `PERFINFO_LOG_TYPE_STACKTRACE_KEY_USER` (0x1826).
    ///
    /// Structures: `STACK_WALK_KEY_EVENT_DATA`.
    #[doc(alias = "STACK_WALK_KEY_EVENT_DATA")]
    StackWalkKeyEventDataPayload {
        /// Time stamp of the event that the stack belongs to. In C: `TimeStamp`.
        fn time_stamp -> u64 = number(0);
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(1);
        /// Thread ID. In C: `ThreadId`.
        fn thread_id -> u32 = number(2);
        /// Key of the stack in the events that have the addresses. In C: `StackKey`.
        fn stack_key -> u64 = number(3);
    }
}

pub(crate) static STACK_WALK_KEY_EVENT_DATA_0: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4)];
pub(crate) static STACK_WALK_KEY_EVENT_DATA_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8)];
