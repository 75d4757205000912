// Generated from spec/structs/POWER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! POWER_STATE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A power state of the system or of a device.
///
/// In C: `POWER_STATE`, 0x4 bytes. Releases 5.0+.
///
/// In C a union. What it is a member of tells which arm holds.
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
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            union_00: Bytes(get::<0, 4, _>(bytes)),
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
        crate::payloads::power::SystemPowerState::from_le(get::<0, 4, _>(&self.union_00.0))
    }
    /// Sets `SystemState`.
    #[inline]
    pub fn set_system_state(&mut self, value: crate::payloads::power::SystemPowerState) {
        put::<0, 4, _>(&mut self.union_00.0, value.to_le());
    }
    /// `DEVICE_POWER_STATE DeviceState`, at 0x00.
    #[inline]
    pub fn device_state(&self) -> crate::payloads::power::DevicePowerState {
        crate::payloads::power::DevicePowerState::from_le(get::<0, 4, _>(&self.union_00.0))
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

fixed_record!(PowerState, PowerStateView, 4, "POWER_STATE");
getters! {
    self PowerStateView "PowerStateView" {
        /// `SYSTEM_POWER_STATE SystemState`, at 0x00.
        system_state: crate::payloads::power::SystemPowerState = crate::payloads::power::SystemPowerState::from_le(get::<0, 4, _>(self.fixed));
        /// `DEVICE_POWER_STATE DeviceState`, at 0x00.
        device_state: crate::payloads::power::DevicePowerState = crate::payloads::power::DevicePowerState::from_le(get::<0, 4, _>(self.fixed));
    }
}
