// Generated from spec/structs/ETW_WDI_SCENARIO_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A scenario of the diagnostic infrastructure (WDI) that starts or ends.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwWdiScenarioInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwWdiScenarioInformationView<'a>;
any_form! {
    "ETW_WDI_SCENARIO_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwWdiScenarioInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
