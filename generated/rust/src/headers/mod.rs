// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Event headers in a trace, and the items between a header and its payload.
pub mod compact_system_trace_header;
pub use compact_system_trace_header::CompactSystemTraceHeader;
pub use compact_system_trace_header::CompactSystemTraceHeaderView;
pub use event_data_descriptor::EventDataDescriptor;
pub use event_data_descriptor::EventDataDescriptorView;
pub mod event_descriptor;
pub use event_descriptor::EventDescriptor;
pub use event_descriptor::EventDescriptorView;
pub(crate) mod event_extended_item;
pub use event_extended_item::*;
pub use event_extended_item_container_id::EventExtendedItemContainerIdView;
#[cfg(feature = "alloc")]
pub use event_extended_item_container_id::EventExtendedItemContainerId;
pub use event_extended_item_control_guid::EventExtendedItemControlGuid;
pub use event_extended_item_control_guid::EventExtendedItemControlGuidView;
pub use event_extended_item_event_key::EventExtendedItemEventKey;
pub use event_extended_item_event_key::EventExtendedItemEventKeyView;
pub use event_extended_item_instance::EventExtendedItemInstance;
pub use event_extended_item_instance::EventExtendedItemInstanceView;
pub use event_extended_item_pebs_index::EventExtendedItemPebsIndex;
pub use event_extended_item_pebs_index::EventExtendedItemPebsIndexView;
pub use event_extended_item_pmc_counters::EventExtendedItemPmcCountersView;
#[cfg(feature = "alloc")]
pub use event_extended_item_pmc_counters::EventExtendedItemPmcCounters;
pub use event_extended_item_process_start_key::EventExtendedItemProcessStartKey;
pub use event_extended_item_process_start_key::EventExtendedItemProcessStartKeyView;
pub use event_extended_item_psm_key::EventExtendedItemPsmKeyView;
#[cfg(feature = "alloc")]
pub use event_extended_item_psm_key::EventExtendedItemPsmKey;
pub use event_extended_item_qpc_delta::EventExtendedItemQpcDelta;
pub use event_extended_item_qpc_delta::EventExtendedItemQpcDeltaView;
pub use event_extended_item_related_activityid::EventExtendedItemRelatedActivityid;
pub use event_extended_item_related_activityid::EventExtendedItemRelatedActivityidView;
pub use event_extended_item_stack_key32::EventExtendedItemStackKey32;
pub use event_extended_item_stack_key32::EventExtendedItemStackKey32View;
pub use event_extended_item_stack_key64::EventExtendedItemStackKey64;
pub use event_extended_item_stack_key64::EventExtendedItemStackKey64View;
pub use event_extended_item_stack_trace32::EventExtendedItemStackTrace32View;
#[cfg(feature = "alloc")]
pub use event_extended_item_stack_trace32::EventExtendedItemStackTrace32;
pub use event_extended_item_stack_trace64::EventExtendedItemStackTrace64View;
#[cfg(feature = "alloc")]
pub use event_extended_item_stack_trace64::EventExtendedItemStackTrace64;
pub use event_extended_item_ts_id::EventExtendedItemTsId;
pub use event_extended_item_ts_id::EventExtendedItemTsIdView;
pub mod event_header;
pub use event_header::EventHeaderView;
#[cfg(feature = "alloc")]
pub use event_header::EventHeader;
pub mod event_header_extended_data_item;
pub use event_header_extended_data_item::EventHeaderExtendedDataItem;
pub use event_header_extended_data_item::EventHeaderExtendedDataItemView;
pub mod event_header_extended_data_item_in_buffer;
pub use event_header_extended_data_item_in_buffer::EventHeaderExtendedDataItemInBufferView;
#[cfg(feature = "alloc")]
pub use event_header_extended_data_item_in_buffer::EventHeaderExtendedDataItemInBuffer;
pub mod event_instance_guid_header;
pub use event_instance_guid_header::EventInstanceGuidHeader;
pub use event_instance_guid_header::EventInstanceGuidHeaderView;
pub mod event_instance_header;
pub use event_instance_header::EventInstanceHeader;
pub use event_instance_header::EventInstanceHeaderView;
pub mod event_instance_info;
pub use event_instance_info::EventInstanceInfoPtr32;
pub use event_instance_info::EventInstanceInfoPtr64;
pub use event_instance_info::EventInstanceInfoPtr32View;
pub use event_instance_info::EventInstanceInfoPtr64View;
pub use event_instance_info::EventInstanceInfo;
pub use event_instance_info::EventInstanceInfoView;
pub use event_provider_trait::EventProviderTraitView;
#[cfg(feature = "alloc")]
pub use event_provider_trait::EventProviderTrait;
pub use event_provider_traits::EventProviderTraitsView;
#[cfg(feature = "alloc")]
pub use event_provider_traits::EventProviderTraits;
pub mod event_record;
pub use event_record::EventRecordPtr32;
pub use event_record::EventRecordPtr64;
pub use event_record::EventRecordPtr32View;
pub use event_record::EventRecordPtr64View;
pub use event_record::EventRecord;
pub use event_record::EventRecordView;
pub mod event_schema_tl;
pub use event_schema_tl::EventSchemaTlView;
#[cfg(feature = "alloc")]
pub use event_schema_tl::EventSchemaTl;
pub mod event_trace;
pub use event_trace::EventTracePtr32;
pub use event_trace::EventTracePtr64;
pub use event_trace::EventTracePtr32View;
pub use event_trace::EventTracePtr64View;
pub use event_trace::EventTrace;
pub use event_trace::EventTraceView;
pub mod event_trace_header;
pub use event_trace_header::EventTraceHeader;
pub use event_trace_header::EventTraceHeaderView;
pub use message_trace::MessageTraceView;
#[cfg(feature = "alloc")]
pub use message_trace::MessageTrace;
pub mod message_trace_header;
pub use message_trace_header::MessageTraceHeaderView;
#[cfg(feature = "alloc")]
pub use message_trace_header::MessageTraceHeader;
pub mod message_trace_user;
pub use message_trace_user::MessageTraceUserView;
#[cfg(feature = "alloc")]
pub use message_trace_user::MessageTraceUser;
pub use mof_field::MofField;
pub use mof_field::MofFieldView;
pub use offsetinstancedataandlength::Offsetinstancedataandlength;
pub use offsetinstancedataandlength::OffsetinstancedataandlengthView;
pub mod perfinfo_trace_header;
pub use perfinfo_trace_header::PerfinfoTraceHeaderView;
#[cfg(feature = "alloc")]
pub use perfinfo_trace_header::PerfinfoTraceHeader;
pub(crate) mod small;
pub use small::*;
pub mod system_trace_header;
pub use system_trace_header::SystemTraceHeader;
pub use system_trace_header::SystemTraceHeaderView;
pub(crate) mod trace_header;
pub use trace_header::*;
pub mod tracelogging_field;
pub use tracelogging_field::TraceloggingFieldView;
#[cfg(feature = "alloc")]
pub use tracelogging_field::TraceloggingField;
pub(crate) mod values;
pub use values::*;
pub use wmi_trace_message_packet::WmiTraceMessagePacket;
pub use wmi_trace_message_packet::WmiTraceMessagePacketView;
pub use wmi_trace_packet::WmiTracePacket;
pub use wmi_trace_packet::WmiTracePacketView;
pub mod wnode_all_data;
pub use wnode_all_data::WnodeAllDataPtr32;
pub use wnode_all_data::WnodeAllDataPtr64;
pub use wnode_all_data::WnodeAllDataPtr32View;
pub use wnode_all_data::WnodeAllDataPtr64View;
pub use wnode_all_data::WnodeAllData;
pub use wnode_all_data::WnodeAllDataView;
pub mod wnode_event_item;
pub use wnode_event_item::WnodeEventItemPtr32;
pub use wnode_event_item::WnodeEventItemPtr64;
pub use wnode_event_item::WnodeEventItemPtr32View;
pub use wnode_event_item::WnodeEventItemPtr64View;
pub use wnode_event_item::WnodeEventItem;
pub use wnode_event_item::WnodeEventItemView;
pub mod wnode_event_reference;
pub use wnode_event_reference::WnodeEventReferencePtr32;
pub use wnode_event_reference::WnodeEventReferencePtr64;
pub use wnode_event_reference::WnodeEventReferencePtr32View;
pub use wnode_event_reference::WnodeEventReferencePtr64View;
pub use wnode_event_reference::WnodeEventReference;
pub use wnode_event_reference::WnodeEventReferenceView;
pub mod wnode_header;
pub use wnode_header::WnodeHeaderPtr32;
pub use wnode_header::WnodeHeaderPtr64;
pub use wnode_header::WnodeHeaderPtr32View;
pub use wnode_header::WnodeHeaderPtr64View;
pub use wnode_header::WnodeHeader;
pub use wnode_header::WnodeHeaderView;
pub mod wnode_method_item;
pub use wnode_method_item::WnodeMethodItemPtr32View;
pub use wnode_method_item::WnodeMethodItemPtr64View;
pub use wnode_method_item::WnodeMethodItemView;
#[cfg(feature = "alloc")]
pub use wnode_method_item::WnodeMethodItemPtr32;
#[cfg(feature = "alloc")]
pub use wnode_method_item::WnodeMethodItemPtr64;
#[cfg(feature = "alloc")]
pub use wnode_method_item::WnodeMethodItem;
pub mod wnode_single_instance;
pub use wnode_single_instance::WnodeSingleInstancePtr32View;
pub use wnode_single_instance::WnodeSingleInstancePtr64View;
pub use wnode_single_instance::WnodeSingleInstanceView;
#[cfg(feature = "alloc")]
pub use wnode_single_instance::WnodeSingleInstancePtr32;
#[cfg(feature = "alloc")]
pub use wnode_single_instance::WnodeSingleInstancePtr64;
#[cfg(feature = "alloc")]
pub use wnode_single_instance::WnodeSingleInstance;
pub mod wnode_single_item;
pub use wnode_single_item::WnodeSingleItemPtr32View;
pub use wnode_single_item::WnodeSingleItemPtr64View;
pub use wnode_single_item::WnodeSingleItemView;
#[cfg(feature = "alloc")]
pub use wnode_single_item::WnodeSingleItemPtr32;
#[cfg(feature = "alloc")]
pub use wnode_single_item::WnodeSingleItemPtr64;
#[cfg(feature = "alloc")]
pub use wnode_single_item::WnodeSingleItem;
pub mod wnode_too_small;
pub use wnode_too_small::WnodeTooSmallPtr32;
pub use wnode_too_small::WnodeTooSmallPtr64;
pub use wnode_too_small::WnodeTooSmallPtr32View;
pub use wnode_too_small::WnodeTooSmallPtr64View;
pub use wnode_too_small::WnodeTooSmall;
pub use wnode_too_small::WnodeTooSmallView;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &compact_system_trace_header::LAYOUT_0,
        &event_data_descriptor::LAYOUT_0,
        &event_descriptor::LAYOUT_0,
        &event_extended_item_container_id::LAYOUT_0,
        &event_extended_item_control_guid::LAYOUT_0,
        &event_extended_item_event_key::LAYOUT_0,
        &event_extended_item_instance::LAYOUT_0,
        &event_extended_item_pebs_index::LAYOUT_0,
        &event_extended_item_pmc_counters::LAYOUT_0,
        &event_extended_item_process_start_key::LAYOUT_0,
        &event_extended_item_psm_key::LAYOUT_0,
        &event_extended_item_qpc_delta::LAYOUT_0,
        &event_extended_item_related_activityid::LAYOUT_0,
        &event_extended_item_stack_key32::LAYOUT_0,
        &event_extended_item_stack_key64::LAYOUT_0,
        &event_extended_item_stack_trace32::LAYOUT_0,
        &event_extended_item_stack_trace64::LAYOUT_0,
        &event_extended_item_ts_id::LAYOUT_0,
        &event_header::LAYOUT_0,
        &event_header_extended_data_item::LAYOUT_0,
        &event_header_extended_data_item_in_buffer::LAYOUT_0,
        &event_instance_guid_header::LAYOUT_0,
        &event_instance_header::LAYOUT_0,
        &event_instance_header::LAYOUT_1,
        &event_instance_header::LAYOUT_2,
        &event_instance_info::LAYOUT_0,
        &event_instance_info::LAYOUT_1,
        &event_provider_trait::LAYOUT_0,
        &event_provider_traits::LAYOUT_0,
        &event_record::LAYOUT_0,
        &event_record::LAYOUT_1,
        &event_record::LAYOUT_2,
        &event_record::LAYOUT_3,
        &event_schema_tl::LAYOUT_0,
        &event_trace::LAYOUT_0,
        &event_trace::LAYOUT_1,
        &event_trace::LAYOUT_2,
        &event_trace::LAYOUT_3,
        &event_trace::LAYOUT_4,
        &event_trace::LAYOUT_5,
        &event_trace_header::LAYOUT_0,
        &event_trace_header::LAYOUT_1,
        &message_trace::LAYOUT_0,
        &message_trace_header::LAYOUT_0,
        &message_trace_user::LAYOUT_0,
        &message_trace_user::LAYOUT_1,
        &message_trace_user::LAYOUT_2,
        &mof_field::LAYOUT_0,
        &offsetinstancedataandlength::LAYOUT_0,
        &perfinfo_trace_header::LAYOUT_0,
        &system_trace_header::LAYOUT_0,
        &tracelogging_field::LAYOUT_0,
        &wmi_trace_message_packet::LAYOUT_0,
        &wmi_trace_packet::LAYOUT_0,
        &wnode_all_data::LAYOUT_0,
        &wnode_all_data::LAYOUT_1,
        &wnode_event_item::LAYOUT_0,
        &wnode_event_item::LAYOUT_1,
        &wnode_event_reference::LAYOUT_0,
        &wnode_event_reference::LAYOUT_1,
        &wnode_header::LAYOUT_0,
        &wnode_header::LAYOUT_1,
        &wnode_method_item::LAYOUT_0,
        &wnode_method_item::LAYOUT_1,
        &wnode_single_instance::LAYOUT_0,
        &wnode_single_instance::LAYOUT_1,
        &wnode_single_item::LAYOUT_0,
        &wnode_single_item::LAYOUT_1,
        &wnode_too_small::LAYOUT_0,
        &wnode_too_small::LAYOUT_1,
    ],
    values: &[
        EtwProviderTraitType::VALUES,
        EtwRtLoss::VALUES,
        EtwTypeValue::VALUES,
        EventDataDescriptorType::VALUES,
        EventHeaderExtType::VALUES,
        EventHeaderFlags::VALUES,
        EventHeaderProperty::VALUES,
        EventTraceGroup::VALUES,
        EventTraceHeaderFlags::VALUES,
        EventTraceType::VALUES,
        EventTraceUseFlags::VALUES,
        HookId::VALUES,
        ManifestInType::VALUES,
        ManifestKeyword::VALUES,
        ManifestLevel::VALUES,
        ManifestOpcode::VALUES,
        ManifestOutType::VALUES,
        TdhInType::VALUES,
        TdhOutType::VALUES,
        TraceloggingCount::VALUES,
        TraceloggingIn::VALUES,
        TraceloggingOut::VALUES,
        TraceloggingOutType::VALUES,
        TraceHeaderMarker::VALUES,
        TraceHeaderType::VALUES,
        TraceLevel::VALUES,
        TraceMessageFlags::VALUES,
    ],
    dispatches: &[&event_extended_item::DISPATCH, &trace_header::DISPATCH],
};
