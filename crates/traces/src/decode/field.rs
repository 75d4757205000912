//! Fields as nodes: numbers with names and meanings, arrays, and members.

use etwspec::describe::{ElementKind, Field, Kind, Layout, Values};
use etwspec::{AnsiStr, Meaning, Utf16Str};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::naming::{Named, name_number};
use etwspec_etl::text;

use crate::decode::decoding::Decoding;
use crate::decode::meaning_text;
use crate::decode::model::{Node, NodeKind};
use crate::decode::number::Number;

/// Arrays with more elements, and arrays of single bytes, are printed as bytes.
const LISTED: usize = 64;

/// Makes nodes of fields, and collects remarks.
pub(crate) struct Labels<'a> {
    decoding: &'a Decoding<'a>,
    layout: &'static Layout,
    pub(crate) notes: Vec<String>,
}

/// Facts about scalars.
#[derive(Clone, Copy)]
pub(crate) struct Scalars<'p> {
    pub(crate) path: &'p str,
    pub(crate) ty: &'static str,
    pub(crate) kind: ElementKind,
    pub(crate) values: Option<&'static Values>,
    pub(crate) meaning: Option<Meaning>,
    pub(crate) units: &'static str,
}

impl<'a> Labels<'a> {
    pub(crate) fn new(decoding: &'a Decoding<'a>, layout: &'static Layout) -> Self {
        Labels { decoding, layout, notes: Vec::new() }
    }

    /// Returns the node of a field of the structure that begins at `base`.
    pub(crate) fn field(&mut self, field: &'static Field, bytes: &[u8], base: usize) -> Node {
        let at = base + field.offset();
        let end = at.saturating_add(field.size()).min(bytes.len());
        let mut node = Node::plain(field.path(), NodeKind::Field, at, bytes.get(at.min(end)..end).unwrap_or(&[]));
        node.ty = field.ty().to_owned();
        let scalars = |kind| Scalars {
            path: field.path(),
            ty: field.ty(),
            kind,
            values: field.values(),
            meaning: field.meaning(),
            units: field.units(),
        };
        match field.kind() {
            Kind::Struct | Kind::Union => {
                node.kind = if field.kind() == Kind::Union { NodeKind::Union } else { NodeKind::Struct };
                let children = field.children().iter().filter(|child| !child.ignored());
                node.children = children.map(|child| self.field(child, bytes, base)).collect();
            }
            Kind::Array { element, count } if element.kind == ElementKind::Struct => {
                node.kind = NodeKind::Array;
                node.ty = format!("{}[{count}]", field.ty());
                let stride = element.size as usize;
                for index in 0..count as usize {
                    let start = base + index * stride;
                    let path = format!("{}[{index}]", field.path());
                    let range = at + index * stride..(at + (index + 1) * stride).min(bytes.len());
                    let own = bytes.get(range.clone()).unwrap_or(&[]);
                    let mut one = Node::plain(&path, NodeKind::Struct, range.start, own);
                    one.ty = field.ty().to_owned();
                    for child in field.children() {
                        let mut child = self.field(child, bytes, start);
                        within(&mut child, field.path(), &path);
                        one.children.push(child);
                    }
                    node.children.push(one);
                }
            }
            Kind::Array { element, .. } => self.array(&mut node, &scalars(element.kind), element.size as usize),
            Kind::Data => node.kind = NodeKind::Data,
            Kind::Padding => node.kind = NodeKind::Padding,
            Kind::Signed => self.scalar(&mut node, &scalars(ElementKind::Signed)),
            Kind::Guid => self.scalar(&mut node, &scalars(ElementKind::Guid)),
            Kind::BigEndian => self.scalar(&mut node, &scalars(ElementKind::BigEndian)),
            Kind::Bits => {
                self.scalar(&mut node, &scalars(ElementKind::Unsigned));
                let unit = node.number.and_then(Number::bits).unwrap_or(0);
                node.children = field.children().iter().map(|bit| self.bit(bit, unit, at, &node.bytes)).collect();
            }
            _ => self.scalar(&mut node, &scalars(ElementKind::Unsigned)),
        }
        node
    }

