// Generated from spec/structs/ETW_THREAD_EVENT_SUBPROCESSTAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A thread changed the tag of the service that it works for.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwThreadEventSubprocesstag;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwThreadEventSubprocesstagView<'a>;
any_form! {
    "ETW_THREAD_EVENT_SUBPROCESSTAG" {
        /// Release 5.0+.
        V5_0(EtwThreadEventSubprocesstag, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
