//! What a record of Rust is made of: what is stored, and the members that are reached through it.
//!
//! A record is one form of a structure, or a named structure or union within one. What C leaves without a name gives
//! its members to the record that it is in. A union is stored once, as bytes.

use super::leaf::{self, Leaf};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::casing;
use etwspec_catalog::{Bit, Catalog, Field, Form, Role, Shape, Struct};

/// A type to write.
#[derive(Clone, Debug)]
pub(super) struct Record {
    /// The bytes that are always there.
    pub(super) size: u32,
    /// What is stored, by offset.
    pub(super) slots: Vec<Slot>,
    /// What can be got and set.
    pub(super) members: Vec<Member>,
    /// Named structures and unions within: the name of the type, and the fields.
    pub(super) inner: Vec<Inner>,
    /// The array after the fixed part.
    pub(super) tail: Option<Tail>,
}

/// Something stored: a field, a union's bytes, a word of bits, padding.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Slot {
    pub(super) name: String,
    pub(super) leaf: Leaf,
    pub(super) offset: u32,
    pub(super) doc: String,
}

/// Something that has a getter.
#[derive(Clone, Debug)]
pub(super) struct Member {
    pub(super) name: String,
    /// The path in C, from the record.
    pub(super) path: String,
    pub(super) leaf: Leaf,
    /// From the start of the record.
    pub(super) offset: u32,
    /// Where it is stored.
    pub(super) stored: Stored,
    pub(super) doc: String,
    /// What the doc begins with: the definition, and where it lies.
    pub(super) place: String,
}

/// Where a member is stored.
#[derive(Clone, Debug)]
pub(super) enum Stored {
    /// It is a slot of its own.
    Slot,
    /// It is among the bytes of a union: the slot, and the offset within it.
    Union(String, u32),
    /// It is some bits of a word, which is a slot or lies among the bytes of a union.
    Bits { unit: &'static str, unit_size: u32, start: u32, width: u32, word: Box<Stored>, slot: String },
}

/// A named structure or union within a record.
#[derive(Clone, Debug)]
pub(super) struct Inner {
    pub(super) ty: String,
    pub(super) c_name: String,
    pub(super) size: u32,
    pub(super) doc: String,
    pub(super) record: Record,
}

/// An array after the fixed part.
#[derive(Clone, Debug)]
pub(super) struct Tail {
    pub(super) name: String,
    pub(super) path: String,
    pub(super) element: Leaf,
    /// The path of the field that has the count, its bits, and how far to move them; none: to the end.
    pub(super) count: Option<(String, u64, u32)>,
    pub(super) doc: String,
}

/// Makes the record of a form.
pub(super) fn of_form(catalog: &Catalog, structure: &Struct, form: &Form) -> Record {
    let prefix = format!("crate::{}::{}::", structure.module, super::names::module(structure));
    let mut maker = Maker {
        catalog,
        prefix: &prefix,
        form: (!form.current).then_some(form.rust.as_str()),
        pointer: form.pointer.filter(|_| form.current).map_or("", Pointer::type_suffix),
        base: 0,
        record: empty(form.fixed),
    };
    let fields = match form.fields.split_last() {
        // It is the first part of what follows.
        Some((last, fields))
            if !form.tail.is_empty() && matches!(last.shape, Shape::Open { .. } | Shape::Counted { .. }) =>
        {
            fields
        }
        _ => &form.fields,
    };
    maker.fields(fields, None, "");
    maker.record
}

fn empty(size: u32) -> Record {
    Record { size, slots: Vec::new(), members: Vec::new(), inner: Vec::new(), tail: None }
}

struct Maker<'c> {
    catalog: &'c Catalog,
    /// What the path of an inner type begins with.
    prefix: &'c str,
    /// What the names of inner types of an older form begin with.
    form: Option<&'c str>,
    /// What those of a current form of one pointer size end with.
    pointer: &'static str,
    /// Where the record begins within its form.
    base: u32,
    record: Record,
}

