// Generated from spec/structs/ETW_SYSTEM_LOGGER_SETTINGS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Sessions that receive system events, and the events that they receive.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_SYSTEM_LOGGER_SETTINGS", "EtwSystemLoggerSettings", (372, 372), "Sessions that receive system events, and the events that they receive.", &[
    field("EtwpSystemLogger", 0, 16, "ETW_SYSTEM_LOGGER", Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 2 }, count: 8 }, "Sessions that receive system events.").with(&[
        unsigned("LoggerId", 0, 1, "UCHAR", "Logger ID of the session.").at_path("EtwpSystemLogger.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
        unsigned("ClockType", 1, 1, "UCHAR", "Clock of the session.").at_path("EtwpSystemLogger.ClockType").of(crate::buffers::EventTraceClock::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("EtwpActiveSystemLoggers", 16, 4, "ULONG", "Valid elements of EtwpSystemLogger, one bit each.").means(Meaning::Flags),
    field("SiloGlobalGroupMask", 20, 32, "PERFINFO_GROUPMASK", Kind::Struct, "Events enabled by any of the sessions.").with(&[
        field("Masks", 20, 32, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, "One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. The first eight dwords of 5.1 are assumed to be the same.").at_path("SiloGlobalGroupMask.Masks").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_PERFINFO_GROUPMASK]),
    ]),
    field("EtwpGroupMasks", 52, 320, "PERFINFO_GROUPMASK", Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 32 }, count: 10 }, "Events enabled by each session. There are two more elements than sessions.").with(&[
        field("Masks", 52, 32, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, "One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. The first eight dwords of 5.1 are assumed to be the same.").at_path("EtwpGroupMasks.Masks").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_PERFINFO_GROUPMASK]),
    ]),
])
    .in_releases("1709+", &[holds(Pointer::Bits32, 14, 255), holds(Pointer::Bits64, 14, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_ETW_SILODRIVERSTATE]);
fixed! {
    /// Sessions that receive system events, and the events that they receive.
    ///
    /// In C: `ETW_SYSTEM_LOGGER_SETTINGS`, 0x174 bytes. Documented for 1709+, assumed unchanged after 2004.
    ///
    /// Internal to the kernel, in memory only. The study gives no layout, only a field of this size in ETW_SILODRIVERSTATE from 1709.
    ///
    /// Unknown:
    ///
    /// - Purpose of the last two elements of EtwpGroupMasks.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *ETW_SILODRIVERSTATE*.
    #[doc(alias = "ETW_SYSTEM_LOGGER_SETTINGS")]
    owned EtwSystemLoggerSettings / EtwSystemLoggerSettingsView: lone [372] "ETW_SYSTEM_LOGGER_SETTINGS" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Sessions that receive system events. `ETW_SYSTEM_LOGGER EtwpSystemLogger` at 0x00.
        etwp_system_logger set_etwp_system_logger: [crate::requests::session::EtwSystemLogger; 8] = 0;
        /// Valid elements of EtwpSystemLogger, one bit each. `ULONG EtwpActiveSystemLoggers` at 0x10.
        etwp_active_system_loggers set_etwp_active_system_loggers: u32 = 16;
        /// Events enabled by any of the sessions. `PERFINFO_GROUPMASK SiloGlobalGroupMask` at 0x14. Returns a copy.
        silo_global_group_mask set_silo_global_group_mask: crate::masks::PerfinfoGroupmask = 20;
        /// Events enabled by each session. There are two more elements than sessions. `PERFINFO_GROUPMASK EtwpGroupMasks` at 0x34.
        etwp_group_masks set_etwp_group_masks: [crate::masks::PerfinfoGroupmask; 10] = 52;
    }
    bits {
    }
}

/// Alias of [`EtwSystemLoggerSettings`], named by the first release of the form.
pub type V1709 = EtwSystemLoggerSettings;
/// Alias of [`EtwSystemLoggerSettingsView`], named by the first release of the form.
pub type V1709View<'a> = EtwSystemLoggerSettingsView<'a>;
