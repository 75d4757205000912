// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Providers of captured packets: the capture driver, the packet monitor, remote access.
//!
//! The feature `providers-packets` enables the module.
pub mod ndis_packet_capture;
pub mod pkt_mon;
pub mod ras_ndis_wan_packet_capture;
