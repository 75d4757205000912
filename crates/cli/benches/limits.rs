//! Measures the memory and time of each command on damaged traces and schemas, and fails if a command exceeds the limits.
//!
//! `cargo bench -p etwspec-cli --bench limits -- 10000` runs all commands on 10,000 damaged traces, on 10,000 mutants of traces
//! with schemas and of files of schemas, and on the reproductions if there are any.
//!
//! A command may allocate 64 MB plus four times the size of the file, and take ten times as long as for an undamaged file of the
//! same size. Since other programs disturb the measurement, a run under 50 ms is never too long, and a run that is too long is
//! repeated.
#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;
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

// The fuzz targets mutate by structure.
#[allow(dead_code, unreachable_pub, unused_imports)]
#[path = "../../etl/fuzz/src/library/mod.rs"]
mod library;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Commands that read a trace. `FILE` is the trace, `OUT` a file to write.
const COMMANDS: &[&[&str]] = &[
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
    &["schema", "list", "FILE", "--format", "json"],
    &["schema", "share", "FILE"],
    &["schema", "export", "FILE"],
];

/// Commands that read a file of schemas.
const SCHEMA_COMMANDS: &[&[&str]] = &[
    &["schema", "list", "--sample", "--schema", "FILE"],
    &["schema", "export", "--sample", "--schema", "FILE"],
    &["dump", "--sample", "--schema", "FILE", "--format", "json"],
];

/// Maximum number of allocated bytes, in addition to four times the size of the file.
const MAX_MEMORY: usize = 64_000_000;

/// Maximum time, in relation to an undamaged trace of the same size.
const MAX_TIME: u32 = 10;

/// Time that is never too long: for a damaged file, and for a crafted one, whose buffers may be 500 times as large as in the file.
const SHORT: Duration = Duration::from_millis(100);
const SHORT_CRAFTED: Duration = Duration::from_secs(2);

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

