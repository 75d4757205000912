// Generated from spec/structs/PERFINFO_SET_DEVICES_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SET_DEVICES_STATE in the form of releases 5.0+.
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
/// The power manager begins to tell all devices of a state of the system.
///
/// In C: `PERFINFO_SET_DEVICES_STATE`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `SystemState` |
/// | 0x04 | 0x1 | BOOLEAN | `Waking` |
/// | 0x05 | 0x1 | BOOLEAN | `Shutdown` |
/// | 0x06 | 0x1 | UCHAR | `IrpMinor` |
/// | 0x07 | 0x1 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SET_DEVICES_STATE")]
pub struct PerfinfoSetDevicesState {
    /// `ULONG SystemState`, at 0x00.
    pub system_state: crate::payloads::power::SystemPowerState,
    /// `BOOLEAN Waking`, at 0x04. Whether the system wakes up.
    pub waking: u8,
    /// `BOOLEAN Shutdown`, at 0x05. Whether the system shuts down.
    pub shutdown: u8,
    /// `UCHAR IrpMinor`, at 0x06. The minor function that the devices get, an IRP_MN_ constant.
    pub irp_minor: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_07: Bytes<1>,
}
impl PerfinfoSetDevicesState {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            system_state: crate::payloads::power::SystemPowerState::from_le(
                get::<0, 4, _>(bytes),
            ),
            waking: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            shutdown: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            irp_minor: u8::from_le_bytes(get::<6, 1, _>(bytes)),
            padding_07: Bytes(get::<7, 1, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_SET_DEVICES_STATE",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.system_state.to_le());
        put::<4, 1, _>(&mut bytes, self.waking.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.shutdown.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.irp_minor.to_le_bytes());
        put::<7, 1, _>(&mut bytes, self.padding_07.0);
        bytes
    }
    /// `ULONG SystemState`, at 0x00.
    #[inline]
    pub fn system_state(&self) -> crate::payloads::power::SystemPowerState {
        self.system_state
    }
    /// Sets `SystemState`.
    #[inline]
    pub fn set_system_state(&mut self, value: crate::payloads::power::SystemPowerState) {
        self.system_state = value;
    }
    /// `BOOLEAN Waking`, at 0x04. Whether the system wakes up.
    #[inline]
    pub fn waking(&self) -> u8 {
        self.waking
    }
    /// Sets `Waking`.
    #[inline]
    pub fn set_waking(&mut self, value: u8) {
        self.waking = value;
    }
    /// `BOOLEAN Shutdown`, at 0x05. Whether the system shuts down.
    #[inline]
    pub fn shutdown(&self) -> u8 {
        self.shutdown
    }
    /// Sets `Shutdown`.
    #[inline]
    pub fn set_shutdown(&mut self, value: u8) {
        self.shutdown = value;
    }
    /// `UCHAR IrpMinor`, at 0x06. The minor function that the devices get, an IRP_MN_ constant.
    #[inline]
    pub fn irp_minor(&self) -> u8 {
        self.irp_minor
    }
    /// Sets `IrpMinor`.
    #[inline]
    pub fn set_irp_minor(&mut self, value: u8) {
        self.irp_minor = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_set_devices_state::V5_0;
}
impl Default for PerfinfoSetDevicesState {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for PerfinfoSetDevicesState {}
impl Record for PerfinfoSetDevicesState {
    const NAME: &'static str = "PERFINFO_SET_DEVICES_STATE";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoSetDevicesState {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoSetDevicesState);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoSetDevicesState {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::payloads::power::SystemPowerState>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<Bytes<1>>(),
            ),
        )
            .prop_map(|((system_state, waking, shutdown, irp_minor, padding_07),)| Self {
                system_state,
                waking,
                shutdown,
                irp_minor,
                padding_07,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoSetDevicesState`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoSetDevicesStateView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> PerfinfoSetDevicesStateView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_SET_DEVICES_STATE",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoSetDevicesState {
        PerfinfoSetDevicesState::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG SystemState`, at 0x00.
    #[inline]
    pub fn system_state(&self) -> crate::payloads::power::SystemPowerState {
        crate::payloads::power::SystemPowerState::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `BOOLEAN Waking`, at 0x04. Whether the system wakes up.
    #[inline]
    pub fn waking(&self) -> u8 {
        u8::from_le_bytes(get::<4, 1, _>(self.fixed))
    }
    /// `BOOLEAN Shutdown`, at 0x05. Whether the system shuts down.
    #[inline]
    pub fn shutdown(&self) -> u8 {
        u8::from_le_bytes(get::<5, 1, _>(self.fixed))
    }
    /// `UCHAR IrpMinor`, at 0x06. The minor function that the devices get, an IRP_MN_ constant.
    #[inline]
    pub fn irp_minor(&self) -> u8 {
        u8::from_le_bytes(get::<6, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoSetDevicesStateView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoSetDevicesStateView");
        out.field("system_state", &self.system_state());
        out.field("waking", &self.waking());
        out.field("shutdown", &self.shutdown());
        out.field("irp_minor", &self.irp_minor());
        out.finish()
    }
}
