// Generated from spec/structs/Thread_V0_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread started, ended, or already running.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("Thread_V0_TypeGroup1", "ThreadV0TypeGroup1", (8, 8), "Thread started, ended, or already running.", &[
    unsigned("TThreadId", 0, 4, "ULONG", "Thread ID.").same_as("ThreadId").means(Meaning::ThreadId),
    unsigned("ProcessId", 4, 4, "ULONG", "ID of the process that contains the thread.").means(Meaning::ProcessId),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
fixed! {
    /// Thread started, ended, or already running.
    ///
    /// In C: `Thread_V0_TypeGroup1`, 0x8 bytes. Releases unknown.
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// The only version in which the thread ID precedes the process ID.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "Thread_V0_TypeGroup1")]
    owned ThreadV0TypeGroup1 / ThreadV0TypeGroup1View: lone [8] "Thread_V0_TypeGroup1" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Thread ID. `ULONG TThreadId` at 0x00.
        tthread_id set_tthread_id: u32 = 0;
        /// ID of the process that contains the thread. `ULONG ProcessId` at 0x04.
        process_id set_process_id: u32 = 4;
    }
    bits {
    }
}
