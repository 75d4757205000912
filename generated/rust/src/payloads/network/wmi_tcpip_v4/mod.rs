// Generated from spec/structs/WMI_TCPIP_V4.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A TCP event of IPv4 other than a send: a receive, a connection made, accepted or ended, a retransmission.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = WmiTcpipV4X86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = WmiTcpipV4X86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = WmiTcpipV4X64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = WmiTcpipV4X64View<'a>;
any_form! {
    "WMI_TCPIP_V4" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(WmiTcpipV4X86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(WmiTcpipV4X64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
