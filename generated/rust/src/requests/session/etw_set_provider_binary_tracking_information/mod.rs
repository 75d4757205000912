// Generated from spec/structs/ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Whether a session is to log the images of its providers.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwSetProviderBinaryTrackingInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwSetProviderBinaryTrackingInformationView<'a>;
any_form! {
    "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwSetProviderBinaryTrackingInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
