// Generated from spec/structs/ETW_UMGL_KEY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Whether a part of user mode logs its events, and where.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwUmglKey;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwUmglKeyView<'a>;
any_form! {
    "ETW_UMGL_KEY" {
        /// Release 5.0+.
        V5_0(EtwUmglKey, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
