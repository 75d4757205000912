// Generated from spec/structs/WMI_BUFFER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What a trace buffer is being used for, as bits.
mod v5_1;
pub use v5_1::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 5.1..5.2, by its name.
pub type V5_1 = WmiBufferState;
/// A view of the form of release 5.1..5.2, by its name.
pub type V5_1View<'a> = WmiBufferStateView<'a>;
/// WMI_BUFFER_STATE in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 5.1..5.2.
    V5_1(WmiBufferState),
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
            Some(0) => WmiBufferState::from_slice(bytes).map(Any::V5_1),
            _ => {
                Err(Error::NoForm {
                    name: "WMI_BUFFER_STATE",
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
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 1..=3) => Some(0),
            (Pointer::Bits64, 1..=3) => Some(0),
            _ => None,
        }
    }
}
impl From<WmiBufferState> for Any {
    fn from(form: WmiBufferState) -> Self {
        Any::V5_1(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!("WMI_BUFFER_STATE" { 0 => V5_1(WmiBufferState), });
