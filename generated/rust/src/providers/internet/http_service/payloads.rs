// Generated from spec/providers/Microsoft-Windows-HttpService.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Payloads of the events of Microsoft-Windows-HttpService.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        open_enum
        /// Names of values of the map `HTTP_TEMPLATE_LOGGING_LogType_ValueMap`.
        HttpTemplateLoggingLogTypeValueMap(u32), size = 4, map = "HTTP_TEMPLATE_LOGGING_LogType_ValueMap", false {
            RESPONSE_LOGGING = 0x0, "ResponseLogging";
            ERROR_LOGGING = 0x1, "ErrorLogging";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `HTTP_TEMPLATE_LOGGING_LogGroup_ValueMap`.
        HttpTemplateLoggingLogGroupValueMap(u32), size = 4, map = "HTTP_TEMPLATE_LOGGING_LogGroup_ValueMap", false {
            SITE = 0x0, "Site";
            CENTRALIZED = 0x1, "Centralized";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `HTTP_TEMPLATE_LOGGING_LogFormat_ValueMap`.
        HttpTemplateLoggingLogFormatValueMap(u32), size = 4, map = "HTTP_TEMPLATE_LOGGING_LogFormat_ValueMap", false {
            W3C = 0x0, "W3C";
            IIS = 0x1, "IIS";
            NCSA = 0x2, "NCSA";
            BINARY = 0x3, "Binary";
        }
    }
}

