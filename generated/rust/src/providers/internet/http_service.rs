// Generated from spec/providers/Microsoft-Windows-HttpService.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Events of the provider Microsoft-Windows-HttpService.
//!
//! HTTP.sys: requests, responses, connections, the cache, URL groups, TLS.
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
        data1: 0xdd5ef90a, data2: 0x6398, data3: 0x47a4, data4: [0xad, 0x34, 0x4d, 0xce, 0xcd, 0xef, 0x79, 0x5f]
    };
/// Event IDs.
pub mod event {
    /// Event `HTTPRequestTraceTaskRecvReq`.
    pub const HTTP_REQUEST_TRACE_TASK_RECV_REQ: u16 = 1;
    /// Event `HTTPRequestTraceTaskParse`.
    pub const HTTP_REQUEST_TRACE_TASK_PARSE: u16 = 2;
    /// Event `HTTPRequestTraceTaskDeliver`.
    pub const HTTP_REQUEST_TRACE_TASK_DELIVER: u16 = 3;
    /// Event `HTTPRequestTraceTaskRecvResp`.
    pub const HTTP_REQUEST_TRACE_TASK_RECV_RESP: u16 = 4;
    /// Event `HTTPRequestTraceTaskRecvRespLast`.
    pub const HTTP_REQUEST_TRACE_TASK_RECV_RESP_LAST: u16 = 5;
    /// Event `HTTPRequestTraceTaskRecvBody`.
    pub const HTTP_REQUEST_TRACE_TASK_RECV_BODY: u16 = 6;
    /// Event `HTTPRequestTraceTaskRecvBodyLast`.
    pub const HTTP_REQUEST_TRACE_TASK_RECV_BODY_LAST: u16 = 7;
    /// Event `HTTPRequestTraceTaskFastResp`.
    pub const HTTP_REQUEST_TRACE_TASK_FAST_RESP: u16 = 8;
    /// Event `HTTPRequestTraceTaskFastRespLast`.
    pub const HTTP_REQUEST_TRACE_TASK_FAST_RESP_LAST: u16 = 9;
    /// Event `HTTPRequestTraceTaskSendComplete`.
    pub const HTTP_REQUEST_TRACE_TASK_SEND_COMPLETE: u16 = 10;
    /// Event `HTTPRequestTraceTaskCachedAndSend`.
    pub const HTTP_REQUEST_TRACE_TASK_CACHED_AND_SEND: u16 = 11;
    /// Event `HTTPRequestTraceTaskFastSend`.
    pub const HTTP_REQUEST_TRACE_TASK_FAST_SEND: u16 = 12;
    /// Event `HTTPRequestTraceTaskZeroSend`.
    pub const HTTP_REQUEST_TRACE_TASK_ZERO_SEND: u16 = 13;
    /// Event `HTTPRequestTraceTaskLastSndError`.
    pub const HTTP_REQUEST_TRACE_TASK_LAST_SND_ERROR: u16 = 14;
    /// Event `HTTPRequestTraceTaskSndError`.
    pub const HTTP_REQUEST_TRACE_TASK_SND_ERROR: u16 = 15;
    /// Event `HTTPRequestTraceTaskSrvdFrmCache`.
    pub const HTTP_REQUEST_TRACE_TASK_SRVD_FRM_CACHE: u16 = 16;
    /// Event `HTTPRequestTraceTaskCachedNotModified`.
    pub const HTTP_REQUEST_TRACE_TASK_CACHED_NOT_MODIFIED: u16 = 17;
    /// Event `HTTPSetupTraceTaskResvUrl`.
    pub const HTTP_SETUP_TRACE_TASK_RESV_URL: u16 = 18;
    /// Event `HTTPSetupTraceTaskReadIpListEntry`.
    pub const HTTP_SETUP_TRACE_TASK_READ_IP_LIST_ENTRY: u16 = 19;
    /// Event `HTTPSetupTraceTaskCreatedSslCred`.
    pub const HTTP_SETUP_TRACE_TASK_CREATED_SSL_CRED: u16 = 20;
    /// Event `HTTPConnectionTraceTaskConnConnect`.
    pub const HTTP_CONNECTION_TRACE_TASK_CONN_CONNECT: u16 = 21;
    /// Event `HTTPConnectionTraceTaskConnIdAssgn`.
    pub const HTTP_CONNECTION_TRACE_TASK_CONN_ID_ASSGN: u16 = 22;
    /// Event `HTTPConnectionTraceTaskConnClose`.
    pub const HTTP_CONNECTION_TRACE_TASK_CONN_CLOSE: u16 = 23;
    /// Event `HTTPConnectionTraceTaskConnCleanup`.
    pub const HTTP_CONNECTION_TRACE_TASK_CONN_CLEANUP: u16 = 24;
    /// Event `HTTPCacheTraceTaskAddedCacheEntry`.
    pub const HTTP_CACHE_TRACE_TASK_ADDED_CACHE_ENTRY: u16 = 25;
    /// Event `HTTPCacheTraceTaskAddCacheEntryFailed`.
    pub const HTTP_CACHE_TRACE_TASK_ADD_CACHE_ENTRY_FAILED: u16 = 26;
    /// Event `HTTPCacheTraceTaskFlushedCache`.
    pub const HTTP_CACHE_TRACE_TASK_FLUSHED_CACHE: u16 = 27;
    /// Event `HTTPConfigurationPropertyTraceTaskChgUrlGrpProp`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_CHG_URL_GRP_PROP: u16 = 28;
    /// Event `HTTPConfigurationPropertyTraceTaskChgSrvSesProp`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_CHG_SRV_SES_PROP: u16 = 29;
    /// Event `HTTPConfigurationPropertyTraceTaskChgReqQueueProp`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_CHG_REQ_QUEUE_PROP: u16 = 30;
    /// Event `HTTPConfigurationPropertyTraceTaskAddUrl`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_ADD_URL: u16 = 31;
    /// Event `HTTPConfigurationPropertyTraceTaskRemUrl`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_REM_URL: u16 = 32;
    /// Event `HTTPConfigurationPropertyTraceTaskRemAllUrls`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_REM_ALL_URLS: u16 = 33;
    /// Event `HTTPSSLTraceTaskSslConnEvent`.
    pub const HTTPSSL_TRACE_TASK_SSL_CONN_EVENT: u16 = 34;
    /// Event `HTTPSSLTraceTaskSslInitiateHandshake`.
    pub const HTTPSSL_TRACE_TASK_SSL_INITIATE_HANDSHAKE: u16 = 35;
    /// Event `HTTPSSLTraceTaskSslHandshakeComplete`.
    pub const HTTPSSL_TRACE_TASK_SSL_HANDSHAKE_COMPLETE: u16 = 36;
    /// Event `HTTPSSLTraceTaskSslInititateSslRcvClientCert`.
    pub const HTTPSSL_TRACE_TASK_SSL_INITITATE_SSL_RCV_CLIENT_CERT: u16 = 37;
    /// Event `HTTPSSLTraceTaskSslRcvClientCertFailed`.
    pub const HTTPSSL_TRACE_TASK_SSL_RCV_CLIENT_CERT_FAILED: u16 = 38;
    /// Event `HTTPSSLTraceTaskSslRcvdRawData`.
    pub const HTTPSSL_TRACE_TASK_SSL_RCVD_RAW_DATA: u16 = 39;
    /// Event `HTTPSSLTraceTaskSslDlvrdStreamData`.
    pub const HTTPSSL_TRACE_TASK_SSL_DLVRD_STREAM_DATA: u16 = 40;
    /// Event `HTTPSSLTraceTaskSslAcceptStreamData`.
    pub const HTTPSSL_TRACE_TASK_SSL_ACCEPT_STREAM_DATA: u16 = 41;
    /// Event `HTTPAuthenticationTraceTaskSspiCall`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_SSPI_CALL: u16 = 43;
    /// Event `HTTPAuthenticationTraceTaskAuthCacheEntryAdded`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_AUTH_CACHE_ENTRY_ADDED: u16 = 44;
    /// Event `HTTPAuthenticationTraceTaskAuthCacheEntryFreed`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_AUTH_CACHE_ENTRY_FREED: u16 = 45;
    /// Event `HTTPConnectionTraceTaskQosFlowSetReset`.
    pub const HTTP_CONNECTION_TRACE_TASK_QOS_FLOW_SET_RESET: u16 = 46;
    /// Event `HTTPLoggingTraceTaskLoggingConfigFailed`.
    pub const HTTP_LOGGING_TRACE_TASK_LOGGING_CONFIG_FAILED: u16 = 47;
    /// Event `HTTPLoggingTraceTaskLoggingConfig`.
    pub const HTTP_LOGGING_TRACE_TASK_LOGGING_CONFIG: u16 = 48;
    /// Event `HTTPLoggingTraceTaskLogFileCreateFailed`.
    pub const HTTP_LOGGING_TRACE_TASK_LOG_FILE_CREATE_FAILED: u16 = 49;
    /// Event `HTTPLoggingTraceTaskLogFileCreate`.
    pub const HTTP_LOGGING_TRACE_TASK_LOG_FILE_CREATE: u16 = 50;
    /// Event `HTTPLoggingTraceTaskLogFileWrite`.
    pub const HTTP_LOGGING_TRACE_TASK_LOG_FILE_WRITE: u16 = 51;
    /// Event `HTTPRequestTraceTaskParseRequestFailed`.
    pub const HTTP_REQUEST_TRACE_TASK_PARSE_REQUEST_FAILED: u16 = 52;
    /// Event `HTTPTimeoutTraceTaskConnTimedOut`.
    pub const HTTP_TIMEOUT_TRACE_TASK_CONN_TIMED_OUT: u16 = 53;
    /// Event `HTTPSSLTraceTaskSslEndpointCreationFailed`.
    pub const HTTPSSL_TRACE_TASK_SSL_ENDPOINT_CREATION_FAILED: u16 = 56;
    /// Event `HTTPSSLTraceTaskSslDisconnEvent`.
    pub const HTTPSSL_TRACE_TASK_SSL_DISCONN_EVENT: u16 = 57;
    /// Event `HTTPSSLTraceTaskSslDisconnReq`.
    pub const HTTPSSL_TRACE_TASK_SSL_DISCONN_REQ: u16 = 58;
    /// Event `HTTPSSLTraceTaskSslUnsealMsg`.
    pub const HTTPSSL_TRACE_TASK_SSL_UNSEAL_MSG: u16 = 59;
    /// Event `HTTPSSLTraceTaskSslQueryConnInfoFailed`.
    pub const HTTPSSL_TRACE_TASK_SSL_QUERY_CONN_INFO_FAILED: u16 = 60;
    /// Event `HTTPSSLTraceTaskSslEndpointConfigNotFound`.
    pub const HTTPSSL_TRACE_TASK_SSL_ENDPOINT_CONFIG_NOT_FOUND: u16 = 61;
    /// Event `HTTPSSLTraceTaskSslAsc`.
    pub const HTTPSSL_TRACE_TASK_SSL_ASC: u16 = 62;
    /// Event `HTTPSSLTraceTaskSslSealMsg`.
    pub const HTTPSSL_TRACE_TASK_SSL_SEAL_MSG: u16 = 63;
    /// Event `HTTPRequestTraceTaskRequestRejected`.
    pub const HTTP_REQUEST_TRACE_TASK_REQUEST_REJECTED: u16 = 64;
    /// Event `HTTPRequestTraceTaskRequestCancelled`.
    pub const HTTP_REQUEST_TRACE_TASK_REQUEST_CANCELLED: u16 = 65;
    /// Event `HTTPDriverGlobalSettingsTaskHotAddProcFailed`.
    pub const HTTP_DRIVER_GLOBAL_SETTINGS_TASK_HOT_ADD_PROC_FAILED: u16 = 66;
    /// Event `HTTPDriverGlobalSettingsTaskHotAddProcSucceeded`.
    pub const HTTP_DRIVER_GLOBAL_SETTINGS_TASK_HOT_ADD_PROC_SUCCEEDED: u16 = 67;
    /// Event `HTTPRequestTraceTaskUserResponseFlowInit`.
    pub const HTTP_REQUEST_TRACE_TASK_USER_RESPONSE_FLOW_INIT: u16 = 68;
    /// Event `HTTPRequestTraceTaskCachedResponseFlowInit`.
    pub const HTTP_REQUEST_TRACE_TASK_CACHED_RESPONSE_FLOW_INIT: u16 = 69;
    /// Event `HTTPRequestTraceTaskFlowInitFailed`.
    pub const HTTP_REQUEST_TRACE_TASK_FLOW_INIT_FAILED: u16 = 70;
    /// Event `HTTPConnectionTraceTaskSetConnectionFlow`.
    pub const HTTP_CONNECTION_TRACE_TASK_SET_CONNECTION_FLOW: u16 = 71;
    /// Event `HTTPConnectionTraceTaskRequestAssociatedToConfigurationFlow`.
    pub const HTTP_CONNECTION_TRACE_TASK_REQUEST_ASSOCIATED_TO_CONFIGURATION_FLOW: u16 = 72;
    /// Event `HTTPConnectionTraceTaskConnectionFlowFailed`.
    pub const HTTP_CONNECTION_TRACE_TASK_CONNECTION_FLOW_FAILED: u16 = 73;
    /// Event `HTTPRequestTraceTaskResponseRangeProcessingOK`.
    pub const HTTP_REQUEST_TRACE_TASK_RESPONSE_RANGE_PROCESSING_OK: u16 = 74;
    /// Event `HTTPCacheTraceTaskBeginBuildingSlices`.
    pub const HTTP_CACHE_TRACE_TASK_BEGIN_BUILDING_SLICES: u16 = 75;
    /// Event `HTTPCacheTraceTaskSendSliceCacheContent`.
    pub const HTTP_CACHE_TRACE_TASK_SEND_SLICE_CACHE_CONTENT: u16 = 76;
    /// Event `HTTPCacheTraceTaskCachedSlicesMatchContent`.
    pub const HTTP_CACHE_TRACE_TASK_CACHED_SLICES_MATCH_CONTENT: u16 = 77;
    /// Event `HTTPCacheTraceTaskMergeSlicesToCache`.
    pub const HTTP_CACHE_TRACE_TASK_MERGE_SLICES_TO_CACHE: u16 = 78;
    /// Event `HTTPCacheTraceTaskFlatCacheRangeSend`.
    pub const HTTP_CACHE_TRACE_TASK_FLAT_CACHE_RANGE_SEND: u16 = 79;
    /// Event `HTTPAuthenticationTraceTaskChannelBindAscParams`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_CHANNEL_BIND_ASC_PARAMS: u16 = 80;
    /// Event `HTTPAuthenticationTraceTaskServiceBindCheckComplete`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_SERVICE_BIND_CHECK_COMPLETE: u16 = 81;
    /// Event `HTTPAuthenticationTraceTaskChannelBindConfigCapture`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_CHANNEL_BIND_CONFIG_CAPTURE: u16 = 82;
    /// Event `HTTPAuthenticationTraceTaskChannelBindPerResponseConfig`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_CHANNEL_BIND_PER_RESPONSE_CONFIG: u16 = 83;
    /// Event `HTTPConnectionTraceTaskUsePolicyBasedQoSFlow`.
    pub const HTTP_CONNECTION_TRACE_TASK_USE_POLICY_BASED_QOS_FLOW: u16 = 84;
    /// Event `HTTPThreadPoolThreadPoolExtension`.
    pub const HTTP_THREAD_POOL_THREAD_POOL_EXTENSION: u16 = 85;
    /// Event `HTTPThreadPoolThreadReady`.
    pub const HTTP_THREAD_POOL_THREAD_READY: u16 = 86;
    /// Event `HTTPThreadPoolThreadPoolTrim`.
    pub const HTTP_THREAD_POOL_THREAD_POOL_TRIM: u16 = 87;
    /// Event `HTTPThreadPoolThreadGone`.
    pub const HTTP_THREAD_POOL_THREAD_GONE: u16 = 88;
    /// Event `HTTPSSLTraceTaskSniParsed`.
    pub const HTTPSSL_TRACE_TASK_SNI_PARSED: u16 = 89;
    /// Event `HTTPRequestTraceTaskInitiateOpaqueMode`.
    pub const HTTP_REQUEST_TRACE_TASK_INITIATE_OPAQUE_MODE: u16 = 90;
    /// Event `HTTPSSLTraceTaskEndpointAutoGenerated`.
    pub const HTTPSSL_TRACE_TASK_ENDPOINT_AUTO_GENERATED: u16 = 91;
    /// Event `HTTPSSLTraceTaskAutoGeneratedEndpointDeleted`.
    pub const HTTPSSL_TRACE_TASK_AUTO_GENERATED_ENDPOINT_DELETED: u16 = 92;
    /// Event `HTTPSSLTraceTaskSslEndpointConfigFound`.
    pub const HTTPSSL_TRACE_TASK_SSL_ENDPOINT_CONFIG_FOUND: u16 = 93;
    /// Event `HTTPSSLTraceTaskSslEndpointConfigRejected`.
    pub const HTTPSSL_TRACE_TASK_SSL_ENDPOINT_CONFIG_REJECTED: u16 = 94;
    /// Event `HTTPResponseTraceTaskParseRequestFailed`.
    pub const HTTP_RESPONSE_TRACE_TASK_PARSE_REQUEST_FAILED: u16 = 95;
    /// Event `HTTPSSLTraceTaskSslHandshakeFailure`.
    pub const HTTPSSL_TRACE_TASK_SSL_HANDSHAKE_FAILURE: u16 = 96;
    /// Event `HTTPRequestTraceTaskHttpErrorResponseSent`.
    pub const HTTP_REQUEST_TRACE_TASK_HTTP_ERROR_RESPONSE_SENT: u16 = 97;
    /// Event `HTTPSSLTraceTaskSslRenegotiateTimedOut`.
    pub const HTTPSSL_TRACE_TASK_SSL_RENEGOTIATE_TIMED_OUT: u16 = 98;
    /// Event `HTTPRequestTraceTaskHttp11Required`.
    pub const HTTP_REQUEST_TRACE_TASK_HTTP11_REQUIRED: u16 = 99;
    /// Event `HTTPConnectionTraceTaskQuicCounts`.
    pub const HTTP_CONNECTION_TRACE_TASK_QUIC_COUNTS: u16 = 100;
    /// Event `HTTPConnectionTraceTaskWskCounts`.
    pub const HTTP_CONNECTION_TRACE_TASK_WSK_COUNTS: u16 = 101;
    /// Event `HTTPConnectionTraceTaskQuicConnection`.
    pub const HTTP_CONNECTION_TRACE_TASK_QUIC_CONNECTION: u16 = 105;
    /// Event `HTTPConnectionTraceTaskQuicConnectionCallback`.
    pub const HTTP_CONNECTION_TRACE_TASK_QUIC_CONNECTION_CALLBACK: u16 = 106;
    /// Event `HTTPConnectionTraceTaskQuicStream`.
    pub const HTTP_CONNECTION_TRACE_TASK_QUIC_STREAM: u16 = 107;
    /// Event `HTTPConnectionTraceTaskQuicStreamCallback`.
    pub const HTTP_CONNECTION_TRACE_TASK_QUIC_STREAM_CALLBACK: u16 = 108;
    /// Event `HTTPDriverGlobalSettingsTaskQuicRegistration`.
    pub const HTTP_DRIVER_GLOBAL_SETTINGS_TASK_QUIC_REGISTRATION: u16 = 109;
    /// Event `HTTPRequestTraceTaskClientCorrelation`.
    pub const HTTP_REQUEST_TRACE_TASK_CLIENT_CORRELATION: u16 = 110;
    /// Event `HTTPConfigurationPropertyTraceTaskCreateUrlGroup`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_CREATE_URL_GROUP: u16 = 111;
    /// Event `HTTPSetupTraceTaskResvUrlV2`.
    pub const HTTP_SETUP_TRACE_TASK_RESV_URL_V2: u16 = 112;
    /// Event `HTTPConfigurationPropertyTraceTaskAddUrl_5_122`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_ADD_URL_5_122: u16 = 113;
    /// Event `HTTPConfigurationPropertyTraceTaskRemUrl_5_123`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_REM_URL_5_123: u16 = 114;
    /// Event `HTTPConfigurationPropertyTraceTaskRemAllUrls_5_124`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_REM_ALL_URLS_5_124: u16 = 115;
    /// Event `HTTPConfigurationPropertyTraceTaskChgUrlGrpProp_5_127`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_CHG_URL_GRP_PROP_5_127: u16 = 116;
    /// Event `HTTPConfigurationPropertyTraceTaskDeleteUrlGroup`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_DELETE_URL_GROUP: u16 = 117;
    /// Event `HTTPConfigurationPropertyTraceTaskFlushResponseCache`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_FLUSH_RESPONSE_CACHE: u16 = 118;
    /// Event `HTTPSSLTraceTaskSslCertSettingsDeleted`.
    pub const HTTPSSL_TRACE_TASK_SSL_CERT_SETTINGS_DELETED: u16 = 119;
    /// Event `HTTPSSLTraceTaskSslCertSettingsCreated`.
    pub const HTTPSSL_TRACE_TASK_SSL_CERT_SETTINGS_CREATED: u16 = 120;
    /// Event `HTTPSSLTraceTaskSslCertSettingsUpdeted`.
    pub const HTTPSSL_TRACE_TASK_SSL_CERT_SETTINGS_UPDETED: u16 = 121;
    /// Event `HTTPSetupTraceTaskSetIpListenList`.
    pub const HTTP_SETUP_TRACE_TASK_SET_IP_LISTEN_LIST: u16 = 122;
    /// Event `HTTPSSLTraceTaskQuicTls13Disabled`.
    pub const HTTPSSL_TRACE_TASK_QUIC_TLS13_DISABLED: u16 = 123;
    /// Event `HTTPRequestTraceTaskRequestQueueOverflow`.
    pub const HTTP_REQUEST_TRACE_TASK_REQUEST_QUEUE_OVERFLOW: u16 = 124;
    /// Event `HTTPConnectionTraceTaskCreatHttp2Stream`.
    pub const HTTP_CONNECTION_TRACE_TASK_CREAT_HTTP2_STREAM: u16 = 125;
    /// Event `HTTPConnectionTraceTaskAbortHttp2Stream`.
    pub const HTTP_CONNECTION_TRACE_TASK_ABORT_HTTP2_STREAM: u16 = 126;
    /// Event `HTTPConnectionTraceTaskSendHttp2Stream`.
    pub const HTTP_CONNECTION_TRACE_TASK_SEND_HTTP2_STREAM: u16 = 127;
    /// Event `HTTPConnectionTraceTaskHttp2DataIndicate`.
    pub const HTTP_CONNECTION_TRACE_TASK_HTTP2_DATA_INDICATE: u16 = 128;
    /// Event `HTTPConnectionTraceTaskHttp2HeaderIndicate`.
    pub const HTTP_CONNECTION_TRACE_TASK_HTTP2_HEADER_INDICATE: u16 = 129;
    /// Event `HTTPConnectionTraceTaskHttp2GoAway`.
    pub const HTTP_CONNECTION_TRACE_TASK_HTTP2_GO_AWAY: u16 = 130;
    /// Event `HTTPConnectionTraceTaskHttp2Fault`.
    pub const HTTP_CONNECTION_TRACE_TASK_HTTP2_FAULT: u16 = 131;
    /// Event `HTTPConnectionTraceTaskCreatHttp2Connection`.
    pub const HTTP_CONNECTION_TRACE_TASK_CREAT_HTTP2_CONNECTION: u16 = 132;
    /// Event `HTTPConnectionTraceTaskCreatHttp2Detach`.
    pub const HTTP_CONNECTION_TRACE_TASK_CREAT_HTTP2_DETACH: u16 = 133;
    /// Event `HTTPSSLTraceTaskSslQueryCipherInfoFailed`.
    pub const HTTPSSL_TRACE_TASK_SSL_QUERY_CIPHER_INFO_FAILED: u16 = 137;
}

