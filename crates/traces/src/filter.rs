//! Filters: expressions with the options or arguments that contain them.

use std::str::FromStr;

use etwspec::payloads::EventKey;
use etwspec_catalog::query::suggest::did_you_mean;
use etwspec_console::problem::Message;
use etwspec_console::visible;
use etwspec_etl::LogFile;
use etwspec_etl::filter::FilterError;
use etwspec_schema::TraceNames;

use crate::expression::{Expression, ExpressionError};
use crate::field::{FieldNames, selectable};
use crate::keep::BoundFilter;
use crate::plan::{Plan, Unresolved};

/// Label of an expression that no option contains.
const WHERE: &str = "--where";

/// Tests that an event must pass, all of them, and the maximum number of events.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    parts: Vec<FilterPart>,
    /// Maximum number of events of all traces.
    pub limit: Option<u64>,
}

/// One test of a filter.
#[derive(Clone, Debug)]
pub struct FilterPart {
    /// Option or argument that contains the test.
    pub label: &'static str,
    /// Its text.
    pub text: String,
    /// The test.
    pub plan: Plan,
    /// True if a user wrote the expression, and no option builds it.
    pub is_expression: bool,
}

impl FilterPart {
    /// Resolves the fields of an expression, which was parsed from `text`.
    ///
    /// # Errors
    ///
    /// Returns an error for a name that cannot be that of a field, and for a value that a field cannot have.
    pub fn new(label: &'static str, expression: &Expression, text: &str) -> Result<FilterPart, ExpressionError> {
        let plan = Plan::new(expression, text)?;
        Ok(FilterPart { label, text: text.to_owned(), plan, is_expression: false })
    }

    /// Parses the expression of `--where`.
    ///
    /// # Errors
    ///
    /// Returns the errors of parsing and of [`new`](Self::new).
    pub fn parse(text: &str) -> Result<FilterPart, ExpressionError> {
        Ok(FilterPart { is_expression: true, ..FilterPart::new(WHERE, &text.parse()?, text)? })
    }

    /// Returns the plan for traces that contain names.
    ///
    /// # Errors
    ///
    /// Returns a message about a name that is neither one of the tables nor in any of the traces.
    pub fn resolve(&self, traces: &[TraceNames]) -> Result<Plan, Message> {
        self.plan.resolve(traces).map_err(|name| unknown(&name, traces))
    }
}

impl FromStr for Filter {
    type Err = ExpressionError;

    fn from_str(text: &str) -> Result<Filter, ExpressionError> {
        Ok(Filter { parts: vec![FilterPart::parse(text)?], limit: None })
    }
}

impl Filter {
    /// Adds a test.
    pub fn add(&mut self, part: FilterPart) {
        self.parts.push(part);
    }

    /// Returns the tests.
    pub fn parts(&self) -> &[FilterPart] {
        &self.parts
    }

    /// Returns whether the filter selects all events.
    pub fn selects_all(&self) -> bool {
        self.limit.is_none() && self.parts.is_empty()
    }

    /// Returns whether no selected event is no surprise: nothing is tested, or no events are requested.
    pub fn needs_no_match(&self) -> bool {
        self.limit == Some(0) || self.parts.is_empty()
    }

    /// Returns the joined plan of all tests.
    pub fn plan(&self) -> Plan {
        Plan::all(self.parts.iter().map(|part| part.plan.clone()))
    }

    /// Returns the joined plan for traces that contain names.
    ///
    /// # Errors
    ///
    /// Returns a message about a name that is neither one of the tables nor in any of the traces.
    pub fn resolve(&self, traces: &[TraceNames]) -> Result<Plan, Message> {
        let resolve = |part: &FilterPart| part.resolve(traces).map_err(|message| labelled(part.label, message));
        Ok(Plan::all(self.parts.iter().map(resolve).collect::<Result<Vec<Plan>, Message>>()?))
    }

