//! Compiled filters, bound to one trace.
//!
//! Tests that headers decide are evaluated first. An event is decoded only if they leave the result open, and then only the
//! fields that the plan compares.

use etwspec_etl::buffers::RawBuffer;
use etwspec_etl::columns::{ColumnValue, Datum, Describe, EventRecord, RecordReader};
use etwspec_etl::filter::{CompiledFilter, Filter, FilterError};
use etwspec_etl::state::{State, Writer};
use etwspec_etl::{Event, LogFile};

use crate::datum::{Comparable, for_each_datum, is_null};
use crate::expression::Operator;
use crate::operand::Operand;
use crate::plan::{Compare, Header, Node, Plan, Requirement, ValueTest, by_effort};
use crate::source::Source;

/// A compiled filter, bound to one trace.
#[derive(Debug)]
pub struct BoundFilter {
    /// Test of all events, as far as headers decide it.
    filter: CompiledFilter,
    /// Tests that are left.
    rest: Vec<Node>,
    headers: Vec<(CompiledFilter, Requirement)>,
    /// Results of `headers` for an event, as far as they are known.
    results: Vec<Option<Truth>>,
    reader: RecordReader,
    /// Name of the trace.
    file: String,
    negates: bool,
    unknown: u64,
}

/// Result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Truth {
    True,
    False,
    Unknown,
    /// The event has to be decoded first.
    Later,
}

impl From<bool> for Truth {
    fn from(is: bool) -> Truth {
        if is { Truth::True } else { Truth::False }
    }
}

impl std::ops::Not for Truth {
    type Output = Truth;

    fn not(self) -> Truth {
        match self {
            Truth::True => Truth::False,
            Truth::False => Truth::True,
            other => other,
        }
    }
}

/// Evaluates the tests of an event.
trait Judge {
    fn header(&mut self, index: usize) -> Truth;
    fn value(&mut self, test: &ValueTest) -> Truth;
}

impl Node {
    fn judge(&self, judge: &mut impl Judge) -> Truth {
        match self {
            Node::All(parts) => all(parts, judge),
            Node::Any(parts) => !any_negated(parts, judge),
            Node::Not(part) => !part.judge(judge),
            Node::Header(header) => judge.header(header.index),
            Node::Value(test) => judge.value(test),
        }
    }
}

/// Returns the result of parts that `and` joins.
fn all(parts: &[Node], judge: &mut impl Judge) -> Truth {
    meet(parts.iter().map(|part| part.judge(judge)))
}

/// Returns the negated result of parts that `or` joins.
fn any_negated(parts: &[Node], judge: &mut impl Judge) -> Truth {
    meet(parts.iter().map(|part| !part.judge(judge)))
}

fn meet(results: impl Iterator<Item = Truth>) -> Truth {
    let mut met = Truth::True;
    for result in results {
        met = match (met, result) {
            (_, Truth::False) => return Truth::False,
            (Truth::Later, _) | (_, Truth::Later) => Truth::Later,
            (Truth::Unknown, _) | (_, Truth::Unknown) => Truth::Unknown,
            _ => Truth::True,
        };
    }
    met
}

/// Evaluates what headers decide.
struct First<'j, 'e, D> {
    headers: &'j [(CompiledFilter, Requirement)],
    results: &'j mut [Option<Truth>],
    event: &'e Event<'e>,
    state: Option<&'e State>,
    schemas: &'j mut D,
}

impl<D: Describe> Judge for First<'_, '_, D> {
    fn header(&mut self, index: usize) -> Truth {
        let Some((result, (filter, lacks))) = self.results.get_mut(index).zip(self.headers.get(index)) else {
            return Truth::Unknown;
        };
        *result.get_or_insert_with(|| match filter.matches_with(self.event, self.state, self.schemas) {
            true => Truth::True,
            false if lacks.is_lacking(self.event, self.state) => Truth::Unknown,
            false => Truth::False,
        })
    }

    fn value(&mut self, _: &ValueTest) -> Truth {
        Truth::Later
    }
}

