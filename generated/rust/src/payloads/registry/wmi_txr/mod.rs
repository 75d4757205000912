// Generated from spec/structs/WMI_TXR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An operation of a registry transaction.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = WmiTxr;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiTxrView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "WMI_TXR" {
        /// Release 5.0+.
        V5_0(WmiTxr, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
