// Generated from spec/providers/Microsoft-Windows-NDIS-PacketCapture.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Events of the provider Microsoft-Windows-NDIS-PacketCapture.
//!
//! Packets that the capture driver of `netsh trace` and the virtual switch log.
//!
//! The feature `provider-payloads-packets` enables the payload types of its events, in the module `payloads`.
use crate::rt::provider::{
    EventField, Members, Provider, ProviderKind, Quantity, event as ev, field as f, map, plain as p, provider,
    structure as s
};
use crate::rt::sources;
#[cfg(feature = "provider-payloads-packets")]
pub mod payloads;
/// GUID of the provider.
pub const GUID: crate::Guid =
    crate::Guid {
        data1: 0x2ed6006e, data2: 0x4729, data3: 0x4609, data4: [0xb4, 0x23, 0x3e, 0xe7, 0xbc, 0xd6, 0x78, 0xef]
    };
/// Event IDs.
pub mod event {
    /// Event `EventPacketFragment`. A packet, or a part of it. From 1809 on, the manifests have two fields of 64 bits
    /// more: GftFlowEntryId and GftOffloadInformation.
    pub const EVENT_PACKET_FRAGMENT: u16 = 1001;
    /// Event `EventPacketMetadata`. Properties of the next packet.
    pub const EVENT_PACKET_METADATA: u16 = 1002;
    /// Event `EventVMSwitchPacketFragment`. A packet in a virtual switch, or a part of it.
    pub const EVENT_VM_SWITCH_PACKET_FRAGMENT: u16 = 1003;
    /// Event `EventCaptureRules`.
    pub const EVENT_CAPTURE_RULES: u16 = 1011;
    /// Event `EventDriverLoad`.
    pub const EVENT_DRIVER_LOAD: u16 = 1012;
    /// Event `EventDriverUnload`.
    pub const EVENT_DRIVER_UNLOAD: u16 = 1013;
    /// Event `EventLayerLoad`.
    pub const EVENT_LAYER_LOAD: u16 = 1014;
    /// Event `EventLayerUnload`.
    pub const EVENT_LAYER_UNLOAD: u16 = 1015;
    /// Event `EventCaptureRule`.
    pub const EVENT_CAPTURE_RULE: u16 = 1016;
    /// Event `EventDriverLoadError`.
    pub const EVENT_DRIVER_LOAD_ERROR: u16 = 2001;
    /// Event `EventLayerLoadError`.
    pub const EVENT_LAYER_LOAD_ERROR: u16 = 2002;
    /// Event `EventRuleLoadError`.
    pub const EVENT_RULE_LOAD_ERROR: u16 = 2003;
    /// Event `EventStartLayerLoad`.
    pub const EVENT_START_LAYER_LOAD: u16 = 3001;
    /// Event `EventEndLayerLoad`.
    pub const EVENT_END_LAYER_LOAD: u16 = 3002;
    /// Event `EventRxPacketStart`.
    pub const EVENT_RX_PACKET_START: u16 = 5000;
    /// Event `EventRxPacketComplete`.
    pub const EVENT_RX_PACKET_COMPLETE: u16 = 5001;
    /// Event `EventTxPacketStart`.
    pub const EVENT_TX_PACKET_START: u16 = 5002;
    /// Event `EventTxPacketComplete`.
    pub const EVENT_TX_PACKET_COMPLETE: u16 = 5003;
    /// Event `EventStateRundown`.
    pub const EVENT_STATE_RUNDOWN: u16 = 5100;
    /// Event `EventPktSourceInfo`.
    pub const EVENT_PKT_SOURCE_INFO: u16 = 5101;
}

