//! A GUID identifies one group or class of events, and events have names of a certain form.

use super::once::Rows;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::span::{At, FileId};
use crate::spec::{HooksFile, RowsOf};

pub(super) static CLASS: Rule = rule!(
    "event-class",
    Check(class),
    "A GUID belongs to one group or class of events, or one provider. A set with `rows = \"class-events\"` names the GUID of a class.",
    "Events with a class GUID are looked up by GUID and type, so a GUID belongs to one table.",
);

pub(super) static NAME: Rule = rule!(
    "event-name",
    Check(names),
    "A community name has the form `Process/Start`, a name in MOF has a class in MOF, and no two tables share a name.",
    "The parts of a community name are letters, digits, `_` and `-`, with a `/` between task and opcode. A name in MOF \
     is that of the type; `mof` of the file is that of the class. Several events may share a name, because tools do \
     not distinguish them. The name of a table is unique, of lowercase letters, digits and `_`.",
);

fn class(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    let mut known = Rows::new(&CLASS, "tables have the GUID", out);
    let guids = spec.hooks.iter().filter_map(|file| Some((file.file, file.data.guid.as_ref()?)));
    for (file, guid) in guids.chain(spec.providers.iter().map(|file| (file.file, &*file.data.guid))) {
        known.add(guid.to_ascii_uppercase(), guid, guid.place(file));
    }
    let is_class = |guid: &str| {
        let mut classes = spec.hooks.iter().filter(|file| file.data.class.is_some());
        classes.any(|file| file.data.guid.as_ref().is_some_and(|own| own.eq_ignore_ascii_case(guid)))
    };
    for file in &spec.values {
        let Some(rows) = file.data.rows.as_ref().filter(|rows| ***rows == RowsOf::ClassEvents) else { continue };
        if !file.data.class_guid.as_ref().is_some_and(|guid| is_class(guid)) {
            let place =
                file.data.class_guid.as_ref().map_or_else(|| rows.place(file.file), |guid| guid.place(file.file));
            let message = "no class has the GUID of these event types";
            let problem = CLASS.at(place, message, "of no class");
            out.push(problem.help("write the GUID of a table in classes/ as `class-guid`"));
        }
    }
}

fn names(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let tables = || {
        let rows =
            ctx.layout.spec.hooks.iter().flat_map(|file| file.data.event.iter().map(move |row| (file.file, row)));
        rows.filter_map(|(file, row)| Some((file, row.table.as_ref()?)))
    };
    let mut known = Rows::new(&NAME, "events have the table", out);
    tables().for_each(|(file, name)| known.add(name.as_str(), name, name.place(file)));
    let is_snake = |byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'_');
    for (file, name) in tables().filter(|(_, name)| name.is_empty() || !name.bytes().all(is_snake)) {
        let message = format!("`{}` is no name of a table", name.escape_debug());
        let problem = NAME.at(name.place(file), message, "not a-z, 0-9 and `_`");
        out.push(problem.help("write a name such as `context_switch`"));
    }
    ctx.layout.spec.hooks.iter().for_each(|file| of_file(file.file, &file.data, out));
}

fn of_file(file: FileId, data: &HooksFile, out: &mut Vec<Diagnostic>) {
    for row in &data.event {
        for name in &row.mof {
            if data.mof.is_none() {
                let message = format!("`{}` is a name in MOF, but the file names no class", **name);
                let problem = NAME.at(name.place(file), message, "no class in MOF");
                out.push(problem.help("add `mof` with the name of the class at the start of the file"));
            }
        }
        for name in row.mof.iter().filter(|name| !is_word(name)) {
            out.push(misspelled(name, file, "write the name of the type alone, such as `Start`"));
        }
        let parts = |name: &str| name.split('/').all(is_word) && name.split('/').count() <= 2;
        for name in row.community.iter().filter(|name| !parts(name)) {
            out.push(misspelled(name, file, "write a name such as `Process/Start`"));
        }
    }
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte))
}

fn misspelled(name: &At<String>, file: FileId, help: &str) -> Diagnostic {
    let message = format!("`{}` is no name of an event", name.escape_debug());
    NAME.at(name.place(file), message, "not letters, digits, `_` and `-`").help(help)
}
