// Generated from spec/structs/ETW_READY_THREAD_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A thread became ready to execute.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwReadyThreadEvent;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwReadyThreadEventView<'a>;
any_form! {
    "ETW_READY_THREAD_EVENT" {
        /// Release 5.0+.
        V5_0(EtwReadyThreadEvent, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
