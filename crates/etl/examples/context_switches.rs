//! Context switches of each process: `cargo run -p etwspec-etl --example context_switches [FILE]`.
#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;

use etwspec_etl::etwspec::payloads::Payload;
use etwspec_etl::{File, Item, SAMPLE, Trace};

fn main() -> std::io::Result<()> {
    let file = std::env::args_os().nth(1).map(File::open).transpose()?;
    let trace = file.as_ref().map_or_else(|| Trace::new(SAMPLE), File::trace);
    // A context switch contains only thread IDs. The process of a thread is in the events about threads.
    let mut process_of: BTreeMap<u32, u32> = BTreeMap::new();
    let mut switches: BTreeMap<Option<u32>, u64> = BTreeMap::new();
    trace.for_each_by_time(|item| {
        let Item::Event(_, event) = item else { return };
        match event.payload() {
            Some(Ok(Payload::Thread(thread))) => {
                process_of.insert(thread.thread_id(), thread.process_id());
            }
            Some(Ok(Payload::ContextSwitch(switch))) => {
                *switches.entry(process_of.get(&switch.new_thread_id()).copied()).or_default() += 1;
            }
            _ => {}
        }
    });
    println!("process  switches");
    for (process, count) in switches {
        let process = process.map_or_else(|| "unknown".to_owned(), |process| process.to_string());
        println!("{process:>7} {count:9}");
    }
    Ok(())
}
