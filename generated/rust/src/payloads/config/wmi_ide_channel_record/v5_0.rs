// Generated from spec/structs/WMI_IDE_CHANNEL_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_IDE_CHANNEL_RECORD in the form of releases 5.0+.
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
/// A channel of an IDE controller.
///
/// In C: `WMI_IDE_CHANNEL_RECORD`, 0x14 bytes with one element of its array, 0x10 without. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `TargetId` |
/// | 0x04 | 0x4 | ULONG | `DeviceType` |
/// | 0x08 | 0x4 | ULONG | `DeviceTimingMode` |
/// | 0x0c | 0x4 | ULONG | `LocationInformationLen` |
/// | 0x10 | to the end | WCHAR \[ \] | `LocationInformation` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_IDE_CHANNEL_RECORD")]
pub struct WmiIdeChannelRecord {
    /// `ULONG TargetId`, at 0x00.
    pub target_id: u32,
    /// `ULONG DeviceType`, at 0x04. What it is for is not known.
    pub device_type: u32,
    /// `ULONG DeviceTimingMode`, at 0x08. What it is for is not known.
    pub device_timing_mode: u32,
    /// `ULONG LocationInformationLen`, at 0x0C. The length of LocationInformation without its zero. Unit: characters.
    pub location_information_len: u32,
    /// `WCHAR LocationInformation`, at 0x10. Which channel it is, such as Channel 0.
    pub location_information: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl WmiIdeChannelRecord {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 16;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = WmiIdeChannelRecordView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 16], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            target_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            device_type: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            device_timing_mode: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            location_information_len: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            location_information: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.target_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.device_type.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.device_timing_mode.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.location_information_len.to_le_bytes());
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
    /// `ULONG TargetId`, at 0x00.
    #[inline]
    pub fn target_id(&self) -> u32 {
        self.target_id
    }
    /// Sets `TargetId`.
    #[inline]
    pub fn set_target_id(&mut self, value: u32) {
        self.target_id = value;
    }
    /// `ULONG DeviceType`, at 0x04. What it is for is not known.
    #[inline]
    pub fn device_type(&self) -> u32 {
        self.device_type
    }
    /// Sets `DeviceType`.
    #[inline]
    pub fn set_device_type(&mut self, value: u32) {
        self.device_type = value;
    }
    /// `ULONG DeviceTimingMode`, at 0x08. What it is for is not known.
    #[inline]
    pub fn device_timing_mode(&self) -> u32 {
        self.device_timing_mode
    }
    /// Sets `DeviceTimingMode`.
    #[inline]
    pub fn set_device_timing_mode(&mut self, value: u32) {
        self.device_timing_mode = value;
    }
    /// `ULONG LocationInformationLen`, at 0x0C. The length of LocationInformation without its zero. Unit: characters.
    #[inline]
    pub fn location_information_len(&self) -> u32 {
        self.location_information_len
    }
    /// Sets `LocationInformationLen`.
    #[inline]
    pub fn set_location_information_len(&mut self, value: u32) {
        self.location_information_len = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_ide_channel_record::V5_0;
}
#[cfg(feature = "alloc")]
impl Default for WmiIdeChannelRecord {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 16], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for WmiIdeChannelRecord {}
#[cfg(feature = "alloc")]
impl Tailed for WmiIdeChannelRecord {
    const NAME: &'static str = "WMI_IDE_CHANNEL_RECORD";
    const FIXED: usize = 16;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiIdeChannelRecordView::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_IDE_CHANNEL_RECORD",
                    needed: 16,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiIdeChannelRecord::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.location_information.len() * 2) as u64;
        let says = WmiIdeChannelRecordView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "WMI_IDE_CHANNEL_RECORD",
                field: "LocationInformation",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.location_information
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(WmiIdeChannelRecord);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiIdeChannelRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
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
                        target_id,
                        device_type,
                        device_timing_mode,
                        location_information_len,
                        location_information,
                    ),
                )|
            Self {
                target_id,
                device_type,
                device_timing_mode,
                location_information_len,
                location_information,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiIdeChannelRecord`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiIdeChannelRecordView<'a> {
    fixed: &'a [u8; 16],
    rest: &'a [u8],
}
impl<'a> WmiIdeChannelRecordView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WmiIdeChannelRecord`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "WMI_IDE_CHANNEL_RECORD",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "WMI_IDE_CHANNEL_RECORD",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG TargetId`, at 0x00.
    #[inline]
    pub fn target_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG DeviceType`, at 0x04. What it is for is not known.
    #[inline]
    pub fn device_type(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG DeviceTimingMode`, at 0x08. What it is for is not known.
    #[inline]
    pub fn device_timing_mode(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG LocationInformationLen`, at 0x0C. The length of LocationInformation without its zero. Unit: characters.
    #[inline]
    pub fn location_information_len(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `WCHAR LocationInformation`, at 0x10. Which channel it is, such as Channel 0.
    #[inline]
    pub fn location_information(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 16]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> WmiIdeChannelRecord {
        WmiIdeChannelRecord::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for WmiIdeChannelRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiIdeChannelRecordView");
        out.field("target_id", &self.target_id());
        out.field("device_type", &self.device_type());
        out.field("device_timing_mode", &self.device_timing_mode());
        out.field("location_information_len", &self.location_information_len());
        out.finish()
    }
}
