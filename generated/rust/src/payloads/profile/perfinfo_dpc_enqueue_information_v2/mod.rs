// Generated from spec/structs/PERFINFO_DPC_ENQUEUE_INFORMATION_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A deferred procedure call was queued.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoDpcEnqueueInformationV2;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoDpcEnqueueInformationV2View<'a>;
any_form! {
    "PERFINFO_DPC_ENQUEUE_INFORMATION_V2" {
        /// Release 5.0+.
        V5_0(PerfinfoDpcEnqueueInformationV2, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
