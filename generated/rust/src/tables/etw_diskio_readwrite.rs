// Generated from spec/structs/ETW_DISKIO_READWRITE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_DISKIO_READWRITE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(0) },],
    releases: "5.0 with 32 bit pointers",
    size: 28,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "A disk was read or written.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The physical disk.", units: "", unknown: false, children: &[] },
        Field { name: "IrpFlags", path: "IrpFlags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The documented IRP_ flags.", units: "", unknown: false, children: &[] },
        Field { name: "TransferSize", path: "TransferSize", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ResponseTime", path: "ResponseTime", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long it took, in ticks of the processor, which may overflow.", units: "", unknown: false, children: &[] },
        Field { name: "ByteOffset", path: "ByteOffset", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "From the beginning of the disk.", units: "bytes", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 24, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address that the events of file names have too.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_DISKIO_READWRITE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(0) },],
    releases: "5.0 with 64 bit pointers",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "A disk was read or written.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The physical disk.", units: "", unknown: false, children: &[] },
        Field { name: "IrpFlags", path: "IrpFlags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The documented IRP_ flags.", units: "", unknown: false, children: &[] },
        Field { name: "TransferSize", path: "TransferSize", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ResponseTime", path: "ResponseTime", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long it took, in ticks of the processor, which may overflow.", units: "", unknown: false, children: &[] },
        Field { name: "ByteOffset", path: "ByteOffset", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "From the beginning of the disk.", units: "bytes", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file, by the address that the events of file names have too.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
