// Generated from spec/providers/Microsoft-Windows-Kernel-Network.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Payloads of the events of Microsoft-Windows-Kernel-Network.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
static PLACES_0: [Place; 10] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 8] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 15] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 2] = places(super::PROVIDER.events[7].fields);
static PLACES_4: [Place; 10] = places(super::PROVIDER.events[9].fields);
static PLACES_5: [Place; 8] = places(super::PROVIDER.events[10].fields);
static PLACES_6: [Place; 15] = places(super::PROVIDER.events[11].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `PID`, `UInt32` shown as `PID`.
        fn pid -> u32 = get(0);
        /// Field `size`, `UInt32`.
        fn size -> u32 = get(1);
        /// Field `daddr`, `UInt32` shown as `IPv4`.
        fn daddr -> u32 = get(2);
        /// Field `saddr`, `UInt32` shown as `IPv4`.
        fn saddr -> u32 = get(3);
        /// Field `dport`, `UInt16` shown as `Port`.
        fn dport -> u16 = get(4);
        /// Field `sport`, `UInt16` shown as `Port`.
        fn sport -> u16 = get(5);
        /// Field `startime`, `UInt32`.
        fn startime -> u32 = get(6);
        /// Field `endtime`, `UInt32`.
        fn endtime -> u32 = get(7);
        /// Field `seqnum`, `UInt32`.
        fn seqnum -> u32 = get(8);
        /// Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes. Field `connid`,
        /// `Pointer`.
        fn connid -> u64 = get(9);
    }
    /// Payload of event 10, `KERNEL_NETWORK_TASK_TCPIPDatasent.`, version 0.
    KernelNetworkTaskTcpipDatasentPayload(10, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `PID`, `UInt32` shown as `PID`.
        fn pid -> u32 = get(0);
        /// Field `size`, `UInt32`.
        fn size -> u32 = get(1);
        /// Field `daddr`, `UInt32` shown as `IPv4`.
        fn daddr -> u32 = get(2);
        /// Field `saddr`, `UInt32` shown as `IPv4`.
        fn saddr -> u32 = get(3);
        /// Field `dport`, `UInt16` shown as `Port`.
        fn dport -> u16 = get(4);
        /// Field `sport`, `UInt16` shown as `Port`.
        fn sport -> u16 = get(5);
        /// Field `seqnum`, `UInt32`.
        fn seqnum -> u32 = get(6);
        /// Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes. Field `connid`,
        /// `Pointer`.
        fn connid -> u64 = get(7);
    }
    /// Payload of event 11, `KERNEL_NETWORK_TASK_TCPIPDatareceived.`, version 0.
    KernelNetworkTaskTcpipDatareceivedPayload(11, 1);
    /// Payload of event 13, `KERNEL_NETWORK_TASK_TCPIPDisconnectissued.`, version 0.
    KernelNetworkTaskTcpipDisconnectissuedPayload(13, 3);
    /// Payload of event 14, `KERNEL_NETWORK_TASK_TCPIPDataretransmitted.`, version 0.
    KernelNetworkTaskTcpipDataretransmittedPayload(14, 4);
    /// Payload of event 16, `KERNEL_NETWORK_TASK_TCPIPReconnectattempted.`, version 0.
    KernelNetworkTaskTcpipReconnectattemptedPayload(16, 6);
    /// Payload of event 18, `KERNEL_NETWORK_TASK_TCPIPProtocolcopieddataonbehalfofuser.`, version 0.
    KernelNetworkTaskTcpipProtocolcopieddataonbehalfofuserPayload(18, 8);
    /// Payload of event 42, `KERNEL_NETWORK_TASK_UDPIPDatasentoverUDPprotocol.`, version 0.
    KernelNetworkTaskUdpipDatasentoverUdpProtocolPayload(42, 17);
    /// Payload of event 43, `KERNEL_NETWORK_TASK_UDPIPDatareceivedoverUDPprotocol.`, version 0.
    KernelNetworkTaskUdpipDatareceivedoverUdpProtocolPayload(43, 18);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `PID`, `UInt32` shown as `PID`.
        fn pid -> u32 = get(0);
        /// Field `size`, `UInt32`.
        fn size -> u32 = get(1);
        /// Field `daddr`, `UInt32` shown as `IPv4`.
        fn daddr -> u32 = get(2);
        /// Field `saddr`, `UInt32` shown as `IPv4`.
        fn saddr -> u32 = get(3);
        /// Field `dport`, `UInt16` shown as `Port`.
        fn dport -> u16 = get(4);
        /// Field `sport`, `UInt16` shown as `Port`.
        fn sport -> u16 = get(5);
        /// Field `mss`, `UInt16`.
        fn mss -> u16 = get(6);
        /// Field `sackopt`, `UInt16`.
        fn sackopt -> u16 = get(7);
        /// Field `tsopt`, `UInt16`.
        fn tsopt -> u16 = get(8);
        /// Field `wsopt`, `UInt16`.
        fn wsopt -> u16 = get(9);
        /// Field `rcvwin`, `UInt32`.
        fn rcvwin -> u32 = get(10);
        /// Field `rcvwinscale`, `UInt16`.
        fn rcvwinscale -> u16 = get(11);
        /// Field `sndwinscale`, `UInt16`.
        fn sndwinscale -> u16 = get(12);
        /// Field `seqnum`, `UInt32`.
        fn seqnum -> u32 = get(13);
        /// Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes. Field `connid`,
        /// `Pointer`.
        fn connid -> u64 = get(14);
    }
    /// Payload of event 12, `KERNEL_NETWORK_TASK_TCPIPConnectionattempted.`, version 0.
    KernelNetworkTaskTcpipConnectionattemptedPayload(12, 2);
    /// Payload of event 15, `KERNEL_NETWORK_TASK_TCPIPConnectionaccepted.`, version 0.
    KernelNetworkTaskTcpipConnectionacceptedPayload(15, 5);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_3, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `Proto`, `UInt16`.
        fn proto -> u16 = get(0);
        /// Field `FailureCode`, `UInt16`.
        fn failure_code -> u16 = get(1);
    }
    /// Payload of event 17, `KERNEL_NETWORK_TASK_TCPIPTCPconnectionattemptfailed.`, version 0.
    KernelNetworkTaskTcpipTcpConnectionattemptfailedPayload(17, 7);
    /// Payload of event 49, `KERNEL_NETWORK_TASK_UDPIPUDPconnectionattemptfailed.`, version 0.
    KernelNetworkTaskUdpipUdpConnectionattemptfailedPayload(49, 19);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `PID`, `UInt32` shown as `PID`.
        fn pid -> u32 = get(0);
        /// Field `size`, `UInt32`.
        fn size -> u32 = get(1);
        /// Field `daddr`, `Binary` shown as `IPv6`, 16 bytes.
        fn daddr -> &'a [u8] = get(2);
        /// Field `saddr`, `Binary` shown as `IPv6`, 16 bytes.
        fn saddr -> &'a [u8] = get(3);
        /// Field `dport`, `UInt16` shown as `Port`.
        fn dport -> u16 = get(4);
        /// Field `sport`, `UInt16` shown as `Port`.
        fn sport -> u16 = get(5);
        /// Field `startime`, `UInt32`.
        fn startime -> u32 = get(6);
        /// Field `endtime`, `UInt32`.
        fn endtime -> u32 = get(7);
        /// Field `seqnum`, `UInt32`.
        fn seqnum -> u32 = get(8);
        /// Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes. Field `connid`,
        /// `Pointer`.
        fn connid -> u64 = get(9);
    }
    /// Payload of event 26, `KERNEL_NETWORK_TASK_TCPIPDatasent.26`, version 0.
    KernelNetworkTaskTcpipDatasent26Payload(26, 9);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `PID`, `UInt32` shown as `PID`.
        fn pid -> u32 = get(0);
        /// Field `size`, `UInt32`.
        fn size -> u32 = get(1);
        /// Field `daddr`, `Binary` shown as `IPv6`, 16 bytes.
        fn daddr -> &'a [u8] = get(2);
        /// Field `saddr`, `Binary` shown as `IPv6`, 16 bytes.
        fn saddr -> &'a [u8] = get(3);
        /// Field `dport`, `UInt16` shown as `Port`.
        fn dport -> u16 = get(4);
        /// Field `sport`, `UInt16` shown as `Port`.
        fn sport -> u16 = get(5);
        /// Field `seqnum`, `UInt32`.
        fn seqnum -> u32 = get(6);
        /// Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes. Field `connid`,
        /// `Pointer`.
        fn connid -> u64 = get(7);
    }
    /// Payload of event 27, `KERNEL_NETWORK_TASK_TCPIPDatareceived.27`, version 0.
    KernelNetworkTaskTcpipDatareceived27Payload(27, 10);
    /// Payload of event 29, `KERNEL_NETWORK_TASK_TCPIPDisconnectissued.29`, version 0.
    KernelNetworkTaskTcpipDisconnectissued29Payload(29, 12);
    /// Payload of event 30, `KERNEL_NETWORK_TASK_TCPIPDataretransmitted.30`, version 0.
    KernelNetworkTaskTcpipDataretransmitted30Payload(30, 13);
    /// Payload of event 32, `KERNEL_NETWORK_TASK_TCPIPReconnectattempted.32`, version 0.
    KernelNetworkTaskTcpipReconnectattempted32Payload(32, 15);
    /// Payload of event 34, `KERNEL_NETWORK_TASK_TCPIPProtocolcopieddataonbehalfofuser.34`, version 0.
    KernelNetworkTaskTcpipProtocolcopieddataonbehalfofuser34Payload(34, 16);
    /// Payload of event 58, `KERNEL_NETWORK_TASK_UDPIPDatasentoverUDPprotocol.58`, version 0.
    KernelNetworkTaskUdpipDatasentoverUdpProtocol58Payload(58, 20);
    /// Payload of event 59, `KERNEL_NETWORK_TASK_UDPIPDatareceivedoverUDPprotocol.59`, version 0.
    KernelNetworkTaskUdpipDatareceivedoverUdpProtocol59Payload(59, 21);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `PID`, `UInt32` shown as `PID`.
        fn pid -> u32 = get(0);
        /// Field `size`, `UInt32`.
        fn size -> u32 = get(1);
        /// Field `daddr`, `Binary` shown as `IPv6`, 16 bytes.
        fn daddr -> &'a [u8] = get(2);
        /// Field `saddr`, `Binary` shown as `IPv6`, 16 bytes.
        fn saddr -> &'a [u8] = get(3);
        /// Field `dport`, `UInt16` shown as `Port`.
        fn dport -> u16 = get(4);
        /// Field `sport`, `UInt16` shown as `Port`.
        fn sport -> u16 = get(5);
        /// Field `mss`, `UInt16`.
        fn mss -> u16 = get(6);
        /// Field `sackopt`, `UInt16`.
        fn sackopt -> u16 = get(7);
        /// Field `tsopt`, `UInt16`.
        fn tsopt -> u16 = get(8);
        /// Field `wsopt`, `UInt16`.
        fn wsopt -> u16 = get(9);
        /// Field `rcvwin`, `UInt32`.
        fn rcvwin -> u32 = get(10);
        /// Field `rcvwinscale`, `UInt16`.
        fn rcvwinscale -> u16 = get(11);
        /// Field `sndwinscale`, `UInt16`.
        fn sndwinscale -> u16 = get(12);
        /// Field `seqnum`, `UInt32`.
        fn seqnum -> u32 = get(13);
        /// Connection ID. The manifest states UInt32, but events of 64-bit Windows have 8 bytes. Field `connid`,
        /// `Pointer`.
        fn connid -> u64 = get(14);
    }
    /// Payload of event 28, `KERNEL_NETWORK_TASK_TCPIPConnectionattempted.28`, version 0.
    KernelNetworkTaskTcpipConnectionattempted28Payload(28, 11);
    /// Payload of event 31, `KERNEL_NETWORK_TASK_TCPIPConnectionaccepted.31`, version 0.
    KernelNetworkTaskTcpipConnectionaccepted31Payload(31, 14);
}
