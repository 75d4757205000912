// Generated from spec/structs/CONFIG_CODEINTEGRITY_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How the integrity of code is ensured.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = ConfigCodeintegrityRecord;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = ConfigCodeintegrityRecordView<'a>;
any_form! {
    "CONFIG_CODEINTEGRITY_RECORD" {
        /// Release 5.0+.
        V5_0(ConfigCodeintegrityRecord, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
