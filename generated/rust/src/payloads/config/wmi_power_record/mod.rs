// Generated from spec/structs/WMI_POWER_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The sleep states that the machine supports.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = WmiPowerRecord;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiPowerRecordView<'a>;
any_form! {
    "WMI_POWER_RECORD" {
        /// Release 5.0+.
        V5_0(WmiPowerRecord, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
