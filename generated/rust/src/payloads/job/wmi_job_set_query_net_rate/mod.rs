// Generated from spec/structs/WMI_JOB_SET_QUERY_NET_RATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The network rate of a job was set or queried.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = WmiJobSetQueryNetRate;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiJobSetQueryNetRateView<'a>;
any_form! {
    "WMI_JOB_SET_QUERY_NET_RATE" {
        /// Release 5.0+.
        V5_0(WmiJobSetQueryNetRate, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
