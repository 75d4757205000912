//! The only module that opens files of a spec: it finds them, checks each against the schema of its kind, and reads it.

use crate::span::FileId;
use crate::spec::{
    GroupMaskFile, HooksFile, ReleasesFile, RequestsFile, SourcesFile, StructFile, TypesFile, ValuesFile,
};

/// The files of a spec, as text.
#[derive(Clone, Debug, Default)]
pub struct Files {
    /// Paths from the spec's folder, with `/`, and texts.
    pub files: Vec<SourceFile>,
}

/// One file of a spec.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The path from the spec's folder, with `/`.
    pub path: String,
    /// The text.
    pub text: String,
}

/// What was read from a file.
#[derive(Clone, Debug)]
pub struct Loaded<T> {
    /// The file.
    pub file: FileId,
    /// What it holds.
    pub data: T,
}

/// A whole spec. Within a kind, files are in the order of their paths.
#[derive(Clone, Debug)]
pub struct Spec {
    /// The files as text, for diagnostics.
    pub files: Files,
    /// `releases.toml`.
    pub releases: Loaded<ReleasesFile>,
    /// `sources.toml`.
    pub sources: Loaded<SourcesFile>,
    /// `types.toml`.
    pub types: Loaded<TypesFile>,
    /// `structs/*.toml`.
    pub structs: Vec<Loaded<StructFile>>,
    /// `enums/*.toml`.
    pub values: Vec<Loaded<ValuesFile>>,
    /// `groupmask.toml`, or several as `masks/*.toml`.
    pub masks: Vec<Loaded<GroupMaskFile>>,
    /// `requests.toml`, or several as `requests/*.toml`.
    pub requests: Vec<Loaded<RequestsFile>>,
    /// `hooks/*.toml`.
    pub hooks: Vec<Loaded<HooksFile>>,
}
