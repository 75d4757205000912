//! Each case of a dispatch can apply, and selects one structure.

use crate::check::{Context, Rule, forms};
use crate::diagnostics::Diagnostic;
use crate::layout;
use crate::load::Loaded;
use crate::lower::{log_versions, selector as selector_of};
use crate::resolve::{both, scalar_of};
use crate::span::Place;
use crate::spec::{CaseRow, CaseValue, DispatchFile, PointerSize, Scalar, StructFile};
use etwspec_catalog::axis::Pointer;

pub(super) static RULE: Rule = rule!(
    "dispatch-case",
    ByRelease(run),
    "Each case of a dispatch can match, is reachable, and selects one structure with a known layout.",
    "The first matching case is taken. The bits of a value are within its mask, and both are within the deciding \
     integer. Log file versions are written as `1.1+`, `..1.0`, `1.0..1.4` or `1.1`. If offsets in the newest form of \
     a structure differ by pointer size, the case has `pointer`.",
);

/// Conditions of a case.
struct Requirement {
    value: u64,
    mask: u64,
    /// Versions of the log file, as numbers.
    versions: (u32, u32),
    place: Place,
}

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.dispatch {
        selector(ctx, file, out);
        let scalar = scalar_of(&ctx.layout.names, &file.data.ty).filter(|scalar| *scalar != Scalar::Guid);
        let bits = scalar.map_or(64, |scalar| scalar.size(Pointer::Bits64) * 8);
        let mut earlier: Vec<Requirement> = Vec::new();
        for row in &file.data.case {
            structure(ctx, file, row, out);
            let Some(asks) = asks(ctx, file, row, bits, out) else { continue };
            reached(&earlier, &asks, out);
            earlier.push(asks);
        }
    }
}

/// Returns the conditions of a case, if it can apply.
fn asks(
    ctx: &Context<'_>,
    file: &Loaded<DispatchFile>,
    row: &CaseRow,
    bits: u32,
    out: &mut Vec<Diagnostic>,
) -> Option<Requirement> {
    let all = u64::MAX >> (64 - bits.clamp(1, 64));
    let place = row.value.place(file.file);
    let mut report = |place: Place, message: String, label: &str| out.push(RULE.at(place, message, label));
    let versions = match &*row.log_version {
        None => Some(((0, 0), (u8::MAX, u8::MAX))),
        Some(text) => {
            let versions = log_versions(text);
            if versions.is_none() {
                let message = format!("`{}` is not a range of log file versions", text.escape_debug());
                let problem = RULE.at(text.place(file.file), message, "cannot be read");
                out.push(problem.help("write `1.1+`, `..1.0`, `1.0..1.4` or `1.1`"));
                return None;
            }
            versions
        }
    };
    let x64 = row.pointer.as_ref().is_some_and(|word| **word == PointerSize::Bits64);
    let value = match row.value.get() {
        CaseValue::Number(value) => *value,
        // A name that no constant has is reported as that.
        CaseValue::Name(name) => match ctx.layout.names.constants(name).first()?.number() {
            Some((a, b)) => {
                if x64 {
                    b
                } else {
                    a
                }
            }
            None => {
                report(place, format!("`{name}` has no known number and cannot be a dispatch case"), "no number");
                return None;
            }
        },
    };
    let mask = row.mask.as_ref().map_or(all, |mask| **mask);
    let ty = &*file.data.ty;
    if let Some(stated) = row.mask.as_ref().filter(|mask| ***mask & !all != 0) {
        report(stated.place(file.file), format!("the mask {mask:#X} exceeds the {bits} bits of {ty}"), "too wide");
    } else if value & !all != 0 {
        report(place, format!("{value:#X} does not fit the deciding type {ty}"), "too large");
    } else if value & !mask != 0 {
        report(place, format!("the value {value:#X} has bits outside of the mask {mask:#X}"), "can never hold");
    } else {
        let number = |(major, minor): (u8, u8)| u32::from(major) << 8 | u32::from(minor);
        let (first, last) = versions?;
        return Some(Requirement { value, mask, versions: (number(first), number(last)), place });
    }
    None
}

/// Reports a case that is never reached, because earlier cases take all its values.
fn reached(earlier: &[Requirement], asks: &Requirement, out: &mut Vec<Diagnostic>) {
    let takes = |before: &&Requirement| before.mask & !asks.mask == 0 && asks.value & before.mask == before.value;
    let mut before: Vec<&Requirement> = earlier.iter().filter(takes).collect();
    before.sort_by_key(|before| before.versions);
    let mut next = asks.versions.0;
    for by in before {
        if by.versions.0 > next {
            return;
        }
        if by.versions.1 >= asks.versions.1 {
            let same = by.value == asks.value && by.mask == asks.mask;
            let message = match same {
                true => format!("{:#X} has a case already", asks.value),
                false => format!("the case of {:#X} is never reached", asks.value),
            };
            let label = if same { "has it first" } else { "matches first" };
            let problem = RULE.at(asks.place.clone(), message, "never reached");
            return out.push(
                problem
                    .other(by.place.clone(), label)
                    .help("the first matching case is taken; put the narrower case first"),
            );
        }
        next = next.max(by.versions.1 + 1);
    }
}

