//! Compares the fields decoded from three observed traces with the output of Microsoft's TraceEvent library.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use etwspec::describe::Values;
use etwspec::{FileTime, Guid, Release};
use etwspec_etl::payload::Value;
use etwspec_tests::baseline::{self, Baseline, Printed};
use etwspec_tests::record::{FieldValue, Identity, Record};
use etwspec_tests::traceevent::{FIELDS, From, How, KERNEL, OWNERS};
use etwspec_tests::{console, corpus, walk};

/// Traces and their baseline files.
const TRACES: &[(&str, &str)] = &[
    ("perfview-net452-x86.etl", "net.4.5.2.x86.baseline.txt"),
    ("perfview-gcevents.etl", "gcevents.baseline.txt"),
    ("perfview-primitive-types.etl", "primitive-types.baseline.txt"),
];

/// Printed fields that are not in the trace, with the printed value.
const READER_FIELDS: &[(&str, &str)] = &[("LogFileName", "[multiple files]")];

/// Hook ID of profile samples. TraceEvent omits samples of the idle thread outside of DPCs and interrupts.
const SAMPLE: Identity = Identity::Hook(0x0F2E);

/// .NET event that describes a method. TraceEvent omits methods that are neither dynamic nor jitted.
const METHOD: (&str, u16) = ("e13c0d23-ccbc-4e12-931b-d9cc2eee27e4", 143);

/// Offset of the method flags, and the mask of those two flags.
const METHOD_FLAGS: (usize, u8) = (32, 0x9);

/// 1970 in 100 ns units since 1601. A hundredth of a second is 100,000 units.
const UNIX: i64 = 116_444_736_000_000_000;

/// A trace with its events in time order.
struct Trace {
    records: Vec<Record>,
    start: i64,
    frequency: f64,
    release: Release,
}

impl Trace {
    fn read(file: &[u8]) -> Trace {
        let mut records = Vec::new();
        for buffer in walk::buffers(file) {
            let buffer = buffer.expect("the buffers are complete");
            let processor = u32::from(buffer.header.client_context().processor_index());
            let bytes = buffer.in_memory().expect("the buffer can be decompressed");
            let events = buffer.events_of(&bytes).map(|event| event.expect("the events are complete"));
            records.extend(events.filter_map(|event| Record::new(&event, processor)));
        }
        let first = records.first().expect("there is an event");
        let build = first.data[8..].first_chunk().expect("the build is present");
        let release = Release::from_build(u32::from_le_bytes(*build)).expect("a release has the build");
        let fields = first.fields(release).expect("the first event is in the tables");
        let frequency = number(find(&fields, "PerfFreq")).expect("the frequency is present") as f64;
        let start = first.time;
        records.sort_by_key(|record| record.time);
        Trace { records, start, frequency, release }
    }

    fn milliseconds(&self, ticks: i64) -> f64 {
        ticks as f64 * 1000.0 / self.frequency
    }

    /// Returns whether TraceEvent prints the event.
    fn is_printed(&self, record: &Record) -> bool {
        match record.identity {
            SAMPLE => {
                let fields = record.fields(self.release).unwrap_or_default();
                let of = |path| number(find(&fields, path)) != Some(0);
                of("ThreadId") || of("ExecutingDpc") || of("ExecutingIsr")
            }
            Identity::Provider(guid, id) if (guid.to_string().as_str(), id) == METHOD => {
                record.data.get(METHOD_FLAGS.0).is_some_and(|flags| flags & METHOD_FLAGS.1 != 0)
            }
            _ => true,
        }
    }
}

fn find<'a>(fields: &'a [FieldValue], paths: &str) -> Option<&'a FieldValue> {
    fields.iter().find(|value| paths.split('|').any(|path| value.path.eq_ignore_ascii_case(path)))
}

fn number(value: Option<&FieldValue>) -> Option<u64> {
    value.and_then(|value| value.number)
}

