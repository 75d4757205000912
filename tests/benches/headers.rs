//! Compares owned and view forms of headers with a plain copy of the same bytes, in the same run.
//!
//! `cargo bench -p etwspec-tests --bench headers`
//!
//! Every variant reads the same 65,536 headers from the same buffer at the same offsets and adds up all fields. The
//! copy makes an array of the bytes. Owned values pass through `black_box` first, so that they are materialized; a view
//! owns no bytes. Without the corpus, the benchmark uses a synthetic header.
#![allow(clippy::print_stdout)]

use std::hint::black_box;
use std::io::Cursor;
use std::time::{Duration, Instant};

use binrw::{BinRead, BinResult};
use divan::Bencher;
use divan::counter::ItemsCount;
use etwspec::headers::{
    EventTraceHeader, EventTraceHeaderView, PerfinfoTraceHeader, PerfinfoTraceHeaderView, TraceHeaderMarker,
    TraceHeaderType, perfinfo_trace_marker, trace_header_full,
};
use etwspec::{Error, Pointer};
use etwspec_tests::{corpus, walk};

const HEADERS: usize = 1 << 16;

/// Number of measurements of each variant for the ratios.
const ROUNDS: usize = 101;

fn main() {
    divan::main();
    println!("\nmedian of {ROUNDS} rounds over {HEADERS} headers");
    ratios("PERFINFO_TRACE_HEADER", &Headers::perfinfo(), PERFINFO);
    ratios("EVENT_TRACE_HEADER", &Headers::event_trace(), EVENT_TRACE);
}

/// Many headers of one kind in one buffer.
struct Headers {
    bytes: Vec<u8>,
    offsets: Vec<u32>,
    origin: String,
}

impl Headers {
    fn perfinfo() -> Self {
        let made = PerfinfoTraceHeader::FIXED_SIZE;
        let mut header = PerfinfoTraceHeader::default();
        header.set_marker(TraceHeaderMarker(perfinfo_trace_marker(Pointer::Bits64)));
        let types = [TraceHeaderType::PERFINFO32, TraceHeaderType::PERFINFO64];
        Headers::new("airbus-shutdown-perf-diag.etl", &types, made, &header.fixed_to_bytes())
    }

    fn event_trace() -> Self {
        let mut header = EventTraceHeader::default();
        header.set_header_type(TraceHeaderType((trace_header_full(Pointer::Bits64) >> 16) as u8));
        let types = [TraceHeaderType::FULL_HEADER32, TraceHeaderType::FULL_HEADER64];
        Headers::new("sawbuck-image-32-v2.etl", &types, EventTraceHeader::SIZE, &header.to_bytes())
    }

    /// Repeats the headers of an observed trace, or a synthetic header if there is no corpus.
    fn new(name: &str, types: &[TraceHeaderType], size: usize, made: &[u8]) -> Self {
        let file = corpus::folder().ok().and_then(|folder| std::fs::read(folder.join(name)).ok()).unwrap_or_default();
        let events = walk::buffers(&file).flatten().flat_map(|buffer| buffer.events().flatten());
        let mut distinct: Vec<&[u8]> = events
            .filter(|event| event.header_type.is_some_and(|header_type| types.contains(&header_type)))
            .map(|event| &event.bytes[..size])
            .collect();
        let origin = if distinct.is_empty() { "made".to_owned() } else { format!("{} of {name}", distinct.len()) };
        if distinct.is_empty() {
            distinct.push(made);
        }
        let bytes = distinct.into_iter().cycle().take(HEADERS).flatten().copied().collect();
        Headers { bytes, offsets: (0..HEADERS).map(|index| (index * size) as u32).collect(), origin }
    }

    /// Adds up the results of `read` for each header.
    #[inline]
    fn sum(&self, read: impl Fn(&[u8]) -> Result<u64, Error>) -> u64 {
        let each = |sum: u64, offset: &u32| Ok(sum.wrapping_add(read(&self.bytes[*offset as usize..])?));
        self.offsets.iter().try_fold(0, each).unwrap_or_else(|error: Error| panic!("{error}"))
    }

    /// Returns the same as `sum`, from a stream.
    #[inline]
    fn sum_of_stream(&self, read: impl Fn(&mut Cursor<&[u8]>) -> BinResult<u64>) -> u64 {
        let mut stream = Cursor::new(self.bytes.as_slice());
        let each = |sum: u64, offset: &u32| {
            stream.set_position(u64::from(*offset));
            Ok(sum.wrapping_add(read(&mut stream)?))
        };
        self.offsets.iter().try_fold(0, each).unwrap_or_else(|error: binrw::Error| panic!("{error}"))
    }
}

