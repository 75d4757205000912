//! Inputs and outputs of commands: files, standard input, the sample, colours and generated files.

use std::fs;
use std::path::Path;

use crate::common::{Ran, ok, run_in, run_with};
use etwspec::Pointer;
use etwspec_etl::SAMPLE;
use etwspec_etl::sample::{self, Sample};
use serde_json::Value;

const READERS: [&str; 5] = ["info", "stats", "dump", "check-trace", "hex"];

#[test]
fn reads_standard_input_if_no_file_is_named() {
    for command in READERS {
        let named = run_with(&[command, "-"], SAMPLE);
        assert_eq!((named.code, named.err.as_str()), (0, ""), "{command}");
        assert_eq!(run_with(&[command], SAMPLE), named, "{command}");
    }
}

#[test]
fn reads_sample_only_if_it_is_named() {
    for command in READERS {
        let empty = run_with(&[command], b"");
        assert_eq!((empty.code, empty.out.as_str()), (2, ""), "{command}");
        assert!(
            empty.err.contains("standard input is empty\n help: ") && empty.err.contains("--sample"),
            "{}",
            empty.err
        );
        let at_terminal = run_in(&[command], SAMPLE, |console| console.reads_terminal = true);
        assert_eq!((at_terminal.code, at_terminal.out.as_str()), (2, ""), "{command}");
        assert!(at_terminal.err.starts_with("error: no trace: "), "{}", at_terminal.err);
        assert!(at_terminal.err.contains(" help: name a trace file (.etl), or add --sample"), "{}", at_terminal.err);
        let sample = run_in(&[command, "--sample"], b"", |console| console.reads_terminal = true);
        assert_eq!((sample.code, sample.err.as_str()), (0, ""), "{command}");
        let both = run_with(&[command, "a.etl", "--sample"], b"");
        assert_eq!((both.code, both.out.as_str()), (2, ""), "{command}");
    }
    assert_eq!(run_with(&["stats", "-", "-"], SAMPLE).code, 2);
}

/// Writes a sample to a folder, and returns its path.
fn sample_in(folder: &Path, name: &str, pointer: Pointer) -> String {
    let path = folder.join(name);
    let file = fs::File::create(&path).expect("created");
    sample::write(file, Sample { pointer, compress: false }).expect("written");
    path.to_str().expect("a path of text").to_owned()
}

#[test]
fn merges_several_traces_in_order_of_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let (a, b) =
        (sample_in(folder.path(), "a.etl", Pointer::Bits64), sample_in(folder.path(), "b.etl", Pointer::Bits32));
    let lines = |args: &[&str]| -> Vec<Value> {
        let out = ok(&[&["dump", "--format", "json"], args].concat());
        out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    };
    // Both are of one boot, so that images of one trace contain addresses of the other.
    let lines = |args: &[&str]| -> Vec<Value> {
        let mut lines = lines(args);
        let names = lines.iter_mut().filter_map(|line| line.get_mut("names")?.as_object_mut());
        names.for_each(|names| drop(names.shift_remove("Win32StartAddress")));
        lines
    };
    let merged = lines(&[&a, &b]);
    let times: Vec<&str> = merged.iter().filter_map(|line| line["time"].as_str()).collect();
    assert!(times.is_sorted());
    for path in [&a, &b] {
        let own = merged.iter().filter(|line| line["file"] == path.as_str());
        let own: Vec<Value> =
            own.cloned().map(|mut line| (line.as_object_mut().map(|line| line.shift_remove("file")), line).1).collect();
        assert_eq!(own, lines(&[path, "--sort"]), "{path}");
    }
    assert_eq!(lines(&[&a, &b, "--limit", "7"]), merged[..7]);
    let table = ok(&["dump", &a, &b, "--limit", "3"]);
    assert!(table.starts_with("FILE ") && table.contains("\na.etl  "), "{table}");
    let csv = ok(&["dump", &a, &b, "--format", "csv", "--limit", "1"]);
    assert!(csv.starts_with("file,time,") && csv.contains(&format!("\n{a},")), "{csv}");
    let selected = ok(&["dump", &a, &b, "--fields", "time,cpu", "--format", "csv", "--limit", "1"]);
    assert!(selected.starts_with("file,time,cpu\n"), "{selected}");
}

