//! A bit or value has one meaning in each release.

use std::collections::BTreeMap;

use crate::check::forms::when;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::resolve::{both, cells};
use crate::span::{At, FileId, Place};
use crate::spec::{Axis, PayloadRow, TiedBy, ValueKind, Versions};
use etwspec_catalog::axis::{Cells, Pointer, Stops};

pub(super) static RULE: Rule = rule!(
    "two-meanings",
    ByRelease(run),
    "A bit or value has one meaning in each release, within its set.",
    "Several names of one meaning are a name and `aliases`. Meanings of different releases have `versions` or `seen`; \
     a named row with neither may hold in any release. A value with `of` has no meaning of its own. A flag without it shares no bit with another one. Sets with the \
     releases of development kits are not compared, because kits keep old names. The data of an event have one \
     structure for each release, event version and pointer size.",
);

/// A row of a set: its name, the place of its value, and its cells.
struct Meaning {
    name: String,
    place: Place,
    cells: Cells,
}

/// Rows by set and value.
type Meanings = BTreeMap<(u64, u64, u64), Vec<Meaning>>;

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mut all = Meanings::new();
    let spec = ctx.layout.spec;
    for file in &spec.values {
        // Numbers may have many names; and a kit keeps an old name of a bit beside the new one.
        if *file.data.kind == ValueKind::Constants || file.data.axis == Axis::Sdk {
            continue;
        }
        for row in file.data.value.iter().filter(|row| row.of.is_none()) {
            let time = time_or_any(ctx, row.name.as_ref(), &[&row.versions, &row.seen]);
            let (Some(value), Some(cells)) = (&row.value, time) else { continue };
            let (x86, x64) = both(value);
            let of = |pointer, number| (0, (number, Cells::default().with(pointer, cells.of(pointer))));
            let rows = if x86 == x64 {
                vec![(0, (x86, cells))]
            } else {
                vec![of(Pointer::Bits32, x86), of(Pointer::Bits64, x64)]
            };
            for (set, (number, cells)) in rows {
                add(&mut all, (file.file, set), number, row.name.as_ref(), value.place(file.file), cells);
            }
        }
    }
    for file in &spec.masks {
        for row in file.data.group.iter().flat_map(|group| &group.bits).filter(|row| row.of.is_none()) {
            if let Some(cells) = time_or_any(ctx, row.name.as_ref(), &[&row.versions, &row.seen]) {
                let place = row.value.place(file.file);
                add(&mut all, (file.file, 0), u64::from(*row.value), row.name.as_ref(), place, cells);
            }
        }
        for row in &file.data.enable_flag {
            if let Some(cells) = time_or_any(ctx, Some(&row.name), &[&row.versions, &row.seen]) {
                let place = row.value.place(file.file);
                add(&mut all, (file.file, 1), u64::from(*row.value), Some(&row.name), place, cells);
            }
        }
    }
    for file in &spec.requests {
        for row in &file.data.class {
            if let Some(cells) = time(ctx, &[&row.versions, &row.query, &row.set]) {
                add(&mut all, (file.file, 0), *row.value, Some(&row.name), row.value.place(file.file), cells);
            }
        }
    }
    for file in &spec.hooks {
        for row in file.data.event.iter().filter(|row| !row.collides) {
            if let (Some(ty), Some(cells)) = (&row.ty, time(ctx, &[&row.versions, &row.seen])) {
                let name = row.name.as_ref().or(row.type_name.as_ref());
                add(&mut all, (file.file, 0), u64::from(**ty), name, ty.place(file.file), cells);
            }
        }
    }
    payloads(ctx, out);
    overlaps(ctx, out);
    for ((_, _, number), rows) in all {
        report(ctx, number, &rows, out);
    }
}

