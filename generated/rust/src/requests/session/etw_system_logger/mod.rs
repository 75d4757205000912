// Generated from spec/structs/ETW_SYSTEM_LOGGER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! One of the sessions that get events of the system.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwSystemLogger;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwSystemLoggerView<'a>;
any_form! {
    "ETW_SYSTEM_LOGGER" {
        /// Release 5.0+.
        V5_0(EtwSystemLogger, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
