// Generated from spec/structs/ETW_PERF_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PERF_COUNTERS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;
/// What the kernel counts of event tracing as a whole.
///
/// In C: `ETW_PERF_COUNTERS`, 0x18 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | LONG | `TotalActiveSessions` |
/// | 0x04 | 0x4 | LONG | `TotalBufferMemoryNonPagedPool` |
/// | 0x08 | 0x4 | LONG | `TotalBufferMemoryPagedPool` |
/// | 0x0c | 0x4 | LONG | `TotalGuidsEnabled` |
/// | 0x10 | 0x4 | LONG | `TotalGuidsNotEnabled` |
/// | 0x14 | 0x4 | LONG | `TotalGuidsPreEnabled` |
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
            total_buffer_memory_non_paged_pool: i32::from_le_bytes(
                get::<4, 4, _>(bytes),
            ),
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
        put::<
            4,
            4,
            _,
        >(&mut bytes, self.total_buffer_memory_non_paged_pool.to_le_bytes());
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
impl<'a> EtwPerfCountersView<'a> {
    /// `LONG TotalActiveSessions`, at 0x00.
    #[inline]
    pub fn total_active_sessions(&self) -> i32 {
        i32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `LONG TotalBufferMemoryNonPagedPool`, at 0x04. What it is for is not known.
    #[inline]
    pub fn total_buffer_memory_non_paged_pool(&self) -> i32 {
        i32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `LONG TotalBufferMemoryPagedPool`, at 0x08. What it is for is not known.
    #[inline]
    pub fn total_buffer_memory_paged_pool(&self) -> i32 {
        i32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `LONG TotalGuidsEnabled`, at 0x0C.
    #[inline]
    pub fn total_guids_enabled(&self) -> i32 {
        i32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `LONG TotalGuidsNotEnabled`, at 0x10.
    #[inline]
    pub fn total_guids_not_enabled(&self) -> i32 {
        i32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `LONG TotalGuidsPreEnabled`, at 0x14.
    #[inline]
    pub fn total_guids_pre_enabled(&self) -> i32 {
        i32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwPerfCountersView<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwPerfCountersView");
        out.field("total_active_sessions", &self.total_active_sessions());
        out.field(
            "total_buffer_memory_non_paged_pool",
            &self.total_buffer_memory_non_paged_pool(),
        );
        out.field(
            "total_buffer_memory_paged_pool",
            &self.total_buffer_memory_paged_pool(),
        );
        out.field("total_guids_enabled", &self.total_guids_enabled());
        out.field("total_guids_not_enabled", &self.total_guids_not_enabled());
        out.field("total_guids_pre_enabled", &self.total_guids_pre_enabled());
        out.finish()
    }
}
