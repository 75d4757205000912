// Generated from spec/structs/ETW_CLOCK_TIME_UPDATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The interrupt time was brought up to date.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwClockTimeUpdate;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwClockTimeUpdateView<'a>;
any_form! {
    "ETW_CLOCK_TIME_UPDATE" {
        /// Release 5.0+.
        V5_0(EtwClockTimeUpdate, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
