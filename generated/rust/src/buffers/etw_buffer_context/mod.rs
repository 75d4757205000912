// Generated from spec/structs/ETW_BUFFER_CONTEXT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which processor and which logger a trace buffer belongs to.
mod v6_0;
pub use v6_0::*;
mod v6_2;
pub use v6_2::*;
use crate::rt::any_form;
/// The form of release 6.2+, by its name.
pub type V6_2 = EtwBufferContext;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = EtwBufferContextView<'a>;
any_form! {
    "ETW_BUFFER_CONTEXT" {
        /// Release 6.0..6.1.
        V6_0(V6_0, fixed) = 0,
        /// Release 6.2+.
        V6_2(EtwBufferContext, fixed) = 1,
    }
    Bits32 4..=6 => 0,
    Bits64 4..=6 => 0,
    Bits32 7..=29 => 1,
    Bits64 7..=29 => 1,
}
