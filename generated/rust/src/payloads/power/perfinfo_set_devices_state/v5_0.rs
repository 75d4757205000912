// Generated from spec/structs/PERFINFO_SET_DEVICES_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SET_DEVICES_STATE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The power manager begins to tell all devices of a state of the system.
///
/// In C: `PERFINFO_SET_DEVICES_STATE`, 0x8 bytes with one element of its array, 0x7 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
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
}

impl PerfinfoSetDevicesState {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 7]) -> Self {
        Self {
            system_state: crate::payloads::power::SystemPowerState::from_le(get::<0, 4, _>(bytes)),
            waking: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            shutdown: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            irp_minor: u8::from_le_bytes(get::<6, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 7] {
        let mut bytes = [0; 7];
        put::<0, 4, _>(&mut bytes, self.system_state.to_le());
        put::<4, 1, _>(&mut bytes, self.waking.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.shutdown.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.irp_minor.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_set_devices_state::V5_0;
}

fixed_record!(PerfinfoSetDevicesState, PerfinfoSetDevicesStateView, 7, "PERFINFO_SET_DEVICES_STATE");
getters! {
    self PerfinfoSetDevicesStateView "PerfinfoSetDevicesStateView" {
        /// `ULONG SystemState`, at 0x00.
        system_state: crate::payloads::power::SystemPowerState = crate::payloads::power::SystemPowerState::from_le(get::<0, 4, _>(self.fixed));
        /// `BOOLEAN Waking`, at 0x04.
        waking: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `BOOLEAN Shutdown`, at 0x05.
        shutdown: u8 = u8::from_le_bytes(get::<5, 1, _>(self.fixed));
        /// `UCHAR IrpMinor`, at 0x06.
        irp_minor: u8 = u8::from_le_bytes(get::<6, 1, _>(self.fixed));
    }
}
