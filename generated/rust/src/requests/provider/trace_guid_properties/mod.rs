// Generated from spec/structs/TRACE_GUID_PROPERTIES.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A registered provider, and the session that enables it.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = TraceGuidProperties;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = TraceGuidPropertiesView<'a>;
any_form! {
    "TRACE_GUID_PROPERTIES" {
        /// Release 5.0+.
        V5_0(TraceGuidProperties, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
