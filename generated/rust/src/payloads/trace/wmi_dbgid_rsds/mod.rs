// Generated from spec/structs/WMI_DBGID_RSDS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which file has the debugging information that decodes the messages of this trace.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = WmiDbgidRsds;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiDbgidRsdsView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "WMI_DBGID_RSDS" {
        /// Release 5.0+.
        V5_0(WmiDbgidRsds, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
