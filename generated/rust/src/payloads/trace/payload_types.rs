// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Text printed to the debugger.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DEBUG_PRINT` (0x0A20).
    ///
    /// Structures: `ETW_DEBUG_PRINT_EVENT`.
    #[doc(alias = "ETW_DEBUG_PRINT_EVENT")]
    EtwDebugPrintEventPayload {
        /// ID of the component filter, a DPFLTR_ constant. In C: `Component`.
        fn component -> u32 = number(0);
        /// Importance, a DPFLTR_ constant. In C: `Level`.
        fn level -> u32 = number(1);
        /// In C: `Message`.
        fn message -> Option<Text<'a>> = find_text(2);
    }
}

pub(crate) static ETW_DEBUG_PRINT_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::Part(0)];
payload_type! {
    /// Partition of a trace.
    ///
    /// Payload of (0x0050).
    ///
    /// Structures: `ETW_PARTITION_INFO_EXTENSION`.
    #[doc(alias = "ETW_PARTITION_INFO_EXTENSION")]
    EtwPartitionInfoExtensionPayload {
        /// Version number. In C: `EventVersion`.
        fn event_version -> u16 = number(0);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u16 = number(1);
        /// In C: `PartitionType`.
        fn partition_type -> u32 = number(2);
        /// In C: `QpcOffsetFromRoot`. Unit: performance counter ticks.
        fn qpc_offset_from_root -> i64 = number(3);
        /// In C: `PartitionId`.
        fn partition_id -> Guid = value(4);
        /// In C: `ParentId`.
        fn parent_id -> Guid = value(5);
    }
}

pub(crate) static ETW_PARTITION_INFO_EXTENSION_0: &[Slot] =
    &[Slot::At(0, 2), Slot::At(2, 2), Slot::At(4, 4), Slot::Signed(8, 8), Slot::At(16, 16), Slot::At(32, 16)];
payload_type! {
    /// Names of values of a provider's fields.
    ///
    /// Payload of `EVENT_METADATA_LOG_TYPE_EVENT_MAP_INFO` (type 0x21 of `EVENT_METADATA`).
    ///
    /// Structures: `EVENT_METADATA_EVENT_MAP_INFO`.
    #[doc(alias = "EVENT_METADATA_EVENT_MAP_INFO")]
    EventMetadataEventMapInfoPayload {
        /// GUID of the provider. In C: `ProviderId`.
        fn provider_id -> Guid = value(0);
        /// Offset of the name of the map. In C: `NameOffset`. Unit: bytes.
        fn name_offset -> u32 = number(1);
        /// Kind of map: values, bits, or a pattern; from a manifest or from MOF. In C: `Flag`.
        fn flag -> crate::payloads::trace::MapFlags = number(2);
        /// Number of entries. In C: `EntryCount`.
        fn entry_count -> u32 = number(3);
        /// Type of the values: 0 for numbers, 1 for texts. In C: `MapEntryValueType`.
        fn map_entry_value_type -> crate::payloads::trace::MapValuetype = number(4);
        /// For a pattern: offset of the pattern. In C: `FormatStringOffset`. Unit: bytes.
        fn format_string_offset -> u32 = number(5);
        /// Texts, at the offsets that the fields contain. In C: `Data`.
        fn data -> Option<&'a [u8]> = find_bytes(6);
    }
}

pub(crate) static EVENT_METADATA_EVENT_MAP_INFO_0: &[Slot] =
    &[
        Slot::At(0, 16), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4), Slot::At(28, 4),
        Slot::Part(1)
    ];
payload_type! {
    /// Times of the last dropped events, inferred from the name.
    ///
    /// Payload of (0x0052).
    ///
    /// Structures: `Header_LastDroppedTimes_TypeGroup`.
    #[doc(alias = "Header_LastDroppedTimes_TypeGroup")]
    HeaderLastDroppedTimesTypeGroupPayload {
        /// Number of elements in TimeStamp. In C: `TimeStampCount`.
        fn time_stamp_count -> u32 = number(0);
        /// Reserved or padding, according to a source. In C: `Padding`.
        fn padding -> u32 = number(1);
        /// In C: `TimeStamp`.
        fn time_stamp -> Option<Numbers<'a>> = find_numbers(2);
    }
}

pub(crate) static HEADER_LAST_DROPPED_TIMES_TYPE_GROUP_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::Part(0)];
payload_type! {
    /// Binary that registers providers, and the GUIDs of the providers.
    ///
    /// Payload of `WMI_LOG_TYPE_BINARY_PATH` (0x0043).
    ///
    /// Structures: `Header_ProviderBinaryPath_TypeGroup`.
    #[doc(alias = "Header_ProviderBinaryPath_TypeGroup")]
    HeaderProviderBinaryPathTypeGroupPayload {
        /// Number of elements in Guid. In C: `GuidCount`.
        fn guid_count -> u32 = number(0);
        /// Path of the binary. In C: `BinaryPath`.
        fn binary_path -> Option<Text<'a>> = find_text(1);
    }
}

