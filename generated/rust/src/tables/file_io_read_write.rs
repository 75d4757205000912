// Generated from spec/structs/FileIo_ReadWrite.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "FileIo_ReadWrite",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "A file is read or written.",
    fields: &[
        Field { name: "Offset", path: "Offset", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "From the beginning of the file.", units: "bytes", unknown: false, children: &[] },
        Field { name: "IrpPtr", path: "IrpPtr", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet, which FileIo_OpEnd names too.", units: "", unknown: false, children: &[] },
        Field { name: "TTID", path: "TTID", offset: 12, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The thread that asks for it; as wide as a pointer in this version alone.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 16, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file as it was opened, the same from creation to close.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 20, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address that the events of file names have.", units: "", unknown: false, children: &[] },
        Field { name: "IoSize", path: "IoSize", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "IoFlags", path: "IoFlags", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The documented IRP_ flags.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "FileIo_ReadWrite",
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
        Field { name: "Offset", path: "Offset", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "From the beginning of the file.", units: "bytes", unknown: false, children: &[] },
        Field { name: "IrpPtr", path: "IrpPtr", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet, which FileIo_OpEnd names too.", units: "", unknown: false, children: &[] },
        Field { name: "TTID", path: "TTID", offset: 16, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The thread that asks for it; as wide as a pointer in this version alone.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file as it was opened, the same from creation to close.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address that the events of file names have.", units: "", unknown: false, children: &[] },
        Field { name: "IoSize", path: "IoSize", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "IoFlags", path: "IoFlags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The documented IRP_ flags.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