impl Maker<'_> {
    /// Adds fields that are stored one by one, or that lie among the bytes of a union.
    fn fields(&mut self, fields: &[Field], union: Option<(&str, u32)>, path: &str) {
        for field in fields {
            self.field(field, union, path);
        }
    }

    fn field(&mut self, field: &Field, union: Option<(&str, u32)>, path: &str) {
        let offset = field.offset - self.base;
        if field.role == Some(Role::EventData) {
            return;
        }
        match (&field.shape, &field.name) {
            (Shape::Padding, _) if union.is_some() => {}
            (Shape::Padding, _) => {
                self.slot(format!("padding_{offset:02x}"), Leaf::Raw(field.size), offset, PADDING.to_owned())
            }
            (Shape::Union(arms), None) => match union {
                Some(_) => self.fields(arms, union, path),
                None => {
                    let slot = format!("union_{offset:02x}");
                    self.slot(slot.clone(), Leaf::Raw(field.size), offset, union_doc(arms));
                    self.fields(arms, Some((&slot, offset)), path);
                }
            },
            (Shape::Group(members), None) => self.fields(members, union, path),
            (Shape::Bits { unit, bits }, None) => {
                let (int, size) = leaf::unsigned(*unit);
                let (slot, word) = match union {
                    Some((slot, start)) => (slot.to_owned(), Stored::Union(slot.to_owned(), offset - start)),
                    None => {
                        let slot = format!("bits_{offset:02x}");
                        self.slot(
                            slot.clone(),
                            Leaf::Int(int, size),
                            offset,
                            "The word that holds fields of bits.".to_owned(),
                        );
                        (slot, Stored::Slot)
                    }
                };
                for bit in bits {
                    self.bit(bit, int, size, offset, (&slot, &word), path);
                }
            }
            (Shape::Union(_) | Shape::Group(_) | Shape::Bits { .. }, Some(name)) => {
                let leaf = self.inner(field, name);
                self.named(field, name, leaf, union, path);
            }
            (Shape::Open { element, stride } | Shape::Counted { element, stride, .. }, Some(name)) => {
                let Some(leaf) = leaf::shape(self.catalog, element, field.values.as_deref(), *stride) else { return };
                let count = match &field.shape {
                    Shape::Counted { count, .. } => Some((count.field.clone(), count.mask, count.shift)),
                    _ => None,
                };
                self.record.tail = Some(Tail {
                    name: self.free(name),
                    path: join(path, name),
                    element: leaf,
                    count,
                    doc: field_doc(field),
                });
            }
            (_, name) => {
                let Some(leaf) = leaf::of(self.catalog, field) else { return };
                let fallback = format!("unnamed_{offset:02x}");
                self.named(field, name.as_deref().unwrap_or(&fallback), leaf, union, path);
            }
        }
    }

    fn named(&mut self, field: &Field, name: &str, leaf: Leaf, union: Option<(&str, u32)>, path: &str) {
        let offset = field.offset - self.base;
        let rust = self.free(name);
        let stored = match union {
            Some((slot, start)) => Stored::Union(slot.to_owned(), offset - start),
            None => {
                self.slot(rust.clone(), leaf.clone(), offset, field_doc(field));
                Stored::Slot
            }
        };
        let path = join(path, name);
        let (doc, place) = (field_doc(field), field_place(field));
        self.record.members.push(Member { name: rust, path, leaf, offset, stored, doc, place });
    }

    fn bit(&mut self, bit: &Bit, unit: &'static str, unit_size: u32, offset: u32, place: (&str, &Stored), path: &str) {
        let Some(name) = &bit.name else { return };
        let set = self.catalog.sets.iter().find(|set| Some(&set.name) == bit.values.as_ref());
        let leaf = match set {
            Some(set) => {
                let (int, size) = leaf::int(set.scalar);
                Leaf::Value(format!("crate::{}::{}", set.module, set.rust), size, int)
            }
            None => Leaf::Int(unit, unit_size),
        };
        let stored = Stored::Bits {
            unit,
            unit_size,
            start: bit.start,
            width: bit.width,
            word: Box::new(place.1.clone()),
            slot: place.0.to_owned(),
        };
        let last = bit.start + bit.width - 1;
        let what = if bit.width == 1 { format!("bit {last}") } else { format!("bits {} to {last}", bit.start) };
        let place = format!("`{name}`, {what} of the word at 0x{offset:02X}.");
        let doc = format!("{place} {}", bit.doc.as_deref().unwrap_or(""));
        let rust = self.free(name);
        self.record.members.push(Member { name: rust, path: join(path, name), leaf, offset, stored, doc, place });
    }

    /// Makes the type of a named structure or union within the record.
    fn inner(&mut self, field: &Field, name: &str) -> Leaf {
        let ty = format!("{}{}{}", self.form.unwrap_or(""), casing::pascal(name), self.pointer);
        let mut maker = Maker { base: field.offset, record: empty(field.size), ..*self };
        match &field.shape {
            Shape::Group(members) => maker.fields(members, None, ""),
            _ => {
                let whole = Field { name: None, ..field.clone() };
                maker.field(&whole, None, "");
            }
        }
        let leaf = Leaf::Record(format!("{}{ty}", self.prefix), field.size);
        let doc = field.doc.clone().unwrap_or_default();
        self.record.inner.push(Inner { ty, c_name: name.to_owned(), size: field.size, doc, record: maker.record });
        leaf
    }

    fn slot(&mut self, name: String, leaf: Leaf, offset: u32, doc: String) {
        self.record.slots.push(Slot { name, leaf, offset, doc });
    }

    /// The name in Rust, changed if something of the record already has it.
    fn free(&self, name: &str) -> String {
        let mut rust = casing::snake(name);
        let taken = |rust: &str| {
            RESERVED.contains(&rust)
                || self.record.members.iter().any(|member| member.name == rust)
                || self.record.tail.iter().any(|tail| tail.name == rust)
        };
        while taken(&rust) {
            rust.push('_');
        }
        rust
    }
}

