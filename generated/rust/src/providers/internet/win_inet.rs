// Generated from spec/providers/Microsoft-Windows-WinINet.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events of the provider Microsoft-Windows-WinINet.
//!
//! WinINet: HTTP requests and responses, connections, cookies, the cache, proxies.
//!
//! The feature `provider-payloads-internet` enables the payload types of its events, in the module `payloads`.
use crate::rt::provider::{
    EventField, Members, Provider, ProviderKind, Quantity, event as ev, field as f, map, plain as p, provider,
    structure as s
};
use crate::rt::sources;
#[cfg(feature = "provider-payloads-internet")]
pub mod payloads;
/// GUID of the provider.
pub const GUID: crate::Guid =
    crate::Guid {
        data1: 0x43d1a55c, data2: 0x76d6, data3: 0x4f7e, data4: [0x99, 0x5c, 0x64, 0xc7, 0x11, 0xe5, 0xca, 0xfe]
    };
/// Event IDs.
pub mod event {
    /// Event `WININET_ROOT_HANDLE_CREATED`.
    pub const WININET_ROOT_HANDLE_CREATED: u16 = 101;
    /// Event `WININET_OPEN_URL_HANDLE_CREATED`.
    pub const WININET_OPEN_URL_HANDLE_CREATED: u16 = 102;
    /// Event `WININET_CONNECT_HANDLE_CREATED`.
    pub const WININET_CONNECT_HANDLE_CREATED: u16 = 103;
    /// Event `WININET_HTTP_REQUEST_HANDLE_CREATED`.
    pub const WININET_HTTP_REQUEST_HANDLE_CREATED: u16 = 104;
    /// Event `WININET_HANDLE_CLOSED`.
    pub const WININET_HANDLE_CLOSED: u16 = 105;
    /// Event `WININET_HANDLE_CREATE_FAILED`.
    pub const WININET_HANDLE_CREATE_FAILED: u16 = 106;
    /// Event `WININET_HANDLE_CLOSE_FAILED`.
    pub const WININET_HANDLE_CLOSE_FAILED: u16 = 107;
    /// Event `WININET_HTTP_REQUEST_HANDLE_CREATED108`.
    pub const WININET_HTTP_REQUEST_HANDLE_CREATED108: u16 = 108;
    /// Event `WININET_HTTP_REQUESTStart`.
    pub const WININET_HTTP_REQUEST_START: u16 = 200;
    /// Event `WININET_HTTP_REQUESTStop`.
    pub const WININET_HTTP_REQUEST_STOP: u16 = 201;
    /// Event `WININET_HTTP_REQUESTFail`.
    pub const WININET_HTTP_REQUEST_FAIL: u16 = 202;
    /// Event `WININET_HTTP_RESPONSEStop`.
    pub const WININET_HTTP_RESPONSE_STOP: u16 = 203;
    /// Event `WININET_HTTP_RESPONSEFail`.
    pub const WININET_HTTP_RESPONSE_FAIL: u16 = 204;
    /// Event `WININET_HTTP_CONNECTION_CLOSED`.
    pub const WININET_HTTP_CONNECTION_CLOSED: u16 = 205;
    /// Event `WININET_KEEP_ALIVE_CONNECTION_REUSED`.
    pub const WININET_KEEP_ALIVE_CONNECTION_REUSED: u16 = 206;
    /// Event `WININET_KEEP_ALIVE_CONNECTION_POOLED`.
    pub const WININET_KEEP_ALIVE_CONNECTION_POOLED: u16 = 207;
    /// Event `WININET_KEEP_ALIVE_CONNECTION_CLOSED`.
    pub const WININET_KEEP_ALIVE_CONNECTION_CLOSED: u16 = 208;
    /// Event `WININET_HTTP_RESPONSE_BODY_RECEIVED`.
    pub const WININET_HTTP_RESPONSE_BODY_RECEIVED: u16 = 209;
    /// Event `WININET_REQUEST_HEADER`.
    pub const WININET_REQUEST_HEADER: u16 = 210;
    /// Event `WININET_RESPONSE_HEADER`.
    pub const WININET_RESPONSE_HEADER: u16 = 211;
    /// Event `WININET_REQUEST_HEADER_OPTIONAL`.
    pub const WININET_REQUEST_HEADER_OPTIONAL: u16 = 212;
    /// Event `WININET_HTTP_RESPONSE_BODY_READ_ERROR`.
    pub const WININET_HTTP_RESPONSE_BODY_READ_ERROR: u16 = 213;
    /// Event `WININET_TCP_CONNECTIONStart`.
    pub const WININET_TCP_CONNECTION_START: u16 = 301;
    /// Event `WININET_TCP_CONNECTIONFail`.
    pub const WININET_TCP_CONNECTION_FAIL: u16 = 302;
    /// Event `WININET_TCP_CONNECTIONStop`.
    pub const WININET_TCP_CONNECTION_STOP: u16 = 303;
    /// Event `WININET_DNS_QUERYStart`.
    pub const WININET_DNS_QUERY_START: u16 = 304;
    /// Event `WININET_DNS_QUERYStop`.
    pub const WININET_DNS_QUERY_STOP: u16 = 305;
    /// Event `WININET_DNS_QUERYFail`.
    pub const WININET_DNS_QUERY_FAIL: u16 = 306;
    /// Event `WININET_DNS_QUERYStop307`.
    pub const WININET_DNS_QUERY_STOP307: u16 = 307;
    /// Event `WININET_NETWORK_CHANGE_DETECTED`.
    pub const WININET_NETWORK_CHANGE_DETECTED: u16 = 308;
    /// Event `Wininet_WebSocketUpgrade`.
    pub const WININET_WEB_SOCKET_UPGRADE: u16 = 400;
    /// Event `Wininet_WebSocketUpgrade401`.
    pub const WININET_WEB_SOCKET_UPGRADE401: u16 = 401;
    /// Event `Wininet_WebSocketSessionStart`.
    pub const WININET_WEB_SOCKET_SESSION_START: u16 = 402;
    /// Event `Wininet_WebSocketSessionStop`.
    pub const WININET_WEB_SOCKET_SESSION_STOP: u16 = 403;
    /// Event `Wininet_WebSocketSession`.
    pub const WININET_WEB_SOCKET_SESSION: u16 = 404;
    /// Event `Wininet_WebSocketSession405`.
    pub const WININET_WEB_SOCKET_SESSION405: u16 = 405;
    /// Event `Wininet_WebSocketSession406`.
    pub const WININET_WEB_SOCKET_SESSION406: u16 = 406;
    /// Event `Wininet_WebSocketSession407`.
    pub const WININET_WEB_SOCKET_SESSION407: u16 = 407;
    /// Event `Wininet_WebSocketSession408`.
    pub const WININET_WEB_SOCKET_SESSION408: u16 = 408;
    /// Event `Wininet_WebSocketSession409`.
    pub const WININET_WEB_SOCKET_SESSION409: u16 = 409;
    /// Event `Wininet_WebSocketSession410`.
    pub const WININET_WEB_SOCKET_SESSION410: u16 = 410;
    /// Event `Wininet_WebSocketSession411`.
    pub const WININET_WEB_SOCKET_SESSION411: u16 = 411;
    /// Event `Wininet_WebSocketSession412`.
    pub const WININET_WEB_SOCKET_SESSION412: u16 = 412;
    /// Event `Wininet_WebSocketSession413`.
    pub const WININET_WEB_SOCKET_SESSION413: u16 = 413;
    /// Event `Wininet_WebSocketSession414`.
    pub const WININET_WEB_SOCKET_SESSION414: u16 = 414;
    /// Event `Wininet_WebSocketSession415`.
    pub const WININET_WEB_SOCKET_SESSION415: u16 = 415;
    /// Event `Wininet_WebSocketSession416`.
    pub const WININET_WEB_SOCKET_SESSION416: u16 = 416;
    /// Event `Wininet_WebSocketSession417`.
    pub const WININET_WEB_SOCKET_SESSION417: u16 = 417;
    /// Event `WININET_COOKIE_HEADER_RECEIVED`.
    pub const WININET_COOKIE_HEADER_RECEIVED: u16 = 501;
    /// Event `WININET_COOKIE_STORED`.
    pub const WININET_COOKIE_STORED: u16 = 502;
    /// Event `WININET_COOKIE_DELETED`.
    pub const WININET_COOKIE_DELETED: u16 = 503;
    /// Event `WININET_COOKIE_BLOCKED`.
    pub const WININET_COOKIE_BLOCKED: u16 = 504;
    /// Event `WININET_COOKIE_P3P_REJECTED`.
    pub const WININET_COOKIE_P3P_REJECTED: u16 = 505;
    /// Event `WININET_COOKIE_REQUEST_HEADER_CREATED`.
    pub const WININET_COOKIE_REQUEST_HEADER_CREATED: u16 = 506;
    /// Event `WININET_COOKIE_ADDED_TO_HEADER`.
    pub const WININET_COOKIE_ADDED_TO_HEADER: u16 = 507;
    /// Event `WININET_AUTH_RESPONSE_RECEIVED`.
    pub const WININET_AUTH_RESPONSE_RECEIVED: u16 = 601;
    /// Event `WININET_AUTH_CLIENT_SETS_USERNAME`.
    pub const WININET_AUTH_CLIENT_SETS_USERNAME: u16 = 602;
    /// Event `WININET_AUTH_CLIENT_SETS_PASSWORD`.
    pub const WININET_AUTH_CLIENT_SETS_PASSWORD: u16 = 603;
    /// Event `WININET_AUTH_USING_CACHED_CREDS`.
    pub const WININET_AUTH_USING_CACHED_CREDS: u16 = 604;
    /// Event `WININET_AUTH_USING_DEFAULT_CREDS`.
    pub const WININET_AUTH_USING_DEFAULT_CREDS: u16 = 605;
    /// Event `WININET_AUTH_CLIENT_ADD_HEADERS`.
    pub const WININET_AUTH_CLIENT_ADD_HEADERS: u16 = 606;
    /// Event `WININET_HTTPS_NEGOTIATIONStart`.
    pub const WININET_HTTPS_NEGOTIATION_START: u16 = 701;
    /// Event `WININET_HTTPS_NEGOTIATIONStop`.
    pub const WININET_HTTPS_NEGOTIATION_STOP: u16 = 702;
    /// Event `WININET_HTTPS_NEGOTIATIONFail`.
    pub const WININET_HTTPS_NEGOTIATION_FAIL: u16 = 703;
    /// Event `WININET_HTTPS_SERVER_CERT_ERROR`.
    pub const WININET_HTTPS_SERVER_CERT_ERROR: u16 = 704;
    /// Event `WININET_HTTPS_SERVER_CERT_VALIDATED`.
    pub const WININET_HTTPS_SERVER_CERT_VALIDATED: u16 = 705;
    /// Event `WININET_HTTPS_CLIENT_CERT_REQUIRED`.
    pub const WININET_HTTPS_CLIENT_CERT_REQUIRED: u16 = 706;
    /// Event `WININET_HTTPS_CLIENT_CERT_UNAVAILABLE`.
    pub const WININET_HTTPS_CLIENT_CERT_UNAVAILABLE: u16 = 707;
    /// Event `WININET_HTTPS_CLIENT_CERT_SELECTED`.
    pub const WININET_HTTPS_CLIENT_CERT_SELECTED: u16 = 708;
    /// Event `WININET_HTTPS_RENEGOTIATIONStart`.
    pub const WININET_HTTPS_RENEGOTIATION_START: u16 = 711;
    /// Event `WININET_HTTPS_RENEGOTIATIONStop`.
    pub const WININET_HTTPS_RENEGOTIATION_STOP: u16 = 712;
    /// Event `WININET_HTTPS_RENEGOTIATIONFail`.
    pub const WININET_HTTPS_RENEGOTIATION_FAIL: u16 = 713;
    /// Event `WININET_AUTOPROXY_SEARCHStart`.
    pub const WININET_AUTOPROXY_SEARCH_START: u16 = 801;
    /// Event `WININET_AUTOPROXY_DHCPStart`.
    pub const WININET_AUTOPROXY_DHCP_START: u16 = 802;
    /// Event `WININET_AUTOPROXY_DHCPStop`.
    pub const WININET_AUTOPROXY_DHCP_STOP: u16 = 803;
    /// Event `WININET_AUTOPROXY_DHCPFail`.
    pub const WININET_AUTOPROXY_DHCP_FAIL: u16 = 804;
    /// Event `WININET_AUTOPROXY_DNSStart`.
    pub const WININET_AUTOPROXY_DNS_START: u16 = 805;
    /// Event `WININET_AUTOPROXY_DNSStop`.
    pub const WININET_AUTOPROXY_DNS_STOP: u16 = 806;
    /// Event `WININET_AUTOPROXY_DNSFail`.
    pub const WININET_AUTOPROXY_DNS_FAIL: u16 = 807;
    /// Event `WININET_AUTOPROXY_SEARCHFail`.
    pub const WININET_AUTOPROXY_SEARCH_FAIL: u16 = 808;
    /// Event `WININET_AUTOPROXY_DOWNLOADStart`.
    pub const WININET_AUTOPROXY_DOWNLOAD_START: u16 = 809;
    /// Event `WININET_AUTOPROXY_DOWNLOADStop`.
    pub const WININET_AUTOPROXY_DOWNLOAD_STOP: u16 = 810;
    /// Event `WININET_AUTOPROXY_DOWNLOADFail`.
    pub const WININET_AUTOPROXY_DOWNLOAD_FAIL: u16 = 811;
    /// Event `WININET_AUTOPROXY_DOWNLOADFail812`.
    pub const WININET_AUTOPROXY_DOWNLOAD_FAIL812: u16 = 812;
    /// Event `WININET_AUTOPROXY_FIND_INFO_FOR_URLStart`.
    pub const WININET_AUTOPROXY_FIND_INFO_FOR_URL_START: u16 = 813;
    /// Event `WININET_AUTOPROXY_FIND_INFO_FOR_URLStop`.
    pub const WININET_AUTOPROXY_FIND_INFO_FOR_URL_STOP: u16 = 814;
    /// Event `WININET_AUTOPROXY_FIND_INFO_FOR_URLFail`.
    pub const WININET_AUTOPROXY_FIND_INFO_FOR_URL_FAIL: u16 = 815;
    /// Event `WININET_BLOCKING_AUTOPROXY_DETERMINATIONStart`.
    pub const WININET_BLOCKING_AUTOPROXY_DETERMINATION_START: u16 = 816;
    /// Event `WININET_BLOCKING_AUTOPROXY_DETERMINATIONStop`.
    pub const WININET_BLOCKING_AUTOPROXY_DETERMINATION_STOP: u16 = 817;
    /// Event `WININET_TRANSFER`.
    pub const WININET_TRANSFER: u16 = 818;
    /// Event `WININET_AUTOPROXY_SWPAD`.
    pub const WININET_AUTOPROXY_SWPAD: u16 = 819;
    /// Event `WININET_AUTOPROXY_PERFTRACK_HOST_IP_LOOKUPStart`.
    pub const WININET_AUTOPROXY_PERFTRACK_HOST_IP_LOOKUP_START: u16 = 820;
    /// Event `WININET_AUTOPROXY_PERFTRACK_HOST_IP_LOOKUPStop`.
    pub const WININET_AUTOPROXY_PERFTRACK_HOST_IP_LOOKUP_STOP: u16 = 821;
    /// Event `WININET_AUTOPROXY_PERFTRACK_SWPAD_LOOKUPStart`.
    pub const WININET_AUTOPROXY_PERFTRACK_SWPAD_LOOKUP_START: u16 = 822;
    /// Event `WININET_AUTOPROXY_PERFTRACK_SWPAD_LOOKUPStop`.
    pub const WININET_AUTOPROXY_PERFTRACK_SWPAD_LOOKUP_STOP: u16 = 823;
    /// Event `WININET_AUTOPROXY_PERFTRACK_KNOWN_DETECTIONStart`.
    pub const WININET_AUTOPROXY_PERFTRACK_KNOWN_DETECTION_START: u16 = 824;
    /// Event `WININET_AUTOPROXY_PERFTRACK_KNOWN_DETECTIONStop`.
    pub const WININET_AUTOPROXY_PERFTRACK_KNOWN_DETECTION_STOP: u16 = 825;
    /// Event `WININET_AUTOPROXY_PERFTRACK_UNKNOWN_DETECTIONStart`.
    pub const WININET_AUTOPROXY_PERFTRACK_UNKNOWN_DETECTION_START: u16 = 826;
    /// Event `WININET_AUTOPROXY_PERFTRACK_UNKNOWN_DETECTIONStop`.
    pub const WININET_AUTOPROXY_PERFTRACK_UNKNOWN_DETECTION_STOP: u16 = 827;
    /// Event `WININET_AUTOPROXY_PERFTRACK_SCRIPT_DOWNLOADStart`.
    pub const WININET_AUTOPROXY_PERFTRACK_SCRIPT_DOWNLOAD_START: u16 = 828;
    /// Event `WININET_AUTOPROXY_PERFTRACK_SCRIPT_DOWNLOADStop`.
    pub const WININET_AUTOPROXY_PERFTRACK_SCRIPT_DOWNLOAD_STOP: u16 = 829;
    /// Event `WININET_AUTOPROXY_PERFTRACK_ALLStart`.
    pub const WININET_AUTOPROXY_PERFTRACK_ALL_START: u16 = 834;
    /// Event `WININET_AUTOPROXY_PERFTRACK_ALLStop`.
    pub const WININET_AUTOPROXY_PERFTRACK_ALL_STOP: u16 = 835;
    /// Event `WININET_APPLICATION_OFFLINE_CHECKStart`.
    pub const WININET_APPLICATION_OFFLINE_CHECK_START: u16 = 901;
    /// Event `WININET_APPLICATION_OFFLINE_CHECKStop`.
    pub const WININET_APPLICATION_OFFLINE_CHECK_STOP: u16 = 902;
    /// Event `WININET_TEST_EVENT`.
    pub const WININET_TEST_EVENT: u16 = 1000;
    /// Event `Wininet_SendRequestStart`.
    pub const WININET_SEND_REQUEST_START: u16 = 1007;
    /// Event `Wininet_SendRequestStop`.
    pub const WININET_SEND_REQUEST_STOP: u16 = 1008;
    /// Event `Wininet_OfflineCacheLookup`.
    pub const WININET_OFFLINE_CACHE_LOOKUP: u16 = 1009;
    /// Event `Wininet_OfflineCacheHit`.
    pub const WININET_OFFLINE_CACHE_HIT: u16 = 1011;
    /// Event `Wininet_OfflineCacheMiss`.
    pub const WININET_OFFLINE_CACHE_MISS: u16 = 1013;
    /// Event `Wininet_PreNet_CacheLookup`.
    pub const WININET_PRE_NET_CACHE_LOOKUP: u16 = 1015;
    /// Event `Wininet_PreNet_CacheHit`.
    pub const WININET_PRE_NET_CACHE_HIT: u16 = 1017;
    /// Event `Wininet_PreNet_CacheMiss`.
    pub const WININET_PRE_NET_CACHE_MISS: u16 = 1019;
    /// Event `Wininet_PostNet_CacheLookup`.
    pub const WININET_POST_NET_CACHE_LOOKUP: u16 = 1021;
    /// Event `Wininet_PostNet_CacheHit`.
    pub const WININET_POST_NET_CACHE_HIT: u16 = 1023;
    /// Event `Wininet_PostNet_CacheMiss`.
    pub const WININET_POST_NET_CACHE_MISS: u16 = 1025;
    /// Event `Wininet_AutodialIfNotLocalHostStart`.
    pub const WININET_AUTODIAL_IF_NOT_LOCAL_HOST_START: u16 = 1027;
    /// Event `Wininet_AutodialIfNotLocalHostStop`.
    pub const WININET_AUTODIAL_IF_NOT_LOCAL_HOST_STOP: u16 = 1028;
    /// Event `Wininet_ResolveHostStart`.
    pub const WININET_RESOLVE_HOST_START: u16 = 1029;
    /// Event `Wininet_ResolveHostStop`.
    pub const WININET_RESOLVE_HOST_STOP: u16 = 1030;
    /// Event `Wininet_SendRequest_Main`.
    pub const WININET_SEND_REQUEST_MAIN: u16 = 1031;
    /// Event `Wininet_SendRequest_Extra`.
    pub const WININET_SEND_REQUEST_EXTRA: u16 = 1033;
    /// Event `Wininet_SendRequest_CRLF`.
    pub const WININET_SEND_REQUEST_CRLF: u16 = 1035;
    /// Event `Wininet_ReadData`.
    pub const WININET_READ_DATA: u16 = 1037;
    /// Event `Wininet_ReadDataPostReceiveBuf`.
    pub const WININET_READ_DATA_POST_RECEIVE_BUF: u16 = 1039;
    /// Event `Wininet_SendRequest_PostReceiveBuf`.
    pub const WININET_SEND_REQUEST_POST_RECEIVE_BUF: u16 = 1041;
    /// Event `Wininet_DrainResponsePostReceiveBuf`.
    pub const WININET_DRAIN_RESPONSE_POST_RECEIVE_BUF: u16 = 1043;
    /// Event `Wininet_ConnectStart`.
    pub const WININET_CONNECT_START: u16 = 1045;
    /// Event `Wininet_ConnectStop`.
    pub const WININET_CONNECT_STOP: u16 = 1046;
    /// Event `Wininet_LookupConnectionStart`.
    pub const WININET_LOOKUP_CONNECTION_START: u16 = 1047;
    /// Event `Wininet_LookupConnectionStop`.
    pub const WININET_LOOKUP_CONNECTION_STOP: u16 = 1048;
    /// Event `Wininet_Redirect`.
    pub const WININET_REDIRECT: u16 = 1049;
    /// Event `Wininet_GetaddrinfoStart`.
    pub const WININET_GETADDRINFO_START: u16 = 1051;
    /// Event `Wininet_GetaddrinfoStop`.
    pub const WININET_GETADDRINFO_STOP: u16 = 1052;
    /// Event `Wininet_DHCP_I252WPADStart`.
    pub const WININET_DHCP_I252_WPAD_START: u16 = 1053;
    /// Event `Wininet_DHCP_I252WPADStop`.
    pub const WININET_DHCP_I252_WPAD_STOP: u16 = 1054;
    /// Event `Wininet_SelectStart`.
    pub const WININET_SELECT_START: u16 = 1055;
    /// Event `Wininet_SelectStop`.
    pub const WININET_SELECT_STOP: u16 = 1056;
    /// Event `Wininet_UsageLogRequest`.
    pub const WININET_USAGE_LOG_REQUEST: u16 = 1057;
    /// Event `Wininet_UsageLogScavenge`.
    pub const WININET_USAGE_LOG_SCAVENGE: u16 = 1058;
    /// Event `Wininet_SocketConnectStart`.
    pub const WININET_SOCKET_CONNECT_START: u16 = 1059;
    /// Event `Wininet_SocketConnectStop`.
    pub const WININET_SOCKET_CONNECT_STOP: u16 = 1060;
    /// Event `Wininet_AppCacheLookupStart`.
    pub const WININET_APP_CACHE_LOOKUP_START: u16 = 1061;
    /// Event `Wininet_AppCacheLookupStop`.
    pub const WININET_APP_CACHE_LOOKUP_STOP: u16 = 1062;
    /// Event `Wininet_RequestPrioritySet`.
    pub const WININET_REQUEST_PRIORITY_SET: u16 = 1063;
    /// Event `WININET_STREAM_DATA_INDICATED`.
    pub const WININET_STREAM_DATA_INDICATED: u16 = 1064;
    /// Event `Wininet_SecurityContextStart`.
    pub const WININET_SECURITY_CONTEXT_START: u16 = 1065;
    /// Event `Wininet_SecurityContextStop`.
    pub const WININET_SECURITY_CONTEXT_STOP: u16 = 1066;
    /// Event `Wininet_SocketReceiveDelayStart`.
    pub const WININET_SOCKET_RECEIVE_DELAY_START: u16 = 1067;
    /// Event `Wininet_SocketReceiveDelayStop`.
    pub const WININET_SOCKET_RECEIVE_DELAY_STOP: u16 = 1068;
    /// Event `Wininet_FileIOStart`.
    pub const WININET_FILE_IO_START: u16 = 1069;
    /// Event `Wininet_FileIOStop`.
    pub const WININET_FILE_IO_STOP: u16 = 1070;
    /// Event `Wininet_FileIOStart1071`.
    pub const WININET_FILE_IO_START1071: u16 = 1071;
    /// Event `Wininet_FileIOStop1072`.
    pub const WININET_FILE_IO_STOP1072: u16 = 1072;
    /// Event `Wininet_AppCacheHandleStart`.
    pub const WININET_APP_CACHE_HANDLE_START: u16 = 1073;
    /// Event `Wininet_AppCacheHandleStop`.
    pub const WININET_APP_CACHE_HANDLE_STOP: u16 = 1074;
    /// Event `Wininet_AppCacheHandleStart1075`.
    pub const WININET_APP_CACHE_HANDLE_START1075: u16 = 1075;
    /// Event `Wininet_AppCacheHandleStop1076`.
    pub const WININET_APP_CACHE_HANDLE_STOP1076: u16 = 1076;
    /// Event `Wininet_AppCacheHandleStart1077`.
    pub const WININET_APP_CACHE_HANDLE_START1077: u16 = 1077;
    /// Event `Wininet_AppCacheHandleStop1078`.
    pub const WININET_APP_CACHE_HANDLE_STOP1078: u16 = 1078;
    /// Event `Wininet_AppCacheHandleStart1079`.
    pub const WININET_APP_CACHE_HANDLE_START1079: u16 = 1079;
    /// Event `Wininet_AppCacheHandleStop1080`.
    pub const WININET_APP_CACHE_HANDLE_STOP1080: u16 = 1080;
    /// Event `Wininet_AppCacheHandleStart1081`.
    pub const WININET_APP_CACHE_HANDLE_START1081: u16 = 1081;
    /// Event `Wininet_AppCacheHandleStop1082`.
    pub const WININET_APP_CACHE_HANDLE_STOP1082: u16 = 1082;
    /// Event `Wininet_AppCacheHandleStart1083`.
    pub const WININET_APP_CACHE_HANDLE_START1083: u16 = 1083;
    /// Event `Wininet_AppCacheHandleStop1084`.
    pub const WININET_APP_CACHE_HANDLE_STOP1084: u16 = 1084;
    /// Event `Wininet_AppCacheHandleStart1085`.
    pub const WININET_APP_CACHE_HANDLE_START1085: u16 = 1085;
    /// Event `Wininet_AppCacheHandleStop1086`.
    pub const WININET_APP_CACHE_HANDLE_STOP1086: u16 = 1086;
    /// Event `Wininet_AppCacheHandleStart1087`.
    pub const WININET_APP_CACHE_HANDLE_START1087: u16 = 1087;
    /// Event `Wininet_AppCacheHandleStop1088`.
    pub const WININET_APP_CACHE_HANDLE_STOP1088: u16 = 1088;
    /// Event `Wininet_AppCacheServerContainerStart`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_START: u16 = 1089;
    /// Event `Wininet_AppCacheServerContainerStop`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_STOP: u16 = 1090;
    /// Event `Wininet_AppCacheServerContainerStart1091`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_START1091: u16 = 1091;
    /// Event `Wininet_AppCacheServerContainerStop1092`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_STOP1092: u16 = 1092;
    /// Event `Wininet_AppCacheServerContainerStart1093`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_START1093: u16 = 1093;
    /// Event `Wininet_AppCacheServerContainerStop1094`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_STOP1094: u16 = 1094;
    /// Event `Wininet_AppCacheServerContainerStart1095`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_START1095: u16 = 1095;
    /// Event `Wininet_AppCacheServerContainerStop1096`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_STOP1096: u16 = 1096;
    /// Event `Wininet_AppCacheServerContainerStart1097`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_START1097: u16 = 1097;
    /// Event `Wininet_AppCacheServerContainerStop1098`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_STOP1098: u16 = 1098;
    /// Event `Wininet_AppCacheServerContainerStart1099`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_START1099: u16 = 1099;
    /// Event `Wininet_AppCacheServerContainerStop1100`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_STOP1100: u16 = 1100;
    /// Event `Wininet_AppCacheServerContainerStart1101`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_START1101: u16 = 1101;
    /// Event `Wininet_AppCacheServerContainerStop1102`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_STOP1102: u16 = 1102;
    /// Event `Wininet_AppCacheServerContainerStart1103`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_START1103: u16 = 1103;
    /// Event `Wininet_AppCacheServerContainerStop1104`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_STOP1104: u16 = 1104;
    /// Event `Wininet_AppCacheServerContainerStart1105`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_START1105: u16 = 1105;
    /// Event `Wininet_AppCacheServerContainerStop1106`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_STOP1106: u16 = 1106;
    /// Event `Wininet_AppCacheServerContainerStart1107`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_START1107: u16 = 1107;
    /// Event `Wininet_AppCacheServerContainerStop1108`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_STOP1108: u16 = 1108;
    /// Event `Wininet_AppCacheServerContainerStart1109`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_START1109: u16 = 1109;
    /// Event `Wininet_AppCacheServerContainerStop1110`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER_STOP1110: u16 = 1110;
    /// Event `Wininet_BlobServerContainerStart`.
    pub const WININET_BLOB_SERVER_CONTAINER_START: u16 = 1111;
    /// Event `Wininet_BlobServerContainerStop`.
    pub const WININET_BLOB_SERVER_CONTAINER_STOP: u16 = 1112;
    /// Event `Wininet_BlobServerContainerStart1113`.
    pub const WININET_BLOB_SERVER_CONTAINER_START1113: u16 = 1113;
    /// Event `Wininet_BlobServerContainerStop1114`.
    pub const WININET_BLOB_SERVER_CONTAINER_STOP1114: u16 = 1114;
    /// Event `Wininet_BlobServerContainerStart1115`.
    pub const WININET_BLOB_SERVER_CONTAINER_START1115: u16 = 1115;
    /// Event `Wininet_BlobServerContainerStop1116`.
    pub const WININET_BLOB_SERVER_CONTAINER_STOP1116: u16 = 1116;
    /// Event `Wininet_BlobServerContainerStart1117`.
    pub const WININET_BLOB_SERVER_CONTAINER_START1117: u16 = 1117;
    /// Event `Wininet_BlobServerContainerStop1118`.
    pub const WININET_BLOB_SERVER_CONTAINER_STOP1118: u16 = 1118;
    /// Event `Wininet_BlobServerContainerStart1119`.
    pub const WININET_BLOB_SERVER_CONTAINER_START1119: u16 = 1119;
    /// Event `Wininet_BlobServerContainerStop1120`.
    pub const WININET_BLOB_SERVER_CONTAINER_STOP1120: u16 = 1120;
    /// Event `Wininet_BlobServerContainerStart1121`.
    pub const WININET_BLOB_SERVER_CONTAINER_START1121: u16 = 1121;
    /// Event `Wininet_BlobServerContainerStop1122`.
    pub const WININET_BLOB_SERVER_CONTAINER_STOP1122: u16 = 1122;
    /// Event `Wininet_BlobServerContainerStart1123`.
    pub const WININET_BLOB_SERVER_CONTAINER_START1123: u16 = 1123;
    /// Event `Wininet_BlobServerContainerStop1124`.
    pub const WININET_BLOB_SERVER_CONTAINER_STOP1124: u16 = 1124;
    /// Event `Wininet_CacheClientBloomFilterStart`.
    pub const WININET_CACHE_CLIENT_BLOOM_FILTER_START: u16 = 1125;
    /// Event `Wininet_CacheClientBloomFilterStop`.
    pub const WININET_CACHE_CLIENT_BLOOM_FILTER_STOP: u16 = 1126;
    /// Event `Wininet_CacheClientBloomFilterStart1127`.
    pub const WININET_CACHE_CLIENT_BLOOM_FILTER_START1127: u16 = 1127;
    /// Event `Wininet_CacheClientBloomFilterStop1128`.
    pub const WININET_CACHE_CLIENT_BLOOM_FILTER_STOP1128: u16 = 1128;
    /// Event `Wininet_CookieServerContainerStart`.
    pub const WININET_COOKIE_SERVER_CONTAINER_START: u16 = 1129;
    /// Event `Wininet_CookieServerContainerStop`.
    pub const WININET_COOKIE_SERVER_CONTAINER_STOP: u16 = 1130;
    /// Event `Wininet_CookieServerContainerStart1131`.
    pub const WININET_COOKIE_SERVER_CONTAINER_START1131: u16 = 1131;
    /// Event `Wininet_CookieServerContainerStop1132`.
    pub const WININET_COOKIE_SERVER_CONTAINER_STOP1132: u16 = 1132;
    /// Event `Wininet_CookieServerContainerStart1133`.
    pub const WININET_COOKIE_SERVER_CONTAINER_START1133: u16 = 1133;
    /// Event `Wininet_CookieServerContainerStop1134`.
    pub const WININET_COOKIE_SERVER_CONTAINER_STOP1134: u16 = 1134;
    /// Event `Wininet_CookieServerContainerStart1135`.
    pub const WININET_COOKIE_SERVER_CONTAINER_START1135: u16 = 1135;
    /// Event `Wininet_CookieServerContainerStop1136`.
    pub const WININET_COOKIE_SERVER_CONTAINER_STOP1136: u16 = 1136;
    /// Event `Wininet_CookieServerContainerStart1137`.
    pub const WININET_COOKIE_SERVER_CONTAINER_START1137: u16 = 1137;
    /// Event `Wininet_CookieServerContainerStop1138`.
    pub const WININET_COOKIE_SERVER_CONTAINER_STOP1138: u16 = 1138;
    /// Event `Wininet_CookieServerContainerStart1139`.
    pub const WININET_COOKIE_SERVER_CONTAINER_START1139: u16 = 1139;
    /// Event `Wininet_CookieServerContainerStop1140`.
    pub const WININET_COOKIE_SERVER_CONTAINER_STOP1140: u16 = 1140;
    /// Event `Wininet_CacheClientCountersStart`.
    pub const WININET_CACHE_CLIENT_COUNTERS_START: u16 = 1141;
    /// Event `Wininet_CacheClientCountersStop`.
    pub const WININET_CACHE_CLIENT_COUNTERS_STOP: u16 = 1142;
    /// Event `Wininet_DependencyServerContainerStart`.
    pub const WININET_DEPENDENCY_SERVER_CONTAINER_START: u16 = 1143;
    /// Event `Wininet_DependencyServerContainerStop`.
    pub const WININET_DEPENDENCY_SERVER_CONTAINER_STOP: u16 = 1144;
    /// Event `Wininet_DependencyServerContainerStart1145`.
    pub const WININET_DEPENDENCY_SERVER_CONTAINER_START1145: u16 = 1145;
    /// Event `Wininet_DependencyServerContainerStop1146`.
    pub const WININET_DEPENDENCY_SERVER_CONTAINER_STOP1146: u16 = 1146;
    /// Event `Wininet_DependencyServerContainerStart1147`.
    pub const WININET_DEPENDENCY_SERVER_CONTAINER_START1147: u16 = 1147;
    /// Event `Wininet_DependencyServerContainerStop1148`.
    pub const WININET_DEPENDENCY_SERVER_CONTAINER_STOP1148: u16 = 1148;
    /// Event `Wininet_DependencyServerContainerStart1149`.
    pub const WININET_DEPENDENCY_SERVER_CONTAINER_START1149: u16 = 1149;
    /// Event `Wininet_DependencyServerContainerStop1150`.
    pub const WININET_DEPENDENCY_SERVER_CONTAINER_STOP1150: u16 = 1150;
    /// Event `Wininet_DependencyServerContainerStart1151`.
    pub const WININET_DEPENDENCY_SERVER_CONTAINER_START1151: u16 = 1151;
    /// Event `Wininet_DependencyServerContainerStop1152`.
    pub const WININET_DEPENDENCY_SERVER_CONTAINER_STOP1152: u16 = 1152;
    /// Event `Wininet_HstsServerContainerStart`.
    pub const WININET_HSTS_SERVER_CONTAINER_START: u16 = 1153;
    /// Event `Wininet_HstsServerContainerStop`.
    pub const WININET_HSTS_SERVER_CONTAINER_STOP: u16 = 1154;
    /// Event `Wininet_HstsServerContainerStart1155`.
    pub const WININET_HSTS_SERVER_CONTAINER_START1155: u16 = 1155;
    /// Event `Wininet_HstsServerContainerStop1156`.
    pub const WININET_HSTS_SERVER_CONTAINER_STOP1156: u16 = 1156;
    /// Event `Wininet_HstsServerContainerStart1157`.
    pub const WININET_HSTS_SERVER_CONTAINER_START1157: u16 = 1157;
    /// Event `Wininet_HstsServerContainerStop1158`.
    pub const WININET_HSTS_SERVER_CONTAINER_STOP1158: u16 = 1158;
    /// Event `Wininet_HstsServerContainerStart1159`.
    pub const WININET_HSTS_SERVER_CONTAINER_START1159: u16 = 1159;
    /// Event `Wininet_HstsServerContainerStop1160`.
    pub const WININET_HSTS_SERVER_CONTAINER_STOP1160: u16 = 1160;
    /// Event `Wininet_HstsServerContainerStart1161`.
    pub const WININET_HSTS_SERVER_CONTAINER_START1161: u16 = 1161;
    /// Event `Wininet_HstsServerContainerStop1162`.
    pub const WININET_HSTS_SERVER_CONTAINER_STOP1162: u16 = 1162;
    /// Event `Wininet_CacheServerConnectionStart`.
    pub const WININET_CACHE_SERVER_CONNECTION_START: u16 = 1163;
    /// Event `Wininet_CacheServerConnectionStop`.
    pub const WININET_CACHE_SERVER_CONNECTION_STOP: u16 = 1164;
    /// Event `Wininet_CacheServerConnectionStart1165`.
    pub const WININET_CACHE_SERVER_CONNECTION_START1165: u16 = 1165;
    /// Event `Wininet_CacheServerConnectionStop1166`.
    pub const WININET_CACHE_SERVER_CONNECTION_STOP1166: u16 = 1166;
    /// Event `Wininet_CacheServerEntryEnumStart`.
    pub const WININET_CACHE_SERVER_ENTRY_ENUM_START: u16 = 1167;
    /// Event `Wininet_CacheServerEntryEnumStop`.
    pub const WININET_CACHE_SERVER_ENTRY_ENUM_STOP: u16 = 1168;
    /// Event `Wininet_CacheServerEntryEnumStart1169`.
    pub const WININET_CACHE_SERVER_ENTRY_ENUM_START1169: u16 = 1169;
    /// Event `Wininet_CacheServerEntryEnumStop1170`.
    pub const WININET_CACHE_SERVER_ENTRY_ENUM_STOP1170: u16 = 1170;
    /// Event `Wininet_CacheServerEntryEnumStart1171`.
    pub const WININET_CACHE_SERVER_ENTRY_ENUM_START1171: u16 = 1171;
    /// Event `Wininet_CacheServerEntryEnumStop1172`.
    pub const WININET_CACHE_SERVER_ENTRY_ENUM_STOP1172: u16 = 1172;
    /// Event `Wininet_CacheServerContainerStart`.
    pub const WININET_CACHE_SERVER_CONTAINER_START: u16 = 1173;
    /// Event `Wininet_CacheServerContainerStop`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP: u16 = 1174;
    /// Event `Wininet_CacheServerContainerStart1175`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1175: u16 = 1175;
    /// Event `Wininet_CacheServerContainerStop1176`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1176: u16 = 1176;
    /// Event `Wininet_CacheServerContainerStart1177`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1177: u16 = 1177;
    /// Event `Wininet_CacheServerContainerStop1178`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1178: u16 = 1178;
    /// Event `Wininet_CacheServerContainerStart1179`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1179: u16 = 1179;
    /// Event `Wininet_CacheServerContainerStop1180`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1180: u16 = 1180;
    /// Event `Wininet_CacheServerContainerStart1181`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1181: u16 = 1181;
    /// Event `Wininet_CacheServerContainerStop1182`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1182: u16 = 1182;
    /// Event `Wininet_CacheServerContainerStart1183`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1183: u16 = 1183;
    /// Event `Wininet_CacheServerContainerStop1184`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1184: u16 = 1184;
    /// Event `Wininet_CacheServerContainerStart1185`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1185: u16 = 1185;
    /// Event `Wininet_CacheServerContainerStop1186`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1186: u16 = 1186;
    /// Event `Wininet_CacheServerContainerStart1187`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1187: u16 = 1187;
    /// Event `Wininet_CacheServerContainerStop1188`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1188: u16 = 1188;
    /// Event `Wininet_CacheServerContainerStart1189`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1189: u16 = 1189;
    /// Event `Wininet_CacheServerContainerStop1190`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1190: u16 = 1190;
    /// Event `Wininet_CacheServerContainerStart1191`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1191: u16 = 1191;
    /// Event `Wininet_CacheServerContainerStop1192`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1192: u16 = 1192;
    /// Event `Wininet_CacheServerContainerStart1193`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1193: u16 = 1193;
    /// Event `Wininet_CacheServerContainerStop1194`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1194: u16 = 1194;
    /// Event `Wininet_CacheServerContainerStart1195`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1195: u16 = 1195;
    /// Event `Wininet_CacheServerContainerStop1196`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1196: u16 = 1196;
    /// Event `Wininet_CacheServerContainerStart1197`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1197: u16 = 1197;
    /// Event `Wininet_CacheServerContainerStop1198`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1198: u16 = 1198;
    /// Event `Wininet_CacheServerContainerStart1199`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1199: u16 = 1199;
    /// Event `Wininet_CacheServerContainerStop1200`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1200: u16 = 1200;
    /// Event `Wininet_CacheServerContainerStart1201`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1201: u16 = 1201;
    /// Event `Wininet_CacheServerContainerStop1202`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1202: u16 = 1202;
    /// Event `Wininet_CacheServerContainerStart1203`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1203: u16 = 1203;
    /// Event `Wininet_CacheServerContainerStop1204`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1204: u16 = 1204;
    /// Event `Wininet_CacheServerContainerStart1205`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1205: u16 = 1205;
    /// Event `Wininet_CacheServerContainerStop1206`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1206: u16 = 1206;
    /// Event `Wininet_CacheServerContainerStart1207`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1207: u16 = 1207;
    /// Event `Wininet_CacheServerContainerStop1208`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1208: u16 = 1208;
    /// Event `Wininet_CacheServerContainerStart1209`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1209: u16 = 1209;
    /// Event `Wininet_CacheServerContainerStop1210`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1210: u16 = 1210;
    /// Event `Wininet_CacheServerContainerStart1211`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1211: u16 = 1211;
    /// Event `Wininet_CacheServerContainerStop1212`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1212: u16 = 1212;
    /// Event `Wininet_CacheServerContainerStart1213`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1213: u16 = 1213;
    /// Event `Wininet_CacheServerContainerStop1214`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1214: u16 = 1214;
    /// Event `Wininet_CacheServerContainerStart1215`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1215: u16 = 1215;
    /// Event `Wininet_CacheServerContainerStop1216`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1216: u16 = 1216;
    /// Event `Wininet_CacheServerContainerStart1217`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1217: u16 = 1217;
    /// Event `Wininet_CacheServerContainerStop1218`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1218: u16 = 1218;
    /// Event `Wininet_CacheServerContainerStart1219`.
    pub const WININET_CACHE_SERVER_CONTAINER_START1219: u16 = 1219;
    /// Event `Wininet_CacheServerContainerStop1220`.
    pub const WININET_CACHE_SERVER_CONTAINER_STOP1220: u16 = 1220;
    /// Event `Wininet_UrlCacheContainerStart`.
    pub const WININET_URL_CACHE_CONTAINER_START: u16 = 1221;
    /// Event `Wininet_UrlCacheContainerStop`.
    pub const WININET_URL_CACHE_CONTAINER_STOP: u16 = 1222;
    /// Event `Wininet_UrlCacheContainerStart1223`.
    pub const WININET_URL_CACHE_CONTAINER_START1223: u16 = 1223;
    /// Event `Wininet_UrlCacheContainerStop1224`.
    pub const WININET_URL_CACHE_CONTAINER_STOP1224: u16 = 1224;
    /// Event `Wininet_UrlCacheContainerStart1225`.
    pub const WININET_URL_CACHE_CONTAINER_START1225: u16 = 1225;
    /// Event `Wininet_UrlCacheContainerStop1226`.
    pub const WININET_URL_CACHE_CONTAINER_STOP1226: u16 = 1226;
    /// Event `Wininet_UrlCacheContainerStart1227`.
    pub const WININET_URL_CACHE_CONTAINER_START1227: u16 = 1227;
    /// Event `Wininet_UrlCacheContainerStop1228`.
    pub const WININET_URL_CACHE_CONTAINER_STOP1228: u16 = 1228;
    /// Event `Wininet_UrlCacheContainerStart1229`.
    pub const WININET_URL_CACHE_CONTAINER_START1229: u16 = 1229;
    /// Event `Wininet_UrlCacheContainerStop1230`.
    pub const WININET_URL_CACHE_CONTAINER_STOP1230: u16 = 1230;
    /// Event `Wininet_UrlCacheContainerStart1231`.
    pub const WININET_URL_CACHE_CONTAINER_START1231: u16 = 1231;
    /// Event `Wininet_UrlCacheContainerStop1232`.
    pub const WININET_URL_CACHE_CONTAINER_STOP1232: u16 = 1232;
    /// Event `Wininet_UrlCacheContainerStart1233`.
    pub const WININET_URL_CACHE_CONTAINER_START1233: u16 = 1233;
    /// Event `Wininet_UrlCacheContainerStop1234`.
    pub const WININET_URL_CACHE_CONTAINER_STOP1234: u16 = 1234;
    /// Event `Wininet_UrlCacheContainerStart1235`.
    pub const WININET_URL_CACHE_CONTAINER_START1235: u16 = 1235;
    /// Event `Wininet_UrlCacheContainerStop1236`.
    pub const WININET_URL_CACHE_CONTAINER_STOP1236: u16 = 1236;
    /// Event `Wininet_UrlCacheContainerStart1237`.
    pub const WININET_URL_CACHE_CONTAINER_START1237: u16 = 1237;
    /// Event `Wininet_UrlCacheContainerStop1238`.
    pub const WININET_URL_CACHE_CONTAINER_STOP1238: u16 = 1238;
    /// Event `Wininet_SyncInternetOpen`.
    pub const WININET_SYNC_INTERNET_OPEN: u16 = 1239;
    /// Event `Wininet_SyncSendRequestStart`.
    pub const WININET_SYNC_SEND_REQUEST_START: u16 = 1240;
    /// Event `Wininet_SyncSendRequestStop`.
    pub const WININET_SYNC_SEND_REQUEST_STOP: u16 = 1241;
    /// Event `Wininet_SyncQueryDataAvailableStart`.
    pub const WININET_SYNC_QUERY_DATA_AVAILABLE_START: u16 = 1242;
    /// Event `Wininet_SyncQueryDataAvailableStop`.
    pub const WININET_SYNC_QUERY_DATA_AVAILABLE_STOP: u16 = 1243;
    /// Event `Wininet_SyncReadFileStart`.
    pub const WININET_SYNC_READ_FILE_START: u16 = 1244;
    /// Event `Wininet_SyncReadFileStop`.
    pub const WININET_SYNC_READ_FILE_STOP: u16 = 1245;
    /// Event `Wininet_SyncWriteFileStart`.
    pub const WININET_SYNC_WRITE_FILE_START: u16 = 1246;
    /// Event `Wininet_SyncWriteFileStop`.
    pub const WININET_SYNC_WRITE_FILE_STOP: u16 = 1247;
}

