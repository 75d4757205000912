//! The arguments that select events of a trace.

use std::str::FromStr;

use clap::Args;
use etwspec::headers::{EventTraceGroup, HookId, TraceLevel};
use etwspec::payloads::EventKey;
use etwspec_catalog::query::number;
use etwspec_catalog::query::suggest::did_you_mean;
use etwspec_console::{Problem, visible};
use etwspec_etl::{
    CompiledFilter, EventFilter, Filter, FilterError, LogFile, ProcessFilter, ProviderFilter, TimeBound,
};

use etwspec_schema::TraceNames;

/// Heading of filters in help.
pub(crate) const FILTERS: &str = "Filters (an event must match all; repeat an option to allow several values)";

/// Filters. An event must match every option; an option given several times matches any of its values.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = FILTERS)]
pub(crate) struct FilterArgs {
    /// Only events of a provider, event class or message source (GUID), of a provider with a name in any case
    /// (Microsoft-Windows-DNS-Client), of a group of kernel events (Thread, ThreadGuid), or of a kernel event
    /// (ContextSwap, PERFINFO_LOG_TYPE_CONTEXTSWAP, 0x0524). * and ? match any part of a name.
    #[arg(long, value_name = "GUID|NAME", value_parser = provider)]
    provider: Vec<Wanted<ProviderFilter>>,
    /// Only events with this event ID, event type or message number (17), kernel events with this hook ID (0x0524)
    /// or name (ContextSwap), or events with this name in their schema (GC/Start, PROVIDER/GC/Start). * and ? match any
    /// part of a name (Context*).
    #[arg(long, value_name = "ID|HOOK|NAME", value_parser = event)]
    event: Vec<Wanted<EventFilter>>,
    /// Only events logged by this process: its ID, or its name in any case (svchost.exe, sv*).
    #[arg(long, value_name = "NAME|PID", value_parser = ProcessFilter::from_str, allow_negative_numbers = true)]
    process: Vec<ProcessFilter>,
    /// Only events logged by the process with this ID; -1 for events of unknown processes.
    #[arg(long, value_name = "PID", value_parser = integer::<u32>, allow_negative_numbers = true)]
    pid: Vec<u32>,
    /// Only events logged by the thread with this ID; -1 for events of unknown threads.
    #[arg(long, value_name = "TID", value_parser = integer::<u32>, allow_negative_numbers = true)]
    tid: Vec<u32>,
    /// Only events logged on this processor.
    #[arg(long, value_name = "CPU", value_parser = integer::<u16>)]
    cpu: Vec<u16>,
    /// Only events of this level or a more severe one: a number, or critical, error, warning, information, verbose.
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    level: Option<u8>,
    /// Only events with a keyword that has any of these bits (0x10).
    #[arg(long, value_name = "MASK", value_parser = integer::<u64>)]
    keyword: Vec<u64>,
    /// Only events at or after a time: 2021-05-04T18:02:11.25Z, or +1.5s after the start of the
    /// session (units: m, s, ms, us).
    #[arg(long, value_name = "TIME", value_parser = TimeBound::from_str)]
    from: Option<TimeBound>,
    /// Only events before a time.
    #[arg(long, value_name = "TIME", value_parser = TimeBound::from_str)]
    to: Option<TimeBound>,
    /// Stop after N events.
    #[arg(long, value_name = "N")]
    limit: Option<u64>,
}

/// Matches of a text of a filter.
#[derive(Clone, Debug)]
struct Wanted<T> {
    text: String,
    is: Vec<T>,
}

impl<T: Clone> Wanted<T> {
    /// Returns what texts select. Names in schemas that no trace has are left out. If nothing remains of a text, `unknown`
    /// returns the error.
    fn resolve(
        all: &[Wanted<T>],
        has: impl Fn(&T) -> bool,
        unknown: impl Fn(&str) -> Problem,
    ) -> Result<Vec<T>, Problem> {
        let mut found = Vec::new();
        for Wanted { text, is } in all {
            let before = found.len();
            found.extend(is.iter().filter(|is| has(is)).cloned());
            if found.len() == before {
                return Err(unknown(text));
            }
        }
        Ok(found)
    }
}

impl FilterArgs {
    /// Returns whether the filter selects all events.
    pub(crate) fn selects_all(&self) -> bool {
        self.limit.is_none() && self.alone().is_empty()
    }

    /// Returns whether it is no surprise that no event matches: no option selects events, or no events are requested.
    pub(crate) fn needs_no_match(&self) -> bool {
        self.limit == Some(0) || self.alone().is_empty()
    }

