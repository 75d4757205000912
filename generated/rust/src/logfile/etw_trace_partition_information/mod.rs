// Generated from spec/structs/ETW_TRACE_PARTITION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The partition that a trace was written in, and how its clock relates to that of the machine.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwTracePartitionInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwTracePartitionInformationView<'a>;
any_form! {
    "ETW_TRACE_PARTITION_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwTracePartitionInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
