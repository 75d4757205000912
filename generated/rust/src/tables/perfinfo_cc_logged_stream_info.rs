// Generated from spec/structs/PERFINFO_CC_LOGGED_STREAM_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_CC_LOGGED_STREAM_INFO",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "The lazy writer's view of a file whose changes a file system logs.",
    fields: &[
        Field { name: "FileObjectKey", path: "FileObjectKey", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "ReasonForFlush", path: "ReasonForFlush", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::cache::PerfinfoCcNotify::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PagesToWrite", path: "PagesToWrite", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyLoggedPages", path: "DirtyLoggedPages", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyLoggedPageThreshold", path: "DirtyLoggedPageThreshold", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 20, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "LargestLsnForLWS", path: "LargestLsnForLWS", offset: 24, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The greatest log sequence number for this scan of the lazy writer.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_CC_LOGGED_STREAM_INFO",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "The lazy writer's view of a file whose changes a file system logs.",
    fields: &[
        Field { name: "FileObjectKey", path: "FileObjectKey", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "ReasonForFlush", path: "ReasonForFlush", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::cache::PerfinfoCcNotify::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PagesToWrite", path: "PagesToWrite", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyLoggedPages", path: "DirtyLoggedPages", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyLoggedPageThreshold", path: "DirtyLoggedPageThreshold", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "LargestLsnForLWS", path: "LargestLsnForLWS", offset: 32, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The greatest log sequence number for this scan of the lazy writer.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
