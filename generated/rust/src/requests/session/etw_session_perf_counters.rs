// Generated from spec/structs/ETW_SESSION_PERF_COUNTERS.toml by `cargo spec generate`. Do not edit: edit that file.

//! The kernel's counters for a session.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_SESSION_PERF_COUNTERS", "EtwSessionPerfCounters", (24, 24), "The kernel's counters for a session.", &[
    field("BufferMemoryPagedPool", 0, 4, "LONG", Kind::Signed, ""),
    field("BufferMemoryNonPagedPool", 4, 4, "LONG", Kind::Signed, ""),
    unsigned("EventsLoggedCount", 8, 8, "ULONGLONG", "").means(Meaning::Count),
    field("EventsLost", 16, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("NumConsumers", 20, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// The kernel's counters for a session.
    ///
    /// In C: `ETW_SESSION_PERF_COUNTERS`, 0x18 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SESSION_PERF_COUNTERS")]
    owned EtwSessionPerfCounters / EtwSessionPerfCountersView: lone [24] "ETW_SESSION_PERF_COUNTERS" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `LONG BufferMemoryPagedPool` at 0x00.
        buffer_memory_paged_pool set_buffer_memory_paged_pool: i32 = 0;
        /// `LONG BufferMemoryNonPagedPool` at 0x04.
        buffer_memory_non_paged_pool set_buffer_memory_non_paged_pool: i32 = 4;
        /// `ULONGLONG EventsLoggedCount` at 0x08.
        events_logged_count set_events_logged_count: u64 = 8;
        /// `LONG EventsLost` at 0x10.
        events_lost set_events_lost: i32 = 16;
        /// `LONG NumConsumers` at 0x14.
        num_consumers set_num_consumers: i32 = 20;
    }
    bits {
    }
}
