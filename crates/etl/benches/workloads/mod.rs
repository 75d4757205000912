//! Workloads of the benchmarks: real traces, made larger than any cache.

// Each of the two benchmarks uses its part.
#![allow(dead_code)]

use std::hint::black_box;
use std::num::NonZeroUsize;
use std::sync::LazyLock;

use etwspec_etl::buffers::Scratch;
use etwspec_etl::counts::Counts;
use etwspec_etl::etwspec::payloads::Payload;
use etwspec_etl::payload::{Decoder, Field, Value, Visitor};
use etwspec_etl::state::FirstPass;
use etwspec_etl::{Event, Item, Json, Trace};

/// Minimum size of the lengthened traces.
const LENGTH: usize = 256 << 20;

/// A trace that is read.
pub(crate) struct Input {
    /// The file that it is made of.
    pub(crate) name: &'static str,
    /// The trace.
    pub(crate) bytes: Vec<u8>,
    /// Size in memory in bytes.
    pub(crate) memory: u64,
    /// Number of events.
    pub(crate) events: u64,
}

/// A trace of buffers that are not compressed.
pub(crate) static PLAIN: LazyLock<Option<Input>> = LazyLock::new(|| Input::of("airbus-shutdown-perf-diag.etl"));

/// A trace of buffers that are.
pub(crate) static COMPRESSED: LazyLock<Option<Input>> = LazyLock::new(|| Input::of("perfview-net452-x86.etl"));

impl Input {
    fn of(name: &'static str) -> Option<Input> {
        let file = std::fs::read(etwspec_corpus::folder().ok()?.join(name)).ok()?;
        // Repeat all buffers but the first, which contains the header of the log file.
        let first = Trace::new(&file).buffers().flatten().next()?.bytes().len();
        let (first, others) = file.split_at(first);
        let mut bytes = first.to_vec();
        while bytes.len() < LENGTH {
            bytes.extend_from_slice(others);
        }
        let counts = Counts::of(&Trace::new(&bytes));
        assert!(counts.damages.is_empty(), "{name} is whole");
        Some(Input { name, bytes, memory: counts.memory_bytes, events: counts.all.events })
    }
}

/// A workload on a trace.
#[derive(Clone, Copy)]
pub(crate) struct Work {
    pub(crate) name: &'static str,
    pub(crate) run: fn(&Input) -> u64,
}

/// Copies of bytes are measured without the making of memory for them.
static COPY: std::sync::Mutex<Vec<u8>> = std::sync::Mutex::new(Vec::new());

/// The workloads; the first is the reference.
pub(crate) const WORK: &[Work] = &[
    Work { name: "copy the file's bytes", run: copy },
    Work { name: "sum the file's bytes", run: sum },
    Work { name: "sum the file's bytes, two threads", run: sum_2 },
    Work { name: "minimal walk", run: minimal },
    Work { name: "counts by key", run: counts },
    Work { name: "counts by key, two threads", run: counts_2 },
    Work { name: "typed headers", run: headers },
    Work { name: "typed headers, two threads", run: headers_2 },
    Work { name: "payloads of kernel events", run: payloads },
    Work { name: "payloads, two threads", run: payloads_2 },
    Work { name: "fields of events, named and typed", run: fields },
    Work { name: "lines of JSON", run: json },
    Work { name: "lines of JSON with names, in two passes", run: json_with_names },
    Work { name: "merged by time", run: by_time },
];

const ONE: NonZeroUsize = NonZeroUsize::MIN;
const TWO: NonZeroUsize = NonZeroUsize::new(2).unwrap();

fn copy(input: &Input) -> u64 {
    let mut copy = COPY.lock().expect("no measure fails");
    copy.resize(input.bytes.len(), 0);
    copy.copy_from_slice(black_box(&input.bytes));
    black_box(copy.last().copied().unwrap_or(0).into())
}

fn sum(input: &Input) -> u64 {
    sum_of(&input.bytes)
}

/// Reads memory with two threads, as the upper limit.
fn sum_2(input: &Input) -> u64 {
    let (first, second) = input.bytes.split_at(input.bytes.len() / 2);
    std::thread::scope(|scope| {
        let other = scope.spawn(|| sum_of(first));
        sum_of(second).wrapping_add(other.join().expect("it adds"))
    })
}

