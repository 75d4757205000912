// Generated from spec/enums/PERFINFO_DOMAIN_CHANGE_EVENT_REASON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Why a domain was changed, by the name.
    ///
    /// In C: `PERFINFO_DOMAIN_CHANGE_EVENT_REASON`, held by `ULONG`.
    ///
    /// The list of types of 2004 has it as an enumeration, and no values.
    ///
    /// What no source says:
    ///
    /// - The values.
    ///
    /// Source: Geoff Chappell, *NTWMI.H*.
    #[doc(alias = "PERFINFO_DOMAIN_CHANGE_EVENT_REASON")]
    PerfinfoDomainChangeEventReason(u32), 4 {
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoDomainChangeEventReason {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_domain_change_event_reason::VALUES;
}
