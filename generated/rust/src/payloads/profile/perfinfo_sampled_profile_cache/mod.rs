// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CACHE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Several profile interrupts in one event.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::any_form;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = PerfinfoSampledProfileCacheX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = PerfinfoSampledProfileCacheX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = PerfinfoSampledProfileCacheX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = PerfinfoSampledProfileCacheX64View<'a>;
any_form! {
    "PERFINFO_SAMPLED_PROFILE_CACHE" {
        /// Release 5.0+ with 32 bit pointers.
        V5_0X86(PerfinfoSampledProfileCacheX86, fixed) = 0,
        /// Release 5.0+ with 64 bit pointers.
        V5_0X64(PerfinfoSampledProfileCacheX64, fixed) = 1,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 1,
}
