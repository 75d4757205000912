// Generated from spec/structs/OPTICAL_MEDIA_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Medium in an optical drive.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("OPTICAL_MEDIA_RECORD", "OpticalMediaRecord")
    .size(72)
    .fixed(64)
    .about("Medium in an optical drive.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("WCHAR", "Data", Content::Text { unit: 2 }).about("Drive letter with a colon.").means(Meaning::Text),
        part("WCHAR", "FileSystem", Content::Text { unit: 2 }).about("Name of the file system.").means(Meaning::Text),
        part("CHAR", "ProductId", Content::Text { unit: 1 })
            .about("Product name that the drive reports, padded with spaces.").means(Meaning::Text),
        part("CHAR", "VendorId", Content::Text { unit: 1 }).about("Vendor of the drive, padded with spaces.")
            .means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT DiskNumber").at(0..2).means(Meaning::Identifier),
        unsigned("USHORT BusType").at(2..4).about("A value of the documented STORAGE_BUS_TYPE.")
            .means(Meaning::Enumeration),
        unsigned("USHORT DeviceType").at(4..6).means(Meaning::Enumeration),
        unsigned("USHORT MediaType").at(6..8).means(Meaning::Enumeration),
        unsigned("ULONGLONG StartingOffset").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONGLONG Size").at(16..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONGLONG NumberOfFreeBlocks").at(24..32).means(Meaning::Blocks).with(&[More::Units("blocks")]),
        unsigned("ULONGLONG TotalNumberOfBlocks").at(32..40).means(Meaning::Blocks).with(&[More::Units("blocks")]),
        unsigned("ULONGLONG NextWritableAddress").at(40..48),
        unsigned("ULONG NumberOfSessions").at(48..52).means(Meaning::Count),
        unsigned("ULONG NumberOfTracks").at(52..56).means(Meaning::Count),
        unsigned("ULONG BytesPerSector").at(56..60).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("USHORT DiscStatus").at(60..62),
        unsigned("USHORT LastSessionStatus").at(62..64),
        field("WCHAR Data", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }).at(64..66)
            .about("Drive letter with a colon.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `OpticalMediaRecord` and [`OpticalMediaRecordView`], with the getters of its fields.
    part OpticalMediaRecordFixed / OpticalMediaRecordView: followed,
        name = "OPTICAL_MEDIA_RECORD", size = 64, table = Table::form(&LAYOUT_0);
    fields {
        /// `USHORT DiskNumber` at 0x00.
        disk_number / set_disk_number: u16, at = 0;
        /// A value of the documented STORAGE_BUS_TYPE. `USHORT BusType` at 0x02.
        bus_type / set_bus_type: u16, at = 2;
        /// `USHORT DeviceType` at 0x04.
        device_type / set_device_type: u16, at = 4;
        /// `USHORT MediaType` at 0x06.
        media_type / set_media_type: u16, at = 6;
        /// `ULONGLONG StartingOffset` at 0x08. Unit: bytes.
        starting_offset / set_starting_offset: u64, at = 8;
        /// `ULONGLONG Size` at 0x10. Unit: bytes.
        size / set_size: u64, at = 16;
        /// `ULONGLONG NumberOfFreeBlocks` at 0x18. Unit: blocks.
        number_of_free_blocks / set_number_of_free_blocks: u64, at = 24;
        /// `ULONGLONG TotalNumberOfBlocks` at 0x20. Unit: blocks.
        total_number_of_blocks / set_total_number_of_blocks: u64, at = 32;
        /// `ULONGLONG NextWritableAddress` at 0x28.
        next_writable_address / set_next_writable_address: u64, at = 40;
        /// `ULONG NumberOfSessions` at 0x30.
        number_of_sessions / set_number_of_sessions: u32, at = 48;
        /// `ULONG NumberOfTracks` at 0x34.
        number_of_tracks / set_number_of_tracks: u32, at = 52;
        /// `ULONG BytesPerSector` at 0x38. Unit: bytes.
        bytes_per_sector / set_bytes_per_sector: u32, at = 56;
        /// `USHORT DiscStatus` at 0x3C.
        disc_status / set_disc_status: u16, at = 60;
        /// `USHORT LastSessionStatus` at 0x3E.
        last_session_status / set_last_session_status: u16, at = 62;
    }
}