#[test]
fn rejects_traces_that_cannot_be_merged() {
    let folder = tempfile::tempdir().expect("a folder");
    let a = sample_in(folder.path(), "a.etl", Pointer::Bits64);
    let b = folder.path().join("b.etl");
    let size = etwspec_etl::Trace::new(SAMPLE).log_file().expect("a header").buffer_size as usize;
    fs::write(&b, &SAMPLE[size..]).expect("written");
    let b = b.to_str().expect("a path of text");
    for (other, why) in [("-", "it can be read only once"), (b, "its clock is unknown")] {
        let ran = run_with(&["dump", &a, other], SAMPLE);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""));
        assert!(ran.err.contains(why), "{}", ran.err);
    }
}

#[test]
fn reports_of_several_traces_are_one_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let (a, b) =
        (sample_in(folder.path(), "a.etl", Pointer::Bits64), sample_in(folder.path(), "b.etl", Pointer::Bits32));
    let all = [&["info"][..], &["stats"], &["check-trace"], &["schema", "list"], &["schema", "share"]];
    for command in all {
        for traces in [&[a.as_str()][..], &[&a, &b]] {
            let json: Value =
                serde_json::from_str(&ok(&[command, traces, &["--format", "json"]].concat())).expect("JSON");
            let files: Option<Vec<&str>> =
                json["files"].as_array().map(|files| files.iter().filter_map(|one| one["file"].as_str()).collect());
            assert_eq!(files.as_deref(), Some(traces), "{command:?}");
        }
    }
    for command in ["info", "stats", "check-trace"] {
        let text = ok(&[command, &a, &b]);
        assert_eq!(text, format!("{}\n{}", ok(&[command, &a]), ok(&[command, &b])), "{command}");
    }
}

#[test]
fn all_commands_agree_on_losses() {
    let mut bytes = SAMPLE.to_vec();
    // Without one buffer, a sequence number is missing.
    let size = etwspec_etl::Trace::new(SAMPLE).log_file().expect("a header").buffer_size as usize;
    bytes.drain(2 * size..3 * size);
    let json = |command: &str| -> Value {
        serde_json::from_str(&run_with(&[command, "-", "--format", "json"], &bytes).out).expect("JSON")
    };
    let lost = json("info")["files"][0]["lost"].clone();
    assert_eq!(lost["missing_buffers"], 1);
    assert_eq!((&json("stats")["files"][0]["lost"], &json("check-trace")["files"][0]["lost"]), (&lost, &lost));
    for command in ["info", "stats", "check-trace"] {
        let text = run_with(&[command, "-"], &bytes).out;
        let line = text.lines().find(|line| line.trim_start().to_lowercase().starts_with("lost")).expect("a line");
        assert!(line.contains("1 missing buffer, 1 buffer of the header not found"), "{command}: {line}");
    }
}

#[test]
fn output_file_is_complete_or_absent() {
    let folder = tempfile::tempdir().expect("a folder");
    let a = sample_in(folder.path(), "a.etl", Pointer::Bits64);
    let out = folder.path().join("out.txt");
    let path = out.to_str().expect("a path of text");
    for command in ["info", "stats", "dump", "check-trace"] {
        let printed = run_in(&[command, &a, "-o", path], b"", |console| console.width = Some(30));
        assert_eq!((printed.code, printed.out.as_str(), printed.err.as_str()), (0, "", ""), "{command}");
        assert_eq!(fs::read_to_string(&out).expect("written"), ok(&[command, &a]), "{command}");
        assert_eq!(ok(&[command, &a, "-o", "-"]), ok(&[command, &a]), "{command}");
        fs::write(&out, "as it was").expect("written");
        let failed = run_with(&[command, &a, "no such.etl", "-o", path], b"");
        assert_eq!(failed.code, 2);
        assert_eq!(fs::read_to_string(&out).expect("there"), "as it was", "{command}");
        let same = run_with(&[command, &a, "-o", &a], b"");
        assert_eq!(same.code, 2);
        assert!(same.err.contains("while reading it"), "{}", same.err);
        let nowhere = run_with(&[command, &a, "-o", "no/such/folder/out.txt"], b"");
        assert!(nowhere.code == 2 && nowhere.err.contains("does not exist"), "{}", nowhere.err);
    }
    let mut damaged = SAMPLE.to_vec();
    let middle = damaged.len() / 2;
    damaged[middle..middle + 64].fill(0xA5);
    let ran = run_with(&["dump", "-o", path], &damaged);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(fs::read_to_string(&out).expect("written").lines().count() > 10);
    assert_eq!(fs::read_dir(&folder).expect("listed").count(), 2, "no temporary file remains");
}

