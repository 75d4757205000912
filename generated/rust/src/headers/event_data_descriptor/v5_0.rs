// Generated from spec/structs/EVENT_DATA_DESCRIPTOR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_DATA_DESCRIPTOR in the form of releases 5.0+.
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
/// Where a part of an event's data is, for the interfaces of Windows Vista and later.
///
/// In C: `EVENT_DATA_DESCRIPTOR`, 0x10 bytes. Releases 5.0+.
///
/// Providers pass an array of them, and the parts stand one after the other behind an EVENT_HEADER.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG | `Ptr` |
/// | 0x08 | 0x4 | ULONG | `Size` |
/// | 0x0c | 0x4 | union |  |
/// | 0x0c | 0x4 | · ULONG | `Reserved` |
/// | 0x0c | 0x4 | · struct |  |
/// | 0x0c | 0x1 | · · UCHAR | `Type` |
/// | 0x0d | 0x1 | · · UCHAR | `Reserved1` |
/// | 0x0e | 0x2 | · · USHORT | `Reserved2` |
///
/// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_DATA_DESCRIPTOR")]
pub struct EventDataDescriptor {
    /// `ULONGLONG Ptr`, at 0x00. The address of the part, in 64 bits whatever the pointer size.
    pub ptr: u64,
    /// `ULONG Size`, at 0x08. The size of the part. Unit: bytes.
    pub size: u32,
    /// The bytes that `Reserved`, `Type`, `Reserved1`, `Reserved2` share.
    pub union_0c: Bytes<4>,
}
impl EventDataDescriptor {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            ptr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            union_0c: Bytes(get::<12, 4, _>(bytes)),
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
                    name: "EVENT_DATA_DESCRIPTOR",
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
        put::<0, 8, _>(&mut bytes, self.ptr.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.union_0c.0);
        bytes
    }
    /// `ULONGLONG Ptr`, at 0x00. The address of the part, in 64 bits whatever the pointer size.
    #[inline]
    pub fn ptr(&self) -> u64 {
        self.ptr
    }
    /// Sets `Ptr`.
    #[inline]
    pub fn set_ptr(&mut self, value: u64) {
        self.ptr = value;
    }
    /// `ULONG Size`, at 0x08. The size of the part. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        self.size
    }
    /// Sets `Size`.
    #[inline]
    pub fn set_size(&mut self, value: u32) {
        self.size = value;
    }
    /// `ULONG Reserved`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_0c.0))
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_0c.0, value.to_le_bytes());
    }
    /// `UCHAR Type`, at 0x0C. Whether the part is data or describes them.
    #[inline]
    pub fn kind(&self) -> crate::headers::EventDataDescriptorType {
        crate::headers::EventDataDescriptorType::from_le(
            get::<0, 1, _>(&self.union_0c.0),
        )
    }
    /// Sets `Type`.
    #[inline]
    pub fn set_kind(&mut self, value: crate::headers::EventDataDescriptorType) {
        put::<0, 1, _>(&mut self.union_0c.0, value.to_le());
    }
    /// `UCHAR Reserved1`, at 0x0D. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> u8 {
        u8::from_le_bytes(get::<1, 1, _>(&self.union_0c.0))
    }
    /// Sets `Reserved1`.
    #[inline]
    pub fn set_reserved1(&mut self, value: u8) {
        put::<1, 1, _>(&mut self.union_0c.0, value.to_le_bytes());
    }
    /// `USHORT Reserved2`, at 0x0E. What it is for is not known.
    #[inline]
    pub fn reserved2(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(&self.union_0c.0))
    }
    /// Sets `Reserved2`.
    #[inline]
    pub fn set_reserved2(&mut self, value: u16) {
        put::<2, 2, _>(&mut self.union_0c.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_data_descriptor::V5_0;
}
impl Default for EventDataDescriptor {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EventDataDescriptor {}
impl Record for EventDataDescriptor {
    const NAME: &'static str = "EVENT_DATA_DESCRIPTOR";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventDataDescriptor {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventDataDescriptor);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventDataDescriptor {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|((ptr, size, union_0c),)| Self { ptr, size, union_0c });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventDataDescriptor`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventDataDescriptorView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EventDataDescriptorView<'a> {
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
                    name: "EVENT_DATA_DESCRIPTOR",
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
    pub fn to_value(&self) -> EventDataDescriptor {
        EventDataDescriptor::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONGLONG Ptr`, at 0x00. The address of the part, in 64 bits whatever the pointer size.
    #[inline]
    pub fn ptr(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG Size`, at 0x08. The size of the part. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG Reserved`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `UCHAR Type`, at 0x0C. Whether the part is data or describes them.
    #[inline]
    pub fn kind(&self) -> crate::headers::EventDataDescriptorType {
        crate::headers::EventDataDescriptorType::from_le(get::<12, 1, _>(self.fixed))
    }
    /// `UCHAR Reserved1`, at 0x0D. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> u8 {
        u8::from_le_bytes(get::<13, 1, _>(self.fixed))
    }
    /// `USHORT Reserved2`, at 0x0E. What it is for is not known.
    #[inline]
    pub fn reserved2(&self) -> u16 {
        u16::from_le_bytes(get::<14, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventDataDescriptorView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventDataDescriptorView");
        out.field("ptr", &self.ptr());
        out.field("size", &self.size());
        out.field("reserved", &self.reserved());
        out.field("kind", &self.kind());
        out.field("reserved1", &self.reserved1());
        out.field("reserved2", &self.reserved2());
        out.finish()
    }
}
