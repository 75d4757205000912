// Generated from codegen/src/emit/rust/prelude.rs by `cargo spec generate`. Do not edit: edit that file.

//! Names of the runtime. Generated modules import all of them.
#![allow(
    unused_imports,
    reason = "features may be off, and tables may have no row of a kind"
)]
#[rustfmt::skip]
pub(crate) mod sources;
pub(crate) use etwspec_runtime::private::{
    payload, per_second, provider, provider_payload, show, any_form, fixed, flags,
    map_values, open_enum, payload_type, split_lone, address, big_endian, bit,
    bit_fields, counted, dispatch, duration, duration_of_signed, event_data, field,
    first, first_and_rest, holds, inserted, ipv4, ipv6, layout, linked, load, load_bits,
    named, named_bits, number, part, signed, source, split_at, store, store_bits,
    structure, union, unix_time, unsigned, values, when, whole_elements, within, AnsiStr,
    ArrayElement, BitValue, Borrowed, Bytes, Case, Content, Dispatch, Element,
    ElementKind, Elements, Error, Field, FileTime, Fit, Guid, Internal, Items, Kind,
    Layout, Left, Many, Meaning, More, NumberAt, Part, Place, Pointer, Record, Release,
    Sealed, Source, Split, Storage, Table, Text, Texts, Topic, Typed, Utf16Str, Values,
};
#[cfg(feature = "alloc")]
pub(crate) use etwspec_runtime::private::{
    tailed, to_vec, AnsiString, Put, Tailed, Utf16String,
};
#[cfg(feature = "binrw")]
pub(crate) use etwspec_runtime::private::{binrw_inserted, binrw_tailed};
#[cfg(all(feature = "serde", feature = "alloc"))]
pub(crate) use etwspec_runtime::private::serde_tailed;
#[cfg(feature = "proptest")]
pub(crate) use etwspec_runtime::private::{arbitrary_from, Deciding};
