// Generated from spec/structs/WMI_IMAGELOAD_INFORMATION32.toml by `cargo spec generate`. Do not edit: edit that file.

//! The same as WMI_IMAGELOAD_INFORMATION, for 32-bit data regardless of the reader's pointer size.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_IMAGELOAD_INFORMATION32", "WmiImageloadInformation32")
    .size(48)
    .fixed(44)
    .about("The same as WMI_IMAGELOAD_INFORMATION, for 32-bit data regardless of the reader's pointer size.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("WCHAR", "FileName", Content::Text { unit: 2 }).about("Path of the image file.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG32 ImageBase32").at(0..4).means(Meaning::ModuleBase),
        unsigned("ULONG32 ImageSize32").at(4..8).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProcessId").at(8..12).about("ID of the process that contains the image. 0 for kernel images.")
            .means(Meaning::ProcessId),
        unsigned("ULONG ImageChecksum").at(12..16).about("Checksum from the image's header.").means(Meaning::Hex),
        unsigned("ULONG TimeDateStamp").at(16..20).about("Time stamp from the image's header.").means(Meaning::UnixTime)
            .with(&[More::Units("seconds since 1970")]),
        unsigned("UCHAR SignatureLevel").at(20..21)
            .about("Trust level of the image's signature. 0x10 if the image is signed by a catalog, 0x20 if the \
                signature is embedded.")
            .means(Meaning::Flags).with(&[More::Values(crate::payloads::image::EtwImageSignature::VALUES)]),
        unsigned("UCHAR SignatureType").at(21..22).means(Meaning::Enumeration),
        unsigned("USHORT Reserved0").at(22..24).means(Meaning::Reserved),
        unsigned("ULONG32 DefaultBase32").at(24..28).about("Preferred base address of the image.")
            .means(Meaning::Address),
        unsigned("ULONG Reserved1").at(28..32).means(Meaning::Reserved),
        unsigned("ULONG Reserved2").at(32..36).means(Meaning::Reserved),
        unsigned("ULONG Reserved3").at(36..40).means(Meaning::Reserved),
        unsigned("ULONG Reserved4").at(40..44).means(Meaning::Reserved),
        field("WCHAR FileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(44..46).about("Path of the image file.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `WmiImageloadInformation32` and [`WmiImageloadInformation32View`], with the getters of its fields.
    part WmiImageloadInformation32Fixed / WmiImageloadInformation32View: followed,
        name = "WMI_IMAGELOAD_INFORMATION32", size = 44, table = Table::form(&LAYOUT_0);
    fields {
        /// Address at which an image is loaded. `ULONG32 ImageBase32` at 0x00.
        image_base32 / set_image_base32: u32, at = 0;
        /// `ULONG32 ImageSize32` at 0x04. Unit: bytes.
        image_size32 / set_image_size32: u32, at = 4;
        /// ID of the process that contains the image. 0 for kernel images. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Checksum from the image's header. `ULONG ImageChecksum` at 0x0C.
        image_checksum / set_image_checksum: u32, at = 12;
        /// Time stamp from the image's header. `ULONG TimeDateStamp` at 0x10. Unit: seconds since 1970.
        time_date_stamp / set_time_date_stamp: u32, at = 16;
        /// Trust level of the image's signature. 0x10 if the image is signed by a catalog, 0x20 if the signature is
        /// embedded. `UCHAR SignatureLevel` at 0x14.
        signature_level / set_signature_level: crate::payloads::image::EtwImageSignature, at = 20;
        /// `UCHAR SignatureType` at 0x15.
        signature_type / set_signature_type: u8, at = 21;
        /// Reserved or padding, according to a source. `USHORT Reserved0` at 0x16.
        reserved0 / set_reserved0: u16, at = 22;
        /// Preferred base address of the image. `ULONG32 DefaultBase32` at 0x18.
        default_base32 / set_default_base32: u32, at = 24;
        /// Reserved or padding, according to a source. `ULONG Reserved1` at 0x1C.
        reserved1 / set_reserved1: u32, at = 28;
        /// Reserved or padding, according to a source. `ULONG Reserved2` at 0x20.
        reserved2 / set_reserved2: u32, at = 32;
        /// Reserved or padding, according to a source. `ULONG Reserved3` at 0x24.
        reserved3 / set_reserved3: u32, at = 36;
        /// Reserved or padding, according to a source. `ULONG Reserved4` at 0x28.
        reserved4 / set_reserved4: u32, at = 40;
    }
    converted {
        /// Point in time. The raw value is `time_date_stamp`.
        time_date_stamp_as_file_time: FileTime, raw = time_date_stamp, |raw| unix_time(raw);
    }
}

impl<'a> WmiImageloadInformation32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiImageloadInformation32Fixed(first_and_rest::<44>("WMI_IMAGELOAD_INFORMATION32", bytes)?);
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
    pub fn tail(&self) -> Result<WmiImageloadInformation32Tail<'a>, Error> {
        let mut left = Left::new("WMI_IMAGELOAD_INFORMATION32", 44, self.0.rest);
        let file_name = left.text();
        Ok(WmiImageloadInformation32Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiImageloadInformation32, Error> {
        let tail = self.tail()?;
        Ok(WmiImageloadInformation32 {
            fixed: WmiImageloadInformation32Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiImageloadInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageloadInformation32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_IMAGELOAD_INFORMATION32`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiImageloadInformation32Tail<'a> {
    /// Path of the image file. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// The same as WMI_IMAGELOAD_INFORMATION, for 32-bit data regardless of the reader's pointer size.
///
/// In C: `WMI_IMAGELOAD_INFORMATION32`, 0x30 bytes with one element of its array, 0x2c without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Values of SignatureType.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_IMAGELOAD_INFORMATION32")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiImageloadInformation32 {
    fixed: WmiImageloadInformation32Fixed,
    /// Path of the image file. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiImageloadInformation32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiImageloadInformation32View::new`] and [`WmiImageloadInformation32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageloadInformation32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiImageloadInformation32 {
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
impl core::fmt::Debug for WmiImageloadInformation32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageloadInformation32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    WmiImageloadInformation32, fixed = WmiImageloadInformation32Fixed, view = WmiImageloadInformation32View, size = 44
);
#[cfg(feature = "alloc")]
impl Tailed for WmiImageloadInformation32 {
    const NAME: &'static str = "WMI_IMAGELOAD_INFORMATION32";
    const FIXED: usize = 44;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<44>("WMI_IMAGELOAD_INFORMATION32", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageloadInformation32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_IMAGELOAD_INFORMATION32", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiImageloadInformation32);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiImageloadInformation32, table = Table::form(&LAYOUT_0), parts { file_name = "FileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiImageloadInformation32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 44>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
