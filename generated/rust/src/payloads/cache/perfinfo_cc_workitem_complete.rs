// Generated from spec/structs/PERFINFO_CC_WORKITEM_COMPLETE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Cache manager work item completed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_WORKITEM_COMPLETE", "PerfinfoCcWorkitemCompletePtr32")
    .size(4)
    .about("Cache manager work item completed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..4).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_WORKITEM_COMPLETE", "PerfinfoCcWorkitemCompletePtr64")
    .size(8)
    .about("Cache manager work item completed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..8).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
    ]);
fixed! {
    /// Cache manager work item completed.
    ///
    /// In C: `PERFINFO_CC_WORKITEM_COMPLETE`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_WORKITEM_COMPLETE")]
    owned PerfinfoCcWorkitemCompletePtr32 / PerfinfoCcWorkitemCompletePtr32View: lone,
        name = "PERFINFO_CC_WORKITEM_COMPLETE", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u32, at = 0;
    }
}

fixed! {
    /// Cache manager work item completed.
    ///
    /// In C: `PERFINFO_CC_WORKITEM_COMPLETE`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_WORKITEM_COMPLETE")]
    owned PerfinfoCcWorkitemCompletePtr64 / PerfinfoCcWorkitemCompletePtr64View: lone,
        name = "PERFINFO_CC_WORKITEM_COMPLETE", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u64, at = 0;
    }
}

/// Alias of [`PerfinfoCcWorkitemCompletePtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcWorkitemCompletePtr32` or `PerfinfoCcWorkitemCompletePtr64`"
]
pub type PerfinfoCcWorkitemComplete = PerfinfoCcWorkitemCompletePtr64;
/// Alias of [`PerfinfoCcWorkitemCompletePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcWorkitemCompletePtr32View` or \
        `PerfinfoCcWorkitemCompletePtr64View`"
]
pub type PerfinfoCcWorkitemCompleteView<'a> = PerfinfoCcWorkitemCompletePtr64View<'a>;
