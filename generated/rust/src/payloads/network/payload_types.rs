// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Connection or send failed.
    ///
    /// Payload of `WMI_LOG_TYPE_TCPIP_FAIL` (0x0611), `WMI_LOG_TYPE_UDP_FAIL` (0x0811).
    ///
    /// Structures: `TcpIp_V1_Fail`, `TcpIp_Fail`.
    #[doc(alias = "TcpIp_V1_Fail")]
    #[doc(alias = "TcpIp_Fail")]
    NetworkFailurePayload {
        /// Protocol. In C: `Proto`.
        fn proto -> u32 = number(0);
        /// 1 insufficient resources, 2 too many addresses, 3 address exists, 4 address is invalid, 5 another reason, 6
        /// address exists in time-wait. In C: `FailureCode`. Not in `TcpIp_V1_Fail`.
        fn failure_code -> Option<u16> = find_number(1);
    }
}

pub(crate) static TCP_IP_V1_FAIL_0: &[Slot] = &[Slot::At(0, 4), Slot::Absent];
pub(crate) static TCP_IP_FAIL_0: &[Slot] = &[Slot::At(0, 2), Slot::At(2, 2)];
payload_type! {
    /// TCP send of IPv4.
    ///
    /// Payload of `WMI_LOG_TYPE_TCPIP_SEND` (0x060A), `WMI_LOG_TYPE_TCPIP_RECEIVE` (0x060B),
    /// `WMI_LOG_TYPE_TCPIP_CONNECT` (0x060C), `WMI_LOG_TYPE_TCPIP_DISCONNECT` (0x060D), `WMI_LOG_TYPE_TCPIP_RETRANSMIT`
    /// (0x060E), `WMI_LOG_TYPE_TCPIP_ACCEPT` (0x060F), `WMI_LOG_TYPE_TCPIP_RECONNECT` (0x0610),
    /// `WMI_LOG_TYPE_TCPIP_TCPCOPY` (0x0612), `WMI_LOG_TYPE_TCPIP_ARPCOPY` (0x0613), `WMI_LOG_TYPE_TCPIP_FULLACK`
    /// (0x0614), `WMI_LOG_TYPE_TCPIP_PARTACK` (0x0615), `WMI_LOG_TYPE_TCPIP_DUPACK` (0x0616).
    ///
    /// Structures: `TcpIp_V0_TypeGroup1`, `TcpIp_V1_Send`, `TcpIp_V1_TypeGroup2`, `WMI_TCPIP_V4`, `TcpIp_TypeGroup1`,
    /// `TcpIp_TypeGroup2`, `WMI_TCPIP_SEND_V4`.
    #[doc(alias = "TcpIp_V0_TypeGroup1")]
    #[doc(alias = "TcpIp_V1_Send")]
    #[doc(alias = "TcpIp_V1_TypeGroup2")]
    #[doc(alias = "WMI_TCPIP_V4")]
    #[doc(alias = "TcpIp_TypeGroup1")]
    #[doc(alias = "TcpIp_TypeGroup2")]
    #[doc(alias = "WMI_TCPIP_SEND_V4")]
    TcpPayload {
        /// Process ID. In C: `ProcessId`, `PID`.
        fn process_id -> u32 = number(0);
        /// In C: `TransferSize`, `size`. Unit: bytes.
        fn transfer_size -> u32 = number(1);
        /// Remote address, in network byte order. In C: `DestinationAddress`, `daddr`.
        fn destination_address -> &'a [u8] = field_bytes(2);
        /// Local address, in network byte order. In C: `SourceAddress`, `saddr`.
        fn source_address -> &'a [u8] = field_bytes(3);
        /// Remote port. In C: `DestinationPort`, `dport`.
        fn destination_port -> u16 = number(4);
        /// Local port. In C: `SourcePort`, `sport`.
        fn source_port -> u16 = number(5);
        /// Start of the send request, since the system started. In C: `StartTime`, `startime`. Unit: 100 ms. Not in
        /// `TcpIp_V0_TypeGroup1`, `TcpIp_V1_TypeGroup2`, `WMI_TCPIP_V4`, `TcpIp_TypeGroup1`, `TcpIp_TypeGroup2`.
        fn start_time -> Option<u32> = find_number(6);
        /// End of the send request, since the system started. In C: `EndTime`, `endtime`. Unit: 100 ms. Not in
        /// `TcpIp_V0_TypeGroup1`, `TcpIp_V1_TypeGroup2`, `WMI_TCPIP_V4`, `TcpIp_TypeGroup1`, `TcpIp_TypeGroup2`.
        fn end_time -> Option<u32> = find_number(7);
        /// Position in a sequence of events, operations or buffers. In C: `SequenceNumber`, `seqnum`. Not in
        /// `TcpIp_V0_TypeGroup1`.
        fn sequence_number -> Option<u32> = find_number(8);
        /// Connection ID. In C: `ConnectionId`, `connid`. Not in `TcpIp_V0_TypeGroup1`.
        fn connection_id -> Option<u64> = find_number(9);
        /// Maximum segment size. In C: `mss`. Unit: bytes. Not in `TcpIp_V0_TypeGroup1`, `TcpIp_V1_Send`,
        /// `WMI_TCPIP_V4`, `TcpIp_TypeGroup1`, `WMI_TCPIP_SEND_V4`.
        fn mss -> Option<u16> = find_number(10);
        /// True if selective acknowledgment is enabled. In C: `sackopt`. Not in `TcpIp_V0_TypeGroup1`, `TcpIp_V1_Send`,
        /// `WMI_TCPIP_V4`, `TcpIp_TypeGroup1`, `WMI_TCPIP_SEND_V4`.
        fn sackopt -> Option<u16> = find_number(11);
        /// True if time stamps are enabled. In C: `tsopt`. Not in `TcpIp_V0_TypeGroup1`, `TcpIp_V1_Send`,
        /// `WMI_TCPIP_V4`, `TcpIp_TypeGroup1`, `WMI_TCPIP_SEND_V4`.
        fn tsopt -> Option<u16> = find_number(12);
        /// True if window scaling is enabled. In C: `wsopt`. Not in `TcpIp_V0_TypeGroup1`, `TcpIp_V1_Send`,
        /// `WMI_TCPIP_V4`, `TcpIp_TypeGroup1`, `WMI_TCPIP_SEND_V4`.
        fn wsopt -> Option<u16> = find_number(13);
        /// Receive window. In C: `rcvwin`. Unit: bytes. Not in `TcpIp_V0_TypeGroup1`, `TcpIp_V1_Send`, `WMI_TCPIP_V4`,
        /// `TcpIp_TypeGroup1`, `WMI_TCPIP_SEND_V4`.
        fn rcvwin -> Option<u32> = find_number(14);
        /// Scale of the receive window, in bits. In C: `rcvwinscale`. Not in `TcpIp_V0_TypeGroup1`, `TcpIp_V1_Send`,
        /// `WMI_TCPIP_V4`, `TcpIp_TypeGroup1`, `WMI_TCPIP_SEND_V4`.
        fn rcvwinscale -> Option<i16> = find_number(15);
        /// Scale of the send window, in bits. In C: `sndwinscale`. Not in `TcpIp_V0_TypeGroup1`, `TcpIp_V1_Send`,
        /// `WMI_TCPIP_V4`, `TcpIp_TypeGroup1`, `WMI_TCPIP_SEND_V4`.
        fn sndwinscale -> Option<i16> = find_number(16);
    }
}

