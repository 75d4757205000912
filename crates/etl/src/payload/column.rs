//! Columns: the fields that data of a layout can have, before any data are read.

use std::borrow::Cow;

use etwspec::describe::{Layout, Many, Source};
use etwspec::payloads::{self, EventKey};
use etwspec::{FileTime, Meaning, Pointer, Release};

use super::field::{Field, Value};
use super::plan::{Maker, Op, OpKind, PartKind, PartOp, Plan};
use super::scalar::{Scalar, number, signed, value, value_of_bits};
use crate::order::OrderBy as _;

/// A field that data of a layout can have, as a column of a table.
///
/// A [`Visitor`](super::Visitor) receives the fields of data in the order of the columns. It may receive fewer: data can be
/// truncated, and parts can be absent.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Column {
    /// Description of the field.
    pub field: Field,
    /// Shape of the value.
    pub shape: Shape,
    /// Location of the value in all data of the layout, if it is a number or a GUID at a fixed place.
    pub place: Option<Place>,
    /// True if the field is in the fixed part of the data.
    pub is_fixed: bool,
    /// Releases of the layouts that have the field, as text, the newest first. Empty if no table describes the field, or if it
    /// is a member of a structure that other columns describe.
    pub releases: Vec<&'static str>,
    /// Sources of the field. Empty in the same cases.
    pub sources: Vec<&'static Source>,
    /// Other names of the field in the structures that the column represents.
    pub other_names: Vec<Cow<'static, str>>,
}

impl Column {
    /// Creates a column of a field without a fixed place.
    pub fn new(field: Field, shape: Shape) -> Column {
        let (releases, sources, other_names) = (Vec::new(), Vec::new(), Vec::new());
        Column { field, shape, place: None, is_fixed: false, releases, sources, other_names }
    }

    /// Returns what follows the name of the field in the names of the members that [`Json`](crate::Json) writes for it: an empty
    /// text, and such as `_name` for a member beside it.
    pub fn member_suffixes(&self) -> impl Iterator<Item = &'static str> {
        let names = self.field.names.as_ref().map(|names| if names.are_flags() { "_names" } else { "_name" });
        let is_unix_time = self.field.meaning == Some(Meaning::UnixTime);
        let has_raw = is_unix_time || matches!(self.shape, Shape::Value(ValueType::Boolean(_) | ValueType::Stamp));
        let raw = has_raw.then_some("_raw");
        let unit = self.field.is_duration().then_some("_unit");
        [Some(""), names, raw, unit].into_iter().flatten()
    }
}

/// Shape of the value of a field.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Shape {
    /// A value.
    Value(ValueType),
    /// Elements of this shape, in a [`Group::List`](super::Group::List).
    List(Box<Column>),
    /// Named fields, in a [`Group::Struct`](super::Group::Struct).
    Struct(Vec<Column>),
    /// Named fields of each structure that the data can select, by its name.
    OneOf(Vec<(&'static str, Vec<Column>)>),
}

/// Type of the values of a field: a variant of [`Value`], and the number of its bits if it is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ValueType {
    /// [`Value::Unsigned`].
    Unsigned(u32),
    /// [`Value::Signed`].
    Signed(u32),
    /// [`Value::Address`].
    Address,
    /// [`Value::Hex`].
    Hex(u32),
    /// [`Value::Boolean`].
    Boolean(u32),
    /// [`Value::Tag`].
    Tag,
    /// [`Value::Guid`].
    Guid,
    /// [`Value::Ipv4`].
    Ipv4,
    /// [`Value::Ipv6`].
    Ipv6,
    /// [`Value::Stamp`].
    Stamp,
    /// [`Value::Time`].
    Time,
    /// [`Value::Utf16`], [`Value::Ansi`], [`Value::Utf8`] or [`Value::Mac`].
    Text,
    /// [`Value::Char`].
    Char,
    /// [`Value::Float`].
    Float,
    /// [`Value::Double`].
    Double,
    /// [`Value::SocketAddress`], or [`Value::Bytes`] if the bytes are none.
    SocketAddress,
    /// [`Value::Sid`], or text if there is no SID.
    Sid,
    /// [`Value::Bytes`].
    Bytes,
}

