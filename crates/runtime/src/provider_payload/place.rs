//! Places of the fields of an event: their encodings, and the offsets that the table of the provider determines.

use crate::lists::{in_type, out_type};
use crate::provider::{EventField, Quantity, plain};

/// A field of an event or a member of a structure, and its offset.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    pub(super) field: &'static EventField,
    pub(super) form: Form,
    /// Index of the next field of the same event or structure.
    pub(super) next: u16,
    /// Index of the last field up to this one whose offset is constant.
    pub(super) base: u16,
    /// Offset of that field from the start of the event or structure, for 32-bit and 64-bit pointers.
    pub(super) offsets: [u32; 2],
    /// True if a count or length refers to the field.
    pub(super) referred: bool,
}

/// Encoding of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Value of a fixed size, for 32-bit and 64-bit pointers.
    Scalar([u8; 2], Scalar),
    /// Text or bytes: size of a unit in bytes, and where they end.
    Run(u8, End),
    /// Security identifier, after as many bytes for 32-bit and 64-bit pointers.
    Sid([u8; 2]),
    Structure,
    /// The type has no known encoding, no length is stated, or a count or length is no earlier number.
    Unknown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scalar {
    Unsigned,
    Signed,
    Address,
    Boolean,
    Character,
    Float,
    Double,
    Guid,
    FileTime,
    /// Bytes that are shown as such.
    Opaque,
}

/// End of text or bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// After a zero, or at the end of the data.
    Zero,
    /// At the end of the data.
    Data,
    /// After as many units as the field states.
    Length,
    /// After a number of units.
    Number(u16),
    /// After a number of bytes that precedes them: its size, and whether it is in network byte order.
    Counted(u8, bool),
}

/// Returns the encoding of a field.
const fn form(field: &EventField) -> Form {
    use in_type as i;
    use out_type as o;
    if !field.members().is_empty() {
        return Form::Structure;
    }
    let length = if matches!(field.length, Quantity::Unstated) { End::Zero } else { End::Length };
    match field.in_type {
        i::INT8 => one(field, 1, Scalar::Signed),
        i::UINT8 => one(field, 1, Scalar::Unsigned),
        i::INT16 => one(field, 2, Scalar::Signed),
        i::UINT16 => one(field, 2, Scalar::Unsigned),
        i::INT32 => one(field, 4, Scalar::Signed),
        i::UINT32 | i::HEXINT32 => one(field, 4, Scalar::Unsigned),
        i::INT64 => one(field, 8, Scalar::Signed),
        i::UINT64 | i::HEXINT64 => one(field, 8, Scalar::Unsigned),
        i::FLOAT => one(field, 4, Scalar::Float),
        i::DOUBLE => one(field, 8, Scalar::Double),
        i::BOOLEAN => one(field, 4, Scalar::Boolean),
        i::GUID => one(field, 16, Scalar::Guid),
        i::FILETIME => one(field, 8, Scalar::FileTime),
        i::SYSTEMTIME => one(field, 16, Scalar::Opaque),
        i::UNICODECHAR => one(field, 2, Scalar::Character),
        i::ANSICHAR => one(field, 1, Scalar::Character),
        i::POINTER => Form::Scalar([4, 8], Scalar::Address),
        i::SIZET => Form::Scalar([4, 8], Scalar::Unsigned),
        i::UNICODESTRING => Form::Run(2, length),
        i::ANSISTRING => Form::Run(1, length),
        i::COUNTEDUNICODESTRING | i::MOFCOUNTEDSTRING => Form::Run(2, End::Counted(2, false)),
        i::COUNTEDANSISTRING | i::MOFCOUNTEDANSISTRING | i::COUNTEDBINARY => Form::Run(1, End::Counted(2, false)),
        i::REVERSEDCOUNTEDSTRING => Form::Run(2, End::Counted(2, true)),
        i::REVERSEDCOUNTEDANSISTRING => Form::Run(1, End::Counted(2, true)),
        i::NONNULLTERMINATEDSTRING => Form::Run(2, End::Data),
        i::NONNULLTERMINATEDANSISTRING => Form::Run(1, End::Data),
        i::HEXDUMP => Form::Run(1, End::Counted(4, false)),
        i::BINARY => match field.length {
            Quantity::Unstated if field.out_type == o::IPV6 => Form::Run(1, End::Number(16)),
            Quantity::Unstated => Form::Unknown,
            _ => Form::Run(1, End::Length),
        },
        i::SID => Form::Sid([0, 0]),
        // A TOKEN_USER of two members as wide as a pointer.
        i::WBEMSID => Form::Sid([8, 16]),
        _ => Form::Unknown,
    }
}

const fn one(field: &EventField, size: u8, of: Scalar) -> Form {
    let integer = matches!(of, Scalar::Unsigned | Scalar::Signed);
    let of = if integer && size <= 2 && field.out_type == out_type::STRING { Scalar::Character } else { of };
    Form::Scalar([size, size], of)
}

