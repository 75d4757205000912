// Generated from spec/structs/HWConfig_LogDisk.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HWConfig_LogDisk in the form of releases 5.1.
#[allow(unused_imports)]
use crate::rt::*;

/// A partition of a disk.
///
/// In C: `HWConfig_LogDisk`, 0x18 bytes. Releases 5.1.
///
/// Only the documentation has it, and only for Windows XP; it has no event version.
///
/// Source: Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HWConfig_LogDisk")]
pub struct HwConfigLogDisk {
    /// `ULONG DiskNumber`, at 0x00.
    pub disk_number: u32,
    /// `ULONG Pad`, at 0x04. What it is for is not known.
    pub pad: u32,
    /// `ULONGLONG StartOffset`, at 0x08. Of the partition from the beginning of the disk. Unit: bytes.
    pub start_offset: u64,
    /// `ULONGLONG PartitionSize`, at 0x10. Unit: bytes.
    pub partition_size: u64,
}

impl HwConfigLogDisk {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            disk_number: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            pad: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            start_offset: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            partition_size: u64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.disk_number.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.pad.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.start_offset.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.partition_size.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::hw_config_log_disk::V5_1;
}

fixed_record!(HwConfigLogDisk, HwConfigLogDiskView, 24, "HWConfig_LogDisk");
getters! {
    self HwConfigLogDiskView "HwConfigLogDiskView" {
        /// `ULONG DiskNumber`, at 0x00.
        disk_number: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Pad`, at 0x04.
        pad: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONGLONG StartOffset`, at 0x08.
        start_offset: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONGLONG PartitionSize`, at 0x10.
        partition_size: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
    }
}
