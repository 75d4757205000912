// Generated from spec/providers/Microsoft-Windows-WinINet.toml by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the events of Microsoft-Windows-WinINet.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        open_enum
        /// Names of values of the map `mapWPADNetworkDecision`.
        MapWpadNetworkDecision(u32), size = 4, map = "mapWPADNetworkDecision", false {
            WPAD_NETWORK_DECISION_OFF = 0x0, "WPAD_NETWORK_DECISION_OFF";
            WPAD_NETWORK_DECISION_ON = 0x1, "WPAD_NETWORK_DECISION_ON";
            WPAD_NETWORK_DECISION_UNKNOWN = 0x2, "WPAD_NETWORK_DECISION_UNKNOWN";
            WPAD_NETWORK_DECISION_UNKNOWN_3 = 0x3, "WPAD_NETWORK_DECISION_UNKNOWN";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `maphttpProtocolType`.
        MaphttpProtocolType(u32), size = 4, map = "maphttpProtocolType", false {
            HTTP = 0x0, "HTTP";
            SPDY3 = 0x1, "SPDY3";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `mapUsageLogRequestCache`.
        MapUsageLogRequestCache(u32), size = 4, map = "mapUsageLogRequestCache", false {
            MISSED = 0x0, "Missed";
            HIT = 0x1, "Hit";
            STALE_MODIFIED = 0x2, "Stale-Modified";
            STALE_NOT_MODIFIED = 0x3, "Stale-NotModified";
        }
    }
}

static PLACES_0: [Place; 10] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 7] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 8] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 13] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 1] = places(super::PROVIDER.events[4].fields);
static PLACES_5: [Place; 2] = places(super::PROVIDER.events[5].fields);
static PLACES_6: [Place; 6] = places(super::PROVIDER.events[7].fields);
static PLACES_7: [Place; 2] = places(super::PROVIDER.events[9].fields);
static PLACES_8: [Place; 5] = places(super::PROVIDER.events[10].fields);
static PLACES_9: [Place; 2] = places(super::PROVIDER.events[11].fields);
static PLACES_10: [Place; 7] = places(super::PROVIDER.events[12].fields);
static PLACES_11: [Place; 4] = places(super::PROVIDER.events[14].fields);
static PLACES_12: [Place; 2] = places(super::PROVIDER.events[15].fields);
static PLACES_13: [Place; 1] = places(super::PROVIDER.events[18].fields);
static PLACES_14: [Place; 3] = places(super::PROVIDER.events[19].fields);
static PLACES_15: [Place; 2] = places(super::PROVIDER.events[22].fields);
static PLACES_16: [Place; 5] = places(super::PROVIDER.events[23].fields);
static PLACES_17: [Place; 4] = places(super::PROVIDER.events[24].fields);
static PLACES_18: [Place; 1] = places(super::PROVIDER.events[25].fields);
static PLACES_19: [Place; 3] = places(super::PROVIDER.events[26].fields);
static PLACES_20: [Place; 5] = places(super::PROVIDER.events[27].fields);
static PLACES_21: [Place; 4] = places(super::PROVIDER.events[28].fields);
static PLACES_22: [Place; 1] = places(super::PROVIDER.events[30].fields);
static PLACES_23: [Place; 4] = places(super::PROVIDER.events[31].fields);
static PLACES_24: [Place; 4] = places(super::PROVIDER.events[32].fields);
static PLACES_25: [Place; 1] = places(super::PROVIDER.events[33].fields);
static PLACES_26: [Place; 2] = places(super::PROVIDER.events[34].fields);
static PLACES_27: [Place; 4] = places(super::PROVIDER.events[35].fields);
static PLACES_28: [Place; 2] = places(super::PROVIDER.events[37].fields);
static PLACES_29: [Place; 4] = places(super::PROVIDER.events[38].fields);
static PLACES_30: [Place; 4] = places(super::PROVIDER.events[45].fields);
static PLACES_31: [Place; 2] = places(super::PROVIDER.events[49].fields);
static PLACES_32: [Place; 8] = places(super::PROVIDER.events[50].fields);
static PLACES_33: [Place; 4] = places(super::PROVIDER.events[56].fields);
static PLACES_34: [Place; 2] = places(super::PROVIDER.events[57].fields);
static PLACES_35: [Place; 4] = places(super::PROVIDER.events[66].fields);
static PLACES_36: [Place; 3] = places(super::PROVIDER.events[69].fields);
static PLACES_37: [Place; 3] = places(super::PROVIDER.events[73].fields);
static PLACES_38: [Place; 3] = places(super::PROVIDER.events[74].fields);
static PLACES_39: [Place; 2] = places(super::PROVIDER.events[75].fields);
static PLACES_40: [Place; 2] = places(super::PROVIDER.events[76].fields);
static PLACES_41: [Place; 4] = places(super::PROVIDER.events[77].fields);
static PLACES_42: [Place; 4] = places(super::PROVIDER.events[78].fields);
static PLACES_43: [Place; 5] = places(super::PROVIDER.events[79].fields);
static PLACES_44: [Place; 5] = places(super::PROVIDER.events[80].fields);
static PLACES_45: [Place; 1] = places(super::PROVIDER.events[81].fields);
static PLACES_46: [Place; 3] = places(super::PROVIDER.events[82].fields);
static PLACES_47: [Place; 3] = places(super::PROVIDER.events[83].fields);
static PLACES_48: [Place; 2] = places(super::PROVIDER.events[84].fields);
static PLACES_49: [Place; 1] = places(super::PROVIDER.events[85].fields);
static PLACES_50: [Place; 2] = places(super::PROVIDER.events[86].fields);
static PLACES_51: [Place; 2] = places(super::PROVIDER.events[87].fields);
static PLACES_52: [Place; 3] = places(super::PROVIDER.events[90].fields);
static PLACES_53: [Place; 3] = places(super::PROVIDER.events[91].fields);
static PLACES_54: [Place; 5] = places(super::PROVIDER.events[92].fields);
static PLACES_55: [Place; 5] = places(super::PROVIDER.events[93].fields);
static PLACES_56: [Place; 2] = places(super::PROVIDER.events[94].fields);
static PLACES_57: [Place; 2] = places(super::PROVIDER.events[95].fields);
static PLACES_58: [Place; 4] = places(super::PROVIDER.events[96].fields);
static PLACES_59: [Place; 4] = places(super::PROVIDER.events[97].fields);
static PLACES_60: [Place; 3] = places(super::PROVIDER.events[98].fields);
static PLACES_61: [Place; 3] = places(super::PROVIDER.events[99].fields);
static PLACES_62: [Place; 0] = places(super::PROVIDER.events[100].fields);
static PLACES_63: [Place; 2] = places(super::PROVIDER.events[103].fields);
static PLACES_64: [Place; 1] = places(super::PROVIDER.events[114].fields);
static PLACES_65: [Place; 1] = places(super::PROVIDER.events[116].fields);
static PLACES_66: [Place; 2] = places(super::PROVIDER.events[117].fields);
static PLACES_67: [Place; 16] = places(super::PROVIDER.events[118].fields);
static PLACES_68: [Place; 2] = places(super::PROVIDER.events[119].fields);
static PLACES_69: [Place; 3] = places(super::PROVIDER.events[120].fields);
static PLACES_70: [Place; 1] = places(super::PROVIDER.events[121].fields);
static PLACES_71: [Place; 2] = places(super::PROVIDER.events[130].fields);
static PLACES_72: [Place; 2] = places(super::PROVIDER.events[134].fields);
static PLACES_73: [Place; 2] = places(super::PROVIDER.events[142].fields);
static PLACES_74: [Place; 7] = places(super::PROVIDER.events[143].fields);
static PLACES_75: [Place; 2] = places(super::PROVIDER.events[147].fields);
static PLACES_76: [Place; 3] = places(super::PROVIDER.events[148].fields);
static PLACES_77: [Place; 2] = places(super::PROVIDER.events[149].fields);
static PLACES_78: [Place; 2] = places(super::PROVIDER.events[150].fields);
static PLACES_79: [Place; 2] = places(super::PROVIDER.events[151].fields);
static PLACES_80: [Place; 6] = places(super::PROVIDER.events[153].fields);
static PLACES_81: [Place; 1] = places(super::PROVIDER.events[154].fields);
static PLACES_82: [Place; 4] = places(super::PROVIDER.events[155].fields);
static PLACES_83: [Place; 1] = places(super::PROVIDER.events[157].fields);
static PLACES_84: [Place; 1] = places(super::PROVIDER.events[158].fields);
static PLACES_85: [Place; 3] = places(super::PROVIDER.events[159].fields);
static PLACES_86: [Place; 4] = places(super::PROVIDER.events[160].fields);
static PLACES_87: [Place; 4] = places(super::PROVIDER.events[161].fields);
static PLACES_88: [Place; 5] = places(super::PROVIDER.events[162].fields);
static PLACES_89: [Place; 5] = places(super::PROVIDER.events[165].fields);
static PLACES_90: [Place; 6] = places(super::PROVIDER.events[167].fields);
static PLACES_91: [Place; 3] = places(super::PROVIDER.events[169].fields);
static PLACES_92: [Place; 2] = places(super::PROVIDER.events[170].fields);
static PLACES_93: [Place; 3] = places(super::PROVIDER.events[171].fields);
static PLACES_94: [Place; 2] = places(super::PROVIDER.events[175].fields);
static PLACES_95: [Place; 1] = places(super::PROVIDER.events[177].fields);
static PLACES_96: [Place; 2] = places(super::PROVIDER.events[179].fields);
static PLACES_97: [Place; 4] = places(super::PROVIDER.events[185].fields);
static PLACES_98: [Place; 3] = places(super::PROVIDER.events[195].fields);
static PLACES_99: [Place; 6] = places(super::PROVIDER.events[197].fields);
static PLACES_100: [Place; 3] = places(super::PROVIDER.events[207].fields);
static PLACES_101: [Place; 1] = places(super::PROVIDER.events[222].fields);
static PLACES_102: [Place; 2] = places(super::PROVIDER.events[229].fields);
static PLACES_103: [Place; 3] = places(super::PROVIDER.events[233].fields);
static PLACES_104: [Place; 2] = places(super::PROVIDER.events[237].fields);
static PLACES_105: [Place; 3] = places(super::PROVIDER.events[239].fields);
static PLACES_106: [Place; 4] = places(super::PROVIDER.events[245].fields);
static PLACES_107: [Place; 3] = places(super::PROVIDER.events[253].fields);
static PLACES_108: [Place; 3] = places(super::PROVIDER.events[255].fields);
static PLACES_109: [Place; 4] = places(super::PROVIDER.events[265].fields);
static PLACES_110: [Place; 2] = places(super::PROVIDER.events[269].fields);
static PLACES_111: [Place; 7] = places(super::PROVIDER.events[271].fields);
static PLACES_112: [Place; 3] = places(super::PROVIDER.events[273].fields);
static PLACES_113: [Place; 3] = places(super::PROVIDER.events[281].fields);
static PLACES_114: [Place; 3] = places(super::PROVIDER.events[285].fields);
static PLACES_115: [Place; 2] = places(super::PROVIDER.events[291].fields);
static PLACES_116: [Place; 3] = places(super::PROVIDER.events[293].fields);
static PLACES_117: [Place; 2] = places(super::PROVIDER.events[299].fields);
static PLACES_118: [Place; 2] = places(super::PROVIDER.events[301].fields);
static PLACES_119: [Place; 3] = places(super::PROVIDER.events[303].fields);
static PLACES_120: [Place; 2] = places(super::PROVIDER.events[307].fields);
static PLACES_121: [Place; 4] = places(super::PROVIDER.events[311].fields);
static PLACES_122: [Place; 7] = places(super::PROVIDER.events[313].fields);
static PLACES_123: [Place; 2] = places(super::PROVIDER.events[317].fields);
static PLACES_124: [Place; 6] = places(super::PROVIDER.events[323].fields);
static PLACES_125: [Place; 2] = places(super::PROVIDER.events[325].fields);
static PLACES_126: [Place; 1] = places(super::PROVIDER.events[327].fields);
static PLACES_127: [Place; 2] = places(super::PROVIDER.events[329].fields);
static PLACES_128: [Place; 1] = places(super::PROVIDER.events[331].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `HINTERNET`, `Pointer`.
        fn hinternet -> u64 = get(0);
        /// Field `_UserAgentLength`, `UInt16`.
        fn user_agent_length -> u16 = get(1);
        /// Field `UserAgent`, `AnsiString`, `_UserAgentLength` characters.
        fn user_agent -> AnsiStr<'a> = get(2);
        /// Field `_AccessTypeLength`, `UInt16`.
        fn access_type_length -> u16 = get(3);
        /// Field `AccessType`, `AnsiString`, `_AccessTypeLength` characters.
        fn access_type -> AnsiStr<'a> = get(4);
        /// Field `_ProxyListLength`, `UInt16`.
        fn proxy_list_length -> u16 = get(5);
        /// Field `ProxyList`, `AnsiString`, `_ProxyListLength` characters.
        fn proxy_list -> AnsiStr<'a> = get(6);
        /// Field `_ProxyBypassListLength`, `UInt16`.
        fn proxy_bypass_list_length -> u16 = get(7);
        /// Field `ProxyBypassList`, `AnsiString`, `_ProxyBypassListLength` characters.
        fn proxy_bypass_list -> AnsiStr<'a> = get(8);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(9);
    }
    /// Payload of event 101, `WININET_ROOT_HANDLE_CREATED`, version 0.
    #[doc(alias = "WININET_ROOT_HANDLE_CREATED")]
    WininetRootHandleCreatedPayload(101, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `ConnectionHandle`, `Pointer`.
        fn connection_handle -> u64 = get(0);
        /// Field `ParentHandle`, `Pointer`.
        fn parent_handle -> u64 = get(1);
        /// Field `_URLLength`, `UInt16`.
        fn url_length -> u16 = get(2);
        /// Field `URL`, `AnsiString`, `_URLLength` characters.
        fn url -> AnsiStr<'a> = get(3);
        /// Field `_HeadersLength`, `UInt16`.
        fn headers_length -> u16 = get(4);
        /// Field `Headers`, `AnsiString`, `_HeadersLength` characters.
        fn headers -> AnsiStr<'a> = get(5);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(6);
    }
    /// Payload of event 102, `WININET_OPEN_URL_HANDLE_CREATED`, version 0.
    #[doc(alias = "WININET_OPEN_URL_HANDLE_CREATED")]
    WininetOpenUrlHandleCreatedPayload(102, 1);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `ConnectionHandle`, `Pointer`.
        fn connection_handle -> u64 = get(0);
        /// Field `ParentHandle`, `Pointer`.
        fn parent_handle -> u64 = get(1);
        /// Field `_ServerNameLength`, `UInt16`.
        fn server_name_length -> u16 = get(2);
        /// Field `ServerName`, `AnsiString`, `_ServerNameLength` characters.
        fn server_name -> AnsiStr<'a> = get(3);
        /// Field `ServerPort`, `UInt32`.
        fn server_port -> u32 = get(4);
        /// Field `_ServiceLength`, `UInt16`.
        fn service_length -> u16 = get(5);
        /// Field `Service`, `AnsiString`, `_ServiceLength` characters.
        fn service -> AnsiStr<'a> = get(6);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(7);
    }
    /// Payload of event 103, `WININET_CONNECT_HANDLE_CREATED`, version 0.
    #[doc(alias = "WININET_CONNECT_HANDLE_CREATED")]
    WininetConnectHandleCreatedPayload(103, 2);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `ConnectionHandle`, `Pointer`.
        fn connection_handle -> u64 = get(0);
        /// Field `ParentHandle`, `Pointer`.
        fn parent_handle -> u64 = get(1);
        /// Field `_VerbLength`, `UInt16`.
        fn verb_length -> u16 = get(2);
        /// Field `Verb`, `AnsiString`, `_VerbLength` characters.
        fn verb -> AnsiStr<'a> = get(3);
        /// Field `_ObjectNameLength`, `UInt16`.
        fn object_name_length -> u16 = get(4);
        /// Field `ObjectName`, `AnsiString`, `_ObjectNameLength` characters.
        fn object_name -> AnsiStr<'a> = get(5);
        /// Field `_VersionLength`, `UInt16`.
        fn version_length -> u16 = get(6);
        /// Field `Version`, `AnsiString`, `_VersionLength` characters.
        fn version -> AnsiStr<'a> = get(7);
        /// Field `_ReferrerLength`, `UInt32`.
        fn referrer_length -> u32 = get(8);
        /// Field `Referrer`, `AnsiString`, `_ReferrerLength` characters.
        fn referrer -> AnsiStr<'a> = get(9);
        /// Field `_AcceptTypesLength`, `UInt16`.
        fn accept_types_length -> u16 = get(10);
        /// Field `AcceptTypes`, `AnsiString`, `_AcceptTypesLength` characters.
        fn accept_types -> AnsiStr<'a> = get(11);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(12);
    }
    /// Payload of event 104, `WININET_HTTP_REQUEST_HANDLE_CREATED`, version 0.
    #[doc(alias = "WININET_HTTP_REQUEST_HANDLE_CREATED")]
    WininetHttpRequestHandleCreatedPayload(104, 3);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `HINTERNET`, `Pointer`.
        fn hinternet -> u64 = get(0);
    }
    /// Payload of event 105, `WININET_HANDLE_CLOSED`, version 0.
    #[doc(alias = "WININET_HANDLE_CLOSED")]
    WininetHandleClosedPayload(105, 4);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `HINTERNET`, `Pointer`.
        fn hinternet -> u64 = get(0);
        /// Field `Error`, `UInt32`.
        fn error -> u32 = get(1);
    }
    /// Payload of event 106, `WININET_HANDLE_CREATE_FAILED`, version 0.
    #[doc(alias = "WININET_HANDLE_CREATE_FAILED")]
    WininetHandleCreateFailedPayload(106, 5);
    /// Payload of event 107, `WININET_HANDLE_CLOSE_FAILED`, version 0.
    #[doc(alias = "WININET_HANDLE_CLOSE_FAILED")]
    WininetHandleCloseFailedPayload(107, 6);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `ConnectionHandle`, `Pointer`.
        fn connection_handle -> u64 = get(0);
        /// Field `_ServerNameLength`, `UInt16`.
        fn server_name_length -> u16 = get(1);
        /// Field `ServerName`, `AnsiString`, `_ServerNameLength` characters.
        fn server_name -> AnsiStr<'a> = get(2);
        /// Field `ServerPort`, `UInt32`.
        fn server_port -> u32 = get(3);
        /// Field `_ServiceLength`, `UInt16`.
        fn service_length -> u16 = get(4);
        /// Field `Service`, `AnsiString`, `_ServiceLength` characters.
        fn service -> AnsiStr<'a> = get(5);
    }
    /// Payload of event 108, `WININET_HTTP_REQUEST_HANDLE_CREATED108`, version 0.
    #[doc(alias = "WININET_HTTP_REQUEST_HANDLE_CREATED108")]
    WininetHttpRequestHandleCreated108Payload(108, 7);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0, ABSENT]),
    layout(&super::PROVIDER, &PLACES_7, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `HINTERNET`, `Pointer`.
        fn hinternet -> u64 = get(0);
        /// Field `Context`, `Pointer`. Not in version 0.
        fn context -> Option<u64> = find(1);
    }
    /// Payload of event 200, `WININET_HTTP_REQUESTStart`, versions 0 and 1.
    #[doc(alias = "WININET_HTTP_REQUESTStart")]
    WininetHttpRequestStartPayload(200, 8);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `RequestHandle`, `Pointer`.
        fn request_handle -> u64 = get(0);
        /// Field `SocketHandle`, `Pointer`.
        fn socket_handle -> u64 = get(1);
        /// Field `_VerbLength`, `UInt16`.
        fn verb_length -> u16 = get(2);
        /// Field `Verb`, `AnsiString`, `_VerbLength` characters.
        fn verb -> AnsiStr<'a> = get(3);
        /// Field `Cookie`, `Boolean`.
        fn cookie -> bool = get(4);
    }
    /// Payload of event 201, `WININET_HTTP_REQUESTStop`, version 0.
    #[doc(alias = "WININET_HTTP_REQUESTStop")]
    WininetHttpRequestStopPayload(201, 10);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `Handle`, `Pointer`.
        fn handle -> u64 = get(0);
        /// Field `Error`, `UInt32`.
        fn error -> u32 = get(1);
    }
    /// Payload of event 202, `WININET_HTTP_REQUESTFail`, version 0.
    #[doc(alias = "WININET_HTTP_REQUESTFail")]
    WininetHttpRequestFailPayload(202, 11);
    /// Payload of event 204, `WININET_HTTP_RESPONSEFail`, version 0.
    #[doc(alias = "WININET_HTTP_RESPONSEFail")]
    WininetHttpResponseFailPayload(204, 13);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_10, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `ResponseCode`, `Int32`.
        fn response_code -> i32 = get(0);
        /// Field `RequestHandle`, `Pointer`.
        fn request_handle -> u64 = get(1);
        /// Field `SocketHandle`, `Pointer`.
        fn socket_handle -> u64 = get(2);
        /// Field `_VerbLength`, `UInt16`.
        fn verb_length -> u16 = get(3);
        /// Field `Verb`, `AnsiString`, `_VerbLength` characters.
        fn verb -> AnsiStr<'a> = get(4);
        /// Field `_ContentLengthStrLength`, `UInt16`.
        fn content_length_str_length -> u16 = get(5);
        /// Field `ContentLength`, `AnsiString`, `_ContentLengthStrLength` characters.
        fn content_length -> AnsiStr<'a> = get(6);
    }
    /// Payload of event 203, `WININET_HTTP_RESPONSEStop`, version 0.
    #[doc(alias = "WININET_HTTP_RESPONSEStop")]
    WininetHttpResponseStopPayload(203, 12);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_11, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `ConnectionHandle`, `Pointer`.
        fn connection_handle -> u64 = get(0);
        /// Field `SocketHandle`, `Pointer`.
        fn socket_handle -> u64 = get(1);
        /// Field `_ReasonLength`, `UInt16`.
        fn reason_length -> u16 = get(2);
        /// Field `Reason`, `AnsiString`, `_ReasonLength` characters.
        fn reason -> AnsiStr<'a> = get(3);
    }
    /// Payload of event 205, `WININET_HTTP_CONNECTION_CLOSED`, version 0.
    #[doc(alias = "WININET_HTTP_CONNECTION_CLOSED")]
    WininetHttpConnectionClosedPayload(205, 14);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_12, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `ConnectionHandle`, `Pointer`.
        fn connection_handle -> u64 = get(0);
        /// Field `SocketHandle`, `Pointer`.
        fn socket_handle -> u64 = get(1);
    }
    /// Payload of event 206, `WININET_KEEP_ALIVE_CONNECTION_REUSED`, version 0.
    #[doc(alias = "WININET_KEEP_ALIVE_CONNECTION_REUSED")]
    WininetKeepAliveConnectionReusedPayload(206, 15);
    /// Payload of event 207, `WININET_KEEP_ALIVE_CONNECTION_POOLED`, version 0.
    #[doc(alias = "WININET_KEEP_ALIVE_CONNECTION_POOLED")]
    WininetKeepAliveConnectionPooledPayload(207, 16);
    /// Payload of event 208, `WININET_KEEP_ALIVE_CONNECTION_CLOSED`, version 0.
    #[doc(alias = "WININET_KEEP_ALIVE_CONNECTION_CLOSED")]
    WininetKeepAliveConnectionClosedPayload(208, 17);
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_13, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// Field `RequestHandle`, `Pointer`.
        fn request_handle -> u64 = get(0);
    }
    /// Payload of event 209, `WININET_HTTP_RESPONSE_BODY_RECEIVED`, version 0.
    #[doc(alias = "WININET_HTTP_RESPONSE_BODY_RECEIVED")]
    WininetHttpResponseBodyReceivedPayload(209, 18);
    /// Payload of event 701, `WININET_HTTPS_NEGOTIATIONStart`, version 0.
    #[doc(alias = "WININET_HTTPS_NEGOTIATIONStart")]
    WininetHttpsNegotiationStartPayload(701, 62);
    /// Payload of event 702, `WININET_HTTPS_NEGOTIATIONStop`, version 0.
    #[doc(alias = "WININET_HTTPS_NEGOTIATIONStop")]
    WininetHttpsNegotiationStopPayload(702, 63);
    /// Payload of event 706, `WININET_HTTPS_CLIENT_CERT_REQUIRED`, version 0.
    #[doc(alias = "WININET_HTTPS_CLIENT_CERT_REQUIRED")]
    WininetHttpsClientCertRequiredPayload(706, 67);
    /// Payload of event 711, `WININET_HTTPS_RENEGOTIATIONStart`, version 0.
    #[doc(alias = "WININET_HTTPS_RENEGOTIATIONStart")]
    WininetHttpsRenegotiationStartPayload(711, 70);
    /// Payload of event 712, `WININET_HTTPS_RENEGOTIATIONStop`, version 0.
    #[doc(alias = "WININET_HTTPS_RENEGOTIATIONStop")]
    WininetHttpsRenegotiationStopPayload(712, 71);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_14, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// Field `RequestHandle`, `Pointer`.
        fn request_handle -> u64 = get(0);
        /// Field `Length`, `UInt16`.
        fn length -> u16 = get(1);
        /// Field `Headers`, `AnsiString`, `Length` characters.
        fn headers -> AnsiStr<'a> = get(2);
    }
    /// Payload of event 210, `WININET_REQUEST_HEADER`, version 0.
    #[doc(alias = "WININET_REQUEST_HEADER")]
    WininetRequestHeaderPayload(210, 19);
    /// Payload of event 211, `WININET_RESPONSE_HEADER`, version 0.
    #[doc(alias = "WININET_RESPONSE_HEADER")]
    WininetResponseHeaderPayload(211, 20);
    /// Payload of event 212, `WININET_REQUEST_HEADER_OPTIONAL`, version 0.
    #[doc(alias = "WININET_REQUEST_HEADER_OPTIONAL")]
    WininetRequestHeaderOptionalPayload(212, 21);
}

