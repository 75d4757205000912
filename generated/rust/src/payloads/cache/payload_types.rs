// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

#[allow(unused_imports)]
use crate::rt::*;

payload_type! {
    /// File write deferred because the cache has too many dirty pages.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_CAN_I_WRITE_FAIL` (0x1606).
    ///
    /// Structures: `PERFINFO_CC_CAN_WRITE_FAIL`.
    #[doc(alias = "PERFINFO_CC_CAN_WRITE_FAIL")]
    PerfinfoCcCanWriteFailPayload
}

impl<'a> PerfinfoCcCanWriteFailPayload<'a> {
    /// File object pointer. In C: `FileObjectKey`.
    #[inline]
    pub fn file_object_key(&self) -> u64 {
        self.0.number(0)
    }
    /// In C: `TotalDirtyPages`. Unit: pages.
    #[inline]
    pub fn total_dirty_pages(&self) -> u64 {
        self.0.number(1)
    }
    /// In C: `DirtyPageThreshold`. Unit: pages.
    #[inline]
    pub fn dirty_page_threshold(&self) -> u64 {
        self.0.number(2)
    }
    /// In C: `BytesToWrite`. Unit: bytes.
    #[inline]
    pub fn bytes_to_write(&self) -> u32 {
        self.0.number(3)
    }
}

pub(crate) static PERFINFO_CC_CAN_WRITE_FAIL_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
pub(crate) static PERFINFO_CC_CAN_WRITE_FAIL_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4)];
payload_type! {
    /// Cache manager acquired or released an additional write-behind thread.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_EXTRA_WRITEBEHIND_THREAD` (0x160E).
    ///
    /// Structures: `PERFINFO_CC_EXTRA_WB_THREAD_INFO`.
    #[doc(alias = "PERFINFO_CC_EXTRA_WB_THREAD_INFO")]
    PerfinfoCcExtraWbThreadInfoPayload
}

impl<'a> PerfinfoCcExtraWbThreadInfoPayload<'a> {
    /// In C: `ThreadAction`.
    #[inline]
    pub fn thread_action(&self) -> crate::payloads::cache::PerfinfoCcExtraWbThread {
        self.0.number(0)
    }
    /// Number of such threads. In C: `ActiveExtraWBThreads`.
    #[inline]
    pub fn active_extra_wb_threads(&self) -> u32 {
        self.0.number(1)
    }
    /// In C: `TotalDirtyPages`. Unit: pages.
    #[inline]
    pub fn total_dirty_pages(&self) -> u64 {
        self.0.number(2)
    }
    /// In C: `DirtyPageThreshold`. Unit: pages.
    #[inline]
    pub fn dirty_page_threshold(&self) -> u64 {
        self.0.number(3)
    }
    /// In C: `AvailablePages`. Unit: pages.
    #[inline]
    pub fn available_pages(&self) -> u64 {
        self.0.number(4)
    }
}

pub(crate) static PERFINFO_CC_EXTRA_WB_THREAD_INFO_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4)];
pub(crate) static PERFINFO_CC_EXTRA_WB_THREAD_INFO_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8)];
payload_type! {
    /// Cache manager flushes a file.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_FLUSH_CACHE` (0x1609).
    ///
    /// Structures: `PERFINFO_CC_FLUSH_CACHE`.
    #[doc(alias = "PERFINFO_CC_FLUSH_CACHE")]
    PerfinfoCcFlushCachePayload
}

