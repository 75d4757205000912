// Generated from spec/structs/ETW_NOTIFICATION_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The header of a notification that goes from one process to another through the kernel.
mod v6_0;
pub use v6_0::*;
mod v6_1;
pub use v6_1::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 6.1+, by its name.
pub type V6_1 = EtwNotificationHeader;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EtwNotificationHeaderView<'a>;
/// ETW_NOTIFICATION_HEADER in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 6.0.
    V6_0(V6_0),
    /// Release 6.1+.
    V6_1(EtwNotificationHeader),
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
            Some(1) => EtwNotificationHeader::from_slice(bytes).map(Any::V6_1),
            _ => {
                Err(Error::NoForm {
                    name: "ETW_NOTIFICATION_HEADER",
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
            Any::V6_1(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 4..=5) => Some(0),
            (Pointer::Bits64, 4..=5) => Some(0),
            (Pointer::Bits32, 6..=29) => Some(1),
            (Pointer::Bits64, 6..=29) => Some(1),
            _ => None,
        }
    }
}
impl From<V6_0> for Any {
    fn from(form: V6_0) -> Self {
        Any::V6_0(form)
    }
}
impl From<EtwNotificationHeader> for Any {
    fn from(form: EtwNotificationHeader) -> Self {
        Any::V6_1(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "ETW_NOTIFICATION_HEADER" { 0 => V6_0(V6_0), 1 => V6_1(EtwNotificationHeader), }
);
