// Generated from spec/structs/ETW_PMC_SESSION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A session that uses counters of the processor.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EtwPmcSessionInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwPmcSessionInformationView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_PMC_SESSION_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwPmcSessionInformation, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
