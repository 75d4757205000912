// Generated from spec/structs/ETW_SESSION_PERF_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SESSION_PERF_COUNTERS in the form of releases 5.0+.
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
/// What the kernel counts of a session.
///
/// In C: `ETW_SESSION_PERF_COUNTERS`, 0x18 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | LONG | `BufferMemoryPagedPool` |
/// | 0x04 | 0x4 | LONG | `BufferMemoryNonPagedPool` |
/// | 0x08 | 0x8 | ULONGLONG | `EventsLoggedCount` |
/// | 0x10 | 0x4 | LONG | `EventsLost` |
/// | 0x14 | 0x4 | LONG | `NumConsumers` |
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
    /// The size in bytes.
    pub const SIZE: usize = 24;
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
                    name: "ETW_SESSION_PERF_COUNTERS",
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
        put::<0, 4, _>(&mut bytes, self.buffer_memory_paged_pool.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.buffer_memory_non_paged_pool.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.events_logged_count.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.events_lost.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.num_consumers.to_le_bytes());
        bytes
    }
    /// `LONG BufferMemoryPagedPool`, at 0x00.
    #[inline]
    pub fn buffer_memory_paged_pool(&self) -> i32 {
        self.buffer_memory_paged_pool
    }
    /// Sets `BufferMemoryPagedPool`.
    #[inline]
    pub fn set_buffer_memory_paged_pool(&mut self, value: i32) {
        self.buffer_memory_paged_pool = value;
    }
    /// `LONG BufferMemoryNonPagedPool`, at 0x04.
    #[inline]
    pub fn buffer_memory_non_paged_pool(&self) -> i32 {
        self.buffer_memory_non_paged_pool
    }
    /// Sets `BufferMemoryNonPagedPool`.
    #[inline]
    pub fn set_buffer_memory_non_paged_pool(&mut self, value: i32) {
        self.buffer_memory_non_paged_pool = value;
    }
    /// `ULONGLONG EventsLoggedCount`, at 0x08.
    #[inline]
    pub fn events_logged_count(&self) -> u64 {
        self.events_logged_count
    }
    /// Sets `EventsLoggedCount`.
    #[inline]
    pub fn set_events_logged_count(&mut self, value: u64) {
        self.events_logged_count = value;
    }
    /// `LONG EventsLost`, at 0x10.
    #[inline]
    pub fn events_lost(&self) -> i32 {
        self.events_lost
    }
    /// Sets `EventsLost`.
    #[inline]
    pub fn set_events_lost(&mut self, value: i32) {
        self.events_lost = value;
    }
    /// `LONG NumConsumers`, at 0x14.
    #[inline]
    pub fn num_consumers(&self) -> i32 {
        self.num_consumers
    }
    /// Sets `NumConsumers`.
    #[inline]
    pub fn set_num_consumers(&mut self, value: i32) {
        self.num_consumers = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_session_perf_counters::V5_0;
}
impl Default for EtwSessionPerfCounters {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EtwSessionPerfCounters {}
impl Record for EtwSessionPerfCounters {
    const NAME: &'static str = "ETW_SESSION_PERF_COUNTERS";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwSessionPerfCounters {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwSessionPerfCounters);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwSessionPerfCounters {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<i32>(),
                proptest::arbitrary::any::<i32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<i32>(),
                proptest::arbitrary::any::<i32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        buffer_memory_paged_pool,
                        buffer_memory_non_paged_pool,
                        events_logged_count,
                        events_lost,
                        num_consumers,
                    ),
                )|
            Self {
                buffer_memory_paged_pool,
                buffer_memory_non_paged_pool,
                events_logged_count,
                events_lost,
                num_consumers,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwSessionPerfCounters`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwSessionPerfCountersView<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EtwSessionPerfCountersView<'a> {
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
                    name: "ETW_SESSION_PERF_COUNTERS",
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
    pub fn to_value(&self) -> EtwSessionPerfCounters {
        EtwSessionPerfCounters::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `LONG BufferMemoryPagedPool`, at 0x00.
    #[inline]
    pub fn buffer_memory_paged_pool(&self) -> i32 {
        i32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `LONG BufferMemoryNonPagedPool`, at 0x04.
    #[inline]
    pub fn buffer_memory_non_paged_pool(&self) -> i32 {
        i32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONGLONG EventsLoggedCount`, at 0x08.
    #[inline]
    pub fn events_logged_count(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `LONG EventsLost`, at 0x10.
    #[inline]
    pub fn events_lost(&self) -> i32 {
        i32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `LONG NumConsumers`, at 0x14.
    #[inline]
    pub fn num_consumers(&self) -> i32 {
        i32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwSessionPerfCountersView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwSessionPerfCountersView");
        out.field("buffer_memory_paged_pool", &self.buffer_memory_paged_pool());
        out.field("buffer_memory_non_paged_pool", &self.buffer_memory_non_paged_pool());
        out.field("events_logged_count", &self.events_logged_count());
        out.field("events_lost", &self.events_lost());
        out.field("num_consumers", &self.num_consumers());
        out.finish()
    }
}
