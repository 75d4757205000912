//! Lists of `references.toml` fit the events and the columns that they name.

use std::collections::BTreeSet;

use super::once::Rows;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::lower::event_fields;
use crate::resolve::fields_of_named;
use crate::span::{At, FileId};
use crate::spec::{ListEventRow, ListRow};
use etwspec_catalog::things::{ListDoes, ListHolds, ListTake};

pub(super) static RULE: Rule = rule!(
    "list",
    Check(run),
    "A list names its own columns, events that the tables describe, and fields of them.",
    "A `list` of `references.toml` states which events begin, end, describe or add to its rows, and the fields that contain \
     the values of its columns. Events have a name in tools of the community, or they are those of a provider. Each field is in \
     a payload structure or a version of each event. A list has a key, which each event about one row contains, unless the row is found \
     `by` other columns. Columns that follow from another one name it with `of`.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(file) = &ctx.layout.spec.references else { return };
    let mut rows = Rows::new(&RULE, "lists have the name", out);
    file.data.list.iter().for_each(|row| rows.add(row.name.as_str(), &row.name, row.name.place(file.file)));
    for row in &file.data.list {
        let mut list = List { row, columns: BTreeSet::new(), file: file.file, out };
        list.columns();
        row.event.iter().for_each(|event| list.event(ctx, event));
    }
}

struct List<'l> {
    row: &'l ListRow,
    columns: BTreeSet<&'l str>,
    file: FileId,
    out: &'l mut Vec<Diagnostic>,
}

impl<'l> List<'l> {
    /// Reports a name that is none of some.
    fn unknown(&mut self, name: &At<String>, message: String, known: &[&str]) {
        let mut problem = RULE.at(name.place(self.file), message, "unknown name");
        problem.suggest(name, known.iter().copied());
        self.out.push(problem);
    }

    fn column(&mut self, name: &At<String>) {
        if !self.columns.contains(name.as_str()) {
            let message = format!("the list `{}` has no column `{}`", **self.row.name, **name);
            let known: Vec<&str> = self.columns.iter().copied().collect();
            self.unknown(name, message, &known);
        }
    }

    fn columns(&mut self) {
        let row = self.row;
        let mut rows = Rows::new(&RULE, "columns have the name", self.out);
        row.column.iter().for_each(|row| rows.add(row.name.as_str(), &row.name, row.name.place(self.file)));
        self.columns = row.column.iter().map(|column| column.name.as_str()).collect();
        let named = row.process.iter().chain(&row.order).chain(&row.most).chain(&row.text);
        named.for_each(|name| self.column(name));
        if !matches!(row.process.len(), 0 | 2) {
            let place = row.name.place(self.file);
            let problem = RULE.at(place, "`process` does not have two columns", "this list");
            self.out.push(problem.help("name the columns with the ID and the name of the process"));
        }
        if !row.column.iter().any(|column| column.holds == ListHolds::Key) {
            let problem = RULE.at(row.name.place(self.file), format!("the list `{}` has no key", **row.name), "");
            self.out.push(problem.help("add `holds = \"key\"` to the columns that identify a row"));
        }
        for column in &row.column {
            let follows = matches!(column.holds, ListHolds::DosPath | ListHolds::StatusName | ListHolds::ParentName);
            column.of.iter().for_each(|of| self.column(of));
            if follows != column.of.is_some() {
                let place = column.name.place(self.file);
                let problem = RULE.at(place, format!("`of` does not fit the contents of `{}`", **column.name), "");
                self.out.push(problem.help("name with `of` the column from which the values follow, and only then"));
            }
        }
    }

    fn event(&mut self, ctx: &Context<'_>, event: &ListEventRow) {
        let place = event.does.place(self.file);
        if event.kernel.is_empty() == event.provider.is_none() || event.provider.is_some() == event.events.is_empty() {
            let problem = RULE.at(place.clone(), "the row names no event, or events of both kinds", "this row");
            self.out.push(problem.help("write `kernel`, or `provider` and `events`"));
        }
        event.by.iter().for_each(|name| self.column(name));
        let fields = event.values.iter().filter(|value| value.take != ListTake::Constant);
        let fields: Vec<&At<String>> =
            fields.filter_map(|value| value.field.as_ref()).chain(event.when.as_ref()).collect();
        for value in &event.values {
            self.column(&value.column);
            let is_of_event =
                matches!(value.take, ListTake::Elapsed | ListTake::Process | ListTake::ProcessName | ListTake::Event);
            if is_of_event == value.field.is_some() {
                let place = value.column.place(self.file);
                let problem = RULE.at(place, "`field` does not fit what is taken", "this value");
                self.out.push(problem.help("name the field, unless the value is one of the event"));
            }
        }
        let stated: BTreeSet<&str> = event.values.iter().map(|value| value.column.as_str()).collect();
        let is_row = matches!(
            *event.does,
            ListDoes::Begins | ListDoes::Ends | ListDoes::Existed | ListDoes::Exists | ListDoes::Details
        );
        let mut keys = self.row.column.iter().filter(|column| column.holds == ListHolds::Key);
        let known = event.values.iter().all(|value| self.columns.contains(value.column.as_str()));
        if is_row && known && event.by.is_empty() && keys.any(|column| !stated.contains(column.name.as_str())) {
            let problem = RULE.at(place, "the row lacks a value of the key", "this row");
            self.out.push(problem.help("state a value for each column that is a part of the key"));
        }
        let spec = ctx.layout.spec;
        for name in &event.kernel {
            let Some(known) = fields_of_named(spec, &ctx.layout.names, name) else {
                let all =
                    spec.hooks.iter().flat_map(|file| file.data.event.iter().flat_map(|row| row.community.iter()));
                let message = format!("no event has the name `{}`", **name);
                self.unknown(name, message, &all.map(|name| name.as_str()).collect::<Vec<_>>());
                continue;
            };
            let known = known.iter().flat_map(|known| [Some(known.name), known.same_as]).flatten();
            self.fields(name, &fields, &known.collect());
        }
        let Some(name) = event.provider.as_ref() else { return };
        let Some(provider) = spec.providers.iter().find(|file| file.data.name.as_str() == name.as_str()) else {
            let message = format!("no table describes the provider `{}`", **name);
            let all: Vec<&str> = spec.providers.iter().map(|file| file.data.name.as_str()).collect();
            return self.unknown(name, message, &all);
        };
        for id in &event.events {
            let versions: Vec<_> = provider.data.event.iter().filter(|event| *event.id == **id).collect();
            if versions.is_empty() {
                let problem =
                    RULE.at(id.place(self.file), format!("{} has no event {}", **name, **id), "unknown event");
                self.out.push(problem.help("name an event of the table of the provider"));
                continue;
            }
            let names = versions.into_iter().flat_map(|event| event_fields(&provider.data, event));
            self.fields(&format!("{} {}", **name, **id), &fields, &names.map(|field| field.name.as_str()).collect());
        }
    }

    /// Checks that a payload of an event has some fields.
    fn fields(&mut self, event: &str, fields: &[&At<String>], known: &BTreeSet<&str>) {
        for field in fields.iter().filter(|field| !known.contains(field.as_str())) {
            let message = format!("no payload of {event} has `{}`", ***field);
            self.unknown(field, message, &known.iter().copied().collect::<Vec<_>>());
        }
    }
}