    /// Binds a plan of this filter to a trace with a name.
    ///
    /// # Errors
    ///
    /// Returns a message if the plan needs a clock that the trace does not have, or if no event of any trace matches.
    pub fn bind(&self, plan: &Plan, name: &str, log_file: Option<&LogFile>) -> Result<BoundFilter, Message> {
        plan.keep(name, log_file).map_err(|error| self.refused(error))
    }

    /// Converts an error of a filter.
    fn refused(&self, error: FilterError) -> Message {
        let of = |options: &'static str| match self.parts.first() {
            Some(first) if self.parts.iter().all(|part| part.is_expression) => first.label,
            _ => options,
        };
        match error {
            FilterError::Reversed => Message::new(format!("{}: {error}", of("--from and --to")))
                .help("write --to as a later time than --from"),
            FilterError::Disjoint => Message::new(format!("{}: {error}", of("--provider and --event")))
                .help("leave out one of them, or correct it"),
            FilterError::Keyword => {
                Message::new(format!("{}: {error}", of("--keyword"))).help("write a mask such as 0x10")
            }
            _ => Message::new(format!("cannot use {}: {error}", of("--from or --to")))
                .help("leave them out, and select events with other filters"),
        }
    }
}

/// Returns the kinds of the events in traces that the tables name.
fn keys(traces: &[TraceNames]) -> impl Iterator<Item = EventKey> {
    traces.iter().flat_map(TraceNames::keys)
}

/// Puts the name of an option before a message.
fn labelled(label: &str, message: Message) -> Message {
    Message { text: format!("{label}: {}", message.text), ..message }
}

/// Returns the message about an unknown name.
fn unknown(name: &Unresolved, traces: &[TraceNames]) -> Message {
    let (error, kind, text) = match name {
        Unresolved::Provider(text) => (FilterError::Provider(text.clone()), "provider", text),
        Unresolved::Event(text) => (FilterError::Event(text.clone()), "event", text),
        Unresolved::Field(name) => return no_such_field(name, traces),
    };
    let message = Message::new(visible(&format!("{error}, nor that of {kind}s in the trace")).into_owned());
    let similar = match kind {
        "provider" => {
            let groups = keys(traces).filter(|key| key.hook_id().is_some()).filter_map(EventKey::group_name);
            let hooks = keys(traces).filter_map(|key| key.hook_id()?.name());
            let tables = groups.chain(hooks).map(|name| -> &str { short_name(name) });
            did_you_mean(text, tables.chain(traces.iter().flat_map(TraceNames::providers)), 3)
        }
        _ => {
            let tables = keys(traces).flat_map(|key| [key.name(), key.community_name()]).flatten();
            let tables = tables.map(|name| -> &str { short_name(name) });
            did_you_mean(text, tables.chain(traces.iter().flat_map(TraceNames::events)), 3)
        }
    };
    message.help(match similar {
        Some(similar) => visible(&similar).into_owned(),
        None => format!("`etwspec stats` lists the {kind}s of a trace with their names"),
    })
}

/// Returns the message about the name of a field that no event has.
pub fn unknown_field(label: &str, name: &str, traces: &[TraceNames]) -> Message {
    labelled(label, no_such_field(name, traces))
}

fn no_such_field(name: &str, traces: &[TraceNames]) -> Message {
    let mut tables = FieldNames::default();
    let columns = selectable().map(|column| column.name());
    let fields = tables.of_tables().chain(traces.iter().flat_map(TraceNames::fields));
    let help = did_you_mean(name, columns.chain(fields), 5).unwrap_or_else(|| {
        "`etwspec dump --format json` shows the fields of events; `etwspec help filters` lists the columns".to_owned()
    });
    let message = visible(&format!("no event has a field named `{name}`")).into_owned();
    Message::new(message).help(visible(&help))
}

/// Returns a name of the tables without its common prefix, as it is usually written.
pub fn short_name(name: &'static str) -> &'static str {
    let own = name.split_once("_TYPE_").map_or(name, |(_, own)| own);
    own.strip_prefix("EVENT_TRACE_GROUP_").unwrap_or(own)
}
