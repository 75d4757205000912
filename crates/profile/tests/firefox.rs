//! The format of the Firefox Profiler, which its own command line reads.

use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use etwspec_etl::{File, SAMPLE, Trace};
use etwspec_profile::Profile;
use serde_json::Value;

/// Returns the profile of a trace as JSON.
fn written(trace: &Trace<'_>) -> (Profile, Value) {
    let profile = Profile::read(std::slice::from_ref(trace), |_, _| ());
    let mut out = Vec::new();
    profile.write_firefox("test", false, &mut out).expect("memory does not fail");
    let json = serde_json::from_slice(&out).expect("JSON");
    (profile, json)
}

fn list<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value[key].as_array().map_or(&[], |list| list)
}

/// Checks that indices of tables refer to rows.
fn check(profile: &Profile, json: &Value) {
    let (mut samples, mut weights, mut times) = (0, 0, Vec::new());
    let libraries = list(json, "libs").len();
    for thread in list(json, "threads") {
        let within = |table: &str, column: &str, of: usize| {
            for index in list(&thread[table], column).iter().filter_map(Value::as_i64) {
                assert!(index >= -1 && index < of as i64, "{table}.{column}: {index} of {of}");
            }
        };
        let length = |table: &str| thread[table]["length"].as_u64().expect("a length") as usize;
        within("samples", "stack", length("stackTable"));
        within("stackTable", "frame", length("frameTable"));
        within("frameTable", "func", length("funcTable"));
        within("funcTable", "resource", length("resourceTable"));
        within("resourceTable", "lib", libraries);
        for (node, outer) in list(&thread["stackTable"], "prefix").iter().enumerate() {
            assert!(outer.as_u64().is_none_or(|outer| outer < node as u64));
        }
        samples += length("samples");
        weights += list(&thread["samples"], "weight").iter().filter_map(Value::as_u64).sum::<u64>();
        let of: Vec<f64> = list(&thread["samples"], "time").iter().filter_map(Value::as_f64).collect();
        assert!(of.is_sorted() && of.len() == length("samples"));
        times.extend(of.iter().map(|milliseconds| (milliseconds * 1e6).round() as i64));
    }
    times.sort_unstable();
    assert_eq!(times, profile.samples.iter().map(|sample| sample.time).collect::<Vec<_>>());
    assert_eq!((samples, weights), (profile.samples.len(), profile.samples.len() as u64));
    let markers: u64 = list(json, "threads").iter().filter_map(|thread| thread["markers"]["length"].as_u64()).sum();
    assert_eq!(markers as usize, profile.waits.len() + profile.markers.len());
}

#[test]
fn tables_of_all_traces_refer_to_rows() {
    let (profile, json) = written(&Trace::new(SAMPLE));
    check(&profile, &json);
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    for path in etwspec_corpus::traces(&folder) {
        let file = File::read(&path).expect("the trace is readable");
        let (profile, json) = written(&Trace::new(file.as_bytes()));
        check(&profile, &json);
    }
}

#[test]
fn images_have_the_identity_of_their_symbols() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    let file = File::read(folder.join("perfview-net452-x86.etl")).expect("the trace is readable");
    let (_, json) = written(&Trace::new(file.as_bytes()));
    let kernel = list(&json, "libs").iter().find(|library| library["name"] == "ntoskrnl.exe").expect("the kernel");
    assert_eq!(kernel["debugName"], "ntkrnlmp.pdb");
    let id = kernel["breakpadId"].as_str().expect("an ID");
    assert!(id.len() == 33 && id.chars().any(|digit| digit != '0'), "{id}");
    assert!(kernel["codeId"].as_str().is_some_and(|id| id.len() > 8));
}

/// Runs the command line of the Firefox Profiler.
fn query(program: &Path, home: &Path, args: &[&str]) -> String {
    let run = || Command::new("node").arg(program).args(args).env("HOME", home).output().expect("node runs");
    let mut ran = run();
    for _ in 0..4 {
        // The program waits for its daemon for half a second, which a busy machine exceeds.
        if ran.status.success() || !String::from_utf8_lossy(&ran.stderr).contains("did not become ready") {
            break;
        }
        ran = run();
    }
    assert!(ran.status.success(), "{args:?}: {}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8_lossy(&ran.stdout).into_owned()
}

#[test]
fn firefox_profiler_reads_the_profile() {
    let program = etwspec_corpus::repository()
        .join("tests/browser/node_modules/@firefox-devtools/profiler-cli/dist/profiler-cli.js");
    let Some(folder) = etwspec_corpus::folder_or_skip().filter(|_| program.is_file()) else {
        // The test harness captures `eprintln!` of tests that pass.
        _ = writeln!(std::io::stderr(), "skipped: no {}", program.display());
        return;
    };
    let file = File::read(folder.join("perfview-net452-x86.etl")).expect("the trace is readable");
    let profile = Profile::read(&[Trace::new(file.as_bytes())], |_, _| ());
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("profile.json.gz");
    profile.write_firefox("test", true, std::fs::File::create(&path).expect("a file")).expect("it can be written");
    let query = |args: &[&str]| query(&program, home.path(), args);
    query(&["load", path.to_str().expect("a path")]);
    let info = query(&["profile", "info", "--all"]);
    let threads = query(&["thread", "list", "--json"]);
    let stacks = query(&["thread", "samples"]);
    query(&["stop"]);
    // The process that used the processors most, by the profiler, and by the profile.
    let mut by_process = vec![0u64; profile.processes.len()];
    for sample in profile.samples.iter().filter(|sample| profile.threads[sample.thread as usize].idle.is_none()) {
        by_process[profile.threads[sample.thread as usize].process as usize] += u64::from(sample.ran);
    }
    let (most, ran) = by_process.iter().enumerate().max_by_key(|(_, ran)| **ran).expect("a process");
    let name = profile.processes[most].name.as_deref().expect("a name");
    let line = info.lines().find(|line| line.trim_start().starts_with("p-")).expect("a process");
    let shown = line.rsplit(' ').next().and_then(|time| time.strip_suffix("ms")?.parse::<f64>().ok()).expect("a time");
    // The profiler leaves the first sample of each thread out.
    let threads_of = profile.threads.iter().filter(|thread| thread.process as usize == most).count();
    let lacks = *ran as f64 / 1e6 - shown;
    assert!(line.contains(name) && (0.0..=threads_of as f64).contains(&lacks), "{line} {ran}");
    assert!(!threads.is_empty() && stacks.contains('%'), "{stacks}");
}
