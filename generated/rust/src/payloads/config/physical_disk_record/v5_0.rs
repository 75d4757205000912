// Generated from spec/structs/PHYSICAL_DISK_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PHYSICAL_DISK_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;
/// One disk of the machine.
///
/// In C: `PHYSICAL_DISK_RECORD`, 0x238 bytes with one element of its array, 0x234 without. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `DiskNumber` |
/// | 0x04 | 0x4 | ULONG | `BytesPerSector` |
/// | 0x08 | 0x4 | ULONG | `SectorsPerTrack` |
/// | 0x0c | 0x4 | ULONG | `TracksPerCylinder` |
/// | 0x10 | 0x8 | ULONGLONG | `Cylinders` |
/// | 0x18 | 0x4 | ULONG | `SCSIPortNumber` |
/// | 0x1c | 0x4 | ULONG | `SCSIPathId` |
/// | 0x20 | 0x4 | ULONG | `SCSITargetId` |
/// | 0x24 | 0x4 | ULONG | `SCSILun` |
/// | 0x28 | 0x200 | WCHAR \[256\] | `Manufacturer` |
/// | 0x228 | 0x4 | ULONG | `PartitionCount` |
/// | 0x22c | 0x1 | BOOLEAN | `WriteCacheEnabled` |
/// | 0x22d | 0x1 | padding |  |
/// | 0x22e | 0x6 | WCHAR \[3\] | `BootDriveLetter` |
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
        fill(
            part_mut::<40, 512, _>(&mut bytes),
            &self.manufacturer,
            |element| element.to_le_bytes(),
        );
        put::<552, 4, _>(&mut bytes, self.partition_count.to_le_bytes());
        put::<556, 1, _>(&mut bytes, self.write_cache_enabled.to_le_bytes());
        put::<557, 1, _>(&mut bytes, self.padding_22d.0);
        fill(
            part_mut::<558, 6, _>(&mut bytes),
            &self.boot_drive_letter,
            |element| element.to_le_bytes(),
        );
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::physical_disk_record::V5_0;
}
fixed_record!(PhysicalDiskRecord, PhysicalDiskRecordView, 564, "PHYSICAL_DISK_RECORD");
impl<'a> PhysicalDiskRecordView<'a> {
    /// `ULONG DiskNumber`, at 0x00.
    #[inline]
    pub fn disk_number(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG BytesPerSector`, at 0x04. Unit: bytes.
    #[inline]
    pub fn bytes_per_sector(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG SectorsPerTrack`, at 0x08.
    #[inline]
    pub fn sectors_per_track(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG TracksPerCylinder`, at 0x0C.
    #[inline]
    pub fn tracks_per_cylinder(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONGLONG Cylinders`, at 0x10. The number of cylinders.
    #[inline]
    pub fn cylinders(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `ULONG SCSIPortNumber`, at 0x18. The number of the SCSI port, followed by path, target and logical unit.
    #[inline]
    pub fn scsi_port_number(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `ULONG SCSIPathId`, at 0x1C.
    #[inline]
    pub fn scsi_path_id(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `ULONG SCSITargetId`, at 0x20.
    #[inline]
    pub fn scsi_target_id(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `ULONG SCSILun`, at 0x24.
    #[inline]
    pub fn scsi_lun(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `WCHAR Manufacturer`, at 0x28. Padded with zeros.
    #[inline]
    pub fn manufacturer(&self) -> [u16; 256] {
        array(part::<40, 512, _>(self.fixed), u16::from_le_bytes)
    }
    /// `ULONG PartitionCount`, at 0x228.
    #[inline]
    pub fn partition_count(&self) -> u32 {
        u32::from_le_bytes(get::<552, 4, _>(self.fixed))
    }
    /// `BOOLEAN WriteCacheEnabled`, at 0x22C. Whether the disk caches what is written.
    #[inline]
    pub fn write_cache_enabled(&self) -> u8 {
        u8::from_le_bytes(get::<556, 1, _>(self.fixed))
    }
    /// `WCHAR BootDriveLetter`, at 0x22E. The letter of the boot drive if that is on this disk.
    #[inline]
    pub fn boot_drive_letter(&self) -> [u16; 3] {
        array(part::<558, 6, _>(self.fixed), u16::from_le_bytes)
    }
}
impl core::fmt::Debug for PhysicalDiskRecordView<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PhysicalDiskRecordView");
        out.field("disk_number", &self.disk_number());
        out.field("bytes_per_sector", &self.bytes_per_sector());
        out.field("sectors_per_track", &self.sectors_per_track());
        out.field("tracks_per_cylinder", &self.tracks_per_cylinder());
        out.field("cylinders", &self.cylinders());
        out.field("scsi_port_number", &self.scsi_port_number());
        out.field("scsi_path_id", &self.scsi_path_id());
        out.field("scsi_target_id", &self.scsi_target_id());
        out.field("scsi_lun", &self.scsi_lun());
        out.field("manufacturer", &self.manufacturer());
        out.field("partition_count", &self.partition_count());
        out.field("write_cache_enabled", &self.write_cache_enabled());
        out.field("boot_drive_letter", &self.boot_drive_letter());
        out.finish()
    }
}
