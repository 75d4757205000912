//! A count or a condition refers to an earlier integer.

mod tail;

use crate::check::forms::{Form, Forms, Step};
use crate::check::{Context, Rule, path};
use crate::diagnostics::Diagnostic;
use crate::layout::{PlacedField, PlacedShape};
use crate::load::Loaded;
use crate::span::{At, FileId, Place};
use crate::spec::{Accessor, Count, CountOf, InsertedRow, MaskOf, StructFile};
use etwspec_catalog::axis::{Pointer, Stop};

pub(super) static RULE: Rule = rule!(
    "count-field",
    ByRelease(run),
    "A count, a condition and a size refer to an existing integer field, and a count precedes its array.",
    "A reader has only the preceding fields when it reaches an array; the arm of a union can be determined later. \
     Paths begin at the structure (`Packet.Size`); members of an unnamed union or structure are named directly. A mask \
     is within the bits of its field. In `[[tail]]`, `count`, `size`, `when` and `by` name a field or an earlier part \
     that is one integer; `next` and `while` name a field of the element. Inserted items have bits of their own.",
);

/// A reference to a field.
struct Reference<'r> {
    /// Place of the path.
    place: Place,
    what: &'static str,
    path: &'r str,
    mask: Option<u64>,
    shift: Option<u32>,
    equals: Option<u64>,
    /// The field must precede this offset.
    before: Option<u32>,
}

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for forms in &ctx.forms {
        let from = out.len();
        for form in forms.forms.iter().filter(|form| form.placed.complete) {
            references(ctx, forms, form, out);
            // One mistake shows in every form.
            if out.len() > from {
                break;
            }
        }
    }
    for file in &ctx.layout.spec.requests {
        for class in &file.data.class {
            let target = class.structure.as_ref().and_then(|name| forms_of(ctx, name));
            for logger in class.rule.iter().filter_map(|rule| rule.logger.as_ref()) {
                let Some(forms) = target else { continue };
                let Some(form) = forms.forms.last().filter(|form| form.placed.complete) else { continue };
                let id = Reference::condition(ctx, logger.place(file.file), &logger.id);
                check(ctx, form, Reference { what: "the id of a logger", ..id }, out);
            }
        }
    }
}

/// Returns the forms of a structure.
fn forms_of<'c>(ctx: &'c Context<'_>, name: &str) -> Option<&'c Forms<'c>> {
    let file = ctx.layout.names.structure(name)?.file;
    ctx.forms.iter().find(|forms| forms.file.file == file)
}

fn references(ctx: &Context<'_>, forms: &Forms<'_>, form: &Form<'_>, out: &mut Vec<Diagnostic>) {
    let file = forms.file.file;
    // The rows of a prefix are rows of the whole structure, and are checked there.
    if forms.file.data.prefix_of.is_none() {
        for step in form.steps() {
            field(ctx, file, form, step.field, out);
        }
    }
    structure(ctx, forms.file, form, out);
    tail::run(ctx, forms.file, form, out);
}

fn field(ctx: &Context<'_>, file: FileId, form: &Form<'_>, field: &PlacedField<'_>, out: &mut Vec<Diagnostic>) {
    if let Some(count) = &*field.row.count
        && let Count::Field(of) = count.get()
    {
        let count = Reference::count(ctx, count.place(file), of);
        check(ctx, form, Reference { before: Some(field.offset), ..count }, out);
    }
    if let Some(when) = &*field.row.when {
        // All arms of a union have the bytes; later fields may select the arm.
        check(ctx, form, Reference::condition(ctx, when.place(file), when), out);
    }
}

fn structure(ctx: &Context<'_>, file: &Loaded<StructFile>, form: &Form<'_>, out: &mut Vec<Diagnostic>) {
    if let Some(total) = &*file.data.total {
        let total = Reference::new(ctx, "the size of the whole", total.place(file.file), total.field());
        check(ctx, form, total, out);
    }
    for (at, row) in file.data.inserted.iter().enumerate() {
        let clash = |other: &&At<InsertedRow>| {
            let both = other.when.mask & row.when.mask;
            let differ = other.when.equals.zip(row.when.equals).is_some_and(|(a, b)| (a ^ b) & both != 0);
            *other.when.field == *row.when.field && both != 0 && !differ
        };
        if let Some(other) = file.data.inserted[..at].iter().find(clash) {
            let message = format!("the bits of {} are those of {}, too", *row.structure, *other.structure);
            let problem = RULE.at(row.when.place(file.file), message, "the same bits");
            let problem = problem.other(other.when.place(file.file), "taken here");
            out.push(problem.help("correct the mask: each item has bits of its own"));
        }
        if is_version(ctx, form, &row.when) {
            let message = format!("the bits of {} are bits of the version of the event", *row.structure);
            let problem = RULE.at(row.when.place(file.file), message, "the same bits");
            out.push(problem.help("correct the mask: each item has bits of its own"));
        }
        check(ctx, form, Reference::condition(ctx, row.when.place(file.file), &row.when), out);
        if let Some(of) = &row.count {
            check(ctx, form, Reference::count(ctx, of.place(file.file), of), out);
            if forms_of(ctx, &row.structure).is_some_and(|forms| !forms.file.data.field.iter().any(|row| row.open)) {
                let message = format!("a count of elements, but {} has no open array", *row.structure);
                let problem = RULE.at(of.place(file.file), message, "elements of what?");
                out.push(
                    problem.help("remove `count`, or add `open = true` to the field of the structure that repeats"),
                );
            }
        }
        if let Some(most) = row.at_most.as_ref().filter(|most| ***most == 0) {
            let problem = RULE.at(most.place(file.file), "at most no element is ever inserted", "no element");
            out.push(problem.help("state the maximum, or remove the key"));
        }
    }
}

