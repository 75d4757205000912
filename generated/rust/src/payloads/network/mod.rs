// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! TCP/IP and UDP/IP.
//!
//! The feature `payloads-network` enables the module.
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub(crate) mod small;
pub use small::*;
pub use tcp_ip_fail::TcpIpFail;
pub use tcp_ip_fail::TcpIpFailView;
pub mod tcp_ip_type_group1;
pub use tcp_ip_type_group1::TcpIpTypeGroup1Ptr32;
pub use tcp_ip_type_group1::TcpIpTypeGroup1Ptr64;
pub use tcp_ip_type_group1::TcpIpTypeGroup1Ptr32View;
pub use tcp_ip_type_group1::TcpIpTypeGroup1Ptr64View;
pub use tcp_ip_type_group1::TcpIpTypeGroup1;
pub use tcp_ip_type_group1::TcpIpTypeGroup1View;
pub mod tcp_ip_type_group2;
pub use tcp_ip_type_group2::TcpIpTypeGroup2Ptr32;
pub use tcp_ip_type_group2::TcpIpTypeGroup2Ptr64;
pub use tcp_ip_type_group2::TcpIpTypeGroup2Ptr32View;
pub use tcp_ip_type_group2::TcpIpTypeGroup2Ptr64View;
pub use tcp_ip_type_group2::TcpIpTypeGroup2;
pub use tcp_ip_type_group2::TcpIpTypeGroup2View;
pub mod tcp_ip_type_group3;
pub use tcp_ip_type_group3::TcpIpTypeGroup3Ptr32;
pub use tcp_ip_type_group3::TcpIpTypeGroup3Ptr64;
pub use tcp_ip_type_group3::TcpIpTypeGroup3Ptr32View;
pub use tcp_ip_type_group3::TcpIpTypeGroup3Ptr64View;
pub use tcp_ip_type_group3::TcpIpTypeGroup3;
pub use tcp_ip_type_group3::TcpIpTypeGroup3View;
pub mod tcp_ip_type_group4;
pub use tcp_ip_type_group4::TcpIpTypeGroup4Ptr32;
pub use tcp_ip_type_group4::TcpIpTypeGroup4Ptr64;
pub use tcp_ip_type_group4::TcpIpTypeGroup4Ptr32View;
pub use tcp_ip_type_group4::TcpIpTypeGroup4Ptr64View;
pub use tcp_ip_type_group4::TcpIpTypeGroup4;
pub use tcp_ip_type_group4::TcpIpTypeGroup4View;
pub mod tcp_ip_v0_type_group1;
pub use tcp_ip_v0_type_group1::TcpIpV0TypeGroup1;
pub use tcp_ip_v0_type_group1::TcpIpV0TypeGroup1View;
pub use tcp_ip_v1_fail::TcpIpV1Fail;
pub use tcp_ip_v1_fail::TcpIpV1FailView;
pub mod tcp_ip_v1_send;
pub use tcp_ip_v1_send::TcpIpV1SendPtr32;
pub use tcp_ip_v1_send::TcpIpV1SendPtr64;
pub use tcp_ip_v1_send::TcpIpV1SendPtr32View;
pub use tcp_ip_v1_send::TcpIpV1SendPtr64View;
pub use tcp_ip_v1_send::TcpIpV1Send;
pub use tcp_ip_v1_send::TcpIpV1SendView;
pub mod tcp_ip_v1_type_group2;
pub use tcp_ip_v1_type_group2::TcpIpV1TypeGroup2Ptr32;
pub use tcp_ip_v1_type_group2::TcpIpV1TypeGroup2Ptr64;
pub use tcp_ip_v1_type_group2::TcpIpV1TypeGroup2Ptr32View;
pub use tcp_ip_v1_type_group2::TcpIpV1TypeGroup2Ptr64View;
pub use tcp_ip_v1_type_group2::TcpIpV1TypeGroup2;
pub use tcp_ip_v1_type_group2::TcpIpV1TypeGroup2View;
pub mod udp_ip_type_group1;
pub use udp_ip_type_group1::UdpIpTypeGroup1Ptr32;
pub use udp_ip_type_group1::UdpIpTypeGroup1Ptr64;
pub use udp_ip_type_group1::UdpIpTypeGroup1Ptr32View;
pub use udp_ip_type_group1::UdpIpTypeGroup1Ptr64View;
pub use udp_ip_type_group1::UdpIpTypeGroup1;
pub use udp_ip_type_group1::UdpIpTypeGroup1View;
pub mod udp_ip_v0_type_group1;
pub use udp_ip_v0_type_group1::UdpIpV0TypeGroup1Ptr32;
pub use udp_ip_v0_type_group1::UdpIpV0TypeGroup1Ptr64;
pub use udp_ip_v0_type_group1::UdpIpV0TypeGroup1Ptr32View;
pub use udp_ip_v0_type_group1::UdpIpV0TypeGroup1Ptr64View;
pub use udp_ip_v0_type_group1::UdpIpV0TypeGroup1;
pub use udp_ip_v0_type_group1::UdpIpV0TypeGroup1View;
pub(crate) mod values;
pub use values::*;
pub mod wmi_tcpip;
pub use wmi_tcpip::WmiTcpip;
pub use wmi_tcpip::WmiTcpipView;
pub mod wmi_tcpip_send_v4;
pub use wmi_tcpip_send_v4::WmiTcpipSendV4Ptr32;
pub use wmi_tcpip_send_v4::WmiTcpipSendV4Ptr64;
pub use wmi_tcpip_send_v4::WmiTcpipSendV4Ptr32View;
pub use wmi_tcpip_send_v4::WmiTcpipSendV4Ptr64View;
pub use wmi_tcpip_send_v4::WmiTcpipSendV4;
pub use wmi_tcpip_send_v4::WmiTcpipSendV4View;
pub mod wmi_tcpip_send_v6;
pub use wmi_tcpip_send_v6::WmiTcpipSendV6Ptr32;
pub use wmi_tcpip_send_v6::WmiTcpipSendV6Ptr64;
pub use wmi_tcpip_send_v6::WmiTcpipSendV6Ptr32View;
pub use wmi_tcpip_send_v6::WmiTcpipSendV6Ptr64View;
pub use wmi_tcpip_send_v6::WmiTcpipSendV6;
pub use wmi_tcpip_send_v6::WmiTcpipSendV6View;
pub mod wmi_tcpip_v4;
pub use wmi_tcpip_v4::WmiTcpipV4Ptr32;
pub use wmi_tcpip_v4::WmiTcpipV4Ptr64;
pub use wmi_tcpip_v4::WmiTcpipV4Ptr32View;
pub use wmi_tcpip_v4::WmiTcpipV4Ptr64View;
pub use wmi_tcpip_v4::WmiTcpipV4;
pub use wmi_tcpip_v4::WmiTcpipV4View;
pub mod wmi_tcpip_v6;
pub use wmi_tcpip_v6::WmiTcpipV6Ptr32;
pub use wmi_tcpip_v6::WmiTcpipV6Ptr64;
pub use wmi_tcpip_v6::WmiTcpipV6Ptr32View;
pub use wmi_tcpip_v6::WmiTcpipV6Ptr64View;
pub use wmi_tcpip_v6::WmiTcpipV6;
pub use wmi_tcpip_v6::WmiTcpipV6View;
pub mod wmi_udp;
pub use wmi_udp::WmiUdp;
pub use wmi_udp::WmiUdpView;
pub mod wmi_udp_v4;
pub use wmi_udp_v4::WmiUdpV4;
pub use wmi_udp_v4::WmiUdpV4View;
pub mod wmi_udp_v6;
pub use wmi_udp_v6::WmiUdpV6Ptr32;
pub use wmi_udp_v6::WmiUdpV6Ptr64;
pub use wmi_udp_v6::WmiUdpV6Ptr32View;
pub use wmi_udp_v6::WmiUdpV6Ptr64View;
pub use wmi_udp_v6::WmiUdpV6;
pub use wmi_udp_v6::WmiUdpV6View;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &tcp_ip_fail::LAYOUT_0,
        &tcp_ip_type_group1::LAYOUT_0,
        &tcp_ip_type_group1::LAYOUT_1,
        &tcp_ip_type_group2::LAYOUT_0,
        &tcp_ip_type_group2::LAYOUT_1,
        &tcp_ip_type_group3::LAYOUT_0,
        &tcp_ip_type_group3::LAYOUT_1,
        &tcp_ip_type_group4::LAYOUT_0,
        &tcp_ip_type_group4::LAYOUT_1,
        &tcp_ip_v0_type_group1::LAYOUT_0,
        &tcp_ip_v1_fail::LAYOUT_0,
        &tcp_ip_v1_send::LAYOUT_0,
        &tcp_ip_v1_send::LAYOUT_1,
        &tcp_ip_v1_type_group2::LAYOUT_0,
        &tcp_ip_v1_type_group2::LAYOUT_1,
        &udp_ip_type_group1::LAYOUT_0,
        &udp_ip_type_group1::LAYOUT_1,
        &udp_ip_v0_type_group1::LAYOUT_0,
        &udp_ip_v0_type_group1::LAYOUT_1,
        &wmi_tcpip::LAYOUT_0,
        &wmi_tcpip_send_v4::LAYOUT_0,
        &wmi_tcpip_send_v4::LAYOUT_1,
        &wmi_tcpip_send_v6::LAYOUT_0,
        &wmi_tcpip_send_v6::LAYOUT_1,
        &wmi_tcpip_v4::LAYOUT_0,
        &wmi_tcpip_v4::LAYOUT_1,
        &wmi_tcpip_v6::LAYOUT_0,
        &wmi_tcpip_v6::LAYOUT_1,
        &wmi_udp::LAYOUT_0,
        &wmi_udp_v4::LAYOUT_0,
        &wmi_udp_v6::LAYOUT_0,
        &wmi_udp_v6::LAYOUT_1,
    ],
    values: &[EventTraceNetworkEventType::VALUES],
    dispatches: &[],
};
