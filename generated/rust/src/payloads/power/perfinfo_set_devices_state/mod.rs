// Generated from spec/structs/PERFINFO_SET_DEVICES_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The power manager begins to tell all devices of a state of the system.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoSetDevicesState;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoSetDevicesStateView<'a>;
any_form! {
    "PERFINFO_SET_DEVICES_STATE" {
        /// Release 5.0+.
        V5_0(PerfinfoSetDevicesState, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
