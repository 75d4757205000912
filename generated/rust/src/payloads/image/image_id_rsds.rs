// Generated from spec/structs/IMAGE_ID_RSDS.toml by `cargo spec generate`. Do not edit: edit that file.

//! PDB file of an image.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_SYMBOL_PARSER, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("IMAGE_ID_RSDS", "ImageIdRsdsPtr32")
    .size(28)
    .about("PDB file of an image.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("CHAR", "PdbFileName", Content::Text { unit: 1 }).about("Name or path of the PDB file, in UTF-8.")
            .means(Meaning::Path),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..4)
            .about("Address at which the image is mapped: that of the image event with the same time stamp.")
            .means(Meaning::ModuleBase),
        unsigned("ULONG ProcessId").at(4..8).about("ID of the process that contains the image. 0 for kernel images.")
            .means(Meaning::ProcessId),
        field("GUID GuidSig", Kind::Guid).at(8..24)
            .about("GUID of the PDB file. With the age, it identifies the symbols of the image.").means(Meaning::Guid),
        unsigned("ULONG Age").at(24..28).about("Age of the PDB file: the number of times that it was written.")
            .means(Meaning::Number),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("IMAGE_ID_RSDS", "ImageIdRsdsPtr64")
    .size(32)
    .about("PDB file of an image.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("CHAR", "PdbFileName", Content::Text { unit: 1 }).about("Name or path of the PDB file, in UTF-8.")
            .means(Meaning::Path),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..8)
            .about("Address at which the image is mapped: that of the image event with the same time stamp.")
            .means(Meaning::ModuleBase),
        unsigned("ULONG ProcessId").at(8..12).about("ID of the process that contains the image. 0 for kernel images.")
            .means(Meaning::ProcessId),
        field("GUID GuidSig", Kind::Guid).at(12..28)
            .about("GUID of the PDB file. With the age, it identifies the symbols of the image.").means(Meaning::Guid),
        unsigned("ULONG Age").at(28..32).about("Age of the PDB file: the number of times that it was written.")
            .means(Meaning::Number),
    ]);
fixed! {
    /// Fixed part of `ImageIdRsdsPtr32` and [`ImageIdRsdsPtr32View`], with the getters of its fields.
    part ImageIdRsdsPtr32Fixed / ImageIdRsdsPtr32View: followed,
        name = "IMAGE_ID_RSDS", size = 28, table = Table::form(&LAYOUT_0);
    fields {
        /// Address at which the image is mapped: that of the image event with the same time stamp. `PVOID ImageBase` at
        /// 0x00.
        image_base / set_image_base: u32, at = 0;
        /// ID of the process that contains the image. 0 for kernel images. `ULONG ProcessId` at 0x04.
        process_id / set_process_id: u32, at = 4;
        /// GUID of the PDB file. With the age, it identifies the symbols of the image. `GUID GuidSig` at 0x08.
        guid_sig / set_guid_sig: Guid, at = 8;
        /// Age of the PDB file: the number of times that it was written. `ULONG Age` at 0x18.
        age / set_age: u32, at = 24;
    }
}

