//! Groups of events with the same values of fields: `etwspec stats --by`.

use std::io::Write;

use clap::Args;
use etwspec_console::quantity::{bytes, count, number};
use etwspec_console::table::{Column, table};
use etwspec_console::{Console, Problem, VisibleJson, visible};
use etwspec_etl::columns::EventColumn;
use etwspec_etl::counts::OrderBy as _;
use etwspec_schema::TraceNames;
use etwspec_traces::field::{Selected, unit_of};
use etwspec_traces::filter::unknown_field;
use etwspec_traces::groups::{
    Grouper, Groups, Key, LIMIT, Label, Measure, Measured, Question, QuestionError, Row, SKETCHED,
};
use etwspec_traces::lines::{Cells, Formulas, TimeFormat, Times};
use etwspec_traces::{Location, Record, Traces, Wanted};
use serde::ser::{Serialize, SerializeMap as _, Serializer};
use serde_json::{Map, Value};

use super::filter::FilterArgs;
use super::schema_files::Given;
use super::times::TimeArgs;
use super::{Input, Results, no_match};
use crate::arguments::MemoryArg;

/// Percentiles that are shown.
const PERCENTILES: [u32; 3] = [50, 90, 99];

/// Width of the longest bar of a histogram in characters.
const BAR: u64 = 40;

/// Maximum number of intervals of a histogram, with those without events.
const MAX_INTERVALS: u64 = 1 << 16;

/// Keys and measures of groups.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Groups of events")]
pub(crate) struct GroupArgs {
    /// Count events and bytes by the values of fields (process,event).
    ///
    /// time:1s is an interval of time (d, h, m, s, ms, us).
    #[arg(long, value_name = "FIELD,...", value_delimiter = ',')]
    by: Vec<String>,
    /// Print the sum of a field.
    #[arg(long, value_name = "FIELD,...", value_delimiter = ',')]
    sum: Vec<String>,
    /// Print the mean of a field.
    #[arg(long, value_name = "FIELD,...", value_delimiter = ',')]
    mean: Vec<String>,
    /// Print the percentiles 50, 90 and 99 of a field, and its maximum.
    #[arg(long, value_name = "FIELD,...", value_delimiter = ',')]
    percentiles: Vec<String>,
    /// Print only the N greatest groups, by the first sum or else by events.
    #[arg(long, value_name = "N")]
    top: Option<usize>,
    #[command(flatten)]
    memory: MemoryArg,
}

/// Output format of groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GroupFormat {
    Table,
    Json,
    Csv,
}

impl GroupArgs {
    /// Returns whether events are grouped.
    pub(crate) fn is_given(&self) -> bool {
        let GroupArgs { by, sum, mean, percentiles, top, memory: _ } = self;
        top.is_some() || [by, sum, mean, percentiles].into_iter().any(|list| !list.is_empty())
    }

    fn question(&self) -> Result<Question, Problem> {
        let mut question = Question::default();
        let failed = |option: &str, error: QuestionError| {
            let help = "write names separated by commas, such as process,event or time:100ms";
            Problem::new(visible(&format!("{option}: {error}")).into_owned()).help(help)
        };
        self.by.iter().try_for_each(|key| question.add_key(key)).map_err(|error| failed("--by", error))?;
        for field in &self.sum {
            question.measure(field).map_err(|error| failed("--sum", error))?.sum = true;
        }
        for field in &self.mean {
            question.measure(field).map_err(|error| failed("--mean", error))?.mean = true;
        }
        for field in &self.percentiles {
            question.measure(field).map_err(|error| failed("--percentiles", error))?.percentiles = true;
        }
        Ok(question)
    }
}

