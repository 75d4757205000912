// Generated from spec/structs/ETW_CLOCK_CONFIGURATION_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Configuration of the system clock.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_CLOCK_CONFIGURATION_EVENT", "EtwClockConfigurationEvent", (12, 12), "Configuration of the system clock.", &[
    unsigned("KnownType", 0, 4, "ULONG", "").means(Meaning::Enumeration),
    unsigned("Capabilities", 4, 4, "ULONG", "").of_unknown_purpose(),
    unsigned("DisableReason", 8, 4, "PERFINFO_DYNAMIC_TICK_DISABLE_REASON", "Reason why clock ticks cannot be skipped.").of(crate::payloads::profile::PerfinfoDynamicTickDisableReason::VALUES).means(Meaning::Enumeration),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
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
    owned EtwClockConfigurationEvent / EtwClockConfigurationEventView: lone [12] "ETW_CLOCK_CONFIGURATION_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG KnownType` at 0x00.
        known_type set_known_type: u32 = 0;
        /// Purpose unknown. `ULONG Capabilities` at 0x04.
        capabilities set_capabilities: u32 = 4;
        /// Reason why clock ticks cannot be skipped. `PERFINFO_DYNAMIC_TICK_DISABLE_REASON DisableReason` at 0x08.
        disable_reason set_disable_reason: crate::payloads::profile::PerfinfoDynamicTickDisableReason = 8;
    }
    bits {
    }
}
