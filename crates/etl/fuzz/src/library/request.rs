//! Inputs that consist of options and of a trace.
//!
//! The first byte is the size of the options in bytes. They are lines such as `event=ContextSwap`, with the names of
//! the command's options. A value such as `#17` is taken from the event with this number. `repeat=8` repeats the
//! buffers after the first. Invalid lines are ignored.

use std::borrow::Cow;

use etwspec_etl::filter::Filter;
use etwspec_etl::{Event, Identity, Item, LogFile, Trace};

use super::mutate;
use super::numbers::Numbers;
use super::trace::{samples, small_traces};

/// Options of filters, as the command names them.
const FILTERS: [&str; 10] = ["provider", "event", "pid", "tid", "cpu", "level", "keyword", "from", "to", "limit"];

/// Maximum size of a trace with repeated buffers, in bytes.
const MAX: usize = 1 << 20;

/// An input.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    options: String,
    /// The bytes of the trace as the input contains them.
    bytes: &'a [u8],
}

impl<'a> Request<'a> {
    /// Splits an input. Any bytes are an input.
    pub fn new(input: &'a [u8]) -> Request<'a> {
        let (size, rest) = input.split_first().map_or((0, input), |(size, rest)| (usize::from(*size), rest));
        let (options, bytes) = rest.split_at(size.min(rest.len()));
        Request { options: String::from_utf8_lossy(options).into_owned(), bytes }
    }

    /// Returns the input with these options and this trace.
    pub fn encode(options: &str, trace: &[u8]) -> Vec<u8> {
        let end = (0..=options.len().min(u8::MAX.into())).rev().find(|end| options.is_char_boundary(*end));
        let options = &options.as_bytes()[..end.unwrap_or(0)];
        [&[options.len() as u8], options, trace].concat()
    }

    /// Names and values of the options.
    pub fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options.lines().filter_map(|line| line.split_once('='))
    }

    /// Returns the last number in `limit`.
    pub fn limit(&self) -> usize {
        let numbers = self.options().filter(|(name, _)| *name == "limit").filter_map(|(_, value)| value.parse().ok());
        numbers.last().unwrap_or(usize::MAX)
    }

    /// Returns the trace, with repeated buffers if the options request them.
    pub fn trace(&self) -> Cow<'a, [u8]> {
        self.trace_up_to(MAX)
    }

    /// Returns the same, with as many repeated buffers as `most` bytes can contain.
    pub fn trace_up_to(&self, most: usize) -> Cow<'a, [u8]> {
        let number = |(name, value): (&str, &str)| value.parse::<usize>().ok().filter(|_| name == "repeat");
        let times = self.options().find_map(number).unwrap_or(1);
        let first = Trace::new(self.bytes).buffers().next();
        let end = first.and_then(Result::ok).map_or(self.bytes.len(), |raw| raw.bytes().len());
        let (first, others) = self.bytes.split_at(end);
        let times = times.min(most / others.len().max(1));
        if times <= 1 { Cow::Borrowed(self.bytes) } else { Cow::Owned([first, &others.repeat(times)].concat()) }
    }

    /// Returns the options that select events, with values in place of numbers of events.
    pub fn filters(&self, trace: &Trace<'_>) -> Vec<(&'static str, String)> {
        let options = self.options().filter_map(|(name, value)| {
            let name = *FILTERS.iter().find(|filter| **filter == name)?;
            match value.strip_prefix('#').and_then(|number| number.parse().ok()) {
                Some(number) => Some((name, of_event(trace, number, name)?)),
                None => Some((name, value.to_owned())),
            }
        });
        options.collect()
    }

    /// Returns the same as a filter of the library. Values that it rejects are left out.
    pub fn filter(&self, trace: &Trace<'_>) -> Filter {
        let mut filter = Filter::default();
        for (name, value) in self.filters(trace) {
            match name {
                "provider" => filter.providers.extend(value.parse()),
                "event" => filter.events.extend(value.parse()),
                "pid" => filter.processes.extend(value.parse::<u32>()),
                "tid" => filter.threads.extend(value.parse::<u32>()),
                "cpu" => filter.processors.extend(value.parse::<u16>()),
                "level" => filter.level = value.parse().ok().or(filter.level),
                // The library rejects a keyword without bits.
                "keyword" => filter.keywords.extend(value.parse::<u64>().ok().filter(|keyword| *keyword != 0)),
                "from" => filter.from = value.parse().ok().or(filter.from),
                "to" => filter.to = value.parse().ok().or(filter.to),
                _ => {}
            }
        }
        // A trace without a clock cannot resolve times.
        if filter.keep(trace.log_file()).is_err() {
            (filter.from, filter.to) = (None, None);
        }
        // The library rejects events that belong to none of the providers.
        if filter.keep(trace.log_file()).is_err() {
            filter.events.clear();
        }
        filter
    }
}

