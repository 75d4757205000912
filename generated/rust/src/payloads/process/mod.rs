// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Processes: lifetime and resource use.
//!
//! The feature `payloads-process` enables the module.
pub mod etw_wake_counter_event;
pub use etw_wake_counter_event::EtwWakeCounterEventPtr32;
pub use etw_wake_counter_event::EtwWakeCounterEventPtr64;
pub use etw_wake_counter_event::EtwWakeCounterEventPtr32View;
pub use etw_wake_counter_event::EtwWakeCounterEventPtr64View;
pub use etw_wake_counter_event::EtwWakeCounterEvent;
pub use etw_wake_counter_event::EtwWakeCounterEventView;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub use perfinfo_debug_event::PerfinfoDebugEvent;
pub use perfinfo_debug_event::PerfinfoDebugEventView;
pub mod perfinfo_process_inswap;
pub use perfinfo_process_inswap::PerfinfoProcessInswapPtr32;
pub use perfinfo_process_inswap::PerfinfoProcessInswapPtr64;
pub use perfinfo_process_inswap::PerfinfoProcessInswapPtr32View;
pub use perfinfo_process_inswap::PerfinfoProcessInswapPtr64View;
pub use perfinfo_process_inswap::PerfinfoProcessInswap;
pub use perfinfo_process_inswap::PerfinfoProcessInswapView;
pub mod perfinfo_process_perfctr;
pub use perfinfo_process_perfctr::PerfinfoProcessPerfctrPtr32;
pub use perfinfo_process_perfctr::PerfinfoProcessPerfctrPtr64;
pub use perfinfo_process_perfctr::PerfinfoProcessPerfctrPtr32View;
pub use perfinfo_process_perfctr::PerfinfoProcessPerfctrPtr64View;
pub use perfinfo_process_perfctr::PerfinfoProcessPerfctr;
pub use perfinfo_process_perfctr::PerfinfoProcessPerfctrView;
pub mod perfinfo_process_perfctr32;
pub use perfinfo_process_perfctr32::PerfinfoProcessPerfctr32;
pub use perfinfo_process_perfctr32::PerfinfoProcessPerfctr32View;
pub mod perfinfo_process_perfctr64;
pub use perfinfo_process_perfctr64::PerfinfoProcessPerfctr64;
pub use perfinfo_process_perfctr64::PerfinfoProcessPerfctr64View;
pub mod process_defunct_type_group1;
pub use process_defunct_type_group1::ProcessDefunctTypeGroup1Ptr32View;
pub use process_defunct_type_group1::ProcessDefunctTypeGroup1Ptr64View;
pub use process_defunct_type_group1::ProcessDefunctTypeGroup1View;
#[cfg(feature = "alloc")]
pub use process_defunct_type_group1::ProcessDefunctTypeGroup1Ptr32;
#[cfg(feature = "alloc")]
pub use process_defunct_type_group1::ProcessDefunctTypeGroup1Ptr64;
#[cfg(feature = "alloc")]
pub use process_defunct_type_group1::ProcessDefunctTypeGroup1;
pub use process_terminate_type_group1::ProcessTerminateTypeGroup1;
pub use process_terminate_type_group1::ProcessTerminateTypeGroup1View;
pub mod process_v0_type_group1;
pub use process_v0_type_group1::ProcessV0TypeGroup1Ptr32View;
pub use process_v0_type_group1::ProcessV0TypeGroup1Ptr64View;
pub use process_v0_type_group1::ProcessV0TypeGroup1View;
#[cfg(feature = "alloc")]
pub use process_v0_type_group1::ProcessV0TypeGroup1Ptr32;
#[cfg(feature = "alloc")]
pub use process_v0_type_group1::ProcessV0TypeGroup1Ptr64;
#[cfg(feature = "alloc")]
pub use process_v0_type_group1::ProcessV0TypeGroup1;
pub mod process_v1_type_group1;
pub use process_v1_type_group1::ProcessV1TypeGroup1Ptr32View;
pub use process_v1_type_group1::ProcessV1TypeGroup1Ptr64View;
pub use process_v1_type_group1::ProcessV1TypeGroup1View;
#[cfg(feature = "alloc")]
pub use process_v1_type_group1::ProcessV1TypeGroup1Ptr32;
#[cfg(feature = "alloc")]
pub use process_v1_type_group1::ProcessV1TypeGroup1Ptr64;
#[cfg(feature = "alloc")]
pub use process_v1_type_group1::ProcessV1TypeGroup1;
pub mod process_v2_type_group1;
pub use process_v2_type_group1::ProcessV2TypeGroup1Ptr32View;
pub use process_v2_type_group1::ProcessV2TypeGroup1Ptr64View;
pub use process_v2_type_group1::ProcessV2TypeGroup1View;
#[cfg(feature = "alloc")]
pub use process_v2_type_group1::ProcessV2TypeGroup1Ptr32;
#[cfg(feature = "alloc")]
pub use process_v2_type_group1::ProcessV2TypeGroup1Ptr64;
#[cfg(feature = "alloc")]
pub use process_v2_type_group1::ProcessV2TypeGroup1;
pub mod process_v2_with_sid;
pub use process_v2_with_sid::ProcessV2WithSidPtr32View;
pub use process_v2_with_sid::ProcessV2WithSidPtr64View;
pub use process_v2_with_sid::ProcessV2WithSidView;
#[cfg(feature = "alloc")]
pub use process_v2_with_sid::ProcessV2WithSidPtr32;
#[cfg(feature = "alloc")]
pub use process_v2_with_sid::ProcessV2WithSidPtr64;
#[cfg(feature = "alloc")]
pub use process_v2_with_sid::ProcessV2WithSid;
pub mod process_v3_type_group1;
pub use process_v3_type_group1::ProcessV3TypeGroup1Ptr32View;
pub use process_v3_type_group1::ProcessV3TypeGroup1Ptr64View;
pub use process_v3_type_group1::ProcessV3TypeGroup1View;
#[cfg(feature = "alloc")]
pub use process_v3_type_group1::ProcessV3TypeGroup1Ptr32;
#[cfg(feature = "alloc")]
pub use process_v3_type_group1::ProcessV3TypeGroup1Ptr64;
#[cfg(feature = "alloc")]
pub use process_v3_type_group1::ProcessV3TypeGroup1;
pub mod process_v3_with_sid;
pub use process_v3_with_sid::ProcessV3WithSidPtr32View;
pub use process_v3_with_sid::ProcessV3WithSidPtr64View;
pub use process_v3_with_sid::ProcessV3WithSidView;
#[cfg(feature = "alloc")]
pub use process_v3_with_sid::ProcessV3WithSidPtr32;
#[cfg(feature = "alloc")]
pub use process_v3_with_sid::ProcessV3WithSidPtr64;
#[cfg(feature = "alloc")]
pub use process_v3_with_sid::ProcessV3WithSid;
pub(crate) mod small;
pub use small::*;
pub(crate) mod values;
pub use values::*;
pub mod wmi_process_information;
pub use wmi_process_information::WmiProcessInformationPtr32View;
pub use wmi_process_information::WmiProcessInformationPtr64View;
pub use wmi_process_information::WmiProcessInformationView;
#[cfg(feature = "alloc")]
pub use wmi_process_information::WmiProcessInformationPtr32;
#[cfg(feature = "alloc")]
pub use wmi_process_information::WmiProcessInformationPtr64;
#[cfg(feature = "alloc")]
pub use wmi_process_information::WmiProcessInformation;
pub mod wmi_process_information64;
pub use wmi_process_information64::WmiProcessInformation64View;
#[cfg(feature = "alloc")]
pub use wmi_process_information64::WmiProcessInformation64;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &etw_wake_counter_event::LAYOUT_0,
        &etw_wake_counter_event::LAYOUT_1,
        &perfinfo_debug_event::LAYOUT_0,
        &perfinfo_process_inswap::LAYOUT_0,
        &perfinfo_process_inswap::LAYOUT_1,
        &perfinfo_process_perfctr::LAYOUT_0,
        &perfinfo_process_perfctr::LAYOUT_1,
        &perfinfo_process_perfctr32::LAYOUT_0,
        &perfinfo_process_perfctr64::LAYOUT_0,
        &process_defunct_type_group1::LAYOUT_0,
        &process_defunct_type_group1::LAYOUT_1,
        &process_terminate_type_group1::LAYOUT_0,
        &process_v0_type_group1::LAYOUT_0,
        &process_v0_type_group1::LAYOUT_1,
        &process_v1_type_group1::LAYOUT_0,
        &process_v1_type_group1::LAYOUT_1,
        &process_v2_type_group1::LAYOUT_0,
        &process_v2_type_group1::LAYOUT_1,
        &process_v2_with_sid::LAYOUT_0,
        &process_v2_with_sid::LAYOUT_1,
        &process_v3_type_group1::LAYOUT_0,
        &process_v3_type_group1::LAYOUT_1,
        &process_v3_with_sid::LAYOUT_0,
        &process_v3_with_sid::LAYOUT_1,
        &wmi_process_information::LAYOUT_0,
        &wmi_process_information::LAYOUT_1,
        &wmi_process_information64::LAYOUT_0,
    ],
    values: &[
        EtwProcessEventFlag::VALUES,
        EventTraceProcessEventType::VALUES,
        PerfinfoDebugEventReason::VALUES,
        SystemProcessKw::VALUES,
    ],
    dispatches: &[],
};
