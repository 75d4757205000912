// Generated from spec/structs/ETW_WNF_EVENT_PUBLISH.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A state of the notification facility (WNF) was published.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwWnfEventPublish;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwWnfEventPublishView<'a>;
any_form! {
    "ETW_WNF_EVENT_PUBLISH" {
        /// Release 5.0+.
        V5_0(EtwWnfEventPublish, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
