//! Plans: a schema compiled for a pointer size.

use std::sync::Arc;

use etwspec::common::Sid;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec::payloads::{Reference, ReferenceSource};
use etwspec::{Meaning, Pointer};
use etwspec_etl::payload as etl;
use etwspec_etl::payload::Names;
use etwspec_etl::text::output;
use hashbrown::HashMap;

use crate::argument::Form;
use crate::model::{Content, Count, EventId, Field, FieldIndex, Length, Schema};

/// Maximum depth of structures. Deeper ones are not decoded.
const DEPTH: usize = 16;

/// Maximum number of fields, members of structures included. Those after them are not decoded. An event is logged from at most
/// 128 pieces of data.
const FIELDS: usize = 1 << 12;

/// Instructions for decoding the data of events of a schema and a pointer size.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) ops: Box<[Op]>,
    /// Number of values that counts and lengths refer to.
    pub(crate) slots: usize,
    /// Size of the data in bytes, if no value in them determines it.
    pub(crate) fixed: Option<usize>,
    /// True if texts may contain zeros or be missing: an event source logs them as they are.
    pub(crate) has_open_texts: bool,
}

/// A field.
#[derive(Debug)]
pub(crate) struct Op {
    pub(crate) field: etl::Field,
    /// The field as an element, if it is an array.
    pub(crate) element: Option<Box<etl::Field>>,
    pub(crate) what: What,
    pub(crate) count: Number,
    /// Minimum size of the value, or of an element, in bytes.
    pub(crate) least: usize,
    /// Slot of the value, if counts or lengths refer to it.
    pub(crate) slot: Option<usize>,
    /// Output for the name of the field and the names of its value, in bytes.
    pub(crate) output: u32,
    /// The same for an element of an array.
    pub(crate) element_output: u32,
}

/// A number of elements, or a length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    Unstated,
    Fixed(usize),
    Slot(usize),
    /// A USHORT before the first element.
    Prefixed,
}

/// Content of a field.
#[derive(Debug)]
pub(crate) enum What {
    /// A value of a fixed size.
    Scalar { size: usize, of: Scalar },
    /// Text or bytes.
    Run { of: Run, size: Size },
    /// A security identifier, after as many bytes.
    Sid { before: usize },
    /// Fields of a structure.
    Struct(Box<[Op]>),
    /// Nothing that can be decoded: the type has no known encoding, the length is unknown, a count or length is in no
    /// earlier number, or the schema is too large.
    Undecodable,
}

impl What {
    /// Returns the minimum size in bytes.
    fn least(&self) -> usize {
        match self {
            What::Scalar { size, .. } => *size,
            What::Run { size: Size::Counted { size, .. }, .. } => *size,
            What::Run { of, size: Size::Units(Number::Fixed(units)) } => units * if *of == Run::Utf16 { 2 } else { 1 },
            What::Run { .. } | What::Undecodable => 0,
            What::Sid { before } => before + Sid::FIXED_SIZE,
            What::Struct(ops) => ops.iter().fold(0, |sum, op| {
                sum.saturating_add(match op.count {
                    Number::Unstated => op.least,
                    Number::Fixed(count) => op.least.saturating_mul(count),
                    Number::Slot(_) => 0,
                    Number::Prefixed => 2,
                })
            }),
        }
    }
}

/// Returns the size of fields in bytes, if no value in the data determines it. Fields of no size are left out, since arrays of
/// them have no bound.
fn fixed_size(ops: &[Op]) -> Option<usize> {
    ops.iter().try_fold(0_usize, |sum, op| {
        let one = match &op.what {
            What::Scalar { size, .. } => *size,
            What::Struct(ops) => fixed_size(ops)?,
            _ => return None,
        };
        let count = match op.count {
            Number::Unstated => 1,
            Number::Fixed(count) => count,
            Number::Slot(_) | Number::Prefixed => return None,
        };
        sum.checked_add(one.checked_mul(count)?).filter(|_| one > 0)
    })
}

