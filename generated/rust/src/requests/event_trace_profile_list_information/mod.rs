// Generated from spec/structs/EVENT_TRACE_PROFILE_LIST_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The profile sources that the HAL offers.
mod v6_2;
pub use v6_2::*;
#[cfg(feature = "alloc")]
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 6.2+, by its name.
#[cfg(feature = "alloc")]
pub type V6_2 = EventTraceProfileListInformation;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = EventTraceProfileListInformationView<'a>;
/// EVENT_TRACE_PROFILE_LIST_INFORMATION in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[cfg(feature = "alloc")]
pub enum Any {
    /// Release 6.2+.
    V6_2(EventTraceProfileListInformation),
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
            Some(0) => EventTraceProfileListInformation::from_slice(bytes).map(Any::V6_2),
            _ => {
                Err(Error::NoForm {
                    name: "EVENT_TRACE_PROFILE_LIST_INFORMATION",
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
            Any::V6_2(form) => form.to_vec(),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 7..=29) => Some(0),
            (Pointer::Bits64, 7..=29) => Some(0),
            _ => None,
        }
    }
}
#[cfg(feature = "alloc")]
impl From<EventTraceProfileListInformation> for Any {
    fn from(form: EventTraceProfileListInformation) -> Self {
        Any::V6_2(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "EVENT_TRACE_PROFILE_LIST_INFORMATION" { 0 => V6_2(EventTraceProfileListInformation),
    }
);
