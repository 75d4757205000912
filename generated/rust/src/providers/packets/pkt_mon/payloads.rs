// Generated from spec/providers/Microsoft-Windows-PktMon.toml by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the events of Microsoft-Windows-PktMon.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        open_enum
        /// Names of values of the map `ComponentType`.
        ComponentType(u16), size = 2, map = "ComponentType", false {
            NDIS = 0x1, "NDIS";
            MINIPORT = 0x2, "Miniport";
            FILTER = 0x3, "Filter";
            PROTOCOL = 0x4, "Protocol";
            VMS_VM_NIC = 0x5, "VmsVmNic";
            VMS_MINIPORT = 0x6, "VmsMiniport";
            VMS_EXT_MINIPORT = 0x7, "VmsExtMiniport";
            VMS_PROTOCOL_NIC = 0x8, "VmsProtocolNic";
            NET_VSC_MINIPORT = 0x9, "NetVsc Miniport";
            HTTP_PROTOCOL = 0xA, "HTTP Protocol";
            SLBMUX = 0xC, "Slbmux";
            IPSEC = 0xD, "IPSec";
            NET_CX = 0xE, "NetCx";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `PropertyType`.
        PropertyType(u16), size = 2, map = "PropertyType", false {
            IF_INDEX = 0x1, "IfIndex";
            MINIPORT_IF_INDEX = 0x2, "MiniportIfIndex";
            LOWER_IF_INDEX = 0x3, "LowerIfIndex";
            IF_GUID = 0x4, "IfGuid";
            NDIS_MEDIUM = 0x5, "NdisMedium";
            PHYS_ADDRESS = 0x6, "PhysAddress";
            ETHER_TYPE = 0x7, "EtherType";
            OPT_DATA_PATH = 0x8, "OptDataPath";
            NDIS_OBJECT = 0x9, "NdisObject";
            VM_SWITCH_NAME = 0xA, "VMSwitchName";
            VMS_EXT_IF_INDEX = 0xB, "VmsExtIfIndex";
            LOWEST_IF_INDEX = 0xC, "LowestIfIndex";
            IP_ADDRESS = 0xD, "IP Address";
            IP_IF_INDEX = 0xE, "IpIfIndex";
            VSID = 0xF, "VSID";
            VLAN = 0x10, "VLAN";
            COMPARTMENT_ID = 0x11, "Compartment ID";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `NdisMedium`.
        NdisMedium(u16), size = 2, map = "NdisMedium", false {
            ETHERNET = 0x0, "Ethernet";
            WI_FI = 0x10, "WiFi";
            MBB = 0x13, "MBB";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `EtherType`.
        EtherType(u16), size = 2, map = "EtherType", false {
            IPV4 = 0x800, "IPv4";
            ARP = 0x806, "ARP";
            VLAN = 0x8100, "VLAN";
            IPV6 = 0x86DD, "IPv6";
            LLDP = 0x88CC, "LLDP";
            LLTD = 0x88D9, "LLTD";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `IPProtocol`.
        IpProtocol(u8), size = 1, map = "IPProtocol", false {
            ICMP = 0x1, "ICMP";
            TCP = 0x6, "TCP";
            UDP = 0x11, "UDP";
            ICM_PV6 = 0x3A, "ICMPv6";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `PacketDirectionTag`.
        PacketDirectionTag(u16), size = 2, map = "PacketDirectionTag", false {
            NONE = 0x0, "None";
            IN = 0x1, "In";
            OUT = 0x2, "Out";
            RX = 0x3, "Rx";
            TX = 0x4, "Tx";
            INGRESS = 0x5, "Ingress";
            EGRESS = 0x6, "Egress";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `PacketType`.
        PacketType(u16), size = 2, map = "PacketType", false {
            UNKNOWN = 0x0, "Unknown";
            ETHERNET = 0x1, "Ethernet";
            WI_FI = 0x2, "WiFi";
            IP = 0x3, "IP";
            HTTP = 0x4, "HTTP";
            TCP = 0x5, "TCP";
            UDP = 0x6, "UDP";
            ARP = 0x7, "ARP";
            ICMP = 0x8, "ICMP";
            ESP = 0x9, "ESP";
            AH = 0xA, "AH";
            L4_PAYLOAD = 0xB, "L4Payload";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `DropReason`.
        DropReason(u32), size = 4, map = "DropReason", false {
            UNKNOWN = 0x0, "Unknown";
            INVALID_DATA = 0x1, "InvalidData";
            INVALID_PACKET = 0x2, "InvalidPacket";
            RESOURCES = 0x3, "Resources";
            NOT_READY = 0x4, "NotReady";
            DISCONNECTED = 0x5, "Disconnected";
            NOT_ACCEPTED = 0x6, "NotAccepted";
            BUSY = 0x7, "Busy";
            FILTERED = 0x8, "Filtered";
            FILTERED_VLAN = 0x9, "FilteredVLAN";
            UNAUTHORIZED_VLAN = 0xA, "UnauthorizedVLAN";
            UNAUTHORIZED_MAC = 0xB, "UnauthorizedMAC";
            FAILED_SECURITY_POLICY = 0xC, "FailedSecurityPolicy";
            FAILED_PVLAN_SETTING = 0xD, "FailedPvlanSetting";
            QOS = 0xE, "Qos";
            IPSEC = 0xF, "Ipsec";
            MAC_SPOOFING = 0x10, "MacSpoofing";
            DHCP_GUARD = 0x11, "DhcpGuard";
            ROUTER_GUARD = 0x12, "RouterGuard";
            BRIDGE_RESERVED = 0x13, "BridgeReserved";
            VIRTUAL_SUBNET_ID = 0x14, "VirtualSubnetId";
            REQUIRED_EXTENSION_MISSING = 0x15, "RequiredExtensionMissing";
            INVALID_CONFIG = 0x16, "InvalidConfig";
            MTU_MISMATCH = 0x17, "MTUMismatch";
            NATIVE_FWDING_REQ = 0x18, "NativeFwdingReq";
            INVALID_VLAN_FORMAT = 0x19, "InvalidVlanFormat";
            INVALID_DEST_MAC = 0x1A, "InvalidDestMac";
            INVALID_SOURCE_MAC = 0x1B, "InvalidSourceMac";
            INVALID_FIRST_NB_TOO_SMALL = 0x1C, "InvalidFirstNBTooSmall";
            WNV = 0x1D, "Wnv";
            STORM_LIMIT = 0x1E, "StormLimit";
            INJECTED_ICMP = 0x1F, "InjectedIcmp";
            FAILED_DESTINATION_LIST_UPDATE = 0x20, "FailedDestinationListUpdate";
            NIC_DISABLED = 0x21, "NicDisabled";
            FAILED_PACKET_FILTER = 0x22, "FailedPacketFilter";
            SWITCH_DATA_FLOW_DISABLED = 0x23, "SwitchDataFlowDisabled";
            FILTERED_ISOLATION_UNTAGGED = 0x24, "FilteredIsolationUntagged";
            INVALID_PD_QUEUE = 0x25, "InvalidPDQueue";
            LOW_POWER = 0x26, "LowPower";
            PAUSE = 0xC9, "Pause";
            RESET = 0xCA, "Reset";
            SEND_ABORTED = 0xCB, "SendAborted";
            PROTOCOL_NOT_BOUND = 0xCC, "ProtocolNotBound";
            FAILURE = 0xCD, "Failure";
            INVALID_LENGTH = 0xCE, "InvalidLength";
            HOST_OUT_OF_MEMORY = 0xCF, "HostOutOfMemory";
            FRAME_TOO_LONG = 0xD0, "FrameTooLong";
            FRAME_TOO_SHORT = 0xD1, "FrameTooShort";
            FRAME_LENGTH_ERROR = 0xD2, "FrameLengthError";
            CRC_ERROR = 0xD3, "CrcError";
            BAD_FRAME_CHECKSUM = 0xD4, "BadFrameChecksum";
            FCS_ERROR = 0xD5, "FcsError";
            SYMBOL_ERROR = 0xD6, "SymbolError";
            HEAD_QTIMEOUT = 0xD7, "HeadQTimeout";
            STALLED_DISCARD = 0xD8, "StalledDiscard";
            RX_QFULL = 0xD9, "RxQFull";
            PHYS_LAYER_ERROR = 0xDA, "PhysLayerError";
            DMA_ERROR = 0xDB, "DmaError";
            FIRMWARE_ERROR = 0xDC, "FirmwareError";
            DECRYPTION_FAILED = 0xDD, "DecryptionFailed";
            BAD_SIGNATURE = 0xDE, "BadSignature";
            COALESCING_ERROR = 0xDF, "CoalescingError";
            VLAN_SPOOFING = 0xE1, "VlanSpoofing";
            UNALLOWED_ETHER_TYPE = 0xE2, "UnallowedEtherType";
            VPORT_DOWN = 0xE3, "VportDown";
            STEERING_MISMATCH = 0xE4, "SteeringMismatch";
            MICROPORT_ERROR = 0x191, "MicroportError";
            VF_NOT_READY = 0x192, "VfNotReady";
            MICROPORT_NOT_READY = 0x193, "MicroportNotReady";
            VM_BUS_ERROR = 0x194, "VMBusError";
            FL_LOOPBACK_PACKET = 0x259, "FL_LoopbackPacket";
            FL_INVALID_SNAP_HEADER = 0x25A, "FL_InvalidSnapHeader";
            FL_INVALID_ETHERNET_TYPE = 0x25B, "FL_InvalidEthernetType";
            FL_INVALID_PACKET_LENGTH = 0x25C, "FL_InvalidPacketLength";
            FL_HEADER_NOT_CONTIGUOUS = 0x25D, "FL_HeaderNotContiguous";
            FL_INVALID_DESTINATION_TYPE = 0x25E, "FL_InvalidDestinationType";
            FL_INTERFACE_NOT_READY = 0x25F, "FL_InterfaceNotReady";
            FL_PROVIDER_NOT_READY = 0x260, "FL_ProviderNotReady";
            FL_INVALID_LSO_INFO = 0x261, "FL_InvalidLsoInfo";
            FL_INVALID_USO_INFO = 0x262, "FL_InvalidUsoInfo";
            FL_INVALID_MEDIUM = 0x263, "FL_InvalidMedium";
            FL_INVALID_ARP_HEADER = 0x264, "FL_InvalidArpHeader";
            FL_NO_CLIENT_INTERFACE = 0x265, "FL_NoClientInterface";
            FL_TOO_MANY_NET_BUFFERS = 0x266, "FL_TooManyNetBuffers";
            FL_FLS_NPI_CLIENT_DROP = 0x267, "FL_FlsNpiClientDrop";
            ARP_GUARD = 0x2BD, "ArpGuard";
            ARP_LIMITER = 0x2BE, "ArpLimiter";
            DHCP_LIMITER = 0x2BF, "DhcpLimiter";
            BLOCK_BROADCAST = 0x2C0, "BlockBroadcast";
            BLOCK_NON_IP = 0x2C1, "BlockNonIp";
            ARP_FILTER = 0x2C2, "ArpFilter";
            IPV4_GUARD = 0x2C3, "Ipv4Guard";
            IPV6_GUARD = 0x2C4, "Ipv6Guard";
            MAC_GUARD = 0x2C5, "MacGuard";
            BROADCAST_NO_DESTINATIONS = 0x2C6, "BroadcastNoDestinations";
            UNICAST_NO_DESTINATION = 0x2C7, "UnicastNoDestination";
            UNICAST_PORT_NOT_READY = 0x2C8, "UnicastPortNotReady";
            SWITCH_CALLBACK_FAILED = 0x2C9, "SwitchCallbackFailed";
            ICMPV6_LIMITER = 0x2CA, "Icmpv6Limiter";
            INTERCEPT = 0x2CB, "Intercept";
            INTERCEPT_BLOCK = 0x2CC, "InterceptBlock";
            NDP_GUARD = 0x2CD, "NDPGuard";
            PORT_BLOCKED = 0x2CE, "PortBlocked";
            NIC_SUSPENDED = 0x2CF, "NicSuspended";
            NL_BAD_SOURCE_ADDRESS = 0x385, "NL_BadSourceAddress";
            NL_NOT_LOCALLY_DESTINED = 0x386, "NL_NotLocallyDestined";
            NL_PROTOCOL_UNREACHABLE = 0x387, "NL_ProtocolUnreachable";
            NL_PORT_UNREACHABLE = 0x388, "NL_PortUnreachable";
            NL_BAD_LENGTH = 0x389, "NL_BadLength";
            NL_MALFORMED_HEADER = 0x38A, "NL_MalformedHeader";
            NL_NO_ROUTE = 0x38B, "NL_NoRoute";
            NL_BEYOND_SCOPE = 0x38C, "NL_BeyondScope";
            NL_INSPECTION_DROP = 0x38D, "NL_InspectionDrop";
            NL_TOO_MANY_DECAPSULATIONS = 0x38E, "NL_TooManyDecapsulations";
            NL_ADMINISTRATIVELY_PROHIBITED = 0x38F, "NL_AdministrativelyProhibited";
            NL_BAD_CHECKSUM = 0x390, "NL_BadChecksum";
            NL_RECEIVE_PATH_MAX = 0x391, "NL_ReceivePathMax";
            NL_HOP_LIMIT_EXCEEDED = 0x392, "NL_HopLimitExceeded";
            NL_ADDRESS_UNREACHABLE = 0x393, "NL_AddressUnreachable";
            NL_RSC_PACKET = 0x394, "NL_RscPacket";
            NL_FORWARD_PATH_MAX = 0x395, "NL_ForwardPathMax";
            NL_ARBITRATION_UNHANDLED = 0x396, "NL_ArbitrationUnhandled";
            NL_INSPECTION_ABSORB = 0x397, "NL_InspectionAbsorb";
            NL_DONT_FRAGMENT_MTU_EXCEEDED = 0x398, "NL_DontFragmentMtuExceeded";
            NL_BUFFER_LENGTH_EXCEEDED = 0x399, "NL_BufferLengthExceeded";
            NL_ADDRESS_RESOLUTION_TIMEOUT = 0x39A, "NL_AddressResolutionTimeout";
            NL_ADDRESS_RESOLUTION_FAILURE = 0x39B, "NL_AddressResolutionFailure";
            NL_IPSEC_FAILURE = 0x39C, "NL_IpsecFailure";
            NL_EXTENSION_HEADERS_FAILURE = 0x39D, "NL_ExtensionHeadersFailure";
            NL_IPSNPI_CLIENT_DROP = 0x39E, "NL_IpsnpiClientDrop";
            NL_UNSUPPORTED_OFFLOAD = 0x39F, "NL_UnsupportedOffload";
            NL_ROUTING_FAILURE = 0x3A0, "NL_RoutingFailure";
            NL_ANCILLARY_DATA_FAILURE = 0x3A1, "NL_AncillaryDataFailure";
            NL_RAW_DATA_FAILURE = 0x3A2, "NL_RawDataFailure";
            NL_SESSION_STATE_FAILURE = 0x3A3, "NL_SessionStateFailure";
            NL_IPSNPI_MODIFIED_BUT_NOT_FORWARDED = 0x3A4, "NL_IpsnpiModifiedButNotForwarded";
            NL_IPSNPI_NO_NEXT_HOP = 0x3A5, "NL_IpsnpiNoNextHop";
            NL_IPSNPI_NO_COMPARTMENT = 0x3A6, "NL_IpsnpiNoCompartment";
            NL_IPSNPI_NO_INTERFACE = 0x3A7, "NL_IpsnpiNoInterface";
            NL_IPSNPI_NO_SUB_INTERFACE = 0x3A8, "NL_IpsnpiNoSubInterface";
            NL_IPSNPI_INTERFACE_DISABLED = 0x3A9, "NL_IpsnpiInterfaceDisabled";
            NL_IPSNPI_SEGMENTATION_FAILED = 0x3AA, "NL_IpsnpiSegmentationFailed";
            NL_IPSNPI_NO_ETHERNET_HEADER = 0x3AB, "NL_IpsnpiNoEthernetHeader";
            NL_IPSNPI_UNEXPECTED_FRAGMENT = 0x3AC, "NL_IpsnpiUnexpectedFragment";
            NL_IPSNPI_UNSUPPORTED_INTERFACE_TYPE = 0x3AD, "NL_IpsnpiUnsupportedInterfaceType";
            NL_IPSNPI_INVALID_LSO_INFO = 0x3AE, "NL_IpsnpiInvalidLsoInfo";
            NL_IPSNPI_INVALID_USO_INFO = 0x3AF, "NL_IpsnpiInvalidUsoInfo";
            NL_INTERNAL_ERROR = 0x3B0, "NL_InternalError";
            NL_ADMINISTRATIVELY_CONFIGURED = 0x3B1, "NL_AdministrativelyConfigured";
            NL_BAD_OPTION = 0x3B2, "NL_BadOption";
            NL_LOOPBACK_DISALLOWED = 0x3B3, "NL_LoopbackDisallowed";
            NL_SMALLER_SCOPE = 0x3B4, "NL_SmallerScope";
            NL_QUEUE_FULL = 0x3B5, "NL_QueueFull";
            NL_INTERFACE_DISABLED = 0x3B6, "NL_InterfaceDisabled";
            NL_ICMP_GENERIC = 0x3B7, "NL_IcmpGeneric";
            NL_ICMP_TRUNCATED_HEADER = 0x3B8, "NL_IcmpTruncatedHeader";
            NL_ICMP_INVALID_CHECKSUM = 0x3B9, "NL_IcmpInvalidChecksum";
            NL_ICMP_INSPECTION = 0x3BA, "NL_IcmpInspection";
            NL_ICMP_NEIGHBOR_DISCOVERY_LOOPBACK = 0x3BB, "NL_IcmpNeighborDiscoveryLoopback";
            NL_ICMP_UNKNOWN_TYPE = 0x3BC, "NL_IcmpUnknownType";
            NL_ICMP_TRUNCATED_IP_HEADER = 0x3BD, "NL_IcmpTruncatedIpHeader";
            NL_ICMP_OVERSIZED_IP_HEADER = 0x3BE, "NL_IcmpOversizedIpHeader";
            NL_ICMP_NO_HANDLER = 0x3BF, "NL_IcmpNoHandler";
            NL_ICMP_RESPONDING_TO_ERROR = 0x3C0, "NL_IcmpRespondingToError";
            NL_ICMP_INVALID_SOURCE = 0x3C1, "NL_IcmpInvalidSource";
            NL_ICMP_INTERFACE_RATE_LIMIT = 0x3C2, "NL_IcmpInterfaceRateLimit";
            NL_ICMP_PATH_RATE_LIMIT = 0x3C3, "NL_IcmpPathRateLimit";
            NL_ICMP_NO_ROUTE = 0x3C4, "NL_IcmpNoRoute";
            NL_ICMP_MATCHING_REQUEST_NOT_FOUND = 0x3C5, "NL_IcmpMatchingRequestNotFound";
            NL_ICMP_BUFFER_TOO_SMALL = 0x3C6, "NL_IcmpBufferTooSmall";
            NL_ICMP_ANCILLARY_DATA_QUERY = 0x3C7, "NL_IcmpAncillaryDataQuery";
            NL_ICMP_INCORRECT_HOP_LIMIT = 0x3C8, "NL_IcmpIncorrectHopLimit";
            NL_ICMP_UNKNOWN_CODE = 0x3C9, "NL_IcmpUnknownCode";
            NL_ICMP_SOURCE_NOT_LINK_LOCAL = 0x3CA, "NL_IcmpSourceNotLinkLocal";
            NL_ICMP_TRUNCATED_ND_HEADER = 0x3CB, "NL_IcmpTruncatedNdHeader";
            NL_ICMP_INVALID_ND_OPT_SOURCE_LINK_ADDR = 0x3CC, "NL_IcmpInvalidNdOptSourceLinkAddr";
            NL_ICMP_INVALID_ND_OPT_MTU = 0x3CD, "NL_IcmpInvalidNdOptMtu";
            NL_ICMP_INVALID_ND_OPT_PREFIX_INFORMATION = 0x3CE, "NL_IcmpInvalidNdOptPrefixInformation";
            NL_ICMP_INVALID_ND_OPT_ROUTE_INFORMATION = 0x3CF, "NL_IcmpInvalidNdOptRouteInformation";
            NL_ICMP_INVALID_ND_OPT_RDNSS = 0x3D0, "NL_IcmpInvalidNdOptRdnss";
            NL_ICMP_INVALID_ND_OPT_DNSSL = 0x3D1, "NL_IcmpInvalidNdOptDnssl";
            NL_ICMP_PACKET_PARSING_FAILURE = 0x3D2, "NL_IcmpPacketParsingFailure";
            NL_ICMP_DISALLOWED = 0x3D3, "NL_IcmpDisallowed";
            NL_ICMP_INVALID_ROUTER_ADVERTISEMENT = 0x3D4, "NL_IcmpInvalidRouterAdvertisement";
            NL_ICMP_SOURCE_FROM_DIFFERENT_LINK = 0x3D5, "NL_IcmpSourceFromDifferentLink";
            NL_ICMP_INVALID_REDIRECT_DESTINATION_OR_TARGET = 0x3D6, "NL_IcmpInvalidRedirectDestinationOrTarget";
            NL_ICMP_INVALID_ND_TARGET = 0x3D7, "NL_IcmpInvalidNdTarget";
            NL_ICMP_NA_MULTICAST_AND_SOLICITED = 0x3D8, "NL_IcmpNaMulticastAndSolicited";
            NL_ICMP_ND_LINK_LAYER_ADDRESS_IS_LOCAL = 0x3D9, "NL_IcmpNdLinkLayerAddressIsLocal";
            NL_ICMP_DUPLICATE_ECHO_REQUEST = 0x3DA, "NL_IcmpDuplicateEchoRequest";
            NL_ICMP_NOT_APOTENTIAL_ROUTER = 0x3DB, "NL_IcmpNotAPotentialRouter";
            NL_ICMP_INVALID_MLD_QUERY = 0x3DC, "NL_IcmpInvalidMldQuery";
            NL_ICMP_INVALID_MLD_REPORT = 0x3DD, "NL_IcmpInvalidMldReport";
            NL_ICMP_LOCALLY_SOURCED_MLD_REPORT = 0x3DE, "NL_IcmpLocallySourcedMldReport";
            NL_ICMP_NOT_LOCALLY_DESTINED = 0x3DF, "NL_IcmpNotLocallyDestined";
            NL_ARP_INVALID_SOURCE = 0x3E0, "NL_ArpInvalidSource";
            NL_ARP_INVALID_TARGET = 0x3E1, "NL_ArpInvalidTarget";
            NL_ARP_DL_SOURCE_IS_LOCAL = 0x3E2, "NL_ArpDlSourceIsLocal";
            NL_ARP_NOT_LOCALLY_DESTINED = 0x3E3, "NL_ArpNotLocallyDestined";
            NL_NL_CLIENT_DISCARD = 0x3E4, "NL_NlClientDiscard";
            NL_IPSNPI_URO_SEGMENT_SIZE_EXCEEDS_MTU = 0x3E5, "NL_IpsnpiUroSegmentSizeExceedsMtu";
            NL_ICMP_FRAGMENTED_PACKET = 0x3E6, "NL_IcmpFragmentedPacket";
            NL_FIRST_FRAGMENT_INCOMPLETE = 0x3E7, "NL_FirstFragmentIncomplete";
            NL_SOURCE_VIOLATION = 0x3E8, "NL_SourceViolation";
            NL_ICMP_JUMBOGRAM = 0x3E9, "NL_IcmpJumbogram";
            NL_SW_USO_FAILURE = 0x3EA, "NL_SwUsoFailure";
            INET_SOURCE_UNSPECIFIED = 0x4B0, "INET_SourceUnspecified";
            INET_DESTINATION_MULTICAST = 0x4B1, "INET_DestinationMulticast";
            INET_HEADER_INVALID = 0x4B2, "INET_HeaderInvalid";
            INET_CHECKSUM_INVALID = 0x4B3, "INET_ChecksumInvalid";
            INET_ENDPOINT_NOT_FOUND = 0x4B4, "INET_EndpointNotFound";
            INET_CONNECTED_PATH = 0x4B5, "INET_ConnectedPath";
            INET_SESSION_STATE = 0x4B6, "INET_SessionState";
            INET_RECEIVE_INSPECTION = 0x4B7, "INET_ReceiveInspection";
            INET_ACK_INVALID = 0x4B8, "INET_AckInvalid";
            INET_EXPECTED_SYN = 0x4B9, "INET_ExpectedSyn";
            INET_RST = 0x4BA, "INET_Rst";
            INET_SYN_RCVD_SYN = 0x4BB, "INET_SynRcvdSyn";
            INET_SIMULTANEOUS_CONNECT = 0x4BC, "INET_SimultaneousConnect";
            INET_PAWS_FAILED = 0x4BD, "INET_PawsFailed";
            INET_LAND_ATTACK = 0x4BE, "INET_LandAttack";
            INET_MISSED_RESET = 0x4BF, "INET_MissedReset";
            INET_OUTSIDE_WINDOW = 0x4C0, "INET_OutsideWindow";
            INET_DUPLICATE_SEGMENT = 0x4C1, "INET_DuplicateSegment";
            INET_CLOSED_WINDOW = 0x4C2, "INET_ClosedWindow";
            INET_TCB_REMOVED = 0x4C3, "INET_TcbRemoved";
            INET_FIN_WAIT2 = 0x4C4, "INET_FinWait2";
            INET_REASSEMBLY_CONFLICT = 0x4C5, "INET_ReassemblyConflict";
            INET_FIN_RECEIVED = 0x4C6, "INET_FinReceived";
            INET_LISTENER_INVALID_FLAGS = 0x4C7, "INET_ListenerInvalidFlags";
            INET_TCB_NOT_IN_TCB_TABLE = 0x4C8, "INET_TcbNotInTcbTable";
            INET_TIME_WAIT_TCB_RECEIVED_RST_OUTSIDE_WINDOW = 0x4C9, "INET_TimeWaitTcbReceivedRstOutsideWindow";
            INET_TIME_WAIT_TCB_SYN_AND_OTHER_FLAGS = 0x4CA, "INET_TimeWaitTcbSynAndOtherFlags";
            INET_TIME_WAIT_TCB = 0x4CB, "INET_TimeWaitTcb";
            INET_SYN_ACK_WITH_FASTOPEN_COOKIE_REQUEST = 0x4CC, "INET_SynAckWithFastopenCookieRequest";
            INET_PAUSE_ACCEPT = 0x4CD, "INET_PauseAccept";
            INET_SYN_ATTACK = 0x4CE, "INET_SynAttack";
            INET_ACCEPT_INSPECTION = 0x4CF, "INET_AcceptInspection";
            INET_ACCEPT_REDIRECTION = 0x4D0, "INET_AcceptRedirection";
            SLB_MUX_PARSING_FAILURE = 0x515, "SlbMux_ParsingFailure";
            SLB_MUX_FIRST_FRAGMENT_MISS = 0x516, "SlbMux_FirstFragmentMiss";
            SLB_MUX_ICMP_ERROR_PAYLOAD_VALIDATION_FAILURE = 0x517, "SlbMux_ICMPErrorPayloadValidationFailure";
            SLB_MUX_ICMP_ERROR_PACKET_MATCH_NO_SESSION = 0x518, "SlbMux_ICMPErrorPacketMatchNoSession";
            SLB_MUX_EXTERNAL_HAIRPIN_NEXTHOP_LOOKUP_FAILURE = 0x519, "SlbMux_ExternalHairpinNexthopLookupFailure";
            SLB_MUX_NO_MATCHING_STATIC_MAPPING = 0x51A, "SlbMux_NoMatchingStaticMapping";
            SLB_MUX_NEXTHOP_REFERENCE_FAILURE = 0x51B, "SlbMux_NexthopReferenceFailure";
            SLB_MUX_CLONING_FAILURE = 0x51C, "SlbMux_CloningFailure";
            SLB_MUX_TRANSLATION_FAILURE = 0x51D, "SlbMux_TranslationFailure";
            SLB_MUX_HOP_LIMIT_EXCEEDED = 0x51E, "SlbMux_HopLimitExceeded";
            SLB_MUX_PACKET_BIGGER_THAN_MTU = 0x51F, "SlbMux_PacketBiggerThanMTU";
            SLB_MUX_UNEXPECTED_ROUTE_LOOKUP_FAILURE = 0x520, "SlbMux_UnexpectedRouteLookupFailure";
            SLB_MUX_NO_ROUTE = 0x521, "SlbMux_NoRoute";
            SLB_MUX_SESSION_CREATION_FAILURE = 0x522, "SlbMux_SessionCreationFailure";
            SLB_MUX_NEXTHOP_NOT_OVER_EXTERNAL_INTERFACE = 0x523, "SlbMux_NexthopNotOverExternalInterface";
            SLB_MUX_NEXTHOP_EXTERNAL_INTERFACE_MISS_NAT_INSTANCE = 0x524,
                "SlbMux_NexthopExternalInterfaceMissNATInstance";
            SLB_MUX_NAT_ITSELF_CANT_BE_INTERNAL_NEXTHOP = 0x525, "SlbMux_NATItselfCantBeInternalNexthop";
            SLB_MUX_PACKET_ROUTABLE_IN_ITS_ARRIVAL_COMPARTMENT = 0x526, "SlbMux_PacketRoutableInItsArrivalCompartment";
            SLB_MUX_PACKET_TRANSPORT_PROTOCOL_NOT_SUPPORTED = 0x527, "SlbMux_PacketTransportProtocolNotSupported";
            SLB_MUX_PACKET_IS_DESTINED_LOCALLY = 0x528, "SlbMux_PacketIsDestinedLocally";
            SLB_MUX_PACKET_DESTINATION_IPAND_PORT_NOT_SUBJECT_TO_NAT = 0x529,
                "SlbMux_PacketDestinationIPandPortNotSubjectToNAT";
            SLB_MUX_MUX_REJECT = 0x52A, "SlbMux_MuxReject";
            SLB_MUX_DIP_LOOKUP_FAILURE = 0x52B, "SlbMux_DipLookupFailure";
            SLB_MUX_MUX_ENCAPSULATION_FAILURE = 0x52C, "SlbMux_MuxEncapsulationFailure";
            SLB_MUX_INVALID_DIAG_PACKET_ENCAP_TYPE = 0x52D, "SlbMux_InvalidDiagPacketEncapType";
            SLB_MUX_DIAG_PACKET_IS_REDIRECT = 0x52E, "SlbMux_DiagPacketIsRedirect";
            SLB_MUX_UNABLE_TO_HANDLE_REDIRECT = 0x52F, "SlbMux_UnableToHandleRedirect";
            IPSEC_BAD_SPI = 0x579, "Ipsec_BadSpi";
            IPSEC_SA_LIFETIME_EXPIRED = 0x57A, "Ipsec_SALifetimeExpired";
            IPSEC_WRONG_SA = 0x57B, "Ipsec_WrongSA";
            IPSEC_REPLAY_CHECK_FAILED = 0x57C, "Ipsec_ReplayCheckFailed";
            IPSEC_INVALID_PACKET = 0x57D, "Ipsec_InvalidPacket";
            IPSEC_INTEGRITY_CHECK_FAILED = 0x57E, "Ipsec_IntegrityCheckFailed";
            IPSEC_CLEAR_TEXT_DROP = 0x57F, "Ipsec_ClearTextDrop";
            IPSEC_AUTH_FIREWALL_DROP = 0x580, "Ipsec_AuthFirewallDrop";
            IPSEC_THROTTLE_DROP = 0x581, "Ipsec_ThrottleDrop";
            IPSEC_DOSP_BLOCK = 0x582, "Ipsec_Dosp_Block";
            IPSEC_DOSP_RECEIVED_MULTICAST = 0x583, "Ipsec_Dosp_ReceivedMulticast";
            IPSEC_DOSP_INVALID_PACKET = 0x584, "Ipsec_Dosp_InvalidPacket";
            IPSEC_DOSP_STATE_LOOKUP_FAILED = 0x585, "Ipsec_Dosp_StateLookupFailed";
            IPSEC_DOSP_MAX_ENTRIES = 0x586, "Ipsec_Dosp_MaxEntries";
            IPSEC_DOSP_KEYMOD_NOT_ALLOWED = 0x587, "Ipsec_Dosp_KeymodNotAllowed";
            IPSEC_DOSP_MAX_PER_IP_RATE_LIMIT_QUEUES = 0x588, "Ipsec_Dosp_MaxPerIpRateLimitQueues";
            IPSEC_NO_MEMORY = 0x589, "Ipsec_NoMemory";
            IPSEC_UNSUCCESSFUL = 0x58A, "Ipsec_Unsuccessful";
            NET_CX_NET_PACKET_LAYOUT_PARSE_FAILURE = 0x5DD, "NetCx_NetPacketLayoutParseFailure";
            NET_CX_SOFTWARE_CHECKSUM_FAILURE = 0x5DE, "NetCx_SoftwareChecksumFailure";
            NET_CX_NIC_QUEUE_STOP = 0x5DF, "NetCx_NicQueueStop";
            NET_CX_INVALID_NET_BUFFER_LENGTH = 0x5E0, "NetCx_InvalidNetBufferLength";
            NET_CX_LSO_FAILURE = 0x5E1, "NetCx_LSOFailure";
            NET_CX_USO_FAILURE = 0x5E2, "NetCx_USOFailure";
            NET_CX_BUFFER_BOUNCE_FAILURE_AND_PACKET_IGNORE = 0x5E3, "NetCx_BufferBounceFailureAndPacketIgnore";
            HTTP_BEGIN = 0xBB8, "Http_Begin";
            HTTP_UL_ERROR_BEGIN = 0xBB9, "Http_UlError_Begin";
            HTTP_UL_ERROR = 0xBBA, "Http_UlError";
            HTTP_UL_ERROR_VERB = 0xBBB, "Http_UlErrorVerb";
            HTTP_UL_ERROR_URL = 0xBBC, "Http_UlErrorUrl";
            HTTP_UL_ERROR_HEADER = 0xBBD, "Http_UlErrorHeader";
            HTTP_UL_ERROR_HOST = 0xBBE, "Http_UlErrorHost";
            HTTP_UL_ERROR_NUM = 0xBBF, "Http_UlErrorNum";
            HTTP_UL_ERROR_FIELD_LENGTH = 0xBC0, "Http_UlErrorFieldLength";
            HTTP_UL_ERROR_REQUEST_LENGTH = 0xBC1, "Http_UlErrorRequestLength";
            HTTP_UL_ERROR_UNAUTHORIZED = 0xBC2, "Http_UlErrorUnauthorized";
            HTTP_UL_ERROR_FORBIDDEN_URL = 0xBC3, "Http_UlErrorForbiddenUrl";
            HTTP_UL_ERROR_NOT_FOUND = 0xBC4, "Http_UlErrorNotFound";
            HTTP_UL_ERROR_CONTENT_LENGTH = 0xBC5, "Http_UlErrorContentLength";
            HTTP_UL_ERROR_PRECONDITION_FAILED = 0xBC6, "Http_UlErrorPreconditionFailed";
            HTTP_UL_ERROR_ENTITY_TOO_LARGE = 0xBC7, "Http_UlErrorEntityTooLarge";
            HTTP_UL_ERROR_URL_LENGTH = 0xBC8, "Http_UlErrorUrlLength";
            HTTP_UL_ERROR_RANGE_NOT_SATISFIABLE = 0xBC9, "Http_UlErrorRangeNotSatisfiable";
            HTTP_UL_ERROR_MISDIRECTED_REQUEST = 0xBCA, "Http_UlErrorMisdirectedRequest";
            HTTP_UL_ERROR_INTERNAL_SERVER = 0xBCB, "Http_UlErrorInternalServer";
            HTTP_UL_ERROR_NOT_IMPLEMENTED = 0xBCC, "Http_UlErrorNotImplemented";
            HTTP_UL_ERROR_UNAVAILABLE = 0xBCD, "Http_UlErrorUnavailable";
            HTTP_UL_ERROR_CONNECTION_LIMIT = 0xBCE, "Http_UlErrorConnectionLimit";
            HTTP_UL_ERROR_RAPID_FAIL_PROTECTION = 0xBCF, "Http_UlErrorRapidFailProtection";
            HTTP_UL_ERROR_REQUEST_QUEUE_FULL = 0xBD0, "Http_UlErrorRequestQueueFull";
            HTTP_UL_ERROR_DISABLED_BY_ADMIN = 0xBD1, "Http_UlErrorDisabledByAdmin";
            HTTP_UL_ERROR_DISABLED_BY_APP = 0xBD2, "Http_UlErrorDisabledByApp";
            HTTP_UL_ERROR_JOB_OBJECT_FIRED = 0xBD3, "Http_UlErrorJobObjectFired";
            HTTP_UL_ERROR_APP_POOL_BUSY = 0xBD4, "Http_UlErrorAppPoolBusy";
            HTTP_UL_ERROR_VERSION = 0xBD5, "Http_UlErrorVersion";
            HTTP_UL_ERROR_END = 0xBD6, "Http_UlError_End";
            HTTP_UX_DUO_FAULT_BEGIN = 0xD48, "Http_UxDuoFaultBegin";
            HTTP_UX_DUO_FAULT_USER_ABORT = 0xD49, "Http_UxDuoFaultUserAbort";
            HTTP_UX_DUO_FAULT_COLLECTION = 0xD4A, "Http_UxDuoFaultCollection";
            HTTP_UX_DUO_FAULT_CLIENT_RESET_STREAM = 0xD4B, "Http_UxDuoFaultClientResetStream";
            HTTP_UX_DUO_FAULT_METHOD_NOT_FOUND = 0xD4C, "Http_UxDuoFaultMethodNotFound";
            HTTP_UX_DUO_FAULT_SCHEME_MISMATCH = 0xD4D, "Http_UxDuoFaultSchemeMismatch";
            HTTP_UX_DUO_FAULT_SCHEME_NOT_FOUND = 0xD4E, "Http_UxDuoFaultSchemeNotFound";
            HTTP_UX_DUO_FAULT_DATA_AFTER_END = 0xD4F, "Http_UxDuoFaultDataAfterEnd";
            HTTP_UX_DUO_FAULT_PATH_NOT_FOUND = 0xD50, "Http_UxDuoFaultPathNotFound";
            HTTP_UX_DUO_FAULT_HALF_CLOSED_LOCAL = 0xD51, "Http_UxDuoFaultHalfClosedLocal";
            HTTP_UX_DUO_FAULT_INCOMPATIBLE_AUTH = 0xD52, "Http_UxDuoFaultIncompatibleAuth";
            HTTP_UX_DUO_FAULT_DEPRECATED3 = 0xD53, "Http_UxDuoFaultDeprecated3";
            HTTP_UX_DUO_FAULT_CLIENT_CERT_BLOCKED = 0xD54, "Http_UxDuoFaultClientCertBlocked";
            HTTP_UX_DUO_FAULT_HEADER_NAME_EMPTY = 0xD55, "Http_UxDuoFaultHeaderNameEmpty";
            HTTP_UX_DUO_FAULT_ILLEGAL_SEND = 0xD56, "Http_UxDuoFaultIllegalSend";
            HTTP_UX_DUO_FAULT_PUSH_UPPER_ATTACH = 0xD57, "Http_UxDuoFaultPushUpperAttach";
            HTTP_UX_DUO_FAULT_STREAM_UPPER_ATTACH = 0xD58, "Http_UxDuoFaultStreamUpperAttach";
            HTTP_UX_DUO_FAULT_ACTIVE_STREAM_LIMIT = 0xD59, "Http_UxDuoFaultActiveStreamLimit";
            HTTP_UX_DUO_FAULT_AUTHORITY_NOT_FOUND = 0xD5A, "Http_UxDuoFaultAuthorityNotFound";
            HTTP_UX_DUO_FAULT_UNEXPECTED_TAIL = 0xD5B, "Http_UxDuoFaultUnexpectedTail";
            HTTP_UX_DUO_FAULT_TRUNCATED = 0xD5C, "Http_UxDuoFaultTruncated";
            HTTP_UX_DUO_FAULT_RESPONSE_HOLD = 0xD5D, "Http_UxDuoFaultResponseHold";
            HTTP_UX_DUO_FAULT_REQUEST_CHUNKED = 0xD5E, "Http_UxDuoFaultRequestChunked";
            HTTP_UX_DUO_FAULT_REQUEST_CONTENT_LENGTH = 0xD5F, "Http_UxDuoFaultRequestContentLength";
            HTTP_UX_DUO_FAULT_RESPONSE_CHUNKED = 0xD60, "Http_UxDuoFaultResponseChunked";
            HTTP_UX_DUO_FAULT_RESPONSE_CONTENT_LENGTH = 0xD61, "Http_UxDuoFaultResponseContentLength";
            HTTP_UX_DUO_FAULT_RESPONSE_TRANSFER_ENCODING = 0xD62, "Http_UxDuoFaultResponseTransferEncoding";
            HTTP_UX_DUO_FAULT_RESPONSE_LINE = 0xD63, "Http_UxDuoFaultResponseLine";
            HTTP_UX_DUO_FAULT_RESPONSE_HEADER = 0xD64, "Http_UxDuoFaultResponseHeader";
            HTTP_UX_DUO_FAULT_CONNECT = 0xD65, "Http_UxDuoFaultConnect";
            HTTP_UX_DUO_FAULT_CHUNK_START = 0xD66, "Http_UxDuoFaultChunkStart";
            HTTP_UX_DUO_FAULT_CHUNK_LENGTH = 0xD67, "Http_UxDuoFaultChunkLength";
            HTTP_UX_DUO_FAULT_CHUNK_STOP = 0xD68, "Http_UxDuoFaultChunkStop";
            HTTP_UX_DUO_FAULT_HEADERS_AFTER_TRAILERS = 0xD69, "Http_UxDuoFaultHeadersAfterTrailers";
            HTTP_UX_DUO_FAULT_HEADERS_AFTER_END = 0xD6A, "Http_UxDuoFaultHeadersAfterEnd";
            HTTP_UX_DUO_FAULT_ENDLESS_TRAILER = 0xD6B, "Http_UxDuoFaultEndlessTrailer";
            HTTP_UX_DUO_FAULT_TRANSFER_ENCODING = 0xD6C, "Http_UxDuoFaultTransferEncoding";
            HTTP_UX_DUO_FAULT_MULTIPLE_TRANSFER_CODINGS = 0xD6D, "Http_UxDuoFaultMultipleTransferCodings";
            HTTP_UX_DUO_FAULT_PUSH_BODY = 0xD6E, "Http_UxDuoFaultPushBody";
            HTTP_UX_DUO_FAULT_STREAM_ABANDONED = 0xD6F, "Http_UxDuoFaultStreamAbandoned";
            HTTP_UX_DUO_FAULT_MALFORMED_HOST = 0xD70, "Http_UxDuoFaultMalformedHost";
            HTTP_UX_DUO_FAULT_DECOMPRESSION_OVERFLOW = 0xD71, "Http_UxDuoFaultDecompressionOverflow";
            HTTP_UX_DUO_FAULT_ILLEGAL_HEADER_NAME = 0xD72, "Http_UxDuoFaultIllegalHeaderName";
            HTTP_UX_DUO_FAULT_ILLEGAL_HEADER_VALUE = 0xD73, "Http_UxDuoFaultIllegalHeaderValue";
            HTTP_UX_DUO_FAULT_CONN_HEADER_DISALLOWED = 0xD74, "Http_UxDuoFaultConnHeaderDisallowed";
            HTTP_UX_DUO_FAULT_CONN_HEADER_MALFORMED = 0xD75, "Http_UxDuoFaultConnHeaderMalformed";
            HTTP_UX_DUO_FAULT_COOKIE_REASSEMBLY = 0xD76, "Http_UxDuoFaultCookieReassembly";
            HTTP_UX_DUO_FAULT_STATUS_HEADER = 0xD77, "Http_UxDuoFaultStatusHeader";
            HTTP_UX_DUO_FAULT_SCHEME_DISALLOWED = 0xD78, "Http_UxDuoFaultSchemeDisallowed";
            HTTP_UX_DUO_FAULT_PATH_DISALLOWED = 0xD79, "Http_UxDuoFaultPathDisallowed";
            HTTP_UX_DUO_FAULT_PUSH_HOST = 0xD7A, "Http_UxDuoFaultPushHost";
            HTTP_UX_DUO_FAULT_GOAWAY_RECEIVED = 0xD7B, "Http_UxDuoFaultGoawayReceived";
            HTTP_UX_DUO_FAULT_ABORT_LEGACY_APP = 0xD7C, "Http_UxDuoFaultAbortLegacyApp";
            HTTP_UX_DUO_FAULT_UPGRADE_HEADER_DISALLOWED = 0xD7D, "Http_UxDuoFaultUpgradeHeaderDisallowed";
            HTTP_UX_DUO_FAULT_RESPONSE_UPGRADE_HEADER = 0xD7E, "Http_UxDuoFaultResponseUpgradeHeader";
            HTTP_UX_DUO_FAULT_KEEP_ALIVE_HEADER_DISALLOWED = 0xD7F, "Http_UxDuoFaultKeepAliveHeaderDisallowed";
            HTTP_UX_DUO_FAULT_RESPONSE_KEEP_ALIVE_HEADER = 0xD80, "Http_UxDuoFaultResponseKeepAliveHeader";
            HTTP_UX_DUO_FAULT_PROXY_CONN_HEADER_DISALLOWED = 0xD81, "Http_UxDuoFaultProxyConnHeaderDisallowed";
            HTTP_UX_DUO_FAULT_RESPONSE_PROXY_CONN_HEADER = 0xD82, "Http_UxDuoFaultResponseProxyConnHeader";
            HTTP_UX_DUO_FAULT_CONNECTION_GOING_AWAY = 0xD83, "Http_UxDuoFaultConnectionGoingAway";
            HTTP_UX_DUO_FAULT_TRANSFER_ENCODING_DISALLOWED = 0xD84, "Http_UxDuoFaultTransferEncodingDisallowed";
            HTTP_UX_DUO_FAULT_CONTENT_LENGTH_DISALLOWED = 0xD85, "Http_UxDuoFaultContentLengthDisallowed";
            HTTP_UX_DUO_FAULT_TRAILER_DISALLOWED = 0xD86, "Http_UxDuoFaultTrailerDisallowed";
            HTTP_UX_DUO_FAULT_END = 0xD87, "Http_UxDuoFaultEnd";
            HTTP_RECEIVE_SUPPRESSED = 0xE10, "Http_ReceiveSuppressed";
            HTTP_GENERIC = 0xED8, "Http_Generic";
            HTTP_INVALID_PARAMETER = 0xED9, "Http_InvalidParameter";
            HTTP_INSUFFICIENT_RESOURCES = 0xEDA, "Http_InsufficientResources";
            HTTP_INVALID_HANDLE = 0xEDB, "Http_InvalidHandle";
            HTTP_NOT_SUPPORTED = 0xEDC, "Http_NotSupported";
            HTTP_BAD_NETWORK_PATH = 0xEDD, "Http_BadNetworkPath";
            HTTP_INTERNAL_ERROR = 0xEDE, "Http_InternalError";
            HTTP_NO_SUCH_PACKAGE = 0xEDF, "Http_NoSuchPackage";
            HTTP_PRIVILEGE_NOT_HELD = 0xEE0, "Http_PrivilegeNotHeld";
            HTTP_CANNOT_IMPERSONATE = 0xEE1, "Http_CannotImpersonate";
            HTTP_LOGON_FAILURE = 0xEE2, "Http_LogonFailure";
            HTTP_NO_SUCH_LOGON_SESSION = 0xEE3, "Http_NoSuchLogonSession";
            HTTP_ACCESS_DENIED = 0xEE4, "Http_AccessDenied";
            HTTP_NO_LOGON_SERVERS = 0xEE5, "Http_NoLogonServers";
            HTTP_TIME_DIFFERENCE_AT_DC = 0xEE6, "Http_TimeDifferenceAtDc";
            HTTP_END = 0xFA0, "Http_End";
        }
    }
}

static PLACES_0: [Place; 1] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 4] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 3] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 3] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 3] = places(super::PROVIDER.events[4].fields);
static PLACES_5: [Place; 3] = places(super::PROVIDER.events[5].fields);
static PLACES_6: [Place; 3] = places(super::PROVIDER.events[6].fields);
static PLACES_7: [Place; 3] = places(super::PROVIDER.events[7].fields);
static PLACES_8: [Place; 4] = places(super::PROVIDER.events[8].fields);
static PLACES_9: [Place; 3] = places(super::PROVIDER.events[9].fields);
static PLACES_10: [Place; 3] = places(super::PROVIDER.events[10].fields);
static PLACES_11: [Place; 7] = places(super::PROVIDER.events[11].fields);
static PLACES_12: [Place; 9] = places(super::PROVIDER.events[12].fields);
static PLACES_13: [Place; 12] = places(super::PROVIDER.events[13].fields);
static PLACES_14: [Place; 12] = places(super::PROVIDER.events[14].fields);
static PLACES_15: [Place; 20] = places(super::PROVIDER.events[15].fields);
static PLACES_16: [Place; 20] = places(super::PROVIDER.events[16].fields);
static PLACES_17: [Place; 13] = places(super::PROVIDER.events[19].fields);
static PLACES_18: [Place; 22] = places(super::PROVIDER.events[21].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `Status`, `UInt32` shown as `NTSTATUS`.
        fn status -> u32 = get(0);
    }
    /// Payload of event 10, `DriverEntryFailed`, version 0.
    #[doc(alias = "DriverEntryFailed")]
    DriverEntryFailedPayload(10, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `Id`, `UInt16`.
        fn id -> u16 = get(0);
        /// Field `Type`, `UInt16`.
        fn kind -> maps::ComponentType = get(1);
        /// Field `Name`, `UnicodeString`.
        fn name -> Utf16Str<'a> = get(2);
        /// Field `Description`, `UnicodeString`.
        fn description -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 20, `ComponentInfo`, version 0.
    ///
    /// A component of the network stack, such as a driver.
    #[doc(alias = "ComponentInfo")]
    ComponentInfoPayload(20, 1);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(0);
        /// Field `Type`, `UInt16`.
        fn kind -> maps::PropertyType = get(1);
        /// Field `Value`, `UInt32`.
        fn value -> u32 = get(2);
    }
    /// Payload of event 30, `CompPropUint`, version 0.
    #[doc(alias = "CompPropUint")]
    CompPropUintPayload(30, 2);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(0);
        /// Field `Type`, `UInt16`.
        fn kind -> maps::PropertyType = get(1);
        /// Field `Value`, `GUID`.
        fn value -> Guid = get(2);
    }
    /// Payload of event 40, `CompPropGuid`, version 0.
    #[doc(alias = "CompPropGuid")]
    CompPropGuidPayload(40, 3);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(0);
        /// Field `Type`, `UInt16`.
        fn kind -> maps::PropertyType = get(1);
        /// Field `Value`, `UInt32` shown as `HexInt32`.
        fn value -> u32 = get(2);
    }
    /// Payload of event 50, `CompPropHex32`, version 0.
    #[doc(alias = "CompPropHex32")]
    CompPropHex32Payload(50, 4);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(0);
        /// Field `Type`, `UInt16`.
        fn kind -> maps::PropertyType = get(1);
        /// Field `Value`, `UInt16`.
        fn value -> maps::NdisMedium = get(2);
    }
    /// Payload of event 60, `CompPropNdisMedium`, version 0.
    #[doc(alias = "CompPropNdisMedium")]
    CompPropNdisMediumPayload(60, 5);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(0);
        /// Field `Type`, `UInt16`.
        fn kind -> maps::PropertyType = get(1);
        /// Field `IpAddress`, `UInt32` shown as `IPv4`.
        fn ip_address -> u32 = get(2);
    }
    /// Payload of event 65, `CompPropIpv4`, version 0.
    ///
    /// An IPv4 address of a component. The name is descriptive: no source states one.
    #[doc(alias = "CompPropIpv4")]
    CompPropIpv4Payload(65, 6);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(0);
        /// Field `Type`, `UInt16`.
        fn kind -> maps::PropertyType = get(1);
        /// Field `IpAddress`, `Binary` shown as `IPv6`, 16 bytes.
        fn ip_address -> &'a [u8] = get(2);
    }
    /// Payload of event 66, `CompPropIpv6`, version 0.
    ///
    /// An IPv6 address of a component. The name is descriptive: no source states one.
    #[doc(alias = "CompPropIpv6")]
    CompPropIpv6Payload(66, 7);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(0);
        /// Field `Type`, `UInt16`.
        fn kind -> maps::PropertyType = get(1);
        /// Field `Size`, `UInt32`.
        fn size -> u32 = get(2);
        /// Field `Value`, `Binary`, `Size` bytes.
        fn value -> &'a [u8] = get(3);
    }
    /// Payload of event 70, `CompPropBinary`, version 0.
    #[doc(alias = "CompPropBinary")]
    CompPropBinaryPayload(70, 8);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(0);
        /// Field `Type`, `UInt16`.
        fn kind -> maps::PropertyType = get(1);
        /// Field `Value`, `UnicodeString`.
        fn value -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 73, `CompPropString`, version 0.
    #[doc(alias = "CompPropString")]
    CompPropStringPayload(73, 9);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_10, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(0);
        /// Field `Type`, `UInt16`.
        fn kind -> maps::PropertyType = get(1);
        /// Field `EtherType`, `UInt16`.
        fn ether_type -> maps::EtherType = get(2);
    }
    /// Payload of event 75, `CompPropEtherType`, version 0.
    #[doc(alias = "CompPropEtherType")]
    CompPropEtherTypePayload(75, 10);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_11, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(0);
        /// Field `DirTagIn`, `UInt16`.
        fn dir_tag_in -> maps::PacketDirectionTag = get(1);
        /// Field `PacketsIn`, `UInt64`.
        fn packets_in -> u64 = get(2);
        /// Field `BytesIn`, `UInt64`.
        fn bytes_in -> u64 = get(3);
        /// Field `DirTagOut`, `UInt16`.
        fn dir_tag_out -> maps::PacketDirectionTag = get(4);
        /// Field `PacketsOut`, `UInt64`.
        fn packets_out -> u64 = get(5);
        /// Field `BytesOut`, `UInt64`.
        fn bytes_out -> u64 = get(6);
    }
    /// Payload of event 80, `PacketDropCounters`, version 0.
    #[doc(alias = "PacketDropCounters")]
    PacketDropCountersPayload(80, 11);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_12, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(0);
        /// Field `EdgeName`, `UnicodeString`.
        fn edge_name -> Utf16Str<'a> = get(1);
        /// Field `EdgeId`, `UInt16`.
        fn edge_id -> u16 = get(2);
        /// Field `DirTagIn`, `UInt16`.
        fn dir_tag_in -> maps::PacketDirectionTag = get(3);
        /// Field `PacketsIn`, `UInt64`.
        fn packets_in -> u64 = get(4);
        /// Field `BytesIn`, `UInt64`.
        fn bytes_in -> u64 = get(5);
        /// Field `DirTagOut`, `UInt16`.
        fn dir_tag_out -> maps::PacketDirectionTag = get(6);
        /// Field `PacketsOut`, `UInt64`.
        fn packets_out -> u64 = get(7);
        /// Field `BytesOut`, `UInt64`.
        fn bytes_out -> u64 = get(8);
    }
    /// Payload of event 90, `PacketFlowCounters`, version 0.
    #[doc(alias = "PacketFlowCounters")]
    PacketFlowCountersPayload(90, 12);
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_13, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// Field `FilterId`, `UInt16`.
        fn filter_id -> u16 = get(0);
        /// Field `FilterName`, `UnicodeString`.
        fn filter_name -> Utf16Str<'a> = get(1);
        /// Field `MacAddress1`, `Binary`, 6 bytes.
        fn mac_address1 -> &'a [u8] = get(2);
        /// Field `MacAddress2`, `Binary`, 6 bytes.
        fn mac_address2 -> &'a [u8] = get(3);
        /// Field `EtherType`, `UInt16`.
        fn ether_type -> maps::EtherType = get(4);
        /// Field `VlanId`, `UInt16`.
        fn vlan_id -> u16 = get(5);
        /// Field `IpAddress1`, `UInt32` shown as `IPv4`.
        fn ip_address1 -> u32 = get(6);
        /// Field `IpAddress2`, `UInt32` shown as `IPv4`.
        fn ip_address2 -> u32 = get(7);
        /// Field `Protocol`, `UInt8`.
        fn protocol -> maps::IpProtocol = get(8);
        /// Field `Port1`, `UInt16`.
        fn port1 -> u16 = get(9);
        /// Field `Port2`, `UInt16`.
        fn port2 -> u16 = get(10);
        /// Field `TCPFlags`, `UInt8`.
        fn tcp_flags -> u8 = get(11);
    }
    /// Payload of event 100, `PktFilterIPv4`, version 0.
    #[doc(alias = "PktFilterIPv4")]
    PktFilterIpv4Payload(100, 13);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_14, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// Field `FilterId`, `UInt16`.
        fn filter_id -> u16 = get(0);
        /// Field `FilterName`, `UnicodeString`.
        fn filter_name -> Utf16Str<'a> = get(1);
        /// Field `MacAddress1`, `Binary`, 6 bytes.
        fn mac_address1 -> &'a [u8] = get(2);
        /// Field `MacAddress2`, `Binary`, 6 bytes.
        fn mac_address2 -> &'a [u8] = get(3);
        /// Field `EtherType`, `UInt16`.
        fn ether_type -> maps::EtherType = get(4);
        /// Field `VlanId`, `UInt16`.
        fn vlan_id -> u16 = get(5);
        /// Field `IpAddress1`, `Binary` shown as `IPv6`, 16 bytes.
        fn ip_address1 -> &'a [u8] = get(6);
        /// Field `IpAddress2`, `Binary` shown as `IPv6`, 16 bytes.
        fn ip_address2 -> &'a [u8] = get(7);
        /// Field `Protocol`, `UInt8`.
        fn protocol -> maps::IpProtocol = get(8);
        /// Field `Port1`, `UInt16`.
        fn port1 -> u16 = get(9);
        /// Field `Port2`, `UInt16`.
        fn port2 -> u16 = get(10);
        /// Field `TCPFlags`, `UInt8`.
        fn tcp_flags -> u8 = get(11);
    }
    /// Payload of event 110, `PktFilterIPv6`, version 0.
    #[doc(alias = "PktFilterIPv6")]
    PktFilterIpv6Payload(110, 14);
}

