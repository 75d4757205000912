// Generated from spec/structs/FileIo_Create.toml by `cargo spec generate`. Do not edit: edit that file.

//! File opened or created.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("FileIo_Create", "FileIoCreatePtr32")
    .size(24)
    .about("File opened or created.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "OpenPath", Content::Text { unit: 2 }).about("Path of the file.").means(Meaning::NtPath),
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
        unsigned("ULONG CreateOptions").at(12..16)
            .about("Options of NtCreateFile, with the disposition in the top byte.").means(Meaning::Flags)
            .with(&[More::SameAs("Options")]),
        unsigned("ULONG FileAttributes").at(16..20).about("Attributes for a new file.").means(Meaning::Flags)
            .with(&[More::SameAs("Attributes")]),
        unsigned("ULONG ShareAccess").at(20..24).about("Access that others may have to the file at the same time.")
            .means(Meaning::Flags),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("FileIo_Create", "FileIoCreatePtr64")
    .size(36)
    .about("File opened or created.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "OpenPath", Content::Text { unit: 2 }).about("Path of the file.").means(Meaning::NtPath),
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
        unsigned("ULONG CreateOptions").at(24..28)
            .about("Options of NtCreateFile, with the disposition in the top byte.").means(Meaning::Flags)
            .with(&[More::SameAs("Options")]),
        unsigned("ULONG FileAttributes").at(28..32).about("Attributes for a new file.").means(Meaning::Flags)
            .with(&[More::SameAs("Attributes")]),
        unsigned("ULONG ShareAccess").at(32..36).about("Access that others may have to the file at the same time.")
            .means(Meaning::Flags),
    ]);
fixed! {
    /// Fixed part of `FileIoCreatePtr32` and [`FileIoCreatePtr32View`], with the getters of its fields.
    part FileIoCreatePtr32Fixed / FileIoCreatePtr32View: followed,
        name = "FileIo_Create", size = 24, table = Table::form(&LAYOUT_0);
    fields {
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x00.
        irp_ptr / set_irp_ptr: u32, at = 0;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x04.
        ttid / set_ttid: u32, at = 4;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x08.
        file_object / set_file_object: u32, at = 8;
        /// Options of NtCreateFile, with the disposition in the top byte. `ULONG CreateOptions` at 0x0C.
        create_options / set_create_options: u32, at = 12;
        /// Attributes for a new file. `ULONG FileAttributes` at 0x10.
        file_attributes / set_file_attributes: u32, at = 16;
        /// Access that others may have to the file at the same time. `ULONG ShareAccess` at 0x14.
        share_access / set_share_access: u32, at = 20;
    }
}

