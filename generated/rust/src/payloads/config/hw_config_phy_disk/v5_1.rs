// Generated from spec/structs/HWConfig_PhyDisk.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HWConfig_PhyDisk in the form of releases 5.1.
#[allow(unused_imports)]
use crate::rt::*;

/// A physical disk.
///
/// In C: `HWConfig_PhyDisk`, 0x28 bytes. Releases 5.1.
///
/// Only the documentation has it, and only for Windows XP; it has no event version.
///
/// Source: Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
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
    /// `WCHAR Manufacturer` up to a zero.
    pub manufacturer: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl HwConfigPhyDisk {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 40;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HwConfigPhyDiskView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 40] {
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
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::hw_config_phy_disk::V5_1;
}

#[cfg(feature = "alloc")]
impl Default for HwConfigPhyDisk {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 40];
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
            manufacturer: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for HwConfigPhyDisk {}
#[cfg(feature = "alloc")]
impl Tailed for HwConfigPhyDisk {
    const NAME: &'static str = "HWConfig_PhyDisk";
    const FIXED: usize = 40;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(HwConfigPhyDiskView::announced(fixed)),
            None => Err(Error::TooShort { name: "HWConfig_PhyDisk", needed: 40, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HwConfigPhyDisk::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("HWConfig_PhyDisk", out);
        {
            let part = &self.manufacturer;
            to.utf16("Manufacturer", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(HwConfigPhyDisk);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HwConfigPhyDisk {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 40]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`HwConfigPhyDisk`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HwConfigPhyDiskView<'a> {
    fixed: &'a [u8; 40],
    rest: &'a [u8],
}

impl<'a> HwConfigPhyDiskView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "HWConfig_PhyDisk", needed: 40, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<HwConfigPhyDiskTail<'a>, Error> {
        let mut left = Left::new("HWConfig_PhyDisk", 40, self.rest);
        let manufacturer = left.text();
        Ok(HwConfigPhyDiskTail { manufacturer, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<HwConfigPhyDisk, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(HwConfigPhyDisk {
            disk_number: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            bytes_per_sector: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            sectors_per_track: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            tracks_per_cylinder: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            cylinders: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            scsi_port: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            scsi_path: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            scsi_target: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            scsi_lun: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            manufacturer: {
                let part = tail.manufacturer;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 40]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 40] {
        self.fixed
    }
}

getters! {
    self HwConfigPhyDiskView "HwConfigPhyDiskView" {
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
        /// `ULONG SCSIPort`, at 0x18.
        scsi_port: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG SCSIPath`, at 0x1C.
        scsi_path: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG SCSITarget`, at 0x20.
        scsi_target: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG SCSILun`, at 0x24.
        scsi_lun: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for HwConfigPhyDiskView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = HwConfigPhyDisk;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 40], ..view }, rest)),
            None => Err(Error::TooShort { name: "HWConfig_PhyDisk", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<HwConfigPhyDisk, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`HwConfigPhyDisk`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HwConfigPhyDiskTail<'a> {
    /// `WCHAR Manufacturer` up to a zero.
    pub manufacturer: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
