//! The laws that every generated type keeps, written once. The tests of each topic apply them to its types.
//!
//! No law is generic over a type, as it would be compiled once for each: a type gives a table of functions from bytes to
//! bytes, and the laws hold the tables to each other and to the describing table. For forms of a fixed size that is as
//! strong as to compare values: that any bytes come back as they were says that bytes and values, which are as many,
//! stand for each other, so that equal bytes are equal values.

use binrw::BinResult;
use binrw::io::{Cursor, Seek};
use etwspec::describe::{ArrayElement, Field, Kind, Layout};
use etwspec::{Error, Extent};
use proptest::collection::vec;
use proptest::prelude::{Arbitrary, ProptestConfig, Rng, Strategy, TestCaseError, prop_assert, prop_assert_eq};
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde::Serialize;
use serde::de::DeserializeOwned;

mod chosen;
#[macro_use]
mod tables;
pub mod walk;

pub use chosen::{AnyForm, Numbers, chosen, values};

/// What a form does, from bytes to bytes.
pub struct Form {
    pub layout: &'static Layout,
    /// The name and the size that its trait gives.
    pub name: &'static str,
    pub size: usize,
    /// The bytes of the value that they are read as.
    pub slice: fn(&[u8]) -> Result<Vec<u8>, Error>,
    /// The bytes of the value of a view of them.
    pub view: fn(&[u8]) -> Result<Vec<u8>, Error>,
    /// The bytes of the value that binrw reads.
    pub stream: fn(&mut Cursor<&[u8]>, Extent) -> BinResult<Vec<u8>>,
    /// What binrw writes of the value that they are read as.
    pub written: fn(&[u8]) -> Vec<u8>,
    /// The bytes of the value that comes back from JSON.
    pub json: fn(&[u8]) -> Vec<u8>,
    /// The fixed part, as the view gives it.
    pub fixed: fn(&[u8]) -> Vec<u8>,
    /// The paths of the members.
    pub members: &'static [&'static str],
    /// The fixed part of the first value with one member of the second, and the member as a number if it is bits.
    pub moved: fn(&[u8], &[u8], usize, Way) -> (Vec<u8>, Option<u64>),
}

/// Where a member comes from that is moved from one value to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The view of the other value.
    View,
    /// The other value.
    Value,
    /// Not from there: all bits are set that its type has. Only for bits.
    Ones,
}

/// How many values a structural law is tried on. Such code has no branches on values, so that bytes that differ in each
/// bit, as a few random values do, show all that it does.
pub const FEW: u32 = 32;

/// How many values a law is tried on where fields decide what follows.
pub const MANY: u32 = 64;

/// What a structure of a fixed size keeps. `unpadded`: data need not have the bytes that C adds at its end.
pub fn fixed(form: &Form, unpadded: bool) {
    let Form { layout, size, .. } = *form;
    assert_eq!(size, layout.fixed, "the type is as large as the spec computes");
    assert_eq!(form.name, layout.name, "the type and the spec have one name");
    // C counts the element that it declares where the data begin, and padding, which is less than an alignment.
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
            prop_assert_eq!((form.slice)(&bytes), Ok(own.clone()), "bytes come back as they were");
            prop_assert_eq!((form.view)(&bytes), Ok(own.clone()));
            let mut stream = Cursor::new(&bytes[..]);
            prop_assert_eq!((form.stream)(&mut stream, Extent::ToEnd).ok(), Some(own.clone()));
            prop_assert_eq!(stream.position(), size as u64, "the stream is left where the value ends");
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
        refused(form, &bytes, Extent::ToEnd);
    }
}

/// A value of a form, as bytes.
pub type Sample = fn(&mut TestRunner) -> Vec<u8>;

