//! Specs that are too deep, too large, unterminated or not files. Each is reported quickly, and none makes the check
//! fail.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use etwspec_codegen::check;
use etwspec_codegen::load::{Problems, TablesError, load, load_from_texts};

const RELEASES: &str = "[[release]]\nid = \"5.0\"\nname = \"Windows 2000\"\nbuild = 2195\n";

/// Returns the rules violated by a spec of these files and the three tables that every spec has.
fn rules(releases: String, files: Vec<(String, String)>) -> Vec<&'static str> {
    let base = Path::new(env!("CARGO_MANIFEST_DIR")).join("bad-specs/_base");
    let read = |path: &str| (path.to_owned(), fs::read_to_string(base.join(path)).expect("a table of the base"));
    let sources = read("sources.toml").1.replace("examined-to = \"6.0\"\n", "");
    let mut texts =
        vec![read("types.toml"), ("sources.toml".to_owned(), sources), ("releases.toml".to_owned(), releases)];
    texts.extend(files);
    let start = Instant::now();
    let problems = match load_from_texts(texts) {
        Ok(spec) => check::run(&etwspec_codegen::context(&spec)),
        Err(Problems { problems, .. }) => problems,
    };
    // Generous for a slow machine, but far below the time of unbounded growth.
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    let mut rules: Vec<_> = problems.iter().map(|problem| problem.rule).collect();
    rules.sort_unstable();
    rules.dedup();
    rules
}

fn structure(name: &str, fields: &str) -> (String, String) {
    let head = format!("name = \"{name}\"\nmodule = \"m\"\nsummary = \"One.\"\nsources = [\"page\"]\n");
    (format!("structs/{name}.toml"), head + fields)
}

fn field(name: &str, ty: &str) -> String {
    format!("\n[[field]]\nname = \"{name}\"\ntype = \"{ty}\"\n")
}

#[test]
fn rejects_unterminated_brackets() {
    let text = format!("name = {}", "[".repeat(100_000));
    assert_eq!(rules(RELEASES.to_owned(), vec![("structs/A.toml".to_owned(), text)]), ["not-toml"]);
}

#[test]
fn rejects_exponential_nesting() {
    let files = (0..60).map(|i| {
        let next = if i == 59 { "ULONG".to_owned() } else { format!("S{}", i + 1) };
        structure(&format!("S{i}"), &(0..10).map(|f| field(&format!("F{f}"), &next)).collect::<String>())
    });
    assert_eq!(rules(RELEASES.to_owned(), files.collect()), ["too-large"]);
}

#[test]
fn rejects_long_chains_and_cycles() {
    let link = |i: usize, next: String| structure(&format!("S{i}"), &field("Next", &next));
    let chain = (0..500).map(|i| link(i, if i == 499 { "ULONG".to_owned() } else { format!("S{}", i + 1) }));
    assert_eq!(rules(RELEASES.to_owned(), chain.collect()), ["too-large"]);
    let ring = |n: usize| (0..n).map(|i| link(i, format!("S{}", (i + 1) % n))).collect();
    assert_eq!(rules(RELEASES.to_owned(), ring(50)), ["recursion"]);
    // A cycle this long exceeds the depth limit before it is detected.
    assert_eq!(rules(RELEASES.to_owned(), ring(500)), ["too-large"]);
}

#[test]
fn rejects_cycles_of_inserted_items_and_of_cases() {
    let one = |name: &str, rest: &str| structure(name, &(field("Flags", "ULONG") + rest));
    let inserted = "\n[[inserted]]\nstruct = \"A\"\nwhen = { field = \"Flags\", mask = 1 }\n";
    assert!(rules(RELEASES.to_owned(), vec![one("A", inserted)]).contains(&"recursion"));
    let head = "name = \"D\"\nmodule = \"m\"\nsummary = \"One.\"\ntype = \"ULONG\"\nsources = [\"page\"]\n";
    let cases = format!("{head}\n[[case]]\nvalue = 1\nstruct = \"A\"\n");
    let tail = "\n[[tail]]\nname = \"Inner\"\ntype = \"D\"\n";
    let files = vec![one("A", tail), ("dispatch/D.toml".to_owned(), cases)];
    assert!(rules(RELEASES.to_owned(), files).contains(&"recursion"));
}

#[test]
fn rejects_too_many_releases() {
    let release = |i: u32| format!("[[release]]\nid = \"{i}\"\nname = \"Windows {i}\"\nbuild = {i}\n\n");
    let one = structure("A", "versions = \"0+\"\nlayout = \"unknown\"\n");
    assert_eq!(rules((0..64).map(release).collect(), vec![one.clone()]), Vec::<&str>::new());
    assert_eq!(rules((0..65).map(release).collect(), vec![one]), ["too-large"]);
}

