// Generated from spec/providers/Microsoft-Windows-NDIS-PacketCapture.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Payloads of the events of Microsoft-Windows-NDIS-PacketCapture.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        open_enum
        /// Names of values of the map `RuleIdMap`.
        RuleIdMap(u8), size = 1, map = "RuleIdMap", false {
            FRAME_CONTROL = 0x2, "FrameControl";
            MULTI_LAYER = 0x3, "MultiLayer";
            INTERFACE_INDEX = 0x4, "InterfaceIndex";
            ETHER_TYPE = 0x6, "EtherType";
            SOURCE_MAC_ADDRESS = 0x7, "Source MAC Address";
            DESTINATION_MAC_ADDRESS = 0x8, "Destination MAC Address";
            ANY_MAC_ADDRESS = 0x9, "Any MAC Address";
            SOURCE_IPV4_ADDRESS = 0xA, "Source IPv4 Address";
            DESTINATION_IPV4_ADDRESS = 0xB, "Destination IPv4 Address";
            ANY_IPV4_ADDRESS = 0xC, "Any IPv4 Address";
            SOURCE_IPV6_ADDRESS = 0xD, "Source IPv6 Address";
            DESTINATION_IPV6_ADDRESS = 0xE, "Destination IPv6 Address";
            ANY_IPV6_ADDRESS = 0xF, "Any IPv6 Address";
            IP_PROTOCOL = 0x10, "IP Protocol";
            PACKET_TRUNCATE_BYTES = 0x11, "Packet Truncate Bytes";
            CUSTOM_MAC_OFFSET = 0x12, "Custom MAC Offset";
            CUSTOM_IP_OFFSET = 0x13, "Custom IP Offset";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `DirectiveMap`.
        DirectiveMap(u8), size = 1, map = "DirectiveMap", false {
            OFF = 0x0, "OFF";
            LTE = 0x1, "LTE";
            GTE = 0x2, "GTE";
            EQU = 0x3, "EQU";
            MASK = 0x4, "MASK";
            LIST = 0x5, "LIST";
            RANGE = 0x6, "RANGE";
            NEQ = 0x83, "NEQ";
            NMASK = 0x84, "NMASK";
            NLIST = 0x85, "NLIST";
            NRANGE = 0x86, "NRANGE";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `ut:OpcodeMap`.
        UtOpcodeMap(u8), size = 1, map = "ut:OpcodeMap", false {
            START_STATE = 0x1, "Start State";
            END_STATE = 0x2, "End State";
            LOADING_STATE = 0x15, "Loading State";
            UNLOADING_STATE = 0x16, "Unloading State";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `mapCaptureSource`.
        MapCaptureSource(u8), size = 1, map = "mapCaptureSource", false {
            UNDEFINED = 0x0, "Undefined";
            NDIS = 0x1, "NDIS";
            VM_SWITCH = 0x2, "VM-Switch";
            TEST = 0x3, "Test";
        }
    }
}

static PLACES_0: [Place; 4] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 4] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 16] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 1] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 4] = places(super::PROVIDER.events[4].fields);
static PLACES_5: [Place; 4] = places(super::PROVIDER.events[6].fields);
static PLACES_6: [Place; 4] = places(super::PROVIDER.events[8].fields);
static PLACES_7: [Place; 3] = places(super::PROVIDER.events[9].fields);
static PLACES_8: [Place; 4] = places(super::PROVIDER.events[11].fields);
static PLACES_9: [Place; 4] = places(super::PROVIDER.events[12].fields);
static PLACES_10: [Place; 4] = places(super::PROVIDER.events[13].fields);
static PLACES_11: [Place; 0] = places(super::PROVIDER.events[14].fields);
static PLACES_12: [Place; 6] = places(super::PROVIDER.events[18].fields);
static PLACES_13: [Place; 7] = places(super::PROVIDER.events[19].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Index of the interface of the network adapter. Field `MiniportIfIndex`, `UInt32`.
        fn miniport_if_index -> u32 = get(0);
        /// Index of the interface below the capture driver. Field `LowerIfIndex`, `UInt32`.
        fn lower_if_index -> u32 = get(1);
        /// Size of the packet, or of a part of it, in bytes. Field `FragmentSize`, `UInt32`.
        fn fragment_size -> u32 = get(2);
        /// Bytes of the packet, or of a part of it. Field `Fragment`, `Binary`, `FragmentSize` bytes.
        fn fragment -> &'a [u8] = get(3);
    }
    /// Payload of event 1001, `EventPacketFragment`, version 0.
    ///
    /// A packet, or a part of it. From 1809 on, the manifests have two fields of 64 bits more: GftFlowEntryId and
    /// GftOffloadInformation.
    #[doc(alias = "EventPacketFragment")]
    EventPacketFragmentPayload(1001, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `MiniportIfIndex`, `UInt32`.
        fn miniport_if_index -> u32 = get(0);
        /// Field `LowerIfIndex`, `UInt32`.
        fn lower_if_index -> u32 = get(1);
        /// Field `MetadataSize`, `UInt32`.
        fn metadata_size -> u32 = get(2);
        /// For packets of Wi-Fi, a structure DOT11_EXTSTA_RECV_CONTEXT. Field `Metadata`, `Binary`, `MetadataSize`
        /// bytes.
        fn metadata -> &'a [u8] = get(3);
    }
    /// Payload of event 1002, `EventPacketMetadata`, version 0.
    ///
    /// Properties of the next packet.
    #[doc(alias = "EventPacketMetadata")]
    EventPacketMetadataPayload(1002, 1);
}