static LAYOUTS_15: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_15, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_15, {
        /// Field `DestinationMAC`, `Binary`, 6 bytes.
        fn destination_mac -> &'a [u8] = get(0);
        /// Field `SourceMAC`, `Binary`, 6 bytes.
        fn source_mac -> &'a [u8] = get(1);
        /// Field `EtherType`, `UInt16`.
        fn ether_type -> maps::EtherType = get(2);
        /// Field `VlanId`, `UInt16`.
        fn vlan_id -> u16 = get(3);
        /// Field `DestinationIP`, `UInt32` shown as `IPv4`.
        fn destination_ip -> u32 = get(4);
        /// Field `SourceIP`, `UInt32` shown as `IPv4`.
        fn source_ip -> u32 = get(5);
        /// Field `Protocol`, `UInt8`.
        fn protocol -> maps::IpProtocol = get(6);
        /// Field `DestinationPort`, `UInt16`.
        fn destination_port -> u16 = get(7);
        /// Field `SourcePort`, `UInt16`.
        fn source_port -> u16 = get(8);
        /// Field `TCPFlags`, `UInt8`.
        fn tcp_flags -> u8 = get(9);
        /// Number of the group of packets, which is the same in all components. Field `PktGroupId`, `UInt64`.
        fn pkt_group_id -> u64 = get(10);
        /// Field `PktCount`, `UInt16`.
        fn pkt_count -> u16 = get(11);
        /// Number of components that had logged the packet, this one included. Field `AppearanceCount`, `UInt16`.
        fn appearance_count -> u16 = get(12);
        /// Field `DirTag`, `UInt16`.
        fn dir_tag -> maps::PacketDirectionTag = get(13);
        /// Header with which the bytes begin. In the parser for Network Monitor, of 2018, the value 3 is MBB: mobile
        /// broadband, whose packets begin with an IP header. Field `PacketType`, `UInt16`.
        fn packet_type -> maps::PacketType = get(14);
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(15);
        /// Field `EdgeId`, `UInt16`.
        fn edge_id -> u16 = get(16);
        /// Field `FilterId`, `UInt16`.
        fn filter_id -> u16 = get(17);
        /// Reason of the drop, or 0. In the parser for Network Monitor, of 2018, the numbers from 201 to 204 and from
        /// 401 to 404 are 101 to 104 and 201 to 204. Field `DropReason`, `UInt32`.
        fn drop_reason -> maps::DropReason = get(18);
        /// Field `DropLocation`, `UInt32` shown as `HexInt32`.
        fn drop_location -> u32 = get(19);
    }
    /// Payload of event 120, `NblParsedIpv4`, version 0.
    #[doc(alias = "NblParsedIpv4")]
    NblParsedIpv4Payload(120, 15);
    /// Payload of event 140, `NblParsedDropIpv4`, version 0.
    #[doc(alias = "NblParsedDropIpv4")]
    NblParsedDropIpv4Payload(140, 17);
}

