//! The sentinel of an enumeration is one more than its last value, in every release.

use crate::check::forms::when;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::resolve::{both, scalar_of};
use crate::span::{At, FileId, Place};
use crate::spec::{SentinelRow, ValueKind, Versions};
use etwspec_catalog::axis::{Cells, Pointer};

pub(super) static RULE: Rule = rule!(
    "sentinel",
    ByRelease(run),
    "In every release, the sentinel of an enumeration is one more than its greatest value.",
    "The sentinel changes when values are added, so it verifies that all values are present with the right releases. \
     It has one value in each release, without gaps.",
);

/// A value of the enumeration, and its cells if they are known.
struct Member {
    x86: u64,
    x64: u64,
    place: Place,
    cells: Option<Cells>,
}

impl Member {
    fn number(&self, pointer: Pointer) -> u64 {
        if pointer == Pointer::Bits32 { self.x86 } else { self.x64 }
    }
}

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.values {
        let Some(sentinel) = &file.data.sentinel else { continue };
        if *file.data.kind == ValueKind::Flags {
            let problem = RULE.at(sentinel.name.place(file.file), "flags have no last value", "one more than what?");
            out.push(problem.help("correct the `kind` of the set, or remove the sentinel"));
            continue;
        }
        let members = file.data.value.iter().filter_map(|row| {
            let value = row.value.as_ref()?;
            let (x86, x64) = both(value);
            // A value that was observed in some releases may exist in others.
            Some(Member { x86, x64, place: value.place(file.file), cells: time(ctx, &row.versions) })
        });
        let members: Vec<Member> = members.collect();
        // A number that does not fit has a rule of its own.
        let bits = scalar_of(&ctx.layout.names, &file.data.ty).map_or(64, |scalar| scalar.size(Pointer::Bits64) * 8);
        if members.iter().all(|member| bits >= 64 || member.x64 >> bits == 0) {
            check(ctx, file.file, sentinel, &members, out);
        }
    }
    for file in &ctx.layout.spec.requests {
        let members = file.data.class.iter().map(|row| {
            let used = [&row.query, &row.set].into_iter().filter_map(|key| time(ctx, key)).reduce(Cells::or);
            let cells = time(ctx, &row.versions).or(used);
            Member { x86: *row.value, x64: *row.value, place: row.value.place(file.file), cells }
        });
        check(ctx, file.file, &file.data.sentinel, &members.collect::<Vec<_>>(), out);
    }
}

fn time(ctx: &Context<'_>, versions: &Option<At<Versions>>) -> Option<Cells> {
    ctx.layout.axis.cells(versions.as_ref()?).ok()
}

fn check(ctx: &Context<'_>, file: FileId, row: &SentinelRow, members: &[Member], out: &mut Vec<Diagnostic>) {
    let axis = &ctx.layout.axis;
    let all = || row.values.iter().filter_map(|value| axis.cells(&value.versions).ok());
    let mut twice = Cells::default();
    all().fold(Cells::default(), |before, cells| {
        twice = twice.or(before.and(cells));
        before.or(cells)
    });
    let mut stated = Cells::default();
    for value in &row.values {
        let Ok(cells) = axis.cells(&value.versions) else { continue };
        let again = stated.and(cells);
        if !again.is_empty() {
            let message = format!("{} has two values {}", *row.name, when(ctx.layout, again));
            out.push(RULE.at(value.versions.place(file), message, "stated again for these"));
        }
        stated = stated.or(cells);
        // Of two values, one is wrong in any case.
        wrong(ctx, value.value.place(file), &row.name, *value.value, cells.minus(twice), members, out);
    }
    for pointer in Pointer::ALL {
        let of = stated.of(pointer);
        let (Some(first), Some(last)) = (of.first(), of.last()) else { continue };
        let left_out = etwspec_catalog::axis::Stops::range(first, last).minus(of);
        if !left_out.is_empty()
            && (pointer == Pointer::Bits64 || stated.ptr32 != stated.ptr64 || stated.ptr64.is_empty())
        {
            let cells = match stated.ptr32 == stated.ptr64 {
                true => Cells { ptr32: left_out, ptr64: left_out },
                false => Cells::default().with(pointer, left_out),
            };
            let message = format!("{} has no value {}", *row.name, when(ctx.layout, cells));
            out.push(RULE.at(row.name.place(file), message, "releases are missing"));
        }
    }
}

/// Reports the releases in which a value of the sentinel differs from the value that follows from the members.
fn wrong(
    ctx: &Context<'_>,
    place: Place,
    name: &str,
    value: u64,
    cells: Cells,
    members: &[Member],
    out: &mut Vec<Diagnostic>,
) {
    // Releases with the same greatest member are one problem.
    let mut found: Vec<(Option<usize>, Cells)> = Vec::new();
    for (stop, pointer) in cells.iter() {
        let there = |member: &Member| member.cells.is_some_and(|cells| cells.contains(stop, pointer));
        let greatest = (0..members.len()).filter(|&i| there(&members[i])).max_by_key(|&i| members[i].number(pointer));
        let expected = greatest.map(|i| members[i].number(pointer).saturating_add(1));
        // A value whose releases are not known may be there, but not to make the sentinel smaller.
        let may_be = members.iter().any(|m| m.cells.is_none() && m.number(pointer).checked_add(1) == Some(value));
        if expected == Some(value) || may_be && expected.is_none_or(|expected| expected < value) {
            continue;
        }
        let cell = Cells::one(stop, pointer);
        match found.iter_mut().find(|(known, _)| *known == greatest) {
            Some((_, cells)) => *cells = cells.or(cell),
            None => found.push((greatest, cell)),
        }
    }
    for (greatest, cells) in found {
        let when = when(ctx.layout, cells);
        let label = format!("is {value:#X} {when}");
        out.push(match greatest.map(|i| &members[i]) {
            Some(member) => {
                let number = if cells.ptr64.is_empty() { member.x86 } else { member.x64 };
                let message = format!("{name} is {value:#X}, but the greatest value is {number:#X} {when}");
                RULE.at(place.clone(), message, label)
                    .other(member.place.clone(), "the greatest value then")
                    .help(format!("write {:#X}, or correct the releases of the values", number.saturating_add(1)))
            }
            None => {
                let message = format!("{name} is {value:#X}, but there are no values {when}");
                RULE.at(place.clone(), message, label)
            }
        });
    }
}
