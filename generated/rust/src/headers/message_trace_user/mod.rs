// Generated from spec/structs/MESSAGE_TRACE_USER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A message on its way from user mode to the kernel.
mod v5_1;
pub use v5_1::*;
mod v6_0;
pub use v6_0::*;
mod v6_2;
pub use v6_2::*;
#[cfg(feature = "alloc")]
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 6.2+, by its name.
pub type V6_2 = MessageTraceUser;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = MessageTraceUserView<'a>;
/// MESSAGE_TRACE_USER in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[cfg(feature = "alloc")]
pub enum Any {
    /// Release 5.1..5.2.
    V5_1(V5_1),
    /// Release 6.0..6.1.
    V6_0(V6_0),
    /// Release 6.2+.
    V6_2(MessageTraceUser),
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
            Some(0) => V5_1::from_slice(bytes).map(Any::V5_1),
            Some(1) => V6_0::from_slice(bytes).map(Any::V6_0),
            Some(2) => MessageTraceUser::from_slice(bytes).map(Any::V6_2),
            _ => {
                Err(Error::NoForm {
                    name: "MESSAGE_TRACE_USER",
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
            Any::V5_1(form) => form.to_vec(),
            Any::V6_0(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_2(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 1..=3) => Some(0),
            (Pointer::Bits64, 1..=3) => Some(0),
            (Pointer::Bits32, 4..=6) => Some(1),
            (Pointer::Bits64, 4..=6) => Some(1),
            (Pointer::Bits32, 7..=29) => Some(2),
            (Pointer::Bits64, 7..=29) => Some(2),
            _ => None,
        }
    }
}
#[cfg(feature = "alloc")]
impl From<V5_1> for Any {
    fn from(form: V5_1) -> Self {
        Any::V5_1(form)
    }
}
#[cfg(feature = "alloc")]
impl From<V6_0> for Any {
    fn from(form: V6_0) -> Self {
        Any::V6_0(form)
    }
}
#[cfg(feature = "alloc")]
impl From<MessageTraceUser> for Any {
    fn from(form: MessageTraceUser) -> Self {
        Any::V6_2(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "MESSAGE_TRACE_USER" { 0 => V5_1(V5_1), 1 => V6_0(V6_0), 2 => V6_2(MessageTraceUser),
    }
);
