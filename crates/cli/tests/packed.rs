//! Traces in compressed files and archives.

use std::fs;
use std::path::{Path, PathBuf};

use etwspec::Pointer;
use etwspec_corpus::pack::{FORMATS, Member, gzip, xz, zip, zstd};
use etwspec_corpus::{folder_or_skip, traces};
use etwspec_etl::SAMPLE;
use etwspec_etl::sample::{self, Sample};

use crate::common::{Ran, ok, run_with};

/// Commands whose output does not depend on the size of the file.
const READERS: [&[&str]; 8] = [
    &["dump", "--format", "json"],
    &["dump", "--format", "json", "--sort"],
    &["dump", "--format", "csv", "--process", "*", "--limit", "50"],
    &["stats"],
    &["stats", "--by", "process,event", "--format", "json"],
    &["check-trace", "--format", "json"],
    &["schema", "list", "--format", "json"],
    &["hex"],
];

fn path_of(folder: &Path, name: &str, bytes: &[u8]) -> String {
    let path = folder.join(name);
    fs::write(&path, bytes).expect("written");
    path.to_str().expect("a path of text").to_owned()
}

/// Runs a command, and removes the name of the member from its output.
fn run(command: &[&str], path: &str) -> Ran {
    let Ran { code, out, err } = run_with(&[command, &[path]].concat(), b"");
    let plain = |text: String| text.replace(":trace.etl", "");
    Ran { code, out: plain(out), err: plain(err) }
}

/// Packs a trace in every format, under the same name, and compares what commands print.
fn check(folder: &Path, bytes: &[u8], formats: usize, commands: &[&[&str]]) {
    let path = path_of(folder, "some.name", bytes);
    let expected: Vec<Ran> = commands.iter().map(|command| run(command, &path)).collect();
    for (extension, pack) in FORMATS.iter().take(formats) {
        fs::write(&path, pack(bytes)).expect("written");
        for (command, expected) in commands.iter().zip(&expected) {
            let found = run(command, &path);
            assert!(found == *expected, "{command:?} in {extension}: {} {}", found.code, found.err);
        }
    }
}

#[test]
fn packed_traces_are_read_as_plain_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    check(folder.path(), SAMPLE, FORMATS.len(), &READERS);
    let Some(corpus) = folder_or_skip() else { return };
    for path in traces(&corpus) {
        let bytes = fs::read(&path).expect("a trace");
        // The largest ones take seconds in each format.
        let (formats, commands) = match bytes.len() {
            0..400_000 => (FORMATS.len(), &READERS[..]),
            _ => (1, &[READERS[0], READERS[3], READERS[5]][..]),
        };
        check(folder.path(), &bytes, formats, commands);
    }
}

#[test]
fn copies_and_tables_of_packed_traces_are_those_of_plain_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.etl");
    let copied = |path: &str, args: &[&str]| {
        let out = ok(&[&["cut", path, copy.to_str().expect("a path of text")], args].concat());
        (out.split(" of ").next().map(str::to_owned), fs::read(&copy).expect("a copy"))
    };
    let plain = path_of(folder.path(), "plain.etl", SAMPLE);
    for (extension, pack) in FORMATS {
        let packed = path_of(folder.path(), &format!("trace.etl.{extension}"), &pack(SAMPLE));
        for args in [&[][..], &["--event", "ContextSwap"], &["--process", "notes*"]] {
            assert!(copied(&packed, args) == copied(&plain, args), "{extension} {args:?}");
        }
        let merged = |path: &str| {
            let out = ok(&["dump", path, &plain, "--fields", "time,event,pid,data", "--format", "csv"]);
            let lines = out.lines().filter_map(|line| line.split_once(',').map(|(_, rest)| rest.to_owned()));
            lines.collect::<Vec<String>>()
        };
        assert_eq!(merged(&packed), merged(&plain), "{extension}");
    }
}