/// What a structure with something of variable length keeps. `some`: any value. `announced`: the fixed part says how
/// much follows.
pub fn tailed(form: &Form, some: Sample, announced: bool) {
    assert_eq!(form.size, form.layout.fixed, "the fixed part is as large as the spec computes");
    assert_eq!(form.name, form.layout.name, "the type and the spec have one name");
    run_with(MANY, some, |bytes| {
        prop_assert_eq!((form.slice)(&bytes), Ok(bytes.clone()));
        prop_assert_eq!((form.view)(&bytes), Ok(bytes.clone()));
        prop_assert_eq!((form.stream)(&mut Cursor::new(&bytes), Extent::default()).ok(), Some(bytes.clone()));
        prop_assert_eq!((form.written)(&bytes), bytes.clone());
        prop_assert_eq!((form.json)(&bytes), bytes.clone());
        walk::covers(form.layout, &bytes)
    });
    run_with(FEW, some, |bytes| {
        // Of long values, which have much of the same, the last prefixes and some of those between.
        for len in (0..bytes.len()).filter(|len| *len < 512 || len % 61 == 0 || bytes.len() - len < 32) {
            let prefix = &bytes[..len];
            let read = (form.slice)(prefix);
            prop_assert_eq!(&(form.view)(prefix), &read);
            match read {
                Err(_) => refused(form, prefix, Extent::default()),
                // An open array that ends early is a shorter array.
                Ok(shorter) => {
                    prop_assert!(!announced, "what the fixed part announces must be there");
                    prop_assert_eq!(&shorter, prefix);
                }
            }
        }
        Ok(())
    });
    run(MANY, &vec(proptest::arbitrary::any::<u8>(), 0..form.size + 80), |bytes| {
        walk::covers(form.layout, &bytes)?;
        if let Ok(back) = (form.slice)(&bytes) {
            prop_assert!(bytes.starts_with(&back), "bytes come back as they were");
            prop_assert!(announced || back.len() == bytes.len(), "an open array takes all bytes");
        }
        Ok(())
    });
}

/// More bytes than the stream has are refused before memory is taken for them.
pub fn bounded(form: &Form) {
    let bytes = vec![0; form.size + 64];
    for claim in [bytes.len() as u64 + 1, 1 << 40, u64::MAX] {
        refused(form, &bytes, Extent::Bytes(claim));
    }
}

/// A count that says more than there is is refused before memory is taken for it: who would take it would not come
/// back, as there is none for some of these counts.
pub fn overclaimed(form: &Form, some: Sample) {
    let (stride, count, mask, shift) = counted(form.layout);
    // As much as the field can say.
    let most = (mask & u64::MAX >> (64 - 8 * count.size)) >> shift;
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
            refused(form, &bytes, Extent::ToEnd);
            refused(form, &bytes, Extent::Bytes(bytes.len() as u64));
        }
        Ok(())
    });
}

/// Holds a value to what becomes of it, where other values may have the same bytes.
pub fn on_samples<T>(sample: fn(&mut TestRunner) -> T, same: fn(T) -> (bool, Vec<u8>)) {
    let mut runner = TestRunner::default();
    for _ in 0..FEW {
        let (same, bytes) = same(sample(&mut runner));
        assert!(same, "another value comes back: {bytes:02x?}");
    }
}

/// Any value of a type.
pub fn any<T: Arbitrary>(runner: &mut TestRunner) -> T {
    T::arbitrary().new_tree(runner).expect("there are values").current()
}

/// What the members of a form keep: each lies where the table says, for the view and for the value, and only its bits
/// move with it.
pub fn members(form: &Form, some: Sample) {
    let two = |runner: &mut TestRunner| (some(runner), some(runner));
    run_with(FEW, two, |(to, from)| {
        let (before, after) = (&to[..form.size], &from[..form.size]);
        prop_assert_eq!((form.fixed)(&to), before);
        for (member, path) in form.members.iter().enumerate() {
            let field = form.layout.field(path);
            let field = field.unwrap_or_else(|| panic!("{}: the table has no {path}", form.layout.name));
            for way in [Way::View, Way::Value] {
                let (moved, number) = (form.moved)(&to, &from, member, way);
                only_moved(form.layout, field, before, after, &moved);
                if let Some(number) = number {
                    prop_assert_eq!(
                        number,
                        bits(field, after),
                        "{:?} gives no bit of another field than {}",
                        way,
                        path
                    );
                    let (ones, _) = (form.moved)(&to, &from, member, Way::Ones);
                    only_moved(form.layout, field, before, ONES, &ones);
                }
            }
        }
        Ok(())
    });
}

