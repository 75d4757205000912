// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// File write deferred because the cache has too many dirty pages.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_CAN_I_WRITE_FAIL` (0x1606).
    ///
    /// Structures: `PERFINFO_CC_CAN_WRITE_FAIL`.
    #[doc(alias = "PERFINFO_CC_CAN_WRITE_FAIL")]
    PerfinfoCcCanWriteFailPayload {
        /// File object pointer. In C: `FileObjectKey`.
        fn file_object_key -> u64 = number(0);
        /// In C: `TotalDirtyPages`. Unit: pages.
        fn total_dirty_pages -> u64 = number(1);
        /// In C: `DirtyPageThreshold`. Unit: pages.
        fn dirty_page_threshold -> u64 = number(2);
        /// In C: `BytesToWrite`. Unit: bytes.
        fn bytes_to_write -> u32 = number(3);
    }
}

pub(crate) static PERFINFO_CC_CAN_WRITE_FAIL_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
pub(crate) static PERFINFO_CC_CAN_WRITE_FAIL_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4)];
payload_type! {
    /// Cache manager acquired or released an additional write-behind thread.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_EXTRA_WRITEBEHIND_THREAD` (0x160E).
    ///
    /// Structures: `PERFINFO_CC_EXTRA_WB_THREAD_INFO`.
    #[doc(alias = "PERFINFO_CC_EXTRA_WB_THREAD_INFO")]
    PerfinfoCcExtraWbThreadInfoPayload {
        /// In C: `ThreadAction`.
        fn thread_action -> crate::payloads::cache::PerfinfoCcExtraWbThread = number(0);
        /// Number of such threads. In C: `ActiveExtraWBThreads`.
        fn active_extra_wb_threads -> u32 = number(1);
        /// In C: `TotalDirtyPages`. Unit: pages.
        fn total_dirty_pages -> u64 = number(2);
        /// In C: `DirtyPageThreshold`. Unit: pages.
        fn dirty_page_threshold -> u64 = number(3);
        /// In C: `AvailablePages`. Unit: pages.
        fn available_pages -> u64 = number(4);
    }
}

pub(crate) static PERFINFO_CC_EXTRA_WB_THREAD_INFO_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4)];
pub(crate) static PERFINFO_CC_EXTRA_WB_THREAD_INFO_1: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8)];
payload_type! {
    /// Cache manager flushes a file.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_FLUSH_CACHE` (0x1609).
    ///
    /// Structures: `PERFINFO_CC_FLUSH_CACHE`.
    #[doc(alias = "PERFINFO_CC_FLUSH_CACHE")]
    PerfinfoCcFlushCachePayload {
        /// Correlates the events of the work item. In C: `WorkItemKey`.
        fn work_item_key -> u64 = number(0);
        /// File object pointer. In C: `FileObjectKey`.
        fn file_object_key -> u64 = number(1);
        /// In C: `Offset`. Unit: bytes.
        fn offset -> u64 = number(2);
        /// In C: `Length`. Unit: bytes.
        fn length -> u32 = number(3);
        /// In C: `SharedCacheMapFlags`.
        fn shared_cache_map_flags -> u32 = number(4);
        /// In C: `Flags`.
        fn flags -> crate::payloads::cache::PerfinfoCcFlushData = number(5);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u32 = number(6);
    }
}

pub(crate) static PERFINFO_CC_FLUSH_CACHE_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4),
        Slot::At(28, 4)
    ];
pub(crate) static PERFINFO_CC_FLUSH_CACHE_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4),
        Slot::At(36, 4)
    ];
payload_type! {
    /// Cache manager requests the memory manager to flush part of a file.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_FLUSH_SECTION` (0x160A).
    ///
    /// Structures: `PERFINFO_CC_FLUSH_SECTION`.
    #[doc(alias = "PERFINFO_CC_FLUSH_SECTION")]
    PerfinfoCcFlushSectionPayload {
        /// Correlates the events of the work item. In C: `WorkItemKey`.
        fn work_item_key -> u64 = number(0);
        /// File object pointer. In C: `FileObjectKey`.
        fn file_object_key -> u64 = number(1);
        /// In C: `Offset`. Unit: bytes.
        fn offset -> u64 = number(2);
        /// In C: `Length`. Unit: bytes.
        fn length -> u32 = number(3);
        /// In C: `MmFlushFlags`.
        fn mm_flush_flags -> u32 = number(4);
    }
}

