//! Laws that every generated type obeys. The tests of the generated crate include this module and apply it to its types.
//!
//! The laws are not generic over types, because each instance would be compiled separately. A type provides a
//! table of functions from bytes to bytes, and the laws compare their results with each other and with the
//! describing table. For forms of a fixed size, comparing bytes is equivalent to comparing values: any bytes roundtrip,
//! so that equal bytes are equal values.
//!
//! Tests list types, and a macro for each kind of type makes the tables and the tests of a list.
#![allow(clippy::type_complexity, reason = "tables of functions name each type once")]

use std::panic::AssertUnwindSafe;

use etwspec::describe::{Field, Kind, Layout};
use etwspec::{Error, Extent};
use etwspec_runtime::private::deps::binrw::io::{Cursor, Seek};
use etwspec_runtime::private::deps::serde::{Serialize, de::DeserializeOwned};
use proptest::collection::vec as vec_of;
use proptest::prelude::{Arbitrary, ProptestConfig, Rng, Strategy, TestCaseError, prop_assert, prop_assert_eq};
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

mod accessors;
mod chosen;
mod form;
pub(crate) mod payload;
#[macro_use]
mod provided;
pub(crate) mod provider;
#[macro_use]
mod tables;
pub(crate) mod walk;

pub(crate) use accessors::members;
pub(crate) use chosen::{AnyForm, Numbers, Selection, chosen, selected, values};
pub(crate) use form::{Fixed, Form, Inserting, Payload, Tail};
pub(crate) use provided::{Provided, event};

/// Number of values for invariants of code without branches on values. A few random values cover both states of each
/// bit.
pub(crate) const FEW: u32 = 32;

/// Number of values for invariants of code in which fields determine the parts that follow.
pub(crate) const MANY: u32 = 64;

/// Checks each element of a list, and reports all for which the law does not hold.
pub(crate) fn each<T>(list: &[T], name: impl Fn(&T) -> &str, law: impl Fn(&T)) {
    let holds = |element: &&T| std::panic::catch_unwind(AssertUnwindSafe(|| law(element))).is_ok();
    let failed: Vec<&str> = list.iter().filter(|element| !holds(element)).map(name).collect();
    assert!(failed.is_empty(), "the law does not hold for {failed:?}");
}

/// Checks each form of a list.
pub(crate) fn forms(list: &[Form], law: fn(&Form)) {
    each(list, |form| form.layout.form, law);
}

/// Checks a structure of a fixed size.
pub(crate) fn fixed(form: &Form) {
    let Form { layout, size, unpadded, .. } = *form;
    assert_eq!(size, layout.fixed, "the type has the size of its table");
    assert_eq!(form.name, layout.name, "the type has the name of its table");
    // C counts the declared element at the start of the payload, and trailing padding, which is less than 8 bytes.
    assert!(
        size == layout.size || layout.total.is_some() || unpadded && size < layout.size && size > layout.size - 8,
        "C gives {}, the type {size}",
        layout.size
    );
    run_with(
        FEW,
        |runner| bytes_with_more(runner, size),
        |bytes| {
            let own = bytes[..size].to_vec();
            prop_assert_eq!((form.slice)(&bytes), Ok(own.clone()), "roundtrips bytes");
            prop_assert_eq!((form.view)(&bytes), Ok(own.clone()));
            let mut stream = Cursor::new(&bytes[..]);
            prop_assert_eq!((form.stream)(&mut stream, Extent::ToEnd).ok(), Some(own.clone()));
            prop_assert_eq!(stream.position(), size as u64, "the stream is at the end of the value");
            prop_assert_eq!((form.written)(&bytes), own.clone());
            prop_assert_eq!((form.json)(&bytes), own.clone());
            walk::covers(layout, &own)
        },
    );
    for len in 0..size {
        let bytes = vec![0xA5; len];
        let short = Err(Error::TooShort { name: layout.name, needed: size, have: len });
        assert_eq!((form.slice)(&bytes), short);
        assert_eq!((form.view)(&bytes), short);
        rejected(form, &bytes, Extent::ToEnd);
    }
}

/// Function that returns an arbitrary value of a form, as bytes.
pub(crate) type Sample = fn(&mut TestRunner) -> Vec<u8>;

