// Generated from spec/structs/PERFINFO_SET_POWER_ACTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SET_POWER_ACTION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The power manager begins a power action: sleep, hibernation or shutdown.
///
/// In C: `PERFINFO_SET_POWER_ACTION`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SET_POWER_ACTION")]
pub struct PerfinfoSetPowerActionX64 {
    /// `PVOID Trigger`, at 0x00. Finds the event of the end.
    pub trigger: u64,
    /// `ULONG PowerAction`, at 0x08.
    pub power_action: crate::payloads::power::PowerAction,
    /// `ULONG LightestState`, at 0x0C. The lightest state that will do.
    pub lightest_state: crate::payloads::power::SystemPowerState,
}

impl PerfinfoSetPowerActionX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            trigger: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            power_action: crate::payloads::power::PowerAction::from_le(get::<8, 4, _>(bytes)),
            lightest_state: crate::payloads::power::SystemPowerState::from_le(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.trigger.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.power_action.to_le());
        put::<12, 4, _>(&mut bytes, self.lightest_state.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_set_power_action::V5_0X64;
}

fixed_record!(PerfinfoSetPowerActionX64, PerfinfoSetPowerActionX64View, 16, "PERFINFO_SET_POWER_ACTION");
getters! {
    self PerfinfoSetPowerActionX64View "PerfinfoSetPowerActionX64View" {
        /// `PVOID Trigger`, at 0x00.
        trigger: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG PowerAction`, at 0x08.
        power_action: crate::payloads::power::PowerAction = crate::payloads::power::PowerAction::from_le(get::<8, 4, _>(self.fixed));
        /// `ULONG LightestState`, at 0x0C.
        lightest_state: crate::payloads::power::SystemPowerState = crate::payloads::power::SystemPowerState::from_le(get::<12, 4, _>(self.fixed));
    }
}
