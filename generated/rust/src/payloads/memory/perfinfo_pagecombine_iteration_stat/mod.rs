// Generated from spec/structs/PERFINFO_PAGECOMBINE_ITERATION_STAT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What one scan for equal pages achieved.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoPagecombineIterationStat;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoPagecombineIterationStatView<'a>;
any_form! {
    "PERFINFO_PAGECOMBINE_ITERATION_STAT" {
        /// Release 5.0+.
        V5_0(PerfinfoPagecombineIterationStat, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
