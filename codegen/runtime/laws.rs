//! The laws that every generated type keeps, written once. The tests beside this folder apply them to each type.

use std::fmt::Debug;

use binrw::io::{Cursor, Seek};
use binrw::{BinRead, BinWrite};
use etwspec::describe::{Field, Kind, Layout};
use etwspec::{Element, Error, Extent, Record, Tailed};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

/// What a structure of a fixed size keeps.
pub fn fixed<T>(layout: &Layout, view: fn(&[u8]) -> Result<T, Error>)
where
    T: Record + Arbitrary + PartialEq + Debug,
    T: for<'a> BinRead<Args<'a> = ()> + for<'a> BinWrite<Args<'a> = ()>,
{
    let size = T::SIZE;
    assert_eq!((size, size), (layout.fixed, layout.size), "the type is as large as the spec computes");
    run(&any::<T>(), |value| {
        let bytes = value.with_bytes(<[u8]>::to_vec);
        prop_assert_eq!(bytes.len(), size);
        prop_assert_eq!(T::from_prefix(&bytes), Ok(value));
        prop_assert_eq!(view(&bytes), Ok(value));
        prop_assert_eq!(&written(&value), &bytes);
        prop_assert_eq!(T::read_le(&mut Cursor::new(&bytes)).ok(), Some(value));
        Ok(())
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
pub fn tailed<T, A>(layout: &Layout, view: fn(&[u8]) -> Result<T, Error>, announced: bool)
where
    T: Tailed + Arbitrary + Clone + PartialEq + Debug,
    T: for<'a> BinRead<Args<'a> = A> + for<'a> BinWrite<Args<'a> = ()>,
    A: Default,
{
    assert_eq!(T::FIXED, layout.fixed, "the fixed part is as large as the spec computes");
    run(&any::<T>(), |value| {
        let bytes = appended(&value)?;
        prop_assert_eq!(T::from_slice(&bytes), Ok(value.clone()));
        prop_assert_eq!(view(&bytes), Ok(value.clone()));
        prop_assert_eq!(&written(&value), &bytes);
        prop_assert_eq!(T::read_le_args(&mut Cursor::new(&bytes), A::default()).ok(), Some(value));
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

/// What an enumeration or a set of flags keeps.
pub fn values<T>(names: &[(&str, T)], from_name: fn(&str) -> Option<T>, name: fn(T) -> Option<&'static str>)
where
    T: Element + Arbitrary + PartialEq + Debug,
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
        Ok(())
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
    let config = ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() };
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

fn written<T: for<'a> BinWrite<Args<'a> = ()>>(value: &T) -> Vec<u8> {
    let mut out = Cursor::new(Vec::new());
    value.write_le(&mut out).expect("a valid value is written");
    out.into_inner()
}

fn appended<T: Tailed>(value: &T) -> Result<Vec<u8>, TestCaseError> {
    let mut bytes = Vec::new();
    value.append_to(&mut bytes).map_err(|error| TestCaseError::fail(error.to_string()))?;
    Ok(bytes)
}
