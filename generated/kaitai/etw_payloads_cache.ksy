# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_cache
  title: Event Tracing for Windows, cache
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Cache manager.
types:
  perfinfo_cc_can_write_fail_ptr32:
    -orig-id: PERFINFO_CC_CAN_WRITE_FAIL
    doc: |
      File write deferred because the cache has too many dirty pages.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4860-L4866 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: file_object_key
        -orig-id: FileObjectKey
        type: u4
        doc: File object pointer.
      - id: total_dirty_pages
        -orig-id: TotalDirtyPages
        type: u4
        doc: |
          Unit: pages.
      - id: dirty_page_threshold
        -orig-id: DirtyPageThreshold
        type: u4
        doc: |
          Unit: pages.
      - id: bytes_to_write
        -orig-id: BytesToWrite
        type: u4
        doc: |
          Unit: bytes.
  perfinfo_cc_can_write_fail_ptr64:
    -orig-id: PERFINFO_CC_CAN_WRITE_FAIL
    doc: |
      File write deferred because the cache has too many dirty pages.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4860-L4866 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: file_object_key
        -orig-id: FileObjectKey
        type: u8
        doc: File object pointer.
      - id: total_dirty_pages
        -orig-id: TotalDirtyPages
        type: u8
        doc: |
          Unit: pages.
      - id: dirty_page_threshold
        -orig-id: DirtyPageThreshold
        type: u8
        doc: |
          Unit: pages.
      - id: bytes_to_write
        -orig-id: BytesToWrite
        type: u4
        doc: |
          Unit: bytes.
  perfinfo_cc_extra_wb_thread_info_ptr32:
    -orig-id: PERFINFO_CC_EXTRA_WB_THREAD_INFO
    doc: |
      Cache manager acquired or released an additional write-behind thread.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4921-L4928 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: thread_action
        -orig-id: ThreadAction
        type: u4
        enum: perfinfo_cc_extra_wb_thread
      - id: active_extra_wb_threads
        -orig-id: ActiveExtraWBThreads
        type: u4
        doc: Number of such threads.
      - id: total_dirty_pages
        -orig-id: TotalDirtyPages
        type: u4
        doc: |
          Unit: pages.
      - id: dirty_page_threshold
        -orig-id: DirtyPageThreshold
        type: u4
        doc: |
          Unit: pages.
      - id: available_pages
        -orig-id: AvailablePages
        type: u4
        doc: |
          Unit: pages.
  perfinfo_cc_extra_wb_thread_info_ptr64:
    -orig-id: PERFINFO_CC_EXTRA_WB_THREAD_INFO
    doc: |
      Cache manager acquired or released an additional write-behind thread.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4921-L4928 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: thread_action
        -orig-id: ThreadAction
        type: u4
        enum: perfinfo_cc_extra_wb_thread
      - id: active_extra_wb_threads
        -orig-id: ActiveExtraWBThreads
        type: u4
        doc: Number of such threads.
      - id: total_dirty_pages
        -orig-id: TotalDirtyPages
        type: u8
        doc: |
          Unit: pages.
      - id: dirty_page_threshold
        -orig-id: DirtyPageThreshold
        type: u8
        doc: |
          Unit: pages.
      - id: available_pages
        -orig-id: AvailablePages
        type: u8
        doc: |
          Unit: pages.
  perfinfo_cc_flush_cache_ptr32:
    -orig-id: PERFINFO_CC_FLUSH_CACHE
    doc: |
      Cache manager flushes a file.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4893-L4902 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u4
        doc: Correlates the events of the work item.
      - id: file_object_key
        -orig-id: FileObjectKey
        type: u4
        doc: File object pointer.
      - id: offset
        -orig-id: Offset
        type: u8
        doc: |
          Unit: bytes.
      - id: length
        -orig-id: Length
        type: u4
        doc: |
          Unit: bytes.
      - id: shared_cache_map_flags
        -orig-id: SharedCacheMapFlags
        type: u4
      - id: flags
        -orig-id: Flags
        type: u4
        doc: Flags of `perfinfo_cc_flush_data`.
      - id: reserved
        -orig-id: Reserved
        type: u4
  perfinfo_cc_flush_cache_ptr64:
    -orig-id: PERFINFO_CC_FLUSH_CACHE
    doc: |
      Cache manager flushes a file.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4893-L4902 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u8
        doc: Correlates the events of the work item.
      - id: file_object_key
        -orig-id: FileObjectKey
        type: u8
        doc: File object pointer.
      - id: offset
        -orig-id: Offset
        type: u8
        doc: |
          Unit: bytes.
      - id: length
        -orig-id: Length
        type: u4
        doc: |
          Unit: bytes.
      - id: shared_cache_map_flags
        -orig-id: SharedCacheMapFlags
        type: u4
      - id: flags
        -orig-id: Flags
        type: u4
        doc: Flags of `perfinfo_cc_flush_data`.
      - id: reserved
        -orig-id: Reserved
        type: u4
  perfinfo_cc_flush_section_ptr32:
    -orig-id: PERFINFO_CC_FLUSH_SECTION
    doc: |
      Cache manager requests the memory manager to flush part of a file.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4868-L4875 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u4
        doc: Correlates the events of the work item.
      - id: file_object_key
        -orig-id: FileObjectKey
        type: u4
        doc: File object pointer.
      - id: offset
        -orig-id: Offset
        type: u8
        doc: |
          Unit: bytes.
      - id: length
        -orig-id: Length
        type: u4
        doc: |
          Unit: bytes.
      - id: mm_flush_flags
        -orig-id: MmFlushFlags
        type: u4
  perfinfo_cc_flush_section_ptr64:
    -orig-id: PERFINFO_CC_FLUSH_SECTION
    doc: |
      Cache manager requests the memory manager to flush part of a file.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4868-L4875 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u8
        doc: Correlates the events of the work item.
      - id: file_object_key
        -orig-id: FileObjectKey
        type: u8
        doc: File object pointer.
      - id: offset
        -orig-id: Offset
        type: u8
        doc: |
          Unit: bytes.
      - id: length
        -orig-id: Length
        type: u4
        doc: |
          Unit: bytes.
      - id: mm_flush_flags
        -orig-id: MmFlushFlags
        type: u4
  perfinfo_cc_lazy_write_scan_ptr32:
    -orig-id: PERFINFO_CC_LAZY_WRITE_SCAN
    doc: |
      Lazy writer of the cache manager scans for data to write.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4844-L4858 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u4
        doc: Correlates the events of the work item.
      - id: reason_for_flush
        -orig-id: ReasonForFlush
        type: u4
        doc: Flags of `perfinfo_cc_notify`.
      - id: pages_to_write
        -orig-id: PagesToWrite
        type: u4
        doc: |
          Unit: pages.
      - id: total_dirty_pages
        -orig-id: TotalDirtyPages
        type: u4
        doc: |
          Unit: pages.
      - id: available_pages
        -orig-id: AvailablePages
        type: u4
        doc: |
          Unit: pages.
      - id: dirty_page_threshold
        -orig-id: DirtyPageThreshold
        type: u4
        doc: |
          Unit: pages.
      - id: number_of_mapped_vacbs
        -orig-id: NumberOfMappedVacbs
        type: u4
        doc: Number of mapped file views.
      - id: top_dirty_page_threshold
        -orig-id: TopDirtyPageThreshold
        type: u4
        doc: |
          Unit: pages.
      - id: bottom_dirty_page_threshold
        -orig-id: BottomDirtyPageThreshold
        type: u4
        doc: |
          Unit: pages.
      - id: average_available_pages
        -orig-id: AverageAvailablePages
        type: u4
        doc: |
          Unit: pages.
      - id: average_dirty_pages
        -orig-id: AverageDirtyPages
        type: u4
        doc: |
          Unit: pages.
      - id: consecutive_workless_lazywrite_scans
        -orig-id: ConsecutiveWorklessLazywriteScans
        type: u4
        doc: Number of consecutive scans that found nothing to write.
  perfinfo_cc_lazy_write_scan_ptr64:
    -orig-id: PERFINFO_CC_LAZY_WRITE_SCAN
    doc: |
      Lazy writer of the cache manager scans for data to write.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4844-L4858 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u8
        doc: Correlates the events of the work item.
      - id: reason_for_flush
        -orig-id: ReasonForFlush
        type: u4
        doc: Flags of `perfinfo_cc_notify`.
      - id: pages_to_write
        -orig-id: PagesToWrite
        type: u4
        doc: |
          Unit: pages.
      - id: total_dirty_pages
        -orig-id: TotalDirtyPages
        type: u8
        doc: |
          Unit: pages.
      - id: available_pages
        -orig-id: AvailablePages
        type: u8
        doc: |
          Unit: pages.
      - id: dirty_page_threshold
        -orig-id: DirtyPageThreshold
        type: u8
        doc: |
          Unit: pages.
      - id: number_of_mapped_vacbs
        -orig-id: NumberOfMappedVacbs
        type: u8
        doc: Number of mapped file views.
      - id: top_dirty_page_threshold
        -orig-id: TopDirtyPageThreshold
        type: u8
        doc: |
          Unit: pages.
      - id: bottom_dirty_page_threshold
        -orig-id: BottomDirtyPageThreshold
        type: u8
        doc: |
          Unit: pages.
      - id: average_available_pages
        -orig-id: AverageAvailablePages
        type: u8
        doc: |
          Unit: pages.
      - id: average_dirty_pages
        -orig-id: AverageDirtyPages
        type: u8
        doc: |
          Unit: pages.
      - id: consecutive_workless_lazywrite_scans
        -orig-id: ConsecutiveWorklessLazywriteScans
        type: u8
        doc: Number of consecutive scans that found nothing to write.
  perfinfo_cc_logged_stream_info_ptr32:
    -orig-id: PERFINFO_CC_LOGGED_STREAM_INFO
    doc: |
      Lazy writer state of a file whose changes a file system logs.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4904-L4912 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: file_object_key
        -orig-id: FileObjectKey
        type: u4
        doc: File object pointer.
      - id: reason_for_flush
        -orig-id: ReasonForFlush
        type: u4
        doc: Flags of `perfinfo_cc_notify`.
      - id: pages_to_write
        -orig-id: PagesToWrite
        type: u4
        doc: |
          Unit: pages.
      - id: dirty_logged_pages
        -orig-id: DirtyLoggedPages
        type: u4
        doc: |
          Unit: pages.
      - id: dirty_logged_page_threshold
        -orig-id: DirtyLoggedPageThreshold
        type: u4
        doc: |
          Unit: pages.
      - id: padding_14
        size: 4
      - id: largest_lsn_for_lws
        -orig-id: LargestLsnForLWS
        type: s8
        doc: Largest log sequence number for this lazy writer scan.
  perfinfo_cc_logged_stream_info_ptr64:
    -orig-id: PERFINFO_CC_LOGGED_STREAM_INFO
    doc: |
      Lazy writer state of a file whose changes a file system logs.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4904-L4912 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: file_object_key
        -orig-id: FileObjectKey
        type: u8
        doc: File object pointer.
      - id: reason_for_flush
        -orig-id: ReasonForFlush
        type: u4
        doc: Flags of `perfinfo_cc_notify`.
      - id: pages_to_write
        -orig-id: PagesToWrite
        type: u4
        doc: |
          Unit: pages.
      - id: dirty_logged_pages
        -orig-id: DirtyLoggedPages
        type: u8
        doc: |
          Unit: pages.
      - id: dirty_logged_page_threshold
        -orig-id: DirtyLoggedPageThreshold
        type: u8
        doc: |
          Unit: pages.
      - id: largest_lsn_for_lws
        -orig-id: LargestLsnForLWS
        type: s8
        doc: Largest log sequence number for this lazy writer scan.
  perfinfo_cc_read_ahead_ptr32:
    -orig-id: PERFINFO_CC_READ_AHEAD
    doc: |
      Cache manager reads ahead.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4816-L4824 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u4
        doc: Correlates the events of the work item.
      - id: padding_04
        size: 4
      - id: file_offset
        -orig-id: FileOffset
        type: u8
        doc: |
          Unit: bytes.
      - id: size
        -orig-id: Size
        type: u4
        doc: |
          Unit: bytes.
      - id: page_priority
        -orig-id: PagePriority
        type: u4
      - id: detected_pattern
        -orig-id: DetectedPattern
        type: u4
        doc: Purpose unknown.
      - id: reserved
        -orig-id: Reserved
        type: u4
  perfinfo_cc_read_ahead_ptr64:
    -orig-id: PERFINFO_CC_READ_AHEAD
    doc: |
      Cache manager reads ahead.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4816-L4824 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u8
        doc: Correlates the events of the work item.
      - id: file_offset
        -orig-id: FileOffset
        type: u8
        doc: |
          Unit: bytes.
      - id: size
        -orig-id: Size
        type: u4
        doc: |
          Unit: bytes.
      - id: page_priority
        -orig-id: PagePriority
        type: u4
      - id: detected_pattern
        -orig-id: DetectedPattern
        type: u4
        doc: Purpose unknown.
      - id: reserved
        -orig-id: Reserved
        type: u4
  perfinfo_cc_schedule_read_ahead_ptr32:
    -orig-id: PERFINFO_CC_SCHEDULE_READ_AHEAD
    doc: |
      Cache manager schedules a read-ahead.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4826-L4842 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u4
        doc: Correlates the events of the work item.
      - id: file_object_key
        -orig-id: FileObjectKey
        type: u4
        doc: File object pointer.
      - id: file_offset
        -orig-id: FileOffset
        type: u8
        doc: |
          Offset at which the program reads. Unit: bytes.
      - id: length
        -orig-id: Length
        type: u4
        doc: |
          Size of the program's read. Unit: bytes.
      - id: read_ahead_unit
        -orig-id: ReadAheadUnit
        type: u4
        doc: |
          Unit: bytes.
      - id: read_ahead_length
        -orig-id: ReadAheadLength
        type: u4
        doc: |
          Unit: bytes.
      - id: padding_1c
        size: 4
      - id: read_ahead_offset
        -orig-id: ReadAheadOffset
        type: u8
        doc: |
          Unit: bytes.
      - id: read_ahead_beyond_last_byte
        -orig-id: ReadAheadBeyondLastByte
        type: u8
        doc: |
          End of the part of the file already read ahead. Unit: bytes.
      - id: read_pattern
        -orig-id: ReadPattern
        type: u1
        doc: Purpose unknown.
      - id: padding_31
        size: 3
      - id: sequential_read_count
        -orig-id: SequentialReadCount
        type: u4
        doc: Number of consecutive sequential reads.
      - id: shared_cache_map_flags
        -orig-id: SharedCacheMapFlags
        type: u4
      - id: read_ahead_settings_changed
        -orig-id: ReadAheadSettingsChanged
        type: b1
        doc: |
          1 if the settings were changed.
      - id: read_ahead_active
        -orig-id: ReadAheadActive
        type: b1
        doc: |
          1 if a read-ahead is in progress.
      - id: reserved
        type: b30
  perfinfo_cc_schedule_read_ahead_ptr64:
    -orig-id: PERFINFO_CC_SCHEDULE_READ_AHEAD
    doc: |
      Cache manager schedules a read-ahead.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4826-L4842 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u8
        doc: Correlates the events of the work item.
      - id: file_object_key
        -orig-id: FileObjectKey
        type: u8
        doc: File object pointer.
      - id: file_offset
        -orig-id: FileOffset
        type: u8
        doc: |
          Offset at which the program reads. Unit: bytes.
      - id: length
        -orig-id: Length
        type: u4
        doc: |
          Size of the program's read. Unit: bytes.
      - id: read_ahead_unit
        -orig-id: ReadAheadUnit
        type: u4
        doc: |
          Unit: bytes.
      - id: read_ahead_length
        -orig-id: ReadAheadLength
        type: u4
        doc: |
          Unit: bytes.
      - id: padding_24
        size: 4
      - id: read_ahead_offset
        -orig-id: ReadAheadOffset
        type: u8
        doc: |
          Unit: bytes.
      - id: read_ahead_beyond_last_byte
        -orig-id: ReadAheadBeyondLastByte
        type: u8
        doc: |
          End of the part of the file already read ahead. Unit: bytes.
      - id: read_pattern
        -orig-id: ReadPattern
        type: u1
        doc: Purpose unknown.
      - id: padding_39
        size: 3
      - id: sequential_read_count
        -orig-id: SequentialReadCount
        type: u4
        doc: Number of consecutive sequential reads.
      - id: shared_cache_map_flags
        -orig-id: SharedCacheMapFlags
        type: u4
      - id: read_ahead_settings_changed
        -orig-id: ReadAheadSettingsChanged
        type: b1
        doc: |
          1 if the settings were changed.
      - id: read_ahead_active
        -orig-id: ReadAheadActive
        type: b1
        doc: |
          1 if a read-ahead is in progress.
      - id: reserved
        type: b30
  perfinfo_cc_workitem_complete_ptr32:
    -orig-id: PERFINFO_CC_WORKITEM_COMPLETE
    doc: |
      Cache manager work item completed.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4806-L4809 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u4
        doc: Correlates the events of the work item.
  perfinfo_cc_workitem_complete_ptr64:
    -orig-id: PERFINFO_CC_WORKITEM_COMPLETE
    doc: |
      Cache manager work item completed.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4806-L4809 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u8
        doc: Correlates the events of the work item.
  perfinfo_cc_workitem_dequeue_ptr32:
    -orig-id: PERFINFO_CC_WORKITEM_DEQUEUE
    doc: |
      Cache manager work item dequeued.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4801-L4804 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u4
        doc: Correlates the events of the work item.
  perfinfo_cc_workitem_dequeue_ptr64:
    -orig-id: PERFINFO_CC_WORKITEM_DEQUEUE
    doc: |
      Cache manager work item dequeued.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4801-L4804 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u8
        doc: Correlates the events of the work item.
  perfinfo_cc_workitem_enqueue_ptr32:
    -orig-id: PERFINFO_CC_WORKITEM_ENQUEUE
    doc: |
      Cache manager work item enqueued.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4791-L4799 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u4
        doc: Correlates the events of the work item.
      - id: file_object_key
        -orig-id: FileObjectKey
        type: u4
        doc: File object pointer.
      - id: queue_type
        -orig-id: QueueType
        type: u1
        enum: perfinfo_cc_workqueue
      - id: work_item_type
        -orig-id: WorkItemType
        type: u1
        enum: perfinfo_cc_workitem_type
      - id: requeue
        -orig-id: Requeue
        type: u1
        doc: True if the work item was requeued.
      - id: reserved
        -orig-id: Reserved
        type: u1
  perfinfo_cc_workitem_enqueue_ptr64:
    -orig-id: PERFINFO_CC_WORKITEM_ENQUEUE
    doc: |
      Cache manager work item enqueued.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4791-L4799 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: work_item_key
        -orig-id: WorkItemKey
        type: u8
        doc: Correlates the events of the work item.
      - id: file_object_key
        -orig-id: FileObjectKey
        type: u8
        doc: File object pointer.
      - id: queue_type
        -orig-id: QueueType
        type: u1
        enum: perfinfo_cc_workqueue
      - id: work_item_type
        -orig-id: WorkItemType
        type: u1
        enum: perfinfo_cc_workitem_type
      - id: requeue
        -orig-id: Requeue
        type: u1
        doc: True if the work item was requeued.
      - id: reserved
        -orig-id: Reserved
        type: u1
