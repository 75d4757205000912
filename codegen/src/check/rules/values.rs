//! A set has values, and each of its prefixes begins a name.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::span::{At, FileId};

pub(super) static NO_VALUES: Rule = rule!(
    "no-values",
    Check(no_values),
    "An enumeration, a set of flags and a set of constants have values.",
    "A set without `[[value]]` generates an empty type. Values that other tables define are selected by `rows`.",
);

pub(super) static UNUSED_PREFIX: Rule = rule!(
    "unused-prefix",
    Check(unused_prefix),
    "A prefix of names begins at least one name of its set.",
    "`prefix`, `other-prefixes` and `enable-prefix` are removed from the names of constants in Rust. A misspelled \
     prefix leaves all names as they are.",
);

fn no_values(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.values {
        let data = &file.data;
        if data.value.is_empty() && data.rows.is_none() {
            let message = format!("{} has no values", *data.name);
            let problem = NO_VALUES.at(data.name.place(file.file), message, "no `[[value]]`");
            out.push(problem.help("add `[[value]]` with `value` and `name`, or remove the table"));
        }
    }
}

fn unused_prefix(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    let text = |name: &'_ At<String>| name.to_string();
    for file in &spec.values {
        let data = &file.data;
        let prefixes = data.prefix.iter().chain(&data.other_prefixes);
        let rows = data.value.iter();
        let rows = rows.flat_map(|row| row.name.iter().chain(&row.aliases).chain(&row.renamed_from));
        let sentinel = data.sentinel.iter().map(|row| &*row.name);
        let names: Vec<String> = rows.chain(sentinel).map(text).collect();
        prefixes.for_each(|prefix| unused(file.file, prefix, &names, out));
    }
    for file in &spec.masks {
        let bits = file.data.group.iter().flat_map(|group| &group.bits);
        let bits: Vec<String> = bits.flat_map(|row| row.name.iter().chain(&row.aliases)).map(text).collect();
        unused(file.file, &file.data.prefix, &bits, out);
        let prefix = &file.data.enable_prefix;
        let flags: Vec<String> = file.data.enable_flag.iter().map(|row| text(&row.name)).collect();
        unused(file.file, prefix, &flags, out);
        let is_used = flags.iter().any(|name| name.starts_with(prefix.as_str()));
        let lacks = file.data.enable_flag.iter().find(|row| is_used && !row.name.starts_with(prefix.as_str()));
        if let Some(row) = lacks {
            let message = format!("`{}` does not begin with `{}`", *row.name, **prefix);
            let problem = UNUSED_PREFIX.at(row.name.place(file.file), message, "without the prefix");
            out.push(problem.help("correct the name: all documented flags begin with `enable-prefix`"));
        }
    }
}

fn unused(file: FileId, prefix: &At<String>, names: &[String], out: &mut Vec<Diagnostic>) {
    // A set whose names are in other tables has none here, and another rule reports invalid names.
    let word = prefix.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if !word || names.is_empty() || names.iter().any(|name| name.starts_with(prefix.as_str())) {
        return;
    }
    let message = format!("no name of the set begins with `{}`", **prefix);
    let problem = UNUSED_PREFIX.at(prefix.place(file), message, "unused");
    out.push(problem.help("write what the names begin with, or remove the key if they have nothing in common"));
}