    /// Returns each option that was given, with its text, and the filter of this option alone.
    pub(crate) fn alone(&self) -> Vec<(&'static str, String, FilterArgs)> {
        fn listed<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
            all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(", ")
        }
        let FilterArgs { provider, event, process, pid, tid, cpu, level, keyword, from, to, limit: _ } = self.clone();
        let none = FilterArgs::default;
        let keywords = listed(keyword.iter().map(|keyword| format!("{keyword:#x}")));
        let all = [
            ("--provider", listed(provider.iter().map(|wanted| &wanted.text)), FilterArgs { provider, ..none() }),
            ("--event", listed(event.iter().map(|wanted| &wanted.text)), FilterArgs { event, ..none() }),
            ("--process", listed(&process), FilterArgs { process, ..none() }),
            ("--pid", listed(&pid), FilterArgs { pid, ..none() }),
            ("--tid", listed(&tid), FilterArgs { tid, ..none() }),
            ("--cpu", listed(&cpu), FilterArgs { cpu, ..none() }),
            ("--level", listed(level), FilterArgs { level, ..none() }),
            ("--keyword", keywords, FilterArgs { keyword, ..none() }),
            ("--from", listed(from), FilterArgs { from, ..none() }),
            ("--to", listed(to), FilterArgs { to, ..none() }),
        ];
        all.into_iter().filter(|(_, text, _)| !text.is_empty()).collect()
    }

    /// Returns whether the filter contains names that schemas may state.
    pub(crate) fn has_names(&self) -> bool {
        let provider = |is: &ProviderFilter| matches!(is, ProviderFilter::Name(_));
        let event = |is: &EventFilter| matches!(is, EventFilter::Name(_));
        self.provider.iter().any(|wanted| wanted.is.iter().any(provider))
            || self.event.iter().any(|wanted| wanted.is.iter().any(event))
    }

    /// Returns whether the filter contains names that only schemas can state.
    pub(crate) fn needs_schemas(&self) -> bool {
        self.provider.iter().any(|wanted| matches!(wanted.is[..], [ProviderFilter::Name(_)]))
            || self.event.iter().any(|wanted| matches!(wanted.is[..], [EventFilter::Name(_)]))
    }

    /// Returns the filter for traces that contain names.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if a name is neither one of the tables nor in any of the traces.
    pub(crate) fn resolve(&self, traces: &[TraceNames]) -> Result<Filter, Problem> {
        let providers = Wanted::resolve(
            &self.provider,
            |is| traces.iter().any(|names| names.has_provider(is)),
            |text| {
                let error = FilterError::Provider(text.to_owned());
                let groups = keys(traces).filter(|key| key.hook_id().is_some()).filter_map(EventKey::group_name);
                let hooks = keys(traces).filter_map(|key| key.hook_id()?.name());
                let own = traces.iter().flat_map(TraceNames::providers);
                unknown("--provider", &error, "provider", text, groups.chain(hooks), own)
            },
        )?;
        let events = Wanted::resolve(
            &self.event,
            |is| traces.iter().any(|names| names.has_event(is)),
            |text| {
                let error = FilterError::Event(text.to_owned());
                let tables = keys(traces).flat_map(|key| [key.name(), key.community_name()]).flatten();
                unknown("--event", &error, "event", text, tables, traces.iter().flat_map(TraceNames::events))
            },
        )?;
        Ok(Filter { providers, events, ..self.filter() })
    }

    /// Returns the filter that the arguments specify.
    pub(crate) fn filter(&self) -> Filter {
        Filter {
            providers: self.provider.iter().flat_map(|wanted| wanted.is.clone()).collect(),
            events: self.event.iter().flat_map(|wanted| wanted.is.clone()).collect(),
            processes: self.pid.clone(),
            process_names: self.process.clone(),
            threads: self.tid.clone(),
            processors: self.cpu.clone(),
            level: self.level,
            keywords: self.keyword.clone(),
            from: self.from,
            to: self.to,
            limit: self.limit,
        }
    }

    /// Returns whether other events of the trace may decide which events match.
    pub(crate) fn needs_state(&self) -> bool {
        !(self.process.is_empty() && self.pid.is_empty() && self.tid.is_empty())
    }

    /// Returns the maximum number of events.
    pub(crate) fn limit(&self) -> Option<u64> {
        self.limit
    }

    /// Returns the hook ID of the events, if the filter selects only one type of kernel event.
    pub(crate) fn only_hook(&self) -> Option<HookId> {
        if self.event.iter().any(|wanted| matches!(wanted.is[..], [EventFilter::Name(_)])) {
            return None;
        }
        let hooks = |event: &EventFilter| match event {
            EventFilter::Hooks(hooks) => Some(hooks.clone()),
            EventFilter::Keys(keys) => keys.iter().map(|key| key.hook_id()).collect(),
            _ => None,
        };
        let tables = self.event.iter().flat_map(|wanted| &wanted.is).filter(|is| !matches!(is, EventFilter::Name(_)));
        let mut hooks: Vec<HookId> = tables.map(hooks).collect::<Option<Vec<_>>>()?.concat();
        hooks.sort_unstable();
        hooks.dedup();
        if let [one] = hooks[..] { Some(one) } else { None }
    }
}