/// Checks a structure with a part of variable length.
pub(crate) fn tailed(form: &Form) {
    let Form { sample: some, announced, .. } = *form;
    assert_eq!(form.size, form.layout.fixed, "the fixed part has the size of its table");
    assert_eq!(form.name, form.layout.name, "the type has the name of its table");
    run_with(MANY, some, |bytes| {
        prop_assert_eq!((form.slice)(&bytes), Ok(bytes.clone()));
        prop_assert_eq!((form.view)(&bytes), Ok(bytes.clone()));
        prop_assert_eq!((form.stream)(&mut Cursor::new(&bytes), Extent::default()).ok(), Some(bytes.clone()));
        prop_assert_eq!((form.written)(&bytes), bytes.clone());
        prop_assert_eq!((form.json)(&bytes), bytes.clone());
        walk::covers(form.layout, &bytes)
    });
    run_with(FEW, some, |bytes| {
        // For long values, check the last prefixes and a sample of the others.
        for len in (0..bytes.len()).filter(|len| *len < 512 || len % 61 == 0 || bytes.len() - len < 32) {
            let prefix = &bytes[..len];
            let read = (form.slice)(prefix);
            prop_assert_eq!(&(form.view)(prefix), &read);
            match read {
                Err(_) => rejected(form, prefix, Extent::default()),
                // An open array that ends early is a shorter array.
                Ok(shorter) => {
                    prop_assert!(!announced, "the stated part must be present");
                    prop_assert_eq!(&shorter, prefix);
                }
            }
        }
        Ok(())
    });
    run(MANY, &vec_of(proptest::arbitrary::any::<u8>(), 0..form.size + 80), |bytes| {
        walk::covers(form.layout, &bytes)?;
        if let Ok(back) = (form.slice)(&bytes) {
            prop_assert!(bytes.starts_with(&back), "roundtrips bytes");
            prop_assert!(announced || back.len() == bytes.len(), "an open array extends to the end");
        }
        Ok(())
    });
}

/// Checks that an extent beyond the end of the stream is rejected before memory is allocated.
pub(crate) fn bounded(form: &Form) {
    let bytes = vec![0; form.size + 64];
    for claim in [bytes.len() as u64 + 1, 1 << 40, u64::MAX] {
        rejected(form, &bytes, Extent::Bytes(claim));
    }
}

/// Checks that a count beyond the bytes present is rejected before memory is allocated. Some of the counts exceed any
/// memory. Forms without a count have nothing to check.
pub(crate) fn excess_count(form: &Form) {
    let some = form.sample;
    let Some((stride, count, mask, shift)) = counted(form.layout) else { return };
    // Greatest value of the field.
    let most = (mask & u64::MAX >> (64 - 8 * count.size())) >> shift;
    let wraps = (u64::MAX / stride).saturating_add(1);
    run_with(MANY, some, |valid| {
        let there = (valid.len() - form.size) as u64 / stride;
        for claim in [there + 1, most, 1 << 40, 1 << 63, wraps - 1, wraps, u64::MAX] {
            if claim <= there || claim > most {
                continue;
            }
            let mut bytes = valid.clone();
            put(&mut bytes, count, mask, claim << shift);
            let read = (form.slice)(&bytes);
            prop_assert!(matches!(read, Err(Error::BadCount { .. })), "{claim} of {stride} bytes");
            prop_assert_eq!((form.view)(&bytes), read);
            rejected(form, &bytes, Extent::ToEnd);
            rejected(form, &bytes, Extent::Bytes(bytes.len() as u64));
        }
        Ok(())
    });
}

/// Checks that values roundtrip, for types in which different values may have the same bytes.
pub(crate) fn samples(form: &Form) {
    let mut runner = TestRunner::default();
    for _ in 0..FEW {
        let (same, bytes) = (form.same)(&mut runner);
        assert!(same, "the value differs after a round trip: {bytes:02x?}");
    }
}

/// Returns an arbitrary value of a type.
pub(crate) fn any<T: Arbitrary>(runner: &mut TestRunner) -> T {
    T::arbitrary().new_tree(runner).expect("the strategy generates a value").current()
}

/// Checks the getters and setters of a form, and the bytes of its view.
pub(crate) fn accessible(form: &Form) {
    members(&form.accessors);
    run_with(FEW, form.sample, |bytes| {
        prop_assert_eq!((form.fixed)(&bytes), Ok(bytes[..form.size].to_vec()));
        Ok(())
    });
}

/// Returns a value after a round trip through JSON.
pub(crate) fn json<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("a value is written as JSON");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Returns the integer in at most 8 bytes.
fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |all, byte| all << 8 | u64::from(*byte))
}

/// Returns a number of random bytes.
pub(crate) fn bytes_of(runner: &mut TestRunner, size: usize) -> Vec<u8> {
    let mut bytes = vec![0; size];
    runner.rng().fill_bytes(&mut bytes);
    bytes
}

/// Returns fewer random bytes than a number.
fn bytes_up_to(runner: &mut TestRunner, most: u8) -> Vec<u8> {
    let size = bytes_of(runner, 1)[0] % most;
    bytes_of(runner, usize::from(size))
}

