//! Return types of the getters of payload types of providers.

use std::collections::HashSet;

use super::super::leaf::Int;
use super::super::names;
use etwspec_catalog::{Catalog, EventField, InType, OutType, Provider, Quantity};

/// Return type of the getter of a field.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shown<'c> {
    pub(super) kind: Kind<'c>,
    /// True if the field is an array.
    pub(super) many: bool,
}

/// Kind of a value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Kind<'c> {
    Int(Int),
    /// The enumeration or flags of a map, and the integer.
    Value(&'c str, Int),
    Bool,
    Float,
    Double,
    Guid,
    FileTime,
    Utf16,
    Ansi,
    /// Text in either encoding.
    Text,
    Bytes,
    /// The view of a structure of the tables.
    View(String),
    Structure,
}

impl<'c> Shown<'c> {
    /// Returns what contains the values of both, if anything does.
    pub(super) fn with(&self, other: &Shown<'c>) -> Option<Shown<'c>> {
        let kind = (self.many == other.many).then(|| self.kind.with(&other.kind))??;
        Some(Shown { kind, many: self.many })
    }
}

impl<'c> Kind<'c> {
    fn with(&self, other: &Kind<'c>) -> Option<Kind<'c>> {
        let int = |kind: &Kind<'_>| match kind {
            Kind::Int(int) | Kind::Value(_, int) => Some(*int),
            _ => None,
        };
        let is_text = |kind: &Kind<'_>| matches!(kind, Kind::Utf16 | Kind::Ansi | Kind::Text);
        match (self, other) {
            _ if self == other => Some(self.clone()),
            // The type of a map has the size of its largest field.
            (Kind::Value(a, one), Kind::Value(b, two)) if a == b => {
                Some(Kind::Value(a, if one.size < two.size { *two } else { *one }))
            }
            _ if is_text(self) && is_text(other) => Some(Kind::Text),
            _ => int(self)?.wider(int(other)?).map(Kind::Int),
        }
    }

    /// Returns the type in Rust, of a kind that does not name one.
    pub(super) fn ty(&self) -> &'static str {
        match self {
            Kind::Int(int) => int.name(),
            Kind::Bool => "bool",
            Kind::Float => "f32",
            Kind::Double => "f64",
            Kind::Guid => "Guid",
            Kind::FileTime => "FileTime",
            Kind::Utf16 => "Utf16Str<'a>",
            Kind::Ansi => "AnsiStr<'a>",
            Kind::Text => "Text<'a>",
            Kind::Bytes | Kind::View(_) | Kind::Value(..) | Kind::Structure => "&'a [u8]",
        }
    }
}

/// Returns what the getter of a field returns.
pub(super) fn of<'c>(catalog: &'c Catalog, provider: &'c Provider, field: &EventField) -> Shown<'c> {
    let Some(ty) = field.ty else { return Shown { kind: Kind::Structure, many: field.count.is_some() } };
    let kind = value(catalog, provider, field, ty);
    match character(field, ty) {
        Some(2) if field.count.is_some() => Shown { kind: Kind::Utf16, many: false },
        Some(_) if field.count.is_some() => Shown { kind: Kind::Ansi, many: false },
        _ => Shown { kind, many: field.count.is_some() },
    }
}

