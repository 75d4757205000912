// Generated from spec/structs/WMI_PNP_RECORD_V3.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_PNP_RECORD_V3 in the form of releases 5.0+.
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
/// A Plug and Play device, in the third version of the event.
///
/// In C: `WMI_PNP_RECORD_V3`, 0x10 bytes with one element of its array, 0xc without. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `IDLength` |
/// | 0x04 | 0x4 | ULONG | `DescriptionLength` |
/// | 0x08 | 0x4 | ULONG | `FriendlyNameLength` |
/// | 0x0c | to the end | WCHAR \[ \] | `Strings` |
///
/// What no source says:
///
/// - Whether the three lengths count the zeros at the ends of the strings, and in which unit.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
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
    /// `WCHAR Strings`, at 0x0C. The device's identifier, the first of three strings.
    pub strings: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl WmiPnpRecordV3 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 12;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = WmiPnpRecordV3View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 12], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            id_length: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            description_length: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            friendly_name_length: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            strings: tail,
        }
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
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// `ULONG IDLength`, at 0x00. The length of the device's identifier.
    #[inline]
    pub fn id_length(&self) -> u32 {
        self.id_length
    }
    /// Sets `IDLength`.
    #[inline]
    pub fn set_id_length(&mut self, value: u32) {
        self.id_length = value;
    }
    /// `ULONG DescriptionLength`, at 0x04. The length of the device's description.
    #[inline]
    pub fn description_length(&self) -> u32 {
        self.description_length
    }
    /// Sets `DescriptionLength`.
    #[inline]
    pub fn set_description_length(&mut self, value: u32) {
        self.description_length = value;
    }
    /// `ULONG FriendlyNameLength`, at 0x08. The length of the device's friendly name.
    #[inline]
    pub fn friendly_name_length(&self) -> u32 {
        self.friendly_name_length
    }
    /// Sets `FriendlyNameLength`.
    #[inline]
    pub fn set_friendly_name_length(&mut self, value: u32) {
        self.friendly_name_length = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_pnp_record_v3::V5_0;
}
#[cfg(feature = "alloc")]
impl Default for WmiPnpRecordV3 {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 12], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for WmiPnpRecordV3 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiPnpRecordV3 {
    const NAME: &'static str = "WMI_PNP_RECORD_V3";
    const FIXED: usize = 12;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiPnpRecordV3View::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_PNP_RECORD_V3",
                    needed: 12,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiPnpRecordV3::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.strings.len() * 2) as u64;
        let says = WmiPnpRecordV3View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "WMI_PNP_RECORD_V3",
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
binrw_tailed!(WmiPnpRecordV3);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiPnpRecordV3 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
            ),
        )
            .prop_map(|
                ((id_length, description_length, friendly_name_length, strings),)|
            Self {
                id_length,
                description_length,
                friendly_name_length,
                strings,
            });
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
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WmiPnpRecordV3`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "WMI_PNP_RECORD_V3",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "WMI_PNP_RECORD_V3",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `ULONG IDLength`, at 0x00. The length of the device's identifier.
    #[inline]
    pub fn id_length(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG DescriptionLength`, at 0x04. The length of the device's description.
    #[inline]
    pub fn description_length(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG FriendlyNameLength`, at 0x08. The length of the device's friendly name.
    #[inline]
    pub fn friendly_name_length(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `WCHAR Strings`, at 0x0C. The device's identifier, the first of three strings.
    #[inline]
    pub fn strings(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 12]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> WmiPnpRecordV3 {
        WmiPnpRecordV3::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for WmiPnpRecordV3View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiPnpRecordV3View");
        out.field("id_length", &self.id_length());
        out.field("description_length", &self.description_length());
        out.field("friendly_name_length", &self.friendly_name_length());
        out.finish()
    }
}
