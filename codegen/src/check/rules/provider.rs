//! Tables of providers: names that are defined, fields that can be read, and events that differ.

mod fields;

use std::collections::HashMap;
use std::hash::Hash;

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::did_you_mean;
use crate::load::Loaded;
use crate::lower::rust_module;
use crate::span::{At, FileId, Place};
use crate::spec::{ProviderEventRow, ProviderFile};

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
    "Providers differ by name and by GUID, and events by ID and version. Keywords, levels, channels, tasks, opcodes of \
     one task, maps and templates differ by name. Two values of a map differ. Names of two providers of a topic differ \
     as modules of the crate.",
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
    let mut guids = Rows::new("providers have the GUID", out);
    for file in providers {
        guids.add(file.data.guid.to_ascii_uppercase(), &file.data.guid, file.data.guid.place(file.file));
    }
    let mut names = Rows::new("providers of a topic have the module", out);
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
    let mut rows = Rows::new("keywords have the name", out);
    data.keywords.iter().for_each(|row| rows.add(row.name.as_str(), &row.name, place(&row.name)));
    for (what, list) in [
        ("levels have the name", &*data.levels),
        ("channels have the name", &*data.channels),
        ("tasks have the name", &*data.tasks),
    ] {
        let mut rows = Rows::new(what, out);
        list.iter().for_each(|row| rows.add(row.name.as_str(), &row.name, place(&row.name)));
    }
    let mut rows = Rows::new("opcodes of a task have the name", out);
    for row in &data.opcodes {
        let task = row.task.as_ref().map(|task| task.as_str());
        rows.add((task, row.name.as_str()), &row.name, place(&row.name));
    }
    let mut rows = Rows::new("maps have the name", out);
    data.map.iter().for_each(|row| rows.add(row.name.as_str(), &row.name, place(&row.name)));
    let mut rows = Rows::new("templates have the name", out);
    data.template.iter().for_each(|row| rows.add(row.name.as_str(), &row.name, place(&row.name)));
    for row in &data.map {
        let mut rows = Rows::new("entries of a map have the value", out);
        for entry in row.values.iter().chain(&row.bits) {
            rows.add(*entry.value, &format!("0x{:X}", *entry.value), entry.value.place(file.file));
        }
    }
    let mut rows = Rows::new("events have the ID and version", out);
    for row in &data.event {
        let version = row.version.as_ref().map_or(0, |version| **version);
        rows.add((*row.id, version), &format!("{}, version {version}", *row.id), row.id.place(file.file));
    }
}

/// Rows that differ by a key.
struct Rows<'o, K> {
    what: &'static str,
    first: HashMap<K, Place>,
    out: &'o mut Vec<Diagnostic>,
}

impl<'o, K: Eq + Hash> Rows<'o, K> {
    fn new(what: &'static str, out: &'o mut Vec<Diagnostic>) -> Rows<'o, K> {
        Rows { what, first: HashMap::new(), out }
    }

    fn add(&mut self, key: K, shown: &str, place: Place) {
        match self.first.get(&key) {
            Some(first) => {
                let message = format!("two {} `{}`", self.what, shown.escape_debug());
                let problem = UNIQUE.at(place, message, "used again");
                self.out.push(problem.other(first.clone(), "used first").help("remove one of the rows, or correct it"));
            }
            None => {
                self.first.insert(key, place);
            }
        }
    }
}
