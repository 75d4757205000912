// Generated from spec/structs/WMI_LOGGER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The properties of a session, as NtTraceControl exchanges them between user mode and the kernel.
mod v5_0x86;
pub use v5_0x86::*;
mod v5_1x86;
pub use v5_1x86::*;
mod v5_1x64;
pub use v5_1x64::*;
mod v5_2x86;
pub use v5_2x86::*;
mod v5_2x64;
pub use v5_2x64::*;
mod v6_0x86;
pub use v6_0x86::*;
mod v6_0x64;
pub use v6_0x64::*;
mod v6_1x86;
pub use v6_1x86::*;
mod v6_1x64;
pub use v6_1x64::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 6.1+ with 32 bit pointers, by its name.
pub type V6_1X86 = WmiLoggerInformationX86;
/// A view of the form of release 6.1+ with 32 bit pointers, by its name.
pub type V6_1X86View<'a> = WmiLoggerInformationX86View<'a>;
/// The form of release 6.1+ with 64 bit pointers, by its name.
pub type V6_1X64 = WmiLoggerInformationX64;
/// A view of the form of release 6.1+ with 64 bit pointers, by its name.
pub type V6_1X64View<'a> = WmiLoggerInformationX64View<'a>;
/// WMI_LOGGER_INFORMATION in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 5.0 with 32 bit pointers.
    V5_0X86(V5_0X86),
    /// Release 5.1 with 32 bit pointers.
    V5_1X86(V5_1X86),
    /// Release 5.1 with 64 bit pointers.
    V5_1X64(V5_1X64),
    /// Release 5.2 with 32 bit pointers.
    V5_2X86(V5_2X86),
    /// Release 5.2 with 64 bit pointers.
    V5_2X64(V5_2X64),
    /// Release 6.0 with 32 bit pointers.
    V6_0X86(V6_0X86),
    /// Release 6.0 with 64 bit pointers.
    V6_0X64(V6_0X64),
    /// Release 6.1+ with 32 bit pointers.
    V6_1X86(WmiLoggerInformationX86),
    /// Release 6.1+ with 64 bit pointers.
    V6_1X64(WmiLoggerInformationX64),
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
            Some(1) => V5_1X86::from_slice(bytes).map(Any::V5_1X86),
            Some(2) => V5_1X64::from_slice(bytes).map(Any::V5_1X64),
            Some(3) => V5_2X86::from_slice(bytes).map(Any::V5_2X86),
            Some(4) => V5_2X64::from_slice(bytes).map(Any::V5_2X64),
            Some(5) => V6_0X86::from_slice(bytes).map(Any::V6_0X86),
            Some(6) => V6_0X64::from_slice(bytes).map(Any::V6_0X64),
            Some(7) => WmiLoggerInformationX86::from_slice(bytes).map(Any::V6_1X86),
            Some(8) => WmiLoggerInformationX64::from_slice(bytes).map(Any::V6_1X64),
            _ => {
                Err(Error::NoForm {
                    name: "WMI_LOGGER_INFORMATION",
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
            Any::V5_1X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V5_1X64(form) => Ok(form.to_bytes().to_vec()),
            Any::V5_2X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V5_2X64(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_0X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_0X64(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_1X86(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_1X64(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 0..=0) => Some(0),
            (Pointer::Bits32, 1..=1) => Some(1),
            (Pointer::Bits64, 1..=1) => Some(2),
            (Pointer::Bits32, 2..=3) => Some(3),
            (Pointer::Bits64, 2..=3) => Some(4),
            (Pointer::Bits32, 4..=5) => Some(5),
            (Pointer::Bits64, 4..=5) => Some(6),
            (Pointer::Bits32, 6..=29) => Some(7),
            (Pointer::Bits64, 6..=29) => Some(8),
            _ => None,
        }
    }
}
impl From<V5_0X86> for Any {
    fn from(form: V5_0X86) -> Self {
        Any::V5_0X86(form)
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
impl From<V5_2X86> for Any {
    fn from(form: V5_2X86) -> Self {
        Any::V5_2X86(form)
    }
}
impl From<V5_2X64> for Any {
    fn from(form: V5_2X64) -> Self {
        Any::V5_2X64(form)
    }
}
impl From<V6_0X86> for Any {
    fn from(form: V6_0X86) -> Self {
        Any::V6_0X86(form)
    }
}
impl From<V6_0X64> for Any {
    fn from(form: V6_0X64) -> Self {
        Any::V6_0X64(form)
    }
}
impl From<WmiLoggerInformationX86> for Any {
    fn from(form: WmiLoggerInformationX86) -> Self {
        Any::V6_1X86(form)
    }
}
impl From<WmiLoggerInformationX64> for Any {
    fn from(form: WmiLoggerInformationX64) -> Self {
        Any::V6_1X64(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "WMI_LOGGER_INFORMATION" { 0 => V5_0X86(V5_0X86), 1 => V5_1X86(V5_1X86), 2 =>
    V5_1X64(V5_1X64), 3 => V5_2X86(V5_2X86), 4 => V5_2X64(V5_2X64), 5 =>
    V6_0X86(V6_0X86), 6 => V6_0X64(V6_0X64), 7 => V6_1X86(WmiLoggerInformationX86), 8 =>
    V6_1X64(WmiLoggerInformationX64), }
);
