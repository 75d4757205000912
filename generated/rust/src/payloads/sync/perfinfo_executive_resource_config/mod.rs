// Generated from spec/structs/PERFINFO_EXECUTIVE_RESOURCE_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! By which rules executive resources are sampled.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoExecutiveResourceConfig;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoExecutiveResourceConfigView<'a>;
any_form! {
    "PERFINFO_EXECUTIVE_RESOURCE_CONFIG" {
        /// Release 5.0+.
        V5_0(PerfinfoExecutiveResourceConfig, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
