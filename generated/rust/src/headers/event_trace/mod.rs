// Generated from spec/structs/EVENT_TRACE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An event as consumers before Windows Vista receive it, whatever header it had.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_0x64;
pub use v5_0x64::*;
mod v5_1x86;
pub use v5_1x86::*;
mod v5_1x64;
pub use v5_1x64::*;
mod v6_2x86;
pub use v6_2x86::*;
mod v6_2x64;
pub use v6_2x64::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 6.2+ with 32 bit pointers, by its name.
pub type V6_2X86 = EventTraceX86;
/// A view of the form of release 6.2+ with 32 bit pointers, by its name.
pub type V6_2X86View<'a> = EventTraceX86View<'a>;
/// The form of release 6.2+ with 64 bit pointers, by its name.
pub type V6_2X64 = EventTraceX64;
/// A view of the form of release 6.2+ with 64 bit pointers, by its name.
pub type V6_2X64View<'a> = EventTraceX64View<'a>;
/// EVENT_TRACE in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 5.0 with 32 bit pointers.
    V5_0X86(V5_0X86),
    /// Release 5.0 with 64 bit pointers.
    V5_0X64(V5_0X64),
    /// Release 5.1..6.1 with 32 bit pointers.
    V5_1X86(V5_1X86),
    /// Release 5.1..6.1 with 64 bit pointers.
    V5_1X64(V5_1X64),
    /// Release 6.2+ with 32 bit pointers.
    V6_2X86(EventTraceX86),
    /// Release 6.2+ with 64 bit pointers.
    V6_2X64(EventTraceX64),
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
            Some(2) => V5_1X86::from_slice(bytes).map(Any::V5_1X86),
            Some(3) => V5_1X64::from_slice(bytes).map(Any::V5_1X64),
            Some(4) => EventTraceX86::from_slice(bytes).map(Any::V6_2X86),
            Some(5) => EventTraceX64::from_slice(bytes).map(Any::V6_2X64),
            _ => {
                Err(Error::NoForm {
                    name: "EVENT_TRACE",
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
            Any::V5_1X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V5_1X64(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_2X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_2X64(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 0..=0) => Some(0),
            (Pointer::Bits64, 0..=0) => Some(1),
            (Pointer::Bits32, 1..=6) => Some(2),
            (Pointer::Bits64, 1..=6) => Some(3),
            (Pointer::Bits32, 7..=29) => Some(4),
            (Pointer::Bits64, 7..=29) => Some(5),
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
impl From<V5_1X86> for Any {
    fn from(form: V5_1X86) -> Self {
        Any::V5_1X86(form)
    }
}
impl From<V5_1X64> for Any {
    fn from(form: V5_1X64) -> Self {
        Any::V5_1X64(form)
    }
}
impl From<EventTraceX86> for Any {
    fn from(form: EventTraceX86) -> Self {
        Any::V6_2X86(form)
    }
}
impl From<EventTraceX64> for Any {
    fn from(form: EventTraceX64) -> Self {
        Any::V6_2X64(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "EVENT_TRACE" { 0 => V5_0X86(V5_0X86), 1 => V5_0X64(V5_0X64), 2 => V5_1X86(V5_1X86),
    3 => V5_1X64(V5_1X64), 4 => V6_2X86(EventTraceX86), 5 => V6_2X64(EventTraceX64), }
);
