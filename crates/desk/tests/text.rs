//! Text output, error messages and help.

use etwspec_corpus::command;

use crate::common::{ok, run_with, shapes, spec};

/// Each prints one message with what is wrong and what to do, and exits with status 2.
#[test]
fn refusals() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path().to_str().expect("a path of text");
    let file = folder.path().join("some.etl");
    std::fs::write(&file, [0; 20]).expect("a file");
    let file = file.to_str().expect("a path of text");
    let asked: &[&[&str]] = &[
        &["check", "--spec", &format!("{here}/none")],
        &["check", "--spec", file],
        &["check", "--spec", here],
        &["generate", "--spec", &format!("{here}/none")],
        &["generate", "--check", "--spec", here, "--out", &format!("{here}/none")],
        &["generate", "--spec", here, "--out", here],
        &["docs", "--spec", &format!("{here}/none"), "--out", here],
        &["explain", "PERF", "--spec", &format!("{here}/none")],
        &["checks"],
    ];
    let output = command::refusals(etwspec_desk::run, "cargo spec", asked);
    insta::with_settings!({ filters => vec![(command::regex_of(here).as_str(), "FOLDER"), (r"\(os error \d+\)", "(os error)")] }, {
        insta::assert_snapshot!(output);
    });
    assert!(std::fs::read_dir(here).expect("the folder").count() == 1, "nothing was written");
}

#[test]
fn decode_by_tables_equals_decode() {
    let place = concat!(env!("CARGO_MANIFEST_DIR"), "/../etl/assets/sample.etl@0x68");
    let spec = spec();
    let by_tables = ok(&["decode", "TRACE_LOGFILE_HEADER", place, "--spec", spec.to_str().expect("a plain path")]);
    assert!(by_tables.contains("2024-05-04T09:00:00.0500000Z"), "{by_tables}");
    let generated = command::run(etwspec_cli::run, &["decode", "TRACE_LOGFILE_HEADER", place]);
    assert_eq!(by_tables, generated.out);
}

/// Programs that read JSON get a diagnostic, in addition to the message on standard error.
#[test]
fn reports_unreadable_spec_in_json() {
    let ran = run_with(&["check", "--spec", "no/such/folder", "--format", "json"], b"");
    assert_eq!(ran.code, 2);
    assert!(ran.err.starts_with("error: the folder no/such/folder does not exist"), "{}", ran.err);
    let output: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(output.as_array().map(Vec::len), Some(1));
    assert_eq!(output[0]["rule"], "unreadable-spec");
    assert_eq!(output[0]["file"], "no/such/folder");
    assert_eq!(output[0]["message"], "the folder no/such/folder does not exist");
    assert!(output[0]["help"].as_str().is_some_and(|help| help.contains("--spec DIR")));
    let ran = run_with(&["check", "--spec", "no/such/folder", "--format", "github"], b"");
    assert!(ran.out.starts_with("::error file=no/such/folder,line=1,"), "{}", ran.out);
}

#[test]
fn explain_finds_former_names_and_states_the_new_one() {
    let spec = shapes();
    let spec = spec.to_str().expect("a plain path");
    for (former, now) in [
        ("ALIGNED_PAIR", "ALIGNED"),
        ("ALIGNED.First", "ALIGNED.A"),
        ("SHAPE_EVENT_STOP", "SHAPE_EVENT_END"),
        ("SHAPE_STATUS_FAILED", "SHAPE_STATUS_UNSUCCESSFUL"),
        ("SHAPE_GROUP_PAINTED", "SHAPE_GROUP_DRAWN"),
        ("SHAPE_CLASS_RUBBED", "SHAPE_CLASS"),
        ("LONG_RECORD.Amount", "LONG_RECORD.Value"),
        ("TEXT_PARTS.Final", "TEXT_PARTS.Last"),
        ("ENTRY_RECORD", "RECORD"),
        ("ShapeKindLast", "ShapeKindMaximum"),
        ("SHAPE_SWITCH", "SHAPE_BIT"),
        ("SHAPE_TURN_ON", "SHAPE_ENABLE"),
        ("SHAPE_ENABLE_CIRCULAR", "SHAPE_ENABLE_ROUND"),
    ] {
        let out = ok(&["explain", former, "--spec", spec]);
        assert!(out.contains(&format!("{former} is now {now}\n")), "{out}");
    }
    for (name, reason) in [
        ("ALIGNED.B", "`A` has the same information."),
        ("LONG_RECORD.Value", "Nothing writes it."),
        ("TEXT_PARTS.Two", "`More` has the same strings."),
        ("TYPED", "No version writes it."),
        ("SHAPE_ENABLE_DRAWN", "Drawn shapes are always enabled."),
    ] {
        let out = ok(&["explain", name, "--spec", spec]);
        assert!(out.contains(&format!("Deprecated: {reason}")), "{out}");
    }
}

#[test]
fn help_names_the_alias_has_examples_and_fits_the_terminal() {
    let all = ok(&["--help"]);
    assert!(all.contains("Usage: cargo spec [OPTIONS] <COMMAND>"), "{all}");
    let (_, listed) = all.split_once("Commands:\n").expect("commands");
    let commands = listed.lines().take_while(|line| line.starts_with("  ")).filter_map(|line| {
        let word = line.split_whitespace().next()?;
        (line.starts_with("  ") && !line.starts_with("    ") && word != "help").then_some(word)
    });
    let commands: Vec<&str> = commands.collect();
    assert!(commands.len() >= 15, "{commands:?}");
    for command in commands {
        let help = ok(&[command, "--help"]);
        assert!(help.contains("Examples:\n  cargo spec ") && help.contains("Usage: cargo spec "), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 120), "{help}");
    }
}

/// Raw and escaped hidden characters in a table, of which one line is long and has many problems.
#[test]
fn text_of_tables_does_not_reach_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    crate::common::copy(&shapes(), folder.path());
    let inline: String = (0..2_000).map(|at| format!("k{at} = 1, ")).collect();
    let keys: String = (0..300).map(|at| format!("unknown-{at} = 1\r\n")).collect();
    let table = format!("\"\\u001b[31mred\u{9b}\u{202e}\" = 1 # \u{9b}2J\n{keys}[\"a\\u0007\"]\nx = {{ {inline}}}\n");
    std::fs::write(folder.path().join("providers/Zz.toml"), table).expect("written");
    let spec = folder.path().to_str().expect("text");
    for command in
        [&["check"][..], &["check", "--format", "json"], &["check", "--format", "github"], &["docs"], &["why", "x"]]
    {
        let ran = run_with(&[command, &["--spec", spec]].concat(), b"");
        let text = ran.out + &ran.err;
        assert!(ran.code != 0 && !text.is_empty(), "{command:?}");
        let bad = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
        assert_eq!(text.lines().find(|line| line.contains(bad)), None, "{command:?}");
        let longest = text.lines().filter(|line| line.contains('│')).map(|line| line.chars().count()).max();
        assert!(longest.is_none_or(|longest| longest < 1_000), "{command:?}: {longest:?}");
    }
}
