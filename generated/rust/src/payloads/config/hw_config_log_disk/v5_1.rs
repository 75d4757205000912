// Generated from spec/structs/HWConfig_LogDisk.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HWConfig_LogDisk in the form of releases 5.1.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// A partition of a disk.
///
/// In C: `HWConfig_LogDisk`, 0x18 bytes. Releases 5.1.
///
/// Only the documentation has it, and only for Windows XP; it has no event version.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `DiskNumber` |
/// | 0x04 | 0x4 | ULONG | `Pad` |
/// | 0x08 | 0x8 | ULONGLONG | `StartOffset` |
/// | 0x10 | 0x8 | ULONGLONG | `PartitionSize` |
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
    /// The size in bytes.
    pub const SIZE: usize = 24;
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
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "HWConfig_LogDisk",
                    needed: 24,
                    have: bytes.len(),
                })
            }
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
    /// `ULONG DiskNumber`, at 0x00.
    #[inline]
    pub fn disk_number(&self) -> u32 {
        self.disk_number
    }
    /// Sets `DiskNumber`.
    #[inline]
    pub fn set_disk_number(&mut self, value: u32) {
        self.disk_number = value;
    }
    /// `ULONG Pad`, at 0x04. What it is for is not known.
    #[inline]
    pub fn pad(&self) -> u32 {
        self.pad
    }
    /// Sets `Pad`.
    #[inline]
    pub fn set_pad(&mut self, value: u32) {
        self.pad = value;
    }
    /// `ULONGLONG StartOffset`, at 0x08. Of the partition from the beginning of the disk. Unit: bytes.
    #[inline]
    pub fn start_offset(&self) -> u64 {
        self.start_offset
    }
    /// Sets `StartOffset`.
    #[inline]
    pub fn set_start_offset(&mut self, value: u64) {
        self.start_offset = value;
    }
    /// `ULONGLONG PartitionSize`, at 0x10. Unit: bytes.
    #[inline]
    pub fn partition_size(&self) -> u64 {
        self.partition_size
    }
    /// Sets `PartitionSize`.
    #[inline]
    pub fn set_partition_size(&mut self, value: u64) {
        self.partition_size = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::hw_config_log_disk::V5_1;
}
impl Default for HwConfigLogDisk {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for HwConfigLogDisk {}
impl Record for HwConfigLogDisk {
    const NAME: &'static str = "HWConfig_LogDisk";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HwConfigLogDisk {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HwConfigLogDisk);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HwConfigLogDisk {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|((disk_number, pad, start_offset, partition_size),)| Self {
                disk_number,
                pad,
                start_offset,
                partition_size,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`HwConfigLogDisk`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HwConfigLogDiskView<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> HwConfigLogDiskView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "HWConfig_LogDisk",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> HwConfigLogDisk {
        HwConfigLogDisk::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ULONG DiskNumber`, at 0x00.
    #[inline]
    pub fn disk_number(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Pad`, at 0x04. What it is for is not known.
    #[inline]
    pub fn pad(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONGLONG StartOffset`, at 0x08. Of the partition from the beginning of the disk. Unit: bytes.
    #[inline]
    pub fn start_offset(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONGLONG PartitionSize`, at 0x10. Unit: bytes.
    #[inline]
    pub fn partition_size(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for HwConfigLogDiskView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HwConfigLogDiskView");
        out.field("disk_number", &self.disk_number());
        out.field("pad", &self.pad());
        out.field("start_offset", &self.start_offset());
        out.field("partition_size", &self.partition_size());
        out.finish()
    }
}
