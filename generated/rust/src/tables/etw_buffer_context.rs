// Generated from spec/structs/ETW_BUFFER_CONTEXT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "ETW_BUFFER_CONTEXT",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(6) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(6) },],
    releases: "6.0..6.1",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Which processor and which logger a trace buffer belongs to.",
    fields: &[
        Field { name: "ProcessorNumber", path: "ProcessorNumber", offset: 0, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor.", units: "", unknown: false, children: &[] },
        Field { name: "Alignment", path: "Alignment", offset: 1, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "In traces of 6.1 it holds 8, which is what events are aligned to.", units: "", unknown: true, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V6_2: Layout = Layout {
    name: "ETW_BUFFER_CONTEXT",
    aliases: &[],
    form: "V6_2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(29) },],
    releases: "6.2+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Which processor and which logger a trace buffer belongs to.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 0, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ProcessorNumber", path: "ProcessorNumber", offset: 0, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The processor, as releases before 6.2 number it.", units: "", unknown: false, children: &[] },
                Field { name: "Alignment", path: "Alignment", offset: 1, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "ProcessorIndex", path: "ProcessorIndex", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The processor; a mask for it, 0x07FF, is named ETW_PROCESSOR_INDEX_MASK.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "LoggerId", path: "LoggerId", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The logger: the event tracing session.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
