// Generated from spec/structs/ETW_GET_DISALLOW_LIST_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Whose list of providers that are not to be enabled is asked for.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwGetDisallowListInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwGetDisallowListInformationView<'a>;
any_form! {
    "ETW_GET_DISALLOW_LIST_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwGetDisallowListInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
