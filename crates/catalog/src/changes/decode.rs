//! Decoding of bytes to lines, by the facts of one version of the tables.
//!
//! # Design
//!
//! The walk of the runtime reads the bytes with tables made from the catalog, because the generated code of another
//! version is not available. Lines name values as that version does.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;
use std::rc::Rc;

use crate::axis::Pointer;
use crate::query::Moment;
use crate::query::naming::name_number;
use crate::tables::Tables;
use crate::{Catalog, HookEvent, HookGroup, joined};
use etwspec_runtime::describe::{Content, ElementKind, Field, Kind, Layout, Many, Part, Piece, Value, Values, What};
use etwspec_runtime::{AnsiStr, Meaning, Utf16Str};

/// Elements of an array beyond this are counted only.
const LISTED: usize = 8;
/// Lines beyond this are left out: a count may be as large as the bytes allow.
const MAX: usize = 2048;

/// An event or a structure, and what determines how its bytes are decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Subject of the bytes.
    pub subject: Subject,
    /// Pointer size of the data.
    pub pointer: Pointer,
    /// Release that wrote the bytes, if it is known.
    pub release: Option<String>,
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Origin of the bytes, in words.
    pub origin: String,
    /// True if the bytes were made from a layout.
    pub synthetic: bool,
}

/// Subject of bytes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// The data of a kernel event with a hook ID and an event version.
    Hook(u32, u32),
    /// The data of a classic event with a class GUID in upper case, an event type and an event version.
    Class(String, u32, u32),
    /// A structure, such as the header of an event.
    Structure(String),
    /// A value of a set.
    Value(String),
}

/// Fields that a version decodes from bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decoded {
    /// Paths and values, in the order of the bytes.
    pub lines: Vec<(String, String)>,
    /// Names of the structures, sets, events and groups that were used.
    pub used: BTreeSet<String>,
}

/// Decodes bytes by the facts of a catalog.
pub fn decode(catalog: &Catalog, sample: &Sample) -> Decoded {
    Decoder::new(catalog).decode(sample)
}

/// Decodes bytes by the facts of a catalog, whose tables it keeps.
#[derive(Debug)]
pub(crate) struct Decoder<'c> {
    pub(crate) catalog: &'c Catalog,
    /// Tables by the release and the pointer size.
    tables: RefCell<HashMap<(String, Pointer), Rc<Tables<'c>>>>,
}

impl<'c> Decoder<'c> {
    pub(crate) fn new(catalog: &'c Catalog) -> Decoder<'c> {
        Decoder { catalog, tables: RefCell::default() }
    }

    pub(crate) fn decode(&self, sample: &Sample) -> Decoded {
        let catalog = self.catalog;
        let newest = Moment::newest(&catalog.releases);
        let stated = sample.release.as_deref().and_then(|release| Moment::resolve(&catalog.releases, release).ok());
        let Some(moment) = stated.or(newest) else { return Decoded::default() };
        let key = (moment.id.clone(), sample.pointer);
        let tables = || Rc::new(Tables::of(catalog, &moment, sample.pointer));
        let tables = Rc::clone(self.tables.borrow_mut().entry(key).or_insert_with(tables));
        decode_with(catalog, &tables, moment, sample)
    }
}

fn decode_with(catalog: &Catalog, tables: &Tables<'_>, moment: Moment, sample: &Sample) -> Decoded {
    let (pointer, bytes) = (sample.pointer, sample.bytes.as_slice());
    let mut lines = Lines { catalog, moment, pointer, bytes, out: Decoded::default(), open: Vec::new() };
    match &sample.subject {
        Subject::Structure(name) => {
            if let Some(structure) = catalog.structure(name) {
                lines.structure(&structure.name, tables.by_name(name));
            }
        }
        Subject::Value(name) => lines.value_of_set(name),
        Subject::Hook(hook, version) => {
            let events = events(catalog).filter(|(_, event)| event.hook == Some(*hook));
            lines.event(tables, &events.collect::<Vec<_>>(), *version);
        }
        Subject::Class(guid, ty, version) => {
            let events = events(catalog)
                .filter(|(group, event)| group.guid.as_deref() == Some(guid.as_str()) && event.ty == Some(*ty));
            lines.event(tables, &events.collect::<Vec<_>>(), *version);
        }
    }
    lines.out
}

fn events(catalog: &Catalog) -> impl Iterator<Item = (&HookGroup, &HookEvent)> {
    catalog.hooks.iter().flat_map(|group| group.events.iter().map(move |event| (group, event)))
}

/// Lines of bytes that are being decoded.
struct Lines<'a> {
    catalog: &'a Catalog,
    moment: Moment,
    pointer: Pointer,
    bytes: &'a [u8],
    out: Decoded,
    /// The structures and parts that contain the next bytes, innermost last.
    open: Vec<Open>,
}

