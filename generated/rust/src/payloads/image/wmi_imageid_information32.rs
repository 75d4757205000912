// Generated from spec/structs/WMI_IMAGEID_INFORMATION32.toml by `cargo spec generate`. Do not edit: edit that file.

//! The same as WMI_IMAGEID_INFORMATION, for 32-bit data regardless of the reader's pointer size.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_IMAGEID_INFORMATION32", "WmiImageidInformation32")
    .size(18)
    .fixed(16)
    .about("The same as WMI_IMAGEID_INFORMATION, for 32-bit data regardless of the reader's pointer size.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("WCHAR", "OriginalFileName", Content::Text { unit: 2 })
            .about("Original file name from the image's version resource.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG32 ImageBase32").at(0..4).means(Meaning::ModuleBase),
        unsigned("ULONG32 ImageSize32").at(4..8).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProcessId").at(8..12).means(Meaning::ProcessId),
        unsigned("ULONG TimeDateStamp").at(12..16).about("Time stamp from the image's header.").means(Meaning::UnixTime)
            .with(&[More::Units("seconds since 1970")]),
        field("WCHAR OriginalFileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(16..18).about("Original file name from the image's version resource.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `WmiImageidInformation32` and [`WmiImageidInformation32View`], with the getters of its fields.
    part WmiImageidInformation32Fixed / WmiImageidInformation32View: followed,
        name = "WMI_IMAGEID_INFORMATION32", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// Address at which an image is loaded. `ULONG32 ImageBase32` at 0x00.
        image_base32 / set_image_base32: u32, at = 0;
        /// `ULONG32 ImageSize32` at 0x04. Unit: bytes.
        image_size32 / set_image_size32: u32, at = 4;
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

impl<'a> WmiImageidInformation32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiImageidInformation32Fixed(first_and_rest::<16>("WMI_IMAGEID_INFORMATION32", bytes)?);
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
    pub fn tail(&self) -> Result<WmiImageidInformation32Tail<'a>, Error> {
        let mut left = Left::new("WMI_IMAGEID_INFORMATION32", 16, self.0.rest);
        let original_file_name = left.text();
        Ok(WmiImageidInformation32Tail { original_file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiImageidInformation32, Error> {
        let tail = self.tail()?;
        Ok(WmiImageidInformation32 {
            fixed: WmiImageidInformation32Fixed(*self.0.fixed),
            original_file_name: { let part = tail.original_file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiImageidInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageidInformation32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_IMAGEID_INFORMATION32`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiImageidInformation32Tail<'a> {
    /// Original file name from the image's version resource. `WCHAR OriginalFileName`, terminated by a zero.
    pub original_file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// The same as WMI_IMAGEID_INFORMATION, for 32-bit data regardless of the reader's pointer size.
///
/// In C: `WMI_IMAGEID_INFORMATION32`, 0x12 bytes with one element of its array, 0x10 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_IMAGEID_INFORMATION32")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiImageidInformation32 {
    fixed: WmiImageidInformation32Fixed,
    /// Original file name from the image's version resource. `WCHAR OriginalFileName`, terminated by a zero.
    pub original_file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiImageidInformation32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiImageidInformation32View::new`] and [`WmiImageidInformation32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageidInformation32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiImageidInformation32 {
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
impl core::fmt::Debug for WmiImageidInformation32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageidInformation32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("OriginalFileName", &self.original_file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmiImageidInformation32, fixed = WmiImageidInformation32Fixed, view = WmiImageidInformation32View, size = 16);
#[cfg(feature = "alloc")]
impl Tailed for WmiImageidInformation32 {
    const NAME: &'static str = "WMI_IMAGEID_INFORMATION32";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("WMI_IMAGEID_INFORMATION32", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageidInformation32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_IMAGEID_INFORMATION32", out);
        {
            let part = &self.original_file_name;
            to.utf16("OriginalFileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiImageidInformation32);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiImageidInformation32, table = Table::form(&LAYOUT_0),
    parts { original_file_name = "OriginalFileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiImageidInformation32 {
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
