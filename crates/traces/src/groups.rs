//! Groups of events with the same values of fields: counts, sums and percentiles.
//!
//! # Memory
//!
//! At most 65,536 groups exist, or 4,096 if percentiles are requested, and the values of their keys take at most 16 MiB. Events of
//! later groups are counted together, with all that is measured of them: totals are exact.

mod grouper;
mod question;
mod sketch;

use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::json::unescaped;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

use crate::datum::Number;
pub use grouper::Grouper;
pub use question::{Key, Measure, Question, QuestionError};
pub use sketch::SKETCHED;
use sketch::Sketch;

/// Maximum size in bytes. The values of keys have a fourth of it.
pub const LIMIT: usize = 64 << 20;

/// Size of a group in bytes, and of one with percentiles.
const GROUP: usize = 1 << 10;
const SKETCHED_GROUP: usize = 16 << 10;

/// Bytes of a value in addition to its text.
const VALUE: usize = 64;

/// Word of a key that an event does not have.
const NONE: u64 = 1 << 63;

/// Groups of events.
#[derive(Debug)]
pub struct Groups {
    keys: Vec<Key>,
    measures: usize,
    /// Maximum number of groups.
    most: usize,
    /// Maximum size of the values of keys in bytes.
    room: usize,
    /// Values of each key as JSON. The number of a value is its index.
    values: Vec<Values>,
    size: usize,
    /// Groups by the words of their keys.
    indices: HashMap<Box<[u64]>, usize>,
    groups: Vec<Group>,
    others: Group,
    /// Start of the first session as a FILETIME.
    start: i64,
}

#[derive(Debug, Default)]
struct Values {
    indices: HashMap<Box<str>, u64>,
    all: Vec<Box<str>>,
}

/// Counts of a group.
#[derive(Clone, Debug, Default)]
struct Group {
    events: u64,
    bytes: u64,
    measured: Vec<Measured>,
}

/// Values of a field of the events in a group.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    count: u64,
    whole: i128,
    real: f64,
    greatest: Option<Number>,
    sketch: Option<Sketch>,
}

/// Value of a key of a group.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Label {
    /// The events do not have the field.
    None,
    /// A number.
    Number(u64),
    /// Start of an interval.
    Time(FileTime),
    /// Value as JSON.
    Json(Box<str>),
}

impl Label {
    /// Returns the value as text. Empty if the events do not have the field.
    pub fn text(&self) -> String {
        match self {
            Label::None => String::new(),
            Label::Number(number) => number.to_string(),
            Label::Time(time) => time.to_string(),
            Label::Json(json) => unescaped(json).into_owned(),
        }
    }
}

/// A group with the values of its keys, or several groups.
#[derive(Clone, Debug)]
pub struct Row {
    /// Values of the keys, in order. Empty for events of several groups.
    pub labels: Vec<Label>,
    /// Number of events.
    pub events: u64,
    /// Size of the events in bytes, headers included.
    pub bytes: u64,
    /// Values of the measured fields, in order.
    pub measured: Vec<Measured>,
}

impl Measured {
    fn add(&mut self, number: Number) {
        self.count += 1;
        match number {
            Number::Whole(whole) => self.whole = self.whole.saturating_add(whole),
            Number::Real(_) => self.real += number.real(),
        }
        if self.greatest.is_none_or(|greatest| greatest < number) {
            self.greatest = Some(number);
        }
        if let Some(sketch) = &mut self.sketch {
            sketch.add(number.real());
        }
    }

    fn merge(&mut self, other: &Measured) {
        self.count += other.count;
        self.whole = self.whole.saturating_add(other.whole);
        self.real += other.real;
        if other.greatest.is_some_and(|other| self.greatest.is_none_or(|greatest| greatest < other)) {
            self.greatest = other.greatest;
        }
        if let Some(other) = &other.sketch {
            self.sketch.get_or_insert_default().merge(other);
        }
    }

