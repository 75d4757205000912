// Generated from spec/structs/ETW_POOL_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_POOL_EVENT",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Memory was allocated from a pool, or freed.",
    fields: &[
        Field { name: "PoolType", path: "PoolType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "A value of the documented POOL_TYPE; 0x10000000 marks a big allocation for the trace only.", units: "", unknown: false, children: &[] },
        Field { name: "Tag", path: "Tag", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The allocation's tag, four characters.", units: "", unknown: false, children: &[] },
        Field { name: "NumberOfBytes", path: "NumberOfBytes", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Entry", path: "Entry", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The allocation.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_POOL_EVENT",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Memory was allocated from a pool, or freed.",
    fields: &[
        Field { name: "PoolType", path: "PoolType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "A value of the documented POOL_TYPE; 0x10000000 marks a big allocation for the trace only.", units: "", unknown: false, children: &[] },
        Field { name: "Tag", path: "Tag", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The allocation's tag, four characters.", units: "", unknown: false, children: &[] },
        Field { name: "NumberOfBytes", path: "NumberOfBytes", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Entry", path: "Entry", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The allocation.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
