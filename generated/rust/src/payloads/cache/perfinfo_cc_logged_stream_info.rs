// Generated from spec/structs/PERFINFO_CC_LOGGED_STREAM_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Lazy writer state of a file whose changes a file system logs.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_CC_LOGGED_STREAM_INFO",
    aliases: &[],
    form: "PerfinfoCcLoggedStreamInfoPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Lazy writer state of a file whose changes a file system logs.",
    fields: &[
        Field { name: "FileObjectKey", path: "FileObjectKey", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "File object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "ReasonForFlush", path: "ReasonForFlush", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::cache::PerfinfoCcNotify::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PagesToWrite", path: "PagesToWrite", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyLoggedPages", path: "DirtyLoggedPages", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyLoggedPageThreshold", path: "DirtyLoggedPageThreshold", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 20, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "LargestLsnForLWS", path: "LargestLsnForLWS", offset: 24, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Largest log sequence number for this lazy writer scan.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_CC_LOGGED_STREAM_INFO",
    aliases: &[],
    form: "PerfinfoCcLoggedStreamInfoPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "Lazy writer state of a file whose changes a file system logs.",
    fields: &[
        Field { name: "FileObjectKey", path: "FileObjectKey", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "File object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "ReasonForFlush", path: "ReasonForFlush", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::cache::PerfinfoCcNotify::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PagesToWrite", path: "PagesToWrite", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyLoggedPages", path: "DirtyLoggedPages", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyLoggedPageThreshold", path: "DirtyLoggedPageThreshold", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "LargestLsnForLWS", path: "LargestLsnForLWS", offset: 32, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Largest log sequence number for this lazy writer scan.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Lazy writer state of a file whose changes a file system logs.
    ///
    /// In C: `PERFINFO_CC_LOGGED_STREAM_INFO`, 0x20 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_LOGGED_STREAM_INFO")]
    owned PerfinfoCcLoggedStreamInfoPtr32 / PerfinfoCcLoggedStreamInfoPtr32View: lone [32] "PERFINFO_CC_LOGGED_STREAM_INFO" Table::form(&LAYOUT_0);
    fields {
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x00.
        file_object_key set_file_object_key: u32 = 0;
        /// `ULONG ReasonForFlush` at 0x04.
        reason_for_flush set_reason_for_flush: crate::payloads::cache::PerfinfoCcNotify = 4;
        /// `ULONG PagesToWrite` at 0x08. Unit: pages.
        pages_to_write set_pages_to_write: u32 = 8;
        /// `SIZE_T DirtyLoggedPages` at 0x0C. Unit: pages.
        dirty_logged_pages set_dirty_logged_pages: u32 = 12;
        /// `SIZE_T DirtyLoggedPageThreshold` at 0x10. Unit: pages.
        dirty_logged_page_threshold set_dirty_logged_page_threshold: u32 = 16;
        /// Largest log sequence number for this lazy writer scan. `LARGE_INTEGER LargestLsnForLWS` at 0x18.
        largest_lsn_for_lws set_largest_lsn_for_lws: i64 = 24;
    }
    bits {
    }
}

impl PerfinfoCcLoggedStreamInfoPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Lazy writer state of a file whose changes a file system logs.
    ///
    /// In C: `PERFINFO_CC_LOGGED_STREAM_INFO`, 0x28 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_LOGGED_STREAM_INFO")]
    owned PerfinfoCcLoggedStreamInfoPtr64 / PerfinfoCcLoggedStreamInfoPtr64View: lone [40] "PERFINFO_CC_LOGGED_STREAM_INFO" Table::form(&LAYOUT_1);
    fields {
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x00.
        file_object_key set_file_object_key: u64 = 0;
        /// `ULONG ReasonForFlush` at 0x08.
        reason_for_flush set_reason_for_flush: crate::payloads::cache::PerfinfoCcNotify = 8;
        /// `ULONG PagesToWrite` at 0x0C. Unit: pages.
        pages_to_write set_pages_to_write: u32 = 12;
        /// `SIZE_T DirtyLoggedPages` at 0x10. Unit: pages.
        dirty_logged_pages set_dirty_logged_pages: u64 = 16;
        /// `SIZE_T DirtyLoggedPageThreshold` at 0x18. Unit: pages.
        dirty_logged_page_threshold set_dirty_logged_page_threshold: u64 = 24;
        /// Largest log sequence number for this lazy writer scan. `LARGE_INTEGER LargestLsnForLWS` at 0x20.
        largest_lsn_for_lws set_largest_lsn_for_lws: i64 = 32;
    }
    bits {
    }
}

impl PerfinfoCcLoggedStreamInfoPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
