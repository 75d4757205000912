// Generated from spec/structs/WMI_IRQ_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_IRQ_RECORD in the form of releases 5.0+.
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
/// An interrupt that a device was given.
///
/// In C: `WMI_IRQ_RECORD`, 0x18 bytes with one element of its array, 0x14 without. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG64 | `IRQAffinity` |
/// | 0x08 | 0x2 | USHORT | `IRQGroup` |
/// | 0x0a | 0x2 | USHORT | `Reserved` |
/// | 0x0c | 0x4 | ULONG | `IRQNum` |
/// | 0x10 | 0x4 | ULONG | `DeviceDescriptionLen` |
/// | 0x14 | to the end | WCHAR \[ \] | `DeviceDescription` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_IRQ_RECORD")]
pub struct WmiIrqRecord {
    /// `ULONG64 IRQAffinity`, at 0x00. The processors of the group that the interrupt is delivered to, a bit for each.
    pub irq_affinity: u64,
    /// `USHORT IRQGroup`, at 0x08. The group of processors that IRQAffinity is of.
    pub irq_group: u16,
    /// `USHORT Reserved`, at 0x0A. What it is for is not known.
    pub reserved: u16,
    /// `ULONG IRQNum`, at 0x0C. Real traces have numbers here that would be negative.
    pub irq_num: u32,
    /// `ULONG DeviceDescriptionLen`, at 0x10. The length of DeviceDescription, its zero included. Unit: characters.
    pub device_description_len: u32,
    /// `WCHAR DeviceDescription`, at 0x14. Which device it is: real traces have its hardware identifier.
    pub device_description: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl WmiIrqRecord {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 20;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = WmiIrqRecordView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 20], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            irq_affinity: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            irq_group: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<10, 2, _>(bytes)),
            irq_num: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            device_description_len: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            device_description: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.irq_affinity.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.irq_group.to_le_bytes());
        put::<10, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.irq_num.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.device_description_len.to_le_bytes());
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
    /// `ULONG64 IRQAffinity`, at 0x00. The processors of the group that the interrupt is delivered to, a bit for each.
    #[inline]
    pub fn irq_affinity(&self) -> u64 {
        self.irq_affinity
    }
    /// Sets `IRQAffinity`.
    #[inline]
    pub fn set_irq_affinity(&mut self, value: u64) {
        self.irq_affinity = value;
    }
    /// `USHORT IRQGroup`, at 0x08. The group of processors that IRQAffinity is of.
    #[inline]
    pub fn irq_group(&self) -> u16 {
        self.irq_group
    }
    /// Sets `IRQGroup`.
    #[inline]
    pub fn set_irq_group(&mut self, value: u16) {
        self.irq_group = value;
    }
    /// `USHORT Reserved`, at 0x0A. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u16) {
        self.reserved = value;
    }
    /// `ULONG IRQNum`, at 0x0C. Real traces have numbers here that would be negative.
    #[inline]
    pub fn irq_num(&self) -> u32 {
        self.irq_num
    }
    /// Sets `IRQNum`.
    #[inline]
    pub fn set_irq_num(&mut self, value: u32) {
        self.irq_num = value;
    }
    /// `ULONG DeviceDescriptionLen`, at 0x10. The length of DeviceDescription, its zero included. Unit: characters.
    #[inline]
    pub fn device_description_len(&self) -> u32 {
        self.device_description_len
    }
    /// Sets `DeviceDescriptionLen`.
    #[inline]
    pub fn set_device_description_len(&mut self, value: u32) {
        self.device_description_len = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_irq_record::V5_0;
}
#[cfg(feature = "alloc")]
impl Default for WmiIrqRecord {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 20], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for WmiIrqRecord {}
#[cfg(feature = "alloc")]
impl Tailed for WmiIrqRecord {
    const NAME: &'static str = "WMI_IRQ_RECORD";
    const FIXED: usize = 20;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiIrqRecordView::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_IRQ_RECORD",
                    needed: 20,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiIrqRecord::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.device_description.len() * 2) as u64;
        let says = WmiIrqRecordView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "WMI_IRQ_RECORD",
                field: "DeviceDescription",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.device_description
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(WmiIrqRecord);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiIrqRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
            ),
        )
            .prop_map(|
                (
                    (
                        irq_affinity,
                        irq_group,
                        reserved,
                        irq_num,
                        device_description_len,
                        device_description,
                    ),
                )|
            Self {
                irq_affinity,
                irq_group,
                reserved,
                irq_num,
                device_description_len,
                device_description,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiIrqRecord`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiIrqRecordView<'a> {
    fixed: &'a [u8; 20],
    rest: &'a [u8],
}
impl<'a> WmiIrqRecordView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WmiIrqRecord`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "WMI_IRQ_RECORD",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "WMI_IRQ_RECORD",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `ULONG64 IRQAffinity`, at 0x00. The processors of the group that the interrupt is delivered to, a bit for each.
    #[inline]
    pub fn irq_affinity(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `USHORT IRQGroup`, at 0x08. The group of processors that IRQAffinity is of.
    #[inline]
    pub fn irq_group(&self) -> u16 {
        u16::from_le_bytes(get::<8, 2, _>(self.fixed))
    }
    /// `USHORT Reserved`, at 0x0A. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        u16::from_le_bytes(get::<10, 2, _>(self.fixed))
    }
    /// `ULONG IRQNum`, at 0x0C. Real traces have numbers here that would be negative.
    #[inline]
    pub fn irq_num(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG DeviceDescriptionLen`, at 0x10. The length of DeviceDescription, its zero included. Unit: characters.
    #[inline]
    pub fn device_description_len(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `WCHAR DeviceDescription`, at 0x14. Which device it is: real traces have its hardware identifier.
    #[inline]
    pub fn device_description(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 20]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> WmiIrqRecord {
        WmiIrqRecord::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for WmiIrqRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiIrqRecordView");
        out.field("irq_affinity", &self.irq_affinity());
        out.field("irq_group", &self.irq_group());
        out.field("reserved", &self.reserved());
        out.field("irq_num", &self.irq_num());
        out.field("device_description_len", &self.device_description_len());
        out.finish()
    }
}
