// Generated from spec/structs/ETW_NOTIFICATION_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The header of a notification that goes from one process to another through the kernel.
mod v6_0;
pub use v6_0::*;
mod v6_1;
pub use v6_1::*;
use crate::rt::any_form;
/// The form of release 6.1+, by its name.
pub type V6_1 = EtwNotificationHeader;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EtwNotificationHeaderView<'a>;
any_form! {
    "ETW_NOTIFICATION_HEADER" {
        /// Release 6.0.
        V6_0(V6_0, fixed) = 0,
        /// Release 6.1+.
        V6_1(EtwNotificationHeader, fixed) = 1,
    }
    Bits32 4..=5 => 0,
    Bits64 4..=5 => 0,
    Bits32 6..=29 => 1,
    Bits64 6..=29 => 1,
}
