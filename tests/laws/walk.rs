//! Laws of the iteration by describing tables, and its agreement with the typed readers.

use etwspec::describe::{Fit, Layout, What, Why};
use etwspec::{Error, Split, Tailed};
use proptest::arbitrary::any;
use proptest::collection::vec as vec_of;
use proptest::prelude::{TestCaseError, prop_assert, prop_assert_eq};

use super::{Form, MANY, run, run_with};

/// Checks that bytes fit a layout if and only if the iteration explains all of them. C's padding is no part of it.
fn fits(layout: &'static Layout, bytes: &[u8]) -> Result<(), TestCaseError> {
    let rest = layout.walk(bytes).find_map(|piece| match piece.what {
        What::Rest(Why::Error(_)) => Some((Fit::TooShort, piece)),
        What::Rest(_) => Some((Fit::BytesLeft, piece)),
        _ => None,
    });
    let expected = match rest {
        None => Fit::Exact,
        Some((Fit::BytesLeft, rest))
            if layout.tail.is_empty() && rest.start == layout.fixed && bytes.len() == layout.size =>
        {
            Fit::Exact
        }
        Some((fit, _)) => fit,
    };
    prop_assert_eq!(layout.fit(bytes), expected, "{} {}", layout.name, layout.form);
    Ok(())
}

/// Checks that every byte is covered exactly once, and that starts and ends of structures and parts are balanced.
pub(crate) fn covers(layout: &'static Layout, bytes: &[u8]) -> Result<(), TestCaseError> {
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
                prop_assert_eq!(open.pop(), Some(piece.start), "an end matches its start");
                prop_assert_eq!(end, at, "the range ends with its last byte");
            }
            _ => {
                prop_assert_eq!(piece.start, at, "every byte is covered once: {:?}", piece.what);
                at = end;
            }
        }
    }
    prop_assert_eq!(at, bytes.len(), "all bytes are covered");
    prop_assert!(open.is_empty(), "every start has an end");
    fits(layout, bytes)
}

/// Sizes in bytes of the parts of a tail, `None` for an absent part, and of the unexplained bytes.
pub(crate) type Lengths = (Vec<Option<usize>>, usize);

/// Checks that the iteration finds the same parts as a view.
pub(crate) fn tail(form: &Form) {
    let Form { layout, sample: some, .. } = *form;
    let lengths = form.parts.expect("a form with parts");
    assert!(layout.tail.len() <= 32, "the iteration supports 32 parts");
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
                    return Err(TestCaseError::fail(format!(
                        "the reader accepts bytes that the iteration rejects: {error}"
                    )));
                }
                _ => {}
            }
        }
        prop_assert_eq!(found, parts);
        prop_assert_eq!(left, rest);
        Ok(())
    };
    run_with(MANY, some, |bytes| agrees(&bytes));
    run(MANY, &vec_of(any::<u8>(), 0..form.size + 80), |bytes| agrees(&bytes));
}

/// Returns the size in bytes of a structure of variable length.
pub(crate) fn length<'a, V: Split<'a, Owned: Tailed>>(view: &V) -> Result<usize, Error> {
    let mut bytes = Vec::new();
    view.to_owned_value()?.append_to(&mut bytes)?;
    Ok(bytes.len())
}
