// Generated from spec/structs/WMI_SPINLOCK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A spin lock was released that a sample chose, with how it was acquired and held.
mod v6_1x64;
pub use v6_1x64::*;
mod v6_2x86;
pub use v6_2x86::*;
mod v6_3x86;
pub use v6_3x86::*;
mod v6_3x64;
pub use v6_3x64::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 6.3+ with 32 bit pointers, by its name.
pub type V6_3X86 = WmiSpinlockX86;
/// A view of the form of release 6.3+ with 32 bit pointers, by its name.
pub type V6_3X86View<'a> = WmiSpinlockX86View<'a>;
/// The form of release 6.3+ with 64 bit pointers, by its name.
pub type V6_3X64 = WmiSpinlockX64;
/// A view of the form of release 6.3+ with 64 bit pointers, by its name.
pub type V6_3X64View<'a> = WmiSpinlockX64View<'a>;
/// WMI_SPINLOCK in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 6.1..6.2 with 64 bit pointers.
    V6_1X64(V6_1X64),
    /// Release 6.2 with 32 bit pointers.
    V6_2X86(V6_2X86),
    /// Release 6.3+ with 32 bit pointers.
    V6_3X86(WmiSpinlockX86),
    /// Release 6.3+ with 64 bit pointers.
    V6_3X64(WmiSpinlockX64),
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
            Some(0) => V6_1X64::from_slice(bytes).map(Any::V6_1X64),
            Some(1) => V6_2X86::from_slice(bytes).map(Any::V6_2X86),
            Some(2) => WmiSpinlockX86::from_slice(bytes).map(Any::V6_3X86),
            Some(3) => WmiSpinlockX64::from_slice(bytes).map(Any::V6_3X64),
            _ => {
                Err(Error::NoForm {
                    name: "WMI_SPINLOCK",
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
            Any::V6_1X64(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_2X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_3X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_3X64(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits64, 6..=7) => Some(0),
            (Pointer::Bits32, 7..=7) => Some(1),
            (Pointer::Bits32, 8..=29) => Some(2),
            (Pointer::Bits64, 8..=29) => Some(3),
            _ => None,
        }
    }
}
impl From<V6_1X64> for Any {
    fn from(form: V6_1X64) -> Self {
        Any::V6_1X64(form)
    }
}
impl From<V6_2X86> for Any {
    fn from(form: V6_2X86) -> Self {
        Any::V6_2X86(form)
    }
}
impl From<WmiSpinlockX86> for Any {
    fn from(form: WmiSpinlockX86) -> Self {
        Any::V6_3X86(form)
    }
}
impl From<WmiSpinlockX64> for Any {
    fn from(form: WmiSpinlockX64) -> Self {
        Any::V6_3X64(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "WMI_SPINLOCK" { 0 => V6_1X64(V6_1X64), 1 => V6_2X86(V6_2X86), 2 =>
    V6_3X86(WmiSpinlockX86), 3 => V6_3X64(WmiSpinlockX64), }
);
