//! The walk over the tables that describe layouts.

use etwspec::describe::{Layout, What, Why};

/// Every byte is covered once, what begins ends, and all of it lies within. Gives why not all of them are
/// explained, if they are not, and how many structures that is within.
pub(super) fn covers(layout: &'static Layout, bytes: &[u8]) -> Option<(Why, usize)> {
    let (mut at, mut open, mut left) = (0, Vec::new(), None);
    for piece in layout.walk(bytes) {
        let end = piece.start + piece.bytes.len();
        assert_eq!(bytes.get(piece.start..end), Some(piece.bytes));
        match piece.what {
            What::Enter(_) | What::Begin(_) => {
                assert_eq!(piece.start, at, "{:?}", piece.what);
                open.push(at);
            }
            What::Leave(_) | What::End(_) => {
                assert_eq!(open.pop(), Some(piece.start), "what ends has begun there");
                assert_eq!(end, at, "it ends behind its last byte");
            }
            what => {
                assert_eq!(piece.start, at, "no byte is left out, none comes twice: {what:?}");
                if let What::Rest(why) = what {
                    left = left.filter(|(left, _)| matches!(left, Why::Error(_))).or(Some((why, piece.depth)));
                }
                at = end;
            }
        }
    }
    assert_eq!(at, bytes.len(), "all bytes are covered");
    assert!(open.is_empty(), "what begins ends");
    left
}
