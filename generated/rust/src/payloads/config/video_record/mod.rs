// Generated from spec/structs/VIDEO_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A display adapter.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = VideoRecord;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = VideoRecordView<'a>;
any_form! {
    "VIDEO_RECORD" {
        /// Release 5.0+.
        V5_0(VideoRecord, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