impl<'a> ImageIdRsdsPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ImageIdRsdsPtr32Fixed(first_and_rest::<28>("IMAGE_ID_RSDS", bytes)?);
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
    pub fn tail(&self) -> Result<ImageIdRsdsPtr32Tail<'a>, Error> {
        let mut left = Left::new("IMAGE_ID_RSDS", 28, self.0.rest);
        let pdb_file_name = left.text();
        Ok(ImageIdRsdsPtr32Tail { pdb_file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ImageIdRsdsPtr32, Error> {
        let tail = self.tail()?;
        Ok(ImageIdRsdsPtr32 {
            fixed: ImageIdRsdsPtr32Fixed(*self.0.fixed),
            pdb_file_name: { let part = tail.pdb_file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ImageIdRsdsPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageIdRsdsPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `IMAGE_ID_RSDS`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ImageIdRsdsPtr32Tail<'a> {
    /// Name or path of the PDB file, in UTF-8. `CHAR PdbFileName`, terminated by a zero.
    pub pdb_file_name: AnsiStr<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// PDB file of an image.
///
/// No known name in C; here: `IMAGE_ID_RSDS`, 0x1c bytes. Releases unknown (32-bit).
///
/// Source: Microsoft, *SymbolTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "IMAGE_ID_RSDS")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ImageIdRsdsPtr32 {
    fixed: ImageIdRsdsPtr32Fixed,
    /// Name or path of the PDB file, in UTF-8. `CHAR PdbFileName`, terminated by a zero.
    pub pdb_file_name: AnsiString,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ImageIdRsdsPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ImageIdRsdsPtr32View::new`] and [`ImageIdRsdsPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageIdRsdsPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ImageIdRsdsPtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            pdb_file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ImageIdRsdsPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageIdRsdsPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("PdbFileName", &self.pdb_file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(ImageIdRsdsPtr32, fixed = ImageIdRsdsPtr32Fixed, view = ImageIdRsdsPtr32View, size = 28);
#[cfg(feature = "alloc")]
impl Tailed for ImageIdRsdsPtr32 {
    const NAME: &'static str = "IMAGE_ID_RSDS";
    const FIXED: usize = 28;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<28>("IMAGE_ID_RSDS", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageIdRsdsPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("IMAGE_ID_RSDS", out);
        {
            let part = &self.pdb_file_name;
            to.ansi("PdbFileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ImageIdRsdsPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    ImageIdRsdsPtr32, table = Table::form(&LAYOUT_0), parts { pdb_file_name = "PdbFileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ImageIdRsdsPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 28>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `ImageIdRsdsPtr64` and [`ImageIdRsdsPtr64View`], with the getters of its fields.
    part ImageIdRsdsPtr64Fixed / ImageIdRsdsPtr64View: followed,
        name = "IMAGE_ID_RSDS", size = 32, table = Table::form(&LAYOUT_1);
    fields {
        /// Address at which the image is mapped: that of the image event with the same time stamp. `PVOID ImageBase` at
        /// 0x00.
        image_base / set_image_base: u64, at = 0;
        /// ID of the process that contains the image. 0 for kernel images. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// GUID of the PDB file. With the age, it identifies the symbols of the image. `GUID GuidSig` at 0x0C.
        guid_sig / set_guid_sig: Guid, at = 12;
        /// Age of the PDB file: the number of times that it was written. `ULONG Age` at 0x1C.
        age / set_age: u32, at = 28;
    }
}

impl<'a> ImageIdRsdsPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ImageIdRsdsPtr64Fixed(first_and_rest::<32>("IMAGE_ID_RSDS", bytes)?);
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
    pub fn tail(&self) -> Result<ImageIdRsdsPtr64Tail<'a>, Error> {
        let mut left = Left::new("IMAGE_ID_RSDS", 32, self.0.rest);
        let pdb_file_name = left.text();
        Ok(ImageIdRsdsPtr64Tail { pdb_file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ImageIdRsdsPtr64, Error> {
        let tail = self.tail()?;
        Ok(ImageIdRsdsPtr64 {
            fixed: ImageIdRsdsPtr64Fixed(*self.0.fixed),
            pdb_file_name: { let part = tail.pdb_file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ImageIdRsdsPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageIdRsdsPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `IMAGE_ID_RSDS`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ImageIdRsdsPtr64Tail<'a> {
    /// Name or path of the PDB file, in UTF-8. `CHAR PdbFileName`, terminated by a zero.
    pub pdb_file_name: AnsiStr<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// PDB file of an image.
///
/// No known name in C; here: `IMAGE_ID_RSDS`, 0x20 bytes. Releases unknown (64-bit).
///
/// Source: Microsoft, *SymbolTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "IMAGE_ID_RSDS")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ImageIdRsdsPtr64 {
    fixed: ImageIdRsdsPtr64Fixed,
    /// Name or path of the PDB file, in UTF-8. `CHAR PdbFileName`, terminated by a zero.
    pub pdb_file_name: AnsiString,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ImageIdRsdsPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ImageIdRsdsPtr64View::new`] and [`ImageIdRsdsPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageIdRsdsPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ImageIdRsdsPtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            pdb_file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ImageIdRsdsPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ImageIdRsdsPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("PdbFileName", &self.pdb_file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(ImageIdRsdsPtr64, fixed = ImageIdRsdsPtr64Fixed, view = ImageIdRsdsPtr64View, size = 32);
#[cfg(feature = "alloc")]
impl Tailed for ImageIdRsdsPtr64 {
    const NAME: &'static str = "IMAGE_ID_RSDS";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<32>("IMAGE_ID_RSDS", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ImageIdRsdsPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("IMAGE_ID_RSDS", out);
        {
            let part = &self.pdb_file_name;
            to.ansi("PdbFileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ImageIdRsdsPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    ImageIdRsdsPtr64, table = Table::form(&LAYOUT_1), parts { pdb_file_name = "PdbFileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ImageIdRsdsPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 32>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`ImageIdRsdsPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `ImageIdRsdsPtr32` or `ImageIdRsdsPtr64`"]
pub type ImageIdRsds = ImageIdRsdsPtr64;
/// Alias of [`ImageIdRsdsPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageIdRsdsPtr32View` or `ImageIdRsdsPtr64View`"]
pub type ImageIdRsdsView<'a> = ImageIdRsdsPtr64View<'a>;
