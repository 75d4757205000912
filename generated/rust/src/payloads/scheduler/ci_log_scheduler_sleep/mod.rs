// Generated from spec/structs/CI_LOG_SCHEDULER_SLEEP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The multimedia class scheduler goes to sleep.
mod v5_0;
pub use v5_0::*;
mod v5_1;
pub use v5_1::*;
use crate::rt::any_form;
/// The form of release 5.1+, by its name.
pub type V5_1 = CiLogSchedulerSleep;
/// A view of the form of release 5.1+, by its name.
pub type V5_1View<'a> = CiLogSchedulerSleepView<'a>;
any_form! {
    "CI_LOG_SCHEDULER_SLEEP" {
        /// Release 5.0.
        V5_0(V5_0, fixed) = 0,
        /// Release 5.1+.
        V5_1(CiLogSchedulerSleep, fixed) = 1,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 0,
    Bits32 1..=29 => 1,
    Bits64 1..=29 => 1,
}
