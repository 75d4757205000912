//! The rules that a spec must keep. A rule is data and a function; each has a file of its own.
//!
//! Rules check a spec that was read, so every row has a valid shape; nothing else is certain. A rule accepts any
//! content, and leaves the problems of other rules to them.

mod ends;
mod explain;
mod forms;
mod mentions;
mod offsets;
mod path;
mod rules;
mod weights;

use std::collections::{BTreeSet, HashMap};

use crate::diagnostics::{self, Diagnostic};
use crate::span::{FileId, Place};
use crate::{layout, parallel};

pub use explain::{explain, find};
pub use rules::RULES;

use forms::Forms;
use mentions::Mentions;
use offsets::Offsets;
use weights::Weights;

/// A rule that every spec must keep.
#[derive(Debug)]
pub struct Rule {
    /// The stable name, which diagnostics show.
    pub name: &'static str,
    /// Purpose of the rule, in a sentence.
    pub purpose: &'static str,
    /// The reason for the rule, and how to correct its findings.
    pub explanation: &'static str,
    /// Tables that violate the rule. A line `# path.toml` begins a file of a spec; `# expect: ` and `#   also: ` begin
    /// the problems that tests expect.
    pub bad: &'static str,
    /// The same tables, corrected.
    pub good: &'static str,
    /// Stage at which the rule is checked.
    pub stage: Stage,
}

impl Rule {
    /// Returns a problem at a place that violates the rule.
    fn at(&self, place: Place, message: impl Into<String>, label: impl Into<String>) -> Diagnostic {
        Diagnostic::new(self.name, place, message, label)
    }
}

