//! Code actions: what a problem suggests, former names, explanations of rules.
//!
//! # Design
//!
//! A problem contains the words to replace (`replacement`), so the server never parses messages.

use gen_lsp_types::{CodeAction, CodeActionKind, Command, Range};

use super::{EXPLAIN, Server};
use crate::edits::Edits;
use crate::names::former_key;
use crate::rename::{self, Renamed};

impl Server {
    pub(super) fn actions(&self, path: &str, range: Range) -> Vec<CodeAction> {
        let Some(file) = self.world.file(path) else { return Vec::new() };
        let range = self.encoding.offsets(&file.text, range);
        let mut actions = Vec::new();
        let problems = self.problems_at(path, range.clone());
        for problem in &problems {
            let place = problem.place.range.clone();
            let Some(replacement) = &problem.replacement else { continue };
            let Some(within) = file.text.get(place.clone()) else { continue };
            let Some(at) = find_word(within, &replacement.written) else { continue };
            let start = place.start + at;
            let mut edits = Edits::default();
            edits.replace(path, start..start + replacement.written.len(), replacement.suggested.clone());
            let diagnostic = self.checked.as_ref().map(|checked| self.diagnostic(checked, problem));
            actions.push(CodeAction {
                title: format!("Replace `{}` with `{}`", replacement.written, replacement.suggested),
                kind: Some(CodeActionKind::QuickFix),
                diagnostics: diagnostic.map(|diagnostic| vec![diagnostic]),
                is_preferred: Some(true),
                edit: Some(self.edit(edits)),
                ..CodeAction::default()
            });
        }
        let renamed = self.committed.as_ref().map(|committed| rename::renamed(&self.world, committed, path));
        for Renamed { name, former } in renamed.into_iter().flatten() {
            let line = file.text[..name.range.start].rfind('\n').map_or(0, |at| at + 1);
            let end = file.text[name.range.end..].find('\n').map_or(file.text.len(), |at| name.range.end + at);
            if range.end < line || end < range.start {
                continue;
            }
            let mut edits = Edits::default();
            edits.add_former(path, file, name, &former);
            actions.push(CodeAction {
                title: format!("Add `{} = [\"{former}\"]`", former_key(&name.key)),
                kind: Some(CodeActionKind::QuickFix),
                edit: Some(self.edit(edits)),
                ..CodeAction::default()
            });
        }
        let mut rules: Vec<&str> = problems.iter().map(|problem| problem.rule).collect();
        rules.sort_unstable();
        rules.dedup();
        for rule in rules {
            let title = format!("Explain the rule `{rule}`");
            let arguments = Some(vec![serde_json::json!(rule)]);
            let command = Command { title: title.clone(), command: EXPLAIN.to_owned(), arguments, tooltip: None };
            actions.push(CodeAction {
                title,
                kind: Some(CodeActionKind::QuickFix),
                command: Some(command),
                ..CodeAction::default()
            });
        }
        actions
    }
}

/// Returns the place of a word in a text: not within a longer word, if it is found alone anywhere.
fn find_word(text: &str, word: &str) -> Option<usize> {
    let is_word = |char: char| char.is_alphanumeric() || char == '_';
    let alone = |at: &usize| {
        let (before, after) = (text[..*at].chars().next_back(), text[at + word.len()..].chars().next());
        !before.is_some_and(is_word) && !after.is_some_and(is_word)
    };
    let mut found = text.match_indices(word).map(|(at, _)| at);
    found.clone().find(alone).or_else(|| found.next())
}
