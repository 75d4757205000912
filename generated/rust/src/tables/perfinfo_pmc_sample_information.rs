// Generated from spec/structs/PERFINFO_PMC_SAMPLE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_PMC_SAMPLE_INFORMATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "An interrupt of a counter of the processor: what the processor was executing.",
    fields: &[
        Field { name: "InstructionPointer", path: "InstructionPointer", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the processor was executing.", units: "", unknown: false, children: &[] },
        Field { name: "ProfileSource", path: "ProfileSource", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The source whose counter it is, a value of KPROFILE_SOURCE.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 10, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_PMC_SAMPLE_INFORMATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "An interrupt of a counter of the processor: what the processor was executing.",
    fields: &[
        Field { name: "InstructionPointer", path: "InstructionPointer", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the processor was executing.", units: "", unknown: false, children: &[] },
        Field { name: "ProfileSource", path: "ProfileSource", offset: 12, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The source whose counter it is, a value of KPROFILE_SOURCE.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 14, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
