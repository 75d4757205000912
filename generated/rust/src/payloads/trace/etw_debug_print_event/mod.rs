// Generated from spec/structs/ETW_DEBUG_PRINT_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Something was printed to the debugger.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EtwDebugPrintEvent;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwDebugPrintEventView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_DEBUG_PRINT_EVENT" {
        /// Release 5.0+.
        V5_0(EtwDebugPrintEvent, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
