// Generated from spec/structs/ETW_KERNEL_HEADER_EXTENSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which kernel events a session has enabled, and how new the kernel is.
mod v5_2;
pub use v5_2::*;
mod v6_0;
pub use v6_0::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 6.0+, by its name.
pub type V6_0 = EtwKernelHeaderExtension;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EtwKernelHeaderExtensionView<'a>;
/// ETW_KERNEL_HEADER_EXTENSION in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 5.2.
    V5_2(V5_2),
    /// Release 6.0+.
    V6_0(EtwKernelHeaderExtension),
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
            Some(0) => V5_2::from_slice(bytes).map(Any::V5_2),
            Some(1) => EtwKernelHeaderExtension::from_slice(bytes).map(Any::V6_0),
            _ => {
                Err(Error::NoForm {
                    name: "ETW_KERNEL_HEADER_EXTENSION",
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
            Any::V5_2(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_0(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 2..=3) => Some(0),
            (Pointer::Bits64, 2..=3) => Some(0),
            (Pointer::Bits32, 4..=29) => Some(1),
            (Pointer::Bits64, 4..=29) => Some(1),
            _ => None,
        }
    }
}
impl From<V5_2> for Any {
    fn from(form: V5_2) -> Self {
        Any::V5_2(form)
    }
}
impl From<EtwKernelHeaderExtension> for Any {
    fn from(form: EtwKernelHeaderExtension) -> Self {
        Any::V6_0(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "ETW_KERNEL_HEADER_EXTENSION" { 0 => V5_2(V5_2), 1 => V6_0(EtwKernelHeaderExtension),
    }
);
