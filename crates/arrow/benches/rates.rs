//! Events a second into Arrow and into Parquet: `cargo bench -p etwspec-arrow --features files --bench rates`. On one core with
//! `taskset -c 0` before it, because an export uses all of them.
//!
//! The trace is a kernel trace of the corpus whose buffers are repeated, in memory. `read` visits its events, and is the part
//! of all other rows that no conversion can save.

use std::hint::black_box;
use std::time::Instant;

use arrow_schema::ArrowError;
use etwspec_arrow::{Before, Export, ExportOptions, Options, scan};
use etwspec_etl::{Item, Trace};
use etwspec_schema::Schemas;

/// Size of the trace in bytes.
const SIZE: usize = 128 << 20;
/// Rounds; the median counts.
const ROUNDS: usize = 5;

#[allow(clippy::print_stdout, reason = "the results")]
fn main() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    for name in ["airbus-shutdown-perf-diag.etl", "perfview-net452-x86.etl"] {
        let once = std::fs::read(folder.join(name)).expect("a trace of the corpus");
        let bytes = once.repeat(SIZE.div_ceil(once.len()));
        let trace = Trace::new(&bytes);
        let mut events = 0u64;
        trace.for_each(|item| events += u64::from(matches!(item, Item::Event(..))));
        println!("{name}, repeated to {} MiB: {events} events", bytes.len() >> 20);
        let row = |what: &str, run: &mut dyn FnMut()| {
            let mut times: Vec<f64> = (0..ROUNDS)
                .map(|_| {
                    let start = Instant::now();
                    run();
                    start.elapsed().as_secs_f64()
                })
                .collect();
            times.sort_by(f64::total_cmp);
            let rate = |time: f64| events as f64 / time / 1e6;
            println!("  {what:28} {:6.2} million events/s ({:.2} at best)", rate(times[ROUNDS / 2]), rate(times[0]));
        };
        row("read", &mut || {
            let mut sum = 0;
            trace.for_each(|item| {
                if let Item::Event(_, event) = item {
                    sum += event.time_stamp().unwrap_or_default();
                }
            });
            black_box(sum);
        });
        let before = Before::of(&trace, Schemas::new());
        row("names and schemas", &mut || {
            black_box(Before::of(&trace, Schemas::new()));
        });
        for (what, tables) in
            [("Arrow, typed tables", "*.*"), ("Arrow, table of all events", "events"), ("Arrow, all tables", "*")]
        {
            row(what, &mut || {
                let mut options = Options::new();
                options.tables = vec![tables.to_owned()];
                let converted = scan(&trace, before.clone(), options, |batch| -> Result<(), ArrowError> {
                    black_box(batch);
                    Ok(())
                });
                converted.expect("a conversion that never fails");
            });
        }
        for (what, tables) in [("Parquet, typed tables", "*.*"), ("Parquet, all tables", "*")] {
            row(what, &mut || {
                let folder = tempfile::tempdir().expect("a folder");
                let mut files = Export::new(folder.path(), "trace", ExportOptions::default());
                let mut options = Options::new();
                options.tables = vec![tables.to_owned()];
                scan(&trace, before.clone(), options, |batch| files.write(&batch)).expect("room for the files");
                black_box(files.finish().expect("room for the files"));
            });
        }
    }
}