/// Returns the value of an option that the event with a number matches, if it has one.
fn of_event(trace: &Trace<'_>, number: usize, name: &str) -> Option<String> {
    let (mut seen, mut value) = (0, None);
    trace.for_each(|item| {
        if let Item::Event(_, event) = item {
            if seen == number {
                value = matching(trace.log_file(), &event, name);
            }
            seen += 1;
        }
    });
    value
}

fn matching(log_file: Option<&LogFile>, event: &Event<'_>, name: &str) -> Option<String> {
    match (name, event.identity()) {
        ("provider" | "event", Identity::Hook { id, .. }) => Some(format!("{id:#06x}")),
        ("provider", Identity::Class { guid, .. } | Identity::Provider { guid, .. }) => Some(guid.to_string()),
        ("provider", Identity::Message { guid, .. }) => guid.map(|guid| guid.to_string()),
        ("event", Identity::Class { kind, .. }) => Some(kind.to_string()),
        ("event", Identity::Provider { id: number, .. } | Identity::Message { number, .. }) => Some(number.to_string()),
        ("pid", _) => event.process_id().map(|process| process.to_string()),
        ("tid", _) => event.thread_id().map(|thread| thread.to_string()),
        ("level", _) => event.level().map(|level| level.to_string()),
        ("keyword", _) => event.keyword().map(|keyword| keyword.to_string()),
        ("cpu", _) => Some(event.processor().to_string()),
        ("from" | "to", _) => Some(log_file?.clock.time(event.time_stamp()?).to_string()),
        _ => None,
    }
}

/// Values that are valid, or nearly.
const VALUES: [&str; 16] = [
    "Thread",
    "Context*",
    "*_?",
    "contextswap",
    "0x0524",
    "0",
    "4",
    "17",
    "65535",
    "4294967295",
    "+0",
    "+1.5s",
    "+20ms",
    "2021-05-04T18:02:11Z",
    "{}",
    "-1",
];

/// Mutates the options or, more often, the trace.
pub fn mutate(input: &mut Vec<u8>, numbers: &mut Numbers) {
    let request = Request::new(input);
    if !numbers.once_in(4) {
        let (options, mut bytes) = (request.options, request.bytes.to_vec());
        mutate::trace(&mut bytes, numbers);
        *input = Request::encode(&options, &bytes);
        return;
    }
    let mut lines: Vec<&str> = request.options.lines().collect();
    let (at, few) = (numbers.below(lines.len()), 1 << numbers.below(8));
    let new = match numbers.below(8) {
        0 => format!("repeat={}", 1usize << numbers.below(13)),
        1 | 2 => format!("{}={}", FILTERS[numbers.below(FILTERS.len())], VALUES[numbers.below(VALUES.len())]),
        _ => format!("{}=#{}", FILTERS[numbers.below(FILTERS.len())], numbers.below(few)),
    };
    match numbers.below(3) {
        0 if !lines.is_empty() => drop(lines.remove(at)),
        1 if !lines.is_empty() => lines[at] = &new,
        _ => lines.insert(at, &new),
    }
    *input = Request::encode(&lines.join("\n"), request.bytes);
}

/// Returns small traces and the samples, each with other options.
pub fn seeds() -> Vec<Vec<u8>> {
    let options = [
        "",
        "provider=#5",
        "event=Context*\nprovider=Thread*",
        "level=4",
        "keyword=#40",
        "event=#3\nevent=#9",
        "pid=#4\ncpu=0",
        "tid=#7",
        "pid=4294967295\ntid=4294967295",
        "from=#3\nto=#12",
        "provider=Thread\nevent=ContextSwap\nlimit=3",
        "repeat=3\ncpu=1",
        "from=+1ms\nto=+2s\nprovider=#1\nprovider=#2\nprovider=#3",
    ];
    let traces = small_traces().iter().chain(samples());
    traces.zip(options.iter().cycle()).map(|(trace, options)| Request::encode(options, trace)).collect()
}
