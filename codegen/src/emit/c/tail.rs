//! The tail of a form: parts of variable size after its fixed part. C cannot declare them, so a comment describes them.

use super::text;
use crate::emit::shared::comments::part_comment;
use etwspec_catalog::Form;

/// Adds a comment with a paragraph for each part of the tail; nothing if there is no tail.
pub(super) fn describe(out: &mut String, form: &Form) {
    if form.tail.is_empty() {
        return;
    }
    let mut texts = vec!["Tail, in order:".to_owned()];
    texts.extend(
        form.tail
            .iter()
            .enumerate()
            .map(|(number, part)| format!("{}. {}", number + 1, part_comment(part, super::names::set))),
    );
    text::paragraphs(out, &texts);
}
