// Generated from spec/structs/ETW_TRACE_GROUP_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What is known of a group of providers.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EtwTraceGroupInfo;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwTraceGroupInfoView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_TRACE_GROUP_INFO" {
        /// Release 5.0+.
        V5_0(EtwTraceGroupInfo, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
