// Generated from spec/structs/WMI_IMAGEID_INFORMATION64.toml by `cargo spec generate`. Do not edit: edit that file.

//! The same as WMI_IMAGEID_INFORMATION, for 64-bit data regardless of the reader's pointer size.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_IMAGEID_INFORMATION64", "WmiImageidInformation64")
    .size(26)
    .fixed(24)
    .about("The same as WMI_IMAGEID_INFORMATION, for 64-bit data regardless of the reader's pointer size.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("WCHAR", "OriginalFileName", Content::Text { unit: 2 })
            .about("Original file name from the image's version resource.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64 ImageBase64").at(0..8).means(Meaning::ModuleBase),
        unsigned("ULONG64 ImageSize64").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProcessId").at(16..20).means(Meaning::ProcessId),
        unsigned("ULONG TimeDateStamp").at(20..24).about("Time stamp from the image's header.").means(Meaning::UnixTime)
            .with(&[More::Units("seconds since 1970")]),
        field("WCHAR OriginalFileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(24..26).about("Original file name from the image's version resource.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `WmiImageidInformation64` and [`WmiImageidInformation64View`], with the getters of its fields.
    part WmiImageidInformation64Fixed / WmiImageidInformation64View: followed,
        name = "WMI_IMAGEID_INFORMATION64", size = 24, table = Table::form(&LAYOUT_0);
    fields {
        /// Address at which an image is loaded. `ULONG64 ImageBase64` at 0x00.
        image_base64 / set_image_base64: u64, at = 0;
        /// `ULONG64 ImageSize64` at 0x08. Unit: bytes.
        image_size64 / set_image_size64: u64, at = 8;
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

impl<'a> WmiImageidInformation64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiImageidInformation64Fixed(first_and_rest::<24>("WMI_IMAGEID_INFORMATION64", bytes)?);
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
    pub fn tail(&self) -> Result<WmiImageidInformation64Tail<'a>, Error> {
        let mut left = Left::new("WMI_IMAGEID_INFORMATION64", 24, self.0.rest);
        let original_file_name = left.text();
        Ok(WmiImageidInformation64Tail { original_file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiImageidInformation64, Error> {
        let tail = self.tail()?;
        Ok(WmiImageidInformation64 {
            fixed: WmiImageidInformation64Fixed(*self.0.fixed),
            original_file_name: { let part = tail.original_file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiImageidInformation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageidInformation64View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_IMAGEID_INFORMATION64`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiImageidInformation64Tail<'a> {
    /// Original file name from the image's version resource. `WCHAR OriginalFileName`, terminated by a zero.
    pub original_file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// The same as WMI_IMAGEID_INFORMATION, for 64-bit data regardless of the reader's pointer size.
///
/// In C: `WMI_IMAGEID_INFORMATION64`, 0x1a bytes with one element of its array, 0x18 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_IMAGEID_INFORMATION64")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiImageidInformation64 {
    fixed: WmiImageidInformation64Fixed,
    /// Original file name from the image's version resource. `WCHAR OriginalFileName`, terminated by a zero.
    pub original_file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiImageidInformation64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiImageidInformation64View::new`] and [`WmiImageidInformation64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageidInformation64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiImageidInformation64 {
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
impl core::fmt::Debug for WmiImageidInformation64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageidInformation64");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("OriginalFileName", &self.original_file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmiImageidInformation64, fixed = WmiImageidInformation64Fixed, view = WmiImageidInformation64View, size = 24);
#[cfg(feature = "alloc")]
impl Tailed for WmiImageidInformation64 {
    const NAME: &'static str = "WMI_IMAGEID_INFORMATION64";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("WMI_IMAGEID_INFORMATION64", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageidInformation64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_IMAGEID_INFORMATION64", out);
        {
            let part = &self.original_file_name;
            to.utf16("OriginalFileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiImageidInformation64);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiImageidInformation64, table = Table::form(&LAYOUT_0),
    parts { original_file_name = "OriginalFileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiImageidInformation64 {
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
