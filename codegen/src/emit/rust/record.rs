//! Model of a generated type: its fixed part, the members that access it, and the array that follows.
//!
//! A record is one form of a structure, or a named structure or union within one. Members of a structure or union
//! without a name belong to the record that contains it.

use super::escape::Doc;
use super::leaf::{self, Int, Leaf};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{Bit, Catalog, Field, Form, Meaning, Role, Shape, Struct, casing, joined};

/// Type to emit.
#[derive(Clone, Debug)]
pub(super) struct Record {
    /// Size of the fixed part in bytes.
    pub(super) size: u32,
    /// Members, each with a getter and a setter.
    pub(super) members: Vec<Member>,
    /// Former names of members.
    pub(super) former: Vec<Member>,
    /// Named inner structures and unions.
    pub(super) inner: Vec<Inner>,
    /// Array after the fixed part.
    pub(super) tail: Option<Tail>,
}

/// Member with a getter.
#[derive(Clone, Debug)]
pub(super) struct Member {
    pub(super) name: String,
    /// Path in C, from the record.
    pub(super) path: String,
    pub(super) leaf: Leaf,
    /// Offset from the start of the record, in bytes.
    pub(super) offset: u32,
    /// Bits of the integer, for a bit-field.
    pub(super) bits: Option<Bits>,
    pub(super) doc: Doc,
    pub(super) meaning: Option<Meaning>,
    /// Reason for the deprecation.
    pub(super) deprecated: Option<String>,
}

/// Bits of an integer.
#[derive(Clone, Debug)]
pub(super) struct Bits {
    /// Type of the integer.
    pub(super) unit: Int,
    /// Lowest bit.
    pub(super) start: u32,
    pub(super) width: u32,
}

/// A named structure or union within a record.
#[derive(Clone, Debug)]
pub(super) struct Inner {
    pub(super) ty: String,
    /// Former names of the type.
    pub(super) former: Vec<String>,
    /// Reason for the deprecation of the field with it.
    pub(super) deprecated: Option<String>,
    pub(super) c_name: String,
    /// Path in C, from the form.
    pub(super) path: String,
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
    /// Path, mask and shift of the count. `None` if the array extends to the end.
    pub(super) count: Option<(String, u64, u32)>,
    pub(super) doc: Doc,
    /// Former names.
    pub(super) former: Vec<String>,
    /// Reason for the deprecation.
    pub(super) deprecated: Option<String>,
}

/// Creates the record of a form.
pub(super) fn of_form(catalog: &Catalog, structure: &Struct, form: &Form) -> Record {
    let prefix = format!("crate::{}::{}::", structure.module, super::names::module(structure));
    let mut maker = Maker {
        catalog,
        prefix: &prefix,
        form: (!form.current).then_some(form.rust.as_str()),
        pointer: form.pointer.filter(|_| form.current).map_or("", Pointer::type_suffix),
        base: 0,
        within: String::new(),
        record: empty(form.fixed),
    };
    let fields = match form.fields.split_last() {
        // The array is the first part of the tail.
        Some((last, fields))
            if !form.tail.is_empty() && matches!(last.shape, Shape::Open { .. } | Shape::Counted { .. }) =>
        {
            fields
        }
        _ => &form.fields,
    };
    maker.fields(fields, "");
    maker.record
}

fn empty(size: u32) -> Record {
    Record { size, members: Vec::new(), former: Vec::new(), inner: Vec::new(), tail: None }
}

struct Maker<'c> {
    catalog: &'c Catalog,
    /// Prefix of the paths of inner types.
    prefix: &'c str,
    /// Prefix of the names of inner types, for an older form.
    form: Option<&'c str>,
    /// Suffix of the names of inner types, for a current form of one pointer size.
    pointer: &'static str,
    /// Offset of the record within its form.
    base: u32,
    /// Path of the record within its form.
    within: String,
    record: Record,
}

