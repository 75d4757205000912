//! A decoder that works from a catalog alone: the generated code of another version is not available.
//!
//! It follows the same forms, fields, bits and tails that the emitters use. Bytes that no part explains are `rest`.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::Moment;
use etwspec_catalog::query::naming::name_value;
use etwspec_catalog::{
    Catalog, CountFrom, Element, Field, Form, HookEvent, HookGroup, Many, Mask, Meaning, Part, Payload, Scalar, Shape,
    Struct, find_bit, locate,
};

/// Elements of an array beyond this are counted only.
const LISTED: usize = 8;
/// Lines beyond this are left out: a count may be as large as the bytes allow.
const MAX: usize = 2048;
/// Maximum nesting of structures of variable size.
const DEEPEST: usize = 8;

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

/// A value that has no name.
#[derive(Clone, Copy, Debug)]
pub struct Unnamed<'v> {
    /// Number in decimal, or an empty text for bytes.
    pub decimal: &'v str,
    /// The number as it is written, also in hexadecimal, or the bytes.
    pub text: &'v str,
    /// Meaning of the value.
    pub meaning: Option<Meaning>,
    /// Units of the number.
    pub units: Option<&'v str>,
    /// Bytes of the value; none for bits.
    pub bytes: &'v [u8],
}

impl Unnamed<'_> {
    /// Returns the value with the names of its meaning and its units, so that values with other meanings differ.
    fn with_names(&self) -> String {
        let mut text = self.text.to_owned();
        if let Some(meaning) = self.meaning {
            let _ = write!(text, " as {}", meaning.name());
        }
        if let Some(units) = self.units {
            let _ = write!(text, " ({units})");
        }
        text
    }
}

/// Decodes bytes by the facts of a catalog.
pub fn decode(catalog: &Catalog, sample: &Sample) -> Decoded {
    decode_with(catalog, sample, &|value| value.with_names())
}

/// Decodes bytes by the facts of a catalog. A function writes values without names.
pub fn decode_with(catalog: &Catalog, sample: &Sample, write: &dyn Fn(&Unnamed<'_>) -> String) -> Decoded {
    let newest = Moment::newest(&catalog.releases);
    let stated = sample.release.as_deref().and_then(|release| Moment::resolve(&catalog.releases, release).ok());
    let Some(moment) = stated.or(newest) else { return Decoded::default() };
    let mut walk = Walk {
        catalog,
        moment,
        pointer: sample.pointer,
        bytes: &sample.bytes,
        out: Decoded::default(),
        depth: 0,
        write,
    };
    match &sample.subject {
        Subject::Structure(name) => {
            if let Some(structure) = structure(catalog, name) {
                walk.whole(structure);
            }
        }
        Subject::Value(name) => walk.value_of_set(name),
        Subject::Hook(hook, version) => {
            let events = events(catalog).filter(|(_, event)| event.hook == Some(*hook));
            walk.event(&events.collect::<Vec<_>>(), *version);
        }
        Subject::Class(guid, ty, version) => {
            let events = events(catalog)
                .filter(|(group, event)| group.guid.as_deref() == Some(guid.as_str()) && event.ty == Some(*ty));
            walk.event(&events.collect::<Vec<_>>(), *version);
        }
    }
    walk.out
}

fn events(catalog: &Catalog) -> impl Iterator<Item = (&HookGroup, &HookEvent)> {
    catalog.hooks.iter().flat_map(|group| group.events.iter().map(move |event| (group, event)))
}

/// Returns the structure of a name, or the one that was called so.
fn structure<'c>(catalog: &'c Catalog, name: &str) -> Option<&'c Struct> {
    catalog.structure(name)
}

struct Walk<'a> {
    catalog: &'a Catalog,
    moment: Moment,
    pointer: Pointer,
    bytes: &'a [u8],
    out: Decoded,
    depth: usize,
    write: &'a dyn Fn(&Unnamed<'_>) -> String,
}

impl<'a> Walk<'a> {
    fn line(&mut self, path: &str, value: impl Into<String>) {
        if self.out.lines.len() < MAX {
            self.out.lines.push((path.to_owned(), value.into()));
        }
    }

