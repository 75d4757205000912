// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Types of no family.
use etwspec::{ buffers, common, headers, logfile, manifests, masks };
law_fixed! {
    headers::compact_system_trace_header::CompactSystemTraceHeader,
    manifests::crim_channel::CrimChannel,
    manifests::crim_event::CrimEvent,
    manifests::crim_event_attribute::CrimEventAttribute,
    manifests::crim_keyword::CrimKeyword,
    manifests::crim_level::CrimLevel,
    manifests::crim_list_entry::CrimListEntry,
    manifests::crim_map_entry::CrimMapEntry,
    manifests::crim_opcode::CrimOpcode,
    manifests::crim_provider_attribute::CrimProviderAttribute,
    manifests::crim_provider_entry::CrimProviderEntry,
    manifests::crim_task::CrimTask,
    manifests::crim_template_item::CrimTemplateItem,
    buffers::etw_buffer_context::V6_0,
    buffers::etw_buffer_context::EtwBufferContext,
    buffers::etw_buffer_header::Before6_2,
    buffers::etw_buffer_header::EtwBufferHeader,
    logfile::etw_kernel_header_extension::V5_2,
    logfile::etw_kernel_header_extension::EtwKernelHeaderExtension,
    buffers::etw_ref_clock::EtwRefClock,
    logfile::etw_trace_partition_information::EtwTracePartitionInformation,
    logfile::etw_trace_partition_information_v2::EtwTracePartitionInformationV2Ptr32,
    logfile::etw_trace_partition_information_v2::EtwTracePartitionInformationV2Ptr64,
    headers::event_data_descriptor::EventDataDescriptor,
    headers::event_descriptor::EventDescriptor,
    headers::event_extended_item_control_guid::EventExtendedItemControlGuid,
    headers::event_extended_item_event_key::EventExtendedItemEventKey,
    headers::event_extended_item_instance::EventExtendedItemInstance,
    headers::event_extended_item_pebs_index::EventExtendedItemPebsIndex,
    headers::event_extended_item_process_start_key::EventExtendedItemProcessStartKey,
    headers::event_extended_item_qpc_delta::EventExtendedItemQpcDelta,
    headers::event_extended_item_related_activityid::EventExtendedItemRelatedActivityid,
    headers::event_extended_item_stack_key32::EventExtendedItemStackKey32,
    headers::event_extended_item_stack_key64::EventExtendedItemStackKey64,
    headers::event_extended_item_ts_id::EventExtendedItemTsId,
    headers::event_header_extended_data_item::EventHeaderExtendedDataItem,
    headers::event_instance_guid_header::EventInstanceGuidHeader,
    headers::event_instance_header::V5_0,
    headers::event_instance_header::V5_1,
    headers::event_instance_header::EventInstanceHeader,
    headers::event_instance_info::EventInstanceInfoPtr32,
    headers::event_instance_info::EventInstanceInfoPtr64,
    headers::event_record::Before6_2Ptr32,
    headers::event_record::Before6_2Ptr64,
    headers::event_record::EventRecordPtr32,
    headers::event_record::EventRecordPtr64,
    headers::event_trace::Before5_1Ptr32,
    headers::event_trace::Before5_1Ptr64,
    headers::event_trace::Before6_2Ptr32,
    headers::event_trace::Before6_2Ptr64,
    headers::event_trace::EventTracePtr32,
    headers::event_trace::EventTracePtr64,
    headers::event_trace_header::V5_0,
    headers::event_trace_header::EventTraceHeader,
    buffers::list_entry::ListEntryPtr32,
    buffers::list_entry::ListEntryPtr64,
    manifests::message_resource_block::MessageResourceBlock,
    headers::message_trace_user::V6_0,
    headers::message_trace_user::MessageTraceUser,
    headers::mof_field::MofField,
    headers::offsetinstancedataandlength::Offsetinstancedataandlength,
    masks::perfinfo_groupmask::V5_1,
    masks::perfinfo_groupmask::PerfinfoGroupmask,
    logfile::rtl_time_zone_information::RtlTimeZoneInformation,
    buffers::single_list_entry::SingleListEntryPtr32,
    buffers::single_list_entry::SingleListEntryPtr64,
    logfile::systemtime::Systemtime,
    headers::system_trace_header::SystemTraceHeader,
    logfile::time_fields::TimeFields,
    logfile::time_zone_information::TimeZoneInformation,
    buffers::wmi_buffer_header::V5_0Ptr32,
    buffers::wmi_buffer_header::V5_0Ptr64,
    buffers::wmi_buffer_header::V5_1Ptr32,
    buffers::wmi_buffer_header::V5_1Ptr64,
    buffers::wmi_buffer_header::V5_2Ptr32,
    buffers::wmi_buffer_header::V5_2Ptr64,
    buffers::wmi_buffer_header::V6_0Ptr32,
    buffers::wmi_buffer_header::V6_0Ptr64,
    buffers::wmi_buffer_header::V6_0LatePtr32,
    buffers::wmi_buffer_header::V6_0LatePtr64,
    buffers::wmi_buffer_header::V6_1Ptr32,
    buffers::wmi_buffer_header::V6_1Ptr64,
    buffers::wmi_buffer_header::WmiBufferHeaderPtr32,
    buffers::wmi_buffer_header::WmiBufferHeaderPtr64,
    buffers::wmi_buffer_state::WmiBufferState,
    buffers::wmi_client_context::WmiClientContext,
    headers::wmi_trace_message_packet::WmiTraceMessagePacket,
    headers::wmi_trace_packet::WmiTracePacket,
    headers::wnode_all_data::WnodeAllDataPtr32,
    headers::wnode_all_data::WnodeAllDataPtr64,
    headers::wnode_event_item::WnodeEventItemPtr32,
    headers::wnode_event_item::WnodeEventItemPtr64,
    headers::wnode_event_reference::WnodeEventReferencePtr32,
    headers::wnode_event_reference::WnodeEventReferencePtr64,
    headers::wnode_header::WnodeHeaderPtr32,
    headers::wnode_header::WnodeHeaderPtr64,
    headers::wnode_too_small::WnodeTooSmallPtr32,
    headers::wnode_too_small::WnodeTooSmallPtr64,
}

