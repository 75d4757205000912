// Generated from spec/structs/NIC_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A network adapter, in the form of the older releases.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = NicRecord;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = NicRecordView<'a>;
any_form! {
    "NIC_RECORD" {
        /// Release 5.0+.
        V5_0(NicRecord, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
