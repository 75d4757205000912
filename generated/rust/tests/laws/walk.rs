// Copied from codegen/runtime/laws_walk.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! What the walk over the tables that describe layouts keeps, and that it agrees with the typed readers.

use etwspec::describe::{Layout, What, Why};
use etwspec::{Error, Tailed};
use proptest::arbitrary::any;
use proptest::collection::vec;
use proptest::prelude::{TestCaseError, prop_assert, prop_assert_eq};

use super::{Form, MANY, Sample, run, run_with};

/// Every byte is covered once, what begins ends, and all of it lies within.
pub fn covers(layout: &'static Layout, bytes: &[u8]) -> Result<(), TestCaseError> {
    let (mut at, mut open) = (0, Vec::new());
    for piece in layout.walk(bytes) {
        let end = piece.start + piece.bytes.len();
        prop_assert_eq!(bytes.get(piece.start..end), Some(piece.bytes));
        match piece.what {
            What::Enter(_) | What::Begin(_) => {
                prop_assert_eq!(piece.start, at, "{:?}", piece.what);
                open.push(at);
            }
            What::Leave(_) | What::End(_) => {
                prop_assert_eq!(open.pop(), Some(piece.start), "what ends has begun there");
                prop_assert_eq!(end, at, "it ends behind its last byte");
            }
            _ => {
                prop_assert_eq!(piece.start, at, "no byte is left out, none comes twice: {:?}", piece.what);
                at = end;
            }
        }
    }
    prop_assert_eq!(at, bytes.len(), "all bytes are covered");
    prop_assert!(open.is_empty(), "what begins ends");
    Ok(())
}

/// How many bytes the parts of a tail have that are there, and how many no row explains.
pub type Lengths = (Vec<Option<usize>>, usize);

/// The walk finds the parts where a view does. `lengths`: those that the view gives, if the bytes can be read whole.
pub fn tail(form: &Form, some: Sample, lengths: fn(&[u8]) -> Result<Lengths, Error>) {
    let layout = form.layout;
    assert!(layout.tail.len() <= 32, "the walk keeps the numbers of so many parts");
    let agrees = |bytes: &[u8]| {
        covers(layout, bytes)?;
        let Ok((parts, rest)) = lengths(bytes) else { return Ok(()) };
        prop_assert_eq!(parts.len(), layout.tail.len());
        let (mut found, mut left) = (vec![None; parts.len()], 0);
        for piece in layout.walk(bytes) {
            match piece.what {
                What::End(part) if piece.depth == 0 => {
                    let index = layout.tail.iter().position(|row| std::ptr::eq(row, part));
                    found[index.expect("a row of the layout")] = Some(piece.bytes.len());
                }
                What::Rest(Why::NoRow) if piece.depth == 0 => left = piece.bytes.len(),
                What::Rest(Why::Error(error)) => {
                    return Err(TestCaseError::fail(format!("the reader takes what the walk does not: {error}")));
                }
                _ => {}
            }
        }
        prop_assert_eq!(found, parts);
        prop_assert_eq!(left, rest);
        Ok(())
    };
    run_with(MANY, some, |bytes| agrees(&bytes));
    run(MANY, &vec(any::<u8>(), 0..form.size + 80), |bytes| agrees(&bytes));
}

/// How many bytes a value has.
pub fn length<T: Tailed>(value: &T) -> Result<usize, Error> {
    let mut bytes = Vec::new();
    value.append_to(&mut bytes)?;
    Ok(bytes.len())
}
