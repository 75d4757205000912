//! Names of values, bits, flags, classes, limits and hook ids.

use std::collections::HashMap;

use super::super::once::Rows;
use super::{Scope, add, again};
use crate::check::Context;
use crate::diagnostics::Diagnostic;
use crate::resolve::both;
use crate::span::{At, FileId, Place};
use crate::spec::Versions;
use etwspec_catalog::axis::Cells;

/// A name of a number.
struct Named<'s> {
    /// Set of values of the name.
    set: (FileId, u32),
    number: Option<(u64, u64)>,
    place: Place,
    cells: Cells,
    /// Identity of the row: a row may not name itself twice.
    name: &'s str,
}

pub(super) fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mut first: HashMap<&str, Vec<Named<'_>>> = HashMap::new();
    for named in all(ctx) {
        let known = first.entry(named.name).or_default();
        let same_set = known.iter().find(|first| first.set == named.set && !first.cells.and(named.cells).is_empty());
        // Sets may share a name for one number, as headers do; not for two.
        let other = || {
            let differs = |first: &&Named<'_>| match (first.number, named.number) {
                (Some(a), Some(b)) => a != b,
                _ => false,
            };
            known.iter().filter(|first| first.set != named.set).find(differs)
        };
        if let Some(first) = same_set {
            out.push(again("values at one time", named.name, named.place.clone(), first.place.clone()));
        } else if let Some(first) = other() {
            out.push(again("different numbers", named.name, named.place.clone(), first.place.clone()));
        }
        // A garbled table may repeat one name without end; comparing with the first few is enough.
        if known.len() < 64 {
            known.push(named);
        }
    }
    limits(ctx, out);
    hooks(ctx, out);
}

fn time(ctx: &Context<'_>, versions: &Option<At<Versions>>, seen: &Option<At<Versions>>) -> Cells {
    let known = versions.as_ref().or(seen.as_ref()).and_then(|versions| ctx.layout.axis.cells(versions).ok());
    known.unwrap_or_else(|| ctx.layout.axis.all())
}

fn all<'s>(ctx: &Context<'s>) -> Vec<Named<'s>> {
    let mut all = Vec::new();
    let mut add = |set: (FileId, u32), names: Vec<&'s At<String>>, number, cells| {
        all.extend(names.into_iter().map(|name| Named { set, number, place: name.place(set.0), cells, name }));
    };
    for file in &ctx.layout.spec.values {
        for row in &file.data.value {
            let names = row.name.iter().chain(&row.aliases).collect();
            let cells = time(ctx, &row.versions, &row.seen);
            add((file.file, 0), names, row.value.as_ref().map(|value| both(value)), cells);
        }
        if let Some(sentinel) = &file.data.sentinel {
            add((file.file, 0), vec![&sentinel.name], None, ctx.layout.axis.all());
        }
    }
    for file in &ctx.layout.spec.masks {
        for row in file.data.group.iter().flat_map(|group| &group.bits) {
            let names = row.name.iter().chain(&row.aliases).collect();
            let number = u64::from(*row.value);
            add((file.file, 0), names, Some((number, number)), time(ctx, &row.versions, &row.seen));
        }
        for row in &file.data.enable_flag {
            let number = u64::from(*row.value);
            add((file.file, 1), vec![&row.name], Some((number, number)), time(ctx, &row.versions, &row.seen));
        }
    }
    for file in &ctx.layout.spec.requests {
        for row in &file.data.class {
            let names = std::iter::once(&*row.name).chain(&row.aliases).collect();
            add((file.file, 0), names, Some((*row.value, *row.value)), time(ctx, &row.versions, &None));
        }
        add((file.file, 0), vec![&file.data.sentinel.name], None, ctx.layout.axis.all());
    }
    all
}

fn limits(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.requests {
        let mut known = Scope::new();
        for row in &file.data.limit {
            let Ok(cells) = ctx.layout.axis.cells(&row.versions) else { continue };
            out.extend(add(&mut known, "limits at one time", file.file, &row.name, cells));
        }
    }
}

fn hooks(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mut unique = Rows::new(&super::RULE, "groups of hook ids have the name", out);
    for file in &ctx.layout.spec.hooks {
        unique.add(file.data.name.as_str(), &file.data.name, file.data.name.place(file.file));
    }
    let mut known = Scope::new();
    for file in &ctx.layout.spec.hooks {
        for row in &file.data.event {
            let cells = time(ctx, &row.versions, &row.seen);
            for name in row.name.iter().chain(&row.aliases) {
                out.extend(add(&mut known, "hook ids at one time", file.file, name, cells));
            }
        }
    }
}
