// Generated from spec/structs/Image_V0_Load.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Image_V0_Load in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An image was mapped, was unmapped, or is mapped.
///
/// In C: `Image_V0_Load`, 0xc bytes. Releases 5.0+ with 64 bit pointers.
///
/// The MOF has the class for loads alone.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "Image_V0_Load")]
pub struct ImageV0LoadX64 {
    /// `PVOID BaseAddress`, at 0x00. Where the image is mapped.
    pub base_address: u64,
    /// `ULONG ModuleSize`, at 0x08. Unit: bytes.
    pub module_size: u32,
    /// `WCHAR ImageFileName` up to a zero. The file of the image.
    pub image_file_name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ImageV0LoadX64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 12;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageV0LoadX64View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.base_address.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.module_size.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::image_v0_load::V5_0X64;
}

#[cfg(feature = "alloc")]
impl Default for ImageV0LoadX64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 12];
        Self {
            base_address: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            module_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            image_file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for ImageV0LoadX64 {}
#[cfg(feature = "alloc")]
impl Tailed for ImageV0LoadX64 {
    const NAME: &'static str = "Image_V0_Load";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(ImageV0LoadX64View::announced(fixed)),
            None => Err(Error::TooShort { name: "Image_V0_Load", needed: 12, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageV0LoadX64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("Image_V0_Load", out);
        {
            let part = &self.image_file_name;
            to.utf16("ImageFileName", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ImageV0LoadX64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ImageV0LoadX64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 12]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`ImageV0LoadX64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ImageV0LoadX64View<'a> {
    fixed: &'a [u8; 12],
    rest: &'a [u8],
}

impl<'a> ImageV0LoadX64View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "Image_V0_Load", needed: 12, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<ImageV0LoadX64Tail<'a>, Error> {
        let mut left = Left::new("Image_V0_Load", 12, self.rest);
        let image_file_name = left.text();
        Ok(ImageV0LoadX64Tail { image_file_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ImageV0LoadX64, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(ImageV0LoadX64 {
            base_address: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            module_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            image_file_name: {
                let part = tail.image_file_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 12]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
}

getters! {
    self ImageV0LoadX64View "ImageV0LoadX64View" {
        /// `PVOID BaseAddress`, at 0x00.
        base_address: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ModuleSize`, at 0x08.
        module_size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for ImageV0LoadX64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = ImageV0LoadX64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 12], ..view }, rest)),
            None => Err(Error::TooShort { name: "Image_V0_Load", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<ImageV0LoadX64, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`ImageV0LoadX64`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ImageV0LoadX64Tail<'a> {
    /// `WCHAR ImageFileName` up to a zero. The file of the image.
    pub image_file_name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
