// Copied from codegen/runtime/laws.rs by `cargo run --release -- generate`. Do not edit: edit that file.

#![allow(dead_code, unreachable_pub)]
//! The laws that every generated type keeps, written once. The tests beside this folder apply them to each type.

pub mod walk;

use std::fmt::Debug;

use binrw::io::{Cursor, Seek};
use binrw::{BinRead, BinWrite};
use etwspec::describe::{Element as ArrayElement, Field, Kind, Layout};
use etwspec::{Element, Error, Extent, Record, Tailed};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Enough bytes with all bits set for every structure.
pub const ONES: &[u8] = &[0xFF; 0x1_0000];

/// What a structure of a fixed size keeps.
pub fn fixed<T>(layout: &'static Layout, view: fn(&[u8]) -> Result<T, Error>)
where
    T: Record + Arbitrary + PartialEq + Debug + Serialize + DeserializeOwned,
    T: for<'a> BinRead<Args<'a> = ()> + for<'a> BinWrite<Args<'a> = ()>,
{
    let size = T::SIZE;
    assert_eq!(size, layout.fixed, "the type is as large as the spec computes");
    // C counts the element that it declares where the data begin, and padding with which data need not end.
    assert!(
        size == layout.size || layout.total.is_some() || size > layout.size - 8,
        "C gives {}, the type {size}",
        layout.size
    );
    run(&any::<T>(), |value| {
        let bytes = value.with_bytes(<[u8]>::to_vec);
        prop_assert_eq!(bytes.len(), size);
        prop_assert_eq!(T::from_prefix(&bytes), Ok(value));
        prop_assert_eq!(view(&bytes), Ok(value));
        prop_assert_eq!(&written(&value), &bytes);
        prop_assert_eq!(T::read_le(&mut Cursor::new(&bytes)).ok(), Some(value));
        walk::covers(layout, &bytes)?;
        json(&value)
    });
    run(&vec(any::<u8>(), size..size + 9), |bytes| {
        let value = T::from_prefix(&bytes).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(value.with_bytes(<[u8]>::to_vec), &bytes[..size], "bytes come back as they were");
        Ok(())
    });
    for len in 0..size {
        let bytes = vec![0xA5; len];
        let short = Err(Error::TooShort { name: T::NAME, needed: size, have: len });
        assert_eq!(T::from_prefix(&bytes), short);
        assert_eq!(view(&bytes), short);
        refused::<T, _>(&bytes, ());
    }
}

/// What a structure with something of variable length keeps. `announced`: the fixed part says how much follows.
pub fn tailed<T, A>(layout: &'static Layout, view: fn(&[u8]) -> Result<T, Error>, announced: bool)
where
    T: Tailed + Arbitrary + Clone + PartialEq + Debug + Serialize + DeserializeOwned,
    T: for<'a> BinRead<Args<'a> = A> + for<'a> BinWrite<Args<'a> = ()>,
    A: Default,
{
    assert_eq!(T::FIXED, layout.fixed, "the fixed part is as large as the spec computes");
    run(&any::<T>(), |value| {
        let bytes = appended(&value)?;
        prop_assert_eq!(T::from_slice(&bytes), Ok(value.clone()));
        prop_assert_eq!(view(&bytes), Ok(value.clone()));
        prop_assert_eq!(&written(&value), &bytes);
        prop_assert_eq!(T::read_le_args(&mut Cursor::new(&bytes), A::default()).ok(), Some(value.clone()));
        json(&value)?;
        walk::covers(layout, &bytes)?;
        for len in 0..bytes.len() {
            let prefix = &bytes[..len];
            match T::from_slice(prefix) {
                Err(_) => refused::<T, A>(prefix, A::default()),
                // An open array that ends early is a shorter array.
                Ok(shorter) => {
                    prop_assert!(!announced, "what the fixed part announces must be there");
                    prop_assert_eq!(&appended(&shorter)?, prefix);
                }
            }
            prop_assert_eq!(view(prefix), T::from_slice(prefix));
        }
        Ok(())
    });
    run(&vec(any::<u8>(), 0..T::FIXED + 80), |bytes| {
        walk::covers(layout, &bytes)?;
        if let Ok(value) = T::from_slice(&bytes) {
            let back = appended(&value)?;
            prop_assert!(bytes.starts_with(&back), "bytes come back as they were");
            prop_assert!(announced || back.len() == bytes.len(), "an open array takes all bytes");
        }
        Ok(())
    });
}

/// More bytes than the stream has are refused before memory is taken for them.
pub fn bounded<T: Tailed + for<'a> BinRead<Args<'a> = Extent>>() {
    let bytes = vec![0; T::FIXED + 64];
    for claim in [bytes.len() as u64 + 1, 1 << 40, u64::MAX] {
        refused::<T, Extent>(&bytes, Extent::Bytes(claim));
    }
}

/// A count that says more than there is is refused before memory is taken for it: who would take it would not come
/// back, as there is none for some of these counts.
pub fn overclaimed<T>(layout: &Layout, view: fn(&[u8]) -> Result<T, Error>)
where
    T: Tailed + Arbitrary + PartialEq + Debug + for<'a> BinRead<Args<'a> = Extent>,
{
    let (stride, count, mask, shift) = counted(layout);
    // As much as the field can say.
    let most = (mask & u64::MAX >> (64 - 8 * count.size)) >> shift;
    let wraps = (u64::MAX / stride).saturating_add(1);
    run(&any::<T>(), |value| {
        let valid = appended(&value)?;
        let there = (valid.len() - T::FIXED) as u64 / stride;
        for claim in [there + 1, most, 1 << 40, 1 << 63, wraps - 1, wraps, u64::MAX] {
            if claim <= there || claim > most {
                continue;
            }
            let mut bytes = valid.clone();
            put(&mut bytes, count, mask, claim << shift);
            prop_assert!(matches!(T::from_slice(&bytes), Err(Error::BadCount { .. })), "{claim} of {stride} bytes");
            prop_assert_eq!(view(&bytes), T::from_slice(&bytes));
            refused::<T, Extent>(&bytes, Extent::ToEnd);
            refused::<T, Extent>(&bytes, Extent::Bytes(bytes.len() as u64));
        }
        Ok(())
    });
}

/// What the table says of the array after the fixed part: the size of an element, the field with the count, its bits.
fn counted(layout: &Layout) -> (u64, &'static Field, u64, u32) {
    let of = |field: &Field| match field.kind {
        Kind::Counted { element: ArrayElement { size, .. }, count_field, mask, shift } => {
            Some((size as u64, count_field, mask, shift))
        }
        _ => None,
    };
    let (stride, path, mask, shift) = layout.fields.iter().find_map(of).expect("an array with a count");
    (stride, layout.field(path).expect("the table has the field of the count"), mask, shift)
}

/// Puts bits into an integer among the bytes.
fn put(bytes: &mut [u8], field: &Field, mask: u64, bits: u64) {
    let place = &mut bytes[field.offset..field.offset + field.size];
    let mask = mask.to_le_bytes();
    for ((byte, mask), bits) in place.iter_mut().zip(mask).zip(bits.to_le_bytes()) {
        *byte = *byte & !mask | bits & mask;
    }
}

/// The bytes of a fixed part, without what says that something is inserted.
pub fn with_nothing_inserted(layout: &Layout, fixed: &[u8]) -> Vec<u8> {
    let mut bytes = fixed.to_vec();
    for inserted in layout.inserted {
        let field = layout.field(inserted.field).expect("the table has the field of the condition");
        put(&mut bytes, field, inserted.mask, 0);
        put(&mut bytes, field, inserted.count.map_or(0, |(mask, ..)| mask), 0);
    }
    bytes
}

/// What a header keeps that says how large all is: the data are what lies between its end and that of the whole.
/// `header`: a whole header, inserted items included. `data`: the data, and how far they are from the start.
pub fn data(
    layout: &Layout,
    header: &[u8],
    data: &[u8],
    view: impl Fn(&[u8]) -> Result<(usize, Vec<u8>), Error>,
) -> Result<(), TestCaseError> {
    let total =
        layout.total.and_then(|total| layout.field(total.says.field)).expect("the table has the field of the size");
    let mut bytes = [header, data].concat();
    let whole = bytes.len();
    let all = u64::MAX >> (64 - 8 * total.size.min(8));
    let mut says = |size: usize| {
        put(&mut bytes, total, all, size as u64);
        view(&bytes)
    };
    prop_assert_eq!(says(whole), Ok((header.len(), data.to_vec())));
    prop_assert_eq!(says(header.len()), Ok((header.len(), Vec::new())), "no data");
    for size in [0, header.len() - 1] {
        prop_assert!(matches!(says(size), Err(Error::BadCount { .. })), "{size} bytes do not cover the header");
    }
    let short = Err(Error::TooShort { name: layout.name, needed: whole + 1, have: whole });
    prop_assert_eq!(says(whole + 1), short);
    Ok(())
}

/// Value, JSON and value again are the same.
pub fn json<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Result<(), TestCaseError> {
    let fail = |error: serde_json::Error| TestCaseError::fail(error.to_string());
    let text = serde_json::to_string(value).map_err(fail)?;
    prop_assert_eq!(&serde_json::from_str::<T>(&text).map_err(fail)?, value, "{}", text);
    Ok(())
}

/// What an enumeration or a set of flags keeps.
pub fn values<T>(names: &[(&str, T)], from_name: fn(&str) -> Option<T>, name: fn(T) -> Option<&'static str>)
where
    T: Element + Arbitrary + PartialEq + Debug + Serialize + DeserializeOwned,
{
    for (text, value) in names {
        assert_eq!(from_name(text), Some(*value), "{text}");
        let back = name(*value).and_then(from_name);
        assert_eq!(back, Some(*value), "{text}: its value has a name, and that name the value");
    }
    assert_eq!(from_name("no such name"), None);
    run(&any::<T>(), |value| {
        let mut bytes = Vec::new();
        value.with_le(|part| bytes.extend_from_slice(part));
        prop_assert_eq!(bytes.len(), T::SIZE);
        prop_assert_eq!(T::from_le(&bytes), value, "also a value that no table names survives");
        json(&value)
    });
}

/// Checks that `after` is `before` with just one field as in `from`, where the table says that the field is.
pub fn only_moved(layout: &Layout, path: &str, before: &[u8], from: &[u8], after: &[u8]) {
    let field = layout.field(path).unwrap_or_else(|| panic!("{}: the table has no {path}", layout.name));
    let mut expected = before.to_vec();
    let (at, mask) = place(field);
    for (offset, mask) in at.zip(mask) {
        expected[offset] = before[offset] & !mask | from[offset] & mask;
    }
    assert_eq!(after, expected, "{} of {}", path, layout.name);
}

/// The bytes of a field, and the bits of each.
fn place(field: &Field) -> (std::ops::Range<usize>, Vec<u8>) {
    let mask = match field.kind {
        Kind::Bit { start, width } => (u128::MAX >> (128 - width)) << start,
        _ => return (field.offset..field.offset + field.size, vec![0xFF; field.size]),
    };
    (field.offset..field.offset + field.size, mask.to_le_bytes().to_vec())
}

/// Runs a law on many values.
pub fn run<S: Strategy>(strategy: &S, law: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let config = ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() };
    if let Err(error) = TestRunner::new(config).run(strategy, law) {
        panic!("{error}");
    }
}

/// Checks that a stream is refused and stays where it was.
fn refused<T: for<'a> BinRead<Args<'a> = A>, A>(bytes: &[u8], args: A) {
    let mut stream = Cursor::new(bytes);
    assert!(T::read_le_args(&mut stream, args).is_err(), "{} bytes are too few", bytes.len());
    assert_eq!(stream.stream_position().ok(), Some(0), "a stream that is refused stays where it was");
}

/// The bytes that binrw writes.
pub fn written<T: for<'a> BinWrite<Args<'a> = ()>>(value: &T) -> Vec<u8> {
    let mut out = Cursor::new(Vec::new());
    value.write_le(&mut out).expect("a valid value is written");
    out.into_inner()
}

fn appended<T: Tailed>(value: &T) -> Result<Vec<u8>, TestCaseError> {
    let mut bytes = Vec::new();
    value.append_to(&mut bytes).map_err(|error| TestCaseError::fail(error.to_string()))?;
    Ok(bytes)
}