/// Prints the groups of the events of traces that match filters.
pub(crate) fn grouped(
    (args, times, filter, format): (&GroupArgs, TimeArgs, &FilterArgs, GroupFormat),
    sources: &[Location<'_>],
    given: Given,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let (question, filter) = (args.question()?, filter.filter()?);
    let Console { out, err, input, width, .. } = console;
    let mut traces = given.add_to(Traces::open(sources, &mut **input)?).with_progress(Results::AtEnd);
    let times = times.format(format == GroupFormat::Table, traces.inputs())?;
    let check = |names: &[TraceNames]| match question.names().missing(names) {
        Some(name) => Err(unknown_field("--by", name, names).into()),
        None => Ok(()),
    };
    let wanted = Wanted { check: &check, ..Wanted::new(question.needs()) };
    let mut readings = traces.read_ahead(filter, wanted, err)?;
    let mut groups = Groups::new(&question, traces.start()).with_limit(args.memory.bytes(LIMIT));
    for trace in 0..traces.inputs().len() {
        let Some(input) = traces.inputs().get(trace) else { continue };
        let mut grouper = Grouper::new(&question, input.name(), input.log_file());
        let mut add = |_, record: Record<'_>| {
            grouper.add(&mut groups, record);
            Ok(())
        };
        readings.read_one(&mut traces, trace, err, &mut add)?;
    }
    let mut finished = readings.finish(&traces, err)?;
    let report = Report::new(args, &question, &groups, (times_of(&traces, times), traces.lost()));
    match format {
        GroupFormat::Table => write!(out, "{}", report.text(*width))?,
        GroupFormat::Json => {
            serde_json::to_writer_pretty(VisibleJson::new(&mut *out), &report).map_err(std::io::Error::from)?;
            writeln!(out)?;
        }
        GroupFormat::Csv => write!(out, "{}", report.csv(width.is_some()))?,
    }
    report.notes(&groups, err)?;
    finished.outcome.limited(report.is_limited);
    no_match::result(filter, &traces, finished, err)
}

/// Returns the format of times after the start of the first session, unless no session states its start.
fn times_of(traces: &Traces<'_>, format: TimeFormat) -> Option<Times> {
    let zoned = traces.inputs().first().and_then(Input::log_file);
    (traces.start() != 0).then(|| Times::new(format, traces.start(), zoned))
}

/// Groups in the order in which they are printed.
struct Report<'q> {
    question: &'q Question,
    rows: Vec<Row>,
    /// All groups that are not printed.
    others: Option<Row>,
    total: Row,
    /// Number of all groups.
    found: usize,
    /// Events of groups beyond the limit are among the others.
    is_limited: bool,
    /// The rows are all intervals of time, in order.
    is_histogram: bool,
    /// Format of times, unless no session states its start.
    times: Option<Times>,
    /// Number of events that the sessions lost, which are in no group.
    lost: u64,
}

