// Generated from spec/structs/PERFINFO_CC_WORKITEM_DEQUEUE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Cache manager work item dequeued.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_WORKITEM_DEQUEUE", "PerfinfoCcWorkitemDequeuePtr32")
    .size(4)
    .about("Cache manager work item dequeued.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..4).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_WORKITEM_DEQUEUE", "PerfinfoCcWorkitemDequeuePtr64")
    .size(8)
    .about("Cache manager work item dequeued.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..8).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
    ]);
fixed! {
    /// Cache manager work item dequeued.
    ///
    /// In C: `PERFINFO_CC_WORKITEM_DEQUEUE`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_WORKITEM_DEQUEUE")]
    owned PerfinfoCcWorkitemDequeuePtr32 / PerfinfoCcWorkitemDequeuePtr32View: lone,
        name = "PERFINFO_CC_WORKITEM_DEQUEUE", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u32, at = 0;
    }
}

fixed! {
    /// Cache manager work item dequeued.
    ///
    /// In C: `PERFINFO_CC_WORKITEM_DEQUEUE`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_WORKITEM_DEQUEUE")]
    owned PerfinfoCcWorkitemDequeuePtr64 / PerfinfoCcWorkitemDequeuePtr64View: lone,
        name = "PERFINFO_CC_WORKITEM_DEQUEUE", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u64, at = 0;
    }
}

/// Alias of [`PerfinfoCcWorkitemDequeuePtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcWorkitemDequeuePtr32` or `PerfinfoCcWorkitemDequeuePtr64`"
]
pub type PerfinfoCcWorkitemDequeue = PerfinfoCcWorkitemDequeuePtr64;
/// Alias of [`PerfinfoCcWorkitemDequeuePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcWorkitemDequeuePtr32View` or \
        `PerfinfoCcWorkitemDequeuePtr64View`"
]
pub type PerfinfoCcWorkitemDequeueView<'a> = PerfinfoCcWorkitemDequeuePtr64View<'a>;
