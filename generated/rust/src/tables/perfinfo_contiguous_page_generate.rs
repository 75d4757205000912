// Generated from spec/structs/PERFINFO_CONTIGUOUS_PAGE_GENERATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_CONTIGUOUS_PAGE_GENERATE",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Physical pages are freed so that there are contiguous ones.",
    fields: &[
        Field { name: "ThreadId", path: "ThreadId", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The thread that needs them.", units: "", unknown: false, children: &[] },
        Field { name: "NumberOfBytes", path: "NumberOfBytes", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
