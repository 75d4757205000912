//! Formatting of generated code.

mod fit;

use askama::Template;

pub(super) use fit::fit;

/// Returns the text of a template.
pub(super) fn render(template: &impl Template) -> String {
    // Writing to a string does not fail.
    template.render().unwrap_or_else(|error| format!("compile_error!(\"{error}\");"))
}

/// Returns formatted Rust code. Comments that are not documentation are kept only before the first item.
pub(in crate::emit) fn pretty(text: &str) -> syn::Result<String> {
    let (header, code) = match text.split_once("\n\n") {
        Some((header, code)) if header.starts_with("//") && !header.starts_with("//!") => (header, code),
        _ => ("", text),
    };
    let file = syn::parse_file(code)?;
    Ok(format!("{header}\n\n{}", fit(&prettyplease::unparse(&file))))
}

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
    use crate::emit::{File, Text};

    fn laid_out(text: &str) -> Result<String, String> {
        let file = File { path: "a.rs".to_owned(), text: Text::Raw(text.to_owned()) };
        file.laid_out().map(|text| text.into_owned()).map_err(|error| error.to_string())
    }

    #[test]
    fn code_is_laid_out_below_the_comment_that_it_begins_with() {
        let text = laid_out("// A header.\n\npub   struct A;").expect("this parses");
        assert_eq!(text, "// A header.\n\npub struct A;\n");
    }

    #[test]
    fn empty_lines_stand_after_items_only() {
        let text = super::tidy("// A header.\n\n\n\npub struct A {\n\n    a: u8,  \n\n}\n\n\nstruct B;\n\n");
        assert_eq!(text, "// A header.\n\npub struct A {\n    a: u8,\n}\n\nstruct B;\n");
    }

    #[test]
    fn what_does_not_parse_is_told_with_its_file() {
        let error = laid_out("pub struct A B;").expect_err("this does not parse");
        assert!(error.contains("`a.rs`"), "{error}");
    }
}