impl<'a> PerfinfoCcFlushCachePayload<'a> {
    /// Correlates the events of the work item. In C: `WorkItemKey`.
    #[inline]
    pub fn work_item_key(&self) -> u64 {
        self.0.number(0)
    }
    /// File object pointer. In C: `FileObjectKey`.
    #[inline]
    pub fn file_object_key(&self) -> u64 {
        self.0.number(1)
    }
    /// In C: `Offset`. Unit: bytes.
    #[inline]
    pub fn offset(&self) -> u64 {
        self.0.number(2)
    }
    /// In C: `Length`. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u32 {
        self.0.number(3)
    }
    /// In C: `SharedCacheMapFlags`.
    #[inline]
    pub fn shared_cache_map_flags(&self) -> u32 {
        self.0.number(4)
    }
    /// In C: `Flags`.
    #[inline]
    pub fn flags(&self) -> crate::payloads::cache::PerfinfoCcFlushData {
        self.0.number(5)
    }
    /// Reserved or padding, according to a source. In C: `Reserved`.
    #[inline]
    pub fn reserved(&self) -> u32 {
        self.0.number(6)
    }
}

pub(crate) static PERFINFO_CC_FLUSH_CACHE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4)];
pub(crate) static PERFINFO_CC_FLUSH_CACHE_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4)];
payload_type! {
    /// Cache manager requests the memory manager to flush part of a file.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_FLUSH_SECTION` (0x160A).
    ///
    /// Structures: `PERFINFO_CC_FLUSH_SECTION`.
    #[doc(alias = "PERFINFO_CC_FLUSH_SECTION")]
    PerfinfoCcFlushSectionPayload
}

impl<'a> PerfinfoCcFlushSectionPayload<'a> {
    /// Correlates the events of the work item. In C: `WorkItemKey`.
    #[inline]
    pub fn work_item_key(&self) -> u64 {
        self.0.number(0)
    }
    /// File object pointer. In C: `FileObjectKey`.
    #[inline]
    pub fn file_object_key(&self) -> u64 {
        self.0.number(1)
    }
    /// In C: `Offset`. Unit: bytes.
    #[inline]
    pub fn offset(&self) -> u64 {
        self.0.number(2)
    }
    /// In C: `Length`. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u32 {
        self.0.number(3)
    }
    /// In C: `MmFlushFlags`.
    #[inline]
    pub fn mm_flush_flags(&self) -> u32 {
        self.0.number(4)
    }
}

pub(crate) static PERFINFO_CC_FLUSH_SECTION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4)];
pub(crate) static PERFINFO_CC_FLUSH_SECTION_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4)];
payload_type! {
    /// Lazy writer of the cache manager scans for data to write.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_LAZY_WRITE_SCAN` (0x1605).
    ///
    /// Structures: `PERFINFO_CC_LAZY_WRITE_SCAN`.
    #[doc(alias = "PERFINFO_CC_LAZY_WRITE_SCAN")]
    PerfinfoCcLazyWriteScanPayload
}

impl<'a> PerfinfoCcLazyWriteScanPayload<'a> {
    /// Correlates the events of the work item. In C: `WorkItemKey`.
    #[inline]
    pub fn work_item_key(&self) -> u64 {
        self.0.number(0)
    }
    /// In C: `ReasonForFlush`.
    #[inline]
    pub fn reason_for_flush(&self) -> crate::payloads::cache::PerfinfoCcNotify {
        self.0.number(1)
    }
    /// In C: `PagesToWrite`. Unit: pages.
    #[inline]
    pub fn pages_to_write(&self) -> u32 {
        self.0.number(2)
    }
    /// In C: `TotalDirtyPages`. Unit: pages.
    #[inline]
    pub fn total_dirty_pages(&self) -> u64 {
        self.0.number(3)
    }
    /// In C: `AvailablePages`. Unit: pages.
    #[inline]
    pub fn available_pages(&self) -> u64 {
        self.0.number(4)
    }
    /// In C: `DirtyPageThreshold`. Unit: pages.
    #[inline]
    pub fn dirty_page_threshold(&self) -> u64 {
        self.0.number(5)
    }
    /// Number of mapped file views. In C: `NumberOfMappedVacbs`.
    #[inline]
    pub fn number_of_mapped_vacbs(&self) -> u64 {
        self.0.number(6)
    }
    /// In C: `TopDirtyPageThreshold`. Unit: pages.
    #[inline]
    pub fn top_dirty_page_threshold(&self) -> u64 {
        self.0.number(7)
    }
    /// In C: `BottomDirtyPageThreshold`. Unit: pages.
    #[inline]
    pub fn bottom_dirty_page_threshold(&self) -> u64 {
        self.0.number(8)
    }
    /// In C: `AverageAvailablePages`. Unit: pages.
    #[inline]
    pub fn average_available_pages(&self) -> u64 {
        self.0.number(9)
    }
    /// In C: `AverageDirtyPages`. Unit: pages.
    #[inline]
    pub fn average_dirty_pages(&self) -> u64 {
        self.0.number(10)
    }
    /// Number of consecutive scans that found nothing to write. In C: `ConsecutiveWorklessLazywriteScans`.
    #[inline]
    pub fn consecutive_workless_lazywrite_scans(&self) -> u64 {
        self.0.number(11)
    }
}

