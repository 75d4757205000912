//! Columns for the fields of data, with the columns beside them: names of values, raw numbers.

use std::sync::Arc;

use arrow_array::builder::NullBufferBuilder;
use arrow_array::{Array, ArrayRef, ListArray, StructArray};
use arrow_buffer::{OffsetBuffer, ScalarBuffer};
use arrow_schema::{ArrowError, DataType, Field as ArrowField, Fields, TimeUnit};
use etwspec::Meaning;
use etwspec::payloads::Reference;
use etwspec_etl::payload::{Column, Field, Names, Place, Shape, Value, ValueType, units_per_second};
use etwspec_etl::time::Clock;
use hashbrown::HashMap;

use crate::cells::{Cells, dictionary_type, nanoseconds, time_type};
use crate::options::{Guids, Ipv4s, Options};
use crate::refers;

/// Column of a field.
#[derive(Debug)]
pub(crate) enum Node {
    Leaf(Box<Leaf>),
    List(List),
    Group(Group),
    /// A field of which no column is wanted, or a structure without members, with this number of rows.
    Unwanted(usize),
}

/// Values, and what is beside them.
#[derive(Debug)]
pub(crate) struct Leaf {
    of: ValueType,
    cells: Cells,
    /// True if the values are wanted, and not only the columns beside them.
    is_wanted: bool,
    /// Factor of numbers.
    scale: u64,
    /// Names of the values, or of flags.
    names: Option<Cells>,
    /// Numbers of time stamps, and of Booleans other than 0 and 1.
    raw: Option<Cells>,
    /// Names of what the values refer to.
    pub(crate) refers: Option<refers::Names>,
}

/// Elements.
#[derive(Debug)]
pub(crate) struct List {
    field: Arc<ArrowField>,
    /// Item of the list of the names of the elements, and whether that list is wanted.
    names: Option<(Arc<ArrowField>, bool)>,
    offsets: Vec<i32>,
    element: Box<Node>,
    nulls: NullBufferBuilder,
}

/// Members of a structure.
#[derive(Debug)]
pub(crate) struct Group {
    fields: Fields,
    members: Vec<(String, Node)>,
    nulls: NullBufferBuilder,
}

/// Names of values that a column has had, by number. It is valid for one description of the field.
#[derive(Debug, Default)]
pub(crate) struct NameCache {
    generation: u32,
    keys: HashMap<u64, Option<i32>>,
}

/// Name of the elements of a list.
const ITEM: &str = "item";

/// Returns the suffix of the columns of the names of what values refer to, such as `_thread_name` of thread IDs. The meaning of
/// such a value is the thing, followed by what identifies it.
fn suffix_of(reference: Reference) -> String {
    let meaning = reference.table().meaning;
    let thing = meaning.rsplit_once('-').map_or(meaning, |(thing, _)| thing);
    format!("_{}_name", thing.replace('-', "_"))
}

/// Returns whether a column may contain the names of what values refer to.
pub(crate) fn may_contain_references(column: &str) -> bool {
    Reference::ALL.iter().any(|reference| column.contains(&suffix_of(*reference)))
}

/// Names of columns so far, in lower case: engines of SQL ignore case.
#[derive(Debug, Default)]
pub(crate) struct ColumnNames(std::collections::HashSet<String>);

impl ColumnNames {
    /// Returns the name, or one with a number that no other column has.
    pub(crate) fn free(&mut self, name: &str) -> String {
        let mut own = name.to_owned();
        let mut number = 2;
        while !self.0.insert(own.to_lowercase()) {
            own = format!("{name}_{number}");
            number += 1;
        }
        own
    }

    /// Returns the name of a field, or `data_` and the name if another column has it.
    fn free_for_field(&mut self, name: &str) -> String {
        match self.0.contains(&name.to_lowercase()) {
            true => self.free(&format!("data_{name}")),
            false => self.free(name),
        }
    }
}