static LAYOUTS_15: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_15, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_15, {
        /// Field `RequestHandle`, `Pointer`.
        fn request_handle -> u64 = get(0);
        /// Field `Error`, `UInt32`.
        fn error -> u32 = get(1);
    }
    /// Payload of event 213, `WININET_HTTP_RESPONSE_BODY_READ_ERROR`, version 0.
    #[doc(alias = "WININET_HTTP_RESPONSE_BODY_READ_ERROR")]
    WininetHttpResponseBodyReadErrorPayload(213, 22);
    /// Payload of event 703, `WININET_HTTPS_NEGOTIATIONFail`, version 0.
    #[doc(alias = "WININET_HTTPS_NEGOTIATIONFail")]
    WininetHttpsNegotiationFailPayload(703, 64);
    /// Payload of event 704, `WININET_HTTPS_SERVER_CERT_ERROR`, version 0.
    #[doc(alias = "WININET_HTTPS_SERVER_CERT_ERROR")]
    WininetHttpsServerCertErrorPayload(704, 65);
    /// Payload of event 707, `WININET_HTTPS_CLIENT_CERT_UNAVAILABLE`, version 0.
    #[doc(alias = "WININET_HTTPS_CLIENT_CERT_UNAVAILABLE")]
    WininetHttpsClientCertUnavailablePayload(707, 68);
    /// Payload of event 713, `WININET_HTTPS_RENEGOTIATIONFail`, version 0.
    #[doc(alias = "WININET_HTTPS_RENEGOTIATIONFail")]
    WininetHttpsRenegotiationFailPayload(713, 72);
}

static LAYOUTS_16: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_16, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_16, {
        /// Field `_ServerNameLength`, `UInt16`.
        fn server_name_length -> u16 = get(0);
        /// Field `ServerName`, `AnsiString`, `_ServerNameLength` characters.
        fn server_name -> AnsiStr<'a> = get(1);
        /// Field `ConnectionHandle`, `Pointer`.
        fn connection_handle -> u64 = get(2);
        /// Field `SocketHandle`, `Pointer`.
        fn socket_handle -> u64 = get(3);
        /// Field `LocalPort`, `UInt32`.
        fn local_port -> u32 = get(4);
    }
    /// Payload of event 301, `WININET_TCP_CONNECTIONStart`, version 0.
    #[doc(alias = "WININET_TCP_CONNECTIONStart")]
    WininetTcpConnectionStartPayload(301, 23);
}

static LAYOUTS_17: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_17, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_17, {
        /// Field `_ServerNameLength`, `UInt16`.
        fn server_name_length -> u16 = get(0);
        /// Field `ServerName`, `AnsiString`, `_ServerNameLength` characters.
        fn server_name -> AnsiStr<'a> = get(1);
        /// Field `ConnectionHandle`, `Pointer`.
        fn connection_handle -> u64 = get(2);
        /// Field `Error`, `UInt32`.
        fn error -> u32 = get(3);
    }
    /// Payload of event 302, `WININET_TCP_CONNECTIONFail`, version 0.
    #[doc(alias = "WININET_TCP_CONNECTIONFail")]
    WininetTcpConnectionFailPayload(302, 24);
}

static LAYOUTS_18: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_18, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_18, {
        /// Field `SocketHandle`, `Pointer`.
        fn socket_handle -> u64 = get(0);
    }
    /// Payload of event 303, `WININET_TCP_CONNECTIONStop`, version 0.
    #[doc(alias = "WININET_TCP_CONNECTIONStop")]
    WininetTcpConnectionStopPayload(303, 25);
}

static LAYOUTS_19: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_19, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_19, {
        /// Field `_HostNameLength`, `UInt16`.
        fn host_name_length -> u16 = get(0);
        /// Field `HostName`, `AnsiString`, `_HostNameLength` characters.
        fn host_name -> AnsiStr<'a> = get(1);
        /// Field `RequestHandle`, `Pointer`.
        fn request_handle -> u64 = get(2);
    }
    /// Payload of event 304, `WININET_DNS_QUERYStart`, version 0.
    #[doc(alias = "WININET_DNS_QUERYStart")]
    WininetDnsQueryStartPayload(304, 26);
}

