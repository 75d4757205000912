// Generated from spec/structs/PERFINFO_CCSWAP_IDLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The idle thread was switched out, after a long time.
mod v6_0;
pub use v6_0::*;
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
pub type V6_0 = PerfinfoCcswapIdle;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = PerfinfoCcswapIdleView<'a>;
any_form! {
    "PERFINFO_CCSWAP_IDLE" {
        /// Release 6.0+.
        V6_0(PerfinfoCcswapIdle, fixed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
