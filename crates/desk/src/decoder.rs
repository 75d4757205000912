//! The decoder of the site: programs that are compiled to WebAssembly.

use std::path::{Path, PathBuf};
use std::process::Command;

use etwspec_console::{Problem, read_regular, visible};

/// Target of the compiler.
const TARGET: &str = "wasm32-unknown-unknown";

/// Arguments of Cargo that select the decoder, and the program that makes profiles for it. They are built one after the other:
/// features that one of them needs would make the other one larger.
const TARGETS: [&[&str]; 2] = [&["--lib"], &["--example", "etwspec_web_profile"]];

/// Path of the program that makes profiles, from the folder of the decoder.
const PROFILE: &str = "examples/etwspec_web_profile.wasm";

/// Maximum size of a program, in bytes.
const MAX: u64 = 64 << 20;

/// The first bytes of WebAssembly.
const WASM: &[u8] = b"\0asm";

/// Programs of the site.
#[derive(Clone, Debug)]
pub struct Programs {
    /// The decoder.
    pub decoder: Vec<u8>,
    /// The program that makes profiles. Empty if there is none.
    pub profile: Vec<u8>,
}

/// Reads a decoder that was built before, and the program that makes profiles if it is beside it.
///
/// # Errors
///
/// Returns a [`Problem`] if a file cannot be read or is not WebAssembly.
pub fn read(path: &Path) -> Result<Programs, Problem> {
    let profile = path.with_file_name(PROFILE);
    let profile = if profile.is_file() { read_one(&profile)? } else { Vec::new() };
    Ok(Programs { decoder: read_one(path)?, profile })
}

fn read_one(path: &Path) -> Result<Vec<u8>, Problem> {
    let help = "build it with `cargo build --profile web -p etwspec-web --target wasm32-unknown-unknown`";
    let shown = visible(&path.to_string_lossy()).into_owned();
    let bytes = read_regular(path, MAX)
        .map_err(|error| Problem::new(format!("--decoder: cannot read {shown}: {error}")).help(help))?;
    if !bytes.starts_with(WASM) {
        return Err(Problem::new(format!("--decoder: {shown} is not WebAssembly")).help(help));
    }
    Ok(bytes)
}

/// Returns the root of the repository with a folder of tables, if the package of the decoder is in it.
pub(crate) fn repository(tables: &Path) -> Option<PathBuf> {
    let root = tables.canonicalize().ok()?.parent()?.to_owned();
    root.join("crates/web/Cargo.toml").is_file().then_some(root)
}

/// Returns the command that installs what the compiler lacks for building the decoder.
pub fn missing() -> Option<String> {
    let libraries = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let folder = libraries.map(|run| String::from_utf8_lossy(&run.stdout).trim().to_owned()).unwrap_or_default();
    (folder.is_empty() || !Path::new(&folder).is_dir()).then(|| format!("rustup target add {TARGET}"))
}

/// Builds the programs of a repository in a folder. Without a folder, Cargo chooses it.
///
/// # Errors
///
/// Returns a [`Problem`] if Cargo fails.
pub fn build(repository: &Path, folder: Option<&Path>) -> Result<Programs, Problem> {
    let [decoder, profile] = TARGETS.map(|target| build_one(target, repository, folder));
    Ok(Programs { decoder: decoder?, profile: profile? })
}

fn build_one(target: &[&str], repository: &Path, folder: Option<&Path>) -> Result<Vec<u8>, Problem> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .args(["build", "--quiet", "--locked", "--profile", "web", "-p", "etwspec-web", "--target", TARGET])
        .args(target)
        .args(["--message-format", "json-render-diagnostics"])
        .current_dir(repository)
        // A linter in place of the compiler has nothing to check here.
        .env_remove("RUSTC_WORKSPACE_WRAPPER");
    if let Some(folder) = folder {
        cargo.env("CARGO_TARGET_DIR", folder);
    }
    let failed = |why: String| {
        Problem::new(format!("cannot build the decoder: {why}")).help("build the site without it: `--no-decoder`")
    };
    let run = cargo.output().map_err(|error| failed(error.to_string()))?;
    if !run.status.success() {
        return Err(failed(visible(&String::from_utf8_lossy(&run.stderr)).into_owned()));
    }
    let messages = String::from_utf8_lossy(&run.stdout);
    let file = messages.lines().rev().find_map(artifact).ok_or_else(|| failed("Cargo names no file".to_owned()))?;
    read_one(&file)
}

/// Returns the WebAssembly that a message of Cargo names.
fn artifact(message: &str) -> Option<PathBuf> {
    let message: serde_json::Value = serde_json::from_str(message).ok()?;
    let files = message["filenames"].as_array()?.iter().filter_map(|file| file.as_str());
    files.map(PathBuf::from).find(|file| file.extension().is_some_and(|extension| extension == "wasm"))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{artifact, read, repository};

    #[test]
    fn decoder_is_webassembly() {
        let message = |path: &str| read(Path::new(path)).map_err(|problem| problem.to_string());
        assert!(message("no-such-file").is_err_and(|text| text.contains("cannot read no-such-file")));
        assert!(message("Cargo.toml").is_err_and(|text| text.contains("Cargo.toml is not WebAssembly")));
    }

    #[test]
    fn finds_the_file_in_messages_of_cargo() {
        assert_eq!(artifact(r#"{"filenames":["a.d","b.wasm"]}"#).as_deref(), Some(Path::new("b.wasm")));
        assert_eq!(artifact(r#"{"reason":"build-finished"}"#), None);
    }

    #[test]
    fn only_tables_of_a_repository_have_a_decoder() {
        assert!(repository(Path::new("../../spec")).is_some());
        assert_eq!(repository(Path::new("src")), None);
    }
}
