// Generated from spec/structs/ETW_COMPRESSION_SETTINGS_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How a session compresses its buffers.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwCompressionSettingsData;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwCompressionSettingsDataView<'a>;
any_form! {
    "ETW_COMPRESSION_SETTINGS_DATA" {
        /// Release 5.0+.
        V5_0(EtwCompressionSettingsData, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
