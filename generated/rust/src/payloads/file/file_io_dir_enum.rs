// Generated from spec/structs/FileIo_DirEnum.toml by `cargo spec generate`. Do not edit: edit that file.

//! Directory enumerated or watched for changes.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("FileIo_DirEnum", "FileIoDirEnumPtr32")
    .size(28)
    .about("Directory enumerated or watched for changes.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "FileName", Content::Text { unit: 2 }).about("Pattern that names must match.")
            .means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID IrpPtr").at(0..4).about("IRP pointer, also present in FileIo_OpEnd.").means(Meaning::Irp)
            .with(&[More::SameAs("Irp")]),
        address("ULONG_PTR TTID").at(4..8)
            .about("ID of the requesting thread. Only this version has it as wide as a pointer.")
            .means(Meaning::ThreadId).with(&[More::SameAs("IssuingThreadId")]),
        address("PVOID FileObject").at(8..12)
            .about("Pointer to the opened file object, the same from creation to close.").means(Meaning::FileObject),
        address("PVOID FileKey").at(12..16).about("File key, the address that the file name events contain.")
            .means(Meaning::FileKey),
        unsigned("ULONG Length").at(16..20).about("Size of the result buffer.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG InfoClass").at(20..24)
            .about("Requested information: a value of the documented FILE_INFORMATION_CLASS.")
            .means(Meaning::Enumeration),
        unsigned("ULONG FileIndex").at(24..28).about("Index at which the enumeration continues.").means(Meaning::Index),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("FileIo_DirEnum", "FileIoDirEnumPtr64")
    .size(44)
    .about("Directory enumerated or watched for changes.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "FileName", Content::Text { unit: 2 }).about("Pattern that names must match.")
            .means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID IrpPtr").at(0..8).about("IRP pointer, also present in FileIo_OpEnd.").means(Meaning::Irp)
            .with(&[More::SameAs("Irp")]),
        address("ULONG_PTR TTID").at(8..16)
            .about("ID of the requesting thread. Only this version has it as wide as a pointer.")
            .means(Meaning::ThreadId).with(&[More::SameAs("IssuingThreadId")]),
        address("PVOID FileObject").at(16..24)
            .about("Pointer to the opened file object, the same from creation to close.").means(Meaning::FileObject),
        address("PVOID FileKey").at(24..32).about("File key, the address that the file name events contain.")
            .means(Meaning::FileKey),
        unsigned("ULONG Length").at(32..36).about("Size of the result buffer.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG InfoClass").at(36..40)
            .about("Requested information: a value of the documented FILE_INFORMATION_CLASS.")
            .means(Meaning::Enumeration),
        unsigned("ULONG FileIndex").at(40..44).about("Index at which the enumeration continues.").means(Meaning::Index),
    ]);
fixed! {
    /// Fixed part of `FileIoDirEnumPtr32` and [`FileIoDirEnumPtr32View`], with the getters of its fields.
    part FileIoDirEnumPtr32Fixed / FileIoDirEnumPtr32View: followed,
        name = "FileIo_DirEnum", size = 28, table = Table::form(&LAYOUT_0);
    fields {
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x00.
        irp_ptr / set_irp_ptr: u32, at = 0;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x04.
        ttid / set_ttid: u32, at = 4;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x08.
        file_object / set_file_object: u32, at = 8;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x0C.
        file_key / set_file_key: u32, at = 12;
        /// Size of the result buffer. `ULONG Length` at 0x10. Unit: bytes.
        length / set_length: u32, at = 16;
        /// Requested information: a value of the documented FILE_INFORMATION_CLASS. `ULONG InfoClass` at 0x14.
        info_class / set_info_class: u32, at = 20;
        /// Index at which the enumeration continues. `ULONG FileIndex` at 0x18.
        file_index / set_file_index: u32, at = 24;
    }
}

