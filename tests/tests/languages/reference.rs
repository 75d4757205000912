//! Events as the walk of the Rust crate reads them.

use std::collections::BTreeMap;

use etwspec::describe::{ArrayElement, Content, ElementKind, Field, Fit, Kind, Layout, Many, Part, Value, Walk, What};
use etwspec::headers::{
    CompactSystemTraceHeader, EventHeader, EventInstanceGuidHeader, EventInstanceHeader, EventTraceHeader,
    MessageTraceHeader, PerfinfoTraceHeader, SystemTraceHeader, TraceHeaderView,
};
use etwspec::{Meaning, payloads};
use etwspec_etl::{Item, Trace};
use serde_json::{Value as Json, json};

/// A field with a path.
pub(super) struct Leaf {
    pub(super) path: String,
    /// Path in the output of `dump`, in which fields have the names that other structures give to them.
    pub(super) shown: String,
    pub(super) value: Json,
    pub(super) meaning: Option<Meaning>,
    /// Size of the integer, or of an element, in bytes.
    pub(super) size: usize,
    /// True in the fixed part of the outermost structure.
    pub(super) fixed: bool,
    /// True if the integer has a sign.
    pub(super) signed: bool,
    /// True if the most significant byte of the integer is the first.
    pub(super) big_endian: bool,
    /// True for an array.
    pub(super) array: bool,
    /// True for an array of characters.
    pub(super) characters: bool,
    /// True if output leaves it out: the integer of bit-fields with names, or an arm that nobody reads.
    pub(super) hidden: bool,
}

