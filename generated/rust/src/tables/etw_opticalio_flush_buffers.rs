// Generated from spec/structs/ETW_OPTICALIO_FLUSH_BUFFERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_OPTICALIO_FLUSH_BUFFERS",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "An optical disk's cache was flushed.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IrpFlags", path: "IrpFlags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Flags of the I/O request packet, IRP_ constants of wdm.h.", units: "", unknown: false, children: &[] },
        Field { name: "HighResResponseTime", path: "HighResResponseTime", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "How long it took, from the start of the request to its completion.", units: "ticks of the performance counter", unknown: false, children: &[] },
        Field { name: "IrpAddress", path: "IrpAddress", offset: 16, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet.", units: "", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that began the request.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_OPTICALIO_FLUSH_BUFFERS",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 32,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "An optical disk's cache was flushed.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IrpFlags", path: "IrpFlags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Flags of the I/O request packet, IRP_ constants of wdm.h.", units: "", unknown: false, children: &[] },
        Field { name: "HighResResponseTime", path: "HighResResponseTime", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "How long it took, from the start of the request to its completion.", units: "ticks of the performance counter", unknown: false, children: &[] },
        Field { name: "IrpAddress", path: "IrpAddress", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet.", units: "", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that began the request.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
