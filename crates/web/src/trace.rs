//! A trace that is read in pieces: first from start to end, to find its buffers, and then the buffers that are looked at.
//!
//! Of each buffer, a few numbers are kept. Events are decoded when they are looked at, with the names of the whole trace at
//! their time.
//!
//! # Design
//!
//! Memory does not grow with the number of events. Pieces of the file are pushed, so the worker answers other requests
//! between two of them.

use std::io;
use std::sync::Arc;

use etwspec::buffers::WmiBufferHeaderPtr64;
use etwspec::describe::{Layout, layouts};
use etwspec::headers::HookId;
use etwspec_catalog::axis::Pointer;
use etwspec_etl::buffers::{RawBuffer, Scratch};
use etwspec_etl::counts::{Counts, Losses};
use etwspec_etl::state::{FirstPass, LIMIT, Pass as _, State};
use etwspec_etl::time::{Clock, FileTime};
use etwspec_etl::{Event, Json, LogFile, Reader};
use etwspec_schema::{Decoder, NamedOverview, Schemas, TraceNames};
use etwspec_traces::BoundFilter;
use etwspec_traces::decode::{Decoding, Input, choose, json};
use serde_json::{Value, json};

use crate::catalog::{catalog, moment, release_id};
use crate::failure::Failure;
use crate::feed::Feed;
use crate::matching::Words;
use crate::paste::{hex, of_log_file};

/// Bytes that the reader takes first.
const FIRST: usize = 1 << 20;
/// Maximum number of buffers that are listed.
const MAX_BUFFERS: usize = 500_000;
/// Maximum size in bytes of the names that a trace can state.
const MAX_NAMES: u64 = 256 << 20;
/// Maximum number of kinds that the overview distinguishes.
const MAX_KINDS: usize = 7;
/// Hook IDs of the events without which a profile has neither samples nor waits.
const PROFILED: [HookId; 3] = [HookId::SAMPLED_PROFILE, HookId::CONTEXTSWAP, HookId::CONTEXTSWAP_BATCH];
/// Maximum number of rows of a response.
const MAX_ROWS: usize = 256;

/// A buffer, without its bytes.
#[derive(Debug)]
struct Known {
    raw: RawBuffer<'static>,
    len: usize,
    events: u32,
    /// Events that the filter selects.
    selected: u32,
    damaged: bool,
}

/// State of an open trace.
#[derive(Debug)]
pub(crate) struct OpenTrace {
    size: u64,
    feed: Feed,
    /// The first bytes, for files that are no traces.
    first: Vec<u8>,
    reader: Option<Reader<Feed>>,
    /// True if the reader has reached the end.
    done: bool,
    log_file: Option<LogFile>,
    json: Json,
    pass: Option<FirstPass>,
    /// Schemas that the first pass collects.
    found: Schemas,
    /// Names of providers and events, against which filters are checked.
    known: TraceNames,
    /// Decodes events by schemas.
    schemas: Decoder,
    buffers: Vec<Known>,
    /// Buffers beyond the limit.
    unlisted: u64,
    counts: Counts,
    overview: NamedOverview,
    times: Option<(FileTime, FileTime)>,
    scratch: Scratch,
    matching: Option<BoundFilter>,
    /// True if there is a sample or a context switch, which profiles are made for.
    profiled: bool,
    /// Names of the trace, after it has been read.
    state: Option<State>,
}

/// Returns whether an event passes the filter, if there is one.
fn selects(matching: &mut Option<BoundFilter>, event: &Event<'_>, state: &State, schemas: &mut Decoder) -> bool {
    matching.as_mut().is_none_or(|matching| matching.matches(event, Some(state), schemas))
}

impl OpenTrace {
    /// Begins a trace of a size, with schemas of other files.
    pub(crate) fn new(size: u64, schemas: Schemas) -> OpenTrace {
        let mut known = TraceNames::new().with_fields();
        known.use_data_of(&schemas);
        OpenTrace {
            size,
            feed: Feed::default(),
            first: Vec::new(),
            reader: None,
            done: false,
            log_file: None,
            json: Json::new(None),
            pass: None,
            found: schemas,
            known,
            schemas: Decoder::new(Arc::default(), None),
            buffers: Vec::new(),
            unlisted: 0,
            counts: Counts::default(),
            overview: NamedOverview::new(None),
            times: None,
            scratch: Scratch::new(),
            matching: None,
            profiled: false,
            state: None,
        }
    }

