// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Types of the family `providers`.
use etwspec::{ providers };
law_fixed! {
    providers::packets::dot11_extsta_recv_context::Dot11ExtstaRecvContextPtr32,
    providers::packets::dot11_extsta_recv_context::Dot11ExtstaRecvContextPtr64,
    providers::packets::ndis_net_buffer_list_8021q_info::NdisNetBufferList8021qInfoPtr32,
    providers::packets::ndis_net_buffer_list_8021q_info::NdisNetBufferList8021qInfoPtr64,
}

law_choices! {
    etwspec::providers::packets::dot11_extsta_recv_context {
        Dot11ExtstaRecvContextPtr32,
        Dot11ExtstaRecvContextPtr64,
    }
    etwspec::providers::packets::ndis_net_buffer_list_8021q_info {
        NdisNetBufferList8021qInfoPtr32,
        NdisNetBufferList8021qInfoPtr64,
    }
}

law_enumerations! {
    providers::packets::NdisNetBufferListInfo,
}
