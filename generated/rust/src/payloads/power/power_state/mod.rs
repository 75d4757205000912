// Generated from spec/structs/POWER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A power state of the system or of a device.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PowerState;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PowerStateView<'a>;
any_form! {
    "POWER_STATE" {
        /// Release 5.0+.
        V5_0(PowerState, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
