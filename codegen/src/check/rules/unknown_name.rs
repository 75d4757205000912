//! Every name that a table refers to is defined.

use crate::check::mentions::What;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::resolve::{Constant, Type};
use crate::span::{At, FileId, Place};
use crate::spec::{FieldRow, RequestsFile};

pub(super) static RULE: Rule = rule!(
    "unknown-name",
    Check(run),
    "Every structure, set of values, constant, status, bit, hook, field and limit that a table refers to is defined.",
    "A reference to an undefined name would be a broken link in the docs and a compile error in the code.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (place, name, what) in &ctx.mentions.names {
        if !is_known(ctx, name, *what) {
            if !has_file(ctx, name) {
                out.push(unknown(place.clone(), what_text(*what), name, &known(ctx, *what)));
            }
        } else if matches!(what, What::Number | What::Status) {
            let constants = ctx.layout.names.constants(name);
            if constants.first().is_some_and(|constant| constant.number().is_none()) {
                let message = format!("{} `{name}` has no known number", what_text(*what));
                let problem = RULE.at(place.clone(), message, "its number is needed here");
                out.push(problem.help("add the `value` of the constant, or remove the reference"));
            }
        }
    }
    for file in &ctx.layout.spec.structs {
        let Some(prefix) = &file.data.prefix_of else { continue };
        if let Some(whole) = ctx.layout.names.structure(&prefix.structure) {
            field(&whole.data.field, file.file, &prefix.through, out);
        }
    }
    for file in &ctx.layout.spec.masks {
        if let Some(target) = ctx.layout.names.structure(&file.data.structure) {
            field(&target.data.field, file.file, &file.data.field, out);
            array(&target.data.field, file.file, &file.data.field, out);
        }
    }
    for file in &ctx.layout.spec.requests {
        requests(ctx, file.file, &file.data, out);
    }
}

/// Returns whether a file has the name. Then the name in the file is wrong, which is reported there.
fn has_file(ctx: &Context<'_>, name: &str) -> bool {
    let path = format!("/{name}.toml");
    ctx.layout.names.ty(name).is_none() && ctx.layout.spec.files.files.iter().any(|file| file.path.ends_with(&path))
}

fn is_known(ctx: &Context<'_>, name: &str, what: What) -> bool {
    let names = &ctx.layout.names;
    match what {
        What::Struct => names.structure(name).is_some(),
        What::Values => {
            matches!(names.ty(name), Some(Type::Values(_) | Type::Requests(_))) || is_enable_flags(ctx, name)
        }
        What::StructOrValues => is_known(ctx, name, What::Struct) || is_known(ctx, name, What::Values),
        What::Constant | What::Number | What::Status => !names.constants(name).is_empty(),
        What::MaskPart => {
            names.constants(name).iter().any(|constant| matches!(constant, Constant::Mask(..) | Constant::Flag(..)))
        }
        What::Hook => names.hook(name).is_some(),
    }
}

/// Returns whether a name is the name of the documented flags of a group mask.
fn is_enable_flags(ctx: &Context<'_>, name: &str) -> bool {
    ctx.layout.spec.masks.iter().any(|file| file.data.enable_flags.as_str() == name)
}

fn what_text(what: What) -> &'static str {
    match what {
        What::Struct => "structure",
        What::Values => "set of values",
        What::StructOrValues => "structure or set of values",
        What::Constant | What::Number => "constant",
        What::Status => "status",
        What::MaskPart => "bit of a group mask",
        What::Hook => "hook id",
    }
}

