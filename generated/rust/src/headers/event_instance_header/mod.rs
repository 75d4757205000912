// Generated from spec/structs/EVENT_INSTANCE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The header of a classic event that names the instance that it belongs to, and that instance's parent.
mod v5_0;
pub use v5_0::*;
mod v5_1;
pub use v5_1::*;
mod v6_0;
pub use v6_0::*;
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
pub type V6_0 = EventInstanceHeader;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EventInstanceHeaderView<'a>;
any_form! {
    "EVENT_INSTANCE_HEADER" {
        /// Release 5.0.
        V5_0(V5_0, fixed) = 0,
        /// Release 5.1..5.2.
        V5_1(V5_1, fixed) = 1,
        /// Release 6.0+.
        V6_0(EventInstanceHeader, fixed) = 2,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 0,
    Bits32 1..=3 => 1,
    Bits64 1..=3 => 1,
    Bits32 4..=29 => 2,
    Bits64 4..=29 => 2,
}