static PLACES_0: [Place; 4] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 3] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 6] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 7] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 1] = places(super::PROVIDER.events[4].fields);
static PLACES_5: [Place; 2] = places(super::PROVIDER.events[5].fields);
static PLACES_6: [Place; 2] = places(super::PROVIDER.events[9].fields);
static PLACES_7: [Place; 3] = places(super::PROVIDER.events[14].fields);
static PLACES_8: [Place; 3] = places(super::PROVIDER.events[15].fields);
static PLACES_9: [Place; 5] = places(super::PROVIDER.events[16].fields);
static PLACES_10: [Place; 2] = places(super::PROVIDER.events[19].fields);
static PLACES_11: [Place; 2] = places(super::PROVIDER.events[20].fields);
static PLACES_12: [Place; 12] = places(super::PROVIDER.events[21].fields);
static PLACES_13: [Place; 12] = places(super::PROVIDER.events[22].fields);
static PLACES_14: [Place; 5] = places(super::PROVIDER.events[23].fields);
static PLACES_15: [Place; 3] = places(super::PROVIDER.events[24].fields);
static PLACES_16: [Place; 2] = places(super::PROVIDER.events[25].fields);
static PLACES_17: [Place; 1] = places(super::PROVIDER.events[26].fields);
static PLACES_18: [Place; 6] = places(super::PROVIDER.events[27].fields);
static PLACES_19: [Place; 7] = places(super::PROVIDER.events[28].fields);
static PLACES_20: [Place; 2] = places(super::PROVIDER.events[29].fields);
static PLACES_21: [Place; 3] = places(super::PROVIDER.events[30].fields);
static PLACES_22: [Place; 2] = places(super::PROVIDER.events[32].fields);
static PLACES_23: [Place; 3] = places(super::PROVIDER.events[35].fields);
static PLACES_24: [Place; 2] = places(super::PROVIDER.events[36].fields);
static PLACES_25: [Place; 1] = places(super::PROVIDER.events[37].fields);
static PLACES_26: [Place; 2] = places(super::PROVIDER.events[40].fields);
static PLACES_27: [Place; 2] = places(super::PROVIDER.events[43].fields);
static PLACES_28: [Place; 4] = places(super::PROVIDER.events[46].fields);
static PLACES_29: [Place; 5] = places(super::PROVIDER.events[47].fields);
static PLACES_30: [Place; 4] = places(super::PROVIDER.events[48].fields);
static PLACES_31: [Place; 2] = places(super::PROVIDER.events[49].fields);
static PLACES_32: [Place; 3] = places(super::PROVIDER.events[50].fields);
static PLACES_33: [Place; 6] = places(super::PROVIDER.events[51].fields);
static PLACES_34: [Place; 7] = places(super::PROVIDER.events[52].fields);
static PLACES_35: [Place; 6] = places(super::PROVIDER.events[53].fields);
static PLACES_36: [Place; 6] = places(super::PROVIDER.events[54].fields);
static PLACES_37: [Place; 7] = places(super::PROVIDER.events[55].fields);
static PLACES_38: [Place; 6] = places(super::PROVIDER.events[56].fields);
static PLACES_39: [Place; 3] = places(super::PROVIDER.events[57].fields);
static PLACES_40: [Place; 3] = places(super::PROVIDER.events[58].fields);
static PLACES_41: [Place; 2] = places(super::PROVIDER.events[60].fields);
static PLACES_42: [Place; 2] = places(super::PROVIDER.events[61].fields);
static PLACES_43: [Place; 3] = places(super::PROVIDER.events[62].fields);
static PLACES_44: [Place; 3] = places(super::PROVIDER.events[63].fields);
static PLACES_45: [Place; 3] = places(super::PROVIDER.events[66].fields);
static PLACES_46: [Place; 3] = places(super::PROVIDER.events[68].fields);
static PLACES_47: [Place; 2] = places(super::PROVIDER.events[69].fields);
static PLACES_48: [Place; 4] = places(super::PROVIDER.events[70].fields);
static PLACES_49: [Place; 4] = places(super::PROVIDER.events[72].fields);
static PLACES_50: [Place; 2] = places(super::PROVIDER.events[73].fields);
static PLACES_51: [Place; 1] = places(super::PROVIDER.events[74].fields);
static PLACES_52: [Place; 3] = places(super::PROVIDER.events[75].fields);
static PLACES_53: [Place; 7] = places(super::PROVIDER.events[76].fields);
static PLACES_54: [Place; 9] = places(super::PROVIDER.events[77].fields);
static PLACES_55: [Place; 10] = places(super::PROVIDER.events[78].fields);
static PLACES_56: [Place; 3] = places(super::PROVIDER.events[80].fields);
static PLACES_57: [Place; 3] = places(super::PROVIDER.events[81].fields);
static PLACES_58: [Place; 3] = places(super::PROVIDER.events[82].fields);
static PLACES_59: [Place; 5] = places(super::PROVIDER.events[83].fields);
static PLACES_60: [Place; 3] = places(super::PROVIDER.events[84].fields);
static PLACES_61: [Place; 1] = places(super::PROVIDER.events[85].fields);
static PLACES_62: [Place; 2] = places(super::PROVIDER.events[87].fields);
static PLACES_63: [Place; 3] = places(super::PROVIDER.events[88].fields);
static PLACES_64: [Place; 5] = places(super::PROVIDER.events[91].fields);
static PLACES_65: [Place; 2] = places(super::PROVIDER.events[93].fields);
static PLACES_66: [Place; 6] = places(super::PROVIDER.events[95].fields);
static PLACES_67: [Place; 2] = places(super::PROVIDER.events[96].fields);
static PLACES_68: [Place; 6] = places(super::PROVIDER.events[97].fields);
static PLACES_69: [Place; 10] = places(super::PROVIDER.events[98].fields);
static PLACES_70: [Place; 14] = places(super::PROVIDER.events[99].fields);
static PLACES_71: [Place; 8] = places(super::PROVIDER.events[100].fields);
static PLACES_72: [Place; 2] = places(super::PROVIDER.events[101].fields);
static PLACES_73: [Place; 3] = places(super::PROVIDER.events[102].fields);
static PLACES_74: [Place; 10] = places(super::PROVIDER.events[104].fields);
static PLACES_75: [Place; 3] = places(super::PROVIDER.events[105].fields);
static PLACES_76: [Place; 3] = places(super::PROVIDER.events[106].fields);
static PLACES_77: [Place; 5] = places(super::PROVIDER.events[107].fields);
static PLACES_78: [Place; 1] = places(super::PROVIDER.events[108].fields);
static PLACES_79: [Place; 2] = places(super::PROVIDER.events[109].fields);
static PLACES_80: [Place; 5] = places(super::PROVIDER.events[110].fields);
static PLACES_81: [Place; 5] = places(super::PROVIDER.events[111].fields);
static PLACES_82: [Place; 6] = places(super::PROVIDER.events[112].fields);
static PLACES_83: [Place; 5] = places(super::PROVIDER.events[113].fields);
static PLACES_84: [Place; 4] = places(super::PROVIDER.events[114].fields);
static PLACES_85: [Place; 6] = places(super::PROVIDER.events[115].fields);
static PLACES_86: [Place; 4] = places(super::PROVIDER.events[117].fields);
static PLACES_87: [Place; 5] = places(super::PROVIDER.events[118].fields);
static PLACES_88: [Place; 6] = places(super::PROVIDER.events[120].fields);
static PLACES_89: [Place; 5] = places(super::PROVIDER.events[121].fields);
static PLACES_90: [Place; 2] = places(super::PROVIDER.events[122].fields);
static PLACES_91: [Place; 5] = places(super::PROVIDER.events[123].fields);
static PLACES_92: [Place; 3] = places(super::PROVIDER.events[124].fields);
static PLACES_93: [Place; 5] = places(super::PROVIDER.events[125].fields);
static PLACES_94: [Place; 4] = places(super::PROVIDER.events[126].fields);
static PLACES_95: [Place; 6] = places(super::PROVIDER.events[127].fields);
static PLACES_96: [Place; 5] = places(super::PROVIDER.events[128].fields);
static PLACES_97: [Place; 5] = places(super::PROVIDER.events[129].fields);
static PLACES_98: [Place; 5] = places(super::PROVIDER.events[130].fields);
static PLACES_99: [Place; 2] = places(super::PROVIDER.events[131].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(0);
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(1);
        /// Field `RemoteAddrLength`, `UInt32`.
        fn remote_addr_length -> u32 = get(2);
        /// Field `RemoteAddr`, `Binary` shown as `SocketAddress`, `RemoteAddrLength` bytes.
        fn remote_addr -> &'a [u8] = get(3);
    }
    /// Payload of event 1, `HTTPRequestTraceTaskRecvReq`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskRecvReq")]
    HttpRequestTraceTaskRecvReqPayload(1, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `RequestObj`, `Pointer`.
        fn request_obj -> u64 = get(0);
        /// Field `HttpVerb`, `UInt32`.
        fn http_verb -> u32 = get(1);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 2, `HTTPRequestTraceTaskParse`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskParse")]
    HttpRequestTraceTaskParsePayload(2, 1);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `RequestObj`, `Pointer`.
        fn request_obj -> u64 = get(0);
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(1);
        /// Field `SiteId`, `UInt32`.
        fn site_id -> u32 = get(2);
        /// Field `RequestQueueName`, `UnicodeString`.
        fn request_queue_name -> Utf16Str<'a> = get(3);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(4);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(5);
    }
    /// Payload of event 3, `HTTPRequestTraceTaskDeliver`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskDeliver")]
    HttpRequestTraceTaskDeliverPayload(3, 2);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(0);
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(1);
        /// Field `StatusCode`, `UInt16`.
        fn status_code -> u16 = get(2);
        /// Field `Verb`, `AnsiString`.
        fn verb -> AnsiStr<'a> = get(3);
        /// Field `HeaderLength`, `UInt32`.
        fn header_length -> u32 = get(4);
        /// Field `EntityChunkCount`, `UInt16`.
        fn entity_chunk_count -> u16 = get(5);
        /// Field `CachePolicy`, `UInt32`.
        fn cache_policy -> u32 = get(6);
    }
    /// Payload of event 4, `HTTPRequestTraceTaskRecvResp`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskRecvResp")]
    HttpRequestTraceTaskRecvRespPayload(4, 3);
    /// Payload of event 8, `HTTPRequestTraceTaskFastResp`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskFastResp")]
    HttpRequestTraceTaskFastRespPayload(8, 7);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(0);
    }
    /// Payload of event 5, `HTTPRequestTraceTaskRecvRespLast`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskRecvRespLast")]
    HttpRequestTraceTaskRecvRespLastPayload(5, 4);
    /// Payload of event 7, `HTTPRequestTraceTaskRecvBodyLast`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskRecvBodyLast")]
    HttpRequestTraceTaskRecvBodyLastPayload(7, 6);
    /// Payload of event 9, `HTTPRequestTraceTaskFastRespLast`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskFastRespLast")]
    HttpRequestTraceTaskFastRespLastPayload(9, 8);
    /// Payload of event 90, `HTTPRequestTraceTaskInitiateOpaqueMode`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskInitiateOpaqueMode")]
    HttpRequestTraceTaskInitiateOpaqueModePayload(90, 92);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(0);
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(1);
    }
    /// Payload of event 6, `HTTPRequestTraceTaskRecvBody`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskRecvBody")]
    HttpRequestTraceTaskRecvBodyPayload(6, 5);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(0);
        /// Field `HttpStatus`, `UInt16`.
        fn http_status -> u16 = get(1);
    }
    /// Payload of event 10, `HTTPRequestTraceTaskSendComplete`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskSendComplete")]
    HttpRequestTraceTaskSendCompletePayload(10, 9);
    /// Payload of event 11, `HTTPRequestTraceTaskCachedAndSend`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskCachedAndSend")]
    HttpRequestTraceTaskCachedAndSendPayload(11, 10);
    /// Payload of event 12, `HTTPRequestTraceTaskFastSend`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskFastSend")]
    HttpRequestTraceTaskFastSendPayload(12, 11);
    /// Payload of event 13, `HTTPRequestTraceTaskZeroSend`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskZeroSend")]
    HttpRequestTraceTaskZeroSendPayload(13, 12);
    /// Payload of event 14, `HTTPRequestTraceTaskLastSndError`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskLastSndError")]
    HttpRequestTraceTaskLastSndErrorPayload(14, 13);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(0);
        /// Field `Reason`, `AnsiString`.
        fn reason -> AnsiStr<'a> = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 15, `HTTPRequestTraceTaskSndError`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskSndError")]
    HttpRequestTraceTaskSndErrorPayload(15, 14);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `RequestObj`, `Pointer`.
        fn request_obj -> u64 = get(0);
        /// Field `SiteId`, `UInt32`.
        fn site_id -> u32 = get(1);
        /// Field `BytesSent`, `UInt32`.
        fn bytes_sent -> u32 = get(2);
        /// Field `RequestId`, `UInt64`. Not in version 0.
        fn request_id -> Option<u64> = find(3);
        /// Field `Encoding`, `AnsiString`. Not in version 0.
        fn encoding -> Option<AnsiStr<'a>> = find(4);
    }
    /// Payload of event 16, `HTTPRequestTraceTaskSrvdFrmCache`, versions 0 and 1.
    #[doc(alias = "HTTPRequestTraceTaskSrvdFrmCache")]
    HttpRequestTraceTaskSrvdFrmCachePayload(16, 15);
    /// Payload of event 17, `HTTPRequestTraceTaskCachedNotModified`, versions 0 and 1.
    #[doc(alias = "HTTPRequestTraceTaskCachedNotModified")]
    HttpRequestTraceTaskCachedNotModifiedPayload(17, 17);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_10, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(0);
        /// Field `ReserveStatus`, `UInt32`.
        fn reserve_status -> u32 = get(1);
    }
    /// Payload of event 18, `HTTPSetupTraceTaskResvUrl`, version 0.
    #[doc(alias = "HTTPSetupTraceTaskResvUrl")]
    HttpSetupTraceTaskResvUrlPayload(18, 19);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_11, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(0);
        /// Field `IpAddress`, `Binary` shown as `SocketAddress`, `IpAddrLength` bytes.
        fn ip_address -> &'a [u8] = get(1);
    }
    /// Payload of event 19, `HTTPSetupTraceTaskReadIpListEntry`, version 0.
    #[doc(alias = "HTTPSetupTraceTaskReadIpListEntry")]
    HttpSetupTraceTaskReadIpListEntryPayload(19, 20);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_12, &[0, ABSENT, 3, 4, 5, 6, 7, 8, 9, 10, 11, ABSENT, 1, 2]),
    layout(&super::PROVIDER, &PLACES_13, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ABSENT, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `EndpointConfigObj`, `Pointer`.
        fn endpoint_config_obj -> u64 = get(0);
        /// Field `Endpoint`, `UnicodeString`. Not in version 0.
        fn endpoint -> Option<Utf16Str<'a>> = find(1);
        /// Field `CertHashLength`, `UInt32`.
        fn cert_hash_length -> u32 = get(2);
        /// Field `CertHash`, `Binary`, `CertHashLength` bytes.
        fn cert_hash -> &'a [u8] = get(3);
        /// Field `CertStoreName`, `UnicodeString`.
        fn cert_store_name -> Utf16Str<'a> = get(4);
        /// Field `CertCheckMode`, `UInt32`.
        fn cert_check_mode -> u32 = get(5);
        /// Field `RevokeFreshnessTime`, `UInt32`.
        fn revoke_freshness_time -> u32 = get(6);
        /// Field `RevokeRetrievalTime`, `UInt32`.
        fn revoke_retrieval_time -> u32 = get(7);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(8);
        /// Field `CtlId`, `UnicodeString`.
        fn ctl_id -> Utf16Str<'a> = get(9);
        /// Field `CtlStoreName`, `UnicodeString`.
        fn ctl_store_name -> Utf16Str<'a> = get(10);
        /// Field `CertificateLoadTimems`, `UInt32`. Not in version 0.
        fn certificate_load_timems -> Option<u32> = find(11);
        /// Field `AddressLength`, `UInt32`. Not in version 1.
        fn address_length -> Option<u32> = find(12);
        /// Field `Address`, `Binary` shown as `SocketAddress`, `AddressLength` bytes. Not in version 1.
        fn address -> Option<&'a [u8]> = find(13);
    }
    /// Payload of event 20, `HTTPSetupTraceTaskCreatedSslCred`, versions 0 and 1.
    #[doc(alias = "HTTPSetupTraceTaskCreatedSslCred")]
    HttpSetupTraceTaskCreatedSslCredPayload(20, 21);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_14, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `ConnectionObj`, `Pointer`.
        fn connection_obj -> u64 = get(0);
        /// Field `LocalAddrLength`, `UInt32`.
        fn local_addr_length -> u32 = get(1);
        /// Field `LocalAddr`, `Binary` shown as `SocketAddress`, `LocalAddrLength` bytes.
        fn local_addr -> &'a [u8] = get(2);
        /// Field `RemoteAddrLength`, `UInt32`.
        fn remote_addr_length -> u32 = get(3);
        /// Field `RemoteAddr`, `Binary` shown as `SocketAddress`, `RemoteAddrLength` bytes.
        fn remote_addr -> &'a [u8] = get(4);
    }
    /// Payload of event 21, `HTTPConnectionTraceTaskConnConnect`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskConnConnect")]
    HttpConnectionTraceTaskConnConnectPayload(21, 23);
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_15, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(0);
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(1);
        /// Field `ConnectionObj`, `Pointer`.
        fn connection_obj -> u64 = get(2);
    }
    /// Payload of event 22, `HTTPConnectionTraceTaskConnIdAssgn`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskConnIdAssgn")]
    HttpConnectionTraceTaskConnIdAssgnPayload(22, 24);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_16, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// Field `ConnectionObj`, `Pointer`.
        fn connection_obj -> u64 = get(0);
        /// Field `Abortive`, `UInt32`.
        fn abortive -> u32 = get(1);
    }
    /// Payload of event 23, `HTTPConnectionTraceTaskConnClose`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskConnClose")]
    HttpConnectionTraceTaskConnClosePayload(23, 25);
}

