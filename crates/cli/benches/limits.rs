//! Measures the memory and time of each command on damaged traces, and fails if a command exceeds the limits.
//!
//! `cargo bench -p etwspec-cli --bench limits -- 10000` runs all commands on 10,000 damaged traces, and on the
//! reproductions if there are any.
//!
//! A command may allocate 64 MB plus the size of the file, and take ten times as long as for an undamaged trace of the same
//! size. Since other programs disturb the measurement, a run under 50 ms is never too long, and a run that is too long is
//! repeated.
#![allow(clippy::print_stdout)]

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{env, fs};

use etwspec_console::Console;
use etwspec_etl::Trace;
use faults::{EXTREMES, Numbers, mutate, put};
use peak_alloc::PeakAlloc;

// The tests of whole traces damage them in the same ways.
#[allow(unreachable_pub)]
#[path = "../../../tests/src/faults.rs"]
mod faults;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The commands. `FILE` is the trace, `OUT` a file to write.
const COMMANDS: [&[&str]; 16] = [
    &["info", "FILE"],
    &["info", "FILE", "--format", "json"],
    &["stats", "FILE"],
    &["stats", "FILE", "--format", "json"],
    &["check-trace", "FILE"],
    &["check-trace", "FILE", "--format", "json"],
    &["dump", "FILE"],
    &["dump", "FILE", "--format", "json"],
    &["dump", "FILE", "--format", "csv", "--sort"],
    &["dump", "FILE", "--sort", "--limit", "5"],
    &["dump", "FILE", "FILE"],
    &["dump", "FILE", "--format", "csv", "--fields", "time,event,data,ProcessId"],
    &["hex", "FILE@0"],
    &["cut", "FILE", "OUT"],
    &["cut", "FILE", "OUT", "--compressed"],
    &["cut", "FILE", "OUT", "--uncompressed"],
];

/// Maximum number of allocated bytes, in addition to the size of the file.
const MOST_MEMORY: usize = 64_000_000;

/// Maximum time, in relation to an undamaged trace of the same size.
const MOST_TIME: u32 = 10;

/// Time that is never too long.
const SHORT: Duration = Duration::from_millis(100);

/// Number of repetitions of a run that takes too long.
const REPEAT: usize = 4;

/// Traces are truncated to this size.
const LONGEST: usize = 1 << 16;

/// Memory and time of a run.
#[derive(Clone, Copy, Default)]
struct Cost {
    memory: usize,
    time: Duration,
}

/// An undamaged trace, and the time that each command takes for it.
struct Source {
    name: String,
    bytes: Vec<u8>,
    times: Vec<Duration>,
}