/// Stage at which a rule is checked.
#[derive(Clone, Copy, Debug)]
pub enum Stage {
    /// While files are read; nothing else is checked until all files can be read.
    Load,
    /// Over the whole spec, by this function.
    Check(fn(&Context<'_>, &mut Vec<Diagnostic>)),
    /// A function that compares releases. Its findings in a file with an unknown release are dropped, because they
    /// would disappear once the release is corrected.
    ByRelease(fn(&Context<'_>, &mut Vec<Diagnostic>)),
}

/// The input of rules: the spec, and values computed once for all of them.
#[derive(Debug)]
pub struct Context<'s> {
    /// The spec with its releases and names.
    pub layout: &'s layout::Context<'s>,
    mentions: Mentions<'s>,
    weights: Weights,
    forms: Vec<Forms<'s>>,
    offsets: Vec<Offsets<'s>>,
}

impl<'s> Context<'s> {
    fn new(layout: &'s layout::Context<'s>) -> Context<'s> {
        let weights = Weights::new(layout);
        let forms = forms::all(layout, &weights);
        let offsets = offsets::all(&forms);
        Context { layout, mentions: Mentions::new(layout.spec), weights, forms, offsets }
    }

    /// Returns the text at a place, for a place within it.
    fn text(&self, place: &Place) -> &'s str {
        let text = self.layout.spec.files.get(place.file).map_or("", |file| file.text.as_str());
        text.get(place.range.clone()).unwrap_or("")
    }

    /// Returns the place of a part of a text; the whole where it is not found.
    fn part(&self, place: &Place, part: &str) -> Place {
        match self.text(place).find(part) {
            Some(at) if !part.is_empty() => {
                let start = place.range.start + at;
                Place { file: place.file, range: start..start + part.len() }
            }
            _ => place.clone(),
        }
    }
}

/// Returns all problems of a spec, in the order of their places.
pub fn run(layout: &layout::Context<'_>) -> Vec<Diagnostic> {
    let mut problems = Vec::new();
    if layout.axis.stops.len() > etwspec_catalog::limits::STOPS {
        // Sets of releases cannot be formed, so nothing else can be checked.
        problems.push(rules::too_many_releases(layout));
        return problems;
    }
    let context = Context::new(layout);
    let unreadable = rules::files_with_unreadable_releases(&context);
    let readable = |place: &Place| !unreadable.contains(&place.file);
    let found = parallel::map(RULES, |rule| {
        let mut found = Vec::new();
        match rule.stage {
            Stage::Load => {}
            Stage::Check(run) => run(&context, &mut found),
            Stage::ByRelease(run) => {
                run(&context, &mut found);
                found.retain(|problem| readable(&problem.place) && problem.others.iter().all(|(at, _)| readable(at)));
            }
        }
        for problem in found.iter_mut().filter(|problem| problem.help.is_none()) {
            problem.help = rules::help_of(problem.rule).map(str::to_owned);
        }
        found
    });
    problems.extend(found.into_iter().flatten());
    diagnostics::sort(&mut problems);
    drop_consequences(&mut problems);
    problems
}

/// Rules of causes, each with rules whose findings in the same table follow from it.
const CONSEQUENCES: &[(&str, &[&str])] = &[
    ("count-field", &["size-mismatch"]),
    ("duplicate-name", &["rust-name", "release-order"]),
    ("provider-name", &["unused"]),
    ("too-large", &["size-mismatch"]),
    ("two-meanings", &["payload-type"]),
];
/// Rules about the contents of other tables, whose findings may follow from any problem there.
const LAST: &[&str] = &["list", "reference", "unused"];

/// Drops findings that would disappear once another is corrected, and joins those of one name or one source, so that one
/// mistake has one message.
fn drop_consequences(problems: &mut Vec<Diagnostic>) {
    let of = |one: &Diagnostic| CONSEQUENCES.iter().find(|(rule, _)| *rule == one.rule).map_or(&[][..], |(_, all)| all);
    let follow = |one: &Diagnostic| of(one).iter().map(|rule| (one.place.file, *rule)).collect::<Vec<_>>();
    let dropped: BTreeSet<(FileId, &str)> = problems.iter().flat_map(follow).collect();
    problems.retain(|one| !dropped.contains(&(one.place.file, one.rule)));
    let of_files = problems.iter().filter(|one| !LAST.contains(&one.rule)).map(|one| one.place.file);
    let files: BTreeSet<FileId> = of_files.collect();
    problems.retain(|one| !LAST.contains(&one.rule) || files.iter().all(|file| *file == one.place.file));
    let mut first: HashMap<(&str, String), usize> = HashMap::new();
    for one in std::mem::take(problems) {
        // An editor shows an unknown type in each of its files.
        let at = match ["unknown-source", "unknown-topic", "unknown-release", "unstated-offset"].contains(&one.rule) {
            true => *first.entry((one.rule, one.message.clone())).or_insert(problems.len()),
            false => problems.len(),
        };
        match problems.get_mut(at) {
            Some(first) => first.others.push((one.place, "here, too".to_owned())),
            None => problems.push(one),
        }
    }
}

/// Returns the name of a file without folder and extension.
fn stem(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path).trim_end_matches(".toml")
}

/// Rules whose findings may disappear once tables that cannot be read have rows.
const OF_OTHER_TABLES: &[&str] =
    &["event-class", "list", "payload-type", "reference", "same-as", "source-section", "unknown-name", "unused"];

/// Returns the problems of a spec without the rows of unreadable files that remain once these are readable.
pub(crate) fn run_partly(layout: &layout::Context<'_>, unread: &BTreeSet<FileId>) -> Vec<Diagnostic> {
    let mut problems = run(layout);
    let paths = || unread.iter().filter_map(|file| Some(layout.spec.files.get(*file)?.path.as_str()));
    let names: Vec<&str> = paths().map(stem).collect();
    // Other tables define types that are not called like their files.
    let with_types = paths().any(|path| !["structs/", "enums/"].iter().any(|folder| path.starts_with(folder)));
    problems.retain(|problem| {
        let mut places = std::iter::once(&problem.place).chain(problem.others.iter().map(|(place, _)| place));
        let text = || layout.spec.files.get(problem.place.file)?.text.get(problem.place.range.clone());
        let is_about = |name: &&str| problem.message.contains(*name) || text().is_some_and(|text| text.contains(*name));
        !(OF_OTHER_TABLES.contains(&problem.rule) || with_types && problem.rule == "unknown-type")
            && places.all(|place| !unread.contains(&place.file))
            && !names.iter().any(is_about)
    });
    problems
}

/// Returns all rules, those of the loader first.
pub fn rules() -> &'static [&'static Rule] {
    RULES
}
