// Generated from spec/structs/WMI_CLIENT_CONTEXT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which processor and which logger a trace buffer belongs to.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0..5.2, by its name.
pub type V5_0 = WmiClientContext;
/// A view of the form of release 5.0..5.2, by its name.
pub type V5_0View<'a> = WmiClientContextView<'a>;
any_form! {
    "WMI_CLIENT_CONTEXT" {
        /// Release 5.0..5.2.
        V5_0(WmiClientContext, fixed) = 0,
    }
    Bits32 0..=3 => 0,
    Bits64 0..=3 => 0,
}