static LAYOUTS_16: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_16, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_16, {
        /// Field `DestinationMAC`, `Binary`, 6 bytes.
        fn destination_mac -> &'a [u8] = get(0);
        /// Field `SourceMAC`, `Binary`, 6 bytes.
        fn source_mac -> &'a [u8] = get(1);
        /// Field `EtherType`, `UInt16`.
        fn ether_type -> maps::EtherType = get(2);
        /// Field `VlanId`, `UInt16`.
        fn vlan_id -> u16 = get(3);
        /// Field `DestinationIP`, `Binary` shown as `IPv6`, 16 bytes.
        fn destination_ip -> &'a [u8] = get(4);
        /// Field `SourceIP`, `Binary` shown as `IPv6`, 16 bytes.
        fn source_ip -> &'a [u8] = get(5);
        /// Field `Protocol`, `UInt8`.
        fn protocol -> maps::IpProtocol = get(6);
        /// Field `DestinationPort`, `UInt16`.
        fn destination_port -> u16 = get(7);
        /// Field `SourcePort`, `UInt16`.
        fn source_port -> u16 = get(8);
        /// Field `TCPFlags`, `UInt8`.
        fn tcp_flags -> u8 = get(9);
        /// Number of the group of packets, which is the same in all components. Field `PktGroupId`, `UInt64`.
        fn pkt_group_id -> u64 = get(10);
        /// Field `PktCount`, `UInt16`.
        fn pkt_count -> u16 = get(11);
        /// Number of components that had logged the packet, this one included. Field `AppearanceCount`, `UInt16`.
        fn appearance_count -> u16 = get(12);
        /// Field `DirTag`, `UInt16`.
        fn dir_tag -> maps::PacketDirectionTag = get(13);
        /// Header with which the bytes begin. In the parser for Network Monitor, of 2018, the value 3 is MBB: mobile
        /// broadband, whose packets begin with an IP header. Field `PacketType`, `UInt16`.
        fn packet_type -> maps::PacketType = get(14);
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(15);
        /// Field `EdgeId`, `UInt16`.
        fn edge_id -> u16 = get(16);
        /// Field `FilterId`, `UInt16`.
        fn filter_id -> u16 = get(17);
        /// Reason of the drop, or 0. In the parser for Network Monitor, of 2018, the numbers from 201 to 204 and from
        /// 401 to 404 are 101 to 104 and 201 to 204. Field `DropReason`, `UInt32`.
        fn drop_reason -> maps::DropReason = get(18);
        /// Field `DropLocation`, `UInt32` shown as `HexInt32`.
        fn drop_location -> u32 = get(19);
    }
    /// Payload of event 130, `NblParsedIpv6`, version 0.
    #[doc(alias = "NblParsedIpv6")]
    NblParsedIpv6Payload(130, 16);
    /// Payload of event 150, `NblParsedDropIpv6`, version 0.
    #[doc(alias = "NblParsedDropIpv6")]
    NblParsedDropIpv6Payload(150, 18);
}

