//! Sizes and counts stay within what a structure can be.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::layout::{self, HUGE, Placed};
use crate::load::Loaded;
use crate::span::{At, FileId, Place};
use crate::spec::{Count, FieldRow, Offset, StructFile};
use etwspec_catalog::axis::{Axis, Cells, Pointer};
use etwspec_catalog::limits::{ALIGN, DEPTH, MEMBERS, STOPS};

pub(super) static RULE: Rule = rule!(
    "too-large",
    Check(run),
    "No size, offset or count is zero where that makes no sense, or beyond 64 KiB.",
    "No structure of the format reaches 64 KiB, so a larger number is a mistake, such as an extra digit. An array \
     without a fixed number of elements is `open`.",
);

/// Returns the problem that there are more.
pub(in crate::check) fn too_many_releases(ctx: &layout::Context<'_>) -> Diagnostic {
    let file = &ctx.spec.releases;
    let place = file.data.release.last().map_or(Place { file: file.file, range: 0..0 }, |row| row.id.place(file.file));
    let Axis { stops } = &ctx.axis;
    let message = format!("there are {} releases and points, but sets of releases hold at most {STOPS}", stops.len());
    Diagnostic::new(RULE.name, place, message, "the last release")
}

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.structs {
        let before = out.len();
        numbers(file, out);
        fields(file.file, &file.data.field, out);
        file.data.tail.iter().filter_map(|row| row.count.as_ref()).for_each(|count| elements(file.file, count, out));
        let weight = ctx.weights.of(file.file);
        if !weight.endless && !weight.is_light() {
            let message = format!(
                "{} nests deeper than {DEPTH} levels, or has more than {MEMBERS} members in all",
                *file.data.name
            );
            out.push(Diagnostic::new(RULE.name, file.data.name.place(file.file), message, "too large to lay out"));
        } else if out.len() == before && !weight.endless {
            total(ctx, file, out);
        }
    }
}

/// Checks the size as laid out, where no single number is to blame.
fn total(ctx: &Context<'_>, file: &Loaded<StructFile>, out: &mut Vec<Diagnostic>) {
    if ctx.forms.iter().any(|forms| forms.file.file == file.file) || file.data.layout.is_some() {
        return;
    }
    for cells in layout::atoms(ctx.layout, file) {
        let size = |(stop, pointer)| -> u32 { place(ctx, file, stop, pointer).size };
        if let Some(size) = first(cells).map(size)
            && size > HUGE
        {
            let message = format!("{} is larger than 64 KiB", *file.data.name);
            out.push(Diagnostic::new(RULE.name, file.data.name.place(file.file), message, "too large"));
            return;
        }
    }
}

fn first(cells: Cells) -> Option<(usize, Pointer)> {
    cells.iter().next()
}

fn place<'s>(ctx: &Context<'s>, file: &'s Loaded<StructFile>, stop: usize, pointer: Pointer) -> Placed<'s> {
    layout::place(ctx.layout, file, stop, pointer)
}

/// Numbers of the structure itself.
fn numbers(file: &Loaded<StructFile>, out: &mut Vec<Diagnostic>) {
    let data = &file.data;
    for (what, size, least) in [("size", &data.size, 1)] {
        if let Some(size) = size {
            offset(what, least, file.file, size, out);
        }
    }
    for (what, number) in [("align", &data.align), ("pack", &data.pack)] {
        if let Some(number) = number
            && !(number.is_power_of_two() && **number <= ALIGN)
        {
            let message = format!("`{what}` is {}, not a power of two up to {ALIGN}", **number);
            out.push(Diagnostic::new(RULE.name, number.place(file.file), message, "not an alignment"));
        }
    }
    if let Some(total) = &data.total
        && let unit = total.unit()
        && (unit == 0 || unit > HUGE)
    {
        let problem = match unit {
            0 => Diagnostic::new(RULE.name, total.place(file.file), "the unit of the size is zero", "zero"),
            _ => huge("unit", total.place(file.file), u64::from(unit)),
        };
        out.push(problem);
    }
    if let Some(at) = &data.data_at
        && **at > HUGE
    {
        out.push(huge("data-at", at.place(file.file), u64::from(**at)));
    }
}

fn fields(file: FileId, rows: &[At<FieldRow>], out: &mut Vec<Diagnostic>) {
    for row in rows {
        if let Some(at) = &row.at {
            offset("at", 0, file, at, out);
        }
        row.count.iter().for_each(|count| elements(file, count, out));
        row.union.iter().chain(&row.structure).for_each(|members| fields(file, members, out));
    }
}

fn elements(file: FileId, count: &At<Count>, out: &mut Vec<Diagnostic>) {
    let Count::Fixed(number) = count.get() else { return };
    if *number == 0 {
        let problem = Diagnostic::new(RULE.name, count.place(file), "the array has no elements", "zero");
        out.push(problem.help("write `open = true` if it extends to the end of the record"));
    } else if *number > HUGE {
        out.push(huge("count", count.place(file), u64::from(*number)));
    }
}

fn offset(what: &str, least: u32, file: FileId, offset: &At<Offset>, out: &mut Vec<Diagnostic>) {
    let numbers = match offset.get() {
        Offset::Both(number) => vec![*number],
        Offset::ByPointer(by) => vec![by.ptr32, by.ptr64],
        Offset::List(rows) => rows.iter().flat_map(|row| [row.ptr32, row.ptr64]).collect(),
    };
    if let Some(number) = numbers.iter().find(|number| **number > HUGE) {
        out.push(huge(what, offset.place(file), u64::from(*number)));
    } else if numbers.iter().any(|number| *number < least) {
        out.push(Diagnostic::new(RULE.name, offset.place(file), format!("`{what}` is zero"), "zero"));
    }
}

fn huge(what: &str, place: Place, number: u64) -> Diagnostic {
    let message = format!("`{what}` is {number:#X}; no structure of the format exceeds 64 KiB");
    Diagnostic::new(RULE.name, place, message, "too large")
}