/// An event.
pub(super) struct Event {
    pub(super) at: String,
    /// Layout and fields of the header.
    pub(super) header: Option<(&'static Layout, Vec<Leaf>)>,
    pub(super) payload: Option<Payload>,
    /// Bytes of the event.
    pub(super) bytes: Vec<u8>,
}

/// Payload of an event.
pub(super) struct Payload {
    pub(super) layout: &'static Layout,
    pub(super) pointer: u32,
    pub(super) fit: &'static str,
    pub(super) fields: Vec<Leaf>,
    pub(super) data: Vec<u8>,
}

impl Event {
    /// Returns the line of the event.
    pub(super) fn line(&self) -> String {
        let mut line = BTreeMap::from([("at", json!(self.at))]);
        line.insert("header", self.header.as_ref().map_or(Json::Null, |(layout, _)| json!(layout.name)));
        line.insert("h", json!(self.header.as_ref().map(|(_, leaves)| object(leaves)).unwrap_or_default()));
        if let Some(payload) = &self.payload {
            line.insert("structure", json!(payload.layout.name));
            line.insert("pointer", json!(payload.pointer));
            line.insert("fit", json!(payload.fit));
            line.insert("d", json!(object(&payload.fields)));
        }
        serde_json::to_string(&line).expect("JSON")
    }
}

fn object(leaves: &[Leaf]) -> BTreeMap<String, Json> {
    leaves.iter().map(|leaf| (leaf.path.clone(), leaf.value.clone())).collect()
}

/// Returns the events of a trace.
pub(super) fn events(trace: &Trace<'_>) -> Vec<Event> {
    let (log, mut events) = (trace.log_file(), Vec::new());
    let (release, log_version) = (log.and_then(|log| log.release), log.map(|log| log.log_version));
    trace.for_each(|item| {
        let Item::Event(buffer, event) = item else { return };
        let header = event.header().ok().and_then(|header| layout(&header));
        let header = header.map(|layout| (layout, leaves(layout, event.bytes(), log_version)));
        let data = event.data().expect("the header is whole");
        let choice =
            event.key().and_then(|(key, version)| payloads::choose(key, version, event.pointer(), release, data));
        let payload = choice.map(|choice| {
            let (fit, fields) = payload(choice.layout, choice.fit, data, log_version);
            Payload { layout: choice.layout, pointer: choice.pointer.bits(), fit, fields, data: data.to_vec() }
        });
        let at = format!("{:#x}+{:#x}", buffer.file_offset(), event.offset());
        events.push(Event { at, header, payload, bytes: event.bytes().to_vec() });
    });
    events
}

/// Returns the fit of a payload as a word, and its fields.
fn payload(layout: &'static Layout, fit: Fit, data: &[u8], log_version: Option<(u8, u8)>) -> (&'static str, Vec<Leaf>) {
    match fit {
        Fit::Exact => ("exact", leaves(layout, data, log_version)),
        Fit::BytesLeft => ("bytes-left", leaves(layout, data, log_version)),
        _ => ("too-short", Vec::new()),
    }
}

/// Returns fit and fields of any bytes as a line.
pub(super) fn line(layout: &'static Layout, data: &[u8]) -> String {
    let (fit, fields) = payload(layout, layout.fit(data), data, None);
    serde_json::to_string(&BTreeMap::from([("d", json!(object(&fields))), ("fit", json!(fit))])).expect("JSON")
}

fn layout(header: &TraceHeaderView<'_>) -> Option<&'static Layout> {
    Some(match header {
        TraceHeaderView::SystemTraceHeader(_) => SystemTraceHeader::LAYOUT,
        TraceHeaderView::CompactSystemTraceHeader(_) => CompactSystemTraceHeader::LAYOUT,
        TraceHeaderView::EventTraceHeader(_) => EventTraceHeader::LAYOUT,
        TraceHeaderView::EventInstanceHeader(_) => EventInstanceHeader::LAYOUT,
        TraceHeaderView::EventInstanceGuidHeader(_) => EventInstanceGuidHeader::LAYOUT,
        TraceHeaderView::PerfinfoTraceHeader(_) => PerfinfoTraceHeader::LAYOUT,
        TraceHeaderView::EventHeader(_) => EventHeader::LAYOUT,
        TraceHeaderView::MessageTraceHeader(_) => MessageTraceHeader::LAYOUT,
        _ => return None,
    })
}

/// A structure or a part that the walk is in.
enum Scope {
    /// Prefix of the paths of its members: path and shown path.
    Structure(String, String),
    /// Part, its path and its shown path, and number of elements so far.
    Part(&'static Part, String, String, usize),
}

/// Returns the fields of a structure.
fn leaves(layout: &'static Layout, bytes: &[u8], log_version: Option<(u8, u8)>) -> Vec<Leaf> {
    let (mut out, mut scopes) = (Vec::new(), Vec::new());
    for piece in Walk::new(layout, bytes, log_version) {
        match piece.what {
            What::Enter(layout) => {
                let scope = match scopes.last_mut() {
                    None => Scope::Structure(String::new(), String::new()),
                    Some(Scope::Structure(path, shown)) => {
                        let name = layout.name;
                        Scope::Structure(format!("{path}{name}."), format!("{shown}{name}."))
                    }
                    Some(Scope::Part(part, path, shown, done)) => {
                        let index = if one(part) { String::new() } else { format!("[{done}]") };
                        *done += 1;
                        if let Content::Dispatch(_) = part.content {
                            let [path, shown] = [&*path, &*shown].map(|path| format!("{path}{index}"));
                            out.push(Leaf { value: json!(layout.name), ..Leaf::of_part(part, path, shown) });
                        }
                        Scope::Structure(format!("{path}{index}."), format!("{shown}{index}."))
                    }
                };
                scopes.push(scope);
            }
            What::Begin(part) => {
                let Some(Scope::Structure(path, shown)) = scopes.last() else { panic!("a part is in a structure") };
                let (path, shown) =
                    (format!("{path}{}", part.name), format!("{shown}{}", name(part.name, part.same_as)));
                scopes.push(Scope::Part(part, path, shown, 0));
            }
            What::Leave(_) | What::End(_) => drop(scopes.pop()),
            What::Field(field) => {
                let Some(Scope::Structure(path, shown)) = scopes.last() else { panic!("a field is in a structure") };
                let structure = bytes.get(piece.base..).unwrap_or(&[]);
                let fixed = scopes.len() == 1;
                let mut members = Members { structure, fixed, out: &mut out };
                members.field(field, 0, (path, shown), 0, false);
            }
            What::Values(part) => {
                let Some(Scope::Part(_, path, shown, _)) = scopes.last() else { panic!("values are in a part") };
                let Content::Value(element) = part.content else { panic!("a part of values has values") };
                let value = if one(part) { element.value(piece.bytes).map(json) } else { array(element, piece.bytes) };
                let leaf = Leaf::of_part(part, path.clone(), shown.clone());
                out.push(Leaf { value: value.expect("the part has values"), size: element.size as usize, ..leaf });
            }
            What::Text(part) => {
                let Some(Scope::Part(_, path, shown, done)) = scopes.last_mut() else { panic!("a text is in a part") };
                let Content::Text { unit } = part.content else { panic!("a part of texts has texts") };
                let text = json!(text(unit, piece.bytes));
                *done += 1;
                match out.last_mut().filter(|_| *done > 1) {
                    Some(Leaf { value: Json::Array(texts), .. }) => texts.push(text),
                    _ => {
                        let value = if one(part) { text } else { json!([text]) };
                        out.push(Leaf { value, ..Leaf::of_part(part, path.clone(), shown.clone()) });
                    }
                }
            }
            _ => {}
        }
    }
    out
}

impl Leaf {
    fn of_part(part: &Part, path: String, shown: String) -> Leaf {
        let (meaning, hidden) = (part.meaning, false);
        let [signed, big_endian, array, characters, fixed] = [false; 5];
        Leaf { path, shown, value: Json::Null, meaning, size: 0, fixed, signed, big_endian, array, characters, hidden }
    }
}

/// Members of the fixed part of a structure.
pub(super) struct Members<'o, 'b> {
    structure: &'b [u8],
    fixed: bool,
    out: &'o mut Vec<Leaf>,
}

impl Members<'_, '_> {
    /// Adds a field and its members. `paths` precede its path from the structure, of which `strip` bytes are left out.
    fn field(&mut self, field: &'static Field, shift: usize, paths: (&str, &str), strip: usize, hidden: bool) {
        let hidden = hidden || field.ignored();
        let own = field.path().get(strip..).unwrap_or("");
        // The names of containers are part of `paths` of the shown path only.
        let last = name(field.name(), field.same_as());
        let path = format!("{}{own}", paths.0);
        let shown = format!("{}{last}", paths.1);
        let within = if field.name().is_empty() { paths.1.to_owned() } else { format!("{shown}.") };
        let bytes =
            self.structure.get(field.offset() + shift..).and_then(|rest| rest.get(..field.size())).unwrap_or(&[]);
        let leaf = |value| Leaf {
            path: path.clone(),
            shown: shown.clone(),
            value,
            meaning: field.meaning(),
            size: field.size(),
            fixed: self.fixed,
            signed: field.kind() == Kind::Signed,
            big_endian: field.kind() == Kind::BigEndian,
            array: false,
            characters: false,
            hidden: hidden || matches!(field.kind(), Kind::Bits) && !field.children().is_empty(),
        };
        let element = match field.kind() {
            Kind::Array { element, .. } | Kind::Open { element } | Kind::Counted { element, .. } => Some(element),
            _ => None,
        };
        match element {
            Some(ArrayElement { kind: ElementKind::Struct, size }) => {
                for index in 0..field.size().checked_div(size as usize).unwrap_or(0) {
                    let prefixes = (format!("{path}[{index}]."), format!("{shown}[{index}]."));
                    for child in field.children() {
                        let paths = (prefixes.0.as_str(), prefixes.1.as_str());
                        self.field(child, shift + index * size as usize, paths, field.path().len() + 1, hidden);
                    }
                }
                return;
            }
            Some(element) if !field.name().is_empty() => {
                let value = array(element, bytes).expect("the array has values");
                let characters = element.kind == ElementKind::Character;
                let signed = element.kind == ElementKind::Signed;
                let leaf = Leaf { size: element.size as usize, signed, array: true, characters, ..leaf(value) };
                self.out.push(leaf);
            }
            _ => {}
        }
        if !field.name().is_empty()
            && let Some(value) = field.value(self.structure.get(shift..).unwrap_or(&[]))
        {
            let leaf = leaf(json(value));
            self.out.push(leaf);
        }
        for child in field.children() {
            self.field(child, shift, (paths.0, &within), strip, hidden);
        }
    }
}

fn name<'n>(own: &'n str, same_as: &'n str) -> &'n str {
    if same_as.is_empty() { own } else { same_as }
}

/// Returns whether a part has one element. If a field selects its structure, the number of elements is that of the bytes.
fn one(part: &Part) -> bool {
    matches!(part.many, Many::One) || part.by.is_some()
}

fn json(value: Value) -> Json {
    match value {
        Value::Unsigned(number) => json!(number),
        Value::Signed(number) => json!(number),
        Value::Guid(guid) => json!(guid.to_string().to_lowercase()),
        _ => Json::Null,
    }
}

/// Returns the elements of an array; `None` if they are structures.
fn array(element: ArrayElement, bytes: &[u8]) -> Option<Json> {
    if element.size == 1 || element.kind == ElementKind::Character {
        return Some(json!(bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>()));
    }
    let values = bytes.chunks_exact(element.size.max(1) as usize).map(|bytes| element.value(bytes).map(json));
    Some(Json::Array(values.collect::<Option<_>>()?))
}

/// Returns the text before the zero, if there is one.
fn text(unit: usize, bytes: &[u8]) -> String {
    if unit == 1 {
        return bytes.iter().take_while(|byte| **byte != 0).map(|byte| char::from(*byte)).collect();
    }
    let units = bytes.chunks_exact(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]])).take_while(|unit| *unit != 0);
    char::decode_utf16(units).map(|char| char.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}
