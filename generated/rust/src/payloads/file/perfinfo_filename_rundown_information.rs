// Generated from spec/structs/PERFINFO_FILENAME_RUNDOWN_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Name of an existing file.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout =
    layout("PERFINFO_FILENAME_RUNDOWN_INFORMATION", "PerfinfoFilenameRundownInformationPtr32")
    .size(8)
    .fixed(4)
    .about("Name of an existing file.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "FileName", Content::Text { unit: 2 }).means(Meaning::NtPath),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID FileObject").at(0..4).about("File object pointer.").means(Meaning::FileKey),
        field("WCHAR FileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }).at(4..6)
            .means(Meaning::NtPath),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("PERFINFO_FILENAME_RUNDOWN_INFORMATION", "PerfinfoFilenameRundownInformationPtr64")
    .size(16)
    .fixed(8)
    .about("Name of an existing file.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "FileName", Content::Text { unit: 2 }).means(Meaning::NtPath),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID FileObject").at(0..8).about("File object pointer.").means(Meaning::FileKey),
        field("WCHAR FileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(8..10).means(Meaning::NtPath),
    ]);
fixed! {
    /// Fixed part of `PerfinfoFilenameRundownInformationPtr32` and [`PerfinfoFilenameRundownInformationPtr32View`],
    /// with the getters of its fields.
    part PerfinfoFilenameRundownInformationPtr32Fixed / PerfinfoFilenameRundownInformationPtr32View: followed,
        name = "PERFINFO_FILENAME_RUNDOWN_INFORMATION", size = 4, table = Table::form(&LAYOUT_0);
    fields {
        /// File object pointer. `PVOID FileObject` at 0x00.
        file_object / set_file_object: u32, at = 0;
    }
}

impl<'a> PerfinfoFilenameRundownInformationPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            PerfinfoFilenameRundownInformationPtr32Fixed(
                first_and_rest::<4>("PERFINFO_FILENAME_RUNDOWN_INFORMATION", bytes)?
            );
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
    pub fn tail(&self) -> Result<PerfinfoFilenameRundownInformationPtr32Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_FILENAME_RUNDOWN_INFORMATION", 4, self.0.rest);
        let file_name = left.text();
        Ok(PerfinfoFilenameRundownInformationPtr32Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoFilenameRundownInformationPtr32, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoFilenameRundownInformationPtr32 {
            fixed: PerfinfoFilenameRundownInformationPtr32Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoFilenameRundownInformationPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFilenameRundownInformationPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_FILENAME_RUNDOWN_INFORMATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoFilenameRundownInformationPtr32Tail<'a> {
    /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. `WCHAR FileName`,
    /// terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Name of an existing file.
///
/// In C: `PERFINFO_FILENAME_RUNDOWN_INFORMATION`, 0x8 bytes with one element of its array, 0x4 without elements.
/// Releases unknown (32-bit).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*;
/// Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "PERFINFO_FILENAME_RUNDOWN_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoFilenameRundownInformationPtr32 {
    fixed: PerfinfoFilenameRundownInformationPtr32Fixed,
    /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. `WCHAR FileName`,
    /// terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoFilenameRundownInformationPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoFilenameRundownInformationPtr32View::new`] and
    /// [`PerfinfoFilenameRundownInformationPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFilenameRundownInformationPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoFilenameRundownInformationPtr32 {
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
impl core::fmt::Debug for PerfinfoFilenameRundownInformationPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFilenameRundownInformationPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    PerfinfoFilenameRundownInformationPtr32, fixed = PerfinfoFilenameRundownInformationPtr32Fixed, view =
    PerfinfoFilenameRundownInformationPtr32View, size = 4
);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoFilenameRundownInformationPtr32 {
    const NAME: &'static str = "PERFINFO_FILENAME_RUNDOWN_INFORMATION";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<4>("PERFINFO_FILENAME_RUNDOWN_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFilenameRundownInformationPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_FILENAME_RUNDOWN_INFORMATION", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoFilenameRundownInformationPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    PerfinfoFilenameRundownInformationPtr32, table = Table::form(&LAYOUT_0),
    parts { file_name = "FileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFilenameRundownInformationPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 4>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `PerfinfoFilenameRundownInformationPtr64` and [`PerfinfoFilenameRundownInformationPtr64View`],
    /// with the getters of its fields.
    part PerfinfoFilenameRundownInformationPtr64Fixed / PerfinfoFilenameRundownInformationPtr64View: followed,
        name = "PERFINFO_FILENAME_RUNDOWN_INFORMATION", size = 8, table = Table::form(&LAYOUT_1);
    fields {
        /// File object pointer. `PVOID FileObject` at 0x00.
        file_object / set_file_object: u64, at = 0;
    }
}

impl<'a> PerfinfoFilenameRundownInformationPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            PerfinfoFilenameRundownInformationPtr64Fixed(
                first_and_rest::<8>("PERFINFO_FILENAME_RUNDOWN_INFORMATION", bytes)?
            );
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
    pub fn tail(&self) -> Result<PerfinfoFilenameRundownInformationPtr64Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_FILENAME_RUNDOWN_INFORMATION", 8, self.0.rest);
        let file_name = left.text();
        Ok(PerfinfoFilenameRundownInformationPtr64Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoFilenameRundownInformationPtr64, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoFilenameRundownInformationPtr64 {
            fixed: PerfinfoFilenameRundownInformationPtr64Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoFilenameRundownInformationPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFilenameRundownInformationPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_FILENAME_RUNDOWN_INFORMATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoFilenameRundownInformationPtr64Tail<'a> {
    /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. `WCHAR FileName`,
    /// terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Name of an existing file.
///
/// In C: `PERFINFO_FILENAME_RUNDOWN_INFORMATION`, 0x10 bytes with one element of its array, 0x8 without elements.
/// Releases unknown (64-bit).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*;
/// Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "PERFINFO_FILENAME_RUNDOWN_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoFilenameRundownInformationPtr64 {
    fixed: PerfinfoFilenameRundownInformationPtr64Fixed,
    /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. `WCHAR FileName`,
    /// terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoFilenameRundownInformationPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoFilenameRundownInformationPtr64View::new`] and
    /// [`PerfinfoFilenameRundownInformationPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFilenameRundownInformationPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoFilenameRundownInformationPtr64 {
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
impl core::fmt::Debug for PerfinfoFilenameRundownInformationPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoFilenameRundownInformationPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    PerfinfoFilenameRundownInformationPtr64, fixed = PerfinfoFilenameRundownInformationPtr64Fixed, view =
    PerfinfoFilenameRundownInformationPtr64View, size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoFilenameRundownInformationPtr64 {
    const NAME: &'static str = "PERFINFO_FILENAME_RUNDOWN_INFORMATION";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("PERFINFO_FILENAME_RUNDOWN_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoFilenameRundownInformationPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_FILENAME_RUNDOWN_INFORMATION", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoFilenameRundownInformationPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    PerfinfoFilenameRundownInformationPtr64, table = Table::form(&LAYOUT_1),
    parts { file_name = "FileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFilenameRundownInformationPtr64 {
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

/// Alias of [`PerfinfoFilenameRundownInformationPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFilenameRundownInformationPtr32` or \
        `PerfinfoFilenameRundownInformationPtr64`"
]
pub type PerfinfoFilenameRundownInformation = PerfinfoFilenameRundownInformationPtr64;
/// Alias of [`PerfinfoFilenameRundownInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFilenameRundownInformationPtr32View` or \
        `PerfinfoFilenameRundownInformationPtr64View`"
]
pub type PerfinfoFilenameRundownInformationView<'a> = PerfinfoFilenameRundownInformationPtr64View<'a>;
