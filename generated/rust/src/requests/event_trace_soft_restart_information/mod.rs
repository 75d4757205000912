// Generated from spec/structs/EVENT_TRACE_SOFT_RESTART_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What becomes of a session's buffers in a soft restart.
mod v1607;
pub use v1607::*;
#[cfg(feature = "alloc")]
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 1607+, by its name.
#[cfg(feature = "alloc")]
pub type V1607 = EventTraceSoftRestartInformation;
/// A view of the form of release 1607+, by its name.
pub type V1607View<'a> = EventTraceSoftRestartInformationView<'a>;
/// EVENT_TRACE_SOFT_RESTART_INFORMATION in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[cfg(feature = "alloc")]
pub enum Any {
    /// Release 1607+.
    V1607(EventTraceSoftRestartInformation),
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
            Some(0) => {
                EventTraceSoftRestartInformation::from_slice(bytes).map(Any::V1607)
            }
            _ => {
                Err(Error::NoForm {
                    name: "EVENT_TRACE_SOFT_RESTART_INFORMATION",
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
            Any::V1607(form) => form.to_vec(),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 12..=29) => Some(0),
            (Pointer::Bits64, 12..=29) => Some(0),
            _ => None,
        }
    }
}
#[cfg(feature = "alloc")]
impl From<EventTraceSoftRestartInformation> for Any {
    fn from(form: EventTraceSoftRestartInformation) -> Self {
        Any::V1607(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "EVENT_TRACE_SOFT_RESTART_INFORMATION" { 0 =>
    V1607(EventTraceSoftRestartInformation), }
);
