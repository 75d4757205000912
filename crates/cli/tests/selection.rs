//! `--fields` and filters of `etwspec dump`.

use crate::cases::{case, dumped};
use crate::common::{ok, run_with};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// Dumps the sample as JSON.
fn json(args: &[&str]) -> Vec<Value> {
    let out = ok(&[&["dump", "--sample", "--format", "json"], args].concat());
    out.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

/// Dumps the sample as CSV, and returns the cells of each line.
fn csv(args: &[&str]) -> Vec<Vec<String>> {
    let out = ok(&[&["dump", "--sample", "--format", "csv"], args].concat());
    out.lines().map(cells).collect()
}

/// Returns the cells of a line. A quoted cell has its commas, without the quotes.
fn cells(line: &str) -> Vec<String> {
    let (mut cells, mut quoted) = (vec![String::new()], false);
    for char in line.chars() {
        match char {
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            other => cells.last_mut().expect("the first cell").push(other),
        }
    }
    cells
}

const FIELDS: &str = "time,cpu,pid,event,NewThreadId,OldThreadState";

#[test]
fn an_event_has_a_column_for_each_field_however_it_is_named() {
    let spellings: [&[&str]; 6] = [
        &["--event", "Process/Start"],
        &["--event", "0x0301"],
        &["--event", "process/start", "--provider", "Process"],
        &["--where", "event = Process/Start"],
        &["--where", "provider = Process and event = Process/Start and CommandLine"],
        &["--event", "Process/Start", "--one-pass"],
    ];
    for spelling in spellings {
        let rows = csv(spelling);
        assert!(rows.len() > 1 && rows.iter().all(|row| row.len() == rows[0].len()), "{spelling:?}");
        assert!(
            ["ProcessId", "ImageFileName"].iter().all(|name| rows[0].iter().any(|own| own == name)),
            "{spelling:?}"
        );
    }
    let spellings: [&[&str]; 4] = [
        &["--event", "Received"],
        &["--event", "Etwspec.Sample/Received"],
        &["--provider", "Etwspec.Sample", "--event", "received"],
        &["--where", "provider = Etwspec.Sample and event = Received and data.bytes > 1400"],
    ];
    for spelling in spellings {
        let rows = csv(spelling);
        let at = |name: &str| rows[0].iter().position(|own| own == name).expect("a column");
        assert_eq!(at("data.bytes"), at("server") + 1, "{spelling:?}");
        let values: Vec<&str> = rows[1..].iter().map(|row| &*row[at("server")]).collect();
        assert!(rows.len() > 1 && values.iter().all(|value| *value == "notes.example"), "{spelling:?} {values:?}");
        assert!(
            at("message") > at("bytes") && at("bytes") > at("rest") && !rows[0].iter().any(|own| own == "data"),
            "{spelling:?}"
        );
    }
    for several in
        [&["--event", "Context*"][..], &["--provider", "Etwspec.Sample"], &["--where", "not event = Received"]]
    {
        let rows = csv(several);
        assert!(rows[0].iter().any(|own| own == "data"), "{several:?}");
    }
    let once = csv(&["--event", "Received", "--one-pass"]);
    assert!(once[0].iter().any(|own| own == "data"), "schemas are unknown when the heading is written: {:?}", once[0]);
}

#[test]
fn versions_of_an_event_share_the_columns() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    let trace = folder.join("perfview-gcevents.etl");
    let trace = trace.to_str().expect("a path of text");
    for event in [&["--event", "GC/Start"][..], &["--provider", "Microsoft-Windows-DotNETRuntime", "--event", "1"]] {
        let out = ok(&[&["dump", trace, "--format", "csv"], event].concat());
        let rows: Vec<Vec<String>> = out.lines().map(cells).collect();
        let names = ["Count", "Depth", "Reason", "Type", "ClrInstanceID", "ClientSequenceNumber"];
        let at = rows[0].iter().position(|own| own == "Count").expect("a column");
        assert_eq!(rows[0][at..at + names.len()], names);
        assert!(rows[1..].iter().all(|row| row.len() == rows[0].len() && !row[at].is_empty()), "{event:?}");
    }
}

