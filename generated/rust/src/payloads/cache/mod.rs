// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Cache manager.
//!
//! The feature `payloads-cache` enables the module.
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub mod perfinfo_cc_can_write_fail;
pub use perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailPtr32;
pub use perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailPtr64;
pub use perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailPtr32View;
pub use perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailPtr64View;
pub use perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFail;
pub use perfinfo_cc_can_write_fail::PerfinfoCcCanWriteFailView;
pub mod perfinfo_cc_extra_wb_thread_info;
pub use perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoPtr32;
pub use perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoPtr64;
pub use perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoPtr32View;
pub use perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoPtr64View;
pub use perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfo;
pub use perfinfo_cc_extra_wb_thread_info::PerfinfoCcExtraWbThreadInfoView;
pub mod perfinfo_cc_flush_cache;
pub use perfinfo_cc_flush_cache::PerfinfoCcFlushCachePtr32;
pub use perfinfo_cc_flush_cache::PerfinfoCcFlushCachePtr64;
pub use perfinfo_cc_flush_cache::PerfinfoCcFlushCachePtr32View;
pub use perfinfo_cc_flush_cache::PerfinfoCcFlushCachePtr64View;
pub use perfinfo_cc_flush_cache::PerfinfoCcFlushCache;
pub use perfinfo_cc_flush_cache::PerfinfoCcFlushCacheView;
pub mod perfinfo_cc_flush_section;
pub use perfinfo_cc_flush_section::PerfinfoCcFlushSectionPtr32;
pub use perfinfo_cc_flush_section::PerfinfoCcFlushSectionPtr64;
pub use perfinfo_cc_flush_section::PerfinfoCcFlushSectionPtr32View;
pub use perfinfo_cc_flush_section::PerfinfoCcFlushSectionPtr64View;
pub use perfinfo_cc_flush_section::PerfinfoCcFlushSection;
pub use perfinfo_cc_flush_section::PerfinfoCcFlushSectionView;
pub mod perfinfo_cc_lazy_write_scan;
pub use perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanPtr32;
pub use perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanPtr64;
pub use perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanPtr32View;
pub use perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanPtr64View;
pub use perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScan;
pub use perfinfo_cc_lazy_write_scan::PerfinfoCcLazyWriteScanView;
pub mod perfinfo_cc_logged_stream_info;
pub use perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoPtr32;
pub use perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoPtr64;
pub use perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoPtr32View;
pub use perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoPtr64View;
pub use perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfo;
pub use perfinfo_cc_logged_stream_info::PerfinfoCcLoggedStreamInfoView;
pub mod perfinfo_cc_read_ahead;
pub use perfinfo_cc_read_ahead::PerfinfoCcReadAheadPtr32;
pub use perfinfo_cc_read_ahead::PerfinfoCcReadAheadPtr64;
pub use perfinfo_cc_read_ahead::PerfinfoCcReadAheadPtr32View;
pub use perfinfo_cc_read_ahead::PerfinfoCcReadAheadPtr64View;
pub use perfinfo_cc_read_ahead::PerfinfoCcReadAhead;
pub use perfinfo_cc_read_ahead::PerfinfoCcReadAheadView;
pub mod perfinfo_cc_schedule_read_ahead;
pub use perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadPtr32;
pub use perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadPtr64;
pub use perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadPtr32View;
pub use perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadPtr64View;
pub use perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAhead;
pub use perfinfo_cc_schedule_read_ahead::PerfinfoCcScheduleReadAheadView;
pub mod perfinfo_cc_workitem_complete;
pub use perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompletePtr32;
pub use perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompletePtr64;
pub use perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompletePtr32View;
pub use perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompletePtr64View;
pub use perfinfo_cc_workitem_complete::PerfinfoCcWorkitemComplete;
pub use perfinfo_cc_workitem_complete::PerfinfoCcWorkitemCompleteView;
pub mod perfinfo_cc_workitem_dequeue;
pub use perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeuePtr32;
pub use perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeuePtr64;
pub use perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeuePtr32View;
pub use perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeuePtr64View;
pub use perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeue;
pub use perfinfo_cc_workitem_dequeue::PerfinfoCcWorkitemDequeueView;
pub mod perfinfo_cc_workitem_enqueue;
pub use perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueuePtr32;
pub use perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueuePtr64;
pub use perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueuePtr32View;
pub use perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueuePtr64View;
pub use perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueue;
pub use perfinfo_cc_workitem_enqueue::PerfinfoCcWorkitemEnqueueView;
pub(crate) mod values;
pub use values::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &perfinfo_cc_can_write_fail::LAYOUT_0,
        &perfinfo_cc_can_write_fail::LAYOUT_1,
        &perfinfo_cc_extra_wb_thread_info::LAYOUT_0,
        &perfinfo_cc_extra_wb_thread_info::LAYOUT_1,
        &perfinfo_cc_flush_cache::LAYOUT_0,
        &perfinfo_cc_flush_cache::LAYOUT_1,
        &perfinfo_cc_flush_section::LAYOUT_0,
        &perfinfo_cc_flush_section::LAYOUT_1,
        &perfinfo_cc_lazy_write_scan::LAYOUT_0,
        &perfinfo_cc_lazy_write_scan::LAYOUT_1,
        &perfinfo_cc_logged_stream_info::LAYOUT_0,
        &perfinfo_cc_logged_stream_info::LAYOUT_1,
        &perfinfo_cc_read_ahead::LAYOUT_0,
        &perfinfo_cc_read_ahead::LAYOUT_1,
        &perfinfo_cc_schedule_read_ahead::LAYOUT_0,
        &perfinfo_cc_schedule_read_ahead::LAYOUT_1,
        &perfinfo_cc_workitem_complete::LAYOUT_0,
        &perfinfo_cc_workitem_complete::LAYOUT_1,
        &perfinfo_cc_workitem_dequeue::LAYOUT_0,
        &perfinfo_cc_workitem_dequeue::LAYOUT_1,
        &perfinfo_cc_workitem_enqueue::LAYOUT_0,
        &perfinfo_cc_workitem_enqueue::LAYOUT_1,
    ],
    values: &[
        PerfinfoCcExtraWbThread::VALUES,
        PerfinfoCcFlushData::VALUES,
        PerfinfoCcNotify::VALUES,
        PerfinfoCcWorkitemType::VALUES,
        PerfinfoCcWorkqueue::VALUES,
    ],
    dispatches: &[],
};
