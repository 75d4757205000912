// Generated from spec/providers/Microsoft-Windows-RPC.toml by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the events of Microsoft-Windows-RPC.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        open_enum
        /// Names of values of the map `SubjectTypes`.
        SubjectTypes(u8), size = 1, map = "SubjectTypes", false {
            ASSOC = 0x2E, "ASSOC";
            HTTPV2 = 0x32, "HTTPv2";
            SASSOC = 0x41, "SASSOC";
            BCACHE2 = 0x42, "BCACHE2";
            SCALL = 0x43, "SCALL";
            ADDRESS = 0x44, "ADDRESS";
            ENGINE = 0x45, "ENGINE";
            CAUSAL_F = 0x46, "CAUSAL_F";
            GC = 0x47, "GC";
            HEAP = 0x48, "HEAP";
            EEINFO = 0x49, "EEINFO";
            ALPC = 0x4C, "ALPC";
            RESERVED_MEM = 0x4D, "RESERVED_MEM";
            SCONN = 0x4E, "SCONN";
            CORRUPT = 0x4F, "CORRUPT";
            PROVIDER = 0x50, "PROVIDER";
            SECCRED = 0x53, "SECCRED";
            STABLE = 0x54, "STABLE";
            PROTOCOL = 0x57, "PROTOCOL";
            CASSOC = 0x61, "CASSOC";
            BCACHE = 0x62, "BCACHE";
            CCALL = 0x63, "CCALL";
            TP_ALPC = 0x64, "TP_ALPC";
            CENDPOINT = 0x65, "CENDPOINT";
            TP_CALLBACK = 0x66, "TP_CALLBACK";
            HANDLE = 0x68, "HANDLE";
            IF = 0x69, "IF";
            TP_IO = 0x6A, "TP_IO";
            TP_WORK = 0x6B, "TP_WORK";
            CTXHANDLE = 0x6C, "CTXHANDLE";
            MUTEX = 0x6D, "MUTEX";
            CCONN = 0x6E, "CCONN";
            TRANS_CONN = 0x6F, "TRANS_CONN";
            PACKET = 0x70, "PACKET";
            REFOBJ = 0x72, "REFOBJ";
            SSECCTX = 0x73, "SSECCTX";
            THREAD = 0x74, "THREAD";
            TP_TIMER = 0x75, "TP_TIMER";
            EVENT = 0x76, "EVENT";
            TP_WAIT = 0x77, "TP_WAIT";
            EXCEPT = 0x78, "EXCEPT";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `ProtocolSequences`.
        ProtocolSequences(u32), size = 4, map = "ProtocolSequences", false {
            TCP = 0x1, "TCP";
            NAMED_PIPES = 0x2, "Named Pipes";
            LRPC = 0x3, "LRPC";
            RPC_HTTP = 0x4, "RPC/HTTP";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `AuthenticationServices`.
        AuthenticationServices(u32), size = 4, map = "AuthenticationServices", false {
            NEGOTIATE = 0x9, "Negotiate";
            NTLM = 0xA, "NTLM";
            SCHANNEL = 0xE, "SChannel";
            KERBEROS = 0x10, "Kerberos";
            KERNEL = 0x14, "Kernel";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `ImpersonationLevels`.
        ImpersonationLevels(u32), size = 4, map = "ImpersonationLevels", false {
            DEFAULT = 0x0, "Default";
            ANONYMOUS = 0x1, "Anonymous";
            IDENTIFY = 0x2, "Identify";
            IMPERSONATE = 0x3, "Impersonate";
            DELEGATE = 0x4, "Delegate";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `RpcHttp2ObjectTypes`.
        RpcHttp2ObjectTypes(u32), size = 4, map = "RpcHttp2ObjectTypes", false {
            SOCKET_CHANNEL = 0x1, "SOCKET_CHANNEL";
            PROXY_SOCKET_CHANNEL = 0x2, "PROXY_SOCKET_CHANNEL";
            CHANNEL = 0x3, "CHANNEL";
            BOTTOM_CHANNEL = 0x4, "BOTTOM_CHANNEL";
            IIS_CHANNEL = 0x5, "IIS_CHANNEL";
            RAW_CONNECTION = 0x6, "RAW_CONNECTION";
            INITIAL_RAW_CONNECTION = 0x7, "INITIAL_RAW_CONNECTION";
            IIS_SENDER_CHANNEL = 0x8, "IIS_SENDER_CHANNEL";
            ENDPOINT_RECEIVER = 0x9, "ENDPOINT_RECEIVER";
            PLUG_CHANNEL = 0xA, "PLUG_CHANNEL";
            CLIENT_VC = 0xB, "CLIENT_VC";
            SERVER_VC = 0xC, "SERVER_VC";
            INPROXY_VC = 0xD, "INPROXY_VC";
            OUTPROXY_VC = 0xE, "OUTPROXY_VC";
            PROXY_VC = 0xF, "PROXY_VC";
            CDATA_ORIGINATOR = 0x10, "CDATA_ORIGINATOR";
            CLIENT_CHANNEL = 0x11, "CLIENT_CHANNEL";
            CALLBACK = 0x12, "CALLBACK";
            FLOW_CONTROL_SENDER = 0x13, "FLOW_CONTROL_SENDER";
            WINHTTP_CALLBACK = 0x14, "WINHTTP_CALLBACK";
            WINHTTP_CHANNEL = 0x15, "WINHTTP_CHANNEL";
            WINHTTP_RAW = 0x16, "WINHTTP_RAW";
            PROXY_RECEIVER = 0x17, "PROXY_RECEIVER";
            SERVER_CHANNEL = 0x18, "SERVER_CHANNEL";
            FRAGMENT_RECEIVER = 0x19, "FRAGMENT_RECEIVER";
        }
    }
}

static PLACES_0: [Place; 10] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 3] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 5] = places(super::PROVIDER.events[3].fields);
static PLACES_3: [Place; 9] = places(super::PROVIDER.events[4].fields);
static PLACES_4: [Place; 9] = places(super::PROVIDER.events[5].fields);
static PLACES_5: [Place; 1] = places(super::PROVIDER.events[6].fields);
static PLACES_6: [Place; 3] = places(super::PROVIDER.events[9].fields);
static PLACES_7: [Place; 4] = places(super::PROVIDER.events[11].fields);
static PLACES_8: [Place; 4] = places(super::PROVIDER.events[12].fields);
static PLACES_9: [Place; 6] = places(super::PROVIDER.events[13].fields);
static PLACES_10: [Place; 4] = places(super::PROVIDER.events[14].fields);
static PLACES_11: [Place; 6] = places(super::PROVIDER.events[15].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `ImageName`, `UnicodeString`.
        fn image_name -> Utf16Str<'a> = get(0);
        /// Field `ComputerName`, `UnicodeString`.
        fn computer_name -> Utf16Str<'a> = get(1);
        /// Field `ProcessID`, `UInt32`.
        fn process_id -> u32 = get(2);
        /// Field `TimeStamp`, `SYSTEMTIME`.
        fn time_stamp -> Option<crate::logfile::SystemtimeView<'a>> = view(3, crate::logfile::SystemtimeView::new);
        /// Field `GeneratingComponent`, `UInt32`.
        fn generating_component -> u32 = get(4);
        /// Field `Status`, `HexInt32`.
        fn status -> u32 = get(5);
        /// Field `DetectionLocation`, `UInt16`.
        fn detection_location -> u16 = get(6);
        /// Field `Flags`, `UInt16`.
        fn flags -> u16 = get(7);
        /// Field `NumberOfParameters`, `UInt16`.
        fn number_of_parameters -> u16 = get(8);
        /// Field `Params`, `UInt64`, `NumberOfParameters` elements.
        fn params -> FieldValues<'a, u64> = all(9);
    }
    /// Payload of event 1, `RpcClientCallStop_V1`, version 1.
    #[doc(alias = "RpcClientCallStop_V1")]
    RpcClientCallStopV1Payload(1, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `ImangeName`, `UnicodeString`.
        fn imange_name -> Utf16Str<'a> = get(0);
        /// Field `InterfaceUuid`, `GUID`.
        fn interface_uuid -> Guid = get(1);
        /// Field `FilterKey`, `GUID`.
        fn filter_key -> Guid = get(2);
    }
    /// Payload of event 2, `RpcServerCall_V1`, version 1.
    #[doc(alias = "RpcServerCall_V1")]
    RpcServerCallV1Payload(2, 1);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `Subject`, `UInt8`.
        fn subject -> maps::SubjectTypes = get(0);
        /// Field `Verb`, `UInt8`.
        fn verb -> u8 = get(1);
        /// Field `SubjectPointer`, `UInt64`.
        fn subject_pointer -> u64 = get(2);
        /// Field `ObjectPointer`, `UInt64`.
        fn object_pointer -> u64 = get(3);
        /// Field `DataPointer`, `UInt64`.
        fn data_pointer -> u64 = get(4);
    }
    /// Payload of event 4, `Debug_V1`, version 1.
    #[doc(alias = "Debug_V1")]
    DebugV1Payload(4, 3);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `InterfaceUuid`, `GUID`.
        fn interface_uuid -> Guid = get(0);
        /// Field `ProcNum`, `UInt32`.
        fn proc_num -> u32 = get(1);
        /// Field `Protocol`, `UInt32`.
        fn protocol -> maps::ProtocolSequences = get(2);
        /// Field `NetworkAddress`, `UnicodeString`.
        fn network_address -> Utf16Str<'a> = get(3);
        /// Field `Endpoint`, `UnicodeString`.
        fn endpoint -> Utf16Str<'a> = get(4);
        /// Field `Options`, `UnicodeString`.
        fn options -> Utf16Str<'a> = get(5);
        /// Field `AuthenticationLevel`, `UInt32`.
        fn authentication_level -> u32 = get(6);
        /// Field `AuthenticationService`, `UInt32`.
        fn authentication_service -> maps::AuthenticationServices = get(7);
        /// Field `ImpersonationLevel`, `UInt32`.
        fn impersonation_level -> u32 = get(8);
    }
    /// Payload of event 5, `RpcClientCallStart_V1`, version 1.
    #[doc(alias = "RpcClientCallStart_V1")]
    RpcClientCallStartV1Payload(5, 4);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `InterfaceUuid`, `GUID`.
        fn interface_uuid -> Guid = get(0);
        /// Field `ProcNum`, `UInt32`.
        fn proc_num -> u32 = get(1);
        /// Field `Protocol`, `UInt32`.
        fn protocol -> u32 = get(2);
        /// Field `NetworkAddress`, `UnicodeString`.
        fn network_address -> Utf16Str<'a> = get(3);
        /// Field `Endpoint`, `UnicodeString`.
        fn endpoint -> Utf16Str<'a> = get(4);
        /// Field `Options`, `UnicodeString`.
        fn options -> Utf16Str<'a> = get(5);
        /// Field `AuthenticationLevel`, `UInt32`.
        fn authentication_level -> u32 = get(6);
        /// Field `AuthenticationService`, `UInt32`.
        fn authentication_service -> u32 = get(7);
        /// Field `ImpersonationLevel`, `UInt32`.
        fn impersonation_level -> maps::ImpersonationLevels = get(8);
    }
    /// Payload of event 6, `RpcServerCallStart_V1`, version 1.
    #[doc(alias = "RpcServerCallStart_V1")]
    RpcServerCallStartV1Payload(6, 5);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(0);
    }
    /// Payload of event 7, `RpcClientCallStop7_V1`, version 1.
    #[doc(alias = "RpcClientCallStop7_V1")]
    RpcClientCallStop7V1Payload(7, 6);
    /// Payload of event 8, `RpcServerCallStop_V1`, version 1.
    #[doc(alias = "RpcServerCallStop_V1")]
    RpcServerCallStopV1Payload(8, 7);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `SubjectPointer`, `UInt64`.
        fn subject_pointer -> u64 = get(0);
        /// Field `FragmentSize`, `UInt32`.
        fn fragment_size -> u32 = get(1);
        /// Field `Fragment`, `Binary`, `FragmentSize` bytes.
        fn fragment -> &'a [u8] = get(2);
    }
    /// Payload of event 10, `Debug10_V1`, version 1.
    #[doc(alias = "Debug10_V1")]
    Debug10V1Payload(10, 9);
    /// Payload of event 11, `Debug11_V1`, version 1.
    #[doc(alias = "Debug11_V1")]
    Debug11V1Payload(11, 10);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `ObjectType`, `UInt32`.
        fn object_type -> u32 = get(0);
        /// Field `Operation`, `UInt32`.
        fn operation -> u32 = get(1);
        /// Field `Address`, `UInt64`.
        fn address -> u64 = get(2);
        /// Field `Data`, `UInt64`.
        fn data -> u64 = get(3);
    }
    /// Payload of event 12, `DebugStart_V1`, version 1.
    #[doc(alias = "DebugStart_V1")]
    DebugStartV1Payload(12, 11);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `ObjectType`, `UInt32`.
        fn object_type -> maps::RpcHttp2ObjectTypes = get(0);
        /// Field `Operation`, `UInt32`.
        fn operation -> u32 = get(1);
        /// Field `Address`, `UInt64`.
        fn address -> u64 = get(2);
        /// Field `Data`, `UInt64`.
        fn data -> u64 = get(3);
    }
    /// Payload of event 13, `DebugStop_V1`, version 1.
    #[doc(alias = "DebugStop_V1")]
    DebugStopV1Payload(13, 12);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `InterfaceUuid`, `GUID`.
        fn interface_uuid -> Guid = get(0);
        /// Field `TypeMgrUuid`, `GUID`.
        fn type_mgr_uuid -> Guid = get(1);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(2);
        /// Field `MaxCalls`, `UInt32`.
        fn max_calls -> u32 = get(3);
        /// Field `SDSize`, `UInt32`.
        fn sd_size -> u32 = get(4);
        /// Field `SD`, `Binary`, `SDSize` bytes.
        fn sd -> &'a [u8] = get(5);
    }
    /// Payload of event 14, `FunctionTraceStart_V1`, version 1.
    #[doc(alias = "FunctionTraceStart_V1")]
    FunctionTraceStartV1Payload(14, 13);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_10, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `InterfaceUuid`, `GUID`.
        fn interface_uuid -> Guid = get(0);
        /// Field `TypeMgrUuid`, `GUID`.
        fn type_mgr_uuid -> Guid = get(1);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(2);
        /// Field `MaxCalls`, `UInt32`.
        fn max_calls -> u32 = get(3);
    }
    /// Payload of event 15, `FunctionTraceStop_V1`, version 1.
    #[doc(alias = "FunctionTraceStop_V1")]
    FunctionTraceStopV1Payload(15, 14);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_11, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `Protocol`, `UnicodeString`.
        fn protocol -> Utf16Str<'a> = get(0);
        /// Field `Endpoint`, `UnicodeString`.
        fn endpoint -> Utf16Str<'a> = get(1);
        /// Field `NetworkAddress`, `UnicodeString`.
        fn network_address -> Utf16Str<'a> = get(2);
        /// Field `PendingQueueSize`, `UInt32`.
        fn pending_queue_size -> u32 = get(3);
        /// Field `EndpointFlags`, `UInt32`.
        fn endpoint_flags -> u32 = get(4);
        /// Field `NicFlags`, `UInt32`.
        fn nic_flags -> u32 = get(5);
    }
    /// Payload of event 16, `FunctionTraceStart16_V1`, version 1.
    #[doc(alias = "FunctionTraceStart16_V1")]
    FunctionTraceStart16V1Payload(16, 15);
}
