// Generated from spec/structs/WMI_CONTEXTSWAP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A processor switched from one thread to another.
mod v5_1;
pub use v5_1::*;
mod v6_0;
pub use v6_0::*;
mod v1703;
pub use v1703::*;
mod v1709;
pub use v1709::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 1709+, by its name.
pub type V1709 = WmiContextswap;
/// A view of the form of release 1709+, by its name.
pub type V1709View<'a> = WmiContextswapView<'a>;
/// WMI_CONTEXTSWAP in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 5.1..5.2.
    V5_1(V5_1),
    /// Release 6.0..1607.
    V6_0(V6_0),
    /// Release 1703.
    V1703(V1703),
    /// Release 1709+.
    V1709(WmiContextswap),
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
            Some(0) => V5_1::from_slice(bytes).map(Any::V5_1),
            Some(1) => V6_0::from_slice(bytes).map(Any::V6_0),
            Some(2) => V1703::from_slice(bytes).map(Any::V1703),
            Some(3) => WmiContextswap::from_slice(bytes).map(Any::V1709),
            _ => {
                Err(Error::NoForm {
                    name: "WMI_CONTEXTSWAP",
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
            Any::V5_1(form) => Ok(form.to_bytes().to_vec()),
            Any::V6_0(form) => Ok(form.to_bytes().to_vec()),
            Any::V1703(form) => Ok(form.to_bytes().to_vec()),
            Any::V1709(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 1..=3) => Some(0),
            (Pointer::Bits64, 1..=3) => Some(0),
            (Pointer::Bits32, 4..=12) => Some(1),
            (Pointer::Bits64, 4..=12) => Some(1),
            (Pointer::Bits32, 13..=13) => Some(2),
            (Pointer::Bits64, 13..=13) => Some(2),
            (Pointer::Bits32, 14..=29) => Some(3),
            (Pointer::Bits64, 14..=29) => Some(3),
            _ => None,
        }
    }
}
impl From<V5_1> for Any {
    fn from(form: V5_1) -> Self {
        Any::V5_1(form)
    }
}
impl From<V6_0> for Any {
    fn from(form: V6_0) -> Self {
        Any::V6_0(form)
    }
}
impl From<V1703> for Any {
    fn from(form: V1703) -> Self {
        Any::V1703(form)
    }
}
impl From<WmiContextswap> for Any {
    fn from(form: WmiContextswap) -> Self {
        Any::V1709(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!(
    "WMI_CONTEXTSWAP" { 0 => V5_1(V5_1), 1 => V6_0(V6_0), 2 => V1703(V1703), 3 =>
    V1709(WmiContextswap), }
);
