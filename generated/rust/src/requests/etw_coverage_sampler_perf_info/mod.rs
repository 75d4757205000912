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
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 11-21H2+ with 32 bit pointers, by its name.
pub type V11_21h2X86 = EtwCoverageSamplerPerfInfoX86;
/// A view of the form of release 11-21H2+ with 32 bit pointers, by its name.
pub type V11_21h2X86View<'a> = EtwCoverageSamplerPerfInfoX86View<'a>;
/// The form of release 11-21H2+ with 64 bit pointers, by its name.
pub type V11_21h2X64 = EtwCoverageSamplerPerfInfoX64;
/// A view of the form of release 11-21H2+ with 64 bit pointers, by its name.
pub type V11_21h2X64View<'a> = EtwCoverageSamplerPerfInfoX64View<'a>;
/// ETW_COVERAGE_SAMPLER_PERF_INFO in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 2004..server-2022 with 32 bit pointers.
    V2004X86(V2004X86),
    /// Release 2004..server-2022 with 64 bit pointers.
    V2004X64(V2004X64),
    /// Release 11-21H2+ with 32 bit pointers.
    V11_21h2X86(EtwCoverageSamplerPerfInfoX86),
    /// Release 11-21H2+ with 64 bit pointers.
    V11_21h2X64(EtwCoverageSamplerPerfInfoX64),
}
impl Any {
    /// Reads the form of a release and a pointer size, as that form's `from_slice`.
    ///
    /// # Errors
    ///
    /// [`Error::NoForm`] if the tables have none, else those of the form.
    pub fn from_slice(
        bytes: &[u8],
        release: Release,
        pointer: Pointer,
    ) -> Result<Self, Error> {
        match Self::form(release, pointer) {
            Some(0) => V2004X86::from_slice(bytes).map(Any::V2004X86),
            Some(1) => V2004X64::from_slice(bytes).map(Any::V2004X64),
            Some(2) => {
                EtwCoverageSamplerPerfInfoX86::from_slice(bytes).map(Any::V11_21h2X86)
            }
            Some(3) => {
                EtwCoverageSamplerPerfInfoX64::from_slice(bytes).map(Any::V11_21h2X64)
            }
            _ => {
                Err(Error::NoForm {
                    name: "ETW_COVERAGE_SAMPLER_PERF_INFO",
                    release,
                    pointer,
                })
            }
        }
    }
    /// Its bytes.
    ///
    /// # Errors
    ///
    /// Those of the form's `to_vec`; a form of a fixed size has none.
    #[cfg(feature = "alloc")]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        match self {
            Any::V2004X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V2004X64(form) => Ok(form.to_bytes().to_vec()),
            Any::V11_21h2X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V11_21h2X64(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 19..=24) => Some(0),
            (Pointer::Bits64, 19..=24) => Some(1),
            (Pointer::Bits32, 25..=29) => Some(2),
            (Pointer::Bits64, 25..=29) => Some(3),
            _ => None,
        }
    }
}
impl From<V2004X86> for Any {
    fn from(form: V2004X86) -> Self {
        Any::V2004X86(form)
    }
}
impl From<V2004X64> for Any {
    fn from(form: V2004X64) -> Self {
        Any::V2004X64(form)
    }
}
impl From<EtwCoverageSamplerPerfInfoX86> for Any {
    fn from(form: EtwCoverageSamplerPerfInfoX86) -> Self {
        Any::V11_21h2X86(form)
    }
}
impl From<EtwCoverageSamplerPerfInfoX64> for Any {
    fn from(form: EtwCoverageSamplerPerfInfoX64) -> Self {
        Any::V11_21h2X64(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "ETW_COVERAGE_SAMPLER_PERF_INFO" { 0 => V2004X86(V2004X86), 1 => V2004X64(V2004X64),
    2 => V11_21h2X86(EtwCoverageSamplerPerfInfoX86), 3 =>
    V11_21h2X64(EtwCoverageSamplerPerfInfoX64), }
);
