//! Measures whole commands on traces of the corpus, each against the library's counts by one thread in the same round:
//! `cargo bench -p etwspec-cli --bench commands`. The table is part of `crates/etl/docs/speed.md`.
#![allow(clippy::print_stdout)]

use std::hint::black_box;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use etwspec_etl::File;
use etwspec_etl::counts::Counts;

/// The commands. `FILE` is the trace.
const COMMANDS: [&[&str]; 8] = [
    &["--version"],
    &["info", "FILE"],
    &["stats", "FILE"],
    &["check-trace", "FILE"],
    &["dump", "FILE"],
    &["dump", "FILE", "--format", "json"],
    &["dump", "FILE", "--format", "json", "--one-pass"],
    &["dump", "FILE", "--limit", "1"],
];

/// The traces: one with little to describe, one of kernel events, and one compressed.
const TRACES: [&str; 3] = ["airbus-amsi.etl", "airbus-shutdown-perf-diag.etl", "perfview-net452-x86.etl"];

/// Number of rounds, each of which measures everything once.
const ROUNDS: usize = 15;

fn main() {
    // `cargo test --benches` checks that it builds.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let Ok(folder) = etwspec_corpus::folder() else {
        return println!("skipped: no corpus; set ETWSPEC_CORPUS to its folder");
    };
    println!("| | {} |\n|---|---|---|---|", TRACES.join(" | "));
    let columns = TRACES.map(|trace| times(&folder.join(trace)));
    let counts = columns.each_ref().map(|(counts, _)| format!("{:.1} ms", counts * 1e3)).join(" | ");
    println!("| counts by the library, one thread | {counts} |");
    for (row, command) in COMMANDS.iter().enumerate() {
        let ratios = columns.each_ref().map(|(counts, all)| format!("{:.2}", all[row] / counts)).join(" | ");
        println!("| `etwspec {}` | {ratios} |", command.join(" "));
    }
}

/// Returns the times of the library and of each command, in seconds.
fn times(trace: &Path) -> (f64, Vec<f64>) {
    let (mut counts, mut commands) = (Vec::new(), vec![Vec::new(); COMMANDS.len()]);
    for _ in 0..ROUNDS {
        counts.push(time(|| {
            let file = File::open(trace).expect("a trace of the corpus");
            black_box(Counts::of(&file.trace()));
        }));
        for (times, command) in commands.iter_mut().zip(COMMANDS) {
            let arguments = command.iter().map(|word| if *word == "FILE" { trace.as_os_str() } else { word.as_ref() });
            let mut process = Command::new(env!("CARGO_BIN_EXE_etwspec"));
            process.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
            times.push(time(|| assert!(process.status().is_ok(), "the command runs")));
        }
    }
    (median(counts), commands.into_iter().map(median).collect())
}

fn time(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
}