/// Keywords.
pub mod keyword {
    /// Keyword `HTTP_KEYWORD_SETUP`.
    pub const HTTP_KEYWORD_SETUP: u64 = 0x1;
    /// Keyword `HTTP_KEYWORD_REQUEST`.
    pub const HTTP_KEYWORD_REQUEST: u64 = 0x2;
    /// Keyword `HTTP_KEYWORD_RESPONSE`.
    pub const HTTP_KEYWORD_RESPONSE: u64 = 0x4;
    /// Keyword `HTTP_KEYWORD_ENDPOINT`.
    pub const HTTP_KEYWORD_ENDPOINT: u64 = 0x8;
    /// Keyword `HTTP_KEYWORD_CONNECTION`.
    pub const HTTP_KEYWORD_CONNECTION: u64 = 0x10;
    /// Keyword `HTTP_KEYWORD_CACHE`.
    pub const HTTP_KEYWORD_CACHE: u64 = 0x20;
    /// Keyword `HTTP_KEYWORD_URL_GROUP`.
    pub const HTTP_KEYWORD_URL_GROUP: u64 = 0x40;
    /// Keyword `HTTP_KEYWORD_SERVER_SESSION`.
    pub const HTTP_KEYWORD_SERVER_SESSION: u64 = 0x80;
    /// Keyword `HTTP_KEYWORD_REQUEST_QUEUE`.
    pub const HTTP_KEYWORD_REQUEST_QUEUE: u64 = 0x100;
    /// Keyword `HTTP_KEYWORD_SSL`.
    pub const HTTP_KEYWORD_SSL: u64 = 0x200;
    /// Keyword `HTTP_KEYWORD_AUTHENTICATION`.
    pub const HTTP_KEYWORD_AUTHENTICATION: u64 = 0x400;
    /// Keyword `HTTP_KEYWORD_LOGGING`.
    pub const HTTP_KEYWORD_LOGGING: u64 = 0x800;
    /// Keyword `HTTP_KEYWORD_TIMEOUT`.
    pub const HTTP_KEYWORD_TIMEOUT: u64 = 0x1000;
    /// Keyword `HTTP_KEYWORD_DRIVER_SETTING`.
    pub const HTTP_KEYWORD_DRIVER_SETTING: u64 = 0x2000;
    /// Keyword `HTTP_KEYWORD_THREAD_POOL`.
    pub const HTTP_KEYWORD_THREAD_POOL: u64 = 0x4000;
}

