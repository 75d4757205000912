// Generated from spec/structs/ETW_PARTITION_INFO_EXTENSION_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The partition that a trace is of, with its identifiers apart.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwPartitionInfoExtensionV2;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwPartitionInfoExtensionV2View<'a>;
any_form! {
    "ETW_PARTITION_INFO_EXTENSION_V2" {
        /// Release 5.0+.
        V5_0(EtwPartitionInfoExtensionV2, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
