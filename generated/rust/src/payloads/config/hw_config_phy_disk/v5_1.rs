// Generated from spec/structs/HWConfig_PhyDisk.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HWConfig_PhyDisk in the form of releases 5.1.
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
/// A physical disk.
///
/// In C: `HWConfig_PhyDisk`, 0x28 bytes. Releases 5.1.
///
/// Only the documentation has it, and only for Windows XP; it has no event version.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `DiskNumber` |
/// | 0x04 | 0x4 | ULONG | `BytesPerSector` |
/// | 0x08 | 0x4 | ULONG | `SectorsPerTrack` |
/// | 0x0c | 0x4 | ULONG | `TracksPerCylinder` |
/// | 0x10 | 0x8 | ULONGLONG | `Cylinders` |
/// | 0x18 | 0x4 | ULONG | `SCSIPort` |
/// | 0x1c | 0x4 | ULONG | `SCSIPath` |
/// | 0x20 | 0x4 | ULONG | `SCSITarget` |
/// | 0x24 | 0x4 | ULONG | `SCSILun` |
///
/// Source: Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HWConfig_PhyDisk")]
pub struct HwConfigPhyDisk {
    /// `ULONG DiskNumber`, at 0x00.
    pub disk_number: u32,
    /// `ULONG BytesPerSector`, at 0x04.
    pub bytes_per_sector: u32,
    /// `ULONG SectorsPerTrack`, at 0x08.
    pub sectors_per_track: u32,
    /// `ULONG TracksPerCylinder`, at 0x0C.
    pub tracks_per_cylinder: u32,
    /// `ULONGLONG Cylinders`, at 0x10.
    pub cylinders: u64,
    /// `ULONG SCSIPort`, at 0x18.
    pub scsi_port: u32,
    /// `ULONG SCSIPath`, at 0x1C.
    pub scsi_path: u32,
    /// `ULONG SCSITarget`, at 0x20.
    pub scsi_target: u32,
    /// `ULONG SCSILun`, at 0x24.
    pub scsi_lun: u32,
}
impl HwConfigPhyDisk {
    /// The size in bytes.
    pub const SIZE: usize = 40;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            disk_number: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            bytes_per_sector: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            sectors_per_track: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            tracks_per_cylinder: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            cylinders: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            scsi_port: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            scsi_path: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            scsi_target: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            scsi_lun: u32::from_le_bytes(get::<36, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 40 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "HWConfig_PhyDisk",
                    needed: 40,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 4, _>(&mut bytes, self.disk_number.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.bytes_per_sector.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.sectors_per_track.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.tracks_per_cylinder.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.cylinders.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.scsi_port.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.scsi_path.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.scsi_target.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.scsi_lun.to_le_bytes());
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
    /// `ULONG BytesPerSector`, at 0x04.
    #[inline]
    pub fn bytes_per_sector(&self) -> u32 {
        self.bytes_per_sector
    }
    /// Sets `BytesPerSector`.
    #[inline]
    pub fn set_bytes_per_sector(&mut self, value: u32) {
        self.bytes_per_sector = value;
    }
    /// `ULONG SectorsPerTrack`, at 0x08.
    #[inline]
    pub fn sectors_per_track(&self) -> u32 {
        self.sectors_per_track
    }
    /// Sets `SectorsPerTrack`.
    #[inline]
    pub fn set_sectors_per_track(&mut self, value: u32) {
        self.sectors_per_track = value;
    }
    /// `ULONG TracksPerCylinder`, at 0x0C.
    #[inline]
    pub fn tracks_per_cylinder(&self) -> u32 {
        self.tracks_per_cylinder
    }
    /// Sets `TracksPerCylinder`.
    #[inline]
    pub fn set_tracks_per_cylinder(&mut self, value: u32) {
        self.tracks_per_cylinder = value;
    }
    /// `ULONGLONG Cylinders`, at 0x10.
    #[inline]
    pub fn cylinders(&self) -> u64 {
        self.cylinders
    }
    /// Sets `Cylinders`.
    #[inline]
    pub fn set_cylinders(&mut self, value: u64) {
        self.cylinders = value;
    }
    /// `ULONG SCSIPort`, at 0x18.
    #[inline]
    pub fn scsi_port(&self) -> u32 {
        self.scsi_port
    }
    /// Sets `SCSIPort`.
    #[inline]
    pub fn set_scsi_port(&mut self, value: u32) {
        self.scsi_port = value;
    }
    /// `ULONG SCSIPath`, at 0x1C.
    #[inline]
    pub fn scsi_path(&self) -> u32 {
        self.scsi_path
    }
    /// Sets `SCSIPath`.
    #[inline]
    pub fn set_scsi_path(&mut self, value: u32) {
        self.scsi_path = value;
    }
    /// `ULONG SCSITarget`, at 0x20.
    #[inline]
    pub fn scsi_target(&self) -> u32 {
        self.scsi_target
    }
    /// Sets `SCSITarget`.
    #[inline]
    pub fn set_scsi_target(&mut self, value: u32) {
        self.scsi_target = value;
    }
    /// `ULONG SCSILun`, at 0x24.
    #[inline]
    pub fn scsi_lun(&self) -> u32 {
        self.scsi_lun
    }
    /// Sets `SCSILun`.
    #[inline]
    pub fn set_scsi_lun(&mut self, value: u32) {
        self.scsi_lun = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::hw_config_phy_disk::V5_1;
}
impl Default for HwConfigPhyDisk {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 40])
    }
}
impl Sealed for HwConfigPhyDisk {}
impl Record for HwConfigPhyDisk {
    const NAME: &'static str = "HWConfig_PhyDisk";
    const SIZE: usize = 40;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HwConfigPhyDisk {
    const SIZE: usize = 40;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HwConfigPhyDisk);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HwConfigPhyDisk {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
            (proptest::arbitrary::any::<u32>(),),
        )
            .prop_map(|
                (
                    (
                        disk_number,
                        bytes_per_sector,
                        sectors_per_track,
                        tracks_per_cylinder,
                        cylinders,
                        scsi_port,
                        scsi_path,
                        scsi_target,
                    ),
                    (scsi_lun,),
                )|
            Self {
                disk_number,
                bytes_per_sector,
                sectors_per_track,
                tracks_per_cylinder,
                cylinders,
                scsi_port,
                scsi_path,
                scsi_target,
                scsi_lun,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`HwConfigPhyDisk`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HwConfigPhyDiskView<'a> {
    fixed: &'a [u8; 40],
}
impl<'a> HwConfigPhyDiskView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 40 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "HWConfig_PhyDisk",
                    needed: 40,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 40]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> HwConfigPhyDisk {
        HwConfigPhyDisk::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 40] {
        self.fixed
    }
    /// `ULONG DiskNumber`, at 0x00.
    #[inline]
    pub fn disk_number(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG BytesPerSector`, at 0x04.
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
    /// `ULONGLONG Cylinders`, at 0x10.
    #[inline]
    pub fn cylinders(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `ULONG SCSIPort`, at 0x18.
    #[inline]
    pub fn scsi_port(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `ULONG SCSIPath`, at 0x1C.
    #[inline]
    pub fn scsi_path(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `ULONG SCSITarget`, at 0x20.
    #[inline]
    pub fn scsi_target(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `ULONG SCSILun`, at 0x24.
    #[inline]
    pub fn scsi_lun(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HwConfigPhyDiskView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HwConfigPhyDiskView");
        out.field("disk_number", &self.disk_number());
        out.field("bytes_per_sector", &self.bytes_per_sector());
        out.field("sectors_per_track", &self.sectors_per_track());
        out.field("tracks_per_cylinder", &self.tracks_per_cylinder());
        out.field("cylinders", &self.cylinders());
        out.field("scsi_port", &self.scsi_port());
        out.field("scsi_path", &self.scsi_path());
        out.field("scsi_target", &self.scsi_target());
        out.field("scsi_lun", &self.scsi_lun());
        out.finish()
    }
}