static LAYOUTS_15: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_17, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_15, {
        /// Field `ConnectionObj`, `Pointer`.
        fn connection_obj -> u64 = get(0);
    }
    /// Payload of event 24, `HTTPConnectionTraceTaskConnCleanup`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskConnCleanup")]
    HttpConnectionTraceTaskConnCleanupPayload(24, 26);
    /// Payload of event 34, `HTTPSSLTraceTaskSslConnEvent`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslConnEvent")]
    HttpsslTraceTaskSslConnEventPayload(34, 38);
    /// Payload of event 35, `HTTPSSLTraceTaskSslInitiateHandshake`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslInitiateHandshake")]
    HttpsslTraceTaskSslInitiateHandshakePayload(35, 39);
    /// Payload of event 37, `HTTPSSLTraceTaskSslInititateSslRcvClientCert`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslInititateSslRcvClientCert")]
    HttpsslTraceTaskSslInititateSslRcvClientCertPayload(37, 41);
    /// Payload of event 57, `HTTPSSLTraceTaskSslDisconnEvent`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslDisconnEvent")]
    HttpsslTraceTaskSslDisconnEventPayload(57, 59);
}

static LAYOUTS_16: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_18, &[0, 1, 2, 3, 4, 5, ABSENT]),
    layout(&super::PROVIDER, &PLACES_19, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_16, {
        /// Field `Uri`, `UnicodeString`.
        fn uri -> Utf16Str<'a> = get(0);
        /// Field `StatusCode`, `UInt16`.
        fn status_code -> u16 = get(1);
        /// Field `Verb`, `AnsiString`.
        fn verb -> AnsiStr<'a> = get(2);
        /// Field `HeaderLength`, `UInt32`.
        fn header_length -> u32 = get(3);
        /// Field `ContentLength`, `UInt32`.
        fn content_length -> u32 = get(4);
        /// Field `ExpirationTime`, `UInt64`.
        fn expiration_time -> u64 = get(5);
        /// Field `Encoding`, `AnsiString`. Not in version 0.
        fn encoding -> Option<AnsiStr<'a>> = find(6);
    }
    /// Payload of event 25, `HTTPCacheTraceTaskAddedCacheEntry`, versions 0 and 1.
    #[doc(alias = "HTTPCacheTraceTaskAddedCacheEntry")]
    HttpCacheTraceTaskAddedCacheEntryPayload(25, 27);
}

static LAYOUTS_17: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_20, &[0, 1, ABSENT]),
    layout(&super::PROVIDER, &PLACES_21, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_17, {
        /// Field `UrlBuffer`, `UnicodeString`.
        fn url_buffer -> Utf16Str<'a> = get(0);
        /// Field `ErrorStatus`, `UInt32`.
        fn error_status -> u32 = get(1);
        /// Field `Encoding`, `AnsiString`. Not in version 0.
        fn encoding -> Option<AnsiStr<'a>> = find(2);
    }
    /// Payload of event 26, `HTTPCacheTraceTaskAddCacheEntryFailed`, versions 0 and 1.
    #[doc(alias = "HTTPCacheTraceTaskAddCacheEntryFailed")]
    HttpCacheTraceTaskAddCacheEntryFailedPayload(26, 29);
}

static LAYOUTS_18: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_18, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_18, {
        /// Field `Uri`, `UnicodeString`.
        fn uri -> Utf16Str<'a> = get(0);
        /// Field `StatusCode`, `UInt16`.
        fn status_code -> u16 = get(1);
        /// Field `Verb`, `AnsiString`.
        fn verb -> AnsiStr<'a> = get(2);
        /// Field `HeaderLength`, `UInt32`.
        fn header_length -> u32 = get(3);
        /// Field `ContentLength`, `UInt32`.
        fn content_length -> u32 = get(4);
        /// Field `ExpirationTime`, `UInt64`.
        fn expiration_time -> u64 = get(5);
    }
    /// Payload of event 27, `HTTPCacheTraceTaskFlushedCache`, version 0.
    #[doc(alias = "HTTPCacheTraceTaskFlushedCache")]
    HttpCacheTraceTaskFlushedCachePayload(27, 31);
}

static LAYOUTS_19: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_22, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_19, {
        /// Field `Property`, `UInt32`.
        fn property -> u32 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
    }
    /// Payload of event 28, `HTTPConfigurationPropertyTraceTaskChgUrlGrpProp`, version 0.
    #[doc(alias = "HTTPConfigurationPropertyTraceTaskChgUrlGrpProp")]
    HttpConfigurationPropertyTraceTaskChgUrlGrpPropPayload(28, 32);
    /// Payload of event 29, `HTTPConfigurationPropertyTraceTaskChgSrvSesProp`, version 0.
    #[doc(alias = "HTTPConfigurationPropertyTraceTaskChgSrvSesProp")]
    HttpConfigurationPropertyTraceTaskChgSrvSesPropPayload(29, 33);
    /// Payload of event 30, `HTTPConfigurationPropertyTraceTaskChgReqQueueProp`, version 0.
    #[doc(alias = "HTTPConfigurationPropertyTraceTaskChgReqQueueProp")]
    HttpConfigurationPropertyTraceTaskChgReqQueuePropPayload(30, 34);
}

static LAYOUTS_20: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_23, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_20, {
        /// Field `UrlGroupId`, `UInt64`.
        fn url_group_id -> u64 = get(0);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 31, `HTTPConfigurationPropertyTraceTaskAddUrl`, version 0.
    #[doc(alias = "HTTPConfigurationPropertyTraceTaskAddUrl")]
    HttpConfigurationPropertyTraceTaskAddUrlPayload(31, 35);
}

static LAYOUTS_21: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_24, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_21, {
        /// Field `UrlGroupId`, `UInt64`.
        fn url_group_id -> u64 = get(0);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 32, `HTTPConfigurationPropertyTraceTaskRemUrl`, version 0.
    #[doc(alias = "HTTPConfigurationPropertyTraceTaskRemUrl")]
    HttpConfigurationPropertyTraceTaskRemUrlPayload(32, 36);
}

static LAYOUTS_22: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_25, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_22, {
        /// Field `UrlGroupId`, `UInt64`.
        fn url_group_id -> u64 = get(0);
    }
    /// Payload of event 33, `HTTPConfigurationPropertyTraceTaskRemAllUrls`, version 0.
    #[doc(alias = "HTTPConfigurationPropertyTraceTaskRemAllUrls")]
    HttpConfigurationPropertyTraceTaskRemAllUrlsPayload(33, 37);
}

static LAYOUTS_23: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_26, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_23, {
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(0);
        /// Field `ConnectionObj`, `Pointer`.
        fn connection_obj -> u64 = get(1);
    }
    /// Payload of event 36, `HTTPSSLTraceTaskSslHandshakeComplete`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslHandshakeComplete")]
    HttpsslTraceTaskSslHandshakeCompletePayload(36, 40);
    /// Payload of event 38, `HTTPSSLTraceTaskSslRcvClientCertFailed`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslRcvClientCertFailed")]
    HttpsslTraceTaskSslRcvClientCertFailedPayload(38, 42);
}

static LAYOUTS_24: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_27, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_24, {
        /// Field `DataLength`, `UInt32`.
        fn data_length -> u32 = get(0);
        /// Field `ConnectionObj`, `Pointer`.
        fn connection_obj -> u64 = get(1);
    }
    /// Payload of event 39, `HTTPSSLTraceTaskSslRcvdRawData`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslRcvdRawData")]
    HttpsslTraceTaskSslRcvdRawDataPayload(39, 43);
    /// Payload of event 40, `HTTPSSLTraceTaskSslDlvrdStreamData`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslDlvrdStreamData")]
    HttpsslTraceTaskSslDlvrdStreamDataPayload(40, 44);
    /// Payload of event 41, `HTTPSSLTraceTaskSslAcceptStreamData`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslAcceptStreamData")]
    HttpsslTraceTaskSslAcceptStreamDataPayload(41, 45);
}

static LAYOUTS_25: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_28, &[0, 1, 2, 3, ABSENT]),
    layout(&super::PROVIDER, &PLACES_29, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_25, {
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(0);
        /// Field `AuthType`, `AnsiString`.
        fn auth_type -> AnsiStr<'a> = get(1);
        /// Field `SecStatus`, `UInt32`.
        fn sec_status -> u32 = get(2);
        /// Field `AuthStatus`, `UInt32`.
        fn auth_status -> u32 = get(3);
        /// Field `ContextAttributes`, `UInt32`. Not in version 0.
        fn context_attributes -> Option<u32> = find(4);
    }
    /// Payload of event 43, `HTTPAuthenticationTraceTaskSspiCall`, versions 0 and 1.
    #[doc(alias = "HTTPAuthenticationTraceTaskSspiCall")]
    HttpAuthenticationTraceTaskSspiCallPayload(43, 46);
}

static LAYOUTS_26: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_30, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_26, {
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(0);
        /// Field `AuthCacheType`, `AnsiString`.
        fn auth_cache_type -> AnsiStr<'a> = get(1);
        /// Field `AccessTokenOrHandle`, `Pointer`.
        fn access_token_or_handle -> u64 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
    }
    /// Payload of event 44, `HTTPAuthenticationTraceTaskAuthCacheEntryAdded`, version 0.
    #[doc(alias = "HTTPAuthenticationTraceTaskAuthCacheEntryAdded")]
    HttpAuthenticationTraceTaskAuthCacheEntryAddedPayload(44, 48);
}

static LAYOUTS_27: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_31, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_27, {
        /// Field `AccessTokenOrHandle`, `Pointer`.
        fn access_token_or_handle -> u64 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
    }
    /// Payload of event 45, `HTTPAuthenticationTraceTaskAuthCacheEntryFreed`, version 0.
    #[doc(alias = "HTTPAuthenticationTraceTaskAuthCacheEntryFreed")]
    HttpAuthenticationTraceTaskAuthCacheEntryFreedPayload(45, 49);
}

