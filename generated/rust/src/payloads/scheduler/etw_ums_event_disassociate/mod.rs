// Generated from spec/structs/ETW_UMS_EVENT_DISASSOCIATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A thread that user mode schedules (UMS) was parted from the thread that schedules it.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwUmsEventDisassociate;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwUmsEventDisassociateView<'a>;
any_form! {
    "ETW_UMS_EVENT_DISASSOCIATE" {
        /// Release 5.0+.
        V5_0(EtwUmsEventDisassociate, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