#[cfg(target_os = "linux")]
#[test]
fn reads_and_writes_files_whose_names_are_not_utf8() {
    use std::ffi::{OsStr, OsString};
    use std::os::unix::ffi::OsStrExt;
    use std::process::Command;

    let folder = tempfile::tempdir().expect("a folder");
    let name = OsStr::from_bytes(b"tr\xFFce@1.etl");
    fs::write(folder.path().join(name), SAMPLE).expect("written");
    let with = |suffix: &str| OsString::from_iter([name, OsStr::new(suffix)]);
    let (whole, at, copy) = (name.to_owned(), with("@0x48"), with(".copy"));
    let runs: [&[&OsStr]; 8] = [
        &["info".as_ref(), &whole],
        &["stats".as_ref(), &whole],
        &["dump".as_ref(), &whole, "-o".as_ref(), &copy],
        &["check-trace".as_ref(), &whole],
        &["hex".as_ref(), &at],
        &["decode".as_ref(), &at],
        &["decode".as_ref(), "SYSTEM_TRACE_HEADER".as_ref(), &at],
        &["cut".as_ref(), &whole, &copy],
    ];
    for args in runs {
        let ran =
            Command::new(env!("CARGO_BIN_EXE_etwspec")).args(args).current_dir(&folder).output().expect("it runs");
        assert!(ran.status.success(), "{args:?}: {}", String::from_utf8_lossy(&ran.stderr));
        assert!(std::str::from_utf8(&ran.stdout).is_ok(), "{args:?}");
    }
    assert!(folder.path().join(&copy).is_file());
}