    // -----------------------------------------------------------------------------------------------------------------
    // Finding the buffers

    /// Adds the next bytes of the file. Returns the buffers that they complete.
    pub(crate) fn push(&mut self, bytes: &[u8], last: bool) -> Result<Value, Failure> {
        if self.done {
            return Err(Failure::new("", "the trace has been read"));
        }
        if self.first.is_empty() {
            self.first = bytes.iter().take(8).copied().collect();
        }
        self.feed.push(bytes, last);
        let found = self.buffers.len();
        if self.reader.is_none() {
            let (ready, complete) = self.feed.state();
            if ready < FIRST && !complete {
                return Ok(json!({ "buffers": [], "done": false }));
            }
            let reader = Reader::new(self.feed.clone()).map_err(|error| Failure::of("", error))?;
            self.log_file = reader.log_file().cloned();
            self.json = Json::new(reader.log_file());
            let limit = usize::try_from(self.size.min(MAX_NAMES) / 2).unwrap_or(0).saturating_add(LIMIT);
            self.overview = NamedOverview::new(reader.log_file());
            self.pass = Some(FirstPass::new(reader.log_file()).with_limit(limit));
            self.reader = Some(reader);
        }
        let mut reader = self.reader.take();
        while let Some(source) = &mut reader {
            match source.next_buffer() {
                Ok(Some(Ok(raw))) => self.add(&raw),
                Ok(Some(Err(damage))) => {
                    self.overview.add_damage();
                    self.counts.damages.add(damage);
                }
                Ok(None) => {
                    reader = None;
                    self.finish();
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(error) => return Err(Failure::of("", error)),
            }
        }
        self.reader = reader;
        let new: Vec<Value> = self.buffers.iter().skip(found).map(row).collect();
        Ok(json!({ "buffers": new, "done": self.done }))
    }

    /// Adds a buffer, and what its events state about the start of the trace.
    fn add(&mut self, raw: &RawBuffer<'_>) {
        let clock = self.log_file.as_ref().map(|log_file| log_file.clock);
        let before = self.counts.damages.places();
        let mut events = 0;
        let buffer = raw.open(&mut self.scratch);
        let OpenTrace { counts, overview, pass, found, known, times, profiled, .. } = self;
        counts.add_with(&buffer, |item| {
            overview.add(item);
            let Ok(event) = item else { return };
            events += 1;
            *profiled |= event.hook_id().is_some_and(|hook| PROFILED.contains(&hook));
            if let Some(pass) = pass {
                pass.event(event);
                found.read_event(event);
                known.add(event);
            }
            if let (Some(clock), Some(stamp)) = (clock, event.time_stamp()) {
                let time = clock.time(stamp);
                let (first, last) = times.unwrap_or((time, time));
                *times = Some((first.min(time), last.max(time)));
            }
        });
        overview.end_buffer(&buffer);
        if self.buffers.len() < MAX_BUFFERS {
            let damaged = self.counts.damages.places() > before;
            let len = raw.bytes().len();
            self.buffers.push(Known { raw: raw.without_bytes(), len, events, selected: events, damaged });
        } else {
            self.unlisted += 1;
        }
    }

    /// Ends the trace: all names are then known.
    fn finish(&mut self) {
        self.done = true;
        self.state = self.pass.take().map(FirstPass::state);
        let mut schemas = std::mem::take(&mut self.found);
        schemas.finish();
        self.overview.add_losses(&Losses::of(self.log_file.as_ref(), &self.counts));
        self.decode_by(schemas);
    }

    fn decode_by(&mut self, schemas: Schemas) {
        self.known.add_schemas(&schemas);
        let clock = self.log_file.as_ref().map(|log_file| log_file.clock);
        self.schemas = Decoder::new(Arc::new(schemas), clock);
    }

    /// Changes the schemas by which events are decoded.
    pub(crate) fn change_schemas(&mut self, change: &dyn Fn(&mut Schemas)) {
        if self.done {
            let mut schemas = Schemas::clone(self.schemas.schemas());
            change(&mut schemas);
            self.decode_by(schemas);
        } else {
            change(&mut self.found);
            self.known.use_data_of(&self.found);
        }
    }

    /// Returns the events over time, by the most frequent kinds. Times are in 100 ns units after the start of the session.
    pub(crate) fn overview(&self, intervals: usize) -> Value {
        let schemas = if self.done { self.schemas.schemas() } else { &self.found };
        let Some(all) = self.overview.over_time(schemas, intervals) else { return Value::Null };
        let (listed, others) = all.kinds.split_at(all.kinds.len().min(MAX_KINDS));
        let kinds: Vec<Value> = listed
            .iter()
            .map(|kind| json!({ "name": kind.name, "count": kind.count, "events": kind.events }))
            .collect();
        let session = self.log_file.as_ref().map_or(0, |log_file| log_file.start_time);
        json!({
            "start": all.start.to_string(),
            "after": all.start.0.wrapping_sub(session),
            "width": all.width,
            "events": all.events,
            "kinds": kinds,
            "others": { "kinds": others.len(), "count": others.iter().map(|kind| kind.count).sum::<u64>() },
            "lost": all.lost,
            "damaged": all.damaged,
            "leftOut": all.left_out,
        })
    }

    /// Returns the facts about the trace.
    pub(crate) fn summary(&self) -> Value {
        let listed: Vec<Value> = self
            .counts
            .damages
            .listed()
            .iter()
            .map(|damage| {
                json!({
                    "offset": damage.offset,
                    "inBuffer": damage.in_buffer,
                    "length": damage.length,
                    "what": damage.rule.to_string(),
                })
            })
            .collect();
        let compressed = self.buffers.iter().filter(|buffer| buffer.raw.header().is_compressed()).count();
        let losses = Losses::of(self.log_file.as_ref(), &self.counts);
        json!({
            "losses": losses.any() || losses.flagged_events + losses.flagged_buffers > 0,
            "done": self.done,
            "undescribed": self.done && self.known.has_undescribed(self.schemas.schemas()),
            "profiled": self.profiled,
            "size": self.size,
            "first": hex(&self.first),
            "header": self.log_file.as_ref().map(header),
            "buffers": self.buffers.len(),
            "unlisted": self.unlisted,
            "compressed": compressed,
            "events": self.counts.all.events,
            "times": self.times.map(|(first, last)| [first.to_string(), last.to_string()]),
            "damage": { "places": self.counts.damages.places(), "skipped": self.counts.damages.skipped_bytes(), "listed": listed },
        })
    }

    // -----------------------------------------------------------------------------------------------------------------
    // Buffers

    fn known(&self, buffer: usize) -> Result<&Known, Failure> {
        self.buffers.get(buffer).ok_or_else(|| Failure::new("", format!("the trace has no buffer {buffer}")))
    }

    /// Calls a function with each buffer from an index on that the bytes contain. Returns the next index.
    fn each<'b>(
        &self,
        buffer: usize,
        bytes: &'b [u8],
        mut each: impl FnMut(usize, RawBuffer<'b>),
    ) -> Result<usize, Failure> {
        let begin = self.known(buffer)?.raw.file_offset();
        let mut next = buffer;
        while let Some(known) = self.buffers.get(next) {
            let at = usize::try_from(known.raw.file_offset() - begin).unwrap_or(usize::MAX);
            let Some(bytes) = at.checked_add(known.len).and_then(|end| bytes.get(at..end)) else { break };
            each(next, known.raw.with_bytes(bytes));
            next += 1;
        }
        if next == buffer { Err(Failure::new("", "the bytes of the buffer are missing")) } else { Ok(next) }
    }

    /// Returns one buffer with its bytes.
    fn with_bytes<'b>(&self, buffer: usize, bytes: &'b [u8]) -> Result<RawBuffer<'b>, Failure> {
        let known = self.known(buffer)?;
        let bytes = bytes.get(..known.len).ok_or_else(|| Failure::new("", "the bytes of the buffer are missing"))?;
        Ok(known.raw.with_bytes(bytes))
    }

    // -----------------------------------------------------------------------------------------------------------------
    // Filter

    /// Selects events. They are counted next, unless all are selected.
    pub(crate) fn filter(&mut self, words: &Words) -> Result<Value, Failure> {
        self.matching = words.bind(self.log_file.as_ref(), self.done.then_some(&self.known))?;
        for buffer in &mut self.buffers {
            buffer.selected = if self.matching.is_some() { 0 } else { buffer.events };
        }
        Ok(json!({ "all": self.matching.is_none() }))
    }

    /// Counts the selected events of the buffers that the bytes contain.
    pub(crate) fn count(&mut self, buffer: usize, bytes: &[u8]) -> Result<Value, Failure> {
        let mut state = self.names();
        let mut scratch = std::mem::take(&mut self.scratch);
        let mut counts = Vec::new();
        let (mut schemas, mut matching) = (self.take_schemas(), self.matching.take());
        let next = self.each(buffer, bytes, |_, raw| {
            let buffer = raw.open(&mut scratch);
            let mut selected = 0u32;
            for event in buffer.events().flatten() {
                state.update(&event);
                selected += u32::from(selects(&mut matching, &event, &state, &mut schemas));
            }
            counts.push(selected);
        });
        self.scratch = scratch;
        (self.schemas, self.matching) = (schemas, matching);
        let next = next?;
        for (known, selected) in self.buffers.iter_mut().skip(buffer).zip(&counts) {
            known.selected = *selected;
        }
        Ok(json!({ "next": next, "selected": counts }))
    }

    /// Takes the decoder, which has to be put back.
    fn take_schemas(&mut self) -> Decoder {
        std::mem::replace(&mut self.schemas, Decoder::new(Arc::default(), None))
    }

    // -----------------------------------------------------------------------------------------------------------------
    // Events

    /// Returns selected events of a buffer, as `etwspec dump --format json` prints them.
    pub(crate) fn rows(
        &mut self,
        buffer: usize,
        bytes: &[u8],
        (from, count): (usize, usize),
    ) -> Result<Vec<u8>, Failure> {
        let mut state = self.names();
        let raw = self.with_bytes(buffer, bytes)?;
        let (mut scratch, mut json) = (Scratch::new(), Json::new(self.log_file.as_ref()));
        std::mem::swap(&mut json, &mut self.json);
        let (mut schemas, mut matching) = (self.take_schemas(), self.matching.take());
        let opened = raw.open(&mut scratch);
        let wanted = from..from.saturating_add(count.min(MAX_ROWS));
        let (mut out, mut index) = (b"{\"rows\":[".to_vec(), 0);
        let begin = out.len();
        for event in opened.events().flatten() {
            if index >= wanted.end {
                break;
            }
            state.update(&event);
            if !selects(&mut matching, &event, &state, &mut schemas) {
                continue;
            }
            if index >= wanted.start {
                if out.len() > begin {
                    out.push(b',');
                }
                self.line((&mut json, &mut schemas), &event, &state, &mut out);
            }
            index += 1;
        }
        self.json = json;
        (self.schemas, self.matching) = (schemas, matching);
        out.extend_from_slice(b"]}");
        Ok(out)
    }

    /// Returns the names of the trace. None are known before it has been read.
    fn names(&self) -> State {
        self.state.clone().unwrap_or_else(|| State::new(self.log_file.as_ref()))
    }

    fn line(&self, (json, schemas): (&mut Json, &mut Decoder), event: &Event<'_>, state: &State, out: &mut Vec<u8>) {
        json.line_described(event, self.done.then_some(state), schemas, out);
        out.pop();
    }

    /// Returns an event with its bytes and its fields.
    pub(crate) fn record(&mut self, buffer: usize, bytes: &[u8], offset: usize) -> Result<Value, Failure> {
        let mut state = self.names();
        let raw = self.with_bytes(buffer, bytes)?;
        let (mut scratch, mut json) = (Scratch::new(), Json::new(self.log_file.as_ref()));
        let opened = raw.open(&mut scratch);
        let mut found = None;
        for event in opened.events().flatten() {
            state.update(&event);
            if event.offset() >= offset {
                found = Some(event).filter(|event| event.offset() == offset);
                break;
            }
        }
        let Some(event) = found else {
            return Err(Failure::new("", format!("no event begins at offset 0x{offset:X} of the buffer")));
        };
        let mut line = Vec::new();
        let mut schemas = self.take_schemas();
        self.line((&mut json, &mut schemas), &event, &state, &mut line);
        self.schemas = schemas;
        let (layouts, context) = self.context(Some(event.pointer()));
        let input = Input { bytes: event.bytes().to_vec(), label: String::new(), goes_on: false };
        let (tree, error) = match context.record(&layouts, &input) {
            Ok(tree) => (Some(tree), None),
            Err(failure) => (None, Some(failure)),
        };
        let compressed = raw.header().is_compressed();
        Ok(json!({
            "row": serde_json::from_slice::<Value>(&line).unwrap_or(Value::Null),
            "hex": hex(event.bytes()),
            "tree": tree,
            "problem": error.map(|error| error.to_string()),
            "offset": offset,
            // The bytes of a compressed buffer are not the bytes of the file.
            "fileOffset": (!compressed).then(|| raw.file_offset() + offset as u64),
        }))
    }

    /// Returns the header of a buffer with its bytes and its fields.
    pub(crate) fn header(&self, buffer: usize, bytes: &[u8]) -> Result<Value, Failure> {
        let raw = self.with_bytes(buffer, bytes)?;
        let (layouts, context) = self.context(None);
        let decoding = context.decoding(&layouts)?;
        let name = WmiBufferHeaderPtr64::LAYOUT.name;
        let layout = choose(decoding.catalog, &layouts, name, &decoding.moment, decoding.pointer)?;
        let header = raw.bytes().get(..layout.fixed).unwrap_or(raw.bytes()).to_vec();
        let input = Input { bytes: header.clone(), label: String::new(), goes_on: false };
        let (tree, problem) = match decoding.decode(layout, &input) {
            Ok(tree) => (Some(json(&tree)), None),
            Err(problem) => (None, Some(Failure::from(problem).to_string())),
        };
        Ok(json!({ "hex": hex(&header), "tree": tree, "problem": problem, "fileOffset": raw.file_offset() }))
    }

    fn context(&self, pointer: Option<etwspec::Pointer>) -> (Vec<&'static Layout>, Context) {
        let (release, own) = self.log_file.as_ref().map_or((None, None), |log_file| {
            let (release, pointer) = of_log_file(log_file);
            (release, Some(pointer))
        });
        let pointer = pointer.map(etwspec_traces::decode::pointer_size::to_catalog).or(own);
        let clock = self.log_file.as_ref().map(|log_file| log_file.clock);
        (layouts().collect(), Context { release, pointer: pointer.unwrap_or(Pointer::Bits64), clock })
    }
}

