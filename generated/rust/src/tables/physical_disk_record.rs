// Generated from spec/structs/PHYSICAL_DISK_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PHYSICAL_DISK_RECORD",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 568,
    fixed: 564,
    inserted: &[],
    total: None,
    summary: "One disk of the machine.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "BytesPerSector", path: "BytesPerSector", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "SectorsPerTrack", path: "SectorsPerTrack", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TracksPerCylinder", path: "TracksPerCylinder", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Cylinders", path: "Cylinders", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The number of cylinders.", units: "", unknown: false, children: &[] },
        Field { name: "SCSIPortNumber", path: "SCSIPortNumber", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The number of the SCSI port, followed by path, target and logical unit.", units: "", unknown: false, children: &[] },
        Field { name: "SCSIPathId", path: "SCSIPathId", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SCSITargetId", path: "SCSITargetId", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SCSILun", path: "SCSILun", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Manufacturer", path: "Manufacturer", offset: 40, size: 512, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 256 }, values: None, doc: "Padded with zeros.", units: "", unknown: false, children: &[] },
        Field { name: "PartitionCount", path: "PartitionCount", offset: 552, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "WriteCacheEnabled", path: "WriteCacheEnabled", offset: 556, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the disk caches what is written.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 557, size: 1, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "BootDriveLetter", path: "BootDriveLetter", offset: 558, size: 6, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 3 }, values: None, doc: "The letter of the boot drive if that is on this disk.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