pub(crate) static PERFINFO_CC_LAZY_WRITE_SCAN_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 4), Slot::At(44, 4)];
pub(crate) static PERFINFO_CC_LAZY_WRITE_SCAN_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8), Slot::At(40, 8), Slot::At(48, 8), Slot::At(56, 8), Slot::At(64, 8), Slot::At(72, 8), Slot::At(80, 8)];
payload_type! {
    /// Lazy writer state of a file whose changes a file system logs.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_LOGGED_STREAM_INFO` (0x160D).
    ///
    /// Structures: `PERFINFO_CC_LOGGED_STREAM_INFO`.
    #[doc(alias = "PERFINFO_CC_LOGGED_STREAM_INFO")]
    PerfinfoCcLoggedStreamInfoPayload
}

impl<'a> PerfinfoCcLoggedStreamInfoPayload<'a> {
    /// File object pointer. In C: `FileObjectKey`.
    #[inline]
    pub fn file_object_key(&self) -> u64 {
        self.0.number(0)
    }
    /// In C: `ReasonForFlush`.
    #[inline]
    pub fn reason_for_flush(&self) -> crate::payloads::cache::PerfinfoCcNotify {
        self.0.number(1)
    }
    /// In C: `PagesToWrite`. Unit: pages.
    #[inline]
    pub fn pages_to_write(&self) -> u32 {
        self.0.number(2)
    }
    /// In C: `DirtyLoggedPages`. Unit: pages.
    #[inline]
    pub fn dirty_logged_pages(&self) -> u64 {
        self.0.number(3)
    }
    /// In C: `DirtyLoggedPageThreshold`. Unit: pages.
    #[inline]
    pub fn dirty_logged_page_threshold(&self) -> u64 {
        self.0.number(4)
    }
    /// Largest log sequence number for this lazy writer scan. In C: `LargestLsnForLWS`.
    #[inline]
    pub fn largest_lsn_for_lws(&self) -> i64 {
        self.0.number(5)
    }
}

pub(crate) static PERFINFO_CC_LOGGED_STREAM_INFO_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Signed(24, 8)];
pub(crate) static PERFINFO_CC_LOGGED_STREAM_INFO_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 8), Slot::Signed(32, 8)];
payload_type! {
    /// Cache manager reads ahead.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_READ_AHEAD` (0x1603).
    ///
    /// Structures: `PERFINFO_CC_READ_AHEAD`.
    #[doc(alias = "PERFINFO_CC_READ_AHEAD")]
    PerfinfoCcReadAheadPayload
}