/// An undamaged trace or file of schemas, and the time that each command takes for it.
struct Source {
    name: String,
    bytes: Vec<u8>,
    commands: &'static [&'static [&'static str]],
    times: Vec<Duration>,
}

fn main() -> ExitCode {
    // `cargo test --benches` only checks that it runs.
    let test = env::args().any(|argument| argument == "--test");
    let number = env::args().find_map(|argument| argument.parse().ok()).unwrap_or(if test { 10 } else { 1000 });
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (file, out) = (folder.path().join("trace.etl"), folder.path().join("out.etl"));
    let run = |command: &[&str], bytes: &[u8]| -> Cost { run(command, bytes, &file, &out) };

    let (traces, schemas) = (sources(traces(), &file, &run), sources(schemas(), &file, &run));
    let mut worst: BTreeMap<String, Cost> = BTreeMap::new();
    let mut failures = Vec::new();
    let mut check = |name: &str, bytes: &[u8], source: &Source, short: Duration| {
        fs::write(&file, bytes).expect("the temporary folder is writable");
        let parts = (bytes.len() / source.bytes.len().max(1) + 1) as u32;
        for (command, time) in source.commands.iter().zip(&source.times) {
            let limit = (*time * MAX_TIME * parts).max(short);
            let mut cost = run(command, bytes);
            for _ in 0..REPEAT {
                if cost.time > limit {
                    cost.time = cost.time.min(run(command, bytes).time);
                }
            }
            let worst = worst.entry(command.join(" ")).or_default();
            worst.memory = worst.memory.max(cost.memory);
            worst.time = worst.time.max(cost.time);
            if cost.memory > MAX_MEMORY + 4 * bytes.len() || cost.time > limit {
                failures.push(format!("{name}: {}: {} bytes, {:?}", command.join(" "), cost.memory, cost.time));
            }
        }
    };
    for folder in ["repro", "repro/cases", "repro/hostile"] {
        for (name, bytes) in files(&shared(folder), &["etl"]) {
            check(&name, &bytes, &traces[0], SHORT_CRAFTED);
        }
        for (name, bytes) in files(&shared(folder), &["man", "tmf", "pdb"]) {
            check(&name, &bytes, &schemas[0], SHORT_CRAFTED);
        }
    }
    for seed in 0..number {
        let mut numbers = library::numbers::Numbers::new(seed + 1);
        let source = &schemas[numbers.below(schemas.len())];
        let mut bytes = source.bytes.clone();
        match source.name.ends_with(".etl") {
            true => library::mutate::trace(&mut bytes, &mut numbers),
            false => library::mutate::text(&mut bytes, &mut numbers),
        }
        check(&format!("{}, seed {seed}", source.name), &bytes, source, SHORT);
    }
    for seed in 0..number {
        let mut numbers = Numbers::new(seed + 1);
        let source = &traces[numbers.below(traces.len())];
        let mut bytes = source.bytes.clone();
        for _ in 0..=numbers.below(3) {
            damage(&mut bytes, &mut numbers);
        }
        check(&format!("{}, seed {seed}", source.name), &bytes, source, SHORT);
    }

    let (traces, schemas) = (traces.len(), schemas.len());
    println!(
        "{number} damaged traces of at most {LONGEST} bytes, from {traces}, and {number} mutants of schemas, from {schemas}\n"
    );
    println!("| command | most memory, MB | longest, ms |\n|---|---|---|");
    for (command, worst) in worst {
        let (megabytes, time) = (worst.memory as f64 / 1e6, worst.time.as_secs_f64() * 1e3);
        println!("| {command} | {megabytes:.1} | {time:.1} |");
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

/// Names and bytes of files, and the commands that read them.
type Files = (Vec<(String, Vec<u8>)>, &'static [&'static [&'static str]]);

/// Returns the sample and the traces of the corpus.
fn traces() -> Vec<Files> {
    let mut traces = vec![("sample".to_owned(), etwspec_etl::SAMPLE.to_vec())];
    traces.extend(etwspec_corpus::folder().into_iter().flat_map(|folder| files(&folder, &["etl"])));
    vec![(traces, COMMANDS)]
}

/// Returns traces with schemas, and files of schemas: from the repository, the corpus and the reproductions.
fn schemas() -> Vec<Files> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../schema/tests/manifests");
    let folders = [own, shared("repro/cases"), shared("corpus/wpp")];
    let texts = folders.iter().flat_map(|folder| files(folder, &["man", "tmf"])).collect();
    let has_schemas = |(_, bytes): &(String, Vec<u8>)| {
        let mut schemas = etwspec_schema::Schemas::new();
        schemas.read_trace(&Trace::new(bytes));
        schemas.iter().next().is_some()
    };
    let traces = files(&shared("repro/cases"), &["etl"]).into_iter().chain(files(&shared("corpus"), &["etl"]));
    vec![(texts, SCHEMA_COMMANDS), (traces.filter(has_schemas).collect(), COMMANDS)]
}

/// Returns the files, truncated, and the time of each command.
fn sources(files: Vec<Files>, file: &Path, run: &impl Fn(&[&str], &[u8]) -> Cost) -> Vec<Source> {
    let mut all = Vec::new();
    for (files, commands) in files {
        for (name, mut bytes) in files {
            bytes.truncate(LONGEST);
            fs::write(file, &bytes).expect("the temporary folder is writable");
            let times = commands.iter().map(|command| run(command, &bytes).time).collect();
            all.push(Source { name, bytes, commands, times });
        }
    }
    all
}

/// Returns a folder beside the repository.
fn shared(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(name)
}

/// Returns the files in a folder with one of some extensions in the order of their names, if the folder exists.
fn files(folder: &Path, extensions: &[&str]) -> Vec<(String, Vec<u8>)> {
    if !folder.is_dir() {
        println!("skipped: no folder {}", folder.display());
        return Vec::new();
    }
    let entries = fs::read_dir(folder).expect("the folder is readable");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    let has = |path: &Path| path.extension().is_some_and(|own| extensions.iter().any(|extension| own == *extension));
    paths.retain(|path| has(path));
    paths.sort();
    let read = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        (name, fs::read(path).expect("the file is readable"))
    };
    paths.iter().map(read).collect()
}
