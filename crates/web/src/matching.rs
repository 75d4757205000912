//! The filter of a trace: the words of the page, and the events that match.

use etwspec_etl::state::State;
use etwspec_etl::{Buffer, Event, EventIs, Filter, Keep, LogFile, ProcessIs, ProviderIs, TimeIs};
use serde::Deserialize;

use crate::Failure;

/// Filters as the page states them. An empty text selects everything.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Words {
    event: String,
    provider: String,
    process: String,
    from: String,
    to: String,
}

/// A filter prepared for a trace.
#[derive(Debug)]
pub(crate) struct Matching {
    keep: Keep,
    processes: Vec<ProcessIs>,
}

impl Matching {
    /// Prepares a filter. `None` if all events match.
    pub(crate) fn new(words: &Words, log_file: Option<&LogFile>) -> Result<Option<Matching>, Failure> {
        let mut filter = Filter::default();
        for event in list(&words.event) {
            filter.events.push(event.parse::<EventIs>().map_err(|error| Failure::of("event", error))?);
        }
        for provider in list(&words.provider) {
            filter.providers.push(provider.parse::<ProviderIs>().map_err(|error| Failure::of("provider", error))?);
        }
        let mut processes = Vec::new();
        for process in list(&words.process) {
            processes.push(process.parse().map_err(|error| Failure::of("process", error))?);
        }
        for (field, text, time) in [("from", &words.from, &mut filter.from), ("to", &words.to, &mut filter.to)] {
            if !text.trim().is_empty() {
                *time = Some(text.trim().parse::<TimeIs>().map_err(|error| Failure::of(field, error))?);
            }
        }
        if processes.is_empty() && filter.is_empty() {
            return Ok(None);
        }
        let keep = filter.keep(log_file).map_err(|error| Failure::of("", error))?;
        Ok(Some(Matching { keep, processes }))
    }

    /// Returns whether the filter needs the names of processes.
    pub(crate) fn needs_names(&self) -> bool {
        !self.processes.is_empty()
    }

    /// Returns whether an event matches, by the names at the event.
    pub(crate) fn matches(&self, buffer: &Buffer<'_>, event: &Event<'_>, state: &State) -> bool {
        ProcessIs::is_one(&self.processes, state, event) && self.keep.matches(buffer, event)
    }
}

/// The parts of a list that is separated by commas.
fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty())
}
