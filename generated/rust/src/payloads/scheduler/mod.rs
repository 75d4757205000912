// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Multimedia class scheduling, user-mode scheduling, and fair-share scheduling of sessions.
//!
//! The feature `payloads-scheduler` enables the module.
pub mod ci_log_mmcss_start;
pub use ci_log_mmcss_start::CiLogMmcssStart;
pub use ci_log_mmcss_start::CiLogMmcssStartView;
pub mod ci_log_mmcss_stop;
pub use ci_log_mmcss_stop::CiLogMmcssStop;
pub use ci_log_mmcss_stop::CiLogMmcssStopView;
pub mod ci_log_scheduler_event;
pub use ci_log_scheduler_event::CiLogSchedulerEvent;
pub use ci_log_scheduler_event::CiLogSchedulerEventView;
pub mod ci_log_scheduler_sleep;
pub use ci_log_scheduler_sleep::CiLogSchedulerSleep;
pub use ci_log_scheduler_sleep::CiLogSchedulerSleepView;
pub mod ci_log_scheduler_sleep_response;
pub use ci_log_scheduler_sleep_response::CiLogSchedulerSleepResponse;
pub use ci_log_scheduler_sleep_response::CiLogSchedulerSleepResponseView;
pub mod ci_log_scheduler_wakeup;
pub use ci_log_scheduler_wakeup::CiLogSchedulerWakeup;
pub use ci_log_scheduler_wakeup::CiLogSchedulerWakeupView;
pub mod etw_dfss_release_thread_on_idle;
pub use etw_dfss_release_thread_on_idle::EtwDfssReleaseThreadOnIdle;
pub use etw_dfss_release_thread_on_idle::EtwDfssReleaseThreadOnIdleView;
pub mod etw_dfss_start_new_interval;
pub use etw_dfss_start_new_interval::EtwDfssStartNewIntervalView;
#[cfg(feature = "alloc")]
pub use etw_dfss_start_new_interval::EtwDfssStartNewInterval;
pub mod etw_per_session_quota;
pub use etw_per_session_quota::EtwPerSessionQuota;
pub use etw_per_session_quota::EtwPerSessionQuotaView;
pub mod etw_ums_event_context_switch;
pub use etw_ums_event_context_switch::EtwUmsEventContextSwitch;
pub use etw_ums_event_context_switch::EtwUmsEventContextSwitchView;
pub mod etw_ums_event_directed_switch_end;
pub use etw_ums_event_directed_switch_end::EtwUmsEventDirectedSwitchEnd;
pub use etw_ums_event_directed_switch_end::EtwUmsEventDirectedSwitchEndView;
pub mod etw_ums_event_directed_switch_start;
pub use etw_ums_event_directed_switch_start::EtwUmsEventDirectedSwitchStart;
pub use etw_ums_event_directed_switch_start::EtwUmsEventDirectedSwitchStartView;
pub mod etw_ums_event_disassociate;
pub use etw_ums_event_disassociate::EtwUmsEventDisassociate;
pub use etw_ums_event_disassociate::EtwUmsEventDisassociateView;
pub use etw_ums_event_park::EtwUmsEventPark;
pub use etw_ums_event_park::EtwUmsEventParkView;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub use perfinfo_thread_feedback_read::PerfinfoThreadFeedbackRead;
pub use perfinfo_thread_feedback_read::PerfinfoThreadFeedbackReadView;
pub mod perfinfo_workload_class_update;
pub use perfinfo_workload_class_update::PerfinfoWorkloadClassUpdate;
pub use perfinfo_workload_class_update::PerfinfoWorkloadClassUpdateView;
pub(crate) mod small;
pub use small::*;
pub(crate) mod values;
pub use values::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &ci_log_mmcss_start::LAYOUT_0,
        &ci_log_mmcss_start::LAYOUT_1,
        &ci_log_mmcss_stop::LAYOUT_0,
        &ci_log_mmcss_stop::LAYOUT_1,
        &ci_log_scheduler_event::LAYOUT_0,
        &ci_log_scheduler_event::LAYOUT_1,
        &ci_log_scheduler_sleep::LAYOUT_0,
        &ci_log_scheduler_sleep::LAYOUT_1,
        &ci_log_scheduler_sleep_response::LAYOUT_0,
        &ci_log_scheduler_sleep_response::LAYOUT_1,
        &ci_log_scheduler_wakeup::LAYOUT_0,
        &ci_log_scheduler_wakeup::LAYOUT_1,
        &etw_dfss_release_thread_on_idle::LAYOUT_0,
        &etw_dfss_start_new_interval::LAYOUT_0,
        &etw_per_session_quota::LAYOUT_0,
        &etw_ums_event_context_switch::LAYOUT_0,
        &etw_ums_event_directed_switch_end::LAYOUT_0,
        &etw_ums_event_directed_switch_start::LAYOUT_0,
        &etw_ums_event_disassociate::LAYOUT_0,
        &etw_ums_event_park::LAYOUT_0,
        &perfinfo_thread_feedback_read::LAYOUT_0,
        &perfinfo_workload_class_update::LAYOUT_0,
    ],
    values: &[
        MmcssOpcode::VALUES,
        UmsEtwDirectedSwitchEnd::VALUES,
        UmsEtwDirectedSwitchStart::VALUES,
        UmsEtwPark::VALUES,
    ],
    dispatches: &[],
};