/// A structure or a part.
struct Open {
    path: String,
    /// The part; none for a structure.
    part: Option<&'static Part>,
    /// Number of elements before the next one.
    index: usize,
}

impl Open {
    /// Returns the path of the next element, with an index if there may be several.
    fn next(&mut self) -> String {
        let is_one = |part: &Part| matches!(part.many, Many::One) || part.by.is_some();
        let index = self.index;
        self.index += 1;
        if self.part.is_none_or(is_one) { self.path.clone() } else { format!("{}[{index}]", self.path) }
    }
}

impl Lines<'_> {
    fn line(&mut self, path: &str, value: impl Into<String>) {
        if self.out.lines.len() < MAX {
            self.out.lines.push((path.to_owned(), value.into()));
        }
    }

    fn rest(&mut self, path: &str, rest: &[u8]) {
        if !rest.is_empty() {
            self.line(path, hex(rest));
        }
    }

    fn event(&mut self, tables: &Tables<'_>, events: &[(&HookGroup, &HookEvent)], version: u32) {
        for (group, event) in events {
            let name = event.called().map_or_else(|| group.number(event), str::to_owned);
            self.line("event", name.clone());
            self.line("group", group.name.clone());
            self.out.used.extend([name, group.name.clone()]);
        }
        match tables.choose(events.iter().map(|(_, event)| *event), version, self.bytes) {
            Some(layout) => self.structure(layout.name, Some(layout)),
            None => self.rest("bytes", self.bytes),
        }
    }

    /// Decodes all bytes as a structure and what follows it.
    fn structure(&mut self, name: &str, layout: Option<&'static Layout>) {
        self.line("structure", name);
        self.out.used.insert(name.to_owned());
        let Some(layout) = layout else { return };
        if self.bytes.len() < layout.fixed {
            return self.rest("bytes", self.bytes);
        }
        for piece in layout.walk(self.bytes) {
            if self.out.lines.len() >= MAX {
                break;
            }
            self.piece(&piece);
        }
    }

    fn piece(&mut self, piece: &Piece<'_>) {
        let path = self.open.last().map_or("", |open| &open.path);
        match piece.what {
            What::Enter(layout) => {
                let path = match self.open.last_mut() {
                    None => String::new(),
                    Some(open @ Open { part: Some(_), .. }) => open.next(),
                    // An item that a header inserts.
                    Some(open) => joined(&open.path, layout.name),
                };
                self.out.used.insert(layout.name.to_owned());
                if let Some(Open { part: Some(Part { content: Content::Dispatch(dispatch), .. }), .. }) =
                    self.open.last()
                {
                    self.out.used.insert(dispatch.name.to_owned());
                    self.line(&joined(&path, "structure"), layout.name);
                }
                self.open.push(Open { path, part: None, index: 0 });
            }
            What::Begin(part) => {
                let path = joined(path, part.name);
                self.open.push(Open { path, part: Some(part), index: 0 });
            }
            What::Leave(_) | What::End(_) => drop(self.open.pop()),
            What::Field(field) => {
                let (path, structure) = (path.to_owned(), self.bytes.get(piece.base..).unwrap_or(&[]));
                self.field(field, structure, &Prefix { strip: "", add: &path });
            }
            What::Values(part) => {
                let (path, Content::Value(element)) = (path.to_owned(), part.content) else { return };
                let scalar =
                    Scalar { kind: element.kind, values: part.values, meaning: part.meaning, units: part.units };
                match part.many {
                    Many::One => self.scalar(&path, &scalar, piece.bytes),
                    _ => self.array(&path, &scalar, element.size as usize, piece.bytes),
                }
            }
            What::Text(part) => {
                let unit = if let Content::Text { unit } = part.content { unit } else { 1 };
                let path = self.open.last_mut().map_or_else(String::new, Open::next);
                let text = match unit {
                    2 => Utf16Str::split(piece.bytes).0.to_string(),
                    _ => AnsiStr::split(piece.bytes).0.to_string(),
                };
                self.line(&path, format!("{text:?}"));
            }
            What::Data | What::Rest(_) => {
                let path = joined(path, "rest");
                self.rest(&path, piece.bytes);
            }
            _ => {}
        }
    }

    fn field(&mut self, field: &'static Field, structure: &[u8], prefix: &Prefix<'_>) {
        if field.ignored() || field.when().is_some_and(|when| !when.holds(structure, |_| 0)) {
            return;
        }
        let Some(bytes) = structure.get(field.offset()..field.offset().saturating_add(field.size())) else { return };
        let path = prefix.of(field.path());
        let scalar = |kind| Scalar { kind, values: field.values(), meaning: field.meaning(), units: field.units() };
        match field.kind() {
            Kind::Struct | Kind::Union | Kind::Bits => {
                if field.kind() == Kind::Struct {
                    self.out.used.insert(field.ty().to_owned());
                }
                field.children().iter().for_each(|child| self.field(child, structure, prefix));
            }
            // A field without a name is in no output.
            _ if field.path().is_empty() => {}
            Kind::Bit { .. } => {
                if let Some(Value::Unsigned(number)) = field.value(structure) {
                    let text = self.named(number, &scalar(ElementKind::Unsigned));
                    self.line(&path, text);
                }
            }
            Kind::Array { element, .. } if element.kind == ElementKind::Struct => {
                self.out.used.insert(field.ty().to_owned());
                for (index, from) in (0..field.size()).step_by(element.size.max(1) as usize).enumerate().take(LISTED) {
                    // The members have the paths and offsets of the first element.
                    let prefix = Prefix { strip: field.path(), add: &format!("{path}[{index}]") };
                    let structure = structure.get(from..).unwrap_or(&[]);
                    field.children().iter().for_each(|child| self.field(child, structure, &prefix));
                }
            }
            Kind::Array { element, .. } => self.array(&path, &scalar(element.kind), element.size as usize, bytes),
            Kind::Signed => self.scalar(&path, &scalar(ElementKind::Signed), bytes),
            Kind::Guid => self.scalar(&path, &scalar(ElementKind::Guid), bytes),
            Kind::BigEndian => self.scalar(&path, &scalar(ElementKind::BigEndian), bytes),
            Kind::Unsigned | Kind::Address => self.scalar(&path, &scalar(ElementKind::Unsigned), bytes),
            _ => {}
        }
    }

    fn scalar(&mut self, path: &str, scalar: &Scalar, bytes: &[u8]) {
        if let Some(text) = self.text(scalar, bytes) {
            self.line(path, text);
        }
    }

    fn array(&mut self, path: &str, scalar: &Scalar, stride: usize, bytes: &[u8]) {
        if stride <= 1 {
            let text = scalar.unnamed(&hex(bytes));
            return self.line(path, text);
        }
        let elements = bytes.chunks_exact(stride);
        let count = elements.len();
        let mut text = elements.take(LISTED).filter_map(|one| self.text(scalar, one)).collect::<Vec<_>>().join(", ");
        if count > LISTED {
            let _ = write!(text, ", and {} more", count - LISTED);
        }
        self.line(path, text);
    }

    /// Returns the value of a scalar as text.
    fn text(&mut self, scalar: &Scalar, bytes: &[u8]) -> Option<String> {
        let element = etwspec_runtime::describe::ArrayElement { kind: scalar.kind, size: bytes.len() as u32 };
        Some(match element.value(bytes)? {
            Value::Guid(guid) => guid.to_string().to_uppercase(),
            Value::Signed(number) if scalar.values.is_none() => scalar.unnamed(&number.to_string()),
            Value::Signed(number) => {
                self.named(number as u64 & u64::MAX.checked_shr(64 - 8 * bytes.len() as u32)?, scalar)
            }
            Value::Unsigned(number) => self.named(number, scalar),
            _ => return None,
        })
    }

    /// Returns a number with the names of its values, or with its meaning and its units.
    fn named(&mut self, number: u64, scalar: &Scalar) -> String {
        let text = if number < 10 { number.to_string() } else { format!("{number} (0x{number:X})") };
        match scalar.values {
            Some(values) => self.with_names(number, values.name, text, scalar.units),
            None => scalar.unnamed(&text),
        }
    }

    fn with_names(&mut self, number: u64, set: &str, mut text: String, units: &str) -> String {
        if let Some(named) = name_number(self.catalog, set, number, &self.moment, self.pointer) {
            self.out.used.insert(set.to_owned());
            let names = named.names();
            if !names.is_empty() {
                let _ = write!(text, " {}", names.join(" | "));
            }
        }
        if !units.is_empty() {
            let _ = write!(text, " ({units})");
        }
        text
    }

    fn value_of_set(&mut self, name: &str) {
        let Some(bytes) = self.bytes.get(..self.bytes.len().min(8)).filter(|bytes| !bytes.is_empty()) else { return };
        let number = bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte));
        let mask = self.catalog.masks.iter().find(|mask| mask.name == name || mask.enable_name == name);
        if let Some(mask) = mask {
            let bits =
                mask.groups.iter().flat_map(|group| &group.bits).map(|bit| (u64::from(bit.value), bit.name.clone()));
            let flags = mask.enable_flags.iter().map(|flag| (u64::from(flag.value), Some(flag.name.clone())));
            let all: Vec<_> = if mask.name == name { bits.collect() } else { flags.collect() };
            let named = all.into_iter().find(|(value, _)| *value == number).and_then(|(_, name)| name);
            let text = format!("0x{number:X} {}", named.unwrap_or_default());
            return self.line("value", text.trim_end());
        }
        let text = if number < 10 { number.to_string() } else { format!("{number} (0x{number:X})") };
        let text = self.with_names(number, name, text, "");
        self.line("value", text);
    }
}

