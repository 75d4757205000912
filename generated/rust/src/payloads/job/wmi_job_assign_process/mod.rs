// Generated from spec/structs/WMI_JOB_ASSIGN_PROCESS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A process was put into a job.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = WmiJobAssignProcess;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiJobAssignProcessView<'a>;
any_form! {
    "WMI_JOB_ASSIGN_PROCESS" {
        /// Release 5.0+.
        V5_0(WmiJobAssignProcess, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
