// Generated from spec/structs/PERFINFO_PO_PRESLEEP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The system goes to sleep.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoPoPresleep;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoPoPresleepView<'a>;
any_form! {
    "PERFINFO_PO_PRESLEEP" {
        /// Release 5.0+.
        V5_0(PerfinfoPoPresleep, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