/// Returns the output for the names of fields whose number is fixed, in bytes. `path` is the size of the path of the structure
/// that contains them.
fn fixed_output(ops: &[Op], path: usize) -> usize {
    ops.iter().fold(0_usize, |sum, op| {
        let (count, inner) = match op.count {
            Number::Fixed(count) => (Some(count), op.path_of_elements(path)),
            _ => (None, op.path_of_members(path)),
        };
        let members = if let What::Struct(ops) = &op.what { fixed_output(ops, inner) } else { 0 };
        let own = (op.output as usize).saturating_add(path);
        let elements = count.map(|count| (op.element_output as usize).saturating_add(inner).saturating_mul(count));
        let members = members.saturating_mul(count.unwrap_or(1));
        sum.saturating_add(own).saturating_add(elements.unwrap_or(0)).saturating_add(members)
    })
}

/// Kind of a value of a fixed size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    Unsigned,
    Signed,
    Hex,
    Address,
    Boolean,
    /// A character of UTF-16.
    Char,
    Port,
    Ipv4,
    Guid,
    FileTime,
    SystemTime,
    /// Point in time by the clock of the session.
    Stamp,
    Float,
    Double,
}

/// Kind of text or bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Run {
    Utf16,
    Ansi,
    Utf8,
    Bytes,
    Ipv6,
    SocketAddress,
}

/// End of text or bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    /// A zero, or the end of the data.
    Terminated,
    /// The end of the data.
    Rest,
    /// A number of units.
    Units(Number),
    /// A size in bytes, before the data: its size, and whether it is in network byte order.
    Counted { size: usize, network: bool },
    /// A size in bytes as USHORT, as WPP logs text: it stores a size of 5 before text that is empty or missing.
    CountedByWpp,
}

impl Plan {
    /// Compiles a schema.
    pub(crate) fn new(schema: &Schema, pointer: Pointer) -> Plan {
        let (numbers, referred) = (Vec::new(), Vec::new());
        let things = things(schema);
        let mut compiler = Compiler { pointer, next: 0, numbers, referred, names: HashMap::new(), things };
        compiler.references(&schema.fields, 0);
        compiler.referred.sort_unstable();
        compiler.referred.dedup();
        let ops = compiler.fields(&schema.fields, 0);
        // Data of a fixed size are not walked to find out whether they fit, so they must not reach the limit of the output.
        let fixed = fixed_size(&ops).filter(|_| fixed_output(&ops, 0) <= output::names_limit(0));
        Plan { ops, slots: compiler.referred.len(), fixed, has_open_texts: false }
    }

    /// Returns the size of the plan in bytes, without what schemas share.
    pub(crate) fn size(&self) -> usize {
        size_of::<Plan>() + size(&self.ops)
    }

    /// States that an event source logs the data.
    pub(crate) fn of_event_source(self) -> Plan {
        Plan { has_open_texts: self.ops.iter().any(Op::is_terminated), ..self }
    }
}

/// Returns the fields of a schema that the table of references states to refer to things.
fn things(schema: &Schema) -> Vec<(&'static str, Reference)> {
    let EventId::Manifest { id, .. } = schema.event else { return Vec::new() };
    let source = ReferenceSource::Provider(schema.provider, id);
    let events = Reference::ALL.iter().flat_map(|thing| thing.table().events.iter().map(|event| (event, *thing)));
    let own = events.filter(|(event, _)| event.source == source);
    own.flat_map(|(event, thing)| event.key.iter().map(move |name| (*name, thing))).collect()
}

/// Returns the size of fields in bytes.
fn size(ops: &[Op]) -> usize {
    let size = |op: &Op| {
        let members = if let What::Struct(members) = &op.what { size(members) } else { 0 };
        // The name, and the name in JSON.
        size_of::<Op>() + 2 * op.field.name.len() + members
    };
    ops.iter().map(size).sum()
}

/// Returns the fields that data of a schema can have, in the order in which they are visited. Fields after one that cannot be
/// decoded are left out.
pub fn columns(schema: &Schema, pointer: Pointer) -> Vec<etl::Column> {
    columns_of(&Plan::new(schema, pointer).ops)
}

fn columns_of(ops: &[Op]) -> Vec<etl::Column> {
    ops.iter().map_while(Op::column).collect()
}