/// Variants to read all headers: name, maximum ratio to the copy, and function.
type Ways = [(&'static str, f64, fn(&Headers) -> u64); 4];

const PERFINFO: Ways = [
    ("copy", 1.0, |headers| copy::<16>(headers)),
    ("view", 1.5, perfinfo_view),
    ("owned", 4.0, perfinfo_owned),
    ("owned, by binrw", 4.0, perfinfo_binrw),
];

const EVENT_TRACE: Ways = [
    ("copy", 1.0, |headers| copy::<48>(headers)),
    ("view", 1.5, event_trace_view),
    ("owned", 4.0, event_trace_owned),
    ("owned, by binrw", 4.0, event_trace_binrw),
];

/// Sum of all fields.
macro_rules! perfinfo_sum {
    ($header:expr) => {{
        let header = $header;
        let packet = header.packet();
        u64::from(header.version())
            .wrapping_add(u64::from(header.header_type().0))
            .wrapping_add(u64::from(header.flags()))
            .wrapping_add(u64::from(packet.size()))
            .wrapping_add(u64::from(packet.hook_id().0))
            .wrapping_add(header.ts())
    }};
}

macro_rules! event_trace_sum {
    ($header:expr) => {{
        let header = $header;
        let (class, guid) = (header.class(), header.guid());
        u64::from(header.size())
            .wrapping_add(u64::from(header.header_type().0))
            .wrapping_add(u64::from(header.marker_flags()))
            .wrapping_add(u64::from(class.kind()))
            .wrapping_add(u64::from(class.level()))
            .wrapping_add(u64::from(class.version()))
            .wrapping_add(u64::from(header.thread_id()))
            .wrapping_add(u64::from(header.process_id()))
            .wrapping_add(header.time_stamp() as u64)
            .wrapping_add(u64::from(guid.data1))
            .wrapping_add(u64::from(guid.data2))
            .wrapping_add(u64::from(guid.data3))
            .wrapping_add(u64::from_le_bytes(guid.data4))
            .wrapping_add(header.processor_time())
    }};
}

/// Copies the bytes and adds them up word by word.
fn copy<const N: usize>(headers: &Headers) -> u64 {
    headers.sum(|rest| {
        let short = Error::TooShort { name: "copy", needed: N, have: rest.len() };
        let copy = *rest.first_chunk::<N>().ok_or(short)?;
        let words = black_box(&copy).as_chunks().0;
        Ok(words.iter().map(|word| u64::from_le_bytes(*word)).fold(0, u64::wrapping_add))
    })
}

fn perfinfo_view(headers: &Headers) -> u64 {
    headers.sum(|rest| Ok(perfinfo_sum!(PerfinfoTraceHeaderView::new(rest)?)))
}

fn perfinfo_owned(headers: &Headers) -> u64 {
    headers.sum(|rest| {
        let header = PerfinfoTraceHeader::from_slice(rest)?;
        Ok(perfinfo_sum!(black_box(&header)))
    })
}

fn perfinfo_binrw(headers: &Headers) -> u64 {
    headers.sum_of_stream(|stream| {
        let header = PerfinfoTraceHeader::read_le(stream)?;
        Ok(perfinfo_sum!(black_box(&header)))
    })
}

fn event_trace_view(headers: &Headers) -> u64 {
    headers.sum(|rest| Ok(event_trace_sum!(EventTraceHeaderView::new(rest)?)))
}

fn event_trace_owned(headers: &Headers) -> u64 {
    headers.sum(|rest| {
        let header = EventTraceHeader::from_slice(rest)?;
        Ok(event_trace_sum!(black_box(&header)))
    })
}

fn event_trace_binrw(headers: &Headers) -> u64 {
    headers.sum_of_stream(|stream| {
        let header = EventTraceHeader::read_le(stream)?;
        Ok(event_trace_sum!(black_box(&header)))
    })
}

#[divan::bench(args = [0, 1, 2, 3], counters = [ItemsCount::new(HEADERS)])]
fn perfinfo(bencher: Bencher<'_, '_>, way: usize) {
    let headers = Headers::perfinfo();
    bencher.bench_local(|| PERFINFO[way].2(&headers));
}

#[divan::bench(args = [0, 1, 2, 3], counters = [ItemsCount::new(HEADERS)])]
fn event_trace(bencher: Bencher<'_, '_>, way: usize) {
    let headers = Headers::event_trace();
    bencher.bench_local(|| EVENT_TRACE[way].2(&headers));
}

/// Measures the variants in turn, so that other load on the machine affects all of them, and prints the ratios.
fn ratios(name: &str, headers: &Headers, ways: Ways) {
    let mut times = [const { Vec::new() }; 4];
    for _ in 0..ROUNDS {
        for ((_, _, way), times) in ways.iter().zip(&mut times) {
            let start = Instant::now();
            black_box(way(black_box(headers)));
            times.push(start.elapsed());
        }
    }
    println!("{name}, {}", headers.origin);
    let medians = times.map(median);
    for ((way, most, _), time) in ways.iter().zip(medians) {
        let (nanoseconds, ratio) =
            (time.as_secs_f64() * 1e9 / HEADERS as f64, time.as_secs_f64() / medians[0].as_secs_f64());
        println!("  {way:<16} {nanoseconds:6.2} ns a header, {ratio:5.2} times the copy (at most {most})");
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
