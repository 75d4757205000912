//! GitHub workflow commands, which annotate the changed lines of a pull request.

use std::fmt::Write as _;

use etwspec_console::{visible, visible_lines};

use super::position::position;
use crate::diagnostics::Diagnostic;
use crate::load::Files;

/// Renders the problems as GitHub workflow commands, one per line.
pub fn github(files: &Files, dir: &str, problems: &[Diagnostic]) -> String {
    let mut out = String::new();
    for problem in problems {
        let at = position(files, dir, &problem.place);
        let mut message = problem.message.clone();
        for (place, label) in &problem.others {
            let other = position(files, dir, place);
            let _ = write!(message, "\n{}:{}: {label}", other.file, other.line);
        }
        if let Some(help) = &problem.help {
            let _ = write!(message, "\nhelp: {help}");
        }
        let _ = writeln!(
            out,
            "::error file={},line={},col={},endLine={},endColumn={},title={}::{}",
            property(&visible(&at.file)),
            at.line,
            at.column,
            at.end_line,
            at.end_column,
            property(problem.rule),
            data(&visible_lines(&message))
        );
    }
    out
}

/// Escapes the message of a command.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Escapes a property of a command, where `:` and `,` are special too.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
