// Generated from spec/structs/PERFINFO_FLT_OPERATION_STATUS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_FLT_OPERATION_STATUS",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 28,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "A file system filter's callback failed.",
    fields: &[
        Field { name: "RoutineAddr", path: "RoutineAddr", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The callback.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "FsContext", path: "FsContext", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "What the file system knows the file by.", units: "", unknown: false, children: &[] },
        Field { name: "IrpPtr", path: "IrpPtr", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet.", units: "", unknown: false, children: &[] },
        Field { name: "CbdPtr", path: "CbdPtr", offset: 16, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The callback data (FLT_CALLBACK_DATA).", units: "", unknown: false, children: &[] },
        Field { name: "MajorFunction", path: "MajorFunction", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "The major function, an IRP_MJ_ constant.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 24, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "What it returned.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_FLT_OPERATION_STATUS",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "A file system filter's callback failed.",
    fields: &[
        Field { name: "RoutineAddr", path: "RoutineAddr", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The callback.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "FsContext", path: "FsContext", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "What the file system knows the file by.", units: "", unknown: false, children: &[] },
        Field { name: "IrpPtr", path: "IrpPtr", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet.", units: "", unknown: false, children: &[] },
        Field { name: "CbdPtr", path: "CbdPtr", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The callback data (FLT_CALLBACK_DATA).", units: "", unknown: false, children: &[] },
        Field { name: "MajorFunction", path: "MajorFunction", offset: 40, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "The major function, an IRP_MJ_ constant.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 44, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "What it returned.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