enums:
  perfinfo_cc_extra_wb_thread:
    1:
      id: perfinfo_cc_extra_wb_thread_add
      -orig-id: PERFINFO_CC_EXTRA_WB_THREAD_ADD
      doc: Added.
    2:
      id: perfinfo_cc_extra_wb_thread_remove
      -orig-id: PERFINFO_CC_EXTRA_WB_THREAD_REMOVE
      doc: Removed.
  perfinfo_cc_flush_data:
    1:
      id: perfinfo_cc_flush_data_is_lazy_writer
      -orig-id: PERFINFO_CC_FLUSH_DATA_IS_LAZY_WRITER
      doc: Flush by the lazy writer.
    2:
      id: perfinfo_cc_flush_data_fast_lazy_write
      -orig-id: PERFINFO_CC_FLUSH_DATA_FAST_LAZY_WRITE
    4:
      id: perfinfo_cc_flush_data_force_full_flush
      -orig-id: PERFINFO_CC_FLUSH_DATA_FORCE_FULL_FLUSH
      doc: Full flush.
  perfinfo_cc_notify:
    1:
      id: perfinfo_cc_notify_low_memory
      -orig-id: PERFINFO_CC_NOTIFY_LOW_MEMORY
      doc: Low memory.
    2:
      id: perfinfo_cc_notify_power
      -orig-id: PERFINFO_CC_NOTIFY_POWER
      doc: Power state change.
    4:
      id: perfinfo_cc_notify_periodic_scan
      -orig-id: PERFINFO_CC_NOTIFY_PERIODIC_SCAN
      doc: Periodic scan.
    8:
      id: perfinfo_cc_notify_waiting_teardown
      -orig-id: PERFINFO_CC_NOTIFY_WAITING_TEARDOWN
      doc: A thread is waiting for the teardown of a file.
    0x10:
      id: perfinfo_cc_notify_flush_during_coalescing
      -orig-id: PERFINFO_CC_NOTIFY_FLUSH_DURING_COALESCING
  perfinfo_cc_workitem_type:
    1:
      id: perfinfo_cc_workitem_type_readahead
      -orig-id: PERFINFO_CC_WORKITEM_TYPE_READAHEAD
      doc: Read ahead.
    2:
      id: perfinfo_cc_workitem_type_writebehind
      -orig-id: PERFINFO_CC_WORKITEM_TYPE_WRITEBEHIND
      doc: Write behind.
    3:
      id: perfinfo_cc_workitem_type_lazywritescan
      -orig-id: PERFINFO_CC_WORKITEM_TYPE_LAZYWRITESCAN
      doc: Lazy write scan.
    4:
      id: perfinfo_cc_workitem_type_event_set
      -orig-id: PERFINFO_CC_WORKITEM_TYPE_EVENT_SET
      doc: Set an event.
  perfinfo_cc_workqueue:
    1:
      id: perfinfo_cc_workqueue_fast_teardown
      -orig-id: PERFINFO_CC_WORKQUEUE_FAST_TEARDOWN
    2:
      id: perfinfo_cc_workqueue_express
      -orig-id: PERFINFO_CC_WORKQUEUE_EXPRESS
    3:
      id: perfinfo_cc_workqueue_regular
      -orig-id: PERFINFO_CC_WORKQUEUE_REGULAR
    4:
      id: perfinfo_cc_workqueue_post_tick
      -orig-id: PERFINFO_CC_WORKQUEUE_POST_TICK
    5:
      id: perfinfo_cc_workqueue_async_read
      -orig-id: PERFINFO_CC_WORKQUEUE_ASYNC_READ
    6:
      id: perfinfo_cc_workqueue_comp_async_read
      -orig-id: PERFINFO_CC_WORKQUEUE_COMP_ASYNC_READ
