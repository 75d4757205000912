//! The arguments that select events of a trace.

use std::cell::OnceCell;
use std::str::FromStr;

use clap::Args;
use etwspec::headers::{EventTraceGroup, HookId, TraceLevel};
use etwspec::payloads::EventKey;
use etwspec_catalog::query::number;
use etwspec_catalog::query::suggest::did_you_mean;
use etwspec_console::Problem;
use etwspec_etl::filter::{EventFilter, FilterError, ProcessFilter, ProviderFilter, TimeBound};
use etwspec_traces::expression::{Comparison, Expression, Operator, Test, Word};
use etwspec_traces::field::level_of;
use etwspec_traces::filter::short_name;
use etwspec_traces::{Filter, FilterPart};

/// Heading of filters in help.
pub(crate) const FILTERS: &str = "Filters (see `etwspec help filters`)";

/// Filters. An event must match every option; an option given several times matches any of its values.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = FILTERS)]
pub(crate) struct FilterArgs {
    /// Only events of this provider, event class or group of kernel events.
    #[arg(long, value_name = "GUID|NAME", value_parser = provider)]
    provider: Vec<String>,
    /// Only events with this ID, hook ID or name.
    #[arg(long, value_name = "ID|HOOK|NAME", value_parser = event)]
    event: Vec<String>,
    /// Only events logged by this process (4210, sv*).
    #[arg(long, value_name = "NAME|PID", value_parser = ProcessFilter::from_str, allow_negative_numbers = true)]
    process: Vec<ProcessFilter>,
    /// Only events logged by the process with this ID; -1 is unknown.
    #[arg(long, value_name = "PID", value_parser = integer::<u32>, allow_negative_numbers = true)]
    pid: Vec<u32>,
    /// Only events logged by the thread with this ID; -1 is unknown.
    #[arg(long, value_name = "TID", value_parser = integer::<u32>, allow_negative_numbers = true)]
    tid: Vec<u32>,
    /// Only events logged on this processor.
    #[arg(long, value_name = "CPU", value_parser = integer::<u16>)]
    cpu: Vec<u16>,
    /// Only events of this level or a more severe one (3, warning).
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    level: Option<u8>,
    /// Only events with any of these keyword bits (0x10).
    #[arg(long, value_name = "MASK", value_parser = integer::<u64>)]
    keyword: Vec<u64>,
    /// Only events at or after this time (18:02, +1.5s).
    #[arg(long, value_name = "TIME", value_parser = TimeBound::from_str)]
    from: Option<TimeBound>,
    /// Only events before this time.
    #[arg(long, value_name = "TIME", value_parser = TimeBound::from_str)]
    to: Option<TimeBound>,
    /// Only events for which an expression is true.
    ///
    /// For example 'size > 4096 and FileName ~ "*.dll" and not process = System'.
    #[arg(long = "where", value_name = "EXPRESSION", value_parser = expression)]
    expression: Option<FilterPart>,
    /// Stop after N events.
    #[arg(long, value_name = "N")]
    limit: Option<u64>,
    /// The filter, made once: names of events are looked up in long lists.
    #[arg(skip)]
    filter: OnceCell<Filter>,
}

/// Parses an expression.
fn expression(text: &str) -> Result<FilterPart, String> {
    FilterPart::parse(text).map_err(|error| error.to_string())
}

