//! Payload types of providers that use every type and quantity of the language, compared with the decoder of schemas.

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

use etwspec::headers::EventDescriptor;
use etwspec::{Pointer, Tailed};
use etwspec_catalog::Catalog;
use etwspec_etl::payload::{Field, Group, Value, Visitor};
use etwspec_etl::write::{Ended, Head, Options, Writer, heads};
use etwspec_etl::{Item, Trace};
use etwspec_schema::{Decoder, Fit, Schemas, provider_table};

/// Data of an event.
struct Question {
    id: u16,
    version: u8,
    pointer: Pointer,
    data: Vec<u8>,
}

/// Number of data for each event, version and pointer size.
const EACH: usize = 1_500;

/// Writes data of all events with payload types to a file. Returns what the decoder reads in each.
pub(crate) fn ask(catalog: &Catalog, path: &Path) -> Vec<String> {
    let (mut text, mut answers) = (String::new(), Vec::new());
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    for provider in &catalog.providers {
        let mut schemas = Schemas::new();
        provider_table::schemas(provider).into_iter().for_each(|schema| schemas.add(schema));
        for rows in provider.events.chunk_by(|a, b| a.id == b.id).filter(|rows| rows[0].payload.is_some()) {
            // A getter returns a number if not all versions name its values.
            let fields = rows.iter().flat_map(|row| provider.fields(row));
            let plain: Vec<&str> =
                fields.filter(|field| field.map.is_none()).map(|field| field.name.as_str()).collect();
            for (row, pointer) in rows.iter().flat_map(|row| Pointer::ALL.map(|pointer| (row, pointer))) {
                let question = |_| Question { id: row.id, version: row.version, pointer, data: random.data() };
                let questions: Vec<Question> = (0..EACH).map(question).collect();
                let read = decode(&provider.guid, &schemas, &questions, &plain);
                let whole = read.iter().filter(|answer| *answer != "too short").count();
                assert!(whole > 20, "{} {}: {whole} data contain all fields", row.id, row.version);
                for Question { id, version, pointer, data } in &questions {
                    write!(text, "{id} {version} {} :", pointer.bits()).expect("memory does not fail");
                    data.iter().for_each(|byte| write!(text, "{byte:02x}").expect("memory does not fail"));
                    text.push('\n');
                }
                answers.extend(read);
            }
        }
    }
    std::fs::write(path, text).expect("the file is written");
    answers
}

/// Returns what the decoder of schemas reads, as tests of the generated crate write it.
fn decode(guid: &str, schemas: &Schemas, questions: &[Question], plain: &[&str]) -> Vec<String> {
    let guid = guid.parse().expect("a GUID");
    let options = Options { buffer_size: 64 << 10, ..Options::default() };
    let mut writer = Writer::in_memory(options).expect("the options are valid");
    for question in questions {
        let mut descriptor = EventDescriptor::default();
        descriptor.set_id(question.id);
        descriptor.set_version(question.version);
        let event = heads::event_header(question.pointer, guid, descriptor, 2).event(&question.data);
        writer.write(0, &event.expect("the event is small")).expect("the event fits");
    }
    let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let mut decoder = Decoder::new(Arc::new(schemas.clone()), None);
    let mut answers = Vec::new();
    Trace::new(&file).for_each(|item| {
        let Item::Event(_, event) = item else { return };
        if event.provider() == Some(guid) {
            let mut answer = Answer { plain, open: vec![Default::default()] };
            let read = decoder.fields(&event, &mut answer).expect("the header is valid");
            answers.push(match read.expect("a schema describes the event").1 {
                Fit::TooShort => "too short".to_owned(),
                _ => structure(answer.open.remove(0).1),
            });
        }
    });
    assert_eq!(answers.len(), questions.len());
    answers
}

/// The fields of an event as text.
struct Answer<'p> {
    /// Names of fields whose values have no names.
    plain: &'p [&'p str],
    /// Names and texts of the members so far: of the outermost structure, and of each group that has begun.
    open: Vec<(String, Vec<(String, String)>)>,
}

impl Answer<'_> {
    fn add(&mut self, name: &str, text: String) {
        self.open.last_mut().expect("the outermost structure").1.push((name.to_owned(), text));
    }
}

impl<'a> Visitor<'a> for Answer<'_> {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        let named = field.names.is_some() && !self.plain.contains(&&*field.name);
        self.add(&field.name, self::value(&value, named));
    }

    fn begin(&mut self, field: &Field, _: Group) {
        self.open.push((field.name.to_string(), Vec::new()));
    }

    fn end(&mut self, group: Group) {
        let (name, members) = self.open.pop().expect("a group has begun");
        let list = || members.iter().fold("[".to_owned(), |text, (_, one)| text + one + ",") + "]";
        let text = if group == Group::List { list() } else { structure(members) };
        self.add(&name, text);
    }
}

/// Returns a structure as text.
fn structure(mut members: Vec<(String, String)>) -> String {
    members.sort();
    members.iter().fold("{".to_owned(), |text, (name, value)| format!("{text}{name}={value};")) + "}"
}

fn value(value: &Value<'_>, named: bool) -> String {
    let number = |number: u64| match named {
        true => format!("{:x}", number & 0xFF),
        false => format!("{number:x}"),
    };
    let bytes = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    match value {
        Value::Unsigned(of) | Value::Address(of) | Value::Hex(of) => number(*of),
        Value::Signed(of) => number(*of as u64),
        Value::Boolean(of) if !named => u64::from(*of != 0).to_string(),
        Value::Boolean(of) => number(*of),
        Value::Char(of) => number((*of).into()),
        Value::Time(of) => number(of.0 as u64),
        Value::Float(of) => number(of.to_bits().into()),
        Value::Double(of) => number(of.to_bits()),
        Value::Guid(of) => bytes(&of.to_bytes()),
        Value::Ipv6(of) => bytes(&of.octets()),
        Value::Utf16(of) => bytes(of.as_bytes()),
        Value::Ansi(of, _) => bytes(of.as_bytes()),
        Value::Bytes(of) => bytes(of),
        Value::Sid(of) => {
            let mut all = Vec::new();
            of.0.to_value().append_to(&mut all).expect("it was read");
            bytes(&all)
        }
        other => panic!("{other:?}"),
    }
}

/// Bytes that are often small numbers and ends of text, so that many data contain all fields.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn data(&mut self) -> Vec<u8> {
        // Some data contain few other bytes than zero.
        let few = self.next() % 4;
        let power = 5 + self.next() % 5;
        let size = self.next() % (1 << power);
        let mut byte = || match self.next() >> 5 {
            random if random % 32 < 18 + 4 * few => 0,
            random if random % 32 < 31 => (random >> 8) as u8 & 3,
            random => (random >> 8) as u8,
        };
        (0..size).map(|_| byte()).collect()
    }
}
