// Generated from spec/structs/EVENT_FILTER_DESCRIPTOR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_FILTER_DESCRIPTOR in the form of releases 5.0+.
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
/// Where the data of a filter are, and what sort of filter it is.
///
/// In C: `EVENT_FILTER_DESCRIPTOR`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG | `Ptr` |
/// | 0x08 | 0x4 | ULONG | `Size` |
/// | 0x0c | 0x4 | ULONG | `Type` |
///
/// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_FILTER_DESCRIPTOR")]
pub struct EventFilterDescriptor {
    /// `ULONGLONG Ptr`, at 0x00. The address of the data, in 64 bits whatever the pointer size.
    pub ptr: u64,
    /// `ULONG Size`, at 0x08. The size of the data. Unit: bytes.
    pub size: u32,
    /// `ULONG Type`, at 0x0C. What sort of filter it is.
    pub kind: crate::requests::provider::EventFilterType,
}
impl EventFilterDescriptor {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            ptr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            kind: crate::requests::provider::EventFilterType::from_le(
                get::<12, 4, _>(bytes),
            ),
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
                    name: "EVENT_FILTER_DESCRIPTOR",
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
        put::<12, 4, _>(&mut bytes, self.kind.to_le());
        bytes
    }
    /// `ULONGLONG Ptr`, at 0x00. The address of the data, in 64 bits whatever the pointer size.
    #[inline]
    pub fn ptr(&self) -> u64 {
        self.ptr
    }
    /// Sets `Ptr`.
    #[inline]
    pub fn set_ptr(&mut self, value: u64) {
        self.ptr = value;
    }
    /// `ULONG Size`, at 0x08. The size of the data. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        self.size
    }
    /// Sets `Size`.
    #[inline]
    pub fn set_size(&mut self, value: u32) {
        self.size = value;
    }
    /// `ULONG Type`, at 0x0C. What sort of filter it is.
    #[inline]
    pub fn kind(&self) -> crate::requests::provider::EventFilterType {
        self.kind
    }
    /// Sets `Type`.
    #[inline]
    pub fn set_kind(&mut self, value: crate::requests::provider::EventFilterType) {
        self.kind = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_filter_descriptor::V5_0;
}
impl Default for EventFilterDescriptor {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EventFilterDescriptor {}
impl Record for EventFilterDescriptor {
    const NAME: &'static str = "EVENT_FILTER_DESCRIPTOR";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventFilterDescriptor {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventFilterDescriptor);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventFilterDescriptor {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::requests::provider::EventFilterType>(),
            ),
        )
            .prop_map(|((ptr, size, kind),)| Self { ptr, size, kind });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventFilterDescriptor`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventFilterDescriptorView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EventFilterDescriptorView<'a> {
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
                    name: "EVENT_FILTER_DESCRIPTOR",
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
    pub fn to_value(&self) -> EventFilterDescriptor {
        EventFilterDescriptor::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONGLONG Ptr`, at 0x00. The address of the data, in 64 bits whatever the pointer size.
    #[inline]
    pub fn ptr(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG Size`, at 0x08. The size of the data. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG Type`, at 0x0C. What sort of filter it is.
    #[inline]
    pub fn kind(&self) -> crate::requests::provider::EventFilterType {
        crate::requests::provider::EventFilterType::from_le(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventFilterDescriptorView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventFilterDescriptorView");
        out.field("ptr", &self.ptr());
        out.field("size", &self.size());
        out.field("kind", &self.kind());
        out.finish()
    }
}
