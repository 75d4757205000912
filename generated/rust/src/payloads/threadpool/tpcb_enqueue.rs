// Generated from spec/structs/TPCBEnqueue.toml by `cargo spec generate`. Do not edit: edit that file.

//! Callback queued or started.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("TPCBEnqueue", "TpcbEnqueuePtr32")
    .size(20)
    .about("Callback queued or started.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID PoolId").at(0..4).about("Identifies the thread pool.").means(Meaning::ThreadPool),
        address("PVOID TaskId").at(4..8).about("Task ID, which correlates the events of a task.")
            .means(Meaning::Identifier),
        address("PVOID CallbackFunction").at(8..12).means(Meaning::CodeAddress).with(&[More::SameAs("Callback")]),
        address("PVOID CallbackContext").at(12..16).about("Argument of the callback.").means(Meaning::Hex)
            .with(&[More::SameAs("Context")]),
        address("ULONG_PTR SubProcessTag").at(16..20).about("Tag of the service for which the callback runs.")
            .means(Meaning::ServiceTag),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("TPCBEnqueue", "TpcbEnqueuePtr64")
    .size(40)
    .about("Callback queued or started.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID PoolId").at(0..8).about("Identifies the thread pool.").means(Meaning::ThreadPool),
        address("PVOID TaskId").at(8..16).about("Task ID, which correlates the events of a task.")
            .means(Meaning::Identifier),
        address("PVOID CallbackFunction").at(16..24).means(Meaning::CodeAddress).with(&[More::SameAs("Callback")]),
        address("PVOID CallbackContext").at(24..32).about("Argument of the callback.").means(Meaning::Hex)
            .with(&[More::SameAs("Context")]),
        address("ULONG_PTR SubProcessTag").at(32..40).about("Tag of the service for which the callback runs.")
            .means(Meaning::ServiceTag),
    ]);
fixed! {
    /// Callback queued or started.
    ///
    /// In C: `TPCBEnqueue`, 0x14 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_TP_EVENT_CALLBACK_ENQUEUE is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPCBEnqueue")]
    owned TpcbEnqueuePtr32 / TpcbEnqueuePtr32View: lone,
        name = "TPCBEnqueue", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Identifies the thread pool. `PVOID PoolId` at 0x00.
        pool_id / set_pool_id: u32, at = 0;
        /// Task ID, which correlates the events of a task. `PVOID TaskId` at 0x04.
        task_id / set_task_id: u32, at = 4;
        /// Address of code. `PVOID CallbackFunction` at 0x08.
        callback_function / set_callback_function: u32, at = 8;
        /// Argument of the callback. `PVOID CallbackContext` at 0x0C.
        callback_context / set_callback_context: u32, at = 12;
        /// Tag of the service for which the callback runs. `ULONG_PTR SubProcessTag` at 0x10.
        sub_process_tag / set_sub_process_tag: u32, at = 16;
    }
}

fixed! {
    /// Callback queued or started.
    ///
    /// In C: `TPCBEnqueue`, 0x28 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_TP_EVENT_CALLBACK_ENQUEUE is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPCBEnqueue")]
    owned TpcbEnqueuePtr64 / TpcbEnqueuePtr64View: lone,
        name = "TPCBEnqueue", size = 40, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Identifies the thread pool. `PVOID PoolId` at 0x00.
        pool_id / set_pool_id: u64, at = 0;
        /// Task ID, which correlates the events of a task. `PVOID TaskId` at 0x08.
        task_id / set_task_id: u64, at = 8;
        /// Address of code. `PVOID CallbackFunction` at 0x10.
        callback_function / set_callback_function: u64, at = 16;
        /// Argument of the callback. `PVOID CallbackContext` at 0x18.
        callback_context / set_callback_context: u64, at = 24;
        /// Tag of the service for which the callback runs. `ULONG_PTR SubProcessTag` at 0x20.
        sub_process_tag / set_sub_process_tag: u64, at = 32;
    }
}

/// Alias of [`TpcbEnqueuePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TpcbEnqueuePtr32` or `TpcbEnqueuePtr64`"]
pub type TpcbEnqueue = TpcbEnqueuePtr64;
/// Alias of [`TpcbEnqueuePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TpcbEnqueuePtr32View` or `TpcbEnqueuePtr64View`"]
pub type TpcbEnqueueView<'a> = TpcbEnqueuePtr64View<'a>;
