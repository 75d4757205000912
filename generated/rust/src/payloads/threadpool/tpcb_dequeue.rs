// Generated from spec/structs/TPCBDequeue.toml by `cargo spec generate`. Do not edit: edit that file.

//! Callback dequeued or ended.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("TPCBDequeue", "TpcbDequeuePtr32")
    .size(4)
    .about("Callback dequeued or ended.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID TaskId").at(0..4).about("Task ID, which correlates the events of a task.")
            .means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("TPCBDequeue", "TpcbDequeuePtr64")
    .size(8)
    .about("Callback dequeued or ended.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID TaskId").at(0..8).about("Task ID, which correlates the events of a task.")
            .means(Meaning::Identifier),
    ]);
fixed! {
    /// Callback dequeued or ended.
    ///
    /// In C: `TPCBDequeue`, 0x4 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPCBDequeue")]
    owned TpcbDequeuePtr32 / TpcbDequeuePtr32View: lone,
        name = "TPCBDequeue", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Task ID, which correlates the events of a task. `PVOID TaskId` at 0x00.
        task_id / set_task_id: u32, at = 0;
    }
}

fixed! {
    /// Callback dequeued or ended.
    ///
    /// In C: `TPCBDequeue`, 0x8 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPCBDequeue")]
    owned TpcbDequeuePtr64 / TpcbDequeuePtr64View: lone,
        name = "TPCBDequeue", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Task ID, which correlates the events of a task. `PVOID TaskId` at 0x00.
        task_id / set_task_id: u64, at = 0;
    }
}

/// Alias of [`TpcbDequeuePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TpcbDequeuePtr32` or `TpcbDequeuePtr64`"]
pub type TpcbDequeue = TpcbDequeuePtr64;
/// Alias of [`TpcbDequeuePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TpcbDequeuePtr32View` or `TpcbDequeuePtr64View`"]
pub type TpcbDequeueView<'a> = TpcbDequeuePtr64View<'a>;
