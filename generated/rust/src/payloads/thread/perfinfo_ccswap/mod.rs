// Generated from spec/structs/PERFINFO_CCSWAP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A thread was switched out, told in full.
mod v6_0;
pub use v6_0::*;
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
pub type V6_0 = PerfinfoCcswap;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = PerfinfoCcswapView<'a>;
any_form! {
    "PERFINFO_CCSWAP" {
        /// Release 6.0+.
        V6_0(PerfinfoCcswap, fixed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
