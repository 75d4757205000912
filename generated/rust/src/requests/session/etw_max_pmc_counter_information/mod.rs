// Generated from spec/structs/ETW_MAX_PMC_COUNTER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How many counters of the processor a session can have.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwMaxPmcCounterInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwMaxPmcCounterInformationView<'a>;
any_form! {
    "ETW_MAX_PMC_COUNTER_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwMaxPmcCounterInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
