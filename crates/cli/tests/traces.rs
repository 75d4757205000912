//! `etwspec info`, `stats` and `check-trace`.

use crate::common::{Ran, ok, run_in, run_with};
use etwspec_etl::buffers::{HeaderKind, Scratch};
use etwspec_etl::counts::Counts;
use etwspec_etl::{File, Item, SAMPLE, Trace};
use serde_json::Value;

/// Returns a trace of the corpus, if there is one.
fn real(name: &str) -> Option<Vec<u8>> {
    Some(std::fs::read(etwspec_corpus::folder_or_skip()?.join(name)).expect("a trace of the corpus"))
}

/// Runs a command on a trace from standard input. Appends a nonzero exit status and standard error to the output.
fn run_on(bytes: &[u8], args: &[&str]) -> String {
    let Ran { code, out, err } = run_with(args, bytes);
    if (code, err.as_str()) == (0, "") { out } else { format!("{out}--- status {code}\n{err}") }
}

#[test]
fn reports_on_sample() {
    insta::assert_snapshot!("trace_info", ok(&["info", "--sample"]));
    insta::assert_snapshot!("trace_info_json", ok(&["info", "--sample", "--format", "json"]));
    insta::assert_snapshot!("trace_stats", ok(&["stats", "--sample"]));
    insta::assert_snapshot!("trace_check", ok(&["check-trace", "--sample"]));
}

#[test]
fn reports_on_real_traces() {
    for name in ["perfview-self-describing", "perfview-primitive-types", "sawbuck-process-64-v2", "s4-windows-update"] {
        let Some(bytes) = real(&format!("{name}.etl")) else { continue };
        insta::assert_snapshot!(format!("trace_{name}_info"), run_on(&bytes, &["info", "-"]));
        insta::assert_snapshot!(format!("trace_{name}_stats"), run_on(&bytes, &["stats", "-"]));
        insta::assert_snapshot!(format!("trace_{name}_check"), run_on(&bytes, &["check-trace", "-"]));
    }
}

/// Returns the exit status of `check-trace`, and rule, severity and place of each finding.
fn findings(bytes: &[u8]) -> (u8, Vec<(String, String, String)>) {
    let ran = run_with(&["check-trace", "-", "--format", "json"], bytes);
    assert_eq!(ran.err, "");
    let report: Value = serde_json::from_str(&ran.out).expect("JSON");
    let text = |row: &Value, key: &str| row[key].as_str().expect("a text").to_owned();
    let rows = report["files"][0]["findings"].as_array().expect("a list");
    (ran.code, rows.iter().map(|row| (text(row, "rule"), text(row, "severity"), text(row, "place"))).collect())
}

/// Returns the offset of the first PERFINFO event in the sample after a place.
fn event_after(place: u64) -> u64 {
    let mut found = None;
    Trace::new(SAMPLE).for_each(|item| {
        if let Item::Event(buffer, event) = item {
            let at = buffer.file_offset() + event.offset() as u64;
            if found.is_none() && at > place && event.kind() == HeaderKind::PerfinfoTraceHeader {
                found = Some(at);
            }
        }
    });
    found.expect("there is one")
}

fn put(bytes: &mut [u8], at: u64, number: u32) {
    bytes[at as usize..][..4].copy_from_slice(&number.to_le_bytes());
}

