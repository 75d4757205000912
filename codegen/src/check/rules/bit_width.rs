//! Fields of bits fit the integer that contains them.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::resolve::{both, scalar_of};
use crate::span::FileId;
use crate::spec::FieldRow;
use etwspec_catalog::axis::Pointer;

pub(super) static RULE: Rule = rule!(
    "bit-width",
    Check(run),
    "Bit fields have at least one bit each, fit their unit together, and have the stated masks.",
    "Bits are listed from the lowest. A stated mask is compared with the mask computed from the widths. Unnamed bits \
     in between are a row with only a `width`.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.structs {
        file.data.all_fields().iter().for_each(|row| bits(ctx, file.file, row, out));
    }
    for (file, row) in ctx.layout.spec.values.iter().flat_map(|file| file.data.value.iter().map(|row| (file.file, row)))
    {
        let (Some(value), Some(shift)) = (&row.value, &row.shift) else { continue };
        if both(value).1.trailing_zeros() != **shift {
            let message = format!("the lowest bit of {:#X} is not bit {}", both(value).1, **shift);
            let problem = RULE.at(shift.place(file), message, "another bit");
            out.push(problem.help("write the number of the lowest bit of `value`, from 0"));
        }
    }
}

fn bits(ctx: &Context<'_>, file: FileId, row: &FieldRow, out: &mut Vec<Diagnostic>) {
    let (Some(bits), Some(unit)) = (&row.bits, &*row.unit) else { return };
    let Some(scalar) = scalar_of(&ctx.layout.names, unit) else { return };
    // Bits of a pointer-sized unit must fit the smaller one, or they would be lost in 32-bit data.
    let room = scalar.size(Pointer::Bits32) * 8;
    let mut start = 0u32;
    for bit in bits.iter() {
        let end = start.saturating_add(*bit.width);
        if *bit.width == 0 {
            out.push(RULE.at(bit.width.place(file), "the field has no bits", "zero"));
        }
        if end > room && start <= room {
            let message = format!("the bits end at {end}, but {} has {room}", **unit);
            out.push(
                RULE.at(bit.width.place(file), message, format!("bits {start} to {}", end - 1))
                    .other(unit.place(file), format!("holds {room} bits")),
            );
        }
        if let Some(mask) = &bit.mask
            && end <= 64
            && end <= room
            && **mask != mask_of(start, *bit.width)
        {
            let computed = mask_of(start, *bit.width);
            let message = format!("the stated mask is {:#X}, but the widths give {computed:#X}", **mask);
            let problem = RULE.at(mask.place(file), message, format!("bits {start} to {}", end.max(1) - 1));
            out.push(problem.help("list bits from the lowest, including unnamed bits"));
        }
        start = end;
    }
}

fn mask_of(start: u32, width: u32) -> u64 {
    let low = 1u64.checked_shl(width).map_or(u64::MAX, |bit| bit - 1);
    low.checked_shl(start).unwrap_or(0)
}