impl Op {
    /// Returns whether the field is text in UTF-16 that ends with a zero.
    fn is_terminated(&self) -> bool {
        matches!(self.what, What::Run { of: Run::Utf16, size: Size::Terminated })
    }

    /// Returns the size of the path of an element, in bytes.
    #[inline]
    pub(crate) fn path_of_elements(&self, path: usize) -> usize {
        path + self.field.name.len()
    }

    /// Returns the size of the path of a structure that is no element, in bytes.
    #[inline]
    pub(crate) fn path_of_members(&self, path: usize) -> usize {
        path + self.field.name.len() + 1
    }

    /// Returns the column of the field. `None` if it cannot be decoded.
    fn column(&self) -> Option<etl::Column> {
        use etl::ValueType as T;
        let bits = self.field.widest;
        let of = match &self.what {
            What::Scalar { of, .. } => Some(match of {
                Scalar::Unsigned | Scalar::Port => T::Unsigned(bits),
                Scalar::Signed => T::Signed(bits),
                Scalar::Hex => T::Hex(bits),
                Scalar::Address => T::Address,
                Scalar::Boolean => T::Boolean(bits),
                Scalar::Char => T::Char,
                Scalar::Ipv4 => T::Ipv4,
                Scalar::Guid => T::Guid,
                Scalar::FileTime | Scalar::SystemTime => T::Time,
                Scalar::Stamp => T::Stamp,
                Scalar::Float => T::Float,
                Scalar::Double => T::Double,
            }),
            What::Run { of: Run::Utf16 | Run::Ansi | Run::Utf8, .. } => Some(T::Text),
            What::Run { of: Run::Bytes, .. } => Some(T::Bytes),
            What::Run { of: Run::Ipv6, .. } => Some(T::Ipv6),
            What::Run { of: Run::SocketAddress, .. } => Some(T::SocketAddress),
            What::Sid { .. } => Some(T::Sid),
            What::Struct(_) => None,
            What::Undecodable => return None,
        };
        let shape = match (&self.what, of) {
            (What::Struct(ops), _) => etl::Shape::Struct(columns_of(ops)),
            (_, of) => etl::Shape::Value(of?),
        };
        let shape = match self.count {
            Number::Unstated => shape,
            _ => etl::Shape::List(Box::new(etl::Column::new(self.element.as_deref()?.clone(), shape))),
        };
        Some(etl::Column::new(self.field.clone(), shape))
    }
}

struct Compiler {
    pointer: Pointer,
    /// Index of the next field.
    next: usize,
    /// Indices of the fields so far that are numbers.
    numbers: Vec<usize>,
    /// Indices of fields that counts and lengths refer to, in order.
    referred: Vec<usize>,
    /// Names of values and their size, by their address in the schema.
    names: HashMap<usize, (Names, usize)>,
    /// Names of fields that refer to things.
    things: Vec<(&'static str, Reference)>,
}

impl Compiler {
    fn references(&mut self, fields: &[Field], depth: usize) {
        for field in fields {
            if let Count::Field(FieldIndex(index)) = field.count {
                self.referred.push(index.into());
            }
            match &field.content {
                Content::Value { length: Length::Field(FieldIndex(index)), .. } => self.referred.push((*index).into()),
                Content::Struct(members) if depth < DEPTH => self.references(members, depth + 1),
                _ => {}
            }
        }
    }

    fn fields(&mut self, fields: &[Field], depth: usize) -> Box<[Op]> {
        let mut ops: Vec<Op> = Vec::new();
        let mut names = FieldNames::new();
        for field in fields {
            if self.next >= FIELDS {
                ops.push(undecodable(field));
                break;
            }
            let op = self.field(field, depth, &mut names);
            let ends = matches!(op.what, What::Undecodable);
            ops.push(op);
            if ends {
                break;
            }
        }
        ops.into()
    }

