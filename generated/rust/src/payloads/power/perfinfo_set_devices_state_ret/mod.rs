// Generated from spec/structs/PERFINFO_SET_DEVICES_STATE_RET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The power manager has told all devices of a state of the system.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoSetDevicesStateRet;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoSetDevicesStateRetView<'a>;
any_form! {
    "PERFINFO_SET_DEVICES_STATE_RET" {
        /// Release 5.0+.
        V5_0(PerfinfoSetDevicesStateRet, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
