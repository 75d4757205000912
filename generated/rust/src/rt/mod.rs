// Copied from codegen/runtime/mod.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! The part of this crate that is written by hand: what the generated types are made of.

#[cfg(feature = "serde")]
pub(crate) mod arrays;
mod bytes;
mod dispatch;
mod elements;
mod error;
mod fixed;
mod guid;
pub(crate) mod payload;
pub(crate) mod record;
mod release;
pub(crate) mod tail;
mod text;
pub(crate) mod values;

pub use bytes::Bytes;
pub(crate) use bytes::{array, fill, get, part, part_mut, put};
pub use dispatch::Case;
pub(crate) use elements::sealed::Sealed;
#[cfg(feature = "alloc")]
pub(crate) use elements::to_vec;
pub use elements::{Element, Elements};
pub use error::Error;
pub(crate) use fixed::{fixed_record, fixed_value, getters};
pub use guid::{Guid, ParseGuidError};
pub use payload::Binding;
#[cfg(feature = "binrw")]
pub use record::Extent;
pub use record::Record;
#[cfg(feature = "alloc")]
pub use record::Tailed;
pub(crate) use record::any_form;
#[cfg(feature = "binrw")]
pub(crate) use record::{binrw_any, binrw_fixed, binrw_inserted, binrw_tailed};
pub use release::{ParseReleaseError, Pointer, Release, ReleaseRow};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
pub(crate) use tail::Put;
pub use tail::{Items, Split, Texts};
#[allow(unused_imports)]
pub(crate) use tail::{Left, linked, within};
pub use text::{AnsiStr, Utf16Str};
#[cfg(feature = "alloc")]
pub use text::{AnsiString, Utf16String};
pub(crate) use values::{flags, open_enum};

#[cfg(feature = "proptest")]
pub(crate) mod arbitrary;
#[cfg(feature = "proptest")]
#[allow(unused_imports)]
pub(crate) use arbitrary::{Deciding, arbitrary_from};
#[cfg(feature = "describe")]
pub(crate) mod describe;
#[cfg(feature = "describe")]
mod frame;
#[cfg(feature = "describe")]
mod parts;
#[cfg(feature = "describe")]
mod piece;
#[cfg(feature = "describe")]
mod walk;