/// Returns the type of values, and what numbers are multiplied by.
fn value_type(of: ValueType, field: &Field, options: &Options) -> (DataType, u64) {
    use ValueType as T;
    let integer = |signed: bool, bits: u32| match (signed, bits) {
        (false, ..=8) => DataType::UInt8,
        (false, ..=16) => DataType::UInt16,
        (false, ..=32) => DataType::UInt32,
        (false, _) => DataType::UInt64,
        (true, ..=8) => DataType::Int8,
        (true, ..=16) => DataType::Int16,
        (true, ..=32) => DataType::Int32,
        (true, _) => DataType::Int64,
    };
    let number = |signed, bits| match units_per_second(field.meaning).filter(|_| field.is_duration()) {
        Some(1) => (DataType::Duration(TimeUnit::Second), 1),
        Some(10) => (DataType::Duration(TimeUnit::Millisecond), 100),
        Some(1000) => (DataType::Duration(TimeUnit::Millisecond), 1),
        Some(1_000_000) => (DataType::Duration(TimeUnit::Microsecond), 1),
        Some(10_000_000) => (DataType::Duration(TimeUnit::Nanosecond), 100),
        Some(1_000_000_000) => (DataType::Duration(TimeUnit::Nanosecond), 1),
        _ => (integer(signed, bits), 1),
    };
    let plain = match of {
        T::Unsigned(bits) => return number(false, bits),
        T::Signed(bits) => return number(true, bits),
        T::Hex(bits) => integer(false, bits),
        T::Address => DataType::UInt64,
        T::Boolean(_) => DataType::Boolean,
        T::Guid if options.guids == Guids::Binary => DataType::FixedSizeBinary(16),
        T::Ipv4 if options.ipv4s == Ipv4s::Number => DataType::UInt32,
        T::Stamp | T::Time => time_type(),
        T::Float => DataType::Float32,
        T::Double => DataType::Float64,
        T::Bytes => DataType::Binary,
        _ => DataType::Utf8,
    };
    (plain, 1)
}

/// Returns whether values are paths, which repeat.
fn is_path(field: &Field) -> bool {
    use Meaning as M;
    matches!(field.meaning, Some(M::FileName | M::Path | M::NtPath | M::DosPath | M::RegistryPath))
}

/// Returns the unit of a column, if its type has one: it can be another one than that of the field.
fn unit_of(of: &DataType) -> Option<&'static str> {
    match of {
        DataType::List(item) => unit_of(item.data_type()),
        DataType::Duration(TimeUnit::Second) => Some("s"),
        DataType::Duration(TimeUnit::Millisecond) => Some("ms"),
        DataType::Duration(TimeUnit::Microsecond) => Some("us"),
        DataType::Duration(TimeUnit::Nanosecond) => Some("ns"),
        _ => None,
    }
}

/// Returns a nullable Arrow field with what the tables state about a field.
fn described(name: String, of: DataType, column: &Column) -> ArrowField {
    let field = &column.field;
    let mut metadata = std::collections::HashMap::new();
    let mut add = |key: &str, text: &str| {
        if !text.is_empty() {
            metadata.insert(key.to_owned(), text.to_owned());
        }
    };
    add("doc", field.doc);
    add("unit", unit_of(&of).unwrap_or(field.units));
    add("meaning", field.meaning.map_or("", |meaning| meaning.word()));
    add("refers_to", field.refers.map_or("", |reference| reference.table().meaning));
    add("releases", &column.releases.iter().rev().copied().collect::<Vec<_>>().join("; "));
    add("sources", &column.sources.iter().map(|source| source.id).collect::<Vec<_>>().join(", "));
    if field.name != *name {
        add("field", &field.name);
    }
    add("other_names", &column.other_names.join(", "));
    ArrowField::new(name, of, true).with_metadata(metadata)
}

