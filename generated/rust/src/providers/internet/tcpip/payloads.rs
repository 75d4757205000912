// Generated from spec/providers/Microsoft-Windows-TCPIP.toml by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the events of Microsoft-Windows-TCPIP.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_ADDRESS_FAMILY_TYPE_ValueMap`.
        TcpipAddressFamilyTypeValueMap(u32), size = 4, map = "TCPIP_ADDRESS_FAMILY_TYPE_ValueMap", false {
            IPV4 = 0x2, "IPV4";
            IPV6 = 0x17, "IPV6";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCP_CONNECTION_STATE_ValueMap`.
        TcpConnectionStateValueMap(u32), size = 4, map = "TCP_CONNECTION_STATE_ValueMap", false {
            CLOSED_STATE = 0x0, "ClosedState";
            LISTEN_STATE = 0x1, "ListenState";
            SYN_SENT_STATE = 0x2, "SynSentState";
            SYN_RCVD_STATE = 0x3, "SynRcvdState";
            ESTABLISHED_STATE = 0x4, "EstablishedState";
            FIN_WAIT1_STATE = 0x5, "FinWait1State";
            FIN_WAIT2_STATE = 0x6, "FinWait2State";
            CLOSE_WAIT_STATE = 0x7, "CloseWaitState";
            CLOSING_STATE = 0x8, "ClosingState";
            LAST_ACK_STATE = 0x9, "LastAckState";
            TIME_WAIT_STATE = 0xA, "TimeWaitState";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_BOOLEAN_ValueMap`.
        TcpipBooleanValueMap(u32), size = 4, map = "TCPIP_BOOLEAN_ValueMap", false {
            FALSE = 0x0, "FALSE";
            TRUE = 0x1, "TRUE";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCP_OPTION_TYPE_ValueMap`.
        TcpOptionTypeValueMap(u32), size = 4, map = "TCP_OPTION_TYPE_ValueMap", false {
            TCP_OFFLOAD_NO_PREFERENCE = 0x0, "TCP_OFFLOAD_NO_PREFERENCE";
            TCP_OFFLOAD_NOT_PREFERRED = 0x1, "TCP_OFFLOAD_NOT_PREFERRED";
            TCP_OFFLOAD_PREFERRED = 0x2, "TCP_OFFLOAD_PREFERRED";
            TCP_KEEPALIVE = 0x3, "TCP_KEEPALIVE";
            TCP_MAXSEG = 0x4, "TCP_MAXSEG";
            TCP_MAXRT = 0x5, "TCP_MAXRT";
            TCP_STDURG = 0x6, "TCP_STDURG";
            TCP_NOURG = 0x7, "TCP_NOURG";
            TCP_ATMARK = 0x8, "TCP_ATMARK";
            TCP_NOSYNRETRIES = 0x9, "TCP_NOSYNRETRIES";
            TCP_TIMESTAMPS = 0xA, "TCP_TIMESTAMPS";
            TCP_OFFLOAD_PREFERENCE = 0xB, "TCP_OFFLOAD_PREFERENCE";
            TCP_CONGESTION_ALGORITHM = 0xC, "TCP_CONGESTION_ALGORITHM";
            TCP_DELAY_FIN_ACK = 0xD, "TCP_DELAY_FIN_ACK";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_TCP_DELIVERY_STATE_ValueMap`.
        TcpipTcpDeliveryStateValueMap(u32), size = 4, map = "TCPIP_TCP_DELIVERY_STATE_ValueMap", false {
            INDICATE = 0x0, "Indicate";
            PEND = 0x1, "Pend";
            SATISFY = 0x2, "Satisfy";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_MEDIA_CONNECT_STATE_ValueMap`.
        TcpipMediaConnectStateValueMap(u32), size = 4, map = "TCPIP_MEDIA_CONNECT_STATE_ValueMap", false {
            UNKNOWN = 0x0, "Unknown";
            CONNECTED = 0x1, "Connected";
            DISCONNECTED = 0x2, "Disconnected";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_Transport_Protocol_ValueMap`.
        TcpipTransportProtocolValueMap(u32), size = 4, map = "TCPIP_Transport_Protocol_ValueMap", false {
            UNKNOWN_HEADER_CORRUPT_NOT_PARSED = 0x0, "Unknown (Header corrupt / not parsed)";
            ICMP = 0x1, "ICMP";
            IGMP = 0x2, "IGMP";
            TCP = 0x6, "TCP";
            UDP = 0x11, "UDP";
            ROUTING = 0x2B, "ROUTING";
            FRAGMENT = 0x2C, "FRAGMENT";
            GRE = 0x2F, "GRE";
            ESP = 0x32, "ESP";
            AH = 0x33, "AH";
            ICMPV6 = 0x3A, "ICMPV6";
            UNKNOWN = 0x100, "Unknown";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_SLOW_PATH_REASON_ValueMap`.
        TcpipSlowPathReasonValueMap(u32), size = 4, map = "TCPIP_SLOW_PATH_REASON_ValueMap", false {
            IP_CHECKSUM_OFFLOAD_NOT_COMPUTED = 0x0, "IP checksum offload not computed";
            TCP_CHECKSUM_OFFLOAD_NOT_COMPUTED = 0x1, "TCP checksum offload not computed";
            UDP_CHECKSUM_OFFLOAD_NOT_COMPUTED = 0x2, "UDP checksum offload not computed";
            HEADER_NOT_ALIGNED_ON_4_BYTE_BOUNDARY = 0x3, "Header not aligned on 4-byte boundary";
            IP_FRAGMENTATION = 0x4, "IP fragmentation";
            SOURCE_ADDRESS_IS_NOT_UNICAST = 0x5, "Source address is not unicast";
            DESTINATION_ADDRESS_IS_NEITHER_TCP_UDP_UNICAST_NOR_UDP_MULTICAST = 0x6,
                "Destination address is neither TCP/UDP unicast nor UDP multicast";
            ETHERNET_AND_IP_HEADER_NOT_CONTIGUOUS = 0x7, "Ethernet and IP header not contiguous";
            IP_OPTIONS_PRESENT = 0x8, "IP options present";
            ESP_OVER_UDP = 0x9, "ESP over UDP";
            LACK_CONTIGUOUS_SPACE_FOR_UPPER_LAYER_HEADERS = 0xA, "Lack contiguous space for upper layer headers";
            WFP_FILTERS_PRESENT = 0xB, "WFP filters present";
            NEXTHOP_IS_UNAVAILABLE = 0xC, "Nexthop is unavailable";
            PATH_HAS_BEEN_INVALIDATED_DUE_TO_POLICY_CHANGE = 0xD, "Path has been invalidated due to policy change";
            DHCP_ASSIGNED_IP_ADDRESS_PROMISCUOUS_COUNT_IS_NON_ZERO = 0xE,
                "DHCP assigned IP address' promiscuous count is non-zero";
            ECN_CODEPOINT_HAS_NOT_BEEN_NEGOTIATED_FOR_THIS_TRAFFIC = 0xF,
                "ECN codepoint has not been negotiated for this traffic";
            SESSION_STATE_IS_NOT_COMPATIBLE = 0x10, "Session state is not compatible";
            TCP_OPTIONS_PRESENT = 0x11, "TCP options present";
            UDP_IPV6_CHECKSUM_ABSENT_IN_PACKET = 0x12, "UDP IPv6 checksum absent in packet";
            PACKET_IS_FOR_A_LOOPBACK_INTERFACE = 0x13, "Packet is for a loopback interface";
            PACKET_IS_FROM_A_RAW_SOCKET = 0x14, "Packet is from a Raw Socket";
            TL_ANCILLARY_HEADERS_PRESENT = 0x15, "TL Ancillary headers present";
            NL_ANCILLARY_HEADERS_PRESENT = 0x16, "NL Ancillary headers present";
            TYPE_OF_SERVICE_PRESENT = 0x17, "Type of Service present";
            IP_SEC_HEADERS_PRESENT = 0x18, "IpSec headers present";
            INTERFACE_IS_NOT_ETHERNET = 0x19, "Interface is not Ethernet";
            NBL_CHECK_FAILED = 0x1A, "Nbl check failed";
            DESTINATION_ADDRESS_IS_UNKNOWN = 0x1B, "Destination address is unknown";
            LOOPBACK_INSPECT_FAILED = 0x1C, "Loopback inspect failed";
            NEXT_HEADER_IS_NOT_A_TRANSPORT_PROTOCOL_ELIGIBLE_FOR_THE_FAST_PATH = 0x1D,
                "Next header is not a transport protocol eligible for the fast path";
            IP_PACKET_LENGTH_IS_INVALID = 0x1E, "IP packet length is invalid";
            IP_VERSION_IS_INVALID = 0x1F, "IP version is invalid";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCP_WSD_ValueMap`.
        TcpWsdValueMap(u32), size = 4, map = "TCP_WSD_ValueMap", false {
            FAILED_TO_ALLOCATE_THE_WSD_CACHE = 0x0, "Failed to allocate the WSD cache";
            FAILURE_INITIALIZING_PNP_WORK_QUEUE = 0x1, "Failure initializing PnP work queue";
            FAILED_TO_GET_PERSISTENT_PARAMETERS = 0x2, "Failed to get persistent parameters";
            REJECTED_PERSISTENT_PARAMETERS = 0x3, "Rejected persistent parameters";
            QUALIFIED_PROFILE = 0x4, "qualified profile";
            QUALIFIED_DESTINATION = 0x5, "qualified destination";
            SAMPLE_COLLECTION_COMPLETION = 0x6, "sample collection completion";
            IDLE_TIME_EXPIRATION = 0x7, "idle time expiration";
            ALLOCATION = 0x8, "allocation";
            NEW_SAMPLE_REQUEST = 0x9, "new sample request";
            CONFIGURATION_CHANGE = 0xA, "configuration change";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCP_WSD_CACHE_ENTRY_STATE_ValueMap`.
        TcpWsdCacheEntryStateValueMap(u32), size = 4, map = "TCP_WSD_CACHE_ENTRY_STATE_ValueMap", false {
            IDLE = 0x0, "Idle";
            PROBING_WS = 0x1, "ProbingWs";
            PROBE_WAIT = 0x2, "ProbeWait";
            PROBING_WITHOUT_WS = 0x3, "ProbingWithoutWs";
            RECORD_WAIT = 0x4, "RecordWait";
            ERE_QUALIFIED = 0x5, "EreQualified";
            QUALIFIED = 0x6, "Qualified";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_NETWORK_PACKET_DROP_REASON_ValueMap`.
        TcpipNetworkPacketDropReasonValueMap(u32), size = 4, map = "TCPIP_NETWORK_PACKET_DROP_REASON_ValueMap", false {
            BAD_SOURCE_ADDRESS = 0x1, "Bad source address";
            NOT_LOCALLY_DESTINED = 0x2, "Not locally destined";
            PROTOCOL_UNREACHABLE = 0x3, "Protocol unreachable";
            PORT_UNREACHABLE = 0x4, "Port unreachable";
            BAD_LENGTH = 0x5, "Bad length";
            MALFORMED_HEADER = 0x6, "Malformed Header";
            NO_ROUTE_AVAILABLE = 0x7, "No route available";
            BEYOND_SCOPE = 0x8, "Beyond scope";
            INSPECTION_DROP = 0x9, "Inspection drop";
            TOO_MANY_DECAPSULATIONS = 0xA, "Too many decapsulations";
            ADMINISTRATIVELY_PROHIBITED = 0xB, "Administratively prohibited";
            BAD_CHECKSUM = 0xC, "Bad checksum";
            HOP_LIMIT_EXCEEDED = 0x80, "Hop limit exceeded";
            ADDRESS_UNREACHABLE = 0x81, "Address unreachable";
            FRAGMENT_MTU_EXCEEDED = 0x102, "Fragment MTU exceeded";
            BUFFER_LENGTH_EXCEEDED = 0x103, "Buffer Length Exceeded";
            ADDRESS_RESOLUTION_TIMEOUT = 0x104, "Address Resolution Timeout";
            ADDRESS_RESOLUTION_FAILURE = 0x105, "Address Resolution Failure";
            IPSEC_FAILURE = 0x106, "IPsec failure";
            EXTENSION_HEADERS_FAILURE = 0x107, "Extension Headers Failure";
            ALLOCATION_FAILURE = 0x108, "Allocation Failure";
            IPSNPI_CLIENT_DROP = 0x109, "IPSNPI Client Drop";
            UNSUPPORTED_OFFLOAD = 0x10A, "Unsupported Offload";
            ROUTING_FAILURE = 0x10B, "Routing Failure";
            ANCILLARY_DATA_FAILURE = 0x10C, "Ancillary Data Failure";
            RAW_DATA_FAILURE = 0x10D, "Raw Data Failure";
            SESSION_STATE_FAILURE = 0x10E, "Session State Failure";
            IPSNPI_ALLOCATION_FAILURE = 0x10F, "IPSNPI Allocation Failure";
            IPSNPI_MODIFIED_BUT_NOT_FORWARDED = 0x110, "IPSNPI Modified But Not Forwarded";
            IPSNPI_NO_NEXT_HOP_SPECIFIED = 0x111, "IPSNPI No Next Hop Specified";
            IPSNPI_COMPARTMENT_NOT_FOUND = 0x112, "IPSNPI Compartment Not Found";
            IPSNPI_INTERFACE_NOT_FOUND = 0x113, "IPSNPI Interface Not Found";
            IPSNPI_SUBINTERFACE_NOT_FOUND = 0x114, "IPSNPI Subinterface Not Found";
            IPSNPI_INTERFACE_DISABLED = 0x115, "IPSNPI Interface disabled";
            IPSNPI_SEGMENTATION_FAILED = 0x116, "IPSNPI Segmentation Failed";
            IPSNPI_NO_ETHERNET_HEADER = 0x117, "IPSNPI No Ethernet Header";
            IPSNPI_UNEXPECTED_FRAGMENT = 0x118, "IPSNPI Unexpected Fragment";
            IPSNPI_UNSUPPORTED_INTERFACE_TYPE = 0x119, "IPSNPI Unsupported Interface Type";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_TEMPLATE_TYPE_ValueMap`.
        TcpipTemplateTypeValueMap(u32), size = 4, map = "TCPIP_TEMPLATE_TYPE_ValueMap", false {
            TCP_TEMPLATE_TYPE_INTERNET = 0x0, "TcpTemplateTypeInternet";
            TCP_TEMPLATE_TYPE_DATACENTER = 0x1, "TcpTemplateTypeDatacenter";
            TCP_TEMPLATE_TYPE_COMPAT = 0x2, "TcpTemplateTypeCompat";
            TCP_TEMPLATE_TYPE_DATACENTER_CUSTOM = 0x3, "TcpTemplateTypeDatacenterCustom";
            TCP_TEMPLATE_TYPE_INTERNET_CUSTOM = 0x4, "TcpTemplateTypeInternetCustom";
            TCP_TEMPLATE_TYPE_DEFAULT = 0x6, "TcpTemplateTypeDefault";
            TCP_TEMPLATE_TYPE_AUTOMATIC = 0x7, "TcpTemplateTypeAutomatic";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCP_CONGESTION_ALGORITHM_ValueMap`.
        TcpCongestionAlgorithmValueMap(u32), size = 4, map = "TCP_CONGESTION_ALGORITHM_ValueMap", false {
            DEFAULT = 0x0, "Default";
            NEW_RENO = 0x1, "NewReno";
            CTCP = 0x2, "CTCP";
            DCTCP = 0x3, "DCTCP";
            LEDBAT = 0x4, "LEDBAT";
            CUBIC = 0x5, "CUBIC";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_PROPERTY_ValueMap`.
        TcpipPropertyValueMap(u32), size = 4, map = "TCPIP_PROPERTY_ValueMap", false {
            DISABLED = 0x0, "Disabled";
            ENABLED = 0x1, "Enabled";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_OFFLOAD_FAILURE_REASON_ValueMap`.
        TcpipOffloadFailureReasonValueMap(u32), size = 4, map = "TCPIP_OFFLOAD_FAILURE_REASON_ValueMap", false {
            NO_FAILURE = 0x0, "No Failure";
            UNKNOWN = 0x1, "Unknown";
            SYSTEM_POLICY = 0x2, "System Policy";
            NIC_CAPACITY_REACHED = 0x3, "NIC Capacity Reached";
            SYSTEM_LOW_ON_MEMORY = 0x4, "System Low On Memory";
            WFP_DRIVER_STREAM_INSPECTION = 0x5, "WFP driver / Stream inspection";
            WEAK_HOST_MODEL_ENABLED = 0x6, "Weak Host Model Enabled";
            FORWARDING_ENABLED = 0x7, "Forwarding Enabled";
            HARDWARE_CAPABILITY = 0x8, "Hardware capability";
            NDIS_FILTER_NIC_PROPERTY = 0x9, "NDIS filter/NIC property";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_RSC_EVENT_ValueMap`.
        TcpipRscEventValueMap(u32), size = 4, map = "TCPIP_RSC_EVENT_ValueMap", false {
            INIT = 0x0, "Init";
            STATUS_INDICATION = 0x1, "StatusIndication";
            GLOBAL_SETTING = 0x2, "GlobalSetting";
            FORWARDING = 0x3, "Forwarding";
            INCOMPATIBLE_CALLOUT = 0x4, "IncompatibleCallout";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_AF_ValueMap`.
        TcpipAfValueMap(u16), size = 2, map = "TCPIP_AF_ValueMap", false {
            IPV4 = 0x2, "IPv4";
            IPV6 = 0x17, "IPv6";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_RSS_BINDING_NOTIFICATION_ValueMap`.
        TcpipRssBindingNotificationValueMap(u32), size = 4, map = "TCPIP_RSS_BINDING_NOTIFICATION_ValueMap", false {
            UNBIND = 0x0, "unbind";
            BIND = 0x1, "bind";
            PORT_CHANGE = 0x2, "port change";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_RSS_ADDING_ValueMap`.
        TcpipRssAddingValueMap(u8), size = 1, map = "TCPIP_RSS_ADDING_ValueMap", false {
            REMOVING = 0x0, "removing";
            ADDING = 0x1, "adding";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_RSS_SETTING_VALUE_ValueMap`.
        TcpipRssSettingValueValueMap(u32), size = 4, map = "TCPIP_RSS_SETTING_VALUE_ValueMap", false {
            NONE = 0x3E8, "none";
            RECEIVE_HASH = 0x3E9, "receive hash";
            RECEIVE_SCALE = 0x3EA, "receive scale";
            ENABLED = 0x3EB, "enabled";
            DISABLED = 0x3EC, "disabled";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_RSS_BINDING_CAPABILITY_ValueMap`.
        TcpipRssBindingCapabilityValueMap(u32), size = 4, map = "TCPIP_RSS_BINDING_CAPABILITY_ValueMap", false {
            NOT_AVAILABLE = 0x0, "not available";
            AVAILABLE = 0x1, "available";
            AVAILABLE_ON_PORTS = 0x2, "available on ports";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_NDKPI_COMPLETION_TYPE_ValueMap`.
        TcpipNdkpiCompletionTypeValueMap(u32), size = 4, map = "TCPIP_NDKPI_COMPLETION_TYPE_ValueMap", false {
            ASYNC = 0x0, "Async";
            INLINE = 0x1, "Inline";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_NDKPI_OBJECT_TYPE_ValueMap`.
        TcpipNdkpiObjectTypeValueMap(u32), size = 4, map = "TCPIP_NDKPI_OBJECT_TYPE_ValueMap", false {
            UNDEFINED = 0x0, "Undefined";
            ADAPTER = 0x1, "Adapter";
            QP = 0x2, "QP";
            CQ = 0x3, "CQ";
            MR = 0x4, "MR";
            MW = 0x5, "MW";
            PD = 0x6, "PD";
            SHARED_ENDPOINT = 0x7, "SharedEndpoint";
            CONNECTOR = 0x8, "Connector";
            LISTENER = 0x9, "Listener";
            SRQ = 0xA, "SRQ";
            MAX = 0xB, "Max";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_NDKPI_CQ_ARM_TYPE_ValueMap`.
        TcpipNdkpiCqArmTypeValueMap(u32), size = 4, map = "TCPIP_NDKPI_CQ_ARM_TYPE_ValueMap", false {
            NOTIFY_ERRORS = 0x0, "NotifyErrors";
            NOTIFY_ANY = 0x1, "NotifyAny";
            NOTIFY_SOLICITED = 0x2, "NotifySolicited";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_NDKPI_TOKEN_TYPE_ValueMap`.
        TcpipNdkpiTokenTypeValueMap(u32), size = 4, map = "TCPIP_NDKPI_TOKEN_TYPE_ValueMap", false {
            LOCAL = 0x0, "Local";
            REMOTE = 0x1, "Remote";
            PRIVILEGED = 0x2, "Privileged";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_NDKPI_SOCKADDR_TYPE_ValueMap`.
        TcpipNdkpiSockaddrTypeValueMap(u32), size = 4, map = "TCPIP_NDKPI_SOCKADDR_TYPE_ValueMap", false {
            LOCAL = 0x0, "Local";
            REMOTE = 0x1, "Remote";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_SILENT_MODE_EVENT_ValueMap`.
        TcpipSilentModeEventValueMap(u32), size = 4, map = "TCPIP_SILENT_MODE_EVENT_ValueMap", false {
            ENABLED = 0x0, "Enabled";
            SEND_REQUEST_DROPPED = 0x1, "Send request dropped";
            RECEIVE_DROPPED = 0x2, "Receive dropped";
            DISCONNECT_REQUEST_DROPPED = 0x3, "Disconnect request dropped";
            RESET_DROPPED = 0x4, "Reset dropped";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCP_NOTIFICATION_CHANNEL_STATUS_ValueMap`.
        TcpNotificationChannelStatusValueMap(u32), size = 4, map = "TCP_NOTIFICATION_CHANNEL_STATUS_ValueMap", false {
            INVALID = 0x0, "Invalid";
            SOFTWARE_SLOT_ALLOCATED = 0x1, "Software Slot allocated";
            HARDWARE_SLOT_ALLOCATED = 0x2, "Hardware Slot allocated";
            POLICY_ERROR = 0x3, "Policy error";
            SYSTEM_ERROR = 0x4, "system error";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCP_REPARTITION_EVENT_TYPE_ValueMap`.
        TcpRepartitionEventTypeValueMap(u32), size = 4, map = "TCP_REPARTITION_EVENT_TYPE_ValueMap", false {
            PROCESSOR_ADD = 0x0, "Processor Add";
            POWER_SOURCE_CHANGE = 0x1, "Power Source Change";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_COMPONENT_ValueMap`.
        TcpipComponentValueMap(u32), size = 4, map = "TCPIP_COMPONENT_ValueMap", false {
            IP = 0x0, "IP";
            TCP = 0x1, "TCP";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `IP_SOURCE_ADDRESS_PREFERENCE_RULE_ValueMap`.
        IpSourceAddressPreferenceRuleValueMap(u32), size = 4, map = "IP_SOURCE_ADDRESS_PREFERENCE_RULE_ValueMap",
            false {
            PREFER_SAME_ADDRESS = 0x10, "Prefer Same Address";
            PREFER_APPROPRIATE_SCOPE = 0x20, "Prefer Appropriate Scope";
            AVOID_DEPRECATED_ADDRESSES = 0x30, "Avoid Deprecated Addresses";
            PREFER_HOME_ADDRESSES = 0x40, "Prefer Home Addresses";
            PREFER_OUTGOING_INTERFACE = 0x50, "Prefer Outgoing Interface";
            PREFER_ADDRESSES_ASSOCIATED_WITH_NEXT_HOP = 0x51, "Prefer Addresses Associated With NextHop";
            PREFER_MATCHING_LABEL = 0x60, "Prefer Matching Label";
            PREFER_TEMPORARY_ADDRESSES = 0x70, "Prefer Temporary Addresses";
            SYSTEM_DEFINED_PREFERENCE_WINDOWS_SPECIFIC = 0x71, "System Defined Preference (Windows Specific)";
            PREFER_LONGEST_MATCHING_PREFIX_WITH_NEXT_HOP_WINDOWS_SPECIFIC = 0x72,
                "Prefer Longest Matching Prefix With NextHop (Windows Specific)";
            PREFER_LONGEST_MATCHING_PREFIX = 0x80, "Prefer Longest Matching Prefix";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_NDKPI_OPERATION_TYPE_ValueMap`.
        TcpipNdkpiOperationTypeValueMap(u32), size = 4, map = "TCPIP_NDKPI_OPERATION_TYPE_ValueMap", false {
            RECEIVE = 0x1, "Receive";
            SEND = 0x2, "Send";
            FAST_REGISTER = 0x4, "FastRegister";
            BIND = 0x8, "Bind";
            INVALIDATE = 0x10, "Invalidate";
            READ = 0x20, "Read";
            WRITE = 0x40, "Write";
            RECEIVE_AND_INVALIDATE = 0x8001, "ReceiveAndInvalidate";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `UDP_ENDPOINT_STATE_ValueMap`.
        UdpEndpointStateValueMap(u32), size = 4, map = "UDP_ENDPOINT_STATE_ValueMap", false {
            NOT_ACTIVATED = 0x0, "Not Activated";
            ACTIVATED = 0x1, "Activated";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_IP_WOL_EVENT_ValueMap`.
        TcpipIpWolEventValueMap(u32), size = 4, map = "TCPIP_IP_WOL_EVENT_ValueMap", false {
            CREATE_WOL_CONTEXT = 0x0, "CreateWolContext";
            DELETE_WOL_CONTEXT = 0x1, "DeleteWolContext";
            SET_WOL_CONTEXT = 0x2, "SetWolContext";
            CLEAR_WOL_CONTEXT = 0x3, "ClearWolContext";
            WOL_CONTEXT_EVICTED = 0x4, "WolContextEvicted";
            ADD_WOL_ADDRESS = 0x5, "AddWolAddress";
            REMOVE_WOL_ADDRESS = 0x6, "RemoveWolAddress";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCP_TAIL_LOSS_PROBE_EVENT_ValueMap`.
        TcpTailLossProbeEventValueMap(u32), size = 4, map = "TCP_TAIL_LOSS_PROBE_EVENT_ValueMap", false {
            TIMER_ARMED = 0x1, "TimerArmed";
            TIMER_FIRED = 0x2, "TimerFired";
            FAILED = 0x3, "Failed";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCP_FASTOPEN_STATE_ValueMap`.
        TcpFastopenStateValueMap(u32), size = 4, map = "TCP_FASTOPEN_STATE_ValueMap", false {
            TCP_FASTOPEN_OFF = 0x0, "TcpFastopenOff";
            TCP_FASTOPEN_ACCEPTING = 0x1, "TcpFastopenAccepting";
            TCP_FASTOPEN_SERVER_SENDING_COOKIE = 0x2, "TcpFastopenServerSendingCookie";
            TCP_FASTOPEN_SERVER_SENT_COOKIE = 0x3, "TcpFastopenServerSentCookie";
            TCP_FASTOPEN_NEGOTIATE = 0x4, "TcpFastopenNegotiate";
            TCP_FASTOPEN_ATTEMPT = 0x5, "TcpFastopenAttempt";
            TCP_FASTOPEN_NEGOTIATE_SUCCESS = 0x6, "TcpFastopenNegotiateSuccess";
            TCP_FASTOPEN_ATTEMPT_SUCCESS = 0x7, "TcpFastopenAttemptSuccess";
            TCP_FASTOPEN_COOKIE_ROLLOVER = 0x8, "TcpFastopenCookieRollover";
            TCP_FASTOPEN_FAILED = 0x9, "TcpFastopenFailed";
            TCP_FASTOPEN_FAILED_BLOCKLIST = 0xA, "TcpFastopenFailedBlocklist";
            TCP_FASTOPEN_SERVER_ACCEPT_SUCCESS = 0xB, "TcpFastopenServerAcceptSuccess";
            TCP_FASTOPEN_SERVER_ACCEPT_TIMEOUT = 0xC, "TcpFastopenServerAcceptTimeout";
            TCP_FASTOPEN_SERVER_ACCEPT_SEND_DATA = 0xD, "TcpFastopenServerAcceptSendData";
            TCP_FASTOPEN_FAILED_SIMULTANEOUS_CONNECT = 0xE, "TcpFastopenFailedSimultaneousConnect";
            TCP_FASTOPEN_FAILED_INVALID_COOKIE = 0xF, "TcpFastopenFailedInvalidCookie";
            TCP_FASTOPEN_FAILED_SYN_TIMEOUT = 0x10, "TcpFastopenFailedSynTimeout";
            TCP_FASTOPEN_FAILED_TIMEOUT = 0x11, "TcpFastopenFailedTimeout";
            TCP_FASTOPEN_FAILED_RESET = 0x12, "TcpFastopenFailedReset";
            TCP_FASTOPEN_FALLBACK = 0x13, "TcpFastopenFallback";
            TCP_FASTOPEN_COOKIE_REQUEST_DECLINED = 0x14, "TcpFastopenCookieRequestDeclined";
            TCP_FASTOPEN_FAILED_SUDDEN_RTT_INCREASE = 0x15, "TcpFastopenFailedSuddenRttIncrease";
            TCP_FASTOPEN_FAILED_SYN_ACK_WITH_COOKIE_REQUEST = 0x16, "TcpFastopenFailedSynAckWithCookieRequest";
            TCP_FASTOPEN_FAILED_NO_NEXT_HOP = 0x17, "TcpFastopenFailedNoNextHop";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `ICMPV4V6_TYPE_ValueMap`.
        Icmpv4v6TypeValueMap(u32), size = 4, map = "ICMPV4V6_TYPE_ValueMap", false {
            ECHO_REPLY = 0x0, "Echo Reply";
            DESTINATION_UNREACHABLE = 0x1, "Destination Unreachable";
            PACKET_TOO_BIG = 0x2, "Packet Too Big";
            DESTINATION_UNREACHABLE_V4_TIME_EXCEEDED_V6 = 0x3, "Destination Unreachable(v4)/Time Exceeded(v6)";
            SOURCE_QUENCH_V4_PARAMETER_PROBLEM_V6 = 0x4, "Source Quench(v4)/Parameter Problem(v6)";
            REDIRECT = 0x5, "Redirect";
            ECHO_REQUEST = 0x8, "Echo Request";
            ROUTER_ADVERTISEMENT = 0x9, "Router Advertisement";
            ROUTER_SOLICITATION = 0xA, "Router Solicitation";
            TIME_EXCEEDED = 0xB, "Time Exceeded";
            PARAMETER_PROBLEM = 0xC, "Parameter Problem";
            TIMESTAMP_REQUEST = 0xD, "Timestamp Request";
            TIMESTAMP_REPLY = 0xE, "Timestamp Reply";
            ADDRESS_MASK_REQUEST = 0x11, "Address Mask Request";
            ADDRESS_MASK_REPLY = 0x12, "Address Mask Reply";
            ECHO_REQUEST_80 = 0x80, "Echo Request";
            ECHO_REPLY_81 = 0x81, "Echo Reply";
            MULTICAST_LISTENER_QUERY = 0x82, "Multicast Listener Query";
            MULTICAST_LISTENER_REPORT = 0x83, "Multicast Listener Report";
            MULTICAST_LISTENER_DONE = 0x84, "Multicast Listener Done";
            ROUTER_SOLICITATION_85 = 0x85, "Router Solicitation";
            ROUTER_ADVERTISEMENT_86 = 0x86, "Router Advertisement";
            NEIGHBOR_SOLICITATION = 0x87, "Neighbor Solicitation";
            NEIGHBOR_ADVERTISEMENT = 0x88, "Neighbor Advertisement";
            REDIRECT_MESSAGE = 0x89, "Redirect Message";
            MULTICAST_LISTENER_DISCOVERY = 0x8F, "Multicast Listener Discovery";
            NOT_PARSED = 0x100, "Not Parsed";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `ICMP_PACKET_DROP_REASON_ValueMap`.
        IcmpPacketDropReasonValueMap(u32), size = 4, map = "ICMP_PACKET_DROP_REASON_ValueMap", false {
            GENERAL_FAILURE = 0x0, "General failure";
            TRUNCATED_HEADER = 0x1, "Truncated header";
            INVALID_CHECKSUM = 0x2, "Invalid checksum";
            INSPECTION_DROP = 0x3, "Inspection drop";
            REJECTING_LOOPBACK_NEIGHBOR_DISCOVERY = 0x4, "Rejecting loopback neighbor discovery";
            UNKNOWN_TYPE_CODE = 0x5, "Unknown type/code";
            TRUNCATED_IP_HEADER = 0x6, "Truncated IP header";
            OVERSIZED_IP_HEADER = 0x7, "Oversized IP header";
            NO_HANDLER = 0x8, "No handler";
            NOT_RESPONDING_WITH_ERROR_FOR_ERROR = 0x9, "Not responding with error for error";
            INVALID_SOURCE = 0xA, "Invalid source";
            INTERFACE_RATE_LIMIT = 0xB, "Interface rate limit";
            PATH_RATE_LIMIT = 0xC, "Path rate limit";
            NO_ROUTE = 0xD, "No route";
            NO_MATCHING_REQUEST = 0xE, "No matching request";
            BUFFER_TOO_SMALL = 0xF, "Buffer too small";
            FAILED_TO_OBTAIN_ANCILLARY_DATA = 0x10, "Failed to obtain ancillary data";
            INCORRECT_HOP_LIMIT = 0x11, "Incorrect hop limit";
            UNKNOWN_CODE = 0x12, "Unknown code";
            SOURCE_NOT_LINKLOCAL = 0x13, "Source not linklocal";
            TRUNCATED_ND_HEADER = 0x14, "Truncated ND header";
            INVALID_ND_OPTION_SOURCE_LINK_ADDR = 0x15, "Invalid ND option SourceLinkAddr";
            INVALID_ND_OPTION_MTU = 0x16, "Invalid ND option MTU";
            INVALID_ND_OPTION_PREFIX_INFORMATION = 0x17, "Invalid ND option PrefixInformation";
            INVALID_ND_OPTION_ROUTE_INFORMATION = 0x18, "Invalid ND option RouteInformation";
            INVALID_ND_OPTION_RDNSS = 0x19, "Invalid ND option RDNSS";
            INVALID_ND_OPTION_DNSSL = 0x1A, "Invalid ND option DNSSL";
            PACKET_PARSING_FAILURE = 0x1B, "Packet parsing failure";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_TIMER_STATE_ValueMap`.
        TcpipTimerStateValueMap(u32), size = 4, map = "TCPIP_TIMER_STATE_ValueMap", false {
            PERIODIC = 0x0, "Periodic";
            APERIODIC = 0x1, "Aperiodic";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `IP_INTERFACE_DOMAIN_NETWORK_LOCATION_ValueMap`.
        IpInterfaceDomainNetworkLocationValueMap(u32), size = 4, map = "IP_INTERFACE_DOMAIN_NETWORK_LOCATION_ValueMap",
            false {
            REMOTE = 0x0, "Remote";
            LINK = 0x1, "Link";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `IP_INTERFACE_INTERNET_CONNECTIVITY_STATUS_ValueMap`.
        IpInterfaceInternetConnectivityStatusValueMap(u32), size = 4, map =
            "IP_INTERFACE_INTERNET_CONNECTIVITY_STATUS_ValueMap", false {
            NO_INTERNET_CONNECTIVITY = 0x0, "NoInternetConnectivity";
            NO_INTERNET_DNS_RESOLUTION_SUCCEEDED = 0x1, "NoInternetDnsResolutionSucceeded";
            INTERNET_CONNECTIVITY_DETECTED = 0x2, "InternetConnectivityDetected";
            INTERNET_CONNECTIVITY_UNKNOWN = 0xFFFFFFFF, "InternetConnectivityUnknown";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `IP_NEIGHBOR_CHANGE_NOTIFY_REASON_ValueMap`.
        IpNeighborChangeNotifyReasonValueMap(u32), size = 4, map = "IP_NEIGHBOR_CHANGE_NOTIFY_REASON_ValueMap", false {
            NEIGHBOR_ADDITION = 0x0, "NeighborAddition";
            NEIGHBOR_DELETION = 0x1, "NeighborDeletion";
            NEIGHBOR_UNREACHABLE = 0x2, "NeighborUnreachable";
            NEIGHBOR_REACHABLE = 0x3, "NeighborReachable";
            NEIGHBOR_ADDRESS_UPDATE = 0x4, "NeighborAddressUpdate";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `IP_ROUTE_STATE_ValueMap`.
        IpRouteStateValueMap(u32), size = 4, map = "IP_ROUTE_STATE_ValueMap", false {
            ALIVE = 0x0, "Alive";
            DEAD = 0x1, "Dead";
            PROBE = 0x2, "Probe";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `FEATURE_FALLBACK_INDEX_ValueMap`.
        FeatureFallbackIndexValueMap(u32), size = 4, map = "FEATURE_FALLBACK_INDEX_ValueMap", false {
            TCP_FASTOPEN = 0x0, "TCP Fastopen";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `IP_ROUTER_INFORMATION_CHANGE_NOTIFY_REASON_ValueMap`.
        IpRouterInformationChangeNotifyReasonValueMap(u32), size = 4, map =
            "IP_ROUTER_INFORMATION_CHANGE_NOTIFY_REASON_ValueMap", false {
            RA_DNS_INFORMATION_CHANGE = 0x1, "RA DNS information change";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `IP_ROUTE_ORIGIN_ValueMap`.
        IpRouteOriginValueMap(u32), size = 4, map = "IP_ROUTE_ORIGIN_ValueMap", false {
            MANUAL = 0x0, "Manual";
            WELL_KNOWN = 0x1, "WellKnown";
            DHCP = 0x2, "DHCP";
            ROUTER_ADVERTISEMENT = 0x3, "RouterAdvertisement";
            VALUE_6TO4 = 0x4, "6to4";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `INET_INSPECT_ACTION_ValueMap`.
        InetInspectActionValueMap(u32), size = 4, map = "INET_INSPECT_ACTION_ValueMap", false {
            DROP = 0x0, "Drop";
            ALLOW = 0x1, "Allow";
            PEND = 0x2, "Pend";
            DROP_AND_SEND_ICMP = 0x3, "DropAndSendIcmp";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `INET_INSPECT_PORT_ACTION_ValueMap`.
        InetInspectPortActionValueMap(u32), size = 4, map = "INET_INSPECT_PORT_ACTION_ValueMap", false {
            ALLOW = 0x0, "Allow";
            DENY = 0x1, "Deny";
            AUTHORIZE = 0x2, "Authorize";
            RETRY_WITH_HINT = 0x3, "RetryWithHint";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCP_CUBIC_HYSTART_STATE_ValueMap`.
        TcpCubicHystartStateValueMap(u16), size = 2, map = "TCP_CUBIC_HYSTART_STATE_ValueMap", false {
            NOT_FOUND = 0x0, "NotFound";
            FOUND = 0x1, "Found";
            DONE = 0x2, "Done";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `UDP_OFFLOAD_FAILURE_REASON_ValueMap`.
        UdpOffloadFailureReasonValueMap(u32), size = 4, map = "UDP_OFFLOAD_FAILURE_REASON_ValueMap", false {
            INCOMPATIBLE_NEXT_HOP = 0x1, "Incompatible next hop";
            SEGMENT_SIZE_IS_LARGER_THAN_MTU = 0x2, "SegmentSize is larger than MTU";
            RAW_LISTENERS_ON_PATH = 0x3, "Raw listeners on path";
            IP_EXTENSION_HEADERS_PRESENT = 0x4, "IP extension headers present";
            EXCEEDS_HARDWARE_CAPABILITIES = 0x5, "Exceeds hardware capabilities";
            INCOMPATIBLE_INSPECTION_CALLOUT = 0x6, "Incompatible inspection callout";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `SOCKET_OPT_LEVEL_ValueMap`.
        SocketOptLevelValueMap(u32), size = 4, map = "SOCKET_OPT_LEVEL_ValueMap", false {
            IPPROTO_IP = 0x0, "IPPROTO_IP";
            IPPROTO_IPV6 = 0x29, "IPPROTO_IPV6";
            SOL_SOCKET = 0xFFFF, "SOL_SOCKET";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `SOCKET_IOCTL_ValueMap`.
        SocketIoctlValueMap(u32), size = 4, map = "SOCKET_IOCTL_ValueMap", false {
            SIO_GET_INTERFACE_LIST = 0x4004747F, "SIO_GET_INTERFACE_LIST";
            SIO_GET_MULTICAST_FILTER = 0x8004747C, "SIO_GET_MULTICAST_FILTER";
            SIO_SET_MULTICAST_FILTER = 0x8004747D, "SIO_SET_MULTICAST_FILTER";
            SIOCSMSFILTER = 0x8004747E, "SIOCSMSFILTER";
            SIOCGMSFILTER = 0x8004747F, "SIOCGMSFILTER";
            SIO_MULTIPOINT_LOOPBACK = 0x88000009, "SIO_MULTIPOINT_LOOPBACK";
            SIO_MULTICAST_SCOPE = 0x8800000A, "SIO_MULTICAST_SCOPE";
            SIO_RCVALL = 0x98000001, "SIO_RCVALL";
            SIO_RCVALL_MCAST = 0x98000002, "SIO_RCVALL_MCAST";
            SIO_RCVALL_IGMPMCAST = 0x98000003, "SIO_RCVALL_IGMPMCAST";
            SIO_RCVALL_MCAST_IF = 0x9800000D, "SIO_RCVALL_MCAST_IF";
            SIO_RCVALL_IF = 0x9800000E, "SIO_RCVALL_IF";
            SIO_ADDRESS_LIST_SORT = 0xC8000019, "SIO_ADDRESS_LIST_SORT";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `SESSION_MULTICAST_OPERATION_TYPE_ValueMap`.
        SessionMulticastOperationTypeValueMap(u32), size = 4, map = "SESSION_MULTICAST_OPERATION_TYPE_ValueMap", false {
            JOIN_GROUP = 0x1, "join group";
            LEAVE_GROUP = 0x2, "leave group";
            JOIN_GROUP_AND_ADD_SOURCE = 0x3, "join group and add source";
            LEAVE_GROUP_AND_DROP_SOURCE = 0x4, "leave group and drop source";
            BLOCK_SOURCE = 0x5, "block source";
            UNBLOCK_SOURCE = 0x6, "unblock source";
            SET_FILTER = 0x7, "set filter";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_IP_MULTICAST_INFO_ValueMap`.
        TcpipIpMulticastInfoValueMap(u32), size = 4, map = "TCPIP_IP_MULTICAST_INFO_ValueMap", false {
            SUCCESSFULLY_CREATED_MULTICAST_SESSION_STATE = 0x1, "Successfully created multicast session state";
            ANOTHER_DUPLICATE_MULTICAST_SESSION_STATE_EXISTS_SO_NO_NEED_TO_CREATE_A_NEW_ONE = 0x2,
                "Another duplicate multicast session state exists, so no need to create a new one";
            SUCCESSFULLY_ADDED_SOURCES_TO_MULTICAST_GROUP = 0x3, "Successfully added sources to multicast group";
            SUCCESSFULLY_REMOVED_SOURCES_FROM_MULTICAST_GROUP = 0x4,
                "Successfully removed sources from multicast group";
            UPDATED_MULTICAST_GROUP_STATE_WILL_SEND_REPORT = 0x5, "Updated multicast group state; will send report";
            NOT_MODIFYING_MULTICAST_GROUP_STATE = 0x6, "Not modifying multicast group state";
            UPDATED_MULTICAST_DISCOVERY_VERSION = 0x7, "Updated multicast discovery version";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_IP_REASSEMBLY_WFP_ValueMap`.
        TcpipIpReassemblyWfpValueMap(u32), size = 4, map = "TCPIP_IP_REASSEMBLY_WFP_ValueMap", false {
            WFP_CONTEXT_TO_THE_FRAGMENT = 0x0, "WFP context to the fragment";
            WFP_CONTEXT_FROM_THE_FRAGMENT_TO_THE_REASSEMBLY_CONTEXT = 0x1,
                "WFP context from the fragment to the reassembly context";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `TCPIP_IP_GROUP_CHANGE_AT_FL_ValueMap`.
        TcpipIpGroupChangeAtFlValueMap(u32), size = 4, map = "TCPIP_IP_GROUP_CHANGE_AT_FL_ValueMap", false {
            LEAVE = 0x0, "leave";
            JOIN = 0x1, "join";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `IP_INVALID_ANCILLARY_DATA_REASON_ValueMap`.
        IpInvalidAncillaryDataReasonValueMap(u32), size = 4, map = "IP_INVALID_ANCILLARY_DATA_REASON_ValueMap", false {
            MESSAGE_LENGTH_IS_NOT_LONG_ENOUGH = 0x1, "Message length is not long enough";
            DATA_LENGTH_MUST_BE_GREATER_THAN_OR_EQUAL_TO_THE_SIZE_OF_THE_MESSAGE_HEADER = 0x2,
                "Data length must be greater than or equal to the size of the message header";
            INVALID_MESSAGE_TYPE = 0x3, "Invalid message type";
            INVALID_MESSAGE_LEVEL = 0x4, "Invalid message level";
            INVALID_DATA_LENGTH_FOR_THIS_OPTION = 0x5, "Invalid data length for this option";
            INVALID_HOP_LIMIT_VALUE = 0x6, "Invalid hop limit value";
            INVALID_TYPE_OF_SERVICE_VALUE = 0x7, "Invalid type of service value";
            INVALID_HOP_BY_HOP_OPTIONS = 0x8, "Invalid hop-by-hop options";
            INVALID_ROUTING_HEADER = 0x9, "Invalid routing header";
            INVALID_ECN_FIELD_VALUE = 0xA, "Invalid ECN field value";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `IP_INVALID_IPV4_OPTION_REASON_ValueMap`.
        IpInvalidIpv4OptionReasonValueMap(u32), size = 4, map = "IP_INVALID_IPV4_OPTION_REASON_ValueMap", false {
            INVALID_OPTION = 0x1, "Invalid option";
            OPTION_LENGTH_IS_EITHER_TOO_SMALL_OR_TOO_LARGE = 0x2, "Option length is either too small or too large";
            OPTION_LENGTH_MUST_BE_GREATER_THAN_OR_EQUAL_TO_THE_SIZE_OF_THE_OPTION_HEADER = 0x3,
                "Option length must be greater than or equal to the size of the option header";
            THE_LENGTH_OF_THE_SUPPLIED_BUFFER_IS_SMALLER_THAN_THE_OPTION_LENGTH = 0x4,
                "The length of the supplied buffer is smaller than the option length";
            THE_OPTION_LENGTH_IS_SMALLER_THAN_THE_MINIMUM_LENGTH_FOR_THIS_OPTION = 0x5,
                "The option length is smaller than the minimum length for this option";
            THE_OPTION_LIST_MUST_HAVE_SPACE_FOR_AN_INTEGRAL_NON_ZERO_NUMBER_OF_ENTRIES = 0x6,
                "The option list must have space for an integral, non-zero number of entries";
            THE_DATA_ALIGNMENT_OF_THE_OPTION_PAYLOAD_IS_INVALID = 0x7,
                "The data alignment of the option payload is invalid";
            INVALID_FLAGS = 0x8, "Invalid flags";
            MULTI_BYTE_OPTIONS_CAN_ONLY_OCCUR_ONCE_OR_THE_COMBINATION_OF_OPTIONS_IS_INVALID = 0x9,
                "Multi-byte options can only occur once, or the combination of options is invalid";
            INVALID_POINTER_VALUE = 0xA, "Invalid pointer value";
            INVALID_ADDRESS_VALUE = 0xB, "Invalid address value";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `IPV4_OPTION_TYPE_ValueMap`.
        Ipv4OptionTypeValueMap(u32), size = 4, map = "IPV4_OPTION_TYPE_ValueMap", false {
            END_OF_LIST = 0x0, "End of list";
            NO_OPERATION = 0x1, "No operation";
            RECORD_ROUTE = 0x7, "Record route";
            TIMESTAMP = 0x44, "Timestamp";
            SECURITY = 0x82, "Security";
            LOOSE_SOURCE_ROUTE = 0x83, "Loose source route";
            STREAM_ID = 0x88, "Stream ID";
            STRUCT_SOURCE_ROUTE = 0x89, "Struct source route";
            ROUTER_ALERT = 0x94, "Router alert";
            MULTI_DESTINATION = 0x95, "Multi-destination";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `IPV6_OPTION_TYPE_ValueMap`.
        Ipv6OptionTypeValueMap(u32), size = 4, map = "IPV6_OPTION_TYPE_ValueMap", false {
            SINGLE_BYTE_PAD = 0x0, "Single byte pad";
            MULTIPLE_BYTE_PAD = 0x1, "Multiple byte pad";
            TUNNEL_LIMIT = 0x4, "Tunnel limit";
            ROUTER_ALERT = 0x5, "Router alert";
            JUMBOGRAM = 0xC0, "Jumbogram";
            NSAP_ADDRESS = 0xC1, "NSAP address";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `IP_INVALID_PKTINFO_OPTION_REASON_ValueMap`.
        IpInvalidPktinfoOptionReasonValueMap(u32), size = 4, map = "IP_INVALID_PKTINFO_OPTION_REASON_ValueMap", false {
            MESSAGE_LENGTH_IS_NOT_LONG_ENOUGH = 0x1, "Message length is not long enough";
            DATA_LENGTH_MUST_BE_GREATER_THAN_OR_EQUAL_TO_THE_SIZE_OF_THE_MESSAGE_HEADER = 0x2,
                "Data length must be greater than or equal to the size of the message header";
            INVALID_MESSAGE_LEVEL = 0x3, "Invalid message level";
            INVALID_IP_PKTINFO_EX_OPTION_LENGTH = 0x4, "Invalid IP_PKTINFO_EX option length";
            INVALID_OPTION_LENGTH = 0x5, "Invalid option length";
            INTERFACE_NOT_FOUND = 0x6, "Interface not found";
            SCOPE_ID_DOES_NOT_MATCH_THE_SCOPE_ID_FOR_THE_INTERFACE = 0x7,
                "Scope ID does not match the scope ID for the interface";
            FAILED_TO_FIND_OR_CREATE_ADDRESS_TO_RETURN = 0x8, "Failed to find or create address to return";
        }
    }
}

static PLACES_0: [Place; 4] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 7] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 3] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 4] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 3] = places(super::PROVIDER.events[4].fields);
static PLACES_5: [Place; 4] = places(super::PROVIDER.events[5].fields);
static PLACES_6: [Place; 6] = places(super::PROVIDER.events[14].fields);
static PLACES_7: [Place; 7] = places(super::PROVIDER.events[15].fields);
static PLACES_8: [Place; 8] = places(super::PROVIDER.events[22].fields);
static PLACES_9: [Place; 8] = places(super::PROVIDER.events[23].fields);
static PLACES_10: [Place; 9] = places(super::PROVIDER.events[24].fields);
static PLACES_11: [Place; 7] = places(super::PROVIDER.events[25].fields);
static PLACES_12: [Place; 5] = places(super::PROVIDER.events[38].fields);
static PLACES_13: [Place; 6] = places(super::PROVIDER.events[42].fields);
static PLACES_14: [Place; 10] = places(super::PROVIDER.events[70].fields);
static PLACES_15: [Place; 3] = places(super::PROVIDER.events[71].fields);
static PLACES_16: [Place; 10] = places(super::PROVIDER.events[74].fields);
static PLACES_17: [Place; 4] = places(super::PROVIDER.events[89].fields);
static PLACES_18: [Place; 4] = places(super::PROVIDER.events[90].fields);
static PLACES_19: [Place; 5] = places(super::PROVIDER.events[91].fields);
static PLACES_20: [Place; 4] = places(super::PROVIDER.events[100].fields);
static PLACES_21: [Place; 2] = places(super::PROVIDER.events[102].fields);
static PLACES_22: [Place; 3] = places(super::PROVIDER.events[105].fields);
static PLACES_23: [Place; 8] = places(super::PROVIDER.events[106].fields);
static PLACES_24: [Place; 6] = places(super::PROVIDER.events[107].fields);
static PLACES_25: [Place; 3] = places(super::PROVIDER.events[108].fields);
static PLACES_26: [Place; 5] = places(super::PROVIDER.events[110].fields);
static PLACES_27: [Place; 6] = places(super::PROVIDER.events[111].fields);
static PLACES_28: [Place; 13] = places(super::PROVIDER.events[112].fields);
static PLACES_29: [Place; 3] = places(super::PROVIDER.events[117].fields);
static PLACES_30: [Place; 4] = places(super::PROVIDER.events[118].fields);
static PLACES_31: [Place; 8] = places(super::PROVIDER.events[119].fields);
static PLACES_32: [Place; 3] = places(super::PROVIDER.events[122].fields);
static PLACES_33: [Place; 5] = places(super::PROVIDER.events[124].fields);
static PLACES_34: [Place; 5] = places(super::PROVIDER.events[125].fields);
static PLACES_35: [Place; 4] = places(super::PROVIDER.events[127].fields);
static PLACES_36: [Place; 1] = places(super::PROVIDER.events[133].fields);
static PLACES_37: [Place; 5] = places(super::PROVIDER.events[135].fields);
static PLACES_38: [Place; 6] = places(super::PROVIDER.events[142].fields);
static PLACES_39: [Place; 6] = places(super::PROVIDER.events[143].fields);
static PLACES_40: [Place; 3] = places(super::PROVIDER.events[147].fields);
static PLACES_41: [Place; 3] = places(super::PROVIDER.events[148].fields);
static PLACES_42: [Place; 2] = places(super::PROVIDER.events[149].fields);
static PLACES_43: [Place; 3] = places(super::PROVIDER.events[150].fields);
static PLACES_44: [Place; 1] = places(super::PROVIDER.events[151].fields);
static PLACES_45: [Place; 1] = places(super::PROVIDER.events[153].fields);
static PLACES_46: [Place; 18] = places(super::PROVIDER.events[154].fields);
static PLACES_47: [Place; 3] = places(super::PROVIDER.events[155].fields);
static PLACES_48: [Place; 4] = places(super::PROVIDER.events[156].fields);
static PLACES_49: [Place; 9] = places(super::PROVIDER.events[158].fields);
static PLACES_50: [Place; 10] = places(super::PROVIDER.events[159].fields);
static PLACES_51: [Place; 9] = places(super::PROVIDER.events[160].fields);
static PLACES_52: [Place; 7] = places(super::PROVIDER.events[164].fields);
static PLACES_53: [Place; 8] = places(super::PROVIDER.events[165].fields);
static PLACES_54: [Place; 12] = places(super::PROVIDER.events[182].fields);
static PLACES_55: [Place; 3] = places(super::PROVIDER.events[185].fields);
static PLACES_56: [Place; 4] = places(super::PROVIDER.events[186].fields);
static PLACES_57: [Place; 7] = places(super::PROVIDER.events[193].fields);
static PLACES_58: [Place; 11] = places(super::PROVIDER.events[194].fields);
static PLACES_59: [Place; 12] = places(super::PROVIDER.events[195].fields);
static PLACES_60: [Place; 18] = places(super::PROVIDER.events[196].fields);
static PLACES_61: [Place; 16] = places(super::PROVIDER.events[197].fields);
static PLACES_62: [Place; 7] = places(super::PROVIDER.events[202].fields);
static PLACES_63: [Place; 4] = places(super::PROVIDER.events[213].fields);
static PLACES_64: [Place; 6] = places(super::PROVIDER.events[214].fields);
static PLACES_65: [Place; 14] = places(super::PROVIDER.events[215].fields);
static PLACES_66: [Place; 5] = places(super::PROVIDER.events[218].fields);
static PLACES_67: [Place; 2] = places(super::PROVIDER.events[220].fields);
static PLACES_68: [Place; 8] = places(super::PROVIDER.events[221].fields);
static PLACES_69: [Place; 4] = places(super::PROVIDER.events[222].fields);
static PLACES_70: [Place; 5] = places(super::PROVIDER.events[223].fields);
static PLACES_71: [Place; 8] = places(super::PROVIDER.events[226].fields);
static PLACES_72: [Place; 9] = places(super::PROVIDER.events[227].fields);
static PLACES_73: [Place; 4] = places(super::PROVIDER.events[246].fields);
static PLACES_74: [Place; 4] = places(super::PROVIDER.events[248].fields);
static PLACES_75: [Place; 7] = places(super::PROVIDER.events[261].fields);
static PLACES_76: [Place; 9] = places(super::PROVIDER.events[262].fields);
static PLACES_77: [Place; 10] = places(super::PROVIDER.events[263].fields);
static PLACES_78: [Place; 14] = places(super::PROVIDER.events[264].fields);
static PLACES_79: [Place; 15] = places(super::PROVIDER.events[265].fields);
static PLACES_80: [Place; 16] = places(super::PROVIDER.events[266].fields);
static PLACES_81: [Place; 17] = places(super::PROVIDER.events[267].fields);
static PLACES_82: [Place; 7] = places(super::PROVIDER.events[268].fields);
static PLACES_83: [Place; 11] = places(super::PROVIDER.events[270].fields);
static PLACES_84: [Place; 12] = places(super::PROVIDER.events[272].fields);
static PLACES_85: [Place; 12] = places(super::PROVIDER.events[273].fields);
static PLACES_86: [Place; 2] = places(super::PROVIDER.events[274].fields);
static PLACES_87: [Place; 2] = places(super::PROVIDER.events[275].fields);
static PLACES_88: [Place; 2] = places(super::PROVIDER.events[276].fields);
static PLACES_89: [Place; 7] = places(super::PROVIDER.events[278].fields);
static PLACES_90: [Place; 4] = places(super::PROVIDER.events[279].fields);
static PLACES_91: [Place; 4] = places(super::PROVIDER.events[280].fields);
static PLACES_92: [Place; 8] = places(super::PROVIDER.events[281].fields);
static PLACES_93: [Place; 11] = places(super::PROVIDER.events[282].fields);
static PLACES_94: [Place; 17] = places(super::PROVIDER.events[283].fields);
static PLACES_95: [Place; 18] = places(super::PROVIDER.events[284].fields);
static PLACES_96: [Place; 6] = places(super::PROVIDER.events[285].fields);
static PLACES_97: [Place; 7] = places(super::PROVIDER.events[286].fields);
static PLACES_98: [Place; 5] = places(super::PROVIDER.events[287].fields);
static PLACES_99: [Place; 10] = places(super::PROVIDER.events[288].fields);
static PLACES_100: [Place; 8] = places(super::PROVIDER.events[289].fields);
static PLACES_101: [Place; 7] = places(super::PROVIDER.events[290].fields);
static PLACES_102: [Place; 11] = places(super::PROVIDER.events[292].fields);
static PLACES_103: [Place; 3] = places(super::PROVIDER.events[293].fields);
static PLACES_104: [Place; 6] = places(super::PROVIDER.events[294].fields);
static PLACES_105: [Place; 6] = places(super::PROVIDER.events[295].fields);
static PLACES_106: [Place; 6] = places(super::PROVIDER.events[296].fields);
static PLACES_107: [Place; 2] = places(super::PROVIDER.events[297].fields);
static PLACES_108: [Place; 3] = places(super::PROVIDER.events[299].fields);
static PLACES_109: [Place; 4] = places(super::PROVIDER.events[300].fields);
static PLACES_110: [Place; 4] = places(super::PROVIDER.events[301].fields);
static PLACES_111: [Place; 4] = places(super::PROVIDER.events[302].fields);
static PLACES_112: [Place; 4] = places(super::PROVIDER.events[303].fields);
static PLACES_113: [Place; 6] = places(super::PROVIDER.events[304].fields);
static PLACES_114: [Place; 4] = places(super::PROVIDER.events[305].fields);
static PLACES_115: [Place; 2] = places(super::PROVIDER.events[306].fields);
static PLACES_116: [Place; 4] = places(super::PROVIDER.events[307].fields);
static PLACES_117: [Place; 2] = places(super::PROVIDER.events[308].fields);
static PLACES_118: [Place; 3] = places(super::PROVIDER.events[309].fields);
static PLACES_119: [Place; 3] = places(super::PROVIDER.events[310].fields);
static PLACES_120: [Place; 2] = places(super::PROVIDER.events[311].fields);
static PLACES_121: [Place; 1] = places(super::PROVIDER.events[312].fields);
static PLACES_122: [Place; 5] = places(super::PROVIDER.events[314].fields);
static PLACES_123: [Place; 3] = places(super::PROVIDER.events[315].fields);
static PLACES_124: [Place; 9] = places(super::PROVIDER.events[316].fields);
static PLACES_125: [Place; 2] = places(super::PROVIDER.events[318].fields);
static PLACES_126: [Place; 6] = places(super::PROVIDER.events[319].fields);
static PLACES_127: [Place; 5] = places(super::PROVIDER.events[320].fields);
static PLACES_128: [Place; 3] = places(super::PROVIDER.events[321].fields);
static PLACES_129: [Place; 2] = places(super::PROVIDER.events[322].fields);
static PLACES_130: [Place; 3] = places(super::PROVIDER.events[323].fields);
static PLACES_131: [Place; 3] = places(super::PROVIDER.events[324].fields);
static PLACES_132: [Place; 2] = places(super::PROVIDER.events[325].fields);
static PLACES_133: [Place; 7] = places(super::PROVIDER.events[326].fields);
static PLACES_134: [Place; 3] = places(super::PROVIDER.events[327].fields);
static PLACES_135: [Place; 1] = places(super::PROVIDER.events[328].fields);
static PLACES_136: [Place; 8] = places(super::PROVIDER.events[329].fields);
static PLACES_137: [Place; 5] = places(super::PROVIDER.events[331].fields);
static PLACES_138: [Place; 2] = places(super::PROVIDER.events[332].fields);
static PLACES_139: [Place; 4] = places(super::PROVIDER.events[333].fields);
static PLACES_140: [Place; 4] = places(super::PROVIDER.events[334].fields);
static PLACES_141: [Place; 11] = places(super::PROVIDER.events[335].fields);
static PLACES_142: [Place; 3] = places(super::PROVIDER.events[337].fields);
static PLACES_143: [Place; 7] = places(super::PROVIDER.events[338].fields);
static PLACES_144: [Place; 4] = places(super::PROVIDER.events[340].fields);
static PLACES_145: [Place; 8] = places(super::PROVIDER.events[342].fields);
static PLACES_146: [Place; 10] = places(super::PROVIDER.events[343].fields);
static PLACES_147: [Place; 3] = places(super::PROVIDER.events[348].fields);
static PLACES_148: [Place; 6] = places(super::PROVIDER.events[349].fields);
static PLACES_149: [Place; 2] = places(super::PROVIDER.events[350].fields);
static PLACES_150: [Place; 2] = places(super::PROVIDER.events[351].fields);
static PLACES_151: [Place; 2] = places(super::PROVIDER.events[352].fields);
static PLACES_152: [Place; 1] = places(super::PROVIDER.events[353].fields);
static PLACES_153: [Place; 2] = places(super::PROVIDER.events[354].fields);
static PLACES_154: [Place; 4] = places(super::PROVIDER.events[355].fields);
static PLACES_155: [Place; 5] = places(super::PROVIDER.events[356].fields);
static PLACES_156: [Place; 4] = places(super::PROVIDER.events[357].fields);
static PLACES_157: [Place; 3] = places(super::PROVIDER.events[358].fields);
static PLACES_158: [Place; 5] = places(super::PROVIDER.events[359].fields);
static PLACES_159: [Place; 3] = places(super::PROVIDER.events[360].fields);
static PLACES_160: [Place; 7] = places(super::PROVIDER.events[361].fields);
static PLACES_161: [Place; 9] = places(super::PROVIDER.events[362].fields);
static PLACES_162: [Place; 5] = places(super::PROVIDER.events[363].fields);
static PLACES_163: [Place; 10] = places(super::PROVIDER.events[364].fields);
static PLACES_164: [Place; 8] = places(super::PROVIDER.events[366].fields);
static PLACES_165: [Place; 3] = places(super::PROVIDER.events[367].fields);
static PLACES_166: [Place; 3] = places(super::PROVIDER.events[368].fields);
static PLACES_167: [Place; 1] = places(super::PROVIDER.events[369].fields);
static PLACES_168: [Place; 7] = places(super::PROVIDER.events[371].fields);
static PLACES_169: [Place; 8] = places(super::PROVIDER.events[372].fields);
static PLACES_170: [Place; 9] = places(super::PROVIDER.events[373].fields);
static PLACES_171: [Place; 10] = places(super::PROVIDER.events[374].fields);
static PLACES_172: [Place; 4] = places(super::PROVIDER.events[375].fields);
static PLACES_173: [Place; 10] = places(super::PROVIDER.events[376].fields);
static PLACES_174: [Place; 11] = places(super::PROVIDER.events[377].fields);
static PLACES_175: [Place; 3] = places(super::PROVIDER.events[378].fields);
static PLACES_176: [Place; 7] = places(super::PROVIDER.events[379].fields);
static PLACES_177: [Place; 7] = places(super::PROVIDER.events[380].fields);
static PLACES_178: [Place; 5] = places(super::PROVIDER.events[381].fields);
static PLACES_179: [Place; 7] = places(super::PROVIDER.events[382].fields);
static PLACES_180: [Place; 4] = places(super::PROVIDER.events[385].fields);
static PLACES_181: [Place; 12] = places(super::PROVIDER.events[387].fields);
static PLACES_182: [Place; 13] = places(super::PROVIDER.events[388].fields);
static PLACES_183: [Place; 14] = places(super::PROVIDER.events[389].fields);
static PLACES_184: [Place; 4] = places(super::PROVIDER.events[390].fields);
static PLACES_185: [Place; 13] = places(super::PROVIDER.events[391].fields);
static PLACES_186: [Place; 13] = places(super::PROVIDER.events[392].fields);
static PLACES_187: [Place; 15] = places(super::PROVIDER.events[393].fields);
static PLACES_188: [Place; 7] = places(super::PROVIDER.events[394].fields);
static PLACES_189: [Place; 5] = places(super::PROVIDER.events[395].fields);
static PLACES_190: [Place; 9] = places(super::PROVIDER.events[396].fields);
static PLACES_191: [Place; 7] = places(super::PROVIDER.events[397].fields);
static PLACES_192: [Place; 7] = places(super::PROVIDER.events[398].fields);
static PLACES_193: [Place; 5] = places(super::PROVIDER.events[399].fields);
static PLACES_194: [Place; 8] = places(super::PROVIDER.events[406].fields);
static PLACES_195: [Place; 9] = places(super::PROVIDER.events[407].fields);
static PLACES_196: [Place; 5] = places(super::PROVIDER.events[408].fields);
static PLACES_197: [Place; 6] = places(super::PROVIDER.events[409].fields);
static PLACES_198: [Place; 8] = places(super::PROVIDER.events[410].fields);
static PLACES_199: [Place; 9] = places(super::PROVIDER.events[411].fields);
static PLACES_200: [Place; 10] = places(super::PROVIDER.events[412].fields);
static PLACES_201: [Place; 9] = places(super::PROVIDER.events[413].fields);
static PLACES_202: [Place; 10] = places(super::PROVIDER.events[414].fields);
static PLACES_203: [Place; 9] = places(super::PROVIDER.events[415].fields);
static PLACES_204: [Place; 5] = places(super::PROVIDER.events[416].fields);
static PLACES_205: [Place; 8] = places(super::PROVIDER.events[418].fields);
static PLACES_206: [Place; 9] = places(super::PROVIDER.events[419].fields);
static PLACES_207: [Place; 10] = places(super::PROVIDER.events[420].fields);
static PLACES_208: [Place; 15] = places(super::PROVIDER.events[421].fields);
static PLACES_209: [Place; 17] = places(super::PROVIDER.events[422].fields);
static PLACES_210: [Place; 21] = places(super::PROVIDER.events[423].fields);
static PLACES_211: [Place; 7] = places(super::PROVIDER.events[426].fields);
static PLACES_212: [Place; 7] = places(super::PROVIDER.events[427].fields);
static PLACES_213: [Place; 5] = places(super::PROVIDER.events[428].fields);
static PLACES_214: [Place; 5] = places(super::PROVIDER.events[429].fields);
static PLACES_215: [Place; 6] = places(super::PROVIDER.events[432].fields);
static PLACES_216: [Place; 4] = places(super::PROVIDER.events[433].fields);
static PLACES_217: [Place; 5] = places(super::PROVIDER.events[435].fields);
static PLACES_218: [Place; 2] = places(super::PROVIDER.events[437].fields);
static PLACES_219: [Place; 3] = places(super::PROVIDER.events[440].fields);
static PLACES_220: [Place; 5] = places(super::PROVIDER.events[443].fields);
static PLACES_221: [Place; 12] = places(super::PROVIDER.events[444].fields);
static PLACES_222: [Place; 26] = places(super::PROVIDER.events[445].fields);
static PLACES_223: [Place; 5] = places(super::PROVIDER.events[446].fields);
static PLACES_224: [Place; 7] = places(super::PROVIDER.events[447].fields);
static PLACES_225: [Place; 6] = places(super::PROVIDER.events[448].fields);
static PLACES_226: [Place; 2] = places(super::PROVIDER.events[449].fields);
static PLACES_227: [Place; 9] = places(super::PROVIDER.events[450].fields);
static PLACES_228: [Place; 10] = places(super::PROVIDER.events[451].fields);
static PLACES_229: [Place; 4] = places(super::PROVIDER.events[452].fields);
static PLACES_230: [Place; 6] = places(super::PROVIDER.events[453].fields);
static PLACES_231: [Place; 7] = places(super::PROVIDER.events[454].fields);
static PLACES_232: [Place; 4] = places(super::PROVIDER.events[455].fields);
static PLACES_233: [Place; 3] = places(super::PROVIDER.events[456].fields);
static PLACES_234: [Place; 5] = places(super::PROVIDER.events[457].fields);
static PLACES_235: [Place; 9] = places(super::PROVIDER.events[458].fields);
static PLACES_236: [Place; 9] = places(super::PROVIDER.events[462].fields);
static PLACES_237: [Place; 10] = places(super::PROVIDER.events[463].fields);
static PLACES_238: [Place; 7] = places(super::PROVIDER.events[464].fields);
static PLACES_239: [Place; 10] = places(super::PROVIDER.events[466].fields);
static PLACES_240: [Place; 11] = places(super::PROVIDER.events[467].fields);
static PLACES_241: [Place; 7] = places(super::PROVIDER.events[468].fields);
static PLACES_242: [Place; 4] = places(super::PROVIDER.events[469].fields);
static PLACES_243: [Place; 4] = places(super::PROVIDER.events[470].fields);
static PLACES_244: [Place; 7] = places(super::PROVIDER.events[471].fields);
static PLACES_245: [Place; 4] = places(super::PROVIDER.events[473].fields);
static PLACES_246: [Place; 9] = places(super::PROVIDER.events[477].fields);
static PLACES_247: [Place; 16] = places(super::PROVIDER.events[478].fields);
static PLACES_248: [Place; 4] = places(super::PROVIDER.events[479].fields);
static PLACES_249: [Place; 8] = places(super::PROVIDER.events[480].fields);
static PLACES_250: [Place; 20] = places(super::PROVIDER.events[481].fields);
static PLACES_251: [Place; 13] = places(super::PROVIDER.events[482].fields);
static PLACES_252: [Place; 8] = places(super::PROVIDER.events[483].fields);
static PLACES_253: [Place; 2] = places(super::PROVIDER.events[484].fields);
static PLACES_254: [Place; 8] = places(super::PROVIDER.events[485].fields);
static PLACES_255: [Place; 3] = places(super::PROVIDER.events[486].fields);
static PLACES_256: [Place; 5] = places(super::PROVIDER.events[487].fields);
static PLACES_257: [Place; 6] = places(super::PROVIDER.events[488].fields);
static PLACES_258: [Place; 4] = places(super::PROVIDER.events[495].fields);
static PLACES_259: [Place; 6] = places(super::PROVIDER.events[499].fields);
static PLACES_260: [Place; 6] = places(super::PROVIDER.events[502].fields);
static PLACES_261: [Place; 1] = places(super::PROVIDER.events[508].fields);
static PLACES_262: [Place; 2] = places(super::PROVIDER.events[513].fields);
static PLACES_263: [Place; 4] = places(super::PROVIDER.events[518].fields);
static PLACES_264: [Place; 2] = places(super::PROVIDER.events[519].fields);
static PLACES_265: [Place; 2] = places(super::PROVIDER.events[520].fields);
static PLACES_266: [Place; 3] = places(super::PROVIDER.events[521].fields);
static PLACES_267: [Place; 9] = places(super::PROVIDER.events[525].fields);
static PLACES_268: [Place; 11] = places(super::PROVIDER.events[526].fields);
static PLACES_269: [Place; 12] = places(super::PROVIDER.events[527].fields);
static PLACES_270: [Place; 11] = places(super::PROVIDER.events[528].fields);
static PLACES_271: [Place; 5] = places(super::PROVIDER.events[529].fields);
static PLACES_272: [Place; 5] = places(super::PROVIDER.events[531].fields);
static PLACES_273: [Place; 4] = places(super::PROVIDER.events[532].fields);
static PLACES_274: [Place; 13] = places(super::PROVIDER.events[534].fields);
static PLACES_275: [Place; 14] = places(super::PROVIDER.events[535].fields);
static PLACES_276: [Place; 6] = places(super::PROVIDER.events[536].fields);
static PLACES_277: [Place; 7] = places(super::PROVIDER.events[538].fields);
static PLACES_278: [Place; 5] = places(super::PROVIDER.events[539].fields);
static PLACES_279: [Place; 5] = places(super::PROVIDER.events[542].fields);
static PLACES_280: [Place; 4] = places(super::PROVIDER.events[545].fields);
static PLACES_281: [Place; 6] = places(super::PROVIDER.events[546].fields);
static PLACES_282: [Place; 5] = places(super::PROVIDER.events[547].fields);
static PLACES_283: [Place; 6] = places(super::PROVIDER.events[548].fields);
static PLACES_284: [Place; 9] = places(super::PROVIDER.events[549].fields);
static PLACES_285: [Place; 8] = places(super::PROVIDER.events[550].fields);
static PLACES_286: [Place; 10] = places(super::PROVIDER.events[551].fields);
static PLACES_287: [Place; 8] = places(super::PROVIDER.events[552].fields);
static PLACES_288: [Place; 10] = places(super::PROVIDER.events[553].fields);
static PLACES_289: [Place; 7] = places(super::PROVIDER.events[554].fields);
static PLACES_290: [Place; 20] = places(super::PROVIDER.events[555].fields);
static PLACES_291: [Place; 6] = places(super::PROVIDER.events[556].fields);
static PLACES_292: [Place; 6] = places(super::PROVIDER.events[557].fields);
static PLACES_293: [Place; 8] = places(super::PROVIDER.events[558].fields);
static PLACES_294: [Place; 6] = places(super::PROVIDER.events[559].fields);
static PLACES_295: [Place; 1] = places(super::PROVIDER.events[560].fields);
static PLACES_296: [Place; 4] = places(super::PROVIDER.events[561].fields);
static PLACES_297: [Place; 9] = places(super::PROVIDER.events[562].fields);
static PLACES_298: [Place; 14] = places(super::PROVIDER.events[563].fields);
static PLACES_299: [Place; 4] = places(super::PROVIDER.events[564].fields);
static PLACES_300: [Place; 5] = places(super::PROVIDER.events[565].fields);
static PLACES_301: [Place; 5] = places(super::PROVIDER.events[566].fields);
static PLACES_302: [Place; 7] = places(super::PROVIDER.events[567].fields);
static PLACES_303: [Place; 5] = places(super::PROVIDER.events[572].fields);
static PLACES_304: [Place; 4] = places(super::PROVIDER.events[573].fields);
static PLACES_305: [Place; 1] = places(super::PROVIDER.events[574].fields);
static PLACES_306: [Place; 1] = places(super::PROVIDER.events[575].fields);
static PLACES_307: [Place; 7] = places(super::PROVIDER.events[576].fields);
static PLACES_308: [Place; 10] = places(super::PROVIDER.events[577].fields);
static PLACES_309: [Place; 5] = places(super::PROVIDER.events[578].fields);
static PLACES_310: [Place; 10] = places(super::PROVIDER.events[582].fields);
static PLACES_311: [Place; 5] = places(super::PROVIDER.events[587].fields);
static PLACES_312: [Place; 2] = places(super::PROVIDER.events[588].fields);
static PLACES_313: [Place; 4] = places(super::PROVIDER.events[590].fields);
static PLACES_314: [Place; 7] = places(super::PROVIDER.events[591].fields);
static PLACES_315: [Place; 43] = places(super::PROVIDER.events[592].fields);
static PLACES_316: [Place; 46] = places(super::PROVIDER.events[593].fields);
static PLACES_317: [Place; 6] = places(super::PROVIDER.events[594].fields);
static PLACES_318: [Place; 8] = places(super::PROVIDER.events[595].fields);
static PLACES_319: [Place; 11] = places(super::PROVIDER.events[596].fields);
static PLACES_320: [Place; 12] = places(super::PROVIDER.events[597].fields);
static PLACES_321: [Place; 12] = places(super::PROVIDER.events[598].fields);
static PLACES_322: [Place; 7] = places(super::PROVIDER.events[599].fields);
static PLACES_323: [Place; 8] = places(super::PROVIDER.events[600].fields);
static PLACES_324: [Place; 7] = places(super::PROVIDER.events[601].fields);
static PLACES_325: [Place; 4] = places(super::PROVIDER.events[602].fields);
static PLACES_326: [Place; 4] = places(super::PROVIDER.events[603].fields);
static PLACES_327: [Place; 3] = places(super::PROVIDER.events[604].fields);
static PLACES_328: [Place; 3] = places(super::PROVIDER.events[605].fields);
static PLACES_329: [Place; 2] = places(super::PROVIDER.events[606].fields);
static PLACES_330: [Place; 9] = places(super::PROVIDER.events[607].fields);
static PLACES_331: [Place; 7] = places(super::PROVIDER.events[608].fields);
static PLACES_332: [Place; 6] = places(super::PROVIDER.events[609].fields);
static PLACES_333: [Place; 7] = places(super::PROVIDER.events[610].fields);
static PLACES_334: [Place; 4] = places(super::PROVIDER.events[611].fields);
static PLACES_335: [Place; 3] = places(super::PROVIDER.events[613].fields);
static PLACES_336: [Place; 3] = places(super::PROVIDER.events[614].fields);
static PLACES_337: [Place; 7] = places(super::PROVIDER.events[615].fields);
static PLACES_338: [Place; 4] = places(super::PROVIDER.events[617].fields);
static PLACES_339: [Place; 2] = places(super::PROVIDER.events[618].fields);
static PLACES_340: [Place; 1] = places(super::PROVIDER.events[619].fields);
static PLACES_341: [Place; 3] = places(super::PROVIDER.events[620].fields);
static PLACES_342: [Place; 4] = places(super::PROVIDER.events[621].fields);
static PLACES_343: [Place; 6] = places(super::PROVIDER.events[622].fields);
static PLACES_344: [Place; 3] = places(super::PROVIDER.events[623].fields);
static PLACES_345: [Place; 3] = places(super::PROVIDER.events[624].fields);
static PLACES_346: [Place; 7] = places(super::PROVIDER.events[625].fields);
static PLACES_347: [Place; 3] = places(super::PROVIDER.events[626].fields);
static PLACES_348: [Place; 2] = places(super::PROVIDER.events[627].fields);
static PLACES_349: [Place; 2] = places(super::PROVIDER.events[628].fields);
static PLACES_350: [Place; 1] = places(super::PROVIDER.events[629].fields);
static PLACES_351: [Place; 1] = places(super::PROVIDER.events[631].fields);
static PLACES_352: [Place; 5] = places(super::PROVIDER.events[632].fields);
static PLACES_353: [Place; 4] = places(super::PROVIDER.events[633].fields);
static PLACES_354: [Place; 2] = places(super::PROVIDER.events[634].fields);
static PLACES_355: [Place; 2] = places(super::PROVIDER.events[635].fields);
static PLACES_356: [Place; 3] = places(super::PROVIDER.events[636].fields);
static PLACES_357: [Place; 4] = places(super::PROVIDER.events[637].fields);
static PLACES_358: [Place; 7] = places(super::PROVIDER.events[638].fields);
static PLACES_359: [Place; 3] = places(super::PROVIDER.events[639].fields);
static PLACES_360: [Place; 4] = places(super::PROVIDER.events[640].fields);
static PLACES_361: [Place; 3] = places(super::PROVIDER.events[641].fields);
static PLACES_362: [Place; 4] = places(super::PROVIDER.events[642].fields);
static PLACES_363: [Place; 4] = places(super::PROVIDER.events[643].fields);
static PLACES_364: [Place; 5] = places(super::PROVIDER.events[645].fields);
static PLACES_365: [Place; 13] = places(super::PROVIDER.events[646].fields);
static PLACES_366: [Place; 14] = places(super::PROVIDER.events[647].fields);
static PLACES_367: [Place; 8] = places(super::PROVIDER.events[648].fields);
static PLACES_368: [Place; 8] = places(super::PROVIDER.events[650].fields);
static PLACES_369: [Place; 8] = places(super::PROVIDER.events[651].fields);
static PLACES_370: [Place; 6] = places(super::PROVIDER.events[653].fields);
static PLACES_371: [Place; 1] = places(super::PROVIDER.events[655].fields);
static PLACES_372: [Place; 3] = places(super::PROVIDER.events[656].fields);
static PLACES_373: [Place; 3] = places(super::PROVIDER.events[657].fields);
static PLACES_374: [Place; 6] = places(super::PROVIDER.events[658].fields);
static PLACES_375: [Place; 6] = places(super::PROVIDER.events[659].fields);
static PLACES_376: [Place; 2] = places(super::PROVIDER.events[660].fields);
static PLACES_377: [Place; 3] = places(super::PROVIDER.events[661].fields);
static PLACES_378: [Place; 10] = places(super::PROVIDER.events[662].fields);
static PLACES_379: [Place; 5] = places(super::PROVIDER.events[664].fields);
static PLACES_380: [Place; 6] = places(super::PROVIDER.events[665].fields);
static PLACES_381: [Place; 7] = places(super::PROVIDER.events[666].fields);
static PLACES_382: [Place; 6] = places(super::PROVIDER.events[667].fields);
static PLACES_383: [Place; 11] = places(super::PROVIDER.events[668].fields);
static PLACES_384: [Place; 12] = places(super::PROVIDER.events[669].fields);
static PLACES_385: [Place; 8] = places(super::PROVIDER.events[671].fields);
static PLACES_386: [Place; 9] = places(super::PROVIDER.events[672].fields);
static PLACES_387: [Place; 6] = places(super::PROVIDER.events[673].fields);
static PLACES_388: [Place; 7] = places(super::PROVIDER.events[674].fields);
static PLACES_389: [Place; 8] = places(super::PROVIDER.events[675].fields);
static PLACES_390: [Place; 9] = places(super::PROVIDER.events[676].fields);
static PLACES_391: [Place; 8] = places(super::PROVIDER.events[677].fields);
static PLACES_392: [Place; 5] = places(super::PROVIDER.events[678].fields);
static PLACES_393: [Place; 5] = places(super::PROVIDER.events[679].fields);
static PLACES_394: [Place; 12] = places(super::PROVIDER.events[680].fields);
static PLACES_395: [Place; 7] = places(super::PROVIDER.events[681].fields);
static PLACES_396: [Place; 6] = places(super::PROVIDER.events[682].fields);
static PLACES_397: [Place; 9] = places(super::PROVIDER.events[683].fields);
static PLACES_398: [Place; 3] = places(super::PROVIDER.events[684].fields);
static PLACES_399: [Place; 4] = places(super::PROVIDER.events[685].fields);
static PLACES_400: [Place; 10] = places(super::PROVIDER.events[686].fields);
static PLACES_401: [Place; 5] = places(super::PROVIDER.events[687].fields);
static PLACES_402: [Place; 9] = places(super::PROVIDER.events[692].fields);
static PLACES_403: [Place; 7] = places(super::PROVIDER.events[693].fields);
static PLACES_404: [Place; 7] = places(super::PROVIDER.events[694].fields);
static PLACES_405: [Place; 4] = places(super::PROVIDER.events[695].fields);
static PLACES_406: [Place; 11] = places(super::PROVIDER.events[696].fields);
static PLACES_407: [Place; 5] = places(super::PROVIDER.events[697].fields);
static PLACES_408: [Place; 2] = places(super::PROVIDER.events[698].fields);
static PLACES_409: [Place; 3] = places(super::PROVIDER.events[699].fields);
static PLACES_410: [Place; 8] = places(super::PROVIDER.events[701].fields);
static PLACES_411: [Place; 2] = places(super::PROVIDER.events[702].fields);
static PLACES_412: [Place; 2] = places(super::PROVIDER.events[703].fields);
static PLACES_413: [Place; 0] = places(super::PROVIDER.events[704].fields);
static PLACES_414: [Place; 4] = places(super::PROVIDER.events[706].fields);
static PLACES_415: [Place; 7] = places(super::PROVIDER.events[707].fields);
static PLACES_416: [Place; 11] = places(super::PROVIDER.events[708].fields);
static PLACES_417: [Place; 15] = places(super::PROVIDER.events[709].fields);
static PLACES_418: [Place; 11] = places(super::PROVIDER.events[710].fields);
static PLACES_419: [Place; 6] = places(super::PROVIDER.events[711].fields);
static PLACES_420: [Place; 4] = places(super::PROVIDER.events[712].fields);
static PLACES_421: [Place; 2] = places(super::PROVIDER.events[713].fields);
static PLACES_422: [Place; 7] = places(super::PROVIDER.events[716].fields);
static PLACES_423: [Place; 5] = places(super::PROVIDER.events[717].fields);
static PLACES_424: [Place; 5] = places(super::PROVIDER.events[718].fields);
static PLACES_425: [Place; 2] = places(super::PROVIDER.events[719].fields);
static PLACES_426: [Place; 1] = places(super::PROVIDER.events[720].fields);
static PLACES_427: [Place; 1] = places(super::PROVIDER.events[721].fields);
static PLACES_428: [Place; 1] = places(super::PROVIDER.events[722].fields);
static PLACES_429: [Place; 2] = places(super::PROVIDER.events[723].fields);
static PLACES_430: [Place; 1] = places(super::PROVIDER.events[724].fields);
static PLACES_431: [Place; 3] = places(super::PROVIDER.events[725].fields);
static PLACES_432: [Place; 17] = places(super::PROVIDER.events[727].fields);
static PLACES_433: [Place; 8] = places(super::PROVIDER.events[728].fields);
static PLACES_434: [Place; 7] = places(super::PROVIDER.events[729].fields);
static PLACES_435: [Place; 9] = places(super::PROVIDER.events[730].fields);
static PLACES_436: [Place; 9] = places(super::PROVIDER.events[732].fields);
static PLACES_437: [Place; 3] = places(super::PROVIDER.events[733].fields);
static PLACES_438: [Place; 4] = places(super::PROVIDER.events[735].fields);
static PLACES_439: [Place; 5] = places(super::PROVIDER.events[736].fields);
static PLACES_440: [Place; 6] = places(super::PROVIDER.events[737].fields);
static PLACES_441: [Place; 4] = places(super::PROVIDER.events[738].fields);
static PLACES_442: [Place; 5] = places(super::PROVIDER.events[739].fields);
static PLACES_443: [Place; 6] = places(super::PROVIDER.events[740].fields);
static PLACES_444: [Place; 2] = places(super::PROVIDER.events[741].fields);
static PLACES_445: [Place; 8] = places(super::PROVIDER.events[742].fields);
static PLACES_446: [Place; 8] = places(super::PROVIDER.events[743].fields);
static PLACES_447: [Place; 11] = places(super::PROVIDER.events[744].fields);
static PLACES_448: [Place; 7] = places(super::PROVIDER.events[745].fields);
static PLACES_449: [Place; 12] = places(super::PROVIDER.events[746].fields);
static PLACES_450: [Place; 12] = places(super::PROVIDER.events[748].fields);
static PLACES_451: [Place; 9] = places(super::PROVIDER.events[749].fields);
static PLACES_452: [Place; 3] = places(super::PROVIDER.events[750].fields);
static PLACES_453: [Place; 8] = places(super::PROVIDER.events[751].fields);
static PLACES_454: [Place; 15] = places(super::PROVIDER.events[753].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(0);
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> maps::TcpipAddressFamilyTypeValueMap = get(2);
        /// Field `Pid`, `UInt32`.
        fn pid -> u32 = get(3);
    }
    /// Payload of event 1001, `TcpEndpointCreation`, version 0.
    #[doc(alias = "TcpEndpointCreation")]
    TcpEndpointCreationPayload(1001, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(1);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(2);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(3);
        /// Field `RemoteAddress`, `Binary` shown as `SocketAddress`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(4);
        /// Field `NewState`, `UInt32`.
        fn new_state -> u32 = get(5);
        /// Field `RexmitCount`, `UInt32`.
        fn rexmit_count -> u32 = get(6);
    }
    /// Payload of event 1002, `TcpRequestConnect`, version 0.
    #[doc(alias = "TcpRequestConnect")]
    TcpRequestConnectPayload(1002, 1);
    /// Payload of event 1030, `TcpConnectTcbFailInsertion`, version 0.
    #[doc(alias = "TcpConnectTcbFailInsertion")]
    TcpConnectTcbFailInsertionPayload(1030, 49);
    /// Payload of event 1182, `TcpInitiateSynRstValidation`, version 0.
    #[doc(alias = "TcpInitiateSynRstValidation")]
    TcpInitiateSynRstValidationPayload(1182, 239);
    /// Payload of event 1183, `TcpConnectTcbFailedRcvdRst`, version 0.
    #[doc(alias = "TcpConnectTcbFailedRcvdRst")]
    TcpConnectTcbFailedRcvdRstPayload(1183, 240);
    /// Payload of event 1184, `TcpConnectionTerminatedRcvdRst`, version 0.
    #[doc(alias = "TcpConnectionTerminatedRcvdRst")]
    TcpConnectionTerminatedRcvdRstPayload(1184, 241);
    /// Payload of event 1185, `TcpConnectionTerminatedRcvdSyn`, version 0.
    #[doc(alias = "TcpConnectionTerminatedRcvdSyn")]
    TcpConnectionTerminatedRcvdSynPayload(1185, 242);
    /// Payload of event 1186, `TcpConnectRestransmit`, version 0.
    #[doc(alias = "TcpConnectRestransmit")]
    TcpConnectRestransmitPayload(1186, 243);
    /// Payload of event 1187, `TcpDataTransferRestransmit`, version 0.
    #[doc(alias = "TcpDataTransferRestransmit")]
    TcpDataTransferRestransmitPayload(1187, 244);
    /// Payload of event 1364, `TcpInsertConnectionTuple`, version 0.
    #[doc(alias = "TcpInsertConnectionTuple")]
    TcpInsertConnectionTuplePayload(1364, 459);
    /// Payload of event 1365, `TcpRemoveConnectionTuple`, version 0.
    #[doc(alias = "TcpRemoveConnectionTuple")]
    TcpRemoveConnectionTuplePayload(1365, 460);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
    }
    /// Payload of event 1003, `TcpInspectConnectComplete`, version 0.
    #[doc(alias = "TcpInspectConnectComplete")]
    TcpInspectConnectCompletePayload(1003, 2);
    /// Payload of event 1089, `TcpConnectTcbFailedActiveConnect`, version 0.
    #[doc(alias = "TcpConnectTcbFailedActiveConnect")]
    TcpConnectTcbFailedActiveConnectPayload(1089, 132);
    /// Payload of event 1162, `TcpCTcpDelayWndwInactive`, version 0.
    #[doc(alias = "TcpCTcpDelayWndwInactive")]
    TcpCtcpDelayWndwInactivePayload(1162, 219);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `ISN`, `UInt32`.
        fn isn -> u32 = get(1);
        /// Field `RcvWnd`, `UInt32`.
        fn rcv_wnd -> u32 = get(2);
        /// Field `RcvWndScale`, `UInt8`.
        fn rcv_wnd_scale -> u8 = get(3);
    }
    /// Payload of event 1004, `TcpTcbSynSend`, version 0.
    #[doc(alias = "TcpTcbSynSend")]
    TcpTcbSynSendPayload(1004, 3);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[ABSENT, 0, 1, 2]),
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `Endpoint`, `Pointer`. Not in version 0.
        fn endpoint -> Option<u64> = find(0);
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(1);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
    }
    /// Payload of event 1005, `TcpBindEndpointResolutionFailure`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "TcpBindEndpointResolutionFailure")]
    TcpBindEndpointResolutionFailurePayload(1005, 4);
    /// Payload of event 1006, `TcpBindEndpointPortFailure`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "TcpBindEndpointPortFailure")]
    TcpBindEndpointPortFailurePayload(1006, 6);
    /// Payload of event 1007, `TcpBindEndpointInspectionFailure`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "TcpBindEndpointInspectionFailure")]
    TcpBindEndpointInspectionFailurePayload(1007, 8);
    /// Payload of event 1008, `TcpBindEndpointComplete`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "TcpBindEndpointComplete")]
    TcpBindEndpointCompletePayload(1008, 10);
    /// Payload of event 1009, `TcpCloseEndpoint`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "TcpCloseEndpoint")]
    TcpCloseEndpointPayload(1009, 12);
    /// Payload of event 1470, `TcpBindEndpointWakeFailure`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "TcpBindEndpointWakeFailure")]
    TcpBindEndpointWakeFailurePayload(1470, 584);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2, 3, 4, 5, ABSENT]),
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(3);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(4);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(5);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in version 0.
        fn process_sequence_number -> Option<u64> = find(6);
    }
    /// Payload of event 1010, `TcpCreateEndpointAfFailure`, versions 0 and 1.
    #[doc(alias = "TcpCreateEndpointAfFailure")]
    TcpCreateEndpointAfFailurePayload(1010, 14);
    /// Payload of event 1011, `TcpCreateEndpointCompartmentFailure`, versions 0 and 1.
    #[doc(alias = "TcpCreateEndpointCompartmentFailure")]
    TcpCreateEndpointCompartmentFailurePayload(1011, 16);
    /// Payload of event 1012, `TcpCreateEndpointInspectionFailure`, versions 0 and 1.
    #[doc(alias = "TcpCreateEndpointInspectionFailure")]
    TcpCreateEndpointInspectionFailurePayload(1012, 18);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[ABSENT, 0, 1, 2, 3, 4, 5, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_7, &[ABSENT, 0, 1, 2, 3, 4, 5, ABSENT, 6]),
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `Endpoint`, `Pointer`. Not in versions 0 and 1.
        fn endpoint -> Option<u64> = find(0);
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(1);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(4);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(5);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(6);
        /// Field `ProcessStartKey`, `UInt64`. Not in versions 0 and 1.
        fn process_start_key -> Option<u64> = find(7);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in versions 0 and 2.
        fn process_sequence_number -> Option<u64> = find(8);
    }
    /// Payload of event 1013, `TcpCreateEndpointComplete`, versions 0, 1 and 2.
    ///
    /// Lengths, counts and forms of values are those that version 1 states for the same fields.
    #[doc(alias = "TcpCreateEndpointComplete")]
    TcpCreateEndpointCompletePayload(1013, 20);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT]),
    layout(&super::PROVIDER, &PLACES_10, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(1);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(2);
        /// Field `RemoteAddress`, `Binary` shown as `SocketAddress`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(3);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(4);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(5);
        /// Field `Compartment`, `UInt32`.
        fn compartment -> u32 = get(6);
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(7);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in version 0.
        fn process_sequence_number -> Option<u64> = find(8);
    }
    /// Payload of event 1014, `TcpAccpetListenerRouteLookupFailure`, versions 0 and 1.
    #[doc(alias = "TcpAccpetListenerRouteLookupFailure")]
    TcpAccpetListenerRouteLookupFailurePayload(1014, 23);
    /// Payload of event 1016, `TcpAcceptListenerRejected`, versions 0 and 1.
    #[doc(alias = "TcpAcceptListenerRejected")]
    TcpAcceptListenerRejectedPayload(1016, 26);
    /// Payload of event 1017, `TcpAcceptListenerComplete`, versions 0 and 1.
    #[doc(alias = "TcpAcceptListenerComplete")]
    TcpAcceptListenerCompletePayload(1017, 28);
    /// Payload of event 1018, `TcpConnectTcbFailedAf`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbFailedAf")]
    TcpConnectTcbFailedAfPayload(1018, 30);
    /// Payload of event 1019, `TcpConnectTcbFailedCompartment`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbFailedCompartment")]
    TcpConnectTcbFailedCompartmentPayload(1019, 32);
    /// Payload of event 1020, `TcpConnectTcbFailedInspect`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbFailedInspect")]
    TcpConnectTcbFailedInspectPayload(1020, 34);
    /// Payload of event 1021, `TcpConnectTcbFailedRoute`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbFailedRoute")]
    TcpConnectTcbFailedRoutePayload(1021, 36);
    /// Payload of event 1024, `TcpConnectTcbCheckRateLimit`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbCheckRateLimit")]
    TcpConnectTcbCheckRateLimitPayload(1024, 40);
    /// Payload of event 1027, `TcpConnectTcbRateLimitRelease`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbRateLimitRelease")]
    TcpConnectTcbRateLimitReleasePayload(1027, 44);
    /// Payload of event 1029, `TcpConnectTcbCancel`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbCancel")]
    TcpConnectTcbCancelPayload(1029, 47);
    /// Payload of event 1031, `TcpConnectTcbProceeding`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbProceeding")]
    TcpConnectTcbProceedingPayload(1031, 50);
    /// Payload of event 1032, `TcpConnectTcbRateLimitCancel`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbRateLimitCancel")]
    TcpConnectTcbRateLimitCancelPayload(1032, 52);
    /// Payload of event 1033, `TcpConnectTcbComplete`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbComplete")]
    TcpConnectTcbCompletePayload(1033, 54);
    /// Payload of event 1034, `TcpConnectTcbFailure`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbFailure")]
    TcpConnectTcbFailurePayload(1034, 56);
    /// Payload of event 1035, `TcpConnectTcbFailInspectConnectComplete`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbFailInspectConnectComplete")]
    TcpConnectTcbFailInspectConnectCompletePayload(1035, 58);
    /// Payload of event 1036, `TcpConnectTcbFailSessionState`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbFailSessionState")]
    TcpConnectTcbFailSessionStatePayload(1036, 60);
    /// Payload of event 1037, `TcpConnectTcbFailDontFragment`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbFailDontFragment")]
    TcpConnectTcbFailDontFragmentPayload(1037, 62);
    /// Payload of event 1038, `TcpCloseTcbRequest`, versions 0 and 1.
    #[doc(alias = "TcpCloseTcbRequest")]
    TcpCloseTcbRequestPayload(1038, 64);
    /// Payload of event 1039, `TcpAbortTcbRequest`, versions 0 and 1.
    #[doc(alias = "TcpAbortTcbRequest")]
    TcpAbortTcbRequestPayload(1039, 66);
    /// Payload of event 1040, `TcpAbortTcbComplete`, versions 0 and 1.
    #[doc(alias = "TcpAbortTcbComplete")]
    TcpAbortTcbCompletePayload(1040, 68);
    /// Payload of event 1044, `TcpShutdownTcb`, versions 0 and 1.
    #[doc(alias = "TcpShutdownTcb")]
    TcpShutdownTcbPayload(1044, 75);
    /// Payload of event 1045, `TcpConnectTcbTimeout`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbTimeout")]
    TcpConnectTcbTimeoutPayload(1045, 77);
    /// Payload of event 1046, `TcpDisconnectTcbRtoTimeout`, versions 0 and 1.
    #[doc(alias = "TcpDisconnectTcbRtoTimeout")]
    TcpDisconnectTcbRtoTimeoutPayload(1046, 79);
    /// Payload of event 1047, `TcpDisconnectTcbKeepaliveTimeout`, versions 0 and 1.
    #[doc(alias = "TcpDisconnectTcbKeepaliveTimeout")]
    TcpDisconnectTcbKeepaliveTimeoutPayload(1047, 81);
    /// Payload of event 1048, `TcpDisconnectTcbTimeout`, versions 0 and 1.
    #[doc(alias = "TcpDisconnectTcbTimeout")]
    TcpDisconnectTcbTimeoutPayload(1048, 83);
    /// Payload of event 1049, `TcpConnectTcbEstatsFailed`, versions 0 and 1.
    #[doc(alias = "TcpConnectTcbEstatsFailed")]
    TcpConnectTcbEstatsFailedPayload(1049, 85);
    /// Payload of event 1050, `TcpConnectFailedPortAcquire`, versions 0 and 1.
    #[doc(alias = "TcpConnectFailedPortAcquire")]
    TcpConnectFailedPortAcquirePayload(1050, 87);
    /// Payload of event 1200, `TcpDisconnectTcbZeroWindowTimeout`, versions 0 and 1.
    #[doc(alias = "TcpDisconnectTcbZeroWindowTimeout")]
    TcpDisconnectTcbZeroWindowTimeoutPayload(1200, 257);
    /// Payload of event 1201, `TcpDisconnectTcbFinWait2Timeout`, versions 0 and 1.
    #[doc(alias = "TcpDisconnectTcbFinWait2Timeout")]
    TcpDisconnectTcbFinWait2TimeoutPayload(1201, 259);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_11, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(1);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(2);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(3);
        /// Field `RemoteAddress`, `Binary` shown as `SocketAddress`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(4);
        /// Field `NewState`, `UInt32`.
        fn new_state -> maps::TcpConnectionStateValueMap = get(5);
        /// Field `RexmitCount`, `UInt32`.
        fn rexmit_count -> u32 = get(6);
    }
    /// Payload of event 1015, `TcpAcceptListenerInsertionFailure`, version 0.
    #[doc(alias = "TcpAcceptListenerInsertionFailure")]
    TcpAcceptListenerInsertionFailurePayload(1015, 25);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_12, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(1);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(2);
        /// Field `RemoteAddress`, `Binary` shown as `SocketAddress`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(3);
        /// Field `Path`, `Pointer`.
        fn path -> u64 = get(4);
    }
    /// Payload of event 1022, `TcpConnectTcbSkipRateLimit`, version 0.
    #[doc(alias = "TcpConnectTcbSkipRateLimit")]
    TcpConnectTcbSkipRateLimitPayload(1022, 38);
    /// Payload of event 1023, `TcpConnectTcbPassRateLimit`, version 0.
    #[doc(alias = "TcpConnectTcbPassRateLimit")]
    TcpConnectTcbPassRateLimitPayload(1023, 39);
    /// Payload of event 1026, `TcpRateLimitPathRelease`, version 0.
    #[doc(alias = "TcpRateLimitPathRelease")]
    TcpRateLimitPathReleasePayload(1026, 43);
    /// Payload of event 1028, `TcpRateLimitPathCancel`, version 0.
    #[doc(alias = "TcpRateLimitPathCancel")]
    TcpRateLimitPathCancelPayload(1028, 46);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_13, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `SynAttacksDetected`, `UInt32`.
        fn syn_attacks_detected -> u32 = get(0);
        /// Field `ReassemblyLimitViolations`, `UInt32`.
        fn reassembly_limit_violations -> u32 = get(1);
        /// Field `ConnectionRateLimitBacklog`, `UInt32`.
        fn connection_rate_limit_backlog -> u32 = get(2);
        /// Field `ConnectionRateLimitViolations`, `UInt32`.
        fn connection_rate_limit_violations -> u32 = get(3);
        /// Field `LandAttackSegmentsDropped`, `UInt32`.
        fn land_attack_segments_dropped -> u32 = get(4);
        /// Field `ConnectionRateLimitDepth`, `UInt32`.
        fn connection_rate_limit_depth -> u32 = get(5);
    }
    /// Payload of event 1025, `TcpSecurityRateLimit`, version 0.
    #[doc(alias = "TcpSecurityRateLimit")]
    TcpSecurityRateLimitPayload(1025, 42);
    /// Payload of event 1055, `TcpGlobalSynAttackEntry`, version 0.
    #[doc(alias = "TcpGlobalSynAttackEntry")]
    TcpGlobalSynAttackEntryPayload(1055, 96);
    /// Payload of event 1056, `TcpGlobalReassemblyLimitViolation`, version 0.
    #[doc(alias = "TcpGlobalReassemblyLimitViolation")]
    TcpGlobalReassemblyLimitViolationPayload(1056, 97);
    /// Payload of event 1057, `TcpGlobalConnectionRateLimitViolation`, version 0.
    #[doc(alias = "TcpGlobalConnectionRateLimitViolation")]
    TcpGlobalConnectionRateLimitViolationPayload(1057, 98);
    /// Payload of event 1058, `TcpGlobalLandAttackSegmentDrop`, version 0.
    #[doc(alias = "TcpGlobalLandAttackSegmentDrop")]
    TcpGlobalLandAttackSegmentDropPayload(1058, 99);
    /// Payload of event 1063, `TcpGlobalSynAttackExit`, version 0.
    #[doc(alias = "TcpGlobalSynAttackExit")]
    TcpGlobalSynAttackExitPayload(1063, 104);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_14, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Delivery`, `Pointer`.
        fn delivery -> u64 = get(1);
        /// Field `Request`, `Pointer`.
        fn request -> u64 = get(2);
        /// Field `NumBytes`, `Pointer`.
        fn num_bytes -> u64 = get(3);
        /// Field `RequestFlags`, `UInt32`.
        fn request_flags -> u32 = get(4);
        /// Field `Length`, `Pointer`.
        fn length -> u64 = get(5);
        /// Field `RequestStatus`, `UInt32`.
        fn request_status -> u32 = get(6);
        /// Field `IsUrgentDelivery`, `UInt32`.
        fn is_urgent_delivery -> u32 = get(7);
        /// Field `FullySatisfiedORDelayedPush`, `UInt32`.
        fn fully_satisfied_or_delayed_push -> u32 = get(8);
        /// Field `RcvNxt`, `UInt32`.
        fn rcv_nxt -> u32 = get(9);
    }
    /// Payload of event 1041, `TcpDisconnectTcbInjectFailed`, version 0.
    #[doc(alias = "TcpDisconnectTcbInjectFailed")]
    TcpDisconnectTcbInjectFailedPayload(1041, 70);
    /// Payload of event 1156, `TcpReceiveRequest`, version 0.
    #[doc(alias = "TcpReceiveRequest")]
    TcpReceiveRequestPayload(1156, 210);
    /// Payload of event 1157, `TcpDeliveryIndicated`, version 0.
    #[doc(alias = "TcpDeliveryIndicated")]
    TcpDeliveryIndicatedPayload(1157, 211);
    /// Payload of event 1158, `TcpDeliverySatisfied`, version 0.
    #[doc(alias = "TcpDeliverySatisfied")]
    TcpDeliverySatisfiedPayload(1158, 212);
    /// Payload of event 1171, `TcpDeliveryFlush`, version 0.
    #[doc(alias = "TcpDeliveryFlush")]
    TcpDeliveryFlushPayload(1171, 230);
    /// Payload of event 1172, `TcpTcbInjectRcvFailure`, version 0.
    #[doc(alias = "TcpTcbInjectRcvFailure")]
    TcpTcbInjectRcvFailurePayload(1172, 231);
    /// Payload of event 1173, `TcpDeliveryInjectingData`, version 0.
    #[doc(alias = "TcpDeliveryInjectingData")]
    TcpDeliveryInjectingDataPayload(1173, 232);
    /// Payload of event 1174, `TcpTcbInjectFinFailure`, version 0.
    #[doc(alias = "TcpTcbInjectFinFailure")]
    TcpTcbInjectFinFailurePayload(1174, 233);
    /// Payload of event 1175, `TcpDeliveryAccept`, version 0.
    #[doc(alias = "TcpDeliveryAccept")]
    TcpDeliveryAcceptPayload(1175, 234);
    /// Payload of event 1176, `TcpDeliveryFin`, version 0.
    #[doc(alias = "TcpDeliveryFin")]
    TcpDeliveryFinPayload(1176, 235);
    /// Payload of event 1178, `TcpDeliveryPush`, version 0.
    #[doc(alias = "TcpDeliveryPush")]
    TcpDeliveryPushPayload(1178, 236);
    /// Payload of event 1180, `TcpTcbInjectFinComplete`, version 0.
    #[doc(alias = "TcpTcbInjectFinComplete")]
    TcpTcbInjectFinCompletePayload(1180, 237);
    /// Payload of event 1181, `TcpDeliveryCompleting`, version 0.
    #[doc(alias = "TcpDeliveryCompleting")]
    TcpDeliveryCompletingPayload(1181, 238);
    /// Payload of event 1190, `TcpDeliveryDataDropped`, version 0.
    #[doc(alias = "TcpDeliveryDataDropped")]
    TcpDeliveryDataDroppedPayload(1190, 247);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_15, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `Length`, `Pointer`.
        fn length -> u64 = get(0);
        /// Field `Timeout`, `UInt64`.
        fn timeout -> u64 = get(1);
        /// Field `Injected`, `UnicodeString`.
        fn injected -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 1042, `TcpDisconnectTcbRequest`, version 0.
    #[doc(alias = "TcpDisconnectTcbRequest")]
    TcpDisconnectTcbRequestPayload(1042, 71);
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_10, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT, ABSENT, 8]),
    layout(&super::PROVIDER, &PLACES_16, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(1);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(2);
        /// Field `RemoteAddress`, `Binary` shown as `SocketAddress`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(3);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(4);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(5);
        /// Field `Compartment`, `UInt32`.
        fn compartment -> u32 = get(6);
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(7);
        /// Field `ProcessStartKey`, `UInt64`. Not in versions 0 and 1.
        fn process_start_key -> Option<u64> = find(8);
        /// Field `Inspect`, `Boolean`. Not in versions 0 and 1.
        fn inspect -> Option<bool> = find(9);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in versions 0 and 2.
        fn process_sequence_number -> Option<u64> = find(10);
    }
    /// Payload of event 1043, `TcpDisconnectTcbComplete`, versions 0, 1 and 2.
    ///
    /// Lengths, counts and forms of values are those that version 1 states for the same fields.
    #[doc(alias = "TcpDisconnectTcbComplete")]
    TcpDisconnectTcbCompletePayload(1043, 72);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_17, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// Field `OldState`, `UInt32`.
        fn old_state -> u32 = get(0);
        /// Field `NewState`, `UInt32`.
        fn new_state -> u32 = get(1);
        /// Field `SndNxt`, `UInt32`.
        fn snd_nxt -> u32 = get(2);
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(3);
    }
    /// Payload of event 1051, `TcpTcbStateChange`, version 0.
    #[doc(alias = "TcpTcbStateChange")]
    TcpTcbStateChangePayload(1051, 89);
}

static LAYOUTS_15: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_18, &[0, 1, 2, 3, ABSENT]),
    layout(&super::PROVIDER, &PLACES_19, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_15, {
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `StartPort`, `UInt16`.
        fn start_port -> u16 = get(2);
        /// Field `NumberOfPorts`, `UInt16`.
        fn number_of_ports -> u16 = get(3);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in version 0.
        fn process_sequence_number -> Option<u64> = find(4);
    }
    /// Payload of event 1052, `TcpEndpointAcquirePortReservation`, versions 0 and 1.
    #[doc(alias = "TcpEndpointAcquirePortReservation")]
    TcpEndpointAcquirePortReservationPayload(1052, 90);
    /// Payload of event 1053, `TcpEndpointFailedPortReservation`, versions 0 and 1.
    #[doc(alias = "TcpEndpointFailedPortReservation")]
    TcpEndpointFailedPortReservationPayload(1053, 92);
    /// Payload of event 1054, `TcpGlobalPortReservation`, versions 0 and 1.
    #[doc(alias = "TcpGlobalPortReservation")]
    TcpGlobalPortReservationPayload(1054, 94);
}

static LAYOUTS_16: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_20, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_16, {
        /// Field `HighMemoryEvent`, `UInt32`.
        fn high_memory_event -> u32 = get(0);
        /// Field `HighPagedPoolEvent`, `UInt32`.
        fn high_paged_pool_event -> u32 = get(1);
        /// Field `LowMemoryEvent`, `UInt32`.
        fn low_memory_event -> u32 = get(2);
        /// Field `LowPagedPoolEvent`, `UInt32`.
        fn low_paged_pool_event -> u32 = get(3);
    }
    /// Payload of event 1059, `TcpGlobalIsbBeginThrottle`, version 0.
    #[doc(alias = "TcpGlobalIsbBeginThrottle")]
    TcpGlobalIsbBeginThrottlePayload(1059, 100);
    /// Payload of event 1060, `TcpGlobalIsbEndThrottle`, version 0.
    #[doc(alias = "TcpGlobalIsbEndThrottle")]
    TcpGlobalIsbEndThrottlePayload(1060, 101);
}

static LAYOUTS_17: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_21, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_17, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
    }
    /// Payload of event 1061, `TcpGlobalAddInterface`, version 0.
    #[doc(alias = "TcpGlobalAddInterface")]
    TcpGlobalAddInterfacePayload(1061, 102);
    /// Payload of event 1062, `TcpGlobalDeleteInterface`, version 0.
    #[doc(alias = "TcpGlobalDeleteInterface")]
    TcpGlobalDeleteInterfacePayload(1062, 103);
    /// Payload of event 1403, `UdpGlobalAddInterface`, version 0.
    #[doc(alias = "UdpGlobalAddInterface")]
    UdpGlobalAddInterfacePayload(1403, 506);
    /// Payload of event 1404, `UdpGlobalDeleteInterface`, version 0.
    #[doc(alias = "UdpGlobalDeleteInterface")]
    UdpGlobalDeleteInterfacePayload(1404, 507);
    /// Payload of event 1494, `IpReassembly1494`, version 0.
    #[doc(alias = "IpReassembly1494")]
    IpReassembly1494Payload(1494, 612);
}

static LAYOUTS_18: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_22, &[0, 1, 2, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_23, &[0, 1, 2, 3, 4, 5, 6, 7]),
    layout(&super::PROVIDER, &PLACES_24, &[0, 1, 2, 3, 4, 5, ABSENT, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_18, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `TimerType`, `UInt32`.
        fn timer_type -> u32 = get(1);
        /// Field `WaitTimeMilliseconds`, `UInt32`.
        fn wait_time_milliseconds -> u32 = get(2);
        /// Field `Processor`, `UInt32`. Not in version 0.
        fn processor -> Option<u32> = find(3);
        /// Field `LastInterruptTime`, `UInt64`. Not in version 0.
        fn last_interrupt_time -> Option<u64> = find(4);
        /// Field `LastMicroseconds`, `UInt64`. Not in version 0.
        fn last_microseconds -> Option<u64> = find(5);
        /// Field `CachedKQPCValues`, `Int64`. Not in versions 0 and 2.
        fn cached_kqpc_values -> Option<i64> = find(6);
        /// Field `CachedFrequencyValues`, `Int64`. Not in versions 0 and 2.
        fn cached_frequency_values -> Option<i64> = find(7);
    }
    /// Payload of event 1064, `TcpTcbStartTimer`, versions 0, 1 and 2.
    #[doc(alias = "TcpTcbStartTimer")]
    TcpTcbStartTimerPayload(1064, 105);
}

static LAYOUTS_19: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_25, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_19, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `TimerType`, `UInt32`.
        fn timer_type -> u32 = get(1);
        /// Field `WaitTimeMilliseconds`, `UInt32`.
        fn wait_time_milliseconds -> u32 = get(2);
    }
    /// Payload of event 1065, `TcpTcbStopTimer`, version 0.
    #[doc(alias = "TcpTcbStopTimer")]
    TcpTcbStopTimerPayload(1065, 108);
    /// Payload of event 1066, `TcpTcbExpireTimer`, version 0.
    #[doc(alias = "TcpTcbExpireTimer")]
    TcpTcbExpireTimerPayload(1066, 109);
}

static LAYOUTS_20: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_26, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_20, {
        /// Field `IsbSize`, `UInt32`.
        fn isb_size -> u32 = get(0);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(1);
        /// Field `SndWnd`, `UInt32`.
        fn snd_wnd -> u32 = get(2);
        /// Field `SendAvailable`, `UInt32`.
        fn send_available -> u32 = get(3);
        /// Field `SSThresh`, `UInt32`.
        fn ss_thresh -> u32 = get(4);
    }
    /// Payload of event 1067, `TcpTcbChangeIsb`, version 0.
    #[doc(alias = "TcpTcbChangeIsb")]
    TcpTcbChangeIsbPayload(1067, 110);
}

static LAYOUTS_21: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_27, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_21, {
        /// Field `SourceProcessor`, `UInt32`.
        fn source_processor -> u32 = get(0);
        /// Field `SourceActivity`, `UInt32`.
        fn source_activity -> u32 = get(1);
        /// Field `DestinationProcessor`, `UInt32`.
        fn destination_processor -> u32 = get(2);
        /// Field `DestinationActivity`, `UInt32`.
        fn destination_activity -> u32 = get(3);
        /// Field `PartitionMovesRemaining`, `UInt32`.
        fn partition_moves_remaining -> u32 = get(4);
        /// Field `TableEntry`, `UInt8`.
        fn table_entry -> u8 = get(5);
    }
    /// Payload of event 1068, `TcpRssTableChange`, version 0.
    #[doc(alias = "TcpRssTableChange")]
    TcpRssTableChangePayload(1068, 111);
}

static LAYOUTS_22: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_28, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_22, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(1);
        /// Field `SSThresh`, `UInt32`.
        fn ss_thresh -> u32 = get(2);
        /// Field `RttSample`, `UInt32`.
        fn rtt_sample -> u32 = get(3);
        /// Field `NumBytes`, `UInt32`.
        fn num_bytes -> u32 = get(4);
        /// Field `SeqNo`, `UInt32`.
        fn seq_no -> u32 = get(5);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(6);
        /// Field `Round`, `UInt32`.
        fn round -> u32 = get(7);
        /// Field `SRTT`, `UInt32`.
        fn srtt -> u32 = get(8);
        /// Field `RTO`, `UInt32`.
        fn rto -> u32 = get(9);
        /// Field `DWnd`, `UInt32`.
        fn dwnd -> u32 = get(10);
        /// Field `BaseRtt`, `UInt32`.
        fn base_rtt -> u32 = get(11);
        /// Field `DupAckCount`, `UInt32`.
        fn dup_ack_count -> u32 = get(12);
    }
    /// Payload of event 1069, `TcpDataTransferTimeout`, version 0.
    #[doc(alias = "TcpDataTransferTimeout")]
    TcpDataTransferTimeoutPayload(1069, 112);
    /// Payload of event 1070, `TcpDataTransferRttSample`, version 0.
    #[doc(alias = "TcpDataTransferRttSample")]
    TcpDataTransferRttSamplePayload(1070, 113);
    /// Payload of event 1071, `TcpDataTransferCumAck`, version 0.
    #[doc(alias = "TcpDataTransferCumAck")]
    TcpDataTransferCumAckPayload(1071, 114);
    /// Payload of event 1072, `TcpDataTransferDupAck`, version 0.
    #[doc(alias = "TcpDataTransferDupAck")]
    TcpDataTransferDupAckPayload(1072, 115);
    /// Payload of event 1073, `TcpDataTransferSend`, version 0.
    #[doc(alias = "TcpDataTransferSend")]
    TcpDataTransferSendPayload(1073, 116);
    /// Payload of event 1076, `TcpDataTransferSpuriousTimeout`, version 0.
    #[doc(alias = "TcpDataTransferSpuriousTimeout")]
    TcpDataTransferSpuriousTimeoutPayload(1076, 120);
    /// Payload of event 1077, `TcpDataTransferRetransmitRound`, version 0.
    #[doc(alias = "TcpDataTransferRetransmitRound")]
    TcpDataTransferRetransmitRoundPayload(1077, 121);
    /// Payload of event 1082, `TcpSlowStartToCongestionAvoidance`, version 0.
    #[doc(alias = "TcpSlowStartToCongestionAvoidance")]
    TcpSlowStartToCongestionAvoidancePayload(1082, 126);
    /// Payload of event 1087, `TcpSpuriousRtoDetectionBegin`, version 0.
    #[doc(alias = "TcpSpuriousRtoDetectionBegin")]
    TcpSpuriousRtoDetectionBeginPayload(1087, 130);
    /// Payload of event 1088, `TcpSpuriousRtoDetectionEnd`, version 0.
    #[doc(alias = "TcpSpuriousRtoDetectionEnd")]
    TcpSpuriousRtoDetectionEndPayload(1088, 131);
    /// Payload of event 1091, `TcpAppSendBufferSize`, version 0.
    #[doc(alias = "TcpAppSendBufferSize")]
    TcpAppSendBufferSizePayload(1091, 134);
    /// Payload of event 1098, `TcpRttResiliencyDetection`, version 0.
    #[doc(alias = "TcpRttResiliencyDetection")]
    TcpRttResiliencyDetectionPayload(1098, 141);
    /// Payload of event 1150, `TcpCtcpDataTransferTimeout`, version 0.
    #[doc(alias = "TcpCtcpDataTransferTimeout")]
    TcpCtcpDataTransferTimeoutPayload(1150, 204);
    /// Payload of event 1151, `TcpCtcpDataTransferCumAck`, version 0.
    #[doc(alias = "TcpCtcpDataTransferCumAck")]
    TcpCtcpDataTransferCumAckPayload(1151, 205);
    /// Payload of event 1152, `TcpCtcpDataTransferDupAck`, version 0.
    #[doc(alias = "TcpCtcpDataTransferDupAck")]
    TcpCtcpDataTransferDupAckPayload(1152, 206);
    /// Payload of event 1153, `TcpCtcpDataTransferSend`, version 0.
    #[doc(alias = "TcpCtcpDataTransferSend")]
    TcpCtcpDataTransferSendPayload(1153, 207);
    /// Payload of event 1155, `TcpCtcpDataTransferSpuriousTimeout`, version 0.
    #[doc(alias = "TcpCtcpDataTransferSpuriousTimeout")]
    TcpCtcpDataTransferSpuriousTimeoutPayload(1155, 209);
}

static LAYOUTS_23: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_29, &[0, 1, 2, ABSENT]),
    layout(&super::PROVIDER, &PLACES_30, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_23, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `NumBytes`, `UInt32`.
        fn num_bytes -> u32 = get(1);
        /// Field `SeqNo`, `UInt32`.
        fn seq_no -> u32 = get(2);
        /// Field `NumPkt`, `UInt32`. Not in version 0.
        fn num_pkt -> Option<u32> = find(3);
    }
    /// Payload of event 1074, `TcpDataTransferReceive`, versions 0 and 1.
    #[doc(alias = "TcpDataTransferReceive")]
    TcpDataTransferReceivePayload(1074, 117);
}

static LAYOUTS_24: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_31, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_24, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(1);
        /// Field `SSThresh`, `UInt32`.
        fn ss_thresh -> u32 = get(2);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(3);
        /// Field `Mss`, `UInt32`.
        fn mss -> u32 = get(4);
        /// Field `ThAck`, `UInt32`.
        fn th_ack -> u32 = get(5);
        /// Field `DWnd`, `UInt32`.
        fn dwnd -> u32 = get(6);
        /// Field `BaseRtt`, `UInt32`.
        fn base_rtt -> u32 = get(7);
    }
    /// Payload of event 1075, `TcpDataTransferEcn`, version 0.
    #[doc(alias = "TcpDataTransferEcn")]
    TcpDataTransferEcnPayload(1075, 119);
    /// Payload of event 1154, `TcpCtcpDataTransferEcn`, version 0.
    #[doc(alias = "TcpCtcpDataTransferEcn")]
    TcpCtcpDataTransferEcnPayload(1154, 208);
}

static LAYOUTS_25: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_32, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_25, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(1);
        /// Field `SndMax`, `UInt32`.
        fn snd_max -> u32 = get(2);
    }
    /// Payload of event 1078, `TcpLossRecoveryEntry`, version 0.
    #[doc(alias = "TcpLossRecoveryEntry")]
    TcpLossRecoveryEntryPayload(1078, 122);
    /// Payload of event 1079, `TcpLossRecoveryExit`, version 0.
    #[doc(alias = "TcpLossRecoveryExit")]
    TcpLossRecoveryExitPayload(1079, 123);
    /// Payload of event 1102, `TcpZeroWindowProbingBegin`, version 0.
    #[doc(alias = "TcpZeroWindowProbingBegin")]
    TcpZeroWindowProbingBeginPayload(1102, 145);
    /// Payload of event 1103, `TcpZeroWindowProbingEnd`, version 0.
    #[doc(alias = "TcpZeroWindowProbingEnd")]
    TcpZeroWindowProbingEndPayload(1103, 146);
    /// Payload of event 1188, `TcpConnectionKeepAlive`, version 0.
    #[doc(alias = "TcpConnectionKeepAlive")]
    TcpConnectionKeepAlivePayload(1188, 245);
    /// Payload of event 1198, `TcpReassemblyEntry`, version 0.
    #[doc(alias = "TcpReassemblyEntry")]
    TcpReassemblyEntryPayload(1198, 255);
    /// Payload of event 1199, `TcpReassemblyExit`, version 0.
    #[doc(alias = "TcpReassemblyExit")]
    TcpReassemblyExitPayload(1199, 256);
}

static LAYOUTS_26: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_33, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_26, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(1);
        /// Field `SndMax`, `UInt32`.
        fn snd_max -> u32 = get(2);
        /// Field `Reason`, `UnicodeString`.
        fn reason -> Utf16Str<'a> = get(3);
        /// Field `IsSack`, `UInt32`.
        fn is_sack -> maps::TcpipBooleanValueMap = get(4);
    }
    /// Payload of event 1080, `TcpLossRecoverySackEntry`, version 0.
    #[doc(alias = "TcpLossRecoverySackEntry")]
    TcpLossRecoverySackEntryPayload(1080, 124);
}

static LAYOUTS_27: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_34, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_27, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(1);
        /// Field `SndMax`, `UInt32`.
        fn snd_max -> u32 = get(2);
        /// Field `Reason`, `UnicodeString`.
        fn reason -> Utf16Str<'a> = get(3);
        /// Field `IsSack`, `UInt32`.
        fn is_sack -> u32 = get(4);
    }
    /// Payload of event 1081, `TcpLossRecoverySackExit`, version 0.
    #[doc(alias = "TcpLossRecoverySackExit")]
    TcpLossRecoverySackExitPayload(1081, 125);
    /// Payload of event 1196, `TcpBhDetectFullSizeAck`, version 0.
    #[doc(alias = "TcpBhDetectFullSizeAck")]
    TcpBhDetectFullSizeAckPayload(1196, 253);
    /// Payload of event 1197, `TcpFlushSack`, version 0.
    #[doc(alias = "TcpFlushSack")]
    TcpFlushSackPayload(1197, 254);
    /// Payload of event 1204, `TcpReassemblyFlush`, version 0.
    #[doc(alias = "TcpReassemblyFlush")]
    TcpReassemblyFlushPayload(1204, 271);
}

static LAYOUTS_28: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_35, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_28, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `BHMSS`, `UInt32`.
        fn bhmss -> u32 = get(1);
        /// Field `OriginalMSS`, `UInt32`.
        fn original_mss -> u32 = get(2);
        /// Field `TraceString`, `UnicodeString`.
        fn trace_string -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 1084, `TcpBlackHoleDetectionEntry`, version 0.
    #[doc(alias = "TcpBlackHoleDetectionEntry")]
    TcpBlackHoleDetectionEntryPayload(1084, 127);
    /// Payload of event 1085, `TcpBlackHoleDetectionExit`, version 0.
    #[doc(alias = "TcpBlackHoleDetectionExit")]
    TcpBlackHoleDetectionExitPayload(1085, 128);
    /// Payload of event 1086, `TcpBlackHoleDetectionFailed`, version 0.
    #[doc(alias = "TcpBlackHoleDetectionFailed")]
    TcpBlackHoleDetectionFailedPayload(1086, 129);
}

static LAYOUTS_29: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_36, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_29, {
        /// Field `NBL`, `Pointer`.
        fn nbl -> u64 = get(0);
    }
    /// Payload of event 1090, `TcpReleaseIndication`, version 0.
    #[doc(alias = "TcpReleaseIndication")]
    TcpReleaseIndicationPayload(1090, 133);
}

static LAYOUTS_30: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_37, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_30, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(1);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(2);
        /// Field `RemoteAddress`, `Binary` shown as `SocketAddress`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(3);
        /// Field `BufferSize`, `UInt32`.
        fn buffer_size -> u32 = get(4);
    }
    /// Payload of event 1092, `TcpAutoTuningBegin`, version 0.
    #[doc(alias = "TcpAutoTuningBegin")]
    TcpAutoTuningBeginPayload(1092, 135);
    /// Payload of event 1093, `TcpAutoTuningEnd`, version 0.
    #[doc(alias = "TcpAutoTuningEnd")]
    TcpAutoTuningEndPayload(1093, 136);
    /// Payload of event 1094, `TcpAutoTuningFailedRttEstimation`, version 0.
    #[doc(alias = "TcpAutoTuningFailedRttEstimation")]
    TcpAutoTuningFailedRttEstimationPayload(1094, 137);
    /// Payload of event 1095, `TcpAutoTuningFailedBandwidthEstimation`, version 0.
    #[doc(alias = "TcpAutoTuningFailedBandwidthEstimation")]
    TcpAutoTuningFailedBandwidthEstimationPayload(1095, 138);
    /// Payload of event 1096, `TcpAutoTuningFailedAllocationFailure`, version 0.
    #[doc(alias = "TcpAutoTuningFailedAllocationFailure")]
    TcpAutoTuningFailedAllocationFailurePayload(1096, 139);
    /// Payload of event 1097, `TcpAutoTuningChangeRcvBufferSize`, version 0.
    #[doc(alias = "TcpAutoTuningChangeRcvBufferSize")]
    TcpAutoTuningChangeRcvBufferSizePayload(1097, 140);
}

static LAYOUTS_31: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_38, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_31, {
        /// Field `TcbState`, `UInt32`.
        fn tcb_state -> u32 = get(0);
        /// Field `OcbState`, `UInt32`.
        fn ocb_state -> u32 = get(1);
        /// Field `SndNxt`, `UInt32`.
        fn snd_nxt -> u32 = get(2);
        /// Field `RcvNxt`, `UInt32`.
        fn rcv_nxt -> u32 = get(3);
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(4);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(5);
    }
    /// Payload of event 1099, `TcpConnectionOffloadStateChange`, version 0.
    #[doc(alias = "TcpConnectionOffloadStateChange")]
    TcpConnectionOffloadStateChangePayload(1099, 142);
}

static LAYOUTS_32: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_39, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_32, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `TimerValue`, `UInt32`.
        fn timer_value -> u32 = get(1);
        /// Field `BytesToSend`, `Pointer`.
        fn bytes_to_send -> u64 = get(2);
        /// Field `SendAvailable`, `UInt32`.
        fn send_available -> u32 = get(3);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(4);
        /// Field `MaxSndWnd`, `Pointer`.
        fn max_snd_wnd -> u64 = get(5);
    }
    /// Payload of event 1100, `TcpSwsAvoidanceBegin`, version 0.
    #[doc(alias = "TcpSwsAvoidanceBegin")]
    TcpSwsAvoidanceBeginPayload(1100, 143);
    /// Payload of event 1101, `TcpSwsAvoidanceEnd`, version 0.
    #[doc(alias = "TcpSwsAvoidanceEnd")]
    TcpSwsAvoidanceEndPayload(1101, 144);
}

static LAYOUTS_33: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_40, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_33, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `OptionType`, `UInt32`.
        fn option_type -> u32 = get(1);
        /// Field `SoOptionType`, `UInt32`.
        fn so_option_type -> u32 = get(2);
    }
    /// Payload of event 1104, `TcpSetTcpOption`, version 0.
    #[doc(alias = "TcpSetTcpOption")]
    TcpSetTcpOptionPayload(1104, 147);
}

static LAYOUTS_34: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_41, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_34, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `OptionType`, `UInt32`.
        fn option_type -> maps::TcpOptionTypeValueMap = get(1);
        /// Field `SoOptionType`, `UInt32`.
        fn so_option_type -> u32 = get(2);
    }
    /// Payload of event 1105, `TcpSetTcpSoOption`, version 0.
    #[doc(alias = "TcpSetTcpSoOption")]
    TcpSetTcpSoOptionPayload(1105, 148);
}

static LAYOUTS_35: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_42, &[0, 1, ABSENT]),
    layout(&super::PROVIDER, &PLACES_43, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_35, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `TraceString`, `AnsiString`.
        fn trace_string -> AnsiStr<'a> = get(1);
        /// Field `CompartmentId`, `UInt32`. Not in version 0.
        fn compartment_id -> Option<u32> = find(2);
    }
    /// Payload of event 1106, `TcpMediaDisconnect`, versions 0 and 1.
    #[doc(alias = "TcpMediaDisconnect")]
    TcpMediaDisconnectPayload(1106, 149);
    /// Payload of event 1136, `FramingNdisPause`, versions 0 and 1.
    #[doc(alias = "FramingNdisPause")]
    FramingNdisPausePayload(1136, 187);
    /// Payload of event 1137, `FramingNdisRestart`, versions 0 and 1.
    #[doc(alias = "FramingNdisRestart")]
    FramingNdisRestartPayload(1137, 189);
    /// Payload of event 1321, `TcpipMediaConnect`, versions 0 and 1.
    #[doc(alias = "TcpipMediaConnect")]
    TcpipMediaConnectPayload(1321, 400);
    /// Payload of event 1322, `TcpipLimitedLinkConnectivity`, versions 0 and 1.
    #[doc(alias = "TcpipLimitedLinkConnectivity")]
    TcpipLimitedLinkConnectivityPayload(1322, 402);
    /// Payload of event 1323, `TcpipLimitedLinkConnectivity1323`, versions 0 and 1.
    #[doc(alias = "TcpipLimitedLinkConnectivity1323")]
    TcpipLimitedLinkConnectivity1323Payload(1323, 404);
}

static LAYOUTS_36: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_44, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_36, {
        /// Field `ModuleNameString`, `UnicodeString`.
        fn module_name_string -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 1107, `TcpModuleStarted`, version 0.
    #[doc(alias = "TcpModuleStarted")]
    TcpModuleStartedPayload(1107, 151);
    /// Payload of event 1108, `TcpModuleStopped`, version 0.
    #[doc(alias = "TcpModuleStopped")]
    TcpModuleStoppedPayload(1108, 152);
}

static LAYOUTS_37: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_45, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_37, {
        /// Field `AllocationObjectString`, `UnicodeString`.
        fn allocation_object_string -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 1109, `TcpMemoryFailures`, version 0.
    #[doc(alias = "TcpMemoryFailures")]
    TcpMemoryFailuresPayload(1109, 153);
}

static LAYOUTS_38: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_46, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_38, {
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(0);
        /// Field `EnablePMTUDiscovery`, `UInt8`.
        fn enable_pmtu_discovery -> u8 = get(1);
        /// Field `TcpUseRFC1122UrgentPointer`, `UInt8`.
        fn tcp_use_rfc1122_urgent_pointer -> u8 = get(2);
        /// Field `DisableTaskOffload`, `UInt8`.
        fn disable_task_offload -> u8 = get(3);
        /// Field `EnablePMTUBHDetect`, `UInt8`.
        fn enable_pmtubh_detect -> u8 = get(4);
        /// Field `DisableTcpChimneyOffload`, `UInt8`.
        fn disable_tcp_chimney_offload -> u8 = get(5);
        /// Field `DisableRss`, `UInt8`.
        fn disable_rss -> u8 = get(6);
        /// Field `EcnCapability`, `UInt8`.
        fn ecn_capability -> u8 = get(7);
        /// Field `TcpMaxDataRetransmissions`, `UInt8`.
        fn tcp_max_data_retransmissions -> u8 = get(8);
        /// Field `KeepAliveTime`, `UInt32`.
        fn keep_alive_time -> u32 = get(9);
        /// Field `KeepAliveInterval`, `UInt32`.
        fn keep_alive_interval -> u32 = get(10);
        /// Field `TcpTimedWaitDelay`, `UInt32`.
        fn tcp_timed_wait_delay -> u32 = get(11);
        /// Field `SillyWindowTimeout`, `UInt32`.
        fn silly_window_timeout -> u32 = get(12);
        /// Field `TcpFinWait2Delay`, `UInt32`.
        fn tcp_fin_wait2_delay -> u32 = get(13);
        /// Field `CongestionAlgorithm`, `UInt8`.
        fn congestion_algorithm -> u8 = get(14);
        /// Field `Tcp1323Opts`, `UInt8`.
        fn tcp1323_opts -> u8 = get(15);
        /// Field `AutoTuningLevelLocal`, `UInt32`.
        fn auto_tuning_level_local -> u32 = get(16);
        /// Field `AutoTuningLevelGroupPolicy`, `UInt32`.
        fn auto_tuning_level_group_policy -> u32 = get(17);
    }
    /// Payload of event 1110, `TcpGlobalParameters`, version 0.
    #[doc(alias = "TcpGlobalParameters")]
    TcpGlobalParametersPayload(1110, 154);
}

static LAYOUTS_39: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_47, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_39, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `BytesInSegment`, `UInt32`.
        fn bytes_in_segment -> u32 = get(1);
        /// Field `BytesRemaining`, `UInt32`.
        fn bytes_remaining -> u32 = get(2);
    }
    /// Payload of event 1111, `TcpLso`, version 0.
    #[doc(alias = "TcpLso")]
    TcpLsoPayload(1111, 155);
}

static LAYOUTS_40: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_48, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_40, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(2);
        /// Field `PMax`, `UInt32`.
        fn pmax -> u32 = get(3);
    }
    /// Payload of event 1112, `TcpConnectionOffloadStatus`, version 0.
    #[doc(alias = "TcpConnectionOffloadStatus")]
    TcpConnectionOffloadStatusPayload(1112, 156);
    /// Payload of event 1113, `TcpConnectionOffloadPmax`, version 0.
    #[doc(alias = "TcpConnectionOffloadPmax")]
    TcpConnectionOffloadPmaxPayload(1113, 157);
}

static LAYOUTS_41: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_49, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT]),
    layout(&super::PROVIDER, &PLACES_50, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_41, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `Protocol`, `AnsiString`.
        fn protocol -> AnsiStr<'a> = get(1);
        /// Field `DadState`, `UInt32`.
        fn dad_state -> u32 = get(2);
        /// Field `DlAddrLength`, `UInt32`.
        fn dl_addr_length -> u32 = get(3);
        /// Field `DLAddress`, `Binary`, `DlAddrLength` bytes.
        fn dl_address -> &'a [u8] = get(4);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(5);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(6);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(7);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(8);
        /// Field `CompartmentId`, `UInt32`. Not in version 0.
        fn compartment_id -> Option<u32> = find(9);
    }
    /// Payload of event 1114, `IpDadSuccessful`, versions 0 and 1.
    #[doc(alias = "IpDadSuccessful")]
    IpDadSuccessfulPayload(1114, 158);
}

static LAYOUTS_42: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_51, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT]),
    layout(&super::PROVIDER, &PLACES_50, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_42, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `Protocol`, `AnsiString`.
        fn protocol -> AnsiStr<'a> = get(1);
        /// Field `DadState`, `UInt32`.
        fn dad_state -> u32 = get(2);
        /// Field `DlAddrLength`, `UInt32`.
        fn dl_addr_length -> u32 = get(3);
        /// Field `DLAddress`, `Binary`, `DlAddrLength` bytes.
        fn dl_address -> &'a [u8] = get(4);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(5);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(6);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(7);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(8);
        /// Field `CompartmentId`, `UInt32`. Not in version 0.
        fn compartment_id -> Option<u32> = find(9);
    }
    /// Payload of event 1115, `IpDadFailed`, versions 0 and 1.
    #[doc(alias = "IpDadFailed")]
    IpDadFailedPayload(1115, 160);
    /// Payload of event 1116, `IpDadStarted`, versions 0 and 1.
    #[doc(alias = "IpDadStarted")]
    IpDadStartedPayload(1116, 162);
    /// Payload of event 1128, `IpAddressDeleted`, versions 0 and 1.
    #[doc(alias = "IpAddressDeleted")]
    IpAddressDeletedPayload(1128, 183);
}

static LAYOUTS_43: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_52, &[0, 1, 2, 3, 4, 5, 6, ABSENT]),
    layout(&super::PROVIDER, &PLACES_53, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_43, {
        /// Field `Listener`, `Pointer`.
        fn listener -> u64 = get(0);
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(1);
        /// Field `SocketAddress`, `Binary` shown as `SocketAddress`, `AddressLength` bytes.
        fn socket_address -> &'a [u8] = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(4);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(5);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(6);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in version 0.
        fn process_sequence_number -> Option<u64> = find(7);
    }
    /// Payload of event 1117, `TcpListenerActivationFailedAf`, versions 0 and 1.
    #[doc(alias = "TcpListenerActivationFailedAf")]
    TcpListenerActivationFailedAfPayload(1117, 164);
    /// Payload of event 1118, `TcpListenerActivationFailedCompartment`, versions 0 and 1.
    #[doc(alias = "TcpListenerActivationFailedCompartment")]
    TcpListenerActivationFailedCompartmentPayload(1118, 166);
    /// Payload of event 1119, `TcpListenerActivationFailedInspection1`, versions 0 and 1.
    #[doc(alias = "TcpListenerActivationFailedInspection1")]
    TcpListenerActivationFailedInspection1Payload(1119, 168);
    /// Payload of event 1120, `TcpListenerActivationFailedInspection2`, versions 0 and 1.
    #[doc(alias = "TcpListenerActivationFailedInspection2")]
    TcpListenerActivationFailedInspection2Payload(1120, 170);
    /// Payload of event 1121, `TcpListenerBindFailedResolution`, versions 0 and 1.
    #[doc(alias = "TcpListenerBindFailedResolution")]
    TcpListenerBindFailedResolutionPayload(1121, 172);
    /// Payload of event 1122, `TcpListenerBindFailedPort`, versions 0 and 1.
    #[doc(alias = "TcpListenerBindFailedPort")]
    TcpListenerBindFailedPortPayload(1122, 174);
    /// Payload of event 1123, `TcpListenerActivated`, versions 0 and 1.
    #[doc(alias = "TcpListenerActivated")]
    TcpListenerActivatedPayload(1123, 176);
    /// Payload of event 1124, `TcpListenerUnbound`, versions 0 and 1.
    #[doc(alias = "TcpListenerUnbound")]
    TcpListenerUnboundPayload(1124, 178);
}

static LAYOUTS_44: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_51, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_50, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_54, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_44, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `Protocol`, `AnsiString`.
        fn protocol -> AnsiStr<'a> = get(1);
        /// Field `DadState`, `UInt32`.
        fn dad_state -> u32 = get(2);
        /// Field `DlAddrLength`, `UInt32`.
        fn dl_addr_length -> u32 = get(3);
        /// Field `DLAddress`, `Binary`, `DlAddrLength` bytes.
        fn dl_address -> &'a [u8] = get(4);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(5);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(6);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(7);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(8);
        /// Field `CompartmentId`, `UInt32`. Not in version 0.
        fn compartment_id -> Option<u32> = find(9);
        /// Field `PrefixOrigin`, `UInt32`. Not in versions 0 and 1.
        fn prefix_origin -> Option<u32> = find(10);
        /// Field `SuffixOrigin`, `UInt32`. Not in versions 0 and 1.
        fn suffix_origin -> Option<u32> = find(11);
    }
    /// Payload of event 1127, `IpAddressAdded`, versions 0, 1 and 2.
    ///
    /// Lengths, counts and forms of values are those that version 1 states for the same fields.
    #[doc(alias = "IpAddressAdded")]
    IpAddressAddedPayload(1127, 180);
}

static LAYOUTS_45: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_55, &[0, 1, 2, ABSENT]),
    layout(&super::PROVIDER, &PLACES_56, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_45, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `OperationalStatus`, `UInt32`.
        fn operational_status -> u32 = get(1);
        /// Field `Status`, `UInt64`.
        fn status -> u64 = get(2);
        /// Field `CompartmentId`, `UInt32`. Not in version 0.
        fn compartment_id -> Option<u32> = find(3);
    }
    /// Payload of event 1130, `FramingIfOperStatus`, versions 0 and 1.
    #[doc(alias = "FramingIfOperStatus")]
    FramingIfOperStatusPayload(1130, 185);
}

static LAYOUTS_46: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_51, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_46, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `Protocol`, `AnsiString`.
        fn protocol -> AnsiStr<'a> = get(1);
        /// Field `DadState`, `UInt32`.
        fn dad_state -> u32 = get(2);
        /// Field `DlAddrLength`, `UInt32`.
        fn dl_addr_length -> u32 = get(3);
        /// Field `DLAddress`, `Binary`, `DlAddrLength` bytes.
        fn dl_address -> &'a [u8] = get(4);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(5);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(6);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(7);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(8);
    }
    /// Payload of event 1138, `IpAddressStatePreferred`, version 0.
    #[doc(alias = "IpAddressStatePreferred")]
    IpAddressStatePreferredPayload(1138, 191);
    /// Payload of event 1139, `IpAddressStateNonPreferred`, version 0.
    #[doc(alias = "IpAddressStateNonPreferred")]
    IpAddressStateNonPreferredPayload(1139, 192);
}

static LAYOUTS_47: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_57, &[0, 1, 2, 3, 4, 5, 6, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_58, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ABSENT]),
    layout(&super::PROVIDER, &PLACES_59, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_47, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `Advertise`, `UInt32`.
        fn advertise -> u32 = get(1);
        /// Field `AdvertiseDefaultRoute`, `UInt32`.
        fn advertise_default_route -> u32 = get(2);
        /// Field `Forward`, `UInt32`.
        fn forward -> u32 = get(3);
        /// Field `ForwardMulticast`, `UInt32`.
        fn forward_multicast -> u32 = get(4);
        /// Field `UseNud`, `UInt32`.
        fn use_nud -> u32 = get(5);
        /// Field `AdvertisingEnabled`, `UInt32`.
        fn advertising_enabled -> u32 = get(6);
        /// Field `WeakHostSend`, `UInt32`. Not in version 0.
        fn weak_host_send -> Option<u32> = find(7);
        /// Field `WeakHostReceive`, `UInt32`. Not in version 0.
        fn weak_host_receive -> Option<u32> = find(8);
        /// Field `CompartmentId`, `UInt32`. Not in version 0.
        fn compartment_id -> Option<u32> = find(9);
        /// Field `AddressFamily`, `UInt32`. Not in version 0.
        fn address_family -> Option<u32> = find(10);
        /// Field `StrictSourceForwarding`, `UInt32`. Not in versions 0 and 1.
        fn strict_source_forwarding -> Option<u32> = find(11);
    }
    /// Payload of event 1144, `IpInterfacePropertyChange`, versions 0, 1 and 2.
    #[doc(alias = "IpInterfacePropertyChange")]
    IpInterfacePropertyChangePayload(1144, 193);
}

static LAYOUTS_48: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_60, &[0, 1, ABSENT, 2, 6, 3, 7, 5, 8, 9, 10, 11, 12, 13, 14, ABSENT, 4, 15, 16, 17]
    ),
    layout(
        &super::PROVIDER, &PLACES_61,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, ABSENT, ABSENT, ABSENT, ABSENT]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_48, {
        /// Field `Route`, `Pointer`.
        fn route -> u64 = get(0);
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(1);
        /// Field `CompartmentId`, `UInt32`. Not in version 0.
        fn compartment_id -> Option<u32> = find(2);
        /// Field `DestinationPrefixAddressLength`, `UInt32`.
        fn destination_prefix_address_length -> u32 = get(3);
        /// Field `DestinationPrefix`, `Binary` shown as `IPv6`, `DestinationPrefixAddressLength` bytes.
        fn destination_prefix -> &'a [u8] = get(4);
        /// Field `NextHopAddressLength`, `UInt32`.
        fn next_hop_address_length -> u32 = get(5);
        /// Field `NextHopAddress`, `Binary` shown as `IPv6`, `NextHopAddressLength` bytes.
        fn next_hop_address -> &'a [u8] = get(6);
        /// Field `DestinationPrefixLength`, `UInt32`.
        fn destination_prefix_length -> u32 = get(7);
        /// Field `ValidLifetime`, `UInt64`.
        fn valid_lifetime -> u64 = get(8);
        /// Field `PreferredLifetime`, `UInt64`.
        fn preferred_lifetime -> u64 = get(9);
        /// Field `Metric`, `UInt32`.
        fn metric -> u32 = get(10);
        /// Field `Loopback`, `UInt32`.
        fn loopback -> u32 = get(11);
        /// Field `AutoconfigureAddress`, `UInt32`.
        fn autoconfigure_address -> u32 = get(12);
        /// Field `Publish`, `UInt32`.
        fn publish -> u32 = get(13);
        /// Field `Immortal`, `UInt32`.
        fn immortal -> u32 = get(14);
        /// Field `IPUnicastroutedeletionreason`, `UInt32`. Not in version 0.
        fn ip_unicastroutedeletionreason -> Option<u32> = find(15);
        /// Field `Protocol`, `AnsiString`. Not in version 1.
        fn protocol -> Option<AnsiStr<'a>> = find(16);
        /// Field `IPv4DestinationPrefix`, `UInt32` shown as `IPv4`. Not in version 1.
        fn ipv4_destination_prefix -> Option<u32> = find(17);
        /// Field `IPv4NextHopAddress`, `UInt32` shown as `IPv4`. Not in version 1.
        fn ipv4_next_hop_address -> Option<u32> = find(18);
        /// Field `IPProtocol`, `UInt32`. Not in version 1.
        fn ip_protocol -> Option<u32> = find(19);
    }
    /// Payload of event 1145, `IpRouteCreated`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "IpRouteCreated")]
    IpRouteCreatedPayload(1145, 196);
    /// Payload of event 1146, `IpRouteDeleted`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "IpRouteDeleted")]
    IpRouteDeletedPayload(1146, 198);
    /// Payload of event 1147, `IpRoutePropertyChange`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "IpRoutePropertyChange")]
    IpRoutePropertyChangePayload(1147, 200);
}

static LAYOUTS_49: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_62, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_49, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `DlAddrLength`, `UInt32`.
        fn dl_addr_length -> u32 = get(1);
        /// Field `DlAddress`, `Binary`, `DlAddrLength` bytes.
        fn dl_address -> &'a [u8] = get(2);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(3);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(4);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(5);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(6);
    }
    /// Payload of event 1148, `IpNeighborUnreachable`, version 0.
    #[doc(alias = "IpNeighborUnreachable")]
    IpNeighborUnreachablePayload(1148, 202);
    /// Payload of event 1149, `IpNeighborReachable`, version 0.
    #[doc(alias = "IpNeighborReachable")]
    IpNeighborReachablePayload(1149, 203);
}

static LAYOUTS_50: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_63,
        &[0, 1, 2, 3, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]
    ),
    layout(
        &super::PROVIDER, &PLACES_64,
        &[0, 1, 2, 3, 4, 5, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]
    ),
    layout(&super::PROVIDER, &PLACES_65, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_50, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Injected`, `UnicodeString`.
        fn injected -> Utf16Str<'a> = get(1);
        /// Field `NumBytes`, `UInt32`.
        fn num_bytes -> u32 = get(2);
        /// Field `SndNxt`, `UInt32`.
        fn snd_nxt -> u32 = get(3);
        /// Field `SendAvailable`, `UInt32`. Not in version 0.
        fn send_available -> Option<u32> = find(4);
        /// Field `ActivityID`, `Pointer`. Not in version 0.
        fn activity_id -> Option<u64> = find(5);
        /// Field `SndLimBytesSnd`, `UInt64`. Not in versions 0 and 1.
        fn snd_lim_bytes_snd -> Option<u64> = find(6);
        /// Field `SndLimBytesRwin`, `UInt64`. Not in versions 0 and 1.
        fn snd_lim_bytes_rwin -> Option<u64> = find(7);
        /// Field `SndLimBytesCwnd`, `UInt64`. Not in versions 0 and 1.
        fn snd_lim_bytes_cwnd -> Option<u64> = find(8);
        /// Field `CWnd`, `UInt32`. Not in versions 0 and 1.
        fn cwnd -> Option<u32> = find(9);
        /// Field `SRtt`, `UInt32`. Not in versions 0 and 1.
        fn srtt -> Option<u32> = find(10);
        /// Field `LossRecoveryEpisodes`, `UInt32`. Not in versions 0 and 1.
        fn loss_recovery_episodes -> Option<u32> = find(11);
        /// Field `RtoEpisodes`, `UInt32`. Not in versions 0 and 1.
        fn rto_episodes -> Option<u32> = find(12);
        /// Field `PtoEpisodes`, `UInt32`. Not in versions 0 and 1.
        fn pto_episodes -> Option<u32> = find(13);
    }
    /// Payload of event 1159, `TcpSendPosted`, versions 0, 1 and 2.
    #[doc(alias = "TcpSendPosted")]
    TcpSendPostedPayload(1159, 213);
}

static LAYOUTS_51: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_63, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_51, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Injected`, `UnicodeString`.
        fn injected -> Utf16Str<'a> = get(1);
        /// Field `NumBytes`, `UInt32`.
        fn num_bytes -> u32 = get(2);
        /// Field `SndNxt`, `UInt32`.
        fn snd_nxt -> u32 = get(3);
    }
    /// Payload of event 1160, `TcpSendTransmitted`, version 0.
    #[doc(alias = "TcpSendTransmitted")]
    TcpSendTransmittedPayload(1160, 216);
}

static LAYOUTS_52: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_63, &[0, 1, 2, 3, ABSENT]),
    layout(&super::PROVIDER, &PLACES_66, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_52, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Injected`, `UnicodeString`.
        fn injected -> Utf16Str<'a> = get(1);
        /// Field `NumBytes`, `UInt32`.
        fn num_bytes -> u32 = get(2);
        /// Field `SndNxt`, `UInt32`.
        fn snd_nxt -> u32 = get(3);
        /// Field `SendAvailable`, `UInt32`. Not in version 0.
        fn send_available -> Option<u32> = find(4);
    }
    /// Payload of event 1161, `TcpSendAdvance`, versions 0 and 1.
    #[doc(alias = "TcpSendAdvance")]
    TcpSendAdvancePayload(1161, 217);
}

static LAYOUTS_53: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_67, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_53, {
        /// Field `AssignedBlocks`, `UInt32`.
        fn assigned_blocks -> u32 = get(0);
        /// Field `AllocatedBlocks`, `UInt32`.
        fn allocated_blocks -> u32 = get(1);
    }
    /// Payload of event 1163, `TcpCTcpAssignedBlocks`, version 0.
    #[doc(alias = "TcpCTcpAssignedBlocks")]
    TcpCtcpAssignedBlocksPayload(1163, 220);
}

static LAYOUTS_54: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_68, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_54, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `DWnd`, `UInt32`.
        fn dwnd -> u32 = get(1);
        /// Field `PrevDWnd`, `UInt32`.
        fn prev_dwnd -> u32 = get(2);
        /// Field `BaseRtt`, `UInt32`.
        fn base_rtt -> u32 = get(3);
        /// Field `AvgRtt`, `UInt32`.
        fn avg_rtt -> u32 = get(4);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(5);
        /// Field `DiffWnd`, `UInt32`.
        fn diff_wnd -> u32 = get(6);
        /// Field `DwndIncrement`, `UInt32`.
        fn dwnd_increment -> u32 = get(7);
    }
    /// Payload of event 1164, `TcpCTcpCongestionWndw`, version 0.
    #[doc(alias = "TcpCTcpCongestionWndw")]
    TcpCtcpCongestionWndwPayload(1164, 221);
}

static LAYOUTS_55: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_69, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_55, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Gamma`, `UInt32`.
        fn gamma -> u32 = get(1);
        /// Field `AverageBacklog`, `UInt32`.
        fn average_backlog -> u32 = get(2);
        /// Field `AverageBacklogAcrossLFP`, `UInt32`.
        fn average_backlog_across_lfp -> u32 = get(3);
    }
    /// Payload of event 1165, `TcpCTcpGamma`, version 0.
    #[doc(alias = "TcpCTcpGamma")]
    TcpCtcpGammaPayload(1165, 222);
}

static LAYOUTS_56: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_70, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_56, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SeqNum`, `UInt32`.
        fn seq_num -> u32 = get(1);
        /// Field `Tick`, `UInt32`.
        fn tick -> u32 = get(2);
        /// Field `RttSample`, `UInt32`.
        fn rtt_sample -> u32 = get(3);
        /// Field `NewSrtt`, `UInt32`.
        fn new_srtt -> u32 = get(4);
    }
    /// Payload of event 1166, `TcpSrttMeasurementStarted`, version 0.
    #[doc(alias = "TcpSrttMeasurementStarted")]
    TcpSrttMeasurementStartedPayload(1166, 223);
    /// Payload of event 1167, `TcpSrttMeasurementComplete`, version 0.
    #[doc(alias = "TcpSrttMeasurementComplete")]
    TcpSrttMeasurementCompletePayload(1167, 224);
    /// Payload of event 1168, `TcpSrttMeasurementCancelled`, version 0.
    #[doc(alias = "TcpSrttMeasurementCancelled")]
    TcpSrttMeasurementCancelledPayload(1168, 225);
}

static LAYOUTS_57: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_71, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT]),
    layout(&super::PROVIDER, &PLACES_72, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_57, {
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(0);
        /// Field `NumMessages`, `UInt32`.
        fn num_messages -> u32 = get(1);
        /// Field `NumBytes`, `UInt32`.
        fn num_bytes -> u32 = get(2);
        /// Field `LocalSockAddrLength`, `UInt32`.
        fn local_sock_addr_length -> u32 = get(3);
        /// Field `LocalSockAddr`, `Binary` shown as `SocketAddress`, `LocalSockAddrLength` bytes.
        fn local_sock_addr -> &'a [u8] = get(4);
        /// Field `RemoteSockAddrLength`, `UInt32`.
        fn remote_sock_addr_length -> u32 = get(5);
        /// Field `RemoteSockAddr`, `Binary` shown as `SocketAddress`, `RemoteSockAddrLength` bytes.
        fn remote_sock_addr -> &'a [u8] = get(6);
        /// Field `Pid`, `UInt32`.
        fn pid -> u32 = get(7);
        /// Field `ProcessStartKey`, `UInt64`. Not in version 0.
        fn process_start_key -> Option<u64> = find(8);
    }
    /// Payload of event 1169, `UdpEndpointSendMessages`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "UdpEndpointSendMessages")]
    UdpEndpointSendMessagesPayload(1169, 226);
    /// Payload of event 1170, `UdpEndpointReceiveMessages`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "UdpEndpointReceiveMessages")]
    UdpEndpointReceiveMessagesPayload(1170, 228);
}

static LAYOUTS_58: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_73, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_58, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Delivery`, `Pointer`.
        fn delivery -> u64 = get(1);
        /// Field `OldDeliveryState`, `UInt32`.
        fn old_delivery_state -> maps::TcpipTcpDeliveryStateValueMap = get(2);
        /// Field `NewDeliveryState`, `UInt32`.
        fn new_delivery_state -> u32 = get(3);
    }
    /// Payload of event 1189, `TcpDeliveryStateChange`, version 0.
    #[doc(alias = "TcpDeliveryStateChange")]
    TcpDeliveryStateChangePayload(1189, 246);
}

static LAYOUTS_59: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_74, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_59, {
        /// Field `PortAcquirer`, `Pointer`.
        fn port_acquirer -> u64 = get(0);
        /// Field `PortNumber`, `UInt16`.
        fn port_number -> u16 = get(1);
        /// Field `WeakReference`, `UInt32`.
        fn weak_reference -> u32 = get(2);
        /// Field `OriginalAcquirer`, `Pointer`.
        fn original_acquirer -> u64 = get(3);
    }
    /// Payload of event 1191, `TcpAcquirePort`, version 0.
    #[doc(alias = "TcpAcquirePort")]
    TcpAcquirePortPayload(1191, 248);
    /// Payload of event 1192, `TcpAcquireWeakRefPort`, version 0.
    #[doc(alias = "TcpAcquireWeakRefPort")]
    TcpAcquireWeakRefPortPayload(1192, 249);
    /// Payload of event 1193, `TcpReleasePort`, version 0.
    #[doc(alias = "TcpReleasePort")]
    TcpReleasePortPayload(1193, 250);
    /// Payload of event 1194, `TcpReplacePort`, version 0.
    #[doc(alias = "TcpReplacePort")]
    TcpReplacePortPayload(1194, 251);
    /// Payload of event 1195, `TcpAssignedWeakReferencePort`, version 0.
    #[doc(alias = "TcpAssignedWeakReferencePort")]
    TcpAssignedWeakReferencePortPayload(1195, 252);
}

static LAYOUTS_60: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_75,
        &[0, ABSENT, 2, 3, 4, 5, 6, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, 1]
    ),
    layout(
        &super::PROVIDER, &PLACES_76,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]
    ),
    layout(
        &super::PROVIDER, &PLACES_77,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]
    ),
    layout(
        &super::PROVIDER, &PLACES_78, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, ABSENT, ABSENT, ABSENT, ABSENT]
    ),
    layout(&super::PROVIDER, &PLACES_79, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_80, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_81, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_60, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `CurrLinkSpeed`, `UInt64`. Not in version 0.
        fn curr_link_speed -> Option<u64> = find(1);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(2);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(3);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(4);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(5);
        /// Field `PhysicalMediumType`, `UInt32`.
        fn physical_medium_type -> u32 = get(6);
        /// Field `CompartmentId`, `UInt32`. Not in version 0.
        fn compartment_id -> Option<u32> = find(7);
        /// Field `OldLinkSpeed`, `UInt64`. Not in version 0.
        fn old_link_speed -> Option<u64> = find(8);
        /// Field `NetworkCategory`, `UInt32`. Not in versions 0 and 1.
        fn network_category -> Option<u32> = find(9);
        /// Field `Metric`, `UInt32`. Not in versions 0, 1 and 2.
        fn metric -> Option<u32> = find(10);
        /// Field `Connected`, `UInt32`. Not in versions 0, 1 and 2.
        fn connected -> Option<u32> = find(11);
        /// Field `InternetConnectivityStatus`, `UInt32`. Not in versions 0, 1 and 2.
        fn internet_connectivity_status -> Option<u32> = find(12);
        /// Field `Flags`, `UInt64`. Not in versions 0, 1 and 2.
        fn flags -> Option<u64> = find(13);
        /// Field `IsolationId`, `UInt32`. Not in versions 0, 1, 2 and 3.
        fn isolation_id -> Option<u32> = find(14);
        /// Field `NlMtu`, `UInt32`. Not in versions 0, 1, 2, 3 and 4.
        fn nl_mtu -> Option<u32> = find(15);
        /// Field `ForwardingTag`, `UInt32`. Not in versions 0, 1, 2, 3, 4 and 5.
        fn forwarding_tag -> Option<u32> = find(16);
        /// Field `LinkSpeed`, `UInt64`. Not in versions 1, 2, 3, 4, 5 and 6.
        fn link_speed -> Option<u64> = find(17);
    }
    /// Payload of event 1202, `IpInterfaceRundown`, versions 0, 1, 2, 3, 4, 5 and 6.
    ///
    /// Lengths, counts and forms of values are those that version 3 states for the same fields.
    #[doc(alias = "IpInterfaceRundown")]
    IpInterfaceRundownPayload(1202, 261);
}

static LAYOUTS_61: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_82, &[0, ABSENT, 2, 3, 4, 5, 6, ABSENT, ABSENT, ABSENT, ABSENT, 1]),
    layout(&super::PROVIDER, &PLACES_76, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_83, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_61, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `CurrLinkSpeed`, `UInt64`. Not in version 0.
        fn curr_link_speed -> Option<u64> = find(1);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(2);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(3);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(4);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(5);
        /// Field `PhysicalMediumType`, `UInt32`.
        fn physical_medium_type -> u32 = get(6);
        /// Field `CompartmentId`, `UInt32`. Not in version 0.
        fn compartment_id -> Option<u32> = find(7);
        /// Field `OldLinkSpeed`, `UInt64`. Not in version 0.
        fn old_link_speed -> Option<u64> = find(8);
        /// Field `ReceiveLinkSpeed`, `UInt64`. Not in versions 0 and 1.
        fn receive_link_speed -> Option<u64> = find(9);
        /// Field `MediaConnectState`, `UInt32`. Not in versions 0 and 1.
        fn media_connect_state -> Option<maps::TcpipMediaConnectStateValueMap> = find(10);
        /// Field `LinkSpeed`, `UInt64`. Not in versions 1 and 2.
        fn link_speed -> Option<u64> = find(11);
    }
    /// Payload of event 1203, `IpInterfaceSpeedChange`, versions 0, 1 and 2.
    #[doc(alias = "IpInterfaceSpeedChange")]
    IpInterfaceSpeedChangePayload(1203, 268);
}

static LAYOUTS_62: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_84, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_62, {
        /// Field `Nbl`, `Pointer`.
        fn nbl -> u64 = get(0);
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> maps::TcpipTransportProtocolValueMap = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
        /// Field `SourceIPv4Address`, `UInt32` shown as `IPv4`.
        fn source_ipv4_address -> u32 = get(3);
        /// Field `DestIPv4Address`, `UInt32` shown as `IPv4`.
        fn dest_ipv4_address -> u32 = get(4);
        /// Field `IPv6SourceIpAddrLength`, `UInt32`.
        fn ipv6_source_ip_addr_length -> u32 = get(5);
        /// Field `IPv6SourceAddress`, `Binary` shown as `IPv6`, `IPv6SourceIpAddrLength` bytes.
        fn ipv6_source_address -> &'a [u8] = get(6);
        /// Field `IPv6DestIpAddrLength`, `UInt32`.
        fn ipv6_dest_ip_addr_length -> u32 = get(7);
        /// Field `IPv6DestAddress`, `Binary` shown as `IPv6`, `IPv6DestIpAddrLength` bytes.
        fn ipv6_dest_address -> &'a [u8] = get(8);
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(9);
        /// Field `NblCount`, `UInt32`.
        fn nbl_count -> u32 = get(10);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(11);
    }
    /// Payload of event 1205, `TcpipReceiveSlowPath`, version 0.
    #[doc(alias = "TcpipReceiveSlowPath")]
    TcpipReceiveSlowPathPayload(1205, 272);
}

static LAYOUTS_63: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_85, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_63, {
        /// Field `Nbl`, `Pointer`.
        fn nbl -> u64 = get(0);
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
        /// Field `SourceIPv4Address`, `UInt32` shown as `IPv4`.
        fn source_ipv4_address -> u32 = get(3);
        /// Field `DestIPv4Address`, `UInt32` shown as `IPv4`.
        fn dest_ipv4_address -> u32 = get(4);
        /// Field `IPv6SourceIpAddrLength`, `UInt32`.
        fn ipv6_source_ip_addr_length -> u32 = get(5);
        /// Field `IPv6SourceAddress`, `Binary` shown as `IPv6`, `IPv6SourceIpAddrLength` bytes.
        fn ipv6_source_address -> &'a [u8] = get(6);
        /// Field `IPv6DestIpAddrLength`, `UInt32`.
        fn ipv6_dest_ip_addr_length -> u32 = get(7);
        /// Field `IPv6DestAddress`, `Binary` shown as `IPv6`, `IPv6DestIpAddrLength` bytes.
        fn ipv6_dest_address -> &'a [u8] = get(8);
        /// Field `Reason`, `UInt32`.
        fn reason -> maps::TcpipSlowPathReasonValueMap = get(9);
        /// Field `NblCount`, `UInt32`.
        fn nbl_count -> u32 = get(10);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(11);
    }
    /// Payload of event 1206, `TcpipSendSlowPath`, version 0.
    #[doc(alias = "TcpipSendSlowPath")]
    TcpipSendSlowPathPayload(1206, 273);
}

static LAYOUTS_64: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_86, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_64, {
        /// Field `TcpWsdEtwPoint`, `UInt32`.
        fn tcp_wsd_etw_point -> maps::TcpWsdValueMap = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
    }
    /// Payload of event 1207, `TcpWsdInitializationErrors`, version 0.
    #[doc(alias = "TcpWsdInitializationErrors")]
    TcpWsdInitializationErrorsPayload(1207, 274);
}

static LAYOUTS_65: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_87, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_65, {
        /// Field `TcpWsdEtwPoint`, `UInt32`.
        fn tcp_wsd_etw_point -> u32 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
    }
    /// Payload of event 1208, `TcpWsdInitializationInformation`, version 0.
    #[doc(alias = "TcpWsdInitializationInformation")]
    TcpWsdInitializationInformationPayload(1208, 275);
}

static LAYOUTS_66: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_88, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_66, {
        /// Field `TcpWsdEtwPoint`, `UInt32`.
        fn tcp_wsd_etw_point -> u32 = get(0);
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(1);
    }
    /// Payload of event 1209, `TcpWsdWsRestrictedProfile`, version 0.
    #[doc(alias = "TcpWsdWsRestrictedProfile")]
    TcpWsdWsRestrictedProfilePayload(1209, 276);
    /// Payload of event 1210, `TcpWsdWsRestrictedDestination`, version 0.
    #[doc(alias = "TcpWsdWsRestrictedDestination")]
    TcpWsdWsRestrictedDestinationPayload(1210, 277);
}

static LAYOUTS_67: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_89, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_67, {
        /// Field `TcpWsdEtwPoint`, `UInt32`.
        fn tcp_wsd_etw_point -> u32 = get(0);
        /// Field `Processor`, `UInt32`.
        fn processor -> u32 = get(1);
        /// Field `Entry`, `UInt32`.
        fn entry -> u32 = get(2);
        /// Field `OldState`, `UInt32`.
        fn old_state -> maps::TcpWsdCacheEntryStateValueMap = get(3);
        /// Field `NewState`, `UInt32`.
        fn new_state -> u32 = get(4);
        /// Field `ProbeCount`, `UInt32`.
        fn probe_count -> u32 = get(5);
        /// Field `ProbeCountWs`, `UInt32`.
        fn probe_count_ws -> u32 = get(6);
    }
    /// Payload of event 1211, `TcpWsdCacheEntryStateChange`, version 0.
    #[doc(alias = "TcpWsdCacheEntryStateChange")]
    TcpWsdCacheEntryStateChangePayload(1211, 278);
}

static LAYOUTS_68: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_90, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_68, {
        /// Field `Profile`, `UInt32`.
        fn profile -> u32 = get(0);
        /// Field `State`, `UInt32`.
        fn state -> u32 = get(1);
        /// Field `Qualified`, `UInt32`.
        fn qualified -> u32 = get(2);
        /// Field `EreQualified`, `UInt32`.
        fn ere_qualified -> u32 = get(3);
    }
    /// Payload of event 1212, `TcpWsdProfileStateChange`, version 0.
    #[doc(alias = "TcpWsdProfileStateChange")]
    TcpWsdProfileStateChangePayload(1212, 279);
}

static LAYOUTS_69: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_91, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_69, {
        /// Field `OldEnabledState`, `UInt32`.
        fn old_enabled_state -> u32 = get(0);
        /// Field `NewEnabledState`, `UInt32`.
        fn new_enabled_state -> u32 = get(1);
        /// Field `OldThreshold`, `UInt32`.
        fn old_threshold -> u32 = get(2);
        /// Field `NewThreshold`, `UInt32`.
        fn new_threshold -> u32 = get(3);
    }
    /// Payload of event 1213, `TcpWsdStateChange`, version 0.
    #[doc(alias = "TcpWsdStateChange")]
    TcpWsdStateChangePayload(1213, 280);
}

static LAYOUTS_70: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_92, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_70, {
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `LocalSockAddrLength`, `UInt32`.
        fn local_sock_addr_length -> u32 = get(2);
        /// Field `LocalSockAddr`, `Binary` shown as `SocketAddress`, `LocalSockAddrLength` bytes.
        fn local_sock_addr -> &'a [u8] = get(3);
        /// Field `RemoteSockAddrLength`, `UInt32`.
        fn remote_sock_addr_length -> u32 = get(4);
        /// Field `RemoteSockAddr`, `Binary` shown as `SocketAddress`, `RemoteSockAddrLength` bytes.
        fn remote_sock_addr -> &'a [u8] = get(5);
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(6);
        /// Field `PacketCount`, `UInt32`.
        fn packet_count -> u32 = get(7);
    }
    /// Payload of event 1214, `TcpipTransportPacketDrops`, version 0.
    #[doc(alias = "TcpipTransportPacketDrops")]
    TcpipTransportPacketDropsPayload(1214, 281);
}

static LAYOUTS_71: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_93, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ABSENT]),
    layout(&super::PROVIDER, &PLACES_94, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    layout(&super::PROVIDER, &PLACES_95, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_71, {
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `SourceIPv4Address`, `UInt32` shown as `IPv4`.
        fn source_ipv4_address -> u32 = get(2);
        /// Field `DestIPv4Address`, `UInt32` shown as `IPv4`.
        fn dest_ipv4_address -> u32 = get(3);
        /// Field `IPv6SourceIpAddrLength`, `UInt32`.
        fn ipv6_source_ip_addr_length -> u32 = get(4);
        /// Field `IPv6SourceAddress`, `Binary` shown as `IPv6`, `IPv6SourceIpAddrLength` bytes.
        fn ipv6_source_address -> &'a [u8] = get(5);
        /// Field `IPv6DestIpAddrLength`, `UInt32`.
        fn ipv6_dest_ip_addr_length -> u32 = get(6);
        /// Field `IPv6DestAddress`, `Binary` shown as `IPv6`, `IPv6DestIpAddrLength` bytes.
        fn ipv6_dest_address -> &'a [u8] = get(7);
        /// Field `Reason`, `UInt32`.
        fn reason -> maps::TcpipNetworkPacketDropReasonValueMap = get(8);
        /// Field `PacketCount`, `UInt32`.
        fn packet_count -> u32 = get(9);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(10);
        /// Field `SourceAddressLength`, `UInt32`. Not in version 0.
        fn source_address_length -> Option<u32> = find(11);
    }
    /// Payload of event 1215, `TcpipNetworkPacketDrops`, versions 0, 1 and 2.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    ///
    /// In versions 1 and 2, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "TcpipNetworkPacketDrops")]
    TcpipNetworkPacketDropsPayload(1215, 282);
}

static LAYOUTS_72: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_96, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_72, {
        /// Field `PhysicalPages`, `UInt32`.
        fn physical_pages -> u32 = get(0);
        /// Field `NonPagedPoolPages`, `UInt32`.
        fn non_paged_pool_pages -> u32 = get(1);
        /// Field `CurrentWatermark`, `UInt32`.
        fn current_watermark -> u32 = get(2);
        /// Field `PeakWatermark`, `UInt32`.
        fn peak_watermark -> u32 = get(3);
        /// Field `HighWatermark`, `UInt32`.
        fn high_watermark -> u32 = get(4);
        /// Field `LowWatermark`, `UInt32`.
        fn low_watermark -> u32 = get(5);
    }
    /// Payload of event 1216, `TcpMppNppEvaluation`, version 0.
    #[doc(alias = "TcpMppNppEvaluation")]
    TcpMppNppEvaluationPayload(1216, 285);
}

static LAYOUTS_73: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_97, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_73, {
        /// Field `LowNppEventState`, `UInt32`.
        fn low_npp_event_state -> u32 = get(0);
        /// Field `HighNppEventState`, `UInt32`.
        fn high_npp_event_state -> u32 = get(1);
        /// Field `EpisodeStartTick`, `UInt64`.
        fn episode_start_tick -> u64 = get(2);
        /// Field `EpisodeStopTick`, `UInt64`.
        fn episode_stop_tick -> u64 = get(3);
        /// Field `CurrentWatermark`, `UInt32`.
        fn current_watermark -> u32 = get(4);
        /// Field `LowWatermark`, `UInt32`.
        fn low_watermark -> u32 = get(5);
        /// Field `ReentryWatermark`, `UInt32`.
        fn reentry_watermark -> u32 = get(6);
    }
    /// Payload of event 1217, `TcpMppStartEpisode`, version 0.
    #[doc(alias = "TcpMppStartEpisode")]
    TcpMppStartEpisodePayload(1217, 286);
}

static LAYOUTS_74: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_98, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_74, {
        /// Field `LowNppEventState`, `UInt32`.
        fn low_npp_event_state -> u32 = get(0);
        /// Field `HighNppEventState`, `UInt32`.
        fn high_npp_event_state -> u32 = get(1);
        /// Field `EpisodeStartTick`, `UInt64`.
        fn episode_start_tick -> u64 = get(2);
        /// Field `EpisodeStopTick`, `UInt64`.
        fn episode_stop_tick -> u64 = get(3);
        /// Field `ReentryWatermark`, `UInt32`.
        fn reentry_watermark -> u32 = get(4);
    }
    /// Payload of event 1218, `TcpMppStopEpisode`, version 0.
    #[doc(alias = "TcpMppStopEpisode")]
    TcpMppStopEpisodePayload(1218, 287);
}

static LAYOUTS_75: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_99, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_75, {
        /// Field `Epoch`, `UInt32`.
        fn epoch -> u32 = get(0);
        /// Field `LowNppEventState`, `UInt32`.
        fn low_npp_event_state -> u32 = get(1);
        /// Field `HighNppEventState`, `UInt32`.
        fn high_npp_event_state -> u32 = get(2);
        /// Field `EpochStartTick`, `UInt64`.
        fn epoch_start_tick -> u64 = get(3);
        /// Field `EpochStopTick`, `UInt64`.
        fn epoch_stop_tick -> u64 = get(4);
        /// Field `OldSynDropRate`, `UInt32`.
        fn old_syn_drop_rate -> u32 = get(5);
        /// Field `NewSynDropRate`, `UInt32`.
        fn new_syn_drop_rate -> u32 = get(6);
        /// Field `OldTcbKillRate`, `UInt32`.
        fn old_tcb_kill_rate -> u32 = get(7);
        /// Field `NewTcbKillRate`, `UInt32`.
        fn new_tcb_kill_rate -> u32 = get(8);
        /// Field `CurrentWatermark`, `UInt32`.
        fn current_watermark -> u32 = get(9);
    }
    /// Payload of event 1219, `TcpMppStartEpoch`, version 0.
    #[doc(alias = "TcpMppStartEpoch")]
    TcpMppStartEpochPayload(1219, 288);
}

static LAYOUTS_76: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_100, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_76, {
        /// Field `Epoch`, `UInt32`.
        fn epoch -> u32 = get(0);
        /// Field `LowNppEventState`, `UInt32`.
        fn low_npp_event_state -> u32 = get(1);
        /// Field `HighNppEventState`, `UInt32`.
        fn high_npp_event_state -> u32 = get(2);
        /// Field `EpochStartTick`, `UInt64`.
        fn epoch_start_tick -> u64 = get(3);
        /// Field `EpochStopTick`, `UInt64`.
        fn epoch_stop_tick -> u64 = get(4);
        /// Field `SynDropRate`, `UInt32`.
        fn syn_drop_rate -> u32 = get(5);
        /// Field `TcbKillRate`, `UInt32`.
        fn tcb_kill_rate -> u32 = get(6);
        /// Field `CurrentWatermark`, `UInt32`.
        fn current_watermark -> u32 = get(7);
    }
    /// Payload of event 1220, `TcpMppStopEpoch`, version 0.
    #[doc(alias = "TcpMppStopEpoch")]
    TcpMppStopEpochPayload(1220, 289);
}

static LAYOUTS_77: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_101, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_77, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `OldCwnd`, `UInt32`.
        fn old_cwnd -> u32 = get(1);
        /// Field `NewCwnd`, `UInt32`.
        fn new_cwnd -> u32 = get(2);
        /// Field `Processor`, `UInt32`.
        fn processor -> u32 = get(3);
        /// Field `CurrentTick`, `UInt32`.
        fn current_tick -> u32 = get(4);
        /// Field `IdleTick`, `UInt32`.
        fn idle_tick -> u32 = get(5);
        /// Field `Rto`, `UInt32`.
        fn rto -> u32 = get(6);
    }
    /// Payload of event 1221, `TcpCwndRestart`, version 0.
    #[doc(alias = "TcpCwndRestart")]
    TcpCwndRestartPayload(1221, 290);
    /// Payload of event 1222, `TcpInitialCwndAdjusted`, version 0.
    #[doc(alias = "TcpInitialCwndAdjusted")]
    TcpInitialCwndAdjustedPayload(1222, 291);
    /// Payload of event 1229, `TcpCwndRestart1229`, version 0.
    #[doc(alias = "TcpCwndRestart1229")]
    TcpCwndRestart1229Payload(1229, 298);
    /// Payload of event 1625, `TcpCwndRestart1625`, version 0.
    #[doc(alias = "TcpCwndRestart1625")]
    TcpCwndRestart1625Payload(1625, 734);
}

static LAYOUTS_78: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_102, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_78, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `TemplateType`, `UInt32`.
        fn template_type -> maps::TcpipTemplateTypeValueMap = get(1);
        /// Field `MinRto`, `UInt32`.
        fn min_rto -> u32 = get(2);
        /// Field `EnableCwndRestart`, `UInt32`.
        fn enable_cwnd_restart -> u32 = get(3);
        /// Field `InitialCwnd`, `UInt32`.
        fn initial_cwnd -> u32 = get(4);
        /// Field `CongestionAlgorithm`, `UInt32`.
        fn congestion_algorithm -> maps::TcpCongestionAlgorithmValueMap = get(5);
        /// Field `MaxDataRetransmissions`, `UInt32`.
        fn max_data_retransmissions -> u32 = get(6);
        /// Field `DelayedAckTicks`, `UInt32`.
        fn delayed_ack_ticks -> u32 = get(7);
        /// Field `DelayedAckFrequency`, `UInt32`.
        fn delayed_ack_frequency -> u32 = get(8);
        /// Field `Rack`, `UInt32`.
        fn rack -> u32 = get(9);
        /// Field `TailLossProbe`, `UInt32`.
        fn tail_loss_probe -> u32 = get(10);
    }
    /// Payload of event 1223, `TcpTemplateParameters`, version 0.
    #[doc(alias = "TcpTemplateParameters")]
    TcpTemplateParametersPayload(1223, 292);
}

static LAYOUTS_79: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_103, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_79, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `TemplateType`, `UInt32`.
        fn template_type -> u32 = get(1);
        /// Field `Context`, `UnicodeString`.
        fn context -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 1224, `TcpTemplateChanged`, version 0.
    #[doc(alias = "TcpTemplateChanged")]
    TcpTemplateChangedPayload(1224, 293);
}

static LAYOUTS_80: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_104, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_80, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndRound`, `UInt32`.
        fn snd_round -> u32 = get(1);
        /// Field `EcnTotalByteCount`, `UInt32`.
        fn ecn_total_byte_count -> u32 = get(2);
        /// Field `EcnTotalMarkedCount`, `UInt32`.
        fn ecn_total_marked_count -> u32 = get(3);
        /// Field `ThAck`, `UInt32`.
        fn th_ack -> u32 = get(4);
        /// Field `EcnAlpha`, `UInt32`.
        fn ecn_alpha -> u32 = get(5);
    }
    /// Payload of event 1225, `TcpDataTransferEcnAlpha`, version 0.
    #[doc(alias = "TcpDataTransferEcnAlpha")]
    TcpDataTransferEcnAlphaPayload(1225, 294);
}

static LAYOUTS_81: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_105, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_81, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `StateV4`, `UInt32`.
        fn state_v4 -> maps::TcpipPropertyValueMap = get(1);
        /// Field `FailureReasonV4`, `UInt32`.
        fn failure_reason_v4 -> u32 = get(2);
        /// Field `StateV6`, `UInt32`.
        fn state_v6 -> u32 = get(3);
        /// Field `FailureReasonV6`, `UInt32`.
        fn failure_reason_v6 -> maps::TcpipOffloadFailureReasonValueMap = get(4);
        /// Field `Event`, `UInt32`.
        fn event_ -> maps::TcpipRscEventValueMap = get(5);
    }
    /// Payload of event 1226, `TcpInterfaceRscStateChange`, version 0.
    #[doc(alias = "TcpInterfaceRscStateChange")]
    TcpInterfaceRscStateChangePayload(1226, 295);
}

static LAYOUTS_82: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_106, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_82, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `CoalescedSegCount`, `UInt16`.
        fn coalesced_seg_count -> u16 = get(1);
        /// Field `DupAckCount`, `UInt16`.
        fn dup_ack_count -> u16 = get(2);
        /// Field `RscTcpTimestampDelta`, `UInt32`.
        fn rsc_tcp_timestamp_delta -> u32 = get(3);
        /// Field `HeaderFlags`, `UInt16`.
        fn header_flags -> u16 = get(4);
        /// Field `EcnCePresent`, `UInt32`.
        fn ecn_ce_present -> u32 = get(5);
    }
    /// Payload of event 1227, `TcpRscNblOobInfo`, version 0.
    #[doc(alias = "TcpRscNblOobInfo")]
    TcpRscNblOobInfoPayload(1227, 296);
}

static LAYOUTS_83: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_107, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_83, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Cause`, `UInt32`.
        fn cause -> u32 = get(1);
    }
    /// Payload of event 1228, `TcpLoopbackFastPathFailReason`, version 0.
    #[doc(alias = "TcpLoopbackFastPathFailReason")]
    TcpLoopbackFastPathFailReasonPayload(1228, 297);
}

static LAYOUTS_84: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_108, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_84, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `AddressFamily`, `UInt16`.
        fn address_family -> maps::TcpipAfValueMap = get(1);
        /// Field `Bind`, `UInt32`.
        fn bind -> u32 = get(2);
    }
    /// Payload of event 1230, `RssBindingChange`, version 0.
    #[doc(alias = "RssBindingChange")]
    RssBindingChangePayload(1230, 299);
}

static LAYOUTS_85: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_109, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_85, {
        /// Field `AdapterIndex`, `UInt32`.
        fn adapter_index -> u32 = get(0);
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(1);
        /// Field `PortNumber`, `UInt32`.
        fn port_number -> u32 = get(2);
        /// Field `Bind`, `UInt32`.
        fn bind -> maps::TcpipRssBindingNotificationValueMap = get(3);
    }
    /// Payload of event 1231, `RssPortChange`, version 0.
    #[doc(alias = "RssPortChange")]
    RssPortChangePayload(1231, 300);
}

static LAYOUTS_86: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_110, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_86, {
        /// Field `AdapterIndex`, `UInt32`.
        fn adapter_index -> u32 = get(0);
        /// Field `ExistingInterfaceIndex`, `UInt32`.
        fn existing_interface_index -> u32 = get(1);
        /// Field `ExistingPortNumber`, `UInt32`.
        fn existing_port_number -> u32 = get(2);
        /// Field `ReferenceAdded`, `UInt8`.
        fn reference_added -> maps::TcpipRssAddingValueMap = get(3);
    }
    /// Payload of event 1232, `RssPortReference`, version 0.
    #[doc(alias = "RssPortReference")]
    RssPortReferencePayload(1232, 301);
}

static LAYOUTS_87: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_111, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_87, {
        /// Field `AdapterIndex`, `UInt32`.
        fn adapter_index -> u32 = get(0);
        /// Field `CapabilitiesFlags`, `UInt32`.
        fn capabilities_flags -> u32 = get(1);
        /// Field `NumberOfInterruptMessages`, `UInt32`.
        fn number_of_interrupt_messages -> u32 = get(2);
        /// Field `NumberOfReceiveQueues`, `UInt32`.
        fn number_of_receive_queues -> u32 = get(3);
    }
    /// Payload of event 1233, `RssPortCapabilities`, version 0.
    #[doc(alias = "RssPortCapabilities")]
    RssPortCapabilitiesPayload(1233, 302);
}

static LAYOUTS_88: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_112, &[0, 1, 2, 3, ABSENT]),
    layout(&super::PROVIDER, &PLACES_113, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_88, {
        /// Field `AdapterIndex`, `UInt32`.
        fn adapter_index -> u32 = get(0);
        /// Field `GroupNumber`, `UInt16`.
        fn group_number -> u16 = get(1);
        /// Field `MaximumProcessors`, `UInt32`.
        fn maximum_processors -> u32 = get(2);
        /// Field `GroupAffinity`, `UInt64`.
        fn group_affinity -> u64 = get(3);
        /// Field `AvailableProcessorsSize`, `UInt32`. Not in version 0.
        fn available_processors_size -> Option<u32> = find(4);
    }
    /// Payload of event 1234, `RssPortProcessors`, versions 0 and 1.
    ///
    /// In version 1, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "RssPortProcessors")]
    RssPortProcessorsPayload(1234, 303);
}

static LAYOUTS_89: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_114, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_89, {
        /// Field `NewAdapterIndex`, `UInt32`.
        fn new_adapter_index -> u32 = get(0);
        /// Field `ProcessorIndex`, `UInt32`.
        fn processor_index -> u32 = get(1);
        /// Field `PreviousAdapterIndex`, `UInt32`.
        fn previous_adapter_index -> u32 = get(2);
        /// Field `TriggeringProcessorIndex`, `UInt32`.
        fn triggering_processor_index -> u32 = get(3);
    }
    /// Payload of event 1235, `RssProcessorAssignment`, version 0.
    #[doc(alias = "RssProcessorAssignment")]
    RssProcessorAssignmentPayload(1235, 305);
}

static LAYOUTS_90: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_115, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_90, {
        /// Field `PreviousAdapterIndex`, `UInt32`.
        fn previous_adapter_index -> u32 = get(0);
        /// Field `ProcessorIndex`, `UInt32`.
        fn processor_index -> u32 = get(1);
    }
    /// Payload of event 1236, `RssProcessorUnassignment`, version 0.
    #[doc(alias = "RssProcessorUnassignment")]
    RssProcessorUnassignmentPayload(1236, 306);
}

static LAYOUTS_91: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_116, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_91, {
        /// Field `AdapterIndex`, `UInt32`.
        fn adapter_index -> u32 = get(0);
        /// Field `IndirectionIndex`, `UInt16`.
        fn indirection_index -> u16 = get(1);
        /// Field `OldProcessorIndex`, `UInt32`.
        fn old_processor_index -> u32 = get(2);
        /// Field `NewProcessorIndex`, `UInt32`.
        fn new_processor_index -> u32 = get(3);
    }
    /// Payload of event 1237, `RssIndirectionChange`, version 0.
    #[doc(alias = "RssIndirectionChange")]
    RssIndirectionChangePayload(1237, 307);
}

static LAYOUTS_92: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_117, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_92, {
        /// Field `AdapterIndex`, `UInt32`.
        fn adapter_index -> u32 = get(0);
        /// Field `ProcessorIndex`, `UInt8`.
        fn processor_index -> u8 = get(1);
    }
    /// Payload of event 1238, `RssProcessorConsolidation`, version 0.
    #[doc(alias = "RssProcessorConsolidation")]
    RssProcessorConsolidationPayload(1238, 308);
}

static LAYOUTS_93: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_118, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_93, {
        /// Field `AdapterIndex`, `UInt32`.
        fn adapter_index -> u32 = get(0);
        /// Field `Setting`, `UInt32`.
        fn setting -> u32 = get(1);
        /// Field `Value`, `UInt32`.
        fn value -> u32 = get(2);
    }
    /// Payload of event 1239, `RssConfigurationChange`, version 0.
    #[doc(alias = "RssConfigurationChange")]
    RssConfigurationChangePayload(1239, 309);
}

static LAYOUTS_94: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_119, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_94, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `FailureDescription`, `UInt32`.
        fn failure_description -> u32 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 1240, `RssFailure`, version 0.
    #[doc(alias = "RssFailure")]
    RssFailurePayload(1240, 310);
}

static LAYOUTS_95: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_120, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_95, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `AddressFamily`, `UInt16`.
        fn address_family -> u16 = get(1);
    }
    /// Payload of event 1241, `RssBindingBindComplete`, version 0.
    #[doc(alias = "RssBindingBindComplete")]
    RssBindingBindCompletePayload(1241, 311);
}

static LAYOUTS_96: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_121, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_96, {
        /// Field `AdapterIndex`, `UInt32`.
        fn adapter_index -> u32 = get(0);
    }
    /// Payload of event 1242, `RssPortBindComplete`, version 0.
    #[doc(alias = "RssPortBindComplete")]
    RssPortBindCompletePayload(1242, 312);
    /// Payload of event 1243, `RssPortNotSupported`, version 0.
    #[doc(alias = "RssPortNotSupported")]
    RssPortNotSupportedPayload(1243, 313);
}

static LAYOUTS_97: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_122, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_97, {
        /// Field `AdapterIndex`, `UInt32`.
        fn adapter_index -> u32 = get(0);
        /// Field `IndirectionTableSize`, `UInt32`.
        fn indirection_table_size -> u32 = get(1);
        /// Field `IndirectionTable`, `Binary`, `IndirectionTableSize` bytes.
        fn indirection_table -> &'a [u8] = get(2);
        /// Field `GroupNumber`, `UInt16`.
        fn group_number -> u16 = get(3);
        /// Field `ActiveAffinity`, `UInt64`.
        fn active_affinity -> u64 = get(4);
    }
    /// Payload of event 1244, `RssInitializeIndirectionTable`, version 0.
    #[doc(alias = "RssInitializeIndirectionTable")]
    RssInitializeIndirectionTablePayload(1244, 314);
}

static LAYOUTS_98: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_123, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_98, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `AdapterIndex`, `UInt32`.
        fn adapter_index -> u32 = get(1);
        /// Field `PortNumber`, `UInt32`.
        fn port_number -> u32 = get(2);
    }
    /// Payload of event 1245, `RssBindingRundown`, version 0.
    #[doc(alias = "RssBindingRundown")]
    RssBindingRundownPayload(1245, 315);
}

static LAYOUTS_99: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_124, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
    layout(&super::PROVIDER, &PLACES_124, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_99, {
        /// Field `AdapterIndex`, `UInt32`.
        fn adapter_index -> u32 = get(0);
        /// Field `HashInfo`, `UInt32`.
        fn hash_info -> u32 = get(1);
        /// Field `MaximumProcessors`, `UInt32`.
        fn maximum_processors -> u32 = get(2);
        /// Field `GroupNumber`, `UInt16`.
        fn group_number -> u16 = get(3);
        /// Field `GroupAffinity`, `UInt64`.
        fn group_affinity -> u64 = get(4);
        /// Field `ActiveAffinity`, `UInt64`.
        fn active_affinity -> u64 = get(5);
        /// Field `ActiveMode`, `UInt32`.
        fn active_mode -> maps::TcpipRssSettingValueValueMap = get(6);
        /// Field `IndirectionTableSize`, `UInt32`.
        fn indirection_table_size -> u32 = get(7);
        /// Field `IndirectionTable`, `Binary`, `IndirectionTableSize` bytes.
        fn indirection_table -> &'a [u8] = get(8);
    }
    /// Payload of event 1246, `RssPortRundown`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "RssPortRundown")]
    RssPortRundownPayload(1246, 316);
}

static LAYOUTS_100: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_125, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_100, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `Capability`, `UInt32`.
        fn capability -> maps::TcpipRssBindingCapabilityValueMap = get(1);
    }
    /// Payload of event 1247, `RssBindingCapability`, version 0.
    #[doc(alias = "RssBindingCapability")]
    RssBindingCapabilityPayload(1247, 318);
}

static LAYOUTS_101: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_126, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_101, {
        /// Field `NdkAdapter`, `Pointer`.
        fn ndk_adapter -> u64 = get(0);
        /// Field `CqDepth`, `UInt32`.
        fn cq_depth -> u32 = get(1);
        /// Field `CqNotificationContext`, `Pointer`.
        fn cq_notification_context -> u64 = get(2);
        /// Field `AffinityMask`, `UInt64`.
        fn affinity_mask -> u64 = get(3);
        /// Field `AffinityGroup`, `UInt16`.
        fn affinity_group -> u16 = get(4);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(5);
    }
    /// Payload of event 1248, `Ndkpi_Create_Cq`, version 0.
    #[doc(alias = "Ndkpi_Create_Cq")]
    NdkpiCreateCqPayload(1248, 319);
}

static LAYOUTS_102: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_127, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_102, {
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `NdkObject`, `Pointer`.
        fn ndk_object -> u64 = get(2);
        /// Field `CompletionType`, `UInt32`.
        fn completion_type -> maps::TcpipNdkpiCompletionTypeValueMap = get(3);
        /// Field `NdkObjectType`, `UInt32`.
        fn ndk_object_type -> u32 = get(4);
    }
    /// Payload of event 1249, `Ndkpi_Create_Completion`, version 0.
    #[doc(alias = "Ndkpi_Create_Completion")]
    NdkpiCreateCompletionPayload(1249, 320);
}

static LAYOUTS_103: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_128, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_103, {
        /// Field `NdkObject`, `Pointer`.
        fn ndk_object -> u64 = get(0);
        /// Field `NdkObjectType`, `UInt32`.
        fn ndk_object_type -> maps::TcpipNdkpiObjectTypeValueMap = get(1);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(2);
    }
    /// Payload of event 1250, `Ndkpi_Close_Obj`, version 0.
    #[doc(alias = "Ndkpi_Close_Obj")]
    NdkpiCloseObjPayload(1250, 321);
}

static LAYOUTS_104: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_129, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_104, {
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(0);
        /// Field `CompletionType`, `UInt32`.
        fn completion_type -> u32 = get(1);
    }
    /// Payload of event 1251, `Ndkpi_Close_Completion`, version 0.
    #[doc(alias = "Ndkpi_Close_Completion")]
    NdkpiCloseCompletionPayload(1251, 322);
}

static LAYOUTS_105: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_130, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_105, {
        /// Field `NdkCq`, `Pointer`.
        fn ndk_cq -> u64 = get(0);
        /// Field `CqDepth`, `UInt32`.
        fn cq_depth -> u32 = get(1);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(2);
    }
    /// Payload of event 1252, `Ndkpi_Resize_Cq`, version 0.
    #[doc(alias = "Ndkpi_Resize_Cq")]
    NdkpiResizeCqPayload(1252, 323);
}

static LAYOUTS_106: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_131, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_106, {
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `CompletionType`, `UInt32`.
        fn completion_type -> u32 = get(2);
    }
    /// Payload of event 1253, `Ndkpi_Request_Completion`, version 0.
    #[doc(alias = "Ndkpi_Request_Completion")]
    NdkpiRequestCompletionPayload(1253, 324);
}

static LAYOUTS_107: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_132, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_107, {
        /// Field `NdkCq`, `Pointer`.
        fn ndk_cq -> u64 = get(0);
        /// Field `ArmType`, `UInt32`.
        fn arm_type -> maps::TcpipNdkpiCqArmTypeValueMap = get(1);
    }
    /// Payload of event 1254, `Ndkpi_Arm_Cq`, version 0.
    #[doc(alias = "Ndkpi_Arm_Cq")]
    NdkpiArmCqPayload(1254, 325);
}

static LAYOUTS_108: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_133, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_108, {
        /// Field `NdkCq`, `Pointer`.
        fn ndk_cq -> u64 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `BytesTransferred`, `UInt32`.
        fn bytes_transferred -> u32 = get(2);
        /// Field `QpContext`, `Pointer`.
        fn qp_context -> u64 = get(3);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(4);
        /// Field `ResultIndex`, `Int32`.
        fn result_index -> i32 = get(5);
        /// Field `ResultCount`, `Int32`.
        fn result_count -> i32 = get(6);
    }
    /// Payload of event 1255, `Ndkpi_Cq_Result`, version 0.
    #[doc(alias = "Ndkpi_Cq_Result")]
    NdkpiCqResultPayload(1255, 326);
}

static LAYOUTS_109: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_134, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_109, {
        /// Field `NdkPd`, `Pointer`.
        fn ndk_pd -> u64 = get(0);
        /// Field `FastRegister`, `UInt32`.
        fn fast_register -> u32 = get(1);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(2);
    }
    /// Payload of event 1256, `Ndkpi_Create_Mr`, version 0.
    #[doc(alias = "Ndkpi_Create_Mr")]
    NdkpiCreateMrPayload(1256, 327);
}

static LAYOUTS_110: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_135, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_110, {
        /// Field `NdkQp`, `Pointer`.
        fn ndk_qp -> u64 = get(0);
    }
    /// Payload of event 1257, `Ndkpi_Flush`, version 0.
    #[doc(alias = "Ndkpi_Flush")]
    NdkpiFlushPayload(1257, 328);
}

static LAYOUTS_111: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_136, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_111, {
        /// Field `NdkQp`, `Pointer`.
        fn ndk_qp -> u64 = get(0);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(1);
        /// Field `SgeAddress`, `Pointer`.
        fn sge_address -> u64 = get(2);
        /// Field `SgeLength`, `UInt32`.
        fn sge_length -> u32 = get(3);
        /// Field `SgeMemoryRegionToken`, `UInt32`.
        fn sge_memory_region_token -> u32 = get(4);
        /// Field `NumSge`, `Int32`.
        fn num_sge -> i32 = get(5);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(6);
        /// Field `SgeIndex`, `Int32`.
        fn sge_index -> i32 = get(7);
    }
    /// Payload of event 1258, `Ndkpi_Send`, version 0.
    #[doc(alias = "Ndkpi_Send")]
    NdkpiSendPayload(1258, 329);
    /// Payload of event 1259, `Ndkpi_Receive`, version 0.
    #[doc(alias = "Ndkpi_Receive")]
    NdkpiReceivePayload(1259, 330);
}

static LAYOUTS_112: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_137, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_112, {
        /// Field `NdkMr`, `Pointer`.
        fn ndk_mr -> u64 = get(0);
        /// Field `Mdl`, `Pointer`.
        fn mdl -> u64 = get(1);
        /// Field `Length`, `UInt64`.
        fn length -> u64 = get(2);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(3);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(4);
    }
    /// Payload of event 1260, `Ndkpi_Register_Mr`, version 0.
    #[doc(alias = "Ndkpi_Register_Mr")]
    NdkpiRegisterMrPayload(1260, 331);
}

static LAYOUTS_113: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_138, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_113, {
        /// Field `NdkObject`, `Pointer`.
        fn ndk_object -> u64 = get(0);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(1);
    }
    /// Payload of event 1261, `Ndkpi_Deregister_Mr`, version 0.
    #[doc(alias = "Ndkpi_Deregister_Mr")]
    NdkpiDeregisterMrPayload(1261, 332);
    /// Payload of event 1268, `Ndkpi_Disconnect`, version 0.
    #[doc(alias = "Ndkpi_Disconnect")]
    NdkpiDisconnectPayload(1268, 339);
    /// Payload of event 1270, `Ndkpi_Create_Mw`, version 0.
    #[doc(alias = "Ndkpi_Create_Mw")]
    NdkpiCreateMwPayload(1270, 341);
    /// Payload of event 1274, `Ndkpi_Create_Pd`, version 0.
    #[doc(alias = "Ndkpi_Create_Pd")]
    NdkpiCreatePdPayload(1274, 345);
    /// Payload of event 1276, `Ndkpi_Create_Connector`, version 0.
    #[doc(alias = "Ndkpi_Create_Connector")]
    NdkpiCreateConnectorPayload(1276, 347);
}

static LAYOUTS_114: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_139, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_114, {
        /// Field `NdkMr`, `Pointer`.
        fn ndk_mr -> u64 = get(0);
        /// Field `AdapterPageCount`, `UInt32`.
        fn adapter_page_count -> u32 = get(1);
        /// Field `RemoteAccess`, `UInt32`.
        fn remote_access -> u32 = get(2);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(3);
    }
    /// Payload of event 1262, `Ndkpi_Initialize_Fast_Register_Mr`, version 0.
    #[doc(alias = "Ndkpi_Initialize_Fast_Register_Mr")]
    NdkpiInitializeFastRegisterMrPayload(1262, 333);
}

static LAYOUTS_115: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_140, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_115, {
        /// Field `NdkSrq`, `Pointer`.
        fn ndk_srq -> u64 = get(0);
        /// Field `SrqDepth`, `UInt32`.
        fn srq_depth -> u32 = get(1);
        /// Field `NotifyThreshold`, `UInt32`.
        fn notify_threshold -> u32 = get(2);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(3);
    }
    /// Payload of event 1263, `Ndkpi_Modify_Srq`, version 0.
    #[doc(alias = "Ndkpi_Modify_Srq")]
    NdkpiModifySrqPayload(1263, 334);
}

static LAYOUTS_116: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_141, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_116, {
        /// Field `NdkConnector`, `Pointer`.
        fn ndk_connector -> u64 = get(0);
        /// Field `NdkQp`, `Pointer`.
        fn ndk_qp -> u64 = get(1);
        /// Field `SrcSockAddrLength`, `UInt32`.
        fn src_sock_addr_length -> u32 = get(2);
        /// Field `SrcSockAddr`, `Binary`, `SrcSockAddrLength` bytes.
        fn src_sock_addr -> &'a [u8] = get(3);
        /// Field `DestSockAddrLength`, `UInt32`.
        fn dest_sock_addr_length -> u32 = get(4);
        /// Field `DestSockAddr`, `Binary`, `DestSockAddrLength` bytes.
        fn dest_sock_addr -> &'a [u8] = get(5);
        /// Field `IRD`, `UInt32`.
        fn ird -> u32 = get(6);
        /// Field `ORD`, `UInt32`.
        fn ord -> u32 = get(7);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(8);
        /// Field `NdkSharedEndpoint`, `Pointer`.
        fn ndk_shared_endpoint -> u64 = get(9);
        /// Field `PrivateDataLength`, `UInt32`.
        fn private_data_length -> u32 = get(10);
    }
    /// Payload of event 1264, `Ndkpi_Connect`, version 0.
    #[doc(alias = "Ndkpi_Connect")]
    NdkpiConnectPayload(1264, 335);
    /// Payload of event 1265, `Ndkpi_Connect_Shared_Endpoint`, version 0.
    #[doc(alias = "Ndkpi_Connect_Shared_Endpoint")]
    NdkpiConnectSharedEndpointPayload(1265, 336);
}

static LAYOUTS_117: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_142, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_117, {
        /// Field `NdkConnector`, `Pointer`.
        fn ndk_connector -> u64 = get(0);
        /// Field `DisconnectEventContext`, `Pointer`.
        fn disconnect_event_context -> u64 = get(1);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(2);
    }
    /// Payload of event 1266, `Ndkpi_Complete_Connect`, version 0.
    #[doc(alias = "Ndkpi_Complete_Connect")]
    NdkpiCompleteConnectPayload(1266, 337);
    /// Payload of event 1606, `Ndkpi_Complete_Connect_Ex`, version 0.
    #[doc(alias = "Ndkpi_Complete_Connect_Ex")]
    NdkpiCompleteConnectExPayload(1606, 715);
}

static LAYOUTS_118: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_143, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_118, {
        /// Field `NdkConnector`, `Pointer`.
        fn ndk_connector -> u64 = get(0);
        /// Field `NdkQp`, `Pointer`.
        fn ndk_qp -> u64 = get(1);
        /// Field `IRD`, `UInt32`.
        fn ird -> u32 = get(2);
        /// Field `ORD`, `UInt32`.
        fn ord -> u32 = get(3);
        /// Field `DisconnectEventContext`, `Pointer`.
        fn disconnect_event_context -> u64 = get(4);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(5);
        /// Field `PrivateDataLength`, `UInt32`.
        fn private_data_length -> u32 = get(6);
    }
    /// Payload of event 1267, `Ndkpi_Accept`, version 0.
    #[doc(alias = "Ndkpi_Accept")]
    NdkpiAcceptPayload(1267, 338);
    /// Payload of event 1605, `Ndkpi_Accept_Ex`, version 0.
    #[doc(alias = "Ndkpi_Accept_Ex")]
    NdkpiAcceptExPayload(1605, 714);
}

static LAYOUTS_119: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_144, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_119, {
        /// Field `NdkListener`, `Pointer`.
        fn ndk_listener -> u64 = get(0);
        /// Field `SockAddrLength`, `UInt32`.
        fn sock_addr_length -> u32 = get(1);
        /// Field `SockAddr`, `Binary`, `SockAddrLength` bytes.
        fn sock_addr -> &'a [u8] = get(2);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(3);
    }
    /// Payload of event 1269, `Ndkpi_Listen`, version 0.
    #[doc(alias = "Ndkpi_Listen")]
    NdkpiListenPayload(1269, 340);
    /// Payload of event 1275, `Ndkpi_Create_Shared_Endpoint`, version 0.
    #[doc(alias = "Ndkpi_Create_Shared_Endpoint")]
    NdkpiCreateSharedEndpointPayload(1275, 346);
}

static LAYOUTS_120: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_145, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_120, {
        /// Field `NdkPd`, `Pointer`.
        fn ndk_pd -> u64 = get(0);
        /// Field `SrqDepth`, `UInt32`.
        fn srq_depth -> u32 = get(1);
        /// Field `MaxReceiveRequestSge`, `UInt32`.
        fn max_receive_request_sge -> u32 = get(2);
        /// Field `NotifyThreshold`, `UInt32`.
        fn notify_threshold -> u32 = get(3);
        /// Field `SrqNotificationContext`, `Pointer`.
        fn srq_notification_context -> u64 = get(4);
        /// Field `AffinityMask`, `UInt64`.
        fn affinity_mask -> u64 = get(5);
        /// Field `AffinityGroup`, `UInt16`.
        fn affinity_group -> u16 = get(6);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(7);
    }
    /// Payload of event 1271, `Ndkpi_Create_Srq`, version 0.
    #[doc(alias = "Ndkpi_Create_Srq")]
    NdkpiCreateSrqPayload(1271, 342);
}

static LAYOUTS_121: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_146, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_121, {
        /// Field `NdkPd`, `Pointer`.
        fn ndk_pd -> u64 = get(0);
        /// Field `ReceiveCq`, `Pointer`.
        fn receive_cq -> u64 = get(1);
        /// Field `InitiatorCq`, `Pointer`.
        fn initiator_cq -> u64 = get(2);
        /// Field `QPContext`, `Pointer`.
        fn qp_context -> u64 = get(3);
        /// Field `ReceiveQueueDepth`, `UInt32`.
        fn receive_queue_depth -> u32 = get(4);
        /// Field `InitiatorQueueDepth`, `UInt32`.
        fn initiator_queue_depth -> u32 = get(5);
        /// Field `MaxReceiveRequestSge`, `UInt32`.
        fn max_receive_request_sge -> u32 = get(6);
        /// Field `MaxInitiatorRequestSge`, `UInt32`.
        fn max_initiator_request_sge -> u32 = get(7);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(8);
        /// Field `NdkSrq`, `Pointer`.
        fn ndk_srq -> u64 = get(9);
    }
    /// Payload of event 1272, `Ndkpi_Create_Qp`, version 0.
    #[doc(alias = "Ndkpi_Create_Qp")]
    NdkpiCreateQpPayload(1272, 343);
    /// Payload of event 1273, `Ndkpi_Create_Qp_Srq`, version 0.
    #[doc(alias = "Ndkpi_Create_Qp_Srq")]
    NdkpiCreateQpSrqPayload(1273, 344);
}

static LAYOUTS_122: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_147, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_122, {
        /// Field `NdkAdapter`, `Pointer`.
        fn ndk_adapter -> u64 = get(0);
        /// Field `ConnectEventContext`, `Pointer`.
        fn connect_event_context -> u64 = get(1);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(2);
    }
    /// Payload of event 1277, `Ndkpi_Create_Listener`, version 0.
    #[doc(alias = "Ndkpi_Create_Listener")]
    NdkpiCreateListenerPayload(1277, 348);
}

static LAYOUTS_123: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_148, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_123, {
        /// Field `NdkAdapter`, `Pointer`.
        fn ndk_adapter -> u64 = get(0);
        /// Field `Mdl`, `Pointer`.
        fn mdl -> u64 = get(1);
        /// Field `Length`, `UInt64`.
        fn length -> u64 = get(2);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(3);
        /// Field `LAMBuffer`, `Pointer`.
        fn lam_buffer -> u64 = get(4);
        /// Field `LAMBufferSize`, `UInt32`.
        fn lam_buffer_size -> u32 = get(5);
    }
    /// Payload of event 1278, `Ndkpi_Build_Lam`, version 0.
    #[doc(alias = "Ndkpi_Build_Lam")]
    NdkpiBuildLamPayload(1278, 349);
}

static LAYOUTS_124: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_149, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_124, {
        /// Field `NdkAdapter`, `Pointer`.
        fn ndk_adapter -> u64 = get(0);
        /// Field `LAMBuffer`, `Pointer`.
        fn lam_buffer -> u64 = get(1);
    }
    /// Payload of event 1279, `Ndkpi_Release_Lam`, version 0.
    #[doc(alias = "Ndkpi_Release_Lam")]
    NdkpiReleaseLamPayload(1279, 350);
}

static LAYOUTS_125: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_150, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_125, {
        /// Field `CqNotificationContext`, `Pointer`.
        fn cq_notification_context -> u64 = get(0);
        /// Field `CqStatus`, `UInt32`.
        fn cq_status -> u32 = get(1);
    }
    /// Payload of event 1280, `Ndkpi_Cq_Notification_Callback`, version 0.
    #[doc(alias = "Ndkpi_Cq_Notification_Callback")]
    NdkpiCqNotificationCallbackPayload(1280, 351);
}

static LAYOUTS_126: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_151, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_126, {
        /// Field `SrqNotificationContext`, `Pointer`.
        fn srq_notification_context -> u64 = get(0);
        /// Field `SrqStatus`, `UInt32`.
        fn srq_status -> u32 = get(1);
    }
    /// Payload of event 1281, `Ndkpi_Srq_Notification_Callback`, version 0.
    #[doc(alias = "Ndkpi_Srq_Notification_Callback")]
    NdkpiSrqNotificationCallbackPayload(1281, 352);
}

static LAYOUTS_127: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_152, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_127, {
        /// Field `DisconnectEventContext`, `Pointer`.
        fn disconnect_event_context -> u64 = get(0);
    }
    /// Payload of event 1282, `Ndkpi_Disconnect_Event_Callback`, version 0.
    #[doc(alias = "Ndkpi_Disconnect_Event_Callback")]
    NdkpiDisconnectEventCallbackPayload(1282, 353);
}

static LAYOUTS_128: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_153, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_128, {
        /// Field `ConnectEventContext`, `Pointer`.
        fn connect_event_context -> u64 = get(0);
        /// Field `NdkConnector`, `Pointer`.
        fn ndk_connector -> u64 = get(1);
    }
    /// Payload of event 1283, `Ndkpi_Connect_Event_Callback`, version 0.
    #[doc(alias = "Ndkpi_Connect_Event_Callback")]
    NdkpiConnectEventCallbackPayload(1283, 354);
}

static LAYOUTS_129: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_154, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_129, {
        /// Field `NdkObject`, `Pointer`.
        fn ndk_object -> u64 = get(0);
        /// Field `NdkObjectType`, `UInt32`.
        fn ndk_object_type -> u32 = get(1);
        /// Field `TokenType`, `UInt32`.
        fn token_type -> maps::TcpipNdkpiTokenTypeValueMap = get(2);
        /// Field `Token`, `UInt32`.
        fn token -> u32 = get(3);
    }
    /// Payload of event 1284, `Ndkpi_Get_Token`, version 0.
    #[doc(alias = "Ndkpi_Get_Token")]
    NdkpiGetTokenPayload(1284, 355);
}

static LAYOUTS_130: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_155, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_130, {
        /// Field `NdkObject`, `Pointer`.
        fn ndk_object -> u64 = get(0);
        /// Field `NdkObjectType`, `UInt32`.
        fn ndk_object_type -> u32 = get(1);
        /// Field `SockAddrType`, `UInt32`.
        fn sock_addr_type -> maps::TcpipNdkpiSockaddrTypeValueMap = get(2);
        /// Field `SockAddrLength`, `UInt32`.
        fn sock_addr_length -> u32 = get(3);
        /// Field `SockAddr`, `Binary`, `SockAddrLength` bytes.
        fn sock_addr -> &'a [u8] = get(4);
    }
    /// Payload of event 1285, `Ndkpi_Get_Sockaddr`, version 0.
    #[doc(alias = "Ndkpi_Get_Sockaddr")]
    NdkpiGetSockaddrPayload(1285, 356);
}

static LAYOUTS_131: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_156, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_131, {
        /// Field `NdkObject`, `Pointer`.
        fn ndk_object -> u64 = get(0);
        /// Field `NdkObjectType`, `UInt32`.
        fn ndk_object_type -> u32 = get(1);
        /// Field `SockAddrType`, `UInt32`.
        fn sock_addr_type -> u32 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
    }
    /// Payload of event 1286, `Ndkpi_Get_Sockaddr_Failure`, version 0.
    #[doc(alias = "Ndkpi_Get_Sockaddr_Failure")]
    NdkpiGetSockaddrFailurePayload(1286, 357);
}

static LAYOUTS_132: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_157, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_132, {
        /// Field `NdkConnector`, `Pointer`.
        fn ndk_connector -> u64 = get(0);
        /// Field `PrivateDataLength`, `UInt32`.
        fn private_data_length -> u32 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 1287, `Ndkpi_Reject`, version 0.
    #[doc(alias = "Ndkpi_Reject")]
    NdkpiRejectPayload(1287, 358);
}

static LAYOUTS_133: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_158, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_133, {
        /// Field `NdkConnector`, `Pointer`.
        fn ndk_connector -> u64 = get(0);
        /// Field `IRD`, `UInt32`.
        fn ird -> u32 = get(1);
        /// Field `ORD`, `UInt32`.
        fn ord -> u32 = get(2);
        /// Field `PrivateDataLength`, `UInt32`.
        fn private_data_length -> u32 = get(3);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(4);
    }
    /// Payload of event 1288, `Ndkpi_Get_Connect_Data`, version 0.
    #[doc(alias = "Ndkpi_Get_Connect_Data")]
    NdkpiGetConnectDataPayload(1288, 359);
}

static LAYOUTS_134: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_159, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_134, {
        /// Field `NdkQp`, `Pointer`.
        fn ndk_qp -> u64 = get(0);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 1289, `Ndkpi_Work_Request_Inline_Failure`, version 0.
    #[doc(alias = "Ndkpi_Work_Request_Inline_Failure")]
    NdkpiWorkRequestInlineFailurePayload(1289, 360);
}

static LAYOUTS_135: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_160, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_135, {
        /// Field `NdkQp`, `Pointer`.
        fn ndk_qp -> u64 = get(0);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(1);
        /// Field `NdkMr`, `Pointer`.
        fn ndk_mr -> u64 = get(2);
        /// Field `NdkMw`, `Pointer`.
        fn ndk_mw -> u64 = get(3);
        /// Field `VirtualAddress`, `Pointer`.
        fn virtual_address -> u64 = get(4);
        /// Field `Length`, `UInt64`.
        fn length -> u64 = get(5);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(6);
    }
    /// Payload of event 1290, `Ndkpi_Bind`, version 0.
    #[doc(alias = "Ndkpi_Bind")]
    NdkpiBindPayload(1290, 361);
}

static LAYOUTS_136: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_161, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_136, {
        /// Field `NdkQp`, `Pointer`.
        fn ndk_qp -> u64 = get(0);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(1);
        /// Field `NdkMr`, `Pointer`.
        fn ndk_mr -> u64 = get(2);
        /// Field `AdapterPageCount`, `UInt32`.
        fn adapter_page_count -> u32 = get(3);
        /// Field `AdapterPageArray`, `Pointer`.
        fn adapter_page_array -> u64 = get(4);
        /// Field `FBO`, `UInt32`.
        fn fbo -> u32 = get(5);
        /// Field `Length`, `UInt64`.
        fn length -> u64 = get(6);
        /// Field `BaseVirtualAddress`, `Pointer`.
        fn base_virtual_address -> u64 = get(7);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(8);
    }
    /// Payload of event 1291, `Ndkpi_Fast_Register`, version 0.
    #[doc(alias = "Ndkpi_Fast_Register")]
    NdkpiFastRegisterPayload(1291, 362);
}

static LAYOUTS_137: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_162, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_137, {
        /// Field `NdkQp`, `Pointer`.
        fn ndk_qp -> u64 = get(0);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(1);
        /// Field `NdkObject`, `Pointer`.
        fn ndk_object -> u64 = get(2);
        /// Field `NdkObjectType`, `UInt32`.
        fn ndk_object_type -> u32 = get(3);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(4);
    }
    /// Payload of event 1292, `Ndkpi_Invalidate`, version 0.
    #[doc(alias = "Ndkpi_Invalidate")]
    NdkpiInvalidatePayload(1292, 363);
}

static LAYOUTS_138: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_163, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_138, {
        /// Field `NdkQp`, `Pointer`.
        fn ndk_qp -> u64 = get(0);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(1);
        /// Field `SgeAddress`, `Pointer`.
        fn sge_address -> u64 = get(2);
        /// Field `SgeLength`, `UInt32`.
        fn sge_length -> u32 = get(3);
        /// Field `SgeMemoryRegionToken`, `UInt32`.
        fn sge_memory_region_token -> u32 = get(4);
        /// Field `NumSge`, `Int32`.
        fn num_sge -> i32 = get(5);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(6);
        /// Field `SgeIndex`, `Int32`.
        fn sge_index -> i32 = get(7);
        /// Field `RemoteAddress`, `UInt64`.
        fn remote_address -> u64 = get(8);
        /// Field `RemoteToken`, `UInt32`.
        fn remote_token -> u32 = get(9);
    }
    /// Payload of event 1293, `Ndkpi_Read`, version 0.
    #[doc(alias = "Ndkpi_Read")]
    NdkpiReadPayload(1293, 364);
    /// Payload of event 1294, `Ndkpi_Write`, version 0.
    #[doc(alias = "Ndkpi_Write")]
    NdkpiWritePayload(1294, 365);
}

static LAYOUTS_139: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_164, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_139, {
        /// Field `NdkSrq`, `Pointer`.
        fn ndk_srq -> u64 = get(0);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(1);
        /// Field `SgeAddress`, `Pointer`.
        fn sge_address -> u64 = get(2);
        /// Field `SgeLength`, `UInt32`.
        fn sge_length -> u32 = get(3);
        /// Field `SgeMemoryRegionToken`, `UInt32`.
        fn sge_memory_region_token -> u32 = get(4);
        /// Field `NumSge`, `Int32`.
        fn num_sge -> i32 = get(5);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(6);
        /// Field `SgeIndex`, `Int32`.
        fn sge_index -> i32 = get(7);
    }
    /// Payload of event 1295, `Ndkpi_SrqReceive`, version 0.
    #[doc(alias = "Ndkpi_SrqReceive")]
    NdkpiSrqReceivePayload(1295, 366);
}

static LAYOUTS_140: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_165, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_140, {
        /// Field `NdkSrq`, `Pointer`.
        fn ndk_srq -> u64 = get(0);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 1296, `Ndkpi_Srq_Work_Request_Inline_Failure`, version 0.
    #[doc(alias = "Ndkpi_Srq_Work_Request_Inline_Failure")]
    NdkpiSrqWorkRequestInlineFailurePayload(1296, 367);
}

static LAYOUTS_141: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_166, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_141, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `NdkAdapter`, `Pointer`.
        fn ndk_adapter -> u64 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 1297, `Ndkpi_Open_Adapter`, version 0.
    #[doc(alias = "Ndkpi_Open_Adapter")]
    NdkpiOpenAdapterPayload(1297, 368);
}

static LAYOUTS_142: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_167, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_142, {
        /// Field `NdkAdapter`, `Pointer`.
        fn ndk_adapter -> u64 = get(0);
    }
    /// Payload of event 1298, `Ndkpi_Close_Adapter_Enter`, version 0.
    #[doc(alias = "Ndkpi_Close_Adapter_Enter")]
    NdkpiCloseAdapterEnterPayload(1298, 369);
    /// Payload of event 1299, `Ndkpi_Close_Adapter_Exit`, version 0.
    #[doc(alias = "Ndkpi_Close_Adapter_Exit")]
    NdkpiCloseAdapterExitPayload(1299, 370);
}

static LAYOUTS_143: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_168, &[0, 1, 2, 3, 4, 5, 6, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_169, &[0, 1, 2, 3, 4, 5, 6, ABSENT, ABSENT, ABSENT, 7]),
    layout(&super::PROVIDER, &PLACES_170, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_171, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_143, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(1);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(2);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(3);
        /// Field `RemoteAddress`, `Binary` shown as `SocketAddress`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(4);
        /// Field `State`, `UInt32`.
        fn state -> u32 = get(5);
        /// Field `Pid`, `UInt32`.
        fn pid -> u32 = get(6);
        /// Field `ProcessStartKey`, `UInt64`. Not in versions 0 and 1.
        fn process_start_key -> Option<u64> = find(7);
        /// Field `SendTrackerEnabled`, `UInt32`. Not in versions 0 and 1.
        fn send_tracker_enabled -> Option<u32> = find(8);
        /// Field `RcvBufSet`, `UInt32`. Not in versions 0, 1 and 2.
        fn rcv_buf_set -> Option<u32> = find(9);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in versions 0, 2 and 3.
        fn process_sequence_number -> Option<u64> = find(10);
    }
    /// Payload of event 1300, `TcpConnectionRundown`, versions 0, 1, 2 and 3.
    ///
    /// Lengths, counts and forms of values are those that version 1 states for the same fields.
    #[doc(alias = "TcpConnectionRundown")]
    TcpConnectionRundownPayload(1300, 371);
}

static LAYOUTS_144: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_172, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_144, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `EventDescription`, `UInt32`.
        fn event_description -> u32 = get(1);
        /// Field `NDKOperational`, `UInt32`.
        fn ndk_operational -> u32 = get(2);
        /// Field `StatusCode`, `UInt32`.
        fn status_code -> u32 = get(3);
    }
    /// Payload of event 1301, `Ndkpi_Interface_Event`, version 0.
    #[doc(alias = "Ndkpi_Interface_Event")]
    NdkpiInterfaceEventPayload(1301, 375);
}

static LAYOUTS_145: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_173, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_145, {
        /// Field `AdapterLuid`, `UInt64`.
        fn adapter_luid -> u64 = get(0);
        /// Field `PatternFriendlyName`, `UnicodeString`.
        fn pattern_friendly_name -> Utf16Str<'a> = get(1);
        /// Field `DlAddrLength`, `UInt32`.
        fn dl_addr_length -> u32 = get(2);
        /// Field `SrcDLAddress`, `Binary`, `DlAddrLength` bytes.
        fn src_dl_address -> &'a [u8] = get(3);
        /// Field `DestDLAddress`, `Binary`, `DlAddrLength` bytes.
        fn dest_dl_address -> &'a [u8] = get(4);
        /// Field `SrcAddress`, `UInt32`.
        fn src_address -> u32 = get(5);
        /// Field `DestAddress`, `UInt32`.
        fn dest_address -> u32 = get(6);
        /// Field `Protocol`, `UInt32`.
        fn protocol -> u32 = get(7);
        /// Field `SrcPort`, `UInt16`.
        fn src_port -> u16 = get(8);
        /// Field `DestPort`, `UInt16`.
        fn dest_port -> u16 = get(9);
    }
    /// Payload of event 1302, `TcpipWakePacketIndicated`, version 0.
    #[doc(alias = "TcpipWakePacketIndicated")]
    TcpipWakePacketIndicatedPayload(1302, 376);
}

static LAYOUTS_146: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_174, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_146, {
        /// Field `AdapterLuid`, `UInt64`.
        fn adapter_luid -> u64 = get(0);
        /// Field `PatternFriendlyName`, `UnicodeString`.
        fn pattern_friendly_name -> Utf16Str<'a> = get(1);
        /// Field `DlAddrLength`, `UInt32`.
        fn dl_addr_length -> u32 = get(2);
        /// Field `SrcDLAddress`, `Binary`, `DlAddrLength` bytes.
        fn src_dl_address -> &'a [u8] = get(3);
        /// Field `DestDLAddress`, `Binary`, `DlAddrLength` bytes.
        fn dest_dl_address -> &'a [u8] = get(4);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(5);
        /// Field `SrcAddress`, `Binary`, `IpAddrLength` bytes.
        fn src_address -> &'a [u8] = get(6);
        /// Field `DestAddress`, `Binary`, `IpAddrLength` bytes.
        fn dest_address -> &'a [u8] = get(7);
        /// Field `Protocol`, `UInt32`.
        fn protocol -> u32 = get(8);
        /// Field `SrcPort`, `UInt16`.
        fn src_port -> u16 = get(9);
        /// Field `DestPort`, `UInt16`.
        fn dest_port -> u16 = get(10);
    }
    /// Payload of event 1303, `TcpipWakePacketIndicated1303`, version 0.
    #[doc(alias = "TcpipWakePacketIndicated1303")]
    TcpipWakePacketIndicated1303Payload(1303, 377);
}

static LAYOUTS_147: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_175, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_147, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SilentModeEvent`, `UInt32`.
        fn silent_mode_event -> maps::TcpipSilentModeEventValueMap = get(1);
        /// Field `Context`, `Pointer`.
        fn context -> u64 = get(2);
    }
    /// Payload of event 1304, `TcpipSilentMode`, version 0.
    #[doc(alias = "TcpipSilentMode")]
    TcpipSilentModePayload(1304, 378);
}

static LAYOUTS_148: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_176, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_148, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `NcmContext`, `Pointer`.
        fn ncm_context -> u64 = get(1);
        /// Field `State`, `UInt32`.
        fn state -> u32 = get(2);
        /// Field `Pid`, `UInt32`.
        fn pid -> u32 = get(3);
        /// Field `IsLoopback`, `UInt32`.
        fn is_loopback -> u32 = get(4);
        /// Field `ChannelStatus`, `UInt32`.
        fn channel_status -> u32 = get(5);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(6);
    }
    /// Payload of event 1305, `TcpCreateNotificationChannelRequest`, version 0.
    #[doc(alias = "TcpCreateNotificationChannelRequest")]
    TcpCreateNotificationChannelRequestPayload(1305, 379);
    /// Payload of event 1309, `TcpDetachNotificationChannel`, version 0.
    #[doc(alias = "TcpDetachNotificationChannel")]
    TcpDetachNotificationChannelPayload(1309, 383);
    /// Payload of event 1310, `TcpUnlinkNotificationChannel`, version 0.
    #[doc(alias = "TcpUnlinkNotificationChannel")]
    TcpUnlinkNotificationChannelPayload(1310, 384);
}

static LAYOUTS_149: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_177, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_149, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `NcmContext`, `Pointer`.
        fn ncm_context -> u64 = get(1);
        /// Field `State`, `UInt32`.
        fn state -> u32 = get(2);
        /// Field `Pid`, `UInt32`.
        fn pid -> u32 = get(3);
        /// Field `IsLoopback`, `UInt32`.
        fn is_loopback -> u32 = get(4);
        /// Field `ChannelStatus`, `UInt32`.
        fn channel_status -> maps::TcpNotificationChannelStatusValueMap = get(5);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(6);
    }
    /// Payload of event 1306, `TcpQueryNotificationChannelStatusRequest`, version 0.
    #[doc(alias = "TcpQueryNotificationChannelStatusRequest")]
    TcpQueryNotificationChannelStatusRequestPayload(1306, 380);
}

static LAYOUTS_150: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_178, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_150, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `NcmContext`, `Pointer`.
        fn ncm_context -> u64 = get(1);
        /// Field `Pid`, `UInt32`.
        fn pid -> u32 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
        /// Field `PushNotificationGuid`, `GUID`.
        fn push_notification_guid -> Guid = get(4);
    }
    /// Payload of event 1307, `TcpCreateNotificationChannelRequestProcessed`, version 0.
    #[doc(alias = "TcpCreateNotificationChannelRequestProcessed")]
    TcpCreateNotificationChannelRequestProcessedPayload(1307, 381);
}

static LAYOUTS_151: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_179, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_151, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `NcmContext`, `Pointer`.
        fn ncm_context -> u64 = get(1);
        /// Field `Pid`, `UInt32`.
        fn pid -> u32 = get(2);
        /// Field `RcvNxt`, `UInt32`.
        fn rcv_nxt -> u32 = get(3);
        /// Field `Delivered`, `UInt32`.
        fn delivered -> u32 = get(4);
        /// Field `Indicated`, `UInt32`.
        fn indicated -> u32 = get(5);
        /// Field `FinalEvent`, `UInt32`.
        fn final_event -> u32 = get(6);
    }
    /// Payload of event 1308, `TcpSignalNotificationChannelEvent`, version 0.
    #[doc(alias = "TcpSignalNotificationChannelEvent")]
    TcpSignalNotificationChannelEventPayload(1308, 382);
}

static LAYOUTS_152: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_180, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_152, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SystemReserved`, `UInt32`.
        fn system_reserved -> u32 = get(1);
        /// Field `WolHandle`, `UInt32`.
        fn wol_handle -> u32 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
    }
    /// Payload of event 1311, `TcpPlumbWakePattern`, version 0.
    #[doc(alias = "TcpPlumbWakePattern")]
    TcpPlumbWakePatternPayload(1311, 385);
    /// Payload of event 1312, `TcpDeplumbWakePattern`, version 0.
    #[doc(alias = "TcpDeplumbWakePattern")]
    TcpDeplumbWakePatternPayload(1312, 386);
}

static LAYOUTS_153: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_181, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_182, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, ABSENT]),
    layout(&super::PROVIDER, &PLACES_183, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_153, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `AoAcCapable`, `UInt32`.
        fn aoac_capable -> u32 = get(1);
        /// Field `BitmapPatternSupported`, `UInt32`.
        fn bitmap_pattern_supported -> u32 = get(2);
        /// Field `ARPNDOffloadSupported`, `UInt32`.
        fn arpnd_offload_supported -> u32 = get(3);
        /// Field `IPAddressWakeReady`, `UInt32`.
        fn ip_address_wake_ready -> u32 = get(4);
        /// Field `PatternPriority`, `UInt32`.
        fn pattern_priority -> u32 = get(5);
        /// Field `PhysicalMediumType`, `UInt32`.
        fn physical_medium_type -> u32 = get(6);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(7);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(8);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(9);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(10);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(11);
        /// Field `HasBeenAoAcCapable`, `UInt32`. Not in version 0.
        fn has_been_aoac_capable -> Option<u32> = find(12);
        /// Field `WolHandle`, `UInt32`. Not in versions 0 and 1.
        fn wol_handle -> Option<u32> = find(13);
    }
    /// Payload of event 1313, `TcpipPlumbWakePatternOnInterface`, versions 0, 1 and 2.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "TcpipPlumbWakePatternOnInterface")]
    TcpipPlumbWakePatternOnInterfacePayload(1313, 387);
}

static LAYOUTS_154: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_184, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_154, {
        /// Field `NdkCq`, `Pointer`.
        fn ndk_cq -> u64 = get(0);
        /// Field `ModerationInterval`, `UInt32`.
        fn moderation_interval -> u32 = get(1);
        /// Field `ModerationCount`, `UInt32`.
        fn moderation_count -> u32 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
    }
    /// Payload of event 1314, `Ndkpi_Control_Cq_Im`, version 0.
    #[doc(alias = "Ndkpi_Control_Cq_Im")]
    NdkpiControlCqImPayload(1314, 390);
}

static LAYOUTS_155: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_185, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_155, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `IsRedirected`, `UInt32`.
        fn is_redirected -> u32 = get(1);
        /// Field `WfpFailure`, `UInt32`.
        fn wfp_failure -> u32 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
        /// Field `WaitStatus`, `UInt32`.
        fn wait_status -> u32 = get(4);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(5);
        /// Field `LocalIPv4Address`, `UInt32` shown as `IPv4`.
        fn local_ipv4_address -> u32 = get(6);
        /// Field `LocalIPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn local_ipv6_address -> &'a [u8] = get(7);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(8);
        /// Field `RemoteIPv4Address`, `UInt32` shown as `IPv4`.
        fn remote_ipv4_address -> u32 = get(9);
        /// Field `RemoteIPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn remote_ipv6_address -> &'a [u8] = get(10);
        /// Field `SrcPort`, `UInt16`.
        fn src_port -> u16 = get(11);
        /// Field `DestPort`, `UInt16`.
        fn dest_port -> u16 = get(12);
    }
    /// Payload of event 1315, `TcpCreateNotificationChannelRequestProcessing`, version 0.
    #[doc(alias = "TcpCreateNotificationChannelRequestProcessing")]
    TcpCreateNotificationChannelRequestProcessingPayload(1315, 391);
}

static LAYOUTS_156: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_186, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_187, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_156, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `Protocol`, `AnsiString`.
        fn protocol -> AnsiStr<'a> = get(1);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(2);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(3);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(4);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(5);
        /// Field `CurrentTime`, `UInt32`.
        fn current_time -> u32 = get(6);
        /// Field `OldBaseTime`, `UInt32`.
        fn old_base_time -> u32 = get(7);
        /// Field `OldValidTime`, `UInt32`.
        fn old_valid_time -> u32 = get(8);
        /// Field `OldPreferredTime`, `UInt32`.
        fn old_preferred_time -> u32 = get(9);
        /// Field `NewBaseTime`, `UInt32`.
        fn new_base_time -> u32 = get(10);
        /// Field `NewValidTime`, `UInt32`.
        fn new_valid_time -> u32 = get(11);
        /// Field `NewPreferredTime`, `UInt32`.
        fn new_preferred_time -> u32 = get(12);
        /// Field `InterfaceGuid`, `GUID`. Not in version 0.
        fn interface_guid -> Option<Guid> = find(13);
        /// Field `IpAddressLifetimeChangeReason`, `UInt32`. Not in version 0.
        fn ip_address_lifetime_change_reason -> Option<u32> = find(14);
    }
    /// Payload of event 1316, `TcpipIpAddressLifetime`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "TcpipIpAddressLifetime")]
    TcpipIpAddressLifetimePayload(1316, 392);
}

static LAYOUTS_157: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_188, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_157, {
        /// Field `Event`, `Pointer`.
        fn event_ -> u64 = get(0);
        /// Field `Type`, `UInt32`.
        fn kind -> maps::TcpRepartitionEventTypeValueMap = get(1);
        /// Field `Processor`, `UInt32`.
        fn processor -> u32 = get(2);
        /// Field `PowerSource`, `UInt32`.
        fn power_source -> u32 = get(3);
        /// Field `OldPartitionCount`, `UInt32`.
        fn old_partition_count -> u32 = get(4);
        /// Field `NewPartitionCount`, `UInt32`.
        fn new_partition_count -> u32 = get(5);
        /// Field `Progress`, `UInt32`.
        fn progress -> u32 = get(6);
    }
    /// Payload of event 1317, `TcpRepartitionEvent`, version 0.
    #[doc(alias = "TcpRepartitionEvent")]
    TcpRepartitionEventPayload(1317, 394);
}

static LAYOUTS_158: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_189, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_158, {
        /// Field `Component`, `UInt32`.
        fn component -> maps::TcpipComponentValueMap = get(0);
        /// Field `PowerStateTransition`, `UInt32`.
        fn power_state_transition -> u32 = get(1);
        /// Field `IndicatingProcessor`, `UInt32`.
        fn indicating_processor -> u32 = get(2);
        /// Field `CurrentTick`, `UInt32`.
        fn current_tick -> u32 = get(3);
        /// Field `CurrentTime`, `UInt64`.
        fn current_time -> u64 = get(4);
    }
    /// Payload of event 1318, `TcpipPowerStateTransitionEvent`, version 0.
    #[doc(alias = "TcpipPowerStateTransitionEvent")]
    TcpipPowerStateTransitionEventPayload(1318, 395);
}

static LAYOUTS_159: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_190, &[0, 1, 2, 3, 4, 7, 8, 5, 6]),
    layout(&super::PROVIDER, &PLACES_191, &[0, 1, 2, 3, 4, 5, 6, ABSENT, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_159, {
        /// Field `Component`, `UInt32`.
        fn component -> u32 = get(0);
        /// Field `IndicatingProcessor`, `UInt32`.
        fn indicating_processor -> u32 = get(1);
        /// Field `TargetProcessor`, `UInt32`.
        fn target_processor -> u32 = get(2);
        /// Field `CurrentTick`, `UInt32`.
        fn current_tick -> u32 = get(3);
        /// Field `NextExpirationTick`, `UInt32`.
        fn next_expiration_tick -> u32 = get(4);
        /// Field `DueTime`, `Int64`.
        fn due_time -> i64 = get(5);
        /// Field `Aperiodic`, `UInt32`.
        fn aperiodic -> u32 = get(6);
        /// Field `OldScheduledExpiration`, `UInt64`. Not in version 1.
        fn old_scheduled_expiration -> Option<u64> = find(7);
        /// Field `NewScheduledExpiration`, `UInt64`. Not in version 1.
        fn new_scheduled_expiration -> Option<u64> = find(8);
    }
    /// Payload of event 1319, `TcpipTimerDpcRescheduleEvent`, versions 0 and 1.
    #[doc(alias = "TcpipTimerDpcRescheduleEvent")]
    TcpipTimerDpcRescheduleEventPayload(1319, 396);
}

static LAYOUTS_160: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_192, &[0, 1, 2, 3, 6, 4, 5]),
    layout(&super::PROVIDER, &PLACES_193, &[0, 1, 2, 3, 4, ABSENT, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_160, {
        /// Field `Component`, `UInt32`.
        fn component -> u32 = get(0);
        /// Field `TargetProcessor`, `UInt32`.
        fn target_processor -> u32 = get(1);
        /// Field `CurrentTick`, `UInt32`.
        fn current_tick -> u32 = get(2);
        /// Field `NextExpiration`, `UInt32`.
        fn next_expiration -> u32 = get(3);
        /// Field `ExternalTrigger`, `UInt32`.
        fn external_trigger -> u32 = get(4);
        /// Field `CurrentInterruptTime`, `UInt64`. Not in version 1.
        fn current_interrupt_time -> Option<u64> = find(5);
        /// Field `ScheduledExpirationTime`, `UInt64`. Not in version 1.
        fn scheduled_expiration_time -> Option<u64> = find(6);
    }
    /// Payload of event 1320, `TcpipTimerDpcFiredEvent`, versions 0 and 1.
    #[doc(alias = "TcpipTimerDpcFiredEvent")]
    TcpipTimerDpcFiredEventPayload(1320, 398);
}

static LAYOUTS_161: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_194, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT]),
    layout(&super::PROVIDER, &PLACES_195, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_161, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(1);
        /// Field `IPAddress`, `Binary`, `IpAddrLength` bytes.
        fn ip_address -> &'a [u8] = get(2);
        /// Field `DlAddrLength`, `UInt32`.
        fn dl_addr_length -> u32 = get(3);
        /// Field `DLAddress`, `Binary`, `DlAddrLength` bytes.
        fn dl_address -> &'a [u8] = get(4);
        /// Field `OldNeighborState`, `UInt32`.
        fn old_neighbor_state -> u32 = get(5);
        /// Field `NewNeighborState`, `UInt32`.
        fn new_neighbor_state -> u32 = get(6);
        /// Field `NeighborEvent`, `UInt32`.
        fn neighbor_event -> u32 = get(7);
        /// Field `CompartmentId`, `UInt32`. Not in version 0.
        fn compartment_id -> Option<u32> = find(8);
    }
    /// Payload of event 1324, `IpNeighborState`, versions 0 and 1.
    #[doc(alias = "IpNeighborState")]
    IpNeighborStatePayload(1324, 406);
}

static LAYOUTS_162: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_196, &[0, 1, 2, 3, 4, ABSENT]),
    layout(&super::PROVIDER, &PLACES_197, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_162, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(1);
        /// Field `SourceIPAddress`, `Binary`, `IpAddrLength` bytes.
        fn source_ip_address -> &'a [u8] = get(2);
        /// Field `TargetIPAddress`, `Binary`, `IpAddrLength` bytes.
        fn target_ip_address -> &'a [u8] = get(3);
        /// Field `NeighborEvent`, `UInt32`.
        fn neighbor_event -> u32 = get(4);
        /// Field `CompartmentId`, `UInt32`. Not in version 0.
        fn compartment_id -> Option<u32> = find(5);
    }
    /// Payload of event 1325, `IpNeighborDiscovery`, versions 0 and 1.
    #[doc(alias = "IpNeighborDiscovery")]
    IpNeighborDiscoveryPayload(1325, 408);
}

static LAYOUTS_163: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_198, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_163, {
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(0);
        /// Field `PreferredSourceIPAddress`, `Binary`, `IpAddrLength` bytes.
        fn preferred_source_ip_address -> &'a [u8] = get(1);
        /// Field `NonPreferredSourceIPAddress`, `Binary`, `IpAddrLength` bytes.
        fn non_preferred_source_ip_address -> &'a [u8] = get(2);
        /// Field `DestinationIPAddress`, `Binary`, `IpAddrLength` bytes.
        fn destination_ip_address -> &'a [u8] = get(3);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(4);
        /// Field `Rule`, `UInt32`.
        fn rule -> u32 = get(5);
        /// Field `RuleExtension`, `UInt32`.
        fn rule_extension -> u32 = get(6);
        /// Field `RuleName`, `UInt32`.
        fn rule_name -> maps::IpSourceAddressPreferenceRuleValueMap = get(7);
    }
    /// Payload of event 1326, `IpSourceAddressSelection`, version 0.
    #[doc(alias = "IpSourceAddressSelection")]
    IpSourceAddressSelectionPayload(1326, 410);
}

static LAYOUTS_164: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_199, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT]),
    layout(&super::PROVIDER, &PLACES_200, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_164, {
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(0);
        /// Field `PreferredSourceIPAddress`, `Binary`, `IpAddrLength` bytes.
        fn preferred_source_ip_address -> &'a [u8] = get(1);
        /// Field `PreferredDestinationIPAddress`, `Binary`, `IpAddrLength` bytes.
        fn preferred_destination_ip_address -> &'a [u8] = get(2);
        /// Field `NonPreferredSourceIPAddress`, `Binary`, `IpAddrLength` bytes.
        fn non_preferred_source_ip_address -> &'a [u8] = get(3);
        /// Field `NonPreferredDestinationIPAddress`, `Binary`, `IpAddrLength` bytes.
        fn non_preferred_destination_ip_address -> &'a [u8] = get(4);
        /// Field `SortOption`, `UInt32`.
        fn sort_option -> u32 = get(5);
        /// Field `RuleType`, `AnsiString`.
        fn rule_type -> AnsiStr<'a> = get(6);
        /// Field `RuleMajor`, `UInt32`.
        fn rule_major -> u32 = get(7);
        /// Field `RuleMinor`, `UInt32`.
        fn rule_minor -> u32 = get(8);
        /// Field `RuleName`, `UInt32`. Not in version 0.
        fn rule_name -> Option<u32> = find(9);
    }
    /// Payload of event 1327, `IpSortedAddressPairs`, versions 0 and 1.
    #[doc(alias = "IpSortedAddressPairs")]
    IpSortedAddressPairsPayload(1327, 411);
}

static LAYOUTS_165: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_201, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT]),
    layout(&super::PROVIDER, &PLACES_202, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_165, {
        /// Field `NdkCq`, `Pointer`.
        fn ndk_cq -> u64 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `BytesTransferred`, `UInt32`.
        fn bytes_transferred -> u32 = get(2);
        /// Field `QpContext`, `Pointer`.
        fn qp_context -> u64 = get(3);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(4);
        /// Field `ResultIndex`, `Int32`.
        fn result_index -> i32 = get(5);
        /// Field `ResultCount`, `Int32`.
        fn result_count -> i32 = get(6);
        /// Field `Type`, `UInt32`.
        fn kind -> maps::TcpipNdkpiOperationTypeValueMap = get(7);
        /// Field `TypeSpecificCompletionOutput`, `UInt64`.
        fn type_specific_completion_output -> u64 = get(8);
        /// Field `ProviderErrorCode`, `UInt32`. Not in version 0.
        fn provider_error_code -> Option<u32> = find(9);
    }
    /// Payload of event 1328, `Ndkpi_Cq_Result_Ex`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "Ndkpi_Cq_Result_Ex")]
    NdkpiCqResultExPayload(1328, 413);
}

static LAYOUTS_166: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_203, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_166, {
        /// Field `NdkQp`, `Pointer`.
        fn ndk_qp -> u64 = get(0);
        /// Field `RequestContext`, `Pointer`.
        fn request_context -> u64 = get(1);
        /// Field `SgeAddress`, `Pointer`.
        fn sge_address -> u64 = get(2);
        /// Field `SgeLength`, `UInt32`.
        fn sge_length -> u32 = get(3);
        /// Field `SgeMemoryRegionToken`, `UInt32`.
        fn sge_memory_region_token -> u32 = get(4);
        /// Field `NumSge`, `Int32`.
        fn num_sge -> i32 = get(5);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(6);
        /// Field `SgeIndex`, `Int32`.
        fn sge_index -> i32 = get(7);
        /// Field `RemoteToken`, `UInt32`.
        fn remote_token -> u32 = get(8);
    }
    /// Payload of event 1329, `Ndkpi_Send_Invalidate`, version 0.
    #[doc(alias = "Ndkpi_Send_Invalidate")]
    NdkpiSendInvalidatePayload(1329, 415);
}

static LAYOUTS_167: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_204, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_167, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(1);
        /// Field `SndWnd`, `UInt32`.
        fn snd_wnd -> u32 = get(2);
        /// Field `BytesAcked`, `UInt32`.
        fn bytes_acked -> u32 = get(3);
        /// Field `SeqNo`, `UInt32`.
        fn seq_no -> u32 = get(4);
    }
    /// Payload of event 1330, `TcpDataTransferCumAck1330`, version 0.
    #[doc(alias = "TcpDataTransferCumAck1330")]
    TcpDataTransferCumAck1330Payload(1330, 416);
    /// Payload of event 1331, `TcpCtcpDataTransferCumAck1331`, version 0.
    #[doc(alias = "TcpCtcpDataTransferCumAck1331")]
    TcpCtcpDataTransferCumAck1331Payload(1331, 417);
}

static LAYOUTS_168: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_205,
        &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]
    ),
    layout(
        &super::PROVIDER, &PLACES_206,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]
    ),
    layout(
        &super::PROVIDER, &PLACES_207,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]
    ),
    layout(&super::PROVIDER, &PLACES_208, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_209, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, ABSENT]),
    layout(&super::PROVIDER, &PLACES_210, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_168, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(1);
        /// Field `SndWnd`, `UInt32`.
        fn snd_wnd -> u32 = get(2);
        /// Field `BytesSent`, `UInt32`.
        fn bytes_sent -> u32 = get(3);
        /// Field `SeqNo`, `UInt32`.
        fn seq_no -> u32 = get(4);
        /// Field `SRtt`, `UInt32`.
        fn srtt -> u32 = get(5);
        /// Field `RttVar`, `UInt32`.
        fn rtt_var -> u32 = get(6);
        /// Field `RTO`, `UInt32`.
        fn rto -> u32 = get(7);
        /// Field `RcvWnd`, `UInt32`. Not in version 0.
        fn rcv_wnd -> Option<u32> = find(8);
        /// Field `PacingRate`, `UInt32`. Not in versions 0 and 1.
        fn pacing_rate -> Option<u32> = find(9);
        /// Field `TcpState`, `UInt32`. Not in versions 0, 1 and 2.
        fn tcp_state -> Option<u32> = find(10);
        /// Field `CongestionState`, `UInt32`. Not in versions 0, 1 and 2.
        fn congestion_state -> Option<u32> = find(11);
        /// Field `SndUna`, `UInt32`. Not in versions 0, 1 and 2.
        fn snd_una -> Option<u32> = find(12);
        /// Field `SndMax`, `UInt32`. Not in versions 0, 1 and 2.
        fn snd_max -> Option<u32> = find(13);
        /// Field `RecoveryMax`, `UInt32`. Not in versions 0, 1 and 2.
        fn recovery_max -> Option<u32> = find(14);
        /// Field `RcvBufSet`, `UInt32`. Not in versions 0, 1, 2 and 3.
        fn rcv_buf_set -> Option<u32> = find(15);
        /// Field `MaxRcvBuf`, `UInt32`. Not in versions 0, 1, 2 and 3.
        fn max_rcv_buf -> Option<u32> = find(16);
        /// Field `LocalAddressLength`, `UInt32`. Not in versions 0, 1, 2, 3 and 4.
        fn local_address_length -> Option<u32> = find(17);
    }
    /// Payload of event 1332, `TcpDataTransferSend1332`, versions 0, 1, 2, 3, 4 and 5.
    ///
    /// In version 5, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "TcpDataTransferSend1332")]
    TcpDataTransferSend1332Payload(1332, 418);
}

static LAYOUTS_169: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_205, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT]),
    layout(&super::PROVIDER, &PLACES_206, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_169, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(1);
        /// Field `SndWnd`, `UInt32`.
        fn snd_wnd -> u32 = get(2);
        /// Field `BytesSent`, `UInt32`.
        fn bytes_sent -> u32 = get(3);
        /// Field `SeqNo`, `UInt32`.
        fn seq_no -> u32 = get(4);
        /// Field `SRtt`, `UInt32`.
        fn srtt -> u32 = get(5);
        /// Field `RttVar`, `UInt32`.
        fn rtt_var -> u32 = get(6);
        /// Field `RTO`, `UInt32`.
        fn rto -> u32 = get(7);
        /// Field `RcvWnd`, `UInt32`. Not in version 0.
        fn rcv_wnd -> Option<u32> = find(8);
    }
    /// Payload of event 1333, `TcpCtcpDataTransferSend1333`, versions 0 and 1.
    #[doc(alias = "TcpCtcpDataTransferSend1333")]
    TcpCtcpDataTransferSend1333Payload(1333, 424);
}

static LAYOUTS_170: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_211, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_170, {
        /// Field `UdpEndpoint`, `Pointer`.
        fn udp_endpoint -> u64 = get(0);
        /// Field `NcmContext`, `Pointer`.
        fn ncm_context -> u64 = get(1);
        /// Field `Activated`, `UInt32`.
        fn activated -> maps::UdpEndpointStateValueMap = get(2);
        /// Field `Pid`, `UInt32`.
        fn pid -> u32 = get(3);
        /// Field `IsLoopback`, `UInt32`.
        fn is_loopback -> u32 = get(4);
        /// Field `ChannelStatus`, `UInt32`.
        fn channel_status -> u32 = get(5);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(6);
    }
    /// Payload of event 1334, `UdpCreateNotificationChannelRequest`, version 0.
    #[doc(alias = "UdpCreateNotificationChannelRequest")]
    UdpCreateNotificationChannelRequestPayload(1334, 426);
}

static LAYOUTS_171: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_212, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_171, {
        /// Field `UdpEndpoint`, `Pointer`.
        fn udp_endpoint -> u64 = get(0);
        /// Field `NcmContext`, `Pointer`.
        fn ncm_context -> u64 = get(1);
        /// Field `Activated`, `UInt32`.
        fn activated -> u32 = get(2);
        /// Field `Pid`, `UInt32`.
        fn pid -> u32 = get(3);
        /// Field `IsLoopback`, `UInt32`.
        fn is_loopback -> u32 = get(4);
        /// Field `ChannelStatus`, `UInt32`.
        fn channel_status -> u32 = get(5);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(6);
    }
    /// Payload of event 1335, `UdpQueryNotificationChannelStatusRequest`, version 0.
    #[doc(alias = "UdpQueryNotificationChannelStatusRequest")]
    UdpQueryNotificationChannelStatusRequestPayload(1335, 427);
    /// Payload of event 1338, `UdpDetachNotificationChannel`, version 0.
    #[doc(alias = "UdpDetachNotificationChannel")]
    UdpDetachNotificationChannelPayload(1338, 430);
    /// Payload of event 1339, `UdpUnlinkNotificationChannel`, version 0.
    #[doc(alias = "UdpUnlinkNotificationChannel")]
    UdpUnlinkNotificationChannelPayload(1339, 431);
}

static LAYOUTS_172: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_213, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_172, {
        /// Field `UdpEndpoint`, `Pointer`.
        fn udp_endpoint -> u64 = get(0);
        /// Field `NcmContext`, `Pointer`.
        fn ncm_context -> u64 = get(1);
        /// Field `Pid`, `UInt32`.
        fn pid -> u32 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
        /// Field `PushNotificationGuid`, `GUID`.
        fn push_notification_guid -> Guid = get(4);
    }
    /// Payload of event 1336, `UdpCreateNotificationChannelRequestProcessed`, version 0.
    #[doc(alias = "UdpCreateNotificationChannelRequestProcessed")]
    UdpCreateNotificationChannelRequestProcessedPayload(1336, 428);
}

static LAYOUTS_173: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_214, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_173, {
        /// Field `UdpEndpoint`, `Pointer`.
        fn udp_endpoint -> u64 = get(0);
        /// Field `NcmContext`, `Pointer`.
        fn ncm_context -> u64 = get(1);
        /// Field `Pid`, `UInt32`.
        fn pid -> u32 = get(2);
        /// Field `Delivered`, `UInt32`.
        fn delivered -> u32 = get(3);
        /// Field `FinalEvent`, `UInt32`.
        fn final_event -> u32 = get(4);
    }
    /// Payload of event 1337, `UdpSignalNotificationChannelEvent`, version 0.
    #[doc(alias = "UdpSignalNotificationChannelEvent")]
    UdpSignalNotificationChannelEventPayload(1337, 429);
}

static LAYOUTS_174: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_215, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_174, {
        /// Field `UdpEndpoint`, `Pointer`.
        fn udp_endpoint -> u64 = get(0);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(1);
        /// Field `LocalIPv4Address`, `UInt32` shown as `IPv4`.
        fn local_ipv4_address -> u32 = get(2);
        /// Field `LocalIPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn local_ipv6_address -> &'a [u8] = get(3);
        /// Field `IPProtocol`, `UInt32`.
        fn ip_protocol -> u32 = get(4);
        /// Field `SrcPort`, `UInt16`.
        fn src_port -> u16 = get(5);
    }
    /// Payload of event 1340, `UdpCreateNotificationChannelRequestProcessing`, version 0.
    #[doc(alias = "UdpCreateNotificationChannelRequestProcessing")]
    UdpCreateNotificationChannelRequestProcessingPayload(1340, 432);
}

static LAYOUTS_175: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_216, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_175, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `RttSample`, `UInt32`.
        fn rtt_sample -> u32 = get(1);
        /// Field `RttVar`, `UInt32`.
        fn rtt_var -> u32 = get(2);
        /// Field `SRTT`, `UInt32`.
        fn srtt -> u32 = get(3);
    }
    /// Payload of event 1341, `TcpDataTransferRttSample1341`, version 0.
    #[doc(alias = "TcpDataTransferRttSample1341")]
    TcpDataTransferRttSample1341Payload(1341, 433);
    /// Payload of event 1342, `TcpRttResiliencyDetection1342`, version 0.
    #[doc(alias = "TcpRttResiliencyDetection1342")]
    TcpRttResiliencyDetection1342Payload(1342, 434);
}

static LAYOUTS_176: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_217, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_176, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(1);
        /// Field `SSThresh`, `UInt32`.
        fn ss_thresh -> u32 = get(2);
        /// Field `DupAckCount`, `UInt32`.
        fn dup_ack_count -> u32 = get(3);
        /// Field `SeqNo`, `UInt32`.
        fn seq_no -> u32 = get(4);
    }
    /// Payload of event 1343, `TcpDataTransferDupAck1343`, version 0.
    #[doc(alias = "TcpDataTransferDupAck1343")]
    TcpDataTransferDupAck1343Payload(1343, 435);
    /// Payload of event 1344, `TcpCtcpDataTransferDupAck1344`, version 0.
    #[doc(alias = "TcpCtcpDataTransferDupAck1344")]
    TcpCtcpDataTransferDupAck1344Payload(1344, 436);
}

static LAYOUTS_177: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_218, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_177, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SeqNo`, `UInt32`.
        fn seq_no -> u32 = get(1);
    }
    /// Payload of event 1345, `TcpDataTransferSpuriousTimeout1345`, version 0.
    #[doc(alias = "TcpDataTransferSpuriousTimeout1345")]
    TcpDataTransferSpuriousTimeout1345Payload(1345, 437);
    /// Payload of event 1346, `TcpSpuriousRtoDetectionBegin1346`, version 0.
    #[doc(alias = "TcpSpuriousRtoDetectionBegin1346")]
    TcpSpuriousRtoDetectionBegin1346Payload(1346, 438);
    /// Payload of event 1347, `TcpSpuriousRtoDetectionEnd1347`, version 0.
    #[doc(alias = "TcpSpuriousRtoDetectionEnd1347")]
    TcpSpuriousRtoDetectionEnd1347Payload(1347, 439);
}

static LAYOUTS_178: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_219, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_178, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(1);
        /// Field `SSThresh`, `UInt32`.
        fn ss_thresh -> u32 = get(2);
    }
    /// Payload of event 1348, `TcpCtcpDataTransferTimeout1348`, version 0.
    #[doc(alias = "TcpCtcpDataTransferTimeout1348")]
    TcpCtcpDataTransferTimeout1348Payload(1348, 440);
    /// Payload of event 1349, `TcpCtcpDataTransferSpuriousTimeout1349`, version 0.
    #[doc(alias = "TcpCtcpDataTransferSpuriousTimeout1349")]
    TcpCtcpDataTransferSpuriousTimeout1349Payload(1349, 441);
    /// Payload of event 1350, `TcpSlowStartToCongestionAvoidance1350`, version 0.
    #[doc(alias = "TcpSlowStartToCongestionAvoidance1350")]
    TcpSlowStartToCongestionAvoidance1350Payload(1350, 442);
}

static LAYOUTS_179: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_220, &[0, 1, 2, 3, 4, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_221, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_179, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(1);
        /// Field `RexmitCount`, `UInt32`.
        fn rexmit_count -> u32 = get(2);
        /// Field `SRTT`, `UInt32`.
        fn srtt -> u32 = get(3);
        /// Field `RTO`, `UInt32`.
        fn rto -> u32 = get(4);
        /// Field `SndMax`, `UInt32`. Not in version 0.
        fn snd_max -> Option<u32> = find(5);
        /// Field `RecoveryMax`, `UInt32`. Not in version 0.
        fn recovery_max -> Option<u32> = find(6);
        /// Field `TcpState`, `UInt32`. Not in version 0.
        fn tcp_state -> Option<u32> = find(7);
        /// Field `CongestionState`, `UInt32`. Not in version 0.
        fn congestion_state -> Option<u32> = find(8);
        /// Field `Frto`, `UInt32`. Not in version 0.
        fn frto -> Option<u32> = find(9);
        /// Field `TotalRT`, `UInt32`. Not in version 0.
        fn total_rt -> Option<u32> = find(10);
        /// Field `MaxRT`, `UInt32`. Not in version 0.
        fn max_rt -> Option<u32> = find(11);
    }
    /// Payload of event 1351, `TcpDataTransferRetransmitRound1351`, versions 0 and 1.
    #[doc(alias = "TcpDataTransferRetransmitRound1351")]
    TcpDataTransferRetransmitRound1351Payload(1351, 443);
}

static LAYOUTS_180: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_222,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_180, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `DataBytesOut`, `UInt64`.
        fn data_bytes_out -> u64 = get(1);
        /// Field `DataBytesIn`, `UInt64`.
        fn data_bytes_in -> u64 = get(2);
        /// Field `DataSegmentsOut`, `UInt64`.
        fn data_segments_out -> u64 = get(3);
        /// Field `DataSegmentsIn`, `UInt64`.
        fn data_segments_in -> u64 = get(4);
        /// Field `SegmentsOut`, `UInt64`.
        fn segments_out -> u64 = get(5);
        /// Field `SegmentsIn`, `UInt64`.
        fn segments_in -> u64 = get(6);
        /// Field `NonRecovDa`, `UInt32`.
        fn non_recov_da -> u32 = get(7);
        /// Field `NonRecovDaEpisodes`, `UInt32`.
        fn non_recov_da_episodes -> u32 = get(8);
        /// Field `DupAcksIn`, `UInt32`.
        fn dup_acks_in -> u32 = get(9);
        /// Field `BytesRetrans`, `UInt32`.
        fn bytes_retrans -> u32 = get(10);
        /// Field `Timeouts`, `UInt32`.
        fn timeouts -> u32 = get(11);
        /// Field `SpuriousRtoDetections`, `UInt32`.
        fn spurious_rto_detections -> u32 = get(12);
        /// Field `FastRetran`, `UInt32`.
        fn fast_retran -> u32 = get(13);
        /// Field `MaxSsthresh`, `UInt32`.
        fn max_ssthresh -> u32 = get(14);
        /// Field `MaxSsCwnd`, `UInt32`.
        fn max_ss_cwnd -> u32 = get(15);
        /// Field `MaxCaCwnd`, `UInt32`.
        fn max_ca_cwnd -> u32 = get(16);
        /// Field `SndLimTransRwin`, `UInt32`.
        fn snd_lim_trans_rwin -> u32 = get(17);
        /// Field `SndLimTimeRwin`, `UInt32`.
        fn snd_lim_time_rwin -> u32 = get(18);
        /// Field `SndLimBytesRwin`, `UInt64`.
        fn snd_lim_bytes_rwin -> u64 = get(19);
        /// Field `SndLimTransCwnd`, `UInt32`.
        fn snd_lim_trans_cwnd -> u32 = get(20);
        /// Field `SndLimTimeCwnd`, `UInt32`.
        fn snd_lim_time_cwnd -> u32 = get(21);
        /// Field `SndLimBytesCwnd`, `UInt64`.
        fn snd_lim_bytes_cwnd -> u64 = get(22);
        /// Field `SndLimTransSnd`, `UInt32`.
        fn snd_lim_trans_snd -> u32 = get(23);
        /// Field `SndLimTimeRSnd`, `UInt32`.
        fn snd_lim_time_rsnd -> u32 = get(24);
        /// Field `SndLimBytesRSnd`, `UInt64`.
        fn snd_lim_bytes_rsnd -> u64 = get(25);
    }
    /// Payload of event 1352, `TcpConnectionSummary`, version 0.
    #[doc(alias = "TcpConnectionSummary")]
    TcpConnectionSummaryPayload(1352, 445);
}

static LAYOUTS_181: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_223, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_181, {
        /// Field `AllocationObjectString`, `UnicodeString`.
        fn allocation_object_string -> Utf16Str<'a> = get(0);
        /// Field `Param1`, `Pointer`.
        fn param1 -> u64 = get(1);
        /// Field `Param2`, `Pointer`.
        fn param2 -> u64 = get(2);
        /// Field `Param3`, `UInt32`.
        fn param3 -> u32 = get(3);
        /// Field `Param4`, `UInt32`.
        fn param4 -> u32 = get(4);
    }
    /// Payload of event 1353, `TcpipGeneric`, version 0.
    #[doc(alias = "TcpipGeneric")]
    TcpipGenericPayload(1353, 446);
}

static LAYOUTS_182: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_224, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_182, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(1);
        /// Field `SndMax`, `UInt32`.
        fn snd_max -> u32 = get(2);
        /// Field `SackCount`, `UInt32`.
        fn sack_count -> u32 = get(3);
        /// Field `SackBytes`, `UInt32`.
        fn sack_bytes -> u32 = get(4);
        /// Field `SackInFlight`, `UInt32`.
        fn sack_in_flight -> u32 = get(5);
        /// Field `SackIsLost`, `UInt32`.
        fn sack_is_lost -> u32 = get(6);
    }
    /// Payload of event 1354, `TcpSackUpdate`, version 0.
    #[doc(alias = "TcpSackUpdate")]
    TcpSackUpdatePayload(1354, 447);
}

static LAYOUTS_183: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_225, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_183, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `RequireAddressCoalescing`, `UInt32`.
        fn require_address_coalescing -> u32 = get(1);
        /// Field `LocalPort`, `UInt16`.
        fn local_port -> u16 = get(2);
        /// Field `RtcStartPort`, `UInt16`.
        fn rtc_start_port -> u16 = get(3);
        /// Field `RtcEndPort`, `UInt16`.
        fn rtc_end_port -> u16 = get(4);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(5);
    }
    /// Payload of event 1355, `TcpIsPatternCoalescingRequired`, version 0.
    #[doc(alias = "TcpIsPatternCoalescingRequired")]
    TcpIsPatternCoalescingRequiredPayload(1355, 448);
}

static LAYOUTS_184: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_226, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_184, {
        /// Field `AssignedFromRtcRange`, `UInt32`.
        fn assigned_from_rtc_range -> u32 = get(0);
        /// Field `Port`, `UInt16`.
        fn port -> u16 = get(1);
    }
    /// Payload of event 1356, `TcpRtcPortRangeAssignment`, version 0.
    #[doc(alias = "TcpRtcPortRangeAssignment")]
    TcpRtcPortRangeAssignmentPayload(1356, 449);
}

static LAYOUTS_185: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_227, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT]),
    layout(&super::PROVIDER, &PLACES_228, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_185, {
        /// Field `RequestType`, `UInt32`.
        fn request_type -> u32 = get(0);
        /// Field `TcbOrEndpoint`, `Pointer`.
        fn tcb_or_endpoint -> u64 = get(1);
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(2);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(3);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(4);
        /// Field `RemoteAddress`, `Binary` shown as `SocketAddress`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(5);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(6);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(7);
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(8);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in version 0.
        fn process_sequence_number -> Option<u64> = find(9);
    }
    /// Payload of event 1357, `TcpipAoacFailFast`, versions 0 and 1.
    #[doc(alias = "TcpipAoacFailFast")]
    TcpipAoacFailFastPayload(1357, 450);
}

static LAYOUTS_186: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_229, &[0, 1, 2, 3, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_230, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_186, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `Property`, `AnsiString`.
        fn property -> AnsiStr<'a> = get(1);
        /// Field `Value`, `UInt32`.
        fn value -> u32 = get(2);
        /// Field `InterfaceUpdateEvent`, `UInt32`.
        fn interface_update_event -> u32 = get(3);
        /// Field `CompartmentId`, `UInt32`. Not in version 0.
        fn compartment_id -> Option<u32> = find(4);
        /// Field `AddressFamily`, `UInt32`. Not in version 0.
        fn address_family -> Option<u32> = find(5);
    }
    /// Payload of event 1358, `TcpipUpdateInterfaceConfigFlags`, versions 0 and 1.
    #[doc(alias = "TcpipUpdateInterfaceConfigFlags")]
    TcpipUpdateInterfaceConfigFlagsPayload(1358, 452);
}

static LAYOUTS_187: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_231, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_187, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `NcmContext`, `Pointer`.
        fn ncm_context -> u64 = get(1);
        /// Field `State`, `UInt32`.
        fn state -> u32 = get(2);
        /// Field `Pid`, `UInt32`.
        fn pid -> u32 = get(3);
        /// Field `IsLoopback`, `UInt32`.
        fn is_loopback -> u32 = get(4);
        /// Field `IsShutdown`, `UInt32`.
        fn is_shutdown -> u32 = get(5);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(6);
    }
    /// Payload of event 1359, `TcpCreateNotificationChannelUnmarkRequest`, version 0.
    #[doc(alias = "TcpCreateNotificationChannelUnmarkRequest")]
    TcpCreateNotificationChannelUnmarkRequestPayload(1359, 454);
}

static LAYOUTS_188: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_232, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_188, {
        /// Field `Nbl`, `Pointer`.
        fn nbl -> u64 = get(0);
        /// Field `ClonedNbl`, `Pointer`.
        fn cloned_nbl -> u64 = get(1);
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(2);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(3);
    }
    /// Payload of event 1360, `TcpipNblClonedForRaw`, version 0.
    #[doc(alias = "TcpipNblClonedForRaw")]
    TcpipNblClonedForRawPayload(1360, 455);
}

static LAYOUTS_189: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_233, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_189, {
        /// Field `Nbl`, `Pointer`.
        fn nbl -> u64 = get(0);
        /// Field `ClonedNbl`, `Pointer`.
        fn cloned_nbl -> u64 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
    }
    /// Payload of event 1361, `TcpipCloneDropped`, version 0.
    #[doc(alias = "TcpipCloneDropped")]
    TcpipCloneDroppedPayload(1361, 456);
}

static LAYOUTS_190: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_234, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_190, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(1);
        /// Field `IPAddress`, `Binary`, `IpAddrLength` bytes.
        fn ip_address -> &'a [u8] = get(2);
        /// Field `WoLEvent`, `UInt32`.
        fn wol_event -> u32 = get(3);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(4);
    }
    /// Payload of event 1362, `IpAddressWolStateChange`, version 0.
    #[doc(alias = "IpAddressWolStateChange")]
    IpAddressWolStateChangePayload(1362, 457);
}

static LAYOUTS_191: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_235, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_191, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(1);
        /// Field `WolHandle`, `UInt32`.
        fn wol_handle -> u32 = get(2);
        /// Field `DestinationIPAddress`, `Binary`, `IpAddrLength` bytes.
        fn destination_ip_address -> &'a [u8] = get(3);
        /// Field `TargetIPAddress1`, `Binary`, `IpAddrLength` bytes.
        fn target_ip_address1 -> &'a [u8] = get(4);
        /// Field `TargetIPAddress2`, `Binary`, `IpAddrLength` bytes.
        fn target_ip_address2 -> &'a [u8] = get(5);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(6);
        /// Field `WoLEvent`, `UInt32`.
        fn wol_event -> maps::TcpipIpWolEventValueMap = get(7);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(8);
    }
    /// Payload of event 1363, `IpWolContextChange`, version 0.
    #[doc(alias = "IpWolContextChange")]
    IpWolContextChangePayload(1363, 458);
}

static LAYOUTS_192: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_192, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 1366, `TcpDeferPortSelection`, version 0.
    #[doc(alias = "TcpDeferPortSelection")]
    TcpDeferPortSelectionPayload(1366, 461);
}

static LAYOUTS_193: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_236, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT]),
    layout(&super::PROVIDER, &PLACES_237, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_193, {
        /// Field `Nbl`, `Pointer`.
        fn nbl -> u64 = get(0);
        /// Field `PathDirection`, `UInt32`.
        fn path_direction -> u32 = get(1);
        /// Field `TcpIpChecksumNetBufferListInfo`, `Pointer`.
        fn tcp_ip_checksum_net_buffer_list_info -> u64 = get(2);
        /// Field `TcpLargeSendNetBufferListInfo`, `Pointer`.
        fn tcp_large_send_net_buffer_list_info -> u64 = get(3);
        /// Field `Ieee8021QNetBufferListInfo`, `Pointer`.
        fn ieee8021q_net_buffer_list_info -> u64 = get(4);
        /// Field `NetBufferListHashValue`, `Pointer`.
        fn net_buffer_list_hash_value -> u64 = get(5);
        /// Field `NetBufferListHashInfo`, `Pointer`.
        fn net_buffer_list_hash_info -> u64 = get(6);
        /// Field `VirtualSubnetInfo`, `Pointer`.
        fn virtual_subnet_info -> u64 = get(7);
        /// Field `TcpRecvSegCoalesceInfo`, `Pointer`.
        fn tcp_recv_seg_coalesce_info -> u64 = get(8);
        /// Field `NrtNameResolutionInfo`, `Pointer`. Not in version 0.
        fn nrt_name_resolution_info -> Option<u64> = find(9);
    }
    /// Payload of event 1367, `TcpipNblOob`, versions 0 and 1.
    #[doc(alias = "TcpipNblOob")]
    TcpipNblOobPayload(1367, 462);
}

static LAYOUTS_194: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_238, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_194, {
        /// Field `PID`, `UInt64`.
        fn pid -> u64 = get(0);
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(1);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(2);
        /// Field `AddressType`, `UInt32`.
        fn address_type -> u32 = get(3);
        /// Field `ScopeLevel`, `UInt32`.
        fn scope_level -> u32 = get(4);
        /// Field `Port`, `UInt32`.
        fn port -> u32 = get(5);
        /// Field `EndpointRecord`, `Pointer`.
        fn endpoint_record -> u64 = get(6);
    }
    /// Payload of event 1368, `TcpipTeredoOpen`, version 0.
    #[doc(alias = "TcpipTeredoOpen")]
    TcpipTeredoOpenPayload(1368, 464);
    /// Payload of event 1369, `TcpipTeredoClose`, version 0.
    #[doc(alias = "TcpipTeredoClose")]
    TcpipTeredoClosePayload(1369, 465);
}

static LAYOUTS_195: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_239, &[0, 1, 2, 3, 4, ABSENT, 5, 6, 7, 8, 9]),
    layout(&super::PROVIDER, &PLACES_240, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_195, {
        /// Field `API`, `AnsiString`.
        fn api -> AnsiStr<'a> = get(0);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(1);
        /// Field `DestinationAddress`, `Binary`, `IpAddrLength` bytes.
        fn destination_address -> &'a [u8] = get(2);
        /// Field `ConstrainSourceAddress`, `Binary`, `IpAddrLength` bytes.
        fn constrain_source_address -> &'a [u8] = get(3);
        /// Field `ConstrainInterfaceIndex`, `UInt32`.
        fn constrain_interface_index -> u32 = get(4);
        /// Field `ConstrainForwardingTag`, `UInt32`. Not in version 0.
        fn constrain_forwarding_tag -> Option<u32> = find(5);
        /// Field `ConstraintOverridden`, `UInt32`.
        fn constraint_overridden -> u32 = get(6);
        /// Field `ReturnConstrained`, `UInt32`.
        fn return_constrained -> u32 = get(7);
        /// Field `OutgoingInterfaceIndex`, `UInt32`.
        fn outgoing_interface_index -> u32 = get(8);
        /// Field `NextHopAddress`, `Binary`, `IpAddrLength` bytes.
        fn next_hop_address -> &'a [u8] = get(9);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(10);
    }
    /// Payload of event 1370, `TcpipRouteLookup`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "TcpipRouteLookup")]
    TcpipRouteLookupPayload(1370, 466);
}

static LAYOUTS_196: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_241, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_196, {
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(0);
        /// Field `DestinationAddress`, `Binary`, `IpAddrLength` bytes.
        fn destination_address -> &'a [u8] = get(1);
        /// Field `ConstrainSourceAddress`, `Binary`, `IpAddrLength` bytes.
        fn constrain_source_address -> &'a [u8] = get(2);
        /// Field `ConstrainInterfaceIndex`, `UInt32`.
        fn constrain_interface_index -> u32 = get(3);
        /// Field `OutgoingInterfaceIndex`, `UInt32`.
        fn outgoing_interface_index -> u32 = get(4);
        /// Field `ReturnConstrained`, `UInt32`.
        fn return_constrained -> u32 = get(5);
        /// Field `SelectedSourceAddress`, `Binary`, `IpAddrLength` bytes.
        fn selected_source_address -> &'a [u8] = get(6);
    }
    /// Payload of event 1371, `TcpipSrcAddrLookup`, version 0.
    #[doc(alias = "TcpipSrcAddrLookup")]
    TcpipSrcAddrLookupPayload(1371, 468);
}

static LAYOUTS_197: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_242, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_197, {
        /// Field `PartitionCount`, `UInt64`.
        fn partition_count -> u64 = get(0);
        /// Field `PartitionMask`, `UInt64`.
        fn partition_mask -> u64 = get(1);
        /// Field `PartitionId`, `UInt64`.
        fn partition_id -> u64 = get(2);
        /// Field `NumEntries`, `UInt64`.
        fn num_entries -> u64 = get(3);
    }
    /// Payload of event 1372, `Partition`, version 0.
    #[doc(alias = "Partition")]
    PartitionPayload(1372, 469);
}

static LAYOUTS_198: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_243, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_198, {
        /// Field `OldPartitionCount`, `UInt64`.
        fn old_partition_count -> u64 = get(0);
        /// Field `OldPartitionMask`, `UInt64`.
        fn old_partition_mask -> u64 = get(1);
        /// Field `NewPartitionCount`, `UInt64`.
        fn new_partition_count -> u64 = get(2);
        /// Field `NewPartitionMask`, `UInt64`.
        fn new_partition_mask -> u64 = get(3);
    }
    /// Payload of event 1373, `Partition1373`, version 0.
    #[doc(alias = "Partition1373")]
    Partition1373Payload(1373, 470);
}

static LAYOUTS_199: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_244, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_199, {
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(0);
        /// Field `RemoteAddress`, `Binary`, `AddressLength` bytes.
        fn remote_address -> &'a [u8] = get(1);
        /// Field `RemotePort`, `UInt64`.
        fn remote_port -> u64 = get(2);
        /// Field `LocalAddress`, `Binary`, `AddressLength` bytes.
        fn local_address -> &'a [u8] = get(3);
        /// Field `LocalPort`, `UInt16`.
        fn local_port -> u16 = get(4);
        /// Field `PartitionId`, `UInt64`.
        fn partition_id -> u64 = get(5);
        /// Field `NumEntries`, `UInt64`.
        fn num_entries -> u64 = get(6);
    }
    /// Payload of event 1374, `RemoteEndpoint`, version 0.
    #[doc(alias = "RemoteEndpoint")]
    RemoteEndpointPayload(1374, 471);
    /// Payload of event 1375, `RemoteEndpoint1375`, version 0.
    #[doc(alias = "RemoteEndpoint1375")]
    RemoteEndpoint1375Payload(1375, 472);
}

static LAYOUTS_200: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_245, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_200, {
        /// Field `HighMemoryEvent`, `UInt32`.
        fn high_memory_event -> u32 = get(0);
        /// Field `HighNonPagedPoolEvent`, `UInt32`.
        fn high_non_paged_pool_event -> u32 = get(1);
        /// Field `LowMemoryEvent`, `UInt32`.
        fn low_memory_event -> u32 = get(2);
        /// Field `LowNonPagedPoolEvent`, `UInt32`.
        fn low_non_paged_pool_event -> u32 = get(3);
    }
    /// Payload of event 1376, `Memory`, version 0.
    #[doc(alias = "Memory")]
    MemoryPayload(1376, 473);
    /// Payload of event 1377, `Memory1377`, version 0.
    #[doc(alias = "Memory1377")]
    Memory1377Payload(1377, 474);
    /// Payload of event 1378, `Memory1378`, version 0.
    #[doc(alias = "Memory1378")]
    Memory1378Payload(1378, 475);
    /// Payload of event 1379, `Memory1379`, version 0.
    #[doc(alias = "Memory1379")]
    Memory1379Payload(1379, 476);
}

static LAYOUTS_201: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_246, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_201, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `LedbatEvent`, `UInt32`.
        fn ledbat_event -> u32 = get(1);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(2);
        /// Field `SsThresh`, `UInt32`.
        fn ss_thresh -> u32 = get(3);
        /// Field `SndWnd`, `UInt32`.
        fn snd_wnd -> u32 = get(4);
        /// Field `BaseDelayMs`, `UInt16`.
        fn base_delay_ms -> u16 = get(5);
        /// Field `CurrentDelayMs`, `UInt16`.
        fn current_delay_ms -> u16 = get(6);
        /// Field `RemainingTimeMs`, `UInt32`.
        fn remaining_time_ms -> u32 = get(7);
        /// Field `DelayBasedCwndFactorPercent`, `Int32`.
        fn delay_based_cwnd_factor_percent -> i32 = get(8);
    }
    /// Payload of event 1380, `TcpLedbatState`, version 0.
    #[doc(alias = "TcpLedbatState")]
    TcpLedbatStatePayload(1380, 477);
}

static LAYOUTS_202: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_247, &[ABSENT, ABSENT, 1, 15, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
    layout(
        &super::PROVIDER, &PLACES_248,
        &[
            0, 1, 2, 3, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT,
            ABSENT, ABSENT
        ]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_202, {
        /// Field `EndpointObj`, `Pointer`. Not in version 0.
        fn endpoint_obj -> Option<u64> = find(0);
        /// Field `IsConnectionObj`, `UInt32`. Not in version 0.
        fn is_connection_obj -> Option<u32> = find(1);
        /// Field `NameResContext`, `Pointer`.
        fn name_res_context -> u64 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
        /// Field `Endpoint`, `Pointer`. Not in version 1.
        fn endpoint -> Option<u64> = find(4);
        /// Field `DnsName`, `UnicodeString`. Not in version 1.
        fn dns_name -> Option<Utf16Str<'a>> = find(5);
        /// Field `InterfaceIndex`, `UInt32`. Not in version 1.
        fn interface_index -> Option<u32> = find(6);
        /// Field `IpCount`, `UInt32`. Not in version 1.
        fn ip_count -> Option<u32> = find(7);
        /// Field `IpAddr1Length`, `UInt32`. Not in version 1.
        fn ip_addr1_length -> Option<u32> = find(8);
        /// Field `IpAddr1`, `Binary`, `IpAddr1Length` bytes. Not in version 1.
        fn ip_addr1 -> Option<&'a [u8]> = find(9);
        /// Field `IpAddr2Length`, `UInt32`. Not in version 1.
        fn ip_addr2_length -> Option<u32> = find(10);
        /// Field `IpAddr2`, `Binary`, `IpAddr2Length` bytes. Not in version 1.
        fn ip_addr2 -> Option<&'a [u8]> = find(11);
        /// Field `IpAddr3Length`, `UInt32`. Not in version 1.
        fn ip_addr3_length -> Option<u32> = find(12);
        /// Field `IpAddr3`, `Binary`, `IpAddr3Length` bytes. Not in version 1.
        fn ip_addr3 -> Option<&'a [u8]> = find(13);
        /// Field `IpAddr4Length`, `UInt32`. Not in version 1.
        fn ip_addr4_length -> Option<u32> = find(14);
        /// Field `IpAddr4`, `Binary`, `IpAddr4Length` bytes. Not in version 1.
        fn ip_addr4 -> Option<&'a [u8]> = find(15);
        /// Field `IpAddr5Length`, `UInt32`. Not in version 1.
        fn ip_addr5_length -> Option<u32> = find(16);
        /// Field `IpAddr5`, `Binary`, `IpAddr5Length` bytes. Not in version 1.
        fn ip_addr5 -> Option<&'a [u8]> = find(17);
    }
    /// Payload of event 1381, `TcpAssociateNameResContext`, versions 0 and 1.
    #[doc(alias = "TcpAssociateNameResContext")]
    TcpAssociateNameResContextPayload(1381, 478);
}

static LAYOUTS_203: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_249, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_203, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(1);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(2);
        /// Field `RemoteAddress`, `Binary` shown as `SocketAddress`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(3);
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(4);
        /// Field `NameResContext`, `Pointer`.
        fn name_res_context -> u64 = get(5);
        /// Field `DnsName`, `UnicodeString`.
        fn dns_name -> Utf16Str<'a> = get(6);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(7);
    }
    /// Payload of event 1382, `TcpInspectConnectWithNameResContext`, version 0.
    #[doc(alias = "TcpInspectConnectWithNameResContext")]
    TcpInspectConnectWithNameResContextPayload(1382, 480);
}

static LAYOUTS_204: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_250, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_204, {
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(0);
        /// Field `DestinationAddressLength`, `UInt32`.
        fn destination_address_length -> u32 = get(1);
        /// Field `DestinationAddress`, `Binary`, `DestinationAddressLength` bytes.
        fn destination_address -> &'a [u8] = get(2);
        /// Field `PrDestinationPrefixLength`, `UInt32`.
        fn pr_destination_prefix_length -> u32 = get(3);
        /// Field `PrDestinationPrefixAddressLength`, `UInt32`.
        fn pr_destination_prefix_address_length -> u32 = get(4);
        /// Field `PrDestinationPrefix`, `Binary`, `PrDestinationPrefixAddressLength` bytes.
        fn pr_destination_prefix -> &'a [u8] = get(5);
        /// Field `PrNextHopAddressLength`, `UInt32`.
        fn pr_next_hop_address_length -> u32 = get(6);
        /// Field `PrNextHopAddress`, `Binary`, `PrNextHopAddressLength` bytes.
        fn pr_next_hop_address -> &'a [u8] = get(7);
        /// Field `PrInterfaceIndex`, `UInt32`.
        fn pr_interface_index -> u32 = get(8);
        /// Field `PrInterfaceMetric`, `UInt32`.
        fn pr_interface_metric -> u32 = get(9);
        /// Field `PrRouteMetric`, `UInt32`.
        fn pr_route_metric -> u32 = get(10);
        /// Field `NonPrDestinationPrefixLength`, `UInt32`.
        fn non_pr_destination_prefix_length -> u32 = get(11);
        /// Field `NonPrDestinationPrefixAddressLength`, `UInt32`.
        fn non_pr_destination_prefix_address_length -> u32 = get(12);
        /// Field `NonPrDestinationPrefix`, `Binary`, `NonPrDestinationPrefixAddressLength` bytes.
        fn non_pr_destination_prefix -> &'a [u8] = get(13);
        /// Field `NonPrNextHopAddressLength`, `UInt32`.
        fn non_pr_next_hop_address_length -> u32 = get(14);
        /// Field `NonPrNextHopAddress`, `Binary`, `NonPrNextHopAddressLength` bytes.
        fn non_pr_next_hop_address -> &'a [u8] = get(15);
        /// Field `NonPrInterfaceIndex`, `UInt32`.
        fn non_pr_interface_index -> u32 = get(16);
        /// Field `NonPrInterfaceMetric`, `UInt32`.
        fn non_pr_interface_metric -> u32 = get(17);
        /// Field `NonPrRouteMetric`, `UInt32`.
        fn non_pr_route_metric -> u32 = get(18);
        /// Field `PreferenceReason`, `UInt32`.
        fn preference_reason -> u32 = get(19);
    }
    /// Payload of event 1383, `IpRouteSelection`, version 0.
    #[doc(alias = "IpRouteSelection")]
    IpRouteSelectionPayload(1383, 481);
}

static LAYOUTS_205: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_251, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_205, {
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(0);
        /// Field `DestinationAddressLength`, `UInt32`.
        fn destination_address_length -> u32 = get(1);
        /// Field `DestinationAddress`, `Binary`, `DestinationAddressLength` bytes.
        fn destination_address -> &'a [u8] = get(2);
        /// Field `DestinationPrefixLength`, `UInt32`.
        fn destination_prefix_length -> u32 = get(3);
        /// Field `DestinationPrefixAddressLength`, `UInt32`.
        fn destination_prefix_address_length -> u32 = get(4);
        /// Field `DestinationPrefix`, `Binary` shown as `IPv6`, `DestinationPrefixAddressLength` bytes.
        fn destination_prefix -> &'a [u8] = get(5);
        /// Field `NextHopAddressLength`, `UInt32`.
        fn next_hop_address_length -> u32 = get(6);
        /// Field `NextHopAddress`, `Binary` shown as `IPv6`, `NextHopAddressLength` bytes.
        fn next_hop_address -> &'a [u8] = get(7);
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(8);
        /// Field `RouteMetric`, `UInt32`.
        fn route_metric -> u32 = get(9);
        /// Field `ConstrainInterfaceIndex`, `UInt32`.
        fn constrain_interface_index -> u32 = get(10);
        /// Field `ConstrainScope`, `UInt32`.
        fn constrain_scope -> u32 = get(11);
        /// Field `BlockReason`, `UInt32`.
        fn block_reason -> u32 = get(12);
    }
    /// Payload of event 1384, `IpRouteBlocked`, version 0.
    #[doc(alias = "IpRouteBlocked")]
    IpRouteBlockedPayload(1384, 482);
}

static LAYOUTS_206: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_252, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_206, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(1);
        /// Field `SndMax`, `UInt32`.
        fn snd_max -> u32 = get(2);
        /// Field `SendAvailable`, `UInt32`.
        fn send_available -> u32 = get(3);
        /// Field `TailProbeSeq`, `UInt32`.
        fn tail_probe_seq -> u32 = get(4);
        /// Field `TailProbeLast`, `UInt32`.
        fn tail_probe_last -> u32 = get(5);
        /// Field `ControlsToSend`, `UInt32`.
        fn controls_to_send -> u32 = get(6);
        /// Field `ThFlags`, `UInt8`.
        fn th_flags -> u8 = get(7);
    }
    /// Payload of event 1385, `TcpTailLossProbe`, version 0.
    #[doc(alias = "TcpTailLossProbe")]
    TcpTailLossProbePayload(1385, 483);
}

static LAYOUTS_207: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_253, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_207, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `TlpEvent`, `UInt32`.
        fn tlp_event -> maps::TcpTailLossProbeEventValueMap = get(1);
    }
    /// Payload of event 1386, `TcpTailLossProbe1386`, version 0.
    #[doc(alias = "TcpTailLossProbe1386")]
    TcpTailLossProbe1386Payload(1386, 484);
}

static LAYOUTS_208: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_254, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_208, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `RackEvent`, `UInt32`.
        fn rack_event -> u32 = get(1);
        /// Field `RackMinRtt`, `UInt32`.
        fn rack_min_rtt -> u32 = get(2);
        /// Field `RackReoWind`, `UInt32`.
        fn rack_reo_wind -> u32 = get(3);
        /// Field `RackTimeSlotDeltaMin`, `UInt32`.
        fn rack_time_slot_delta_min -> u32 = get(4);
        /// Field `SequenceNumber`, `UInt32`.
        fn sequence_number -> u32 = get(5);
        /// Field `Timestamp`, `UInt32`.
        fn timestamp -> u32 = get(6);
        /// Field `RttSample`, `UInt32`.
        fn rtt_sample -> u32 = get(7);
    }
    /// Payload of event 1387, `TcpRack`, version 0.
    #[doc(alias = "TcpRack")]
    TcpRackPayload(1387, 485);
}

static LAYOUTS_209: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_255, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_209, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `OldState`, `UInt32`.
        fn old_state -> u32 = get(1);
        /// Field `NewState`, `UInt32`.
        fn new_state -> maps::TcpFastopenStateValueMap = get(2);
    }
    /// Payload of event 1388, `TcpFastopenStateChange`, version 0.
    #[doc(alias = "TcpFastopenStateChange")]
    TcpFastopenStateChangePayload(1388, 486);
}

static LAYOUTS_210: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_256, &[0, 1, 2, 3, 4, ABSENT]),
    layout(&super::PROVIDER, &PLACES_257, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_210, {
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(2);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(3);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(4);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in version 0.
        fn process_sequence_number -> Option<u64> = find(5);
    }
    /// Payload of event 1389, `UdpCreateEndpointAfFailure`, versions 0 and 1.
    #[doc(alias = "UdpCreateEndpointAfFailure")]
    UdpCreateEndpointAfFailurePayload(1389, 487);
    /// Payload of event 1390, `UdpCreateEndpointCompartmentFailure`, versions 0 and 1.
    #[doc(alias = "UdpCreateEndpointCompartmentFailure")]
    UdpCreateEndpointCompartmentFailurePayload(1390, 489);
    /// Payload of event 1391, `UdpCreateEndpointComplete`, versions 0 and 1.
    #[doc(alias = "UdpCreateEndpointComplete")]
    UdpCreateEndpointCompletePayload(1391, 491);
    /// Payload of event 1392, `UdpCreateEndpointInspectionFailure`, versions 0 and 1.
    #[doc(alias = "UdpCreateEndpointInspectionFailure")]
    UdpCreateEndpointInspectionFailurePayload(1392, 493);
}

static LAYOUTS_211: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_258, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_211, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(3);
    }
    /// Payload of event 1393, `UdpBindEndpointResolutionFailure`, version 0.
    #[doc(alias = "UdpBindEndpointResolutionFailure")]
    UdpBindEndpointResolutionFailurePayload(1393, 495);
    /// Payload of event 1394, `UdpBindEndpointPortFailure`, version 0.
    #[doc(alias = "UdpBindEndpointPortFailure")]
    UdpBindEndpointPortFailurePayload(1394, 496);
    /// Payload of event 1395, `UdpBindEndpointInspectionFailure`, version 0.
    #[doc(alias = "UdpBindEndpointInspectionFailure")]
    UdpBindEndpointInspectionFailurePayload(1395, 497);
    /// Payload of event 1397, `UdpCloseEndpointBound`, version 0.
    #[doc(alias = "UdpCloseEndpointBound")]
    UdpCloseEndpointBoundPayload(1397, 500);
    /// Payload of event 1398, `UdpCloseEndpointUnBound`, version 0.
    #[doc(alias = "UdpCloseEndpointUnBound")]
    UdpCloseEndpointUnBoundPayload(1398, 501);
    /// Payload of event 1471, `UdpBindEndpointWakeFailure`, version 0.
    #[doc(alias = "UdpBindEndpointWakeFailure")]
    UdpBindEndpointWakeFailurePayload(1471, 586);
}

static LAYOUTS_212: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_258, &[0, 1, 2, 3, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_259, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_212, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(3);
        /// Field `Pid`, `UInt32`. Not in version 0.
        fn pid -> Option<u32> = find(4);
        /// Field `ProcessStartKey`, `UInt64`. Not in version 0.
        fn process_start_key -> Option<u64> = find(5);
    }
    /// Payload of event 1396, `UdpBindEndpointComplete`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "UdpBindEndpointComplete")]
    UdpBindEndpointCompletePayload(1396, 498);
}

static LAYOUTS_213: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_260, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_213, {
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(0);
        /// Field `EndpointAddressLength`, `UInt32`.
        fn endpoint_address_length -> u32 = get(1);
        /// Field `EndpointAddress`, `Binary`, `EndpointAddressLength` bytes.
        fn endpoint_address -> &'a [u8] = get(2);
        /// Field `SendAddressLength`, `UInt32`.
        fn send_address_length -> u32 = get(3);
        /// Field `SendAddress`, `Binary`, `SendAddressLength` bytes.
        fn send_address -> &'a [u8] = get(4);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(5);
    }
    /// Payload of event 1399, `UdpSendMessagesResolutionFailure`, version 0.
    #[doc(alias = "UdpSendMessagesResolutionFailure")]
    UdpSendMessagesResolutionFailurePayload(1399, 502);
    /// Payload of event 1400, `UdpSendMessagesValidationFailure`, version 0.
    #[doc(alias = "UdpSendMessagesValidationFailure")]
    UdpSendMessagesValidationFailurePayload(1400, 503);
    /// Payload of event 1401, `UdpSendMessagesSrcAddrSelectionFailure`, version 0.
    #[doc(alias = "UdpSendMessagesSrcAddrSelectionFailure")]
    UdpSendMessagesSrcAddrSelectionFailurePayload(1401, 504);
    /// Payload of event 1402, `UdpSendMessagesFullPendingJoinPathQueue`, version 0.
    #[doc(alias = "UdpSendMessagesFullPendingJoinPathQueue")]
    UdpSendMessagesFullPendingJoinPathQueuePayload(1402, 505);
    /// Payload of event 1411, `UdpSendMessagesSendContextResourceFailure`, version 0.
    #[doc(alias = "UdpSendMessagesSendContextResourceFailure")]
    UdpSendMessagesSendContextResourceFailurePayload(1411, 514);
    /// Payload of event 1412, `UdpSendMessagesPathAfFailure`, version 0.
    #[doc(alias = "UdpSendMessagesPathAfFailure")]
    UdpSendMessagesPathAfFailurePayload(1412, 515);
    /// Payload of event 1413, `UdpSendMessagesPathNextHopMissingFailure`, version 0.
    #[doc(alias = "UdpSendMessagesPathNextHopMissingFailure")]
    UdpSendMessagesPathNextHopMissingFailurePayload(1413, 516);
    /// Payload of event 1414, `UdpSendMessagesPathNextHopAddrFailure`, version 0.
    #[doc(alias = "UdpSendMessagesPathNextHopAddrFailure")]
    UdpSendMessagesPathNextHopAddrFailurePayload(1414, 517);
}

static LAYOUTS_214: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_261, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_214, {
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(0);
    }
    /// Payload of event 1405, `UdpStartInetModuleFailure`, version 0.
    #[doc(alias = "UdpStartInetModuleFailure")]
    UdpStartInetModuleFailurePayload(1405, 508);
    /// Payload of event 1406, `UdpStartNlnpiClientFailure`, version 0.
    #[doc(alias = "UdpStartNlnpiClientFailure")]
    UdpStartNlnpiClientFailurePayload(1406, 509);
    /// Payload of event 1407, `UdpStartNsiProviderFailure`, version 0.
    #[doc(alias = "UdpStartNsiProviderFailure")]
    UdpStartNsiProviderFailurePayload(1407, 510);
    /// Payload of event 1408, `UdpStartTlnpiProviderFailure`, version 0.
    #[doc(alias = "UdpStartTlnpiProviderFailure")]
    UdpStartTlnpiProviderFailurePayload(1408, 511);
    /// Payload of event 1409, `UdpStartQosClientFailure`, version 0.
    #[doc(alias = "UdpStartQosClientFailure")]
    UdpStartQosClientFailurePayload(1409, 512);
    /// Payload of event 1591, `TcpipAllocHooksSetup`, version 0.
    #[doc(alias = "TcpipAllocHooksSetup")]
    TcpipAllocHooksSetupPayload(1591, 700);
}

static LAYOUTS_215: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_262, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_215, {
        /// Field `FailedQueueString`, `UnicodeString`.
        fn failed_queue_string -> Utf16Str<'a> = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
    }
    /// Payload of event 1410, `UdpStartEndpointModuleFailure`, version 0.
    #[doc(alias = "UdpStartEndpointModuleFailure")]
    UdpStartEndpointModuleFailurePayload(1410, 513);
}

static LAYOUTS_216: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_263, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_216, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(1);
        /// Field `SackIsLostSeq`, `UInt32`.
        fn sack_is_lost_seq -> u32 = get(2);
        /// Field `DupAckCount`, `UInt32`.
        fn dup_ack_count -> u32 = get(3);
    }
    /// Payload of event 1415, `TcpEarlyRetransmit`, version 0.
    #[doc(alias = "TcpEarlyRetransmit")]
    TcpEarlyRetransmitPayload(1415, 518);
}

static LAYOUTS_217: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_264, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_217, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SynRcvdLimit`, `UInt32`.
        fn syn_rcvd_limit -> u32 = get(1);
    }
    /// Payload of event 1416, `TcpFastopenSynRcvdLimit`, version 0.
    #[doc(alias = "TcpFastopenSynRcvdLimit")]
    TcpFastopenSynRcvdLimitPayload(1416, 519);
}

static LAYOUTS_218: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_265, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_218, {
        /// Field `Location`, `UInt32`.
        fn location -> u32 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
    }
    /// Payload of event 1417, `TcpFastopenKeyUpdateFailure`, version 0.
    #[doc(alias = "TcpFastopenKeyUpdateFailure")]
    TcpFastopenKeyUpdateFailurePayload(1417, 520);
}

static LAYOUTS_219: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_266, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_219, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `BytesToSend`, `UInt32`.
        fn bytes_to_send -> u32 = get(1);
        /// Field `SndNxt`, `UInt32`.
        fn snd_nxt -> u32 = get(2);
    }
    /// Payload of event 1418, `TcpLossRecoverySend`, version 0.
    #[doc(alias = "TcpLossRecoverySend")]
    TcpLossRecoverySendPayload(1418, 521);
    /// Payload of event 1419, `TcpLossRecoverySend1419`, version 0.
    #[doc(alias = "TcpLossRecoverySend1419")]
    TcpLossRecoverySend1419Payload(1419, 522);
    /// Payload of event 1420, `TcpLossRecoverySend1420`, version 0.
    #[doc(alias = "TcpLossRecoverySend1420")]
    TcpLossRecoverySend1420Payload(1420, 523);
    /// Payload of event 1421, `TcpLossRecoverySend1421`, version 0.
    #[doc(alias = "TcpLossRecoverySend1421")]
    TcpLossRecoverySend1421Payload(1421, 524);
}

static LAYOUTS_220: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_267, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_220, {
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(0);
        /// Field `PathDirection`, `UInt32`.
        fn path_direction -> u32 = get(1);
        /// Field `IcmpType`, `UInt32`.
        fn icmp_type -> maps::Icmpv4v6TypeValueMap = get(2);
        /// Field `IcmpCode`, `UInt32`.
        fn icmp_code -> u32 = get(3);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(4);
        /// Field `SourceAddressLength`, `UInt32`.
        fn source_address_length -> u32 = get(5);
        /// Field `SourceAddress`, `Binary`, `SourceAddressLength` bytes.
        fn source_address -> &'a [u8] = get(6);
        /// Field `DestAddressLength`, `UInt32`.
        fn dest_address_length -> u32 = get(7);
        /// Field `DestAddress`, `Binary`, `DestAddressLength` bytes.
        fn dest_address -> &'a [u8] = get(8);
    }
    /// Payload of event 1422, `IcmpSendRecv`, version 0.
    #[doc(alias = "IcmpSendRecv")]
    IcmpSendRecvPayload(1422, 525);
}

static LAYOUTS_221: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_268, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ABSENT]),
    layout(&super::PROVIDER, &PLACES_269, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_221, {
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(0);
        /// Field `PathDirection`, `UInt32`.
        fn path_direction -> u32 = get(1);
        /// Field `IcmpType`, `UInt32`.
        fn icmp_type -> u32 = get(2);
        /// Field `IcmpCode`, `UInt32`.
        fn icmp_code -> u32 = get(3);
        /// Field `DropReason`, `UInt32`.
        fn drop_reason -> u32 = get(4);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(5);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(6);
        /// Field `SourceAddressLength`, `UInt32`.
        fn source_address_length -> u32 = get(7);
        /// Field `SourceAddress`, `Binary`, `SourceAddressLength` bytes.
        fn source_address -> &'a [u8] = get(8);
        /// Field `DestAddressLength`, `UInt32`.
        fn dest_address_length -> u32 = get(9);
        /// Field `DestAddress`, `Binary`, `DestAddressLength` bytes.
        fn dest_address -> &'a [u8] = get(10);
        /// Field `IfIndex`, `UInt32`. Not in version 0.
        fn if_index -> Option<u32> = find(11);
    }
    /// Payload of event 1423, `IcmpPacketDrops`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "IcmpPacketDrops")]
    IcmpPacketDropsPayload(1423, 526);
}

static LAYOUTS_222: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_270, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_222, {
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(0);
        /// Field `PathDirection`, `UInt32`.
        fn path_direction -> u32 = get(1);
        /// Field `IcmpType`, `UInt32`.
        fn icmp_type -> u32 = get(2);
        /// Field `IcmpCode`, `UInt32`.
        fn icmp_code -> u32 = get(3);
        /// Field `DropReason`, `UInt32`.
        fn drop_reason -> maps::IcmpPacketDropReasonValueMap = get(4);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(5);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(6);
        /// Field `SourceAddressLength`, `UInt32`.
        fn source_address_length -> u32 = get(7);
        /// Field `SourceAddress`, `Binary`, `SourceAddressLength` bytes.
        fn source_address -> &'a [u8] = get(8);
        /// Field `DestAddressLength`, `UInt32`.
        fn dest_address_length -> u32 = get(9);
        /// Field `DestAddress`, `Binary`, `DestAddressLength` bytes.
        fn dest_address -> &'a [u8] = get(10);
    }
    /// Payload of event 1424, `IcmpEchoTimeout`, version 0.
    #[doc(alias = "IcmpEchoTimeout")]
    IcmpEchoTimeoutPayload(1424, 528);
}

static LAYOUTS_223: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_271, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_223, {
        /// Field `Component`, `UInt32`.
        fn component -> u32 = get(0);
        /// Field `Processor`, `UInt32`.
        fn processor -> u32 = get(1);
        /// Field `CurrentState`, `UInt32`.
        fn current_state -> maps::TcpipTimerStateValueMap = get(2);
        /// Field `ProcessorUsage`, `UInt32`.
        fn processor_usage -> u32 = get(3);
        /// Field `CurrentTick`, `UInt32`.
        fn current_tick -> u32 = get(4);
    }
    /// Payload of event 1425, `TcpipTimerStateChange`, version 0.
    #[doc(alias = "TcpipTimerStateChange")]
    TcpipTimerStateChangePayload(1425, 529);
}

static LAYOUTS_224: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_63, &[0, 1, 2, 3, ABSENT]),
    layout(&super::PROVIDER, &PLACES_272, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_224, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Injected`, `UnicodeString`.
        fn injected -> Utf16Str<'a> = get(1);
        /// Field `NumBytes`, `UInt32`.
        fn num_bytes -> u32 = get(2);
        /// Field `SndNxt`, `UInt32`.
        fn snd_nxt -> u32 = get(3);
        /// Field `ActivityID`, `Pointer`. Not in version 0.
        fn activity_id -> Option<u64> = find(4);
    }
    /// Payload of event 1426, `TcpSendComplete`, versions 0 and 1.
    #[doc(alias = "TcpSendComplete")]
    TcpSendCompletePayload(1426, 530);
}

static LAYOUTS_225: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_273, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_225, {
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `Private`, `UInt32`.
        fn private -> u32 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
    }
    /// Payload of event 1427, `IpCompartmentCreation`, version 0.
    #[doc(alias = "IpCompartmentCreation")]
    IpCompartmentCreationPayload(1427, 532);
    /// Payload of event 1428, `IpCompartmentDeletion`, version 0.
    #[doc(alias = "IpCompartmentDeletion")]
    IpCompartmentDeletionPayload(1428, 533);
    /// Payload of event 1431, `IpCompartmentCleanup`, version 0.
    #[doc(alias = "IpCompartmentCleanup")]
    IpCompartmentCleanupPayload(1431, 537);
}

static LAYOUTS_226: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_274, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, ABSENT]),
    layout(&super::PROVIDER, &PLACES_275, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_226, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(1);
        /// Field `SndWnd`, `UInt32`.
        fn snd_wnd -> u32 = get(2);
        /// Field `BytesAcked`, `UInt32`.
        fn bytes_acked -> u32 = get(3);
        /// Field `SeqNo`, `UInt32`.
        fn seq_no -> u32 = get(4);
        /// Field `InRecovery`, `UInt8`.
        fn in_recovery -> u8 = get(5);
        /// Field `TimeSinceLastLossMS`, `UInt64`.
        fn time_since_last_loss_ms -> u64 = get(6);
        /// Field `CubicCwnd`, `UInt64`.
        fn cubic_cwnd -> u64 = get(7);
        /// Field `AimdCwnd`, `UInt32`.
        fn aimd_cwnd -> u32 = get(8);
        /// Field `K`, `UInt64`.
        fn k -> u64 = get(9);
        /// Field `Wmax`, `UInt32`.
        fn wmax -> u32 = get(10);
        /// Field `LastWmax`, `UInt32`.
        fn last_wmax -> u32 = get(11);
        /// Field `MaxSndWnd`, `UInt32`.
        fn max_snd_wnd -> u32 = get(12);
        /// Field `IsLimitedSlowStart`, `UInt8`. Not in version 0.
        fn is_limited_slow_start -> Option<u8> = find(13);
    }
    /// Payload of event 1429, `TcpCubicDataTransferCumAck`, versions 0 and 1.
    #[doc(alias = "TcpCubicDataTransferCumAck")]
    TcpCubicDataTransferCumAckPayload(1429, 534);
}

static LAYOUTS_227: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_276, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_227, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(1);
        /// Field `SSThresh`, `UInt32`.
        fn ss_thresh -> u32 = get(2);
        /// Field `DupAckCount`, `UInt32`.
        fn dup_ack_count -> u32 = get(3);
        /// Field `SeqNo`, `UInt32`.
        fn seq_no -> u32 = get(4);
        /// Field `CwrMax`, `UInt32`.
        fn cwr_max -> u32 = get(5);
    }
    /// Payload of event 1430, `TcpCubicDataTransferDupAck`, version 0.
    #[doc(alias = "TcpCubicDataTransferDupAck")]
    TcpCubicDataTransferDupAckPayload(1430, 536);
}

static LAYOUTS_228: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_277, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_228, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
        /// Field `NetworkCategory`, `UInt32`.
        fn network_category -> u32 = get(3);
        /// Field `DomainNetworkLocation`, `UInt32`.
        fn domain_network_location -> maps::IpInterfaceDomainNetworkLocationValueMap = get(4);
        /// Field `DomainType`, `UInt32`.
        fn domain_type -> u32 = get(5);
        /// Field `NetworkSignature`, `GUID`.
        fn network_signature -> Guid = get(6);
    }
    /// Payload of event 1432, `IpUpdateInterfaceNetworkCategoryState`, version 0.
    #[doc(alias = "IpUpdateInterfaceNetworkCategoryState")]
    IpUpdateInterfaceNetworkCategoryStatePayload(1432, 538);
}

static LAYOUTS_229: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_278, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_229, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
        /// Field `PhysicalMediumType`, `UInt32`.
        fn physical_medium_type -> u32 = get(3);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(4);
    }
    /// Payload of event 1433, `IpInterfaceCreation`, version 0.
    #[doc(alias = "IpInterfaceCreation")]
    IpInterfaceCreationPayload(1433, 539);
    /// Payload of event 1434, `IpInterfaceDeletion`, version 0.
    #[doc(alias = "IpInterfaceDeletion")]
    IpInterfaceDeletionPayload(1434, 540);
    /// Payload of event 1435, `IpInterfaceCleanup`, version 0.
    #[doc(alias = "IpInterfaceCleanup")]
    IpInterfaceCleanupPayload(1435, 541);
}

static LAYOUTS_230: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_279, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_230, {
        /// Field `SubIfIndex`, `UInt32`.
        fn sub_if_index -> u32 = get(0);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(1);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(2);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(3);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(4);
    }
    /// Payload of event 1436, `IpSubInterfaceCreation`, version 0.
    #[doc(alias = "IpSubInterfaceCreation")]
    IpSubInterfaceCreationPayload(1436, 542);
    /// Payload of event 1437, `IpSubInterfaceDeletion`, version 0.
    #[doc(alias = "IpSubInterfaceDeletion")]
    IpSubInterfaceDeletionPayload(1437, 543);
    /// Payload of event 1438, `IpSubInterfaceCleanup`, version 0.
    #[doc(alias = "IpSubInterfaceCleanup")]
    IpSubInterfaceCleanupPayload(1438, 544);
}

static LAYOUTS_231: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_280, &[0, 1, 2, 3, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_281, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_231, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(3);
        /// Field `State`, `UInt32`. Not in version 0.
        fn state -> Option<u32> = find(4);
        /// Field `NotificationType`, `UInt32`. Not in version 0.
        fn notification_type -> Option<u32> = find(5);
    }
    /// Payload of event 1439, `IpInterfaceChangeNotification`, versions 0 and 1.
    #[doc(alias = "IpInterfaceChangeNotification")]
    IpInterfaceChangeNotificationPayload(1439, 545);
}

static LAYOUTS_232: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_282, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_232, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
        /// Field `OldConnectivityStatus`, `UInt32`.
        fn old_connectivity_status -> maps::IpInterfaceInternetConnectivityStatusValueMap = get(3);
        /// Field `NewConnectivityStatus`, `UInt32`.
        fn new_connectivity_status -> u32 = get(4);
    }
    /// Payload of event 1440, `IpInterfaceInternetConnectivityStatus`, version 0.
    #[doc(alias = "IpInterfaceInternetConnectivityStatus")]
    IpInterfaceInternetConnectivityStatusPayload(1440, 547);
}

static LAYOUTS_233: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_283, &[0, 1, 2, 3, 4, 5, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_284, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_233, {
        /// Field `SourceAddressLength`, `UInt32`.
        fn source_address_length -> u32 = get(0);
        /// Field `SourceAddress`, `Binary`, `SourceAddressLength` bytes.
        fn source_address -> &'a [u8] = get(1);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(2);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(3);
        /// Field `Protocol`, `AnsiString`.
        fn protocol -> AnsiStr<'a> = get(4);
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(5);
        /// Field `State`, `UInt32`. Not in version 0.
        fn state -> Option<u32> = find(6);
        /// Field `NotificationType`, `UInt32`. Not in version 0.
        fn notification_type -> Option<u32> = find(7);
        /// Field `DadState`, `UInt32`. Not in version 0.
        fn dad_state -> Option<u32> = find(8);
    }
    /// Payload of event 1441, `IpAddressChangeNotification`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "IpAddressChangeNotification")]
    IpAddressChangeNotificationPayload(1441, 548);
}

static LAYOUTS_234: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_285, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_286, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_234, {
        /// Field `DestinationPrefixAddressLength`, `UInt32`.
        fn destination_prefix_address_length -> u32 = get(0);
        /// Field `DestinationPrefix`, `Binary` shown as `IPv6`, `DestinationPrefixAddressLength` bytes.
        fn destination_prefix -> &'a [u8] = get(1);
        /// Field `NextHopAddressLength`, `UInt32`.
        fn next_hop_address_length -> u32 = get(2);
        /// Field `NextHopAddress`, `Binary` shown as `IPv6`, `NextHopAddressLength` bytes.
        fn next_hop_address -> &'a [u8] = get(3);
        /// Field `DestinationPrefixLength`, `UInt32`.
        fn destination_prefix_length -> u32 = get(4);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(5);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(6);
        /// Field `NotifyFlags`, `UInt64`.
        fn notify_flags -> u64 = get(7);
        /// Field `State`, `UInt32`. Not in version 0.
        fn state -> Option<u32> = find(8);
        /// Field `NotificationType`, `UInt32`. Not in version 0.
        fn notification_type -> Option<u32> = find(9);
    }
    /// Payload of event 1442, `IpRouteChangeNotification`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "IpRouteChangeNotification")]
    IpRouteChangeNotificationPayload(1442, 550);
}

static LAYOUTS_235: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_287, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_288, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_235, {
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(0);
        /// Field `IPAddress`, `Binary`, `IpAddrLength` bytes.
        fn ip_address -> &'a [u8] = get(1);
        /// Field `DlAddrLength`, `UInt32`.
        fn dl_addr_length -> u32 = get(2);
        /// Field `DLAddress`, `Binary`, `DlAddrLength` bytes.
        fn dl_address -> &'a [u8] = get(3);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(4);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(5);
        /// Field `NeighborState`, `UInt32`.
        fn neighbor_state -> u32 = get(6);
        /// Field `Reason`, `UInt32`.
        fn reason -> maps::IpNeighborChangeNotifyReasonValueMap = get(7);
        /// Field `NotificationState`, `UInt32`. Not in version 0.
        fn notification_state -> Option<u32> = find(8);
        /// Field `NotificationType`, `UInt32`. Not in version 0.
        fn notification_type -> Option<u32> = find(9);
    }
    /// Payload of event 1443, `IpNeighborChangeNotification`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "IpNeighborChangeNotification")]
    IpNeighborChangeNotificationPayload(1443, 552);
}

static LAYOUTS_236: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_289, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_236, {
        /// Field `SourceAddressLength`, `UInt32`.
        fn source_address_length -> u32 = get(0);
        /// Field `SourceAddress`, `Binary`, `SourceAddressLength` bytes.
        fn source_address -> &'a [u8] = get(1);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(2);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(3);
        /// Field `OldDadState`, `UInt32`.
        fn old_dad_state -> u32 = get(4);
        /// Field `NewDadState`, `UInt32`.
        fn new_dad_state -> u32 = get(5);
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(6);
    }
    /// Payload of event 1444, `IpAddressDadStateChange`, version 0.
    #[doc(alias = "IpAddressDadStateChange")]
    IpAddressDadStateChangePayload(1444, 554);
}

static LAYOUTS_237: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_290, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_237, {
        /// Field `DestinationPrefixAddressLength`, `UInt32`.
        fn destination_prefix_address_length -> u32 = get(0);
        /// Field `DestinationPrefix`, `Binary` shown as `IPv6`, `DestinationPrefixAddressLength` bytes.
        fn destination_prefix -> &'a [u8] = get(1);
        /// Field `NextHopAddressLength`, `UInt32`.
        fn next_hop_address_length -> u32 = get(2);
        /// Field `NextHopAddress`, `Binary` shown as `IPv6`, `NextHopAddressLength` bytes.
        fn next_hop_address -> &'a [u8] = get(3);
        /// Field `DestinationPrefixLength`, `UInt32`.
        fn destination_prefix_length -> u32 = get(4);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(5);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(6);
        /// Field `OldState`, `UInt32`.
        fn old_state -> maps::IpRouteStateValueMap = get(7);
        /// Field `NewState`, `UInt32`.
        fn new_state -> u32 = get(8);
        /// Field `OldProbeCount`, `UInt32`.
        fn old_probe_count -> u32 = get(9);
        /// Field `NewProbeCount`, `UInt32`.
        fn new_probe_count -> u32 = get(10);
        /// Field `OldUnreachablePaths`, `UInt32`.
        fn old_unreachable_paths -> u32 = get(11);
        /// Field `NewUnreachablePaths`, `UInt32`.
        fn new_unreachable_paths -> u32 = get(12);
        /// Field `OldMovedPaths`, `UInt32`.
        fn old_moved_paths -> u32 = get(13);
        /// Field `NewMovedPaths`, `UInt32`.
        fn new_moved_paths -> u32 = get(14);
        /// Field `TotalPaths`, `UInt32`.
        fn total_paths -> u32 = get(15);
        /// Field `OldStateChangeTick`, `UInt32`.
        fn old_state_change_tick -> u32 = get(16);
        /// Field `NewStateChangeTick`, `UInt32`.
        fn new_state_change_tick -> u32 = get(17);
        /// Field `DgdNeedsReset`, `UInt32`.
        fn dgd_needs_reset -> u32 = get(18);
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(19);
    }
    /// Payload of event 1445, `IpRouteDGDStateChange`, version 0.
    #[doc(alias = "IpRouteDGDStateChange")]
    IpRouteDgdStateChangePayload(1445, 555);
}

static LAYOUTS_238: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_291, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_238, {
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(0);
        /// Field `Address`, `Binary`, `AddressLength` bytes.
        fn address -> &'a [u8] = get(1);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(2);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(3);
        /// Field `SkipLocal`, `UInt32`.
        fn skip_local -> u32 = get(4);
        /// Field `SkipOnLink`, `UInt32`.
        fn skip_on_link -> u32 = get(5);
    }
    /// Payload of event 1446, `IpInterfaceDisconnect`, version 0.
    #[doc(alias = "IpInterfaceDisconnect")]
    IpInterfaceDisconnectPayload(1446, 556);
}

static LAYOUTS_239: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_292, &[0, 1, 2, 3, 4, ABSENT, ABSENT, ABSENT, 5]),
    layout(&super::PROVIDER, &PLACES_293, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_239, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(1);
        /// Field `SndWnd`, `UInt32`.
        fn snd_wnd -> u32 = get(2);
        /// Field `BytesAvailable`, `UInt32`.
        fn bytes_available -> u32 = get(3);
        /// Field `BytesOutstanding`, `UInt32`.
        fn bytes_outstanding -> u32 = get(4);
        /// Field `QuantizedAllowance`, `UInt32`. Not in version 0.
        fn quantized_allowance -> Option<u32> = find(5);
        /// Field `Allowance`, `UInt32`. Not in version 0.
        fn allowance -> Option<u32> = find(6);
        /// Field `OriginalBytesToSend`, `UInt32`. Not in version 0.
        fn original_bytes_to_send -> Option<u32> = find(7);
        /// Field `ChunkSize`, `UInt32`. Not in version 1.
        fn chunk_size -> Option<u32> = find(8);
    }
    /// Payload of event 1447, `TcpPacingSend`, versions 0 and 1.
    #[doc(alias = "TcpPacingSend")]
    TcpPacingSendPayload(1447, 557);
}

static LAYOUTS_240: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_294, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_240, {
        /// Field `Fallback`, `Pointer`.
        fn fallback -> u64 = get(0);
        /// Field `Feature`, `UInt32`.
        fn feature -> maps::FeatureFallbackIndexValueMap = get(1);
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(2);
        /// Field `Confidence`, `Int32`.
        fn confidence -> i32 = get(3);
        /// Field `Successes`, `UInt32`.
        fn successes -> u32 = get(4);
        /// Field `Failures`, `UInt32`.
        fn failures -> u32 = get(5);
    }
    /// Payload of event 1448, `FeatureFallback`, version 0.
    #[doc(alias = "FeatureFallback")]
    FeatureFallbackPayload(1448, 559);
}

static LAYOUTS_241: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_295, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_241, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
    }
    /// Payload of event 1449, `TcpLoopbackFastPathSuccess`, version 0.
    #[doc(alias = "TcpLoopbackFastPathSuccess")]
    TcpLoopbackFastPathSuccessPayload(1449, 560);
    /// Payload of event 1474, `TcpFastopenRequested`, version 0.
    #[doc(alias = "TcpFastopenRequested")]
    TcpFastopenRequestedPayload(1474, 589);
    /// Payload of event 1549, `TcpSendTrackerEnabled`, version 0.
    #[doc(alias = "TcpSendTrackerEnabled")]
    TcpSendTrackerEnabledPayload(1549, 670);
}

static LAYOUTS_242: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_296, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_242, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
        /// Field `Reason`, `UInt32`.
        fn reason -> maps::IpRouterInformationChangeNotifyReasonValueMap = get(3);
    }
    /// Payload of event 1450, `IpRouterInformationChangeNotification`, version 0.
    #[doc(alias = "IpRouterInformationChangeNotification")]
    IpRouterInformationChangeNotificationPayload(1450, 561);
}

static LAYOUTS_243: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_297, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_243, {
        /// Field `Event`, `UInt32`.
        fn event_ -> u32 = get(0);
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(1);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(2);
        /// Field `RouterAddrLength`, `UInt32`.
        fn router_addr_length -> u32 = get(3);
        /// Field `RouterAddress`, `Binary`, `RouterAddrLength` bytes.
        fn router_address -> &'a [u8] = get(4);
        /// Field `DnsAddrLength`, `UInt32`.
        fn dns_addr_length -> u32 = get(5);
        /// Field `DNSServerAddress`, `Binary`, `DnsAddrLength` bytes.
        fn dns_server_address -> &'a [u8] = get(6);
        /// Field `DNSSuffix`, `AnsiString`.
        fn dns_suffix -> AnsiStr<'a> = get(7);
        /// Field `Lifetime`, `UInt32`.
        fn lifetime -> u32 = get(8);
    }
    /// Payload of event 1451, `IpRaDnsEvent`, version 0.
    #[doc(alias = "IpRaDnsEvent")]
    IpRaDnsEventPayload(1451, 562);
}

static LAYOUTS_244: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_298, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_244, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `Compartment`, `UInt32`.
        fn compartment -> u32 = get(1);
        /// Field `DestinationPrefixAddressLength`, `UInt32`.
        fn destination_prefix_address_length -> u32 = get(2);
        /// Field `DestinationPrefix`, `Binary` shown as `IPv6`, `DestinationPrefixAddressLength` bytes.
        fn destination_prefix -> &'a [u8] = get(3);
        /// Field `DestinationPrefixLength`, `UInt32`.
        fn destination_prefix_length -> u32 = get(4);
        /// Field `NextHopAddressLength`, `UInt32`.
        fn next_hop_address_length -> u32 = get(5);
        /// Field `NextHopAddress`, `Binary` shown as `IPv6`, `NextHopAddressLength` bytes.
        fn next_hop_address -> &'a [u8] = get(6);
        /// Field `Metric`, `UInt32`.
        fn metric -> u32 = get(7);
        /// Field `State`, `UInt32`.
        fn state -> u32 = get(8);
        /// Field `Origin`, `UInt32`.
        fn origin -> maps::IpRouteOriginValueMap = get(9);
        /// Field `Age`, `UInt64`.
        fn age -> u64 = get(10);
        /// Field `ValidLifetime`, `UInt64`.
        fn valid_lifetime -> u64 = get(11);
        /// Field `PreferredLifetime`, `UInt64`.
        fn preferred_lifetime -> u64 = get(12);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(13);
    }
    /// Payload of event 1452, `IpRouteRundown`, version 0.
    #[doc(alias = "IpRouteRundown")]
    IpRouteRundownPayload(1452, 563);
}

static LAYOUTS_245: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_299, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_245, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(1);
        /// Field `SSThresh`, `UInt32`.
        fn ss_thresh -> u32 = get(2);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(3);
    }
    /// Payload of event 1453, `TcpCubicDataTransferEcn`, version 0.
    #[doc(alias = "TcpCubicDataTransferEcn")]
    TcpCubicDataTransferEcnPayload(1453, 564);
}

static LAYOUTS_246: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_300, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_246, {
        /// Field `Owner`, `Pointer`.
        fn owner -> u64 = get(0);
        /// Field `InspectHandle`, `Pointer`.
        fn inspect_handle -> u64 = get(1);
        /// Field `InspectType`, `UInt32`.
        fn inspect_type -> u32 = get(2);
        /// Field `InspectAction`, `UInt32`.
        fn inspect_action -> maps::InetInspectActionValueMap = get(3);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(4);
    }
    /// Payload of event 1454, `InetInspect`, version 0.
    #[doc(alias = "InetInspect")]
    InetInspectPayload(1454, 565);
}

static LAYOUTS_247: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_301, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_247, {
        /// Field `Owner`, `Pointer`.
        fn owner -> u64 = get(0);
        /// Field `InspectHandle`, `Pointer`.
        fn inspect_handle -> u64 = get(1);
        /// Field `InspectType`, `UInt32`.
        fn inspect_type -> u32 = get(2);
        /// Field `InspectPort`, `UInt32`.
        fn inspect_port -> maps::InetInspectPortActionValueMap = get(3);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(4);
    }
    /// Payload of event 1455, `InetInspect1455`, version 0.
    #[doc(alias = "InetInspect1455")]
    InetInspect1455Payload(1455, 566);
}

static LAYOUTS_248: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_302, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_248, {
        /// Field `Fallback`, `Pointer`.
        fn fallback -> u64 = get(0);
        /// Field `Feature`, `UInt32`.
        fn feature -> u32 = get(1);
        /// Field `Failed`, `UInt32`.
        fn failed -> u32 = get(2);
        /// Field `Succeeded`, `UInt32`.
        fn succeeded -> u32 = get(3);
        /// Field `InProbe`, `UInt32`.
        fn in_probe -> u32 = get(4);
        /// Field `PathsProbed`, `UInt32`.
        fn paths_probed -> u32 = get(5);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(6);
    }
    /// Payload of event 1456, `FeatureFallback1456`, version 0.
    #[doc(alias = "FeatureFallback1456")]
    FeatureFallback1456Payload(1456, 567);
    /// Payload of event 1457, `FeatureFallback1457`, version 0.
    #[doc(alias = "FeatureFallback1457")]
    FeatureFallback1457Payload(1457, 568);
    /// Payload of event 1458, `FeatureFallback1458`, version 0.
    #[doc(alias = "FeatureFallback1458")]
    FeatureFallback1458Payload(1458, 569);
    /// Payload of event 1459, `FeatureFallback1459`, version 0.
    #[doc(alias = "FeatureFallback1459")]
    FeatureFallback1459Payload(1459, 570);
    /// Payload of event 1460, `FeatureFallback1460`, version 0.
    #[doc(alias = "FeatureFallback1460")]
    FeatureFallback1460Payload(1460, 571);
}

static LAYOUTS_249: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_303, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_249, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `FastopenState`, `UInt32`.
        fn fastopen_state -> u32 = get(1);
        /// Field `DataBytesIn`, `UInt64`.
        fn data_bytes_in -> u64 = get(2);
        /// Field `ShutdownStatus`, `UInt32`.
        fn shutdown_status -> u32 = get(3);
        /// Field `ProbeStatus`, `UInt32`.
        fn probe_status -> u32 = get(4);
    }
    /// Payload of event 1461, `TcpFastopenFallbackUpdate`, version 0.
    #[doc(alias = "TcpFastopenFallbackUpdate")]
    TcpFastopenFallbackUpdatePayload(1461, 572);
}

static LAYOUTS_250: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_304, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_250, {
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(0);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(1);
        /// Field `Feature`, `UInt32`.
        fn feature -> u32 = get(2);
        /// Field `ConnectivityStatus`, `UInt32`.
        fn connectivity_status -> u32 = get(3);
    }
    /// Payload of event 1462, `FeatureFallbackNcsiNoConnectivity`, version 0.
    #[doc(alias = "FeatureFallbackNcsiNoConnectivity")]
    FeatureFallbackNcsiNoConnectivityPayload(1462, 573);
}

static LAYOUTS_251: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_305, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_251, {
        /// Field `Feature`, `UInt32`.
        fn feature -> u32 = get(0);
    }
    /// Payload of event 1463, `FeatureFallbackLoopback`, version 0.
    #[doc(alias = "FeatureFallbackLoopback")]
    FeatureFallbackLoopbackPayload(1463, 574);
    /// Payload of event 1469, `FeatureFallbackNoNextHop`, version 0.
    #[doc(alias = "FeatureFallbackNoNextHop")]
    FeatureFallbackNoNextHopPayload(1469, 583);
}

static LAYOUTS_252: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_306, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_252, {
        /// Field `BaseEndpoint`, `Pointer`.
        fn base_endpoint -> u64 = get(0);
    }
    /// Payload of event 1464, `TcpFastopenIncompatCallout`, version 0.
    #[doc(alias = "TcpFastopenIncompatCallout")]
    TcpFastopenIncompatCalloutPayload(1464, 575);
}

static LAYOUTS_253: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_307, &[0, 1, 2, 3, 4, 5, 6, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_308, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_253, {
        /// Field `Compartment`, `UInt32`.
        fn compartment -> u32 = get(0);
        /// Field `DestinationAddrLength`, `UInt32`.
        fn destination_addr_length -> u32 = get(1);
        /// Field `DestinationAddress`, `Binary`, `DestinationAddrLength` bytes.
        fn destination_address -> &'a [u8] = get(2);
        /// Field `ConstrainSourceAddrLength`, `UInt32`.
        fn constrain_source_addr_length -> u32 = get(3);
        /// Field `ConstrainSourceAddress`, `Binary`, `ConstrainSourceAddrLength` bytes.
        fn constrain_source_address -> &'a [u8] = get(4);
        /// Field `ConstrainInterfaceIndex`, `UInt32`.
        fn constrain_interface_index -> u32 = get(5);
        /// Field `ConstraintFlags`, `UInt32`.
        fn constraint_flags -> u32 = get(6);
        /// Field `TransportProtocol`, `UInt32`. Not in version 0.
        fn transport_protocol -> Option<u32> = find(7);
        /// Field `IcmpType`, `UInt8`. Not in version 0.
        fn icmp_type -> Option<u8> = find(8);
        /// Field `IcmpCode`, `UInt8`. Not in version 0.
        fn icmp_code -> Option<u8> = find(9);
    }
    /// Payload of event 1465, `TcpipSourceConstraint`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "TcpipSourceConstraint")]
    TcpipSourceConstraintPayload(1465, 576);
}

static LAYOUTS_254: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_309, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_254, {
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(0);
        /// Field `LocalAddress`, `Binary`, `AddressLength` bytes.
        fn local_address -> &'a [u8] = get(1);
        /// Field `RemoteAddress`, `Binary`, `AddressLength` bytes.
        fn remote_address -> &'a [u8] = get(2);
        /// Field `PartitionId`, `UInt64`.
        fn partition_id -> u64 = get(3);
        /// Field `NumEntries`, `UInt64`.
        fn num_entries -> u64 = get(4);
    }
    /// Payload of event 1466, `RemoteEndpoint1466`, version 0.
    #[doc(alias = "RemoteEndpoint1466")]
    RemoteEndpoint1466Payload(1466, 578);
    /// Payload of event 1467, `RemoteEndpoint1467`, version 0.
    #[doc(alias = "RemoteEndpoint1467")]
    RemoteEndpoint1467Payload(1467, 579);
}

static LAYOUTS_255: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_10, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT, ABSENT, 8]),
    layout(&super::PROVIDER, &PLACES_310, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_255, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(1);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(2);
        /// Field `RemoteAddress`, `Binary` shown as `SocketAddress`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(3);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(4);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(5);
        /// Field `Compartment`, `UInt32`.
        fn compartment -> u32 = get(6);
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(7);
        /// Field `ProcessStartKey`, `UInt64`. Not in versions 0 and 1.
        fn process_start_key -> Option<u64> = find(8);
        /// Field `Reason`, `UInt32`. Not in versions 0 and 1.
        fn reason -> Option<u32> = find(9);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in versions 0 and 2.
        fn process_sequence_number -> Option<u64> = find(10);
    }
    /// Payload of event 1468, `TcpSystemAbortTcb`, versions 0, 1 and 2.
    ///
    /// Lengths, counts and forms of values are those that version 1 states for the same fields.
    #[doc(alias = "TcpSystemAbortTcb")]
    TcpSystemAbortTcbPayload(1468, 580);
}

static LAYOUTS_256: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_311, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_256, {
        /// Field `AcquireType`, `UInt32`.
        fn acquire_type -> u32 = get(0);
        /// Field `Port`, `UInt16`.
        fn port -> u16 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(3);
        /// Field `Compartment`, `UInt32`.
        fn compartment -> u32 = get(4);
    }
    /// Payload of event 1472, `InetWakeAcquirePort`, version 0.
    #[doc(alias = "InetWakeAcquirePort")]
    InetWakeAcquirePortPayload(1472, 587);
}

static LAYOUTS_257: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_312, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_257, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Location`, `UInt32`.
        fn location -> u32 = get(1);
    }
    /// Payload of event 1473, `TcpSackUpdateLimitReached`, version 0.
    #[doc(alias = "TcpSackUpdateLimitReached")]
    TcpSackUpdateLimitReachedPayload(1473, 588);
}

static LAYOUTS_258: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_313, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_258, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `State`, `UInt16`.
        fn state -> maps::TcpCubicHystartStateValueMap = get(1);
        /// Field `Cwnd`, `UInt32`.
        fn cwnd -> u32 = get(2);
        /// Field `SSThresh`, `UInt32`.
        fn ss_thresh -> u32 = get(3);
    }
    /// Payload of event 1475, `TcpCubicHystartStateChange`, version 0.
    #[doc(alias = "TcpCubicHystartStateChange")]
    TcpCubicHystartStateChangePayload(1475, 590);
}

static LAYOUTS_259: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_314, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_259, {
        /// Field `Nbl`, `Pointer`.
        fn nbl -> u64 = get(0);
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(1);
        /// Field `Compartment`, `UInt32`.
        fn compartment -> u32 = get(2);
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(3);
        /// Field `DestinationAddress`, `Binary`, `AddressLength` bytes.
        fn destination_address -> &'a [u8] = get(4);
        /// Field `SourceAddress`, `Binary`, `AddressLength` bytes.
        fn source_address -> &'a [u8] = get(5);
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(6);
    }
    /// Payload of event 1476, `TcpipLoopbackPacketTransmit`, version 0.
    #[doc(alias = "TcpipLoopbackPacketTransmit")]
    TcpipLoopbackPacketTransmitPayload(1476, 591);
}

static LAYOUTS_260: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_315,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, ABSENT, ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_316,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45
        ]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_260, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `DataBytesOut`, `UInt64`.
        fn data_bytes_out -> u64 = get(1);
        /// Field `DataBytesIn`, `UInt64`.
        fn data_bytes_in -> u64 = get(2);
        /// Field `DataSegmentsOut`, `UInt64`.
        fn data_segments_out -> u64 = get(3);
        /// Field `DataSegmentsIn`, `UInt64`.
        fn data_segments_in -> u64 = get(4);
        /// Field `SegmentsOut`, `UInt64`.
        fn segments_out -> u64 = get(5);
        /// Field `SegmentsIn`, `UInt64`.
        fn segments_in -> u64 = get(6);
        /// Field `NonRecovDa`, `UInt32`.
        fn non_recov_da -> u32 = get(7);
        /// Field `NonRecovDaEpisodes`, `UInt32`.
        fn non_recov_da_episodes -> u32 = get(8);
        /// Field `DupAcksIn`, `UInt32`.
        fn dup_acks_in -> u32 = get(9);
        /// Field `BytesRetrans`, `UInt32`.
        fn bytes_retrans -> u32 = get(10);
        /// Field `Timeouts`, `UInt32`.
        fn timeouts -> u32 = get(11);
        /// Field `SpuriousRtoDetections`, `UInt32`.
        fn spurious_rto_detections -> u32 = get(12);
        /// Field `FastRetran`, `UInt32`.
        fn fast_retran -> u32 = get(13);
        /// Field `MaxSsthresh`, `UInt32`.
        fn max_ssthresh -> u32 = get(14);
        /// Field `MaxSsCwnd`, `UInt32`.
        fn max_ss_cwnd -> u32 = get(15);
        /// Field `MaxCaCwnd`, `UInt32`.
        fn max_ca_cwnd -> u32 = get(16);
        /// Field `SndLimTransRwin`, `UInt32`.
        fn snd_lim_trans_rwin -> u32 = get(17);
        /// Field `SndLimTimeRwin`, `UInt32`.
        fn snd_lim_time_rwin -> u32 = get(18);
        /// Field `SndLimBytesRwin`, `UInt64`.
        fn snd_lim_bytes_rwin -> u64 = get(19);
        /// Field `SndLimTransCwnd`, `UInt32`.
        fn snd_lim_trans_cwnd -> u32 = get(20);
        /// Field `SndLimTimeCwnd`, `UInt32`.
        fn snd_lim_time_cwnd -> u32 = get(21);
        /// Field `SndLimBytesCwnd`, `UInt64`.
        fn snd_lim_bytes_cwnd -> u64 = get(22);
        /// Field `SndLimTransSnd`, `UInt32`.
        fn snd_lim_trans_snd -> u32 = get(23);
        /// Field `SndLimTimeRSnd`, `UInt32`.
        fn snd_lim_time_rsnd -> u32 = get(24);
        /// Field `SndLimBytesRSnd`, `UInt64`.
        fn snd_lim_bytes_rsnd -> u64 = get(25);
        /// Field `ConnectionTimeMs`, `UInt64`.
        fn connection_time_ms -> u64 = get(26);
        /// Field `TimestampsEnabled`, `UInt32`.
        fn timestamps_enabled -> u32 = get(27);
        /// Field `RttUs`, `UInt32`.
        fn rtt_us -> u32 = get(28);
        /// Field `MinRttUs`, `UInt32`.
        fn min_rtt_us -> u32 = get(29);
        /// Field `MaxRttUs`, `UInt32`.
        fn max_rtt_us -> u32 = get(30);
        /// Field `SynRetrans`, `UInt32`.
        fn syn_retrans -> u32 = get(31);
        /// Field `CongestionAlgorithm`, `UInt32`.
        fn congestion_algorithm -> u32 = get(32);
        /// Field `State`, `UInt32`.
        fn state -> u32 = get(33);
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(34);
        /// Field `LocalAddress`, `Binary` shown as `SocketAddress`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(35);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(36);
        /// Field `RemoteAddress`, `Binary` shown as `SocketAddress`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(37);
        /// Field `CWnd`, `UInt32`.
        fn cwnd -> u32 = get(38);
        /// Field `SsThresh`, `UInt32`.
        fn ss_thresh -> u32 = get(39);
        /// Field `RcvWnd`, `UInt32`.
        fn rcv_wnd -> u32 = get(40);
        /// Field `RcvBuf`, `UInt32`.
        fn rcv_buf -> u32 = get(41);
        /// Field `SndWnd`, `UInt32`.
        fn snd_wnd -> u32 = get(42);
        /// Field `InterfaceIndex`, `UInt32`. Not in version 0.
        fn interface_index -> Option<u32> = find(43);
        /// Field `LocalPort`, `UInt32`. Not in version 0.
        fn local_port -> Option<u32> = find(44);
        /// Field `IsLoopback`, `Boolean`. Not in version 0.
        fn is_loopback -> Option<bool> = find(45);
    }
    /// Payload of event 1477, `TcpConnectionSummary1477`, versions 0 and 1.
    ///
    /// Lengths, counts and forms of values are those that version 0 states for the same fields.
    #[doc(alias = "TcpConnectionSummary1477")]
    TcpConnectionSummary1477Payload(1477, 592);
}

static LAYOUTS_261: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_317, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_261, {
        /// Field `PathDirection`, `UInt32`.
        fn path_direction -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(2);
        /// Field `PacketCount`, `UInt32`.
        fn packet_count -> u32 = get(3);
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(4);
        /// Field `Data`, `UInt32`.
        fn data -> u32 = get(5);
    }
    /// Payload of event 1478, `TcpipFramingPacketDrops`, version 0.
    #[doc(alias = "TcpipFramingPacketDrops")]
    TcpipFramingPacketDropsPayload(1478, 594);
}

static LAYOUTS_262: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_318, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_262, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
        /// Field `LocalSockAddrLength`, `UInt32`.
        fn local_sock_addr_length -> u32 = get(3);
        /// Field `LocalSockAddr`, `Binary` shown as `SocketAddress`, `LocalSockAddrLength` bytes.
        fn local_sock_addr -> &'a [u8] = get(4);
        /// Field `RemoteSockAddrLength`, `UInt32`.
        fn remote_sock_addr_length -> u32 = get(5);
        /// Field `RemoteSockAddr`, `Binary` shown as `SocketAddress`, `RemoteSockAddrLength` bytes.
        fn remote_sock_addr -> &'a [u8] = get(6);
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(7);
    }
    /// Payload of event 1479, `TcpRstSend`, version 0.
    #[doc(alias = "TcpRstSend")]
    TcpRstSendPayload(1479, 595);
}

static LAYOUTS_263: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_319, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ABSENT]),
    layout(&super::PROVIDER, &PLACES_320, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_263, {
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(0);
        /// Field `LocalSockAddrLength`, `UInt32`.
        fn local_sock_addr_length -> u32 = get(1);
        /// Field `LocalSockAddr`, `Binary` shown as `SocketAddress`, `LocalSockAddrLength` bytes.
        fn local_sock_addr -> &'a [u8] = get(2);
        /// Field `RemoteSockAddrLength`, `UInt32`.
        fn remote_sock_addr_length -> u32 = get(3);
        /// Field `RemoteSockAddr`, `Binary` shown as `SocketAddress`, `RemoteSockAddrLength` bytes.
        fn remote_sock_addr -> &'a [u8] = get(4);
        /// Field `TcpState`, `UInt32`.
        fn tcp_state -> u32 = get(5);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(6);
        /// Field `Hour`, `UInt16`.
        fn hour -> u16 = get(7);
        /// Field `Minute`, `UInt16`.
        fn minute -> u16 = get(8);
        /// Field `Second`, `UInt16`.
        fn second -> u16 = get(9);
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(10);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in version 0.
        fn process_sequence_number -> Option<u64> = find(11);
    }
    /// Payload of event 1480, `TcpRecentConnectionFailure`, versions 0 and 1.
    #[doc(alias = "TcpRecentConnectionFailure")]
    TcpRecentConnectionFailurePayload(1480, 596);
}

static LAYOUTS_264: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_321, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_264, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SackIsLostSeq`, `UInt32`.
        fn sack_is_lost_seq -> u32 = get(1);
        /// Field `SackInFlight`, `UInt32`.
        fn sack_in_flight -> u32 = get(2);
        /// Field `SackBytes`, `UInt32`.
        fn sack_bytes -> u32 = get(3);
        /// Field `SackIsLost`, `UInt32`.
        fn sack_is_lost -> u32 = get(4);
        /// Field `SsThresh`, `UInt32`.
        fn ss_thresh -> u32 = get(5);
        /// Field `HeadSeq`, `UInt32`.
        fn head_seq -> u32 = get(6);
        /// Field `AckedData`, `UInt32`.
        fn acked_data -> u32 = get(7);
        /// Field `BytesInFlight`, `UInt32`.
        fn bytes_in_flight -> u32 = get(8);
        /// Field `BytesToSend`, `Int64`.
        fn bytes_to_send -> i64 = get(9);
        /// Field `PrrDelivered`, `UInt32`.
        fn prr_delivered -> u32 = get(10);
        /// Field `PrrOut`, `UInt32`.
        fn prr_out -> u32 = get(11);
    }
    /// Payload of event 1481, `TcpPrrSend`, version 0.
    #[doc(alias = "TcpPrrSend")]
    TcpPrrSendPayload(1481, 598);
}

static LAYOUTS_265: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_322, &[0, 1, 2, 3, 4, 5, ABSENT, 6]),
    layout(&super::PROVIDER, &PLACES_323, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_265, {
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(0);
        /// Field `SegmentSize`, `UInt32`.
        fn segment_size -> u32 = get(1);
        /// Field `MessageLength`, `UInt64`.
        fn message_length -> u64 = get(2);
        /// Field `HwDatagrams`, `UInt32`.
        fn hw_datagrams -> u32 = get(3);
        /// Field `HwSegments`, `UInt32`.
        fn hw_segments -> u32 = get(4);
        /// Field `SwSegments`, `UInt32`.
        fn sw_segments -> u32 = get(5);
        /// Field `SubMssSegments`, `UInt32`. Not in version 0.
        fn sub_mss_segments -> Option<u32> = find(6);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(7);
    }
    /// Payload of event 1482, `UdpSegmentMessage`, versions 0 and 1.
    #[doc(alias = "UdpSegmentMessage")]
    UdpSegmentMessagePayload(1482, 599);
}

static LAYOUTS_266: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_324, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_266, {
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(0);
        /// Field `FailureReason`, `UInt32`.
        fn failure_reason -> maps::UdpOffloadFailureReasonValueMap = get(1);
        /// Field `SegmentSize`, `UInt32`.
        fn segment_size -> u32 = get(2);
        /// Field `LocalSockAddrLength`, `UInt32`.
        fn local_sock_addr_length -> u32 = get(3);
        /// Field `LocalSockAddr`, `Binary` shown as `SocketAddress`, `LocalSockAddrLength` bytes.
        fn local_sock_addr -> &'a [u8] = get(4);
        /// Field `RemoteSockAddrLength`, `UInt32`.
        fn remote_sock_addr_length -> u32 = get(5);
        /// Field `RemoteSockAddr`, `Binary` shown as `SocketAddress`, `RemoteSockAddrLength` bytes.
        fn remote_sock_addr -> &'a [u8] = get(6);
    }
    /// Payload of event 1483, `UdpUsoFallback`, version 0.
    #[doc(alias = "UdpUsoFallback")]
    UdpUsoFallbackPayload(1483, 601);
}

static LAYOUTS_267: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_325, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_267, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `FailureCode`, `UInt32`.
        fn failure_code -> u32 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
    }
    /// Payload of event 1484, `TcpipFramingInterfaceBindFailure`, version 0.
    #[doc(alias = "TcpipFramingInterfaceBindFailure")]
    TcpipFramingInterfaceBindFailurePayload(1484, 602);
}

static LAYOUTS_268: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_326, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_268, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `OID`, `UInt32`.
        fn oid -> u32 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
    }
    /// Payload of event 1485, `TcpipFramingOidFailure`, version 0.
    #[doc(alias = "TcpipFramingOidFailure")]
    TcpipFramingOidFailurePayload(1485, 603);
}

static LAYOUTS_269: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_327, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_269, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `NdisStatus`, `UInt32`.
        fn ndis_status -> u32 = get(2);
    }
    /// Payload of event 1486, `TcpipStatusIndication`, version 0.
    #[doc(alias = "TcpipStatusIndication")]
    TcpipStatusIndicationPayload(1486, 604);
}

static LAYOUTS_270: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_328, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_270, {
        /// Field `SocketOptionLevel`, `UInt32`.
        fn socket_option_level -> maps::SocketOptLevelValueMap = get(0);
        /// Field `SocketOptionValue`, `UInt32`.
        fn socket_option_value -> u32 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 1487, `IpSessionFailure`, version 0.
    #[doc(alias = "IpSessionFailure")]
    IpSessionFailurePayload(1487, 605);
}

static LAYOUTS_271: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_329, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_271, {
        /// Field `SocketIoctl`, `UInt32`.
        fn socket_ioctl -> maps::SocketIoctlValueMap = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
    }
    /// Payload of event 1488, `IpSessionFailure1488`, version 0.
    #[doc(alias = "IpSessionFailure1488")]
    IpSessionFailure1488Payload(1488, 606);
}

static LAYOUTS_272: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_330, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_272, {
        /// Field `RequestType`, `UInt32`.
        fn request_type -> maps::SessionMulticastOperationTypeValueMap = get(0);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(1);
        /// Field `IPv4SourceAddress`, `UInt32` shown as `IPv4`.
        fn ipv4_source_address -> u32 = get(2);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(3);
        /// Field `IpSourceAddrLength`, `UInt32`.
        fn ip_source_addr_length -> u32 = get(4);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(5);
        /// Field `IPv6SourceAddress`, `Binary` shown as `IPv6`, `IpSourceAddrLength` bytes.
        fn ipv6_source_address -> &'a [u8] = get(6);
        /// Field `FailureReason`, `UInt32`.
        fn failure_reason -> u32 = get(7);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(8);
    }
    /// Payload of event 1489, `IpSessionMulticastOperation`, version 0.
    #[doc(alias = "IpSessionMulticastOperation")]
    IpSessionMulticastOperationPayload(1489, 607);
}

static LAYOUTS_273: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_331, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_273, {
        /// Field `RequestType`, `UInt32`.
        fn request_type -> u32 = get(0);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(1);
        /// Field `IPv4SourceAddress`, `UInt32` shown as `IPv4`.
        fn ipv4_source_address -> u32 = get(2);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(3);
        /// Field `IpSourceAddrLength`, `UInt32`.
        fn ip_source_addr_length -> u32 = get(4);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(5);
        /// Field `IPv6SourceAddress`, `Binary` shown as `IPv6`, `IpSourceAddrLength` bytes.
        fn ipv6_source_address -> &'a [u8] = get(6);
    }
    /// Payload of event 1490, `IpSessionMulticastOperation1490`, version 0.
    #[doc(alias = "IpSessionMulticastOperation1490")]
    IpSessionMulticastOperation1490Payload(1490, 608);
}

static LAYOUTS_274: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_332, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_274, {
        /// Field `MessageType`, `UInt32`.
        fn message_type -> maps::TcpipIpMulticastInfoValueMap = get(0);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(1);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(2);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(3);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(4);
        /// Field `Data`, `UInt32`.
        fn data -> u32 = get(5);
    }
    /// Payload of event 1491, `IpMulticast`, version 0.
    #[doc(alias = "IpMulticast")]
    IpMulticastPayload(1491, 609);
}

static LAYOUTS_275: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_333, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_275, {
        /// Field `MessageType`, `UInt32`.
        fn message_type -> u32 = get(0);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(1);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(2);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(3);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(4);
        /// Field `Data`, `UInt32`.
        fn data -> u32 = get(5);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(6);
    }
    /// Payload of event 1492, `IpMulticast1492`, version 0.
    #[doc(alias = "IpMulticast1492")]
    IpMulticast1492Payload(1492, 610);
}

static LAYOUTS_276: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_334, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_276, {
        /// Field `Ce`, `UInt32`.
        fn ce -> u32 = get(0);
        /// Field `Ect0`, `UInt32`.
        fn ect0 -> u32 = get(1);
        /// Field `Ect1`, `UInt32`.
        fn ect1 -> u32 = get(2);
        /// Field `NotEct`, `UInt32`.
        fn not_ect -> u32 = get(3);
    }
    /// Payload of event 1493, `IpReassembly`, version 0.
    #[doc(alias = "IpReassembly")]
    IpReassemblyPayload(1493, 611);
}

static LAYOUTS_277: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_335, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_277, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 1495, `IpReassembly1495`, version 0.
    #[doc(alias = "IpReassembly1495")]
    IpReassembly1495Payload(1495, 613);
    /// Payload of event 1498, `IpFlUpdateAddressList`, version 0.
    #[doc(alias = "IpFlUpdateAddressList")]
    IpFlUpdateAddressListPayload(1498, 616);
}

static LAYOUTS_278: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_336, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_278, {
        /// Field `FragmentContextDirection`, `UInt32`.
        fn fragment_context_direction -> maps::TcpipIpReassemblyWfpValueMap = get(0);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
    }
    /// Payload of event 1496, `IpReassembly1496`, version 0.
    #[doc(alias = "IpReassembly1496")]
    IpReassembly1496Payload(1496, 614);
}

static LAYOUTS_279: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_337, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_279, {
        /// Field `GroupChangeType`, `UInt32`.
        fn group_change_type -> maps::TcpipIpGroupChangeAtFlValueMap = get(0);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(1);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(2);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(3);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(4);
        /// Field `Data`, `UInt32`.
        fn data -> u32 = get(5);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(6);
    }
    /// Payload of event 1497, `IpMulticast1497`, version 0.
    #[doc(alias = "IpMulticast1497")]
    IpMulticast1497Payload(1497, 615);
}

static LAYOUTS_280: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_338, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_280, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `IPv4Address`, `UInt32` shown as `IPv4`.
        fn ipv4_address -> u32 = get(1);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(2);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(3);
    }
    /// Payload of event 1499, `IpTemporaryAddressCreation`, version 0.
    #[doc(alias = "IpTemporaryAddressCreation")]
    IpTemporaryAddressCreationPayload(1499, 617);
}

static LAYOUTS_281: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_339, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_281, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
    }
    /// Payload of event 1500, `IpSubInterfaceCreation1500`, version 0.
    #[doc(alias = "IpSubInterfaceCreation1500")]
    IpSubInterfaceCreation1500Payload(1500, 618);
}

static LAYOUTS_282: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_340, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_282, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
    }
    /// Payload of event 1501, `TcpipMediaReconnect`, version 0.
    #[doc(alias = "TcpipMediaReconnect")]
    TcpipMediaReconnectPayload(1501, 619);
    /// Payload of event 1582, `TcpipIndicationFilteredForIflist`, version 0.
    #[doc(alias = "TcpipIndicationFilteredForIflist")]
    TcpipIndicationFilteredForIflistPayload(1582, 691);
}

static LAYOUTS_283: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_341, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_283, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `Field`, `UnicodeString`.
        fn field -> Utf16Str<'a> = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 1502, `TcpipRegSyncInterface`, version 0.
    #[doc(alias = "TcpipRegSyncInterface")]
    TcpipRegSyncInterfacePayload(1502, 620);
}

static LAYOUTS_284: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_342, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_284, {
        /// Field `Release`, `UInt32`.
        fn release -> u32 = get(0);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(1);
        /// Field `Subtask`, `UInt32`.
        fn subtask -> u32 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
    }
    /// Payload of event 1503, `TcpipActiveRefFailure`, version 0.
    #[doc(alias = "TcpipActiveRefFailure")]
    TcpipActiveRefFailurePayload(1503, 621);
}

static LAYOUTS_285: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_343, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_285, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `IPv4DestinationAddress`, `UInt32` shown as `IPv4`.
        fn ipv4_destination_address -> u32 = get(1);
        /// Field `IPv4NextHop`, `UInt32`.
        fn ipv4_next_hop -> u32 = get(2);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(3);
        /// Field `IPv6DestinationAddress`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_destination_address -> &'a [u8] = get(4);
        /// Field `IPv6NextHop`, `Binary`, `IpAddrLength` bytes.
        fn ipv6_next_hop -> &'a [u8] = get(5);
    }
    /// Payload of event 1504, `TcpipIpRedirectPath`, version 0.
    #[doc(alias = "TcpipIpRedirectPath")]
    TcpipIpRedirectPathPayload(1504, 622);
}

static LAYOUTS_286: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_344, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_286, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(1);
        /// Field `IPv6Address`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_address -> &'a [u8] = get(2);
    }
    /// Payload of event 1505, `TcpipIpRedirectPath1505`, version 0.
    #[doc(alias = "TcpipIpRedirectPath1505")]
    TcpipIpRedirectPath1505Payload(1505, 623);
}

static LAYOUTS_287: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_345, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_287, {
        /// Field `Release`, `UInt32`.
        fn release -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(2);
    }
    /// Payload of event 1506, `IpReassembly1506`, version 0.
    #[doc(alias = "IpReassembly1506")]
    IpReassembly1506Payload(1506, 624);
}

static LAYOUTS_288: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_346, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_288, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `ReassemblyId`, `UInt32`.
        fn reassembly_id -> u32 = get(1);
        /// Field `IPv4SourceAddress`, `UInt32` shown as `IPv4`.
        fn ipv4_source_address -> u32 = get(2);
        /// Field `IPv4DestinationAddress`, `UInt32` shown as `IPv4`.
        fn ipv4_destination_address -> u32 = get(3);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(4);
        /// Field `IPv6SourceAddress`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_source_address -> &'a [u8] = get(5);
        /// Field `IPv6DestinationAddress`, `Binary` shown as `IPv6`, `IpAddrLength` bytes.
        fn ipv6_destination_address -> &'a [u8] = get(6);
    }
    /// Payload of event 1507, `IpReassembly1507`, version 0.
    #[doc(alias = "IpReassembly1507")]
    IpReassembly1507Payload(1507, 625);
}

static LAYOUTS_289: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_347, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_289, {
        /// Field `Reason`, `UInt32`.
        fn reason -> maps::IpInvalidAncillaryDataReasonValueMap = get(0);
        /// Field `SocketLevel`, `UInt32`.
        fn socket_level -> u32 = get(1);
        /// Field `SocketOption`, `UInt32`.
        fn socket_option -> u32 = get(2);
    }
    /// Payload of event 1508, `IpAncillaryData`, version 0.
    #[doc(alias = "IpAncillaryData")]
    IpAncillaryDataPayload(1508, 626);
}

static LAYOUTS_290: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_348, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_290, {
        /// Field `Reason`, `UInt32`.
        fn reason -> maps::IpInvalidIpv4OptionReasonValueMap = get(0);
        /// Field `Option`, `UInt32`.
        fn option -> maps::Ipv4OptionTypeValueMap = get(1);
    }
    /// Payload of event 1509, `IpAncillaryData1509`, version 0.
    #[doc(alias = "IpAncillaryData1509")]
    IpAncillaryData1509Payload(1509, 627);
}

static LAYOUTS_291: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_349, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_291, {
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(0);
        /// Field `Option`, `UInt32`.
        fn option -> maps::Ipv6OptionTypeValueMap = get(1);
    }
    /// Payload of event 1510, `IpAncillaryData1510`, version 0.
    #[doc(alias = "IpAncillaryData1510")]
    IpAncillaryData1510Payload(1510, 628);
}

static LAYOUTS_292: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_350, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_292, {
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(0);
    }
    /// Payload of event 1511, `IpAncillaryData1511`, version 0.
    #[doc(alias = "IpAncillaryData1511")]
    IpAncillaryData1511Payload(1511, 629);
    /// Payload of event 1512, `IpAncillaryData1512`, version 0.
    #[doc(alias = "IpAncillaryData1512")]
    IpAncillaryData1512Payload(1512, 630);
}

static LAYOUTS_293: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_351, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_293, {
        /// Field `Reason`, `UInt32`.
        fn reason -> maps::IpInvalidPktinfoOptionReasonValueMap = get(0);
    }
    /// Payload of event 1513, `IpAncillaryData1513`, version 0.
    #[doc(alias = "IpAncillaryData1513")]
    IpAncillaryData1513Payload(1513, 631);
}

static LAYOUTS_294: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_352, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_294, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `TcpRscEnabledIpv4`, `UInt32`.
        fn tcp_rsc_enabled_ipv4 -> u32 = get(1);
        /// Field `OffloadRscEnabledIpv4`, `UInt32`.
        fn offload_rsc_enabled_ipv4 -> u32 = get(2);
        /// Field `TcpRscEnabledIpv6`, `UInt32`.
        fn tcp_rsc_enabled_ipv6 -> u32 = get(3);
        /// Field `OffloadRscEnabledIpv6`, `UInt32`.
        fn offload_rsc_enabled_ipv6 -> u32 = get(4);
    }
    /// Payload of event 1514, `TcpInterfaceRscStateChange1514`, version 0.
    #[doc(alias = "TcpInterfaceRscStateChange1514")]
    TcpInterfaceRscStateChange1514Payload(1514, 632);
}

static LAYOUTS_295: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_353, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_295, {
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(0);
        /// Field `SegCount`, `UInt16`.
        fn seg_count -> u16 = get(1);
        /// Field `SegSize`, `UInt16`.
        fn seg_size -> u16 = get(2);
        /// Field `DataLength`, `UInt32`.
        fn data_length -> u32 = get(3);
    }
    /// Payload of event 1515, `UdpUroNblOobInfo`, version 0.
    #[doc(alias = "UdpUroNblOobInfo")]
    UdpUroNblOobInfoPayload(1515, 633);
}

static LAYOUTS_296: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_354, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_296, {
        /// Field `TcpRscDisabledMask`, `Int32`.
        fn tcp_rsc_disabled_mask -> i32 = get(0);
        /// Field `UdpUroDisabledMask`, `Int32`.
        fn udp_uro_disabled_mask -> i32 = get(1);
    }
    /// Payload of event 1516, `SoftwareReceiveOffloadGlobalState`, version 0.
    #[doc(alias = "SoftwareReceiveOffloadGlobalState")]
    SoftwareReceiveOffloadGlobalStatePayload(1516, 634);
}

static LAYOUTS_297: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_355, &[0, 1, ABSENT]),
    layout(&super::PROVIDER, &PLACES_356, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_297, {
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(0);
        /// Field `DisableUro`, `UInt8`.
        fn disable_uro -> u8 = get(1);
        /// Field `DisableUso`, `UInt8`. Not in version 0.
        fn disable_uso -> Option<u8> = find(2);
    }
    /// Payload of event 1517, `UdpGlobalParameters`, versions 0 and 1.
    #[doc(alias = "UdpGlobalParameters")]
    UdpGlobalParametersPayload(1517, 635);
}

static LAYOUTS_298: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_357, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_298, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
        /// Field `ClientName`, `UnicodeString`.
        fn client_name -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 1518, `IpInterfaceRundown1518`, version 0.
    #[doc(alias = "IpInterfaceRundown1518")]
    IpInterfaceRundown1518Payload(1518, 637);
}

static LAYOUTS_299: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_358, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_299, {
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `ReservationType`, `UInt32`.
        fn reservation_type -> u32 = get(2);
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(3);
        /// Field `StartPort`, `UInt16`.
        fn start_port -> u16 = get(4);
        /// Field `NumberOfPorts`, `UInt16`.
        fn number_of_ports -> u16 = get(5);
        /// Field `ProcessSequenceNumber`, `UInt64`.
        fn process_sequence_number -> u64 = get(6);
    }
    /// Payload of event 1519, `TcpGlobalPortReservation1519`, version 0.
    #[doc(alias = "TcpGlobalPortReservation1519")]
    TcpGlobalPortReservation1519Payload(1519, 638);
}

static LAYOUTS_300: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_359, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_300, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `TunnelType`, `UInt32`.
        fn tunnel_type -> u32 = get(1);
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(2);
    }
    /// Payload of event 1520, `TcpipFramingTunnels`, version 0.
    #[doc(alias = "TcpipFramingTunnels")]
    TcpipFramingTunnelsPayload(1520, 639);
}

static LAYOUTS_301: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_360, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_301, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `CurrentProgress`, `UInt32`.
        fn current_progress -> u32 = get(2);
        /// Field `NtStatus`, `UInt32`.
        fn nt_status -> u32 = get(3);
    }
    /// Payload of event 1521, `TcpipFramingInterfaceStatus1521`, version 0.
    #[doc(alias = "TcpipFramingInterfaceStatus1521")]
    TcpipFramingInterfaceStatus1521Payload(1521, 640);
    /// Payload of event 1525, `TcpipFramingPatterns1525`, version 0.
    #[doc(alias = "TcpipFramingPatterns1525")]
    TcpipFramingPatterns1525Payload(1525, 644);
}

static LAYOUTS_302: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_361, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_302, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(2);
    }
    /// Payload of event 1522, `TcpipFramingIsolation`, version 0.
    #[doc(alias = "TcpipFramingIsolation")]
    TcpipFramingIsolationPayload(1522, 641);
}

static LAYOUTS_303: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_362, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_303, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `FailureType`, `UInt32`.
        fn failure_type -> u32 = get(2);
        /// Field `NtStatus`, `UInt32`.
        fn nt_status -> u32 = get(3);
    }
    /// Payload of event 1523, `TcpipFramingPatterns`, version 0.
    #[doc(alias = "TcpipFramingPatterns")]
    TcpipFramingPatternsPayload(1523, 642);
}

static LAYOUTS_304: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_363, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_304, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `FlicCode`, `UInt32`.
        fn flic_code -> u32 = get(2);
        /// Field `NtStatus`, `UInt32`.
        fn nt_status -> u32 = get(3);
    }
    /// Payload of event 1524, `TcpipFramingInterfaceMgmt`, version 0.
    #[doc(alias = "TcpipFramingInterfaceMgmt")]
    TcpipFramingInterfaceMgmtPayload(1524, 643);
}

static LAYOUTS_305: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_364, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_305, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `Compartment`, `UInt32`.
        fn compartment -> u32 = get(2);
        /// Field `Event`, `UInt32`.
        fn event_ -> u32 = get(3);
        /// Field `Data`, `UInt32`.
        fn data -> u32 = get(4);
    }
    /// Payload of event 1526, `TcpipFramingPnp`, version 0.
    #[doc(alias = "TcpipFramingPnp")]
    TcpipFramingPnpPayload(1526, 645);
}

static LAYOUTS_306: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_365, &[0, 1, 2, 3, 4, 5, 6]),
    layout(&super::PROVIDER, &PLACES_366, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_306, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `IfLuid`, `UInt64`.
        fn if_luid -> u64 = get(1);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(2);
        /// Field `Compartment`, `UInt32`.
        fn compartment -> u32 = get(3);
        /// Field `IsolationMode`, `UInt32`.
        fn isolation_mode -> u32 = get(4);
        /// Field `IsolalationId`, `UInt32`.
        fn isolalation_id -> u32 = get(5);
        /// Field `DlAddrLength`, `UInt32`.
        fn dl_addr_length -> u32 = get(6);
    }
    /// Payload of event 1527, `InterfaceRundown1527`, versions 0 and 1.
    ///
    /// In versions 0 and 1, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "InterfaceRundown1527")]
    InterfaceRundown1527Payload(1527, 646);
}

static LAYOUTS_307: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_367, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_307, {
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(0);
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(1);
        /// Field `NumMessages`, `UInt32`.
        fn num_messages -> u32 = get(2);
        /// Field `NumBytes`, `UInt32`.
        fn num_bytes -> u32 = get(3);
        /// Field `LocalSockAddrLength`, `UInt32`.
        fn local_sock_addr_length -> u32 = get(4);
    }
    /// Payload of event 1528, `RawEndpoint`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "RawEndpoint")]
    RawEndpointPayload(1528, 648);
    /// Payload of event 1529, `RawEndpoint1529`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "RawEndpoint1529")]
    RawEndpoint1529Payload(1529, 649);
}

static LAYOUTS_308: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_368, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_308, {
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(0);
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(1);
        /// Field `EndpointAddressLength`, `UInt32`.
        fn endpoint_address_length -> u32 = get(2);
    }
    /// Payload of event 1530, `RawEndpoint1530`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "RawEndpoint1530")]
    RawEndpoint1530Payload(1530, 650);
}

static LAYOUTS_309: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_369, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_309, {
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(2);
        /// Field `Compartment`, `UInt32`.
        fn compartment -> u32 = get(3);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(4);
        /// Field `ProcessSequenceNumber`, `UInt64`.
        fn process_sequence_number -> u64 = get(5);
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(6);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(7);
    }
    /// Payload of event 1531, `RawEndpoint1531`, version 0.
    #[doc(alias = "RawEndpoint1531")]
    RawEndpoint1531Payload(1531, 651);
    /// Payload of event 1532, `RawEndpoint1532`, version 0.
    #[doc(alias = "RawEndpoint1532")]
    RawEndpoint1532Payload(1532, 652);
}

static LAYOUTS_310: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_370, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_310, {
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(0);
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(1);
        /// Field `LocalSockAddrLength`, `UInt32`.
        fn local_sock_addr_length -> u32 = get(2);
    }
    /// Payload of event 1533, `RawEndpoint1533`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "RawEndpoint1533")]
    RawEndpoint1533Payload(1533, 653);
    /// Payload of event 1534, `RawEndpoint1534`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "RawEndpoint1534")]
    RawEndpoint1534Payload(1534, 654);
}

static LAYOUTS_311: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_371, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_311, {
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(0);
    }
    /// Payload of event 1535, `RawEndpoint1535`, version 0.
    #[doc(alias = "RawEndpoint1535")]
    RawEndpoint1535Payload(1535, 655);
}

static LAYOUTS_312: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_372, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_312, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `PreferredLifetime`, `UInt32`.
        fn preferred_lifetime -> u32 = get(1);
        /// Field `ValidLifetime`, `UInt32`.
        fn valid_lifetime -> u32 = get(2);
    }
    /// Payload of event 1536, `IcmpRouterAdvertisement`, version 0.
    #[doc(alias = "IcmpRouterAdvertisement")]
    IcmpRouterAdvertisementPayload(1536, 656);
}

static LAYOUTS_313: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_373, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_313, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `PrefixLength`, `UInt32`.
        fn prefix_length -> u32 = get(1);
        /// Field `IdentifierLength`, `UInt32`.
        fn identifier_length -> u32 = get(2);
    }
    /// Payload of event 1537, `IcmpRouterAdvertisement1537`, version 0.
    #[doc(alias = "IcmpRouterAdvertisement1537")]
    IcmpRouterAdvertisement1537Payload(1537, 657);
}

static LAYOUTS_314: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_374, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_314, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `DlAddrLength`, `UInt32`.
        fn dl_addr_length -> u32 = get(1);
    }
    /// Payload of event 1538, `ArpPacketDrops`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "ArpPacketDrops")]
    ArpPacketDropsPayload(1538, 658);
    /// Payload of event 1543, `ArpPacketDrops1543`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "ArpPacketDrops1543")]
    ArpPacketDrops1543Payload(1543, 663);
}

static LAYOUTS_315: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_375, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_315, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `DlAddrLength`, `UInt32`.
        fn dl_addr_length -> u32 = get(1);
    }
    /// Payload of event 1539, `ArpPacketDrops1539`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "ArpPacketDrops1539")]
    ArpPacketDrops1539Payload(1539, 659);
}

static LAYOUTS_316: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_376, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_316, {
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(0);
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(1);
    }
    /// Payload of event 1540, `UpperLayerProtocolFailure`, version 0.
    #[doc(alias = "UpperLayerProtocolFailure")]
    UpperLayerProtocolFailurePayload(1540, 660);
}

static LAYOUTS_317: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_377, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_317, {
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(0);
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 1541, `UpperLayerProtocolFailure1541`, version 0.
    #[doc(alias = "UpperLayerProtocolFailure1541")]
    UpperLayerProtocolFailure1541Payload(1541, 661);
}

static LAYOUTS_318: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_378, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_318, {
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(0);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(1);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(2);
    }
    /// Payload of event 1542, `NeighborRundown`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "NeighborRundown")]
    NeighborRundownPayload(1542, 662);
}

static LAYOUTS_319: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_379, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_319, {
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(0);
        /// Field `Level`, `UInt32`.
        fn level -> u32 = get(1);
        /// Field `Name`, `UInt32`.
        fn name -> u32 = get(2);
        /// Field `Length`, `UInt32`.
        fn length -> u32 = get(3);
    }
    /// Payload of event 1544, `TcpipSetSockOpt`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "TcpipSetSockOpt")]
    TcpipSetSockOptPayload(1544, 664);
}

static LAYOUTS_320: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_380, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_320, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(1);
        /// Field `SndMax`, `UInt32`.
        fn snd_max -> u32 = get(2);
        /// Field `SackedBytes`, `UInt32`.
        fn sacked_bytes -> u32 = get(3);
        /// Field `LossDetected`, `UInt32`.
        fn loss_detected -> u32 = get(4);
        /// Field `InRecovery`, `UInt32`.
        fn in_recovery -> u32 = get(5);
    }
    /// Payload of event 1545, `TcpRackTimeout`, version 0.
    #[doc(alias = "TcpRackTimeout")]
    TcpRackTimeoutPayload(1545, 665);
}

static LAYOUTS_321: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_381, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_321, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(1);
        /// Field `SndMax`, `UInt32`.
        fn snd_max -> u32 = get(2);
        /// Field `SackedBytes`, `UInt32`.
        fn sacked_bytes -> u32 = get(3);
        /// Field `LossDetected`, `UInt32`.
        fn loss_detected -> u32 = get(4);
        /// Field `InRecovery`, `UInt32`.
        fn in_recovery -> u32 = get(5);
        /// Field `DeltaTicks`, `UInt32`.
        fn delta_ticks -> u32 = get(6);
    }
    /// Payload of event 1546, `TcpArmRackTimer`, version 0.
    #[doc(alias = "TcpArmRackTimer")]
    TcpArmRackTimerPayload(1546, 666);
}

static LAYOUTS_322: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_382, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_322, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(1);
        /// Field `SndMax`, `UInt32`.
        fn snd_max -> u32 = get(2);
        /// Field `Ack`, `UInt32`.
        fn ack -> u32 = get(3);
        /// Field `SLE`, `UInt32`.
        fn sle -> u32 = get(4);
        /// Field `SRE`, `UInt32`.
        fn sre -> u32 = get(5);
    }
    /// Payload of event 1547, `TcpReceiveSackBlock`, version 0.
    #[doc(alias = "TcpReceiveSackBlock")]
    TcpReceiveSackBlockPayload(1547, 667);
}

static LAYOUTS_323: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_383, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ABSENT]),
    layout(&super::PROVIDER, &PLACES_384, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_323, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(1);
        /// Field `SndMax`, `UInt32`.
        fn snd_max -> u32 = get(2);
        /// Field `Ack`, `UInt32`.
        fn ack -> u32 = get(3);
        /// Field `SackedBytes`, `UInt32`.
        fn sacked_bytes -> u32 = get(4);
        /// Field `LossDetected`, `UInt32`.
        fn loss_detected -> u32 = get(5);
        /// Field `InRecovery`, `UInt32`.
        fn in_recovery -> u32 = get(6);
        /// Field `NumSackBlocks`, `UInt32`.
        fn num_sack_blocks -> u32 = get(7);
        /// Field `DSackCount`, `UInt32`.
        fn dsack_count -> u32 = get(8);
        /// Field `NewSackInfo`, `UInt32`.
        fn new_sack_info -> u32 = get(9);
        /// Field `RecoveryMax`, `UInt32`.
        fn recovery_max -> u32 = get(10);
        /// Field `NewSackedBytes`, `UInt32`. Not in version 0.
        fn new_sacked_bytes -> Option<u32> = find(11);
    }
    /// Payload of event 1548, `TcpReceiveSack`, versions 0 and 1.
    #[doc(alias = "TcpReceiveSack")]
    TcpReceiveSackPayload(1548, 668);
}

static LAYOUTS_324: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_385, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT]),
    layout(&super::PROVIDER, &PLACES_386, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_324, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `AckNo`, `UInt32`.
        fn ack_no -> u32 = get(1);
        /// Field `Start`, `UInt32`.
        fn start -> u32 = get(2);
        /// Field `End`, `UInt32`.
        fn end -> u32 = get(3);
        /// Field `Timestamps`, `UInt32`.
        fn timestamps -> u32 = get(4);
        /// Field `EverRetransmitted`, `UInt32`.
        fn ever_retransmitted -> u32 = get(5);
        /// Field `SackedBytes`, `UInt32`.
        fn sacked_bytes -> u32 = get(6);
        /// Field `BytesInFlight`, `UInt32`.
        fn bytes_in_flight -> u32 = get(7);
        /// Field `State`, `UInt32`. Not in version 0.
        fn state -> Option<u32> = find(8);
    }
    /// Payload of event 1550, `TcpSendTrackerAck`, versions 0 and 1.
    #[doc(alias = "TcpSendTrackerAck")]
    TcpSendTrackerAckPayload(1550, 671);
}

static LAYOUTS_325: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_387, &[0, 1, 2, 3, 4, 5, ABSENT]),
    layout(&super::PROVIDER, &PLACES_388, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_325, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Start`, `UInt32`.
        fn start -> u32 = get(1);
        /// Field `End`, `UInt32`.
        fn end -> u32 = get(2);
        /// Field `Timestamps`, `UInt32`.
        fn timestamps -> u32 = get(3);
        /// Field `SackedBytes`, `UInt32`.
        fn sacked_bytes -> u32 = get(4);
        /// Field `BytesInFlight`, `UInt32`.
        fn bytes_in_flight -> u32 = get(5);
        /// Field `NoNewTransmitCreated`, `UInt32`. Not in version 0.
        fn no_new_transmit_created -> Option<u32> = find(6);
    }
    /// Payload of event 1551, `TcpSendTrackerSend`, versions 0 and 1.
    #[doc(alias = "TcpSendTrackerSend")]
    TcpSendTrackerSendPayload(1551, 673);
}

static LAYOUTS_326: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_389, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_326, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Start`, `UInt32`.
        fn start -> u32 = get(1);
        /// Field `End`, `UInt32`.
        fn end -> u32 = get(2);
        /// Field `Timestamps`, `UInt32`.
        fn timestamps -> u32 = get(3);
        /// Field `EverRetransmitted`, `UInt32`.
        fn ever_retransmitted -> u32 = get(4);
        /// Field `InFlightCount`, `UInt32`.
        fn in_flight_count -> u32 = get(5);
        /// Field `SackedBytes`, `UInt32`.
        fn sacked_bytes -> u32 = get(6);
        /// Field `BytesInFlight`, `UInt32`.
        fn bytes_in_flight -> u32 = get(7);
    }
    /// Payload of event 1552, `TcpSendTrackerDetectLoss`, version 0.
    #[doc(alias = "TcpSendTrackerDetectLoss")]
    TcpSendTrackerDetectLossPayload(1552, 675);
}

static LAYOUTS_327: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_390, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_327, {
        /// Field `OriginalListener`, `Pointer`.
        fn original_listener -> u64 = get(0);
        /// Field `RedirectedListener`, `Pointer`.
        fn redirected_listener -> u64 = get(1);
        /// Field `Succeeded`, `UInt32`.
        fn succeeded -> u32 = get(2);
        /// Field `Redirected`, `UInt32`.
        fn redirected -> u32 = get(3);
        /// Field `CodePath`, `UInt32`.
        fn code_path -> u32 = get(4);
        /// Field `SockAddrLength`, `UInt32`.
        fn sock_addr_length -> u32 = get(5);
    }
    /// Payload of event 1553, `TcpAcceptRedirect`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "TcpAcceptRedirect")]
    TcpAcceptRedirectPayload(1553, 676);
}

static LAYOUTS_328: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_391, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_328, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(1);
        /// Field `SndMax`, `UInt32`.
        fn snd_max -> u32 = get(2);
        /// Field `Ack`, `UInt32`.
        fn ack -> u32 = get(3);
        /// Field `SLE`, `UInt32`.
        fn sle -> u32 = get(4);
        /// Field `SRE`, `UInt32`.
        fn sre -> u32 = get(5);
        /// Field `NumSackTransmits`, `UInt32`.
        fn num_sack_transmits -> u32 = get(6);
        /// Field `Limit`, `UInt32`.
        fn limit -> u32 = get(7);
    }
    /// Payload of event 1554, `TcpSendTrackerSackLimitReached`, version 0.
    #[doc(alias = "TcpSendTrackerSackLimitReached")]
    TcpSendTrackerSackLimitReachedPayload(1554, 677);
}

static LAYOUTS_329: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_392, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_329, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `State`, `UInt32`.
        fn state -> u32 = get(1);
        /// Field `Pid`, `UInt32`.
        fn pid -> u32 = get(2);
        /// Field `ProcessStartKey`, `UInt64`.
        fn process_start_key -> u64 = get(3);
        /// Field `Shutdown`, `UInt32`.
        fn shutdown -> u32 = get(4);
    }
    /// Payload of event 1555, `TcpConnectionTerminatedByNsi`, version 0.
    #[doc(alias = "TcpConnectionTerminatedByNsi")]
    TcpConnectionTerminatedByNsiPayload(1555, 678);
}

static LAYOUTS_330: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_393, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_330, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(1);
        /// Field `SndMax`, `UInt32`.
        fn snd_max -> u32 = get(2);
        /// Field `PacingAllowance`, `UInt32`.
        fn pacing_allowance -> u32 = get(3);
        /// Field `PacingRate`, `UInt32`.
        fn pacing_rate -> u32 = get(4);
    }
    /// Payload of event 1556, `TcpRateBasedPacingTimeout`, version 0.
    #[doc(alias = "TcpRateBasedPacingTimeout")]
    TcpRateBasedPacingTimeoutPayload(1556, 679);
}

static LAYOUTS_331: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_394, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_331, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `EventType`, `UInt32`.
        fn event_type -> u32 = get(1);
        /// Field `SsThresh`, `UInt32`.
        fn ss_thresh -> u32 = get(2);
        /// Field `Wnd`, `UInt32`.
        fn wnd -> u32 = get(3);
        /// Field `WndWs`, `UInt32`.
        fn wnd_ws -> u32 = get(4);
        /// Field `DrainedBytes`, `UInt32`.
        fn drained_bytes -> u32 = get(5);
        /// Field `ReceiveHigh`, `UInt32`.
        fn receive_high -> u32 = get(6);
        /// Field `TsHigh`, `UInt32`.
        fn ts_high -> u32 = get(7);
        /// Field `LastRollOverTimeMs`, `UInt32`.
        fn last_roll_over_time_ms -> u32 = get(8);
        /// Field `EndReductionTimeMs`, `UInt32`.
        fn end_reduction_time_ms -> u32 = get(9);
        /// Field `MinDelaySampleMs`, `UInt32`.
        fn min_delay_sample_ms -> u32 = get(10);
        /// Field `MinBaseDelayMs`, `UInt32`.
        fn min_base_delay_ms -> u32 = get(11);
    }
    /// Payload of event 1557, `TcpRLedbatState`, version 0.
    #[doc(alias = "TcpRLedbatState")]
    TcpRledbatStatePayload(1557, 680);
}

static LAYOUTS_332: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_395, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_332, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
    }
    /// Payload of event 1562, `TcpCreateEndpointAccessFailure`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "TcpCreateEndpointAccessFailure")]
    TcpCreateEndpointAccessFailurePayload(1562, 681);
}

static LAYOUTS_333: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_396, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_333, {
        /// Field `Endpoint`, `Pointer`.
        fn endpoint -> u64 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(2);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(3);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(4);
        /// Field `ProcessStartKey`, `UInt64`.
        fn process_start_key -> u64 = get(5);
    }
    /// Payload of event 1563, `UdpCreateEndpointAccessFailure`, version 0.
    #[doc(alias = "UdpCreateEndpointAccessFailure")]
    UdpCreateEndpointAccessFailurePayload(1563, 682);
}

static LAYOUTS_334: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_397, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_334, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
    }
    /// Payload of event 1564, `TcpConnectTcbFailedAccess`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "TcpConnectTcbFailedAccess")]
    TcpConnectTcbFailedAccessPayload(1564, 683);
}

static LAYOUTS_335: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_398, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_335, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `OldState`, `UInt32`.
        fn old_state -> u32 = get(1);
        /// Field `NewState`, `UInt32`.
        fn new_state -> u32 = get(2);
    }
    /// Payload of event 1565, `TcpCongestionStateChange`, version 0.
    #[doc(alias = "TcpCongestionStateChange")]
    TcpCongestionStateChangePayload(1565, 684);
}

static LAYOUTS_336: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_399, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_336, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `MaxReorderingBytes`, `UInt32`.
        fn max_reordering_bytes -> u32 = get(1);
        /// Field `Fack`, `UInt32`.
        fn fack -> u32 = get(2);
        /// Field `EndSeq`, `UInt32`.
        fn end_seq -> u32 = get(3);
    }
    /// Payload of event 1566, `TcpSendTrackerSackReorderingDetected`, version 0.
    #[doc(alias = "TcpSendTrackerSackReorderingDetected")]
    TcpSendTrackerSackReorderingDetectedPayload(1566, 685);
}

static LAYOUTS_337: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_400, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_337, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Multiplier`, `UInt32`.
        fn multiplier -> u32 = get(1);
        /// Field `Persist`, `UInt32`.
        fn persist -> u32 = get(2);
        /// Field `Reownd`, `UInt32`.
        fn reownd -> u32 = get(3);
        /// Field `ReorderingSeen`, `UInt32`.
        fn reordering_seen -> u32 = get(4);
        /// Field `DSackSeenOnLatestAck`, `UInt32`.
        fn dsack_seen_on_latest_ack -> u32 = get(5);
        /// Field `InLossRecovery`, `UInt32`.
        fn in_loss_recovery -> u32 = get(6);
        /// Field `DupAckCountReached`, `UInt32`.
        fn dup_ack_count_reached -> u32 = get(7);
        /// Field `DSackRound`, `UInt32`.
        fn dsack_round -> u32 = get(8);
        /// Field `DSackRoundValid`, `UInt32`.
        fn dsack_round_valid -> u32 = get(9);
    }
    /// Payload of event 1577, `TcpSendTrackerUpdateReoWnd`, version 0.
    #[doc(alias = "TcpSendTrackerUpdateReoWnd")]
    TcpSendTrackerUpdateReoWndPayload(1577, 686);
}

static LAYOUTS_338: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_401, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_338, {
        /// Field `Nbl`, `Pointer`.
        fn nbl -> u64 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(2);
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(3);
        /// Field `IPTransportProtocol`, `UInt32`.
        fn ip_transport_protocol -> u32 = get(4);
    }
    /// Payload of event 1578, `IpInjectNbl`, version 0.
    #[doc(alias = "IpInjectNbl")]
    IpInjectNblPayload(1578, 687);
    /// Payload of event 1579, `IpInjectNbl1579`, version 0.
    #[doc(alias = "IpInjectNbl1579")]
    IpInjectNbl1579Payload(1579, 688);
    /// Payload of event 1580, `IpInjectNbl1580`, version 0.
    #[doc(alias = "IpInjectNbl1580")]
    IpInjectNbl1580Payload(1580, 689);
    /// Payload of event 1581, `IpInjectNbl1581`, version 0.
    #[doc(alias = "IpInjectNbl1581")]
    IpInjectNbl1581Payload(1581, 690);
}

static LAYOUTS_339: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_402, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_339, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `bbr_bw`, `UInt32`.
        fn bbr_bw -> u32 = get(1);
        /// Field `min_rtt_us`, `UInt32`.
        fn min_rtt_us -> u32 = get(2);
        /// Field `mode`, `UInt32`.
        fn mode -> u32 = get(3);
        /// Field `cycle_idx`, `UInt32`.
        fn cycle_idx -> u32 = get(4);
        /// Field `CWnd`, `UInt32`.
        fn cwnd -> u32 = get(5);
        /// Field `PacingRate`, `UInt32`.
        fn pacing_rate -> u32 = get(6);
        /// Field `BytesSent`, `UInt32`.
        fn bytes_sent -> u32 = get(7);
        /// Field `SRtt`, `UInt32`.
        fn srtt -> u32 = get(8);
    }
    /// Payload of event 1583, `TcpBbr2`, version 0.
    #[doc(alias = "TcpBbr2")]
    TcpBbr2Payload(1583, 692);
}

static LAYOUTS_340: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_403, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_340, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Start`, `UInt32`.
        fn start -> u32 = get(1);
        /// Field `End`, `UInt32`.
        fn end -> u32 = get(2);
        /// Field `Timestamps`, `UInt32`.
        fn timestamps -> u32 = get(3);
        /// Field `InFlightCount`, `UInt32`.
        fn in_flight_count -> u32 = get(4);
        /// Field `SackedBytes`, `UInt32`.
        fn sacked_bytes -> u32 = get(5);
        /// Field `BytesInFlight`, `UInt32`.
        fn bytes_in_flight -> u32 = get(6);
    }
    /// Payload of event 1584, `TcpSendTrackerMarkRexmit`, version 0.
    #[doc(alias = "TcpSendTrackerMarkRexmit")]
    TcpSendTrackerMarkRexmitPayload(1584, 693);
}

static LAYOUTS_341: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_404, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_341, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `RackXmitTimeStampValid`, `UInt32`.
        fn rack_xmit_time_stamp_valid -> u32 = get(1);
        /// Field `RackXmitTimeStampInUs`, `UInt32`.
        fn rack_xmit_time_stamp_in_us -> u32 = get(2);
        /// Field `RackEndSeq`, `UInt32`.
        fn rack_end_seq -> u32 = get(3);
        /// Field `RackRttInUs`, `UInt32`.
        fn rack_rtt_in_us -> u32 = get(4);
        /// Field `NowInUs`, `UInt32`.
        fn now_in_us -> u32 = get(5);
        /// Field `TimeStampInUs`, `UInt32`.
        fn time_stamp_in_us -> u32 = get(6);
    }
    /// Payload of event 1585, `TcpSendTrackerRackUpdate`, version 0.
    #[doc(alias = "TcpSendTrackerRackUpdate")]
    TcpSendTrackerRackUpdatePayload(1585, 694);
}

static LAYOUTS_342: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_405, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_342, {
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(0);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(1);
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(2);
        /// Field `PrefixSharing`, `UInt32`.
        fn prefix_sharing -> u32 = get(3);
    }
    /// Payload of event 1586, `IpInterfaceChange`, version 0.
    #[doc(alias = "IpInterfaceChange")]
    IpInterfaceChangePayload(1586, 695);
}

static LAYOUTS_343: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_406, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_343, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `ThAck`, `UInt32`.
        fn th_ack -> u32 = get(1);
        /// Field `SndUna`, `UInt32`.
        fn snd_una -> u32 = get(2);
        /// Field `SndMax`, `UInt32`.
        fn snd_max -> u32 = get(3);
        /// Field `RecoveryMax`, `UInt32`.
        fn recovery_max -> u32 = get(4);
        /// Field `SndWnd`, `UInt32`.
        fn snd_wnd -> u32 = get(5);
        /// Field `SndWndChanged`, `UInt32`.
        fn snd_wnd_changed -> u32 = get(6);
        /// Field `SackUpdated`, `UInt32`.
        fn sack_updated -> u32 = get(7);
        /// Field `TcpState`, `UInt32`.
        fn tcp_state -> u32 = get(8);
        /// Field `CongestionState`, `UInt32`.
        fn congestion_state -> u32 = get(9);
        /// Field `Frto`, `UInt32`.
        fn frto -> u32 = get(10);
    }
    /// Payload of event 1587, `TcpCarefulAck`, version 0.
    #[doc(alias = "TcpCarefulAck")]
    TcpCarefulAckPayload(1587, 696);
}

static LAYOUTS_344: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_407, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_344, {
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(0);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(1);
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(2);
        /// Field `OldForwardingTag`, `UInt32`.
        fn old_forwarding_tag -> u32 = get(3);
        /// Field `NewForwardingTag`, `UInt32`.
        fn new_forwarding_tag -> u32 = get(4);
    }
    /// Payload of event 1588, `IpInterfaceChange1588`, version 0.
    #[doc(alias = "IpInterfaceChange1588")]
    IpInterfaceChange1588Payload(1588, 697);
}

static LAYOUTS_345: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_408, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_345, {
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(0);
        /// Field `RssEnabled`, `UInt32`.
        fn rss_enabled -> u32 = get(1);
    }
    /// Payload of event 1589, `TcpAfRundown`, version 0.
    #[doc(alias = "TcpAfRundown")]
    TcpAfRundownPayload(1589, 698);
}

static LAYOUTS_346: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_409, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_346, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `Nbl`, `Pointer`.
        fn nbl -> u64 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 1590, `TcpSendCompletionFailure`, version 0.
    #[doc(alias = "TcpSendCompletionFailure")]
    TcpSendCompletionFailurePayload(1590, 699);
}

static LAYOUTS_347: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_410, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_347, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(1);
    }
    /// Payload of event 1592, `IpNeighborReset`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "IpNeighborReset")]
    IpNeighborResetPayload(1592, 701);
}

static LAYOUTS_348: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_411, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_348, {
        /// Field `Processor`, `UInt32`.
        fn processor -> u32 = get(0);
        /// Field `Tick`, `UInt32`.
        fn tick -> u32 = get(1);
    }
    /// Payload of event 1593, `TcpGlobalTimerFired`, version 0.
    #[doc(alias = "TcpGlobalTimerFired")]
    TcpGlobalTimerFiredPayload(1593, 702);
}

static LAYOUTS_349: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_412, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_349, {
        /// Field `NextToExpire`, `UInt32`.
        fn next_to_expire -> u32 = get(0);
        /// Field `Period`, `UInt32`.
        fn period -> u32 = get(1);
    }
    /// Payload of event 1594, `TcpGlobalTimerArmed`, version 0.
    #[doc(alias = "TcpGlobalTimerArmed")]
    TcpGlobalTimerArmedPayload(1594, 703);
}

static LAYOUTS_350: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_413, &[]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_350, {
    }
    /// Payload of event 1595, `TcpGlobalTimerCancelled`, version 0.
    #[doc(alias = "TcpGlobalTimerCancelled")]
    TcpGlobalTimerCancelledPayload(1595, 704);
    /// Payload of event 1596, `TcpFastopenKeyUpdate`, version 0.
    #[doc(alias = "TcpFastopenKeyUpdate")]
    TcpFastopenKeyUpdatePayload(1596, 705);
}

static LAYOUTS_351: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_414, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_351, {
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(0);
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(1);
        /// Field `TotalBytesBuffered`, `UInt64`.
        fn total_bytes_buffered -> u64 = get(2);
        /// Field `UpperLimit`, `UInt64`.
        fn upper_limit -> u64 = get(3);
    }
    /// Payload of event 1597, `TcpAutoTuningPausedForMemoryUsage`, version 0.
    #[doc(alias = "TcpAutoTuningPausedForMemoryUsage")]
    TcpAutoTuningPausedForMemoryUsagePayload(1597, 706);
}

static LAYOUTS_352: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_415, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_352, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(1);
        /// Field `Protocol`, `AnsiString`.
        fn protocol -> AnsiStr<'a> = get(2);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(3);
        /// Field `IPv4Address`, `UInt32`.
        fn ipv4_address -> u32 = get(4);
    }
    /// Payload of event 1598, `IpAddressAutoConfigurationLimitFailure`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "IpAddressAutoConfigurationLimitFailure")]
    IpAddressAutoConfigurationLimitFailurePayload(1598, 707);
}

static LAYOUTS_353: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_416, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_353, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(1);
        /// Field `Protocol`, `AnsiString`.
        fn protocol -> AnsiStr<'a> = get(2);
        /// Field `DestinationPrefixAddressLength`, `UInt32`.
        fn destination_prefix_address_length -> u32 = get(3);
        /// Field `NextHopAddressLength`, `UInt32`.
        fn next_hop_address_length -> u32 = get(4);
        /// Field `DestinationPrefixLength`, `UInt32`.
        fn destination_prefix_length -> u32 = get(5);
    }
    /// Payload of event 1599, `IpRouteAutoConfigurationLimitFailure`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "IpRouteAutoConfigurationLimitFailure")]
    IpRouteAutoConfigurationLimitFailurePayload(1599, 708);
}

static LAYOUTS_354: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_417, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_354, {
        /// Field `Compartment`, `UInt32`.
        fn compartment -> u32 = get(0);
        /// Field `DestinationAddrLength`, `UInt32`.
        fn destination_addr_length -> u32 = get(1);
    }
    /// Payload of event 1600, `TcpipPBRFailure`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "TcpipPBRFailure")]
    TcpipPbrFailurePayload(1600, 709);
}

static LAYOUTS_355: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_418, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_355, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `NewState`, `UInt32`.
        fn new_state -> u32 = get(1);
        /// Field `FastPath`, `UInt32`.
        fn fast_path -> u32 = get(2);
        /// Field `NBL`, `Pointer`.
        fn nbl -> u64 = get(3);
        /// Field `ThSeq`, `UInt32`.
        fn th_seq -> u32 = get(4);
        /// Field `ThAck`, `UInt32`.
        fn th_ack -> u32 = get(5);
        /// Field `ThFlags`, `UInt8`.
        fn th_flags -> u8 = get(6);
        /// Field `RSC`, `UInt32`.
        fn rsc -> u32 = get(7);
        /// Field `CoalescedSegCount`, `UInt16`.
        fn coalesced_seg_count -> u16 = get(8);
        /// Field `RscTcpTimestampDelta`, `UInt32`.
        fn rsc_tcp_timestamp_delta -> u32 = get(9);
        /// Field `EcnCePresent`, `UInt32`.
        fn ecn_ce_present -> u32 = get(10);
    }
    /// Payload of event 1601, `TcpRx`, version 0.
    #[doc(alias = "TcpRx")]
    TcpRxPayload(1601, 710);
}

static LAYOUTS_356: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_419, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_356, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SegmentCount`, `UInt32`.
        fn segment_count -> u32 = get(1);
        /// Field `NumBytes`, `UInt32`.
        fn num_bytes -> u32 = get(2);
        /// Field `NblHead`, `Pointer`.
        fn nbl_head -> u64 = get(3);
        /// Field `NblTail`, `Pointer`.
        fn nbl_tail -> u64 = get(4);
        /// Field `Inspect`, `UInt32`.
        fn inspect -> u32 = get(5);
    }
    /// Payload of event 1602, `TcpProcessFastRxBatch`, version 0.
    #[doc(alias = "TcpProcessFastRxBatch")]
    TcpProcessFastRxBatchPayload(1602, 711);
}

static LAYOUTS_357: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_420, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_357, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `State`, `UInt32`.
        fn state -> u32 = get(1);
        /// Field `Injected`, `UnicodeString`.
        fn injected -> Utf16Str<'a> = get(2);
        /// Field `DataLength`, `UInt64`.
        fn data_length -> u64 = get(3);
    }
    /// Payload of event 1603, `TcpDisconnect`, version 0.
    #[doc(alias = "TcpDisconnect")]
    TcpDisconnectPayload(1603, 712);
}

static LAYOUTS_358: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_421, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_358, {
        /// Field `DisconnectEventContext`, `Pointer`.
        fn disconnect_event_context -> u64 = get(0);
        /// Field `ProviderDisconnectReason`, `UInt32`.
        fn provider_disconnect_reason -> u32 = get(1);
    }
    /// Payload of event 1604, `Ndkpi_Disconnect_Event_Callback_Ex`, version 0.
    #[doc(alias = "Ndkpi_Disconnect_Event_Callback_Ex")]
    NdkpiDisconnectEventCallbackExPayload(1604, 713);
}

static LAYOUTS_359: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_422, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_359, {
        /// Field `ProviderSupportedNDKVersionMajor`, `UInt16`.
        fn provider_supported_ndk_version_major -> u16 = get(0);
        /// Field `ProviderSupportedNDKVersionMinor`, `UInt16`.
        fn provider_supported_ndk_version_minor -> u16 = get(1);
        /// Field `FlConfiguredNdkpiVersionMajor`, `UInt16`.
        fn fl_configured_ndkpi_version_major -> u16 = get(2);
        /// Field `FlConfiguredNdkpiVersionMinor`, `UInt16`.
        fn fl_configured_ndkpi_version_minor -> u16 = get(3);
        /// Field `ActualSupportedNDKVersionMajor`, `UInt16`.
        fn actual_supported_ndk_version_major -> u16 = get(4);
        /// Field `ActualSupportedNDKVersionMinor`, `UInt16`.
        fn actual_supported_ndk_version_minor -> u16 = get(5);
        /// Field `IF_INDEX`, `UInt32`.
        fn if_index -> u32 = get(6);
    }
    /// Payload of event 1607, `Ndkpi_Open_Adapter_Version_Override`, version 0.
    #[doc(alias = "Ndkpi_Open_Adapter_Version_Override")]
    NdkpiOpenAdapterVersionOverridePayload(1607, 716);
}

static LAYOUTS_360: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_423, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_360, {
        /// Field `OldFlVersionMajor`, `UInt16`.
        fn old_fl_version_major -> u16 = get(0);
        /// Field `OldFlVersionMinor`, `UInt16`.
        fn old_fl_version_minor -> u16 = get(1);
        /// Field `NewFlVersionMajor`, `UInt16`.
        fn new_fl_version_major -> u16 = get(2);
        /// Field `NewFlVersionMinor`, `UInt16`.
        fn new_fl_version_minor -> u16 = get(3);
        /// Field `OverrideStatus`, `UnicodeString`.
        fn override_status -> Utf16Str<'a> = get(4);
    }
    /// Payload of event 1608, `Ndkpi_Fl_Version_Config_Registry_Override`, version 0.
    #[doc(alias = "Ndkpi_Fl_Version_Config_Registry_Override")]
    NdkpiFlVersionConfigRegistryOverridePayload(1608, 717);
}

static LAYOUTS_361: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_424, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_361, {
        /// Field `ProviderSupportedNDKVersionMajor`, `UInt16`.
        fn provider_supported_ndk_version_major -> u16 = get(0);
        /// Field `ProviderSupportedNDKVersionMinor`, `UInt16`.
        fn provider_supported_ndk_version_minor -> u16 = get(1);
        /// Field `ConsumerSpecifiedNdkpiVersionMajor`, `UInt16`.
        fn consumer_specified_ndkpi_version_major -> u16 = get(2);
        /// Field `ConsumerSpecifiedNdkpiVersionMinor`, `UInt16`.
        fn consumer_specified_ndkpi_version_minor -> u16 = get(3);
        /// Field `IF_INDEX`, `UInt32`.
        fn if_index -> u32 = get(4);
    }
    /// Payload of event 1609, `Ndkpi_Open_Adapter_Unexpected_Provider_Version`, version 0.
    #[doc(alias = "Ndkpi_Open_Adapter_Unexpected_Provider_Version")]
    NdkpiOpenAdapterUnexpectedProviderVersionPayload(1609, 718);
}

static LAYOUTS_362: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_425, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_362, {
        /// Field `StandbyEvent`, `UInt32`.
        fn standby_event -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
    }
    /// Payload of event 1610, `TcpipDsDetectTraffic`, version 0.
    #[doc(alias = "TcpipDsDetectTraffic")]
    TcpipDsDetectTrafficPayload(1610, 719);
}

static LAYOUTS_363: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_426, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_363, {
        /// Field `DSState`, `UInt32`.
        fn ds_state -> u32 = get(0);
    }
    /// Payload of event 1611, `TcpipDsStateChange`, version 0.
    #[doc(alias = "TcpipDsStateChange")]
    TcpipDsStateChangePayload(1611, 720);
}

static LAYOUTS_364: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_427, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_364, {
        /// Field `API`, `AnsiString`.
        fn api -> AnsiStr<'a> = get(0);
    }
    /// Payload of event 1612, `TcpipDsResolveApi`, version 0.
    #[doc(alias = "TcpipDsResolveApi")]
    TcpipDsResolveApiPayload(1612, 721);
}

static LAYOUTS_365: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_428, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_365, {
        /// Field `UdpUsoDisabledMask`, `Int32`.
        fn udp_uso_disabled_mask -> i32 = get(0);
    }
    /// Payload of event 1613, `SendOffloadGlobalState`, version 0.
    #[doc(alias = "SendOffloadGlobalState")]
    SendOffloadGlobalStatePayload(1613, 722);
}

static LAYOUTS_366: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_429, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_366, {
        /// Field `SwUroEnabled`, `UInt32`.
        fn sw_uro_enabled -> u32 = get(0);
        /// Field `HwUroEnabled`, `UInt32`.
        fn hw_uro_enabled -> u32 = get(1);
    }
    /// Payload of event 1614, `TcpipFramingUroStatus`, version 0.
    #[doc(alias = "TcpipFramingUroStatus")]
    TcpipFramingUroStatusPayload(1614, 723);
}

static LAYOUTS_367: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_430, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_367, {
        /// Field `PowerPolicy`, `UInt32`.
        fn power_policy -> u32 = get(0);
    }
    /// Payload of event 1615, `TcpipGlobalPowerPolicyChange`, version 0.
    #[doc(alias = "TcpipGlobalPowerPolicyChange")]
    TcpipGlobalPowerPolicyChangePayload(1615, 724);
    /// Payload of event 1636, `TcpipPowerPolicyRundown`, version 0.
    #[doc(alias = "TcpipPowerPolicyRundown")]
    TcpipPowerPolicyRundownPayload(1636, 747);
}

static LAYOUTS_368: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_431, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_368, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `RouterSolicitationReason`, `UInt32`.
        fn router_solicitation_reason -> u32 = get(1);
        /// Field `PowerPolicy`, `UInt32`.
        fn power_policy -> u32 = get(2);
    }
    /// Payload of event 1616, `TcpipGlobalPowerPolicySendRS`, version 0.
    #[doc(alias = "TcpipGlobalPowerPolicySendRS")]
    TcpipGlobalPowerPolicySendRsPayload(1616, 725);
    /// Payload of event 1617, `TcpipGlobalPowerPolicyRequestRS`, version 0.
    #[doc(alias = "TcpipGlobalPowerPolicyRequestRS")]
    TcpipGlobalPowerPolicyRequestRsPayload(1617, 726);
}

static LAYOUTS_369: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_432, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_369, {
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(0);
        /// Field `Protocol`, `AnsiString`.
        fn protocol -> AnsiStr<'a> = get(1);
        /// Field `Compartment`, `UInt32`.
        fn compartment -> u32 = get(2);
        /// Field `DestinationPrefixAddressLength`, `UInt32`.
        fn destination_prefix_address_length -> u32 = get(3);
    }
    /// Payload of event 1618, `TcpipIpRouteLifetime`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "TcpipIpRouteLifetime")]
    TcpipIpRouteLifetimePayload(1618, 727);
}

static LAYOUTS_370: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_433, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_370, {
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(0);
    }
    /// Payload of event 1619, `IpSourceAddressSelection1619`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "IpSourceAddressSelection1619")]
    IpSourceAddressSelection1619Payload(1619, 728);
}

static LAYOUTS_371: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_434, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_371, {
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(0);
    }
    /// Payload of event 1620, `RemoteEndpointCleanup`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "RemoteEndpointCleanup")]
    RemoteEndpointCleanupPayload(1620, 729);
}

static LAYOUTS_372: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_435, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_372, {
        /// Field `IfLuid`, `UInt64`.
        fn if_luid -> u64 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `CompartmentGuid`, `GUID`.
        fn compartment_guid -> Guid = get(2);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(3);
        /// Field `IsolationMode`, `UInt32`.
        fn isolation_mode -> u32 = get(4);
        /// Field `IsolalationId`, `UInt32`.
        fn isolalation_id -> u32 = get(5);
        /// Field `Origin`, `UInt32`.
        fn origin -> u32 = get(6);
        /// Field `VirtualIfLuid`, `UInt64`.
        fn virtual_if_luid -> u64 = get(7);
        /// Field `VirtualIfIndex`, `UInt32`.
        fn virtual_if_index -> u32 = get(8);
    }
    /// Payload of event 1621, `FlVirtualInterfaceCreation`, version 0.
    #[doc(alias = "FlVirtualInterfaceCreation")]
    FlVirtualInterfaceCreationPayload(1621, 730);
    /// Payload of event 1622, `FlVirtualInterfaceDeletion`, version 0.
    #[doc(alias = "FlVirtualInterfaceDeletion")]
    FlVirtualInterfaceDeletionPayload(1622, 731);
}

static LAYOUTS_373: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_436, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_373, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `DestinationPrefixAddressLength`, `UInt32`.
        fn destination_prefix_address_length -> u32 = get(1);
    }
    /// Payload of event 1623, `TcpipGlobalPowerPolicyTransitionAdjustment`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "TcpipGlobalPowerPolicyTransitionAdjustment")]
    TcpipGlobalPowerPolicyTransitionAdjustmentPayload(1623, 732);
}

static LAYOUTS_374: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_437, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_374, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `OldFlowLabel`, `UInt32`.
        fn old_flow_label -> u32 = get(1);
        /// Field `NewFlowLabel`, `UInt32`.
        fn new_flow_label -> u32 = get(2);
    }
    /// Payload of event 1624, `TcpFlowLabelRefresh`, version 0.
    #[doc(alias = "TcpFlowLabelRefresh")]
    TcpFlowLabelRefreshPayload(1624, 733);
}

static LAYOUTS_375: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_438, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_375, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `SenderLimitedBytes`, `UInt64`.
        fn sender_limited_bytes -> u64 = get(1);
        /// Field `ReceiverLimitedBytes`, `UInt64`.
        fn receiver_limited_bytes -> u64 = get(2);
        /// Field `CongestionLimitedBytes`, `UInt64`.
        fn congestion_limited_bytes -> u64 = get(3);
    }
    /// Payload of event 1626, `TcpLimitingFactor`, version 0.
    #[doc(alias = "TcpLimitingFactor")]
    TcpLimitingFactorPayload(1626, 735);
}

static LAYOUTS_376: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_439, &[0, 1, 2, 3, 4, ABSENT]),
    layout(&super::PROVIDER, &PLACES_440, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_376, {
        /// Field `IfLuid`, `UInt64`.
        fn if_luid -> u64 = get(0);
        /// Field `ChangeReason`, `UInt32`.
        fn change_reason -> u32 = get(1);
        /// Field `NewUroState`, `UInt32`.
        fn new_uro_state -> u32 = get(2);
        /// Field `CurrentUroState`, `UInt32`.
        fn current_uro_state -> u32 = get(3);
        /// Field `LastScheduledState`, `UInt32`.
        fn last_scheduled_state -> u32 = get(4);
        /// Field `FailureReasonFlags`, `UInt32`. Not in version 0.
        fn failure_reason_flags -> Option<u32> = find(5);
    }
    /// Payload of event 1627, `UdpOffloadHwUroChangeScheduled`, versions 0 and 1.
    #[doc(alias = "UdpOffloadHwUroChangeScheduled")]
    UdpOffloadHwUroChangeScheduledPayload(1627, 736);
}

static LAYOUTS_377: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_441, &[0, 1, 2, 3, ABSENT]),
    layout(&super::PROVIDER, &PLACES_442, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_377, {
        /// Field `IfLuid`, `UInt64`.
        fn if_luid -> u64 = get(0);
        /// Field `ChangeReason`, `UInt32`.
        fn change_reason -> u32 = get(1);
        /// Field `NewUroState`, `UInt32`.
        fn new_uro_state -> u32 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
        /// Field `FailureReasonFlags`, `UInt32`. Not in version 0.
        fn failure_reason_flags -> Option<u32> = find(4);
    }
    /// Payload of event 1628, `UdpOffloadHwUroChangeComplete`, versions 0 and 1.
    #[doc(alias = "UdpOffloadHwUroChangeComplete")]
    UdpOffloadHwUroChangeCompletePayload(1628, 738);
}

static LAYOUTS_378: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_443, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_378, {
        /// Field `ClientName`, `UnicodeString`.
        fn client_name -> Utf16Str<'a> = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `ClientNpiVersion`, `UInt32`.
        fn client_npi_version -> u32 = get(2);
        /// Field `NblContextSize`, `UInt32`.
        fn nbl_context_size -> u32 = get(3);
        /// Field `FailureReason`, `UInt32`.
        fn failure_reason -> u32 = get(4);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(5);
    }
    /// Payload of event 1629, `FlsnpiClientAttach`, version 0.
    #[doc(alias = "FlsnpiClientAttach")]
    FlsnpiClientAttachPayload(1629, 740);
}

static LAYOUTS_379: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_444, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_379, {
        /// Field `ClientName`, `UnicodeString`.
        fn client_name -> Utf16Str<'a> = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
    }
    /// Payload of event 1630, `FlsnpiClientDetach`, version 0.
    #[doc(alias = "FlsnpiClientDetach")]
    FlsnpiClientDetachPayload(1630, 741);
}

static LAYOUTS_380: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_445, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_380, {
        /// Field `ClientName`, `UnicodeString`.
        fn client_name -> Utf16Str<'a> = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(2);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(3);
        /// Field `VirtualIfId`, `UInt32`.
        fn virtual_if_id -> u32 = get(4);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(5);
        /// Field `FailureReason`, `UInt32`.
        fn failure_reason -> u32 = get(6);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(7);
    }
    /// Payload of event 1631, `FlsnpiClientInterfaceAttach`, version 0.
    #[doc(alias = "FlsnpiClientInterfaceAttach")]
    FlsnpiClientInterfaceAttachPayload(1631, 742);
}

static LAYOUTS_381: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_446, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_381, {
        /// Field `ClientName`, `UnicodeString`.
        fn client_name -> Utf16Str<'a> = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(2);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(3);
        /// Field `VirtualIfId`, `UInt32`.
        fn virtual_if_id -> u32 = get(4);
        /// Field `FailureReason`, `UInt32`.
        fn failure_reason -> u32 = get(5);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(6);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(7);
    }
    /// Payload of event 1632, `FlsnpiClientInterfaceDetach`, version 0.
    #[doc(alias = "FlsnpiClientInterfaceDetach")]
    FlsnpiClientInterfaceDetachPayload(1632, 743);
}

static LAYOUTS_382: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_447, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_382, {
        /// Field `Operation`, `UInt32`.
        fn operation -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `PathDirection`, `UInt32`.
        fn path_direction -> u32 = get(2);
        /// Field `ClientName`, `UnicodeString`.
        fn client_name -> Utf16Str<'a> = get(3);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(4);
        /// Field `IfIndex`, `UInt32`.
        fn if_index -> u32 = get(5);
        /// Field `VirtualIfId`, `UInt32`.
        fn virtual_if_id -> u32 = get(6);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(7);
        /// Field `FailureReason`, `UInt32`.
        fn failure_reason -> u32 = get(8);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(9);
        /// Field `InjectionIfIndex`, `UInt32`.
        fn injection_if_index -> u32 = get(10);
    }
    /// Payload of event 1633, `FlsnpiDataPathFailure`, version 0.
    #[doc(alias = "FlsnpiDataPathFailure")]
    FlsnpiDataPathFailurePayload(1633, 744);
}

static LAYOUTS_383: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_448, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_383, {
        /// Field `PathDirection`, `UInt32`.
        fn path_direction -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `ClientName`, `UnicodeString`.
        fn client_name -> Utf16Str<'a> = get(2);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(3);
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(4);
        /// Field `VirtualIfId`, `UInt32`.
        fn virtual_if_id -> u32 = get(5);
        /// Field `PacketCount`, `UInt32`.
        fn packet_count -> u32 = get(6);
    }
    /// Payload of event 1634, `FlsnpiClientSilentDrop`, version 0.
    #[doc(alias = "FlsnpiClientSilentDrop")]
    FlsnpiClientSilentDropPayload(1634, 745);
}

static LAYOUTS_384: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_449, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_384, {
        /// Field `Direction`, `UInt32`.
        fn direction -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(2);
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(3);
        /// Field `VirtualIfId`, `UInt32`.
        fn virtual_if_id -> u32 = get(4);
        /// Field `PacketsIndicated`, `UInt32`.
        fn packets_indicated -> u32 = get(5);
        /// Field `PacketsReturned`, `UInt32`.
        fn packets_returned -> u32 = get(6);
        /// Field `PacketsInjected`, `UInt32`.
        fn packets_injected -> u32 = get(7);
        /// Field `PacketsCloned`, `UInt32`.
        fn packets_cloned -> u32 = get(8);
        /// Field `PacketsClonedWithNBSplit`, `UInt32`.
        fn packets_cloned_with_nb_split -> u32 = get(9);
        /// Field `PacketsDropped`, `UInt32`.
        fn packets_dropped -> u32 = get(10);
        /// Field `PacketsSilentlyDropped`, `UInt32`.
        fn packets_silently_dropped -> u32 = get(11);
    }
    /// Payload of event 1635, `FlsnpiPacketStats`, version 0.
    #[doc(alias = "FlsnpiPacketStats")]
    FlsnpiPacketStatsPayload(1635, 746);
}

static LAYOUTS_385: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_450, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_385, {
        /// Field `Tcb`, `Pointer`.
        fn tcb -> u64 = get(0);
        /// Field `NumBytes`, `UInt32`.
        fn num_bytes -> u32 = get(1);
        /// Field `SndNxt`, `UInt32`.
        fn snd_nxt -> u32 = get(2);
        /// Field `ActivityID`, `Pointer`.
        fn activity_id -> u64 = get(3);
        /// Field `SndLimBytesSnd`, `UInt64`.
        fn snd_lim_bytes_snd -> u64 = get(4);
        /// Field `SndLimBytesRwin`, `UInt64`.
        fn snd_lim_bytes_rwin -> u64 = get(5);
        /// Field `SndLimBytesCwnd`, `UInt64`.
        fn snd_lim_bytes_cwnd -> u64 = get(6);
        /// Field `CWnd`, `UInt32`.
        fn cwnd -> u32 = get(7);
        /// Field `SRtt`, `UInt32`.
        fn srtt -> u32 = get(8);
        /// Field `LossRecoveryEpisodes`, `UInt32`.
        fn loss_recovery_episodes -> u32 = get(9);
        /// Field `RtoEpisodes`, `UInt32`.
        fn rto_episodes -> u32 = get(10);
        /// Field `PtoEpisodes`, `UInt32`.
        fn pto_episodes -> u32 = get(11);
    }
    /// Payload of event 1637, `TcpSendAcked`, version 0.
    #[doc(alias = "TcpSendAcked")]
    TcpSendAckedPayload(1637, 748);
}

static LAYOUTS_386: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_451, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_386, {
        /// Field `Event`, `UInt32`.
        fn event_ -> u32 = get(0);
        /// Field `Interface`, `UInt32`.
        fn interface -> u32 = get(1);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(2);
        /// Field `RouterAddrLength`, `UInt32`.
        fn router_addr_length -> u32 = get(3);
    }
    /// Payload of event 1638, `IpRaPref64Event`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "IpRaPref64Event")]
    IpRaPref64EventPayload(1638, 749);
}

static LAYOUTS_387: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_452, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_387, {
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `RoutingEpoch`, `Int32`.
        fn routing_epoch -> i32 = get(2);
    }
    /// Payload of event 1639, `IpDestinationCacheInvalidation`, version 0.
    #[doc(alias = "IpDestinationCacheInvalidation")]
    IpDestinationCacheInvalidationPayload(1639, 750);
}

static LAYOUTS_388: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_453, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_388, {
        /// Field `NsiAction`, `UInt32`.
        fn nsi_action -> u32 = get(0);
        /// Field `AddressFamily`, `UInt32`.
        fn address_family -> u32 = get(1);
        /// Field `IfLuid`, `UInt64`.
        fn if_luid -> u64 = get(2);
        /// Field `CompartmentGuid`, `GUID`.
        fn compartment_guid -> Guid = get(3);
        /// Field `VirtualIfId`, `UInt32`.
        fn virtual_if_id -> u32 = get(4);
        /// Field `IsolationMode`, `UInt32`.
        fn isolation_mode -> u32 = get(5);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(6);
        /// Field `FailureReason`, `UInt32`.
        fn failure_reason -> u32 = get(7);
    }
    /// Payload of event 1640, `FlVirtualIfSetError`, version 0.
    #[doc(alias = "FlVirtualIfSetError")]
    FlVirtualIfSetErrorPayload(1640, 751);
    /// Payload of event 1641, `FlVirtualIfGetError`, version 0.
    #[doc(alias = "FlVirtualIfGetError")]
    FlVirtualIfGetErrorPayload(1641, 752);
}

static LAYOUTS_389: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_454, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_389, {
        /// Field `InterfaceIndex`, `UInt32`.
        fn interface_index -> u32 = get(0);
        /// Field `InterfaceGuid`, `GUID`.
        fn interface_guid -> Guid = get(1);
        /// Field `CompartmentId`, `UInt32`.
        fn compartment_id -> u32 = get(2);
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(3);
    }
    /// Payload of event 1642, `IpRecvPrefixOptionInRouterAdvertisement`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "IpRecvPrefixOptionInRouterAdvertisement")]
    IpRecvPrefixOptionInRouterAdvertisementPayload(1642, 753);
}
