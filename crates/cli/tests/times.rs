//! Times in tables and in filters.

use crate::common::{ok, run_with};
use etwspec_corpus::folder_or_skip;

#[test]
fn times_of_tables_are_seconds_utc_or_local() {
    let of = |time: &str| ok(&["dump", "--sample", "--time", time, "--limit", "3", "--fields", "time,cpu,event"]);
    insta::assert_snapshot!("times", ["relative", "utc", "local"].map(of).join("\n"));
    insta::assert_snapshot!("times_of_groups", ok(&["stats", "--sample", "--by", "time:10ms", "--time", "local"]));
}

#[test]
fn times_of_people_select_the_same_events() {
    let of = |from: &str| ok(&["dump", "--sample", "--format", "json", "--from", from]);
    let exact = of("2024-05-04T09:00:00.01Z");
    for from in [
        "2024-05-04 09:00:00.01",
        "09:00:00.01",
        "2024-05-04T10:00:00.01+01:00",
        "2024-05-04 10:00:00.01 local",
        "10:00:00.01 local",
        "+10ms",
        "+0h0m0.01s",
    ] {
        assert_eq!(of(from), exact, "{from}");
    }
    assert!(!exact.is_empty() && exact.len() < of("2024-05-04").len());
}

#[test]
fn local_times_follow_the_rules_of_the_traced_machine() {
    let Some(folder) = folder_or_skip() else { return };
    let path = folder.join("sawbuck-process-64-v2.etl");
    let path = path.to_str().expect("the path is text");
    let text = ok(&["dump", path, "--time", "local", "--limit", "1"]);
    // In May, New York is four hours behind UTC.
    assert!(text.contains("\n2011-05-02T08:56:53.9883677-04:00 "), "{text}");
}

#[test]
fn times_that_a_format_or_a_trace_does_not_have_are_refused() {
    let text = |args: &[&str], input: &[u8]| {
        let ran = run_with(args, input);
        format!("{}\n{}", ran.code, ran.err)
    };
    insta::assert_snapshot!(
        "times_refused",
        [
            text(&["dump", "--sample", "--format", "json", "--time", "utc"], &[]),
            text(&["dump", "--time", "local"], &[0; 4096]),
            text(&["dump", "--from", "10:00"], &[0; 4096]),
        ]
        .join("\n")
    );
}
