// Generated from spec/structs/LOGICAL_DISK_EXTENTS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Partition or volume of a disk.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::OBSERVED_TRACES, &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("LOGICAL_DISK_EXTENTS", "LogicalDiskExtents")
    .size(112)
    .fixed(108)
    .about("Partition or volume of a disk.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG StartingOffset").at(0..8).about("Offset on the disk at which it starts.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONGLONG PartitionSize").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG DiskNumber").at(16..20).about("Number of the physical disk that contains it.")
            .means(Meaning::DiskNumber),
        unsigned("ULONG Size").at(20..24).about("Size of this structure.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG DriveType").at(24..28).about("Kind of the drive: partition, volume or extent.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::payloads::config::ConfigDriveType::VALUES)]),
        field(
            "WCHAR DriveLetterString",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 4 }
        )
            .at(28..36).about("Drive letter with a colon.").means(Meaning::Text),
        unsigned("ULONG Pad").at(36..40).means(Meaning::Reserved),
        unsigned("ULONG PartitionNumber").at(40..44).about("Number of the partition that contains the drive.")
            .means(Meaning::Index),
        unsigned("ULONG SectorsPerCluster").at(44..48).means(Meaning::Count),
        unsigned("ULONG BytesPerSector").at(48..52).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field("padding ", Kind::Padding).at(52..56),
        signed("LONGLONG NumberOfFreeClusters").at(56..64).means(Meaning::Count),
        signed("LONGLONG TotalNumberOfClusters").at(64..72).means(Meaning::Count),
        field(
            "WCHAR FileSystemType",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 16 }
        )
            .at(72..104).about("Name of the file system.").means(Meaning::Text),
        unsigned("ULONG VolumeExt").at(104..108)
            .about("Offset of a VOLUME_DISK_EXTENTS, a documented structure of winioctl.h.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Partition or volume of a disk.
    ///
    /// In C: `LOGICAL_DISK_EXTENTS`, 0x70 bytes with one element of its array, 0x6c without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public
    /// projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "LOGICAL_DISK_EXTENTS")]
    owned LogicalDiskExtents / LogicalDiskExtentsView: lone,
        name = "LOGICAL_DISK_EXTENTS", size = 108, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Offset on the disk at which it starts. `ULONGLONG StartingOffset` at 0x00. Unit: bytes.
        starting_offset / set_starting_offset: u64, at = 0;
        /// `ULONGLONG PartitionSize` at 0x08. Unit: bytes.
        partition_size / set_partition_size: u64, at = 8;
        /// Number of the physical disk that contains it. `ULONG DiskNumber` at 0x10.
        disk_number / set_disk_number: u32, at = 16;
        /// Size of this structure. `ULONG Size` at 0x14. Unit: bytes.
        size / set_size: u32, at = 20;
        /// Kind of the drive: partition, volume or extent. `ULONG DriveType` at 0x18.
        drive_type / set_drive_type: crate::payloads::config::ConfigDriveType, at = 24;
        /// Drive letter with a colon. `WCHAR DriveLetterString` at 0x1C.
        drive_letter_string / set_drive_letter_string: [u16; 4], at = 28;
        /// Reserved or padding, according to a source. `ULONG Pad` at 0x24.
        pad / set_pad: u32, at = 36;
        /// Number of the partition that contains the drive. `ULONG PartitionNumber` at 0x28.
        partition_number / set_partition_number: u32, at = 40;
        /// `ULONG SectorsPerCluster` at 0x2C.
        sectors_per_cluster / set_sectors_per_cluster: u32, at = 44;
        /// `ULONG BytesPerSector` at 0x30. Unit: bytes.
        bytes_per_sector / set_bytes_per_sector: u32, at = 48;
        /// `LONGLONG NumberOfFreeClusters` at 0x38.
        number_of_free_clusters / set_number_of_free_clusters: i64, at = 56;
        /// `LONGLONG TotalNumberOfClusters` at 0x40.
        total_number_of_clusters / set_total_number_of_clusters: i64, at = 64;
        /// Name of the file system. `WCHAR FileSystemType` at 0x48.
        file_system_type / set_file_system_type: [u16; 16], at = 72;
        /// Offset of a VOLUME_DISK_EXTENTS, a documented structure of winioctl.h. `ULONG VolumeExt` at 0x68. Unit:
        /// bytes.
        volume_ext / set_volume_ext: u32, at = 104;
    }
}
