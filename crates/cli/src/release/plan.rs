//! What a release changes, and changing it: all files or none.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use etwspec_console::{NewFile, NotWritten, Problem, visible, visible_lines};
use similar::TextDiff;

use super::manifests::Document;
use super::{Repository, Version, changelog};

/// Name of the changelog.
const CHANGELOG: &str = "CHANGELOG.md";

/// The files that a release changes.
pub(crate) struct Plan {
    next: String,
    pub(crate) files: Vec<Change>,
    /// Packages that are never published.
    private: Vec<String>,
}

/// A file, before and after.
pub(crate) struct Change {
    path: String,
    before: String,
    after: String,
}

impl Plan {
    pub(crate) fn new(
        repository: &Repository,
        current: &Version,
        next: &Version,
        date: &str,
        differences: &str,
    ) -> Result<Plan, Problem> {
        let read = |path: String| -> Result<(String, String, Document), Problem> {
            let text = repository.read(&path)?;
            let document = Document::parse(&path, &text)?;
            Ok((path, text, document))
        };
        let manifests: Vec<_> = repository.tracked("Cargo.toml")?.into_iter().map(read).collect::<Result<_, _>>()?;
        let locks: Vec<_> = repository.tracked("Cargo.lock")?.into_iter().map(read).collect::<Result<_, _>>()?;
        let members: BTreeSet<String> =
            manifests.iter().filter_map(|(_, _, document)| document.name_of_member()).collect();
        let private = manifests.iter().filter(|(_, _, document)| document.is_private());
        let private = private.filter_map(|(_, _, document)| document.name_of_member()).collect();
        let mut files = Vec::new();
        for (path, before, mut document) in manifests {
            document.set_versions(&members, current, next)?;
            files.push(Change { path, before, after: document.text() });
        }
        for (path, before, mut document) in locks {
            document.set_locked(&members, current, next);
            files.push(Change { path, before, after: document.text() });
        }
        let before = repository.read(CHANGELOG)?;
        let after = changelog::released(&before, &next.to_string(), date, differences)?;
        files.push(Change { path: CHANGELOG.to_owned(), before, after });
        files.retain(|change| change.before != change.after);
        Ok(Plan { next: next.to_string(), files, private })
    }

    /// Returns the changes as a patch.
    pub(crate) fn diff(&self) -> String {
        let patch = |change: &Change| {
            let (old, new) = (format!("a/{}", change.path), format!("b/{}", change.path));
            let diff = TextDiff::from_lines(&change.before, &change.after);
            diff.unified_diff().context_radius(1).header(&old, &new).to_string()
        };
        self.files.iter().map(patch).collect()
    }

    /// Writes all files and packages the crates. If anything fails, all files are as before.
    pub(crate) fn apply(&self, repository: &Repository) -> Result<(), Problem> {
        let result = self.write_all(repository).and_then(|()| self.package(repository));
        let Err(problem) = result else { return Ok(()) };
        let mut left = Vec::new();
        for change in &self.files {
            if write(repository, &change.path, &change.before).is_err() {
                left.push(change.path.as_str());
            }
        }
        if left.is_empty() {
            return Err(problem);
        }
        let left = visible(&left.join(" ")).into_owned();
        Err(Problem::new(format!("{problem}; these files could not be restored: {left}"))
            .help(format!("run git checkout -- {left}")))
    }

    fn write_all(&self, repository: &Repository) -> Result<(), Problem> {
        self.files.iter().try_for_each(|change| write(repository, &change.path, &change.after))
    }

    /// Returns the arguments that name the packages that are published.
    fn packages(&self) -> Vec<String> {
        let excluded = self.private.iter().map(|name| format!("--exclude={name}"));
        ["--workspace".to_owned()].into_iter().chain(excluded).collect()
    }

    fn package(&self, repository: &Repository) -> Result<(), Problem> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        // The lock file is already that of the new version, and what is packaged is not committed yet.
        command.args(["package", "--locked", "--allow-dirty", "--no-verify", "--quiet"]).args(self.packages());
        command.arg("--target-dir").arg(repository.root.join("target"));
        command.current_dir(&repository.root).stdin(Stdio::null());
        let output = command.output().map_err(|error| {
            Problem::new(format!("cannot run cargo: {error}")).help("install cargo; no file is changed")
        })?;
        if output.status.success() {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&output.stderr);
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(8).collect();
        Err(Problem::new(format!("cargo package failed: {}", visible_lines(&lines.join("\n"))))
            .help("no file is changed; correct the cause, commit, and run the command again"))
    }

    /// Returns the commands that the maintainer runs next.
    pub(crate) fn next_commands(&self, applied: bool) -> Vec<String> {
        if !applied {
            return vec!["run the same command with --apply".to_owned()];
        }
        let next = &self.next;
        vec![
            format!("git commit -am \"Release {next}\""),
            format!("git tag -a v{next} -m \"Release {next}\""),
            "bash .ci/run".to_owned(),
            "git push --follow-tags".to_owned(),
            format!("cargo publish {}", self.packages().join(" ")),
        ]
    }
}

fn write(repository: &Repository, path: &str, text: &str) -> Result<(), Problem> {
    let failed = |error: std::io::Error| Problem::new(format!("cannot write {}: {error}", visible(path)));
    let mut file =
        NewFile::create_below(&repository.root, Path::new(path)).map_err(|NotWritten { error, .. }| failed(error))?;
    file.write_all(text.as_bytes()).map_err(failed)?;
    file.commit().map_err(failed)
}
