// Generated from spec/structs/EVENT_TRACE_SPINLOCK_INFORMATION_V1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The parameters by which events of spin locks are sampled, without the threshold for holding a lock.
mod v6_3;
pub use v6_3::*;
use crate::rt::any_form;
/// The form of release 6.3+, by its name.
pub type V6_3 = EventTraceSpinlockInformationV1;
/// A view of the form of release 6.3+, by its name.
pub type V6_3View<'a> = EventTraceSpinlockInformationV1View<'a>;
any_form! {
    "EVENT_TRACE_SPINLOCK_INFORMATION_V1" {
        /// Release 6.3+.
        V6_3(EventTraceSpinlockInformationV1, fixed) = 0,
    }
    Bits32 8..=29 => 0,
    Bits64 8..=29 => 0,
}
