// Generated from spec/structs/ETW_COVERAGE_SAMPLER_PERF_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What asks for all that a coverage sampler counts of itself.
mod v2004x86;
pub use v2004x86::*;
mod v2004x64;
pub use v2004x64::*;
mod v11_21h2x86;
pub use v11_21h2x86::*;
mod v11_21h2x64;
pub use v11_21h2x64::*;
use crate::rt::any_form;
/// The form of release 11-21H2+ with 32 bit pointers, by its name.
pub type V11_21h2X86 = EtwCoverageSamplerPerfInfoX86;
/// A view of the form of release 11-21H2+ with 32 bit pointers, by its name.
pub type V11_21h2X86View<'a> = EtwCoverageSamplerPerfInfoX86View<'a>;
/// The form of release 11-21H2+ with 64 bit pointers, by its name.
pub type V11_21h2X64 = EtwCoverageSamplerPerfInfoX64;
/// A view of the form of release 11-21H2+ with 64 bit pointers, by its name.
pub type V11_21h2X64View<'a> = EtwCoverageSamplerPerfInfoX64View<'a>;
any_form! {
    "ETW_COVERAGE_SAMPLER_PERF_INFO" {
        /// Release 2004..server-2022 with 32 bit pointers.
        V2004X86(V2004X86, fixed) = 0,
        /// Release 2004..server-2022 with 64 bit pointers.
        V2004X64(V2004X64, fixed) = 1,
        /// Release 11-21H2+ with 32 bit pointers.
        V11_21h2X86(EtwCoverageSamplerPerfInfoX86, fixed) = 2,
        /// Release 11-21H2+ with 64 bit pointers.
        V11_21h2X64(EtwCoverageSamplerPerfInfoX64, fixed) = 3,
    }
    Bits32 19..=24 => 0,
    Bits64 19..=24 => 1,
    Bits32 25..=29 => 2,
    Bits64 25..=29 => 3,
}