/// Tasks.
pub mod task {
    /// Task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK: u16 = 1;
    /// Task `HTTPSetupTraceTask`.
    pub const HTTP_SETUP_TRACE_TASK: u16 = 3;
    /// Task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK: u16 = 4;
    /// Task `HTTPConfigurationPropertyTraceTask`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK: u16 = 5;
    /// Task `HTTPAuthenticationTraceTask`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK: u16 = 6;
    /// Task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK: u16 = 7;
    /// Task `HTTPCacheTraceTask`.
    pub const HTTP_CACHE_TRACE_TASK: u16 = 8;
    /// Task `HTTPLoggingTraceTask`.
    pub const HTTP_LOGGING_TRACE_TASK: u16 = 9;
    /// Task `HTTPTimeoutTraceTask`.
    pub const HTTP_TIMEOUT_TRACE_TASK: u16 = 10;
    /// Task `HTTPDriverGlobalSettingsTask`.
    pub const HTTP_DRIVER_GLOBAL_SETTINGS_TASK: u16 = 11;
    /// Task `HTTPThreadPool`.
    pub const HTTP_THREAD_POOL: u16 = 12;
    /// Task `HTTPResponseTraceTask`.
    pub const HTTP_RESPONSE_TRACE_TASK: u16 = 13;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `RecvReq` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_RECV_REQ: u8 = 11;
    /// Opcode `Parse` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_PARSE: u8 = 12;
    /// Opcode `Deliver` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_DELIVER: u8 = 13;
    /// Opcode `RecvResp` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_RECV_RESP: u8 = 14;
    /// Opcode `RecvRespLast` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_RECV_RESP_LAST: u8 = 15;
    /// Opcode `RecvBody` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_RECV_BODY: u8 = 16;
    /// Opcode `RecvBodyLast` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_RECV_BODY_LAST: u8 = 17;
    /// Opcode `FastRespLast` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_FAST_RESP_LAST: u8 = 18;
    /// Opcode `FastResp` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_FAST_RESP: u8 = 19;
    /// Opcode `CachedAndSend` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_CACHED_AND_SEND: u8 = 20;
    /// Opcode `FastSend` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_FAST_SEND: u8 = 21;
    /// Opcode `ZeroSend` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_ZERO_SEND: u8 = 22;
    /// Opcode `SndError` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_SND_ERROR: u8 = 23;
    /// Opcode `LastSndError` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_LAST_SND_ERROR: u8 = 24;
    /// Opcode `SrvdFrmCache` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_SRVD_FRM_CACHE: u8 = 25;
    /// Opcode `CachedNotModified` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_CACHED_NOT_MODIFIED: u8 = 26;
    /// Opcode `SendComplete` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_SEND_COMPLETE: u8 = 51;
    /// Opcode `ParseRequestFailed` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_PARSE_REQUEST_FAILED: u8 = 62;
    /// Opcode `RequestRejected` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_REQUEST_REJECTED: u8 = 74;
    /// Opcode `RequestCancelled` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_REQUEST_CANCELLED: u8 = 75;
    /// Opcode `UserResponseFlowInit` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_USER_RESPONSE_FLOW_INIT: u8 = 78;
    /// Opcode `CachedResponseFlowInit` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_CACHED_RESPONSE_FLOW_INIT: u8 = 79;
    /// Opcode `FlowInitFailed` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_FLOW_INIT_FAILED: u8 = 80;
    /// Opcode `ResponseRangeProcessingOK` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_RESPONSE_RANGE_PROCESSING_OK: u8 = 84;
    /// Opcode `InitiateOpaqueMode` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_INITIATE_OPAQUE_MODE: u8 = 100;
    /// Opcode `HttpErrorResponseSent` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_HTTP_ERROR_RESPONSE_SENT: u8 = 106;
    /// Opcode `Http11Required` of the task `HTTPRequestTraceTask`.
    pub const HTTP_REQUEST_TRACE_TASK_HTTP11_REQUIRED: u8 = 108;
    /// Opcode `ResvUrl` of the task `HTTPSetupTraceTask`.
    pub const HTTP_SETUP_TRACE_TASK_RESV_URL: u8 = 27;
    /// Opcode `ReadIpListEntry` of the task `HTTPSetupTraceTask`.
    pub const HTTP_SETUP_TRACE_TASK_READ_IP_LIST_ENTRY: u8 = 49;
    /// Opcode `CreatedSslCred` of the task `HTTPSetupTraceTask`.
    pub const HTTP_SETUP_TRACE_TASK_CREATED_SSL_CRED: u8 = 50;
    /// Opcode `ConnConnect` of the task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK_CONN_CONNECT: u8 = 28;
    /// Opcode `ConnClose` of the task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK_CONN_CLOSE: u8 = 29;
    /// Opcode `ConnCleanup` of the task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK_CONN_CLEANUP: u8 = 30;
    /// Opcode `ConnIdAssgn` of the task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK_CONN_ID_ASSGN: u8 = 55;
    /// Opcode `QosFlowSetReset` of the task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK_QOS_FLOW_SET_RESET: u8 = 56;
    /// Opcode `SetConnectionFlow` of the task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK_SET_CONNECTION_FLOW: u8 = 81;
    /// Opcode `RequestAssociatedToConfigurationFlow` of the task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK_REQUEST_ASSOCIATED_TO_CONFIGURATION_FLOW: u8 = 82;
    /// Opcode `ConnectionFlowFailed` of the task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK_CONNECTION_FLOW_FAILED: u8 = 83;
    /// Opcode `UsePolicyBasedQoSFlow` of the task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK_USE_POLICY_BASED_QOS_FLOW: u8 = 94;
    /// Opcode `QuicConnection` of the task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK_QUIC_CONNECTION: u8 = 115;
    /// Opcode `QuicConnectionCallback` of the task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK_QUIC_CONNECTION_CALLBACK: u8 = 116;
    /// Opcode `QuicStream` of the task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK_QUIC_STREAM: u8 = 117;
    /// Opcode `QuicStreamCallback` of the task `HTTPConnectionTraceTask`.
    pub const HTTP_CONNECTION_TRACE_TASK_QUIC_STREAM_CALLBACK: u8 = 118;
    /// Opcode `ChgUrlGrpProp` of the task `HTTPConfigurationPropertyTraceTask`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_CHG_URL_GRP_PROP: u8 = 31;
    /// Opcode `ChgSrvSesProp` of the task `HTTPConfigurationPropertyTraceTask`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_CHG_SRV_SES_PROP: u8 = 32;
    /// Opcode `ChgReqQueueProp` of the task `HTTPConfigurationPropertyTraceTask`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_CHG_REQ_QUEUE_PROP: u8 = 33;
    /// Opcode `AddUrl` of the task `HTTPConfigurationPropertyTraceTask`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_ADD_URL: u8 = 34;
    /// Opcode `RemUrl` of the task `HTTPConfigurationPropertyTraceTask`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_REM_URL: u8 = 35;
    /// Opcode `RemAllUrls` of the task `HTTPConfigurationPropertyTraceTask`.
    pub const HTTP_CONFIGURATION_PROPERTY_TRACE_TASK_REM_ALL_URLS: u8 = 36;
    /// Opcode `SspiCall` of the task `HTTPAuthenticationTraceTask`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_SSPI_CALL: u8 = 52;
    /// Opcode `AuthCacheEntryAdded` of the task `HTTPAuthenticationTraceTask`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_AUTH_CACHE_ENTRY_ADDED: u8 = 53;
    /// Opcode `AuthCacheEntryFreed` of the task `HTTPAuthenticationTraceTask`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_AUTH_CACHE_ENTRY_FREED: u8 = 54;
    /// Opcode `ChannelBindAscParams` of the task `HTTPAuthenticationTraceTask`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_CHANNEL_BIND_ASC_PARAMS: u8 = 90;
    /// Opcode `ServiceBindCheckComplete` of the task `HTTPAuthenticationTraceTask`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_SERVICE_BIND_CHECK_COMPLETE: u8 = 91;
    /// Opcode `ChannelBindConfigCapture` of the task `HTTPAuthenticationTraceTask`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_CHANNEL_BIND_CONFIG_CAPTURE: u8 = 92;
    /// Opcode `ChannelBindPerResponseConfig` of the task `HTTPAuthenticationTraceTask`.
    pub const HTTP_AUTHENTICATION_TRACE_TASK_CHANNEL_BIND_PER_RESPONSE_CONFIG: u8 = 93;
    /// Opcode `SslConnEvent` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_CONN_EVENT: u8 = 40;
    /// Opcode `SslInitiateHandshake` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_INITIATE_HANDSHAKE: u8 = 41;
    /// Opcode `SslHandshakeComplete` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_HANDSHAKE_COMPLETE: u8 = 42;
    /// Opcode `SslInititateSslRcvClientCert` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_INITITATE_SSL_RCV_CLIENT_CERT: u8 = 43;
    /// Opcode `SslRcvClientCertFailed` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_RCV_CLIENT_CERT_FAILED: u8 = 44;
    /// Opcode `SslRcvdRawData` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_RCVD_RAW_DATA: u8 = 45;
    /// Opcode `SslDlvrdStreamData` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_DLVRD_STREAM_DATA: u8 = 46;
    /// Opcode `SslAcceptStreamData` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_ACCEPT_STREAM_DATA: u8 = 47;
    /// Opcode `SslEndpointCreationFailed` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_ENDPOINT_CREATION_FAILED: u8 = 66;
    /// Opcode `SslDisconnEvent` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_DISCONN_EVENT: u8 = 67;
    /// Opcode `SslDisconnReq` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_DISCONN_REQ: u8 = 68;
    /// Opcode `SslUnsealMsg` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_UNSEAL_MSG: u8 = 69;
    /// Opcode `SslQueryConnInfoFailed` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_QUERY_CONN_INFO_FAILED: u8 = 70;
    /// Opcode `SslEndpointConfigNotFound` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_ENDPOINT_CONFIG_NOT_FOUND: u8 = 71;
    /// Opcode `SslAsc` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_ASC: u8 = 72;
    /// Opcode `SslSealMsg` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_SEAL_MSG: u8 = 73;
    /// Opcode `SniParsed` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SNI_PARSED: u8 = 99;
    /// Opcode `EndpointAutoGenerated` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_ENDPOINT_AUTO_GENERATED: u8 = 101;
    /// Opcode `AutoGeneratedEndpointDeleted` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_AUTO_GENERATED_ENDPOINT_DELETED: u8 = 102;
    /// Opcode `SslEndpointConfigFound` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_ENDPOINT_CONFIG_FOUND: u8 = 103;
    /// Opcode `SslEndpointConfigRejected` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_ENDPOINT_CONFIG_REJECTED: u8 = 104;
    /// Opcode `SslHandshakeFailure` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_HANDSHAKE_FAILURE: u8 = 105;
    /// Opcode `SslRenegotiateTimedOut` of the task `HTTPSSLTraceTask`.
    pub const HTTPSSL_TRACE_TASK_SSL_RENEGOTIATE_TIMED_OUT: u8 = 107;
    /// Opcode `AddedCacheEntry` of the task `HTTPCacheTraceTask`.
    pub const HTTP_CACHE_TRACE_TASK_ADDED_CACHE_ENTRY: u8 = 37;
    /// Opcode `AddCacheEntryFailed` of the task `HTTPCacheTraceTask`.
    pub const HTTP_CACHE_TRACE_TASK_ADD_CACHE_ENTRY_FAILED: u8 = 38;
    /// Opcode `FlushedCache` of the task `HTTPCacheTraceTask`.
    pub const HTTP_CACHE_TRACE_TASK_FLUSHED_CACHE: u8 = 39;
    /// Opcode `BeginBuildingSlices` of the task `HTTPCacheTraceTask`.
    pub const HTTP_CACHE_TRACE_TASK_BEGIN_BUILDING_SLICES: u8 = 85;
    /// Opcode `SendSliceCacheContent` of the task `HTTPCacheTraceTask`.
    pub const HTTP_CACHE_TRACE_TASK_SEND_SLICE_CACHE_CONTENT: u8 = 86;
    /// Opcode `CachedSlicesMatchContent` of the task `HTTPCacheTraceTask`.
    pub const HTTP_CACHE_TRACE_TASK_CACHED_SLICES_MATCH_CONTENT: u8 = 87;
    /// Opcode `MergeSlicesToCache` of the task `HTTPCacheTraceTask`.
    pub const HTTP_CACHE_TRACE_TASK_MERGE_SLICES_TO_CACHE: u8 = 88;
    /// Opcode `FlatCacheRangeSend` of the task `HTTPCacheTraceTask`.
    pub const HTTP_CACHE_TRACE_TASK_FLAT_CACHE_RANGE_SEND: u8 = 89;
    /// Opcode `LoggingConfigFailed` of the task `HTTPLoggingTraceTask`.
    pub const HTTP_LOGGING_TRACE_TASK_LOGGING_CONFIG_FAILED: u8 = 57;
    /// Opcode `LoggingConfig` of the task `HTTPLoggingTraceTask`.
    pub const HTTP_LOGGING_TRACE_TASK_LOGGING_CONFIG: u8 = 58;
    /// Opcode `LogFileCreateFailed` of the task `HTTPLoggingTraceTask`.
    pub const HTTP_LOGGING_TRACE_TASK_LOG_FILE_CREATE_FAILED: u8 = 59;
    /// Opcode `LogFileCreate` of the task `HTTPLoggingTraceTask`.
    pub const HTTP_LOGGING_TRACE_TASK_LOG_FILE_CREATE: u8 = 60;
    /// Opcode `LogFileWrite` of the task `HTTPLoggingTraceTask`.
    pub const HTTP_LOGGING_TRACE_TASK_LOG_FILE_WRITE: u8 = 61;
    /// Opcode `ConnTimedOut` of the task `HTTPTimeoutTraceTask`.
    pub const HTTP_TIMEOUT_TRACE_TASK_CONN_TIMED_OUT: u8 = 63;
    /// Opcode `HotAddProcFailed` of the task `HTTPDriverGlobalSettingsTask`.
    pub const HTTP_DRIVER_GLOBAL_SETTINGS_TASK_HOT_ADD_PROC_FAILED: u8 = 76;
    /// Opcode `HotAddProcSucceeded` of the task `HTTPDriverGlobalSettingsTask`.
    pub const HTTP_DRIVER_GLOBAL_SETTINGS_TASK_HOT_ADD_PROC_SUCCEEDED: u8 = 77;
    /// Opcode `QuicRegistration` of the task `HTTPDriverGlobalSettingsTask`.
    pub const HTTP_DRIVER_GLOBAL_SETTINGS_TASK_QUIC_REGISTRATION: u8 = 119;
    /// Opcode `ThreadPoolExtension` of the task `HTTPThreadPool`.
    pub const HTTP_THREAD_POOL_THREAD_POOL_EXTENSION: u8 = 95;
    /// Opcode `ThreadReady` of the task `HTTPThreadPool`.
    pub const HTTP_THREAD_POOL_THREAD_READY: u8 = 96;
    /// Opcode `ThreadPoolTrim` of the task `HTTPThreadPool`.
    pub const HTTP_THREAD_POOL_THREAD_POOL_TRIM: u8 = 97;
    /// Opcode `ThreadGone` of the task `HTTPThreadPool`.
    pub const HTTP_THREAD_POOL_THREAD_GONE: u8 = 98;
    /// Opcode `ParseRequestFailed` of the task `HTTPResponseTraceTask`.
    pub const HTTP_RESPONSE_TRACE_TASK_PARSE_REQUEST_FAILED: u8 = 62;
}

