// Generated from spec/structs/PHYSICAL_DISK_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PHYSICAL_DISK_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// One disk of the machine.
///
/// In C: `PHYSICAL_DISK_RECORD`, 0x238 bytes with one element of its array, 0x234 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PHYSICAL_DISK_RECORD")]
pub struct PhysicalDiskRecord {
    /// `ULONG DiskNumber`, at 0x00.
    pub disk_number: u32,
    /// `ULONG BytesPerSector`, at 0x04. Unit: bytes.
    pub bytes_per_sector: u32,
    /// `ULONG SectorsPerTrack`, at 0x08.
    pub sectors_per_track: u32,
    /// `ULONG TracksPerCylinder`, at 0x0C.
    pub tracks_per_cylinder: u32,
    /// `ULONGLONG Cylinders`, at 0x10. The number of cylinders.
    pub cylinders: u64,
    /// `ULONG SCSIPortNumber`, at 0x18. The number of the SCSI port, followed by path, target and logical unit.
    pub scsi_port_number: u32,
    /// `ULONG SCSIPathId`, at 0x1C.
    pub scsi_path_id: u32,
    /// `ULONG SCSITargetId`, at 0x20.
    pub scsi_target_id: u32,
    /// `ULONG SCSILun`, at 0x24.
    pub scsi_lun: u32,
    /// `WCHAR Manufacturer`, at 0x28. Padded with zeros.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub manufacturer: [u16; 256],
    /// `ULONG PartitionCount`, at 0x228.
    pub partition_count: u32,
    /// `BOOLEAN WriteCacheEnabled`, at 0x22C. Whether the disk caches what is written.
    pub write_cache_enabled: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_22d: Bytes<1>,
    /// `WCHAR BootDriveLetter`, at 0x22E. The letter of the boot drive if that is on this disk.
    pub boot_drive_letter: [u16; 3],
}

impl PhysicalDiskRecord {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 564]) -> Self {
        Self {
            disk_number: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            bytes_per_sector: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            sectors_per_track: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            tracks_per_cylinder: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            cylinders: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            scsi_port_number: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            scsi_path_id: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            scsi_target_id: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            scsi_lun: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            manufacturer: array(part::<40, 512, _>(bytes), u16::from_le_bytes),
            partition_count: u32::from_le_bytes(get::<552, 4, _>(bytes)),
            write_cache_enabled: u8::from_le_bytes(get::<556, 1, _>(bytes)),
            padding_22d: Bytes(get::<557, 1, _>(bytes)),
            boot_drive_letter: array(part::<558, 6, _>(bytes), u16::from_le_bytes),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 564] {
        let mut bytes = [0; 564];
        put::<0, 4, _>(&mut bytes, self.disk_number.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.bytes_per_sector.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.sectors_per_track.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.tracks_per_cylinder.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.cylinders.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.scsi_port_number.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.scsi_path_id.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.scsi_target_id.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.scsi_lun.to_le_bytes());
        fill(part_mut::<40, 512, _>(&mut bytes), &self.manufacturer, |element| element.to_le_bytes());
        put::<552, 4, _>(&mut bytes, self.partition_count.to_le_bytes());
        put::<556, 1, _>(&mut bytes, self.write_cache_enabled.to_le_bytes());
        put::<557, 1, _>(&mut bytes, self.padding_22d.0);
        fill(part_mut::<558, 6, _>(&mut bytes), &self.boot_drive_letter, |element| element.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::physical_disk_record::V5_0;
}

fixed_record!(PhysicalDiskRecord, PhysicalDiskRecordView, 564, "PHYSICAL_DISK_RECORD");
getters! {
    self PhysicalDiskRecordView "PhysicalDiskRecordView" {
        /// `ULONG DiskNumber`, at 0x00.
        disk_number: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG BytesPerSector`, at 0x04.
        bytes_per_sector: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG SectorsPerTrack`, at 0x08.
        sectors_per_track: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG TracksPerCylinder`, at 0x0C.
        tracks_per_cylinder: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONGLONG Cylinders`, at 0x10.
        cylinders: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG SCSIPortNumber`, at 0x18.
        scsi_port_number: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG SCSIPathId`, at 0x1C.
        scsi_path_id: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG SCSITargetId`, at 0x20.
        scsi_target_id: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG SCSILun`, at 0x24.
        scsi_lun: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `WCHAR Manufacturer`, at 0x28.
        manufacturer: [u16; 256] = array(part::<40, 512, _>(self.fixed), u16::from_le_bytes);
        /// `ULONG PartitionCount`, at 0x228.
        partition_count: u32 = u32::from_le_bytes(get::<552, 4, _>(self.fixed));
        /// `BOOLEAN WriteCacheEnabled`, at 0x22C.
        write_cache_enabled: u8 = u8::from_le_bytes(get::<556, 1, _>(self.fixed));
        /// `WCHAR BootDriveLetter`, at 0x22E.
        boot_drive_letter: [u16; 3] = array(part::<558, 6, _>(self.fixed), u16::from_le_bytes);
    }
}