/// Number of comparisons.
#[derive(Debug, Default)]
struct Tally {
    /// Kernel events and other events.
    events: (usize, usize),
    /// Header fields: time, processor, length, process and thread.
    headers: usize,
    /// Fields of kernel events.
    fields: usize,
    /// Fields computed by TraceEvent.
    derived: usize,
    /// Counts per kind of event.
    counts: usize,
    wrong: Vec<String>,
}

impl Tally {
    fn check(&mut self, of: fn(&mut Tally) -> &mut usize, ok: bool, message: impl FnOnce() -> String) {
        if ok { *of(self) += 1 } else { self.wrong.push(message()) }
    }
}

#[test]
fn matches_traceevent_baseline() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let mut tally = Tally::default();
    for (trace, printed) in TRACES {
        let file = fs::read(folder.join(trace)).expect("the trace is readable");
        let text = fs::read_to_string(folder.join("expected").join(printed)).expect("the baseline is readable");
        compare(&Trace::read(&file), &baseline::parse(&text), &mut tally);
    }
    let Tally { events, headers, fields, derived, counts, wrong } = tally;
    assert!(wrong.is_empty(), "{} differ from the baseline: {wrong:#?}", wrong.len());
    console::say(&format!(
        "as TraceEvent prints them: {fields} fields of {} kernel events, {headers} fields of their headers and of {} \
         others, {counts} counts; {derived} fields are TraceEvent's own",
        events.0, events.1
    ));
    assert!(
        events == (157, 404) && fields >= 1146 && headers >= 2728 && counts >= 179,
        "fewer comparisons than expected"
    );
}

fn compare(trace: &Trace, baseline: &Baseline, tally: &mut Tally) {
    let hook = |kind: &str| KERNEL.iter().find(|(name, _)| *name == kind).map(|(_, hook)| Identity::Hook(*hook));
    let mut seen: BTreeMap<&str, Vec<&Printed>> = BTreeMap::new();
    for printed in &baseline.events {
        seen.entry(&printed.kind).or_default().push(printed);
    }
    let mut providers: BTreeMap<String, BTreeSet<Guid>> = BTreeMap::new();
    for (kind, events) in seen {
        let identity = match hook(kind) {
            Some(hook) => {
                kernel(trace, hook, &events, tally);
                hook
            }
            None => match other(trace, &events, baseline.counts.get(kind).copied(), tally) {
                Some(identity) => identity,
                None => continue,
            },
        };
        if let Identity::Classic(guid, _) | Identity::Provider(guid, _) = identity {
            providers.entry(provider(kind).to_owned()).or_default().insert(guid);
        }
        let here =
            trace.records.iter().filter(|record| record.identity == identity && trace.is_printed(record)).count();
        let counted = baseline.counts.get(kind).copied();
        tally.check(
            |tally| &mut tally.counts,
            counted == Some(here),
            || format!("{kind}: {counted:?} printed, {here} here"),
        );
    }
    // Provider names and provider GUIDs must be in one-to-one correspondence.
    let guids: BTreeSet<&Guid> = providers.values().flatten().collect();
    assert!(guids.len() == providers.len() && providers.values().all(|guids| guids.len() == 1), "{providers:#?}");
}

/// Returns the provider name of a kind of event. KernelTraceControl is the name of two providers.
fn provider(kind: &str) -> &str {
    let parts = if kind.starts_with("KernelTraceControl/") { 2 } else { 1 };
    let end = kind.match_indices('/').nth(parts - 1).map_or(kind.len(), |(at, _)| at);
    &kind[..end]
}

/// Returns whether an event matches the printed time, processor and payload length.
fn alike(trace: &Trace, printed: &Printed, record: &Record) -> bool {
    let time = trace.milliseconds(record.time - trace.start);
    (time - printed.micros as f64 / 1000.0).abs() <= 0.000_501
        && record.processor == printed.processor
        && record.data.len() == printed.length
}

