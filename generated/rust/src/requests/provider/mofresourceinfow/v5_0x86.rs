// Generated from spec/structs/MOFRESOURCEINFOW.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! MOFRESOURCEINFOW in the form of releases 5.0+ with 32 bit pointers.
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
/// A MOF resource of an image.
///
/// In C: `MOFRESOURCEINFOW`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | WCHAR * | `ImagePath` |
/// | 0x04 | 0x4 | WCHAR * | `ResourceName` |
/// | 0x08 | 0x4 | ULONG | `ResourceSize` |
/// | 0x0c | 0x4 | UCHAR * | `ResourceBuffer` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "MOFRESOURCEINFOW")]
#[doc(alias = "MOFRESOURCEINFO")]
pub struct Mofresourceinfow32 {
    /// `WCHAR * ImagePath`, at 0x00. The path of the image.
    pub image_path: u32,
    /// `WCHAR * ResourceName`, at 0x04. The name of the resource in the image.
    pub resource_name: u32,
    /// `ULONG ResourceSize`, at 0x08. Unit: bytes.
    pub resource_size: u32,
    /// `UCHAR * ResourceBuffer`, at 0x0C. Reserved. What it is for is not known.
    pub resource_buffer: u32,
}
impl Mofresourceinfow32 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            image_path: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            resource_name: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            resource_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            resource_buffer: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
                    name: "MOFRESOURCEINFOW",
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
        put::<0, 4, _>(&mut bytes, self.image_path.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.resource_name.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.resource_size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.resource_buffer.to_le_bytes());
        bytes
    }
    /// `WCHAR * ImagePath`, at 0x00. The path of the image.
    #[inline]
    pub fn image_path(&self) -> u32 {
        self.image_path
    }
    /// Sets `ImagePath`.
    #[inline]
    pub fn set_image_path(&mut self, value: u32) {
        self.image_path = value;
    }
    /// `WCHAR * ResourceName`, at 0x04. The name of the resource in the image.
    #[inline]
    pub fn resource_name(&self) -> u32 {
        self.resource_name
    }
    /// Sets `ResourceName`.
    #[inline]
    pub fn set_resource_name(&mut self, value: u32) {
        self.resource_name = value;
    }
    /// `ULONG ResourceSize`, at 0x08. Unit: bytes.
    #[inline]
    pub fn resource_size(&self) -> u32 {
        self.resource_size
    }
    /// Sets `ResourceSize`.
    #[inline]
    pub fn set_resource_size(&mut self, value: u32) {
        self.resource_size = value;
    }
    /// `UCHAR * ResourceBuffer`, at 0x0C. Reserved. What it is for is not known.
    #[inline]
    pub fn resource_buffer(&self) -> u32 {
        self.resource_buffer
    }
    /// Sets `ResourceBuffer`.
    #[inline]
    pub fn set_resource_buffer(&mut self, value: u32) {
        self.resource_buffer = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::mofresourceinfow::V5_0X86;
}
impl Default for Mofresourceinfow32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for Mofresourceinfow32 {}
impl Record for Mofresourceinfow32 {
    const NAME: &'static str = "MOFRESOURCEINFOW";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for Mofresourceinfow32 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(Mofresourceinfow32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for Mofresourceinfow32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((image_path, resource_name, resource_size, resource_buffer),)| Self {
                image_path,
                resource_name,
                resource_size,
                resource_buffer,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`Mofresourceinfow32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Mofresourceinfow32View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> Mofresourceinfow32View<'a> {
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
                    name: "MOFRESOURCEINFOW",
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
    pub fn to_value(&self) -> Mofresourceinfow32 {
        Mofresourceinfow32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `WCHAR * ImagePath`, at 0x00. The path of the image.
    #[inline]
    pub fn image_path(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `WCHAR * ResourceName`, at 0x04. The name of the resource in the image.
    #[inline]
    pub fn resource_name(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG ResourceSize`, at 0x08. Unit: bytes.
    #[inline]
    pub fn resource_size(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `UCHAR * ResourceBuffer`, at 0x0C. Reserved. What it is for is not known.
    #[inline]
    pub fn resource_buffer(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for Mofresourceinfow32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("Mofresourceinfow32View");
        out.field("image_path", &self.image_path());
        out.field("resource_name", &self.resource_name());
        out.field("resource_size", &self.resource_size());
        out.field("resource_buffer", &self.resource_buffer());
        out.finish()
    }
}
