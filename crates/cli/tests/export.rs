//! `etwspec export`.

mod common;
mod crafted;

use std::fs;
use std::path::Path;

use common::{Ran, ok, run_with};
use etwspec_etl::SAMPLE;
use etwspec_etl::text::output;

fn run(args: &[&str]) -> Ran {
    run_with(args, b"")
}

/// Returns the sorted names of what a folder contains.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn writes_a_folder_for_each_table_and_a_file_for_each_trace() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = folder.path().join("tables");
    for name in ["a", "b"] {
        fs::create_dir(folder.path().join(name)).expect("room");
        fs::write(folder.path().join(name).join("trace.etl"), SAMPLE).expect("room");
    }
    let [a, b] = ["a", "b"].map(|name| folder.path().join(name).join("trace.etl").display().to_string());
    let dir = tables.display().to_string();
    let text = ok(&["export", &a, &b, "-o", &dir, "--tables", "kernel.image_*"]);
    assert_eq!(text, format!("30 rows of 4 tables in 8 files in {dir}\n"));
    assert_eq!(
        names(&tables),
        ["kernel.image_dc_start", "kernel.image_dc_stop", "kernel.image_load", "kernel.image_unload"]
    );
    assert_eq!(names(&tables.join("kernel.image_load")), ["trace.parquet", "trace_2.parquet"]);
}

#[test]
fn exports_events_after_a_wrong_end() {
    for name in ["lost-offset.etl", "lost-all-of-buffer.etl"] {
        let Some(from) = etwspec_corpus::case_or_skip(&format!("../hostile/{name}")) else { continue };
        let folder = tempfile::tempdir().expect("a folder");
        let to = folder.path().join("events.csv").display().to_string();
        let ran = run(&["export", from.to_str().expect("text"), "-o", &to, "--tables", "events"]);
        assert_eq!(ran.code, 1, "{}", ran.err);
        assert!(ran.err.contains("events continue after their end"), "{}", ran.err);
        assert!(ran.out.starts_with("9 rows"), "{}", ran.out);
    }
}

#[test]
fn names_of_tables_that_do_not_exist_are_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().display().to_string();
    for (tables, help) in [
        ("events,kernel.context_swich", "did you mean kernel.context_switch?"),
        ("events,zzz.*", "export without --tables to see which tables the traces have"),
    ] {
        let ran = run(&["export", "--sample", "-o", &dir, "--tables", tables]);
        assert_eq!(ran.code, 2);
        let pattern = tables.strip_prefix("events,").expect("two patterns");
        let error = format!("error: --tables: no table is named `{pattern}`\n help: {help}\n");
        assert_eq!(ran.err, error);
        assert_eq!(names(folder.path()), ["events"]);
    }
    let ran = run(&["export", "--sample", "-o", &dir, "--tables", "dotnet.gc_start,dotnet.gc_*"]);
    assert_eq!(ran.code, 0);
    let warnings = "warning: no table of `dotnet.gc_start` has rows\nwarning: no table of `dotnet.gc_*` has rows\n";
    assert_eq!(ran.err, warnings, "tables that these traces lack are no mistake");
}

#[test]
fn a_file_that_is_named_twice_is_exported_once() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("in")).expect("room");
    let trace = folder.path().join("in/trace.etl");
    fs::write(&trace, SAMPLE).expect("room");
    let relative = folder.path().join("in/../in/trace.etl").display().to_string();
    let [trace, inner, dir] =
        [trace, folder.path().join("in"), folder.path().join("tables")].map(|path| path.display().to_string());
    let mut others = vec![
        (trace.clone(), format!("note: {trace} is named twice; it is exported once\n")),
        (relative.clone(), format!("note: {relative} is the same file as {trace}; it is exported once\n")),
        (inner, format!("note: {trace} is named twice; it is exported once\n")),
    ];
    #[cfg(unix)]
    {
        let link = folder.path().join("link.etl");
        std::os::unix::fs::symlink(&trace, &link).expect("a link");
        let link = link.display().to_string();
        others.push((link.clone(), format!("note: {link} is the same file as {trace}; it is exported once\n")));
    }
    for (other, note) in others {
        let ran = run(&["export", &trace, &other, "-o", &dir, "--tables", "kernel.image_load"]);
        assert_eq!((ran.code, ran.err), (0, note));
        assert_eq!(names(&Path::new(&dir).join("kernel.image_load")), ["trace.parquet"]);
    }
}

#[test]
fn a_folder_stands_for_the_traces_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let traces = folder.path().join("traces");
    fs::create_dir_all(traces.join("inner")).expect("room");
    for name in ["b.etl", "a.ETL", "inner/c.etl"] {
        fs::write(traces.join(name), SAMPLE).expect("room");
    }
    fs::write(traces.join("notes.txt"), "no trace").expect("room");
    let dir = folder.path().join("tables").display().to_string();
    ok(&["export", &traces.display().to_string(), "-o", &dir, "--tables", "events"]);
    assert_eq!(names(&Path::new(&dir).join("events")), ["a.parquet", "b.parquet", "c.parquet"]);
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).expect("room");
    let ran = run(&["export", &empty.display().to_string(), "-o", &dir]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("empty contains no trace (.etl)\n help: name trace files"), "{}", ran.err);
}

#[test]
fn refuses_what_it_cannot_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, b"text").expect("room");
    let file = file.display().to_string();
    let ran = run(&["export", "--sample", "-o", &file]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("is not a folder"), "{}", ran.err);
    let dir = folder.path().join("tables").display().to_string();
    let ran = run(&["export", "--sample", "-o", &dir, "--partition", "host,date,host"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("names a key twice"), "{}", ran.err);
    let ran = run(&["export", &file, "-o", &dir]);
    assert_eq!(ran.code, 2);
    assert!(!Path::new(&dir).exists(), "nothing is written for what is no trace");
}

