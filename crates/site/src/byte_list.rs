//! The list of the contents of each byte of a form, with the releases since which they apply. Consecutive bytes of one
//! field share a line.

use super::addresses::byte_anchor;
use super::wording;
use etwspec_catalog::axis::{Axis, Cells, Pointer};
use etwspec_catalog::claims::{self, Kind};
use etwspec_catalog::{Catalog, Field, Form, Shape, Struct};

/// Nested structures are expanded to this depth.
const DEPTH: usize = 8;

/// Consecutive bytes of a form with the same contents.
pub(super) struct ByteLine {
    /// The anchor of each.
    pub(super) anchors: Vec<String>,
    /// The range: `byte 0x02`, `bytes 0x04 to 0x07`.
    pub(super) bytes: String,
    /// The possible contents, each with its first release.
    pub(super) contents: Vec<(String, String)>,
    /// The contents in older releases, if they differ.
    pub(super) before: String,
}

/// The content of one byte: a field, and the index of the byte in it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Content {
    field: String,
    ty: String,
    /// Index of the byte within the field.
    at: u32,
    /// Size of the field in bytes; 0 if its bytes are not distinguished.
    of: u32,
    /// Element size of an array of scalars; 0 for anything else.
    stride: u32,
}

impl Content {
    fn text(field: impl Into<String>) -> Content {
        Content { field: field.into(), ty: String::new(), at: 0, of: 0, stride: 0 }
    }

    /// Returns whether this is the byte after another of the same field.
    fn follows(&self, before: &Content) -> bool {
        let same =
            self.field == before.field && self.ty == before.ty && (self.of, self.stride) == (before.of, before.stride);
        same && (self.of == 0 || self.at == before.at + 1)
    }

    /// Describes the bytes from this one to another of the same field.
    fn describe(&self, last: &Content) -> String {
        let Content { field, ty, at, of, stride } = self;
        match (*of, *stride) {
            (0, _) => field.clone(),
            (of, 0) => format!("{field} ({ty}){}", part(*at, last.at, of)),
            (_, stride) if at / stride == last.at / stride => {
                format!("{field}[{}] ({ty}){}", at / stride, part(at % stride, last.at % stride, stride))
            }
            (_, stride) => format!("{field}[{}] to [{}] ({ty})", at / stride, last.at / stride),
        }
    }
}

/// The range within a field of `of` bytes; empty for the whole field.
fn part(first: u32, last: u32, of: u32) -> String {
    match (first, last) {
        (0, last) if last + 1 >= of => String::new(),
        (first, last) if first == last => format!(", byte {} of {of}", first + 1),
        (first, last) => format!(", bytes {} to {} of {of}", first + 1, last + 1),
    }
}

/// One byte.
struct Byte {
    now: Vec<(Content, String)>,
    before: Vec<Content>,
}

impl Byte {
    fn follows(&self, last: &Byte) -> bool {
        self.now.len() == last.now.len()
            && self.before.len() == last.before.len()
            && self.now.iter().zip(&last.now).all(|((one, since), (other, then))| one.follows(other) && since == then)
            && self.before.iter().zip(&last.before).all(|(one, other)| one.follows(other))
    }
}

/// Returns the contents of all bytes of a form.
pub(super) fn byte_lines(catalog: &Catalog, structure: &Struct, form: &Form) -> Vec<ByteLine> {
    let mut earlier = earlier_forms(&catalog.releases, structure, form);
    // The first release of a byte is known only if the releases of the structure are.
    if claims::form(catalog, structure, form).kind != Kind::Documented {
        earlier.clear();
    }
    let mut runs: Vec<(u32, Vec<Byte>)> = Vec::new();
    for at in 0..form.size.max(form.fixed) {
        let byte = byte(catalog, form, &earlier, at);
        match runs.last_mut() {
            Some((_, run)) if run.last().is_some_and(|last| byte.follows(last)) => run.push(byte),
            _ => runs.push((at, vec![byte])),
        }
    }
    runs.iter().filter_map(|(start, run)| line(form, *start, run)).collect()
}

fn line(form: &Form, start: u32, run: &[Byte]) -> Option<ByteLine> {
    let (first, last) = (run.first()?, run.last()?);
    let end = start + u32::try_from(run.len()).ok()? - 1;
    let contents =
        first.now.iter().zip(&last.now).map(|((one, since), (other, _))| (one.describe(other), since.clone()));
    let before: Vec<String> = first.before.iter().zip(&last.before).map(|(one, other)| one.describe(other)).collect();
    Some(ByteLine {
        anchors: (start..=end).map(|byte| byte_anchor(&form.rust, byte)).collect(),
        bytes: match start == end {
            true => format!("byte {}", wording::hex(start)),
            false => format!("bytes {} to {}", wording::hex(start), wording::hex(end)),
        },
        contents: contents.collect(),
        before: before.join(", or "),
    })
}