law_inner! {
    headers::event_instance_guid_header::Class,
    headers::event_instance_header::Class,
    headers::event_instance_header::V5_0Class,
    headers::event_instance_header::V5_1Class,
    headers::event_trace_header::Class,
    headers::event_trace_header::V5_0Class,
    logfile::trace_logfile_header32::VersionDetail,
    logfile::trace_logfile_header64::VersionDetail,
    logfile::trace_logfile_header::V5_0Ptr32VersionDetail,
    logfile::trace_logfile_header::V5_0Ptr64VersionDetail,
    logfile::trace_logfile_header::V5_1Ptr32VersionDetail,
    logfile::trace_logfile_header::V5_1Ptr64VersionDetail,
    logfile::trace_logfile_header::VersionDetailPtr32,
    logfile::trace_logfile_header::VersionDetailPtr64,
    manifests::crim_template_item::NonStructType,
    manifests::crim_template_item::StructType,
}

law_arrays! {
    headers::event_extended_item_pmc_counters::EventExtendedItemPmcCounters,
    headers::event_extended_item_stack_trace32::EventExtendedItemStackTrace32,
    headers::event_extended_item_stack_trace64::EventExtendedItemStackTrace64,
    headers::message_trace::MessageTrace,
    headers::message_trace_user::V5_1,
    common::sid::Sid,
}

law_inserted! {
    headers::perfinfo_trace_header::PerfinfoTraceHeader,
    ; items {
        headers::perfinfo_trace_header::PerfinfoTraceHeader: event_extended_item_pmc_counters
            insert_event_extended_item_pmc_counters whole headers::EventExtendedItemPmcCounters,
            others {
            event_extended_item_pebs_index insert_event_extended_item_pebs_index headers::EventExtendedItemPebsIndex,
        };
        headers::perfinfo_trace_header::PerfinfoTraceHeader: event_extended_item_pebs_index
            insert_event_extended_item_pebs_index record headers::EventExtendedItemPebsIndex,
            others {
            event_extended_item_pmc_counters insert_event_extended_item_pmc_counters
                headers::EventExtendedItemPmcCounters,
        };
    }
}

