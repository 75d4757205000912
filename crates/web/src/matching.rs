//! The filter of a trace: the words of the page, and the events that match.

use etwspec_etl::columns::Describe;
use etwspec_etl::filter::{CompiledFilter, EventFilter, Filter, FilterError, ProviderFilter, TimeBound};
use etwspec_etl::state::State;
use etwspec_etl::{Buffer, Event, LogFile};
use etwspec_schema::TraceNames;
use serde::Deserialize;

use crate::failure::Failure;

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
    keep: CompiledFilter,
}

impl Matching {
    /// Prepares a filter. `names` are those that schemas state, if the trace has been read. `None` if all events match.
    pub(crate) fn new(
        words: &Words,
        log_file: Option<&LogFile>,
        names: Option<&TraceNames>,
    ) -> Result<Option<Matching>, Failure> {
        let mut filter = Filter::default();
        for event in list(&words.event) {
            let mut all = EventFilter::parse_all(event).map_err(|error| Failure::of("event", error))?;
            all.retain(|is| names.is_none_or(|names| names.has_event(is)));
            if all.is_empty() {
                return Err(Failure::of("event", FilterError::Event(event.to_owned())));
            }
            filter.events.extend(all);
        }
        for provider in list(&words.provider) {
            let mut all = ProviderFilter::parse_all(provider).map_err(|error| Failure::of("provider", error))?;
            all.retain(|is| names.is_none_or(|names| names.has_provider(is)));
            if all.is_empty() {
                return Err(Failure::of("provider", FilterError::Provider(provider.to_owned())));
            }
            filter.providers.extend(all);
        }
        for process in list(&words.process) {
            filter.process_names.push(process.parse().map_err(|error| Failure::of("process", error))?);
        }
        for (field, text, time) in [("from", &words.from, &mut filter.from), ("to", &words.to, &mut filter.to)] {
            if !text.trim().is_empty() {
                *time = Some(text.trim().parse::<TimeBound>().map_err(|error| Failure::of(field, error))?);
            }
        }
        if filter.is_empty() {
            return Ok(None);
        }
        let keep = filter.keep(log_file).map_err(|error| Failure::of("", error))?;
        Ok(Some(Matching { keep }))
    }

    /// Returns whether an event matches, by the names at the event and in schemas.
    pub(crate) fn matches(
        &self,
        buffer: &Buffer<'_>,
        event: &Event<'_>,
        state: &State,
        schemas: &mut impl Describe,
    ) -> bool {
        self.keep.matches_with(buffer, event, Some(state), schemas)
    }
}

/// Returns the parts of a list that is separated by commas.
fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty())
}
