//! Decodes the fixed part of a structure.

use std::ops::Range;

use etwspec::Release;
use etwspec::describe::{Field, Kind, Layout, Values};
use etwspec_catalog::Catalog;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::Moment;
use etwspec_catalog::query::naming::{Named, name_value};
use etwspec_console::Problem;
use etwspec_etl::Clock;

use super::choose::release;

use super::model::{Decoded, Input, Node, NodeKind};
use super::number::Number;
use crate::meaning_text;

/// The context of decoding.
#[derive(Clone, Debug)]
pub struct Decoding<'a> {
    /// The catalog, for names of values.
    pub catalog: &'a Catalog,
    /// All layouts, for inserted items.
    pub layouts: &'a [&'static Layout],
    /// The release.
    pub moment: Moment,
    /// True if the user chose the release. Otherwise it is the newest.
    pub release_given: bool,
    /// The pointer size.
    pub pointer: Pointer,
    /// The clock of time stamps, if the bytes are of a trace.
    pub clock: Option<Clock>,
}

impl Decoding<'_> {
    /// Decodes the bytes of a structure.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if there are fewer bytes than the structure needs.
    pub fn decode(&self, layout: &'static Layout, input: &Input) -> Result<Decoded, Problem> {
        let release = release(&self.moment)?;
        let mut walk = Walk { decoding: self, release, layout, bytes: &input.bytes, end: 0, notes: Vec::new() };
        let nodes = walk.structure(input.goes_on)?;
        Ok(Decoded {
            name: layout.name,
            form: layout.form,
            releases: layout.releases,
            release: self.moment.id.clone(),
            pointer: self.pointer.bits(),
            label: input.label.clone(),
            nodes,
            notes: walk.notes,
        })
    }
}

pub(super) struct Walk<'a> {
    pub(super) decoding: &'a Decoding<'a>,
    pub(super) release: Release,
    pub(super) layout: &'static Layout,
    pub(super) bytes: &'a [u8],
    /// End of the structure including its tail and payload, as far as it is known.
    pub(super) end: usize,
    pub(super) notes: Vec<String>,
}

