// Generated from spec/structs/WMI_IMAGELOAD_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Image mapped, unmapped, or already mapped.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::GOOGLE_SAWBUCK, &sources::OBSERVED_TRACES, &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("WMI_IMAGELOAD_INFORMATION", "WmiImageloadInformationPtr32")
    .size(48)
    .fixed(44)
    .about("Image mapped, unmapped, or already mapped.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "FileName", Content::Text { unit: 2 }).about("Path of the image file.").means(Meaning::NtPath),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..4).means(Meaning::ModuleBase),
        unsigned("SIZE_T ImageSize").at(4..8).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
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
        address("PVOID DefaultBase").at(24..28).about("Preferred base address of the image.").means(Meaning::Address),
        unsigned("ULONG Reserved1").at(28..32).means(Meaning::Reserved),
        unsigned("ULONG Reserved2").at(32..36).means(Meaning::Reserved),
        unsigned("ULONG Reserved3").at(36..40).means(Meaning::Reserved),
        unsigned("ULONG Reserved4").at(40..44).means(Meaning::Reserved),
        field("WCHAR FileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(44..46).about("Path of the image file.").means(Meaning::NtPath),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_IMAGELOAD_INFORMATION", "WmiImageloadInformationPtr64")
    .size(64)
    .fixed(56)
    .about("Image mapped, unmapped, or already mapped.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "FileName", Content::Text { unit: 2 }).about("Path of the image file.").means(Meaning::NtPath),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..8).means(Meaning::ModuleBase),
        unsigned("SIZE_T ImageSize").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
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
        address("PVOID DefaultBase").at(32..40).about("Preferred base address of the image.").means(Meaning::Address),
        unsigned("ULONG Reserved1").at(40..44).means(Meaning::Reserved),
        unsigned("ULONG Reserved2").at(44..48).means(Meaning::Reserved),
        unsigned("ULONG Reserved3").at(48..52).means(Meaning::Reserved),
        unsigned("ULONG Reserved4").at(52..56).means(Meaning::Reserved),
        field("WCHAR FileName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(56..58).about("Path of the image file.").means(Meaning::NtPath),
    ]);
fixed! {
    /// Fixed part of `WmiImageloadInformationPtr32` and [`WmiImageloadInformationPtr32View`], with the getters of its
    /// fields.
    part WmiImageloadInformationPtr32Fixed / WmiImageloadInformationPtr32View: followed,
        name = "WMI_IMAGELOAD_INFORMATION", size = 44, table = Table::form(&LAYOUT_0);
    fields {
        /// Address at which an image is loaded. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u32, at = 0;
        /// `SIZE_T ImageSize` at 0x04. Unit: bytes.
        image_size / set_image_size: u32, at = 4;
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
        /// Preferred base address of the image. `PVOID DefaultBase` at 0x18.
        default_base / set_default_base: u32, at = 24;
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

impl<'a> WmiImageloadInformationPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiImageloadInformationPtr32Fixed(first_and_rest::<44>("WMI_IMAGELOAD_INFORMATION", bytes)?);
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
    pub fn tail(&self) -> Result<WmiImageloadInformationPtr32Tail<'a>, Error> {
        let mut left = Left::new("WMI_IMAGELOAD_INFORMATION", 44, self.0.rest);
        let file_name = left.text();
        Ok(WmiImageloadInformationPtr32Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiImageloadInformationPtr32, Error> {
        let tail = self.tail()?;
        Ok(WmiImageloadInformationPtr32 {
            fixed: WmiImageloadInformationPtr32Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiImageloadInformationPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageloadInformationPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_IMAGELOAD_INFORMATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiImageloadInformationPtr32Tail<'a> {
    /// Path of the image file. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Image mapped, unmapped, or already mapped.
///
/// In C: `WMI_IMAGELOAD_INFORMATION`, 0x30 bytes with one element of its array, 0x2c without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (32-bit).
///
/// In event version 2 the two signature bytes are part of Reserved0, and zero in real events. Version 3 defines them.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Values of SignatureType.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*;
/// Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*; The etwspec developers, *Nineteen log files of
/// public projects*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_IMAGELOAD_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiImageloadInformationPtr32 {
    fixed: WmiImageloadInformationPtr32Fixed,
    /// Path of the image file. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiImageloadInformationPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiImageloadInformationPtr32View::new`] and [`WmiImageloadInformationPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageloadInformationPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiImageloadInformationPtr32 {
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
impl core::fmt::Debug for WmiImageloadInformationPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageloadInformationPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    WmiImageloadInformationPtr32, fixed = WmiImageloadInformationPtr32Fixed, view = WmiImageloadInformationPtr32View,
    size = 44
);
#[cfg(feature = "alloc")]
impl Tailed for WmiImageloadInformationPtr32 {
    const NAME: &'static str = "WMI_IMAGELOAD_INFORMATION";
    const FIXED: usize = 44;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<44>("WMI_IMAGELOAD_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageloadInformationPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_IMAGELOAD_INFORMATION", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiImageloadInformationPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiImageloadInformationPtr32, table = Table::form(&LAYOUT_0), parts { file_name = "FileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiImageloadInformationPtr32 {
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

fixed! {
    /// Fixed part of `WmiImageloadInformationPtr64` and [`WmiImageloadInformationPtr64View`], with the getters of its
    /// fields.
    part WmiImageloadInformationPtr64Fixed / WmiImageloadInformationPtr64View: followed,
        name = "WMI_IMAGELOAD_INFORMATION", size = 56, table = Table::form(&LAYOUT_1);
    fields {
        /// Address at which an image is loaded. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u64, at = 0;
        /// `SIZE_T ImageSize` at 0x08. Unit: bytes.
        image_size / set_image_size: u64, at = 8;
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
        /// Preferred base address of the image. `PVOID DefaultBase` at 0x20.
        default_base / set_default_base: u64, at = 32;
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

impl<'a> WmiImageloadInformationPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiImageloadInformationPtr64Fixed(first_and_rest::<56>("WMI_IMAGELOAD_INFORMATION", bytes)?);
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
    pub fn tail(&self) -> Result<WmiImageloadInformationPtr64Tail<'a>, Error> {
        let mut left = Left::new("WMI_IMAGELOAD_INFORMATION", 56, self.0.rest);
        let file_name = left.text();
        Ok(WmiImageloadInformationPtr64Tail { file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiImageloadInformationPtr64, Error> {
        let tail = self.tail()?;
        Ok(WmiImageloadInformationPtr64 {
            fixed: WmiImageloadInformationPtr64Fixed(*self.0.fixed),
            file_name: { let part = tail.file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiImageloadInformationPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageloadInformationPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_IMAGELOAD_INFORMATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiImageloadInformationPtr64Tail<'a> {
    /// Path of the image file. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Image mapped, unmapped, or already mapped.
///
/// In C: `WMI_IMAGELOAD_INFORMATION`, 0x40 bytes with one element of its array, 0x38 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (64-bit).
///
/// In event version 2 the two signature bytes are part of Reserved0, and zero in real events. Version 3 defines them.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Values of SignatureType.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*;
/// Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*; The etwspec developers, *Nineteen log files of
/// public projects*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_IMAGELOAD_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiImageloadInformationPtr64 {
    fixed: WmiImageloadInformationPtr64Fixed,
    /// Path of the image file. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiImageloadInformationPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiImageloadInformationPtr64View::new`] and [`WmiImageloadInformationPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageloadInformationPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiImageloadInformationPtr64 {
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
impl core::fmt::Debug for WmiImageloadInformationPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiImageloadInformationPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("FileName", &self.file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    WmiImageloadInformationPtr64, fixed = WmiImageloadInformationPtr64Fixed, view = WmiImageloadInformationPtr64View,
    size = 56
);
#[cfg(feature = "alloc")]
impl Tailed for WmiImageloadInformationPtr64 {
    const NAME: &'static str = "WMI_IMAGELOAD_INFORMATION";
    const FIXED: usize = 56;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<56>("WMI_IMAGELOAD_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageloadInformationPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_IMAGELOAD_INFORMATION", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiImageloadInformationPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiImageloadInformationPtr64, table = Table::form(&LAYOUT_1), parts { file_name = "FileName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiImageloadInformationPtr64 {
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

/// Alias of [`WmiImageloadInformationPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[
    deprecated =
    "the layout depends on the pointer size: use `WmiImageloadInformationPtr32` or `WmiImageloadInformationPtr64`"
]
pub type WmiImageloadInformation = WmiImageloadInformationPtr64;
/// Alias of [`WmiImageloadInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `WmiImageloadInformationPtr32View` or \
        `WmiImageloadInformationPtr64View`"
]
pub type WmiImageloadInformationView<'a> = WmiImageloadInformationPtr64View<'a>;