static LAYOUTS_28: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_32, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_28, {
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(0);
        /// Field `Bandwidth`, `UInt32`.
        fn bandwidth -> u32 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 46, `HTTPConnectionTraceTaskQosFlowSetReset`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskQosFlowSetReset")]
    HttpConnectionTraceTaskQosFlowSetResetPayload(46, 50);
}

static LAYOUTS_29: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_33, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_29, {
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(0);
        /// Field `Type`, `UInt32`.
        fn kind -> maps::HttpTemplateLoggingLogTypeValueMap = get(1);
        /// Field `Group`, `UInt32`.
        fn group -> maps::HttpTemplateLoggingLogGroupValueMap = get(2);
        /// Field `Directory`, `UnicodeString`.
        fn directory -> Utf16Str<'a> = get(3);
        /// Field `Software`, `UnicodeString`.
        fn software -> Utf16Str<'a> = get(4);
        /// Field `SiteId`, `UInt32`.
        fn site_id -> u32 = get(5);
    }
    /// Payload of event 47, `HTTPLoggingTraceTaskLoggingConfigFailed`, version 0.
    #[doc(alias = "HTTPLoggingTraceTaskLoggingConfigFailed")]
    HttpLoggingTraceTaskLoggingConfigFailedPayload(47, 51);
}

static LAYOUTS_30: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_34, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_30, {
        /// Field `Present`, `UInt32`.
        fn present -> u32 = get(0);
        /// Field `Type`, `UInt32`.
        fn kind -> u32 = get(1);
        /// Field `Group`, `UInt32`.
        fn group -> u32 = get(2);
        /// Field `Format`, `UInt32`.
        fn format -> u32 = get(3);
        /// Field `Directory`, `UnicodeString`.
        fn directory -> Utf16Str<'a> = get(4);
        /// Field `Software`, `UnicodeString`.
        fn software -> Utf16Str<'a> = get(5);
        /// Field `SiteId`, `UInt32`.
        fn site_id -> u32 = get(6);
    }
    /// Payload of event 48, `HTTPLoggingTraceTaskLoggingConfig`, version 0.
    #[doc(alias = "HTTPLoggingTraceTaskLoggingConfig")]
    HttpLoggingTraceTaskLoggingConfigPayload(48, 52);
}

static LAYOUTS_31: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_35, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_31, {
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(0);
        /// Field `Type`, `UInt32`.
        fn kind -> u32 = get(1);
        /// Field `Group`, `UInt32`.
        fn group -> u32 = get(2);
        /// Field `Format`, `UInt32`.
        fn format -> maps::HttpTemplateLoggingLogFormatValueMap = get(3);
        /// Field `Filename`, `UnicodeString`.
        fn filename -> Utf16Str<'a> = get(4);
        /// Field `SiteId`, `UInt32`.
        fn site_id -> u32 = get(5);
    }
    /// Payload of event 49, `HTTPLoggingTraceTaskLogFileCreateFailed`, version 0.
    #[doc(alias = "HTTPLoggingTraceTaskLogFileCreateFailed")]
    HttpLoggingTraceTaskLogFileCreateFailedPayload(49, 53);
}

static LAYOUTS_32: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_36, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_32, {
        /// Field `Handle`, `Pointer`.
        fn handle -> u64 = get(0);
        /// Field `Type`, `UInt32`.
        fn kind -> u32 = get(1);
        /// Field `Group`, `UInt32`.
        fn group -> u32 = get(2);
        /// Field `Format`, `UInt32`.
        fn format -> u32 = get(3);
        /// Field `Filename`, `UnicodeString`.
        fn filename -> Utf16Str<'a> = get(4);
        /// Field `SiteId`, `UInt32`.
        fn site_id -> u32 = get(5);
    }
    /// Payload of event 50, `HTTPLoggingTraceTaskLogFileCreate`, version 0.
    #[doc(alias = "HTTPLoggingTraceTaskLogFileCreate")]
    HttpLoggingTraceTaskLogFileCreatePayload(50, 54);
}

static LAYOUTS_33: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_37, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_33, {
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(0);
        /// Field `Handle`, `Pointer`.
        fn handle -> u64 = get(1);
        /// Field `Type`, `UInt32`.
        fn kind -> u32 = get(2);
        /// Field `Group`, `UInt32`.
        fn group -> u32 = get(3);
        /// Field `Format`, `UInt32`.
        fn format -> u32 = get(4);
        /// Field `ResType`, `AnsiString`.
        fn res_type -> AnsiStr<'a> = get(5);
        /// Field `SiteId`, `UInt32`.
        fn site_id -> u32 = get(6);
    }
    /// Payload of event 51, `HTTPLoggingTraceTaskLogFileWrite`, version 0.
    #[doc(alias = "HTTPLoggingTraceTaskLogFileWrite")]
    HttpLoggingTraceTaskLogFileWritePayload(51, 55);
}

static LAYOUTS_34: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_38, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_34, {
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(0);
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(1);
        /// Field `Reason`, `AnsiString`.
        fn reason -> AnsiStr<'a> = get(2);
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(3);
        /// Field `HintLength`, `UInt32`.
        fn hint_length -> u32 = get(4);
        /// Field `HintData`, `Binary`, `HintLength` bytes.
        fn hint_data -> &'a [u8] = get(5);
    }
    /// Payload of event 52, `HTTPRequestTraceTaskParseRequestFailed`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskParseRequestFailed")]
    HttpRequestTraceTaskParseRequestFailedPayload(52, 56);
}

static LAYOUTS_35: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_39, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_35, {
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(0);
        /// Field `ConnectionObj`, `Pointer`.
        fn connection_obj -> u64 = get(1);
        /// Field `Timer`, `AnsiString`.
        fn timer -> AnsiStr<'a> = get(2);
    }
    /// Payload of event 53, `HTTPTimeoutTraceTaskConnTimedOut`, version 0.
    #[doc(alias = "HTTPTimeoutTraceTaskConnTimedOut")]
    HttpTimeoutTraceTaskConnTimedOutPayload(53, 57);
}

static LAYOUTS_36: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_40, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_36, {
        /// Field `EndpointConfigObj`, `Pointer`.
        fn endpoint_config_obj -> u64 = get(0);
        /// Field `SecStatus`, `UInt32`.
        fn sec_status -> u32 = get(1);
        /// Field `Detail`, `AnsiString`.
        fn detail -> AnsiStr<'a> = get(2);
    }
    /// Payload of event 56, `HTTPSSLTraceTaskSslEndpointCreationFailed`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslEndpointCreationFailed")]
    HttpsslTraceTaskSslEndpointCreationFailedPayload(56, 58);
}

static LAYOUTS_37: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_41, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_37, {
        /// Field `ConnectionObj`, `Pointer`.
        fn connection_obj -> u64 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
    }
    /// Payload of event 58, `HTTPSSLTraceTaskSslDisconnReq`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslDisconnReq")]
    HttpsslTraceTaskSslDisconnReqPayload(58, 60);
}

static LAYOUTS_38: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_42, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_38, {
        /// Field `ConnectionObj`, `Pointer`.
        fn connection_obj -> u64 = get(0);
        /// Field `SecStatus`, `UInt32`.
        fn sec_status -> u32 = get(1);
    }
    /// Payload of event 59, `HTTPSSLTraceTaskSslUnsealMsg`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslUnsealMsg")]
    HttpsslTraceTaskSslUnsealMsgPayload(59, 61);
    /// Payload of event 62, `HTTPSSLTraceTaskSslAsc`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslAsc")]
    HttpsslTraceTaskSslAscPayload(62, 64);
    /// Payload of event 63, `HTTPSSLTraceTaskSslSealMsg`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslSealMsg")]
    HttpsslTraceTaskSslSealMsgPayload(63, 65);
}

static LAYOUTS_39: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_43, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_39, {
        /// Field `ConnectionObj`, `Pointer`.
        fn connection_obj -> u64 = get(0);
        /// Field `SecStatus`, `UInt32`.
        fn sec_status -> u32 = get(1);
        /// Field `Detail`, `AnsiString`.
        fn detail -> AnsiStr<'a> = get(2);
    }
    /// Payload of event 60, `HTTPSSLTraceTaskSslQueryConnInfoFailed`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslQueryConnInfoFailed")]
    HttpsslTraceTaskSslQueryConnInfoFailedPayload(60, 62);
    /// Payload of event 137, `HTTPSSLTraceTaskSslQueryCipherInfoFailed`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslQueryCipherInfoFailed")]
    HttpsslTraceTaskSslQueryCipherInfoFailedPayload(137, 136);
}

static LAYOUTS_40: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_44, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_40, {
        /// Field `ConnectionObj`, `Pointer`.
        fn connection_obj -> u64 = get(0);
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(1);
        /// Field `Address`, `Binary` shown as `SocketAddress`, `AddressLength` bytes.
        fn address -> &'a [u8] = get(2);
    }
    /// Payload of event 61, `HTTPSSLTraceTaskSslEndpointConfigNotFound`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslEndpointConfigNotFound")]
    HttpsslTraceTaskSslEndpointConfigNotFoundPayload(61, 63);
}

static LAYOUTS_41: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_45, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_41, {
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(0);
        /// Field `Reason`, `AnsiString`.
        fn reason -> AnsiStr<'a> = get(1);
        /// Field `RequestQueueName`, `UnicodeString`.
        fn request_queue_name -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 64, `HTTPRequestTraceTaskRequestRejected`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskRequestRejected")]
    HttpRequestTraceTaskRequestRejectedPayload(64, 66);
    /// Payload of event 65, `HTTPRequestTraceTaskRequestCancelled`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskRequestCancelled")]
    HttpRequestTraceTaskRequestCancelledPayload(65, 67);
}

