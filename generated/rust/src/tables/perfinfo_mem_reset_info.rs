// Generated from spec/structs/PERFINFO_MEM_RESET_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_MEM_RESET_INFO",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "The content of a region of virtual memory was given up, or wanted again.",
    fields: &[
        Field { name: "BaseAddress", path: "BaseAddress", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SizeInBytes", path: "SizeInBytes", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 8, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 8, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "TypeInfo", path: "TypeInfo", offset: 8, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 2 }, values: Some(crate::payloads::memory::PerfinfoMemResetInfoType::VALUES), doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Spare", path: "Spare", offset: 8, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 30 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_MEM_RESET_INFO",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "The content of a region of virtual memory was given up, or wanted again.",
    fields: &[
        Field { name: "BaseAddress", path: "BaseAddress", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SizeInBytes", path: "SizeInBytes", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 16, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "TypeInfo", path: "TypeInfo", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 2 }, values: Some(crate::payloads::memory::PerfinfoMemResetInfoType::VALUES), doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Spare", path: "Spare", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 30 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
