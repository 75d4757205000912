//! Writes a copy of a trace without the command lines of processes: `cargo run -p etwspec-etl --example rewrite OUT
//! [FILE]`.
#![allow(clippy::print_stdout)]

use std::io::BufWriter;
use std::path::Path;

use etwspec_etl::buffers::{Header, Scratch};
use etwspec_etl::etwspec::payloads::Payload;
use etwspec_etl::etwspec::payloads::process::{WmiProcessInformationPtr32, WmiProcessInformationPtr64};
use etwspec_etl::time::FileTime;
use etwspec_etl::write::{Ended, Head, Options, WriteError, Writer};
use etwspec_etl::{Event, File, SAMPLE, Trace};

/// Returns the event without a command line, if it has one.
fn redacted(event: &Event<'_>) -> Result<Option<Vec<u8>>, WriteError> {
    let Some(Ok(Payload::Process(process))) = event.payload() else { return Ok(None) };
    // A layout is written by its owned form.
    let data = if process.has_layout(WmiProcessInformationPtr64::LAYOUT) {
        let mut process = WmiProcessInformationPtr64::from_slice(process.bytes())?;
        process.command_line = "".into();
        process.to_vec()?
    } else if process.has_layout(WmiProcessInformationPtr32::LAYOUT) {
        let mut process = WmiProcessInformationPtr32::from_slice(process.bytes())?;
        process.command_line = "".into();
        process.to_vec()?
    } else {
        return Ok(None);
    };
    // The header gets the new size.
    Ok(match event.header()? {
        Header::SystemTraceHeader(head) => Some(head.to_value().event(&data)?),
        Header::PerfinfoTraceHeader(head) => Some(head.to_value().event(&data)?),
        _ => None,
    })
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args_os().skip(1);
    let out = args.next().ok_or("say where to write")?;
    let file = args.next().map(File::open).transpose()?;
    let trace = file.as_ref().map_or_else(|| Trace::new(SAMPLE), File::trace);
    let log_file = trace.log_file().ok_or("the trace does not begin with the header of a log file")?;

    // The new trace gets its name when it is complete, so it may replace the trace that is read.
    let folder = Path::new(&out).parent().filter(|folder| !folder.as_os_str().is_empty());
    let new = tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
    let mut writer = Writer::new(BufWriter::new(new), Options::like(log_file))?;
    let (mut scratch, mut redactions, mut first) = (Scratch::new(), 0, true);
    for raw in trace.buffers().flatten() {
        let buffer = raw.open(&mut scratch);
        for event in buffer.events().flatten() {
            // The first event is the header of the log file, which the writer has written.
            if std::mem::take(&mut first) {
                continue;
            }
            let processor = buffer.header().processor;
            match redacted(&event)? {
                Some(event) => {
                    redactions += 1;
                    writer.write(processor, &event)?;
                }
                None => writer.write(processor, event.bytes())?,
            }
        }
    }
    let ended = Ended {
        end_time: FileTime(log_file.end_time),
        events_lost: log_file.events_lost,
        buffers_lost: log_file.buffers_lost,
    };
    writer.finish(ended)?.into_inner()?.persist(&out)?;
    println!("{redactions} command lines are gone");
    Ok(())
}