fn main() -> ExitCode {
    // `cargo test --benches` only asks whether it runs.
    let test = env::args().any(|argument| argument == "--test");
    let number = env::args().find_map(|argument| argument.parse().ok()).unwrap_or(if test { 10 } else { 1000 });
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (file, out) = (folder.path().join("trace.etl"), folder.path().join("out.etl"));
    let run = |command: &[&str], bytes: &[u8]| -> Cost { run(command, bytes, &file, &out) };

    let sources = sources(&file, &run);
    let mut worst = vec![Cost::default(); COMMANDS.len()];
    let mut failures = Vec::new();
    let mut check = |name: &str, bytes: &[u8], source: &Source| {
        fs::write(&file, bytes).expect("the temporary folder is writable");
        let parts = (bytes.len() / source.bytes.len().max(1) + 1) as u32;
        for ((command, worst), time) in COMMANDS.iter().zip(&mut worst).zip(&source.times) {
            let limit = (*time * MOST_TIME * parts).max(SHORT);
            let mut cost = run(command, bytes);
            for _ in 0..REPEAT {
                if cost.time > limit {
                    cost.time = cost.time.min(run(command, bytes).time);
                }
            }
            worst.memory = worst.memory.max(cost.memory);
            worst.time = worst.time.max(cost.time);
            if cost.memory > MOST_MEMORY + bytes.len() || cost.time > limit {
                failures.push(format!("{name}: {}: {} bytes, {:?}", command.join(" "), cost.memory, cost.time));
            }
        }
    };
    for (name, bytes) in etl_files(&shared("repro")) {
        check(&name, &bytes, &sources[0]);
    }
    for seed in 0..number {
        let mut numbers = Numbers::new(seed + 1);
        let source = &sources[numbers.below(sources.len())];
        let mut bytes = source.bytes.clone();
        for _ in 0..=numbers.below(3) {
            damage(&mut bytes, &mut numbers);
        }
        check(&format!("{}, seed {seed}", source.name), &bytes, source);
    }

    println!("{number} damaged traces of at most {LONGEST} bytes, {} undamaged sources\n", sources.len());
    println!("| command | most memory, MB | longest, ms |\n|---|---|---|");
    for (command, worst) in COMMANDS.iter().zip(&worst) {
        let (megabytes, time) = (worst.memory as f64 / 1e6, worst.time.as_secs_f64() * 1e3);
        println!("| {} | {megabytes:.1} | {time:.1} |", command.join(" "));
    }
    failures.iter().for_each(|failure| println!("over the limit: {failure}"));
    if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Damages a trace: anywhere, or a number in the header of a buffer or in the first event after it.
fn damage(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    if numbers.below(2) == 0 {
        return mutate(bytes, numbers);
    }
    let buffers: Vec<u64> = Trace::new(bytes).buffers().flatten().map(|raw| raw.file_offset()).collect();
    let Some(buffer) = buffers.get(numbers.below(buffers.len())) else { return };
    let at = *buffer as usize + numbers.below(0x100) / 4 * 4;
    put(bytes, at, EXTREMES[numbers.below(EXTREMES.len())]);
}

/// Runs a command on the bytes of a trace in a file, and discards the output.
fn run(command: &[&str], bytes: &[u8], file: &Path, out: &Path) -> Cost {
    let name = |argument: &&str| match *argument {
        "FILE" => file.as_os_str().to_owned(),
        "FILE@0" => format!("{}@0", file.display()).into(),
        "OUT" => out.as_os_str().to_owned(),
        other => OsString::from(other),
    };
    let arguments: Vec<OsString> = std::iter::once("etwspec".into()).chain(command.iter().map(name)).collect();
    let (mut output, mut errors, mut input) = (io::sink(), io::sink(), io::empty());
    let mut console = Console::new(&mut output, &mut errors, &mut input);
    MEMORY.reset_peak_usage();
    let (before, start) = (MEMORY.current_usage(), Instant::now());
    let status = etwspec_cli::run(arguments, &mut console);
    let cost = Cost { memory: MEMORY.peak_usage().saturating_sub(before), time: start.elapsed() };
    assert!(status <= 2, "{} bytes: {}", bytes.len(), command.join(" "));
    cost
}

/// The sample and the traces of the corpus, truncated.
fn sources(file: &Path, run: &impl Fn(&[&str], &[u8]) -> Cost) -> Vec<Source> {
    let mut traces = vec![("sample".to_owned(), etwspec_etl::SAMPLE.to_vec())];
    traces.extend(etwspec_corpus::folder().into_iter().flat_map(|folder| etl_files(&folder)));
    let time = |(name, mut bytes): (String, Vec<u8>)| {
        bytes.truncate(LONGEST);
        fs::write(file, &bytes).expect("the temporary folder is writable");
        let times = COMMANDS.iter().map(|command| run(command, &bytes).time).collect();
        Source { name, bytes, times }
    };
    traces.into_iter().map(time).collect()
}

/// A folder beside the repository.
fn shared(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(name)
}

/// The traces in a folder, if it exists.
fn etl_files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    if !folder.is_dir() {
        println!("skipped: no folder {}", folder.display());
        return Vec::new();
    }
    let read = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        (name, fs::read(path).expect("the trace is readable"))
    };
    etwspec_corpus::traces(folder).iter().map(read).collect()
}
