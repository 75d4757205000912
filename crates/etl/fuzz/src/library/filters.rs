//! Filters, evaluated by the library and by a simple second implementation.

use std::num::NonZeroUsize;

use etwspec::headers::{EventTraceGroup, HookId};
use etwspec::payloads::hook_of;
use etwspec_etl::buffers::Scratch;
use etwspec_etl::filter::{EventFilter, Filter, ProviderFilter, TimeBound};
use etwspec_etl::time::{Clock, FileTime};
use etwspec_etl::{Event, Identity, Item, LogFile, Reader, Trace};

use super::request::{self, Request};
use super::seen::Seen;
use super::{Target, dictionary};

/// The target.
pub const TARGET: Target = Target {
    name: "filters",
    run,
    seeds: request::seeds,
    mutate: Some(request::mutate),
    words: dictionary::of_requests,
};

/// Input: options and a trace. See [`Request`].
///
/// Parsing never panics. Every way of reading keeps the events that match one element of each list.
pub fn run(input: &[u8]) {
    let request = Request::new(input);
    for (_, value) in request.options() {
        let _any = (value.parse::<ProviderFilter>().is_ok(), value.parse::<EventFilter>().is_ok());
        let _any = value.parse::<TimeBound>().is_ok();
    }
    let file = request.trace();
    let trace = Trace::new(&file);
    let filter = request.filter(&trace);
    let keep = filter.keep(trace.log_file()).expect("times that cannot be resolved are left out");

    let mut expected = Vec::new();
    trace.for_each(|item| {
        if let Item::Event(buffer, event) = item
            && passes(&filter, trace.log_file(), &event)
        {
            expected.push(Seen::new(buffer, &event));
        }
    });
    let in_file_order = kept(&trace, &filter, |trace, each| trace.for_each(each));
    assert_same(&in_file_order, &expected, "file order");
    let mut by_time = kept(&trace, &filter, |trace, each| trace.for_each_by_time(each));
    by_time.sort_by_key(|event| event.at);
    assert_same(&by_time, &expected, "time order");
    assert_same(&streamed(&trace, &filter), &expected, "stream");

    let mut parallel = Vec::new();
    let threads = NonZeroUsize::new(2).expect("two");
    let map = |scratch: &mut Scratch, raw: Result<etwspec_etl::buffers::RawBuffer<'_>, _>| -> Vec<Seen> {
        let Ok(raw) = raw else { return Vec::new() };
        let buffer = raw.open(scratch);
        let events = buffer.events().flatten().filter(|event| keep.matches(event));
        events.map(|event| Seen::new(&buffer, &event)).collect()
    };
    trace.map_in_order(threads, map, |events| parallel.extend(events));
    assert_same(&parallel, &expected, "threads");
}

fn assert_same(actual: &[Seen], expected: &[Seen], how: &str) {
    let differs = actual.iter().zip(expected).find(|(one, other)| one != other);
    assert!(differs.is_none(), "{how}: {differs:x?}");
    assert_eq!(actual.len(), expected.len(), "{how}");
}

