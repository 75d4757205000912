//! Reports which filter excluded all events of traces.

use etwspec_catalog::query::suggest::did_you_mean;
use etwspec_console::problem::Exit;
use etwspec_console::{Problem, visible};
use etwspec_etl::Identity;
use etwspec_etl::columns::Describe;
use etwspec_etl::time::FileTime;
use etwspec_traces::filter::short_name;
use etwspec_traces::input::Input;
use etwspec_traces::{BoundFilter, Filter, FilterPart, Finished, Known, Traces};
use std::collections::BTreeSet;
use std::io::Write;

/// Values that the events of traces have, for suggestions.
#[derive(Default)]
struct Seen {
    events: u64,
    processes: BTreeSet<u32>,
    names: BTreeSet<String>,
    threads: BTreeSet<u32>,
    processors: BTreeSet<u16>,
    providers: BTreeSet<String>,
    times: Option<(FileTime, FileTime)>,
}

/// Maximum number of distinct values of one kind that are collected.
const MAX: usize = 65_536;

fn put<T: Ord>(all: &mut BTreeSet<T>, value: T) {
    if all.len() < MAX {
        all.insert(value);
    }
}

/// One option of the filters, and whether an event matches it alone.
struct Alone<'f> {
    part: &'f FilterPart,
    matched: bool,
}

/// Returns the result of a command that has read the events of traces which match a filter. If there are none, prints a note as
/// [`report`] does.
///
/// # Errors
///
/// Returns [`Exit::NoMatch`], and the errors of [`Outcome::result`] and of [`report`].
///
/// [`Outcome::result`]: etwspec_traces::report::Outcome::result
pub(crate) fn result(
    filter: &Filter,
    traces: &Traces<'_>,
    finished: Finished,
    err: &mut dyn Write,
) -> Result<(), Problem> {
    let Finished { outcome, matched, known } = finished;
    if !matched {
        report(filter, traces.inputs(), known, err)?;
    }
    outcome.result()?;
    if matched { Ok(()) } else { Err(Problem::Printed(Exit::NoMatch)) }
}

/// Prints a note that names the filter that no event matches, and similar values in the traces. Each trace is read again, with
/// its names and schemas; a stream is not.
///
/// # Errors
///
/// Returns the errors of reading and writing.
pub(crate) fn report(
    filter: &Filter,
    inputs: &[Input<'_>],
    known: Vec<Known>,
    err: &mut dyn Write,
) -> Result<(), Problem> {
    if !excluding(filter, inputs, known, err)? {
        let all: Vec<String> = filter.parts().iter().map(|part| format!("{} {}", part.label, part.text)).collect();
        let text = visible(&all.join(", ")).into_owned();
        let together = if all.len() > 1 && inputs.iter().any(|input| input.trace().is_some()) {
            " together, but each alone"
        } else {
            ""
        };
        writeln!(err, "note: no event matches {text}{together}")?;
    }
    Ok(())
}

/// Prints a note for each filter that no event matches. Returns whether there is one.
pub(crate) fn excluding(
    filter: &Filter,
    inputs: &[Input<'_>],
    known: Vec<Known>,
    err: &mut dyn Write,
) -> Result<bool, Problem> {
    let mut options: Vec<Alone<'_>> = filter.parts().iter().map(|part| Alone { part, matched: false }).collect();
    let (mut seen, mut read) = (Seen::default(), false);
    for (input, Known { mut state, mut schemas }) in inputs.iter().zip(known) {
        let log_file = input.log_file();
        let keeps = options.iter().map(|alone| filter.bind(&alone.part.plan, input.name(), log_file));
        let mut keeps = keeps.collect::<Result<Vec<BoundFilter>, _>>()?;
        read |= input.for_each_event(|event| {
            state.update(event);
            for (alone, keep) in options.iter_mut().zip(&mut keeps).filter(|(alone, _)| !alone.matched) {
                alone.matched = keep.matches(event, Some(&state), &mut schemas);
            }
            seen.events += 1;
            put(&mut seen.processors, event.processor());
            let writer = state.writer();
            writer.process.into_iter().for_each(|process| put(&mut seen.processes, process));
            writer.thread.into_iter().for_each(|thread| put(&mut seen.threads, thread));
            if let Some(name) = state.writer_name()
                && !seen.names.contains(name)
            {
                put(&mut seen.names, name.to_owned());
            }
            let provider = match event.identity() {
                Identity::Hook { id, .. } => id.group().name().map(short_name),
                _ => schemas.names(event).provider,
            };
            if let Some(provider) = provider.filter(|provider| !seen.providers.contains(*provider)) {
                put(&mut seen.providers, provider.to_owned());
            }
            if let Some((stamp, log_file)) = event.time_stamp().zip(log_file)
                && let Some(time) = log_file.clock.checked_time(stamp)
            {
                let (first, last) = seen.times.unwrap_or((time, time));
                seen.times = Some((first.min(time), last.max(time)));
            }
        })?;
    }
    let mut any = false;
    for alone in options.iter().filter(|alone| read && !alone.matched) {
        any = true;
        let text = visible(&format!("{} {}", alone.part.label, alone.part.text)).into_owned();
        let hint = visible(&seen.hint(alone)).into_owned();
        writeln!(err, "note: no event matches {text}; {hint}")?;
    }
    Ok(any)
}

impl Seen {
    /// Returns what the events have instead.
    fn hint(&self, alone: &Alone<'_>) -> String {
        let text = alone.part.text.as_str();
        let names = |all: &BTreeSet<String>, what: &str| match did_you_mean(text, all.iter().map(String::as_str), 3) {
            Some(similar) => similar,
            _ if all.is_empty() => format!("the events have no {what}"),
            _ => format!("the events have {} {what}, such as {}", all.len(), listed(all)),
        };
        match alone.part.label {
            _ if self.events == 0 => "there are no events".to_owned(),
            "--process" if text.parse::<u32>().is_err() => names(&self.names, "names of processes"),
            "--process" | "--pid" => format!("process IDs near it: {}", near(&self.processes, text)),
            "--tid" => format!("thread IDs near it: {}", near(&self.threads, text)),
            "--cpu" => format!("the events are of processors {}", near(&self.processors, text)),
            "--provider" => names(&self.providers, "providers"),
            "--from" | "--to" => self.times.map_or_else(
                || "the events have no time".to_owned(),
                |(first, last)| format!("the events are from {first} to {last}"),
            ),
            _ => "`etwspec stats` lists the events".to_owned(),
        }
    }
}

/// Returns at most 4 of several names.
fn listed(all: &BTreeSet<String>) -> String {
    all.iter().take(4).map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// Returns the values next to a number: two below it, and two above.
fn near<T: Copy + Ord + Into<u32> + std::fmt::Display>(all: &BTreeSet<T>, text: &str) -> String {
    let number = text.split(", ").next().and_then(|first| first.parse().ok()).unwrap_or(0);
    let below = all.iter().rev().filter(|value| (**value).into() < number).take(2);
    let above = all.iter().filter(|value| (**value).into() > number).take(2);
    let near: BTreeSet<T> = below.chain(above).copied().collect();
    match near.is_empty() {
        true => "none".to_owned(),
        false => near.iter().map(T::to_string).collect::<Vec<_>>().join(", "),
    }
}
