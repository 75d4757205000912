// Generated from spec/structs/LOGICAL_DISK_EXTENTS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "LOGICAL_DISK_EXTENTS",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 112,
    fixed: 108,
    inserted: &[],
    total: None,
    summary: "One partition or volume of a disk.",
    fields: &[
        Field { name: "StartingOffset", path: "StartingOffset", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Where on the disk it begins.", units: "bytes", unknown: false, children: &[] },
        Field { name: "PartitionSize", path: "PartitionSize", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "DiskNumber", path: "DiskNumber", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The physical disk that has it.", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of this structure.", units: "bytes", unknown: false, children: &[] },
        Field { name: "DriveType", path: "DriveType", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::config::ConfigDriveType::VALUES), doc: "Whether it is a partition, a volume or an extent.", units: "", unknown: false, children: &[] },
        Field { name: "DriveLetterString", path: "DriveLetterString", offset: 28, size: 8, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 4 }, values: None, doc: "The drive's letter with its colon.", units: "", unknown: false, children: &[] },
        Field { name: "Pad", path: "Pad", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "PartitionNumber", path: "PartitionNumber", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The partition that has the drive.", units: "", unknown: false, children: &[] },
        Field { name: "SectorsPerCluster", path: "SectorsPerCluster", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "BytesPerSector", path: "BytesPerSector", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 52, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "NumberOfFreeClusters", path: "NumberOfFreeClusters", offset: 56, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TotalNumberOfClusters", path: "TotalNumberOfClusters", offset: 64, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "FileSystemType", path: "FileSystemType", offset: 72, size: 32, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 16 }, values: None, doc: "The name of the file system.", units: "", unknown: false, children: &[] },
        Field { name: "VolumeExt", path: "VolumeExt", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The offset of a VOLUME_DISK_EXTENTS, a documented structure of winioctl.h.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
