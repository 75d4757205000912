// Generated from spec/structs/PERFINFO_PAGECOMBINE_AGGREGATE_STAT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What combining equal pages has achieved so far.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoPagecombineAggregateStat;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoPagecombineAggregateStatView<'a>;
any_form! {
    "PERFINFO_PAGECOMBINE_AGGREGATE_STAT" {
        /// Release 5.0+.
        V5_0(PerfinfoPagecombineAggregateStat, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
