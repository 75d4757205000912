//! Structures: what is said of each, its forms, and what is asserted about them.

use std::collections::HashSet;

use super::declare::{self, Declared, Index};
use super::names::{self, Types};
use super::{tail, text};
use etwspec_catalog::claims;
use etwspec_catalog::{Catalog, Form, Inserted, Shape, Struct};

/// The structures that are declared so far.
pub(super) struct Structs<'c> {
    catalog: &'c Catalog,
    index: Index<'c>,
    done: HashSet<&'c str>,
    types: Types,
    text: String,
    /// The assertions.
    pub(super) proof: String,
    /// Every form's name, with its fields of bits.
    pub(super) bits: Vec<(String, Vec<declare::PlacedBit>)>,
}

impl<'c> Structs<'c> {
    pub(super) fn new(catalog: &'c Catalog) -> Self {
        let mut types = Types::default();
        for structure in &catalog.structs {
            types.reserve(names::set(&structure.name));
            structure.forms.iter().for_each(|form| types.reserve(names::form(structure, form)));
        }
        super::types::sets(catalog).for_each(|set| types.reserve(names::set(&set.name)));
        Structs {
            catalog,
            index: Index::new(catalog),
            done: HashSet::new(),
            types,
            text: String::new(),
            proof: String::new(),
            bits: Vec::new(),
        }
    }

    /// The declarations since this was last asked.
    pub(super) fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// Declares a structure after those that it holds.
    pub(super) fn add(&mut self, structure: &'c Struct) {
        if !self.done.insert(&structure.name) {
            return;
        }
        let mut held = Vec::new();
        structure.forms.iter().flat_map(|form| &form.fields).for_each(|field| holds(&field.shape, &mut held));
        for name in held {
            if let Some(inner) = self.index.structure(name) {
                self.add(inner);
            }
        }
        self.text.push('\n');
        text::paragraphs(&mut self.text, &about(self.catalog, structure));
        for (number, form) in structure.forms.iter().enumerate() {
            if number > 0 {
                self.text.push('\n');
            }
            self.form(structure, form);
        }
    }

    fn form(&mut self, structure: &Struct, form: &Form) {
        let name = names::form(structure, form);
        let declared = declare::form(&self.index, form);
        text::comment(&mut self.text, 0, &about_form(self.catalog, structure, form, &declared));
        if declared.text.is_empty() {
            return tail::describe(&mut self.text, form);
        }
        if let Some(pack) = structure.pack {
            self.text += &format!("#pragma pack(push, {pack})\n");
        }
        let align = structure.align.map_or(String::new(), |align| format!("ETWSPEC_ALIGN({align}) "));
        self.text += &format!("typedef struct {align}{name} {{\n{}}} {name};\n", declared.text);
        if structure.pack.is_some() {
            self.text += "#pragma pack(pop)\n";
        }
        for alias in names::form_aliases(structure, form) {
            if self.types.take(&alias) {
                self.text += &format!("typedef {name} {alias};\n");
            }
        }
        tail::describe(&mut self.text, form);
        self.proof += &format!("ETWSPEC_IS({name}, 0x{:02X}, {});\n", form.size, form.align);
        for (path, offset, size) in &declared.places {
            self.proof += &format!("ETWSPEC_AT({name}, {path}, 0x{offset:02X}, {size});\n");
        }
        if !declared.bits.is_empty() {
            self.bits.push((name, declared.bits));
        }
    }

    /// The names of which no layout is known.
    pub(super) fn without_layout(&self) -> String {
        let names: Vec<&str> = self
            .catalog
            .structs
            .iter()
            .filter(|structure| !structure.layout_known)
            .map(|structure| structure.name.as_str())
            .collect();
        names.join(", ")
    }
}

/// The structures that a shape holds.
fn holds<'c>(shape: &'c Shape, out: &mut Vec<&'c str>) {
    match shape {
        Shape::Struct { name, .. } => out.push(name),
        Shape::Union(fields) | Shape::Group(fields) => fields.iter().for_each(|field| holds(&field.shape, out)),
        Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
            holds(element, out);
        }
        Shape::Scalar(_) | Shape::Bits { .. } | Shape::Padding => {}
    }
}

/// What is said of a structure, a paragraph each.
fn about(catalog: &Catalog, structure: &Struct) -> Vec<String> {
    let own = if structure.own_name { " (the project's name)" } else { "" };
    let mut out = vec![format!("{}{own}: {}", structure.name, structure.summary)];
    out.extend(structure.doc.clone());
    for alias in &structure.aliases {
        out.push(format!("Also {}. {}", alias.name, alias.doc.as_deref().unwrap_or("")));
    }
    if let Some(prefix) = &structure.prefix_of {
        out.push(format!("It is the beginning of {}, through {}.", prefix.structure, prefix.through));
    }
    out.extend(structure.offsets_note().map(str::to_owned));
    if let Some(pack) = structure.pack {
        out.push(format!("Packed to {pack}."));
    }
    if let Some(at) = structure.data_at {
        out.push(format!("The event's data begin at 0x{at:02X}, or after what is inserted there."));
    }
    if let Some(total) = &structure.total {
        let unit = if structure.total_unit == 1 {
            String::new()
        } else {
            format!(" in units of {} bytes", structure.total_unit)
        };
        out.push(format!("{total} is the size of the whole{unit}."));
    }
    out.extend(structure.inserted.iter().map(inserted));
    out.push(claims::item(catalog, &structure.when, &structure.sources).sentence());
    out.extend(structure.unknown.iter().map(|text| format!("Not known: {text}")));
    for dispute in &structure.disputed {
        out.push(format!("{} says: {}", dispute.source, dispute.says));
    }
    out.push(format!("Sources: {}.", structure.sources.join(", ")));
    out
}

fn inserted(item: &Inserted) -> String {
    let equals = item.when.equals.map_or(String::new(), |equals| format!(" is 0x{equals:X}"));
    let doc = item.doc.as_deref().unwrap_or("");
    format!("{} is inserted if {} & 0x{:X}{equals}. {doc}", item.structure, item.when.field, item.when.mask)
}

fn about_form(catalog: &Catalog, structure: &Struct, form: &Form, declared: &Declared) -> String {
    let claim = claims::form_sentence(catalog, structure, form);
    if declared.text.is_empty() {
        return format!("{claim} No fixed part that C could declare.");
    }
    let mut out = format!("{claim} 0x{:02X} bytes.", form.size);
    if form.fixed != form.size {
        out += &format!(" That is with one element of what has no fixed size, 0x{:02X} without.", form.fixed);
    }
    if form.hypothetical {
        out += " No source knows a Windows that has it: it is what the definition gives at this pointer size.";
    }
    out
}
