//! Programs that use generated code are compiled with the code of edited tables: what no longer compiles must be reported.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

use etwspec_catalog::Catalog;
use etwspec_catalog::changes::{Category, compare};
use etwspec_codegen::emit;
use etwspec_tests::{console, corpus, published};
use tempfile::TempDir;

use super::edits::{Edit, catalogs};

/// Programs in Rust. The features of the generated crate that they enable are [`FEATURES`].
const PROGRAMS: [&str; 4] = ["structures", "payloads", "tails", "values"];
const FEATURES: [&str; 4] = ["std", "alloc", "more", "more-tails"];

/// Edits that break programs, and that the programs must notice: otherwise they would compile whatever happens.
const NOTICED: [&str; 7] = [
    "structure removed",
    "field renamed",
    "bit renamed",
    "part removed",
    "value removed",
    "dispatch renamed",
    "topic leaves its family",
];

/// Generated files by path.
type Files = BTreeMap<String, String>;

/// Returns the generated files in a language.
fn files(catalog: &Catalog, language: Language) -> Files {
    match language {
        Language::Rust => {
            let mut files = published::texts(emit::rust::files(catalog));
            files.insert(emit::rust::LISTS.to_owned(), emit::rust::lists(catalog));
            files
        }
        Language::C => published::texts(emit::c::files(catalog)),
    }
}

/// Returns code without comments and texts, to find out whether it differs.
fn code(files: &Files) -> String {
    let lines = files.values().flat_map(|text| text.lines());
    let lines = lines.filter(|line| {
        let line = line.trim_start();
        !line.starts_with("//") && !line.starts_with('*') && !line.starts_with("/*") && !line.starts_with("#[doc")
    });
    let code = lines.map(|line| line.split("/*").next().unwrap_or(line)).collect::<Vec<_>>().join("\n");
    code.split('"').step_by(2).collect::<Vec<_>>().join("\"")
}

fn program(path: &str) -> PathBuf {
    corpus::repository().join("tests/downstream").join(path)
}