/// Returns whether bits of a condition are bits of the version of the event.
fn is_version(ctx: &Context<'_>, form: &Form<'_>, when: &MaskOf) -> bool {
    let is = |accessor: &Option<At<Accessor>>| accessor.as_ref().is_some_and(|own| **own == Accessor::EventVersion);
    let version = form.steps().into_iter().find_map(|Step { field, .. }| match &field.shape {
        PlacedShape::Bits(_, bits) => {
            let at = bits.iter().position(|bit| is(&bit.accessor))?;
            Some((field.offset * 8 + bits[..at].iter().map(|bit| *bit.width).sum::<u32>(), *bits[at].width))
        }
        _ => is(&field.row.accessor).then_some((field.offset * 8, field.size * 8)),
    });
    let found = path::find(ctx.layout, &form.placed.fields, &when.field, form.stop, form.pointer);
    let mask = found.zip(version).and_then(|(found, (start, width))| {
        (u64::MAX >> (64 - width.clamp(1, 64))).checked_shl(start.checked_sub(found.offset * 8)?)
    });
    mask.is_some_and(|mask| mask & when.mask != 0)
}

fn check(ctx: &Context<'_>, form: &Form<'_>, reference: Reference<'_>, out: &mut Vec<Diagnostic>) {
    let Reference { what, path, before, .. } = reference;
    let release = ctx.layout.axis.stops.get(form.stop).map_or_else(String::new, Stop::id);
    let Some(found) = path::find(ctx.layout, &form.placed.fields, path, form.stop, form.pointer) else {
        let size = if form.pointer == Pointer::Bits64 { "64" } else { "32" };
        return reference.report(
            format!("{what} refers to `{path}`, which is not a field in {release} ({size}-bit)"),
            "no such field",
            out,
        );
    };
    if found.address && reference.mask.is_none() {
        return reference.report(format!("{what} refers to `{path}`, which is a pointer"), "an address", out);
    }
    if found.bits.is_some() && before.is_some_and(|before| found.offset >= before) {
        return reference.report(format!("{what} refers to `{path}`, which comes later"), "read too late", out);
    }
    reference.check_bits(found.bits, out);
}

impl<'r> Reference<'r> {
    /// Returns a reference to the field at a path, which is written within a place.
    fn new(ctx: &Context<'_>, what: &'static str, within: Place, path: &'r str) -> Reference<'r> {
        let place = ctx.part(&within, &format!("\"{path}\""));
        Reference { place, what, path, mask: None, shift: None, equals: None, before: None }
    }

    fn count(ctx: &Context<'_>, within: Place, of: &'r CountOf) -> Reference<'r> {
        let reference = Reference::new(ctx, "the count of elements", within, &of.field);
        Reference { mask: of.mask, shift: of.shift, ..reference }
    }

    fn condition(ctx: &Context<'_>, within: Place, when: &'r MaskOf) -> Reference<'r> {
        let reference = Reference::new(ctx, "a condition", within, &when.field);
        Reference { mask: Some(when.mask), equals: when.equals, ..reference }
    }

    fn report(&self, message: String, label: &str, out: &mut Vec<Diagnostic>) {
        let problem = RULE.at(self.place.clone(), message, label);
        out.push(problem.help("name an integer that precedes the array, and bits that it has"));
    }

    /// Reports errors of a reference to a value of a number of bits.
    fn check_bits(&self, bits: Option<u32>, out: &mut Vec<Diagnostic>) {
        let Reference { what, path, mask, shift, equals, .. } = *self;
        let Some(bits) = bits else {
            return self.report(format!("{what} refers to `{path}`, which is not an integer"), "not an integer", out);
        };
        let all = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
        if let Some(mask) = mask.filter(|mask| mask & !all != 0) {
            let message = format!("the mask {mask:#X} exceeds the {bits} bits of `{path}`");
            self.report(message, "too narrow for the mask", out);
        } else if mask == Some(0) {
            self.report(format!("the mask of {what} has no bits"), "never set", out);
        } else if shift.is_some_and(|shift| shift >= bits) {
            let message = format!("{what} is shifted by more than the {bits} bits of `{path}`");
            self.report(message, "nothing is left", out);
        } else if let (Some(mask), Some(equals)) = (mask, equals)
            && equals & !mask != 0
        {
            self.report(
                format!("the condition {equals:#X} has bits outside of the mask {mask:#X}"),
                "can never hold",
                out,
            );
        }
    }
}
