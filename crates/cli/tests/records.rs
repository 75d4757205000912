//! Log records of OpenTelemetry, and events of Timesketch.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use crate::common::{ok, run_with};

/// Returns the lines of the sample in a format.
fn lines(format: &str) -> Vec<Value> {
    let all = ok(&["dump", "--sample", "--format", format]);
    all.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

/// Returns the attributes of a log record, whose keys are unique.
fn attributes(record: &Value) -> Map<String, Value> {
    let mut all = Map::new();
    for attribute in record["attributes"].as_array().expect("a list") {
        let key = attribute["key"].as_str().expect("text").to_owned();
        let value = attribute["value"].as_object().expect("an object").clone();
        assert!(value.len() <= 1, "{attribute}");
        assert!(all.insert(key.clone(), value.into()).is_none(), "{key} is there twice");
    }
    all
}

#[test]
fn log_records_are_those_of_the_mapping() {
    let (records, events) = (lines("otlp"), lines("json"));
    assert_eq!(records.len(), events.len());
    let mut severities = BTreeSet::new();
    for (line, event) in records.iter().zip(&events) {
        let scopes = &line["resourceLogs"][0]["scopeLogs"][0];
        let record = &scopes["logRecords"][0];
        let attributes = attributes(record);
        let of = |key: &str| attributes.get(key).and_then(|value| value.as_object()?.values().next());
        let integer = |key: &str| of(key).and_then(Value::as_str).map(|text| text.parse::<i64>().expect("a number"));
        assert_eq!(scopes["scope"].get("name"), event.get("provider_name"), "{event}");
        assert!(record.get("body").is_none() && record.get("traceId").is_none());
        assert_eq!(record.get("timeUnixNano").is_some(), event.get("time").is_some());
        assert!(record["observedTimeUnixNano"].as_str().is_some_and(|time| time.len() > 18));
        if let Some(provider) = event.get("provider") {
            assert_eq!(of("etw.provider.id"), Some(provider));
        }
        for (key, member) in [("etw.level", "level"), ("etw.version", "version"), ("etw.opcode", "opcode")] {
            if let Some(value) = event.get(member) {
                assert_eq!(integer(key), value.as_i64(), "{key} of {event}");
            }
        }
        if let Some(Value::String(keyword)) = event.get("keyword") {
            let keyword = u64::from_str_radix(&keyword[2..], 16).expect("a number");
            assert_eq!(integer("etw.keywords").map(i64::cast_unsigned), Some(keyword));
        }
        let severity = (record.get("severityNumber").and_then(Value::as_u64), integer("etw.level"));
        severities.insert(severity);
        let expected = severity.1.map(|level| [0, 21, 17, 13, 9, 5].get(level as usize).copied().unwrap_or(0));
        assert_eq!(severity.0, expected);
        if event["process_by"] == "header" {
            assert_eq!(integer("etw.process.id"), event["pid"].as_i64(), "{event}");
        }
        // Fields of the data are attributes with the same values.
        for (name, value) in event.get("data").and_then(Value::as_object).into_iter().flatten() {
            let own = of(name).unwrap_or(&Value::Null);
            match value {
                Value::Number(number) => assert_eq!(own.to_string().trim_matches('"'), number.to_string()),
                Value::String(text) => assert_eq!(own.as_str(), Some(&**text), "{name} of {event}"),
                Value::Bool(_) => assert_eq!(own, value),
                Value::Null => assert!(own.is_null()),
                Value::Array(elements) => {
                    assert_eq!(own["values"].as_array().map(Vec::len), Some(elements.len()), "{own}");
                }
                Value::Object(members) => assert_eq!(own["values"].as_array().map(Vec::len), Some(members.len())),
            }
        }
    }
    assert!(severities.len() > 3, "{severities:?}");
}

#[test]
fn events_of_timesketch_have_what_it_requires() {
    let (timeline, events) = (lines("timesketch"), lines("json"));
    assert_eq!(timeline.len(), events.len());
    for (line, event) in timeline.iter().zip(&events) {
        let members = line.as_object().expect("an object");
        let text = |key: &str| members[key].as_str().unwrap_or_else(|| panic!("{key} of {line}"));
        assert!(!text("message").is_empty() && !text("timestamp_desc").is_empty());
        let micros = members["timestamp"].as_i64().expect("a number");
        match event.get("time").and_then(Value::as_str) {
            Some(time) => {
                let datetime = text("datetime");
                assert_eq!(datetime.strip_suffix("+00:00"), time.get(..time.len() - 2), "{line}");
                let decimals: i64 = datetime[20..26].parse().expect("microseconds");
                assert_eq!(micros.rem_euclid(1_000_000), decimals);
            }
            None => assert_eq!(micros, 0),
        }
        for (key, value) in members {
            assert!(!key.starts_with('_') && !key.contains('.') && !value.is_object(), "{key} of {line}");
        }
        for key in ["pid", "cpu", "id", "at", "header", "process"] {
            assert_eq!(members.get(key), event.get(key), "{key} of {line}");
        }
        for (name, value) in event.get("data").and_then(Value::as_object).into_iter().flatten() {
            if let Value::String(text) = value {
                let own = [name.clone(), format!("data_{name}")].into_iter().find_map(|key| members.get(&key));
                assert_eq!(own.and_then(Value::as_str), Some(&**text), "{name} of {line}");
            }
        }
    }
}

#[test]
fn formats_with_members_of_their_own_refuse_fields() {
    for format in ["otlp", "timesketch"] {
        let ran = run_with(&["dump", "--sample", "--format", format, "--fields", "time"], b"");
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains("leave out --fields"), "{}", ran.err);
    }
}
