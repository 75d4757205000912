// Generated from spec/structs/WMI_TCPIP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A TCP event, in a form without a connection.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = WmiTcpip;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiTcpipView<'a>;
any_form! {
    "WMI_TCPIP" {
        /// Release 5.0+.
        V5_0(WmiTcpip, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
