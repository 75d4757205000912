//! Tables of providers: names that are defined, fields that can be read, and events that differ.

mod fields;

use std::collections::HashSet;

use super::once::Rows;
use super::topics::modules;

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::did_you_mean;
use crate::load::Loaded;
use crate::lower::rust_module;
use crate::span::{At, FileId};
use crate::spec::{EventFieldRow, OpcodeRow, ProviderEventRow, ProviderFile};

pub(super) static NAME: Rule = rule!(
    "provider-name",
    Check(names),
    "Names in the events of a provider are defined in its table.",
    "An event names a task, an opcode, a level, a channel, keywords and a template, and a field names a map. Each of \
     them is a row of the same file. An opcode with a `task` belongs to events of that task.",
);

pub(super) static UNIQUE: Rule = rule!(
    "provider-unique",
    Check(unique),
    "A provider, an event, a keyword, a task, an opcode, a map and a template have one row each.",
    "Providers differ by name, and events by ID and version. Keywords, levels, channels, tasks, opcodes of \
     one task, maps and templates differ by name, and the first five by number, except for keywords with \
     `collides`. Two values of a map differ. Names of \
     two providers of a topic differ as modules of the crate.",
);

pub(super) static NUMBER: Rule = rule!(
    "provider-number",
    Check(numbers),
    "Levels and channels of a provider are at most 255, and a keyword has a bit.",
    "The descriptor of an event has one byte for its level and one for its channel. Keywords are tested by their bits.",
);

pub(super) static UNUSED: Rule = rule!(
    "unused",
    Check(unused),
    "Maps and templates of a provider, topics and sources are used.",
    "A row that no other one names is forgotten, or its name is misspelled elsewhere. A source from which the pack of \
     Windows' events takes facts has `pack = true`.",
);

pub(super) use fields::RULE as FIELD;

fn names(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.providers {
        let data = &file.data;
        let tasks: Vec<&str> = data.tasks.iter().map(|row| row.name.as_str()).collect();
        let levels: Vec<&str> = data.levels.iter().map(|row| row.name.as_str()).collect();
        let channels: Vec<&str> = data.channels.iter().map(|row| row.name.as_str()).collect();
        let keywords: Vec<&str> = data.keywords.iter().map(|row| row.name.as_str()).collect();
        let templates: Vec<&str> = data.template.iter().map(|row| row.name.as_str()).collect();
        let mut names = Names { file: file.file, out };
        data.opcodes.iter().for_each(|row| names.known("task", row.task.as_ref(), &tasks));
        for event in &data.event {
            names.known("task", event.task.as_ref(), &tasks);
            names.known("level", event.level.as_ref(), &levels);
            names.known("channel", event.channel.as_ref(), &channels);
            names.known("template", event.template.as_ref(), &templates);
            event.keywords.iter().for_each(|name| names.known("keyword", Some(name), &keywords));
            names.known("opcode", event.opcode.as_ref(), &opcodes(data, event));
        }
    }
}

/// Names of the opcodes that an event may have.
fn opcodes<'s>(data: &'s ProviderFile, event: &ProviderEventRow) -> Vec<&'s str> {
    let own = |task: Option<&At<String>>| {
        let known = |task: &&At<String>| data.tasks.iter().any(|row| row.name.as_str() == task.as_str());
        let task = task.filter(known);
        task.is_none() || task.map(|task| task.as_str()) == event.task.as_ref().map(|task| task.as_str())
    };
    data.opcodes.iter().filter(|row| own(row.task.as_ref())).map(|row| row.name.as_str()).collect()
}

struct Names<'o> {
    file: FileId,
    out: &'o mut Vec<Diagnostic>,
}

impl Names<'_> {
    fn known(&mut self, what: &str, name: Option<&At<String>>, known: &[&str]) {
        let Some(name) = name.filter(|name| !known.contains(&name.as_str())) else { return };
        let message = format!("unknown {what} `{}`", name.escape_debug());
        let mut problem = NAME.at(name.place(self.file), message, "defined nowhere in this file");
        let help = did_you_mean::help(name, known.iter().copied());
        problem.help = help.or_else(|| Some(format!("add a row with this name to the {what}s of the provider")));
        self.out.push(problem);
    }
}

fn unique(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let providers = &ctx.layout.spec.providers;
    let mut names = Rows::new(&UNIQUE, "providers of a topic have the module", out);
    for file in providers {
        let rust = rust_module(&file.data);
        names.add((file.data.module.to_string(), rust.clone()), &rust, file.data.name.place(file.file));
    }
    for file in providers {
        within(file, out);
    }
}

