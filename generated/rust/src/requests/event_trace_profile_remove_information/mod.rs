// Generated from spec/structs/EVENT_TRACE_PROFILE_REMOVE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A profile source to be removed.
mod v1803;
pub use v1803::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 1803+, by its name.
pub type V1803 = EventTraceProfileRemoveInformation;
/// A view of the form of release 1803+, by its name.
pub type V1803View<'a> = EventTraceProfileRemoveInformationView<'a>;
/// EVENT_TRACE_PROFILE_REMOVE_INFORMATION in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 1803+.
    V1803(EventTraceProfileRemoveInformation),
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
                EventTraceProfileRemoveInformation::from_slice(bytes).map(Any::V1803)
            }
            _ => {
                Err(Error::NoForm {
                    name: "EVENT_TRACE_PROFILE_REMOVE_INFORMATION",
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
            Any::V1803(form) => Ok(form.to_bytes().to_vec()),
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
impl From<EventTraceProfileRemoveInformation> for Any {
    fn from(form: EventTraceProfileRemoveInformation) -> Self {
        Any::V1803(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "EVENT_TRACE_PROFILE_REMOVE_INFORMATION" { 0 =>
    V1803(EventTraceProfileRemoveInformation), }
);
