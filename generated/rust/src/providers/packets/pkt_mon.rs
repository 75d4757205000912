// Generated from spec/providers/Microsoft-Windows-PktMon.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events of the provider Microsoft-Windows-PktMon.
//!
//! Packets and drops that the packet monitor, `pktmon`, logs in the components of the network stack.
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
        data1: 0x4d4f80d9, data2: 0xc8bd, data3: 0x4d73, data4: [0xbb, 0x5b, 0x19, 0xc9, 0x04, 0x02, 0xc5, 0xac]
    };
/// Event IDs.
pub mod event {
    /// Event `DriverEntryFailed`.
    pub const DRIVER_ENTRY_FAILED: u16 = 10;
    /// Event `ComponentInfo`. A component of the network stack, such as a driver.
    pub const COMPONENT_INFO: u16 = 20;
    /// Event `CompPropUint`.
    pub const COMP_PROP_UINT: u16 = 30;
    /// Event `CompPropGuid`.
    pub const COMP_PROP_GUID: u16 = 40;
    /// Event `CompPropHex32`.
    pub const COMP_PROP_HEX32: u16 = 50;
    /// Event `CompPropNdisMedium`.
    pub const COMP_PROP_NDIS_MEDIUM: u16 = 60;
    /// Event `CompPropIpv4`. An IPv4 address of a component. The name is descriptive: no source states one.
    pub const COMP_PROP_IPV4: u16 = 65;
    /// Event `CompPropIpv6`. An IPv6 address of a component. The name is descriptive: no source states one.
    pub const COMP_PROP_IPV6: u16 = 66;
    /// Event `CompPropBinary`.
    pub const COMP_PROP_BINARY: u16 = 70;
    /// Event `CompPropString`.
    pub const COMP_PROP_STRING: u16 = 73;
    /// Event `CompPropEtherType`.
    pub const COMP_PROP_ETHER_TYPE: u16 = 75;
    /// Event `PacketDropCounters`.
    pub const PACKET_DROP_COUNTERS: u16 = 80;
    /// Event `PacketFlowCounters`.
    pub const PACKET_FLOW_COUNTERS: u16 = 90;
    /// Event `PktFilterIPv4`.
    pub const PKT_FILTER_IPV4: u16 = 100;
    /// Event `PktFilterIPv6`.
    pub const PKT_FILTER_IPV6: u16 = 110;
    /// Event `NblParsedIpv4`.
    pub const NBL_PARSED_IPV4: u16 = 120;
    /// Event `NblParsedIpv6`.
    pub const NBL_PARSED_IPV6: u16 = 130;
    /// Event `NblParsedDropIpv4`.
    pub const NBL_PARSED_DROP_IPV4: u16 = 140;
    /// Event `NblParsedDropIpv6`.
    pub const NBL_PARSED_DROP_IPV6: u16 = 150;
    /// Event `FramePayload`. A packet in a component.
    pub const FRAME_PAYLOAD: u16 = 160;
    /// Event `FrameDropPayload`. A packet that a component dropped.
    pub const FRAME_DROP_PAYLOAD: u16 = 170;
    /// Event `PktNblInfo`.
    pub const PKT_NBL_INFO: u16 = 180;
    /// Event `PktDropNblInfo`.
    pub const PKT_DROP_NBL_INFO: u16 = 190;
}

/// Keywords.
pub mod keyword {
    /// Keyword `Config`.
    pub const CONFIG: u64 = 0x1;
    /// Keyword `Rundown`. Components, counters and filters.
    pub const RUNDOWN: u64 = 0x2;
    /// Keyword `NblParsed`.
    pub const NBL_PARSED: u64 = 0x4;
    /// Keyword `NblInfo`.
    pub const NBL_INFO: u64 = 0x8;
    /// Keyword `Payload`. Bytes of packets.
    pub const PAYLOAD: u64 = 0x10;
}

