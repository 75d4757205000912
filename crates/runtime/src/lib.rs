//! The part of [etwspec](https://docs.rs/etwspec) that is written by hand: what its generated types are made of.
//!
//! Programs depend on etwspec, which re-exports what they name: errors, pointer sizes and releases, GUIDs and strings, traits
//! of structures, describing tables and the walk over them. Generated code takes macros, storage and functions from the hidden
//! module `private`. Features have the names of those of etwspec, which enables them; do not enable them here alone.
//!
//! Facts come from the tables and are in the generated crate. This crate defines releases, meanings and the types of fields of
//! providers, so `cargo spec generate` also writes their lists, into `lists.rs`.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

#[cfg(feature = "proptest")]
mod arbitrary;
mod bytes;
pub mod describe;
mod dispatch;
mod elements;
mod error;
mod fit;
mod fixed;
mod frame;
mod guid;
mod layout;
#[rustfmt::skip]
mod lists;
pub mod payload;
mod piece;
#[doc(hidden)]
pub mod private;
mod provider;
pub mod provider_payload;
mod record;
mod release;
mod rows;
mod sealed;
#[cfg(feature = "serde")]
mod serial;
mod show;
mod storage;
mod table;
mod tail;
#[cfg(feature = "proptest")]
#[doc(hidden)]
pub mod tested;
mod text;
mod typed;
mod values;
mod walk;
mod wrapper;

pub use bytes::Bytes;
pub use dispatch::Case;
pub use elements::{Element, Elements};
pub use error::Error;
pub use guid::{Guid, ParseGuidError};
pub use lists::{Meaning, Release, ReleaseRow};
#[cfg(feature = "binrw")]
pub use record::Extent;
pub use record::Record;
#[cfg(feature = "alloc")]
pub use record::Tailed;
pub use release::{ParseReleaseError, Pointer};
pub use storage::{Borrowed, Storage};
pub use tail::{Items, Split, Texts};
pub use text::{AnsiStr, Text, Utf16Str};
#[cfg(feature = "alloc")]
pub use text::{AnsiString, Utf16String};
pub use typed::FileTime;
pub use values::{NamedValues, SetFlags};

/// Records getters and setters for the property tests of generated types: without the feature `proptest`, none.
#[cfg(not(feature = "proptest"))]
#[doc(hidden)]
#[macro_export]
macro_rules! tested {
    ($($tokens:tt)*) => {};
}