impl<'a> FileIoCreatePtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = FileIoCreatePtr32Fixed(first_and_rest::<24>("FileIo_Create", bytes)?);
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
    pub fn tail(&self) -> Result<FileIoCreatePtr32Tail<'a>, Error> {
        let mut left = Left::new("FileIo_Create", 24, self.0.rest);
        let open_path = left.text();
        Ok(FileIoCreatePtr32Tail { open_path, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<FileIoCreatePtr32, Error> {
        let tail = self.tail()?;
        Ok(FileIoCreatePtr32 {
            fixed: FileIoCreatePtr32Fixed(*self.0.fixed),
            open_path: { let part = tail.open_path; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for FileIoCreatePtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("FileIoCreatePtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `FileIo_Create`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FileIoCreatePtr32Tail<'a> {
    /// Path of the file. `WCHAR OpenPath`, terminated by a zero.
    pub open_path: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// File opened or created.
///
/// In C: `FileIo_Create`, 0x18 bytes. Releases unknown (32-bit).
/// Offsets are computed from the order of the fields; no source states them.
///
/// Later versions have the thread ID after the pointers, in 32 bits: see PERFINFO_FILE_CREATE.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "FileIo_Create")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct FileIoCreatePtr32 {
    fixed: FileIoCreatePtr32Fixed,
    /// Path of the file. `WCHAR OpenPath`, terminated by a zero.
    pub open_path: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl FileIoCreatePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`FileIoCreatePtr32View::new`] and [`FileIoCreatePtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        FileIoCreatePtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for FileIoCreatePtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            open_path: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for FileIoCreatePtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("FileIoCreatePtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("OpenPath", &self.open_path);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(FileIoCreatePtr32, fixed = FileIoCreatePtr32Fixed, view = FileIoCreatePtr32View, size = 24);
#[cfg(feature = "alloc")]
impl Tailed for FileIoCreatePtr32 {
    const NAME: &'static str = "FileIo_Create";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("FileIo_Create", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        FileIoCreatePtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("FileIo_Create", out);
        {
            let part = &self.open_path;
            to.utf16("OpenPath", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(FileIoCreatePtr32);
#[cfg(feature = "serde")]
serde_tailed!(FileIoCreatePtr32, table = Table::form(&LAYOUT_0), parts { open_path = "OpenPath", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for FileIoCreatePtr32 {
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

fixed! {
    /// Fixed part of `FileIoCreatePtr64` and [`FileIoCreatePtr64View`], with the getters of its fields.
    part FileIoCreatePtr64Fixed / FileIoCreatePtr64View: followed,
        name = "FileIo_Create", size = 36, table = Table::form(&LAYOUT_1);
    fields {
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x00.
        irp_ptr / set_irp_ptr: u64, at = 0;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x08.
        ttid / set_ttid: u64, at = 8;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x10.
        file_object / set_file_object: u64, at = 16;
        /// Options of NtCreateFile, with the disposition in the top byte. `ULONG CreateOptions` at 0x18.
        create_options / set_create_options: u32, at = 24;
        /// Attributes for a new file. `ULONG FileAttributes` at 0x1C.
        file_attributes / set_file_attributes: u32, at = 28;
        /// Access that others may have to the file at the same time. `ULONG ShareAccess` at 0x20.
        share_access / set_share_access: u32, at = 32;
    }
}

impl<'a> FileIoCreatePtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = FileIoCreatePtr64Fixed(first_and_rest::<36>("FileIo_Create", bytes)?);
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
    pub fn tail(&self) -> Result<FileIoCreatePtr64Tail<'a>, Error> {
        let mut left = Left::new("FileIo_Create", 36, self.0.rest);
        let open_path = left.text();
        Ok(FileIoCreatePtr64Tail { open_path, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<FileIoCreatePtr64, Error> {
        let tail = self.tail()?;
        Ok(FileIoCreatePtr64 {
            fixed: FileIoCreatePtr64Fixed(*self.0.fixed),
            open_path: { let part = tail.open_path; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for FileIoCreatePtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("FileIoCreatePtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `FileIo_Create`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FileIoCreatePtr64Tail<'a> {
    /// Path of the file. `WCHAR OpenPath`, terminated by a zero.
    pub open_path: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// File opened or created.
///
/// In C: `FileIo_Create`, 0x24 bytes. Releases unknown (64-bit).
/// Offsets are computed from the order of the fields; no source states them.
///
/// Later versions have the thread ID after the pointers, in 32 bits: see PERFINFO_FILE_CREATE.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "FileIo_Create")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct FileIoCreatePtr64 {
    fixed: FileIoCreatePtr64Fixed,
    /// Path of the file. `WCHAR OpenPath`, terminated by a zero.
    pub open_path: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl FileIoCreatePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`FileIoCreatePtr64View::new`] and [`FileIoCreatePtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        FileIoCreatePtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for FileIoCreatePtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            open_path: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for FileIoCreatePtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("FileIoCreatePtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("OpenPath", &self.open_path);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(FileIoCreatePtr64, fixed = FileIoCreatePtr64Fixed, view = FileIoCreatePtr64View, size = 36);
#[cfg(feature = "alloc")]
impl Tailed for FileIoCreatePtr64 {
    const NAME: &'static str = "FileIo_Create";
    const FIXED: usize = 36;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<36>("FileIo_Create", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        FileIoCreatePtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("FileIo_Create", out);
        {
            let part = &self.open_path;
            to.utf16("OpenPath", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(FileIoCreatePtr64);
#[cfg(feature = "serde")]
serde_tailed!(FileIoCreatePtr64, table = Table::form(&LAYOUT_1), parts { open_path = "OpenPath", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for FileIoCreatePtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 36>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`FileIoCreatePtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `FileIoCreatePtr32` or `FileIoCreatePtr64`"]
pub type FileIoCreate = FileIoCreatePtr64;
/// Alias of [`FileIoCreatePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoCreatePtr32View` or `FileIoCreatePtr64View`"]
pub type FileIoCreateView<'a> = FileIoCreatePtr64View<'a>;
