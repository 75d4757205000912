// Generated from spec/structs/ETW_LBR_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! One of the last branches that a processor took.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86 = EtwLbrEntryX86;
/// A view of the form of release 5.0+ with 32 bit pointers, by its name.
pub type V5_0X86View<'a> = EtwLbrEntryX86View<'a>;
/// The form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64 = EtwLbrEntryX64;
/// A view of the form of release 5.0+ with 64 bit pointers, by its name.
pub type V5_0X64View<'a> = EtwLbrEntryX64View<'a>;
/// ETW_LBR_ENTRY in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 5.0+ with 32 bit pointers.
    V5_0X86(EtwLbrEntryX86),
    /// Release 5.0+ with 64 bit pointers.
    V5_0X64(EtwLbrEntryX64),
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
            Some(0) => EtwLbrEntryX86::from_slice(bytes).map(Any::V5_0X86),
            Some(1) => EtwLbrEntryX64::from_slice(bytes).map(Any::V5_0X64),
            _ => {
                Err(Error::NoForm {
                    name: "ETW_LBR_ENTRY",
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
            Any::V5_0X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V5_0X64(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 0..=29) => Some(0),
            (Pointer::Bits64, 0..=29) => Some(1),
            _ => None,
        }
    }
}
impl From<EtwLbrEntryX86> for Any {
    fn from(form: EtwLbrEntryX86) -> Self {
        Any::V5_0X86(form)
    }
}
impl From<EtwLbrEntryX64> for Any {
    fn from(form: EtwLbrEntryX64) -> Self {
        Any::V5_0X64(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "ETW_LBR_ENTRY" { 0 => V5_0X86(EtwLbrEntryX86), 1 => V5_0X64(EtwLbrEntryX64), }
);
