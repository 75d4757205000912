// Generated from spec/structs/PERFINFO_CC_EXTRA_WB_THREAD_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_EXTRA_WB_THREAD_INFO in the form of releases 5.0+ with 64 bit pointers.
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
/// The cache manager got or gave up a thread to write behind.
///
/// In C: `PERFINFO_CC_EXTRA_WB_THREAD_INFO`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ThreadAction` |
/// | 0x04 | 0x4 | ULONG | `ActiveExtraWBThreads` |
/// | 0x08 | 0x8 | SIZE_T | `TotalDirtyPages` |
/// | 0x10 | 0x8 | SIZE_T | `DirtyPageThreshold` |
/// | 0x18 | 0x8 | SIZE_T | `AvailablePages` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_EXTRA_WB_THREAD_INFO")]
pub struct PerfinfoCcExtraWbThreadInfo64 {
    /// `ULONG ThreadAction`, at 0x00.
    pub thread_action: crate::payloads::cache::PerfinfoCcExtraWbThread,
    /// `ULONG ActiveExtraWBThreads`, at 0x04. How many such threads there are.
    pub active_extra_wb_threads: u32,
    /// `SIZE_T TotalDirtyPages`, at 0x08. Unit: pages.
    pub total_dirty_pages: u64,
    /// `SIZE_T DirtyPageThreshold`, at 0x10. Unit: pages.
    pub dirty_page_threshold: u64,
    /// `SIZE_T AvailablePages`, at 0x18. Unit: pages.
    pub available_pages: u64,
}
impl PerfinfoCcExtraWbThreadInfo64 {
    /// The size in bytes.
    pub const SIZE: usize = 32;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            thread_action: crate::payloads::cache::PerfinfoCcExtraWbThread::from_le(
                get::<0, 4, _>(bytes),
            ),
            active_extra_wb_threads: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            total_dirty_pages: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            dirty_page_threshold: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            available_pages: u64::from_le_bytes(get::<24, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CC_EXTRA_WB_THREAD_INFO",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 4, _>(&mut bytes, self.thread_action.to_le());
        put::<4, 4, _>(&mut bytes, self.active_extra_wb_threads.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.total_dirty_pages.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.dirty_page_threshold.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.available_pages.to_le_bytes());
        bytes
    }
    /// `ULONG ThreadAction`, at 0x00.
    #[inline]
    pub fn thread_action(&self) -> crate::payloads::cache::PerfinfoCcExtraWbThread {
        self.thread_action
    }
    /// Sets `ThreadAction`.
    #[inline]
    pub fn set_thread_action(
        &mut self,
        value: crate::payloads::cache::PerfinfoCcExtraWbThread,
    ) {
        self.thread_action = value;
    }
    /// `ULONG ActiveExtraWBThreads`, at 0x04. How many such threads there are.
    #[inline]
    pub fn active_extra_wb_threads(&self) -> u32 {
        self.active_extra_wb_threads
    }
    /// Sets `ActiveExtraWBThreads`.
    #[inline]
    pub fn set_active_extra_wb_threads(&mut self, value: u32) {
        self.active_extra_wb_threads = value;
    }
    /// `SIZE_T TotalDirtyPages`, at 0x08. Unit: pages.
    #[inline]
    pub fn total_dirty_pages(&self) -> u64 {
        self.total_dirty_pages
    }
    /// Sets `TotalDirtyPages`.
    #[inline]
    pub fn set_total_dirty_pages(&mut self, value: u64) {
        self.total_dirty_pages = value;
    }
    /// `SIZE_T DirtyPageThreshold`, at 0x10. Unit: pages.
    #[inline]
    pub fn dirty_page_threshold(&self) -> u64 {
        self.dirty_page_threshold
    }
    /// Sets `DirtyPageThreshold`.
    #[inline]
    pub fn set_dirty_page_threshold(&mut self, value: u64) {
        self.dirty_page_threshold = value;
    }
    /// `SIZE_T AvailablePages`, at 0x18. Unit: pages.
    #[inline]
    pub fn available_pages(&self) -> u64 {
        self.available_pages
    }
    /// Sets `AvailablePages`.
    #[inline]
    pub fn set_available_pages(&mut self, value: u64) {
        self.available_pages = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_extra_wb_thread_info::V5_0X64;
}
impl Default for PerfinfoCcExtraWbThreadInfo64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 32])
    }
}
impl Sealed for PerfinfoCcExtraWbThreadInfo64 {}
impl Record for PerfinfoCcExtraWbThreadInfo64 {
    const NAME: &'static str = "PERFINFO_CC_EXTRA_WB_THREAD_INFO";
    const SIZE: usize = 32;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoCcExtraWbThreadInfo64 {
    const SIZE: usize = 32;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoCcExtraWbThreadInfo64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoCcExtraWbThreadInfo64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<
                    crate::payloads::cache::PerfinfoCcExtraWbThread,
                >(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|
                (
                    (
                        thread_action,
                        active_extra_wb_threads,
                        total_dirty_pages,
                        dirty_page_threshold,
                        available_pages,
                    ),
                )|
            Self {
                thread_action,
                active_extra_wb_threads,
                total_dirty_pages,
                dirty_page_threshold,
                available_pages,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoCcExtraWbThreadInfo64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoCcExtraWbThreadInfo64View<'a> {
    fixed: &'a [u8; 32],
}
impl<'a> PerfinfoCcExtraWbThreadInfo64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CC_EXTRA_WB_THREAD_INFO",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 32]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoCcExtraWbThreadInfo64 {
        PerfinfoCcExtraWbThreadInfo64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `ULONG ThreadAction`, at 0x00.
    #[inline]
    pub fn thread_action(&self) -> crate::payloads::cache::PerfinfoCcExtraWbThread {
        crate::payloads::cache::PerfinfoCcExtraWbThread::from_le(
            get::<0, 4, _>(self.fixed),
        )
    }
    /// `ULONG ActiveExtraWBThreads`, at 0x04. How many such threads there are.
    #[inline]
    pub fn active_extra_wb_threads(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `SIZE_T TotalDirtyPages`, at 0x08. Unit: pages.
    #[inline]
    pub fn total_dirty_pages(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `SIZE_T DirtyPageThreshold`, at 0x10. Unit: pages.
    #[inline]
    pub fn dirty_page_threshold(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `SIZE_T AvailablePages`, at 0x18. Unit: pages.
    #[inline]
    pub fn available_pages(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoCcExtraWbThreadInfo64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoCcExtraWbThreadInfo64View");
        out.field("thread_action", &self.thread_action());
        out.field("active_extra_wb_threads", &self.active_extra_wb_threads());
        out.field("total_dirty_pages", &self.total_dirty_pages());
        out.field("dirty_page_threshold", &self.dirty_page_threshold());
        out.field("available_pages", &self.available_pages());
        out.finish()
    }
}
