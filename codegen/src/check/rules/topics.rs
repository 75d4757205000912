//! Topics are in their list, and items that are always compiled depend on no optional item.

use std::collections::HashMap;

use super::bad_name::spelling::is_module;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::load::Spec;
use crate::resolve::Type;
use crate::span::{At, FileId};
use crate::spec::{TopicsFile, ValueKind};

pub(super) static UNKNOWN_TOPIC: Rule = rule!(
    "unknown-topic",
    Check(unknown_topic),
    "Every `module` is a topic from topics.toml, and every family of a topic exists.",
    "A topic is a module of the crate and a part of the docs. In a spec without topics.toml, every module is a topic \
     of its own.",
);

pub(super) static OUT_OF_FAMILY: Rule = rule!(
    "out-of-family",
    Check(out_of_family),
    "An item outside of all families refers to no item of a family, and a family to no item of another family.",
    "A family of topics is an optional feature of the crate. Without the feature, an item that refers to its types \
     would not compile. Move the type to a topic without a family.",
);

/// Returns the topics of all tables.
pub(super) fn modules(spec: &Spec) -> impl Iterator<Item = (FileId, &At<String>)> {
    let structs = spec.structs.iter().map(|file| (file.file, &*file.data.module));
    let values = spec.values.iter().map(|file| (file.file, &*file.data.module));
    let masks = spec.masks.iter().map(|file| (file.file, &*file.data.module));
    let requests = spec.requests.iter().map(|file| (file.file, &*file.data.module));
    let dispatch = spec.dispatch.iter().map(|file| (file.file, &*file.data.module));
    let providers = spec.providers.iter().map(|file| (file.file, &*file.data.module));
    structs.chain(values).chain(masks).chain(requests).chain(dispatch).chain(providers)
}

fn unknown_topic(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(topics) = &ctx.layout.spec.topics else { return };
    let known: Vec<&str> = topics.data.topic.iter().map(|row| row.name.as_str()).collect();
    // A name that is no module is reported as that.
    for (file, module) in modules(ctx.layout.spec).filter(|(_, module)| is_module(module)) {
        if !known.contains(&module.as_str()) {
            out.push(unknown("topic", module, file, &known));
        }
    }
    let known: Vec<&str> = topics.data.family.iter().map(|row| row.name.as_str()).collect();
    for family in topics.data.topic.iter().filter_map(|row| row.family.as_ref()) {
        if !known.contains(&family.as_str()) {
            out.push(unknown("family", family, topics.file, &known));
        }
    }
}

fn unknown(what: &str, name: &At<String>, file: FileId, known: &[&str]) -> Diagnostic {
    let message = format!("unknown {what} `{}`", **name);
    let mut problem = UNKNOWN_TOPIC.at(name.place(file), message, format!("unknown {what}"));
    problem.suggest(name, known.iter().copied());
    problem.help = problem.help.or_else(|| Some(format!("add the {what} to topics.toml")));
    problem
}

fn out_of_family(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    let Some(topics) = &spec.topics else { return };
    let families = families(&topics.data);
    let from = |module: &At<String>, file| Walk { ctx, families: &families, family: of(&families, module), file };
    for file in &spec.structs {
        let walk = from(&file.data.module, file.file);
        for row in file.data.all_fields() {
            let bits = row.bits.iter().flat_map(|bits| bits.get()).filter_map(|bit| bit.values.as_ref());
            let names = row.ty.iter().chain(&row.unit).chain(&row.values).chain(bits);
            names.for_each(|name| walk.named(name, out));
        }
        for row in &file.data.tail {
            walk.named(&row.ty, out);
            row.values.iter().for_each(|name| walk.named(name, out));
        }
        file.data.inserted.iter().for_each(|row| walk.named(&row.structure, out));
        file.data.prefix_of.iter().for_each(|prefix| walk.named(&prefix.structure, out));
    }
    for file in &spec.values {
        let walk = from(&file.data.module, file.file);
        file.data.value.iter().filter_map(|row| row.holds.as_ref()).for_each(|name| walk.named(name, out));
    }
    for file in &spec.masks {
        from(&file.data.module, file.file).named(&file.data.structure, out);
    }
    for file in &spec.dispatch {
        let walk = from(&file.data.module, file.file);
        file.data.case.iter().filter_map(|row| row.structure.as_ref()).for_each(|name| walk.named(name, out));
    }
}

/// The families of topics, for the topics that are of one.
type Families<'s> = HashMap<&'s str, &'s str>;

fn families(topics: &TopicsFile) -> Families<'_> {
    let of = topics.topic.iter().filter_map(|row| Some((row.name.as_str(), row.family.as_ref()?.as_str())));
    of.collect()
}

fn of<'s>(families: &Families<'s>, module: &str) -> Option<&'s str> {
    families.get(module).copied()
}

/// Checks the names in one file.
struct Walk<'c, 's> {
    ctx: &'c Context<'s>,
    families: &'c Families<'s>,
    family: Option<&'s str>,
    file: FileId,
}

impl Walk<'_, '_> {
    /// Checks the name of a type. A pointer, which names no type of the tables, is no type of this name.
    fn named(&self, name: &At<String>, out: &mut Vec<Diagnostic>) {
        let (module, at) = match self.ctx.layout.names.ty(name) {
            Some(Type::Struct(target)) => (&target.data.module, target.data.name.place(target.file)),
            // Constants are numbers, and no type is made of them.
            Some(Type::Values(set)) if *set.data.kind != ValueKind::Constants => {
                (&set.data.module, set.data.name.place(set.file))
            }
            Some(Type::Requests(set)) => (&set.data.module, set.data.name.place(set.file)),
            Some(Type::Dispatch(target)) => (&target.data.module, target.data.name.place(target.file)),
            None => {
                let mut masks = self.ctx.layout.spec.masks.iter();
                match masks.find(|file| file.data.enable_flags.as_str() == name.as_str()) {
                    Some(file) => (&file.data.module, file.data.enable_flags.place(file.file)),
                    None => return,
                }
            }
            _ => return,
        };
        let Some(family) = of(self.families, module).filter(|family| Some(*family) != self.family) else { return };
        let message = match self.family {
            None => format!("{} is in the optional family `{family}`, but this item is always present", **name),
            Some(own) => format!("{} is in the family `{family}`, but this item is in `{own}`", **name),
        };
        let problem = OUT_OF_FAMILY.at(name.place(self.file), message, "optional");
        out.push(problem.other(at, "in another family").help("move it to a topic without a family"));
    }
}
