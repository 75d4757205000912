// Generated from spec/structs/PHYSICAL_DISK_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk of the machine.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::OBSERVED_TRACES, &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("PHYSICAL_DISK_RECORD", "PhysicalDiskRecord")
    .size(568)
    .fixed(564)
    .about("Disk of the machine.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG DiskNumber").at(0..4).means(Meaning::DiskNumber),
        unsigned("ULONG BytesPerSector").at(4..8).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG SectorsPerTrack").at(8..12).means(Meaning::Count),
        unsigned("ULONG TracksPerCylinder").at(12..16).means(Meaning::Count),
        unsigned("ULONGLONG Cylinders").at(16..24).about("Number of cylinders.").means(Meaning::Count),
        unsigned("ULONG SCSIPortNumber").at(24..28)
            .about("SCSI port number, followed by path, target and logical unit.").means(Meaning::Identifier),
        unsigned("ULONG SCSIPathId").at(28..32).means(Meaning::Identifier),
        unsigned("ULONG SCSITargetId").at(32..36).means(Meaning::Identifier),
        unsigned("ULONG SCSILun").at(36..40).means(Meaning::Identifier),
        field(
            "WCHAR Manufacturer",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }
        )
            .at(40..552).about("Padded with zeros.").means(Meaning::Text),
        unsigned("ULONG PartitionCount").at(552..556).means(Meaning::Count),
        unsigned("BOOLEAN WriteCacheEnabled").at(556..557).about("True if the disk caches writes.")
            .means(Meaning::Boolean),
        field("padding ", Kind::Padding).at(557..558),
        field(
            "WCHAR BootDriveLetter",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 3 }
        )
            .at(558..564).about("Letter of the boot drive if it is on this disk.").means(Meaning::Text),
    ]);
fixed! {
    /// Disk of the machine.
    ///
    /// In C: `PHYSICAL_DISK_RECORD`, 0x238 bytes with one element of its array, 0x234 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public
    /// projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PHYSICAL_DISK_RECORD")]
    owned PhysicalDiskRecord / PhysicalDiskRecordView: lone,
        name = "PHYSICAL_DISK_RECORD", size = 564, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number / set_disk_number: u32, at = 0;
        /// `ULONG BytesPerSector` at 0x04. Unit: bytes.
        bytes_per_sector / set_bytes_per_sector: u32, at = 4;
        /// `ULONG SectorsPerTrack` at 0x08.
        sectors_per_track / set_sectors_per_track: u32, at = 8;
        /// `ULONG TracksPerCylinder` at 0x0C.
        tracks_per_cylinder / set_tracks_per_cylinder: u32, at = 12;
        /// Number of cylinders. `ULONGLONG Cylinders` at 0x10.
        cylinders / set_cylinders: u64, at = 16;
        /// SCSI port number, followed by path, target and logical unit. `ULONG SCSIPortNumber` at 0x18.
        scsi_port_number / set_scsi_port_number: u32, at = 24;
        /// `ULONG SCSIPathId` at 0x1C.
        scsi_path_id / set_scsi_path_id: u32, at = 28;
        /// `ULONG SCSITargetId` at 0x20.
        scsi_target_id / set_scsi_target_id: u32, at = 32;
        /// `ULONG SCSILun` at 0x24.
        scsi_lun / set_scsi_lun: u32, at = 36;
        /// Padded with zeros. `WCHAR Manufacturer` at 0x28.
        manufacturer / set_manufacturer: [u16; 256], at = 40;
        /// `ULONG PartitionCount` at 0x228.
        partition_count / set_partition_count: u32, at = 552;
        /// True if the disk caches writes. `BOOLEAN WriteCacheEnabled` at 0x22C.
        write_cache_enabled / set_write_cache_enabled: u8, at = 556;
        /// Letter of the boot drive if it is on this disk. `WCHAR BootDriveLetter` at 0x22E.
        boot_drive_letter / set_boot_drive_letter: [u16; 3], at = 558;
    }
}
