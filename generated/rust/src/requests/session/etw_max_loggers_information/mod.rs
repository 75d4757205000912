// Generated from spec/structs/ETW_MAX_LOGGERS_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How many sessions there can be.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwMaxLoggersInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwMaxLoggersInformationView<'a>;
any_form! {
    "ETW_MAX_LOGGERS_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwMaxLoggersInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
