// Generated from spec/structs/EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The start of every request to the coverage sampler.
mod v1803x86;
pub use v1803x86::*;
mod v1803x64;
pub use v1803x64::*;
use crate::rt::any_form;
/// The form of release 1803+ with 32 bit pointers, by its name.
pub type V1803X86 = EventTraceCoverageSamplerInformationX86;
/// A view of the form of release 1803+ with 32 bit pointers, by its name.
pub type V1803X86View<'a> = EventTraceCoverageSamplerInformationX86View<'a>;
/// The form of release 1803+ with 64 bit pointers, by its name.
pub type V1803X64 = EventTraceCoverageSamplerInformationX64;
/// A view of the form of release 1803+ with 64 bit pointers, by its name.
pub type V1803X64View<'a> = EventTraceCoverageSamplerInformationX64View<'a>;
any_form! {
    "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION" {
        /// Release 1803+ with 32 bit pointers.
        V1803X86(EventTraceCoverageSamplerInformationX86, fixed) = 0,
        /// Release 1803+ with 64 bit pointers.
        V1803X64(EventTraceCoverageSamplerInformationX64, fixed) = 1,
    }
    Bits32 15..=29 => 0,
    Bits64 15..=29 => 1,
}