impl<'q> Report<'q> {
    fn new(
        args: &GroupArgs,
        question: &'q Question,
        groups: &Groups,
        (times, lost): (Option<Times>, u64),
    ) -> Report<'q> {
        let (mut rows, mut others) = groups.rows();
        let (is_limited, found) = (others.is_some(), rows.len());
        let mut total = groups.empty_row(Vec::new());
        rows.iter().chain(&others).for_each(|row| total.merge(row));
        let by_sum = question.measures().iter().position(|measure| measure.sum);
        let size = |row: &Row| by_sum.map_or(row.events as f64, |at| row.measured.get(at).map_or(0.0, Measured::sum));
        let intervals = question.keys().iter().position(|key| matches!(key, Key::Interval { .. }));
        // The order of equal groups is that of their labels.
        let greatest_first = |rows: &mut Vec<Row>| rows.order_by(|one, other| size(other).total_cmp(&size(one)));
        if intervals.is_none() || args.top.is_some() {
            greatest_first(&mut rows);
        }
        if let Some(top) = args.top.filter(|top| *top < rows.len()) {
            let mut rest = others.unwrap_or_else(|| groups.empty_row(Vec::new()));
            rows.drain(top..).for_each(|row| rest.merge(&row));
            others = Some(rest);
        }
        let is_histogram = question.keys().len() == 1 && intervals.is_some();
        if let Some(at) = intervals {
            rows.order_by(|one, other| one.labels.get(at).cmp(&other.labels.get(at)));
        }
        if let ([Key::Interval { width, .. }], None) = (question.keys(), args.top) {
            rows = filled(groups, rows, *width);
        }
        Report { question, rows, others, total, found, is_limited, is_histogram, times, lost }
    }

    /// Prints notes about groups and values that are not exact.
    fn notes(&self, groups: &Groups, err: &mut dyn Write) -> Result<(), Problem> {
        if self.is_limited {
            let most = number(groups.most() as u64);
            writeln!(
                err,
                "note: there are more than {most} groups; the events of those after them are counted together as (others); --memory raises the limit"
            )?;
        }
        if self.rows.iter().chain(&self.others).any(Row::approximates) {
            writeln!(err, "note: percentiles of more than {SKETCHED} different values are within 1 % of a value")?;
        }
        if let Some(unnamed) = self.unnamed() {
            let events = count(unnamed, "event");
            writeln!(
                err,
                "note: {events} of processes whose names the trace does not state, or of none; add pid to --by"
            )?;
        }
        Ok(())
    }

    /// Returns the number of events without a process name, if names are the only key of processes.
    fn unnamed(&self) -> Option<u64> {
        let is = |key: &Key, own: EventColumn| matches!(key, Key::Value(Selected::Column(column)) if *column == own);
        let keys = self.question.keys();
        let at = keys.iter().position(|key| is(key, EventColumn::Process))?;
        let unnamed = self.rows.iter().filter(|row| matches!(row.labels.get(at), Some(Label::None)));
        let events = unnamed.map(|row| row.events).sum();
        (events > 0 && !keys.iter().any(|key| is(key, EventColumn::Pid))).then_some(events)
    }

    /// Returns the names of the columns of measures.
    fn measures(&self) -> Vec<String> {
        let of = |measure: &Measure| {
            let name = measure.name();
            let mut all = Vec::new();
            all.extend(measure.sum.then(|| format!("{name}_sum")));
            all.extend(measure.mean.then(|| format!("{name}_mean")));
            if measure.percentiles {
                all.extend(PERCENTILES.map(|percent| format!("{name}_p{percent}")));
                all.push(format!("{name}_max"));
            }
            all
        };
        self.question.measures().iter().flat_map(of).collect()
    }

    /// Returns the cells of the measures of a row.
    fn measured(&self, row: &Row, format: &dyn Fn(Option<f64>, Option<i128>) -> String) -> Vec<String> {
        let mut cells = Vec::new();
        for (measure, own) in self.question.measures().iter().zip(&row.measured) {
            let real = |value: Option<f64>| format(value, None);
            if measure.sum {
                cells.push(format(Some(own.sum()), own.whole_sum()));
            }
            if measure.mean {
                cells.push(real(own.mean()));
            }
            if measure.percentiles {
                cells.extend(PERCENTILES.map(|percent| real(own.percentile(percent))));
                cells.push(real(own.max()));
            }
        }
        cells
    }

    fn text(&self, width: Option<usize>) -> String {
        let more = if self.is_limited { "more than " } else { "" };
        let groups = match (self.question.keys(), self.rows.len()) {
            ([], _) => String::new(),
            (_, printed) if printed < self.found => {
                format!(", {} of {more}{}", number(printed as u64), count(self.found as u64, "group"))
            }
            _ => format!(", {more}{}", count(self.found as u64, "group")),
        };
        let (events, bytes, lost) = (count(self.total.events, "event"), bytes(self.total.bytes), lost(self.lost));
        let mut text = format!("{events}, {bytes}{groups}{lost}\n\n");
        let measures = self.measures();
        let is_right = |key: &Key| key.is_number() || matches!(key, Key::Interval { .. });
        let mut columns: Vec<Column<'_>> = Vec::new();
        for key in self.question.keys() {
            columns.push(if is_right(key) { Column::Right(key.name()) } else { Column::Left(key.name()) });
        }
        columns.extend([Column::Right("events"), Column::Right("bytes")]);
        columns.extend(measures.iter().map(|name| Column::Right(name)));
        columns.extend(self.is_histogram.then_some(Column::Left("")));
        let most = self.rows.iter().map(|row| row.events).max().unwrap_or(0).max(1);
        let line = |row: &Row| {
            let mut cells: Vec<String> = row.labels.iter().map(|label| self.label(label)).collect();
            if row.labels.is_empty() {
                cells = vec![String::new(); self.question.keys().len()];
                cells.iter_mut().take(1).for_each(|first| "(others)".clone_into(first));
            }
            cells.extend([number(row.events), number(row.bytes)]);
            cells
                .extend(self.measured(row, &|value, whole| value.map_or_else(String::new, |value| real(value, whole))));
            if self.is_histogram && !row.labels.is_empty() {
                let bar = (u128::from(row.events) * u128::from(BAR)).div_ceil(u128::from(most));
                cells.push("#".repeat(bar as usize));
            }
            cells
        };
        let rows: Vec<Vec<String>> = self.rows.iter().chain(&self.others).map(line).collect();
        table(&mut text, &columns, &rows, width);
        let units = self.question.measures().iter().map(Measure::name).filter_map(|name| Some((name, unit_of(name)?)));
        units.for_each(|(name, unit)| text += &format!("\nunit of {name}: {unit}\n"));
        text
    }

    /// Returns a label in a table.
    fn label(&self, label: &Label) -> String {
        match (label, &self.times) {
            (Label::None, _) => "(none)".to_owned(),
            (Label::Time(time), Some(times)) => times.text(*time),
            (label, _) => visible(&label.text()).into_owned(),
        }
    }

    fn csv(&self, terminal: bool) -> String {
        let cells = Cells { formulas: Formulas::Guard, terminal };
        let names = self.question.keys().iter().map(|key| key.name().to_owned());
        let names = names.chain(["events".to_owned(), "bytes".to_owned()]).chain(self.measures());
        let mut text = names.map(|name| cells.cell(&name)).collect::<Vec<_>>().join(",") + "\n";
        for row in self.rows.iter().chain(&self.others) {
            let mut line: Vec<String> = row.labels.iter().map(|label| cells.cell(&label.text())).collect();
            if row.labels.is_empty() {
                line = vec![String::new(); self.question.keys().len()];
                line.iter_mut().take(1).for_each(|first| "(others)".clone_into(first));
            }
            line.extend([row.events.to_string(), row.bytes.to_string()]);
            let plain = |value: Option<f64>, whole: Option<i128>| match (whole, value) {
                (Some(whole), _) => whole.to_string(),
                (None, value) => value.map_or_else(String::new, |value| value.to_string()),
            };
            line.extend(self.measured(row, &plain));
            text += &(line.join(",") + "\n");
        }
        text
    }

    fn row(&self, row: &Row) -> Value {
        let mut object = Map::new();
        if !row.labels.is_empty() {
            let label = |label: &Label| match label {
                Label::None => Value::Null,
                Label::Number(number) => (*number).into(),
                Label::Time(time) => time.to_string().into(),
                Label::Json(json) => serde_json::from_str(json).unwrap_or_default(),
            };
            let keys = self.question.keys().iter().zip(&row.labels);
            let keys: Map<String, Value> = keys.map(|(key, own)| (key.name().to_owned(), label(own))).collect();
            object.insert("keys".to_owned(), keys.into());
        }
        object.insert("events".to_owned(), row.events.into());
        object.insert("bytes".to_owned(), row.bytes.into());
        let measures = || self.question.measures().iter().zip(&row.measured);
        let mut put = |name: &str, values: Map<String, Value>| {
            if !values.is_empty() {
                object.insert(name.to_owned(), values.into());
            }
        };
        let sum = |own: &Measured| match own.whole_sum().map(i64::try_from) {
            Some(Ok(whole)) => whole.into(),
            _ => Value::from(own.sum()),
        };
        let name = |measure: &Measure| measure.name().to_owned();
        put("values", measures().map(|(measure, own)| (name(measure), own.count().into())).collect());
        let sums = measures().filter(|(measure, _)| measure.sum);
        put("sum", sums.map(|(measure, own)| (name(measure), sum(own))).collect());
        let means = measures().filter(|(measure, _)| measure.mean);
        put("mean", means.map(|(measure, own)| (name(measure), own.mean().into())).collect());
        let percentiles = |own: &Measured| {
            let all = PERCENTILES.iter().map(|percent| (format!("p{percent}"), own.percentile(*percent).into()));
            let mut all: Map<String, Value> = all.collect();
            all.insert("max".to_owned(), own.max().into());
            if own.approximates() {
                all.insert("approximate".to_owned(), true.into());
            }
            Value::Object(all)
        };
        let requested = measures().filter(|(measure, _)| measure.percentiles);
        put("percentiles", requested.map(|(measure, own)| (name(measure), percentiles(own))).collect());
        object.into()
    }
}

