//! Questions that groups answer: keys and measures.

use etwspec_etl::columns::EventColumn;
use etwspec_etl::filter::TimeBound;

use crate::field::{FieldNames, Selected};
use crate::needs::Needs;

/// Maximum number of keys.
const MAX_KEYS: usize = 8;

/// Keys of groups, and what is measured of them.
#[derive(Clone, Debug, Default)]
pub struct Question {
    pub(crate) keys: Vec<Key>,
    pub(crate) measures: Vec<Measure>,
    names: FieldNames,
}

/// A key of groups.
#[derive(Clone, Debug)]
pub enum Key {
    /// Value of a column or field.
    Value(Selected),
    /// Interval of time.
    Interval {
        /// Name as it was written.
        name: String,
        /// Width in 100 ns units.
        width: i64,
    },
}

/// A field whose values are measured.
#[derive(Clone, Debug)]
pub struct Measure {
    /// The field.
    pub field: Selected,
    /// The sum was requested.
    pub sum: bool,
    /// The mean was requested.
    pub mean: bool,
    /// Percentiles were requested.
    pub percentiles: bool,
}

/// Error of a question.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QuestionError {
    /// A text that cannot be the name of a field.
    #[error("`{0}` is no name of a field")]
    Name(String),
    /// A key that was named twice.
    #[error("`{0}` is named twice")]
    Twice(String),
    /// A width that is no duration.
    #[error("`{0}` is no interval of time; write a column and a duration, such as time:1s (d, h, m, s, ms or us)")]
    Interval(String),
    /// Too many keys.
    #[error("at most {MAX_KEYS} keys are possible")]
    Keys,
}

impl Key {
    /// Returns the name as it was written.
    pub fn name(&self) -> &str {
        match self {
            Key::Value(selected) => selected.name(),
            Key::Interval { name, .. } => name,
        }
    }

    /// Returns whether its values are small numbers, which need no table of values.
    pub fn is_number(&self) -> bool {
        matches!(self, Key::Value(Selected::Column(EventColumn::Cpu | EventColumn::Pid | EventColumn::Tid)))
    }
}

impl Measure {
    /// Returns the name of the field.
    pub fn name(&self) -> &str {
        self.field.name()
    }
}

impl Question {
    /// Adds a key: a column, a field, or an interval of time such as `time:1s`.
    ///
    /// # Errors
    ///
    /// Returns an error for a name that cannot be that of a field, for one that was added before, and for a ninth key.
    pub fn add_key(&mut self, text: &str) -> Result<(), QuestionError> {
        let key = match text.strip_prefix("time:") {
            Some(width) => match format!("+{width}").parse() {
                Ok(TimeBound::AfterStart(units)) if units > 0 => Key::Interval { name: text.to_owned(), width: units },
                _ => return Err(QuestionError::Interval(text.to_owned())),
            },
            None => Key::Value(self.select(text)?),
        };
        if self.keys.iter().any(|known| known.name() == key.name()) {
            return Err(QuestionError::Twice(text.to_owned()));
        }
        if self.keys.len() >= MAX_KEYS {
            return Err(QuestionError::Keys);
        }
        self.keys.push(key);
        Ok(())
    }

    /// Adds a field whose values are measured, and returns the measure.
    ///
    /// # Errors
    ///
    /// Returns an error for a name that cannot be that of a field.
    pub fn measure(&mut self, text: &str) -> Result<&mut Measure, QuestionError> {
        let field = self.select(text)?;
        let known = self.measures.iter().position(|measure| measure.name() == field.name());
        let at = known.unwrap_or_else(|| {
            self.measures.push(Measure { field, sum: false, mean: false, percentiles: false });
            self.measures.len() - 1
        });
        self.measures.get_mut(at).ok_or(QuestionError::Keys)
    }

    fn select(&mut self, name: &str) -> Result<Selected, QuestionError> {
        self.names.select(name).ok_or_else(|| QuestionError::Name(name.to_owned()))
    }

    /// Returns the keys, in order.
    pub fn keys(&self) -> &[Key] {
        &self.keys
    }

    /// Returns the measures, in order.
    pub fn measures(&self) -> &[Measure] {
        &self.measures
    }

    /// Returns the names of fields, to be checked against traces.
    pub fn names(&self) -> &FieldNames {
        &self.names
    }

    /// Returns the facts in other events of the trace that determine values.
    pub fn needs(&self) -> Needs {
        let fields = Needs { fields: self.names.needs_schemas(), ..Needs::default() };
        self.selected().fold(fields, |needs, selected| needs.or(selected.needs()))
    }

    /// Returns all columns and fields.
    fn selected(&self) -> impl Iterator<Item = &Selected> {
        let keys = self.keys.iter().filter_map(|key| match key {
            Key::Value(selected) => Some(selected),
            Key::Interval { .. } => None,
        });
        keys.chain(self.measures.iter().map(|measure| &measure.field))
    }
}
