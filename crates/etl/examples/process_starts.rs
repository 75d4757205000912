//! Started processes and their command lines: `cargo run -p etwspec-etl --example process_starts [FILE]`.
#![allow(clippy::print_stdout)]

use etwspec_etl::etwspec::headers::HookId;
use etwspec_etl::etwspec::payloads::Payload;
use etwspec_etl::time::Clock;
use etwspec_etl::{File, Item, SAMPLE, Trace};

fn main() -> std::io::Result<()> {
    let file = std::env::args_os().nth(1).map(File::open).transpose()?;
    let trace = file.as_ref().map_or_else(|| Trace::new(SAMPLE), File::trace);
    let clock = trace.log_file().map_or(Clock::SYSTEM, |log_file| log_file.clock);
    trace.for_each_by_time(|item| {
        let Item::Event(_, event) = item else { return };
        if event.hook_id() != Some(HookId::PROCESS_CREATE) {
            return;
        }
        let Some(Ok(Payload::Process(process))) = event.payload() else { return };
        let time = event.time_stamp().map(|stamp| clock.time(stamp).to_string()).unwrap_or_default();
        let command = process.command_line().unwrap_or_default();
        println!("{time} {:6} started by {:6}: {command}", process.process_id(), process.parent_id());
    });
    Ok(())
}
