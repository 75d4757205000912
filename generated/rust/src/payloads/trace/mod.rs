// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Events about the trace itself.
//!
//! The feature `payloads-trace` enables the module.
pub mod etw_debug_print_event;
pub use etw_debug_print_event::EtwDebugPrintEventView;
#[cfg(feature = "alloc")]
pub use etw_debug_print_event::EtwDebugPrintEvent;
pub mod etw_partition_info_extension;
pub use etw_partition_info_extension::EtwPartitionInfoExtension;
pub use etw_partition_info_extension::EtwPartitionInfoExtensionView;
pub mod etw_partition_info_extension_v2;
pub use etw_partition_info_extension_v2::EtwPartitionInfoExtensionV2;
pub use etw_partition_info_extension_v2::EtwPartitionInfoExtensionV2View;
pub use event_map_entry::EventMapEntry;
pub use event_map_entry::EventMapEntryView;
pub mod event_metadata_event_map_info;
pub use event_metadata_event_map_info::EventMetadataEventMapInfoView;
#[cfg(feature = "alloc")]
pub use event_metadata_event_map_info::EventMetadataEventMapInfo;
pub mod event_property_info;
pub use event_property_info::EventPropertyInfo;
pub use event_property_info::EventPropertyInfoView;
pub mod event_source_manifest_envelope;
pub use event_source_manifest_envelope::EventSourceManifestEnvelopeView;
#[cfg(feature = "alloc")]
pub use event_source_manifest_envelope::EventSourceManifestEnvelope;
pub use header_last_dropped_times_type_group::HeaderLastDroppedTimesTypeGroupView;
#[cfg(feature = "alloc")]
pub use header_last_dropped_times_type_group::HeaderLastDroppedTimesTypeGroup;
pub use header_provider_binary_path_type_group::HeaderProviderBinaryPathTypeGroupView;
#[cfg(feature = "alloc")]
pub use header_provider_binary_path_type_group::HeaderProviderBinaryPathTypeGroup;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub(crate) mod small;
pub use small::*;
pub mod trace_event_info;
pub use trace_event_info::TraceEventInfoView;
#[cfg(feature = "alloc")]
pub use trace_event_info::TraceEventInfo;
pub(crate) mod values;
pub use values::*;
pub use wmi_build_lab::WmiBuildLabView;
#[cfg(feature = "alloc")]
pub use wmi_build_lab::WmiBuildLab;
pub use wmi_dbgid_rsds::WmiDbgidRsdsView;
#[cfg(feature = "alloc")]
pub use wmi_dbgid_rsds::WmiDbgidRsds;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &etw_debug_print_event::LAYOUT_0,
        &etw_partition_info_extension::LAYOUT_0,
        &etw_partition_info_extension_v2::LAYOUT_0,
        &event_map_entry::LAYOUT_0,
        &event_metadata_event_map_info::LAYOUT_0,
        &event_property_info::LAYOUT_0,
        &event_source_manifest_envelope::LAYOUT_0,
        &header_last_dropped_times_type_group::LAYOUT_0,
        &header_provider_binary_path_type_group::LAYOUT_0,
        &trace_event_info::LAYOUT_0,
        &wmi_build_lab::LAYOUT_0,
        &wmi_dbgid_rsds::LAYOUT_0,
    ],
    values: &[
        DecodingSource::VALUES,
        EtwRundownFlag::VALUES,
        EventMetadataType::VALUES,
        EventSourceManifestFormat::VALUES,
        MapFlags::VALUES,
        MapValuetype::VALUES,
        PropertyFlags::VALUES,
        TemplateFlags::VALUES,
    ],
    dispatches: &[],
};