impl<'a> OpticalMediaRecordView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = OpticalMediaRecordFixed(first_and_rest::<64>("OPTICAL_MEDIA_RECORD", bytes)?);
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
    pub fn tail(&self) -> Result<OpticalMediaRecordTail<'a>, Error> {
        let mut left = Left::new("OPTICAL_MEDIA_RECORD", 64, self.0.rest);
        let data = left.text();
        let file_system = left.text();
        let product_id = left.text();
        let vendor_id = left.text();
        Ok(OpticalMediaRecordTail { data, file_system, product_id, vendor_id, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<OpticalMediaRecord, Error> {
        let tail = self.tail()?;
        Ok(OpticalMediaRecord {
            fixed: OpticalMediaRecordFixed(*self.0.fixed),
            data: { let part = tail.data; part.to_value() },
            file_system: { let part = tail.file_system; part.to_value() },
            product_id: { let part = tail.product_id; part.to_value() },
            vendor_id: { let part = tail.vendor_id; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for OpticalMediaRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("OpticalMediaRecordView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `OPTICAL_MEDIA_RECORD`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct OpticalMediaRecordTail<'a> {
    /// Drive letter with a colon. `WCHAR Data`, terminated by a zero.
    pub data: Utf16Str<'a>,
    /// Name of the file system. `WCHAR FileSystem`, terminated by a zero.
    pub file_system: Utf16Str<'a>,
    /// Product name that the drive reports, padded with spaces. `CHAR ProductId`, terminated by a zero.
    pub product_id: AnsiStr<'a>,
    /// Vendor of the drive, padded with spaces. `CHAR VendorId`, terminated by a zero.
    pub vendor_id: AnsiStr<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Medium in an optical drive.
///
/// In C: `OPTICAL_MEDIA_RECORD`, 0x48 bytes with one element of its array, 0x40 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Whether there is data beyond that of the single real event from which the strings are described here.
/// - Values of DeviceType and MediaType.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of
/// public projects*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "OPTICAL_MEDIA_RECORD")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct OpticalMediaRecord {
    fixed: OpticalMediaRecordFixed,
    /// Drive letter with a colon. `WCHAR Data`, terminated by a zero.
    pub data: Utf16String,
    /// Name of the file system. `WCHAR FileSystem`, terminated by a zero.
    pub file_system: Utf16String,
    /// Product name that the drive reports, padded with spaces. `CHAR ProductId`, terminated by a zero.
    pub product_id: AnsiString,
    /// Vendor of the drive, padded with spaces. `CHAR VendorId`, terminated by a zero.
    pub vendor_id: AnsiString,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl OpticalMediaRecord {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`OpticalMediaRecordView::new`] and [`OpticalMediaRecordView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        OpticalMediaRecordView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for OpticalMediaRecord {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            data: Default::default(),
            file_system: Default::default(),
            product_id: Default::default(),
            vendor_id: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for OpticalMediaRecord {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("OpticalMediaRecord");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Data", &self.data);
        shown.field("FileSystem", &self.file_system);
        shown.field("ProductId", &self.product_id);
        shown.field("VendorId", &self.vendor_id);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(OpticalMediaRecord, fixed = OpticalMediaRecordFixed, view = OpticalMediaRecordView, size = 64);
#[cfg(feature = "alloc")]
impl Tailed for OpticalMediaRecord {
    const NAME: &'static str = "OPTICAL_MEDIA_RECORD";
    const FIXED: usize = 64;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<64>("OPTICAL_MEDIA_RECORD", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        OpticalMediaRecord::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("OPTICAL_MEDIA_RECORD", out);
        {
            let part = &self.data;
            to.utf16("Data", part)?;
        }
        {
            let part = &self.file_system;
            to.utf16("FileSystem", part)?;
        }
        {
            let part = &self.product_id;
            to.ansi("ProductId", part)?;
        }
        {
            let part = &self.vendor_id;
            to.ansi("VendorId", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(OpticalMediaRecord);
#[cfg(feature = "serde")]
serde_tailed!(
    OpticalMediaRecord, table = Table::form(&LAYOUT_0),
    parts {
        data = "Data", file_system = "FileSystem", product_id = "ProductId", vendor_id = "VendorId", rest = "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for OpticalMediaRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 64>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
