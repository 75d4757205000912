//! `etwspec stats --by`.

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::sample::subsequence;
use serde_json::Value;

use crate::common::{ok, run_with};

/// Returns lines of `dump` in JSON.
fn dumped(trace: &[&str], args: &[&str]) -> Vec<Value> {
    let ran = run_with(&[&["dump", "--format", "json"], trace, args].concat(), b"");
    ran.out.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

fn grouped(trace: &[&str], args: &[&str]) -> Value {
    let ran = run_with(&[&["stats", "--format", "json"], trace, args].concat(), b"");
    assert!(matches!(ran.code, 0 | 1), "{args:?}: {}", ran.err);
    serde_json::from_str(&ran.out).expect("the report is JSON")
}

/// Returns the numbers of a value, as `--where` compares it.
fn numbers(value: &Value) -> Vec<f64> {
    let text = |text: &str| match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok().map(|number| number as f64),
        None => text.parse().ok().filter(|_| text.starts_with(|first: char| first == '-' || first.is_ascii_digit())),
    };
    match value {
        Value::Array(all) => all.iter().flat_map(numbers).collect(),
        Value::Number(number) => number.as_f64().into_iter().collect(),
        Value::String(own) => text(own).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Checks groups against the lines of a trace.
fn check(trace: &[&str], keys: &[String], measure: &str) {
    let fields = [&keys.join(","), measure].map(str::to_owned).join(",");
    let mut wanted: BTreeMap<String, (u64, Vec<f64>)> = BTreeMap::new();
    for row in dumped(trace, &["--fields", &fields]) {
        let key: Vec<&Value> = keys.iter().map(|key| row.get(key).unwrap_or(&Value::Null)).collect();
        let group = wanted.entry(serde_json::to_string(&key).expect("JSON")).or_default();
        group.0 += 1;
        group.1.extend(row.get(measure).map(numbers).unwrap_or_default());
    }
    let by = keys.join(",");
    let args = ["--by", &by, "--sum", measure, "--mean", measure, "--percentiles", measure];
    let report = grouped(trace, &args);
    let groups = report["groups"].as_array().expect("a list");
    assert_eq!(groups.len(), wanted.len(), "{by}");
    let near = |found: &Value, value: f64, error: f64| {
        let found = found.as_f64().expect("a number");
        assert!((found - value).abs() <= value.abs() * error, "{by} {measure}: {found} {value}");
    };
    for group in groups {
        let key: Vec<&Value> = keys.iter().map(|key| &group["keys"][key]).collect();
        let (events, mut values) =
            wanted.remove(&serde_json::to_string(&key).expect("JSON")).expect("lines have the key");
        assert_eq!((&group["events"], &group["values"][measure]), (&events.into(), &values.len().into()), "{key:?}");
        let sum: f64 = values.iter().sum();
        near(&group["sum"][measure], sum, 1e-9);
        values.sort_by(f64::total_cmp);
        let Some(most) = values.last() else { continue };
        near(&group["mean"][measure], sum / values.len() as f64, 1e-9);
        let percentiles = &group["percentiles"][measure];
        near(&percentiles["max"], *most, 1e-9);
        for (name, percent) in [("p50", 50), ("p90", 90), ("p99", 99)] {
            let error = if percentiles["approximate"] == true { 0.0101 } else { 1e-9 };
            near(&percentiles[name], values[(values.len() * percent).div_ceil(100) - 1], error);
        }
    }
    let total: u64 = groups.iter().map(|group| group["events"].as_u64().expect("a number")).sum();
    assert_eq!(report["events"], total);
}

fn check_groups_of(trace: &[&str], fields: &[&str]) {
    let columns =
        ["process", "event", "cpu", "pid", "tid", "name", "level", "id", "provider", "hook", "provider_name", "group"];
    let all: Vec<String> = columns.iter().chain(fields).map(|name| (*name).to_owned()).collect();
    let config = ProptestConfig { cases: etwspec_corpus::cases(12), ..ProptestConfig::default() };
    proptest!(config, |(keys in subsequence(all.clone(), 1..4), measure in prop::sample::select(all.clone()))| {
        let keys: Vec<String> = keys.into_iter().filter(|key| *key != measure).collect();
        if !keys.is_empty() {
            check(trace, &keys, &measure);
        }
    });
}

#[test]
fn groups_of_the_sample_are_those_of_its_lines() {
    check_groups_of(
        &["--sample"],
        &["Size", "NewThreadId", "OldThreadState_name", "DestinationAddress", "Stack", "Irp"],
    );
}

#[test]
fn groups_of_real_traces_are_those_of_their_lines() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    for (name, fields) in [
        ("sawbuck-process-64-v2", &["ProcessId", "ImageFileName"][..]),
        ("tx-http-server", &["RequestId", "Url"]),
        ("perfview-gcevents", &["Count", "AllocationAmount"]),
    ] {
        let path = folder.join(format!("{name}.etl"));
        let path = path.to_str().expect("the path is text");
        check_groups_of(&[path], fields);
        let all = grouped(&[path], &["--by", "cpu"]);
        let stats: Value =
            serde_json::from_str(&run_with(&["stats", path, "--format", "json"], b"").out).expect("JSON");
        let [of_groups, of_stats] = [&all, &stats["files"][0]].map(|report| (&report["events"], &report["bytes"]));
        assert_eq!(of_groups, of_stats, "{name}");
    }
}

#[test]
fn reports_groups() {
    let stats = |args: &[&str]| ok(&[&["stats", "--sample"], args].concat());
    let top = run_with(&["stats", "--sample", "--by", "process,event", "--top", "5"], b"");
    assert_eq!(top.code, 0);
    insta::assert_snapshot!("groups_top", top.out + &top.err);
    insta::assert_snapshot!("groups_time", stats(&["--by", "time:4ms", "--event", "ContextSwap"]));
    insta::assert_snapshot!("groups_sum", stats(&["--by", "DestinationAddress", "--sum", "size"]));
    let measures = ["--where", "Size", "--by", "event,cpu", "--mean", "Size", "--percentiles", "Size"];
    insta::assert_snapshot!("groups_measures", stats(&measures));
    insta::assert_snapshot!("groups_csv", stats(&[&measures[..], &["--format", "csv"]].concat()));
    insta::assert_snapshot!("groups_json", stats(&[&measures[..], &["--format", "json", "--top", "1"]].concat()));
    insta::assert_snapshot!("groups_none", stats(&["--event", "ContextSwap", "--limit", "3"]));
}

#[test]
fn filters_select_the_events_that_are_counted() {
    for filter in [
        &["--where", "cpu = 0 and Size > 4096"][..],
        &["--event", "ContextSwap", "--limit", "7"],
        &["--process", "notes*"],
    ] {
        let report = grouped(&["--sample"], &[&["--by", "event"], filter].concat());
        assert_eq!(report["events"], dumped(&["--sample"], filter).len(), "{filter:?}");
    }
    let ran = run_with(&["stats", "--sample", "--by", "event", "--pid", "77"], b"");
    assert_eq!(ran.code, 3);
    assert!(ran.err.starts_with("note: no event matches --pid 77;"), "{}", ran.err);
}

#[test]
fn several_traces_and_standard_input_are_counted_like_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let paths = ["a.etl", "b.etl"].map(|name| folder.path().join(name));
    paths.iter().for_each(|path| std::fs::write(path, etwspec_etl::SAMPLE).expect("the folder can be written to"));
    let [one, other] = paths.each_ref().map(|path| path.to_str().expect("the path is text"));
    let events = |report: &Value| report["events"].as_u64().expect("a number");
    let (single, both) = (grouped(&[one], &["--by", "file,cpu"]), grouped(&[one, other], &["--by", "file,cpu"]));
    assert_eq!(events(&both), 2 * events(&single));
    assert_eq!(both["groups"].as_array().map(Vec::len), single["groups"].as_array().map(|groups| 2 * groups.len()));
    let ran = run_with(&["stats", "--by", "event", "--format", "json"], etwspec_etl::SAMPLE);
    assert_eq!(events(&serde_json::from_str(&ran.out).expect("JSON")), events(&single));
}

#[test]
fn rejects_questions_without_an_answer() {
    for args in [
        &["--by", "NoSuchField"][..],
        &["--by", "event,event"],
        &["--by", "time:1"],
        &["--by", "time:0s"],
        &["--by", "time:x"],
        &["--by", "a..b"],
        &["--sum", ""],
        &["--by", "cpu,pid,tid,event,name,id,level,task,opcode"],
        &["--format", "csv"],
    ] {
        let ran = run_with(&[&["stats", "--sample"], args].concat(), b"");
        let is_seconds = args == ["--by", "time:1"];
        assert_eq!(
            (ran.code, ran.err.starts_with("error: --")),
            if is_seconds { (0, false) } else { (2, true) },
            "{args:?}"
        );
    }
}
