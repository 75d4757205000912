// Generated from spec/structs/PERFINFO_FLT_OPERATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_FLT_OPERATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A file system filter's callback is called.",
    fields: &[
        Field { name: "RoutineAddr", path: "RoutineAddr", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The callback.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "FsContext", path: "FsContext", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "What the file system knows the file by.", units: "", unknown: false, children: &[] },
        Field { name: "IrpPtr", path: "IrpPtr", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet.", units: "", unknown: false, children: &[] },
        Field { name: "CbdPtr", path: "CbdPtr", offset: 16, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The callback data (FLT_CALLBACK_DATA).", units: "", unknown: false, children: &[] },
        Field { name: "MajorFunction", path: "MajorFunction", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "The major function, an IRP_MJ_ constant.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_FLT_OPERATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 44,
    fixed: 44,
    inserted: &[],
    total: None,
    summary: "A file system filter's callback is called.",
    fields: &[
        Field { name: "RoutineAddr", path: "RoutineAddr", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The callback.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "FsContext", path: "FsContext", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "What the file system knows the file by.", units: "", unknown: false, children: &[] },
        Field { name: "IrpPtr", path: "IrpPtr", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet.", units: "", unknown: false, children: &[] },
        Field { name: "CbdPtr", path: "CbdPtr", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The callback data (FLT_CALLBACK_DATA).", units: "", unknown: false, children: &[] },
        Field { name: "MajorFunction", path: "MajorFunction", offset: 40, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "The major function, an IRP_MJ_ constant.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
