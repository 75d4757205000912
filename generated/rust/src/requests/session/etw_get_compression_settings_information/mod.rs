// Generated from spec/structs/ETW_GET_COMPRESSION_SETTINGS_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which session's settings of compression are asked for.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwGetCompressionSettingsInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwGetCompressionSettingsInformationView<'a>;
any_form! {
    "ETW_GET_COMPRESSION_SETTINGS_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwGetCompressionSettingsInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
