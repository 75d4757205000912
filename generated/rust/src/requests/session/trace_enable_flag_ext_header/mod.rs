// Generated from spec/structs/TRACE_ENABLE_FLAG_EXT_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How big the extension of EnableFlags is, and how many items it has.
mod v6_0;
pub use v6_0::*;
#[cfg(feature = "alloc")]
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 6.0+, by its name.
#[cfg(feature = "alloc")]
pub type V6_0 = TraceEnableFlagExtHeader;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = TraceEnableFlagExtHeaderView<'a>;
/// TRACE_ENABLE_FLAG_EXT_HEADER in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[cfg(feature = "alloc")]
pub enum Any {
    /// Release 6.0+.
    V6_0(TraceEnableFlagExtHeader),
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
            Some(0) => TraceEnableFlagExtHeader::from_slice(bytes).map(Any::V6_0),
            _ => {
                Err(Error::NoForm {
                    name: "TRACE_ENABLE_FLAG_EXT_HEADER",
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
            Any::V6_0(form) => form.to_vec(),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 4..=29) => Some(0),
            (Pointer::Bits64, 4..=29) => Some(0),
            _ => None,
        }
    }
}
#[cfg(feature = "alloc")]
impl From<TraceEnableFlagExtHeader> for Any {
    fn from(form: TraceEnableFlagExtHeader) -> Self {
        Any::V6_0(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!("TRACE_ENABLE_FLAG_EXT_HEADER" { 0 => V6_0(TraceEnableFlagExtHeader), });
