// Generated from spec/structs/EVENT_TRACE_PROPERTIES.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The properties of a session, for programs that start, query, update, flush or stop it.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
mod v6_3x86;
pub use v6_3x86::*;
mod v6_3x64;
pub use v6_3x64::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 6.3+ with 32 bit pointers, by its name.
pub type V6_3X86 = EventTracePropertiesX86;
/// A view of the form of release 6.3+ with 32 bit pointers, by its name.
pub type V6_3X86View<'a> = EventTracePropertiesX86View<'a>;
/// The form of release 6.3+ with 64 bit pointers, by its name.
pub type V6_3X64 = EventTracePropertiesX64;
/// A view of the form of release 6.3+ with 64 bit pointers, by its name.
pub type V6_3X64View<'a> = EventTracePropertiesX64View<'a>;
/// EVENT_TRACE_PROPERTIES in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 5.0..6.2 with 32 bit pointers.
    V5_0X86(V5_0X86),
    /// Release 5.0..6.2 with 64 bit pointers.
    V5_0X64(V5_0X64),
    /// Release 6.3+ with 32 bit pointers.
    V6_3X86(EventTracePropertiesX86),
    /// Release 6.3+ with 64 bit pointers.
    V6_3X64(EventTracePropertiesX64),
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
            Some(0) => V5_0X86::from_slice(bytes).map(Any::V5_0X86),
            Some(1) => V5_0X64::from_slice(bytes).map(Any::V5_0X64),
            Some(2) => EventTracePropertiesX86::from_slice(bytes).map(Any::V6_3X86),
            Some(3) => EventTracePropertiesX64::from_slice(bytes).map(Any::V6_3X64),
            _ => {
                Err(Error::NoForm {
                    name: "EVENT_TRACE_PROPERTIES",
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
            Any::V6_3X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_3X64(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 0..=7) => Some(0),
            (Pointer::Bits64, 0..=7) => Some(1),
            (Pointer::Bits32, 8..=29) => Some(2),
            (Pointer::Bits64, 8..=29) => Some(3),
            _ => None,
        }
    }
}
impl From<V5_0X86> for Any {
    fn from(form: V5_0X86) -> Self {
        Any::V5_0X86(form)
    }
}
impl From<V5_0X64> for Any {
    fn from(form: V5_0X64) -> Self {
        Any::V5_0X64(form)
    }
}
impl From<EventTracePropertiesX86> for Any {
    fn from(form: EventTracePropertiesX86) -> Self {
        Any::V6_3X86(form)
    }
}
impl From<EventTracePropertiesX64> for Any {
    fn from(form: EventTracePropertiesX64) -> Self {
        Any::V6_3X64(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "EVENT_TRACE_PROPERTIES" { 0 => V5_0X86(V5_0X86), 1 => V5_0X64(V5_0X64), 2 =>
    V6_3X86(EventTracePropertiesX86), 3 => V6_3X64(EventTracePropertiesX64), }
);