fn rustc() -> Command {
    Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

fn runs(mut command: Command) -> bool {
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn errors(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr);
    text.lines().filter(|line| line.contains("error")).take(3).map(|line| format!("    {line}\n")).collect()
}

/// Language of downstream programs.
#[derive(Clone, Copy)]
enum Language {
    Rust,
    C,
}

/// A folder where the generated code of one catalog replaces the code of another, so that the compiler checks only what
/// differs.
struct Workshop {
    folder: TempDir,
    written: Files,
    /// Lists with which the runtime was compiled last.
    lists: String,
}

impl Workshop {
    fn new() -> Workshop {
        let workshop =
            Workshop { folder: tempfile::tempdir().expect("a folder"), written: Files::new(), lists: String::new() };
        let module = |name| format!("#[path = {:?}]\npub mod {name};\n", program(&format!("{name}.rs")));
        fs::write(workshop.path("programs.rs"), PROGRAMS.map(module).concat()).expect("the file is written");
        workshop
    }

    fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    /// Replaces the files of the last catalog.
    fn replace(&mut self, files: Files) {
        for (path, text) in files.iter().filter(|(path, text)| self.written.get(*path) != Some(text)) {
            let path = self.path(path);
            fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("a folder");
            fs::write(path, text).expect("the file is written");
        }
        for path in self.written.keys().filter(|path| !files.contains_key(*path)) {
            fs::remove_file(self.path(path)).expect("the file is removed");
        }
        self.written = files;
    }

    /// Returns the errors of the programs with the code of a catalog, or an empty string.
    fn errors(&mut self, language: Language, files: Files) -> String {
        self.replace(files);
        match language {
            Language::Rust => self.rust_errors(),
            Language::C => self.c_errors(),
        }
    }

    /// Checks a crate without generating code for it.
    fn check<S: AsRef<OsStr>>(&self, name: &str, source: &str, more: &[S]) -> Output {
        let mut command = rustc();
        command.args(["--edition", "2024", "--crate-type", "lib", "--emit", "metadata", "--crate-name", name]);
        // The crate must compile, so its warnings and the warnings of the programs do not matter.
        command.args(["--cap-lints", "allow", "--out-dir"]).arg(self.folder.path()).args(more);
        command.arg("-L").arg(self.folder.path());
        command.arg(format!("-Cincremental={}", self.path("incremental").display())).arg(self.path(source));
        command.output().expect("rustc runs")
    }

    fn rust_errors(&mut self) -> String {
        let lists = &self.written[emit::rust::LISTS];
        if self.lists != *lists {
            super::compile_runtime(self.folder.path(), lists);
            self.lists.clone_from(lists);
        }
        let manifest: toml::Table = self.written["rust/Cargo.toml"].parse().expect("the manifest is TOML");
        let declared = manifest["features"].as_table().expect("a table");
        if let Some(gone) = FEATURES.iter().find(|feature| !declared.contains_key(**feature)) {
            return format!("    error: there is no feature {gone}\n");
        }
        // As Cargo does, with the features that these enable: a former name enables the feature of today.
        let mut enabled: Vec<&str> = FEATURES.to_vec();
        let mut next = 0;
        while let Some(feature) = enabled.get(next).copied() {
            next += 1;
            let others = declared.get(feature).and_then(toml::Value::as_array).into_iter().flatten();
            for other in others.filter_map(toml::Value::as_str).filter(|other| !other.contains([':', '/'])) {
                if !enabled.contains(&other) {
                    enabled.push(other);
                }
            }
        }
        let mut flags: Vec<String> =
            enabled.iter().flat_map(|feature| ["--cfg".to_owned(), format!("feature=\"{feature}\"")]).collect();
        flags.extend(["--extern".to_owned(), "etwspec_runtime".to_owned()]);
        let built = self.check("etwspec", "rust/src/lib.rs", &flags);
        assert!(built.status.success(), "the generated crate does not compile\n{}", errors(&built));
        let mut library = OsString::from("etwspec=");
        library.push(self.path("libetwspec.rmeta"));
        let output = self.check("programs", "programs.rs", &["--extern".into(), library]);
        if output.status.success() { String::new() } else { errors(&output) + "    error: rustc failed\n" }
    }

    fn c_errors(&self) -> String {
        let mut command = Command::new("cc");
        command.args(["-std=c11", "-Werror=incompatible-pointer-types", "-fsyntax-only", "-I"]).arg(self.path("c"));
        let output = command.arg(program("c/program.c")).output().expect("the compiler runs");
        if output.status.success() { String::new() } else { errors(&output) + "    error: cc failed\n" }
    }
}

/// An edit that changes code, whether a difference of the category is reported, and the errors of the programs.
struct Compiled {
    name: &'static str,
    reported: bool,
    errors: String,
}

/// Compiles the programs with the code of each edit that satisfies the condition and changes code.
fn compiled(language: Language, chosen: impl Fn(&str, bool) -> bool + Sync) -> Vec<Compiled> {
    let category = match language {
        Language::Rust => Category::SourceRust,
        Language::C => Category::SourceC,
    };
    let edits: Vec<&'static (Edit, Catalog, Catalog)> =
        catalogs().iter().filter(|(edit, ..)| edit.base == "shapes").collect();
    let work = |edits: &[&'static (Edit, Catalog, Catalog)]| {
        let mut workshop = Workshop::new();
        let (mut base, mut unedited) = (None, Files::new());
        let mut compiled = Vec::new();
        for (edit, old, new) in edits {
            let reported = compare(old, new).differences.iter().any(|one| one.rule.breaks.has(category));
            if !chosen(&edit.name, reported) {
                continue;
            }
            if base != Some(old) {
                (base, unedited) = (Some(old), files(old, language));
                let errors = workshop.errors(language, unedited.clone());
                assert_eq!(errors, "", "the programs do not compile with the tables before `{}`", edit.name);
            }
            let edited = files(new, language);
            if code(&unedited) != code(&edited) {
                let errors = workshop.errors(language, edited);
                compiled.push(Compiled { name: &edit.name, reported, errors });
            }
        }
        compiled
    };
    // Two compilers at a time.
    let (first, second) = edits.split_at(edits.len() / 2);
    std::thread::scope(|scope| {
        let other = scope.spawn(|| work(second));
        let mut all = work(first);
        all.extend(other.join().expect("the compilers ran"));
        all
    })
}

/// The edits that no rule reports, and those that the programs must notice.
static RUST: LazyLock<Vec<Compiled>> =
    LazyLock::new(|| compiled(Language::Rust, |name, reported| !reported || NOTICED.contains(&name)));

/// Returns the names and errors of the edits whose programs do not compile.
fn failed<'c>(compiled: impl Iterator<Item = &'c Compiled>) -> Vec<String> {
    compiled.filter(|one| !one.errors.is_empty()).map(|one| format!("{}\n{}", one.name, one.errors)).collect()
}

#[test]
fn programs_in_rust_that_stop_compiling_are_reported_as_source_rust() {
    if !runs(rustc()) {
        return console::say("skipped: no rustc to compile tests/downstream with");
    }
    let silent = || RUST.iter().filter(|one| !one.reported);
    assert_eq!(failed(silent()).concat(), "");
    assert!(silent().count() > 10, "only {} edits change the crate without a finding", silent().count());
}

#[test]
fn programs_in_rust_notice_what_breaks_them() {
    if !runs(rustc()) {
        return console::say("skipped: no rustc to compile tests/downstream with");
    }
    let noticed = failed(RUST.iter().filter(|one| NOTICED.contains(&one.name)));
    assert_eq!(noticed.len(), NOTICED.len(), "{}", noticed.concat());
}

#[test]
fn programs_in_c_that_stop_compiling_are_reported_as_source_c() {
    if !runs(Command::new("cc")) {
        return console::say("skipped: no cc to compile tests/downstream with");
    }
    let all = compiled(Language::C, |_, _| true);
    assert_eq!(failed(all.iter().filter(|one| !one.reported)).concat(), "");
    let noticed = failed(all.iter());
    assert!(noticed.len() >= 8, "{}", noticed.concat());
}
