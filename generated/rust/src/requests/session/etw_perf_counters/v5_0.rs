// Generated from spec/structs/ETW_PERF_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PERF_COUNTERS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
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
    /// The size in bytes.
    pub const SIZE: usize = 24;
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
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_PERF_COUNTERS",
                    needed: 24,
                    have: bytes.len(),
                })
            }
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
    /// `LONG TotalActiveSessions`, at 0x00.
    #[inline]
    pub fn total_active_sessions(&self) -> i32 {
        self.total_active_sessions
    }
    /// Sets `TotalActiveSessions`.
    #[inline]
    pub fn set_total_active_sessions(&mut self, value: i32) {
        self.total_active_sessions = value;
    }
    /// `LONG TotalBufferMemoryNonPagedPool`, at 0x04. What it is for is not known.
    #[inline]
    pub fn total_buffer_memory_non_paged_pool(&self) -> i32 {
        self.total_buffer_memory_non_paged_pool
    }
    /// Sets `TotalBufferMemoryNonPagedPool`.
    #[inline]
    pub fn set_total_buffer_memory_non_paged_pool(&mut self, value: i32) {
        self.total_buffer_memory_non_paged_pool = value;
    }
    /// `LONG TotalBufferMemoryPagedPool`, at 0x08. What it is for is not known.
    #[inline]
    pub fn total_buffer_memory_paged_pool(&self) -> i32 {
        self.total_buffer_memory_paged_pool
    }
    /// Sets `TotalBufferMemoryPagedPool`.
    #[inline]
    pub fn set_total_buffer_memory_paged_pool(&mut self, value: i32) {
        self.total_buffer_memory_paged_pool = value;
    }
    /// `LONG TotalGuidsEnabled`, at 0x0C.
    #[inline]
    pub fn total_guids_enabled(&self) -> i32 {
        self.total_guids_enabled
    }
    /// Sets `TotalGuidsEnabled`.
    #[inline]
    pub fn set_total_guids_enabled(&mut self, value: i32) {
        self.total_guids_enabled = value;
    }
    /// `LONG TotalGuidsNotEnabled`, at 0x10.
    #[inline]
    pub fn total_guids_not_enabled(&self) -> i32 {
        self.total_guids_not_enabled
    }
    /// Sets `TotalGuidsNotEnabled`.
    #[inline]
    pub fn set_total_guids_not_enabled(&mut self, value: i32) {
        self.total_guids_not_enabled = value;
    }
    /// `LONG TotalGuidsPreEnabled`, at 0x14.
    #[inline]
    pub fn total_guids_pre_enabled(&self) -> i32 {
        self.total_guids_pre_enabled
    }
    /// Sets `TotalGuidsPreEnabled`.
    #[inline]
    pub fn set_total_guids_pre_enabled(&mut self, value: i32) {
        self.total_guids_pre_enabled = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_perf_counters::V5_0;
}
impl Default for EtwPerfCounters {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EtwPerfCounters {}
impl Record for EtwPerfCounters {
    const NAME: &'static str = "ETW_PERF_COUNTERS";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwPerfCounters {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwPerfCounters);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPerfCounters {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<i32>(),
                proptest::arbitrary::any::<i32>(),
                proptest::arbitrary::any::<i32>(),
                proptest::arbitrary::any::<i32>(),
                proptest::arbitrary::any::<i32>(),
                proptest::arbitrary::any::<i32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        total_active_sessions,
                        total_buffer_memory_non_paged_pool,
                        total_buffer_memory_paged_pool,
                        total_guids_enabled,
                        total_guids_not_enabled,
                        total_guids_pre_enabled,
                    ),
                )|
            Self {
                total_active_sessions,
                total_buffer_memory_non_paged_pool,
                total_buffer_memory_paged_pool,
                total_guids_enabled,
                total_guids_not_enabled,
                total_guids_pre_enabled,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwPerfCounters`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwPerfCountersView<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EtwPerfCountersView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_PERF_COUNTERS",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwPerfCounters {
        EtwPerfCounters::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
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
