// Generated from spec/structs/WMI_DELAY_EXECUTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A thread delays its execution.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = WmiDelayExecution;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiDelayExecutionView<'a>;
any_form! {
    "WMI_DELAY_EXECUTION" {
        /// Release 5.0+.
        V5_0(WmiDelayExecution, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
