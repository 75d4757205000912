// Generated from spec/structs/EVENT_TRACE_PROPERTIES_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The properties of a session, with filters that say which processes a logger in user mode is for.
mod v1703x86;
pub use v1703x86::*;
mod v1703x64;
pub use v1703x64::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 1703+ with 32 bit pointers, by its name.
pub type V1703X86 = EventTracePropertiesV2X86;
/// A view of the form of release 1703+ with 32 bit pointers, by its name.
pub type V1703X86View<'a> = EventTracePropertiesV2X86View<'a>;
/// The form of release 1703+ with 64 bit pointers, by its name.
pub type V1703X64 = EventTracePropertiesV2X64;
/// A view of the form of release 1703+ with 64 bit pointers, by its name.
pub type V1703X64View<'a> = EventTracePropertiesV2X64View<'a>;
/// EVENT_TRACE_PROPERTIES_V2 in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 1703+ with 32 bit pointers.
    V1703X86(EventTracePropertiesV2X86),
    /// Release 1703+ with 64 bit pointers.
    V1703X64(EventTracePropertiesV2X64),
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
            Some(0) => EventTracePropertiesV2X86::from_slice(bytes).map(Any::V1703X86),
            Some(1) => EventTracePropertiesV2X64::from_slice(bytes).map(Any::V1703X64),
            _ => {
                Err(Error::NoForm {
                    name: "EVENT_TRACE_PROPERTIES_V2",
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
            Any::V1703X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V1703X64(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 13..=29) => Some(0),
            (Pointer::Bits64, 13..=29) => Some(1),
            _ => None,
        }
    }
}
impl From<EventTracePropertiesV2X86> for Any {
    fn from(form: EventTracePropertiesV2X86) -> Self {
        Any::V1703X86(form)
    }
}
impl From<EventTracePropertiesV2X64> for Any {
    fn from(form: EventTracePropertiesV2X64) -> Self {
        Any::V1703X64(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "EVENT_TRACE_PROPERTIES_V2" { 0 => V1703X86(EventTracePropertiesV2X86), 1 =>
    V1703X64(EventTracePropertiesV2X64), }
);
