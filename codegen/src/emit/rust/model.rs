//! What the template of a record shows: expressions that read and write, and words.

use askama::Template;

use super::docs;
use super::leaf::{self, Leaf};
use super::record::{Member, Slot, Stored};
use crate::casing;
use crate::catalog::{Catalog, Form};

#[derive(Template)]
#[template(path = "rust/record.rs.txt")]
pub(super) struct RecordView {
    pub(super) r: RecordModel,
}

/// What the template of a record shows.
#[derive(Default)]
pub(super) struct RecordModel {
    pub(super) doc: Vec<String>,
    pub(super) aliases: Vec<String>,
    pub(super) ty: String,
    pub(super) c_name: String,
    pub(super) size: u32,
    pub(super) size_const: &'static str,
    pub(super) owned_tail: bool,
    pub(super) has_rest: bool,
    pub(super) slots: Vec<SlotModel>,
    pub(super) members: Vec<MemberModel>,
    pub(super) tail: Option<TailModel>,
    pub(super) tail_name: String,
    pub(super) tail_ty: String,
    pub(super) tail_bytes: String,
    pub(super) count_field: String,
    pub(super) has_inserted: bool,
    pub(super) inserted: Vec<InsertedModel>,
    /// The bits that say that something is inserted: a getter, and a mask.
    pub(super) inserted_bits: Vec<(String, u64)>,
    pub(super) inserted_len: String,
    pub(super) binrw_macro: &'static str,
    pub(super) strategy: String,
    pub(super) extent: Option<ExtentModel>,
    pub(super) layout: Option<String>,
}

pub(super) struct SlotModel {
    pub(super) name: String,
    pub(super) ty: String,
    pub(super) doc: String,
    pub(super) read: String,
    pub(super) write: String,
}

pub(super) struct MemberModel {
    pub(super) name: String,
    pub(super) doc: String,
    pub(super) what: String,
    pub(super) ty: String,
    pub(super) view_ty: String,
    pub(super) get: String,
    pub(super) set: String,
    pub(super) view_get: String,
}

pub(super) struct TailModel {
    pub(super) name: String,
    pub(super) ty: String,
    pub(super) doc: String,
    pub(super) stride: u32,
    pub(super) counted: bool,
    pub(super) count_getter: String,
    pub(super) mask: u64,
    pub(super) shift: u32,
}

pub(super) struct ExtentModel {
    pub(super) path: String,
    pub(super) getter: String,
}

pub(super) struct InsertedModel {
    pub(super) name: String,
    pub(super) doc: String,
    pub(super) view: String,
    pub(super) owned: String,
    pub(super) field: String,
    pub(super) field_getter: String,
    pub(super) mask: u64,
    pub(super) shift: u32,
    pub(super) counted: bool,
    /// Something stands before its elements, so that it cannot be there without one: no count says that.
    pub(super) has_fixed: bool,
    /// The bits that say that something else is inserted.
    pub(super) other_bits: Vec<(String, u64)>,
    /// A statement that says that it is inserted.
    pub(super) set: String,
    pub(super) append: String,
    pub(super) announce: String,
}

impl RecordModel {
    /// A condition: nothing is inserted after the record that has this name.
    pub(super) fn inserts_nothing(&self, record: &str) -> Option<String> {
        inserted_bits(record, &self.inserted_bits, "== 0", " && ")
    }
}

impl InsertedModel {
    /// A condition: something else is inserted after the record that has this name.
    pub(super) fn inserts_other(&self, record: &str) -> Option<String> {
        inserted_bits(record, &self.other_bits, "!= 0", " || ")
    }
}

/// A condition on bits, which need not all be of one field.
fn inserted_bits(record: &str, bits: &[(String, u64)], is: &str, and: &str) -> Option<String> {
    let mut by_field: Vec<(&str, u64)> = Vec::new();
    for (getter, mask) in bits {
        match by_field.iter_mut().find(|(field, _)| field == getter) {
            Some((_, all)) => *all |= mask,
            None => by_field.push((getter, *mask)),
        }
    }
    let condition = |(getter, mask): &(&str, u64)| format!("u64::from({record}.{getter}) & {mask} {is}");
    (!by_field.is_empty()).then(|| by_field.iter().map(condition).collect::<Vec<_>>().join(and))
}

/// An integer that a path leads to.
pub(super) struct Number {
    /// A chain of getters that ends at the integer: `packet().size()`, `marker().0`.
    pub(super) getter: String,
    /// The type that wraps the integer, if it is an enumeration or flags.
    pub(super) wrapper: Option<String>,
    /// The integer's type.
    pub(super) int: &'static str,
}

impl Number {
    /// An expression of the type that the setter takes, from an integer.
    pub(super) fn wrap(&self, value: &str) -> String {
        match &self.wrapper {
            Some(wrapper) => format!("{wrapper}(({value}) as {})", self.int),
            None => format!("({value}) as {}", self.int),
        }
    }
}

/// The integer that a path from a form leads to.
pub(super) fn number(catalog: &Catalog, form: &Form, path: &str) -> Number {
    let chain = path.split('.').map(|name| format!("{}()", casing::snake(name))).collect::<Vec<_>>().join(".");
    match crate::catalog::find(catalog, &form.fields, path).and_then(|field| leaf::of(catalog, field)) {
        Some(Leaf::Value(wrapper, _, int)) => Number { getter: format!("{chain}.0"), wrapper: Some(wrapper), int },
        Some(Leaf::Int(int, _)) => Number { getter: chain, wrapper: None, int },
        _ => Number { getter: chain, wrapper: None, int: "u64" },
    }
}

