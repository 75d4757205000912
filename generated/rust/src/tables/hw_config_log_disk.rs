// Generated from spec/structs/HWConfig_LogDisk.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_1: Layout = Layout {
    name: "HWConfig_LogDisk",
    aliases: &[],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(1) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(1) },],
    releases: "5.1",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A partition of a disk.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Pad", path: "Pad", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "StartOffset", path: "StartOffset", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Of the partition from the beginning of the disk.", units: "bytes", unknown: false, children: &[] },
        Field { name: "PartitionSize", path: "PartitionSize", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