law_sequences! {
    manifests::crim_channels::CrimChannels {
        entries: bytes,
        data: bytes,
    }
    manifests::crim_events::CrimEvents {
        entries: bytes,
        data: bytes,
    }
    manifests::crim_event_attributes::CrimEventAttributes {
        entries: bytes,
        data: bytes,
    }
    manifests::crim_keywords::CrimKeywords {
        entries: bytes,
        data: bytes,
    }
    manifests::crim_levels::CrimLevels {
        entries: bytes,
        data: bytes,
    }
    manifests::crim_manifest::CrimManifest {
        providers: bytes,
        data: bytes,
    }
    manifests::crim_map::CrimMap {
        entries: bytes,
    }
    manifests::crim_maps::CrimMaps {
        map_offsets: bytes,
        data: bytes,
    }
    manifests::crim_opcodes::CrimOpcodes {
        entries: bytes,
        data: bytes,
    }
    manifests::crim_provider::CrimProvider {
        lists: bytes,
    }
    manifests::crim_provider_attributes::CrimProviderAttributes {
        entries: bytes,
        data: bytes,
    }
    manifests::crim_tasks::CrimTasks {
        entries: bytes,
        data: bytes,
    }
    manifests::crim_template::CrimTemplate {
        data: bytes,
    }
    manifests::crim_templates::CrimTemplates {
        templates: bytes,
    }
    manifests::crim_text::CrimText {
        text: text(2),
    }
    headers::event_extended_item_container_id::EventExtendedItemContainerId {
        container_id: text(1),
    }
    headers::event_extended_item_psm_key::EventExtendedItemPsmKey {
        psm_key: text(2),
    }
    headers::event_header::EventHeader {
        extended_data: optional_bytes,
    }
    headers::event_header_extended_data_item_in_buffer::EventHeaderExtendedDataItemInBuffer {
        data: bytes,
    }
    headers::event_provider_trait::EventProviderTrait {
        group_guid: optional_fixed(16),
    }
    headers::event_provider_traits::EventProviderTraits {
        provider_name: text(1),
        traits: bytes,
    }
    headers::event_schema_tl::EventSchemaTl {
        tag1: optional_fixed(1),
        tag2: optional_fixed(1),
        tag3: optional_fixed(1),
        event_name: text(1),
        fields: bytes,
    }
    manifests::message_resource_data::MessageResourceData {
        blocks: bytes,
        data: bytes,
    }
    manifests::message_resource_entry::MessageResourceEntry {
        text: bytes,
    }
    headers::message_trace_header::MessageTraceHeader {
        sequence_number: optional_fixed(4),
        component_id: optional_fixed(4),
        message_guid: optional_fixed(16),
        time_stamp: optional_fixed(8),
        thread_id: optional_fixed(4),
        process_id: optional_fixed(4),
    }
    headers::tracelogging_field::TraceloggingField {
        name: text(1),
        in_: fixed(1),
        out: optional_fixed(1),
        tag0: optional_fixed(1),
        tag1: optional_fixed(1),
        tag2: optional_fixed(1),
        tag3: optional_fixed(1),
        count: optional_fixed(2),
        schema_size: optional_fixed(2),
        schema: optional_bytes,
    }
    logfile::trace_logfile_header::V5_0Ptr32 {
        session_name_string: text(2),
        log_file_name_string: text(2),
    }
    logfile::trace_logfile_header::V5_0Ptr64 {
        session_name_string: text(2),
        log_file_name_string: text(2),
    }
    logfile::trace_logfile_header::V5_1Ptr32 {
        session_name_string: text(2),
        log_file_name_string: text(2),
    }
    logfile::trace_logfile_header::V5_1Ptr64 {
        session_name_string: text(2),
        log_file_name_string: text(2),
    }
    logfile::trace_logfile_header::TraceLogfileHeaderPtr32 {
        session_name_string: text(2),
        log_file_name_string: text(2),
    }
    logfile::trace_logfile_header::TraceLogfileHeaderPtr64 {
        session_name_string: text(2),
        log_file_name_string: text(2),
    }
    logfile::trace_logfile_header32::TraceLogfileHeader32 {
        session_name_string: text(2),
        log_file_name_string: text(2),
    }
    logfile::trace_logfile_header64::TraceLogfileHeader64 {
        session_name_string: text(2),
        log_file_name_string: text(2),
    }
    headers::wnode_method_item::WnodeMethodItemPtr32 {
        variable_data: bytes,
    }
    headers::wnode_method_item::WnodeMethodItemPtr64 {
        variable_data: bytes,
    }
    headers::wnode_single_instance::WnodeSingleInstancePtr32 {
        variable_data: bytes,
    }
    headers::wnode_single_instance::WnodeSingleInstancePtr64 {
        variable_data: bytes,
    }
    headers::wnode_single_item::WnodeSingleItemPtr32 {
        variable_data: bytes,
    }
    headers::wnode_single_item::WnodeSingleItemPtr64 {
        variable_data: bytes,
    }
}