#[test]
fn accepts_empty_release_list() {
    let one = structure("A", &field("Size", "ULONG"));
    assert_eq!(rules("release = []\n".to_owned(), vec![one]), Vec::<&str>::new());
}

#[test]
fn rejects_one_name_on_every_row() {
    let row = |i| format!("\n[[value]]\nvalue = 1\nname = \"A\"\nversions = \"5.0\"\ndoc = \"Row {i}.\"\n");
    let head = "name = \"E\"\nmodule = \"m\"\nsummary = \"One.\"\nkind = \"enumeration\"\ntype = \"ULONG\"\nsources = [\"page\"]\n";
    let file = ("enums/E.toml".to_owned(), format!("{head}{}", (0..5_000).map(row).collect::<String>()));
    assert_eq!(rules(RELEASES.to_owned(), vec![file]), ["duplicate-name", "two-meanings"]);
}

/// Returns the error for a spec with something else than a table at `structs/x.toml`.
fn unreadable(place: impl FnOnce(&Path)) -> String {
    unreadable_at("spec/structs/x.toml", place)
}

/// Returns the error for a spec in `spec` with something else than a table at a path.
fn unreadable_at(path: &str, place: impl FnOnce(&Path)) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let base = Path::new(env!("CARGO_MANIFEST_DIR")).join("bad-specs/_base");
    fs::create_dir(folder.path().join("spec")).expect("made");
    for name in ["releases.toml", "sources.toml", "types.toml"] {
        fs::copy(base.join(name), folder.path().join("spec").join(name)).expect("copied");
    }
    let path = folder.path().join(path);
    fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    place(&path);
    let start = Instant::now();
    match load(&folder.path().join("spec")) {
        Err(TablesError::Unreadable(problem)) => {
            assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
            problem.to_string().replace(&*folder.path().to_string_lossy(), "")
        }
        Err(TablesError::Problems(Problems { problems, .. })) => panic!("{problems:?}"),
        Ok(_) => panic!("the spec is accepted"),
    }
}

#[cfg(unix)]
fn make_pipe(path: &Path) {
    assert!(std::process::Command::new("mkfifo").arg(path).status().expect("it runs").success());
}

#[cfg(unix)]
#[test]
fn rejects_pipes_and_devices_among_tables_without_blocking() {
    let message = |what| {
        format!(
            "cannot read the table /spec/structs/x.toml: it is {what}\n\
             move it out of the folder of the tables"
        )
    };
    assert_eq!(unreadable(make_pipe), message("a named pipe, not a regular file"));
    let zero = |path: &Path| std::os::unix::fs::symlink("/dev/zero", path).expect("linked");
    assert_eq!(unreadable(zero), message("a link out of the folder"));
    let observed = unreadable_at("evidence/observed.toml", make_pipe);
    assert!(observed.contains("observed.toml: it is a named pipe"), "{observed}");
    let releases = unreadable_at("spec/releases.toml", |path| {
        fs::remove_file(path).expect("removed");
        make_pipe(path);
    });
    assert!(releases.contains("/spec/releases.toml: it is a named pipe"), "{releases}");
}

#[test]
fn rejects_folders_with_names_of_tables() {
    let text = unreadable(|path| fs::create_dir(path).expect("made"));
    assert!(
        text.starts_with("cannot read the table /spec/structs/x.toml: it is a folder, not a regular file\n"),
        "{text}"
    );
}

#[test]
fn rejects_huge_tables_without_reading_them() {
    // Sparse: it takes no room on the disk.
    let huge = |path: &Path| fs::File::create(path).and_then(|file| file.set_len(1 << 40)).expect("extended");
    let text = unreadable(huge);
    let message = "with it, the tables have more than 64 MiB\nmove what is not a table out of the folder";
    assert!(text.starts_with(&format!("cannot read the table /spec/structs/x.toml: {message}")), "{text}");
    let parts = |path: &Path| {
        for part in 0..70 {
            let path = path.with_file_name(format!("{part}.toml"));
            fs::write(path, [b'#'; 1 << 20]).expect("written");
        }
    };
    let text = unreadable(parts);
    assert!(text.contains(message), "{text}");
}

#[test]
fn rejects_too_many_tables() {
    let many = |path: &Path| {
        for number in 0..10_001 {
            fs::write(path.with_file_name(format!("{number}.toml")), "").expect("written");
        }
    };
    let text = unreadable(many);
    assert!(text.starts_with("cannot read the folder /spec/structs: it has more than 10000 tables\nmove "), "{text}");
}
