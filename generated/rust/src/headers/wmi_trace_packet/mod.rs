// Generated from spec/structs/WMI_TRACE_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The size and the kind of a system event.
mod v5_0;
pub use v5_0::*;
/// The form of release 5.0+, by its name.
pub type V5_0 = WmiTracePacket;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiTracePacketView<'a>;
