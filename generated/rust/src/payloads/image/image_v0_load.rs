// Generated from spec/structs/Image_V0_Load.toml by `cargo spec generate`. Do not edit: edit that file.

//! Image mapped, unmapped, or already mapped.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS, &sources::GOOGLE_SAWBUCK];
pub(crate) static LAYOUT_0: Layout = layout("Image_V0_Load", "ImageV0LoadPtr32")
    .size(8)
    .about("Image mapped, unmapped, or already mapped.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "ImageFileName", Content::Text { unit: 2 }).about("File name of the image.").same_as("FileName")
            .means(Meaning::NtPath),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID BaseAddress").at(0..4).about("Address at which the image is mapped.").means(Meaning::ModuleBase)
            .with(&[More::SameAs("ImageBase")]),
        unsigned("ULONG ModuleSize").at(4..8).up_to(64).means(Meaning::Bytes)
            .with(&[More::SameAs("ImageSize"), More::Units("bytes")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("Image_V0_Load", "ImageV0LoadPtr64")
    .size(12)
    .about("Image mapped, unmapped, or already mapped.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "ImageFileName", Content::Text { unit: 2 }).about("File name of the image.").same_as("FileName")
            .means(Meaning::NtPath),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID BaseAddress").at(0..8).about("Address at which the image is mapped.").means(Meaning::ModuleBase)
            .with(&[More::SameAs("ImageBase")]),
        unsigned("ULONG ModuleSize").at(8..12).up_to(64).means(Meaning::Bytes)
            .with(&[More::SameAs("ImageSize"), More::Units("bytes")]),
    ]);
fixed! {
    /// Fixed part of `ImageV0LoadPtr32` and [`ImageV0LoadPtr32View`], with the getters of its fields.
    part ImageV0LoadPtr32Fixed / ImageV0LoadPtr32View: followed,
        name = "Image_V0_Load", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Address at which the image is mapped. `PVOID BaseAddress` at 0x00.
        base_address / set_base_address: u32, at = 0;
        /// `ULONG ModuleSize` at 0x04. Unit: bytes.
        module_size / set_module_size: u32, at = 4;
    }
}

impl<'a> ImageV0LoadPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ImageV0LoadPtr32Fixed(first_and_rest::<8>("Image_V0_Load", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<ImageV0LoadPtr32Tail<'a>, Error> {
        let mut left = Left::new("Image_V0_Load", 8, self.0.rest);
        let image_file_name = left.text();
        Ok(ImageV0LoadPtr32Tail { image_file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ImageV0LoadPtr32, Error> {
        let tail = self.tail()?;
        Ok(ImageV0LoadPtr32 {
            fixed: ImageV0LoadPtr32Fixed(*self.0.fixed),
            image_file_name: { let part = tail.image_file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ImageV0LoadPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageV0LoadPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Image_V0_Load`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ImageV0LoadPtr32Tail<'a> {
    /// File name of the image. `WCHAR ImageFileName`, terminated by a zero.
    pub image_file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Image mapped, unmapped, or already mapped.
///
/// In C: `Image_V0_Load`, 0x8 bytes. Releases unknown (32-bit).
///
/// The MOF declares the class for loads only.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*;
/// Google, *kernel_log_types.h*.
#[doc(alias = "Image_V0_Load")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ImageV0LoadPtr32 {
    fixed: ImageV0LoadPtr32Fixed,
    /// File name of the image. `WCHAR ImageFileName`, terminated by a zero.
    pub image_file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ImageV0LoadPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ImageV0LoadPtr32View::new`] and [`ImageV0LoadPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageV0LoadPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ImageV0LoadPtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            image_file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ImageV0LoadPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageV0LoadPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("ImageFileName", &self.image_file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(ImageV0LoadPtr32, fixed = ImageV0LoadPtr32Fixed, view = ImageV0LoadPtr32View, size = 8);
#[cfg(feature = "alloc")]
impl Tailed for ImageV0LoadPtr32 {
    const NAME: &'static str = "Image_V0_Load";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("Image_V0_Load", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageV0LoadPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Image_V0_Load", out);
        {
            let part = &self.image_file_name;
            to.utf16("ImageFileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ImageV0LoadPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    ImageV0LoadPtr32, table = Table::form(&LAYOUT_0), parts { image_file_name = "ImageFileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ImageV0LoadPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 8>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `ImageV0LoadPtr64` and [`ImageV0LoadPtr64View`], with the getters of its fields.
    part ImageV0LoadPtr64Fixed / ImageV0LoadPtr64View: followed,
        name = "Image_V0_Load", size = 12, table = Table::form(&LAYOUT_1);
    fields {
        /// Address at which the image is mapped. `PVOID BaseAddress` at 0x00.
        base_address / set_base_address: u64, at = 0;
        /// `ULONG ModuleSize` at 0x08. Unit: bytes.
        module_size / set_module_size: u32, at = 8;
    }
}

impl<'a> ImageV0LoadPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ImageV0LoadPtr64Fixed(first_and_rest::<12>("Image_V0_Load", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<ImageV0LoadPtr64Tail<'a>, Error> {
        let mut left = Left::new("Image_V0_Load", 12, self.0.rest);
        let image_file_name = left.text();
        Ok(ImageV0LoadPtr64Tail { image_file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ImageV0LoadPtr64, Error> {
        let tail = self.tail()?;
        Ok(ImageV0LoadPtr64 {
            fixed: ImageV0LoadPtr64Fixed(*self.0.fixed),
            image_file_name: { let part = tail.image_file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ImageV0LoadPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageV0LoadPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Image_V0_Load`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ImageV0LoadPtr64Tail<'a> {
    /// File name of the image. `WCHAR ImageFileName`, terminated by a zero.
    pub image_file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Image mapped, unmapped, or already mapped.
///
/// In C: `Image_V0_Load`, 0xc bytes. Releases unknown (64-bit).
///
/// The MOF declares the class for loads only.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*;
/// Google, *kernel_log_types.h*.
#[doc(alias = "Image_V0_Load")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ImageV0LoadPtr64 {
    fixed: ImageV0LoadPtr64Fixed,
    /// File name of the image. `WCHAR ImageFileName`, terminated by a zero.
    pub image_file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ImageV0LoadPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ImageV0LoadPtr64View::new`] and [`ImageV0LoadPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageV0LoadPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ImageV0LoadPtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            image_file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ImageV0LoadPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageV0LoadPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("ImageFileName", &self.image_file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(ImageV0LoadPtr64, fixed = ImageV0LoadPtr64Fixed, view = ImageV0LoadPtr64View, size = 12);
#[cfg(feature = "alloc")]
impl Tailed for ImageV0LoadPtr64 {
    const NAME: &'static str = "Image_V0_Load";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<12>("Image_V0_Load", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageV0LoadPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Image_V0_Load", out);
        {
            let part = &self.image_file_name;
            to.utf16("ImageFileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ImageV0LoadPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    ImageV0LoadPtr64, table = Table::form(&LAYOUT_1), parts { image_file_name = "ImageFileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ImageV0LoadPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 12>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`ImageV0LoadPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `ImageV0LoadPtr32` or `ImageV0LoadPtr64`"]
pub type ImageV0Load = ImageV0LoadPtr64;
/// Alias of [`ImageV0LoadPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageV0LoadPtr32View` or `ImageV0LoadPtr64View`"]
pub type ImageV0LoadView<'a> = ImageV0LoadPtr64View<'a>;
