// Generated from spec/structs/PERFINFO_DRIVER_MAJORFUNCTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_DRIVER_MAJORFUNCTION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A driver's dispatch routine is called.",
    fields: &[
        Field { name: "MajorFunction", path: "MajorFunction", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The major function, an IRP_MJ_ constant.", units: "", unknown: false, children: &[] },
        Field { name: "MinorFunction", path: "MinorFunction", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The minor function, an IRP_MN_ constant.", units: "", unknown: false, children: &[] },
        Field { name: "RoutineAddr", path: "RoutineAddr", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The dispatch routine.", units: "", unknown: false, children: &[] },
        Field { name: "FileNamePointer", path: "FileNamePointer", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "Irp", path: "Irp", offset: 16, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet.", units: "", unknown: false, children: &[] },
        Field { name: "UniqMatchId", path: "UniqMatchId", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Finds the event of the return.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_DRIVER_MAJORFUNCTION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "A driver's dispatch routine is called.",
    fields: &[
        Field { name: "MajorFunction", path: "MajorFunction", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The major function, an IRP_MJ_ constant.", units: "", unknown: false, children: &[] },
        Field { name: "MinorFunction", path: "MinorFunction", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The minor function, an IRP_MN_ constant.", units: "", unknown: false, children: &[] },
        Field { name: "RoutineAddr", path: "RoutineAddr", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The dispatch routine.", units: "", unknown: false, children: &[] },
        Field { name: "FileNamePointer", path: "FileNamePointer", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "Irp", path: "Irp", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet.", units: "", unknown: false, children: &[] },
        Field { name: "UniqMatchId", path: "UniqMatchId", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Finds the event of the return.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
