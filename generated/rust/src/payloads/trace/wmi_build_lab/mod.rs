// Generated from spec/structs/WMI_BUILD_LAB.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which build of Windows wrote the trace.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = WmiBuildLab;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiBuildLabView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "WMI_BUILD_LAB" {
        /// Release 5.0+.
        V5_0(WmiBuildLab, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
