//! Conditions of a query on the headers of events.
//!
//! A filter of the reader passes all events that the conditions can match, and possibly more: the query checks them again.

use std::fmt;
use std::sync::Arc;

use datafusion::common::ScalarValue;
use datafusion::logical_expr::Operator;
use datafusion::physical_expr::expressions::{
    BinaryExpr, CastExpr, Column, InListExpr, LikeExpr, Literal, TryCastExpr,
};
use datafusion::physical_expr::{PhysicalExpr, split_conjunction};
use etwspec_arrow::{DAMAGE, EVENTS};
use etwspec_etl::etwspec::headers::HookId;
use etwspec_etl::filter::{EventFilter, Filter, NamePattern, ProcessFilter, ProviderFilter, TimeBound};
use etwspec_etl::time::FileTime;

/// 1970 as a FILETIME.
pub(crate) const EPOCH: i64 = FileTime::from_unix_seconds(0).0;

/// Returns nanoseconds since 1970. `None` if they exceed 64 bits.
pub(crate) fn nanoseconds(time: FileTime) -> Option<i64> {
    time.0.checked_sub(EPOCH)?.checked_mul(100)
}

/// Conditions on events.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wanted {
    filter: Filter,
}

/// A column of headers, and values of which it has one.
struct OneOf<'e> {
    column: &'e str,
    values: Vec<&'e ScalarValue>,
}

impl Wanted {
    /// Returns the filter of the reader.
    pub(crate) fn filter(&self) -> &Filter {
        &self.filter
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.filter.is_empty()
    }

    /// Adds the conditions of an expression that a filter can express. Returns whether there is one.
    pub(crate) fn add(&mut self, table: &str, condition: &Arc<dyn PhysicalExpr>) -> bool {
        if table == DAMAGE {
            return false;
        }
        let mut any = false;
        for part in split_conjunction(condition) {
            any |= self.add_time(part)
                || self.add_pattern(table, part)
                || one_of(part).is_some_and(|of| self.add_values(table, &of));
        }
        any
    }

    fn add_time(&mut self, condition: &Arc<dyn PhysicalExpr>) -> bool {
        let Some((column, operator, value)) = comparison(condition) else { return false };
        let (Some("time"), Some(nanoseconds)) = (name(column), time(value)) else { return false };
        // The unit of a FILETIME is 100 ns.
        let floor = nanoseconds.div_euclid(100).saturating_add(EPOCH);
        let (at_least, below) = (FileTime(floor), FileTime(floor.saturating_add(1)));
        let from = &mut self.filter.from;
        let later = |known: Option<TimeBound>| match known {
            Some(TimeBound::At(known)) if known >= at_least => Some(TimeBound::At(known)),
            _ => Some(TimeBound::At(at_least)),
        };
        let to = &mut self.filter.to;
        let earlier = |known: Option<TimeBound>| match known {
            Some(TimeBound::At(known)) if known <= below => Some(TimeBound::At(known)),
            _ => Some(TimeBound::At(below)),
        };
        match operator {
            Operator::Gt | Operator::GtEq => *from = later(*from),
            Operator::Lt | Operator::LtEq => *to = earlier(*to),
            Operator::Eq => (*from, *to) = (later(*from), earlier(*to)),
            _ => return false,
        }
        true
    }

    /// Adds `column LIKE pattern`.
    fn add_pattern(&mut self, table: &str, condition: &Arc<dyn PhysicalExpr>) -> bool {
        // ILIKE ignores case by other rules than filters do.
        let of = condition.downcast_ref::<LikeExpr>().filter(|of| !of.negated() && !of.case_insensitive());
        let Some((column, pattern)) = of.and_then(|of| Some((name(of.expr())?, text(literal(of.pattern())?)?))) else {
            return false;
        };
        self.add_names(table, column, Some(vec![of_like(pattern)]))
    }

    /// Adds patterns of names, of which a column has one.
    fn add_names(&mut self, table: &str, column: &str, patterns: Option<Vec<String>>) -> bool {
        let lower = |text: String| text.chars().flat_map(char::to_lowercase).collect();
        match column {
            "process" => put(&mut self.filter.process_names, patterns, |text| Some(ProcessFilter::Name(lower(text)))),
            "provider_name" if table == EVENTS => {
                put(&mut self.filter.providers, patterns, |text| Some(ProviderFilter::Name(NamePattern::new(&text))))
            }
            _ => false,
        }
    }

