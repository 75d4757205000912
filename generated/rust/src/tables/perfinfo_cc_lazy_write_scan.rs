// Generated from spec/structs/PERFINFO_CC_LAZY_WRITE_SCAN.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_CC_LAZY_WRITE_SCAN",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "The lazy writer of the cache manager looks for what to write.",
    fields: &[
        Field { name: "WorkItemKey", path: "WorkItemKey", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Finds the other events of the work item.", units: "", unknown: false, children: &[] },
        Field { name: "ReasonForFlush", path: "ReasonForFlush", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::cache::PerfinfoCcNotify::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PagesToWrite", path: "PagesToWrite", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "TotalDirtyPages", path: "TotalDirtyPages", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "AvailablePages", path: "AvailablePages", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyPageThreshold", path: "DirtyPageThreshold", offset: 20, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "NumberOfMappedVacbs", path: "NumberOfMappedVacbs", offset: 24, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "How many views of files are mapped.", units: "", unknown: false, children: &[] },
        Field { name: "TopDirtyPageThreshold", path: "TopDirtyPageThreshold", offset: 28, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "BottomDirtyPageThreshold", path: "BottomDirtyPageThreshold", offset: 32, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "AverageAvailablePages", path: "AverageAvailablePages", offset: 36, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "AverageDirtyPages", path: "AverageDirtyPages", offset: 40, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "ConsecutiveWorklessLazywriteScans", path: "ConsecutiveWorklessLazywriteScans", offset: 44, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "How many scans in a row found nothing to write.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_CC_LAZY_WRITE_SCAN",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "The lazy writer of the cache manager looks for what to write.",
    fields: &[
        Field { name: "WorkItemKey", path: "WorkItemKey", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Finds the other events of the work item.", units: "", unknown: false, children: &[] },
        Field { name: "ReasonForFlush", path: "ReasonForFlush", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::cache::PerfinfoCcNotify::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PagesToWrite", path: "PagesToWrite", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "TotalDirtyPages", path: "TotalDirtyPages", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "AvailablePages", path: "AvailablePages", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyPageThreshold", path: "DirtyPageThreshold", offset: 32, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "NumberOfMappedVacbs", path: "NumberOfMappedVacbs", offset: 40, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "How many views of files are mapped.", units: "", unknown: false, children: &[] },
        Field { name: "TopDirtyPageThreshold", path: "TopDirtyPageThreshold", offset: 48, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "BottomDirtyPageThreshold", path: "BottomDirtyPageThreshold", offset: 56, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "AverageAvailablePages", path: "AverageAvailablePages", offset: 64, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "AverageDirtyPages", path: "AverageDirtyPages", offset: 72, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "ConsecutiveWorklessLazywriteScans", path: "ConsecutiveWorklessLazywriteScans", offset: 80, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "How many scans in a row found nothing to write.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