static LAYOUTS_17: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_17, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_17, {
        /// Number of the group of packets, which is the same in all components. Field `PktGroupId`, `UInt64`.
        fn pkt_group_id -> u64 = get(0);
        /// Number of the packet in its group. Field `PktNumber`, `UInt16`.
        fn pkt_number -> u16 = get(1);
        /// Number of components that had logged the packet, this one included. Field `AppearanceCount`, `UInt16`.
        fn appearance_count -> u16 = get(2);
        /// Field `DirTag`, `UInt16`.
        fn dir_tag -> maps::PacketDirectionTag = get(3);
        /// Header with which the bytes begin. In the parser for Network Monitor, of 2018, the value 3 is MBB: mobile
        /// broadband, whose packets begin with an IP header. Field `PacketType`, `UInt16`.
        fn packet_type -> maps::PacketType = get(4);
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(5);
        /// Field `EdgeId`, `UInt16`.
        fn edge_id -> u16 = get(6);
        /// Field `FilterId`, `UInt16`.
        fn filter_id -> u16 = get(7);
        /// Reason of the drop, or 0. In the parser for Network Monitor, of 2018, the numbers from 201 to 204 and from
        /// 401 to 404 are 101 to 104 and 201 to 204. Field `DropReason`, `UInt32`.
        fn drop_reason -> maps::DropReason = get(8);
        /// Field `DropLocation`, `UInt32` shown as `HexInt32`.
        fn drop_location -> u32 = get(9);
        /// Size of the packet in bytes. Field `OriginalPayloadSize`, `UInt16`.
        fn original_payload_size -> u16 = get(10);
        /// Number of bytes that are logged. Field `LoggedPayloadSize`, `UInt16`.
        fn logged_payload_size -> u16 = get(11);
        /// First bytes of the packet. Field `Payload`, `Binary`, `LoggedPayloadSize` bytes.
        fn payload -> &'a [u8] = get(12);
    }
    /// Payload of event 160, `FramePayload`, version 0.
    ///
    /// A packet in a component.
    #[doc(alias = "FramePayload")]
    FramePayloadPayload(160, 19);
    /// Payload of event 170, `FrameDropPayload`, version 0.
    ///
    /// A packet that a component dropped.
    #[doc(alias = "FrameDropPayload")]
    FrameDropPayloadPayload(170, 20);
}

