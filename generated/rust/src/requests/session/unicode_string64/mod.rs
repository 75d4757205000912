// Generated from spec/structs/UNICODE_STRING64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A counted UTF-16 string, with its address in 64 bits whatever the pointer size.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = UnicodeString64;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = UnicodeString64View<'a>;
any_form! {
    "UNICODE_STRING64" {
        /// Release 5.0+.
        V5_0(UnicodeString64, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