/// Returns a number of random bytes, and up to eight more.
fn bytes_with_more(runner: &mut TestRunner, size: usize) -> Vec<u8> {
    let more = bytes_of(runner, 1)[0] % 9;
    bytes_of(runner, size + usize::from(more))
}

/// Returns the array after the fixed part, if a field contains its count: size of an element, field, mask and shift.
fn counted(layout: &Layout) -> Option<(u64, &'static Field, u64, u32)> {
    let of = |field: &Field| match field.kind() {
        Kind::Counted { element } => Some((u64::from(element.size), field.count_in()?)),
        _ => None,
    };
    let (stride, (path, mask, shift)) = layout.fields.iter().find_map(of)?;
    Some((stride, layout.field(path).expect("the table has the field of the count"), mask, shift))
}

/// Replaces bits of an integer field.
fn put(bytes: &mut [u8], field: &Field, mask: u64, bits: u64) {
    let place = &mut bytes[field.offset()..field.offset() + field.size()];
    let mask = mask.to_le_bytes();
    for ((byte, mask), bits) in place.iter_mut().zip(mask).zip(bits.to_le_bytes()) {
        *byte = *byte & !mask | bits & mask;
    }
}

/// Returns the bytes of a fixed part that announces no inserted items.
pub(crate) fn with_nothing_inserted(layout: &Layout, fixed: &[u8]) -> Vec<u8> {
    let mut bytes = fixed.to_vec();
    for inserted in layout.inserted {
        let field = layout.field(inserted.field).expect("the table has the field of the condition");
        put(&mut bytes, field, inserted.mask, 0);
        put(&mut bytes, field, inserted.count.map_or(0, |(mask, ..)| mask), 0);
    }
    bytes
}

/// Checks that payloads of headers end at the stated size.
pub(crate) fn payload(of: &Payload) {
    run_with(
        MANY,
        |runner| ((of.header)(runner), bytes_up_to(runner, 40)),
        |((header, offset), data)| {
            prop_assert_eq!(offset, header.len(), "the payload follows the header");
            self::data(of.layout, &header, &data, of.view)
        },
    );
}

/// Checks a header that contains the total size: the payload extends from the end of the header to the stated end.
/// `header`: a whole header, including inserted items. `view`: returns the offset of the payload and the payload.
fn data(
    layout: &Layout,
    header: &[u8],
    data: &[u8],
    view: fn(&[u8]) -> Result<(usize, Vec<u8>), Error>,
) -> Result<(), TestCaseError> {
    let size = layout.total.expect("the table has a size of the whole");
    let (total, unit) = (layout.field(size.number.field).expect("the table has its field"), size.unit as usize);
    // The payload is counted in units, and may consist of elements.
    let stride = layout.fields.iter().find_map(|field| match field.kind() {
        Kind::Open { element } => Some(element.size as usize),
        _ => None,
    });
    let data = &data[..data.len() - data.len() % (unit * stride.unwrap_or(1))];
    let mut bytes = [header, data].concat();
    let whole = bytes.len();
    let all = u64::MAX >> (64 - 8 * total.size().min(8));
    let mut with_total = |size: usize| {
        put(&mut bytes, total, all, (size / unit) as u64);
        view(&bytes)
    };
    prop_assert_eq!(with_total(whole), Ok((header.len(), data.to_vec())));
    prop_assert_eq!(with_total(header.len()), Ok((header.len(), Vec::new())), "no data");
    for size in [0, header.len() - unit] {
        prop_assert!(matches!(with_total(size), Err(Error::BadCount { .. })), "{size} bytes are less than the header");
    }
    let short = Err(Error::TooShort { name: layout.name, needed: whole + unit, have: whole });
    prop_assert_eq!(with_total(whole + unit), short);
    Ok(())
}

/// Checks an invariant for values of a strategy.
pub(crate) fn run<S: Strategy>(cases: u32, strategy: &S, invariant: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    if let Err(error) = TestRunner::new(config).run(strategy, invariant) {
        panic!("{error}");
    }
}

/// Checks an invariant for samples.
fn run_with<T>(cases: u32, sample: impl Fn(&mut TestRunner) -> T, invariant: impl Fn(T) -> Result<(), TestCaseError>) {
    let mut runner = TestRunner::default();
    for _ in 0..cases {
        if let Err(error) = invariant(sample(&mut runner)) {
            panic!("{error}");
        }
    }
}

/// Checks that a stream is rejected and its position unchanged.
fn rejected(form: &Form, bytes: &[u8], extent: Extent) {
    let mut stream = Cursor::new(bytes);
    assert!((form.stream)(&mut stream, extent).is_err(), "{} bytes are too few", bytes.len());
    assert_eq!(stream.stream_position().ok(), Some(0), "the position of a rejected stream is unchanged");
}
