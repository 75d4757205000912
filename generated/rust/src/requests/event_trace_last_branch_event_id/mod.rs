// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_EVENT_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An event by its GUID and type.
mod v1709;
pub use v1709::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 1709+, by its name.
pub type V1709 = EventTraceLastBranchEventId;
/// A view of the form of release 1709+, by its name.
pub type V1709View<'a> = EventTraceLastBranchEventIdView<'a>;
/// EVENT_TRACE_LAST_BRANCH_EVENT_ID in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 1709+.
    V1709(EventTraceLastBranchEventId),
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
            Some(0) => EventTraceLastBranchEventId::from_slice(bytes).map(Any::V1709),
            _ => {
                Err(Error::NoForm {
                    name: "EVENT_TRACE_LAST_BRANCH_EVENT_ID",
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
            Any::V1709(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 14..=29) => Some(0),
            (Pointer::Bits64, 14..=29) => Some(0),
            _ => None,
        }
    }
}
impl From<EventTraceLastBranchEventId> for Any {
    fn from(form: EventTraceLastBranchEventId) -> Self {
        Any::V1709(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "EVENT_TRACE_LAST_BRANCH_EVENT_ID" { 0 => V1709(EventTraceLastBranchEventId), }
);