/// Properties of a trace that determine how its bytes are decoded.
struct Context {
    release: Option<String>,
    pointer: Pointer,
    clock: Option<Clock>,
}

impl Context {
    fn decoding<'a>(&self, layouts: &'a [&'static Layout]) -> Result<Decoding<'a>, Failure> {
        Ok(Decoding {
            catalog: catalog()?,
            layouts,
            moment: moment(self.release.as_deref())?,
            release_given: self.release.is_some(),
            pointer: self.pointer,
            clock: self.clock,
            code_page: None,
        })
    }

    fn record(&self, layouts: &[&'static Layout], input: &Input) -> Result<Value, Failure> {
        Ok(json(&self.decoding(layouts)?.record(input)?))
    }
}

/// Returns a buffer in a list: offset, size, number of events, processor, and whether it is compressed and damaged.
fn row(known: &Known) -> Value {
    let header = known.raw.header();
    let flags = u8::from(header.is_compressed()) | u8::from(known.damaged) << 1;
    json!([known.raw.file_offset(), known.len, known.events, header.processor, flags])
}

/// Returns the header of a log file.
fn header(file: &LogFile) -> Value {
    let time = |time: i64| (time != 0).then(|| FileTime(time).to_string());
    let lasted = (file.start_time != 0 && file.end_time != 0).then(|| file.end_time.wrapping_sub(file.start_time));
    let clock = file.clock_type.name().map_or_else(|| file.clock_type.0.to_string(), str::to_owned);
    let mode: Vec<&str> = file.mode.names().map(|(name, _)| name).collect();
    json!({
        "session": file.session_name,
        "file": file.file_name,
        "windows": format!("{}.{}.{}", file.os_version.0, file.os_version.1, file.build),
        "release": file.release.map(|release| release.name()),
        "releaseId": file.release.and_then(release_id),
        "pointer": file.pointer.bits(),
        "start": time(file.start_time),
        "end": time(file.end_time),
        // In 100 ns units.
        "lasted": lasted,
        "boot": time(file.boot_time),
        "processors": file.processors,
        "mhz": file.cpu_speed_in_mhz,
        "clock": clock,
        "frequency": file.clock.frequency().to_string(),
        "mode": mode,
        "modeValue": file.mode.0,
        "bufferSize": file.buffer_size,
        "buffersWritten": file.buffers_written,
        "eventsLost": file.events_lost,
        "buffersLost": file.buffers_lost,
    })
}