static LAYOUTS_20: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_20, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_20, {
        /// Field `_HostNameLength`, `UInt16`.
        fn host_name_length -> u16 = get(0);
        /// Field `HostName`, `AnsiString`, `_HostNameLength` characters.
        fn host_name -> AnsiStr<'a> = get(1);
        /// Field `RequestHandle`, `Pointer`.
        fn request_handle -> u64 = get(2);
        /// Field `_AddressListLength`, `UInt16`.
        fn address_list_length -> u16 = get(3);
        /// Field `AddressList`, `AnsiString`, `_AddressListLength` characters.
        fn address_list -> AnsiStr<'a> = get(4);
    }
    /// Payload of event 305, `WININET_DNS_QUERYStop`, version 0.
    #[doc(alias = "WININET_DNS_QUERYStop")]
    WininetDnsQueryStopPayload(305, 27);
    /// Payload of event 307, `WININET_DNS_QUERYStop307`, version 0.
    #[doc(alias = "WININET_DNS_QUERYStop307")]
    WininetDnsQueryStop307Payload(307, 29);
}

static LAYOUTS_21: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_21, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_21, {
        /// Field `_HostNameLength`, `UInt16`.
        fn host_name_length -> u16 = get(0);
        /// Field `HostName`, `AnsiString`, `_HostNameLength` characters.
        fn host_name -> AnsiStr<'a> = get(1);
        /// Field `RequestHandle`, `Pointer`.
        fn request_handle -> u64 = get(2);
        /// Field `Error`, `UInt32`.
        fn error -> u32 = get(3);
    }
    /// Payload of event 306, `WININET_DNS_QUERYFail`, version 0.
    #[doc(alias = "WININET_DNS_QUERYFail")]
    WininetDnsQueryFailPayload(306, 28);
}

static LAYOUTS_22: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_22, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_22, {
        /// Field `Handle`, `Pointer`.
        fn handle -> u64 = get(0);
    }
    /// Payload of event 308, `WININET_NETWORK_CHANGE_DETECTED`, version 0.
    #[doc(alias = "WININET_NETWORK_CHANGE_DETECTED")]
    WininetNetworkChangeDetectedPayload(308, 30);
    /// Payload of event 1125, `Wininet_CacheClientBloomFilterStart`, version 0.
    #[doc(alias = "Wininet_CacheClientBloomFilterStart")]
    WininetCacheClientBloomFilterStartPayload(1125, 221);
}

static LAYOUTS_23: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_23, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_23, {
        /// Field `CorrelationID`, `GUID`.
        fn correlation_id -> Guid = get(0);
        /// Field `InternetFlags`, `UInt32`.
        fn internet_flags -> u32 = get(1);
        /// Field `Length`, `UInt16`.
        fn length -> u16 = get(2);
        /// Field `Headers`, `AnsiString`, `Length` characters.
        fn headers -> AnsiStr<'a> = get(3);
    }
    /// Payload of event 400, `Wininet_WebSocketUpgrade`, version 0.
    #[doc(alias = "Wininet_WebSocketUpgrade")]
    WininetWebSocketUpgradePayload(400, 31);
}

static LAYOUTS_24: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_24, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_24, {
        /// Field `CorrelationID`, `GUID`.
        fn correlation_id -> Guid = get(0);
        /// Field `ResponseCode`, `Int32`.
        fn response_code -> i32 = get(1);
        /// Field `Length`, `UInt16`.
        fn length -> u16 = get(2);
        /// Field `Headers`, `AnsiString`, `Length` characters.
        fn headers -> AnsiStr<'a> = get(3);
    }
    /// Payload of event 401, `Wininet_WebSocketUpgrade401`, version 0.
    #[doc(alias = "Wininet_WebSocketUpgrade401")]
    WininetWebSocketUpgrade401Payload(401, 32);
}

static LAYOUTS_25: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_25, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_25, {
        /// Field `CorrelationID`, `GUID`.
        fn correlation_id -> Guid = get(0);
    }
    /// Payload of event 402, `Wininet_WebSocketSessionStart`, version 0.
    #[doc(alias = "Wininet_WebSocketSessionStart")]
    WininetWebSocketSessionStartPayload(402, 33);
    /// Payload of event 412, `Wininet_WebSocketSession412`, version 0.
    #[doc(alias = "Wininet_WebSocketSession412")]
    WininetWebSocketSession412Payload(412, 43);
    /// Payload of event 413, `Wininet_WebSocketSession413`, version 0.
    #[doc(alias = "Wininet_WebSocketSession413")]
    WininetWebSocketSession413Payload(413, 44);
}

static LAYOUTS_26: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_26, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_26, {
        /// Field `CorrelationID`, `GUID`.
        fn correlation_id -> Guid = get(0);
        /// Field `Status`, `UInt16`.
        fn status -> u16 = get(1);
    }
    /// Payload of event 403, `Wininet_WebSocketSessionStop`, version 0.
    #[doc(alias = "Wininet_WebSocketSessionStop")]
    WininetWebSocketSessionStopPayload(403, 34);
}

static LAYOUTS_27: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_27, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_27, {
        /// Field `CorrelationID`, `GUID`.
        fn correlation_id -> Guid = get(0);
        /// Field `Length`, `Int64`.
        fn length -> i64 = get(1);
        /// Field `TruncatedLength`, `UInt16`.
        fn truncated_length -> u16 = get(2);
        /// Field `TruncatedData`, `UnicodeString`, `TruncatedLength` characters.
        fn truncated_data -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 404, `Wininet_WebSocketSession`, version 0.
    #[doc(alias = "Wininet_WebSocketSession")]
    WininetWebSocketSessionPayload(404, 35);
    /// Payload of event 405, `Wininet_WebSocketSession405`, version 0.
    #[doc(alias = "Wininet_WebSocketSession405")]
    WininetWebSocketSession405Payload(405, 36);
}

static LAYOUTS_28: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_28, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_28, {
        /// Field `CorrelationID`, `GUID`.
        fn correlation_id -> Guid = get(0);
        /// Field `Length`, `Int64`.
        fn length -> i64 = get(1);
    }
    /// Payload of event 406, `Wininet_WebSocketSession406`, version 0.
    #[doc(alias = "Wininet_WebSocketSession406")]
    WininetWebSocketSession406Payload(406, 37);
    /// Payload of event 408, `Wininet_WebSocketSession408`, version 0.
    #[doc(alias = "Wininet_WebSocketSession408")]
    WininetWebSocketSession408Payload(408, 39);
    /// Payload of event 410, `Wininet_WebSocketSession410`, version 0.
    #[doc(alias = "Wininet_WebSocketSession410")]
    WininetWebSocketSession410Payload(410, 41);
    /// Payload of event 411, `Wininet_WebSocketSession411`, version 0.
    #[doc(alias = "Wininet_WebSocketSession411")]
    WininetWebSocketSession411Payload(411, 42);
}

static LAYOUTS_29: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_29, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_29, {
        /// Field `CorrelationID`, `GUID`.
        fn correlation_id -> Guid = get(0);
        /// Field `Status`, `UInt16`.
        fn status -> u16 = get(1);
        /// Field `Length`, `UInt32`.
        fn length -> u32 = get(2);
        /// Field `Reason`, `AnsiString`, `Length` characters.
        fn reason -> AnsiStr<'a> = get(3);
    }
    /// Payload of event 407, `Wininet_WebSocketSession407`, version 0.
    #[doc(alias = "Wininet_WebSocketSession407")]
    WininetWebSocketSession407Payload(407, 38);
    /// Payload of event 409, `Wininet_WebSocketSession409`, version 0.
    #[doc(alias = "Wininet_WebSocketSession409")]
    WininetWebSocketSession409Payload(409, 40);
}

static LAYOUTS_30: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_30, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_30, {
        /// Field `CorrelationID`, `GUID`.
        fn correlation_id -> Guid = get(0);
        /// Field `SequenceNumber`, `UInt32`.
        fn sequence_number -> u32 = get(1);
        /// Field `PayloadByteLength`, `UInt32`.
        fn payload_byte_length -> u32 = get(2);
        /// Field `Payload`, `Binary`, `PayloadByteLength` bytes.
        fn payload -> &'a [u8] = get(3);
    }
    /// Payload of event 414, `Wininet_WebSocketSession414`, version 0.
    #[doc(alias = "Wininet_WebSocketSession414")]
    WininetWebSocketSession414Payload(414, 45);
    /// Payload of event 415, `Wininet_WebSocketSession415`, version 0.
    #[doc(alias = "Wininet_WebSocketSession415")]
    WininetWebSocketSession415Payload(415, 46);
    /// Payload of event 416, `Wininet_WebSocketSession416`, version 0.
    #[doc(alias = "Wininet_WebSocketSession416")]
    WininetWebSocketSession416Payload(416, 47);
    /// Payload of event 417, `Wininet_WebSocketSession417`, version 0.
    #[doc(alias = "Wininet_WebSocketSession417")]
    WininetWebSocketSession417Payload(417, 48);
}

static LAYOUTS_31: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_31, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_31, {
        /// Field `URLLength`, `UInt32`.
        fn url_length -> u32 = get(0);
        /// Field `URL`, `AnsiString`, `URLLength` characters.
        fn url -> AnsiStr<'a> = get(1);
    }
    /// Payload of event 501, `WININET_COOKIE_HEADER_RECEIVED`, version 0.
    #[doc(alias = "WININET_COOKIE_HEADER_RECEIVED")]
    WininetCookieHeaderReceivedPayload(501, 49);
    /// Payload of event 506, `WININET_COOKIE_REQUEST_HEADER_CREATED`, version 0.
    #[doc(alias = "WININET_COOKIE_REQUEST_HEADER_CREATED")]
    WininetCookieRequestHeaderCreatedPayload(506, 54);
}

static LAYOUTS_32: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_32, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_32, {
        /// Field `_DomainLength`, `UInt16`.
        fn domain_length -> u16 = get(0);
        /// Field `Domain`, `AnsiString`, `_DomainLength` characters.
        fn domain -> AnsiStr<'a> = get(1);
        /// Field `_PathLength`, `UInt16`.
        fn path_length -> u16 = get(2);
        /// Field `Path`, `AnsiString`, `_PathLength` characters.
        fn path -> AnsiStr<'a> = get(3);
        /// Field `_NameLength`, `UInt16`.
        fn name_length -> u16 = get(4);
        /// Field `Name`, `AnsiString`, `_NameLength` characters.
        fn name -> AnsiStr<'a> = get(5);
        /// Field `_ValueLength`, `UInt16`.
        fn value_length -> u16 = get(6);
        /// Field `Value`, `AnsiString`, `_ValueLength` characters.
        fn value -> AnsiStr<'a> = get(7);
    }
    /// Payload of event 502, `WININET_COOKIE_STORED`, version 0.
    #[doc(alias = "WININET_COOKIE_STORED")]
    WininetCookieStoredPayload(502, 50);
    /// Payload of event 503, `WININET_COOKIE_DELETED`, version 0.
    #[doc(alias = "WININET_COOKIE_DELETED")]
    WininetCookieDeletedPayload(503, 51);
    /// Payload of event 504, `WININET_COOKIE_BLOCKED`, version 0.
    #[doc(alias = "WININET_COOKIE_BLOCKED")]
    WininetCookieBlockedPayload(504, 52);
    /// Payload of event 505, `WININET_COOKIE_P3P_REJECTED`, version 0.
    #[doc(alias = "WININET_COOKIE_P3P_REJECTED")]
    WininetCookieP3pRejectedPayload(505, 53);
    /// Payload of event 507, `WININET_COOKIE_ADDED_TO_HEADER`, version 0.
    #[doc(alias = "WININET_COOKIE_ADDED_TO_HEADER")]
    WininetCookieAddedToHeaderPayload(507, 55);
}

static LAYOUTS_33: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_33, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_33, {
        /// Field `RequestHandle`, `Pointer`.
        fn request_handle -> u64 = get(0);
        /// Field `_SchemeLength`, `UInt16`.
        fn scheme_length -> u16 = get(1);
        /// Field `Scheme`, `AnsiString`, `_SchemeLength` characters.
        fn scheme -> AnsiStr<'a> = get(2);
        /// Field `IsProxy`, `Boolean`.
        fn is_proxy -> bool = get(3);
    }
    /// Payload of event 601, `WININET_AUTH_RESPONSE_RECEIVED`, version 0.
    #[doc(alias = "WININET_AUTH_RESPONSE_RECEIVED")]
    WininetAuthResponseReceivedPayload(601, 56);
    /// Payload of event 606, `WININET_AUTH_CLIENT_ADD_HEADERS`, version 0.
    #[doc(alias = "WININET_AUTH_CLIENT_ADD_HEADERS")]
    WininetAuthClientAddHeadersPayload(606, 61);
}

static LAYOUTS_34: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_34, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_34, {
        /// Field `RequestHandle`, `Pointer`.
        fn request_handle -> u64 = get(0);
        /// Field `IsProxy`, `Boolean`.
        fn is_proxy -> bool = get(1);
    }
    /// Payload of event 602, `WININET_AUTH_CLIENT_SETS_USERNAME`, version 0.
    #[doc(alias = "WININET_AUTH_CLIENT_SETS_USERNAME")]
    WininetAuthClientSetsUsernamePayload(602, 57);
    /// Payload of event 603, `WININET_AUTH_CLIENT_SETS_PASSWORD`, version 0.
    #[doc(alias = "WININET_AUTH_CLIENT_SETS_PASSWORD")]
    WininetAuthClientSetsPasswordPayload(603, 58);
    /// Payload of event 604, `WININET_AUTH_USING_CACHED_CREDS`, version 0.
    #[doc(alias = "WININET_AUTH_USING_CACHED_CREDS")]
    WininetAuthUsingCachedCredsPayload(604, 59);
    /// Payload of event 605, `WININET_AUTH_USING_DEFAULT_CREDS`, version 0.
    #[doc(alias = "WININET_AUTH_USING_DEFAULT_CREDS")]
    WininetAuthUsingDefaultCredsPayload(605, 60);
}

static LAYOUTS_35: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_35, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_35, {
        /// Field `RequestHandle`, `Pointer`.
        fn request_handle -> u64 = get(0);
        /// Field `_CertHashLength`, `UInt16`.
        fn cert_hash_length -> u16 = get(1);
        /// Field `CertHash`, `AnsiString`, `_CertHashLength` characters.
        fn cert_hash -> AnsiStr<'a> = get(2);
        /// Field `WarningFlags`, `UInt32`.
        fn warning_flags -> u32 = get(3);
    }
    /// Payload of event 705, `WININET_HTTPS_SERVER_CERT_VALIDATED`, version 0.
    #[doc(alias = "WININET_HTTPS_SERVER_CERT_VALIDATED")]
    WininetHttpsServerCertValidatedPayload(705, 66);
}

static LAYOUTS_36: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_36, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_36, {
        /// Field `RequestHandle`, `Pointer`.
        fn request_handle -> u64 = get(0);
        /// Field `_CertHashLength`, `UInt16`.
        fn cert_hash_length -> u16 = get(1);
        /// Field `CertHash`, `AnsiString`, `_CertHashLength` characters.
        fn cert_hash -> AnsiStr<'a> = get(2);
    }
    /// Payload of event 708, `WININET_HTTPS_CLIENT_CERT_SELECTED`, version 0.
    #[doc(alias = "WININET_HTTPS_CLIENT_CERT_SELECTED")]
    WininetHttpsClientCertSelectedPayload(708, 69);
}

static LAYOUTS_37: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_37, &[0, 1, 2]),
    layout(&super::PROVIDER, &PLACES_38, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_37, {
        /// Field `_ConnectionNameLength`, `UInt16`.
        fn connection_name_length -> u16 = get(0);
        /// Field `ConnectionName`, `UnicodeString`, `_ConnectionNameLength` characters or `AnsiString`,
        /// `_ConnectionNameLength` characters.
        fn connection_name -> Text<'a> = get(1);
        /// Field `DetectFlags`, `UInt32`.
        fn detect_flags -> u32 = get(2);
    }
    /// Payload of event 801, `WININET_AUTOPROXY_SEARCHStart`, versions 0 and 1.
    #[doc(alias = "WININET_AUTOPROXY_SEARCHStart")]
    WininetAutoproxySearchStartPayload(801, 73);
}

