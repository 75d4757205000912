//! Models of the templates of structures: a common one, and one for each kind of structure.

use askama::Template;

use super::escape::{Doc, filters};
use super::leaf::{Int, Leaf};
use super::reach::{masked, scaled};
use super::record::{Member, Record};
use super::tail::Sequence;
use super::typed::{self, TypedGetter};
use etwspec_catalog::Catalog;

/// Fixed part of a type: its bytes, with a getter and a setter for each member.
#[derive(Template)]
#[template(path = "rust/fixed.rs.txt")]
pub(super) struct Fixed {
    pub(super) doc: Vec<Doc>,
    /// Reason for the deprecation of the type.
    pub(super) deprecated: Option<String>,
    /// Search aliases of the type.
    pub(super) aliases: Vec<String>,
    pub(super) ty: String,
    pub(super) view: String,
    pub(super) c_name: String,
    pub(super) size: u32,
    /// True if views include the bytes after the fixed part.
    pub(super) followed: bool,
    /// True if the type is only the fixed part of an owned structure with a tail.
    pub(super) part: bool,
    /// Expression for the fields in the describing table.
    pub(super) table: String,
    /// Describing table of the form.
    pub(super) layout: Option<String>,
    pub(super) members: Vec<MemberModel>,
    /// Getters that return values with their meaning.
    pub(super) typed: Vec<TypedGetter>,
}

/// Member with a getter and a setter.
pub(super) struct MemberModel {
    pub(super) name: String,
    pub(super) doc: Doc,
    pub(super) ty: String,
    pub(super) offset: u32,
    /// True if the most significant byte is the first.
    pub(super) big_endian: bool,
    pub(super) bits: Option<BitsModel>,
    pub(super) deprecated: Option<String>,
}

pub(super) struct BitsModel {
    pub(super) unit: Int,
    pub(super) start: u32,
    pub(super) width: u32,
}

impl Fixed {
    fn fields(&self) -> impl Iterator<Item = &MemberModel> {
        self.members.iter().filter(|member| member.bits.is_none())
    }

    /// Returns the typed getters with a setter.
    fn exact(&self) -> impl Iterator<Item = &TypedGetter> {
        self.typed.iter().filter(|getter| getter.convert.is_none())
    }

    /// Returns the typed getters that only read.
    fn converted(&self) -> impl Iterator<Item = (&TypedGetter, &String)> {
        self.typed.iter().filter_map(|getter| Some((getter, getter.convert.as_ref()?)))
    }

    fn bits(&self) -> impl Iterator<Item = (&MemberModel, &BitsModel)> {
        self.members.iter().filter_map(|member| Some((member, member.bits.as_ref()?)))
    }
}

/// Returns the typed getters of members that have a meaning with a type of its own.
pub(super) fn typed(catalog: &Catalog, members: &[Member]) -> Vec<TypedGetter> {
    let fields = members.iter().filter(|member| member.bits.is_none());
    fields
        .filter_map(|member| Some(typed::of_leaf(catalog, member.meaning, &member.leaf)?.getter(&member.name)))
        .filter(|getter| members.iter().all(|member| member.name != getter.name))
        .collect()
}

/// Returns the members of a record, and after them those under former names that no other member has.
pub(super) fn members(record: &Record) -> Vec<Member> {
    let mut members = record.members.clone();
    for former in &record.former {
        if members.iter().all(|member| member.name != former.name) {
            members.push(former.clone());
        }
    }
    members
}

pub(super) fn member(member: &Member) -> MemberModel {
    MemberModel {
        name: member.name.clone(),
        doc: match &member.leaf {
            // A setter of the copy does not change this value.
            Leaf::Record(..) => member.doc.clone().then("Returns a copy."),
            _ => member.doc.clone(),
        },
        ty: member.leaf.ty(),
        offset: member.offset,
        big_endian: matches!(member.leaf, Leaf::BigEndian(_)),
        deprecated: member.deprecated.clone(),
        bits: member.bits.as_ref().map(|bits| BitsModel { unit: bits.unit, start: bits.start, width: bits.width }),
    }
}

/// Properties shared by structures with bytes after the fixed part.
pub(super) struct Form {
    /// Names of the owned type, its fixed part, and its view.
    pub(super) ty: String,
    pub(super) fixed: String,
    pub(super) view: String,
    pub(super) c_name: String,
    pub(super) size: u32,
    pub(super) doc: Vec<Doc>,
    /// Reason for the deprecation of the type.
    pub(super) deprecated: Option<String>,
    pub(super) aliases: Vec<String>,
    pub(super) table: String,
    pub(super) layout: String,
    pub(super) extent: Option<Extent>,
    /// True if it is an element of a list or a case of a dispatch.
    pub(super) item: bool,
}

/// Field that contains the total size, payload included.
pub(super) struct Extent {
    pub(super) path: String,
    /// Size of the field's unit in bytes.
    pub(super) unit: u32,
    /// An expression on a value or a view.
    pub(super) get: String,
}

