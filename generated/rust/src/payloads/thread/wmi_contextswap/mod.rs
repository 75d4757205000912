// Generated from spec/structs/WMI_CONTEXTSWAP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A processor switched from one thread to another.
mod v5_1;
pub use v5_1::*;
mod v6_0;
pub use v6_0::*;
mod v1703;
pub use v1703::*;
mod v1709;
pub use v1709::*;
use crate::rt::any_form;
/// The form of release 1709+, by its name.
pub type V1709 = WmiContextswap;
/// A view of the form of release 1709+, by its name.
pub type V1709View<'a> = WmiContextswapView<'a>;
any_form! {
    "WMI_CONTEXTSWAP" {
        /// Release 5.1..5.2.
        V5_1(V5_1, fixed) = 0,
        /// Release 6.0..1607.
        V6_0(V6_0, fixed) = 1,
        /// Release 1703.
        V1703(V1703, fixed) = 2,
        /// Release 1709+.
        V1709(WmiContextswap, fixed) = 3,
    }
    Bits32 1..=3 => 0,
    Bits64 1..=3 => 0,
    Bits32 4..=12 => 1,
    Bits64 4..=12 => 1,
    Bits32 13..=13 => 2,
    Bits64 13..=13 => 2,
    Bits32 14..=29 => 3,
    Bits64 14..=29 => 3,
}
