// Generated from spec/structs/ETW_SYSTEM_LOGGER_SETTINGS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Sessions that receive system events, and the events that they receive.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_PERFINFO_GROUPMASK];
const SOURCES_2: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_ETW_SILODRIVERSTATE];
pub(crate) static LAYOUT_0: Layout = layout("ETW_SYSTEM_LOGGER_SETTINGS", "EtwSystemLoggerSettings")
    .size(372)
    .about("Sessions that receive system events, and the events that they receive.")
    .in_releases("1709+", &[holds(Pointer::Bits32, 14, 255), holds(Pointer::Bits64, 14, 255)])
    .stated_by(SOURCES_2)
    .fields(&[
        field(
            "ETW_SYSTEM_LOGGER EtwpSystemLogger",
            Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 2 }, count: 8 }
        )
            .at(0..16).about("Sessions that receive system events.").with(&[More::Fields(&[
            unsigned("UCHAR EtwpSystemLogger.LoggerId").at(0..1).about("Logger ID of the session.")
                .means(Meaning::LoggerId).stated_by(SOURCES),
            unsigned("UCHAR EtwpSystemLogger.ClockType").at(1..2).about("Clock of the session.")
                .means(Meaning::Enumeration).stated_by(SOURCES)
                .with(&[More::Values(crate::buffers::EventTraceClock::VALUES)]),
        ])]),
        unsigned("ULONG EtwpActiveSystemLoggers").at(16..20).about("Valid elements of EtwpSystemLogger, one bit each.")
            .means(Meaning::Flags),
        structure("PERFINFO_GROUPMASK SiloGlobalGroupMask").at(20..52).about("Events enabled by any of the sessions.")
            .with(&[More::Fields(&[
            field(
                "ULONG SiloGlobalGroupMask.Masks",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }
            )
                .at(20..52)
                .about("One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. \
                    The first eight dwords of 5.1 are assumed to be the same.")
                .means(Meaning::Flags).stated_by(SOURCES_1),
        ])]),
        field(
            "PERFINFO_GROUPMASK EtwpGroupMasks",
            Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 32 }, count: 10 }
        )
            .at(52..372).about("Events enabled by each session. There are two more elements than sessions.")
            .with(&[More::Fields(&[
            field(
                "ULONG EtwpGroupMasks.Masks",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }
            )
                .at(52..84)
                .about("One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. \
                    The first eight dwords of 5.1 are assumed to be the same.")
                .means(Meaning::Flags).stated_by(SOURCES_1),
        ])]),
    ]);
fixed! {
    /// Sessions that receive system events, and the events that they receive.
    ///
    /// In C: `ETW_SYSTEM_LOGGER_SETTINGS`, 0x174 bytes. Documented for 1709+, assumed unchanged after 2004.
    ///
    /// Internal to the kernel, in memory only. The study gives no layout, only a field of this size in
    /// ETW_SILODRIVERSTATE from 1709.
    ///
    /// Unknown:
    ///
    /// - Purpose of the last two elements of EtwpGroupMasks.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *ETW_SILODRIVERSTATE*.
    #[doc(alias = "ETW_SYSTEM_LOGGER_SETTINGS")]
    owned EtwSystemLoggerSettings / EtwSystemLoggerSettingsView: lone,
        name = "ETW_SYSTEM_LOGGER_SETTINGS", size = 372, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Sessions that receive system events. `ETW_SYSTEM_LOGGER EtwpSystemLogger` at 0x00.
        etwp_system_logger / set_etwp_system_logger: [crate::requests::session::EtwSystemLogger; 8], at = 0;
        /// Valid elements of EtwpSystemLogger, one bit each. `ULONG EtwpActiveSystemLoggers` at 0x10.
        etwp_active_system_loggers / set_etwp_active_system_loggers: u32, at = 16;
        /// Events enabled by any of the sessions. `PERFINFO_GROUPMASK SiloGlobalGroupMask` at 0x14. Returns a copy.
        silo_global_group_mask / set_silo_global_group_mask: crate::masks::PerfinfoGroupmask, at = 20;
        /// Events enabled by each session. There are two more elements than sessions. `PERFINFO_GROUPMASK
        /// EtwpGroupMasks` at 0x34.
        etwp_group_masks / set_etwp_group_masks: [crate::masks::PerfinfoGroupmask; 10], at = 52;
    }
}

/// Alias of [`EtwSystemLoggerSettings`], named by the first release of the form.
pub type V1709 = EtwSystemLoggerSettings;
/// Alias of [`EtwSystemLoggerSettingsView`], named by the first release of the form.
pub type V1709View<'a> = EtwSystemLoggerSettingsView<'a>;
