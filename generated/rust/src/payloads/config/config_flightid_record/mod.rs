// Generated from spec/structs/CONFIG_FLIGHTID_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which experiments of Microsoft the machine takes part in.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = ConfigFlightidRecord;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = ConfigFlightidRecordView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "CONFIG_FLIGHTID_RECORD" {
        /// Release 5.0+.
        V5_0(ConfigFlightidRecord, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
