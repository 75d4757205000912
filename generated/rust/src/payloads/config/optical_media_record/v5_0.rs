// Generated from spec/structs/OPTICAL_MEDIA_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! OPTICAL_MEDIA_RECORD in the form of releases 5.0+.
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
/// The medium in an optical drive.
///
/// In C: `OPTICAL_MEDIA_RECORD`, 0x48 bytes with one element of its array, 0x40 without. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `DiskNumber` |
/// | 0x02 | 0x2 | USHORT | `BusType` |
/// | 0x04 | 0x2 | USHORT | `DeviceType` |
/// | 0x06 | 0x2 | USHORT | `MediaType` |
/// | 0x08 | 0x8 | ULONGLONG | `StartingOffset` |
/// | 0x10 | 0x8 | ULONGLONG | `Size` |
/// | 0x18 | 0x8 | ULONGLONG | `NumberOfFreeBlocks` |
/// | 0x20 | 0x8 | ULONGLONG | `TotalNumberOfBlocks` |
/// | 0x28 | 0x8 | ULONGLONG | `NextWritableAddress` |
/// | 0x30 | 0x4 | ULONG | `NumberOfSessions` |
/// | 0x34 | 0x4 | ULONG | `NumberOfTracks` |
/// | 0x38 | 0x4 | ULONG | `BytesPerSector` |
/// | 0x3c | 0x2 | USHORT | `DiscStatus` |
/// | 0x3e | 0x2 | USHORT | `LastSessionStatus` |
/// | 0x40 | to the end | WCHAR \[ \] | `Data` |
///
/// What no source says:
///
/// - Whether there is more than what one real event has, by which the texts are described here.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*.
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
    /// `WCHAR Data`, at 0x40. The drive's letter with its colon.
    pub data_: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl OpticalMediaRecord {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 64;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 64 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = OpticalMediaRecordView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 64], tail: alloc::vec::Vec<u16>) -> Self {
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
            data_: tail,
        }
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
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// `USHORT DiskNumber`, at 0x00.
    #[inline]
    pub fn disk_number(&self) -> u16 {
        self.disk_number
    }
    /// Sets `DiskNumber`.
    #[inline]
    pub fn set_disk_number(&mut self, value: u16) {
        self.disk_number = value;
    }
    /// `USHORT BusType`, at 0x02. A value of the documented STORAGE_BUS_TYPE.
    #[inline]
    pub fn bus_type(&self) -> u16 {
        self.bus_type
    }
    /// Sets `BusType`.
    #[inline]
    pub fn set_bus_type(&mut self, value: u16) {
        self.bus_type = value;
    }
    /// `USHORT DeviceType`, at 0x04. What it is for is not known.
    #[inline]
    pub fn device_type(&self) -> u16 {
        self.device_type
    }
    /// Sets `DeviceType`.
    #[inline]
    pub fn set_device_type(&mut self, value: u16) {
        self.device_type = value;
    }
    /// `USHORT MediaType`, at 0x06. What it is for is not known.
    #[inline]
    pub fn media_type(&self) -> u16 {
        self.media_type
    }
    /// Sets `MediaType`.
    #[inline]
    pub fn set_media_type(&mut self, value: u16) {
        self.media_type = value;
    }
    /// `ULONGLONG StartingOffset`, at 0x08. Unit: bytes.
    #[inline]
    pub fn starting_offset(&self) -> u64 {
        self.starting_offset
    }
    /// Sets `StartingOffset`.
    #[inline]
    pub fn set_starting_offset(&mut self, value: u64) {
        self.starting_offset = value;
    }
    /// `ULONGLONG Size`, at 0x10. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u64 {
        self.size
    }
    /// Sets `Size`.
    #[inline]
    pub fn set_size(&mut self, value: u64) {
        self.size = value;
    }
    /// `ULONGLONG NumberOfFreeBlocks`, at 0x18. Unit: blocks.
    #[inline]
    pub fn number_of_free_blocks(&self) -> u64 {
        self.number_of_free_blocks
    }
    /// Sets `NumberOfFreeBlocks`.
    #[inline]
    pub fn set_number_of_free_blocks(&mut self, value: u64) {
        self.number_of_free_blocks = value;
    }
    /// `ULONGLONG TotalNumberOfBlocks`, at 0x20. Unit: blocks.
    #[inline]
    pub fn total_number_of_blocks(&self) -> u64 {
        self.total_number_of_blocks
    }
    /// Sets `TotalNumberOfBlocks`.
    #[inline]
    pub fn set_total_number_of_blocks(&mut self, value: u64) {
        self.total_number_of_blocks = value;
    }
    /// `ULONGLONG NextWritableAddress`, at 0x28.
    #[inline]
    pub fn next_writable_address(&self) -> u64 {
        self.next_writable_address
    }
    /// Sets `NextWritableAddress`.
    #[inline]
    pub fn set_next_writable_address(&mut self, value: u64) {
        self.next_writable_address = value;
    }
    /// `ULONG NumberOfSessions`, at 0x30.
    #[inline]
    pub fn number_of_sessions(&self) -> u32 {
        self.number_of_sessions
    }
    /// Sets `NumberOfSessions`.
    #[inline]
    pub fn set_number_of_sessions(&mut self, value: u32) {
        self.number_of_sessions = value;
    }
    /// `ULONG NumberOfTracks`, at 0x34.
    #[inline]
    pub fn number_of_tracks(&self) -> u32 {
        self.number_of_tracks
    }
    /// Sets `NumberOfTracks`.
    #[inline]
    pub fn set_number_of_tracks(&mut self, value: u32) {
        self.number_of_tracks = value;
    }
    /// `ULONG BytesPerSector`, at 0x38. Unit: bytes.
    #[inline]
    pub fn bytes_per_sector(&self) -> u32 {
        self.bytes_per_sector
    }
    /// Sets `BytesPerSector`.
    #[inline]
    pub fn set_bytes_per_sector(&mut self, value: u32) {
        self.bytes_per_sector = value;
    }
    /// `USHORT DiscStatus`, at 0x3C.
    #[inline]
    pub fn disc_status(&self) -> u16 {
        self.disc_status
    }
    /// Sets `DiscStatus`.
    #[inline]
    pub fn set_disc_status(&mut self, value: u16) {
        self.disc_status = value;
    }
    /// `USHORT LastSessionStatus`, at 0x3E.
    #[inline]
    pub fn last_session_status(&self) -> u16 {
        self.last_session_status
    }
    /// Sets `LastSessionStatus`.
    #[inline]
    pub fn set_last_session_status(&mut self, value: u16) {
        self.last_session_status = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::optical_media_record::V5_0;
}
#[cfg(feature = "alloc")]
impl Default for OpticalMediaRecord {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 64], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for OpticalMediaRecord {}
#[cfg(feature = "alloc")]
impl Tailed for OpticalMediaRecord {
    const NAME: &'static str = "OPTICAL_MEDIA_RECORD";
    const FIXED: usize = 64;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(OpticalMediaRecordView::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "OPTICAL_MEDIA_RECORD",
                    needed: 64,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        OpticalMediaRecord::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.data_.len() * 2) as u64;
        let says = OpticalMediaRecordView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "OPTICAL_MEDIA_RECORD",
                field: "Data",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.data_
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(OpticalMediaRecord);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for OpticalMediaRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
            ),
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
            ),
        )
            .prop_map(|
                (
                    (
                        disk_number,
                        bus_type,
                        device_type,
                        media_type,
                        starting_offset,
                        size,
                        number_of_free_blocks,
                        total_number_of_blocks,
                    ),
                    (
                        next_writable_address,
                        number_of_sessions,
                        number_of_tracks,
                        bytes_per_sector,
                        disc_status,
                        last_session_status,
                        data_,
                    ),
                )|
            Self {
                disk_number,
                bus_type,
                device_type,
                media_type,
                starting_offset,
                size,
                number_of_free_blocks,
                total_number_of_blocks,
                next_writable_address,
                number_of_sessions,
                number_of_tracks,
                bytes_per_sector,
                disc_status,
                last_session_status,
                data_,
            });
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
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`OpticalMediaRecord`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "OPTICAL_MEDIA_RECORD",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "OPTICAL_MEDIA_RECORD",
                    needed: 64,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 64] {
        self.fixed
    }
    /// `USHORT DiskNumber`, at 0x00.
    #[inline]
    pub fn disk_number(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `USHORT BusType`, at 0x02. A value of the documented STORAGE_BUS_TYPE.
    #[inline]
    pub fn bus_type(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(self.fixed))
    }
    /// `USHORT DeviceType`, at 0x04. What it is for is not known.
    #[inline]
    pub fn device_type(&self) -> u16 {
        u16::from_le_bytes(get::<4, 2, _>(self.fixed))
    }
    /// `USHORT MediaType`, at 0x06. What it is for is not known.
    #[inline]
    pub fn media_type(&self) -> u16 {
        u16::from_le_bytes(get::<6, 2, _>(self.fixed))
    }
    /// `ULONGLONG StartingOffset`, at 0x08. Unit: bytes.
    #[inline]
    pub fn starting_offset(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONGLONG Size`, at 0x10. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `ULONGLONG NumberOfFreeBlocks`, at 0x18. Unit: blocks.
    #[inline]
    pub fn number_of_free_blocks(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
    /// `ULONGLONG TotalNumberOfBlocks`, at 0x20. Unit: blocks.
    #[inline]
    pub fn total_number_of_blocks(&self) -> u64 {
        u64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
    /// `ULONGLONG NextWritableAddress`, at 0x28.
    #[inline]
    pub fn next_writable_address(&self) -> u64 {
        u64::from_le_bytes(get::<40, 8, _>(self.fixed))
    }
    /// `ULONG NumberOfSessions`, at 0x30.
    #[inline]
    pub fn number_of_sessions(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
    /// `ULONG NumberOfTracks`, at 0x34.
    #[inline]
    pub fn number_of_tracks(&self) -> u32 {
        u32::from_le_bytes(get::<52, 4, _>(self.fixed))
    }
    /// `ULONG BytesPerSector`, at 0x38. Unit: bytes.
    #[inline]
    pub fn bytes_per_sector(&self) -> u32 {
        u32::from_le_bytes(get::<56, 4, _>(self.fixed))
    }
    /// `USHORT DiscStatus`, at 0x3C.
    #[inline]
    pub fn disc_status(&self) -> u16 {
        u16::from_le_bytes(get::<60, 2, _>(self.fixed))
    }
    /// `USHORT LastSessionStatus`, at 0x3E.
    #[inline]
    pub fn last_session_status(&self) -> u16 {
        u16::from_le_bytes(get::<62, 2, _>(self.fixed))
    }
    /// `WCHAR Data`, at 0x40. The drive's letter with its colon.
    #[inline]
    pub fn data_(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 64]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> OpticalMediaRecord {
        OpticalMediaRecord::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for OpticalMediaRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("OpticalMediaRecordView");
        out.field("disk_number", &self.disk_number());
        out.field("bus_type", &self.bus_type());
        out.field("device_type", &self.device_type());
        out.field("media_type", &self.media_type());
        out.field("starting_offset", &self.starting_offset());
        out.field("size", &self.size());
        out.field("number_of_free_blocks", &self.number_of_free_blocks());
        out.field("total_number_of_blocks", &self.total_number_of_blocks());
        out.field("next_writable_address", &self.next_writable_address());
        out.field("number_of_sessions", &self.number_of_sessions());
        out.field("number_of_tracks", &self.number_of_tracks());
        out.field("bytes_per_sector", &self.bytes_per_sector());
        out.field("disc_status", &self.disc_status());
        out.field("last_session_status", &self.last_session_status());
        out.finish()
    }
}
