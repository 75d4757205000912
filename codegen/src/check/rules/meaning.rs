//! A meaning fits the type of its field, adds to what the row states already, and is the same in all layouts.

use std::collections::BTreeMap;

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::meaning::Stated;
use crate::resolve::{is_character, scalar_of};
use crate::span::{At, FileId, Place};
use crate::spec::{BitRow, Count, FieldRow, Scalar, Sources, TailRow};
use etwspec_catalog::{Carrier, Meaning};

pub(super) static RULE: Rule = rule!(
    "meaning",
    Check(run),
    "A meaning fits the type of its field, adds to what the row states, and is the same in all layouts of a payload.",
    "`meaning` states what a value is: a process ID, an IPv4 address, a duration. Type, unit, values and accessor \
     imply many meanings, which are not repeated. A meaning with a unit of its own contradicts other `units`. Fields \
     of one payload type with one name, or with that `same-as`, are read by one getter, so they have one meaning. \
     `meaning-sources` are those of a `meaning`.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.structs {
        file.data.all_fields().iter().for_each(|row| field(ctx, file.file, row, out));
        file.data.tail.iter().for_each(|row| part(ctx, file.file, row, out));
    }
    layouts(ctx, out);
}

/// Reports sources of a meaning that is not stated.
fn of_nothing(file: FileId, meaning: &Option<At<Meaning>>, sources: &Sources, out: &mut Vec<Diagnostic>) {
    if let (None, Some(sources)) = (meaning, &**sources) {
        let problem = RULE.at(sources.place(file), "`meaning-sources` is given without `meaning`", "no `meaning`");
        out.push(problem.help("add `meaning`, or cite the sources of the whole row as `sources`"));
    }
}

fn field(ctx: &Context<'_>, file: FileId, row: &FieldRow, out: &mut Vec<Diagnostic>) {
    of_nothing(file, &row.meaning, &row.meaning_sources, out);
    if let Some(meaning) = &row.meaning {
        let carries = Carried {
            scalar: match (&*row.ty, &*row.unit) {
                (Some(ty), _) => scalar(ctx, ty),
                (None, Some(unit)) => scalar(ctx, unit),
                _ => None,
            },
            character: row.string.is_some() || row.ty.as_ref().is_some_and(|ty| is_character(&ctx.layout.names, ty)),
            count: row.count.as_ref().map(|count| count.get()),
            several: row.count.is_some() || row.open,
        };
        if row.union.is_some() || row.structure.is_some() {
            let message = "a union or an inner structure has no meaning".to_owned();
            out.push(RULE.at(meaning.place(file), message, "its members have").help("write `meaning` on the members"));
        } else if row.ty.as_ref().is_none_or(|ty| is_known(ctx, ty)) {
            check(ctx, file, meaning, &carries, &Stated::field(row), row.units.as_deref(), out);
        }
    }
    row.bits.iter().flat_map(|bits| bits.get()).for_each(|row| bits(ctx, file, row, out));
}

fn bits(ctx: &Context<'_>, file: FileId, row: &BitRow, out: &mut Vec<Diagnostic>) {
    of_nothing(file, &row.meaning, &row.meaning_sources, out);
    if let Some(meaning) = &row.meaning {
        // Bits are integers; the narrowest that contains them decides whether the meaning fits.
        let scalar = match *row.width {
            ..=8 => Scalar::U8,
            9..=16 => Scalar::U16,
            17..=32 => Scalar::U32,
            _ => Scalar::U64,
        };
        let carries = Carried { scalar: Some(scalar), ..Carried::default() };
        check(ctx, file, meaning, &carries, &Stated::bits(row), None, out);
    }
}

fn part(ctx: &Context<'_>, file: FileId, row: &TailRow, out: &mut Vec<Diagnostic>) {
    of_nothing(file, &row.meaning, &row.meaning_sources, out);
    if let Some(meaning) = row.meaning.as_ref().filter(|_| is_known(ctx, &row.ty)) {
        let carries = Carried {
            scalar: scalar(ctx, &row.ty),
            character: row.string.is_some() || is_character(&ctx.layout.names, &row.ty),
            count: row.count.as_ref().map(|count| count.get()),
            several: row.count.is_some() || row.open || row.string.is_some() || row.size.is_some(),
        };
        check(ctx, file, meaning, &carries, &Stated::part(row), row.units.as_deref(), out);
    }
}

/// Returns whether a type is in the tables; another rule reports it if not.
fn is_known(ctx: &Context<'_>, ty: &str) -> bool {
    ty.ends_with('*') || ctx.layout.names.ty(ty).is_some()
}

/// Returns the scalar of a type. C's pointers are addresses.
fn scalar(ctx: &Context<'_>, ty: &str) -> Option<Scalar> {
    if ty.ends_with('*') { Some(Scalar::Pointer) } else { scalar_of(&ctx.layout.names, ty) }
}

