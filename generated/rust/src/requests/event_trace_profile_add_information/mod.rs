// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A profile source to be added.
mod v1803;
pub use v1803::*;
#[cfg(feature = "alloc")]
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 1803+, by its name.
#[cfg(feature = "alloc")]
pub type V1803 = EventTraceProfileAddInformation;
/// A view of the form of release 1803+, by its name.
pub type V1803View<'a> = EventTraceProfileAddInformationView<'a>;
/// EVENT_TRACE_PROFILE_ADD_INFORMATION in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[cfg(feature = "alloc")]
pub enum Any {
    /// Release 1803+.
    V1803(EventTraceProfileAddInformation),
}
#[cfg(feature = "alloc")]
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
            Some(0) => EventTraceProfileAddInformation::from_slice(bytes).map(Any::V1803),
            _ => {
                Err(Error::NoForm {
                    name: "EVENT_TRACE_PROFILE_ADD_INFORMATION",
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
            Any::V1803(form) => form.to_vec(),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 15..=29) => Some(0),
            (Pointer::Bits64, 15..=29) => Some(0),
            _ => None,
        }
    }
}
#[cfg(feature = "alloc")]
impl From<EventTraceProfileAddInformation> for Any {
    fn from(form: EventTraceProfileAddInformation) -> Self {
        Any::V1803(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "EVENT_TRACE_PROFILE_ADD_INFORMATION" { 0 => V1803(EventTraceProfileAddInformation),
    }
);