impl<'a> PerfinfoCcReadAheadPayload<'a> {
    /// Correlates the events of the work item. In C: `WorkItemKey`.
    #[inline]
    pub fn work_item_key(&self) -> u64 {
        self.0.number(0)
    }
    /// In C: `FileOffset`. Unit: bytes.
    #[inline]
    pub fn file_offset(&self) -> u64 {
        self.0.number(1)
    }
    /// In C: `Size`. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        self.0.number(2)
    }
    /// Priority of a thread, an I/O request or a page. In C: `PagePriority`.
    #[inline]
    pub fn page_priority(&self) -> u32 {
        self.0.number(3)
    }
    /// Purpose unknown. In C: `DetectedPattern`.
    #[inline]
    pub fn detected_pattern(&self) -> u32 {
        self.0.number(4)
    }
    /// Reserved or padding, according to a source. In C: `Reserved`.
    #[inline]
    pub fn reserved(&self) -> u32 {
        self.0.number(5)
    }
}

pub(crate) static PERFINFO_CC_READ_AHEAD_0: &[Slot] = &[Slot::At(0, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4)];
pub(crate) static PERFINFO_CC_READ_AHEAD_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4)];
payload_type! {
    /// Cache manager schedules a read-ahead.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_SCHEDULE_READ_AHEAD` (0x160C).
    ///
    /// Structures: `PERFINFO_CC_SCHEDULE_READ_AHEAD`.
    #[doc(alias = "PERFINFO_CC_SCHEDULE_READ_AHEAD")]
    PerfinfoCcScheduleReadAheadPayload
}

impl<'a> PerfinfoCcScheduleReadAheadPayload<'a> {
    /// Correlates the events of the work item. In C: `WorkItemKey`.
    #[inline]
    pub fn work_item_key(&self) -> u64 {
        self.0.number(0)
    }
    /// File object pointer. In C: `FileObjectKey`.
    #[inline]
    pub fn file_object_key(&self) -> u64 {
        self.0.number(1)
    }
    /// Offset at which the program reads. In C: `FileOffset`. Unit: bytes.
    #[inline]
    pub fn file_offset(&self) -> u64 {
        self.0.number(2)
    }
    /// Size of the program's read. In C: `Length`. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u32 {
        self.0.number(3)
    }
    /// In C: `ReadAheadUnit`. Unit: bytes.
    #[inline]
    pub fn read_ahead_unit(&self) -> u32 {
        self.0.number(4)
    }
    /// In C: `ReadAheadLength`. Unit: bytes.
    #[inline]
    pub fn read_ahead_length(&self) -> u32 {
        self.0.number(5)
    }
    /// In C: `ReadAheadOffset`. Unit: bytes.
    #[inline]
    pub fn read_ahead_offset(&self) -> u64 {
        self.0.number(6)
    }
    /// End of the part of the file already read ahead. In C: `ReadAheadBeyondLastByte`. Unit: bytes.
    #[inline]
    pub fn read_ahead_beyond_last_byte(&self) -> u64 {
        self.0.number(7)
    }
    /// Purpose unknown. In C: `ReadPattern`.
    #[inline]
    pub fn read_pattern(&self) -> u8 {
        self.0.number(8)
    }
    /// Number of consecutive sequential reads. In C: `SequentialReadCount`.
    #[inline]
    pub fn sequential_read_count(&self) -> u32 {
        self.0.number(9)
    }
    /// In C: `SharedCacheMapFlags`.
    #[inline]
    pub fn shared_cache_map_flags(&self) -> u32 {
        self.0.number(10)
    }
    /// 1 if the settings were changed. In C: `ReadAheadSettingsChanged`.
    #[inline]
    pub fn read_ahead_settings_changed(&self) -> u32 {
        self.0.number(11)
    }
    /// 1 if a read-ahead is in progress. In C: `ReadAheadActive`.
    #[inline]
    pub fn read_ahead_active(&self) -> u32 {
        self.0.number(12)
    }
}