static LAYOUTS_42: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_46, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_42, {
        /// Field `NewProcNumber`, `UInt8`.
        fn new_proc_number -> u8 = get(0);
        /// Field `ReasonString`, `AnsiString`.
        fn reason_string -> AnsiStr<'a> = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 66, `HTTPDriverGlobalSettingsTaskHotAddProcFailed`, version 0.
    #[doc(alias = "HTTPDriverGlobalSettingsTaskHotAddProcFailed")]
    HttpDriverGlobalSettingsTaskHotAddProcFailedPayload(66, 68);
}

static LAYOUTS_43: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_47, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_43, {
        /// Field `NewProcNumber`, `UInt8`.
        fn new_proc_number -> u8 = get(0);
        /// Field `Comment`, `AnsiString`.
        fn comment -> AnsiStr<'a> = get(1);
    }
    /// Payload of event 67, `HTTPDriverGlobalSettingsTaskHotAddProcSucceeded`, version 0.
    #[doc(alias = "HTTPDriverGlobalSettingsTaskHotAddProcSucceeded")]
    HttpDriverGlobalSettingsTaskHotAddProcSucceededPayload(67, 69);
}

static LAYOUTS_44: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_48, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_44, {
        /// Field `FlowHandle`, `Pointer`.
        fn flow_handle -> u64 = get(0);
        /// Field `Bandwidth`, `UInt32`.
        fn bandwidth -> u32 = get(1);
        /// Field `PeakBandwidth`, `UInt32`.
        fn peak_bandwidth -> u32 = get(2);
        /// Field `BurstSize`, `UInt32`.
        fn burst_size -> u32 = get(3);
    }
    /// Payload of event 68, `HTTPRequestTraceTaskUserResponseFlowInit`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskUserResponseFlowInit")]
    HttpRequestTraceTaskUserResponseFlowInitPayload(68, 70);
    /// Payload of event 69, `HTTPRequestTraceTaskCachedResponseFlowInit`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskCachedResponseFlowInit")]
    HttpRequestTraceTaskCachedResponseFlowInitPayload(69, 71);
}

static LAYOUTS_45: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_49, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_45, {
        /// Field `Bandwidth`, `UInt32`.
        fn bandwidth -> u32 = get(0);
        /// Field `PeakBandwidth`, `UInt32`.
        fn peak_bandwidth -> u32 = get(1);
        /// Field `BurstSize`, `UInt32`.
        fn burst_size -> u32 = get(2);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(3);
    }
    /// Payload of event 70, `HTTPRequestTraceTaskFlowInitFailed`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskFlowInitFailed")]
    HttpRequestTraceTaskFlowInitFailedPayload(70, 72);
}

static LAYOUTS_46: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_50, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_46, {
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(0);
        /// Field `FlowHandle`, `Pointer`.
        fn flow_handle -> u64 = get(1);
    }
    /// Payload of event 71, `HTTPConnectionTraceTaskSetConnectionFlow`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskSetConnectionFlow")]
    HttpConnectionTraceTaskSetConnectionFlowPayload(71, 73);
    /// Payload of event 84, `HTTPConnectionTraceTaskUsePolicyBasedQoSFlow`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskUsePolicyBasedQoSFlow")]
    HttpConnectionTraceTaskUsePolicyBasedQosFlowPayload(84, 86);
}

static LAYOUTS_47: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_51, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_47, {
        /// Field `FlowHandle`, `Pointer`.
        fn flow_handle -> u64 = get(0);
    }
    /// Payload of event 72, `HTTPConnectionTraceTaskRequestAssociatedToConfigurationFlow`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskRequestAssociatedToConfigurationFlow")]
    HttpConnectionTraceTaskRequestAssociatedToConfigurationFlowPayload(72, 74);
}

static LAYOUTS_48: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_52, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_48, {
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(0);
        /// Field `FlowHandle`, `Pointer`.
        fn flow_handle -> u64 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
    }
    /// Payload of event 73, `HTTPConnectionTraceTaskConnectionFlowFailed`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskConnectionFlowFailed")]
    HttpConnectionTraceTaskConnectionFlowFailedPayload(73, 75);
}

static LAYOUTS_49: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_53, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_49, {
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(0);
        /// Field `ContentBytes`, `UInt64`.
        fn content_bytes -> u64 = get(1);
        /// Field `NumberOfRanges`, `UInt32`.
        fn number_of_ranges -> u32 = get(2);
        /// Field `Range1Start`, `UInt64`.
        fn range1_start -> u64 = get(3);
        /// Field `Range1End`, `UInt64`.
        fn range1_end -> u64 = get(4);
        /// Field `Range2Start`, `UInt64`.
        fn range2_start -> u64 = get(5);
        /// Field `Range2End`, `UInt64`.
        fn range2_end -> u64 = get(6);
    }
    /// Payload of event 74, `HTTPRequestTraceTaskResponseRangeProcessingOK`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskResponseRangeProcessingOK")]
    HttpRequestTraceTaskResponseRangeProcessingOkPayload(74, 76);
}

static LAYOUTS_50: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_54, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_50, {
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(0);
        /// Field `NumberOfSlices`, `UInt32`.
        fn number_of_slices -> u32 = get(1);
        /// Field `SliceIndex1`, `UInt32`.
        fn slice_index1 -> u32 = get(2);
        /// Field `SliceIndex2`, `UInt32`.
        fn slice_index2 -> u32 = get(3);
        /// Field `NumberOfRanges`, `UInt32`.
        fn number_of_ranges -> u32 = get(4);
        /// Field `Range1Start`, `UInt64`.
        fn range1_start -> u64 = get(5);
        /// Field `Range1End`, `UInt64`.
        fn range1_end -> u64 = get(6);
        /// Field `Range2Start`, `UInt64`.
        fn range2_start -> u64 = get(7);
        /// Field `Range2End`, `UInt64`.
        fn range2_end -> u64 = get(8);
    }
    /// Payload of event 75, `HTTPCacheTraceTaskBeginBuildingSlices`, version 0.
    #[doc(alias = "HTTPCacheTraceTaskBeginBuildingSlices")]
    HttpCacheTraceTaskBeginBuildingSlicesPayload(75, 77);
}

static LAYOUTS_51: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_55, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_51, {
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(0);
        /// Field `CacheEntryPtr`, `Pointer`.
        fn cache_entry_ptr -> u64 = get(1);
        /// Field `NumberOfSlices`, `UInt32`.
        fn number_of_slices -> u32 = get(2);
        /// Field `SliceIndex1`, `UInt32`.
        fn slice_index1 -> u32 = get(3);
        /// Field `SliceIndex2`, `UInt32`.
        fn slice_index2 -> u32 = get(4);
        /// Field `NumberOfRanges`, `UInt32`.
        fn number_of_ranges -> u32 = get(5);
        /// Field `Range1Start`, `UInt64`.
        fn range1_start -> u64 = get(6);
        /// Field `Range1End`, `UInt64`.
        fn range1_end -> u64 = get(7);
        /// Field `Range2Start`, `UInt64`.
        fn range2_start -> u64 = get(8);
        /// Field `Range2End`, `UInt64`.
        fn range2_end -> u64 = get(9);
    }
    /// Payload of event 76, `HTTPCacheTraceTaskSendSliceCacheContent`, version 0.
    #[doc(alias = "HTTPCacheTraceTaskSendSliceCacheContent")]
    HttpCacheTraceTaskSendSliceCacheContentPayload(76, 78);
    /// Payload of event 77, `HTTPCacheTraceTaskCachedSlicesMatchContent`, version 0.
    #[doc(alias = "HTTPCacheTraceTaskCachedSlicesMatchContent")]
    HttpCacheTraceTaskCachedSlicesMatchContentPayload(77, 79);
}

static LAYOUTS_52: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_56, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_52, {
        /// Field `CacheEntryPtr`, `Pointer`.
        fn cache_entry_ptr -> u64 = get(0);
        /// Field `NofSlicesToMerge`, `UInt32`.
        fn nof_slices_to_merge -> u32 = get(1);
        /// Field `NofSlicesInCache`, `UInt32`.
        fn nof_slices_in_cache -> u32 = get(2);
    }
    /// Payload of event 78, `HTTPCacheTraceTaskMergeSlicesToCache`, version 0.
    #[doc(alias = "HTTPCacheTraceTaskMergeSlicesToCache")]
    HttpCacheTraceTaskMergeSlicesToCachePayload(78, 80);
}

static LAYOUTS_53: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_57, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_53, {
        /// Field `CacheEntryPtr`, `Pointer`.
        fn cache_entry_ptr -> u64 = get(0);
        /// Field `Range1Start`, `UInt64`.
        fn range1_start -> u64 = get(1);
        /// Field `Range1End`, `UInt64`.
        fn range1_end -> u64 = get(2);
    }
    /// Payload of event 79, `HTTPCacheTraceTaskFlatCacheRangeSend`, version 0.
    #[doc(alias = "HTTPCacheTraceTaskFlatCacheRangeSend")]
    HttpCacheTraceTaskFlatCacheRangeSendPayload(79, 81);
}

static LAYOUTS_54: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_58, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_54, {
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(0);
        /// Field `NoBindBuffers`, `UInt32`.
        fn no_bind_buffers -> u32 = get(1);
        /// Field `SecFlags`, `UInt32`.
        fn sec_flags -> u32 = get(2);
    }
    /// Payload of event 80, `HTTPAuthenticationTraceTaskChannelBindAscParams`, version 0.
    #[doc(alias = "HTTPAuthenticationTraceTaskChannelBindAscParams")]
    HttpAuthenticationTraceTaskChannelBindAscParamsPayload(80, 82);
}

static LAYOUTS_55: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_59, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_55, {
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(0);
        /// Field `SecContextL`, `Pointer`.
        fn sec_context_l -> u64 = get(1);
        /// Field `SecContextH`, `Pointer`.
        fn sec_context_h -> u64 = get(2);
        /// Field `SecStatus`, `UInt32`.
        fn sec_status -> u32 = get(3);
        /// Field `Target`, `UnicodeString`.
        fn target -> Utf16Str<'a> = get(4);
    }
    /// Payload of event 81, `HTTPAuthenticationTraceTaskServiceBindCheckComplete`, version 0.
    #[doc(alias = "HTTPAuthenticationTraceTaskServiceBindCheckComplete")]
    HttpAuthenticationTraceTaskServiceBindCheckCompletePayload(81, 83);
}

