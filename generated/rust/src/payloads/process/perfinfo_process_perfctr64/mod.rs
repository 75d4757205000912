// Generated from spec/structs/PERFINFO_PROCESS_PERFCTR64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The same as PERFINFO_PROCESS_PERFCTR, for 64-bit data whatever the reader's pointer size.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoProcessPerfctr64;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoProcessPerfctr64View<'a>;
any_form! {
    "PERFINFO_PROCESS_PERFCTR64" {
        /// Release 5.0+.
        V5_0(PerfinfoProcessPerfctr64, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
