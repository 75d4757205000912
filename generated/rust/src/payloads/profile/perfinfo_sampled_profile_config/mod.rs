// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The interval of a profile source, as the trace begins, ends, or the interval changes.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = PerfinfoSampledProfileConfig;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoSampledProfileConfigView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "PERFINFO_SAMPLED_PROFILE_CONFIG" {
        /// Release 5.0+.
        V5_0(PerfinfoSampledProfileConfig, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