#[test]
fn selected_fields_are_the_same_in_every_format() {
    let switches = ["--event", "ContextSwap", "--limit", "3"];
    let whole = json(&switches);
    let selected = json(&[&switches[..], &["--fields", FIELDS]].concat());
    let rows = csv(&[&switches[..], &["--fields", FIELDS]].concat());
    assert_eq!(rows[0], FIELDS.split(',').collect::<Vec<_>>());
    assert!(!whole.is_empty() && whole.len() == selected.len() && rows.len() == whole.len() + 1);
    for ((whole, selected), row) in whole.iter().zip(&selected).zip(&rows[1..]) {
        let wanted = |name: &str| match name {
            "event" => &whole["community_name"],
            name if name.starts_with(char::is_uppercase) => &whole["data"][name],
            name => &whole[name],
        };
        for (name, cell) in FIELDS.split(',').zip(row) {
            let value = wanted(name);
            assert_eq!(selected.get(name).unwrap_or(&Value::Null), value, "{name}");
            let text = match value {
                Value::Null => String::new(),
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            assert_eq!(*cell, text, "{name}");
        }
    }
    insta::assert_snapshot!(
        "fields_table",
        ok(&[&["dump", "--sample"], &switches[..], &["--fields", FIELDS]].concat())
    );
}

#[test]
fn csv_of_one_event_type_has_a_column_for_each_field() {
    let rows = csv(&["--event", "ContextSwap", "--limit", "2"]);
    let events = json(&["--event", "ContextSwap", "--limit", "2"]);
    let columns = &rows[0];
    assert!(!columns.contains(&"data".to_owned()), "{columns:?}");
    for (event, row) in events.iter().zip(&rows[1..]) {
        assert_eq!(row.len(), columns.len());
        let data = event["data"].as_object().expect("fields");
        for (name, value) in data
            .iter()
            .filter(|(name, _)| !["_name", "_names", "_unit", "_raw"].iter().any(|suffix| name.ends_with(suffix)))
        {
            let at = columns.iter().position(|column| column == name).expect("a column");
            assert_eq!(row[at], value.to_string().trim_matches('"'), "{name}");
        }
    }
    let several = csv(&["--event", "ContextSwap", "--event", "0x0501", "--limit", "0"]);
    assert_eq!(several[0][several[0].len() - 4..], ["process", "provider_name", "message", "process_by"]);
}

#[test]
fn rejects_fields_that_no_event_has() {
    let refused =
        ["NewThredId", "time,time", "a..b", "nonsense", "", "data.NoSuchField", "NewThreadPriority_name", "servr"];
    let errors = refused.map(|fields| {
        let ran = run_with(&["dump", "--sample", "--fields", fields], b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{fields}");
        ran.err
    });
    insta::assert_snapshot!("fields_refusals", errors.join("\n"));
    // A stream is read once, so that its names are known at its end.
    let ran = run_with(&["dump", "--fields", "servr"], etwspec_etl::SAMPLE);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("no event has a field named `servr`") && ran.err.contains("server"), "{}", ran.err);
}

/// Returns each selected field with its value, for each event of the sample.
fn selected(fields: &[String]) -> Vec<Value> {
    json(&["--fields", &fields.join(",")])
}

#[test]
fn every_field_of_every_event_can_be_selected() {
    let whole = json(&[]);
    let members: BTreeSet<&String> =
        whole.iter().filter_map(|line| line["data"].as_object()).flat_map(Map::keys).collect();
    let fields: Vec<String> = members.iter().map(|name| format!("data.{name}")).collect();
    let lines = selected(&fields);
    assert_eq!(lines.len(), whole.len());
    let mut values = 0;
    for (whole, line) in whole.iter().zip(&lines) {
        for (name, value) in whole["data"].as_object().into_iter().flatten() {
            assert_eq!(&line[&format!("data.{name}")], value, "{name}");
            values += 1;
        }
    }
    assert!(values > 1000 && members.contains(&"server".to_owned()), "{values}");
    // Fields of the tables, of TraceLogging events and of a provider in the tables need no prefix.
    let lines = selected(&["server", "newthreadid", "ImageName"].map(str::to_owned));
    for name in ["server", "NewThreadId"] {
        let own: Vec<&Value> = whole.iter().map(|line| &line["data"][name]).filter(|value| !value.is_null()).collect();
        let found = lines.iter().map(|line| &line[&name.to_ascii_lowercase()]).filter(|value| !value.is_null());
        assert!(!own.is_empty() && found.eq(own), "{name}");
    }
    // A column is a column, also if an event has such a field.
    let lines = selected(&["bytes", "data.bytes"].map(str::to_owned));
    let of_field = lines.iter().filter(|line| line["data.bytes"].is_number());
    assert!(of_field.clone().count() > 3 && of_field.clone().all(|line| line.get("bytes").is_none()));
}

#[test]
fn names_of_what_fields_refer_to_can_be_selected() {
    let whole = json(&[]);
    let names: BTreeSet<&String> =
        whole.iter().filter_map(|line| line["names"].as_object()).flat_map(Map::keys).collect();
    assert!(names.contains(&"FileObject".to_owned()) && names.contains(&"ProcessId".to_owned()), "{names:?}");
    for suffix in ["_name", "_refers_to"] {
        let lines = selected(&names.iter().map(|name| format!("{name}{suffix}")).collect::<Vec<_>>());
        for (whole, line) in whole.iter().zip(&lines) {
            for name in &names {
                let own = whole["names"].get(name).unwrap_or(&Value::Null);
                assert_eq!(&line[&format!("{name}{suffix}")], own, "{name}{suffix}");
            }
        }
    }
    let rows = csv(&["--event", "WMI_LOG_TYPE_IO_READ"]);
    let at = rows[0].iter().position(|name| name == "FileObject_refers_to").expect("a column");
    assert!(rows.len() > 3 && rows[1..].iter().any(|row| row[at].contains("list.txt")), "{rows:?}");
}

#[test]
fn fields_are_found_by_both_of_their_names() {
    let lines = selected(&["PID", "ProcessId", "daddr", "DestinationAddress"].map(str::to_owned));
    let both = |one: &str, other: &str| {
        lines.iter().filter(|line| !line[one].is_null()).all(|line| line[one] == line[other])
            && lines.iter().filter(|line| !line[one].is_null()).count() > 3
    };
    assert!(both("PID", "ProcessId") && both("daddr", "DestinationAddress"));
}

#[test]
fn dates_of_images_have_their_number_beside_them() {
    let images = ["--event", "WMI_LOG_TYPE_PROCESS_LOAD_IMAGE", "--limit", "1"];
    let line = json(&images).remove(0);
    let (date, number) = (line["data"]["TimeDateStamp"].as_str(), line["data"]["TimeDateStamp_raw"].as_u64());
    let (date, number) = (date.expect("a date"), number.expect("a number"));
    let text = format!("TimeDateStamp={number}({date})");
    assert!(ok(&[&["dump", "--sample"], &images[..]].concat()).contains(&text), "{text}");
    let rows = csv(&[&images[..], &["--fields", "TimeDateStamp,TimeDateStamp_raw"]].concat());
    assert_eq!(rows[1], [date.to_owned(), number.to_string()]);
}

#[test]
fn patterns_select_all_names_that_match() {
    let names = |args: &[&str]| {
        let names = json(args).into_iter().filter_map(|line| Some(line["name"].as_str()?.to_owned()));
        names.collect::<std::collections::BTreeSet<_>>()
    };
    let found = names(&["--event", "*process_*"]);
    assert!(found.len() >= 2 && found.iter().all(|name| name.contains("PROCESS_")), "{found:?}");
    assert_eq!(names(&["--provider", "Thread"]), names(&["--provider", "ThreadGuid"]));
    assert!(names(&["--provider", "Thread*"]).is_superset(&names(&["--provider", "Thread"])));
}

#[test]
fn rejects_filters_that_match_nothing() {
    let refused: [&[&str]; 10] = [
        &["--event", "NoSuch*"],
        &["--provider", "NoSuch*"],
        &["--event", "Context!Swap"],
        &["--event", " ContextSwap"],
        &["--provider", "Process", "--event", "ContextSwap"],
        &["--from", "+2s", "--to", "+1s"],
        &["--from", "2021-05-04T18:00:01Z", "--to", "2021-05-04T18:00:01Z"],
        &["--keyword", "0"],
        &["--level", "loud"],
        &["--level", "256"],
    ];
    let errors = refused.map(|args| {
        let ran = run_with(&[&["dump", "--sample"], args].concat(), b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
        ran.err
    });
    insta::assert_snapshot!("filter_refusals", errors.join("\n"));
}

#[test]
fn filters_by_level_and_keyword() {
    let all = json(&[]);
    let count = |keep: &dyn Fn(&Value) -> bool| all.iter().filter(|line| keep(line)).count();
    for (name, level) in [("critical", 1), ("error", 2), ("TRACE_LEVEL_WARNING", 3), ("4", 4), ("0x5", 5)] {
        let expected = count(&|line| line["level"].as_u64().is_some_and(|own| own <= level));
        assert_eq!(json(&["--level", name]).len(), expected, "{name}");
    }
    assert!(!json(&["--level", "information"]).is_empty());
    let keyword = |line: &Value| u64::from_str_radix(line["keyword"].as_str()?.strip_prefix("0x")?, 16).ok();
    let some = all.iter().filter_map(keyword).find(|keyword| *keyword != 0).expect("an event has a keyword");
    let expected = count(&|line| keyword(line).is_some_and(|own| own & some != 0));
    let found = json(&["--keyword", &some.to_string()]);
    assert!(expected > 0 && found.len() == expected, "{} of {expected}", found.len());
    assert_eq!(json(&["--keyword", &some.to_string(), "--keyword", &some.to_string()]).len(), expected);
}

#[test]
fn every_spelling_of_a_name_selects_the_event_in_every_trace() {
    let (Some(trace), Some(manifest)) = (case("task-opcodes.etl"), case("task-opcodes.man")) else { return };
    let ids = |name: &str| -> Vec<u64> {
        let lines = dumped(&[&trace, "--schema", &manifest, "--event", name]);
        lines.iter().map(|line| line["id"].as_u64().expect("an event of a provider")).collect()
    };
    for name in ["A/Start", "A/win:Start", "a/START", "TaskOpcodes/A/win:Start", "A/win:Start*"] {
        assert_eq!(ids(name), [5], "{name}");
    }
    assert_eq!(ids("A/*"), [1, 4, 5]);
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    for (trace, names) in [
        ("perfview-gcevents.etl", &["GC/Start", "GCStart", "GCStart_V2", "GarbageCollection/win:Start"][..]),
        ("dotnet-dynamic-events.etl", &["GC/Start", "GCStart", "GarbageCollection/Start"]),
        ("tx-process.etl", &["ProcessStart", "ProcessStart/Start", "ProcessStart/win:Start"]),
    ] {
        let trace = corpus.join(trace);
        for name in names {
            let lines = dumped(&[trace.to_str().expect("the path is text"), "--event", name]);
            assert!(!lines.is_empty() && lines.iter().all(|line| line["id"] == 1), "{name}");
        }
    }
}

#[test]
fn suggestions_are_names_of_events_in_the_trace() {
    let (Some(trace), Some(manifest)) = (case("task-opcodes.etl"), case("task-opcodes.man")) else { return };
    let help = |option: &str, name: &str| {
        let ran = run_with(&["dump", &trace, "--schema", &manifest, option, name], b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{name}");
        ran.err.split_once("help: ").expect("help").1.trim_end().to_owned()
    };
    assert_eq!(help("--event", "B/Onli"), "did you mean B/Only?");
    for (option, name) in [("--event", "contextswop"), ("--provider", "Thred")] {
        assert!(!help(option, name).contains("did you mean"), "{name}");
    }
    assert_eq!(help("--event", "EventTrace/Heeder"), "did you mean EventTrace/Header?");
}

#[test]
fn names_of_fields_are_checked_against_tables() {
    let dump = |fields: &str| run_with(&["dump", "--sample", "--format", "csv", "--fields", fields], b"");
    let selected = dump("time,newthreadid,CPU");
    assert_eq!((selected.code, selected.out.lines().next()), (0, Some("time,newthreadid,cpu")));
    assert_eq!(dump("ExitStatus_name,FileObject_name,data.NewThreadId,PID").code, 0);
    assert_eq!(
        dump("NewThredId").err,
        "error: --fields: no event has a field named `NewThredId`\n help: did you mean NewThreadId?\n"
    );
    for wrong in ["time,time", "", "zzzzzz", "a..b", "data.NoSuchField", "NewThreadPriority_name"] {
        assert_eq!(dump(wrong).code, 2, "{wrong:?}");
    }
}

#[test]
fn payload_of_any_event_can_be_selected() {
    let rows = json(&["--fields", "at,payload"]);
    let of = |event: &str| {
        let rows = json(&["--fields", "payload", "--event", event]);
        rows[0]["payload"].as_str().expect("bytes").to_owned()
    };
    assert!(rows.iter().filter(|row| row["payload"].is_string()).count() > 300);
    // The new thread ID comes first.
    let threads = json(&["--fields", "NewThreadId", "--event", "CSwitch"]);
    let first = threads[0]["NewThreadId"].as_u64().expect("an ID") as u32;
    assert!(of("CSwitch").starts_with(&first.to_le_bytes().map(|byte| format!("{byte:02x}")).concat()));
}
