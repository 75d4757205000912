// Generated from spec/structs/IMAGE_ID_FILE_VERSION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Version resource of an image.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_SYMBOL_PARSER, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("IMAGE_ID_FILE_VERSION", "ImageIdFileVersion")
    .size(8)
    .about("Version resource of an image.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "OrigFileName", Content::Text { unit: 2 }).about("Original file name.")
            .same_as("OriginalFileName").means(Meaning::FileName),
        part("WCHAR", "FileDescription", Content::Text { unit: 2 }).about("Description of the file.")
            .means(Meaning::Text),
        part("WCHAR", "FileVersion", Content::Text { unit: 2 }).about("Version of the file, as text of its vendor.")
            .means(Meaning::Text),
        part("WCHAR", "BinFileVersion", Content::Text { unit: 2 }).about("Version of the file, as four numbers.")
            .means(Meaning::Text),
        part("WCHAR", "VerLanguage", Content::Text { unit: 2 }).about("Language of the version resource.")
            .means(Meaning::Text),
        part("WCHAR", "ProductName", Content::Text { unit: 2 }).about("Name of the product.").means(Meaning::Text),
        part("WCHAR", "CompanyName", Content::Text { unit: 2 }).about("Name of the company.").means(Meaning::Text),
        part("WCHAR", "ProductVersion", Content::Text { unit: 2 }).about("Version of the product.")
            .means(Meaning::Text),
        part("WCHAR", "FileId", Content::Text { unit: 2 })
            .about("Identifier of the file for the application compatibility inventory; a hash.").means(Meaning::Text),
        part("WCHAR", "ProgramId", Content::Text { unit: 2 })
            .about("Identifier of the program for the application compatibility inventory.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ImageSize").at(0..4).about("Size of the image. With the time stamp, it identifies the image.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG TimeDateStamp").at(4..8).about("Time stamp from the image's header.").means(Meaning::UnixTime)
            .with(&[More::Units("seconds since 1970")]),
    ]);
fixed! {
    /// Fixed part of `ImageIdFileVersion` and [`ImageIdFileVersionView`], with the getters of its fields.
    part ImageIdFileVersionFixed / ImageIdFileVersionView: followed,
        name = "IMAGE_ID_FILE_VERSION", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Size of the image. With the time stamp, it identifies the image. `ULONG ImageSize` at 0x00. Unit: bytes.
        image_size / set_image_size: u32, at = 0;
        /// Time stamp from the image's header. `ULONG TimeDateStamp` at 0x04. Unit: seconds since 1970.
        time_date_stamp / set_time_date_stamp: u32, at = 4;
    }
    converted {
        /// Point in time. The raw value is `time_date_stamp`.
        time_date_stamp_as_file_time: FileTime, raw = time_date_stamp, |raw| unix_time(raw);
    }
}

