// Generated from spec/structs/PERFINFO_GROUPMASK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which types of events are enabled in a kernel logger session.
mod v5_1;
pub use v5_1::*;
mod v5_2;
pub use v5_2::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 5.2+, by its name.
pub type V5_2 = PerfinfoGroupmask;
/// A view of the form of release 5.2+, by its name.
pub type V5_2View<'a> = PerfinfoGroupmaskView<'a>;
/// PERFINFO_GROUPMASK in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 5.1.
    V5_1(V5_1),
    /// Release 5.2+.
    V5_2(PerfinfoGroupmask),
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
            Some(0) => V5_1::from_slice(bytes).map(Any::V5_1),
            Some(1) => PerfinfoGroupmask::from_slice(bytes).map(Any::V5_2),
            _ => {
                Err(Error::NoForm {
                    name: "PERFINFO_GROUPMASK",
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
            Any::V5_1(form) => Ok(form.to_bytes().to_vec()),
            Any::V5_2(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 1..=1) => Some(0),
            (Pointer::Bits64, 1..=1) => Some(0),
            (Pointer::Bits32, 2..=29) => Some(1),
            (Pointer::Bits64, 2..=29) => Some(1),
            _ => None,
        }
    }
}
impl From<V5_1> for Any {
    fn from(form: V5_1) -> Self {
        Any::V5_1(form)
    }
}
impl From<PerfinfoGroupmask> for Any {
    fn from(form: PerfinfoGroupmask) -> Self {
        Any::V5_2(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!("PERFINFO_GROUPMASK" { 0 => V5_1(V5_1), 1 => V5_2(PerfinfoGroupmask), });