impl Node {
    /// Creates the column of a field, and appends its Arrow fields. `depth` is the number of lists and structures around it.
    pub(crate) fn new(
        column: &Column,
        options: &Options,
        taken: &mut ColumnNames,
        depth: usize,
        in_list: bool,
        out: &mut Vec<ArrowField>,
    ) -> Node {
        let field = &column.field;
        let name = if in_list { ITEM.to_owned() } else { taken.free_for_field(&field.name) };
        let wants = |name: &str| depth > 0 || options.wants(name);
        match &column.shape {
            Shape::List(_) | Shape::Struct(_) if !wants(&name) => Node::Unwanted(0),
            Shape::List(element) => {
                let mut inner = Vec::new();
                let element = Node::new(element, options, &mut ColumnNames::default(), depth + 1, true, &mut inner);
                let mut inner = inner.into_iter();
                let Some(item) = inner.next().map(Arc::new) else { return Node::Unwanted(0) };
                out.push(described(name.clone(), DataType::List(item.clone()), column));
                // Beside the elements are their names.
                let names = inner.next().map(|names| {
                    let suffix = names.name().strip_prefix(ITEM).unwrap_or_default();
                    let own = taken.free(&format!("{name}{suffix}"));
                    let item = Arc::new(names.with_name(ITEM));
                    let is_wanted = wants(&own);
                    if is_wanted {
                        let metadata = [("doc".to_owned(), format!("Names of the elements of {name}."))];
                        let list = ArrowField::new(own, DataType::List(item.clone()), true);
                        out.push(list.with_metadata(metadata.into_iter().collect()));
                    }
                    (item, is_wanted)
                });
                let nulls = NullBufferBuilder::new(0);
                Node::List(List { field: item, names, offsets: vec![0], element: Box::new(element), nulls })
            }
            Shape::Struct(members) => {
                let (mut inner, mut own) = (Vec::new(), ColumnNames::default());
                let members = members.iter().map(|member| {
                    let node = Node::new(member, options, &mut own, depth + 1, false, &mut inner);
                    (member.field.name.to_string(), node)
                });
                let members: Vec<(String, Node)> = members.collect();
                // Parquet has no structures without members.
                if inner.is_empty() {
                    return Node::Unwanted(0);
                }
                let fields = Fields::from(inner);
                out.push(described(name, DataType::Struct(fields.clone()), column));
                Node::Group(Group { fields, members, nulls: NullBufferBuilder::new(0) })
            }
            shape => {
                let of = match shape {
                    Shape::Value(of) => *of,
                    _ => ValueType::Bytes,
                };
                let (data, scale) = match value_type(of, field, options) {
                    (DataType::Utf8, _) if depth == 0 && of == ValueType::Text && is_path(field) => {
                        (dictionary_type(), 1)
                    }
                    other => other,
                };
                let cells = Cells::new(&data);
                let is_wanted = wants(&name);
                if is_wanted {
                    out.push(described(name.clone(), data, column));
                }
                let mut beside = |suffix: &str, of: DataType, doc: &str| {
                    let own = taken.free(&format!("{name}{suffix}"));
                    wants(&own).then(|| {
                        let cells = Cells::new(&of);
                        let metadata = [("doc".to_owned(), format!("{doc} {name}."))].into_iter().collect();
                        out.push(ArrowField::new(own, of, true).with_metadata(metadata));
                        cells
                    })
                };
                let raw = match of {
                    ValueType::Stamp => Some(DataType::Int64),
                    ValueType::Boolean(bits) if bits > 1 => Some(DataType::UInt64),
                    ValueType::Time if field.meaning == Some(Meaning::UnixTime) => Some(DataType::Int64),
                    _ => None,
                };
                let raw = raw.filter(|_| !in_list).and_then(|of| beside("_raw", of, "Number of"));
                let names = field.names.as_ref().and_then(|names| match names.are_flags() {
                    true => beside("_names", dictionary_type(), "Names of the flags of"),
                    false => beside("_name", dictionary_type(), "Name of the value of"),
                });
                let refers = field.refers.filter(|_| depth == 0);
                let refers = refers.and_then(|reference| {
                    beside(
                        &suffix_of(reference),
                        dictionary_type(),
                        "Name, from other events, of what is identified by",
                    )
                });
                let refers = refers.map(|_| refers::Names::new());
                if !is_wanted && raw.is_none() && names.is_none() && refers.is_none() {
                    return Node::Unwanted(0);
                }
                Node::Leaf(Box::new(Leaf { of, cells, is_wanted, scale, names, raw, refers }))
            }
        }
    }

