// Generated from spec/structs/ETW_THREAD_SET_NAME_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A thread was given a name.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EtwThreadSetNameEvent;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwThreadSetNameEventView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_THREAD_SET_NAME_EVENT" {
        /// Release 5.0+.
        V5_0(EtwThreadSetNameEvent, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
