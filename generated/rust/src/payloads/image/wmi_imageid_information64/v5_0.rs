// Generated from spec/structs/WMI_IMAGEID_INFORMATION64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_IMAGEID_INFORMATION64 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The same as WMI_IMAGEID_INFORMATION, for 64-bit data whatever the reader's pointer size.
///
/// In C: `WMI_IMAGEID_INFORMATION64`, 0x1a bytes with one element of its array, 0x18 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_IMAGEID_INFORMATION64")]
pub struct WmiImageidInformation64 {
    /// `ULONG64 ImageBase64`, at 0x00.
    pub image_base64: u64,
    /// `ULONG64 ImageSize64`, at 0x08. Unit: bytes.
    pub image_size64: u64,
    /// `ULONG ProcessId`, at 0x10.
    pub process_id: u32,
    /// `ULONG TimeDateStamp`, at 0x14. From the image's header. Unit: seconds since 1970.
    pub time_date_stamp: u32,
    /// `WCHAR OriginalFileName` up to a zero. The name that the image's version resource gives.
    pub original_file_name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiImageidInformation64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 24;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageidInformation64View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.image_base64.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.image_size64.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.time_date_stamp.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_imageid_information64::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for WmiImageidInformation64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 24];
        Self {
            image_base64: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            image_size64: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            time_date_stamp: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            original_file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WmiImageidInformation64 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiImageidInformation64 {
    const NAME: &'static str = "WMI_IMAGEID_INFORMATION64";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiImageidInformation64View::announced(fixed)),
            None => Err(Error::TooShort { name: "WMI_IMAGEID_INFORMATION64", needed: 24, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageidInformation64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WMI_IMAGEID_INFORMATION64", out);
        {
            let part = &self.original_file_name;
            to.utf16("OriginalFileName", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiImageidInformation64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiImageidInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 24]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`WmiImageidInformation64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiImageidInformation64View<'a> {
    fixed: &'a [u8; 24],
    rest: &'a [u8],
}

impl<'a> WmiImageidInformation64View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WMI_IMAGEID_INFORMATION64", needed: 24, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WmiImageidInformation64Tail<'a>, Error> {
        let mut left = Left::new("WMI_IMAGEID_INFORMATION64", 24, self.rest);
        let original_file_name = left.text();
        Ok(WmiImageidInformation64Tail { original_file_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiImageidInformation64, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WmiImageidInformation64 {
            image_base64: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            image_size64: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            time_date_stamp: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            original_file_name: {
                let part = tail.original_file_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 24]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
}

getters! {
    self WmiImageidInformation64View "WmiImageidInformation64View" {
        /// `ULONG64 ImageBase64`, at 0x00.
        image_base64: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG64 ImageSize64`, at 0x08.
        image_size64: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x10.
        process_id: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG TimeDateStamp`, at 0x14.
        time_date_stamp: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WmiImageidInformation64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiImageidInformation64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 24], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_IMAGEID_INFORMATION64", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiImageidInformation64, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WmiImageidInformation64`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WmiImageidInformation64Tail<'a> {
    /// `WCHAR OriginalFileName` up to a zero. The name that the image's version resource gives.
    pub original_file_name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
