// Generated from spec/structs/PERFINFO_BOOT_PHASE_START.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A phase of booting starts.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoBootPhaseStart;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoBootPhaseStartView<'a>;
any_form! {
    "PERFINFO_BOOT_PHASE_START" {
        /// Release 5.0+.
        V5_0(PerfinfoBootPhaseStart, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
