// Generated from spec/structs/FileIo_Info.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "FileIo_Info",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Information of a file is set or queried, a file is deleted or renamed, or a control is sent to it.",
    fields: &[
        Field { name: "IrpPtr", path: "IrpPtr", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet, which FileIo_OpEnd names too.", units: "", unknown: false, children: &[] },
        Field { name: "TTID", path: "TTID", offset: 4, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The thread that asks for it; as wide as a pointer in this version alone.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file as it was opened, the same from creation to close.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address that the events of file names have.", units: "", unknown: false, children: &[] },
        Field { name: "ExtraInfo", path: "ExtraInfo", offset: 16, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "By class: the disposition, or the new size of the file.", units: "", unknown: false, children: &[] },
        Field { name: "InfoClass", path: "InfoClass", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "A value of the documented FILE_INFORMATION_CLASS, or the control code.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "FileIo_Info",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 44,
    fixed: 44,
    inserted: &[],
    total: None,
    summary: "Information of a file is set or queried, a file is deleted or renamed, or a control is sent to it.",
    fields: &[
        Field { name: "IrpPtr", path: "IrpPtr", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet, which FileIo_OpEnd names too.", units: "", unknown: false, children: &[] },
        Field { name: "TTID", path: "TTID", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The thread that asks for it; as wide as a pointer in this version alone.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file as it was opened, the same from creation to close.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address that the events of file names have.", units: "", unknown: false, children: &[] },
        Field { name: "ExtraInfo", path: "ExtraInfo", offset: 32, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "By class: the disposition, or the new size of the file.", units: "", unknown: false, children: &[] },
        Field { name: "InfoClass", path: "InfoClass", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "A value of the documented FILE_INFORMATION_CLASS, or the control code.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