static LAYOUTS_56: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_60, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_56, {
        /// Field `Hardening`, `UInt8`.
        fn hardening -> u8 = get(0);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(1);
        /// Field `ServiceNameCount`, `UInt32`.
        fn service_name_count -> u32 = get(2);
    }
    /// Payload of event 82, `HTTPAuthenticationTraceTaskChannelBindConfigCapture`, version 0.
    #[doc(alias = "HTTPAuthenticationTraceTaskChannelBindConfigCapture")]
    HttpAuthenticationTraceTaskChannelBindConfigCapturePayload(82, 84);
}

static LAYOUTS_57: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_61, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_57, {
        /// Field `ReplaceConfigOf`, `AnsiString`.
        fn replace_config_of -> AnsiStr<'a> = get(0);
    }
    /// Payload of event 83, `HTTPAuthenticationTraceTaskChannelBindPerResponseConfig`, version 0.
    #[doc(alias = "HTTPAuthenticationTraceTaskChannelBindPerResponseConfig")]
    HttpAuthenticationTraceTaskChannelBindPerResponseConfigPayload(83, 85);
}

static LAYOUTS_58: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_62, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_58, {
        /// Field `PoolType`, `AnsiString`.
        fn pool_type -> AnsiStr<'a> = get(0);
        /// Field `ActivePools`, `UInt16`.
        fn active_pools -> u16 = get(1);
    }
    /// Payload of event 85, `HTTPThreadPoolThreadPoolExtension`, version 0.
    #[doc(alias = "HTTPThreadPoolThreadPoolExtension")]
    HttpThreadPoolThreadPoolExtensionPayload(85, 87);
    /// Payload of event 87, `HTTPThreadPoolThreadPoolTrim`, version 0.
    #[doc(alias = "HTTPThreadPoolThreadPoolTrim")]
    HttpThreadPoolThreadPoolTrimPayload(87, 89);
}

static LAYOUTS_59: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_63, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_59, {
        /// Field `PoolType`, `AnsiString`.
        fn pool_type -> AnsiStr<'a> = get(0);
        /// Field `ActivePools`, `UInt16`.
        fn active_pools -> u16 = get(1);
        /// Field `ThreadCount`, `UInt8`.
        fn thread_count -> u8 = get(2);
    }
    /// Payload of event 86, `HTTPThreadPoolThreadReady`, version 0.
    #[doc(alias = "HTTPThreadPoolThreadReady")]
    HttpThreadPoolThreadReadyPayload(86, 88);
    /// Payload of event 88, `HTTPThreadPoolThreadGone`, version 0.
    #[doc(alias = "HTTPThreadPoolThreadGone")]
    HttpThreadPoolThreadGonePayload(88, 90);
}

static LAYOUTS_60: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_64, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_60, {
        /// Field `ConnectionObj`, `Pointer`.
        fn connection_obj -> u64 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `SniLength`, `UInt32`.
        fn sni_length -> u32 = get(2);
        /// Field `SniHost`, `Binary`, `SniLength` bytes.
        fn sni_host -> &'a [u8] = get(3);
        /// Field `NormalizedHost`, `UnicodeString`.
        fn normalized_host -> Utf16Str<'a> = get(4);
    }
    /// Payload of event 89, `HTTPSSLTraceTaskSniParsed`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSniParsed")]
    HttpsslTraceTaskSniParsedPayload(89, 91);
}

static LAYOUTS_61: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_65, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_61, {
        /// Field `EndpointConfigObj`, `Pointer`.
        fn endpoint_config_obj -> u64 = get(0);
        /// Field `EndpointName`, `UnicodeString`.
        fn endpoint_name -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 91, `HTTPSSLTraceTaskEndpointAutoGenerated`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskEndpointAutoGenerated")]
    HttpsslTraceTaskEndpointAutoGeneratedPayload(91, 93);
    /// Payload of event 92, `HTTPSSLTraceTaskAutoGeneratedEndpointDeleted`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskAutoGeneratedEndpointDeleted")]
    HttpsslTraceTaskAutoGeneratedEndpointDeletedPayload(92, 94);
}

static LAYOUTS_62: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_66, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_62, {
        /// Field `EndpointConfigObj`, `Pointer`.
        fn endpoint_config_obj -> u64 = get(0);
        /// Field `IpAddrLength`, `UInt32`.
        fn ip_addr_length -> u32 = get(1);
        /// Field `IpAddress`, `Binary` shown as `SocketAddress`, `IpAddrLength` bytes.
        fn ip_address -> &'a [u8] = get(2);
        /// Field `SniHostname`, `UnicodeString`.
        fn sni_hostname -> Utf16Str<'a> = get(3);
        /// Field `MatchingEndpointName`, `UnicodeString`.
        fn matching_endpoint_name -> Utf16Str<'a> = get(4);
        /// Field `AutoGeneratedEndpoint`, `Boolean`.
        fn auto_generated_endpoint -> bool = get(5);
    }
    /// Payload of event 93, `HTTPSSLTraceTaskSslEndpointConfigFound`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslEndpointConfigFound")]
    HttpsslTraceTaskSslEndpointConfigFoundPayload(93, 95);
}

static LAYOUTS_63: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_67, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_63, {
        /// Field `AddressLength`, `UInt32`.
        fn address_length -> u32 = get(0);
        /// Field `Address`, `Binary` shown as `SocketAddress`, `AddressLength` bytes.
        fn address -> &'a [u8] = get(1);
    }
    /// Payload of event 94, `HTTPSSLTraceTaskSslEndpointConfigRejected`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslEndpointConfigRejected")]
    HttpsslTraceTaskSslEndpointConfigRejectedPayload(94, 96);
}

static LAYOUTS_64: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_68, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_64, {
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(0);
        /// Field `ResponseId`, `UInt64`.
        fn response_id -> u64 = get(1);
        /// Field `Reason`, `AnsiString`.
        fn reason -> AnsiStr<'a> = get(2);
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(3);
        /// Field `HintLength`, `UInt32`.
        fn hint_length -> u32 = get(4);
        /// Field `HintData`, `Binary`, `HintLength` bytes.
        fn hint_data -> &'a [u8] = get(5);
    }
    /// Payload of event 95, `HTTPResponseTraceTaskParseRequestFailed`, version 0.
    #[doc(alias = "HTTPResponseTraceTaskParseRequestFailed")]
    HttpResponseTraceTaskParseRequestFailedPayload(95, 97);
}

static LAYOUTS_65: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_69, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_65, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
        /// Field `LocalAddress`, `Binary`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(1);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(2);
        /// Field `RemoteAddress`, `Binary`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(3);
        /// Field `SniHostname`, `UnicodeString`.
        fn sni_hostname -> Utf16Str<'a> = get(4);
        /// Field `ThumbprintLength`, `UInt16`.
        fn thumbprint_length -> u16 = get(5);
        /// Field `Thumbprint`, `Binary`, `ThumbprintLength` bytes.
        fn thumbprint -> &'a [u8] = get(6);
        /// Field `ClientDisconnect`, `Boolean`.
        fn client_disconnect -> bool = get(7);
        /// Field `AbortiveDisconnect`, `Boolean`.
        fn abortive_disconnect -> bool = get(8);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(9);
    }
    /// Payload of event 96, `HTTPSSLTraceTaskSslHandshakeFailure`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslHandshakeFailure")]
    HttpsslTraceTaskSslHandshakeFailurePayload(96, 98);
}

static LAYOUTS_66: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_70, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_66, {
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(0);
        /// Field `Verb`, `UInt32`.
        fn verb -> u32 = get(1);
        /// Field `StatusCode`, `UInt16`.
        fn status_code -> u16 = get(2);
        /// Field `CacheSend`, `Boolean`.
        fn cache_send -> bool = get(3);
        /// Field `RequestQueue`, `UnicodeString`.
        fn request_queue -> Utf16Str<'a> = get(4);
        /// Field `ProcessId`, `UInt32`.
        fn process_id -> u32 = get(5);
        /// Field `ThreadId`, `UInt32`.
        fn thread_id -> u32 = get(6);
        /// Field `ImageFileName`, `AnsiString`.
        fn image_file_name -> AnsiStr<'a> = get(7);
        /// Field `WorkingSetSize`, `UInt64`.
        fn working_set_size -> u64 = get(8);
        /// Field `SendStatus`, `UInt32`.
        fn send_status -> u32 = get(9);
        /// Field `ThreadCount`, `UInt32`.
        fn thread_count -> u32 = get(10);
        /// Field `ReasonPhrase`, `AnsiString`.
        fn reason_phrase -> AnsiStr<'a> = get(11);
        /// Field `ErrorCause`, `AnsiString`.
        fn error_cause -> AnsiStr<'a> = get(12);
        /// Field `Verbosity`, `UInt32`.
        fn verbosity -> u32 = get(13);
    }
    /// Payload of event 97, `HTTPRequestTraceTaskHttpErrorResponseSent`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskHttpErrorResponseSent")]
    HttpRequestTraceTaskHttpErrorResponseSentPayload(97, 99);
}

static LAYOUTS_67: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_71, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_67, {
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(0);
        /// Field `LocalAddress`, `Binary`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(1);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(2);
        /// Field `RemoteAddress`, `Binary`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(3);
        /// Field `SniHostname`, `UnicodeString`.
        fn sni_hostname -> Utf16Str<'a> = get(4);
        /// Field `ThumbprintLength`, `UInt16`.
        fn thumbprint_length -> u16 = get(5);
        /// Field `Thumbprint`, `Binary`, `ThumbprintLength` bytes.
        fn thumbprint -> &'a [u8] = get(6);
        /// Field `ConnectionBufferFull`, `Boolean`.
        fn connection_buffer_full -> bool = get(7);
    }
    /// Payload of event 98, `HTTPSSLTraceTaskSslRenegotiateTimedOut`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslRenegotiateTimedOut")]
    HttpsslTraceTaskSslRenegotiateTimedOutPayload(98, 100);
}

