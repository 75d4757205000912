//! A hook ID is two bytes, and has one meaning unless its rows are marked as colliding.

use std::collections::BTreeMap;

use super::once::Rows;
use super::two_meanings::time;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::load::Loaded;
use crate::resolve::hook_number;
use crate::span::{At, FileId, Place};
use crate::spec::{EventRow, HooksFile};

pub(super) static HOOK_ID: Rule = rule!(
    "hook-id",
    Check(hook_id),
    "A group and a type are one byte each, groups have different numbers, and a row describes its event.",
    "If the number of a group or a type is unknown, omit the key: the event then has no hook id. A row has a name, a \
     type name, a `doc` or a status. `type-defined` requires `type-name`. \
     `consumer-event` names an event of a group with a GUID.",
);

pub(super) static COLLISION: Rule = rule!(
    "collision",
    ByRelease(collision),
    "Rows of one hook id that may hold in the same release have `collides = true`, and only such rows have it.",
    "Several names of one meaning are a name and `aliases`. Meanings of different releases have `versions` or `seen`. \
     Unrelated meanings whose releases no source states have `collides = true` on each row.",
);

fn hook_id(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mut groups = Rows::new(&HOOK_ID, "groups have the number", out);
    for (file, group) in ctx.layout.spec.hooks.iter().filter_map(|file| Some((file.file, file.data.group.as_ref()?))) {
        groups.add(**group, &format!("0x{:02X}", **group), group.place(file));
    }
    for file in &ctx.layout.spec.hooks {
        file.data.group.iter().for_each(|group| byte("group", group, file.file, out));
        file.data.event.iter().for_each(|row| event(file.file, row, out));
        for seen in file.data.event.iter().filter_map(|row| row.consumer_event.as_ref()) {
            // An unknown name is reported by another rule.
            let hook = hook_number(&ctx.layout.names, seen);
            if hook.is_none() && !seen.starts_with("0x") || hook.is_some_and(|hook| has_guid(ctx, hook)) {
                continue;
            }
            let message = format!("consumers cannot see `{}`", seen.escape_debug());
            let problem = HOOK_ID.at(seen.place(file.file), message, "no event of a group with a GUID");
            out.push(problem.help("name an event of a table with `guid`, or write its hook ID, such as `0x140A`"));
        }
    }
}

/// Returns whether a hook ID is that of an event in a group with a GUID.
fn has_guid(ctx: &Context<'_>, hook: u32) -> bool {
    let is = |number: &Option<At<u32>>, wanted: u32| number.as_ref().is_some_and(|number| **number == wanted);
    let mut groups = ctx.layout.spec.hooks.iter().map(|file| &file.data);
    groups.any(|group| {
        is(&group.group, hook >> 8) && group.guid.is_some() && group.event.iter().any(|row| is(&row.ty, hook & 0xFF))
    })
}

fn event(file: FileId, row: &At<EventRow>, out: &mut Vec<Diagnostic>) {
    if let Some(ty) = &row.ty {
        byte("type", ty, file, out);
    }
    let named = row.name.is_some() || row.type_name.is_some() || !row.mof.is_empty() || !row.community.is_empty();
    if !named && row.doc.is_none() && row.status.is_none() {
        let place = row.ty.as_ref().map_or_else(|| row.place(file), |ty| ty.place(file));
        let problem = HOOK_ID.at(place, "the row does not describe its event", "no description");
        out.push(problem.help("add `name`, `type-name`, `mof`, `community`, `doc` or `status`"));
    }
    if let (Some(defined), None) = (&*row.type_defined, &*row.type_name) {
        let message = "`type-defined` is given without `type-name`";
        out.push(HOOK_ID.at(defined.place(file), message, "no `type-name`"));
    }
    for version in row.payload.iter().filter_map(|payload| payload.event_version.as_ref()) {
        byte("event version", version, file, out);
    }
}

fn byte(what: &str, number: &At<u32>, file: FileId, out: &mut Vec<Diagnostic>) {
    if **number > 0xFF {
        let message = format!("the {what} 0x{:X} does not fit a byte", **number);
        out.push(HOOK_ID.at(number.place(file), message, "more than 0xFF"));
    }
}

fn collision(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.hooks {
        let mut rows: BTreeMap<u32, Vec<&At<EventRow>>> = BTreeMap::new();
        for row in &file.data.event {
            if let Some(ty) = &row.ty {
                rows.entry(**ty).or_default().push(row);
            }
        }
        rows.values().for_each(|rows| of_one_id(ctx, file, rows, out));
    }
}

fn of_one_id(ctx: &Context<'_>, file: &Loaded<HooksFile>, rows: &[&At<EventRow>], out: &mut Vec<Diagnostic>) {
    let place = |row: &At<EventRow>| -> Place {
        row.ty.as_ref().map_or_else(|| row.place(file.file), |ty| ty.place(file.file))
    };
    for (index, row) in rows.iter().enumerate() {
        let other = |collides: bool| {
            let others = rows.iter().enumerate().filter(|(at, other)| *at != index && other.collides == collides);
            others.map(|(_, other)| *other).find(|other| apart(ctx, row, other) != Some(true))
        };
        if row.collides && other(true).is_none() {
            let message = "`collides` is given, but no other row of this hook id has it in the same releases";
            let mut problem = COLLISION.at(place(row), message, "no collision");
            if let Some(other) = other(false) {
                problem = problem.other(place(other), "lacks `collides`");
            }
            out.push(problem);
        }
        // Rows of which all releases are known are compared by another rule.
        let first = rows[..index].iter().find(|first| !first.collides && apart(ctx, first, row).is_none());
        if let (false, Some(first)) = (row.collides, first) {
            let message = "the hook id has two rows for the same releases";
            let problem = COLLISION.at(place(row), message, "the same id");
            out.push(problem.other(place(first), "the other row").help(
                "write names of one meaning as `aliases`, add releases to both rows, or add `collides = true` to \
                    both",
            ));
        }
    }
}

/// Returns whether two rows never have a cell in common; `None` if unknown.
fn apart(ctx: &Context<'_>, a: &EventRow, b: &EventRow) -> Option<bool> {
    let (a, b) = (time(ctx, &[&a.versions, &a.seen])?, time(ctx, &[&b.versions, &b.seen])?);
    Some(a.and(b).is_empty())
}
