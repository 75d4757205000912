// Generated from spec/structs/ETW_COVERAGE_SAMPLER_PERF_STATS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! All that a coverage sampler counts of itself.
mod v2004;
pub use v2004::*;
mod v11_21h2;
pub use v11_21h2::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 11-21H2+, by its name.
pub type V11_21h2 = EtwCoverageSamplerPerfStats;
/// A view of the form of release 11-21H2+, by its name.
pub type V11_21h2View<'a> = EtwCoverageSamplerPerfStatsView<'a>;
/// ETW_COVERAGE_SAMPLER_PERF_STATS in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 2004..server-2022.
    V2004(V2004),
    /// Release 11-21H2+.
    V11_21h2(EtwCoverageSamplerPerfStats),
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
            Some(0) => V2004::from_slice(bytes).map(Any::V2004),
            Some(1) => EtwCoverageSamplerPerfStats::from_slice(bytes).map(Any::V11_21h2),
            _ => {
                Err(Error::NoForm {
                    name: "ETW_COVERAGE_SAMPLER_PERF_STATS",
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
            Any::V2004(form) => Ok(form.to_bytes().to_vec()),
            Any::V11_21h2(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 19..=24) => Some(0),
            (Pointer::Bits64, 19..=24) => Some(0),
            (Pointer::Bits32, 25..=29) => Some(1),
            (Pointer::Bits64, 25..=29) => Some(1),
            _ => None,
        }
    }
}
impl From<V2004> for Any {
    fn from(form: V2004) -> Self {
        Any::V2004(form)
    }
}
impl From<EtwCoverageSamplerPerfStats> for Any {
    fn from(form: EtwCoverageSamplerPerfStats) -> Self {
        Any::V11_21h2(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "ETW_COVERAGE_SAMPLER_PERF_STATS" { 0 => V2004(V2004), 1 =>
    V11_21h2(EtwCoverageSamplerPerfStats), }
);