static LAYOUTS_68: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_72, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_68, {
        /// Field `Verb`, `UInt32`.
        fn verb -> u32 = get(0);
        /// Field `FaultCode`, `UInt32`.
        fn fault_code -> u32 = get(1);
    }
    /// Payload of event 99, `HTTPRequestTraceTaskHttp11Required`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskHttp11Required")]
    HttpRequestTraceTaskHttp11RequiredPayload(99, 101);
}

static LAYOUTS_69: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_73, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_69, {
        /// Field `Version`, `UInt32`.
        fn version -> u32 = get(0);
        /// Field `CountsLength`, `UInt32`.
        fn counts_length -> u32 = get(1);
    }
    /// Payload of event 100, `HTTPConnectionTraceTaskQuicCounts`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "HTTPConnectionTraceTaskQuicCounts")]
    HttpConnectionTraceTaskQuicCountsPayload(100, 102);
    /// Payload of event 101, `HTTPConnectionTraceTaskWskCounts`, version 0.
    ///
    /// In version 0, the table does not state the size of a field. It is not read, nor what follows.
    #[doc(alias = "HTTPConnectionTraceTaskWskCounts")]
    HttpConnectionTraceTaskWskCountsPayload(101, 103);
}

static LAYOUTS_70: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_74, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_70, {
        /// Field `QuicConnectionId`, `UInt64`.
        fn quic_connection_id -> u64 = get(0);
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(1);
        /// Field `LocalAddressLength`, `UInt32`.
        fn local_address_length -> u32 = get(2);
        /// Field `LocalAddress`, `Binary`, `LocalAddressLength` bytes.
        fn local_address -> &'a [u8] = get(3);
        /// Field `RemoteAddressLength`, `UInt32`.
        fn remote_address_length -> u32 = get(4);
        /// Field `RemoteAddress`, `Binary`, `RemoteAddressLength` bytes.
        fn remote_address -> &'a [u8] = get(5);
        /// Field `SniLength`, `UInt32`.
        fn sni_length -> u32 = get(6);
        /// Field `SniHost`, `Binary`, `SniLength` bytes.
        fn sni_host -> &'a [u8] = get(7);
        /// Field `ErrorLogCode`, `UInt32`.
        fn error_log_code -> u32 = get(8);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(9);
    }
    /// Payload of event 105, `HTTPConnectionTraceTaskQuicConnection`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskQuicConnection")]
    HttpConnectionTraceTaskQuicConnectionPayload(105, 104);
}

static LAYOUTS_71: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_75, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_71, {
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(0);
        /// Field `Event`, `UInt8`.
        fn event_ -> u8 = get(1);
        /// Field `EventParam`, `UInt64`.
        fn event_param -> u64 = get(2);
    }
    /// Payload of event 106, `HTTPConnectionTraceTaskQuicConnectionCallback`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskQuicConnectionCallback")]
    HttpConnectionTraceTaskQuicConnectionCallbackPayload(106, 105);
}

static LAYOUTS_72: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_76, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_72, {
        /// Field `QuicStreamId`, `UInt64`.
        fn quic_stream_id -> u64 = get(0);
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(1);
        /// Field `Stream`, `Pointer`.
        fn stream -> u64 = get(2);
    }
    /// Payload of event 107, `HTTPConnectionTraceTaskQuicStream`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskQuicStream")]
    HttpConnectionTraceTaskQuicStreamPayload(107, 106);
}

static LAYOUTS_73: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_77, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_73, {
        /// Field `Stream`, `Pointer`.
        fn stream -> u64 = get(0);
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(1);
        /// Field `StreamType`, `AnsiString`.
        fn stream_type -> AnsiStr<'a> = get(2);
        /// Field `Event`, `UInt8`.
        fn event_ -> u8 = get(3);
        /// Field `EventParam`, `UInt64`.
        fn event_param -> u64 = get(4);
    }
    /// Payload of event 108, `HTTPConnectionTraceTaskQuicStreamCallback`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskQuicStreamCallback")]
    HttpConnectionTraceTaskQuicStreamCallbackPayload(108, 107);
}

static LAYOUTS_74: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_78, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_74, {
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(0);
    }
    /// Payload of event 109, `HTTPDriverGlobalSettingsTaskQuicRegistration`, version 0.
    #[doc(alias = "HTTPDriverGlobalSettingsTaskQuicRegistration")]
    HttpDriverGlobalSettingsTaskQuicRegistrationPayload(109, 108);
}

static LAYOUTS_75: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_79, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_75, {
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(0);
        /// Field `CorrelationId`, `GUID`.
        fn correlation_id -> Guid = get(1);
    }
    /// Payload of event 110, `HTTPRequestTraceTaskClientCorrelation`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskClientCorrelation")]
    HttpRequestTraceTaskClientCorrelationPayload(110, 109);
}

static LAYOUTS_76: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_80, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_76, {
        /// Field `UrlGroupId`, `UInt64`.
        fn url_group_id -> u64 = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `ProcessId`, `UInt64`.
        fn process_id -> u64 = get(2);
        /// Field `ExecutablePath`, `UnicodeString`.
        fn executable_path -> Utf16Str<'a> = get(3);
        /// Field `UserSid`, `SID`.
        fn user_sid -> Option<crate::common::SidView<'a>> = view(4, crate::common::SidView::new);
    }
    /// Payload of event 111, `HTTPConfigurationPropertyTraceTaskCreateUrlGroup`, version 0.
    #[doc(alias = "HTTPConfigurationPropertyTraceTaskCreateUrlGroup")]
    HttpConfigurationPropertyTraceTaskCreateUrlGroupPayload(111, 110);
    /// Payload of event 117, `HTTPConfigurationPropertyTraceTaskDeleteUrlGroup`, version 0.
    #[doc(alias = "HTTPConfigurationPropertyTraceTaskDeleteUrlGroup")]
    HttpConfigurationPropertyTraceTaskDeleteUrlGroupPayload(117, 116);
}

static LAYOUTS_77: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_81, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_77, {
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(0);
        /// Field `ReserveStatus`, `UInt32`.
        fn reserve_status -> u32 = get(1);
        /// Field `ProcessId`, `UInt64`.
        fn process_id -> u64 = get(2);
        /// Field `ExecutablePath`, `UnicodeString`.
        fn executable_path -> Utf16Str<'a> = get(3);
        /// Field `UserSid`, `SID`.
        fn user_sid -> Option<crate::common::SidView<'a>> = view(4, crate::common::SidView::new);
    }
    /// Payload of event 112, `HTTPSetupTraceTaskResvUrlV2`, version 0.
    #[doc(alias = "HTTPSetupTraceTaskResvUrlV2")]
    HttpSetupTraceTaskResvUrlV2Payload(112, 111);
}

static LAYOUTS_78: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_82, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_78, {
        /// Field `UrlGroupId`, `UInt64`.
        fn url_group_id -> u64 = get(0);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
        /// Field `ProcessId`, `UInt64`.
        fn process_id -> u64 = get(3);
        /// Field `ExecutablePath`, `UnicodeString`.
        fn executable_path -> Utf16Str<'a> = get(4);
        /// Field `UserSid`, `SID`.
        fn user_sid -> Option<crate::common::SidView<'a>> = view(5, crate::common::SidView::new);
    }
    /// Payload of event 113, `HTTPConfigurationPropertyTraceTaskAddUrl_5_122`, version 0.
    #[doc(alias = "HTTPConfigurationPropertyTraceTaskAddUrl_5_122")]
    HttpConfigurationPropertyTraceTaskAddUrl5_122Payload(113, 112);
}

static LAYOUTS_79: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_83, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_79, {
        /// Field `UrlGroupId`, `UInt64`.
        fn url_group_id -> u64 = get(0);
        /// Field `Url`, `UnicodeString`.
        fn url -> Utf16Str<'a> = get(1);
        /// Field `ProcessId`, `UInt64`.
        fn process_id -> u64 = get(2);
        /// Field `ExecutablePath`, `UnicodeString`.
        fn executable_path -> Utf16Str<'a> = get(3);
        /// Field `UserSid`, `SID`.
        fn user_sid -> Option<crate::common::SidView<'a>> = view(4, crate::common::SidView::new);
    }
    /// Payload of event 114, `HTTPConfigurationPropertyTraceTaskRemUrl_5_123`, version 0.
    #[doc(alias = "HTTPConfigurationPropertyTraceTaskRemUrl_5_123")]
    HttpConfigurationPropertyTraceTaskRemUrl5_123Payload(114, 113);
}

static LAYOUTS_80: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_84, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_80, {
        /// Field `UrlGroupId`, `UInt64`.
        fn url_group_id -> u64 = get(0);
        /// Field `ProcessId`, `UInt64`.
        fn process_id -> u64 = get(1);
        /// Field `ExecutablePath`, `UnicodeString`.
        fn executable_path -> Utf16Str<'a> = get(2);
        /// Field `UserSid`, `SID`.
        fn user_sid -> Option<crate::common::SidView<'a>> = view(3, crate::common::SidView::new);
    }
    /// Payload of event 115, `HTTPConfigurationPropertyTraceTaskRemAllUrls_5_124`, version 0.
    #[doc(alias = "HTTPConfigurationPropertyTraceTaskRemAllUrls_5_124")]
    HttpConfigurationPropertyTraceTaskRemAllUrls5_124Payload(115, 114);
}