/// Returns the kinds of the events in traces that the tables name.
fn keys(traces: &[TraceNames]) -> impl Iterator<Item = EventKey> {
    traces.iter().flat_map(TraceNames::keys)
}

/// Prepares a filter for a trace.
pub(crate) fn keep(filter: &Filter, log_file: Option<&LogFile>) -> Result<CompiledFilter, Problem> {
    filter.keep(log_file).map_err(refused)
}

/// Returns the error for an unknown name.
fn unknown<'n>(
    option: &str,
    error: &FilterError,
    kind: &str,
    text: &str,
    tables: impl Iterator<Item = &'static str>,
    own: impl Iterator<Item = &'n str>,
) -> Problem {
    let problem = Problem::new(visible(&format!("{option}: {error}, nor that of {kind}s in the trace")).into_owned());
    let similar = did_you_mean(text, tables.map(|name| -> &str { short(name) }).chain(own), 3);
    problem.help(match similar {
        Some(similar) => visible(&similar).into_owned(),
        None => format!("`etwspec stats` lists the {kind}s of a trace with their names"),
    })
}

/// Converts an error of a filter.
fn refused(error: FilterError) -> Problem {
    match error {
        FilterError::Reversed => {
            Problem::new(format!("--from and --to: {error}")).help("write --to as a later time than --from")
        }
        FilterError::Disjoint => {
            Problem::new(format!("--provider and --event: {error}")).help("leave out one of them, or correct it")
        }
        FilterError::Keyword => Problem::new(format!("--keyword: {error}")).help("write a mask such as 0x10"),
        _ => Problem::new(format!("cannot use --from or --to: {error}"))
            .help("leave them out, and select events with other filters"),
    }
}

fn provider(text: &str) -> Result<Wanted<ProviderFilter>, String> {
    let is = match class(text) {
        Some(guid) => vec![ProviderFilter::Guid(guid)],
        None => {
            let groups = || EventTraceGroup::named_values().map(|(name, _)| name);
            ProviderFilter::parse_all(text).map_err(|error| with_suggestions(&error, text, groups().chain(hooks())))?
        }
    };
    Ok(Wanted { text: text.to_owned(), is })
}

/// Returns the GUID of an event class with a name of the tables, such as ThreadGuid.
fn class(name: &str) -> Option<etwspec::Guid> {
    if !name.to_ascii_lowercase().ends_with("guid") {
        return None;
    }
    let groups = &crate::builtin::catalog().ok()?.hooks;
    let is = |own: &str| own.eq_ignore_ascii_case(name);
    groups.iter().find(|group| group.guid_name.as_deref().is_some_and(is))?.guid.as_deref()?.parse().ok()
}

/// Parses a level: a number, or a name of the tables with or without its prefix.
fn level(text: &str) -> Result<u8, String> {
    let names =
        || TraceLevel::named_values().map(|(name, level)| (name.trim_start_matches("TRACE_LEVEL_"), name, level));
    if let Some(level) = number::parse(text).and_then(|number| u8::try_from(number).ok()) {
        return Ok(level);
    }
    let is = |name: &str| name.eq_ignore_ascii_case(text);
    names().find(|(short, whole, _)| is(short) || is(whole)).map(|(.., level)| level.0).ok_or_else(|| {
        let all: Vec<String> = names().map(|(short, ..)| short.to_ascii_lowercase()).collect();
        format!("write a number of at most 8 bits, or one of these: {}", all.join(", "))
    })
}

fn event(text: &str) -> Result<Wanted<EventFilter>, String> {
    let is = EventFilter::parse_all(text).map_err(|error| with_suggestions(&error, text, hooks()))?;
    Ok(Wanted { text: text.to_owned(), is })
}

fn hooks() -> impl Iterator<Item = &'static str> {
    HookId::named_values().map(|(name, _)| name)
}

/// Adds similar names to an error.
fn with_suggestions(error: &FilterError, text: &str, names: impl Iterator<Item = &'static str>) -> String {
    did_you_mean(text, names.map(short), 3).map_or_else(|| error.to_string(), |similar| format!("{error}; {similar}"))
}

/// Returns a name without its common prefix, as it is usually given.
pub(crate) fn short(name: &'static str) -> &'static str {
    let own = name.split_once("_TYPE_").map_or(name, |(_, own)| own);
    own.strip_prefix("EVENT_TRACE_GROUP_").unwrap_or(own)
}

/// Parses a decimal or hexadecimal number. -1 is 0xFFFFFFFF, the ID of no process and no thread.
fn integer<T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    let number = if text == "-1" { Some(u32::MAX.into()) } else { number::parse(text) };
    let number = number.and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| format!("write a number of at most {} bits", size_of::<T>() * 8))
}
