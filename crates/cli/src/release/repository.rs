//! The repository of the workspace: its tracked files, its tags, whether it has changes.

use std::path::{Path, PathBuf};

use etwspec_console::{Problem, read_regular, visible};
use toml_edit::DocumentMut;

use super::Version;
use crate::git::git;

/// Maximum size of a file that a release changes, in bytes.
const LIMIT: u64 = 64 << 20;

/// A repository.
pub(crate) struct Repository {
    pub(super) root: PathBuf,
}

impl Repository {
    /// Returns the repository that contains a folder.
    pub(crate) fn find(folder: &Path) -> Result<Repository, Problem> {
        let root = git(folder, &["rev-parse", "--show-toplevel"], &[])?;
        Ok(Repository { root: PathBuf::from(String::from_utf8_lossy(&root).trim_end_matches(['\n', '\r'])) })
    }

    /// Returns an error if the working tree differs from the last commit.
    pub(crate) fn refuse_changes(&self) -> Result<(), Problem> {
        let status = git(&self.root, &["status", "--porcelain"], &[])?;
        let status = String::from_utf8_lossy(&status);
        match status.lines().next() {
            None => Ok(()),
            Some(first) => {
                let count = status.lines().count();
                let name = visible(first.get(3..).unwrap_or(first)).into_owned();
                Err(Problem::new(format!("the working tree has {count} uncommitted changes; the first: {name}"))
                    .help("commit or stash them: a release consists of what is committed"))
            }
        }
    }

    /// Returns the last tag.
    pub(crate) fn last_tag(&self) -> Result<String, Problem> {
        let tag = git(&self.root, &["describe", "--tags", "--abbrev=0"], &[]).map_err(|_| {
            Problem::new("there is no tag to compare with")
                .help("write --against REV with a branch or a commit, such as the one of the last release")
        })?;
        Ok(String::from_utf8_lossy(&tag).trim().to_owned())
    }

    /// Returns the version of the workspace.
    pub(crate) fn version(&self) -> Result<Version, Problem> {
        let manifest: DocumentMut = self.read("Cargo.toml")?.parse().map_err(|error: toml_edit::TomlError| {
            Problem::new(format!("cannot read Cargo.toml: {}", error.message()))
        })?;
        let stated = manifest
            .get("workspace")
            .and_then(|workspace| workspace.get("package"))
            .and_then(|package| package.get("version"))
            .and_then(|version| version.as_str());
        let Some(stated) = stated else {
            return Err(Problem::new("Cargo.toml states no version of the workspace")
                .help("run the command in a repository with [workspace.package] version"));
        };
        stated.parse().map_err(|()| {
            Problem::new(format!("the version of the workspace is `{}`", visible(stated)))
                .help("write a version of three numbers, such as 0.2.0")
        })
    }

    /// Returns the paths of tracked files with a name, from the root.
    pub(super) fn tracked(&self, name: &str) -> Result<Vec<String>, Problem> {
        let listed = git(&self.root, &["ls-files", "-z", "--", name, &format!("**/{name}")], &[])?;
        let paths = listed.split(|byte| *byte == 0).filter(|path| !path.is_empty());
        let mut paths: Vec<String> = paths.map(|path| String::from_utf8_lossy(path).into_owned()).collect();
        paths.sort();
        paths.dedup();
        Ok(paths)
    }

    /// Returns the text of a file.
    pub(super) fn read(&self, path: &str) -> Result<String, Problem> {
        let shown = visible(path).into_owned();
        let bytes = read_regular(&self.root.join(path), LIMIT)
            .map_err(|error| Problem::new(format!("cannot read {shown}: {error}")))?;
        String::from_utf8(bytes).map_err(|_| Problem::new(format!("cannot read {shown}: it is not UTF-8")))
    }
}