law_payloads! {
    record headers::compact_system_trace_header::CompactSystemTraceHeader,
    record headers::event_instance_guid_header::EventInstanceGuidHeader,
    record headers::event_instance_header::V5_0,
    record headers::event_instance_header::V5_1,
    record headers::event_instance_header::EventInstanceHeader,
    record headers::event_trace_header::V5_0,
    record headers::event_trace_header::EventTraceHeader,
    whole headers::perfinfo_trace_header::PerfinfoTraceHeader,
    record headers::system_trace_header::SystemTraceHeader,
    record headers::wnode_all_data::WnodeAllDataPtr32,
    record headers::wnode_all_data::WnodeAllDataPtr64,
    record headers::wnode_event_item::WnodeEventItemPtr32,
    record headers::wnode_event_item::WnodeEventItemPtr64,
    record headers::wnode_event_reference::WnodeEventReferencePtr32,
    record headers::wnode_event_reference::WnodeEventReferencePtr64,
}

law_choices! {
    etwspec::buffers::etw_buffer_context {
        V6_0,
        EtwBufferContext,
    }
    etwspec::buffers::etw_buffer_header {
        Before6_2,
        EtwBufferHeader,
    }
    etwspec::logfile::etw_trace_partition_information_v2 {
        EtwTracePartitionInformationV2Ptr32,
        EtwTracePartitionInformationV2Ptr64,
    }
    etwspec::headers::event_instance_header {
        V5_0,
        V5_1,
        EventInstanceHeader,
    }
    etwspec::headers::event_instance_info {
        EventInstanceInfoPtr32,
        EventInstanceInfoPtr64,
    }
    etwspec::headers::event_record {
        Before6_2Ptr32,
        Before6_2Ptr64,
        EventRecordPtr32,
        EventRecordPtr64,
    }
    etwspec::headers::event_trace {
        Before5_1Ptr32,
        Before5_1Ptr64,
        Before6_2Ptr32,
        Before6_2Ptr64,
        EventTracePtr32,
        EventTracePtr64,
    }
    etwspec::headers::event_trace_header {
        V5_0,
        EventTraceHeader,
    }
    etwspec::buffers::list_entry {
        ListEntryPtr32,
        ListEntryPtr64,
    }
    etwspec::headers::message_trace_user {
        V5_1,
        V6_0,
        MessageTraceUser,
    }
    etwspec::masks::perfinfo_groupmask {
        V5_1,
        PerfinfoGroupmask,
    }
    etwspec::buffers::single_list_entry {
        SingleListEntryPtr32,
        SingleListEntryPtr64,
    }
    etwspec::buffers::wmi_buffer_header {
        V5_0Ptr32,
        V5_0Ptr64,
        V5_1Ptr32,
        V5_1Ptr64,
        V5_2Ptr32,
        V5_2Ptr64,
        V6_0Ptr32,
        V6_0Ptr64,
        V6_0LatePtr32,
        V6_0LatePtr64,
        V6_1Ptr32,
        V6_1Ptr64,
        WmiBufferHeaderPtr32,
        WmiBufferHeaderPtr64,
    }
    etwspec::headers::wnode_all_data {
        WnodeAllDataPtr32,
        WnodeAllDataPtr64,
    }
    etwspec::headers::wnode_event_item {
        WnodeEventItemPtr32,
        WnodeEventItemPtr64,
    }
    etwspec::headers::wnode_event_reference {
        WnodeEventReferencePtr32,
        WnodeEventReferencePtr64,
    }
    etwspec::headers::wnode_header {
        WnodeHeaderPtr32,
        WnodeHeaderPtr64,
    }
    etwspec::headers::wnode_method_item {
        WnodeMethodItemPtr32,
        WnodeMethodItemPtr64,
    }
    etwspec::headers::wnode_single_instance {
        WnodeSingleInstancePtr32,
        WnodeSingleInstancePtr64,
    }
    etwspec::headers::wnode_single_item {
        WnodeSingleItemPtr32,
        WnodeSingleItemPtr64,
    }
    etwspec::headers::wnode_too_small {
        WnodeTooSmallPtr32,
        WnodeTooSmallPtr64,
    }
}

