// Generated from spec/structs/ETW_KERNEL_HEADER_EXTENSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_2: Layout = Layout {
    name: "ETW_KERNEL_HEADER_EXTENSION",
    aliases: &[],
    form: "V5_2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(2), last: Release(3) },Holds { pointer: Pointer::Bits64, first: Release(2), last: Release(3) },],
    releases: "5.2",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Which kernel events a session has enabled, and how new the kernel is.",
    fields: &[
        Field { name: "GroupMasks", path: "GroupMasks", offset: 0, size: 32, ty: "PERFINFO_GROUPMASK", kind: Kind::Struct, values: None, doc: "The events that are enabled, or were until now.", units: "", unknown: false, children: &[
            Field { name: "Masks", path: "GroupMasks.Masks", offset: 0, size: 32, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, values: None, doc: "One word for each group of events. The source's table has it from 5.2 on and symbol files show it from 6.0 on; that the first eight dwords of 5.1 are the same is supposed.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V6_0: Layout = Layout {
    name: "ETW_KERNEL_HEADER_EXTENSION",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "Which kernel events a session has enabled, and how new the kernel is.",
    fields: &[
        Field { name: "GroupMasks", path: "GroupMasks", offset: 0, size: 32, ty: "PERFINFO_GROUPMASK", kind: Kind::Struct, values: None, doc: "The events that are enabled, or were until now.", units: "", unknown: false, children: &[
            Field { name: "Masks", path: "GroupMasks.Masks", offset: 0, size: 32, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, values: None, doc: "One word for each group of events. The source's table has it from 5.2 on and symbol files show it from 6.0 on; that the first eight dwords of 5.1 are the same is supposed.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Version", path: "Version", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kernel's ETW_KERNEL_EVENT_VERSION: a trace of build 18362 has 70, as that name says for 1903.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
