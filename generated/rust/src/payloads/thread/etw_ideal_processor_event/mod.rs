// Generated from spec/structs/ETW_IDEAL_PROCESSOR_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A thread's ideal processor was changed.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwIdealProcessorEvent;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwIdealProcessorEventView<'a>;
any_form! {
    "ETW_IDEAL_PROCESSOR_EVENT" {
        /// Release 5.0+.
        V5_0(EtwIdealProcessorEvent, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
