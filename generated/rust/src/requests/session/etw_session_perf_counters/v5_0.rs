// Generated from spec/structs/ETW_SESSION_PERF_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SESSION_PERF_COUNTERS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What the kernel counts of a session.
///
/// In C: `ETW_SESSION_PERF_COUNTERS`, 0x18 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_SESSION_PERF_COUNTERS")]
pub struct EtwSessionPerfCounters {
    /// `LONG BufferMemoryPagedPool`, at 0x00.
    pub buffer_memory_paged_pool: i32,
    /// `LONG BufferMemoryNonPagedPool`, at 0x04.
    pub buffer_memory_non_paged_pool: i32,
    /// `ULONGLONG EventsLoggedCount`, at 0x08.
    pub events_logged_count: u64,
    /// `LONG EventsLost`, at 0x10.
    pub events_lost: i32,
    /// `LONG NumConsumers`, at 0x14.
    pub num_consumers: i32,
}

impl EtwSessionPerfCounters {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            buffer_memory_paged_pool: i32::from_le_bytes(get::<0, 4, _>(bytes)),
            buffer_memory_non_paged_pool: i32::from_le_bytes(get::<4, 4, _>(bytes)),
            events_logged_count: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            events_lost: i32::from_le_bytes(get::<16, 4, _>(bytes)),
            num_consumers: i32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.buffer_memory_paged_pool.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.buffer_memory_non_paged_pool.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.events_logged_count.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.events_lost.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.num_consumers.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_session_perf_counters::V5_0;
}

fixed_record!(EtwSessionPerfCounters, EtwSessionPerfCountersView, 24, "ETW_SESSION_PERF_COUNTERS");
getters! {
    self EtwSessionPerfCountersView "EtwSessionPerfCountersView" {
        /// `LONG BufferMemoryPagedPool`, at 0x00.
        buffer_memory_paged_pool: i32 = i32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `LONG BufferMemoryNonPagedPool`, at 0x04.
        buffer_memory_non_paged_pool: i32 = i32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONGLONG EventsLoggedCount`, at 0x08.
        events_logged_count: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `LONG EventsLost`, at 0x10.
        events_lost: i32 = i32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `LONG NumConsumers`, at 0x14.
        num_consumers: i32 = i32::from_le_bytes(get::<20, 4, _>(self.fixed));
    }
}
