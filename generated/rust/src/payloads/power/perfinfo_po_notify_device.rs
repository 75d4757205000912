// Generated from spec/structs/PERFINFO_PO_NOTIFY_DEVICE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Power manager calls a driver to set the power state of a device.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTPOAPI];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PO_NOTIFY_DEVICE", "PerfinfoPoNotifyDevicePtr32")
    .size(28)
    .fixed(24)
    .about("Power manager calls a driver to set the power state of a device.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "DeviceName", Content::Text { unit: 2 })
            .about("Device name, or the last part of it if there was no room for all of it.").means(Meaning::Text),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        address("PVOID Irp").at(0..4).about("Identifies the matching completion event.").means(Meaning::Irp),
        address("PVOID DriverStart").at(4..8).about("Base address of the driver that owns the device.")
            .means(Meaning::ModuleBase),
        unsigned("UCHAR OrderLevel").at(8..9).about("Position of the device in the notification order.")
            .means(Meaning::Index),
        unsigned("UCHAR MajorFunction").at(9..10).about("Major function, an IRP_MJ_ constant.")
            .means(Meaning::Enumeration),
        unsigned("UCHAR MinorFunction").at(10..11).about("Minor function, an IRP_MN_ constant.")
            .means(Meaning::Enumeration),
        field("padding ", Kind::Padding).at(11..12),
        unsigned("POWER_STATE_TYPE Type").at(12..16).about("Valid member of State.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::power::PowerStateType::VALUES)]),
        structure("POWER_STATE State").at(16..20).about("Power state to set.").with(&[More::Fields(&[
            union("union ").at(16..20).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("SYSTEM_POWER_STATE State.SystemState").at(16..20).means(Meaning::Enumeration)
                    .stated_by(SOURCES).with(&[More::Values(crate::payloads::power::SystemPowerState::VALUES)]),
                unsigned("DEVICE_POWER_STATE State.DeviceState").at(16..20).means(Meaning::Enumeration)
                    .stated_by(SOURCES).with(&[More::Values(crate::payloads::power::DevicePowerState::VALUES)]),
            ])]),
        ])]),
        unsigned("ULONG DeviceNameLength").at(20..24).about("Length of DeviceName, excluding its null terminator.")
            .means(Meaning::Characters).with(&[More::Units("characters")]),
        field("WCHAR DeviceName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(24..26).about("Device name, or the last part of it if there was no room for all of it.")
            .means(Meaning::Text),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_PO_NOTIFY_DEVICE", "PerfinfoPoNotifyDevicePtr64")
    .size(40)
    .fixed(32)
    .about("Power manager calls a driver to set the power state of a device.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "DeviceName", Content::Text { unit: 2 })
            .about("Device name, or the last part of it if there was no room for all of it.").means(Meaning::Text),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        address("PVOID Irp").at(0..8).about("Identifies the matching completion event.").means(Meaning::Irp),
        address("PVOID DriverStart").at(8..16).about("Base address of the driver that owns the device.")
            .means(Meaning::ModuleBase),
        unsigned("UCHAR OrderLevel").at(16..17).about("Position of the device in the notification order.")
            .means(Meaning::Index),
        unsigned("UCHAR MajorFunction").at(17..18).about("Major function, an IRP_MJ_ constant.")
            .means(Meaning::Enumeration),
        unsigned("UCHAR MinorFunction").at(18..19).about("Minor function, an IRP_MN_ constant.")
            .means(Meaning::Enumeration),
        field("padding ", Kind::Padding).at(19..20),
        unsigned("POWER_STATE_TYPE Type").at(20..24).about("Valid member of State.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::power::PowerStateType::VALUES)]),
        structure("POWER_STATE State").at(24..28).about("Power state to set.").with(&[More::Fields(&[
            union("union ").at(24..28).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("SYSTEM_POWER_STATE State.SystemState").at(24..28).means(Meaning::Enumeration)
                    .stated_by(SOURCES).with(&[More::Values(crate::payloads::power::SystemPowerState::VALUES)]),
                unsigned("DEVICE_POWER_STATE State.DeviceState").at(24..28).means(Meaning::Enumeration)
                    .stated_by(SOURCES).with(&[More::Values(crate::payloads::power::DevicePowerState::VALUES)]),
            ])]),
        ])]),
        unsigned("ULONG DeviceNameLength").at(28..32).about("Length of DeviceName, excluding its null terminator.")
            .means(Meaning::Characters).with(&[More::Units("characters")]),
        field("WCHAR DeviceName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(32..34).about("Device name, or the last part of it if there was no room for all of it.")
            .means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `PerfinfoPoNotifyDevicePtr32` and [`PerfinfoPoNotifyDevicePtr32View`], with the getters of its
    /// fields.
    part PerfinfoPoNotifyDevicePtr32Fixed / PerfinfoPoNotifyDevicePtr32View: followed,
        name = "PERFINFO_PO_NOTIFY_DEVICE", size = 24, table = Table::form(&LAYOUT_0);
    fields {
        /// Identifies the matching completion event. `PVOID Irp` at 0x00.
        irp / set_irp: u32, at = 0;
        /// Base address of the driver that owns the device. `PVOID DriverStart` at 0x04.
        driver_start / set_driver_start: u32, at = 4;
        /// Position of the device in the notification order. `UCHAR OrderLevel` at 0x08.
        order_level / set_order_level: u8, at = 8;
        /// Major function, an IRP_MJ_ constant. `UCHAR MajorFunction` at 0x09.
        major_function / set_major_function: u8, at = 9;
        /// Minor function, an IRP_MN_ constant. `UCHAR MinorFunction` at 0x0A.
        minor_function / set_minor_function: u8, at = 10;
        /// Valid member of State. `POWER_STATE_TYPE Type` at 0x0C.
        kind / set_kind: crate::payloads::power::PowerStateType, at = 12;
        /// Power state to set. `POWER_STATE State` at 0x10. Returns a copy.
        state / set_state: crate::payloads::power::PowerState, at = 16;
        /// Length of DeviceName, excluding its null terminator. `ULONG DeviceNameLength` at 0x14. Unit: characters.
        device_name_length / set_device_name_length: u32, at = 20;
    }
}

impl<'a> PerfinfoPoNotifyDevicePtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoPoNotifyDevicePtr32Fixed(first_and_rest::<24>("PERFINFO_PO_NOTIFY_DEVICE", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<PerfinfoPoNotifyDevicePtr32Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_PO_NOTIFY_DEVICE", 24, self.0.rest);
        let device_name = left.text();
        Ok(PerfinfoPoNotifyDevicePtr32Tail { device_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoPoNotifyDevicePtr32, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoPoNotifyDevicePtr32 {
            fixed: PerfinfoPoNotifyDevicePtr32Fixed(*self.0.fixed),
            device_name: { let part = tail.device_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoPoNotifyDevicePtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoPoNotifyDevicePtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_PO_NOTIFY_DEVICE`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoPoNotifyDevicePtr32Tail<'a> {
    /// Device name, or the last part of it if there was no room for all of it. `WCHAR DeviceName`, terminated by a
    /// zero.
    pub device_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Power manager calls a driver to set the power state of a device.
///
/// In C: `PERFINFO_PO_NOTIFY_DEVICE`, 0x1c bytes with one element of its array, 0x18 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (32-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoPoNotifyDevicePtr32 {
    fixed: PerfinfoPoNotifyDevicePtr32Fixed,
    /// Device name, or the last part of it if there was no room for all of it. `WCHAR DeviceName`, terminated by a
    /// zero.
    pub device_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoPoNotifyDevicePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoPoNotifyDevicePtr32View::new`] and [`PerfinfoPoNotifyDevicePtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoPoNotifyDevicePtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoPoNotifyDevicePtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            device_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for PerfinfoPoNotifyDevicePtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoPoNotifyDevicePtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("DeviceName", &self.device_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    PerfinfoPoNotifyDevicePtr32, fixed = PerfinfoPoNotifyDevicePtr32Fixed, view = PerfinfoPoNotifyDevicePtr32View,
    size = 24
);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoPoNotifyDevicePtr32 {
    const NAME: &'static str = "PERFINFO_PO_NOTIFY_DEVICE";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("PERFINFO_PO_NOTIFY_DEVICE", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoPoNotifyDevicePtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_PO_NOTIFY_DEVICE", out);
        {
            let part = &self.device_name;
            to.utf16("DeviceName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoPoNotifyDevicePtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    PerfinfoPoNotifyDevicePtr32, table = Table::form(&LAYOUT_0), parts { device_name = "DeviceName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPoNotifyDevicePtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 24>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `PerfinfoPoNotifyDevicePtr64` and [`PerfinfoPoNotifyDevicePtr64View`], with the getters of its
    /// fields.
    part PerfinfoPoNotifyDevicePtr64Fixed / PerfinfoPoNotifyDevicePtr64View: followed,
        name = "PERFINFO_PO_NOTIFY_DEVICE", size = 32, table = Table::form(&LAYOUT_1);
    fields {
        /// Identifies the matching completion event. `PVOID Irp` at 0x00.
        irp / set_irp: u64, at = 0;
        /// Base address of the driver that owns the device. `PVOID DriverStart` at 0x08.
        driver_start / set_driver_start: u64, at = 8;
        /// Position of the device in the notification order. `UCHAR OrderLevel` at 0x10.
        order_level / set_order_level: u8, at = 16;
        /// Major function, an IRP_MJ_ constant. `UCHAR MajorFunction` at 0x11.
        major_function / set_major_function: u8, at = 17;
        /// Minor function, an IRP_MN_ constant. `UCHAR MinorFunction` at 0x12.
        minor_function / set_minor_function: u8, at = 18;
        /// Valid member of State. `POWER_STATE_TYPE Type` at 0x14.
        kind / set_kind: crate::payloads::power::PowerStateType, at = 20;
        /// Power state to set. `POWER_STATE State` at 0x18. Returns a copy.
        state / set_state: crate::payloads::power::PowerState, at = 24;
        /// Length of DeviceName, excluding its null terminator. `ULONG DeviceNameLength` at 0x1C. Unit: characters.
        device_name_length / set_device_name_length: u32, at = 28;
    }
}

impl<'a> PerfinfoPoNotifyDevicePtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoPoNotifyDevicePtr64Fixed(first_and_rest::<32>("PERFINFO_PO_NOTIFY_DEVICE", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<PerfinfoPoNotifyDevicePtr64Tail<'a>, Error> {
        let mut left = Left::new("PERFINFO_PO_NOTIFY_DEVICE", 32, self.0.rest);
        let device_name = left.text();
        Ok(PerfinfoPoNotifyDevicePtr64Tail { device_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoPoNotifyDevicePtr64, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoPoNotifyDevicePtr64 {
            fixed: PerfinfoPoNotifyDevicePtr64Fixed(*self.0.fixed),
            device_name: { let part = tail.device_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoPoNotifyDevicePtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoPoNotifyDevicePtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_PO_NOTIFY_DEVICE`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoPoNotifyDevicePtr64Tail<'a> {
    /// Device name, or the last part of it if there was no room for all of it. `WCHAR DeviceName`, terminated by a
    /// zero.
    pub device_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Power manager calls a driver to set the power state of a device.
///
/// In C: `PERFINFO_PO_NOTIFY_DEVICE`, 0x28 bytes with one element of its array, 0x20 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (64-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoPoNotifyDevicePtr64 {
    fixed: PerfinfoPoNotifyDevicePtr64Fixed,
    /// Device name, or the last part of it if there was no room for all of it. `WCHAR DeviceName`, terminated by a
    /// zero.
    pub device_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoPoNotifyDevicePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoPoNotifyDevicePtr64View::new`] and [`PerfinfoPoNotifyDevicePtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoPoNotifyDevicePtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoPoNotifyDevicePtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            device_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for PerfinfoPoNotifyDevicePtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoPoNotifyDevicePtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("DeviceName", &self.device_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    PerfinfoPoNotifyDevicePtr64, fixed = PerfinfoPoNotifyDevicePtr64Fixed, view = PerfinfoPoNotifyDevicePtr64View,
    size = 32
);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoPoNotifyDevicePtr64 {
    const NAME: &'static str = "PERFINFO_PO_NOTIFY_DEVICE";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<32>("PERFINFO_PO_NOTIFY_DEVICE", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoPoNotifyDevicePtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_PO_NOTIFY_DEVICE", out);
        {
            let part = &self.device_name;
            to.utf16("DeviceName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoPoNotifyDevicePtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    PerfinfoPoNotifyDevicePtr64, table = Table::form(&LAYOUT_1), parts { device_name = "DeviceName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPoNotifyDevicePtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 32>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`PerfinfoPoNotifyDevicePtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoPoNotifyDevicePtr32` or `PerfinfoPoNotifyDevicePtr64`"
]
pub type PerfinfoPoNotifyDevice = PerfinfoPoNotifyDevicePtr64;
/// Alias of [`PerfinfoPoNotifyDevicePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoPoNotifyDevicePtr32View` or `PerfinfoPoNotifyDevicePtr64View`"
]
pub type PerfinfoPoNotifyDeviceView<'a> = PerfinfoPoNotifyDevicePtr64View<'a>;