impl<'a> FileIoDirEnumPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = FileIoDirEnumPtr32Fixed(first_and_rest::<28>("FileIo_DirEnum", bytes)?);
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
    pub fn tail(&self) -> Result<FileIoDirEnumPtr32Tail<'a>, Error> {
        let mut left = Left::new("FileIo_DirEnum", 28, self.0.rest);
        let file_name = left.text();
        Ok(FileIoDirEnumPtr32Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<FileIoDirEnumPtr32, Error> {
        let tail = self.tail()?;
        Ok(FileIoDirEnumPtr32 {
            fixed: FileIoDirEnumPtr32Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for FileIoDirEnumPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("FileIoDirEnumPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `FileIo_DirEnum`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FileIoDirEnumPtr32Tail<'a> {
    /// Pattern that names must match. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Directory enumerated or watched for changes.
///
/// In C: `FileIo_DirEnum`, 0x1c bytes. Releases unknown (32-bit).
/// Offsets are computed from the order of the fields; no source states them.
///
/// Later versions have the thread ID after the pointers, in 32 bits: see PERFINFO_FILE_DIRENUM.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "FileIo_DirEnum")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct FileIoDirEnumPtr32 {
    fixed: FileIoDirEnumPtr32Fixed,
    /// Pattern that names must match. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl FileIoDirEnumPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`FileIoDirEnumPtr32View::new`] and [`FileIoDirEnumPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        FileIoDirEnumPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for FileIoDirEnumPtr32 {
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
impl core::fmt::Debug for FileIoDirEnumPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("FileIoDirEnumPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(FileIoDirEnumPtr32, fixed = FileIoDirEnumPtr32Fixed, view = FileIoDirEnumPtr32View, size = 28);
#[cfg(feature = "alloc")]
impl Tailed for FileIoDirEnumPtr32 {
    const NAME: &'static str = "FileIo_DirEnum";
    const FIXED: usize = 28;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<28>("FileIo_DirEnum", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        FileIoDirEnumPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("FileIo_DirEnum", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(FileIoDirEnumPtr32);
#[cfg(feature = "serde")]
serde_tailed!(FileIoDirEnumPtr32, table = Table::form(&LAYOUT_0), parts { file_name = "FileName", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for FileIoDirEnumPtr32 {
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
    /// Fixed part of `FileIoDirEnumPtr64` and [`FileIoDirEnumPtr64View`], with the getters of its fields.
    part FileIoDirEnumPtr64Fixed / FileIoDirEnumPtr64View: followed,
        name = "FileIo_DirEnum", size = 44, table = Table::form(&LAYOUT_1);
    fields {
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x00.
        irp_ptr / set_irp_ptr: u64, at = 0;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x08.
        ttid / set_ttid: u64, at = 8;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x10.
        file_object / set_file_object: u64, at = 16;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x18.
        file_key / set_file_key: u64, at = 24;
        /// Size of the result buffer. `ULONG Length` at 0x20. Unit: bytes.
        length / set_length: u32, at = 32;
        /// Requested information: a value of the documented FILE_INFORMATION_CLASS. `ULONG InfoClass` at 0x24.
        info_class / set_info_class: u32, at = 36;
        /// Index at which the enumeration continues. `ULONG FileIndex` at 0x28.
        file_index / set_file_index: u32, at = 40;
    }
}

impl<'a> FileIoDirEnumPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = FileIoDirEnumPtr64Fixed(first_and_rest::<44>("FileIo_DirEnum", bytes)?);
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
    pub fn tail(&self) -> Result<FileIoDirEnumPtr64Tail<'a>, Error> {
        let mut left = Left::new("FileIo_DirEnum", 44, self.0.rest);
        let file_name = left.text();
        Ok(FileIoDirEnumPtr64Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<FileIoDirEnumPtr64, Error> {
        let tail = self.tail()?;
        Ok(FileIoDirEnumPtr64 {
            fixed: FileIoDirEnumPtr64Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for FileIoDirEnumPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("FileIoDirEnumPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `FileIo_DirEnum`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FileIoDirEnumPtr64Tail<'a> {
    /// Pattern that names must match. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Directory enumerated or watched for changes.
///
/// In C: `FileIo_DirEnum`, 0x2c bytes. Releases unknown (64-bit).
/// Offsets are computed from the order of the fields; no source states them.
///
/// Later versions have the thread ID after the pointers, in 32 bits: see PERFINFO_FILE_DIRENUM.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "FileIo_DirEnum")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct FileIoDirEnumPtr64 {
    fixed: FileIoDirEnumPtr64Fixed,
    /// Pattern that names must match. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl FileIoDirEnumPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`FileIoDirEnumPtr64View::new`] and [`FileIoDirEnumPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        FileIoDirEnumPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for FileIoDirEnumPtr64 {
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
impl core::fmt::Debug for FileIoDirEnumPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("FileIoDirEnumPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(FileIoDirEnumPtr64, fixed = FileIoDirEnumPtr64Fixed, view = FileIoDirEnumPtr64View, size = 44);
#[cfg(feature = "alloc")]
impl Tailed for FileIoDirEnumPtr64 {
    const NAME: &'static str = "FileIo_DirEnum";
    const FIXED: usize = 44;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<44>("FileIo_DirEnum", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        FileIoDirEnumPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("FileIo_DirEnum", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(FileIoDirEnumPtr64);
#[cfg(feature = "serde")]
serde_tailed!(FileIoDirEnumPtr64, table = Table::form(&LAYOUT_1), parts { file_name = "FileName", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for FileIoDirEnumPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 44>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`FileIoDirEnumPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `FileIoDirEnumPtr32` or `FileIoDirEnumPtr64`"]
pub type FileIoDirEnum = FileIoDirEnumPtr64;
/// Alias of [`FileIoDirEnumPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoDirEnumPtr32View` or `FileIoDirEnumPtr64View`"]
pub type FileIoDirEnumView<'a> = FileIoDirEnumPtr64View<'a>;