    fn rest(&mut self, path: &str, from: usize) {
        let rest = self.bytes.get(from..).unwrap_or(&[]);
        if !rest.is_empty() {
            self.line(path, hex(rest));
        }
    }

    fn event(&mut self, events: &[(&'a HookGroup, &'a HookEvent)], version: u32) {
        let mut payloads: Vec<&Payload> = Vec::new();
        for (group, event) in events {
            let name = event.called().map_or_else(|| group.number(event), str::to_owned);
            self.line("event", name.clone());
            self.line("group", group.name.clone());
            self.out.used.extend([name, group.name.clone()]);
            let fits = |payload: &&Payload| {
                payload.event_version.is_none_or(|only| only == version)
                    && payload.pointer.is_none_or(|only| only == self.pointer)
                    && payload
                        .releases
                        .as_ref()
                        .is_none_or(|releases| self.moment.within(&self.catalog.releases, releases, Some(self.pointer)))
                    && !payload.whole
            };
            payloads.extend(event.payloads.iter().filter(fits));
        }
        // As in the generated code, a layout that explains all bytes is preferred.
        let mut best: Option<(bool, Decoded)> = None;
        for payload in payloads {
            let Some(structure) = self.catalog.structure(&payload.structure) else { continue };
            let mut walk = Walk {
                catalog: self.catalog,
                moment: self.moment.clone(),
                pointer: self.pointer,
                bytes: self.bytes,
                out: Decoded::default(),
                depth: 0,
                write: self.write,
            };
            let Some(end) = walk.whole(structure) else { continue };
            let fits = end == self.bytes.len();
            if best.as_ref().is_none_or(|(before, _)| fits && !before) {
                best = Some((fits, walk.out));
            }
        }
        match best {
            Some((_, decoded)) => {
                self.out.lines.extend(decoded.lines);
                self.out.used.extend(decoded.used);
            }
            None => self.rest("bytes", 0),
        }
    }

    /// Decodes a structure and what follows it, and returns where it ends. `None` if it has no layout, or does not fit.
    fn whole(&mut self, structure: &'a Struct) -> Option<usize> {
        self.line("structure", structure.name.clone());
        self.out.used.insert(structure.name.clone());
        let form = self.form(structure)?;
        if self.bytes.len() < form.fixed as usize {
            self.rest("bytes", 0);
            return None;
        }
        let end = self.form_at(structure, form, 0, "");
        self.rest("rest", end);
        Some(end)
    }