/// Returns whether counts and lengths may refer to a field: to a number that is shown as such.
const fn is_number(place: &Place) -> bool {
    use out_type as o;
    let Form::Scalar([size, _], Scalar::Unsigned | Scalar::Signed | Scalar::Address) = place.form else {
        return false;
    };
    match place.field.out_type {
        o::BOOLEAN => false,
        o::PORT => size != 2,
        o::IPV4 => size != 4,
        o::ETWTIME | o::DATETIME | o::DATETIMECULTUREINSENSITIVE => size != 8,
        _ => true,
    }
}

/// Returns the places of all fields of an event, members of structures included, in the order of their indices.
pub const fn places<const N: usize>(fields: &'static [EventField]) -> [Place; N] {
    const NOTHING: &EventField = &plain("", 0);
    let none = Place { field: NOTHING, form: Form::Unknown, next: 0, base: 0, offsets: [0; 2], referred: false };
    let mut places = [none; N];
    let end = place(&mut places, fields, 0);
    assert!(end == N, "a table has another number of fields");
    places
}

/// Adds the places of fields. Returns the index after them.
const fn place(places: &mut [Place], fields: &'static [EventField], first: usize) -> usize {
    let (mut own, mut base, mut offsets) = (first, first, [0, 0]);
    let (mut constant, mut at) = (true, 0);
    while at < fields.len() {
        let field = &fields[at];
        let inner = if field.members().is_empty() { own + 1 } else { place(places, field.members(), own + 1) };
        if constant {
            base = own;
        }
        let counted = refer(places, field.count, own) && refer(places, field.length, own);
        let form = if counted { form(field) } else { Form::Unknown };
        places[own] =
            Place { field, form, next: inner as u16, base: base as u16, offsets, referred: places[own].referred };
        if constant {
            match sizes(places, own) {
                Some([narrow, wide]) => offsets = [offsets[0] + narrow, offsets[1] + wide],
                None => constant = false,
            }
        }
        own = inner;
        at += 1;
    }
    own
}

/// Marks the field that a count or length refers to. Returns `false` if it is no earlier number.
const fn refer(places: &mut [Place], quantity: Quantity, own: usize) -> bool {
    if let Quantity::Field(index) = quantity {
        let index = index as usize;
        if index >= own || !is_number(&places[index]) {
            return false;
        }
        places[index].referred = true;
    }
    true
}

/// Maximum size of a field that a constant skips, in bytes. No sum of such sizes overflows.
const SKIPPED: u32 = 1 << 13;

/// Returns the sizes of a field for both pointer sizes, unless the data determine them.
const fn sizes(places: &[Place], index: usize) -> Option<[u32; 2]> {
    let place = &places[index];
    let count = match place.field.count {
        Quantity::Unstated => 1,
        Quantity::Number(count) => count as u32,
        Quantity::Field(_) => return None,
    };
    let [narrow, wide] = match place.form {
        Form::Scalar([narrow, wide], _) => [narrow as u32, wide as u32],
        Form::Run(unit, End::Number(length)) => [unit as u32 * length as u32; 2],
        Form::Run(unit, End::Length) => match place.field.length {
            Quantity::Number(length) => [unit as u32 * length as u32; 2],
            _ => return None,
        },
        Form::Structure => {
            let (mut sum, mut member) = ([0, 0], index + 1);
            while member < place.next as usize {
                let Some([narrow, wide]) = sizes(places, member) else { return None };
                sum = [sum[0] + narrow, sum[1] + wide];
                member = places[member].next as usize;
            }
            sum
        }
        Form::Run(..) | Form::Sid(_) | Form::Unknown => return None,
    };
    match (narrow.checked_mul(count), wide.checked_mul(count)) {
        (Some(narrow), Some(wide)) if narrow <= SKIPPED && wide <= SKIPPED => Some([narrow, wide]),
        _ => None,
    }
}

impl Place {
    /// Returns whether the field is an array of characters, which is text.
    pub(super) fn is_text(&self) -> bool {
        matches!(self.form, Form::Scalar(_, Scalar::Character)) && !matches!(self.field.count, Quantity::Unstated)
    }

    /// Returns the number of elements, unless the elements are characters of a text.
    pub(super) fn count(&self) -> Quantity {
        if self.is_text() { Quantity::Unstated } else { self.field.count }
    }

    /// Returns the size of a character in bytes.
    pub(super) fn unit(&self) -> u8 {
        match self.form {
            Form::Scalar([size, _], _) | Form::Run(size, _) => size,
            _ => 1,
        }
    }

    /// Returns whether a zero may end the text.
    pub(super) fn is_terminated(&self) -> bool {
        matches!(self.form, Form::Run(_, End::Zero))
    }
}
