// Generated from spec/structs/EVENT_TRACE_SPINLOCK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The parameters by which events of spin locks are sampled.
mod v6_1;
pub use v6_1::*;
mod v6_3;
pub use v6_3::*;
use crate::rt::any_form;
/// The form of release 6.3+, by its name.
pub type V6_3 = EventTraceSpinlockInformation;
/// A view of the form of release 6.3+, by its name.
pub type V6_3View<'a> = EventTraceSpinlockInformationView<'a>;
any_form! {
    "EVENT_TRACE_SPINLOCK_INFORMATION" {
        /// Release 6.1..6.2.
        V6_1(V6_1, fixed) = 0,
        /// Release 6.3+.
        V6_3(EventTraceSpinlockInformation, fixed) = 1,
    }
    Bits32 6..=7 => 0,
    Bits64 6..=7 => 0,
    Bits32 8..=29 => 1,
    Bits64 8..=29 => 1,
}