impl Maker<'_> {
    fn fields(&mut self, fields: &[Field], path: &str) {
        for field in fields {
            self.field(field, path);
        }
    }

    fn field(&mut self, field: &Field, path: &str) {
        if field.role == Some(Role::EventData) {
            return;
        }
        match (&field.shape, &field.name) {
            (Shape::Padding, _) => {}
            (Shape::Union(members) | Shape::Group(members), None) => self.fields(members, path),
            (Shape::Bits { unit, bits }, None) => {
                let Some(unit) = Int::of(*unit).map(Int::unsigned) else { return };
                for bit in bits {
                    self.bit(bit, unit, field.offset - self.base, path);
                }
            }
            (Shape::Union(_) | Shape::Group(_) | Shape::Bits { .. }, Some(name)) => {
                let leaf = self.inner(field, name, path);
                self.named(field, name, leaf, path);
            }
            (Shape::Open { element, stride } | Shape::Counted { element, stride, .. }, Some(name)) => {
                let Some(leaf) = leaf::shape(self.catalog, element, field.values.as_deref(), *stride) else { return };
                let count = match &field.shape {
                    Shape::Counted { count, .. } => Some((count.field.clone(), count.mask, count.shift)),
                    _ => None,
                };
                self.record.tail = Some(Tail {
                    name: self.free(name),
                    path: joined(path, name),
                    element: leaf,
                    count,
                    doc: field_doc(field),
                    former: field.renamed_from.iter().map(|name| casing::snake(name)).collect(),
                    deprecated: field.deprecated.clone(),
                });
            }
            (_, name) => {
                let Some(leaf) = leaf::of(self.catalog, field) else { return };
                let fallback = format!("unnamed_{:02x}", field.offset - self.base);
                self.named(field, name.as_deref().unwrap_or(&fallback), leaf, path);
            }
        }
    }

    fn named(&mut self, field: &Field, name: &str, leaf: Leaf, path: &str) {
        let (offset, doc) = (field.offset - self.base, field_doc(field));
        let (name, path) = (self.free(name), joined(path, name));
        let (meaning, deprecated) = (field.meaning, field.deprecated.clone());
        self.add(Member { name, path, leaf, offset, bits: None, doc, meaning, deprecated }, &field.renamed_from);
    }

    fn bit(&mut self, bit: &Bit, unit: Int, offset: u32, path: &str) {
        let Some(name) = &bit.name else { return };
        let leaf = leaf::bit(self.catalog, bit, unit);
        let last = bit.start + bit.width - 1;
        let what = if bit.width == 1 { format!("bit {last}") } else { format!("bits {} to {last}", bit.start) };
        let definition = format!("`{name}`, {what} of the integer at 0x{offset:02X}.");
        let doc = super::docs::field(&definition, bit.doc.as_deref(), false, None, bit.meaning);
        let bits = Some(Bits { unit, start: bit.start, width: bit.width });
        let (name, path) = (self.free(name), joined(path, name));
        let (meaning, deprecated) = (bit.meaning, bit.deprecated.clone());
        self.add(Member { name, path, leaf, offset, bits, doc, meaning, deprecated }, &bit.renamed_from);
    }

    /// Adds a member, and its former names.
    fn add(&mut self, member: Member, former: &[String]) {
        let note = format!("renamed to `{}`", member.name);
        self.record.members.push(member.clone());
        for name in former {
            let (name, deprecated) = (casing::snake(name), Some(note.clone()));
            self.record.former.push(Member { name, deprecated, ..member.clone() });
        }
    }

    /// Creates the type of a named structure or union within the record.
    fn inner(&mut self, field: &Field, name: &str, path: &str) -> Leaf {
        let called = |name: &str| format!("{}{}{}", self.form.unwrap_or(""), casing::pascal(name), self.pointer);
        let ty = called(name);
        let former = field.renamed_from.iter().map(|name| called(name)).filter(|name| *name != ty).collect();
        let within = joined(&self.within, &joined(path, name));
        let mut maker = Maker { base: field.offset, record: empty(field.size), within: within.clone(), ..*self };
        match &field.shape {
            Shape::Group(members) => maker.fields(members, ""),
            _ => {
                let whole = Field { name: None, ..field.clone() };
                maker.field(&whole, "");
            }
        }
        let leaf = Leaf::Record(format!("{}{ty}", self.prefix), field.size);
        let doc = field.doc.clone().unwrap_or_default();
        let inner = Inner {
            ty,
            former,
            deprecated: field.deprecated.clone(),
            c_name: name.to_owned(),
            path: within,
            size: field.size,
            doc,
            record: maker.record,
        };
        self.record.inner.push(inner);
        leaf
    }

    /// Returns the name in Rust, changed if it is in use in the record.
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

/// Names of methods that every record has.
pub(super) const RESERVED: [&str; 30] = [
    "announced_count",
    "append_to",
    "arbitrary",
    "arbitrary_with",
    "as_bytes",
    "bytes",
    "clone",
    "data",
    "data_offset",
    "default",
    "deref",
    "deref_mut",
    "eq",
    "fixed_to_bytes",
    "fmt",
    "from_bytes",
    "from_prefix",
    "from_slice",
    "hash",
    "inserted",
    "inserted_len",
    "new",
    "rest",
    "split",
    "tail",
    "to_bytes",
    "to_owned_value",
    "to_value",
    "to_vec",
    "total_size",
];

/// Returns the documentation of a field.
fn field_doc(field: &Field) -> Doc {
    let order = if field.shape.is_big_endian() { ", big-endian" } else { "" };
    let name = field.name.as_deref().unwrap_or("");
    let definition = format!("`{} {name}` at 0x{:02X}{order}.", field.ty, field.offset);
    super::docs::field(&definition, field.doc.as_deref(), field.unknown, field.units.as_deref(), field.meaning)
}

/// Returns the former names of what follows the fixed part that no member has, each once.
pub(super) fn free(former: &[String], name: &str, record: &Record, taken: &[&str]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for former in former {
        let used = |other: &str| other == former;
        let members = record.members.iter().chain(&record.former);
        if former != name
            && !names.contains(former)
            && !members.map(|member| member.name.as_str()).any(used)
            && !taken.iter().copied().chain(RESERVED).any(used)
        {
            names.push(former.clone());
        }
    }
    names
}
