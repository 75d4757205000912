//! Sizes and counts stay within what a structure can be.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::layout::{self, HUGE};
use crate::load::Loaded;
use crate::span::{At, FileId, Place};
use crate::spec::{Count, Offset, StructFile};
use etwspec_catalog::axis::Axis;
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
    RULE.at(place, message, "the last release")
}

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let aligns = ctx.layout.spec.dispatch.iter().filter_map(|file| Some((file.file, file.data.align.as_ref()?)));
    aligns.for_each(|(file, align)| power_of_two("align", file, align, out));
    for file in &ctx.layout.spec.structs {
        let before = out.len();
        numbers(file, out);
        let fields = file.data.all_fields();
        fields.iter().filter_map(|row| row.at.as_ref()).for_each(|at| offset("at", 0, file.file, at, out));
        let counts = fields.iter().filter_map(|row| row.count.as_ref());
        let counts = counts.chain(file.data.tail.iter().filter_map(|row| row.count.as_ref()));
        counts.for_each(|count| elements(file.file, count, out));
        let weight = ctx.weights.of(file.file);
        if !weight.endless && !weight.is_light() {
            let message = format!(
                "{} nests deeper than {DEPTH} levels, or has more than {MEMBERS} members in all",
                *file.data.name
            );
            out.push(RULE.at(file.data.name.place(file.file), message, "too large to lay out"));
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
        let first = cells.iter().next();
        if first.is_some_and(|(stop, pointer)| layout::place(ctx.layout, file, stop, pointer).size > HUGE) {
            let message = format!("{} is larger than 64 KiB", *file.data.name);
            out.push(RULE.at(file.data.name.place(file.file), message, "too large"));
            return;
        }
    }
}

/// Numbers of the structure itself.
fn numbers(file: &Loaded<StructFile>, out: &mut Vec<Diagnostic>) {
    let data = &file.data;
    data.size.iter().for_each(|size| offset("size", 1, file.file, size, out));
    for (what, number) in [("align", &data.align), ("pack", &data.pack)] {
        number.iter().for_each(|number| power_of_two(what, file.file, number, out));
    }
    if let Some(total) = &*data.total
        && let unit = total.unit()
        && (unit == 0 || unit > HUGE)
    {
        let problem = match unit {
            0 => RULE.at(total.place(file.file), "the unit of the size is zero", "zero"),
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

fn power_of_two(what: &str, file: FileId, number: &At<u32>, out: &mut Vec<Diagnostic>) {
    if !(number.is_power_of_two() && **number <= ALIGN) {
        let message = format!("`{what}` is {}, not a power of two up to {ALIGN}", **number);
        out.push(RULE.at(number.place(file), message, "not an alignment"));
    }
}

fn elements(file: FileId, count: &At<Count>, out: &mut Vec<Diagnostic>) {
    let Count::Fixed(number) = count.get() else { return };
    if *number == 0 {
        let problem = RULE.at(count.place(file), "the array has no elements", "zero");
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
        out.push(RULE.at(offset.place(file), format!("`{what}` is zero"), "zero"));
    }
}

fn huge(what: &str, place: Place, number: u64) -> Diagnostic {
    let message = format!("`{what}` is {number:#X}; no structure of the format exceeds 64 KiB");
    RULE.at(place, message, "too large")
}