/// Compares the first events of a kernel event kind.
fn kernel(trace: &Trace, hook: Identity, events: &[&Printed], tally: &mut Tally) {
    let all: Vec<&Record> =
        trace.records.iter().filter(|record| record.identity == hook && trace.is_printed(record)).collect();
    let mut used = BTreeSet::new();
    for (rank, printed) in events.iter().enumerate() {
        // Of several events that match, choose the one with the same fields.
        let candidates = (0..all.len()).filter(|at| !used.contains(at) && alike(trace, printed, all[*at]));
        let compared = candidates.map(|at| {
            let mut own = Tally::default();
            event(trace, printed, all[at], &mut own);
            (at, own)
        });
        let Some((at, own)) = compared.min_by_key(|(_, own)| own.wrong.len()) else {
            tally.wrong.push(format!("no event is {printed:?}"));
            continue;
        };
        used.insert(at);
        tally.check(
            |tally| &mut tally.events.0,
            all[at].time <= all[rank].time,
            || format!("{} at {} is not the first, number {rank}", printed.kind, printed.micros),
        );
        tally.headers += own.headers + 3;
        tally.fields += own.fields;
        tally.derived += own.derived;
        tally.wrong.extend(own.wrong);
    }
}

/// Finds the events of another provider that match a kind by time, processor, process, thread and length.
fn other(trace: &Trace, events: &[&Printed], count: Option<usize>, tally: &mut Tally) -> Option<Identity> {
    let mut identities: Option<BTreeSet<Identity>> = None;
    for printed in events {
        let is = |record: &&Record| {
            let context = record.context.map(|(process, thread)| (i64::from(process as i32), i64::from(thread as i32)));
            !matches!(record.identity, Identity::Hook(_))
                && alike(trace, printed, record)
                && context == Some((printed.process, printed.thread))
        };
        let found: BTreeSet<Identity> = trace.records.iter().filter(is).map(|record| record.identity).collect();
        tally.check(|tally| &mut tally.events.1, !found.is_empty(), || format!("no event is {printed:?}"));
        tally.headers += if found.is_empty() { 0 } else { 5 };
        identities = Some(identities.map_or_else(|| found.clone(), |all| &all & &found));
    }
    let all: Vec<Identity> = identities.into_iter().flatten().collect();
    let counted = |identity: &Identity| trace.records.iter().filter(|record| record.identity == *identity).count();
    match all[..] {
        [one] => Some(one),
        _ => all.into_iter().find(|identity| Some(counted(identity)) == count),
    }
}

/// Compares the process, the thread and the fields of an event.
fn event(trace: &Trace, printed: &Printed, record: &Record, tally: &mut Tally) {
    let kind = printed.kind.as_str();
    let fields = record.fields(trace.release).unwrap_or_default();
    let owner = OWNERS.iter().find(|(name, ..)| kind.starts_with(name));
    let (process, thread) = owner.map_or((From::Header, From::Header), |(_, process, thread)| (*process, *thread));
    let header = record.context.map_or((-1, -1), |(process, thread)| (process as i32, thread as i32));
    for (from, own, was) in [(process, header.0, printed.process), (thread, header.1, printed.thread)] {
        let here = match from {
            From::Header => Some(i64::from(own)),
            From::Field(path) => number(find(&fields, path)).map(|number| i64::from(number as i32)),
            From::Other(_) => continue,
        };
        tally.check(
            |tally| &mut tally.headers,
            here == Some(was),
            || format!("{kind} at {}: {was} printed as owner, {here:?} from {from:?}", printed.micros),
        );
    }
    for (name, text) in &printed.fields {
        let row = FIELDS.iter().find(|(of, theirs, _, _)| kind.starts_with(of) && theirs == name);
        let (path, how) = row.map_or((name.as_str(), How::Same), |(_, _, path, how)| (*path, *how));
        if matches!(how, How::Derived(_)) || READER_FIELDS.contains(&(name.as_str(), text.as_str())) {
            tally.derived += 1;
            continue;
        }
        let value = find(&fields, path);
        tally.check(
            |tally| &mut tally.fields,
            agrees(trace, record, text, value, how),
            || {
                let here = value.map(|value| (value.path.as_str(), value.number, value.text()));
                format!("{kind} at {}: {name}={text} printed, {path} is {here:?}", printed.micros)
            },
        );
    }
}

