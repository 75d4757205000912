// Generated from spec/providers/Microsoft-Windows-Kernel-Network.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Events of the provider Microsoft-Windows-Kernel-Network.
//!
//! TCP and UDP over IPv4 and IPv6: data sent and received, connections, failures.
//!
//! The feature `provider-payloads-kernel` enables the payload types of its events, in the module `payloads`.
use crate::rt::provider::{
    EventField, Members, Provider, ProviderKind, Quantity, event as ev, field as f, map, plain as p, provider,
    structure as s
};
use crate::rt::sources;
#[cfg(feature = "provider-payloads-kernel")]
pub mod payloads;
/// GUID of the provider.
pub const GUID: crate::Guid =
    crate::Guid {
        data1: 0x7dd42a49, data2: 0x5329, data3: 0x4832, data4: [0x8d, 0xfd, 0x43, 0xd9, 0x79, 0x15, 0x3a, 0x88]
    };
/// Event IDs.
pub mod event {
    /// Event `KERNEL_NETWORK_TASK_TCPIPDatasent.`.
    pub const KERNEL_NETWORK_TASK_TCPIP_DATASENT: u16 = 10;
    /// Event `KERNEL_NETWORK_TASK_TCPIPDatareceived.`.
    pub const KERNEL_NETWORK_TASK_TCPIP_DATARECEIVED: u16 = 11;
    /// Event `KERNEL_NETWORK_TASK_TCPIPConnectionattempted.`.
    pub const KERNEL_NETWORK_TASK_TCPIP_CONNECTIONATTEMPTED: u16 = 12;
    /// Event `KERNEL_NETWORK_TASK_TCPIPDisconnectissued.`.
    pub const KERNEL_NETWORK_TASK_TCPIP_DISCONNECTISSUED: u16 = 13;
    /// Event `KERNEL_NETWORK_TASK_TCPIPDataretransmitted.`.
    pub const KERNEL_NETWORK_TASK_TCPIP_DATARETRANSMITTED: u16 = 14;
    /// Event `KERNEL_NETWORK_TASK_TCPIPConnectionaccepted.`.
    pub const KERNEL_NETWORK_TASK_TCPIP_CONNECTIONACCEPTED: u16 = 15;
    /// Event `KERNEL_NETWORK_TASK_TCPIPReconnectattempted.`.
    pub const KERNEL_NETWORK_TASK_TCPIP_RECONNECTATTEMPTED: u16 = 16;
    /// Event `KERNEL_NETWORK_TASK_TCPIPTCPconnectionattemptfailed.`.
    pub const KERNEL_NETWORK_TASK_TCPIP_TCP_CONNECTIONATTEMPTFAILED: u16 = 17;
    /// Event `KERNEL_NETWORK_TASK_TCPIPProtocolcopieddataonbehalfofuser.`.
    pub const KERNEL_NETWORK_TASK_TCPIP_PROTOCOLCOPIEDDATAONBEHALFOFUSER: u16 = 18;
    /// Event `KERNEL_NETWORK_TASK_TCPIPDatasent.26`.
    pub const KERNEL_NETWORK_TASK_TCPIP_DATASENT_26: u16 = 26;
    /// Event `KERNEL_NETWORK_TASK_TCPIPDatareceived.27`.
    pub const KERNEL_NETWORK_TASK_TCPIP_DATARECEIVED_27: u16 = 27;
    /// Event `KERNEL_NETWORK_TASK_TCPIPConnectionattempted.28`.
    pub const KERNEL_NETWORK_TASK_TCPIP_CONNECTIONATTEMPTED_28: u16 = 28;
    /// Event `KERNEL_NETWORK_TASK_TCPIPDisconnectissued.29`.
    pub const KERNEL_NETWORK_TASK_TCPIP_DISCONNECTISSUED_29: u16 = 29;
    /// Event `KERNEL_NETWORK_TASK_TCPIPDataretransmitted.30`.
    pub const KERNEL_NETWORK_TASK_TCPIP_DATARETRANSMITTED_30: u16 = 30;
    /// Event `KERNEL_NETWORK_TASK_TCPIPConnectionaccepted.31`.
    pub const KERNEL_NETWORK_TASK_TCPIP_CONNECTIONACCEPTED_31: u16 = 31;
    /// Event `KERNEL_NETWORK_TASK_TCPIPReconnectattempted.32`.
    pub const KERNEL_NETWORK_TASK_TCPIP_RECONNECTATTEMPTED_32: u16 = 32;
    /// Event `KERNEL_NETWORK_TASK_TCPIPProtocolcopieddataonbehalfofuser.34`.
    pub const KERNEL_NETWORK_TASK_TCPIP_PROTOCOLCOPIEDDATAONBEHALFOFUSER_34: u16 = 34;
    /// Event `KERNEL_NETWORK_TASK_UDPIPDatasentoverUDPprotocol.`.
    pub const KERNEL_NETWORK_TASK_UDPIP_DATASENTOVER_UDP_PROTOCOL: u16 = 42;
    /// Event `KERNEL_NETWORK_TASK_UDPIPDatareceivedoverUDPprotocol.`.
    pub const KERNEL_NETWORK_TASK_UDPIP_DATARECEIVEDOVER_UDP_PROTOCOL: u16 = 43;
    /// Event `KERNEL_NETWORK_TASK_UDPIPUDPconnectionattemptfailed.`.
    pub const KERNEL_NETWORK_TASK_UDPIP_UDP_CONNECTIONATTEMPTFAILED: u16 = 49;
    /// Event `KERNEL_NETWORK_TASK_UDPIPDatasentoverUDPprotocol.58`.
    pub const KERNEL_NETWORK_TASK_UDPIP_DATASENTOVER_UDP_PROTOCOL_58: u16 = 58;
    /// Event `KERNEL_NETWORK_TASK_UDPIPDatareceivedoverUDPprotocol.59`.
    pub const KERNEL_NETWORK_TASK_UDPIP_DATARECEIVEDOVER_UDP_PROTOCOL_59: u16 = 59;
}

