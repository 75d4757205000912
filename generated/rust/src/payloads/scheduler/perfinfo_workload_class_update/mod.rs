// Generated from spec/structs/PERFINFO_WORKLOAD_CLASS_UPDATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The class of work that a thread does was changed.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoWorkloadClassUpdate;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoWorkloadClassUpdateView<'a>;
any_form! {
    "PERFINFO_WORKLOAD_CLASS_UPDATE" {
        /// Release 5.0+.
        V5_0(PerfinfoWorkloadClassUpdate, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
