// Generated from spec/structs/LOGICAL_DISK_EXTENTS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Partition or volume of a disk.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "LOGICAL_DISK_EXTENTS",
    aliases: &[],
    form: "LogicalDiskExtents",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 112,
    fixed: 108,
    inserted: &[],
    total: None,
    summary: "Partition or volume of a disk.",
    fields: &[
        Field { name: "StartingOffset", path: "StartingOffset", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Offset on the disk at which it starts.", units: "bytes", unknown: false, children: &[] },
        Field { name: "PartitionSize", path: "PartitionSize", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "DiskNumber", path: "DiskNumber", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of the physical disk that contains it.", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of this structure.", units: "bytes", unknown: false, children: &[] },
        Field { name: "DriveType", path: "DriveType", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::config::ConfigDriveType::VALUES), doc: "Whether it is a partition, a volume or an extent.", units: "", unknown: false, children: &[] },
        Field { name: "DriveLetterString", path: "DriveLetterString", offset: 28, size: 8, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 4 }, values: None, doc: "Drive letter with a colon.", units: "", unknown: false, children: &[] },
        Field { name: "Pad", path: "Pad", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "PartitionNumber", path: "PartitionNumber", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of the partition that contains the drive.", units: "", unknown: false, children: &[] },
        Field { name: "SectorsPerCluster", path: "SectorsPerCluster", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "BytesPerSector", path: "BytesPerSector", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 52, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "NumberOfFreeClusters", path: "NumberOfFreeClusters", offset: 56, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TotalNumberOfClusters", path: "TotalNumberOfClusters", offset: 64, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "FileSystemType", path: "FileSystemType", offset: 72, size: 32, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 16 }, values: None, doc: "Name of the file system.", units: "", unknown: false, children: &[] },
        Field { name: "VolumeExt", path: "VolumeExt", offset: 104, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of a VOLUME_DISK_EXTENTS, a documented structure of winioctl.h.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Partition or volume of a disk.
    ///
    /// In C: `LOGICAL_DISK_EXTENTS`, 0x70 bytes with one element of its array, 0x6c without elements. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "LOGICAL_DISK_EXTENTS")]
    owned LogicalDiskExtents / LogicalDiskExtentsView: lone [108] "LOGICAL_DISK_EXTENTS" Table::form(&LAYOUT_0);
    fields {
        /// Offset on the disk at which it starts. `ULONGLONG StartingOffset` at 0x00. Unit: bytes.
        starting_offset set_starting_offset: u64 = 0;
        /// `ULONGLONG PartitionSize` at 0x08. Unit: bytes.
        partition_size set_partition_size: u64 = 8;
        /// Number of the physical disk that contains it. `ULONG DiskNumber` at 0x10.
        disk_number set_disk_number: u32 = 16;
        /// Size of this structure. `ULONG Size` at 0x14. Unit: bytes.
        size set_size: u32 = 20;
        /// Whether it is a partition, a volume or an extent. `ULONG DriveType` at 0x18.
        drive_type set_drive_type: crate::payloads::config::ConfigDriveType = 24;
        /// Drive letter with a colon. `WCHAR DriveLetterString` at 0x1C.
        drive_letter_string set_drive_letter_string: [u16; 4] = 28;
        /// Purpose unknown. `ULONG Pad` at 0x24.
        pad set_pad: u32 = 36;
        /// Number of the partition that contains the drive. `ULONG PartitionNumber` at 0x28.
        partition_number set_partition_number: u32 = 40;
        /// `ULONG SectorsPerCluster` at 0x2C.
        sectors_per_cluster set_sectors_per_cluster: u32 = 44;
        /// `ULONG BytesPerSector` at 0x30. Unit: bytes.
        bytes_per_sector set_bytes_per_sector: u32 = 48;
        /// `LONGLONG NumberOfFreeClusters` at 0x38.
        number_of_free_clusters set_number_of_free_clusters: i64 = 56;
        /// `LONGLONG TotalNumberOfClusters` at 0x40.
        total_number_of_clusters set_total_number_of_clusters: i64 = 64;
        /// Name of the file system. `WCHAR FileSystemType` at 0x48.
        file_system_type set_file_system_type: [u16; 16] = 72;
        /// Offset of a VOLUME_DISK_EXTENTS, a documented structure of winioctl.h. `ULONG VolumeExt` at 0x68.
        volume_ext set_volume_ext: u32 = 104;
    }
    bits {
    }
}

impl LogicalDiskExtents {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
