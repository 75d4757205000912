// Generated from spec/structs/WMI_BUFFER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What a trace buffer is being used for, as bits.
mod v5_1;
pub use v5_1::*;
use crate::rt::any_form;
/// The form of release 5.1..5.2, by its name.
pub type V5_1 = WmiBufferState;
/// A view of the form of release 5.1..5.2, by its name.
pub type V5_1View<'a> = WmiBufferStateView<'a>;
any_form! {
    "WMI_BUFFER_STATE" {
        /// Release 5.1..5.2.
        V5_1(WmiBufferState, fixed) = 0,
    }
    Bits32 1..=3 => 0,
    Bits64 1..=3 => 0,
}
