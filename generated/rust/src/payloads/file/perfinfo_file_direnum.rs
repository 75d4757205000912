// Generated from spec/structs/PERFINFO_FILE_DIRENUM.toml by `cargo spec generate`. Do not edit: edit that file.

//! Directory enumerated or watched.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FILE_DIRENUM", "PerfinfoFileDirenumPtr32")
    .size(32)
    .fixed(28)
    .about("Directory enumerated or watched.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "FileName", Content::Text { unit: 2 }).about("Name pattern.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Irp").at(0..4).about("IRP pointer, which identifies the matching end event.")
            .means(Meaning::Irp),
        address("ULONG_PTR FileObject").at(4..8).about("File object pointer.").means(Meaning::FileObject),
        address("ULONG_PTR FileKey").at(8..12)
            .about("File key, by which the file system identifies the file. The same for all file objects of the file.")
            .means(Meaning::FileKey),
        unsigned("ULONG IssuingThreadId").at(12..16).about("ID of the thread that issued the request.").up_to(64)
            .means(Meaning::ThreadId),
        unsigned("ULONG Length").at(16..20).about("Size of the caller's buffer.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG InfoClass").at(20..24).about("A value of the documented FILE_INFORMATION_CLASS.")
            .means(Meaning::Enumeration),
        unsigned("ULONG FileIndex").at(24..28).about("Index in the directory at which to continue.")
            .means(Meaning::Index),
        field("WCHAR FileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(28..30).about("Name pattern.").means(Meaning::Text),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FILE_DIRENUM", "PerfinfoFileDirenumPtr64")
    .size(48)
    .fixed(40)
    .about("Directory enumerated or watched.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "FileName", Content::Text { unit: 2 }).about("Name pattern.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Irp").at(0..8).about("IRP pointer, which identifies the matching end event.")
            .means(Meaning::Irp),
        address("ULONG_PTR FileObject").at(8..16).about("File object pointer.").means(Meaning::FileObject),
        address("ULONG_PTR FileKey").at(16..24)
            .about("File key, by which the file system identifies the file. The same for all file objects of the file.")
            .means(Meaning::FileKey),
        unsigned("ULONG IssuingThreadId").at(24..28).about("ID of the thread that issued the request.").up_to(64)
            .means(Meaning::ThreadId),
        unsigned("ULONG Length").at(28..32).about("Size of the caller's buffer.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG InfoClass").at(32..36).about("A value of the documented FILE_INFORMATION_CLASS.")
            .means(Meaning::Enumeration),
        unsigned("ULONG FileIndex").at(36..40).about("Index in the directory at which to continue.")
            .means(Meaning::Index),
        field("WCHAR FileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(40..42).about("Name pattern.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `PerfinfoFileDirenumPtr32` and [`PerfinfoFileDirenumPtr32View`], with the getters of its fields.
    part PerfinfoFileDirenumPtr32Fixed / PerfinfoFileDirenumPtr32View: followed,
        name = "PERFINFO_FILE_DIRENUM", size = 28, table = Table::form(&LAYOUT_0);
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp / set_irp: u32, at = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x04.
        file_object / set_file_object: u32, at = 4;
        /// File key, by which the file system identifies the file. The same for all file objects of the file.
        /// `ULONG_PTR FileKey` at 0x08.
        file_key / set_file_key: u32, at = 8;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x0C.
        issuing_thread_id / set_issuing_thread_id: u32, at = 12;
        /// Size of the caller's buffer. `ULONG Length` at 0x10. Unit: bytes.
        length / set_length: u32, at = 16;
        /// A value of the documented FILE_INFORMATION_CLASS. `ULONG InfoClass` at 0x14.
        info_class / set_info_class: u32, at = 20;
        /// Index in the directory at which to continue. `ULONG FileIndex` at 0x18.
        file_index / set_file_index: u32, at = 24;
    }
}

impl<'a> PerfinfoFileDirenumPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoFileDirenumPtr32Fixed(first_and_rest::<28>("PERFINFO_FILE_DIRENUM", bytes)?);
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
    pub fn tail(&self) -> Result<PerfinfoFileDirenumPtr32Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_FILE_DIRENUM", 28, self.0.rest);
        let file_name = left.text();
        Ok(PerfinfoFileDirenumPtr32Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoFileDirenumPtr32, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoFileDirenumPtr32 {
            fixed: PerfinfoFileDirenumPtr32Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoFileDirenumPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFileDirenumPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_FILE_DIRENUM`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoFileDirenumPtr32Tail<'a> {
    /// Name pattern. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Directory enumerated or watched.
///
/// In C: `PERFINFO_FILE_DIRENUM`, 0x20 bytes with one element of its array, 0x1c without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (32-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_FILE_DIRENUM")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoFileDirenumPtr32 {
    fixed: PerfinfoFileDirenumPtr32Fixed,
    /// Name pattern. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoFileDirenumPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoFileDirenumPtr32View::new`] and [`PerfinfoFileDirenumPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFileDirenumPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoFileDirenumPtr32 {
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
impl core::fmt::Debug for PerfinfoFileDirenumPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFileDirenumPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    PerfinfoFileDirenumPtr32, fixed = PerfinfoFileDirenumPtr32Fixed, view = PerfinfoFileDirenumPtr32View, size = 28
);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoFileDirenumPtr32 {
    const NAME: &'static str = "PERFINFO_FILE_DIRENUM";
    const FIXED: usize = 28;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<28>("PERFINFO_FILE_DIRENUM", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFileDirenumPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_FILE_DIRENUM", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoFileDirenumPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    PerfinfoFileDirenumPtr32, table = Table::form(&LAYOUT_0), parts { file_name = "FileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFileDirenumPtr32 {
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
    /// Fixed part of `PerfinfoFileDirenumPtr64` and [`PerfinfoFileDirenumPtr64View`], with the getters of its fields.
    part PerfinfoFileDirenumPtr64Fixed / PerfinfoFileDirenumPtr64View: followed,
        name = "PERFINFO_FILE_DIRENUM", size = 40, table = Table::form(&LAYOUT_1);
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp / set_irp: u64, at = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x08.
        file_object / set_file_object: u64, at = 8;
        /// File key, by which the file system identifies the file. The same for all file objects of the file.
        /// `ULONG_PTR FileKey` at 0x10.
        file_key / set_file_key: u64, at = 16;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x18.
        issuing_thread_id / set_issuing_thread_id: u32, at = 24;
        /// Size of the caller's buffer. `ULONG Length` at 0x1C. Unit: bytes.
        length / set_length: u32, at = 28;
        /// A value of the documented FILE_INFORMATION_CLASS. `ULONG InfoClass` at 0x20.
        info_class / set_info_class: u32, at = 32;
        /// Index in the directory at which to continue. `ULONG FileIndex` at 0x24.
        file_index / set_file_index: u32, at = 36;
    }
}

impl<'a> PerfinfoFileDirenumPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoFileDirenumPtr64Fixed(first_and_rest::<40>("PERFINFO_FILE_DIRENUM", bytes)?);
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
    pub fn tail(&self) -> Result<PerfinfoFileDirenumPtr64Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_FILE_DIRENUM", 40, self.0.rest);
        let file_name = left.text();
        Ok(PerfinfoFileDirenumPtr64Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoFileDirenumPtr64, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoFileDirenumPtr64 {
            fixed: PerfinfoFileDirenumPtr64Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoFileDirenumPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFileDirenumPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_FILE_DIRENUM`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoFileDirenumPtr64Tail<'a> {
    /// Name pattern. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Directory enumerated or watched.
///
/// In C: `PERFINFO_FILE_DIRENUM`, 0x30 bytes with one element of its array, 0x28 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (64-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_FILE_DIRENUM")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoFileDirenumPtr64 {
    fixed: PerfinfoFileDirenumPtr64Fixed,
    /// Name pattern. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoFileDirenumPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoFileDirenumPtr64View::new`] and [`PerfinfoFileDirenumPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFileDirenumPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoFileDirenumPtr64 {
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
impl core::fmt::Debug for PerfinfoFileDirenumPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFileDirenumPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    PerfinfoFileDirenumPtr64, fixed = PerfinfoFileDirenumPtr64Fixed, view = PerfinfoFileDirenumPtr64View, size = 40
);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoFileDirenumPtr64 {
    const NAME: &'static str = "PERFINFO_FILE_DIRENUM";
    const FIXED: usize = 40;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<40>("PERFINFO_FILE_DIRENUM", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFileDirenumPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_FILE_DIRENUM", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoFileDirenumPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    PerfinfoFileDirenumPtr64, table = Table::form(&LAYOUT_1), parts { file_name = "FileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFileDirenumPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 40>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`PerfinfoFileDirenumPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFileDirenumPtr32` or `PerfinfoFileDirenumPtr64`"]
pub type PerfinfoFileDirenum = PerfinfoFileDirenumPtr64;
/// Alias of [`PerfinfoFileDirenumPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFileDirenumPtr32View` or `PerfinfoFileDirenumPtr64View`"
]
pub type PerfinfoFileDirenumView<'a> = PerfinfoFileDirenumPtr64View<'a>;