/// Rows are written as they are made, because there may be many.
impl Serialize for Report<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut object = to.serialize_map(None)?;
        object.serialize_entry("events", &self.total.events)?;
        object.serialize_entry("bytes", &self.total.bytes)?;
        object.serialize_entry("lost_events", &self.lost)?;
        object.serialize_entry("groups", &Rows(self))?;
        if let Some(others) = &self.others {
            object.serialize_entry("others", &self.row(others))?;
            object.serialize_entry("limited", &self.is_limited)?;
        }
        object.end()
    }
}

/// Rows of a report.
struct Rows<'r>(&'r Report<'r>);

impl Serialize for Rows<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.rows.iter().map(|row| self.0.row(row)))
    }
}

/// Returns the number of lost events for the end of a summary, if there are any.
pub(crate) fn lost(events: u64) -> String {
    if events > 0 { format!(" ({} lost)", count(events, "event")) } else { String::new() }
}

/// Adds the intervals without events between others, unless there are too many.
fn filled(groups: &Groups, rows: Vec<Row>, width: i64) -> Vec<Row> {
    let time = |row: &Row| match row.labels.first() {
        Some(Label::Time(time)) => Some(time.0),
        _ => None,
    };
    let times = || rows.iter().filter_map(time);
    let range = times().min().zip(times().max());
    let intervals = range.and_then(|(first, last)| u64::try_from(last.checked_sub(first)? / width).ok());
    if intervals.is_none_or(|intervals| intervals >= MAX_INTERVALS) {
        return rows;
    }
    let mut all: Vec<Row> = Vec::new();
    for row in rows {
        if let (Some(mut next), Some(own)) = (all.last().and_then(time), time(&row)) {
            while next + width < own {
                next += width;
                all.push(groups.empty_row(vec![Label::Time(etwspec_etl::time::FileTime(next))]));
            }
        }
        all.push(row);
    }
    all
}

/// Formats a number for people: with separators, and with one decimal unless it is whole.
fn real(value: f64, whole: Option<i128>) -> String {
    let sign = if value < 0.0 { "-" } else { "" };
    let whole = whole.or((value.fract() == 0.0).then_some(value as i128));
    match whole.map(|whole| u64::try_from(whole.unsigned_abs())) {
        Some(Ok(whole)) => format!("{sign}{}", number(whole)),
        Some(Err(_)) => format!("{value:.3e}"),
        None if value.abs() < 1e15 => {
            let tenths = (value.abs() * 10.0).round() as u64;
            format!("{sign}{}.{}", number(tenths / 10), tenths % 10)
        }
        None => format!("{value:.3e}"),
    }
}
