//! Events a second into Arrow and into Parquet: `cargo bench -p etwspec-arrow --features files --bench rates`. On one core with
//! `taskset -c 0` before it, because an export uses all of them.
//!
//! The trace is a kernel trace of the corpus whose buffers are repeated, in memory. One of them is compressed and has events of
//! other providers, too: `of the kernel` is a copy of it as `xperf` would have written it, with the events of the kernel in buffers
//! that are not compressed. `read` visits the events. No conversion can save this part of the other rows. Rows of kernel
//! tables count the events of the kernel; all others count all events. Arguments select rows: `-- perfview Arrow` measures those
//! whose trace and name contain both. `--once` is one round of the trace as it is, for a profiler that counts instructions.
//!
//! `by the parquet crate` writes the same rows with the encoders of that crate. The encoders of this crate stay as long as a
//! whole export is 1.5 times as fast with them. It is 1.8 to 2.8 times as fast with one kind of table, and 2.2 to 3.9 times with
//! all.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fs::File;
use std::hint::black_box;
use std::io::Cursor;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use arrow_schema::ArrowError;
use etwspec_arrow::{Batch, Export, ExportOptions, Options, TraceContext, scan};
use etwspec_etl::buffers::Scratch;
use etwspec_etl::write::{Copier, WriteError};
use etwspec_etl::{Item, Trace};
use etwspec_schema::Schemas;
use parquet::arrow::ArrowWriter;
use parquet::basic::Compression;
use parquet::file::properties::{EnabledStatistics, WriterProperties};

/// Size of the trace in bytes.
const SIZE: usize = 128 << 20;
/// Rounds; the median counts.
const ROUNDS: usize = 5;

/// Traces: the name, the file in the corpus, and whether it is a copy of the events of the kernel.
const TRACES: [(&str, &str, bool); 3] = [
    ("airbus-shutdown-perf-diag", "airbus-shutdown-perf-diag.etl", false),
    ("perfview-net452-x86", "perfview-net452-x86.etl", false),
    ("perfview-net452-x86, of the kernel", "perfview-net452-x86.etl", true),
];

/// Tables of a row: a name, and a pattern.
const TABLES: [(&str, &str); 4] = [
    ("kernel tables", "kernel.*"),
    ("tables with fields", "*.*"),
    ("table of all events", "events"),
    ("all tables", "*"),
];

/// Repeats a run. Prints the median rate, and the best.
#[allow(clippy::print_stdout, reason = "the results")]
fn row(what: &str, events: u64, rounds: usize, run: &mut dyn FnMut()) {
    let mut times: Vec<f64> = (0..rounds)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed().as_secs_f64()
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let rate = |time: f64| events as f64 / time / 1e6;
    println!("  {what:30} {:6.2} million events/s ({:.2} at best)", rate(times[rounds / 2]), rate(times[0]));
}

/// Returns whether a word selects a trace.
fn is_trace(word: &str) -> bool {
    TRACES.iter().any(|(name, ..)| name.contains(word))
}

/// Returns a copy of the events of the kernel in a trace, without compression.
fn of_kernel(trace: &[u8]) -> Result<Vec<u8>, WriteError> {
    let (mut copy, mut scratch) = (None, Scratch::new());
    for raw in Trace::new(trace).buffers().flatten() {
        let buffer = raw.open(&mut scratch);
        match &mut copy {
            None => copy = Some(Copier::new(Cursor::new(Vec::new()), &buffer, Some(false))?),
            Some(copy) => copy.buffer(&buffer, |event| event.hook().is_some())?,
        }
    }
    Ok(copy.ok_or(WriteError::NoLogFile)?.finish()?.into_inner())
}

fn of_tables(tables: &str) -> Options {
    let mut options = Options::new();
    options.tables = vec![tables.to_owned()];
    options
}

