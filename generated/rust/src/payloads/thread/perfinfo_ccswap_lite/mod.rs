// Generated from spec/structs/PERFINFO_CCSWAP_LITE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A thread was switched out, told in few bits.
mod v6_0;
pub use v6_0::*;
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
pub type V6_0 = PerfinfoCcswapLite;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = PerfinfoCcswapLiteView<'a>;
any_form! {
    "PERFINFO_CCSWAP_LITE" {
        /// Release 6.0+.
        V6_0(PerfinfoCcswapLite, fixed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
