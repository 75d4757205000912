// Generated from spec/structs/SystemConfig_NIC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A network interface.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = SystemConfigNic;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = SystemConfigNicView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "SystemConfig_NIC" {
        /// Release 5.0+.
        V5_0(SystemConfigNic, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