    /// Number of rows.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        match self {
            Node::Leaf(leaf) => leaf.cells.len(),
            Node::List(list) => list.nulls.len(),
            Node::Group(group) => group.nulls.len(),
            Node::Unwanted(rows) => *rows,
        }
    }

    /// Appends a row without a value.
    pub(crate) fn null(&mut self) {
        self.null_n(1);
    }

    /// Appends rows without a value.
    pub(crate) fn null_n(&mut self, count: usize) {
        match self {
            Node::Leaf(leaf) => leaf.null_n(count),
            Node::List(list) => {
                let end = list.element.len() as i32;
                list.offsets.resize(list.offsets.len() + count, end);
                list.nulls.append_n_nulls(count);
            }
            Node::Group(group) => {
                group.members.iter_mut().for_each(|(_, member)| member.null_n(count));
                group.nulls.append_n_nulls(count);
            }
            Node::Unwanted(rows) => *rows += count,
        }
    }

    /// Size in bytes, approximately.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            Node::Leaf(leaf) => {
                let refers = leaf.refers.as_ref().map(|refers| &refers.cells);
                let beside = [leaf.raw.as_ref(), leaf.names.as_ref(), refers].into_iter().flatten();
                leaf.cells.bytes() + beside.map(Cells::bytes).sum::<usize>()
            }
            Node::List(list) => list.element.bytes() + 4 * list.offsets.len(),
            Node::Group(group) => group.members.iter().map(|(_, member)| member.bytes()).sum(),
            Node::Unwanted(_) => 0,
        }
    }

    /// Appends the arrays of the rows, in the order of the fields.
    pub(crate) fn take(&mut self, out: &mut Vec<ArrayRef>) -> Result<(), ArrowError> {
        match self {
            Node::Leaf(leaf) => {
                let values = leaf.cells.take()?;
                if leaf.is_wanted {
                    out.push(values);
                }
                for beside in [&mut leaf.raw, &mut leaf.names].into_iter().flatten() {
                    out.push(beside.take()?);
                }
                if let Some(refers) = &mut leaf.refers {
                    out.push(refers.take()?);
                }
            }
            Node::List(list) => {
                let offsets = std::mem::replace(&mut list.offsets, vec![0]);
                let mut element = Vec::new();
                list.element.take(&mut element)?;
                let offsets = OffsetBuffer::new(ScalarBuffer::from(offsets));
                let nulls = list.nulls.finish();
                let names = list.names.iter().map(|(field, is_wanted)| (field, *is_wanted));
                for ((field, is_wanted), values) in [(&list.field, true)].into_iter().chain(names).zip(element) {
                    if is_wanted {
                        let list = ListArray::try_new(field.clone(), offsets.clone(), values, nulls.clone())?;
                        out.push(Arc::new(list));
                    }
                }
            }
            Node::Group(group) => {
                let rows = group.nulls.len();
                let nulls = group.nulls.finish();
                let mut members = Vec::new();
                group.members.iter_mut().try_for_each(|(_, member)| member.take(&mut members))?;
                debug_assert!(members.iter().all(|member| member.len() == rows));
                out.push(Arc::new(StructArray::try_new_with_length(group.fields.clone(), members, nulls, rows)?));
            }
            Node::Unwanted(rows) => *rows = 0,
        }
        Ok(())
    }

    /// The column of an element, or of a member.
    pub(crate) fn child(&mut self, name: &str) -> Option<(usize, &mut Node)> {
        match self {
            Node::Leaf(_) | Node::Unwanted(_) => None,
            Node::List(list) => Some((0, &mut list.element)),
            Node::Group(group) => {
                let members = group.members.iter_mut().enumerate();
                members
                    .map(|(at, (own, node))| (at, own, node))
                    .find(|(_, own, _)| *own == name)
                    .map(|(at, _, node)| (at, node))
            }
        }
    }

    /// The column of an element, or of a member by index.
    pub(crate) fn child_at(&mut self, index: usize) -> Option<&mut Node> {
        match self {
            Node::Leaf(_) | Node::Unwanted(_) => None,
            Node::List(list) => Some(&mut list.element),
            Node::Group(group) => group.members.get_mut(index).map(|(_, node)| node),
        }
    }

    /// Ends a row of a list or a structure, whose elements or members have been appended.
    pub(crate) fn end(&mut self) {
        match self {
            Node::Leaf(_) | Node::Unwanted(_) => {}
            Node::List(list) => {
                list.offsets.push(list.element.len() as i32);
                list.nulls.append_non_null();
            }
            Node::Group(group) => {
                let rows = group.nulls.len() + 1;
                for (_, member) in &mut group.members {
                    if member.len() < rows {
                        member.null();
                    }
                }
                group.nulls.append_non_null();
            }
        }
    }

    /// Appends rows whose values have places, from the data of several events.
    pub(crate) fn places(&mut self, source: &mut Source, data: &[&[u8]], clock: Option<&Clock>) {
        match (self, &mut source.kind) {
            (Node::Leaf(leaf), SourceKind::Place(place, cache)) => {
                leaf.places(&source.field, place, data, cache, clock);
            }
            (Node::Group(group), SourceKind::Members(members)) => {
                for (at, (_, member)) in group.members.iter_mut().enumerate() {
                    match members.iter_mut().find(|(own, _)| *own == at) {
                        Some((_, source)) => member.places(source, data, clock),
                        None => member.null_n(data.len()),
                    }
                }
                group.nulls.append_n_non_nulls(data.len());
            }
            (node, _) => node.null_n(data.len()),
        }
    }

    /// Returns the source of rows, if all values of a field have places.
    pub(crate) fn source(&mut self, column: &Column) -> Option<Source> {
        let kind = match (self, &column.shape) {
            (Node::Unwanted(_), _) => SourceKind::None,
            (Node::Leaf(_), Shape::Value(_)) => SourceKind::Place(column.place?, NameCache::default()),
            (node @ Node::Group(_), Shape::Struct(members)) => {
                let mut sources = Vec::new();
                for member in members {
                    let (at, child) = node.child(&member.field.name)?;
                    sources.push((at, child.source(member)?));
                }
                SourceKind::Members(sources)
            }
            _ => return None,
        };
        Some(Source { field: column.field.clone(), kind })
    }
}

