// Generated from spec/structs/PERFINFO_THREAD_FEEDBACK_READ.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What the hardware says of a thread was read.
mod v5_0;
pub use v5_0::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoThreadFeedbackRead;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoThreadFeedbackReadView<'a>;
/// PERFINFO_THREAD_FEEDBACK_READ in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 5.0+.
    V5_0(PerfinfoThreadFeedbackRead),
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
            Some(0) => PerfinfoThreadFeedbackRead::from_slice(bytes).map(Any::V5_0),
            _ => {
                Err(Error::NoForm {
                    name: "PERFINFO_THREAD_FEEDBACK_READ",
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
            Any::V5_0(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 0..=29) => Some(0),
            (Pointer::Bits64, 0..=29) => Some(0),
            _ => None,
        }
    }
}
impl From<PerfinfoThreadFeedbackRead> for Any {
    fn from(form: PerfinfoThreadFeedbackRead) -> Self {
        Any::V5_0(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!("PERFINFO_THREAD_FEEDBACK_READ" { 0 => V5_0(PerfinfoThreadFeedbackRead), });