provider_structure! {
    /// Structure `Destination` of an event.
    EventVmSwitchPacketFragmentDestination {
        /// Field `DestinationPortId`, `UInt32`.
        fn destination_port_id -> u32 = get(8);
        /// Field `DestinationPortName`, `UnicodeString`.
        fn destination_port_name -> Utf16Str<'a> = get(9);
        /// Field `DestinationNicName`, `UnicodeString`.
        fn destination_nic_name -> Utf16Str<'a> = get(10);
        /// Field `DestinationNicType`, `UnicodeString`.
        fn destination_nic_type -> Utf16Str<'a> = get(11);
    }
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `MiniportIfIndex`, `UInt32`.
        fn miniport_if_index -> u32 = get(0);
        /// Field `LowerIfIndex`, `UInt32`.
        fn lower_if_index -> u32 = get(1);
        /// Field `SourcePortId`, `UInt32`.
        fn source_port_id -> u32 = get(2);
        /// Field `SourcePortName`, `UnicodeString`.
        fn source_port_name -> Utf16Str<'a> = get(3);
        /// Field `SourceNicName`, `UnicodeString`.
        fn source_nic_name -> Utf16Str<'a> = get(4);
        /// Field `SourceNicType`, `UnicodeString`.
        fn source_nic_type -> Utf16Str<'a> = get(5);
        /// Field `DestinationCount`, `UInt32`.
        fn destination_count -> u32 = get(6);
        /// Ports that the packet goes to. The dumps of manifests show the index of the first member, 12, as the type
        /// Double. Field `Destination`, a structure, `DestinationCount` elements.
        fn destination -> FieldValues<'a, EventVmSwitchPacketFragmentDestination<'a>> = all(7);
        /// Field `FragmentSize`, `UInt32`.
        fn fragment_size -> u32 = get(12);
        /// Field `Fragment`, `Binary`, `FragmentSize` bytes.
        fn fragment -> &'a [u8] = get(13);
        /// Field `OOBDataSize`, `UInt32`.
        fn oob_data_size -> u32 = get(14);
        /// Values of pointer size, in the order of the constants of NDIS_NET_BUFFER_LIST_INFO. Field `OOBData`,
        /// `Binary`, `OOBDataSize` bytes.
        fn oob_data -> &'a [u8] = get(15);
    }
    /// Payload of event 1003, `EventVMSwitchPacketFragment`, version 0.
    ///
    /// A packet in a virtual switch, or a part of it.
    #[doc(alias = "EventVMSwitchPacketFragment")]
    EventVmSwitchPacketFragmentPayload(1003, 2);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_3, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `RulesCount`, `UInt32`.
        fn rules_count -> u32 = get(0);
    }
    /// Payload of event 1011, `EventCaptureRules`, version 0.
    #[doc(alias = "EventCaptureRules")]
    EventCaptureRulesPayload(1011, 3);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `FriendlyName`, `UnicodeString`.
        fn friendly_name -> Utf16Str<'a> = get(0);
        /// Field `UniqueName`, `UnicodeString`.
        fn unique_name -> Utf16Str<'a> = get(1);
        /// Field `ServiceName`, `UnicodeString`.
        fn service_name -> Utf16Str<'a> = get(2);
        /// Field `Version`, `UnicodeString`.
        fn version -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 1012, `EventDriverLoad`, version 0.
    #[doc(alias = "EventDriverLoad")]
    EventDriverLoadPayload(1012, 4);
    /// Payload of event 1013, `EventDriverUnload`, version 0.
    #[doc(alias = "EventDriverUnload")]
    EventDriverUnloadPayload(1013, 5);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `MiniportIfIndex`, `UInt32`.
        fn miniport_if_index -> u32 = get(0);
        /// Field `LowerIfIndex`, `UInt32`.
        fn lower_if_index -> u32 = get(1);
        /// Field `MediaType`, `UInt32`.
        fn media_type -> u32 = get(2);
        /// Field `ReferenceContext`, `UInt32`.
        fn reference_context -> u32 = get(3);
    }
    /// Payload of event 1014, `EventLayerLoad`, version 0.
    #[doc(alias = "EventLayerLoad")]
    EventLayerLoadPayload(1014, 6);
    /// Payload of event 1015, `EventLayerUnload`, version 0.
    #[doc(alias = "EventLayerUnload")]
    EventLayerUnloadPayload(1015, 7);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `RuleId`, `UInt8`.
        fn rule_id -> maps::RuleIdMap = get(0);
        /// Field `Directive`, `UInt8`.
        fn directive -> maps::DirectiveMap = get(1);
        /// Field `Length`, `UInt16`.
        fn length -> u16 = get(2);
        /// Field `Value`, `Binary`, `Length` bytes.
        fn value -> &'a [u8] = get(3);
    }
    /// Payload of event 1016, `EventCaptureRule`, version 0.
    #[doc(alias = "EventCaptureRule")]
    EventCaptureRulePayload(1016, 8);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(0);
        /// Field `Location`, `UInt32`.
        fn location -> u32 = get(1);
        /// Field `Context`, `UInt32`.
        fn context -> u32 = get(2);
    }
    /// Payload of event 2001, `EventDriverLoadError`, version 0.
    #[doc(alias = "EventDriverLoadError")]
    EventDriverLoadErrorPayload(2001, 9);
    /// Payload of event 2002, `EventLayerLoadError`, version 0.
    #[doc(alias = "EventLayerLoadError")]
    EventLayerLoadErrorPayload(2002, 10);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `RuleId`, `UInt8`.
        fn rule_id -> u8 = get(0);
        /// Field `Directive`, `UInt8`.
        fn directive -> u8 = get(1);
        /// Field `Length`, `UInt16`.
        fn length -> u16 = get(2);
        /// Field `Value`, `Binary`, `Length` bytes.
        fn value -> &'a [u8] = get(3);
    }
    /// Payload of event 2003, `EventRuleLoadError`, version 0.
    #[doc(alias = "EventRuleLoadError")]
    EventRuleLoadErrorPayload(2003, 11);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `PreviousState`, `UInt8`.
        fn previous_state -> maps::UtOpcodeMap = get(0);
        /// Field `NextState`, `UInt8`.
        fn next_state -> u8 = get(1);
        /// Field `Location`, `UInt32`.
        fn location -> u32 = get(2);
        /// Field `Context`, `UInt32`.
        fn context -> u32 = get(3);
    }
    /// Payload of event 3001, `EventStartLayerLoad`, version 0.
    #[doc(alias = "EventStartLayerLoad")]
    EventStartLayerLoadPayload(3001, 12);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_10, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `PreviousState`, `UInt8`.
        fn previous_state -> u8 = get(0);
        /// Field `NextState`, `UInt8`.
        fn next_state -> u8 = get(1);
        /// Field `Location`, `UInt32`.
        fn location -> u32 = get(2);
        /// Field `Context`, `UInt32`.
        fn context -> u32 = get(3);
    }
    /// Payload of event 3002, `EventEndLayerLoad`, version 0.
    #[doc(alias = "EventEndLayerLoad")]
    EventEndLayerLoadPayload(3002, 13);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_11, &[]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
    }
    /// Payload of event 5000, `EventRxPacketStart`, version 0.
    #[doc(alias = "EventRxPacketStart")]
    EventRxPacketStartPayload(5000, 14);
    /// Payload of event 5001, `EventRxPacketComplete`, version 0.
    #[doc(alias = "EventRxPacketComplete")]
    EventRxPacketCompletePayload(5001, 15);
    /// Payload of event 5002, `EventTxPacketStart`, version 0.
    #[doc(alias = "EventTxPacketStart")]
    EventTxPacketStartPayload(5002, 16);
    /// Payload of event 5003, `EventTxPacketComplete`, version 0.
    #[doc(alias = "EventTxPacketComplete")]
    EventTxPacketCompletePayload(5003, 17);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_12, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `SourceId`, `UInt8`.
        fn source_id -> maps::MapCaptureSource = get(0);
        /// Field `RundownId`, `UInt32`.
        fn rundown_id -> u32 = get(1);
        /// Field `Param1`, `UInt64`.
        fn param1 -> u64 = get(2);
        /// Field `Param2`, `UInt64`.
        fn param2 -> u64 = get(3);
        /// Field `ParamStr`, `UnicodeString`.
        fn param_str -> Utf16Str<'a> = get(4);
        /// Field `Description`, `UnicodeString`.
        fn description -> Utf16Str<'a> = get(5);
    }
    /// Payload of event 5100, `EventStateRundown`, version 0.
    #[doc(alias = "EventStateRundown")]
    EventStateRundownPayload(5100, 18);
}

provider_structure! {
    /// Structure `LayerInfo` of an event.
    EventPktSourceInfoLayerInfo {
        /// Field `LayerId`, `UInt32`.
        fn layer_id -> u32 = get(5);
        /// Field `LayerName`, `UnicodeString`.
        fn layer_name -> Utf16Str<'a> = get(6);
    }
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_13, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// Field `SourceId`, `UInt8`.
        fn source_id -> u8 = get(0);
        /// Field `SourceName`, `UnicodeString`.
        fn source_name -> Utf16Str<'a> = get(1);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(2);
        /// Field `LayerCount`, `UInt16`.
        fn layer_count -> u16 = get(3);
        /// Layers of the interface. The dumps of manifests show the index of the first member, 5, as the type Int16.
        /// Field `LayerInfo`, a structure, `LayerCount` elements.
        fn layer_info -> FieldValues<'a, EventPktSourceInfoLayerInfo<'a>> = all(4);
    }
    /// Payload of event 5101, `EventPktSourceInfo`, version 0.
    #[doc(alias = "EventPktSourceInfo")]
    EventPktSourceInfoPayload(5101, 19);
}