/// Keywords.
pub mod keyword {
    /// Keyword `WININET_KEYWORD_HANDLES`.
    pub const WININET_KEYWORD_HANDLES: u64 = 0x1;
    /// Keyword `WININET_KEYWORD_HTTP`.
    pub const WININET_KEYWORD_HTTP: u64 = 0x2;
    /// Keyword `WININET_KEYWORD_CONNECTION`.
    pub const WININET_KEYWORD_CONNECTION: u64 = 0x4;
    /// Keyword `WININET_KEYWORD_AUTH`.
    pub const WININET_KEYWORD_AUTH: u64 = 0x8;
    /// Keyword `WININET_KEYWORD_HTTPS`.
    pub const WININET_KEYWORD_HTTPS: u64 = 0x10;
    /// Keyword `WININET_KEYWORD_AUTOPROXY`.
    pub const WININET_KEYWORD_AUTOPROXY: u64 = 0x20;
    /// Keyword `WININET_KEYWORD_COOKIES`.
    pub const WININET_KEYWORD_COOKIES: u64 = 0x40;
    /// Keyword `WININET_KEYWORD_IE`.
    pub const WININET_KEYWORD_IE: u64 = 0x80;
    /// Keyword `WININET_KEYWORD_AOAC`.
    pub const WININET_KEYWORD_AOAC: u64 = 0x100;
    /// Keyword `WININET_KEYWORD_HTTPDIAG`.
    pub const WININET_KEYWORD_HTTPDIAG: u64 = 0x200;
    /// Keyword `WININET_KEYWORD_SEND`.
    pub const WININET_KEYWORD_SEND: u64 = 0x100000000;
    /// Keyword `WININET_KEYWORD_RECEIVE`.
    pub const WININET_KEYWORD_RECEIVE: u64 = 0x200000000;
    /// Keyword `WININET_KEYWORD_MOBILE`.
    pub const WININET_KEYWORD_MOBILE: u64 = 0x400000000;
    /// Keyword `keyword_20000000000`.
    pub const KEYWORD_20000000000: u64 = 0x20000000000;
    /// Keyword `keyword_40000000000`.
    pub const KEYWORD_40000000000: u64 = 0x40000000000;
}

