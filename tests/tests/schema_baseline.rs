//! Compares the fields of events that schemas in the traces describe with the output of Microsoft's TraceEvent library.

use std::collections::BTreeMap;
use std::fs;
use std::sync::Arc;

use etwspec::FileTime;
use etwspec_etl::payload::{Field, Group, Names, Value, Visitor};
use etwspec_etl::time::Clock;
use etwspec_etl::{Identity, Item, Trace};
use etwspec_schema::{Decoder, Fit, Schemas};
use etwspec_tests::baseline::{self, Printed};
use etwspec_tests::schema_traceevent::{DERIVED, FIELDS, MORE_DATA, Shown, TRACES};
use etwspec_tests::traceevent::KERNEL;
use etwspec_tests::{console, corpus};

/// 1970 in 100 ns units since 1601. A hundredth of a second is 100,000 units.
const UNIX: i64 = 116_444_736_000_000_000;

/// Bit of a mechanism of a heap that states that it was used.
const HAPPENED: u64 = 0x8000_0000;

/// A field that the decoder visited.
#[derive(Debug)]
struct Visited {
    name: String,
    /// Number and its size in bytes.
    number: Option<(u64, usize)>,
    text: String,
    /// Names of the number, and its bits without a name.
    names: Option<(String, u64)>,
}

#[derive(Default)]
struct Fields(Vec<Visited>);

impl<'a> Visitor<'a> for Fields {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        let bits = field.bits as usize / 8;
        let number = match value {
            Value::Unsigned(number) | Value::Hex(number) | Value::Address(number) | Value::Boolean(number) => {
                Some((number, bits))
            }
            Value::Signed(number) => Some((number as u64, 8)),
            Value::Char(number) => Some((number.into(), 2)),
            Value::Stamp(number) => Some((number as u64, 8)),
            _ => None,
        };
        let text = match value {
            Value::Utf16(text) => text.to_string(),
            Value::Ansi(text, _) => String::from_utf8_lossy(text.as_bytes()).into_owned(),
            Value::Utf8(text) => String::from_utf8_lossy(text).into_owned(),
            Value::Guid(guid) => guid.to_string(),
            Value::Sid(sid) => sid.to_string(),
            Value::Ipv4(address) => address.to_string(),
            Value::Ipv6(address) => address.to_string(),
            Value::Boolean(number) => if number == 0 { "False" } else { "True" }.to_owned(),
            Value::Time(FileTime(time)) => baseline::moment((time - UNIX) / 100_000),
            Value::Float(number) => number.to_string(),
            Value::Double(number) => number.to_string(),
            Value::SocketAddress(address) => address.to_string(),
            Value::Bytes(bytes) => bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
            _ => String::new(),
        };
        let names = number.and_then(|(number, _)| names(field.names.as_ref()?, number));
        self.0.push(Visited { name: field.name.to_string(), number, text, names });
    }

    fn begin(&mut self, field: &Field, group: Group) {
        if group == Group::List {
            self.0.push(Visited { name: field.name.to_string(), number: None, text: String::new(), names: None });
        }
    }
}

/// Names of a number as TraceEvent writes them, and its bits without a name.
fn names(names: &Names, number: u64) -> Option<(String, u64)> {
    if !names.are_flags() {
        return names.name(number).map(|name| (name.to_owned(), 0));
    }
    if number == 0 {
        return Some(("None".to_owned(), 0));
    }
    let mut all = Vec::new();
    let rest = names.flags(number, |name, _| all.push(name.to_owned()));
    Some((all.join(", "), rest))
}

/// An event of a provider, decoded.
struct Decoded {
    identity: Identity,
    micros: f64,
    processor: u32,
    owner: (i64, i64),
    length: usize,
    /// Name of the event and of its provider, and fields. `None` if no schema describes the event.
    described: Option<(String, Vec<Visited>, Fit)>,
}

fn decoded(trace: &Trace<'_>) -> Vec<Decoded> {
    let mut schemas = Schemas::new();
    schemas.read_trace(trace);
    let mut decoder = Decoder::new(Arc::new(schemas), None);
    let log_file = trace.log_file().expect("the trace has a header");
    let clock: Clock = log_file.clock;
    let mut start = None;
    let mut all = Vec::new();
    trace.for_each(|item| {
        let Item::Event(buffer, event) = item else { return };
        let Some(stamp) = event.time_stamp() else { return };
        let start = *start.get_or_insert(stamp);
        if event.hook().is_some() {
            return;
        }
        let mut fields = Fields::default();
        let described = decoder.fields(&event, &mut fields).expect("the header is valid").map(|(schema, fit)| {
            let names = [schema.provider_name.clone(), schema.event_name()];
            (names.map(|name| name.as_deref().unwrap_or("").to_owned()).join("/"), fields.0, fit)
        });
        let id = |id: Option<u32>| i64::from(id.unwrap_or(u32::MAX) as i32);
        all.push(Decoded {
            identity: event.identity(),
            micros: (stamp - start) as f64 * 1e6 / clock.frequency() as f64,
            processor: buffer.header().processor.into(),
            owner: (id(event.process_id()), id(event.thread_id())),
            length: event.data().map_or(0, <[u8]>::len),
            described,
        });
    });
    all
}

