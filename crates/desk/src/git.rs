//! Git, run as a command, and the tables of its revisions. Nothing is checked out.

use std::io::{ErrorKind, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use etwspec_console::{Problem, visible};

/// Main branches, in the order in which they are tried.
const MAIN: [&str; 4] = ["origin/HEAD", "main", "master", "trunk"];

/// Returns the revision where the current branch began: its merge base with the main branch.
pub(crate) fn branch_point(spec: &Path) -> Result<String, Problem> {
    let mut tried = MAIN.iter();
    let found = tried.find_map(|main| git(spec, &["merge-base", "HEAD", main], &[]).ok());
    let Some(found) = found else {
        // Outside of a repository, the message is about that.
        git(spec, &["rev-parse", "--verify", "HEAD"], &[])?;
        return Err(Problem::new("no main branch was found to compare with")
            .help("name the old version: a git revision, a folder of tables or a catalog file"));
    };
    let id = String::from_utf8_lossy(&found).trim().to_owned();
    let short = git(spec, &["rev-parse", "--short", &id], &[])?;
    Ok(String::from_utf8_lossy(&short).trim().to_owned())
}

/// The tables of a revision.
pub(crate) struct Revision {
    /// Path of the folder of the tables from the root of the repository.
    pub(crate) folder: String,
    /// Paths within that folder, and texts.
    pub(crate) texts: Vec<(String, String)>,
    /// The catalog that was generated from the tables, if it is in the repository.
    pub(crate) catalog: Option<String>,
}

/// Reads the tables of a revision.
pub(crate) fn tables(spec: &Path, revision: &str) -> Result<Revision, Problem> {
    if revision.starts_with('-') {
        return Err(Problem::new(format!("`{}` is no git revision", visible(revision))));
    }
    let folder = folder(spec)?;
    let commit = format!("{revision}^{{commit}}");
    let commit =
        git(spec, &["rev-parse", "--verify", "--quiet", "--end-of-options", &commit], &[]).map_err(|problem| {
            match problem {
                Problem::Refused(message) if message.text.is_empty() => {
                    Problem::new(format!("there is no folder, catalog file or git revision `{}`", visible(revision)))
                        .help("write a branch, a tag or a commit such as main, v0.1.0 or HEAD~1")
                }
                other => other,
            }
        })?;
    let commit = String::from_utf8_lossy(&commit).trim().to_owned();
    let beside = |path: &str| match folder.rsplit_once('/') {
        Some((parent, _)) => format!("{parent}/{path}"),
        None => path.to_owned(),
    };
    let (observed, catalog) = (beside("evidence/observed.toml"), beside("generated/catalog/catalog.json"));
    let listed = git(spec, &["ls-tree", "-r", "-z", "--full-tree", &commit, "--", &folder, &observed, &catalog], &[])?;
    let mut paths = Vec::new();
    let mut ids = Vec::new();
    for entry in listed.split(|byte| *byte == 0).filter(|entry| !entry.is_empty()) {
        let entry = String::from_utf8_lossy(entry);
        let Some((facts, path)) = entry.split_once('\t') else { continue };
        let mut facts = facts.split(' ');
        let (Some(mode), Some("blob"), Some(id)) = (facts.next(), facts.next(), facts.next()) else { continue };
        // Links have the mode 120000.
        if (path.ends_with(".toml") || path == catalog) && mode.starts_with("100") {
            let inner = path.strip_prefix(&format!("{folder}/")).map(str::to_owned);
            paths.push(inner.unwrap_or_else(|| path.replace(&observed, "../evidence/observed.toml")));
            ids.push(id.to_owned());
        }
    }
    if paths.iter().all(|path| *path == catalog) {
        return Err(Problem::new(format!("{revision} has no tables in {folder}"))
            .help("name the folder of the tables with --spec DIR"));
    }
    let input: String = ids.iter().map(|id| format!("{id}\n")).collect();
    let blobs = git(spec, &["cat-file", "--batch"], input.as_bytes())?;
    let texts = split(&blobs, ids.len()).ok_or_else(|| Problem::new("git cat-file printed something unexpected"))?;
    let (catalogs, texts) = paths.into_iter().zip(texts).partition::<Vec<_>, _>(|(path, _)| *path == catalog);
    Ok(Revision { folder, texts, catalog: catalogs.into_iter().next().map(|(_, text)| text) })
}

/// Returns the path of the folder of the tables from the root of its repository, without a slash at its end.
fn folder(spec: &Path) -> Result<String, Problem> {
    let prefix = git(spec, &["rev-parse", "--show-prefix"], &[])?;
    let prefix = String::from_utf8_lossy(&prefix).trim_end_matches(['\n', '\r', '/']).to_owned();
    if !prefix.is_empty() && spec.is_dir() {
        return Ok(prefix);
    }
    let rest = spec.to_string_lossy().trim_end_matches('/').to_owned();
    Ok(if prefix.is_empty() { rest } else { format!("{prefix}/{rest}") })
}

/// Splits the output of `git cat-file --batch`: for each object a line with its size, its bytes, a line feed.
fn split(mut blobs: &[u8], number: usize) -> Option<Vec<String>> {
    let mut texts = Vec::with_capacity(number);
    for _ in 0..number {
        let end = blobs.iter().position(|byte| *byte == b'\n')?;
        let head = std::str::from_utf8(&blobs[..end]).ok()?;
        let size: usize = head.rsplit(' ').next()?.parse().ok()?;
        let bytes = blobs.get(end + 1..end + 1 + size)?;
        texts.push(String::from_utf8_lossy(bytes).into_owned());
        blobs = blobs.get(end + 2 + size..)?;
    }
    Some(texts)
}

/// Runs git in the folder of the tables, or in the current folder if there is none, and returns its output.
///
/// # Errors
///
/// Returns the text that git printed on standard error; it is empty if git printed nothing.
pub(crate) fn git(spec: &Path, args: &[&str], input: &[u8]) -> Result<Vec<u8>, Problem> {
    let dir = if spec.is_dir() { spec } else { Path::new(".") };
    let mut command = Command::new("git");
    command.arg("--no-pager").args(args).current_dir(dir);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| match error.kind() {
        ErrorKind::NotFound => {
            Problem::new("cannot run git").help("install git, or name folders of tables or catalog files")
        }
        _ => Problem::new(format!("cannot run git: {error}")),
    })?;
    let mut stdin = child.stdin.take();
    let output = std::thread::scope(|scope| {
        // Git may print before it has read all, so that writing all first could wait for ever.
        scope.spawn(move || stdin.take().map(|mut stdin| stdin.write_all(input)));
        child.wait_with_output()
    });
    let output = output.map_err(|error| Problem::new(format!("cannot run git: {error}")))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let error = String::from_utf8_lossy(&output.stderr);
    let error = visible(error.trim().lines().next().unwrap_or_default()).into_owned();
    let error = error.strip_prefix("fatal: ").unwrap_or(&error);
    match error.is_empty() {
        true => Err(Problem::new("")),
        false => Err(Problem::new(format!("git: {error}")).help("name folders of tables or catalog files instead")),
    }
}