    /// Returns the form for the release and the pointer size, or else the current one.
    fn form(&self, structure: &'a Struct) -> Option<&'a Form> {
        let holds = |form: &&Form| {
            let cells = self.catalog.releases.cells(&form.releases).unwrap_or_default();
            cells.contains(self.moment.last, self.pointer)
        };
        let current = |form: &&Form| form.current && form.pointer.is_none_or(|only| only == self.pointer);
        structure.forms.iter().find(holds).or_else(|| structure.forms.iter().find(current))
    }

    /// Decodes a form, and returns where its last part ends.
    fn form_at(&mut self, structure: &'a Struct, form: &'a Form, base: usize, path: &str) -> usize {
        let mut scope = Scope::new(form, base);
        self.fields(&form.fields, base, path, &scope);
        let mut at = base + form.fixed as usize;
        for inserted in &structure.inserted {
            if !self.holds(&inserted.when, &scope) {
                continue;
            }
            let Some(item) = self.catalog.structure(&inserted.structure) else { continue };
            let Some(form) = self.form(item) else { continue };
            let counted = inserted.count.as_ref().map_or(0, |count| self.number_of(count, &scope));
            let name = joined(path, &inserted.structure);
            self.out.used.insert(item.name.clone());
            let element = form.fields.last().map_or(0, |field| field.size as usize);
            let end = at.saturating_add(form.fixed as usize).saturating_add(counted.saturating_mul(element));
            // The bits that announce the item give its size, so an array at its end does not extend into the data.
            let whole = self.bytes;
            self.bytes = whole.get(..end).unwrap_or(whole);
            self.fields(&form.fields, at, &name, &Scope::new(form, at));
            self.bytes = whole;
            at = end;
        }
        for part in &form.tail {
            let begin = at;
            at = self.part(part, at, path, &scope);
            scope.kept.push(if at > begin { self.kept(part, begin) } else { 0 });
        }
        if form.tail.is_empty() { self.end_of_fields(form, base).max(at) } else { at }
    }

    /// Returns where an array at the end of a form ends.
    fn end_of_fields(&self, form: &Form, base: usize) -> usize {
        let scope = Scope::new(form, base);
        let Some(last) = form.fields.iter().rev().find(|field| !matches!(field.shape, Shape::Padding)) else {
            return base;
        };
        let at = base + last.offset as usize;
        match &last.shape {
            Shape::Counted { stride, count, .. } => {
                at.saturating_add(self.number_of(count, &scope).saturating_mul(*stride as usize)).min(self.bytes.len())
            }
            Shape::Open { .. } => self.bytes.len(),
            _ => base + form.fixed as usize,
        }
    }

    fn fields(&mut self, fields: &'a [Field], base: usize, path: &str, scope: &Scope<'a>) {
        for field in fields {
            let at = base + field.offset as usize;
            let name = field.name.as_ref().map_or_else(|| path.to_owned(), |name| joined(path, name));
            let absent = field.when.as_ref().is_some_and(|when| !self.holds(when, scope));
            match &field.shape {
                Shape::Padding => {}
                // Offsets of members are relative to the structure.
                Shape::Union(inner) | Shape::Group(inner) => self.fields(inner, base, &name, scope),
                Shape::Bits { bits, .. } => {
                    let Some(number) = self.number(at, field.size as usize) else { continue };
                    for bit in bits.iter().filter(|bit| bit.name.is_some()) {
                        let value = extract(number, bit.start, bit.width);
                        let path = joined(&name, bit.name.as_deref().unwrap_or_default());
                        let text = self.named(value, bit.values.as_deref(), bit.meaning, None, &[]);
                        self.line(&path, text);
                    }
                }
                // A field without a name is in no output.
                _ if field.name.is_none() || absent => {}
                Shape::Array { element, count, stride } => {
                    self.array(field, element, at, *count as usize, *stride as usize, &name);
                }
                Shape::Counted { element, stride, count } => {
                    let count = self.number_of(count, scope);
                    self.array(field, element, at, count, *stride as usize, &name);
                }
                Shape::Open { element, stride } => {
                    // Parts after it determine where it ends; the first of them is the same array.
                    if scope.form.tail.is_empty() {
                        let count = self.bytes.len().saturating_sub(at) / (*stride as usize).max(1);
                        self.array(field, element, at, count, *stride as usize, &name);
                    }
                }
                shape => self.one(field, shape, at, field.size as usize, &name),
            }
        }
    }

    fn one(&mut self, field: &Field, shape: &'a Shape, at: usize, size: usize, name: &str) {
        if let Shape::Struct { name: of, form } = shape {
            self.out.used.insert(of.clone());
            if let Some(form) = self.catalog.form(of, *form) {
                self.fields(&form.fields, at, name, &Scope::new(form, at));
            }
            return;
        }
        if let Some(text) = self.scalar(shape, at, size, field.values.as_deref(), field.meaning, field.units.as_deref())
        {
            self.line(name, text);
        }
    }

    fn array(&mut self, field: &Field, element: &'a Shape, at: usize, count: usize, stride: usize, name: &str) {
        let here = self.bytes.len().saturating_sub(at) / stride.max(1);
        let count = count.min(here);
        if matches!(element, Shape::Struct { .. }) {
            for index in 0..count.min(LISTED) {
                self.one(field, element, at + index * stride, stride, &format!("{name}[{index}]"));
            }
            return;
        }
        if stride == 1 {
            let bytes = self.bytes.get(at..at + count).unwrap_or(&[]);
            let (meaning, text) = (field.meaning, hex(bytes));
            let text = (self.write)(&Unnamed { decimal: "", text: &text, meaning, units: None, bytes });
            return self.line(name, text);
        }
        let values = (0..count.min(LISTED)).filter_map(|index| {
            self.scalar(
                element,
                at + index * stride,
                stride,
                field.values.as_deref(),
                field.meaning,
                field.units.as_deref(),
            )
        });
        let mut text = values.collect::<Vec<_>>().join(", ");
        if count > LISTED {
            let _ = write!(text, ", and {} more", count - LISTED);
        }
        self.line(name, text);
    }

    /// Returns the value of a scalar as text.
    fn scalar(
        &mut self,
        shape: &Shape,
        at: usize,
        size: usize,
        values: Option<&str>,
        meaning: Option<Meaning>,
        units: Option<&str>,
    ) -> Option<String> {
        let bytes = self.bytes.get(at..at.checked_add(size)?)?;
        let Shape::Scalar(scalar) = shape else { return Some(hex(bytes)) };
        if matches!(scalar, Scalar::Guid) {
            return Some(guid(bytes));
        }
        let number = self.number(at, size)?;
        if matches!(scalar, Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64) && values.is_none() {
            let shift = 64 - 8 * size.min(8) as u32;
            let signed = ((number << shift) as i64) >> shift;
            let decimal = signed.to_string();
            return Some((self.write)(&Unnamed { decimal: &decimal, text: &decimal, meaning, units, bytes }));
        }
        Some(self.named(number, values, meaning, units, bytes))
    }

    /// Returns a number with the names of its values, its meaning and its units.
    fn named(
        &mut self,
        number: u64,
        values: Option<&str>,
        meaning: Option<Meaning>,
        units: Option<&str>,
        bytes: &[u8],
    ) -> String {
        let mut text = if number < 10 { number.to_string() } else { format!("{number} (0x{number:X})") };
        if let Some(set) = values.and_then(|name| self.catalog.set(name)) {
            self.out.used.insert(set.name.clone());
            let names = name_value(self.catalog, set, number, &self.moment, self.pointer).names();
            if !names.is_empty() {
                let _ = write!(text, " {}", names.join(" | "));
            }
            if let Some(units) = units {
                let _ = write!(text, " ({units})");
            }
            return text;
        }
        (self.write)(&Unnamed { decimal: &number.to_string(), text: &text, meaning, units, bytes })
    }

    fn value_of_set(&mut self, name: &str) {
        let Some(number) = self.number(0, self.bytes.len().min(8)) else { return };
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
        let text = self.named(number, Some(name), None, None, &[]);
        self.line("value", text);
    }

    fn part(&mut self, part: &'a Part, at: usize, path: &str, scope: &Scope<'a>) -> usize {
        if part.when.as_ref().is_some_and(|when| !self.holds(when, scope)) || part.optional && at >= self.bytes.len() {
            return at;
        }
        let name = joined(path, &part.name);
        let most = match &part.many {
            Many::One => 1,
            Many::Fixed(number) => *number as usize,
            Many::Counted(count) => self.number_of(count, scope),
            Many::Open | Many::Next(_) | Many::While(_) => usize::MAX,
        };
        if let (Element::Dispatch(_), Some(_), Many::Counted(_) | Many::Open) = (&part.element, &part.by, &part.many) {
            // The number is the size of the structure in bytes, which bounds it.
            let (whole, end) = (self.bytes, at.saturating_add(most).min(self.bytes.len()));
            self.bytes = whole.get(..end).unwrap_or(whole);
            self.element(part, at, &name, scope);
            self.bytes = whole;
            return end;
        }
        let mut at = at;
        let single = matches!(part.many, Many::One);
        for index in 0..most {
            if at >= self.bytes.len() || self.depth >= DEEPEST || self.out.lines.len() >= MAX {
                break;
            }
            let name = if single { name.clone() } else { format!("{name}[{index}]") };
            let begin = at;
            at = self.element(part, at, &name, scope);
            let again = match &part.many {
                Many::Next(field) => self.inner_number(part, begin, field).inspect(|distance| {
                    at = begin.saturating_add(usize::try_from(*distance).unwrap_or(usize::MAX));
                }),
                Many::While(mask) => {
                    self.inner_number(part, begin, &mask.field).map(|number| u64::from(is_set(number, mask)))
                }
                _ => Some(1),
            };
            if again.unwrap_or(0) == 0 || at <= begin {
                break;
            }
        }
        at
    }

    /// Returns the number in a part of one integer, to which later parts can refer.
    fn kept(&self, part: &Part, at: usize) -> u64 {
        let Element::Fixed(Shape::Scalar(scalar)) = &part.element else { return 0 };
        if part.text.is_some() || !matches!(part.many, Many::One) {
            return 0;
        }
        self.number(at, scalar.size(self.pointer) as usize).unwrap_or(0)
    }

    /// Returns the value of a field of the element of a part.
    fn inner_number(&self, part: &Part, at: usize, field: &str) -> Option<u64> {
        let (Element::Tailed { name, form } | Element::Fixed(Shape::Struct { name, form })) = &part.element else {
            return None;
        };
        let form = self.catalog.form(name, *form)?;
        self.number_at(field, &Scope::new(form, at))
    }

    fn element(&mut self, part: &'a Part, at: usize, name: &str, scope: &Scope<'a>) -> usize {
        let size = part.size.unwrap_or(1) as usize;
        if part.text.is_some() {
            return self.text(at, size, name);
        }
        match &part.element {
            Element::Fixed(Shape::Struct { name: of, form }) => {
                self.out.used.insert(of.clone());
                if let Some(form) = self.catalog.form(of, *form) {
                    self.fields(&form.fields, at, name, &Scope::new(form, at));
                }
                at.saturating_add(size)
            }
            Element::Fixed(shape) => {
                let units = part.units.as_deref();
                if let Some(text) = self.scalar(shape, at, size, part.values.as_deref(), part.meaning, units) {
                    self.line(name, text);
                }
                at.saturating_add(size)
            }
            Element::Tailed { name: of, form } => {
                let Some((structure, form)) = self.catalog.structure(of).and_then(|s| Some((s, s.forms.get(*form)?)))
                else {
                    return at;
                };
                self.out.used.insert(of.clone());
                self.nested(structure, form, at, name)
            }
            Element::Dispatch(of) => self.dispatched(part, of, at, name, scope),
        }
    }

    fn nested(&mut self, structure: &'a Struct, form: &'a Form, at: usize, name: &str) -> usize {
        self.depth += 1;
        let end = if self.depth < DEEPEST { self.form_at(structure, form, at, name) } else { at };
        self.depth -= 1;
        end
    }

    fn dispatched(&mut self, part: &Part, of: &str, at: usize, name: &str, scope: &Scope<'a>) -> usize {
        let Some(dispatch) = self.catalog.dispatch(of) else { return at };
        self.out.used.insert(of.to_owned());
        let own = || self.number(at, dispatch.scalar.size(self.pointer) as usize);
        let Some(number) = part.by.as_ref().map_or_else(own, |by| self.number_at(by, scope)) else { return at };
        let case = dispatch.cases.iter().find(|case| {
            number & case.mask == case.value & case.mask && case.pointer.is_none_or(|only| only == self.pointer)
        });
        let structure = case.and_then(|case| self.catalog.structure(case.structure.as_ref()?));
        let Some(structure) = structure else { return at };
        self.line(&joined(name, "structure"), structure.name.clone());
        self.out.used.insert(structure.name.clone());
        match self.form(structure) {
            Some(form) => self.nested(structure, form, at, name),
            None => at,
        }
    }

    fn text(&mut self, at: usize, size: usize, name: &str) -> usize {
        let size = size.clamp(1, 2);
        let bytes = self.bytes.get(at..).unwrap_or(&[]);
        let units: Vec<&[u8]> = bytes.chunks_exact(size).take_while(|unit| unit.iter().any(|b| *b != 0)).collect();
        let mut text = String::new();
        if size == 1 {
            for chunk in units.concat().utf8_chunks() {
                put_literal(&mut text, chunk.valid());
                chunk.invalid().iter().for_each(|byte| text += &format!("\\x{{{byte:02x}}}"));
            }
        } else {
            let mut literal = String::new();
            for char in char::decode_utf16(units.iter().map(|unit| u16::from_le_bytes([unit[0], unit[1]]))) {
                match char {
                    Ok(char) => literal.push(char),
                    Err(surrogate) => {
                        put_literal(&mut text, &std::mem::take(&mut literal));
                        text += &format!("\\u{{{:04x}}}", surrogate.unpaired_surrogate());
                    }
                }
            }
            put_literal(&mut text, &literal);
        }
        self.line(name, format!("{text:?}"));
        (at + (units.len() + 1) * size).min(self.bytes.len())
    }

    fn number(&self, at: usize, size: usize) -> Option<u64> {
        let bytes = self.bytes.get(at..at.checked_add(size)?)?;
        (size <= 8).then(|| bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }

    /// Returns the value of a field of a structure, or of a bit field.
    fn number_at(&self, path: &str, scope: &Scope<'_>) -> Option<u64> {
        let Some((offset, size)) = locate(self.catalog, &scope.form.fields, path) else {
            let part = scope.form.tail.iter().position(|part| part.name == path)?;
            // The number of an absent part is 0.
            return Some(scope.kept.get(part).copied().unwrap_or(0));
        };
        let number = self.number(scope.base + offset as usize, size as usize)?;
        let bit = find_bit(self.catalog, &scope.form.fields, path);
        Some(bit.map_or(number, |bit| extract(number, bit.start, bit.width)))
    }

    fn number_of(&self, count: &CountFrom, scope: &Scope<'_>) -> usize {
        let number = self.number_at(&count.field, scope).unwrap_or(0);
        let number = (number & count.mask).checked_shr(count.shift).unwrap_or(0);
        usize::try_from(number).unwrap_or(usize::MAX)
    }

    fn holds(&self, mask: &Mask, scope: &Scope<'_>) -> bool {
        self.number_at(&mask.field, scope).is_some_and(|number| is_set(number, mask))
    }
}

/// The structure whose fields and parts counts and conditions name.
struct Scope<'a> {
    form: &'a Form,
    base: usize,
    /// Numbers in the parts of the tail that were decoded, in the order of the parts.
    kept: Vec<u64>,
}

impl<'a> Scope<'a> {
    fn new(form: &'a Form, base: usize) -> Scope<'a> {
        Scope { form, base, kept: Vec::new() }
    }
}

fn is_set(number: u64, mask: &Mask) -> bool {
    mask.equals.map_or(number & mask.mask != 0, |equals| number & mask.mask == equals)
}

fn extract(number: u64, start: u32, width: u32) -> u64 {
    let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
    number.checked_shr(start).unwrap_or(0) & mask
}

fn joined(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

fn hex(bytes: &[u8]) -> String {
    let shown: String = bytes.iter().take(32).map(|byte| format!("{byte:02x}")).collect();
    if bytes.len() > 32 { format!("{shown}… ({} bytes)", bytes.len()) } else { shown }
}

fn guid(bytes: &[u8]) -> String {
    let reversed = |range: std::ops::Range<usize>| -> String {
        bytes.get(range).unwrap_or(&[]).iter().rev().map(|byte| format!("{byte:02X}")).collect()
    };
    let plain = |range: std::ops::Range<usize>| -> String {
        bytes.get(range).unwrap_or(&[]).iter().map(|byte| format!("{byte:02X}")).collect()
    };
    format!("{}-{}-{}-{}-{}", reversed(0..4), reversed(4..6), reversed(6..8), plain(8..10), plain(10..16))
}

/// Returns the first release of a text such as `6.1+`, for an example of it.
pub(crate) fn first_release(catalog: &Catalog, text: &str) -> Option<String> {
    let text = text.split(" (").next()?;
    let stop = catalog.releases.parse(text).ok()?.last()?;
    Some(catalog.releases.stops[stop].id())
}

/// Appends text, with an escape for each backslash that would begin one. Values are compared with values of the
/// generated decoder, whose text has the same escapes.
fn put_literal(out: &mut String, text: &str) {
    for (at, char) in text.char_indices() {
        match char {
            '\\' if is_escape(&text[at..]) => out.push_str("\\x{5c}"),
            char => out.push(char),
        }
    }
}

/// Returns whether text begins with the escape of a backslash, a byte that is not UTF-8, or an unpaired surrogate.
fn is_escape(text: &str) -> bool {
    let of = |form: &str, len: usize| {
        let (digits, rest) = text.strip_prefix(form)?.split_at_checked(len)?;
        let is_hex = digits.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
        u32::from_str_radix(digits, 16).ok().filter(|_| is_hex && rest.starts_with('}'))
    };
    matches!(of("\\x{", 2), Some(0x5C | 0x80..)) || matches!(of("\\u{", 4), Some(0xD800..=0xDFFF))
}
