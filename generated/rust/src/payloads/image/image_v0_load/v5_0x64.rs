// Generated from spec/structs/Image_V0_Load.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Image_V0_Load in the form of releases 5.0+ with 64 bit pointers.
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
/// In C: `Image_V0_Load`, 0xc bytes. Releases 5.0+ with 64 bit pointers.
///
/// The MOF has the class for loads alone.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `BaseAddress` |
/// | 0x08 | 0x4 | ULONG | `ModuleSize` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "Image_V0_Load")]
pub struct ImageV0Load64 {
    /// `PVOID BaseAddress`, at 0x00. Where the image is mapped.
    pub base_address: u64,
    /// `ULONG ModuleSize`, at 0x08. Unit: bytes.
    pub module_size: u32,
}
impl ImageV0Load64 {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            base_address: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            module_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "Image_V0_Load",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.base_address.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.module_size.to_le_bytes());
        bytes
    }
    /// `PVOID BaseAddress`, at 0x00. Where the image is mapped.
    #[inline]
    pub fn base_address(&self) -> u64 {
        self.base_address
    }
    /// Sets `BaseAddress`.
    #[inline]
    pub fn set_base_address(&mut self, value: u64) {
        self.base_address = value;
    }
    /// `ULONG ModuleSize`, at 0x08. Unit: bytes.
    #[inline]
    pub fn module_size(&self) -> u32 {
        self.module_size
    }
    /// Sets `ModuleSize`.
    #[inline]
    pub fn set_module_size(&mut self, value: u32) {
        self.module_size = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::image_v0_load::V5_0X64;
}
impl Default for ImageV0Load64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for ImageV0Load64 {}
impl Record for ImageV0Load64 {
    const NAME: &'static str = "Image_V0_Load";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ImageV0Load64 {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ImageV0Load64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ImageV0Load64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u64>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((base_address, module_size),)| Self {
                base_address,
                module_size,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`ImageV0Load64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ImageV0Load64View<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> ImageV0Load64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "Image_V0_Load",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> ImageV0Load64 {
        ImageV0Load64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `PVOID BaseAddress`, at 0x00. Where the image is mapped.
    #[inline]
    pub fn base_address(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG ModuleSize`, at 0x08. Unit: bytes.
    #[inline]
    pub fn module_size(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for ImageV0Load64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ImageV0Load64View");
        out.field("base_address", &self.base_address());
        out.field("module_size", &self.module_size());
        out.finish()
    }
}