impl<'a> TcpPayload<'a> {
    /// IPv4 address. The raw value is `destination_address`.
    #[inline]
    pub fn destination_address_as_ipv4(&self) -> Option<core::net::Ipv4Addr> {
        ipv4(self.destination_address())
    }
    /// IPv4 address. The raw value is `source_address`.
    #[inline]
    pub fn source_address_as_ipv4(&self) -> Option<core::net::Ipv4Addr> {
        ipv4(self.source_address())
    }
}

pub(crate) static TCP_IP_V0_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::At(16, 4), Slot::At(12, 4), Slot::At(0, 4), Slot::At(4, 4), Slot::Big(8, 2), Slot::Big(10, 2),
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static TCP_IP_V1_SEND_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::At(20, 4), Slot::At(24, 4), Slot::At(32, 4), Slot::At(28, 4), Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static TCP_IP_V1_SEND_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::At(20, 4), Slot::At(24, 4), Slot::At(36, 4), Slot::At(28, 8), Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static TCP_IP_V1_TYPE_GROUP2_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::Absent, Slot::Absent, Slot::At(40, 4), Slot::At(36, 4), Slot::At(20, 2), Slot::At(22, 2), Slot::At(24, 2),
        Slot::At(26, 2), Slot::At(28, 4), Slot::Signed(32, 2), Slot::Signed(34, 2)
    ];
