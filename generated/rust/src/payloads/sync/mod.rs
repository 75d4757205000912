// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Locks, queues and waits.
//!
//! The feature `payloads-sync` enables the module.
pub mod crit_sec_collision;
pub use crit_sec_collision::CritSecCollisionPtr32;
pub use crit_sec_collision::CritSecCollisionPtr64;
pub use crit_sec_collision::CritSecCollisionPtr32View;
pub use crit_sec_collision::CritSecCollisionPtr64View;
pub use crit_sec_collision::CritSecCollision;
pub use crit_sec_collision::CritSecCollisionView;
pub mod crit_sec_init;
pub use crit_sec_init::CritSecInitPtr32;
pub use crit_sec_init::CritSecInitPtr64;
pub use crit_sec_init::CritSecInitPtr32View;
pub use crit_sec_init::CritSecInitPtr64View;
pub use crit_sec_init::CritSecInit;
pub use crit_sec_init::CritSecInitView;
pub mod etw_critsec_event_collision;
pub use etw_critsec_event_collision::EtwCritsecEventCollisionPtr32;
pub use etw_critsec_event_collision::EtwCritsecEventCollisionPtr64;
pub use etw_critsec_event_collision::EtwCritsecEventCollisionPtr32View;
pub use etw_critsec_event_collision::EtwCritsecEventCollisionPtr64View;
pub use etw_critsec_event_collision::EtwCritsecEventCollision;
pub use etw_critsec_event_collision::EtwCritsecEventCollisionView;
pub mod etw_critsec_event_init;
pub use etw_critsec_event_init::EtwCritsecEventInitPtr32;
pub use etw_critsec_event_init::EtwCritsecEventInitPtr64;
pub use etw_critsec_event_init::EtwCritsecEventInitPtr32View;
pub use etw_critsec_event_init::EtwCritsecEventInitPtr64View;
pub use etw_critsec_event_init::EtwCritsecEventInit;
pub use etw_critsec_event_init::EtwCritsecEventInitView;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub use perfinfo_executive_resource_config::PerfinfoExecutiveResourceConfig;
pub use perfinfo_executive_resource_config::PerfinfoExecutiveResourceConfigView;
pub mod perfinfo_spinlock_config;
pub use perfinfo_spinlock_config::PerfinfoSpinlockConfig;
pub use perfinfo_spinlock_config::PerfinfoSpinlockConfigView;
pub(crate) mod small;
pub use small::*;
pub(crate) mod values;
pub use values::*;
pub use wmi_delay_execution::WmiDelayExecution;
pub use wmi_delay_execution::WmiDelayExecutionView;
pub mod wmi_pushlock;
pub use wmi_pushlock::WmiPushlockPtr32;
pub use wmi_pushlock::WmiPushlockPtr64;
pub use wmi_pushlock::WmiPushlockPtr32View;
pub use wmi_pushlock::WmiPushlockPtr64View;
pub use wmi_pushlock::WmiPushlock;
pub use wmi_pushlock::WmiPushlockView;
pub mod wmi_queue;
pub use wmi_queue::WmiQueuePtr32;
pub use wmi_queue::WmiQueuePtr64;
pub use wmi_queue::WmiQueuePtr32View;
pub use wmi_queue::WmiQueuePtr64View;
pub use wmi_queue::WmiQueue;
pub use wmi_queue::WmiQueueView;
pub mod wmi_resource;
pub use wmi_resource::WmiResourcePtr32;
pub use wmi_resource::WmiResourcePtr64;
pub use wmi_resource::WmiResourcePtr32View;
pub use wmi_resource::WmiResourcePtr64View;
pub use wmi_resource::WmiResource;
pub use wmi_resource::WmiResourceView;
pub mod wmi_spinlock;
pub use wmi_spinlock::WmiSpinlockPtr32;
pub use wmi_spinlock::WmiSpinlockPtr64;
pub use wmi_spinlock::WmiSpinlockPtr32View;
pub use wmi_spinlock::WmiSpinlockPtr64View;
pub use wmi_spinlock::WmiSpinlock;
pub use wmi_spinlock::WmiSpinlockView;
pub mod wmi_wait_multiple;
pub use wmi_wait_multiple::WmiWaitMultiplePtr32;
pub use wmi_wait_multiple::WmiWaitMultiplePtr64;
pub use wmi_wait_multiple::WmiWaitMultiplePtr32View;
pub use wmi_wait_multiple::WmiWaitMultiplePtr64View;
pub use wmi_wait_multiple::WmiWaitMultiple;
pub use wmi_wait_multiple::WmiWaitMultipleView;
pub mod wmi_wait_object_record;
pub use wmi_wait_object_record::WmiWaitObjectRecordPtr32;
pub use wmi_wait_object_record::WmiWaitObjectRecordPtr64;
pub use wmi_wait_object_record::WmiWaitObjectRecordPtr32View;
pub use wmi_wait_object_record::WmiWaitObjectRecordPtr64View;
pub use wmi_wait_object_record::WmiWaitObjectRecord;
pub use wmi_wait_object_record::WmiWaitObjectRecordView;
pub mod wmi_wait_single;
pub use wmi_wait_single::WmiWaitSinglePtr32;
pub use wmi_wait_single::WmiWaitSinglePtr64;
pub use wmi_wait_single::WmiWaitSinglePtr32View;
pub use wmi_wait_single::WmiWaitSinglePtr64View;
pub use wmi_wait_single::WmiWaitSingle;
pub use wmi_wait_single::WmiWaitSingleView;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &crit_sec_collision::LAYOUT_0,
        &crit_sec_collision::LAYOUT_1,
        &crit_sec_init::LAYOUT_0,
        &crit_sec_init::LAYOUT_1,
        &etw_critsec_event_collision::LAYOUT_0,
        &etw_critsec_event_collision::LAYOUT_1,
        &etw_critsec_event_init::LAYOUT_0,
        &etw_critsec_event_init::LAYOUT_1,
        &perfinfo_executive_resource_config::LAYOUT_0,
        &perfinfo_spinlock_config::LAYOUT_0,
        &wmi_delay_execution::LAYOUT_0,
        &wmi_pushlock::LAYOUT_0,
        &wmi_pushlock::LAYOUT_1,
        &wmi_queue::LAYOUT_0,
        &wmi_queue::LAYOUT_1,
        &wmi_resource::LAYOUT_0,
        &wmi_resource::LAYOUT_1,
        &wmi_spinlock::LAYOUT_0,
        &wmi_spinlock::LAYOUT_1,
        &wmi_spinlock::LAYOUT_2,
        &wmi_spinlock::LAYOUT_3,
        &wmi_wait_multiple::LAYOUT_0,
        &wmi_wait_multiple::LAYOUT_1,
        &wmi_wait_object_record::LAYOUT_0,
        &wmi_wait_object_record::LAYOUT_1,
        &wmi_wait_single::LAYOUT_0,
        &wmi_wait_single::LAYOUT_1,
    ],
    values: &[
        SystemLockKw::VALUES,
        WmiPushlockAction::VALUES,
        WmiQueueAction::VALUES,
        WmiResourceAction::VALUES,
        WmiSpinlockAcquireMode::VALUES,
        WmiWaitMultipleType::VALUES,
    ],
    dispatches: &[],
};