static LAYOUTS_38: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_39, &[0, 1]),
    layout(&super::PROVIDER, &PLACES_40, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_38, {
        /// Field `_InterfaceLength`, `UInt16`.
        fn interface_length -> u16 = get(0);
        /// Field `Interface`, `UnicodeString`, `_InterfaceLength` characters or `AnsiString`, `_InterfaceLength`
        /// characters.
        fn interface -> Text<'a> = get(1);
    }
    /// Payload of event 802, `WININET_AUTOPROXY_DHCPStart`, versions 0 and 1.
    #[doc(alias = "WININET_AUTOPROXY_DHCPStart")]
    WininetAutoproxyDhcpStartPayload(802, 75);
}

static LAYOUTS_39: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_41, &[0, 1, 2, 3]),
    layout(&super::PROVIDER, &PLACES_42, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_39, {
        /// Field `_InterfaceLength`, `UInt16`.
        fn interface_length -> u16 = get(0);
        /// Field `Interface`, `UnicodeString`, `_InterfaceLength` characters or `AnsiString`, `_InterfaceLength`
        /// characters.
        fn interface -> Text<'a> = get(1);
        /// Field `_ConfigurationURLLength`, `UInt16`.
        fn configuration_url_length -> u16 = get(2);
        /// Field `ConfigurationURL`, `UnicodeString`, `_ConfigurationURLLength` characters or `AnsiString`,
        /// `_ConfigurationURLLength` characters.
        fn configuration_url -> Text<'a> = get(3);
    }
    /// Payload of event 803, `WININET_AUTOPROXY_DHCPStop`, versions 0 and 1.
    #[doc(alias = "WININET_AUTOPROXY_DHCPStop")]
    WininetAutoproxyDhcpStopPayload(803, 77);
}

static LAYOUTS_40: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_43, &[0, 1, 2, 3, 4]),
    layout(&super::PROVIDER, &PLACES_44, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_40, {
        /// Field `_InterfaceLength`, `UInt16`.
        fn interface_length -> u16 = get(0);
        /// Field `Interface`, `UnicodeString`, `_InterfaceLength` characters or `AnsiString`, `_InterfaceLength`
        /// characters.
        fn interface -> Text<'a> = get(1);
        /// Field `_ConfigurationURLLength`, `UInt16`.
        fn configuration_url_length -> u16 = get(2);
        /// Field `ConfigurationURL`, `UnicodeString`, `_ConfigurationURLLength` characters or `AnsiString`,
        /// `_ConfigurationURLLength` characters.
        fn configuration_url -> Text<'a> = get(3);
        /// Field `Error`, `UInt32`.
        fn error -> u32 = get(4);
    }
    /// Payload of event 804, `WININET_AUTOPROXY_DHCPFail`, versions 0 and 1.
    #[doc(alias = "WININET_AUTOPROXY_DHCPFail")]
    WininetAutoproxyDhcpFailPayload(804, 79);
}

static LAYOUTS_41: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_45, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_41, {
        /// Field `DetectFlags`, `UInt32`.
        fn detect_flags -> u32 = get(0);
    }
    /// Payload of event 805, `WININET_AUTOPROXY_DNSStart`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_DNSStart")]
    WininetAutoproxyDnsStartPayload(805, 81);
}

static LAYOUTS_42: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_46, &[0, 1, 2]),
    layout(&super::PROVIDER, &PLACES_47, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_42, {
        /// Field `_ConfigurationURLLength`, `UInt16`.
        fn configuration_url_length -> u16 = get(0);
        /// Field `ConfigurationURL`, `UnicodeString`, `_ConfigurationURLLength` characters or `AnsiString`,
        /// `_ConfigurationURLLength` characters.
        fn configuration_url -> Text<'a> = get(1);
        /// Field `DetectFlags`, `UInt32`.
        fn detect_flags -> u32 = get(2);
    }
    /// Payload of event 806, `WININET_AUTOPROXY_DNSStop`, versions 0 and 1.
    #[doc(alias = "WININET_AUTOPROXY_DNSStop")]
    WininetAutoproxyDnsStopPayload(806, 82);
}

static LAYOUTS_43: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_48, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_43, {
        /// Field `DetectFlags`, `UInt32`.
        fn detect_flags -> u32 = get(0);
        /// Field `Error`, `UInt32`.
        fn error -> u32 = get(1);
    }
    /// Payload of event 807, `WININET_AUTOPROXY_DNSFail`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_DNSFail")]
    WininetAutoproxyDnsFailPayload(807, 84);
}

static LAYOUTS_44: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_49, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_44, {
        /// Field `Error`, `UInt32`.
        fn error -> u32 = get(0);
    }
    /// Payload of event 808, `WININET_AUTOPROXY_SEARCHFail`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_SEARCHFail")]
    WininetAutoproxySearchFailPayload(808, 85);
}

static LAYOUTS_45: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_50, &[0, 1]),
    layout(&super::PROVIDER, &PLACES_51, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_45, {
        /// Field `_ConfigurationURLLength`, `UInt16`.
        fn configuration_url_length -> u16 = get(0);
        /// Field `ConfigurationURL`, `UnicodeString`, `_ConfigurationURLLength` characters or `AnsiString`,
        /// `_ConfigurationURLLength` characters.
        fn configuration_url -> Text<'a> = get(1);
    }
    /// Payload of event 809, `WININET_AUTOPROXY_DOWNLOADStart`, versions 0 and 1.
    #[doc(alias = "WININET_AUTOPROXY_DOWNLOADStart")]
    WininetAutoproxyDownloadStartPayload(809, 86);
    /// Payload of event 810, `WININET_AUTOPROXY_DOWNLOADStop`, versions 0 and 1.
    #[doc(alias = "WININET_AUTOPROXY_DOWNLOADStop")]
    WininetAutoproxyDownloadStopPayload(810, 88);
}

static LAYOUTS_46: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_52, &[0, 1, 2]),
    layout(&super::PROVIDER, &PLACES_53, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_46, {
        /// Field `_ConfigurationURLLength`, `UInt16`.
        fn configuration_url_length -> u16 = get(0);
        /// Field `ConfigurationURL`, `UnicodeString`, `_ConfigurationURLLength` characters or `AnsiString`,
        /// `_ConfigurationURLLength` characters.
        fn configuration_url -> Text<'a> = get(1);
        /// Field `Error`, `UInt32`.
        fn error -> u32 = get(2);
    }
    /// Payload of event 811, `WININET_AUTOPROXY_DOWNLOADFail`, versions 0 and 1.
    #[doc(alias = "WININET_AUTOPROXY_DOWNLOADFail")]
    WininetAutoproxyDownloadFailPayload(811, 90);
}

static LAYOUTS_47: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_54, &[0, 1, 2, 3, 4]),
    layout(&super::PROVIDER, &PLACES_55, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_47, {
        /// Field `_ConfigurationURLLength`, `UInt16`.
        fn configuration_url_length -> u16 = get(0);
        /// Field `ConfigurationURL`, `UnicodeString`, `_ConfigurationURLLength` characters or `AnsiString`,
        /// `_ConfigurationURLLength` characters.
        fn configuration_url -> Text<'a> = get(1);
        /// Field `_MIMETypeLength`, `UInt16`.
        fn mime_type_length -> u16 = get(2);
        /// Field `MIMEType`, `UnicodeString`, `_MIMETypeLength` characters or `AnsiString`, `_MIMETypeLength`
        /// characters.
        fn mime_type -> Text<'a> = get(3);
        /// Field `Error`, `UInt32`.
        fn error -> u32 = get(4);
    }
    /// Payload of event 812, `WININET_AUTOPROXY_DOWNLOADFail812`, versions 0 and 1.
    #[doc(alias = "WININET_AUTOPROXY_DOWNLOADFail812")]
    WininetAutoproxyDownloadFail812Payload(812, 92);
}

static LAYOUTS_48: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_56, &[0, 1]),
    layout(&super::PROVIDER, &PLACES_57, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_48, {
        /// Field `_URLLength`, `UInt16`.
        fn url_length -> u16 = get(0);
        /// Field `URL`, `UnicodeString`, `_URLLength` characters or `AnsiString`, `_URLLength` characters.
        fn url -> Text<'a> = get(1);
    }
    /// Payload of event 813, `WININET_AUTOPROXY_FIND_INFO_FOR_URLStart`, versions 0 and 1.
    #[doc(alias = "WININET_AUTOPROXY_FIND_INFO_FOR_URLStart")]
    WininetAutoproxyFindInfoForUrlStartPayload(813, 94);
}

static LAYOUTS_49: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_58, &[0, 1, 2, 3]),
    layout(&super::PROVIDER, &PLACES_59, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_49, {
        /// Field `_URLLength`, `UInt16`.
        fn url_length -> u16 = get(0);
        /// Field `URL`, `UnicodeString`, `_URLLength` characters or `AnsiString`, `_URLLength` characters.
        fn url -> Text<'a> = get(1);
        /// Field `_ProxyStringLength`, `UInt16`.
        fn proxy_string_length -> u16 = get(2);
        /// Field `ProxyString`, `UnicodeString`, `_ProxyStringLength` characters or `AnsiString`, `_ProxyStringLength`
        /// characters.
        fn proxy_string -> Text<'a> = get(3);
    }
    /// Payload of event 814, `WININET_AUTOPROXY_FIND_INFO_FOR_URLStop`, versions 0 and 1.
    #[doc(alias = "WININET_AUTOPROXY_FIND_INFO_FOR_URLStop")]
    WininetAutoproxyFindInfoForUrlStopPayload(814, 96);
}

static LAYOUTS_50: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_60, &[0, 1, 2]),
    layout(&super::PROVIDER, &PLACES_61, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_50, {
        /// Field `_URLLength`, `UInt16`.
        fn url_length -> u16 = get(0);
        /// Field `URL`, `UnicodeString`, `_URLLength` characters or `AnsiString`, `_URLLength` characters.
        fn url -> Text<'a> = get(1);
        /// Field `Error`, `UInt32`.
        fn error -> u32 = get(2);
    }
    /// Payload of event 815, `WININET_AUTOPROXY_FIND_INFO_FOR_URLFail`, versions 0 and 1.
    #[doc(alias = "WININET_AUTOPROXY_FIND_INFO_FOR_URLFail")]
    WininetAutoproxyFindInfoForUrlFailPayload(815, 98);
}

static LAYOUTS_51: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_62, &[]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_51, {
    }
    /// Payload of event 816, `WININET_BLOCKING_AUTOPROXY_DETERMINATIONStart`, version 0.
    #[doc(alias = "WININET_BLOCKING_AUTOPROXY_DETERMINATIONStart")]
    WininetBlockingAutoproxyDeterminationStartPayload(816, 100);
    /// Payload of event 817, `WININET_BLOCKING_AUTOPROXY_DETERMINATIONStop`, version 0.
    #[doc(alias = "WININET_BLOCKING_AUTOPROXY_DETERMINATIONStop")]
    WininetBlockingAutoproxyDeterminationStopPayload(817, 101);
    /// Payload of event 818, `WININET_TRANSFER`, version 0.
    #[doc(alias = "WININET_TRANSFER")]
    WininetTransferPayload(818, 102);
    /// Payload of event 820, `WININET_AUTOPROXY_PERFTRACK_HOST_IP_LOOKUPStart`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_PERFTRACK_HOST_IP_LOOKUPStart")]
    WininetAutoproxyPerftrackHostIpLookupStartPayload(820, 104);
    /// Payload of event 821, `WININET_AUTOPROXY_PERFTRACK_HOST_IP_LOOKUPStop`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_PERFTRACK_HOST_IP_LOOKUPStop")]
    WininetAutoproxyPerftrackHostIpLookupStopPayload(821, 105);
    /// Payload of event 822, `WININET_AUTOPROXY_PERFTRACK_SWPAD_LOOKUPStart`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_PERFTRACK_SWPAD_LOOKUPStart")]
    WininetAutoproxyPerftrackSwpadLookupStartPayload(822, 106);
    /// Payload of event 823, `WININET_AUTOPROXY_PERFTRACK_SWPAD_LOOKUPStop`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_PERFTRACK_SWPAD_LOOKUPStop")]
    WininetAutoproxyPerftrackSwpadLookupStopPayload(823, 107);
    /// Payload of event 824, `WININET_AUTOPROXY_PERFTRACK_KNOWN_DETECTIONStart`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_PERFTRACK_KNOWN_DETECTIONStart")]
    WininetAutoproxyPerftrackKnownDetectionStartPayload(824, 108);
    /// Payload of event 825, `WININET_AUTOPROXY_PERFTRACK_KNOWN_DETECTIONStop`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_PERFTRACK_KNOWN_DETECTIONStop")]
    WininetAutoproxyPerftrackKnownDetectionStopPayload(825, 109);
    /// Payload of event 826, `WININET_AUTOPROXY_PERFTRACK_UNKNOWN_DETECTIONStart`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_PERFTRACK_UNKNOWN_DETECTIONStart")]
    WininetAutoproxyPerftrackUnknownDetectionStartPayload(826, 110);
    /// Payload of event 827, `WININET_AUTOPROXY_PERFTRACK_UNKNOWN_DETECTIONStop`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_PERFTRACK_UNKNOWN_DETECTIONStop")]
    WininetAutoproxyPerftrackUnknownDetectionStopPayload(827, 111);
    /// Payload of event 828, `WININET_AUTOPROXY_PERFTRACK_SCRIPT_DOWNLOADStart`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_PERFTRACK_SCRIPT_DOWNLOADStart")]
    WininetAutoproxyPerftrackScriptDownloadStartPayload(828, 112);
    /// Payload of event 829, `WININET_AUTOPROXY_PERFTRACK_SCRIPT_DOWNLOADStop`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_PERFTRACK_SCRIPT_DOWNLOADStop")]
    WininetAutoproxyPerftrackScriptDownloadStopPayload(829, 113);
    /// Payload of event 1127, `Wininet_CacheClientBloomFilterStart1127`, version 0.
    #[doc(alias = "Wininet_CacheClientBloomFilterStart1127")]
    WininetCacheClientBloomFilterStart1127Payload(1127, 223);
    /// Payload of event 1128, `Wininet_CacheClientBloomFilterStop1128`, version 0.
    #[doc(alias = "Wininet_CacheClientBloomFilterStop1128")]
    WininetCacheClientBloomFilterStop1128Payload(1128, 224);
    /// Payload of event 1223, `Wininet_UrlCacheContainerStart1223`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStart1223")]
    WininetUrlCacheContainerStart1223Payload(1223, 319);
    /// Payload of event 1224, `Wininet_UrlCacheContainerStop1224`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStop1224")]
    WininetUrlCacheContainerStop1224Payload(1224, 320);
    /// Payload of event 1225, `Wininet_UrlCacheContainerStart1225`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStart1225")]
    WininetUrlCacheContainerStart1225Payload(1225, 321);
    /// Payload of event 1226, `Wininet_UrlCacheContainerStop1226`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStop1226")]
    WininetUrlCacheContainerStop1226Payload(1226, 322);
    /// Payload of event 1237, `Wininet_UrlCacheContainerStart1237`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStart1237")]
    WininetUrlCacheContainerStart1237Payload(1237, 333);
    /// Payload of event 1238, `Wininet_UrlCacheContainerStop1238`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStop1238")]
    WininetUrlCacheContainerStop1238Payload(1238, 334);
    /// Payload of event 1239, `Wininet_SyncInternetOpen`, version 0.
    #[doc(alias = "Wininet_SyncInternetOpen")]
    WininetSyncInternetOpenPayload(1239, 335);
    /// Payload of event 1240, `Wininet_SyncSendRequestStart`, version 0.
    #[doc(alias = "Wininet_SyncSendRequestStart")]
    WininetSyncSendRequestStartPayload(1240, 336);
    /// Payload of event 1241, `Wininet_SyncSendRequestStop`, version 0.
    #[doc(alias = "Wininet_SyncSendRequestStop")]
    WininetSyncSendRequestStopPayload(1241, 337);
    /// Payload of event 1242, `Wininet_SyncQueryDataAvailableStart`, version 0.
    #[doc(alias = "Wininet_SyncQueryDataAvailableStart")]
    WininetSyncQueryDataAvailableStartPayload(1242, 338);
    /// Payload of event 1243, `Wininet_SyncQueryDataAvailableStop`, version 0.
    #[doc(alias = "Wininet_SyncQueryDataAvailableStop")]
    WininetSyncQueryDataAvailableStopPayload(1243, 339);
    /// Payload of event 1244, `Wininet_SyncReadFileStart`, version 0.
    #[doc(alias = "Wininet_SyncReadFileStart")]
    WininetSyncReadFileStartPayload(1244, 340);
    /// Payload of event 1245, `Wininet_SyncReadFileStop`, version 0.
    #[doc(alias = "Wininet_SyncReadFileStop")]
    WininetSyncReadFileStopPayload(1245, 341);
    /// Payload of event 1246, `Wininet_SyncWriteFileStart`, version 0.
    #[doc(alias = "Wininet_SyncWriteFileStart")]
    WininetSyncWriteFileStartPayload(1246, 342);
    /// Payload of event 1247, `Wininet_SyncWriteFileStop`, version 0.
    #[doc(alias = "Wininet_SyncWriteFileStop")]
    WininetSyncWriteFileStopPayload(1247, 343);
}