/// Properties of a row that a meaning must fit.
#[derive(Default)]
struct Carried<'s> {
    scalar: Option<Scalar>,
    character: bool,
    count: Option<&'s Count>,
    several: bool,
}

impl Carried<'_> {
    fn bits(&self) -> u32 {
        match self.scalar {
            Some(Scalar::U8 | Scalar::I8) => 8,
            Some(Scalar::U16 | Scalar::I16 | Scalar::U16Be) => 16,
            Some(Scalar::U32 | Scalar::I32 | Scalar::Pointer | Scalar::U32Be) => 32,
            Some(Scalar::U64 | Scalar::I64) => 64,
            Some(Scalar::Guid) | None => 0,
        }
    }

    fn fits(&self, carrier: Carrier) -> bool {
        let bytes = self.several && self.bits() == 8;
        let integer = self.bits() != 0 && !(self.several && self.character);
        match carrier {
            Carrier::Integer => integer,
            Carrier::IntegerOf(bits) => integer && self.bits() >= bits,
            Carrier::Port => integer && self.bits() == 16 && !self.several,
            Carrier::Bytes(size) if self.several => {
                bytes && matches!(self.count, Some(Count::Fixed(count)) if *count == size)
            }
            Carrier::Bytes(size) => integer && self.bits() == 8 * size,
            Carrier::AnyBytes => bytes || self.character && self.several || !self.several && self.bits() == 64,
            Carrier::Text => self.several && self.character,
            Carrier::Guid => self.scalar == Some(Scalar::Guid),
            Carrier::Structure => false,
        }
    }
}

fn check(
    ctx: &Context<'_>,
    file: FileId,
    row: &At<Meaning>,
    carried: &Carried<'_>,
    stated: &Stated<'_>,
    units: Option<&str>,
    out: &mut Vec<Diagnostic>,
) {
    let meaning = **row;
    let (word, carrier) = (meaning.word(), meaning.carrier());
    let place = || row.place(file);
    let implied = stated.implied(&ctx.layout.names);
    if implied == Some(meaning) {
        let message = format!("`{word}` is stated twice");
        out.push(RULE.at(place(), message, "type, unit, values or accessor imply it").help("remove `meaning`"));
    } else if let Some(implied) = implied.filter(|_| stated.values.is_some()) {
        let message = format!("`{word}` contradicts the values, which mean `{}`", implied.word());
        out.push(RULE.at(place(), message, "another meaning").help("remove `meaning` or `values`"));
    } else if !carried.fits(carrier) {
        let message = format!("a field that means `{word}` is {}", carrier.words());
        let problem = RULE.at(place(), message, "of another type");
        out.push(problem.help("correct the type, or write a meaning that fits it"));
    } else if let Some(units) = units.filter(|units| contradicts(meaning, units)) {
        let message = format!("`{word}` contradicts the units `{units}`");
        out.push(RULE.at(place(), message, "a meaning with another unit").help("remove `meaning` or `units`"));
    }
}

fn contradicts(meaning: Meaning, units: &str) -> bool {
    let of_units = Meaning::of_unit(units).map_or("", Meaning::unit);
    !meaning.unit().is_empty() && meaning.unit() != units && meaning.unit() != of_units
}

/// Checks that fields which one getter reads have one meaning.
fn layouts(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let names = &ctx.layout.names;
    let mut first: BTreeMap<(&str, &str), (Meaning, Place)> = BTreeMap::new();
    for file in &ctx.layout.spec.structs {
        let Some(payload) = &*file.data.payload_type else { continue };
        let place = |meaning: Option<&At<Meaning>>, name: &At<String>| {
            meaning.map_or_else(|| name.place(file.file), |meaning| meaning.place(file.file))
        };
        let fields = file.data.field.iter().filter_map(|row| {
            let name = row.name.as_ref()?;
            let meaning = Stated::field(row).resolve(names)?;
            Some((row.same_as.as_ref().unwrap_or(name), meaning, place(row.meaning.as_ref(), name)))
        });
        let parts = file.data.tail.iter().filter_map(|row| {
            let meaning = Stated::part(row).resolve(names)?;
            Some((row.same_as.as_ref().unwrap_or(&row.name), meaning, place(row.meaning.as_ref(), &row.name)))
        });
        for (name, meaning, place) in fields.chain(parts) {
            let (before, other) =
                first.entry((payload.as_str(), name.as_str())).or_insert_with(|| (meaning, place.clone()));
            if *before != meaning {
                let message = format!("`{}` of {} has two meanings", **name, **payload);
                let label = format!("`{}`", meaning.word());
                let problem = RULE.at(place, message, label);
                let problem = problem.other(other.clone(), format!("`{}`", before.word()));
                out.push(
                    problem.help(
                        "write one meaning in all layouts, or give one of the fields another name with `same-as`",
                    ),
                );
            }
        }
    }
}
