// Generated from spec/structs/PERFINFO_CC_READ_AHEAD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Cache manager reads ahead.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_CC_READ_AHEAD",
    aliases: &["PERFINFO_CC_READ_AHEAD_COMPLETE",],
    form: "PerfinfoCcReadAheadPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Cache manager reads ahead.",
    fields: &[
        Field { name: "WorkItemKey", path: "WorkItemKey", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Correlates the events of the work item.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "FileOffset", path: "FileOffset", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PagePriority", path: "PagePriority", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "DetectedPattern", path: "DetectedPattern", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_CC_READ_AHEAD",
    aliases: &["PERFINFO_CC_READ_AHEAD_COMPLETE",],
    form: "PerfinfoCcReadAheadPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Cache manager reads ahead.",
    fields: &[
        Field { name: "WorkItemKey", path: "WorkItemKey", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Correlates the events of the work item.", units: "", unknown: false, children: &[] },
        Field { name: "FileOffset", path: "FileOffset", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PagePriority", path: "PagePriority", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "DetectedPattern", path: "DetectedPattern", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Cache manager reads ahead.
    ///
    /// In C: `PERFINFO_CC_READ_AHEAD`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_READ_AHEAD")]
    #[doc(alias = "PERFINFO_CC_READ_AHEAD_COMPLETE")]
    owned PerfinfoCcReadAheadPtr32 / PerfinfoCcReadAheadPtr32View: lone [32] "PERFINFO_CC_READ_AHEAD" Table::form(&LAYOUT_0);
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u32 = 0;
        /// `ULONGLONG FileOffset` at 0x08. Unit: bytes.
        file_offset set_file_offset: u64 = 8;
        /// `ULONG Size` at 0x10. Unit: bytes.
        size set_size: u32 = 16;
        /// `ULONG PagePriority` at 0x14.
        page_priority set_page_priority: u32 = 20;
        /// Purpose unknown. `ULONG DetectedPattern` at 0x18.
        detected_pattern set_detected_pattern: u32 = 24;
        /// Purpose unknown. `ULONG Reserved` at 0x1C.
        reserved set_reserved: u32 = 28;
    }
    bits {
    }
}

impl PerfinfoCcReadAheadPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Cache manager reads ahead.
    ///
    /// In C: `PERFINFO_CC_READ_AHEAD`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_READ_AHEAD")]
    #[doc(alias = "PERFINFO_CC_READ_AHEAD_COMPLETE")]
    owned PerfinfoCcReadAheadPtr64 / PerfinfoCcReadAheadPtr64View: lone [32] "PERFINFO_CC_READ_AHEAD" Table::form(&LAYOUT_1);
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u64 = 0;
        /// `ULONGLONG FileOffset` at 0x08. Unit: bytes.
        file_offset set_file_offset: u64 = 8;
        /// `ULONG Size` at 0x10. Unit: bytes.
        size set_size: u32 = 16;
        /// `ULONG PagePriority` at 0x14.
        page_priority set_page_priority: u32 = 20;
        /// Purpose unknown. `ULONG DetectedPattern` at 0x18.
        detected_pattern set_detected_pattern: u32 = 24;
        /// Purpose unknown. `ULONG Reserved` at 0x1C.
        reserved set_reserved: u32 = 28;
    }
    bits {
    }
}

impl PerfinfoCcReadAheadPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
