//! Laws that every generated type obeys. The tests of the generated crate apply them to its types.
//!
//! The laws are not generic over types, because each instance would be compiled separately. A type provides a
//! table of functions from bytes to bytes, and the laws compare their results with each other and with the
//! describing table. For forms of a fixed size, comparing bytes is equivalent to comparing values: any bytes roundtrip,
//! so that equal bytes are equal values.
#![allow(clippy::type_complexity, reason = "tables of functions name each type once")]

use alloc::vec;
use alloc::vec::Vec;

use binrw::BinResult;
use binrw::io::{Cursor, Seek};
use proptest::collection::vec as vec_of;
use proptest::prelude::{Arbitrary, ProptestConfig, Rng, Strategy, TestCaseError, prop_assert, prop_assert_eq};
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::error::Error;
use crate::layout::{ArrayElement, Field, Kind, Layout, little_endian};
use crate::record::Extent;

mod chosen;
pub mod got;
pub mod provider;
mod tables;
pub mod walk;

pub use chosen::{AnyForm, Numbers, chosen, values};

/// Functions of a form, from bytes to bytes.
pub struct Form {
    pub layout: &'static Layout,
    /// Name, and size of the fixed part in bytes, from the trait.
    pub name: &'static str,
    pub size: usize,
    /// Returns the bytes of the value that the form reads.
    pub slice: fn(&[u8]) -> Result<Vec<u8>, Error>,
    /// Returns the bytes of the owned copy of a view.
    pub view: fn(&[u8]) -> Result<Vec<u8>, Error>,
    /// Returns the bytes of the value that binrw reads.
    pub stream: fn(&mut Cursor<&[u8]>, Extent) -> BinResult<Vec<u8>>,
    /// Returns the bytes of the value, written by binrw.
    pub written: fn(&[u8]) -> Vec<u8>,
    /// Returns the bytes of the value after a round trip through JSON.
    pub json: fn(&[u8]) -> Vec<u8>,
    /// Returns the fixed part, from the view.
    pub fixed: fn(&[u8]) -> Vec<u8>,
    /// Paths of the members.
    pub members: &'static [&'static str],
    /// Returns the fixed part of the first value with one member copied from the second, and the number of a bit-field.
    pub moved: fn(&[u8], &[u8], usize, Way) -> (Vec<u8>, Option<u64>),
}

/// Source of a member that is copied to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The view of the other value.
    View,
    /// The other value.
    Value,
    /// A value with all bits of its type set. Only for bit-fields.
    Ones,
}

/// Number of values for invariants of code without branches on values. A few random values cover both states of each
/// bit.
pub const FEW: u32 = 32;

/// Number of values for invariants of code in which fields determine the parts that follow.
pub const MANY: u32 = 64;

/// Checks a structure of a fixed size. `unpadded`: the trailing padding of C is optional.
pub fn fixed(form: &Form, unpadded: bool) {
    let Form { layout, size, .. } = *form;
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
pub type Sample = fn(&mut TestRunner) -> Vec<u8>;

/// Checks a structure with a part of variable length. `some`: an arbitrary value. `announced`: the fixed part states
/// the size of the rest.
pub fn tailed(form: &Form, some: Sample, announced: bool) {
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
pub fn bounded(form: &Form) {
    let bytes = vec![0; form.size + 64];
    for claim in [bytes.len() as u64 + 1, 1 << 40, u64::MAX] {
        rejected(form, &bytes, Extent::Bytes(claim));
    }
}

/// Checks that a count beyond the bytes present is rejected before memory is allocated. Some of the counts exceed any
/// memory.
pub fn excess_count(form: &Form, some: Sample) {
    let (stride, count, mask, shift) = counted(form.layout);
    // Greatest value of the field.
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
            rejected(form, &bytes, Extent::ToEnd);
            rejected(form, &bytes, Extent::Bytes(bytes.len() as u64));
        }
        Ok(())
    });
}

/// Checks that values roundtrip, for types in which different values may have the same bytes.
pub fn on_samples<T>(sample: fn(&mut TestRunner) -> T, same: fn(T) -> (bool, Vec<u8>)) {
    let mut runner = TestRunner::default();
    for _ in 0..FEW {
        let (same, bytes) = same(sample(&mut runner));
        assert!(same, "the value differs after a round trip: {bytes:02x?}");
    }
}

