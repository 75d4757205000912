// Generated from spec/structs/PERFINFO_FILE_OPERATION_END.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_FILE_OPERATION_END",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "An operation on a file is done.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The I/O request packet, which finds the event of the beginning.", units: "", unknown: false, children: &[] },
        Field { name: "ExtraInformation", path: "ExtraInformation", offset: 4, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What the operation makes of it: for reads and writes, how many bytes.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 8, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "What the operation returned.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_FILE_OPERATION_END",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "An operation on a file is done.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The I/O request packet, which finds the event of the beginning.", units: "", unknown: false, children: &[] },
        Field { name: "ExtraInformation", path: "ExtraInformation", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What the operation makes of it: for reads and writes, how many bytes.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 16, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "What the operation returned.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
