// Generated from spec/structs/ETW_SESSION_PERF_COUNTERS.toml by `cargo spec generate`. Do not edit: edit that file.

//! The kernel's counters for a session.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_SESSION_PERF_COUNTERS",
    aliases: &[],
    form: "EtwSessionPerfCounters",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "The kernel's counters for a session.",
    sources: &[&crate::rt::sources::PHNT_NTWMI],
    fields: &[
        field("BufferMemoryPagedPool", 0, 4, "LONG", Kind::Signed, ""),
        field("BufferMemoryNonPagedPool", 4, 4, "LONG", Kind::Signed, ""),
        unsigned("EventsLoggedCount", 8, 8, "ULONGLONG", "").means(Meaning::Count),
        field("EventsLost", 16, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
        field("NumConsumers", 20, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    ],
    tail: &[],
};
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