    fn add_values(&mut self, table: &str, of: &OneOf<'_>) -> bool {
        let numbers = || of.values.iter().map(|value| number(value)).collect::<Option<Vec<u64>>>();
        match of.column {
            "cpu" => put(&mut self.filter.processors, numbers(), |cpu| u16::try_from(cpu).ok()),
            "pid" => put(&mut self.filter.processes, numbers(), |process| u32::try_from(process).ok()),
            "tid" => put(&mut self.filter.threads, numbers(), |thread| u32::try_from(thread).ok()),
            "hook" if table == EVENTS => put(&mut self.filter.events, numbers(), |hook| {
                Some(EventFilter::Hooks(vec![HookId(u16::try_from(hook).ok()?)]))
            }),
            "id" if table == EVENTS => {
                put(&mut self.filter.events, numbers(), |id| Some(EventFilter::Id(u16::try_from(id).ok()?)))
            }
            "provider" if table == EVENTS => {
                let guids = of.values.iter().map(|value| text(value)?.parse().ok().map(ProviderFilter::Guid));
                let guids: Option<Vec<ProviderFilter>> = guids.collect();
                put(&mut self.filter.providers, guids, Some)
            }
            // A name with a wildcard also passes other names.
            column => {
                let texts = of.values.iter().map(|value| text(value).map(str::to_owned)).collect();
                self.add_names(table, column, texts)
            }
        }
    }
}

/// Returns the pattern of a filter that matches at least what a pattern of LIKE does. In lower case, one character may be
/// several.
fn of_like(pattern: &str) -> String {
    let (mut out, mut escaped) = (String::new(), false);
    for char in pattern.chars() {
        match char {
            '\\' if !escaped => {
                escaped = true;
                continue;
            }
            '%' | '_' if !escaped => out.push('*'),
            char => out.push(char),
        }
        escaped = false;
    }
    out
}

/// Sets a list, unless it is set: one condition is as good as several.
fn put<N, T>(list: &mut Vec<T>, values: Option<Vec<N>>, convert: impl Fn(N) -> Option<T>) -> bool {
    let Some(values) = values else { return false };
    // A value that no event can have is left out. If none is left, an empty list would pass everything.
    let converted: Vec<T> = values.into_iter().filter_map(convert).collect();
    let is_new = list.is_empty() && !converted.is_empty();
    if is_new {
        *list = converted;
    }
    is_new
}

/// Returns the column and the values of `column = value`, `column IN (values)`, or several of them with OR.
fn one_of(condition: &Arc<dyn PhysicalExpr>) -> Option<OneOf<'_>> {
    if let Some(list) = condition.downcast_ref::<InListExpr>() {
        let values = list.list().iter().map(literal).collect::<Option<Vec<_>>>()?;
        return (!list.negated()).then_some(OneOf { column: name(list.expr())?, values });
    }
    if let Some(or) = condition.downcast_ref::<BinaryExpr>().filter(|of| *of.op() == Operator::Or) {
        let (mut left, right) = (one_of(or.left())?, one_of(or.right())?);
        left.values.extend(right.values);
        return (left.column == right.column).then_some(left);
    }
    match comparison(condition)? {
        (column, Operator::Eq, value) => Some(OneOf { column: name(column)?, values: vec![value] }),
        _ => None,
    }
}

/// Returns the parts of a comparison with a value, with the value on the right.
fn comparison(condition: &Arc<dyn PhysicalExpr>) -> Option<(&Arc<dyn PhysicalExpr>, Operator, &ScalarValue)> {
    let of = condition.downcast_ref::<BinaryExpr>()?;
    match (literal(of.left()), literal(of.right())) {
        (None, Some(value)) => Some((of.left(), *of.op(), value)),
        (Some(value), None) => Some((of.right(), of.op().swap()?, value)),
        _ => None,
    }
}

fn literal(expression: &Arc<dyn PhysicalExpr>) -> Option<&ScalarValue> {
    expression.downcast_ref::<Literal>().map(Literal::value)
}

