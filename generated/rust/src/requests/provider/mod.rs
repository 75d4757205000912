// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Providers, their registrations, and the sessions that enable them.
//!
//! The feature `requests-provider` enables the module.
pub use classic_event_id::ClassicEventId;
pub use classic_event_id::ClassicEventIdView;
pub mod enable_trace_parameters;
pub use enable_trace_parameters::EnableTraceParametersPtr32;
pub use enable_trace_parameters::EnableTraceParametersPtr64;
pub use enable_trace_parameters::EnableTraceParametersPtr32View;
pub use enable_trace_parameters::EnableTraceParametersPtr64View;
pub use enable_trace_parameters::EnableTraceParameters;
pub use enable_trace_parameters::EnableTraceParametersView;
pub mod enable_trace_parameters_v1;
pub use enable_trace_parameters_v1::EnableTraceParametersV1Ptr32;
pub use enable_trace_parameters_v1::EnableTraceParametersV1Ptr64;
pub use enable_trace_parameters_v1::EnableTraceParametersV1Ptr32View;
pub use enable_trace_parameters_v1::EnableTraceParametersV1Ptr64View;
pub use enable_trace_parameters_v1::EnableTraceParametersV1;
pub use enable_trace_parameters_v1::EnableTraceParametersV1View;
pub use etw_activity_id_create_information::EtwActivityIdCreateInformation;
pub use etw_activity_id_create_information::EtwActivityIdCreateInformationView;
pub mod etw_last_enable_info;
pub use etw_last_enable_info::EtwLastEnableInfo;
pub use etw_last_enable_info::EtwLastEnableInfoView;
pub mod etw_schematized_filter;
pub use etw_schematized_filter::EtwSchematizedFilterView;
#[cfg(feature = "alloc")]
pub use etw_schematized_filter::EtwSchematizedFilter;
pub mod etw_trace_enable_info;
pub use etw_trace_enable_info::EtwTraceEnableInfo;
pub use etw_trace_enable_info::EtwTraceEnableInfoView;
pub mod etw_trace_group_info;
pub use etw_trace_group_info::EtwTraceGroupInfoView;
#[cfg(feature = "alloc")]
pub use etw_trace_group_info::EtwTraceGroupInfo;
pub mod etw_trace_group_info_entry;
pub use etw_trace_group_info_entry::EtwTraceGroupInfoEntry;
pub use etw_trace_group_info_entry::EtwTraceGroupInfoEntryView;
pub use etw_trace_group_info_information::EtwTraceGroupInfoInformation;
pub use etw_trace_group_info_information::EtwTraceGroupInfoInformationView;
pub use etw_trace_guid_info::EtwTraceGuidInfoView;
#[cfg(feature = "alloc")]
pub use etw_trace_guid_info::EtwTraceGuidInfo;
pub use etw_trace_guid_info_information::EtwTraceGuidInfoInformation;
pub use etw_trace_guid_info_information::EtwTraceGuidInfoInformationView;
pub use etw_trace_guid_list::EtwTraceGuidListView;
#[cfg(feature = "alloc")]
pub use etw_trace_guid_list::EtwTraceGuidList;
pub mod etw_trace_provider_instance_info;
pub use etw_trace_provider_instance_info::EtwTraceProviderInstanceInfoView;
#[cfg(feature = "alloc")]
pub use etw_trace_provider_instance_info::EtwTraceProviderInstanceInfo;
pub mod etw_um_registration_information;
pub use etw_um_registration_information::EtwUmRegistrationInformationPtr32;
pub use etw_um_registration_information::EtwUmRegistrationInformationPtr64;
pub use etw_um_registration_information::EtwUmRegistrationInformationPtr32View;
pub use etw_um_registration_information::EtwUmRegistrationInformationPtr64View;
pub use etw_um_registration_information::EtwUmRegistrationInformation;
pub use etw_um_registration_information::EtwUmRegistrationInformationView;
pub mod etw_um_registration_reply;
pub use etw_um_registration_reply::EtwUmRegistrationReplyPtr32View;
pub use etw_um_registration_reply::EtwUmRegistrationReplyPtr64View;
pub use etw_um_registration_reply::EtwUmRegistrationReplyView;
#[cfg(feature = "alloc")]
pub use etw_um_registration_reply::EtwUmRegistrationReplyPtr32;
#[cfg(feature = "alloc")]
pub use etw_um_registration_reply::EtwUmRegistrationReplyPtr64;
#[cfg(feature = "alloc")]
pub use etw_um_registration_reply::EtwUmRegistrationReply;
pub mod etw_wdi_scenario_information;
pub use etw_wdi_scenario_information::EtwWdiScenarioInformation;
pub use etw_wdi_scenario_information::EtwWdiScenarioInformationView;
pub use event_filter_descriptor::EventFilterDescriptor;
pub use event_filter_descriptor::EventFilterDescriptorView;
pub mod event_filter_event_id;
pub use event_filter_event_id::EventFilterEventIdView;
#[cfg(feature = "alloc")]
pub use event_filter_event_id::EventFilterEventId;
pub mod event_filter_event_name;
pub use event_filter_event_name::EventFilterEventNameView;
#[cfg(feature = "alloc")]
pub use event_filter_event_name::EventFilterEventName;
pub mod event_filter_header;
pub use event_filter_header::EventFilterHeader;
pub use event_filter_header::EventFilterHeaderView;
pub mod event_filter_level_kw;
pub use event_filter_level_kw::EventFilterLevelKw;
pub use event_filter_level_kw::EventFilterLevelKwView;
pub mod mofresourceinfoa;
pub use mofresourceinfoa::MofresourceinfoaPtr32;
pub use mofresourceinfoa::MofresourceinfoaPtr64;
pub use mofresourceinfoa::MofresourceinfoaPtr32View;
pub use mofresourceinfoa::MofresourceinfoaPtr64View;
pub use mofresourceinfoa::Mofresourceinfoa;
pub use mofresourceinfoa::MofresourceinfoaView;
pub mod mofresourceinfow;
pub use mofresourceinfow::MofresourceinfowPtr32;
pub use mofresourceinfow::MofresourceinfowPtr64;
pub use mofresourceinfow::MofresourceinfowPtr32View;
pub use mofresourceinfow::MofresourceinfowPtr64View;
pub use mofresourceinfow::Mofresourceinfow;
pub use mofresourceinfow::MofresourceinfowView;
pub(crate) mod small;
pub use small::*;
pub mod telemetry_coverage_point;
pub use telemetry_coverage_point::TelemetryCoveragePointPtr32;
pub use telemetry_coverage_point::TelemetryCoveragePointPtr64;
pub use telemetry_coverage_point::TelemetryCoveragePointPtr32View;
pub use telemetry_coverage_point::TelemetryCoveragePointPtr64View;
pub use telemetry_coverage_point::TelemetryCoveragePoint;
pub use telemetry_coverage_point::TelemetryCoveragePointView;
pub mod trace_enable_info;
pub use trace_enable_info::TraceEnableInfo;
pub use trace_enable_info::TraceEnableInfoView;
pub use trace_guid_info::TraceGuidInfoView;
#[cfg(feature = "alloc")]
pub use trace_guid_info::TraceGuidInfo;
pub mod trace_guid_properties;
pub use trace_guid_properties::TraceGuidProperties;
pub use trace_guid_properties::TraceGuidPropertiesView;
pub mod trace_guid_registration;
pub use trace_guid_registration::TraceGuidRegistrationPtr32;
pub use trace_guid_registration::TraceGuidRegistrationPtr64;
pub use trace_guid_registration::TraceGuidRegistrationPtr32View;
pub use trace_guid_registration::TraceGuidRegistrationPtr64View;
pub use trace_guid_registration::TraceGuidRegistration;
pub use trace_guid_registration::TraceGuidRegistrationView;
pub use trace_periodic_capture_state_info::TracePeriodicCaptureStateInfo;
pub use trace_periodic_capture_state_info::TracePeriodicCaptureStateInfoView;
pub use trace_profile_interval::TraceProfileInterval;
pub use trace_profile_interval::TraceProfileIntervalView;
pub mod trace_provider_instance_info;
pub use trace_provider_instance_info::TraceProviderInstanceInfoView;
#[cfg(feature = "alloc")]
pub use trace_provider_instance_info::TraceProviderInstanceInfo;
pub use trace_version_info::TraceVersionInfo;
pub use trace_version_info::TraceVersionInfoView;
pub(crate) mod values;
pub use values::*;
pub mod wmiguidinformation;
pub use wmiguidinformation::Wmiguidinformation;
pub use wmiguidinformation::WmiguidinformationView;
pub mod wmiregguidw;
pub use wmiregguidw::WmiregguidwPtr32;
pub use wmiregguidw::WmiregguidwPtr64;
pub use wmiregguidw::WmiregguidwPtr32View;
pub use wmiregguidw::WmiregguidwPtr64View;
pub use wmiregguidw::Wmiregguidw;
pub use wmiregguidw::WmiregguidwView;
pub mod wmireginfow;
pub use wmireginfow::WmireginfowPtr32View;
pub use wmireginfow::WmireginfowPtr64View;
pub use wmireginfow::WmireginfowView;
#[cfg(feature = "alloc")]
pub use wmireginfow::WmireginfowPtr32;
#[cfg(feature = "alloc")]
pub use wmireginfow::WmireginfowPtr64;
#[cfg(feature = "alloc")]
pub use wmireginfow::Wmireginfow;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &classic_event_id::LAYOUT_0,
        &enable_trace_parameters::LAYOUT_0,
        &enable_trace_parameters::LAYOUT_1,
        &enable_trace_parameters_v1::LAYOUT_0,
        &enable_trace_parameters_v1::LAYOUT_1,
        &etw_activity_id_create_information::LAYOUT_0,
        &etw_last_enable_info::LAYOUT_0,
        &etw_schematized_filter::LAYOUT_0,
        &etw_trace_enable_info::LAYOUT_0,
        &etw_trace_group_info::LAYOUT_0,
        &etw_trace_group_info_entry::LAYOUT_0,
        &etw_trace_group_info_information::LAYOUT_0,
        &etw_trace_guid_info::LAYOUT_0,
        &etw_trace_guid_info_information::LAYOUT_0,
        &etw_trace_guid_list::LAYOUT_0,
        &etw_trace_provider_instance_info::LAYOUT_0,
        &etw_um_registration_information::LAYOUT_0,
        &etw_um_registration_information::LAYOUT_1,
        &etw_um_registration_reply::LAYOUT_0,
        &etw_um_registration_reply::LAYOUT_1,
        &etw_wdi_scenario_information::LAYOUT_0,
        &event_filter_descriptor::LAYOUT_0,
        &event_filter_event_id::LAYOUT_0,
        &event_filter_event_name::LAYOUT_0,
        &event_filter_header::LAYOUT_0,
        &event_filter_level_kw::LAYOUT_0,
        &mofresourceinfoa::LAYOUT_0,
        &mofresourceinfoa::LAYOUT_1,
        &mofresourceinfow::LAYOUT_0,
        &mofresourceinfow::LAYOUT_1,
        &telemetry_coverage_point::LAYOUT_0,
        &telemetry_coverage_point::LAYOUT_1,
        &trace_enable_info::LAYOUT_0,
        &trace_guid_info::LAYOUT_0,
        &trace_guid_properties::LAYOUT_0,
        &trace_guid_registration::LAYOUT_0,
        &trace_guid_registration::LAYOUT_1,
        &trace_periodic_capture_state_info::LAYOUT_0,
        &trace_profile_interval::LAYOUT_0,
        &trace_provider_instance_info::LAYOUT_0,
        &trace_version_info::LAYOUT_0,
        &wmiguidinformation::LAYOUT_0,
        &wmiregguidw::LAYOUT_0,
        &wmiregguidw::LAYOUT_1,
        &wmireginfow::LAYOUT_0,
        &wmireginfow::LAYOUT_1,
    ],
    values: &[
        EventActivityCtrl::VALUES,
        EventEnableProperty::VALUES,
        EventFilterType::VALUES,
        EventInfoClass::VALUES,
        EventWriteFlag::VALUES,
        MofciFlag::VALUES,
        TraceProviderFlag::VALUES,
        Wmidprequestcode::VALUES,
        WmiguidAccess::VALUES,
        WmiregFlag::VALUES,
        WmiGuidtype::VALUES,
    ],
    dispatches: &[],
};
