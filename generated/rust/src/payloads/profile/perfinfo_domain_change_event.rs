// Generated from spec/structs/PERFINFO_DOMAIN_CHANGE_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor changed its domain.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DOMAIN_CHANGE_EVENT", "PerfinfoDomainChangeEvent")
    .size(16)
    .about("Processor changed its domain.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG NewDomain").at(0..8),
        unsigned("PERFINFO_DOMAIN_CHANGE_EVENT_REASON Reason").at(8..12).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::profile::PerfinfoDomainChangeEventReason::VALUES)]),
        unsigned("ULONG ThreadId").at(12..16).means(Meaning::ThreadId),
    ]);
fixed! {
    /// Processor changed its domain.
    ///
    /// In C: `PERFINFO_DOMAIN_CHANGE_EVENT`, 0x10 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DOMAIN_CHANGE_EVENT")]
    owned PerfinfoDomainChangeEvent / PerfinfoDomainChangeEventView: lone,
        name = "PERFINFO_DOMAIN_CHANGE_EVENT", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONGLONG NewDomain` at 0x00.
        new_domain / set_new_domain: u64, at = 0;
        /// `PERFINFO_DOMAIN_CHANGE_EVENT_REASON Reason` at 0x08.
        reason / set_reason: crate::payloads::profile::PerfinfoDomainChangeEventReason, at = 8;
        /// Thread ID. `ULONG ThreadId` at 0x0C.
        thread_id / set_thread_id: u32, at = 12;
    }
}
