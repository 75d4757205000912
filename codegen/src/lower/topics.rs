//! Topics and families, and the modules that they become.

use super::keys::{text, texts};
use crate::layout::Context;
use crate::spec::{FamilyRow, TopicRow};
use etwspec_catalog::{Family, Topic};

/// Returns the families, in the order of the table.
pub(super) fn families(ctx: &Context<'_>) -> Vec<Family> {
    let rows = ctx.spec.topics.iter().flat_map(|file| &file.data.family);
    let family = |row: &FamilyRow| Family {
        name: row.name.to_string(),
        renamed_from: texts(&row.renamed_from),
        summary: row.summary.clone(),
    };
    rows.map(|row| family(row)).collect()
}

/// Returns the topics, in the order of the table.
pub(super) fn topics(ctx: &Context<'_>) -> Vec<Topic> {
    let rows = ctx.spec.topics.iter().flat_map(|file| &file.data.topic);
    let topic = |row: &TopicRow| Topic {
        module: module(ctx, &row.name),
        renamed_from: former_modules(ctx, row),
        family: text(row.family.as_ref()),
        summary: row.summary.clone(),
    };
    rows.map(|row| topic(row)).collect()
}

/// Returns the module of a topic, from the root of the crate: its family and its name. A topic with the name of its
/// family is the module of the family.
pub(super) fn module(ctx: &Context<'_>, topic: &str) -> String {
    let mut rows = ctx.spec.topics.iter().flat_map(|file| &file.data.topic);
    match rows.find(|row| row.name.as_str() == topic).and_then(|row| row.family.as_ref()) {
        Some(family) if family.as_str() != topic => format!("{}::{topic}", family.as_str()),
        _ => topic.to_owned(),
    }
}

/// Returns the former paths of the module of a topic: under its former names, and under former names of its family.
fn former_modules(ctx: &Context<'_>, row: &TopicRow) -> Vec<String> {
    let family = row.family.as_ref().filter(|family| family.as_str() != row.name.as_str());
    let own = row.renamed_from.iter().map(|name| match family {
        Some(family) if family.as_str() != name.as_str() => format!("{}::{}", family.as_str(), name.as_str()),
        _ => name.to_string(),
    });
    let mut families = ctx.spec.topics.iter().flat_map(|file| &file.data.family);
    let outer = family.and_then(|family| families.find(|row| row.name.as_str() == family.as_str()));
    let moved = outer.iter().flat_map(|outer| &outer.renamed_from).flat_map(|outer| {
        let names = std::iter::once(&*row.name).chain(&*row.renamed_from);
        names.map(|name| format!("{}::{}", outer.as_str(), name.as_str()))
    });
    own.chain(moved).collect()
}
