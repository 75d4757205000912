// Generated from spec/structs/TRACE_ENABLE_FLAG_EXTENSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Where the extension of EnableFlags is.
mod v5_1;
pub use v5_1::*;
use crate::rt::any_form;
/// The form of release 5.1+, by its name.
pub type V5_1 = TraceEnableFlagExtension;
/// A view of the form of release 5.1+, by its name.
pub type V5_1View<'a> = TraceEnableFlagExtensionView<'a>;
any_form! {
    "TRACE_ENABLE_FLAG_EXTENSION" {
        /// Release 5.1+.
        V5_1(TraceEnableFlagExtension, fixed) = 0,
    }
    Bits32 1..=29 => 0,
    Bits64 1..=29 => 0,
}