fn within(file: &Loaded<ProviderFile>, out: &mut Vec<Diagnostic>) {
    let data = &file.data;
    let place = |name: &At<String>| name.place(file.file);
    let numbers = [("levels", &*data.levels), ("channels", &*data.channels), ("tasks", &*data.tasks)];
    for (what, list) in numbers {
        names_differ(&format!("{what} have the name"), list.iter().map(|row| &*row.name), file, out);
        let what = format!("{what} have the number");
        let mut rows = Rows::new(&UNIQUE, &what, out);
        for value in list.iter().filter_map(|row| row.value.as_ref()) {
            rows.add(**value, &value.to_string(), value.place(file.file));
        }
    }
    names_differ("keywords have the name", data.keywords.iter().map(|row| &*row.name), file, out);
    names_differ("maps have the name", data.map.iter().map(|row| &*row.name), file, out);
    names_differ("templates have the name", data.template.iter().map(|row| &*row.name), file, out);
    let mut rows = Rows::new(&UNIQUE, "keywords have the bits", out);
    for mask in data.keywords.iter().filter(|row| !row.collides).filter_map(|row| row.mask.as_ref()) {
        rows.add(**mask, &format!("{:#X}", **mask), mask.place(file.file));
    }
    let task = |row: &'_ OpcodeRow| row.task.as_ref().map(|task| task.to_string());
    let mut rows = Rows::new(&UNIQUE, "opcodes of a task have the name", out);
    data.opcodes.iter().for_each(|row| rows.add((task(row), row.name.as_str()), &row.name, place(&row.name)));
    let mut rows = Rows::new(&UNIQUE, "opcodes of a task have the number", out);
    for (row, value) in data.opcodes.iter().filter_map(|row| Some((row, row.value.as_ref()?))) {
        rows.add((task(row), **value), &value.to_string(), value.place(file.file));
    }
    for row in &data.map {
        let mut rows = Rows::new(&UNIQUE, "entries of a map have the value", out);
        for entry in row.values.iter().chain(&row.bits) {
            rows.add(*entry.value, &format!("0x{:X}", *entry.value), entry.value.place(file.file));
        }
    }
    let mut rows = Rows::new(&UNIQUE, "events have the ID and version", out);
    for row in &data.event {
        let version = row.version.as_ref().map_or(0, |version| **version);
        rows.add((*row.id, version), &format!("{}, version {version}", *row.id), row.id.place(file.file));
    }
}

/// Reports rows of a provider that share a name.
fn names_differ<'s>(
    what: &str,
    names: impl Iterator<Item = &'s At<String>>,
    file: &Loaded<ProviderFile>,
    out: &mut Vec<Diagnostic>,
) {
    let mut rows = Rows::new(&UNIQUE, what, out);
    names.for_each(|name| rows.add(name.as_str(), name, name.place(file.file)));
}

fn numbers(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.providers {
        let rows = file.data.levels.iter().chain(&file.data.channels);
        for value in rows.filter_map(|row| row.value.as_ref()).filter(|value| ***value > 0xFF) {
            let message = format!("the number {} does not fit the byte of a descriptor", **value);
            out.push(NUMBER.at(value.place(file.file), message, "more than 255").help("correct the number"));
        }
        for mask in file.data.keywords.iter().filter_map(|row| row.mask.as_ref()).filter(|mask| ***mask == 0) {
            let problem = NUMBER.at(mask.place(file.file), "a keyword has no bit", "zero");
            out.push(problem.help("write its bits, or remove the key if they are unknown"));
        }
    }
}

fn unused(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    fn maps<'s>(fields: &'s [At<EventFieldRow>], known: &mut HashSet<&'s str>) {
        for field in fields {
            known.extend(field.map.as_ref().map(|map| map.as_str()));
            field.structure.iter().for_each(|members| maps(members, known));
        }
    }
    let spec = ctx.layout.spec;
    let mut report = |what: &str, name: &At<String>, file: FileId, known: &HashSet<&str>| {
        if !known.contains(name.as_str()) {
            let problem = UNUSED.at(name.place(file), format!("nothing names the {what} `{}`", **name), "not used");
            out.push(problem.help("remove the row, or correct the name where it is meant"));
        }
    };
    for file in &spec.providers {
        let (data, mut known) = (&file.data, HashSet::new());
        data.template.iter().for_each(|row| maps(&row.fields, &mut known));
        data.event.iter().flat_map(|row| &row.fields).for_each(|fields| maps(fields, &mut known));
        data.map.iter().for_each(|row| report("map", &row.name, file.file, &known));
        let known = data.event.iter().filter_map(|row| row.template.as_ref()).map(|name| name.as_str()).collect();
        data.template.iter().for_each(|row| report("template", &row.name, file.file, &known));
    }
    if let Some(topics) = &spec.topics {
        let known = modules(spec).map(|(_, module)| module.as_str()).collect();
        topics.data.topic.iter().for_each(|row| report("topic", &row.name, topics.file, &known));
    }
    let lists = ctx.mentions.source_lists.iter().flat_map(|(_, list)| list.iter());
    let disputes = ctx.mentions.disputes.iter().flat_map(|disputed| disputed.rows).map(|row| &*row.source);
    let known = lists.chain(disputes).map(|id| id.as_str()).collect();
    let rows = spec.sources.data.source.iter().filter(|row| !row.pack);
    rows.for_each(|row| report("source", &row.id, spec.sources.file, &known));
}