    /// Returns the number of values. An event may have no value of a field, or a list.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Returns the sum, if all values are whole numbers.
    pub fn whole_sum(&self) -> Option<i128> {
        (self.real == 0.0).then_some(self.whole)
    }

    /// Returns the sum.
    pub fn sum(&self) -> f64 {
        self.whole as f64 + self.real
    }

    /// Returns the mean. `None` without values.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum() / self.count as f64)
    }

    /// Returns the least value that at least `percent` of the values do not exceed. `None` without values, and unless
    /// percentiles were requested.
    pub fn percentile(&self, percent: u32) -> Option<f64> {
        let found = self.sketch.as_ref()?.percentile(percent)?;
        // The middle of an interval may exceed its values.
        Some(self.max().map_or(found, |greatest| found.min(greatest)))
    }

    /// Returns the greatest value. `None` without values.
    pub fn max(&self) -> Option<f64> {
        self.greatest.map(Number::real)
    }

    /// Returns whether percentiles are within 1 % of a value instead of exact.
    pub fn approximates(&self) -> bool {
        self.sketch.as_ref().is_some_and(Sketch::approximates)
    }
}

impl Group {
    fn add(&mut self, bytes: u64, values: &[Vec<Number>]) {
        self.events += 1;
        self.bytes += bytes;
        for (measured, values) in self.measured.iter_mut().zip(values) {
            values.iter().for_each(|value| measured.add(*value));
        }
    }
}

impl Row {
    /// Adds the counts of another row.
    pub fn merge(&mut self, other: &Row) {
        self.events += other.events;
        self.bytes += other.bytes;
        self.measured.iter_mut().zip(&other.measured).for_each(|(own, other)| own.merge(other));
    }

    /// Returns whether percentiles are within 1 % of a value instead of exact.
    pub fn approximates(&self) -> bool {
        self.measured.iter().any(Measured::approximates)
    }
}

impl Groups {
    /// Creates groups for a question. Intervals of time begin at `start`, a FILETIME.
    pub fn new(question: &Question, start: i64) -> Groups {
        let sketch = |measure: &Measure| measure.percentiles.then(Sketch::default);
        let measured =
            question.measures.iter().map(|measure| Measured { sketch: sketch(measure), ..Measured::default() });
        let has_sketches = question.measures.iter().any(|measure| measure.percentiles);
        Groups {
            keys: question.keys.clone(),
            measures: question.measures.len(),
            most: LIMIT / if has_sketches { SKETCHED_GROUP } else { GROUP },
            room: LIMIT / 4,
            values: question.keys.iter().map(|_| Values::default()).collect(),
            size: 0,
            indices: HashMap::new(),
            groups: Vec::new(),
            others: Group { measured: measured.collect(), ..Group::default() },
            start,
        }
    }

    /// Sets the maximum size in bytes.
    #[must_use]
    pub fn with_limit(mut self, bytes: usize) -> Groups {
        self.most = (self.most as u128 * bytes as u128 / LIMIT as u128) as usize;
        self.room = bytes / 4;
        self
    }

    /// Returns the maximum number of groups.
    pub fn most(&self) -> usize {
        self.most
    }

    /// Returns the number of a value of a key. `None` beyond the limit.
    fn value(&mut self, key: usize, json: &str) -> Option<u64> {
        let values = self.values.get_mut(key)?;
        if let Some(index) = values.indices.get(json) {
            return Some(*index);
        }
        let size = self.size + VALUE + 2 * json.len();
        if size > self.room || self.groups.len() >= self.most {
            return None;
        }
        self.size = size;
        let index = values.all.len() as u64;
        values.all.push(json.into());
        values.indices.insert(json.into(), index);
        Some(index)
    }

    /// Adds an event with the words of its keys. `None`: one of them is beyond the limit.
    #[inline]
    fn add(&mut self, words: Option<&[u64]>, bytes: u64, values: &[Vec<Number>]) {
        let group = words.and_then(|words| match self.indices.get(words) {
            Some(index) => Some(*index),
            None => self.insert(words),
        });
        let group = group.and_then(|index| self.groups.get_mut(index)).unwrap_or(&mut self.others);
        group.add(bytes, values);
    }

