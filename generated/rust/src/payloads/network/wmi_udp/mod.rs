// Generated from spec/structs/WMI_UDP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A UDP event, with a size of 16 bits.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = WmiUdp;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiUdpView<'a>;
any_form! {
    "WMI_UDP" {
        /// Release 5.0+.
        V5_0(WmiUdp, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