fn byte(catalog: &Catalog, form: &Form, earlier: &[(&Form, String)], byte: u32) -> Byte {
    let history: Vec<(Vec<Content>, &str)> =
        earlier.iter().map(|(form, release)| (contents(catalog, form, byte), release.as_str())).collect();
    let now = contents(catalog, form, byte);
    // Arms of a union may change their order without changing their meaning, so each has a history of its own.
    let since =
        |one: &Content| history.iter().take_while(|(earlier, _)| earlier.contains(one)).last().map(|(_, since)| *since);
    let ages: Vec<&str> = now.iter().map(|one| since(one).unwrap_or_default()).collect();
    let alike = ages.windows(2).all(|pair| pair[0] == pair[1]);
    let last = now.len().saturating_sub(1);
    let changed = history.iter().find(|(earlier, _)| earlier.iter().any(|one| !now.contains(one)));
    let gone = changed.into_iter().flat_map(|(earlier, _)| earlier).filter(|one| !now.contains(*one));
    let before = gone.cloned().collect();
    let dated = now.iter().zip(&ages).enumerate().map(|(at, (one, since))| {
        let show = !since.is_empty() && (!alike || at == last);
        (one.clone(), if show { format!("since {since}") } else { String::new() })
    });
    let dated: Vec<(Content, String)> = dated.collect();
    let none = || vec![(Content::text("padding that only sizeof in C includes"), String::new())];
    Byte { now: if dated.is_empty() { none() } else { dated }, before }
}

/// The form and those before it for the same pointer size, newest first, each with its first release.
fn earlier_forms<'a>(axis: &Axis, structure: &'a Struct, form: &Form) -> Vec<(&'a Form, String)> {
    let cells = |form: &Form| axis.cells(&form.releases).unwrap_or_default();
    let own = cells(form);
    let pointer = if own.ptr32.is_empty() { Pointer::Bits64 } else { Pointer::Bits32 };
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

/// The possible contents of a byte of a form: several within a union, none outside of all fields.
fn contents(catalog: &Catalog, form: &Form, byte: u32) -> Vec<Content> {
    let mut found = Vec::new();
    Walk { catalog, byte, found: &mut found }.fields(&form.fields, 0, "", 0);
    let mut unique: Vec<Content> = Vec::new();
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
    found: &'a mut Vec<Content>,
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
            Shape::Padding => self.found.push(Content::text("padding")),
            Shape::Union(members) | Shape::Group(members) => self.fields(members, base, path, depth),
            Shape::Struct { name, form } if depth < DEPTH => match self.catalog.form(name, *form) {
                Some(inner) => self.fields(&inner.fields, start, path, depth + 1),
                None => self.leaf(at, 0, ty, path),
            },
            Shape::Bits { bits, .. } => {
                let first = (self.byte - start) * 8;
                let names: Vec<String> = bits
                    .iter()
                    .filter(|bit| bit.start < first + 8 && bit.start + bit.width > first)
                    .map(|bit| {
                        let low = bit.start.max(first);
                        let width = (bit.start + bit.width).min(first + 8) - low;
                        format!("{} {}", wording::bits(low, width), bit.name.as_deref().unwrap_or("unnamed"))
                    })
                    .collect();
                let name = if path.is_empty() { "bits" } else { path };
                self.found.push(Content::text(format!("{name} ({ty}): {}", names.join(", "))));
            }
            Shape::Array { element, stride, .. }
            | Shape::Open { element, stride }
            | Shape::Counted { element, stride, .. } => {
                let stride = (*stride).max(1);
                if let Shape::Scalar(_) = **element {
                    return self.leaf(at, stride, ty, path);
                }
                let index = (self.byte - start) / stride;
                let offset = start + index * stride;
                let moved =
                    if matches!(**element, Shape::Group(_) | Shape::Union(_)) { base + index * stride } else { base };
                self.shape(element, (offset, stride), moved, ty, &format!("{path}[{index}]"), depth);
            }
            Shape::Struct { .. } | Shape::Scalar(_) => self.leaf((start, size), 0, ty, path),
        }
    }

    fn leaf(&mut self, (start, size): (u32, u32), stride: u32, ty: &str, path: &str) {
        let field = if path.is_empty() { "unnamed field" } else { path };
        let (at, of) = (self.byte - start, size.max(1));
        self.found.push(Content { field: field.to_owned(), ty: ty.to_owned(), at, of, stride });
    }
}

fn path(within: &str, name: Option<&str>) -> String {
    match (within, name) {
        ("", Some(name)) => name.to_owned(),
        (within, Some(name)) => format!("{within}.{name}"),
        (within, None) => within.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::Content;

    fn content(at: u32, of: u32, stride: u32) -> Content {
        Content { field: "Name".to_owned(), ty: "ULONG".to_owned(), at, of, stride }
    }

    #[test]
    fn describes_bytes_as_part_of_a_field() {
        assert_eq!(content(0, 4, 0).describe(&content(3, 4, 0)), "Name (ULONG)");
        assert_eq!(content(2, 4, 0).describe(&content(2, 4, 0)), "Name (ULONG), byte 3 of 4");
        assert_eq!(content(1, 4, 0).describe(&content(3, 4, 0)), "Name (ULONG), bytes 2 to 4 of 4");
        assert_eq!(content(0, 1, 0).describe(&content(0, 1, 0)), "Name (ULONG)");
    }

    #[test]
    fn describes_bytes_of_an_array_by_element() {
        assert_eq!(content(0, 16, 4).describe(&content(15, 16, 4)), "Name[0] to [3] (ULONG)");
        assert_eq!(content(4, 16, 4).describe(&content(7, 16, 4)), "Name[1] (ULONG)");
        assert_eq!(content(5, 16, 4).describe(&content(5, 16, 4)), "Name[1] (ULONG), byte 2 of 4");
    }
}
