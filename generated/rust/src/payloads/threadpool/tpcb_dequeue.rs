// Generated from spec/structs/TPCBDequeue.toml by `cargo spec generate`. Do not edit: edit that file.

//! Callback dequeued or ended.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TPCBDequeue", "TpcbDequeuePtr32", (4, 4), "Callback dequeued or ended.", &[
    address("TaskId", 0, 4, "PVOID", "Task ID, which correlates the events of a task.").means(Meaning::Identifier),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("TPCBDequeue", "TpcbDequeuePtr64", (8, 8), "Callback dequeued or ended.", &[
    address("TaskId", 0, 8, "PVOID", "Task ID, which correlates the events of a task.").means(Meaning::Identifier),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
fixed! {
    /// Callback dequeued or ended.
    ///
    /// In C: `TPCBDequeue`, 0x4 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPCBDequeue")]
    owned TpcbDequeuePtr32 / TpcbDequeuePtr32View: lone [4] "TPCBDequeue" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Task ID, which correlates the events of a task. `PVOID TaskId` at 0x00.
        task_id set_task_id: u32 = 0;
    }
    bits {
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
    owned TpcbDequeuePtr64 / TpcbDequeuePtr64View: lone [8] "TPCBDequeue" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Task ID, which correlates the events of a task. `PVOID TaskId` at 0x00.
        task_id set_task_id: u64 = 0;
    }
    bits {
    }
}

/// Alias of [`TpcbDequeuePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TpcbDequeuePtr32` or `TpcbDequeuePtr64`"]
pub type TpcbDequeue = TpcbDequeuePtr64;
/// Alias of [`TpcbDequeuePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TpcbDequeuePtr32View` or `TpcbDequeuePtr64View`"]
pub type TpcbDequeueView<'a> = TpcbDequeuePtr64View<'a>;
