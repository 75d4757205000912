//! What each byte of a form holds, in words, and since when.

use super::places::byte_anchor;
use super::words;
use crate::axis::{Axis, Cells, Pointer};
use crate::catalog::{Catalog, Field, Form, Shape, Struct};

/// How deep structures within structures are followed.
const DEPTH: usize = 8;

/// One byte of a form.
pub(super) struct ByteLine {
    pub(super) anchor: String,
    pub(super) offset: String,
    /// What it may hold, each with the release since when.
    pub(super) holds: Vec<(String, String)>,
    /// What it held before, and no longer does.
    pub(super) before: String,
}

/// The bytes of a form, each with what it holds and since when.
pub(super) fn byte_lines(catalog: &Catalog, structure: &Struct, form: &Form) -> Vec<ByteLine> {
    let earlier = earlier_forms(&catalog.releases, structure, form);
    (0..form.size.max(form.fixed)).map(|byte| byte_line(catalog, form, &earlier, byte)).collect()
}

fn byte_line(catalog: &Catalog, form: &Form, earlier: &[(&Form, String)], byte: u32) -> ByteLine {
    let history: Vec<(Vec<String>, &str)> =
        earlier.iter().map(|(form, release)| (holds(catalog, form, byte), release.as_str())).collect();
    let now = holds(catalog, form, byte);
    // The order of a union's arms has changed where its meaning has not, so each meaning has a history of its own.
    let since =
        |one: &String| history.iter().take_while(|(held, _)| held.contains(one)).last().map(|(_, since)| *since);
    let ages: Vec<&str> = now.iter().map(|one| since(one).unwrap_or_default()).collect();
    let alike = ages.windows(2).all(|pair| pair[0] == pair[1]);
    let last = now.len().saturating_sub(1);
    let told = now.iter().zip(&ages).enumerate().map(|(at, (one, since))| {
        let say = !since.is_empty() && (!alike || at == last);
        (one.clone(), if say { format!("since {since}") } else { String::new() })
    });
    let changed = history.iter().find(|(held, _)| held.iter().any(|one| !now.contains(one)));
    let gone = changed.into_iter().flat_map(|(held, _)| held).filter(|one| !now.contains(*one));
    let told: Vec<(String, String)> = told.collect();
    ByteLine {
        anchor: byte_anchor(&form.rust, byte),
        offset: words::hex(byte),
        holds: if told.is_empty() {
            vec![("no field: only C’s sizeof counts it".to_owned(), String::new())]
        } else {
            told
        },
        before: gone.cloned().collect::<Vec<_>>().join(", or "),
    }
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

/// What a byte of a form may hold, in words: several things where it is in a union, nothing where no field has it.
fn holds(catalog: &Catalog, form: &Form, byte: u32) -> Vec<String> {
    let mut found = Vec::new();
    Walk { catalog, byte, found: &mut found }.fields(&form.fields, 0, "", 0);
    let mut unique: Vec<String> = Vec::new();
    for one in found {
        if !unique.contains(&one) {
            unique.push(one);
        }
    }
    unique
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
