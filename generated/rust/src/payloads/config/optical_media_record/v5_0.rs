// Generated from spec/structs/OPTICAL_MEDIA_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! OPTICAL_MEDIA_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The medium in an optical drive.
///
/// In C: `OPTICAL_MEDIA_RECORD`, 0x48 bytes with one element of its array, 0x40 without. Releases 5.0+.
///
/// What no source says:
///
/// - Whether there is more than what one real event has, by which the texts are described here.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "OPTICAL_MEDIA_RECORD")]
pub struct OpticalMediaRecord {
    /// `USHORT DiskNumber`, at 0x00.
    pub disk_number: u16,
    /// `USHORT BusType`, at 0x02. A value of the documented STORAGE_BUS_TYPE.
    pub bus_type: u16,
    /// `USHORT DeviceType`, at 0x04. What it is for is not known.
    pub device_type: u16,
    /// `USHORT MediaType`, at 0x06. What it is for is not known.
    pub media_type: u16,
    /// `ULONGLONG StartingOffset`, at 0x08. Unit: bytes.
    pub starting_offset: u64,
    /// `ULONGLONG Size`, at 0x10. Unit: bytes.
    pub size: u64,
    /// `ULONGLONG NumberOfFreeBlocks`, at 0x18. Unit: blocks.
    pub number_of_free_blocks: u64,
    /// `ULONGLONG TotalNumberOfBlocks`, at 0x20. Unit: blocks.
    pub total_number_of_blocks: u64,
    /// `ULONGLONG NextWritableAddress`, at 0x28.
    pub next_writable_address: u64,
    /// `ULONG NumberOfSessions`, at 0x30.
    pub number_of_sessions: u32,
    /// `ULONG NumberOfTracks`, at 0x34.
    pub number_of_tracks: u32,
    /// `ULONG BytesPerSector`, at 0x38. Unit: bytes.
    pub bytes_per_sector: u32,
    /// `USHORT DiscStatus`, at 0x3C.
    pub disc_status: u16,
    /// `USHORT LastSessionStatus`, at 0x3E.
    pub last_session_status: u16,
    /// `WCHAR Data` up to a zero. The drive's letter with its colon.
    pub data: Utf16String,
    /// `WCHAR FileSystem` up to a zero. The name of the file system.
    pub file_system: Utf16String,
    /// `CHAR ProductId` up to a zero. What the drive calls itself, padded with spaces.
    pub product_id: AnsiString,
    /// `CHAR VendorId` up to a zero. Who made the drive, padded with spaces.
    pub vendor_id: AnsiString,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl OpticalMediaRecord {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 64;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        OpticalMediaRecordView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        put::<0, 2, _>(&mut bytes, self.disk_number.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.bus_type.to_le_bytes());
        put::<4, 2, _>(&mut bytes, self.device_type.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.media_type.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.starting_offset.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.size.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.number_of_free_blocks.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.total_number_of_blocks.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.next_writable_address.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.number_of_sessions.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.number_of_tracks.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.bytes_per_sector.to_le_bytes());
        put::<60, 2, _>(&mut bytes, self.disc_status.to_le_bytes());
        put::<62, 2, _>(&mut bytes, self.last_session_status.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::optical_media_record::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for OpticalMediaRecord {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 64];
        Self {
            disk_number: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            bus_type: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            device_type: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            media_type: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            starting_offset: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            size: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            number_of_free_blocks: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            total_number_of_blocks: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            next_writable_address: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            number_of_sessions: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            number_of_tracks: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            bytes_per_sector: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            disc_status: u16::from_le_bytes(get::<60, 2, _>(bytes)),
            last_session_status: u16::from_le_bytes(get::<62, 2, _>(bytes)),
            data: Default::default(),
            file_system: Default::default(),
            product_id: Default::default(),
            vendor_id: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for OpticalMediaRecord {}
#[cfg(feature = "alloc")]
impl Tailed for OpticalMediaRecord {
    const NAME: &'static str = "OPTICAL_MEDIA_RECORD";
    const FIXED: usize = 64;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(OpticalMediaRecordView::announced(fixed)),
            None => Err(Error::TooShort { name: "OPTICAL_MEDIA_RECORD", needed: 64, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        OpticalMediaRecord::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
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
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(OpticalMediaRecord);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for OpticalMediaRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 64]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`OpticalMediaRecord`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OpticalMediaRecordView<'a> {
    fixed: &'a [u8; 64],
    rest: &'a [u8],
}

impl<'a> OpticalMediaRecordView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "OPTICAL_MEDIA_RECORD", needed: 64, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<OpticalMediaRecordTail<'a>, Error> {
        let mut left = Left::new("OPTICAL_MEDIA_RECORD", 64, self.rest);
        let data = left.text();
        let file_system = left.text();
        let product_id = left.text();
        let vendor_id = left.text();
        Ok(OpticalMediaRecordTail { data, file_system, product_id, vendor_id, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<OpticalMediaRecord, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(OpticalMediaRecord {
            disk_number: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            bus_type: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            device_type: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            media_type: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            starting_offset: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            size: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            number_of_free_blocks: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            total_number_of_blocks: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            next_writable_address: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            number_of_sessions: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            number_of_tracks: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            bytes_per_sector: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            disc_status: u16::from_le_bytes(get::<60, 2, _>(bytes)),
            last_session_status: u16::from_le_bytes(get::<62, 2, _>(bytes)),
            data: {
                let part = tail.data;
                part.to_value()
            },
            file_system: {
                let part = tail.file_system;
                part.to_value()
            },
            product_id: {
                let part = tail.product_id;
                part.to_value()
            },
            vendor_id: {
                let part = tail.vendor_id;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 64]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 64] {
        self.fixed
    }
}

getters! {
    self OpticalMediaRecordView "OpticalMediaRecordView" {
        /// `USHORT DiskNumber`, at 0x00.
        disk_number: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT BusType`, at 0x02.
        bus_type: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
        /// `USHORT DeviceType`, at 0x04.
        device_type: u16 = u16::from_le_bytes(get::<4, 2, _>(self.fixed));
        /// `USHORT MediaType`, at 0x06.
        media_type: u16 = u16::from_le_bytes(get::<6, 2, _>(self.fixed));
        /// `ULONGLONG StartingOffset`, at 0x08.
        starting_offset: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONGLONG Size`, at 0x10.
        size: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONGLONG NumberOfFreeBlocks`, at 0x18.
        number_of_free_blocks: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONGLONG TotalNumberOfBlocks`, at 0x20.
        total_number_of_blocks: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONGLONG NextWritableAddress`, at 0x28.
        next_writable_address: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `ULONG NumberOfSessions`, at 0x30.
        number_of_sessions: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG NumberOfTracks`, at 0x34.
        number_of_tracks: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG BytesPerSector`, at 0x38.
        bytes_per_sector: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `USHORT DiscStatus`, at 0x3C.
        disc_status: u16 = u16::from_le_bytes(get::<60, 2, _>(self.fixed));
        /// `USHORT LastSessionStatus`, at 0x3E.
        last_session_status: u16 = u16::from_le_bytes(get::<62, 2, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for OpticalMediaRecordView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = OpticalMediaRecord;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 64], ..view }, rest)),
            None => Err(Error::TooShort { name: "OPTICAL_MEDIA_RECORD", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<OpticalMediaRecord, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`OpticalMediaRecord`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OpticalMediaRecordTail<'a> {
    /// `WCHAR Data` up to a zero. The drive's letter with its colon.
    pub data: Utf16Str<'a>,
    /// `WCHAR FileSystem` up to a zero. The name of the file system.
    pub file_system: Utf16Str<'a>,
    /// `CHAR ProductId` up to a zero. What the drive calls itself, padded with spaces.
    pub product_id: AnsiStr<'a>,
    /// `CHAR VendorId` up to a zero. Who made the drive, padded with spaces.
    pub vendor_id: AnsiStr<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
