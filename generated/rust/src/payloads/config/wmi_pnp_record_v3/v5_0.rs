// Generated from spec/structs/WMI_PNP_RECORD_V3.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_PNP_RECORD_V3 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A Plug and Play device, in the third version of the event.
///
/// In C: `WMI_PNP_RECORD_V3`, 0x10 bytes with one element of its array, 0xc without. Releases 5.0+.
///
/// What no source says:
///
/// - Whether the three lengths count the zeros at the ends of the strings, and in which unit.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_PNP_RECORD_V3")]
pub struct WmiPnpRecordV3 {
    /// `ULONG IDLength`, at 0x00. The length of the device's identifier.
    pub id_length: u32,
    /// `ULONG DescriptionLength`, at 0x04. The length of the device's description.
    pub description_length: u32,
    /// `ULONG FriendlyNameLength`, at 0x08. The length of the device's friendly name.
    pub friendly_name_length: u32,
    /// `WCHAR Strings` up to a zero. The device's identifier, the first of three strings.
    pub strings: Utf16String,
    /// `WCHAR Description` up to a zero. What the device is.
    pub description: Utf16String,
    /// `WCHAR FriendlyName` up to a zero. What the user knows the device by.
    pub friendly_name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiPnpRecordV3 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 12;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiPnpRecordV3View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.id_length.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.description_length.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.friendly_name_length.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_pnp_record_v3::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for WmiPnpRecordV3 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 12];
        Self {
            id_length: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            description_length: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            friendly_name_length: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            strings: Default::default(),
            description: Default::default(),
            friendly_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WmiPnpRecordV3 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiPnpRecordV3 {
    const NAME: &'static str = "WMI_PNP_RECORD_V3";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiPnpRecordV3View::announced(fixed)),
            None => Err(Error::TooShort { name: "WMI_PNP_RECORD_V3", needed: 12, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiPnpRecordV3::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WMI_PNP_RECORD_V3", out);
        {
            let part = &self.strings;
            to.utf16("Strings", part)?;
        }
        {
            let part = &self.description;
            to.utf16("Description", part)?;
        }
        {
            let part = &self.friendly_name;
            to.utf16("FriendlyName", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiPnpRecordV3);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiPnpRecordV3 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 12]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`WmiPnpRecordV3`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiPnpRecordV3View<'a> {
    fixed: &'a [u8; 12],
    rest: &'a [u8],
}

impl<'a> WmiPnpRecordV3View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WMI_PNP_RECORD_V3", needed: 12, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WmiPnpRecordV3Tail<'a>, Error> {
        let mut left = Left::new("WMI_PNP_RECORD_V3", 12, self.rest);
        let strings = left.text();
        let description = left.text();
        let friendly_name = left.text();
        Ok(WmiPnpRecordV3Tail { strings, description, friendly_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiPnpRecordV3, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WmiPnpRecordV3 {
            id_length: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            description_length: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            friendly_name_length: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            strings: {
                let part = tail.strings;
                part.to_value()
            },
            description: {
                let part = tail.description;
                part.to_value()
            },
            friendly_name: {
                let part = tail.friendly_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 12]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
}

getters! {
    self WmiPnpRecordV3View "WmiPnpRecordV3View" {
        /// `ULONG IDLength`, at 0x00.
        id_length: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG DescriptionLength`, at 0x04.
        description_length: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG FriendlyNameLength`, at 0x08.
        friendly_name_length: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WmiPnpRecordV3View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiPnpRecordV3;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 12], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_PNP_RECORD_V3", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiPnpRecordV3, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WmiPnpRecordV3`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WmiPnpRecordV3Tail<'a> {
    /// `WCHAR Strings` up to a zero. The device's identifier, the first of three strings.
    pub strings: Utf16Str<'a>,
    /// `WCHAR Description` up to a zero. What the device is.
    pub description: Utf16Str<'a>,
    /// `WCHAR FriendlyName` up to a zero. What the user knows the device by.
    pub friendly_name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
