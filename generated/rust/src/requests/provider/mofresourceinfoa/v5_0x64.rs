// Generated from spec/structs/MOFRESOURCEINFOA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! MOFRESOURCEINFOA in the form of releases 5.0+ with 64 bit pointers.
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
/// A MOF resource of an image, with names in the ANSI code page.
///
/// In C: `MOFRESOURCEINFOA`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | CHAR * | `ImagePath` |
/// | 0x08 | 0x8 | CHAR * | `ResourceName` |
/// | 0x10 | 0x4 | ULONG | `ResourceSize` |
/// | 0x14 | 0x4 | padding |  |
/// | 0x18 | 0x8 | UCHAR * | `ResourceBuffer` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "MOFRESOURCEINFOA")]
pub struct Mofresourceinfoa64 {
    /// `CHAR * ImagePath`, at 0x00. The path of the image.
    pub image_path: u64,
    /// `CHAR * ResourceName`, at 0x08. The name of the resource in the image.
    pub resource_name: u64,
    /// `ULONG ResourceSize`, at 0x10. Unit: bytes.
    pub resource_size: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_14: Bytes<4>,
    /// `UCHAR * ResourceBuffer`, at 0x18.
    pub resource_buffer: u64,
}
impl Mofresourceinfoa64 {
    /// The size in bytes.
    pub const SIZE: usize = 32;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            image_path: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            resource_name: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            resource_size: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            padding_14: Bytes(get::<20, 4, _>(bytes)),
            resource_buffer: u64::from_le_bytes(get::<24, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "MOFRESOURCEINFOA",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.image_path.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.resource_name.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.resource_size.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.padding_14.0);
        put::<24, 8, _>(&mut bytes, self.resource_buffer.to_le_bytes());
        bytes
    }
    /// `CHAR * ImagePath`, at 0x00. The path of the image.
    #[inline]
    pub fn image_path(&self) -> u64 {
        self.image_path
    }
    /// Sets `ImagePath`.
    #[inline]
    pub fn set_image_path(&mut self, value: u64) {
        self.image_path = value;
    }
    /// `CHAR * ResourceName`, at 0x08. The name of the resource in the image.
    #[inline]
    pub fn resource_name(&self) -> u64 {
        self.resource_name
    }
    /// Sets `ResourceName`.
    #[inline]
    pub fn set_resource_name(&mut self, value: u64) {
        self.resource_name = value;
    }
    /// `ULONG ResourceSize`, at 0x10. Unit: bytes.
    #[inline]
    pub fn resource_size(&self) -> u32 {
        self.resource_size
    }
    /// Sets `ResourceSize`.
    #[inline]
    pub fn set_resource_size(&mut self, value: u32) {
        self.resource_size = value;
    }
    /// `UCHAR * ResourceBuffer`, at 0x18.
    #[inline]
    pub fn resource_buffer(&self) -> u64 {
        self.resource_buffer
    }
    /// Sets `ResourceBuffer`.
    #[inline]
    pub fn set_resource_buffer(&mut self, value: u64) {
        self.resource_buffer = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::mofresourceinfoa::V5_0X64;
}
impl Default for Mofresourceinfoa64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 32])
    }
}
impl Sealed for Mofresourceinfoa64 {}
impl Record for Mofresourceinfoa64 {
    const NAME: &'static str = "MOFRESOURCEINFOA";
    const SIZE: usize = 32;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for Mofresourceinfoa64 {
    const SIZE: usize = 32;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(Mofresourceinfoa64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for Mofresourceinfoa64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|
                (
                    (
                        image_path,
                        resource_name,
                        resource_size,
                        padding_14,
                        resource_buffer,
                    ),
                )|
            Self {
                image_path,
                resource_name,
                resource_size,
                padding_14,
                resource_buffer,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`Mofresourceinfoa64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Mofresourceinfoa64View<'a> {
    fixed: &'a [u8; 32],
}
impl<'a> Mofresourceinfoa64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "MOFRESOURCEINFOA",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 32]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> Mofresourceinfoa64 {
        Mofresourceinfoa64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `CHAR * ImagePath`, at 0x00. The path of the image.
    #[inline]
    pub fn image_path(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `CHAR * ResourceName`, at 0x08. The name of the resource in the image.
    #[inline]
    pub fn resource_name(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG ResourceSize`, at 0x10. Unit: bytes.
    #[inline]
    pub fn resource_size(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `UCHAR * ResourceBuffer`, at 0x18.
    #[inline]
    pub fn resource_buffer(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for Mofresourceinfoa64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("Mofresourceinfoa64View");
        out.field("image_path", &self.image_path());
        out.field("resource_name", &self.resource_name());
        out.field("resource_size", &self.resource_size());
        out.field("resource_buffer", &self.resource_buffer());
        out.finish()
    }
}
