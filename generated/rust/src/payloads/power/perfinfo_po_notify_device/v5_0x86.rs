// Generated from spec/structs/PERFINFO_PO_NOTIFY_DEVICE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PO_NOTIFY_DEVICE in the form of releases 5.0+ with 32 bit pointers.
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
/// The power manager calls a driver to set the power state of a device.
///
/// In C: `PERFINFO_PO_NOTIFY_DEVICE`, 0x1c bytes with one element of its array, 0x18 without. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Irp` |
/// | 0x04 | 0x4 | PVOID | `DriverStart` |
/// | 0x08 | 0x1 | UCHAR | `OrderLevel` |
/// | 0x09 | 0x1 | UCHAR | `MajorFunction` |
/// | 0x0a | 0x1 | UCHAR | `MinorFunction` |
/// | 0x0b | 0x1 | padding |  |
/// | 0x0c | 0x4 | POWER_STATE_TYPE | `Type` |
/// | 0x10 | 0x4 | POWER_STATE | `State` |
/// | 0x14 | 0x4 | ULONG | `DeviceNameLength` |
/// | 0x18 | to the end | WCHAR \[ \] | `DeviceName` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE")]
pub struct PerfinfoPoNotifyDevice32 {
    /// `PVOID Irp`, at 0x00. Finds the event of the completion.
    pub irp: u32,
    /// `PVOID DriverStart`, at 0x04. The base address of the driver that owns the device.
    pub driver_start: u32,
    /// `UCHAR OrderLevel`, at 0x08. The device's place in the order of notification.
    pub order_level: u8,
    /// `UCHAR MajorFunction`, at 0x09. The major function, an IRP_MJ_ constant.
    pub major_function: u8,
    /// `UCHAR MinorFunction`, at 0x0A. The minor function, an IRP_MN_ constant.
    pub minor_function: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0b: Bytes<1>,
    /// `POWER_STATE_TYPE Type`, at 0x0C. Which arm of State holds.
    pub kind: crate::payloads::power::PowerStateType,
    /// `POWER_STATE State`, at 0x10. The state to be set.
    pub state: crate::payloads::power::PowerState,
    /// `ULONG DeviceNameLength`, at 0x14. The length of DeviceName without its zero. Unit: characters.
    pub device_name_length: u32,
    /// `WCHAR DeviceName`, at 0x18. The device's name, or the last part of it if there was no room for all.
    pub device_name: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl PerfinfoPoNotifyDevice32 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 24;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = PerfinfoPoNotifyDevice32View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 24], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            driver_start: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            order_level: u8::from_le_bytes(get::<8, 1, _>(bytes)),
            major_function: u8::from_le_bytes(get::<9, 1, _>(bytes)),
            minor_function: u8::from_le_bytes(get::<10, 1, _>(bytes)),
            padding_0b: Bytes(get::<11, 1, _>(bytes)),
            kind: crate::payloads::power::PowerStateType::from_le(
                get::<12, 4, _>(bytes),
            ),
            state: crate::payloads::power::PowerState::from_bytes(
                part::<16, 4, _>(bytes),
            ),
            device_name_length: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            device_name: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.driver_start.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.order_level.to_le_bytes());
        put::<9, 1, _>(&mut bytes, self.major_function.to_le_bytes());
        put::<10, 1, _>(&mut bytes, self.minor_function.to_le_bytes());
        put::<11, 1, _>(&mut bytes, self.padding_0b.0);
        put::<12, 4, _>(&mut bytes, self.kind.to_le());
        put::<16, 4, _>(&mut bytes, self.state.to_bytes());
        put::<20, 4, _>(&mut bytes, self.device_name_length.to_le_bytes());
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
    /// `PVOID Irp`, at 0x00. Finds the event of the completion.
    #[inline]
    pub fn irp(&self) -> u32 {
        self.irp
    }
    /// Sets `Irp`.
    #[inline]
    pub fn set_irp(&mut self, value: u32) {
        self.irp = value;
    }
    /// `PVOID DriverStart`, at 0x04. The base address of the driver that owns the device.
    #[inline]
    pub fn driver_start(&self) -> u32 {
        self.driver_start
    }
    /// Sets `DriverStart`.
    #[inline]
    pub fn set_driver_start(&mut self, value: u32) {
        self.driver_start = value;
    }
    /// `UCHAR OrderLevel`, at 0x08. The device's place in the order of notification.
    #[inline]
    pub fn order_level(&self) -> u8 {
        self.order_level
    }
    /// Sets `OrderLevel`.
    #[inline]
    pub fn set_order_level(&mut self, value: u8) {
        self.order_level = value;
    }
    /// `UCHAR MajorFunction`, at 0x09. The major function, an IRP_MJ_ constant.
    #[inline]
    pub fn major_function(&self) -> u8 {
        self.major_function
    }
    /// Sets `MajorFunction`.
    #[inline]
    pub fn set_major_function(&mut self, value: u8) {
        self.major_function = value;
    }
    /// `UCHAR MinorFunction`, at 0x0A. The minor function, an IRP_MN_ constant.
    #[inline]
    pub fn minor_function(&self) -> u8 {
        self.minor_function
    }
    /// Sets `MinorFunction`.
    #[inline]
    pub fn set_minor_function(&mut self, value: u8) {
        self.minor_function = value;
    }
    /// `POWER_STATE_TYPE Type`, at 0x0C. Which arm of State holds.
    #[inline]
    pub fn kind(&self) -> crate::payloads::power::PowerStateType {
        self.kind
    }
    /// Sets `Type`.
    #[inline]
    pub fn set_kind(&mut self, value: crate::payloads::power::PowerStateType) {
        self.kind = value;
    }
    /// `POWER_STATE State`, at 0x10. The state to be set.
    #[inline]
    pub fn state(&self) -> crate::payloads::power::PowerState {
        self.state
    }
    /// Sets `State`.
    #[inline]
    pub fn set_state(&mut self, value: crate::payloads::power::PowerState) {
        self.state = value;
    }
    /// `ULONG DeviceNameLength`, at 0x14. The length of DeviceName without its zero. Unit: characters.
    #[inline]
    pub fn device_name_length(&self) -> u32 {
        self.device_name_length
    }
    /// Sets `DeviceNameLength`.
    #[inline]
    pub fn set_device_name_length(&mut self, value: u32) {
        self.device_name_length = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_po_notify_device::V5_0X86;
}
#[cfg(feature = "alloc")]
impl Default for PerfinfoPoNotifyDevice32 {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 24], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for PerfinfoPoNotifyDevice32 {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoPoNotifyDevice32 {
    const NAME: &'static str = "PERFINFO_PO_NOTIFY_DEVICE";
    const FIXED: usize = 24;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoPoNotifyDevice32View::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PO_NOTIFY_DEVICE",
                    needed: 24,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoPoNotifyDevice32::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.device_name.len() * 2) as u64;
        let says = PerfinfoPoNotifyDevice32View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "PERFINFO_PO_NOTIFY_DEVICE",
                field: "DeviceName",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.device_name
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoPoNotifyDevice32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPoNotifyDevice32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<Bytes<1>>(),
                proptest::arbitrary::any::<crate::payloads::power::PowerStateType>(),
                proptest::arbitrary::any::<crate::payloads::power::PowerState>(),
            ),
            (
                proptest::arbitrary::any::<u32>(),
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
            ),
        )
            .prop_map(|
                (
                    (
                        irp,
                        driver_start,
                        order_level,
                        major_function,
                        minor_function,
                        padding_0b,
                        kind,
                        state,
                    ),
                    (device_name_length, device_name),
                )|
            Self {
                irp,
                driver_start,
                order_level,
                major_function,
                minor_function,
                padding_0b,
                kind,
                state,
                device_name_length,
                device_name,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoPoNotifyDevice32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPoNotifyDevice32View<'a> {
    fixed: &'a [u8; 24],
    rest: &'a [u8],
}
impl<'a> PerfinfoPoNotifyDevice32View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`PerfinfoPoNotifyDevice32`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "PERFINFO_PO_NOTIFY_DEVICE",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PO_NOTIFY_DEVICE",
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
    /// `PVOID Irp`, at 0x00. Finds the event of the completion.
    #[inline]
    pub fn irp(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID DriverStart`, at 0x04. The base address of the driver that owns the device.
    #[inline]
    pub fn driver_start(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `UCHAR OrderLevel`, at 0x08. The device's place in the order of notification.
    #[inline]
    pub fn order_level(&self) -> u8 {
        u8::from_le_bytes(get::<8, 1, _>(self.fixed))
    }
    /// `UCHAR MajorFunction`, at 0x09. The major function, an IRP_MJ_ constant.
    #[inline]
    pub fn major_function(&self) -> u8 {
        u8::from_le_bytes(get::<9, 1, _>(self.fixed))
    }
    /// `UCHAR MinorFunction`, at 0x0A. The minor function, an IRP_MN_ constant.
    #[inline]
    pub fn minor_function(&self) -> u8 {
        u8::from_le_bytes(get::<10, 1, _>(self.fixed))
    }
    /// `POWER_STATE_TYPE Type`, at 0x0C. Which arm of State holds.
    #[inline]
    pub fn kind(&self) -> crate::payloads::power::PowerStateType {
        crate::payloads::power::PowerStateType::from_le(get::<12, 4, _>(self.fixed))
    }
    /// `POWER_STATE State`, at 0x10. The state to be set.
    #[inline]
    pub fn state(&self) -> crate::payloads::power::PowerStateView<'a> {
        crate::payloads::power::PowerStateView::from_bytes(part::<16, 4, _>(self.fixed))
    }
    /// `ULONG DeviceNameLength`, at 0x14. The length of DeviceName without its zero. Unit: characters.
    #[inline]
    pub fn device_name_length(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `WCHAR DeviceName`, at 0x18. The device's name, or the last part of it if there was no room for all.
    #[inline]
    pub fn device_name(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 24]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> PerfinfoPoNotifyDevice32 {
        PerfinfoPoNotifyDevice32::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for PerfinfoPoNotifyDevice32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoPoNotifyDevice32View");
        out.field("irp", &self.irp());
        out.field("driver_start", &self.driver_start());
        out.field("order_level", &self.order_level());
        out.field("major_function", &self.major_function());
        out.field("minor_function", &self.minor_function());
        out.field("kind", &self.kind());
        out.field("state", &self.state());
        out.field("device_name_length", &self.device_name_length());
        out.finish()
    }
}
