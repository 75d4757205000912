// Generated from spec/structs/LBR_TRACE_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "LBR_TRACE_EVENT_DATA",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 32,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "The last branches that a processor took before another event.",
    fields: &[
        Field { name: "TimeStamp", path: "TimeStamp", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The time stamp of the other event, by the name: STACK_WALK_EVENT_DATA begins in the same way.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Options", path: "Options", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Entries", path: "Entries", offset: 20, size: 12, ty: "ETW_LBR_ENTRY", kind: Kind::Open { element: Element { kind: ElementKind::Struct, size: 12 } }, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FromAddress", path: "Entries.FromAddress", offset: 20, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ToAddress", path: "Entries.ToAddress", offset: 24, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Reserved", path: "Entries.Reserved", offset: 28, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "Entries", ty: "ETW_LBR_ENTRY", content: Content::Layout(&crate::tables::etw_lbr_entry::V5_0X86), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "LBR_TRACE_EVENT_DATA",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 48,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "The last branches that a processor took before another event.",
    fields: &[
        Field { name: "TimeStamp", path: "TimeStamp", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The time stamp of the other event, by the name: STACK_WALK_EVENT_DATA begins in the same way.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Options", path: "Options", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 20, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Entries", path: "Entries", offset: 24, size: 24, ty: "ETW_LBR_ENTRY", kind: Kind::Open { element: Element { kind: ElementKind::Struct, size: 24 } }, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FromAddress", path: "Entries.FromAddress", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ToAddress", path: "Entries.ToAddress", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Reserved", path: "Entries.Reserved", offset: 40, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "Entries", ty: "ETW_LBR_ENTRY", content: Content::Layout(&crate::tables::etw_lbr_entry::V5_0X64), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
