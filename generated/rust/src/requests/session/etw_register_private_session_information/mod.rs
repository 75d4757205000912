// Generated from spec/structs/ETW_REGISTER_PRIVATE_SESSION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A private session that registers, and what it gets.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwRegisterPrivateSessionInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwRegisterPrivateSessionInformationView<'a>;
any_form! {
    "ETW_REGISTER_PRIVATE_SESSION_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwRegisterPrivateSessionInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
