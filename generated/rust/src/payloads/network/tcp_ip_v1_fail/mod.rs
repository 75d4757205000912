// Generated from spec/structs/TcpIp_V1_Fail.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A TCP connection could not be made.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = TcpIpV1Fail;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = TcpIpV1FailView<'a>;
any_form! {
    "TcpIp_V1_Fail" {
        /// Release 5.0+.
        V5_0(TcpIpV1Fail, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
