//! Structures: comments, declarations of forms, and assertions.

use std::collections::HashSet;

use super::declare::{self, Index};
use super::names::{self, Types};
use super::{tail, text};
use crate::emit::shared::comments::{form_comment, struct_comment};
use crate::emit::shared::order::nested_structs;
use etwspec_catalog::{Catalog, Form, Struct};

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
        let bare = name.strip_prefix("etwspec_").unwrap_or(&name);
        self.proof += &format!("ETWSPEC_IS({bare}, 0x{:02X}, {});\n", form.size, form.align);
        for (path, offset, size) in &declared.places {
            self.proof += &format!("ETWSPEC_AT({bare}, {path}, 0x{offset:02X}, {size});\n");
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
