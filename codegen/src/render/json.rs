//! Output for programs: a JSON array with stable keys.

use serde::Serialize;

use super::{Position, position};
use crate::diagnostics::Diagnostic;
use crate::load::Files;

#[derive(Serialize)]
struct Problem<'a> {
    rule: &'a str,
    message: &'a str,
    #[serde(flatten)]
    place: At,
    label: &'a str,
    others: Vec<Other<'a>>,
    help: Option<&'a str>,
}

#[derive(Serialize)]
struct Other<'a> {
    #[serde(flatten)]
    place: At,
    label: &'a str,
}

#[derive(Serialize)]
struct At {
    file: String,
    line: usize,
    column: usize,
    end_line: usize,
    end_column: usize,
}

impl From<Position> for At {
    fn from(at: Position) -> At {
        At { file: at.file, line: at.line, column: at.column, end_line: at.end_line, end_column: at.end_column }
    }
}

/// Renders the problems as a JSON array.
pub fn json(files: &Files, dir: &str, problems: &[Diagnostic]) -> String {
    let place = |place| At::from(position(files, dir, place));
    let problems: Vec<Problem<'_>> = problems
        .iter()
        .map(|problem| Problem {
            rule: problem.rule,
            message: &problem.message,
            place: place(&problem.place),
            label: &problem.label,
            others: problem.others.iter().map(|(at, label)| Other { place: place(at), label }).collect(),
            help: problem.help.as_deref(),
        })
        .collect();
    // Strings and numbers always serialize.
    serde_json::to_string_pretty(&problems).unwrap_or_default() + "\n"
}
