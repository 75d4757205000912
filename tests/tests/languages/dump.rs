//! Lines of `dump --format json`, whose values are converted back to numbers by the rules that the documentation of
//! [`Json`] states.

use std::collections::{BTreeMap, BTreeSet};

use etwspec::Meaning;
use etwspec::describe::Layout;
use etwspec_catalog::Accessor;
use etwspec_catalog::query::fields::flatten;
use etwspec_etl::{Item, Json, Trace};
use etwspec_tests::published::CATALOG;
use serde_json::{Map, Value};

use super::Case;
use super::reference::Leaf;

/// Members of a line, and the fields of the header that contain them.
const COLUMNS: &[(&str, Accessor)] = &[
    ("time_stamp", Accessor::TimeStamp),
    ("pid", Accessor::ProcessId),
    ("tid", Accessor::ThreadId),
    ("kernel_time", Accessor::KernelTime),
    ("user_time", Accessor::UserTime),
    ("hook", Accessor::HookId),
    ("provider", Accessor::Provider),
    ("class", Accessor::ProviderHandle),
    ("id", Accessor::EventId),
    ("version", Accessor::EventVersion),
    ("type", Accessor::Opcode),
    ("opcode", Accessor::Opcode),
    ("level", Accessor::Level),
    ("channel", Accessor::Channel),
    ("task", Accessor::Task),
    ("keyword", Accessor::Keyword),
    ("activity_id", Accessor::ActivityId),
    ("number", Accessor::MessageNumber),
    ("message_guid", Accessor::MessageGuid),
    ("component", Accessor::ComponentId),
    ("sequence", Accessor::SequenceNumber),
    ("instance", Accessor::InstanceId),
    ("parent_instance", Accessor::ParentInstanceId),
    ("parent", Accessor::ParentProvider),
    ("parent_class", Accessor::ParentProviderHandle),
];

/// Numbers of compared values.
#[derive(Debug, Default)]
pub(super) struct Compared {
    columns: usize,
    items: usize,
    fields: usize,
    meanings: BTreeSet<&'static str>,
}

impl Compared {
    /// Checks that the comparison is not empty.
    pub(super) fn check(&self) {
        let few = self.columns < 1000 || self.items < 100 || self.fields < 1000 || self.meanings.len() < 10;
        assert!(!few, "{self:?}");
    }
}

/// Compares the lines of a trace with the reference.
pub(super) fn agrees(case: &Case, compared: &mut Compared) {
    let trace = Trace::new(&case.bytes);
    let (mut json, mut events) = (Json::new(trace.log_file()), case.events.iter());
    trace.for_each(|item| {
        let Item::Event(_, event) = item else { return };
        let mut line = Vec::new();
        json.line(&event, &mut line);
        let line: Map<String, Value> = serde_json::from_slice(&line).expect("a line is JSON");
        let expected = events.next().expect("the event");
        let place = format!("{} of {}", expected.at, case.name);
        assert_eq!(line["at"], expected.at, "{place}");
        if let Some((layout, leaves)) = &expected.header {
            assert_eq!(line["header"], layout.name, "{place}");
            compared.columns += columns(&line, layout, leaves, &place);
            compared.items += items(&line, leaves, &place);
        }
        let Some(payload) = expected.payload.as_ref() else { return };
        let Some(Value::Object(data)) = line.get("data") else { panic!("no data: {place}") };
        let fit = line.get("fit").map_or("exact", |fit| fit.as_str().expect("a word"));
        assert_eq!(fit == "bytes-left", payload.fit == "bytes-left", "{place}");
        assert_eq!(fit == "too-short", payload.fit == "too-short", "{place}");
        if payload.fit != "too-short" {
            let leaves: Vec<&Leaf> = payload.fields.iter().collect();
            compared.fields += members(data, &leaves, "", &place);
            compared.meanings.extend(leaves.iter().filter_map(|leaf| leaf.meaning.map(Meaning::word)));
        }
    });
}

