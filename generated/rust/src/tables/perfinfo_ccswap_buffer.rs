// Generated from spec/structs/PERFINFO_CCSWAP_BUFFER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "PERFINFO_CCSWAP_BUFFER",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "Context switches in compact form: a header, then records of 2, 4 or 8 bytes.",
    fields: &[
        Field { name: "FirstTimeStamp", path: "FirstTimeStamp", offset: 0, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "When the batch started.", units: "ticks of the session's clock", unknown: false, children: &[] },
        Field { name: "TidTable", path: "TidTable", offset: 8, size: 64, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 16 }, values: None, doc: "The threads that the records tell by their index here.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadBasePriority", path: "ThreadBasePriority", offset: 72, size: 16, ty: "SCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Signed, size: 1 }, count: 16 }, values: None, doc: "The base priority of each, as of its first switch in the batch.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Records", ty: "PERFINFO_CCSWAP_RECORD", content: Content::Dispatch(&crate::tables::perfinfo_ccswap_record::DISPATCH), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The switches, in the order in which they happened.", units: "", unknown: false },
    ],
};