/// Returns whether a field matches the printed text.
fn agrees(trace: &Trace, record: &Record, printed: &str, value: Option<&FieldValue>, how: How) -> bool {
    let same = |number: u32| baseline::number(printed) == Some(i128::from(number as i32));
    match (how, record.context) {
        (How::Processor, _) => return same(record.processor),
        (How::HeaderProcess, Some((process, _))) => return same(process),
        (How::HeaderThread, Some((_, thread))) => return same(thread),
        _ => {}
    }
    let Some(value) = value else { return false };
    let number = value.number.unwrap_or_default();
    // Ports, addresses and times are compared in the form in which the library shows them.
    let shown = value.meaning.and_then(|meaning| Value::with_meaning(meaning, &value.bytes));
    let ticks = |ticks: i64| {
        let time = trace.milliseconds(ticks);
        printed.replace(',', "").parse::<f64>().is_ok_and(|printed| (printed - time).abs() <= 0.000_501)
    };
    match how {
        How::Same if value.number.is_some_and(|number| baseline::is_number(printed, number, value.bytes.len())) => true,
        How::Same => baseline::is(printed, &value.text()),
        How::Port => matches!(shown, Some(Value::Unsigned(port)) if u32::try_from(port).is_ok_and(same)),
        How::Address => match shown {
            Some(Value::Ipv4(address)) => baseline::is(printed, &address.to_string()),
            Some(Value::Ipv6(address)) => baseline::is(printed, &address.to_string()),
            _ => false,
        },
        How::FileTime | How::Seconds => {
            let moment = |time: FileTime| baseline::moment((time.0 - UNIX) / 100_000);
            matches!(shown, Some(Value::Time(time)) if baseline::is(printed, &moment(time)))
        }
        How::Duration => ticks(number as i64),
        How::Since => matches!(shown, Some(Value::Stamp(stamp)) if ticks(record.time - stamp)),
        How::Flags(left_out, other) => {
            let names = value.values.and_then(|values| flags(values, number, left_out, other));
            names.is_some_and(|names| baseline::is(&printed.to_lowercase(), &names))
        }
        How::Held(field) => {
            let row = value.values.and_then(|values| values.values.iter().find(|row| row.name == field));
            let held = row.and_then(|row| Some((row.holds?, (number & row.value) >> row.shift?)));
            held.is_some_and(|(values, held)| {
                let named = values.values.iter().find(|row| row.value == held);
                named.is_some_and(|row| baseline::is(&printed.to_lowercase(), &plain(values, row.name)))
            })
        }
        How::Truth => baseline::is(printed, if number == 0 { "False" } else { "True" }),
        How::Path => {
            let below_the_drive = printed.trim_end_matches("...").get(2..).unwrap_or_default();
            value.text().replace("\\SystemRoot\\", "\\Windows\\").contains(below_the_drive)
        }
        How::Processor | How::HeaderProcess | How::HeaderThread | How::Derived(_) => false,
    }
}

/// Returns the names of flags, or `None` if a bit has none.
fn flags(values: &Values, number: u64, left_out: &str, other: &[(&str, &str)]) -> Option<String> {
    let omitted = values.values.iter().find(|row| row.name == left_out).map_or(0, |row| row.value);
    let mut rest = number & !omitted;
    if rest == 0 {
        return Some("none".to_owned());
    }
    let mut names = Vec::new();
    for row in values.values.iter().filter(|row| row.shift.is_none()) {
        if rest & row.value == row.value {
            rest &= !row.value;
            let renamed = other.iter().find(|(_, ours)| *ours == row.name);
            names.push(renamed.map_or_else(|| plain(values, row.name), |(theirs, _)| theirs.to_lowercase()));
        }
    }
    (rest == 0).then(|| names.join(", "))
}

/// Returns a name without the prefix of all names of the set, in lower case and without underscores.
fn plain(values: &Values, name: &str) -> String {
    let common = |a: usize, b: &str| a.min(name.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count());
    let prefix = values.values.iter().filter(|row| row.name != name).fold(name.len(), |a, row| common(a, row.name));
    name[prefix..].replace('_', "").to_lowercase()
}
