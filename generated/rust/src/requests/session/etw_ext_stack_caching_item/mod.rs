// Generated from spec/structs/ETW_EXT_STACK_CACHING_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How a session keeps call stacks in a cache.
mod v6_2;
pub use v6_2::*;
use crate::rt::{Error, Pointer, Release};
#[cfg(feature = "binrw")]
use crate::rt::binrw_any;
/// The form of release 6.2+, by its name.
pub type V6_2 = EtwExtStackCachingItem;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = EtwExtStackCachingItemView<'a>;
/// ETW_EXT_STACK_CACHING_ITEM in the form of a release and a pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Any {
    /// Release 6.2+.
    V6_2(EtwExtStackCachingItem),
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
            Some(0) => EtwExtStackCachingItem::from_slice(bytes).map(Any::V6_2),
            _ => {
                Err(Error::NoForm {
                    name: "ETW_EXT_STACK_CACHING_ITEM",
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
            Any::V6_2(form) => Ok(form.to_bytes().to_vec()),
        }
    }
    /// The index of the form that a release and a pointer size have.
    fn form(release: Release, pointer: Pointer) -> Option<u8> {
        match (pointer, release.0) {
            (Pointer::Bits32, 7..=29) => Some(0),
            (Pointer::Bits64, 7..=29) => Some(0),
            _ => None,
        }
    }
}
impl From<EtwExtStackCachingItem> for Any {
    fn from(form: EtwExtStackCachingItem) -> Self {
        Any::V6_2(form)
    }
}
#[cfg(feature = "binrw")]
binrw_any!("ETW_EXT_STACK_CACHING_ITEM" { 0 => V6_2(EtwExtStackCachingItem), });