fn sum_of(bytes: &[u8]) -> u64 {
    let (words, _) = bytes.as_chunks::<8>();
    words.iter().fold(0, |sum, word| sum.wrapping_add(u64::from_ne_bytes(*word)))
}

/// Reads the size of each event: the minimum that any reader has to do.
fn minimal(input: &Input) -> u64 {
    let (mut events, mut scratch) = (0, Scratch::new());
    for raw in Trace::new(&input.bytes).buffers().flatten() {
        let buffer = raw.open(&mut scratch);
        events += buffer.events().filter(Result::is_ok).count() as u64;
    }
    events
}

fn counts(input: &Input) -> u64 {
    Counts::of(&Trace::new(&input.bytes)).all.events
}

fn counts_2(input: &Input) -> u64 {
    Counts::of_parallel(&Trace::new(&input.bytes), TWO).all.events
}

/// Reads process, thread and time of each event.
fn header(event: &Event<'_>) -> u64 {
    let sum = |time: i64, thread: u32, process: u32| time as u64 ^ u64::from(thread) ^ u64::from(process);
    let Ok(header) = event.header() else { return 0 };
    let who = header.process_id().or(header.hook_id().map(|hook| hook.0.into())).unwrap_or(0);
    sum(header.time_stamp().unwrap_or(0), header.thread_id().unwrap_or(0), who)
}

fn headers(input: &Input) -> u64 {
    fold(input, ONE, header)
}

/// Sums a number of each event, with several threads.
fn fold(input: &Input, threads: NonZeroUsize, each: impl Fn(&Event<'_>) -> u64 + Sync) -> u64 {
    let parts = Trace::new(&input.bytes).fold_parts(
        threads,
        || (0u64, Scratch::new()),
        |(sum, scratch), part| {
            for raw in part.flatten() {
                for event in raw.open(scratch).events().flatten() {
                    *sum = sum.wrapping_add(each(&event));
                }
            }
        },
    );
    parts.into_iter().map(|(sum, _)| sum).fold(0, u64::wrapping_add)
}

fn headers_2(input: &Input) -> u64 {
    fold(input, TWO, header)
}

/// Returns the data of a kernel event as the structure that they are.
fn payload(event: &Event<'_>) -> u64 {
    let Some((hook, version)) = event.hook() else { return 0 };
    let Ok(data) = event.data() else { return 0 };
    match Payload::decode(hook, version, event.pointer(), data) {
        Some(Ok(payload)) => black_box(&payload).data().bytes().len() as u64 + 1,
        _ => 0,
    }
}

fn payloads(input: &Input) -> u64 {
    fold(input, ONE, payload)
}

fn payloads_2(input: &Input) -> u64 {
    fold(input, TWO, payload)
}

/// Looks at each field.
struct Fields(u64);

impl<'a> Visitor<'a> for Fields {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        self.0 += field.name.len() as u64;
        black_box(&value);
    }
}

fn fields(input: &Input) -> u64 {
    let trace = Trace::new(&input.bytes);
    let (mut decoder, mut fields) = (Decoder::new(trace.log_file()), Fields(0));
    trace.for_each(|item| {
        if let Item::Event(_, event) = item {
            let _known = black_box(decoder.fields(&event, &mut fields));
        }
    });
    fields.0
}

fn json(input: &Input) -> u64 {
    let trace = Trace::new(&input.bytes);
    let (mut json, mut line, mut bytes) = (Json::new(trace.log_file()), Vec::new(), 0);
    trace.for_each(|item| {
        if let Item::Event(_, event) = item {
            line.clear();
            json.line(&event, &mut line);
            bytes += black_box(&line).len() as u64;
        }
    });
    bytes
}

fn json_with_names(input: &Input) -> u64 {
    let trace = Trace::new(&input.bytes);
    let mut state = FirstPass::of(&trace).state();
    let (mut json, mut line, mut bytes) = (Json::new(trace.log_file()), Vec::new(), 0);
    trace.for_each(|item| {
        if let Item::Event(_, event) = item {
            state.update(&event);
            line.clear();
            json.line_with(&event, &state, &mut line);
            bytes += black_box(&line).len() as u64;
        }
    });
    bytes
}

fn by_time(input: &Input) -> u64 {
    let mut sum = 0u64;
    Trace::new(&input.bytes).for_each_by_time(|item| {
        if let Item::Event(_, event) = item {
            sum = sum.wrapping_add(header(&event));
        }
    });
    black_box(sum)
}
