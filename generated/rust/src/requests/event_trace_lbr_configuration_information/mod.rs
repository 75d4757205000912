// Generated from spec/structs/EVENT_TRACE_LBR_CONFIGURATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How the recording of last branches is configured for a session.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventTraceLbrConfigurationInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventTraceLbrConfigurationInformationView<'a>;
any_form! {
    "EVENT_TRACE_LBR_CONFIGURATION_INFORMATION" {
        /// Release 5.0+.
        V5_0(EventTraceLbrConfigurationInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
