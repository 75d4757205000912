//! Edits of several files, and their form in the protocol.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use gen_lsp_types::{
    DocumentChange, Edit, OptionalVersionedTextDocumentIdentifier, RenameFile, TextDocumentEdit,
    TextDocumentIdentifier, TextEdit, Uri, WorkspaceEdit,
};

use crate::names::former_key;
use crate::position::Encoding;
use crate::tree::{Node, Table, Value};
use crate::world::{File, Occurrence, World};

/// Replaced ranges by path, and files that get another path.
#[derive(Debug, Default)]
pub(crate) struct Edits {
    texts: BTreeMap<String, Vec<(Range<usize>, String)>>,
    moves: Vec<(String, String)>,
}

/// Properties of the client that an edit depends on.
pub(crate) struct Client<'a> {
    pub(crate) encoding: Encoding,
    /// True if edits can contain versions of documents.
    pub(crate) document_changes: bool,
    /// True if edits can rename files.
    pub(crate) renames_files: bool,
    /// Address and version of the document at a path.
    pub(crate) document: &'a dyn Fn(&str) -> (String, Option<i32>),
}

impl Edits {
    pub(crate) fn replace(&mut self, path: &str, range: Range<usize>, text: impl Into<String>) {
        let edits = self.texts.entry(path.to_owned()).or_default();
        let edit = (range, text.into());
        if !edits.contains(&edit) {
            edits.push(edit);
        }
    }

    pub(crate) fn rename_file(&mut self, from: &str, to: &str) {
        self.moves.push((from.to_owned(), to.to_owned()));
    }

    /// Writes a former name into the row that defines a name, if rows of its type have former names.
    pub(crate) fn add_former(&mut self, path: &str, file: &File, name: &Occurrence, former: &str) {
        let key = former_key(&name.key);
        if file.shape(&name.path).is_none_or(|shape| !shape.keys.contains_key(&key)) {
            return;
        }
        let Some(table) = file.tree.table(&name.path) else { return };
        match table.value(&key) {
            Some(Node { range, value: Value::List(items) }) => {
                if items.iter().any(|item| item.text(&file.text) == Some(former)) {
                    return;
                }
                let text = if items.is_empty() { format!("\"{former}\"") } else { format!("\"{former}\", ") };
                self.replace(path, range.start + 1..range.start + 1, text);
            }
            Some(_) => {}
            None => {
                let Some(end) = table.value(&name.key).map(|node| node.range.end) else { return };
                let own_lines = name.path.is_empty() || file.tree.blocks.iter().any(|block| block.path == name.path);
                let text =
                    if own_lines { format!("\n{key} = [\"{former}\"]") } else { format!(", {key} = [\"{former}\"]") };
                // A comment after the name stays on its line.
                let line = file.text[end..].find('\n').map_or(file.text.len(), |at| end + at);
                let at = if own_lines { line } else { end };
                let at = if file.text[..at].ends_with('\r') { at - 1 } else { at };
                self.replace(path, at..at, text);
            }
        }
    }

    /// Returns the edit in the form of the protocol.
    pub(crate) fn into_workspace_edit(self, world: &World, client: &Client<'_>) -> WorkspaceEdit {
        let edits_of = |path: &str, edits: Vec<(Range<usize>, String)>| -> Vec<TextEdit> {
            let text = world.file(path).map_or("", |file| file.text.as_str());
            let edit = |(range, new_text)| TextEdit { range: client.encoding.range(text, range), new_text };
            edits.into_iter().map(edit).collect()
        };
        if !client.document_changes {
            let all = self.texts.into_iter();
            let changes: HashMap<Uri, Vec<TextEdit>> =
                all.map(|(path, edits)| (Uri((client.document)(&path).0), edits_of(&path, edits))).collect();
            return WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() };
        }
        let mut changes: Vec<DocumentChange> = Vec::new();
        for (path, edits) in self.texts {
            let (uri, version) = (client.document)(&path);
            let edits = edits_of(&path, edits).into_iter().map(Edit::TextEdit).collect();
            let text_document = OptionalVersionedTextDocumentIdentifier {
                version,
                text_document_identifier: TextDocumentIdentifier { uri: Uri(uri) },
            };
            changes.push(DocumentChange::TextDocumentEdit(TextDocumentEdit { text_document, edits }));
        }
        for (from, to) in self.moves.into_iter().filter(|_| client.renames_files) {
            let (old_uri, new_uri) = (Uri((client.document)(&from).0), Uri((client.document)(&to).0));
            changes.push(DocumentChange::RenameFile(RenameFile {
                old_uri,
                new_uri,
                options: None,
                annotation_id: None,
            }));
        }
        WorkspaceEdit { document_changes: Some(changes), ..WorkspaceEdit::default() }
    }
}

/// Returns the facts of a row except for its names and texts, as they are written: what identifies it when its name
/// changes.
pub(crate) fn identity(text: &str, table: &Table) -> Vec<(String, String)> {
    let mut facts: Vec<(String, String)> = table
        .entries
        .iter()
        .filter(|entry| !matches!(entry.key.as_str(), "name" | "renamed-from" | "doc" | "summary" | "deprecated"))
        .filter_map(|entry| {
            let value = entry.value.as_ref()?;
            // Rows with headers of their own are compared by number.
            let written = match &value.value {
                Value::List(items) if entry.equals.is_none() => items.len().to_string(),
                _ => text.get(value.range.clone())?.split_whitespace().collect::<Vec<_>>().join(" "),
            };
            Some((entry.key.clone(), written))
        })
        .collect();
    facts.sort();
    facts
}