fn value<'c>(catalog: &'c Catalog, provider: &'c Provider, field: &EventField, ty: InType) -> Kind<'c> {
    let map = field.map.as_ref().and_then(|name| provider.maps.iter().find(|map| map.name == *name));
    let number = |size, signed| {
        let int = Int { size, signed };
        map.and_then(|map| map.rust.as_deref()).map_or(Kind::Int(int), |map| Kind::Value(map, int))
    };
    match ty {
        InType::Int8 => number(1, true),
        InType::UInt8 | InType::AnsiChar => number(1, false),
        InType::Int16 => number(2, true),
        InType::UInt16 | InType::UnicodeChar => number(2, false),
        InType::Int32 => number(4, true),
        InType::UInt32 | InType::HexInt32 => number(4, false),
        InType::Int64 => number(8, true),
        InType::UInt64 | InType::HexInt64 | InType::Pointer | InType::SizeT => number(8, false),
        InType::Boolean if map.is_some() => number(4, false),
        InType::Boolean => Kind::Bool,
        InType::Float => Kind::Float,
        InType::Double => Kind::Double,
        InType::Guid => Kind::Guid,
        InType::FileTime => Kind::FileTime,
        InType::AnsiString
        | InType::CountedAnsiString
        | InType::MofCountedAnsiString
        | InType::ReversedCountedAnsiString
        | InType::NonNullTerminatedAnsiString => Kind::Ansi,
        InType::Binary | InType::CountedBinary | InType::HexDump => Kind::Bytes,
        InType::CountedUnicodeString
        | InType::MofCountedString
        | InType::ReversedCountedString
        | InType::NonNullTerminatedString => Kind::Utf16,
        // Text, and the only other type that has a length.
        _ if ty.has_length() => Kind::Utf16,
        _ => view(catalog, ty.word()),
    }
}

/// Returns the view of the structure at the end of the name of a type, or bytes if the tables have none that is always
/// there.
fn view<'c>(catalog: &Catalog, word: &str) -> Kind<'c> {
    let word = word.to_ascii_uppercase();
    let own = catalog.structs.iter().filter(|structure| structure.layout_known && word.ends_with(&structure.name));
    let structure = own.max_by_key(|structure| structure.name.len());
    let view =
        structure.filter(|structure| names::feature(catalog, &structure.module).is_none()).and_then(|structure| {
            let mut current = (0..structure.forms.len()).filter(|form| structure.forms[*form].current);
            let form = current.next().filter(|_| current.next().is_none())?;
            Some(format!("{}View", names::form_path(structure, form)))
        });
    view.map_or(Kind::Bytes, Kind::View)
}

/// Returns the size of a character, if the values of a field are characters.
fn character(field: &EventField, ty: InType) -> Option<u32> {
    let is_string = field.out == Some(OutType::String);
    match ty {
        InType::UnicodeChar => Some(2),
        InType::AnsiChar => Some(1),
        InType::Int16 | InType::UInt16 if is_string => Some(2),
        InType::Int8 | InType::UInt8 if is_string => Some(1),
        _ => None,
    }
}

/// Returns the number of fields before the first one that cannot be read, members of structures included.
pub(super) fn readable(fields: &[EventField]) -> usize {
    let mut next = 0;
    match run(fields, &mut next, &mut HashSet::new()) {
        Ok(()) => next,
        Err(index) => index,
    }
}

/// Adds the indices of numbers. Returns the index of the first field that cannot be read.
fn run(fields: &[EventField], next: &mut usize, numbers: &mut HashSet<u16>) -> Result<(), usize> {
    for field in fields {
        let own = *next;
        *next += 1;
        let known = |quantity: &Option<Quantity>| match quantity {
            Some(Quantity::Field { index, .. }) => numbers.contains(index),
            _ => true,
        };
        let sized = field.ty != Some(InType::Binary) || field.length.is_some() || field.out == Some(OutType::Ipv6);
        if !known(&field.count) || !known(&field.length) || !sized {
            return Err(own);
        }
        if is_number(field) {
            numbers.extend(u16::try_from(own));
        }
        run(&field.members, next, numbers).map_err(|_| own)?;
    }
    Ok(())
}

/// Returns whether a count or a length may refer to a field: to a number that is shown as such.
fn is_number(field: &EventField) -> bool {
    let Some(ty) = field.ty.filter(|ty| ty.is_integer()) else { return false };
    let is = |types: &[InType]| types.contains(&ty);
    let two = is(&[InType::Int16, InType::UInt16]);
    let four = is(&[InType::Int32, InType::UInt32, InType::HexInt32]);
    let eight = is(&[InType::Int64, InType::UInt64, InType::HexInt64]);
    match field.out {
        Some(OutType::Boolean) => false,
        Some(OutType::String) => four || eight,
        Some(OutType::Port) => !two,
        Some(OutType::Ipv4) => !four,
        Some(OutType::EtwTime | OutType::DateTime | OutType::DateTimeCultureInsensitive) => !eight,
        _ => true,
    }
}
