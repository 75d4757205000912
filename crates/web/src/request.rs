//! Requests and responses.

use std::sync::Arc;

use etwspec_etl::SAMPLE;
use etwspec_schema::pack::Pack;
use etwspec_schema::provider_table::{self, Tables};
use etwspec_schema::{Schemas, files};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::matching::Words;
use crate::paste::{self, As};
use crate::trace::OpenTrace;

/// A request: a member with its name and its arguments. Bytes follow those that state it.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Request {
    /// The structures that can be decoded.
    Structures {},
    /// The sample trace.
    Sample {},
    /// An event of the sample trace.
    Example {},
    /// Reads bytes from the text that follows.
    Text {},
    /// Decodes the bytes that follow.
    Decode(As),
    /// Begins a trace of a size in bytes.
    Open { size: u64 },
    /// Adds the next bytes of the trace.
    Push { last: bool },
    /// Facts about the trace.
    Summary {},
    /// Events over time, in at most `intervals` intervals.
    Overview { intervals: usize },
    /// Adds the schemas of the file that follows, for the open trace and for others.
    Schema { name: String },
    /// Sets the tables of providers, which follow.
    Tables {},
    /// Sets the pack of the providers of Windows, which follows.
    Windows {},
    /// Selects events, and begins to count them.
    Filter(Words),
    /// Counts the selected events of buffers from an index on. The bytes of the file from that buffer on follow.
    Count { buffer: usize },
    /// Selected events of a buffer as JSON. The bytes of the buffer follow.
    Rows { buffer: usize, from: usize, count: usize },
    /// An event at an offset of a buffer, field by field. The bytes of the buffer follow.
    Record { buffer: usize, offset: usize },
    /// The header of a buffer, field by field. The bytes of the buffer follow.
    Header { buffer: usize },
}

/// Decodes bytes and traces for one page.
#[derive(Debug, Default)]
pub struct Decoder {
    trace: Option<OpenTrace>,
    /// Schemas of files that the reader has added.
    schemas: Schemas,
}

impl Decoder {
    /// Answers a request: the size of its JSON as four bytes, the JSON, and bytes.
    pub fn call(&mut self, request: &[u8]) -> Vec<u8> {
        self.answer(request).unwrap_or_else(|failure| {
            json!({ "error": failure.message, "field": failure.field }).to_string().into_bytes()
        })
    }

    fn answer(&mut self, request: &[u8]) -> Result<Vec<u8>, Failure> {
        let wrong = || Failure::new("", "the request is incomplete");
        let (size, rest) = request.split_first_chunk().ok_or_else(wrong)?;
        let size = usize::try_from(u32::from_le_bytes(*size)).map_err(|_| wrong())?;
        let (request, bytes) = rest.split_at_checked(size).ok_or_else(wrong)?;
        let request: Request = serde_json::from_slice(request).map_err(|error| Failure::of("", error))?;
        let value = match request {
            Request::Structures {} => paste::structures(),
            Request::Sample {} => json!({ "hex": paste::hex(SAMPLE) }),
            Request::Example {} => paste::example(),
            Request::Text {} => paste::text(bytes)?,
            Request::Decode(how) => paste::decode(&how, bytes)?,
            Request::Open { size } => {
                self.trace = Some(OpenTrace::new(size, self.schemas.clone()));
                Value::Null
            }
            Request::Push { last } => self.trace()?.push(bytes, last)?,
            Request::Summary {} => self.trace()?.summary(),
            Request::Overview { intervals } => self.trace()?.overview(intervals),
            Request::Schema { name } => self.schema(bytes, &name)?,
            Request::Tables {} => {
                let all = provider_table::read(bytes).map_err(|error| Failure::of("", error))?;
                let tables = Arc::new(Tables::new(all));
                self.change(&|schemas| schemas.set_tables(tables.clone()))
            }
            Request::Windows {} => {
                let pack = Arc::new(Pack::open(bytes.to_vec()).map_err(|error| Failure::of("", error))?);
                self.change(&|schemas| schemas.set_windows(pack.clone()))
            }
            Request::Filter(words) => self.trace()?.filter(&words)?,
            Request::Count { buffer } => self.trace()?.count(buffer, bytes)?,
            Request::Rows { buffer, from, count } => return self.trace()?.rows(buffer, bytes, (from, count)),
            Request::Record { buffer, offset } => self.trace()?.record(buffer, bytes, offset)?,
            Request::Header { buffer } => self.trace()?.header(buffer, bytes)?,
        };
        Ok(value.to_string().into_bytes())
    }

    /// Reads a file of schemas. Returns their number, and the problems of the file.
    fn schema(&mut self, bytes: &[u8], name: &str) -> Result<Value, Failure> {
        let file = files::parse(bytes.to_vec(), name).map_err(|error| Failure::of("", error))?;
        let problems = file.summary();
        let count = file.schemas.len() + file.providers.iter().map(|provider| provider.schemas.len()).sum::<usize>();
        self.change(&|schemas| file.clone().add_to(schemas));
        Ok(json!({ "schemas": count, "problems": problems }))
    }

    /// Changes the schemas of the open trace and of others.
    fn change(&mut self, change: &dyn Fn(&mut Schemas)) -> Value {
        self.trace.iter_mut().for_each(|trace| trace.change_schemas(change));
        change(&mut self.schemas);
        Value::Null
    }

    fn trace(&mut self) -> Result<&mut OpenTrace, Failure> {
        self.trace.as_mut().ok_or_else(|| Failure::new("", "no trace is open"))
    }
}
