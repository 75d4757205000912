// Generated from spec/structs/ETW_ACTIVITY_ID_CREATE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A new activity's identifier.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwActivityIdCreateInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwActivityIdCreateInformationView<'a>;
any_form! {
    "ETW_ACTIVITY_ID_CREATE_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwActivityIdCreateInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
