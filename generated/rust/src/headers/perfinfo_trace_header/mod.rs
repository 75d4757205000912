// Generated from spec/structs/PERFINFO_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The header of a system event that needs no thread, no process and no processor times.
mod v5_1;
pub use v5_1::*;
/// The form of release 5.1+, by its name.
#[cfg(feature = "alloc")]
pub type V5_1 = PerfinfoTraceHeader;
/// A view of the form of release 5.1+, by its name.
pub type V5_1View<'a> = PerfinfoTraceHeaderView<'a>;
