//! A value that is made of others is their OR.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::resolve::{Names, both};
use crate::span::{At, FileId};
use crate::spec::{GroupMaskFile, MaskRow, ValueRow};
use etwspec_catalog::axis::Pointer;

pub(super) static RULE: Rule = rule!(
    "composite",
    ByRelease(run),
    "A value with `of` is the OR of the values that it names; one with `all` is all bits of its group.",
    "Sources state the number and its parts. If they differ, one of them is a mistake. Parts may be shifted left, and \
     may differ by pointer size.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.values {
        file.data.value.iter().for_each(|row| value(&ctx.layout.names, file.file, row, out));
    }
    for file in &ctx.layout.spec.masks {
        for (index, row) in file.data.group.iter().flat_map(|group| group.bits.iter().map(|row| (*group.index, row))) {
            mask(ctx, file.file, &file.data, index, row, out);
        }
    }
}

fn value(names: &Names<'_>, file: FileId, row: &ValueRow, out: &mut Vec<Diagnostic>) {
    let (Some(value), Some(of)) = (&row.value, &*row.of) else { return };
    // A part that is not known, or has no number, is reported elsewhere or cannot be compared.
    let Some(parts) = names.combine(of) else { return };
    let stated = both(value);
    let wrong = [(Pointer::Bits32, stated.0, parts.0), (Pointer::Bits64, stated.1, parts.1)];
    for (pointer, stated, combined) in wrong.into_iter().filter(|(_, stated, combined)| stated != combined) {
        let size = if parts.0 == parts.1 { String::new() } else { format!(" for {}-bit data", pointer.bits()) };
        let message = format!("the value is {stated:#X}, but its parts give {combined:#X}{size}");
        out.push(problem(file, value, of, message));
        if size.is_empty() {
            break;
        }
    }
}

fn problem<A, B>(file: FileId, value: &At<A>, of: &At<B>, message: String) -> Diagnostic {
    RULE.at(value.place(file), message, "not the OR of its parts").other(of.place(file), "the parts")
}

fn mask(ctx: &Context<'_>, file: FileId, data: &GroupMaskFile, index: u32, row: &MaskRow, out: &mut Vec<Diagnostic>) {
    if row.all {
        let shift = *data.index_shift;
        let (Some(bits), Some(group)) = (1u32.checked_shl(shift), index.checked_shl(shift)) else { return };
        let all = group | (bits - 1);
        if *row.value != all {
            let message = format!("the value is {:#010X}, but all bits of group {index} are {all:#010X}", *row.value);
            out.push(RULE.at(row.value.place(file), message, "not all bits of its group"));
        }
    }
    let Some(of) = &*row.of else { return };
    let number = |name: &At<String>| ctx.layout.names.constants(name).first()?.number();
    let Some(parts) = of.iter().try_fold(0, |all, name| Some(all | number(name)?.0)) else { return };
    if u64::from(*row.value) != parts {
        let message = format!("the value is {:#010X}, but its parts give {parts:#010X}", *row.value);
        out.push(problem(file, &row.value, of, message));
    }
}
