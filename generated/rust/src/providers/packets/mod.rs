// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Providers of captured packets: the capture driver, the packet monitor, remote access.
//!
//! The feature `providers-packets` enables the module.
pub mod dot11_extsta_recv_context;
pub use dot11_extsta_recv_context::Dot11ExtstaRecvContextPtr32;
pub use dot11_extsta_recv_context::Dot11ExtstaRecvContextPtr64;
pub use dot11_extsta_recv_context::Dot11ExtstaRecvContextPtr32View;
pub use dot11_extsta_recv_context::Dot11ExtstaRecvContextPtr64View;
pub use dot11_extsta_recv_context::Dot11ExtstaRecvContext;
pub use dot11_extsta_recv_context::Dot11ExtstaRecvContextView;
pub mod ndis_net_buffer_list_8021q_info;
pub use ndis_net_buffer_list_8021q_info::NdisNetBufferList8021qInfoPtr32;
pub use ndis_net_buffer_list_8021q_info::NdisNetBufferList8021qInfoPtr64;
pub use ndis_net_buffer_list_8021q_info::NdisNetBufferList8021qInfoPtr32View;
pub use ndis_net_buffer_list_8021q_info::NdisNetBufferList8021qInfoPtr64View;
pub use ndis_net_buffer_list_8021q_info::NdisNetBufferList8021qInfo;
pub use ndis_net_buffer_list_8021q_info::NdisNetBufferList8021qInfoView;
pub mod ndis_packet_capture;
pub mod pkt_mon;
pub mod ras_ndis_wan_packet_capture;
pub(crate) mod values;
pub use values::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &dot11_extsta_recv_context::LAYOUT_0,
        &dot11_extsta_recv_context::LAYOUT_1,
        &ndis_net_buffer_list_8021q_info::LAYOUT_0,
        &ndis_net_buffer_list_8021q_info::LAYOUT_1,
    ],
    values: &[NdisNetBufferListInfo::VALUES],
    dispatches: &[],
};
