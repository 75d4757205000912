// Generated from spec/structs/IMAGE_ID_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Size, time stamp and original name of an image.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_SYMBOL_PARSER, &sources::SNAIL_IMAGE_ID, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("IMAGE_ID_INFO", "ImageIdInfoPtr32")
    .size(16)
    .about("Size, time stamp and original name of an image.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "OriginalFileName", Content::Text { unit: 2 })
            .about("Original file name from the version resource.").means(Meaning::FileName),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..4)
            .about("Address at which the image is mapped: that of the image event with the same time stamp.")
            .means(Meaning::ModuleBase),
        unsigned("SIZE_T ImageSize").at(4..8).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProcessId").at(8..12).about("ID of the process that contains the image. 0 for kernel images.")
            .means(Meaning::ProcessId),
        unsigned("ULONG TimeDateStamp").at(12..16).about("Time stamp from the image's header.").means(Meaning::UnixTime)
            .with(&[More::Units("seconds since 1970")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("IMAGE_ID_INFO", "ImageIdInfoPtr64")
    .size(24)
    .about("Size, time stamp and original name of an image.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "OriginalFileName", Content::Text { unit: 2 })
            .about("Original file name from the version resource.").means(Meaning::FileName),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..8)
            .about("Address at which the image is mapped: that of the image event with the same time stamp.")
            .means(Meaning::ModuleBase),
        unsigned("SIZE_T ImageSize").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProcessId").at(16..20).about("ID of the process that contains the image. 0 for kernel images.")
            .means(Meaning::ProcessId),
        unsigned("ULONG TimeDateStamp").at(20..24).about("Time stamp from the image's header.").means(Meaning::UnixTime)
            .with(&[More::Units("seconds since 1970")]),
    ]);
fixed! {
    /// Fixed part of `ImageIdInfoPtr32` and [`ImageIdInfoPtr32View`], with the getters of its fields.
    part ImageIdInfoPtr32Fixed / ImageIdInfoPtr32View: followed,
        name = "IMAGE_ID_INFO", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// Address at which the image is mapped: that of the image event with the same time stamp. `PVOID ImageBase` at
        /// 0x00.
        image_base / set_image_base: u32, at = 0;
        /// `SIZE_T ImageSize` at 0x04. Unit: bytes.
        image_size / set_image_size: u32, at = 4;
        /// ID of the process that contains the image. 0 for kernel images. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Time stamp from the image's header. `ULONG TimeDateStamp` at 0x0C. Unit: seconds since 1970.
        time_date_stamp / set_time_date_stamp: u32, at = 12;
    }
    converted {
        /// Point in time. The raw value is `time_date_stamp`.
        time_date_stamp_as_file_time: FileTime, raw = time_date_stamp, |raw| unix_time(raw);
    }
}