#[test]
fn pipes_are_unpacked() {
    for (extension, pack) in FORMATS {
        let packed = pack(SAMPLE);
        for command in READERS.iter().filter(|command| !command.contains(&"--sort")) {
            assert_eq!(run_with(command, &packed), run_with(command, SAMPLE), "{command:?} from {extension}");
        }
    }
    let two = zip(&[Member::new("a.pdb", b"symbols"), Member::new("a.etl", SAMPLE), Member::new("b.etl", SAMPLE)]);
    let ran = run_with(&["stats"], &two);
    assert_eq!((ran.code, ran.out), (2, run_with(&["stats"], SAMPLE).out));
    assert!(
        ran.err.contains("another trace, b.etl, which was not read\n help: save the archive to a file"),
        "{}",
        ran.err
    );
}

#[test]
fn archives_contain_several_traces() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut other = Vec::new();
    sample::write(std::io::Cursor::new(&mut other), Sample { pointer: Pointer::Bits32, compress: false })
        .expect("written");
    let (a, b) = (path_of(folder.path(), "a.etl", SAMPLE), path_of(folder.path(), "b.etl", &other));
    let members = [
        Member::new("PDBs/a.pdb", b"symbols"),
        Member::new("in/A.etl", SAMPLE),
        Member { wide: true, ..Member::new("A.kernel.etl", &other) },
    ];
    let path = path_of(folder.path(), "both.etl.zip", &zip(&members));
    let (first, second) = (format!("{path}:in/A.etl"), format!("{path}:A.kernel.etl"));
    let named = |text: String| text.replace(&a, &first).replace(&b, &second);
    for command in [
        &["dump", "--format", "json"][..],
        &["stats"],
        &["check-trace", "--format", "json"],
        &["stats", "--by", "event"],
    ] {
        let plain = ok(&[command, &[&a, &b]].concat());
        assert_eq!(ok(&[command, &[&path]].concat()), named(plain), "{command:?}");
        assert_eq!(ok(&[command, &[&second]].concat()), named(ok(&[command, &[&b]].concat())), "{command:?}");
    }
    let bytes = |path: &str| ok(&["hex", &format!("{path}@0x48")]);
    assert_eq!(bytes(&first), bytes(&a));
    let one = run_with(&["hex", &path], b"");
    assert_eq!((one.code, one.out.as_str()), (2, ""));
    assert!(one.err.contains("contains 2 traces\n help: name one of them: "), "{}", one.err);
    let missing = run_with(&["stats", &format!("{path}:c.etl")], b"");
    assert!(
        missing.code == 2 && missing.err.contains("contains no trace c.etl\n help: did you mean one of these? "),
        "{}",
        missing.err
    );
    // Nobody loses the archive that is read.
    let over = run_with(&["stats", &first, "-o", &path], b"");
    assert!(over.code == 2 && over.err.contains("while reading it"), "{}", over.err);
}

#[test]
fn names_of_members_are_only_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = ["../../etc/\u{1b}[31m.etl", "C:\\x\u{202e}.etl"];
    let path = path_of(folder.path(), "a.zip", &zip(&names.map(|name| Member::new(name, SAMPLE))));
    let ran = run_with(&["stats", &path], b"");
    assert_eq!(ran.code, 0);
    assert!(ran.out.contains(":../../etc/\\u{1b}[31m.etl") && !ran.out.contains(['\u{1b}', '\u{202e}']), "{}", ran.out);
    // The name is accepted as it is shown.
    assert_eq!(run_with(&["stats", &format!("{path}:../../etc/\\u{{1b}}[31m.etl")], b"").code, 0);
    assert_eq!(fs::read_dir(&folder).expect("listed").count(), 1);
}

/// Returns the lines of a dump.
fn lines(ran: &Ran) -> Vec<&str> {
    ran.out.lines().collect()
}

