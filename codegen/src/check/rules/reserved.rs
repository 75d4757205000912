//! Names and numbers that must not be used again: those that are reserved, and former names.

use std::collections::{HashMap, HashSet};

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::resolve::both;
use crate::span::{At, FileId};
use crate::spec::{GroupMaskFile, HooksFile, RequestsFile, ReservedRow, StructFile, TopicsFile, ValuesFile};

pub(super) static RULE: Rule = rule!(
    "reserved",
    Check(run),
    "A reserved name or number is not used, and neither is the former name of another row.",
    "Programs and traces outlive a row. A name or a number that meant something else once would be taken for that. \
     `reserved` of a set lists names and numbers, `reserved` of a structure lists names of fields. A name in \
     `renamed-from` stays an alias of its row, so no other row of the same table has it.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    spec.structs.iter().for_each(|file| structure(&file.data, &mut reporter(file.file, out)));
    for file in &spec.values {
        set(&file.data, &mut reporter(file.file, out));
        numbers(file, out);
    }
    spec.masks.iter().for_each(|file| bits(&file.data, &mut reporter(file.file, out)));
    spec.hooks.iter().for_each(|file| events(&file.data, &mut reporter(file.file, out)));
    spec.requests.iter().for_each(|file| classes(&file.data, &mut reporter(file.file, out)));
    spec.topics.iter().for_each(|file| topics(&file.data, &mut reporter(file.file, out)));
    let structs = spec.structs.iter().map(|file| (file.file, &*file.data.name, &*file.data.renamed_from));
    let sets = spec.values.iter().map(|file| (file.file, &*file.data.name, &*file.data.renamed_from));
    let groups = spec.hooks.iter().map(|file| (file.file, &*file.data.name, &*file.data.renamed_from));
    let dispatches = spec.dispatch.iter().map(|file| (file.file, &*file.data.name, &*file.data.renamed_from));
    let requests = spec.requests.iter().map(|file| (file.file, &*file.data.name, &*file.data.renamed_from));
    let masks = spec.masks.iter().flat_map(|file| {
        let data = &file.data;
        let flags = (file.file, &*data.enable_flags, &*data.enable_flags_renamed_from);
        let whole = (file.file, &*data.whole, &*data.whole_renamed_from);
        [(file.file, &*data.name, &*data.renamed_from), flags, whole]
    });
    let all: Vec<_> = structs.chain(sets).chain(groups).chain(dispatches).chain(requests).chain(masks).collect();
    let names: HashSet<&str> = all.iter().map(|(_, name, _)| name.as_str()).collect();
    let mut owners: HashMap<&str, &str> = HashMap::new();
    for (file, own, name) in
        all.iter().flat_map(|(file, own, former)| former.iter().map(move |name| (*file, own, name)))
    {
        let other = *owners.entry(name.as_str()).or_insert(own.as_str());
        let mut report = reporter(file, out);
        if names.contains(name.as_str()) {
            let text = format!("`{}` is the former name of `{}`, and the name of a table", name.get(), own.get());
            report(text, name, "in use");
        } else if other != own.as_str() {
            let text = format!("`{}` is the former name of both `{other}` and `{}`", name.get(), own.get());
            report(text, name, "stated again");
        }
    }
}

const HELP: &str = "choose another name or number, or remove the reservation if nothing can confuse the two";

/// Reports a problem at a name, with what to write at the place.
type Report<'r> = dyn FnMut(String, &At<String>, &'static str) + 'r;

/// Returns what adds problems of a file to the list.
fn reporter(file: FileId, out: &mut Vec<Diagnostic>) -> impl FnMut(String, &At<String>, &'static str) {
    move |problem, place, label| {
        out.push(RULE.at(place.place(file), problem, label).help(HELP));
    }
}

/// A name in use, and the former names of its row.
type Named<'s> = (&'s At<String>, &'s [At<String>]);

fn structure(data: &StructFile, report: &mut Report<'_>) {
    let mut names: Vec<Named<'_>> = Vec::new();
    for row in data.all_fields() {
        names.extend(row.name.as_ref().map(|name| (name, &row.renamed_from[..])));
        let bits = row.bits.iter().flat_map(|bits| bits.get());
        names.extend(bits.filter_map(|bit| Some((bit.name.as_ref()?, &bit.renamed_from[..]))));
    }
    names.extend(data.tail.iter().map(|row| (&*row.name, &row.renamed_from[..])));
    let reserved: Vec<&str> = data.reserved.iter().map(|name| name.as_str()).collect();
    compare(&names, &reserved, report);
}