impl ValueType {
    /// Returns the type of values that both types can represent, if they are of one kind: numbers, or values shown as
    /// text.
    ///
    /// ```
    /// use etwspec_etl::payload::ValueType;
    ///
    /// assert_eq!(ValueType::Hex(32).with(ValueType::Hex(64)), Some(ValueType::Hex(64)));
    /// assert_eq!(ValueType::Unsigned(32).with(ValueType::Signed(32)), Some(ValueType::Signed(64)));
    /// assert_eq!(ValueType::Unsigned(64).with(ValueType::Signed(64)), None);
    /// assert_eq!(ValueType::Hex(32).with(ValueType::Text), None);
    /// ```
    pub fn with(self, other: ValueType) -> Option<ValueType> {
        use ValueType as T;
        if self == other {
            return Some(self);
        }
        let texts = [T::Text, T::Char, T::Tag, T::Sid, T::SocketAddress, T::Ipv4, T::Ipv6];
        if texts.contains(&self) && texts.contains(&other) {
            return Some(T::Text);
        }
        let bits = self.number_bits()?.max(other.number_bits()?);
        Some(match (self, other) {
            (T::Signed(_), T::Signed(_)) => T::Signed(bits),
            (T::Signed(signed), of) | (of, T::Signed(signed)) => match of.number_bits()? {
                own if own < signed => T::Signed(signed),
                own if own < 64 => T::Signed((own + 1).next_power_of_two()),
                // No number of 64 bits represents both.
                _ => return None,
            },
            (T::Address, _) | (_, T::Address) => T::Address,
            (T::Hex(_), _) | (_, T::Hex(_)) => T::Hex(bits),
            (T::Boolean(_), T::Boolean(_)) => T::Boolean(bits),
            _ => T::Unsigned(bits),
        })
    }

    /// Returns the number of bits of a number.
    fn number_bits(self) -> Option<u32> {
        use ValueType as T;
        match self {
            T::Unsigned(bits) | T::Signed(bits) | T::Hex(bits) | T::Boolean(bits) => Some(bits),
            T::Address => Some(64),
            _ => None,
        }
    }
}

/// Fixed place of a number or a GUID in data.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    start: usize,
    end: usize,
    of: Scalar,
    /// Lowest bit and number of bits of a bit field.
    bits: Option<(u32, u32)>,
}

impl Place {
    /// Returns the number of bytes that data have at least if they contain the value.
    #[inline]
    pub fn end(&self) -> usize {
        self.end
    }

