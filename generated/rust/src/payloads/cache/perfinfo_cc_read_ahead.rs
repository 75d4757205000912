// Generated from spec/structs/PERFINFO_CC_READ_AHEAD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Cache manager reads ahead.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_READ_AHEAD", "PerfinfoCcReadAheadPtr32", (32, 32), "Cache manager reads ahead.", &[
    address("WorkItemKey", 0, 4, "ULONG_PTR", "Correlates the events of the work item.").means(Meaning::Identifier),
    field("", 4, 4, "padding", Kind::Padding, ""),
    unsigned("FileOffset", 8, 8, "ULONGLONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("Size", 16, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("PagePriority", 20, 4, "ULONG", "").means(Meaning::Priority),
    unsigned("DetectedPattern", 24, 4, "ULONG", "").of_unknown_purpose(),
    unsigned("Reserved", 28, 4, "ULONG", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["PERFINFO_CC_READ_AHEAD_COMPLETE"])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_READ_AHEAD", "PerfinfoCcReadAheadPtr64", (32, 32), "Cache manager reads ahead.", &[
    address("WorkItemKey", 0, 8, "ULONG_PTR", "Correlates the events of the work item.").means(Meaning::Identifier),
    unsigned("FileOffset", 8, 8, "ULONGLONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("Size", 16, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("PagePriority", 20, 4, "ULONG", "").means(Meaning::Priority),
    unsigned("DetectedPattern", 24, 4, "ULONG", "").of_unknown_purpose(),
    unsigned("Reserved", 28, 4, "ULONG", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["PERFINFO_CC_READ_AHEAD_COMPLETE"])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Cache manager reads ahead.
    ///
    /// In C: `PERFINFO_CC_READ_AHEAD`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_READ_AHEAD")]
    #[doc(alias = "PERFINFO_CC_READ_AHEAD_COMPLETE")]
    owned PerfinfoCcReadAheadPtr32 / PerfinfoCcReadAheadPtr32View: lone [32] "PERFINFO_CC_READ_AHEAD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u32 = 0;
        /// `ULONGLONG FileOffset` at 0x08. Unit: bytes.
        file_offset set_file_offset: u64 = 8;
        /// `ULONG Size` at 0x10. Unit: bytes.
        size set_size: u32 = 16;
        /// Priority of a thread, an I/O request or a page. `ULONG PagePriority` at 0x14.
        page_priority set_page_priority: u32 = 20;
        /// Purpose unknown. `ULONG DetectedPattern` at 0x18.
        detected_pattern set_detected_pattern: u32 = 24;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x1C.
        reserved set_reserved: u32 = 28;
    }
    bits {
    }
}

fixed! {
    /// Cache manager reads ahead.
    ///
    /// In C: `PERFINFO_CC_READ_AHEAD`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_READ_AHEAD")]
    #[doc(alias = "PERFINFO_CC_READ_AHEAD_COMPLETE")]
    owned PerfinfoCcReadAheadPtr64 / PerfinfoCcReadAheadPtr64View: lone [32] "PERFINFO_CC_READ_AHEAD" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u64 = 0;
        /// `ULONGLONG FileOffset` at 0x08. Unit: bytes.
        file_offset set_file_offset: u64 = 8;
        /// `ULONG Size` at 0x10. Unit: bytes.
        size set_size: u32 = 16;
        /// Priority of a thread, an I/O request or a page. `ULONG PagePriority` at 0x14.
        page_priority set_page_priority: u32 = 20;
        /// Purpose unknown. `ULONG DetectedPattern` at 0x18.
        detected_pattern set_detected_pattern: u32 = 24;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x1C.
        reserved set_reserved: u32 = 28;
    }
    bits {
    }
}

/// Alias of [`PerfinfoCcReadAheadPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcReadAheadPtr32` or `PerfinfoCcReadAheadPtr64`"]
pub type PerfinfoCcReadAhead = PerfinfoCcReadAheadPtr64;
/// Alias of [`PerfinfoCcReadAheadPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcReadAheadPtr32View` or `PerfinfoCcReadAheadPtr64View`"]
pub type PerfinfoCcReadAheadView<'a> = PerfinfoCcReadAheadPtr64View<'a>;
