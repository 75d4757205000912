//! How many events each process wrote: `cargo run -p etwspec-etl --example events_by_process [FILE]`.
#![allow(clippy::print_stdout)]

use std::num::NonZeroUsize;

use etwspec_etl::{Counts, File, SAMPLE, Trace};

fn main() -> std::io::Result<()> {
    let file = std::env::args_os().nth(1).map(File::open).transpose()?;
    let trace = file.as_ref().map_or_else(|| Trace::new(SAMPLE), File::trace);
    let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let counts = Counts::of_parallel(&trace, threads);
    let mut processes = counts.by_process();
    processes.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.events));
    println!("process     events      bytes");
    for (process, tally) in processes {
        println!("{process:7} {:10} {:10}", tally.events, tally.bytes);
    }
    for damage in counts.damages.listed() {
        println!("damaged at {damage}");
    }
    Ok(())
}