/// Other readers lose most of a trace with one of these faults.
#[test]
fn finds_every_fault_at_its_place() {
    let (_, before) = findings(SAMPLE);
    assert!(before.iter().all(|(_, severity, _)| severity != "damage"), "{before:?}");
    let found = |bytes: &[u8], rule: &str, severity: &str, place: u64| {
        let (code, all) = findings(bytes);
        let place = format!("-@{place:#x}");
        let row = (rule.to_owned(), severity.to_owned(), place);
        assert!(all.contains(&row), "{row:?} is not in {all:?}");
        assert_eq!(code, u8::from(severity == "damage"), "{rule}");
    };
    let size = u64::from(Trace::new(SAMPLE).log_file().expect("the sample has a header").buffer_size);
    let changed = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = SAMPLE.to_vec();
        change(&mut bytes);
        bytes
    };

    let cut = changed(&|bytes| bytes.truncate(3 * size as usize + size as usize / 2));
    found(&cut, "cut-buffer", "damage", 3 * size);
    let event = event_after(2 * size);
    let zero = changed(&|bytes| {
        put(bytes, event + 4, u32::from_le_bytes(*SAMPLE[event as usize + 4..].first_chunk().expect("bytes")) & !0xFFFF)
    });
    found(&zero, "event-too-small", "damage", event);
    let zeroed = changed(&|bytes| bytes[2 * size as usize..3 * size as usize].fill(0));
    found(&zeroed, "zeroed-header", "damage", 2 * size);
    let garbage = changed(&|bytes| put(bytes, 2 * size, 0xDEAD_BEEF));
    found(&garbage, "buffer-size", "damage", 2 * size);
    let saved = changed(&|bytes| put(bytes, 2 * size + 4, 0xDEAD_BEEF));
    found(&saved, "offset-field", "damage", 2 * size);
    // This is normal for a session that was not stopped.
    let written = 0x48 + 0x20 + 0x24;
    let open = changed(&|bytes| put(bytes, written, 0));
    found(&open, "session-open", "note", 0x48);
    let flipped = changed(&|bytes| {
        let mut at = 1usize;
        for _ in 0..60 {
            at = at.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let place = (at >> 20) % bytes.len();
            bytes[place] ^= 1 << (at >> 60 & 7);
        }
    });
    let (code, all) = findings(&flipped);
    assert_eq!(code, 1);
    assert!(all.iter().any(|(_, severity, _)| severity == "damage"), "{all:?}");
}

#[test]
fn info_shows_every_event_and_every_damage_over_time() {
    let mut damaged = SAMPLE.to_vec();
    damaged[5000..5200].fill(0xA5);
    for bytes in [SAMPLE.to_vec(), damaged].into_iter().chain(real("airbus-shutdown-perf-diag.etl")) {
        let ran = run_with(&["info", "-", "--format", "json"], &bytes);
        let report: Value = serde_json::from_str(&ran.out).expect("JSON");
        let (file, of) = (&report["files"][0], &report["files"][0]["over_time"]);
        let sum = |counts: &Value| counts.as_array().expect("a list").iter().filter_map(Value::as_u64).sum::<u64>();
        let number = |number: &Value| number.as_u64().expect("a number");
        let events = number(&file["events"]["count"]);
        assert_eq!(sum(&of["events"]) + number(&of["left_out"]), events);
        let kinds = of["kinds"].as_array().expect("a list");
        let listed: u64 = kinds.iter().map(|kind| sum(&kind["events"])).sum();
        assert_eq!(listed + number(&of["other_kinds"]["count"]), sum(&of["events"]));
        let places = Counts::of(&Trace::new(&bytes)).damages.places();
        assert_eq!((sum(&of["damaged"]), ran.code), (places, u8::from(places > 0)));
        for width in [1, 40, 79, 80, 200] {
            let text = run_in(&["info", "-"], &bytes, |console| console.width = Some(width)).out;
            let chart = text.split("\n\n").find(|part| part.starts_with("Events over time")).expect("a chart");
            assert!(chart.chars().all(|character| character.is_ascii() || character == '…'), "{chart}");
            assert!(chart.lines().all(|line| line.chars().count() <= width.clamp(40, 100)), "{chart}");
            assert_eq!(chart.contains("\n  damage "), places > 0, "{chart}");
        }
    }
}

#[test]
fn hex_accepts_places_of_findings() {
    let mut all = vec![(SAMPLE.to_vec(), 0)];
    all.extend(real("msbuild-perfview-32.etl").map(|bytes| (bytes, 1)));
    for (bytes, compressed) in all {
        let (_, rows) = findings(&bytes);
        assert!(rows.iter().filter(|(.., place)| place.contains('+')).count() >= compressed);
        for (_, _, place) in rows {
            let ran = run_with(&["hex", &place, "--records", "1"], &bytes);
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{place}");
            assert!(ran.out.starts_with("Buffer at 0x"), "{place}: {}", ran.out);
        }
    }
}

