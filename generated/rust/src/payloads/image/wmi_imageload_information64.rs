// Generated from spec/structs/WMI_IMAGELOAD_INFORMATION64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The same as WMI_IMAGELOAD_INFORMATION, for 64-bit data regardless of the reader's pointer size.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_IMAGELOAD_INFORMATION64",
    aliases: &[],
    form: "WmiImageloadInformation64",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 64,
    fixed: 56,
    inserted: &[],
    total: None,
    summary: "The same as WMI_IMAGELOAD_INFORMATION, for 64-bit data regardless of the reader's pointer size.",
    fields: &[
        Field { name: "ImageBase64", path: "ImageBase64", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ImageSize64", path: "ImageSize64", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that contains the image. 0 for kernel images.", units: "", unknown: false, children: &[] },
        Field { name: "ImageChecksum", path: "ImageChecksum", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Checksum from the image's header.", units: "", unknown: false, children: &[] },
        Field { name: "TimeDateStamp", path: "TimeDateStamp", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Time stamp from the image's header.", units: "seconds since 1970", unknown: false, children: &[] },
        Field { name: "SignatureLevel", path: "SignatureLevel", offset: 28, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::image::EtwImageSignature::VALUES), doc: "Trust level of the image's signature. 0x10 if the image is signed by a catalog, 0x20 if the signature is embedded.", units: "", unknown: false, children: &[] },
        Field { name: "SignatureType", path: "SignatureType", offset: 29, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved0", path: "Reserved0", offset: 30, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "DefaultBase64", path: "DefaultBase64", offset: 32, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Preferred base address of the image.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved3", path: "Reserved3", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved4", path: "Reserved4", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "FileName", path: "FileName", offset: 56, size: 2, ty: "WCHAR", kind: Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }, values: None, doc: "Path of the image file.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "FileName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "Path of the image file.", units: "", unknown: false },
    ],
};
fixed! {
    /// Fixed part of [`WmiImageloadInformation64`] and [`WmiImageloadInformation64View`], with the getters of its fields.
    part WmiImageloadInformation64Fixed / WmiImageloadInformation64View: followed [56] "WMI_IMAGELOAD_INFORMATION64" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG64 ImageBase64` at 0x00.
        image_base64 set_image_base64: u64 = 0;
        /// `ULONG64 ImageSize64` at 0x08. Unit: bytes.
        image_size64 set_image_size64: u64 = 8;
        /// ID of the process that contains the image. 0 for kernel images. `ULONG ProcessId` at 0x10.
        process_id set_process_id: u32 = 16;
        /// Checksum from the image's header. `ULONG ImageChecksum` at 0x14.
        image_checksum set_image_checksum: u32 = 20;
        /// Time stamp from the image's header. `ULONG TimeDateStamp` at 0x18. Unit: seconds since 1970.
        time_date_stamp set_time_date_stamp: u32 = 24;
        /// Trust level of the image's signature. 0x10 if the image is signed by a catalog, 0x20 if the signature is embedded. `UCHAR SignatureLevel` at 0x1C.
        signature_level set_signature_level: crate::payloads::image::EtwImageSignature = 28;
        /// Purpose unknown. `UCHAR SignatureType` at 0x1D.
        signature_type set_signature_type: u8 = 29;
        /// Purpose unknown. `USHORT Reserved0` at 0x1E.
        reserved0 set_reserved0: u16 = 30;
        /// Preferred base address of the image. `ULONG64 DefaultBase64` at 0x20.
        default_base64 set_default_base64: u64 = 32;
        /// Purpose unknown. `ULONG Reserved1` at 0x28.
        reserved1 set_reserved1: u32 = 40;
        /// Purpose unknown. `ULONG Reserved2` at 0x2C.
        reserved2 set_reserved2: u32 = 44;
        /// Purpose unknown. `ULONG Reserved3` at 0x30.
        reserved3 set_reserved3: u32 = 48;
        /// Purpose unknown. `ULONG Reserved4` at 0x34.
        reserved4 set_reserved4: u32 = 52;
    }
    bits {
    }
}

impl<B: Storage> WmiImageloadInformation64Fixed<B> {
    /// Returns the size in bytes of the parts after the fixed part, if the fixed part states it.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(&self) -> Option<u64> {
        None
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
        let view = Self::begin(bytes)?;
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
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

impl<'a> Split<'a> for WmiImageloadInformation64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiImageloadInformation64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        let (own, rest) = split_at("WMI_IMAGELOAD_INFORMATION64", bytes, end)?;
        Ok((view.with_rest(&own[56..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiImageloadInformation64, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `WMI_IMAGELOAD_INFORMATION64`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct WmiImageloadInformation64Tail<'a> {
    /// Path of the image file. `WCHAR FileName`, terminated by a zero.
    pub file_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// The same as WMI_IMAGELOAD_INFORMATION, for 64-bit data regardless of the reader's pointer size.
///
/// In C: `WMI_IMAGELOAD_INFORMATION64`, 0x40 bytes with one element of its array, 0x38 without elements. Observed in 1607, 2004..20H2, 11-21H2.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_IMAGELOAD_INFORMATION64")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq)]
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
tailed!(WmiImageloadInformation64, WmiImageloadInformation64Fixed, 56, "WMI_IMAGELOAD_INFORMATION64");
#[cfg(feature = "alloc")]
impl Tailed for WmiImageloadInformation64 {
    const NAME: &'static str = "WMI_IMAGELOAD_INFORMATION64";
    const FIXED: usize = 56;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(WmiImageloadInformation64View::begin(fixed)?.announced())
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
serde_tailed!(WmiImageloadInformation64, Table::form(&LAYOUT_0), { file_name "FileName" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiImageloadInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 56]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
