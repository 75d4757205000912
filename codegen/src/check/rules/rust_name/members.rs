//! Members of a form of a structure, and the types within it.

use std::collections::HashMap;

use super::reserved::{OF_RUNTIME, OF_RUST};
use super::{Scope, TakenName, clash};
use crate::check::Context;
use crate::diagnostics::Diagnostic;
use crate::layout::{PlacedField, PlacedShape};
use crate::load::Loaded;
use crate::span::{At, FileId, Place};
use crate::spec::StructFile;
use etwspec_catalog::casing;

pub(super) fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for forms in &ctx.forms {
        let file = forms.file;
        for form in &forms.forms {
            let mut types = Scope::with(&OF_RUNTIME);
            types.own(OF_RUST);
            for end in ["", "View"] {
                let name = &file.data.name;
                types.add(&format!("{}{end}", casing::pascal(name)), name, name.place(file.file), out);
            }
            let mut walk = Walk { file: file.file, types, out: &mut *out };
            let mut members = Vec::new();
            walk.fields(&form.placed.fields, &mut members);
            inserted(file, &mut members);
            walk.record(members);
        }
    }
}

/// A name that a record has, and its name in Rust.
struct Member {
    rust: String,
    name: String,
    place: Place,
    /// True if it has a setter.
    set: bool,
}

/// Adds the getters of inserted items.
fn inserted(file: &Loaded<StructFile>, members: &mut Vec<Member>) {
    for row in &file.data.inserted {
        let (name, place) = (&row.structure, row.structure.place(file.file));
        for start in ["", "insert_", "inserted_"] {
            let rust = format!("{start}{}", casing::snake(name));
            members.push(Member { rust, name: name.to_string(), place: place.clone(), set: false });
        }
    }
}

struct Walk<'o> {
    file: FileId,
    types: Scope,
    out: &'o mut Vec<Diagnostic>,
}

impl Walk<'_> {
    fn member(&self, name: &At<String>) -> Member {
        Member { rust: casing::snake(name), name: name.to_string(), place: name.place(self.file), set: true }
    }

    fn fields(&mut self, fields: &[PlacedField<'_>], members: &mut Vec<Member>) {
        for field in fields {
            let Some(name) = &*field.row.name else {
                self.shape(field, members);
                continue;
            };
            members.push(self.member(name));
            if matches!(field.shape, PlacedShape::Union(_) | PlacedShape::Group(_) | PlacedShape::Bits(..)) {
                self.types.add(&casing::pascal(name), name, name.place(self.file), self.out);
                let mut within = Vec::new();
                self.shape(field, &mut within);
                self.record(within);
            }
        }
    }

    /// Adds the members of a union, a nested structure or bits to a list.
    fn shape(&mut self, field: &PlacedField<'_>, members: &mut Vec<Member>) {
        match &field.shape {
            PlacedShape::Union(fields) | PlacedShape::Group(fields) => self.fields(fields, members),
            PlacedShape::Bits(..) => {
                let bits = field.row.bits.iter().flat_map(|bits| bits.get());
                members.extend(bits.filter_map(|bit| bit.name.as_ref()).map(|name| self.member(name)));
            }
            _ => {}
        }
    }

    /// Reports getters with the name of a setter, or of an inserted item. Of two getters with one name, the generator
    /// renames the second.
    fn record(&mut self, members: Vec<Member>) {
        let mut setters: HashMap<String, TakenName> = HashMap::new();
        for member in &members {
            let rust = if member.set { format!("set_{}", member.rust) } else { member.rust.clone() };
            let taken = TakenName { rust: rust.clone(), name: member.name.clone(), place: Some(member.place.clone()) };
            setters.entry(rust).or_insert(taken);
        }
        for member in members.iter().filter(|member| member.set) {
            if let Some(first) = setters.get(&member.rust) {
                self.out.push(clash(first, &member.name, member.place.clone()));
            }
        }
    }
}
