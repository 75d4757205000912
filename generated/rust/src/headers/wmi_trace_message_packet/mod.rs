// Generated from spec/structs/WMI_TRACE_MESSAGE_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which message it is, and what stands between its header and its arguments.
mod v5_1;
pub use v5_1::*;
use crate::rt::any_form;
/// The form of release 5.1+, by its name.
pub type V5_1 = WmiTraceMessagePacket;
/// A view of the form of release 5.1+, by its name.
pub type V5_1View<'a> = WmiTraceMessagePacketView<'a>;
any_form! {
    "WMI_TRACE_MESSAGE_PACKET" {
        /// Release 5.1+.
        V5_1(WmiTraceMessagePacket, fixed) = 0,
    }
    Bits32 1..=29 => 0,
    Bits64 1..=29 => 0,
}
