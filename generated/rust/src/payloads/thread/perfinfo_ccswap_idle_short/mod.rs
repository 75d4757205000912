// Generated from spec/structs/PERFINFO_CCSWAP_IDLE_SHORT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The idle thread was switched out, after a short time.
mod v6_0;
pub use v6_0::*;
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
pub type V6_0 = PerfinfoCcswapIdleShort;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = PerfinfoCcswapIdleShortView<'a>;
any_form! {
    "PERFINFO_CCSWAP_IDLE_SHORT" {
        /// Release 6.0+.
        V6_0(PerfinfoCcswapIdleShort, fixed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
