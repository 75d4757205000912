//! The filter of a trace: the words of the page, and the events that match.

use etwspec_etl::LogFile;
use etwspec_schema::TraceNames;
use etwspec_traces::expression::{Comparison, Expression, Operator, Test, Word};
use etwspec_traces::{BoundFilter, FilterPart, Plan};
use serde::Deserialize;

use crate::failure::Failure;

/// Filters as the page states them. An empty text selects everything.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Words {
    event: String,
    provider: String,
    process: String,
    from: String,
    to: String,
    /// An expression.
    expression: String,
}

impl Words {
    fn parts(&self) -> Result<Vec<FilterPart>, Failure> {
        let like = |text: &str| Comparison::Like(list(text).map(Word::new).collect());
        let order = |text: &str, operator| Comparison::Order(operator, Word::new(text.trim()));
        let mut parts = Vec::new();
        for (name, field, text, comparison) in [
            ("event", "event", &self.event, like(&self.event)),
            ("provider", "provider", &self.provider, like(&self.provider)),
            ("process", "process", &self.process, like(&self.process)),
            ("from", "time", &self.from, order(&self.from, Operator::GreaterOrEqual)),
            ("to", "time", &self.to, order(&self.to, Operator::Less)),
        ] {
            if list(text).next().is_some() {
                let test = Expression::Test(Test { field: Word::new(field), comparison });
                let part = FilterPart::new(name, &test, text);
                parts.push(part.map_err(|error| Failure::new(name, error.message()))?);
            }
        }
        if !self.expression.trim().is_empty() {
            let part = FilterPart::parse(&self.expression);
            let part = part.map_err(|error| Failure::new("expression", error.message()))?;
            parts.push(FilterPart { label: "expression", ..part });
        }
        Ok(parts)
    }

    /// Binds the filter to a trace. `names` are those that schemas state, if the trace has been read. `None` if all events match.
    pub(crate) fn bind(
        &self,
        log_file: Option<&LogFile>,
        names: Option<&TraceNames>,
    ) -> Result<Option<BoundFilter>, Failure> {
        let resolve = |part: FilterPart| match names {
            Some(names) => part.resolve(std::slice::from_ref(names)).map_err(|message| {
                let help = message.help.filter(|help| help.starts_with("did you mean")).map(|help| format!("; {help}"));
                Failure::new(part.label, message.text + &help.unwrap_or_default())
            }),
            None => Ok(part.plan),
        };
        let plan = Plan::all(self.parts()?.into_iter().map(resolve).collect::<Result<Vec<Plan>, Failure>>()?);
        if plan.is_empty() {
            return Ok(None);
        }
        plan.keep("", log_file).map(Some).map_err(|error| Failure::of("", error))
    }
}

/// Returns the parts of a list that is separated by commas.
fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty())
}
