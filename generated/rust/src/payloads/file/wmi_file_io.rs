// Generated from spec/structs/WMI_FILE_IO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Name of a file.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::OBSERVED_TRACES, &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("WMI_FILE_IO", "WmiFileIoPtr32")
    .size(8)
    .fixed(4)
    .about("Name of a file.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "FileName", Content::Text { unit: 2 }).means(Meaning::NtPath),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID FileObject").at(0..4).about("File object pointer.").means(Meaning::FileKey),
        field("WCHAR FileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }).at(4..6)
            .means(Meaning::NtPath),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_FILE_IO", "WmiFileIoPtr64")
    .size(16)
    .fixed(8)
    .about("Name of a file.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
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
    /// Fixed part of `WmiFileIoPtr32` and [`WmiFileIoPtr32View`], with the getters of its fields.
    part WmiFileIoPtr32Fixed / WmiFileIoPtr32View: followed,
        name = "WMI_FILE_IO", size = 4, table = Table::form(&LAYOUT_0);
    fields {
        /// File object pointer. `PVOID FileObject` at 0x00.
        file_object / set_file_object: u32, at = 0;
    }
}

impl<'a> WmiFileIoPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiFileIoPtr32Fixed(first_and_rest::<4>("WMI_FILE_IO", bytes)?);
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
    pub fn tail(&self) -> Result<WmiFileIoPtr32Tail<'a>, Error> {
        let mut left = Left::new("WMI_FILE_IO", 4, self.0.rest);
        let file_name = left.text();
        Ok(WmiFileIoPtr32Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiFileIoPtr32, Error> {
        let tail = self.tail()?;
        Ok(WmiFileIoPtr32 {
            fixed: WmiFileIoPtr32Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiFileIoPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiFileIoPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_FILE_IO`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiFileIoPtr32Tail<'a> {
    /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. `WCHAR FileName`,
    /// terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Name of a file.
///
/// In C: `WMI_FILE_IO`, 0x8 bytes with one element of its array, 0x4 without elements. Observed in 1607, 2004..20H2,
/// 11-21H2 (32-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*;
/// Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can
/// Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_FILE_IO")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiFileIoPtr32 {
    fixed: WmiFileIoPtr32Fixed,
    /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. `WCHAR FileName`,
    /// terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiFileIoPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiFileIoPtr32View::new`] and [`WmiFileIoPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiFileIoPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiFileIoPtr32 {
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
impl core::fmt::Debug for WmiFileIoPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiFileIoPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmiFileIoPtr32, fixed = WmiFileIoPtr32Fixed, view = WmiFileIoPtr32View, size = 4);
#[cfg(feature = "alloc")]
impl Tailed for WmiFileIoPtr32 {
    const NAME: &'static str = "WMI_FILE_IO";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<4>("WMI_FILE_IO", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiFileIoPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_FILE_IO", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiFileIoPtr32);
#[cfg(feature = "serde")]
serde_tailed!(WmiFileIoPtr32, table = Table::form(&LAYOUT_0), parts { file_name = "FileName", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiFileIoPtr32 {
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
    /// Fixed part of `WmiFileIoPtr64` and [`WmiFileIoPtr64View`], with the getters of its fields.
    part WmiFileIoPtr64Fixed / WmiFileIoPtr64View: followed,
        name = "WMI_FILE_IO", size = 8, table = Table::form(&LAYOUT_1);
    fields {
        /// File object pointer. `PVOID FileObject` at 0x00.
        file_object / set_file_object: u64, at = 0;
    }
}

impl<'a> WmiFileIoPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiFileIoPtr64Fixed(first_and_rest::<8>("WMI_FILE_IO", bytes)?);
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
    pub fn tail(&self) -> Result<WmiFileIoPtr64Tail<'a>, Error> {
        let mut left = Left::new("WMI_FILE_IO", 8, self.0.rest);
        let file_name = left.text();
        Ok(WmiFileIoPtr64Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiFileIoPtr64, Error> {
        let tail = self.tail()?;
        Ok(WmiFileIoPtr64 {
            fixed: WmiFileIoPtr64Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiFileIoPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiFileIoPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_FILE_IO`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiFileIoPtr64Tail<'a> {
    /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. `WCHAR FileName`,
    /// terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Name of a file.
///
/// In C: `WMI_FILE_IO`, 0x10 bytes with one element of its array, 0x8 without elements. Observed in 1607, 2004..20H2,
/// 11-21H2 (64-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*;
/// Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can
/// Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_FILE_IO")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiFileIoPtr64 {
    fixed: WmiFileIoPtr64Fixed,
    /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`. `WCHAR FileName`,
    /// terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiFileIoPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiFileIoPtr64View::new`] and [`WmiFileIoPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiFileIoPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiFileIoPtr64 {
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
impl core::fmt::Debug for WmiFileIoPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiFileIoPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmiFileIoPtr64, fixed = WmiFileIoPtr64Fixed, view = WmiFileIoPtr64View, size = 8);
#[cfg(feature = "alloc")]
impl Tailed for WmiFileIoPtr64 {
    const NAME: &'static str = "WMI_FILE_IO";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("WMI_FILE_IO", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiFileIoPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_FILE_IO", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiFileIoPtr64);
#[cfg(feature = "serde")]
serde_tailed!(WmiFileIoPtr64, table = Table::form(&LAYOUT_1), parts { file_name = "FileName", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiFileIoPtr64 {
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

/// Alias of [`WmiFileIoPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `WmiFileIoPtr32` or `WmiFileIoPtr64`"]
pub type WmiFileIo = WmiFileIoPtr64;
/// Alias of [`WmiFileIoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiFileIoPtr32View` or `WmiFileIoPtr64View`"]
pub type WmiFileIoView<'a> = WmiFileIoPtr64View<'a>;
