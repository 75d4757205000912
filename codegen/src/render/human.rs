//! Output for people: the source lines, the underlined place, related places, and the suggested fix.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use etwspec_console::{visible, visible_lines};
use miette::{
    GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteError, Severity, SourceCode, SourceSpan, SpanContents,
};

use super::position::shown_path;
use crate::diagnostics::Diagnostic;
use crate::load::Files;
use crate::span::{FileId, Place};

/// Number of lines between two places that are shown in one excerpt.
const NEAR: usize = 8;

/// Size in bytes of the part of a line that is shown.
const WIDTH: usize = 400;

/// Mark of a part of a line that is not shown.
const CUT: &str = "…";

/// Renders the problems and their number.
pub fn human(files: &Files, dir: &str, problems: &[Diagnostic], color: bool) -> String {
    let theme = if color { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
    let handler = GraphicalReportHandler::new_themed(theme).with_width(120).with_links(false).with_context_lines(1);
    let mut out = String::new();
    for problem in problems {
        let shown = Shown::new(files, dir, problem);
        if handler.render_report(&mut out, &shown).is_err() {
            // miette rejects places outside of the text; print the message anyway.
            let _ = write!(out, "{}: {}", problem.rule, visible_lines(&problem.message));
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

/// Lines of a file around the places of a problem, with hidden characters as escapes. Long lines are cut.
struct Excerpt {
    name: String,
    text: String,
    /// Index of each line in the file, and the number of bytes that are cut off its start.
    lines: Vec<(usize, usize)>,
}

impl Excerpt {
    /// Returns the lines around places, and the places in their text with their labels.
    fn new(files: &Files, dir: &str, file: FileId, places: &[(&Place, &str)]) -> (Excerpt, Vec<LabeledSpan>) {
        let (path, text) = files.get(file).map_or(("", ""), |file| (&file.path, &file.text));
        let starts = files.starts(file);
        let line_of = |offset: usize| starts.partition_point(|start| *start <= offset).saturating_sub(1);
        // A line that the file ends with is empty.
        let count = starts.len() - usize::from(text.ends_with('\n'));
        let mut lines: BTreeSet<usize> = BTreeSet::new();
        for (place, _) in places {
            let line = line_of(place.range.start.min(text.len()));
            lines.extend((line.saturating_sub(1)..(line + 2).min(count)).chain([line]));
        }
        // Lines between places that are shown as one part.
        let gaps: Vec<_> = lines.iter().zip(lines.iter().skip(1)).map(|(one, next)| *one..*next).collect();
        lines.extend(gaps.into_iter().filter(|gap| gap.len() <= 2 * NEAR).flatten());
        let mut excerpt = Excerpt { name: shown_path(dir, path), text: String::new(), lines: Vec::new() };
        let mut labels: Vec<Option<LabeledSpan>> = vec![None; places.len()];
        for line in lines {
            let start = starts[line];
            let whole = text[start..].split('\n').next().unwrap_or_default().trim_end_matches('\r');
            let clamped = |offset: usize| boundary(whole, offset.saturating_sub(start));
            // Only the first line of a table with many lines.
            let own = |place: &Place| {
                (line_of(place.range.start.min(text.len())) == line).then(|| clamped(place.range.start))
            };
            let first = places.iter().filter_map(|(place, _)| own(place)).min().unwrap_or(0);
            let from = if whole.len() > WIDTH { boundary(whole, first.saturating_sub(WIDTH / 2)) } else { 0 };
            let to = boundary(whole, from + WIDTH);
            let begin = excerpt.text.len() + if from > 0 { CUT.len() } else { 0 };
            let at = |offset: usize| begin + visible(&whole[from..offset.clamp(from, to)]).len();
            for (label, (place, text)) in labels.iter_mut().zip(places) {
                let Some(start) = own(place).map(at) else { continue };
                let span = SourceSpan::from((start, at(clamped(place.range.end)).saturating_sub(start)));
                *label = Some(LabeledSpan::new_with_span(Some(visible(text).into_owned()), span));
            }
            let cut = |is| if is { CUT } else { "" };
            excerpt.text += &[cut(from > 0), &visible(&whole[from..to]), cut(to < whole.len()), "\n"].concat();
            excerpt.lines.push((line, from.saturating_sub(CUT.len())));
        }
        if text.is_empty() {
            excerpt.text.clear();
        }
        if let Some(Some(first)) = labels.first_mut() {
            *first = LabeledSpan::new_primary_with_span(first.label().map(str::to_owned), *first.inner());
        }
        (excerpt, labels.into_iter().flatten().collect())
    }
}

impl SourceCode for Excerpt {
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
        let (line, cut) = self.lines.get(inner.line()).copied().unwrap_or_default();
        Ok(Box::new(miette::MietteSpanContents::new_named(
            self.name.clone(),
            inner.data(),
            *inner.span(),
            line,
            inner.column() + cut,
            lines,
        )))
    }
}

/// Returns the last boundary of a character up to an offset.
fn boundary(text: &str, offset: usize) -> usize {
    (0..=offset.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

/// A diagnostic for miette, which shows one file; places in other files follow as related diagnostics.
struct Shown<'a> {
    rule: Option<&'a str>,
    message: String,
    help: Option<String>,
    file: Excerpt,
    labels: Vec<LabeledSpan>,
    related: Vec<Shown<'a>>,
}

impl<'a> Shown<'a> {
    fn new(files: &Files, dir: &str, problem: &'a Diagnostic) -> Shown<'a> {
        let main = [(&problem.place, &*problem.label)];
        let others = problem.others.iter().map(|(place, label)| (place, &**label));
        let (own, others): (Vec<_>, Vec<_>) = others.partition(|(place, _)| place.file == problem.place.file);
        let shown = |rule, message: &str, help: Option<&String>, places: &[(&Place, &str)], related| {
            let file = places.first().map_or_else(FileId::default, |(place, _)| place.file);
            let (file, labels) = Excerpt::new(files, dir, file, places);
            let help = help.map(|help| visible_lines(help).into_owned());
            Shown { rule, message: visible_lines(message).into_owned(), help, file, labels, related }
        };
        let related = others.into_iter().map(|other| shown(None, other.1, None, &[other], Vec::new())).collect();
        let places: Vec<_> = main.into_iter().chain(own).collect();
        shown(Some(problem.rule), &problem.message, problem.help.as_ref(), &places, related)
    }
}

impl std::fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::fmt::Debug for Shown<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
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
        self.help.as_ref().map(|help| Box::new(help) as Box<dyn std::fmt::Display>)
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
