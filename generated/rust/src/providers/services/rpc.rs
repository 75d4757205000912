// Generated from spec/providers/Microsoft-Windows-RPC.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events of the provider Microsoft-Windows-RPC.
//!
//! Remote procedure calls: start and stop of calls of clients and servers, errors.
//!
//! The feature `provider-payloads-services` enables the payload types of its events, in the module `payloads`.
use crate::rt::provider::{
    EventField, Members, Provider, ProviderKind, Quantity, event as ev, field as f, map, plain as p, provider,
    structure as s
};
use crate::rt::sources;
#[cfg(feature = "provider-payloads-services")]
pub mod payloads;
/// GUID of the provider.
pub const GUID: crate::Guid =
    crate::Guid {
        data1: 0x6ad52b32, data2: 0xd609, data3: 0x4be9, data4: [0xae, 0x07, 0xce, 0x8d, 0xae, 0x93, 0x7e, 0x39]
    };
/// Event IDs.
pub mod event {
    /// Event `RpcClientCallStop_V1`.
    pub const RPC_CLIENT_CALL_STOP_V1: u16 = 1;
    /// Event `RpcServerCall_V1`.
    pub const RPC_SERVER_CALL_V1: u16 = 2;
    /// Event `Debug_V1`.
    pub const DEBUG_V1: u16 = 4;
    /// Event `RpcClientCallStart_V1`.
    pub const RPC_CLIENT_CALL_START_V1: u16 = 5;
    /// Event `RpcServerCallStart_V1`.
    pub const RPC_SERVER_CALL_START_V1: u16 = 6;
    /// Event `RpcClientCallStop7_V1`.
    pub const RPC_CLIENT_CALL_STOP7_V1: u16 = 7;
    /// Event `RpcServerCallStop_V1`.
    pub const RPC_SERVER_CALL_STOP_V1: u16 = 8;
    /// Event `Debug10_V1`.
    pub const DEBUG10_V1: u16 = 10;
    /// Event `Debug11_V1`.
    pub const DEBUG11_V1: u16 = 11;
    /// Event `DebugStart_V1`.
    pub const DEBUG_START_V1: u16 = 12;
    /// Event `DebugStop_V1`.
    pub const DEBUG_STOP_V1: u16 = 13;
    /// Event `FunctionTraceStart_V1`.
    pub const FUNCTION_TRACE_START_V1: u16 = 14;
    /// Event `FunctionTraceStop_V1`.
    pub const FUNCTION_TRACE_STOP_V1: u16 = 15;
    /// Event `FunctionTraceStart16_V1`.
    pub const FUNCTION_TRACE_START16_V1: u16 = 16;
}

/// Tasks.
pub mod task {
    /// Task `RpcClientCall`.
    pub const RPC_CLIENT_CALL: u16 = 1;
    /// Task `RpcServerCall`.
    pub const RPC_SERVER_CALL: u16 = 2;
    /// Task `Debug`.
    pub const DEBUG: u16 = 3;
    /// Task `FunctionTrace`.
    pub const FUNCTION_TRACE: u16 = 4;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `Stop`.
    pub const STOP: u8 = 2;
    /// Opcode `Start`.
    pub const START: u8 = 1;
}

