//! Reads one table. Its contents depend on no other file, so a table is read once for each text.

use std::sync::Arc;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_spanned::Spanned;
use toml::de::{DeTable, Deserializer};

use super::place;
use super::syntax::{self, NOT_TOML};
use super::text::{SourceFile, Text, in_file};
use crate::diagnostics::Diagnostic;
use crate::schema::{self, Kind};
use crate::span::FileId;
use crate::spec::{
    ClassFile, DispatchFile, GroupMaskFile, HooksFile, ObservedFile, ProviderFile, ReferencesFile, ReleasesFile,
    RequestsFile, SourcesFile, StructFile, TopicsFile, TypesFile, ValuesFile,
};

/// A table that was read. Its problems are in the file 0.
#[derive(Debug)]
pub(crate) struct Table {
    text: Text,
    /// Its rows. A table in which something is still to be filled in has rows beside problems.
    content: Option<Content>,
    problems: Vec<Diagnostic>,
}

/// Rows of a table.
#[derive(Debug)]
pub(super) enum Content {
    Releases(Arc<ReleasesFile>),
    Sources(Arc<SourcesFile>),
    Types(Arc<TypesFile>),
    Topics(Arc<TopicsFile>),
    References(Arc<ReferencesFile>),
    Struct(Arc<StructFile>),
    Enum(Arc<ValuesFile>),
    GroupMask(Arc<GroupMaskFile>),
    Requests(Arc<RequestsFile>),
    Hooks(Arc<HooksFile>),
    Dispatch(Arc<DispatchFile>),
    Provider(Arc<ProviderFile>),
    Observed(Arc<ObservedFile>),
}

impl Table {
    /// Reads a table from its text.
    pub(crate) fn new(text: Text) -> Table {
        let (content, problems) = match (text.not_utf8(), Kind::of(&text.source.path)) {
            // The text is not the whole, so nothing else is reported.
            (Some(at), _) => (None, vec![not_utf8(at)]),
            (None, None) => (None, vec![place::unexpected(&text.source)]),
            (None, Some(kind)) => content(kind, &text.source.text),
        };
        Table { text, content, problems }
    }

    /// Returns the text from which it was read.
    pub(crate) fn text(&self) -> &Text {
        &self.text
    }

    /// Returns the path and the text.
    pub(crate) fn source(&self) -> &SourceFile {
        &self.text.source
    }

    /// Returns the rows, or the problems, which are in the file 0.
    pub(super) fn content(&self) -> Result<&Content, &[Diagnostic]> {
        self.draft().filter(|_| self.problems.is_empty()).ok_or(&self.problems)
    }

    /// Returns the rows, even if something is still to be filled in.
    pub(super) fn draft(&self) -> Option<&Content> {
        self.content.as_ref()
    }

    /// Returns the problems, which are in the file 0.
    pub(super) fn problems(&self) -> &[Diagnostic] {
        &self.problems
    }
}

/// Reads the rows of a table, and its problems. There are no rows if there are problems other than placeholders.
fn content(kind: Kind, text: &str) -> (Option<Content>, Vec<Diagnostic>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        // Text after the first error is read wrongly.
        return (None, errors.first().map(|error| syntax::problem(text, error)).into_iter().collect());
    }
    let mut problems = Vec::new();
    schema::walk(FileId(0), kind.shapes(), &table, &mut problems);
    if problems.iter().any(|problem| problem.rule != schema::NOT_FILLED_IN) {
        return (None, place::misplaced(kind, &table).map_or(problems, |problem| vec![problem]));
    }
    let read = match kind {
        Kind::Releases => rows(table).map(Content::Releases),
        Kind::Sources => rows(table).map(Content::Sources),
        Kind::Types => rows(table).map(Content::Types),
        Kind::Topics => rows(table).map(Content::Topics),
        Kind::References => rows(table).map(Content::References),
        Kind::Struct => rows(table).map(Content::Struct),
        Kind::Enum => rows(table).map(Content::Enum),
        Kind::GroupMask => rows(table).map(Content::GroupMask),
        Kind::Requests => rows(table).map(Content::Requests),
        Kind::Hooks => rows(table).map(Content::Hooks),
        Kind::Classes => {
            ClassFile::deserialize(Deserializer::from(table)).map(|data| Content::Hooks(Arc::new(data.into())))
        }
        Kind::Dispatch => rows(table).map(Content::Dispatch),
        Kind::Provider => rows(table).map(Content::Provider),
        Kind::Observed => rows(table).map(Content::Observed),
    };
    // The schema is made of the same types, so this is rare: a limit of serde that no schema expresses.
    match read {
        Ok(content) => (Some(content), problems),
        // A placeholder may replace more than a text.
        Err(_) if !problems.is_empty() => (None, problems),
        Err(error) => {
            let place = in_file(error.span().unwrap_or(0..0));
            (None, vec![Diagnostic::new(schema::WRONG_TYPE, place, error.message(), "here")])
        }
    }
}

fn rows<T: DeserializeOwned>(table: Spanned<DeTable<'_>>) -> Result<Arc<T>, toml::de::Error> {
    T::deserialize(Deserializer::from(table)).map(Arc::new)
}

fn not_utf8(at: usize) -> Diagnostic {
    Diagnostic::new(NOT_TOML, in_file(at..at), "the file is not UTF-8", "the first byte that is not")
        .help("save the file as UTF-8")
}
