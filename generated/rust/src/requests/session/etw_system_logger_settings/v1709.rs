// Generated from spec/structs/ETW_SYSTEM_LOGGER_SETTINGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SYSTEM_LOGGER_SETTINGS in the form of releases 1709+.
#[allow(unused_imports)]
use crate::rt::*;

/// Which sessions get events of the system, and which events.
///
/// In C: `ETW_SYSTEM_LOGGER_SETTINGS`, 0x174 bytes. Releases 1709+.
///
/// It is the kernel's own, in memory only. The study gives no layout, but a place of this size in ETW_SILODRIVERSTATE from 1709 on.
///
/// What no source says:
///
/// - What the last two elements of EtwpGroupMasks are for.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *ETW_SILODRIVERSTATE*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_SYSTEM_LOGGER_SETTINGS")]
pub struct EtwSystemLoggerSettings {
    /// `ETW_SYSTEM_LOGGER EtwpSystemLogger`, at 0x00. The sessions.
    pub etwp_system_logger: [crate::requests::session::EtwSystemLogger; 8],
    /// `ULONG EtwpActiveSystemLoggers`, at 0x10. Which elements of EtwpSystemLogger hold, a bit for each.
    pub etwp_active_system_loggers: u32,
    /// `PERFINFO_GROUPMASK SiloGlobalGroupMask`, at 0x14. The events that any of the sessions wants.
    pub silo_global_group_mask: crate::masks::PerfinfoGroupmask,
    /// `PERFINFO_GROUPMASK EtwpGroupMasks`, at 0x34. The events that each wants; there are two more elements than sessions.
    pub etwp_group_masks: [crate::masks::PerfinfoGroupmask; 10],
}

impl EtwSystemLoggerSettings {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 372]) -> Self {
        Self {
            etwp_system_logger: array(part::<0, 16, _>(bytes), |bytes: [u8; 2]| crate::requests::session::EtwSystemLogger::from_bytes(&bytes)),
            etwp_active_system_loggers: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            silo_global_group_mask: crate::masks::PerfinfoGroupmask::from_bytes(part::<20, 32, _>(bytes)),
            etwp_group_masks: array(part::<52, 320, _>(bytes), |bytes: [u8; 32]| crate::masks::PerfinfoGroupmask::from_bytes(&bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 372] {
        let mut bytes = [0; 372];
        fill(part_mut::<0, 16, _>(&mut bytes), &self.etwp_system_logger, |element| element.to_bytes());
        put::<16, 4, _>(&mut bytes, self.etwp_active_system_loggers.to_le_bytes());
        put::<20, 32, _>(&mut bytes, self.silo_global_group_mask.to_bytes());
        fill(part_mut::<52, 320, _>(&mut bytes), &self.etwp_group_masks, |element| element.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_system_logger_settings::V1709;
}

fixed_record!(EtwSystemLoggerSettings, EtwSystemLoggerSettingsView, 372, "ETW_SYSTEM_LOGGER_SETTINGS");
getters! {
    self EtwSystemLoggerSettingsView "EtwSystemLoggerSettingsView" {
        /// `ETW_SYSTEM_LOGGER EtwpSystemLogger`, at 0x00.
        etwp_system_logger: [crate::requests::session::EtwSystemLogger; 8] = array(part::<0, 16, _>(self.fixed), |bytes: [u8; 2]| crate::requests::session::EtwSystemLogger::from_bytes(&bytes));
        /// `ULONG EtwpActiveSystemLoggers`, at 0x10.
        etwp_active_system_loggers: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `PERFINFO_GROUPMASK SiloGlobalGroupMask`, at 0x14.
        silo_global_group_mask: crate::masks::PerfinfoGroupmaskView<'a> = crate::masks::PerfinfoGroupmaskView::from_bytes(part::<20, 32, _>(self.fixed));
        /// `PERFINFO_GROUPMASK EtwpGroupMasks`, at 0x34.
        etwp_group_masks: [crate::masks::PerfinfoGroupmask; 10] = array(part::<52, 320, _>(self.fixed), |bytes: [u8; 32]| crate::masks::PerfinfoGroupmask::from_bytes(&bytes));
    }
}
