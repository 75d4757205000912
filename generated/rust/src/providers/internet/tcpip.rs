// Generated from spec/providers/Microsoft-Windows-TCPIP.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events of the provider Microsoft-Windows-TCPIP.
//!
//! TCP/IP stack: connections, segments, routes, interfaces, neighbors, loss and congestion.
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
        data1: 0x2f07e2ee, data2: 0x15db, data3: 0x40f1, data4: [0x90, 0xef, 0x9d, 0x7b, 0xa2, 0x82, 0x18, 0x8a]
    };
/// Event IDs.
pub mod event {
    /// Event `TcpEndpointCreation`.
    pub const TCP_ENDPOINT_CREATION: u16 = 1001;
    /// Event `TcpRequestConnect`.
    pub const TCP_REQUEST_CONNECT: u16 = 1002;
    /// Event `TcpInspectConnectComplete`.
    pub const TCP_INSPECT_CONNECT_COMPLETE: u16 = 1003;
    /// Event `TcpTcbSynSend`.
    pub const TCP_TCB_SYN_SEND: u16 = 1004;
    /// Event `TcpBindEndpointResolutionFailure`.
    pub const TCP_BIND_ENDPOINT_RESOLUTION_FAILURE: u16 = 1005;
    /// Event `TcpBindEndpointPortFailure`.
    pub const TCP_BIND_ENDPOINT_PORT_FAILURE: u16 = 1006;
    /// Event `TcpBindEndpointInspectionFailure`.
    pub const TCP_BIND_ENDPOINT_INSPECTION_FAILURE: u16 = 1007;
    /// Event `TcpBindEndpointComplete`.
    pub const TCP_BIND_ENDPOINT_COMPLETE: u16 = 1008;
    /// Event `TcpCloseEndpoint`.
    pub const TCP_CLOSE_ENDPOINT: u16 = 1009;
    /// Event `TcpCreateEndpointAfFailure`.
    pub const TCP_CREATE_ENDPOINT_AF_FAILURE: u16 = 1010;
    /// Event `TcpCreateEndpointCompartmentFailure`.
    pub const TCP_CREATE_ENDPOINT_COMPARTMENT_FAILURE: u16 = 1011;
    /// Event `TcpCreateEndpointInspectionFailure`.
    pub const TCP_CREATE_ENDPOINT_INSPECTION_FAILURE: u16 = 1012;
    /// Event `TcpCreateEndpointComplete`.
    pub const TCP_CREATE_ENDPOINT_COMPLETE: u16 = 1013;
    /// Event `TcpAccpetListenerRouteLookupFailure`.
    pub const TCP_ACCPET_LISTENER_ROUTE_LOOKUP_FAILURE: u16 = 1014;
    /// Event `TcpAcceptListenerInsertionFailure`.
    pub const TCP_ACCEPT_LISTENER_INSERTION_FAILURE: u16 = 1015;
    /// Event `TcpAcceptListenerRejected`.
    pub const TCP_ACCEPT_LISTENER_REJECTED: u16 = 1016;
    /// Event `TcpAcceptListenerComplete`.
    pub const TCP_ACCEPT_LISTENER_COMPLETE: u16 = 1017;
    /// Event `TcpConnectTcbFailedAf`.
    pub const TCP_CONNECT_TCB_FAILED_AF: u16 = 1018;
    /// Event `TcpConnectTcbFailedCompartment`.
    pub const TCP_CONNECT_TCB_FAILED_COMPARTMENT: u16 = 1019;
    /// Event `TcpConnectTcbFailedInspect`.
    pub const TCP_CONNECT_TCB_FAILED_INSPECT: u16 = 1020;
    /// Event `TcpConnectTcbFailedRoute`.
    pub const TCP_CONNECT_TCB_FAILED_ROUTE: u16 = 1021;
    /// Event `TcpConnectTcbSkipRateLimit`.
    pub const TCP_CONNECT_TCB_SKIP_RATE_LIMIT: u16 = 1022;
    /// Event `TcpConnectTcbPassRateLimit`.
    pub const TCP_CONNECT_TCB_PASS_RATE_LIMIT: u16 = 1023;
    /// Event `TcpConnectTcbCheckRateLimit`.
    pub const TCP_CONNECT_TCB_CHECK_RATE_LIMIT: u16 = 1024;
    /// Event `TcpSecurityRateLimit`.
    pub const TCP_SECURITY_RATE_LIMIT: u16 = 1025;
    /// Event `TcpRateLimitPathRelease`.
    pub const TCP_RATE_LIMIT_PATH_RELEASE: u16 = 1026;
    /// Event `TcpConnectTcbRateLimitRelease`.
    pub const TCP_CONNECT_TCB_RATE_LIMIT_RELEASE: u16 = 1027;
    /// Event `TcpRateLimitPathCancel`.
    pub const TCP_RATE_LIMIT_PATH_CANCEL: u16 = 1028;
    /// Event `TcpConnectTcbCancel`.
    pub const TCP_CONNECT_TCB_CANCEL: u16 = 1029;
    /// Event `TcpConnectTcbFailInsertion`.
    pub const TCP_CONNECT_TCB_FAIL_INSERTION: u16 = 1030;
    /// Event `TcpConnectTcbProceeding`.
    pub const TCP_CONNECT_TCB_PROCEEDING: u16 = 1031;
    /// Event `TcpConnectTcbRateLimitCancel`.
    pub const TCP_CONNECT_TCB_RATE_LIMIT_CANCEL: u16 = 1032;
    /// Event `TcpConnectTcbComplete`.
    pub const TCP_CONNECT_TCB_COMPLETE: u16 = 1033;
    /// Event `TcpConnectTcbFailure`.
    pub const TCP_CONNECT_TCB_FAILURE: u16 = 1034;
    /// Event `TcpConnectTcbFailInspectConnectComplete`.
    pub const TCP_CONNECT_TCB_FAIL_INSPECT_CONNECT_COMPLETE: u16 = 1035;
    /// Event `TcpConnectTcbFailSessionState`.
    pub const TCP_CONNECT_TCB_FAIL_SESSION_STATE: u16 = 1036;
    /// Event `TcpConnectTcbFailDontFragment`.
    pub const TCP_CONNECT_TCB_FAIL_DONT_FRAGMENT: u16 = 1037;
    /// Event `TcpCloseTcbRequest`.
    pub const TCP_CLOSE_TCB_REQUEST: u16 = 1038;
    /// Event `TcpAbortTcbRequest`.
    pub const TCP_ABORT_TCB_REQUEST: u16 = 1039;
    /// Event `TcpAbortTcbComplete`.
    pub const TCP_ABORT_TCB_COMPLETE: u16 = 1040;
    /// Event `TcpDisconnectTcbInjectFailed`.
    pub const TCP_DISCONNECT_TCB_INJECT_FAILED: u16 = 1041;
    /// Event `TcpDisconnectTcbRequest`.
    pub const TCP_DISCONNECT_TCB_REQUEST: u16 = 1042;
    /// Event `TcpDisconnectTcbComplete`.
    pub const TCP_DISCONNECT_TCB_COMPLETE: u16 = 1043;
    /// Event `TcpShutdownTcb`.
    pub const TCP_SHUTDOWN_TCB: u16 = 1044;
    /// Event `TcpConnectTcbTimeout`.
    pub const TCP_CONNECT_TCB_TIMEOUT: u16 = 1045;
    /// Event `TcpDisconnectTcbRtoTimeout`.
    pub const TCP_DISCONNECT_TCB_RTO_TIMEOUT: u16 = 1046;
    /// Event `TcpDisconnectTcbKeepaliveTimeout`.
    pub const TCP_DISCONNECT_TCB_KEEPALIVE_TIMEOUT: u16 = 1047;
    /// Event `TcpDisconnectTcbTimeout`.
    pub const TCP_DISCONNECT_TCB_TIMEOUT: u16 = 1048;
    /// Event `TcpConnectTcbEstatsFailed`.
    pub const TCP_CONNECT_TCB_ESTATS_FAILED: u16 = 1049;
    /// Event `TcpConnectFailedPortAcquire`.
    pub const TCP_CONNECT_FAILED_PORT_ACQUIRE: u16 = 1050;
    /// Event `TcpTcbStateChange`.
    pub const TCP_TCB_STATE_CHANGE: u16 = 1051;
    /// Event `TcpEndpointAcquirePortReservation`.
    pub const TCP_ENDPOINT_ACQUIRE_PORT_RESERVATION: u16 = 1052;
    /// Event `TcpEndpointFailedPortReservation`.
    pub const TCP_ENDPOINT_FAILED_PORT_RESERVATION: u16 = 1053;
    /// Event `TcpGlobalPortReservation`.
    pub const TCP_GLOBAL_PORT_RESERVATION: u16 = 1054;
    /// Event `TcpGlobalSynAttackEntry`.
    pub const TCP_GLOBAL_SYN_ATTACK_ENTRY: u16 = 1055;
    /// Event `TcpGlobalReassemblyLimitViolation`.
    pub const TCP_GLOBAL_REASSEMBLY_LIMIT_VIOLATION: u16 = 1056;
    /// Event `TcpGlobalConnectionRateLimitViolation`.
    pub const TCP_GLOBAL_CONNECTION_RATE_LIMIT_VIOLATION: u16 = 1057;
    /// Event `TcpGlobalLandAttackSegmentDrop`.
    pub const TCP_GLOBAL_LAND_ATTACK_SEGMENT_DROP: u16 = 1058;
    /// Event `TcpGlobalIsbBeginThrottle`.
    pub const TCP_GLOBAL_ISB_BEGIN_THROTTLE: u16 = 1059;
    /// Event `TcpGlobalIsbEndThrottle`.
    pub const TCP_GLOBAL_ISB_END_THROTTLE: u16 = 1060;
    /// Event `TcpGlobalAddInterface`.
    pub const TCP_GLOBAL_ADD_INTERFACE: u16 = 1061;
    /// Event `TcpGlobalDeleteInterface`.
    pub const TCP_GLOBAL_DELETE_INTERFACE: u16 = 1062;
    /// Event `TcpGlobalSynAttackExit`.
    pub const TCP_GLOBAL_SYN_ATTACK_EXIT: u16 = 1063;
    /// Event `TcpTcbStartTimer`.
    pub const TCP_TCB_START_TIMER: u16 = 1064;
    /// Event `TcpTcbStopTimer`.
    pub const TCP_TCB_STOP_TIMER: u16 = 1065;
    /// Event `TcpTcbExpireTimer`.
    pub const TCP_TCB_EXPIRE_TIMER: u16 = 1066;
    /// Event `TcpTcbChangeIsb`.
    pub const TCP_TCB_CHANGE_ISB: u16 = 1067;
    /// Event `TcpRssTableChange`.
    pub const TCP_RSS_TABLE_CHANGE: u16 = 1068;
    /// Event `TcpDataTransferTimeout`.
    pub const TCP_DATA_TRANSFER_TIMEOUT: u16 = 1069;
    /// Event `TcpDataTransferRttSample`.
    pub const TCP_DATA_TRANSFER_RTT_SAMPLE: u16 = 1070;
    /// Event `TcpDataTransferCumAck`.
    pub const TCP_DATA_TRANSFER_CUM_ACK: u16 = 1071;
    /// Event `TcpDataTransferDupAck`.
    pub const TCP_DATA_TRANSFER_DUP_ACK: u16 = 1072;
    /// Event `TcpDataTransferSend`.
    pub const TCP_DATA_TRANSFER_SEND: u16 = 1073;
    /// Event `TcpDataTransferReceive`.
    pub const TCP_DATA_TRANSFER_RECEIVE: u16 = 1074;
    /// Event `TcpDataTransferEcn`.
    pub const TCP_DATA_TRANSFER_ECN: u16 = 1075;
    /// Event `TcpDataTransferSpuriousTimeout`.
    pub const TCP_DATA_TRANSFER_SPURIOUS_TIMEOUT: u16 = 1076;
    /// Event `TcpDataTransferRetransmitRound`.
    pub const TCP_DATA_TRANSFER_RETRANSMIT_ROUND: u16 = 1077;
    /// Event `TcpLossRecoveryEntry`.
    pub const TCP_LOSS_RECOVERY_ENTRY: u16 = 1078;
    /// Event `TcpLossRecoveryExit`.
    pub const TCP_LOSS_RECOVERY_EXIT: u16 = 1079;
    /// Event `TcpLossRecoverySackEntry`.
    pub const TCP_LOSS_RECOVERY_SACK_ENTRY: u16 = 1080;
    /// Event `TcpLossRecoverySackExit`.
    pub const TCP_LOSS_RECOVERY_SACK_EXIT: u16 = 1081;
    /// Event `TcpSlowStartToCongestionAvoidance`.
    pub const TCP_SLOW_START_TO_CONGESTION_AVOIDANCE: u16 = 1082;
    /// Event `TcpBlackHoleDetectionEntry`.
    pub const TCP_BLACK_HOLE_DETECTION_ENTRY: u16 = 1084;
    /// Event `TcpBlackHoleDetectionExit`.
    pub const TCP_BLACK_HOLE_DETECTION_EXIT: u16 = 1085;
    /// Event `TcpBlackHoleDetectionFailed`.
    pub const TCP_BLACK_HOLE_DETECTION_FAILED: u16 = 1086;
    /// Event `TcpSpuriousRtoDetectionBegin`.
    pub const TCP_SPURIOUS_RTO_DETECTION_BEGIN: u16 = 1087;
    /// Event `TcpSpuriousRtoDetectionEnd`.
    pub const TCP_SPURIOUS_RTO_DETECTION_END: u16 = 1088;
    /// Event `TcpConnectTcbFailedActiveConnect`.
    pub const TCP_CONNECT_TCB_FAILED_ACTIVE_CONNECT: u16 = 1089;
    /// Event `TcpReleaseIndication`.
    pub const TCP_RELEASE_INDICATION: u16 = 1090;
    /// Event `TcpAppSendBufferSize`.
    pub const TCP_APP_SEND_BUFFER_SIZE: u16 = 1091;
    /// Event `TcpAutoTuningBegin`.
    pub const TCP_AUTO_TUNING_BEGIN: u16 = 1092;
    /// Event `TcpAutoTuningEnd`.
    pub const TCP_AUTO_TUNING_END: u16 = 1093;
    /// Event `TcpAutoTuningFailedRttEstimation`.
    pub const TCP_AUTO_TUNING_FAILED_RTT_ESTIMATION: u16 = 1094;
    /// Event `TcpAutoTuningFailedBandwidthEstimation`.
    pub const TCP_AUTO_TUNING_FAILED_BANDWIDTH_ESTIMATION: u16 = 1095;
    /// Event `TcpAutoTuningFailedAllocationFailure`.
    pub const TCP_AUTO_TUNING_FAILED_ALLOCATION_FAILURE: u16 = 1096;
    /// Event `TcpAutoTuningChangeRcvBufferSize`.
    pub const TCP_AUTO_TUNING_CHANGE_RCV_BUFFER_SIZE: u16 = 1097;
    /// Event `TcpRttResiliencyDetection`.
    pub const TCP_RTT_RESILIENCY_DETECTION: u16 = 1098;
    /// Event `TcpConnectionOffloadStateChange`.
    pub const TCP_CONNECTION_OFFLOAD_STATE_CHANGE: u16 = 1099;
    /// Event `TcpSwsAvoidanceBegin`.
    pub const TCP_SWS_AVOIDANCE_BEGIN: u16 = 1100;
    /// Event `TcpSwsAvoidanceEnd`.
    pub const TCP_SWS_AVOIDANCE_END: u16 = 1101;
    /// Event `TcpZeroWindowProbingBegin`.
    pub const TCP_ZERO_WINDOW_PROBING_BEGIN: u16 = 1102;
    /// Event `TcpZeroWindowProbingEnd`.
    pub const TCP_ZERO_WINDOW_PROBING_END: u16 = 1103;
    /// Event `TcpSetTcpOption`.
    pub const TCP_SET_TCP_OPTION: u16 = 1104;
    /// Event `TcpSetTcpSoOption`.
    pub const TCP_SET_TCP_SO_OPTION: u16 = 1105;
    /// Event `TcpMediaDisconnect`.
    pub const TCP_MEDIA_DISCONNECT: u16 = 1106;
    /// Event `TcpModuleStarted`.
    pub const TCP_MODULE_STARTED: u16 = 1107;
    /// Event `TcpModuleStopped`.
    pub const TCP_MODULE_STOPPED: u16 = 1108;
    /// Event `TcpMemoryFailures`.
    pub const TCP_MEMORY_FAILURES: u16 = 1109;
    /// Event `TcpGlobalParameters`.
    pub const TCP_GLOBAL_PARAMETERS: u16 = 1110;
    /// Event `TcpLso`.
    pub const TCP_LSO: u16 = 1111;
    /// Event `TcpConnectionOffloadStatus`.
    pub const TCP_CONNECTION_OFFLOAD_STATUS: u16 = 1112;
    /// Event `TcpConnectionOffloadPmax`.
    pub const TCP_CONNECTION_OFFLOAD_PMAX: u16 = 1113;
    /// Event `IpDadSuccessful`.
    pub const IP_DAD_SUCCESSFUL: u16 = 1114;
    /// Event `IpDadFailed`.
    pub const IP_DAD_FAILED: u16 = 1115;
    /// Event `IpDadStarted`.
    pub const IP_DAD_STARTED: u16 = 1116;
    /// Event `TcpListenerActivationFailedAf`.
    pub const TCP_LISTENER_ACTIVATION_FAILED_AF: u16 = 1117;
    /// Event `TcpListenerActivationFailedCompartment`.
    pub const TCP_LISTENER_ACTIVATION_FAILED_COMPARTMENT: u16 = 1118;
    /// Event `TcpListenerActivationFailedInspection1`.
    pub const TCP_LISTENER_ACTIVATION_FAILED_INSPECTION1: u16 = 1119;
    /// Event `TcpListenerActivationFailedInspection2`.
    pub const TCP_LISTENER_ACTIVATION_FAILED_INSPECTION2: u16 = 1120;
    /// Event `TcpListenerBindFailedResolution`.
    pub const TCP_LISTENER_BIND_FAILED_RESOLUTION: u16 = 1121;
    /// Event `TcpListenerBindFailedPort`.
    pub const TCP_LISTENER_BIND_FAILED_PORT: u16 = 1122;
    /// Event `TcpListenerActivated`.
    pub const TCP_LISTENER_ACTIVATED: u16 = 1123;
    /// Event `TcpListenerUnbound`.
    pub const TCP_LISTENER_UNBOUND: u16 = 1124;
    /// Event `IpAddressAdded`.
    pub const IP_ADDRESS_ADDED: u16 = 1127;
    /// Event `IpAddressDeleted`.
    pub const IP_ADDRESS_DELETED: u16 = 1128;
    /// Event `FramingIfOperStatus`.
    pub const FRAMING_IF_OPER_STATUS: u16 = 1130;
    /// Event `FramingNdisPause`.
    pub const FRAMING_NDIS_PAUSE: u16 = 1136;
    /// Event `FramingNdisRestart`.
    pub const FRAMING_NDIS_RESTART: u16 = 1137;
    /// Event `IpAddressStatePreferred`.
    pub const IP_ADDRESS_STATE_PREFERRED: u16 = 1138;
    /// Event `IpAddressStateNonPreferred`.
    pub const IP_ADDRESS_STATE_NON_PREFERRED: u16 = 1139;
    /// Event `IpInterfacePropertyChange`.
    pub const IP_INTERFACE_PROPERTY_CHANGE: u16 = 1144;
    /// Event `IpRouteCreated`.
    pub const IP_ROUTE_CREATED: u16 = 1145;
    /// Event `IpRouteDeleted`.
    pub const IP_ROUTE_DELETED: u16 = 1146;
    /// Event `IpRoutePropertyChange`.
    pub const IP_ROUTE_PROPERTY_CHANGE: u16 = 1147;
    /// Event `IpNeighborUnreachable`.
    pub const IP_NEIGHBOR_UNREACHABLE: u16 = 1148;
    /// Event `IpNeighborReachable`.
    pub const IP_NEIGHBOR_REACHABLE: u16 = 1149;
    /// Event `TcpCtcpDataTransferTimeout`.
    pub const TCP_CTCP_DATA_TRANSFER_TIMEOUT: u16 = 1150;
    /// Event `TcpCtcpDataTransferCumAck`.
    pub const TCP_CTCP_DATA_TRANSFER_CUM_ACK: u16 = 1151;
    /// Event `TcpCtcpDataTransferDupAck`.
    pub const TCP_CTCP_DATA_TRANSFER_DUP_ACK: u16 = 1152;
    /// Event `TcpCtcpDataTransferSend`.
    pub const TCP_CTCP_DATA_TRANSFER_SEND: u16 = 1153;
    /// Event `TcpCtcpDataTransferEcn`.
    pub const TCP_CTCP_DATA_TRANSFER_ECN: u16 = 1154;
    /// Event `TcpCtcpDataTransferSpuriousTimeout`.
    pub const TCP_CTCP_DATA_TRANSFER_SPURIOUS_TIMEOUT: u16 = 1155;
    /// Event `TcpReceiveRequest`.
    pub const TCP_RECEIVE_REQUEST: u16 = 1156;
    /// Event `TcpDeliveryIndicated`.
    pub const TCP_DELIVERY_INDICATED: u16 = 1157;
    /// Event `TcpDeliverySatisfied`.
    pub const TCP_DELIVERY_SATISFIED: u16 = 1158;
    /// Event `TcpSendPosted`.
    pub const TCP_SEND_POSTED: u16 = 1159;
    /// Event `TcpSendTransmitted`.
    pub const TCP_SEND_TRANSMITTED: u16 = 1160;
    /// Event `TcpSendAdvance`.
    pub const TCP_SEND_ADVANCE: u16 = 1161;
    /// Event `TcpCTcpDelayWndwInactive`.
    pub const TCP_CTCP_DELAY_WNDW_INACTIVE: u16 = 1162;
    /// Event `TcpCTcpAssignedBlocks`.
    pub const TCP_CTCP_ASSIGNED_BLOCKS: u16 = 1163;
    /// Event `TcpCTcpCongestionWndw`.
    pub const TCP_CTCP_CONGESTION_WNDW: u16 = 1164;
    /// Event `TcpCTcpGamma`.
    pub const TCP_CTCP_GAMMA: u16 = 1165;
    /// Event `TcpSrttMeasurementStarted`.
    pub const TCP_SRTT_MEASUREMENT_STARTED: u16 = 1166;
    /// Event `TcpSrttMeasurementComplete`.
    pub const TCP_SRTT_MEASUREMENT_COMPLETE: u16 = 1167;
    /// Event `TcpSrttMeasurementCancelled`.
    pub const TCP_SRTT_MEASUREMENT_CANCELLED: u16 = 1168;
    /// Event `UdpEndpointSendMessages`.
    pub const UDP_ENDPOINT_SEND_MESSAGES: u16 = 1169;
    /// Event `UdpEndpointReceiveMessages`.
    pub const UDP_ENDPOINT_RECEIVE_MESSAGES: u16 = 1170;
    /// Event `TcpDeliveryFlush`.
    pub const TCP_DELIVERY_FLUSH: u16 = 1171;
    /// Event `TcpTcbInjectRcvFailure`.
    pub const TCP_TCB_INJECT_RCV_FAILURE: u16 = 1172;
    /// Event `TcpDeliveryInjectingData`.
    pub const TCP_DELIVERY_INJECTING_DATA: u16 = 1173;
    /// Event `TcpTcbInjectFinFailure`.
    pub const TCP_TCB_INJECT_FIN_FAILURE: u16 = 1174;
    /// Event `TcpDeliveryAccept`.
    pub const TCP_DELIVERY_ACCEPT: u16 = 1175;
    /// Event `TcpDeliveryFin`.
    pub const TCP_DELIVERY_FIN: u16 = 1176;
    /// Event `TcpDeliveryPush`.
    pub const TCP_DELIVERY_PUSH: u16 = 1178;
    /// Event `TcpTcbInjectFinComplete`.
    pub const TCP_TCB_INJECT_FIN_COMPLETE: u16 = 1180;
    /// Event `TcpDeliveryCompleting`.
    pub const TCP_DELIVERY_COMPLETING: u16 = 1181;
    /// Event `TcpInitiateSynRstValidation`.
    pub const TCP_INITIATE_SYN_RST_VALIDATION: u16 = 1182;
    /// Event `TcpConnectTcbFailedRcvdRst`.
    pub const TCP_CONNECT_TCB_FAILED_RCVD_RST: u16 = 1183;
    /// Event `TcpConnectionTerminatedRcvdRst`.
    pub const TCP_CONNECTION_TERMINATED_RCVD_RST: u16 = 1184;
    /// Event `TcpConnectionTerminatedRcvdSyn`.
    pub const TCP_CONNECTION_TERMINATED_RCVD_SYN: u16 = 1185;
    /// Event `TcpConnectRestransmit`.
    pub const TCP_CONNECT_RESTRANSMIT: u16 = 1186;
    /// Event `TcpDataTransferRestransmit`.
    pub const TCP_DATA_TRANSFER_RESTRANSMIT: u16 = 1187;
    /// Event `TcpConnectionKeepAlive`.
    pub const TCP_CONNECTION_KEEP_ALIVE: u16 = 1188;
    /// Event `TcpDeliveryStateChange`.
    pub const TCP_DELIVERY_STATE_CHANGE: u16 = 1189;
    /// Event `TcpDeliveryDataDropped`.
    pub const TCP_DELIVERY_DATA_DROPPED: u16 = 1190;
    /// Event `TcpAcquirePort`.
    pub const TCP_ACQUIRE_PORT: u16 = 1191;
    /// Event `TcpAcquireWeakRefPort`.
    pub const TCP_ACQUIRE_WEAK_REF_PORT: u16 = 1192;
    /// Event `TcpReleasePort`.
    pub const TCP_RELEASE_PORT: u16 = 1193;
    /// Event `TcpReplacePort`.
    pub const TCP_REPLACE_PORT: u16 = 1194;
    /// Event `TcpAssignedWeakReferencePort`.
    pub const TCP_ASSIGNED_WEAK_REFERENCE_PORT: u16 = 1195;
    /// Event `TcpBhDetectFullSizeAck`.
    pub const TCP_BH_DETECT_FULL_SIZE_ACK: u16 = 1196;
    /// Event `TcpFlushSack`.
    pub const TCP_FLUSH_SACK: u16 = 1197;
    /// Event `TcpReassemblyEntry`.
    pub const TCP_REASSEMBLY_ENTRY: u16 = 1198;
    /// Event `TcpReassemblyExit`.
    pub const TCP_REASSEMBLY_EXIT: u16 = 1199;
    /// Event `TcpDisconnectTcbZeroWindowTimeout`.
    pub const TCP_DISCONNECT_TCB_ZERO_WINDOW_TIMEOUT: u16 = 1200;
    /// Event `TcpDisconnectTcbFinWait2Timeout`.
    pub const TCP_DISCONNECT_TCB_FIN_WAIT2_TIMEOUT: u16 = 1201;
    /// Event `IpInterfaceRundown`.
    pub const IP_INTERFACE_RUNDOWN: u16 = 1202;
    /// Event `IpInterfaceSpeedChange`.
    pub const IP_INTERFACE_SPEED_CHANGE: u16 = 1203;
    /// Event `TcpReassemblyFlush`.
    pub const TCP_REASSEMBLY_FLUSH: u16 = 1204;
    /// Event `TcpipReceiveSlowPath`.
    pub const TCPIP_RECEIVE_SLOW_PATH: u16 = 1205;
    /// Event `TcpipSendSlowPath`.
    pub const TCPIP_SEND_SLOW_PATH: u16 = 1206;
    /// Event `TcpWsdInitializationErrors`.
    pub const TCP_WSD_INITIALIZATION_ERRORS: u16 = 1207;
    /// Event `TcpWsdInitializationInformation`.
    pub const TCP_WSD_INITIALIZATION_INFORMATION: u16 = 1208;
    /// Event `TcpWsdWsRestrictedProfile`.
    pub const TCP_WSD_WS_RESTRICTED_PROFILE: u16 = 1209;
    /// Event `TcpWsdWsRestrictedDestination`.
    pub const TCP_WSD_WS_RESTRICTED_DESTINATION: u16 = 1210;
    /// Event `TcpWsdCacheEntryStateChange`.
    pub const TCP_WSD_CACHE_ENTRY_STATE_CHANGE: u16 = 1211;
    /// Event `TcpWsdProfileStateChange`.
    pub const TCP_WSD_PROFILE_STATE_CHANGE: u16 = 1212;
    /// Event `TcpWsdStateChange`.
    pub const TCP_WSD_STATE_CHANGE: u16 = 1213;
    /// Event `TcpipTransportPacketDrops`.
    pub const TCPIP_TRANSPORT_PACKET_DROPS: u16 = 1214;
    /// Event `TcpipNetworkPacketDrops`.
    pub const TCPIP_NETWORK_PACKET_DROPS: u16 = 1215;
    /// Event `TcpMppNppEvaluation`.
    pub const TCP_MPP_NPP_EVALUATION: u16 = 1216;
    /// Event `TcpMppStartEpisode`.
    pub const TCP_MPP_START_EPISODE: u16 = 1217;
    /// Event `TcpMppStopEpisode`.
    pub const TCP_MPP_STOP_EPISODE: u16 = 1218;
    /// Event `TcpMppStartEpoch`.
    pub const TCP_MPP_START_EPOCH: u16 = 1219;
    /// Event `TcpMppStopEpoch`.
    pub const TCP_MPP_STOP_EPOCH: u16 = 1220;
    /// Event `TcpCwndRestart`.
    pub const TCP_CWND_RESTART: u16 = 1221;
    /// Event `TcpInitialCwndAdjusted`.
    pub const TCP_INITIAL_CWND_ADJUSTED: u16 = 1222;
    /// Event `TcpTemplateParameters`.
    pub const TCP_TEMPLATE_PARAMETERS: u16 = 1223;
    /// Event `TcpTemplateChanged`.
    pub const TCP_TEMPLATE_CHANGED: u16 = 1224;
    /// Event `TcpDataTransferEcnAlpha`.
    pub const TCP_DATA_TRANSFER_ECN_ALPHA: u16 = 1225;
    /// Event `TcpInterfaceRscStateChange`.
    pub const TCP_INTERFACE_RSC_STATE_CHANGE: u16 = 1226;
    /// Event `TcpRscNblOobInfo`.
    pub const TCP_RSC_NBL_OOB_INFO: u16 = 1227;
    /// Event `TcpLoopbackFastPathFailReason`.
    pub const TCP_LOOPBACK_FAST_PATH_FAIL_REASON: u16 = 1228;
    /// Event `TcpCwndRestart1229`.
    pub const TCP_CWND_RESTART1229: u16 = 1229;
    /// Event `RssBindingChange`.
    pub const RSS_BINDING_CHANGE: u16 = 1230;
    /// Event `RssPortChange`.
    pub const RSS_PORT_CHANGE: u16 = 1231;
    /// Event `RssPortReference`.
    pub const RSS_PORT_REFERENCE: u16 = 1232;
    /// Event `RssPortCapabilities`.
    pub const RSS_PORT_CAPABILITIES: u16 = 1233;
    /// Event `RssPortProcessors`.
    pub const RSS_PORT_PROCESSORS: u16 = 1234;
    /// Event `RssProcessorAssignment`.
    pub const RSS_PROCESSOR_ASSIGNMENT: u16 = 1235;
    /// Event `RssProcessorUnassignment`.
    pub const RSS_PROCESSOR_UNASSIGNMENT: u16 = 1236;
    /// Event `RssIndirectionChange`.
    pub const RSS_INDIRECTION_CHANGE: u16 = 1237;
    /// Event `RssProcessorConsolidation`.
    pub const RSS_PROCESSOR_CONSOLIDATION: u16 = 1238;
    /// Event `RssConfigurationChange`.
    pub const RSS_CONFIGURATION_CHANGE: u16 = 1239;
    /// Event `RssFailure`.
    pub const RSS_FAILURE: u16 = 1240;
    /// Event `RssBindingBindComplete`.
    pub const RSS_BINDING_BIND_COMPLETE: u16 = 1241;
    /// Event `RssPortBindComplete`.
    pub const RSS_PORT_BIND_COMPLETE: u16 = 1242;
    /// Event `RssPortNotSupported`.
    pub const RSS_PORT_NOT_SUPPORTED: u16 = 1243;
    /// Event `RssInitializeIndirectionTable`.
    pub const RSS_INITIALIZE_INDIRECTION_TABLE: u16 = 1244;
    /// Event `RssBindingRundown`.
    pub const RSS_BINDING_RUNDOWN: u16 = 1245;
    /// Event `RssPortRundown`.
    pub const RSS_PORT_RUNDOWN: u16 = 1246;
    /// Event `RssBindingCapability`.
    pub const RSS_BINDING_CAPABILITY: u16 = 1247;
    /// Event `Ndkpi_Create_Cq`.
    pub const NDKPI_CREATE_CQ: u16 = 1248;
    /// Event `Ndkpi_Create_Completion`.
    pub const NDKPI_CREATE_COMPLETION: u16 = 1249;
    /// Event `Ndkpi_Close_Obj`.
    pub const NDKPI_CLOSE_OBJ: u16 = 1250;
    /// Event `Ndkpi_Close_Completion`.
    pub const NDKPI_CLOSE_COMPLETION: u16 = 1251;
    /// Event `Ndkpi_Resize_Cq`.
    pub const NDKPI_RESIZE_CQ: u16 = 1252;
    /// Event `Ndkpi_Request_Completion`.
    pub const NDKPI_REQUEST_COMPLETION: u16 = 1253;
    /// Event `Ndkpi_Arm_Cq`.
    pub const NDKPI_ARM_CQ: u16 = 1254;
    /// Event `Ndkpi_Cq_Result`.
    pub const NDKPI_CQ_RESULT: u16 = 1255;
    /// Event `Ndkpi_Create_Mr`.
    pub const NDKPI_CREATE_MR: u16 = 1256;
    /// Event `Ndkpi_Flush`.
    pub const NDKPI_FLUSH: u16 = 1257;
    /// Event `Ndkpi_Send`.
    pub const NDKPI_SEND: u16 = 1258;
    /// Event `Ndkpi_Receive`.
    pub const NDKPI_RECEIVE: u16 = 1259;
    /// Event `Ndkpi_Register_Mr`.
    pub const NDKPI_REGISTER_MR: u16 = 1260;
    /// Event `Ndkpi_Deregister_Mr`.
    pub const NDKPI_DEREGISTER_MR: u16 = 1261;
    /// Event `Ndkpi_Initialize_Fast_Register_Mr`.
    pub const NDKPI_INITIALIZE_FAST_REGISTER_MR: u16 = 1262;
    /// Event `Ndkpi_Modify_Srq`.
    pub const NDKPI_MODIFY_SRQ: u16 = 1263;
    /// Event `Ndkpi_Connect`.
    pub const NDKPI_CONNECT: u16 = 1264;
    /// Event `Ndkpi_Connect_Shared_Endpoint`.
    pub const NDKPI_CONNECT_SHARED_ENDPOINT: u16 = 1265;
    /// Event `Ndkpi_Complete_Connect`.
    pub const NDKPI_COMPLETE_CONNECT: u16 = 1266;
    /// Event `Ndkpi_Accept`.
    pub const NDKPI_ACCEPT: u16 = 1267;
    /// Event `Ndkpi_Disconnect`.
    pub const NDKPI_DISCONNECT: u16 = 1268;
    /// Event `Ndkpi_Listen`.
    pub const NDKPI_LISTEN: u16 = 1269;
    /// Event `Ndkpi_Create_Mw`.
    pub const NDKPI_CREATE_MW: u16 = 1270;
    /// Event `Ndkpi_Create_Srq`.
    pub const NDKPI_CREATE_SRQ: u16 = 1271;
    /// Event `Ndkpi_Create_Qp`.
    pub const NDKPI_CREATE_QP: u16 = 1272;
    /// Event `Ndkpi_Create_Qp_Srq`.
    pub const NDKPI_CREATE_QP_SRQ: u16 = 1273;
    /// Event `Ndkpi_Create_Pd`.
    pub const NDKPI_CREATE_PD: u16 = 1274;
    /// Event `Ndkpi_Create_Shared_Endpoint`.
    pub const NDKPI_CREATE_SHARED_ENDPOINT: u16 = 1275;
    /// Event `Ndkpi_Create_Connector`.
    pub const NDKPI_CREATE_CONNECTOR: u16 = 1276;
    /// Event `Ndkpi_Create_Listener`.
    pub const NDKPI_CREATE_LISTENER: u16 = 1277;
    /// Event `Ndkpi_Build_Lam`.
    pub const NDKPI_BUILD_LAM: u16 = 1278;
    /// Event `Ndkpi_Release_Lam`.
    pub const NDKPI_RELEASE_LAM: u16 = 1279;
    /// Event `Ndkpi_Cq_Notification_Callback`.
    pub const NDKPI_CQ_NOTIFICATION_CALLBACK: u16 = 1280;
    /// Event `Ndkpi_Srq_Notification_Callback`.
    pub const NDKPI_SRQ_NOTIFICATION_CALLBACK: u16 = 1281;
    /// Event `Ndkpi_Disconnect_Event_Callback`.
    pub const NDKPI_DISCONNECT_EVENT_CALLBACK: u16 = 1282;
    /// Event `Ndkpi_Connect_Event_Callback`.
    pub const NDKPI_CONNECT_EVENT_CALLBACK: u16 = 1283;
    /// Event `Ndkpi_Get_Token`.
    pub const NDKPI_GET_TOKEN: u16 = 1284;
    /// Event `Ndkpi_Get_Sockaddr`.
    pub const NDKPI_GET_SOCKADDR: u16 = 1285;
    /// Event `Ndkpi_Get_Sockaddr_Failure`.
    pub const NDKPI_GET_SOCKADDR_FAILURE: u16 = 1286;
    /// Event `Ndkpi_Reject`.
    pub const NDKPI_REJECT: u16 = 1287;
    /// Event `Ndkpi_Get_Connect_Data`.
    pub const NDKPI_GET_CONNECT_DATA: u16 = 1288;
    /// Event `Ndkpi_Work_Request_Inline_Failure`.
    pub const NDKPI_WORK_REQUEST_INLINE_FAILURE: u16 = 1289;
    /// Event `Ndkpi_Bind`.
    pub const NDKPI_BIND: u16 = 1290;
    /// Event `Ndkpi_Fast_Register`.
    pub const NDKPI_FAST_REGISTER: u16 = 1291;
    /// Event `Ndkpi_Invalidate`.
    pub const NDKPI_INVALIDATE: u16 = 1292;
    /// Event `Ndkpi_Read`.
    pub const NDKPI_READ: u16 = 1293;
    /// Event `Ndkpi_Write`.
    pub const NDKPI_WRITE: u16 = 1294;
    /// Event `Ndkpi_SrqReceive`.
    pub const NDKPI_SRQ_RECEIVE: u16 = 1295;
    /// Event `Ndkpi_Srq_Work_Request_Inline_Failure`.
    pub const NDKPI_SRQ_WORK_REQUEST_INLINE_FAILURE: u16 = 1296;
    /// Event `Ndkpi_Open_Adapter`.
    pub const NDKPI_OPEN_ADAPTER: u16 = 1297;
    /// Event `Ndkpi_Close_Adapter_Enter`.
    pub const NDKPI_CLOSE_ADAPTER_ENTER: u16 = 1298;
    /// Event `Ndkpi_Close_Adapter_Exit`.
    pub const NDKPI_CLOSE_ADAPTER_EXIT: u16 = 1299;
    /// Event `TcpConnectionRundown`.
    pub const TCP_CONNECTION_RUNDOWN: u16 = 1300;
    /// Event `Ndkpi_Interface_Event`.
    pub const NDKPI_INTERFACE_EVENT: u16 = 1301;
    /// Event `TcpipWakePacketIndicated`.
    pub const TCPIP_WAKE_PACKET_INDICATED: u16 = 1302;
    /// Event `TcpipWakePacketIndicated1303`.
    pub const TCPIP_WAKE_PACKET_INDICATED1303: u16 = 1303;
    /// Event `TcpipSilentMode`.
    pub const TCPIP_SILENT_MODE: u16 = 1304;
    /// Event `TcpCreateNotificationChannelRequest`.
    pub const TCP_CREATE_NOTIFICATION_CHANNEL_REQUEST: u16 = 1305;
    /// Event `TcpQueryNotificationChannelStatusRequest`.
    pub const TCP_QUERY_NOTIFICATION_CHANNEL_STATUS_REQUEST: u16 = 1306;
    /// Event `TcpCreateNotificationChannelRequestProcessed`.
    pub const TCP_CREATE_NOTIFICATION_CHANNEL_REQUEST_PROCESSED: u16 = 1307;
    /// Event `TcpSignalNotificationChannelEvent`.
    pub const TCP_SIGNAL_NOTIFICATION_CHANNEL_EVENT: u16 = 1308;
    /// Event `TcpDetachNotificationChannel`.
    pub const TCP_DETACH_NOTIFICATION_CHANNEL: u16 = 1309;
    /// Event `TcpUnlinkNotificationChannel`.
    pub const TCP_UNLINK_NOTIFICATION_CHANNEL: u16 = 1310;
    /// Event `TcpPlumbWakePattern`.
    pub const TCP_PLUMB_WAKE_PATTERN: u16 = 1311;
    /// Event `TcpDeplumbWakePattern`.
    pub const TCP_DEPLUMB_WAKE_PATTERN: u16 = 1312;
    /// Event `TcpipPlumbWakePatternOnInterface`.
    pub const TCPIP_PLUMB_WAKE_PATTERN_ON_INTERFACE: u16 = 1313;
    /// Event `Ndkpi_Control_Cq_Im`.
    pub const NDKPI_CONTROL_CQ_IM: u16 = 1314;
    /// Event `TcpCreateNotificationChannelRequestProcessing`.
    pub const TCP_CREATE_NOTIFICATION_CHANNEL_REQUEST_PROCESSING: u16 = 1315;
    /// Event `TcpipIpAddressLifetime`.
    pub const TCPIP_IP_ADDRESS_LIFETIME: u16 = 1316;
    /// Event `TcpRepartitionEvent`.
    pub const TCP_REPARTITION_EVENT: u16 = 1317;
    /// Event `TcpipPowerStateTransitionEvent`.
    pub const TCPIP_POWER_STATE_TRANSITION_EVENT: u16 = 1318;
    /// Event `TcpipTimerDpcRescheduleEvent`.
    pub const TCPIP_TIMER_DPC_RESCHEDULE_EVENT: u16 = 1319;
    /// Event `TcpipTimerDpcFiredEvent`.
    pub const TCPIP_TIMER_DPC_FIRED_EVENT: u16 = 1320;
    /// Event `TcpipMediaConnect`.
    pub const TCPIP_MEDIA_CONNECT: u16 = 1321;
    /// Event `TcpipLimitedLinkConnectivity`.
    pub const TCPIP_LIMITED_LINK_CONNECTIVITY: u16 = 1322;
    /// Event `TcpipLimitedLinkConnectivity1323`.
    pub const TCPIP_LIMITED_LINK_CONNECTIVITY1323: u16 = 1323;
    /// Event `IpNeighborState`.
    pub const IP_NEIGHBOR_STATE: u16 = 1324;
    /// Event `IpNeighborDiscovery`.
    pub const IP_NEIGHBOR_DISCOVERY: u16 = 1325;
    /// Event `IpSourceAddressSelection`.
    pub const IP_SOURCE_ADDRESS_SELECTION: u16 = 1326;
    /// Event `IpSortedAddressPairs`.
    pub const IP_SORTED_ADDRESS_PAIRS: u16 = 1327;
    /// Event `Ndkpi_Cq_Result_Ex`.
    pub const NDKPI_CQ_RESULT_EX: u16 = 1328;
    /// Event `Ndkpi_Send_Invalidate`.
    pub const NDKPI_SEND_INVALIDATE: u16 = 1329;
    /// Event `TcpDataTransferCumAck1330`.
    pub const TCP_DATA_TRANSFER_CUM_ACK1330: u16 = 1330;
    /// Event `TcpCtcpDataTransferCumAck1331`.
    pub const TCP_CTCP_DATA_TRANSFER_CUM_ACK1331: u16 = 1331;
    /// Event `TcpDataTransferSend1332`.
    pub const TCP_DATA_TRANSFER_SEND1332: u16 = 1332;
    /// Event `TcpCtcpDataTransferSend1333`.
    pub const TCP_CTCP_DATA_TRANSFER_SEND1333: u16 = 1333;
    /// Event `UdpCreateNotificationChannelRequest`.
    pub const UDP_CREATE_NOTIFICATION_CHANNEL_REQUEST: u16 = 1334;
    /// Event `UdpQueryNotificationChannelStatusRequest`.
    pub const UDP_QUERY_NOTIFICATION_CHANNEL_STATUS_REQUEST: u16 = 1335;
    /// Event `UdpCreateNotificationChannelRequestProcessed`.
    pub const UDP_CREATE_NOTIFICATION_CHANNEL_REQUEST_PROCESSED: u16 = 1336;
    /// Event `UdpSignalNotificationChannelEvent`.
    pub const UDP_SIGNAL_NOTIFICATION_CHANNEL_EVENT: u16 = 1337;
    /// Event `UdpDetachNotificationChannel`.
    pub const UDP_DETACH_NOTIFICATION_CHANNEL: u16 = 1338;
    /// Event `UdpUnlinkNotificationChannel`.
    pub const UDP_UNLINK_NOTIFICATION_CHANNEL: u16 = 1339;
    /// Event `UdpCreateNotificationChannelRequestProcessing`.
    pub const UDP_CREATE_NOTIFICATION_CHANNEL_REQUEST_PROCESSING: u16 = 1340;
    /// Event `TcpDataTransferRttSample1341`.
    pub const TCP_DATA_TRANSFER_RTT_SAMPLE1341: u16 = 1341;
    /// Event `TcpRttResiliencyDetection1342`.
    pub const TCP_RTT_RESILIENCY_DETECTION1342: u16 = 1342;
    /// Event `TcpDataTransferDupAck1343`.
    pub const TCP_DATA_TRANSFER_DUP_ACK1343: u16 = 1343;
    /// Event `TcpCtcpDataTransferDupAck1344`.
    pub const TCP_CTCP_DATA_TRANSFER_DUP_ACK1344: u16 = 1344;
    /// Event `TcpDataTransferSpuriousTimeout1345`.
    pub const TCP_DATA_TRANSFER_SPURIOUS_TIMEOUT1345: u16 = 1345;
    /// Event `TcpSpuriousRtoDetectionBegin1346`.
    pub const TCP_SPURIOUS_RTO_DETECTION_BEGIN1346: u16 = 1346;
    /// Event `TcpSpuriousRtoDetectionEnd1347`.
    pub const TCP_SPURIOUS_RTO_DETECTION_END1347: u16 = 1347;
    /// Event `TcpCtcpDataTransferTimeout1348`.
    pub const TCP_CTCP_DATA_TRANSFER_TIMEOUT1348: u16 = 1348;
    /// Event `TcpCtcpDataTransferSpuriousTimeout1349`.
    pub const TCP_CTCP_DATA_TRANSFER_SPURIOUS_TIMEOUT1349: u16 = 1349;
    /// Event `TcpSlowStartToCongestionAvoidance1350`.
    pub const TCP_SLOW_START_TO_CONGESTION_AVOIDANCE1350: u16 = 1350;
    /// Event `TcpDataTransferRetransmitRound1351`.
    pub const TCP_DATA_TRANSFER_RETRANSMIT_ROUND1351: u16 = 1351;
    /// Event `TcpConnectionSummary`.
    pub const TCP_CONNECTION_SUMMARY: u16 = 1352;
    /// Event `TcpipGeneric`.
    pub const TCPIP_GENERIC: u16 = 1353;
    /// Event `TcpSackUpdate`.
    pub const TCP_SACK_UPDATE: u16 = 1354;
    /// Event `TcpIsPatternCoalescingRequired`.
    pub const TCP_IS_PATTERN_COALESCING_REQUIRED: u16 = 1355;
    /// Event `TcpRtcPortRangeAssignment`.
    pub const TCP_RTC_PORT_RANGE_ASSIGNMENT: u16 = 1356;
    /// Event `TcpipAoacFailFast`.
    pub const TCPIP_AOAC_FAIL_FAST: u16 = 1357;
    /// Event `TcpipUpdateInterfaceConfigFlags`.
    pub const TCPIP_UPDATE_INTERFACE_CONFIG_FLAGS: u16 = 1358;
    /// Event `TcpCreateNotificationChannelUnmarkRequest`.
    pub const TCP_CREATE_NOTIFICATION_CHANNEL_UNMARK_REQUEST: u16 = 1359;
    /// Event `TcpipNblClonedForRaw`.
    pub const TCPIP_NBL_CLONED_FOR_RAW: u16 = 1360;
    /// Event `TcpipCloneDropped`.
    pub const TCPIP_CLONE_DROPPED: u16 = 1361;
    /// Event `IpAddressWolStateChange`.
    pub const IP_ADDRESS_WOL_STATE_CHANGE: u16 = 1362;
    /// Event `IpWolContextChange`.
    pub const IP_WOL_CONTEXT_CHANGE: u16 = 1363;
    /// Event `TcpInsertConnectionTuple`.
    pub const TCP_INSERT_CONNECTION_TUPLE: u16 = 1364;
    /// Event `TcpRemoveConnectionTuple`.
    pub const TCP_REMOVE_CONNECTION_TUPLE: u16 = 1365;
    /// Event `TcpDeferPortSelection`.
    pub const TCP_DEFER_PORT_SELECTION: u16 = 1366;
    /// Event `TcpipNblOob`.
    pub const TCPIP_NBL_OOB: u16 = 1367;
    /// Event `TcpipTeredoOpen`.
    pub const TCPIP_TEREDO_OPEN: u16 = 1368;
    /// Event `TcpipTeredoClose`.
    pub const TCPIP_TEREDO_CLOSE: u16 = 1369;
    /// Event `TcpipRouteLookup`.
    pub const TCPIP_ROUTE_LOOKUP: u16 = 1370;
    /// Event `TcpipSrcAddrLookup`.
    pub const TCPIP_SRC_ADDR_LOOKUP: u16 = 1371;
    /// Event `Partition`.
    pub const PARTITION: u16 = 1372;
    /// Event `Partition1373`.
    pub const PARTITION1373: u16 = 1373;
    /// Event `RemoteEndpoint`.
    pub const REMOTE_ENDPOINT: u16 = 1374;
    /// Event `RemoteEndpoint1375`.
    pub const REMOTE_ENDPOINT1375: u16 = 1375;
    /// Event `Memory`.
    pub const MEMORY: u16 = 1376;
    /// Event `Memory1377`.
    pub const MEMORY1377: u16 = 1377;
    /// Event `Memory1378`.
    pub const MEMORY1378: u16 = 1378;
    /// Event `Memory1379`.
    pub const MEMORY1379: u16 = 1379;
    /// Event `TcpLedbatState`.
    pub const TCP_LEDBAT_STATE: u16 = 1380;
    /// Event `TcpAssociateNameResContext`.
    pub const TCP_ASSOCIATE_NAME_RES_CONTEXT: u16 = 1381;
    /// Event `TcpInspectConnectWithNameResContext`.
    pub const TCP_INSPECT_CONNECT_WITH_NAME_RES_CONTEXT: u16 = 1382;
    /// Event `IpRouteSelection`.
    pub const IP_ROUTE_SELECTION: u16 = 1383;
    /// Event `IpRouteBlocked`.
    pub const IP_ROUTE_BLOCKED: u16 = 1384;
    /// Event `TcpTailLossProbe`.
    pub const TCP_TAIL_LOSS_PROBE: u16 = 1385;
    /// Event `TcpTailLossProbe1386`.
    pub const TCP_TAIL_LOSS_PROBE1386: u16 = 1386;
    /// Event `TcpRack`.
    pub const TCP_RACK: u16 = 1387;
    /// Event `TcpFastopenStateChange`.
    pub const TCP_FASTOPEN_STATE_CHANGE: u16 = 1388;
    /// Event `UdpCreateEndpointAfFailure`.
    pub const UDP_CREATE_ENDPOINT_AF_FAILURE: u16 = 1389;
    /// Event `UdpCreateEndpointCompartmentFailure`.
    pub const UDP_CREATE_ENDPOINT_COMPARTMENT_FAILURE: u16 = 1390;
    /// Event `UdpCreateEndpointComplete`.
    pub const UDP_CREATE_ENDPOINT_COMPLETE: u16 = 1391;
    /// Event `UdpCreateEndpointInspectionFailure`.
    pub const UDP_CREATE_ENDPOINT_INSPECTION_FAILURE: u16 = 1392;
    /// Event `UdpBindEndpointResolutionFailure`.
    pub const UDP_BIND_ENDPOINT_RESOLUTION_FAILURE: u16 = 1393;
    /// Event `UdpBindEndpointPortFailure`.
    pub const UDP_BIND_ENDPOINT_PORT_FAILURE: u16 = 1394;
    /// Event `UdpBindEndpointInspectionFailure`.
    pub const UDP_BIND_ENDPOINT_INSPECTION_FAILURE: u16 = 1395;
    /// Event `UdpBindEndpointComplete`.
    pub const UDP_BIND_ENDPOINT_COMPLETE: u16 = 1396;
    /// Event `UdpCloseEndpointBound`.
    pub const UDP_CLOSE_ENDPOINT_BOUND: u16 = 1397;
    /// Event `UdpCloseEndpointUnBound`.
    pub const UDP_CLOSE_ENDPOINT_UN_BOUND: u16 = 1398;
    /// Event `UdpSendMessagesResolutionFailure`.
    pub const UDP_SEND_MESSAGES_RESOLUTION_FAILURE: u16 = 1399;
    /// Event `UdpSendMessagesValidationFailure`.
    pub const UDP_SEND_MESSAGES_VALIDATION_FAILURE: u16 = 1400;
    /// Event `UdpSendMessagesSrcAddrSelectionFailure`.
    pub const UDP_SEND_MESSAGES_SRC_ADDR_SELECTION_FAILURE: u16 = 1401;
    /// Event `UdpSendMessagesFullPendingJoinPathQueue`.
    pub const UDP_SEND_MESSAGES_FULL_PENDING_JOIN_PATH_QUEUE: u16 = 1402;
    /// Event `UdpGlobalAddInterface`.
    pub const UDP_GLOBAL_ADD_INTERFACE: u16 = 1403;
    /// Event `UdpGlobalDeleteInterface`.
    pub const UDP_GLOBAL_DELETE_INTERFACE: u16 = 1404;
    /// Event `UdpStartInetModuleFailure`.
    pub const UDP_START_INET_MODULE_FAILURE: u16 = 1405;
    /// Event `UdpStartNlnpiClientFailure`.
    pub const UDP_START_NLNPI_CLIENT_FAILURE: u16 = 1406;
    /// Event `UdpStartNsiProviderFailure`.
    pub const UDP_START_NSI_PROVIDER_FAILURE: u16 = 1407;
    /// Event `UdpStartTlnpiProviderFailure`.
    pub const UDP_START_TLNPI_PROVIDER_FAILURE: u16 = 1408;
    /// Event `UdpStartQosClientFailure`.
    pub const UDP_START_QOS_CLIENT_FAILURE: u16 = 1409;
    /// Event `UdpStartEndpointModuleFailure`.
    pub const UDP_START_ENDPOINT_MODULE_FAILURE: u16 = 1410;
    /// Event `UdpSendMessagesSendContextResourceFailure`.
    pub const UDP_SEND_MESSAGES_SEND_CONTEXT_RESOURCE_FAILURE: u16 = 1411;
    /// Event `UdpSendMessagesPathAfFailure`.
    pub const UDP_SEND_MESSAGES_PATH_AF_FAILURE: u16 = 1412;
    /// Event `UdpSendMessagesPathNextHopMissingFailure`.
    pub const UDP_SEND_MESSAGES_PATH_NEXT_HOP_MISSING_FAILURE: u16 = 1413;
    /// Event `UdpSendMessagesPathNextHopAddrFailure`.
    pub const UDP_SEND_MESSAGES_PATH_NEXT_HOP_ADDR_FAILURE: u16 = 1414;
    /// Event `TcpEarlyRetransmit`.
    pub const TCP_EARLY_RETRANSMIT: u16 = 1415;
    /// Event `TcpFastopenSynRcvdLimit`.
    pub const TCP_FASTOPEN_SYN_RCVD_LIMIT: u16 = 1416;
    /// Event `TcpFastopenKeyUpdateFailure`.
    pub const TCP_FASTOPEN_KEY_UPDATE_FAILURE: u16 = 1417;
    /// Event `TcpLossRecoverySend`.
    pub const TCP_LOSS_RECOVERY_SEND: u16 = 1418;
    /// Event `TcpLossRecoverySend1419`.
    pub const TCP_LOSS_RECOVERY_SEND1419: u16 = 1419;
    /// Event `TcpLossRecoverySend1420`.
    pub const TCP_LOSS_RECOVERY_SEND1420: u16 = 1420;
    /// Event `TcpLossRecoverySend1421`.
    pub const TCP_LOSS_RECOVERY_SEND1421: u16 = 1421;
    /// Event `IcmpSendRecv`.
    pub const ICMP_SEND_RECV: u16 = 1422;
    /// Event `IcmpPacketDrops`.
    pub const ICMP_PACKET_DROPS: u16 = 1423;
    /// Event `IcmpEchoTimeout`.
    pub const ICMP_ECHO_TIMEOUT: u16 = 1424;
    /// Event `TcpipTimerStateChange`.
    pub const TCPIP_TIMER_STATE_CHANGE: u16 = 1425;
    /// Event `TcpSendComplete`.
    pub const TCP_SEND_COMPLETE: u16 = 1426;
    /// Event `IpCompartmentCreation`.
    pub const IP_COMPARTMENT_CREATION: u16 = 1427;
    /// Event `IpCompartmentDeletion`.
    pub const IP_COMPARTMENT_DELETION: u16 = 1428;
    /// Event `TcpCubicDataTransferCumAck`.
    pub const TCP_CUBIC_DATA_TRANSFER_CUM_ACK: u16 = 1429;
    /// Event `TcpCubicDataTransferDupAck`.
    pub const TCP_CUBIC_DATA_TRANSFER_DUP_ACK: u16 = 1430;
    /// Event `IpCompartmentCleanup`.
    pub const IP_COMPARTMENT_CLEANUP: u16 = 1431;
    /// Event `IpUpdateInterfaceNetworkCategoryState`.
    pub const IP_UPDATE_INTERFACE_NETWORK_CATEGORY_STATE: u16 = 1432;
    /// Event `IpInterfaceCreation`.
    pub const IP_INTERFACE_CREATION: u16 = 1433;
    /// Event `IpInterfaceDeletion`.
    pub const IP_INTERFACE_DELETION: u16 = 1434;
    /// Event `IpInterfaceCleanup`.
    pub const IP_INTERFACE_CLEANUP: u16 = 1435;
    /// Event `IpSubInterfaceCreation`.
    pub const IP_SUB_INTERFACE_CREATION: u16 = 1436;
    /// Event `IpSubInterfaceDeletion`.
    pub const IP_SUB_INTERFACE_DELETION: u16 = 1437;
    /// Event `IpSubInterfaceCleanup`.
    pub const IP_SUB_INTERFACE_CLEANUP: u16 = 1438;
    /// Event `IpInterfaceChangeNotification`.
    pub const IP_INTERFACE_CHANGE_NOTIFICATION: u16 = 1439;
    /// Event `IpInterfaceInternetConnectivityStatus`.
    pub const IP_INTERFACE_INTERNET_CONNECTIVITY_STATUS: u16 = 1440;
    /// Event `IpAddressChangeNotification`.
    pub const IP_ADDRESS_CHANGE_NOTIFICATION: u16 = 1441;
    /// Event `IpRouteChangeNotification`.
    pub const IP_ROUTE_CHANGE_NOTIFICATION: u16 = 1442;
    /// Event `IpNeighborChangeNotification`.
    pub const IP_NEIGHBOR_CHANGE_NOTIFICATION: u16 = 1443;
    /// Event `IpAddressDadStateChange`.
    pub const IP_ADDRESS_DAD_STATE_CHANGE: u16 = 1444;
    /// Event `IpRouteDGDStateChange`.
    pub const IP_ROUTE_DGD_STATE_CHANGE: u16 = 1445;
    /// Event `IpInterfaceDisconnect`.
    pub const IP_INTERFACE_DISCONNECT: u16 = 1446;
    /// Event `TcpPacingSend`.
    pub const TCP_PACING_SEND: u16 = 1447;
    /// Event `FeatureFallback`.
    pub const FEATURE_FALLBACK: u16 = 1448;
    /// Event `TcpLoopbackFastPathSuccess`.
    pub const TCP_LOOPBACK_FAST_PATH_SUCCESS: u16 = 1449;
    /// Event `IpRouterInformationChangeNotification`.
    pub const IP_ROUTER_INFORMATION_CHANGE_NOTIFICATION: u16 = 1450;
    /// Event `IpRaDnsEvent`.
    pub const IP_RA_DNS_EVENT: u16 = 1451;
    /// Event `IpRouteRundown`.
    pub const IP_ROUTE_RUNDOWN: u16 = 1452;
    /// Event `TcpCubicDataTransferEcn`.
    pub const TCP_CUBIC_DATA_TRANSFER_ECN: u16 = 1453;
    /// Event `InetInspect`.
    pub const INET_INSPECT: u16 = 1454;
    /// Event `InetInspect1455`.
    pub const INET_INSPECT1455: u16 = 1455;
    /// Event `FeatureFallback1456`.
    pub const FEATURE_FALLBACK1456: u16 = 1456;
    /// Event `FeatureFallback1457`.
    pub const FEATURE_FALLBACK1457: u16 = 1457;
    /// Event `FeatureFallback1458`.
    pub const FEATURE_FALLBACK1458: u16 = 1458;
    /// Event `FeatureFallback1459`.
    pub const FEATURE_FALLBACK1459: u16 = 1459;
    /// Event `FeatureFallback1460`.
    pub const FEATURE_FALLBACK1460: u16 = 1460;
    /// Event `TcpFastopenFallbackUpdate`.
    pub const TCP_FASTOPEN_FALLBACK_UPDATE: u16 = 1461;
    /// Event `FeatureFallbackNcsiNoConnectivity`.
    pub const FEATURE_FALLBACK_NCSI_NO_CONNECTIVITY: u16 = 1462;
    /// Event `FeatureFallbackLoopback`.
    pub const FEATURE_FALLBACK_LOOPBACK: u16 = 1463;
    /// Event `TcpFastopenIncompatCallout`.
    pub const TCP_FASTOPEN_INCOMPAT_CALLOUT: u16 = 1464;
    /// Event `TcpipSourceConstraint`.
    pub const TCPIP_SOURCE_CONSTRAINT: u16 = 1465;
    /// Event `RemoteEndpoint1466`.
    pub const REMOTE_ENDPOINT1466: u16 = 1466;
    /// Event `RemoteEndpoint1467`.
    pub const REMOTE_ENDPOINT1467: u16 = 1467;
    /// Event `TcpSystemAbortTcb`.
    pub const TCP_SYSTEM_ABORT_TCB: u16 = 1468;
    /// Event `FeatureFallbackNoNextHop`.
    pub const FEATURE_FALLBACK_NO_NEXT_HOP: u16 = 1469;
    /// Event `TcpBindEndpointWakeFailure`.
    pub const TCP_BIND_ENDPOINT_WAKE_FAILURE: u16 = 1470;
    /// Event `UdpBindEndpointWakeFailure`.
    pub const UDP_BIND_ENDPOINT_WAKE_FAILURE: u16 = 1471;
    /// Event `InetWakeAcquirePort`.
    pub const INET_WAKE_ACQUIRE_PORT: u16 = 1472;
    /// Event `TcpSackUpdateLimitReached`.
    pub const TCP_SACK_UPDATE_LIMIT_REACHED: u16 = 1473;
    /// Event `TcpFastopenRequested`.
    pub const TCP_FASTOPEN_REQUESTED: u16 = 1474;
    /// Event `TcpCubicHystartStateChange`.
    pub const TCP_CUBIC_HYSTART_STATE_CHANGE: u16 = 1475;
    /// Event `TcpipLoopbackPacketTransmit`.
    pub const TCPIP_LOOPBACK_PACKET_TRANSMIT: u16 = 1476;
    /// Event `TcpConnectionSummary1477`.
    pub const TCP_CONNECTION_SUMMARY1477: u16 = 1477;
    /// Event `TcpipFramingPacketDrops`.
    pub const TCPIP_FRAMING_PACKET_DROPS: u16 = 1478;
    /// Event `TcpRstSend`.
    pub const TCP_RST_SEND: u16 = 1479;
    /// Event `TcpRecentConnectionFailure`.
    pub const TCP_RECENT_CONNECTION_FAILURE: u16 = 1480;
    /// Event `TcpPrrSend`.
    pub const TCP_PRR_SEND: u16 = 1481;
    /// Event `UdpSegmentMessage`.
    pub const UDP_SEGMENT_MESSAGE: u16 = 1482;
    /// Event `UdpUsoFallback`.
    pub const UDP_USO_FALLBACK: u16 = 1483;
    /// Event `TcpipFramingInterfaceBindFailure`.
    pub const TCPIP_FRAMING_INTERFACE_BIND_FAILURE: u16 = 1484;
    /// Event `TcpipFramingOidFailure`.
    pub const TCPIP_FRAMING_OID_FAILURE: u16 = 1485;
    /// Event `TcpipStatusIndication`.
    pub const TCPIP_STATUS_INDICATION: u16 = 1486;
    /// Event `IpSessionFailure`.
    pub const IP_SESSION_FAILURE: u16 = 1487;
    /// Event `IpSessionFailure1488`.
    pub const IP_SESSION_FAILURE1488: u16 = 1488;
    /// Event `IpSessionMulticastOperation`.
    pub const IP_SESSION_MULTICAST_OPERATION: u16 = 1489;
    /// Event `IpSessionMulticastOperation1490`.
    pub const IP_SESSION_MULTICAST_OPERATION1490: u16 = 1490;
    /// Event `IpMulticast`.
    pub const IP_MULTICAST: u16 = 1491;
    /// Event `IpMulticast1492`.
    pub const IP_MULTICAST1492: u16 = 1492;
    /// Event `IpReassembly`.
    pub const IP_REASSEMBLY: u16 = 1493;
    /// Event `IpReassembly1494`.
    pub const IP_REASSEMBLY1494: u16 = 1494;
    /// Event `IpReassembly1495`.
    pub const IP_REASSEMBLY1495: u16 = 1495;
    /// Event `IpReassembly1496`.
    pub const IP_REASSEMBLY1496: u16 = 1496;
    /// Event `IpMulticast1497`.
    pub const IP_MULTICAST1497: u16 = 1497;
    /// Event `IpFlUpdateAddressList`.
    pub const IP_FL_UPDATE_ADDRESS_LIST: u16 = 1498;
    /// Event `IpTemporaryAddressCreation`.
    pub const IP_TEMPORARY_ADDRESS_CREATION: u16 = 1499;
    /// Event `IpSubInterfaceCreation1500`.
    pub const IP_SUB_INTERFACE_CREATION1500: u16 = 1500;
    /// Event `TcpipMediaReconnect`.
    pub const TCPIP_MEDIA_RECONNECT: u16 = 1501;
    /// Event `TcpipRegSyncInterface`.
    pub const TCPIP_REG_SYNC_INTERFACE: u16 = 1502;
    /// Event `TcpipActiveRefFailure`.
    pub const TCPIP_ACTIVE_REF_FAILURE: u16 = 1503;
    /// Event `TcpipIpRedirectPath`.
    pub const TCPIP_IP_REDIRECT_PATH: u16 = 1504;
    /// Event `TcpipIpRedirectPath1505`.
    pub const TCPIP_IP_REDIRECT_PATH1505: u16 = 1505;
    /// Event `IpReassembly1506`.
    pub const IP_REASSEMBLY1506: u16 = 1506;
    /// Event `IpReassembly1507`.
    pub const IP_REASSEMBLY1507: u16 = 1507;
    /// Event `IpAncillaryData`.
    pub const IP_ANCILLARY_DATA: u16 = 1508;
    /// Event `IpAncillaryData1509`.
    pub const IP_ANCILLARY_DATA1509: u16 = 1509;
    /// Event `IpAncillaryData1510`.
    pub const IP_ANCILLARY_DATA1510: u16 = 1510;
    /// Event `IpAncillaryData1511`.
    pub const IP_ANCILLARY_DATA1511: u16 = 1511;
    /// Event `IpAncillaryData1512`.
    pub const IP_ANCILLARY_DATA1512: u16 = 1512;
    /// Event `IpAncillaryData1513`.
    pub const IP_ANCILLARY_DATA1513: u16 = 1513;
    /// Event `TcpInterfaceRscStateChange1514`.
    pub const TCP_INTERFACE_RSC_STATE_CHANGE1514: u16 = 1514;
    /// Event `UdpUroNblOobInfo`.
    pub const UDP_URO_NBL_OOB_INFO: u16 = 1515;
    /// Event `SoftwareReceiveOffloadGlobalState`.
    pub const SOFTWARE_RECEIVE_OFFLOAD_GLOBAL_STATE: u16 = 1516;
    /// Event `UdpGlobalParameters`.
    pub const UDP_GLOBAL_PARAMETERS: u16 = 1517;
    /// Event `IpInterfaceRundown1518`.
    pub const IP_INTERFACE_RUNDOWN1518: u16 = 1518;
    /// Event `TcpGlobalPortReservation1519`.
    pub const TCP_GLOBAL_PORT_RESERVATION1519: u16 = 1519;
    /// Event `TcpipFramingTunnels`.
    pub const TCPIP_FRAMING_TUNNELS: u16 = 1520;
    /// Event `TcpipFramingInterfaceStatus1521`.
    pub const TCPIP_FRAMING_INTERFACE_STATUS1521: u16 = 1521;
    /// Event `TcpipFramingIsolation`.
    pub const TCPIP_FRAMING_ISOLATION: u16 = 1522;
    /// Event `TcpipFramingPatterns`.
    pub const TCPIP_FRAMING_PATTERNS: u16 = 1523;
    /// Event `TcpipFramingInterfaceMgmt`.
    pub const TCPIP_FRAMING_INTERFACE_MGMT: u16 = 1524;
    /// Event `TcpipFramingPatterns1525`.
    pub const TCPIP_FRAMING_PATTERNS1525: u16 = 1525;
    /// Event `TcpipFramingPnp`.
    pub const TCPIP_FRAMING_PNP: u16 = 1526;
    /// Event `InterfaceRundown1527`.
    pub const INTERFACE_RUNDOWN1527: u16 = 1527;
    /// Event `RawEndpoint`.
    pub const RAW_ENDPOINT: u16 = 1528;
    /// Event `RawEndpoint1529`.
    pub const RAW_ENDPOINT1529: u16 = 1529;
    /// Event `RawEndpoint1530`.
    pub const RAW_ENDPOINT1530: u16 = 1530;
    /// Event `RawEndpoint1531`.
    pub const RAW_ENDPOINT1531: u16 = 1531;
    /// Event `RawEndpoint1532`.
    pub const RAW_ENDPOINT1532: u16 = 1532;
    /// Event `RawEndpoint1533`.
    pub const RAW_ENDPOINT1533: u16 = 1533;
    /// Event `RawEndpoint1534`.
    pub const RAW_ENDPOINT1534: u16 = 1534;
    /// Event `RawEndpoint1535`.
    pub const RAW_ENDPOINT1535: u16 = 1535;
    /// Event `IcmpRouterAdvertisement`.
    pub const ICMP_ROUTER_ADVERTISEMENT: u16 = 1536;
    /// Event `IcmpRouterAdvertisement1537`.
    pub const ICMP_ROUTER_ADVERTISEMENT1537: u16 = 1537;
    /// Event `ArpPacketDrops`.
    pub const ARP_PACKET_DROPS: u16 = 1538;
    /// Event `ArpPacketDrops1539`.
    pub const ARP_PACKET_DROPS1539: u16 = 1539;
    /// Event `UpperLayerProtocolFailure`.
    pub const UPPER_LAYER_PROTOCOL_FAILURE: u16 = 1540;
    /// Event `UpperLayerProtocolFailure1541`.
    pub const UPPER_LAYER_PROTOCOL_FAILURE1541: u16 = 1541;
    /// Event `NeighborRundown`.
    pub const NEIGHBOR_RUNDOWN: u16 = 1542;
    /// Event `ArpPacketDrops1543`.
    pub const ARP_PACKET_DROPS1543: u16 = 1543;
    /// Event `TcpipSetSockOpt`.
    pub const TCPIP_SET_SOCK_OPT: u16 = 1544;
    /// Event `TcpRackTimeout`.
    pub const TCP_RACK_TIMEOUT: u16 = 1545;
    /// Event `TcpArmRackTimer`.
    pub const TCP_ARM_RACK_TIMER: u16 = 1546;
    /// Event `TcpReceiveSackBlock`.
    pub const TCP_RECEIVE_SACK_BLOCK: u16 = 1547;
    /// Event `TcpReceiveSack`.
    pub const TCP_RECEIVE_SACK: u16 = 1548;
    /// Event `TcpSendTrackerEnabled`.
    pub const TCP_SEND_TRACKER_ENABLED: u16 = 1549;
    /// Event `TcpSendTrackerAck`.
    pub const TCP_SEND_TRACKER_ACK: u16 = 1550;
    /// Event `TcpSendTrackerSend`.
    pub const TCP_SEND_TRACKER_SEND: u16 = 1551;
    /// Event `TcpSendTrackerDetectLoss`.
    pub const TCP_SEND_TRACKER_DETECT_LOSS: u16 = 1552;
    /// Event `TcpAcceptRedirect`.
    pub const TCP_ACCEPT_REDIRECT: u16 = 1553;
    /// Event `TcpSendTrackerSackLimitReached`.
    pub const TCP_SEND_TRACKER_SACK_LIMIT_REACHED: u16 = 1554;
    /// Event `TcpConnectionTerminatedByNsi`.
    pub const TCP_CONNECTION_TERMINATED_BY_NSI: u16 = 1555;
    /// Event `TcpRateBasedPacingTimeout`.
    pub const TCP_RATE_BASED_PACING_TIMEOUT: u16 = 1556;
    /// Event `TcpRLedbatState`.
    pub const TCP_RLEDBAT_STATE: u16 = 1557;
    /// Event `TcpCreateEndpointAccessFailure`.
    pub const TCP_CREATE_ENDPOINT_ACCESS_FAILURE: u16 = 1562;
    /// Event `UdpCreateEndpointAccessFailure`.
    pub const UDP_CREATE_ENDPOINT_ACCESS_FAILURE: u16 = 1563;
    /// Event `TcpConnectTcbFailedAccess`.
    pub const TCP_CONNECT_TCB_FAILED_ACCESS: u16 = 1564;
    /// Event `TcpCongestionStateChange`.
    pub const TCP_CONGESTION_STATE_CHANGE: u16 = 1565;
    /// Event `TcpSendTrackerSackReorderingDetected`.
    pub const TCP_SEND_TRACKER_SACK_REORDERING_DETECTED: u16 = 1566;
    /// Event `TcpSendTrackerUpdateReoWnd`.
    pub const TCP_SEND_TRACKER_UPDATE_REO_WND: u16 = 1577;
    /// Event `IpInjectNbl`.
    pub const IP_INJECT_NBL: u16 = 1578;
    /// Event `IpInjectNbl1579`.
    pub const IP_INJECT_NBL1579: u16 = 1579;
    /// Event `IpInjectNbl1580`.
    pub const IP_INJECT_NBL1580: u16 = 1580;
    /// Event `IpInjectNbl1581`.
    pub const IP_INJECT_NBL1581: u16 = 1581;
    /// Event `TcpipIndicationFilteredForIflist`.
    pub const TCPIP_INDICATION_FILTERED_FOR_IFLIST: u16 = 1582;
    /// Event `TcpBbr2`.
    pub const TCP_BBR2: u16 = 1583;
    /// Event `TcpSendTrackerMarkRexmit`.
    pub const TCP_SEND_TRACKER_MARK_REXMIT: u16 = 1584;
    /// Event `TcpSendTrackerRackUpdate`.
    pub const TCP_SEND_TRACKER_RACK_UPDATE: u16 = 1585;
    /// Event `IpInterfaceChange`.
    pub const IP_INTERFACE_CHANGE: u16 = 1586;
    /// Event `TcpCarefulAck`.
    pub const TCP_CAREFUL_ACK: u16 = 1587;
    /// Event `IpInterfaceChange1588`.
    pub const IP_INTERFACE_CHANGE1588: u16 = 1588;
    /// Event `TcpAfRundown`.
    pub const TCP_AF_RUNDOWN: u16 = 1589;
    /// Event `TcpSendCompletionFailure`.
    pub const TCP_SEND_COMPLETION_FAILURE: u16 = 1590;
    /// Event `TcpipAllocHooksSetup`.
    pub const TCPIP_ALLOC_HOOKS_SETUP: u16 = 1591;
    /// Event `IpNeighborReset`.
    pub const IP_NEIGHBOR_RESET: u16 = 1592;
    /// Event `TcpGlobalTimerFired`.
    pub const TCP_GLOBAL_TIMER_FIRED: u16 = 1593;
    /// Event `TcpGlobalTimerArmed`.
    pub const TCP_GLOBAL_TIMER_ARMED: u16 = 1594;
    /// Event `TcpGlobalTimerCancelled`.
    pub const TCP_GLOBAL_TIMER_CANCELLED: u16 = 1595;
    /// Event `TcpFastopenKeyUpdate`.
    pub const TCP_FASTOPEN_KEY_UPDATE: u16 = 1596;
    /// Event `TcpAutoTuningPausedForMemoryUsage`.
    pub const TCP_AUTO_TUNING_PAUSED_FOR_MEMORY_USAGE: u16 = 1597;
    /// Event `IpAddressAutoConfigurationLimitFailure`.
    pub const IP_ADDRESS_AUTO_CONFIGURATION_LIMIT_FAILURE: u16 = 1598;
    /// Event `IpRouteAutoConfigurationLimitFailure`.
    pub const IP_ROUTE_AUTO_CONFIGURATION_LIMIT_FAILURE: u16 = 1599;
    /// Event `TcpipPBRFailure`.
    pub const TCPIP_PBR_FAILURE: u16 = 1600;
    /// Event `TcpRx`.
    pub const TCP_RX: u16 = 1601;
    /// Event `TcpProcessFastRxBatch`.
    pub const TCP_PROCESS_FAST_RX_BATCH: u16 = 1602;
    /// Event `TcpDisconnect`.
    pub const TCP_DISCONNECT: u16 = 1603;
    /// Event `Ndkpi_Disconnect_Event_Callback_Ex`.
    pub const NDKPI_DISCONNECT_EVENT_CALLBACK_EX: u16 = 1604;
    /// Event `Ndkpi_Accept_Ex`.
    pub const NDKPI_ACCEPT_EX: u16 = 1605;
    /// Event `Ndkpi_Complete_Connect_Ex`.
    pub const NDKPI_COMPLETE_CONNECT_EX: u16 = 1606;
    /// Event `Ndkpi_Open_Adapter_Version_Override`.
    pub const NDKPI_OPEN_ADAPTER_VERSION_OVERRIDE: u16 = 1607;
    /// Event `Ndkpi_Fl_Version_Config_Registry_Override`.
    pub const NDKPI_FL_VERSION_CONFIG_REGISTRY_OVERRIDE: u16 = 1608;
    /// Event `Ndkpi_Open_Adapter_Unexpected_Provider_Version`.
    pub const NDKPI_OPEN_ADAPTER_UNEXPECTED_PROVIDER_VERSION: u16 = 1609;
    /// Event `TcpipDsDetectTraffic`.
    pub const TCPIP_DS_DETECT_TRAFFIC: u16 = 1610;
    /// Event `TcpipDsStateChange`.
    pub const TCPIP_DS_STATE_CHANGE: u16 = 1611;
    /// Event `TcpipDsResolveApi`.
    pub const TCPIP_DS_RESOLVE_API: u16 = 1612;
    /// Event `SendOffloadGlobalState`.
    pub const SEND_OFFLOAD_GLOBAL_STATE: u16 = 1613;
    /// Event `TcpipFramingUroStatus`.
    pub const TCPIP_FRAMING_URO_STATUS: u16 = 1614;
    /// Event `TcpipGlobalPowerPolicyChange`.
    pub const TCPIP_GLOBAL_POWER_POLICY_CHANGE: u16 = 1615;
    /// Event `TcpipGlobalPowerPolicySendRS`.
    pub const TCPIP_GLOBAL_POWER_POLICY_SEND_RS: u16 = 1616;
    /// Event `TcpipGlobalPowerPolicyRequestRS`.
    pub const TCPIP_GLOBAL_POWER_POLICY_REQUEST_RS: u16 = 1617;
    /// Event `TcpipIpRouteLifetime`.
    pub const TCPIP_IP_ROUTE_LIFETIME: u16 = 1618;
    /// Event `IpSourceAddressSelection1619`.
    pub const IP_SOURCE_ADDRESS_SELECTION1619: u16 = 1619;
    /// Event `RemoteEndpointCleanup`.
    pub const REMOTE_ENDPOINT_CLEANUP: u16 = 1620;
    /// Event `FlVirtualInterfaceCreation`.
    pub const FL_VIRTUAL_INTERFACE_CREATION: u16 = 1621;
    /// Event `FlVirtualInterfaceDeletion`.
    pub const FL_VIRTUAL_INTERFACE_DELETION: u16 = 1622;
    /// Event `TcpipGlobalPowerPolicyTransitionAdjustment`.
    pub const TCPIP_GLOBAL_POWER_POLICY_TRANSITION_ADJUSTMENT: u16 = 1623;
    /// Event `TcpFlowLabelRefresh`.
    pub const TCP_FLOW_LABEL_REFRESH: u16 = 1624;
    /// Event `TcpCwndRestart1625`.
    pub const TCP_CWND_RESTART1625: u16 = 1625;
    /// Event `TcpLimitingFactor`.
    pub const TCP_LIMITING_FACTOR: u16 = 1626;
    /// Event `UdpOffloadHwUroChangeScheduled`.
    pub const UDP_OFFLOAD_HW_URO_CHANGE_SCHEDULED: u16 = 1627;
    /// Event `UdpOffloadHwUroChangeComplete`.
    pub const UDP_OFFLOAD_HW_URO_CHANGE_COMPLETE: u16 = 1628;
    /// Event `FlsnpiClientAttach`.
    pub const FLSNPI_CLIENT_ATTACH: u16 = 1629;
    /// Event `FlsnpiClientDetach`.
    pub const FLSNPI_CLIENT_DETACH: u16 = 1630;
    /// Event `FlsnpiClientInterfaceAttach`.
    pub const FLSNPI_CLIENT_INTERFACE_ATTACH: u16 = 1631;
    /// Event `FlsnpiClientInterfaceDetach`.
    pub const FLSNPI_CLIENT_INTERFACE_DETACH: u16 = 1632;
    /// Event `FlsnpiDataPathFailure`.
    pub const FLSNPI_DATA_PATH_FAILURE: u16 = 1633;
    /// Event `FlsnpiClientSilentDrop`.
    pub const FLSNPI_CLIENT_SILENT_DROP: u16 = 1634;
    /// Event `FlsnpiPacketStats`.
    pub const FLSNPI_PACKET_STATS: u16 = 1635;
    /// Event `TcpipPowerPolicyRundown`.
    pub const TCPIP_POWER_POLICY_RUNDOWN: u16 = 1636;
    /// Event `TcpSendAcked`.
    pub const TCP_SEND_ACKED: u16 = 1637;
    /// Event `IpRaPref64Event`.
    pub const IP_RA_PREF64_EVENT: u16 = 1638;
    /// Event `IpDestinationCacheInvalidation`.
    pub const IP_DESTINATION_CACHE_INVALIDATION: u16 = 1639;
    /// Event `FlVirtualIfSetError`.
    pub const FL_VIRTUAL_IF_SET_ERROR: u16 = 1640;
    /// Event `FlVirtualIfGetError`.
    pub const FL_VIRTUAL_IF_GET_ERROR: u16 = 1641;
    /// Event `IpRecvPrefixOptionInRouterAdvertisement`.
    pub const IP_RECV_PREFIX_OPTION_IN_ROUTER_ADVERTISEMENT: u16 = 1642;
}

/// Keywords.
pub mod keyword {
    /// Keyword `TcpipEndpoint`.
    pub const TCPIP_ENDPOINT: u64 = 0x1;
    /// Keyword `TcpipListener`.
    pub const TCPIP_LISTENER: u64 = 0x2;
    /// Keyword `TcpipTcb`.
    pub const TCPIP_TCB: u64 = 0x4;
    /// Keyword `TcpipBind`.
    pub const TCPIP_BIND: u64 = 0x8;
    /// Keyword `TcpipInterface`.
    pub const TCPIP_INTERFACE: u64 = 0x10;
    /// Keyword `TcpipRoute`.
    pub const TCPIP_ROUTE: u64 = 0x20;
    /// Keyword `TcpipCtcp`.
    pub const TCPIP_CTCP: u64 = 0x40;
    /// Keyword `TcpipDiagnosis`.
    pub const TCPIP_DIAGNOSIS: u64 = 0x80;
    /// Keyword `Transfer`.
    pub const TRANSFER: u64 = 0x100;
    /// Keyword `ProcessIdHint`.
    pub const PROCESS_ID_HINT: u64 = 0x200;
    /// Keyword `Endpoint`.
    pub const ENDPOINT: u64 = 0x400;
    /// Keyword `Rss`.
    pub const RSS: u64 = 0x800;
    /// Keyword `TcpipNdkpi`.
    pub const TCPIP_NDKPI: u64 = 0x1000;
    /// Keyword `TcpipCsDiag`.
    pub const TCPIP_CS_DIAG: u64 = 0x2000;
    /// Keyword `Teredo`.
    pub const TEREDO: u64 = 0x4000;
    /// Keyword `AleRemoteEndpoint`.
    pub const ALE_REMOTE_ENDPOINT: u64 = 0x8000;
    /// Keyword `AleMemory`.
    pub const ALE_MEMORY: u64 = 0x10000;
    /// Keyword `AlePartition`.
    pub const ALE_PARTITION: u64 = 0x20000;
    /// Keyword `Ledbat`.
    pub const LEDBAT: u64 = 0x40000;
    /// Keyword `Nrt`.
    pub const NRT: u64 = 0x80000;
    /// Keyword `NsiNotification`.
    pub const NSI_NOTIFICATION: u64 = 0x100000;
    /// Keyword `TcpipRouter`.
    pub const TCPIP_ROUTER: u64 = 0x200000;
    /// Keyword `Loopback`.
    pub const LOOPBACK: u64 = 0x400000;
    /// Keyword `SendPath`.
    pub const SEND_PATH: u64 = 0x100000000;
    /// Keyword `ReceivePath`.
    pub const RECEIVE_PATH: u64 = 0x200000000;
    /// Keyword `ConnectPath`.
    pub const CONNECT_PATH: u64 = 0x400000000;
    /// Keyword `ClosePath`.
    pub const CLOSE_PATH: u64 = 0x1000000000;
    /// Keyword `Authentication`.
    pub const AUTHENTICATION: u64 = 0x2000000000;
    /// Keyword `Configuration`.
    pub const CONFIGURATION: u64 = 0x4000000000;
    /// Keyword `Global`.
    pub const GLOBAL: u64 = 0x8000000000;
    /// Keyword `keyword_10000000000`.
    pub const KEYWORD_10000000000: u64 = 0x10000000000;
    /// Keyword `keyword_80000000000`.
    pub const KEYWORD_80000000000: u64 = 0x80000000000;
    /// Keyword `keyword_100000000000`.
    pub const KEYWORD_100000000000: u64 = 0x100000000000;
    /// Keyword `keyword_200000000000`.
    pub const KEYWORD_200000000000: u64 = 0x200000000000;
}

/// Tasks.
pub mod task {
    /// Task `TcpEndpointCreation`.
    pub const TCP_ENDPOINT_CREATION: u16 = 1001;
    /// Task `TcpRequestConnect`.
    pub const TCP_REQUEST_CONNECT: u16 = 1002;
    /// Task `TcpInspectConnectComplete`.
    pub const TCP_INSPECT_CONNECT_COMPLETE: u16 = 1003;
    /// Task `TcpTcbSynSend`.
    pub const TCP_TCB_SYN_SEND: u16 = 1004;
    /// Task `TcpBindEndpointResolutionFailure`.
    pub const TCP_BIND_ENDPOINT_RESOLUTION_FAILURE: u16 = 1005;
    /// Task `TcpBindEndpointPortFailure`.
    pub const TCP_BIND_ENDPOINT_PORT_FAILURE: u16 = 1006;
    /// Task `TcpBindEndpointInspectionFailure`.
    pub const TCP_BIND_ENDPOINT_INSPECTION_FAILURE: u16 = 1007;
    /// Task `TcpBindEndpointComplete`.
    pub const TCP_BIND_ENDPOINT_COMPLETE: u16 = 1008;
    /// Task `TcpCloseEndpoint`.
    pub const TCP_CLOSE_ENDPOINT: u16 = 1009;
    /// Task `TcpCreateEndpointAfFailure`.
    pub const TCP_CREATE_ENDPOINT_AF_FAILURE: u16 = 1010;
    /// Task `TcpCreateEndpointCompartmentFailure`.
    pub const TCP_CREATE_ENDPOINT_COMPARTMENT_FAILURE: u16 = 1011;
    /// Task `TcpCreateEndpointInspectionFailure`.
    pub const TCP_CREATE_ENDPOINT_INSPECTION_FAILURE: u16 = 1012;
    /// Task `TcpCreateEndpointComplete`.
    pub const TCP_CREATE_ENDPOINT_COMPLETE: u16 = 1013;
    /// Task `TcpAccpetListenerRouteLookupFailure`.
    pub const TCP_ACCPET_LISTENER_ROUTE_LOOKUP_FAILURE: u16 = 1014;
    /// Task `TcpAcceptListenerInsertionFailure`.
    pub const TCP_ACCEPT_LISTENER_INSERTION_FAILURE: u16 = 1015;
    /// Task `TcpAcceptListenerRejected`.
    pub const TCP_ACCEPT_LISTENER_REJECTED: u16 = 1016;
    /// Task `TcpAcceptListenerComplete`.
    pub const TCP_ACCEPT_LISTENER_COMPLETE: u16 = 1017;
    /// Task `TcpConnectTcbFailedAf`.
    pub const TCP_CONNECT_TCB_FAILED_AF: u16 = 1018;
    /// Task `TcpConnectTcbFailedCompartment`.
    pub const TCP_CONNECT_TCB_FAILED_COMPARTMENT: u16 = 1019;
    /// Task `TcpConnectTcbFailedInspect`.
    pub const TCP_CONNECT_TCB_FAILED_INSPECT: u16 = 1020;
    /// Task `TcpConnectTcbFailedRoute`.
    pub const TCP_CONNECT_TCB_FAILED_ROUTE: u16 = 1021;
    /// Task `TcpConnectTcbSkipRateLimit`.
    pub const TCP_CONNECT_TCB_SKIP_RATE_LIMIT: u16 = 1022;
    /// Task `TcpConnectTcbPassRateLimit`.
    pub const TCP_CONNECT_TCB_PASS_RATE_LIMIT: u16 = 1023;
    /// Task `TcpConnectTcbCheckRateLimit`.
    pub const TCP_CONNECT_TCB_CHECK_RATE_LIMIT: u16 = 1024;
    /// Task `TcpSecurityRateLimit`.
    pub const TCP_SECURITY_RATE_LIMIT: u16 = 1025;
    /// Task `TcpRateLimitPathRelease`.
    pub const TCP_RATE_LIMIT_PATH_RELEASE: u16 = 1026;
    /// Task `TcpConnectTcbRateLimitRelease`.
    pub const TCP_CONNECT_TCB_RATE_LIMIT_RELEASE: u16 = 1027;
    /// Task `TcpRateLimitPathCancel`.
    pub const TCP_RATE_LIMIT_PATH_CANCEL: u16 = 1028;
    /// Task `TcpConnectTcbCancel`.
    pub const TCP_CONNECT_TCB_CANCEL: u16 = 1029;
    /// Task `TcpConnectTcbFailInsertion`.
    pub const TCP_CONNECT_TCB_FAIL_INSERTION: u16 = 1030;
    /// Task `TcpConnectTcbProceeding`.
    pub const TCP_CONNECT_TCB_PROCEEDING: u16 = 1031;
    /// Task `TcpConnectTcbRateLimitCancel`.
    pub const TCP_CONNECT_TCB_RATE_LIMIT_CANCEL: u16 = 1032;
    /// Task `TcpConnectTcbComplete`.
    pub const TCP_CONNECT_TCB_COMPLETE: u16 = 1033;
    /// Task `TcpConnectTcbFailure`.
    pub const TCP_CONNECT_TCB_FAILURE: u16 = 1034;
    /// Task `TcpConnectTcbFailInspectConnectComplete`.
    pub const TCP_CONNECT_TCB_FAIL_INSPECT_CONNECT_COMPLETE: u16 = 1035;
    /// Task `TcpConnectTcbFailSessionState`.
    pub const TCP_CONNECT_TCB_FAIL_SESSION_STATE: u16 = 1036;
    /// Task `TcpConnectTcbFailDontFragment`.
    pub const TCP_CONNECT_TCB_FAIL_DONT_FRAGMENT: u16 = 1037;
    /// Task `TcpCloseTcbRequest`.
    pub const TCP_CLOSE_TCB_REQUEST: u16 = 1038;
    /// Task `TcpAbortTcbRequest`.
    pub const TCP_ABORT_TCB_REQUEST: u16 = 1039;
    /// Task `TcpAbortTcbComplete`.
    pub const TCP_ABORT_TCB_COMPLETE: u16 = 1040;
    /// Task `TcpDisconnectTcbInjectFailed`.
    pub const TCP_DISCONNECT_TCB_INJECT_FAILED: u16 = 1041;
    /// Task `TcpDisconnectTcbRequest`.
    pub const TCP_DISCONNECT_TCB_REQUEST: u16 = 1042;
    /// Task `TcpDisconnectTcbComplete`.
    pub const TCP_DISCONNECT_TCB_COMPLETE: u16 = 1043;
    /// Task `TcpShutdownTcb`.
    pub const TCP_SHUTDOWN_TCB: u16 = 1044;
    /// Task `TcpConnectTcbTimeout`.
    pub const TCP_CONNECT_TCB_TIMEOUT: u16 = 1045;
    /// Task `TcpDisconnectTcbRtoTimeout`.
    pub const TCP_DISCONNECT_TCB_RTO_TIMEOUT: u16 = 1046;
    /// Task `TcpDisconnectTcbKeepaliveTimeout`.
    pub const TCP_DISCONNECT_TCB_KEEPALIVE_TIMEOUT: u16 = 1047;
    /// Task `TcpDisconnectTcbTimeout`.
    pub const TCP_DISCONNECT_TCB_TIMEOUT: u16 = 1048;
    /// Task `TcpConnectTcbEstatsFailed`.
    pub const TCP_CONNECT_TCB_ESTATS_FAILED: u16 = 1049;
    /// Task `TcpConnectFailedPortAcquire`.
    pub const TCP_CONNECT_FAILED_PORT_ACQUIRE: u16 = 1050;
    /// Task `TcpTcbStateChange`.
    pub const TCP_TCB_STATE_CHANGE: u16 = 1051;
    /// Task `TcpEndpointAcquirePortReservation`.
    pub const TCP_ENDPOINT_ACQUIRE_PORT_RESERVATION: u16 = 1052;
    /// Task `TcpEndpointFailedPortReservation`.
    pub const TCP_ENDPOINT_FAILED_PORT_RESERVATION: u16 = 1053;
    /// Task `TcpGlobalPortReservation`.
    pub const TCP_GLOBAL_PORT_RESERVATION: u16 = 1054;
    /// Task `TcpGlobalSynAttackEntry`.
    pub const TCP_GLOBAL_SYN_ATTACK_ENTRY: u16 = 1055;
    /// Task `TcpGlobalReassemblyLimitViolation`.
    pub const TCP_GLOBAL_REASSEMBLY_LIMIT_VIOLATION: u16 = 1056;
    /// Task `TcpGlobalConnectionRateLimitViolation`.
    pub const TCP_GLOBAL_CONNECTION_RATE_LIMIT_VIOLATION: u16 = 1057;
    /// Task `TcpGlobalLandAttackSegmentDrop`.
    pub const TCP_GLOBAL_LAND_ATTACK_SEGMENT_DROP: u16 = 1058;
    /// Task `TcpGlobalIsbBeginThrottle`.
    pub const TCP_GLOBAL_ISB_BEGIN_THROTTLE: u16 = 1059;
    /// Task `TcpGlobalIsbEndThrottle`.
    pub const TCP_GLOBAL_ISB_END_THROTTLE: u16 = 1060;
    /// Task `TcpGlobalAddInterface`.
    pub const TCP_GLOBAL_ADD_INTERFACE: u16 = 1061;
    /// Task `TcpGlobalDeleteInterface`.
    pub const TCP_GLOBAL_DELETE_INTERFACE: u16 = 1062;
    /// Task `TcpGlobalSynAttackExit`.
    pub const TCP_GLOBAL_SYN_ATTACK_EXIT: u16 = 1063;
    /// Task `TcpTcbStartTimer`.
    pub const TCP_TCB_START_TIMER: u16 = 1064;
    /// Task `TcpTcbStopTimer`.
    pub const TCP_TCB_STOP_TIMER: u16 = 1065;
    /// Task `TcpTcbExpireTimer`.
    pub const TCP_TCB_EXPIRE_TIMER: u16 = 1066;
    /// Task `TcpTcbChangeIsb`.
    pub const TCP_TCB_CHANGE_ISB: u16 = 1067;
    /// Task `TcpRssTableChange`.
    pub const TCP_RSS_TABLE_CHANGE: u16 = 1068;
    /// Task `TcpDataTransferTimeout`.
    pub const TCP_DATA_TRANSFER_TIMEOUT: u16 = 1069;
    /// Task `TcpDataTransferRttSample`.
    pub const TCP_DATA_TRANSFER_RTT_SAMPLE: u16 = 1070;
    /// Task `TcpDataTransferCumAck`.
    pub const TCP_DATA_TRANSFER_CUM_ACK: u16 = 1071;
    /// Task `TcpDataTransferDupAck`.
    pub const TCP_DATA_TRANSFER_DUP_ACK: u16 = 1072;
    /// Task `TcpDataTransferSend`.
    pub const TCP_DATA_TRANSFER_SEND: u16 = 1073;
    /// Task `TcpDataTransferReceive`.
    pub const TCP_DATA_TRANSFER_RECEIVE: u16 = 1074;
    /// Task `TcpDataTransferEcn`.
    pub const TCP_DATA_TRANSFER_ECN: u16 = 1075;
    /// Task `TcpDataTransferSpuriousTimeout`.
    pub const TCP_DATA_TRANSFER_SPURIOUS_TIMEOUT: u16 = 1076;
    /// Task `TcpDataTransferRetransmitRound`.
    pub const TCP_DATA_TRANSFER_RETRANSMIT_ROUND: u16 = 1077;
    /// Task `TcpLossRecoveryEntry`.
    pub const TCP_LOSS_RECOVERY_ENTRY: u16 = 1078;
    /// Task `TcpLossRecoveryExit`.
    pub const TCP_LOSS_RECOVERY_EXIT: u16 = 1079;
    /// Task `TcpLossRecoverySackEntry`.
    pub const TCP_LOSS_RECOVERY_SACK_ENTRY: u16 = 1080;
    /// Task `TcpLossRecoverySackExit`.
    pub const TCP_LOSS_RECOVERY_SACK_EXIT: u16 = 1081;
    /// Task `TcpSlowStartToCongestionAvoidance`.
    pub const TCP_SLOW_START_TO_CONGESTION_AVOIDANCE: u16 = 1082;
    /// Task `TcpBlackHoleDetectionEntry`.
    pub const TCP_BLACK_HOLE_DETECTION_ENTRY: u16 = 1084;
    /// Task `TcpBlackHoleDetectionExit`.
    pub const TCP_BLACK_HOLE_DETECTION_EXIT: u16 = 1085;
    /// Task `TcpBlackHoleDetectionFailed`.
    pub const TCP_BLACK_HOLE_DETECTION_FAILED: u16 = 1086;
    /// Task `TcpSpuriousRtoDetectionBegin`.
    pub const TCP_SPURIOUS_RTO_DETECTION_BEGIN: u16 = 1087;
    /// Task `TcpSpuriousRtoDetectionEnd`.
    pub const TCP_SPURIOUS_RTO_DETECTION_END: u16 = 1088;
    /// Task `TcpConnectTcbFailedActiveConnect`.
    pub const TCP_CONNECT_TCB_FAILED_ACTIVE_CONNECT: u16 = 1089;
    /// Task `TcpReleaseIndication`.
    pub const TCP_RELEASE_INDICATION: u16 = 1090;
    /// Task `TcpAppSendBufferSize`.
    pub const TCP_APP_SEND_BUFFER_SIZE: u16 = 1091;
    /// Task `TcpAutoTuningBegin`.
    pub const TCP_AUTO_TUNING_BEGIN: u16 = 1092;
    /// Task `TcpAutoTuningEnd`.
    pub const TCP_AUTO_TUNING_END: u16 = 1093;
    /// Task `TcpAutoTuningFailedRttEstimation`.
    pub const TCP_AUTO_TUNING_FAILED_RTT_ESTIMATION: u16 = 1094;
    /// Task `TcpAutoTuningFailedBandwidthEstimation`.
    pub const TCP_AUTO_TUNING_FAILED_BANDWIDTH_ESTIMATION: u16 = 1095;
    /// Task `TcpAutoTuningFailedAllocationFailure`.
    pub const TCP_AUTO_TUNING_FAILED_ALLOCATION_FAILURE: u16 = 1096;
    /// Task `TcpAutoTuningChangeRcvBufferSize`.
    pub const TCP_AUTO_TUNING_CHANGE_RCV_BUFFER_SIZE: u16 = 1097;
    /// Task `TcpRttResiliencyDetection`.
    pub const TCP_RTT_RESILIENCY_DETECTION: u16 = 1098;
    /// Task `TcpConnectionOffloadStateChange`.
    pub const TCP_CONNECTION_OFFLOAD_STATE_CHANGE: u16 = 1099;
    /// Task `TcpSwsAvoidanceBegin`.
    pub const TCP_SWS_AVOIDANCE_BEGIN: u16 = 1100;
    /// Task `TcpSwsAvoidanceEnd`.
    pub const TCP_SWS_AVOIDANCE_END: u16 = 1101;
    /// Task `TcpZeroWindowProbingBegin`.
    pub const TCP_ZERO_WINDOW_PROBING_BEGIN: u16 = 1102;
    /// Task `TcpZeroWindowProbingEnd`.
    pub const TCP_ZERO_WINDOW_PROBING_END: u16 = 1103;
    /// Task `TcpSetTcpOption`.
    pub const TCP_SET_TCP_OPTION: u16 = 1104;
    /// Task `TcpSetTcpSoOption`.
    pub const TCP_SET_TCP_SO_OPTION: u16 = 1105;
    /// Task `TcpMediaDisconnect`.
    pub const TCP_MEDIA_DISCONNECT: u16 = 1106;
    /// Task `TcpModuleStarted`.
    pub const TCP_MODULE_STARTED: u16 = 1107;
    /// Task `TcpModuleStopped`.
    pub const TCP_MODULE_STOPPED: u16 = 1108;
    /// Task `TcpMemoryFailures`.
    pub const TCP_MEMORY_FAILURES: u16 = 1109;
    /// Task `TcpGlobalParameters`.
    pub const TCP_GLOBAL_PARAMETERS: u16 = 1110;
    /// Task `TcpLso`.
    pub const TCP_LSO: u16 = 1111;
    /// Task `TcpConnectionOffloadStatus`.
    pub const TCP_CONNECTION_OFFLOAD_STATUS: u16 = 1112;
    /// Task `TcpConnectionOffloadPmax`.
    pub const TCP_CONNECTION_OFFLOAD_PMAX: u16 = 1113;
    /// Task `IpDadSuccessful`.
    pub const IP_DAD_SUCCESSFUL: u16 = 1114;
    /// Task `IpDadFailed`.
    pub const IP_DAD_FAILED: u16 = 1115;
    /// Task `IpDadStarted`.
    pub const IP_DAD_STARTED: u16 = 1116;
    /// Task `TcpListenerActivationFailedAf`.
    pub const TCP_LISTENER_ACTIVATION_FAILED_AF: u16 = 1117;
    /// Task `TcpListenerActivationFailedCompartment`.
    pub const TCP_LISTENER_ACTIVATION_FAILED_COMPARTMENT: u16 = 1118;
    /// Task `TcpListenerActivationFailedInspection1`.
    pub const TCP_LISTENER_ACTIVATION_FAILED_INSPECTION1: u16 = 1119;
    /// Task `TcpListenerActivationFailedInspection2`.
    pub const TCP_LISTENER_ACTIVATION_FAILED_INSPECTION2: u16 = 1120;
    /// Task `TcpListenerBindFailedResolution`.
    pub const TCP_LISTENER_BIND_FAILED_RESOLUTION: u16 = 1121;
    /// Task `TcpListenerBindFailedPort`.
    pub const TCP_LISTENER_BIND_FAILED_PORT: u16 = 1122;
    /// Task `TcpListenerActivated`.
    pub const TCP_LISTENER_ACTIVATED: u16 = 1123;
    /// Task `TcpListenerUnbound`.
    pub const TCP_LISTENER_UNBOUND: u16 = 1124;
    /// Task `IpAddressAdded`.
    pub const IP_ADDRESS_ADDED: u16 = 1127;
    /// Task `IpAddressDeleted`.
    pub const IP_ADDRESS_DELETED: u16 = 1128;
    /// Task `FramingIfOperStatus`.
    pub const FRAMING_IF_OPER_STATUS: u16 = 1130;
    /// Task `FramingNdisPause`.
    pub const FRAMING_NDIS_PAUSE: u16 = 1136;
    /// Task `FramingNdisRestart`.
    pub const FRAMING_NDIS_RESTART: u16 = 1137;
    /// Task `IpAddressStatePreferred`.
    pub const IP_ADDRESS_STATE_PREFERRED: u16 = 1138;
    /// Task `IpAddressStateNonPreferred`.
    pub const IP_ADDRESS_STATE_NON_PREFERRED: u16 = 1139;
    /// Task `IpInterfacePropertyChange`.
    pub const IP_INTERFACE_PROPERTY_CHANGE: u16 = 1144;
    /// Task `IpRouteCreated`.
    pub const IP_ROUTE_CREATED: u16 = 1145;
    /// Task `IpRouteDeleted`.
    pub const IP_ROUTE_DELETED: u16 = 1146;
    /// Task `IpRoutePropertyChange`.
    pub const IP_ROUTE_PROPERTY_CHANGE: u16 = 1147;
    /// Task `IpNeighborUnreachable`.
    pub const IP_NEIGHBOR_UNREACHABLE: u16 = 1148;
    /// Task `IpNeighborReachable`.
    pub const IP_NEIGHBOR_REACHABLE: u16 = 1149;
    /// Task `TcpCtcpDataTransferTimeout`.
    pub const TCP_CTCP_DATA_TRANSFER_TIMEOUT: u16 = 1150;
    /// Task `TcpCtcpDataTransferCumAck`.
    pub const TCP_CTCP_DATA_TRANSFER_CUM_ACK: u16 = 1151;
    /// Task `TcpCtcpDataTransferDupAck`.
    pub const TCP_CTCP_DATA_TRANSFER_DUP_ACK: u16 = 1152;
    /// Task `TcpCtcpDataTransferSend`.
    pub const TCP_CTCP_DATA_TRANSFER_SEND: u16 = 1153;
    /// Task `TcpCtcpDataTransferEcn`.
    pub const TCP_CTCP_DATA_TRANSFER_ECN: u16 = 1154;
    /// Task `TcpCtcpDataTransferSpuriousTimeout`.
    pub const TCP_CTCP_DATA_TRANSFER_SPURIOUS_TIMEOUT: u16 = 1155;
    /// Task `TcpReceiveRequest`.
    pub const TCP_RECEIVE_REQUEST: u16 = 1156;
    /// Task `TcpDeliveryIndicated`.
    pub const TCP_DELIVERY_INDICATED: u16 = 1157;
    /// Task `TcpDeliverySatisfied`.
    pub const TCP_DELIVERY_SATISFIED: u16 = 1158;
    /// Task `TcpSendPosted`.
    pub const TCP_SEND_POSTED: u16 = 1159;
    /// Task `TcpSendTransmitted`.
    pub const TCP_SEND_TRANSMITTED: u16 = 1160;
    /// Task `TcpSendAdvance`.
    pub const TCP_SEND_ADVANCE: u16 = 1161;
    /// Task `TcpCTcpDelayWndwInactive`.
    pub const TCP_CTCP_DELAY_WNDW_INACTIVE: u16 = 1162;
    /// Task `TcpCTcpAssignedBlocks`.
    pub const TCP_CTCP_ASSIGNED_BLOCKS: u16 = 1163;
    /// Task `TcpCTcpCongestionWndw`.
    pub const TCP_CTCP_CONGESTION_WNDW: u16 = 1164;
    /// Task `TcpCTcpGamma`.
    pub const TCP_CTCP_GAMMA: u16 = 1165;
    /// Task `TcpSrttMeasurementStarted`.
    pub const TCP_SRTT_MEASUREMENT_STARTED: u16 = 1166;
    /// Task `TcpSrttMeasurementComplete`.
    pub const TCP_SRTT_MEASUREMENT_COMPLETE: u16 = 1167;
    /// Task `TcpSrttMeasurementCancelled`.
    pub const TCP_SRTT_MEASUREMENT_CANCELLED: u16 = 1168;
    /// Task `UdpEndpointSendMessages`.
    pub const UDP_ENDPOINT_SEND_MESSAGES: u16 = 1169;
    /// Task `UdpEndpointReceiveMessages`.
    pub const UDP_ENDPOINT_RECEIVE_MESSAGES: u16 = 1170;
    /// Task `TcpDeliveryFlush`.
    pub const TCP_DELIVERY_FLUSH: u16 = 1171;
    /// Task `TcpTcbInjectRcvFailure`.
    pub const TCP_TCB_INJECT_RCV_FAILURE: u16 = 1172;
    /// Task `TcpDeliveryInjectingData`.
    pub const TCP_DELIVERY_INJECTING_DATA: u16 = 1173;
    /// Task `TcpTcbInjectFinFailure`.
    pub const TCP_TCB_INJECT_FIN_FAILURE: u16 = 1174;
    /// Task `TcpDeliveryAccept`.
    pub const TCP_DELIVERY_ACCEPT: u16 = 1175;
    /// Task `TcpDeliveryFin`.
    pub const TCP_DELIVERY_FIN: u16 = 1176;
    /// Task `TcpDeliveryPush`.
    pub const TCP_DELIVERY_PUSH: u16 = 1178;
    /// Task `TcpTcbInjectFinComplete`.
    pub const TCP_TCB_INJECT_FIN_COMPLETE: u16 = 1180;
    /// Task `TcpDeliveryCompleting`.
    pub const TCP_DELIVERY_COMPLETING: u16 = 1181;
    /// Task `TcpInitiateSynRstValidation`.
    pub const TCP_INITIATE_SYN_RST_VALIDATION: u16 = 1182;
    /// Task `TcpConnectTcbFailedRcvdRst`.
    pub const TCP_CONNECT_TCB_FAILED_RCVD_RST: u16 = 1183;
    /// Task `TcpConnectionTerminatedRcvdRst`.
    pub const TCP_CONNECTION_TERMINATED_RCVD_RST: u16 = 1184;
    /// Task `TcpConnectionTerminatedRcvdSyn`.
    pub const TCP_CONNECTION_TERMINATED_RCVD_SYN: u16 = 1185;
    /// Task `TcpConnectRestransmit`.
    pub const TCP_CONNECT_RESTRANSMIT: u16 = 1186;
    /// Task `TcpDataTransferRestransmit`.
    pub const TCP_DATA_TRANSFER_RESTRANSMIT: u16 = 1187;
    /// Task `TcpConnectionKeepAlive`.
    pub const TCP_CONNECTION_KEEP_ALIVE: u16 = 1188;
    /// Task `TcpDeliveryStateChange`.
    pub const TCP_DELIVERY_STATE_CHANGE: u16 = 1189;
    /// Task `TcpDeliveryDataDropped`.
    pub const TCP_DELIVERY_DATA_DROPPED: u16 = 1190;
    /// Task `TcpAcquirePort`.
    pub const TCP_ACQUIRE_PORT: u16 = 1191;
    /// Task `TcpAcquireWeakRefPort`.
    pub const TCP_ACQUIRE_WEAK_REF_PORT: u16 = 1192;
    /// Task `TcpReleasePort`.
    pub const TCP_RELEASE_PORT: u16 = 1193;
    /// Task `TcpReplacePort`.
    pub const TCP_REPLACE_PORT: u16 = 1194;
    /// Task `TcpAssignedWeakReferencePort`.
    pub const TCP_ASSIGNED_WEAK_REFERENCE_PORT: u16 = 1195;
    /// Task `TcpBhDetectFullSizeAck`.
    pub const TCP_BH_DETECT_FULL_SIZE_ACK: u16 = 1196;
    /// Task `TcpFlushSack`.
    pub const TCP_FLUSH_SACK: u16 = 1197;
    /// Task `TcpReassemblyEntry`.
    pub const TCP_REASSEMBLY_ENTRY: u16 = 1198;
    /// Task `TcpReassemblyExit`.
    pub const TCP_REASSEMBLY_EXIT: u16 = 1199;
    /// Task `TcpDisconnectTcbZeroWindowTimeout`.
    pub const TCP_DISCONNECT_TCB_ZERO_WINDOW_TIMEOUT: u16 = 1200;
    /// Task `TcpDisconnectTcbFinWait2Timeout`.
    pub const TCP_DISCONNECT_TCB_FIN_WAIT2_TIMEOUT: u16 = 1201;
    /// Task `IpInterfaceRundown`.
    pub const IP_INTERFACE_RUNDOWN: u16 = 1202;
    /// Task `IpInterfaceSpeedChange`.
    pub const IP_INTERFACE_SPEED_CHANGE: u16 = 1203;
    /// Task `TcpReassemblyFlush`.
    pub const TCP_REASSEMBLY_FLUSH: u16 = 1204;
    /// Task `TcpipReceiveSlowPath`.
    pub const TCPIP_RECEIVE_SLOW_PATH: u16 = 1205;
    /// Task `TcpipSendSlowPath`.
    pub const TCPIP_SEND_SLOW_PATH: u16 = 1206;
    /// Task `TcpWsdInitializationErrors`.
    pub const TCP_WSD_INITIALIZATION_ERRORS: u16 = 1207;
    /// Task `TcpWsdInitializationInformation`.
    pub const TCP_WSD_INITIALIZATION_INFORMATION: u16 = 1208;
    /// Task `TcpWsdWsRestrictedProfile`.
    pub const TCP_WSD_WS_RESTRICTED_PROFILE: u16 = 1209;
    /// Task `TcpWsdWsRestrictedDestination`.
    pub const TCP_WSD_WS_RESTRICTED_DESTINATION: u16 = 1210;
    /// Task `TcpWsdCacheEntryStateChange`.
    pub const TCP_WSD_CACHE_ENTRY_STATE_CHANGE: u16 = 1211;
    /// Task `TcpWsdProfileStateChange`.
    pub const TCP_WSD_PROFILE_STATE_CHANGE: u16 = 1212;
    /// Task `TcpWsdStateChange`.
    pub const TCP_WSD_STATE_CHANGE: u16 = 1213;
    /// Task `TcpipTransportPacketDrops`.
    pub const TCPIP_TRANSPORT_PACKET_DROPS: u16 = 1214;
    /// Task `TcpipNetworkPacketDrops`.
    pub const TCPIP_NETWORK_PACKET_DROPS: u16 = 1215;
    /// Task `TcpMppNppEvaluation`.
    pub const TCP_MPP_NPP_EVALUATION: u16 = 1216;
    /// Task `TcpMppStartEpisode`.
    pub const TCP_MPP_START_EPISODE: u16 = 1217;
    /// Task `TcpMppStopEpisode`.
    pub const TCP_MPP_STOP_EPISODE: u16 = 1218;
    /// Task `TcpMppStartEpoch`.
    pub const TCP_MPP_START_EPOCH: u16 = 1219;
    /// Task `TcpMppStopEpoch`.
    pub const TCP_MPP_STOP_EPOCH: u16 = 1220;
    /// Task `TcpCwndRestart`.
    pub const TCP_CWND_RESTART: u16 = 1221;
    /// Task `TcpInitialCwndAdjusted`.
    pub const TCP_INITIAL_CWND_ADJUSTED: u16 = 1222;
    /// Task `TcpTemplateParameters`.
    pub const TCP_TEMPLATE_PARAMETERS: u16 = 1223;
    /// Task `TcpTemplateChanged`.
    pub const TCP_TEMPLATE_CHANGED: u16 = 1224;
    /// Task `TcpDataTransferEcnAlpha`.
    pub const TCP_DATA_TRANSFER_ECN_ALPHA: u16 = 1225;
    /// Task `TcpInterfaceRscStateChange`.
    pub const TCP_INTERFACE_RSC_STATE_CHANGE: u16 = 1226;
    /// Task `TcpRscNblOobInfo`.
    pub const TCP_RSC_NBL_OOB_INFO: u16 = 1227;
    /// Task `TcpLoopbackFastPathFailReason`.
    pub const TCP_LOOPBACK_FAST_PATH_FAIL_REASON: u16 = 1228;
    /// Task `RssBindingChange`.
    pub const RSS_BINDING_CHANGE: u16 = 1230;
    /// Task `RssPortChange`.
    pub const RSS_PORT_CHANGE: u16 = 1231;
    /// Task `RssPortReference`.
    pub const RSS_PORT_REFERENCE: u16 = 1232;
    /// Task `RssPortCapabilities`.
    pub const RSS_PORT_CAPABILITIES: u16 = 1233;
    /// Task `RssPortProcessors`.
    pub const RSS_PORT_PROCESSORS: u16 = 1234;
    /// Task `RssProcessorAssignment`.
    pub const RSS_PROCESSOR_ASSIGNMENT: u16 = 1235;
    /// Task `RssProcessorUnassignment`.
    pub const RSS_PROCESSOR_UNASSIGNMENT: u16 = 1236;
    /// Task `RssIndirectionChange`.
    pub const RSS_INDIRECTION_CHANGE: u16 = 1237;
    /// Task `RssProcessorConsolidation`.
    pub const RSS_PROCESSOR_CONSOLIDATION: u16 = 1238;
    /// Task `RssConfigurationChange`.
    pub const RSS_CONFIGURATION_CHANGE: u16 = 1239;
    /// Task `RssFailure`.
    pub const RSS_FAILURE: u16 = 1240;
    /// Task `RssBindingBindComplete`.
    pub const RSS_BINDING_BIND_COMPLETE: u16 = 1241;
    /// Task `RssPortBindComplete`.
    pub const RSS_PORT_BIND_COMPLETE: u16 = 1242;
    /// Task `RssPortNotSupported`.
    pub const RSS_PORT_NOT_SUPPORTED: u16 = 1243;
    /// Task `RssInitializeIndirectionTable`.
    pub const RSS_INITIALIZE_INDIRECTION_TABLE: u16 = 1244;
    /// Task `RssBindingRundown`.
    pub const RSS_BINDING_RUNDOWN: u16 = 1245;
    /// Task `RssPortRundown`.
    pub const RSS_PORT_RUNDOWN: u16 = 1246;
    /// Task `RssBindingCapability`.
    pub const RSS_BINDING_CAPABILITY: u16 = 1247;
    /// Task `Ndkpi_Create_Cq`.
    pub const NDKPI_CREATE_CQ: u16 = 1248;
    /// Task `Ndkpi_Create_Completion`.
    pub const NDKPI_CREATE_COMPLETION: u16 = 1249;
    /// Task `Ndkpi_Close_Obj`.
    pub const NDKPI_CLOSE_OBJ: u16 = 1250;
    /// Task `Ndkpi_Close_Completion`.
    pub const NDKPI_CLOSE_COMPLETION: u16 = 1251;
    /// Task `Ndkpi_Resize_Cq`.
    pub const NDKPI_RESIZE_CQ: u16 = 1252;
    /// Task `Ndkpi_Request_Completion`.
    pub const NDKPI_REQUEST_COMPLETION: u16 = 1253;
    /// Task `Ndkpi_Arm_Cq`.
    pub const NDKPI_ARM_CQ: u16 = 1254;
    /// Task `Ndkpi_Cq_Result`.
    pub const NDKPI_CQ_RESULT: u16 = 1255;
    /// Task `Ndkpi_Create_Mr`.
    pub const NDKPI_CREATE_MR: u16 = 1256;
    /// Task `Ndkpi_Flush`.
    pub const NDKPI_FLUSH: u16 = 1257;
    /// Task `Ndkpi_Send`.
    pub const NDKPI_SEND: u16 = 1258;
    /// Task `Ndkpi_Receive`.
    pub const NDKPI_RECEIVE: u16 = 1259;
    /// Task `Ndkpi_Register_Mr`.
    pub const NDKPI_REGISTER_MR: u16 = 1260;
    /// Task `Ndkpi_Deregister_Mr`.
    pub const NDKPI_DEREGISTER_MR: u16 = 1261;
    /// Task `Ndkpi_Initialize_Fast_Register_Mr`.
    pub const NDKPI_INITIALIZE_FAST_REGISTER_MR: u16 = 1262;
    /// Task `Ndkpi_Modify_Srq`.
    pub const NDKPI_MODIFY_SRQ: u16 = 1263;
    /// Task `Ndkpi_Connect`.
    pub const NDKPI_CONNECT: u16 = 1264;
    /// Task `Ndkpi_Connect_Shared_Endpoint`.
    pub const NDKPI_CONNECT_SHARED_ENDPOINT: u16 = 1265;
    /// Task `Ndkpi_Complete_Connect`.
    pub const NDKPI_COMPLETE_CONNECT: u16 = 1266;
    /// Task `Ndkpi_Accept`.
    pub const NDKPI_ACCEPT: u16 = 1267;
    /// Task `Ndkpi_Disconnect`.
    pub const NDKPI_DISCONNECT: u16 = 1268;
    /// Task `Ndkpi_Listen`.
    pub const NDKPI_LISTEN: u16 = 1269;
    /// Task `Ndkpi_Create_Mw`.
    pub const NDKPI_CREATE_MW: u16 = 1270;
    /// Task `Ndkpi_Create_Srq`.
    pub const NDKPI_CREATE_SRQ: u16 = 1271;
    /// Task `Ndkpi_Create_Qp`.
    pub const NDKPI_CREATE_QP: u16 = 1272;
    /// Task `Ndkpi_Create_Qp_Srq`.
    pub const NDKPI_CREATE_QP_SRQ: u16 = 1273;
    /// Task `Ndkpi_Create_Pd`.
    pub const NDKPI_CREATE_PD: u16 = 1274;
    /// Task `Ndkpi_Create_Shared_Endpoint`.
    pub const NDKPI_CREATE_SHARED_ENDPOINT: u16 = 1275;
    /// Task `Ndkpi_Create_Connector`.
    pub const NDKPI_CREATE_CONNECTOR: u16 = 1276;
    /// Task `Ndkpi_Create_Listener`.
    pub const NDKPI_CREATE_LISTENER: u16 = 1277;
    /// Task `Ndkpi_Build_Lam`.
    pub const NDKPI_BUILD_LAM: u16 = 1278;
    /// Task `Ndkpi_Release_Lam`.
    pub const NDKPI_RELEASE_LAM: u16 = 1279;
    /// Task `Ndkpi_Cq_Notification_Callback`.
    pub const NDKPI_CQ_NOTIFICATION_CALLBACK: u16 = 1280;
    /// Task `Ndkpi_Srq_Notification_Callback`.
    pub const NDKPI_SRQ_NOTIFICATION_CALLBACK: u16 = 1281;
    /// Task `Ndkpi_Disconnect_Event_Callback`.
    pub const NDKPI_DISCONNECT_EVENT_CALLBACK: u16 = 1282;
    /// Task `Ndkpi_Connect_Event_Callback`.
    pub const NDKPI_CONNECT_EVENT_CALLBACK: u16 = 1283;
    /// Task `Ndkpi_Get_Token`.
    pub const NDKPI_GET_TOKEN: u16 = 1284;
    /// Task `Ndkpi_Get_Sockaddr`.
    pub const NDKPI_GET_SOCKADDR: u16 = 1285;
    /// Task `Ndkpi_Get_Sockaddr_Failure`.
    pub const NDKPI_GET_SOCKADDR_FAILURE: u16 = 1286;
    /// Task `Ndkpi_Reject`.
    pub const NDKPI_REJECT: u16 = 1287;
    /// Task `Ndkpi_Get_Connect_Data`.
    pub const NDKPI_GET_CONNECT_DATA: u16 = 1288;
    /// Task `Ndkpi_Work_Request_Inline_Failure`.
    pub const NDKPI_WORK_REQUEST_INLINE_FAILURE: u16 = 1289;
    /// Task `Ndkpi_Bind`.
    pub const NDKPI_BIND: u16 = 1290;
    /// Task `Ndkpi_Fast_Register`.
    pub const NDKPI_FAST_REGISTER: u16 = 1291;
    /// Task `Ndkpi_Invalidate`.
    pub const NDKPI_INVALIDATE: u16 = 1292;
    /// Task `Ndkpi_Read`.
    pub const NDKPI_READ: u16 = 1293;
    /// Task `Ndkpi_Write`.
    pub const NDKPI_WRITE: u16 = 1294;
    /// Task `Ndkpi_SrqReceive`.
    pub const NDKPI_SRQ_RECEIVE: u16 = 1295;
    /// Task `Ndkpi_Srq_Work_Request_Inline_Failure`.
    pub const NDKPI_SRQ_WORK_REQUEST_INLINE_FAILURE: u16 = 1296;
    /// Task `Ndkpi_Open_Adapter`.
    pub const NDKPI_OPEN_ADAPTER: u16 = 1297;
    /// Task `Ndkpi_Close_Adapter_Enter`.
    pub const NDKPI_CLOSE_ADAPTER_ENTER: u16 = 1298;
    /// Task `Ndkpi_Close_Adapter_Exit`.
    pub const NDKPI_CLOSE_ADAPTER_EXIT: u16 = 1299;
    /// Task `TcpConnectionRundown`.
    pub const TCP_CONNECTION_RUNDOWN: u16 = 1300;
    /// Task `Ndkpi_Interface_Event`.
    pub const NDKPI_INTERFACE_EVENT: u16 = 1301;
    /// Task `TcpipWakePacketIndicated`.
    pub const TCPIP_WAKE_PACKET_INDICATED: u16 = 1302;
    /// Task `TcpipSilentMode`.
    pub const TCPIP_SILENT_MODE: u16 = 1304;
    /// Task `TcpCreateNotificationChannelRequest`.
    pub const TCP_CREATE_NOTIFICATION_CHANNEL_REQUEST: u16 = 1305;
    /// Task `TcpQueryNotificationChannelStatusRequest`.
    pub const TCP_QUERY_NOTIFICATION_CHANNEL_STATUS_REQUEST: u16 = 1306;
    /// Task `TcpCreateNotificationChannelRequestProcessed`.
    pub const TCP_CREATE_NOTIFICATION_CHANNEL_REQUEST_PROCESSED: u16 = 1307;
    /// Task `TcpSignalNotificationChannelEvent`.
    pub const TCP_SIGNAL_NOTIFICATION_CHANNEL_EVENT: u16 = 1308;
    /// Task `TcpDetachNotificationChannel`.
    pub const TCP_DETACH_NOTIFICATION_CHANNEL: u16 = 1309;
    /// Task `TcpUnlinkNotificationChannel`.
    pub const TCP_UNLINK_NOTIFICATION_CHANNEL: u16 = 1310;
    /// Task `TcpPlumbWakePattern`.
    pub const TCP_PLUMB_WAKE_PATTERN: u16 = 1311;
    /// Task `TcpDeplumbWakePattern`.
    pub const TCP_DEPLUMB_WAKE_PATTERN: u16 = 1312;
    /// Task `TcpipPlumbWakePatternOnInterface`.
    pub const TCPIP_PLUMB_WAKE_PATTERN_ON_INTERFACE: u16 = 1313;
    /// Task `Ndkpi_Control_Cq_Im`.
    pub const NDKPI_CONTROL_CQ_IM: u16 = 1314;
    /// Task `TcpCreateNotificationChannelRequestProcessing`.
    pub const TCP_CREATE_NOTIFICATION_CHANNEL_REQUEST_PROCESSING: u16 = 1315;
    /// Task `TcpipMediaConnect`.
    pub const TCPIP_MEDIA_CONNECT: u16 = 1321;
    /// Task `TcpipLimitedLinkConnectivity`.
    pub const TCPIP_LIMITED_LINK_CONNECTIVITY: u16 = 1323;
    /// Task `IpNeighborState`.
    pub const IP_NEIGHBOR_STATE: u16 = 1324;
    /// Task `IpNeighborDiscovery`.
    pub const IP_NEIGHBOR_DISCOVERY: u16 = 1325;
    /// Task `IpSourceAddressSelection`.
    pub const IP_SOURCE_ADDRESS_SELECTION: u16 = 1326;
    /// Task `IpSortedAddressPairs`.
    pub const IP_SORTED_ADDRESS_PAIRS: u16 = 1327;
    /// Task `Ndkpi_Cq_Result_Ex`.
    pub const NDKPI_CQ_RESULT_EX: u16 = 1328;
    /// Task `Ndkpi_Send_Invalidate`.
    pub const NDKPI_SEND_INVALIDATE: u16 = 1329;
    /// Task `UdpCreateNotificationChannelRequest`.
    pub const UDP_CREATE_NOTIFICATION_CHANNEL_REQUEST: u16 = 1334;
    /// Task `UdpQueryNotificationChannelStatusRequest`.
    pub const UDP_QUERY_NOTIFICATION_CHANNEL_STATUS_REQUEST: u16 = 1335;
    /// Task `UdpCreateNotificationChannelRequestProcessed`.
    pub const UDP_CREATE_NOTIFICATION_CHANNEL_REQUEST_PROCESSED: u16 = 1336;
    /// Task `UdpSignalNotificationChannelEvent`.
    pub const UDP_SIGNAL_NOTIFICATION_CHANNEL_EVENT: u16 = 1337;
    /// Task `UdpDetachNotificationChannel`.
    pub const UDP_DETACH_NOTIFICATION_CHANNEL: u16 = 1338;
    /// Task `UdpUnlinkNotificationChannel`.
    pub const UDP_UNLINK_NOTIFICATION_CHANNEL: u16 = 1339;
    /// Task `UdpCreateNotificationChannelRequestProcessing`.
    pub const UDP_CREATE_NOTIFICATION_CHANNEL_REQUEST_PROCESSING: u16 = 1340;
    /// Task `TcpConnectionSummary`.
    pub const TCP_CONNECTION_SUMMARY: u16 = 1341;
    /// Task `TcpipGeneric`.
    pub const TCPIP_GENERIC: u16 = 1342;
    /// Task `TcpSackUpdate`.
    pub const TCP_SACK_UPDATE: u16 = 1343;
    /// Task `TcpIsPatternCoalescingRequired`.
    pub const TCP_IS_PATTERN_COALESCING_REQUIRED: u16 = 1344;
    /// Task `TcpRtcPortRangeAssignment`.
    pub const TCP_RTC_PORT_RANGE_ASSIGNMENT: u16 = 1345;
    /// Task `TcpipUpdateInterfaceConfigFlags`.
    pub const TCPIP_UPDATE_INTERFACE_CONFIG_FLAGS: u16 = 1346;
    /// Task `TcpipAoacFailFast`.
    pub const TCPIP_AOAC_FAIL_FAST: u16 = 1357;
    /// Task `TcpCreateNotificationChannelUnmarkRequest`.
    pub const TCP_CREATE_NOTIFICATION_CHANNEL_UNMARK_REQUEST: u16 = 1358;
    /// Task `TcpipNblClonedForRaw`.
    pub const TCPIP_NBL_CLONED_FOR_RAW: u16 = 1360;
    /// Task `TcpipCloneDropped`.
    pub const TCPIP_CLONE_DROPPED: u16 = 1361;
    /// Task `IpAddressWolStateChange`.
    pub const IP_ADDRESS_WOL_STATE_CHANGE: u16 = 1362;
    /// Task `IpWolContextChange`.
    pub const IP_WOL_CONTEXT_CHANGE: u16 = 1363;
    /// Task `TcpInsertConnectionTuple`.
    pub const TCP_INSERT_CONNECTION_TUPLE: u16 = 1364;
    /// Task `TcpRemoveConnectionTuple`.
    pub const TCP_REMOVE_CONNECTION_TUPLE: u16 = 1365;
    /// Task `TcpDeferPortSelection`.
    pub const TCP_DEFER_PORT_SELECTION: u16 = 1366;
    /// Task `TcpipNblOob`.
    pub const TCPIP_NBL_OOB: u16 = 1367;
    /// Task `TcpipTeredoOpen`.
    pub const TCPIP_TEREDO_OPEN: u16 = 1368;
    /// Task `TcpipTeredoClose`.
    pub const TCPIP_TEREDO_CLOSE: u16 = 1369;
    /// Task `TcpipRouteLookup`.
    pub const TCPIP_ROUTE_LOOKUP: u16 = 1370;
    /// Task `TcpipSrcAddrLookup`.
    pub const TCPIP_SRC_ADDR_LOOKUP: u16 = 1371;
    /// Task `RemoteEndpoint`.
    pub const REMOTE_ENDPOINT: u16 = 1372;
    /// Task `Memory`.
    pub const MEMORY: u16 = 1373;
    /// Task `Partition`.
    pub const PARTITION: u16 = 1374;
    /// Task `TcpLedbatState`.
    pub const TCP_LEDBAT_STATE: u16 = 1375;
    /// Task `TcpAssociateNameResContext`.
    pub const TCP_ASSOCIATE_NAME_RES_CONTEXT: u16 = 1376;
    /// Task `TcpInspectConnectWithNameResContext`.
    pub const TCP_INSPECT_CONNECT_WITH_NAME_RES_CONTEXT: u16 = 1377;
    /// Task `IpRouteSelection`.
    pub const IP_ROUTE_SELECTION: u16 = 1378;
    /// Task `IpRouteBlocked`.
    pub const IP_ROUTE_BLOCKED: u16 = 1379;
    /// Task `TcpTailLossProbe`.
    pub const TCP_TAIL_LOSS_PROBE: u16 = 1380;
    /// Task `TcpRack`.
    pub const TCP_RACK: u16 = 1381;
    /// Task `TcpFastopenStateChange`.
    pub const TCP_FASTOPEN_STATE_CHANGE: u16 = 1382;
    /// Task `UdpCreateEndpointAfFailure`.
    pub const UDP_CREATE_ENDPOINT_AF_FAILURE: u16 = 1383;
    /// Task `UdpCreateEndpointCompartmentFailure`.
    pub const UDP_CREATE_ENDPOINT_COMPARTMENT_FAILURE: u16 = 1384;
    /// Task `UdpCreateEndpointComplete`.
    pub const UDP_CREATE_ENDPOINT_COMPLETE: u16 = 1385;
    /// Task `UdpCreateEndpointInspectionFailure`.
    pub const UDP_CREATE_ENDPOINT_INSPECTION_FAILURE: u16 = 1386;
    /// Task `UdpBindEndpointResolutionFailure`.
    pub const UDP_BIND_ENDPOINT_RESOLUTION_FAILURE: u16 = 1387;
    /// Task `UdpBindEndpointPortFailure`.
    pub const UDP_BIND_ENDPOINT_PORT_FAILURE: u16 = 1388;
    /// Task `UdpBindEndpointInspectionFailure`.
    pub const UDP_BIND_ENDPOINT_INSPECTION_FAILURE: u16 = 1389;
    /// Task `UdpBindEndpointComplete`.
    pub const UDP_BIND_ENDPOINT_COMPLETE: u16 = 1390;
    /// Task `UdpCloseEndpointBound`.
    pub const UDP_CLOSE_ENDPOINT_BOUND: u16 = 1391;
    /// Task `UdpCloseEndpointUnBound`.
    pub const UDP_CLOSE_ENDPOINT_UN_BOUND: u16 = 1392;
    /// Task `UdpSendMessagesResolutionFailure`.
    pub const UDP_SEND_MESSAGES_RESOLUTION_FAILURE: u16 = 1393;
    /// Task `UdpSendMessagesValidationFailure`.
    pub const UDP_SEND_MESSAGES_VALIDATION_FAILURE: u16 = 1394;
    /// Task `UdpSendMessagesSrcAddrSelectionFailure`.
    pub const UDP_SEND_MESSAGES_SRC_ADDR_SELECTION_FAILURE: u16 = 1395;
    /// Task `UdpSendMessagesFullPendingJoinPathQueue`.
    pub const UDP_SEND_MESSAGES_FULL_PENDING_JOIN_PATH_QUEUE: u16 = 1396;
    /// Task `UdpGlobalAddInterface`.
    pub const UDP_GLOBAL_ADD_INTERFACE: u16 = 1397;
    /// Task `UdpGlobalDeleteInterface`.
    pub const UDP_GLOBAL_DELETE_INTERFACE: u16 = 1398;
    /// Task `UdpStartInetModuleFailure`.
    pub const UDP_START_INET_MODULE_FAILURE: u16 = 1399;
    /// Task `UdpStartNlnpiClientFailure`.
    pub const UDP_START_NLNPI_CLIENT_FAILURE: u16 = 1400;
    /// Task `UdpStartNsiProviderFailure`.
    pub const UDP_START_NSI_PROVIDER_FAILURE: u16 = 1401;
    /// Task `UdpStartTlnpiProviderFailure`.
    pub const UDP_START_TLNPI_PROVIDER_FAILURE: u16 = 1402;
    /// Task `UdpStartQosClientFailure`.
    pub const UDP_START_QOS_CLIENT_FAILURE: u16 = 1403;
    /// Task `UdpStartEndpointModuleFailure`.
    pub const UDP_START_ENDPOINT_MODULE_FAILURE: u16 = 1404;
    /// Task `UdpSendMessagesSendContextResourceFailure`.
    pub const UDP_SEND_MESSAGES_SEND_CONTEXT_RESOURCE_FAILURE: u16 = 1405;
    /// Task `UdpSendMessagesPathAfFailure`.
    pub const UDP_SEND_MESSAGES_PATH_AF_FAILURE: u16 = 1406;
    /// Task `UdpSendMessagesPathNextHopMissingFailure`.
    pub const UDP_SEND_MESSAGES_PATH_NEXT_HOP_MISSING_FAILURE: u16 = 1407;
    /// Task `UdpSendMessagesPathNextHopAddrFailure`.
    pub const UDP_SEND_MESSAGES_PATH_NEXT_HOP_ADDR_FAILURE: u16 = 1408;
    /// Task `TcpEarlyRetransmit`.
    pub const TCP_EARLY_RETRANSMIT: u16 = 1409;
    /// Task `TcpFastopenSynRcvdLimit`.
    pub const TCP_FASTOPEN_SYN_RCVD_LIMIT: u16 = 1410;
    /// Task `TcpFastopenKeyUpdateFailure`.
    pub const TCP_FASTOPEN_KEY_UPDATE_FAILURE: u16 = 1411;
    /// Task `TcpLossRecoverySend`.
    pub const TCP_LOSS_RECOVERY_SEND: u16 = 1412;
    /// Task `IcmpSendRecv`.
    pub const ICMP_SEND_RECV: u16 = 1413;
    /// Task `IcmpPacketDrops`.
    pub const ICMP_PACKET_DROPS: u16 = 1414;
    /// Task `IcmpEchoTimeout`.
    pub const ICMP_ECHO_TIMEOUT: u16 = 1415;
    /// Task `TcpipTimerStateChange`.
    pub const TCPIP_TIMER_STATE_CHANGE: u16 = 1416;
    /// Task `TcpSendComplete`.
    pub const TCP_SEND_COMPLETE: u16 = 1417;
    /// Task `IpCompartmentCreation`.
    pub const IP_COMPARTMENT_CREATION: u16 = 1418;
    /// Task `IpCompartmentDeletion`.
    pub const IP_COMPARTMENT_DELETION: u16 = 1419;
    /// Task `TcpCubicDataTransferCumAck`.
    pub const TCP_CUBIC_DATA_TRANSFER_CUM_ACK: u16 = 1420;
    /// Task `TcpCubicDataTransferDupAck`.
    pub const TCP_CUBIC_DATA_TRANSFER_DUP_ACK: u16 = 1421;
    /// Task `IpCompartmentCleanup`.
    pub const IP_COMPARTMENT_CLEANUP: u16 = 1422;
    /// Task `IpUpdateInterfaceNetworkCategoryState`.
    pub const IP_UPDATE_INTERFACE_NETWORK_CATEGORY_STATE: u16 = 1423;
    /// Task `IpInterfaceCreation`.
    pub const IP_INTERFACE_CREATION: u16 = 1424;
    /// Task `IpInterfaceDeletion`.
    pub const IP_INTERFACE_DELETION: u16 = 1425;
    /// Task `IpInterfaceCleanup`.
    pub const IP_INTERFACE_CLEANUP: u16 = 1426;
    /// Task `IpSubInterfaceCreation`.
    pub const IP_SUB_INTERFACE_CREATION: u16 = 1427;
    /// Task `IpSubInterfaceDeletion`.
    pub const IP_SUB_INTERFACE_DELETION: u16 = 1428;
    /// Task `IpSubInterfaceCleanup`.
    pub const IP_SUB_INTERFACE_CLEANUP: u16 = 1429;
    /// Task `IpInterfaceChangeNotification`.
    pub const IP_INTERFACE_CHANGE_NOTIFICATION: u16 = 1430;
    /// Task `IpInterfaceInternetConnectivityStatus`.
    pub const IP_INTERFACE_INTERNET_CONNECTIVITY_STATUS: u16 = 1431;
    /// Task `IpAddressChangeNotification`.
    pub const IP_ADDRESS_CHANGE_NOTIFICATION: u16 = 1432;
    /// Task `IpRouteChangeNotification`.
    pub const IP_ROUTE_CHANGE_NOTIFICATION: u16 = 1433;
    /// Task `IpNeighborChangeNotification`.
    pub const IP_NEIGHBOR_CHANGE_NOTIFICATION: u16 = 1434;
    /// Task `IpAddressDadStateChange`.
    pub const IP_ADDRESS_DAD_STATE_CHANGE: u16 = 1435;
    /// Task `IpRouteDGDStateChange`.
    pub const IP_ROUTE_DGD_STATE_CHANGE: u16 = 1436;
    /// Task `IpInterfaceDisconnect`.
    pub const IP_INTERFACE_DISCONNECT: u16 = 1437;
    /// Task `TcpPacingSend`.
    pub const TCP_PACING_SEND: u16 = 1438;
    /// Task `FeatureFallback`.
    pub const FEATURE_FALLBACK: u16 = 1439;
    /// Task `TcpLoopbackFastPathSuccess`.
    pub const TCP_LOOPBACK_FAST_PATH_SUCCESS: u16 = 1440;
    /// Task `IpRouterInformationChangeNotification`.
    pub const IP_ROUTER_INFORMATION_CHANGE_NOTIFICATION: u16 = 1441;
    /// Task `IpRaDnsEvent`.
    pub const IP_RA_DNS_EVENT: u16 = 1442;
    /// Task `IpRouteRundown`.
    pub const IP_ROUTE_RUNDOWN: u16 = 1443;
    /// Task `TcpCubicDataTransferEcn`.
    pub const TCP_CUBIC_DATA_TRANSFER_ECN: u16 = 1444;
    /// Task `InetInspect`.
    pub const INET_INSPECT: u16 = 1445;
    /// Task `TcpFastopenFallbackUpdate`.
    pub const TCP_FASTOPEN_FALLBACK_UPDATE: u16 = 1446;
    /// Task `FeatureFallbackNcsiNoConnectivity`.
    pub const FEATURE_FALLBACK_NCSI_NO_CONNECTIVITY: u16 = 1447;
    /// Task `FeatureFallbackLoopback`.
    pub const FEATURE_FALLBACK_LOOPBACK: u16 = 1448;
    /// Task `TcpFastopenIncompatCallout`.
    pub const TCP_FASTOPEN_INCOMPAT_CALLOUT: u16 = 1449;
    /// Task `TcpipSourceConstraint`.
    pub const TCPIP_SOURCE_CONSTRAINT: u16 = 1450;
    /// Task `TcpSystemAbortTcb`.
    pub const TCP_SYSTEM_ABORT_TCB: u16 = 1451;
    /// Task `FeatureFallbackNoNextHop`.
    pub const FEATURE_FALLBACK_NO_NEXT_HOP: u16 = 1452;
    /// Task `TcpBindEndpointWakeFailure`.
    pub const TCP_BIND_ENDPOINT_WAKE_FAILURE: u16 = 1453;
    /// Task `UdpBindEndpointWakeFailure`.
    pub const UDP_BIND_ENDPOINT_WAKE_FAILURE: u16 = 1454;
    /// Task `InetWakeAcquirePort`.
    pub const INET_WAKE_ACQUIRE_PORT: u16 = 1455;
    /// Task `TcpSackUpdateLimitReached`.
    pub const TCP_SACK_UPDATE_LIMIT_REACHED: u16 = 1456;
    /// Task `TcpipIpAddressLifetime`.
    pub const TCPIP_IP_ADDRESS_LIFETIME: u16 = 1457;
    /// Task `TcpRepartitionEvent`.
    pub const TCP_REPARTITION_EVENT: u16 = 1458;
    /// Task `TcpipPowerStateTransitionEvent`.
    pub const TCPIP_POWER_STATE_TRANSITION_EVENT: u16 = 1459;
    /// Task `TcpipTimerDpcRescheduleEvent`.
    pub const TCPIP_TIMER_DPC_RESCHEDULE_EVENT: u16 = 1460;
    /// Task `TcpipTimerDpcFiredEvent`.
    pub const TCPIP_TIMER_DPC_FIRED_EVENT: u16 = 1461;
    /// Task `TcpFastopenRequested`.
    pub const TCP_FASTOPEN_REQUESTED: u16 = 1462;
    /// Task `TcpCubicHystartStateChange`.
    pub const TCP_CUBIC_HYSTART_STATE_CHANGE: u16 = 1463;
    /// Task `TcpipLoopbackPacketTransmit`.
    pub const TCPIP_LOOPBACK_PACKET_TRANSMIT: u16 = 1464;
    /// Task `TcpipFramingPacketDrops`.
    pub const TCPIP_FRAMING_PACKET_DROPS: u16 = 1465;
    /// Task `TcpRstSend`.
    pub const TCP_RST_SEND: u16 = 1466;
    /// Task `TcpRecentConnectionFailure`.
    pub const TCP_RECENT_CONNECTION_FAILURE: u16 = 1467;
    /// Task `TcpPrrSend`.
    pub const TCP_PRR_SEND: u16 = 1468;
    /// Task `UdpSegmentMessage`.
    pub const UDP_SEGMENT_MESSAGE: u16 = 1469;
    /// Task `UdpUsoFallback`.
    pub const UDP_USO_FALLBACK: u16 = 1470;
    /// Task `TcpipFramingInterfaceBindFailure`.
    pub const TCPIP_FRAMING_INTERFACE_BIND_FAILURE: u16 = 1471;
    /// Task `TcpipFramingOidFailure`.
    pub const TCPIP_FRAMING_OID_FAILURE: u16 = 1472;
    /// Task `TcpipStatusIndication`.
    pub const TCPIP_STATUS_INDICATION: u16 = 1473;
    /// Task `IpSessionFailure`.
    pub const IP_SESSION_FAILURE: u16 = 1474;
    /// Task `IpSessionMulticastOperation`.
    pub const IP_SESSION_MULTICAST_OPERATION: u16 = 1475;
    /// Task `IpMulticast`.
    pub const IP_MULTICAST: u16 = 1476;
    /// Task `IpReassembly`.
    pub const IP_REASSEMBLY: u16 = 1477;
    /// Task `IpFlUpdateAddressList`.
    pub const IP_FL_UPDATE_ADDRESS_LIST: u16 = 1478;
    /// Task `IpTemporaryAddressCreation`.
    pub const IP_TEMPORARY_ADDRESS_CREATION: u16 = 1479;
    /// Task `TcpipMediaReconnect`.
    pub const TCPIP_MEDIA_RECONNECT: u16 = 1480;
    /// Task `TcpipRegSyncInterface`.
    pub const TCPIP_REG_SYNC_INTERFACE: u16 = 1481;
    /// Task `TcpipActiveRefFailure`.
    pub const TCPIP_ACTIVE_REF_FAILURE: u16 = 1482;
    /// Task `TcpipIpRedirectPath`.
    pub const TCPIP_IP_REDIRECT_PATH: u16 = 1483;
    /// Task `IpAncillaryData`.
    pub const IP_ANCILLARY_DATA: u16 = 1484;
    /// Task `UdpUroNblOobInfo`.
    pub const UDP_URO_NBL_OOB_INFO: u16 = 1485;
    /// Task `SoftwareReceiveOffloadGlobalState`.
    pub const SOFTWARE_RECEIVE_OFFLOAD_GLOBAL_STATE: u16 = 1486;
    /// Task `UdpGlobalParameters`.
    pub const UDP_GLOBAL_PARAMETERS: u16 = 1487;
}

static T0: &[EventField] = &[
    p("Tcb", 16),
    p("LocalAddressLength", 8),
    f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535),
    p("RemoteAddressLength", 8),
    f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(3), 65535),
    p("NewState", 8),
    p("RexmitCount", 8),
];
static T1: &[EventField] = &[
    p("Tcb", 16),
    p("Status", 8),
    p("AddressFamily", 8),
];
static T2: &[EventField] = &[
    p("LocalAddressLength", 8),
    f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535),
    p("Status", 8),
];
static T3: &[EventField] = &[
    p("LocalAddressLength", 8),
    f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535),
    p("Status", 8),
    p("ProcessId", 8),
    p("CompartmentId", 8),
    p("AddressFamily", 8),
];
static T4: &[EventField] = &[
    p("LocalAddressLength", 8),
    f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535),
    p("Status", 8),
    p("ProcessId", 8),
    p("CompartmentId", 8),
    p("AddressFamily", 8),
    p("ProcessSequenceNumber", 10),
];
static T5: &[EventField] = &[
    p("LocalAddressLength", 8),
    f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535),
    p("RemoteAddressLength", 8),
    f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535),
    p("Status", 8),
    p("ProcessId", 8),
    p("Compartment", 8),
    p("Tcb", 16),
];
static T6: &[EventField] = &[
    p("LocalAddressLength", 8),
    f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535),
    p("RemoteAddressLength", 8),
    f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535),
    p("Status", 8),
    p("ProcessId", 8),
    p("Compartment", 8),
    p("Tcb", 16),
    p("ProcessSequenceNumber", 10),
];
static T7: &[EventField] = &[
    p("LocalAddressLength", 8),
    f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535),
    p("RemoteAddressLength", 8),
    f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535),
    p("Path", 16),
];
static T8: &[EventField] = &[
    p("SynAttacksDetected", 8),
    p("ReassemblyLimitViolations", 8),
    p("ConnectionRateLimitBacklog", 8),
    p("ConnectionRateLimitViolations", 8),
    p("LandAttackSegmentsDropped", 8),
    p("ConnectionRateLimitDepth", 8),
];
static T9: &[EventField] = &[
    p("Tcb", 16),
    p("Delivery", 16),
    p("Request", 16),
    p("NumBytes", 16),
    p("RequestFlags", 8),
    p("Length", 16),
    p("RequestStatus", 8),
    p("IsUrgentDelivery", 8),
    p("FullySatisfiedORDelayedPush", 8),
    p("RcvNxt", 8),
];
static T10: &[EventField] = &[
    p("ProcessId", 8),
    p("Status", 8),
    p("StartPort", 6),
    p("NumberOfPorts", 6),
];
static T11: &[EventField] = &[
    p("ProcessId", 8),
    p("Status", 8),
    p("StartPort", 6),
    p("NumberOfPorts", 6),
    p("ProcessSequenceNumber", 10),
];
static T12: &[EventField] = &[
    p("HighMemoryEvent", 8),
    p("HighPagedPoolEvent", 8),
    p("LowMemoryEvent", 8),
    p("LowPagedPoolEvent", 8),
];
static T13: &[EventField] = &[
    p("InterfaceIndex", 8),
    p("AddressFamily", 8),
];
static T14: &[EventField] = &[
    p("Tcb", 16),
    p("TimerType", 8),
    p("WaitTimeMilliseconds", 8),
];
static T15: &[EventField] = &[
    p("Tcb", 16),
    p("Cwnd", 8),
    p("SSThresh", 8),
    p("RttSample", 8),
    p("NumBytes", 8),
    p("SeqNo", 8),
    p("SndUna", 8),
    p("Round", 8),
    p("SRTT", 8),
    p("RTO", 8),
    p("DWnd", 8),
    p("BaseRtt", 8),
    p("DupAckCount", 8),
];
static T16: &[EventField] = &[
    p("Tcb", 16),
    p("Cwnd", 8),
    p("SSThresh", 8),
    p("SndUna", 8),
    p("Mss", 8),
    p("ThAck", 8),
    p("DWnd", 8),
    p("BaseRtt", 8),
];
static T17: &[EventField] = &[
    p("Tcb", 16),
    p("SndUna", 8),
    p("SndMax", 8),
];
static T18: &[EventField] = &[
    p("Tcb", 16),
    p("SndUna", 8),
    p("SndMax", 8),
    p("Reason", 1),
    p("IsSack", 8),
];
static T19: &[EventField] = &[
    p("Tcb", 16),
    p("BHMSS", 8),
    p("OriginalMSS", 8),
    p("TraceString", 1),
];
static T20: &[EventField] = &[
    p("LocalAddressLength", 8),
    f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535),
    p("RemoteAddressLength", 8),
    f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535),
    p("BufferSize", 8),
];
static T21: &[EventField] = &[
    p("Tcb", 16),
    p("TimerValue", 8),
    p("BytesToSend", 16),
    p("SendAvailable", 8),
    p("Cwnd", 8),
    p("MaxSndWnd", 16),
];
static T22: &[EventField] = &[
    p("InterfaceIndex", 8),
    p("TraceString", 2),
];
static T23: &[EventField] = &[
    p("InterfaceIndex", 8),
    p("TraceString", 2),
    p("CompartmentId", 8),
];
static T24: &[EventField] = &[
    p("ModuleNameString", 1),
];
static T25: &[EventField] = &[
    p("Tcb", 16),
    p("Status", 8),
    p("Interface", 8),
    p("PMax", 8),
];
static T26: &[EventField] = &[
    p("Interface", 8),
    p("Protocol", 2),
    p("DadState", 8),
    p("DlAddrLength", 8),
    f("DLAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535),
    p("IpAddrLength", 8),
    f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
    f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(5), 65535),
    p("IPProtocol", 8),
    p("CompartmentId", 8),
];
static T27: &[EventField] = &[
    p("Interface", 8),
    p("Protocol", 2),
    p("DadState", 8),
    p("DlAddrLength", 8),
    f("DLAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535),
    p("IpAddrLength", 8),
    f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
    f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(5), 65535),
    p("IPProtocol", 8),
];
static T28: &[EventField] = &[
    p("Listener", 16),
    p("AddressLength", 8),
    f("SocketAddress", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535),
    p("Status", 8),
    p("ProcessId", 8),
    p("CompartmentId", 8),
    p("AddressFamily", 8),
];
static T29: &[EventField] = &[
    p("Listener", 16),
    p("AddressLength", 8),
    f("SocketAddress", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535),
    p("Status", 8),
    p("ProcessId", 8),
    p("CompartmentId", 8),
    p("AddressFamily", 8),
    p("ProcessSequenceNumber", 10),
];
static T30: &[EventField] = &[
    p("Route", 16),
    p("Interface", 8),
    p("DestinationPrefixAddressLength", 8),
    p("NextHopAddressLength", 8),
    p("Protocol", 2),
    p("DestinationPrefixLength", 8),
    f("DestinationPrefix", 14, 24, Quantity::Unstated, Quantity::Field(2), 65535),
    f("NextHopAddress", 14, 24, Quantity::Unstated, Quantity::Field(3), 65535),
    p("ValidLifetime", 10),
    p("PreferredLifetime", 10),
    p("Metric", 8),
    p("Loopback", 8),
    p("AutoconfigureAddress", 8),
    p("Publish", 8),
    p("Immortal", 8),
    f("IPv4DestinationPrefix", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
    f("IPv4NextHopAddress", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
    p("IPProtocol", 8),
];
static T31: &[EventField] = &[
    p("Interface", 8),
    p("DlAddrLength", 8),
    f("DlAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
    p("IpAddrLength", 8),
    f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
    f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(3), 65535),
    p("IPProtocol", 8),
];
static T32: &[EventField] = &[
    p("Tcb", 16),
    p("Injected", 1),
    p("NumBytes", 8),
    p("SndNxt", 8),
];
static T33: &[EventField] = &[
    p("Tcb", 16),
    p("SeqNum", 8),
    p("Tick", 8),
    p("RttSample", 8),
    p("NewSrtt", 8),
];
static T34: &[EventField] = &[
    p("Endpoint", 16),
    p("NumMessages", 8),
    p("NumBytes", 8),
    p("LocalSockAddrLength", 8),
    f("LocalSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(3), 65535),
    p("RemoteSockAddrLength", 8),
    f("RemoteSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(5), 65535),
    p("Pid", 8),
];
static T35: &[EventField] = &[
    p("PortAcquirer", 16),
    p("PortNumber", 6),
    p("WeakReference", 8),
    p("OriginalAcquirer", 16),
];
static T36: &[EventField] = &[
    p("IfIndex", 8),
    p("CurrLinkSpeed", 10),
    p("IPProtocol", 8),
    f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
    p("IpAddrLength", 8),
    f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535),
    p("PhysicalMediumType", 8),
    p("CompartmentId", 8),
    p("OldLinkSpeed", 10),
];
static T37: &[EventField] = &[
    p("TcpWsdEtwPoint", 8),
    p("Tcb", 16),
];
static T38: &[EventField] = &[
    p("Tcb", 16),
    p("OldCwnd", 8),
    p("NewCwnd", 8),
    p("Processor", 8),
    p("CurrentTick", 8),
    p("IdleTick", 8),
    p("Rto", 8),
];
static T39: &[EventField] = &[
    p("AdapterIndex", 8),
];
static T40: &[EventField] = &[
    p("NdkQp", 16),
    p("RequestContext", 16),
    p("SgeAddress", 16),
    p("SgeLength", 8),
    p("SgeMemoryRegionToken", 8),
    p("NumSge", 7),
    p("Flags", 8),
    p("SgeIndex", 7),
];
static T41: &[EventField] = &[
    p("NdkObject", 16),
    p("RequestContext", 16),
];
static T42: &[EventField] = &[
    p("NdkConnector", 16),
    p("NdkQp", 16),
    p("SrcSockAddrLength", 8),
    f("SrcSockAddr", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535),
    p("DestSockAddrLength", 8),
    f("DestSockAddr", 14, 0, Quantity::Unstated, Quantity::Field(4), 65535),
    p("IRD", 8),
    p("ORD", 8),
    p("RequestContext", 16),
    p("NdkSharedEndpoint", 16),
    p("PrivateDataLength", 8),
];
static T43: &[EventField] = &[
    p("NdkListener", 16),
    p("SockAddrLength", 8),
    f("SockAddr", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
    p("RequestContext", 16),
];
static T44: &[EventField] = &[
    p("NdkPd", 16),
    p("ReceiveCq", 16),
    p("InitiatorCq", 16),
    p("QPContext", 16),
    p("ReceiveQueueDepth", 8),
    p("InitiatorQueueDepth", 8),
    p("MaxReceiveRequestSge", 8),
    p("MaxInitiatorRequestSge", 8),
    p("RequestContext", 16),
    p("NdkSrq", 16),
];
static T45: &[EventField] = &[
    p("NdkQp", 16),
    p("RequestContext", 16),
    p("SgeAddress", 16),
    p("SgeLength", 8),
    p("SgeMemoryRegionToken", 8),
    p("NumSge", 7),
    p("Flags", 8),
    p("SgeIndex", 7),
    p("RemoteAddress", 10),
    p("RemoteToken", 8),
];
static T46: &[EventField] = &[
    p("NdkAdapter", 16),
];
static T47: &[EventField] = &[
    p("Tcb", 16),
    p("NcmContext", 16),
    p("State", 8),
    p("Pid", 8),
    p("IsLoopback", 8),
    p("ChannelStatus", 8),
    p("Status", 8),
];
static T48: &[EventField] = &[
    p("Tcb", 16),
    p("SystemReserved", 8),
    p("WolHandle", 8),
    p("Status", 8),
];
static T49: &[EventField] = &[
    p("Tcb", 16),
    p("Cwnd", 8),
    p("SndWnd", 8),
    p("BytesAcked", 8),
    p("SeqNo", 8),
];
static T50: &[EventField] = &[
    p("Tcb", 16),
    p("Cwnd", 8),
    p("SndWnd", 8),
    p("BytesSent", 8),
    p("SeqNo", 8),
    p("SRtt", 8),
    p("RttVar", 8),
    p("RTO", 8),
];
static T51: &[EventField] = &[
    p("Tcb", 16),
    p("Cwnd", 8),
    p("SndWnd", 8),
    p("BytesSent", 8),
    p("SeqNo", 8),
    p("SRtt", 8),
    p("RttVar", 8),
    p("RTO", 8),
    p("RcvWnd", 8),
];
static T52: &[EventField] = &[
    p("UdpEndpoint", 16),
    p("NcmContext", 16),
    p("Activated", 8),
    p("Pid", 8),
    p("IsLoopback", 8),
    p("ChannelStatus", 8),
    p("Status", 8),
];
static T53: &[EventField] = &[
    p("Tcb", 16),
    p("RttSample", 8),
    p("RttVar", 8),
    p("SRTT", 8),
];
static T54: &[EventField] = &[
    p("Tcb", 16),
    p("Cwnd", 8),
    p("SSThresh", 8),
    p("DupAckCount", 8),
    p("SeqNo", 8),
];
static T55: &[EventField] = &[
    p("Tcb", 16),
    p("SeqNo", 8),
];
static T56: &[EventField] = &[
    p("Tcb", 16),
    p("Cwnd", 8),
    p("SSThresh", 8),
];
static T57: &[EventField] = &[
    p("PID", 10),
    p("LocalAddressLength", 8),
    f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535),
    p("AddressType", 8),
    p("ScopeLevel", 8),
    p("Port", 8),
    p("EndpointRecord", 16),
];
static T58: &[EventField] = &[
    p("AddressLength", 8),
    f("RemoteAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
    p("RemotePort", 10),
    f("LocalAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
    p("LocalPort", 6),
    p("PartitionId", 10),
    p("NumEntries", 10),
];
static T59: &[EventField] = &[
    p("HighMemoryEvent", 8),
    p("HighNonPagedPoolEvent", 8),
    p("LowMemoryEvent", 8),
    p("LowNonPagedPoolEvent", 8),
];
static T60: &[EventField] = &[
    p("Endpoint", 16),
    p("Status", 8),
    p("ProcessId", 8),
    p("CompartmentId", 8),
    p("AddressFamily", 8),
];
static T61: &[EventField] = &[
    p("Endpoint", 16),
    p("Status", 8),
    p("ProcessId", 8),
    p("CompartmentId", 8),
    p("AddressFamily", 8),
    p("ProcessSequenceNumber", 10),
];
static T62: &[EventField] = &[
    p("LocalAddressLength", 8),
    f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535),
    p("Status", 8),
    p("Endpoint", 16),
];
static T63: &[EventField] = &[
    p("Endpoint", 16),
    p("EndpointAddressLength", 8),
    f("EndpointAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
    p("SendAddressLength", 8),
    f("SendAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535),
    p("Status", 8),
];
static T64: &[EventField] = &[
    p("Status", 8),
];
static T65: &[EventField] = &[
    p("Tcb", 16),
    p("BytesToSend", 8),
    p("SndNxt", 8),
];
static T66: &[EventField] = &[
    p("CompartmentId", 8),
    p("AddressFamily", 8),
    p("Private", 8),
    p("Status", 8),
];
static T67: &[EventField] = &[
    p("IfIndex", 8),
    p("CompartmentId", 8),
    p("AddressFamily", 8),
    p("PhysicalMediumType", 8),
    p("Status", 8),
];
static T68: &[EventField] = &[
    p("SubIfIndex", 8),
    p("IfIndex", 8),
    p("CompartmentId", 8),
    p("AddressFamily", 8),
    p("Status", 8),
];
static T69: &[EventField] = &[
    p("Tcb", 16),
];
static T70: &[EventField] = &[
    p("Fallback", 16),
    p("Feature", 8),
    p("Failed", 8),
    p("Succeeded", 8),
    p("InProbe", 8),
    p("PathsProbed", 8),
    p("Status", 8),
];
static T71: &[EventField] = &[
    p("Feature", 8),
];
static T72: &[EventField] = &[
    p("AddressLength", 8),
    f("LocalAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
    f("RemoteAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
    p("PartitionId", 10),
    p("NumEntries", 10),
];
static T73: &[EventField] = &[
    p("IfIndex", 8),
    p("AddressFamily", 8),
    p("Status", 8),
];
static T74: &[EventField] = &[
    p("Reason", 8),
];
static T75: &[EventField] = &[
    p("Endpoint", 16),
    p("LocalAddressLength", 8),
    f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535),
    p("Status", 8),
];
static T76: &[EventField] = &[
    p("Route", 16),
    p("Interface", 8),
    p("CompartmentId", 8),
    p("DestinationPrefixAddressLength", 8),
    f("DestinationPrefix", 14, 24, Quantity::Unstated, Quantity::Field(3), 65535),
    p("NextHopAddressLength", 8),
    f("NextHopAddress", 14, 24, Quantity::Unstated, Quantity::Field(5), 65535),
    p("DestinationPrefixLength", 8),
    p("ValidLifetime", 10),
    p("PreferredLifetime", 10),
    p("Metric", 8),
    p("Loopback", 8),
    p("AutoconfigureAddress", 8),
    p("Publish", 8),
    p("Immortal", 8),
    p("IPUnicastroutedeletionreason", 8),
];
static T77: &[EventField] = &[
    p("Endpoint", 16),
    p("NumMessages", 8),
    p("NumBytes", 8),
    p("LocalSockAddrLength", 8),
    f("LocalSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(3), 65535),
    p("RemoteSockAddrLength", 8),
    f("RemoteSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(5), 65535),
    p("Pid", 8),
    p("ProcessStartKey", 10),
];
static T78: &[EventField] = &[
    p("IfIndex", 8),
    p("AddressFamily", 8),
    p("CurrentProgress", 8),
    p("NtStatus", 8),
];
static T79: &[EventField] = &[
    p("Endpoint", 16),
    p("IPTransportProtocol", 8),
    p("NumMessages", 8),
    p("NumBytes", 8),
    p("LocalSockAddrLength", 8),
    p("LocalSockAddr", 14),
    p("RemoteSockAddrLength", 8),
    p("RemoteSockAddr", 14),
];
static T80: &[EventField] = &[
    p("Endpoint", 16),
    p("AddressFamily", 8),
    p("IPTransportProtocol", 8),
    p("Compartment", 8),
    p("ProcessId", 8),
    p("ProcessSequenceNumber", 10),
    p("Reason", 8),
    p("Status", 8),
];
static T81: &[EventField] = &[
    p("Endpoint", 16),
    p("IPTransportProtocol", 8),
    p("LocalSockAddrLength", 8),
    p("LocalSockAddr", 14),
    p("Reason", 8),
    p("Status", 8),
];
static T82: &[EventField] = &[
    p("IfIndex", 8),
    p("DlAddrLength", 8),
    p("DlSourceAddress", 14),
    p("IpSourceAddress", 8),
    p("IpTargetAddress", 8),
    p("DropReason", 8),
];
static T83: &[EventField] = &[
    p("Nbl", 16),
    p("AddressFamily", 8),
    p("CompartmentId", 8),
    p("Interface", 8),
    p("IPTransportProtocol", 8),
];
static T84: &[EventField] = &[
    p("InterfaceIndex", 8),
    p("RouterSolicitationReason", 8),
    p("PowerPolicy", 8),
];
static T85: &[EventField] = &[
    p("IfLuid", 10),
    p("AddressFamily", 8),
    p("CompartmentGuid", 15),
    p("CompartmentId", 8),
    p("IsolationMode", 8),
    p("IsolalationId", 8),
    p("Origin", 8),
    p("VirtualIfLuid", 10),
    p("VirtualIfIndex", 8),
];
static T86: &[EventField] = &[
    p("NsiAction", 8),
    p("AddressFamily", 8),
    p("IfLuid", 10),
    p("CompartmentGuid", 15),
    p("VirtualIfId", 8),
    p("IsolationMode", 8),
    p("Status", 8),
    p("FailureReason", 8),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider = provider("Microsoft-Windows-TCPIP", "internet::tcpip", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("TcpipEndpoint", Some(0x1)), ("TcpipListener", Some(0x2)), ("TcpipTcb", Some(0x4)),
            ("TcpipBind", Some(0x8)), ("TcpipInterface", Some(0x10)), ("TcpipRoute", Some(0x20)),
            ("TcpipCtcp", Some(0x40)), ("TcpipDiagnosis", Some(0x80)), ("Transfer", Some(0x100)),
            ("ProcessIdHint", Some(0x200)), ("Endpoint", Some(0x400)), ("Rss", Some(0x800)),
            ("TcpipNdkpi", Some(0x1000)), ("TcpipCsDiag", Some(0x2000)), ("Teredo", Some(0x4000)),
            ("AleRemoteEndpoint", Some(0x8000)), ("AleMemory", Some(0x10000)), ("AlePartition", Some(0x20000)),
            ("Ledbat", Some(0x40000)), ("Nrt", Some(0x80000)), ("NsiNotification", Some(0x100000)),
            ("TcpipRouter", Some(0x200000)), ("Loopback", Some(0x400000)), ("SendPath", Some(0x100000000)),
            ("ReceivePath", Some(0x200000000)), ("ConnectPath", Some(0x400000000)), ("ClosePath", Some(0x1000000000)),
            ("Authentication", Some(0x2000000000)), ("Configuration", Some(0x4000000000)),
            ("Global", Some(0x8000000000)), ("keyword_10000000000", Some(0x10000000000)),
            ("keyword_80000000000", Some(0x80000000000)), ("keyword_100000000000", Some(0x100000000000)),
            ("keyword_200000000000", Some(0x200000000000)), ("ut:TcpipEndpoint", None), ("ut:TcpipBind", None),
            ("ut:Endpoint", None), ("ut:ClosePath", None), ("ut:TcpipTcb", None), ("ut:TcpipDiagnosis", None),
            ("ut:ReceivePath", None), ("ut:TcpipCsDiag", None), ("ut:Global", None), ("ut:TcpipInterface", None),
            ("ut:Configuration", None), ("ut:TcpipRoute", None), ("ut:SendPath", None), ("ut:Rss", None),
            ("ut:ConnectPath", None), ("ut:TcpipNdkpi", None), ("ut:NsiNotification", None),
            ("ut:AleRemoteEndpoint", None), ("ut:Flsnpi", None), ("ut:TcpipRouter", None),
        ]
    )
    .with_levels(
        &[("Error", Some(0x2)), ("Warning", Some(0x3)), ("Informational", Some(0x4)), ("Verbose", Some(0x5)), ]
    )
    .with_channels(&[])
    .with_tasks(
        &[
            ("TcpEndpointCreation", Some(0x3e9)), ("TcpRequestConnect", Some(0x3ea)),
            ("TcpInspectConnectComplete", Some(0x3eb)), ("TcpTcbSynSend", Some(0x3ec)),
            ("TcpBindEndpointResolutionFailure", Some(0x3ed)), ("TcpBindEndpointPortFailure", Some(0x3ee)),
            ("TcpBindEndpointInspectionFailure", Some(0x3ef)), ("TcpBindEndpointComplete", Some(0x3f0)),
            ("TcpCloseEndpoint", Some(0x3f1)), ("TcpCreateEndpointAfFailure", Some(0x3f2)),
            ("TcpCreateEndpointCompartmentFailure", Some(0x3f3)), ("TcpCreateEndpointInspectionFailure", Some(0x3f4)),
            ("TcpCreateEndpointComplete", Some(0x3f5)), ("TcpAccpetListenerRouteLookupFailure", Some(0x3f6)),
            ("TcpAcceptListenerInsertionFailure", Some(0x3f7)), ("TcpAcceptListenerRejected", Some(0x3f8)),
            ("TcpAcceptListenerComplete", Some(0x3f9)), ("TcpConnectTcbFailedAf", Some(0x3fa)),
            ("TcpConnectTcbFailedCompartment", Some(0x3fb)), ("TcpConnectTcbFailedInspect", Some(0x3fc)),
            ("TcpConnectTcbFailedRoute", Some(0x3fd)), ("TcpConnectTcbSkipRateLimit", Some(0x3fe)),
            ("TcpConnectTcbPassRateLimit", Some(0x3ff)), ("TcpConnectTcbCheckRateLimit", Some(0x400)),
            ("TcpSecurityRateLimit", Some(0x401)), ("TcpRateLimitPathRelease", Some(0x402)),
            ("TcpConnectTcbRateLimitRelease", Some(0x403)), ("TcpRateLimitPathCancel", Some(0x404)),
            ("TcpConnectTcbCancel", Some(0x405)), ("TcpConnectTcbFailInsertion", Some(0x406)),
            ("TcpConnectTcbProceeding", Some(0x407)), ("TcpConnectTcbRateLimitCancel", Some(0x408)),
            ("TcpConnectTcbComplete", Some(0x409)), ("TcpConnectTcbFailure", Some(0x40a)),
            ("TcpConnectTcbFailInspectConnectComplete", Some(0x40b)), ("TcpConnectTcbFailSessionState", Some(0x40c)),
            ("TcpConnectTcbFailDontFragment", Some(0x40d)), ("TcpCloseTcbRequest", Some(0x40e)),
            ("TcpAbortTcbRequest", Some(0x40f)), ("TcpAbortTcbComplete", Some(0x410)),
            ("TcpDisconnectTcbInjectFailed", Some(0x411)), ("TcpDisconnectTcbRequest", Some(0x412)),
            ("TcpDisconnectTcbComplete", Some(0x413)), ("TcpShutdownTcb", Some(0x414)),
            ("TcpConnectTcbTimeout", Some(0x415)), ("TcpDisconnectTcbRtoTimeout", Some(0x416)),
            ("TcpDisconnectTcbKeepaliveTimeout", Some(0x417)), ("TcpDisconnectTcbTimeout", Some(0x418)),
            ("TcpConnectTcbEstatsFailed", Some(0x419)), ("TcpConnectFailedPortAcquire", Some(0x41a)),
            ("TcpTcbStateChange", Some(0x41b)), ("TcpEndpointAcquirePortReservation", Some(0x41c)),
            ("TcpEndpointFailedPortReservation", Some(0x41d)), ("TcpGlobalPortReservation", Some(0x41e)),
            ("TcpGlobalSynAttackEntry", Some(0x41f)), ("TcpGlobalReassemblyLimitViolation", Some(0x420)),
            ("TcpGlobalConnectionRateLimitViolation", Some(0x421)), ("TcpGlobalLandAttackSegmentDrop", Some(0x422)),
            ("TcpGlobalIsbBeginThrottle", Some(0x423)), ("TcpGlobalIsbEndThrottle", Some(0x424)),
            ("TcpGlobalAddInterface", Some(0x425)), ("TcpGlobalDeleteInterface", Some(0x426)),
            ("TcpGlobalSynAttackExit", Some(0x427)), ("TcpTcbStartTimer", Some(0x428)),
            ("TcpTcbStopTimer", Some(0x429)), ("TcpTcbExpireTimer", Some(0x42a)), ("TcpTcbChangeIsb", Some(0x42b)),
            ("TcpRssTableChange", Some(0x42c)), ("TcpDataTransferTimeout", Some(0x42d)),
            ("TcpDataTransferRttSample", Some(0x42e)), ("TcpDataTransferCumAck", Some(0x42f)),
            ("TcpDataTransferDupAck", Some(0x430)), ("TcpDataTransferSend", Some(0x431)),
            ("TcpDataTransferReceive", Some(0x432)), ("TcpDataTransferEcn", Some(0x433)),
            ("TcpDataTransferSpuriousTimeout", Some(0x434)), ("TcpDataTransferRetransmitRound", Some(0x435)),
            ("TcpLossRecoveryEntry", Some(0x436)), ("TcpLossRecoveryExit", Some(0x437)),
            ("TcpLossRecoverySackEntry", Some(0x438)), ("TcpLossRecoverySackExit", Some(0x439)),
            ("TcpSlowStartToCongestionAvoidance", Some(0x43a)), ("TcpBlackHoleDetectionEntry", Some(0x43c)),
            ("TcpBlackHoleDetectionExit", Some(0x43d)), ("TcpBlackHoleDetectionFailed", Some(0x43e)),
            ("TcpSpuriousRtoDetectionBegin", Some(0x43f)), ("TcpSpuriousRtoDetectionEnd", Some(0x440)),
            ("TcpConnectTcbFailedActiveConnect", Some(0x441)), ("TcpReleaseIndication", Some(0x442)),
            ("TcpAppSendBufferSize", Some(0x443)), ("TcpAutoTuningBegin", Some(0x444)),
            ("TcpAutoTuningEnd", Some(0x445)), ("TcpAutoTuningFailedRttEstimation", Some(0x446)),
            ("TcpAutoTuningFailedBandwidthEstimation", Some(0x447)),
            ("TcpAutoTuningFailedAllocationFailure", Some(0x448)), ("TcpAutoTuningChangeRcvBufferSize", Some(0x449)),
            ("TcpRttResiliencyDetection", Some(0x44a)), ("TcpConnectionOffloadStateChange", Some(0x44b)),
            ("TcpSwsAvoidanceBegin", Some(0x44c)), ("TcpSwsAvoidanceEnd", Some(0x44d)),
            ("TcpZeroWindowProbingBegin", Some(0x44e)), ("TcpZeroWindowProbingEnd", Some(0x44f)),
            ("TcpSetTcpOption", Some(0x450)), ("TcpSetTcpSoOption", Some(0x451)), ("TcpMediaDisconnect", Some(0x452)),
            ("TcpModuleStarted", Some(0x453)), ("TcpModuleStopped", Some(0x454)), ("TcpMemoryFailures", Some(0x455)),
            ("TcpGlobalParameters", Some(0x456)), ("TcpLso", Some(0x457)), ("TcpConnectionOffloadStatus", Some(0x458)),
            ("TcpConnectionOffloadPmax", Some(0x459)), ("IpDadSuccessful", Some(0x45a)), ("IpDadFailed", Some(0x45b)),
            ("IpDadStarted", Some(0x45c)), ("TcpListenerActivationFailedAf", Some(0x45d)),
            ("TcpListenerActivationFailedCompartment", Some(0x45e)),
            ("TcpListenerActivationFailedInspection1", Some(0x45f)),
            ("TcpListenerActivationFailedInspection2", Some(0x460)), ("TcpListenerBindFailedResolution", Some(0x461)),
            ("TcpListenerBindFailedPort", Some(0x462)), ("TcpListenerActivated", Some(0x463)),
            ("TcpListenerUnbound", Some(0x464)), ("IpAddressAdded", Some(0x467)), ("IpAddressDeleted", Some(0x468)),
            ("FramingIfOperStatus", Some(0x46a)), ("FramingNdisPause", Some(0x470)),
            ("FramingNdisRestart", Some(0x471)), ("IpAddressStatePreferred", Some(0x472)),
            ("IpAddressStateNonPreferred", Some(0x473)), ("IpInterfacePropertyChange", Some(0x478)),
            ("IpRouteCreated", Some(0x479)), ("IpRouteDeleted", Some(0x47a)), ("IpRoutePropertyChange", Some(0x47b)),
            ("IpNeighborUnreachable", Some(0x47c)), ("IpNeighborReachable", Some(0x47d)),
            ("TcpCtcpDataTransferTimeout", Some(0x47e)), ("TcpCtcpDataTransferCumAck", Some(0x47f)),
            ("TcpCtcpDataTransferDupAck", Some(0x480)), ("TcpCtcpDataTransferSend", Some(0x481)),
            ("TcpCtcpDataTransferEcn", Some(0x482)), ("TcpCtcpDataTransferSpuriousTimeout", Some(0x483)),
            ("TcpReceiveRequest", Some(0x484)), ("TcpDeliveryIndicated", Some(0x485)),
            ("TcpDeliverySatisfied", Some(0x486)), ("TcpSendPosted", Some(0x487)), ("TcpSendTransmitted", Some(0x488)),
            ("TcpSendAdvance", Some(0x489)), ("TcpCTcpDelayWndwInactive", Some(0x48a)),
            ("TcpCTcpAssignedBlocks", Some(0x48b)), ("TcpCTcpCongestionWndw", Some(0x48c)),
            ("TcpCTcpGamma", Some(0x48d)), ("TcpSrttMeasurementStarted", Some(0x48e)),
            ("TcpSrttMeasurementComplete", Some(0x48f)), ("TcpSrttMeasurementCancelled", Some(0x490)),
            ("UdpEndpointSendMessages", Some(0x491)), ("UdpEndpointReceiveMessages", Some(0x492)),
            ("TcpDeliveryFlush", Some(0x493)), ("TcpTcbInjectRcvFailure", Some(0x494)),
            ("TcpDeliveryInjectingData", Some(0x495)), ("TcpTcbInjectFinFailure", Some(0x496)),
            ("TcpDeliveryAccept", Some(0x497)), ("TcpDeliveryFin", Some(0x498)), ("TcpDeliveryPush", Some(0x49a)),
            ("TcpTcbInjectFinComplete", Some(0x49c)), ("TcpDeliveryCompleting", Some(0x49d)),
            ("TcpInitiateSynRstValidation", Some(0x49e)), ("TcpConnectTcbFailedRcvdRst", Some(0x49f)),
            ("TcpConnectionTerminatedRcvdRst", Some(0x4a0)), ("TcpConnectionTerminatedRcvdSyn", Some(0x4a1)),
            ("TcpConnectRestransmit", Some(0x4a2)), ("TcpDataTransferRestransmit", Some(0x4a3)),
            ("TcpConnectionKeepAlive", Some(0x4a4)), ("TcpDeliveryStateChange", Some(0x4a5)),
            ("TcpDeliveryDataDropped", Some(0x4a6)), ("TcpAcquirePort", Some(0x4a7)),
            ("TcpAcquireWeakRefPort", Some(0x4a8)), ("TcpReleasePort", Some(0x4a9)), ("TcpReplacePort", Some(0x4aa)),
            ("TcpAssignedWeakReferencePort", Some(0x4ab)), ("TcpBhDetectFullSizeAck", Some(0x4ac)),
            ("TcpFlushSack", Some(0x4ad)), ("TcpReassemblyEntry", Some(0x4ae)), ("TcpReassemblyExit", Some(0x4af)),
            ("TcpDisconnectTcbZeroWindowTimeout", Some(0x4b0)), ("TcpDisconnectTcbFinWait2Timeout", Some(0x4b1)),
            ("IpInterfaceRundown", Some(0x4b2)), ("IpInterfaceSpeedChange", Some(0x4b3)),
            ("TcpReassemblyFlush", Some(0x4b4)), ("TcpipReceiveSlowPath", Some(0x4b5)),
            ("TcpipSendSlowPath", Some(0x4b6)), ("TcpWsdInitializationErrors", Some(0x4b7)),
            ("TcpWsdInitializationInformation", Some(0x4b8)), ("TcpWsdWsRestrictedProfile", Some(0x4b9)),
            ("TcpWsdWsRestrictedDestination", Some(0x4ba)), ("TcpWsdCacheEntryStateChange", Some(0x4bb)),
            ("TcpWsdProfileStateChange", Some(0x4bc)), ("TcpWsdStateChange", Some(0x4bd)),
            ("TcpipTransportPacketDrops", Some(0x4be)), ("TcpipNetworkPacketDrops", Some(0x4bf)),
            ("TcpMppNppEvaluation", Some(0x4c0)), ("TcpMppStartEpisode", Some(0x4c1)),
            ("TcpMppStopEpisode", Some(0x4c2)), ("TcpMppStartEpoch", Some(0x4c3)), ("TcpMppStopEpoch", Some(0x4c4)),
            ("TcpCwndRestart", Some(0x4c5)), ("TcpInitialCwndAdjusted", Some(0x4c6)),
            ("TcpTemplateParameters", Some(0x4c7)), ("TcpTemplateChanged", Some(0x4c8)),
            ("TcpDataTransferEcnAlpha", Some(0x4c9)), ("TcpInterfaceRscStateChange", Some(0x4ca)),
            ("TcpRscNblOobInfo", Some(0x4cb)), ("TcpLoopbackFastPathFailReason", Some(0x4cc)),
            ("RssBindingChange", Some(0x4ce)), ("RssPortChange", Some(0x4cf)), ("RssPortReference", Some(0x4d0)),
            ("RssPortCapabilities", Some(0x4d1)), ("RssPortProcessors", Some(0x4d2)),
            ("RssProcessorAssignment", Some(0x4d3)), ("RssProcessorUnassignment", Some(0x4d4)),
            ("RssIndirectionChange", Some(0x4d5)), ("RssProcessorConsolidation", Some(0x4d6)),
            ("RssConfigurationChange", Some(0x4d7)), ("RssFailure", Some(0x4d8)),
            ("RssBindingBindComplete", Some(0x4d9)), ("RssPortBindComplete", Some(0x4da)),
            ("RssPortNotSupported", Some(0x4db)), ("RssInitializeIndirectionTable", Some(0x4dc)),
            ("RssBindingRundown", Some(0x4dd)), ("RssPortRundown", Some(0x4de)), ("RssBindingCapability", Some(0x4df)),
            ("Ndkpi_Create_Cq", Some(0x4e0)), ("Ndkpi_Create_Completion", Some(0x4e1)),
            ("Ndkpi_Close_Obj", Some(0x4e2)), ("Ndkpi_Close_Completion", Some(0x4e3)), ("Ndkpi_Resize_Cq", Some(0x4e4)),
            ("Ndkpi_Request_Completion", Some(0x4e5)), ("Ndkpi_Arm_Cq", Some(0x4e6)), ("Ndkpi_Cq_Result", Some(0x4e7)),
            ("Ndkpi_Create_Mr", Some(0x4e8)), ("Ndkpi_Flush", Some(0x4e9)), ("Ndkpi_Send", Some(0x4ea)),
            ("Ndkpi_Receive", Some(0x4eb)), ("Ndkpi_Register_Mr", Some(0x4ec)), ("Ndkpi_Deregister_Mr", Some(0x4ed)),
            ("Ndkpi_Initialize_Fast_Register_Mr", Some(0x4ee)), ("Ndkpi_Modify_Srq", Some(0x4ef)),
            ("Ndkpi_Connect", Some(0x4f0)), ("Ndkpi_Connect_Shared_Endpoint", Some(0x4f1)),
            ("Ndkpi_Complete_Connect", Some(0x4f2)), ("Ndkpi_Accept", Some(0x4f3)), ("Ndkpi_Disconnect", Some(0x4f4)),
            ("Ndkpi_Listen", Some(0x4f5)), ("Ndkpi_Create_Mw", Some(0x4f6)), ("Ndkpi_Create_Srq", Some(0x4f7)),
            ("Ndkpi_Create_Qp", Some(0x4f8)), ("Ndkpi_Create_Qp_Srq", Some(0x4f9)), ("Ndkpi_Create_Pd", Some(0x4fa)),
            ("Ndkpi_Create_Shared_Endpoint", Some(0x4fb)), ("Ndkpi_Create_Connector", Some(0x4fc)),
            ("Ndkpi_Create_Listener", Some(0x4fd)), ("Ndkpi_Build_Lam", Some(0x4fe)),
            ("Ndkpi_Release_Lam", Some(0x4ff)), ("Ndkpi_Cq_Notification_Callback", Some(0x500)),
            ("Ndkpi_Srq_Notification_Callback", Some(0x501)), ("Ndkpi_Disconnect_Event_Callback", Some(0x502)),
            ("Ndkpi_Connect_Event_Callback", Some(0x503)), ("Ndkpi_Get_Token", Some(0x504)),
            ("Ndkpi_Get_Sockaddr", Some(0x505)), ("Ndkpi_Get_Sockaddr_Failure", Some(0x506)),
            ("Ndkpi_Reject", Some(0x507)), ("Ndkpi_Get_Connect_Data", Some(0x508)),
            ("Ndkpi_Work_Request_Inline_Failure", Some(0x509)), ("Ndkpi_Bind", Some(0x50a)),
            ("Ndkpi_Fast_Register", Some(0x50b)), ("Ndkpi_Invalidate", Some(0x50c)), ("Ndkpi_Read", Some(0x50d)),
            ("Ndkpi_Write", Some(0x50e)), ("Ndkpi_SrqReceive", Some(0x50f)),
            ("Ndkpi_Srq_Work_Request_Inline_Failure", Some(0x510)), ("Ndkpi_Open_Adapter", Some(0x511)),
            ("Ndkpi_Close_Adapter_Enter", Some(0x512)), ("Ndkpi_Close_Adapter_Exit", Some(0x513)),
            ("TcpConnectionRundown", Some(0x514)), ("Ndkpi_Interface_Event", Some(0x515)),
            ("TcpipWakePacketIndicated", Some(0x516)), ("TcpipSilentMode", Some(0x518)),
            ("TcpCreateNotificationChannelRequest", Some(0x519)),
            ("TcpQueryNotificationChannelStatusRequest", Some(0x51a)),
            ("TcpCreateNotificationChannelRequestProcessed", Some(0x51b)),
            ("TcpSignalNotificationChannelEvent", Some(0x51c)), ("TcpDetachNotificationChannel", Some(0x51d)),
            ("TcpUnlinkNotificationChannel", Some(0x51e)), ("TcpPlumbWakePattern", Some(0x51f)),
            ("TcpDeplumbWakePattern", Some(0x520)), ("TcpipPlumbWakePatternOnInterface", Some(0x521)),
            ("Ndkpi_Control_Cq_Im", Some(0x522)), ("TcpCreateNotificationChannelRequestProcessing", Some(0x523)),
            ("TcpipMediaConnect", Some(0x529)), ("TcpipLimitedLinkConnectivity", Some(0x52b)),
            ("IpNeighborState", Some(0x52c)), ("IpNeighborDiscovery", Some(0x52d)),
            ("IpSourceAddressSelection", Some(0x52e)), ("IpSortedAddressPairs", Some(0x52f)),
            ("Ndkpi_Cq_Result_Ex", Some(0x530)), ("Ndkpi_Send_Invalidate", Some(0x531)),
            ("UdpCreateNotificationChannelRequest", Some(0x536)),
            ("UdpQueryNotificationChannelStatusRequest", Some(0x537)),
            ("UdpCreateNotificationChannelRequestProcessed", Some(0x538)),
            ("UdpSignalNotificationChannelEvent", Some(0x539)), ("UdpDetachNotificationChannel", Some(0x53a)),
            ("UdpUnlinkNotificationChannel", Some(0x53b)),
            ("UdpCreateNotificationChannelRequestProcessing", Some(0x53c)), ("TcpConnectionSummary", Some(0x53d)),
            ("TcpipGeneric", Some(0x53e)), ("TcpSackUpdate", Some(0x53f)),
            ("TcpIsPatternCoalescingRequired", Some(0x540)), ("TcpRtcPortRangeAssignment", Some(0x541)),
            ("TcpipUpdateInterfaceConfigFlags", Some(0x542)), ("TcpipAoacFailFast", Some(0x54d)),
            ("TcpCreateNotificationChannelUnmarkRequest", Some(0x54e)), ("TcpipNblClonedForRaw", Some(0x550)),
            ("TcpipCloneDropped", Some(0x551)), ("IpAddressWolStateChange", Some(0x552)),
            ("IpWolContextChange", Some(0x553)), ("TcpInsertConnectionTuple", Some(0x554)),
            ("TcpRemoveConnectionTuple", Some(0x555)), ("TcpDeferPortSelection", Some(0x556)),
            ("TcpipNblOob", Some(0x557)), ("TcpipTeredoOpen", Some(0x558)), ("TcpipTeredoClose", Some(0x559)),
            ("TcpipRouteLookup", Some(0x55a)), ("TcpipSrcAddrLookup", Some(0x55b)), ("RemoteEndpoint", Some(0x55c)),
            ("Memory", Some(0x55d)), ("Partition", Some(0x55e)), ("TcpLedbatState", Some(0x55f)),
            ("TcpAssociateNameResContext", Some(0x560)), ("TcpInspectConnectWithNameResContext", Some(0x561)),
            ("IpRouteSelection", Some(0x562)), ("IpRouteBlocked", Some(0x563)), ("TcpTailLossProbe", Some(0x564)),
            ("TcpRack", Some(0x565)), ("TcpFastopenStateChange", Some(0x566)),
            ("UdpCreateEndpointAfFailure", Some(0x567)), ("UdpCreateEndpointCompartmentFailure", Some(0x568)),
            ("UdpCreateEndpointComplete", Some(0x569)), ("UdpCreateEndpointInspectionFailure", Some(0x56a)),
            ("UdpBindEndpointResolutionFailure", Some(0x56b)), ("UdpBindEndpointPortFailure", Some(0x56c)),
            ("UdpBindEndpointInspectionFailure", Some(0x56d)), ("UdpBindEndpointComplete", Some(0x56e)),
            ("UdpCloseEndpointBound", Some(0x56f)), ("UdpCloseEndpointUnBound", Some(0x570)),
            ("UdpSendMessagesResolutionFailure", Some(0x571)), ("UdpSendMessagesValidationFailure", Some(0x572)),
            ("UdpSendMessagesSrcAddrSelectionFailure", Some(0x573)),
            ("UdpSendMessagesFullPendingJoinPathQueue", Some(0x574)), ("UdpGlobalAddInterface", Some(0x575)),
            ("UdpGlobalDeleteInterface", Some(0x576)), ("UdpStartInetModuleFailure", Some(0x577)),
            ("UdpStartNlnpiClientFailure", Some(0x578)), ("UdpStartNsiProviderFailure", Some(0x579)),
            ("UdpStartTlnpiProviderFailure", Some(0x57a)), ("UdpStartQosClientFailure", Some(0x57b)),
            ("UdpStartEndpointModuleFailure", Some(0x57c)), ("UdpSendMessagesSendContextResourceFailure", Some(0x57d)),
            ("UdpSendMessagesPathAfFailure", Some(0x57e)), ("UdpSendMessagesPathNextHopMissingFailure", Some(0x57f)),
            ("UdpSendMessagesPathNextHopAddrFailure", Some(0x580)), ("TcpEarlyRetransmit", Some(0x581)),
            ("TcpFastopenSynRcvdLimit", Some(0x582)), ("TcpFastopenKeyUpdateFailure", Some(0x583)),
            ("TcpLossRecoverySend", Some(0x584)), ("IcmpSendRecv", Some(0x585)), ("IcmpPacketDrops", Some(0x586)),
            ("IcmpEchoTimeout", Some(0x587)), ("TcpipTimerStateChange", Some(0x588)), ("TcpSendComplete", Some(0x589)),
            ("IpCompartmentCreation", Some(0x58a)), ("IpCompartmentDeletion", Some(0x58b)),
            ("TcpCubicDataTransferCumAck", Some(0x58c)), ("TcpCubicDataTransferDupAck", Some(0x58d)),
            ("IpCompartmentCleanup", Some(0x58e)), ("IpUpdateInterfaceNetworkCategoryState", Some(0x58f)),
            ("IpInterfaceCreation", Some(0x590)), ("IpInterfaceDeletion", Some(0x591)),
            ("IpInterfaceCleanup", Some(0x592)), ("IpSubInterfaceCreation", Some(0x593)),
            ("IpSubInterfaceDeletion", Some(0x594)), ("IpSubInterfaceCleanup", Some(0x595)),
            ("IpInterfaceChangeNotification", Some(0x596)), ("IpInterfaceInternetConnectivityStatus", Some(0x597)),
            ("IpAddressChangeNotification", Some(0x598)), ("IpRouteChangeNotification", Some(0x599)),
            ("IpNeighborChangeNotification", Some(0x59a)), ("IpAddressDadStateChange", Some(0x59b)),
            ("IpRouteDGDStateChange", Some(0x59c)), ("IpInterfaceDisconnect", Some(0x59d)),
            ("TcpPacingSend", Some(0x59e)), ("FeatureFallback", Some(0x59f)),
            ("TcpLoopbackFastPathSuccess", Some(0x5a0)), ("IpRouterInformationChangeNotification", Some(0x5a1)),
            ("IpRaDnsEvent", Some(0x5a2)), ("IpRouteRundown", Some(0x5a3)), ("TcpCubicDataTransferEcn", Some(0x5a4)),
            ("InetInspect", Some(0x5a5)), ("TcpFastopenFallbackUpdate", Some(0x5a6)),
            ("FeatureFallbackNcsiNoConnectivity", Some(0x5a7)), ("FeatureFallbackLoopback", Some(0x5a8)),
            ("TcpFastopenIncompatCallout", Some(0x5a9)), ("TcpipSourceConstraint", Some(0x5aa)),
            ("TcpSystemAbortTcb", Some(0x5ab)), ("FeatureFallbackNoNextHop", Some(0x5ac)),
            ("TcpBindEndpointWakeFailure", Some(0x5ad)), ("UdpBindEndpointWakeFailure", Some(0x5ae)),
            ("InetWakeAcquirePort", Some(0x5af)), ("TcpSackUpdateLimitReached", Some(0x5b0)),
            ("TcpipIpAddressLifetime", Some(0x5b1)), ("TcpRepartitionEvent", Some(0x5b2)),
            ("TcpipPowerStateTransitionEvent", Some(0x5b3)), ("TcpipTimerDpcRescheduleEvent", Some(0x5b4)),
            ("TcpipTimerDpcFiredEvent", Some(0x5b5)), ("TcpFastopenRequested", Some(0x5b6)),
            ("TcpCubicHystartStateChange", Some(0x5b7)), ("TcpipLoopbackPacketTransmit", Some(0x5b8)),
            ("TcpipFramingPacketDrops", Some(0x5b9)), ("TcpRstSend", Some(0x5ba)),
            ("TcpRecentConnectionFailure", Some(0x5bb)), ("TcpPrrSend", Some(0x5bc)),
            ("UdpSegmentMessage", Some(0x5bd)), ("UdpUsoFallback", Some(0x5be)),
            ("TcpipFramingInterfaceBindFailure", Some(0x5bf)), ("TcpipFramingOidFailure", Some(0x5c0)),
            ("TcpipStatusIndication", Some(0x5c1)), ("IpSessionFailure", Some(0x5c2)),
            ("IpSessionMulticastOperation", Some(0x5c3)), ("IpMulticast", Some(0x5c4)), ("IpReassembly", Some(0x5c5)),
            ("IpFlUpdateAddressList", Some(0x5c6)), ("IpTemporaryAddressCreation", Some(0x5c7)),
            ("TcpipMediaReconnect", Some(0x5c8)), ("TcpipRegSyncInterface", Some(0x5c9)),
            ("TcpipActiveRefFailure", Some(0x5ca)), ("TcpipIpRedirectPath", Some(0x5cb)),
            ("IpAncillaryData", Some(0x5cc)), ("UdpUroNblOobInfo", Some(0x5cd)),
            ("SoftwareReceiveOffloadGlobalState", Some(0x5ce)), ("UdpGlobalParameters", Some(0x5cf)),
            ("InterfaceRundown", None), ("TcpipFramingTunnels", None), ("TcpipFramingInterfaceStatus", None),
            ("TcpipFramingIsolation", None), ("TcpipFramingPatterns", None), ("TcpipFramingInterfaceMgmt", None),
            ("TcpipFramingPnp", None), ("RawEndpoint", None), ("IcmpRouterAdvertisement", None),
            ("ArpPacketDrops", None), ("UpperLayerProtocolFailure", None), ("NeighborRundown", None),
            ("TcpipSetSockOpt", None), ("TcpRackTimeout", None), ("TcpArmRackTimer", None),
            ("TcpReceiveSackBlock", None), ("TcpReceiveSack", None), ("TcpSendTrackerEnabled", None),
            ("TcpSendTrackerAck", None), ("TcpSendTrackerSend", None), ("TcpSendTrackerDetectLoss", None),
            ("TcpAcceptRedirect", None), ("TcpSendTrackerSackLimitReached", None),
            ("TcpConnectionTerminatedByNsi", None), ("TcpRateBasedPacingTimeout", None), ("TcpRLedbatState", None),
            ("TcpCreateEndpointAccessFailure", None), ("UdpCreateEndpointAccessFailure", None),
            ("TcpConnectTcbFailedAccess", None), ("TcpCongestionStateChange", None),
            ("TcpSendTrackerSackReorderingDetected", None), ("TcpSendTrackerUpdateReoWnd", None), ("IpInjectNbl", None),
            ("TcpipIndicationFilteredForIflist", None), ("TcpBbr2", None), ("TcpSendTrackerMarkRexmit", None),
            ("TcpSendTrackerRackUpdate", None), ("IpInterfaceChange", None), ("TcpCarefulAck", None),
            ("TcpAfRundown", None), ("TcpSendCompletionFailure", None), ("TcpipAllocHooksSetup", None),
            ("IpNeighborReset", None), ("TcpGlobalTimerFired", None), ("TcpGlobalTimerArmed", None),
            ("TcpGlobalTimerCancelled", None), ("TcpFastopenKeyUpdate", None),
            ("TcpAutoTuningPausedForMemoryUsage", None), ("IpAddressAutoConfigurationLimitFailure", None),
            ("IpRouteAutoConfigurationLimitFailure", None), ("TcpipPBRFailure", None), ("TcpRx", None),
            ("TcpProcessFastRxBatch", None), ("TcpDisconnect", None), ("Ndkpi_Disconnect_Event_Callback_Ex", None),
            ("Ndkpi_Accept_Ex", None), ("Ndkpi_Complete_Connect_Ex", None),
            ("Ndkpi_Open_Adapter_Version_Override", None), ("Ndkpi_Fl_Version_Config_Registry_Override", None),
            ("Ndkpi_Open_Adapter_Unexpected_Provider_Version", None), ("TcpipDsDetectTraffic", None),
            ("TcpipDsStateChange", None), ("TcpipDsResolveApi", None), ("SendOffloadGlobalState", None),
            ("TcpipFramingUroStatus", None), ("TcpipGlobalPowerPolicyChange", None),
            ("TcpipGlobalPowerPolicySendRS", None), ("TcpipGlobalPowerPolicyRequestRS", None),
            ("TcpipIpRouteLifetime", None), ("RemoteEndpointCleanup", None), ("FlVirtualInterfaceCreation", None),
            ("FlVirtualInterfaceDeletion", None), ("TcpipGlobalPowerPolicyTransitionAdjustment", None),
            ("TcpFlowLabelRefresh", None), ("TcpLimitingFactor", None), ("UdpOffloadHwUroChangeScheduled", None),
            ("UdpOffloadHwUroChangeComplete", None), ("FlsnpiClientAttach", None), ("FlsnpiClientDetach", None),
            ("FlsnpiClientInterfaceAttach", None), ("FlsnpiClientInterfaceDetach", None),
            ("FlsnpiDataPathFailure", None), ("FlsnpiClientSilentDrop", None), ("FlsnpiPacketStats", None),
            ("TcpipPowerPolicyRundown", None), ("TcpSendAcked", None), ("IpRaPref64Event", None),
            ("IpDestinationCacheInvalidation", None), ("FlVirtualIfSetError", None), ("FlVirtualIfGetError", None),
            ("IpRecvPrefixOptionInRouterAdvertisement", None),
        ]
    )
    .with_opcodes(&[])
    .with_maps(&[
        map("TCPIP_ADDRESS_FAMILY_TYPE_ValueMap", false, &[(0x2, "IPV4"), (0x17, "IPV6"), ]),
        map(
            "TCP_CONNECTION_STATE_ValueMap", false,
            &[
                (0x0, "ClosedState"), (0x1, "ListenState"), (0x2, "SynSentState"), (0x3, "SynRcvdState"),
                (0x4, "EstablishedState"), (0x5, "FinWait1State"), (0x6, "FinWait2State"), (0x7, "CloseWaitState"),
                (0x8, "ClosingState"), (0x9, "LastAckState"), (0xa, "TimeWaitState"),
            ]
        ),
        map(
            "TCP_TIMER_TYPE_ValueMap", false,
            &[
                (0x0, "RetransmitTimer"), (0x1, "ConnectTimer"), (0x2, "DelAckTimer"), (0x3, "PushTimer"),
                (0x4, "KeepAliveTimer"), (0x5, "PacingTimer"), (0x6, "DisconnectTimer"), (0x7, "SwsTimer"),
                (0x8, "ReassemblyRateTimer"), (0x9, "SynOrRstValidationTimer"),
            ]
        ),
        map("TCPIP_BOOLEAN_ValueMap", false, &[(0x0, "FALSE"), (0x1, "TRUE"), ]),
        map(
            "TCP_OPTION_TYPE_ValueMap", false,
            &[
                (0x0, "TCP_OFFLOAD_NO_PREFERENCE"), (0x1, "TCP_OFFLOAD_NOT_PREFERRED"), (0x2, "TCP_OFFLOAD_PREFERRED"),
                (0x3, "TCP_KEEPALIVE"), (0x4, "TCP_MAXSEG"), (0x5, "TCP_MAXRT"), (0x6, "TCP_STDURG"),
                (0x7, "TCP_NOURG"), (0x8, "TCP_ATMARK"), (0x9, "TCP_NOSYNRETRIES"), (0xa, "TCP_TIMESTAMPS"),
                (0xb, "TCP_OFFLOAD_PREFERENCE"), (0xc, "TCP_CONGESTION_ALGORITHM"), (0xd, "TCP_DELAY_FIN_ACK"),
            ]
        ),
        map(
            "TCPIP_IP_DAD_STATE_ValueMap", false,
            &[
                (0x0, "NldsInvalid"), (0x1, "NldsTentative"), (0x2, "NldsDuplicate"), (0x3, "NldsDeprecated"),
                (0x4, "NldsPreferred"),
            ]
        ),
        map("TCPIP_Protocol_ValueMap", false, &[(0x4, ""), (0x6, "(Ignore IPv4 address), IPv6 address ="), ]),
        map(
            "TCPIP_IP_IF_STATUS_ValueMap", false,
            &[(0x1, "Operational"), (0x2, "Unoperational"), (0x4, "Unknown"), (0x5, "Dormant"), ]
        ),
        map("TCPIP_TCP_DELIVERY_STATE_ValueMap", false, &[(0x0, "Indicate"), (0x1, "Pend"), (0x2, "Satisfy"), ]),
        map(
            "IP_INTERFACE_NETWORK_CATEGORY_ValueMap", false,
            &[(0x0, "Unknown"), (0x1, "Public"), (0x2, "Private"), (0x3, "Domain"), ]
        ),
        map(
            "TCPIP_IP_PHYSICALMEDIUM_TYPE_ValueMap", false,
            &[
                (0x0, "NdisPhysicalMediumUnspecified"), (0x1, "NdisPhysicalMediumWirelessLan"),
                (0x2, "NdisPhysicalMediumCableModem"), (0x3, "NdisPhysicalMediumPhoneLine"),
                (0x5, "NdisPhysicalMediumDSL"), (0x7, "NdisPhysicalMedium1394"), (0x8, "NdisPhysicalMediumWirelessWan"),
                (0x9, "NdisPhysicalMediumNative802_11"), (0xa, "NdisPhysicalMediumBluetooth"),
                (0xb, "NdisPhysicalMediumInfiniband"), (0xc, "NdisPhysicalMediumWiMax"),
                (0xe, "NdisPhysicalMedium802_3"), (0xf, "NdisPhysicalMedium802_5"), (0x10, "NdisPhysicalMediumIrda"),
                (0x11, "NdisPhysicalMediumWiredWAN"),
            ]
        ),
        map(
            "TCPIP_MEDIA_CONNECT_STATE_ValueMap", false,
            &[(0x0, "Unknown"), (0x1, "Connected"), (0x2, "Disconnected"), ]
        ),
        map(
            "TCPIP_Transport_Protocol_ValueMap", false,
            &[
                (0x0, "Unknown (Header corrupt / not parsed)"), (0x1, "ICMP"), (0x2, "IGMP"), (0x6, "TCP"),
                (0x11, "UDP"), (0x2b, "ROUTING"), (0x2c, "FRAGMENT"), (0x2f, "GRE"), (0x32, "ESP"), (0x33, "AH"),
                (0x3a, "ICMPV6"), (0x100, "Unknown"),
            ]
        ),
        map(
            "TCPIP_SLOW_PATH_REASON_ValueMap", false,
            &[
                (0x0, "IP checksum offload not computed"), (0x1, "TCP checksum offload not computed"),
                (0x2, "UDP checksum offload not computed"), (0x3, "Header not aligned on 4-byte boundary"),
                (0x4, "IP fragmentation"), (0x5, "Source address is not unicast"),
                (0x6, "Destination address is neither TCP/UDP unicast nor UDP multicast"),
                (0x7, "Ethernet and IP header not contiguous"), (0x8, "IP options present"), (0x9, "ESP over UDP"),
                (0xa, "Lack contiguous space for upper layer headers"), (0xb, "WFP filters present"),
                (0xc, "Nexthop is unavailable"), (0xd, "Path has been invalidated due to policy change"),
                (0xe, "DHCP assigned IP address' promiscuous count is non-zero"),
                (0xf, "ECN codepoint has not been negotiated for this traffic"),
                (0x10, "Session state is not compatible"), (0x11, "TCP options present"),
                (0x12, "UDP IPv6 checksum absent in packet"), (0x13, "Packet is for a loopback interface"),
                (0x14, "Packet is from a Raw Socket"), (0x15, "TL Ancillary headers present"),
                (0x16, "NL Ancillary headers present"), (0x17, "Type of Service present"),
                (0x18, "IpSec headers present"), (0x19, "Interface is not Ethernet"), (0x1a, "Nbl check failed"),
                (0x1b, "Destination address is unknown"), (0x1c, "Loopback inspect failed"),
                (0x1d, "Next header is not a transport protocol eligible for the fast path"),
                (0x1e, "IP packet length is invalid"), (0x1f, "IP version is invalid"),
            ]
        ),
        map(
            "TCP_WSD_ValueMap", false,
            &[
                (0x0, "Failed to allocate the WSD cache"), (0x1, "Failure initializing PnP work queue"),
                (0x2, "Failed to get persistent parameters"), (0x3, "Rejected persistent parameters"),
                (0x4, "qualified profile"), (0x5, "qualified destination"), (0x6, "sample collection completion"),
                (0x7, "idle time expiration"), (0x8, "allocation"), (0x9, "new sample request"),
                (0xa, "configuration change"),
            ]
        ),
        map(
            "TCP_WSD_CACHE_ENTRY_STATE_ValueMap", false,
            &[
                (0x0, "Idle"), (0x1, "ProbingWs"), (0x2, "ProbeWait"), (0x3, "ProbingWithoutWs"), (0x4, "RecordWait"),
                (0x5, "EreQualified"), (0x6, "Qualified"),
            ]
        ),
        map(
            "TCPIP_NETWORK_PACKET_DROP_REASON_ValueMap", false,
            &[
                (0x1, "Bad source address"), (0x2, "Not locally destined"), (0x3, "Protocol unreachable"),
                (0x4, "Port unreachable"), (0x5, "Bad length"), (0x6, "Malformed Header"), (0x7, "No route available"),
                (0x8, "Beyond scope"), (0x9, "Inspection drop"), (0xa, "Too many decapsulations"),
                (0xb, "Administratively prohibited"), (0xc, "Bad checksum"), (0x80, "Hop limit exceeded"),
                (0x81, "Address unreachable"), (0x102, "Fragment MTU exceeded"), (0x103, "Buffer Length Exceeded"),
                (0x104, "Address Resolution Timeout"), (0x105, "Address Resolution Failure"), (0x106, "IPsec failure"),
                (0x107, "Extension Headers Failure"), (0x108, "Allocation Failure"), (0x109, "IPSNPI Client Drop"),
                (0x10a, "Unsupported Offload"), (0x10b, "Routing Failure"), (0x10c, "Ancillary Data Failure"),
                (0x10d, "Raw Data Failure"), (0x10e, "Session State Failure"), (0x10f, "IPSNPI Allocation Failure"),
                (0x110, "IPSNPI Modified But Not Forwarded"), (0x111, "IPSNPI No Next Hop Specified"),
                (0x112, "IPSNPI Compartment Not Found"), (0x113, "IPSNPI Interface Not Found"),
                (0x114, "IPSNPI Subinterface Not Found"), (0x115, "IPSNPI Interface disabled"),
                (0x116, "IPSNPI Segmentation Failed"), (0x117, "IPSNPI No Ethernet Header"),
                (0x118, "IPSNPI Unexpected Fragment"), (0x119, "IPSNPI Unsupported Interface Type"),
            ]
        ),
        map(
            "TCPIP_TEMPLATE_TYPE_ValueMap", false,
            &[
                (0x0, "TcpTemplateTypeInternet"), (0x1, "TcpTemplateTypeDatacenter"), (0x2, "TcpTemplateTypeCompat"),
                (0x3, "TcpTemplateTypeDatacenterCustom"), (0x4, "TcpTemplateTypeInternetCustom"),
                (0x6, "TcpTemplateTypeDefault"), (0x7, "TcpTemplateTypeAutomatic"),
            ]
        ),
        map(
            "TCP_CONGESTION_ALGORITHM_ValueMap", false,
            &[(0x0, "Default"), (0x1, "NewReno"), (0x2, "CTCP"), (0x3, "DCTCP"), (0x4, "LEDBAT"), (0x5, "CUBIC"), ]
        ),
        map("TCPIP_PROPERTY_ValueMap", false, &[(0x0, "Disabled"), (0x1, "Enabled"), ]),
        map(
            "TCPIP_OFFLOAD_FAILURE_REASON_ValueMap", false,
            &[
                (0x0, "No Failure"), (0x1, "Unknown"), (0x2, "System Policy"), (0x3, "NIC Capacity Reached"),
                (0x4, "System Low On Memory"), (0x5, "WFP driver / Stream inspection"),
                (0x6, "Weak Host Model Enabled"), (0x7, "Forwarding Enabled"), (0x8, "Hardware capability"),
                (0x9, "NDIS filter/NIC property"),
            ]
        ),
        map(
            "TCPIP_RSC_EVENT_ValueMap", false,
            &[
                (0x0, "Init"), (0x1, "StatusIndication"), (0x2, "GlobalSetting"), (0x3, "Forwarding"),
                (0x4, "IncompatibleCallout"),
            ]
        ),
        map("TCPIP_AF_ValueMap", false, &[(0x2, "IPv4"), (0x17, "IPv6"), ]),
        map(
            "TCPIP_RSS_BINDING_NOTIFICATION_ValueMap", false, &[(0x0, "unbind"), (0x1, "bind"), (0x2, "port change"), ]
        ),
        map("TCPIP_RSS_ADDING_ValueMap", false, &[(0x0, "removing"), (0x1, "adding"), ]),
        map(
            "TCPIP_RSS_SETTING_VALUE_ValueMap", false,
            &[
                (0x3e8, "none"), (0x3e9, "receive hash"), (0x3ea, "receive scale"), (0x3eb, "enabled"),
                (0x3ec, "disabled"),
            ]
        ),
        map(
            "TCPIP_RSS_BINDING_CAPABILITY_ValueMap", false,
            &[(0x0, "not available"), (0x1, "available"), (0x2, "available on ports"), ]
        ),
        map("TCPIP_NDKPI_COMPLETION_TYPE_ValueMap", false, &[(0x0, "Async"), (0x1, "Inline"), ]),
        map(
            "TCPIP_NDKPI_OBJECT_TYPE_ValueMap", false,
            &[
                (0x0, "Undefined"), (0x1, "Adapter"), (0x2, "QP"), (0x3, "CQ"), (0x4, "MR"), (0x5, "MW"), (0x6, "PD"),
                (0x7, "SharedEndpoint"), (0x8, "Connector"), (0x9, "Listener"), (0xa, "SRQ"), (0xb, "Max"),
            ]
        ),
        map(
            "TCPIP_NDKPI_CQ_ARM_TYPE_ValueMap", false,
            &[(0x0, "NotifyErrors"), (0x1, "NotifyAny"), (0x2, "NotifySolicited"), ]
        ),
        map("TCPIP_NDKPI_TOKEN_TYPE_ValueMap", false, &[(0x0, "Local"), (0x1, "Remote"), (0x2, "Privileged"), ]),
        map("TCPIP_NDKPI_SOCKADDR_TYPE_ValueMap", false, &[(0x0, "Local"), (0x1, "Remote"), ]),
        map(
            "TCPIP_SILENT_MODE_EVENT_ValueMap", false,
            &[
                (0x0, "Enabled"), (0x1, "Send request dropped"), (0x2, "Receive dropped"),
                (0x3, "Disconnect request dropped"), (0x4, "Reset dropped"),
            ]
        ),
        map(
            "TCP_NOTIFICATION_CHANNEL_STATUS_ValueMap", false,
            &[
                (0x0, "Invalid"), (0x1, "Software Slot allocated"), (0x2, "Hardware Slot allocated"),
                (0x3, "Policy error"), (0x4, "system error"),
            ]
        ),
        map("TCP_REPARTITION_EVENT_TYPE_ValueMap", false, &[(0x0, "Processor Add"), (0x1, "Power Source Change"), ]),
        map("TCPIP_COMPONENT_ValueMap", false, &[(0x0, "IP"), (0x1, "TCP"), ]),
        map(
            "TCPIP_NEIGHBOR_STATE_ValueMap", false,
            &[
                (0x0, "Unreachable"), (0x1, "Incomplete"), (0x2, "Probe"), (0x3, "Delay"), (0x4, "Stale"),
                (0x5, "Reachable"), (0x6, "Permanent"), (0x7, "Maximum"),
            ]
        ),
        map(
            "TCPIP_NEIGHBOR_EVENT_ValueMap", false,
            &[
                (0x0, "Map"), (0x1, "Configure"), (0x2, "TlSuspectsReachability"), (0x3, "TlConfirmsReachability"),
                (0x4, "NaConfirmsReachability"), (0x5, "ProbeReachability"), (0x6, "DadSolicitation"),
                (0x7, "NewDlAddress"), (0x8, "TriggerNud"), (0x9, "Resolve"), (0xa, "Timeout"),
                (0xb, "Sending neighbor solicitation"), (0xc, "Received neighbor solicitation"),
                (0xd, "Sending neighbor advertisement"), (0xe, "Received neighbor advertisement"),
                (0xf, "Sending router solicitation"), (0x10, "Received router solicitation"),
                (0x11, "Sending router advertisement"), (0x12, "Received router advertisement"),
            ]
        ),
        map(
            "IP_SOURCE_ADDRESS_PREFERENCE_RULE_ValueMap", false,
            &[
                (0x10, "Prefer Same Address"), (0x20, "Prefer Appropriate Scope"), (0x30, "Avoid Deprecated Addresses"),
                (0x40, "Prefer Home Addresses"), (0x50, "Prefer Outgoing Interface"),
                (0x51, "Prefer Addresses Associated With NextHop"), (0x60, "Prefer Matching Label"),
                (0x70, "Prefer Temporary Addresses"), (0x71, "System Defined Preference (Windows Specific)"),
                (0x72, "Prefer Longest Matching Prefix With NextHop (Windows Specific)"),
                (0x80, "Prefer Longest Matching Prefix"),
            ]
        ),
        map(
            "TCPIP_NDKPI_OPERATION_TYPE_ValueMap", false,
            &[
                (0x1, "Receive"), (0x2, "Send"), (0x4, "FastRegister"), (0x8, "Bind"), (0x10, "Invalidate"),
                (0x20, "Read"), (0x40, "Write"), (0x8001, "ReceiveAndInvalidate"),
            ]
        ),
        map("UDP_ENDPOINT_STATE_ValueMap", false, &[(0x0, "Not Activated"), (0x1, "Activated"), ]),
        map(
            "TCPIP_AoAcFailFastRequestType_ValueMap", false,
            &[(0x0, "TCP connect"), (0x1, "TCP send"), (0x2, "UDP send"), (0x3, "RAW send"), ]
        ),
        map(
            "TCPIP_IP_WOL_EVENT_ValueMap", false,
            &[
                (0x0, "CreateWolContext"), (0x1, "DeleteWolContext"), (0x2, "SetWolContext"), (0x3, "ClearWolContext"),
                (0x4, "WolContextEvicted"), (0x5, "AddWolAddress"), (0x6, "RemoveWolAddress"),
            ]
        ),
        map("TCPIP_Path_Direction_ValueMap", false, &[(0x0, "Send"), (0x1, "Receive"), ]),
        map(
            "TCP_TAIL_LOSS_PROBE_EVENT_ValueMap", false, &[(0x1, "TimerArmed"), (0x2, "TimerFired"), (0x3, "Failed"), ]
        ),
        map(
            "TCP_FASTOPEN_STATE_ValueMap", false,
            &[
                (0x0, "TcpFastopenOff"), (0x1, "TcpFastopenAccepting"), (0x2, "TcpFastopenServerSendingCookie"),
                (0x3, "TcpFastopenServerSentCookie"), (0x4, "TcpFastopenNegotiate"), (0x5, "TcpFastopenAttempt"),
                (0x6, "TcpFastopenNegotiateSuccess"), (0x7, "TcpFastopenAttemptSuccess"),
                (0x8, "TcpFastopenCookieRollover"), (0x9, "TcpFastopenFailed"), (0xa, "TcpFastopenFailedBlocklist"),
                (0xb, "TcpFastopenServerAcceptSuccess"), (0xc, "TcpFastopenServerAcceptTimeout"),
                (0xd, "TcpFastopenServerAcceptSendData"), (0xe, "TcpFastopenFailedSimultaneousConnect"),
                (0xf, "TcpFastopenFailedInvalidCookie"), (0x10, "TcpFastopenFailedSynTimeout"),
                (0x11, "TcpFastopenFailedTimeout"), (0x12, "TcpFastopenFailedReset"), (0x13, "TcpFastopenFallback"),
                (0x14, "TcpFastopenCookieRequestDeclined"), (0x15, "TcpFastopenFailedSuddenRttIncrease"),
                (0x16, "TcpFastopenFailedSynAckWithCookieRequest"), (0x17, "TcpFastopenFailedNoNextHop"),
            ]
        ),
        map(
            "ICMPV4V6_TYPE_ValueMap", false,
            &[
                (0x0, "Echo Reply"), (0x1, "Destination Unreachable"), (0x2, "Packet Too Big"),
                (0x3, "Destination Unreachable(v4)/Time Exceeded(v6)"),
                (0x4, "Source Quench(v4)/Parameter Problem(v6)"), (0x5, "Redirect"), (0x8, "Echo Request"),
                (0x9, "Router Advertisement"), (0xa, "Router Solicitation"), (0xb, "Time Exceeded"),
                (0xc, "Parameter Problem"), (0xd, "Timestamp Request"), (0xe, "Timestamp Reply"),
                (0x11, "Address Mask Request"), (0x12, "Address Mask Reply"), (0x80, "Echo Request"),
                (0x81, "Echo Reply"), (0x82, "Multicast Listener Query"), (0x83, "Multicast Listener Report"),
                (0x84, "Multicast Listener Done"), (0x85, "Router Solicitation"), (0x86, "Router Advertisement"),
                (0x87, "Neighbor Solicitation"), (0x88, "Neighbor Advertisement"), (0x89, "Redirect Message"),
                (0x8f, "Multicast Listener Discovery"), (0x100, "Not Parsed"),
            ]
        ),
        map(
            "ICMP_PACKET_DROP_REASON_ValueMap", false,
            &[
                (0x0, "General failure"), (0x1, "Truncated header"), (0x2, "Invalid checksum"),
                (0x3, "Inspection drop"), (0x4, "Rejecting loopback neighbor discovery"), (0x5, "Unknown type/code"),
                (0x6, "Truncated IP header"), (0x7, "Oversized IP header"), (0x8, "No handler"),
                (0x9, "Not responding with error for error"), (0xa, "Invalid source"), (0xb, "Interface rate limit"),
                (0xc, "Path rate limit"), (0xd, "No route"), (0xe, "No matching request"), (0xf, "Buffer too small"),
                (0x10, "Failed to obtain ancillary data"), (0x11, "Incorrect hop limit"), (0x12, "Unknown code"),
                (0x13, "Source not linklocal"), (0x14, "Truncated ND header"),
                (0x15, "Invalid ND option SourceLinkAddr"), (0x16, "Invalid ND option MTU"),
                (0x17, "Invalid ND option PrefixInformation"), (0x18, "Invalid ND option RouteInformation"),
                (0x19, "Invalid ND option RDNSS"), (0x1a, "Invalid ND option DNSSL"), (0x1b, "Packet parsing failure"),
            ]
        ),
        map("TCPIP_TIMER_STATE_ValueMap", false, &[(0x0, "Periodic"), (0x1, "Aperiodic"), ]),
        map("IP_INTERFACE_DOMAIN_NETWORK_LOCATION_ValueMap", false, &[(0x0, "Remote"), (0x1, "Link"), ]),
        map(
            "IP_INTERFACE_INTERNET_CONNECTIVITY_STATUS_ValueMap", false,
            &[
                (0x0, "NoInternetConnectivity"), (0x1, "NoInternetDnsResolutionSucceeded"),
                (0x2, "InternetConnectivityDetected"), (0xffffffff, "InternetConnectivityUnknown"),
            ]
        ),
        map(
            "IP_NEIGHBOR_CHANGE_NOTIFY_REASON_ValueMap", false,
            &[
                (0x0, "NeighborAddition"), (0x1, "NeighborDeletion"), (0x2, "NeighborUnreachable"),
                (0x3, "NeighborReachable"), (0x4, "NeighborAddressUpdate"),
            ]
        ),
        map("IP_ROUTE_STATE_ValueMap", false, &[(0x0, "Alive"), (0x1, "Dead"), (0x2, "Probe"), ]),
        map("FEATURE_FALLBACK_INDEX_ValueMap", false, &[(0x0, "TCP Fastopen"), ]),
        map("IP_ROUTER_INFORMATION_CHANGE_NOTIFY_REASON_ValueMap", false, &[(0x1, "RA DNS information change"), ]),
        map(
            "IP_ROUTE_ORIGIN_ValueMap", false,
            &[(0x0, "Manual"), (0x1, "WellKnown"), (0x2, "DHCP"), (0x3, "RouterAdvertisement"), (0x4, "6to4"), ]
        ),
        map(
            "INET_INSPECT_ACTION_ValueMap", false,
            &[(0x0, "Drop"), (0x1, "Allow"), (0x2, "Pend"), (0x3, "DropAndSendIcmp"), ]
        ),
        map(
            "INET_INSPECT_PORT_ACTION_ValueMap", false,
            &[(0x0, "Allow"), (0x1, "Deny"), (0x2, "Authorize"), (0x3, "RetryWithHint"), ]
        ),
        map("TCP_CUBIC_HYSTART_STATE_ValueMap", false, &[(0x0, "NotFound"), (0x1, "Found"), (0x2, "Done"), ]),
        map(
            "UDP_OFFLOAD_FAILURE_REASON_ValueMap", false,
            &[
                (0x1, "Incompatible next hop"), (0x2, "SegmentSize is larger than MTU"), (0x3, "Raw listeners on path"),
                (0x4, "IP extension headers present"), (0x5, "Exceeds hardware capabilities"),
                (0x6, "Incompatible inspection callout"),
            ]
        ),
        map(
            "SOCKET_OPT_LEVEL_ValueMap", false, &[(0x0, "IPPROTO_IP"), (0x29, "IPPROTO_IPV6"), (0xffff, "SOL_SOCKET"), ]
        ),
        map(
            "SOCKET_IOCTL_ValueMap", false,
            &[
                (0x4004747f, "SIO_GET_INTERFACE_LIST"), (0x8004747c, "SIO_GET_MULTICAST_FILTER"),
                (0x8004747d, "SIO_SET_MULTICAST_FILTER"), (0x8004747e, "SIOCSMSFILTER"), (0x8004747f, "SIOCGMSFILTER"),
                (0x88000009, "SIO_MULTIPOINT_LOOPBACK"), (0x8800000a, "SIO_MULTICAST_SCOPE"),
                (0x98000001, "SIO_RCVALL"), (0x98000002, "SIO_RCVALL_MCAST"), (0x98000003, "SIO_RCVALL_IGMPMCAST"),
                (0x9800000d, "SIO_RCVALL_MCAST_IF"), (0x9800000e, "SIO_RCVALL_IF"),
                (0xc8000019, "SIO_ADDRESS_LIST_SORT"),
            ]
        ),
        map(
            "SESSION_MULTICAST_OPERATION_TYPE_ValueMap", false,
            &[
                (0x1, "join group"), (0x2, "leave group"), (0x3, "join group and add source"),
                (0x4, "leave group and drop source"), (0x5, "block source"), (0x6, "unblock source"),
                (0x7, "set filter"),
            ]
        ),
        map(
            "TCPIP_IP_MULTICAST_INFO_ValueMap", false,
            &[
                (0x1, "Successfully created multicast session state"),
                (0x2, "Another duplicate multicast session state exists, so no need to create a new one"),
                (0x3, "Successfully added sources to multicast group"),
                (0x4, "Successfully removed sources from multicast group"),
                (0x5, "Updated multicast group state; will send report"), (0x6, "Not modifying multicast group state"),
                (0x7, "Updated multicast discovery version"),
            ]
        ),
        map(
            "TCPIP_IP_REASSEMBLY_WFP_ValueMap", false,
            &[(0x0, "WFP context to the fragment"), (0x1, "WFP context from the fragment to the reassembly context"), ]
        ),
        map("TCPIP_IP_GROUP_CHANGE_AT_FL_ValueMap", false, &[(0x0, "leave"), (0x1, "join"), ]),
        map(
            "IP_INVALID_ANCILLARY_DATA_REASON_ValueMap", false,
            &[
                (0x1, "Message length is not long enough"),
                (0x2, "Data length must be greater than or equal to the size of the message header"),
                (0x3, "Invalid message type"), (0x4, "Invalid message level"),
                (0x5, "Invalid data length for this option"), (0x6, "Invalid hop limit value"),
                (0x7, "Invalid type of service value"), (0x8, "Invalid hop-by-hop options"),
                (0x9, "Invalid routing header"), (0xa, "Invalid ECN field value"),
            ]
        ),
        map(
            "IP_INVALID_IPV4_OPTION_REASON_ValueMap", false,
            &[
                (0x1, "Invalid option"), (0x2, "Option length is either too small or too large"),
                (0x3, "Option length must be greater than or equal to the size of the option header"),
                (0x4, "The length of the supplied buffer is smaller than the option length"),
                (0x5, "The option length is smaller than the minimum length for this option"),
                (0x6, "The option list must have space for an integral, non-zero number of entries"),
                (0x7, "The data alignment of the option payload is invalid"), (0x8, "Invalid flags"),
                (0x9, "Multi-byte options can only occur once, or the combination of options is invalid"),
                (0xa, "Invalid pointer value"), (0xb, "Invalid address value"),
            ]
        ),
        map(
            "IPV4_OPTION_TYPE_ValueMap", false,
            &[
                (0x0, "End of list"), (0x1, "No operation"), (0x7, "Record route"), (0x44, "Timestamp"),
                (0x82, "Security"), (0x83, "Loose source route"), (0x88, "Stream ID"), (0x89, "Struct source route"),
                (0x94, "Router alert"), (0x95, "Multi-destination"),
            ]
        ),
        map(
            "IPV6_OPTION_TYPE_ValueMap", false,
            &[
                (0x0, "Single byte pad"), (0x1, "Multiple byte pad"), (0x4, "Tunnel limit"), (0x5, "Router alert"),
                (0xc0, "Jumbogram"), (0xc1, "NSAP address"),
            ]
        ),
        map(
            "IP_INVALID_PKTINFO_OPTION_REASON_ValueMap", false,
            &[
                (0x1, "Message length is not long enough"),
                (0x2, "Data length must be greater than or equal to the size of the message header"),
                (0x3, "Invalid message level"), (0x4, "Invalid IP_PKTINFO_EX option length"),
                (0x5, "Invalid option length"), (0x6, "Interface not found"),
                (0x7, "Scope ID does not match the scope ID for the interface"),
                (0x8, "Failed to find or create address to return"),
            ]
        ),
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev(
            (1001, 0), "TcpEndpointCreation", (2, 255), (0, 65535), &[10], "",
            &[
                p("Status", 8), p("Endpoint", 16), f("AddressFamily", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
                p("Pid", 8)
            ]
        ),
        ev((1002, 0), "TcpRequestConnect", (2, 255), (1, 65535), &[7, 10, 25], "", T0),
        ev((1003, 0), "TcpInspectConnectComplete", (2, 255), (2, 65535), &[7, 10, 25], "", T1),
        ev(
            (1004, 0), "TcpTcbSynSend", (2, 255), (3, 65535), &[7, 23, 25], "",
            &[p("Tcb", 16), p("ISN", 8), p("RcvWnd", 8), p("RcvWndScale", 4)]
        ),
        ev((1005, 0), "TcpBindEndpointResolutionFailure", (2, 255), (4, 65535), &[0, 3, 10], "", T2),
        ev((1005, 1), "TcpBindEndpointResolutionFailure_V1", (0, 255), (4, 65535), &[34, 35, 36], "", T75)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1006, 0), "TcpBindEndpointPortFailure", (2, 255), (5, 65535), &[0, 3, 10], "", T2),
        ev((1006, 1), "TcpBindEndpointPortFailure_V1", (0, 255), (5, 65535), &[34, 35, 36], "", T75)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1007, 0), "TcpBindEndpointInspectionFailure", (2, 255), (6, 65535), &[0, 3, 10], "", T2),
        ev((1007, 1), "TcpBindEndpointInspectionFailure_V1", (0, 255), (6, 65535), &[34, 35, 36], "", T75)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1008, 0), "TcpBindEndpointComplete", (2, 255), (7, 65535), &[0, 3, 10], "", T2),
        ev((1008, 1), "TcpBindEndpointComplete_V1", (2, 255), (7, 65535), &[34, 35, 36], "", T75)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1009, 0), "TcpCloseEndpoint", (2, 255), (8, 65535), &[0, 10, 26], "", T2),
        ev((1009, 1), "TcpCloseEndpoint_V1", (2, 255), (8, 65535), &[34, 36, 37], "", T75)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1010, 0), "TcpCreateEndpointAfFailure", (2, 255), (9, 65535), &[0, 10], "", T3),
        ev((1010, 1), "TcpCreateEndpointAfFailure_V1", (2, 255), (9, 65535), &[0, 10], "", T4),
        ev((1011, 0), "TcpCreateEndpointCompartmentFailure", (2, 255), (10, 65535), &[0, 10], "", T3),
        ev((1011, 1), "TcpCreateEndpointCompartmentFailure_V1", (2, 255), (10, 65535), &[0, 10], "", T4),
        ev((1012, 0), "TcpCreateEndpointInspectionFailure", (2, 255), (11, 65535), &[0, 10], "", T3),
        ev((1012, 1), "TcpCreateEndpointInspectionFailure_V1", (2, 255), (11, 65535), &[0, 10], "", T4),
        ev((1013, 0), "TcpCreateEndpointComplete", (2, 255), (12, 65535), &[0, 10], "", T3),
        ev((1013, 1), "TcpCreateEndpointComplete_V1", (2, 255), (12, 65535), &[0, 10], "", T4),
        ev(
            (1013, 2), "TcpCreateEndpointComplete_V2", (2, 255), (12, 65535), &[34, 36], "",
            &[
                p("Endpoint", 16), p("LocalAddressLength", 8),
                f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("Status", 8),
                p("ProcessId", 8), p("CompartmentId", 8), p("AddressFamily", 8), p("ProcessStartKey", 10)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1014, 0), "TcpAccpetListenerRouteLookupFailure", (2, 255), (13, 65535), &[1, 2, 7, 10, 25], "", T5),
        ev((1014, 1), "TcpAccpetListenerRouteLookupFailure_V1", (2, 255), (13, 65535), &[1, 2, 7, 10, 25], "", T6),
        ev(
            (1015, 0), "TcpAcceptListenerInsertionFailure", (2, 255), (14, 65535), &[1, 2, 7, 10, 25], "",
            &[
                p("Tcb", 16), p("LocalAddressLength", 8),
                f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("RemoteAddressLength", 8),
                f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(3), 65535),
                f("NewState", 8, 0, Quantity::Unstated, Quantity::Unstated, 1), p("RexmitCount", 8)
            ]
        ),
        ev((1016, 0), "TcpAcceptListenerRejected", (2, 255), (15, 65535), &[1, 2, 7, 10, 25], "", T5),
        ev((1016, 1), "TcpAcceptListenerRejected_V1", (2, 255), (15, 65535), &[1, 2, 7, 10, 25], "", T6),
        ev((1017, 0), "TcpAcceptListenerComplete", (2, 255), (16, 65535), &[1, 2, 7, 10, 25], "", T5),
        ev((1017, 1), "TcpAcceptListenerComplete_V1", (2, 255), (16, 65535), &[1, 2, 7, 10, 25], "", T6),
        ev((1018, 0), "TcpConnectTcbFailedAf", (2, 255), (17, 65535), &[2, 7, 10, 25], "", T5),
        ev((1018, 1), "TcpConnectTcbFailedAf_V1", (2, 255), (17, 65535), &[2, 7, 10, 25], "", T6),
        ev((1019, 0), "TcpConnectTcbFailedCompartment", (2, 255), (18, 65535), &[2, 7, 10, 25], "", T5),
        ev((1019, 1), "TcpConnectTcbFailedCompartment_V1", (2, 255), (18, 65535), &[2, 7, 10, 25], "", T6),
        ev((1020, 0), "TcpConnectTcbFailedInspect", (2, 255), (19, 65535), &[2, 7, 10, 25], "", T5),
        ev((1020, 1), "TcpConnectTcbFailedInspect_V1", (2, 255), (19, 65535), &[2, 7, 10, 25], "", T6),
        ev((1021, 0), "TcpConnectTcbFailedRoute", (2, 255), (20, 65535), &[2, 7, 10, 25], "", T5),
        ev((1021, 1), "TcpConnectTcbFailedRoute_V1", (2, 255), (20, 65535), &[2, 7, 10, 25], "", T6),
        ev((1022, 0), "TcpConnectTcbSkipRateLimit", (2, 255), (21, 65535), &[2, 7, 10, 25], "", T7),
        ev((1023, 0), "TcpConnectTcbPassRateLimit", (2, 255), (22, 65535), &[2, 7, 10, 25], "", T7),
        ev((1024, 0), "TcpConnectTcbCheckRateLimit", (2, 255), (23, 65535), &[2, 7, 10, 25], "", T5),
        ev((1024, 1), "TcpConnectTcbCheckRateLimit_V1", (2, 255), (23, 65535), &[2, 7, 10, 25], "", T6),
        ev((1025, 0), "TcpSecurityRateLimit", (2, 255), (24, 65535), &[2, 7, 10, 25], "", T8),
        ev((1026, 0), "TcpRateLimitPathRelease", (2, 255), (25, 65535), &[2, 7, 10, 25], "", T7),
        ev((1027, 0), "TcpConnectTcbRateLimitRelease", (2, 255), (26, 65535), &[2, 7, 10, 25], "", T5),
        ev((1027, 1), "TcpConnectTcbRateLimitRelease_V1", (2, 255), (26, 65535), &[2, 7, 10, 25], "", T6),
        ev((1028, 0), "TcpRateLimitPathCancel", (2, 255), (27, 65535), &[2, 7, 10, 25], "", T7),
        ev((1029, 0), "TcpConnectTcbCancel", (2, 255), (28, 65535), &[2, 7, 10, 25], "", T5),
        ev((1029, 1), "TcpConnectTcbCancel_V1", (2, 255), (28, 65535), &[2, 7, 10, 25], "", T6),
        ev((1030, 0), "TcpConnectTcbFailInsertion", (2, 255), (29, 65535), &[2, 7, 10, 25], "", T0),
        ev((1031, 0), "TcpConnectTcbProceeding", (2, 255), (30, 65535), &[2, 7, 10, 25], "", T5),
        ev((1031, 1), "TcpConnectTcbProceeding_V1", (2, 255), (30, 65535), &[2, 7, 10, 25], "", T6),
        ev((1032, 0), "TcpConnectTcbRateLimitCancel", (2, 255), (31, 65535), &[2, 7, 10, 25], "", T5),
        ev((1032, 1), "TcpConnectTcbRateLimitCancel_V1", (2, 255), (31, 65535), &[2, 7, 10, 25], "", T6),
        ev((1033, 0), "TcpConnectTcbComplete", (2, 255), (32, 65535), &[2, 7, 10, 25], "", T5),
        ev((1033, 1), "TcpConnectTcbComplete_V1", (2, 255), (32, 65535), &[2, 7, 10, 25], "", T6),
        ev((1034, 0), "TcpConnectTcbFailure", (2, 255), (33, 65535), &[2, 7, 10, 25], "", T5),
        ev((1034, 1), "TcpConnectTcbFailure_V1", (2, 255), (33, 65535), &[2, 7, 10, 25], "", T6),
        ev((1035, 0), "TcpConnectTcbFailInspectConnectComplete", (2, 255), (34, 65535), &[2, 7, 10, 25], "", T5),
        ev((1035, 1), "TcpConnectTcbFailInspectConnectComplete_V1", (2, 255), (34, 65535), &[2, 7, 10, 25], "", T6),
        ev((1036, 0), "TcpConnectTcbFailSessionState", (2, 255), (35, 65535), &[2, 7, 10, 25], "", T5),
        ev((1036, 1), "TcpConnectTcbFailSessionState_V1", (2, 255), (35, 65535), &[2, 7, 10, 25], "", T6),
        ev((1037, 0), "TcpConnectTcbFailDontFragment", (2, 255), (36, 65535), &[2, 7, 10, 25], "", T5),
        ev((1037, 1), "TcpConnectTcbFailDontFragment_V1", (2, 255), (36, 65535), &[2, 7, 10, 25], "", T6),
        ev((1038, 0), "TcpCloseTcbRequest", (2, 255), (37, 65535), &[2, 10, 26], "", T5),
        ev((1038, 1), "TcpCloseTcbRequest_V1", (2, 255), (37, 65535), &[2, 10, 26], "", T6),
        ev((1039, 0), "TcpAbortTcbRequest", (2, 255), (38, 65535), &[2, 7, 10, 26], "", T5),
        ev((1039, 1), "TcpAbortTcbRequest_V1", (2, 255), (38, 65535), &[2, 7, 10, 26], "", T6),
        ev((1040, 0), "TcpAbortTcbComplete", (2, 255), (39, 65535), &[2, 7, 10, 26], "", T5),
        ev((1040, 1), "TcpAbortTcbComplete_V1", (2, 255), (39, 65535), &[2, 7, 10, 26], "", T6),
        ev((1041, 0), "TcpDisconnectTcbInjectFailed", (2, 255), (40, 65535), &[2, 7, 10, 26], "", T9),
        ev(
            (1042, 0), "TcpDisconnectTcbRequest", (2, 255), (41, 65535), &[2, 7, 10, 26], "",
            &[p("Length", 16), p("Timeout", 10), p("Injected", 1)]
        ),
        ev((1043, 0), "TcpDisconnectTcbComplete", (2, 255), (42, 65535), &[2, 7, 10, 26], "", T5),
        ev((1043, 1), "TcpDisconnectTcbComplete_V1", (2, 255), (42, 65535), &[2, 7, 10, 26], "", T6),
        ev(
            (1043, 2), "TcpDisconnectTcbComplete_V2", (2, 255), (42, 65535), &[38, 39, 36, 37], "",
            &[
                p("LocalAddressLength", 8), f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535),
                p("RemoteAddressLength", 8), f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535),
                p("Status", 8), p("ProcessId", 8), p("Compartment", 8), p("Tcb", 16), p("ProcessStartKey", 10),
                p("Inspect", 13)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1044, 0), "TcpShutdownTcb", (2, 255), (43, 65535), &[2, 7, 10, 26], "", T5),
        ev((1044, 1), "TcpShutdownTcb_V1", (2, 255), (43, 65535), &[2, 7, 10, 26], "", T6),
        ev((1045, 0), "TcpConnectTcbTimeout", (2, 255), (44, 65535), &[2, 7, 10, 26], "", T5),
        ev((1045, 1), "TcpConnectTcbTimeout_V1", (2, 255), (44, 65535), &[2, 7, 10, 26], "", T6),
        ev((1046, 0), "TcpDisconnectTcbRtoTimeout", (2, 255), (45, 65535), &[2, 7, 10, 26], "", T5),
        ev((1046, 1), "TcpDisconnectTcbRtoTimeout_V1", (2, 255), (45, 65535), &[2, 7, 10, 26], "", T6),
        ev((1047, 0), "TcpDisconnectTcbKeepaliveTimeout", (2, 255), (46, 65535), &[2, 7, 10, 26], "", T5),
        ev((1047, 1), "TcpDisconnectTcbKeepaliveTimeout_V1", (2, 255), (46, 65535), &[2, 7, 10, 26], "", T6),
        ev((1048, 0), "TcpDisconnectTcbTimeout", (2, 255), (47, 65535), &[2, 7, 10, 26], "", T5),
        ev((1048, 1), "TcpDisconnectTcbTimeout_V1", (2, 255), (47, 65535), &[2, 7, 10, 26], "", T6),
        ev((1049, 0), "TcpConnectTcbEstatsFailed", (2, 255), (48, 65535), &[2, 7, 10, 25], "", T5),
        ev((1049, 1), "TcpConnectTcbEstatsFailed_V1", (2, 255), (48, 65535), &[2, 7, 10, 25], "", T6),
        ev((1050, 0), "TcpConnectFailedPortAcquire", (2, 255), (49, 65535), &[2, 7, 10, 25], "", T5),
        ev((1050, 1), "TcpConnectFailedPortAcquire_V1", (2, 255), (49, 65535), &[2, 7, 10, 25], "", T6),
        ev(
            (1051, 0), "TcpTcbStateChange", (2, 255), (50, 65535), &[2, 10], "",
            &[p("OldState", 8), p("NewState", 8), p("SndNxt", 8), p("Tcb", 16)]
        ),
        ev((1052, 0), "TcpEndpointAcquirePortReservation", (2, 255), (51, 65535), &[0, 3, 10], "", T10),
        ev((1052, 1), "TcpEndpointAcquirePortReservation_V1", (2, 255), (51, 65535), &[0, 3, 10], "", T11),
        ev((1053, 0), "TcpEndpointFailedPortReservation", (2, 255), (52, 65535), &[0, 3, 10], "", T10),
        ev((1053, 1), "TcpEndpointFailedPortReservation_V1", (2, 255), (52, 65535), &[0, 3, 10], "", T11),
        ev((1054, 0), "TcpGlobalPortReservation", (2, 255), (53, 65535), &[7, 29], "", T10),
        ev((1054, 1), "TcpGlobalPortReservation_V1", (2, 255), (53, 65535), &[7, 29], "", T11),
        ev((1055, 0), "TcpGlobalSynAttackEntry", (1, 255), (54, 65535), &[7, 29], "", T8),
        ev((1056, 0), "TcpGlobalReassemblyLimitViolation", (1, 255), (55, 65535), &[7, 29], "", T8),
        ev((1057, 0), "TcpGlobalConnectionRateLimitViolation", (1, 255), (56, 65535), &[7, 29], "", T8),
        ev((1058, 0), "TcpGlobalLandAttackSegmentDrop", (1, 255), (57, 65535), &[7, 29, 30], "", T8),
        ev((1059, 0), "TcpGlobalIsbBeginThrottle", (1, 255), (58, 65535), &[7, 29], "", T12),
        ev((1060, 0), "TcpGlobalIsbEndThrottle", (2, 255), (59, 65535), &[7, 29], "", T12),
        ev((1061, 0), "TcpGlobalAddInterface", (2, 255), (60, 65535), &[4, 29], "", T13),
        ev((1062, 0), "TcpGlobalDeleteInterface", (2, 255), (61, 65535), &[4, 29], "", T13),
        ev((1063, 0), "TcpGlobalSynAttackExit", (2, 255), (62, 65535), &[7, 29], "", T8),
        ev(
            (1064, 0), "TcpTcbStartTimer", (3, 255), (63, 65535), &[2, 10], "",
            &[
                p("Tcb", 16), f("TimerType", 8, 0, Quantity::Unstated, Quantity::Unstated, 2),
                p("WaitTimeMilliseconds", 8)
            ]
        ),
        ev(
            (1064, 1), "TcpTcbStartTimer_V1", (3, 255), (63, 65535), &[2, 10], "",
            &[
                p("Tcb", 16), p("TimerType", 8), p("WaitTimeMilliseconds", 8), p("Processor", 8),
                p("LastInterruptTime", 10), p("LastMicroseconds", 10), p("CachedKQPCValues", 9),
                p("CachedFrequencyValues", 9)
            ]
        ),
        ev(
            (1064, 2), "TcpTcbStartTimer_V2", (3, 255), (63, 65535), &[38, 36], "",
            &[
                p("Tcb", 16), p("TimerType", 8), p("WaitTimeMilliseconds", 8), p("Processor", 8),
                p("LastInterruptTime", 10), p("LastMicroseconds", 10)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1065, 0), "TcpTcbStopTimer", (3, 255), (64, 65535), &[2, 10], "", T14),
        ev((1066, 0), "TcpTcbExpireTimer", (3, 255), (65, 65535), &[2, 10], "", T14),
        ev(
            (1067, 0), "TcpTcbChangeIsb", (2, 255), (66, 65535), &[2, 7, 10], "",
            &[p("IsbSize", 8), p("Cwnd", 8), p("SndWnd", 8), p("SendAvailable", 8), p("SSThresh", 8)]
        ),
        ev(
            (1068, 0), "TcpRssTableChange", (2, 255), (67, 65535), &[7, 29], "",
            &[
                p("SourceProcessor", 8), p("SourceActivity", 8), p("DestinationProcessor", 8),
                p("DestinationActivity", 8), p("PartitionMovesRemaining", 8), p("TableEntry", 4)
            ]
        ),
        ev((1069, 0), "TcpDataTransferTimeout", (3, 255), (68, 65535), &[7, 23], "", T15),
        ev((1070, 0), "TcpDataTransferRttSample", (3, 255), (69, 65535), &[23], "", T15),
        ev((1071, 0), "TcpDataTransferCumAck", (2, 255), (70, 65535), &[23], "", T15),
        ev((1072, 0), "TcpDataTransferDupAck", (2, 255), (71, 65535), &[24], "", T15),
        ev((1073, 0), "TcpDataTransferSend", (2, 255), (72, 65535), &[23], "", T15),
        ev(
            (1074, 0), "TcpDataTransferReceive", (2, 255), (73, 65535), &[24], "",
            &[p("Tcb", 16), p("NumBytes", 8), p("SeqNo", 8)]
        ),
        ev(
            (1074, 1), "TcpDataTransferReceive_V1", (2, 255), (73, 65535), &[40], "",
            &[p("Tcb", 16), p("NumBytes", 8), p("SeqNo", 8), p("NumPkt", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1075, 0), "TcpDataTransferEcn", (2, 255), (74, 65535), &[24], "", T16),
        ev((1076, 0), "TcpDataTransferSpuriousTimeout", (2, 255), (75, 65535), &[7, 23], "", T15),
        ev((1077, 0), "TcpDataTransferRetransmitRound", (2, 255), (76, 65535), &[7, 23], "", T15),
        ev((1078, 0), "TcpLossRecoveryEntry", (2, 255), (77, 65535), &[7, 24], "", T17),
        ev((1079, 0), "TcpLossRecoveryExit", (2, 255), (78, 65535), &[7, 24], "", T17),
        ev(
            (1080, 0), "TcpLossRecoverySackEntry", (2, 255), (79, 65535), &[7, 24], "",
            &[
                p("Tcb", 16), p("SndUna", 8), p("SndMax", 8), p("Reason", 1),
                f("IsSack", 8, 0, Quantity::Unstated, Quantity::Unstated, 3)
            ]
        ),
        ev((1081, 0), "TcpLossRecoverySackExit", (2, 255), (80, 65535), &[7, 24], "", T18),
        ev((1082, 0), "TcpSlowStartToCongestionAvoidance", (2, 255), (81, 65535), &[7, 24], "", T15),
        ev((1084, 0), "TcpBlackHoleDetectionEntry", (2, 255), (82, 65535), &[7, 29], "", T19),
        ev((1085, 0), "TcpBlackHoleDetectionExit", (2, 255), (83, 65535), &[7, 29], "", T19),
        ev((1086, 0), "TcpBlackHoleDetectionFailed", (2, 255), (84, 65535), &[7, 29], "", T19),
        ev((1087, 0), "TcpSpuriousRtoDetectionBegin", (2, 255), (85, 65535), &[7, 23], "", T15),
        ev((1088, 0), "TcpSpuriousRtoDetectionEnd", (2, 255), (86, 65535), &[7, 23], "", T15),
        ev((1089, 0), "TcpConnectTcbFailedActiveConnect", (2, 255), (87, 65535), &[2, 7, 10, 25], "", T1),
        ev((1090, 0), "TcpReleaseIndication", (3, 255), (88, 65535), &[24], "", &[p("NBL", 16)]),
        ev((1091, 0), "TcpAppSendBufferSize", (2, 255), (89, 65535), &[23], "", T15),
        ev((1092, 0), "TcpAutoTuningBegin", (3, 255), (90, 65535), &[24], "", T20),
        ev((1093, 0), "TcpAutoTuningEnd", (3, 255), (91, 65535), &[24], "", T20),
        ev((1094, 0), "TcpAutoTuningFailedRttEstimation", (2, 255), (92, 65535), &[7, 24], "", T20),
        ev((1095, 0), "TcpAutoTuningFailedBandwidthEstimation", (2, 255), (93, 65535), &[7, 24], "", T20),
        ev((1096, 0), "TcpAutoTuningFailedAllocationFailure", (2, 255), (94, 65535), &[7, 24], "", T20),
        ev((1097, 0), "TcpAutoTuningChangeRcvBufferSize", (2, 255), (95, 65535), &[24], "", T20),
        ev((1098, 0), "TcpRttResiliencyDetection", (2, 255), (96, 65535), &[29], "", T15),
        ev(
            (1099, 0), "TcpConnectionOffloadStateChange", (2, 255), (97, 65535), &[2, 7, 10], "",
            &[p("TcbState", 8), p("OcbState", 8), p("SndNxt", 8), p("RcvNxt", 8), p("Tcb", 16), p("Status", 8)]
        ),
        ev((1100, 0), "TcpSwsAvoidanceBegin", (2, 255), (98, 65535), &[7, 23], "", T21),
        ev((1101, 0), "TcpSwsAvoidanceEnd", (3, 255), (99, 65535), &[7, 23], "", T21),
        ev((1102, 0), "TcpZeroWindowProbingBegin", (2, 255), (100, 65535), &[7, 23], "", T17),
        ev((1103, 0), "TcpZeroWindowProbingEnd", (2, 255), (101, 65535), &[7, 23], "", T17),
        ev(
            (1104, 0), "TcpSetTcpOption", (2, 255), (102, 65535), &[2, 10, 28], "",
            &[p("Tcb", 16), p("OptionType", 8), p("SoOptionType", 8)]
        ),
        ev(
            (1105, 0), "TcpSetTcpSoOption", (2, 255), (103, 65535), &[2, 10, 28], "",
            &[p("Tcb", 16), f("OptionType", 8, 0, Quantity::Unstated, Quantity::Unstated, 4), p("SoOptionType", 8)]
        ),
        ev((1106, 0), "TcpMediaDisconnect", (2, 255), (104, 65535), &[4, 7, 13, 29], "", T22),
        ev((1106, 1), "TcpMediaDisconnect_V1", (2, 255), (104, 65535), &[4, 7, 13, 29], "", T23),
        ev((1107, 0), "TcpModuleStarted", (2, 255), (105, 65535), &[29], "", T24),
        ev((1108, 0), "TcpModuleStopped", (2, 255), (106, 65535), &[29], "", T24),
        ev((1109, 0), "TcpMemoryFailures", (0, 255), (107, 65535), &[7, 29], "", &[p("AllocationObjectString", 1)]),
        ev(
            (1110, 0), "TcpGlobalParameters", (2, 255), (108, 65535), &[7, 28, 29], "",
            &[
                p("AddressFamily", 8), p("EnablePMTUDiscovery", 4), p("TcpUseRFC1122UrgentPointer", 4),
                p("DisableTaskOffload", 4), p("EnablePMTUBHDetect", 4), p("DisableTcpChimneyOffload", 4),
                p("DisableRss", 4), p("EcnCapability", 4), p("TcpMaxDataRetransmissions", 4), p("KeepAliveTime", 8),
                p("KeepAliveInterval", 8), p("TcpTimedWaitDelay", 8), p("SillyWindowTimeout", 8),
                p("TcpFinWait2Delay", 8), p("CongestionAlgorithm", 4), p("Tcp1323Opts", 4),
                p("AutoTuningLevelLocal", 8), p("AutoTuningLevelGroupPolicy", 8)
            ]
        ),
        ev(
            (1111, 0), "TcpLso", (3, 255), (109, 65535), &[23], "",
            &[p("Tcb", 16), p("BytesInSegment", 8), p("BytesRemaining", 8)]
        ),
        ev((1112, 0), "TcpConnectionOffloadStatus", (2, 255), (110, 65535), &[2, 28], "", T25),
        ev((1113, 0), "TcpConnectionOffloadPmax", (3, 255), (111, 65535), &[2, 28, 29], "", T25),
        ev(
            (1114, 0), "IpDadSuccessful", (2, 255), (112, 65535), &[13, 29, 31], "",
            &[
                p("Interface", 8), p("Protocol", 2), f("DadState", 8, 0, Quantity::Unstated, Quantity::Unstated, 5),
                p("DlAddrLength", 8), f("DLAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535),
                p("IpAddrLength", 8), f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(5), 65535),
                f("IPProtocol", 8, 0, Quantity::Unstated, Quantity::Unstated, 6)
            ]
        ),
        ev((1114, 1), "IpDadSuccessful_V1", (2, 255), (112, 65535), &[13, 29, 31], "", T26),
        ev((1115, 0), "IpDadFailed", (1, 255), (113, 65535), &[13, 29, 31], "", T27),
        ev((1115, 1), "IpDadFailed_V1", (1, 255), (113, 65535), &[13, 29, 31], "", T26),
        ev((1116, 0), "IpDadStarted", (2, 255), (114, 65535), &[29, 31], "", T27),
        ev((1116, 1), "IpDadStarted_V1", (2, 255), (114, 65535), &[29, 31], "", T26),
        ev((1117, 0), "TcpListenerActivationFailedAf", (2, 255), (115, 65535), &[1, 25], "", T28),
        ev((1117, 1), "TcpListenerActivationFailedAf_V1", (2, 255), (115, 65535), &[1, 25], "", T29),
        ev((1118, 0), "TcpListenerActivationFailedCompartment", (2, 255), (116, 65535), &[1, 25], "", T28),
        ev((1118, 1), "TcpListenerActivationFailedCompartment_V1", (2, 255), (116, 65535), &[1, 25], "", T29),
        ev((1119, 0), "TcpListenerActivationFailedInspection1", (2, 255), (117, 65535), &[1, 25], "", T28),
        ev((1119, 1), "TcpListenerActivationFailedInspection1_V1", (2, 255), (117, 65535), &[1, 25], "", T29),
        ev((1120, 0), "TcpListenerActivationFailedInspection2", (2, 255), (118, 65535), &[1, 25], "", T28),
        ev((1120, 1), "TcpListenerActivationFailedInspection2_V1", (2, 255), (118, 65535), &[1, 25], "", T29),
        ev((1121, 0), "TcpListenerBindFailedResolution", (2, 255), (119, 65535), &[1, 25], "", T28),
        ev((1121, 1), "TcpListenerBindFailedResolution_V1", (2, 255), (119, 65535), &[1, 25], "", T29),
        ev((1122, 0), "TcpListenerBindFailedPort", (2, 255), (120, 65535), &[1, 25], "", T28),
        ev((1122, 1), "TcpListenerBindFailedPort_V1", (2, 255), (120, 65535), &[1, 25], "", T29),
        ev((1123, 0), "TcpListenerActivated", (2, 255), (121, 65535), &[1, 25], "", T28),
        ev((1123, 1), "TcpListenerActivated_V1", (2, 255), (121, 65535), &[1, 25], "", T29),
        ev((1124, 0), "TcpListenerUnbound", (2, 255), (122, 65535), &[1, 25], "", T28),
        ev((1124, 1), "TcpListenerUnbound_V1", (2, 255), (122, 65535), &[1, 25], "", T29),
        ev((1127, 0), "IpAddressAdded", (2, 255), (123, 65535), &[7, 13, 29, 31], "", T27),
        ev((1127, 1), "IpAddressAdded_V1", (2, 255), (123, 65535), &[7, 13, 29, 31], "", T26),
        ev(
            (1127, 2), "IpAddressAdded_V2", (2, 255), (123, 65535), &[39, 41, 42], "",
            &[
                p("Interface", 8), p("Protocol", 2), p("DadState", 8), p("DlAddrLength", 8),
                f("DLAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535), p("IpAddrLength", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(5), 65535), p("IPProtocol", 8),
                p("CompartmentId", 8), p("PrefixOrigin", 8), p("SuffixOrigin", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1128, 0), "IpAddressDeleted", (2, 255), (124, 65535), &[7, 29, 31], "", T27),
        ev((1128, 1), "IpAddressDeleted_V1", (2, 255), (124, 65535), &[7, 29, 31], "", T26),
        ev(
            (1130, 0), "FramingIfOperStatus", (2, 255), (125, 65535), &[4, 29], "",
            &[p("Interface", 8), p("OperationalStatus", 8), p("Status", 10)]
        ),
        ev(
            (1130, 1), "FramingIfOperStatus_V1", (2, 255), (125, 65535), &[4, 29], "",
            &[
                p("Interface", 8), f("OperationalStatus", 8, 0, Quantity::Unstated, Quantity::Unstated, 7),
                p("Status", 10), p("CompartmentId", 8)
            ]
        ),
        ev((1136, 0), "FramingNdisPause", (2, 255), (126, 65535), &[4, 29], "", T22),
        ev((1136, 1), "FramingNdisPause_V1", (2, 255), (126, 65535), &[4, 29], "", T23),
        ev((1137, 0), "FramingNdisRestart", (2, 255), (127, 65535), &[4, 29], "", T22),
        ev((1137, 1), "FramingNdisRestart_V1", (2, 255), (127, 65535), &[4, 29], "", T23),
        ev((1138, 0), "IpAddressStatePreferred", (2, 255), (128, 65535), &[29, 31], "", T27),
        ev((1139, 0), "IpAddressStateNonPreferred", (2, 255), (129, 65535), &[29, 31], "", T27),
        ev(
            (1144, 0), "IpInterfacePropertyChange", (2, 255), (130, 65535), &[4, 28], "",
            &[
                p("Interface", 8), p("Advertise", 8), p("AdvertiseDefaultRoute", 8), p("Forward", 8),
                p("ForwardMulticast", 8), p("UseNud", 8), p("AdvertisingEnabled", 8)
            ]
        ),
        ev(
            (1144, 1), "IpInterfacePropertyChange_V1", (2, 255), (130, 65535), &[4, 28], "",
            &[
                p("Interface", 8), p("Advertise", 8), p("AdvertiseDefaultRoute", 8), p("Forward", 8),
                p("ForwardMulticast", 8), p("UseNud", 8), p("AdvertisingEnabled", 8), p("WeakHostSend", 8),
                p("WeakHostReceive", 8), p("CompartmentId", 8), p("AddressFamily", 8)
            ]
        ),
        ev(
            (1144, 2), "IpInterfacePropertyChange_V2", (2, 255), (130, 65535), &[43, 44], "",
            &[
                p("Interface", 8), p("Advertise", 8), p("AdvertiseDefaultRoute", 8), p("Forward", 8),
                p("ForwardMulticast", 8), p("UseNud", 8), p("AdvertisingEnabled", 8), p("WeakHostSend", 8),
                p("WeakHostReceive", 8), p("CompartmentId", 8), p("AddressFamily", 8), p("StrictSourceForwarding", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1145, 0), "IpRouteCreated", (2, 255), (131, 65535), &[5, 7], "", T30),
        ev((1145, 1), "IpRouteCreated_V1", (2, 255), (131, 65535), &[45, 39], "", T76)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1146, 0), "IpRouteDeleted", (2, 255), (132, 65535), &[5, 7], "", T30),
        ev((1146, 1), "IpRouteDeleted_V1", (2, 255), (132, 65535), &[45, 39], "", T76)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1147, 0), "IpRoutePropertyChange", (2, 255), (133, 65535), &[5, 7, 28], "", T30),
        ev((1147, 1), "IpRoutePropertyChange_V1", (2, 255), (133, 65535), &[45, 39, 44], "", T76)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1148, 0), "IpNeighborUnreachable", (3, 255), (134, 65535), &[5, 7], "", T31),
        ev((1149, 0), "IpNeighborReachable", (3, 255), (135, 65535), &[5], "", T31),
        ev((1150, 0), "TcpCtcpDataTransferTimeout", (2, 255), (136, 65535), &[7, 23], "", T15),
        ev((1151, 0), "TcpCtcpDataTransferCumAck", (2, 255), (137, 65535), &[23], "", T15),
        ev((1152, 0), "TcpCtcpDataTransferDupAck", (2, 255), (138, 65535), &[24], "", T15),
        ev((1153, 0), "TcpCtcpDataTransferSend", (3, 255), (139, 65535), &[23], "", T15),
        ev((1154, 0), "TcpCtcpDataTransferEcn", (2, 255), (140, 65535), &[24], "", T16),
        ev((1155, 0), "TcpCtcpDataTransferSpuriousTimeout", (3, 255), (141, 65535), &[7, 23], "", T15),
        ev((1156, 0), "TcpReceiveRequest", (2, 255), (142, 65535), &[24], "", T9),
        ev((1157, 0), "TcpDeliveryIndicated", (2, 255), (143, 65535), &[24], "", T9),
        ev((1158, 0), "TcpDeliverySatisfied", (2, 255), (144, 65535), &[24], "", T9),
        ev((1159, 0), "TcpSendPosted", (2, 255), (145, 65535), &[23], "", T32),
        ev(
            (1159, 1), "TcpSendPosted_V1", (2, 255), (145, 65535), &[46], "",
            &[
                p("Tcb", 16), p("Injected", 1), p("NumBytes", 8), p("SndNxt", 8), p("SendAvailable", 8),
                p("ActivityID", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1159, 2), "TcpSendPosted_V2", (2, 255), (145, 65535), &[46], "",
            &[
                p("Tcb", 16), p("Injected", 1), p("NumBytes", 8), p("SndNxt", 8), p("SendAvailable", 8),
                p("ActivityID", 16), p("SndLimBytesSnd", 10), p("SndLimBytesRwin", 10), p("SndLimBytesCwnd", 10),
                p("CWnd", 8), p("SRtt", 8), p("LossRecoveryEpisodes", 8), p("RtoEpisodes", 8), p("PtoEpisodes", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1160, 0), "TcpSendTransmitted", (3, 255), (146, 65535), &[23], "", T32),
        ev((1161, 0), "TcpSendAdvance", (3, 255), (147, 65535), &[23], "", T32),
        ev(
            (1161, 1), "TcpSendAdvance_V1", (3, 255), (147, 65535), &[46], "",
            &[p("Tcb", 16), p("Injected", 1), p("NumBytes", 8), p("SndNxt", 8), p("SendAvailable", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1162, 0), "TcpCTcpDelayWndwInactive", (3, 255), (148, 65535), &[6, 23], "", T1),
        ev(
            (1163, 0), "TcpCTcpAssignedBlocks", (3, 255), (149, 65535), &[6, 23], "",
            &[p("AssignedBlocks", 8), p("AllocatedBlocks", 8)]
        ),
        ev(
            (1164, 0), "TcpCTcpCongestionWndw", (3, 255), (150, 65535), &[6, 23], "",
            &[
                p("Tcb", 16), p("DWnd", 8), p("PrevDWnd", 8), p("BaseRtt", 8), p("AvgRtt", 8), p("Cwnd", 8),
                p("DiffWnd", 8), p("DwndIncrement", 8)
            ]
        ),
        ev(
            (1165, 0), "TcpCTcpGamma", (3, 255), (151, 65535), &[6, 23], "",
            &[p("Tcb", 16), p("Gamma", 8), p("AverageBacklog", 8), p("AverageBacklogAcrossLFP", 8)]
        ),
        ev((1166, 0), "TcpSrttMeasurementStarted", (3, 255), (152, 65535), &[23], "", T33),
        ev((1167, 0), "TcpSrttMeasurementComplete", (2, 255), (153, 65535), &[23], "", T33),
        ev((1168, 0), "TcpSrttMeasurementCancelled", (3, 255), (154, 65535), &[23], "", T33),
        ev((1169, 0), "UdpEndpointSendMessages", (2, 255), (155, 65535), &[23], "", T34),
        ev((1169, 1), "UdpEndpointSendMessages_V1", (2, 255), (155, 65535), &[46], "", T77)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1170, 0), "UdpEndpointReceiveMessages", (2, 255), (156, 65535), &[24], "", T34),
        ev((1170, 1), "UdpEndpointReceiveMessages_V1", (2, 255), (156, 65535), &[40], "", T77)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1171, 0), "TcpDeliveryFlush", (3, 255), (157, 65535), &[24], "", T9),
        ev((1172, 0), "TcpTcbInjectRcvFailure", (1, 255), (158, 65535), &[24], "", T9),
        ev((1173, 0), "TcpDeliveryInjectingData", (3, 255), (159, 65535), &[24], "", T9),
        ev((1174, 0), "TcpTcbInjectFinFailure", (1, 255), (160, 65535), &[24], "", T9),
        ev((1175, 0), "TcpDeliveryAccept", (3, 255), (161, 65535), &[24], "", T9),
        ev((1176, 0), "TcpDeliveryFin", (2, 255), (162, 65535), &[24], "", T9),
        ev((1178, 0), "TcpDeliveryPush", (3, 255), (163, 65535), &[24], "", T9),
        ev((1180, 0), "TcpTcbInjectFinComplete", (3, 255), (164, 65535), &[24], "", T9),
        ev((1181, 0), "TcpDeliveryCompleting", (3, 255), (165, 65535), &[24], "", T9),
        ev((1182, 0), "TcpInitiateSynRstValidation", (2, 255), (166, 65535), &[7, 25], "", T0),
        ev((1183, 0), "TcpConnectTcbFailedRcvdRst", (2, 255), (167, 65535), &[7, 24, 25], "", T0),
        ev((1184, 0), "TcpConnectionTerminatedRcvdRst", (2, 255), (168, 65535), &[7, 24, 25], "", T0),
        ev((1185, 0), "TcpConnectionTerminatedRcvdSyn", (2, 255), (169, 65535), &[7, 24, 25], "", T0),
        ev((1186, 0), "TcpConnectRestransmit", (2, 255), (170, 65535), &[7, 23, 25], "", T0),
        ev((1187, 0), "TcpDataTransferRestransmit", (2, 255), (171, 65535), &[7, 23, 25], "", T0),
        ev((1188, 0), "TcpConnectionKeepAlive", (2, 255), (172, 65535), &[7, 23, 25], "", T17),
        ev(
            (1189, 0), "TcpDeliveryStateChange", (3, 255), (173, 65535), &[24], "",
            &[
                p("Tcb", 16), p("Delivery", 16), f("OldDeliveryState", 8, 0, Quantity::Unstated, Quantity::Unstated, 8),
                p("NewDeliveryState", 8)
            ]
        ),
        ev((1190, 0), "TcpDeliveryDataDropped", (2, 255), (174, 65535), &[7, 24, 30], "", T9),
        ev((1191, 0), "TcpAcquirePort", (2, 255), (175, 65535), &[25], "", T35),
        ev((1192, 0), "TcpAcquireWeakRefPort", (2, 255), (176, 65535), &[25], "", T35),
        ev((1193, 0), "TcpReleasePort", (2, 255), (177, 65535), &[25], "", T35),
        ev((1194, 0), "TcpReplacePort", (2, 255), (178, 65535), &[25], "", T35),
        ev((1195, 0), "TcpAssignedWeakReferencePort", (2, 255), (179, 65535), &[7, 25], "", T35),
        ev((1196, 0), "TcpBhDetectFullSizeAck", (2, 255), (180, 65535), &[23], "", T18),
        ev((1197, 0), "TcpFlushSack", (2, 255), (181, 65535), &[23], "", T18),
        ev((1198, 0), "TcpReassemblyEntry", (3, 255), (182, 65535), &[24], "", T17),
        ev((1199, 0), "TcpReassemblyExit", (3, 255), (183, 65535), &[24], "", T17),
        ev((1200, 0), "TcpDisconnectTcbZeroWindowTimeout", (2, 255), (184, 65535), &[2, 7, 10, 26], "", T5),
        ev((1200, 1), "TcpDisconnectTcbZeroWindowTimeout_V1", (2, 255), (184, 65535), &[2, 7, 10, 26], "", T6),
        ev((1201, 0), "TcpDisconnectTcbFinWait2Timeout", (2, 255), (185, 65535), &[2, 7, 10, 26], "", T5),
        ev((1201, 1), "TcpDisconnectTcbFinWait2Timeout_V1", (2, 255), (185, 65535), &[2, 7, 10, 26], "", T6),
        ev(
            (1202, 0), "IpInterfaceRundown", (2, 255), (186, 65535), &[4, 7, 29], "",
            &[
                p("IfIndex", 8), p("LinkSpeed", 10), p("IPProtocol", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535), p("PhysicalMediumType", 8)
            ]
        ),
        ev((1202, 1), "IpInterfaceRundown_V1", (2, 255), (186, 65535), &[4, 7, 29], "", T36),
        ev(
            (1202, 2), "IpInterfaceRundown_V2", (2, 255), (186, 65535), &[4, 7, 29], "",
            &[
                p("IfIndex", 8), p("CurrLinkSpeed", 10), p("IPProtocol", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535), p("PhysicalMediumType", 8),
                p("CompartmentId", 8), p("OldLinkSpeed", 10),
                f("NetworkCategory", 8, 0, Quantity::Unstated, Quantity::Unstated, 9)
            ]
        ),
        ev(
            (1202, 3), "IpInterfaceRundown_V3", (2, 255), (186, 65535), &[4, 7, 29], "",
            &[
                p("IfIndex", 8), p("CurrLinkSpeed", 10), p("IPProtocol", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535), p("PhysicalMediumType", 8),
                p("CompartmentId", 8), p("OldLinkSpeed", 10), p("NetworkCategory", 8), p("Metric", 8),
                p("Connected", 8), p("InternetConnectivityStatus", 8), p("Flags", 10)
            ]
        ),
        ev(
            (1202, 4), "InterfaceRundown_V4", (2, 255), (449, 65535), &[43, 39, 42], "",
            &[
                p("IfIndex", 8), p("CurrLinkSpeed", 10), p("IPProtocol", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535), p("PhysicalMediumType", 8),
                p("CompartmentId", 8), p("OldLinkSpeed", 10), p("NetworkCategory", 8), p("Metric", 8),
                p("Connected", 8), p("InternetConnectivityStatus", 8), p("Flags", 10), p("IsolationId", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1202, 5), "InterfaceRundown_V5", (2, 255), (449, 65535), &[43, 39, 42], "",
            &[
                p("IfIndex", 8), p("CurrLinkSpeed", 10), p("IPProtocol", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535), p("PhysicalMediumType", 8),
                p("CompartmentId", 8), p("OldLinkSpeed", 10), p("NetworkCategory", 8), p("Metric", 8),
                p("Connected", 8), p("InternetConnectivityStatus", 8), p("Flags", 10), p("IsolationId", 8),
                p("NlMtu", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1202, 6), "InterfaceRundown_V6", (2, 255), (449, 65535), &[43, 39, 42], "",
            &[
                p("IfIndex", 8), p("CurrLinkSpeed", 10), p("IPProtocol", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535), p("PhysicalMediumType", 8),
                p("CompartmentId", 8), p("OldLinkSpeed", 10), p("NetworkCategory", 8), p("Metric", 8),
                p("Connected", 8), p("InternetConnectivityStatus", 8), p("Flags", 10), p("IsolationId", 8),
                p("NlMtu", 8), p("ForwardingTag", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1203, 0), "IpInterfaceSpeedChange", (2, 255), (187, 65535), &[4, 7, 29], "",
            &[
                p("IfIndex", 8), p("LinkSpeed", 10), p("IPProtocol", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535),
                f("PhysicalMediumType", 8, 0, Quantity::Unstated, Quantity::Unstated, 10)
            ]
        ),
        ev((1203, 1), "IpInterfaceSpeedChange_V1", (2, 255), (187, 65535), &[4, 7, 29], "", T36),
        ev(
            (1203, 2), "IpInterfaceSpeedChange_V2", (2, 255), (187, 65535), &[4, 7, 29], "",
            &[
                p("IfIndex", 8), p("CurrLinkSpeed", 10), p("IPProtocol", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535), p("PhysicalMediumType", 8),
                p("CompartmentId", 8), p("OldLinkSpeed", 10), p("ReceiveLinkSpeed", 10),
                f("MediaConnectState", 8, 0, Quantity::Unstated, Quantity::Unstated, 11)
            ]
        ),
        ev((1204, 0), "TcpReassemblyFlush", (2, 255), (188, 65535), &[7, 24], "", T18),
        ev(
            (1205, 0), "TcpipReceiveSlowPath", (3, 255), (189, 65535), &[24], "",
            &[
                p("Nbl", 16), f("IPTransportProtocol", 8, 0, Quantity::Unstated, Quantity::Unstated, 12),
                p("AddressFamily", 8), f("SourceIPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("DestIPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                p("IPv6SourceIpAddrLength", 8),
                f("IPv6SourceAddress", 14, 24, Quantity::Unstated, Quantity::Field(5), 65535),
                p("IPv6DestIpAddrLength", 8),
                f("IPv6DestAddress", 14, 24, Quantity::Unstated, Quantity::Field(7), 65535), p("Reason", 8),
                p("NblCount", 8), p("IPProtocol", 8)
            ]
        ),
        ev(
            (1206, 0), "TcpipSendSlowPath", (3, 255), (190, 65535), &[23], "",
            &[
                p("Nbl", 16), p("IPTransportProtocol", 8), p("AddressFamily", 8),
                f("SourceIPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("DestIPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                p("IPv6SourceIpAddrLength", 8),
                f("IPv6SourceAddress", 14, 24, Quantity::Unstated, Quantity::Field(5), 65535),
                p("IPv6DestIpAddrLength", 8),
                f("IPv6DestAddress", 14, 24, Quantity::Unstated, Quantity::Field(7), 65535),
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 13), p("NblCount", 8), p("IPProtocol", 8)
            ]
        ),
        ev(
            (1207, 0), "TcpWsdInitializationErrors", (0, 255), (191, 65535), &[7, 29], "",
            &[f("TcpWsdEtwPoint", 8, 0, Quantity::Unstated, Quantity::Unstated, 14), p("Status", 8)]
        ),
        ev(
            (1208, 0), "TcpWsdInitializationInformation", (2, 255), (192, 65535), &[7, 29], "",
            &[p("TcpWsdEtwPoint", 8), p("Status", 8)]
        ),
        ev((1209, 0), "TcpWsdWsRestrictedProfile", (2, 255), (193, 65535), &[7, 29], "", T37),
        ev((1210, 0), "TcpWsdWsRestrictedDestination", (2, 255), (194, 65535), &[7, 29], "", T37),
        ev(
            (1211, 0), "TcpWsdCacheEntryStateChange", (2, 255), (195, 65535), &[7, 29], "",
            &[
                p("TcpWsdEtwPoint", 8), p("Processor", 8), p("Entry", 8),
                f("OldState", 8, 0, Quantity::Unstated, Quantity::Unstated, 15), p("NewState", 8), p("ProbeCount", 8),
                p("ProbeCountWs", 8)
            ]
        ),
        ev(
            (1212, 0), "TcpWsdProfileStateChange", (2, 255), (196, 65535), &[7, 29], "",
            &[p("Profile", 8), p("State", 8), p("Qualified", 8), p("EreQualified", 8)]
        ),
        ev(
            (1213, 0), "TcpWsdStateChange", (2, 255), (197, 65535), &[7, 29], "",
            &[p("OldEnabledState", 8), p("NewEnabledState", 8), p("OldThreshold", 8), p("NewThreshold", 8)]
        ),
        ev(
            (1214, 0), "TcpipTransportPacketDrops", (2, 255), (198, 65535), &[7, 24, 29, 30], "",
            &[
                p("IPTransportProtocol", 8), p("AddressFamily", 8), p("LocalSockAddrLength", 8),
                f("LocalSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535), p("RemoteSockAddrLength", 8),
                f("RemoteSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(4), 65535), p("Reason", 8),
                p("PacketCount", 8)
            ]
        ),
        ev(
            (1215, 0), "TcpipNetworkPacketDrops", (2, 255), (199, 65535), &[7, 23, 24, 29, 30], "",
            &[
                p("IPTransportProtocol", 8), p("AddressFamily", 8),
                f("SourceIPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("DestIPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                p("IPv6SourceIpAddrLength", 8),
                f("IPv6SourceAddress", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535),
                p("IPv6DestIpAddrLength", 8),
                f("IPv6DestAddress", 14, 24, Quantity::Unstated, Quantity::Field(6), 65535),
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 16), p("PacketCount", 8), p("IPProtocol", 8)
            ]
        ),
        ev(
            (1215, 1), "TcpipNetworkPacketDrops_V1", (2, 255), (199, 65535), &[39, 46, 40, 42], "",
            &[
                p("IPTransportProtocol", 8), p("AddressFamily", 8),
                f("SourceIPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("DestIPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                p("IPv6SourceIpAddrLength", 8),
                f("IPv6SourceAddress", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535),
                p("IPv6DestIpAddrLength", 8),
                f("IPv6DestAddress", 14, 24, Quantity::Unstated, Quantity::Field(6), 65535),
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 16), p("PacketCount", 8), p("IPProtocol", 8),
                p("SourceAddressLength", 8), p("SourceAddress", 14), p("DestAddressLength", 8), p("DestAddress", 14),
                p("IfIndex", 8), p("PathDirection", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1215, 2), "TcpipNetworkPacketDrops_V2", (2, 255), (199, 65535), &[39, 46, 40, 42], "",
            &[
                p("IPTransportProtocol", 8), p("AddressFamily", 8),
                f("SourceIPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("DestIPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                p("IPv6SourceIpAddrLength", 8),
                f("IPv6SourceAddress", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535),
                p("IPv6DestIpAddrLength", 8),
                f("IPv6DestAddress", 14, 24, Quantity::Unstated, Quantity::Field(6), 65535),
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 16), p("PacketCount", 8), p("IPProtocol", 8),
                p("SourceAddressLength", 8), p("SourceAddress", 14), p("DestAddressLength", 8), p("DestAddress", 14),
                p("IfIndex", 8), p("PathDirection", 8), p("Nbl", 16)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1216, 0), "TcpMppNppEvaluation", (3, 255), (200, 65535), &[29], "",
            &[
                p("PhysicalPages", 8), p("NonPagedPoolPages", 8), p("CurrentWatermark", 8), p("PeakWatermark", 8),
                p("HighWatermark", 8), p("LowWatermark", 8)
            ]
        ),
        ev(
            (1217, 0), "TcpMppStartEpisode", (2, 255), (201, 65535), &[29], "",
            &[
                p("LowNppEventState", 8), p("HighNppEventState", 8), p("EpisodeStartTick", 10),
                p("EpisodeStopTick", 10), p("CurrentWatermark", 8), p("LowWatermark", 8), p("ReentryWatermark", 8)
            ]
        ),
        ev(
            (1218, 0), "TcpMppStopEpisode", (2, 255), (202, 65535), &[29], "",
            &[
                p("LowNppEventState", 8), p("HighNppEventState", 8), p("EpisodeStartTick", 10),
                p("EpisodeStopTick", 10), p("ReentryWatermark", 8)
            ]
        ),
        ev(
            (1219, 0), "TcpMppStartEpoch", (2, 255), (203, 65535), &[29], "",
            &[
                p("Epoch", 8), p("LowNppEventState", 8), p("HighNppEventState", 8), p("EpochStartTick", 10),
                p("EpochStopTick", 10), p("OldSynDropRate", 8), p("NewSynDropRate", 8), p("OldTcbKillRate", 8),
                p("NewTcbKillRate", 8), p("CurrentWatermark", 8)
            ]
        ),
        ev(
            (1220, 0), "TcpMppStopEpoch", (2, 255), (204, 65535), &[29], "",
            &[
                p("Epoch", 8), p("LowNppEventState", 8), p("HighNppEventState", 8), p("EpochStartTick", 10),
                p("EpochStopTick", 10), p("SynDropRate", 8), p("TcbKillRate", 8), p("CurrentWatermark", 8)
            ]
        ),
        ev((1221, 0), "TcpCwndRestart", (2, 255), (205, 65535), &[23], "", T38),
        ev((1222, 0), "TcpInitialCwndAdjusted", (2, 255), (206, 65535), &[23], "", T38),
        ev(
            (1223, 0), "TcpTemplateParameters", (2, 255), (207, 65535), &[29], "",
            &[
                p("Tcb", 16), f("TemplateType", 8, 0, Quantity::Unstated, Quantity::Unstated, 17), p("MinRto", 8),
                p("EnableCwndRestart", 8), p("InitialCwnd", 8),
                f("CongestionAlgorithm", 8, 0, Quantity::Unstated, Quantity::Unstated, 18),
                p("MaxDataRetransmissions", 8), p("DelayedAckTicks", 8), p("DelayedAckFrequency", 8), p("Rack", 8),
                p("TailLossProbe", 8)
            ]
        ),
        ev(
            (1224, 0), "TcpTemplateChanged", (3, 255), (208, 65535), &[29], "",
            &[p("Tcb", 16), p("TemplateType", 8), p("Context", 1)]
        ),
        ev(
            (1225, 0), "TcpDataTransferEcnAlpha", (2, 255), (209, 65535), &[24], "",
            &[
                p("Tcb", 16), p("SndRound", 8), p("EcnTotalByteCount", 8), p("EcnTotalMarkedCount", 8), p("ThAck", 8),
                p("EcnAlpha", 8)
            ]
        ),
        ev(
            (1226, 0), "TcpInterfaceRscStateChange", (2, 255), (210, 65535), &[4, 29], "",
            &[
                p("IfIndex", 8), f("StateV4", 8, 0, Quantity::Unstated, Quantity::Unstated, 19),
                p("FailureReasonV4", 8), p("StateV6", 8),
                f("FailureReasonV6", 8, 0, Quantity::Unstated, Quantity::Unstated, 20),
                f("Event", 8, 0, Quantity::Unstated, Quantity::Unstated, 21)
            ]
        ),
        ev(
            (1227, 0), "TcpRscNblOobInfo", (3, 255), (211, 65535), &[24], "",
            &[
                p("Tcb", 16), p("CoalescedSegCount", 6), p("DupAckCount", 6), p("RscTcpTimestampDelta", 8),
                p("HeaderFlags", 6), p("EcnCePresent", 8)
            ]
        ),
        ev(
            (1228, 0), "TcpLoopbackFastPathFailReason", (2, 255), (212, 65535), &[7, 25], "",
            &[p("Tcb", 16), p("Cause", 8)]
        ),
        ev((1229, 0), "TcpCwndRestart1229", (2, 255), (205, 65535), &[23], "", T38),
        ev(
            (1230, 0), "RssBindingChange", (2, 255), (213, 65535), &[4, 7, 11, 29], "",
            &[
                p("InterfaceIndex", 8), f("AddressFamily", 6, 0, Quantity::Unstated, Quantity::Unstated, 22),
                p("Bind", 8)
            ]
        ),
        ev(
            (1231, 0), "RssPortChange", (2, 255), (214, 65535), &[4, 7, 11, 29], "",
            &[
                p("AdapterIndex", 8), p("InterfaceIndex", 8), p("PortNumber", 8),
                f("Bind", 8, 0, Quantity::Unstated, Quantity::Unstated, 23)
            ]
        ),
        ev(
            (1232, 0), "RssPortReference", (3, 255), (215, 65535), &[4, 7, 11, 29], "",
            &[
                p("AdapterIndex", 8), p("ExistingInterfaceIndex", 8), p("ExistingPortNumber", 8),
                f("ReferenceAdded", 4, 0, Quantity::Unstated, Quantity::Unstated, 24)
            ]
        ),
        ev(
            (1233, 0), "RssPortCapabilities", (2, 255), (216, 65535), &[7, 11, 29], "",
            &[
                p("AdapterIndex", 8), p("CapabilitiesFlags", 8), p("NumberOfInterruptMessages", 8),
                p("NumberOfReceiveQueues", 8)
            ]
        ),
        ev(
            (1234, 0), "RssPortProcessors", (2, 255), (217, 65535), &[7, 11, 29], "",
            &[p("AdapterIndex", 8), p("GroupNumber", 6), p("MaximumProcessors", 8), p("GroupAffinity", 10)]
        ),
        ev(
            (1234, 1), "RssPortProcessors_V1", (2, 255), (217, 65535), &[39, 47, 42], "",
            &[
                p("AdapterIndex", 8), p("GroupNumber", 6), p("MaximumProcessors", 8), p("GroupAffinity", 10),
                p("AvailableProcessorsSize", 8), p("AvailableProcessors", 14)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1235, 0), "RssProcessorAssignment", (2, 255), (218, 65535), &[7, 11, 29], "",
            &[
                p("NewAdapterIndex", 8), p("ProcessorIndex", 8), p("PreviousAdapterIndex", 8),
                p("TriggeringProcessorIndex", 8)
            ]
        ),
        ev(
            (1236, 0), "RssProcessorUnassignment", (2, 255), (219, 65535), &[7, 11, 29], "",
            &[p("PreviousAdapterIndex", 8), p("ProcessorIndex", 8)]
        ),
        ev(
            (1237, 0), "RssIndirectionChange", (2, 255), (220, 65535), &[7, 11, 29], "",
            &[p("AdapterIndex", 8), p("IndirectionIndex", 6), p("OldProcessorIndex", 8), p("NewProcessorIndex", 8)]
        ),
        ev(
            (1238, 0), "RssProcessorConsolidation", (2, 255), (221, 65535), &[7, 11, 29], "",
            &[p("AdapterIndex", 8), p("ProcessorIndex", 4)]
        ),
        ev(
            (1239, 0), "RssConfigurationChange", (2, 255), (222, 65535), &[7, 11, 29], "",
            &[p("AdapterIndex", 8), p("Setting", 8), p("Value", 8)]
        ),
        ev(
            (1240, 0), "RssFailure", (3, 255), (223, 65535), &[4, 7, 11, 29], "",
            &[p("InterfaceIndex", 8), p("FailureDescription", 8), p("Status", 8)]
        ),
        ev(
            (1241, 0), "RssBindingBindComplete", (3, 255), (224, 65535), &[4, 7, 11, 29], "",
            &[p("InterfaceIndex", 8), p("AddressFamily", 6)]
        ),
        ev((1242, 0), "RssPortBindComplete", (2, 255), (225, 65535), &[4, 7, 11, 29], "", T39),
        ev((1243, 0), "RssPortNotSupported", (2, 255), (226, 65535), &[4, 7, 11, 29], "", T39),
        ev(
            (1244, 0), "RssInitializeIndirectionTable", (2, 255), (227, 65535), &[7, 11, 29], "",
            &[
                p("AdapterIndex", 8), p("IndirectionTableSize", 8),
                f("IndirectionTable", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535), p("GroupNumber", 6),
                p("ActiveAffinity", 10)
            ]
        ),
        ev(
            (1245, 0), "RssBindingRundown", (2, 255), (228, 65535), &[4, 7, 11, 29], "",
            &[p("InterfaceIndex", 8), p("AdapterIndex", 8), p("PortNumber", 8)]
        ),
        ev(
            (1246, 0), "RssPortRundown", (2, 255), (229, 65535), &[4, 7, 11, 29], "",
            &[
                p("AdapterIndex", 8), p("HashInfo", 8), p("MaximumProcessors", 8), p("GroupNumber", 6),
                p("GroupAffinity", 10), p("ActiveAffinity", 10),
                f("ActiveMode", 8, 0, Quantity::Unstated, Quantity::Unstated, 25), p("IndirectionTableSize", 8),
                f("IndirectionTable", 14, 0, Quantity::Unstated, Quantity::Field(7), 65535)
            ]
        ),
        ev(
            (1246, 1), "RssPortRundown_V1", (2, 255), (229, 65535), &[43, 39, 47, 42], "",
            &[
                p("AdapterIndex", 8), p("HashInfo", 8), p("MaximumProcessors", 8), p("GroupNumber", 6),
                p("GroupAffinity", 10), p("ActiveAffinity", 10),
                f("ActiveMode", 8, 0, Quantity::Unstated, Quantity::Unstated, 25), p("IndirectionTableSize", 8),
                f("IndirectionTable", 14, 0, Quantity::Unstated, Quantity::Field(7), 65535)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1247, 0), "RssBindingCapability", (2, 255), (230, 65535), &[4, 7, 11, 29], "",
            &[p("InterfaceIndex", 8), f("Capability", 8, 0, Quantity::Unstated, Quantity::Unstated, 26)]
        ),
        ev(
            (1248, 0), "Ndkpi_Create_Cq", (2, 255), (231, 65535), &[12], "",
            &[
                p("NdkAdapter", 16), p("CqDepth", 8), p("CqNotificationContext", 16), p("AffinityMask", 10),
                p("AffinityGroup", 6), p("RequestContext", 16)
            ]
        ),
        ev(
            (1249, 0), "Ndkpi_Create_Completion", (2, 255), (232, 65535), &[12], "",
            &[
                p("RequestContext", 16), p("Status", 8), p("NdkObject", 16),
                f("CompletionType", 8, 0, Quantity::Unstated, Quantity::Unstated, 27), p("NdkObjectType", 8)
            ]
        ),
        ev(
            (1250, 0), "Ndkpi_Close_Obj", (2, 255), (233, 65535), &[12], "",
            &[
                p("NdkObject", 16), f("NdkObjectType", 8, 0, Quantity::Unstated, Quantity::Unstated, 28),
                p("RequestContext", 16)
            ]
        ),
        ev(
            (1251, 0), "Ndkpi_Close_Completion", (2, 255), (234, 65535), &[12], "",
            &[p("RequestContext", 16), p("CompletionType", 8)]
        ),
        ev(
            (1252, 0), "Ndkpi_Resize_Cq", (2, 255), (235, 65535), &[12], "",
            &[p("NdkCq", 16), p("CqDepth", 8), p("RequestContext", 16)]
        ),
        ev(
            (1253, 0), "Ndkpi_Request_Completion", (2, 255), (236, 65535), &[12], "",
            &[p("RequestContext", 16), p("Status", 8), p("CompletionType", 8)]
        ),
        ev(
            (1254, 0), "Ndkpi_Arm_Cq", (2, 255), (237, 65535), &[12], "",
            &[p("NdkCq", 16), f("ArmType", 8, 0, Quantity::Unstated, Quantity::Unstated, 29)]
        ),
        ev(
            (1255, 0), "Ndkpi_Cq_Result", (2, 255), (238, 65535), &[12], "",
            &[
                p("NdkCq", 16), p("Status", 8), p("BytesTransferred", 8), p("QpContext", 16), p("RequestContext", 16),
                p("ResultIndex", 7), p("ResultCount", 7)
            ]
        ),
        ev(
            (1256, 0), "Ndkpi_Create_Mr", (2, 255), (239, 65535), &[12], "",
            &[p("NdkPd", 16), p("FastRegister", 8), p("RequestContext", 16)]
        ),
        ev((1257, 0), "Ndkpi_Flush", (2, 255), (240, 65535), &[12], "", &[p("NdkQp", 16)]),
        ev((1258, 0), "Ndkpi_Send", (2, 255), (241, 65535), &[12], "", T40),
        ev((1259, 0), "Ndkpi_Receive", (2, 255), (242, 65535), &[12], "", T40),
        ev(
            (1260, 0), "Ndkpi_Register_Mr", (2, 255), (243, 65535), &[12], "",
            &[p("NdkMr", 16), p("Mdl", 16), p("Length", 10), p("Flags", 8), p("RequestContext", 16)]
        ),
        ev((1261, 0), "Ndkpi_Deregister_Mr", (2, 255), (244, 65535), &[12], "", T41),
        ev(
            (1262, 0), "Ndkpi_Initialize_Fast_Register_Mr", (2, 255), (245, 65535), &[12], "",
            &[p("NdkMr", 16), p("AdapterPageCount", 8), p("RemoteAccess", 8), p("RequestContext", 16)]
        ),
        ev(
            (1263, 0), "Ndkpi_Modify_Srq", (2, 255), (246, 65535), &[12], "",
            &[p("NdkSrq", 16), p("SrqDepth", 8), p("NotifyThreshold", 8), p("RequestContext", 16)]
        ),
        ev((1264, 0), "Ndkpi_Connect", (2, 255), (247, 65535), &[12], "", T42),
        ev((1265, 0), "Ndkpi_Connect_Shared_Endpoint", (2, 255), (248, 65535), &[12], "", T42),
        ev(
            (1266, 0), "Ndkpi_Complete_Connect", (2, 255), (249, 65535), &[12], "",
            &[p("NdkConnector", 16), p("DisconnectEventContext", 16), p("RequestContext", 16)]
        ),
        ev(
            (1267, 0), "Ndkpi_Accept", (2, 255), (250, 65535), &[12], "",
            &[
                p("NdkConnector", 16), p("NdkQp", 16), p("IRD", 8), p("ORD", 8), p("DisconnectEventContext", 16),
                p("RequestContext", 16), p("PrivateDataLength", 8)
            ]
        ),
        ev((1268, 0), "Ndkpi_Disconnect", (2, 255), (251, 65535), &[12], "", T41),
        ev((1269, 0), "Ndkpi_Listen", (2, 255), (252, 65535), &[12], "", T43),
        ev((1270, 0), "Ndkpi_Create_Mw", (2, 255), (253, 65535), &[12], "", T41),
        ev(
            (1271, 0), "Ndkpi_Create_Srq", (2, 255), (254, 65535), &[12], "",
            &[
                p("NdkPd", 16), p("SrqDepth", 8), p("MaxReceiveRequestSge", 8), p("NotifyThreshold", 8),
                p("SrqNotificationContext", 16), p("AffinityMask", 10), p("AffinityGroup", 6), p("RequestContext", 16)
            ]
        ),
        ev((1272, 0), "Ndkpi_Create_Qp", (2, 255), (255, 65535), &[12], "", T44),
        ev((1273, 0), "Ndkpi_Create_Qp_Srq", (2, 255), (256, 65535), &[12], "", T44),
        ev((1274, 0), "Ndkpi_Create_Pd", (2, 255), (257, 65535), &[12], "", T41),
        ev((1275, 0), "Ndkpi_Create_Shared_Endpoint", (2, 255), (258, 65535), &[12], "", T43),
        ev((1276, 0), "Ndkpi_Create_Connector", (2, 255), (259, 65535), &[12], "", T41),
        ev(
            (1277, 0), "Ndkpi_Create_Listener", (2, 255), (260, 65535), &[12], "",
            &[p("NdkAdapter", 16), p("ConnectEventContext", 16), p("RequestContext", 16)]
        ),
        ev(
            (1278, 0), "Ndkpi_Build_Lam", (2, 255), (261, 65535), &[12], "",
            &[
                p("NdkAdapter", 16), p("Mdl", 16), p("Length", 10), p("RequestContext", 16), p("LAMBuffer", 16),
                p("LAMBufferSize", 8)
            ]
        ),
        ev(
            (1279, 0), "Ndkpi_Release_Lam", (2, 255), (262, 65535), &[12], "",
            &[p("NdkAdapter", 16), p("LAMBuffer", 16)]
        ),
        ev(
            (1280, 0), "Ndkpi_Cq_Notification_Callback", (2, 255), (263, 65535), &[12], "",
            &[p("CqNotificationContext", 16), p("CqStatus", 8)]
        ),
        ev(
            (1281, 0), "Ndkpi_Srq_Notification_Callback", (2, 255), (264, 65535), &[12], "",
            &[p("SrqNotificationContext", 16), p("SrqStatus", 8)]
        ),
        ev(
            (1282, 0), "Ndkpi_Disconnect_Event_Callback", (2, 255), (265, 65535), &[12], "",
            &[p("DisconnectEventContext", 16)]
        ),
        ev(
            (1283, 0), "Ndkpi_Connect_Event_Callback", (2, 255), (266, 65535), &[12], "",
            &[p("ConnectEventContext", 16), p("NdkConnector", 16)]
        ),
        ev(
            (1284, 0), "Ndkpi_Get_Token", (2, 255), (267, 65535), &[12], "",
            &[
                p("NdkObject", 16), p("NdkObjectType", 8),
                f("TokenType", 8, 0, Quantity::Unstated, Quantity::Unstated, 30), p("Token", 8)
            ]
        ),
        ev(
            (1285, 0), "Ndkpi_Get_Sockaddr", (2, 255), (268, 65535), &[12], "",
            &[
                p("NdkObject", 16), p("NdkObjectType", 8),
                f("SockAddrType", 8, 0, Quantity::Unstated, Quantity::Unstated, 31), p("SockAddrLength", 8),
                f("SockAddr", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535)
            ]
        ),
        ev(
            (1286, 0), "Ndkpi_Get_Sockaddr_Failure", (0, 255), (269, 65535), &[12], "",
            &[p("NdkObject", 16), p("NdkObjectType", 8), p("SockAddrType", 8), p("Status", 8)]
        ),
        ev(
            (1287, 0), "Ndkpi_Reject", (2, 255), (270, 65535), &[12], "",
            &[p("NdkConnector", 16), p("PrivateDataLength", 8), p("Status", 8)]
        ),
        ev(
            (1288, 0), "Ndkpi_Get_Connect_Data", (2, 255), (271, 65535), &[12], "",
            &[p("NdkConnector", 16), p("IRD", 8), p("ORD", 8), p("PrivateDataLength", 8), p("Status", 8)]
        ),
        ev(
            (1289, 0), "Ndkpi_Work_Request_Inline_Failure", (0, 255), (272, 65535), &[12], "",
            &[p("NdkQp", 16), p("RequestContext", 16), p("Status", 8)]
        ),
        ev(
            (1290, 0), "Ndkpi_Bind", (2, 255), (273, 65535), &[12], "",
            &[
                p("NdkQp", 16), p("RequestContext", 16), p("NdkMr", 16), p("NdkMw", 16), p("VirtualAddress", 16),
                p("Length", 10), p("Flags", 8)
            ]
        ),
        ev(
            (1291, 0), "Ndkpi_Fast_Register", (2, 255), (274, 65535), &[12], "",
            &[
                p("NdkQp", 16), p("RequestContext", 16), p("NdkMr", 16), p("AdapterPageCount", 8),
                p("AdapterPageArray", 16), p("FBO", 8), p("Length", 10), p("BaseVirtualAddress", 16), p("Flags", 8)
            ]
        ),
        ev(
            (1292, 0), "Ndkpi_Invalidate", (2, 255), (275, 65535), &[12], "",
            &[p("NdkQp", 16), p("RequestContext", 16), p("NdkObject", 16), p("NdkObjectType", 8), p("Flags", 8)]
        ),
        ev((1293, 0), "Ndkpi_Read", (2, 255), (276, 65535), &[12], "", T45),
        ev((1294, 0), "Ndkpi_Write", (2, 255), (277, 65535), &[12], "", T45),
        ev(
            (1295, 0), "Ndkpi_SrqReceive", (2, 255), (278, 65535), &[12], "",
            &[
                p("NdkSrq", 16), p("RequestContext", 16), p("SgeAddress", 16), p("SgeLength", 8),
                p("SgeMemoryRegionToken", 8), p("NumSge", 7), p("Flags", 8), p("SgeIndex", 7)
            ]
        ),
        ev(
            (1296, 0), "Ndkpi_Srq_Work_Request_Inline_Failure", (0, 255), (279, 65535), &[12], "",
            &[p("NdkSrq", 16), p("RequestContext", 16), p("Status", 8)]
        ),
        ev(
            (1297, 0), "Ndkpi_Open_Adapter", (2, 255), (280, 65535), &[12], "",
            &[p("InterfaceIndex", 8), p("NdkAdapter", 16), p("Status", 8)]
        ),
        ev((1298, 0), "Ndkpi_Close_Adapter_Enter", (2, 255), (281, 65535), &[12], "", T46),
        ev((1299, 0), "Ndkpi_Close_Adapter_Exit", (2, 255), (282, 65535), &[12], "", T46),
        ev(
            (1300, 0), "TcpConnectionRundown", (2, 255), (283, 65535), &[2, 7, 10, 25], "",
            &[
                p("Tcb", 16), p("LocalAddressLength", 8),
                f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("RemoteAddressLength", 8),
                f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(3), 65535), p("State", 8), p("Pid", 8)
            ]
        ),
        ev(
            (1300, 1), "TcpConnectionRundown_V1", (2, 255), (283, 65535), &[2, 7, 10, 25], "",
            &[
                p("Tcb", 16), p("LocalAddressLength", 8),
                f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("RemoteAddressLength", 8),
                f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(3), 65535), p("State", 8), p("Pid", 8),
                p("ProcessSequenceNumber", 10)
            ]
        ),
        ev(
            (1300, 2), "TcpConnectionRundown_V2", (2, 255), (283, 65535), &[38, 39, 36, 48], "",
            &[
                p("Tcb", 16), p("LocalAddressLength", 8),
                f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("RemoteAddressLength", 8),
                f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(3), 65535), p("State", 8), p("Pid", 8),
                p("ProcessStartKey", 10), p("SendTrackerEnabled", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1300, 3), "TcpConnectionRundown_V3", (2, 255), (283, 65535), &[38, 39, 36, 48], "",
            &[
                p("Tcb", 16), p("LocalAddressLength", 8),
                f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("RemoteAddressLength", 8),
                f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(3), 65535), p("State", 8), p("Pid", 8),
                p("ProcessStartKey", 10), p("SendTrackerEnabled", 8), p("RcvBufSet", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1301, 0), "Ndkpi_Interface_Event", (2, 255), (284, 65535), &[12], "",
            &[p("InterfaceIndex", 8), p("EventDescription", 8), p("NDKOperational", 8), p("StatusCode", 8)]
        ),
        ev(
            (1302, 0), "TcpipWakePacketIndicated", (2, 255), (285, 65535), &[13, 29], "",
            &[
                p("AdapterLuid", 10), p("PatternFriendlyName", 1), p("DlAddrLength", 8),
                f("SrcDLAddress", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535),
                f("DestDLAddress", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535), p("SrcAddress", 8),
                p("DestAddress", 8), p("Protocol", 8), p("SrcPort", 6), p("DestPort", 6)
            ]
        ),
        ev(
            (1303, 0), "TcpipWakePacketIndicated1303", (2, 255), (285, 65535), &[13, 29], "",
            &[
                p("AdapterLuid", 10), p("PatternFriendlyName", 1), p("DlAddrLength", 8),
                f("SrcDLAddress", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535),
                f("DestDLAddress", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535), p("IpAddrLength", 8),
                f("SrcAddress", 14, 0, Quantity::Unstated, Quantity::Field(5), 65535),
                f("DestAddress", 14, 0, Quantity::Unstated, Quantity::Field(5), 65535), p("Protocol", 8),
                p("SrcPort", 6), p("DestPort", 6)
            ]
        ),
        ev(
            (1304, 0), "TcpipSilentMode", (2, 255), (286, 65535), &[29], "",
            &[p("Tcb", 16), f("SilentModeEvent", 8, 0, Quantity::Unstated, Quantity::Unstated, 32), p("Context", 16)]
        ),
        ev((1305, 0), "TcpCreateNotificationChannelRequest", (2, 255), (287, 65535), &[13, 25, 29], "", T47),
        ev(
            (1306, 0), "TcpQueryNotificationChannelStatusRequest", (2, 255), (288, 65535), &[13, 25, 29], "",
            &[
                p("Tcb", 16), p("NcmContext", 16), p("State", 8), p("Pid", 8), p("IsLoopback", 8),
                f("ChannelStatus", 8, 0, Quantity::Unstated, Quantity::Unstated, 33), p("Status", 8)
            ]
        ),
        ev(
            (1307, 0), "TcpCreateNotificationChannelRequestProcessed", (2, 255), (289, 65535), &[13, 25, 29], "",
            &[p("Tcb", 16), p("NcmContext", 16), p("Pid", 8), p("Status", 8), p("PushNotificationGuid", 15)]
        ),
        ev(
            (1308, 0), "TcpSignalNotificationChannelEvent", (3, 255), (290, 65535), &[25, 29], "",
            &[
                p("Tcb", 16), p("NcmContext", 16), p("Pid", 8), p("RcvNxt", 8), p("Delivered", 8), p("Indicated", 8),
                p("FinalEvent", 8)
            ]
        ),
        ev((1309, 0), "TcpDetachNotificationChannel", (2, 255), (291, 65535), &[13, 25, 29], "", T47),
        ev((1310, 0), "TcpUnlinkNotificationChannel", (2, 255), (292, 65535), &[25, 29], "", T47),
        ev((1311, 0), "TcpPlumbWakePattern", (2, 255), (293, 65535), &[4, 29], "", T48),
        ev((1312, 0), "TcpDeplumbWakePattern", (2, 255), (294, 65535), &[4, 29], "", T48),
        ev(
            (1313, 0), "TcpipPlumbWakePatternOnInterface", (2, 255), (295, 65535), &[4, 13, 29], "",
            &[
                p("InterfaceIndex", 8), p("AoAcCapable", 8), p("BitmapPatternSupported", 8),
                p("ARPNDOffloadSupported", 8), p("IPAddressWakeReady", 8), p("PatternPriority", 8),
                p("PhysicalMediumType", 8), p("IpAddrLength", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(7), 65535), p("IPProtocol", 8),
                p("Status", 8)
            ]
        ),
        ev(
            (1313, 1), "TcpipPlumbWakePatternOnInterface_V1", (2, 255), (295, 65535), &[43, 41, 42], "",
            &[
                p("InterfaceIndex", 8), p("AoAcCapable", 8), p("BitmapPatternSupported", 8),
                p("ARPNDOffloadSupported", 8), p("IPAddressWakeReady", 8), p("PatternPriority", 8),
                p("PhysicalMediumType", 8), p("IpAddrLength", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(7), 65535), p("IPProtocol", 8),
                p("Status", 8), p("HasBeenAoAcCapable", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1313, 2), "TcpipPlumbWakePatternOnInterface_V2", (2, 255), (295, 65535), &[43, 41, 42], "",
            &[
                p("InterfaceIndex", 8), p("AoAcCapable", 8), p("BitmapPatternSupported", 8),
                p("ARPNDOffloadSupported", 8), p("IPAddressWakeReady", 8), p("PatternPriority", 8),
                p("PhysicalMediumType", 8), p("IpAddrLength", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(7), 65535), p("IPProtocol", 8),
                p("Status", 8), p("HasBeenAoAcCapable", 8), p("WolHandle", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1314, 0), "Ndkpi_Control_Cq_Im", (2, 255), (296, 65535), &[12], "",
            &[p("NdkCq", 16), p("ModerationInterval", 8), p("ModerationCount", 8), p("Status", 8)]
        ),
        ev(
            (1315, 0), "TcpCreateNotificationChannelRequestProcessing", (2, 255), (297, 65535), &[13, 25, 29], "",
            &[
                p("Tcb", 16), p("IsRedirected", 8), p("WfpFailure", 8), p("Status", 8), p("WaitStatus", 8),
                p("IpAddrLength", 8), f("LocalIPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("LocalIPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(5), 65535), p("IPProtocol", 8),
                f("RemoteIPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("RemoteIPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(5), 65535), p("SrcPort", 6),
                p("DestPort", 6)
            ]
        ),
        ev(
            (1316, 0), "TcpipIpAddressLifetime", (2, 255), (418, 65535), &[29, 31], "",
            &[
                p("Interface", 8), p("Protocol", 2), p("IpAddrLength", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(2), 65535), p("IPProtocol", 8),
                p("CurrentTime", 8), p("OldBaseTime", 8), p("OldValidTime", 8), p("OldPreferredTime", 8),
                p("NewBaseTime", 8), p("NewValidTime", 8), p("NewPreferredTime", 8)
            ]
        ),
        ev(
            (1316, 1), "TcpipIpAddressLifetime_V1", (2, 255), (418, 65535), &[42], "",
            &[
                p("Interface", 8), p("Protocol", 2), p("IpAddrLength", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(2), 65535), p("IPProtocol", 8),
                p("CurrentTime", 8), p("OldBaseTime", 8), p("OldValidTime", 8), p("OldPreferredTime", 8),
                p("NewBaseTime", 8), p("NewValidTime", 8), p("NewPreferredTime", 8), p("InterfaceGuid", 15),
                p("IpAddressLifetimeChangeReason", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1317, 0), "TcpRepartitionEvent", (2, 255), (419, 65535), &[29], "",
            &[
                p("Event", 16), f("Type", 8, 0, Quantity::Unstated, Quantity::Unstated, 34), p("Processor", 8),
                p("PowerSource", 8), p("OldPartitionCount", 8), p("NewPartitionCount", 8), p("Progress", 8)
            ]
        ),
        ev(
            (1318, 0), "TcpipPowerStateTransitionEvent", (2, 255), (420, 65535), &[29], "",
            &[
                f("Component", 8, 0, Quantity::Unstated, Quantity::Unstated, 35), p("PowerStateTransition", 8),
                p("IndicatingProcessor", 8), p("CurrentTick", 8), p("CurrentTime", 10)
            ]
        ),
        ev(
            (1319, 0), "TcpipTimerDpcRescheduleEvent", (3, 255), (421, 65535), &[29], "",
            &[
                p("Component", 8), p("IndicatingProcessor", 8), p("TargetProcessor", 8), p("CurrentTick", 8),
                p("NextExpirationTick", 8), p("OldScheduledExpiration", 10), p("NewScheduledExpiration", 10),
                p("DueTime", 9), p("Aperiodic", 8)
            ]
        ),
        ev(
            (1319, 1), "TcpipTimerDpcRescheduleEvent_V1", (3, 255), (421, 65535), &[42], "",
            &[
                p("Component", 8), p("IndicatingProcessor", 8), p("TargetProcessor", 8), p("CurrentTick", 8),
                p("NextExpirationTick", 8), p("DueTime", 9), p("Aperiodic", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1320, 0), "TcpipTimerDpcFiredEvent", (3, 255), (422, 65535), &[29], "",
            &[
                p("Component", 8), p("TargetProcessor", 8), p("CurrentTick", 8), p("NextExpiration", 8),
                p("CurrentInterruptTime", 10), p("ScheduledExpirationTime", 10), p("ExternalTrigger", 8)
            ]
        ),
        ev(
            (1320, 1), "TcpipTimerDpcFiredEvent_V1", (3, 255), (422, 65535), &[42], "",
            &[
                p("Component", 8), p("TargetProcessor", 8), p("CurrentTick", 8), p("NextExpiration", 8),
                p("ExternalTrigger", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1321, 0), "TcpipMediaConnect", (2, 255), (298, 65535), &[4, 7, 13, 29], "", T22),
        ev((1321, 1), "TcpipMediaConnect_V1", (2, 255), (298, 65535), &[4, 7, 13, 29], "", T23),
        ev((1322, 0), "TcpipLimitedLinkConnectivity", (2, 255), (299, 65535), &[4, 7, 13, 29], "", T22),
        ev((1322, 1), "TcpipLimitedLinkConnectivity_V1", (2, 255), (299, 65535), &[4, 7, 13, 29], "", T23),
        ev((1323, 0), "TcpipLimitedLinkConnectivity1323", (2, 255), (299, 65535), &[4, 7, 13, 29], "", T22),
        ev((1323, 1), "TcpipLimitedLinkConnectivity1323_V1", (2, 255), (299, 65535), &[4, 7, 13, 29], "", T23),
        ev(
            (1324, 0), "IpNeighborState", (2, 255), (300, 65535), &[5], "",
            &[
                p("Interface", 8), p("IpAddrLength", 8),
                f("IPAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535), p("DlAddrLength", 8),
                f("DLAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535), p("OldNeighborState", 8),
                f("NewNeighborState", 8, 0, Quantity::Unstated, Quantity::Unstated, 36), p("NeighborEvent", 8)
            ]
        ),
        ev(
            (1324, 1), "IpNeighborState_V1", (2, 255), (300, 65535), &[5], "",
            &[
                p("Interface", 8), p("IpAddrLength", 8),
                f("IPAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535), p("DlAddrLength", 8),
                f("DLAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535), p("OldNeighborState", 8),
                p("NewNeighborState", 8), p("NeighborEvent", 8), p("CompartmentId", 8)
            ]
        ),
        ev(
            (1325, 0), "IpNeighborDiscovery", (3, 255), (301, 65535), &[5], "",
            &[
                p("Interface", 8), p("IpAddrLength", 8),
                f("SourceIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                f("TargetIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                f("NeighborEvent", 8, 0, Quantity::Unstated, Quantity::Unstated, 37)
            ]
        ),
        ev(
            (1325, 1), "IpNeighborDiscovery_V1", (3, 255), (301, 65535), &[5], "",
            &[
                p("Interface", 8), p("IpAddrLength", 8),
                f("SourceIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                f("TargetIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535), p("NeighborEvent", 8),
                p("CompartmentId", 8)
            ]
        ),
        ev(
            (1326, 0), "IpSourceAddressSelection", (3, 255), (302, 65535), &[5], "",
            &[
                p("IpAddrLength", 8),
                f("PreferredSourceIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                f("NonPreferredSourceIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                f("DestinationIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535), p("CompartmentId", 8),
                p("Rule", 8), p("RuleExtension", 8), f("RuleName", 8, 0, Quantity::Unstated, Quantity::Unstated, 38)
            ]
        ),
        ev(
            (1327, 0), "IpSortedAddressPairs", (3, 255), (303, 65535), &[5], "",
            &[
                p("IpAddrLength", 8),
                f("PreferredSourceIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                f("PreferredDestinationIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                f("NonPreferredSourceIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                f("NonPreferredDestinationIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("SortOption", 8), p("RuleType", 2), p("RuleMajor", 8), p("RuleMinor", 8)
            ]
        ),
        ev(
            (1327, 1), "IpSortedAddressPairs_V1", (3, 255), (303, 65535), &[5], "",
            &[
                p("IpAddrLength", 8),
                f("PreferredSourceIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                f("PreferredDestinationIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                f("NonPreferredSourceIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                f("NonPreferredDestinationIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("SortOption", 8), p("RuleType", 2), p("RuleMajor", 8), p("RuleMinor", 8), p("RuleName", 8)
            ]
        ),
        ev(
            (1328, 0), "Ndkpi_Cq_Result_Ex", (2, 255), (304, 65535), &[12], "",
            &[
                p("NdkCq", 16), p("Status", 8), p("BytesTransferred", 8), p("QpContext", 16), p("RequestContext", 16),
                p("ResultIndex", 7), p("ResultCount", 7), f("Type", 8, 0, Quantity::Unstated, Quantity::Unstated, 39),
                p("TypeSpecificCompletionOutput", 10)
            ]
        ),
        ev(
            (1328, 1), "Ndkpi_Cq_Result_Ex_V1", (2, 255), (304, 65535), &[49], "",
            &[
                p("NdkCq", 16), p("Status", 8), p("BytesTransferred", 8), p("QpContext", 16), p("RequestContext", 16),
                p("ResultIndex", 7), p("ResultCount", 7), f("Type", 8, 0, Quantity::Unstated, Quantity::Unstated, 39),
                p("TypeSpecificCompletionOutput", 10), p("ProviderErrorCode", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1329, 0), "Ndkpi_Send_Invalidate", (2, 255), (305, 65535), &[12], "",
            &[
                p("NdkQp", 16), p("RequestContext", 16), p("SgeAddress", 16), p("SgeLength", 8),
                p("SgeMemoryRegionToken", 8), p("NumSge", 7), p("Flags", 8), p("SgeIndex", 7), p("RemoteToken", 8)
            ]
        ),
        ev((1330, 0), "TcpDataTransferCumAck1330", (2, 255), (70, 65535), &[23], "", T49),
        ev((1331, 0), "TcpCtcpDataTransferCumAck1331", (2, 255), (137, 65535), &[23], "", T49),
        ev((1332, 0), "TcpDataTransferSend1332", (2, 255), (72, 65535), &[23], "", T50),
        ev((1332, 1), "TcpDataTransferSend1332_V1", (2, 255), (72, 65535), &[23], "", T51),
        ev(
            (1332, 2), "TcpDataTransferSend1332_V2", (2, 255), (72, 65535), &[46], "",
            &[
                p("Tcb", 16), p("Cwnd", 8), p("SndWnd", 8), p("BytesSent", 8), p("SeqNo", 8), p("SRtt", 8),
                p("RttVar", 8), p("RTO", 8), p("RcvWnd", 8), p("PacingRate", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1332, 3), "TcpDataTransferSend1332_V3", (2, 255), (72, 65535), &[46], "",
            &[
                p("Tcb", 16), p("Cwnd", 8), p("SndWnd", 8), p("BytesSent", 8), p("SeqNo", 8), p("SRtt", 8),
                p("RttVar", 8), p("RTO", 8), p("RcvWnd", 8), p("PacingRate", 8), p("TcpState", 8),
                p("CongestionState", 8), p("SndUna", 8), p("SndMax", 8), p("RecoveryMax", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1332, 4), "TcpDataTransferSend1332_V4", (2, 255), (72, 65535), &[46], "",
            &[
                p("Tcb", 16), p("Cwnd", 8), p("SndWnd", 8), p("BytesSent", 8), p("SeqNo", 8), p("SRtt", 8),
                p("RttVar", 8), p("RTO", 8), p("RcvWnd", 8), p("PacingRate", 8), p("TcpState", 8),
                p("CongestionState", 8), p("SndUna", 8), p("SndMax", 8), p("RecoveryMax", 8), p("RcvBufSet", 8),
                p("MaxRcvBuf", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1332, 5), "TcpDataTransferSend1332_V5", (2, 255), (72, 65535), &[46], "",
            &[
                p("Tcb", 16), p("Cwnd", 8), p("SndWnd", 8), p("BytesSent", 8), p("SeqNo", 8), p("SRtt", 8),
                p("RttVar", 8), p("RTO", 8), p("RcvWnd", 8), p("PacingRate", 8), p("TcpState", 8),
                p("CongestionState", 8), p("SndUna", 8), p("SndMax", 8), p("RecoveryMax", 8), p("RcvBufSet", 8),
                p("MaxRcvBuf", 8), p("LocalAddressLength", 8), p("LocalAddress", 14), p("RemoteAddressLength", 8),
                p("RemoteAddress", 14)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1333, 0), "TcpCtcpDataTransferSend1333", (3, 255), (139, 65535), &[23], "", T50),
        ev((1333, 1), "TcpCtcpDataTransferSend1333_V1", (3, 255), (139, 65535), &[23], "", T51),
        ev(
            (1334, 0), "UdpCreateNotificationChannelRequest", (2, 255), (306, 65535), &[29], "",
            &[
                p("UdpEndpoint", 16), p("NcmContext", 16),
                f("Activated", 8, 0, Quantity::Unstated, Quantity::Unstated, 40), p("Pid", 8), p("IsLoopback", 8),
                p("ChannelStatus", 8), p("Status", 8)
            ]
        ),
        ev((1335, 0), "UdpQueryNotificationChannelStatusRequest", (2, 255), (307, 65535), &[29], "", T52),
        ev(
            (1336, 0), "UdpCreateNotificationChannelRequestProcessed", (2, 255), (308, 65535), &[29], "",
            &[p("UdpEndpoint", 16), p("NcmContext", 16), p("Pid", 8), p("Status", 8), p("PushNotificationGuid", 15)]
        ),
        ev(
            (1337, 0), "UdpSignalNotificationChannelEvent", (3, 255), (309, 65535), &[29], "",
            &[p("UdpEndpoint", 16), p("NcmContext", 16), p("Pid", 8), p("Delivered", 8), p("FinalEvent", 8)]
        ),
        ev((1338, 0), "UdpDetachNotificationChannel", (2, 255), (310, 65535), &[29], "", T52),
        ev((1339, 0), "UdpUnlinkNotificationChannel", (2, 255), (311, 65535), &[29], "", T52),
        ev(
            (1340, 0), "UdpCreateNotificationChannelRequestProcessing", (2, 255), (312, 65535), &[29], "",
            &[
                p("UdpEndpoint", 16), p("IpAddrLength", 8),
                f("LocalIPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("LocalIPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(1), 65535), p("IPProtocol", 8),
                p("SrcPort", 6)
            ]
        ),
        ev((1341, 0), "TcpDataTransferRttSample1341", (3, 255), (69, 65535), &[23], "", T53),
        ev((1342, 0), "TcpRttResiliencyDetection1342", (2, 255), (96, 65535), &[29], "", T53),
        ev((1343, 0), "TcpDataTransferDupAck1343", (2, 255), (71, 65535), &[24], "", T54),
        ev((1344, 0), "TcpCtcpDataTransferDupAck1344", (2, 255), (138, 65535), &[24], "", T54),
        ev((1345, 0), "TcpDataTransferSpuriousTimeout1345", (2, 255), (75, 65535), &[7, 23], "", T55),
        ev((1346, 0), "TcpSpuriousRtoDetectionBegin1346", (2, 255), (85, 65535), &[7, 23], "", T55),
        ev((1347, 0), "TcpSpuriousRtoDetectionEnd1347", (2, 255), (86, 65535), &[7, 23], "", T55),
        ev((1348, 0), "TcpCtcpDataTransferTimeout1348", (2, 255), (136, 65535), &[7, 23], "", T56),
        ev((1349, 0), "TcpCtcpDataTransferSpuriousTimeout1349", (3, 255), (141, 65535), &[7, 23], "", T56),
        ev((1350, 0), "TcpSlowStartToCongestionAvoidance1350", (2, 255), (81, 65535), &[7, 24], "", T56),
        ev(
            (1351, 0), "TcpDataTransferRetransmitRound1351", (2, 255), (76, 65535), &[7, 23], "",
            &[p("Tcb", 16), p("SndUna", 8), p("RexmitCount", 8), p("SRTT", 8), p("RTO", 8)]
        ),
        ev(
            (1351, 1), "TcpDataTransferRetransmitRound1351_V1", (2, 255), (76, 65535), &[39, 46], "",
            &[
                p("Tcb", 16), p("SndUna", 8), p("RexmitCount", 8), p("SRTT", 8), p("RTO", 8), p("SndMax", 8),
                p("RecoveryMax", 8), p("TcpState", 8), p("CongestionState", 8), p("Frto", 8), p("TotalRT", 8),
                p("MaxRT", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1352, 0), "TcpConnectionSummary", (255, 255), (313, 65535), &[33], "",
            &[
                p("Tcb", 16), p("DataBytesOut", 10), p("DataBytesIn", 10), p("DataSegmentsOut", 10),
                p("DataSegmentsIn", 10), p("SegmentsOut", 10), p("SegmentsIn", 10), p("NonRecovDa", 8),
                p("NonRecovDaEpisodes", 8), p("DupAcksIn", 8), p("BytesRetrans", 8), p("Timeouts", 8),
                p("SpuriousRtoDetections", 8), p("FastRetran", 8), p("MaxSsthresh", 8), p("MaxSsCwnd", 8),
                p("MaxCaCwnd", 8), p("SndLimTransRwin", 8), p("SndLimTimeRwin", 8), p("SndLimBytesRwin", 10),
                p("SndLimTransCwnd", 8), p("SndLimTimeCwnd", 8), p("SndLimBytesCwnd", 10), p("SndLimTransSnd", 8),
                p("SndLimTimeRSnd", 8), p("SndLimBytesRSnd", 10)
            ]
        ),
        ev(
            (1353, 0), "TcpipGeneric", (3, 255), (314, 65535), &[7], "",
            &[p("AllocationObjectString", 1), p("Param1", 16), p("Param2", 16), p("Param3", 8), p("Param4", 8)]
        ),
        ev(
            (1354, 0), "TcpSackUpdate", (3, 255), (315, 65535), &[7], "",
            &[
                p("Tcb", 16), p("SndUna", 8), p("SndMax", 8), p("SackCount", 8), p("SackBytes", 8),
                p("SackInFlight", 8), p("SackIsLost", 8)
            ]
        ),
        ev(
            (1355, 0), "TcpIsPatternCoalescingRequired", (2, 255), (316, 65535), &[29], "",
            &[
                p("Tcb", 16), p("RequireAddressCoalescing", 8), p("LocalPort", 6), p("RtcStartPort", 6),
                p("RtcEndPort", 6), p("Status", 8)
            ]
        ),
        ev(
            (1356, 0), "TcpRtcPortRangeAssignment", (2, 255), (317, 65535), &[29], "",
            &[p("AssignedFromRtcRange", 8), p("Port", 6)]
        ),
        ev(
            (1357, 0), "TcpipAoacFailFast", (1, 255), (319, 65535), &[4, 7, 13, 29], "",
            &[
                p("RequestType", 8), p("TcbOrEndpoint", 16), p("LocalAddressLength", 8),
                f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535), p("RemoteAddressLength", 8),
                f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(4), 65535), p("Status", 8),
                p("ProcessId", 8), p("InterfaceIndex", 8)
            ]
        ),
        ev(
            (1357, 1), "TcpipAoacFailFast_V1", (1, 255), (319, 65535), &[4, 7, 13, 29], "",
            &[
                f("RequestType", 8, 0, Quantity::Unstated, Quantity::Unstated, 41), p("TcbOrEndpoint", 16),
                p("LocalAddressLength", 8), f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535),
                p("RemoteAddressLength", 8), f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(4), 65535),
                p("Status", 8), p("ProcessId", 8), p("InterfaceIndex", 8), p("ProcessSequenceNumber", 10)
            ]
        ),
        ev(
            (1358, 0), "TcpipUpdateInterfaceConfigFlags", (2, 255), (318, 65535), &[4], "",
            &[p("InterfaceIndex", 8), p("Property", 2), p("Value", 8), p("InterfaceUpdateEvent", 8)]
        ),
        ev(
            (1358, 1), "TcpipUpdateInterfaceConfigFlags_V1", (2, 255), (318, 65535), &[4], "",
            &[
                p("InterfaceIndex", 8), p("Property", 2), p("Value", 8), p("InterfaceUpdateEvent", 8),
                p("CompartmentId", 8), p("AddressFamily", 8)
            ]
        ),
        ev(
            (1359, 0), "TcpCreateNotificationChannelUnmarkRequest", (2, 255), (320, 65535), &[13, 25, 29], "",
            &[
                p("Tcb", 16), p("NcmContext", 16), p("State", 8), p("Pid", 8), p("IsLoopback", 8), p("IsShutdown", 8),
                p("Status", 8)
            ]
        ),
        ev(
            (1360, 0), "TcpipNblClonedForRaw", (3, 255), (321, 65535), &[24], "",
            &[p("Nbl", 16), p("ClonedNbl", 16), p("IPTransportProtocol", 8), p("AddressFamily", 8)]
        ),
        ev(
            (1361, 0), "TcpipCloneDropped", (3, 255), (322, 65535), &[24], "",
            &[p("Nbl", 16), p("ClonedNbl", 16), p("AddressFamily", 8)]
        ),
        ev(
            (1362, 0), "IpAddressWolStateChange", (3, 255), (323, 65535), &[4, 13], "",
            &[
                p("Interface", 8), p("IpAddrLength", 8),
                f("IPAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535), p("WoLEvent", 8), p("Status", 8)
            ]
        ),
        ev(
            (1363, 0), "IpWolContextChange", (3, 255), (324, 65535), &[4, 13], "",
            &[
                p("Interface", 8), p("IpAddrLength", 8), p("WolHandle", 8),
                f("DestinationIPAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                f("TargetIPAddress1", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                f("TargetIPAddress2", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535), p("Flags", 8),
                f("WoLEvent", 8, 0, Quantity::Unstated, Quantity::Unstated, 42), p("Status", 8)
            ]
        ),
        ev((1364, 0), "TcpInsertConnectionTuple", (3, 255), (325, 65535), &[25], "", T0),
        ev((1365, 0), "TcpRemoveConnectionTuple", (3, 255), (326, 65535), &[26], "", T0),
        ev((1366, 0), "TcpDeferPortSelection", (3, 255), (327, 65535), &[3], "", T2),
        ev(
            (1367, 0), "TcpipNblOob", (255, 255), (328, 65535), &[23, 24], "",
            &[
                p("Nbl", 16), f("PathDirection", 8, 0, Quantity::Unstated, Quantity::Unstated, 43),
                p("TcpIpChecksumNetBufferListInfo", 16), p("TcpLargeSendNetBufferListInfo", 16),
                p("Ieee8021QNetBufferListInfo", 16), p("NetBufferListHashValue", 16), p("NetBufferListHashInfo", 16),
                p("VirtualSubnetInfo", 16), p("TcpRecvSegCoalesceInfo", 16)
            ]
        ),
        ev(
            (1367, 1), "TcpipNblOob_V1", (255, 255), (328, 65535), &[23, 24], "",
            &[
                p("Nbl", 16), p("PathDirection", 8), p("TcpIpChecksumNetBufferListInfo", 16),
                p("TcpLargeSendNetBufferListInfo", 16), p("Ieee8021QNetBufferListInfo", 16),
                p("NetBufferListHashValue", 16), p("NetBufferListHashInfo", 16), p("VirtualSubnetInfo", 16),
                p("TcpRecvSegCoalesceInfo", 16), p("NrtNameResolutionInfo", 16)
            ]
        ),
        ev((1368, 0), "TcpipTeredoOpen", (3, 255), (329, 65535), &[14], "", T57),
        ev((1369, 0), "TcpipTeredoClose", (3, 255), (330, 65535), &[14], "", T57),
        ev(
            (1370, 0), "TcpipRouteLookup", (3, 255), (331, 65535), &[5], "",
            &[
                p("API", 2), p("IpAddrLength", 8),
                f("DestinationAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                f("ConstrainSourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                p("ConstrainInterfaceIndex", 8), p("ConstraintOverridden", 8), p("ReturnConstrained", 8),
                p("OutgoingInterfaceIndex", 8),
                f("NextHopAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535), p("Status", 8)
            ]
        ),
        ev(
            (1370, 1), "TcpipRouteLookup_V1", (3, 255), (331, 65535), &[45], "",
            &[
                p("API", 2), p("IpAddrLength", 8),
                f("DestinationAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                f("ConstrainSourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                p("ConstrainInterfaceIndex", 8), p("ConstrainForwardingTag", 8), p("ConstraintOverridden", 8),
                p("ReturnConstrained", 8), p("OutgoingInterfaceIndex", 8),
                f("NextHopAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535), p("Status", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1371, 0), "TcpipSrcAddrLookup", (3, 255), (332, 65535), &[5], "",
            &[
                p("IpAddrLength", 8), f("DestinationAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                f("ConstrainSourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("ConstrainInterfaceIndex", 8), p("OutgoingInterfaceIndex", 8), p("ReturnConstrained", 8),
                f("SelectedSourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535)
            ]
        ),
        ev(
            (1372, 0), "Partition", (2, 255), (335, 65535), &[17], "",
            &[p("PartitionCount", 10), p("PartitionMask", 10), p("PartitionId", 10), p("NumEntries", 10)]
        ),
        ev(
            (1373, 0), "Partition1373", (2, 255), (335, 65535), &[17], "",
            &[
                p("OldPartitionCount", 10), p("OldPartitionMask", 10), p("NewPartitionCount", 10),
                p("NewPartitionMask", 10)
            ]
        ),
        ev((1374, 0), "RemoteEndpoint", (2, 255), (333, 65535), &[15], "", T58),
        ev((1375, 0), "RemoteEndpoint1375", (2, 255), (333, 65535), &[15], "", T58),
        ev((1376, 0), "Memory", (1, 255), (334, 65535), &[16], "", T59),
        ev((1377, 0), "Memory1377", (2, 255), (334, 65535), &[16], "", T59),
        ev((1378, 0), "Memory1378", (2, 255), (334, 65535), &[16], "", T59),
        ev((1379, 0), "Memory1379", (3, 255), (334, 65535), &[16], "", T59),
        ev(
            (1380, 0), "TcpLedbatState", (2, 255), (336, 65535), &[7, 18, 23], "",
            &[
                p("Tcb", 16), p("LedbatEvent", 8), p("Cwnd", 8), p("SsThresh", 8), p("SndWnd", 8), p("BaseDelayMs", 6),
                p("CurrentDelayMs", 6), p("RemainingTimeMs", 8), p("DelayBasedCwndFactorPercent", 7)
            ]
        ),
        ev(
            (1381, 0), "TcpAssociateNameResContext", (2, 255), (337, 65535), &[7, 19], "",
            &[
                p("Endpoint", 16), p("NameResContext", 16), p("DnsName", 1), p("InterfaceIndex", 8), p("IpCount", 8),
                p("IpAddr1Length", 8), f("IpAddr1", 14, 0, Quantity::Unstated, Quantity::Field(5), 65535),
                p("IpAddr2Length", 8), f("IpAddr2", 14, 0, Quantity::Unstated, Quantity::Field(7), 65535),
                p("IpAddr3Length", 8), f("IpAddr3", 14, 0, Quantity::Unstated, Quantity::Field(9), 65535),
                p("IpAddr4Length", 8), f("IpAddr4", 14, 0, Quantity::Unstated, Quantity::Field(11), 65535),
                p("IpAddr5Length", 8), f("IpAddr5", 14, 0, Quantity::Unstated, Quantity::Field(13), 65535),
                p("Status", 8)
            ]
        ),
        ev(
            (1381, 1), "TcpAssociateNameResContext_V1", (2, 255), (337, 65535), &[7, 19], "",
            &[p("EndpointObj", 16), p("IsConnectionObj", 8), p("NameResContext", 16), p("Status", 8)]
        ),
        ev(
            (1382, 0), "TcpInspectConnectWithNameResContext", (2, 255), (338, 65535), &[7, 19, 25], "",
            &[
                p("LocalAddressLength", 8), f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535),
                p("RemoteAddressLength", 8), f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535),
                p("Tcb", 16), p("NameResContext", 16), p("DnsName", 1), p("Status", 8)
            ]
        ),
        ev(
            (1383, 0), "IpRouteSelection", (3, 255), (339, 65535), &[5], "",
            &[
                p("CompartmentId", 8), p("DestinationAddressLength", 8),
                f("DestinationAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                p("PrDestinationPrefixLength", 8), p("PrDestinationPrefixAddressLength", 8),
                f("PrDestinationPrefix", 14, 0, Quantity::Unstated, Quantity::Field(4), 65535),
                p("PrNextHopAddressLength", 8),
                f("PrNextHopAddress", 14, 0, Quantity::Unstated, Quantity::Field(6), 65535), p("PrInterfaceIndex", 8),
                p("PrInterfaceMetric", 8), p("PrRouteMetric", 8), p("NonPrDestinationPrefixLength", 8),
                p("NonPrDestinationPrefixAddressLength", 8),
                f("NonPrDestinationPrefix", 14, 0, Quantity::Unstated, Quantity::Field(12), 65535),
                p("NonPrNextHopAddressLength", 8),
                f("NonPrNextHopAddress", 14, 0, Quantity::Unstated, Quantity::Field(14), 65535),
                p("NonPrInterfaceIndex", 8), p("NonPrInterfaceMetric", 8), p("NonPrRouteMetric", 8),
                p("PreferenceReason", 8)
            ]
        ),
        ev(
            (1384, 0), "IpRouteBlocked", (3, 255), (340, 65535), &[5], "",
            &[
                p("CompartmentId", 8), p("DestinationAddressLength", 8),
                f("DestinationAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                p("DestinationPrefixLength", 8), p("DestinationPrefixAddressLength", 8),
                f("DestinationPrefix", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535),
                p("NextHopAddressLength", 8),
                f("NextHopAddress", 14, 24, Quantity::Unstated, Quantity::Field(6), 65535), p("InterfaceIndex", 8),
                p("RouteMetric", 8), p("ConstrainInterfaceIndex", 8), p("ConstrainScope", 8), p("BlockReason", 8)
            ]
        ),
        ev(
            (1385, 0), "TcpTailLossProbe", (2, 255), (341, 65535), &[23], "",
            &[
                p("Tcb", 16), p("SndUna", 8), p("SndMax", 8), p("SendAvailable", 8), p("TailProbeSeq", 8),
                p("TailProbeLast", 8), p("ControlsToSend", 8), p("ThFlags", 4)
            ]
        ),
        ev(
            (1386, 0), "TcpTailLossProbe1386", (3, 255), (341, 65535), &[23], "",
            &[p("Tcb", 16), f("TlpEvent", 8, 0, Quantity::Unstated, Quantity::Unstated, 44)]
        ),
        ev(
            (1387, 0), "TcpRack", (3, 255), (342, 65535), &[23], "",
            &[
                p("Tcb", 16), p("RackEvent", 8), p("RackMinRtt", 8), p("RackReoWind", 8), p("RackTimeSlotDeltaMin", 8),
                p("SequenceNumber", 8), p("Timestamp", 8), p("RttSample", 8)
            ]
        ),
        ev(
            (1388, 0), "TcpFastopenStateChange", (2, 255), (343, 65535), &[23], "",
            &[p("Tcb", 16), p("OldState", 8), f("NewState", 8, 0, Quantity::Unstated, Quantity::Unstated, 45)]
        ),
        ev((1389, 0), "UdpCreateEndpointAfFailure", (2, 255), (344, 65535), &[0, 10], "", T60),
        ev((1389, 1), "UdpCreateEndpointAfFailure_V1", (2, 255), (344, 65535), &[0, 10], "", T61),
        ev((1390, 0), "UdpCreateEndpointCompartmentFailure", (2, 255), (345, 65535), &[0, 10], "", T60),
        ev((1390, 1), "UdpCreateEndpointCompartmentFailure_V1", (2, 255), (345, 65535), &[0, 10], "", T61),
        ev((1391, 0), "UdpCreateEndpointComplete", (2, 255), (346, 65535), &[0, 10], "", T60),
        ev((1391, 1), "UdpCreateEndpointComplete_V1", (2, 255), (346, 65535), &[0, 10], "", T61),
        ev((1392, 0), "UdpCreateEndpointInspectionFailure", (2, 255), (347, 65535), &[0, 10], "", T60),
        ev((1392, 1), "UdpCreateEndpointInspectionFailure_V1", (2, 255), (347, 65535), &[0, 10], "", T61),
        ev((1393, 0), "UdpBindEndpointResolutionFailure", (2, 255), (348, 65535), &[0, 3, 10], "", T62),
        ev((1394, 0), "UdpBindEndpointPortFailure", (2, 255), (349, 65535), &[0, 3, 10], "", T62),
        ev((1395, 0), "UdpBindEndpointInspectionFailure", (2, 255), (350, 65535), &[0, 3, 10], "", T62),
        ev((1396, 0), "UdpBindEndpointComplete", (2, 255), (351, 65535), &[0, 3, 10], "", T62),
        ev(
            (1396, 1), "UdpBindEndpointComplete_V1", (2, 255), (351, 65535), &[34, 35, 36], "",
            &[
                p("LocalAddressLength", 8), f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535),
                p("Status", 8), p("Endpoint", 16), p("Pid", 8), p("ProcessStartKey", 10)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1397, 0), "UdpCloseEndpointBound", (2, 255), (352, 65535), &[0, 10, 26], "", T62),
        ev((1398, 0), "UdpCloseEndpointUnBound", (2, 255), (353, 65535), &[0, 10, 26], "", T62),
        ev((1399, 0), "UdpSendMessagesResolutionFailure", (3, 255), (354, 65535), &[23], "", T63),
        ev((1400, 0), "UdpSendMessagesValidationFailure", (3, 255), (355, 65535), &[23], "", T63),
        ev((1401, 0), "UdpSendMessagesSrcAddrSelectionFailure", (3, 255), (356, 65535), &[23], "", T63),
        ev((1402, 0), "UdpSendMessagesFullPendingJoinPathQueue", (3, 255), (357, 65535), &[23], "", T63),
        ev((1403, 0), "UdpGlobalAddInterface", (2, 255), (358, 65535), &[4, 29], "", T13),
        ev((1404, 0), "UdpGlobalDeleteInterface", (2, 255), (359, 65535), &[4, 29], "", T13),
        ev((1405, 0), "UdpStartInetModuleFailure", (0, 255), (360, 65535), &[29], "", T64),
        ev((1406, 0), "UdpStartNlnpiClientFailure", (0, 255), (361, 65535), &[29], "", T64),
        ev((1407, 0), "UdpStartNsiProviderFailure", (0, 255), (362, 65535), &[29], "", T64),
        ev((1408, 0), "UdpStartTlnpiProviderFailure", (0, 255), (363, 65535), &[29], "", T64),
        ev((1409, 0), "UdpStartQosClientFailure", (0, 255), (364, 65535), &[29], "", T64),
        ev(
            (1410, 0), "UdpStartEndpointModuleFailure", (0, 255), (365, 65535), &[29], "",
            &[p("FailedQueueString", 1), p("Status", 8)]
        ),
        ev((1411, 0), "UdpSendMessagesSendContextResourceFailure", (3, 255), (366, 65535), &[23], "", T63),
        ev((1412, 0), "UdpSendMessagesPathAfFailure", (3, 255), (367, 65535), &[23], "", T63),
        ev((1413, 0), "UdpSendMessagesPathNextHopMissingFailure", (3, 255), (368, 65535), &[23], "", T63),
        ev((1414, 0), "UdpSendMessagesPathNextHopAddrFailure", (3, 255), (369, 65535), &[23], "", T63),
        ev(
            (1415, 0), "TcpEarlyRetransmit", (3, 255), (370, 65535), &[23], "",
            &[p("Tcb", 16), p("SndUna", 8), p("SackIsLostSeq", 8), p("DupAckCount", 8)]
        ),
        ev(
            (1416, 0), "TcpFastopenSynRcvdLimit", (3, 255), (371, 65535), &[7, 29], "",
            &[p("Tcb", 16), p("SynRcvdLimit", 8)]
        ),
        ev(
            (1417, 0), "TcpFastopenKeyUpdateFailure", (1, 255), (372, 65535), &[7, 29], "",
            &[p("Location", 8), p("Status", 8)]
        ),
        ev((1418, 0), "TcpLossRecoverySend", (3, 255), (373, 65535), &[23], "", T65),
        ev((1419, 0), "TcpLossRecoverySend1419", (3, 255), (373, 65535), &[23], "", T65),
        ev((1420, 0), "TcpLossRecoverySend1420", (3, 255), (373, 65535), &[23], "", T65),
        ev((1421, 0), "TcpLossRecoverySend1421", (3, 255), (373, 65535), &[23], "", T65),
        ev(
            (1422, 0), "IcmpSendRecv", (3, 255), (374, 65535), &[29], "",
            &[
                p("IPTransportProtocol", 8), p("PathDirection", 8),
                f("IcmpType", 8, 0, Quantity::Unstated, Quantity::Unstated, 46), p("IcmpCode", 8),
                p("CompartmentId", 8), p("SourceAddressLength", 8),
                f("SourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(5), 65535), p("DestAddressLength", 8),
                f("DestAddress", 14, 0, Quantity::Unstated, Quantity::Field(7), 65535)
            ]
        ),
        ev(
            (1423, 0), "IcmpPacketDrops", (3, 255), (375, 65535), &[7, 30], "",
            &[
                p("IPTransportProtocol", 8), p("PathDirection", 8), p("IcmpType", 8), p("IcmpCode", 8),
                p("DropReason", 8), p("Status", 8), p("CompartmentId", 8), p("SourceAddressLength", 8),
                f("SourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(7), 65535), p("DestAddressLength", 8),
                f("DestAddress", 14, 0, Quantity::Unstated, Quantity::Field(9), 65535)
            ]
        ),
        ev(
            (1423, 1), "IcmpPacketDrops_V1", (2, 255), (375, 65535), &[39], "",
            &[
                p("IPTransportProtocol", 8), p("PathDirection", 8), p("IcmpType", 8), p("IcmpCode", 8),
                p("DropReason", 8), p("Status", 8), p("CompartmentId", 8), p("SourceAddressLength", 8),
                f("SourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(7), 65535), p("DestAddressLength", 8),
                f("DestAddress", 14, 0, Quantity::Unstated, Quantity::Field(9), 65535), p("IfIndex", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1424, 0), "IcmpEchoTimeout", (3, 255), (376, 65535), &[29], "",
            &[
                p("IPTransportProtocol", 8), p("PathDirection", 8), p("IcmpType", 8), p("IcmpCode", 8),
                f("DropReason", 8, 0, Quantity::Unstated, Quantity::Unstated, 47), p("Status", 8),
                p("CompartmentId", 8), p("SourceAddressLength", 8),
                f("SourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(7), 65535), p("DestAddressLength", 8),
                f("DestAddress", 14, 0, Quantity::Unstated, Quantity::Field(9), 65535)
            ]
        ),
        ev(
            (1425, 0), "TcpipTimerStateChange", (3, 255), (377, 65535), &[29], "",
            &[
                p("Component", 8), p("Processor", 8),
                f("CurrentState", 8, 0, Quantity::Unstated, Quantity::Unstated, 48), p("ProcessorUsage", 8),
                p("CurrentTick", 8)
            ]
        ),
        ev((1426, 0), "TcpSendComplete", (3, 255), (378, 65535), &[23], "", T32),
        ev(
            (1426, 1), "TcpSendComplete_V1", (3, 255), (378, 65535), &[46], "",
            &[p("Tcb", 16), p("Injected", 1), p("NumBytes", 8), p("SndNxt", 8), p("ActivityID", 16)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1427, 0), "IpCompartmentCreation", (2, 255), (379, 65535), &[29], "", T66),
        ev((1428, 0), "IpCompartmentDeletion", (2, 255), (380, 65535), &[29], "", T66),
        ev(
            (1429, 0), "TcpCubicDataTransferCumAck", (2, 255), (381, 65535), &[23], "",
            &[
                p("Tcb", 16), p("Cwnd", 8), p("SndWnd", 8), p("BytesAcked", 8), p("SeqNo", 8), p("InRecovery", 4),
                p("TimeSinceLastLossMS", 10), p("CubicCwnd", 10), p("AimdCwnd", 8), p("K", 10), p("Wmax", 8),
                p("LastWmax", 8), p("MaxSndWnd", 8)
            ]
        ),
        ev(
            (1429, 1), "TcpCubicDataTransferCumAck_V1", (2, 255), (381, 65535), &[23], "",
            &[
                p("Tcb", 16), p("Cwnd", 8), p("SndWnd", 8), p("BytesAcked", 8), p("SeqNo", 8), p("InRecovery", 4),
                p("TimeSinceLastLossMS", 10), p("CubicCwnd", 10), p("AimdCwnd", 8), p("K", 10), p("Wmax", 8),
                p("LastWmax", 8), p("MaxSndWnd", 8), p("IsLimitedSlowStart", 4)
            ]
        ),
        ev(
            (1430, 0), "TcpCubicDataTransferDupAck", (2, 255), (382, 65535), &[24], "",
            &[p("Tcb", 16), p("Cwnd", 8), p("SSThresh", 8), p("DupAckCount", 8), p("SeqNo", 8), p("CwrMax", 8)]
        ),
        ev((1431, 0), "IpCompartmentCleanup", (2, 255), (383, 65535), &[29], "", T66),
        ev(
            (1432, 0), "IpUpdateInterfaceNetworkCategoryState", (3, 255), (384, 65535), &[4], "",
            &[
                p("IfIndex", 8), p("CompartmentId", 8), p("AddressFamily", 8), p("NetworkCategory", 8),
                f("DomainNetworkLocation", 8, 0, Quantity::Unstated, Quantity::Unstated, 49), p("DomainType", 8),
                p("NetworkSignature", 15)
            ]
        ),
        ev((1433, 0), "IpInterfaceCreation", (2, 255), (385, 65535), &[4, 29], "", T67),
        ev((1434, 0), "IpInterfaceDeletion", (2, 255), (386, 65535), &[4, 29], "", T67),
        ev((1435, 0), "IpInterfaceCleanup", (2, 255), (387, 65535), &[4, 29], "", T67),
        ev((1436, 0), "IpSubInterfaceCreation", (2, 255), (388, 65535), &[4, 29], "", T68),
        ev((1437, 0), "IpSubInterfaceDeletion", (2, 255), (389, 65535), &[4, 29], "", T68),
        ev((1438, 0), "IpSubInterfaceCleanup", (2, 255), (390, 65535), &[4, 29], "", T68),
        ev(
            (1439, 0), "IpInterfaceChangeNotification", (3, 255), (391, 65535), &[4, 20], "",
            &[p("IfIndex", 8), p("CompartmentId", 8), p("AddressFamily", 8), p("Reason", 8)]
        ),
        ev(
            (1439, 1), "IpInterfaceChangeNotification_V1", (3, 255), (391, 65535), &[43, 50], "",
            &[
                p("IfIndex", 8), p("CompartmentId", 8), p("AddressFamily", 8), p("Reason", 8), p("State", 8),
                p("NotificationType", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1440, 0), "IpInterfaceInternetConnectivityStatus", (3, 255), (392, 65535), &[4], "",
            &[
                p("IfIndex", 8), p("CompartmentId", 8), p("AddressFamily", 8),
                f("OldConnectivityStatus", 8, 0, Quantity::Unstated, Quantity::Unstated, 50),
                p("NewConnectivityStatus", 8)
            ]
        ),
        ev(
            (1441, 0), "IpAddressChangeNotification", (3, 255), (393, 65535), &[20, 31], "",
            &[
                p("SourceAddressLength", 8), f("SourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("IfIndex", 8), p("CompartmentId", 8), p("Protocol", 2), p("Reason", 8)
            ]
        ),
        ev(
            (1441, 1), "IpAddressChangeNotification_V1", (3, 255), (393, 65535), &[50], "",
            &[
                p("SourceAddressLength", 8), f("SourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("IfIndex", 8), p("CompartmentId", 8), p("Protocol", 2), p("Reason", 8), p("State", 8),
                p("NotificationType", 8), p("DadState", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1442, 0), "IpRouteChangeNotification", (3, 255), (394, 65535), &[5, 20], "",
            &[
                p("DestinationPrefixAddressLength", 8),
                f("DestinationPrefix", 14, 24, Quantity::Unstated, Quantity::Field(0), 65535),
                p("NextHopAddressLength", 8),
                f("NextHopAddress", 14, 24, Quantity::Unstated, Quantity::Field(2), 65535),
                p("DestinationPrefixLength", 8), p("CompartmentId", 8), p("IfIndex", 8), p("NotifyFlags", 10)
            ]
        ),
        ev(
            (1442, 1), "IpRouteChangeNotification_V1", (3, 255), (394, 65535), &[45, 50], "",
            &[
                p("DestinationPrefixAddressLength", 8),
                f("DestinationPrefix", 14, 24, Quantity::Unstated, Quantity::Field(0), 65535),
                p("NextHopAddressLength", 8),
                f("NextHopAddress", 14, 24, Quantity::Unstated, Quantity::Field(2), 65535),
                p("DestinationPrefixLength", 8), p("CompartmentId", 8), p("IfIndex", 8), p("NotifyFlags", 10),
                p("State", 8), p("NotificationType", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1443, 0), "IpNeighborChangeNotification", (3, 255), (395, 65535), &[5, 20], "",
            &[
                p("IpAddrLength", 8), f("IPAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("DlAddrLength", 8), f("DLAddress", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535),
                p("IfIndex", 8), p("CompartmentId", 8), p("NeighborState", 8),
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 51)
            ]
        ),
        ev(
            (1443, 1), "IpNeighborChangeNotification_V1", (3, 255), (395, 65535), &[45, 50], "",
            &[
                p("IpAddrLength", 8), f("IPAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("DlAddrLength", 8), f("DLAddress", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535),
                p("IfIndex", 8), p("CompartmentId", 8), p("NeighborState", 8),
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 51), p("NotificationState", 8),
                p("NotificationType", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1444, 0), "IpAddressDadStateChange", (2, 255), (396, 65535), &[29, 31], "",
            &[
                p("SourceAddressLength", 8), f("SourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("IfIndex", 8), p("CompartmentId", 8), p("OldDadState", 8), p("NewDadState", 8), p("Reason", 8)
            ]
        ),
        ev(
            (1445, 0), "IpRouteDGDStateChange", (3, 255), (397, 65535), &[5], "",
            &[
                p("DestinationPrefixAddressLength", 8),
                f("DestinationPrefix", 14, 24, Quantity::Unstated, Quantity::Field(0), 65535),
                p("NextHopAddressLength", 8),
                f("NextHopAddress", 14, 24, Quantity::Unstated, Quantity::Field(2), 65535),
                p("DestinationPrefixLength", 8), p("CompartmentId", 8), p("IfIndex", 8),
                f("OldState", 8, 0, Quantity::Unstated, Quantity::Unstated, 52), p("NewState", 8),
                p("OldProbeCount", 8), p("NewProbeCount", 8), p("OldUnreachablePaths", 8), p("NewUnreachablePaths", 8),
                p("OldMovedPaths", 8), p("NewMovedPaths", 8), p("TotalPaths", 8), p("OldStateChangeTick", 8),
                p("NewStateChangeTick", 8), p("DgdNeedsReset", 8), p("Reason", 8)
            ]
        ),
        ev(
            (1446, 0), "IpInterfaceDisconnect", (2, 255), (398, 65535), &[4], "",
            &[
                p("AddressLength", 8), f("Address", 14, 0, Quantity::Unstated, Quantity::Field(0), 65535),
                p("IfIndex", 8), p("CompartmentId", 8), p("SkipLocal", 8), p("SkipOnLink", 8)
            ]
        ),
        ev(
            (1447, 0), "TcpPacingSend", (3, 255), (399, 65535), &[23], "",
            &[
                p("Tcb", 16), p("Cwnd", 8), p("SndWnd", 8), p("BytesAvailable", 8), p("BytesOutstanding", 8),
                p("ChunkSize", 8)
            ]
        ),
        ev(
            (1447, 1), "TcpPacingSend_V1", (3, 255), (399, 65535), &[46], "",
            &[
                p("Tcb", 16), p("Cwnd", 8), p("SndWnd", 8), p("BytesAvailable", 8), p("BytesOutstanding", 8),
                p("QuantizedAllowance", 8), p("Allowance", 8), p("OriginalBytesToSend", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1448, 0), "FeatureFallback", (3, 255), (400, 65535), &[28], "",
            &[
                p("Fallback", 16), f("Feature", 8, 0, Quantity::Unstated, Quantity::Unstated, 53), p("Reason", 8),
                p("Confidence", 7), p("Successes", 8), p("Failures", 8)
            ]
        ),
        ev((1449, 0), "TcpLoopbackFastPathSuccess", (2, 255), (401, 65535), &[25], "", T69),
        ev(
            (1450, 0), "IpRouterInformationChangeNotification", (3, 255), (402, 65535), &[20, 21], "",
            &[
                p("IfIndex", 8), p("CompartmentId", 8), p("AddressFamily", 8),
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 54)
            ]
        ),
        ev(
            (1451, 0), "IpRaDnsEvent", (3, 255), (403, 65535), &[21], "",
            &[
                p("Event", 8), p("Interface", 8), p("CompartmentId", 8), p("RouterAddrLength", 8),
                f("RouterAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535), p("DnsAddrLength", 8),
                f("DNSServerAddress", 14, 0, Quantity::Unstated, Quantity::Field(5), 65535), p("DNSSuffix", 2),
                p("Lifetime", 8)
            ]
        ),
        ev(
            (1452, 0), "IpRouteRundown", (2, 255), (404, 65535), &[5, 7, 29], "",
            &[
                p("Interface", 8), p("Compartment", 8), p("DestinationPrefixAddressLength", 8),
                f("DestinationPrefix", 14, 24, Quantity::Unstated, Quantity::Field(2), 65535),
                p("DestinationPrefixLength", 8), p("NextHopAddressLength", 8),
                f("NextHopAddress", 14, 24, Quantity::Unstated, Quantity::Field(5), 65535), p("Metric", 8),
                p("State", 8), f("Origin", 8, 0, Quantity::Unstated, Quantity::Unstated, 55), p("Age", 10),
                p("ValidLifetime", 10), p("PreferredLifetime", 10), p("Flags", 8)
            ]
        ),
        ev(
            (1453, 0), "TcpCubicDataTransferEcn", (2, 255), (405, 65535), &[23], "",
            &[p("Tcb", 16), p("Cwnd", 8), p("SSThresh", 8), p("SndUna", 8)]
        ),
        ev(
            (1454, 0), "InetInspect", (2, 255), (406, 65535), &[7], "",
            &[
                p("Owner", 16), p("InspectHandle", 16), p("InspectType", 8),
                f("InspectAction", 8, 0, Quantity::Unstated, Quantity::Unstated, 56), p("Status", 8)
            ]
        ),
        ev(
            (1455, 0), "InetInspect1455", (2, 255), (406, 65535), &[7], "",
            &[
                p("Owner", 16), p("InspectHandle", 16), p("InspectType", 8),
                f("InspectPort", 8, 0, Quantity::Unstated, Quantity::Unstated, 57), p("Status", 8)
            ]
        ),
        ev((1456, 0), "FeatureFallback1456", (3, 255), (400, 65535), &[28], "", T70),
        ev((1457, 0), "FeatureFallback1457", (3, 255), (400, 65535), &[28], "", T70),
        ev((1458, 0), "FeatureFallback1458", (1, 255), (400, 65535), &[28], "", T70),
        ev((1459, 0), "FeatureFallback1459", (2, 255), (400, 65535), &[28], "", T70),
        ev((1460, 0), "FeatureFallback1460", (3, 255), (400, 65535), &[28], "", T70),
        ev(
            (1461, 0), "TcpFastopenFallbackUpdate", (3, 255), (407, 65535), &[28], "",
            &[p("Tcb", 16), p("FastopenState", 8), p("DataBytesIn", 10), p("ShutdownStatus", 8), p("ProbeStatus", 8)]
        ),
        ev(
            (1462, 0), "FeatureFallbackNcsiNoConnectivity", (3, 255), (408, 65535), &[28], "",
            &[p("CompartmentId", 8), p("IfIndex", 8), p("Feature", 8), p("ConnectivityStatus", 8)]
        ),
        ev((1463, 0), "FeatureFallbackLoopback", (3, 255), (409, 65535), &[28], "", T71),
        ev((1464, 0), "TcpFastopenIncompatCallout", (3, 255), (410, 65535), &[28], "", &[p("BaseEndpoint", 16)]),
        ev(
            (1465, 0), "TcpipSourceConstraint", (3, 255), (411, 65535), &[5], "",
            &[
                p("Compartment", 8), p("DestinationAddrLength", 8),
                f("DestinationAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                p("ConstrainSourceAddrLength", 8),
                f("ConstrainSourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535),
                p("ConstrainInterfaceIndex", 8), p("ConstraintFlags", 8)
            ]
        ),
        ev(
            (1465, 1), "TcpipSourceConstraint_V1", (3, 255), (411, 65535), &[45], "",
            &[
                p("Compartment", 8), p("DestinationAddrLength", 8),
                f("DestinationAddress", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
                p("ConstrainSourceAddrLength", 8),
                f("ConstrainSourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535),
                p("ConstrainInterfaceIndex", 8), p("ConstraintFlags", 8), p("TransportProtocol", 8), p("IcmpType", 4),
                p("IcmpCode", 4)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1466, 0), "RemoteEndpoint1466", (2, 255), (333, 65535), &[15], "", T72),
        ev((1467, 0), "RemoteEndpoint1467", (2, 255), (333, 65535), &[15], "", T72),
        ev((1468, 0), "TcpSystemAbortTcb", (2, 255), (412, 65535), &[2, 7, 10, 26], "", T5),
        ev((1468, 1), "TcpSystemAbortTcb_V1", (2, 255), (412, 65535), &[2, 7, 10, 26], "", T6),
        ev(
            (1468, 2), "TcpSystemAbortTcb_V2", (2, 255), (412, 65535), &[38, 39, 36, 37], "",
            &[
                p("LocalAddressLength", 8), f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(0), 65535),
                p("RemoteAddressLength", 8), f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(2), 65535),
                p("Status", 8), p("ProcessId", 8), p("Compartment", 8), p("Tcb", 16), p("ProcessStartKey", 10),
                p("Reason", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1469, 0), "FeatureFallbackNoNextHop", (3, 255), (413, 65535), &[28], "", T71),
        ev((1470, 0), "TcpBindEndpointWakeFailure", (2, 255), (414, 65535), &[0, 3, 10], "", T2),
        ev((1470, 1), "TcpBindEndpointWakeFailure_V1", (0, 255), (414, 65535), &[34, 35, 36], "", T75)
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev((1471, 0), "UdpBindEndpointWakeFailure", (2, 255), (415, 65535), &[0, 3, 10], "", T62),
        ev(
            (1472, 0), "InetWakeAcquirePort", (2, 255), (416, 65535), &[0, 3, 10], "",
            &[p("AcquireType", 8), p("Port", 6), p("AddressFamily", 8), p("Interface", 8), p("Compartment", 8)]
        ),
        ev((1473, 0), "TcpSackUpdateLimitReached", (3, 255), (417, 65535), &[7], "", &[p("Tcb", 16), p("Location", 8)]),
        ev((1474, 0), "TcpFastopenRequested", (3, 255), (423, 65535), &[28], "", T69),
        ev(
            (1475, 0), "TcpCubicHystartStateChange", (2, 255), (424, 65535), &[23], "",
            &[
                p("Tcb", 16), f("State", 6, 0, Quantity::Unstated, Quantity::Unstated, 58), p("Cwnd", 8),
                p("SSThresh", 8)
            ]
        ),
        ev(
            (1476, 0), "TcpipLoopbackPacketTransmit", (255, 255), (425, 65535), &[22], "",
            &[
                p("Nbl", 16), p("Interface", 8), p("Compartment", 8), p("AddressLength", 8),
                f("DestinationAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535),
                f("SourceAddress", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535), p("IPTransportProtocol", 8)
            ]
        ),
        ev(
            (1477, 0), "TcpConnectionSummary1477", (255, 255), (313, 65535), &[33], "",
            &[
                p("Tcb", 16), p("DataBytesOut", 10), p("DataBytesIn", 10), p("DataSegmentsOut", 10),
                p("DataSegmentsIn", 10), p("SegmentsOut", 10), p("SegmentsIn", 10), p("NonRecovDa", 8),
                p("NonRecovDaEpisodes", 8), p("DupAcksIn", 8), p("BytesRetrans", 8), p("Timeouts", 8),
                p("SpuriousRtoDetections", 8), p("FastRetran", 8), p("MaxSsthresh", 8), p("MaxSsCwnd", 8),
                p("MaxCaCwnd", 8), p("SndLimTransRwin", 8), p("SndLimTimeRwin", 8), p("SndLimBytesRwin", 10),
                p("SndLimTransCwnd", 8), p("SndLimTimeCwnd", 8), p("SndLimBytesCwnd", 10), p("SndLimTransSnd", 8),
                p("SndLimTimeRSnd", 8), p("SndLimBytesRSnd", 10), p("ConnectionTimeMs", 10), p("TimestampsEnabled", 8),
                p("RttUs", 8), p("MinRttUs", 8), p("MaxRttUs", 8), p("SynRetrans", 8), p("CongestionAlgorithm", 8),
                p("State", 8), p("LocalAddressLength", 8),
                f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(34), 65535), p("RemoteAddressLength", 8),
                f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(36), 65535), p("CWnd", 8),
                p("SsThresh", 8), p("RcvWnd", 8), p("RcvBuf", 8), p("SndWnd", 8)
            ]
        ),
        ev(
            (1477, 1), "TcpConnectionSummary1477_V1", (255, 255), (313, 65535), &[], "",
            &[
                p("Tcb", 16), p("DataBytesOut", 10), p("DataBytesIn", 10), p("DataSegmentsOut", 10),
                p("DataSegmentsIn", 10), p("SegmentsOut", 10), p("SegmentsIn", 10), p("NonRecovDa", 8),
                p("NonRecovDaEpisodes", 8), p("DupAcksIn", 8), p("BytesRetrans", 8), p("Timeouts", 8),
                p("SpuriousRtoDetections", 8), p("FastRetran", 8), p("MaxSsthresh", 8), p("MaxSsCwnd", 8),
                p("MaxCaCwnd", 8), p("SndLimTransRwin", 8), p("SndLimTimeRwin", 8), p("SndLimBytesRwin", 10),
                p("SndLimTransCwnd", 8), p("SndLimTimeCwnd", 8), p("SndLimBytesCwnd", 10), p("SndLimTransSnd", 8),
                p("SndLimTimeRSnd", 8), p("SndLimBytesRSnd", 10), p("ConnectionTimeMs", 10), p("TimestampsEnabled", 8),
                p("RttUs", 8), p("MinRttUs", 8), p("MaxRttUs", 8), p("SynRetrans", 8), p("CongestionAlgorithm", 8),
                p("State", 8), p("LocalAddressLength", 8),
                f("LocalAddress", 14, 25, Quantity::Unstated, Quantity::Field(34), 65535), p("RemoteAddressLength", 8),
                f("RemoteAddress", 14, 25, Quantity::Unstated, Quantity::Field(36), 65535), p("CWnd", 8),
                p("SsThresh", 8), p("RcvWnd", 8), p("RcvBuf", 8), p("SndWnd", 8), p("InterfaceIndex", 8),
                p("LocalPort", 8), p("IsLoopback", 13)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1478, 0), "TcpipFramingPacketDrops", (2, 255), (426, 65535), &[7, 23, 24, 29, 30], "",
            &[
                p("PathDirection", 8), p("AddressFamily", 8), p("Interface", 8), p("PacketCount", 8), p("Reason", 8),
                p("Data", 8)
            ]
        ),
        ev(
            (1479, 0), "TcpRstSend", (2, 255), (427, 65535), &[7, 29], "",
            &[
                p("Tcb", 16), p("IPTransportProtocol", 8), p("AddressFamily", 8), p("LocalSockAddrLength", 8),
                f("LocalSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(3), 65535), p("RemoteSockAddrLength", 8),
                f("RemoteSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(5), 65535), p("Reason", 8)
            ]
        ),
        ev(
            (1480, 0), "TcpRecentConnectionFailure", (255, 255), (428, 65535), &[33], "",
            &[
                p("Status", 8), p("LocalSockAddrLength", 8),
                f("LocalSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("RemoteSockAddrLength", 8),
                f("RemoteSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(3), 65535), p("TcpState", 8),
                p("ProcessId", 8), p("Hour", 6), p("Minute", 6), p("Second", 6), p("Reason", 8)
            ]
        ),
        ev(
            (1480, 1), "TcpRecentConnectionFailure_V1", (255, 255), (428, 65535), &[33], "",
            &[
                p("Status", 8), p("LocalSockAddrLength", 8),
                f("LocalSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(1), 65535), p("RemoteSockAddrLength", 8),
                f("RemoteSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(3), 65535), p("TcpState", 8),
                p("ProcessId", 8), p("Hour", 6), p("Minute", 6), p("Second", 6), p("Reason", 8),
                p("ProcessSequenceNumber", 10)
            ]
        ),
        ev(
            (1481, 0), "TcpPrrSend", (3, 255), (429, 65535), &[7], "",
            &[
                p("Tcb", 16), p("SackIsLostSeq", 8), p("SackInFlight", 8), p("SackBytes", 8), p("SackIsLost", 8),
                p("SsThresh", 8), p("HeadSeq", 8), p("AckedData", 8), p("BytesInFlight", 8), p("BytesToSend", 9),
                p("PrrDelivered", 8), p("PrrOut", 8)
            ]
        ),
        ev(
            (1482, 0), "UdpSegmentMessage", (3, 255), (430, 65535), &[23], "",
            &[
                p("Endpoint", 16), p("SegmentSize", 8), p("MessageLength", 10), p("HwDatagrams", 8), p("HwSegments", 8),
                p("SwSegments", 8), p("Status", 8)
            ]
        ),
        ev(
            (1482, 1), "UdpSegmentMessage_V1", (3, 255), (430, 65535), &[23], "",
            &[
                p("Endpoint", 16), p("SegmentSize", 8), p("MessageLength", 10), p("HwDatagrams", 8), p("HwSegments", 8),
                p("SwSegments", 8), p("SubMssSegments", 8), p("Status", 8)
            ]
        ),
        ev(
            (1483, 0), "UdpUsoFallback", (3, 255), (431, 65535), &[23], "",
            &[
                p("Endpoint", 16), f("FailureReason", 8, 0, Quantity::Unstated, Quantity::Unstated, 59),
                p("SegmentSize", 8), p("LocalSockAddrLength", 8),
                f("LocalSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(3), 65535), p("RemoteSockAddrLength", 8),
                f("RemoteSockAddr", 14, 25, Quantity::Unstated, Quantity::Field(5), 65535)
            ]
        ),
        ev(
            (1484, 0), "TcpipFramingInterfaceBindFailure", (0, 255), (432, 65535), &[4, 7], "",
            &[p("IfIndex", 8), p("AddressFamily", 8), p("FailureCode", 8), p("Status", 8)]
        ),
        ev(
            (1485, 0), "TcpipFramingOidFailure", (0, 255), (433, 65535), &[7], "",
            &[p("IfIndex", 8), p("AddressFamily", 8), p("OID", 8), p("Status", 8)]
        ),
        ev(
            (1486, 0), "TcpipStatusIndication", (2, 255), (434, 65535), &[4], "",
            &[p("IfIndex", 8), p("AddressFamily", 8), p("NdisStatus", 8)]
        ),
        ev(
            (1487, 0), "IpSessionFailure", (0, 255), (435, 65535), &[4, 7], "",
            &[
                f("SocketOptionLevel", 8, 0, Quantity::Unstated, Quantity::Unstated, 60), p("SocketOptionValue", 8),
                p("Status", 8)
            ]
        ),
        ev(
            (1488, 0), "IpSessionFailure1488", (0, 255), (435, 65535), &[4, 7], "",
            &[f("SocketIoctl", 8, 0, Quantity::Unstated, Quantity::Unstated, 61), p("Status", 8)]
        ),
        ev(
            (1489, 0), "IpSessionMulticastOperation", (0, 255), (436, 65535), &[7, 31], "",
            &[
                f("RequestType", 8, 0, Quantity::Unstated, Quantity::Unstated, 62),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("IPv4SourceAddress", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                p("IpSourceAddrLength", 8), f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(3), 65535),
                f("IPv6SourceAddress", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535), p("FailureReason", 8),
                p("Status", 8)
            ]
        ),
        ev(
            (1490, 0), "IpSessionMulticastOperation1490", (2, 255), (436, 65535), &[31], "",
            &[
                p("RequestType", 8), f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("IPv4SourceAddress", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                p("IpSourceAddrLength", 8), f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(3), 65535),
                f("IPv6SourceAddress", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535)
            ]
        ),
        ev(
            (1491, 0), "IpMulticast", (2, 255), (437, 65535), &[31], "",
            &[
                f("MessageType", 8, 0, Quantity::Unstated, Quantity::Unstated, 63), p("IfIndex", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(3), 65535), p("Data", 8)
            ]
        ),
        ev(
            (1492, 0), "IpMulticast1492", (0, 255), (437, 65535), &[7, 31], "",
            &[
                p("MessageType", 8), p("IfIndex", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(3), 65535), p("Data", 8), p("Status", 8)
            ]
        ),
        ev(
            (1493, 0), "IpReassembly", (1, 255), (438, 65535), &[7, 24], "",
            &[p("Ce", 8), p("Ect0", 8), p("Ect1", 8), p("NotEct", 8)]
        ),
        ev((1494, 0), "IpReassembly1494", (0, 255), (438, 65535), &[7, 24], "", T13),
        ev((1495, 0), "IpReassembly1495", (0, 255), (438, 65535), &[7, 24], "", T73),
        ev(
            (1496, 0), "IpReassembly1496", (1, 255), (438, 65535), &[7, 24], "",
            &[
                f("FragmentContextDirection", 8, 0, Quantity::Unstated, Quantity::Unstated, 64), p("IfIndex", 8),
                p("AddressFamily", 8)
            ]
        ),
        ev(
            (1497, 0), "IpMulticast1497", (2, 255), (437, 65535), &[31], "",
            &[
                f("GroupChangeType", 8, 0, Quantity::Unstated, Quantity::Unstated, 65), p("IfIndex", 8),
                f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(3), 65535), p("Data", 8), p("Status", 8)
            ]
        ),
        ev((1498, 0), "IpFlUpdateAddressList", (1, 255), (439, 65535), &[31], "", T73),
        ev(
            (1499, 0), "IpTemporaryAddressCreation", (1, 255), (440, 65535), &[4, 7, 31], "",
            &[
                p("IfIndex", 8), f("IPv4Address", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                p("IpAddrLength", 8), f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(2), 65535)
            ]
        ),
        ev(
            (1500, 0), "IpSubInterfaceCreation1500", (0, 255), (388, 65535), &[4, 7], "",
            &[p("IfIndex", 8), p("Status", 8)]
        ),
        ev((1501, 0), "TcpipMediaReconnect", (1, 255), (441, 65535), &[4, 7], "", &[p("IfIndex", 8)]),
        ev(
            (1502, 0), "TcpipRegSyncInterface", (1, 255), (442, 65535), &[4, 7], "",
            &[p("IfIndex", 8), p("Field", 1), p("Status", 8)]
        ),
        ev(
            (1503, 0), "TcpipActiveRefFailure", (0, 255), (443, 65535), &[4, 7], "",
            &[p("Release", 8), p("IfIndex", 8), p("Subtask", 8), p("Status", 8)]
        ),
        ev(
            (1504, 0), "TcpipIpRedirectPath", (1, 255), (444, 65535), &[7, 21], "",
            &[
                p("IfIndex", 8), f("IPv4DestinationAddress", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                p("IPv4NextHop", 8), p("IpAddrLength", 8),
                f("IPv6DestinationAddress", 14, 24, Quantity::Unstated, Quantity::Field(3), 65535),
                f("IPv6NextHop", 14, 0, Quantity::Unstated, Quantity::Field(3), 65535)
            ]
        ),
        ev(
            (1505, 0), "TcpipIpRedirectPath1505", (2, 255), (444, 65535), &[21], "",
            &[
                p("IfIndex", 8), p("IpAddrLength", 8),
                f("IPv6Address", 14, 24, Quantity::Unstated, Quantity::Field(1), 65535)
            ]
        ),
        ev(
            (1506, 0), "IpReassembly1506", (0, 255), (438, 65535), &[7, 24, 30], "",
            &[p("Release", 8), p("AddressFamily", 8), p("IfIndex", 8)]
        ),
        ev(
            (1507, 0), "IpReassembly1507", (0, 255), (438, 65535), &[7, 24], "",
            &[
                p("IfIndex", 8), p("ReassemblyId", 8),
                f("IPv4SourceAddress", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("IPv4DestinationAddress", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535), p("IpAddrLength", 8),
                f("IPv6SourceAddress", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535),
                f("IPv6DestinationAddress", 14, 24, Quantity::Unstated, Quantity::Field(4), 65535)
            ]
        ),
        ev(
            (1508, 0), "IpAncillaryData", (0, 255), (445, 65535), &[7], "",
            &[f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 66), p("SocketLevel", 8), p("SocketOption", 8)]
        ),
        ev(
            (1509, 0), "IpAncillaryData1509", (0, 255), (445, 65535), &[7], "",
            &[
                f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 67),
                f("Option", 8, 0, Quantity::Unstated, Quantity::Unstated, 68)
            ]
        ),
        ev(
            (1510, 0), "IpAncillaryData1510", (0, 255), (445, 65535), &[7], "",
            &[p("Reason", 8), f("Option", 8, 0, Quantity::Unstated, Quantity::Unstated, 69)]
        ),
        ev((1511, 0), "IpAncillaryData1511", (0, 255), (445, 65535), &[7], "", T74),
        ev((1512, 0), "IpAncillaryData1512", (0, 255), (445, 65535), &[7], "", T74),
        ev(
            (1513, 0), "IpAncillaryData1513", (0, 255), (445, 65535), &[7], "",
            &[f("Reason", 8, 0, Quantity::Unstated, Quantity::Unstated, 70)]
        ),
        ev(
            (1514, 0), "TcpInterfaceRscStateChange1514", (2, 255), (210, 65535), &[4, 29], "",
            &[
                p("IfIndex", 8), p("TcpRscEnabledIpv4", 8), p("OffloadRscEnabledIpv4", 8), p("TcpRscEnabledIpv6", 8),
                p("OffloadRscEnabledIpv6", 8)
            ]
        ),
        ev(
            (1515, 0), "UdpUroNblOobInfo", (3, 255), (446, 65535), &[24], "",
            &[p("Endpoint", 16), p("SegCount", 6), p("SegSize", 6), p("DataLength", 8)]
        ),
        ev(
            (1516, 0), "SoftwareReceiveOffloadGlobalState", (2, 255), (447, 65535), &[7, 29], "",
            &[p("TcpRscDisabledMask", 7), p("UdpUroDisabledMask", 7)]
        ),
        ev(
            (1517, 0), "UdpGlobalParameters", (2, 255), (448, 65535), &[7, 28, 29], "",
            &[p("AddressFamily", 8), p("DisableUro", 4)]
        ),
        ev(
            (1517, 1), "UdpGlobalParameters_V1", (2, 255), (448, 65535), &[39, 44, 42], "",
            &[p("AddressFamily", 8), p("DisableUro", 4), p("DisableUso", 4)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1518, 0), "IpInterfaceRundown1518", (2, 255), (186, 65535), &[4, 7, 29], "",
            &[p("IfIndex", 8), p("CompartmentId", 8), p("AddressFamily", 8), p("ClientName", 1)]
        ),
        ev(
            (1519, 0), "TcpGlobalPortReservation1519", (2, 255), (53, 65535), &[39, 42], "",
            &[
                p("ProcessId", 8), p("Status", 8), p("ReservationType", 8), p("IPTransportProtocol", 8),
                p("StartPort", 6), p("NumberOfPorts", 6), p("ProcessSequenceNumber", 10)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1520, 0), "TcpipFramingTunnels", (0, 255), (450, 65535), &[43, 39, 42], "",
            &[p("IfIndex", 8), p("TunnelType", 8), p("Reason", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1521, 0), "TcpipFramingInterfaceStatus1521", (2, 255), (451, 65535), &[43, 42], "", T78)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1522, 0), "TcpipFramingIsolation", (1, 255), (452, 65535), &[43, 42], "",
            &[p("IfIndex", 8), p("AddressFamily", 8), p("Reason", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1523, 0), "TcpipFramingPatterns", (0, 255), (453, 65535), &[43, 42], "",
            &[p("IfIndex", 8), p("AddressFamily", 8), p("FailureType", 8), p("NtStatus", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1524, 0), "TcpipFramingInterfaceMgmt", (2, 255), (454, 65535), &[43, 42], "",
            &[p("IfIndex", 8), p("AddressFamily", 8), p("FlicCode", 8), p("NtStatus", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1525, 0), "TcpipFramingPatterns1525", (2, 255), (453, 65535), &[43, 42], "", T78)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1526, 0), "TcpipFramingPnp", (2, 255), (455, 65535), &[43, 42], "",
            &[p("IfIndex", 8), p("AddressFamily", 8), p("Compartment", 8), p("Event", 8), p("Data", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1527, 0), "InterfaceRundown1527", (2, 255), (449, 65535), &[43, 42], "",
            &[
                p("IfIndex", 8), p("IfLuid", 10), p("AddressFamily", 8), p("Compartment", 8), p("IsolationMode", 8),
                p("IsolalationId", 8), p("DlAddrLength", 8), p("DLAddress", 14), p("InterfaceType", 8),
                p("PhysicalMediumType", 8), p("SwRscUroApplicable", 8), p("SwRscEnabled", 8), p("IfAlias", 1)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1527, 1), "InterfaceRundown1527_V1", (2, 255), (449, 65535), &[43, 42], "",
            &[
                p("IfIndex", 8), p("IfLuid", 10), p("AddressFamily", 8), p("Compartment", 8), p("IsolationMode", 8),
                p("IsolalationId", 8), p("DlAddrLength", 8), p("DLAddress", 14), p("InterfaceType", 8),
                p("PhysicalMediumType", 8), p("SwRscUroApplicable", 8), p("SwRscEnabled", 8), p("IfAlias", 1),
                p("SwUroEnabled", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1528, 0), "RawEndpoint", (2, 255), (456, 65535), &[46], "", T79)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1529, 0), "RawEndpoint1529", (2, 255), (456, 65535), &[40], "", T79)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1530, 0), "RawEndpoint1530", (0, 255), (456, 65535), &[46], "",
            &[
                p("Endpoint", 16), p("IPTransportProtocol", 8), p("EndpointAddressLength", 8), p("EndpointAddress", 14),
                p("SendAddressLength", 8), p("SendAddress", 14), p("Reason", 8), p("Status", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1531, 0), "RawEndpoint1531", (2, 255), (456, 65535), &[34, 36], "", T80)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1532, 0), "RawEndpoint1532", (0, 255), (456, 65535), &[34, 36], "", T80)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1533, 0), "RawEndpoint1533", (2, 255), (456, 65535), &[34, 35, 36], "", T81)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1534, 0), "RawEndpoint1534", (0, 255), (456, 65535), &[34, 35, 36], "", T81)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1535, 0), "RawEndpoint1535", (2, 255), (456, 65535), &[34, 36, 37], "", &[p("Endpoint", 16)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1536, 0), "IcmpRouterAdvertisement", (1, 255), (457, 65535), &[40], "",
            &[p("IfIndex", 8), p("PreferredLifetime", 8), p("ValidLifetime", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1537, 0), "IcmpRouterAdvertisement1537", (1, 255), (457, 65535), &[40], "",
            &[p("IfIndex", 8), p("PrefixLength", 8), p("IdentifierLength", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1538, 0), "ArpPacketDrops", (2, 255), (458, 65535), &[39, 40], "", T82)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1539, 0), "ArpPacketDrops1539", (2, 255), (458, 65535), &[39, 40], "",
            &[
                p("IfIndex", 8), p("DlAddrLength", 8), p("DlSourceAddress", 14), p("IpSourceAddress", 8),
                p("Directed", 8), p("DropReason", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1540, 0), "UpperLayerProtocolFailure", (2, 255), (459, 65535), &[40], "",
            &[p("AddressFamily", 8), p("IPTransportProtocol", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1541, 0), "UpperLayerProtocolFailure1541", (3, 255), (459, 65535), &[40], "",
            &[p("AddressFamily", 8), p("IPTransportProtocol", 8), p("Status", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1542, 0), "NeighborRundown", (2, 255), (460, 65535), &[45, 42], "",
            &[
                p("IfIndex", 8), p("CompartmentId", 8), p("IpAddrLength", 8), p("IPAddress", 14), p("DlAddrLength", 8),
                p("DLAddress", 14), p("NeighborState", 8), p("LastReachableInMs", 8), p("IsUnreachable", 8),
                p("Flags", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1543, 0), "ArpPacketDrops1543", (255, 255), (458, 65535), &[39, 40], "", T82)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1544, 0), "TcpipSetSockOpt", (2, 255), (461, 65535), &[39], "",
            &[p("Endpoint", 16), p("Level", 8), p("Name", 8), p("Length", 8), p("Value", 14)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1545, 0), "TcpRackTimeout", (2, 255), (462, 65535), &[46], "",
            &[
                p("Tcb", 16), p("SndUna", 8), p("SndMax", 8), p("SackedBytes", 8), p("LossDetected", 8),
                p("InRecovery", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1546, 0), "TcpArmRackTimer", (2, 255), (463, 65535), &[46], "",
            &[
                p("Tcb", 16), p("SndUna", 8), p("SndMax", 8), p("SackedBytes", 8), p("LossDetected", 8),
                p("InRecovery", 8), p("DeltaTicks", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1547, 0), "TcpReceiveSackBlock", (3, 255), (464, 65535), &[46], "",
            &[p("Tcb", 16), p("SndUna", 8), p("SndMax", 8), p("Ack", 8), p("SLE", 8), p("SRE", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1548, 0), "TcpReceiveSack", (2, 255), (465, 65535), &[46], "",
            &[
                p("Tcb", 16), p("SndUna", 8), p("SndMax", 8), p("Ack", 8), p("SackedBytes", 8), p("LossDetected", 8),
                p("InRecovery", 8), p("NumSackBlocks", 8), p("DSackCount", 8), p("NewSackInfo", 8), p("RecoveryMax", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1548, 1), "TcpReceiveSack_V1", (2, 255), (465, 65535), &[46], "",
            &[
                p("Tcb", 16), p("SndUna", 8), p("SndMax", 8), p("Ack", 8), p("SackedBytes", 8), p("LossDetected", 8),
                p("InRecovery", 8), p("NumSackBlocks", 8), p("DSackCount", 8), p("NewSackInfo", 8), p("RecoveryMax", 8),
                p("NewSackedBytes", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1549, 0), "TcpSendTrackerEnabled", (2, 255), (466, 65535), &[46], "", T69)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1550, 0), "TcpSendTrackerAck", (3, 255), (467, 65535), &[46], "",
            &[
                p("Tcb", 16), p("AckNo", 8), p("Start", 8), p("End", 8), p("Timestamps", 8), p("EverRetransmitted", 8),
                p("SackedBytes", 8), p("BytesInFlight", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1550, 1), "TcpSendTrackerAck_V1", (3, 255), (467, 65535), &[46], "",
            &[
                p("Tcb", 16), p("AckNo", 8), p("Start", 8), p("End", 8), p("Timestamps", 8), p("EverRetransmitted", 8),
                p("SackedBytes", 8), p("BytesInFlight", 8), p("State", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1551, 0), "TcpSendTrackerSend", (3, 255), (468, 65535), &[46], "",
            &[p("Tcb", 16), p("Start", 8), p("End", 8), p("Timestamps", 8), p("SackedBytes", 8), p("BytesInFlight", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1551, 1), "TcpSendTrackerSend_V1", (3, 255), (468, 65535), &[46], "",
            &[
                p("Tcb", 16), p("Start", 8), p("End", 8), p("Timestamps", 8), p("SackedBytes", 8),
                p("BytesInFlight", 8), p("NoNewTransmitCreated", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1552, 0), "TcpSendTrackerDetectLoss", (3, 255), (469, 65535), &[46], "",
            &[
                p("Tcb", 16), p("Start", 8), p("End", 8), p("Timestamps", 8), p("EverRetransmitted", 8),
                p("InFlightCount", 8), p("SackedBytes", 8), p("BytesInFlight", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1553, 0), "TcpAcceptRedirect", (3, 255), (470, 65535), &[39, 40], "",
            &[
                p("OriginalListener", 16), p("RedirectedListener", 16), p("Succeeded", 8), p("Redirected", 8),
                p("CodePath", 8), p("SockAddrLength", 8), p("LocalSockAddr", 14), p("RemoteSockAddr", 14),
                p("RedirectSockAddr", 14)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1554, 0), "TcpSendTrackerSackLimitReached", (3, 255), (471, 65535), &[46], "",
            &[
                p("Tcb", 16), p("SndUna", 8), p("SndMax", 8), p("Ack", 8), p("SLE", 8), p("SRE", 8),
                p("NumSackTransmits", 8), p("Limit", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1555, 0), "TcpConnectionTerminatedByNsi", (2, 255), (472, 65535), &[38, 39, 36], "",
            &[p("Tcb", 16), p("State", 8), p("Pid", 8), p("ProcessStartKey", 10), p("Shutdown", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1556, 0), "TcpRateBasedPacingTimeout", (3, 255), (473, 65535), &[46], "",
            &[p("Tcb", 16), p("SndUna", 8), p("SndMax", 8), p("PacingAllowance", 8), p("PacingRate", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1557, 0), "TcpRLedbatState", (2, 255), (474, 65535), &[39, 40], "",
            &[
                p("Tcb", 16), p("EventType", 8), p("SsThresh", 8), p("Wnd", 8), p("WndWs", 8), p("DrainedBytes", 8),
                p("ReceiveHigh", 8), p("TsHigh", 8), p("LastRollOverTimeMs", 8), p("EndReductionTimeMs", 8),
                p("MinDelaySampleMs", 8), p("MinBaseDelayMs", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1562, 0), "TcpCreateEndpointAccessFailure", (0, 255), (475, 65535), &[34, 36], "",
            &[
                p("LocalAddressLength", 8), p("LocalAddress", 14), p("Status", 8), p("ProcessId", 8),
                p("CompartmentId", 8), p("AddressFamily", 8), p("ProcessStartKey", 10)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1563, 0), "UdpCreateEndpointAccessFailure", (0, 255), (476, 65535), &[34, 36], "",
            &[
                p("Endpoint", 16), p("Status", 8), p("ProcessId", 8), p("CompartmentId", 8), p("AddressFamily", 8),
                p("ProcessStartKey", 10)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1564, 0), "TcpConnectTcbFailedAccess", (0, 255), (477, 65535), &[38, 39, 36, 48], "",
            &[
                p("LocalAddressLength", 8), p("LocalAddress", 14), p("RemoteAddressLength", 8), p("RemoteAddress", 14),
                p("Status", 8), p("ProcessId", 8), p("Compartment", 8), p("Tcb", 16), p("ProcessStartKey", 10)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1565, 0), "TcpCongestionStateChange", (3, 255), (478, 65535), &[38, 39, 46], "",
            &[p("Tcb", 16), p("OldState", 8), p("NewState", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1566, 0), "TcpSendTrackerSackReorderingDetected", (3, 255), (479, 65535), &[46], "",
            &[p("Tcb", 16), p("MaxReorderingBytes", 8), p("Fack", 8), p("EndSeq", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1577, 0), "TcpSendTrackerUpdateReoWnd", (3, 255), (480, 65535), &[46], "",
            &[
                p("Tcb", 16), p("Multiplier", 8), p("Persist", 8), p("Reownd", 8), p("ReorderingSeen", 8),
                p("DSackSeenOnLatestAck", 8), p("InLossRecovery", 8), p("DupAckCountReached", 8), p("DSackRound", 8),
                p("DSackRoundValid", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1578, 0), "IpInjectNbl", (2, 255), (481, 65535), &[46], "", T83)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1579, 0), "IpInjectNbl1579", (2, 255), (481, 65535), &[46], "", T83)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1580, 0), "IpInjectNbl1580", (2, 255), (481, 65535), &[40], "", T83)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1581, 0), "IpInjectNbl1581", (2, 255), (481, 65535), &[46, 40], "", T83)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1582, 0), "TcpipIndicationFilteredForIflist", (3, 255), (482, 65535), &[39, 40], "", &[p("IfIndex", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1583, 0), "TcpBbr2", (3, 255), (483, 65535), &[46], "",
            &[
                p("Tcb", 16), p("bbr_bw", 8), p("min_rtt_us", 8), p("mode", 8), p("cycle_idx", 8), p("CWnd", 8),
                p("PacingRate", 8), p("BytesSent", 8), p("SRtt", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1584, 0), "TcpSendTrackerMarkRexmit", (3, 255), (484, 65535), &[46], "",
            &[
                p("Tcb", 16), p("Start", 8), p("End", 8), p("Timestamps", 8), p("InFlightCount", 8),
                p("SackedBytes", 8), p("BytesInFlight", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1585, 0), "TcpSendTrackerRackUpdate", (3, 255), (485, 65535), &[46], "",
            &[
                p("Tcb", 16), p("RackXmitTimeStampValid", 8), p("RackXmitTimeStampInUs", 8), p("RackEndSeq", 8),
                p("RackRttInUs", 8), p("NowInUs", 8), p("TimeStampInUs", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1586, 0), "IpInterfaceChange", (2, 255), (486, 65535), &[43], "",
            &[p("AddressFamily", 8), p("CompartmentId", 8), p("Interface", 8), p("PrefixSharing", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1587, 0), "TcpCarefulAck", (2, 255), (487, 65535), &[46], "",
            &[
                p("Tcb", 16), p("ThAck", 8), p("SndUna", 8), p("SndMax", 8), p("RecoveryMax", 8), p("SndWnd", 8),
                p("SndWndChanged", 8), p("SackUpdated", 8), p("TcpState", 8), p("CongestionState", 8), p("Frto", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1588, 0), "IpInterfaceChange1588", (2, 255), (486, 65535), &[43], "",
            &[
                p("AddressFamily", 8), p("CompartmentId", 8), p("Interface", 8), p("OldForwardingTag", 8),
                p("NewForwardingTag", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1589, 0), "TcpAfRundown", (2, 255), (488, 65535), &[39], "", &[p("AddressFamily", 8), p("RssEnabled", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1590, 0), "TcpSendCompletionFailure", (2, 255), (489, 65535), &[46], "",
            &[p("Tcb", 16), p("Nbl", 16), p("Status", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1591, 0), "TcpipAllocHooksSetup", (0, 255), (490, 65535), &[39], "", T64)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1592, 0), "IpNeighborReset", (2, 255), (491, 65535), &[45], "",
            &[
                p("Interface", 8), p("IpAddrLength", 8), p("IPAddress", 14), p("DlAddrLength", 8), p("DLAddress", 14),
                p("OldNeighborState", 8), p("ResetReason", 8), p("CompartmentId", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1593, 0), "TcpGlobalTimerFired", (2, 255), (492, 65535), &[42], "", &[p("Processor", 8), p("Tick", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1594, 0), "TcpGlobalTimerArmed", (2, 255), (493, 65535), &[42], "", &[p("NextToExpire", 8), p("Period", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1595, 0), "TcpGlobalTimerCancelled", (2, 255), (494, 65535), &[42], "", &[])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1596, 0), "TcpFastopenKeyUpdate", (2, 255), (495, 65535), &[42], "", &[])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1597, 0), "TcpAutoTuningPausedForMemoryUsage", (2, 255), (496, 65535), &[40], "",
            &[p("AddressFamily", 8), p("Tcb", 16), p("TotalBytesBuffered", 10), p("UpperLimit", 10)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1598, 0), "IpAddressAutoConfigurationLimitFailure", (0, 255), (497, 65535), &[44], "",
            &[
                p("Interface", 8), p("CompartmentId", 8), p("Protocol", 2), p("IpAddrLength", 8), p("IPv4Address", 8),
                p("IPv6Address", 14), p("IPProtocol", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1599, 0), "IpRouteAutoConfigurationLimitFailure", (0, 255), (498, 65535), &[45, 44], "",
            &[
                p("Interface", 8), p("CompartmentId", 8), p("Protocol", 2), p("DestinationPrefixAddressLength", 8),
                p("NextHopAddressLength", 8), p("DestinationPrefixLength", 8), p("DestinationPrefix", 14),
                p("NextHopAddress", 14), p("IPv4DestinationPrefix", 8), p("IPv4NextHopAddress", 8), p("IPProtocol", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1600, 0), "TcpipPBRFailure", (0, 255), (499, 65535), &[45], "",
            &[
                p("Compartment", 8), p("DestinationAddrLength", 8), p("DestinationAddress", 14),
                p("SourceAddrLength", 8), p("SourceAddress", 14), p("TransportProtocol", 8), p("IcmpType", 4),
                p("IcmpCode", 4), p("PolicySourceAddrLength", 8), p("PolicySourceAddress", 14),
                p("PolicyNextHopAddrLength", 8), p("PolicyNextHopAddress", 14), p("PolicyInterfaceLuid", 10),
                p("FailureReason", 8), p("Status", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1601, 0), "TcpRx", (3, 255), (500, 65535), &[40], "",
            &[
                p("Tcb", 16), p("NewState", 8), p("FastPath", 8), p("NBL", 16), p("ThSeq", 8), p("ThAck", 8),
                p("ThFlags", 4), p("RSC", 8), p("CoalescedSegCount", 6), p("RscTcpTimestampDelta", 8),
                p("EcnCePresent", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1602, 0), "TcpProcessFastRxBatch", (3, 255), (501, 65535), &[40], "",
            &[p("Tcb", 16), p("SegmentCount", 8), p("NumBytes", 8), p("NblHead", 16), p("NblTail", 16), p("Inspect", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1603, 0), "TcpDisconnect", (2, 255), (502, 65535), &[38, 39, 36, 37], "",
            &[p("Tcb", 16), p("State", 8), p("Injected", 1), p("DataLength", 10)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1604, 0), "Ndkpi_Disconnect_Event_Callback_Ex", (2, 255), (503, 65535), &[49], "",
            &[p("DisconnectEventContext", 16), p("ProviderDisconnectReason", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1605, 0), "Ndkpi_Accept_Ex", (2, 255), (504, 65535), &[49], "",
            &[
                p("NdkConnector", 16), p("NdkQp", 16), p("IRD", 8), p("ORD", 8), p("DisconnectEventContext", 16),
                p("RequestContext", 16), p("PrivateDataLength", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1606, 0), "Ndkpi_Complete_Connect_Ex", (2, 255), (505, 65535), &[49], "",
            &[p("NdkConnector", 16), p("DisconnectEventContext", 16), p("RequestContext", 16)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1607, 0), "Ndkpi_Open_Adapter_Version_Override", (2, 255), (506, 65535), &[49], "",
            &[
                p("ProviderSupportedNDKVersionMajor", 6), p("ProviderSupportedNDKVersionMinor", 6),
                p("FlConfiguredNdkpiVersionMajor", 6), p("FlConfiguredNdkpiVersionMinor", 6),
                p("ActualSupportedNDKVersionMajor", 6), p("ActualSupportedNDKVersionMinor", 6), p("IF_INDEX", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1608, 0), "Ndkpi_Fl_Version_Config_Registry_Override", (2, 255), (507, 65535), &[49], "",
            &[
                p("OldFlVersionMajor", 6), p("OldFlVersionMinor", 6), p("NewFlVersionMajor", 6),
                p("NewFlVersionMinor", 6), p("OverrideStatus", 1)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1609, 0), "Ndkpi_Open_Adapter_Unexpected_Provider_Version", (1, 255), (508, 65535), &[49], "",
            &[
                p("ProviderSupportedNDKVersionMajor", 6), p("ProviderSupportedNDKVersionMinor", 6),
                p("ConsumerSpecifiedNdkpiVersionMajor", 6), p("ConsumerSpecifiedNdkpiVersionMinor", 6), p("IF_INDEX", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1610, 0), "TcpipDsDetectTraffic", (3, 255), (509, 65535), &[45], "",
            &[p("StandbyEvent", 8), p("AddressFamily", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1611, 0), "TcpipDsStateChange", (2, 255), (510, 65535), &[42], "", &[p("DSState", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1612, 0), "TcpipDsResolveApi", (3, 255), (511, 65535), &[45], "", &[p("API", 2)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1613, 0), "SendOffloadGlobalState", (2, 255), (512, 65535), &[39, 42], "", &[p("UdpUsoDisabledMask", 7)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1614, 0), "TcpipFramingUroStatus", (2, 255), (513, 65535), &[43, 42], "",
            &[p("SwUroEnabled", 8), p("HwUroEnabled", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1615, 0), "TcpipGlobalPowerPolicyChange", (2, 255), (514, 65535), &[42], "", &[p("PowerPolicy", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1616, 0), "TcpipGlobalPowerPolicySendRS", (2, 255), (515, 65535), &[43, 42], "", T84)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1617, 0), "TcpipGlobalPowerPolicyRequestRS", (2, 255), (516, 65535), &[43, 42], "", T84)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1618, 0), "TcpipIpRouteLifetime", (2, 255), (517, 65535), &[45, 42], "",
            &[
                p("Interface", 8), p("Protocol", 2), p("Compartment", 8), p("DestinationPrefixAddressLength", 8),
                p("DestinationPrefix", 14), p("DestinationPrefixLength", 8), p("NextHopAddressLength", 8),
                p("NextHopAddress", 14), p("Metric", 8), p("Origin", 8), p("CurrentTime", 8), p("OldBasetime", 8),
                p("OldValidTime", 8), p("OldPreferredTime", 8), p("NewBasetime", 8), p("NewValidTime", 8),
                p("NewPreferredTime", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1619, 0), "IpSourceAddressSelection1619", (3, 255), (302, 65535), &[45], "",
            &[
                p("IpAddrLength", 8), p("PreferredSourceIPAddress", 14), p("NonPreferredSourceIPAddress", 14),
                p("DestinationIPAddress", 14), p("CompartmentId", 8), p("Rule", 8), p("RuleExtension", 8),
                p("RuleName", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1620, 0), "RemoteEndpointCleanup", (2, 255), (518, 65535), &[51], "",
            &[
                p("AddressLength", 8), p("LocalAddress", 14), p("RemoteAddress", 14), p("CurrentTick", 10),
                p("LastTick", 10), p("LifeTime", 8), p("LifetimeFactor", 6)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1621, 0), "FlVirtualInterfaceCreation", (2, 255), (519, 65535), &[43, 42], "", T85)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1622, 0), "FlVirtualInterfaceDeletion", (2, 255), (520, 65535), &[43, 42], "", T85)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1623, 0), "TcpipGlobalPowerPolicyTransitionAdjustment", (2, 255), (521, 65535), &[42], "",
            &[
                p("InterfaceIndex", 8), p("DestinationPrefixAddressLength", 8), p("DestinationPrefix", 14),
                p("DestinationPrefixLength", 8), p("NextHopAddressLength", 8), p("NextHopAddress", 14),
                p("EnteredStandbySystemTickCount", 10), p("CurrentTickCount", 8),
                p("ValidLifetimeHighWaterTickCount", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1624, 0), "TcpFlowLabelRefresh", (2, 255), (522, 65535), &[46], "",
            &[p("Tcb", 16), p("OldFlowLabel", 8), p("NewFlowLabel", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1625, 0), "TcpCwndRestart1625", (2, 255), (205, 65535), &[46], "", T38)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1626, 0), "TcpLimitingFactor", (3, 255), (523, 65535), &[46], "",
            &[p("Tcb", 16), p("SenderLimitedBytes", 10), p("ReceiverLimitedBytes", 10), p("CongestionLimitedBytes", 10)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1627, 0), "UdpOffloadHwUroChangeScheduled", (2, 255), (524, 65535), &[42], "",
            &[
                p("IfLuid", 10), p("ChangeReason", 8), p("NewUroState", 8), p("CurrentUroState", 8),
                p("LastScheduledState", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1627, 1), "UdpOffloadHwUroChangeScheduled_V1", (2, 255), (524, 65535), &[42], "",
            &[
                p("IfLuid", 10), p("ChangeReason", 8), p("NewUroState", 8), p("CurrentUroState", 8),
                p("LastScheduledState", 8), p("FailureReasonFlags", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1628, 0), "UdpOffloadHwUroChangeComplete", (2, 255), (525, 65535), &[42], "",
            &[p("IfLuid", 10), p("ChangeReason", 8), p("NewUroState", 8), p("Status", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1628, 1), "UdpOffloadHwUroChangeComplete_V1", (2, 255), (525, 65535), &[42], "",
            &[p("IfLuid", 10), p("ChangeReason", 8), p("NewUroState", 8), p("Status", 8), p("FailureReasonFlags", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1629, 0), "FlsnpiClientAttach", (2, 255), (526, 65535), &[39, 52], "",
            &[
                p("ClientName", 1), p("AddressFamily", 8), p("ClientNpiVersion", 8), p("NblContextSize", 8),
                p("FailureReason", 8), p("Status", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1630, 0), "FlsnpiClientDetach", (2, 255), (527, 65535), &[39, 52], "",
            &[p("ClientName", 1), p("AddressFamily", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1631, 0), "FlsnpiClientInterfaceAttach", (2, 255), (528, 65535), &[39, 52], "",
            &[
                p("ClientName", 1), p("AddressFamily", 8), p("CompartmentId", 8), p("IfIndex", 8), p("VirtualIfId", 8),
                p("Flags", 8), p("FailureReason", 8), p("Status", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1632, 0), "FlsnpiClientInterfaceDetach", (2, 255), (529, 65535), &[39, 52], "",
            &[
                p("ClientName", 1), p("AddressFamily", 8), p("CompartmentId", 8), p("IfIndex", 8), p("VirtualIfId", 8),
                p("FailureReason", 8), p("Status", 8), p("Flags", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1633, 0), "FlsnpiDataPathFailure", (0, 255), (530, 65535), &[39, 52], "",
            &[
                p("Operation", 8), p("AddressFamily", 8), p("PathDirection", 8), p("ClientName", 1),
                p("CompartmentId", 8), p("IfIndex", 8), p("VirtualIfId", 8), p("Flags", 8), p("FailureReason", 8),
                p("Status", 8), p("InjectionIfIndex", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1634, 0), "FlsnpiClientSilentDrop", (3, 255), (531, 65535), &[39, 52], "",
            &[
                p("PathDirection", 8), p("AddressFamily", 8), p("ClientName", 1), p("CompartmentId", 8),
                p("InterfaceIndex", 8), p("VirtualIfId", 8), p("PacketCount", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1635, 0), "FlsnpiPacketStats", (255, 255), (532, 65535), &[39, 52], "",
            &[
                p("Direction", 8), p("AddressFamily", 8), p("CompartmentId", 8), p("InterfaceIndex", 8),
                p("VirtualIfId", 8), p("PacketsIndicated", 8), p("PacketsReturned", 8), p("PacketsInjected", 8),
                p("PacketsCloned", 8), p("PacketsClonedWithNBSplit", 8), p("PacketsDropped", 8),
                p("PacketsSilentlyDropped", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1636, 0), "TcpipPowerPolicyRundown", (2, 255), (533, 65535), &[42], "", &[p("PowerPolicy", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1637, 0), "TcpSendAcked", (2, 255), (534, 65535), &[46], "",
            &[
                p("Tcb", 16), p("NumBytes", 8), p("SndNxt", 8), p("ActivityID", 16), p("SndLimBytesSnd", 10),
                p("SndLimBytesRwin", 10), p("SndLimBytesCwnd", 10), p("CWnd", 8), p("SRtt", 8),
                p("LossRecoveryEpisodes", 8), p("RtoEpisodes", 8), p("PtoEpisodes", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1638, 0), "IpRaPref64Event", (2, 255), (535, 65535), &[53], "",
            &[
                p("Event", 8), p("Interface", 8), p("CompartmentId", 8), p("RouterAddrLength", 8),
                p("RouterAddress", 14), p("PrefixAddrLength", 8), p("Prefix", 14), p("PrefixLength", 8),
                p("Lifetime", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1639, 0), "IpDestinationCacheInvalidation", (2, 255), (536, 65535), &[45, 42], "",
            &[p("CompartmentId", 8), p("AddressFamily", 8), p("RoutingEpoch", 7)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1640, 0), "FlVirtualIfSetError", (0, 255), (537, 65535), &[43, 42], "", T86)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((1641, 0), "FlVirtualIfGetError", (0, 255), (538, 65535), &[43, 42], "", T86)
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (1642, 0), "IpRecvPrefixOptionInRouterAdvertisement", (2, 255), (539, 65535), &[45, 42], "",
            &[
                p("InterfaceIndex", 8), p("InterfaceGuid", 15), p("CompartmentId", 8), p("AddressLength", 8),
                p("SourceIpAddress", 14), p("PrefixValue", 14), p("PrefixLength", 8), p("ValidLifetime", 8),
                p("PreferredLifetime", 8), p("FlagsValue", 4), p("IsRoute", 13), p("IsSitePrefix", 13),
                p("IsRouterAddress", 13), p("IsAutonomous", 13), p("IsOnLink", 13)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::MICROSOFT_TX_MANIFESTS]);
