// Generated from spec/structs/ETW_SET_COMPRESSION_SETTINGS_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How a session is to compress its buffers.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwSetCompressionSettingsInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwSetCompressionSettingsInformationView<'a>;
any_form! {
    "ETW_SET_COMPRESSION_SETTINGS_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwSetCompressionSettingsInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