pub(crate) static PERFINFO_CC_FLUSH_SECTION_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4)];
pub(crate) static PERFINFO_CC_FLUSH_SECTION_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4)];
payload_type! {
    /// Lazy writer of the cache manager scans for data to write.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_LAZY_WRITE_SCAN` (0x1605).
    ///
    /// Structures: `PERFINFO_CC_LAZY_WRITE_SCAN`.
    #[doc(alias = "PERFINFO_CC_LAZY_WRITE_SCAN")]
    PerfinfoCcLazyWriteScanPayload {
        /// Correlates the events of the work item. In C: `WorkItemKey`.
        fn work_item_key -> u64 = number(0);
        /// In C: `ReasonForFlush`.
        fn reason_for_flush -> crate::payloads::cache::PerfinfoCcNotify = number(1);
        /// In C: `PagesToWrite`. Unit: pages.
        fn pages_to_write -> u32 = number(2);
        /// In C: `TotalDirtyPages`. Unit: pages.
        fn total_dirty_pages -> u64 = number(3);
        /// In C: `AvailablePages`. Unit: pages.
        fn available_pages -> u64 = number(4);
        /// In C: `DirtyPageThreshold`. Unit: pages.
        fn dirty_page_threshold -> u64 = number(5);
        /// Number of mapped file views. In C: `NumberOfMappedVacbs`.
        fn number_of_mapped_vacbs -> u64 = number(6);
        /// In C: `TopDirtyPageThreshold`. Unit: pages.
        fn top_dirty_page_threshold -> u64 = number(7);
        /// In C: `BottomDirtyPageThreshold`. Unit: pages.
        fn bottom_dirty_page_threshold -> u64 = number(8);
        /// In C: `AverageAvailablePages`. Unit: pages.
        fn average_available_pages -> u64 = number(9);
        /// In C: `AverageDirtyPages`. Unit: pages.
        fn average_dirty_pages -> u64 = number(10);
        /// Number of consecutive scans that found nothing to write. In C: `ConsecutiveWorklessLazywriteScans`.
        fn consecutive_workless_lazywrite_scans -> u64 = number(11);
    }
}

pub(crate) static PERFINFO_CC_LAZY_WRITE_SCAN_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4),
        Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::At(40, 4), Slot::At(44, 4)
    ];
pub(crate) static PERFINFO_CC_LAZY_WRITE_SCAN_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8),
        Slot::At(40, 8), Slot::At(48, 8), Slot::At(56, 8), Slot::At(64, 8), Slot::At(72, 8), Slot::At(80, 8)
    ];
payload_type! {
    /// Lazy writer state of a file whose changes a file system logs.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_LOGGED_STREAM_INFO` (0x160D).
    ///
    /// Structures: `PERFINFO_CC_LOGGED_STREAM_INFO`.
    #[doc(alias = "PERFINFO_CC_LOGGED_STREAM_INFO")]
    PerfinfoCcLoggedStreamInfoPayload {
        /// File object pointer. In C: `FileObjectKey`.
        fn file_object_key -> u64 = number(0);
        /// In C: `ReasonForFlush`.
        fn reason_for_flush -> crate::payloads::cache::PerfinfoCcNotify = number(1);
        /// In C: `PagesToWrite`. Unit: pages.
        fn pages_to_write -> u32 = number(2);
        /// In C: `DirtyLoggedPages`. Unit: pages.
        fn dirty_logged_pages -> u64 = number(3);
        /// In C: `DirtyLoggedPageThreshold`. Unit: pages.
        fn dirty_logged_page_threshold -> u64 = number(4);
        /// Largest log sequence number for this lazy writer scan. In C: `LargestLsnForLWS`.
        fn largest_lsn_for_lws -> i64 = number(5);
    }
}

pub(crate) static PERFINFO_CC_LOGGED_STREAM_INFO_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Signed(24, 8)];
pub(crate) static PERFINFO_CC_LOGGED_STREAM_INFO_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 8), Slot::Signed(32, 8)];
payload_type! {
    /// Cache manager reads ahead.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_READ_AHEAD` (0x1603).
    ///
    /// Structures: `PERFINFO_CC_READ_AHEAD`.
    #[doc(alias = "PERFINFO_CC_READ_AHEAD")]
    PerfinfoCcReadAheadPayload {
        /// Correlates the events of the work item. In C: `WorkItemKey`.
        fn work_item_key -> u64 = number(0);
        /// In C: `FileOffset`. Unit: bytes.
        fn file_offset -> u64 = number(1);
        /// In C: `Size`. Unit: bytes.
        fn size -> u32 = number(2);
        /// Priority of a thread, an I/O request or a page. In C: `PagePriority`.
        fn page_priority -> u32 = number(3);
        /// Purpose unknown. In C: `DetectedPattern`.
        fn detected_pattern -> u32 = number(4);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u32 = number(5);
    }
}

