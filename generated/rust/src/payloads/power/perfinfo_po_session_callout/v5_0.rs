// Generated from spec/structs/PERFINFO_PO_SESSION_CALLOUT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PO_SESSION_CALLOUT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The power manager calls the window manager of the sessions.
///
/// In C: `PERFINFO_PO_SESSION_CALLOUT`, 0x10 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PO_SESSION_CALLOUT")]
pub struct PerfinfoPoSessionCallout {
    /// `POWER_ACTION SystemAction`, at 0x00. What the system is about to do.
    pub system_action: crate::payloads::power::PowerAction,
    /// `SYSTEM_POWER_STATE MinSystemState`, at 0x04. The lightest state that will do.
    pub min_system_state: crate::payloads::power::SystemPowerState,
    /// `ULONG Flags`, at 0x08. What it is for is not known.
    pub flags: u32,
    /// `ULONG PowerStateTask`, at 0x0C. What it is for is not known.
    pub power_state_task: u32,
}

impl PerfinfoPoSessionCallout {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            system_action: crate::payloads::power::PowerAction::from_le(get::<0, 4, _>(bytes)),
            min_system_state: crate::payloads::power::SystemPowerState::from_le(get::<4, 4, _>(bytes)),
            flags: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            power_state_task: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.system_action.to_le());
        put::<4, 4, _>(&mut bytes, self.min_system_state.to_le());
        put::<8, 4, _>(&mut bytes, self.flags.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.power_state_task.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_po_session_callout::V5_0;
}

fixed_record!(PerfinfoPoSessionCallout, PerfinfoPoSessionCalloutView, 16, "PERFINFO_PO_SESSION_CALLOUT");
getters! {
    self PerfinfoPoSessionCalloutView "PerfinfoPoSessionCalloutView" {
        /// `POWER_ACTION SystemAction`, at 0x00.
        system_action: crate::payloads::power::PowerAction = crate::payloads::power::PowerAction::from_le(get::<0, 4, _>(self.fixed));
        /// `SYSTEM_POWER_STATE MinSystemState`, at 0x04.
        min_system_state: crate::payloads::power::SystemPowerState = crate::payloads::power::SystemPowerState::from_le(get::<4, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x08.
        flags: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG PowerStateTask`, at 0x0C.
        power_state_task: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
