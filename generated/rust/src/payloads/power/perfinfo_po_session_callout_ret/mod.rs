// Generated from spec/structs/PERFINFO_PO_SESSION_CALLOUT_RET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The power manager is done with calling the window manager of the sessions.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoPoSessionCalloutRet;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoPoSessionCalloutRetView<'a>;
any_form! {
    "PERFINFO_PO_SESSION_CALLOUT_RET" {
        /// Release 5.0+.
        V5_0(PerfinfoPoSessionCalloutRet, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
