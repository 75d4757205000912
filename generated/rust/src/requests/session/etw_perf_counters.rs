// Generated from spec/structs/ETW_PERF_COUNTERS.toml by `cargo spec generate`. Do not edit: edit that file.

//! The kernel's counters for event tracing as a whole.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_PERF_COUNTERS", "EtwPerfCounters", (24, 24), "The kernel's counters for event tracing as a whole.", &[
    field("TotalActiveSessions", 0, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("TotalBufferMemoryNonPagedPool", 4, 4, "LONG", Kind::Signed, "").of_unknown_purpose(),
    field("TotalBufferMemoryPagedPool", 8, 4, "LONG", Kind::Signed, "").of_unknown_purpose(),
    field("TotalGuidsEnabled", 12, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("TotalGuidsNotEnabled", 16, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    field("TotalGuidsPreEnabled", 20, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// The kernel's counters for event tracing as a whole.
    ///
    /// In C: `ETW_PERF_COUNTERS`, 0x18 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_PERF_COUNTERS")]
    owned EtwPerfCounters / EtwPerfCountersView: lone [24] "ETW_PERF_COUNTERS" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `LONG TotalActiveSessions` at 0x00.
        total_active_sessions set_total_active_sessions: i32 = 0;
        /// Purpose unknown. `LONG TotalBufferMemoryNonPagedPool` at 0x04.
        total_buffer_memory_non_paged_pool set_total_buffer_memory_non_paged_pool: i32 = 4;
        /// Purpose unknown. `LONG TotalBufferMemoryPagedPool` at 0x08.
        total_buffer_memory_paged_pool set_total_buffer_memory_paged_pool: i32 = 8;
        /// `LONG TotalGuidsEnabled` at 0x0C.
        total_guids_enabled set_total_guids_enabled: i32 = 12;
        /// `LONG TotalGuidsNotEnabled` at 0x10.
        total_guids_not_enabled set_total_guids_not_enabled: i32 = 16;
        /// `LONG TotalGuidsPreEnabled` at 0x14.
        total_guids_pre_enabled set_total_guids_pre_enabled: i32 = 20;
    }
    bits {
    }
}
