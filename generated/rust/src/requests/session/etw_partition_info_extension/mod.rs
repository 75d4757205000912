// Generated from spec/structs/ETW_PARTITION_INFO_EXTENSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The partition that a trace is of.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwPartitionInfoExtension;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwPartitionInfoExtensionView<'a>;
any_form! {
    "ETW_PARTITION_INFO_EXTENSION" {
        /// Release 5.0+.
        V5_0(EtwPartitionInfoExtension, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
