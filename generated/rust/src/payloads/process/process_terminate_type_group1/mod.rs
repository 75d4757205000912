// Generated from spec/structs/Process_Terminate_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A process is asked to end.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = ProcessTerminateTypeGroup1;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = ProcessTerminateTypeGroup1View<'a>;
any_form! {
    "Process_Terminate_TypeGroup1" {
        /// Release 5.0+.
        V5_0(ProcessTerminateTypeGroup1, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