/// Keywords.
pub mod keyword {
    /// Keyword `Ethernet802.3`. Packets of Ethernet.
    pub const ETHERNET802_3: u64 = 0x1;
    /// Keyword `WirelessWAN`. Packets of mobile broadband, which begin with an IP header.
    pub const WIRELESS_WAN: u64 = 0x200;
    /// Keyword `Tunnel`.
    pub const TUNNEL: u64 = 0x8000;
    /// Keyword `Native802.11`. Packets of Wi-Fi, which begin with a header of IEEE 802.11.
    pub const NATIVE802_11: u64 = 0x10000;
    /// Keyword `VMSwitch`. Packets in a virtual switch.
    pub const VM_SWITCH: u64 = 0x1000000;
    /// Keyword `PacketTruncated`.
    pub const PACKET_TRUNCATED: u64 = 0x2000000;
    /// Keyword `PacketStart`. First part of a packet.
    pub const PACKET_START: u64 = 0x40000000;
    /// Keyword `PacketEnd`. Last part of a packet.
    pub const PACKET_END: u64 = 0x80000000;
    /// Keyword `ut:SendPath`. Sent packets.
    pub const UT_SEND_PATH: u64 = 0x100000000;
    /// Keyword `ut:ReceivePath`. Received packets.
    pub const UT_RECEIVE_PATH: u64 = 0x200000000;
    /// Keyword `ut:L3ConnectPath`.
    pub const UT_L3_CONNECT_PATH: u64 = 0x400000000;
    /// Keyword `ut:L2ConnectPath`.
    pub const UT_L2_CONNECT_PATH: u64 = 0x800000000;
    /// Keyword `ut:ClosePath`.
    pub const UT_CLOSE_PATH: u64 = 0x1000000000;
    /// Keyword `ut:Authentication`.
    pub const UT_AUTHENTICATION: u64 = 0x2000000000;
    /// Keyword `ut:Configuration`.
    pub const UT_CONFIGURATION: u64 = 0x4000000000;
    /// Keyword `ut:Global`.
    pub const UT_GLOBAL: u64 = 0x8000000000;
    /// Keyword `ut:Dropped`.
    pub const UT_DROPPED: u64 = 0x10000000000;
    /// Keyword `ut:PiiPresent`.
    pub const UT_PII_PRESENT: u64 = 0x20000000000;
    /// Keyword `ut:Packet`.
    pub const UT_PACKET: u64 = 0x40000000000;
    /// Keyword `ut:Address`.
    pub const UT_ADDRESS: u64 = 0x80000000000;
    /// Keyword `ut:StdTemplateHint`.
    pub const UT_STD_TEMPLATE_HINT: u64 = 0x100000000000;
    /// Keyword `ut:StateTransition`.
    pub const UT_STATE_TRANSITION: u64 = 0x200000000000;
}

/// Tasks.
pub mod task {
    /// Task `DriverLoad`.
    pub const DRIVER_LOAD: u16 = 1;
    /// Task `LayerLoad`.
    pub const LAYER_LOAD: u16 = 3;
    /// Task `Rules`.
    pub const RULES: u16 = 5;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `Start`.
    pub const START: u8 = 1;
    /// Opcode `Stop`.
    pub const STOP: u8 = 2;
    /// Opcode `LoadingState`.
    pub const LOADING_STATE: u8 = 21;
}

