// Generated from spec/structs/ALPC_Unwait.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A wait for a message ended.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = AlpcUnwait;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = AlpcUnwaitView<'a>;
any_form! {
    "ALPC_Unwait" {
        /// Release 5.0+.
        V5_0(AlpcUnwait, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
