// Generated from spec/structs/PERFINFO_GROUPMASK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_1: Layout = Layout {
    name: "PERFINFO_GROUPMASK",
    aliases: &[],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(1) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(1) },],
    releases: "5.1",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "Which types of events are enabled in a kernel logger session.",
    fields: &[
        Field { name: "Masks", path: "Masks", offset: 0, size: 32, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, values: None, doc: "One word for each group of events. The source's table has it from 5.2 on and symbol files show it from 6.0 on; that the first eight dwords of 5.1 are the same is supposed.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The ninth dword of version 5.1, which has no known name.", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_2: Layout = Layout {
    name: "PERFINFO_GROUPMASK",
    aliases: &[],
    form: "V5_2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(2), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(2), last: Release(29) },],
    releases: "5.2+",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Which types of events are enabled in a kernel logger session.",
    fields: &[
        Field { name: "Masks", path: "Masks", offset: 0, size: 32, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, values: None, doc: "One word for each group of events. The source's table has it from 5.2 on and symbol files show it from 6.0 on; that the first eight dwords of 5.1 are the same is supposed.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
