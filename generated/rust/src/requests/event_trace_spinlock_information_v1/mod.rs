// Generated from spec/structs/EVENT_TRACE_SPINLOCK_INFORMATION_V1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The parameters by which events of spin locks are sampled, without the threshold for holding a lock.
mod v6_3;
pub use v6_3::*;
/// The form of release 6.3+, by its name.
pub type V6_3 = EventTraceSpinlockInformationV1;
/// A view of the form of release 6.3+, by its name.
pub type V6_3View<'a> = EventTraceSpinlockInformationV1View<'a>;
