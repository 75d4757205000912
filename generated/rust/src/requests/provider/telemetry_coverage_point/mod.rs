// Generated from spec/structs/TELEMETRY_COVERAGE_POINT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A point in code of which telemetry is to know whether it was reached.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = TelemetryCoveragePointX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = TelemetryCoveragePointX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = TelemetryCoveragePointX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = TelemetryCoveragePointX64View<'a>;
any_form! {
    "TELEMETRY_COVERAGE_POINT" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(TelemetryCoveragePointX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(TelemetryCoveragePointX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