static T0: &[EventField] = &[
    p("Status", 8),
];
static T1: &[EventField] = &[
    p("SubjectPointer", 10),
    p("FragmentSize", 8),
    f("Fragment", 14, 0, Quantity::Unstated, Quantity::Field(1), 65535),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider = provider("Microsoft-Windows-RPC", "services::rpc", GUID, ProviderKind::Manifest)
    .with_keywords(&[])
    .with_levels(&[("Error", Some(0x2)), ("Informational", Some(0x4)), ("Verbose", Some(0x5)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("RpcClientCall", Some(0x1)), ("RpcServerCall", Some(0x2)), ("Debug", Some(0x3)),
            ("FunctionTrace", Some(0x4)),
        ]
    )
    .with_opcodes(&[("Stop", Some(0x2)), ("Start", Some(0x1)), ])
    .with_maps(&[
        map(
            "SubjectTypes", false,
            &[
                (0x2e, "ASSOC"), (0x32, "HTTPv2"), (0x41, "SASSOC"), (0x42, "BCACHE2"), (0x43, "SCALL"),
                (0x44, "ADDRESS"), (0x45, "ENGINE"), (0x46, "CAUSAL_F"), (0x47, "GC"), (0x48, "HEAP"), (0x49, "EEINFO"),
                (0x4c, "ALPC"), (0x4d, "RESERVED_MEM"), (0x4e, "SCONN"), (0x4f, "CORRUPT"), (0x50, "PROVIDER"),
                (0x53, "SECCRED"), (0x54, "STABLE"), (0x57, "PROTOCOL"), (0x61, "CASSOC"), (0x62, "BCACHE"),
                (0x63, "CCALL"), (0x64, "TP_ALPC"), (0x65, "CENDPOINT"), (0x66, "TP_CALLBACK"), (0x68, "HANDLE"),
                (0x69, "IF"), (0x6a, "TP_IO"), (0x6b, "TP_WORK"), (0x6c, "CTXHANDLE"), (0x6d, "MUTEX"), (0x6e, "CCONN"),
                (0x6f, "TRANS_CONN"), (0x70, "PACKET"), (0x72, "REFOBJ"), (0x73, "SSECCTX"), (0x74, "THREAD"),
                (0x75, "TP_TIMER"), (0x76, "EVENT"), (0x77, "TP_WAIT"), (0x78, "EXCEPT"),
            ]
        ),
        map("ProtocolSequences", false, &[(0x1, "TCP"), (0x2, "Named Pipes"), (0x3, "LRPC"), (0x4, "RPC/HTTP"), ]),
        map(
            "AuthenticationServices", false,
            &[(0x9, "Negotiate"), (0xa, "NTLM"), (0xe, "SChannel"), (0x10, "Kerberos"), (0x14, "Kernel"), ]
        ),
        map(
            "ImpersonationLevels", false,
            &[(0x0, "Default"), (0x1, "Anonymous"), (0x2, "Identify"), (0x3, "Impersonate"), (0x4, "Delegate"), ]
        ),
        map(
            "RpcHttp2ObjectTypes", false,
            &[
                (0x1, "SOCKET_CHANNEL"), (0x2, "PROXY_SOCKET_CHANNEL"), (0x3, "CHANNEL"), (0x4, "BOTTOM_CHANNEL"),
                (0x5, "IIS_CHANNEL"), (0x6, "RAW_CONNECTION"), (0x7, "INITIAL_RAW_CONNECTION"),
                (0x8, "IIS_SENDER_CHANNEL"), (0x9, "ENDPOINT_RECEIVER"), (0xa, "PLUG_CHANNEL"), (0xb, "CLIENT_VC"),
                (0xc, "SERVER_VC"), (0xd, "INPROXY_VC"), (0xe, "OUTPROXY_VC"), (0xf, "PROXY_VC"),
                (0x10, "CDATA_ORIGINATOR"), (0x11, "CLIENT_CHANNEL"), (0x12, "CALLBACK"), (0x13, "FLOW_CONTROL_SENDER"),
                (0x14, "WINHTTP_CALLBACK"), (0x15, "WINHTTP_CHANNEL"), (0x16, "WINHTTP_RAW"), (0x17, "PROXY_RECEIVER"),
                (0x18, "SERVER_CHANNEL"), (0x19, "FRAGMENT_RECEIVER"),
            ]
        ),
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev(
            (1, 1), "RpcClientCallStop_V1", (0, 255), (0, 0), &[], "",
            &[
                p("ImageName", 1), p("ComputerName", 1), p("ProcessID", 8), p("TimeStamp", 18),
                p("GeneratingComponent", 8), p("Status", 20), p("DetectionLocation", 6), p("Flags", 6),
                p("NumberOfParameters", 6), f("Params", 10, 0, Quantity::Field(8), Quantity::Unstated, 65535)
            ]
        ),
        ev(
            (2, 1), "RpcServerCall_V1", (1, 255), (1, 65535), &[], "",
            &[p("ImangeName", 1), p("InterfaceUuid", 15), p("FilterKey", 15)]
        ),
        ev(
            (3, 1), "", (0, 255), (65535, 65535), &[], "",
            &[
                p("ImageName", 1), p("DetectionLocation", 6), p("Status", 8), p("AdditionalData1", 20),
                p("AdditionalData2", 20)
            ]
        ),
        ev(
            (4, 1), "Debug_V1", (2, 255), (2, 65535), &[], "",
            &[
                f("Subject", 4, 0, Quantity::Unstated, Quantity::Unstated, 0), p("Verb", 4), p("SubjectPointer", 10),
                p("ObjectPointer", 10), p("DataPointer", 10)
            ]
        ),
        ev(
            (5, 1), "RpcClientCallStart_V1", (1, 255), (0, 1), &[], "",
            &[
                p("InterfaceUuid", 15), p("ProcNum", 8), f("Protocol", 8, 0, Quantity::Unstated, Quantity::Unstated, 1),
                p("NetworkAddress", 1), p("Endpoint", 1), p("Options", 1), p("AuthenticationLevel", 8),
                f("AuthenticationService", 8, 0, Quantity::Unstated, Quantity::Unstated, 2), p("ImpersonationLevel", 8)
            ]
        ),
        ev(
            (6, 1), "RpcServerCallStart_V1", (1, 255), (1, 1), &[], "",
            &[
                p("InterfaceUuid", 15), p("ProcNum", 8), p("Protocol", 8), p("NetworkAddress", 1), p("Endpoint", 1),
                p("Options", 1), p("AuthenticationLevel", 8), p("AuthenticationService", 8),
                f("ImpersonationLevel", 8, 0, Quantity::Unstated, Quantity::Unstated, 3)
            ]
        ),
        ev((7, 1), "RpcClientCallStop7_V1", (1, 255), (0, 0), &[], "", T0),
        ev((8, 1), "RpcServerCallStop_V1", (1, 255), (1, 0), &[], "", T0),
        ev((9, 1), "", (2, 255), (65535, 65535), &[], "", T0),
        ev((10, 1), "Debug10_V1", (2, 255), (2, 65535), &[], "", T1),
        ev((11, 1), "Debug11_V1", (2, 255), (2, 65535), &[], "", T1),
        ev(
            (12, 1), "DebugStart_V1", (2, 255), (2, 1), &[], "",
            &[p("ObjectType", 8), p("Operation", 8), p("Address", 10), p("Data", 10)]
        ),
        ev(
            (13, 1), "DebugStop_V1", (2, 255), (2, 0), &[], "",
            &[
                f("ObjectType", 8, 0, Quantity::Unstated, Quantity::Unstated, 4), p("Operation", 8), p("Address", 10),
                p("Data", 10)
            ]
        ),
        ev(
            (14, 1), "FunctionTraceStart_V1", (1, 255), (3, 1), &[], "",
            &[
                p("InterfaceUuid", 15), p("TypeMgrUuid", 15), p("Flags", 8), p("MaxCalls", 8), p("SDSize", 8),
                f("SD", 14, 0, Quantity::Unstated, Quantity::Field(4), 65535)
            ]
        ),
        ev(
            (15, 1), "FunctionTraceStop_V1", (1, 255), (3, 0), &[], "",
            &[p("InterfaceUuid", 15), p("TypeMgrUuid", 15), p("Flags", 8), p("MaxCalls", 8)]
        ),
        ev(
            (16, 1), "FunctionTraceStart16_V1", (1, 255), (3, 1), &[], "",
            &[
                p("Protocol", 1), p("Endpoint", 1), p("NetworkAddress", 1), p("PendingQueueSize", 8),
                p("EndpointFlags", 8), p("NicFlags", 8)
            ]
        ),
        ev((17, 1), "", (1, 255), (65535, 65535), &[], "", &[p("RPCStatus", 20)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]);