#[test]
fn exports_what_damage_leaves() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut bytes = SAMPLE.to_vec();
    bytes.truncate(SAMPLE.len() - 1000);
    let ran = run_with(&["export", "-", "-o", &folder.path().display().to_string(), "--format", "jsonl"], &bytes);
    assert_eq!(ran.code, 1, "{}", ran.err);
    let damage = fs::read_to_string(folder.path().join("etl_damage/stdin.jsonl")).expect("text");
    assert!(damage.contains("\"rule\":"), "{damage}");
    let events = fs::read_to_string(folder.path().join("events/stdin.jsonl")).expect("text");
    assert!(events.lines().count() > 200);
}

#[test]
fn schemas_of_one_name_have_a_limited_number_of_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    let event = |number: u8| {
        let parts = [&b"\0Name\0f"[..], &[b'a' + number / 26, b'a' + number % 26], b"\0\x04"].concat();
        crafted::traced(&[&(parts.len() as u16 + 2).to_le_bytes()[..], &parts].concat(), &[1])
    };
    let trace = crafted::trace_of(folder.path(), (0..100).map(event)).display().to_string();
    let dir = folder.path().join("tables");
    let ran = run(&["export", &trace, "-o", &dir.display().to_string()]);
    assert!(ran.err.contains("36 schemas without a table, because it is beyond the limit"), "{}", ran.err);
    assert_eq!(names(&dir).iter().filter(|name| name.contains(".name")).count(), 64);
    assert!(names(&dir).contains(&"events".to_owned()), "the events themselves are complete: {}", ran.out);
}

#[test]
fn the_output_for_an_event_is_limited() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in [400, 30_000] {
        // A name of 30 KB counts as too many columns, so that the fields are in the table of all events.
        let event = crafted::traced(&crafted::empty_members(u16::MAX, "a", &"N".repeat(name)), &[7; 1000]);
        let trace = crafted::trace(folder.path(), &event).display().to_string();
        for format in ["parquet", "arrow", "csv", "jsonl"] {
            let dir = folder.path().join(format!("{format}-{name}"));
            let ran = run(&["export", &trace, "-o", &dir.display().to_string(), "--format", format]);
            assert_eq!(ran.code, 1, "{}", ran.err);
            assert!(ran.err.contains("cut off: "), "{}", ran.err);
            let mut size = 0;
            for table in names(&dir) {
                for file in names(&dir.join(&table)) {
                    let bytes = fs::read(dir.join(&table).join(&file)).expect("a file");
                    size += bytes.len();
                    if format == "jsonl" && table != "events" && table.contains("name") {
                        assert!(String::from_utf8_lossy(&bytes).contains("\"fit\":\"cut-off\""), "{table}");
                    }
                }
            }
            let limit = 2 * output::OUTPUT_PER_BYTE * event.len().max(output::MIN_SIZE) + (256 << 10);
            assert!(size <= limit, "{format}: {size} of {limit} bytes");
        }
    }
}

#[cfg(unix)]
#[test]
fn follows_no_links_below_the_folder_of_tables() {
    use std::os::unix::fs::symlink;
    let elsewhere = tempfile::tempdir().expect("a folder");
    fs::write(elsewhere.path().join("victim"), "mine").expect("written");
    let links = [
        ("kernel.image_load", elsewhere.path().to_owned()),
        ("kernel.image_load/sample.csv", elsewhere.path().join("victim")),
    ];
    for (link, target) in links {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join(link);
        fs::create_dir_all(place.parent().expect("a folder")).expect("made");
        symlink(target, &place).expect("linked");
        let dir = folder.path().display().to_string();
        let ran = run(&["export", "--sample", "-o", &dir, "--tables", "kernel.image_load", "--format", "csv"]);
        assert_eq!(ran.code, 2, "{}", ran.err);
        assert!(ran.err.contains(&place.display().to_string()) && ran.err.contains("symbolic link"), "{}", ran.err);
        assert_eq!(fs::read_to_string(elsewhere.path().join("victim")).expect("read"), "mine");
        assert_eq!(names(elsewhere.path()), ["victim"]);
    }
}

#[test]
fn filters_select_the_events_that_have_rows() {
    let rows = |filter: &[&str]| {
        let folder = tempfile::tempdir().expect("a folder");
        let dir = folder.path().join("tables").display().to_string();
        let ran = run(&[&["export", "--sample", "-o", &dir, "--tables", "events", "--format", "csv"], filter].concat());
        let path = Path::new(&dir).join("events").join("sample.csv");
        (ran.code, fs::read_to_string(path).map_or(0, |text| text.lines().count().saturating_sub(1)), ran.err)
    };
    for filter in [
        &["--where", "Size >= 16384 or OldThreadState = Running"][..],
        &["--event", "ContextSwap", "--limit", "5"],
        &["--process", "notes*", "--from", "+2ms"],
        &[],
    ] {
        let dumped = run(&[&["dump", "--sample", "--format", "json"], filter].concat()).out.lines().count();
        assert_eq!(rows(filter), (0, dumped, String::new()), "{filter:?}");
    }
    let (code, count, err) = rows(&["--where", "cpu = 99"]);
    assert_eq!((code, count), (3, 0));
    assert!(err.contains("note: no event matches --where cpu = 99"), "{err}");
    let (code, _, err) = rows(&["--where", "NoSuchField = 1"]);
    assert!(code == 2 && err.contains("no event has a field named `NoSuchField`"), "{err}");
}
