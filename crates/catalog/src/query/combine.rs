//! Combinations of values: exclusions, requirements, implications and overrides, from both sides.

use crate::claims::versions_text;
use crate::{Combine, Value, ValueSet, Versions};

/// Returns each combination of a value with another: the words before its name, the name, and the releases.
pub fn combinations<'c>(set: &'c ValueSet, value: &'c Value) -> Vec<(&'static str, &'c str, Option<&'c Versions>)> {
    let own = value.with.iter().map(|with| (words(with.how, true), with.name.as_str(), with.releases.as_ref()));
    let names = |name: &str| value.name.as_deref() == Some(name) || value.aliases.iter().any(|alias| alias == name);
    let others = set.values.iter().flat_map(|other| {
        let about = other.with.iter().filter(|with| names(&with.name));
        about.filter_map(|with| Some((words(with.how, false), other.name.as_deref()?, with.releases.as_ref())))
    });
    own.chain(others).collect()
}

/// Returns the combinations of a value in one sentence, or `None` if it has none.
pub fn sentence(set: &ValueSet, value: &Value) -> Option<String> {
    let one = |(what, other, releases): (&str, &str, Option<&Versions>)| match releases {
        Some(releases) => format!("{what} {other} ({})", versions_text(releases)),
        None => format!("{what} {other}"),
    };
    let all: Vec<String> = combinations(set, value).into_iter().map(one).collect();
    (!all.is_empty()).then(|| format!("Together with others: {}.", all.join("; ")))
}

fn words(how: Combine, forth: bool) -> &'static str {
    match (how, forth) {
        (Combine::Excludes, _) => "not valid with",
        (Combine::Needs, true) => "needs",
        (Combine::Needs, false) => "needed by",
        (Combine::Implies, true) => "implies",
        (Combine::Implies, false) => "implied by",
        (Combine::Overrides, true) => "overrides",
        (Combine::Overrides, false) => "overridden by",
    }
}
