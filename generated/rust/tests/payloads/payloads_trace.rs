// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::trace`.
mod etw_debug_print_event_etw_debug_print_event {
use etwspec_runtime::laws;
use etwspec::payloads::trace::etw_debug_print_event::{ EtwDebugPrintEvent as T, EtwDebugPrintEventView as V };
const MEMBERS: &[&str] = &[
    "Component",
    "Level",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.component() } else { from.component() }; value.set_component(it); None }
        1 => { let it = if way == laws::Way::View { view.level() } else { from.level() }; value.set_level(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.message; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod etw_partition_info_extension_etw_partition_info_extension {
use etwspec_runtime::laws;
use etwspec::payloads::trace::etw_partition_info_extension::{ EtwPartitionInfoExtension as T, EtwPartitionInfoExtensionView as V };
const MEMBERS: &[&str] = &[
    "EventVersion",
    "Reserved",
    "PartitionType",
    "QpcOffsetFromRoot",
    "PartitionId",
    "ParentId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_version() } else { from.event_version() }; value.set_event_version(it); None }
        1 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        2 => { let it = if way == laws::Way::View { view.partition_type() } else { from.partition_type() }; value.set_partition_type(it); None }
        3 => { let it = if way == laws::Way::View { view.qpc_offset_from_root() } else { from.qpc_offset_from_root() }; value.set_qpc_offset_from_root(it); None }
        4 => { let it = if way == laws::Way::View { view.partition_id() } else { from.partition_id() }; value.set_partition_id(it); None }
        5 => { let it = if way == laws::Way::View { view.parent_id() } else { from.parent_id() }; value.set_parent_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod etw_partition_info_extension_v2_etw_partition_info_extension_v2 {
use etwspec_runtime::laws;
use etwspec::payloads::trace::etw_partition_info_extension_v2::{ EtwPartitionInfoExtensionV2 as T, EtwPartitionInfoExtensionV2View as V };
const MEMBERS: &[&str] = &[
    "EventVersion",
    "PartitionType",
    "QpcOffsetFromRoot",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.event_version() } else { from.event_version() }; value.set_event_version(it); None }
        1 => { let it = if way == laws::Way::View { view.partition_type() } else { from.partition_type() }; value.set_partition_type(it); None }
        2 => { let it = if way == laws::Way::View { view.qpc_offset_from_root() } else { from.qpc_offset_from_root() }; value.set_qpc_offset_from_root(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_map_entry_event_map_entry {
use etwspec_runtime::laws;
use etwspec::payloads::trace::event_map_entry::{ EventMapEntry as T, EventMapEntryView as V };
const MEMBERS: &[&str] = &[
    "OutputOffset",
    "Value",
    "InputOffset",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.output_offset() } else { from.output_offset() }; value.set_output_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.value() } else { from.value() }; value.set_value(it); None }
        2 => { let it = if way == laws::Way::View { view.input_offset() } else { from.input_offset() }; value.set_input_offset(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_metadata_event_map_info_event_metadata_event_map_info {
use etwspec_runtime::laws;
use etwspec::payloads::trace::event_metadata_event_map_info::{ EventMetadataEventMapInfo as T, EventMetadataEventMapInfoView as V };
const MEMBERS: &[&str] = &[
    "ProviderId",
    "NameOffset",
    "Flag",
    "EntryCount",
    "MapEntryValueType",
    "FormatStringOffset",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.provider_id() } else { from.provider_id() }; value.set_provider_id(it); None }
        1 => { let it = if way == laws::Way::View { view.name_offset() } else { from.name_offset() }; value.set_name_offset(it); None }
        2 => { let it = if way == laws::Way::View { view.flag() } else { from.flag() }; value.set_flag(it); None }
        3 => { let it = if way == laws::Way::View { view.entry_count() } else { from.entry_count() }; value.set_entry_count(it); None }
        4 => { let it = if way == laws::Way::View { view.map_entry_value_type() } else { from.map_entry_value_type() }; value.set_map_entry_value_type(it); None }
        5 => { let it = if way == laws::Way::View { view.format_string_offset() } else { from.format_string_offset() }; value.set_format_string_offset(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.map_entry_array; Some(part.as_bytes().len()) }, { let part = tail.data; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod event_property_info_event_property_info {
use etwspec_runtime::laws;
use etwspec::payloads::trace::event_property_info::{ EventPropertyInfo as T, EventPropertyInfoView as V };
const MEMBERS: &[&str] = &[
    "Flags",
    "NameOffset",
    "nonStructType",
    "nonStructType.InType",
    "nonStructType.OutType",
    "nonStructType.MapNameOffset",
    "structType",
    "structType.StructStartIndex",
    "structType.NumOfStructMembers",
    "structType.padding",
    "count",
    "countPropertyIndex",
    "length",
    "lengthPropertyIndex",
    "Reserved",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.flags() } else { from.flags() }; value.set_flags(it); None }
        1 => { let it = if way == laws::Way::View { view.name_offset() } else { from.name_offset() }; value.set_name_offset(it); None }
        2 => { let it = if way == laws::Way::View { view.non_struct_type() } else { from.non_struct_type() }; value.set_non_struct_type(it); None }
        3 => { let it = if way == laws::Way::View { view.non_struct_type().in_type() } else { from.non_struct_type().in_type() }; let mut inner = value.non_struct_type(); inner.set_in_type(it); value.set_non_struct_type(inner); None }
        4 => { let it = if way == laws::Way::View { view.non_struct_type().out_type() } else { from.non_struct_type().out_type() }; let mut inner = value.non_struct_type(); inner.set_out_type(it); value.set_non_struct_type(inner); None }
        5 => { let it = if way == laws::Way::View { view.non_struct_type().map_name_offset() } else { from.non_struct_type().map_name_offset() }; let mut inner = value.non_struct_type(); inner.set_map_name_offset(it); value.set_non_struct_type(inner); None }
        6 => { let it = if way == laws::Way::View { view.struct_type() } else { from.struct_type() }; value.set_struct_type(it); None }
        7 => { let it = if way == laws::Way::View { view.struct_type().struct_start_index() } else { from.struct_type().struct_start_index() }; let mut inner = value.struct_type(); inner.set_struct_start_index(it); value.set_struct_type(inner); None }
        8 => { let it = if way == laws::Way::View { view.struct_type().num_of_struct_members() } else { from.struct_type().num_of_struct_members() }; let mut inner = value.struct_type(); inner.set_num_of_struct_members(it); value.set_struct_type(inner); None }
        9 => { let it = if way == laws::Way::View { view.struct_type().padding() } else { from.struct_type().padding() }; let mut inner = value.struct_type(); inner.set_padding(it); value.set_struct_type(inner); None }
        10 => { let it = if way == laws::Way::View { view.count() } else { from.count() }; value.set_count(it); None }
        11 => { let it = if way == laws::Way::View { view.count_property_index() } else { from.count_property_index() }; value.set_count_property_index(it); None }
        12 => { let it = if way == laws::Way::View { view.length() } else { from.length() }; value.set_length(it); None }
        13 => { let it = if way == laws::Way::View { view.length_property_index() } else { from.length_property_index() }; value.set_length_property_index(it); None }
        14 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod event_source_manifest_envelope_event_source_manifest_envelope {
use etwspec_runtime::laws;
use etwspec::payloads::trace::event_source_manifest_envelope::{ EventSourceManifestEnvelope as T, EventSourceManifestEnvelopeView as V };
const MEMBERS: &[&str] = &[
    "Format",
    "MajorVersion",
    "MinorVersion",
    "Magic",
    "TotalChunks",
    "ChunkNumber",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.format() } else { from.format() }; value.set_format(it); None }
        1 => { let it = if way == laws::Way::View { view.major_version() } else { from.major_version() }; value.set_major_version(it); None }
        2 => { let it = if way == laws::Way::View { view.minor_version() } else { from.minor_version() }; value.set_minor_version(it); None }
        3 => { let it = if way == laws::Way::View { view.magic() } else { from.magic() }; value.set_magic(it); None }
        4 => { let it = if way == laws::Way::View { view.total_chunks() } else { from.total_chunks() }; value.set_total_chunks(it); None }
        5 => { let it = if way == laws::Way::View { view.chunk_number() } else { from.chunk_number() }; value.set_chunk_number(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.data; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod header_last_dropped_times_type_group_header_last_dropped_times_type_group {
use etwspec_runtime::laws;
use etwspec::payloads::trace::header_last_dropped_times_type_group::{ HeaderLastDroppedTimesTypeGroup as T, HeaderLastDroppedTimesTypeGroupView as V };
const MEMBERS: &[&str] = &[
    "TimeStampCount",
    "Padding",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.time_stamp_count() } else { from.time_stamp_count() }; value.set_time_stamp_count(it); None }
        1 => { let it = if way == laws::Way::View { view.padding() } else { from.padding() }; value.set_padding(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.time_stamp; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod header_provider_binary_path_type_group_header_provider_binary_path_type_group {
use etwspec_runtime::laws;
use etwspec::payloads::trace::header_provider_binary_path_type_group::{ HeaderProviderBinaryPathTypeGroup as T, HeaderProviderBinaryPathTypeGroupView as V };
const MEMBERS: &[&str] = &[
    "GuidCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.guid_count() } else { from.guid_count() }; value.set_guid_count(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.guid; Some(part.as_bytes().len()) }, { let part = tail.binary_path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod trace_event_info_trace_event_info {
use etwspec_runtime::laws;
use etwspec::payloads::trace::trace_event_info::{ TraceEventInfo as T, TraceEventInfoView as V };
const MEMBERS: &[&str] = &[
    "ProviderGuid",
    "EventGuid",
    "EventDescriptor",
    "DecodingSource",
    "ProviderNameOffset",
    "LevelNameOffset",
    "ChannelNameOffset",
    "KeywordsNameOffset",
    "TaskNameOffset",
    "OpcodeNameOffset",
    "EventMessageOffset",
    "ProviderMessageOffset",
    "BinaryXMLOffset",
    "BinaryXMLSize",
    "EventNameOffset",
    "ActivityIDNameOffset",
    "EventAttributesOffset",
    "RelatedActivityIDNameOffset",
    "PropertyCount",
    "TopLevelPropertyCount",
    "Flags",
    "Tags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.provider_guid() } else { from.provider_guid() }; value.set_provider_guid(it); None }
        1 => { let it = if way == laws::Way::View { view.event_guid() } else { from.event_guid() }; value.set_event_guid(it); None }
        2 => { let it = if way == laws::Way::View { view.event_descriptor() } else { from.event_descriptor() }; value.set_event_descriptor(it); None }
        3 => { let it = if way == laws::Way::View { view.decoding_source() } else { from.decoding_source() }; value.set_decoding_source(it); None }
        4 => { let it = if way == laws::Way::View { view.provider_name_offset() } else { from.provider_name_offset() }; value.set_provider_name_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.level_name_offset() } else { from.level_name_offset() }; value.set_level_name_offset(it); None }
        6 => { let it = if way == laws::Way::View { view.channel_name_offset() } else { from.channel_name_offset() }; value.set_channel_name_offset(it); None }
        7 => { let it = if way == laws::Way::View { view.keywords_name_offset() } else { from.keywords_name_offset() }; value.set_keywords_name_offset(it); None }
        8 => { let it = if way == laws::Way::View { view.task_name_offset() } else { from.task_name_offset() }; value.set_task_name_offset(it); None }
        9 => { let it = if way == laws::Way::View { view.opcode_name_offset() } else { from.opcode_name_offset() }; value.set_opcode_name_offset(it); None }
        10 => { let it = if way == laws::Way::View { view.event_message_offset() } else { from.event_message_offset() }; value.set_event_message_offset(it); None }
        11 => { let it = if way == laws::Way::View { view.provider_message_offset() } else { from.provider_message_offset() }; value.set_provider_message_offset(it); None }
        12 => { let it = if way == laws::Way::View { view.binary_xml_offset() } else { from.binary_xml_offset() }; value.set_binary_xml_offset(it); None }
        13 => { let it = if way == laws::Way::View { view.binary_xml_size() } else { from.binary_xml_size() }; value.set_binary_xml_size(it); None }
        14 => { let it = if way == laws::Way::View { view.event_name_offset() } else { from.event_name_offset() }; value.set_event_name_offset(it); None }
        15 => { let it = if way == laws::Way::View { view.activity_id_name_offset() } else { from.activity_id_name_offset() }; value.set_activity_id_name_offset(it); None }
        16 => { let it = if way == laws::Way::View { view.event_attributes_offset() } else { from.event_attributes_offset() }; value.set_event_attributes_offset(it); None }
        17 => { let it = if way == laws::Way::View { view.related_activity_id_name_offset() } else { from.related_activity_id_name_offset() }; value.set_related_activity_id_name_offset(it); None }
        18 => { let it = if way == laws::Way::View { view.property_count() } else { from.property_count() }; value.set_property_count(it); None }
        19 => { let it = if way == laws::Way::View { view.top_level_property_count() } else { from.top_level_property_count() }; value.set_top_level_property_count(it); None }
        20 => { let it = match way { laws::Way::View => view.flags(), laws::Way::Value => from.flags(), laws::Way::Ones => etwspec::payloads::trace::TemplateFlags(!0u32) }; value.set_flags(it); Some(it.0 as u64) }
        21 => { let it = match way { laws::Way::View => view.tags(), laws::Way::Value => from.tags(), laws::Way::Ones => !0u32 }; value.set_tags(it); Some(it as u64) }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.event_property_info_array; Some(part.as_bytes().len()) }, { let part = tail.data; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod wmi_build_lab_wmi_build_lab {
use etwspec_runtime::laws;
use etwspec::payloads::trace::wmi_build_lab::{ WmiBuildLab as T, WmiBuildLabView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.build_lab; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_dbgid_rsds_wmi_dbgid_rsds {
use etwspec_runtime::laws;
use etwspec::payloads::trace::wmi_dbgid_rsds::{ WmiDbgidRsds as T, WmiDbgidRsdsView as V };
const MEMBERS: &[&str] = &[
    "Guid",
    "Age",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.guid() } else { from.guid() }; value.set_guid(it); None }
        1 => { let it = if way == laws::Way::View { view.age() } else { from.age() }; value.set_age(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.pdb_file_name; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod decoding_source_values {
use etwspec_runtime::laws;
use etwspec::payloads::trace::DecodingSource as T;
law_enumeration!(u32);
}

mod event_metadata_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::trace::EventMetadataType as T;
law_enumeration!(u8);
}

mod event_source_manifest_format_values {
use etwspec_runtime::laws;
use etwspec::payloads::trace::EventSourceManifestFormat as T;
law_enumeration!(u8);
}

mod map_valuetype_values {
use etwspec_runtime::laws;
use etwspec::payloads::trace::MapValuetype as T;
law_enumeration!(u32);
}

mod etw_rundown_flag_values {
use etwspec_runtime::laws;
use etwspec::payloads::trace::EtwRundownFlag as T;
law_flags!(u32);
}

mod map_flags_values {
use etwspec_runtime::laws;
use etwspec::payloads::trace::MapFlags as T;
law_flags!(u32);
}

mod property_flags_values {
use etwspec_runtime::laws;
use etwspec::payloads::trace::PropertyFlags as T;
law_flags!(u32);
}

mod template_flags_values {
use etwspec_runtime::laws;
use etwspec::payloads::trace::TemplateFlags as T;
law_flags!(u32);
}
