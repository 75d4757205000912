//! Garbage collections of .NET, by payload types: `cargo run -p etwspec-etl --example collections TRACE`.
#![allow(clippy::print_stdout)]

use std::collections::HashMap;

use etwspec_etl::etwspec::providers::dotnet::dotnet_runtime::payloads::{
    GcEndPayload, GcHeapStatsPayload, GcStartPayload,
};
use etwspec_etl::time::Clock;
use etwspec_etl::{File, Item, SAMPLE, Trace};

fn main() -> std::io::Result<()> {
    let file = std::env::args_os().nth(1).map(File::open).transpose()?;
    let trace = file.as_ref().map_or_else(|| Trace::new(SAMPLE), File::trace);
    let clock = trace.log_file().map_or(Clock::SYSTEM, |log_file| log_file.clock);
    let mut started = HashMap::new();
    trace.for_each_by_time(|item| {
        let Item::Event(_, event) = item else { return };
        let Some(stamp) = event.time_stamp() else { return };
        let (time, process) = (clock.time(stamp), event.process_id().unwrap_or(0));
        if let Some(Ok(start)) = event.provider_payload::<GcStartPayload>() {
            let depth = start.depth().unwrap_or(0);
            println!("{time} {process:6} collection {} of generation {depth}: {}", start.count(), start.reason());
            started.insert((process, start.count()), time);
        } else if let Some(Ok(end)) = event.provider_payload::<GcEndPayload>() {
            let Some(start) = started.remove(&(process, end.count())) else { return };
            // FILETIME counts units of 100 ns.
            println!("{time} {process:6} collection {} took {} us", end.count(), (time.0 - start.0) / 10);
        } else if let Some(Ok(heap)) = event.provider_payload::<GcHeapStatsPayload>() {
            let generations = [heap.generation_size0(), heap.generation_size1(), heap.generation_size2()];
            println!("{time} {process:6} bytes in generations 0, 1 and 2: {generations:?}");
        }
    });
    Ok(())
}
