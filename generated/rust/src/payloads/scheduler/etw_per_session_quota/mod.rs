// Generated from spec/structs/ETW_PER_SESSION_QUOTA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What one terminal session has of the processors, by dynamic fair-share scheduling (DFSS).
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwPerSessionQuota;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwPerSessionQuotaView<'a>;
any_form! {
    "ETW_PER_SESSION_QUOTA" {
        /// Release 5.0+.
        V5_0(EtwPerSessionQuota, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
