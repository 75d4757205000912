// Generated from spec/structs/PageFault_HardFault.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PageFault_HardFault",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "A page was read from disk because it was accessed.",
    fields: &[
        Field { name: "InitialTime", path: "InitialTime", offset: 0, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the fault began; the event's own time is its end.", units: "", unknown: false, children: &[] },
        Field { name: "ReadOffset", path: "ReadOffset", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Where in the file it is read.", units: "bytes", unknown: false, children: &[] },
        Field { name: "VirtualAddress", path: "VirtualAddress", offset: 16, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address that was accessed.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 20, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address that the events of file names have too.", units: "", unknown: false, children: &[] },
        Field { name: "TThreadId", path: "TThreadId", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that accessed it.", units: "", unknown: false, children: &[] },
        Field { name: "ByteCount", path: "ByteCount", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PageFault_HardFault",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "A page was read from disk because it was accessed.",
    fields: &[
        Field { name: "InitialTime", path: "InitialTime", offset: 0, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the fault began; the event's own time is its end.", units: "", unknown: false, children: &[] },
        Field { name: "ReadOffset", path: "ReadOffset", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Where in the file it is read.", units: "bytes", unknown: false, children: &[] },
        Field { name: "VirtualAddress", path: "VirtualAddress", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The address that was accessed.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address that the events of file names have too.", units: "", unknown: false, children: &[] },
        Field { name: "TThreadId", path: "TThreadId", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that accessed it.", units: "", unknown: false, children: &[] },
        Field { name: "ByteCount", path: "ByteCount", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
