// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Scheduling by classes of multimedia, by user mode, and by fair shares of sessions.
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
pub mod etw_ums_event_directed_switch_end;
pub use etw_ums_event_directed_switch_end::EtwUmsEventDirectedSwitchEnd;
pub use etw_ums_event_directed_switch_end::EtwUmsEventDirectedSwitchEndView;
pub mod etw_ums_event_directed_switch_start;
pub use etw_ums_event_directed_switch_start::EtwUmsEventDirectedSwitchStart;
pub use etw_ums_event_directed_switch_start::EtwUmsEventDirectedSwitchStartView;
pub mod etw_ums_event_disassociate;
pub use etw_ums_event_disassociate::EtwUmsEventDisassociate;
pub use etw_ums_event_disassociate::EtwUmsEventDisassociateView;
pub mod etw_ums_event_park;
pub use etw_ums_event_park::EtwUmsEventPark;
pub use etw_ums_event_park::EtwUmsEventParkView;
mod mmcss_opcode;
pub use mmcss_opcode::*;
mod ums_etw_directed_switch_end;
pub use ums_etw_directed_switch_end::*;
mod ums_etw_directed_switch_start;
pub use ums_etw_directed_switch_start::*;
mod ums_etw_park;
pub use ums_etw_park::*;
