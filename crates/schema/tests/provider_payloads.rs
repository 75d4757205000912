//! The payload types of providers agree with the decoder of schemas, in every event of every table and of real traces.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

use etwspec::describe::provider::{ProviderEvent, ProviderKind};
use etwspec::headers::EventDescriptor;
use etwspec::{Error, Guid, Meaning, Pointer};
use etwspec_etl::payload::{Field, Group, Value, Visitor};
use etwspec_etl::write::{Head, heads};
use etwspec_etl::{Event, File, Item, Trace};
use etwspec_schema::{Decoder, Fit, Schemas, Source};

use crate::events;
use crate::laws::{Provided, named};
use etwspec_runtime::tested::Got;
use getters::PROVIDERS;

#[path = "../../../generated/rust/tests/laws/provider_payloads.rs"]
#[rustfmt::skip]
#[allow(unreachable_pub)]
mod getters;

/// Numbers of compared items.
#[derive(Debug, Default)]
struct Counts {
    /// Events that payload types read.
    read: u64,
    /// Events that are shorter than their fields.
    short: u64,
    fields: u64,
}

/// Content of a field.
#[derive(Debug)]
enum Node<'a> {
    Value(Value<'a>),
    Struct(Vec<(Field, Node<'a>)>),
    List(Vec<(Field, Node<'a>)>),
}

/// The fields of an event. Each group that has begun has its field and its members so far.
#[derive(Default)]
struct Tree<'a> {
    fields: Vec<(Field, Node<'a>)>,
    open: Vec<(Field, Vec<(Field, Node<'a>)>)>,
}

impl<'a> Visitor<'a> for Tree<'a> {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        let members = self.open.last_mut().map_or(&mut self.fields, |(_, members)| members);
        members.push((field.clone(), Node::Value(value)));
    }

    fn begin(&mut self, field: &Field, _: Group) {
        self.open.push((field.clone(), Vec::new()));
    }

    fn end(&mut self, group: Group) {
        let (field, members) = self.open.pop().expect("a group has begun");
        let node = if group == Group::List { Node::List(members) } else { Node::Struct(members) };
        self.open.last_mut().map_or(&mut self.fields, |(_, members)| members).push((field, node));
    }
}

fn member<'n, 'a>(fields: &'n [(Field, Node<'a>)], name: &str) -> Option<(&'n Field, &'n Node<'a>)> {
    fields.iter().find_map(|(field, node)| (field.name == name).then_some((field, node)))
}

/// Returns the bytes of a socket address that the decoder shows: the port, then the address.
fn parts_of_socket_address(bytes: &[u8], is_v4: bool) -> Vec<u8> {
    let address = if is_v4 { 4..8 } else { 8..24 };
    [&bytes[2..4], &bytes[address]].concat()
}

/// Compares what a getter returns with what the decoder does. Returns the number of values.
fn compare(got: &Got, field: &Field, node: &Node<'_>, what: &str) -> u64 {
    match (got, node) {
        (Got::List(all), Node::List(nodes)) => {
            assert_eq!(all.len(), nodes.len(), "{what}");
            all.iter().zip(nodes).map(|(got, (field, node))| compare(got, field, node, what)).sum()
        }
        (Got::Structure(all), Node::Struct(nodes)) => {
            let all = named(all);
            assert_eq!(all.iter().filter(|(_, got)| **got != Got::Absent).count(), nodes.len(), "{what}");
            let known = all.iter().filter_map(|(name, got)| Some((name, got, member(nodes, name)?)));
            known.map(|(name, got, (field, node))| compare(got, field, node, &format!("{what}.{name}"))).sum()
        }
        (got, Node::Value(value)) => {
            let same = match (got, value) {
                (Got::Number(a), Value::Signed(b) | Value::Stamp(b)) => *a == *b as u64,
                // Getters return the bytes as they are, in network byte order.
                (Got::Number(a), Value::Unsigned(b)) if field.meaning == Some(Meaning::NetworkPort) => {
                    (*a as u16).to_le_bytes() == (*b as u16).to_be_bytes()
                }
                (Got::Number(a), Value::Ipv4(b)) => (*a as u32).to_le_bytes() == b.octets(),
                (Got::Bytes(a), Value::Ipv6(b)) => *a == b.octets(),
                (Got::Bytes(a), Value::SocketAddress(SocketAddr::V4(b))) => {
                    parts_of_socket_address(a, true) == [&b.port().to_be_bytes()[..], &b.ip().octets()].concat()
                }
                (Got::Bytes(a), Value::SocketAddress(SocketAddr::V6(b))) => {
                    parts_of_socket_address(a, false) == [&b.port().to_be_bytes()[..], &b.ip().octets()].concat()
                }
                // The type of a map is unsigned, and at least as wide as the field.
                (Got::Named(a), Value::Signed(b)) => *a & 0xFF == *b as u64 & 0xFF && (*b < 0 || *a == *b as u64),
                (Got::Number(a) | Got::Named(a), Value::Unsigned(b) | Value::Address(b) | Value::Hex(b)) => a == b,
                (Got::Named(a), Value::Boolean(b)) => a == b,
                (Got::Number(a), Value::Boolean(b)) => *a == u64::from(*b != 0),
                (Got::Number(a), Value::Char(b)) => *a == u64::from(*b),
                (Got::Number(a), Value::Ansi(b, _)) => b.as_bytes() == [*a as u8],
                (Got::Number(a), Value::Time(b)) => *a == b.0 as u64,
                (Got::Number(a), Value::Float(b)) => *a == u64::from(b.to_bits()),
                (Got::Number(a), Value::Double(b)) => *a == b.to_bits(),
                (Got::Bytes(a), Value::Guid(b)) => *a == b.to_bytes(),
                // The decoder removes zeros at the end of text.
                (Got::Bytes(a), Value::Utf16(b)) => a == b.as_bytes(),
                (Got::Bytes(a), Value::Ansi(b, _)) => a == b.as_bytes(),
                (Got::Bytes(a), Value::Utf8(b) | Value::Bytes(b)) => a == b,
                // The view of a SID or a SYSTEMTIME. WPP logs text in the place of a SID.
                (Got::View, Value::Sid(_) | Value::Time(_) | Value::Bytes(_)) => true,
                (Got::Absent, Value::Ansi(text, _)) => text.as_bytes() == b"NULL",
                _ => false,
            };
            assert!(same, "{what}: {got:x?} is {value:x?}");
            1
        }
        _ => panic!("{what}: {got:?} is {node:?}"),
    }
}

/// Compares an event as payload types and as the decoder read it. Returns whether payload types read it.
fn event(
    provided: &Provided,
    row: &ProviderEvent,
    event: &Event<'_>,
    decoder: &mut Decoder,
    counts: &mut Counts,
) -> bool {
    let (data, pointer) = (event.data().expect("the header is valid"), event.pointer());
    let Some(own) = provided.own(row.id, row.version, data, pointer) else { return false };
    let what = format!("{} {} version {}", provided.provider.name, row.id, row.version);
    if decoder.schema(event).is_some_and(|schema| schema.source != Source::Table) {
        // Data that do not fit the table, and fit the layout of a release of Windows.
        let fits = own.is_ok_and(|own| own.fit() == etwspec::describe::Fit::Exact);
        assert!(!fits, "{what}: the table describes the data");
        return false;
    }
    let mut tree = Tree::default();
    let (_, fit) = decoder.fields(event, &mut tree).expect("the header is valid").expect("a table describes the event");
    let own = match (own, fit) {
        (Err(Error::TooShort { .. }), Fit::TooShort) => {
            counts.short += 1;
            return false;
        }
        (Ok(own), Fit::Exact | Fit::BytesLeft | Fit::Undecodable) => own,
        (own, fit) => panic!("{what}: {own:?}, {fit:?} of {data:x?}"),
    };
    match fit {
        Fit::Exact => assert_eq!(own.fit(), etwspec::describe::Fit::Exact, "{what}"),
        Fit::BytesLeft => assert_eq!(own.fit(), etwspec::describe::Fit::BytesLeft, "{what}"),
        _ => {}
    }
    assert_eq!((own.event().id, own.event().version), (row.id, row.version));
    let all = provided.read(row.id, row.version, data, pointer).expect("an event").expect("it was read");
    let all = named(&all);
    for (name, got) in &all {
        match member(&tree.fields, name) {
            Some((field, node)) => counts.fields += compare(got, field, node, &format!("{what}: {name}")),
            None => assert_eq!(**got, Got::Absent, "{what}: {name}"),
        }
    }
    for (field, node) in &tree.fields {
        let name = &field.name;
        assert!(all.iter().any(|(own, got)| name == own && **got != Got::Absent) || is_no_sid(node), "{what}: {name}");
    }
    counts.read += 1;
    true
}

/// Returns whether the field is text in the place of a SID.
fn is_no_sid(node: &Node<'_>) -> bool {
    matches!(node, Node::Value(Value::Ansi(text, _)) if text.as_bytes() == b"NULL")
}

/// Bytes that are often small numbers and ends of text, so that many data contain all fields.
struct Bytes(u64);

impl Bytes {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// Every third data contain little but zeros: numbers without elements.
    fn data(&mut self, nth: usize, size: usize) -> Vec<u8> {
        let zeros = if nth.is_multiple_of(3) { 60 } else { 32 };
        let byte = |random: u64| match random % 64 {
            random if random < zeros => 0,
            0..=55 => (random >> 8) as u8 & 3,
            _ => (random >> 8) as u8,
        };
        (0..size).map(|_| byte(self.next() >> 3)).collect()
    }
}

fn written(guid: Guid, row: &ProviderEvent, pointer: Pointer, data: &[u8]) -> Vec<u8> {
    let mut descriptor = EventDescriptor::default();
    descriptor.set_id(row.id);
    descriptor.set_version(row.version);
    heads::event_header(pointer, guid, descriptor, 2).event(data).expect("the event is small")
}

#[test]
fn payload_types_of_all_tables_agree_with_the_decoder_for_any_bytes() {
    let mut bytes = Bytes(0x9E37_79B9_7F4A_7C15);
    let (mut counts, mut rows, mut unread) = (Counts::default(), 0, Vec::new());
    for provided in PROVIDERS {
        assert_eq!(provided.provider.kind, ProviderKind::Manifest);
        let guid = provided.provider.guid;
        let mut decoder = Decoder::new(Arc::new(Schemas::new()), None);
        for row in provided.provider.events {
            let mut all = Vec::new();
            for (nth, pointer) in (0..16).flat_map(|nth| Pointer::ALL.map(|pointer| (nth, pointer))) {
                let size = (bytes.next() % (1 << (4 + nth / 2))) as usize + if nth % 3 == 0 { 512 } else { 0 };
                all.push(written(guid, row, pointer, &bytes.data(nth, size)));
            }
            let file = events::file(&all);
            let (mut seen, mut read) = (0, 0);
            Trace::new(&file).for_each(|item| {
                let Item::Event(_, one) = item else { return };
                if one.provider() == Some(guid) {
                    seen += 1;
                    read += usize::from(event(provided, row, &one, &mut decoder, &mut counts));
                }
            });
            assert_eq!(seen, all.len());
            let named = provided.own(row.id, row.version, &[], Pointer::Bits64).is_some();
            rows += usize::from(named);
            unread.extend((named && read == 0).then_some((provided.provider.name, row.id, row.version)));
        }
    }
    crate::support::say(&format!("{rows} rows, {counts:?}"));
    assert!(unread.is_empty(), "of {rows} rows, never read: {unread:?}");
    assert!(counts.fields > 100_000 && counts.short > 1_000, "{counts:?}");
}

#[test]
fn payload_types_agree_with_the_decoder_in_real_events() {
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    let providers: BTreeMap<Guid, &Provided> = PROVIDERS.iter().map(|one| (one.provider.guid, one)).collect();
    let (mut counts, mut kinds) = (Counts::default(), BTreeMap::<(&str, u16, u8), u64>::new());
    for path in etwspec_corpus::traces(&corpus) {
        let file = File::read(&path).expect("a trace");
        // Without the schemas of the trace, the decoder uses the tables.
        let mut decoder = Decoder::new(Arc::new(Schemas::new()), None);
        file.trace().for_each(|item| {
            let Item::Event(_, one) = item else { return };
            let etwspec_etl::Identity::Provider { guid, id, version } = one.identity() else { return };
            let Some(provided) = providers.get(&guid) else { return };
            let mut rows = provided.provider.events.iter();
            let Some(row) = rows.find(|row| row.id == id && u16::from(row.version) == version) else { return };
            if event(provided, row, &one, &mut decoder, &mut counts) {
                *kinds.entry((provided.provider.name, id, row.version)).or_insert(0) += 1;
            }
        });
    }
    crate::support::say(&format!("{} kinds of events, {counts:?}", kinds.len()));
    assert!(kinds.len() > 100 && counts.read > 70_000 && counts.short == 0, "{} kinds, {counts:?}", kinds.len());
}
