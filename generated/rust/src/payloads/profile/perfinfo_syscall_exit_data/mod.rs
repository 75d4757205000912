// Generated from spec/structs/PERFINFO_SYSCALL_EXIT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A system call returns.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoSyscallExitData;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoSyscallExitDataView<'a>;
any_form! {
    "PERFINFO_SYSCALL_EXIT_DATA" {
        /// Release 5.0+.
        V5_0(PerfinfoSyscallExitData, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
