// Generated from spec/structs/PERFINFO_FILE_READ_WRITE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_FILE_READ_WRITE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "A file is read or written.",
    fields: &[
        Field { name: "Offset", path: "Offset", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Where in the file.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Irp", path: "Irp", offset: 8, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The I/O request packet, which finds the event of the end.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 12, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 16, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What the file system knows the file by, the same for all its file objects.", units: "", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that began the request.", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Flags of the I/O request packet, IRP_ constants of wdm.h.", units: "", unknown: false, children: &[] },
        Field { name: "ExtraFlags", path: "ExtraFlags", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::file::PerfinfoFileReadWriteFlag::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_FILE_READ_WRITE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "A file is read or written.",
    fields: &[
        Field { name: "Offset", path: "Offset", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Where in the file.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Irp", path: "Irp", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The I/O request packet, which finds the event of the end.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 16, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 24, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What the file system knows the file by, the same for all its file objects.", units: "", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that began the request.", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Flags of the I/O request packet, IRP_ constants of wdm.h.", units: "", unknown: false, children: &[] },
        Field { name: "ExtraFlags", path: "ExtraFlags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::file::PerfinfoFileReadWriteFlag::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
