//! What the bytes of a form hold, in words, and since when. Bytes that hold one thing after the other are one line.

use super::addresses::byte_anchor;
use super::wording;
use etwspec_catalog::axis::{Axis, Cells, Pointer};
use etwspec_catalog::claims::{self, Kind};
use etwspec_catalog::{Catalog, Field, Form, Shape, Struct};

/// How deep structures within structures are followed.
const DEPTH: usize = 8;

/// Bytes of a form that follow each other and hold the same thing.
pub(super) struct ByteLine {
    /// The anchor of each.
    pub(super) anchors: Vec<String>,
    /// Which they are: `byte 0x02`, `bytes 0x04 to 0x07`.
    pub(super) bytes: String,
    /// What they may hold, each with the release since when.
    pub(super) holds: Vec<(String, String)>,
    /// What they held before, and no longer do.
    pub(super) before: String,
}

/// What one byte holds: which byte it is of what.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Held {
    what: String,
    ty: String,
    /// Which byte of it, from 0.
    at: u32,
    /// How many bytes it has; 0 if they are not told apart.
    of: u32,
    /// The size of an element of an array of scalars; 0 for anything else.
    stride: u32,
}

impl Held {
    fn text(what: impl Into<String>) -> Held {
        Held { what: what.into(), ty: String::new(), at: 0, of: 0, stride: 0 }
    }

    /// Whether this is the next byte of the same thing.
    fn follows(&self, before: &Held) -> bool {
        let same =
            self.what == before.what && self.ty == before.ty && (self.of, self.stride) == (before.of, before.stride);
        same && (self.of == 0 || self.at == before.at + 1)
    }

    /// The bytes from this one to another of the same thing, in words.
    fn say(&self, last: &Held) -> String {
        let Held { what, ty, at, of, stride } = self;
        match (*of, *stride) {
            (0, _) => what.clone(),
            (of, 0) => format!("{what} ({ty}){}", part(*at, last.at, of)),
            (_, stride) if at / stride == last.at / stride => {
                format!("{what}[{}] ({ty}){}", at / stride, part(at % stride, last.at % stride, stride))
            }
            (_, stride) => format!("{what}[{}] to [{}] ({ty})", at / stride, last.at / stride),
        }
    }
}

/// Which bytes of so many: nothing, if all.
fn part(first: u32, last: u32, of: u32) -> String {
    match (first, last) {
        (0, last) if last + 1 >= of => String::new(),
        (first, last) if first == last => format!(", byte {} of {of}", first + 1),
        (first, last) => format!(", bytes {} to {} of {of}", first + 1, last + 1),
    }
}

/// One byte.
struct Byte {
    now: Vec<(Held, String)>,
    before: Vec<Held>,
}

impl Byte {
    fn follows(&self, last: &Byte) -> bool {
        self.now.len() == last.now.len()
            && self.before.len() == last.before.len()
            && self.now.iter().zip(&last.now).all(|((one, since), (other, then))| one.follows(other) && since == then)
            && self.before.iter().zip(&last.before).all(|(one, other)| one.follows(other))
    }
}

/// The bytes of a form, with what they hold and since when.
pub(super) fn byte_lines(catalog: &Catalog, structure: &Struct, form: &Form) -> Vec<ByteLine> {
    let mut earlier = earlier_forms(&catalog.releases, structure, form);
    // Since when a byte is there is known only if the releases of the structure are.
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
    let holds = first.now.iter().zip(&last.now).map(|((one, since), (other, _))| (one.say(other), since.clone()));
    let before: Vec<String> = first.before.iter().zip(&last.before).map(|(one, other)| one.say(other)).collect();
    Some(ByteLine {
        anchors: (start..=end).map(|byte| byte_anchor(&form.rust, byte)).collect(),
        bytes: match start == end {
            true => format!("byte {}", wording::hex(start)),
            false => format!("bytes {} to {}", wording::hex(start), wording::hex(end)),
        },
        holds: holds.collect(),
        before: before.join(", or "),
    })
}

