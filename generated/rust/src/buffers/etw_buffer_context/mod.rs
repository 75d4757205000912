// Generated from spec/structs/ETW_BUFFER_CONTEXT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which processor and which logger a trace buffer belongs to.
mod v6_0;
pub use v6_0::*;
mod v6_2;
pub use v6_2::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 6.2+, by its name.
pub type V6_2 = EtwBufferContext;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = EtwBufferContextView<'a>;
/// ETW_BUFFER_CONTEXT in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 6.0..6.1.
    V6_0(V6_0),
    /// Release 6.2+.
    V6_2(EtwBufferContext),
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
            Some(0) => V6_0::from_slice(bytes).map(Any::V6_0),
            Some(1) => EtwBufferContext::from_slice(bytes).map(Any::V6_2),
            _ => {
                Err(Error::NoForm {
                    name: "ETW_BUFFER_CONTEXT",
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
            Any::V6_0(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_2(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 4..=6) => Some(0),
            (Pointer::Bits64, 4..=6) => Some(0),
            (Pointer::Bits32, 7..=29) => Some(1),
            (Pointer::Bits64, 7..=29) => Some(1),
            _ => None,
        }
    }
}
impl From<V6_0> for Any {
    fn from(form: V6_0) -> Self {
        Any::V6_0(form)
    }
}
impl From<EtwBufferContext> for Any {
    fn from(form: EtwBufferContext) -> Self {
        Any::V6_2(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!("ETW_BUFFER_CONTEXT" { 0 => V6_0(V6_0), 1 => V6_2(EtwBufferContext), });
