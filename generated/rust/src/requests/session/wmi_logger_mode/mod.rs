// Generated from spec/structs/WMI_LOGGER_MODE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How a logger works, as bits with names.
mod v5_0;
pub use v5_0::*;
mod v5_1;
pub use v5_1::*;
use crate::rt::any_form;
/// The form of release 5.1..5.2, by its name.
pub type V5_1 = WmiLoggerMode;
/// A view of the form of release 5.1..5.2, by its name.
pub type V5_1View<'a> = WmiLoggerModeView<'a>;
any_form! {
    "WMI_LOGGER_MODE" {
        /// Release 5.0.
        V5_0(V5_0, fixed) = 0,
        /// Release 5.1..5.2.
        V5_1(WmiLoggerMode, fixed) = 1,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 0,
    Bits32 1..=3 => 1,
    Bits64 1..=3 => 1,
}