/// Tasks.
pub mod task {
    /// Task `WININET_ROOT_HANDLE_CREATED`.
    pub const WININET_ROOT_HANDLE_CREATED: u16 = 500;
    /// Task `WININET_OPEN_URL_HANDLE_CREATED`.
    pub const WININET_OPEN_URL_HANDLE_CREATED: u16 = 501;
    /// Task `WININET_CONNECT_HANDLE_CREATED`.
    pub const WININET_CONNECT_HANDLE_CREATED: u16 = 502;
    /// Task `WININET_HTTP_REQUEST_HANDLE_CREATED`.
    pub const WININET_HTTP_REQUEST_HANDLE_CREATED: u16 = 503;
    /// Task `WININET_HANDLE_CLOSED`.
    pub const WININET_HANDLE_CLOSED: u16 = 504;
    /// Task `WININET_HANDLE_CREATE_FAILED`.
    pub const WININET_HANDLE_CREATE_FAILED: u16 = 505;
    /// Task `WININET_HANDLE_CLOSE_FAILED`.
    pub const WININET_HANDLE_CLOSE_FAILED: u16 = 506;
    /// Task `WININET_HTTP_REQUEST`.
    pub const WININET_HTTP_REQUEST: u16 = 507;
    /// Task `WININET_HTTP_RESPONSE`.
    pub const WININET_HTTP_RESPONSE: u16 = 508;
    /// Task `WININET_HTTP_CONNECTION_CLOSED`.
    pub const WININET_HTTP_CONNECTION_CLOSED: u16 = 509;
    /// Task `WININET_KEEP_ALIVE_CONNECTION_REUSED`.
    pub const WININET_KEEP_ALIVE_CONNECTION_REUSED: u16 = 510;
    /// Task `WININET_KEEP_ALIVE_CONNECTION_POOLED`.
    pub const WININET_KEEP_ALIVE_CONNECTION_POOLED: u16 = 511;
    /// Task `WININET_KEEP_ALIVE_CONNECTION_CLOSED`.
    pub const WININET_KEEP_ALIVE_CONNECTION_CLOSED: u16 = 512;
    /// Task `WININET_HTTP_RESPONSE_BODY_RECEIVED`.
    pub const WININET_HTTP_RESPONSE_BODY_RECEIVED: u16 = 513;
    /// Task `WININET_TCP_CONNECTION`.
    pub const WININET_TCP_CONNECTION: u16 = 514;
    /// Task `WININET_DNS_QUERY`.
    pub const WININET_DNS_QUERY: u16 = 515;
    /// Task `WININET_NETWORK_CHANGE_DETECTED`.
    pub const WININET_NETWORK_CHANGE_DETECTED: u16 = 516;
    /// Task `WININET_COOKIE_HEADER_RECEIVED`.
    pub const WININET_COOKIE_HEADER_RECEIVED: u16 = 517;
    /// Task `WININET_COOKIE_STORED`.
    pub const WININET_COOKIE_STORED: u16 = 518;
    /// Task `WININET_COOKIE_DELETED`.
    pub const WININET_COOKIE_DELETED: u16 = 519;
    /// Task `WININET_COOKIE_BLOCKED`.
    pub const WININET_COOKIE_BLOCKED: u16 = 520;
    /// Task `WININET_COOKIE_P3P_REJECTED`.
    pub const WININET_COOKIE_P3P_REJECTED: u16 = 521;
    /// Task `WININET_COOKIE_REQUEST_HEADER_CREATED`.
    pub const WININET_COOKIE_REQUEST_HEADER_CREATED: u16 = 522;
    /// Task `WININET_COOKIE_ADDED_TO_HEADER`.
    pub const WININET_COOKIE_ADDED_TO_HEADER: u16 = 523;
    /// Task `WININET_AUTH_RESPONSE_RECEIVED`.
    pub const WININET_AUTH_RESPONSE_RECEIVED: u16 = 524;
    /// Task `WININET_AUTH_CLIENT_SETS_USERNAME`.
    pub const WININET_AUTH_CLIENT_SETS_USERNAME: u16 = 525;
    /// Task `WININET_AUTH_CLIENT_SETS_PASSWORD`.
    pub const WININET_AUTH_CLIENT_SETS_PASSWORD: u16 = 526;
    /// Task `WININET_AUTH_USING_CACHED_CREDS`.
    pub const WININET_AUTH_USING_CACHED_CREDS: u16 = 527;
    /// Task `WININET_AUTH_USING_DEFAULT_CREDS`.
    pub const WININET_AUTH_USING_DEFAULT_CREDS: u16 = 528;
    /// Task `WININET_AUTH_CLIENT_ADD_HEADERS`.
    pub const WININET_AUTH_CLIENT_ADD_HEADERS: u16 = 529;
    /// Task `WININET_HTTPS_NEGOTIATION`.
    pub const WININET_HTTPS_NEGOTIATION: u16 = 530;
    /// Task `WININET_HTTPS_SERVER_CERT_ERROR`.
    pub const WININET_HTTPS_SERVER_CERT_ERROR: u16 = 531;
    /// Task `WININET_HTTPS_SERVER_CERT_VALIDATED`.
    pub const WININET_HTTPS_SERVER_CERT_VALIDATED: u16 = 532;
    /// Task `WININET_HTTPS_CLIENT_CERT_REQUIRED`.
    pub const WININET_HTTPS_CLIENT_CERT_REQUIRED: u16 = 533;
    /// Task `WININET_HTTPS_CLIENT_CERT_UNAVAILABLE`.
    pub const WININET_HTTPS_CLIENT_CERT_UNAVAILABLE: u16 = 534;
    /// Task `WININET_HTTPS_CLIENT_CERT_SELECTED`.
    pub const WININET_HTTPS_CLIENT_CERT_SELECTED: u16 = 535;
    /// Task `WININET_HTTPS_RENEGOTIATION`.
    pub const WININET_HTTPS_RENEGOTIATION: u16 = 536;
    /// Task `WININET_AUTOPROXY_SEARCH`.
    pub const WININET_AUTOPROXY_SEARCH: u16 = 537;
    /// Task `WININET_AUTOPROXY_DHCP`.
    pub const WININET_AUTOPROXY_DHCP: u16 = 538;
    /// Task `WININET_AUTOPROXY_DNS`.
    pub const WININET_AUTOPROXY_DNS: u16 = 539;
    /// Task `WININET_AUTOPROXY_DOWNLOAD`.
    pub const WININET_AUTOPROXY_DOWNLOAD: u16 = 540;
    /// Task `WININET_AUTOPROXY_FIND_INFO_FOR_URL`.
    pub const WININET_AUTOPROXY_FIND_INFO_FOR_URL: u16 = 541;
    /// Task `WININET_TEST_EVENT`.
    pub const WININET_TEST_EVENT: u16 = 542;
    /// Task `WININET_BLOCKING_AUTOPROXY_DETERMINATION`.
    pub const WININET_BLOCKING_AUTOPROXY_DETERMINATION: u16 = 543;
    /// Task `WININET_TRANSFER`.
    pub const WININET_TRANSFER: u16 = 544;
    /// Task `WININET_AUTOPROXY_SWPAD`.
    pub const WININET_AUTOPROXY_SWPAD: u16 = 545;
    /// Task `WININET_REQUEST_HEADER`.
    pub const WININET_REQUEST_HEADER: u16 = 546;
    /// Task `WININET_RESPONSE_HEADER`.
    pub const WININET_RESPONSE_HEADER: u16 = 547;
    /// Task `WININET_REQUEST_HEADER_OPTIONAL`.
    pub const WININET_REQUEST_HEADER_OPTIONAL: u16 = 548;
    /// Task `Wininet_SendRequest`.
    pub const WININET_SEND_REQUEST: u16 = 550;
    /// Task `Wininet_OfflineCacheLookup`.
    pub const WININET_OFFLINE_CACHE_LOOKUP: u16 = 551;
    /// Task `Wininet_OfflineCacheHit`.
    pub const WININET_OFFLINE_CACHE_HIT: u16 = 552;
    /// Task `Wininet_OfflineCacheMiss`.
    pub const WININET_OFFLINE_CACHE_MISS: u16 = 553;
    /// Task `Wininet_PreNet_CacheLookup`.
    pub const WININET_PRE_NET_CACHE_LOOKUP: u16 = 554;
    /// Task `Wininet_PreNet_CacheHit`.
    pub const WININET_PRE_NET_CACHE_HIT: u16 = 555;
    /// Task `Wininet_PreNet_CacheMiss`.
    pub const WININET_PRE_NET_CACHE_MISS: u16 = 556;
    /// Task `Wininet_PostNet_CacheLookup`.
    pub const WININET_POST_NET_CACHE_LOOKUP: u16 = 557;
    /// Task `Wininet_PostNet_CacheHit`.
    pub const WININET_POST_NET_CACHE_HIT: u16 = 558;
    /// Task `Wininet_PostNet_CacheMiss`.
    pub const WININET_POST_NET_CACHE_MISS: u16 = 559;
    /// Task `Wininet_AutodialIfNotLocalHost`.
    pub const WININET_AUTODIAL_IF_NOT_LOCAL_HOST: u16 = 560;
    /// Task `Wininet_ResolveHost`.
    pub const WININET_RESOLVE_HOST: u16 = 561;
    /// Task `Wininet_SendRequest_Main`.
    pub const WININET_SEND_REQUEST_MAIN: u16 = 562;
    /// Task `Wininet_SendRequest_Extra`.
    pub const WININET_SEND_REQUEST_EXTRA: u16 = 563;
    /// Task `Wininet_SendRequest_CRLF`.
    pub const WININET_SEND_REQUEST_CRLF: u16 = 564;
    /// Task `Wininet_ReadData`.
    pub const WININET_READ_DATA: u16 = 565;
    /// Task `Wininet_ReadDataPostReceiveBuf`.
    pub const WININET_READ_DATA_POST_RECEIVE_BUF: u16 = 566;
    /// Task `Wininet_SendRequest_PostReceiveBuf`.
    pub const WININET_SEND_REQUEST_POST_RECEIVE_BUF: u16 = 567;
    /// Task `Wininet_DrainResponsePostReceiveBuf`.
    pub const WININET_DRAIN_RESPONSE_POST_RECEIVE_BUF: u16 = 568;
    /// Task `Wininet_Connect`.
    pub const WININET_CONNECT: u16 = 569;
    /// Task `Wininet_LookupConnection`.
    pub const WININET_LOOKUP_CONNECTION: u16 = 570;
    /// Task `Wininet_Redirect`.
    pub const WININET_REDIRECT: u16 = 571;
    /// Task `Wininet_Getaddrinfo`.
    pub const WININET_GETADDRINFO: u16 = 572;
    /// Task `Wininet_DHCP_I252WPAD`.
    pub const WININET_DHCP_I252WPAD: u16 = 573;
    /// Task `Wininet_Select`.
    pub const WININET_SELECT: u16 = 574;
    /// Task `Wininet_UsageLogRequest`.
    pub const WININET_USAGE_LOG_REQUEST: u16 = 575;
    /// Task `Wininet_UsageLogScavenge`.
    pub const WININET_USAGE_LOG_SCAVENGE: u16 = 576;
    /// Task `Wininet_SocketConnect`.
    pub const WININET_SOCKET_CONNECT: u16 = 577;
    /// Task `Wininet_AppCacheLookup`.
    pub const WININET_APP_CACHE_LOOKUP: u16 = 578;
    /// Task `Wininet_RequestPrioritySet`.
    pub const WININET_REQUEST_PRIORITY_SET: u16 = 579;
    /// Task `WININET_AUTOPROXY_PERFTRACK_HOST_IP_LOOKUP`.
    pub const WININET_AUTOPROXY_PERFTRACK_HOST_IP_LOOKUP: u16 = 580;
    /// Task `WININET_AUTOPROXY_PERFTRACK_SWPAD_LOOKUP`.
    pub const WININET_AUTOPROXY_PERFTRACK_SWPAD_LOOKUP: u16 = 581;
    /// Task `WININET_AUTOPROXY_PERFTRACK_KNOWN_DETECTION`.
    pub const WININET_AUTOPROXY_PERFTRACK_KNOWN_DETECTION: u16 = 582;
    /// Task `WININET_AUTOPROXY_PERFTRACK_UNKNOWN_DETECTION`.
    pub const WININET_AUTOPROXY_PERFTRACK_UNKNOWN_DETECTION: u16 = 583;
    /// Task `WININET_AUTOPROXY_PERFTRACK_SCRIPT_DOWNLOAD`.
    pub const WININET_AUTOPROXY_PERFTRACK_SCRIPT_DOWNLOAD: u16 = 584;
    /// Task `WININET_AUTOPROXY_PERFTRACK_ALL`.
    pub const WININET_AUTOPROXY_PERFTRACK_ALL: u16 = 587;
    /// Task `WININET_HTTP_RESPONSE_BODY_READ_ERROR`.
    pub const WININET_HTTP_RESPONSE_BODY_READ_ERROR: u16 = 588;
    /// Task `WININET_STREAM_DATA_INDICATED`.
    pub const WININET_STREAM_DATA_INDICATED: u16 = 589;
    /// Task `WININET_APPLICATION_OFFLINE_CHECK`.
    pub const WININET_APPLICATION_OFFLINE_CHECK: u16 = 590;
    /// Task `Wininet_SecurityContext`.
    pub const WININET_SECURITY_CONTEXT: u16 = 591;
    /// Task `Wininet_SocketReceiveDelay`.
    pub const WININET_SOCKET_RECEIVE_DELAY: u16 = 592;
    /// Task `Wininet_FileIO`.
    pub const WININET_FILE_IO: u16 = 593;
    /// Task `Wininet_AppCacheHandle`.
    pub const WININET_APP_CACHE_HANDLE: u16 = 594;
    /// Task `Wininet_AppCacheServerContainer`.
    pub const WININET_APP_CACHE_SERVER_CONTAINER: u16 = 595;
    /// Task `Wininet_BlobServerContainer`.
    pub const WININET_BLOB_SERVER_CONTAINER: u16 = 596;
    /// Task `Wininet_CacheClientBloomFilter`.
    pub const WININET_CACHE_CLIENT_BLOOM_FILTER: u16 = 597;
    /// Task `Wininet_CookieServerContainer`.
    pub const WININET_COOKIE_SERVER_CONTAINER: u16 = 598;
    /// Task `Wininet_CacheClientCounters`.
    pub const WININET_CACHE_CLIENT_COUNTERS: u16 = 599;
    /// Task `Wininet_WebSocketUpgrade`.
    pub const WININET_WEB_SOCKET_UPGRADE: u16 = 600;
    /// Task `Wininet_WebSocketSession`.
    pub const WININET_WEB_SOCKET_SESSION: u16 = 601;
    /// Task `Wininet_DependencyServerContainer`.
    pub const WININET_DEPENDENCY_SERVER_CONTAINER: u16 = 603;
    /// Task `Wininet_HstsServerContainer`.
    pub const WININET_HSTS_SERVER_CONTAINER: u16 = 604;
    /// Task `Wininet_CacheServerConnection`.
    pub const WININET_CACHE_SERVER_CONNECTION: u16 = 605;
    /// Task `Wininet_CacheServerEntryEnum`.
    pub const WININET_CACHE_SERVER_ENTRY_ENUM: u16 = 606;
    /// Task `Wininet_CacheServerContainer`.
    pub const WININET_CACHE_SERVER_CONTAINER: u16 = 607;
    /// Task `Wininet_UrlCacheContainer`.
    pub const WININET_URL_CACHE_CONTAINER: u16 = 608;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `Fail` of the task `WININET_HTTP_REQUEST`.
    pub const WININET_HTTP_REQUEST_FAIL: u8 = 11;
    /// Opcode `Fail` of the task `WININET_HTTP_RESPONSE`.
    pub const WININET_HTTP_RESPONSE_FAIL: u8 = 11;
    /// Opcode `Fail` of the task `WININET_TCP_CONNECTION`.
    pub const WININET_TCP_CONNECTION_FAIL: u8 = 11;
    /// Opcode `Fail` of the task `WININET_DNS_QUERY`.
    pub const WININET_DNS_QUERY_FAIL: u8 = 11;
    /// Opcode `Fail` of the task `WININET_HTTPS_NEGOTIATION`.
    pub const WININET_HTTPS_NEGOTIATION_FAIL: u8 = 11;
    /// Opcode `Fail` of the task `WININET_HTTPS_RENEGOTIATION`.
    pub const WININET_HTTPS_RENEGOTIATION_FAIL: u8 = 11;
    /// Opcode `Fail` of the task `WININET_AUTOPROXY_SEARCH`.
    pub const WININET_AUTOPROXY_SEARCH_FAIL: u8 = 11;
    /// Opcode `Fail` of the task `WININET_AUTOPROXY_DHCP`.
    pub const WININET_AUTOPROXY_DHCP_FAIL: u8 = 11;
    /// Opcode `Fail` of the task `WININET_AUTOPROXY_DNS`.
    pub const WININET_AUTOPROXY_DNS_FAIL: u8 = 11;
    /// Opcode `Fail` of the task `WININET_AUTOPROXY_DOWNLOAD`.
    pub const WININET_AUTOPROXY_DOWNLOAD_FAIL: u8 = 11;
    /// Opcode `Fail` of the task `WININET_AUTOPROXY_FIND_INFO_FOR_URL`.
    pub const WININET_AUTOPROXY_FIND_INFO_FOR_URL_FAIL: u8 = 11;
    /// Opcode `Start`.
    pub const START: u8 = 1;
    /// Opcode `Stop`.
    pub const STOP: u8 = 2;
}

