//! Values fit the integers that contain them.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::resolve::{Type, both, scalar_of};
use crate::span::{At, FileId};
use crate::spec::{FieldRow, Scalar};
use etwspec_catalog::axis::Pointer;

pub(super) static RULE: Rule = rule!(
    "field-width",
    Check(run),
    "A value fits the type of its set, and named values fit the fields and bits that contain them.",
    "Bits and values are stored in an integer. If a value does not fit, the value, the type or the field is wrong. An enumeration may have a wider type than a \
     field, as long as its values fit.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.values {
        for row in &file.data.value {
            let Some(value) = &row.value else { continue };
            let (x86, x64) = both(value);
            let fits = [(x86, Pointer::Bits32), (x64, Pointer::Bits64)]
                .iter()
                .all(|(number, pointer)| bits_of(ctx, &file.data.ty, *pointer).is_none_or(|bits| fits(*number, bits)));
            if !fits {
                let message = format!("{:#X} does not fit {}", x86.max(x64), *file.data.ty);
                out.push(
                    RULE.at(value.place(file.file), message, "too large")
                        .other(file.data.ty.place(file.file), "the type of every value"),
                );
            }
        }
    }
    for file in &ctx.layout.spec.requests {
        for row in &file.data.class {
            if bits_of(ctx, &file.data.ty, Pointer::Bits32).is_some_and(|bits| !fits(*row.value, bits)) {
                let message = format!("{:#X} does not fit {}", *row.value, *file.data.ty);
                out.push(RULE.at(row.value.place(file.file), message, "too large"));
            }
        }
    }
    for file in &ctx.layout.spec.structs {
        file.data.all_fields().iter().for_each(|row| field(ctx, file.file, row, out));
        for row in &file.data.tail {
            row.values.iter().for_each(|values| of_type(ctx, file.file, values, &row.ty, out));
        }
    }
}

fn field(ctx: &Context<'_>, file: FileId, row: &FieldRow, out: &mut Vec<Diagnostic>) {
    if let (Some(values), Some(ty)) = (&*row.values, row.ty.as_ref().or(row.unit.as_ref())) {
        of_type(ctx, file, values, ty, out);
    }
    for bit in row.bits.iter().flat_map(|bits| bits.get()) {
        bit.values.iter().for_each(|values| holds(ctx, file, values, *bit.width, out));
    }
}

/// Values of an integer of a type.
fn of_type(ctx: &Context<'_>, file: FileId, values: &At<String>, ty: &At<String>, out: &mut Vec<Diagnostic>) {
    match bits_of(ctx, ty, Pointer::Bits32).filter(|_| !is_address(ctx, ty)) {
        Some(bits) => holds(ctx, file, values, bits, out),
        None if ctx.layout.names.ty(ty).is_some() || ty.ends_with('*') => {
            let message = format!("{} is not an integer and cannot contain values of {}", **ty, **values);
            out.push(RULE.at(values.place(file), message, "values of no integer"));
        }
        None => {}
    }
}

/// Reports a value of a set that does not fit a number of bits.
fn holds(ctx: &Context<'_>, file: FileId, values: &At<String>, bits: u32, out: &mut Vec<Diagnostic>) {
    if let Some(mask) = ctx.layout.spec.masks.iter().find(|file| file.data.enable_flags.get() == values.get()) {
        if bits < 32 {
            let message = format!("{} are 32-bit flags, but this field has {bits} bits", **values);
            let problem = RULE.at(values.place(file), message, format!("{bits} bits"));
            out.push(problem.other(mask.data.enable_flags.place(mask.file), "the flags"));
        }
        return;
    }
    let Some(Type::Values(set)) = ctx.layout.names.ty(values) else { return };
    let numbers = set.data.value.iter().filter_map(|row| row.value.as_ref());
    let Some(first) = numbers.into_iter().find(|value| !fits(both(value).0, bits)) else { return };
    let message = format!("{} has values that do not fit the {bits} bits of this field", **values);
    out.push(RULE.at(values.place(file), message, format!("{bits} bits")).other(first.place(set.file), "does not fit"));
}

/// Returns whether values of a type are addresses.
fn is_address(ctx: &Context<'_>, ty: &str) -> bool {
    matches!(ctx.layout.names.ty(ty), Some(Type::Scalar(row)) if *row.scalar == Scalar::Pointer && !row.number)
}

/// Returns the size of a type in bits, if it is an integer.
fn bits_of(ctx: &Context<'_>, ty: &str, pointer: Pointer) -> Option<u32> {
    let scalar = scalar_of(&ctx.layout.names, ty).filter(|scalar| *scalar != Scalar::Guid)?;
    Some(scalar.size(pointer) * 8)
}

fn fits(number: u64, bits: u32) -> bool {
    bits >= 64 || number >> bits == 0
}
