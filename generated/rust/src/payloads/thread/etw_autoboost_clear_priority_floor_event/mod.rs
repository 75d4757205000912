// Generated from spec/structs/ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The owner of a lock lost the least priority that it had because of the lock.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = EtwAutoboostClearPriorityFloorEventX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = EtwAutoboostClearPriorityFloorEventX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = EtwAutoboostClearPriorityFloorEventX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = EtwAutoboostClearPriorityFloorEventX64View<'a>;
any_form! {
    "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(EtwAutoboostClearPriorityFloorEventX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(EtwAutoboostClearPriorityFloorEventX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