static T0: &[EventField] = &[
    f("DestinationMAC", 14, 0, Quantity::Unstated, Quantity::Number(6), 65535),
    f("SourceMAC", 14, 0, Quantity::Unstated, Quantity::Number(6), 65535),
    f("EtherType", 6, 0, Quantity::Unstated, Quantity::Unstated, 3),
    p("VlanId", 6),
    f("DestinationIP", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
    f("SourceIP", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
    f("Protocol", 4, 0, Quantity::Unstated, Quantity::Unstated, 4),
    p("DestinationPort", 6),
    p("SourcePort", 6),
    p("TCPFlags", 4),
    p("PktGroupId", 10),
    p("PktCount", 6),
    p("AppearanceCount", 6),
    f("DirTag", 6, 0, Quantity::Unstated, Quantity::Unstated, 5),
    f("PacketType", 6, 0, Quantity::Unstated, Quantity::Unstated, 6),
    p("ComponentId", 6),
    p("EdgeId", 6),
    p("FilterId", 6),
    f("DropReason", 8, 0, Quantity::Unstated, Quantity::Unstated, 7),
    f("DropLocation", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
];
static T1: &[EventField] = &[
    f("DestinationMAC", 14, 0, Quantity::Unstated, Quantity::Number(6), 65535),
    f("SourceMAC", 14, 0, Quantity::Unstated, Quantity::Number(6), 65535),
    f("EtherType", 6, 0, Quantity::Unstated, Quantity::Unstated, 3),
    p("VlanId", 6),
    f("DestinationIP", 14, 24, Quantity::Unstated, Quantity::Number(16), 65535),
    f("SourceIP", 14, 24, Quantity::Unstated, Quantity::Number(16), 65535),
    f("Protocol", 4, 0, Quantity::Unstated, Quantity::Unstated, 4),
    p("DestinationPort", 6),
    p("SourcePort", 6),
    p("TCPFlags", 4),
    p("PktGroupId", 10),
    p("PktCount", 6),
    p("AppearanceCount", 6),
    f("DirTag", 6, 0, Quantity::Unstated, Quantity::Unstated, 5),
    f("PacketType", 6, 0, Quantity::Unstated, Quantity::Unstated, 6),
    p("ComponentId", 6),
    p("EdgeId", 6),
    p("FilterId", 6),
    f("DropReason", 8, 0, Quantity::Unstated, Quantity::Unstated, 7),
    f("DropLocation", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
];
static T2: &[EventField] = &[
    p("PktGroupId", 10),
    p("PktNumber", 6),
    p("AppearanceCount", 6),
    f("DirTag", 6, 0, Quantity::Unstated, Quantity::Unstated, 5),
    f("PacketType", 6, 0, Quantity::Unstated, Quantity::Unstated, 6),
    p("ComponentId", 6),
    p("EdgeId", 6),
    p("FilterId", 6),
    f("DropReason", 8, 0, Quantity::Unstated, Quantity::Unstated, 7),
    f("DropLocation", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    p("OriginalPayloadSize", 6),
    p("LoggedPayloadSize", 6),
    f("Payload", 14, 0, Quantity::Unstated, Quantity::Field(11), 65535),
];
static T3: &[EventField] = &[
    p("PktGroupId", 10),
    p("PktNumber", 6),
    p("AppearanceCount", 6),
    f("DirTag", 6, 0, Quantity::Unstated, Quantity::Unstated, 5),
    f("PacketType", 6, 0, Quantity::Unstated, Quantity::Unstated, 6),
    p("ComponentId", 6),
    p("EdgeId", 6),
    p("FilterId", 6),
    f("DropReason", 8, 0, Quantity::Unstated, Quantity::Unstated, 7),
    f("DropLocation", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535),
    p("TcpIpChecksum", 16),
    p("TcpLargeSend", 16),
    p("Ieee8021Q", 16),
    p("HashInfo", 16),
    p("HashValue", 16),
    p("VirtualSubnetInfo", 16),
    p("TcpRecvSegCoalesceInfo", 16),
    p("NrtNameResolutionId", 16),
    p("TcpSendOffloadsSupplementalInfo", 16),
    p("SwitchForwardingDetail", 10),
    p("GftOffloadInfo", 10),
    p("GftFlowEntryId", 10),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider = provider("Microsoft-Windows-PktMon", "packets::pkt_mon", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("Config", Some(0x1)), ("Rundown", Some(0x2)), ("NblParsed", Some(0x4)), ("NblInfo", Some(0x8)),
            ("Payload", Some(0x10)),
        ]
    )
    .with_levels(&[("Error", Some(0x2)), ("Informational", Some(0x4)), ])
    .with_channels(&[])
    .with_tasks(&[])
    .with_opcodes(&[])
    .with_maps(&[
        map(
            "ComponentType", false,
            &[
                (0x1, "NDIS"), (0x2, "Miniport"), (0x3, "Filter"), (0x4, "Protocol"), (0x5, "VmsVmNic"),
                (0x6, "VmsMiniport"), (0x7, "VmsExtMiniport"), (0x8, "VmsProtocolNic"), (0x9, "NetVsc Miniport"),
                (0xa, "HTTP Protocol"), (0xc, "Slbmux"), (0xd, "IPSec"), (0xe, "NetCx"),
            ]
        ),
        map(
            "PropertyType", false,
            &[
                (0x1, "IfIndex"), (0x2, "MiniportIfIndex"), (0x3, "LowerIfIndex"), (0x4, "IfGuid"), (0x5, "NdisMedium"),
                (0x6, "PhysAddress"), (0x7, "EtherType"), (0x8, "OptDataPath"), (0x9, "NdisObject"),
                (0xa, "VMSwitchName"), (0xb, "VmsExtIfIndex"), (0xc, "LowestIfIndex"), (0xd, "IP Address"),
                (0xe, "IpIfIndex"), (0xf, "VSID"), (0x10, "VLAN"), (0x11, "Compartment ID"),
            ]
        ),
        map("NdisMedium", false, &[(0x0, "Ethernet"), (0x10, "WiFi"), (0x13, "MBB"), ]),
        map(
            "EtherType", false,
            &[(0x800, "IPv4"), (0x806, "ARP"), (0x8100, "VLAN"), (0x86dd, "IPv6"), (0x88cc, "LLDP"), (0x88d9, "LLTD"), ]
        ),
        map("IPProtocol", false, &[(0x1, "ICMP"), (0x6, "TCP"), (0x11, "UDP"), (0x3a, "ICMPv6"), ]),
        map(
            "PacketDirectionTag", false,
            &[(0x0, "None"), (0x1, "In"), (0x2, "Out"), (0x3, "Rx"), (0x4, "Tx"), (0x5, "Ingress"), (0x6, "Egress"), ]
        ),
        map(
            "PacketType", false,
            &[
                (0x0, "Unknown"), (0x1, "Ethernet"), (0x2, "WiFi"), (0x3, "IP"), (0x4, "HTTP"), (0x5, "TCP"),
                (0x6, "UDP"), (0x7, "ARP"), (0x8, "ICMP"), (0x9, "ESP"), (0xa, "AH"), (0xb, "L4Payload"),
            ]
        ),
        map(
            "DropReason", false,
            &[
                (0x0, "Unknown"), (0x1, "InvalidData"), (0x2, "InvalidPacket"), (0x3, "Resources"), (0x4, "NotReady"),
                (0x5, "Disconnected"), (0x6, "NotAccepted"), (0x7, "Busy"), (0x8, "Filtered"), (0x9, "FilteredVLAN"),
                (0xa, "UnauthorizedVLAN"), (0xb, "UnauthorizedMAC"), (0xc, "FailedSecurityPolicy"),
                (0xd, "FailedPvlanSetting"), (0xe, "Qos"), (0xf, "Ipsec"), (0x10, "MacSpoofing"), (0x11, "DhcpGuard"),
                (0x12, "RouterGuard"), (0x13, "BridgeReserved"), (0x14, "VirtualSubnetId"),
                (0x15, "RequiredExtensionMissing"), (0x16, "InvalidConfig"), (0x17, "MTUMismatch"),
                (0x18, "NativeFwdingReq"), (0x19, "InvalidVlanFormat"), (0x1a, "InvalidDestMac"),
                (0x1b, "InvalidSourceMac"), (0x1c, "InvalidFirstNBTooSmall"), (0x1d, "Wnv"), (0x1e, "StormLimit"),
                (0x1f, "InjectedIcmp"), (0x20, "FailedDestinationListUpdate"), (0x21, "NicDisabled"),
                (0x22, "FailedPacketFilter"), (0x23, "SwitchDataFlowDisabled"), (0x24, "FilteredIsolationUntagged"),
                (0x25, "InvalidPDQueue"), (0x26, "LowPower"), (0xc9, "Pause"), (0xca, "Reset"), (0xcb, "SendAborted"),
                (0xcc, "ProtocolNotBound"), (0xcd, "Failure"), (0xce, "InvalidLength"), (0xcf, "HostOutOfMemory"),
                (0xd0, "FrameTooLong"), (0xd1, "FrameTooShort"), (0xd2, "FrameLengthError"), (0xd3, "CrcError"),
                (0xd4, "BadFrameChecksum"), (0xd5, "FcsError"), (0xd6, "SymbolError"), (0xd7, "HeadQTimeout"),
                (0xd8, "StalledDiscard"), (0xd9, "RxQFull"), (0xda, "PhysLayerError"), (0xdb, "DmaError"),
                (0xdc, "FirmwareError"), (0xdd, "DecryptionFailed"), (0xde, "BadSignature"), (0xdf, "CoalescingError"),
                (0xe1, "VlanSpoofing"), (0xe2, "UnallowedEtherType"), (0xe3, "VportDown"), (0xe4, "SteeringMismatch"),
                (0x191, "MicroportError"), (0x192, "VfNotReady"), (0x193, "MicroportNotReady"), (0x194, "VMBusError"),
                (0x259, "FL_LoopbackPacket"), (0x25a, "FL_InvalidSnapHeader"), (0x25b, "FL_InvalidEthernetType"),
                (0x25c, "FL_InvalidPacketLength"), (0x25d, "FL_HeaderNotContiguous"),
                (0x25e, "FL_InvalidDestinationType"), (0x25f, "FL_InterfaceNotReady"), (0x260, "FL_ProviderNotReady"),
                (0x261, "FL_InvalidLsoInfo"), (0x262, "FL_InvalidUsoInfo"), (0x263, "FL_InvalidMedium"),
                (0x264, "FL_InvalidArpHeader"), (0x265, "FL_NoClientInterface"), (0x266, "FL_TooManyNetBuffers"),
                (0x267, "FL_FlsNpiClientDrop"), (0x2bd, "ArpGuard"), (0x2be, "ArpLimiter"), (0x2bf, "DhcpLimiter"),
                (0x2c0, "BlockBroadcast"), (0x2c1, "BlockNonIp"), (0x2c2, "ArpFilter"), (0x2c3, "Ipv4Guard"),
                (0x2c4, "Ipv6Guard"), (0x2c5, "MacGuard"), (0x2c6, "BroadcastNoDestinations"),
                (0x2c7, "UnicastNoDestination"), (0x2c8, "UnicastPortNotReady"), (0x2c9, "SwitchCallbackFailed"),
                (0x2ca, "Icmpv6Limiter"), (0x2cb, "Intercept"), (0x2cc, "InterceptBlock"), (0x2cd, "NDPGuard"),
                (0x2ce, "PortBlocked"), (0x2cf, "NicSuspended"), (0x385, "NL_BadSourceAddress"),
                (0x386, "NL_NotLocallyDestined"), (0x387, "NL_ProtocolUnreachable"), (0x388, "NL_PortUnreachable"),
                (0x389, "NL_BadLength"), (0x38a, "NL_MalformedHeader"), (0x38b, "NL_NoRoute"),
                (0x38c, "NL_BeyondScope"), (0x38d, "NL_InspectionDrop"), (0x38e, "NL_TooManyDecapsulations"),
                (0x38f, "NL_AdministrativelyProhibited"), (0x390, "NL_BadChecksum"), (0x391, "NL_ReceivePathMax"),
                (0x392, "NL_HopLimitExceeded"), (0x393, "NL_AddressUnreachable"), (0x394, "NL_RscPacket"),
                (0x395, "NL_ForwardPathMax"), (0x396, "NL_ArbitrationUnhandled"), (0x397, "NL_InspectionAbsorb"),
                (0x398, "NL_DontFragmentMtuExceeded"), (0x399, "NL_BufferLengthExceeded"),
                (0x39a, "NL_AddressResolutionTimeout"), (0x39b, "NL_AddressResolutionFailure"),
                (0x39c, "NL_IpsecFailure"), (0x39d, "NL_ExtensionHeadersFailure"), (0x39e, "NL_IpsnpiClientDrop"),
                (0x39f, "NL_UnsupportedOffload"), (0x3a0, "NL_RoutingFailure"), (0x3a1, "NL_AncillaryDataFailure"),
                (0x3a2, "NL_RawDataFailure"), (0x3a3, "NL_SessionStateFailure"),
                (0x3a4, "NL_IpsnpiModifiedButNotForwarded"), (0x3a5, "NL_IpsnpiNoNextHop"),
                (0x3a6, "NL_IpsnpiNoCompartment"), (0x3a7, "NL_IpsnpiNoInterface"), (0x3a8, "NL_IpsnpiNoSubInterface"),
                (0x3a9, "NL_IpsnpiInterfaceDisabled"), (0x3aa, "NL_IpsnpiSegmentationFailed"),
                (0x3ab, "NL_IpsnpiNoEthernetHeader"), (0x3ac, "NL_IpsnpiUnexpectedFragment"),
                (0x3ad, "NL_IpsnpiUnsupportedInterfaceType"), (0x3ae, "NL_IpsnpiInvalidLsoInfo"),
                (0x3af, "NL_IpsnpiInvalidUsoInfo"), (0x3b0, "NL_InternalError"),
                (0x3b1, "NL_AdministrativelyConfigured"), (0x3b2, "NL_BadOption"), (0x3b3, "NL_LoopbackDisallowed"),
                (0x3b4, "NL_SmallerScope"), (0x3b5, "NL_QueueFull"), (0x3b6, "NL_InterfaceDisabled"),
                (0x3b7, "NL_IcmpGeneric"), (0x3b8, "NL_IcmpTruncatedHeader"), (0x3b9, "NL_IcmpInvalidChecksum"),
                (0x3ba, "NL_IcmpInspection"), (0x3bb, "NL_IcmpNeighborDiscoveryLoopback"),
                (0x3bc, "NL_IcmpUnknownType"), (0x3bd, "NL_IcmpTruncatedIpHeader"), (0x3be, "NL_IcmpOversizedIpHeader"),
                (0x3bf, "NL_IcmpNoHandler"), (0x3c0, "NL_IcmpRespondingToError"), (0x3c1, "NL_IcmpInvalidSource"),
                (0x3c2, "NL_IcmpInterfaceRateLimit"), (0x3c3, "NL_IcmpPathRateLimit"), (0x3c4, "NL_IcmpNoRoute"),
                (0x3c5, "NL_IcmpMatchingRequestNotFound"), (0x3c6, "NL_IcmpBufferTooSmall"),
                (0x3c7, "NL_IcmpAncillaryDataQuery"), (0x3c8, "NL_IcmpIncorrectHopLimit"),
                (0x3c9, "NL_IcmpUnknownCode"), (0x3ca, "NL_IcmpSourceNotLinkLocal"),
                (0x3cb, "NL_IcmpTruncatedNdHeader"), (0x3cc, "NL_IcmpInvalidNdOptSourceLinkAddr"),
                (0x3cd, "NL_IcmpInvalidNdOptMtu"), (0x3ce, "NL_IcmpInvalidNdOptPrefixInformation"),
                (0x3cf, "NL_IcmpInvalidNdOptRouteInformation"), (0x3d0, "NL_IcmpInvalidNdOptRdnss"),
                (0x3d1, "NL_IcmpInvalidNdOptDnssl"), (0x3d2, "NL_IcmpPacketParsingFailure"),
                (0x3d3, "NL_IcmpDisallowed"), (0x3d4, "NL_IcmpInvalidRouterAdvertisement"),
                (0x3d5, "NL_IcmpSourceFromDifferentLink"), (0x3d6, "NL_IcmpInvalidRedirectDestinationOrTarget"),
                (0x3d7, "NL_IcmpInvalidNdTarget"), (0x3d8, "NL_IcmpNaMulticastAndSolicited"),
                (0x3d9, "NL_IcmpNdLinkLayerAddressIsLocal"), (0x3da, "NL_IcmpDuplicateEchoRequest"),
                (0x3db, "NL_IcmpNotAPotentialRouter"), (0x3dc, "NL_IcmpInvalidMldQuery"),
                (0x3dd, "NL_IcmpInvalidMldReport"), (0x3de, "NL_IcmpLocallySourcedMldReport"),
                (0x3df, "NL_IcmpNotLocallyDestined"), (0x3e0, "NL_ArpInvalidSource"), (0x3e1, "NL_ArpInvalidTarget"),
                (0x3e2, "NL_ArpDlSourceIsLocal"), (0x3e3, "NL_ArpNotLocallyDestined"), (0x3e4, "NL_NlClientDiscard"),
                (0x3e5, "NL_IpsnpiUroSegmentSizeExceedsMtu"), (0x3e6, "NL_IcmpFragmentedPacket"),
                (0x3e7, "NL_FirstFragmentIncomplete"), (0x3e8, "NL_SourceViolation"), (0x3e9, "NL_IcmpJumbogram"),
                (0x3ea, "NL_SwUsoFailure"), (0x4b0, "INET_SourceUnspecified"), (0x4b1, "INET_DestinationMulticast"),
                (0x4b2, "INET_HeaderInvalid"), (0x4b3, "INET_ChecksumInvalid"), (0x4b4, "INET_EndpointNotFound"),
                (0x4b5, "INET_ConnectedPath"), (0x4b6, "INET_SessionState"), (0x4b7, "INET_ReceiveInspection"),
                (0x4b8, "INET_AckInvalid"), (0x4b9, "INET_ExpectedSyn"), (0x4ba, "INET_Rst"),
                (0x4bb, "INET_SynRcvdSyn"), (0x4bc, "INET_SimultaneousConnect"), (0x4bd, "INET_PawsFailed"),
                (0x4be, "INET_LandAttack"), (0x4bf, "INET_MissedReset"), (0x4c0, "INET_OutsideWindow"),
                (0x4c1, "INET_DuplicateSegment"), (0x4c2, "INET_ClosedWindow"), (0x4c3, "INET_TcbRemoved"),
                (0x4c4, "INET_FinWait2"), (0x4c5, "INET_ReassemblyConflict"), (0x4c6, "INET_FinReceived"),
                (0x4c7, "INET_ListenerInvalidFlags"), (0x4c8, "INET_TcbNotInTcbTable"),
                (0x4c9, "INET_TimeWaitTcbReceivedRstOutsideWindow"), (0x4ca, "INET_TimeWaitTcbSynAndOtherFlags"),
                (0x4cb, "INET_TimeWaitTcb"), (0x4cc, "INET_SynAckWithFastopenCookieRequest"),
                (0x4cd, "INET_PauseAccept"), (0x4ce, "INET_SynAttack"), (0x4cf, "INET_AcceptInspection"),
                (0x4d0, "INET_AcceptRedirection"), (0x515, "SlbMux_ParsingFailure"),
                (0x516, "SlbMux_FirstFragmentMiss"), (0x517, "SlbMux_ICMPErrorPayloadValidationFailure"),
                (0x518, "SlbMux_ICMPErrorPacketMatchNoSession"), (0x519, "SlbMux_ExternalHairpinNexthopLookupFailure"),
                (0x51a, "SlbMux_NoMatchingStaticMapping"), (0x51b, "SlbMux_NexthopReferenceFailure"),
                (0x51c, "SlbMux_CloningFailure"), (0x51d, "SlbMux_TranslationFailure"),
                (0x51e, "SlbMux_HopLimitExceeded"), (0x51f, "SlbMux_PacketBiggerThanMTU"),
                (0x520, "SlbMux_UnexpectedRouteLookupFailure"), (0x521, "SlbMux_NoRoute"),
                (0x522, "SlbMux_SessionCreationFailure"), (0x523, "SlbMux_NexthopNotOverExternalInterface"),
                (0x524, "SlbMux_NexthopExternalInterfaceMissNATInstance"),
                (0x525, "SlbMux_NATItselfCantBeInternalNexthop"),
                (0x526, "SlbMux_PacketRoutableInItsArrivalCompartment"),
                (0x527, "SlbMux_PacketTransportProtocolNotSupported"), (0x528, "SlbMux_PacketIsDestinedLocally"),
                (0x529, "SlbMux_PacketDestinationIPandPortNotSubjectToNAT"), (0x52a, "SlbMux_MuxReject"),
                (0x52b, "SlbMux_DipLookupFailure"), (0x52c, "SlbMux_MuxEncapsulationFailure"),
                (0x52d, "SlbMux_InvalidDiagPacketEncapType"), (0x52e, "SlbMux_DiagPacketIsRedirect"),
                (0x52f, "SlbMux_UnableToHandleRedirect"), (0x579, "Ipsec_BadSpi"), (0x57a, "Ipsec_SALifetimeExpired"),
                (0x57b, "Ipsec_WrongSA"), (0x57c, "Ipsec_ReplayCheckFailed"), (0x57d, "Ipsec_InvalidPacket"),
                (0x57e, "Ipsec_IntegrityCheckFailed"), (0x57f, "Ipsec_ClearTextDrop"),
                (0x580, "Ipsec_AuthFirewallDrop"), (0x581, "Ipsec_ThrottleDrop"), (0x582, "Ipsec_Dosp_Block"),
                (0x583, "Ipsec_Dosp_ReceivedMulticast"), (0x584, "Ipsec_Dosp_InvalidPacket"),
                (0x585, "Ipsec_Dosp_StateLookupFailed"), (0x586, "Ipsec_Dosp_MaxEntries"),
                (0x587, "Ipsec_Dosp_KeymodNotAllowed"), (0x588, "Ipsec_Dosp_MaxPerIpRateLimitQueues"),
                (0x589, "Ipsec_NoMemory"), (0x58a, "Ipsec_Unsuccessful"), (0x5dd, "NetCx_NetPacketLayoutParseFailure"),
                (0x5de, "NetCx_SoftwareChecksumFailure"), (0x5df, "NetCx_NicQueueStop"),
                (0x5e0, "NetCx_InvalidNetBufferLength"), (0x5e1, "NetCx_LSOFailure"), (0x5e2, "NetCx_USOFailure"),
                (0x5e3, "NetCx_BufferBounceFailureAndPacketIgnore"), (0xbb8, "Http_Begin"),
                (0xbb9, "Http_UlError_Begin"), (0xbba, "Http_UlError"), (0xbbb, "Http_UlErrorVerb"),
                (0xbbc, "Http_UlErrorUrl"), (0xbbd, "Http_UlErrorHeader"), (0xbbe, "Http_UlErrorHost"),
                (0xbbf, "Http_UlErrorNum"), (0xbc0, "Http_UlErrorFieldLength"), (0xbc1, "Http_UlErrorRequestLength"),
                (0xbc2, "Http_UlErrorUnauthorized"), (0xbc3, "Http_UlErrorForbiddenUrl"),
                (0xbc4, "Http_UlErrorNotFound"), (0xbc5, "Http_UlErrorContentLength"),
                (0xbc6, "Http_UlErrorPreconditionFailed"), (0xbc7, "Http_UlErrorEntityTooLarge"),
                (0xbc8, "Http_UlErrorUrlLength"), (0xbc9, "Http_UlErrorRangeNotSatisfiable"),
                (0xbca, "Http_UlErrorMisdirectedRequest"), (0xbcb, "Http_UlErrorInternalServer"),
                (0xbcc, "Http_UlErrorNotImplemented"), (0xbcd, "Http_UlErrorUnavailable"),
                (0xbce, "Http_UlErrorConnectionLimit"), (0xbcf, "Http_UlErrorRapidFailProtection"),
                (0xbd0, "Http_UlErrorRequestQueueFull"), (0xbd1, "Http_UlErrorDisabledByAdmin"),
                (0xbd2, "Http_UlErrorDisabledByApp"), (0xbd3, "Http_UlErrorJobObjectFired"),
                (0xbd4, "Http_UlErrorAppPoolBusy"), (0xbd5, "Http_UlErrorVersion"), (0xbd6, "Http_UlError_End"),
                (0xd48, "Http_UxDuoFaultBegin"), (0xd49, "Http_UxDuoFaultUserAbort"),
                (0xd4a, "Http_UxDuoFaultCollection"), (0xd4b, "Http_UxDuoFaultClientResetStream"),
                (0xd4c, "Http_UxDuoFaultMethodNotFound"), (0xd4d, "Http_UxDuoFaultSchemeMismatch"),
                (0xd4e, "Http_UxDuoFaultSchemeNotFound"), (0xd4f, "Http_UxDuoFaultDataAfterEnd"),
                (0xd50, "Http_UxDuoFaultPathNotFound"), (0xd51, "Http_UxDuoFaultHalfClosedLocal"),
                (0xd52, "Http_UxDuoFaultIncompatibleAuth"), (0xd53, "Http_UxDuoFaultDeprecated3"),
                (0xd54, "Http_UxDuoFaultClientCertBlocked"), (0xd55, "Http_UxDuoFaultHeaderNameEmpty"),
                (0xd56, "Http_UxDuoFaultIllegalSend"), (0xd57, "Http_UxDuoFaultPushUpperAttach"),
                (0xd58, "Http_UxDuoFaultStreamUpperAttach"), (0xd59, "Http_UxDuoFaultActiveStreamLimit"),
                (0xd5a, "Http_UxDuoFaultAuthorityNotFound"), (0xd5b, "Http_UxDuoFaultUnexpectedTail"),
                (0xd5c, "Http_UxDuoFaultTruncated"), (0xd5d, "Http_UxDuoFaultResponseHold"),
                (0xd5e, "Http_UxDuoFaultRequestChunked"), (0xd5f, "Http_UxDuoFaultRequestContentLength"),
                (0xd60, "Http_UxDuoFaultResponseChunked"), (0xd61, "Http_UxDuoFaultResponseContentLength"),
                (0xd62, "Http_UxDuoFaultResponseTransferEncoding"), (0xd63, "Http_UxDuoFaultResponseLine"),
                (0xd64, "Http_UxDuoFaultResponseHeader"), (0xd65, "Http_UxDuoFaultConnect"),
                (0xd66, "Http_UxDuoFaultChunkStart"), (0xd67, "Http_UxDuoFaultChunkLength"),
                (0xd68, "Http_UxDuoFaultChunkStop"), (0xd69, "Http_UxDuoFaultHeadersAfterTrailers"),
                (0xd6a, "Http_UxDuoFaultHeadersAfterEnd"), (0xd6b, "Http_UxDuoFaultEndlessTrailer"),
                (0xd6c, "Http_UxDuoFaultTransferEncoding"), (0xd6d, "Http_UxDuoFaultMultipleTransferCodings"),
                (0xd6e, "Http_UxDuoFaultPushBody"), (0xd6f, "Http_UxDuoFaultStreamAbandoned"),
                (0xd70, "Http_UxDuoFaultMalformedHost"), (0xd71, "Http_UxDuoFaultDecompressionOverflow"),
                (0xd72, "Http_UxDuoFaultIllegalHeaderName"), (0xd73, "Http_UxDuoFaultIllegalHeaderValue"),
                (0xd74, "Http_UxDuoFaultConnHeaderDisallowed"), (0xd75, "Http_UxDuoFaultConnHeaderMalformed"),
                (0xd76, "Http_UxDuoFaultCookieReassembly"), (0xd77, "Http_UxDuoFaultStatusHeader"),
                (0xd78, "Http_UxDuoFaultSchemeDisallowed"), (0xd79, "Http_UxDuoFaultPathDisallowed"),
                (0xd7a, "Http_UxDuoFaultPushHost"), (0xd7b, "Http_UxDuoFaultGoawayReceived"),
                (0xd7c, "Http_UxDuoFaultAbortLegacyApp"), (0xd7d, "Http_UxDuoFaultUpgradeHeaderDisallowed"),
                (0xd7e, "Http_UxDuoFaultResponseUpgradeHeader"), (0xd7f, "Http_UxDuoFaultKeepAliveHeaderDisallowed"),
                (0xd80, "Http_UxDuoFaultResponseKeepAliveHeader"), (0xd81, "Http_UxDuoFaultProxyConnHeaderDisallowed"),
                (0xd82, "Http_UxDuoFaultResponseProxyConnHeader"), (0xd83, "Http_UxDuoFaultConnectionGoingAway"),
                (0xd84, "Http_UxDuoFaultTransferEncodingDisallowed"), (0xd85, "Http_UxDuoFaultContentLengthDisallowed"),
                (0xd86, "Http_UxDuoFaultTrailerDisallowed"), (0xd87, "Http_UxDuoFaultEnd"),
                (0xe10, "Http_ReceiveSuppressed"), (0xed8, "Http_Generic"), (0xed9, "Http_InvalidParameter"),
                (0xeda, "Http_InsufficientResources"), (0xedb, "Http_InvalidHandle"), (0xedc, "Http_NotSupported"),
                (0xedd, "Http_BadNetworkPath"), (0xede, "Http_InternalError"), (0xedf, "Http_NoSuchPackage"),
                (0xee0, "Http_PrivilegeNotHeld"), (0xee1, "Http_CannotImpersonate"), (0xee2, "Http_LogonFailure"),
                (0xee3, "Http_NoSuchLogonSession"), (0xee4, "Http_AccessDenied"), (0xee5, "Http_NoLogonServers"),
                (0xee6, "Http_TimeDifferenceAtDc"), (0xfa0, "Http_End"),
            ]
        ),
    ])
    .with_docs(&[
        (120, "AppearanceCount", "Number of components that had logged the packet, this one included."),
        (
            120, "DropReason",
            "Reason of the drop, or 0. In the parser for Network Monitor, of 2018, the numbers from 201 to 204 and \
                from 401 to 404 are 101 to 104 and 201 to 204."
        ),
        (
            120, "PacketType",
            "Header with which the bytes begin. In the parser for Network Monitor, of 2018, the value 3 is MBB: mobile \
                broadband, whose packets begin with an IP header."
        ),
        (120, "PktGroupId", "Number of the group of packets, which is the same in all components."),
        (130, "AppearanceCount", "Number of components that had logged the packet, this one included."),
        (
            130, "DropReason",
            "Reason of the drop, or 0. In the parser for Network Monitor, of 2018, the numbers from 201 to 204 and \
                from 401 to 404 are 101 to 104 and 201 to 204."
        ),
        (
            130, "PacketType",
            "Header with which the bytes begin. In the parser for Network Monitor, of 2018, the value 3 is MBB: mobile \
                broadband, whose packets begin with an IP header."
        ),
        (130, "PktGroupId", "Number of the group of packets, which is the same in all components."),
        (140, "AppearanceCount", "Number of components that had logged the packet, this one included."),
        (
            140, "DropReason",
            "Reason of the drop, or 0. In the parser for Network Monitor, of 2018, the numbers from 201 to 204 and \
                from 401 to 404 are 101 to 104 and 201 to 204."
        ),
        (
            140, "PacketType",
            "Header with which the bytes begin. In the parser for Network Monitor, of 2018, the value 3 is MBB: mobile \
                broadband, whose packets begin with an IP header."
        ),
        (140, "PktGroupId", "Number of the group of packets, which is the same in all components."),
        (150, "AppearanceCount", "Number of components that had logged the packet, this one included."),
        (
            150, "DropReason",
            "Reason of the drop, or 0. In the parser for Network Monitor, of 2018, the numbers from 201 to 204 and \
                from 401 to 404 are 101 to 104 and 201 to 204."
        ),
        (
            150, "PacketType",
            "Header with which the bytes begin. In the parser for Network Monitor, of 2018, the value 3 is MBB: mobile \
                broadband, whose packets begin with an IP header."
        ),
        (150, "PktGroupId", "Number of the group of packets, which is the same in all components."),
        (160, "AppearanceCount", "Number of components that had logged the packet, this one included."),
        (
            160, "DropReason",
            "Reason of the drop, or 0. In the parser for Network Monitor, of 2018, the numbers from 201 to 204 and \
                from 401 to 404 are 101 to 104 and 201 to 204."
        ),
        (160, "LoggedPayloadSize", "Number of bytes that are logged."),
        (160, "OriginalPayloadSize", "Size of the packet in bytes."),
        (
            160, "PacketType",
            "Header with which the bytes begin. In the parser for Network Monitor, of 2018, the value 3 is MBB: mobile \
                broadband, whose packets begin with an IP header."
        ),
        (160, "Payload", "First bytes of the packet."),
        (160, "PktGroupId", "Number of the group of packets, which is the same in all components."),
        (160, "PktNumber", "Number of the packet in its group."),
        (170, "AppearanceCount", "Number of components that had logged the packet, this one included."),
        (
            170, "DropReason",
            "Reason of the drop, or 0. In the parser for Network Monitor, of 2018, the numbers from 201 to 204 and \
                from 401 to 404 are 101 to 104 and 201 to 204."
        ),
        (170, "LoggedPayloadSize", "Number of bytes that are logged."),
        (170, "OriginalPayloadSize", "Size of the packet in bytes."),
        (
            170, "PacketType",
            "Header with which the bytes begin. In the parser for Network Monitor, of 2018, the value 3 is MBB: mobile \
                broadband, whose packets begin with an IP header."
        ),
        (170, "Payload", "First bytes of the packet."),
        (170, "PktGroupId", "Number of the group of packets, which is the same in all components."),
        (170, "PktNumber", "Number of the packet in its group."),
        (180, "AppearanceCount", "Number of components that had logged the packet, this one included."),
        (
            180, "DropReason",
            "Reason of the drop, or 0. In the parser for Network Monitor, of 2018, the numbers from 201 to 204 and \
                from 401 to 404 are 101 to 104 and 201 to 204."
        ),
        (
            180, "PacketType",
            "Header with which the bytes begin. In the parser for Network Monitor, of 2018, the value 3 is MBB: mobile \
                broadband, whose packets begin with an IP header."
        ),
        (180, "PktGroupId", "Number of the group of packets, which is the same in all components."),
        (180, "PktNumber", "Number of the packet in its group."),
        (190, "AppearanceCount", "Number of components that had logged the packet, this one included."),
        (
            190, "DropReason",
            "Reason of the drop, or 0. In the parser for Network Monitor, of 2018, the numbers from 201 to 204 and \
                from 401 to 404 are 101 to 104 and 201 to 204."
        ),
        (
            190, "PacketType",
            "Header with which the bytes begin. In the parser for Network Monitor, of 2018, the value 3 is MBB: mobile \
                broadband, whose packets begin with an IP header."
        ),
        (190, "PktGroupId", "Number of the group of packets, which is the same in all components."),
        (190, "PktNumber", "Number of the packet in its group."),
    ])
    .with_events(&[
        ev(
            (10, 0), "DriverEntryFailed", (0, 255), (65535, 65535), &[0], "",
            &[f("Status", 8, 31, Quantity::Unstated, Quantity::Unstated, 65535)]
        ),
        ev(
            (20, 0), "ComponentInfo", (1, 255), (65535, 65535), &[1], "",
            &[p("Id", 6), f("Type", 6, 0, Quantity::Unstated, Quantity::Unstated, 0), p("Name", 1), p("Description", 1)]
        ),
        ev(
            (30, 0), "CompPropUint", (1, 255), (65535, 65535), &[1], "",
            &[p("ComponentId", 6), f("Type", 6, 0, Quantity::Unstated, Quantity::Unstated, 1), p("Value", 8)]
        ),
        ev(
            (40, 0), "CompPropGuid", (1, 255), (65535, 65535), &[1], "",
            &[p("ComponentId", 6), f("Type", 6, 0, Quantity::Unstated, Quantity::Unstated, 1), p("Value", 15)]
        ),
        ev(
            (50, 0), "CompPropHex32", (1, 255), (65535, 65535), &[1], "",
            &[
                p("ComponentId", 6), f("Type", 6, 0, Quantity::Unstated, Quantity::Unstated, 1),
                f("Value", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535)
            ]
        ),
        ev(
            (60, 0), "CompPropNdisMedium", (1, 255), (65535, 65535), &[1], "",
            &[
                p("ComponentId", 6), f("Type", 6, 0, Quantity::Unstated, Quantity::Unstated, 1),
                f("Value", 6, 0, Quantity::Unstated, Quantity::Unstated, 2)
            ]
        ),
        ev(
            (65, 0), "CompPropIpv4", (1, 255), (65535, 65535), &[1], "",
            &[
                p("ComponentId", 6), f("Type", 6, 0, Quantity::Unstated, Quantity::Unstated, 1),
                f("IpAddress", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535)
            ]
        ),
        ev(
            (66, 0), "CompPropIpv6", (1, 255), (65535, 65535), &[1], "",
            &[
                p("ComponentId", 6), f("Type", 6, 0, Quantity::Unstated, Quantity::Unstated, 1),
                f("IpAddress", 14, 24, Quantity::Unstated, Quantity::Number(16), 65535)
            ]
        ),
        ev(
            (70, 0), "CompPropBinary", (1, 255), (65535, 65535), &[1], "",
            &[
                p("ComponentId", 6), f("Type", 6, 0, Quantity::Unstated, Quantity::Unstated, 1), p("Size", 8),
                f("Value", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev(
            (73, 0), "CompPropString", (1, 255), (65535, 65535), &[1], "",
            &[p("ComponentId", 6), f("Type", 6, 0, Quantity::Unstated, Quantity::Unstated, 1), p("Value", 1)]
        ),
        ev(
            (75, 0), "CompPropEtherType", (1, 255), (65535, 65535), &[1], "",
            &[
                p("ComponentId", 6), f("Type", 6, 0, Quantity::Unstated, Quantity::Unstated, 1),
                f("EtherType", 6, 0, Quantity::Unstated, Quantity::Unstated, 3)
            ]
        ),
        ev(
            (80, 0), "PacketDropCounters", (1, 255), (65535, 65535), &[1], "",
            &[
                p("ComponentId", 6), f("DirTagIn", 6, 0, Quantity::Unstated, Quantity::Unstated, 5), p("PacketsIn", 10),
                p("BytesIn", 10), f("DirTagOut", 6, 0, Quantity::Unstated, Quantity::Unstated, 5), p("PacketsOut", 10),
                p("BytesOut", 10)
            ]
        ),
        ev(
            (90, 0), "PacketFlowCounters", (1, 255), (65535, 65535), &[1], "",
            &[
                p("ComponentId", 6), p("EdgeName", 1), p("EdgeId", 6),
                f("DirTagIn", 6, 0, Quantity::Unstated, Quantity::Unstated, 5), p("PacketsIn", 10), p("BytesIn", 10),
                f("DirTagOut", 6, 0, Quantity::Unstated, Quantity::Unstated, 5), p("PacketsOut", 10), p("BytesOut", 10)
            ]
        ),
        ev(
            (100, 0), "PktFilterIPv4", (1, 255), (65535, 65535), &[1], "",
            &[
                p("FilterId", 6), p("FilterName", 1),
                f("MacAddress1", 14, 0, Quantity::Unstated, Quantity::Number(6), 65535),
                f("MacAddress2", 14, 0, Quantity::Unstated, Quantity::Number(6), 65535),
                f("EtherType", 6, 0, Quantity::Unstated, Quantity::Unstated, 3), p("VlanId", 6),
                f("IpAddress1", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("IpAddress2", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("Protocol", 4, 0, Quantity::Unstated, Quantity::Unstated, 4), p("Port1", 6), p("Port2", 6),
                p("TCPFlags", 4)
            ]
        ),
        ev(
            (110, 0), "PktFilterIPv6", (1, 255), (65535, 65535), &[1], "",
            &[
                p("FilterId", 6), p("FilterName", 1),
                f("MacAddress1", 14, 0, Quantity::Unstated, Quantity::Number(6), 65535),
                f("MacAddress2", 14, 0, Quantity::Unstated, Quantity::Number(6), 65535),
                f("EtherType", 6, 0, Quantity::Unstated, Quantity::Unstated, 3), p("VlanId", 6),
                f("IpAddress1", 14, 24, Quantity::Unstated, Quantity::Number(16), 65535),
                f("IpAddress2", 14, 24, Quantity::Unstated, Quantity::Number(16), 65535),
                f("Protocol", 4, 0, Quantity::Unstated, Quantity::Unstated, 4), p("Port1", 6), p("Port2", 6),
                p("TCPFlags", 4)
            ]
        ),
        ev((120, 0), "NblParsedIpv4", (1, 255), (65535, 65535), &[2], "", T0),
        ev((130, 0), "NblParsedIpv6", (1, 255), (65535, 65535), &[2], "", T1),
        ev((140, 0), "NblParsedDropIpv4", (1, 255), (65535, 65535), &[2], "", T0),
        ev((150, 0), "NblParsedDropIpv6", (1, 255), (65535, 65535), &[2], "", T1),
        ev((160, 0), "FramePayload", (1, 255), (65535, 65535), &[4], "", T2),
        ev((170, 0), "FrameDropPayload", (1, 255), (65535, 65535), &[4], "", T2),
        ev((180, 0), "PktNblInfo", (1, 255), (65535, 65535), &[3], "", T3),
        ev((190, 0), "PktDropNblInfo", (1, 255), (65535, 65535), &[3], "", T3),
    ])
    .stated_by(
        &[
            &sources::JDU2600_WINDOWS_EVENTS, &sources::MICROSOFT_NETMON_PKTMON, &sources::MICROSOFT_ETL2PCAPNG,
            &sources::MICROSOFT_RETINA, &sources::OBSERVED_PKTMON
        ]
    );
