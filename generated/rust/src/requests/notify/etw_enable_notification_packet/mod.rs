// Generated from spec/structs/ETW_ENABLE_NOTIFICATION_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A notification that a session enables or disables a provider.
mod v5_0;
pub use v5_0::*;
mod v6_1;
pub use v6_1::*;
#[cfg(feature = "alloc")]
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 6.1+, by its name.
#[cfg(feature = "alloc")]
pub type V6_1 = EtwEnableNotificationPacket;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EtwEnableNotificationPacketView<'a>;
/// ETW_ENABLE_NOTIFICATION_PACKET in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[cfg(feature = "alloc")]
pub enum Any {
    /// Release 5.0..6.0.
    V5_0(V5_0),
    /// Release 6.1+.
    V6_1(EtwEnableNotificationPacket),
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
            Some(0) => V5_0::from_slice(bytes).map(Any::V5_0),
            Some(1) => EtwEnableNotificationPacket::from_slice(bytes).map(Any::V6_1),
            _ => {
                Err(Error::NoForm {
                    name: "ETW_ENABLE_NOTIFICATION_PACKET",
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
            Any::V5_0(form) => form.to_vec(),
            Any::V6_1(form) => form.to_vec(),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 0..=5) => Some(0),
            (Pointer::Bits64, 0..=5) => Some(0),
            (Pointer::Bits32, 6..=29) => Some(1),
            (Pointer::Bits64, 6..=29) => Some(1),
            _ => None,
        }
    }
}
#[cfg(feature = "alloc")]
impl From<V5_0> for Any {
    fn from(form: V5_0) -> Self {
        Any::V5_0(form)
    }
}
#[cfg(feature = "alloc")]
impl From<EtwEnableNotificationPacket> for Any {
    fn from(form: EtwEnableNotificationPacket) -> Self {
        Any::V6_1(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "ETW_ENABLE_NOTIFICATION_PACKET" { 0 => V5_0(V5_0), 1 =>
    V6_1(EtwEnableNotificationPacket), }
);
