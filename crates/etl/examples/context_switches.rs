//! Context switches of each process: `cargo run -p etwspec-etl --example context_switches [FILE]`.
#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;

use etwspec_etl::etwspec::headers::HookId;
use etwspec_etl::{File, Item, SAMPLE, Trace, Value};

/// An unsigned field of an event.
fn number(value: Option<Value<'_>>) -> Option<u64> {
    match value {
        Some(Value::Unsigned(number) | Value::Address(number)) => Some(number),
        _ => None,
    }
}

fn main() -> std::io::Result<()> {
    let file = std::env::args_os().nth(1).map(File::open).transpose()?;
    let trace = file.as_ref().map_or_else(|| Trace::new(SAMPLE), File::trace);
    // A context switch contains thread IDs alone: events of threads say which process each belongs to.
    let mut process_of: BTreeMap<u64, u64> = BTreeMap::new();
    let mut switches: BTreeMap<Option<u64>, u64> = BTreeMap::new();
    trace.for_each_by_time(|item| {
        let Item::Event(_, event) = item else { return };
        match event.hook_id() {
            Some(HookId::THREAD_DC_START | HookId::THREAD_CREATE) => {
                let ids = number(event.get("ThreadId")).zip(number(event.get("ProcessId")));
                process_of.extend(ids);
            }
            Some(HookId::CONTEXTSWAP) => {
                let process = number(event.get("NewThreadId")).and_then(|thread| process_of.get(&thread).copied());
                *switches.entry(process).or_default() += 1;
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
