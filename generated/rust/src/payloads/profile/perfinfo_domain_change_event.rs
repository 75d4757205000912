// Generated from spec/structs/PERFINFO_DOMAIN_CHANGE_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor changed its domain.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DOMAIN_CHANGE_EVENT", "PerfinfoDomainChangeEvent", (16, 16), "Processor changed its domain.", &[
    unsigned("NewDomain", 0, 8, "ULONGLONG", ""),
    unsigned("Reason", 8, 4, "PERFINFO_DOMAIN_CHANGE_EVENT_REASON", "").of(crate::payloads::profile::PerfinfoDomainChangeEventReason::VALUES).means(Meaning::Enumeration),
    unsigned("ThreadId", 12, 4, "ULONG", "").means(Meaning::ThreadId),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Processor changed its domain.
    ///
    /// In C: `PERFINFO_DOMAIN_CHANGE_EVENT`, 0x10 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DOMAIN_CHANGE_EVENT")]
    owned PerfinfoDomainChangeEvent / PerfinfoDomainChangeEventView: lone [16] "PERFINFO_DOMAIN_CHANGE_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONGLONG NewDomain` at 0x00.
        new_domain set_new_domain: u64 = 0;
        /// `PERFINFO_DOMAIN_CHANGE_EVENT_REASON Reason` at 0x08.
        reason set_reason: crate::payloads::profile::PerfinfoDomainChangeEventReason = 8;
        /// Thread ID. `ULONG ThreadId` at 0x0C.
        thread_id set_thread_id: u32 = 12;
    }
    bits {
    }
}
