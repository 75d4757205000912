//! Fields of an event, recorded in memory that is used again.
//!
//! # Design
//!
//! All formats except JSON lines read a tape. Values have their types, and members beside a field, such as the name of its value, are
//! computed when they are read. The writer of JSON lines also writes the JSON of a tape.

use std::borrow::Cow;
use std::net::IpAddr;

use etwspec::Guid;
use etwspec::describe::Why;

use crate::clock::{Clock, FileTime};
use crate::json::Fields;
use crate::json_text::{self as put, Times};
use crate::payload::{Field, Group, Names, Value, Visitor};
use crate::state::Referred;
use crate::text;
use crate::wanted::{BESIDE, Beside, FieldPath, Step};

/// A visitor that records fields of an event, in the order in which they are visited.
#[derive(Debug, Default)]
pub struct Tape<'a> {
    nodes: Vec<Node<'a>>,
    /// Indices of the groups that have begun.
    open: Vec<usize>,
    clock: Option<Clock>,
}

#[derive(Debug)]
struct Node<'a> {
    field: Field,
    what: What<'a>,
}

#[derive(Debug)]
enum What<'a> {
    Value(Value<'a>),
    /// A group, and the index after its last node.
    Group(Group, usize),
    Rest(&'a [u8], Why),
    CutOff,
}

/// A field of an event's data: its path and its value.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct NamedValue<'a> {
    /// Microsoft's name. A field of a structure within the data has the names of both, as in `Packet.Size`; an element of
    /// a list has its index, as in `Counter[2]`.
    pub name: String,
    /// The value.
    pub value: Value<'a>,
    pub(crate) own_name: &'static str,
}

/// Type and value of a field.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Datum<'r> {
    /// No value: a date that is 0, or a time stamp without a clock.
    Null,
    /// A Boolean.
    Boolean(bool),
    /// An integer.
    Integer(i128),
    /// An integer that is written in hexadecimal, with at least this many digits.
    Hex(u64, usize),
    /// A finite floating-point number: the shortest decimal text that reads back as the same number.
    Real(String),
    /// A point in time, UTC.
    Time(FileTime),
    /// A GUID.
    Guid(Guid),
    /// An IPv4 or IPv6 address.
    Address(IpAddr),
    /// Text.
    Text(Cow<'r, str>),
    /// Bytes.
    Bytes(&'r [u8]),
    /// Elements without names.
    List,
    /// Members with names.
    Object,
}

/// Value of a field, a list, a structure, or a member beside a field.
#[derive(Clone, Copy, Debug)]
pub struct FieldValue<'r>(Part<'r>);

#[derive(Clone, Copy, Debug)]
enum Part<'r> {
    /// All nodes, as elements if the flag is set, otherwise as members.
    All(&'r Tape<'r>, bool),
    Node(&'r Tape<'r>, usize),
    Beside(&'r Tape<'r>, usize, Beside),
    /// Name of the value of an element, or the names of its flags.
    Element(&'r Names, u64),
    /// Names of what fields refer to.
    Referred(&'r Tape<'r>, Referred<'r>),
    Text(&'r str),
}

impl<'a> Tape<'a> {
    /// Removes all nodes, and keeps their memory.
    #[inline]
    pub(crate) fn reused<'b>(mut self, clock: Option<Clock>) -> Tape<'b> {
        if self.nodes.capacity() == 0 {
            return Tape { clock, ..Tape::default() };
        }
        self.nodes.clear();
        self.open.clear();
        // The vector is empty; collecting it in place keeps its memory.
        let nodes = self.nodes.into_iter().map(|node| Node { field: node.field, what: What::CutOff }).collect();
        Tape { nodes, open: self.open, clock }
    }

    /// Returns the values with their paths, in their order.
    pub fn named_values(&self) -> Vec<NamedValue<'a>> {
        let mut all = Vec::new();
        self.add_values((0, self.nodes.len()), "", Group::Struct(None), &mut all);
        all
    }

    /// Returns the bytes at the end that have no known layout.
    pub fn rest(&self) -> Option<&'a [u8]> {
        self.nodes.iter().find_map(|node| if let What::Rest(bytes, _) = node.what { Some(bytes) } else { None })
    }

    fn add_values(&self, (from, to): (usize, usize), path: &str, of: Group, all: &mut Vec<NamedValue<'a>>) {
        for (index, (at, Node { field, what })) in self.within(from, to).enumerate() {
            let name = match of {
                Group::List => format!("{path}[{index}]"),
                _ if path.is_empty() || field.name.is_empty() => format!("{path}{}", field.name),
                _ => format!("{path}.{}", field.name),
            };
            match what {
                What::Value(value) => all.push(NamedValue { name, value: *value, own_name: field.own_name }),
                What::Group(group, end) => self.add_values((at + 1, *end), &name, *group, all),
                What::Rest(..) | What::CutOff => {}
            }
        }
    }

    fn push(&mut self, field: Field, what: What<'a>) {
        self.nodes.push(Node { field, what });
    }
}

