// Generated from spec/structs/EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER in the form of releases 6.0+.
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
/// An item that goes with an event, as trace buffers hold it: 8 bytes, and then its data.
///
/// Microsoft gives it no name: `EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER`, 0x8 bytes. Releases 6.0+.
///
/// Its first 8 bytes are those of EVENT_HEADER_EXTENDED_DATA_ITEM, whose address gives way to the data. Each item begins at a multiple of 8. ExtType selects a structure for the data: see EVENT_EXTENDED_ITEM.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `Reserved1` |
/// | 0x02 | 0x2 | USHORT | `ExtType` |
/// | 0x04 | 0x2 | USHORT |  |
/// | 0x04 | | · bits 0..=0 | `Linkage` |
/// | 0x04 | | · bits 1..=15 | `Reserved2` |
/// | 0x06 | 0x2 | USHORT | `DataSize` |
///
/// Source: Geoff Chappell, *EVENT_HEADER*; The mingw-w64 developers, *evntcons.h*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER")]
pub struct EventHeaderExtendedDataItemInBuffer {
    /// `USHORT Reserved1`, at 0x00. The size of the item: these 8 bytes, the data, and padding up to a multiple of 8. Unit: bytes.
    pub reserved1: u16,
    /// `USHORT ExtType`, at 0x02. What the item holds.
    pub ext_type: crate::headers::EventHeaderExtType,
    /// The word that holds fields of bits.
    pub bits_04: u16,
    /// `USHORT DataSize`, at 0x06. The size of the data, without padding. Unit: bytes.
    pub data_size: u16,
}
impl EventHeaderExtendedDataItemInBuffer {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            reserved1: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            ext_type: crate::headers::EventHeaderExtType::from_le(get::<2, 2, _>(bytes)),
            bits_04: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            data_size: u16::from_le_bytes(get::<6, 2, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 2, _>(&mut bytes, self.reserved1.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.ext_type.to_le());
        put::<4, 2, _>(&mut bytes, self.bits_04.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.data_size.to_le_bytes());
        bytes
    }
    /// `USHORT Reserved1`, at 0x00. The size of the item: these 8 bytes, the data, and padding up to a multiple of 8. Unit: bytes.
    #[inline]
    pub fn reserved1(&self) -> u16 {
        self.reserved1
    }
    /// Sets `Reserved1`.
    #[inline]
    pub fn set_reserved1(&mut self, value: u16) {
        self.reserved1 = value;
    }
    /// `USHORT ExtType`, at 0x02. What the item holds.
    #[inline]
    pub fn ext_type(&self) -> crate::headers::EventHeaderExtType {
        self.ext_type
    }
    /// Sets `ExtType`.
    #[inline]
    pub fn set_ext_type(&mut self, value: crate::headers::EventHeaderExtType) {
        self.ext_type = value;
    }
    /// `Linkage`, bit 0 of the word at 0x04. Another item follows.
    #[inline]
    pub fn linkage(&self) -> u16 {
        (self.bits_04 >> 0) & 0x1
    }
    /// Sets `Linkage`.
    #[inline]
    pub fn set_linkage(&mut self, value: u16) {
        let word = self.bits_04 & !(0x1 << 0) | (value & 0x1) << 0;
        self.bits_04 = word;
    }
    /// `Reserved2`, bits 1 to 15 of the word at 0x04.
    #[inline]
    pub fn reserved2(&self) -> u16 {
        (self.bits_04 >> 1) & 0x7fff
    }
    /// Sets `Reserved2`.
    #[inline]
    pub fn set_reserved2(&mut self, value: u16) {
        let word = self.bits_04 & !(0x7fff << 1) | (value & 0x7fff) << 1;
        self.bits_04 = word;
    }
    /// `USHORT DataSize`, at 0x06. The size of the data, without padding. Unit: bytes.
    #[inline]
    pub fn data_size(&self) -> u16 {
        self.data_size
    }
    /// Sets `DataSize`.
    #[inline]
    pub fn set_data_size(&mut self, value: u16) {
        self.data_size = value;
    }
    /// The size of the whole in bytes, data included, as `Reserved1` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.reserved1() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        8
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_header_extended_data_item_in_buffer::V6_0;
}
impl Default for EventHeaderExtendedDataItemInBuffer {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EventHeaderExtendedDataItemInBuffer {}
impl Record for EventHeaderExtendedDataItemInBuffer {
    const NAME: &'static str = "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventHeaderExtendedDataItemInBuffer {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventHeaderExtendedDataItemInBuffer);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventHeaderExtendedDataItemInBuffer {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<crate::headers::EventHeaderExtType>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
            ),
        )
            .prop_map(|((reserved1, ext_type, bits_04, data_size),)| Self {
                reserved1,
                ext_type,
                bits_04,
                data_size,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventHeaderExtendedDataItemInBuffer`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventHeaderExtendedDataItemInBufferView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}
impl<'a> EventHeaderExtendedDataItemInBufferView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventHeaderExtendedDataItemInBuffer`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventHeaderExtendedDataItemInBuffer {
        EventHeaderExtendedDataItemInBuffer::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `USHORT Reserved1`, at 0x00. The size of the item: these 8 bytes, the data, and padding up to a multiple of 8. Unit: bytes.
    #[inline]
    pub fn reserved1(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `USHORT ExtType`, at 0x02. What the item holds.
    #[inline]
    pub fn ext_type(&self) -> crate::headers::EventHeaderExtType {
        crate::headers::EventHeaderExtType::from_le(get::<2, 2, _>(self.fixed))
    }
    /// `Linkage`, bit 0 of the word at 0x04. Another item follows.
    #[inline]
    pub fn linkage(&self) -> u16 {
        (u16::from_le_bytes(get::<4, 2, _>(self.fixed)) >> 0) & 0x1
    }
    /// `Reserved2`, bits 1 to 15 of the word at 0x04.
    #[inline]
    pub fn reserved2(&self) -> u16 {
        (u16::from_le_bytes(get::<4, 2, _>(self.fixed)) >> 1) & 0x7fff
    }
    /// `USHORT DataSize`, at 0x06. The size of the data, without padding. Unit: bytes.
    #[inline]
    pub fn data_size(&self) -> u16 {
        u16::from_le_bytes(get::<6, 2, _>(self.fixed))
    }
    /// The size of the whole in bytes, data included, as `Reserved1` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.reserved1() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        8
    }
    /// The event's data: from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size does not even cover the header, [`Error::TooShort`] if it covers more than
    /// there is.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        let (total, begin) = (self.total_size(), self.data_offset());
        if total < begin {
            let (says, have) = (total as u64, begin as u64);
            return Err(Error::BadCount {
                name: "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER",
                field: "Reserved1",
                says,
                have,
            });
        }
        match self.rest.get(begin - 8..total - 8) {
            Some(data) => Ok(data),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER",
                    needed: total,
                    have: 8 + self.rest.len(),
                })
            }
        }
    }
}
impl core::fmt::Debug for EventHeaderExtendedDataItemInBufferView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventHeaderExtendedDataItemInBufferView");
        out.field("reserved1", &self.reserved1());
        out.field("ext_type", &self.ext_type());
        out.field("linkage", &self.linkage());
        out.field("reserved2", &self.reserved2());
        out.field("data_size", &self.data_size());
        out.finish()
    }
}
