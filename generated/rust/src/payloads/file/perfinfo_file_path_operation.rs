// Generated from spec/structs/PERFINFO_FILE_PATH_OPERATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Path operation: delete, rename or link.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FILE_PATH_OPERATION", "PerfinfoFilePathOperationPtr32")
    .size(28)
    .fixed(24)
    .about("Path operation: delete, rename or link.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "Path", Content::Text { unit: 2 }).means(Meaning::Path),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Irp").at(0..4).about("IRP pointer, which identifies the matching end event.")
            .means(Meaning::Irp),
        address("ULONG_PTR FileObject").at(4..8).about("File object pointer.").means(Meaning::FileObject),
        address("ULONG_PTR FileKey").at(8..12)
            .about("File key, by which the file system identifies the file. The same for all file objects of the file.")
            .means(Meaning::FileKey),
        address("ULONG_PTR ExtraInformation").at(12..16)
            .about("Depends on the information class, for example the new size."),
        unsigned("ULONG IssuingThreadId").at(16..20).about("ID of the thread that issued the request.")
            .means(Meaning::ThreadId),
        unsigned("ULONG InfoClass").at(20..24).about("A value of the documented FILE_INFORMATION_CLASS.")
            .means(Meaning::Enumeration),
        field("WCHAR Path", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }).at(24..26)
            .means(Meaning::Path),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FILE_PATH_OPERATION", "PerfinfoFilePathOperationPtr64")
    .size(48)
    .fixed(40)
    .about("Path operation: delete, rename or link.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "Path", Content::Text { unit: 2 }).means(Meaning::Path),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Irp").at(0..8).about("IRP pointer, which identifies the matching end event.")
            .means(Meaning::Irp),
        address("ULONG_PTR FileObject").at(8..16).about("File object pointer.").means(Meaning::FileObject),
        address("ULONG_PTR FileKey").at(16..24)
            .about("File key, by which the file system identifies the file. The same for all file objects of the file.")
            .means(Meaning::FileKey),
        address("ULONG_PTR ExtraInformation").at(24..32)
            .about("Depends on the information class, for example the new size."),
        unsigned("ULONG IssuingThreadId").at(32..36).about("ID of the thread that issued the request.")
            .means(Meaning::ThreadId),
        unsigned("ULONG InfoClass").at(36..40).about("A value of the documented FILE_INFORMATION_CLASS.")
            .means(Meaning::Enumeration),
        field("WCHAR Path", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }).at(40..42)
            .means(Meaning::Path),
    ]);
fixed! {
    /// Fixed part of `PerfinfoFilePathOperationPtr32` and [`PerfinfoFilePathOperationPtr32View`], with the getters of
    /// its fields.
    part PerfinfoFilePathOperationPtr32Fixed / PerfinfoFilePathOperationPtr32View: followed,
        name = "PERFINFO_FILE_PATH_OPERATION", size = 24, table = Table::form(&LAYOUT_0);
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp / set_irp: u32, at = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x04.
        file_object / set_file_object: u32, at = 4;
        /// File key, by which the file system identifies the file. The same for all file objects of the file.
        /// `ULONG_PTR FileKey` at 0x08.
        file_key / set_file_key: u32, at = 8;
        /// Depends on the information class, for example the new size. `ULONG_PTR ExtraInformation` at 0x0C.
        extra_information / set_extra_information: u32, at = 12;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x10.
        issuing_thread_id / set_issuing_thread_id: u32, at = 16;
        /// A value of the documented FILE_INFORMATION_CLASS. `ULONG InfoClass` at 0x14.
        info_class / set_info_class: u32, at = 20;
    }
}

impl<'a> PerfinfoFilePathOperationPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoFilePathOperationPtr32Fixed(first_and_rest::<24>("PERFINFO_FILE_PATH_OPERATION", bytes)?);
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
    pub fn tail(&self) -> Result<PerfinfoFilePathOperationPtr32Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_FILE_PATH_OPERATION", 24, self.0.rest);
        let path = left.text();
        Ok(PerfinfoFilePathOperationPtr32Tail { path, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoFilePathOperationPtr32, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoFilePathOperationPtr32 {
            fixed: PerfinfoFilePathOperationPtr32Fixed(*self.0.fixed),
            path: { let part = tail.path; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoFilePathOperationPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFilePathOperationPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_FILE_PATH_OPERATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoFilePathOperationPtr32Tail<'a> {
    /// Path of a file, in a form that no source states. `WCHAR Path`, terminated by a zero.
    pub path: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Path operation: delete, rename or link.
///
/// In C: `PERFINFO_FILE_PATH_OPERATION`, 0x1c bytes with one element of its array, 0x18 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (32-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_FILE_PATH_OPERATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoFilePathOperationPtr32 {
    fixed: PerfinfoFilePathOperationPtr32Fixed,
    /// Path of a file, in a form that no source states. `WCHAR Path`, terminated by a zero.
    pub path: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoFilePathOperationPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoFilePathOperationPtr32View::new`] and [`PerfinfoFilePathOperationPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFilePathOperationPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoFilePathOperationPtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            path: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for PerfinfoFilePathOperationPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFilePathOperationPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Path", &self.path);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    PerfinfoFilePathOperationPtr32, fixed = PerfinfoFilePathOperationPtr32Fixed, view =
    PerfinfoFilePathOperationPtr32View, size = 24
);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoFilePathOperationPtr32 {
    const NAME: &'static str = "PERFINFO_FILE_PATH_OPERATION";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("PERFINFO_FILE_PATH_OPERATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFilePathOperationPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_FILE_PATH_OPERATION", out);
        {
            let part = &self.path;
            to.utf16("Path", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoFilePathOperationPtr32);
#[cfg(feature = "serde")]
serde_tailed!(PerfinfoFilePathOperationPtr32, table = Table::form(&LAYOUT_0), parts { path = "Path", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFilePathOperationPtr32 {
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
    /// Fixed part of `PerfinfoFilePathOperationPtr64` and [`PerfinfoFilePathOperationPtr64View`], with the getters of
    /// its fields.
    part PerfinfoFilePathOperationPtr64Fixed / PerfinfoFilePathOperationPtr64View: followed,
        name = "PERFINFO_FILE_PATH_OPERATION", size = 40, table = Table::form(&LAYOUT_1);
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp / set_irp: u64, at = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x08.
        file_object / set_file_object: u64, at = 8;
        /// File key, by which the file system identifies the file. The same for all file objects of the file.
        /// `ULONG_PTR FileKey` at 0x10.
        file_key / set_file_key: u64, at = 16;
        /// Depends on the information class, for example the new size. `ULONG_PTR ExtraInformation` at 0x18.
        extra_information / set_extra_information: u64, at = 24;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x20.
        issuing_thread_id / set_issuing_thread_id: u32, at = 32;
        /// A value of the documented FILE_INFORMATION_CLASS. `ULONG InfoClass` at 0x24.
        info_class / set_info_class: u32, at = 36;
    }
}

impl<'a> PerfinfoFilePathOperationPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoFilePathOperationPtr64Fixed(first_and_rest::<40>("PERFINFO_FILE_PATH_OPERATION", bytes)?);
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
    pub fn tail(&self) -> Result<PerfinfoFilePathOperationPtr64Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_FILE_PATH_OPERATION", 40, self.0.rest);
        let path = left.text();
        Ok(PerfinfoFilePathOperationPtr64Tail { path, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoFilePathOperationPtr64, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoFilePathOperationPtr64 {
            fixed: PerfinfoFilePathOperationPtr64Fixed(*self.0.fixed),
            path: { let part = tail.path; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoFilePathOperationPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFilePathOperationPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_FILE_PATH_OPERATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoFilePathOperationPtr64Tail<'a> {
    /// Path of a file, in a form that no source states. `WCHAR Path`, terminated by a zero.
    pub path: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Path operation: delete, rename or link.
///
/// In C: `PERFINFO_FILE_PATH_OPERATION`, 0x30 bytes with one element of its array, 0x28 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (64-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_FILE_PATH_OPERATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoFilePathOperationPtr64 {
    fixed: PerfinfoFilePathOperationPtr64Fixed,
    /// Path of a file, in a form that no source states. `WCHAR Path`, terminated by a zero.
    pub path: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoFilePathOperationPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoFilePathOperationPtr64View::new`] and [`PerfinfoFilePathOperationPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFilePathOperationPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoFilePathOperationPtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            path: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for PerfinfoFilePathOperationPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFilePathOperationPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("Path", &self.path);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    PerfinfoFilePathOperationPtr64, fixed = PerfinfoFilePathOperationPtr64Fixed, view =
    PerfinfoFilePathOperationPtr64View, size = 40
);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoFilePathOperationPtr64 {
    const NAME: &'static str = "PERFINFO_FILE_PATH_OPERATION";
    const FIXED: usize = 40;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<40>("PERFINFO_FILE_PATH_OPERATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFilePathOperationPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_FILE_PATH_OPERATION", out);
        {
            let part = &self.path;
            to.utf16("Path", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoFilePathOperationPtr64);
#[cfg(feature = "serde")]
serde_tailed!(PerfinfoFilePathOperationPtr64, table = Table::form(&LAYOUT_1), parts { path = "Path", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFilePathOperationPtr64 {
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

/// Alias of [`PerfinfoFilePathOperationPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFilePathOperationPtr32` or `PerfinfoFilePathOperationPtr64`"
]
pub type PerfinfoFilePathOperation = PerfinfoFilePathOperationPtr64;
/// Alias of [`PerfinfoFilePathOperationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFilePathOperationPtr32View` or \
        `PerfinfoFilePathOperationPtr64View`"
]
pub type PerfinfoFilePathOperationView<'a> = PerfinfoFilePathOperationPtr64View<'a>;
