// Generated from spec/providers/Microsoft-Windows-Ras-NdisWanPacketCapture.toml by `cargo spec generate`. Do not edit:
// edit that file.

//! Payloads of the events of Microsoft-Windows-Ras-NdisWanPacketCapture.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
static PLACES_0: [Place; 4] = places(super::PROVIDER.events[0].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `RoutingDomainID`, `UnicodeString`.
        fn routing_domain_id -> Utf16Str<'a> = get(0);
        /// Field `RRASUserName`, `UnicodeString`.
        fn rras_user_name -> Utf16Str<'a> = get(1);
        /// Field `FragmentSize`, `UInt32`.
        fn fragment_size -> u32 = get(2);
        /// Bytes of the packet, with a header of Ethernet. Field `Fragment`, `Binary`, `FragmentSize` bytes.
        fn fragment -> &'a [u8] = get(3);
    }
    /// Payload of event 5001, `SendPacket`, version 0.
    ///
    /// A sent packet.
    #[doc(alias = "SendPacket")]
    SendPacketPayload(5001, 0);
    /// Payload of event 5002, `ReceivePacket`, version 0.
    ///
    /// A received packet.
    #[doc(alias = "ReceivePacket")]
    ReceivePacketPayload(5002, 1);
}
