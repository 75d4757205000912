//! Structures: comments, declarations of forms, and assertions.

use std::collections::HashSet;

use super::declare::{self, Index};
use super::names::{self, Types};
use super::{tail, text};
use etwspec_catalog::claims;
use etwspec_catalog::{Catalog, Disclosure, Form, Inserted, Shape, Struct};

/// The structures declared so far.
pub(super) struct Structs<'c> {
    catalog: &'c Catalog,
    index: Index<'c>,
    done: HashSet<&'c str>,
    types: Types,
    text: String,
    /// The assertions.
    pub(super) proof: String,
    /// The bit-fields of each form, by the name of its type.
    pub(super) bits: Vec<(String, Vec<declare::PlacedBit>)>,
}

impl<'c> Structs<'c> {
    pub(super) fn new(catalog: &'c Catalog) -> Self {
        let mut types = Types::default();
        for structure in &catalog.structs {
            types.reserve(names::set(&structure.name));
            structure.forms.iter().for_each(|form| types.reserve(names::form(structure, form)));
        }
        for set in super::types::sets(catalog) {
            std::iter::once(&set.name).chain(&set.renamed_from).for_each(|name| types.reserve(names::set(name)));
        }
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

    /// Returns the declarations since the last call.
    pub(super) fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// Declares a structure, after the structures nested in it.
    pub(super) fn add(&mut self, structure: &'c Struct) {
        if !self.done.insert(&structure.name) {
            return;
        }
        let mut nested = Vec::new();
        structure
            .forms
            .iter()
            .flat_map(|form| &form.fields)
            .for_each(|field| nested_structs(&field.shape, &mut nested));
        for name in nested {
            if let Some(inner) = self.index.structure(name) {
                self.add(inner);
            }
        }
        self.text.push('\n');
        text::paragraphs(&mut self.text, &struct_comment(self.catalog, structure));
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
        text::comment(&mut self.text, 0, &form_comment(self.catalog, structure, form, declared.text.is_empty()));
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
        for former in names::form_former(structure, form) {
            if self.types.take(&former) {
                self.text += &former_type(&name, &former);
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

    /// Returns the names of structures of unknown layout.
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

/// Declares the former name of a type.
pub(super) fn former_type(name: &str, former: &str) -> String {
    format!("ETWSPEC_DEPRECATED(\"renamed to {name}\") typedef {name} {former};\n")
}

/// Collects the structures nested in a shape.
pub(in crate::emit) fn nested_structs<'c>(shape: &'c Shape, out: &mut Vec<&'c str>) {
    match shape {
        Shape::Struct { name, .. } => out.push(name),
        Shape::Union(fields) | Shape::Group(fields) => {
            fields.iter().for_each(|field| nested_structs(&field.shape, out))
        }
        Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
            nested_structs(element, out);
        }
        Shape::Scalar(_) | Shape::Bits { .. } | Shape::Padding => {}
    }
}

/// Returns the comment on a structure, by paragraph.
pub(in crate::emit) fn struct_comment(catalog: &Catalog, structure: &Struct) -> Vec<String> {
    let own = if structure.own_name { " (the project's name)" } else { "" };
    let mut out = vec![format!("{}{own}: {}", structure.name, structure.summary)];
    out.extend(text::deprecated(structure.deprecated.as_deref()));
    out.extend(structure.doc.clone());
    for alias in &structure.aliases {
        out.push(format!("Alias: {}. {}", alias.name, alias.doc.as_deref().unwrap_or("")));
    }
    if let Some(prefix) = &structure.prefix_of {
        out.push(format!("These are the first fields of {}, through {}.", prefix.structure, prefix.through));
    }
    out.extend(structure.offsets_note().map(str::to_owned));
    if let Some(pack) = structure.pack {
        out.push(format!("Packed to {pack} bytes."));
    }
    if let Some(at) = structure.data_at {
        out.push(format!("The payload begins at 0x{at:02X}, after any inserted items."));
    }
    if let Some(total) = &structure.total {
        let unit = if structure.total_unit == 1 {
            String::new()
        } else {
            format!(" in units of {} bytes", structure.total_unit)
        };
        out.push(format!("{total} is the total size{unit}, including the payload."));
    }
    out.extend(structure.inserted.iter().map(inserted));
    out.push(claims::item(catalog, &structure.when, &structure.sources).sentence());
    out.extend(structure.disclosure.as_ref().map(Disclosure::line));
    out.extend(structure.unknown.iter().map(|text| format!("Unknown: {text}")));
    for dispute in &structure.disputed {
        out.push(format!("Sources disagree. {}: {}", dispute.source, dispute.says));
    }
    out.push(format!("Sources: {}.", structure.sources.join(", ")));
    out
}

fn inserted(item: &Inserted) -> String {
    let equals = item.when.equals.map_or(String::new(), |equals| format!(" is 0x{equals:X}"));
    let doc = item.doc.as_deref().unwrap_or("");
    format!("{} is inserted if {} & 0x{:X}{equals}. {doc}", item.structure, item.when.field, item.when.mask)
}

/// Returns the comment on a form: releases and size. A form without fields is empty.
pub(in crate::emit) fn form_comment(catalog: &Catalog, structure: &Struct, form: &Form, is_empty: bool) -> String {
    let claim = claims::form_sentence(catalog, structure, form);
    if is_empty {
        return format!("{claim} No fixed part.");
    }
    let mut out = format!("{claim} 0x{:02X} bytes.", form.size);
    if form.fixed != form.size {
        out += &format!(" The fixed part has 0x{:02X} bytes.", form.fixed);
    }
    if form.hypothetical {
        out +=
            " Computed: the layout of the definition with this pointer size. No source states that a release has it.";
    }
    out
}
