// Generated from spec/structs/WorkerThread.toml by `cargo spec generate`. Do not edit: edit that file.

//! System worker thread completed a work item.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("WorkerThread", "WorkerThreadPtr32")
    .size(16)
    .about("System worker thread completed a work item.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["WorkerThread_V1"])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG TThreadId").at(0..4).about("Thread ID.").means(Meaning::ThreadId)
            .with(&[More::SameAs("ThreadId")]),
        unsigned("ULONGLONG StartTime").at(4..12).about("Start time of the work."),
        address("PVOID ThreadRoutine").at(12..16).about("Routine that performs the work.").means(Meaning::CodeAddress),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WorkerThread", "WorkerThreadPtr64")
    .size(20)
    .about("System worker thread completed a work item.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["WorkerThread_V1"])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG TThreadId").at(0..4).about("Thread ID.").means(Meaning::ThreadId)
            .with(&[More::SameAs("ThreadId")]),
        unsigned("ULONGLONG StartTime").at(4..12).about("Start time of the work."),
        address("PVOID ThreadRoutine").at(12..20).about("Routine that performs the work.").means(Meaning::CodeAddress),
    ]);
fixed! {
    /// System worker thread completed a work item.
    ///
    /// In C: `WorkerThread`, 0x10 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "WorkerThread")]
    #[doc(alias = "WorkerThread_V1")]
    owned WorkerThreadPtr32 / WorkerThreadPtr32View: lone,
        name = "WorkerThread", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Thread ID. `ULONG TThreadId` at 0x00.
        tthread_id / set_tthread_id: u32, at = 0;
        /// Start time of the work. `ULONGLONG StartTime` at 0x04.
        start_time / set_start_time: u64, at = 4;
        /// Routine that performs the work. `PVOID ThreadRoutine` at 0x0C.
        thread_routine / set_thread_routine: u32, at = 12;
    }
}

fixed! {
    /// System worker thread completed a work item.
    ///
    /// In C: `WorkerThread`, 0x14 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "WorkerThread")]
    #[doc(alias = "WorkerThread_V1")]
    owned WorkerThreadPtr64 / WorkerThreadPtr64View: lone,
        name = "WorkerThread", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Thread ID. `ULONG TThreadId` at 0x00.
        tthread_id / set_tthread_id: u32, at = 0;
        /// Start time of the work. `ULONGLONG StartTime` at 0x04.
        start_time / set_start_time: u64, at = 4;
        /// Routine that performs the work. `PVOID ThreadRoutine` at 0x0C.
        thread_routine / set_thread_routine: u64, at = 12;
    }
}

/// Alias of [`WorkerThreadPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WorkerThreadPtr32` or `WorkerThreadPtr64`"]
pub type WorkerThread = WorkerThreadPtr64;
/// Alias of [`WorkerThreadPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WorkerThreadPtr32View` or `WorkerThreadPtr64View`"]
pub type WorkerThreadView<'a> = WorkerThreadPtr64View<'a>;
