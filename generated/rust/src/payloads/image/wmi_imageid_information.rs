// Generated from spec/structs/WMI_IMAGEID_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Identity of an image.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_IMAGEID_INFORMATION", "WmiImageidInformationPtr32")
    .size(18)
    .fixed(16)
    .about("Identity of an image.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "OriginalFileName", Content::Text { unit: 2 })
            .about("Original file name from the image's version resource.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..4).means(Meaning::ModuleBase),
        unsigned("SIZE_T ImageSize").at(4..8).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProcessId").at(8..12).means(Meaning::ProcessId),
        unsigned("ULONG TimeDateStamp").at(12..16).about("Time stamp from the image's header.").means(Meaning::UnixTime)
            .with(&[More::Units("seconds since 1970")]),
        field("WCHAR OriginalFileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(16..18).about("Original file name from the image's version resource.").means(Meaning::Text),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_IMAGEID_INFORMATION", "WmiImageidInformationPtr64")
    .size(26)
    .fixed(24)
    .about("Identity of an image.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "OriginalFileName", Content::Text { unit: 2 })
            .about("Original file name from the image's version resource.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..8).means(Meaning::ModuleBase),
        unsigned("SIZE_T ImageSize").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProcessId").at(16..20).means(Meaning::ProcessId),
        unsigned("ULONG TimeDateStamp").at(20..24).about("Time stamp from the image's header.").means(Meaning::UnixTime)
            .with(&[More::Units("seconds since 1970")]),
        field("WCHAR OriginalFileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(24..26).about("Original file name from the image's version resource.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `WmiImageidInformationPtr32` and [`WmiImageidInformationPtr32View`], with the getters of its
    /// fields.
    part WmiImageidInformationPtr32Fixed / WmiImageidInformationPtr32View: followed,
        name = "WMI_IMAGEID_INFORMATION", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// Address at which an image is loaded. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u32, at = 0;
        /// `SIZE_T ImageSize` at 0x04. Unit: bytes.
        image_size / set_image_size: u32, at = 4;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Time stamp from the image's header. `ULONG TimeDateStamp` at 0x0C. Unit: seconds since 1970.
        time_date_stamp / set_time_date_stamp: u32, at = 12;
    }
    converted {
        /// Point in time. The raw value is `time_date_stamp`.
        time_date_stamp_as_file_time: FileTime, raw = time_date_stamp, |raw| unix_time(raw);
    }
}

impl<'a> WmiImageidInformationPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiImageidInformationPtr32Fixed(first_and_rest::<16>("WMI_IMAGEID_INFORMATION", bytes)?);
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
    pub fn tail(&self) -> Result<WmiImageidInformationPtr32Tail<'a>, Error> {
        let mut left = Left::new("WMI_IMAGEID_INFORMATION", 16, self.0.rest);
        let original_file_name = left.text();
        Ok(WmiImageidInformationPtr32Tail { original_file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiImageidInformationPtr32, Error> {
        let tail = self.tail()?;
        Ok(WmiImageidInformationPtr32 {
            fixed: WmiImageidInformationPtr32Fixed(*self.0.fixed),
            original_file_name: { let part = tail.original_file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiImageidInformationPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageidInformationPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_IMAGEID_INFORMATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiImageidInformationPtr32Tail<'a> {
    /// Original file name from the image's version resource. `WCHAR OriginalFileName`, terminated by a zero.
    pub original_file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Identity of an image.
///
/// In C: `WMI_IMAGEID_INFORMATION`, 0x12 bytes with one element of its array, 0x10 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (32-bit).
///
/// Not the payload of a hook ID: real events of type 0 of GUID B3E675D7-2554-4F18-830B-2762732560DE have it, with an
/// EVENT_TRACE_HEADER. A tool added them when the trace was stopped.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of
/// public projects*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_IMAGEID_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiImageidInformationPtr32 {
    fixed: WmiImageidInformationPtr32Fixed,
    /// Original file name from the image's version resource. `WCHAR OriginalFileName`, terminated by a zero.
    pub original_file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiImageidInformationPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiImageidInformationPtr32View::new`] and [`WmiImageidInformationPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageidInformationPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiImageidInformationPtr32 {
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
impl core::fmt::Debug for WmiImageidInformationPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageidInformationPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("OriginalFileName", &self.original_file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    WmiImageidInformationPtr32, fixed = WmiImageidInformationPtr32Fixed, view = WmiImageidInformationPtr32View, size =
    16
);
#[cfg(feature = "alloc")]
impl Tailed for WmiImageidInformationPtr32 {
    const NAME: &'static str = "WMI_IMAGEID_INFORMATION";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("WMI_IMAGEID_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageidInformationPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_IMAGEID_INFORMATION", out);
        {
            let part = &self.original_file_name;
            to.utf16("OriginalFileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiImageidInformationPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiImageidInformationPtr32, table = Table::form(&LAYOUT_0),
    parts { original_file_name = "OriginalFileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiImageidInformationPtr32 {
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
    /// Fixed part of `WmiImageidInformationPtr64` and [`WmiImageidInformationPtr64View`], with the getters of its
    /// fields.
    part WmiImageidInformationPtr64Fixed / WmiImageidInformationPtr64View: followed,
        name = "WMI_IMAGEID_INFORMATION", size = 24, table = Table::form(&LAYOUT_1);
    fields {
        /// Address at which an image is loaded. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u64, at = 0;
        /// `SIZE_T ImageSize` at 0x08. Unit: bytes.
        image_size / set_image_size: u64, at = 8;
        /// Process ID. `ULONG ProcessId` at 0x10.
        process_id / set_process_id: u32, at = 16;
        /// Time stamp from the image's header. `ULONG TimeDateStamp` at 0x14. Unit: seconds since 1970.
        time_date_stamp / set_time_date_stamp: u32, at = 20;
    }
    converted {
        /// Point in time. The raw value is `time_date_stamp`.
        time_date_stamp_as_file_time: FileTime, raw = time_date_stamp, |raw| unix_time(raw);
    }
}

impl<'a> WmiImageidInformationPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiImageidInformationPtr64Fixed(first_and_rest::<24>("WMI_IMAGEID_INFORMATION", bytes)?);
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
    pub fn tail(&self) -> Result<WmiImageidInformationPtr64Tail<'a>, Error> {
        let mut left = Left::new("WMI_IMAGEID_INFORMATION", 24, self.0.rest);
        let original_file_name = left.text();
        Ok(WmiImageidInformationPtr64Tail { original_file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiImageidInformationPtr64, Error> {
        let tail = self.tail()?;
        Ok(WmiImageidInformationPtr64 {
            fixed: WmiImageidInformationPtr64Fixed(*self.0.fixed),
            original_file_name: { let part = tail.original_file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiImageidInformationPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageidInformationPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_IMAGEID_INFORMATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiImageidInformationPtr64Tail<'a> {
    /// Original file name from the image's version resource. `WCHAR OriginalFileName`, terminated by a zero.
    pub original_file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Identity of an image.
///
/// In C: `WMI_IMAGEID_INFORMATION`, 0x1a bytes with one element of its array, 0x18 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (64-bit).
///
/// Not the payload of a hook ID: real events of type 0 of GUID B3E675D7-2554-4F18-830B-2762732560DE have it, with an
/// EVENT_TRACE_HEADER. A tool added them when the trace was stopped.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of
/// public projects*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_IMAGEID_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiImageidInformationPtr64 {
    fixed: WmiImageidInformationPtr64Fixed,
    /// Original file name from the image's version resource. `WCHAR OriginalFileName`, terminated by a zero.
    pub original_file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiImageidInformationPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiImageidInformationPtr64View::new`] and [`WmiImageidInformationPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageidInformationPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiImageidInformationPtr64 {
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
impl core::fmt::Debug for WmiImageidInformationPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageidInformationPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("OriginalFileName", &self.original_file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    WmiImageidInformationPtr64, fixed = WmiImageidInformationPtr64Fixed, view = WmiImageidInformationPtr64View, size =
    24
);
#[cfg(feature = "alloc")]
impl Tailed for WmiImageidInformationPtr64 {
    const NAME: &'static str = "WMI_IMAGEID_INFORMATION";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("WMI_IMAGEID_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageidInformationPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_IMAGEID_INFORMATION", out);
        {
            let part = &self.original_file_name;
            to.utf16("OriginalFileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiImageidInformationPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiImageidInformationPtr64, table = Table::form(&LAYOUT_1),
    parts { original_file_name = "OriginalFileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiImageidInformationPtr64 {
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

/// Alias of [`WmiImageidInformationPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[
    deprecated =
    "the layout depends on the pointer size: use `WmiImageidInformationPtr32` or `WmiImageidInformationPtr64`"
]
pub type WmiImageidInformation = WmiImageidInformationPtr64;
/// Alias of [`WmiImageidInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `WmiImageidInformationPtr32View` or `WmiImageidInformationPtr64View`"
]
pub type WmiImageidInformationView<'a> = WmiImageidInformationPtr64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "WMI_IMAGEID_INFORMATION" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        WmiImageidInformationPtr32(WmiImageidInformationPtr32, tailed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        WmiImageidInformationPtr64(WmiImageidInformationPtr64, tailed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
