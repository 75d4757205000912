// Generated from spec/structs/PERFINFO_SPINLOCK_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! By which rules spin locks are sampled.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoSpinlockConfig;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoSpinlockConfigView<'a>;
any_form! {
    "PERFINFO_SPINLOCK_CONFIG" {
        /// Release 5.0+.
        V5_0(PerfinfoSpinlockConfig, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