#[test]
fn colours_help_and_errors_on_request() {
    let with = |args: &[&'static str], color| [args, &["--color", color]].concat();
    let colored = |ran: &Ran| ran.out.contains('\u{1b}') || ran.err.contains('\u{1b}');
    let terminal = |args: &[&str]| run_in(args, b"", |console| (console.color, console.color_out) = (true, true));
    for args in [&["help"][..], &["dump", "--help"], &["explain", "NO_SUCH_NAME"], &["dump", "--limit", "x"]] {
        assert!(!colored(&run_with(args, b"")), "{args:?}");
        assert!(colored(&run_with(&with(args, "always"), b"")), "{args:?}");
        assert!(!colored(&run_with(&with(args, "auto"), b"")), "{args:?}");
        assert!(colored(&terminal(args)), "{args:?}");
        assert!(colored(&terminal(&with(args, "auto"))), "{args:?}");
        assert!(!colored(&terminal(&with(args, "never"))), "{args:?}");
    }
    assert!(!colored(&terminal(&["dump", "--sample", "--limit", "1"])), "results have no colour");
}

#[test]
fn tables_fit_narrow_terminals() {
    for width in [20, 40, 60, 80, 100, 200] {
        for args in [
            &["dump", "--sample"][..],
            &["dump", "--sample", "--fields", "time,pid,provider,name,NewThreadId,data"],
            &["stats", "--sample"],
            &["check-trace", "--sample"],
        ] {
            let ran = run_in(args, b"", |console| console.width = Some(width));
            let table = |line: &&str| !line.is_empty() && !line.contains(": ") && !line.starts_with("  2");
            let long = ran.out.lines().filter(table).find(|line| line.chars().count() > width && width >= 60);
            assert_eq!(long, None, "{args:?} in {width}");
        }
    }
    let narrow = run_in(&["dump", "--sample", "--limit", "12"], b"", |console| console.width = Some(72));
    insta::assert_snapshot!("dump_narrow", narrow.out);
    let narrow = run_in(&["stats", "--sample"], b"", |console| console.width = Some(60));
    assert!(narrow.out.contains('…'), "{}", narrow.out);
}

#[test]
fn narrow_terminals_show_every_number_and_the_ends_of_paths() {
    let images: &[&str] = &["list", "images", "--sample"];
    let fields: &[&str] =
        &["dump", "--sample", "--event", "Image/Load", "--fields", "time,pid,tid,cpu,FileName,ImageSize"];
    let headings: [(&[&str], &[&str]); 6] = [
        (images, &["pid", "loaded", "base", "size"]),
        (&["list", "files", "--sample"], &["pid", "reads", "read_bytes", "writes", "written_bytes", "first", "last"]),
        (&["list", "network", "--sample"], &["pid", "sends", "sent_bytes", "receives", "received_bytes"]),
        (&["list", "processes", "--sample"], &["pid", "parent", "start", "end", "exit_status", "session"]),
        (&["dump", "--sample"], &["TIME", "CPU", "PID", "TID", "EVENT"]),
        (fields, &["TIME", "PID", "TID", "CPU"]),
    ];
    for width in [80, 60, 40] {
        for (args, numbers) in headings {
            let ran = run_in(args, b"", |console| console.width = Some(width));
            let words: Vec<&str> = ran.out.split_whitespace().collect();
            assert!(numbers.iter().all(|number| words.contains(number)), "{args:?} in {width}: {}", ran.out);
            let long = ran.out.lines().skip(1).find(|line| line.chars().count() > width);
            assert_eq!(long, None, "{args:?} in {width}");
        }
        for args in [images, fields] {
            let out = run_in(args, b"", |console| console.width = Some(width)).out;
            assert!(out.contains("…") && out.contains("l.dll"), "{args:?} in {width}: {out}");
        }
    }
}

/// Returns the names of the commands that help lists.
fn commands(help: &str) -> Vec<&str> {
    let (_, list) = help.split_once("Commands:\n").expect("a list");
    let names = list.lines().take_while(|line| !line.is_empty()).filter_map(|line| line.strip_prefix("  "));
    names.filter(|line| !line.starts_with(' ')).filter_map(|line| line.split_whitespace().next()).collect()
}

#[test]
fn completions_and_manual_pages_cover_every_command() {
    let help = ok(&["help"]);
    let names = commands(&help);
    assert!(names.len() >= 15, "{names:?}");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = ok(&["completions", shell]);
        assert!(names.iter().all(|name| script.contains(name)) && script.contains("keep-formulas"), "{shell}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let listed = ok(&["man", "--all", folder.path().to_str().expect("a path of text")]);
    for name in &names {
        let page = fs::read_to_string(folder.path().join(format!("etwspec-{name}.1"))).expect("a page");
        assert!(
            page.contains(&format!("etwspec {}", name.replace('-', "\\-")))
                && listed.contains(&format!("etwspec-{name}.1")),
            "{page}"
        );
        assert_eq!(ok(&["man", name]), page);
    }
    assert!(ok(&["man", "mask", "encode"]).contains("enable\\-flags"));
    assert!(ok(&["man"]).contains("etwspec"));
    let ran = run_with(&["man", "dumb"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (2, "error: no command is named `dumb`\n help: did you mean dump?\n"));
    let ran = run_with(&["man", "--all", "no/such/folder"], b"");
    assert!(ran.code == 2 && ran.err.contains("name a folder that exists"), "{}", ran.err);
}

#[test]
fn help_of_every_command_has_examples_and_is_short() {
    let help = ok(&["help"]);
    assert_eq!(help, ok(&["--help"]));
    let words = |text: &str| text.split_whitespace().count();
    let mut checked = 0;
    for name in commands(&help) {
        let text = ok(&[name, "--help"]);
        assert_eq!(text, ok(&["help", name]));
        // The commands of `mask` have examples of their own.
        assert!(name == "mask" || text.contains("Examples:\n  etwspec "), "{name}: {text}");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{name}: {text}");
        assert!(words(&text) < 800, "{name}: {} words", words(&text));
        checked += 1;
    }
    assert!(checked >= 13, "{checked}");
    assert!(words(&ok(&["dump", "-h"])) < 300, "{}", ok(&["dump", "-h"]));
}

#[test]
fn help_has_topics_and_commands_in_commands() {
    for (topic, text) in [("filters", "process_by, "), ("json", "FIELD_names"), ("otlp", "etw.activity.id")] {
        let help = ok(&["help", topic]);
        assert!(help.contains(text) && help.lines().all(|line| line.chars().count() <= 100), "{help}");
        assert!(ok(&["dump", "--help"]).contains(&format!("etwspec help {topic}")), "{topic}");
    }
    assert_eq!(ok(&["help", "mask", "encode"]), ok(&["mask", "encode", "--help"]));
    let ran = run_with(&["help", "filter"], b"");
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (2, "error: no command is named `filter`\n help: did you mean filters?\n")
    );
}

/// The header states the number of buffers that the session wrote.
#[test]
fn traces_cut_at_a_buffer_are_reported_by_every_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = folder.path().join("cut.etl");
    std::fs::write(&trace, &etwspec_etl::SAMPLE[..7 * 4096]).expect("room");
    let trace = trace.to_str().expect("UTF-8");
    let out = folder.path().join("out");
    let out = out.to_str().expect("UTF-8");
    #[cfg(feature = "export")]
    let tables = folder.path().join("tables");
    #[cfg(feature = "export")]
    let out_folder = tables.to_str().expect("UTF-8");
    let commands: [&[&str]; 19] = [
        &["info"],
        &["stats"],
        &["stats", "--by", "event"],
        &["dump"],
        &["dump", "--sort"],
        &["list", "processes"],
        &["list", "images"],
        &["list", "files"],
        &["check-trace"],
        &["profile", "-o", out],
        &["packets", "-o", out],
        &["schema", "list"],
        &["schema", "share"],
        &["list", "network"],
        &["list", "gc"],
        &["hex"],
        &["cut", "TRACE", out],
        &["cut", "TRACE", out, "--process", "nobody", "--limit", "1"],
        #[cfg(feature = "export")]
        &["export", "-o", out_folder],
        #[cfg(not(feature = "export"))]
        &["info", "--format", "json"],
    ];
    for command in commands {
        let replaced = command.iter().map(|word| if *word == "TRACE" { trace } else { word });
        let end = if command.contains(&"TRACE") { None } else { Some(trace) };
        let ran = run_with(&replaced.chain(end).collect::<Vec<&str>>(), b"");
        let said = ran.err.contains("the file is cut off: it lacks 1 buffer that the session wrote")
            || ran.out.contains("buffers-not-found");
        assert!(said && matches!(ran.code, 1 | 3), "{command:?}: {} {}", ran.code, ran.err);
    }
    let some = run_with(&["dump", "--limit", "1", trace], b"");
    assert_eq!((some.code, some.err.as_str()), (0, ""), "no more than the first buffers is read");
}

#[test]
fn tables_that_add_up_mention_lost_events() {
    // The header of the log file, after the headers of the buffer and of the event.
    const EVENTS_LOST: usize = 72 + 32 + 48;
    let mut bytes = etwspec_etl::SAMPLE.to_vec();
    bytes[EVENTS_LOST..][..4].copy_from_slice(&1234_u32.to_le_bytes());
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), &bytes).expect("room");
    let trace = file.path().to_str().expect("UTF-8");
    let commands: [&[&str]; 7] = [
        &["info"],
        &["stats"],
        &["stats", "--by", "event"],
        &["list", "processes"],
        &["list", "images"],
        &["list", "files"],
        &["list", "network"],
    ];
    for command in commands {
        let ran = run_with(&[command, &[trace]].concat(), b"");
        assert!(ran.code == 3 || ran.out.contains("1,234"), "{command:?}: {}", ran.out);
    }
}