/// Keywords.
pub mod keyword {
    /// Keyword `KERNEL_NETWORK_KEYWORD_IPV4`.
    pub const KERNEL_NETWORK_KEYWORD_IPV4: u64 = 0x10;
    /// Keyword `KERNEL_NETWORK_KEYWORD_IPV6`.
    pub const KERNEL_NETWORK_KEYWORD_IPV6: u64 = 0x20;
}

/// Tasks.
pub mod task {
    /// Task `KERNEL_NETWORK_TASK_TCPIP`.
    pub const KERNEL_NETWORK_TASK_TCPIP: u16 = 10;
    /// Task `KERNEL_NETWORK_TASK_UDPIP`.
    pub const KERNEL_NETWORK_TASK_UDPIP: u16 = 11;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `Datasent.` of the task `KERNEL_NETWORK_TASK_TCPIP`.
    pub const KERNEL_NETWORK_TASK_TCPIP_DATASENT: u8 = 10;
    /// Opcode `Datareceived.` of the task `KERNEL_NETWORK_TASK_TCPIP`.
    pub const KERNEL_NETWORK_TASK_TCPIP_DATARECEIVED: u8 = 11;
    /// Opcode `Connectionattempted.` of the task `KERNEL_NETWORK_TASK_TCPIP`.
    pub const KERNEL_NETWORK_TASK_TCPIP_CONNECTIONATTEMPTED: u8 = 12;
    /// Opcode `Disconnectissued.` of the task `KERNEL_NETWORK_TASK_TCPIP`.
    pub const KERNEL_NETWORK_TASK_TCPIP_DISCONNECTISSUED: u8 = 13;
    /// Opcode `Dataretransmitted.` of the task `KERNEL_NETWORK_TASK_TCPIP`.
    pub const KERNEL_NETWORK_TASK_TCPIP_DATARETRANSMITTED: u8 = 14;
    /// Opcode `Connectionaccepted.` of the task `KERNEL_NETWORK_TASK_TCPIP`.
    pub const KERNEL_NETWORK_TASK_TCPIP_CONNECTIONACCEPTED: u8 = 15;
    /// Opcode `Reconnectattempted.` of the task `KERNEL_NETWORK_TASK_TCPIP`.
    pub const KERNEL_NETWORK_TASK_TCPIP_RECONNECTATTEMPTED: u8 = 16;
    /// Opcode `TCPconnectionattemptfailed.` of the task `KERNEL_NETWORK_TASK_TCPIP`.
    pub const KERNEL_NETWORK_TASK_TCPIP_TCP_CONNECTIONATTEMPTFAILED: u8 = 17;
    /// Opcode `Protocolcopieddataonbehalfofuser.` of the task `KERNEL_NETWORK_TASK_TCPIP`.
    pub const KERNEL_NETWORK_TASK_TCPIP_PROTOCOLCOPIEDDATAONBEHALFOFUSER: u8 = 18;
    /// Opcode `DatasentoverUDPprotocol.` of the task `KERNEL_NETWORK_TASK_UDPIP`.
    pub const KERNEL_NETWORK_TASK_UDPIP_DATASENTOVER_UDP_PROTOCOL: u8 = 42;
    /// Opcode `DatareceivedoverUDPprotocol.` of the task `KERNEL_NETWORK_TASK_UDPIP`.
    pub const KERNEL_NETWORK_TASK_UDPIP_DATARECEIVEDOVER_UDP_PROTOCOL: u8 = 43;
    /// Opcode `UDPconnectionattemptfailed.` of the task `KERNEL_NETWORK_TASK_UDPIP`.
    pub const KERNEL_NETWORK_TASK_UDPIP_UDP_CONNECTIONATTEMPTFAILED: u8 = 49;
}

