//! Number of events of each process: `cargo run -p etwspec-etl --example events_by_process [FILE]`.
#![allow(clippy::print_stdout)]

use etwspec_etl::state::{FirstPass, ProcessCounts};
use etwspec_etl::{File, SAMPLE, Trace};

fn main() -> std::io::Result<()> {
    let file = std::env::args_os().nth(1).map(File::open).transpose()?;
    let trace = file.as_ref().map_or_else(|| Trace::new(SAMPLE), File::trace);
    let mut state = FirstPass::of(&trace).state();
    let mut counts = ProcessCounts::default();
    trace.for_each_event(|event| {
        state.update(event);
        counts.add(&state, event);
    });
    let mut processes = counts.all().0;
    processes.sort_by_key(|(.., tally)| std::cmp::Reverse(tally.events));
    println!("process     events      bytes name");
    for (process, name, tally) in processes {
        let process = process.map_or_else(|| "(none)".to_owned(), |process| process.to_string());
        println!("{process:>7} {:10} {:10} {}", tally.events, tally.bytes, name.unwrap_or_default());
    }
    Ok(())
}