static T0: &[EventField] = &[
    p("HINTERNET", 16),
];
static T1: &[EventField] = &[
    p("HINTERNET", 16),
    p("Error", 8),
];
static T2: &[EventField] = &[
    p("Handle", 16),
    p("Error", 8),
];
static T3: &[EventField] = &[
    p("ConnectionHandle", 16),
    p("SocketHandle", 16),
];
static T4: &[EventField] = &[
    p("RequestHandle", 16),
];
static T5: &[EventField] = &[
    p("RequestHandle", 16),
    p("Length", 6),
    f("Headers", 2, 0, Quantity::Unstated, Quantity::Field(1), 65535),
];
static T6: &[EventField] = &[
    p("RequestHandle", 16),
    p("Error", 8),
];
static T7: &[EventField] = &[
    p("_HostNameLength", 6),
    f("HostName", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535),
    p("RequestHandle", 16),
    p("_AddressListLength", 6),
    f("AddressList", 2, 0, Quantity::Unstated, Quantity::Field(3), 65535),
];
static T8: &[EventField] = &[
    p("Handle", 16),
];
static T9: &[EventField] = &[
    p("CorrelationID", 15),
];
static T10: &[EventField] = &[
    p("CorrelationID", 15),
    p("Length", 9),
    p("TruncatedLength", 6),
    f("TruncatedData", 1, 0, Quantity::Unstated, Quantity::Field(2), 65535),
];
static T11: &[EventField] = &[
    p("CorrelationID", 15),
    p("Length", 9),
];
static T12: &[EventField] = &[
    p("CorrelationID", 15),
    p("Status", 6),
    p("Length", 8),
    f("Reason", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535),
];
static T13: &[EventField] = &[
    p("CorrelationID", 15),
    p("SequenceNumber", 8),
    p("PayloadByteLength", 8),
    f("Payload", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535),
];
static T14: &[EventField] = &[
    p("URLLength", 8),
    f("URL", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535),
];
static T15: &[EventField] = &[
    p("_DomainLength", 6),
    f("Domain", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535),
    p("_PathLength", 6),
    f("Path", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535),
    p("_NameLength", 6),
    f("Name", 2, 0, Quantity::Unstated, Quantity::Field(4), 65535),
    p("_ValueLength", 6),
    f("Value", 2, 0, Quantity::Unstated, Quantity::Field(6), 65535),
];
static T16: &[EventField] = &[
    p("RequestHandle", 16),
    p("_SchemeLength", 6),
    f("Scheme", 2, 0, Quantity::Unstated, Quantity::Field(1), 65535),
    p("IsProxy", 13),
];
static T17: &[EventField] = &[
    p("RequestHandle", 16),
    p("IsProxy", 13),
];
static T18: &[EventField] = &[
    p("_ConfigurationURLLength", 6),
    f("ConfigurationURL", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535),
];
static T19: &[EventField] = &[
    p("_ConfigurationURLLength", 6),
    f("ConfigurationURL", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535),
];
static T20: &[EventField] = &[
    p("UniqueId", 8),
];
static T21: &[EventField] = &[
    p("Request", 16),
    p("AddressName", 2),
];
static T22: &[EventField] = &[
    p("Request", 16),
];
static T23: &[EventField] = &[
    p("Request", 16),
    p("HostName", 2),
];
static T24: &[EventField] = &[
    p("Request", 16),
    p("Size", 8),
];
static T25: &[EventField] = &[
    p("Request", 16),
    p("Socket", 8),
];
static T26: &[EventField] = &[
    p("Request", 16),
    p("Flags", 8),
];
static T27: &[EventField] = &[
    p("Handle", 16),
    p("Operation", 8),
    p("ClientType", 8),
    p("ThreadInfoUIType", 8),
    p("IsSync", 13),
];
static T28: &[EventField] = &[
    p("Object", 16),
    p("HResult", 8),
];
static T29: &[EventField] = &[
    p("Object", 16),
    p("Handle", 16),
    p("Url", 1),
];
static T30: &[EventField] = &[
    p("Object", 16),
];
static T31: &[EventField] = &[
    p("Object", 16),
    p("Url", 1),
];
static T32: &[EventField] = &[
    p("Object", 16),
    p("Url", 1),
    p("Flags", 8),
];
static T33: &[EventField] = &[
    p("Object", 16),
    p("Handle", 16),
    p("Directory", 1),
];
static T34: &[EventField] = &[
    p("Object", 16),
    p("Handle", 16),
];
static T35: &[EventField] = &[
    p("Object", 16),
    p("GroupId", 9),
    p("Flags", 8),
];
static T36: &[EventField] = &[
    p("TargetSize", 9),
    p("Filter", 8),
];
static T37: &[EventField] = &[
    p("Name", 1),
    p("Prefix", 1),
    p("Directory", 1),
    p("RootPath", 1),
    p("Limit", 9),
    p("Options", 8),
];
static T38: &[EventField] = &[
    p("Name", 1),
    p("RootPath", 1),
];
static T39: &[EventField] = &[
    p("RootPath", 1),
];
static T40: &[EventField] = &[
    p("LimitType", 8),
    p("Limit", 9),
];
static T41: &[EventField] = &[
    p("LimitType", 8),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-WinINet", "internet::win_inet", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("WININET_KEYWORD_HANDLES", Some(0x1)), ("WININET_KEYWORD_HTTP", Some(0x2)),
            ("WININET_KEYWORD_CONNECTION", Some(0x4)), ("WININET_KEYWORD_AUTH", Some(0x8)),
            ("WININET_KEYWORD_HTTPS", Some(0x10)), ("WININET_KEYWORD_AUTOPROXY", Some(0x20)),
            ("WININET_KEYWORD_COOKIES", Some(0x40)), ("WININET_KEYWORD_IE", Some(0x80)),
            ("WININET_KEYWORD_AOAC", Some(0x100)), ("WININET_KEYWORD_HTTPDIAG", Some(0x200)),
            ("WININET_KEYWORD_SEND", Some(0x100000000)), ("WININET_KEYWORD_RECEIVE", Some(0x200000000)),
            ("WININET_KEYWORD_MOBILE", Some(0x400000000)), ("keyword_20000000000", Some(0x20000000000)),
            ("keyword_40000000000", Some(0x40000000000)),
        ]
    )
    .with_levels(&[("Error", Some(0x2)), ("Informational", Some(0x4)), ("Verbose", Some(0x5)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("WININET_ROOT_HANDLE_CREATED", Some(0x1f4)), ("WININET_OPEN_URL_HANDLE_CREATED", Some(0x1f5)),
            ("WININET_CONNECT_HANDLE_CREATED", Some(0x1f6)), ("WININET_HTTP_REQUEST_HANDLE_CREATED", Some(0x1f7)),
            ("WININET_HANDLE_CLOSED", Some(0x1f8)), ("WININET_HANDLE_CREATE_FAILED", Some(0x1f9)),
            ("WININET_HANDLE_CLOSE_FAILED", Some(0x1fa)), ("WININET_HTTP_REQUEST", Some(0x1fb)),
            ("WININET_HTTP_RESPONSE", Some(0x1fc)), ("WININET_HTTP_CONNECTION_CLOSED", Some(0x1fd)),
            ("WININET_KEEP_ALIVE_CONNECTION_REUSED", Some(0x1fe)),
            ("WININET_KEEP_ALIVE_CONNECTION_POOLED", Some(0x1ff)),
            ("WININET_KEEP_ALIVE_CONNECTION_CLOSED", Some(0x200)), ("WININET_HTTP_RESPONSE_BODY_RECEIVED", Some(0x201)),
            ("WININET_TCP_CONNECTION", Some(0x202)), ("WININET_DNS_QUERY", Some(0x203)),
            ("WININET_NETWORK_CHANGE_DETECTED", Some(0x204)), ("WININET_COOKIE_HEADER_RECEIVED", Some(0x205)),
            ("WININET_COOKIE_STORED", Some(0x206)), ("WININET_COOKIE_DELETED", Some(0x207)),
            ("WININET_COOKIE_BLOCKED", Some(0x208)), ("WININET_COOKIE_P3P_REJECTED", Some(0x209)),
            ("WININET_COOKIE_REQUEST_HEADER_CREATED", Some(0x20a)), ("WININET_COOKIE_ADDED_TO_HEADER", Some(0x20b)),
            ("WININET_AUTH_RESPONSE_RECEIVED", Some(0x20c)), ("WININET_AUTH_CLIENT_SETS_USERNAME", Some(0x20d)),
            ("WININET_AUTH_CLIENT_SETS_PASSWORD", Some(0x20e)), ("WININET_AUTH_USING_CACHED_CREDS", Some(0x20f)),
            ("WININET_AUTH_USING_DEFAULT_CREDS", Some(0x210)), ("WININET_AUTH_CLIENT_ADD_HEADERS", Some(0x211)),
            ("WININET_HTTPS_NEGOTIATION", Some(0x212)), ("WININET_HTTPS_SERVER_CERT_ERROR", Some(0x213)),
            ("WININET_HTTPS_SERVER_CERT_VALIDATED", Some(0x214)), ("WININET_HTTPS_CLIENT_CERT_REQUIRED", Some(0x215)),
            ("WININET_HTTPS_CLIENT_CERT_UNAVAILABLE", Some(0x216)), ("WININET_HTTPS_CLIENT_CERT_SELECTED", Some(0x217)),
            ("WININET_HTTPS_RENEGOTIATION", Some(0x218)), ("WININET_AUTOPROXY_SEARCH", Some(0x219)),
            ("WININET_AUTOPROXY_DHCP", Some(0x21a)), ("WININET_AUTOPROXY_DNS", Some(0x21b)),
            ("WININET_AUTOPROXY_DOWNLOAD", Some(0x21c)), ("WININET_AUTOPROXY_FIND_INFO_FOR_URL", Some(0x21d)),
            ("WININET_TEST_EVENT", Some(0x21e)), ("WININET_BLOCKING_AUTOPROXY_DETERMINATION", Some(0x21f)),
            ("WININET_TRANSFER", Some(0x220)), ("WININET_AUTOPROXY_SWPAD", Some(0x221)),
            ("WININET_REQUEST_HEADER", Some(0x222)), ("WININET_RESPONSE_HEADER", Some(0x223)),
            ("WININET_REQUEST_HEADER_OPTIONAL", Some(0x224)), ("Wininet_SendRequest", Some(0x226)),
            ("Wininet_OfflineCacheLookup", Some(0x227)), ("Wininet_OfflineCacheHit", Some(0x228)),
            ("Wininet_OfflineCacheMiss", Some(0x229)), ("Wininet_PreNet_CacheLookup", Some(0x22a)),
            ("Wininet_PreNet_CacheHit", Some(0x22b)), ("Wininet_PreNet_CacheMiss", Some(0x22c)),
            ("Wininet_PostNet_CacheLookup", Some(0x22d)), ("Wininet_PostNet_CacheHit", Some(0x22e)),
            ("Wininet_PostNet_CacheMiss", Some(0x22f)), ("Wininet_AutodialIfNotLocalHost", Some(0x230)),
            ("Wininet_ResolveHost", Some(0x231)), ("Wininet_SendRequest_Main", Some(0x232)),
            ("Wininet_SendRequest_Extra", Some(0x233)), ("Wininet_SendRequest_CRLF", Some(0x234)),
            ("Wininet_ReadData", Some(0x235)), ("Wininet_ReadDataPostReceiveBuf", Some(0x236)),
            ("Wininet_SendRequest_PostReceiveBuf", Some(0x237)), ("Wininet_DrainResponsePostReceiveBuf", Some(0x238)),
            ("Wininet_Connect", Some(0x239)), ("Wininet_LookupConnection", Some(0x23a)),
            ("Wininet_Redirect", Some(0x23b)), ("Wininet_Getaddrinfo", Some(0x23c)),
            ("Wininet_DHCP_I252WPAD", Some(0x23d)), ("Wininet_Select", Some(0x23e)),
            ("Wininet_UsageLogRequest", Some(0x23f)), ("Wininet_UsageLogScavenge", Some(0x240)),
            ("Wininet_SocketConnect", Some(0x241)), ("Wininet_AppCacheLookup", Some(0x242)),
            ("Wininet_RequestPrioritySet", Some(0x243)), ("WININET_AUTOPROXY_PERFTRACK_HOST_IP_LOOKUP", Some(0x244)),
            ("WININET_AUTOPROXY_PERFTRACK_SWPAD_LOOKUP", Some(0x245)),
            ("WININET_AUTOPROXY_PERFTRACK_KNOWN_DETECTION", Some(0x246)),
            ("WININET_AUTOPROXY_PERFTRACK_UNKNOWN_DETECTION", Some(0x247)),
            ("WININET_AUTOPROXY_PERFTRACK_SCRIPT_DOWNLOAD", Some(0x248)),
            ("WININET_AUTOPROXY_PERFTRACK_ALL", Some(0x24b)), ("WININET_HTTP_RESPONSE_BODY_READ_ERROR", Some(0x24c)),
            ("WININET_STREAM_DATA_INDICATED", Some(0x24d)), ("WININET_APPLICATION_OFFLINE_CHECK", Some(0x24e)),
            ("Wininet_SecurityContext", Some(0x24f)), ("Wininet_SocketReceiveDelay", Some(0x250)),
            ("Wininet_FileIO", Some(0x251)), ("Wininet_AppCacheHandle", Some(0x252)),
            ("Wininet_AppCacheServerContainer", Some(0x253)), ("Wininet_BlobServerContainer", Some(0x254)),
            ("Wininet_CacheClientBloomFilter", Some(0x255)), ("Wininet_CookieServerContainer", Some(0x256)),
            ("Wininet_CacheClientCounters", Some(0x257)), ("Wininet_WebSocketUpgrade", Some(0x258)),
            ("Wininet_WebSocketSession", Some(0x259)), ("Wininet_DependencyServerContainer", Some(0x25b)),
            ("Wininet_HstsServerContainer", Some(0x25c)), ("Wininet_CacheServerConnection", Some(0x25d)),
            ("Wininet_CacheServerEntryEnum", Some(0x25e)), ("Wininet_CacheServerContainer", Some(0x25f)),
            ("Wininet_UrlCacheContainer", Some(0x260)), ("Wininet_SyncInternetOpen", None),
            ("Wininet_SyncSendRequest", None), ("Wininet_SyncQueryDataAvailable", None), ("Wininet_SyncReadFile", None),
            ("Wininet_SyncWriteFile", None),
        ]
    )
    .with_opcodes(
        &[
            ("Fail", Some(0xb)), ("Fail", Some(0xb)), ("Fail", Some(0xb)), ("Fail", Some(0xb)), ("Fail", Some(0xb)),
            ("Fail", Some(0xb)), ("Fail", Some(0xb)), ("Fail", Some(0xb)), ("Fail", Some(0xb)), ("Fail", Some(0xb)),
            ("Fail", Some(0xb)), ("Start", Some(0x1)), ("Stop", Some(0x2)),
        ]
    )
    .with_maps(&[
        map(
            "mapWPADNetworkDecision", false,
            &[
                (0x0, "WPAD_NETWORK_DECISION_OFF"), (0x1, "WPAD_NETWORK_DECISION_ON"),
                (0x2, "WPAD_NETWORK_DECISION_UNKNOWN"), (0x3, "WPAD_NETWORK_DECISION_UNKNOWN"),
            ]
        ),
        map("maphttpProtocolType", false, &[(0x0, "HTTP"), (0x1, "SPDY3"), ]),
        map(
            "mapUsageLogRequestCache", false,
            &[(0x0, "Missed"), (0x1, "Hit"), (0x2, "Stale-Modified"), (0x3, "Stale-NotModified"), ]
        ),
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev(
            (101, 0), "WININET_ROOT_HANDLE_CREATED", (1, 255), (0, 65535), &[0], "",
            &[
                p("HINTERNET", 16), p("_UserAgentLength", 6),
                f("UserAgent", 2, 0, Quantity::Unstated, Quantity::Field(1), 65535), p("_AccessTypeLength", 6),
                f("AccessType", 2, 0, Quantity::Unstated, Quantity::Field(3), 65535), p("_ProxyListLength", 6),
                f("ProxyList", 2, 0, Quantity::Unstated, Quantity::Field(5), 65535), p("_ProxyBypassListLength", 6),
                f("ProxyBypassList", 2, 0, Quantity::Unstated, Quantity::Field(7), 65535), p("Flags", 8)
            ]
        ),
        ev(
            (102, 0), "WININET_OPEN_URL_HANDLE_CREATED", (1, 255), (1, 65535), &[0], "",
            &[
                p("ConnectionHandle", 16), p("ParentHandle", 16), p("_URLLength", 6),
                f("URL", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535), p("_HeadersLength", 6),
                f("Headers", 2, 0, Quantity::Unstated, Quantity::Field(4), 65535), p("Flags", 8)
            ]
        ),
        ev(
            (103, 0), "WININET_CONNECT_HANDLE_CREATED", (1, 255), (2, 65535), &[0], "",
            &[
                p("ConnectionHandle", 16), p("ParentHandle", 16), p("_ServerNameLength", 6),
                f("ServerName", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535), p("ServerPort", 8),
                p("_ServiceLength", 6), f("Service", 2, 0, Quantity::Unstated, Quantity::Field(5), 65535), p("Flags", 8)
            ]
        ),
        ev(
            (104, 0), "WININET_HTTP_REQUEST_HANDLE_CREATED", (1, 255), (3, 65535), &[0, 9], "",
            &[
                p("ConnectionHandle", 16), p("ParentHandle", 16), p("_VerbLength", 6),
                f("Verb", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535), p("_ObjectNameLength", 6),
                f("ObjectName", 2, 0, Quantity::Unstated, Quantity::Field(4), 65535), p("_VersionLength", 6),
                f("Version", 2, 0, Quantity::Unstated, Quantity::Field(6), 65535), p("_ReferrerLength", 8),
                f("Referrer", 2, 0, Quantity::Unstated, Quantity::Field(8), 65535), p("_AcceptTypesLength", 6),
                f("AcceptTypes", 2, 0, Quantity::Unstated, Quantity::Field(10), 65535), p("Flags", 8)
            ]
        ),
        ev((105, 0), "WININET_HANDLE_CLOSED", (1, 255), (4, 65535), &[0, 9], "", T0),
        ev((106, 0), "WININET_HANDLE_CREATE_FAILED", (0, 255), (5, 65535), &[0], "", T1),
        ev((107, 0), "WININET_HANDLE_CLOSE_FAILED", (0, 255), (6, 65535), &[0], "", T1),
        ev(
            (108, 0), "WININET_HTTP_REQUEST_HANDLE_CREATED108", (1, 255), (3, 65535), &[0, 9], "",
            &[
                p("ConnectionHandle", 16), p("_ServerNameLength", 6),
                f("ServerName", 2, 0, Quantity::Unstated, Quantity::Field(1), 65535), p("ServerPort", 8),
                p("_ServiceLength", 6), f("Service", 2, 0, Quantity::Unstated, Quantity::Field(4), 65535)
            ]
        ),
        ev((200, 0), "WININET_HTTP_REQUESTStart", (1, 255), (7, 11), &[1], "", T0),
        ev(
            (200, 1), "WININET_HTTP_REQUESTStart_V1", (1, 255), (7, 11), &[1, 9], "",
            &[p("HINTERNET", 16), p("Context", 16)]
        ),
        ev(
            (201, 0), "WININET_HTTP_REQUESTStop", (1, 255), (7, 12), &[1, 9], "",
            &[
                p("RequestHandle", 16), p("SocketHandle", 16), p("_VerbLength", 6),
                f("Verb", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535), p("Cookie", 13)
            ]
        ),
        ev((202, 0), "WININET_HTTP_REQUESTFail", (0, 255), (7, 0), &[1, 8], "", T2),
        ev(
            (203, 0), "WININET_HTTP_RESPONSEStop", (1, 255), (8, 12), &[1, 9], "",
            &[
                p("ResponseCode", 7), p("RequestHandle", 16), p("SocketHandle", 16), p("_VerbLength", 6),
                f("Verb", 2, 0, Quantity::Unstated, Quantity::Field(3), 65535), p("_ContentLengthStrLength", 6),
                f("ContentLength", 2, 0, Quantity::Unstated, Quantity::Field(5), 65535)
            ]
        ),
        ev((204, 0), "WININET_HTTP_RESPONSEFail", (1, 255), (8, 1), &[1, 8], "", T2),
        ev(
            (205, 0), "WININET_HTTP_CONNECTION_CLOSED", (1, 255), (9, 65535), &[1], "",
            &[
                p("ConnectionHandle", 16), p("SocketHandle", 16), p("_ReasonLength", 6),
                f("Reason", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev((206, 0), "WININET_KEEP_ALIVE_CONNECTION_REUSED", (1, 255), (10, 65535), &[1], "", T3),
        ev((207, 0), "WININET_KEEP_ALIVE_CONNECTION_POOLED", (1, 255), (11, 65535), &[1], "", T3),
        ev((208, 0), "WININET_KEEP_ALIVE_CONNECTION_CLOSED", (1, 255), (12, 65535), &[1], "", T3),
        ev((209, 0), "WININET_HTTP_RESPONSE_BODY_RECEIVED", (1, 255), (13, 65535), &[1, 9], "", T4),
        ev((210, 0), "WININET_REQUEST_HEADER", (2, 255), (46, 65535), &[1, 9, 13], "", T5),
        ev((211, 0), "WININET_RESPONSE_HEADER", (2, 255), (47, 65535), &[1, 9, 13], "", T5),
        ev((212, 0), "WININET_REQUEST_HEADER_OPTIONAL", (2, 255), (48, 65535), &[1, 13], "", T5),
        ev((213, 0), "WININET_HTTP_RESPONSE_BODY_READ_ERROR", (1, 255), (85, 65535), &[1, 8], "", T6),
        ev(
            (301, 0), "WININET_TCP_CONNECTIONStart", (1, 255), (14, 11), &[2, 9], "",
            &[
                p("_ServerNameLength", 6), f("ServerName", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("ConnectionHandle", 16), p("SocketHandle", 16), p("LocalPort", 8)
            ]
        ),
        ev(
            (302, 0), "WININET_TCP_CONNECTIONFail", (0, 255), (14, 2), &[2, 8], "",
            &[
                p("_ServerNameLength", 6), f("ServerName", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("ConnectionHandle", 16), p("Error", 8)
            ]
        ),
        ev((303, 0), "WININET_TCP_CONNECTIONStop", (1, 255), (14, 12), &[2, 9], "", &[p("SocketHandle", 16)]),
        ev(
            (304, 0), "WININET_DNS_QUERYStart", (1, 255), (15, 11), &[2], "",
            &[
                p("_HostNameLength", 6), f("HostName", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("RequestHandle", 16)
            ]
        ),
        ev((305, 0), "WININET_DNS_QUERYStop", (1, 255), (15, 12), &[2], "", T7),
        ev(
            (306, 0), "WININET_DNS_QUERYFail", (0, 255), (15, 3), &[2, 8], "",
            &[
                p("_HostNameLength", 6), f("HostName", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("RequestHandle", 16), p("Error", 8)
            ]
        ),
        ev((307, 0), "WININET_DNS_QUERYStop307", (1, 255), (15, 12), &[2], "", T7),
        ev((308, 0), "WININET_NETWORK_CHANGE_DETECTED", (1, 255), (16, 65535), &[2], "", T8),
        ev(
            (400, 0), "Wininet_WebSocketUpgrade", (1, 255), (97, 65535), &[13], "",
            &[
                p("CorrelationID", 15), p("InternetFlags", 8), p("Length", 6),
                f("Headers", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev(
            (401, 0), "Wininet_WebSocketUpgrade401", (1, 255), (97, 65535), &[13], "",
            &[
                p("CorrelationID", 15), p("ResponseCode", 7), p("Length", 6),
                f("Headers", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev((402, 0), "Wininet_WebSocketSessionStart", (1, 255), (98, 11), &[], "", T9),
        ev(
            (403, 0), "Wininet_WebSocketSessionStop", (1, 255), (98, 12), &[], "",
            &[p("CorrelationID", 15), p("Status", 6)]
        ),
        ev((404, 0), "Wininet_WebSocketSession", (1, 255), (98, 65535), &[13], "", T10),
        ev((405, 0), "Wininet_WebSocketSession405", (1, 255), (98, 65535), &[13], "", T10),
        ev((406, 0), "Wininet_WebSocketSession406", (1, 255), (98, 65535), &[], "", T11),
        ev((407, 0), "Wininet_WebSocketSession407", (1, 255), (98, 65535), &[], "", T12),
        ev((408, 0), "Wininet_WebSocketSession408", (1, 255), (98, 65535), &[], "", T11),
        ev((409, 0), "Wininet_WebSocketSession409", (1, 255), (98, 65535), &[], "", T12),
        ev((410, 0), "Wininet_WebSocketSession410", (1, 255), (98, 65535), &[], "", T11),
        ev((411, 0), "Wininet_WebSocketSession411", (1, 255), (98, 65535), &[], "", T11),
        ev((412, 0), "Wininet_WebSocketSession412", (1, 255), (98, 65535), &[], "", T9),
        ev((413, 0), "Wininet_WebSocketSession413", (1, 255), (98, 65535), &[], "", T9),
        ev((414, 0), "Wininet_WebSocketSession414", (1, 255), (98, 65535), &[10, 13, 14], "", T13),
        ev((415, 0), "Wininet_WebSocketSession415", (1, 255), (98, 65535), &[11, 13, 14], "", T13),
        ev((416, 0), "Wininet_WebSocketSession416", (1, 255), (98, 65535), &[10, 13, 14], "", T13),
        ev((417, 0), "Wininet_WebSocketSession417", (1, 255), (98, 65535), &[11, 13, 14], "", T13),
        ev((501, 0), "WININET_COOKIE_HEADER_RECEIVED", (1, 255), (17, 65535), &[6], "", T14),
        ev((502, 0), "WININET_COOKIE_STORED", (2, 255), (18, 65535), &[6], "", T15),
        ev((503, 0), "WININET_COOKIE_DELETED", (1, 255), (19, 65535), &[6], "", T15),
        ev((504, 0), "WININET_COOKIE_BLOCKED", (1, 255), (20, 65535), &[6], "", T15),
        ev((505, 0), "WININET_COOKIE_P3P_REJECTED", (1, 255), (21, 65535), &[6], "", T15),
        ev((506, 0), "WININET_COOKIE_REQUEST_HEADER_CREATED", (1, 255), (22, 65535), &[6], "", T14),
        ev((507, 0), "WININET_COOKIE_ADDED_TO_HEADER", (2, 255), (23, 65535), &[6], "", T15),
        ev((601, 0), "WININET_AUTH_RESPONSE_RECEIVED", (1, 255), (24, 65535), &[3], "", T16),
        ev((602, 0), "WININET_AUTH_CLIENT_SETS_USERNAME", (1, 255), (25, 65535), &[3], "", T17),
        ev((603, 0), "WININET_AUTH_CLIENT_SETS_PASSWORD", (1, 255), (26, 65535), &[3], "", T17),
        ev((604, 0), "WININET_AUTH_USING_CACHED_CREDS", (1, 255), (27, 65535), &[3], "", T17),
        ev((605, 0), "WININET_AUTH_USING_DEFAULT_CREDS", (1, 255), (28, 65535), &[3], "", T17),
        ev((606, 0), "WININET_AUTH_CLIENT_ADD_HEADERS", (1, 255), (29, 65535), &[3], "", T16),
        ev((701, 0), "WININET_HTTPS_NEGOTIATIONStart", (1, 255), (30, 11), &[4, 9], "", T4),
        ev((702, 0), "WININET_HTTPS_NEGOTIATIONStop", (1, 255), (30, 12), &[4, 9], "", T4),
        ev((703, 0), "WININET_HTTPS_NEGOTIATIONFail", (0, 255), (30, 4), &[4, 8], "", T6),
        ev((704, 0), "WININET_HTTPS_SERVER_CERT_ERROR", (0, 255), (31, 65535), &[4, 8], "", T6),
        ev(
            (705, 0), "WININET_HTTPS_SERVER_CERT_VALIDATED", (1, 255), (32, 65535), &[4], "",
            &[
                p("RequestHandle", 16), p("_CertHashLength", 6),
                f("CertHash", 2, 0, Quantity::Unstated, Quantity::Field(1), 65535), p("WarningFlags", 8)
            ]
        ),
        ev((706, 0), "WININET_HTTPS_CLIENT_CERT_REQUIRED", (1, 255), (33, 65535), &[4], "", T4),
        ev((707, 0), "WININET_HTTPS_CLIENT_CERT_UNAVAILABLE", (0, 255), (34, 65535), &[4, 8], "", T6),
        ev(
            (708, 0), "WININET_HTTPS_CLIENT_CERT_SELECTED", (1, 255), (35, 65535), &[4], "",
            &[
                p("RequestHandle", 16), p("_CertHashLength", 6),
                f("CertHash", 2, 0, Quantity::Unstated, Quantity::Field(1), 65535)
            ]
        ),
        ev((711, 0), "WININET_HTTPS_RENEGOTIATIONStart", (1, 255), (36, 11), &[4], "", T4),
        ev((712, 0), "WININET_HTTPS_RENEGOTIATIONStop", (1, 255), (36, 12), &[4], "", T4),
        ev((713, 0), "WININET_HTTPS_RENEGOTIATIONFail", (0, 255), (36, 5), &[4, 8], "", T6),
        ev(
            (801, 0), "WININET_AUTOPROXY_SEARCHStart", (1, 255), (37, 11), &[5], "",
            &[
                p("_ConnectionNameLength", 6), f("ConnectionName", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("DetectFlags", 8)
            ]
        ),
        ev(
            (801, 1), "WININET_AUTOPROXY_SEARCHStart_V1", (1, 255), (37, 11), &[5], "",
            &[
                p("_ConnectionNameLength", 6), f("ConnectionName", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("DetectFlags", 8)
            ]
        ),
        ev(
            (802, 0), "WININET_AUTOPROXY_DHCPStart", (2, 255), (38, 11), &[5], "",
            &[p("_InterfaceLength", 6), f("Interface", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535)]
        ),
        ev(
            (802, 1), "WININET_AUTOPROXY_DHCPStart_V1", (2, 255), (38, 11), &[5], "",
            &[p("_InterfaceLength", 6), f("Interface", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535)]
        ),
        ev(
            (803, 0), "WININET_AUTOPROXY_DHCPStop", (2, 255), (38, 12), &[5], "",
            &[
                p("_InterfaceLength", 6), f("Interface", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("_ConfigurationURLLength", 6),
                f("ConfigurationURL", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev(
            (803, 1), "WININET_AUTOPROXY_DHCPStop_V1", (2, 255), (38, 12), &[5], "",
            &[
                p("_InterfaceLength", 6), f("Interface", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("_ConfigurationURLLength", 6),
                f("ConfigurationURL", 1, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev(
            (804, 0), "WININET_AUTOPROXY_DHCPFail", (0, 255), (38, 7), &[5, 8], "",
            &[
                p("_InterfaceLength", 6), f("Interface", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("_ConfigurationURLLength", 6),
                f("ConfigurationURL", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535), p("Error", 8)
            ]
        ),
        ev(
            (804, 1), "WININET_AUTOPROXY_DHCPFail_V1", (0, 255), (38, 7), &[5, 8], "",
            &[
                p("_InterfaceLength", 6), f("Interface", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("_ConfigurationURLLength", 6),
                f("ConfigurationURL", 1, 0, Quantity::Unstated, Quantity::Field(2), 65535), p("Error", 8)
            ]
        ),
        ev((805, 0), "WININET_AUTOPROXY_DNSStart", (2, 255), (39, 11), &[5], "", &[p("DetectFlags", 8)]),
        ev(
            (806, 0), "WININET_AUTOPROXY_DNSStop", (2, 255), (39, 12), &[5], "",
            &[
                p("_ConfigurationURLLength", 6),
                f("ConfigurationURL", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535), p("DetectFlags", 8)
            ]
        ),
        ev(
            (806, 1), "WININET_AUTOPROXY_DNSStop_V1", (2, 255), (39, 12), &[5], "",
            &[
                p("_ConfigurationURLLength", 6),
                f("ConfigurationURL", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535), p("DetectFlags", 8)
            ]
        ),
        ev(
            (807, 0), "WININET_AUTOPROXY_DNSFail", (0, 255), (39, 8), &[5, 8], "", &[p("DetectFlags", 8), p("Error", 8)]
        ),
        ev((808, 0), "WININET_AUTOPROXY_SEARCHFail", (0, 255), (37, 6), &[5, 8], "", &[p("Error", 8)]),
        ev((809, 0), "WININET_AUTOPROXY_DOWNLOADStart", (1, 255), (40, 11), &[5], "", T18),
        ev((809, 1), "WININET_AUTOPROXY_DOWNLOADStart_V1", (1, 255), (40, 11), &[5], "", T19),
        ev((810, 0), "WININET_AUTOPROXY_DOWNLOADStop", (1, 255), (40, 12), &[5], "", T18),
        ev((810, 1), "WININET_AUTOPROXY_DOWNLOADStop_V1", (1, 255), (40, 12), &[5], "", T19),
        ev(
            (811, 0), "WININET_AUTOPROXY_DOWNLOADFail", (0, 255), (40, 9), &[5, 8], "",
            &[
                p("_ConfigurationURLLength", 6),
                f("ConfigurationURL", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535), p("Error", 8)
            ]
        ),
        ev(
            (811, 1), "WININET_AUTOPROXY_DOWNLOADFail_V1", (0, 255), (40, 9), &[5, 8], "",
            &[
                p("_ConfigurationURLLength", 6),
                f("ConfigurationURL", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535), p("Error", 8)
            ]
        ),
        ev(
            (812, 0), "WININET_AUTOPROXY_DOWNLOADFail812", (0, 255), (40, 9), &[5, 8], "",
            &[
                p("_ConfigurationURLLength", 6),
                f("ConfigurationURL", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535), p("_MIMETypeLength", 6),
                f("MIMEType", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535), p("Error", 8)
            ]
        ),
        ev(
            (812, 1), "WININET_AUTOPROXY_DOWNLOADFail812_V1", (0, 255), (40, 9), &[5, 8], "",
            &[
                p("_ConfigurationURLLength", 6),
                f("ConfigurationURL", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535), p("_MIMETypeLength", 6),
                f("MIMEType", 1, 0, Quantity::Unstated, Quantity::Field(2), 65535), p("Error", 8)
            ]
        ),
        ev(
            (813, 0), "WININET_AUTOPROXY_FIND_INFO_FOR_URLStart", (1, 255), (41, 11), &[5], "",
            &[p("_URLLength", 6), f("URL", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535)]
        ),
        ev(
            (813, 1), "WININET_AUTOPROXY_FIND_INFO_FOR_URLStart_V1", (1, 255), (41, 11), &[5], "",
            &[p("_URLLength", 6), f("URL", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535)]
        ),
        ev(
            (814, 0), "WININET_AUTOPROXY_FIND_INFO_FOR_URLStop", (1, 255), (41, 12), &[5], "",
            &[
                p("_URLLength", 6), f("URL", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("_ProxyStringLength", 6), f("ProxyString", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev(
            (814, 1), "WININET_AUTOPROXY_FIND_INFO_FOR_URLStop_V1", (1, 255), (41, 12), &[5], "",
            &[
                p("_URLLength", 6), f("URL", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("_ProxyStringLength", 6), f("ProxyString", 1, 0, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev(
            (815, 0), "WININET_AUTOPROXY_FIND_INFO_FOR_URLFail", (0, 255), (41, 10), &[5, 8], "",
            &[p("_URLLength", 6), f("URL", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535), p("Error", 8)]
        ),
        ev(
            (815, 1), "WININET_AUTOPROXY_FIND_INFO_FOR_URLFail_V1", (0, 255), (41, 10), &[5, 8], "",
            &[p("_URLLength", 6), f("URL", 1, 0, Quantity::Unstated, Quantity::Field(0), 65535), p("Error", 8)]
        ),
        ev((816, 0), "WININET_BLOCKING_AUTOPROXY_DETERMINATIONStart", (1, 255), (43, 11), &[5], "", &[]),
        ev((817, 0), "WININET_BLOCKING_AUTOPROXY_DETERMINATIONStop", (1, 255), (43, 12), &[5], "", &[]),
        ev((818, 0), "WININET_TRANSFER", (1, 255), (44, 65535), &[0], "", &[]),
        ev(
            (819, 0), "WININET_AUTOPROXY_SWPAD", (1, 255), (45, 65535), &[5], "",
            &[f("WPADNetworkDecision", 8, 0, Quantity::Unstated, Quantity::Unstated, 0), p("NetworkCount", 8)]
        ),
        ev((820, 0), "WININET_AUTOPROXY_PERFTRACK_HOST_IP_LOOKUPStart", (1, 255), (79, 11), &[5], "", &[]),
        ev((821, 0), "WININET_AUTOPROXY_PERFTRACK_HOST_IP_LOOKUPStop", (1, 255), (79, 12), &[5], "", &[]),
        ev((822, 0), "WININET_AUTOPROXY_PERFTRACK_SWPAD_LOOKUPStart", (1, 255), (80, 11), &[5], "", &[]),
        ev((823, 0), "WININET_AUTOPROXY_PERFTRACK_SWPAD_LOOKUPStop", (1, 255), (80, 12), &[5], "", &[]),
        ev((824, 0), "WININET_AUTOPROXY_PERFTRACK_KNOWN_DETECTIONStart", (1, 255), (81, 11), &[5], "", &[]),
        ev((825, 0), "WININET_AUTOPROXY_PERFTRACK_KNOWN_DETECTIONStop", (1, 255), (81, 12), &[5], "", &[]),
        ev((826, 0), "WININET_AUTOPROXY_PERFTRACK_UNKNOWN_DETECTIONStart", (1, 255), (82, 11), &[5], "", &[]),
        ev((827, 0), "WININET_AUTOPROXY_PERFTRACK_UNKNOWN_DETECTIONStop", (1, 255), (82, 12), &[5], "", &[]),
        ev((828, 0), "WININET_AUTOPROXY_PERFTRACK_SCRIPT_DOWNLOADStart", (1, 255), (83, 11), &[5], "", &[]),
        ev((829, 0), "WININET_AUTOPROXY_PERFTRACK_SCRIPT_DOWNLOADStop", (1, 255), (83, 12), &[5], "", &[]),
        ev((834, 0), "WININET_AUTOPROXY_PERFTRACK_ALLStart", (1, 255), (84, 11), &[5], "", T20),
        ev((835, 0), "WININET_AUTOPROXY_PERFTRACK_ALLStop", (1, 255), (84, 12), &[5], "", T20),
        ev((901, 0), "WININET_APPLICATION_OFFLINE_CHECKStart", (1, 255), (87, 11), &[12], "", &[p("AppPackageSid", 1)]),
        ev(
            (902, 0), "WININET_APPLICATION_OFFLINE_CHECKStop", (1, 255), (87, 12), &[12], "",
            &[p("Result", 8), p("Offline", 13)]
        ),
        ev(
            (1000, 0), "WININET_TEST_EVENT", (1, 255), (42, 65535), &[2], "",
            &[
                p("_TestStr0Length", 4), f("TestStr0", 2, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("_TestStr1Length", 6), f("TestStr1", 2, 0, Quantity::Unstated, Quantity::Field(2), 65535),
                p("_TestStr2Length", 8), f("TestStr2", 2, 0, Quantity::Unstated, Quantity::Field(4), 65535),
                p("_TestStr0WLength", 4), f("TestStr0W", 1, 0, Quantity::Unstated, Quantity::Field(6), 65535),
                p("_TestStr1WLength", 6), f("TestStr1W", 1, 0, Quantity::Unstated, Quantity::Field(8), 65535),
                p("_TestStr2WLength", 8), f("TestStr2W", 1, 0, Quantity::Unstated, Quantity::Field(10), 65535),
                p("TestStrLength", 6), f("TestStr", 2, 0, Quantity::Unstated, Quantity::Field(12), 65535),
                p("TestStrWLength", 6), f("TestStrW", 1, 0, Quantity::Unstated, Quantity::Field(14), 65535)
            ]
        ),
        ev((1007, 0), "Wininet_SendRequestStart", (1, 255), (49, 11), &[7], "", T21),
        ev(
            (1008, 0), "Wininet_SendRequestStop", (1, 255), (49, 12), &[7], "",
            &[
                p("Request", 16), p("StatusLineLength", 8),
                f("StatusLine", 2, 0, Quantity::Unstated, Quantity::Field(1), 65535)
            ]
        ),
        ev((1009, 0), "Wininet_OfflineCacheLookup", (1, 255), (50, 65535), &[7], "", T22),
        ev((1011, 0), "Wininet_OfflineCacheHit", (1, 255), (51, 65535), &[7], "", T22),
        ev((1013, 0), "Wininet_OfflineCacheMiss", (1, 255), (52, 65535), &[7], "", T22),
        ev((1015, 0), "Wininet_PreNet_CacheLookup", (1, 255), (53, 65535), &[7, 9], "", T22),
        ev((1017, 0), "Wininet_PreNet_CacheHit", (1, 255), (54, 65535), &[7, 9], "", T22),
        ev((1019, 0), "Wininet_PreNet_CacheMiss", (1, 255), (55, 65535), &[7, 9], "", T22),
        ev((1021, 0), "Wininet_PostNet_CacheLookup", (1, 255), (56, 65535), &[7], "", T22),
        ev((1023, 0), "Wininet_PostNet_CacheHit", (1, 255), (57, 65535), &[7, 9], "", T22),
        ev((1025, 0), "Wininet_PostNet_CacheMiss", (1, 255), (58, 65535), &[7], "", T22),
        ev((1027, 0), "Wininet_AutodialIfNotLocalHostStart", (1, 255), (59, 11), &[7], "", T23),
        ev((1028, 0), "Wininet_AutodialIfNotLocalHostStop", (1, 255), (59, 12), &[7], "", T22),
        ev((1029, 0), "Wininet_ResolveHostStart", (1, 255), (60, 11), &[7, 9], "", T23),
        ev((1030, 0), "Wininet_ResolveHostStop", (1, 255), (60, 12), &[7, 9], "", T23),
        ev((1031, 0), "Wininet_SendRequest_Main", (1, 255), (61, 65535), &[7, 9], "", T24),
        ev((1033, 0), "Wininet_SendRequest_Extra", (1, 255), (62, 65535), &[7], "", T24),
        ev((1035, 0), "Wininet_SendRequest_CRLF", (1, 255), (63, 65535), &[7], "", T24),
        ev((1037, 0), "Wininet_ReadData", (1, 255), (64, 65535), &[7, 9], "", T24),
        ev((1039, 0), "Wininet_ReadDataPostReceiveBuf", (1, 255), (65, 65535), &[7], "", T24),
        ev((1041, 0), "Wininet_SendRequest_PostReceiveBuf", (1, 255), (66, 65535), &[7, 9], "", T24),
        ev((1043, 0), "Wininet_DrainResponsePostReceiveBuf", (1, 255), (67, 65535), &[7], "", T24),
        ev((1045, 0), "Wininet_ConnectStart", (1, 255), (68, 11), &[7, 9], "", T22),
        ev((1046, 0), "Wininet_ConnectStop", (1, 255), (68, 12), &[7], "", T25),
        ev(
            (1046, 1), "Wininet_ConnectStop_V1", (1, 255), (68, 12), &[7, 9], "",
            &[
                p("Request", 16), p("Socket", 8), f("Protocol", 8, 0, Quantity::Unstated, Quantity::Unstated, 1),
                p("LocalAddressLength", 8), f("LocalAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535),
                p("RemoteAddressLength", 8), f("RemoteAddress", 14, 0, Quantity::Unstated, Quantity::Field(5), 65535)
            ]
        ),
        ev((1047, 0), "Wininet_LookupConnectionStart", (1, 255), (69, 11), &[7], "", T22),
        ev((1048, 0), "Wininet_LookupConnectionStop", (1, 255), (69, 12), &[7], "", T25),
        ev((1049, 0), "Wininet_Redirect", (1, 255), (70, 65535), &[7, 9], "", T21),
        ev((1051, 0), "Wininet_GetaddrinfoStart", (1, 255), (71, 11), &[7], "", &[p("Flags", 8), p("AddressName", 2)]),
        ev(
            (1052, 0), "Wininet_GetaddrinfoStop", (1, 255), (71, 12), &[7], "",
            &[p("error", 8), p("Flags", 8), p("AddressName", 2)]
        ),
        ev(
            (1053, 0), "Wininet_DHCP_I252WPADStart", (1, 255), (72, 11), &[7], "", &[p("Order", 8), p("AddressName", 2)]
        ),
        ev((1054, 0), "Wininet_DHCP_I252WPADStop", (1, 255), (72, 12), &[7], "", &[p("error", 8), p("AddressName", 2)]),
        ev((1055, 0), "Wininet_SelectStart", (1, 255), (73, 11), &[7], "", T26),
        ev((1056, 0), "Wininet_SelectStop", (1, 255), (73, 12), &[7], "", T26),
        ev(
            (1057, 0), "Wininet_UsageLogRequest", (1, 255), (74, 65535), &[13], "",
            &[
                p("URL", 2), p("Verb", 2), p("RequestHeaders", 2), p("ResponseHeaders", 2), p("Status", 8),
                f("UsageLogRequestCache", 8, 0, Quantity::Unstated, Quantity::Unstated, 2)
            ]
        ),
        ev((1058, 0), "Wininet_UsageLogScavenge", (1, 255), (75, 65535), &[13], "", &[p("URL", 2)]),
        ev(
            (1059, 0), "Wininet_SocketConnectStart", (1, 255), (76, 11), &[7, 9], "",
            &[p("Request", 16), p("Socket", 8), p("SourcePort", 8), p("RemoteAddressIndex", 8)]
        ),
        ev((1060, 0), "Wininet_SocketConnectStop", (1, 255), (76, 12), &[7, 9], "", T25),
        ev((1061, 0), "Wininet_AppCacheLookupStart", (1, 255), (77, 11), &[7], "", &[p("URL", 1)]),
        ev((1062, 0), "Wininet_AppCacheLookupStop", (1, 255), (77, 12), &[7], "", &[p("ManifestURL", 1)]),
        ev(
            (1063, 0), "Wininet_RequestPrioritySet", (1, 255), (78, 65535), &[7], "",
            &[p("Request", 16), p("OldPriority", 7), p("NewPriority", 7)]
        ),
        ev(
            (1064, 0), "WININET_STREAM_DATA_INDICATED", (1, 255), (86, 65535), &[7, 9], "",
            &[p("RequestHandle", 16), p("StreamId", 8), p("Size", 8), p("Headers", 13)]
        ),
        ev(
            (1065, 0), "Wininet_SecurityContextStart", (1, 255), (88, 11), &[7], "",
            &[p("Context", 16), p("HostName", 2), p("NegotiationCount", 8), p("Socket", 8)]
        ),
        ev(
            (1066, 0), "Wininet_SecurityContextStop", (1, 255), (88, 12), &[7], "",
            &[p("Context", 16), p("HostName", 2), p("NegotiationCount", 8), p("Socket", 8), p("Status", 8)]
        ),
        ev((1067, 0), "Wininet_SocketReceiveDelayStart", (1, 255), (89, 11), &[7], "", T25),
        ev((1068, 0), "Wininet_SocketReceiveDelayStop", (1, 255), (89, 12), &[7], "", T25),
        ev((1069, 0), "Wininet_FileIOStart", (1, 255), (90, 11), &[7], "", T27),
        ev((1070, 0), "Wininet_FileIOStop", (1, 255), (90, 12), &[7], "", T27),
        ev(
            (1071, 0), "Wininet_FileIOStart1071", (1, 255), (90, 11), &[7], "",
            &[
                p("Handle", 16), p("Operation", 8), p("ClientType", 8), p("ThreadInfoUIType", 8), p("IsSync", 13),
                p("DataLength", 8)
            ]
        ),
        ev((1072, 0), "Wininet_FileIOStop1072", (1, 255), (90, 12), &[7], "", T27),
        ev(
            (1073, 0), "Wininet_AppCacheHandleStart", (1, 255), (91, 11), &[7], "",
            &[p("Object", 16), p("Url", 1), p("LocalFileName", 1)]
        ),
        ev((1074, 0), "Wininet_AppCacheHandleStop", (1, 255), (91, 12), &[7], "", T28),
        ev((1075, 0), "Wininet_AppCacheHandleStart1075", (1, 255), (91, 11), &[7], "", T29),
        ev((1076, 0), "Wininet_AppCacheHandleStop1076", (1, 255), (91, 12), &[7], "", T28),
        ev((1077, 0), "Wininet_AppCacheHandleStart1077", (1, 255), (91, 11), &[7], "", T29),
        ev((1078, 0), "Wininet_AppCacheHandleStop1078", (1, 255), (91, 12), &[7], "", T28),
        ev(
            (1079, 0), "Wininet_AppCacheHandleStart1079", (1, 255), (91, 11), &[7], "",
            &[p("Object", 16), p("DataSize", 8)]
        ),
        ev((1080, 0), "Wininet_AppCacheHandleStop1080", (1, 255), (91, 12), &[7], "", T28),
        ev((1081, 0), "Wininet_AppCacheHandleStart1081", (1, 255), (91, 11), &[7], "", T30),
        ev((1082, 0), "Wininet_AppCacheHandleStop1082", (1, 255), (91, 12), &[7], "", T28),
        ev((1083, 0), "Wininet_AppCacheHandleStart1083", (1, 255), (91, 11), &[7], "", T31),
        ev((1084, 0), "Wininet_AppCacheHandleStop1084", (1, 255), (91, 12), &[7], "", T28),
        ev((1085, 0), "Wininet_AppCacheHandleStart1085", (1, 255), (91, 11), &[7], "", T30),
        ev((1086, 0), "Wininet_AppCacheHandleStop1086", (1, 255), (91, 12), &[7], "", T28),
        ev((1087, 0), "Wininet_AppCacheHandleStart1087", (1, 255), (91, 11), &[7], "", T30),
        ev((1088, 0), "Wininet_AppCacheHandleStop1088", (1, 255), (91, 12), &[7], "", T28),
        ev(
            (1089, 0), "Wininet_AppCacheServerContainerStart", (1, 255), (92, 11), &[7], "",
            &[p("Object", 16), p("Handle", 16), p("Directory", 1), p("IsIEAppContainer", 13)]
        ),
        ev((1090, 0), "Wininet_AppCacheServerContainerStop", (1, 255), (92, 12), &[7], "", T28),
        ev((1091, 0), "Wininet_AppCacheServerContainerStart1091", (1, 255), (92, 11), &[7], "", T30),
        ev((1092, 0), "Wininet_AppCacheServerContainerStop1092", (1, 255), (92, 12), &[7], "", T28),
        ev((1093, 0), "Wininet_AppCacheServerContainerStart1093", (1, 255), (92, 11), &[7], "", T30),
        ev((1094, 0), "Wininet_AppCacheServerContainerStop1094", (1, 255), (92, 12), &[7], "", T28),
        ev((1095, 0), "Wininet_AppCacheServerContainerStart1095", (1, 255), (92, 11), &[7], "", T31),
        ev((1096, 0), "Wininet_AppCacheServerContainerStop1096", (1, 255), (92, 12), &[7], "", T28),
        ev((1097, 0), "Wininet_AppCacheServerContainerStart1097", (1, 255), (92, 11), &[7], "", T31),
        ev((1098, 0), "Wininet_AppCacheServerContainerStop1098", (1, 255), (92, 12), &[7], "", T28),
        ev((1099, 0), "Wininet_AppCacheServerContainerStart1099", (1, 255), (92, 11), &[7], "", T32),
        ev((1100, 0), "Wininet_AppCacheServerContainerStop1100", (1, 255), (92, 12), &[7], "", T28),
        ev(
            (1101, 0), "Wininet_AppCacheServerContainerStart1101", (1, 255), (92, 11), &[7], "",
            &[
                p("Object", 16), p("MasterUrl", 1), p("ManifestURL", 1), p("DataSize", 8), p("EntryType", 8),
                p("HeaderSize", 8)
            ]
        ),
        ev((1102, 0), "Wininet_AppCacheServerContainerStop1102", (1, 255), (92, 12), &[7], "", T28),
        ev((1103, 0), "Wininet_AppCacheServerContainerStart1103", (1, 255), (92, 11), &[7], "", T30),
        ev((1104, 0), "Wininet_AppCacheServerContainerStop1104", (1, 255), (92, 12), &[7], "", T28),
        ev((1105, 0), "Wininet_AppCacheServerContainerStart1105", (1, 255), (92, 11), &[7], "", T30),
        ev((1106, 0), "Wininet_AppCacheServerContainerStop1106", (1, 255), (92, 12), &[7], "", T28),
        ev((1107, 0), "Wininet_AppCacheServerContainerStart1107", (1, 255), (92, 11), &[7], "", T30),
        ev((1108, 0), "Wininet_AppCacheServerContainerStop1108", (1, 255), (92, 12), &[7], "", T28),
        ev((1109, 0), "Wininet_AppCacheServerContainerStart1109", (1, 255), (92, 11), &[7], "", T30),
        ev((1110, 0), "Wininet_AppCacheServerContainerStop1110", (1, 255), (92, 12), &[7], "", T28),
        ev((1111, 0), "Wininet_BlobServerContainerStart", (1, 255), (93, 11), &[7], "", T33),
        ev((1112, 0), "Wininet_BlobServerContainerStop", (1, 255), (93, 12), &[7], "", T28),
        ev((1113, 0), "Wininet_BlobServerContainerStart1113", (1, 255), (93, 11), &[7], "", T30),
        ev((1114, 0), "Wininet_BlobServerContainerStop1114", (1, 255), (93, 12), &[7], "", T28),
        ev((1115, 0), "Wininet_BlobServerContainerStart1115", (1, 255), (93, 11), &[7], "", T30),
        ev((1116, 0), "Wininet_BlobServerContainerStop1116", (1, 255), (93, 12), &[7], "", T28),
        ev((1117, 0), "Wininet_BlobServerContainerStart1117", (1, 255), (93, 11), &[7], "", T31),
        ev((1118, 0), "Wininet_BlobServerContainerStop1118", (1, 255), (93, 12), &[7], "", T28),
        ev((1119, 0), "Wininet_BlobServerContainerStart1119", (1, 255), (93, 11), &[7], "", T31),
        ev((1120, 0), "Wininet_BlobServerContainerStop1120", (1, 255), (93, 12), &[7], "", T28),
        ev((1121, 0), "Wininet_BlobServerContainerStart1121", (1, 255), (93, 11), &[7], "", T31),
        ev((1122, 0), "Wininet_BlobServerContainerStop1122", (1, 255), (93, 12), &[7], "", T28),
        ev((1123, 0), "Wininet_BlobServerContainerStart1123", (1, 255), (93, 11), &[7], "", T30),
        ev((1124, 0), "Wininet_BlobServerContainerStop1124", (1, 255), (93, 12), &[7], "", T28),
        ev((1125, 0), "Wininet_CacheClientBloomFilterStart", (1, 255), (94, 11), &[7], "", T8),
        ev((1126, 0), "Wininet_CacheClientBloomFilterStop", (1, 255), (94, 12), &[7], "", &[p("HResult", 8)]),
        ev((1127, 0), "Wininet_CacheClientBloomFilterStart1127", (1, 255), (94, 11), &[7], "", &[]),
        ev((1128, 0), "Wininet_CacheClientBloomFilterStop1128", (1, 255), (94, 12), &[7], "", &[]),
        ev((1129, 0), "Wininet_CookieServerContainerStart", (1, 255), (95, 11), &[7], "", T33),
        ev((1130, 0), "Wininet_CookieServerContainerStop", (1, 255), (95, 12), &[7], "", T28),
        ev((1131, 0), "Wininet_CookieServerContainerStart1131", (1, 255), (95, 11), &[7], "", T30),
        ev((1132, 0), "Wininet_CookieServerContainerStop1132", (1, 255), (95, 12), &[7], "", T28),
        ev(
            (1133, 0), "Wininet_CookieServerContainerStart1133", (1, 255), (95, 11), &[7], "",
            &[p("Object", 16), p("MinimizedRDomain", 1)]
        ),
        ev((1134, 0), "Wininet_CookieServerContainerStop1134", (1, 255), (95, 12), &[7], "", T28),
        ev((1135, 0), "Wininet_CookieServerContainerStart1135", (1, 255), (95, 11), &[7], "", T30),
        ev((1136, 0), "Wininet_CookieServerContainerStop1136", (1, 255), (95, 12), &[7], "", T28),
        ev(
            (1137, 0), "Wininet_CookieServerContainerStart1137", (1, 255), (95, 11), &[7], "",
            &[p("Object", 16), p("Hash", 9), p("OperationCount", 8)]
        ),
        ev((1138, 0), "Wininet_CookieServerContainerStop1138", (1, 255), (95, 12), &[7], "", T28),
        ev((1139, 0), "Wininet_CookieServerContainerStart1139", (1, 255), (95, 11), &[7], "", T30),
        ev((1140, 0), "Wininet_CookieServerContainerStop1140", (1, 255), (95, 12), &[7], "", T28),
        ev((1141, 0), "Wininet_CacheClientCountersStart", (1, 255), (96, 11), &[7], "", T34),
        ev((1142, 0), "Wininet_CacheClientCountersStop", (1, 255), (96, 12), &[7], "", T28),
        ev(
            (1143, 0), "Wininet_DependencyServerContainerStart", (1, 255), (99, 11), &[7], "",
            &[p("Object", 16), p("Url", 1), p("BlobSize", 8)]
        ),
        ev((1144, 0), "Wininet_DependencyServerContainerStop", (1, 255), (99, 12), &[7], "", T28),
        ev((1145, 0), "Wininet_DependencyServerContainerStart1145", (1, 255), (99, 11), &[7], "", T31),
        ev((1146, 0), "Wininet_DependencyServerContainerStop1146", (1, 255), (99, 12), &[7], "", T28),
        ev((1147, 0), "Wininet_DependencyServerContainerStart1147", (1, 255), (99, 11), &[7], "", T30),
        ev((1148, 0), "Wininet_DependencyServerContainerStop1148", (1, 255), (99, 12), &[7], "", T28),
        ev(
            (1149, 0), "Wininet_DependencyServerContainerStart1149", (1, 255), (99, 11), &[7], "",
            &[p("Object", 16), p("Handle", 16), p("IsCreateContainer", 13), p("Directory", 1)]
        ),
        ev((1150, 0), "Wininet_DependencyServerContainerStop1150", (1, 255), (99, 12), &[7], "", T28),
        ev((1151, 0), "Wininet_DependencyServerContainerStart1151", (1, 255), (99, 11), &[7], "", T30),
        ev((1152, 0), "Wininet_DependencyServerContainerStop1152", (1, 255), (99, 12), &[7], "", T28),
        ev((1153, 0), "Wininet_HstsServerContainerStart", (1, 255), (100, 11), &[7], "", T33),
        ev((1154, 0), "Wininet_HstsServerContainerStop", (1, 255), (100, 12), &[7], "", T28),
        ev((1155, 0), "Wininet_HstsServerContainerStart1155", (1, 255), (100, 11), &[7], "", T30),
        ev((1156, 0), "Wininet_HstsServerContainerStop1156", (1, 255), (100, 12), &[7], "", T28),
        ev(
            (1157, 0), "Wininet_HstsServerContainerStart1157", (1, 255), (100, 11), &[7], "",
            &[p("Object", 16), p("MinimizedRDomain", 1), p("Hash", 9)]
        ),
        ev((1158, 0), "Wininet_HstsServerContainerStop1158", (1, 255), (100, 12), &[7], "", T28),
        ev(
            (1159, 0), "Wininet_HstsServerContainerStart1159", (1, 255), (100, 11), &[7], "",
            &[p("Object", 16), p("Hash", 9), p("HstsEntryCount", 8)]
        ),
        ev((1160, 0), "Wininet_HstsServerContainerStop1160", (1, 255), (100, 12), &[7], "", T28),
        ev((1161, 0), "Wininet_HstsServerContainerStart1161", (1, 255), (100, 11), &[7], "", T30),
        ev((1162, 0), "Wininet_HstsServerContainerStop1162", (1, 255), (100, 12), &[7], "", T28),
        ev((1163, 0), "Wininet_CacheServerConnectionStart", (1, 255), (101, 11), &[7], "", T30),
        ev((1164, 0), "Wininet_CacheServerConnectionStop", (1, 255), (101, 12), &[7], "", T28),
        ev((1165, 0), "Wininet_CacheServerConnectionStart1165", (1, 255), (101, 11), &[7], "", T34),
        ev((1166, 0), "Wininet_CacheServerConnectionStop1166", (1, 255), (101, 12), &[7], "", T28),
        ev((1167, 0), "Wininet_CacheServerEntryEnumStart", (1, 255), (102, 11), &[7], "", T30),
        ev((1168, 0), "Wininet_CacheServerEntryEnumStop", (1, 255), (102, 12), &[7], "", T28),
        ev(
            (1169, 0), "Wininet_CacheServerEntryEnumStart1169", (1, 255), (102, 11), &[7], "",
            &[p("Object", 16), p("Handle", 16), p("Filter", 8), p("GroupId", 9)]
        ),
        ev((1170, 0), "Wininet_CacheServerEntryEnumStop1170", (1, 255), (102, 12), &[7], "", T28),
        ev((1171, 0), "Wininet_CacheServerEntryEnumStart1171", (1, 255), (102, 11), &[7], "", T30),
        ev((1172, 0), "Wininet_CacheServerEntryEnumStop1172", (1, 255), (102, 12), &[7], "", T28),
        ev(
            (1173, 0), "Wininet_CacheServerContainerStart", (1, 255), (103, 11), &[7], "",
            &[p("Object", 16), p("EntryMaxAge", 8)]
        ),
        ev((1174, 0), "Wininet_CacheServerContainerStop", (1, 255), (103, 12), &[7], "", T28),
        ev(
            (1175, 0), "Wininet_CacheServerContainerStart1175", (1, 255), (103, 11), &[7], "",
            &[
                p("Object", 16), p("Type", 8), p("Flags", 8), p("Url", 1), p("Redirect", 1), p("Filename", 1),
                p("Extension", 1)
            ]
        ),
        ev((1176, 0), "Wininet_CacheServerContainerStop1176", (1, 255), (103, 12), &[7], "", T28),
        ev(
            (1177, 0), "Wininet_CacheServerContainerStart1177", (1, 255), (103, 11), &[7], "",
            &[p("Object", 16), p("Url", 1), p("ValidateCreationTime", 13)]
        ),
        ev((1178, 0), "Wininet_CacheServerContainerStop1178", (1, 255), (103, 12), &[7], "", T28),
        ev((1179, 0), "Wininet_CacheServerContainerStart1179", (1, 255), (103, 11), &[7], "", T32),
        ev((1180, 0), "Wininet_CacheServerContainerStop1180", (1, 255), (103, 12), &[7], "", T28),
        ev((1181, 0), "Wininet_CacheServerContainerStart1181", (1, 255), (103, 11), &[7], "", T30),
        ev((1182, 0), "Wininet_CacheServerContainerStop1182", (1, 255), (103, 12), &[7], "", T28),
        ev((1183, 0), "Wininet_CacheServerContainerStart1183", (1, 255), (103, 11), &[7], "", T31),
        ev((1184, 0), "Wininet_CacheServerContainerStop1184", (1, 255), (103, 12), &[7], "", T28),
        ev(
            (1185, 0), "Wininet_CacheServerContainerStart1185", (1, 255), (103, 11), &[7], "",
            &[p("Object", 16), p("Url", 1), p("Type", 8)]
        ),
        ev((1186, 0), "Wininet_CacheServerContainerStop1186", (1, 255), (103, 12), &[7], "", T28),
        ev((1187, 0), "Wininet_CacheServerContainerStart1187", (1, 255), (103, 11), &[7], "", T31),
        ev((1188, 0), "Wininet_CacheServerContainerStop1188", (1, 255), (103, 12), &[7], "", T28),
        ev(
            (1189, 0), "Wininet_CacheServerContainerStart1189", (1, 255), (103, 11), &[7], "",
            &[p("Object", 16), p("Url", 1), p("Fields", 8)]
        ),
        ev((1190, 0), "Wininet_CacheServerContainerStop1190", (1, 255), (103, 12), &[7], "", T28),
        ev((1191, 0), "Wininet_CacheServerContainerStart1191", (1, 255), (103, 11), &[7], "", T30),
        ev((1192, 0), "Wininet_CacheServerContainerStop1192", (1, 255), (103, 12), &[7], "", T28),
        ev((1193, 0), "Wininet_CacheServerContainerStart1193", (1, 255), (103, 11), &[7], "", T30),
        ev((1194, 0), "Wininet_CacheServerContainerStop1194", (1, 255), (103, 12), &[7], "", T28),
        ev(
            (1195, 0), "Wininet_CacheServerContainerStart1195", (1, 255), (103, 11), &[7], "",
            &[p("Object", 16), p("Limit", 9)]
        ),
        ev((1196, 0), "Wininet_CacheServerContainerStop1196", (1, 255), (103, 12), &[7], "", T28),
        ev(
            (1197, 0), "Wininet_CacheServerContainerStart1197", (1, 255), (103, 11), &[7], "",
            &[p("Object", 16), p("Factor", 8), p("Filter", 8)]
        ),
        ev((1198, 0), "Wininet_CacheServerContainerStop1198", (1, 255), (103, 12), &[7], "", T28),
        ev((1199, 0), "Wininet_CacheServerContainerStart1199", (1, 255), (103, 11), &[7], "", T30),
        ev((1200, 0), "Wininet_CacheServerContainerStop1200", (1, 255), (103, 12), &[7], "", T28),
        ev((1201, 0), "Wininet_CacheServerContainerStart1201", (1, 255), (103, 11), &[7], "", T30),
        ev((1202, 0), "Wininet_CacheServerContainerStop1202", (1, 255), (103, 12), &[7], "", T28),
        ev(
            (1203, 0), "Wininet_CacheServerContainerStart1203", (1, 255), (103, 11), &[7], "",
            &[p("Object", 16), p("Filename", 1)]
        ),
        ev((1204, 0), "Wininet_CacheServerContainerStop1204", (1, 255), (103, 12), &[7], "", T28),
        ev(
            (1205, 0), "Wininet_CacheServerContainerStart1205", (1, 255), (103, 11), &[7], "",
            &[p("Object", 16), p("Flags", 8)]
        ),
        ev((1206, 0), "Wininet_CacheServerContainerStop1206", (1, 255), (103, 12), &[7], "", T28),
        ev((1207, 0), "Wininet_CacheServerContainerStart1207", (1, 255), (103, 11), &[7], "", T35),
        ev((1208, 0), "Wininet_CacheServerContainerStop1208", (1, 255), (103, 12), &[7], "", T28),
        ev((1209, 0), "Wininet_CacheServerContainerStart1209", (1, 255), (103, 11), &[7], "", T30),
        ev((1210, 0), "Wininet_CacheServerContainerStop1210", (1, 255), (103, 12), &[7], "", T28),
        ev(
            (1211, 0), "Wininet_CacheServerContainerStart1211", (1, 255), (103, 11), &[7], "",
            &[p("Object", 16), p("GroupId", 9)]
        ),
        ev((1212, 0), "Wininet_CacheServerContainerStop1212", (1, 255), (103, 12), &[7], "", T28),
        ev((1213, 0), "Wininet_CacheServerContainerStart1213", (1, 255), (103, 11), &[7], "", T35),
        ev((1214, 0), "Wininet_CacheServerContainerStop1214", (1, 255), (103, 12), &[7], "", T28),
        ev(
            (1215, 0), "Wininet_CacheServerContainerStart1215", (1, 255), (103, 11), &[7], "",
            &[p("Object", 16), p("Url", 1), p("GroupId", 9), p("Flags", 8)]
        ),
        ev((1216, 0), "Wininet_CacheServerContainerStop1216", (1, 255), (103, 12), &[7], "", T28),
        ev(
            (1217, 0), "Wininet_CacheServerContainerStart1217", (1, 255), (103, 11), &[7], "",
            &[
                p("Object", 16), p("Handle", 16), p("Name", 1), p("Directory", 1), p("Flags", 8), p("Limit", 9),
                p("EntryMaxAge", 8)
            ]
        ),
        ev((1218, 0), "Wininet_CacheServerContainerStop1218", (1, 255), (103, 12), &[7], "", T28),
        ev((1219, 0), "Wininet_CacheServerContainerStart1219", (1, 255), (103, 11), &[7], "", T30),
        ev((1220, 0), "Wininet_CacheServerContainerStop1220", (1, 255), (103, 12), &[7], "", T28),
        ev((1221, 0), "Wininet_UrlCacheContainerStart", (1, 255), (104, 11), &[7], "", T36),
        ev((1222, 0), "Wininet_UrlCacheContainerStop", (1, 255), (104, 12), &[7], "", T36),
        ev((1223, 0), "Wininet_UrlCacheContainerStart1223", (1, 255), (104, 11), &[7], "", &[]),
        ev((1224, 0), "Wininet_UrlCacheContainerStop1224", (1, 255), (104, 12), &[7], "", &[]),
        ev((1225, 0), "Wininet_UrlCacheContainerStart1225", (1, 255), (104, 11), &[7], "", &[]),
        ev((1226, 0), "Wininet_UrlCacheContainerStop1226", (1, 255), (104, 12), &[7], "", &[]),
        ev((1227, 0), "Wininet_UrlCacheContainerStart1227", (1, 255), (104, 11), &[7], "", T37),
        ev((1228, 0), "Wininet_UrlCacheContainerStop1228", (1, 255), (104, 12), &[7], "", T37),
        ev((1229, 0), "Wininet_UrlCacheContainerStart1229", (1, 255), (104, 11), &[7], "", T38),
        ev((1230, 0), "Wininet_UrlCacheContainerStop1230", (1, 255), (104, 12), &[7], "", T38),
        ev((1231, 0), "Wininet_UrlCacheContainerStart1231", (1, 255), (104, 11), &[7], "", T39),
        ev((1232, 0), "Wininet_UrlCacheContainerStop1232", (1, 255), (104, 12), &[7], "", T39),
        ev((1233, 0), "Wininet_UrlCacheContainerStart1233", (1, 255), (104, 11), &[7], "", T40),
        ev((1234, 0), "Wininet_UrlCacheContainerStop1234", (1, 255), (104, 12), &[7], "", T40),
        ev((1235, 0), "Wininet_UrlCacheContainerStart1235", (1, 255), (104, 11), &[7], "", T41),
        ev((1236, 0), "Wininet_UrlCacheContainerStop1236", (1, 255), (104, 12), &[7], "", T41),
        ev((1237, 0), "Wininet_UrlCacheContainerStart1237", (1, 255), (104, 11), &[7], "", &[]),
        ev((1238, 0), "Wininet_UrlCacheContainerStop1238", (1, 255), (104, 12), &[7], "", &[]),
        ev((1239, 0), "Wininet_SyncInternetOpen", (1, 255), (105, 65535), &[7], "", &[])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1240, 0), "Wininet_SyncSendRequestStart", (1, 255), (106, 11), &[7], "", &[])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1241, 0), "Wininet_SyncSendRequestStop", (1, 255), (106, 12), &[7], "", &[])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1242, 0), "Wininet_SyncQueryDataAvailableStart", (1, 255), (107, 11), &[7], "", &[])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1243, 0), "Wininet_SyncQueryDataAvailableStop", (1, 255), (107, 12), &[7], "", &[])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1244, 0), "Wininet_SyncReadFileStart", (1, 255), (108, 11), &[7], "", &[])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1245, 0), "Wininet_SyncReadFileStop", (1, 255), (108, 12), &[7], "", &[])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1246, 0), "Wininet_SyncWriteFileStart", (1, 255), (109, 11), &[7], "", &[])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1247, 0), "Wininet_SyncWriteFileStop", (1, 255), (109, 12), &[7], "", &[])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]);