/// Returns an arbitrary value of a type.
pub fn any<T: Arbitrary>(runner: &mut TestRunner) -> T {
    T::arbitrary().new_tree(runner).expect("the strategy generates a value").current()
}

/// Checks the members of a form: the getter and the setter of each access exactly the bits that the table states.
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
                    prop_assert_eq!(number, bits(field, after), "{:?} returns only bits of {}", way, path);
                    let (ones, _) = (form.moved)(&to, &from, member, Way::Ones);
                    only_moved(form.layout, field, before, ONES, &ones);
                }
            }
        }
        Ok(())
    });
}

/// Returns a number of random bytes.
pub fn bytes_of(runner: &mut TestRunner, size: usize) -> Vec<u8> {
    let mut bytes = vec![0; size];
    runner.rng().fill_bytes(&mut bytes);
    bytes
}

/// Returns a number of random bytes, and up to eight more.
fn bytes_with_more(runner: &mut TestRunner, size: usize) -> Vec<u8> {
    let more = bytes_of(runner, 1)[0] % 9;
    bytes_of(runner, size + usize::from(more))
}

/// Returns the array after the fixed part: size of an element, field that contains the count, mask and shift.
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

/// Replaces bits of an integer field.
fn put(bytes: &mut [u8], field: &Field, mask: u64, bits: u64) {
    let place = &mut bytes[field.offset..field.offset + field.size];
    let mask = mask.to_le_bytes();
    for ((byte, mask), bits) in place.iter_mut().zip(mask).zip(bits.to_le_bytes()) {
        *byte = *byte & !mask | bits & mask;
    }
}

/// Returns the bytes of a fixed part that announces no inserted items.
pub fn with_nothing_inserted(layout: &Layout, fixed: &[u8]) -> Vec<u8> {
    let mut bytes = fixed.to_vec();
    for inserted in layout.inserted {
        let field = layout.field(inserted.field).expect("the table has the field of the condition");
        put(&mut bytes, field, inserted.mask, 0);
        put(&mut bytes, field, inserted.count.map_or(0, |(mask, ..)| mask), 0);
    }
    bytes
}

/// Checks a header that contains the total size: the payload extends from the end of the header to the stated end.
/// `header`: a whole header, including inserted items. `view`: returns the offset of the payload and the payload.
pub fn data(
    layout: &Layout,
    header: &[u8],
    data: &[u8],
    view: impl Fn(&[u8]) -> Result<(usize, Vec<u8>), Error>,
) -> Result<(), TestCaseError> {
    let size = layout.total.expect("the table has a size of the whole");
    let (total, unit) = (layout.field(size.number.field).expect("the table has its field"), size.unit as usize);
    // The payload is counted in units, and may consist of elements.
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
        prop_assert!(matches!(with_total(size), Err(Error::BadCount { .. })), "{size} bytes are less than the header");
    }
    let short = Err(Error::TooShort { name: layout.name, needed: whole + unit, have: whole });
    prop_assert_eq!(with_total(whole + unit), short);
    Ok(())
}

/// Checks that `after` is `before` with exactly one field replaced by that of `from`.
fn only_moved(layout: &Layout, field: &Field, before: &[u8], from: &[u8], after: &[u8]) {
    let mut expected = before.to_vec();
    for (offset, mask) in (field.offset..field.offset + field.size).zip(mask(field)) {
        expected[offset] = before[offset] & !mask | from[offset] & mask;
    }
    assert_eq!(after, expected, "{} of {}", field.path, layout.name);
}

/// All bits set, for a structure of any size.
const ONES: &[u8] = &[0xFF; 0x1_0000];

/// Returns the mask of a field in each of its bytes.
fn mask(field: &Field) -> Vec<u8> {
    match field.kind {
        Kind::Bit { start, width } => ((u128::MAX >> (128 - width)) << start).to_le_bytes().to_vec(),
        _ => vec![0xFF; field.size],
    }
}

/// Returns the number in a bit-field.
fn bits(field: &Field, bytes: &[u8]) -> u64 {
    let Kind::Bit { start, width } = field.kind else { panic!("the table has no bits at {}", field.path) };
    let word = little_endian(&bytes[field.offset..field.offset + field.size]);
    word >> start & u64::MAX >> (64 - width)
}

/// Checks an invariant for values of a strategy.
pub fn run<S: Strategy>(cases: u32, strategy: &S, invariant: impl Fn(S::Value) -> Result<(), TestCaseError>) {
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