/// Returns the events that the library keeps in one way of reading.
fn kept(trace: &Trace<'_>, filter: &Filter, read: impl Fn(&Trace<'_>, &mut dyn FnMut(Item<'_>))) -> Vec<Seen> {
    let keep = filter.keep(trace.log_file()).expect("times that cannot be resolved are left out");
    let mut events = Vec::new();
    read(trace, &mut |item| {
        if let Item::Event(buffer, event) = item
            && keep.matches(&event)
        {
            events.push(Seen::new(buffer, &event));
        }
    });
    events
}

fn streamed(trace: &Trace<'_>, filter: &Filter) -> Vec<Seen> {
    let keep = filter.keep(trace.log_file()).expect("times that cannot be resolved are left out");
    let (mut events, mut scratch) = (Vec::new(), Scratch::new());
    let mut reader = Reader::new(trace.as_bytes()).expect("memory can be read");
    while let Some(raw) = reader.next_buffer().expect("memory can be read") {
        let Ok(raw) = raw else { continue };
        let buffer = raw.open(&mut scratch);
        let passing = buffer.events().flatten().filter(|event| keep.matches(event));
        events.extend(passing.map(|event| Seen::new(&buffer, &event)));
    }
    events
}

/// Returns whether an event matches one element of each list that is not empty.
fn passes(filter: &Filter, log_file: Option<&LogFile>, event: &Event<'_>) -> bool {
    let any = |empty: bool, matches: bool| empty || matches;
    // The ID of no process or thread selects events whose header states none.
    let has = |list: &[u32], value: Option<u32>| list.contains(&value.unwrap_or(u32::MAX));
    any(filter.providers.is_empty(), filter.providers.iter().any(|provider| is_of(provider, event)))
        && any(filter.events.is_empty(), filter.events.iter().any(|other| is(other, event)))
        && any(filter.processes.is_empty(), has(&filter.processes, event.process_id()))
        && any(filter.threads.is_empty(), has(&filter.threads, event.thread_id()))
        && any(filter.processors.is_empty(), filter.processors.contains(&event.processor()))
        && filter.level.is_none_or(|most| event.level().is_some_and(|level| level <= most))
        && any(
            filter.keywords.is_empty(),
            filter.keywords.iter().any(|any| event.keyword().is_some_and(|keyword| keyword & any != 0)),
        )
        && in_time(filter, log_file, event)
}

fn in_time(filter: &Filter, log_file: Option<&LogFile>, event: &Event<'_>) -> bool {
    let Some(log_file) = log_file else { return true };
    let at = |time: TimeBound| match time {
        TimeBound::At(FileTime(time)) => i128::from(time),
        TimeBound::AfterStart(units) => i128::from(log_file.start_time) + i128::from(units),
        other => other.resolve(Some(log_file)).map_or(i128::MAX, |time| time.0.into()),
    };
    let clock: Clock = log_file.clock;
    let time = event.time_stamp().map(|stamp| i128::from(clock.time(stamp).0));
    // A limit beyond the range of times is the last time.
    let limit = |time: TimeBound| at(time).min(i64::MAX.into());
    filter.from.is_none_or(|from| time.is_some_and(|time| time >= limit(from)))
        && filter.to.is_none_or(|to| time.is_some_and(|time| time < limit(to)))
}

/// Returns the hook ID of a kernel event, also of one with a classic header.
fn hook(event: &Event<'_>) -> Option<HookId> {
    match event.identity() {
        Identity::Hook { id, .. } => Some(id),
        Identity::Class { guid, kind, .. } => hook_of(&guid, kind),
        _ => None,
    }
}

fn is_of(provider: &ProviderFilter, event: &Event<'_>) -> bool {
    let group = hook(event).map(HookId::group);
    match provider {
        ProviderFilter::Group(of) => group == Some(*of),
        ProviderFilter::Hooks(hooks) => hook(event).is_some_and(|hook| hooks.contains(&hook)),
        ProviderFilter::Guid(guid) => {
            let own = match event.identity() {
                Identity::Class { guid, .. } | Identity::Provider { guid, .. } => Some(guid),
                Identity::Message { guid, .. } => guid,
                _ => None,
            };
            let of_group = EventTraceGroup::of_guid(guid);
            own == Some(*guid) || of_group.is_some() && group == of_group
        }
        _ => unreachable!("a kind of provider that this does not evaluate"),
    }
}

fn is(other: &EventFilter, event: &Event<'_>) -> bool {
    match other {
        EventFilter::Hooks(hooks) => hook(event).is_some_and(|hook| hooks.contains(&hook)),
        EventFilter::Keys(keys) => event.key().is_some_and(|(key, _)| keys.contains(&key)),
        EventFilter::Id(number) => match event.identity() {
            Identity::Class { kind, .. } => u16::from(kind) == *number,
            Identity::Provider { id, .. } => id == *number,
            Identity::Message { number: id, .. } => id == *number,
            _ => false,
        },
        _ => unreachable!("a kind of event that this does not evaluate"),
    }
}