/// Start of the paths of fields.
struct Prefix<'p> {
    /// Start of the path in the table.
    strip: &'p str,
    /// Start of the path in lines.
    add: &'p str,
}

impl Prefix<'_> {
    fn of(&self, path: &str) -> String {
        match path.strip_prefix(self.strip) {
            Some(rest) if !self.strip.is_empty() => format!("{}{rest}", self.add),
            _ => joined(self.add, path),
        }
    }
}

/// Facts about a scalar.
struct Scalar {
    kind: ElementKind,
    values: Option<&'static Values>,
    meaning: Option<Meaning>,
    units: &'static str,
}

impl Scalar {
    /// Returns a value without names, with its meaning and its units, so that values with other meanings differ.
    fn unnamed(&self, text: &str) -> String {
        let mut text = text.to_owned();
        if let Some(meaning) = self.meaning {
            let _ = write!(text, " as {meaning:?}");
        }
        if !self.units.is_empty() {
            let _ = write!(text, " ({})", self.units);
        }
        text
    }
}

fn hex(bytes: &[u8]) -> String {
    let shown: String = bytes.iter().take(32).map(|byte| format!("{byte:02x}")).collect();
    if bytes.len() > 32 { format!("{shown}… ({} bytes)", bytes.len()) } else { shown }
}
