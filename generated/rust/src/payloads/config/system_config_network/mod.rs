// Generated from spec/structs/SystemConfig_Network.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Parameters of TCP.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = SystemConfigNetwork;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = SystemConfigNetworkView<'a>;
any_form! {
    "SystemConfig_Network" {
        /// Release 5.0+.
        V5_0(SystemConfigNetwork, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
