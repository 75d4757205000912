//! The arguments that select events of a trace.

use std::str::FromStr;

use clap::Args;
use etwspec::headers::{EventTraceGroup, HookId};
use etwspec_catalog::query::number;
use etwspec_catalog::query::suggest::closest;
use etwspec_console::Problem;
use etwspec_etl::{EventIs, Filter, FilterError, Keep, LogFile, ProviderIs, TimeIs};

/// Heading of filters in help.
pub(crate) const FILTERS: &str = "Filters (an event must match all; repeat an option to allow several values)";

/// Filters. An event must match every option; an option given several times matches any of its values.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = FILTERS)]
pub(crate) struct FilterArgs {
    /// Only events of a provider, event class or message source (GUID), of a group of kernel events (Thread), or of a
    /// kernel event (ContextSwap, PERFINFO_LOG_TYPE_CONTEXTSWAP, 0x0524).
    #[arg(long, value_name = "GUID|NAME", value_parser = provider)]
    provider: Vec<ProviderIs>,
    /// Only events with this event ID, event type or message number (17), or kernel events with this hook ID (0x0524)
    /// or name.
    #[arg(long, value_name = "ID|HOOK|NAME", value_parser = event)]
    event: Vec<EventIs>,
    /// Only events logged by this process (many kernel events carry no process ID).
    #[arg(long, value_name = "PID", value_parser = integer::<u32>, allow_negative_numbers = true)]
    pid: Vec<u32>,
    /// Only events logged by this thread (many kernel events carry no thread ID).
    #[arg(long, value_name = "TID", value_parser = integer::<u32>, allow_negative_numbers = true)]
    tid: Vec<u32>,
    /// Only events logged on this processor.
    #[arg(long, value_name = "CPU", value_parser = integer::<u16>)]
    cpu: Vec<u16>,
    /// Only events at or after a time: 2021-05-04T18:02:11.25Z, or +1.5s after the start of the
    /// session (units: m, s, ms, us).
    #[arg(long, value_name = "TIME", value_parser = TimeIs::from_str)]
    from: Option<TimeIs>,
    /// Only events before a time.
    #[arg(long, value_name = "TIME", value_parser = TimeIs::from_str)]
    to: Option<TimeIs>,
    /// Stop after N events.
    #[arg(long, value_name = "N")]
    limit: Option<u64>,
}

impl FilterArgs {
    /// Returns the filter that the arguments specify.
    pub(crate) fn filter(&self) -> Filter {
        Filter {
            providers: self.provider.clone(),
            events: self.event.clone(),
            processes: self.pid.clone(),
            threads: self.tid.clone(),
            processors: self.cpu.clone(),
            from: self.from,
            to: self.to,
            limit: self.limit,
        }
    }

    /// Returns whether the number of events is limited.
    pub(crate) fn has_limit(&self) -> bool {
        self.limit.is_some()
    }

    /// Prepares the filter for a trace.
    pub(crate) fn keep(&self, log_file: Option<&LogFile>) -> Result<Keep, Problem> {
        self.filter().keep(log_file).map_err(|error| {
            Problem::new(format!("cannot use --from or --to: {error}"))
                .help("leave them out, and select events with other filters")
        })
    }
}

fn provider(text: &str) -> Result<ProviderIs, String> {
    let groups = EventTraceGroup::named_values().map(|(name, _)| name);
    text.parse().map_err(|error| with_suggestions(&error, text, groups.chain(hooks())))
}

fn event(text: &str) -> Result<EventIs, String> {
    text.parse().map_err(|error| with_suggestions(&error, text, hooks()))
}

fn hooks() -> impl Iterator<Item = &'static str> {
    HookId::named_values().map(|(name, _)| name)
}

/// Adds similar names to an error.
fn with_suggestions(error: &FilterError, text: &str, names: impl Iterator<Item = &'static str>) -> String {
    // Names are usually given without their common prefix.
    let own: Vec<&str> = names.map(|name| name.split_once("_TYPE_").map_or(name, |(_, own)| own)).collect();
    let own = own.iter().map(|name| name.strip_prefix("EVENT_TRACE_GROUP_").unwrap_or(name));
    match closest(text, own, 3) {
        similar if similar.is_empty() => error.to_string(),
        similar => format!("{error}; did you mean {}?", similar.join(", ")),
    }
}

/// Parses a decimal or hexadecimal number. -1 is 0xFFFFFFFF, the ID of no process and no thread.
fn integer<T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    let number = if text == "-1" { Some(u32::MAX.into()) } else { number::parse(text) };
    let number = number.and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| format!("write a number of at most {} bits", size_of::<T>() * 8))
}
