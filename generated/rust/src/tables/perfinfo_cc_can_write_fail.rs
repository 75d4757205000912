// Generated from spec/structs/PERFINFO_CC_CAN_WRITE_FAIL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_CC_CAN_WRITE_FAIL",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A write to a file was held back because the cache has too many dirty pages.",
    fields: &[
        Field { name: "FileObjectKey", path: "FileObjectKey", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "TotalDirtyPages", path: "TotalDirtyPages", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyPageThreshold", path: "DirtyPageThreshold", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "BytesToWrite", path: "BytesToWrite", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_CC_CAN_WRITE_FAIL",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 32,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "A write to a file was held back because the cache has too many dirty pages.",
    fields: &[
        Field { name: "FileObjectKey", path: "FileObjectKey", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "TotalDirtyPages", path: "TotalDirtyPages", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "DirtyPageThreshold", path: "DirtyPageThreshold", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "BytesToWrite", path: "BytesToWrite", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