/// Names that every record uses itself.
const RESERVED: [&str; 34] = [
    "rest",
    "split",
    "tail",
    "to_owned_value",
    "arbitrary_from",
    "new",
    "from_bytes",
    "to_bytes",
    "from_slice",
    "from_prefix",
    "from_le",
    "with_le",
    "with_bytes",
    "with_tail",
    "append_to",
    "tail_count",
    "tail_len",
    "to_vec",
    "to_value",
    "as_bytes",
    "fixed_to_bytes",
    "arbitrary",
    "arbitrary_with",
    "announced",
    "inserted",
    "inserted_len",
    "data",
    "data_offset",
    "total_size",
    "default",
    "clone",
    "eq",
    "fmt",
    "hash",
];

const PADDING: &str = "Padding. Kept as it is, so that what was read is what is written.";

/// A path with one more name.
pub(super) fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

fn union_doc(arms: &[Field]) -> String {
    fn names(fields: &[Field], out: &mut Vec<String>) {
        for field in fields {
            match (&field.name, &field.shape) {
                (Some(name), _) => out.push(format!("`{name}`")),
                (None, Shape::Union(inner) | Shape::Group(inner)) => names(inner, out),
                (None, Shape::Bits { bits, .. }) => {
                    out.extend(bits.iter().filter_map(|bit| bit.name.as_ref()).map(|name| format!("`{name}`")));
                }
                _ => {}
            }
        }
    }
    let mut out = Vec::new();
    names(arms, &mut out);
    format!("The bytes that {} share.", out.join(", "))
}

/// What is said of a field: its definition, its place and its meaning.
fn field_doc(field: &Field) -> String {
    super::docs::said(field_place(field), field.doc.as_deref(), field.unknown, field.units.as_deref())
}

/// The definition of a field, and where it lies.
fn field_place(field: &Field) -> String {
    format!("`{} {}`, at 0x{:02X}.", field.ty, field.name.as_deref().unwrap_or(""), field.offset)
}