impl Requirement {
    fn is_lacking(self, event: &Event<'_>, state: Option<&State>) -> bool {
        let writer = || state.map_or_else(|| Writer::of_header(event), State::writer);
        match self {
            Requirement::Nothing | Requirement::NoProcess => false,
            Requirement::Process => writer().process.is_none(),
            Requirement::ProcessName => state.and_then(State::writer_name).is_none(),
            Requirement::Thread => writer().thread.is_none(),
            Requirement::Time => event.time_stamp().is_none(),
            Requirement::Level => event.level().is_none(),
            Requirement::Keyword => event.keyword().is_none(),
        }
    }
}

/// Evaluates all tests of an event that is decoded.
struct Second<'j, 'r> {
    results: &'j [Option<Truth>],
    record: &'j EventRecord<'r>,
    file: &'r str,
}

impl Judge for Second<'_, '_> {
    fn header(&mut self, index: usize) -> Truth {
        self.results.get(index).copied().flatten().unwrap_or(Truth::Unknown)
    }

    fn value(&mut self, test: &ValueTest) -> Truth {
        test.judge(self.record, self.file)
    }
}

/// Returns the value of a column or a field, unless it is null.
pub(crate) fn find<'r>(source: &Source, record: &EventRecord<'r>, file: &'r str) -> Option<ColumnValue<'r>> {
    source.value(record, file).filter(|value| !is_null(value))
}

impl ValueTest {
    fn judge(&self, record: &EventRecord<'_>, file: &str) -> Truth {
        let value = self.places.iter().find_map(|place| find(place, record, file));
        let Some(value) = value else {
            return if matches!(self.compare, Compare::Exists) { Truth::False } else { Truth::Unknown };
        };
        let named = |is: &dyn Fn(&str) -> bool| {
            let mut found = false;
            for value in self.names.iter().filter_map(|place| find(place, record, file)) {
                for_each_datum(&value, &mut |name| found |= is(&name.text()));
            }
            found
        };
        // Any element of a list may match.
        let (mut any, mut met) = (false, false);
        let mut each = |is: &mut dyn FnMut(&Datum<'_>) -> Option<bool>| {
            for_each_datum(&value, &mut |datum| {
                if let Some(is) = is(&datum) {
                    any = true;
                    met |= is;
                }
            });
        };
        match &self.compare {
            Compare::Exists => return Truth::True,
            Compare::Order(operator, wanted) => {
                each(&mut |own| wanted.is(*operator, own));
                met = met || *operator == Operator::Equal && named(&|name| wanted.is_text(name));
            }
            Compare::Like(patterns) => {
                let is = |text: &str| patterns.iter().any(|pattern| pattern.matches(text));
                each(&mut |own| Some(is(&own.text())));
                met = met || named(&is);
            }
            Compare::In(all) => {
                each(&mut |own| Some(all.iter().any(|wanted| wanted.equals(own))));
                met = met || named(&|name| all.iter().any(|wanted| wanted.is_text(name)));
            }
            Compare::Has(all) => {
                each(&mut |own| Some(all.iter().any(|wanted| wanted.is_in(own))));
                met = met || named(&|name| all.iter().any(|wanted| wanted.is_text(name)));
            }
        }
        if any || met { met.into() } else { Truth::Unknown }
    }
}

/// Compiles the parts of a plan.
struct Compiler<'c> {
    log_file: Option<&'c LogFile>,
    headers: Vec<(CompiledFilter, Requirement)>,
    sources: Vec<Source>,
}

impl Compiler<'_> {
    /// Compiles the tests of headers, and resolves the times in the others.
    fn bind(&mut self, node: &mut Node) -> Result<(), FilterError> {
        match node {
            Node::All(parts) | Node::Any(parts) => parts.iter_mut().try_for_each(|part| self.bind(part)),
            Node::Not(part) => self.bind(part),
            Node::Header(header) => {
                header.index = self.headers.len();
                self.headers.push((header.filter().keep(self.log_file)?, header.lacks));
                Ok(())
            }
            Node::Value(test) => {
                self.sources.extend(test.places.iter().chain(&test.names).cloned());
                let operands: &mut [Operand] = match &mut test.compare {
                    Compare::Exists | Compare::Like(_) => &mut [],
                    Compare::Order(_, operand) => std::slice::from_mut(operand),
                    Compare::In(all) | Compare::Has(all) => all,
                };
                operands.iter_mut().try_for_each(|operand| operand.resolve(self.log_file))
            }
        }
    }
}

