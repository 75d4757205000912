// Generated from spec/structs/TIME_FIELDS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A date and a time of day, in fields, in the kernel's order.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = TimeFields;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = TimeFieldsView<'a>;
any_form! {
    "TIME_FIELDS" {
        /// Release 5.0+.
        V5_0(TimeFields, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
