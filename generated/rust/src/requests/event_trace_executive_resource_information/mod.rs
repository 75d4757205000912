// Generated from spec/structs/EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The parameters by which events of the kernel's ERESOURCE locks are sampled.
mod v6_1;
pub use v6_1::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 6.1+, by its name.
pub type V6_1 = EventTraceExecutiveResourceInformation;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EventTraceExecutiveResourceInformationView<'a>;
/// EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 6.1+.
    V6_1(EventTraceExecutiveResourceInformation),
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
                EventTraceExecutiveResourceInformation::from_slice(bytes).map(Any::V6_1)
            }
            _ => {
                Err(Error::NoForm {
                    name: "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION",
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
            Any::V6_1(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 6..=29) => Some(0),
            (Pointer::Bits64, 6..=29) => Some(0),
            _ => None,
        }
    }
}
impl From<EventTraceExecutiveResourceInformation> for Any {
    fn from(form: EventTraceExecutiveResourceInformation) -> Self {
        Any::V6_1(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION" { 0 =>
    V6_1(EventTraceExecutiveResourceInformation), }
);
