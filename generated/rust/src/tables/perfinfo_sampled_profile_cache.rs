// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CACHE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_SAMPLED_PROFILE_CACHE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 244,
    fixed: 244,
    inserted: &[],
    total: None,
    summary: "Several profile interrupts in one event.",
    fields: &[
        Field { name: "Entries", path: "Entries", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements of Sample hold.", units: "", unknown: false, children: &[] },
        Field { name: "Sample", path: "Sample", offset: 4, size: 240, ty: "PERFINFO_SAMPLED_PROFILE_INFORMATION", kind: Kind::Array { element: Element { kind: ElementKind::Struct, size: 12 }, count: 20 }, values: None, doc: "The profile interrupts, of which Entries hold.", units: "", unknown: false, children: &[
            Field { name: "InstructionPointer", path: "Sample.InstructionPointer", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ThreadId", path: "Sample.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the processor was executing.", units: "", unknown: false, children: &[] },
            Field { name: "Count", path: "Sample.Count", offset: 12, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 14, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ExecutingDpc", path: "Sample.ExecutingDpc", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The processor was executing a deferred procedure call.", units: "", unknown: false, children: &[] },
                    Field { name: "ExecutingIsr", path: "Sample.ExecutingIsr", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The processor was executing an interrupt service routine.", units: "", unknown: false, children: &[] },
                    Field { name: "Reserved", path: "Sample.Reserved", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "Priority", path: "Sample.Priority", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "The thread's priority.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Flags", path: "Sample.Flags", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Rank", path: "Sample.Rank", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_SAMPLED_PROFILE_CACHE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 328,
    fixed: 328,
    inserted: &[],
    total: None,
    summary: "Several profile interrupts in one event.",
    fields: &[
        Field { name: "Entries", path: "Entries", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements of Sample hold.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Sample", path: "Sample", offset: 8, size: 320, ty: "PERFINFO_SAMPLED_PROFILE_INFORMATION", kind: Kind::Array { element: Element { kind: ElementKind::Struct, size: 16 }, count: 20 }, values: None, doc: "The profile interrupts, of which Entries hold.", units: "", unknown: false, children: &[
            Field { name: "InstructionPointer", path: "Sample.InstructionPointer", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ThreadId", path: "Sample.ThreadId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the processor was executing.", units: "", unknown: false, children: &[] },
            Field { name: "Count", path: "Sample.Count", offset: 20, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 22, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 22, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ExecutingDpc", path: "Sample.ExecutingDpc", offset: 22, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The processor was executing a deferred procedure call.", units: "", unknown: false, children: &[] },
                    Field { name: "ExecutingIsr", path: "Sample.ExecutingIsr", offset: 22, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The processor was executing an interrupt service routine.", units: "", unknown: false, children: &[] },
                    Field { name: "Reserved", path: "Sample.Reserved", offset: 22, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "Priority", path: "Sample.Priority", offset: 22, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "The thread's priority.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Flags", path: "Sample.Flags", offset: 22, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Rank", path: "Sample.Rank", offset: 23, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
