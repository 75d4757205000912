//! Memory and time that hostile schemas take; fails if they exceed the limits: `cargo bench -p etwspec-schema --bench growth`.
//!
//! Each case is a file of n parts, and of 4n. Reading 4n may take at most eight times as long as n, and memory of at most 48 MB
//! and three times the size of the file. The minimum of several runs is compared, since other programs disturb the measurement.
#![allow(clippy::print_stdout)]

use std::env;
use std::fmt::Write as _;
use std::hint::black_box;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use etwspec::Pointer;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_etl::Item;
use etwspec_etl::Trace;
use etwspec_etl::payload::{Value, Visitor};
use etwspec_schema::manifest::{self, Options};
use etwspec_schema::{Decoder, Field, Fit, Numbers, Schemas, event_source, wpp};
use peak_alloc::PeakAlloc;

#[allow(dead_code)]
#[path = "../tests/cases.rs"]
mod cases;
#[allow(dead_code)]
#[path = "../tests/events.rs"]
mod events;
#[allow(dead_code)]
#[path = "../tests/records.rs"]
mod records;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Maximum number of allocated bytes, in addition to three times the size of the file.
const MAX_MEMORY: usize = 48_000_000;

/// Maximum time of four times as many parts.
const MAX_TIME: u32 = 8;

/// Time that is never too long.
const SHORT: Duration = Duration::from_millis(10);

/// Number of runs of a size.
const RUNS: usize = 5;

