// Generated from spec/structs/ETW_CLOCK_CONFIGURATION_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How the clock of the system is configured.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwClockConfigurationEvent;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwClockConfigurationEventView<'a>;
any_form! {
    "ETW_CLOCK_CONFIGURATION_EVENT" {
        /// Release 5.0+.
        V5_0(EtwClockConfigurationEvent, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
