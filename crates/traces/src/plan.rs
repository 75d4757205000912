//! Expressions whose fields are resolved: what headers decide, and what is decoded.
//!
//! # Missing values
//!
//! A comparison has three results. It is unknown if the event does not have the field, or if its value cannot be compared with
//! the one in the expression. `not` of an unknown result is unknown, `and` is false if one part is false, and `or` is true if
//! one part is true. An event matches if the whole expression is true, so an event without a field matches neither a test of it
//! nor the negation of the test. A field without an operator tests whether an event has it, and is never unknown.

use etwspec::payloads::EventKey;
use etwspec_etl::columns::{ColumnType, EventColumn};
use etwspec_etl::filter::{
    CompiledFilter, EventFilter, Filter, FilterError, NamePattern, ProcessFilter, ProviderFilter, TimeBound,
};
use etwspec_schema::TraceNames;

use crate::datum::Number;
use crate::expression::{Comparison, Expression, ExpressionError, Operator, Test, Word};
use crate::field::{FieldNames, Place, Selected, level_of};
use crate::needs::{Needs, Things};
use crate::operand::{Kind, Operand, pattern};
use crate::source::Source;

/// The process ID and the thread ID of none.
const NONE: u32 = u32::MAX;

/// An expression whose fields are resolved. An event must match all of its parts.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    pub(crate) parts: Vec<Node>,
    fields: FieldNames,
    /// True if the result of a test is negated, so that events without a field may be missed.
    negates: bool,
}

/// Part of a plan.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    All(Vec<Node>),
    Any(Vec<Node>),
    Not(Box<Node>),
    /// Headers and names decide.
    Header(Header),
    /// A value decides.
    Value(ValueTest),
}

/// A test that a filter with one property performs.
#[derive(Clone, Debug)]
pub(crate) struct Header {
    property: Property,
    pub(crate) lacks: Requirement,
    /// Index among the compiled tests of a filter that is bound to a trace.
    pub(crate) index: usize,
}

#[derive(Clone, Debug)]
enum Property {
    /// Providers by word.
    Providers(Vec<(String, Vec<ProviderFilter>)>),
    /// Events by word.
    Events(Vec<(String, Vec<EventFilter>)>),
    Other(Filter),
}

impl Header {
    /// Returns the filter.
    pub(crate) fn filter(&self) -> Filter {
        let mut filter = Filter::default();
        match &self.property {
            Property::Providers(words) => filter.providers = words.iter().flat_map(|(_, is)| is.clone()).collect(),
            Property::Events(words) => filter.events = words.iter().flat_map(|(_, is)| is.clone()).collect(),
            Property::Other(other) => filter = other.clone(),
        }
        filter
    }

    fn has_names(&self) -> bool {
        match &self.property {
            Property::Providers(words) => words.iter().any(|(_, is)| is.iter().any(is_provider_name)),
            Property::Events(words) => words.iter().any(|(_, is)| is.iter().any(is_event_name)),
            Property::Other(_) => false,
        }
    }

    fn needs_schemas(&self) -> bool {
        match &self.property {
            Property::Providers(words) => words.iter().any(|(_, is)| is.iter().all(is_provider_name)),
            Property::Events(words) => words.iter().any(|(_, is)| is.iter().all(is_event_name)),
            Property::Other(_) => false,
        }
    }

    fn needs_state(&self) -> bool {
        matches!(
            self.lacks,
            Requirement::Process | Requirement::ProcessName | Requirement::Thread | Requirement::NoProcess
        )
    }

    /// Removes names that no trace has. Returns a word if all its names are removed.
    fn resolve(&mut self, traces: &[TraceNames]) -> Result<(), Unresolved> {
        match &mut self.property {
            Property::Providers(words) => {
                retain(words, |is| traces.iter().any(|names| names.has_provider(is))).map_err(Unresolved::Provider)
            }
            Property::Events(words) => {
                retain(words, |is| traces.iter().any(|names| names.has_event(is))).map_err(Unresolved::Event)
            }
            Property::Other(_) => Ok(()),
        }
    }
}

/// Retains the names that traces have. Returns a word if all its names are removed.
fn retain<T>(words: &mut [(String, Vec<T>)], has: impl Fn(&T) -> bool) -> Result<(), String> {
    for (word, is) in words {
        is.retain(&has);
        if is.is_empty() {
            return Err(word.clone());
        }
    }
    Ok(())
}

