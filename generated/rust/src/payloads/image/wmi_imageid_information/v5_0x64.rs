// Generated from spec/structs/WMI_IMAGEID_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_IMAGEID_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
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
/// What identifies an image.
///
/// In C: `WMI_IMAGEID_INFORMATION`, 0x1a bytes with one element of its array, 0x18 without. Releases 5.0+ with 64 bit pointers.
///
/// Not the data of a hook id: real events of event type 0 of the GUID B3E675D7-2554-4F18-830B-2762732560DE have it, with an EVENT_TRACE_HEADER, where a tool added them when the trace was stopped.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `ImageBase` |
/// | 0x08 | 0x8 | SIZE_T | `ImageSize` |
/// | 0x10 | 0x4 | ULONG | `ProcessId` |
/// | 0x14 | 0x4 | ULONG | `TimeDateStamp` |
/// | 0x18 | to the end | WCHAR \[ \] | `OriginalFileName` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_IMAGEID_INFORMATION")]
pub struct WmiImageidInformation64 {
    /// `PVOID ImageBase`, at 0x00.
    pub image_base: u64,
    /// `SIZE_T ImageSize`, at 0x08. Unit: bytes.
    pub image_size: u64,
    /// `ULONG ProcessId`, at 0x10.
    pub process_id: u32,
    /// `ULONG TimeDateStamp`, at 0x14. From the image's header. Unit: seconds since 1970.
    pub time_date_stamp: u32,
    /// `WCHAR OriginalFileName`, at 0x18. The name that the image's version resource gives.
    pub original_file_name: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl WmiImageidInformation64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 24;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = WmiImageidInformation64View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 24], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            image_base: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            image_size: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            time_date_stamp: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            original_file_name: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.image_base.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.image_size.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.time_date_stamp.to_le_bytes());
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
    /// `PVOID ImageBase`, at 0x00.
    #[inline]
    pub fn image_base(&self) -> u64 {
        self.image_base
    }
    /// Sets `ImageBase`.
    #[inline]
    pub fn set_image_base(&mut self, value: u64) {
        self.image_base = value;
    }
    /// `SIZE_T ImageSize`, at 0x08. Unit: bytes.
    #[inline]
    pub fn image_size(&self) -> u64 {
        self.image_size
    }
    /// Sets `ImageSize`.
    #[inline]
    pub fn set_image_size(&mut self, value: u64) {
        self.image_size = value;
    }
    /// `ULONG ProcessId`, at 0x10.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `ULONG TimeDateStamp`, at 0x14. From the image's header. Unit: seconds since 1970.
    #[inline]
    pub fn time_date_stamp(&self) -> u32 {
        self.time_date_stamp
    }
    /// Sets `TimeDateStamp`.
    #[inline]
    pub fn set_time_date_stamp(&mut self, value: u32) {
        self.time_date_stamp = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_imageid_information::V5_0X64;
}
#[cfg(feature = "alloc")]
impl Default for WmiImageidInformation64 {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 24], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for WmiImageidInformation64 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiImageidInformation64 {
    const NAME: &'static str = "WMI_IMAGEID_INFORMATION";
    const FIXED: usize = 24;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiImageidInformation64View::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_IMAGEID_INFORMATION",
                    needed: 24,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiImageidInformation64::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.original_file_name.len() * 2) as u64;
        let says = WmiImageidInformation64View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "WMI_IMAGEID_INFORMATION",
                field: "OriginalFileName",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.original_file_name
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(WmiImageidInformation64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiImageidInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
            ),
        )
            .prop_map(|
                (
                    (
                        image_base,
                        image_size,
                        process_id,
                        time_date_stamp,
                        original_file_name,
                    ),
                )|
            Self {
                image_base,
                image_size,
                process_id,
                time_date_stamp,
                original_file_name,
            });
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
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WmiImageidInformation64`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "WMI_IMAGEID_INFORMATION",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "WMI_IMAGEID_INFORMATION",
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
    /// `PVOID ImageBase`, at 0x00.
    #[inline]
    pub fn image_base(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `SIZE_T ImageSize`, at 0x08. Unit: bytes.
    #[inline]
    pub fn image_size(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG ProcessId`, at 0x10.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG TimeDateStamp`, at 0x14. From the image's header. Unit: seconds since 1970.
    #[inline]
    pub fn time_date_stamp(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `WCHAR OriginalFileName`, at 0x18. The name that the image's version resource gives.
    #[inline]
    pub fn original_file_name(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 24]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> WmiImageidInformation64 {
        WmiImageidInformation64::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for WmiImageidInformation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiImageidInformation64View");
        out.field("image_base", &self.image_base());
        out.field("image_size", &self.image_size());
        out.field("process_id", &self.process_id());
        out.field("time_date_stamp", &self.time_date_stamp());
        out.finish()
    }
}
