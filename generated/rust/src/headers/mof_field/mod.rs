// Generated from spec/structs/MOF_FIELD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Where a part of a classic event's data is.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = MofField;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = MofFieldView<'a>;
any_form! {
    "MOF_FIELD" {
        /// Release 5.0+.
        V5_0(MofField, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
