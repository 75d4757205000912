// Generated from spec/structs/PERFINFO_PPM_IDLE_STATE_ENTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A processor enters an idle state.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoPpmIdleStateEnter;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoPpmIdleStateEnterView<'a>;
any_form! {
    "PERFINFO_PPM_IDLE_STATE_ENTER" {
        /// Release 5.0+.
        V5_0(PerfinfoPpmIdleStateEnter, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
