//! Reads a trace into tables.

use std::sync::{Arc, OnceLock};

use arrow_schema::ArrowError;
use etwspec::Meaning;
use etwspec::payloads::EventKey;
use etwspec_etl::state::{FirstPass, State};
use etwspec_etl::{Decoder, Event, Field, Scratch, Trace, Value, Visitor, columns_of};
use etwspec_schema::Schemas;
use hashbrown::HashSet;

use crate::cells::write_text;
use crate::options::Options;
use crate::tables::{Batch, Omitted, Tables};

/// What is known of a trace before its events are converted.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Before {
    /// Names of what exists at the start of the trace.
    pub state: State,
    /// Schemas: those that were given, and those in the trace.
    pub schemas: Arc<Schemas>,
    /// Name of the machine, if an event states it.
    pub host: Option<String>,
}

impl Before {
    /// Reads a trace once. `given` are schemas of files.
    pub fn of(trace: &Trace<'_>, given: Schemas) -> Before {
        let mut schemas = given;
        let mut host = Host { decoder: Decoder::new(trace.log_file()), name: None };
        let first = FirstPass::with_events(trace, |event| {
            schemas.read_event(event);
            host.event(event);
        });
        schemas.finish();
        Before { state: first.state(), schemas: Arc::new(schemas), host: host.name }
    }
}

/// Finds the name of the machine.
struct Host {
    decoder: Decoder,
    name: Option<String>,
}

impl Host {
    fn event(&mut self, event: &Event<'_>) {
        if self.name.is_some() {
            return;
        }
        if let Some((key, _)) = event.key()
            && stating().contains(&key)
        {
            let mut own = Own(None);
            // An event that cannot be read states nothing.
            let _known = self.decoder.fields(event, &mut own);
            self.name = own.0;
        }
    }
}

/// Returns the events that state the name of the machine.
fn stating() -> &'static HashSet<EventKey> {
    static KEYS: OnceLock<HashSet<EventKey>> = OnceLock::new();
    KEYS.get_or_init(|| {
        let states = |key: &EventKey| columns_of(*key).iter().flatten().any(|column| is_host(&column.field));
        EventKey::all().filter(states).collect()
    })
}

fn is_host(field: &Field) -> bool {
    field.meaning == Some(Meaning::ComputerName)
}

/// The name of the machine among the fields of an event.
struct Own(Option<String>);

impl<'a> Visitor<'a> for Own {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        if is_host(field) {
            let mut name = Vec::new();
            write_text(&mut name, &value);
            self.0 = String::from_utf8(name).ok().filter(|name| !name.is_empty());
        }
    }
}

/// Converts a trace into tables, and passes each part of a table to a function. Returns the schemas without a table.
///
/// Memory does not depend on the size of the trace.
///
/// ```
/// use arrow_schema::ArrowError;
/// use etwspec_arrow::{Before, Options, scan};
/// use etwspec_etl::{SAMPLE, Trace};
/// use etwspec_schema::Schemas;
///
/// # fn main() -> Result<(), ArrowError> {
/// let trace = Trace::new(SAMPLE);
/// let before = Before::of(&trace, Schemas::new());
/// let mut switches = 0;
/// scan(&trace, before, Options::new(), |batch| -> Result<(), ArrowError> {
///     if &*batch.table == "kernel.context_switch" {
///         assert!(batch.rows.column_by_name("NewThreadId").is_some());
///         switches += batch.rows.num_rows();
///     }
///     Ok(())
/// })?;
/// assert!(switches > 0);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// The first error that the function returns, and those of Arrow, which only a defect of this crate can cause.
pub fn scan<E: From<ArrowError>>(
    trace: &Trace<'_>,
    before: Before,
    options: Options,
    mut each: impl FnMut(Batch) -> Result<(), E>,
) -> Result<Omitted, E> {
    let mut tables = Tables::new(trace.log_file(), before.schemas, Some(before.state), options);
    let mut scratch = Scratch::new();
    for buffer in trace.buffers() {
        match buffer {
            Ok(raw) => tables.buffer(&raw.open(&mut scratch)),
            Err(damage) => tables.damage(&damage),
        }
        tables.take(false)?.into_iter().try_for_each(&mut each)?;
    }
    tables.take(true)?.into_iter().try_for_each(&mut each)?;
    Ok(tables.omitted())
}