/// Property without which the result of a test is unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Requirement {
    Nothing,
    Process,
    ProcessName,
    /// The test is of events without a process or thread, among others.
    NoProcess,
    Thread,
    Time,
    Level,
    Keyword,
}

/// A test of the value of a field.
#[derive(Clone, Debug)]
pub(crate) struct ValueTest {
    pub(crate) places: Vec<Source>,
    /// Names of the value or of its flags, and of each element of a list.
    pub(crate) names: Vec<Source>,
    pub(crate) compare: Compare,
}

/// Comparison of a value.
#[derive(Clone, Debug)]
pub(crate) enum Compare {
    Exists,
    Order(Operator, Operand),
    Like(Vec<NamePattern>),
    In(Vec<Operand>),
    Has(Vec<Operand>),
}

/// A name that neither the tables nor the traces have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unresolved {
    /// Name of a provider.
    Provider(String),
    /// Name of an event.
    Event(String),
    /// Name of a field.
    Field(String),
}

/// Suffixes of the names of values and of flags.
const NAMES: [&str; 2] = ["_name", "_names"];

impl Plan {
    /// Resolves the fields of an expression, which was parsed from `text`.
    ///
    /// # Errors
    ///
    /// Returns an error for a name that cannot be that of a field, and for a value that a field cannot have.
    pub fn new(expression: &Expression, text: &str) -> Result<Plan, ExpressionError> {
        let mut planner = Planner { text, fields: FieldNames::default(), negates: false };
        let root = planner.node(expression)?;
        let parts = if let Node::All(parts) = root { parts } else { vec![root] };
        Ok(Plan { parts, fields: planner.fields, negates: planner.negates })
    }

    /// Joins plans: an event must match all of them.
    pub fn all(plans: impl IntoIterator<Item = Plan>) -> Plan {
        let mut all = Plan::default();
        for mut plan in plans {
            all.parts.append(&mut plan.parts);
            all.fields.append(plan.fields);
            all.negates |= plan.negates;
        }
        all
    }

    /// Returns whether all events match.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Returns whether the plan contains names that schemas may state.
    pub fn has_names(&self) -> bool {
        self.has_unknown_fields() || self.has_header(Header::has_names)
    }

    /// Returns whether the plan contains names that only schemas can state.
    pub fn needs_schemas(&self) -> bool {
        self.has_unknown_fields() || self.has_header(Header::needs_schemas)
    }

    /// Returns whether the plan contains names of fields that only schemas can state.
    pub(crate) fn has_unknown_fields(&self) -> bool {
        self.fields.needs_schemas()
    }

    /// Returns the facts in other events of the trace that decide which events match.
    pub fn needs(&self) -> Needs {
        let mut needs = Needs { schemas: self.needs_schemas(), fields: self.has_unknown_fields(), things: None };
        self.for_each(&mut |node| match node {
            Node::Header(header) if header.needs_state() => needs.things = needs.things.max(Some(Things::Writers)),
            Node::Value(test) => needs = test.places.iter().fold(needs, |needs, place| needs.or(place.needs())),
            _ => {}
        });
        needs
    }

    /// Returns whether all events must pass a test that names events.
    pub fn names_events(&self) -> bool {
        self.event_tests().is_some()
    }

    /// Returns tests of providers and events that all events must pass. `None` if no test names events.
    pub(crate) fn event_tests(&self) -> Option<Vec<CompiledFilter>> {
        let headers =
            || self.parts.iter().filter_map(|part| if let Node::Header(header) = part { Some(header) } else { None });
        let names_events = headers().any(|header| matches!(header.property, Property::Events(_)));
        let is_name = |header: &&Header| !matches!(header.property, Property::Other(_));
        let tests = headers().filter(is_name).map(|header| header.filter().keep(None).ok());
        tests.collect::<Option<Vec<_>>>().filter(|_| names_events)
    }

    /// Removes names that are not in any of the traces from lists with others.
    ///
    /// # Errors
    ///
    /// Returns a name that is neither one of the tables nor in any of the traces.
    pub fn resolve(&self, traces: &[TraceNames]) -> Result<Plan, Unresolved> {
        if let Some(name) = self.fields.missing(traces) {
            return Err(Unresolved::Field(name.to_owned()));
        }
        let mut plan = self.clone();
        plan.parts.iter_mut().try_for_each(|part| part.resolve(traces))?;
        Ok(plan)
    }

    /// Returns whether events that lack a field may be missed by who reads the expression.
    pub(crate) fn negates(&self) -> bool {
        self.negates
    }

