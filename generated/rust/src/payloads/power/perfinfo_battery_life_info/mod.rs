// Generated from spec/structs/PERFINFO_BATTERY_LIFE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What the batteries still have.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoBatteryLifeInfo;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoBatteryLifeInfoView<'a>;
any_form! {
    "PERFINFO_BATTERY_LIFE_INFO" {
        /// Release 5.0+.
        V5_0(PerfinfoBatteryLifeInfo, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
