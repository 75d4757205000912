// Generated from spec/structs/WMI_UDP_V4.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A UDP send or receive of IPv4.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = WmiUdpV4;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiUdpV4View<'a>;
any_form! {
    "WMI_UDP_V4" {
        /// Release 5.0+.
        V5_0(WmiUdpV4, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