fn columns(line: &Map<String, Value>, layout: &Layout, leaves: &[Leaf], place: &str) -> usize {
    let structure = CATALOG.structure(layout.name).expect("the tables have it");
    let form = structure.forms.iter().find(|form| form.rust == layout.form).expect("the form");
    let path = |accessor: Accessor| {
        let own =
            |flat: &etwspec_catalog::query::fields::Flat<'_>| flat.bit.map_or(flat.field.accessor, |bit| bit.accessor);
        let field = flatten(&CATALOG, form).into_iter().find(|flat| own(flat) == Some(accessor)).map(|flat| flat.path);
        let part = || form.tail.iter().find(|part| part.accessor == Some(accessor)).map(|part| part.name.clone());
        field.or_else(part)
    };
    let flags = [("flags", Some("Flags".to_owned())), ("property", Some("EventProperty".to_owned()))];
    let columns = COLUMNS.iter().map(|(column, accessor)| (*column, path(*accessor))).chain(flags);
    let mut count = 0;
    for (column, path) in columns {
        let Some(value) = line.get(column) else { continue };
        // The class of a classic event may be a group of kernel events, which have hook IDs.
        if column == "hook" && path.is_none() {
            continue;
        }
        let leaf = leaves.iter().find(|leaf| Some(&leaf.path) == path.as_ref());
        let leaf = leaf.unwrap_or_else(|| panic!("no field for {column}: {place}"));
        assert!(is_same(value, leaf, None), "{column} is {value}, {} is {}: {place}", leaf.path, leaf.value);
        count += 1;
    }
    count
}

/// Compares extended data items, and an item that is inserted before the payload.
fn items(line: &Map<String, Value>, leaves: &[Leaf], place: &str) -> usize {
    let mut count = 0;
    for (index, item) in line.get("items").and_then(Value::as_array).into_iter().flatten().enumerate() {
        let item = item.as_object().expect("an item is an object");
        let of_type = format!("{}.", item["type"].as_str().unwrap_or(""));
        let prefix = [format!("ExtendedData[{index}].Data."), of_type];
        let prefix = prefix.iter().find(|prefix| leaves.iter().any(|leaf| leaf.shown.starts_with(*prefix)));
        let Some(prefix) = prefix else { continue };
        let own: Vec<&Leaf> = leaves.iter().filter(|leaf| leaf.shown.starts_with(prefix)).collect();
        let mut item = item.clone();
        item.remove("type");
        match item.get("Sid").and_then(Value::as_str) {
            Some(text) => {
                assert_eq!(sid(&own, prefix), text, "{place}");
                count += 1;
            }
            None => count += members(&item, &own, prefix, place),
        }
    }
    count
}

/// Compares the members of an object with fields whose shown paths begin with a prefix. Returns the number of values.
fn members(data: &Map<String, Value>, leaves: &[&Leaf], prefix: &str, place: &str) -> usize {
    let mut known: BTreeMap<String, &Leaf> = BTreeMap::new();
    for leaf in leaves.iter().filter(|leaf| !leaf.hidden) {
        let path = &leaf.shown[prefix.len()..];
        // Arms of a union may share a name.
        let mut name = path.to_owned();
        for number in 2.. {
            if !known.contains_key(&name) {
                break;
            }
            name = format!("{path}_{number}");
        }
        known.insert(name, leaf);
    }
    let mut shown = Shown::default();
    shown.object(data, "");
    let mut count = 0;
    for (path, value) in &shown.values {
        let within = format!("{path}.");
        if let Some(text) = value.as_str().filter(|_| !known.contains_key(path)) {
            let own: Vec<&Leaf> =
                leaves.iter().copied().filter(|leaf| leaf.shown[prefix.len()..].starts_with(&within)).collect();
            assert_eq!(sid(&own, &format!("{prefix}{within}")), text, "{path}: {place}");
            known.retain(|path, _| !path.starts_with(&within));
        } else {
            let leaf = known.remove(path).unwrap_or_else(|| panic!("no field {path}: {place}"));
            let same = is_same(value, leaf, shown.raw.get(path));
            assert!(same, "{path} is {value}, but {} ({:?}): {place}", leaf.value, leaf.meaning);
        }
        count += 1;
    }
    assert!(known.is_empty(), "not shown: {:?} of {place}", known.keys());
    count
}