    fn for_each<'n>(&'n self, each: &mut dyn FnMut(&'n Node)) {
        self.parts.iter().for_each(|part| part.for_each(each));
    }

    fn has_header(&self, is: impl Fn(&Header) -> bool) -> bool {
        let mut has = false;
        self.for_each(&mut |node| has |= matches!(node, Node::Header(header) if is(header)));
        has
    }
}

/// Orders nodes by their effort.
pub(crate) fn by_effort(nodes: Vec<Node>) -> Vec<Node> {
    (0..=2).flat_map(|effort| nodes.iter().filter(move |node| node.effort() == effort)).cloned().collect()
}

fn is_provider_name(is: &ProviderFilter) -> bool {
    matches!(is, ProviderFilter::Name(_))
}

fn is_event_name(is: &EventFilter) -> bool {
    matches!(is, EventFilter::Name(_))
}

impl Node {
    fn for_each<'n>(&'n self, each: &mut dyn FnMut(&'n Node)) {
        each(self);
        match self {
            Node::All(parts) | Node::Any(parts) => parts.iter().for_each(|part| part.for_each(each)),
            Node::Not(part) => part.for_each(each),
            Node::Header(_) | Node::Value(_) => {}
        }
    }

    fn resolve(&mut self, traces: &[TraceNames]) -> Result<(), Unresolved> {
        match self {
            Node::All(parts) | Node::Any(parts) => parts.iter_mut().try_for_each(|part| part.resolve(traces)),
            Node::Not(part) => part.resolve(traces),
            Node::Header(header) => header.resolve(traces),
            Node::Value(_) => Ok(()),
        }
    }

    /// Returns the effort of a test, by which tests are ordered.
    pub(crate) fn effort(&self) -> u32 {
        match self {
            Node::All(parts) | Node::Any(parts) => parts.iter().map(Node::effort).max().unwrap_or(0),
            Node::Not(part) => part.effort(),
            Node::Header(Header { property: Property::Other(_), .. }) => 0,
            Node::Header(_) => 1,
            Node::Value(_) => 2,
        }
    }
}

/// Resolves an expression.
struct Planner<'p> {
    text: &'p str,
    fields: FieldNames,
    negates: bool,
}

type Planned<T> = Result<T, ExpressionError>;