static LAYOUTS_81: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_85, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_81, {
        /// Field `UrlGroupId`, `UInt64`.
        fn url_group_id -> u64 = get(0);
        /// Field `Property`, `UInt32`.
        fn property -> u32 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
        /// Field `ProcessId`, `UInt64`.
        fn process_id -> u64 = get(3);
        /// Field `ExecutablePath`, `UnicodeString`.
        fn executable_path -> Utf16Str<'a> = get(4);
        /// Field `UserSid`, `SID`.
        fn user_sid -> Option<crate::common::SidView<'a>> = view(5, crate::common::SidView::new);
    }
    /// Payload of event 116, `HTTPConfigurationPropertyTraceTaskChgUrlGrpProp_5_127`, version 0.
    #[doc(alias = "HTTPConfigurationPropertyTraceTaskChgUrlGrpProp_5_127")]
    HttpConfigurationPropertyTraceTaskChgUrlGrpProp5_127Payload(116, 115);
}

static LAYOUTS_82: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_86, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_82, {
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(0);
        /// Field `ProcessId`, `UInt64`.
        fn process_id -> u64 = get(1);
        /// Field `ExecutablePath`, `UnicodeString`.
        fn executable_path -> Utf16Str<'a> = get(2);
        /// Field `UserSid`, `SID`.
        fn user_sid -> Option<crate::common::SidView<'a>> = view(3, crate::common::SidView::new);
    }
    /// Payload of event 118, `HTTPConfigurationPropertyTraceTaskFlushResponseCache`, version 0.
    #[doc(alias = "HTTPConfigurationPropertyTraceTaskFlushResponseCache")]
    HttpConfigurationPropertyTraceTaskFlushResponseCachePayload(118, 117);
}

static LAYOUTS_83: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_87, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_83, {
        /// Field `Endpoint`, `UnicodeString`.
        fn endpoint -> Utf16Str<'a> = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `ProcessId`, `UInt64`.
        fn process_id -> u64 = get(2);
        /// Field `ExecutablePath`, `UnicodeString`.
        fn executable_path -> Utf16Str<'a> = get(3);
        /// Field `UserSid`, `SID`.
        fn user_sid -> Option<crate::common::SidView<'a>> = view(4, crate::common::SidView::new);
    }
    /// Payload of event 119, `HTTPSSLTraceTaskSslCertSettingsDeleted`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslCertSettingsDeleted")]
    HttpsslTraceTaskSslCertSettingsDeletedPayload(119, 118);
    /// Payload of event 120, `HTTPSSLTraceTaskSslCertSettingsCreated`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslCertSettingsCreated")]
    HttpsslTraceTaskSslCertSettingsCreatedPayload(120, 119);
}

static LAYOUTS_84: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_88, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_84, {
        /// Field `Endpoint`, `UnicodeString`.
        fn endpoint -> Utf16Str<'a> = get(0);
        /// Field `ExtendedParamType`, `UInt32`.
        fn extended_param_type -> u32 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
        /// Field `ProcessId`, `UInt64`.
        fn process_id -> u64 = get(3);
        /// Field `ExecutablePath`, `UnicodeString`.
        fn executable_path -> Utf16Str<'a> = get(4);
        /// Field `UserSid`, `SID`.
        fn user_sid -> Option<crate::common::SidView<'a>> = view(5, crate::common::SidView::new);
    }
    /// Payload of event 121, `HTTPSSLTraceTaskSslCertSettingsUpdeted`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskSslCertSettingsUpdeted")]
    HttpsslTraceTaskSslCertSettingsUpdetedPayload(121, 120);
}

static LAYOUTS_85: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_89, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_85, {
        /// Field `IpList`, `UnicodeString`.
        fn ip_list -> Utf16Str<'a> = get(0);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(1);
        /// Field `ProcessId`, `UInt64`.
        fn process_id -> u64 = get(2);
        /// Field `ExecutablePath`, `UnicodeString`.
        fn executable_path -> Utf16Str<'a> = get(3);
        /// Field `UserSid`, `SID`.
        fn user_sid -> Option<crate::common::SidView<'a>> = view(4, crate::common::SidView::new);
    }
    /// Payload of event 122, `HTTPSetupTraceTaskSetIpListenList`, version 0.
    #[doc(alias = "HTTPSetupTraceTaskSetIpListenList")]
    HttpSetupTraceTaskSetIpListenListPayload(122, 121);
}

static LAYOUTS_86: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_90, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_86, {
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(0);
        /// Field `Tls13Status`, `UInt32`.
        fn tls13_status -> u32 = get(1);
    }
    /// Payload of event 123, `HTTPSSLTraceTaskQuicTls13Disabled`, version 0.
    #[doc(alias = "HTTPSSLTraceTaskQuicTls13Disabled")]
    HttpsslTraceTaskQuicTls13DisabledPayload(123, 122);
}

static LAYOUTS_87: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_91, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_87, {
        /// Field `RequestId`, `UInt64`.
        fn request_id -> u64 = get(0);
        /// Field `RequestQueueName`, `UnicodeString`.
        fn request_queue_name -> Utf16Str<'a> = get(1);
        /// Field `LastPendingReceiveRequest`, `FILETIME`.
        fn last_pending_receive_request -> FileTime = get(2);
        /// Field `LastSucceededReceiveRequest`, `FILETIME`.
        fn last_succeeded_receive_request -> FileTime = get(3);
        /// Field `LastFailedReceiveRequest`, `FILETIME`.
        fn last_failed_receive_request -> FileTime = get(4);
    }
    /// Payload of event 124, `HTTPRequestTraceTaskRequestQueueOverflow`, version 0.
    #[doc(alias = "HTTPRequestTraceTaskRequestQueueOverflow")]
    HttpRequestTraceTaskRequestQueueOverflowPayload(124, 123);
}

static LAYOUTS_88: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_92, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_88, {
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(0);
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(1);
        /// Field `StreamId`, `UInt32`.
        fn stream_id -> u32 = get(2);
    }
    /// Payload of event 125, `HTTPConnectionTraceTaskCreatHttp2Stream`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskCreatHttp2Stream")]
    HttpConnectionTraceTaskCreatHttp2StreamPayload(125, 124);
}

static LAYOUTS_89: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_93, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_89, {
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(0);
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(1);
        /// Field `StreamId`, `UInt32`.
        fn stream_id -> u32 = get(2);
        /// Field `Error`, `Int32`.
        fn error -> i32 = get(3);
        /// Field `ResetCode`, `UInt32`.
        fn reset_code -> u32 = get(4);
    }
    /// Payload of event 126, `HTTPConnectionTraceTaskAbortHttp2Stream`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskAbortHttp2Stream")]
    HttpConnectionTraceTaskAbortHttp2StreamPayload(126, 125);
}

static LAYOUTS_90: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_94, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_90, {
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(0);
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(1);
        /// Field `StreamId`, `UInt32`.
        fn stream_id -> u32 = get(2);
        /// Field `Length`, `UInt64`.
        fn length -> u64 = get(3);
    }
    /// Payload of event 127, `HTTPConnectionTraceTaskSendHttp2Stream`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskSendHttp2Stream")]
    HttpConnectionTraceTaskSendHttp2StreamPayload(127, 126);
}

static LAYOUTS_91: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_95, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_91, {
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(0);
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(1);
        /// Field `StreamId`, `UInt32`.
        fn stream_id -> u32 = get(2);
        /// Field `BytesIndicated`, `UInt32`.
        fn bytes_indicated -> u32 = get(3);
        /// Field `BytesAccepted`, `UInt32`.
        fn bytes_accepted -> u32 = get(4);
        /// Field `Status`, `Int32`.
        fn status -> i32 = get(5);
    }
    /// Payload of event 128, `HTTPConnectionTraceTaskHttp2DataIndicate`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskHttp2DataIndicate")]
    HttpConnectionTraceTaskHttp2DataIndicatePayload(128, 127);
}

static LAYOUTS_92: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_96, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_92, {
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(0);
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(1);
        /// Field `StreamId`, `UInt32`.
        fn stream_id -> u32 = get(2);
        /// Field `Headers`, `UInt32`.
        fn headers -> u32 = get(3);
        /// Field `Status`, `Int32`.
        fn status -> i32 = get(4);
    }
    /// Payload of event 129, `HTTPConnectionTraceTaskHttp2HeaderIndicate`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskHttp2HeaderIndicate")]
    HttpConnectionTraceTaskHttp2HeaderIndicatePayload(129, 128);
}

static LAYOUTS_93: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_97, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_93, {
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(0);
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(1);
        /// Field `StreamId`, `UInt32`.
        fn stream_id -> u32 = get(2);
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(3);
        /// Field `FaultCode`, `UInt32`.
        fn fault_code -> u32 = get(4);
    }
    /// Payload of event 130, `HTTPConnectionTraceTaskHttp2GoAway`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskHttp2GoAway")]
    HttpConnectionTraceTaskHttp2GoAwayPayload(130, 129);
}

static LAYOUTS_94: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_98, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_94, {
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(0);
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(1);
        /// Field `StreamId`, `UInt32`.
        fn stream_id -> u32 = get(2);
        /// Field `FaultCode`, `UInt32`.
        fn fault_code -> u32 = get(3);
        /// Field `Status`, `Int32`.
        fn status -> i32 = get(4);
    }
    /// Payload of event 131, `HTTPConnectionTraceTaskHttp2Fault`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskHttp2Fault")]
    HttpConnectionTraceTaskHttp2FaultPayload(131, 130);
}

static LAYOUTS_95: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_99, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_95, {
        /// Field `Connection`, `Pointer`.
        fn connection -> u64 = get(0);
        /// Field `ConnectionId`, `UInt64`.
        fn connection_id -> u64 = get(1);
    }
    /// Payload of event 132, `HTTPConnectionTraceTaskCreatHttp2Connection`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskCreatHttp2Connection")]
    HttpConnectionTraceTaskCreatHttp2ConnectionPayload(132, 131);
    /// Payload of event 133, `HTTPConnectionTraceTaskCreatHttp2Detach`, version 0.
    #[doc(alias = "HTTPConnectionTraceTaskCreatHttp2Detach")]
    HttpConnectionTraceTaskCreatHttp2DetachPayload(133, 132);
}
