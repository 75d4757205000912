// Generated from spec/structs/PERFINFO_CC_LAZY_WRITE_SCAN.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_LAZY_WRITE_SCAN in the form of releases 5.0+ with 32 bit pointers.
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
/// The lazy writer of the cache manager looks for what to write.
///
/// In C: `PERFINFO_CC_LAZY_WRITE_SCAN`, 0x30 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG_PTR | `WorkItemKey` |
/// | 0x04 | 0x4 | ULONG | `ReasonForFlush` |
/// | 0x08 | 0x4 | ULONG | `PagesToWrite` |
/// | 0x0c | 0x4 | SIZE_T | `TotalDirtyPages` |
/// | 0x10 | 0x4 | SIZE_T | `AvailablePages` |
/// | 0x14 | 0x4 | SIZE_T | `DirtyPageThreshold` |
/// | 0x18 | 0x4 | SIZE_T | `NumberOfMappedVacbs` |
/// | 0x1c | 0x4 | SIZE_T | `TopDirtyPageThreshold` |
/// | 0x20 | 0x4 | SIZE_T | `BottomDirtyPageThreshold` |
/// | 0x24 | 0x4 | SIZE_T | `AverageAvailablePages` |
/// | 0x28 | 0x4 | SIZE_T | `AverageDirtyPages` |
/// | 0x2c | 0x4 | SIZE_T | `ConsecutiveWorklessLazywriteScans` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_LAZY_WRITE_SCAN")]
pub struct PerfinfoCcLazyWriteScan32 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u32,
    /// `ULONG ReasonForFlush`, at 0x04.
    pub reason_for_flush: crate::payloads::cache::PerfinfoCcNotify,
    /// `ULONG PagesToWrite`, at 0x08. Unit: pages.
    pub pages_to_write: u32,
    /// `SIZE_T TotalDirtyPages`, at 0x0C. Unit: pages.
    pub total_dirty_pages: u32,
    /// `SIZE_T AvailablePages`, at 0x10. Unit: pages.
    pub available_pages: u32,
    /// `SIZE_T DirtyPageThreshold`, at 0x14. Unit: pages.
    pub dirty_page_threshold: u32,
    /// `SIZE_T NumberOfMappedVacbs`, at 0x18. How many views of files are mapped.
    pub number_of_mapped_vacbs: u32,
    /// `SIZE_T TopDirtyPageThreshold`, at 0x1C. Unit: pages.
    pub top_dirty_page_threshold: u32,
    /// `SIZE_T BottomDirtyPageThreshold`, at 0x20. Unit: pages.
    pub bottom_dirty_page_threshold: u32,
    /// `SIZE_T AverageAvailablePages`, at 0x24. Unit: pages.
    pub average_available_pages: u32,
    /// `SIZE_T AverageDirtyPages`, at 0x28. Unit: pages.
    pub average_dirty_pages: u32,
    /// `SIZE_T ConsecutiveWorklessLazywriteScans`, at 0x2C. How many scans in a row found nothing to write.
    pub consecutive_workless_lazywrite_scans: u32,
}
impl PerfinfoCcLazyWriteScan32 {
    /// The size in bytes.
    pub const SIZE: usize = 48;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            work_item_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            reason_for_flush: crate::payloads::cache::PerfinfoCcNotify::from_le(
                get::<4, 4, _>(bytes),
            ),
            pages_to_write: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            total_dirty_pages: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            available_pages: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            dirty_page_threshold: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            number_of_mapped_vacbs: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            top_dirty_page_threshold: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            bottom_dirty_page_threshold: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            average_available_pages: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            average_dirty_pages: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            consecutive_workless_lazywrite_scans: u32::from_le_bytes(
                get::<44, 4, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CC_LAZY_WRITE_SCAN",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 4, _>(&mut bytes, self.work_item_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reason_for_flush.to_le());
        put::<8, 4, _>(&mut bytes, self.pages_to_write.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.total_dirty_pages.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.available_pages.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.dirty_page_threshold.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.number_of_mapped_vacbs.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.top_dirty_page_threshold.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.bottom_dirty_page_threshold.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.average_available_pages.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.average_dirty_pages.to_le_bytes());
        put::<
            44,
            4,
            _,
        >(&mut bytes, self.consecutive_workless_lazywrite_scans.to_le_bytes());
        bytes
    }
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    #[inline]
    pub fn work_item_key(&self) -> u32 {
        self.work_item_key
    }
    /// Sets `WorkItemKey`.
    #[inline]
    pub fn set_work_item_key(&mut self, value: u32) {
        self.work_item_key = value;
    }
    /// `ULONG ReasonForFlush`, at 0x04.
    #[inline]
    pub fn reason_for_flush(&self) -> crate::payloads::cache::PerfinfoCcNotify {
        self.reason_for_flush
    }
    /// Sets `ReasonForFlush`.
    #[inline]
    pub fn set_reason_for_flush(
        &mut self,
        value: crate::payloads::cache::PerfinfoCcNotify,
    ) {
        self.reason_for_flush = value;
    }
    /// `ULONG PagesToWrite`, at 0x08. Unit: pages.
    #[inline]
    pub fn pages_to_write(&self) -> u32 {
        self.pages_to_write
    }
    /// Sets `PagesToWrite`.
    #[inline]
    pub fn set_pages_to_write(&mut self, value: u32) {
        self.pages_to_write = value;
    }
    /// `SIZE_T TotalDirtyPages`, at 0x0C. Unit: pages.
    #[inline]
    pub fn total_dirty_pages(&self) -> u32 {
        self.total_dirty_pages
    }
    /// Sets `TotalDirtyPages`.
    #[inline]
    pub fn set_total_dirty_pages(&mut self, value: u32) {
        self.total_dirty_pages = value;
    }
    /// `SIZE_T AvailablePages`, at 0x10. Unit: pages.
    #[inline]
    pub fn available_pages(&self) -> u32 {
        self.available_pages
    }
    /// Sets `AvailablePages`.
    #[inline]
    pub fn set_available_pages(&mut self, value: u32) {
        self.available_pages = value;
    }
    /// `SIZE_T DirtyPageThreshold`, at 0x14. Unit: pages.
    #[inline]
    pub fn dirty_page_threshold(&self) -> u32 {
        self.dirty_page_threshold
    }
    /// Sets `DirtyPageThreshold`.
    #[inline]
    pub fn set_dirty_page_threshold(&mut self, value: u32) {
        self.dirty_page_threshold = value;
    }
    /// `SIZE_T NumberOfMappedVacbs`, at 0x18. How many views of files are mapped.
    #[inline]
    pub fn number_of_mapped_vacbs(&self) -> u32 {
        self.number_of_mapped_vacbs
    }
    /// Sets `NumberOfMappedVacbs`.
    #[inline]
    pub fn set_number_of_mapped_vacbs(&mut self, value: u32) {
        self.number_of_mapped_vacbs = value;
    }
    /// `SIZE_T TopDirtyPageThreshold`, at 0x1C. Unit: pages.
    #[inline]
    pub fn top_dirty_page_threshold(&self) -> u32 {
        self.top_dirty_page_threshold
    }
    /// Sets `TopDirtyPageThreshold`.
    #[inline]
    pub fn set_top_dirty_page_threshold(&mut self, value: u32) {
        self.top_dirty_page_threshold = value;
    }
    /// `SIZE_T BottomDirtyPageThreshold`, at 0x20. Unit: pages.
    #[inline]
    pub fn bottom_dirty_page_threshold(&self) -> u32 {
        self.bottom_dirty_page_threshold
    }
    /// Sets `BottomDirtyPageThreshold`.
    #[inline]
    pub fn set_bottom_dirty_page_threshold(&mut self, value: u32) {
        self.bottom_dirty_page_threshold = value;
    }
    /// `SIZE_T AverageAvailablePages`, at 0x24. Unit: pages.
    #[inline]
    pub fn average_available_pages(&self) -> u32 {
        self.average_available_pages
    }
    /// Sets `AverageAvailablePages`.
    #[inline]
    pub fn set_average_available_pages(&mut self, value: u32) {
        self.average_available_pages = value;
    }
    /// `SIZE_T AverageDirtyPages`, at 0x28. Unit: pages.
    #[inline]
    pub fn average_dirty_pages(&self) -> u32 {
        self.average_dirty_pages
    }
    /// Sets `AverageDirtyPages`.
    #[inline]
    pub fn set_average_dirty_pages(&mut self, value: u32) {
        self.average_dirty_pages = value;
    }
    /// `SIZE_T ConsecutiveWorklessLazywriteScans`, at 0x2C. How many scans in a row found nothing to write.
    #[inline]
    pub fn consecutive_workless_lazywrite_scans(&self) -> u32 {
        self.consecutive_workless_lazywrite_scans
    }
    /// Sets `ConsecutiveWorklessLazywriteScans`.
    #[inline]
    pub fn set_consecutive_workless_lazywrite_scans(&mut self, value: u32) {
        self.consecutive_workless_lazywrite_scans = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_lazy_write_scan::V5_0X86;
}
impl Default for PerfinfoCcLazyWriteScan32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 48])
    }
}
impl Sealed for PerfinfoCcLazyWriteScan32 {}
impl Record for PerfinfoCcLazyWriteScan32 {
    const NAME: &'static str = "PERFINFO_CC_LAZY_WRITE_SCAN";
    const SIZE: usize = 48;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoCcLazyWriteScan32 {
    const SIZE: usize = 48;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoCcLazyWriteScan32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoCcLazyWriteScan32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::payloads::cache::PerfinfoCcNotify>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        work_item_key,
                        reason_for_flush,
                        pages_to_write,
                        total_dirty_pages,
                        available_pages,
                        dirty_page_threshold,
                        number_of_mapped_vacbs,
                        top_dirty_page_threshold,
                    ),
                    (
                        bottom_dirty_page_threshold,
                        average_available_pages,
                        average_dirty_pages,
                        consecutive_workless_lazywrite_scans,
                    ),
                )|
            Self {
                work_item_key,
                reason_for_flush,
                pages_to_write,
                total_dirty_pages,
                available_pages,
                dirty_page_threshold,
                number_of_mapped_vacbs,
                top_dirty_page_threshold,
                bottom_dirty_page_threshold,
                average_available_pages,
                average_dirty_pages,
                consecutive_workless_lazywrite_scans,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoCcLazyWriteScan32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoCcLazyWriteScan32View<'a> {
    fixed: &'a [u8; 48],
}
impl<'a> PerfinfoCcLazyWriteScan32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CC_LAZY_WRITE_SCAN",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 48]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoCcLazyWriteScan32 {
        PerfinfoCcLazyWriteScan32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 48] {
        self.fixed
    }
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    #[inline]
    pub fn work_item_key(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ReasonForFlush`, at 0x04.
    #[inline]
    pub fn reason_for_flush(&self) -> crate::payloads::cache::PerfinfoCcNotify {
        crate::payloads::cache::PerfinfoCcNotify::from_le(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG PagesToWrite`, at 0x08. Unit: pages.
    #[inline]
    pub fn pages_to_write(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `SIZE_T TotalDirtyPages`, at 0x0C. Unit: pages.
    #[inline]
    pub fn total_dirty_pages(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `SIZE_T AvailablePages`, at 0x10. Unit: pages.
    #[inline]
    pub fn available_pages(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `SIZE_T DirtyPageThreshold`, at 0x14. Unit: pages.
    #[inline]
    pub fn dirty_page_threshold(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `SIZE_T NumberOfMappedVacbs`, at 0x18. How many views of files are mapped.
    #[inline]
    pub fn number_of_mapped_vacbs(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `SIZE_T TopDirtyPageThreshold`, at 0x1C. Unit: pages.
    #[inline]
    pub fn top_dirty_page_threshold(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `SIZE_T BottomDirtyPageThreshold`, at 0x20. Unit: pages.
    #[inline]
    pub fn bottom_dirty_page_threshold(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `SIZE_T AverageAvailablePages`, at 0x24. Unit: pages.
    #[inline]
    pub fn average_available_pages(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `SIZE_T AverageDirtyPages`, at 0x28. Unit: pages.
    #[inline]
    pub fn average_dirty_pages(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
    /// `SIZE_T ConsecutiveWorklessLazywriteScans`, at 0x2C. How many scans in a row found nothing to write.
    #[inline]
    pub fn consecutive_workless_lazywrite_scans(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoCcLazyWriteScan32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoCcLazyWriteScan32View");
        out.field("work_item_key", &self.work_item_key());
        out.field("reason_for_flush", &self.reason_for_flush());
        out.field("pages_to_write", &self.pages_to_write());
        out.field("total_dirty_pages", &self.total_dirty_pages());
        out.field("available_pages", &self.available_pages());
        out.field("dirty_page_threshold", &self.dirty_page_threshold());
        out.field("number_of_mapped_vacbs", &self.number_of_mapped_vacbs());
        out.field("top_dirty_page_threshold", &self.top_dirty_page_threshold());
        out.field("bottom_dirty_page_threshold", &self.bottom_dirty_page_threshold());
        out.field("average_available_pages", &self.average_available_pages());
        out.field("average_dirty_pages", &self.average_dirty_pages());
        out.field(
            "consecutive_workless_lazywrite_scans",
            &self.consecutive_workless_lazywrite_scans(),
        );
        out.finish()
    }
}