pub(crate) static TCP_IP_V1_TYPE_GROUP2_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::Absent, Slot::Absent, Slot::At(44, 4), Slot::At(36, 8), Slot::At(20, 2), Slot::At(22, 2), Slot::At(24, 2),
        Slot::At(26, 2), Slot::At(28, 4), Slot::Signed(32, 2), Slot::Signed(34, 2)
    ];
pub(crate) static WMI_TCPIP_V4_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::Absent, Slot::Absent, Slot::At(24, 4), Slot::At(20, 4), Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static WMI_TCPIP_V4_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::Absent, Slot::Absent, Slot::At(28, 4), Slot::At(20, 8), Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static TCP_IP_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::Absent, Slot::Absent, Slot::At(20, 4), Slot::At(24, 4), Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static TCP_IP_TYPE_GROUP1_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::Absent, Slot::Absent, Slot::At(20, 4), Slot::At(24, 8), Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static TCP_IP_TYPE_GROUP2_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::Absent, Slot::Absent, Slot::At(36, 4), Slot::At(40, 4), Slot::At(20, 2), Slot::At(22, 2), Slot::At(24, 2),
        Slot::At(26, 2), Slot::At(28, 4), Slot::Signed(32, 2), Slot::Signed(34, 2)
    ];
pub(crate) static TCP_IP_TYPE_GROUP2_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::Absent, Slot::Absent, Slot::At(36, 4), Slot::At(40, 8), Slot::At(20, 2), Slot::At(22, 2), Slot::At(24, 2),
        Slot::At(26, 2), Slot::At(28, 4), Slot::Signed(32, 2), Slot::Signed(34, 2)
    ];
pub(crate) static WMI_TCPIP_SEND_V4_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 4), Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static WMI_TCPIP_SEND_V4_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 8), Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
payload_type! {
    /// TCP event of IPv6: data received, retransmitted or copied, or connection closed or reconnected.
    ///
    /// Payload of `WMI_LOG_TYPE_TCPIP_RECEIVE_IPV6` (0x061B), `WMI_LOG_TYPE_TCPIP_DISCONNECT_IPV6` (0x061D),
    /// `WMI_LOG_TYPE_TCPIP_RETRANSMIT_IPV6` (0x061E), `WMI_LOG_TYPE_TCPIP_RECONNECT_IPV6` (0x0620),
    /// `WMI_LOG_TYPE_TCPIP_TCPCOPY_IPV6` (0x0622).
    ///
    /// Structures: `TcpIp_TypeGroup3`.
    #[doc(alias = "TcpIp_TypeGroup3")]
    TcpIpTypeGroup3Payload {
        /// Process ID. In C: `PID`.
        fn process_id -> u32 = number(0);
        /// In C: `size`. Unit: bytes.
        fn transfer_size -> u32 = number(1);
        /// Remote address, in network byte order. In C: `daddr`.
        fn destination_address -> &'a [u8] = field_bytes(2);
        /// Local address, in network byte order. In C: `saddr`.
        fn source_address -> &'a [u8] = field_bytes(3);
        /// Remote port. In C: `dport`.
        fn destination_port -> u16 = number(4);
        /// Local port. In C: `sport`.
        fn source_port -> u16 = number(5);
        /// Position in a sequence of events, operations or buffers. In C: `seqnum`.
        fn sequence_number -> u32 = number(6);
        /// Connection ID. In C: `connid`.
        fn connection_id -> u64 = number(7);
    }
}