/// Returns the names that could have been meant, in a stable order.
fn known<'s>(ctx: &Context<'s>, what: What) -> Vec<&'s str> {
    let names = &ctx.layout.names;
    let mut known: Vec<&str> = match what {
        What::Struct => names.type_names().filter(|name| is_known(ctx, name, what)).collect(),
        What::Values => {
            let flags = ctx.layout.spec.masks.iter().map(|file| file.data.enable_flags.as_str());
            names.type_names().filter(|name| is_known(ctx, name, what)).chain(flags).collect()
        }
        What::StructOrValues => known(ctx, What::Struct).into_iter().chain(known(ctx, What::Values)).collect(),
        What::Constant | What::Number | What::Status => names.constant_names().collect(),
        What::MaskPart => names.constant_names().filter(|name| is_known(ctx, name, what)).collect(),
        What::Hook => names.hook_names().collect(),
    };
    known.sort_unstable();
    known
}

fn unknown(place: Place, what: &str, name: &str, known: &[&str]) -> Diagnostic {
    let message = format!("unknown {what} `{name}`");
    let mut problem = RULE.at(place, message, format!("unknown {what}"));
    problem.suggest(name, known.iter().copied());
    problem
}

/// Checks a field of a structure, by its name.
fn field(rows: &[At<FieldRow>], file: FileId, name: &At<String>, out: &mut Vec<Diagnostic>) {
    let known: Vec<&str> = rows.iter().filter_map(|row| row.name.as_ref()).map(|name| name.as_str()).collect();
    if !known.contains(&name.as_str()) {
        out.push(unknown(name.place(file), "field of the structure", name, &known));
    }
}

/// Checks that a field of a structure is an array.
fn array(rows: &[At<FieldRow>], file: FileId, name: &At<String>, out: &mut Vec<Diagnostic>) {
    let is_it = |row: &&At<FieldRow>| row.name.as_ref().is_some_and(|own| own.get() == name.get());
    if rows.iter().find(is_it).is_some_and(|row| row.count.is_none() && !row.open) {
        let problem = RULE.at(name.place(file), format!("`{}` is not an array", **name), "one element");
        out.push(problem.help("name the array of the structure"));
    }
}

/// Checks references of rules of requests: to limits and states of the same file, and to fields of the class's
/// structure.
fn requests(ctx: &Context<'_>, file: FileId, data: &RequestsFile, out: &mut Vec<Diagnostic>) {
    let limits: Vec<&str> = data.limit.iter().map(|limit| limit.name.as_str()).collect();
    let effects = data.class.iter().filter_map(|class| class.effect.as_ref());
    let gives: Vec<&str> = effects.map(|effect| effect.gives.as_str()).collect();
    for class in &data.class {
        let structure = class.structure.as_ref().and_then(|name| ctx.layout.names.structure(name));
        let mut fields = Vec::new();
        for rule in &class.rule {
            if let Some(state) = &*rule.not_yet
                && !gives.contains(&state.as_str())
            {
                out.push(unknown(state.place(file), "effect of a class", state, &gives));
            }
            let elements = rule.elements.as_ref();
            if let Some(limit) = elements.and_then(|elements| elements.max_limit.as_ref())
                && !limits.contains(&limit.as_str())
            {
                out.push(unknown(limit.place(file), "limit", limit, &limits));
            }
            fields.extend(rule.at_least_to.iter().chain(&rule.whole_elements));
            let of = elements.map(|elements| &*elements.of).or(rule.each_element.as_ref().map(|element| &*element.of));
            if let Some((name, target)) = of.zip(structure) {
                array(crate::layout::rows(ctx.layout, target), file, name, out);
            }
            fields.extend(of);
            fields.extend(rule.field_at_least.as_ref().map(|minimum| &*minimum.field));
            fields.extend(rule.privilege_for.as_ref().map(|row| &*row.field));
        }
        fields.extend(class.effect.as_ref().map(|effect| &*effect.from));
        for name in fields {
            match structure {
                Some(target) => field(crate::layout::rows(ctx.layout, target), file, name, out),
                None if class.structure.is_none() => {
                    let message = format!("`{}` refers to a field, but the class has no structure", **name);
                    let problem = RULE.at(name.place(file), message, "no structure");
                    out.push(problem.help("add `struct = \"..\"` to the class"));
                }
                None => {}
            }
        }
    }
}
