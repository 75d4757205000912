// Generated from spec/structs/ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "The owner of a lock lost the least priority that it had because of the lock.",
    fields: &[
        Field { name: "Lock", path: "Lock", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The owner.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 8, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 8, size: 2, ty: "USHORT", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "IoBoost", path: "IoBoost", offset: 8, size: 2, ty: "USHORT", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The I/O priority had been boosted.", units: "", unknown: false, children: &[] },
                Field { name: "CpuBoostsBitmap", path: "CpuBoostsBitmap", offset: 8, size: 2, ty: "USHORT", kind: Kind::Bit { start: 1, width: 15 }, values: None, doc: "The priorities that had been boosted to, a bit for each, in the order that KLOCK_ENTRY has them.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "BoostBitmap", path: "BoostBitmap", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The same bits as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Reserved", path: "Reserved", offset: 10, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The owner of a lock lost the least priority that it had because of the lock.",
    fields: &[
        Field { name: "Lock", path: "Lock", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The owner.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 12, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 12, size: 2, ty: "USHORT", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "IoBoost", path: "IoBoost", offset: 12, size: 2, ty: "USHORT", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The I/O priority had been boosted.", units: "", unknown: false, children: &[] },
                Field { name: "CpuBoostsBitmap", path: "CpuBoostsBitmap", offset: 12, size: 2, ty: "USHORT", kind: Kind::Bit { start: 1, width: 15 }, values: None, doc: "The priorities that had been boosted to, a bit for each, in the order that KLOCK_ENTRY has them.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "BoostBitmap", path: "BoostBitmap", offset: 12, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The same bits as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Reserved", path: "Reserved", offset: 14, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
