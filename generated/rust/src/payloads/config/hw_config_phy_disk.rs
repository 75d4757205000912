// Generated from spec/structs/HWConfig_PhyDisk.toml by `cargo spec generate`. Do not edit: edit that file.

//! Physical disk.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("HWConfig_PhyDisk", "HwConfigPhyDisk")
    .size(40)
    .about("Physical disk.")
    .in_releases("5.1", &[holds(Pointer::Bits32, 1, 1), holds(Pointer::Bits64, 1, 1)])
    .with_tail(&[
        part("WCHAR", "Manufacturer", Content::Text { unit: 2 }).means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG DiskNumber").at(0..4).means(Meaning::DiskNumber),
        unsigned("ULONG BytesPerSector").at(4..8).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG SectorsPerTrack").at(8..12).means(Meaning::Count),
        unsigned("ULONG TracksPerCylinder").at(12..16).means(Meaning::Count),
        unsigned("ULONGLONG Cylinders").at(16..24).means(Meaning::Count),
        unsigned("ULONG SCSIPort").at(24..28).means(Meaning::Identifier).with(&[More::SameAs("SCSIPortNumber")]),
        unsigned("ULONG SCSIPath").at(28..32).means(Meaning::Identifier).with(&[More::SameAs("SCSIPathId")]),
        unsigned("ULONG SCSITarget").at(32..36).means(Meaning::Identifier).with(&[More::SameAs("SCSITargetId")]),
        unsigned("ULONG SCSILun").at(36..40).means(Meaning::Identifier),
    ]);
fixed! {
    /// Fixed part of `HwConfigPhyDisk` and [`HwConfigPhyDiskView`], with the getters of its fields.
    part HwConfigPhyDiskFixed / HwConfigPhyDiskView: followed,
        name = "HWConfig_PhyDisk", size = 40, table = Table::form(&LAYOUT_0);
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number / set_disk_number: u32, at = 0;
        /// `ULONG BytesPerSector` at 0x04. Unit: bytes.
        bytes_per_sector / set_bytes_per_sector: u32, at = 4;
        /// `ULONG SectorsPerTrack` at 0x08.
        sectors_per_track / set_sectors_per_track: u32, at = 8;
        /// `ULONG TracksPerCylinder` at 0x0C.
        tracks_per_cylinder / set_tracks_per_cylinder: u32, at = 12;
        /// `ULONGLONG Cylinders` at 0x10.
        cylinders / set_cylinders: u64, at = 16;
        /// `ULONG SCSIPort` at 0x18.
        scsi_port / set_scsi_port: u32, at = 24;
        /// `ULONG SCSIPath` at 0x1C.
        scsi_path / set_scsi_path: u32, at = 28;
        /// `ULONG SCSITarget` at 0x20.
        scsi_target / set_scsi_target: u32, at = 32;
        /// `ULONG SCSILun` at 0x24.
        scsi_lun / set_scsi_lun: u32, at = 36;
    }
}

impl<'a> HwConfigPhyDiskView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = HwConfigPhyDiskFixed(first_and_rest::<40>("HWConfig_PhyDisk", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<HwConfigPhyDiskTail<'a>, Error> {
        let mut left = Left::new("HWConfig_PhyDisk", 40, self.0.rest);
        let manufacturer = left.text();
        Ok(HwConfigPhyDiskTail { manufacturer, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<HwConfigPhyDisk, Error> {
        let tail = self.tail()?;
        Ok(HwConfigPhyDisk {
            fixed: HwConfigPhyDiskFixed(*self.0.fixed),
            manufacturer: { let part = tail.manufacturer; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for HwConfigPhyDiskView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("HwConfigPhyDiskView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `HWConfig_PhyDisk`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct HwConfigPhyDiskTail<'a> {
    /// `WCHAR Manufacturer`, terminated by a zero.
    pub manufacturer: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Physical disk.
///
/// In C: `HWConfig_PhyDisk`, 0x28 bytes. Documented for 5.1.
/// Offsets are computed from the order of the fields; no source states them.
///
/// Documented only, for Windows XP only. It has no event version.
///
/// Source: Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "HWConfig_PhyDisk")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct HwConfigPhyDisk {
    fixed: HwConfigPhyDiskFixed,
    /// `WCHAR Manufacturer`, terminated by a zero.
    pub manufacturer: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl HwConfigPhyDisk {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`HwConfigPhyDiskView::new`] and [`HwConfigPhyDiskView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HwConfigPhyDiskView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for HwConfigPhyDisk {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            manufacturer: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for HwConfigPhyDisk {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("HwConfigPhyDisk");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Manufacturer", &self.manufacturer);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(HwConfigPhyDisk, fixed = HwConfigPhyDiskFixed, view = HwConfigPhyDiskView, size = 40);
#[cfg(feature = "alloc")]
impl Tailed for HwConfigPhyDisk {
    const NAME: &'static str = "HWConfig_PhyDisk";
    const FIXED: usize = 40;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<40>("HWConfig_PhyDisk", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HwConfigPhyDisk::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("HWConfig_PhyDisk", out);
        {
            let part = &self.manufacturer;
            to.utf16("Manufacturer", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(HwConfigPhyDisk);
#[cfg(feature = "serde")]
serde_tailed!(HwConfigPhyDisk, table = Table::form(&LAYOUT_0), parts { manufacturer = "Manufacturer", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HwConfigPhyDisk {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 40>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`HwConfigPhyDisk`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V5_1 = HwConfigPhyDisk;
/// Alias of [`HwConfigPhyDiskView`], named by the first release of the form.
pub type V5_1View<'a> = HwConfigPhyDiskView<'a>;
