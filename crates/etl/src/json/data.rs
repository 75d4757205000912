//! Fields of data as JSON.

use std::io::Write;

use etwspec::describe::Why;

use crate::json_text::{self as put, Times};
use crate::payload::{Field, FieldName, Group, Names, Value, Visitor};
use crate::state::Referred;
use crate::text;
use crate::time::Clock;

/// Writes fields as members of an object, groups as objects and lists.
pub(crate) struct Fields<'o> {
    out: &'o mut Vec<u8>,
    times: &'o mut Times,
    clock: Option<Clock>,
    /// Names of what fields refer to, and the members for them.
    names: Option<(Referred<'o>, &'o mut Vec<u8>)>,
    /// True if the next member is the first of the innermost object or list.
    first: bool,
    /// Lists and structures that have begun; a bit each, set for a list, the innermost lowest.
    lists: u64,
    /// Names of the values of the list that has begun, if they may have names.
    list: Option<ListNames>,
}

/// The member beside a list: for each element, what a member beside a single value contains.
struct ListNames {
    /// Key of the list.
    key: FieldName,
    member: Vec<u8>,
    /// True if an element has a name.
    any: bool,
    /// Lists and structures within the list that have begun.
    depth: u32,
    flags: bool,
}

impl<'o> Fields<'o> {
    /// Creates a visitor in an object or a list that has begun.
    pub(crate) fn new(out: &'o mut Vec<u8>, times: &'o mut Times, clock: Option<Clock>, list: bool) -> Self {
        Fields { out, times, clock, names: None, first: true, lists: list.into(), list: None }
    }

    /// Adds members for the names of what fields refer to.
    pub(super) fn with_names(mut self, names: Option<Referred<'o>>, members: &'o mut Vec<u8>) -> Self {
        members.clear();
        self.names = names.map(|names| (names, members));
        self
    }

    /// Writes a member for the name of the subject of a field of the outermost structure.
    #[inline(never)]
    fn referred(&mut self, field: &Field, value: &Value<'_>) {
        let Some((names, members)) = self.names.as_mut() else { return };
        if let Some(name) = names.name(field, value) {
            members.push(if members.is_empty() { b'{' } else { b',' });
            put::text(members, &field.name);
            members.push(b':');
            put::text(members, name);
        }
    }

    #[inline]
    fn begin_member(&mut self, key: &str) {
        let key = if self.lists & 1 == 0 { key } else { "," };
        let comma = usize::from(std::mem::replace(&mut self.first, false));
        self.out.extend_from_slice(key.as_bytes().get(comma..).unwrap_or(&[]));
    }

    /// Writes a number, or a string if its field is wide.
    #[inline]
    fn number(&mut self, field: &Field, number: impl itoa::Integer) {
        if field.is_wide() { put::quoted(self.out, number) } else { put::decimal(self.out, number) }
    }

    /// Writes a member beside the member of a field, if the field is not an element of a list.
    fn member(&mut self, field: &Field, suffix: &str, put: impl FnOnce(&mut Vec<u8>)) {
        if self.lists & 1 == 0 {
            put_key(self.out, &field.json_key, suffix);
            put(self.out);
        }
    }

    /// Writes the name of a value, or the names of flags, as a separate member.
    fn named(&mut self, field: &Field, names: &Names, value: u64) {
        if names.are_flags() {
            let (start, mut any) = (self.out.len(), false);
            self.member(field, "_names", |out| any = put_flags(out, names, value));
            if !any {
                self.out.truncate(start);
            }
        } else if let Some(name) = names.name(value) {
            self.member(field, "_name", |out| put::text(out, name));
        }
    }

    /// Collects the name of an element of a list, or the names of its flags, for the member beside the list.
    fn named_element(&mut self, names: &Names, value: u64) {
        let Some(list) = self.list.as_mut().filter(|list| list.depth == 0) else { return };
        if !list.member.is_empty() {
            list.member.push(b',');
        }
        if list.flags {
            list.any |= put_flags(&mut list.member, names, value);
            return;
        }
        match names.name(value) {
            Some(name) => {
                list.any = true;
                put::text(&mut list.member, name);
            }
            None => list.member.extend_from_slice(b"null"),
        }
    }
}

/// Appends the key of a member beside the member of a field.
fn put_key(out: &mut Vec<u8>, key: &str, suffix: &str) {
    // The key ends with a quotation mark and a colon.
    let key = key.as_bytes();
    out.extend_from_slice(key.get(..key.len().saturating_sub(2)).unwrap_or(&[]));
    out.extend_from_slice(suffix.as_bytes());
    out.extend_from_slice(b"\":");
}

/// Appends a list of the names of flags. Returns false if no bit has a name: then the list is empty.
fn put_flags(out: &mut Vec<u8>, names: &Names, value: u64) -> bool {
    out.push(b'[');
    let mut comma = false;
    let rest = names.flags(value, |name, held| {
        if std::mem::replace(&mut comma, true) {
            out.push(b',');
        }
        put::text(out, name);
        if let Some((held, held_name)) = held {
            out.pop();
            out.push(b'=');
            match held_name {
                Some(name) => out.extend_from_slice(name.as_bytes()),
                None => put::decimal(out, held),
            }
            out.push(b'"');
        }
    });
    if rest != 0 && comma {
        out.push(b',');
        put::hex(out, rest, 1);
    }
    out.push(b']');
    comma
}