/// A kind of hostile file: its name, the number of parts, what makes the file, and what reads it.
type Case = (&'static str, usize, fn(usize) -> Vec<u8>, fn(&[u8]));

const CASES: [Case; 10] = [
    ("schemas of one event", 5_000, schemas_of_one_event, read_trace),
    ("schemas of one event that no event fits", 1_000, candidates, read_trace),
    ("schemas of many events", 5_000, schemas, read_trace),
    ("names of keywords", 1_000, keywords, export),
    ("fields of three bytes", 25, small_fields, read_trace),
    ("manifests that differ in the first part", 10_000, |parts| (parts as u32).to_le_bytes().to_vec(), collect),
    ("events that share a message", 5_000, shared_message, read_manifest),
    ("templates with references", 5_000, references, read_manifest),
    ("elements of a manifest", 100_000, elements, read_manifest),
    ("WPP messages", 10_000, messages, read_messages),
];

fn main() -> ExitCode {
    // `cargo test --benches` only checks that it runs.
    let test = env::args().any(|argument| argument == "--test");
    let mut failed = false;
    println!(
        "| case | parts | bytes | most memory, MB | time, ms | time of four times as many, ms |\n|---|---|---|---|---|---|"
    );
    for (name, parts, make, read) in CASES {
        let parts = if test { parts / 100 } else { parts };
        let mut times = [Duration::MAX; 2];
        let (mut memory, mut size) = (0, 0);
        for (factor, least) in [1, 4].into_iter().zip(&mut times) {
            let file = make(parts * factor);
            size = file.len();
            let before = MEMORY.current_usage();
            MEMORY.reset_peak_usage();
            for _ in 0..RUNS {
                let start = Instant::now();
                read(&file);
                *least = (*least).min(start.elapsed());
            }
            memory = MEMORY.peak_usage() - before;
        }
        let [one, four] = times;
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        println!("| {name} | {parts} | {size} | {:.1} | {:.1} | {:.1} |", memory as f64 / 1e6, ms(one), ms(four));
        if memory > MAX_MEMORY + 3 * size || four > (one * MAX_TIME).max(SHORT) {
            println!("over the limit: {name}");
            failed = true;
        }
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

struct Ignored;

impl<'a> Visitor<'a> for Ignored {
    fn value(&mut self, _: &etwspec_etl::payload::Field, value: Value<'a>) {
        black_box(value);
    }
}

/// Reads the schemas of a trace, and decodes its events.
fn read_trace(file: &[u8]) {
    let mut decoder = Decoder::new(Arc::new(events::schemas(file)), None);
    Trace::new(file).for_each(|item| {
        if let Item::Event(_, event) = item {
            black_box(
                decoder.fields(&event, &mut Ignored).is_ok_and(|found| found.is_some_and(|(_, fit)| fit == Fit::Exact)),
            );
        }
    });
}

/// Reads the schemas of a trace, and writes them as a manifest.
fn export(file: &[u8]) {
    let (mut schemas, mut numbers) = (Schemas::new(), Numbers::new());
    schemas.read_trace(&Trace::new(file));
    Trace::new(file).for_each_event(|event| numbers.read_event(event));
    let mut provider = manifest::Provider::new(events::provider());
    provider.schemas = schemas.iter().map(|schema| (**schema).clone()).collect();
    numbers.add_to(&mut provider);
    black_box(manifest::write(&[provider]));
}

/// Collects parts of manifests of one thread, of which none is complete.
fn collect(file: &[u8]) {
    let parts = file.first_chunk().map_or(0, |number| u32::from_le_bytes(*number));
    let mut collector = event_source::Collector::new();
    for part in 0..parts {
        let mut payload = b"\x01\x01\0\x5B\x02\0\0\0".to_vec();
        payload.extend(part.to_le_bytes());
        collector.part(events::provider(), Some(1), None, &payload);
    }
    black_box(collector.finish());
}

fn read_manifest(file: &[u8]) {
    let read = manifest::read(file, &Options::default());
    black_box(manifest::write(&read.providers));
}

fn read_messages(file: &[u8]) {
    let text = std::str::from_utf8(file).unwrap_or_default();
    let mut schemas = Schemas::new();
    schemas.allow(3 * file.len());
    wpp::read_tmf(text, "a.tmf").0.into_iter().for_each(|schema| schemas.add(schema));
    black_box(schemas);
}

const NAMES: records::Names<'static> = ["Provider", "", "", "", "Task", "", ""];

fn info(id: usize, names: &records::Names<'_>, fields: &[Field]) -> Vec<u8> {
    let info = records::trace_event_info(events::provider(), id as u16, (id >> 16) as u8, names, fields);
    events::record(Pointer::Bits64, events::EVENT_INFO, &info)
}

fn number(name: &str, of: TdhInType) -> Field {
    Field::value(name, of, TdhOutType::NULL)
}

fn schemas_of_one_event(parts: usize) -> Vec<u8> {
    let info = |part| info(1, &NAMES, &[number(&format!("f{part}"), TdhInType::UINT32)]);
    events::file(&(0..parts).map(info).collect::<Vec<_>>())
}

fn candidates(parts: usize) -> Vec<u8> {
    let text = number("t", TdhInType::UNICODESTRING);
    let schema = |part: usize| {
        let mut fields = vec![text.clone(); part % 50 + 1];
        fields.push(number(&format!("f{part}"), TdhInType::UINT64));
        info(1, &NAMES, &fields)
    };
    let mut all: Vec<Vec<u8>> = (0..parts).map(schema).collect();
    all.extend((0..parts).map(|_| events::event(Pointer::Bits64, 1, 0, &[1, 2, 3])));
    events::file(&all)
}

fn schemas(parts: usize) -> Vec<u8> {
    let schema = |part| info(part, &NAMES, &[number(&format!("f{part}"), TdhInType::UINT32)]);
    let event = |part: usize| events::event(Pointer::Bits64, part as u16, (part >> 16) as u8, &[1, 2, 3, 4]);
    events::file(&(0..parts).flat_map(|part| [schema(part), event(part)]).collect::<Vec<_>>())
}

fn keywords(parts: usize) -> Vec<u8> {
    let schema = |part: usize| {
        let keyword = format!("Keyword{part}");
        let names = ["Provider", "", "", &keyword, "Task", "", ""];
        info(part, &names, &[number("f", TdhInType::UINT32)])
    };
    events::file(&(0..parts).map(schema).collect::<Vec<_>>())
}

fn small_fields(parts: usize) -> Vec<u8> {
    let traced = |part: usize| {
        let fields = vec![number("", TdhInType::UINT8); 10_000];
        events::traced(Pointer::Bits64, &records::tracelogging(&format!("E{part}"), 0, &fields), None, &[7; 10_000])
    };
    events::file(&(0..parts).map(traced).collect::<Vec<_>>())
}

/// Returns a manifest with text before its events, and text for each event.
fn provider(before: &str, events: impl Iterator<Item = String>) -> Vec<u8> {
    let mut text = String::from("<m><provider guid=\"{0a1b2c3d-0001-0002-0003-0123456789ab}\">");
    text.push_str(before);
    text.push_str("<events>");
    text.extend(events);
    text.push_str("</events></provider>");
    let _ =
        write!(text, "<resources culture=\"en-US\"><stringTable><string id=\"m\" value=\"{}\"/>", "%1 ".repeat(20_000));
    text.push_str("</stringTable></resources></m>");
    text.into_bytes()
}

fn shared_message(parts: usize) -> Vec<u8> {
    let event =
        |part| format!("<event value=\"{}\" version=\"{}\" message=\"$(string.m)\"/>", part % 60_000, part / 60_000);
    provider("", (0..parts).map(event))
}

fn references(parts: usize) -> Vec<u8> {
    let mut template = String::from("<templates><template tid=\"T\">");
    for part in 0..parts {
        let _ = write!(template, "<data name=\"n{part}\" inType=\"win:UInt8\"/>");
        let _ = write!(template, "<data name=\"d{part}\" inType=\"win:Binary\" length=\"n{part}\"/>");
    }
    template.push_str("</template></templates>");
    provider(&template, std::iter::once("<event value=\"1\" template=\"T\"/>".to_owned()))
}

fn elements(parts: usize) -> Vec<u8> {
    provider("", std::iter::repeat_n("<a/><data/>".to_owned(), parts))
}

fn messages(parts: usize) -> Vec<u8> {
    let mut text = String::from("4857fab7-1162-3184-360b-cdd863ddf4ea example // SRC=a.c MJ= MN=\n");
    for part in 0..parts {
        if part % 60_000 == 59_999 {
            let _ = writeln!(text, "4857fab7-1162-3184-360b-{part:012x} example // SRC=a.c MJ= MN=");
        }
        let number = part % 60_000;
        let _ =
            writeln!(text, "#typev a_c{part} {number} \"%0id=%10!d! name=%11!s!\" //   LEVEL=INFO FUNC=function{part}");
        let _ = writeln!(text, "{{\nid{part}, ItemLong -- 10\nname, ItemString -- 11\n}}");
    }
    text.into_bytes()
}
