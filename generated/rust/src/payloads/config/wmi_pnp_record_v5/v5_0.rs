// Generated from spec/structs/WMI_PNP_RECORD_V5.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_PNP_RECORD_V5 in the form of releases 5.0+.
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
/// A Plug and Play device.
///
/// In C: `WMI_PNP_RECORD_V5`, 0x24 bytes with one element of its array, 0x20 without. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x10 | GUID | `ClassGuid` |
/// | 0x10 | 0x4 | ULONG | `UpperFilterCount` |
/// | 0x14 | 0x4 | ULONG | `LowerFilterCount` |
/// | 0x18 | 0x4 | ULONG | `DevStatus` |
/// | 0x1c | 0x4 | ULONG | `DevProblem` |
/// | 0x20 | to the end | WCHAR \[ \] | `Strings` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_PNP_RECORD_V5")]
#[doc(alias = "WMI_PNP_RECORD")]
pub struct WmiPnpRecordV5 {
    /// `GUID ClassGuid`, at 0x00. The setup class of the device.
    pub class_guid: Guid,
    /// `ULONG UpperFilterCount`, at 0x10. How many upper filters follow the five strings.
    pub upper_filter_count: u32,
    /// `ULONG LowerFilterCount`, at 0x14. How many lower filters follow the upper filters.
    pub lower_filter_count: u32,
    /// `ULONG DevStatus`, at 0x18. Flags of the documented DN_ constants of cfg.h.
    pub dev_status: u32,
    /// `ULONG DevProblem`, at 0x1C. A value of the documented CM_PROB_ constants of cfg.h.
    pub dev_problem: u32,
    /// `WCHAR Strings`, at 0x20. The device's identifier, the first of five strings.
    pub strings: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl WmiPnpRecordV5 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 32;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = WmiPnpRecordV5View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 32], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            class_guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
            upper_filter_count: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            lower_filter_count: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            dev_status: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            dev_problem: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            strings: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 16, _>(&mut bytes, self.class_guid.to_bytes());
        put::<16, 4, _>(&mut bytes, self.upper_filter_count.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.lower_filter_count.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.dev_status.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.dev_problem.to_le_bytes());
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
    /// `ULONG DevStatus`, at 0x18. Flags of the documented DN_ constants of cfg.h.
    #[inline]
    pub fn dev_status(&self) -> u32 {
        self.dev_status
    }
    /// Sets `DevStatus`.
    #[inline]
    pub fn set_dev_status(&mut self, value: u32) {
        self.dev_status = value;
    }
    /// `ULONG DevProblem`, at 0x1C. A value of the documented CM_PROB_ constants of cfg.h.
    #[inline]
    pub fn dev_problem(&self) -> u32 {
        self.dev_problem
    }
    /// Sets `DevProblem`.
    #[inline]
    pub fn set_dev_problem(&mut self, value: u32) {
        self.dev_problem = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_pnp_record_v5::V5_0;
}
#[cfg(feature = "alloc")]
impl Default for WmiPnpRecordV5 {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 32], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for WmiPnpRecordV5 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiPnpRecordV5 {
    const NAME: &'static str = "WMI_PNP_RECORD_V5";
    const FIXED: usize = 32;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiPnpRecordV5View::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_PNP_RECORD_V5",
                    needed: 32,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiPnpRecordV5::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.strings.len() * 2) as u64;
        let says = WmiPnpRecordV5View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "WMI_PNP_RECORD_V5",
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
binrw_tailed!(WmiPnpRecordV5);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiPnpRecordV5 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<Guid>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
            ),
        )
            .prop_map(|
                (
                    (
                        class_guid,
                        upper_filter_count,
                        lower_filter_count,
                        dev_status,
                        dev_problem,
                        strings,
                    ),
                )|
            Self {
                class_guid,
                upper_filter_count,
                lower_filter_count,
                dev_status,
                dev_problem,
                strings,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiPnpRecordV5`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiPnpRecordV5View<'a> {
    fixed: &'a [u8; 32],
    rest: &'a [u8],
}
impl<'a> WmiPnpRecordV5View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WmiPnpRecordV5`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "WMI_PNP_RECORD_V5",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "WMI_PNP_RECORD_V5",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
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
    /// `ULONG DevStatus`, at 0x18. Flags of the documented DN_ constants of cfg.h.
    #[inline]
    pub fn dev_status(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `ULONG DevProblem`, at 0x1C. A value of the documented CM_PROB_ constants of cfg.h.
    #[inline]
    pub fn dev_problem(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `WCHAR Strings`, at 0x20. The device's identifier, the first of five strings.
    #[inline]
    pub fn strings(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 32]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> WmiPnpRecordV5 {
        WmiPnpRecordV5::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for WmiPnpRecordV5View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiPnpRecordV5View");
        out.field("class_guid", &self.class_guid());
        out.field("upper_filter_count", &self.upper_filter_count());
        out.field("lower_filter_count", &self.lower_filter_count());
        out.field("dev_status", &self.dev_status());
        out.field("dev_problem", &self.dev_problem());
        out.finish()
    }
}