/// Checks the bits that select most cases: they contain an enumeration, whose rows do not repeat the cases.
fn selector(ctx: &Context<'_>, file: &Loaded<DispatchFile>, out: &mut Vec<Diagnostic>) {
    let Some(name) = &*file.data.selector else { return };
    let Some(selector) = selector_of(ctx.layout, name) else {
        let message = format!("`{}` is no field of bits that holds an enumeration", **name);
        let problem = RULE.at(name.place(file.file), message, "selects nothing");
        return out.push(problem.help("name a value with `shift` and `holds`"));
    };
    let Some(set) = ctx.layout.spec.values.iter().find(|set| **set.data.name == selector.values) else { return };
    for row in &set.data.value {
        let stated = row
            .structure
            .as_ref()
            .map(|row| row.place(set.file))
            .or(row.pointer.as_ref().map(|row| row.place(set.file)));
        let Some((place, number)) = stated.zip(row.value.as_ref()) else { continue };
        let (number, _) = both(number);
        let case = file.data.case.iter().find(|case| {
            matches!(case.value.get(), CaseValue::Number(value) if (value & selector.mask) >> selector.shift == number)
                || matches!(case.value.get(), CaseValue::Name(name) if ctx.layout.names.constants(name).first().and_then(|constant| constant.number())
                    .is_some_and(|(value, _)| (value & selector.mask) >> selector.shift == number))
        });
        if let Some(structure) = case.and_then(|case| case.structure.as_ref()) {
            let message = format!("{} states what a case of {} does", selector.values, *file.data.name);
            let problem = RULE.at(place, message, "stated twice");
            out.push(
                problem.other(structure.place(file.file), "stated here").help("leave `struct` and `pointer` out here"),
            );
        }
    }
}

/// Checks the structure of a case.
fn structure(ctx: &Context<'_>, file: &Loaded<DispatchFile>, row: &CaseRow, out: &mut Vec<Diagnostic>) {
    let Some(name) = &*row.structure else { return };
    let Some(target) = ctx.layout.names.structure(name) else { return };
    if target.data.layout.is_some() {
        let message = format!("{} has no known layout and cannot be a dispatch case", **name);
        let problem = RULE.at(name.place(file.file), message, "its layout is unknown");
        out.push(problem.other(target.data.name.place(target.file), "the structure").help("remove `struct`"));
    } else if row.pointer.is_none() && differs(ctx, target) {
        let message = format!("{} differs by pointer size, but the case has no `pointer`", **name);
        let problem = RULE.at(name.place(file.file), message, "unknown pointer size");
        out.push(problem.help("add `pointer`, or name the structure of one pointer size"));
    }
}

/// Returns whether the newest form of a structure differs between the pointer sizes.
fn differs(ctx: &Context<'_>, file: &Loaded<StructFile>) -> bool {
    if !ctx.weights.of(file.file).is_light() {
        return false;
    }
    let domain = layout::domain(ctx.layout, &file.data);
    let form = |pointer: Pointer| {
        let stop = domain.of(pointer).last()?;
        let mut text = String::new();
        meaning(ctx, file, stop, pointer, &mut text);
        Some(text)
    };
    matches!((form(Pointer::Bits32), form(Pointer::Bits64)), (Some(x86), Some(x64)) if x86 != x64)
}

/// Appends the locations of all fields of a form, as text. A field that is wider with wider pointers and moves nothing
/// is no other form here.
fn meaning(ctx: &Context<'_>, file: &Loaded<StructFile>, stop: usize, pointer: Pointer, out: &mut String) {
    use std::fmt::Write as _;
    let placed = layout::place(ctx.layout, file, stop, pointer);
    let _ = write!(out, "{} {}", placed.size, placed.fixed);
    for step in forms::steps(&placed) {
        let _ = write!(out, " {}:{}", step.field.row.range().start, step.field.offset);
    }
    for row in &file.data.tail {
        if !crate::resolve::cells(&ctx.layout.axis, row.versions.as_ref()).contains(stop, pointer) {
            continue;
        }
        let (_, size) = layout::element(ctx.layout, &row.ty, stop, pointer);
        let count = row.count.as_ref().and_then(|count| layout::fixed_count(ctx.layout, count, pointer));
        let _ = write!(out, " {} {size} {count:?}", row.name.as_str());
        if let Some(target) = ctx.layout.names.structure(&row.ty).filter(|target| target.file != file.file) {
            meaning(ctx, target, stop, pointer, out);
        }
    }
}