law_dispatches! {
    headers::EventExtendedItemView, headers::EventExtendedItemKind, headers::EVENT_EXTENDED_ITEM_CASES;
    headers::TraceHeaderView, headers::TraceHeaderKind, headers::TRACE_HEADER_CASES;
}

law_enumerations! {
    common::AdjustReason,
    manifests::CrimEventAttributeType,
    manifests::CrimListType,
    manifests::CrimMapType,
    manifests::CrimProviderAttributeType,
    manifests::CrimSignature,
    manifests::CrimTemplateType,
    buffers::EtwBufferState,
    buffers::EtwBufferType,
    logfile::EtwProcessHandleInfoType,
    headers::EtwProviderTraitType,
    headers::EtwRtLoss,
    headers::EtwTypeValue,
    headers::EventDataDescriptorType,
    headers::EventHeaderExtType,
    buffers::EventTraceClock,
    headers::EventTraceGroup,
    logfile::EventTraceHeaderEventType,
    headers::EventTraceType,
    logfile::HalPlatformTimerSource,
    headers::HookId,
    common::IopPriorityHint,
    common::KprocessorMode,
    common::KprofileSource,
    common::KthreadState,
    common::KwaitReason,
    manifests::LanguageId,
    headers::ManifestInType,
    headers::ManifestLevel,
    headers::ManifestOpcode,
    headers::ManifestOutType,
    common::Ntstatus,
    headers::TdhInType,
    headers::TdhOutType,
    headers::TraceloggingCount,
    headers::TraceloggingOutType,
    headers::TraceHeaderType,
    headers::TraceLevel,
}

law_flags! {
    manifests::CrimChannelFlags,
    manifests::CrimItemFlags,
    buffers::EtwBufferFlag,
    headers::EventHeaderFlags,
    headers::EventHeaderProperty,
    headers::EventTraceHeaderFlags,
    logfile::EventTraceOpenFlags,
    headers::EventTraceUseFlags,
    common::IrpFlags,
    logfile::LoggerMode,
    headers::ManifestKeyword,
    manifests::MessageResourceFlags,
    logfile::ProcessTraceMode,
    headers::TraceloggingIn,
    headers::TraceloggingOut,
    headers::TraceHeaderMarker,
    headers::TraceMessageFlags,
    masks::EventTraceFlag,
}

law_masks! {
    perf: etwspec::masks::GroupMask, etwspec::masks::Perf, etwspec::masks::EventTraceFlag,
        etwspec::masks::PerfinfoGroupmask;
}
