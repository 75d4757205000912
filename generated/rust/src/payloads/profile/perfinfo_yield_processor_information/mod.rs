// Generated from spec/structs/PERFINFO_YIELD_PROCESSOR_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A routine at raised priority was asked to yield the processor.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoYieldProcessorInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoYieldProcessorInformationView<'a>;
any_form! {
    "PERFINFO_YIELD_PROCESSOR_INFORMATION" {
        /// Release 5.0+.
        V5_0(PerfinfoYieldProcessorInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
