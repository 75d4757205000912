// Generated from spec/structs/WMI_PNP_RECORD_V4.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_PNP_RECORD_V4 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A Plug and Play device, in the fourth version of the event.
///
/// In C: `WMI_PNP_RECORD_V4`, 0x1c bytes with one element of its array, 0x18 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_PNP_RECORD_V4")]
pub struct WmiPnpRecordV4 {
    /// `GUID ClassGuid`, at 0x00. The setup class of the device.
    pub class_guid: Guid,
    /// `ULONG UpperFilterCount`, at 0x10. How many upper filters follow the five strings.
    pub upper_filter_count: u32,
    /// `ULONG LowerFilterCount`, at 0x14. How many lower filters follow the upper filters.
    pub lower_filter_count: u32,
    /// `WCHAR Strings` up to a zero. The device's identifier, the first of five strings.
    pub strings: Utf16String,
    /// `WCHAR Description` up to a zero. What the device is.
    pub description: Utf16String,
    /// `WCHAR FriendlyName` up to a zero. What the user knows the device by.
    pub friendly_name: Utf16String,
    /// `WCHAR PdoName` up to a zero. The name of the physical device object.
    pub pdo_name: Utf16String,
    /// `WCHAR ServiceName` up to a zero. The service that drives the device.
    pub service_name: Utf16String,
    /// `WCHAR UpperFilters` up to a zero, several times. The drivers above it.
    pub upper_filters: alloc::vec::Vec<Utf16String>,
    /// `WCHAR LowerFilters` up to a zero, several times. The drivers below it.
    pub lower_filters: alloc::vec::Vec<Utf16String>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiPnpRecordV4 {
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
        WmiPnpRecordV4View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 16, _>(&mut bytes, self.class_guid.to_bytes());
        put::<16, 4, _>(&mut bytes, self.upper_filter_count.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.lower_filter_count.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_pnp_record_v4::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for WmiPnpRecordV4 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 24];
        Self {
            class_guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
            upper_filter_count: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            lower_filter_count: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            strings: Default::default(),
            description: Default::default(),
            friendly_name: Default::default(),
            pdo_name: Default::default(),
            service_name: Default::default(),
            upper_filters: Default::default(),
            lower_filters: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WmiPnpRecordV4 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiPnpRecordV4 {
    const NAME: &'static str = "WMI_PNP_RECORD_V4";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiPnpRecordV4View::announced(fixed)),
            None => Err(Error::TooShort { name: "WMI_PNP_RECORD_V4", needed: 24, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiPnpRecordV4::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WMI_PNP_RECORD_V4", out);
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
        {
            let part = &self.pdo_name;
            to.utf16("PdoName", part)?;
        }
        {
            let part = &self.service_name;
            to.utf16("ServiceName", part)?;
        }
        {
            let part = &self.upper_filters;
            to.count("UpperFilterCount", self.upper_filter_count as u64, part.len())?; for text in part { to.utf16("UpperFilters", text)?; }
        }
        {
            let part = &self.lower_filters;
            to.count("LowerFilterCount", self.lower_filter_count as u64, part.len())?; for text in part { to.utf16("LowerFilters", text)?; }
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiPnpRecordV4);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiPnpRecordV4 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 16, size: 4, mask: 18446744073709551615, shift: Some(0) },
            Deciding { offset: 20, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 24]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`WmiPnpRecordV4`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiPnpRecordV4View<'a> {
    fixed: &'a [u8; 24],
    rest: &'a [u8],
}

impl<'a> WmiPnpRecordV4View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WMI_PNP_RECORD_V4", needed: 24, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WmiPnpRecordV4Tail<'a>, Error> {
        let mut left = Left::new("WMI_PNP_RECORD_V4", 24, self.rest);
        let strings = left.text();
        let description = left.text();
        let friendly_name = left.text();
        let pdo_name = left.text();
        let service_name = left.text();
        let upper_filters = left.texts(Some(self.upper_filter_count() as u64), "UpperFilterCount")?;
        let lower_filters = left.texts(Some(self.lower_filter_count() as u64), "LowerFilterCount")?;
        Ok(WmiPnpRecordV4Tail { strings, description, friendly_name, pdo_name, service_name, upper_filters, lower_filters, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiPnpRecordV4, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WmiPnpRecordV4 {
            class_guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
            upper_filter_count: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            lower_filter_count: u32::from_le_bytes(get::<20, 4, _>(bytes)),
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
            pdo_name: {
                let part = tail.pdo_name;
                part.to_value()
            },
            service_name: {
                let part = tail.service_name;
                part.to_value()
            },
            upper_filters: {
                let part = tail.upper_filters;
                part.iter().map(|text| text.to_value()).collect()
            },
            lower_filters: {
                let part = tail.lower_filters;
                part.iter().map(|text| text.to_value()).collect()
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
    self WmiPnpRecordV4View "WmiPnpRecordV4View" {
        /// `GUID ClassGuid`, at 0x00.
        class_guid: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
        /// `ULONG UpperFilterCount`, at 0x10.
        upper_filter_count: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG LowerFilterCount`, at 0x14.
        lower_filter_count: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WmiPnpRecordV4View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiPnpRecordV4;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 24], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_PNP_RECORD_V4", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiPnpRecordV4, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WmiPnpRecordV4`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WmiPnpRecordV4Tail<'a> {
    /// `WCHAR Strings` up to a zero. The device's identifier, the first of five strings.
    pub strings: Utf16Str<'a>,
    /// `WCHAR Description` up to a zero. What the device is.
    pub description: Utf16Str<'a>,
    /// `WCHAR FriendlyName` up to a zero. What the user knows the device by.
    pub friendly_name: Utf16Str<'a>,
    /// `WCHAR PdoName` up to a zero. The name of the physical device object.
    pub pdo_name: Utf16Str<'a>,
    /// `WCHAR ServiceName` up to a zero. The service that drives the device.
    pub service_name: Utf16Str<'a>,
    /// `WCHAR UpperFilters` up to a zero, several times. The drivers above it.
    pub upper_filters: Texts<'a, Utf16Str<'a>>,
    /// `WCHAR LowerFilters` up to a zero, several times. The drivers below it.
    pub lower_filters: Texts<'a, Utf16Str<'a>>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