#[allow(clippy::print_stdout, reason = "the results")]
fn main() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let is_once = std::env::args().any(|word| word == "--once");
    let (size, rounds) = if is_once { (1, 1) } else { (SIZE, ROUNDS) };
    for (name, file, is_copy) in TRACES {
        if words.iter().any(|word| is_trace(word) && !name.contains(word.as_str())) {
            continue;
        }
        let is_wanted = |what: &str| words.iter().all(|word| format!("{name} {what}").contains(word.as_str()));
        let mut once = std::fs::read(folder.join(file)).expect("a trace of the corpus");
        if is_copy {
            once = of_kernel(&once).expect("it begins with the header of a log file");
        }
        let bytes = once.repeat(size.div_ceil(once.len()));
        let trace = Trace::new(&bytes);
        let (mut events, mut of_kernel) = (0u64, 0u64);
        trace.for_each(|item| {
            if let Item::Event(_, event) = item {
                events += 1;
                of_kernel += u64::from(event.hook().is_some());
            }
        });
        println!("{name}, repeated to {} MiB: {events} events, {of_kernel} of the kernel", bytes.len() >> 20);
        if is_wanted("read") {
            row("read", events, rounds, &mut || {
                let mut sum = 0;
                trace.for_each(|item| {
                    if let Item::Event(_, event) = item {
                        sum += event.time_stamp().unwrap_or_default();
                    }
                });
                black_box(sum);
            });
        }
        if is_wanted("names and schemas") {
            row("names and schemas", events, rounds, &mut || {
                black_box(TraceContext::of(&trace, Schemas::new()));
            });
        }
        let before = TraceContext::of(&trace, Schemas::new());
        for (what, tables) in TABLES {
            let events = if tables.starts_with("kernel") { of_kernel } else { events };
            let to_arrow = format!("Arrow, {what}");
            if is_wanted(&to_arrow) {
                row(&to_arrow, events, rounds, &mut || {
                    let converted =
                        scan(&trace, before.clone(), of_tables(tables), |batch| -> Result<(), ArrowError> {
                            black_box(batch);
                            Ok(())
                        });
                    converted.expect("a conversion that never fails");
                });
            }
            let to_parquet = format!("Parquet, {what}");
            if is_wanted(&to_parquet) {
                row(&to_parquet, events, rounds, &mut || {
                    let folder = tempfile::tempdir().expect("a folder");
                    let mut files = Export::new(folder.path(), "trace", ExportOptions::default());
                    scan(&trace, before.clone(), of_tables(tables), |batch| files.write(&batch))
                        .expect("room for the files");
                    black_box(files.finish().expect("room for the files"));
                });
            }
            let by_crate = format!("Parquet by the parquet crate, {what}");
            if is_wanted(&by_crate) {
                row(&by_crate, events, rounds, &mut || {
                    let folder = tempfile::tempdir().expect("a folder");
                    let mut files = HashMap::new();
                    scan(&trace, before.clone(), of_tables(tables), |batch| {
                        by_parquet_crate(folder.path(), &mut files, &batch)
                    })
                    .expect("room for the files");
                    for file in files.into_values() {
                        black_box(file.close().expect("room for the file"));
                    }
                });
            }
        }
    }
}

/// Adds rows to the file of their table, with the encoders of the parquet crate and the sizes of our files.
fn by_parquet_crate(
    folder: &Path,
    files: &mut HashMap<Arc<str>, ArrowWriter<File>>,
    batch: &Batch,
) -> Result<(), ArrowError> {
    let file = match files.entry(Arc::clone(&batch.table)) {
        Entry::Occupied(known) => known.into_mut(),
        Entry::Vacant(new) => {
            let properties = WriterProperties::builder()
                .set_compression(Compression::SNAPPY)
                .set_max_row_group_row_count(Some(1 << 17))
                .set_data_page_row_count_limit(1 << 13)
                .set_write_batch_size(1 << 13)
                .set_statistics_enabled(EnabledStatistics::Page)
                .build();
            let file = File::create(folder.join(&*batch.table))?;
            new.insert(ArrowWriter::try_new(file, batch.rows.schema(), Some(properties))?)
        }
    };
    Ok(file.write(&batch.rows)?)
}
