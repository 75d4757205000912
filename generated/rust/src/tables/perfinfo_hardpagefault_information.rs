// Generated from spec/structs/PERFINFO_HARDPAGEFAULT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_HARDPAGEFAULT_INFORMATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A page fault that had to read from disk.",
    fields: &[
        Field { name: "ReadOffset", path: "ReadOffset", offset: 0, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Where in the file.", units: "bytes", unknown: false, children: &[] },
        Field { name: "VirtualAddress", path: "VirtualAddress", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address that was not there.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that needed it.", units: "", unknown: false, children: &[] },
        Field { name: "ByteCount", path: "ByteCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_HARDPAGEFAULT_INFORMATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "A page fault that had to read from disk.",
    fields: &[
        Field { name: "ReadOffset", path: "ReadOffset", offset: 0, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Where in the file.", units: "bytes", unknown: false, children: &[] },
        Field { name: "VirtualAddress", path: "VirtualAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address that was not there.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that needed it.", units: "", unknown: false, children: &[] },
        Field { name: "ByteCount", path: "ByteCount", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
