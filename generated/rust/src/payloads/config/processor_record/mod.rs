// Generated from spec/structs/PROCESSOR_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! One of the processors.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = ProcessorRecord;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = ProcessorRecordView<'a>;
any_form! {
    "PROCESSOR_RECORD" {
        /// Release 5.0+.
        V5_0(ProcessorRecord, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
