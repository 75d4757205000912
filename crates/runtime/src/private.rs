//! Items for generated code. Programs must not name them: they change without notice.
//!
//! Modules of structures import all of it, so none of their types may have one of these names. The list in
//! `codegen/src/emit/rust/prelude.rs` states them.

#[cfg(feature = "proptest")]
pub use crate::arbitrary::{Deciding, FromBytes, arbitrary_from, from_bytes};
pub use crate::bytes::Bytes;
pub use crate::describe::*;
pub use crate::dispatch::Case;
#[cfg(feature = "alloc")]
pub use crate::elements::to_vec;
pub use crate::elements::{Element, Elements};
pub use crate::error::Error;
pub use crate::guid::Guid;
pub use crate::layout::More;
pub use crate::lists::{Meaning, Release};
#[cfg(feature = "alloc")]
pub use crate::record::Tailed;
#[cfg(feature = "binrw")]
pub use crate::record::{Extent, fill, or_rewind, read_fixed, read_inserted, read_tailed, write_tailed};
pub use crate::record::{Internal, Record, form_in};
pub use crate::release::Pointer;
pub use crate::rows::{
    Topic, address, big_endian, bit, bit_fields, dispatch, field, holds, inserted, layout, named, named_bits, number,
    part, signed, source, structure, union, unsigned, values, when,
};
pub use crate::sealed::Sealed;
pub use crate::storage::{BitValue, Borrowed, Storage, first, first_and_rest, load, load_bits, store, store_bits};
pub use crate::table::Table;
#[cfg(feature = "alloc")]
pub use crate::tail::Put;
pub use crate::tail::{Items, Left, Split, Texts, counted, event_data, linked, split_at, whole_elements, within};
pub use crate::text::{AnsiStr, Text, Utf16Str};
#[cfg(feature = "alloc")]
pub use crate::text::{AnsiString, Utf16String};
pub use crate::typed::{FileTime, Typed, duration, duration_of_signed, ipv4, ipv6, per_second, unix_time};

#[cfg(all(feature = "serde", feature = "alloc"))]
pub use crate::serde_tailed;
#[cfg(feature = "alloc")]
pub use crate::tailed;
pub use crate::{any_form, fixed, flags, map_values, open_enum, payload_type, split_lone};
#[cfg(feature = "binrw")]
pub use crate::{binrw_inserted, binrw_tailed};

/// Dependencies, for macros.
pub mod deps {
    #[cfg(feature = "binrw")]
    pub use binrw;
    #[cfg(feature = "proptest")]
    pub use proptest;
    #[cfg(feature = "serde")]
    pub use serde;
}

/// Payload types of events.
pub mod payload {
    pub use crate::payload::*;
}

/// Rows of the tables of providers.
pub mod provider {
    pub use crate::provider::*;
}

/// Payload types of the events of providers.
pub mod provider_payload {
    pub use crate::provider_payload::parts::*;
}

/// Serialization with describing tables.
#[cfg(feature = "serde")]
pub mod serial {
    pub use crate::serial::*;
}

/// `Debug` with describing tables.
pub mod show {
    pub use crate::show::*;
}

/// Names of values.
pub mod named_values {
    pub use crate::values::*;
}
