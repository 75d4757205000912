//! Dependencies between topics, by the structures, values and dispatches that their items refer to.

use std::collections::BTreeSet;

use etwspec_catalog::{Catalog, Element, Field, Shape, Struct};

/// Returns the modules of the topics that the items of a topic refer to, without the topic itself.
pub(super) fn topics(catalog: &Catalog, module: &str) -> BTreeSet<String> {
    let mut links = Links { catalog, modules: BTreeSet::new() };
    for structure in catalog.structs.iter().filter(|structure| structure.module == module) {
        links.structure(structure);
    }
    for dispatch in catalog.dispatches.iter().filter(|dispatch| dispatch.module == module) {
        dispatch.cases.iter().filter_map(|case| case.structure.as_deref()).for_each(|name| links.named(name));
    }
    let sets = catalog.sets.iter().filter(|set| set.module == module);
    sets.flat_map(|set| &set.values).for_each(|value| links.values(value.holds.as_deref()));
    links.modules.remove(module);
    links.modules
}

struct Links<'c> {
    catalog: &'c Catalog,
    modules: BTreeSet<String>,
}

impl Links<'_> {
    fn structure(&mut self, structure: &Struct) {
        structure.inserted.iter().for_each(|item| self.named(&item.structure));
        for form in &structure.forms {
            self.fields(&form.fields);
            for part in &form.tail {
                self.values(part.values.as_deref());
                match &part.element {
                    Element::Fixed(shape) => self.shape(shape),
                    Element::Tailed { name, .. } => self.named(name),
                    Element::Dispatch(name) => {
                        let dispatch = self.catalog.dispatches.iter().find(|dispatch| dispatch.name == *name);
                        self.modules.extend(dispatch.map(|dispatch| dispatch.module.clone()));
                    }
                }
            }
        }
    }

    fn fields(&mut self, fields: &[Field]) {
        for field in fields {
            self.values(field.values.as_deref());
            self.shape(&field.shape);
        }
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Struct { name, .. } => self.named(name),
            Shape::Union(fields) | Shape::Group(fields) => self.fields(fields),
            Shape::Bits { bits, .. } => bits.iter().for_each(|bit| self.values(bit.values.as_deref())),
            Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
                self.shape(element);
            }
            Shape::Scalar(_) | Shape::Padding => {}
        }
    }

    fn named(&mut self, name: &str) {
        let structure = self.catalog.structs.iter().find(|structure| structure.name == name);
        self.modules.extend(structure.map(|structure| structure.module.clone()));
    }

    fn values(&mut self, name: Option<&str>) {
        let Some(name) = name else { return };
        let set = self.catalog.sets.iter().find(|set| set.name == name).map(|set| &set.module);
        let mask = self.catalog.masks.iter().find(|mask| mask.enable_name == name).map(|mask| &mask.module);
        self.modules.extend(set.or(mask).cloned());
    }
}

/// Returns whether a structure occurs in a sequence: in a tail or a dispatch.
pub(super) fn is_item(catalog: &Catalog, structure: &Struct) -> bool {
    let is = |name: &str| name == structure.name || structure.aliases.iter().any(|alias| alias.name == name);
    let in_dispatch = catalog.dispatches.iter().flat_map(|dispatch| &dispatch.cases);
    let in_dispatch = in_dispatch.filter_map(|case| case.structure.as_deref()).any(is);
    let tails = catalog.structs.iter().flat_map(|other| &other.forms).flat_map(|form| &form.tail);
    in_dispatch || tails.into_iter().any(|part| matches!(&part.element, Element::Tailed { name, .. } if is(name)))
}
