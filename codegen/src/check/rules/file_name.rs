//! A file has the name of its subject.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::span::{At, FileId};

pub(super) static RULE: Rule = rule!(
    "file-name",
    Check(run),
    "A file of `structs`, `enums` or `dispatch` has the name of what it describes.",
    "A structure is found by its name, and the file listing is the list of structures. The name is that of the table, \
     letter for letter, with `.toml`.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    let structs = spec.structs.iter().map(|file| (file.file, &*file.data.name));
    let values = spec.values.iter().map(|file| (file.file, &*file.data.name));
    let dispatch = spec.dispatch.iter().map(|file| (file.file, &*file.data.name));
    let providers = spec.providers.iter().map(|file| (file.file, &*file.data.name));
    for (file, name) in structs.chain(values).chain(dispatch).chain(providers) {
        check(ctx, file, name, out);
    }
}

fn check(ctx: &Context<'_>, file: FileId, name: &At<String>, out: &mut Vec<Diagnostic>) {
    let Some((folder, own)) = ctx.layout.spec.files.get(file).and_then(|source| source.path.split_once('/')) else {
        return;
    };
    let expected = format!("{}.toml", **name);
    if own != expected {
        let message = format!("`{}` is in the file `{own}`", **name);
        let problem = RULE.at(name.place(file), message, "not the name of the file");
        out.push(problem.help(format!("rename the file to `{folder}/{expected}`, or correct the name")));
    }
}