    #[cold]
    fn insert(&mut self, words: &[u64]) -> Option<usize> {
        if self.groups.len() >= self.most {
            return None;
        }
        let empty = |measured: &Measured| Measured {
            sketch: measured.sketch.as_ref().map(|_| Sketch::default()),
            ..Measured::default()
        };
        let measured = self.others.measured.iter().map(empty).collect();
        self.groups.push(Group { measured, ..Group::default() });
        self.indices.insert(words.into(), self.groups.len() - 1);
        Some(self.groups.len() - 1)
    }

    fn label(&self, key: usize, word: u64) -> Label {
        if word == NONE {
            return Label::None;
        }
        match self.keys.get(key) {
            Some(Key::Interval { width, .. }) => {
                Label::Time(FileTime(self.start.saturating_add((word as i64).saturating_mul(*width))))
            }
            Some(key) if key.is_number() => Label::Number(word),
            _ => {
                let json = self.values.get(key).and_then(|values| values.all.get(word as usize));
                json.map_or(Label::None, |json| Label::Json(json.clone()))
            }
        }
    }

    /// Returns the groups in order of their labels, and the events beyond the limit, if there are any.
    pub fn rows(&self) -> (Vec<Row>, Option<Row>) {
        let row = |labels, group: &Group| Row {
            labels,
            events: group.events,
            bytes: group.bytes,
            measured: group.measured.clone(),
        };
        let rows = self.indices.iter().filter_map(|(words, index)| {
            let labels = words.iter().enumerate().map(|(key, word)| self.label(key, *word)).collect();
            Some(row(labels, self.groups.get(*index)?))
        });
        let mut rows: Vec<Row> = rows.collect();
        rows.order_by(|one, other| one.labels.cmp(&other.labels));
        (rows, (self.others.events > 0).then(|| row(Vec::new(), &self.others)))
    }

    /// Returns a row without events.
    pub fn empty_row(&self, labels: Vec<Label>) -> Row {
        Row { labels, events: 0, bytes: 0, measured: vec![Measured::default(); self.measures] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_beyond_the_limits_are_counted_together() {
        let mut question = Question::default();
        question.add_key("FileName").expect("a field of the tables");
        question.measure("Size").expect("a field of the tables").percentiles = true;
        let numbers = |number: i128| vec![vec![Number::Whole(number)]];
        let add = |groups: &mut Groups, json: &str, number| {
            let word = groups.value(0, json);
            groups.add(word.map(|word| [word]).as_ref().map(<[u64; 1]>::as_slice), 10, &numbers(number));
        };
        let mut groups = Groups::new(&question, 0);
        assert_eq!((groups.most(), Groups::new(&question, 0).with_limit(LIMIT / 2).most()), (4096, 2048));
        groups.most = 3;
        (0..10).for_each(|number| add(&mut groups, &format!("\"{}\"", number % 5), number));
        let (rows, others) = groups.rows();
        let counts = |row: &Row| (row.events, row.bytes, row.measured[0].whole_sum(), row.measured[0].percentile(50));
        assert_eq!(
            rows.iter().map(counts).collect::<Vec<_>>(),
            [0.0, 1.0, 2.0].map(|n| (2, 20, Some(5 + 2 * n as i128), Some(n)))
        );
        assert_eq!(others.as_ref().map(counts), Some((4, 40, Some(3 + 4 + 8 + 9), Some(4.0))));

        let mut groups = Groups::new(&question, 0);
        let long = "a".repeat(LIMIT / 4 / 8);
        (0..10).for_each(|number| add(&mut groups, &format!("\"{long}{number}\""), number));
        let (rows, others) = groups.rows();
        assert_eq!((rows.len(), others.map(|row| row.events)), (3, Some(7)));
    }
}
