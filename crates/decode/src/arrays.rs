//! Decodes arrays, inserted items and payloads.

use etwspec::describe::{ArrayElement, ElementKind, Field, Inserted, Kind};
use etwspec::{AnsiStr, Utf16Str};
use etwspec_console::Problem;
use etwspec_etl::text;

use super::choose::form_or_newest;
use super::model::{Node, NodeKind};
use super::number::Number;
use super::walk::Walk;
use crate::meaning_text;
use crate::pointer_size::to_etwspec;

/// Arrays with more elements, and arrays of single bytes, are printed as bytes.
pub(super) const LISTED: usize = 64;

impl Walk<'_> {
    /// Decodes the elements of an array. The caller checks that the bytes exist, or accepts fewer.
    pub(super) fn elements(
        &mut self,
        node: &mut Node,
        field: &'static Field,
        base: usize,
        element: ArrayElement,
        count: usize,
    ) -> Result<(), Problem> {
        node.kind = NodeKind::Array;
        node.ty = format!("{}[{count}]", field.ty);
        node.bytes = self.get(node.offset..node.offset + count * element.size).to_vec();
        let structures = element.kind == ElementKind::Struct;
        if field.ty == "WCHAR" {
            node.text = Some(characters(&node.bytes, element.size));
            return Ok(());
        }
        node.meaning = meaning_text::of_bytes(field.meaning, &node.bytes, self.decoding.clock);
        if !structures && (element.size <= 1 || count > LISTED) {
            return Ok(());
        }
        let read = match element.kind {
            ElementKind::Signed => Number::signed,
            ElementKind::Guid => Number::guid,
            _ => Number::unsigned,
        };
        for index in 0..count {
            let at = node.offset + index * element.size;
            let path = format!("{}[{index}]", field.path);
            let mut one = self.plain(&path, NodeKind::Field, at..at + element.size);
            one.ty = field.ty.to_owned();
            if structures {
                one.kind = NodeKind::Struct;
                for child in field.children {
                    let mut child = self.field(child, base + index * element.size)?;
                    within(&mut child, field.path, &path);
                    one.children.push(child);
                }
            } else {
                self.name(&mut one, field, read);
            }
            node.children.push(one);
        }
        Ok(())
    }

    /// Decodes an item between the header and the payload, if flags announce it.
    pub(super) fn inserted(&mut self, inserted: &'static Inserted, at: &mut usize) -> Result<Option<Node>, Problem> {
        let flags = self.number_at(inserted.field).unwrap_or(0);
        if flags & inserted.mask == 0 {
            return Ok(None);
        }
        let counted = inserted.count.map_or(0, |(mask, shift, size)| {
            let count = usize::try_from((flags & mask).checked_shr(shift).unwrap_or(0)).unwrap_or(usize::MAX);
            count.saturating_mul(size)
        });
        let end = at.saturating_add(inserted.fixed).saturating_add(counted);
        self.need(end, &format!("{} with {} (announced by {})", self.layout.name, inserted.name, inserted.field))?;
        let mut node = self.plain(inserted.name, NodeKind::Inserted, *at..end);
        if let Some(layout) = form_or_newest(inserted.name, self.release, to_etwspec(self.decoding.pointer)) {
            node.form = layout.form;
            let bytes = self.get(*at..end).to_vec();
            let mut inner = Walk {
                decoding: self.decoding,
                release: self.release,
                layout,
                bytes: &bytes,
                end: bytes.len(),
                notes: Vec::new(),
            };
            for field in layout.fields.iter().filter(|field| field.kind != Kind::Padding) {
                let mut child = inner.field(field, 0)?;
                moved(&mut child, *at);
                node.children.push(child);
            }
        }
        *at = end;
        Ok(Some(node))
    }

    /// Returns the payload, which extends to the end of the event according to its header.
    pub(super) fn data(&mut self, path: &str, at: usize, ty: &str) -> Option<Node> {
        let end = self.end.min(self.bytes.len());
        if self.end > self.bytes.len() {
            let (all, here) = (self.end.saturating_sub(at), end.saturating_sub(at));
            self.notes.push(format!("the payload has 0x{all:X} bytes, but only 0x{here:X} are given"));
        }
        (at < end).then(|| {
            let mut node = self.plain(path, NodeKind::Data, at..end);
            if !ty.is_empty() {
                node.ty = format!("{ty}[{}]", end - at);
            }
            node
        })
    }
}

/// Decodes a string with `size` bytes per character, up to the first zero.
pub(super) fn characters(bytes: &[u8], size: usize) -> String {
    match size {
        2 => Utf16Str::split(bytes).0.to_string(),
        _ => text::ansi(AnsiStr::split(bytes).0.as_bytes()).into_owned(),
    }
}

/// Adds the index of an array element to the paths of its children.
fn within(node: &mut Node, array: &str, element: &str) {
    if let Some(rest) = node.path.strip_prefix(array) {
        node.path = format!("{element}{rest}");
    }
    node.children.iter_mut().for_each(|child| within(child, array, element));
}

/// Adds `by` to the offsets of a node and its children.
pub(super) fn moved(node: &mut Node, by: usize) {
    node.offset += by;
    node.children.iter_mut().for_each(|child| moved(child, by));
}
