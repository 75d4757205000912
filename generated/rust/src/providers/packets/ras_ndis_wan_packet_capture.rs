// Generated from spec/providers/Microsoft-Windows-Ras-NdisWanPacketCapture.toml by `cargo spec generate`. Do not edit:
// edit that file.

//! Events of the provider Microsoft-Windows-Ras-NdisWanPacketCapture.
//!
//! Packets of virtual private networks and remote access.
//!
//! The feature `provider-payloads-packets` enables the payload types of its events, in the module `payloads`.
use crate::rt::provider::{
    EventField, Members, Provider, ProviderKind, Quantity, event as ev, field as f, map, plain as p, provider,
    structure as s
};
use crate::rt::sources;
#[cfg(feature = "provider-payloads-packets")]
pub mod payloads;
/// GUID of the provider.
pub const GUID: crate::Guid =
    crate::Guid {
        data1: 0xd84521f7, data2: 0x2235, data3: 0x4237, data4: [0xa7, 0xc0, 0x14, 0xe3, 0xa9, 0x67, 0x62, 0x86]
    };
/// Event IDs.
pub mod event {
    /// Event `SendPacket`. A sent packet.
    pub const SEND_PACKET: u16 = 5001;
    /// Event `ReceivePacket`. A received packet.
    pub const RECEIVE_PACKET: u16 = 5002;
}

/// Keywords.
pub mod keyword {
    /// Keyword `rras_ndiswan_sendpath`.
    pub const RRAS_NDISWAN_SENDPATH: u64 = 0x100000000;
    /// Keyword `rras_ndiswan_recvpath`.
    pub const RRAS_NDISWAN_RECVPATH: u64 = 0x200000000;
}

static T0: &[EventField] = &[
    p("RoutingDomainID", 1),
    p("RRASUserName", 1),
    p("FragmentSize", 8),
    f("Fragment", 14, 0, Quantity::Unstated, Quantity::Field(2), 65535),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider(
        "Microsoft-Windows-Ras-NdisWanPacketCapture", "packets::ras_ndis_wan_packet_capture", GUID,
        ProviderKind::Manifest
    )
    .with_keywords(&[("rras_ndiswan_sendpath", Some(0x100000000)), ("rras_ndiswan_recvpath", Some(0x200000000)), ])
    .with_levels(&[("Verbose", Some(0x5)), ])
    .with_channels(&[])
    .with_tasks(&[])
    .with_opcodes(&[])
    .with_maps(&[
    ])
    .with_docs(&[
        (5001, "Fragment", "Bytes of the packet, with a header of Ethernet."),
        (5002, "Fragment", "Bytes of the packet, with a header of Ethernet."),
    ])
    .with_events(&[
        ev((5001, 0), "SendPacket", (0, 255), (65535, 65535), &[0], "", T0),
        ev((5002, 0), "ReceivePacket", (0, 255), (65535, 65535), &[1], "", T0),
        ev((5003, 0), "", (0, 255), (65535, 65535), &[], "", &[p("param1", 1)]),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS, &sources::MICROSOFT_ETL2PCAPNG]);