static T0: &[EventField] = &[
    f("PID", 8, 20, Quantity::Unstated, Quantity::Unstated, 65535),
    p("size", 8),
    f("daddr", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
    f("saddr", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
    f("dport", 6, 22, Quantity::Unstated, Quantity::Unstated, 65535),
    f("sport", 6, 22, Quantity::Unstated, Quantity::Unstated, 65535),
    p("seqnum", 8),
    p("connid", 16),
];
static T1: &[EventField] = &[
    f("PID", 8, 20, Quantity::Unstated, Quantity::Unstated, 65535),
    p("size", 8),
    f("daddr", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
    f("saddr", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
    f("dport", 6, 22, Quantity::Unstated, Quantity::Unstated, 65535),
    f("sport", 6, 22, Quantity::Unstated, Quantity::Unstated, 65535),
    p("mss", 6),
    p("sackopt", 6),
    p("tsopt", 6),
    p("wsopt", 6),
    p("rcvwin", 8),
    p("rcvwinscale", 6),
    p("sndwinscale", 6),
    p("seqnum", 8),
    p("connid", 16),
];
static T2: &[EventField] = &[
    p("Proto", 6),
    p("FailureCode", 6),
];
static T3: &[EventField] = &[
    f("PID", 8, 20, Quantity::Unstated, Quantity::Unstated, 65535),
    p("size", 8),
    f("daddr", 14, 24, Quantity::Unstated, Quantity::Number(16), 65535),
    f("saddr", 14, 24, Quantity::Unstated, Quantity::Number(16), 65535),
    f("dport", 6, 22, Quantity::Unstated, Quantity::Unstated, 65535),
    f("sport", 6, 22, Quantity::Unstated, Quantity::Unstated, 65535),
    p("seqnum", 8),
    p("connid", 16),
];
static T4: &[EventField] = &[
    f("PID", 8, 20, Quantity::Unstated, Quantity::Unstated, 65535),
    p("size", 8),
    f("daddr", 14, 24, Quantity::Unstated, Quantity::Number(16), 65535),
    f("saddr", 14, 24, Quantity::Unstated, Quantity::Number(16), 65535),
    f("dport", 6, 22, Quantity::Unstated, Quantity::Unstated, 65535),
    f("sport", 6, 22, Quantity::Unstated, Quantity::Unstated, 65535),
    p("mss", 6),
    p("sackopt", 6),
    p("tsopt", 6),
    p("wsopt", 6),
    p("rcvwin", 8),
    p("rcvwinscale", 6),
    p("sndwinscale", 6),
    p("seqnum", 8),
    p("connid", 16),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-Kernel-Network", "kernel::kernel_network", GUID, ProviderKind::Manifest)
    .with_keywords(&[("KERNEL_NETWORK_KEYWORD_IPV4", Some(0x10)), ("KERNEL_NETWORK_KEYWORD_IPV6", Some(0x20)), ])
    .with_levels(&[("Informational", Some(0x4)), ])
    .with_channels(&[])
    .with_tasks(&[("KERNEL_NETWORK_TASK_TCPIP", Some(0xa)), ("KERNEL_NETWORK_TASK_UDPIP", Some(0xb)), ])
    .with_opcodes(
        &[
            ("Datasent.", Some(0xa)), ("Datareceived.", Some(0xb)), ("Connectionattempted.", Some(0xc)),
            ("Disconnectissued.", Some(0xd)), ("Dataretransmitted.", Some(0xe)), ("Connectionaccepted.", Some(0xf)),
            ("Reconnectattempted.", Some(0x10)), ("TCPconnectionattemptfailed.", Some(0x11)),
            ("Protocolcopieddataonbehalfofuser.", Some(0x12)), ("DatasentoverUDPprotocol.", Some(0x2a)),
            ("DatareceivedoverUDPprotocol.", Some(0x2b)), ("UDPconnectionattemptfailed.", Some(0x31)),
        ]
    )
    .with_maps(&[
    ])
    .with_docs(&[
        (10, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (11, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (12, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (13, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (14, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (15, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (16, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (18, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (26, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (27, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (28, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (29, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (30, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (31, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (32, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (34, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (42, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (43, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (58, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
        (59, "connid", "Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes."),
    ])
    .with_events(&[
        ev(
            (10, 0), "KERNEL_NETWORK_TASK_TCPIPDatasent.", (0, 255), (0, 0), &[0], "",
            &[
                f("PID", 8, 20, Quantity::Unstated, Quantity::Unstated, 65535), p("size", 8),
                f("daddr", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("saddr", 8, 23, Quantity::Unstated, Quantity::Unstated, 65535),
                f("dport", 6, 22, Quantity::Unstated, Quantity::Unstated, 65535),
                f("sport", 6, 22, Quantity::Unstated, Quantity::Unstated, 65535), p("startime", 8), p("endtime", 8),
                p("seqnum", 8), p("connid", 16)
            ]
        ),
        ev((11, 0), "KERNEL_NETWORK_TASK_TCPIPDatareceived.", (0, 255), (0, 1), &[0], "", T0),
        ev((12, 0), "KERNEL_NETWORK_TASK_TCPIPConnectionattempted.", (0, 255), (0, 2), &[0], "", T1),
        ev((13, 0), "KERNEL_NETWORK_TASK_TCPIPDisconnectissued.", (0, 255), (0, 3), &[0], "", T0),
        ev((14, 0), "KERNEL_NETWORK_TASK_TCPIPDataretransmitted.", (0, 255), (0, 4), &[0], "", T0),
        ev((15, 0), "KERNEL_NETWORK_TASK_TCPIPConnectionaccepted.", (0, 255), (0, 5), &[0], "", T1),
        ev((16, 0), "KERNEL_NETWORK_TASK_TCPIPReconnectattempted.", (0, 255), (0, 6), &[0], "", T0),
        ev((17, 0), "KERNEL_NETWORK_TASK_TCPIPTCPconnectionattemptfailed.", (0, 255), (0, 7), &[0, 1], "", T2),
        ev((18, 0), "KERNEL_NETWORK_TASK_TCPIPProtocolcopieddataonbehalfofuser.", (0, 255), (0, 8), &[0], "", T0),
        ev(
            (26, 0), "KERNEL_NETWORK_TASK_TCPIPDatasent.26", (0, 255), (0, 0), &[1], "",
            &[
                f("PID", 8, 20, Quantity::Unstated, Quantity::Unstated, 65535), p("size", 8),
                f("daddr", 14, 24, Quantity::Unstated, Quantity::Number(16), 65535),
                f("saddr", 14, 24, Quantity::Unstated, Quantity::Number(16), 65535),
                f("dport", 6, 22, Quantity::Unstated, Quantity::Unstated, 65535),
                f("sport", 6, 22, Quantity::Unstated, Quantity::Unstated, 65535), p("startime", 8), p("endtime", 8),
                p("seqnum", 8), p("connid", 16)
            ]
        ),
        ev((27, 0), "KERNEL_NETWORK_TASK_TCPIPDatareceived.27", (0, 255), (0, 1), &[1], "", T3),
        ev((28, 0), "KERNEL_NETWORK_TASK_TCPIPConnectionattempted.28", (0, 255), (0, 2), &[1], "", T4),
        ev((29, 0), "KERNEL_NETWORK_TASK_TCPIPDisconnectissued.29", (0, 255), (0, 3), &[1], "", T3),
        ev((30, 0), "KERNEL_NETWORK_TASK_TCPIPDataretransmitted.30", (0, 255), (0, 4), &[1], "", T3),
        ev((31, 0), "KERNEL_NETWORK_TASK_TCPIPConnectionaccepted.31", (0, 255), (0, 5), &[1], "", T4),
        ev((32, 0), "KERNEL_NETWORK_TASK_TCPIPReconnectattempted.32", (0, 255), (0, 6), &[1], "", T3),
        ev((34, 0), "KERNEL_NETWORK_TASK_TCPIPProtocolcopieddataonbehalfofuser.34", (0, 255), (0, 8), &[1], "", T3),
        ev((42, 0), "KERNEL_NETWORK_TASK_UDPIPDatasentoverUDPprotocol.", (0, 255), (1, 9), &[0], "", T0),
        ev((43, 0), "KERNEL_NETWORK_TASK_UDPIPDatareceivedoverUDPprotocol.", (0, 255), (1, 10), &[0], "", T0),
        ev((49, 0), "KERNEL_NETWORK_TASK_UDPIPUDPconnectionattemptfailed.", (0, 255), (1, 11), &[0, 1], "", T2),
        ev((58, 0), "KERNEL_NETWORK_TASK_UDPIPDatasentoverUDPprotocol.58", (0, 255), (1, 9), &[1], "", T3),
        ev((59, 0), "KERNEL_NETWORK_TASK_UDPIPDatareceivedoverUDPprotocol.59", (0, 255), (1, 10), &[1], "", T3),
    ])
    .stated_by(
        &[
            &sources::REPNZ_ETW_MANIFESTS, &sources::MICROSOFT_TX_MANIFESTS, &sources::MICROSOFT_KERNEL_MOF,
            &sources::OBSERVED_TRACES
        ]
    );
