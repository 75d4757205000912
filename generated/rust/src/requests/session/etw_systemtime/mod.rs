// Generated from spec/structs/ETW_SYSTEMTIME.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A date and a time of day, as SYSTEMTIME has them.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwSystemtime;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwSystemtimeView<'a>;
any_form! {
    "ETW_SYSTEMTIME" {
        /// Release 5.0+.
        V5_0(EtwSystemtime, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