/// Header followed by a payload.
#[derive(Template)]
#[template(path = "rust/header.rs.txt")]
pub(super) struct Header {
    pub(super) f: Form,
}

/// Structure followed by one array.
#[derive(Template)]
#[template(path = "rust/array.rs.txt")]
pub(super) struct Array {
    pub(super) f: Form,
    pub(super) part: ArrayPart,
    /// Path of the count, or of the array.
    pub(super) count_field: String,
    pub(super) count: Option<Count>,
}

pub(super) struct ArrayPart {
    pub(super) name: String,
    /// Key in serde's maps and in `Debug`.
    pub(super) key: String,
    pub(super) ty: String,
    pub(super) doc: Doc,
    pub(super) stride: u32,
    /// Former names that nothing else has.
    pub(super) former: Vec<String>,
    /// Reason for the deprecation.
    pub(super) deprecated: Option<String>,
}

impl ArrayPart {
    /// Returns an expression for the size of the elements of `self` in bytes.
    fn bytes(&self) -> String {
        scaled(&format!("self.{}.len() as u64", self.name), self.stride)
    }
}

/// A count in bits of a field of the fixed part.
pub(super) struct Count {
    /// An expression on a value or a view.
    pub(super) get: String,
    pub(super) mask: u64,
    pub(super) shift: u32,
    /// A statement that sets the field to `count`.
    pub(super) set: String,
}

/// A header followed by items that its bits announce.
#[derive(Template)]
#[template(path = "rust/inserted.rs.txt")]
pub(super) struct Insertion {
    pub(super) f: Form,
    pub(super) count_field: String,
    pub(super) items: Vec<Item>,
    /// Mask of the bits that announce items.
    pub(super) bits: Vec<ItemBits>,
    /// An expression for the number of bytes that the fixed part announces.
    pub(super) length: String,
    /// Maximum number of bytes that it can announce.
    pub(super) most: u64,
}

/// Bits that announce an item: expression for the field, and mask.
pub(super) struct ItemBits {
    pub(super) get: String,
    pub(super) mask: u64,
}

/// An item that a header may announce.
pub(super) struct Item {
    pub(super) name: String,
    /// Former names.
    pub(super) former: Vec<String>,
    pub(super) doc: Doc,
    pub(super) view: String,
    pub(super) owned: String,
    pub(super) field: String,
    pub(super) get: String,
    pub(super) mask: u64,
    pub(super) shift: u32,
    pub(super) counted: bool,
    /// True if bytes precede its elements. Such an item cannot be present without elements, because only a count
    /// announces it.
    pub(super) has_fixed: bool,
    /// The bits that announce other items.
    pub(super) others: Vec<ItemBits>,
    /// A statement that announces it.
    pub(super) set: String,
    pub(super) append: String,
    pub(super) announce: String,
}

impl Insertion {
    /// Returns a condition on a value or a view: nothing is announced.
    fn announces_nothing(&self) -> Option<String> {
        condition(&self.bits, "== 0", " && ")
    }
}

impl Item {
    /// Returns a condition on a value or a view: another item is announced.
    fn others_announced(&self) -> Option<String> {
        condition(&self.others, "!= 0", " || ")
    }
}

/// Returns a condition on bits of one or more fields.
fn condition(bits: &[ItemBits], is: &str, and: &str) -> Option<String> {
    let mut by_field: Vec<(&str, u64)> = Vec::new();
    for bits in bits {
        match by_field.iter_mut().find(|(other, _)| *other == bits.get) {
            Some((_, all)) => *all |= bits.mask,
            None => by_field.push((&bits.get, bits.mask)),
        }
    }
    let one = |(field, mask): &(&str, u64)| format!("u64::from(self.{field}) & {mask} {is}");
    (!by_field.is_empty()).then(|| by_field.iter().map(one).collect::<Vec<_>>().join(and))
}

impl Count {
    /// Returns an expression for the count, on `self`.
    fn bits(&self) -> String {
        masked(&format!("self.{} as u64", self.get), self.mask, self.shift)
    }

    /// Returns an expression for the field of `value` with the count of its elements.
    fn with_len(&self, part: &str) -> String {
        let len = format!("value.{part}.len() as u64");
        let len = if self.shift == 0 { len } else { format!("({len}) << {}", self.shift) };
        let other = if self.mask == u64::MAX {
            String::new()
        } else {
            format!("value.{} as u64 & !{:#x} | ", self.get, self.mask)
        };
        format!("{other}{len}")
    }
}

/// Structure followed by a sequence of parts.
#[derive(Template)]
#[template(path = "rust/sequence.rs.txt")]
pub(super) struct Parts {
    pub(super) f: Form,
    pub(super) sequence: Sequence,
}

impl Parts {
    /// Returns whether a part has a former name.
    fn has_former(&self) -> bool {
        self.sequence.parts.iter().any(|part| !part.former.is_empty())
    }
}

impl Leaf {
    /// Returns whether the value is a field of a wrapper around its integer.
    pub(super) fn is_wrapped(&self) -> bool {
        matches!(self, Leaf::Value(..))
    }
}
