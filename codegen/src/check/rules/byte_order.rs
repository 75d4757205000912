//! Integers of network protocols are big-endian, and only integers have a byte order.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::resolve::scalar_of;
use crate::span::FileId;
use crate::spec::{FieldRow, Meaning, Scalar};

pub(super) static RULE: Rule = rule!(
    "byte-order",
    Check(run),
    "An unsigned integer of 16 or 32 bits may be big-endian, and ports and IPv4 addresses are.",
    "`byte-order = \"big\"` states that the most significant byte of an integer is the first. Readers in all languages \
     return the number. Windows logs ports and addresses of network events in this order. Values of other sizes are \
     arrays of bytes. Sets of values, counts and bit-fields are little-endian.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.structs {
        file.data.all_fields().iter().for_each(|row| field(ctx, file.file, row, out));
    }
}

fn field(ctx: &Context<'_>, file: FileId, row: &FieldRow, out: &mut Vec<Diagnostic>) {
    let several = row.count.is_some() || row.open;
    let scalar = row.ty.as_ref().filter(|_| !several).and_then(|ty| scalar_of(&ctx.layout.names, ty));
    let fits = row.values.is_none() && scalar.is_some_and(|scalar| scalar.big_endian().is_some());
    match (&row.byte_order, &row.meaning) {
        (Some(order), _) if !fits => {
            let message = "`byte-order` is given for a field that is no unsigned integer of 16 or 32 bits";
            let problem = RULE.at(order.place(file), message, "no such integer");
            out.push(problem.help("remove `byte-order`; describe other big-endian values as arrays of bytes"));
        }
        (None, Some(meaning)) if matches!(**meaning, Meaning::NetworkPort | Meaning::Ipv4Address) => {
            // Integers of another size do not have this meaning, which is reported by the rule for meanings.
            if matches!((**meaning, scalar), (Meaning::NetworkPort, Some(Scalar::U16)) | (_, Some(Scalar::U32))) {
                let message = format!("an integer that means `{}` is big-endian", meaning.word());
                let problem = RULE.at(meaning.place(file), message, "no `byte-order`");
                out.push(problem.help("add `byte-order = \"big\"`"));
            }
        }
        _ => {}
    }
}