static T0: &[EventField] = &[
    p("FriendlyName", 1),
    p("UniqueName", 1),
    p("ServiceName", 1),
    p("Version", 1),
];
static T1: &[EventField] = &[
    p("MiniportIfIndex", 8),
    p("LowerIfIndex", 8),
    p("MediaType", 8),
    p("ReferenceContext", 8),
];
static T2: &[EventField] = &[
    p("ErrorCode", 8),
    p("Location", 8),
    p("Context", 8),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-NDIS-PacketCapture", "packets::ndis_packet_capture", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("Ethernet802.3", Some(0x1)), ("WirelessWAN", Some(0x200)), ("Tunnel", Some(0x8000)),
            ("Native802.11", Some(0x10000)), ("VMSwitch", Some(0x1000000)), ("PacketTruncated", Some(0x2000000)),
            ("PacketStart", Some(0x40000000)), ("PacketEnd", Some(0x80000000)), ("ut:SendPath", Some(0x100000000)),
            ("ut:ReceivePath", Some(0x200000000)), ("ut:L3ConnectPath", Some(0x400000000)),
            ("ut:L2ConnectPath", Some(0x800000000)), ("ut:ClosePath", Some(0x1000000000)),
            ("ut:Authentication", Some(0x2000000000)), ("ut:Configuration", Some(0x4000000000)),
            ("ut:Global", Some(0x8000000000)), ("ut:Dropped", Some(0x10000000000)),
            ("ut:PiiPresent", Some(0x20000000000)), ("ut:Packet", Some(0x40000000000)),
            ("ut:Address", Some(0x80000000000)), ("ut:StdTemplateHint", Some(0x100000000000)),
            ("ut:StateTransition", Some(0x200000000000)),
        ]
    )
    .with_levels(&[("Error", Some(0x2)), ("Informational", Some(0x4)), ("Verbose", Some(0x5)), ])
    .with_channels(&[])
    .with_tasks(&[("DriverLoad", Some(0x1)), ("LayerLoad", Some(0x3)), ("Rules", Some(0x5)), ])
    .with_opcodes(&[("Start", Some(0x1)), ("Stop", Some(0x2)), ("LoadingState", Some(0x15)), ])
    .with_maps(&[
        map(
            "RuleIdMap", false,
            &[
                (0x2, "FrameControl"), (0x3, "MultiLayer"), (0x4, "InterfaceIndex"), (0x6, "EtherType"),
                (0x7, "Source MAC Address"), (0x8, "Destination MAC Address"), (0x9, "Any MAC Address"),
                (0xa, "Source IPv4 Address"), (0xb, "Destination IPv4 Address"), (0xc, "Any IPv4 Address"),
                (0xd, "Source IPv6 Address"), (0xe, "Destination IPv6 Address"), (0xf, "Any IPv6 Address"),
                (0x10, "IP Protocol"), (0x11, "Packet Truncate Bytes"), (0x12, "Custom MAC Offset"),
                (0x13, "Custom IP Offset"),
            ]
        ),
        map(
            "DirectiveMap", false,
            &[
                (0x0, "OFF"), (0x1, "LTE"), (0x2, "GTE"), (0x3, "EQU"), (0x4, "MASK"), (0x5, "LIST"), (0x6, "RANGE"),
                (0x83, "NEQ"), (0x84, "NMASK"), (0x85, "NLIST"), (0x86, "NRANGE"),
            ]
        ),
        map(
            "ut:OpcodeMap", false,
            &[(0x1, "Start State"), (0x2, "End State"), (0x15, "Loading State"), (0x16, "Unloading State"), ]
        ),
        map("mapCaptureSource", false, &[(0x0, "Undefined"), (0x1, "NDIS"), (0x2, "VM-Switch"), (0x3, "Test"), ]),
    ])
    .with_docs(&[
        (1001, "Fragment", "Bytes of the packet, or of a part of it."),
        (1001, "FragmentSize", "Size of the packet, or of a part of it, in bytes."),
        (1001, "LowerIfIndex", "Index of the interface below the capture driver."),
        (1001, "MiniportIfIndex", "Index of the interface of the network adapter."),
        (1002, "Metadata", "For packets of Wi-Fi, a structure DOT11_EXTSTA_RECV_CONTEXT."),
        (
            1003, "Destination",
            "Ports that the packet goes to. The dumps of manifests show the index of the first member, 12, as the type \
                Double."
        ),
        (1003, "OOBData", "Values of pointer size, in the order of the constants of NDIS_NET_BUFFER_LIST_INFO."),
        (
            5101, "LayerInfo",
            "Layers of the interface. The dumps of manifests show the index of the first member, 5, as the type Int16."
        ),
    ])
    .with_events(&[
        ev(
            (1001, 0), "EventPacketFragment", (1, 255), (65535, 65535), &[17, 18], "",
            &[
                p("MiniportIfIndex", 8), p("LowerIfIndex", 8), p("FragmentSize", 8),
                f("Fragment", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev(
            (1002, 0), "EventPacketMetadata", (1, 255), (65535, 65535), &[18], "",
            &[
                p("MiniportIfIndex", 8), p("LowerIfIndex", 8), p("MetadataSize", 8),
                f("Metadata", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev(
            (1003, 0), "EventVMSwitchPacketFragment", (1, 255), (65535, 65535), &[4, 18], "",
            &[
                p("MiniportIfIndex", 8), p("LowerIfIndex", 8), p("SourcePortId", 8), p("SourcePortName", 1),
                p("SourceNicName", 1), p("SourceNicType", 1), p("DestinationCount", 8),
                s(
                    "Destination", Quantity::Field(6),
                    &Members(
                        &[
                            p("DestinationPortId", 8), p("DestinationPortName", 1), p("DestinationNicName", 1),
                            p("DestinationNicType", 1)
                        ]
                    )
                ),
                p("FragmentSize", 8), f("Fragment", 14, 0, Quantity::Unstated, Quantity::Field(12), 65535),
                p("OOBDataSize", 8), f("OOBData", 14, 0, Quantity::Unstated, Quantity::Field(14), 65535)
            ]
        ),
        ev((1011, 0), "EventCaptureRules", (1, 255), (2, 65535), &[14, 15], "", &[p("RulesCount", 8)]),
        ev((1012, 0), "EventDriverLoad", (2, 255), (65535, 65535), &[15], "", T0),
        ev((1013, 0), "EventDriverUnload", (2, 255), (65535, 65535), &[15], "", T0),
        ev((1014, 0), "EventLayerLoad", (2, 255), (65535, 65535), &[15], "", T1),
        ev((1015, 0), "EventLayerUnload", (2, 255), (65535, 65535), &[15], "", T1),
        ev(
            (1016, 0), "EventCaptureRule", (1, 255), (2, 65535), &[14, 15], "",
            &[
                f("RuleId", 4, 0, Quantity::Unstated, Quantity::Unstated, 0),
                f("Directive", 4, 0, Quantity::Unstated, Quantity::Unstated, 1), p("Length", 6),
                f("Value", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev((2001, 0), "EventDriverLoadError", (0, 255), (0, 2), &[15], "", T2),
        ev((2002, 0), "EventLayerLoadError", (0, 255), (1, 2), &[15], "", T2),
        ev(
            (2003, 0), "EventRuleLoadError", (0, 255), (2, 2), &[15], "",
            &[
                p("RuleId", 4), p("Directive", 4), p("Length", 6),
                f("Value", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev(
            (3001, 0), "EventStartLayerLoad", (2, 255), (1, 2), &[15, 21], "",
            &[
                f("PreviousState", 4, 0, Quantity::Unstated, Quantity::Unstated, 2), p("NextState", 4),
                p("Location", 8), p("Context", 8)
            ]
        ),
        ev(
            (3002, 0), "EventEndLayerLoad", (2, 255), (1, 2), &[15, 21], "",
            &[p("PreviousState", 4), p("NextState", 4), p("Location", 8), p("Context", 8)]
        ),
        ev((5000, 0), "EventRxPacketStart", (2, 255), (65535, 0), &[21], "", &[]),
        ev((5001, 0), "EventRxPacketComplete", (2, 255), (65535, 1), &[21], "", &[]),
        ev((5002, 0), "EventTxPacketStart", (2, 255), (65535, 0), &[21], "", &[]),
        ev((5003, 0), "EventTxPacketComplete", (2, 255), (65535, 1), &[21], "", &[]),
        ev(
            (5100, 0), "EventStateRundown", (1, 255), (65535, 65535), &[], "",
            &[
                f("SourceId", 4, 0, Quantity::Unstated, Quantity::Unstated, 3), p("RundownId", 8), p("Param1", 10),
                p("Param2", 10), p("ParamStr", 1), p("Description", 1)
            ]
        ),
        ev(
            (5101, 0), "EventPktSourceInfo", (1, 255), (65535, 65535), &[], "",
            &[
                p("SourceId", 4), p("SourceName", 1), p("IfIndex", 8), p("LayerCount", 6),
                s("LayerInfo", Quantity::Field(3), &Members(&[p("LayerId", 8), p("LayerName", 1)]))
            ]
        ),
    ])
    .stated_by(
        &[
            &sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS, &sources::MICROSOFT_ETL2PCAPNG,
            &sources::WIRESHARK_MESSAGE_ANALYZER
        ]
    );
