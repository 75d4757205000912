// Generated from spec/structs/EVENT_HEADER_EXTENDED_DATA_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_HEADER_EXTENDED_DATA_ITEM in the form of releases 6.0+.
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
/// An item that goes with an event, as consumers receive it: with the address of its data.
///
/// In C: `EVENT_HEADER_EXTENDED_DATA_ITEM`, 0x10 bytes. Releases 6.0+.
///
/// An EVENT_RECORD points to an array of them. In a trace buffer the first 8 bytes are the same, and the data themselves follow them: EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `Reserved1` |
/// | 0x02 | 0x2 | USHORT | `ExtType` |
/// | 0x04 | 0x2 | USHORT |  |
/// | 0x04 | | · bits 0..=0 | `Linkage` |
/// | 0x04 | | · bits 1..=15 | `Reserved2` |
/// | 0x06 | 0x2 | USHORT | `DataSize` |
/// | 0x08 | 0x8 | ULONGLONG | `DataPtr` |
///
/// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *EVENT_HEADER_EXTENDED_DATA_ITEM structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_HEADER_EXTENDED_DATA_ITEM")]
pub struct EventHeaderExtendedDataItem {
    /// `USHORT Reserved1`, at 0x00. What it is for is not known.
    pub reserved1: u16,
    /// `USHORT ExtType`, at 0x02. What the item holds.
    pub ext_type: crate::headers::EventHeaderExtType,
    /// The word that holds fields of bits.
    pub bits_04: u16,
    /// `USHORT DataSize`, at 0x06. The size of the item's data. Unit: bytes.
    pub data_size: u16,
    /// `ULONGLONG DataPtr`, at 0x08. The address of the item's data, in 64 bits whatever the pointer size.
    pub data_ptr: u64,
}
impl EventHeaderExtendedDataItem {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            reserved1: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            ext_type: crate::headers::EventHeaderExtType::from_le(get::<2, 2, _>(bytes)),
            bits_04: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            data_size: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            data_ptr: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_HEADER_EXTENDED_DATA_ITEM",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 2, _>(&mut bytes, self.reserved1.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.ext_type.to_le());
        put::<4, 2, _>(&mut bytes, self.bits_04.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.data_size.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.data_ptr.to_le_bytes());
        bytes
    }
    /// `USHORT Reserved1`, at 0x00. What it is for is not known.
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
    /// `Linkage`, bit 0 of the word at 0x04.
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
    /// `USHORT DataSize`, at 0x06. The size of the item's data. Unit: bytes.
    #[inline]
    pub fn data_size(&self) -> u16 {
        self.data_size
    }
    /// Sets `DataSize`.
    #[inline]
    pub fn set_data_size(&mut self, value: u16) {
        self.data_size = value;
    }
    /// `ULONGLONG DataPtr`, at 0x08. The address of the item's data, in 64 bits whatever the pointer size.
    #[inline]
    pub fn data_ptr(&self) -> u64 {
        self.data_ptr
    }
    /// Sets `DataPtr`.
    #[inline]
    pub fn set_data_ptr(&mut self, value: u64) {
        self.data_ptr = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_header_extended_data_item::V6_0;
}
impl Default for EventHeaderExtendedDataItem {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EventHeaderExtendedDataItem {}
impl Record for EventHeaderExtendedDataItem {
    const NAME: &'static str = "EVENT_HEADER_EXTENDED_DATA_ITEM";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventHeaderExtendedDataItem {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventHeaderExtendedDataItem);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventHeaderExtendedDataItem {
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
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|((reserved1, ext_type, bits_04, data_size, data_ptr),)| Self {
                reserved1,
                ext_type,
                bits_04,
                data_size,
                data_ptr,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventHeaderExtendedDataItem`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventHeaderExtendedDataItemView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EventHeaderExtendedDataItemView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_HEADER_EXTENDED_DATA_ITEM",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventHeaderExtendedDataItem {
        EventHeaderExtendedDataItem::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `USHORT Reserved1`, at 0x00. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `USHORT ExtType`, at 0x02. What the item holds.
    #[inline]
    pub fn ext_type(&self) -> crate::headers::EventHeaderExtType {
        crate::headers::EventHeaderExtType::from_le(get::<2, 2, _>(self.fixed))
    }
    /// `Linkage`, bit 0 of the word at 0x04.
    #[inline]
    pub fn linkage(&self) -> u16 {
        (u16::from_le_bytes(get::<4, 2, _>(self.fixed)) >> 0) & 0x1
    }
    /// `Reserved2`, bits 1 to 15 of the word at 0x04.
    #[inline]
    pub fn reserved2(&self) -> u16 {
        (u16::from_le_bytes(get::<4, 2, _>(self.fixed)) >> 1) & 0x7fff
    }
    /// `USHORT DataSize`, at 0x06. The size of the item's data. Unit: bytes.
    #[inline]
    pub fn data_size(&self) -> u16 {
        u16::from_le_bytes(get::<6, 2, _>(self.fixed))
    }
    /// `ULONGLONG DataPtr`, at 0x08. The address of the item's data, in 64 bits whatever the pointer size.
    #[inline]
    pub fn data_ptr(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventHeaderExtendedDataItemView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventHeaderExtendedDataItemView");
        out.field("reserved1", &self.reserved1());
        out.field("ext_type", &self.ext_type());
        out.field("linkage", &self.linkage());
        out.field("reserved2", &self.reserved2());
        out.field("data_size", &self.data_size());
        out.field("data_ptr", &self.data_ptr());
        out.finish()
    }
}
