// Generated from spec/structs/FileIo_SimpleOp.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "FileIo_SimpleOp",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A file is cleaned up, closed or flushed.",
    fields: &[
        Field { name: "IrpPtr", path: "IrpPtr", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet, which FileIo_OpEnd names too.", units: "", unknown: false, children: &[] },
        Field { name: "TTID", path: "TTID", offset: 4, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The thread that asks for it; as wide as a pointer in this version alone.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file as it was opened, the same from creation to close.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address that the events of file names have.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "FileIo_SimpleOp",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "A file is cleaned up, closed or flushed.",
    fields: &[
        Field { name: "IrpPtr", path: "IrpPtr", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet, which FileIo_OpEnd names too.", units: "", unknown: false, children: &[] },
        Field { name: "TTID", path: "TTID", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The thread that asks for it; as wide as a pointer in this version alone.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file as it was opened, the same from creation to close.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address that the events of file names have.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
