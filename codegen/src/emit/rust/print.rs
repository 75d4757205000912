//! Layout of generated code.

/// Removes superfluous empty lines from the output of a template that is otherwise formatted. One line remains after
/// each item.
pub(super) fn tidy(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut ended = false;
    for line in text.lines().map(str::trim_end).filter(|line| !line.is_empty()) {
        if ended {
            out.push('\n');
        }
        out.push_str(line);
        out.push('\n');
        ended = line == "}" || line.starts_with("// ") || line.starts_with("use ") && out.ends_with("::*;\n");
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn empty_lines_are_only_after_items() {
        let text = super::tidy("// A header.\n\n\n\npub struct A {\n\n    a: u8,  \n\n}\n\n\nstruct B;\n\n");
        assert_eq!(text, "// A header.\n\npub struct A {\n    a: u8,\n}\n\nstruct B;\n");
    }
}