/// Reports a flag of which some bits, but not all, are those of another flag.
fn overlaps(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in ctx.layout.spec.values.iter().filter(|file| *file.data.kind == ValueKind::Flags) {
        let mut first: [Option<(u64, Cells, Place)>; 64] = [const { None }; 64];
        for row in file.data.value.iter().filter(|row| row.of.is_none() && row.holds.is_none()) {
            let time = time_or_any(ctx, row.name.as_ref(), &[&row.versions, &row.seen]);
            let (Some(value), Some(cells)) = (&row.value, time) else { continue };
            let number = both(value).1;
            let place = value.place(file.file);
            let bits = first.iter_mut().enumerate().filter(|(bit, _)| number >> bit & 1 == 1);
            let held = bits.map(|(_, first)| &*first.get_or_insert_with(|| (number, cells, place.clone())));
            let clash = held.filter(|(other, when, _)| *other != number && !when.and(cells).is_empty()).last();
            if let Some((other, _, first)) = clash {
                let message = format!("{number:#X} has bits of {other:#X}, which is another flag");
                let problem = RULE.at(place.clone(), message, "overlaps").other(first.clone(), "the other flag");
                out.push(problem.help("correct the number, or state with `of` that it consists of other flags"));
            }
        }
    }
}

/// Reports two payload rows with the same version and pointer size but different structures. The whole event and its
/// data alone are distinct.
fn payloads(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.hooks {
        for event in &file.data.event {
            for (index, row) in event.payload.iter().enumerate() {
                let own = cells(&ctx.layout.axis, row.versions.as_ref());
                let word = |row: &PayloadRow| row.pointer.as_ref().map(|word| **word);
                let version = |row: &PayloadRow| row.event_version.as_ref().map(|version| **version);
                let by_fit = |row: &PayloadRow| row.by.as_ref().is_some_and(|by| **by == TiedBy::Fit);
                let clash = |first: &&At<PayloadRow>| {
                    first.whole == row.whole
                        && by_fit(first) == by_fit(row)
                        && version(first) == version(row)
                        && (word(first) == word(row) || word(first).is_none() || word(row).is_none())
                        && !cells(&ctx.layout.axis, first.versions.as_ref()).and(own).is_empty()
                };
                let Some(first) = event.payload[..index].iter().find(clash) else { continue };
                let of =
                    row.event_version.as_ref().map_or_else(String::new, |version| format!(" of version {}", **version));
                let message = format!("the data{of} have two structures, {} and {}", *first.structure, *row.structure);
                let place = row.structure.place(file.file);
                let problem = RULE.at(place, message, "same event, same releases");
                out.push(
                    problem
                        .other(first.structure.place(file.file), "first structure")
                        .help("distinguish them with `event-version`, `pointer` or `versions`"),
                );
            }
        }
    }
}

/// Returns the cells in which a row is known to apply; `None` without keys.
pub(super) fn time(ctx: &Context<'_>, keys: &[&Option<At<Versions>>]) -> Option<Cells> {
    let known = keys.iter().filter_map(|key| key.as_ref());
    let cells = known.filter_map(|versions| ctx.layout.axis.cells(versions).ok());
    cells.reduce(Cells::or)
}

/// Returns the cells in which a row may apply: any, if it has a name and no keys. A row without a name and without
/// releases claims nothing that another could contradict.
fn time_or_any(ctx: &Context<'_>, name: Option<&At<String>>, keys: &[&Option<At<Versions>>]) -> Option<Cells> {
    time(ctx, keys).or_else(|| name.map(|_| ctx.layout.axis.all()))
}

fn add(all: &mut Meanings, set: (FileId, u64), number: u64, name: Option<&At<String>>, place: Place, cells: Cells) {
    let name = name.map_or_else(|| "a row without a name".to_owned(), |name| format!("`{}`", **name));
    let key = (u64::from(set.0.0), set.1, number);
    all.entry(key).or_default().push(Meaning { name, place, cells });
}

/// Compares each row with the first earlier row that has a cell in common.
fn report(ctx: &Context<'_>, number: u64, rows: &[Meaning], out: &mut Vec<Diagnostic>) {
    let mut taken = Cells { ptr32: Stops::default(), ptr64: Stops::default() };
    for (index, row) in rows.iter().enumerate() {
        // Most rows clash with none, and a table may give one value many rows.
        if !taken.and(row.cells).is_empty()
            && let Some(first) = rows[..index].iter().find(|first| !first.cells.and(row.cells).is_empty())
        {
            let when = when(ctx.layout, first.cells.and(row.cells));
            let message = format!("{number:#X} means both {} and {} {when}", first.name, row.name);
            out.push(
                RULE.at(row.place.clone(), message, format!("{} {when}", row.name))
                    .other(first.place.clone(), format!("{} then too", first.name))
                    .help("write names of one meaning as `aliases`, or add releases to both"),
            );
        }
        taken = taken.or(row.cells);
    }
}