/// Source of the rows of a column, for one structure.
#[derive(Debug)]
pub(crate) struct Source {
    field: Field,
    kind: SourceKind,
}

#[derive(Debug)]
enum SourceKind {
    Place(Place, NameCache),
    /// Members by index.
    Members(Vec<(usize, Source)>),
    /// The column is not wanted.
    None,
}

impl Source {
    /// The place, if the field refers to something.
    pub(crate) fn reference(&self) -> Option<(&Field, &Place)> {
        match &self.kind {
            SourceKind::Place(place, _) if self.field.refers.is_some() => Some((&self.field, place)),
            _ => None,
        }
    }
}

impl Leaf {
    fn null_n(&mut self, count: usize) {
        self.cells.null_n(count);
        for beside in [&mut self.raw, &mut self.names].into_iter().flatten() {
            beside.null_n(count);
        }
    }

    /// Appends values at a place in the data of several events.
    fn places(&mut self, field: &Field, place: &Place, data: &[&[u8]], cache: &mut NameCache, clock: Option<&Clock>) {
        use ValueType as T;
        if matches!(self.of, T::Unsigned(_) | T::Signed(_) | T::Hex(_) | T::Address) && self.scale == 1 {
            self.cells.numbers(place, data);
            if let Some(names) = &mut self.names {
                place.numbers(data, |number| append_name(names, field, number, Some(&mut *cache)));
            }
            return;
        }
        data.iter().for_each(|data| self.append(field, &place.value(data), clock, Some(&mut *cache)));
    }