    /// Returns the bytes of the value; none if the data are too short.
    #[inline]
    pub fn bytes<'a>(&self, data: &'a [u8]) -> &'a [u8] {
        data.get(self.start..self.end).unwrap_or(&[])
    }

    /// Returns the number as [`Value`] contains it, negative numbers in two's complement. Times are FILETIMEs.
    #[inline]
    pub fn number(&self, data: &[u8]) -> u64 {
        let bytes = self.bytes(data);
        if let Some((start, width)) = self.bits {
            return number(bytes).checked_shr(start).unwrap_or(0)
                & u64::MAX.checked_shr(64 - width.clamp(1, 64)).unwrap_or(0);
        }
        match self.of {
            Scalar::Signed | Scalar::Stamp | Scalar::Time => signed(bytes) as u64,
            Scalar::BigEndian | Scalar::UnixTime => match value(self.of, bytes) {
                Value::Unsigned(number) => number,
                Value::Time(FileTime(time)) => time as u64,
                _ => 0,
            },
            _ => number(bytes),
        }
    }

    /// Calls a function with the number in the data of each event, as [`number`](Self::number) returns it.
    #[inline]
    pub fn numbers(&self, data: &[&[u8]], mut each: impl FnMut(u64)) {
        // One loop for each common encoding, so that nothing is decided for each event.
        let is_plain = self.bits.is_none() && !matches!(self.of, Scalar::BigEndian | Scalar::UnixTime);
        let is_signed = matches!(self.of, Scalar::Signed | Scalar::Stamp | Scalar::Time);
        macro_rules! each_of {
            ($unsigned:ty, $signed:ty) => {{
                let read = |data: &[u8]| {
                    let bytes = data.get(self.start..).and_then(|data| data.first_chunk());
                    bytes.map_or(0, |bytes| <$unsigned>::from_le_bytes(*bytes))
                };
                if is_signed {
                    data.iter().for_each(|data| each(read(data) as $signed as i64 as u64));
                } else {
                    data.iter().for_each(|data| each(read(data).into()));
                }
            }};
        }
        match self.end - self.start {
            1 if is_plain => each_of!(u8, i8),
            2 if is_plain => each_of!(u16, i16),
            4 if is_plain => each_of!(u32, i32),
            8 if is_plain => each_of!(u64, i64),
            _ => data.iter().for_each(|data| each(self.number(data))),
        }
    }

    /// Returns the value.
    #[inline]
    pub fn value<'a>(&self, data: &'a [u8]) -> Value<'a> {
        match self.bits {
            Some(_) => value_of_bits(self.of, self.number(data)),
            None => value(self.of, self.bytes(data)),
        }
    }
}

/// Returns the columns of each structure that data of an event can have, in any event version, release and pointer size:
/// the newest structure first. Empty if no structure is known.
///
/// ```
/// use etwspec_etl::etwspec::headers::HookId;
///
/// let structures = etwspec_etl::payload::columns_of(HookId::CONTEXTSWAP);
/// assert!(structures.iter().flatten().any(|column| column.field.name == "NewThreadId"));
/// ```
pub fn columns_of(key: impl Into<EventKey>) -> Vec<Vec<Column>> {
    layouts_of(key.into()).into_iter().map(|layout| (Maker { release: None }).plan(layout).columns()).collect()
}

/// Returns the layouts that data of an event can have, the newest first.
pub(super) fn layouts_of(key: EventKey) -> Vec<&'static Layout> {
    let mut bindings: Vec<_> = payloads::bindings(key).iter().filter(|binding| !binding.whole).collect();
    bindings.order_by_key(|binding| std::cmp::Reverse(binding.version));
    let mut layouts: Vec<&'static Layout> = Vec::new();
    for binding in bindings {
        let releases = || std::iter::once(None).chain(Release::all().map(Some));
        for pointer in [Pointer::Bits64, Pointer::Bits32] {
            for layout in releases().filter_map(|release| binding.layout(pointer, release)) {
                if !layouts.iter().any(|other| std::ptr::eq(*other, layout)) {
                    layouts.push(layout);
                }
            }
        }
    }
    layouts
}

impl Plan {
    /// Returns the columns, in the order in which fields are visited.
    pub(super) fn columns(&self) -> Vec<Column> {
        let columns = self.fixed.iter().map(Op::column).chain(self.parts.iter().filter_map(PartOp::column));
        let described = |column: Column| {
            let own = column.field.sources;
            let sources = if own.is_empty() { self.layout.sources() } else { own };
            let own_name = Some(column.field.own_name).filter(|name| !name.is_empty());
            let other_names = own_name.into_iter().map(Cow::Borrowed).collect();
            Column { releases: vec![self.layout.releases], sources: sources.to_vec(), other_names, ..column }
        };
        columns.map(described).collect()
    }
}