    fn field(&mut self, field: &Field, depth: usize, names: &mut FieldNames) -> Op {
        let index = self.next;
        self.next += 1;
        let mut info = etl::Field::new(free(&field.name, names).to_string());
        let mut values = 0;
        let count = match field.count {
            Count::One => Some(Number::Unstated),
            Count::Fixed(count) => Some(Number::Fixed(count.into())),
            Count::Prefixed => Some(Number::Prefixed),
            Count::Field(of) => self.slot_of(of),
        };
        let Some(count) = count else { return undecodable(field) };
        let what = match &field.content {
            Content::Struct(_) if depth >= DEPTH => What::Undecodable,
            Content::Struct(members) => What::Struct(self.fields(members, depth + 1)),
            Content::Custom => What::Run { of: Run::Bytes, size: Size::Counted { size: 2, network: false } },
            Content::Value { in_type, out_type, length, map } => {
                let length = match length {
                    Length::Unstated => Some(Number::Unstated),
                    Length::Fixed(length) => Some(Number::Fixed((*length).into())),
                    Length::Field(of) => self.slot_of(*of),
                };
                let Some(length) = length else { return undecodable(field) };
                if let Some(map) = map {
                    let new = || {
                        let names = Names::of_schema(map.clone());
                        let size = names.size();
                        (names, size)
                    };
                    let (names, size) = self.names.entry(Arc::as_ptr(map) as usize).or_insert_with(new);
                    (values, info.names) = (*size, Some(names.clone()));
                }
                let what = value(*in_type, *out_type, length, self.pointer, &mut info);
                let thing = self.things.iter().find(|(name, _)| *name == &*field.name);
                info.refers = thing.map(|(_, thing)| *thing).or(info.refers);
                what
            }
        };
        let what = match (what, &field.argument) {
            (
                What::Run { of: of @ (Run::Utf16 | Run::Ansi), size: Size::Counted { size: 2, network: false } },
                Some(_),
            ) => What::Run { of, size: Size::CountedByWpp },
            (what, argument) => {
                let form = argument.as_ref().map(|argument| argument.form);
                if matches!(form, Some(Form::Duration)) {
                    info.meaning = Some(Meaning::HundredNanoseconds);
                }
                what
            }
        };
        if let What::Scalar { of: Scalar::Unsigned | Scalar::Signed | Scalar::Hex | Scalar::Address, .. } = what {
            self.numbers.push(index);
        }
        let slot = self.referred.binary_search(&index).ok();
        let element = (count != Number::Unstated).then(|| Box::new(info.element()));
        let least = what.least();
        let has_raw = matches!(what, What::Scalar { of: Scalar::Boolean | Scalar::Stamp, .. });
        let sum = |sizes: [usize; 2]| {
            let size = sizes.into_iter().fold(output::PUNCTUATION, usize::saturating_add);
            u32::try_from(size).unwrap_or(u32::MAX)
        };
        let (element_output, own) = (sum([0, values]), if count == Number::Unstated { values } else { 0 });
        let output = sum([info.key_size(has_raw), own]);
        characters(Op { field: info, element, what, count, least, slot, output, element_output })
    }

