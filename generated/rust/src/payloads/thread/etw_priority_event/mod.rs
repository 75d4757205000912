// Generated from spec/structs/ETW_PRIORITY_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A thread's priority was changed.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwPriorityEvent;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwPriorityEventView<'a>;
any_form! {
    "ETW_PRIORITY_EVENT" {
        /// Release 5.0+.
        V5_0(EtwPriorityEvent, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