impl Walk<'_> {
    fn structure(&mut self, goes_on: bool) -> Result<Vec<Node>, Problem> {
        let layout = self.layout;
        self.need(layout.fixed, layout.name)?;
        let total = layout.total.and_then(|total| {
            let path = total.number.field;
            Some((path, self.number_at(path)?.saturating_mul(total.unit)))
        });
        self.end = match total {
            Some((_, total)) => usize::try_from(total).unwrap_or(usize::MAX).max(layout.fixed),
            // In a file, other data follows. An array without a count is taken to have one element, as C declares it.
            None if goes_on => layout.size.min(self.bytes.len()).max(layout.fixed),
            None => self.bytes.len(),
        };
        if let Some((path, total)) = total.filter(|(_, total)| *total < layout.fixed as u64) {
            let least = layout.fixed;
            self.notes
                .push(format!("{path} specifies 0x{total:X} bytes, fewer than the fixed part of 0x{least:X} bytes"));
        }
        let (fixed, tail): (Vec<_>, Vec<_>) = layout.fields.iter().partition(|field| field.offset < layout.fixed);
        let mut nodes = Vec::new();
        for field in fixed {
            nodes.push(self.field(field, 0)?);
        }
        let mut at = layout.fixed;
        for inserted in layout.inserted {
            nodes.extend(self.inserted(inserted, &mut at)?);
        }
        if nodes.iter().filter(|node| node.kind == NodeKind::Inserted).count() > 1 {
            self.notes.push("the order of these inserted items is unknown".to_owned());
        }
        // In a file, other data follows.
        let whole = if goes_on { self.end.min(self.bytes.len()) } else { self.bytes.len() };
        if (!goes_on || total.is_some())
            && let Some(parts) = self.parts(whole)?
        {
            nodes.extend(parts);
            return Ok(nodes);
        }
        let mut described = false;
        for field in tail.into_iter().filter(|field| field.kind != Kind::Padding) {
            described = true;
            match field.kind {
                Kind::Data => nodes.extend(self.data(field.path, at, field.ty)),
                _ => nodes.push(self.field(field, 0)?),
            }
        }
        if total.is_some() && !described {
            nodes.extend(self.data("payload", at, ""));
        }
        let used = nodes.iter().map(|node| node.offset + node.bytes.len()).max().unwrap_or(0);
        if !goes_on && used < self.bytes.len() {
            nodes.push(self.plain("(after the structure)", NodeKind::After, used..self.bytes.len()));
        }
        Ok(nodes)
    }

    /// Checks that there are at least `end` bytes.
    pub(super) fn need(&self, end: usize, what: &str) -> Result<(), Problem> {
        let here = self.bytes.len();
        if end <= here {
            return Ok(());
        }
        Err(Problem::new(format!("{what} needs 0x{end:X} ({end}) bytes, but 0x{here:X} ({here}) are given"))
            .help("pass all bytes, or select another form with --release and --pointer"))
    }

    pub(super) fn get(&self, range: Range<usize>) -> &[u8] {
        let end = range.end.min(self.bytes.len());
        self.bytes.get(range.start.min(end)..end).unwrap_or(&[])
    }

    pub(super) fn plain(&self, path: &str, kind: NodeKind, range: Range<usize>) -> Node {
        Node::plain(path, kind, range.start, self.get(range))
    }

    /// Returns the value of a field of the structure.
    pub(super) fn number_at(&self, path: &str) -> Option<u64> {
        let field = self.layout.field(path)?;
        let number = Number::unsigned(self.get(field.offset..field.offset + field.size))?.bits()?;
        match field.kind {
            Kind::Bit { start, width } => Some(bits_of(number, start, width)),
            _ => Some(number),
        }
    }

    /// Decodes a field of a structure that begins at `base`.
    pub(super) fn field(&mut self, field: &'static Field, base: usize) -> Result<Node, Problem> {
        let at = base + field.offset;
        let mut node = self.plain(field.path, NodeKind::Field, at..at + field.size);
        node.ty = field.ty.to_owned();
        node.units = field.units;
        match field.kind {
            Kind::Struct | Kind::Union => {
                node.kind = if field.kind == Kind::Union { NodeKind::Union } else { NodeKind::Struct };
                for child in field.children.iter().filter(|child| !child.ignored) {
                    node.children.push(self.field(child, base)?);
                }
            }
            Kind::Array { element, count } => self.elements(&mut node, field, base, element, count)?,
            Kind::Open { element } => {
                let room = self.end.min(self.bytes.len()).saturating_sub(at);
                self.elements(&mut node, field, base, element, room.checked_div(element.size).unwrap_or(0))?;
            }
            Kind::Counted { element, count_field, mask, shift } => {
                let stated = (self.number_at(count_field).unwrap_or(0) & mask).checked_shr(shift).unwrap_or(0);
                let count = usize::try_from(stated).unwrap_or(usize::MAX);
                let end = count.saturating_mul(element.size).saturating_add(at);
                self.need(end, &format!("{} with {stated} elements (according to {count_field})", field.path))?;
                self.elements(&mut node, field, base, element, count)?;
            }
            Kind::Data => node.kind = NodeKind::Data,
            Kind::Padding => node.kind = NodeKind::Padding,
            Kind::Signed => self.name(&mut node, field, Number::signed),
            Kind::Guid => self.name(&mut node, field, Number::guid),
            Kind::Unsigned | Kind::Address | Kind::Bit { .. } => self.name(&mut node, field, Number::unsigned),
            Kind::Bits => {
                self.name(&mut node, field, Number::unsigned);
                let unit = node.number.and_then(Number::bits).unwrap_or(0);
                node.children = field.children.iter().map(|bit| self.bit(bit, unit, at)).collect();
            }
        }
        Ok(node)
    }

    pub(super) fn name(&mut self, node: &mut Node, field: &'static Field, read: fn(&[u8]) -> Option<Number>) {
        node.number = read(&node.bytes);
        let named = self.named(field.values, node.number);
        // A value that is a single name may contradict the requested structure.
        if named.parts.len() == 1 {
            self.compare(&node.path, &named);
        }
        node.unknown = Some(named.unknown).filter(|&unknown| unknown != 0);
        node.names = named.names();
        node.meaning = meaning_text::of_bytes(field.meaning, &node.bytes, self.decoding.clock);
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

    pub(super) fn named(&self, values: Option<&Values>, number: Option<Number>) -> Named {
        let decoding = self.decoding;
        let set = values.and_then(|values| decoding.catalog.sets.iter().find(|set| set.name == values.name));
        match (set, number.and_then(Number::bits)) {
            (Some(set), Some(number)) => name_value(decoding.catalog, set, number, &decoding.moment, decoding.pointer),
            _ => Named::default(),
        }
    }

    fn bit(&self, field: &'static Field, unit: u64, at: usize) -> Node {
        let Kind::Bit { start, width } = field.kind else {
            return self.plain(field.path, NodeKind::Field, at..at);
        };
        let number = Number::Unsigned(bits_of(unit, start, width), width as usize);
        let named = self.named(field.values, Some(number));
        let mut node = self.plain(field.path, NodeKind::Bit(start, width), at..at);
        node.number = Some(number);
        node.names = named.names();
        node.unknown = Some(named.unknown).filter(|&unknown| unknown != 0);
        node
    }
}

fn bits_of(unit: u64, start: u32, width: u32) -> u64 {
    let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
    unit.checked_shr(start).unwrap_or(0) & mask
}
