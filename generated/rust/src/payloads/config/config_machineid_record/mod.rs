// Generated from spec/structs/CONFIG_MACHINEID_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An identifier of the machine.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = ConfigMachineidRecord;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = ConfigMachineidRecordView<'a>;
any_form! {
    "CONFIG_MACHINEID_RECORD" {
        /// Release 5.0+.
        V5_0(ConfigMachineidRecord, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
