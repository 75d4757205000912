//! Output for people: the source lines, the underlined place, related places, and the suggested fix.

use std::fmt::Write as _;

use miette::{
    GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteError, Severity, SourceCode, SourceSpan, SpanContents,
};

use super::position::shown_path;
use crate::diagnostics::Diagnostic;
use crate::load::Files;
use crate::span::Place;

/// Number of lines between two places that are shown in one excerpt.
const NEAR: usize = 8;

/// Renders the problems and their number.
pub fn human(files: &Files, dir: &str, problems: &[Diagnostic], color: bool) -> String {
    let theme = if color { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
    let handler = GraphicalReportHandler::new_themed(theme).with_width(120).with_links(false).with_context_lines(1);
    let mut out = String::new();
    for problem in problems {
        let shown = Shown::new(files, dir, problem);
        if handler.render_report(&mut out, &shown).is_err() {
            // miette rejects places outside of the text; print the message anyway.
            let _ = write!(out, "{}: {}", problem.rule, problem.message);
        }
        out.push('\n');
    }
    match problems {
        [] => {}
        [one] => {
            let _ = writeln!(out, "1 problem; `check --explain {}` says more", one.rule);
        }
        [first, ..] => {
            let _ = writeln!(out, "{} problems; `check --explain {}` says more", problems.len(), first.rule);
        }
    }
    // miette pads some lines with trailing blanks, which would end up in snapshots and logs.
    out.lines().map(str::trim_end).fold(String::new(), |text, line| text + line + "\n")
}

/// A file as a miette source.
struct File<'a> {
    name: String,
    text: &'a str,
}

impl SourceCode for File<'_> {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let inner = self.text.read_span(span, before, after)?;
        // miette shows parts as one whose lines meet. The number of lines that a string gives counts those before the
        // part, too, so that parts far apart would be one.
        let lines = inner.data().iter().filter(|&&byte| byte == b'\n').count() + NEAR;
        Ok(Box::new(miette::MietteSpanContents::new_named(
            self.name.clone(),
            inner.data(),
            *inner.span(),
            inner.line(),
            inner.column(),
            lines,
        )))
    }
}

/// A diagnostic for miette, which shows one file; places in other files follow as related diagnostics.
struct Shown<'a> {
    rule: Option<&'a str>,
    message: &'a str,
    help: Option<&'a str>,
    file: File<'a>,
    labels: Vec<LabeledSpan>,
    related: Vec<Shown<'a>>,
}

impl<'a> Shown<'a> {
    fn new(files: &'a Files, dir: &str, problem: &'a Diagnostic) -> Shown<'a> {
        let file = |place: &Place| {
            let (path, text) = files.get(place.file).map_or(("", ""), |file| (&file.path, &file.text));
            File { name: shown_path(dir, path), text }
        };
        let main = file(&problem.place);
        let mut labels = vec![label(main.text, &problem.place, &problem.label, true)];
        let mut related = Vec::new();
        for (place, text) in &problem.others {
            if place.file == problem.place.file {
                labels.push(label(main.text, place, text, false));
                continue;
            }
            let file = file(place);
            let labels = vec![label(file.text, place, text, true)];
            related.push(Shown { rule: None, message: text, help: None, file, labels, related: Vec::new() });
        }
        let help = problem.help.as_deref();
        Shown { rule: Some(problem.rule), message: &problem.message, help, file: main, labels, related }
    }
}

fn label(text: &str, place: &Place, label: &str, primary: bool) -> LabeledSpan {
    let start = place.range.start.min(text.len());
    let mut end = place.range.end.clamp(start, text.len());
    // Show only the first line of a table with many lines.
    if let Some(line) = text.as_bytes()[start..end].iter().position(|&byte| byte == b'\n') {
        end = start + line;
    }
    let span = SourceSpan::from((start, end - start));
    let label = Some(label.to_owned());
    if primary { LabeledSpan::new_primary_with_span(label, span) } else { LabeledSpan::new_with_span(label, span) }
}

impl std::fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.message)
    }
}

impl std::fmt::Debug for Shown<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.message)
    }
}

impl std::error::Error for Shown<'_> {}

impl miette::Diagnostic for Shown<'_> {
    fn code<'a>(&'a self) -> Option<Box<dyn std::fmt::Display + 'a>> {
        self.rule.map(|rule| Box::new(rule) as Box<dyn std::fmt::Display>)
    }

    fn severity(&self) -> Option<Severity> {
        Some(if self.rule.is_some() { Severity::Error } else { Severity::Advice })
    }

    fn help<'a>(&'a self) -> Option<Box<dyn std::fmt::Display + 'a>> {
        self.help.map(|help| Box::new(help) as Box<dyn std::fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.file)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Some(Box::new(self.labels.iter().cloned()))
    }

    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn miette::Diagnostic> + 'a>> {
        Some(Box::new(self.related.iter().map(|shown| shown as &dyn miette::Diagnostic)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load::SourceFile;
    use crate::span::FileId;

    #[test]
    fn places_far_apart_are_two_excerpts() {
        let text: String = (1..=600).map(|line| format!("line = {line}\n")).collect();
        let at = |line: u32| text.find(&format!("line = {line}\n")).expect("a line");
        let place = |line| Place { file: FileId(0), range: at(line)..at(line) + 4 };
        let files = Files { files: vec![SourceFile { path: "a.toml".to_owned(), text: text.clone() }] };
        let shown = |first, second| {
            let problem = Diagnostic::new("overlap", place(first), "two places", "here").other(place(second), "there");
            human(&files, "", &[problem], false)
        };
        let apart = shown(300, 540);
        assert!(apart.lines().count() < 24 && apart.contains("here") && apart.contains("there"), "{apart}");
        assert_eq!(apart.matches("a.toml:").count(), 2, "{apart}");
        assert_eq!(shown(300, 302).matches("a.toml:").count(), 1);
    }
}
