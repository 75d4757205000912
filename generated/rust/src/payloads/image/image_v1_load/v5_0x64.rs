// Generated from spec/structs/Image_V1_Load.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Image_V1_Load in the form of releases 5.0+ with 64 bit pointers.
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
/// An image was mapped, was unmapped, or is mapped.
///
/// In C: `Image_V1_Load`, 0x14 bytes. Releases 5.0+ with 64 bit pointers.
///
/// The MOF has the class for loads alone.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `ImageBase` |
/// | 0x08 | 0x8 | SIZE_T | `ImageSize` |
/// | 0x10 | 0x4 | ULONG | `ProcessId` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "Image_V1_Load")]
pub struct ImageV1Load64 {
    /// `PVOID ImageBase`, at 0x00. Where the image is mapped.
    pub image_base: u64,
    /// `SIZE_T ImageSize`, at 0x08. Unit: bytes.
    pub image_size: u64,
    /// `ULONG ProcessId`, at 0x10. The process that has the image, 0 for the kernel's images.
    pub process_id: u32,
}
impl ImageV1Load64 {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            image_base: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            image_size: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "Image_V1_Load",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.image_base.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.image_size.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        bytes
    }
    /// `PVOID ImageBase`, at 0x00. Where the image is mapped.
    #[inline]
    pub fn image_base(&self) -> u64 {
        self.image_base
    }
    /// Sets `ImageBase`.
    #[inline]
    pub fn set_image_base(&mut self, value: u64) {
        self.image_base = value;
    }
    /// `SIZE_T ImageSize`, at 0x08. Unit: bytes.
    #[inline]
    pub fn image_size(&self) -> u64 {
        self.image_size
    }
    /// Sets `ImageSize`.
    #[inline]
    pub fn set_image_size(&mut self, value: u64) {
        self.image_size = value;
    }
    /// `ULONG ProcessId`, at 0x10. The process that has the image, 0 for the kernel's images.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::image_v1_load::V5_0X64;
}
impl Default for ImageV1Load64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for ImageV1Load64 {}
impl Record for ImageV1Load64 {
    const NAME: &'static str = "Image_V1_Load";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ImageV1Load64 {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ImageV1Load64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ImageV1Load64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((image_base, image_size, process_id),)| Self {
                image_base,
                image_size,
                process_id,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`ImageV1Load64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ImageV1Load64View<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> ImageV1Load64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "Image_V1_Load",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 20]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> ImageV1Load64 {
        ImageV1Load64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `PVOID ImageBase`, at 0x00. Where the image is mapped.
    #[inline]
    pub fn image_base(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `SIZE_T ImageSize`, at 0x08. Unit: bytes.
    #[inline]
    pub fn image_size(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG ProcessId`, at 0x10. The process that has the image, 0 for the kernel's images.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for ImageV1Load64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ImageV1Load64View");
        out.field("image_base", &self.image_base());
        out.field("image_size", &self.image_size());
        out.field("process_id", &self.process_id());
        out.finish()
    }
}
