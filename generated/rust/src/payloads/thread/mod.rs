// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Threads: lifetime, context switches, priorities, waits.
//!
//! The feature `payloads-thread` enables the module.
pub mod etw_anti_starvation_boost_event;
pub use etw_anti_starvation_boost_event::EtwAntiStarvationBoostEvent;
pub use etw_anti_starvation_boost_event::EtwAntiStarvationBoostEventView;
pub mod etw_autoboost_clear_priority_floor_event;
pub use etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventPtr32;
pub use etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventPtr64;
pub use etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventPtr32View;
pub use etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventPtr64View;
pub use etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEvent;
pub use etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventView;
pub mod etw_autoboost_no_entries_event;
pub use etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventPtr32;
pub use etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventPtr64;
pub use etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventPtr32View;
pub use etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventPtr64View;
pub use etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEvent;
pub use etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventView;
pub mod etw_autoboost_set_priority_floor_event;
pub use etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventPtr32;
pub use etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventPtr64;
pub use etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventPtr32View;
pub use etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventPtr64View;
pub use etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEvent;
pub use etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventView;
pub use etw_ideal_processor_event::EtwIdealProcessorEvent;
pub use etw_ideal_processor_event::EtwIdealProcessorEventView;
pub mod etw_kqueue_dequeue_event;
pub use etw_kqueue_dequeue_event::EtwKqueueDequeueEventPtr32View;
pub use etw_kqueue_dequeue_event::EtwKqueueDequeueEventPtr64View;
pub use etw_kqueue_dequeue_event::EtwKqueueDequeueEventView;
#[cfg(feature = "alloc")]
pub use etw_kqueue_dequeue_event::EtwKqueueDequeueEventPtr32;
#[cfg(feature = "alloc")]
pub use etw_kqueue_dequeue_event::EtwKqueueDequeueEventPtr64;
#[cfg(feature = "alloc")]
pub use etw_kqueue_dequeue_event::EtwKqueueDequeueEvent;
pub mod etw_kqueue_enqueue_event;
pub use etw_kqueue_enqueue_event::EtwKqueueEnqueueEventPtr32;
pub use etw_kqueue_enqueue_event::EtwKqueueEnqueueEventPtr64;
pub use etw_kqueue_enqueue_event::EtwKqueueEnqueueEventPtr32View;
pub use etw_kqueue_enqueue_event::EtwKqueueEnqueueEventPtr64View;
pub use etw_kqueue_enqueue_event::EtwKqueueEnqueueEvent;
pub use etw_kqueue_enqueue_event::EtwKqueueEnqueueEventView;
pub mod etw_priority_event;
pub use etw_priority_event::EtwPriorityEvent;
pub use etw_priority_event::EtwPriorityEventView;
pub mod etw_ready_thread_event;
pub use etw_ready_thread_event::EtwReadyThreadEvent;
pub use etw_ready_thread_event::EtwReadyThreadEventView;
pub mod etw_thread_affinity_event;
pub use etw_thread_affinity_event::EtwThreadAffinityEventPtr32;
pub use etw_thread_affinity_event::EtwThreadAffinityEventPtr64;
pub use etw_thread_affinity_event::EtwThreadAffinityEventPtr32View;
pub use etw_thread_affinity_event::EtwThreadAffinityEventPtr64View;
pub use etw_thread_affinity_event::EtwThreadAffinityEvent;
pub use etw_thread_affinity_event::EtwThreadAffinityEventView;
pub use etw_thread_event_subprocesstag::EtwThreadEventSubprocesstag;
pub use etw_thread_event_subprocesstag::EtwThreadEventSubprocesstagView;
pub mod etw_thread_set_name_event;
pub use etw_thread_set_name_event::EtwThreadSetNameEventView;
#[cfg(feature = "alloc")]
pub use etw_thread_set_name_event::EtwThreadSetNameEvent;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub use perfinfo_ccswap::PerfinfoCcswap;
pub use perfinfo_ccswap::PerfinfoCcswapView;
pub mod perfinfo_ccswap_buffer;
pub use perfinfo_ccswap_buffer::PerfinfoCcswapBufferView;
#[cfg(feature = "alloc")]
pub use perfinfo_ccswap_buffer::PerfinfoCcswapBuffer;
pub use perfinfo_ccswap_idle::PerfinfoCcswapIdle;
pub use perfinfo_ccswap_idle::PerfinfoCcswapIdleView;
pub use perfinfo_ccswap_idle_short::PerfinfoCcswapIdleShort;
pub use perfinfo_ccswap_idle_short::PerfinfoCcswapIdleShortView;
pub use perfinfo_ccswap_lite::PerfinfoCcswapLite;
pub use perfinfo_ccswap_lite::PerfinfoCcswapLiteView;
pub(crate) mod perfinfo_ccswap_record;
pub use perfinfo_ccswap_record::*;
pub mod reserve_bandwidth;
pub use reserve_bandwidth::ReserveBandwidthPtr32;
pub use reserve_bandwidth::ReserveBandwidthPtr64;
pub use reserve_bandwidth::ReserveBandwidthPtr32View;
pub use reserve_bandwidth::ReserveBandwidthPtr64View;
pub use reserve_bandwidth::ReserveBandwidth;
pub use reserve_bandwidth::ReserveBandwidthView;
pub mod reserve_create;
pub use reserve_create::ReserveCreatePtr32;
pub use reserve_create::ReserveCreatePtr64;
pub use reserve_create::ReserveCreatePtr32View;
pub use reserve_create::ReserveCreatePtr64View;
pub use reserve_create::ReserveCreate;
pub use reserve_create::ReserveCreateView;
pub mod reserve_delete;
pub use reserve_delete::ReserveDeletePtr32;
pub use reserve_delete::ReserveDeletePtr64;
pub use reserve_delete::ReserveDeletePtr32View;
pub use reserve_delete::ReserveDeletePtr64View;
pub use reserve_delete::ReserveDelete;
pub use reserve_delete::ReserveDeleteView;
pub mod reserve_join_thread;
pub use reserve_join_thread::ReserveJoinThreadPtr32;
pub use reserve_join_thread::ReserveJoinThreadPtr64;
pub use reserve_join_thread::ReserveJoinThreadPtr32View;
pub use reserve_join_thread::ReserveJoinThreadPtr64View;
pub use reserve_join_thread::ReserveJoinThread;
pub use reserve_join_thread::ReserveJoinThreadView;
pub mod reserve_late_count;
pub use reserve_late_count::ReserveLateCountPtr32;
pub use reserve_late_count::ReserveLateCountPtr64;
pub use reserve_late_count::ReserveLateCountPtr32View;
pub use reserve_late_count::ReserveLateCountPtr64View;
pub use reserve_late_count::ReserveLateCount;
pub use reserve_late_count::ReserveLateCountView;
pub mod reserve_state;
pub use reserve_state::ReserveStatePtr32;
pub use reserve_state::ReserveStatePtr64;
pub use reserve_state::ReserveStatePtr32View;
pub use reserve_state::ReserveStatePtr64View;
pub use reserve_state::ReserveState;
pub use reserve_state::ReserveStateView;
pub(crate) mod small;
pub use small::*;
pub use thread_v0_type_group1::ThreadV0TypeGroup1;
pub use thread_v0_type_group1::ThreadV0TypeGroup1View;
pub mod thread_v1_type_group1;
pub use thread_v1_type_group1::ThreadV1TypeGroup1Ptr32;
pub use thread_v1_type_group1::ThreadV1TypeGroup1Ptr64;
pub use thread_v1_type_group1::ThreadV1TypeGroup1Ptr32View;
pub use thread_v1_type_group1::ThreadV1TypeGroup1Ptr64View;
pub use thread_v1_type_group1::ThreadV1TypeGroup1;
pub use thread_v1_type_group1::ThreadV1TypeGroup1View;
pub mod thread_v2_type_group1;
pub use thread_v2_type_group1::ThreadV2TypeGroup1Ptr32;
pub use thread_v2_type_group1::ThreadV2TypeGroup1Ptr64;
pub use thread_v2_type_group1::ThreadV2TypeGroup1Ptr32View;
pub use thread_v2_type_group1::ThreadV2TypeGroup1Ptr64View;
pub use thread_v2_type_group1::ThreadV2TypeGroup1;
pub use thread_v2_type_group1::ThreadV2TypeGroup1View;
pub(crate) mod values;
pub use values::*;
pub mod wmi_contextswap;
pub use wmi_contextswap::WmiContextswap;
pub use wmi_contextswap::WmiContextswapView;
pub mod wmi_extended_thread_information;
pub use wmi_extended_thread_information::WmiExtendedThreadInformationPtr32View;
pub use wmi_extended_thread_information::WmiExtendedThreadInformationPtr64View;
pub use wmi_extended_thread_information::WmiExtendedThreadInformationView;
#[cfg(feature = "alloc")]
pub use wmi_extended_thread_information::WmiExtendedThreadInformationPtr32;
#[cfg(feature = "alloc")]
pub use wmi_extended_thread_information::WmiExtendedThreadInformationPtr64;
#[cfg(feature = "alloc")]
pub use wmi_extended_thread_information::WmiExtendedThreadInformation;
pub mod wmi_extended_thread_information64;
pub use wmi_extended_thread_information64::WmiExtendedThreadInformation64View;
#[cfg(feature = "alloc")]
pub use wmi_extended_thread_information64::WmiExtendedThreadInformation64;
pub use wmi_thread_information::WmiThreadInformation;
pub use wmi_thread_information::WmiThreadInformationView;
pub mod worker_thread;
pub use worker_thread::WorkerThreadPtr32;
pub use worker_thread::WorkerThreadPtr64;
pub use worker_thread::WorkerThreadPtr32View;
pub use worker_thread::WorkerThreadPtr64View;
pub use worker_thread::WorkerThread;
pub use worker_thread::WorkerThreadView;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &etw_anti_starvation_boost_event::LAYOUT_0,
        &etw_autoboost_clear_priority_floor_event::LAYOUT_0,
        &etw_autoboost_clear_priority_floor_event::LAYOUT_1,
        &etw_autoboost_no_entries_event::LAYOUT_0,
        &etw_autoboost_no_entries_event::LAYOUT_1,
        &etw_autoboost_set_priority_floor_event::LAYOUT_0,
        &etw_autoboost_set_priority_floor_event::LAYOUT_1,
        &etw_ideal_processor_event::LAYOUT_0,
        &etw_kqueue_dequeue_event::LAYOUT_0,
        &etw_kqueue_dequeue_event::LAYOUT_1,
        &etw_kqueue_enqueue_event::LAYOUT_0,
        &etw_kqueue_enqueue_event::LAYOUT_1,
        &etw_priority_event::LAYOUT_0,
        &etw_ready_thread_event::LAYOUT_0,
        &etw_thread_affinity_event::LAYOUT_0,
        &etw_thread_affinity_event::LAYOUT_1,
        &etw_thread_event_subprocesstag::LAYOUT_0,
        &etw_thread_set_name_event::LAYOUT_0,
        &perfinfo_ccswap::LAYOUT_0,
        &perfinfo_ccswap_buffer::LAYOUT_0,
        &perfinfo_ccswap_idle::LAYOUT_0,
        &perfinfo_ccswap_idle_short::LAYOUT_0,
        &perfinfo_ccswap_lite::LAYOUT_0,
        &reserve_bandwidth::LAYOUT_0,
        &reserve_bandwidth::LAYOUT_1,
        &reserve_create::LAYOUT_0,
        &reserve_create::LAYOUT_1,
        &reserve_delete::LAYOUT_0,
        &reserve_delete::LAYOUT_1,
        &reserve_join_thread::LAYOUT_0,
        &reserve_join_thread::LAYOUT_1,
        &reserve_late_count::LAYOUT_0,
        &reserve_late_count::LAYOUT_1,
        &reserve_state::LAYOUT_0,
        &reserve_state::LAYOUT_1,
        &thread_v0_type_group1::LAYOUT_0,
        &thread_v1_type_group1::LAYOUT_0,
        &thread_v1_type_group1::LAYOUT_1,
        &thread_v2_type_group1::LAYOUT_0,
        &thread_v2_type_group1::LAYOUT_1,
        &wmi_contextswap::LAYOUT_0,
        &wmi_contextswap::LAYOUT_1,
        &wmi_contextswap::LAYOUT_2,
        &wmi_contextswap::LAYOUT_3,
        &wmi_extended_thread_information::LAYOUT_0,
        &wmi_extended_thread_information::LAYOUT_1,
        &wmi_extended_thread_information64::LAYOUT_0,
        &wmi_thread_information::LAYOUT_0,
        &worker_thread::LAYOUT_0,
        &worker_thread::LAYOUT_1,
    ],
    values: &[
        EtwThreadFlag::VALUES,
        PerfinfoCcswapType::VALUES,
        SystemSchedulerKw::VALUES,
    ],
    dispatches: &[&perfinfo_ccswap_record::DISPATCH],
};