fn value_type(of: Scalar, bits: u32) -> ValueType {
    use ValueType as T;
    match of {
        Scalar::Unsigned | Scalar::BigEndian => T::Unsigned(bits),
        Scalar::Signed => T::Signed(bits),
        Scalar::Address => T::Address,
        Scalar::Hex => T::Hex(bits),
        Scalar::Boolean => T::Boolean(bits),
        Scalar::Tag => T::Tag,
        Scalar::Guid => T::Guid,
        Scalar::Ipv4 => T::Ipv4,
        Scalar::Ipv6 => T::Ipv6,
        Scalar::Mac => T::Text,
        Scalar::Time | Scalar::UnixTime => T::Time,
        Scalar::Stamp => T::Stamp,
    }
}

impl Op {
    fn column(&self) -> Column {
        let bits = self.field.widest;
        let place = |of, bits| Some(Place { start: self.start, end: self.end, of, bits });
        let columns = |ops: &[Op]| ops.iter().map(Op::column).collect();
        let (shape, place) = match &self.what {
            OpKind::One(Scalar::Mac) => (Shape::Value(ValueType::Text), None),
            OpKind::One(of) => (Shape::Value(value_type(*of, bits)), place(*of, None)),
            OpKind::Bits { start, width, of } => {
                // Bits are numbers, whatever the type of the word.
                let of = match of {
                    Scalar::Hex | Scalar::Boolean | Scalar::Address => *of,
                    _ => Scalar::Unsigned,
                };
                (Shape::Value(value_type(of, bits)), place(of, Some((*start, *width))))
            }
            OpKind::Text { .. } => (Shape::Value(ValueType::Text), None),
            OpKind::Bytes => (Shape::Value(ValueType::Bytes), None),
            OpKind::List { of, element, .. } => {
                let of = Shape::Value(value_type(*of, bits));
                (Shape::List(Box::new(Column::new(element.clone(), of))), None)
            }
            OpKind::Structs { ops, element, .. } => {
                // The places of an element depend on its index.
                let members = without_places(columns(ops));
                (Shape::List(Box::new(Column::new(element.clone(), Shape::Struct(members)))), None)
            }
            OpKind::Group(ops) => (Shape::Struct(columns(ops)), None),
        };
        Column { place, is_fixed: true, ..Column::new(self.field.clone(), shape) }
    }
}

/// Returns columns without places, because the structure has no fixed place.
fn without_places(columns: Vec<Column>) -> Vec<Column> {
    let without = |column: Column| {
        let shape = match column.shape {
            Shape::Struct(members) => Shape::Struct(without_places(members)),
            shape => shape,
        };
        Column { place: None, shape, ..column }
    };
    columns.into_iter().map(without).collect()
}

impl PartOp {
    /// Returns the column of the part. `None` if its contents are never visited.
    fn column(&self) -> Option<Column> {
        let shape = match &self.what {
            PartKind::Scalars { of, .. } => Shape::Value(value_type(*of, self.field.widest)),
            PartKind::Bytes => return Some(Column::new(self.field.clone(), Shape::Value(ValueType::Bytes))),
            PartKind::Text { .. } => Shape::Value(ValueType::Text),
            PartKind::Sid => Shape::Value(ValueType::Sid),
            PartKind::Structs { plan, .. } => Shape::Struct(without_places(plan.columns())),
            PartKind::OneOf { plans, .. } => {
                let plans = plans.iter().flatten();
                Shape::OneOf(plans.map(|plan| (plan.layout.name, without_places(plan.columns()))).collect())
            }
            PartKind::Other => return None,
        };
        let shape = match self.part.many {
            Many::One => shape,
            _ => Shape::List(Box::new(Column::new(self.element.clone(), shape))),
        };
        Some(Column::new(self.field.clone(), shape))
    }
}

/// Returns the number of units per second of a duration, if it is a fixed part of a second.
pub fn units_per_second(meaning: Option<Meaning>) -> Option<u64> {
    use Meaning as M;
    Some(match meaning? {
        M::Seconds => 1,
        M::HundredMilliseconds => 10,
        M::Milliseconds => 1000,
        M::Microseconds => 1_000_000,
        M::HundredNanoseconds => 10_000_000,
        M::Nanoseconds => 1_000_000_000,
        _ => return None,
    })
}
