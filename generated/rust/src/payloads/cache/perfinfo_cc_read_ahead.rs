// Generated from spec/structs/PERFINFO_CC_READ_AHEAD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Cache manager reads ahead.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_READ_AHEAD", "PerfinfoCcReadAheadPtr32")
    .size(32)
    .about("Cache manager reads ahead.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["PERFINFO_CC_READ_AHEAD_COMPLETE"])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..4).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("ULONGLONG FileOffset").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Size").at(16..20).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG PagePriority").at(20..24).means(Meaning::Priority),
        unsigned("ULONG DetectedPattern").at(24..28).of_unknown_purpose(),
        unsigned("ULONG Reserved").at(28..32).means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_READ_AHEAD", "PerfinfoCcReadAheadPtr64")
    .size(32)
    .about("Cache manager reads ahead.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["PERFINFO_CC_READ_AHEAD_COMPLETE"])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..8).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
        unsigned("ULONGLONG FileOffset").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Size").at(16..20).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG PagePriority").at(20..24).means(Meaning::Priority),
        unsigned("ULONG DetectedPattern").at(24..28).of_unknown_purpose(),
        unsigned("ULONG Reserved").at(28..32).means(Meaning::Reserved),
    ]);
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
    owned PerfinfoCcReadAheadPtr32 / PerfinfoCcReadAheadPtr32View: lone,
        name = "PERFINFO_CC_READ_AHEAD", size = 32, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u32, at = 0;
        /// `ULONGLONG FileOffset` at 0x08. Unit: bytes.
        file_offset / set_file_offset: u64, at = 8;
        /// `ULONG Size` at 0x10. Unit: bytes.
        size / set_size: u32, at = 16;
        /// Priority of a thread, an I/O request or a page. `ULONG PagePriority` at 0x14.
        page_priority / set_page_priority: u32, at = 20;
        /// Purpose unknown. `ULONG DetectedPattern` at 0x18.
        detected_pattern / set_detected_pattern: u32, at = 24;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x1C.
        reserved / set_reserved: u32, at = 28;
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
    owned PerfinfoCcReadAheadPtr64 / PerfinfoCcReadAheadPtr64View: lone,
        name = "PERFINFO_CC_READ_AHEAD", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u64, at = 0;
        /// `ULONGLONG FileOffset` at 0x08. Unit: bytes.
        file_offset / set_file_offset: u64, at = 8;
        /// `ULONG Size` at 0x10. Unit: bytes.
        size / set_size: u32, at = 16;
        /// Priority of a thread, an I/O request or a page. `ULONG PagePriority` at 0x14.
        page_priority / set_page_priority: u32, at = 20;
        /// Purpose unknown. `ULONG DetectedPattern` at 0x18.
        detected_pattern / set_detected_pattern: u32, at = 24;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x1C.
        reserved / set_reserved: u32, at = 28;
    }
}

/// Alias of [`PerfinfoCcReadAheadPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcReadAheadPtr32` or `PerfinfoCcReadAheadPtr64`"]
pub type PerfinfoCcReadAhead = PerfinfoCcReadAheadPtr64;
/// Alias of [`PerfinfoCcReadAheadPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcReadAheadPtr32View` or `PerfinfoCcReadAheadPtr64View`"
]
pub type PerfinfoCcReadAheadView<'a> = PerfinfoCcReadAheadPtr64View<'a>;
