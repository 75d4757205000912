// Generated from spec/structs/WMI_IMAGELOAD_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_IMAGELOAD_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An image was mapped, was unmapped, or is mapped.
///
/// In C: `WMI_IMAGELOAD_INFORMATION`, 0x30 bytes with one element of its array, 0x2c without. Releases 5.0+ with 32 bit pointers.
///
/// In event version 2 the two bytes of the signature are part of Reserved0, and zero in real events; version 3 has them.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_IMAGELOAD_INFORMATION")]
pub struct WmiImageloadInformationX86 {
    /// `PVOID ImageBase`, at 0x00.
    pub image_base: u32,
    /// `SIZE_T ImageSize`, at 0x04. Unit: bytes.
    pub image_size: u32,
    /// `ULONG ProcessId`, at 0x08. The process that has the image, 0 for the kernel's images.
    pub process_id: u32,
    /// `ULONG ImageChecksum`, at 0x0C. From the image's header.
    pub image_checksum: u32,
    /// `ULONG TimeDateStamp`, at 0x10. From the image's header. Unit: seconds since 1970.
    pub time_date_stamp: u32,
    /// `UCHAR SignatureLevel`, at 0x14. How far the image's signature is trusted; 0x10 if a catalogue signs it, 0x20 if the signature is embedded.
    pub signature_level: crate::payloads::image::EtwImageSignature,
    /// `UCHAR SignatureType`, at 0x15. What it is for is not known.
    pub signature_type: u8,
    /// `USHORT Reserved0`, at 0x16. What it is for is not known.
    pub reserved0: u16,
    /// `PVOID DefaultBase`, at 0x18. The base address that the image prefers.
    pub default_base: u32,
    /// `ULONG Reserved1`, at 0x1C. What it is for is not known.
    pub reserved1: u32,
    /// `ULONG Reserved2`, at 0x20. What it is for is not known.
    pub reserved2: u32,
    /// `ULONG Reserved3`, at 0x24. What it is for is not known.
    pub reserved3: u32,
    /// `ULONG Reserved4`, at 0x28. What it is for is not known.
    pub reserved4: u32,
    /// `WCHAR FileName` up to a zero. The path of the image's file.
    pub file_name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiImageloadInformationX86 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 44;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageloadInformationX86View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 44] {
        let mut bytes = [0; 44];
        put::<0, 4, _>(&mut bytes, self.image_base.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.image_size.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.image_checksum.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.time_date_stamp.to_le_bytes());
        put::<20, 1, _>(&mut bytes, self.signature_level.to_le());
        put::<21, 1, _>(&mut bytes, self.signature_type.to_le_bytes());
        put::<22, 2, _>(&mut bytes, self.reserved0.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.default_base.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.reserved1.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.reserved2.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.reserved3.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.reserved4.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_imageload_information::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for WmiImageloadInformationX86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 44];
        Self {
            image_base: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            image_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            image_checksum: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            time_date_stamp: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            signature_level: crate::payloads::image::EtwImageSignature::from_le(get::<20, 1, _>(bytes)),
            signature_type: u8::from_le_bytes(get::<21, 1, _>(bytes)),
            reserved0: u16::from_le_bytes(get::<22, 2, _>(bytes)),
            default_base: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            reserved1: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            reserved2: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            reserved3: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            reserved4: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WmiImageloadInformationX86 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiImageloadInformationX86 {
    const NAME: &'static str = "WMI_IMAGELOAD_INFORMATION";
    const FIXED: usize = 44;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiImageloadInformationX86View::announced(fixed)),
            None => Err(Error::TooShort { name: "WMI_IMAGELOAD_INFORMATION", needed: 44, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageloadInformationX86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WMI_IMAGELOAD_INFORMATION", out);
        {
            let part = &self.file_name;
            to.utf16("FileName", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiImageloadInformationX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiImageloadInformationX86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 44]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`WmiImageloadInformationX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiImageloadInformationX86View<'a> {
    fixed: &'a [u8; 44],
    rest: &'a [u8],
}

impl<'a> WmiImageloadInformationX86View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WMI_IMAGELOAD_INFORMATION", needed: 44, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WmiImageloadInformationX86Tail<'a>, Error> {
        let mut left = Left::new("WMI_IMAGELOAD_INFORMATION", 44, self.rest);
        let file_name = left.text();
        Ok(WmiImageloadInformationX86Tail { file_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiImageloadInformationX86, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WmiImageloadInformationX86 {
            image_base: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            image_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            image_checksum: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            time_date_stamp: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            signature_level: crate::payloads::image::EtwImageSignature::from_le(get::<20, 1, _>(bytes)),
            signature_type: u8::from_le_bytes(get::<21, 1, _>(bytes)),
            reserved0: u16::from_le_bytes(get::<22, 2, _>(bytes)),
            default_base: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            reserved1: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            reserved2: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            reserved3: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            reserved4: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            file_name: {
                let part = tail.file_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 44]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 44] {
        self.fixed
    }
}

getters! {
    self WmiImageloadInformationX86View "WmiImageloadInformationX86View" {
        /// `PVOID ImageBase`, at 0x00.
        image_base: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SIZE_T ImageSize`, at 0x04.
        image_size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x08.
        process_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG ImageChecksum`, at 0x0C.
        image_checksum: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG TimeDateStamp`, at 0x10.
        time_date_stamp: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `UCHAR SignatureLevel`, at 0x14.
        signature_level: crate::payloads::image::EtwImageSignature = crate::payloads::image::EtwImageSignature::from_le(get::<20, 1, _>(self.fixed));
        /// `UCHAR SignatureType`, at 0x15.
        signature_type: u8 = u8::from_le_bytes(get::<21, 1, _>(self.fixed));
        /// `USHORT Reserved0`, at 0x16.
        reserved0: u16 = u16::from_le_bytes(get::<22, 2, _>(self.fixed));
        /// `PVOID DefaultBase`, at 0x18.
        default_base: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG Reserved1`, at 0x1C.
        reserved1: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG Reserved2`, at 0x20.
        reserved2: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG Reserved3`, at 0x24.
        reserved3: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `ULONG Reserved4`, at 0x28.
        reserved4: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WmiImageloadInformationX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiImageloadInformationX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 44], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_IMAGELOAD_INFORMATION", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiImageloadInformationX86, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WmiImageloadInformationX86`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WmiImageloadInformationX86Tail<'a> {
    /// `WCHAR FileName` up to a zero. The path of the image's file.
    pub file_name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
