// Generated from spec/structs/ETW_PMC_SUPPORT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The performance counters of a logger, and the events that they are logged with.
mod v6_2x86;
pub use v6_2x86::*;
mod v6_2x64;
pub use v6_2x64::*;
mod v1703x86;
pub use v1703x86::*;
mod v1703x64;
pub use v1703x64::*;
mod v1903x86;
pub use v1903x86::*;
mod v1903x64;
pub use v1903x64::*;
#[cfg(feature = "alloc")]
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 1903+ with 32 bit pointers, by its name.
#[cfg(feature = "alloc")]
pub type V1903X86 = EtwPmcSupportX86;
/// A view of the form of release 1903+ with 32 bit pointers, by its name.
pub type V1903X86View<'a> = EtwPmcSupportX86View<'a>;
/// The form of release 1903+ with 64 bit pointers, by its name.
#[cfg(feature = "alloc")]
pub type V1903X64 = EtwPmcSupportX64;
/// A view of the form of release 1903+ with 64 bit pointers, by its name.
pub type V1903X64View<'a> = EtwPmcSupportX64View<'a>;
/// ETW_PMC_SUPPORT in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[cfg(feature = "alloc")]
pub enum Any {
    /// Release 6.2..1607 with 32 bit pointers.
    V6_2X86(V6_2X86),
    /// Release 6.2..1607 with 64 bit pointers.
    V6_2X64(V6_2X64),
    /// Release 1703..1809 with 32 bit pointers.
    V1703X86(V1703X86),
    /// Release 1703..1809 with 64 bit pointers.
    V1703X64(V1703X64),
    /// Release 1903+ with 32 bit pointers.
    V1903X86(EtwPmcSupportX86),
    /// Release 1903+ with 64 bit pointers.
    V1903X64(EtwPmcSupportX64),
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
            Some(0) => V6_2X86::from_slice(bytes).map(Any::V6_2X86),
            Some(1) => V6_2X64::from_slice(bytes).map(Any::V6_2X64),
            Some(2) => V1703X86::from_slice(bytes).map(Any::V1703X86),
            Some(3) => V1703X64::from_slice(bytes).map(Any::V1703X64),
            Some(4) => EtwPmcSupportX86::from_slice(bytes).map(Any::V1903X86),
            Some(5) => EtwPmcSupportX64::from_slice(bytes).map(Any::V1903X64),
            _ => {
                Err(Error::NoForm {
                    name: "ETW_PMC_SUPPORT",
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
            Any::V6_2X86(form) => form.to_vec(),
            Any::V6_2X64(form) => form.to_vec(),
            Any::V1703X86(form) => form.to_vec(),
            Any::V1703X64(form) => form.to_vec(),
            Any::V1903X86(form) => form.to_vec(),
            Any::V1903X64(form) => form.to_vec(),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 7..=12) => Some(0),
            (Pointer::Bits64, 7..=12) => Some(1),
            (Pointer::Bits32, 13..=16) => Some(2),
            (Pointer::Bits64, 13..=16) => Some(3),
            (Pointer::Bits32, 17..=29) => Some(4),
            (Pointer::Bits64, 17..=29) => Some(5),
            _ => None,
        }
    }
}
#[cfg(feature = "alloc")]
impl From<V6_2X86> for Any {
    fn from(form: V6_2X86) -> Self {
        Any::V6_2X86(form)
    }
}
#[cfg(feature = "alloc")]
impl From<V6_2X64> for Any {
    fn from(form: V6_2X64) -> Self {
        Any::V6_2X64(form)
    }
}
#[cfg(feature = "alloc")]
impl From<V1703X86> for Any {
    fn from(form: V1703X86) -> Self {
        Any::V1703X86(form)
    }
}
#[cfg(feature = "alloc")]
impl From<V1703X64> for Any {
    fn from(form: V1703X64) -> Self {
        Any::V1703X64(form)
    }
}
#[cfg(feature = "alloc")]
impl From<EtwPmcSupportX86> for Any {
    fn from(form: EtwPmcSupportX86) -> Self {
        Any::V1903X86(form)
    }
}
#[cfg(feature = "alloc")]
impl From<EtwPmcSupportX64> for Any {
    fn from(form: EtwPmcSupportX64) -> Self {
        Any::V1903X64(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "ETW_PMC_SUPPORT" { 0 => V6_2X86(V6_2X86), 1 => V6_2X64(V6_2X64), 2 =>
    V1703X86(V1703X86), 3 => V1703X64(V1703X64), 4 => V1903X86(EtwPmcSupportX86), 5 =>
    V1903X64(EtwPmcSupportX64), }
);