impl<'a> ImageIdInfoPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ImageIdInfoPtr32Fixed(first_and_rest::<16>("IMAGE_ID_INFO", bytes)?);
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
    pub fn tail(&self) -> Result<ImageIdInfoPtr32Tail<'a>, Error> {
        let mut left = Left::new("IMAGE_ID_INFO", 16, self.0.rest);
        let original_file_name = left.text();
        Ok(ImageIdInfoPtr32Tail { original_file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ImageIdInfoPtr32, Error> {
        let tail = self.tail()?;
        Ok(ImageIdInfoPtr32 {
            fixed: ImageIdInfoPtr32Fixed(*self.0.fixed),
            original_file_name: { let part = tail.original_file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ImageIdInfoPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageIdInfoPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `IMAGE_ID_INFO`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ImageIdInfoPtr32Tail<'a> {
    /// Original file name from the version resource. `WCHAR OriginalFileName`, terminated by a zero.
    pub original_file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Size, time stamp and original name of an image.
///
/// No known name in C; here: `IMAGE_ID_INFO`, 0x10 bytes. Releases unknown (32-bit).
///
/// Source: Microsoft, *SymbolTraceEventParser.cs*; Albert Ziegenhagel, *image_id.hpp*; The etwspec
/// developers, *Nineteen log files of public projects*.
#[doc(alias = "IMAGE_ID_INFO")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ImageIdInfoPtr32 {
    fixed: ImageIdInfoPtr32Fixed,
    /// Original file name from the version resource. `WCHAR OriginalFileName`, terminated by a zero.
    pub original_file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ImageIdInfoPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ImageIdInfoPtr32View::new`] and [`ImageIdInfoPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageIdInfoPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ImageIdInfoPtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            original_file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ImageIdInfoPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageIdInfoPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("OriginalFileName", &self.original_file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(ImageIdInfoPtr32, fixed = ImageIdInfoPtr32Fixed, view = ImageIdInfoPtr32View, size = 16);
#[cfg(feature = "alloc")]
impl Tailed for ImageIdInfoPtr32 {
    const NAME: &'static str = "IMAGE_ID_INFO";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("IMAGE_ID_INFO", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageIdInfoPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("IMAGE_ID_INFO", out);
        {
            let part = &self.original_file_name;
            to.utf16("OriginalFileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ImageIdInfoPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    ImageIdInfoPtr32, table = Table::form(&LAYOUT_0), parts { original_file_name = "OriginalFileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ImageIdInfoPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 16>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `ImageIdInfoPtr64` and [`ImageIdInfoPtr64View`], with the getters of its fields.
    part ImageIdInfoPtr64Fixed / ImageIdInfoPtr64View: followed,
        name = "IMAGE_ID_INFO", size = 24, table = Table::form(&LAYOUT_1);
    fields {
        /// Address at which the image is mapped: that of the image event with the same time stamp. `PVOID ImageBase` at
        /// 0x00.
        image_base / set_image_base: u64, at = 0;
        /// `SIZE_T ImageSize` at 0x08. Unit: bytes.
        image_size / set_image_size: u64, at = 8;
        /// ID of the process that contains the image. 0 for kernel images. `ULONG ProcessId` at 0x10.
        process_id / set_process_id: u32, at = 16;
        /// Time stamp from the image's header. `ULONG TimeDateStamp` at 0x14. Unit: seconds since 1970.
        time_date_stamp / set_time_date_stamp: u32, at = 20;
    }
    converted {
        /// Point in time. The raw value is `time_date_stamp`.
        time_date_stamp_as_file_time: FileTime, raw = time_date_stamp, |raw| unix_time(raw);
    }
}

impl<'a> ImageIdInfoPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ImageIdInfoPtr64Fixed(first_and_rest::<24>("IMAGE_ID_INFO", bytes)?);
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
    pub fn tail(&self) -> Result<ImageIdInfoPtr64Tail<'a>, Error> {
        let mut left = Left::new("IMAGE_ID_INFO", 24, self.0.rest);
        let original_file_name = left.text();
        Ok(ImageIdInfoPtr64Tail { original_file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ImageIdInfoPtr64, Error> {
        let tail = self.tail()?;
        Ok(ImageIdInfoPtr64 {
            fixed: ImageIdInfoPtr64Fixed(*self.0.fixed),
            original_file_name: { let part = tail.original_file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ImageIdInfoPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageIdInfoPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `IMAGE_ID_INFO`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ImageIdInfoPtr64Tail<'a> {
    /// Original file name from the version resource. `WCHAR OriginalFileName`, terminated by a zero.
    pub original_file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Size, time stamp and original name of an image.
///
/// No known name in C; here: `IMAGE_ID_INFO`, 0x18 bytes. Releases unknown (64-bit).
///
/// Source: Microsoft, *SymbolTraceEventParser.cs*; Albert Ziegenhagel, *image_id.hpp*; The etwspec
/// developers, *Nineteen log files of public projects*.
#[doc(alias = "IMAGE_ID_INFO")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ImageIdInfoPtr64 {
    fixed: ImageIdInfoPtr64Fixed,
    /// Original file name from the version resource. `WCHAR OriginalFileName`, terminated by a zero.
    pub original_file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ImageIdInfoPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ImageIdInfoPtr64View::new`] and [`ImageIdInfoPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageIdInfoPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ImageIdInfoPtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            original_file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ImageIdInfoPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageIdInfoPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("OriginalFileName", &self.original_file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(ImageIdInfoPtr64, fixed = ImageIdInfoPtr64Fixed, view = ImageIdInfoPtr64View, size = 24);
#[cfg(feature = "alloc")]
impl Tailed for ImageIdInfoPtr64 {
    const NAME: &'static str = "IMAGE_ID_INFO";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("IMAGE_ID_INFO", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageIdInfoPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("IMAGE_ID_INFO", out);
        {
            let part = &self.original_file_name;
            to.utf16("OriginalFileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ImageIdInfoPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    ImageIdInfoPtr64, table = Table::form(&LAYOUT_1), parts { original_file_name = "OriginalFileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ImageIdInfoPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 24>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`ImageIdInfoPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `ImageIdInfoPtr32` or `ImageIdInfoPtr64`"]
pub type ImageIdInfo = ImageIdInfoPtr64;
/// Alias of [`ImageIdInfoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageIdInfoPtr32View` or `ImageIdInfoPtr64View`"]
pub type ImageIdInfoView<'a> = ImageIdInfoPtr64View<'a>;
