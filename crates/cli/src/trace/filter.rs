//! The arguments that select events of a trace.

use std::cell::OnceCell;
use std::str::FromStr;

use clap::Args;
use etwspec::headers::{EventTraceGroup, HookId, TraceLevel};
use etwspec::payloads::EventKey;
use etwspec_analysis::{
    BoundFilter, Comparison, Expression, FieldNames, Operator, Plan, Test, Unresolved, Word, selectable,
};
use etwspec_catalog::query::number;
use etwspec_catalog::query::suggest::did_you_mean;
use etwspec_console::{Problem, visible};
use etwspec_etl::LogFile;
use etwspec_etl::filter::{EventFilter, FilterError, ProcessFilter, ProviderFilter, TimeBound};

use etwspec_schema::TraceNames;

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
    #[arg(long = "where", value_name = "EXPRESSION", value_parser = Where::from_str)]
    expression: Option<Where>,
    /// Stop after N events.
    #[arg(long, value_name = "N")]
    limit: Option<u64>,
    /// Plans of the options, made once: names of events are looked up in long lists.
    #[arg(skip)]
    given: OnceCell<Vec<Given>>,
}

/// An expression that is parsed and resolved.
#[derive(Clone, Debug)]
struct Where {
    text: String,
    plan: Plan,
}

impl FromStr for Where {
    type Err = String;

    fn from_str(text: &str) -> Result<Where, String> {
        let plan = text.parse().and_then(|expression| Plan::new(&expression, text, &class));
        Ok(Where { text: text.to_owned(), plan: plan.map_err(|error| error.to_string())? })
    }
}

/// An option of the filters.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    pub(crate) option: &'static str,
    pub(crate) text: String,
    pub(crate) plan: Plan,
}

impl FilterArgs {
    /// Returns whether the filter selects all events.
    pub(crate) fn selects_all(&self) -> bool {
        self.limit.is_none() && self.is_empty()
    }

    /// Returns whether it is no surprise that no event matches: no option selects events, or no events are requested.
    pub(crate) fn needs_no_match(&self) -> bool {
        self.limit == Some(0) || self.is_empty()
    }

    fn is_empty(&self) -> bool {
        self.tests().is_empty() && self.expression.is_none()
    }

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

    /// Returns each option that was given, with its text, and the plan of this option alone.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] for a value that no event can have.
    pub(crate) fn given(&self) -> Result<&[Given], Problem> {
        if let Some(given) = self.given.get() {
            return Ok(given);
        }
        let plan = |(option, text, test): (&'static str, String, Test)| {
            let plan = Plan::new(&Expression::Test(test), &text, &class);
            let plan = plan.map_err(|error| Problem::new(format!("{option}: {}", error.message())))?;
            Ok(Given { option, text, plan })
        };
        let mut all = self.tests().into_iter().map(plan).collect::<Result<Vec<Given>, Problem>>()?;
        all.extend(self.expression.clone().map(|Where { text, plan }| Given { option: "--where", text, plan }));
        Ok(self.given.get_or_init(|| all))
    }

    /// Returns the plan of all options.
    ///
    /// # Errors
    ///
    /// The errors of [`given`](Self::given).
    pub(crate) fn plan(&self) -> Result<Plan, Problem> {
        Ok(Plan::all(self.given()?.iter().map(|given| given.plan.clone())))
    }

    /// Returns the plan for traces that contain names.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if a name is neither one of the tables nor in any of the traces.
    pub(crate) fn resolve(&self, traces: &[TraceNames]) -> Result<Plan, Problem> {
        let resolve = |given: &Given| given.plan.resolve(traces).map_err(|name| unknown(given.option, &name, traces));
        Ok(Plan::all(self.given()?.iter().map(resolve).collect::<Result<Vec<Plan>, Problem>>()?))
    }

    /// Prepares a plan of these options for a trace with a name, up to a limit of events.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] if the plan needs a clock that the trace does not have, or if no event of any trace matches.
    pub(crate) fn keep(
        &self,
        plan: &Plan,
        (name, log_file): (&str, Option<&LogFile>),
        limit: Option<u64>,
    ) -> Result<BoundFilter, Problem> {
        plan.keep(name, log_file, limit).map_err(|error| self.refused(error))
    }

