//! Prints the garbage collections of .NET processes: `cargo run --example follow_gc -- TRACE`.

use std::io::{self, Write};
use std::sync::Arc;
use std::{env, error, fs};

use etwspec_etl::payload::{Field, Value, Visitor};
use etwspec_etl::time::FileTime;
use etwspec_etl::{Item, Trace};
use etwspec_schema::{Decoder, Schemas};

/// Fields of an event, as `Name=value`.
#[derive(Default)]
struct Line(String);

impl<'a> Visitor<'a> for Line {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        let text = match value {
            Value::Unsigned(number) => {
                let name = field.names.as_ref().and_then(|names| names.name(number));
                name.map_or_else(|| number.to_string(), str::to_owned)
            }
            Value::Address(number) => format!("{number:#x}"),
            _ => return,
        };
        self.0 += &format!(" {}={text}", field.name);
    }
}

/// Writes a line for each event of a garbage collection.
pub(crate) fn follow(file: &[u8], out: &mut impl Write) -> io::Result<()> {
    let trace = Trace::new(file);
    let mut schemas = Schemas::new();
    schemas.read_trace(&trace);
    let mut decoder = Decoder::new(Arc::new(schemas), None);
    let clock = trace.log_file().map(|log_file| log_file.clock);
    let mut result = Ok(());
    trace.for_each(|item| {
        let Item::Event(_, event) = item else { return };
        let Some(name) = decoder.schema(&event).and_then(|schema| {
            schema.provider_name.as_deref().filter(|name| *name == "Microsoft-Windows-DotNETRuntime")?;
            schema.event_name().filter(|name| name.starts_with("GarbageCollection/"))
        }) else {
            return;
        };
        let mut line = Line::default();
        if decoder.fields(&event, &mut line).is_err() || result.is_err() {
            return;
        }
        let time = clock.zip(event.time_stamp()).map_or(FileTime(0), |(clock, stamp)| clock.time(stamp));
        let process = event.process_id().unwrap_or(0);
        result = writeln!(out, "{time} process {process} {name}{}", line.0);
    });
    result
}

fn main() -> Result<(), Box<dyn error::Error>> {
    let path = env::args_os().nth(1).ok_or("name a trace")?;
    follow(&fs::read(path)?, &mut io::stdout().lock())?;
    Ok(())
}
