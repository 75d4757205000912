// Generated from spec/structs/ETW_UMS_EVENT_PARK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A thread that user mode schedules (UMS) was parked in the kernel.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwUmsEventPark;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwUmsEventParkView<'a>;
any_form! {
    "ETW_UMS_EVENT_PARK" {
        /// Release 5.0+.
        V5_0(EtwUmsEventPark, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
