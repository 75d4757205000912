//! How long each thread ran on each processor: `cargo run -p etwspec-etl --example context_switches [FILE]`.
#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;

use etwspec_etl::etwspec::payloads::Payload;
use etwspec_etl::{Clock, File, Item, SAMPLE, Trace};

fn main() -> std::io::Result<()> {
    let file = std::env::args_os().nth(1).map(File::open).transpose()?;
    let trace = file.as_ref().map_or_else(|| Trace::new(SAMPLE), File::trace);
    let clock = trace.log_file().map_or(Clock::SYSTEM, |log_file| log_file.clock);
    let release = trace.log_file().and_then(|log_file| log_file.release);
    // The thread that each processor runs, and since when.
    let mut running: BTreeMap<u16, (u32, i64)> = BTreeMap::new();
    let mut ran: BTreeMap<(u16, u32), i64> = BTreeMap::new();
    let mut switches = 0u64;
    trace.for_each_by_time(|item| {
        let Item::Event(buffer, event) = item else { return };
        let (from, to) = match event.payload(release) {
            Some(Ok(Payload::WmiContextswap(swap))) => (swap.old_thread_id(), swap.new_thread_id()),
            Some(Ok(Payload::WmiContextswapV1703(swap))) => (swap.old_thread_id(), swap.new_thread_id()),
            Some(Ok(Payload::WmiContextswapV6_0(swap))) => (swap.old_thread_id(), swap.new_thread_id()),
            Some(Ok(Payload::WmiContextswapV5_1(swap))) => (swap.old_thread_id(), swap.new_thread_id()),
            _ => return,
        };
        let (Some(now), processor) = (event.time_stamp(), buffer.header().processor) else { return };
        switches += 1;
        // What a processor ran before its first switch has no beginning.
        if let Some((thread, since)) = running.insert(processor, (to, now)).filter(|(thread, _)| *thread == from) {
            *ran.entry((processor, thread)).or_default() += clock.time(now).0 - clock.time(since).0;
        }
    });
    let mut ran: Vec<_> = ran.into_iter().collect();
    ran.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
    println!("{switches} context switches\nprocessor  thread  milliseconds");
    for ((processor, thread), time) in ran.into_iter().take(20) {
        println!("{processor:9} {thread:7} {:13.3}", time as f64 / 10_000.0);
    }
    Ok(())
}
