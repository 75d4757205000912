// Generated from spec/structs/ETW_SESSION_NOTIFICATION_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A notification that something happened to a session.
mod v5_0;
pub use v5_0::*;
mod v6_1;
pub use v6_1::*;
use crate::rt::any_form;
/// The form of release 6.1+, by its name.
pub type V6_1 = EtwSessionNotificationPacket;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EtwSessionNotificationPacketView<'a>;
any_form! {
    "ETW_SESSION_NOTIFICATION_PACKET" {
        /// Release 5.0..6.0.
        V5_0(V5_0, fixed) = 0,
        /// Release 6.1+.
        V6_1(EtwSessionNotificationPacket, fixed) = 1,
    }
    Bits32 0..=5 => 0,
    Bits64 0..=5 => 0,
    Bits32 6..=29 => 1,
    Bits64 6..=29 => 1,
}