pub(crate) static HEADER_PROVIDER_BINARY_PATH_TYPE_GROUP_0: &[Slot] = &[Slot::At(0, 4), Slot::Part(1)];
payload_type! {
    /// Schema of an event.
    ///
    /// Payload of `EVENT_METADATA_LOG_TYPE_TRACE_EVENT_INFO` (type 0x20 of `EVENT_METADATA`).
    ///
    /// Structures: `TRACE_EVENT_INFO`.
    #[doc(alias = "TRACE_EVENT_INFO")]
    TraceEventInfoPayload {
        /// GUID of the provider. In C: `ProviderGuid`.
        fn provider_guid -> Guid = value(0);
        /// GUID of the class of an event with a MOF class; otherwise zero. In C: `EventGuid`.
        fn event_guid -> Guid = value(1);
        /// Identity of the event within its provider. In C: `EventDescriptor`.
        fn event_descriptor -> crate::headers::EventDescriptor = value(2);
        /// Kind of schema: XML manifest, MOF, WPP or TraceLogging. In C: `DecodingSource`.
        fn decoding_source -> crate::payloads::trace::DecodingSource = number(3);
        /// Offset of the provider's name. 0 here and below if there is none. In C: `ProviderNameOffset`. Unit: bytes.
        fn provider_name_offset -> u32 = number(4);
        /// Offset of the name of the level. In C: `LevelNameOffset`. Unit: bytes.
        fn level_name_offset -> u32 = number(5);
        /// Offset of the name of the channel. In C: `ChannelNameOffset`. Unit: bytes.
        fn channel_name_offset -> u32 = number(6);
        /// Offset of the names of the keywords: a list that ends with an empty text. In C: `KeywordsNameOffset`. Unit:
        /// bytes.
        fn keywords_name_offset -> u32 = number(7);
        /// Offset of the name of the task. In C: `TaskNameOffset`. Unit: bytes.
        fn task_name_offset -> u32 = number(8);
        /// Offset of the name of the opcode. In C: `OpcodeNameOffset`. Unit: bytes.
        fn opcode_name_offset -> u32 = number(9);
        /// Offset of the message of the event. In C: `EventMessageOffset`. Unit: bytes.
        fn event_message_offset -> u32 = number(10);
        /// Offset of the message of the provider. In C: `ProviderMessageOffset`. Unit: bytes.
        fn provider_message_offset -> u32 = number(11);
        /// Offset of binary XML. In C: `BinaryXMLOffset`. Unit: bytes.
        fn binary_xml_offset -> u32 = number(12);
        /// Size of the binary XML. In C: `BinaryXMLSize`. Unit: bytes.
        fn binary_xml_size -> u32 = number(13);
        /// Offset of the name of the event. In C: `EventNameOffset`. Unit: bytes.
        fn event_name_offset -> u32 = number(14);
        /// For a MOF class: offset of the name of the property with the activity ID. In C: `ActivityIDNameOffset`.
        /// Unit: bytes.
        fn activity_id_name_offset -> u32 = number(15);
        /// Offset of the attributes of the event. In C: `EventAttributesOffset`. Unit: bytes.
        fn event_attributes_offset -> u32 = number(16);
        /// For a MOF class: offset of the name of the property with the related activity ID. In C:
        /// `RelatedActivityIDNameOffset`. Unit: bytes.
        fn related_activity_id_name_offset -> u32 = number(17);
        /// Number of properties, those of structures included. In C: `PropertyCount`.
        fn property_count -> u32 = number(18);
        /// Number of properties that are not in a structure. They come first. In C: `TopLevelPropertyCount`.
        fn top_level_property_count -> u32 = number(19);
        /// Flags of the template. In C: `Flags`.
        fn flags -> crate::payloads::trace::TemplateFlags = number(20);
        /// Tags of the event. In C: `Tags`.
        fn tags -> u32 = number(21);
        /// Texts and binary XML, at the offsets that the fields contain. In C: `Data`.
        fn data -> Option<&'a [u8]> = find_bytes(22);
    }
}

pub(crate) static TRACE_EVENT_INFO_0: &[Slot] =
    &[
        Slot::At(0, 16), Slot::At(16, 16), Slot::At(32, 16), Slot::At(48, 4), Slot::At(52, 4), Slot::At(56, 4),
        Slot::At(60, 4), Slot::At(64, 4), Slot::At(68, 4), Slot::At(72, 4), Slot::At(76, 4), Slot::At(80, 4),
        Slot::At(84, 4), Slot::At(88, 4), Slot::At(92, 4), Slot::At(92, 4), Slot::At(96, 4), Slot::At(96, 4),
        Slot::At(100, 4), Slot::At(104, 4), Slot::Bits(108, 4, 0, 4), Slot::Bits(108, 4, 4, 28), Slot::Part(1)
    ];
payload_type! {
    /// Build of Windows that wrote the trace.
    ///
    /// Payload of `WMI_LOG_TYPE_BUILD_LAB` (0x0042).
    ///
    /// Structures: `WMI_BUILD_LAB`.
    #[doc(alias = "WMI_BUILD_LAB")]
    WmiBuildLabPayload {
        /// Build, such as 26100.1.amd64fre.ge_release.240331-1435. In C: `BuildLab`.
        fn build_lab -> Option<Text<'a>> = find_text(0);
    }
}

pub(crate) static WMI_BUILD_LAB_0: &[Slot] = &[Slot::Part(0)];
payload_type! {
    /// File with the debugging information that decodes the messages of this trace.
    ///
    /// Payload of `WMI_LOG_TYPE_DBGID_RSDS` (0x0040).
    ///
    /// Structures: `WMI_DBGID_RSDS`.
    #[doc(alias = "WMI_DBGID_RSDS")]
    WmiDbgidRsdsPayload {
        /// GUID of the file. In C: `Guid`.
        fn guid -> Guid = value(0);
        /// Number of changes to the file since it received the GUID. In C: `Age`.
        fn age -> u32 = number(1);
        /// Path of the file. In C: `PdbFileName`.
        fn pdb_file_name -> Option<Text<'a>> = find_text(2);
    }
}

pub(crate) static WMI_DBGID_RSDS_0: &[Slot] = &[Slot::At(0, 16), Slot::At(16, 4), Slot::Part(0)];