static LAYOUTS_52: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_63, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_52, {
        /// Field `WPADNetworkDecision`, `UInt32`.
        fn wpad_network_decision -> maps::MapWpadNetworkDecision = get(0);
        /// Field `NetworkCount`, `UInt32`.
        fn network_count -> u32 = get(1);
    }
    /// Payload of event 819, `WININET_AUTOPROXY_SWPAD`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_SWPAD")]
    WininetAutoproxySwpadPayload(819, 103);
}

static LAYOUTS_53: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_64, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_53, {
        /// Field `UniqueId`, `UInt32`.
        fn unique_id -> u32 = get(0);
    }
    /// Payload of event 834, `WININET_AUTOPROXY_PERFTRACK_ALLStart`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_PERFTRACK_ALLStart")]
    WininetAutoproxyPerftrackAllStartPayload(834, 114);
    /// Payload of event 835, `WININET_AUTOPROXY_PERFTRACK_ALLStop`, version 0.
    #[doc(alias = "WININET_AUTOPROXY_PERFTRACK_ALLStop")]
    WininetAutoproxyPerftrackAllStopPayload(835, 115);
}

static LAYOUTS_54: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_65, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_54, {
        /// Field `AppPackageSid`, `UnicodeString`.
        fn app_package_sid -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 901, `WININET_APPLICATION_OFFLINE_CHECKStart`, version 0.
    #[doc(alias = "WININET_APPLICATION_OFFLINE_CHECKStart")]
    WininetApplicationOfflineCheckStartPayload(901, 116);
}

static LAYOUTS_55: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_66, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_55, {
        /// Field `Result`, `UInt32`.
        fn result -> u32 = get(0);
        /// Field `Offline`, `Boolean`.
        fn offline -> bool = get(1);
    }
    /// Payload of event 902, `WININET_APPLICATION_OFFLINE_CHECKStop`, version 0.
    #[doc(alias = "WININET_APPLICATION_OFFLINE_CHECKStop")]
    WininetApplicationOfflineCheckStopPayload(902, 117);
}

static LAYOUTS_56: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_67, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_56, {
        /// Field `_TestStr0Length`, `UInt8`.
        fn test_str0_length -> u8 = get(0);
        /// Field `TestStr0`, `AnsiString`, `_TestStr0Length` characters.
        fn test_str0 -> AnsiStr<'a> = get(1);
        /// Field `_TestStr1Length`, `UInt16`.
        fn test_str1_length -> u16 = get(2);
        /// Field `TestStr1`, `AnsiString`, `_TestStr1Length` characters.
        fn test_str1 -> AnsiStr<'a> = get(3);
        /// Field `_TestStr2Length`, `UInt32`.
        fn test_str2_length -> u32 = get(4);
        /// Field `TestStr2`, `AnsiString`, `_TestStr2Length` characters.
        fn test_str2 -> AnsiStr<'a> = get(5);
        /// Field `_TestStr0WLength`, `UInt8`.
        fn test_str0w_length -> u8 = get(6);
        /// Field `TestStr0W`, `UnicodeString`, `_TestStr0WLength` characters.
        fn test_str0w -> Utf16Str<'a> = get(7);
        /// Field `_TestStr1WLength`, `UInt16`.
        fn test_str1w_length -> u16 = get(8);
        /// Field `TestStr1W`, `UnicodeString`, `_TestStr1WLength` characters.
        fn test_str1w -> Utf16Str<'a> = get(9);
        /// Field `_TestStr2WLength`, `UInt32`.
        fn test_str2w_length -> u32 = get(10);
        /// Field `TestStr2W`, `UnicodeString`, `_TestStr2WLength` characters.
        fn test_str2w -> Utf16Str<'a> = get(11);
        /// Field `TestStrLength`, `UInt16`.
        fn test_str_length -> u16 = get(12);
        /// Field `TestStr`, `AnsiString`, `TestStrLength` characters.
        fn test_str -> AnsiStr<'a> = get(13);
        /// Field `TestStrWLength`, `UInt16`.
        fn test_strw_length -> u16 = get(14);
        /// Field `TestStrW`, `UnicodeString`, `TestStrWLength` characters.
        fn test_strw -> Utf16Str<'a> = get(15);
    }
    /// Payload of event 1000, `WININET_TEST_EVENT`, version 0.
    #[doc(alias = "WININET_TEST_EVENT")]
    WininetTestEventPayload(1000, 118);
}

static LAYOUTS_57: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_68, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_57, {
        /// Field `Request`, `Pointer`.
        fn request -> u64 = get(0);
        /// Field `AddressName`, `AnsiString`.
        fn address_name -> AnsiStr<'a> = get(1);
    }
    /// Payload of event 1007, `Wininet_SendRequestStart`, version 0.
    #[doc(alias = "Wininet_SendRequestStart")]
    WininetSendRequestStartPayload(1007, 119);
    /// Payload of event 1049, `Wininet_Redirect`, version 0.
    #[doc(alias = "Wininet_Redirect")]
    WininetRedirectPayload(1049, 146);
}

static LAYOUTS_58: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_69, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_58, {
        /// Field `Request`, `Pointer`.
        fn request -> u64 = get(0);
        /// Field `StatusLineLength`, `UInt32`.
        fn status_line_length -> u32 = get(1);
        /// Field `StatusLine`, `AnsiString`, `StatusLineLength` characters.
        fn status_line -> AnsiStr<'a> = get(2);
    }
    /// Payload of event 1008, `Wininet_SendRequestStop`, version 0.
    #[doc(alias = "Wininet_SendRequestStop")]
    WininetSendRequestStopPayload(1008, 120);
}

static LAYOUTS_59: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_70, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_59, {
        /// Field `Request`, `Pointer`.
        fn request -> u64 = get(0);
    }
    /// Payload of event 1009, `Wininet_OfflineCacheLookup`, version 0.
    #[doc(alias = "Wininet_OfflineCacheLookup")]
    WininetOfflineCacheLookupPayload(1009, 121);
    /// Payload of event 1011, `Wininet_OfflineCacheHit`, version 0.
    #[doc(alias = "Wininet_OfflineCacheHit")]
    WininetOfflineCacheHitPayload(1011, 122);
    /// Payload of event 1013, `Wininet_OfflineCacheMiss`, version 0.
    #[doc(alias = "Wininet_OfflineCacheMiss")]
    WininetOfflineCacheMissPayload(1013, 123);
    /// Payload of event 1015, `Wininet_PreNet_CacheLookup`, version 0.
    #[doc(alias = "Wininet_PreNet_CacheLookup")]
    WininetPreNetCacheLookupPayload(1015, 124);
    /// Payload of event 1017, `Wininet_PreNet_CacheHit`, version 0.
    #[doc(alias = "Wininet_PreNet_CacheHit")]
    WininetPreNetCacheHitPayload(1017, 125);
    /// Payload of event 1019, `Wininet_PreNet_CacheMiss`, version 0.
    #[doc(alias = "Wininet_PreNet_CacheMiss")]
    WininetPreNetCacheMissPayload(1019, 126);
    /// Payload of event 1021, `Wininet_PostNet_CacheLookup`, version 0.
    #[doc(alias = "Wininet_PostNet_CacheLookup")]
    WininetPostNetCacheLookupPayload(1021, 127);
    /// Payload of event 1023, `Wininet_PostNet_CacheHit`, version 0.
    #[doc(alias = "Wininet_PostNet_CacheHit")]
    WininetPostNetCacheHitPayload(1023, 128);
    /// Payload of event 1025, `Wininet_PostNet_CacheMiss`, version 0.
    #[doc(alias = "Wininet_PostNet_CacheMiss")]
    WininetPostNetCacheMissPayload(1025, 129);
    /// Payload of event 1028, `Wininet_AutodialIfNotLocalHostStop`, version 0.
    #[doc(alias = "Wininet_AutodialIfNotLocalHostStop")]
    WininetAutodialIfNotLocalHostStopPayload(1028, 131);
    /// Payload of event 1045, `Wininet_ConnectStart`, version 0.
    #[doc(alias = "Wininet_ConnectStart")]
    WininetConnectStartPayload(1045, 141);
    /// Payload of event 1047, `Wininet_LookupConnectionStart`, version 0.
    #[doc(alias = "Wininet_LookupConnectionStart")]
    WininetLookupConnectionStartPayload(1047, 144);
}

static LAYOUTS_60: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_71, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_60, {
        /// Field `Request`, `Pointer`.
        fn request -> u64 = get(0);
        /// Field `HostName`, `AnsiString`.
        fn host_name -> AnsiStr<'a> = get(1);
    }
    /// Payload of event 1027, `Wininet_AutodialIfNotLocalHostStart`, version 0.
    #[doc(alias = "Wininet_AutodialIfNotLocalHostStart")]
    WininetAutodialIfNotLocalHostStartPayload(1027, 130);
    /// Payload of event 1029, `Wininet_ResolveHostStart`, version 0.
    #[doc(alias = "Wininet_ResolveHostStart")]
    WininetResolveHostStartPayload(1029, 132);
    /// Payload of event 1030, `Wininet_ResolveHostStop`, version 0.
    #[doc(alias = "Wininet_ResolveHostStop")]
    WininetResolveHostStopPayload(1030, 133);
}

static LAYOUTS_61: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_72, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_61, {
        /// Field `Request`, `Pointer`.
        fn request -> u64 = get(0);
        /// Field `Size`, `UInt32`.
        fn size -> u32 = get(1);
    }
    /// Payload of event 1031, `Wininet_SendRequest_Main`, version 0.
    #[doc(alias = "Wininet_SendRequest_Main")]
    WininetSendRequestMainPayload(1031, 134);
    /// Payload of event 1033, `Wininet_SendRequest_Extra`, version 0.
    #[doc(alias = "Wininet_SendRequest_Extra")]
    WininetSendRequestExtraPayload(1033, 135);
    /// Payload of event 1035, `Wininet_SendRequest_CRLF`, version 0.
    #[doc(alias = "Wininet_SendRequest_CRLF")]
    WininetSendRequestCrlfPayload(1035, 136);
    /// Payload of event 1037, `Wininet_ReadData`, version 0.
    #[doc(alias = "Wininet_ReadData")]
    WininetReadDataPayload(1037, 137);
    /// Payload of event 1039, `Wininet_ReadDataPostReceiveBuf`, version 0.
    #[doc(alias = "Wininet_ReadDataPostReceiveBuf")]
    WininetReadDataPostReceiveBufPayload(1039, 138);
    /// Payload of event 1041, `Wininet_SendRequest_PostReceiveBuf`, version 0.
    #[doc(alias = "Wininet_SendRequest_PostReceiveBuf")]
    WininetSendRequestPostReceiveBufPayload(1041, 139);
    /// Payload of event 1043, `Wininet_DrainResponsePostReceiveBuf`, version 0.
    #[doc(alias = "Wininet_DrainResponsePostReceiveBuf")]
    WininetDrainResponsePostReceiveBufPayload(1043, 140);
}

static LAYOUTS_62: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_73, &[0, 1, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_74, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_62, {
        /// Field `Request`, `Pointer`.
        fn request -> u64 = get(0);
        /// Field `Socket`, `UInt32`.
        fn socket -> u32 = get(1);
        /// Field `Protocol`, `UInt32`. Not in version 0.
        fn protocol -> Option<maps::MaphttpProtocolType> = find(2);
        /// Field `LocalAddressLength`, `UInt32`. Not in version 0.
        fn local_address_length -> Option<u32> = find(3);
        /// Field `LocalAddress`, `Binary`, `LocalAddressLength` bytes. Not in version 0.
        fn local_address -> Option<&'a [u8]> = find(4);
        /// Field `RemoteAddressLength`, `UInt32`. Not in version 0.
        fn remote_address_length -> Option<u32> = find(5);
        /// Field `RemoteAddress`, `Binary`, `RemoteAddressLength` bytes. Not in version 0.
        fn remote_address -> Option<&'a [u8]> = find(6);
    }
    /// Payload of event 1046, `Wininet_ConnectStop`, versions 0 and 1.
    #[doc(alias = "Wininet_ConnectStop")]
    WininetConnectStopPayload(1046, 142);
}

static LAYOUTS_63: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_73, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_63, {
        /// Field `Request`, `Pointer`.
        fn request -> u64 = get(0);
        /// Field `Socket`, `UInt32`.
        fn socket -> u32 = get(1);
    }
    /// Payload of event 1048, `Wininet_LookupConnectionStop`, version 0.
    #[doc(alias = "Wininet_LookupConnectionStop")]
    WininetLookupConnectionStopPayload(1048, 145);
    /// Payload of event 1060, `Wininet_SocketConnectStop`, version 0.
    #[doc(alias = "Wininet_SocketConnectStop")]
    WininetSocketConnectStopPayload(1060, 156);
    /// Payload of event 1067, `Wininet_SocketReceiveDelayStart`, version 0.
    #[doc(alias = "Wininet_SocketReceiveDelayStart")]
    WininetSocketReceiveDelayStartPayload(1067, 163);
    /// Payload of event 1068, `Wininet_SocketReceiveDelayStop`, version 0.
    #[doc(alias = "Wininet_SocketReceiveDelayStop")]
    WininetSocketReceiveDelayStopPayload(1068, 164);
}

