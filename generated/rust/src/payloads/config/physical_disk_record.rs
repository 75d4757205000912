// Generated from spec/structs/PHYSICAL_DISK_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk of the machine.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PHYSICAL_DISK_RECORD", "PhysicalDiskRecord", (568, 564), "Disk of the machine.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "").means(Meaning::DiskNumber),
    unsigned("BytesPerSector", 4, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("SectorsPerTrack", 8, 4, "ULONG", "").means(Meaning::Count),
    unsigned("TracksPerCylinder", 12, 4, "ULONG", "").means(Meaning::Count),
    unsigned("Cylinders", 16, 8, "ULONGLONG", "Number of cylinders.").means(Meaning::Count),
    unsigned("SCSIPortNumber", 24, 4, "ULONG", "SCSI port number, followed by path, target and logical unit.").means(Meaning::Identifier),
    unsigned("SCSIPathId", 28, 4, "ULONG", "").means(Meaning::Identifier),
    unsigned("SCSITargetId", 32, 4, "ULONG", "").means(Meaning::Identifier),
    unsigned("SCSILun", 36, 4, "ULONG", "").means(Meaning::Identifier),
    field("Manufacturer", 40, 512, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }, "Padded with zeros.").means(Meaning::Text),
    unsigned("PartitionCount", 552, 4, "ULONG", "").means(Meaning::Count),
    unsigned("WriteCacheEnabled", 556, 1, "BOOLEAN", "Whether the disk caches writes.").means(Meaning::Boolean),
    field("", 557, 1, "padding", Kind::Padding, ""),
    field("BootDriveLetter", 558, 6, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 3 }, "Letter of the boot drive if it is on this disk.").means(Meaning::Text),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Disk of the machine.
    ///
    /// In C: `PHYSICAL_DISK_RECORD`, 0x238 bytes with one element of its array, 0x234 without elements. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PHYSICAL_DISK_RECORD")]
    owned PhysicalDiskRecord / PhysicalDiskRecordView: lone [564] "PHYSICAL_DISK_RECORD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// `ULONG BytesPerSector` at 0x04. Unit: bytes.
        bytes_per_sector set_bytes_per_sector: u32 = 4;
        /// `ULONG SectorsPerTrack` at 0x08.
        sectors_per_track set_sectors_per_track: u32 = 8;
        /// `ULONG TracksPerCylinder` at 0x0C.
        tracks_per_cylinder set_tracks_per_cylinder: u32 = 12;
        /// Number of cylinders. `ULONGLONG Cylinders` at 0x10.
        cylinders set_cylinders: u64 = 16;
        /// SCSI port number, followed by path, target and logical unit. `ULONG SCSIPortNumber` at 0x18.
        scsi_port_number set_scsi_port_number: u32 = 24;
        /// `ULONG SCSIPathId` at 0x1C.
        scsi_path_id set_scsi_path_id: u32 = 28;
        /// `ULONG SCSITargetId` at 0x20.
        scsi_target_id set_scsi_target_id: u32 = 32;
        /// `ULONG SCSILun` at 0x24.
        scsi_lun set_scsi_lun: u32 = 36;
        /// Padded with zeros. `WCHAR Manufacturer` at 0x28.
        manufacturer set_manufacturer: [u16; 256] = 40;
        /// `ULONG PartitionCount` at 0x228.
        partition_count set_partition_count: u32 = 552;
        /// Whether the disk caches writes. `BOOLEAN WriteCacheEnabled` at 0x22C.
        write_cache_enabled set_write_cache_enabled: u8 = 556;
        /// Letter of the boot drive if it is on this disk. `WCHAR BootDriveLetter` at 0x22E.
        boot_drive_letter set_boot_drive_letter: [u16; 3] = 558;
    }
    bits {
    }
}
