// Generated from spec/structs/Thread_V0_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread started, ended, or already running.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("Thread_V0_TypeGroup1", "ThreadV0TypeGroup1")
    .size(8)
    .summary("Thread started, ended, or already running.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "TThreadId").at(0..4).doc("Thread ID.").same_as("ThreadId").means(Meaning::ThreadId),
        unsigned("ULONG", "ProcessId").at(4..8).doc("ID of the process that contains the thread.")
            .means(Meaning::ProcessId),
    ]);
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
    owned ThreadV0TypeGroup1 / ThreadV0TypeGroup1View: lone,
        name = "Thread_V0_TypeGroup1", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Thread ID. `ULONG TThreadId` at 0x00.
        tthread_id / set_tthread_id: u32, at = 0;
        /// ID of the process that contains the thread. `ULONG ProcessId` at 0x04.
        process_id / set_process_id: u32, at = 4;
    }
}
