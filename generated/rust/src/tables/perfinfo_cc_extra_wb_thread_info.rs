// Generated from spec/structs/PERFINFO_CC_EXTRA_WB_THREAD_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_CC_EXTRA_WB_THREAD_INFO",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "The cache manager got or gave up a thread to write behind.",
    fields: &[
        Field { name: "ThreadAction", path: "ThreadAction", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::cache::PerfinfoCcExtraWbThread::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ActiveExtraWBThreads", path: "ActiveExtraWBThreads", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many such threads there are.", units: "", unknown: false, children: &[] },
        Field { name: "TotalDirtyPages", path: "TotalDirtyPages", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyPageThreshold", path: "DirtyPageThreshold", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "AvailablePages", path: "AvailablePages", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_CC_EXTRA_WB_THREAD_INFO",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "The cache manager got or gave up a thread to write behind.",
    fields: &[
        Field { name: "ThreadAction", path: "ThreadAction", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::cache::PerfinfoCcExtraWbThread::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ActiveExtraWBThreads", path: "ActiveExtraWBThreads", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many such threads there are.", units: "", unknown: false, children: &[] },
        Field { name: "TotalDirtyPages", path: "TotalDirtyPages", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyPageThreshold", path: "DirtyPageThreshold", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "AvailablePages", path: "AvailablePages", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};
