// Generated from spec/structs/SystemConfig_Platform.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Who made the machine and its firmware.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = SystemConfigPlatform;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = SystemConfigPlatformView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "SystemConfig_Platform" {
        /// Release 5.0+.
        V5_0(SystemConfigPlatform, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
