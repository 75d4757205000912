// Generated from spec/structs/EVENT_FILTER_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_FILTER_HEADER in the form of releases 5.0+.
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
/// Which filter of the provider's own it is, and how far it is to the next.
///
/// In C: `EVENT_FILTER_HEADER`, 0x18 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `Id` |
/// | 0x02 | 0x1 | UCHAR | `Version` |
/// | 0x03 | 0x5 | UCHAR \[5\] | `Reserved` |
/// | 0x08 | 0x8 | ULONGLONG | `InstanceId` |
/// | 0x10 | 0x4 | ULONG | `Size` |
/// | 0x14 | 0x4 | ULONG | `NextOffset` |
///
/// What no source says:
///
/// - What InstanceId is for.
/// - What Size counts, the header or only what follows it.
///
/// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_FILTER_HEADER")]
pub struct EventFilterHeader {
    /// `USHORT Id`, at 0x00. The number of the filter, in the provider's manifest.
    pub id: u16,
    /// `UCHAR Version`, at 0x02. The version of the filter.
    pub version: u8,
    /// `UCHAR Reserved`, at 0x03. What it is for is not known.
    pub reserved: [u8; 5],
    /// `ULONGLONG InstanceId`, at 0x08. What it is for is not known.
    pub instance_id: u64,
    /// `ULONG Size`, at 0x10. The size of the filter. Unit: bytes.
    pub size: u32,
    /// `ULONG NextOffset`, at 0x14. How far it is to the next filter. Unit: bytes.
    pub next_offset: u32,
}
impl EventFilterHeader {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            id: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            version: u8::from_le_bytes(get::<2, 1, _>(bytes)),
            reserved: array(part::<3, 5, _>(bytes), u8::from_le_bytes),
            instance_id: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            size: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            next_offset: u32::from_le_bytes(get::<20, 4, _>(bytes)),
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
                    name: "EVENT_FILTER_HEADER",
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
        put::<0, 2, _>(&mut bytes, self.id.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.version.to_le_bytes());
        fill(
            part_mut::<3, 5, _>(&mut bytes),
            &self.reserved,
            |element| element.to_le_bytes(),
        );
        put::<8, 8, _>(&mut bytes, self.instance_id.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.next_offset.to_le_bytes());
        bytes
    }
    /// `USHORT Id`, at 0x00. The number of the filter, in the provider's manifest.
    #[inline]
    pub fn id(&self) -> u16 {
        self.id
    }
    /// Sets `Id`.
    #[inline]
    pub fn set_id(&mut self, value: u16) {
        self.id = value;
    }
    /// `UCHAR Version`, at 0x02. The version of the filter.
    #[inline]
    pub fn version(&self) -> u8 {
        self.version
    }
    /// Sets `Version`.
    #[inline]
    pub fn set_version(&mut self, value: u8) {
        self.version = value;
    }
    /// `UCHAR Reserved`, at 0x03. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> [u8; 5] {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: [u8; 5]) {
        self.reserved = value;
    }
    /// `ULONGLONG InstanceId`, at 0x08. What it is for is not known.
    #[inline]
    pub fn instance_id(&self) -> u64 {
        self.instance_id
    }
    /// Sets `InstanceId`.
    #[inline]
    pub fn set_instance_id(&mut self, value: u64) {
        self.instance_id = value;
    }
    /// `ULONG Size`, at 0x10. The size of the filter. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        self.size
    }
    /// Sets `Size`.
    #[inline]
    pub fn set_size(&mut self, value: u32) {
        self.size = value;
    }
    /// `ULONG NextOffset`, at 0x14. How far it is to the next filter. Unit: bytes.
    #[inline]
    pub fn next_offset(&self) -> u32 {
        self.next_offset
    }
    /// Sets `NextOffset`.
    #[inline]
    pub fn set_next_offset(&mut self, value: u32) {
        self.next_offset = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_filter_header::V5_0;
}
impl Default for EventFilterHeader {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EventFilterHeader {}
impl Record for EventFilterHeader {
    const NAME: &'static str = "EVENT_FILTER_HEADER";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventFilterHeader {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventFilterHeader);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventFilterHeader {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<[u8; 5]>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((id, version, reserved, instance_id, size, next_offset),)| Self {
                id,
                version,
                reserved,
                instance_id,
                size,
                next_offset,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventFilterHeader`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventFilterHeaderView<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EventFilterHeaderView<'a> {
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
                    name: "EVENT_FILTER_HEADER",
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
    pub fn to_value(&self) -> EventFilterHeader {
        EventFilterHeader::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `USHORT Id`, at 0x00. The number of the filter, in the provider's manifest.
    #[inline]
    pub fn id(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `UCHAR Version`, at 0x02. The version of the filter.
    #[inline]
    pub fn version(&self) -> u8 {
        u8::from_le_bytes(get::<2, 1, _>(self.fixed))
    }
    /// `UCHAR Reserved`, at 0x03. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> [u8; 5] {
        array(part::<3, 5, _>(self.fixed), u8::from_le_bytes)
    }
    /// `ULONGLONG InstanceId`, at 0x08. What it is for is not known.
    #[inline]
    pub fn instance_id(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG Size`, at 0x10. The size of the filter. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG NextOffset`, at 0x14. How far it is to the next filter. Unit: bytes.
    #[inline]
    pub fn next_offset(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventFilterHeaderView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventFilterHeaderView");
        out.field("id", &self.id());
        out.field("version", &self.version());
        out.field("reserved", &self.reserved());
        out.field("instance_id", &self.instance_id());
        out.field("size", &self.size());
        out.field("next_offset", &self.next_offset());
        out.finish()
    }
}