impl FilterArgs {
    /// Returns the test that each option but `--where` is short for, with the values of the option.
    fn tests(&self) -> Vec<(&'static str, String, Test)> {
        type Compare = fn(Vec<Word>) -> Comparison;
        let FilterArgs { provider, event, process, pid, tid, cpu, level, keyword, from, to, .. } = self;
        fn texts<T: ToString>(all: impl IntoIterator<Item = T>) -> Vec<String> {
            all.into_iter().map(|one| one.to_string()).collect()
        }
        let ids =
            |all: &[u32]| texts(all.iter().map(|id| if *id == u32::MAX { "-1".to_owned() } else { id.to_string() }));
        let masks = keyword.iter().map(|keyword| format!("{keyword:#x}"));
        fn first(operator: Operator, words: Vec<Word>) -> Comparison {
            words.into_iter().next().map_or(Comparison::Exists, |word| Comparison::Order(operator, word))
        }
        let all: [(&str, &str, Vec<String>, Compare); 10] = [
            ("--provider", "provider", provider.clone(), Comparison::Like),
            ("--event", "event", event.clone(), Comparison::Like),
            ("--process", "process", texts(process), Comparison::Like),
            ("--pid", "pid", ids(pid), Comparison::In),
            ("--tid", "tid", ids(tid), Comparison::In),
            ("--cpu", "cpu", texts(cpu), Comparison::In),
            ("--level", "level", texts(level), |words| first(Operator::LessOrEqual, words)),
            ("--keyword", "keyword", masks.collect(), Comparison::Has),
            ("--from", "time", texts(from), |words| first(Operator::GreaterOrEqual, words)),
            ("--to", "time", texts(to), |words| first(Operator::Less, words)),
        ];
        let given = all.into_iter().filter(|(_, _, values, _)| !values.is_empty());
        given
            .map(|(option, field, values, compare)| {
                let comparison = compare(values.iter().map(Word::new).collect());
                (option, values.join(", "), Test { field: Word::new(field), comparison })
            })
            .collect()
    }

    /// Returns the filter of all options.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] for a value that no event can have.
    pub(crate) fn filter(&self) -> Result<&Filter, Problem> {
        if let Some(filter) = self.filter.get() {
            return Ok(filter);
        }
        let mut filter = Filter::default();
        for (option, text, test) in self.tests() {
            let part = FilterPart::new(option, &Expression::Test(test), &text);
            filter.add(part.map_err(|error| Problem::new(format!("{option}: {}", error.message())))?);
        }
        self.expression.iter().cloned().for_each(|part| filter.add(part));
        filter.limit = self.limit;
        Ok(self.filter.get_or_init(|| filter))
    }
}

fn provider(text: &str) -> Result<String, String> {
    if EventKey::class_named(text).is_none() {
        let groups = || EventTraceGroup::named_values().map(|(name, _)| name);
        ProviderFilter::parse_all(text).map_err(|error| with_suggestions(&error, text, groups().chain(hooks())))?;
    }
    Ok(text.to_owned())
}

/// Parses a level: a number, or a name of the tables with or without its prefix.
fn level(text: &str) -> Result<u8, String> {
    let names =
        || TraceLevel::named_values().map(|(name, level)| (name.trim_start_matches("TRACE_LEVEL_"), name, level));
    if let Some(level) = number::parse(text).and_then(|number| u8::try_from(number).ok()) {
        return Ok(level);
    }
    level_of(text).ok_or_else(|| {
        let all: Vec<String> = names().map(|(short, ..)| short.to_ascii_lowercase()).collect();
        format!("write a number of at most 8 bits, or one of these: {}", all.join(", "))
    })
}

fn event(text: &str) -> Result<String, String> {
    EventFilter::parse_all(text).map_err(|error| with_suggestions(&error, text, hooks()))?;
    Ok(text.to_owned())
}

fn hooks() -> impl Iterator<Item = &'static str> {
    HookId::named_values().map(|(name, _)| name)
}

/// Adds similar names to an error.
fn with_suggestions(error: &FilterError, text: &str, names: impl Iterator<Item = &'static str>) -> String {
    did_you_mean(text, names.map(short_name), 3)
        .map_or_else(|| error.to_string(), |similar| format!("{error}; {similar}"))
}

/// Parses a decimal or hexadecimal number. -1 is 0xFFFFFFFF, the ID of no process and no thread.
fn integer<T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    let number = if text == "-1" { Some(u32::MAX.into()) } else { number::parse(text) };
    let number = number.and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| format!("write a number of at most {} bits", size_of::<T>() * 8))
}
