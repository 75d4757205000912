// Generated from spec/structs/ETW_CLOCK_CONFIGURATION_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Configuration of the system clock.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_CLOCK_CONFIGURATION_EVENT",
    aliases: &[],
    form: "EtwClockConfigurationEvent",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Configuration of the system clock.",
    fields: &[
        Field { name: "KnownType", path: "KnownType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Capabilities", path: "Capabilities", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "DisableReason", path: "DisableReason", offset: 8, size: 4, ty: "PERFINFO_DYNAMIC_TICK_DISABLE_REASON", kind: Kind::Unsigned, values: Some(crate::payloads::profile::PerfinfoDynamicTickDisableReason::VALUES), doc: "Reason why clock ticks cannot be skipped.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Configuration of the system clock.
    ///
    /// In C: `ETW_CLOCK_CONFIGURATION_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_CLOCK_CONFIGURATION_EVENT")]
    owned EtwClockConfigurationEvent / EtwClockConfigurationEventView: lone [12] "ETW_CLOCK_CONFIGURATION_EVENT" Table::form(&LAYOUT_0);
    fields {
        /// Purpose unknown. `ULONG KnownType` at 0x00.
        known_type set_known_type: u32 = 0;
        /// Purpose unknown. `ULONG Capabilities` at 0x04.
        capabilities set_capabilities: u32 = 4;
        /// Reason why clock ticks cannot be skipped. `PERFINFO_DYNAMIC_TICK_DISABLE_REASON DisableReason` at 0x08.
        disable_reason set_disable_reason: crate::payloads::profile::PerfinfoDynamicTickDisableReason = 8;
    }
    bits {
    }
}

impl EtwClockConfigurationEvent {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