    /// Appends a value. One of another type is null.
    pub(crate) fn append(
        &mut self,
        field: &Field,
        value: &Value<'_>,
        clock: Option<&Clock>,
        cache: Option<&mut NameCache>,
    ) {
        let mut number = None;
        let mut raw = None;
        let cells = &mut self.cells;
        match (self.of, value) {
            (ValueType::Boolean(_), Value::Boolean(of)) => {
                cells.number(*of);
                raw = Some(*of).filter(|of| *of > 1);
                number = Some(*of);
            }
            (_, Value::Boolean(of)) => {
                cells.number(*of);
                number = Some(*of);
            }
            (_, Value::Unsigned(of) | Value::Hex(of) | Value::Address(of)) => {
                match i64::try_from(*of).ok().and_then(|of| of.checked_mul(self.scale as i64)) {
                    _ if self.scale == 1 => cells.number(*of),
                    Some(scaled) => cells.number(scaled as u64),
                    None => cells.null(),
                }
                number = Some(*of);
            }
            (_, Value::Signed(of)) => {
                match of.checked_mul(self.scale as i64) {
                    Some(scaled) => cells.number(scaled as u64),
                    None => cells.null(),
                }
                number = Some(*of as u64 & u64::MAX.checked_shr(64 - field.bits.clamp(1, 64)).unwrap_or(u64::MAX));
            }
            (ValueType::Stamp, Value::Stamp(stamp)) => {
                raw = Some(*stamp as u64);
                cells.optional(clock.and_then(|clock| nanoseconds(clock.time(*stamp))).map(|time| time as u64));
            }
            (ValueType::Time, Value::Time(time)) => {
                let (date, seconds) = field.date(*time);
                raw = seconds.map(|seconds| seconds as u64);
                cells.optional(date.and_then(nanoseconds).map(|time| time as u64));
            }
            (ValueType::Guid, Value::Guid(guid)) => cells.guid(*guid),
            (ValueType::Ipv4, Value::Ipv4(address)) => match cells.values {
                crate::cells::Values::U32(_) => cells.number(address.to_bits().into()),
                _ => cells.display(address),
            },
            (ValueType::Text, Value::Ipv4(address)) => cells.display(address),
            (_, Value::Ipv6(_) | Value::SocketAddress(_) | Value::Sid(_)) => cells.display(value),
            (_, Value::Float(of)) => cells.float((*of).into()),
            (_, Value::Double(of)) => cells.float(*of),
            (ValueType::Bytes, Value::Bytes(bytes)) => cells.run(|out| out.extend_from_slice(bytes)),
            (
                ValueType::Text
                | ValueType::Sid
                | ValueType::Char
                | ValueType::Tag
                | ValueType::SocketAddress
                | ValueType::Ipv6,
                value,
            ) => cells.value(value),
            _ => cells.null(),
        }
        if let Some(cells) = &mut self.raw {
            cells.optional(raw);
        }
        if let Some(names) = &mut self.names {
            match number {
                Some(number) => append_name(names, field, number, cache),
                None => names.null(),
            }
        }
    }

    /// Appends a text, such as the name of a structure.
    pub(crate) fn text(&mut self, text: &str) {
        self.cells.text(text);
    }
}

/// Appends the name of a value, or the names of flags, separated by `|`.
fn append_name(cells: &mut Cells, field: &Field, number: u64, cache: Option<&mut NameCache>) {
    let Some(names) = &field.names else { return cells.null() };
    let Some(dictionary) = cells.dictionary() else { return cells.null() };
    let Some(cache) = cache else {
        let key = name(names, number).map(|name| dictionary.key(&name));
        return cells.key(key);
    };
    if cache.generation != dictionary.generation() || cache.keys.len() > 4096 {
        cache.keys.clear();
        cache.generation = dictionary.generation();
    }
    let key = *cache.keys.entry(number).or_insert_with(|| name(names, number).map(|name| dictionary.key(&name)));
    cells.key(key);
}

/// Returns the name of a value, or the names of flags.
fn name(names: &Names, number: u64) -> Option<String> {
    if !names.are_flags() {
        return names.name(number).map(str::to_owned);
    }
    Some(names.flag_names(number).join("|")).filter(|all| !all.is_empty())
}
