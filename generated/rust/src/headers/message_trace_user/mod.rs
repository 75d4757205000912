// Generated from spec/structs/MESSAGE_TRACE_USER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A message on its way from user mode to the kernel.
mod v5_1;
pub use v5_1::*;
mod v6_0;
pub use v6_0::*;
mod v6_2;
pub use v6_2::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.2+, by its name.
pub type V6_2 = MessageTraceUser;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = MessageTraceUserView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "MESSAGE_TRACE_USER" {
        /// Release 5.1..5.2.
        V5_1(V5_1, tailed) = 0,
        /// Release 6.0..6.1.
        V6_0(V6_0, fixed) = 1,
        /// Release 6.2+.
        V6_2(MessageTraceUser, fixed) = 2,
    }
    Bits32 1..=3 => 0,
    Bits64 1..=3 => 0,
    Bits32 4..=6 => 1,
    Bits64 4..=6 => 1,
    Bits32 7..=29 => 2,
    Bits64 7..=29 => 2,
}