#[test]
fn what_is_before_damage_is_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let bytes = SAMPLE.to_vec();
    let path = folder.path().join("trace.etl.any");
    let name = path.to_str().expect("a path of text");
    fs::write(&path, &bytes).expect("written");
    let whole = ok(&["dump", name, "--one-pass", "--format", "json"]);
    let whole: Vec<&str> = whole.lines().collect();
    for pack in [gzip, xz, zstd] {
        let packed = pack(&bytes);
        let mut seen = Vec::new();
        for end in [packed.len() / 8, packed.len() / 2, packed.len() * 7 / 8, packed.len() - 1] {
            fs::write(&path, &packed[..end]).expect("written");
            let ran = run_with(&["dump", name, "--one-pass", "--format", "json"], b"");
            assert_eq!(ran.code, 2, "{}", ran.err);
            let errors: Vec<&str> = ran.err.lines().filter(|line| line.starts_with("error: ")).collect();
            assert!(
                matches!(errors[..], [error] if error.contains("cannot unpack") && error.contains(" are cut off after ")),
                "{}",
                ran.err
            );
            seen.push(lines(&ran).len());
            // From a pipe, too.
            let piped = run_with(&["dump", "--one-pass", "--format", "json"], &packed[..end]);
            assert_eq!((piped.code, lines(&piped)), (2, lines(&ran)));
            let out = folder.path().join("out");
            let to_file = run_with(&["stats", name, "-o", out.to_str().expect("a path of text")], b"");
            assert_eq!(to_file.code, 2);
            assert!(fs::read_to_string(&out).is_ok() || lines(&ran).is_empty(), "{}", to_file.err);
            let _may_be_absent = fs::remove_file(&out);
        }
        assert!(seen.is_sorted() && seen.last() == Some(&whole.len()), "{seen:?} of {}", whole.len());
    }
    // Every command reports it, and prints what it has.
    let packed = gzip(&bytes);
    fs::write(&path, &packed[..packed.len() - 4]).expect("written");
    for command in
        READERS.iter().copied().chain([&["info"][..], &["schema", "share"], &["profile", "--format", "folded"]])
    {
        let ran = run(command, name);
        assert!(ran.code == 2 && !ran.out.is_empty() || command[0] == "profile", "{command:?}: {}", ran.err);
        assert_eq!(ran.err.matches("error: cannot unpack").count(), 1, "{command:?}: {}", ran.err);
    }
}

#[test]
fn rejects_archives_and_nested_files_with_one_message() {
    let folder = tempfile::tempdir().expect("a folder");
    let encrypted = zip(&[Member { flags: 1, ..Member::new("a.etl", SAMPLE) }]);
    let method = zip(&[Member { method: 9, ..Member::new("a.etl", SAMPLE) }]);
    let whole = zip(&[Member::new("a.etl", SAMPLE)]);
    let cases: [(&[u8], &str); 6] = [
        (&encrypted, "the member a.etl is encrypted\n help: extract it with its password"),
        (&method, "by method 9, which is not supported\n help: extract it with the program that packed it"),
        (&whole[..whole.len() - 30], "the zip data are cut off after "),
        (&zip(&[]), "the zip archive contains no trace (.etl) among its 0 files\n help: "),
        (&gzip(&gzip(SAMPLE)), "as in a gzip file\n help: decompress it first"),
        (&gzip(b"no trace"), "is not an ETW trace"),
    ];
    for (bytes, expected) in cases {
        let path = path_of(folder.path(), "a", bytes);
        for command in ["dump", "stats", "info"] {
            let ran = run_with(&[command, &path], b"");
            assert_eq!((ran.code, ran.out.as_str(), ran.err.matches("error: ").count()), (2, "", 1), "{}", ran.err);
            assert!(ran.err.contains(expected), "{}", ran.err);
        }
    }
}

#[test]
fn files_of_other_programs_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path: PathBuf = folder.path().join("a.etl");
    fs::write(&path, SAMPLE).expect("written");
    for (program, args, made) in [
        ("gzip", &["-k"][..], "a.etl.gz"),
        ("xz", &["-k"], "a.etl.xz"),
        ("zstd", &["-q", "--long=27"], "a.etl.zst"),
        ("zip", &["-q", "a.zip"], "a.zip"),
    ] {
        let run = std::process::Command::new(program).args(args).arg("a.etl").current_dir(&folder).status();
        if !run.is_ok_and(|status| status.success()) {
            // The test harness captures `eprintln!` of tests that pass.
            _ = std::io::Write::write_fmt(&mut std::io::stderr(), format_args!("skipped: no {program}\n"));
            continue;
        }
        let made = folder.path().join(made);
        let made = made.to_str().expect("a path of text");
        assert_eq!(ok(&["dump", made]), ok(&["dump", "--sample"]), "{program}");
    }
}
