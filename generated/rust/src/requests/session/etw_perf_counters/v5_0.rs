// Generated from spec/structs/ETW_PERF_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PERF_COUNTERS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What the kernel counts of event tracing as a whole.
///
/// In C: `ETW_PERF_COUNTERS`, 0x18 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_PERF_COUNTERS")]
pub struct EtwPerfCounters {
    /// `LONG TotalActiveSessions`, at 0x00.
    pub total_active_sessions: i32,
    /// `LONG TotalBufferMemoryNonPagedPool`, at 0x04. What it is for is not known.
    pub total_buffer_memory_non_paged_pool: i32,
    /// `LONG TotalBufferMemoryPagedPool`, at 0x08. What it is for is not known.
    pub total_buffer_memory_paged_pool: i32,
    /// `LONG TotalGuidsEnabled`, at 0x0C.
    pub total_guids_enabled: i32,
    /// `LONG TotalGuidsNotEnabled`, at 0x10.
    pub total_guids_not_enabled: i32,
    /// `LONG TotalGuidsPreEnabled`, at 0x14.
    pub total_guids_pre_enabled: i32,
}

impl EtwPerfCounters {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            total_active_sessions: i32::from_le_bytes(get::<0, 4, _>(bytes)),
            total_buffer_memory_non_paged_pool: i32::from_le_bytes(get::<4, 4, _>(bytes)),
            total_buffer_memory_paged_pool: i32::from_le_bytes(get::<8, 4, _>(bytes)),
            total_guids_enabled: i32::from_le_bytes(get::<12, 4, _>(bytes)),
            total_guids_not_enabled: i32::from_le_bytes(get::<16, 4, _>(bytes)),
            total_guids_pre_enabled: i32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.total_active_sessions.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.total_buffer_memory_non_paged_pool.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.total_buffer_memory_paged_pool.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.total_guids_enabled.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.total_guids_not_enabled.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.total_guids_pre_enabled.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_perf_counters::V5_0;
}

fixed_record!(EtwPerfCounters, EtwPerfCountersView, 24, "ETW_PERF_COUNTERS");
getters! {
    self EtwPerfCountersView "EtwPerfCountersView" {
        /// `LONG TotalActiveSessions`, at 0x00.
        total_active_sessions: i32 = i32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `LONG TotalBufferMemoryNonPagedPool`, at 0x04.
        total_buffer_memory_non_paged_pool: i32 = i32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `LONG TotalBufferMemoryPagedPool`, at 0x08.
        total_buffer_memory_paged_pool: i32 = i32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `LONG TotalGuidsEnabled`, at 0x0C.
        total_guids_enabled: i32 = i32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `LONG TotalGuidsNotEnabled`, at 0x10.
        total_guids_not_enabled: i32 = i32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `LONG TotalGuidsPreEnabled`, at 0x14.
        total_guids_pre_enabled: i32 = i32::from_le_bytes(get::<20, 4, _>(self.fixed));
    }
}
