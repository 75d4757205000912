// Generated from spec/structs/PERFINFO_PO_NOTIFY_DEVICE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PO_NOTIFY_DEVICE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The power manager calls a driver to set the power state of a device.
///
/// In C: `PERFINFO_PO_NOTIFY_DEVICE`, 0x28 bytes with one element of its array, 0x20 without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE")]
pub struct PerfinfoPoNotifyDeviceX64 {
    /// `PVOID Irp`, at 0x00. Finds the event of the completion.
    pub irp: u64,
    /// `PVOID DriverStart`, at 0x08. The base address of the driver that owns the device.
    pub driver_start: u64,
    /// `UCHAR OrderLevel`, at 0x10. The device's place in the order of notification.
    pub order_level: u8,
    /// `UCHAR MajorFunction`, at 0x11. The major function, an IRP_MJ_ constant.
    pub major_function: u8,
    /// `UCHAR MinorFunction`, at 0x12. The minor function, an IRP_MN_ constant.
    pub minor_function: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_13: Bytes<1>,
    /// `POWER_STATE_TYPE Type`, at 0x14. Which arm of State holds.
    pub kind: crate::payloads::power::PowerStateType,
    /// `POWER_STATE State`, at 0x18. The state to be set.
    pub state: crate::payloads::power::PowerState,
    /// `ULONG DeviceNameLength`, at 0x1C. The length of DeviceName without its zero. Unit: characters.
    pub device_name_length: u32,
    /// `WCHAR DeviceName` up to a zero. The device's name, or the last part of it if there was no room for all.
    pub device_name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoPoNotifyDeviceX64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 32;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoPoNotifyDeviceX64View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.irp.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.driver_start.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.order_level.to_le_bytes());
        put::<17, 1, _>(&mut bytes, self.major_function.to_le_bytes());
        put::<18, 1, _>(&mut bytes, self.minor_function.to_le_bytes());
        put::<19, 1, _>(&mut bytes, self.padding_13.0);
        put::<20, 4, _>(&mut bytes, self.kind.to_le());
        put::<24, 4, _>(&mut bytes, self.state.to_bytes());
        put::<28, 4, _>(&mut bytes, self.device_name_length.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_po_notify_device::V5_0X64;
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoPoNotifyDeviceX64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 32];
        Self {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            driver_start: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            order_level: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            major_function: u8::from_le_bytes(get::<17, 1, _>(bytes)),
            minor_function: u8::from_le_bytes(get::<18, 1, _>(bytes)),
            padding_13: Bytes(get::<19, 1, _>(bytes)),
            kind: crate::payloads::power::PowerStateType::from_le(get::<20, 4, _>(bytes)),
            state: crate::payloads::power::PowerState::from_bytes(part::<24, 4, _>(bytes)),
            device_name_length: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            device_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for PerfinfoPoNotifyDeviceX64 {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoPoNotifyDeviceX64 {
    const NAME: &'static str = "PERFINFO_PO_NOTIFY_DEVICE";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoPoNotifyDeviceX64View::announced(fixed)),
            None => Err(Error::TooShort { name: "PERFINFO_PO_NOTIFY_DEVICE", needed: 32, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoPoNotifyDeviceX64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("PERFINFO_PO_NOTIFY_DEVICE", out);
        {
            let part = &self.device_name;
            to.utf16("DeviceName", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoPoNotifyDeviceX64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPoNotifyDeviceX64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 32]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`PerfinfoPoNotifyDeviceX64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPoNotifyDeviceX64View<'a> {
    fixed: &'a [u8; 32],
    rest: &'a [u8],
}

impl<'a> PerfinfoPoNotifyDeviceX64View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "PERFINFO_PO_NOTIFY_DEVICE", needed: 32, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<PerfinfoPoNotifyDeviceX64Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_PO_NOTIFY_DEVICE", 32, self.rest);
        let device_name = left.text();
        Ok(PerfinfoPoNotifyDeviceX64Tail { device_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoPoNotifyDeviceX64, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(PerfinfoPoNotifyDeviceX64 {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            driver_start: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            order_level: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            major_function: u8::from_le_bytes(get::<17, 1, _>(bytes)),
            minor_function: u8::from_le_bytes(get::<18, 1, _>(bytes)),
            padding_13: Bytes(get::<19, 1, _>(bytes)),
            kind: crate::payloads::power::PowerStateType::from_le(get::<20, 4, _>(bytes)),
            state: crate::payloads::power::PowerState::from_bytes(part::<24, 4, _>(bytes)),
            device_name_length: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            device_name: {
                let part = tail.device_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 32]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
}

getters! {
    self PerfinfoPoNotifyDeviceX64View "PerfinfoPoNotifyDeviceX64View" {
        /// `PVOID Irp`, at 0x00.
        irp: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID DriverStart`, at 0x08.
        driver_start: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `UCHAR OrderLevel`, at 0x10.
        order_level: u8 = u8::from_le_bytes(get::<16, 1, _>(self.fixed));
        /// `UCHAR MajorFunction`, at 0x11.
        major_function: u8 = u8::from_le_bytes(get::<17, 1, _>(self.fixed));
        /// `UCHAR MinorFunction`, at 0x12.
        minor_function: u8 = u8::from_le_bytes(get::<18, 1, _>(self.fixed));
        /// `POWER_STATE_TYPE Type`, at 0x14.
        kind: crate::payloads::power::PowerStateType = crate::payloads::power::PowerStateType::from_le(get::<20, 4, _>(self.fixed));
        /// `POWER_STATE State`, at 0x18.
        state: crate::payloads::power::PowerStateView<'a> = crate::payloads::power::PowerStateView::from_bytes(part::<24, 4, _>(self.fixed));
        /// `ULONG DeviceNameLength`, at 0x1C.
        device_name_length: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for PerfinfoPoNotifyDeviceX64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoPoNotifyDeviceX64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 32], ..view }, rest)),
            None => Err(Error::TooShort { name: "PERFINFO_PO_NOTIFY_DEVICE", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoPoNotifyDeviceX64, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`PerfinfoPoNotifyDeviceX64`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PerfinfoPoNotifyDeviceX64Tail<'a> {
    /// `WCHAR DeviceName` up to a zero. The device's name, or the last part of it if there was no room for all.
    pub device_name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
