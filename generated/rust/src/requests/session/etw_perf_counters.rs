// Generated from spec/structs/ETW_PERF_COUNTERS.toml by `cargo spec generate`. Do not edit: edit that file.

//! The kernel's counters for event tracing as a whole.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_PERF_COUNTERS", "EtwPerfCounters")
    .size(24)
    .about("The kernel's counters for event tracing as a whole.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LONG TotalActiveSessions").at(0..4).means(Meaning::Count),
        signed("LONG TotalBufferMemoryNonPagedPool").at(4..8).of_unknown_purpose(),
        signed("LONG TotalBufferMemoryPagedPool").at(8..12).of_unknown_purpose(),
        signed("LONG TotalGuidsEnabled").at(12..16).means(Meaning::Count),
        signed("LONG TotalGuidsNotEnabled").at(16..20).means(Meaning::Count),
        signed("LONG TotalGuidsPreEnabled").at(20..24).means(Meaning::Count),
    ]);
fixed! {
    /// The kernel's counters for event tracing as a whole.
    ///
    /// In C: `ETW_PERF_COUNTERS`, 0x18 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_PERF_COUNTERS")]
    owned EtwPerfCounters / EtwPerfCountersView: lone,
        name = "ETW_PERF_COUNTERS", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `LONG TotalActiveSessions` at 0x00.
        total_active_sessions / set_total_active_sessions: i32, at = 0;
        /// Purpose unknown. `LONG TotalBufferMemoryNonPagedPool` at 0x04.
        total_buffer_memory_non_paged_pool / set_total_buffer_memory_non_paged_pool: i32, at = 4;
        /// Purpose unknown. `LONG TotalBufferMemoryPagedPool` at 0x08.
        total_buffer_memory_paged_pool / set_total_buffer_memory_paged_pool: i32, at = 8;
        /// `LONG TotalGuidsEnabled` at 0x0C.
        total_guids_enabled / set_total_guids_enabled: i32, at = 12;
        /// `LONG TotalGuidsNotEnabled` at 0x10.
        total_guids_not_enabled / set_total_guids_not_enabled: i32, at = 16;
        /// `LONG TotalGuidsPreEnabled` at 0x14.
        total_guids_pre_enabled / set_total_guids_pre_enabled: i32, at = 20;
    }
}
