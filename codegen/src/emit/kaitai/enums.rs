//! Enumerations, and the bits of flags.

use std::collections::BTreeMap;

use super::names::{Scope, ident};
use super::yaml::Item;
use etwspec_catalog::claims::{self, Subject};
use etwspec_catalog::layouts::releases;
use etwspec_catalog::{Catalog, Scalar, Value, ValueSet};

/// Returns the number of a value with a name.
pub(super) fn number(set: &ValueSet, value: &Value) -> Option<i128> {
    let number = value.value?.same().filter(|_| value.name.is_some())?;
    Some(match set.scalar {
        Scalar::I8 => i128::from(number as i8),
        Scalar::I16 => i128::from(number as i16),
        Scalar::I32 => i128::from(number as i32),
        Scalar::I64 => i128::from(number as i64),
        _ => i128::from(number),
    })
}

/// Returns an enumeration. A number has one name, that of the newest release.
pub(super) fn spec(catalog: &Catalog, set: &ValueSet) -> Vec<Item> {
    let mut values: BTreeMap<i128, &Value> = BTreeMap::new();
    let newest = |value: &Value| releases(catalog, value.when.releases.as_ref()).last().map(|run| run.1);
    for (number, value) in set.values.iter().filter_map(|value| Some((number(set, value)?, value))) {
        let known = values.entry(number).or_insert(value);
        if newest(known) < newest(value) {
            *known = value;
        }
    }
    let mut scope = Scope::default();
    let item = |(number, value): (i128, &Value)| {
        let name = value.name.as_deref()?;
        let subject = if set.sdk_releases { Subject::Kit } else { Subject::Windows };
        let when = value.when.releases.as_ref().map(|_| claims::when_sentence(&value.when, subject));
        let doc: Vec<String> = [value.doc.clone(), when].into_iter().flatten().collect();
        let number = if number > 9 { format!("{number:#x}") } else { number.to_string() };
        Some(Item::new(number).key("id", scope.take(&ident(name))).orig(Some(name)).doc([doc.join(" ")]))
    };
    values.into_iter().filter_map(item).collect()
}
