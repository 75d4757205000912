// Generated from spec/structs/ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Whose number of used processors is asked for.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwQueryUsedProcessorCountInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwQueryUsedProcessorCountInformationView<'a>;
any_form! {
    "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwQueryUsedProcessorCountInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
