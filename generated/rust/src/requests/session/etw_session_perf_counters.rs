// Generated from spec/structs/ETW_SESSION_PERF_COUNTERS.toml by `cargo spec generate`. Do not edit: edit that file.

//! The kernel's counters for a session.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_SESSION_PERF_COUNTERS", "EtwSessionPerfCounters")
    .size(24)
    .about("The kernel's counters for a session.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LONG BufferMemoryPagedPool").at(0..4),
        signed("LONG BufferMemoryNonPagedPool").at(4..8),
        unsigned("ULONGLONG EventsLoggedCount").at(8..16).means(Meaning::Count),
        signed("LONG EventsLost").at(16..20).means(Meaning::Count),
        signed("LONG NumConsumers").at(20..24).means(Meaning::Count),
    ]);
fixed! {
    /// The kernel's counters for a session.
    ///
    /// In C: `ETW_SESSION_PERF_COUNTERS`, 0x18 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SESSION_PERF_COUNTERS")]
    owned EtwSessionPerfCounters / EtwSessionPerfCountersView: lone,
        name = "ETW_SESSION_PERF_COUNTERS", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `LONG BufferMemoryPagedPool` at 0x00.
        buffer_memory_paged_pool / set_buffer_memory_paged_pool: i32, at = 0;
        /// `LONG BufferMemoryNonPagedPool` at 0x04.
        buffer_memory_non_paged_pool / set_buffer_memory_non_paged_pool: i32, at = 4;
        /// `ULONGLONG EventsLoggedCount` at 0x08.
        events_logged_count / set_events_logged_count: u64, at = 8;
        /// `LONG EventsLost` at 0x10.
        events_lost / set_events_lost: i32, at = 16;
        /// `LONG NumConsumers` at 0x14.
        num_consumers / set_num_consumers: i32, at = 20;
    }
}