impl Planner<'_> {
    fn fail<T>(&self, word: &Word, message: impl Into<String>) -> Planned<T> {
        Err(ExpressionError::new(self.text, word.place.clone(), message))
    }

    fn node(&mut self, expression: &Expression) -> Planned<Node> {
        Ok(match expression {
            Expression::All(parts) => Node::All(self.nodes(parts)?),
            Expression::Any(parts) => Node::Any(self.nodes(parts)?),
            Expression::Not(part) => {
                self.negates = true;
                Node::Not(Box::new(self.node(part)?))
            }
            Expression::Test(Test { field, comparison: Comparison::Order(Operator::NotEqual, value) }) => {
                self.negates = true;
                let comparison = Comparison::Order(Operator::Equal, value.clone());
                Node::Not(Box::new(self.test(&Test { field: field.clone(), comparison })?))
            }
            Expression::Test(test) => self.test(test)?,
        })
    }

    /// Resolves parts, and orders them by effort.
    fn nodes(&mut self, parts: &[Expression]) -> Planned<Vec<Node>> {
        Ok(by_effort(parts.iter().map(|part| self.node(part)).collect::<Planned<Vec<Node>>>()?))
    }

    fn test(&mut self, test: &Test) -> Planned<Node> {
        let header = match test.field.text.as_str() {
            "event" | "provider" | "process" => self.named(test)?,
            "pid" | "tid" | "cpu" => self.numbered(test)?,
            "level" => self.level(test)?,
            "keyword" => self.keyword(test)?,
            "time" => self.time(test)?,
            _ => None,
        };
        match header {
            Some((property, lacks)) => Ok(Node::Header(Header { property, lacks, index: 0 })),
            None => self.value(test).map(Node::Value),
        }
    }

    /// Plans a test of a name, which selects what the options of the same name select.
    fn named(&self, test: &Test) -> Planned<Option<(Property, Requirement)>> {
        let words = match &test.comparison {
            Comparison::Exists => return Ok(None),
            Comparison::Like(words) => words,
            Comparison::Order(Operator::Equal, word) => std::slice::from_ref(word),
            Comparison::In(words) => words,
            _ => {
                return self
                    .fail(&test.field, format!("`{}` is a name; compare it by =, !=, ~ or in", test.field.text));
            }
        };
        if !matches!(test.comparison, Comparison::Like(_))
            && let Some(word) = words.iter().find(|word| is_pattern(word))
        {
            return self.fail(word, format!("`{}` is a pattern; write `~` before it", word.text));
        }
        let failed =
            |word: &Word, error: FilterError| ExpressionError::new(self.text, word.place.clone(), error.to_string());
        let property = match test.field.text.as_str() {
            "event" => {
                let of = |word: &Word| {
                    let is = EventFilter::parse_all(&word.text).map_err(|error| failed(word, error))?;
                    Ok((word.text.clone(), is))
                };
                Property::Events(words.iter().map(of).collect::<Planned<_>>()?)
            }
            "provider" => {
                let of = |word: &Word| {
                    let is = match EventKey::class_named(&word.text) {
                        Some(guid) => vec![ProviderFilter::Guid(guid)],
                        None => ProviderFilter::parse_all(&word.text).map_err(|error| failed(word, error))?,
                    };
                    Ok((word.text.clone(), is))
                };
                Property::Providers(words.iter().map(of).collect::<Planned<_>>()?)
            }
            _ => {
                let of = |word: &Word| word.text.parse().map_err(|error| failed(word, error));
                let process_names = words.iter().map(of).collect::<Planned<Vec<ProcessFilter>>>()?;
                let lacks = if process_names.contains(&ProcessFilter::Id(NONE)) {
                    Requirement::NoProcess
                } else if process_names.iter().any(|is| matches!(is, ProcessFilter::Name(_))) {
                    Requirement::ProcessName
                } else {
                    Requirement::Process
                };
                let filter = Filter { process_names, ..Filter::default() };
                return Ok(Some((Property::Other(filter), lacks)));
            }
        };
        Ok(Some((property, Requirement::Nothing)))
    }

    /// Plans the comparison of a number in the header with others. -1 is no process, and no thread.
    fn numbered(&self, test: &Test) -> Planned<Option<(Property, Requirement)>> {
        let words = match &test.comparison {
            Comparison::Order(Operator::Equal, word) => std::slice::from_ref(word),
            Comparison::In(words) => words,
            _ => return Ok(None),
        };
        let is_cpu = test.field.text == "cpu";
        let number = |word: &Word| match (is_cpu, word.text.as_str()) {
            (false, "-1") => Ok(NONE),
            _ => self.integer::<u32>(word),
        };
        let mut filter = Filter::default();
        if is_cpu {
            filter.processors = words.iter().map(|word| self.integer(word)).collect::<Planned<_>>()?;
            return Ok(Some((Property::Other(filter), Requirement::Nothing)));
        }
        let numbers: Vec<u32> = words.iter().map(number).collect::<Planned<_>>()?;
        let is_none = numbers.contains(&NONE);
        let lacks = match test.field.text.as_str() {
            "pid" => {
                filter.processes = numbers;
                Requirement::Process
            }
            _ => {
                filter.threads = numbers;
                Requirement::Thread
            }
        };
        Ok(Some((Property::Other(filter), if is_none { Requirement::NoProcess } else { lacks })))
    }

    /// Returns the number that a word states.
    fn integer<T: TryFrom<i128>>(&self, word: &Word) -> Planned<T> {
        let number = match Operand::new(word).number() {
            Some(Number::Whole(number)) => T::try_from(number).ok(),
            _ => None,
        };
        match number {
            Some(number) => Ok(number),
            None => self.fail(word, format!("write a number of at most {} bits", size_of::<T>() * 8)),
        }
    }

    fn level(&self, test: &Test) -> Planned<Option<(Property, Requirement)>> {
        let Comparison::Order(Operator::LessOrEqual, word) = &test.comparison else { return Ok(None) };
        let level = self.integer(&level_number(word))?;
        Ok(Some((Property::Other(Filter { level: Some(level), ..Filter::default() }), Requirement::Level)))
    }

    fn keyword(&self, test: &Test) -> Planned<Option<(Property, Requirement)>> {
        let Comparison::Has(words) = &test.comparison else { return Ok(None) };
        if !words.iter().all(|word| Operand::new(word).number().is_some()) {
            return Ok(None);
        }
        let keywords: Vec<u64> = words.iter().map(|word| self.integer(word)).collect::<Planned<_>>()?;
        Ok(Some((Property::Other(Filter { keywords, ..Filter::default() }), Requirement::Keyword)))
    }

    fn time(&self, test: &Test) -> Planned<Option<(Property, Requirement)>> {
        let Comparison::Order(operator, word) = &test.comparison else { return Ok(None) };
        let bound = self.bound(word)?;
        // Times have units of 100 ns.
        let next = bound.next();
        let (from, to) = match operator {
            Operator::GreaterOrEqual => (Some(bound), None),
            Operator::Greater => (Some(next), None),
            Operator::Less => (None, Some(bound)),
            Operator::LessOrEqual => (None, Some(next)),
            _ => return Ok(None),
        };
        Ok(Some((Property::Other(Filter { from, to, ..Filter::default() }), Requirement::Time)))
    }

    /// Returns the time that a word states.
    fn bound(&self, word: &Word) -> Planned<TimeBound> {
        word.text.parse().or_else(|error: FilterError| self.fail(word, error.to_string()))
    }

    fn value(&mut self, test: &Test) -> Planned<ValueTest> {
        let name = test.field.text.as_str();
        let Some(selected) = self.fields.select(name) else {
            return self.fail(&test.field, format!("`{name}` is no name of a field"));
        };
        let (mut places, mut names, mut column) = (Vec::new(), Vec::new(), None);
        match selected {
            Selected::Column(own) => {
                column = Some(own);
                places.extend(Source::all(Selected::Column(own)));
                names.extend(names_of(own).map(Source::Column));
            }
            Selected::Field { places: all, .. } => {
                for place in &all {
                    if let Place::Data(path) = place {
                        names.extend(NAMES.map(|suffix| Source::Place(Place::Data(path.beside(suffix)))));
                    }
                }
                places.extend(all.into_iter().map(Source::Place));
            }
        }
        let has_names = !names.is_empty();
        let operand = |word: &Word| self.operand(word, column, has_names);
        let operands = |words: &[Word]| words.iter().map(operand).collect::<Planned<Vec<Operand>>>();
        let compare = match &test.comparison {
            Comparison::Exists => Compare::Exists,
            Comparison::Order(operator, word) => {
                if matches!(operator, Operator::Equal | Operator::NotEqual) && !word.quoted && is_pattern(word) {
                    let text = &word.text;
                    let help = format!("`{text}` is a pattern; write `~` before it, or quotation marks for the text");
                    return self.fail(word, help);
                }
                let operand = operand(word)?;
                if matches!(operand.kind(), Kind::Network(..)) && *operator != Operator::Equal {
                    return self.fail(word, "a network has no order; write `in` before it");
                }
                Compare::Order(*operator, operand)
            }
            Comparison::Like(words) => Compare::Like(words.iter().map(pattern).collect()),
            Comparison::In(words) => Compare::In(operands(words)?),
            Comparison::Has(words) => Compare::Has(operands(words)?),
        };
        Ok(ValueTest { places, names, compare })
    }

    /// Returns a value, if a column can have it.
    fn operand(&self, word: &Word, column: Option<EventColumn>, has_names: bool) -> Planned<Operand> {
        use ColumnType::{Hex16, Hex64, Int64, Time, UInt8, UInt16, UInt32, UInt64};
        let Some(column) = column else { return Ok(Operand::new(word)) };
        let word = if column == EventColumn::Level { level_number(word) } else { word.clone() };
        let operand = Operand::new(&word);
        let name = column.name();
        match column.row().ty {
            Time => self.bound(&word).map(|_| Operand::new(&Word { quoted: true, ..word })),
            // Events without an ID have a type, a number or a hook ID.
            Int64 | UInt8 | UInt16 | UInt32 | UInt64 | Hex16 | Hex64 if operand.number().is_none() && !has_names => {
                self.fail(&word, format!("`{name}` is a number, and `{}` is none", word.text))
            }
            _ => Ok(operand),
        }
    }
}

/// Returns the column with names of the values of another.
fn names_of(column: EventColumn) -> Option<EventColumn> {
    use EventColumn as C;
    match column {
        C::Level => Some(C::LevelName),
        C::Channel => Some(C::ChannelName),
        C::Opcode => Some(C::OpcodeName),
        C::Task => Some(C::TaskName),
        C::Keyword => Some(C::Keywords),
        _ => None,
    }
}

fn is_pattern(word: &Word) -> bool {
    word.text.contains(['*', '?'])
}

/// Returns the number of a level, if a word is its name, and the word otherwise.
fn level_number(word: &Word) -> Word {
    match level_of(&word.text) {
        Some(level) => Word { text: level.to_string(), quoted: false, place: word.place.clone() },
        None => word.clone(),
    }
}
