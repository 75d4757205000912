// Generated from spec/structs/ETW_CLOCK_CONFIGURATION_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CLOCK_CONFIGURATION_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How the clock of the system is configured.
///
/// In C: `ETW_CLOCK_CONFIGURATION_EVENT`, 0xc bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CLOCK_CONFIGURATION_EVENT")]
pub struct EtwClockConfigurationEvent {
    /// `ULONG KnownType`, at 0x00. What it is for is not known.
    pub known_type: u32,
    /// `ULONG Capabilities`, at 0x04. What it is for is not known.
    pub capabilities: u32,
    /// `PERFINFO_DYNAMIC_TICK_DISABLE_REASON DisableReason`, at 0x08. Why the clock's ticks cannot be left out.
    pub disable_reason: crate::payloads::profile::PerfinfoDynamicTickDisableReason,
}

impl EtwClockConfigurationEvent {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            known_type: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            capabilities: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            disable_reason: crate::payloads::profile::PerfinfoDynamicTickDisableReason::from_le(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.known_type.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.capabilities.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.disable_reason.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_clock_configuration_event::V5_0;
}

fixed_record!(EtwClockConfigurationEvent, EtwClockConfigurationEventView, 12, "ETW_CLOCK_CONFIGURATION_EVENT");
getters! {
    self EtwClockConfigurationEventView "EtwClockConfigurationEventView" {
        /// `ULONG KnownType`, at 0x00.
        known_type: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Capabilities`, at 0x04.
        capabilities: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PERFINFO_DYNAMIC_TICK_DISABLE_REASON DisableReason`, at 0x08.
        disable_reason: crate::payloads::profile::PerfinfoDynamicTickDisableReason = crate::payloads::profile::PerfinfoDynamicTickDisableReason::from_le(get::<8, 4, _>(self.fixed));
    }
}