/// Values of a line by path.
#[derive(Default)]
struct Shown {
    values: Vec<(String, Value)>,
    /// Numbers of values that another member contains.
    raw: BTreeMap<String, Value>,
}

impl Shown {
    fn object(&mut self, object: &Map<String, Value>, path: &str) {
        for (name, value) in object {
            let own = format!("{path}{name}");
            let beside =
                ["_name", "_names", "_unit", "_raw"].iter().find_map(|end| Some((*end, name.strip_suffix(end)?)));
            match beside.filter(|(_, name)| object.contains_key(*name)) {
                Some(("_raw", name)) => drop(self.raw.insert(format!("{path}{name}"), value.clone())),
                Some(_) => {}
                // Bytes that no field explains.
                None if name == "rest" || name == "rest_why" => {}
                None => self.value(value, own),
            }
        }
    }

    fn value(&mut self, value: &Value, path: String) {
        match value {
            Value::Object(object) => self.object(object, &format!("{path}.")),
            Value::Array(list) if list.iter().any(Value::is_object) => {
                for (index, value) in list.iter().enumerate() {
                    self.value(value, format!("{path}[{index}]"));
                }
            }
            // The reference has no empty lists.
            Value::Array(list) if list.is_empty() => {}
            _ => self.values.push((path, value.clone())),
        }
    }
}

/// Returns a security identifier in its usual form.
fn sid(leaves: &[&Leaf], prefix: &str) -> String {
    let of = |name: &str| leaves.iter().find(|leaf| leaf.path[..].ends_with(name)).map(|leaf| &leaf.value);
    let hex = of("IdentifierAuthority").and_then(Value::as_str).unwrap_or_else(|| panic!("no SID at {prefix}"));
    let authority = u64::from_str_radix(hex, 16).expect("digits");
    let parts = of("SubAuthority").and_then(Value::as_array).cloned().unwrap_or_default();
    let revision = of("Revision").and_then(Value::as_u64).expect("a revision");
    parts.iter().fold(format!("S-{revision}-{authority}"), |text, part| format!("{text}-{part}"))
}

/// Returns whether a value in the output is a field. `raw` is its number, if another member contains it.
fn is_same(shown: &Value, leaf: &Leaf, raw: Option<&Value>) -> bool {
    match (shown, &leaf.value) {
        (Value::Array(shown), Value::Array(own)) => {
            let element =
                |value: &Value| Leaf { path: String::new(), shown: String::new(), value: value.clone(), ..*leaf };
            shown.len() == own.len() && shown.iter().zip(own).all(|(shown, own)| is_same(shown, &element(own), None))
        }
        (_, Value::Number(own)) => is_number(shown, own.as_i128().unwrap_or_default(), leaf, raw),
        (Value::String(shown), Value::String(own)) => is_text(shown, own, leaf),
        _ => false,
    }
}