static LAYOUTS_64: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_75, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_64, {
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(0);
        /// Field `AddressName`, `AnsiString`.
        fn address_name -> AnsiStr<'a> = get(1);
    }
    /// Payload of event 1051, `Wininet_GetaddrinfoStart`, version 0.
    #[doc(alias = "Wininet_GetaddrinfoStart")]
    WininetGetaddrinfoStartPayload(1051, 147);
}

static LAYOUTS_65: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_76, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_65, {
        /// Field `error`, `UInt32`.
        fn error -> u32 = get(0);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(1);
        /// Field `AddressName`, `AnsiString`.
        fn address_name -> AnsiStr<'a> = get(2);
    }
    /// Payload of event 1052, `Wininet_GetaddrinfoStop`, version 0.
    #[doc(alias = "Wininet_GetaddrinfoStop")]
    WininetGetaddrinfoStopPayload(1052, 148);
}

static LAYOUTS_66: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_77, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_66, {
        /// Field `Order`, `UInt32`.
        fn order -> u32 = get(0);
        /// Field `AddressName`, `AnsiString`.
        fn address_name -> AnsiStr<'a> = get(1);
    }
    /// Payload of event 1053, `Wininet_DHCP_I252WPADStart`, version 0.
    #[doc(alias = "Wininet_DHCP_I252WPADStart")]
    WininetDhcpI252WpadStartPayload(1053, 149);
}

static LAYOUTS_67: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_78, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_67, {
        /// Field `error`, `UInt32`.
        fn error -> u32 = get(0);
        /// Field `AddressName`, `AnsiString`.
        fn address_name -> AnsiStr<'a> = get(1);
    }
    /// Payload of event 1054, `Wininet_DHCP_I252WPADStop`, version 0.
    #[doc(alias = "Wininet_DHCP_I252WPADStop")]
    WininetDhcpI252WpadStopPayload(1054, 150);
}

static LAYOUTS_68: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_79, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_68, {
        /// Field `Request`, `Pointer`.
        fn request -> u64 = get(0);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(1);
    }
    /// Payload of event 1055, `Wininet_SelectStart`, version 0.
    #[doc(alias = "Wininet_SelectStart")]
    WininetSelectStartPayload(1055, 151);
    /// Payload of event 1056, `Wininet_SelectStop`, version 0.
    #[doc(alias = "Wininet_SelectStop")]
    WininetSelectStopPayload(1056, 152);
}

static LAYOUTS_69: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_80, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_69, {
        /// Field `URL`, `AnsiString`.
        fn url -> AnsiStr<'a> = get(0);
        /// Field `Verb`, `AnsiString`.
        fn verb -> AnsiStr<'a> = get(1);
        /// Field `RequestHeaders`, `AnsiString`.
        fn request_headers -> AnsiStr<'a> = get(2);
        /// Field `ResponseHeaders`, `AnsiString`.
        fn response_headers -> AnsiStr<'a> = get(3);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(4);
        /// Field `UsageLogRequestCache`, `UInt32`.
        fn usage_log_request_cache -> maps::MapUsageLogRequestCache = get(5);
    }
    /// Payload of event 1057, `Wininet_UsageLogRequest`, version 0.
    #[doc(alias = "Wininet_UsageLogRequest")]
    WininetUsageLogRequestPayload(1057, 153);
}

static LAYOUTS_70: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_81, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_70, {
        /// Field `URL`, `AnsiString`.
        fn url -> AnsiStr<'a> = get(0);
    }
    /// Payload of event 1058, `Wininet_UsageLogScavenge`, version 0.
    #[doc(alias = "Wininet_UsageLogScavenge")]
    WininetUsageLogScavengePayload(1058, 154);
}

static LAYOUTS_71: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_82, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_71, {
        /// Field `Request`, `Pointer`.
        fn request -> u64 = get(0);
        /// Field `Socket`, `UInt32`.
        fn socket -> u32 = get(1);
        /// Field `SourcePort`, `UInt32`.
        fn source_port -> u32 = get(2);
        /// Field `RemoteAddressIndex`, `UInt32`.
        fn remote_address_index -> u32 = get(3);
    }
    /// Payload of event 1059, `Wininet_SocketConnectStart`, version 0.
    #[doc(alias = "Wininet_SocketConnectStart")]
    WininetSocketConnectStartPayload(1059, 155);
}

static LAYOUTS_72: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_83, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_72, {
        /// Field `URL`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 1061, `Wininet_AppCacheLookupStart`, version 0.
    #[doc(alias = "Wininet_AppCacheLookupStart")]
    WininetAppCacheLookupStartPayload(1061, 157);
}

static LAYOUTS_73: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_84, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_73, {
        /// Field `ManifestURL`, `UnicodeString`.
        fn manifest_url -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 1062, `Wininet_AppCacheLookupStop`, version 0.
    #[doc(alias = "Wininet_AppCacheLookupStop")]
    WininetAppCacheLookupStopPayload(1062, 158);
}

static LAYOUTS_74: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_85, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_74, {
        /// Field `Request`, `Pointer`.
        fn request -> u64 = get(0);
        /// Field `OldPriority`, `Int32`.
        fn old_priority -> i32 = get(1);
        /// Field `NewPriority`, `Int32`.
        fn new_priority -> i32 = get(2);
    }
    /// Payload of event 1063, `Wininet_RequestPrioritySet`, version 0.
    #[doc(alias = "Wininet_RequestPrioritySet")]
    WininetRequestPrioritySetPayload(1063, 159);
}

static LAYOUTS_75: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_86, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_75, {
        /// Field `RequestHandle`, `Pointer`.
        fn request_handle -> u64 = get(0);
        /// Field `StreamId`, `UInt32`.
        fn stream_id -> u32 = get(1);
        /// Field `Size`, `UInt32`.
        fn size -> u32 = get(2);
        /// Field `Headers`, `Boolean`.
        fn headers -> bool = get(3);
    }
    /// Payload of event 1064, `WININET_STREAM_DATA_INDICATED`, version 0.
    #[doc(alias = "WININET_STREAM_DATA_INDICATED")]
    WininetStreamDataIndicatedPayload(1064, 160);
}

static LAYOUTS_76: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_87, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_76, {
        /// Field `Context`, `Pointer`.
        fn context -> u64 = get(0);
        /// Field `HostName`, `AnsiString`.
        fn host_name -> AnsiStr<'a> = get(1);
        /// Field `NegotiationCount`, `UInt32`.
        fn negotiation_count -> u32 = get(2);
        /// Field `Socket`, `UInt32`.
        fn socket -> u32 = get(3);
    }
    /// Payload of event 1065, `Wininet_SecurityContextStart`, version 0.
    #[doc(alias = "Wininet_SecurityContextStart")]
    WininetSecurityContextStartPayload(1065, 161);
}

static LAYOUTS_77: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_88, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_77, {
        /// Field `Context`, `Pointer`.
        fn context -> u64 = get(0);
        /// Field `HostName`, `AnsiString`.
        fn host_name -> AnsiStr<'a> = get(1);
        /// Field `NegotiationCount`, `UInt32`.
        fn negotiation_count -> u32 = get(2);
        /// Field `Socket`, `UInt32`.
        fn socket -> u32 = get(3);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(4);
    }
    /// Payload of event 1066, `Wininet_SecurityContextStop`, version 0.
    #[doc(alias = "Wininet_SecurityContextStop")]
    WininetSecurityContextStopPayload(1066, 162);
}

static LAYOUTS_78: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_89, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_78, {
        /// Field `Handle`, `Pointer`.
        fn handle -> u64 = get(0);
        /// Field `Operation`, `UInt32`.
        fn operation -> u32 = get(1);
        /// Field `ClientType`, `UInt32`.
        fn client_type -> u32 = get(2);
        /// Field `ThreadInfoUIType`, `UInt32`.
        fn thread_info_ui_type -> u32 = get(3);
        /// Field `IsSync`, `Boolean`.
        fn is_sync -> bool = get(4);
    }
    /// Payload of event 1069, `Wininet_FileIOStart`, version 0.
    #[doc(alias = "Wininet_FileIOStart")]
    WininetFileIoStartPayload(1069, 165);
    /// Payload of event 1070, `Wininet_FileIOStop`, version 0.
    #[doc(alias = "Wininet_FileIOStop")]
    WininetFileIoStopPayload(1070, 166);
    /// Payload of event 1072, `Wininet_FileIOStop1072`, version 0.
    #[doc(alias = "Wininet_FileIOStop1072")]
    WininetFileIoStop1072Payload(1072, 168);
}

static LAYOUTS_79: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_90, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_79, {
        /// Field `Handle`, `Pointer`.
        fn handle -> u64 = get(0);
        /// Field `Operation`, `UInt32`.
        fn operation -> u32 = get(1);
        /// Field `ClientType`, `UInt32`.
        fn client_type -> u32 = get(2);
        /// Field `ThreadInfoUIType`, `UInt32`.
        fn thread_info_ui_type -> u32 = get(3);
        /// Field `IsSync`, `Boolean`.
        fn is_sync -> bool = get(4);
        /// Field `DataLength`, `UInt32`.
        fn data_length -> u32 = get(5);
    }
    /// Payload of event 1071, `Wininet_FileIOStart1071`, version 0.
    #[doc(alias = "Wininet_FileIOStart1071")]
    WininetFileIoStart1071Payload(1071, 167);
}

static LAYOUTS_80: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_91, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_80, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(1);
        /// Field `LocalFileName`, `UnicodeString`.
        fn local_file_name -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 1073, `Wininet_AppCacheHandleStart`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStart")]
    WininetAppCacheHandleStartPayload(1073, 169);
}

