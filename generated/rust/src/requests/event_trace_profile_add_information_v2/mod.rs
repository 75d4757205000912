// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which event of the processor a profile source counts, version 2.
mod v1803;
pub use v1803::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 1803+, by its name.
pub type V1803 = EventTraceProfileAddInformationV2;
/// A view of the form of release 1803+, by its name.
pub type V1803View<'a> = EventTraceProfileAddInformationV2View<'a>;
/// EVENT_TRACE_PROFILE_ADD_INFORMATION_V2 in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 1803+.
    V1803(EventTraceProfileAddInformationV2),
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
                EventTraceProfileAddInformationV2::from_slice(bytes).map(Any::V1803)
            }
            _ => {
                Err(Error::NoForm {
                    name: "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2",
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
impl From<EventTraceProfileAddInformationV2> for Any {
    fn from(form: EventTraceProfileAddInformationV2) -> Self {
        Any::V1803(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2" { 0 =>
    V1803(EventTraceProfileAddInformationV2), }
);