fn is_number(shown: &Value, own: i128, leaf: &Leaf, raw: Option<&Value>) -> bool {
    let bytes = own.to_le_bytes();
    match (shown, leaf.meaning) {
        (Value::Number(shown), _) => shown.as_i128() == Some(own),
        (Value::Bool(shown), _) => *shown == (own != 0) && raw.is_none_or(|raw| number(raw) == Some(own)),
        // A point in time that is unknown, or for which the clock is.
        (Value::Null, _) => own == 0 || raw.is_some_and(|raw| number(raw) == Some(own)),
        (Value::String(text), Some(Meaning::TimeStamp)) if raw.is_some() => {
            raw.and_then(number) == Some(own) && date(text).is_some()
        }
        (Value::String(text), Some(Meaning::UnixTime)) => date(text) == Some(own * 10_000_000 + UNIX),
        (Value::String(text), Some(Meaning::FileTime)) => date(text) == Some(own),
        (Value::String(text), Some(Meaning::Ipv4Address)) => {
            u32::try_from(own).is_ok_and(|own| *text == std::net::Ipv4Addr::from(own).to_string())
        }
        (Value::String(text), Some(Meaning::MacAddress)) => {
            *text == bytes[..6].iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(":")
        }
        (Value::String(text), Some(Meaning::Tag)) => {
            text.bytes().eq(bytes[..4].iter().copied()) || number(shown) == Some(own)
        }
        (Value::String(_), _) => {
            // Hexadecimal digits are those of the unsigned number.
            let unsigned = if own < 0 { own + (1 << (8 * leaf.size)) } else { own };
            number(shown).is_some_and(|shown| shown == own || shown == unsigned)
        }
        _ => false,
    }
}

/// Returns the number in a text or a number.
fn number(value: &Value) -> Option<i128> {
    match value.as_str() {
        Some(text) => match text.strip_prefix("0x") {
            Some(digits) => i128::from_str_radix(digits, 16).ok(),
            None => text.parse().ok(),
        },
        None => value.as_number()?.as_i128(),
    }
}

/// FILETIME of 1970.
const UNIX: i128 = 116_444_736_000_000_000;

/// Returns a date as a FILETIME.
fn date(text: &str) -> Option<i128> {
    let time: jiff::Timestamp = text.parse().ok()?;
    Some(time.as_nanosecond() / 100 + UNIX)
}

fn is_text(shown: &str, own: &str, leaf: &Leaf) -> bool {
    let hex = || -> Option<Vec<u8>> {
        let digits = own.as_bytes().chunks(2).map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok());
        digits.collect()
    };
    if leaf.characters && !matches!(leaf.meaning, Some(Meaning::MacAddress | Meaning::SocketAddress)) {
        let bytes = hex().expect("digits");
        return match leaf.size {
            2 => {
                let units = bytes.chunks(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]]));
                let units: Vec<u16> = units.take_while(|unit| *unit != 0).collect();
                shown == String::from_utf16_lossy(&units)
            }
            _ => shown == escaped(bytes.split(|byte| *byte == 0).next().unwrap_or(&[])),
        };
    }
    match leaf.meaning {
        Some(Meaning::Ipv4Address) if leaf.size == 1 => {
            hex().is_some_and(|bytes| shown == bytes.iter().map(u8::to_string).collect::<Vec<_>>().join("."))
        }
        Some(Meaning::Ipv6Address) => hex().is_some_and(|bytes| {
            let address = <[u8; 16]>::try_from(bytes).map(std::net::Ipv6Addr::from);
            address.is_ok_and(|address| shown == address.to_string())
        }),
        Some(Meaning::MacAddress) => shown.len() > 16 && own.starts_with(&shown.replace(':', "")),
        // Bytes, GUIDs, and texts of 16-bit characters.
        _ if shown.eq_ignore_ascii_case(own) => true,
        // Each 8-bit character is the code point of its number.
        _ => own
            .chars()
            .map(|c| u8::try_from(u32::from(c)))
            .collect::<Result<Vec<u8>, _>>()
            .is_ok_and(|own| shown == escaped(&own)),
    }
}

/// Returns 8-bit characters as text, with escapes for bytes that are not UTF-8.
fn escaped(bytes: &[u8]) -> String {
    let chunks = bytes.utf8_chunks();
    chunks.fold(String::new(), |mut text, chunk| {
        text.push_str(chunk.valid());
        chunk.invalid().iter().for_each(|byte| text.push_str(&format!("\\x{{{byte:02x}}}")));
        text
    })
}
