// Generated from spec/structs/TPCBCancel.toml by `cargo spec generate`. Do not edit: edit that file.

//! Callback canceled.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("TPCBCancel", "TpcbCancelPtr32")
    .size(8)
    .about("Callback canceled.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID TaskId").at(0..4).about("Task ID, which correlates the events of a task.")
            .means(Meaning::Identifier),
        unsigned("ULONG CancelCount").at(4..8).about("Number of canceled callbacks.").means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("TPCBCancel", "TpcbCancelPtr64")
    .size(12)
    .about("Callback canceled.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID TaskId").at(0..8).about("Task ID, which correlates the events of a task.")
            .means(Meaning::Identifier),
        unsigned("ULONG CancelCount").at(8..12).about("Number of canceled callbacks.").means(Meaning::Count),
    ]);
fixed! {
    /// Callback canceled.
    ///
    /// In C: `TPCBCancel`, 0x8 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPCBCancel")]
    owned TpcbCancelPtr32 / TpcbCancelPtr32View: lone,
        name = "TPCBCancel", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Task ID, which correlates the events of a task. `PVOID TaskId` at 0x00.
        task_id / set_task_id: u32, at = 0;
        /// Number of canceled callbacks. `ULONG CancelCount` at 0x04.
        cancel_count / set_cancel_count: u32, at = 4;
    }
}

fixed! {
    /// Callback canceled.
    ///
    /// In C: `TPCBCancel`, 0xc bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPCBCancel")]
    owned TpcbCancelPtr64 / TpcbCancelPtr64View: lone,
        name = "TPCBCancel", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Task ID, which correlates the events of a task. `PVOID TaskId` at 0x00.
        task_id / set_task_id: u64, at = 0;
        /// Number of canceled callbacks. `ULONG CancelCount` at 0x08.
        cancel_count / set_cancel_count: u32, at = 8;
    }
}

/// Alias of [`TpcbCancelPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TpcbCancelPtr32` or `TpcbCancelPtr64`"]
pub type TpcbCancel = TpcbCancelPtr64;
/// Alias of [`TpcbCancelPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TpcbCancelPtr32View` or `TpcbCancelPtr64View`"]
pub type TpcbCancelView<'a> = TpcbCancelPtr64View<'a>;