static LAYOUTS_18: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_18, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_18, {
        /// Number of the group of packets, which is the same in all components. Field `PktGroupId`, `UInt64`.
        fn pkt_group_id -> u64 = get(0);
        /// Number of the packet in its group. Field `PktNumber`, `UInt16`.
        fn pkt_number -> u16 = get(1);
        /// Number of components that had logged the packet, this one included. Field `AppearanceCount`, `UInt16`.
        fn appearance_count -> u16 = get(2);
        /// Field `DirTag`, `UInt16`.
        fn dir_tag -> maps::PacketDirectionTag = get(3);
        /// Header with which the bytes begin. In the parser for Network Monitor, of 2018, the value 3 is MBB: mobile
        /// broadband, whose packets begin with an IP header. Field `PacketType`, `UInt16`.
        fn packet_type -> maps::PacketType = get(4);
        /// Field `ComponentId`, `UInt16`.
        fn component_id -> u16 = get(5);
        /// Field `EdgeId`, `UInt16`.
        fn edge_id -> u16 = get(6);
        /// Field `FilterId`, `UInt16`.
        fn filter_id -> u16 = get(7);
        /// Reason of the drop, or 0. In the parser for Network Monitor, of 2018, the numbers from 201 to 204 and from
        /// 401 to 404 are 101 to 104 and 201 to 204. Field `DropReason`, `UInt32`.
        fn drop_reason -> maps::DropReason = get(8);
        /// Field `DropLocation`, `UInt32` shown as `HexInt32`.
        fn drop_location -> u32 = get(9);
        /// Field `TcpIpChecksum`, `Pointer`.
        fn tcp_ip_checksum -> u64 = get(10);
        /// Field `TcpLargeSend`, `Pointer`.
        fn tcp_large_send -> u64 = get(11);
        /// Field `Ieee8021Q`, `Pointer`.
        fn ieee8021q -> u64 = get(12);
        /// Field `HashInfo`, `Pointer`.
        fn hash_info -> u64 = get(13);
        /// Field `HashValue`, `Pointer`.
        fn hash_value -> u64 = get(14);
        /// Field `VirtualSubnetInfo`, `Pointer`.
        fn virtual_subnet_info -> u64 = get(15);
        /// Field `TcpRecvSegCoalesceInfo`, `Pointer`.
        fn tcp_recv_seg_coalesce_info -> u64 = get(16);
        /// Field `NrtNameResolutionId`, `Pointer`.
        fn nrt_name_resolution_id -> u64 = get(17);
        /// Field `TcpSendOffloadsSupplementalInfo`, `Pointer`.
        fn tcp_send_offloads_supplemental_info -> u64 = get(18);
        /// Field `SwitchForwardingDetail`, `UInt64`.
        fn switch_forwarding_detail -> u64 = get(19);
        /// Field `GftOffloadInfo`, `UInt64`.
        fn gft_offload_info -> u64 = get(20);
        /// Field `GftFlowEntryId`, `UInt64`.
        fn gft_flow_entry_id -> u64 = get(21);
    }
    /// Payload of event 180, `PktNblInfo`, version 0.
    #[doc(alias = "PktNblInfo")]
    PktNblInfoPayload(180, 21);
    /// Payload of event 190, `PktDropNblInfo`, version 0.
    #[doc(alias = "PktDropNblInfo")]
    PktDropNblInfoPayload(190, 22);
}
