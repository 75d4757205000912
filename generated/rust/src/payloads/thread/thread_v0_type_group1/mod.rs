// Generated from spec/structs/Thread_V0_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A thread began, ended, or exists.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = ThreadV0TypeGroup1;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = ThreadV0TypeGroup1View<'a>;
any_form! {
    "Thread_V0_TypeGroup1" {
        /// Release 5.0+.
        V5_0(ThreadV0TypeGroup1, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
