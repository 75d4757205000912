// Generated from spec/structs/ETW_ANTI_STARVATION_BOOST_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The balance-set manager boosted a thread that had not executed for long.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwAntiStarvationBoostEvent;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwAntiStarvationBoostEventView<'a>;
any_form! {
    "ETW_ANTI_STARVATION_BOOST_EVENT" {
        /// Release 5.0+.
        V5_0(EtwAntiStarvationBoostEvent, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
