// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Registry.
//!
//! The feature `payloads-registry` enables the module.
pub mod cm_perf_counters;
pub use cm_perf_counters::CmPerfCounters;
pub use cm_perf_counters::CmPerfCountersView;
pub mod etw_regnotif_register;
pub use etw_regnotif_register::EtwRegnotifRegisterPtr32;
pub use etw_regnotif_register::EtwRegnotifRegisterPtr64;
pub use etw_regnotif_register::EtwRegnotifRegisterPtr32View;
pub use etw_regnotif_register::EtwRegnotifRegisterPtr64View;
pub use etw_regnotif_register::EtwRegnotifRegister;
pub use etw_regnotif_register::EtwRegnotifRegisterView;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub use registry_config::RegistryConfig;
pub use registry_config::RegistryConfigView;
pub mod registry_v0_type_group1;
pub use registry_v0_type_group1::RegistryV0TypeGroup1Ptr32View;
pub use registry_v0_type_group1::RegistryV0TypeGroup1Ptr64View;
pub use registry_v0_type_group1::RegistryV0TypeGroup1View;
#[cfg(feature = "alloc")]
pub use registry_v0_type_group1::RegistryV0TypeGroup1Ptr32;
#[cfg(feature = "alloc")]
pub use registry_v0_type_group1::RegistryV0TypeGroup1Ptr64;
#[cfg(feature = "alloc")]
pub use registry_v0_type_group1::RegistryV0TypeGroup1;
pub mod registry_v1_type_group1;
pub use registry_v1_type_group1::RegistryV1TypeGroup1Ptr32View;
pub use registry_v1_type_group1::RegistryV1TypeGroup1Ptr64View;
pub use registry_v1_type_group1::RegistryV1TypeGroup1View;
#[cfg(feature = "alloc")]
pub use registry_v1_type_group1::RegistryV1TypeGroup1Ptr32;
#[cfg(feature = "alloc")]
pub use registry_v1_type_group1::RegistryV1TypeGroup1Ptr64;
#[cfg(feature = "alloc")]
pub use registry_v1_type_group1::RegistryV1TypeGroup1;
pub(crate) mod small;
pub use small::*;
pub(crate) mod values;
pub use values::*;
pub mod wmi_registry;
pub use wmi_registry::WmiRegistryPtr32View;
pub use wmi_registry::WmiRegistryPtr64View;
pub use wmi_registry::WmiRegistryView;
#[cfg(feature = "alloc")]
pub use wmi_registry::WmiRegistryPtr32;
#[cfg(feature = "alloc")]
pub use wmi_registry::WmiRegistryPtr64;
#[cfg(feature = "alloc")]
pub use wmi_registry::WmiRegistry;
pub mod wmi_txr;
pub use wmi_txr::WmiTxrView;
#[cfg(feature = "alloc")]
pub use wmi_txr::WmiTxr;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &cm_perf_counters::LAYOUT_0,
        &etw_regnotif_register::LAYOUT_0,
        &etw_regnotif_register::LAYOUT_1,
        &registry_config::LAYOUT_0,
        &registry_v0_type_group1::LAYOUT_0,
        &registry_v0_type_group1::LAYOUT_1,
        &registry_v1_type_group1::LAYOUT_0,
        &registry_v1_type_group1::LAYOUT_1,
        &wmi_registry::LAYOUT_0,
        &wmi_registry::LAYOUT_1,
        &wmi_txr::LAYOUT_0,
    ],
    values: &[EventTraceRegistryEventType::VALUES, SystemRegistryKw::VALUES],
    dispatches: &[],
};