/// A statement that sets the integer that a path leads to. What it is in is taken out, changed, and put back.
pub(super) fn set(record: &str, path: &str, value: &str) -> String {
    match path.split_once('.') {
        None => format!("{record}.set_{}({value});", casing::snake(path)),
        Some((outer, rest)) => {
            let outer = casing::snake(outer);
            let changed = format!("changed_{outer}");
            let set = set(&changed, rest, value);
            format!("let mut {changed} = {record}.{outer}(); {set} {record}.set_{outer}({changed});")
        }
    }
}

pub(super) fn slot(slot: &Slot) -> SlotModel {
    SlotModel {
        name: slot.name.clone(),
        ty: slot.leaf.ty(),
        doc: docs::sentence(&slot.doc),
        read: slot.leaf.read("bytes", slot.offset),
        write: slot.leaf.write("&mut bytes", slot.offset, &format!("self.{}", slot.name)),
    }
}

pub(super) fn member(member: &Member) -> MemberModel {
    let (get, set) = match &member.stored {
        Stored::Slot => (format!("self.{}", member.name), format!("self.{} = value;", member.name)),
        Stored::Union(slot, at) => (
            member.leaf.read(&format!("&self.{slot}.0"), *at),
            member.leaf.write(&format!("&mut self.{slot}.0"), *at, "value"),
        ),
        Stored::Bits { .. } => bits(member),
    };
    MemberModel {
        name: member.name.clone(),
        doc: docs::sentence(&member.doc),
        what: format!("`{}`", member.path),
        ty: member.leaf.ty(),
        view_ty: member.leaf.view_ty(),
        get,
        set,
        view_get: view_get(member),
    }
}

/// The getter and the setter of a field of bits. The setter cannot write outside its bits.
pub(super) fn bits(member: &Member) -> (String, String) {
    let Stored::Bits { unit, unit_size, start, width, word, slot } = &member.stored else { return Default::default() };
    let mask = mask(*width);
    let leaf = Leaf::Int(unit, *unit_size);
    let (read, write) = match &**word {
        Stored::Union(slot, at) => {
            (leaf.read(&format!("&self.{slot}.0"), *at), leaf.write(&format!("&mut self.{slot}.0"), *at, "word"))
        }
        _ => (format!("self.{slot}"), format!("self.{slot} = word;")),
    };
    let value = if matches!(member.leaf, Leaf::Value(..)) { format!("value.0 as {unit}") } else { "value".to_owned() };
    let get = from_bits(&member.leaf, unit, &read, *start, *width);
    let set = format!("let word = {read} & !({mask} << {start}) | ({value} & {mask}) << {start}; {write}");
    (get, set)
}

pub(super) fn from_bits(leaf: &Leaf, unit: &str, word: &str, start: u32, width: u32) -> String {
    let value = format!("({word} >> {start}) & {}", mask(width));
    match leaf {
        Leaf::Value(path, _, int) if *int == unit => format!("{path}({value})"),
        Leaf::Value(path, _, int) => format!("{path}(({value}) as {int})"),
        _ => value,
    }
}

pub(super) fn mask(width: u32) -> String {
    format!("{:#x}", 1u64.checked_shl(width).map_or(u64::MAX, |bit| bit - 1))
}

pub(super) fn view_get(member: &Member) -> String {
    match &member.stored {
        Stored::Bits { unit, unit_size, start, width, .. } => {
            let word = Leaf::Int(unit, *unit_size).read("self.fixed", member.offset);
            from_bits(&member.leaf, unit, &word, *start, *width)
        }
        _ => member.leaf.view("self.fixed", member.offset),
    }
}

/// A strategy of proptest: every stored part by itself, in tuples of tuples of at most eight, since tuples of more than
/// twelve are no strategies.
pub(super) fn strategy(slots: &[Slot], tail: &str, tail_name: &str) -> String {
    let any = |slot: &Slot| (slot.name.clone(), format!("proptest::arbitrary::any::<{}>()", slot.leaf.ty()));
    let mut parts: Vec<(String, String)> = slots.iter().map(any).collect();
    if !tail.is_empty() {
        parts.push((tail_name.to_owned(), tail.to_owned()));
    }
    let names = parts.iter().map(|(name, _)| format!("{name},")).collect::<String>();
    loop {
        let joined = |parts: &[(String, String)]| {
            let patterns = parts.iter().map(|(pattern, _)| format!("{pattern},")).collect::<String>();
            let values = parts.iter().map(|(_, value)| format!("{value},")).collect::<String>();
            (format!("({patterns})"), format!("({values})"))
        };
        parts = parts.chunks(8).map(joined).collect();
        if parts.len() <= 8 {
            break;
        }
    }
    let patterns = parts.iter().map(|(pattern, _)| format!("{pattern},")).collect::<String>();
    let values = parts.iter().map(|(_, value)| format!("{value},")).collect::<String>();
    format!("({values}).prop_map(|({patterns})| Self {{ {names} }})")
}
