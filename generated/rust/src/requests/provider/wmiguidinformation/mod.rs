// Generated from spec/structs/WMIGUIDINFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What is known of a WMI data block.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = Wmiguidinformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiguidinformationView<'a>;
any_form! {
    "WMIGUIDINFORMATION" {
        /// Release 5.0+.
        V5_0(Wmiguidinformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
