//! What each byte of a form holds, in words, and since when.

use super::entries::byte_anchor;
use super::words;
use crate::axis::{Axis, Cells, Pointer};
use crate::catalog::{Catalog, Field, Form, Shape, Struct};

/// How deep structures within structures are followed.
const DEPTH: usize = 8;

/// One byte of a form.
pub(super) struct ByteLine {
    pub(super) anchor: String,
    pub(super) offset: String,
    pub(super) holds: String,
    pub(super) history: String,
}

/// The bytes of a form, each with what it holds and since when.
pub(super) fn byte_lines(catalog: &Catalog, structure: &Struct, form: &Form) -> Vec<ByteLine> {
    let earlier = earlier_forms(&catalog.releases, structure, form);
    let end = form.size.max(form.fixed);
    (0..end)
        .map(|byte| {
            let holds = holds(catalog, form, byte);
            ByteLine {
                anchor: byte_anchor(&form.rust, byte),
                offset: words::hex(byte),
                history: history(catalog, &earlier, byte, &holds),
                holds,
            }
        })
        .collect()
}

/// The form and those before it for the same pointer size, newest first, each with its first release.
fn earlier_forms<'a>(axis: &Axis, structure: &'a Struct, form: &Form) -> Vec<(&'a Form, String)> {
    let cells = |form: &Form| axis.cells(&form.releases).unwrap_or_default();
    let own = cells(form);
    let pointer = if own.x86.is_empty() { Pointer::Bits64 } else { Pointer::Bits32 };
    let first = |cells: Cells| cells.of(pointer).first();
    let mut forms: Vec<(usize, &Form)> = structure
        .forms
        .iter()
        .filter_map(|other| Some((first(cells(other))?, other)))
        .filter(|(at, _)| Some(*at) <= first(own))
        .collect();
    forms.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    forms.into_iter().map(|(at, form)| (form, axis.stops[at].id())).collect()
}

fn history(catalog: &Catalog, earlier: &[(&Form, String)], byte: u32, now: &str) -> String {
    let mut since = String::new();
    for (form, release) in earlier {
        let then = if byte < form.size { holds(catalog, form, byte) } else { "not part of the structure".to_owned() };
        if then != now {
            return format!("since {since}; before, {then}");
        }
        since.clone_from(release);
    }
    if since.is_empty() { since } else { format!("since {since}") }
}

/// What a byte of a form holds, in words.
fn holds(catalog: &Catalog, form: &Form, byte: u32) -> String {
    let mut found = Vec::new();
    Walk { catalog, byte, found: &mut found }.fields(&form.fields, 0, "", 0);
    let mut unique: Vec<String> = Vec::new();
    for one in found {
        if !unique.contains(&one) {
            unique.push(one);
        }
    }
    if unique.is_empty() { "no field: only C’s sizeof counts it".to_owned() } else { unique.join(", or ") }
}

struct Walk<'a> {
    catalog: &'a Catalog,
    byte: u32,
    found: &'a mut Vec<String>,
}

impl Walk<'_> {
    fn fields(&mut self, fields: &[Field], base: u32, within: &str, depth: usize) {
        for field in fields {
            let start = base + field.offset;
            if (start..start + field.size).contains(&self.byte) {
                let path = path(within, field.name.as_deref());
                self.shape(&field.shape, (start, field.size), base, &field.ty, &path, depth);
            }
        }
    }

    fn shape(&mut self, shape: &Shape, at: (u32, u32), base: u32, ty: &str, path: &str, depth: usize) {
        let (start, size) = at;
        match shape {
            Shape::Padding => self.found.push("padding".to_owned()),
            Shape::Union(members) | Shape::Group(members) => self.fields(members, base, path, depth),
            Shape::Struct { name, form } if depth < DEPTH => {
                match self.catalog.structs.iter().find(|s| s.name == *name).and_then(|s| s.forms.get(*form)) {
                    Some(inner) => self.fields(&inner.fields, start, path, depth + 1),
                    None => self.leaf(at, ty, path),
                }
            }
            Shape::Bits { bits, .. } => {
                let first = (self.byte - start) * 8;
                let held: Vec<String> = bits
                    .iter()
                    .filter(|bit| bit.start < first + 8 && bit.start + bit.width > first)
                    .map(|bit| {
                        let low = bit.start.max(first);
                        let width = (bit.start + bit.width).min(first + 8) - low;
                        format!("{} {}", words::bits(low, width), bit.name.as_deref().unwrap_or("without a name"))
                    })
                    .collect();
                self.found.push(format!("{} ({ty}): {}", if path.is_empty() { "bits" } else { path }, held.join(", ")));
            }
            Shape::Array { element, stride, .. }
            | Shape::Open { element, stride }
            | Shape::Counted { element, stride, .. } => {
                let stride = (*stride).max(1);
                let index = (self.byte - start) / stride;
                let offset = start + index * stride;
                let moved =
                    if matches!(**element, Shape::Group(_) | Shape::Union(_)) { base + index * stride } else { base };
                self.shape(element, (offset, stride), moved, ty, &format!("{path}[{index}]"), depth);
            }
            Shape::Struct { .. } | Shape::Scalar(_) => self.leaf((start, size), ty, path),
        }
    }

    fn leaf(&mut self, (start, size): (u32, u32), ty: &str, path: &str) {
        let name = if path.is_empty() { "a field without a name" } else { path };
        self.found.push(match size {
            0 | 1 => format!("{name} ({ty})"),
            _ => format!("{name} ({ty}), byte {} of {size}", self.byte - start + 1),
        });
    }
}

fn path(within: &str, name: Option<&str>) -> String {
    match (within, name) {
        ("", Some(name)) => name.to_owned(),
        (within, Some(name)) => format!("{within}.{name}"),
        (within, None) => within.to_owned(),
    }
}