#[test]
fn reports_damage_on_standard_error() {
    let mut bytes = SAMPLE.to_vec();
    let size = bytes.len() / 7;
    bytes[2 * size..3 * size].fill(0);
    for args in [&["info", "-"][..], &["stats", "-"], &["stats", "-", "--format", "json"]] {
        let ran = run_with(args, &bytes);
        assert_eq!(ran.code, 1, "{args:?}");
        assert!(ran.err.starts_with("damage: standard input@0x"), "{}", ran.err);
        assert!(ran.err.contains("all zeros") && !ran.out.is_empty(), "{}", ran.err);
    }
    let ran = run_with(&["check-trace", "-"], &bytes);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
}

#[test]
fn rejects_unreadable_input() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("written");
        path.display().to_string()
    };
    let (empty, bzip2) = (path("empty.etl", b""), path("x.etl", b"BZh91AY&more"));
    let here = folder.path().display().to_string();
    for command in ["info", "stats", "check-trace"] {
        for (file, message) in [
            ("nowhere.etl", "the file nowhere.etl does not exist"),
            (&here, "is a folder\n help: name a trace file in it"),
            (&empty, "empty.etl is empty"),
            (
                &bzip2,
                "x.etl is not an ETW trace: no buffer found in 12 bytes; the first bytes are 42 5a 68 39 31 41 59 26, as in a bzip2 file",
            ),
        ] {
            let ran = run_with(&[command, file], b"");
            assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{command} {file}");
            assert!(ran.err.contains(message), "{}", ran.err);
        }
        assert_eq!(run_with(&[command, "--format", "yaml"], b"").code, 2);
    }
    assert_eq!(run_with(&["info", "a.etl", "b.etl"], b"").code, 2);
    assert!(File::open(&bzip2).is_ok());
}

#[test]
fn lists_the_first_of_many_damaged_places_and_counts_all() {
    let second = Trace::new(SAMPLE).buffers().flatten().nth(1).expect("the sample has more buffers");
    let mut broken = second.bytes().to_vec();
    let offsets: Vec<usize> = second.open(&mut Scratch::new()).events().flatten().map(|event| event.offset()).collect();
    for offset in offsets.iter().skip(1).step_by(6) {
        broken[*offset..][..8].fill(0xEE);
    }
    let (begin, _) = SAMPLE.split_at(second.file_offset() as usize);
    let one = [begin, &broken].concat();
    let each = Counts::of(&Trace::new(&one)).damages;
    assert!(each.places() >= 3 && each.listed().len() as u64 == each.places(), "{each:?}");
    let copies = 2000 / each.places() + 1;
    let all = [begin, &broken.repeat(copies as usize)].concat();

    let (places, skipped) = (each.places() * copies, each.skipped_bytes() * copies);
    let stats = run_with(&["stats", "-", "--format", "json"], &all);
    let json: Value = serde_json::from_str(&stats.out).expect("JSON");
    let file = &json["files"][0];
    assert_eq!((&file["damaged_places"], &file["skipped_bytes"]), (&places.into(), &skipped.into()));
    assert_eq!(file["damage"].as_array().map(Vec::len), Some(1000));
    assert_eq!(stats.err.lines().count(), 21);
    let more = places - 20;
    assert!(stats.err.contains(&format!("{more} more places, {skipped} bytes skipped in total")), "{}", stats.err);

    let check = run_with(&["check-trace", "-", "--format", "json"], &all);
    let json: Value = serde_json::from_str(&check.out).expect("JSON");
    let file = &json["files"][0];
    assert_eq!(file["damage"], places);
    let rows = file["findings"].as_array().expect("a list").iter().filter(|row| row["severity"] == "damage");
    let (rows, bytes) =
        rows.fold((0, 0), |(rows, bytes), row| (rows + 1, bytes + row["skipped_bytes"].as_u64().expect("a number")));
    assert_eq!((rows, bytes), (1001, skipped));
}
