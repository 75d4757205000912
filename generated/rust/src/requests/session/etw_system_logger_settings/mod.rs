// Generated from spec/structs/ETW_SYSTEM_LOGGER_SETTINGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which sessions get events of the system, and which events.
mod v1709;
pub use v1709::*;
use crate::rt::any_form;
/// The form of release 1709+, by its name.
pub type V1709 = EtwSystemLoggerSettings;
/// A view of the form of release 1709+, by its name.
pub type V1709View<'a> = EtwSystemLoggerSettingsView<'a>;
any_form! {
    "ETW_SYSTEM_LOGGER_SETTINGS" {
        /// Release 1709+.
        V1709(EtwSystemLoggerSettings, fixed) = 0,
    }
    Bits32 14..=29 => 0,
    Bits64 14..=29 => 0,
}
