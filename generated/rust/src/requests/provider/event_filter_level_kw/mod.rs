// Generated from spec/structs/EVENT_FILTER_LEVEL_KW.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Events, by their levels and keywords, that are to be kept or kept out.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventFilterLevelKw;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventFilterLevelKwView<'a>;
any_form! {
    "EVENT_FILTER_LEVEL_KW" {
        /// Release 5.0+.
        V5_0(EventFilterLevelKw, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
