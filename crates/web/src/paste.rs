//! Bytes without a trace: from text, as a structure, an event or a payload.

use etwspec::buffers::WmiBufferHeaderPtr64;
use etwspec::describe::{Layout, layouts};
use etwspec_catalog::axis::Pointer;
use etwspec_console::problem::Message;
use etwspec_etl::filter::EventFilter;
use etwspec_etl::{Item, LogFile, SAMPLE, Trace};
use etwspec_traces::decode::{Decoded, Decoding, Event, Input, choose, json, text_bytes};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::catalog::{catalog, moment};
use crate::failure::Failure;

/// Interpretation of bytes.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct As {
    /// A structure; empty for an event, or for the payload of `event`.
    structure: String,
    /// The event whose payload the bytes are: a name or a hook ID.
    event: String,
    /// Version of the event.
    version: Option<u8>,
    /// A release by its ID.
    release: Option<String>,
    /// Pointer size in bits.
    pointer: Option<u32>,
}

/// Reads bytes from text.
pub(crate) fn text(bytes: &[u8]) -> Result<Value, Failure> {
    let text = String::from_utf8_lossy(bytes);
    let read = text_bytes::parse(&text).map_err(|error| Failure::of("text", error))?;
    Ok(json!({ "hex": hex(&read.bytes), "notation": read.notation.to_string() }))
}

/// Decodes bytes.
pub(crate) fn decode(how: &As, bytes: &[u8]) -> Result<Value, Failure> {
    let layouts: Vec<&'static Layout> = layouts().collect();
    let pointer = match how.pointer {
        Some(32) => Pointer::Bits32,
        _ => Pointer::Bits64,
    };
    let decoding = Decoding {
        catalog: catalog()?,
        layouts: &layouts,
        moment: moment(how.release.as_deref())?,
        release_given: how.release.is_some(),
        pointer,
        clock: None,
        code_page: None,
    };
    let input = Input { bytes: bytes.to_vec(), label: String::new(), goes_on: false };
    let (structure, event) = (how.structure.trim(), how.event.trim());
    let decoded = if !structure.is_empty() {
        let layout = choose(decoding.catalog, &layouts, structure, &decoding.moment, pointer)?;
        decoding.decode(layout, &input)?
    } else if !event.is_empty() {
        decoding.data(named(event, how.version)?, &input)?
    } else {
        detect(decoding, &layouts, &input)?
    };
    Ok(json(&decoded))
}

/// Decodes an event, or the buffer header at the start of a trace.
fn detect(decoding: Decoding<'_>, layouts: &[&'static Layout], input: &Input) -> Result<Decoded, Message> {
    let trace = Trace::new(&input.bytes);
    let Some(log_file) = trace.log_file() else { return decoding.record(input) };
    let (release, pointer) = of_log_file(log_file);
    let decoding =
        Decoding { moment: moment(release.as_deref())?, release_given: release.is_some(), pointer, ..decoding.clone() };
    let name = WmiBufferHeaderPtr64::LAYOUT.name;
    let layout = choose(decoding.catalog, layouts, name, &decoding.moment, pointer)?;
    let header = input.bytes.get(..layout.fixed).unwrap_or(&input.bytes).to_vec();
    let left = input.bytes.len() - header.len();
    let mut decoded = decoding.decode(layout, &Input { bytes: header, ..input.clone() })?;
    decoded
        .notes
        .insert(0, format!("the bytes are the start of a trace: a buffer header, and 0x{left:X} bytes of events"));
    Ok(decoded)
}

/// Returns the release and the pointer size of a trace.
pub(crate) fn of_log_file(log_file: &LogFile) -> (Option<String>, Pointer) {
    let release = log_file.release.map(|_| log_file.build.to_string());
    (release, etwspec_traces::decode::pointer_size::to_catalog(log_file.pointer))
}

/// Returns an event by its name or its hook ID.
fn named(text: &str, version: Option<u8>) -> Result<Event, Failure> {
    let found = text.parse::<EventFilter>().map_err(|error| Failure::of("event", error))?;
    let keys: Vec<_> = match found {
        EventFilter::Hooks(hooks) => hooks.into_iter().map(Into::into).collect(),
        EventFilter::Keys(keys) => keys,
        _ => Vec::new(),
    };
    match keys[..] {
        [key] => Ok(Event { key, version: version.unwrap_or(2) }),
        [] => Err(Failure::new("event", format!("`{text}` is not the name or the hook ID of a kernel event"))),
        _ => Err(Failure::new("event", format!("{} events are called `{text}`; write the hook ID", keys.len()))),
    }
}

/// Returns a kernel event of the sample whose fields fill a few lines.
pub(crate) fn example() -> Value {
    /// Size in bytes of an event that is shown without scrolling.
    const SMALL: usize = 96;
    let mut found: Option<(usize, Vec<u8>)> = None;
    Trace::new(SAMPLE).for_each(|item| {
        let Item::Event(_, event) = item else { return };
        let fields = event.hook().map_or(0, |_| event.fields().count());
        if event.bytes().len() <= SMALL && fields > found.as_ref().map_or(0, |(most, _)| *most) {
            found = Some((fields, event.bytes().to_vec()));
        }
    });
    json!({ "hex": found.map_or_else(String::new, |(_, bytes)| hex(&bytes)) })
}

/// Returns the structures that can be decoded, each with its other names.
pub(crate) fn structures() -> Value {
    let mut all: Vec<(&str, &[&str])> = layouts().map(|layout| (layout.name, layout.aliases)).collect();
    all.sort_unstable();
    all.dedup_by_key(|(name, _)| *name);
    json!({ "structures": all })
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |value: u8| char::from(DIGITS[usize::from(value & 15)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(*byte)]).collect()
}