static LAYOUTS_81: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_92, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_81, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `HResult`, `UInt32`.
        fn hresult -> u32 = get(1);
    }
    /// Payload of event 1074, `Wininet_AppCacheHandleStop`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStop")]
    WininetAppCacheHandleStopPayload(1074, 170);
    /// Payload of event 1076, `Wininet_AppCacheHandleStop1076`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStop1076")]
    WininetAppCacheHandleStop1076Payload(1076, 172);
    /// Payload of event 1078, `Wininet_AppCacheHandleStop1078`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStop1078")]
    WininetAppCacheHandleStop1078Payload(1078, 174);
    /// Payload of event 1080, `Wininet_AppCacheHandleStop1080`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStop1080")]
    WininetAppCacheHandleStop1080Payload(1080, 176);
    /// Payload of event 1082, `Wininet_AppCacheHandleStop1082`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStop1082")]
    WininetAppCacheHandleStop1082Payload(1082, 178);
    /// Payload of event 1084, `Wininet_AppCacheHandleStop1084`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStop1084")]
    WininetAppCacheHandleStop1084Payload(1084, 180);
    /// Payload of event 1086, `Wininet_AppCacheHandleStop1086`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStop1086")]
    WininetAppCacheHandleStop1086Payload(1086, 182);
    /// Payload of event 1088, `Wininet_AppCacheHandleStop1088`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStop1088")]
    WininetAppCacheHandleStop1088Payload(1088, 184);
    /// Payload of event 1090, `Wininet_AppCacheServerContainerStop`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStop")]
    WininetAppCacheServerContainerStopPayload(1090, 186);
    /// Payload of event 1092, `Wininet_AppCacheServerContainerStop1092`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStop1092")]
    WininetAppCacheServerContainerStop1092Payload(1092, 188);
    /// Payload of event 1094, `Wininet_AppCacheServerContainerStop1094`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStop1094")]
    WininetAppCacheServerContainerStop1094Payload(1094, 190);
    /// Payload of event 1096, `Wininet_AppCacheServerContainerStop1096`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStop1096")]
    WininetAppCacheServerContainerStop1096Payload(1096, 192);
    /// Payload of event 1098, `Wininet_AppCacheServerContainerStop1098`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStop1098")]
    WininetAppCacheServerContainerStop1098Payload(1098, 194);
    /// Payload of event 1100, `Wininet_AppCacheServerContainerStop1100`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStop1100")]
    WininetAppCacheServerContainerStop1100Payload(1100, 196);
    /// Payload of event 1102, `Wininet_AppCacheServerContainerStop1102`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStop1102")]
    WininetAppCacheServerContainerStop1102Payload(1102, 198);
    /// Payload of event 1104, `Wininet_AppCacheServerContainerStop1104`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStop1104")]
    WininetAppCacheServerContainerStop1104Payload(1104, 200);
    /// Payload of event 1106, `Wininet_AppCacheServerContainerStop1106`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStop1106")]
    WininetAppCacheServerContainerStop1106Payload(1106, 202);
    /// Payload of event 1108, `Wininet_AppCacheServerContainerStop1108`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStop1108")]
    WininetAppCacheServerContainerStop1108Payload(1108, 204);
    /// Payload of event 1110, `Wininet_AppCacheServerContainerStop1110`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStop1110")]
    WininetAppCacheServerContainerStop1110Payload(1110, 206);
    /// Payload of event 1112, `Wininet_BlobServerContainerStop`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStop")]
    WininetBlobServerContainerStopPayload(1112, 208);
    /// Payload of event 1114, `Wininet_BlobServerContainerStop1114`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStop1114")]
    WininetBlobServerContainerStop1114Payload(1114, 210);
    /// Payload of event 1116, `Wininet_BlobServerContainerStop1116`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStop1116")]
    WininetBlobServerContainerStop1116Payload(1116, 212);
    /// Payload of event 1118, `Wininet_BlobServerContainerStop1118`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStop1118")]
    WininetBlobServerContainerStop1118Payload(1118, 214);
    /// Payload of event 1120, `Wininet_BlobServerContainerStop1120`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStop1120")]
    WininetBlobServerContainerStop1120Payload(1120, 216);
    /// Payload of event 1122, `Wininet_BlobServerContainerStop1122`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStop1122")]
    WininetBlobServerContainerStop1122Payload(1122, 218);
    /// Payload of event 1124, `Wininet_BlobServerContainerStop1124`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStop1124")]
    WininetBlobServerContainerStop1124Payload(1124, 220);
    /// Payload of event 1130, `Wininet_CookieServerContainerStop`, version 0.
    #[doc(alias = "Wininet_CookieServerContainerStop")]
    WininetCookieServerContainerStopPayload(1130, 226);
    /// Payload of event 1132, `Wininet_CookieServerContainerStop1132`, version 0.
    #[doc(alias = "Wininet_CookieServerContainerStop1132")]
    WininetCookieServerContainerStop1132Payload(1132, 228);
    /// Payload of event 1134, `Wininet_CookieServerContainerStop1134`, version 0.
    #[doc(alias = "Wininet_CookieServerContainerStop1134")]
    WininetCookieServerContainerStop1134Payload(1134, 230);
    /// Payload of event 1136, `Wininet_CookieServerContainerStop1136`, version 0.
    #[doc(alias = "Wininet_CookieServerContainerStop1136")]
    WininetCookieServerContainerStop1136Payload(1136, 232);
    /// Payload of event 1138, `Wininet_CookieServerContainerStop1138`, version 0.
    #[doc(alias = "Wininet_CookieServerContainerStop1138")]
    WininetCookieServerContainerStop1138Payload(1138, 234);
    /// Payload of event 1140, `Wininet_CookieServerContainerStop1140`, version 0.
    #[doc(alias = "Wininet_CookieServerContainerStop1140")]
    WininetCookieServerContainerStop1140Payload(1140, 236);
    /// Payload of event 1142, `Wininet_CacheClientCountersStop`, version 0.
    #[doc(alias = "Wininet_CacheClientCountersStop")]
    WininetCacheClientCountersStopPayload(1142, 238);
    /// Payload of event 1144, `Wininet_DependencyServerContainerStop`, version 0.
    #[doc(alias = "Wininet_DependencyServerContainerStop")]
    WininetDependencyServerContainerStopPayload(1144, 240);
    /// Payload of event 1146, `Wininet_DependencyServerContainerStop1146`, version 0.
    #[doc(alias = "Wininet_DependencyServerContainerStop1146")]
    WininetDependencyServerContainerStop1146Payload(1146, 242);
    /// Payload of event 1148, `Wininet_DependencyServerContainerStop1148`, version 0.
    #[doc(alias = "Wininet_DependencyServerContainerStop1148")]
    WininetDependencyServerContainerStop1148Payload(1148, 244);
    /// Payload of event 1150, `Wininet_DependencyServerContainerStop1150`, version 0.
    #[doc(alias = "Wininet_DependencyServerContainerStop1150")]
    WininetDependencyServerContainerStop1150Payload(1150, 246);
    /// Payload of event 1152, `Wininet_DependencyServerContainerStop1152`, version 0.
    #[doc(alias = "Wininet_DependencyServerContainerStop1152")]
    WininetDependencyServerContainerStop1152Payload(1152, 248);
    /// Payload of event 1154, `Wininet_HstsServerContainerStop`, version 0.
    #[doc(alias = "Wininet_HstsServerContainerStop")]
    WininetHstsServerContainerStopPayload(1154, 250);
    /// Payload of event 1156, `Wininet_HstsServerContainerStop1156`, version 0.
    #[doc(alias = "Wininet_HstsServerContainerStop1156")]
    WininetHstsServerContainerStop1156Payload(1156, 252);
    /// Payload of event 1158, `Wininet_HstsServerContainerStop1158`, version 0.
    #[doc(alias = "Wininet_HstsServerContainerStop1158")]
    WininetHstsServerContainerStop1158Payload(1158, 254);
    /// Payload of event 1160, `Wininet_HstsServerContainerStop1160`, version 0.
    #[doc(alias = "Wininet_HstsServerContainerStop1160")]
    WininetHstsServerContainerStop1160Payload(1160, 256);
    /// Payload of event 1162, `Wininet_HstsServerContainerStop1162`, version 0.
    #[doc(alias = "Wininet_HstsServerContainerStop1162")]
    WininetHstsServerContainerStop1162Payload(1162, 258);
    /// Payload of event 1164, `Wininet_CacheServerConnectionStop`, version 0.
    #[doc(alias = "Wininet_CacheServerConnectionStop")]
    WininetCacheServerConnectionStopPayload(1164, 260);
    /// Payload of event 1166, `Wininet_CacheServerConnectionStop1166`, version 0.
    #[doc(alias = "Wininet_CacheServerConnectionStop1166")]
    WininetCacheServerConnectionStop1166Payload(1166, 262);
    /// Payload of event 1168, `Wininet_CacheServerEntryEnumStop`, version 0.
    #[doc(alias = "Wininet_CacheServerEntryEnumStop")]
    WininetCacheServerEntryEnumStopPayload(1168, 264);
    /// Payload of event 1170, `Wininet_CacheServerEntryEnumStop1170`, version 0.
    #[doc(alias = "Wininet_CacheServerEntryEnumStop1170")]
    WininetCacheServerEntryEnumStop1170Payload(1170, 266);
    /// Payload of event 1172, `Wininet_CacheServerEntryEnumStop1172`, version 0.
    #[doc(alias = "Wininet_CacheServerEntryEnumStop1172")]
    WininetCacheServerEntryEnumStop1172Payload(1172, 268);
    /// Payload of event 1174, `Wininet_CacheServerContainerStop`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop")]
    WininetCacheServerContainerStopPayload(1174, 270);
    /// Payload of event 1176, `Wininet_CacheServerContainerStop1176`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1176")]
    WininetCacheServerContainerStop1176Payload(1176, 272);
    /// Payload of event 1178, `Wininet_CacheServerContainerStop1178`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1178")]
    WininetCacheServerContainerStop1178Payload(1178, 274);
    /// Payload of event 1180, `Wininet_CacheServerContainerStop1180`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1180")]
    WininetCacheServerContainerStop1180Payload(1180, 276);
    /// Payload of event 1182, `Wininet_CacheServerContainerStop1182`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1182")]
    WininetCacheServerContainerStop1182Payload(1182, 278);
    /// Payload of event 1184, `Wininet_CacheServerContainerStop1184`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1184")]
    WininetCacheServerContainerStop1184Payload(1184, 280);
    /// Payload of event 1186, `Wininet_CacheServerContainerStop1186`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1186")]
    WininetCacheServerContainerStop1186Payload(1186, 282);
    /// Payload of event 1188, `Wininet_CacheServerContainerStop1188`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1188")]
    WininetCacheServerContainerStop1188Payload(1188, 284);
    /// Payload of event 1190, `Wininet_CacheServerContainerStop1190`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1190")]
    WininetCacheServerContainerStop1190Payload(1190, 286);
    /// Payload of event 1192, `Wininet_CacheServerContainerStop1192`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1192")]
    WininetCacheServerContainerStop1192Payload(1192, 288);
    /// Payload of event 1194, `Wininet_CacheServerContainerStop1194`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1194")]
    WininetCacheServerContainerStop1194Payload(1194, 290);
    /// Payload of event 1196, `Wininet_CacheServerContainerStop1196`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1196")]
    WininetCacheServerContainerStop1196Payload(1196, 292);
    /// Payload of event 1198, `Wininet_CacheServerContainerStop1198`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1198")]
    WininetCacheServerContainerStop1198Payload(1198, 294);
    /// Payload of event 1200, `Wininet_CacheServerContainerStop1200`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1200")]
    WininetCacheServerContainerStop1200Payload(1200, 296);
    /// Payload of event 1202, `Wininet_CacheServerContainerStop1202`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1202")]
    WininetCacheServerContainerStop1202Payload(1202, 298);
    /// Payload of event 1204, `Wininet_CacheServerContainerStop1204`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1204")]
    WininetCacheServerContainerStop1204Payload(1204, 300);
    /// Payload of event 1206, `Wininet_CacheServerContainerStop1206`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1206")]
    WininetCacheServerContainerStop1206Payload(1206, 302);
    /// Payload of event 1208, `Wininet_CacheServerContainerStop1208`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1208")]
    WininetCacheServerContainerStop1208Payload(1208, 304);
    /// Payload of event 1210, `Wininet_CacheServerContainerStop1210`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1210")]
    WininetCacheServerContainerStop1210Payload(1210, 306);
    /// Payload of event 1212, `Wininet_CacheServerContainerStop1212`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1212")]
    WininetCacheServerContainerStop1212Payload(1212, 308);
    /// Payload of event 1214, `Wininet_CacheServerContainerStop1214`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1214")]
    WininetCacheServerContainerStop1214Payload(1214, 310);
    /// Payload of event 1216, `Wininet_CacheServerContainerStop1216`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1216")]
    WininetCacheServerContainerStop1216Payload(1216, 312);
    /// Payload of event 1218, `Wininet_CacheServerContainerStop1218`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1218")]
    WininetCacheServerContainerStop1218Payload(1218, 314);
    /// Payload of event 1220, `Wininet_CacheServerContainerStop1220`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStop1220")]
    WininetCacheServerContainerStop1220Payload(1220, 316);
}

static LAYOUTS_82: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_93, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_82, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Handle`, `Pointer`.
        fn handle -> u64 = get(1);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 1075, `Wininet_AppCacheHandleStart1075`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStart1075")]
    WininetAppCacheHandleStart1075Payload(1075, 171);
    /// Payload of event 1077, `Wininet_AppCacheHandleStart1077`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStart1077")]
    WininetAppCacheHandleStart1077Payload(1077, 173);
}

static LAYOUTS_83: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_94, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_83, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `DataSize`, `UInt32`.
        fn data_size -> u32 = get(1);
    }
    /// Payload of event 1079, `Wininet_AppCacheHandleStart1079`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStart1079")]
    WininetAppCacheHandleStart1079Payload(1079, 175);
}

static LAYOUTS_84: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_95, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_84, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
    }
    /// Payload of event 1081, `Wininet_AppCacheHandleStart1081`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStart1081")]
    WininetAppCacheHandleStart1081Payload(1081, 177);
    /// Payload of event 1085, `Wininet_AppCacheHandleStart1085`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStart1085")]
    WininetAppCacheHandleStart1085Payload(1085, 181);
    /// Payload of event 1087, `Wininet_AppCacheHandleStart1087`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStart1087")]
    WininetAppCacheHandleStart1087Payload(1087, 183);
    /// Payload of event 1091, `Wininet_AppCacheServerContainerStart1091`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStart1091")]
    WininetAppCacheServerContainerStart1091Payload(1091, 187);
    /// Payload of event 1093, `Wininet_AppCacheServerContainerStart1093`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStart1093")]
    WininetAppCacheServerContainerStart1093Payload(1093, 189);
    /// Payload of event 1103, `Wininet_AppCacheServerContainerStart1103`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStart1103")]
    WininetAppCacheServerContainerStart1103Payload(1103, 199);
    /// Payload of event 1105, `Wininet_AppCacheServerContainerStart1105`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStart1105")]
    WininetAppCacheServerContainerStart1105Payload(1105, 201);
    /// Payload of event 1107, `Wininet_AppCacheServerContainerStart1107`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStart1107")]
    WininetAppCacheServerContainerStart1107Payload(1107, 203);
    /// Payload of event 1109, `Wininet_AppCacheServerContainerStart1109`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStart1109")]
    WininetAppCacheServerContainerStart1109Payload(1109, 205);
    /// Payload of event 1113, `Wininet_BlobServerContainerStart1113`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStart1113")]
    WininetBlobServerContainerStart1113Payload(1113, 209);
    /// Payload of event 1115, `Wininet_BlobServerContainerStart1115`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStart1115")]
    WininetBlobServerContainerStart1115Payload(1115, 211);
    /// Payload of event 1123, `Wininet_BlobServerContainerStart1123`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStart1123")]
    WininetBlobServerContainerStart1123Payload(1123, 219);
    /// Payload of event 1131, `Wininet_CookieServerContainerStart1131`, version 0.
    #[doc(alias = "Wininet_CookieServerContainerStart1131")]
    WininetCookieServerContainerStart1131Payload(1131, 227);
    /// Payload of event 1135, `Wininet_CookieServerContainerStart1135`, version 0.
    #[doc(alias = "Wininet_CookieServerContainerStart1135")]
    WininetCookieServerContainerStart1135Payload(1135, 231);
    /// Payload of event 1139, `Wininet_CookieServerContainerStart1139`, version 0.
    #[doc(alias = "Wininet_CookieServerContainerStart1139")]
    WininetCookieServerContainerStart1139Payload(1139, 235);
    /// Payload of event 1147, `Wininet_DependencyServerContainerStart1147`, version 0.
    #[doc(alias = "Wininet_DependencyServerContainerStart1147")]
    WininetDependencyServerContainerStart1147Payload(1147, 243);
    /// Payload of event 1151, `Wininet_DependencyServerContainerStart1151`, version 0.
    #[doc(alias = "Wininet_DependencyServerContainerStart1151")]
    WininetDependencyServerContainerStart1151Payload(1151, 247);
    /// Payload of event 1155, `Wininet_HstsServerContainerStart1155`, version 0.
    #[doc(alias = "Wininet_HstsServerContainerStart1155")]
    WininetHstsServerContainerStart1155Payload(1155, 251);
    /// Payload of event 1161, `Wininet_HstsServerContainerStart1161`, version 0.
    #[doc(alias = "Wininet_HstsServerContainerStart1161")]
    WininetHstsServerContainerStart1161Payload(1161, 257);
    /// Payload of event 1163, `Wininet_CacheServerConnectionStart`, version 0.
    #[doc(alias = "Wininet_CacheServerConnectionStart")]
    WininetCacheServerConnectionStartPayload(1163, 259);
    /// Payload of event 1167, `Wininet_CacheServerEntryEnumStart`, version 0.
    #[doc(alias = "Wininet_CacheServerEntryEnumStart")]
    WininetCacheServerEntryEnumStartPayload(1167, 263);
    /// Payload of event 1171, `Wininet_CacheServerEntryEnumStart1171`, version 0.
    #[doc(alias = "Wininet_CacheServerEntryEnumStart1171")]
    WininetCacheServerEntryEnumStart1171Payload(1171, 267);
    /// Payload of event 1181, `Wininet_CacheServerContainerStart1181`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1181")]
    WininetCacheServerContainerStart1181Payload(1181, 277);
    /// Payload of event 1191, `Wininet_CacheServerContainerStart1191`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1191")]
    WininetCacheServerContainerStart1191Payload(1191, 287);
    /// Payload of event 1193, `Wininet_CacheServerContainerStart1193`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1193")]
    WininetCacheServerContainerStart1193Payload(1193, 289);
    /// Payload of event 1199, `Wininet_CacheServerContainerStart1199`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1199")]
    WininetCacheServerContainerStart1199Payload(1199, 295);
    /// Payload of event 1201, `Wininet_CacheServerContainerStart1201`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1201")]
    WininetCacheServerContainerStart1201Payload(1201, 297);
    /// Payload of event 1209, `Wininet_CacheServerContainerStart1209`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1209")]
    WininetCacheServerContainerStart1209Payload(1209, 305);
    /// Payload of event 1219, `Wininet_CacheServerContainerStart1219`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1219")]
    WininetCacheServerContainerStart1219Payload(1219, 315);
}

static LAYOUTS_85: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_96, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_85, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 1083, `Wininet_AppCacheHandleStart1083`, version 0.
    #[doc(alias = "Wininet_AppCacheHandleStart1083")]
    WininetAppCacheHandleStart1083Payload(1083, 179);
    /// Payload of event 1095, `Wininet_AppCacheServerContainerStart1095`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStart1095")]
    WininetAppCacheServerContainerStart1095Payload(1095, 191);
    /// Payload of event 1097, `Wininet_AppCacheServerContainerStart1097`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStart1097")]
    WininetAppCacheServerContainerStart1097Payload(1097, 193);
    /// Payload of event 1117, `Wininet_BlobServerContainerStart1117`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStart1117")]
    WininetBlobServerContainerStart1117Payload(1117, 213);
    /// Payload of event 1119, `Wininet_BlobServerContainerStart1119`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStart1119")]
    WininetBlobServerContainerStart1119Payload(1119, 215);
    /// Payload of event 1121, `Wininet_BlobServerContainerStart1121`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStart1121")]
    WininetBlobServerContainerStart1121Payload(1121, 217);
    /// Payload of event 1145, `Wininet_DependencyServerContainerStart1145`, version 0.
    #[doc(alias = "Wininet_DependencyServerContainerStart1145")]
    WininetDependencyServerContainerStart1145Payload(1145, 241);
    /// Payload of event 1183, `Wininet_CacheServerContainerStart1183`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1183")]
    WininetCacheServerContainerStart1183Payload(1183, 279);
    /// Payload of event 1187, `Wininet_CacheServerContainerStart1187`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1187")]
    WininetCacheServerContainerStart1187Payload(1187, 283);
}

static LAYOUTS_86: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_97, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_86, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Handle`, `Pointer`.
        fn handle -> u64 = get(1);
        /// Field `Directory`, `UnicodeString`.
        fn directory -> Utf16Str<'a> = get(2);
        /// Field `IsIEAppContainer`, `Boolean`.
        fn is_ie_app_container -> bool = get(3);
    }
    /// Payload of event 1089, `Wininet_AppCacheServerContainerStart`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStart")]
    WininetAppCacheServerContainerStartPayload(1089, 185);
}