pub(crate) static PERFINFO_CC_READ_AHEAD_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4)];
pub(crate) static PERFINFO_CC_READ_AHEAD_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4)];
payload_type! {
    /// Cache manager schedules a read-ahead.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_SCHEDULE_READ_AHEAD` (0x160C).
    ///
    /// Structures: `PERFINFO_CC_SCHEDULE_READ_AHEAD`.
    #[doc(alias = "PERFINFO_CC_SCHEDULE_READ_AHEAD")]
    PerfinfoCcScheduleReadAheadPayload {
        /// Correlates the events of the work item. In C: `WorkItemKey`.
        fn work_item_key -> u64 = number(0);
        /// File object pointer. In C: `FileObjectKey`.
        fn file_object_key -> u64 = number(1);
        /// Offset at which the program reads. In C: `FileOffset`. Unit: bytes.
        fn file_offset -> u64 = number(2);
        /// Size of the program's read. In C: `Length`. Unit: bytes.
        fn length -> u32 = number(3);
        /// In C: `ReadAheadUnit`. Unit: bytes.
        fn read_ahead_unit -> u32 = number(4);
        /// In C: `ReadAheadLength`. Unit: bytes.
        fn read_ahead_length -> u32 = number(5);
        /// In C: `ReadAheadOffset`. Unit: bytes.
        fn read_ahead_offset -> u64 = number(6);
        /// End of the part of the file already read ahead. In C: `ReadAheadBeyondLastByte`. Unit: bytes.
        fn read_ahead_beyond_last_byte -> u64 = number(7);
        /// Purpose unknown. In C: `ReadPattern`.
        fn read_pattern -> u8 = number(8);
        /// Number of consecutive sequential reads. In C: `SequentialReadCount`.
        fn sequential_read_count -> u32 = number(9);
        /// In C: `SharedCacheMapFlags`.
        fn shared_cache_map_flags -> u32 = number(10);
        /// 1 if the settings were changed. In C: `ReadAheadSettingsChanged`.
        fn read_ahead_settings_changed -> u32 = number(11);
        /// 1 if a read-ahead is in progress. In C: `ReadAheadActive`.
        fn read_ahead_active -> u32 = number(12);
    }
}

pub(crate) static PERFINFO_CC_SCHEDULE_READ_AHEAD_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4),
        Slot::At(32, 8), Slot::At(40, 8), Slot::At(48, 1), Slot::At(52, 4), Slot::At(56, 4), Slot::Bits(60, 4, 0, 1),
        Slot::Bits(60, 4, 1, 1)
    ];
pub(crate) static PERFINFO_CC_SCHEDULE_READ_AHEAD_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4),
        Slot::At(40, 8), Slot::At(48, 8), Slot::At(56, 1), Slot::At(60, 4), Slot::At(64, 4), Slot::Bits(68, 4, 0, 1),
        Slot::Bits(68, 4, 1, 1)
    ];
payload_type! {
    /// Cache manager work item completed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CC_WORKITEM_COMPLETE` (0x1602).
    ///
    /// Structures: `PERFINFO_CC_WORKITEM_COMPLETE`.
    #[doc(alias = "PERFINFO_CC_WORKITEM_COMPLETE")]
    PerfinfoCcWorkitemCompletePayload {
        /// Correlates the events of the work item. In C: `WorkItemKey`.
        fn work_item_key -> u64 = number(0);
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
    PerfinfoCcWorkitemDequeuePayload {
        /// Correlates the events of the work item. In C: `WorkItemKey`.
        fn work_item_key -> u64 = number(0);
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
    PerfinfoCcWorkitemEnqueuePayload {
        /// Correlates the events of the work item. In C: `WorkItemKey`.
        fn work_item_key -> u64 = number(0);
        /// File object pointer. In C: `FileObjectKey`.
        fn file_object_key -> u64 = number(1);
        /// In C: `QueueType`.
        fn queue_type -> crate::payloads::cache::PerfinfoCcWorkqueue = number(2);
        /// In C: `WorkItemType`.
        fn work_item_type -> crate::payloads::cache::PerfinfoCcWorkitemType = number(3);
        /// True if the work item was requeued. In C: `Requeue`.
        fn requeue -> u8 = number(4);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u8 = number(5);
    }
}

pub(crate) static PERFINFO_CC_WORKITEM_ENQUEUE_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 1), Slot::At(9, 1), Slot::At(10, 1), Slot::At(11, 1)];
pub(crate) static PERFINFO_CC_WORKITEM_ENQUEUE_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 1), Slot::At(17, 1), Slot::At(18, 1), Slot::At(19, 1)];
