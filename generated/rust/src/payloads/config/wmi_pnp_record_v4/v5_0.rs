// Generated from spec/structs/WMI_PNP_RECORD_V4.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_PNP_RECORD_V4 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// A Plug and Play device, in the fourth version of the event.
///
/// In C: `WMI_PNP_RECORD_V4`, 0x1c bytes with one element of its array, 0x18 without. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x10 | GUID | `ClassGuid` |
/// | 0x10 | 0x4 | ULONG | `UpperFilterCount` |
/// | 0x14 | 0x4 | ULONG | `LowerFilterCount` |
/// | 0x18 | to the end | WCHAR \[ \] | `Strings` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*.
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
    /// `WCHAR Strings`, at 0x18. The device's identifier, the first of five strings.
    pub strings: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl WmiPnpRecordV4 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 24;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = WmiPnpRecordV4View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 24], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            class_guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
            upper_filter_count: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            lower_filter_count: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            strings: tail,
        }
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
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// `GUID ClassGuid`, at 0x00. The setup class of the device.
    #[inline]
    pub fn class_guid(&self) -> Guid {
        self.class_guid
    }
    /// Sets `ClassGuid`.
    #[inline]
    pub fn set_class_guid(&mut self, value: Guid) {
        self.class_guid = value;
    }
    /// `ULONG UpperFilterCount`, at 0x10. How many upper filters follow the five strings.
    #[inline]
    pub fn upper_filter_count(&self) -> u32 {
        self.upper_filter_count
    }
    /// Sets `UpperFilterCount`.
    #[inline]
    pub fn set_upper_filter_count(&mut self, value: u32) {
        self.upper_filter_count = value;
    }
    /// `ULONG LowerFilterCount`, at 0x14. How many lower filters follow the upper filters.
    #[inline]
    pub fn lower_filter_count(&self) -> u32 {
        self.lower_filter_count
    }
    /// Sets `LowerFilterCount`.
    #[inline]
    pub fn set_lower_filter_count(&mut self, value: u32) {
        self.lower_filter_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_pnp_record_v4::V5_0;
}
#[cfg(feature = "alloc")]
impl Default for WmiPnpRecordV4 {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 24], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for WmiPnpRecordV4 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiPnpRecordV4 {
    const NAME: &'static str = "WMI_PNP_RECORD_V4";
    const FIXED: usize = 24;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiPnpRecordV4View::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_PNP_RECORD_V4",
                    needed: 24,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiPnpRecordV4::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.strings.len() * 2) as u64;
        let says = WmiPnpRecordV4View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "WMI_PNP_RECORD_V4",
                field: "Strings",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.strings
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(WmiPnpRecordV4);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiPnpRecordV4 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<Guid>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
            ),
        )
            .prop_map(|((class_guid, upper_filter_count, lower_filter_count, strings),)| Self {
                class_guid,
                upper_filter_count,
                lower_filter_count,
                strings,
            });
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
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WmiPnpRecordV4`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "WMI_PNP_RECORD_V4",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "WMI_PNP_RECORD_V4",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `GUID ClassGuid`, at 0x00. The setup class of the device.
    #[inline]
    pub fn class_guid(&self) -> Guid {
        Guid::from_bytes(get::<0, 16, _>(self.fixed))
    }
    /// `ULONG UpperFilterCount`, at 0x10. How many upper filters follow the five strings.
    #[inline]
    pub fn upper_filter_count(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG LowerFilterCount`, at 0x14. How many lower filters follow the upper filters.
    #[inline]
    pub fn lower_filter_count(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `WCHAR Strings`, at 0x18. The device's identifier, the first of five strings.
    #[inline]
    pub fn strings(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 24]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> WmiPnpRecordV4 {
        WmiPnpRecordV4::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for WmiPnpRecordV4View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiPnpRecordV4View");
        out.field("class_guid", &self.class_guid());
        out.field("upper_filter_count", &self.upper_filter_count());
        out.field("lower_filter_count", &self.lower_filter_count());
        out.finish()
    }
}
