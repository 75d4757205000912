//! What the template of a record shows: expressions that read and write, and words.

use askama::Template;

use super::docs;
use super::leaf::Leaf;
use super::record::{Member, Slot, Stored};

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
    /// What follows part by part.
    pub(super) sequence: Option<super::tail::Sequence>,
    pub(super) tail_name: String,
    pub(super) tail_ty: String,
    pub(super) tail_bytes: String,
    pub(super) count_field: String,
    pub(super) has_inserted: bool,
    pub(super) inserted: Vec<InsertedModel>,
    /// The bits that say that something is inserted.
    pub(super) inserted_bits: Vec<InsertedBits>,
    pub(super) inserted_len: String,
    pub(super) binrw_macro: &'static str,
    pub(super) strategy: String,
    pub(super) extent: Option<ExtentModel>,
    pub(super) layout: Option<String>,
}

pub(super) struct SlotModel {
    pub(super) name: String,
    pub(super) ty: String,
    /// serde knows arrays of up to 32 elements.
    pub(super) long_array: bool,
    pub(super) doc: String,
    pub(super) read: String,
    pub(super) write: String,
}

pub(super) struct MemberModel {
    pub(super) name: String,
    /// It is a field of the value, which needs no getter.
    pub(super) slot: bool,
    pub(super) doc: String,
    pub(super) what: String,
    pub(super) ty: String,
    pub(super) view_ty: String,
    pub(super) get: String,
    pub(super) set: String,
    pub(super) view_get: String,
    /// What the view says: the definition. What it means stands at the value.
    pub(super) view_doc: String,
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
    /// How many bytes one of the field's units is.
    pub(super) unit: u32,
    pub(super) view: String,
    pub(super) owned: String,
}

/// Bits that say that something is inserted: how their field is reached, and the mask.
pub(super) struct InsertedBits {
    pub(super) view: String,
    pub(super) owned: String,
    pub(super) mask: u64,
}

pub(super) struct InsertedModel {
    pub(super) name: String,
    pub(super) doc: String,
    pub(super) view: String,
    pub(super) owned: String,
    pub(super) field: String,
    pub(super) field_view: String,
    pub(super) field_owned: String,
    pub(super) mask: u64,
    pub(super) shift: u32,
    pub(super) counted: bool,
    /// Something stands before its elements, so that it cannot be there without one: no count says that.
    pub(super) has_fixed: bool,
    /// The bits that say that something else is inserted.
    pub(super) other_bits: Vec<InsertedBits>,
    /// A statement that says that it is inserted.
    pub(super) set: String,
    pub(super) append: String,
    pub(super) announce: String,
}

impl RecordModel {
    /// Nothing follows its bytes: the macro for such records serves.
    pub(super) fn lean(&self) -> bool {
        !self.owned_tail && !self.has_rest
    }

    /// An expression for how many bytes of a view belong to it; nothing if all do.
    pub(super) fn split_at(&self) -> Option<String> {
        let size = self.size;
        if let Some(sequence) = &self.sequence {
            return Some(match sequence.total {
                Some(_) => format!("{size} + view.rest.len()"),
                None => "bytes.len() - view.tail()?.rest.len()".to_owned(),
            });
        }
        if self.extent.is_some() {
            return Some(format!("view.total_size().max({size})"));
        }
        match &self.tail {
            Some(tail) if tail.counted => Some(format!("{size} + view.rest.len()")),
            Some(_) => None,
            None if self.has_inserted => Some(format!("{size} + view.inserted().len()")),
            None => Some(format!("{size}")),
        }
    }

    /// A condition: nothing is inserted after the view that has this name.
    pub(super) fn inserts_nothing(&self, view: &str) -> Option<String> {
        inserted_bits(view, self.inserted_bits.iter().map(|bits| (bits.view.as_str(), bits.mask)), "== 0", " && ")
    }
}

impl InsertedModel {
    /// A condition: something else is inserted after the view that has this name.
    pub(super) fn view_inserts_other(&self, view: &str) -> Option<String> {
        inserted_bits(view, self.other_bits.iter().map(|bits| (bits.view.as_str(), bits.mask)), "!= 0", " || ")
    }

    /// A condition: something else is inserted after the value that has this name.
    pub(super) fn owned_inserts_other(&self, value: &str) -> Option<String> {
        inserted_bits(value, self.other_bits.iter().map(|bits| (bits.owned.as_str(), bits.mask)), "!= 0", " || ")
    }
}

/// A condition on bits, which need not all be of one field.
fn inserted_bits<'b>(record: &str, bits: impl Iterator<Item = (&'b str, u64)>, is: &str, and: &str) -> Option<String> {
    let mut by_field: Vec<(&str, u64)> = Vec::new();
    for (field, mask) in bits {
        match by_field.iter_mut().find(|(other, _)| *other == field) {
            Some((_, all)) => *all |= mask,
            None => by_field.push((field, mask)),
        }
    }
    let condition = |(field, mask): &(&str, u64)| format!("u64::from({record}.{field}) & {mask} {is}");
    (!by_field.is_empty()).then(|| by_field.iter().map(condition).collect::<Vec<_>>().join(and))
}

pub(super) fn slot(slot: &Slot) -> SlotModel {
    SlotModel {
        name: slot.name.clone(),
        ty: slot.leaf.ty(),
        long_array: matches!(slot.leaf, Leaf::Array(_, count) if count > 32),
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
        slot: matches!(member.stored, Stored::Slot),
        doc: docs::sentence(&member.doc),
        what: format!("`{}`", member.path),
        ty: member.leaf.ty(),
        view_ty: member.leaf.view_ty(),
        get,
        set,
        view_get: view_get(member),
        view_doc: docs::sentence(&member.place),
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

/// A strategy of proptest: any bytes for the fixed part, and something for what follows it.
pub(super) fn strategy(size: u32, tail: &str) -> String {
    format!(
        "(proptest::arbitrary::any::<[u8; {size}]>(), {tail}).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail))"
    )
}