impl<'a> Visitor<'a> for Tape<'a> {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        self.push(field.clone(), What::Value(value));
    }

    fn begin(&mut self, field: &Field, group: Group) {
        self.open.push(self.nodes.len());
        self.push(field.clone(), What::Group(group, 0));
    }

    fn end(&mut self, _: Group) {
        let next = self.nodes.len();
        if let Some(Node { what: What::Group(_, end), .. }) = self.open.pop().and_then(|at| self.nodes.get_mut(at)) {
            *end = next;
        }
    }

    fn rest(&mut self, bytes: &'a [u8], why: Why) {
        self.push(Field::new("rest"), What::Rest(bytes, why));
    }

    fn cut_off(&mut self) {
        self.push(Field::new("cut_off"), What::CutOff);
    }
}

impl<'r> Tape<'r> {
    /// Returns the fields as members.
    pub fn members(&'r self) -> FieldValue<'r> {
        FieldValue(Part::All(self, false))
    }

    /// Returns the fields as elements.
    pub(crate) fn elements(&'r self) -> FieldValue<'r> {
        FieldValue(Part::All(self, true))
    }

    /// Returns the names of what fields refer to. `None` if there are none.
    pub(crate) fn referred(&'r self, names: Referred<'r>) -> Option<FieldValue<'r>> {
        let is_named = |(at, _): (usize, &Node<'_>)| self.name_of(at, names).is_some();
        self.within(0, self.nodes.len()).any(is_named).then_some(FieldValue(Part::Referred(self, names)))
    }

    /// Returns the name of what a field refers to, in any case.
    pub(crate) fn name(&'r self, field: &str, names: Referred<'r>) -> Option<&'r str> {
        match self.member(0, self.nodes.len(), field)?.0 {
            Part::Node(_, at) => self.name_of(at, names),
            _ => None,
        }
    }

    /// Returns the name of what the field at an index refers to.
    fn name_of(&self, at: usize, names: Referred<'r>) -> Option<&'r str> {
        match self.nodes.get(at)? {
            Node { field, what: What::Value(value) } => names.name(field, value),
            _ => None,
        }
    }

    /// Returns the nodes of a range, without those in groups, and their indices.
    fn within(&self, from: usize, to: usize) -> impl Iterator<Item = (usize, &Node<'r>)> {
        let mut next = from;
        std::iter::from_fn(move || {
            let (at, node) = (next, self.nodes.get(next).filter(|_| next < to)?);
            // A group without an end was cut off.
            next = if let What::Group(_, end) = node.what { end.max(at + 1) } else { at + 1 };
            Some((at, node))
        })
    }

    /// Visits nodes of a range again.
    fn replay(&'r self, from: usize, to: usize, visitor: &mut impl Visitor<'r>) {
        for (at, node) in self.within(from, to) {
            match &node.what {
                What::Value(value) => visitor.value(&node.field, *value),
                What::Group(group, end) => {
                    visitor.begin(&node.field, *group);
                    self.replay(at + 1, *end, visitor);
                    visitor.end(*group);
                }
                What::Rest(bytes, why) => visitor.rest(bytes, *why),
                What::CutOff => visitor.cut_off(),
            }
        }
    }

    /// Returns a member beside the field at an index, if there is one.
    fn beside(&'r self, at: usize, node: &'r Node<'r>, beside: Beside) -> Option<FieldValue<'r>> {
        let Node { field, what } = node;
        let names = || field.names.as_ref().filter(|names| names.are_flags() == (beside == Beside::Names));
        let has = match (what, beside) {
            (What::Value(value), Beside::Raw) => raw(field, value).is_some(),
            (What::Value(_), Beside::Unit) => field.is_duration(),
            (What::Value(value), Beside::Name) => {
                names().is_some_and(|names| names.name(field.bits_of(value)).is_some())
            }
            (What::Value(value), Beside::Names) => {
                names().is_some_and(|names| !names.flag_names(field.bits_of(value)).is_empty())
            }
            (What::Group(Group::List, _), Beside::Name | Beside::Names) => names().is_some_and(|_| {
                self.named_elements(at).any(|(names, value)| match beside {
                    Beside::Names => !names.flag_names(value).is_empty(),
                    _ => names.name(value).is_some(),
                })
            }),
            (What::Rest(_, why), Beside::Why) => matches!(why, Why::Error(_)),
            _ => false,
        };
        has.then_some(FieldValue(Part::Beside(self, at, beside)))
    }

    /// Returns the names and numbers of the elements of a list.
    fn named_elements(&'r self, list: usize) -> impl Iterator<Item = (&'r Names, u64)> {
        let end = if let Some(Node { what: What::Group(_, end), .. }) = self.nodes.get(list) { *end } else { 0 };
        self.within(list + 1, end).filter_map(|(_, node)| match node {
            Node { field, what: What::Value(value) } => Some((field.names.as_ref()?, field.bits_of(value))),
            _ => None,
        })
    }

    /// Returns the member with a name among the nodes of a range, or else the first with the name in another case.
    fn member(&'r self, from: usize, to: usize, name: &str) -> Option<FieldValue<'r>> {
        let mut other = None;
        for (at, node) in self.within(from, to) {
            let own = &*node.field.name;
            let Some((start, suffix)) = name.split_at_checked(own.len()) else { continue };
            if !start.eq_ignore_ascii_case(own) {
                continue;
            }
            let found = match BESIDE.iter().find(|(own, _)| own.eq_ignore_ascii_case(suffix)) {
                Some((own, beside)) => self.beside(at, node, *beside).map(|found| (*own, found)),
                None => suffix.is_empty().then_some(("", FieldValue(Part::Node(self, at)))),
            };
            match found {
                Some((beside, found)) if start == own && suffix == beside => return Some(found),
                Some((_, found)) => other = other.or(Some(found)),
                None => {}
            }
        }
        other
    }
}

impl<'r> FieldValue<'r> {
    /// Returns the type, and the value unless it has parts.
    pub fn datum(&self) -> Datum<'r> {
        match self.0 {
            Part::All(_, is_list) => {
                if is_list {
                    Datum::List
                } else {
                    Datum::Object
                }
            }
            Part::Referred(..) => Datum::Object,
            Part::Text(text) => Datum::Text(text.into()),
            Part::Element(names, _) if names.are_flags() => Datum::List,
            Part::Element(names, value) => {
                names.name(value).map_or(Datum::Null, |name| Datum::Text(name.to_owned().into()))
            }
            Part::Node(tape, at) => tape.nodes.get(at).map_or(Datum::Null, |node| node.datum(tape.clock)),
            Part::Beside(tape, at, beside) => {
                tape.nodes.get(at).and_then(|node| node.beside(beside)).unwrap_or(Datum::List)
            }
        }
    }

    /// Returns whether the value is [`Datum::Null`], without decoding text.
    pub fn is_null(&self) -> bool {
        match self.0 {
            Part::Node(tape, at) => {
                matches!(
                    tape.nodes.get(at).map(|node| &node.what),
                    None | Some(What::Value(Value::Unsigned(_) | Value::Stamp(_) | Value::Time(_)))
                ) && self.datum() == Datum::Null
            }
            Part::Element(..) => self.datum() == Datum::Null,
            _ => false,
        }
    }

    /// Returns the nodes of a group: their tape, their range, and the kind of group.
    fn nodes(&self) -> Option<(&'r Tape<'r>, usize, usize, Group)> {
        match self.0 {
            Part::All(tape, is_list) => {
                Some((tape, 0, tape.nodes.len(), if is_list { Group::List } else { Group::Struct(None) }))
            }
            Part::Node(tape, at) => match tape.nodes.get(at)?.what {
                What::Group(group, end) => Some((tape, at + 1, end, group)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Calls `each` with the name of each part, its suffix if it is a member beside a field, and the part. Elements have no names.
    pub fn for_each_part(&self, each: &mut dyn FnMut(&'r str, &'static str, FieldValue<'r>)) {
        if let Some((tape, from, to, group)) = self.nodes() {
            let is_list = group == Group::List;
            if let Group::Struct(Some(name)) = group {
                each("type", "", FieldValue(Part::Text(name)));
            }
            for (at, node) in tape.within(from, to) {
                each(if is_list { "" } else { &node.field.name }, "", FieldValue(Part::Node(tape, at)));
                for (suffix, beside) in BESIDE.iter().filter(|_| !is_list) {
                    if let Some(value) = tape.beside(at, node, *beside) {
                        each(&node.field.name, suffix, value);
                    }
                }
            }
            return;
        }
        match self.0 {
            Part::Referred(tape, names) => tape.within(0, tape.nodes.len()).for_each(|(at, node)| {
                let name = tape.name_of(at, names);
                name.into_iter().for_each(|name| each(&node.field.name, "", FieldValue(Part::Text(name))));
            }),
            Part::Beside(tape, at, Beside::Name | Beside::Names) => {
                let all = tape.named_elements(at);
                all.for_each(|(names, value)| each("", "", FieldValue(Part::Element(names, value))));
            }
            _ => {}
        }
    }

    /// Calls `each` with the values of a structure and of the structures in it, without those in lists.
    pub fn for_each_value(&self, each: &mut dyn FnMut(&'r Field, Value<'r>)) {
        let Some((tape, from, to, Group::Struct(_))) = self.nodes() else { return };
        for (at, node) in tape.within(from, to) {
            match node.what {
                What::Value(value) => each(&node.field, value),
                _ => FieldValue(Part::Node(tape, at)).for_each_value(each),
            }
        }
    }

    /// Visits the fields of a structure, or the elements of a list, in their order in the data.
    pub fn visit(&self, visitor: &mut impl Visitor<'r>) {
        if let Some((tape, from, to, _)) = self.nodes() {
            tape.replay(from, to, visitor);
        }
    }

    /// Returns the names of the flags of a number, if it has flags.
    pub fn flags(&self) -> Option<Vec<String>> {
        let (names, value) = match self.0 {
            Part::Element(names, value) if names.are_flags() => (names, value),
            Part::Beside(tape, at, Beside::Names) => match tape.nodes.get(at)? {
                Node { field, what: What::Value(value) } => (field.names.as_ref()?, field.bits_of(value)),
                _ => return None,
            },
            _ => return None,
        };
        Some(names.flag_names(value))
    }

    /// Returns the part with a path. Names may be in any case.
    pub fn find(&self, path: &FieldPath) -> Option<FieldValue<'r>> {
        path.0.iter().try_fold(*self, |value, step| value.step(step))
    }

    fn step(&self, step: &Step) -> Option<FieldValue<'r>> {
        let Some((tape, from, to, group)) = self.nodes() else { return self.part(step) };
        match (step, group) {
            (Step::Element(index), Group::List) => {
                tape.within(from, to).nth(*index).map(|(at, _)| FieldValue(Part::Node(tape, at)))
            }
            (Step::Name(name), Group::Struct(ty)) => {
                let own = ty.filter(|_| name.eq_ignore_ascii_case("type")).map(|ty| FieldValue(Part::Text(ty)));
                own.or_else(|| tape.member(from, to, name))
            }
            _ => None,
        }
    }

    /// Returns a part of a value that is computed.
    fn part(&self, step: &Step) -> Option<FieldValue<'r>> {
        let (mut found, mut at) = (None, 0);
        self.for_each_part(&mut |name, _, value| {
            let is = match step {
                Step::Name(wanted) => !name.is_empty() && name.eq_ignore_ascii_case(wanted),
                Step::Element(index) => name.is_empty() && at == *index,
            };
            at += 1;
            found = found.or(is.then_some(value));
        });
        found
    }

    /// Appends the value as JSON, as a line of JSON has it.
    pub fn append_json(&self, out: &mut Vec<u8>) {
        let mut times = Times::default();
        match self.0 {
            Part::All(tape, is_list) => {
                out.push(if is_list { b'[' } else { b'{' });
                tape.replay(0, tape.nodes.len(), &mut Fields::new(out, &mut times, tape.clock, is_list));
                return out.push(if is_list { b']' } else { b'}' });
            }
            Part::Node(tape, at)
                if matches!(tape.nodes.get(at), Some(Node { what: What::Value(_) | What::Group(..), .. })) =>
            {
                // An element has no name.
                return tape.replay(at, at + 1, &mut Fields::new(out, &mut times, tape.clock, true));
            }
            _ => {}
        }
        match self.datum() {
            datum @ (Datum::List | Datum::Object) => {
                let (is_list, mut first) = (datum == Datum::List, true);
                let mut begin =
                    |out: &mut Vec<u8>| out.extend_from_slice(if std::mem::take(&mut first) { b"" } else { b"," });
                out.push(if is_list { b'[' } else { b'{' });
                for flag in self.flags().into_iter().flatten() {
                    begin(out);
                    put::text(out, &flag);
                }
                self.for_each_part(&mut |name, suffix, value| {
                    begin(out);
                    if !is_list {
                        put::text(out, &format!("{name}{suffix}"));
                        out.push(b':');
                    }
                    value.append_json(out);
                });
                out.push(if is_list { b']' } else { b'}' });
            }
            Datum::Integer(number) => put::decimal(out, number),
            Datum::Bytes(bytes) => put::bytes(out, bytes),
            Datum::Boolean(is) => out.extend_from_slice(if is { b"true" } else { b"false" }),
            Datum::Null => out.extend_from_slice(b"null"),
            other => put::text(out, &other.into_text()),
        }
    }

    /// Returns the value as text. A list or a structure is JSON.
    pub fn into_text(self) -> Cow<'r, str> {
        match self.datum() {
            Datum::List | Datum::Object => {
                let mut json = Vec::new();
                self.append_json(&mut json);
                String::from_utf8(json).unwrap_or_default().into()
            }
            datum => datum.into_text(),
        }
    }
}

impl<'r> Datum<'r> {
    /// Returns the value as text. Empty for a list and a structure.
    pub fn into_text(self) -> Cow<'r, str> {
        match self {
            Datum::Text(text) => text,
            Datum::Null => "null".into(),
            Datum::Boolean(is) => (if is { "true" } else { "false" }).into(),
            Datum::Integer(number) => itoa::Buffer::new().format(number).to_owned().into(),
            Datum::Hex(number, digits) => format!("{number:#0width$x}", width = digits + 2).into(),
            Datum::Real(text) => text.into(),
            Datum::Time(time) => time.to_string().into(),
            Datum::Guid(guid) => guid.to_string().into(),
            Datum::Address(address) => address.to_string().into(),
            Datum::Bytes(bytes) => Value::Bytes(bytes).to_string().into(),
            Datum::List | Datum::Object => "".into(),
        }
    }
}

impl<'r> Node<'r> {
    fn datum(&self, clock: Option<Clock>) -> Datum<'r> {
        let value = match self.what {
            What::Value(value) => value,
            What::Group(Group::List, _) => return Datum::List,
            What::Group(..) => return Datum::Object,
            What::Rest(bytes, _) => return Datum::Bytes(bytes),
            What::CutOff => return Datum::Boolean(true),
        };
        let time = |time: Option<FileTime>| time.map_or(Datum::Null, Datum::Time);
        match value {
            Value::Unsigned(number) if self.field.is_no_id(number) => Datum::Null,
            Value::Unsigned(number) => Datum::Integer(number.into()),
            Value::Signed(number) => Datum::Integer(number.into()),
            Value::Address(number) | Value::Hex(number) => Datum::Hex(number, 1),
            Value::Boolean(number) => Datum::Boolean(number != 0),
            Value::Guid(guid) => Datum::Guid(guid),
            Value::Ipv4(address) => Datum::Address(address.into()),
            Value::Ipv6(address) => Datum::Address(address.into()),
            Value::Stamp(stamp) => time(clock.map(|clock| clock.time(stamp))),
            Value::Time(own) => time(self.field.date(own).0),
            Value::Ansi(value, page) => Datum::Text(text::ansi(value.as_bytes(), page)),
            Value::Utf8(bytes) => Datum::Text(text::utf8(bytes)),
            Value::Float(number) => real(number),
            Value::Double(number) => real(number),
            Value::Bytes(bytes) => Datum::Bytes(bytes),
            Value::Utf16(units) => Datum::Text(text::utf16(units).into()),
            value => Datum::Text(value.to_string().into()),
        }
    }

    /// Returns a member beside the field. `None` if it is a list.
    fn beside(&'r self, beside: Beside) -> Option<Datum<'r>> {
        let Node { field, what } = self;
        match (what, beside) {
            (What::Value(value), Beside::Raw) => raw(field, value),
            (What::Value(_), Beside::Unit) => Some(Datum::Text(field.units.into())),
            (What::Value(value), Beside::Name) => {
                let name = field.names.as_ref()?.name(field.bits_of(value))?;
                Some(Datum::Text(name.into()))
            }
            (What::Rest(_, Why::Error(error)), _) => Some(Datum::Text(error.to_string().into())),
            _ => None,
        }
    }
}

/// Returns the number of a value, if a member of its own has it.
fn raw<'v>(field: &Field, value: &Value<'_>) -> Option<Datum<'v>> {
    match *value {
        Value::Unsigned(number) if field.is_no_id(number) => Some(Datum::Text(number.to_string().into())),
        Value::Boolean(number @ 2..) => Some(Datum::Integer(number.into())),
        Value::Stamp(stamp) => Some(Datum::Text(stamp.to_string().into())),
        Value::Time(time) => field.date(time).1.map(|seconds| Datum::Integer(seconds.into())),
        _ => None,
    }
}

fn real<'v>(number: impl Into<f64> + Copy + std::fmt::Display + std::fmt::LowerExp) -> Datum<'v> {
    let mut json = Vec::new();
    put::float(&mut json, number);
    match number.into().is_finite() {
        true => Datum::Real(String::from_utf8(json).unwrap_or_default()),
        false => Datum::Text(number.to_string().into()),
    }
}
