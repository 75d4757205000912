//! `Debug` of payloads: fields by name, values as people read them.

use core::fmt::{self, Debug};

use super::data::ProviderData;
use super::place::{Form, Scalar};
use super::value::{FieldBytes, FieldValue, FieldValues};
use super::walk::Fields;
use crate::guid::Guid;
use crate::layout::little_endian;
use crate::lists::{in_type, out_type};
use crate::provider::{EventField, Map, Quantity};
use crate::table::Hex;
use crate::text::Text;
use crate::typed::FileTime;

impl<T> Debug for FieldValues<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.clone();
        let mut list = f.debug_list();
        while let Some((place, span)) = rest.span() {
            list.entry(&FieldBytesShown(&FieldBytes { fields: &self.fields, index: self.index, place, span }));
        }
        list.finish()
    }
}

/// Writes the fields by name.
impl Debug for ProviderData<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct(self.event.name);
        self.fields.show(0, self.fields.layout.places.len() as u16, &mut shown);
        if let Some(rest) = self.fields.bytes.get(self.used..).filter(|rest| !rest.is_empty()) {
            shown.field("rest", &format_args!("{}", Hex(rest)));
        }
        shown.finish()
    }
}

/// Writes the members by name.
impl Debug for Fields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, next) = self.place(self.index).map_or(("", 0), |place| (place.field.name, place.next));
        let mut shown = f.debug_struct(name);
        self.show(self.index + 1, next, &mut shown);
        shown.finish()
    }
}

impl Fields<'_> {
    fn show(&self, first: u16, end: u16, shown: &mut fmt::DebugStruct<'_, '_>) {
        let (mut at, mut index) = (self.start(), first);
        while index < end
            && let Some(place) = self.place(index)
        {
            if let Quantity::Unstated = place.count() {
                let Ok(span) = self.walk().element(index, place, at, None) else { return };
                let field = FieldBytes { fields: self, index, place, span };
                shown.field(place.field.name, &FieldBytesShown(&field));
            } else {
                shown.field(place.field.name, &self.elements::<u8>(index, place, at));
            }
            let Ok(next) = self.walk().field(index, place, at, None) else { return };
            (at, index) = (next, place.next);
        }
    }
}

/// A value as `Debug` writes it.
struct FieldBytesShown<'s, 'f, 'a>(&'s FieldBytes<'f, 'a>);

impl Debug for FieldBytesShown<'_, '_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let field = self.0;
        let number = field.number();
        let maps = field.fields.layout.provider.maps;
        if let (Form::Scalar(..), Some(map)) = (field.place.form, maps.get(usize::from(field.place.field.map))) {
            // A negative value has the bits of its own size in the table.
            return show_named(map, little_endian(field.value()), f);
        }
        match field.place.form {
            Form::Structure => field.structure().fmt(f),
            Form::Scalar(_, Scalar::Character) if field.place.is_text() => self.text(f),
            Form::Run(..) if !is_binary(field.place.field.in_type) => self.text(f),
            Form::Scalar(_, of) => match of {
                Scalar::Unsigned if is_hexadecimal(field.place.field) => write!(f, "{number:#x}"),
                Scalar::Address => write!(f, "{number:#x}"),
                Scalar::Unsigned | Scalar::Character => write!(f, "{number}"),
                Scalar::Signed => write!(f, "{}", number as i64),
                Scalar::Boolean => write!(f, "{}", number != 0),
                Scalar::Float => write!(f, "{:?}", f32::of(field)),
                Scalar::Double => write!(f, "{:?}", f64::of(field)),
                Scalar::Guid => write!(f, "{}", Guid::of(field)),
                Scalar::FileTime => write!(f, "{}", FileTime::of(field)),
                Scalar::Opaque => write!(f, "{}", Hex(field.value())),
            },
            Form::Run(..) | Form::Sid(_) | Form::Unknown => write!(f, "{}", Hex(field.value())),
        }
    }
}

impl FieldBytesShown<'_, '_, '_> {
    fn text(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Text::of(self.0).fmt(f)
    }
}

fn is_binary(ty: u16) -> bool {
    matches!(ty, in_type::BINARY | in_type::COUNTEDBINARY | in_type::HEXDUMP)
}

fn is_hexadecimal(field: &EventField) -> bool {
    use out_type as o;
    matches!(field.in_type, in_type::HEXINT32 | in_type::HEXINT64)
        || matches!(field.out_type, o::HEXINT8 | o::HEXINT16 | o::HEXINT32 | o::HEXINT64)
}

/// Writes the name of a value, or the names of the bits that are set, and unnamed bits in hexadecimal.
fn show_named(map: &Map, number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if let Some((_, name)) = map.entries.iter().find(|(value, _)| *value == number) {
        return f.write_str(name);
    }
    if !map.bits {
        return write!(f, "{number}");
    }
    let (mut rest, mut before) = (number, "");
    for (bits, name) in map.entries {
        if *bits != 0 && rest & bits == *bits {
            write!(f, "{before}{name}")?;
            (rest, before) = (rest & !bits, " | ");
        }
    }
    if rest != 0 || number == 0 { write!(f, "{before}{rest:#x}") } else { Ok(()) }
}