/// So many bytes of any value.
pub fn bytes_of(runner: &mut TestRunner, size: usize) -> Vec<u8> {
    let mut bytes = vec![0; size];
    runner.rng().fill_bytes(&mut bytes);
    bytes
}

/// The same, and some after them.
fn bytes_with_more(runner: &mut TestRunner, size: usize) -> Vec<u8> {
    let more = bytes_of(runner, 1)[0] % 9;
    bytes_of(runner, size + usize::from(more))
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
    let size = layout.total.expect("the table has a size of the whole");
    let (total, unit) = (layout.field(size.number.field).expect("the table has its field"), size.unit as usize);
    // What follows is counted in units, and may be elements.
    let stride = layout.fields.iter().find_map(|field| match field.kind {
        Kind::Open { element } => Some(element.size),
        _ => None,
    });
    let data = &data[..data.len() - data.len() % (unit * stride.unwrap_or(1))];
    let mut bytes = [header, data].concat();
    let whole = bytes.len();
    let all = u64::MAX >> (64 - 8 * total.size.min(8));
    let mut with_total = |size: usize| {
        put(&mut bytes, total, all, (size / unit) as u64);
        view(&bytes)
    };
    prop_assert_eq!(with_total(whole), Ok((header.len(), data.to_vec())));
    prop_assert_eq!(with_total(header.len()), Ok((header.len(), Vec::new())), "no data");
    for size in [0, header.len() - unit] {
        prop_assert!(matches!(with_total(size), Err(Error::BadCount { .. })), "{size} bytes do not cover the header");
    }
    let short = Err(Error::TooShort { name: layout.name, needed: whole + unit, have: whole });
    prop_assert_eq!(with_total(whole + unit), short);
    Ok(())
}

/// A value by way of JSON.
pub fn json<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("a value is written as JSON");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Checks that `after` is `before` with just one field as in `from`, where the table says that the field is.
fn only_moved(layout: &Layout, field: &Field, before: &[u8], from: &[u8], after: &[u8]) {
    let mut expected = before.to_vec();
    for (offset, mask) in (field.offset..field.offset + field.size).zip(mask(field)) {
        expected[offset] = before[offset] & !mask | from[offset] & mask;
    }
    assert_eq!(after, expected, "{} of {}", field.path, layout.name);
}

/// Enough bytes with all bits set for every structure.
const ONES: &[u8] = &[0xFF; 0x1_0000];

/// The bits of each byte of a field that belong to it.
fn mask(field: &Field) -> Vec<u8> {
    match field.kind {
        Kind::Bit { start, width } => ((u128::MAX >> (128 - width)) << start).to_le_bytes().to_vec(),
        _ => vec![0xFF; field.size],
    }
}

/// The number in a field of bits.
fn bits(field: &Field, bytes: &[u8]) -> u64 {
    let Kind::Bit { start, width } = field.kind else { panic!("the table has no bits at {}", field.path) };
    let word = little_endian(&bytes[field.offset..field.offset + field.size]);
    word >> start & u64::MAX >> (64 - width)
}

fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// Runs a law on values.
pub fn run<S: Strategy>(cases: u32, strategy: &S, law: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    if let Err(error) = TestRunner::new(config).run(strategy, law) {
        panic!("{error}");
    }
}

/// Runs a law on samples.
fn run_with<T>(cases: u32, sample: impl Fn(&mut TestRunner) -> T, law: impl Fn(T) -> Result<(), TestCaseError>) {
    let mut runner = TestRunner::default();
    for _ in 0..cases {
        if let Err(error) = law(sample(&mut runner)) {
            panic!("{error}");
        }
    }
}

/// Checks that a stream is refused and stays where it was.
fn refused(form: &Form, bytes: &[u8], extent: Extent) {
    let mut stream = Cursor::new(bytes);
    assert!((form.stream)(&mut stream, extent).is_err(), "{} bytes are too few", bytes.len());
    assert_eq!(stream.stream_position().ok(), Some(0), "a stream that is refused stays where it was");
}
