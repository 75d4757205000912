// Generated from spec/structs/EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How the processor's own trace is configured for a session.
mod v1803x86;
pub use v1803x86::*;
mod v1803x64;
pub use v1803x64::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 1803+ with 32 bit pointers, by its name.
pub type V1803X86 = EventTraceProcessorTraceConfigurationInformationX86;
/// A view of the form of release 1803+ with 32 bit pointers, by its name.
pub type V1803X86View<'a> = EventTraceProcessorTraceConfigurationInformationX86View<'a>;
/// The form of release 1803+ with 64 bit pointers, by its name.
pub type V1803X64 = EventTraceProcessorTraceConfigurationInformationX64;
/// A view of the form of release 1803+ with 64 bit pointers, by its name.
pub type V1803X64View<'a> = EventTraceProcessorTraceConfigurationInformationX64View<'a>;
/// EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 1803+ with 32 bit pointers.
    V1803X86(EventTraceProcessorTraceConfigurationInformationX86),
    /// Release 1803+ with 64 bit pointers.
    V1803X64(EventTraceProcessorTraceConfigurationInformationX64),
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
            Some(0) => {
                EventTraceProcessorTraceConfigurationInformationX86::from_slice(bytes)
                    .map(Any::V1803X86)
            }
            Some(1) => {
                EventTraceProcessorTraceConfigurationInformationX64::from_slice(bytes)
                    .map(Any::V1803X64)
            }
            _ => {
                Err(Error::NoForm {
                    name: "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION",
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
            Any::V1803X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V1803X64(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 15..=29) => Some(0),
            (Pointer::Bits64, 15..=29) => Some(1),
            _ => None,
        }
    }
}
impl From<EventTraceProcessorTraceConfigurationInformationX86> for Any {
    fn from(form: EventTraceProcessorTraceConfigurationInformationX86) -> Self {
        Any::V1803X86(form)
    }
}
impl From<EventTraceProcessorTraceConfigurationInformationX64> for Any {
    fn from(form: EventTraceProcessorTraceConfigurationInformationX64) -> Self {
        Any::V1803X64(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "EVENT_TRACE_PROCESSOR_TRACE_CONFIGURATION_INFORMATION" { 0 =>
    V1803X86(EventTraceProcessorTraceConfigurationInformationX86), 1 =>
    V1803X64(EventTraceProcessorTraceConfigurationInformationX64), }
);