/// Adds the property of a test to a filter, if it does not have one of the kind yet. Returns whether it was added.
fn add(filter: &mut Filter, header: &Header) -> bool {
    fn put<T>(own: &mut Vec<T>, other: Vec<T>) -> bool {
        let is_free = own.is_empty() || other.is_empty();
        if is_free {
            own.extend(other);
        }
        is_free
    }
    let before = filter.clone();
    let Filter { providers, events, processes, process_names, threads, processors, level, keywords, from, to } =
        header.filter();
    let added = put(&mut filter.providers, providers)
        && put(&mut filter.events, events)
        && put(&mut filter.processes, processes)
        && put(&mut filter.process_names, process_names)
        && put(&mut filter.threads, threads)
        && put(&mut filter.processors, processors)
        && put(&mut filter.keywords, keywords)
        && !(level.is_some() && filter.level.is_some())
        && !(from.is_some() && filter.from.is_some())
        && !(to.is_some() && filter.to.is_some());
    if !added {
        *filter = before;
        return false;
    }
    (filter.level, filter.from, filter.to) = (filter.level.or(level), filter.from.or(from), filter.to.or(to));
    true
}

impl Plan {
    /// Binds the plan to a trace with a name.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Filter::keep`].
    pub fn keep(&self, file: &str, log_file: Option<&LogFile>) -> Result<BoundFilter, FilterError> {
        BoundFilter::new(self, file, log_file)
    }
}

impl BoundFilter {
    fn new(plan: &Plan, file: &str, log_file: Option<&LogFile>) -> Result<BoundFilter, FilterError> {
        let (mut filter, mut rest) = (Filter::default(), Vec::new());
        for part in &plan.parts {
            match part {
                Node::Header(header) if add(&mut filter, header) => {}
                other => rest.push(other.clone()),
            }
        }
        let mut compiler = Compiler { log_file, headers: Vec::new(), sources: Vec::new() };
        let mut rest = by_effort(rest);
        rest.iter_mut().try_for_each(|part| compiler.bind(part))?;
        Ok(BoundFilter {
            filter: filter.keep(log_file)?,
            rest,
            results: vec![None; compiler.headers.len()],
            headers: compiler.headers,
            reader: RecordReader::new(Source::wanted(compiler.sources.iter()), log_file),
            file: file.to_owned(),
            negates: plan.negates(),
            unknown: 0,
        })
    }

    /// Returns whether an event matches. The state was moved to the event. Call it once for each event.
    #[inline]
    pub fn matches<D: Describe>(&mut self, event: &Event<'_>, state: Option<&State>, schemas: &mut D) -> bool {
        self.filter.matches_with(event, state, schemas) && (self.rest.is_empty() || self.decides(event, state, schemas))
    }

    /// Returns whether no event of a buffer matches, by the header of the buffer.
    pub fn skips(&self, buffer: &RawBuffer<'_>) -> bool {
        self.filter.skips(buffer)
    }

    /// Returns the number of events that did not match because they do not have a field, if the plan negates a test: they match
    /// neither the test nor its negation.
    pub fn unknown(&self) -> u64 {
        self.unknown
    }

    fn decides<D: Describe>(&mut self, event: &Event<'_>, state: Option<&State>, schemas: &mut D) -> bool {
        let BoundFilter { rest, headers, results, reader, file, .. } = self;
        results.fill(None);
        let mut first = First { headers, results, event, state, schemas };
        let mut result = all(rest, &mut first);
        if result == Truth::Later {
            (0..headers.len()).for_each(|index| {
                first.header(index);
            });
            result = reader.read(event, state, schemas, |record| all(rest, &mut Second { results, record, file }));
        }
        self.unknown += u64::from(result == Truth::Unknown && self.negates);
        result == Truth::True
    }
}
