// Generated from spec/structs/LOGICAL_DISK_EXTENTS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! LOGICAL_DISK_EXTENTS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// One partition or volume of a disk.
///
/// In C: `LOGICAL_DISK_EXTENTS`, 0x70 bytes with one element of its array, 0x6c without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "LOGICAL_DISK_EXTENTS")]
pub struct LogicalDiskExtents {
    /// `ULONGLONG StartingOffset`, at 0x00. Where on the disk it begins. Unit: bytes.
    pub starting_offset: u64,
    /// `ULONGLONG PartitionSize`, at 0x08. Unit: bytes.
    pub partition_size: u64,
    /// `ULONG DiskNumber`, at 0x10. The physical disk that has it.
    pub disk_number: u32,
    /// `ULONG Size`, at 0x14. The size of this structure. Unit: bytes.
    pub size: u32,
    /// `ULONG DriveType`, at 0x18. Whether it is a partition, a volume or an extent.
    pub drive_type: crate::payloads::config::ConfigDriveType,
    /// `WCHAR DriveLetterString`, at 0x1C. The drive's letter with its colon.
    pub drive_letter_string: [u16; 4],
    /// `ULONG Pad`, at 0x24. What it is for is not known.
    pub pad: u32,
    /// `ULONG PartitionNumber`, at 0x28. The partition that has the drive.
    pub partition_number: u32,
    /// `ULONG SectorsPerCluster`, at 0x2C.
    pub sectors_per_cluster: u32,
    /// `ULONG BytesPerSector`, at 0x30. Unit: bytes.
    pub bytes_per_sector: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_34: Bytes<4>,
    /// `LONGLONG NumberOfFreeClusters`, at 0x38.
    pub number_of_free_clusters: i64,
    /// `LONGLONG TotalNumberOfClusters`, at 0x40.
    pub total_number_of_clusters: i64,
    /// `WCHAR FileSystemType`, at 0x48. The name of the file system.
    pub file_system_type: [u16; 16],
    /// `ULONG VolumeExt`, at 0x68. The offset of a VOLUME_DISK_EXTENTS, a documented structure of winioctl.h.
    pub volume_ext: u32,
}

impl LogicalDiskExtents {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 108]) -> Self {
        Self {
            starting_offset: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            partition_size: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            disk_number: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            drive_type: crate::payloads::config::ConfigDriveType::from_le(get::<24, 4, _>(bytes)),
            drive_letter_string: array(part::<28, 8, _>(bytes), u16::from_le_bytes),
            pad: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            partition_number: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            sectors_per_cluster: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            bytes_per_sector: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            padding_34: Bytes(get::<52, 4, _>(bytes)),
            number_of_free_clusters: i64::from_le_bytes(get::<56, 8, _>(bytes)),
            total_number_of_clusters: i64::from_le_bytes(get::<64, 8, _>(bytes)),
            file_system_type: array(part::<72, 32, _>(bytes), u16::from_le_bytes),
            volume_ext: u32::from_le_bytes(get::<104, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 108] {
        let mut bytes = [0; 108];
        put::<0, 8, _>(&mut bytes, self.starting_offset.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.partition_size.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.disk_number.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.drive_type.to_le());
        fill(part_mut::<28, 8, _>(&mut bytes), &self.drive_letter_string, |element| element.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.pad.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.partition_number.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.sectors_per_cluster.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.bytes_per_sector.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.padding_34.0);
        put::<56, 8, _>(&mut bytes, self.number_of_free_clusters.to_le_bytes());
        put::<64, 8, _>(&mut bytes, self.total_number_of_clusters.to_le_bytes());
        fill(part_mut::<72, 32, _>(&mut bytes), &self.file_system_type, |element| element.to_le_bytes());
        put::<104, 4, _>(&mut bytes, self.volume_ext.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::logical_disk_extents::V5_0;
}

fixed_record!(LogicalDiskExtents, LogicalDiskExtentsView, 108, "LOGICAL_DISK_EXTENTS");
getters! {
    self LogicalDiskExtentsView "LogicalDiskExtentsView" {
        /// `ULONGLONG StartingOffset`, at 0x00.
        starting_offset: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONGLONG PartitionSize`, at 0x08.
        partition_size: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG DiskNumber`, at 0x10.
        disk_number: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG Size`, at 0x14.
        size: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG DriveType`, at 0x18.
        drive_type: crate::payloads::config::ConfigDriveType = crate::payloads::config::ConfigDriveType::from_le(get::<24, 4, _>(self.fixed));
        /// `WCHAR DriveLetterString`, at 0x1C.
        drive_letter_string: [u16; 4] = array(part::<28, 8, _>(self.fixed), u16::from_le_bytes);
        /// `ULONG Pad`, at 0x24.
        pad: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `ULONG PartitionNumber`, at 0x28.
        partition_number: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG SectorsPerCluster`, at 0x2C.
        sectors_per_cluster: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `ULONG BytesPerSector`, at 0x30.
        bytes_per_sector: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `LONGLONG NumberOfFreeClusters`, at 0x38.
        number_of_free_clusters: i64 = i64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `LONGLONG TotalNumberOfClusters`, at 0x40.
        total_number_of_clusters: i64 = i64::from_le_bytes(get::<64, 8, _>(self.fixed));
        /// `WCHAR FileSystemType`, at 0x48.
        file_system_type: [u16; 16] = array(part::<72, 32, _>(self.fixed), u16::from_le_bytes);
        /// `ULONG VolumeExt`, at 0x68.
        volume_ext: u32 = u32::from_le_bytes(get::<104, 4, _>(self.fixed));
    }
}