impl<'a> TcpIpTypeGroup3Payload<'a> {
    /// IPv6 address. The raw value is `destination_address`.
    #[inline]
    pub fn destination_address_as_ipv6(&self) -> Option<core::net::Ipv6Addr> {
        ipv6(self.destination_address())
    }
    /// IPv6 address. The raw value is `source_address`.
    #[inline]
    pub fn source_address_as_ipv6(&self) -> Option<core::net::Ipv6Addr> {
        ipv6(self.source_address())
    }
}

pub(crate) static TCP_IP_TYPE_GROUP3_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 16), Slot::At(24, 16), Slot::Big(40, 2), Slot::Big(42, 2),
        Slot::At(44, 4), Slot::At(48, 4)
    ];
pub(crate) static TCP_IP_TYPE_GROUP3_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 16), Slot::At(24, 16), Slot::Big(40, 2), Slot::Big(42, 2),
        Slot::At(44, 4), Slot::At(48, 8)
    ];
payload_type! {
    /// TCP connection of IPv6 established or accepted.
    ///
    /// Payload of `WMI_LOG_TYPE_TCPIP_CONNECT_IPV6` (0x061C), `WMI_LOG_TYPE_TCPIP_ACCEPT_IPV6` (0x061F).
    ///
    /// Structures: `TcpIp_TypeGroup4`.
    #[doc(alias = "TcpIp_TypeGroup4")]
    TcpIpTypeGroup4Payload {
        /// Process ID. In C: `PID`.
        fn process_id -> u32 = number(0);
        /// In C: `size`. Unit: bytes.
        fn transfer_size -> u32 = number(1);
        /// Remote address, in network byte order. In C: `daddr`.
        fn destination_address -> &'a [u8] = field_bytes(2);
        /// Local address, in network byte order. In C: `saddr`.
        fn source_address -> &'a [u8] = field_bytes(3);
        /// Remote port. In C: `dport`.
        fn destination_port -> u16 = number(4);
        /// Local port. In C: `sport`.
        fn source_port -> u16 = number(5);
        /// Maximum segment size. In C: `mss`. Unit: bytes.
        fn mss -> u16 = number(6);
        /// True if selective acknowledgment is enabled. In C: `sackopt`.
        fn sackopt -> u16 = number(7);
        /// True if time stamps are enabled. In C: `tsopt`.
        fn tsopt -> u16 = number(8);
        /// True if window scaling is enabled. In C: `wsopt`.
        fn wsopt -> u16 = number(9);
        /// Receive window. In C: `rcvwin`. Unit: bytes.
        fn rcvwin -> u32 = number(10);
        /// Scale of the receive window, in bits. In C: `rcvwinscale`.
        fn rcvwinscale -> i16 = number(11);
        /// Scale of the send window, in bits. In C: `sndwinscale`.
        fn sndwinscale -> i16 = number(12);
        /// Position in a sequence of events, operations or buffers. In C: `seqnum`.
        fn sequence_number -> u32 = number(13);
        /// Connection ID. In C: `connid`.
        fn connection_id -> u64 = number(14);
    }
}

impl<'a> TcpIpTypeGroup4Payload<'a> {
    /// IPv6 address. The raw value is `destination_address`.
    #[inline]
    pub fn destination_address_as_ipv6(&self) -> Option<core::net::Ipv6Addr> {
        ipv6(self.destination_address())
    }
    /// IPv6 address. The raw value is `source_address`.
    #[inline]
    pub fn source_address_as_ipv6(&self) -> Option<core::net::Ipv6Addr> {
        ipv6(self.source_address())
    }
}

pub(crate) static TCP_IP_TYPE_GROUP4_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 16), Slot::At(24, 16), Slot::Big(40, 2), Slot::Big(42, 2),
        Slot::At(44, 2), Slot::At(46, 2), Slot::At(48, 2), Slot::At(50, 2), Slot::At(52, 4), Slot::Signed(56, 2),
        Slot::Signed(58, 2), Slot::At(60, 4), Slot::At(64, 4)
    ];
pub(crate) static TCP_IP_TYPE_GROUP4_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 16), Slot::At(24, 16), Slot::Big(40, 2), Slot::Big(42, 2),
        Slot::At(44, 2), Slot::At(46, 2), Slot::At(48, 2), Slot::At(50, 2), Slot::At(52, 4), Slot::Signed(56, 2),
        Slot::Signed(58, 2), Slot::At(60, 4), Slot::At(64, 8)
    ];