fn byte(catalog: &Catalog, form: &Form, earlier: &[(&Form, String)], byte: u32) -> Byte {
    let history: Vec<(Vec<Held>, &str)> =
        earlier.iter().map(|(form, release)| (holds(catalog, form, byte), release.as_str())).collect();
    let now = holds(catalog, form, byte);
    // The order of a union's arms has changed where its meaning has not, so each meaning has a history of its own.
    let since = |one: &Held| history.iter().take_while(|(held, _)| held.contains(one)).last().map(|(_, since)| *since);
    let ages: Vec<&str> = now.iter().map(|one| since(one).unwrap_or_default()).collect();
    let alike = ages.windows(2).all(|pair| pair[0] == pair[1]);
    let last = now.len().saturating_sub(1);
    let changed = history.iter().find(|(held, _)| held.iter().any(|one| !now.contains(one)));
    let gone = changed.into_iter().flat_map(|(held, _)| held).filter(|one| !now.contains(*one));
    let before = gone.cloned().collect();
    let told = now.iter().zip(&ages).enumerate().map(|(at, (one, since))| {
        let say = !since.is_empty() && (!alike || at == last);
        (one.clone(), if say { format!("since {since}") } else { String::new() })
    });
    let told: Vec<(Held, String)> = told.collect();
    let none = || vec![(Held::text("no field: only C’s sizeof counts it"), String::new())];
    Byte { now: if told.is_empty() { none() } else { told }, before }
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

/// What a byte of a form may hold: several things where it is in a union, nothing where no field has it.
fn holds(catalog: &Catalog, form: &Form, byte: u32) -> Vec<Held> {
    let mut found = Vec::new();
    Walk { catalog, byte, found: &mut found }.fields(&form.fields, 0, "", 0);
    let mut unique: Vec<Held> = Vec::new();
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
    found: &'a mut Vec<Held>,
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
            Shape::Padding => self.found.push(Held::text("padding")),
            Shape::Union(members) | Shape::Group(members) => self.fields(members, base, path, depth),
            Shape::Struct { name, form } if depth < DEPTH => match self.catalog.form(name, *form) {
                Some(inner) => self.fields(&inner.fields, start, path, depth + 1),
                None => self.leaf(at, 0, ty, path),
            },
            Shape::Bits { bits, .. } => {
                let first = (self.byte - start) * 8;
                let held: Vec<String> = bits
                    .iter()
                    .filter(|bit| bit.start < first + 8 && bit.start + bit.width > first)
                    .map(|bit| {
                        let low = bit.start.max(first);
                        let width = (bit.start + bit.width).min(first + 8) - low;
                        format!("{} {}", wording::bits(low, width), bit.name.as_deref().unwrap_or("without a name"))
                    })
                    .collect();
                let name = if path.is_empty() { "bits" } else { path };
                self.found.push(Held::text(format!("{name} ({ty}): {}", held.join(", "))));
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
        let what = if path.is_empty() { "a field without a name" } else { path };
        let (at, of) = (self.byte - start, size.max(1));
        self.found.push(Held { what: what.to_owned(), ty: ty.to_owned(), at, of, stride });
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
    use super::Held;

    fn held(at: u32, of: u32, stride: u32) -> Held {
        Held { what: "Name".to_owned(), ty: "ULONG".to_owned(), at, of, stride }
    }

    #[test]
    fn bytes_are_said_as_the_part_of_a_field_that_they_are() {
        assert_eq!(held(0, 4, 0).say(&held(3, 4, 0)), "Name (ULONG)");
        assert_eq!(held(2, 4, 0).say(&held(2, 4, 0)), "Name (ULONG), byte 3 of 4");
        assert_eq!(held(1, 4, 0).say(&held(3, 4, 0)), "Name (ULONG), bytes 2 to 4 of 4");
        assert_eq!(held(0, 1, 0).say(&held(0, 1, 0)), "Name (ULONG)");
    }

    #[test]
    fn bytes_of_an_array_are_said_by_its_elements() {
        assert_eq!(held(0, 16, 4).say(&held(15, 16, 4)), "Name[0] to [3] (ULONG)");
        assert_eq!(held(4, 16, 4).say(&held(7, 16, 4)), "Name[1] (ULONG)");
        assert_eq!(held(5, 16, 4).say(&held(5, 16, 4)), "Name[1] (ULONG), byte 2 of 4");
    }
}
