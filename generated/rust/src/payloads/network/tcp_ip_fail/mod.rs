// Generated from spec/structs/TcpIp_Fail.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A connection or a send failed.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = TcpIpFail;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = TcpIpFailView<'a>;
any_form! {
    "TcpIp_Fail" {
        /// Release 5.0+.
        V5_0(TcpIpFail, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
