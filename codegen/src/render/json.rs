//! Output for programs: a JSON array with stable keys.

use etwspec_console::visible_json;
use schemars::JsonSchema;
use serde::Serialize;

use super::position::{Position, position};
use crate::diagnostics::Diagnostic;
use crate::load::Files;

/// Problem of the tables, as `cargo spec check --format json` prints it.
#[derive(Serialize, JsonSchema)]
pub struct Problem<'a> {
    /// Name of the rule, such as `overlap`.
    rule: &'a str,
    /// Description of the problem.
    message: &'a str,
    #[serde(flatten)]
    place: At,
    /// Text at the place.
    label: &'a str,
    /// Other places that are involved.
    others: Vec<Other<'a>>,
    /// Suggested correction; null if none is known.
    help: Option<&'a str>,
}

/// Other place that is involved in a problem.
#[derive(Serialize, JsonSchema)]
struct Other<'a> {
    #[serde(flatten)]
    place: At,
    /// Text at the place.
    label: &'a str,
}

/// Place in a table. Lines and columns are counted from 1; columns count characters.
#[derive(Serialize, JsonSchema)]
struct At {
    /// Path of the table.
    file: String,
    /// Line of the first character.
    line: usize,
    /// Column of the first character.
    column: usize,
    /// Line of the character after the last.
    end_line: usize,
    /// Column of the character after the last.
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
    visible_json(&serde_json::to_string_pretty(&problems).unwrap_or_default()) + "\n"
}