impl<'a> Visitor<'a> for Fields<'_> {
    #[inline]
    fn value(&mut self, field: &Field, value: Value<'a>) {
        if self.lists == 0 && field.refers.is_some() && self.names.is_some() {
            self.referred(field, &value);
        }
        self.begin_member(&field.json_key);
        match value {
            Value::Unsigned(number) if field.is_no_id(number) => {
                // So that no reader loses it as a number.
                self.out.extend_from_slice(b"null");
                self.member(field, "_raw", |out| put::quoted(out, number));
            }
            Value::Unsigned(number) => self.number(field, number),
            Value::Signed(number) => self.number(field, number),
            Value::Address(number) | Value::Hex(number) => put::hex(self.out, number, 1),
            Value::Boolean(number) => {
                self.out.extend_from_slice(if number == 0 { b"false" } else { b"true" });
                if number > 1 {
                    self.member(field, "_raw", |out| put::decimal(out, number));
                }
            }
            Value::Tag(tag) => put::plain(self.out, &text::tag(tag)),
            Value::Guid(guid) => put::guid(self.out, guid),
            Value::Ipv4(address) => put::ipv4(self.out, address),
            Value::Stamp(stamp) => {
                match self.clock {
                    Some(clock) => self.times.put(self.out, clock.time(stamp)),
                    None => self.out.extend_from_slice(b"null"),
                }
                self.member(field, "_raw", |out| put::quoted(out, stamp));
            }
            Value::Time(time) => {
                let (date, seconds) = field.date(time);
                match date {
                    Some(date) => self.times.put(self.out, date),
                    None => self.out.extend_from_slice(b"null"),
                }
                if let Some(seconds) = seconds {
                    self.member(field, "_raw", |out| put::decimal(out, seconds));
                }
            }
            Value::Utf16(text) => put::utf16(self.out, text),
            Value::Ansi(value, page) => put::text(self.out, &text::ansi(value.as_bytes(), page)),
            Value::Utf8(bytes) => put::text(self.out, &text::utf8(bytes)),
            Value::Char(unit) => put::text(self.out, &text::character(unit)),
            Value::Float(number) => put::float(self.out, number),
            Value::Double(number) => put::float(self.out, number),
            Value::Bytes(bytes) => put::bytes(self.out, bytes),
            Value::Ipv6(_) | Value::Mac(_) | Value::SocketAddress(_) | Value::Sid(_) => {
                let _never_fails = write!(self.out, "\"{value}\"");
            }
        }
        if field.is_duration() {
            self.member(field, "_unit", |out| put::plain(out, field.units));
        }
        if let Some(names) = &field.names {
            let bits = field.bits_of(&value);
            if self.lists & 1 == 0 { self.named(field, names, bits) } else { self.named_element(names, bits) }
        }
    }

    fn begin(&mut self, field: &Field, group: Group) {
        let list = group == Group::List;
        self.begin_member(&field.json_key);
        match (&mut self.list, &field.names) {
            (Some(list), _) => list.depth += 1,
            (None, Some(names)) if list && self.lists & 1 == 0 => {
                let (key, flags) = (field.json_key.clone(), names.are_flags());
                self.list = Some(ListNames { key, member: Vec::new(), any: false, depth: 0, flags });
            }
            _ => {}
        }
        self.lists = self.lists << 1 | u64::from(list);
        self.out.push(if list { b'[' } else { b'{' });
        self.first = true;
        if let Group::Struct(Some(name)) = group {
            self.out.extend_from_slice(b"\"type\":");
            put::plain(self.out, name);
            self.first = false;
        }
    }

    fn end(&mut self, group: Group) {
        self.out.push(if group == Group::List { b']' } else { b'}' });
        self.lists >>= 1;
        self.first = false;
        match &mut self.list {
            Some(list) if list.depth > 0 => list.depth -= 1,
            Some(list) => {
                if list.any {
                    put_key(self.out, &list.key, if list.flags { "_names" } else { "_name" });
                    self.out.push(b'[');
                    self.out.extend_from_slice(&list.member);
                    self.out.push(b']');
                }
                self.list = None;
            }
            None => {}
        }
    }

    fn rest(&mut self, bytes: &'a [u8], why: Why) {
        self.begin_member(",\"rest\":");
        put::bytes(self.out, bytes);
        if let Why::Error(error) = why {
            self.begin_member(",\"rest_why\":");
            put::text(self.out, &error.to_string());
        }
    }

    fn cut_off(&mut self) {
        self.begin_member(",\"cut_off\":");
        self.out.extend_from_slice(b"true");
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use etwspec::payloads::{self, EventKey};
    use etwspec::{FileTime, Meaning, Pointer, Release};
    use serde_json::{Map, Value};

    use super::*;
    use crate::kind::Versions;
    use crate::payload::Decoder;
    use crate::text::output;

    /// Adds the type of each member, by its path.
    fn types(path: &str, members: &Map<String, Value>, all: &mut BTreeMap<String, (&'static str, String)>, of: &str) {
        for (name, value) in members {
            let path = format!("{path}.{name}");
            let kind = match value {
                Value::Null => continue,
                Value::Bool(_) => "Boolean",
                Value::Number(_) => "number",
                Value::String(_) => "string",
                Value::Array(elements) => {
                    for element in elements {
                        let element = Map::from_iter([("[]".to_owned(), element.clone())]);
                        types(&path, &element, all, of);
                    }
                    "list"
                }
                Value::Object(members) => {
                    types(&path, members, all, of);
                    "object"
                }
            };
            let (known, before) = all.entry(path.clone()).or_insert_with(|| (kind, of.to_owned()));
            assert_eq!(*known, kind, "{path} of {of}, and of {before}");
        }
    }

    #[test]
    fn dates_of_images_keep_their_number() {
        let json = |meaning, time| {
            let (mut out, mut times) = (b"{".to_vec(), Times::default());
            let mut field = Field::new("Date");
            field.meaning = Some(meaning);
            Fields::new(&mut out, &mut times, None, false).value(&field, crate::payload::Value::Time(time));
            String::from_utf8(out).expect("text")
        };
        let unix = |seconds| json(Meaning::UnixTime, FileTime::from_unix_seconds(seconds));
        assert_eq!(unix(0), r#"{"Date":null,"Date_raw":0"#);
        assert_eq!(unix(0xCA6C_E51E), r#"{"Date":"2077-08-14T02:36:14.0000000Z","Date_raw":3396134174"#);
        assert_eq!(json(Meaning::FileTime, FileTime(0)), r#"{"Date":null"#);
    }

    #[test]
    fn output_for_any_payload_is_limited() {
        let size = 4 * output::MIN_SIZE;
        let data = [vec![0; size], vec![1; size], vec![0xFF; size], (0..size).map(|at| (at * 7) as u8).collect()];
        let (mut largest, mut lists) = (0, 0);
        for release in [None, Release::all().next()] {
            let mut decoder = Decoder::for_versions(Versions { release, ..Versions::default() });
            for (key, pointer) in EventKey::all().flat_map(|key| Pointer::ALL.map(|pointer| (key, pointer))) {
                let versions: Vec<u8> = payloads::bindings(key).iter().map(|own| own.version.unwrap_or(2)).collect();
                for (version, data) in versions.iter().flat_map(|version| data.iter().map(move |data| (*version, data)))
                {
                    let (mut out, mut times) = (b"{".to_vec(), Times::default());
                    let mut fields = Fields::new(&mut out, &mut times, None, false);
                    let info = decoder.fields_of(key, version, pointer, data, None, &mut fields);
                    let limit = output::OUTPUT_PER_BYTE * size;
                    assert!(out.len() <= limit, "{} bytes of JSON: {:?}", out.len(), info.structure);
                    let mut paths = crate::tape::Tape::default();
                    decoder.fields_of(key, version, pointer, data, None, &mut paths);
                    let paths = paths.named_values();
                    let sum: usize = paths.iter().map(|value| value.name.len()).sum();
                    assert!(sum <= limit, "{sum} bytes of paths: {:?}", info.structure);
                    largest = largest.max(out.len());
                    lists = lists.max(paths.len());
                }
            }
        }
        assert!(largest > size && lists > 100, "{largest} bytes, {lists} values");
    }

    #[test]
    fn json_type_of_field_is_the_same_in_all_layouts() {
        let mut all: BTreeMap<String, BTreeMap<String, (&str, String)>> = BTreeMap::new();
        let data = [[0; 400], [1; 400], [0xFF; 400]];
        for release in Release::all().map(Some).chain([None]) {
            let mut decoder = Decoder::for_versions(Versions { release, ..Versions::default() });
            for (key, pointer) in EventKey::all().flat_map(|key| Pointer::ALL.map(|pointer| (key, pointer))) {
                for binding in
                    payloads::bindings(key).iter().filter(|binding| binding.layout(pointer, release).is_some())
                {
                    let version = binding.version.unwrap_or(2);
                    for data in &data {
                        let (mut out, mut times) = (b"{".to_vec(), Times::default());
                        let mut fields = Fields::new(&mut out, &mut times, None, false);
                        let info = decoder.fields_of(key, version, pointer, data, None, &mut fields);
                        out.push(b'}');
                        let members: Map<String, Value> = serde_json::from_slice(&out).expect("an object");
                        let family = binding.variant().unwrap_or(binding.name);
                        let of = format!(
                            "{family} ({:?}) of {key:?} version {version}, {pointer:?}, {release:?}",
                            info.structure
                        );
                        for group in [family.to_owned(), format!("{key:?}")] {
                            types("", &members, all.entry(group).or_default(), &of);
                        }
                    }
                }
            }
        }
        let fields: usize = all.values().map(BTreeMap::len).sum();
        assert!(fields > 4000, "{fields}");
        assert_eq!(all["ImageLoad"][".ImageSize"].0, "string");
        assert_eq!(all["Process"][".ProcessId"].0, "number");
    }
}