/// Returns the name of a column, which may be converted to a type that has all of its values.
fn name(expression: &Arc<dyn PhysicalExpr>) -> Option<&str> {
    if let Some(column) = expression.downcast_ref::<Column>() {
        return Some(column.name());
    }
    let inner = match (expression.downcast_ref::<CastExpr>(), expression.downcast_ref::<TryCastExpr>()) {
        (Some(cast), _) if keeps_values(cast.cast_type()) => cast.expr(),
        (_, Some(cast)) if keeps_values(cast.cast_type()) => cast.expr(),
        _ => return None,
    };
    inner.downcast_ref::<Column>().map(Column::name)
}

/// Returns whether every value of a column of headers is the same in a type: no time loses its nanoseconds, and no number its
/// bits. A text that is no number equals none.
fn keeps_values(of: &arrow::datatypes::DataType) -> bool {
    use arrow::datatypes::{DataType as T, TimeUnit};
    matches!(
        of,
        T::Int64 | T::UInt64 | T::UInt32 | T::Utf8 | T::LargeUtf8 | T::Utf8View | T::Timestamp(TimeUnit::Nanosecond, _)
    )
}

/// Returns nanoseconds since 1970.
fn time(value: &ScalarValue) -> Option<i64> {
    match value {
        ScalarValue::TimestampNanosecond(time, _) => *time,
        ScalarValue::TimestampMicrosecond(time, _) => time.as_ref()?.checked_mul(1000),
        ScalarValue::TimestampMillisecond(time, _) => time.as_ref()?.checked_mul(1_000_000),
        ScalarValue::TimestampSecond(time, _) => time.as_ref()?.checked_mul(1_000_000_000),
        _ => None,
    }
}

/// Returns a number. Text is compared as text: `'007'` is not 7.
fn number(value: &ScalarValue) -> Option<u64> {
    match value {
        ScalarValue::UInt8(number) => number.map(u64::from),
        ScalarValue::UInt16(number) => number.map(u64::from),
        ScalarValue::UInt32(number) => number.map(u64::from),
        ScalarValue::UInt64(number) => *number,
        ScalarValue::Int8(number) => u64::try_from((*number)?).ok(),
        ScalarValue::Int16(number) => u64::try_from((*number)?).ok(),
        ScalarValue::Int32(number) => u64::try_from((*number)?).ok(),
        ScalarValue::Int64(number) => u64::try_from((*number)?).ok(),
        _ => None,
    }
}

fn text(value: &ScalarValue) -> Option<&str> {
    match value {
        ScalarValue::Dictionary(_, value) => text(value),
        _ => value.try_as_str().flatten(),
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts: Vec<String> = Vec::new();
        let list =
            |name: &str, values: Vec<String>| (!values.is_empty()).then(|| format!("{name} in {}", values.join(" ")));
        let at = |time: &TimeBound| match time {
            TimeBound::At(time) => time.to_string(),
            _ => String::new(),
        };
        parts.extend(self.filter.from.as_ref().map(|from| format!("time >= {}", at(from))));
        parts.extend(self.filter.to.as_ref().map(|to| format!("time < {}", at(to))));
        parts.extend(list("cpu", self.filter.processors.iter().map(u16::to_string).collect()));
        parts.extend(list("pid", self.filter.processes.iter().map(u32::to_string).collect()));
        parts.extend(list("process", self.filter.process_names.iter().map(ProcessFilter::to_string).collect()));
        parts.extend(list("tid", self.filter.threads.iter().map(u32::to_string).collect()));
        let events = self.filter.events.iter().map(|event| match event {
            EventFilter::Id(id) => id.to_string(),
            EventFilter::Hooks(hooks) => {
                hooks.iter().map(|hook| format!("{:#06x}", hook.0)).collect::<Vec<_>>().join(" ")
            }
            _ => String::new(),
        });
        parts.extend(list("event", events.collect()));
        let providers = self.filter.providers.iter().map(|provider| match provider {
            ProviderFilter::Guid(guid) => guid.to_string(),
            ProviderFilter::Name(name) => name.to_string(),
            _ => String::new(),
        });
        parts.extend(list("provider", providers.collect()));
        write!(f, "{}", parts.join(", "))
    }
}