/// Number of comparisons.
#[derive(Debug, Default)]
struct Tally {
    events: usize,
    fields: usize,
    /// Fields that TraceEvent computes, or that are in no event.
    derived: usize,
    /// Events that nothing describes, by TraceEvent's name of the provider.
    undescribed: BTreeMap<String, usize>,
    wrong: Vec<String>,
}

#[test]
fn provider_events_match_traceevent_baseline() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let mut tally = Tally::default();
    for (trace, printed) in TRACES {
        let file = fs::read(folder.join(trace)).expect("the trace is readable");
        let text = fs::read_to_string(folder.join("expected").join(printed)).expect("the baseline is readable");
        let all = decoded(&Trace::new(&file));
        for printed in &baseline::parse(&text).events {
            if KERNEL.iter().all(|(kind, _)| *kind != printed.kind) {
                event(&all, printed, &mut tally);
            }
        }
    }
    let Tally { events, fields, derived, undescribed, wrong } = tally;
    assert!(wrong.is_empty(), "{} differ from the baseline: {wrong:#?}", wrong.len());
    let without: usize = undescribed.values().sum();
    console::say(&format!(
        "as TraceEvent prints them: {fields} fields of {events} events that schemas describe; {derived} \
         fields are TraceEvent's own; nothing describes {without} events: {undescribed:?}"
    ));
    assert!(events + without == 404 && events >= 360 && fields >= 1605, "fewer comparisons than expected");
}

/// Finds the event that was printed, and compares its fields.
fn event(all: &[Decoded], printed: &Printed, tally: &mut Tally) {
    let is = |event: &&Decoded| {
        (event.micros - printed.micros as f64).abs() <= 0.501
            && event.processor == printed.processor
            && event.owner == (printed.process, printed.thread)
            && event.length == printed.length
    };
    let found: Vec<&Decoded> = all.iter().filter(is).collect();
    if found.is_empty() {
        return tally.wrong.push(format!("no event is {printed:?}"));
    }
    let described: Vec<_> = found.iter().filter_map(|event| Some((*event, event.described.as_ref()?))).collect();
    let compared = described.iter().map(|(event, (name, fields, fit))| compare(event, name, fields, *fit, printed));
    match compared.min_by_key(|tally| tally.wrong.len()) {
        Some(own) if own.wrong.is_empty() || described.len() == found.len() => {
            tally.events += 1;
            tally.fields += own.fields;
            tally.derived += own.derived;
            tally.wrong.extend(own.wrong);
        }
        _ => {
            let provider = printed.kind.split('/').next().unwrap_or_default();
            *tally.undescribed.entry(provider.to_owned()).or_default() += 1;
        }
    }
}

fn compare(event: &Decoded, name: &str, fields: &[Visited], fit: Fit, printed: &Printed) -> Tally {
    let mut tally = Tally::default();
    let kind = printed.kind.as_str();
    let more = MORE_DATA.iter().any(|(of, _)| kind.starts_with(of));
    if fit != if more { Fit::BytesLeft } else { Fit::Exact } {
        tally.wrong.push(format!("{kind} at {}: {fit:?}", printed.micros));
    }
    for (label, text) in &printed.fields {
        if DERIVED.iter().any(|(of, field, _)| kind.starts_with(of) && field == label) {
            tally.derived += 1;
            continue;
        }
        let row = FIELDS.iter().find(|(of, theirs, ..)| kind.starts_with(of) && theirs == label);
        let (own, how) = row.map_or((label.as_str(), Shown::Same), |(_, _, own, how)| (*own, *how));
        let field = fields.iter().find(|field| field.name.eq_ignore_ascii_case(own));
        if field.is_some_and(|field| agrees(text, field, how)) {
            tally.fields += 1;
        } else {
            tally.wrong.push(format!(
                "{kind} ({name}, {:?}) at {}: {label}={text} printed, here {field:?} of {:?}",
                event.identity,
                printed.micros,
                fields.iter().map(|field| &*field.name).collect::<Vec<_>>()
            ));
        }
    }
    tally
}

fn agrees(printed: &str, field: &Visited, how: Shown) -> bool {
    let number = field.number.map_or(0, |(number, _)| number);
    let named = |unnamed: u64| {
        field.names.as_ref().is_some_and(|(names, rest)| *rest == unnamed && baseline::is(printed, names))
    };
    match how {
        Shown::Same => {
            let is_number = field.number.is_some_and(|(number, size)| baseline::is_number(printed, number, size));
            let is_name = named(0);
            is_number
                || is_name
                || field.number.is_none_or(|_| !field.text.is_empty()) && baseline::is(printed, &field.text)
        }
        Shown::Bits(shift, mask, names) => {
            let bits = number >> shift & mask;
            let named = names.iter().any(|(value, name)| *value == bits && baseline::is(printed, name));
            named || baseline::is_number(printed, bits, 8) || mask == u64::MAX && agrees(printed, field, Shown::Same)
        }
        Shown::Mechanism => {
            if number == 0 {
                printed == "not_specified"
            } else {
                named(HAPPENED)
            }
        }
        Shown::Path => {
            let below_the_drive = printed.trim_end_matches("...").get(2..).unwrap_or_default();
            field.text.contains(below_the_drive)
        }
        Shown::Seconds => {
            let whole = |text: &str| text.split_once('.').map(|(seconds, _)| seconds.to_owned());
            whole(printed).is_some() && whole(printed) == whole(&field.text)
        }
    }
}