payload_type! {
    /// Data sent or received over UDP and IPv4.
    ///
    /// Payload of `WMI_LOG_TYPE_UDP_SEND` (0x080A), `WMI_LOG_TYPE_UDP_RECEIVE` (0x080B).
    ///
    /// Structures: `UdpIp_V0_TypeGroup1`, `WMI_UDP_V4`, `UdpIp_TypeGroup1`.
    #[doc(alias = "UdpIp_V0_TypeGroup1")]
    #[doc(alias = "WMI_UDP_V4")]
    #[doc(alias = "UdpIp_TypeGroup1")]
    UdpPayload {
        /// Process ID. In C: `PID`, `ProcessId`, `context`.
        fn process_id -> u64 = number(0);
        /// In C: `size`, `TransferSize`. Unit: bytes.
        fn transfer_size -> u32 = number(1);
        /// Remote address, in network byte order. In C: `daddr`, `DestinationAddress`.
        fn destination_address -> &'a [u8] = field_bytes(2);
        /// Local address, in network byte order. In C: `saddr`, `SourceAddress`.
        fn source_address -> &'a [u8] = field_bytes(3);
        /// Remote port. In C: `dport`, `DestinationPort`.
        fn destination_port -> u16 = number(4);
        /// Local port. In C: `sport`, `SourcePort`.
        fn source_port -> u16 = number(5);
        /// Position in a sequence of events, operations or buffers. In C: `seqnum`. Not in `UdpIp_V0_TypeGroup1`,
        /// `WMI_UDP_V4`.
        fn sequence_number -> Option<u32> = find_number(6);
        /// Connection ID. In C: `connid`. Not in `UdpIp_V0_TypeGroup1`, `WMI_UDP_V4`.
        fn connection_id -> Option<u64> = find_number(7);
        /// Size of the data sent or received successfully. In C: `dsize`. Unit: bytes. Not in `WMI_UDP_V4`,
        /// `UdpIp_TypeGroup1`.
        fn dsize -> Option<u16> = find_number(8);
    }
}

impl<'a> UdpPayload<'a> {
    /// IPv4 address. The raw value is `destination_address`.
    #[inline]
    pub fn destination_address_as_ipv4(&self) -> Option<core::net::Ipv4Addr> {
        ipv4(self.destination_address())
    }
    /// IPv4 address. The raw value is `source_address`.
    #[inline]
    pub fn source_address_as_ipv4(&self) -> Option<core::net::Ipv4Addr> {
        ipv4(self.source_address())
    }
}

pub(crate) static UDP_IP_V0_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(10, 2), Slot::At(12, 4), Slot::At(4, 4), Slot::Big(16, 2), Slot::Big(8, 2),
        Slot::Absent, Slot::Absent, Slot::At(18, 2)
    ];
pub(crate) static UDP_IP_V0_TYPE_GROUP1_1: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(14, 2), Slot::At(16, 4), Slot::At(8, 4), Slot::Big(20, 2), Slot::Big(12, 2),
        Slot::Absent, Slot::Absent, Slot::At(22, 2)
    ];
pub(crate) static WMI_UDP_V4_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static UDP_IP_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::At(20, 4), Slot::At(24, 4), Slot::Absent
    ];
pub(crate) static UDP_IP_TYPE_GROUP1_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Big(16, 2), Slot::Big(18, 2),
        Slot::At(20, 4), Slot::At(24, 8), Slot::Absent
    ];
