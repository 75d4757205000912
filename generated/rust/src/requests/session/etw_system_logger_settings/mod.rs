// Generated from spec/structs/ETW_SYSTEM_LOGGER_SETTINGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which sessions get events of the system, and which events.
mod v1709;
pub use v1709::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 1709+, by its name.
pub type V1709 = EtwSystemLoggerSettings;
/// A view of the form of release 1709+, by its name.
pub type V1709View<'a> = EtwSystemLoggerSettingsView<'a>;
/// ETW_SYSTEM_LOGGER_SETTINGS in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 1709+.
    V1709(EtwSystemLoggerSettings),
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
            Some(0) => EtwSystemLoggerSettings::from_slice(bytes).map(Any::V1709),
            _ => {
                Err(Error::NoForm {
                    name: "ETW_SYSTEM_LOGGER_SETTINGS",
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
            Any::V1709(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 14..=29) => Some(0),
            (Pointer::Bits64, 14..=29) => Some(0),
            _ => None,
        }
    }
}
impl From<EtwSystemLoggerSettings> for Any {
    fn from(form: EtwSystemLoggerSettings) -> Self {
        Any::V1709(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!("ETW_SYSTEM_LOGGER_SETTINGS" { 0 => V1709(EtwSystemLoggerSettings), });
