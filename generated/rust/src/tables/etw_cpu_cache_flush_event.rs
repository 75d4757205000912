// Generated from spec/structs/ETW_CPU_CACHE_FLUSH_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_CPU_CACHE_FLUSH_EVENT",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Processor caches were flushed.",
    fields: &[
        Field { name: "Address", path: "Address", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the flushed memory begins.", units: "", unknown: false, children: &[] },
        Field { name: "Bytes", path: "Bytes", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Clean", path: "Clean", offset: 8, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "FullFlush", path: "FullFlush", offset: 9, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the whole cache was flushed.", units: "", unknown: false, children: &[] },
        Field { name: "Rectangle", path: "Rectangle", offset: 10, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved0", path: "Reserved0", offset: 11, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_CPU_CACHE_FLUSH_EVENT",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Processor caches were flushed.",
    fields: &[
        Field { name: "Address", path: "Address", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the flushed memory begins.", units: "", unknown: false, children: &[] },
        Field { name: "Bytes", path: "Bytes", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Clean", path: "Clean", offset: 16, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "FullFlush", path: "FullFlush", offset: 17, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the whole cache was flushed.", units: "", unknown: false, children: &[] },
        Field { name: "Rectangle", path: "Rectangle", offset: 18, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved0", path: "Reserved0", offset: 19, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
