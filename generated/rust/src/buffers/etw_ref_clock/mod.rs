// Generated from spec/structs/ETW_REF_CLOCK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A reference time of a session, on two clocks.
mod v6_0;
pub use v6_0::*;
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
pub type V6_0 = EtwRefClock;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EtwRefClockView<'a>;
any_form! {
    "ETW_REF_CLOCK" {
        /// Release 6.0+.
        V6_0(EtwRefClock, fixed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