    /// Decodes a string with `size` bytes per character, up to the first zero.
    pub(crate) fn characters(&self, bytes: &[u8], size: usize) -> String {
        match size {
            2 => Utf16Str::split(bytes).0.to_string(),
            _ => text::ansi(AnsiStr::split(bytes).0.as_bytes(), self.decoding.code_page).into_owned(),
        }
    }

    /// Labels the elements of an array of scalars of `size` bytes.
    pub(crate) fn array(&mut self, node: &mut Node, scalars: &Scalars<'_>, size: usize) {
        let (size, start) = (size.max(1), node.offset);
        let count = node.bytes.len() / size;
        node.kind = NodeKind::Array;
        node.ty = format!("{}[{count}]", scalars.ty);
        node.units = scalars.units;
        if scalars.kind == ElementKind::Character {
            node.text = Some(self.characters(&node.bytes, size));
            return;
        }
        node.meaning = meaning_text::of_bytes(scalars.meaning, &node.bytes, self.decoding.clock);
        if size == 1 || count > LISTED {
            return;
        }
        for (index, bytes) in node.bytes.chunks_exact(size).enumerate() {
            let path = format!("{}[{index}]", scalars.path);
            let mut one = Node::plain(&path, NodeKind::Field, start + index * size, bytes);
            one.ty = scalars.ty.to_owned();
            self.scalar(&mut one, scalars);
            node.children.push(one);
        }
    }

    /// Adds the number of a scalar, its names and its meaning.
    pub(crate) fn scalar(&mut self, node: &mut Node, scalars: &Scalars<'_>) {
        node.units = scalars.units;
        node.number = match scalars.kind {
            ElementKind::Signed => Number::signed(&node.bytes),
            ElementKind::Guid => Number::guid(&node.bytes),
            ElementKind::BigEndian => Number::big_endian(&node.bytes),
            _ => Number::unsigned(&node.bytes),
        };
        let named = self.named(scalars.values, node.number);
        // A value that is a single name may contradict the requested structure.
        if named.parts.len() == 1 {
            self.compare(&node.path, &named);
        }
        node.unknown = Some(named.unknown).filter(|&unknown| unknown != 0);
        node.names = named.names();
        node.meaning = meaning_text::of_bytes(scalars.meaning, &node.bytes, self.decoding.clock);
    }

    /// Adds notes if a value contradicts the requested structure or pointer size.
    fn compare(&mut self, path: &str, named: &Named) {
        let name = named.names().join(" | ");
        if let Some(of) = named.structure.as_ref().filter(|of| *of != self.layout.name) {
            let asked = self.layout.name;
            self.notes.push(format!("{path} is {name}: the bytes are {of}, not {asked}"));
        }
        if let Some(bits) = named.pointer.filter(|said| *said != self.decoding.pointer).map(Pointer::bits) {
            self.notes.push(format!("{path} is {name}: the data has {bits}-bit pointers; use --pointer {bits}"));
        }
    }

    fn named(&self, values: Option<&Values>, number: Option<Number>) -> Named {
        let decoding = self.decoding;
        let named = |name, number| name_number(decoding.catalog, name, number, &decoding.moment, decoding.pointer);
        let named = values.zip(number.and_then(Number::bits)).and_then(|(values, number)| named(values.name, number));
        named.unwrap_or_default()
    }

    /// Returns the node of a bit-field of an integer.
    fn bit(&self, field: &'static Field, unit: u64, at: usize, bytes: &[u8]) -> Node {
        let Kind::Bit { start, width } = field.kind() else {
            return Node::plain(field.path(), NodeKind::Field, at, bytes);
        };
        let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
        let number = Number::Unsigned(unit.checked_shr(start).unwrap_or(0) & mask, width as usize);
        let named = self.named(field.values(), Some(number));
        let mut node = Node::plain(field.path(), NodeKind::Bit(start, width), at, &[]);
        node.number = Some(number);
        node.names = named.names();
        node.unknown = Some(named.unknown).filter(|&unknown| unknown != 0);
        node
    }
}

/// Adds the index of an array element to the paths of its children.
fn within(node: &mut Node, array: &str, element: &str) {
    if let Some(rest) = node.path.strip_prefix(array) {
        node.path = format!("{element}{rest}");
    }
    node.children.iter_mut().for_each(|child| within(child, array, element));
}
