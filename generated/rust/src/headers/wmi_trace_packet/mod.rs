// Generated from spec/structs/WMI_TRACE_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The size and the kind of a system event.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = WmiTracePacket;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiTracePacketView<'a>;
any_form! {
    "WMI_TRACE_PACKET" {
        /// Release 5.0+.
        V5_0(WmiTracePacket, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
