// Generated from spec/structs/ETW_DFSS_RELEASE_THREAD_ON_IDLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A processor without work got a thread that dynamic fair-share scheduling (DFSS) held back.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwDfssReleaseThreadOnIdle;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwDfssReleaseThreadOnIdleView<'a>;
any_form! {
    "ETW_DFSS_RELEASE_THREAD_ON_IDLE" {
        /// Release 5.0+.
        V5_0(EtwDfssReleaseThreadOnIdle, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
