//! First lines of files, and lines of comments.

/// Returns the first line of a file.
pub(in crate::emit) fn header(comment: &str) -> String {
    format!("{comment}Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.\n")
}

/// Breaks a text between words into lines of limited width.
pub(in crate::emit) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.len() - 1;
        let line = &mut lines[last];
        if line.is_empty() {
            line.push_str(word);
        } else if line.len() + 1 + word.len() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}
