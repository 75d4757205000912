//! Speed of decoding events of providers: `cargo bench -p etwspec-schema`.

use std::fs;
use std::sync::Arc;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use etwspec_etl::payload::{Field, Value, Visitor};
use etwspec_etl::{Identity, Item, Json, Trace};
use etwspec_schema::pack::Pack;
use etwspec_schema::{Decoder, Schemas, Source, windows};

const TRACES: [&str; 2] = ["perfview-net452-x86.etl", "dotnet-dynamic-events.etl"];

fn main() {
    divan::main();
}

struct Counted(u64);

impl<'a> Visitor<'a> for Counted {
    #[inline]
    fn value(&mut self, _: &Field, value: Value<'a>) {
        black_box(&value);
        self.0 += 1;
    }
}

/// A trace, its schemas, and the number of events that they describe.
struct Input {
    file: Vec<u8>,
    schemas: Arc<Schemas>,
    described: usize,
}

fn input(name: &str) -> Option<Input> {
    let folder = etwspec_corpus::folder_or_skip()?;
    let file = fs::read(folder.join(name)).ok()?;
    let mut schemas = Schemas::new();
    schemas.read_trace(&Trace::new(&file));
    let schemas = Arc::new(schemas);
    let mut decoder = Decoder::new(schemas.clone(), None);
    let mut described = 0;
    Trace::new(&file).for_each(|item| {
        if let Item::Event(_, event) = item {
            described += usize::from(event.hook().is_none() && decoder.schema(&event).is_some());
        }
    });
    Some(Input { file, schemas, described })
}

/// Reads the identities of all events. The other times contain this.
#[divan::bench(args = TRACES, sample_count = 20, sample_size = 1)]
fn events(bencher: Bencher<'_, '_>, name: &str) {
    let Some(input) = input(name) else { return };
    let trace = Trace::new(&input.file);
    bencher.bench_local(|| {
        trace.for_each(|item| {
            if let Item::Event(_, event) = item {
                black_box(event.identity());
            }
        });
    });
}

/// Visits the fields of all events that schemas describe.
#[divan::bench(args = TRACES, sample_count = 20, sample_size = 1)]
fn fields(bencher: Bencher<'_, '_>, name: &str) {
    let Some(input) = input(name) else { return };
    let trace = Trace::new(&input.file);
    let mut decoder = Decoder::new(input.schemas.clone(), None);
    bencher.counter(ItemsCount::new(input.described)).bench_local(|| {
        let mut counted = Counted(0);
        trace.for_each(|item| match item {
            Item::Event(_, event) if event.hook().is_none() => drop(decoder.fields(&event, &mut counted)),
            _ => {}
        });
        counted.0
    });
}

/// Writes the JSON of all events that schemas describe.
#[divan::bench(args = TRACES, sample_count = 20, sample_size = 1)]
fn json(bencher: Bencher<'_, '_>, name: &str) {
    let Some(input) = input(name) else { return };
    let trace = Trace::new(&input.file);
    let mut decoder = Decoder::new(input.schemas.clone(), None);
    let mut json = Json::new(trace.log_file());
    let mut line = Vec::new();
    bencher.counter(ItemsCount::new(input.described)).bench_local(|| {
        let mut size = 0;
        trace.for_each(|item| match item {
            Item::Event(_, event) if event.hook().is_none() => {
                line.clear();
                json.line_described(&event, None, &mut decoder, &mut line);
                size += line.len();
            }
            _ => {}
        });
        size
    });
}

/// Reads the schemas of a trace: the first pass.
#[divan::bench(args = TRACES, sample_count = 20, sample_size = 1)]
fn first_pass(bencher: Bencher<'_, '_>, name: &str) {
    let Some(input) = input(name) else { return };
    let trace = Trace::new(&input.file);
    bencher.bench_local(|| {
        let mut schemas = Schemas::new();
        schemas.read_trace(&trace);
        schemas
    });
}

/// Visits the fields of the events of Windows' providers in all traces, by the schemas of the traces and by those of the pack.
/// Both contain the time of `reading` the events.
#[divan::bench(args = ["reading", "trace", "pack"], sample_count = 40, sample_size = 1)]
fn of_windows(bencher: Bencher<'_, '_>, by: &str) {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    let files: Vec<Vec<u8>> =
        etwspec_corpus::traces(&folder).into_iter().filter_map(|path| fs::read(path).ok()).collect();
    let mut inputs: Vec<(Trace<'_>, Decoder, Vec<bool>)> = Vec::new();
    for file in &files {
        let trace = Trace::new(file);
        let (mut schemas, mut stripped) = (Schemas::new(), Schemas::new());
        schemas.read_trace(&trace);
        stripped.set_build(schemas.build());
        let mut decoder = Decoder::new(Arc::new(schemas), None);
        let mut chosen = Vec::new();
        trace.for_each_event(|event| {
            let in_pack = matches!(event.identity(), Identity::Provider { guid, .. } if windows::name(Pack::builtin(), guid).is_some());
            let mut stated = || decoder.schema(event).is_some_and(|schema| schema.source == Source::TraceEventInfo);
            chosen.push(by != "reading" && in_pack && stated());
        });
        inputs.push((trace, if by == "pack" { Decoder::new(Arc::new(stripped), None) } else { decoder }, chosen));
    }
    let events: usize = inputs.iter().flat_map(|(.., chosen)| chosen).filter(|chosen| **chosen).count();
    bencher.counter(ItemsCount::new(events)).bench_local(|| {
        let mut counted = Counted(0);
        for (trace, decoder, chosen) in &mut inputs {
            let mut chosen = chosen.iter();
            trace.for_each_event(|event| {
                if chosen.next() == Some(&true) {
                    _ = decoder.fields(event, &mut counted);
                }
            });
        }
        counted.0
    });
}

/// Writes the JSON of all events, as a dump does after the first pass.
#[divan::bench(args = TRACES, sample_count = 20, sample_size = 1)]
fn dump(bencher: Bencher<'_, '_>, name: &str) {
    let Some(input) = input(name) else { return };
    let trace = Trace::new(&input.file);
    bencher.bench_local(|| {
        let mut decoder = Decoder::new(input.schemas.clone(), None);
        let mut json = Json::new(trace.log_file());
        let mut out = Vec::new();
        trace.for_each(|item| {
            if let Item::Event(_, event) = item {
                out.clear();
                json.line_described(&event, None, &mut decoder, &mut out);
            }
        });
    });
}
