// Generated from spec/structs/ETW_DISKIO_READWRITE_V3.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_DISKIO_READWRITE_V3",
    aliases: &["WMI_DISKIO_READWRITE",],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 48,
    fixed: 44,
    inserted: &[],
    total: None,
    summary: "A disk was read or written.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IrpFlags", path: "IrpFlags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Flags of the I/O request packet, IRP_ constants of wdm.h.", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much was read or written.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ResponseTime", path: "ResponseTime", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long it took, in ticks of the processor, which may overflow; by the documentation up to Windows 7, and reserved since then. In 2389 real events of Windows 8 it is 0, and 1 in six of them.", units: "", unknown: false, children: &[] },
        Field { name: "ByteOffset", path: "ByteOffset", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Where on the disk.", units: "bytes", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 24, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "IrpAddress", path: "IrpAddress", offset: 28, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet.", units: "", unknown: false, children: &[] },
        Field { name: "HighResResponseTime", path: "HighResResponseTime", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "How long it took, from the start of the request to its completion.", units: "ticks of the performance counter", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that began the request.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_DISKIO_READWRITE_V3",
    aliases: &["WMI_DISKIO_READWRITE",],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 56,
    fixed: 52,
    inserted: &[],
    total: None,
    summary: "A disk was read or written.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IrpFlags", path: "IrpFlags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Flags of the I/O request packet, IRP_ constants of wdm.h.", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How much was read or written.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ResponseTime", path: "ResponseTime", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long it took, in ticks of the processor, which may overflow; by the documentation up to Windows 7, and reserved since then. In 2389 real events of Windows 8 it is 0, and 1 in six of them.", units: "", unknown: false, children: &[] },
        Field { name: "ByteOffset", path: "ByteOffset", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Where on the disk.", units: "bytes", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "IrpAddress", path: "IrpAddress", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet.", units: "", unknown: false, children: &[] },
        Field { name: "HighResResponseTime", path: "HighResResponseTime", offset: 40, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "How long it took, from the start of the request to its completion.", units: "ticks of the performance counter", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that began the request.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