static T0: &[EventField] = &[
    p("RequestId", 10),
    p("ConnectionId", 10),
    p("StatusCode", 6),
    p("Verb", 2),
    p("HeaderLength", 8),
    p("EntityChunkCount", 6),
    p("CachePolicy", 8),
];
static T1: &[EventField] = &[
    p("RequestId", 10),
];
static T2: &[EventField] = &[
    p("RequestId", 10),
    p("HttpStatus", 6),
];
static T3: &[EventField] = &[
    p("RequestObj", 16),
    p("SiteId", 8),
    p("BytesSent", 8),
];
static T4: &[EventField] = &[
    p("RequestObj", 16),
    p("SiteId", 8),
    p("BytesSent", 8),
    p("RequestId", 10),
    p("Encoding", 2),
];
static T5: &[EventField] = &[
    p("ConnectionObj", 16),
];
static T6: &[EventField] = &[
    p("Uri", 1),
    p("StatusCode", 6),
    p("Verb", 2),
    p("HeaderLength", 8),
    p("ContentLength", 8),
    p("ExpirationTime", 10),
];
static T7: &[EventField] = &[
    p("Property", 8),
    p("Status", 8),
];
static T8: &[EventField] = &[
    p("Status", 8),
    p("ConnectionObj", 16),
];
static T9: &[EventField] = &[
    p("DataLength", 8),
    p("ConnectionObj", 16),
];
static T10: &[EventField] = &[
    p("ConnectionObj", 16),
    p("SecStatus", 8),
];
static T11: &[EventField] = &[
    p("RequestId", 10),
    p("Reason", 2),
    p("RequestQueueName", 1),
];
static T12: &[EventField] = &[
    p("FlowHandle", 16),
    p("Bandwidth", 8),
    p("PeakBandwidth", 8),
    p("BurstSize", 8),
];
static T13: &[EventField] = &[
    p("Connection", 16),
    p("FlowHandle", 16),
];
static T14: &[EventField] = &[
    p("RequestId", 10),
    p("CacheEntryPtr", 16),
    p("NumberOfSlices", 8),
    p("SliceIndex1", 8),
    p("SliceIndex2", 8),
    p("NumberOfRanges", 8),
    p("Range1Start", 10),
    p("Range1End", 10),
    p("Range2Start", 10),
    p("Range2End", 10),
];
static T15: &[EventField] = &[
    p("PoolType", 2),
    p("ActivePools", 6),
];
static T16: &[EventField] = &[
    p("PoolType", 2),
    p("ActivePools", 6),
    p("ThreadCount", 4),
];
static T17: &[EventField] = &[
    p("EndpointConfigObj", 16),
    p("EndpointName", 1),
];
static T18: &[EventField] = &[
    p("Version", 8),
    p("CountsLength", 8),
    p("Counts", 14),
];
static T19: &[EventField] = &[
    p("UrlGroupId", 10),
    p("Status", 8),
    p("ProcessId", 10),
    p("ExecutablePath", 1),
    p("UserSid", 19),
];
static T20: &[EventField] = &[
    p("Endpoint", 1),
    p("Status", 8),
    p("ProcessId", 10),
    p("ExecutablePath", 1),
    p("UserSid", 19),
];
static T21: &[EventField] = &[
    p("Connection", 16),
    p("ConnectionId", 10),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-HttpService", "internet::http_service", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("HTTP_KEYWORD_SETUP", Some(0x1)), ("HTTP_KEYWORD_REQUEST", Some(0x2)),
            ("HTTP_KEYWORD_RESPONSE", Some(0x4)), ("HTTP_KEYWORD_ENDPOINT", Some(0x8)),
            ("HTTP_KEYWORD_CONNECTION", Some(0x10)), ("HTTP_KEYWORD_CACHE", Some(0x20)),
            ("HTTP_KEYWORD_URL_GROUP", Some(0x40)), ("HTTP_KEYWORD_SERVER_SESSION", Some(0x80)),
            ("HTTP_KEYWORD_REQUEST_QUEUE", Some(0x100)), ("HTTP_KEYWORD_SSL", Some(0x200)),
            ("HTTP_KEYWORD_AUTHENTICATION", Some(0x400)), ("HTTP_KEYWORD_LOGGING", Some(0x800)),
            ("HTTP_KEYWORD_TIMEOUT", Some(0x1000)), ("HTTP_KEYWORD_DRIVER_SETTING", Some(0x2000)),
            ("HTTP_KEYWORD_THREAD_POOL", Some(0x4000)), ("HTTP_KEYWORD_HTTP2", None),
            ("HTTP_KEYWORD_DATA_TRANSMISSION_STATS", None),
        ]
    )
    .with_levels(&[("Error", Some(0x2)), ("Warning", Some(0x3)), ("Informational", Some(0x4)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("HTTPRequestTraceTask", Some(0x1)), ("HTTPSetupTraceTask", Some(0x3)),
            ("HTTPConnectionTraceTask", Some(0x4)), ("HTTPConfigurationPropertyTraceTask", Some(0x5)),
            ("HTTPAuthenticationTraceTask", Some(0x6)), ("HTTPSSLTraceTask", Some(0x7)),
            ("HTTPCacheTraceTask", Some(0x8)), ("HTTPLoggingTraceTask", Some(0x9)), ("HTTPTimeoutTraceTask", Some(0xa)),
            ("HTTPDriverGlobalSettingsTask", Some(0xb)), ("HTTPThreadPool", Some(0xc)),
            ("HTTPResponseTraceTask", Some(0xd)),
        ]
    )
    .with_opcodes(
        &[
            ("RecvReq", Some(0xb)), ("Parse", Some(0xc)), ("Deliver", Some(0xd)), ("RecvResp", Some(0xe)),
            ("RecvRespLast", Some(0xf)), ("RecvBody", Some(0x10)), ("RecvBodyLast", Some(0x11)),
            ("FastRespLast", Some(0x12)), ("FastResp", Some(0x13)), ("CachedAndSend", Some(0x14)),
            ("FastSend", Some(0x15)), ("ZeroSend", Some(0x16)), ("SndError", Some(0x17)), ("LastSndError", Some(0x18)),
            ("SrvdFrmCache", Some(0x19)), ("CachedNotModified", Some(0x1a)), ("SendComplete", Some(0x33)),
            ("ParseRequestFailed", Some(0x3e)), ("RequestRejected", Some(0x4a)), ("RequestCancelled", Some(0x4b)),
            ("UserResponseFlowInit", Some(0x4e)), ("CachedResponseFlowInit", Some(0x4f)),
            ("FlowInitFailed", Some(0x50)), ("ResponseRangeProcessingOK", Some(0x54)),
            ("InitiateOpaqueMode", Some(0x64)), ("HttpErrorResponseSent", Some(0x6a)), ("Http11Required", Some(0x6c)),
            ("ResvUrl", Some(0x1b)), ("ReadIpListEntry", Some(0x31)), ("CreatedSslCred", Some(0x32)),
            ("ConnConnect", Some(0x1c)), ("ConnClose", Some(0x1d)), ("ConnCleanup", Some(0x1e)),
            ("ConnIdAssgn", Some(0x37)), ("QosFlowSetReset", Some(0x38)), ("SetConnectionFlow", Some(0x51)),
            ("RequestAssociatedToConfigurationFlow", Some(0x52)), ("ConnectionFlowFailed", Some(0x53)),
            ("UsePolicyBasedQoSFlow", Some(0x5e)), ("QuicConnection", Some(0x73)),
            ("QuicConnectionCallback", Some(0x74)), ("QuicStream", Some(0x75)), ("QuicStreamCallback", Some(0x76)),
            ("ChgUrlGrpProp", Some(0x1f)), ("ChgSrvSesProp", Some(0x20)), ("ChgReqQueueProp", Some(0x21)),
            ("AddUrl", Some(0x22)), ("RemUrl", Some(0x23)), ("RemAllUrls", Some(0x24)), ("SspiCall", Some(0x34)),
            ("AuthCacheEntryAdded", Some(0x35)), ("AuthCacheEntryFreed", Some(0x36)),
            ("ChannelBindAscParams", Some(0x5a)), ("ServiceBindCheckComplete", Some(0x5b)),
            ("ChannelBindConfigCapture", Some(0x5c)), ("ChannelBindPerResponseConfig", Some(0x5d)),
            ("SslConnEvent", Some(0x28)), ("SslInitiateHandshake", Some(0x29)), ("SslHandshakeComplete", Some(0x2a)),
            ("SslInititateSslRcvClientCert", Some(0x2b)), ("SslRcvClientCertFailed", Some(0x2c)),
            ("SslRcvdRawData", Some(0x2d)), ("SslDlvrdStreamData", Some(0x2e)), ("SslAcceptStreamData", Some(0x2f)),
            ("SslEndpointCreationFailed", Some(0x42)), ("SslDisconnEvent", Some(0x43)), ("SslDisconnReq", Some(0x44)),
            ("SslUnsealMsg", Some(0x45)), ("SslQueryConnInfoFailed", Some(0x46)),
            ("SslEndpointConfigNotFound", Some(0x47)), ("SslAsc", Some(0x48)), ("SslSealMsg", Some(0x49)),
            ("SniParsed", Some(0x63)), ("EndpointAutoGenerated", Some(0x65)),
            ("AutoGeneratedEndpointDeleted", Some(0x66)), ("SslEndpointConfigFound", Some(0x67)),
            ("SslEndpointConfigRejected", Some(0x68)), ("SslHandshakeFailure", Some(0x69)),
            ("SslRenegotiateTimedOut", Some(0x6b)), ("AddedCacheEntry", Some(0x25)),
            ("AddCacheEntryFailed", Some(0x26)), ("FlushedCache", Some(0x27)), ("BeginBuildingSlices", Some(0x55)),
            ("SendSliceCacheContent", Some(0x56)), ("CachedSlicesMatchContent", Some(0x57)),
            ("MergeSlicesToCache", Some(0x58)), ("FlatCacheRangeSend", Some(0x59)), ("LoggingConfigFailed", Some(0x39)),
            ("LoggingConfig", Some(0x3a)), ("LogFileCreateFailed", Some(0x3b)), ("LogFileCreate", Some(0x3c)),
            ("LogFileWrite", Some(0x3d)), ("ConnTimedOut", Some(0x3f)), ("HotAddProcFailed", Some(0x4c)),
            ("HotAddProcSucceeded", Some(0x4d)), ("QuicRegistration", Some(0x77)), ("ThreadPoolExtension", Some(0x5f)),
            ("ThreadReady", Some(0x60)), ("ThreadPoolTrim", Some(0x61)), ("ThreadGone", Some(0x62)),
            ("ParseRequestFailed", Some(0x3e)), ("QuicCounts", None), ("WskCounts", None), ("ClientCorrelation", None),
            ("CreateUrlGroup", None), ("ResvUrlV2", None), ("AddUrl_5_122", None), ("RemUrl_5_123", None),
            ("RemAllUrls_5_124", None), ("ChgUrlGrpProp_5_127", None), ("DeleteUrlGroup", None),
            ("FlushResponseCache", None), ("SslCertSettingsDeleted", None), ("SslCertSettingsCreated", None),
            ("SslCertSettingsUpdeted", None), ("SetIpListenList", None), ("QuicTls13Disabled", None),
            ("RequestQueueOverflow", None), ("CreatHttp2Stream", None), ("AbortHttp2Stream", None),
            ("SendHttp2Stream", None), ("Http2DataIndicate", None), ("Http2HeaderIndicate", None),
            ("Http2GoAway", None), ("Http2Fault", None), ("CreatHttp2Connection", None), ("CreatHttp2Detach", None),
            ("SslQueryCipherInfoFailed", None),
        ]
    )
    .with_maps(&[
        map("HTTP_TEMPLATE_LOGGING_LogType_ValueMap", false, &[(0x0, "ResponseLogging"), (0x1, "ErrorLogging"), ]),
        map("HTTP_TEMPLATE_LOGGING_LogGroup_ValueMap", false, &[(0x0, "Site"), (0x1, "Centralized"), ]),
        map(
            "HTTP_TEMPLATE_LOGGING_LogFormat_ValueMap", false,
            &[(0x0, "W3C"), (0x1, "IIS"), (0x2, "NCSA"), (0x3, "Binary"), ]
        ),
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev(
            (1, 0), "HTTPRequestTraceTaskRecvReq", (2, 255), (0, 0), &[1, 8], "",
            &[
                p("RequestId", 10), p("ConnectionId", 10), p("RemoteAddrLength", 8),
                f("RemoteAddr", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev(
            (2, 0), "HTTPRequestTraceTaskParse", (2, 255), (0, 1), &[1], "",
            &[p("RequestObj", 16), p("HttpVerb", 8), p("Url", 1)]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev(
            (3, 0), "HTTPRequestTraceTaskDeliver", (2, 255), (0, 2), &[1, 8], "",
            &[
                p("RequestObj", 16), p("RequestId", 10), p("SiteId", 8), p("RequestQueueName", 1), p("Url", 1),
                p("Status", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((4, 0), "HTTPRequestTraceTaskRecvResp", (2, 255), (0, 3), &[1, 2], "", T0)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((5, 0), "HTTPRequestTraceTaskRecvRespLast", (2, 255), (0, 4), &[1, 2], "", T1)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev(
            (6, 0), "HTTPRequestTraceTaskRecvBody", (2, 255), (0, 5), &[1, 2], "",
            &[p("RequestId", 10), p("ConnectionId", 10)]
        ),
        ev((7, 0), "HTTPRequestTraceTaskRecvBodyLast", (2, 255), (0, 6), &[1, 2], "", T1),
        ev((8, 0), "HTTPRequestTraceTaskFastResp", (2, 255), (0, 8), &[1, 2], "", T0)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((9, 0), "HTTPRequestTraceTaskFastRespLast", (2, 255), (0, 7), &[1, 2], "", T1)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((10, 0), "HTTPRequestTraceTaskSendComplete", (2, 255), (0, 16), &[1, 2, 4], "", T2)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((11, 0), "HTTPRequestTraceTaskCachedAndSend", (2, 255), (0, 9), &[2, 5], "", T2),
        ev((12, 0), "HTTPRequestTraceTaskFastSend", (2, 255), (0, 10), &[1, 2], "", T2)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((13, 0), "HTTPRequestTraceTaskZeroSend", (2, 255), (0, 11), &[1, 2, 4], "", T2),
        ev((14, 0), "HTTPRequestTraceTaskLastSndError", (0, 255), (0, 13), &[1, 2], "", T2),
        ev(
            (15, 0), "HTTPRequestTraceTaskSndError", (0, 255), (0, 12), &[1, 2], "",
            &[p("RequestId", 10), p("Reason", 2), p("Status", 8)]
        ),
        ev((16, 0), "HTTPRequestTraceTaskSrvdFrmCache", (2, 255), (0, 14), &[2, 5], "", T3),
        ev((16, 1), "HTTPRequestTraceTaskSrvdFrmCache_V1", (2, 255), (0, 14), &[2, 5], "", T4),
        ev((17, 0), "HTTPRequestTraceTaskCachedNotModified", (2, 255), (0, 15), &[2, 5], "", T3),
        ev((17, 1), "HTTPRequestTraceTaskCachedNotModified_V1", (2, 255), (0, 15), &[2, 5], "", T4),
        ev((18, 0), "HTTPSetupTraceTaskResvUrl", (2, 255), (1, 27), &[0], "", &[p("Url", 1), p("ReserveStatus", 8)]),
        ev(
            (19, 0), "HTTPSetupTraceTaskReadIpListEntry", (2, 255), (1, 28), &[0], "",
            &[p("IpAddrLength", 8), f("IpAddress", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535)]
        ),
        ev(
            (20, 0), "HTTPSetupTraceTaskCreatedSslCred", (2, 255), (1, 29), &[0, 9], "",
            &[
                p("EndpointConfigObj", 16), p("AddressLength", 8),
                f("Address", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("CertHashLength", 8),
                f("CertHash", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535), p("CertStoreName", 1),
                p("CertCheckMode", 8), p("RevokeFreshnessTime", 8), p("RevokeRetrievalTime", 8), p("Flags", 8),
                p("CtlId", 1), p("CtlStoreName", 1)
            ]
        ),
        ev(
            (20, 1), "HTTPSetupTraceTaskCreatedSslCred_V1", (2, 255), (1, 29), &[0, 9], "",
            &[
                p("EndpointConfigObj", 16), p("Endpoint", 1), p("CertHashLength", 8),
                f("CertHash", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535), p("CertStoreName", 1),
                p("CertCheckMode", 8), p("RevokeFreshnessTime", 8), p("RevokeRetrievalTime", 8), p("Flags", 8),
                p("CtlId", 1), p("CtlStoreName", 1), p("CertificateLoadTimems", 8)
            ]
        ),
        ev(
            (21, 0), "HTTPConnectionTraceTaskConnConnect", (2, 255), (2, 30), &[4], "",
            &[
                p("ConnectionObj", 16), p("LocalAddrLength", 8),
                f("LocalAddr", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("RemoteAddrLength", 8),
                f("RemoteAddr", 14, 25, Quantity::Unstated, Quantity::Field(3), 65535)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev(
            (22, 0), "HTTPConnectionTraceTaskConnIdAssgn", (2, 255), (2, 33), &[1, 4], "",
            &[p("RequestId", 10), p("ConnectionId", 10), p("ConnectionObj", 16)]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev(
            (23, 0), "HTTPConnectionTraceTaskConnClose", (2, 255), (2, 31), &[4], "",
            &[p("ConnectionObj", 16), p("Abortive", 8)]
        ),
        ev((24, 0), "HTTPConnectionTraceTaskConnCleanup", (2, 255), (2, 32), &[4], "", T5),
        ev((25, 0), "HTTPCacheTraceTaskAddedCacheEntry", (2, 255), (6, 79), &[5], "", T6),
        ev(
            (25, 1), "HTTPCacheTraceTaskAddedCacheEntry_V1", (2, 255), (6, 79), &[5], "",
            &[
                p("Uri", 1), p("StatusCode", 6), p("Verb", 2), p("HeaderLength", 8), p("ContentLength", 8),
                p("ExpirationTime", 10), p("Encoding", 2)
            ]
        ),
        ev(
            (26, 0), "HTTPCacheTraceTaskAddCacheEntryFailed", (0, 255), (6, 80), &[5], "",
            &[p("UrlBuffer", 1), p("ErrorStatus", 8)]
        ),
        ev(
            (26, 1), "HTTPCacheTraceTaskAddCacheEntryFailed_V1", (0, 255), (6, 80), &[5], "",
            &[p("UrlBuffer", 1), p("ErrorStatus", 8), p("Encoding", 2)]
        ),
        ev((27, 0), "HTTPCacheTraceTaskFlushedCache", (2, 255), (6, 81), &[5], "", T6),
        ev((28, 0), "HTTPConfigurationPropertyTraceTaskChgUrlGrpProp", (2, 255), (3, 43), &[6], "", T7),
        ev((29, 0), "HTTPConfigurationPropertyTraceTaskChgSrvSesProp", (2, 255), (3, 44), &[7], "", T7),
        ev((30, 0), "HTTPConfigurationPropertyTraceTaskChgReqQueueProp", (2, 255), (3, 45), &[8], "", T7),
        ev(
            (31, 0), "HTTPConfigurationPropertyTraceTaskAddUrl", (2, 255), (3, 46), &[6], "",
            &[p("UrlGroupId", 10), p("Url", 1), p("Status", 8)]
        ),
        ev(
            (32, 0), "HTTPConfigurationPropertyTraceTaskRemUrl", (2, 255), (3, 47), &[6], "",
            &[p("UrlGroupId", 10), p("Url", 1)]
        ),
        ev(
            (33, 0), "HTTPConfigurationPropertyTraceTaskRemAllUrls", (2, 255), (3, 48), &[6], "", &[p("UrlGroupId", 10)]
        ),
        ev((34, 0), "HTTPSSLTraceTaskSslConnEvent", (2, 255), (5, 56), &[4, 9], "", T5),
        ev((35, 0), "HTTPSSLTraceTaskSslInitiateHandshake", (2, 255), (5, 57), &[9], "", T5),
        ev((36, 0), "HTTPSSLTraceTaskSslHandshakeComplete", (2, 255), (5, 58), &[9], "", T8),
        ev((37, 0), "HTTPSSLTraceTaskSslInititateSslRcvClientCert", (2, 255), (5, 59), &[9], "", T5),
        ev((38, 0), "HTTPSSLTraceTaskSslRcvClientCertFailed", (0, 255), (5, 60), &[9], "", T8),
        ev((39, 0), "HTTPSSLTraceTaskSslRcvdRawData", (2, 255), (5, 61), &[1, 4, 9], "", T9),
        ev((40, 0), "HTTPSSLTraceTaskSslDlvrdStreamData", (2, 255), (5, 62), &[1, 9], "", T9),
        ev((41, 0), "HTTPSSLTraceTaskSslAcceptStreamData", (2, 255), (5, 63), &[1, 2, 9], "", T9),
        ev(
            (43, 0), "HTTPAuthenticationTraceTaskSspiCall", (2, 255), (4, 49), &[10], "",
            &[p("ConnectionId", 10), p("AuthType", 2), p("SecStatus", 8), p("AuthStatus", 8)]
        ),
        ev(
            (43, 1), "HTTPAuthenticationTraceTaskSspiCall_V1", (2, 255), (4, 49), &[10], "",
            &[p("ConnectionId", 10), p("AuthType", 2), p("SecStatus", 8), p("AuthStatus", 8), p("ContextAttributes", 8)]
        ),
        ev(
            (44, 0), "HTTPAuthenticationTraceTaskAuthCacheEntryAdded", (2, 255), (4, 50), &[10], "",
            &[p("ConnectionId", 10), p("AuthCacheType", 2), p("AccessTokenOrHandle", 16), p("Status", 8)]
        ),
        ev(
            (45, 0), "HTTPAuthenticationTraceTaskAuthCacheEntryFreed", (2, 255), (4, 51), &[10], "",
            &[p("AccessTokenOrHandle", 16), p("Status", 8)]
        ),
        ev(
            (46, 0), "HTTPConnectionTraceTaskQosFlowSetReset", (2, 255), (2, 34), &[4], "",
            &[p("ConnectionId", 10), p("Bandwidth", 8), p("Status", 8)]
        ),
        ev(
            (47, 0), "HTTPLoggingTraceTaskLoggingConfigFailed", (0, 255), (7, 87), &[11], "",
            &[
                p("Status", 8), f("Type", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
                f("Group", 8, 0, Quantity::Unstated, Quantity::Unstated, 1), p("Directory", 1), p("Software", 1),
                p("SiteId", 8)
            ]
        ),
        ev(
            (48, 0), "HTTPLoggingTraceTaskLoggingConfig", (2, 255), (7, 88), &[11], "",
            &[
                p("Present", 8), p("Type", 8), p("Group", 8), p("Format", 8), p("Directory", 1), p("Software", 1),
                p("SiteId", 8)
            ]
        ),
        ev(
            (49, 0), "HTTPLoggingTraceTaskLogFileCreateFailed", (0, 255), (7, 89), &[11], "",
            &[
                p("Status", 8), p("Type", 8), p("Group", 8),
                f("Format", 8, 0, Quantity::Unstated, Quantity::Unstated, 2), p("Filename", 1), p("SiteId", 8)
            ]
        ),
        ev(
            (50, 0), "HTTPLoggingTraceTaskLogFileCreate", (2, 255), (7, 90), &[11], "",
            &[p("Handle", 16), p("Type", 8), p("Group", 8), p("Format", 8), p("Filename", 1), p("SiteId", 8)]
        ),
        ev(
            (51, 0), "HTTPLoggingTraceTaskLogFileWrite", (2, 255), (7, 91), &[11], "",
            &[
                p("Status", 8), p("Handle", 16), p("Type", 8), p("Group", 8), p("Format", 8), p("ResType", 2),
                p("SiteId", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev(
            (52, 0), "HTTPRequestTraceTaskParseRequestFailed", (0, 255), (0, 17), &[1], "",
            &[
                p("Status", 8), p("RequestId", 10), p("Reason", 2), p("ErrorCode", 8), p("HintLength", 8),
                f("HintData", 14, 0, Quantity::Unstated, Quantity::Field(4), 65535)
            ]
        ),
        ev(
            (53, 0), "HTTPTimeoutTraceTaskConnTimedOut", (1, 255), (8, 92), &[4, 12], "",
            &[p("ConnectionId", 10), p("ConnectionObj", 16), p("Timer", 2)]
        ),
        ev(
            (56, 0), "HTTPSSLTraceTaskSslEndpointCreationFailed", (0, 255), (5, 64), &[0, 9], "",
            &[p("EndpointConfigObj", 16), p("SecStatus", 8), p("Detail", 2)]
        ),
        ev((57, 0), "HTTPSSLTraceTaskSslDisconnEvent", (2, 255), (5, 65), &[4, 9], "", T5),
        ev(
            (58, 0), "HTTPSSLTraceTaskSslDisconnReq", (2, 255), (5, 66), &[4, 9], "",
            &[p("ConnectionObj", 16), p("Status", 8)]
        ),
        ev((59, 0), "HTTPSSLTraceTaskSslUnsealMsg", (2, 255), (5, 67), &[1, 9], "", T10),
        ev(
            (60, 0), "HTTPSSLTraceTaskSslQueryConnInfoFailed", (0, 255), (5, 68), &[4, 9], "",
            &[p("ConnectionObj", 16), p("SecStatus", 8), p("Detail", 2)]
        ),
        ev(
            (61, 0), "HTTPSSLTraceTaskSslEndpointConfigNotFound", (0, 255), (5, 69), &[3, 9], "",
            &[
                p("ConnectionObj", 16), p("AddressLength", 8),
                f("Address", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535)
            ]
        ),
        ev((62, 0), "HTTPSSLTraceTaskSslAsc", (2, 255), (5, 70), &[9], "", T10),
        ev((63, 0), "HTTPSSLTraceTaskSslSealMsg", (2, 255), (5, 71), &[2, 9], "", T10),
        ev((64, 0), "HTTPRequestTraceTaskRequestRejected", (0, 255), (0, 18), &[1, 8], "", T11),
        ev((65, 0), "HTTPRequestTraceTaskRequestCancelled", (0, 255), (0, 19), &[1, 8], "", T11),
        ev(
            (66, 0), "HTTPDriverGlobalSettingsTaskHotAddProcFailed", (0, 255), (9, 93), &[13], "",
            &[p("NewProcNumber", 4), p("ReasonString", 2), p("Status", 8)]
        ),
        ev(
            (67, 0), "HTTPDriverGlobalSettingsTaskHotAddProcSucceeded", (2, 255), (9, 94), &[13], "",
            &[p("NewProcNumber", 4), p("Comment", 2)]
        ),
        ev((68, 0), "HTTPRequestTraceTaskUserResponseFlowInit", (2, 255), (0, 20), &[1, 2], "", T12),
        ev((69, 0), "HTTPRequestTraceTaskCachedResponseFlowInit", (2, 255), (0, 21), &[1, 2, 5], "", T12),
        ev(
            (70, 0), "HTTPRequestTraceTaskFlowInitFailed", (0, 255), (0, 22), &[1, 2], "",
            &[p("Bandwidth", 8), p("PeakBandwidth", 8), p("BurstSize", 8), p("Status", 8)]
        ),
        ev((71, 0), "HTTPConnectionTraceTaskSetConnectionFlow", (2, 255), (2, 35), &[4], "", T13),
        ev(
            (72, 0), "HTTPConnectionTraceTaskRequestAssociatedToConfigurationFlow", (2, 255), (2, 36), &[1, 4], "",
            &[p("FlowHandle", 16)]
        ),
        ev(
            (73, 0), "HTTPConnectionTraceTaskConnectionFlowFailed", (0, 255), (2, 37), &[4], "",
            &[p("Connection", 16), p("FlowHandle", 16), p("Status", 8)]
        ),
        ev(
            (74, 0), "HTTPRequestTraceTaskResponseRangeProcessingOK", (2, 255), (0, 23), &[2], "",
            &[
                p("RequestId", 10), p("ContentBytes", 10), p("NumberOfRanges", 8), p("Range1Start", 10),
                p("Range1End", 10), p("Range2Start", 10), p("Range2End", 10)
            ]
        ),
        ev(
            (75, 0), "HTTPCacheTraceTaskBeginBuildingSlices", (2, 255), (6, 82), &[2, 5], "",
            &[
                p("RequestId", 10), p("NumberOfSlices", 8), p("SliceIndex1", 8), p("SliceIndex2", 8),
                p("NumberOfRanges", 8), p("Range1Start", 10), p("Range1End", 10), p("Range2Start", 10),
                p("Range2End", 10)
            ]
        ),
        ev((76, 0), "HTTPCacheTraceTaskSendSliceCacheContent", (2, 255), (6, 83), &[5], "", T14),
        ev((77, 0), "HTTPCacheTraceTaskCachedSlicesMatchContent", (2, 255), (6, 84), &[5], "", T14),
        ev(
            (78, 0), "HTTPCacheTraceTaskMergeSlicesToCache", (2, 255), (6, 85), &[5], "",
            &[p("CacheEntryPtr", 16), p("NofSlicesToMerge", 8), p("NofSlicesInCache", 8)]
        ),
        ev(
            (79, 0), "HTTPCacheTraceTaskFlatCacheRangeSend", (2, 255), (6, 86), &[5], "",
            &[p("CacheEntryPtr", 16), p("Range1Start", 10), p("Range1End", 10)]
        ),
        ev(
            (80, 0), "HTTPAuthenticationTraceTaskChannelBindAscParams", (2, 255), (4, 52), &[10], "",
            &[p("ConnectionId", 10), p("NoBindBuffers", 8), p("SecFlags", 8)]
        ),
        ev(
            (81, 0), "HTTPAuthenticationTraceTaskServiceBindCheckComplete", (2, 255), (4, 53), &[10], "",
            &[p("ConnectionId", 10), p("SecContextL", 16), p("SecContextH", 16), p("SecStatus", 8), p("Target", 1)]
        ),
        ev(
            (82, 0), "HTTPAuthenticationTraceTaskChannelBindConfigCapture", (2, 255), (4, 54), &[10], "",
            &[p("Hardening", 4), p("Flags", 8), p("ServiceNameCount", 8)]
        ),
        ev(
            (83, 0), "HTTPAuthenticationTraceTaskChannelBindPerResponseConfig", (2, 255), (4, 55), &[10], "",
            &[p("ReplaceConfigOf", 2)]
        ),
        ev((84, 0), "HTTPConnectionTraceTaskUsePolicyBasedQoSFlow", (2, 255), (2, 38), &[1, 4], "", T13),
        ev((85, 0), "HTTPThreadPoolThreadPoolExtension", (2, 255), (10, 96), &[14], "", T15),
        ev((86, 0), "HTTPThreadPoolThreadReady", (2, 255), (10, 97), &[14], "", T16),
        ev((87, 0), "HTTPThreadPoolThreadPoolTrim", (2, 255), (10, 98), &[14], "", T15),
        ev((88, 0), "HTTPThreadPoolThreadGone", (2, 255), (10, 99), &[14], "", T16),
        ev(
            (89, 0), "HTTPSSLTraceTaskSniParsed", (2, 255), (5, 72), &[3, 9], "",
            &[
                p("ConnectionObj", 16), p("Status", 8), p("SniLength", 8),
                f("SniHost", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535), p("NormalizedHost", 1)
            ]
        ),
        ev((90, 0), "HTTPRequestTraceTaskInitiateOpaqueMode", (2, 255), (0, 24), &[1, 4], "", T1),
        ev((91, 0), "HTTPSSLTraceTaskEndpointAutoGenerated", (2, 255), (5, 73), &[3, 9], "", T17),
        ev((92, 0), "HTTPSSLTraceTaskAutoGeneratedEndpointDeleted", (2, 255), (5, 74), &[3, 9], "", T17),
        ev(
            (93, 0), "HTTPSSLTraceTaskSslEndpointConfigFound", (2, 255), (5, 75), &[3, 9], "",
            &[
                p("EndpointConfigObj", 16), p("IpAddrLength", 8),
                f("IpAddress", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("SniHostname", 1),
                p("MatchingEndpointName", 1), p("AutoGeneratedEndpoint", 13)
            ]
        ),
        ev(
            (94, 0), "HTTPSSLTraceTaskSslEndpointConfigRejected", (0, 255), (5, 76), &[3, 9], "",
            &[p("AddressLength", 8), f("Address", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535)]
        ),
        ev(
            (95, 0), "HTTPResponseTraceTaskParseRequestFailed", (0, 255), (11, 100), &[1], "",
            &[
                p("Status", 8), p("ResponseId", 10), p("Reason", 2), p("ErrorCode", 8), p("HintLength", 8),
                f("HintData", 14, 0, Quantity::Unstated, Quantity::Field(4), 65535)
            ]
        ),
        ev(
            (96, 0), "HTTPSSLTraceTaskSslHandshakeFailure", (2, 255), (5, 77), &[3, 9], "",
            &[
                p("LocalAddressLength", 8), f("LocalAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("RemoteAddressLength", 8), f("RemoteAddress", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535),
                p("SniHostname", 1), p("ThumbprintLength", 6),
                f("Thumbprint", 14, 0, Quantity::Unstated, Quantity::Field(5), 65535), p("ClientDisconnect", 13),
                p("AbortiveDisconnect", 13), p("Status", 8)
            ]
        ),
        ev(
            (97, 0), "HTTPRequestTraceTaskHttpErrorResponseSent", (2, 255), (0, 25), &[1], "",
            &[
                p("Url", 1), p("Verb", 8), p("StatusCode", 6), p("CacheSend", 13), p("RequestQueue", 1),
                p("ProcessId", 8), p("ThreadId", 8), p("ImageFileName", 2), p("WorkingSetSize", 10), p("SendStatus", 8),
                p("ThreadCount", 8), p("ReasonPhrase", 2), p("ErrorCause", 2), p("Verbosity", 8)
            ]
        ),
        ev(
            (98, 0), "HTTPSSLTraceTaskSslRenegotiateTimedOut", (2, 255), (5, 78), &[3, 9], "",
            &[
                p("LocalAddressLength", 8), f("LocalAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("RemoteAddressLength", 8), f("RemoteAddress", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535),
                p("SniHostname", 1), p("ThumbprintLength", 6),
                f("Thumbprint", 14, 0, Quantity::Unstated, Quantity::Field(5), 65535), p("ConnectionBufferFull", 13)
            ]
        ),
        ev(
            (99, 0), "HTTPRequestTraceTaskHttp11Required", (2, 255), (0, 26), &[1], "",
            &[p("Verb", 8), p("FaultCode", 8)]
        ),
        ev((100, 0), "HTTPConnectionTraceTaskQuicCounts", (2, 255), (2, 101), &[4], "", T18)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((101, 0), "HTTPConnectionTraceTaskWskCounts", (2, 255), (2, 102), &[4], "", T18)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (105, 0), "HTTPConnectionTraceTaskQuicConnection", (2, 255), (2, 39), &[4], "",
            &[
                p("QuicConnectionId", 10), p("Connection", 16), p("LocalAddressLength", 8),
                f("LocalAddress", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535), p("RemoteAddressLength", 8),
                f("RemoteAddress", 14, 0, Quantity::Unstated, Quantity::Field(4), 65535), p("SniLength", 8),
                f("SniHost", 14, 0, Quantity::Unstated, Quantity::Field(6), 65535), p("ErrorLogCode", 8), p("Status", 8)
            ]
        ),
        ev(
            (106, 0), "HTTPConnectionTraceTaskQuicConnectionCallback", (2, 255), (2, 40), &[4], "",
            &[p("Connection", 16), p("Event", 4), p("EventParam", 10)]
        ),
        ev(
            (107, 0), "HTTPConnectionTraceTaskQuicStream", (2, 255), (2, 41), &[4], "",
            &[p("QuicStreamId", 10), p("Connection", 16), p("Stream", 16)]
        ),
        ev(
            (108, 0), "HTTPConnectionTraceTaskQuicStreamCallback", (2, 255), (2, 42), &[4], "",
            &[p("Stream", 16), p("Connection", 16), p("StreamType", 2), p("Event", 4), p("EventParam", 10)]
        ),
        ev((109, 0), "HTTPDriverGlobalSettingsTaskQuicRegistration", (0, 255), (9, 95), &[13], "", &[p("Status", 8)]),
        ev(
            (110, 0), "HTTPRequestTraceTaskClientCorrelation", (2, 255), (0, 103), &[1], "",
            &[p("RequestId", 10), p("CorrelationId", 15)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((111, 0), "HTTPConfigurationPropertyTraceTaskCreateUrlGroup", (2, 255), (3, 104), &[6], "", T19)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (112, 0), "HTTPSetupTraceTaskResvUrlV2", (2, 255), (1, 105), &[0], "",
            &[p("Url", 1), p("ReserveStatus", 8), p("ProcessId", 10), p("ExecutablePath", 1), p("UserSid", 19)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (113, 0), "HTTPConfigurationPropertyTraceTaskAddUrl_5_122", (2, 255), (3, 106), &[6], "",
            &[
                p("UrlGroupId", 10), p("Url", 1), p("Status", 8), p("ProcessId", 10), p("ExecutablePath", 1),
                p("UserSid", 19)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (114, 0), "HTTPConfigurationPropertyTraceTaskRemUrl_5_123", (2, 255), (3, 107), &[6], "",
            &[p("UrlGroupId", 10), p("Url", 1), p("ProcessId", 10), p("ExecutablePath", 1), p("UserSid", 19)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (115, 0), "HTTPConfigurationPropertyTraceTaskRemAllUrls_5_124", (2, 255), (3, 108), &[6], "",
            &[p("UrlGroupId", 10), p("ProcessId", 10), p("ExecutablePath", 1), p("UserSid", 19)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (116, 0), "HTTPConfigurationPropertyTraceTaskChgUrlGrpProp_5_127", (2, 255), (3, 109), &[6], "",
            &[
                p("UrlGroupId", 10), p("Property", 8), p("Status", 8), p("ProcessId", 10), p("ExecutablePath", 1),
                p("UserSid", 19)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((117, 0), "HTTPConfigurationPropertyTraceTaskDeleteUrlGroup", (2, 255), (3, 110), &[6], "", T19)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (118, 0), "HTTPConfigurationPropertyTraceTaskFlushResponseCache", (2, 255), (3, 111), &[6], "",
            &[p("Status", 8), p("ProcessId", 10), p("ExecutablePath", 1), p("UserSid", 19)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((119, 0), "HTTPSSLTraceTaskSslCertSettingsDeleted", (2, 255), (5, 112), &[9], "", T20)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((120, 0), "HTTPSSLTraceTaskSslCertSettingsCreated", (2, 255), (5, 113), &[9], "", T20)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (121, 0), "HTTPSSLTraceTaskSslCertSettingsUpdeted", (2, 255), (5, 114), &[9], "",
            &[
                p("Endpoint", 1), p("ExtendedParamType", 8), p("Status", 8), p("ProcessId", 10), p("ExecutablePath", 1),
                p("UserSid", 19)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (122, 0), "HTTPSetupTraceTaskSetIpListenList", (2, 255), (1, 115), &[0], "",
            &[p("IpList", 1), p("Status", 8), p("ProcessId", 10), p("ExecutablePath", 1), p("UserSid", 19)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (123, 0), "HTTPSSLTraceTaskQuicTls13Disabled", (2, 255), (5, 116), &[9], "",
            &[p("Status", 8), p("Tls13Status", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (124, 0), "HTTPRequestTraceTaskRequestQueueOverflow", (0, 255), (0, 117), &[1, 8], "",
            &[
                p("RequestId", 10), p("RequestQueueName", 1), p("LastPendingReceiveRequest", 17),
                p("LastSucceededReceiveRequest", 17), p("LastFailedReceiveRequest", 17)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (125, 0), "HTTPConnectionTraceTaskCreatHttp2Stream", (2, 255), (2, 118), &[15], "",
            &[p("Connection", 16), p("ConnectionId", 10), p("StreamId", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (126, 0), "HTTPConnectionTraceTaskAbortHttp2Stream", (2, 255), (2, 119), &[15], "",
            &[p("Connection", 16), p("ConnectionId", 10), p("StreamId", 8), p("Error", 7), p("ResetCode", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (127, 0), "HTTPConnectionTraceTaskSendHttp2Stream", (2, 255), (2, 120), &[15], "",
            &[p("Connection", 16), p("ConnectionId", 10), p("StreamId", 8), p("Length", 10)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (128, 0), "HTTPConnectionTraceTaskHttp2DataIndicate", (2, 255), (2, 121), &[15], "",
            &[
                p("Connection", 16), p("ConnectionId", 10), p("StreamId", 8), p("BytesIndicated", 8),
                p("BytesAccepted", 8), p("Status", 7)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (129, 0), "HTTPConnectionTraceTaskHttp2HeaderIndicate", (2, 255), (2, 122), &[15], "",
            &[p("Connection", 16), p("ConnectionId", 10), p("StreamId", 8), p("Headers", 8), p("Status", 7)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (130, 0), "HTTPConnectionTraceTaskHttp2GoAway", (2, 255), (2, 123), &[15], "",
            &[p("Connection", 16), p("ConnectionId", 10), p("StreamId", 8), p("ErrorCode", 8), p("FaultCode", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (131, 0), "HTTPConnectionTraceTaskHttp2Fault", (2, 255), (2, 124), &[15], "",
            &[p("Connection", 16), p("ConnectionId", 10), p("StreamId", 8), p("FaultCode", 8), p("Status", 7)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((132, 0), "HTTPConnectionTraceTaskCreatHttp2Connection", (2, 255), (2, 125), &[15], "", T21)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((133, 0), "HTTPConnectionTraceTaskCreatHttp2Detach", (2, 255), (2, 126), &[15], "", T21)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (134, 0), "", (2, 255), (65535, 65535), &[16], "",
            &[
                p("RequestId", 10), p("ReceiveStart", 10), p("ReceiveHeadersEnd", 10), p("ResponseStart", 10),
                p("ResponseEnd", 10), p("BufferedSend", 13)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((135, 0), "", (2, 255), (65535, 65535), &[16], "", &[p("PerfCounterPeriod", 10)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (136, 0), "", (2, 255), (65535, 65535), &[16], "",
            &[p("RequestId", 10), p("StatsType", 8), p("StatsLength", 8), p("StatsData", 14)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (137, 0), "HTTPSSLTraceTaskSslQueryCipherInfoFailed", (0, 255), (5, 127), &[4, 9], "",
            &[p("ConnectionObj", 16), p("SecStatus", 8), p("Detail", 2)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::MICROSOFT_TX_MANIFESTS, &sources::OBSERVED_TRACES]);