impl<'a> ImageIdFileVersionView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ImageIdFileVersionFixed(first_and_rest::<8>("IMAGE_ID_FILE_VERSION", bytes)?);
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
    pub fn tail(&self) -> Result<ImageIdFileVersionTail<'a>, Error> {
        let mut left = Left::new("IMAGE_ID_FILE_VERSION", 8, self.0.rest);
        let orig_file_name = left.text();
        let file_description = left.text();
        let file_version = left.text();
        let bin_file_version = left.text();
        let ver_language = left.text();
        let product_name = left.text();
        let company_name = left.text();
        let product_version = left.text();
        let file_id = left.text();
        let program_id = left.text();
        Ok(
            ImageIdFileVersionTail {
                orig_file_name, file_description, file_version, bin_file_version, ver_language, product_name,
                company_name, product_version, file_id, program_id, rest: left.rest()
            }
        )
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ImageIdFileVersion, Error> {
        let tail = self.tail()?;
        Ok(ImageIdFileVersion {
            fixed: ImageIdFileVersionFixed(*self.0.fixed),
            orig_file_name: { let part = tail.orig_file_name; part.to_value() },
            file_description: { let part = tail.file_description; part.to_value() },
            file_version: { let part = tail.file_version; part.to_value() },
            bin_file_version: { let part = tail.bin_file_version; part.to_value() },
            ver_language: { let part = tail.ver_language; part.to_value() },
            product_name: { let part = tail.product_name; part.to_value() },
            company_name: { let part = tail.company_name; part.to_value() },
            product_version: { let part = tail.product_version; part.to_value() },
            file_id: { let part = tail.file_id; part.to_value() },
            program_id: { let part = tail.program_id; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ImageIdFileVersionView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageIdFileVersionView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `IMAGE_ID_FILE_VERSION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ImageIdFileVersionTail<'a> {
    /// Original file name. `WCHAR OrigFileName`, terminated by a zero.
    pub orig_file_name: Utf16Str<'a>,
    /// Description of the file. `WCHAR FileDescription`, terminated by a zero.
    pub file_description: Utf16Str<'a>,
    /// Version of the file, as text of its vendor. `WCHAR FileVersion`, terminated by a zero.
    pub file_version: Utf16Str<'a>,
    /// Version of the file, as four numbers. `WCHAR BinFileVersion`, terminated by a zero.
    pub bin_file_version: Utf16Str<'a>,
    /// Language of the version resource. `WCHAR VerLanguage`, terminated by a zero.
    pub ver_language: Utf16Str<'a>,
    /// Name of the product. `WCHAR ProductName`, terminated by a zero.
    pub product_name: Utf16Str<'a>,
    /// Name of the company. `WCHAR CompanyName`, terminated by a zero.
    pub company_name: Utf16Str<'a>,
    /// Version of the product. `WCHAR ProductVersion`, terminated by a zero.
    pub product_version: Utf16Str<'a>,
    /// Identifier of the file for the application compatibility inventory; a hash. `WCHAR FileId`, terminated by a
    /// zero.
    pub file_id: Utf16Str<'a>,
    /// Identifier of the program for the application compatibility inventory. `WCHAR ProgramId`, terminated by a zero.
    pub program_id: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Version resource of an image.
///
/// No known name in C; here: `IMAGE_ID_FILE_VERSION`, 0x8 bytes. Releases unknown.
///
/// Source: Microsoft, *SymbolTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "IMAGE_ID_FILE_VERSION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ImageIdFileVersion {
    fixed: ImageIdFileVersionFixed,
    /// Original file name. `WCHAR OrigFileName`, terminated by a zero.
    pub orig_file_name: Utf16String,
    /// Description of the file. `WCHAR FileDescription`, terminated by a zero.
    pub file_description: Utf16String,
    /// Version of the file, as text of its vendor. `WCHAR FileVersion`, terminated by a zero.
    pub file_version: Utf16String,
    /// Version of the file, as four numbers. `WCHAR BinFileVersion`, terminated by a zero.
    pub bin_file_version: Utf16String,
    /// Language of the version resource. `WCHAR VerLanguage`, terminated by a zero.
    pub ver_language: Utf16String,
    /// Name of the product. `WCHAR ProductName`, terminated by a zero.
    pub product_name: Utf16String,
    /// Name of the company. `WCHAR CompanyName`, terminated by a zero.
    pub company_name: Utf16String,
    /// Version of the product. `WCHAR ProductVersion`, terminated by a zero.
    pub product_version: Utf16String,
    /// Identifier of the file for the application compatibility inventory; a hash. `WCHAR FileId`, terminated by a
    /// zero.
    pub file_id: Utf16String,
    /// Identifier of the program for the application compatibility inventory. `WCHAR ProgramId`, terminated by a zero.
    pub program_id: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ImageIdFileVersion {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ImageIdFileVersionView::new`] and [`ImageIdFileVersionView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageIdFileVersionView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ImageIdFileVersion {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            orig_file_name: Default::default(),
            file_description: Default::default(),
            file_version: Default::default(),
            bin_file_version: Default::default(),
            ver_language: Default::default(),
            product_name: Default::default(),
            company_name: Default::default(),
            product_version: Default::default(),
            file_id: Default::default(),
            program_id: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ImageIdFileVersion {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageIdFileVersion");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("OrigFileName", &self.orig_file_name);
        shown.field("FileDescription", &self.file_description);
        shown.field("FileVersion", &self.file_version);
        shown.field("BinFileVersion", &self.bin_file_version);
        shown.field("VerLanguage", &self.ver_language);
        shown.field("ProductName", &self.product_name);
        shown.field("CompanyName", &self.company_name);
        shown.field("ProductVersion", &self.product_version);
        shown.field("FileId", &self.file_id);
        shown.field("ProgramId", &self.program_id);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(ImageIdFileVersion, fixed = ImageIdFileVersionFixed, view = ImageIdFileVersionView, size = 8);
#[cfg(feature = "alloc")]
impl Tailed for ImageIdFileVersion {
    const NAME: &'static str = "IMAGE_ID_FILE_VERSION";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("IMAGE_ID_FILE_VERSION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageIdFileVersion::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("IMAGE_ID_FILE_VERSION", out);
        {
            let part = &self.orig_file_name;
            to.utf16("OrigFileName", part)?;
        }
        {
            let part = &self.file_description;
            to.utf16("FileDescription", part)?;
        }
        {
            let part = &self.file_version;
            to.utf16("FileVersion", part)?;
        }
        {
            let part = &self.bin_file_version;
            to.utf16("BinFileVersion", part)?;
        }
        {
            let part = &self.ver_language;
            to.utf16("VerLanguage", part)?;
        }
        {
            let part = &self.product_name;
            to.utf16("ProductName", part)?;
        }
        {
            let part = &self.company_name;
            to.utf16("CompanyName", part)?;
        }
        {
            let part = &self.product_version;
            to.utf16("ProductVersion", part)?;
        }
        {
            let part = &self.file_id;
            to.utf16("FileId", part)?;
        }
        {
            let part = &self.program_id;
            to.utf16("ProgramId", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ImageIdFileVersion);
#[cfg(feature = "serde")]
serde_tailed!(
    ImageIdFileVersion, table = Table::form(&LAYOUT_0),
    parts {
        orig_file_name = "OrigFileName", file_description = "FileDescription", file_version = "FileVersion",
        bin_file_version = "BinFileVersion", ver_language = "VerLanguage", product_name = "ProductName", company_name =
        "CompanyName", product_version = "ProductVersion", file_id = "FileId", program_id = "ProgramId", rest = "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ImageIdFileVersion {
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
