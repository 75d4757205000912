// Generated from spec/structs/Image_V1_Load.toml by `cargo spec generate`. Do not edit: edit that file.

//! Image mapped, unmapped, or already mapped.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS, &sources::GOOGLE_SAWBUCK];
pub(crate) static LAYOUT_0: Layout = layout("Image_V1_Load", "ImageV1LoadPtr32")
    .size(12)
    .about("Image mapped, unmapped, or already mapped.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "FileName", Content::Text { unit: 2 }).about("File name of the image.").means(Meaning::NtPath),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..4).about("Address at which the image is mapped.").means(Meaning::ModuleBase),
        unsigned("SIZE_T ImageSize").at(4..8).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProcessId").at(8..12).about("ID of the process that contains the image. 0 for kernel images.")
            .means(Meaning::ProcessId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("Image_V1_Load", "ImageV1LoadPtr64")
    .size(20)
    .about("Image mapped, unmapped, or already mapped.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "FileName", Content::Text { unit: 2 }).about("File name of the image.").means(Meaning::NtPath),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..8).about("Address at which the image is mapped.").means(Meaning::ModuleBase),
        unsigned("SIZE_T ImageSize").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProcessId").at(16..20).about("ID of the process that contains the image. 0 for kernel images.")
            .means(Meaning::ProcessId),
    ]);
fixed! {
    /// Fixed part of `ImageV1LoadPtr32` and [`ImageV1LoadPtr32View`], with the getters of its fields.
    part ImageV1LoadPtr32Fixed / ImageV1LoadPtr32View: followed,
        name = "Image_V1_Load", size = 12, table = Table::form(&LAYOUT_0);
    fields {
        /// Address at which the image is mapped. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u32, at = 0;
        /// `SIZE_T ImageSize` at 0x04. Unit: bytes.
        image_size / set_image_size: u32, at = 4;
        /// ID of the process that contains the image. 0 for kernel images. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
    }
}

impl<'a> ImageV1LoadPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ImageV1LoadPtr32Fixed(first_and_rest::<12>("Image_V1_Load", bytes)?);
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
    pub fn tail(&self) -> Result<ImageV1LoadPtr32Tail<'a>, Error> {
        let mut left = Left::new("Image_V1_Load", 12, self.0.rest);
        let file_name = left.text();
        Ok(ImageV1LoadPtr32Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ImageV1LoadPtr32, Error> {
        let tail = self.tail()?;
        Ok(ImageV1LoadPtr32 {
            fixed: ImageV1LoadPtr32Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ImageV1LoadPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageV1LoadPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Image_V1_Load`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ImageV1LoadPtr32Tail<'a> {
    /// File name of the image. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Image mapped, unmapped, or already mapped.
///
/// In C: `Image_V1_Load`, 0xc bytes. Releases unknown (32-bit).
///
/// The MOF declares the class for loads only.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*;
/// Google, *kernel_log_types.h*.
#[doc(alias = "Image_V1_Load")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ImageV1LoadPtr32 {
    fixed: ImageV1LoadPtr32Fixed,
    /// File name of the image. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ImageV1LoadPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ImageV1LoadPtr32View::new`] and [`ImageV1LoadPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageV1LoadPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ImageV1LoadPtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ImageV1LoadPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageV1LoadPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(ImageV1LoadPtr32, fixed = ImageV1LoadPtr32Fixed, view = ImageV1LoadPtr32View, size = 12);
#[cfg(feature = "alloc")]
impl Tailed for ImageV1LoadPtr32 {
    const NAME: &'static str = "Image_V1_Load";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<12>("Image_V1_Load", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageV1LoadPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Image_V1_Load", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ImageV1LoadPtr32);
#[cfg(feature = "serde")]
serde_tailed!(ImageV1LoadPtr32, table = Table::form(&LAYOUT_0), parts { file_name = "FileName", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ImageV1LoadPtr32 {
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

fixed! {
    /// Fixed part of `ImageV1LoadPtr64` and [`ImageV1LoadPtr64View`], with the getters of its fields.
    part ImageV1LoadPtr64Fixed / ImageV1LoadPtr64View: followed,
        name = "Image_V1_Load", size = 20, table = Table::form(&LAYOUT_1);
    fields {
        /// Address at which the image is mapped. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u64, at = 0;
        /// `SIZE_T ImageSize` at 0x08. Unit: bytes.
        image_size / set_image_size: u64, at = 8;
        /// ID of the process that contains the image. 0 for kernel images. `ULONG ProcessId` at 0x10.
        process_id / set_process_id: u32, at = 16;
    }
}

impl<'a> ImageV1LoadPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ImageV1LoadPtr64Fixed(first_and_rest::<20>("Image_V1_Load", bytes)?);
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
    pub fn tail(&self) -> Result<ImageV1LoadPtr64Tail<'a>, Error> {
        let mut left = Left::new("Image_V1_Load", 20, self.0.rest);
        let file_name = left.text();
        Ok(ImageV1LoadPtr64Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ImageV1LoadPtr64, Error> {
        let tail = self.tail()?;
        Ok(ImageV1LoadPtr64 {
            fixed: ImageV1LoadPtr64Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ImageV1LoadPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageV1LoadPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Image_V1_Load`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ImageV1LoadPtr64Tail<'a> {
    /// File name of the image. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Image mapped, unmapped, or already mapped.
///
/// In C: `Image_V1_Load`, 0x14 bytes. Releases unknown (64-bit).
///
/// The MOF declares the class for loads only.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*;
/// Google, *kernel_log_types.h*.
#[doc(alias = "Image_V1_Load")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ImageV1LoadPtr64 {
    fixed: ImageV1LoadPtr64Fixed,
    /// File name of the image. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ImageV1LoadPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ImageV1LoadPtr64View::new`] and [`ImageV1LoadPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageV1LoadPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ImageV1LoadPtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ImageV1LoadPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageV1LoadPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(ImageV1LoadPtr64, fixed = ImageV1LoadPtr64Fixed, view = ImageV1LoadPtr64View, size = 20);
#[cfg(feature = "alloc")]
impl Tailed for ImageV1LoadPtr64 {
    const NAME: &'static str = "Image_V1_Load";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<20>("Image_V1_Load", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageV1LoadPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Image_V1_Load", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ImageV1LoadPtr64);
#[cfg(feature = "serde")]
serde_tailed!(ImageV1LoadPtr64, table = Table::form(&LAYOUT_1), parts { file_name = "FileName", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ImageV1LoadPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 20>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`ImageV1LoadPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `ImageV1LoadPtr32` or `ImageV1LoadPtr64`"]
pub type ImageV1Load = ImageV1LoadPtr64;
/// Alias of [`ImageV1LoadPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageV1LoadPtr32View` or `ImageV1LoadPtr64View`"]
pub type ImageV1LoadView<'a> = ImageV1LoadPtr64View<'a>;
