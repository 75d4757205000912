//! Checks of the walk over the describing tables.

use etwspec::describe::{Layout, What, Why};

/// Checks that a walk covers every byte once and that its groups nest. Returns why some bytes are not explained, if so,
/// and the nesting depth there.
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
