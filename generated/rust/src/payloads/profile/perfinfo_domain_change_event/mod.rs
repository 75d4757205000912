// Generated from spec/structs/PERFINFO_DOMAIN_CHANGE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A processor changed its domain.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoDomainChangeEvent;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoDomainChangeEventView<'a>;
any_form! {
    "PERFINFO_DOMAIN_CHANGE_EVENT" {
        /// Release 5.0+.
        V5_0(PerfinfoDomainChangeEvent, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
