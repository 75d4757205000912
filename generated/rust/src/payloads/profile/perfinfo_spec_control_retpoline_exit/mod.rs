// Generated from spec/structs/PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A place was left that is guarded against speculative execution.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoSpecControlRetpolineExit;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoSpecControlRetpolineExitView<'a>;
any_form! {
    "PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT" {
        /// Release 5.0+.
        V5_0(PerfinfoSpecControlRetpolineExit, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