    /// Returns the slot of an earlier number.
    fn slot_of(&self, FieldIndex(index): FieldIndex) -> Option<Number> {
        let index = usize::from(index);
        self.numbers.binary_search(&index).ok()?;
        Some(Number::Slot(self.referred.binary_search(&index).ok()?))
    }
}

/// Converts an array of characters to text.
fn characters(mut op: Op) -> Op {
    match (&op.what, op.count) {
        (What::Scalar { of: Scalar::Char, size }, Number::Fixed(_) | Number::Slot(_) | Number::Prefixed) => {
            let of = if *size == 2 { Run::Utf16 } else { Run::Ansi };
            let what = What::Run { of, size: Size::Units(op.count) };
            let least = what.least();
            // Text has no size in bits.
            (op.field.bits, op.field.widest) = (0, 0);
            Op { what, least, count: Number::Unstated, ..op }
        }
        _ => op,
    }
}

fn undecodable(field: &Field) -> Op {
    Op {
        field: etl::Field::new(field.name.to_string()),
        element: None,
        what: What::Undecodable,
        count: Number::Unstated,
        least: 0,
        slot: None,
        output: output::PUNCTUATION as u32,
        element_output: output::PUNCTUATION as u32,
    }
}

/// Names of the fields so far, with the number that makes the next field of a name unique.
pub(crate) type FieldNames = HashMap<Arc<str>, u32>;

/// Returns the name of a field, or one that no earlier field has.
pub(crate) fn free(name: &Arc<str>, names: &mut FieldNames) -> Arc<str> {
    let mut own = name.clone();
    while names.contains_key(&own) {
        let number = names.entry_ref(name).or_insert(2);
        own = format!("{name}_{number}").into();
        *number += 1;
    }
    names.insert(own.clone(), 2);
    own
}

/// Returns the encoding and the form of a value of a type.
fn value(of: TdhInType, out: TdhOutType, length: Number, pointer: Pointer, info: &mut etl::Field) -> What {
    use TdhInType as I;
    let width = pointer.bytes();
    let scalar = |info: &mut etl::Field, size: usize, natural: Scalar| {
        info.bits = 8 * size as u32;
        info.widest = if matches!(of, I::POINTER | I::SIZET) { 64 } else { info.bits };
        What::Scalar { size, of: shown(natural, size, out, info) }
    };
    let units = match length {
        Number::Unstated => Size::Terminated,
        length => Size::Units(length),
    };
    let counted = |network| Size::Counted { size: 2, network };
    let narrow = match out {
        TdhOutType::UTF8 | TdhOutType::XML | TdhOutType::JSON => Run::Utf8,
        _ => Run::Ansi,
    };
    let binary = match out {
        TdhOutType::IPV6 => Run::Ipv6,
        TdhOutType::SOCKETADDRESS => Run::SocketAddress,
        _ => Run::Bytes,
    };
    match of {
        I::INT8 => scalar(info, 1, Scalar::Signed),
        I::UINT8 => scalar(info, 1, Scalar::Unsigned),
        I::INT16 => scalar(info, 2, Scalar::Signed),
        I::UINT16 => scalar(info, 2, Scalar::Unsigned),
        I::INT32 => scalar(info, 4, Scalar::Signed),
        I::UINT32 => scalar(info, 4, Scalar::Unsigned),
        I::INT64 => scalar(info, 8, Scalar::Signed),
        I::UINT64 => scalar(info, 8, Scalar::Unsigned),
        I::HEXINT32 => scalar(info, 4, Scalar::Hex),
        I::HEXINT64 => scalar(info, 8, Scalar::Hex),
        I::FLOAT => scalar(info, 4, Scalar::Float),
        I::DOUBLE => scalar(info, 8, Scalar::Double),
        I::BOOLEAN => scalar(info, 4, Scalar::Boolean),
        I::GUID => scalar(info, 16, Scalar::Guid),
        I::FILETIME => scalar(info, 8, Scalar::FileTime),
        I::SYSTEMTIME => scalar(info, 16, Scalar::SystemTime),
        I::UNICODECHAR => scalar(info, 2, Scalar::Char),
        I::ANSICHAR => scalar(info, 1, Scalar::Char),
        I::POINTER => scalar(info, width, Scalar::Address),
        I::SIZET => scalar(info, width, Scalar::Unsigned),
        I::UNICODESTRING => What::Run { of: Run::Utf16, size: units },
        I::ANSISTRING => What::Run { of: narrow, size: units },
        I::MANIFEST_COUNTEDSTRING | I::COUNTEDSTRING => What::Run { of: Run::Utf16, size: counted(false) },
        I::MANIFEST_COUNTEDANSISTRING | I::COUNTEDANSISTRING => What::Run { of: narrow, size: counted(false) },
        I::REVERSEDCOUNTEDSTRING => What::Run { of: Run::Utf16, size: counted(true) },
        I::REVERSEDCOUNTEDANSISTRING => What::Run { of: narrow, size: counted(true) },
        I::NONNULLTERMINATEDSTRING => What::Run { of: Run::Utf16, size: Size::Rest },
        I::NONNULLTERMINATEDANSISTRING => What::Run { of: narrow, size: Size::Rest },
        I::MANIFEST_COUNTEDBINARY => What::Run { of: binary, size: counted(false) },
        I::HEXDUMP => What::Run { of: Run::Bytes, size: Size::Counted { size: 4, network: false } },
        I::BINARY => match length {
            Number::Unstated if binary == Run::Ipv6 => What::Run { of: binary, size: Size::Units(Number::Fixed(16)) },
            Number::Unstated => What::Undecodable,
            length => What::Run { of: binary, size: Size::Units(length) },
        },
        I::SID => What::Sid { before: 0 },
        // A TOKEN_USER of two members as wide as a pointer.
        I::WBEMSID => What::Sid { before: 2 * width },
        _ => What::Undecodable,
    }
}

/// Returns the form in which a number is shown.
fn shown(natural: Scalar, size: usize, out: TdhOutType, info: &mut etl::Field) -> Scalar {
    use TdhOutType as O;
    let is_number = matches!(natural, Scalar::Unsigned | Scalar::Signed | Scalar::Hex | Scalar::Address);
    if !is_number {
        return natural;
    }
    let (scalar, meaning) = match out {
        O::HEXINT8 | O::HEXINT16 | O::HEXINT32 | O::HEXINT64 | O::HEXBINARY | O::ERRORCODE => (Scalar::Hex, None),
        O::WIN32ERROR => (Scalar::Unsigned, Some(Meaning::Win32Error)),
        O::NTSTATUS => (Scalar::Hex, Some(Meaning::NtStatus)),
        O::HRESULT => (Scalar::Hex, Some(Meaning::Hresult)),
        O::PID => (Scalar::Unsigned, Some(Meaning::ProcessId)),
        O::TID => (Scalar::Unsigned, Some(Meaning::ThreadId)),
        O::PORT if size == 2 => (Scalar::Port, Some(Meaning::NetworkPort)),
        O::IPV4 if size == 4 => (Scalar::Ipv4, Some(Meaning::Ipv4Address)),
        O::BOOLEAN => (Scalar::Boolean, Some(Meaning::Boolean)),
        O::ETWTIME if size == 8 => (Scalar::Stamp, Some(Meaning::TimeStamp)),
        O::DATETIME | O::CULTURE_INSENSITIVE_DATETIME if size == 8 => (Scalar::FileTime, Some(Meaning::FileTime)),
        O::STRING if size <= 2 => (Scalar::Char, None),
        O::CODE_POINTER => (Scalar::Address, Some(Meaning::CodeAddress)),
        O::BYTE | O::SHORT | O::INT | O::LONG => (Scalar::Signed, None),
        O::UNSIGNEDBYTE | O::UNSIGNEDSHORT | O::UNSIGNEDINT | O::UNSIGNEDLONG => (Scalar::Unsigned, None),
        _ => (natural, None),
    };
    info.meaning = meaning;
    info.refers = meaning.and_then(|meaning| Reference::of_meaning(meaning.word()));
    scalar
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Source, uses_length};
    use etwspec::Guid;

    #[test]
    fn an_array_of_characters_is_text_without_a_size_in_bits() {
        for in_type in [TdhInType::UNICODECHAR, TdhInType::ANSICHAR] {
            let mut field = Field::value("Text", in_type, TdhOutType::NULL);
            field.count = Count::Fixed(2);
            let mut schema = Schema::new(Source::TraceEventInfo, Guid::default(), EventId::TraceLogging);
            schema.fields = Arc::new([field]);
            let plan = Plan::new(&schema, Pointer::Bits64);
            assert!(matches!(plan.ops[0].what, What::Run { .. }), "{in_type:?}");
            assert_eq!(plan.ops[0].field.bits, 0, "{in_type:?}");
        }
    }

    #[test]
    fn a_length_changes_the_encoding_of_just_those_types_that_use_it() {
        let plan = |in_type, length| {
            let what = value(in_type, TdhOutType::NULL, length, Pointer::Bits64, &mut etl::Field::new(""));
            format!("{what:?}")
        };
        for of in TdhInType::named_values().map(|(_, of)| of) {
            let differs = plan(of, Number::Unstated) != plan(of, Number::Fixed(3));
            assert_eq!(differs, uses_length(of), "{of:?}");
        }
    }
}
