// Generated from spec/structs/WMI_IMAGELOAD_INFORMATION64.toml by `cargo spec generate`. Do not edit: edit that file.

//! The same as WMI_IMAGELOAD_INFORMATION, for 64-bit data regardless of the reader's pointer size.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_IMAGELOAD_INFORMATION64", "WmiImageloadInformation64")
    .size(64)
    .fixed(56)
    .about("The same as WMI_IMAGELOAD_INFORMATION, for 64-bit data regardless of the reader's pointer size.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("WCHAR", "FileName", Content::Text { unit: 2 }).about("Path of the image file.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64 ImageBase64").at(0..8).means(Meaning::ModuleBase),
        unsigned("ULONG64 ImageSize64").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProcessId").at(16..20).about("ID of the process that contains the image. 0 for kernel images.")
            .means(Meaning::ProcessId),
        unsigned("ULONG ImageChecksum").at(20..24).about("Checksum from the image's header.").means(Meaning::Hex),
        unsigned("ULONG TimeDateStamp").at(24..28).about("Time stamp from the image's header.").means(Meaning::UnixTime)
            .with(&[More::Units("seconds since 1970")]),
        unsigned("UCHAR SignatureLevel").at(28..29)
            .about("Trust level of the image's signature. 0x10 if the image is signed by a catalog, 0x20 if the \
                signature is embedded.")
            .means(Meaning::Flags).with(&[More::Values(crate::payloads::image::EtwImageSignature::VALUES)]),
        unsigned("UCHAR SignatureType").at(29..30).means(Meaning::Enumeration),
        unsigned("USHORT Reserved0").at(30..32).means(Meaning::Reserved),
        unsigned("ULONG64 DefaultBase64").at(32..40).about("Preferred base address of the image.")
            .means(Meaning::Address),
        unsigned("ULONG Reserved1").at(40..44).means(Meaning::Reserved),
        unsigned("ULONG Reserved2").at(44..48).means(Meaning::Reserved),
        unsigned("ULONG Reserved3").at(48..52).means(Meaning::Reserved),
        unsigned("ULONG Reserved4").at(52..56).means(Meaning::Reserved),
        field("WCHAR FileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(56..58).about("Path of the image file.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `WmiImageloadInformation64` and [`WmiImageloadInformation64View`], with the getters of its fields.
    part WmiImageloadInformation64Fixed / WmiImageloadInformation64View: followed,
        name = "WMI_IMAGELOAD_INFORMATION64", size = 56, table = Table::form(&LAYOUT_0);
    fields {
        /// Address at which an image is loaded. `ULONG64 ImageBase64` at 0x00.
        image_base64 / set_image_base64: u64, at = 0;
        /// `ULONG64 ImageSize64` at 0x08. Unit: bytes.
        image_size64 / set_image_size64: u64, at = 8;
        /// ID of the process that contains the image. 0 for kernel images. `ULONG ProcessId` at 0x10.
        process_id / set_process_id: u32, at = 16;
        /// Checksum from the image's header. `ULONG ImageChecksum` at 0x14.
        image_checksum / set_image_checksum: u32, at = 20;
        /// Time stamp from the image's header. `ULONG TimeDateStamp` at 0x18. Unit: seconds since 1970.
        time_date_stamp / set_time_date_stamp: u32, at = 24;
        /// Trust level of the image's signature. 0x10 if the image is signed by a catalog, 0x20 if the signature is
        /// embedded. `UCHAR SignatureLevel` at 0x1C.
        signature_level / set_signature_level: crate::payloads::image::EtwImageSignature, at = 28;
        /// `UCHAR SignatureType` at 0x1D.
        signature_type / set_signature_type: u8, at = 29;
        /// Reserved or padding, according to a source. `USHORT Reserved0` at 0x1E.
        reserved0 / set_reserved0: u16, at = 30;
        /// Preferred base address of the image. `ULONG64 DefaultBase64` at 0x20.
        default_base64 / set_default_base64: u64, at = 32;
        /// Reserved or padding, according to a source. `ULONG Reserved1` at 0x28.
        reserved1 / set_reserved1: u32, at = 40;
        /// Reserved or padding, according to a source. `ULONG Reserved2` at 0x2C.
        reserved2 / set_reserved2: u32, at = 44;
        /// Reserved or padding, according to a source. `ULONG Reserved3` at 0x30.
        reserved3 / set_reserved3: u32, at = 48;
        /// Reserved or padding, according to a source. `ULONG Reserved4` at 0x34.
        reserved4 / set_reserved4: u32, at = 52;
    }
    converted {
        /// Point in time. The raw value is `time_date_stamp`.
        time_date_stamp_as_file_time: FileTime, raw = time_date_stamp, |raw| unix_time(raw);
    }
}

impl<'a> WmiImageloadInformation64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiImageloadInformation64Fixed(first_and_rest::<56>("WMI_IMAGELOAD_INFORMATION64", bytes)?);
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
    pub fn tail(&self) -> Result<WmiImageloadInformation64Tail<'a>, Error> {
        let mut left = Left::new("WMI_IMAGELOAD_INFORMATION64", 56, self.0.rest);
        let file_name = left.text();
        Ok(WmiImageloadInformation64Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiImageloadInformation64, Error> {
        let tail = self.tail()?;
        Ok(WmiImageloadInformation64 {
            fixed: WmiImageloadInformation64Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiImageloadInformation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageloadInformation64View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_IMAGELOAD_INFORMATION64`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiImageloadInformation64Tail<'a> {
    /// Path of the image file. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// The same as WMI_IMAGELOAD_INFORMATION, for 64-bit data regardless of the reader's pointer size.
///
/// In C: `WMI_IMAGELOAD_INFORMATION64`, 0x40 bytes with one element of its array, 0x38 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Values of SignatureType.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_IMAGELOAD_INFORMATION64")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiImageloadInformation64 {
    fixed: WmiImageloadInformation64Fixed,
    /// Path of the image file. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiImageloadInformation64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiImageloadInformation64View::new`] and [`WmiImageloadInformation64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageloadInformation64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiImageloadInformation64 {
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
impl core::fmt::Debug for WmiImageloadInformation64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageloadInformation64");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    WmiImageloadInformation64, fixed = WmiImageloadInformation64Fixed, view = WmiImageloadInformation64View, size = 56
);
#[cfg(feature = "alloc")]
impl Tailed for WmiImageloadInformation64 {
    const NAME: &'static str = "WMI_IMAGELOAD_INFORMATION64";
    const FIXED: usize = 56;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<56>("WMI_IMAGELOAD_INFORMATION64", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageloadInformation64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_IMAGELOAD_INFORMATION64", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiImageloadInformation64);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiImageloadInformation64, table = Table::form(&LAYOUT_0), parts { file_name = "FileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiImageloadInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 56>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
