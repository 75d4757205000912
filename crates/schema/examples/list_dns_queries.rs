//! Prints the names that processes resolve by DNS: `cargo run --example list_dns_queries -- TRACE`.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Arc;
use std::{env, error, fs};

use etwspec_etl::payload::{Field, Value, Visitor};
use etwspec_etl::{Item, Trace};
use etwspec_schema::{Decoder, Schemas};

/// The name that an event states.
#[derive(Default)]
struct Query(Option<String>);

impl<'a> Visitor<'a> for Query {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        if let ("QueryName", Value::Utf16(name)) = (&*field.name, value) {
            self.0 = Some(name.to_string());
        }
    }
}

/// Writes each name, with the number of events about it and the processes that logged them.
pub(crate) fn list(file: &[u8], out: &mut impl Write) -> io::Result<()> {
    let trace = Trace::new(file);
    let mut schemas = Schemas::new();
    schemas.read_trace(&trace);
    let mut decoder = Decoder::new(Arc::new(schemas), None);
    let mut queries: BTreeMap<(String, u32), u64> = BTreeMap::new();
    trace.for_each(|item| {
        let Item::Event(_, event) = item else { return };
        let is_dns = |name: &str| name == "Microsoft-Windows-DNS-Client";
        if !decoder.schema(&event).and_then(|schema| schema.provider_name.as_deref()).is_some_and(is_dns) {
            return;
        }
        let mut query = Query::default();
        if let (Ok(_), Some(name)) = (decoder.fields(&event, &mut query).map(drop), query.0) {
            *queries.entry((name, event.process_id().unwrap_or(0))).or_default() += 1;
        }
    });
    for ((name, process), count) in queries {
        writeln!(out, "{name}: process {process}, {count} events")?;
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn error::Error>> {
    let path = env::args_os().nth(1).ok_or("name a trace")?;
    list(&fs::read(path)?, &mut io::stdout().lock())?;
    Ok(())
}