fn set(data: &ValuesFile, report: &mut Report<'_>) {
    let names = data.value.iter().filter_map(|row| Some((row.name.as_ref()?, &row.renamed_from[..])));
    let names = names.chain(data.sentinel.iter().map(|row| (&*row.name, &row.renamed_from[..])));
    let reserved = data.reserved.iter().filter_map(|row| match row.get() {
        ReservedRow::Name(name) => Some(name.as_str()),
        ReservedRow::Number(_) => None,
    });
    compare(&names.collect::<Vec<_>>(), &reserved.collect::<Vec<_>>(), report);
}

/// Checks the bits of a mask and the documented flags.
fn bits(data: &GroupMaskFile, report: &mut Report<'_>) {
    let bits = data.group.iter().flat_map(|group| &group.bits);
    let bits = bits.filter_map(|row| Some((row.name.as_ref()?, &row.renamed_from[..])));
    let flags = data.enable_flag.iter().map(|row| (&*row.name, &row.renamed_from[..]));
    compare(&bits.chain(flags).collect::<Vec<_>>(), &[], report);
}

fn classes(data: &RequestsFile, report: &mut Report<'_>) {
    let names = data.class.iter().map(|row| (&*row.name, &row.renamed_from[..]));
    let sentinel = (&*data.sentinel.name, &data.sentinel.renamed_from[..]);
    compare(&names.chain([sentinel]).collect::<Vec<_>>(), &[], report);
    let limits = data.limit.iter().map(|row| (&*row.name, &row.renamed_from[..]));
    compare(&limits.collect::<Vec<_>>(), &[], report);
}

/// Families and topics, which are modules of the crate.
fn topics(data: &TopicsFile, report: &mut Report<'_>) {
    let families = data.family.iter().map(|row| (&*row.name, &row.renamed_from[..]));
    let topics = data.topic.iter().map(|row| (&*row.name, &row.renamed_from[..]));
    compare(&families.chain(topics).collect::<Vec<_>>(), &[], report);
}

fn events(data: &HooksFile, report: &mut Report<'_>) {
    let names = data.event.iter().filter_map(|row| Some((row.name.as_ref()?, &row.renamed_from[..])));
    compare(&names.collect::<Vec<_>>(), &[], report);
}

fn compare(names: &[Named<'_>], reserved: &[&str], report: &mut Report<'_>) {
    let used: HashSet<&str> = names.iter().map(|(name, _)| name.as_str()).collect();
    let mut owners: HashMap<&str, &str> = HashMap::new();
    for (name, former) in names {
        if reserved.contains(&name.as_str()) {
            report(format!("`{}` is reserved", name.get()), name, "used here");
        }
        for old in former.iter() {
            // Rows with one name have different releases, and may have the same former names.
            let owner = *owners.entry(old.as_str()).or_insert(name.as_str());
            if owner != name.as_str() {
                let text = format!("`{}` is the former name of both `{owner}` and `{}`", old.get(), name.get());
                report(text, old, "stated again");
            } else if used.contains(old.as_str()) {
                let text = format!("`{}` is the former name of `{}`, and a name in use", old.get(), name.get());
                report(text, old, "in use");
            }
        }
    }
}

fn numbers(file: &crate::load::Loaded<ValuesFile>, out: &mut Vec<Diagnostic>) {
    let reserved: Vec<u64> = file
        .data
        .reserved
        .iter()
        .filter_map(|row| match row.get() {
            ReservedRow::Number(number) => Some(*number),
            ReservedRow::Name(_) => None,
        })
        .collect();
    for value in file.data.value.iter().filter_map(|row| row.value.as_ref()) {
        let (ptr32, ptr64) = both(value);
        if let Some(number) = [ptr32, ptr64].into_iter().find(|number| reserved.contains(number)) {
            let text = format!("the number 0x{number:02X} is reserved");
            out.push(RULE.at(value.place(file.file), text, "used here").help(HELP));
        }
    }
}
