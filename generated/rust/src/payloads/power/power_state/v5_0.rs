// Generated from spec/structs/POWER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! POWER_STATE in the form of releases 5.0+.
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
/// A power state of the system or of a device.
///
/// In C: `POWER_STATE`, 0x4 bytes. Releases 5.0+.
///
/// In C a union. What it is a member of tells which arm holds.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | union |  |
/// | 0x00 | 0x4 | · SYSTEM_POWER_STATE | `SystemState` |
/// | 0x00 | 0x4 | · DEVICE_POWER_STATE | `DeviceState` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntpoapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "POWER_STATE")]
pub struct PowerState {
    /// The bytes that `SystemState`, `DeviceState` share.
    pub union_00: Bytes<4>,
}
impl PowerState {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            union_00: Bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "POWER_STATE",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.union_00.0);
        bytes
    }
    /// `SYSTEM_POWER_STATE SystemState`, at 0x00.
    #[inline]
    pub fn system_state(&self) -> crate::payloads::power::SystemPowerState {
        crate::payloads::power::SystemPowerState::from_le(
            get::<0, 4, _>(&self.union_00.0),
        )
    }
    /// Sets `SystemState`.
    #[inline]
    pub fn set_system_state(&mut self, value: crate::payloads::power::SystemPowerState) {
        put::<0, 4, _>(&mut self.union_00.0, value.to_le());
    }
    /// `DEVICE_POWER_STATE DeviceState`, at 0x00.
    #[inline]
    pub fn device_state(&self) -> crate::payloads::power::DevicePowerState {
        crate::payloads::power::DevicePowerState::from_le(
            get::<0, 4, _>(&self.union_00.0),
        )
    }
    /// Sets `DeviceState`.
    #[inline]
    pub fn set_device_state(&mut self, value: crate::payloads::power::DevicePowerState) {
        put::<0, 4, _>(&mut self.union_00.0, value.to_le());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::power_state::V5_0;
}
impl Default for PowerState {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for PowerState {}
impl Record for PowerState {
    const NAME: &'static str = "POWER_STATE";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PowerState {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PowerState);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PowerState {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<Bytes<4>>(),),)
            .prop_map(|((union_00,),)| Self { union_00 });
        strategy.boxed()
    }
}
/// A borrowed view of [`PowerState`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PowerStateView<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> PowerStateView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "POWER_STATE",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 4]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PowerState {
        PowerState::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `SYSTEM_POWER_STATE SystemState`, at 0x00.
    #[inline]
    pub fn system_state(&self) -> crate::payloads::power::SystemPowerState {
        crate::payloads::power::SystemPowerState::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `DEVICE_POWER_STATE DeviceState`, at 0x00.
    #[inline]
    pub fn device_state(&self) -> crate::payloads::power::DevicePowerState {
        crate::payloads::power::DevicePowerState::from_le(get::<0, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PowerStateView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PowerStateView");
        out.field("system_state", &self.system_state());
        out.field("device_state", &self.device_state());
        out.finish()
    }
}
