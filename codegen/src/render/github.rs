//! GitHub workflow commands, which annotate the changed lines of a pull request.

use std::fmt::Write as _;

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
            property(&at.file),
            at.line,
            at.column,
            at.end_line,
            at.end_column,
            property(problem.rule),
            data(&message)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load::SourceFile;
    use crate::span::{FileId, Place};

    #[test]
    fn escapes_commands() {
        let files = Files { files: vec![SourceFile { path: "a,b.toml".into(), text: "x = 1\n".into() }] };
        let problem = Diagnostic::new("unknown-key", Place { file: FileId(0), range: 0..1 }, "100% wrong", "here")
            .help("first\nsecond");
        assert_eq!(
            github(&files, "c:/spec", &[problem]),
            "::error file=c%3A/spec/a%2Cb.toml,line=1,col=1,endLine=1,endColumn=2,title=unknown-key::\
             100%25 wrong%0Ahelp: first%0Asecond\n"
        );
    }
}
