// Generated from spec/structs/ETW_ENABLE_NOTIFICATION_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A notification that a session enables or disables a provider.
mod v5_0;
pub use v5_0::*;
mod v6_1;
pub use v6_1::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.1+, by its name.
#[cfg(feature = "alloc")]
pub type V6_1 = EtwEnableNotificationPacket;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EtwEnableNotificationPacketView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_ENABLE_NOTIFICATION_PACKET" {
        /// Release 5.0..6.0.
        V5_0(V5_0, tailed) = 0,
        /// Release 6.1+.
        V6_1(EtwEnableNotificationPacket, tailed) = 1,
    }
    Bits32 0..=5 => 0,
    Bits64 0..=5 => 0,
    Bits32 6..=29 => 1,
    Bits64 6..=29 => 1,
}
