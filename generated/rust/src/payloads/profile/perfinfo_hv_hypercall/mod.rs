// Generated from spec/structs/PERFINFO_HV_HYPERCALL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The hypervisor was called.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoHvHypercall;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoHvHypercallView<'a>;
any_form! {
    "PERFINFO_HV_HYPERCALL" {
        /// Release 5.0+.
        V5_0(PerfinfoHvHypercall, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
