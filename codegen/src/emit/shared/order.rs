//! Order of declarations: topics, and structures before those that contain them.

use etwspec_catalog::{Catalog, Shape};

/// Returns the topics and their summaries: the topics of the table in its order, then others that items name.
pub(in crate::emit) fn topics(catalog: &Catalog) -> Vec<(&str, &str)> {
    let mut topics: Vec<(&str, &str)> =
        catalog.topics.iter().map(|topic| (topic.module.as_str(), topic.summary.as_str())).collect();
    let sets = catalog.sets.iter().map(|set| set.module.as_str());
    let masks = catalog.masks.iter().map(|mask| mask.module.as_str());
    let structs = catalog.structs.iter().map(|structure| structure.module.as_str());
    for module in sets.chain(masks).chain(structs) {
        if !topics.iter().any(|(topic, _)| *topic == module) {
            topics.push((module, ""));
        }
    }
    topics
}

/// Collects the structures nested in a shape.
pub(in crate::emit) fn nested_structs<'c>(shape: &'c Shape, out: &mut Vec<&'c str>) {
    match shape {
        Shape::Struct { name, .. } => out.push(name),
        Shape::Union(fields) | Shape::Group(fields) => {
            fields.iter().for_each(|field| nested_structs(&field.shape, out))
        }
        Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
            nested_structs(element, out);
        }
        Shape::Scalar(_) | Shape::Bits { .. } | Shape::Padding => {}
    }
}
