// Generated from spec/structs/PERFINFO_VIRTUAL_ALLOC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_VIRTUAL_ALLOC",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Virtual memory was allocated or freed.",
    fields: &[
        Field { name: "CapturedBase", path: "CapturedBase", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the region begins.", units: "", unknown: false, children: &[] },
        Field { name: "CapturedRegionSize", path: "CapturedRegionSize", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "MEM_ constants of winnt.h.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_VIRTUAL_ALLOC",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Virtual memory was allocated or freed.",
    fields: &[
        Field { name: "CapturedBase", path: "CapturedBase", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the region begins.", units: "", unknown: false, children: &[] },
        Field { name: "CapturedRegionSize", path: "CapturedRegionSize", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "MEM_ constants of winnt.h.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
