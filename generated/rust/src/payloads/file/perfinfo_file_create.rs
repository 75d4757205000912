// Generated from spec/structs/PERFINFO_FILE_CREATE.toml by `cargo spec generate`. Do not edit: edit that file.

//! File created or opened.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FILE_CREATE", "PerfinfoFileCreatePtr32")
    .size(28)
    .fixed(24)
    .about("File created or opened.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "OpenPath", Content::Text { unit: 2 }).means(Meaning::NtPath),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Irp").at(0..4).about("IRP pointer, which identifies the matching end event.")
            .means(Meaning::Irp),
        address("ULONG_PTR FileObject").at(4..8).about("File object pointer.").means(Meaning::FileObject),
        unsigned("ULONG IssuingThreadId").at(8..12).about("ID of the thread that issued the request.").up_to(64)
            .means(Meaning::ThreadId),
        unsigned("ULONG Options").at(12..16).about("Create options, with the disposition in the highest byte.")
            .means(Meaning::Flags),
        unsigned("ULONG Attributes").at(16..20).about("FILE_ATTRIBUTE_ constants.").means(Meaning::Flags),
        unsigned("ULONG ShareAccess").at(20..24).about("FILE_SHARE_ constants.").means(Meaning::Flags),
        field("WCHAR OpenPath", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(24..26).means(Meaning::NtPath),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FILE_CREATE", "PerfinfoFileCreatePtr64")
    .size(40)
    .fixed(32)
    .about("File created or opened.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "OpenPath", Content::Text { unit: 2 }).means(Meaning::NtPath),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Irp").at(0..8).about("IRP pointer, which identifies the matching end event.")
            .means(Meaning::Irp),
        address("ULONG_PTR FileObject").at(8..16).about("File object pointer.").means(Meaning::FileObject),
        unsigned("ULONG IssuingThreadId").at(16..20).about("ID of the thread that issued the request.").up_to(64)
            .means(Meaning::ThreadId),
        unsigned("ULONG Options").at(20..24).about("Create options, with the disposition in the highest byte.")
            .means(Meaning::Flags),
        unsigned("ULONG Attributes").at(24..28).about("FILE_ATTRIBUTE_ constants.").means(Meaning::Flags),
        unsigned("ULONG ShareAccess").at(28..32).about("FILE_SHARE_ constants.").means(Meaning::Flags),
        field("WCHAR OpenPath", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(32..34).means(Meaning::NtPath),
    ]);
fixed! {
    /// Fixed part of `PerfinfoFileCreatePtr32` and [`PerfinfoFileCreatePtr32View`], with the getters of its fields.
    part PerfinfoFileCreatePtr32Fixed / PerfinfoFileCreatePtr32View: followed,
        name = "PERFINFO_FILE_CREATE", size = 24, table = Table::form(&LAYOUT_0);
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp / set_irp: u32, at = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x04.
        file_object / set_file_object: u32, at = 4;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x08.
        issuing_thread_id / set_issuing_thread_id: u32, at = 8;
        /// Create options, with the disposition in the highest byte. `ULONG Options` at 0x0C.
        options / set_options: u32, at = 12;
        /// FILE_ATTRIBUTE_ constants. `ULONG Attributes` at 0x10.
        attributes / set_attributes: u32, at = 16;
        /// FILE_SHARE_ constants. `ULONG ShareAccess` at 0x14.
        share_access / set_share_access: u32, at = 20;
    }
}

impl<'a> PerfinfoFileCreatePtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoFileCreatePtr32Fixed(first_and_rest::<24>("PERFINFO_FILE_CREATE", bytes)?);
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
    pub fn tail(&self) -> Result<PerfinfoFileCreatePtr32Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_FILE_CREATE", 24, self.0.rest);
        let open_path = left.text();
        Ok(PerfinfoFileCreatePtr32Tail { open_path, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoFileCreatePtr32, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoFileCreatePtr32 {
            fixed: PerfinfoFileCreatePtr32Fixed(*self.0.fixed),
            open_path: { let part = tail.open_path; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoFileCreatePtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFileCreatePtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_FILE_CREATE`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoFileCreatePtr32Tail<'a> {
    /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. `WCHAR OpenPath`,
    /// terminated by a zero.
    pub open_path: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// File created or opened.
///
/// In C: `PERFINFO_FILE_CREATE`, 0x1c bytes with one element of its array, 0x18 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (32-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_FILE_CREATE")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoFileCreatePtr32 {
    fixed: PerfinfoFileCreatePtr32Fixed,
    /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. `WCHAR OpenPath`,
    /// terminated by a zero.
    pub open_path: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoFileCreatePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoFileCreatePtr32View::new`] and [`PerfinfoFileCreatePtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFileCreatePtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoFileCreatePtr32 {
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
impl core::fmt::Debug for PerfinfoFileCreatePtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFileCreatePtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("OpenPath", &self.open_path);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(PerfinfoFileCreatePtr32, fixed = PerfinfoFileCreatePtr32Fixed, view = PerfinfoFileCreatePtr32View, size = 24);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoFileCreatePtr32 {
    const NAME: &'static str = "PERFINFO_FILE_CREATE";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("PERFINFO_FILE_CREATE", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFileCreatePtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_FILE_CREATE", out);
        {
            let part = &self.open_path;
            to.utf16("OpenPath", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoFileCreatePtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    PerfinfoFileCreatePtr32, table = Table::form(&LAYOUT_0), parts { open_path = "OpenPath", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFileCreatePtr32 {
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
    /// Fixed part of `PerfinfoFileCreatePtr64` and [`PerfinfoFileCreatePtr64View`], with the getters of its fields.
    part PerfinfoFileCreatePtr64Fixed / PerfinfoFileCreatePtr64View: followed,
        name = "PERFINFO_FILE_CREATE", size = 32, table = Table::form(&LAYOUT_1);
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp / set_irp: u64, at = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x08.
        file_object / set_file_object: u64, at = 8;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x10.
        issuing_thread_id / set_issuing_thread_id: u32, at = 16;
        /// Create options, with the disposition in the highest byte. `ULONG Options` at 0x14.
        options / set_options: u32, at = 20;
        /// FILE_ATTRIBUTE_ constants. `ULONG Attributes` at 0x18.
        attributes / set_attributes: u32, at = 24;
        /// FILE_SHARE_ constants. `ULONG ShareAccess` at 0x1C.
        share_access / set_share_access: u32, at = 28;
    }
}

impl<'a> PerfinfoFileCreatePtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoFileCreatePtr64Fixed(first_and_rest::<32>("PERFINFO_FILE_CREATE", bytes)?);
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
    pub fn tail(&self) -> Result<PerfinfoFileCreatePtr64Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_FILE_CREATE", 32, self.0.rest);
        let open_path = left.text();
        Ok(PerfinfoFileCreatePtr64Tail { open_path, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoFileCreatePtr64, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoFileCreatePtr64 {
            fixed: PerfinfoFileCreatePtr64Fixed(*self.0.fixed),
            open_path: { let part = tail.open_path; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoFileCreatePtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFileCreatePtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_FILE_CREATE`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoFileCreatePtr64Tail<'a> {
    /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. `WCHAR OpenPath`,
    /// terminated by a zero.
    pub open_path: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// File created or opened.
///
/// In C: `PERFINFO_FILE_CREATE`, 0x28 bytes with one element of its array, 0x20 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (64-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_FILE_CREATE")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoFileCreatePtr64 {
    fixed: PerfinfoFileCreatePtr64Fixed,
    /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. `WCHAR OpenPath`,
    /// terminated by a zero.
    pub open_path: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoFileCreatePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoFileCreatePtr64View::new`] and [`PerfinfoFileCreatePtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFileCreatePtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoFileCreatePtr64 {
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
impl core::fmt::Debug for PerfinfoFileCreatePtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFileCreatePtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("OpenPath", &self.open_path);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(PerfinfoFileCreatePtr64, fixed = PerfinfoFileCreatePtr64Fixed, view = PerfinfoFileCreatePtr64View, size = 32);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoFileCreatePtr64 {
    const NAME: &'static str = "PERFINFO_FILE_CREATE";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<32>("PERFINFO_FILE_CREATE", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFileCreatePtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_FILE_CREATE", out);
        {
            let part = &self.open_path;
            to.utf16("OpenPath", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoFileCreatePtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    PerfinfoFileCreatePtr64, table = Table::form(&LAYOUT_1), parts { open_path = "OpenPath", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFileCreatePtr64 {
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

/// Alias of [`PerfinfoFileCreatePtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFileCreatePtr32` or `PerfinfoFileCreatePtr64`"]
pub type PerfinfoFileCreate = PerfinfoFileCreatePtr64;
/// Alias of [`PerfinfoFileCreatePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFileCreatePtr32View` or `PerfinfoFileCreatePtr64View`"
]
pub type PerfinfoFileCreateView<'a> = PerfinfoFileCreatePtr64View<'a>;