pub(crate) static PERFINFO_CC_SCHEDULE_READ_AHEAD_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(32, 8), Slot::At(40, 8), Slot::At(48, 1), Slot::At(52, 4), Slot::At(56, 4), Slot::Bits(60, 4, 0, 1), Slot::Bits(60, 4, 1, 1)];
pub(crate) static PERFINFO_CC_SCHEDULE_READ_AHEAD_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4), Slot::At(40, 8), Slot::At(48, 8), Slot::At(56, 1), Slot::At(60, 4), Slot::At(64, 4), Slot::Bits(68, 4, 0, 1), Slot::Bits(68, 4, 1, 1)];
payload_type! {
    /// Cache manager work item completed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_WORKITEM_COMPLETE` (0x1602).
    ///
    /// Structures: `PERFINFO_CC_WORKITEM_COMPLETE`.
    #[doc(alias = "PERFINFO_CC_WORKITEM_COMPLETE")]
    PerfinfoCcWorkitemCompletePayload
}

impl<'a> PerfinfoCcWorkitemCompletePayload<'a> {
    /// Correlates the events of the work item. In C: `WorkItemKey`.
    #[inline]
    pub fn work_item_key(&self) -> u64 {
        self.0.number(0)
    }
}

pub(crate) static PERFINFO_CC_WORKITEM_COMPLETE_0: &[Slot] = &[Slot::At(0, 4)];
pub(crate) static PERFINFO_CC_WORKITEM_COMPLETE_1: &[Slot] = &[Slot::At(0, 8)];
payload_type! {
    /// Cache manager work item dequeued.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_WORKITEM_DEQUEUE` (0x1601).
    ///
    /// Structures: `PERFINFO_CC_WORKITEM_DEQUEUE`.
    #[doc(alias = "PERFINFO_CC_WORKITEM_DEQUEUE")]
    PerfinfoCcWorkitemDequeuePayload
}

impl<'a> PerfinfoCcWorkitemDequeuePayload<'a> {
    /// Correlates the events of the work item. In C: `WorkItemKey`.
    #[inline]
    pub fn work_item_key(&self) -> u64 {
        self.0.number(0)
    }
}

pub(crate) static PERFINFO_CC_WORKITEM_DEQUEUE_0: &[Slot] = &[Slot::At(0, 4)];
pub(crate) static PERFINFO_CC_WORKITEM_DEQUEUE_1: &[Slot] = &[Slot::At(0, 8)];
payload_type! {
    /// Cache manager work item enqueued.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_WORKITEM_ENQUEUE` (0x1600).
    ///
    /// Structures: `PERFINFO_CC_WORKITEM_ENQUEUE`.
    #[doc(alias = "PERFINFO_CC_WORKITEM_ENQUEUE")]
    PerfinfoCcWorkitemEnqueuePayload
}

impl<'a> PerfinfoCcWorkitemEnqueuePayload<'a> {
    /// Correlates the events of the work item. In C: `WorkItemKey`.
    #[inline]
    pub fn work_item_key(&self) -> u64 {
        self.0.number(0)
    }
    /// File object pointer. In C: `FileObjectKey`.
    #[inline]
    pub fn file_object_key(&self) -> u64 {
        self.0.number(1)
    }
    /// In C: `QueueType`.
    #[inline]
    pub fn queue_type(&self) -> crate::payloads::cache::PerfinfoCcWorkqueue {
        self.0.number(2)
    }
    /// In C: `WorkItemType`.
    #[inline]
    pub fn work_item_type(&self) -> crate::payloads::cache::PerfinfoCcWorkitemType {
        self.0.number(3)
    }
    /// Whether the work item was requeued. In C: `Requeue`.
    #[inline]
    pub fn requeue(&self) -> u8 {
        self.0.number(4)
    }
    /// Reserved or padding, according to a source. In C: `Reserved`.
    #[inline]
    pub fn reserved(&self) -> u8 {
        self.0.number(5)
    }
}

pub(crate) static PERFINFO_CC_WORKITEM_ENQUEUE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 1), Slot::At(9, 1), Slot::At(10, 1), Slot::At(11, 1)];
pub(crate) static PERFINFO_CC_WORKITEM_ENQUEUE_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 1), Slot::At(17, 1), Slot::At(18, 1), Slot::At(19, 1)];
