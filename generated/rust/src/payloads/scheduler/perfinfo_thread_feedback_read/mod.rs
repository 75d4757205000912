// Generated from spec/structs/PERFINFO_THREAD_FEEDBACK_READ.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What the hardware says of a thread was read.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoThreadFeedbackRead;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoThreadFeedbackReadView<'a>;
any_form! {
    "PERFINFO_THREAD_FEEDBACK_READ" {
        /// Release 5.0+.
        V5_0(PerfinfoThreadFeedbackRead, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
