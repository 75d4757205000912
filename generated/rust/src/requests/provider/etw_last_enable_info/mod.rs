// Generated from spec/structs/ETW_LAST_ENABLE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What a provider was last told about being enabled.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwLastEnableInfo;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwLastEnableInfoView<'a>;
any_form! {
    "ETW_LAST_ENABLE_INFO" {
        /// Release 5.0+.
        V5_0(EtwLastEnableInfo, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