static LAYOUTS_87: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_98, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_87, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(1);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(2);
    }
    /// Payload of event 1099, `Wininet_AppCacheServerContainerStart1099`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStart1099")]
    WininetAppCacheServerContainerStart1099Payload(1099, 195);
    /// Payload of event 1179, `Wininet_CacheServerContainerStart1179`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1179")]
    WininetCacheServerContainerStart1179Payload(1179, 275);
}

static LAYOUTS_88: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_99, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_88, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `MasterUrl`, `UnicodeString`.
        fn master_url -> Utf16Str<'a> = get(1);
        /// Field `ManifestURL`, `UnicodeString`.
        fn manifest_url -> Utf16Str<'a> = get(2);
        /// Field `DataSize`, `UInt32`.
        fn data_size -> u32 = get(3);
        /// Field `EntryType`, `UInt32`.
        fn entry_type -> u32 = get(4);
        /// Field `HeaderSize`, `UInt32`.
        fn header_size -> u32 = get(5);
    }
    /// Payload of event 1101, `Wininet_AppCacheServerContainerStart1101`, version 0.
    #[doc(alias = "Wininet_AppCacheServerContainerStart1101")]
    WininetAppCacheServerContainerStart1101Payload(1101, 197);
}

static LAYOUTS_89: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_100, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_89, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Handle`, `Pointer`.
        fn handle -> u64 = get(1);
        /// Field `Directory`, `UnicodeString`.
        fn directory -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 1111, `Wininet_BlobServerContainerStart`, version 0.
    #[doc(alias = "Wininet_BlobServerContainerStart")]
    WininetBlobServerContainerStartPayload(1111, 207);
    /// Payload of event 1129, `Wininet_CookieServerContainerStart`, version 0.
    #[doc(alias = "Wininet_CookieServerContainerStart")]
    WininetCookieServerContainerStartPayload(1129, 225);
    /// Payload of event 1153, `Wininet_HstsServerContainerStart`, version 0.
    #[doc(alias = "Wininet_HstsServerContainerStart")]
    WininetHstsServerContainerStartPayload(1153, 249);
}

static LAYOUTS_90: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_101, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_90, {
        /// Field `HResult`, `UInt32`.
        fn hresult -> u32 = get(0);
    }
    /// Payload of event 1126, `Wininet_CacheClientBloomFilterStop`, version 0.
    #[doc(alias = "Wininet_CacheClientBloomFilterStop")]
    WininetCacheClientBloomFilterStopPayload(1126, 222);
}

static LAYOUTS_91: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_102, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_91, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `MinimizedRDomain`, `UnicodeString`.
        fn minimized_rdomain -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 1133, `Wininet_CookieServerContainerStart1133`, version 0.
    #[doc(alias = "Wininet_CookieServerContainerStart1133")]
    WininetCookieServerContainerStart1133Payload(1133, 229);
}

static LAYOUTS_92: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_103, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_92, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Hash`, `Int64`.
        fn hash -> i64 = get(1);
        /// Field `OperationCount`, `UInt32`.
        fn operation_count -> u32 = get(2);
    }
    /// Payload of event 1137, `Wininet_CookieServerContainerStart1137`, version 0.
    #[doc(alias = "Wininet_CookieServerContainerStart1137")]
    WininetCookieServerContainerStart1137Payload(1137, 233);
}

static LAYOUTS_93: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_104, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_93, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Handle`, `Pointer`.
        fn handle -> u64 = get(1);
    }
    /// Payload of event 1141, `Wininet_CacheClientCountersStart`, version 0.
    #[doc(alias = "Wininet_CacheClientCountersStart")]
    WininetCacheClientCountersStartPayload(1141, 237);
    /// Payload of event 1165, `Wininet_CacheServerConnectionStart1165`, version 0.
    #[doc(alias = "Wininet_CacheServerConnectionStart1165")]
    WininetCacheServerConnectionStart1165Payload(1165, 261);
}

static LAYOUTS_94: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_105, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_94, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(1);
        /// Field `BlobSize`, `UInt32`.
        fn blob_size -> u32 = get(2);
    }
    /// Payload of event 1143, `Wininet_DependencyServerContainerStart`, version 0.
    #[doc(alias = "Wininet_DependencyServerContainerStart")]
    WininetDependencyServerContainerStartPayload(1143, 239);
}

static LAYOUTS_95: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_106, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_95, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Handle`, `Pointer`.
        fn handle -> u64 = get(1);
        /// Field `IsCreateContainer`, `Boolean`.
        fn is_create_container -> bool = get(2);
        /// Field `Directory`, `UnicodeString`.
        fn directory -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 1149, `Wininet_DependencyServerContainerStart1149`, version 0.
    #[doc(alias = "Wininet_DependencyServerContainerStart1149")]
    WininetDependencyServerContainerStart1149Payload(1149, 245);
}

static LAYOUTS_96: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_107, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_96, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `MinimizedRDomain`, `UnicodeString`.
        fn minimized_rdomain -> Utf16Str<'a> = get(1);
        /// Field `Hash`, `Int64`.
        fn hash -> i64 = get(2);
    }
    /// Payload of event 1157, `Wininet_HstsServerContainerStart1157`, version 0.
    #[doc(alias = "Wininet_HstsServerContainerStart1157")]
    WininetHstsServerContainerStart1157Payload(1157, 253);
}

static LAYOUTS_97: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_108, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_97, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Hash`, `Int64`.
        fn hash -> i64 = get(1);
        /// Field `HstsEntryCount`, `UInt32`.
        fn hsts_entry_count -> u32 = get(2);
    }
    /// Payload of event 1159, `Wininet_HstsServerContainerStart1159`, version 0.
    #[doc(alias = "Wininet_HstsServerContainerStart1159")]
    WininetHstsServerContainerStart1159Payload(1159, 255);
}

static LAYOUTS_98: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_109, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_98, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Handle`, `Pointer`.
        fn handle -> u64 = get(1);
        /// Field `Filter`, `UInt32`.
        fn filter -> u32 = get(2);
        /// Field `GroupId`, `Int64`.
        fn group_id -> i64 = get(3);
    }
    /// Payload of event 1169, `Wininet_CacheServerEntryEnumStart1169`, version 0.
    #[doc(alias = "Wininet_CacheServerEntryEnumStart1169")]
    WininetCacheServerEntryEnumStart1169Payload(1169, 265);
}

static LAYOUTS_99: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_110, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_99, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `EntryMaxAge`, `UInt32`.
        fn entry_max_age -> u32 = get(1);
    }
    /// Payload of event 1173, `Wininet_CacheServerContainerStart`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart")]
    WininetCacheServerContainerStartPayload(1173, 269);
}

static LAYOUTS_100: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_111, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_100, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Type`, `UInt32`.
        fn kind -> u32 = get(1);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(2);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(3);
        /// Field `Redirect`, `UnicodeString`.
        fn redirect -> Utf16Str<'a> = get(4);
        /// Field `Filename`, `UnicodeString`.
        fn filename -> Utf16Str<'a> = get(5);
        /// Field `Extension`, `UnicodeString`.
        fn extension -> Utf16Str<'a> = get(6);
    }
    /// Payload of event 1175, `Wininet_CacheServerContainerStart1175`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1175")]
    WininetCacheServerContainerStart1175Payload(1175, 271);
}

static LAYOUTS_101: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_112, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_101, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(1);
        /// Field `ValidateCreationTime`, `Boolean`.
        fn validate_creation_time -> bool = get(2);
    }
    /// Payload of event 1177, `Wininet_CacheServerContainerStart1177`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1177")]
    WininetCacheServerContainerStart1177Payload(1177, 273);
}

static LAYOUTS_102: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_113, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_102, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(1);
        /// Field `Type`, `UInt32`.
        fn kind -> u32 = get(2);
    }
    /// Payload of event 1185, `Wininet_CacheServerContainerStart1185`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1185")]
    WininetCacheServerContainerStart1185Payload(1185, 281);
}

static LAYOUTS_103: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_114, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_103, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(1);
        /// Field `Fields`, `UInt32`.
        fn fields -> u32 = get(2);
    }
    /// Payload of event 1189, `Wininet_CacheServerContainerStart1189`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1189")]
    WininetCacheServerContainerStart1189Payload(1189, 285);
}

static LAYOUTS_104: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_115, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_104, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Limit`, `Int64`.
        fn limit -> i64 = get(1);
    }
    /// Payload of event 1195, `Wininet_CacheServerContainerStart1195`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1195")]
    WininetCacheServerContainerStart1195Payload(1195, 291);
}

static LAYOUTS_105: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_116, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_105, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Factor`, `UInt32`.
        fn factor -> u32 = get(1);
        /// Field `Filter`, `UInt32`.
        fn filter -> u32 = get(2);
    }
    /// Payload of event 1197, `Wininet_CacheServerContainerStart1197`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1197")]
    WininetCacheServerContainerStart1197Payload(1197, 293);
}

static LAYOUTS_106: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_117, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_106, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Filename`, `UnicodeString`.
        fn filename -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 1203, `Wininet_CacheServerContainerStart1203`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1203")]
    WininetCacheServerContainerStart1203Payload(1203, 299);
}

static LAYOUTS_107: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_118, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_107, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(1);
    }
    /// Payload of event 1205, `Wininet_CacheServerContainerStart1205`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1205")]
    WininetCacheServerContainerStart1205Payload(1205, 301);
}

static LAYOUTS_108: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_119, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_108, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `GroupId`, `Int64`.
        fn group_id -> i64 = get(1);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(2);
    }
    /// Payload of event 1207, `Wininet_CacheServerContainerStart1207`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1207")]
    WininetCacheServerContainerStart1207Payload(1207, 303);
    /// Payload of event 1213, `Wininet_CacheServerContainerStart1213`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1213")]
    WininetCacheServerContainerStart1213Payload(1213, 309);
}

static LAYOUTS_109: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_120, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_109, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `GroupId`, `Int64`.
        fn group_id -> i64 = get(1);
    }
    /// Payload of event 1211, `Wininet_CacheServerContainerStart1211`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1211")]
    WininetCacheServerContainerStart1211Payload(1211, 307);
}

static LAYOUTS_110: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_121, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_110, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(1);
        /// Field `GroupId`, `Int64`.
        fn group_id -> i64 = get(2);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(3);
    }
    /// Payload of event 1215, `Wininet_CacheServerContainerStart1215`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1215")]
    WininetCacheServerContainerStart1215Payload(1215, 311);
}

static LAYOUTS_111: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_122, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_111, {
        /// Field `Object`, `Pointer`.
        fn object -> u64 = get(0);
        /// Field `Handle`, `Pointer`.
        fn handle -> u64 = get(1);
        /// Field `Name`, `UnicodeString`.
        fn name -> Utf16Str<'a> = get(2);
        /// Field `Directory`, `UnicodeString`.
        fn directory -> Utf16Str<'a> = get(3);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(4);
        /// Field `Limit`, `Int64`.
        fn limit -> i64 = get(5);
        /// Field `EntryMaxAge`, `UInt32`.
        fn entry_max_age -> u32 = get(6);
    }
    /// Payload of event 1217, `Wininet_CacheServerContainerStart1217`, version 0.
    #[doc(alias = "Wininet_CacheServerContainerStart1217")]
    WininetCacheServerContainerStart1217Payload(1217, 313);
}

static LAYOUTS_112: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_123, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_112, {
        /// Field `TargetSize`, `Int64`.
        fn target_size -> i64 = get(0);
        /// Field `Filter`, `UInt32`.
        fn filter -> u32 = get(1);
    }
    /// Payload of event 1221, `Wininet_UrlCacheContainerStart`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStart")]
    WininetUrlCacheContainerStartPayload(1221, 317);
    /// Payload of event 1222, `Wininet_UrlCacheContainerStop`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStop")]
    WininetUrlCacheContainerStopPayload(1222, 318);
}

static LAYOUTS_113: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_124, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_113, {
        /// Field `Name`, `UnicodeString`.
        fn name -> Utf16Str<'a> = get(0);
        /// Field `Prefix`, `UnicodeString`.
        fn prefix -> Utf16Str<'a> = get(1);
        /// Field `Directory`, `UnicodeString`.
        fn directory -> Utf16Str<'a> = get(2);
        /// Field `RootPath`, `UnicodeString`.
        fn root_path -> Utf16Str<'a> = get(3);
        /// Field `Limit`, `Int64`.
        fn limit -> i64 = get(4);
        /// Field `Options`, `UInt32`.
        fn options -> u32 = get(5);
    }
    /// Payload of event 1227, `Wininet_UrlCacheContainerStart1227`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStart1227")]
    WininetUrlCacheContainerStart1227Payload(1227, 323);
    /// Payload of event 1228, `Wininet_UrlCacheContainerStop1228`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStop1228")]
    WininetUrlCacheContainerStop1228Payload(1228, 324);
}

static LAYOUTS_114: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_125, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_114, {
        /// Field `Name`, `UnicodeString`.
        fn name -> Utf16Str<'a> = get(0);
        /// Field `RootPath`, `UnicodeString`.
        fn root_path -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 1229, `Wininet_UrlCacheContainerStart1229`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStart1229")]
    WininetUrlCacheContainerStart1229Payload(1229, 325);
    /// Payload of event 1230, `Wininet_UrlCacheContainerStop1230`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStop1230")]
    WininetUrlCacheContainerStop1230Payload(1230, 326);
}

static LAYOUTS_115: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_126, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_115, {
        /// Field `RootPath`, `UnicodeString`.
        fn root_path -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 1231, `Wininet_UrlCacheContainerStart1231`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStart1231")]
    WininetUrlCacheContainerStart1231Payload(1231, 327);
    /// Payload of event 1232, `Wininet_UrlCacheContainerStop1232`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStop1232")]
    WininetUrlCacheContainerStop1232Payload(1232, 328);
}

static LAYOUTS_116: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_127, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_116, {
        /// Field `LimitType`, `UInt32`.
        fn limit_type -> u32 = get(0);
        /// Field `Limit`, `Int64`.
        fn limit -> i64 = get(1);
    }
    /// Payload of event 1233, `Wininet_UrlCacheContainerStart1233`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStart1233")]
    WininetUrlCacheContainerStart1233Payload(1233, 329);
    /// Payload of event 1234, `Wininet_UrlCacheContainerStop1234`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStop1234")]
    WininetUrlCacheContainerStop1234Payload(1234, 330);
}

static LAYOUTS_117: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_128, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_117, {
        /// Field `LimitType`, `UInt32`.
        fn limit_type -> u32 = get(0);
    }
    /// Payload of event 1235, `Wininet_UrlCacheContainerStart1235`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStart1235")]
    WininetUrlCacheContainerStart1235Payload(1235, 331);
    /// Payload of event 1236, `Wininet_UrlCacheContainerStop1236`, version 0.
    #[doc(alias = "Wininet_UrlCacheContainerStop1236")]
    WininetUrlCacheContainerStop1236Payload(1236, 332);
}