payload_type! {
    /// TCP send of IPv6.
    ///
    /// Payload of `WMI_LOG_TYPE_TCPIP_SEND_IPV6` (0x061A).
    ///
    /// Structures: `WMI_TCPIP_SEND_V6`.
    #[doc(alias = "WMI_TCPIP_SEND_V6")]
    WmiTcpipSendV6Payload {
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(0);
        /// In C: `TransferSize`. Unit: bytes.
        fn transfer_size -> u32 = number(1);
        /// Remote address, in network byte order. In C: `DestinationAddress`.
        fn destination_address -> &'a [u8] = field_bytes(2);
        /// Local address, in network byte order. In C: `SourceAddress`.
        fn source_address -> &'a [u8] = field_bytes(3);
        /// Remote port. In C: `DestinationPort`.
        fn destination_port -> u16 = number(4);
        /// Local port. In C: `SourcePort`.
        fn source_port -> u16 = number(5);
        /// Start of the send request, since the system started. In C: `StartTime`. Unit: 100 ms.
        fn start_time -> u32 = number(6);
        /// End of the send request, since the system started. In C: `EndTime`. Unit: 100 ms.
        fn end_time -> u32 = number(7);
        /// Position in a sequence of events, operations or buffers. In C: `SequenceNumber`.
        fn sequence_number -> u32 = number(8);
        /// Connection ID. In C: `ConnectionId`.
        fn connection_id -> u64 = number(9);
    }
}

impl<'a> WmiTcpipSendV6Payload<'a> {
    /// IPv6 address. The raw value is `destination_address`.
    #[inline]
    pub fn destination_address_as_ipv6(&self) -> Option<core::net::Ipv6Addr> {
        ipv6(self.destination_address())
    }
    /// IPv6 address. The raw value is `source_address`.
    #[inline]
    pub fn source_address_as_ipv6(&self) -> Option<core::net::Ipv6Addr> {
        ipv6(self.source_address())
    }
}

pub(crate) static WMI_TCPIP_SEND_V6_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 16), Slot::At(24, 16), Slot::Big(40, 2), Slot::Big(42, 2),
        Slot::At(44, 4), Slot::At(48, 4), Slot::At(52, 4), Slot::At(56, 4)
    ];
pub(crate) static WMI_TCPIP_SEND_V6_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 16), Slot::At(24, 16), Slot::Big(40, 2), Slot::Big(42, 2),
        Slot::At(44, 4), Slot::At(48, 4), Slot::At(52, 4), Slot::At(56, 8)
    ];
payload_type! {
    /// UDP send or receive of IPv6.
    ///
    /// Payload of `WMI_LOG_TYPE_UDP_SEND_IPV6` (0x081A), `WMI_LOG_TYPE_UDP_RECEIVE_IPV6` (0x081B).
    ///
    /// Structures: `WMI_UDP_V6`.
    #[doc(alias = "WMI_UDP_V6")]
    WmiUdpV6Payload {
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(0);
        /// In C: `TransferSize`. Unit: bytes.
        fn transfer_size -> u32 = number(1);
        /// Remote address, in network byte order. In C: `DestinationAddress`.
        fn destination_address -> &'a [u8] = field_bytes(2);
        /// Local address, in network byte order. In C: `SourceAddress`.
        fn source_address -> &'a [u8] = field_bytes(3);
        /// Remote port. In C: `DestinationPort`.
        fn destination_port -> u16 = number(4);
        /// Local port. In C: `SourcePort`.
        fn source_port -> u16 = number(5);
        /// Position in a sequence of events, operations or buffers. In C: `SequenceNumber`.
        fn sequence_number -> u32 = number(6);
        /// Connection ID. In C: `ConnectionId`.
        fn connection_id -> u64 = number(7);
    }
}

impl<'a> WmiUdpV6Payload<'a> {
    /// IPv6 address. The raw value is `destination_address`.
    #[inline]
    pub fn destination_address_as_ipv6(&self) -> Option<core::net::Ipv6Addr> {
        ipv6(self.destination_address())
    }
    /// IPv6 address. The raw value is `source_address`.
    #[inline]
    pub fn source_address_as_ipv6(&self) -> Option<core::net::Ipv6Addr> {
        ipv6(self.source_address())
    }
}

pub(crate) static WMI_UDP_V6_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 16), Slot::At(24, 16), Slot::Big(40, 2), Slot::Big(42, 2),
        Slot::At(44, 4), Slot::At(48, 4)
    ];
pub(crate) static WMI_UDP_V6_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 16), Slot::At(24, 16), Slot::Big(40, 2), Slot::Big(42, 2),
        Slot::At(44, 4), Slot::At(48, 8)
    ];
