// Generated from spec/structs/PERFINFO_FILE_SIMPLE_OPERATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_FILE_SIMPLE_OPERATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "An operation on a file that needs no more to be told: a cleanup, a close, a flush.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The I/O request packet, which finds the event of the end.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 4, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 8, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What the file system knows the file by, the same for all its file objects.", units: "", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that began the request.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_FILE_SIMPLE_OPERATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 28,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "An operation on a file that needs no more to be told: a cleanup, a close, a flush.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The I/O request packet, which finds the event of the end.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 16, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What the file system knows the file by, the same for all its file objects.", units: "", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that began the request.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