    /// Converts an error of a filter.
    fn refused(&self, error: FilterError) -> Problem {
        let of = |options: &'static str| if self.tests().is_empty() { "--where" } else { options };
        match error {
            FilterError::Reversed => Problem::new(format!("{}: {error}", of("--from and --to")))
                .help("write --to as a later time than --from"),
            FilterError::Disjoint => Problem::new(format!("{}: {error}", of("--provider and --event")))
                .help("leave out one of them, or correct it"),
            FilterError::Keyword => {
                Problem::new(format!("{}: {error}", of("--keyword"))).help("write a mask such as 0x10")
            }
            _ => Problem::new(format!("cannot use {}: {error}", of("--from or --to")))
                .help("leave them out, and select events with other filters"),
        }
    }

    /// Returns the maximum number of events.
    pub(crate) fn limit(&self) -> Option<u64> {
        self.limit
    }

    /// Returns the hook ID of the events, if `--event` selects only one type of kernel event.
    pub(crate) fn only_hook(&self) -> Option<HookId> {
        let mut hooks = Vec::new();
        for text in &self.event {
            match EventFilter::parse_all(text).ok()?.first()? {
                EventFilter::Hooks(own) => hooks.extend_from_slice(own),
                EventFilter::Keys(keys) => {
                    for key in keys {
                        hooks.push(key.hook_id()?);
                    }
                }
                _ => return None,
            }
        }
        hooks.sort_unstable();
        hooks.dedup();
        if let [one] = hooks[..] { Some(one) } else { None }
    }
}

/// Returns the kinds of the events in traces that the tables name.
fn keys(traces: &[TraceNames]) -> impl Iterator<Item = EventKey> {
    traces.iter().flat_map(TraceNames::keys)
}

/// Returns the error for an unknown name.
fn unknown(option: &str, name: &Unresolved, traces: &[TraceNames]) -> Problem {
    let (error, kind, text) = match name {
        Unresolved::Provider(text) => (FilterError::Provider(text.clone()), "provider", text),
        Unresolved::Event(text) => (FilterError::Event(text.clone()), "event", text),
        Unresolved::Field(name) => return unknown_field(option, name, traces),
    };
    let problem = Problem::new(visible(&format!("{option}: {error}, nor that of {kind}s in the trace")).into_owned());
    let similar = match kind {
        "provider" => {
            let groups = keys(traces).filter(|key| key.hook_id().is_some()).filter_map(EventKey::group_name);
            let hooks = keys(traces).filter_map(|key| key.hook_id()?.name());
            let tables = groups.chain(hooks).map(|name| -> &str { short(name) });
            did_you_mean(text, tables.chain(traces.iter().flat_map(TraceNames::providers)), 3)
        }
        _ => {
            let tables = keys(traces).flat_map(|key| [key.name(), key.community_name()]).flatten();
            let tables = tables.map(|name| -> &str { short(name) });
            did_you_mean(text, tables.chain(traces.iter().flat_map(TraceNames::events)), 3)
        }
    };
    problem.help(match similar {
        Some(similar) => visible(&similar).into_owned(),
        None => format!("`etwspec stats` lists the {kind}s of a trace with their names"),
    })
}

/// Returns the error for the name of a field that no event has.
pub(crate) fn unknown_field(option: &str, name: &str, traces: &[TraceNames]) -> Problem {
    let mut tables = FieldNames::default();
    let columns = selectable().map(|column| column.name());
    let fields = tables.of_tables().chain(traces.iter().flat_map(TraceNames::fields));
    let help = did_you_mean(name, columns.chain(fields), 5).unwrap_or_else(|| {
        "`etwspec dump --format json` shows the fields of events; `etwspec help filters` lists the columns".to_owned()
    });
    let problem = visible(&format!("{option}: no event has a field named `{name}`")).into_owned();
    Problem::new(problem).help(visible(&help))
}

fn provider(text: &str) -> Result<String, String> {
    if class(text).is_none() {
        let groups = || EventTraceGroup::named_values().map(|(name, _)| name);
        ProviderFilter::parse_all(text).map_err(|error| with_suggestions(&error, text, groups().chain(hooks())))?;
    }
    Ok(text.to_owned())
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

fn event(text: &str) -> Result<String, String> {
    EventFilter::parse_all(text).map_err(|error| with_suggestions(&error, text, hooks()))?;
    Ok(text.to_owned())
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
