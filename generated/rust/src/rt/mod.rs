// Copied from codegen/runtime/mod.rs by `cargo spec generate`. Do not edit: edit that file.

//! The part of this crate that is written by hand: what the generated types are made of.

mod bytes;
mod dispatch;
mod elements;
mod error;
mod field_types;
mod fit;
mod fixed;
mod guid;
mod meaning;
#[allow(dead_code, reason = "a spec may have no provider")]
pub(crate) mod provider;
#[allow(dead_code, unused_imports, unused_macros, reason = "the features of payloads of providers may be off")]
pub(crate) mod provider_payload;
pub(crate) mod record;
mod release;
#[cfg(feature = "serde")]
pub(crate) mod serial;
pub(crate) mod show;
#[rustfmt::skip]
pub(crate) mod sources;
mod storage;
pub(crate) mod table;
pub(crate) mod tail;
mod text;
mod typed;
pub(crate) mod values;
#[allow(unused_imports, unused_macros, reason = "the features of payloads may be off")]
mod wrapper;

pub use bytes::Bytes;
#[allow(unused_imports, reason = "a spec may have no layout of a kind")]
pub(crate) use describe::*;
pub use dispatch::Case;
pub(crate) use elements::sealed::Sealed;
#[cfg(feature = "alloc")]
pub(crate) use elements::to_vec;
pub use elements::{Element, Elements};
pub use error::Error;
#[cfg(feature = "alloc")]
#[allow(unused_imports, reason = "a spec may have no structure with a tail")]
pub(crate) use fixed::tailed;
pub(crate) use fixed::{arbitrary_fixed, fixed, followed, lone, owned, part, reader, serde_fixed, split_lone};
pub use guid::{Guid, ParseGuidError};
pub use meaning::Meaning;
#[cfg(feature = "binrw")]
pub use record::Extent;
pub(crate) use record::Internal;
pub use record::Record;
#[cfg(feature = "alloc")]
pub use record::Tailed;
pub(crate) use record::any_form;
pub(crate) use record::binrw_fixed;
#[cfg(feature = "binrw")]
#[allow(unused_imports, reason = "a spec may have no structure of a kind")]
pub(crate) use record::{binrw_any, binrw_inserted, binrw_tailed};
pub use release::{ParseReleaseError, Pointer, Release, ReleaseRow};
#[cfg(all(feature = "serde", feature = "alloc"))]
#[allow(unused_imports, reason = "a spec may have no structure with a tail")]
pub(crate) use serial::serde_tailed;
#[allow(unused_imports, reason = "payloads use some of them")]
pub(crate) use storage::{BitValue, first, first_and_rest, load, load_bits, store, store_bits};
pub use storage::{Borrowed, Storage};
#[allow(unused_imports)]
pub(crate) use table::Table;
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
pub(crate) use tail::Put;
pub use tail::{Items, Split, Texts};
#[allow(unused_imports)]
pub(crate) use tail::{Left, counted, event_data, linked, split_at, whole_elements, within};
pub use text::{AnsiStr, Text, Utf16Str};
#[cfg(feature = "alloc")]
pub use text::{AnsiString, Utf16String};
pub use typed::FileTime;
#[allow(unused_imports, reason = "a spec may have no field with a type of its own")]
pub(crate) use typed::{Typed, duration, duration_of_signed, ipv4, ipv6, per_second, unix_time};
pub use values::{NamedValues, SetFlags};
pub(crate) use values::{flags, open_enum};
#[allow(unused_imports, reason = "the features of payloads may be off")]
pub(crate) use wrapper::wrapper;

#[cfg(feature = "proptest")]
pub(crate) mod arbitrary;
#[cfg(feature = "proptest")]
#[allow(unused_imports)]
pub(crate) use arbitrary::{Deciding, arbitrary_from};
pub(crate) mod describe;
mod frame;
mod parts;
mod piece;
mod walk;
