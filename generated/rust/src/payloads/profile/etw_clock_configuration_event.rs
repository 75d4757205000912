// Generated from spec/structs/ETW_CLOCK_CONFIGURATION_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Configuration of the system clock.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_CLOCK_CONFIGURATION_EVENT", "EtwClockConfigurationEvent")
    .size(12)
    .about("Configuration of the system clock.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG KnownType").at(0..4).means(Meaning::Enumeration),
        unsigned("ULONG Capabilities").at(4..8).of_unknown_purpose(),
        unsigned("PERFINFO_DYNAMIC_TICK_DISABLE_REASON DisableReason").at(8..12)
            .about("Reason why clock ticks cannot be skipped.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::profile::PerfinfoDynamicTickDisableReason::VALUES)]),
    ]);
fixed! {
    /// Configuration of the system clock.
    ///
    /// In C: `ETW_CLOCK_CONFIGURATION_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Values of KnownType.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CLOCK_CONFIGURATION_EVENT")]
    owned EtwClockConfigurationEvent / EtwClockConfigurationEventView: lone,
        name = "ETW_CLOCK_CONFIGURATION_EVENT", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG KnownType` at 0x00.
        known_type / set_known_type: u32, at = 0;
        /// Purpose unknown. `ULONG Capabilities` at 0x04.
        capabilities / set_capabilities: u32, at = 4;
        /// Reason why clock ticks cannot be skipped. `PERFINFO_DYNAMIC_TICK_DISABLE_REASON DisableReason` at 0x08.
        disable_reason / set_disable_reason: crate::payloads::profile::PerfinfoDynamicTickDisableReason, at = 8;
    }
}
