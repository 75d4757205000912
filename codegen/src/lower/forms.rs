//! Forms of a structure: sets of releases in which its bytes have the same meaning.
//!
//! # Design
//!
//! Tables specify the releases of rows, and forms are derived. `layout::atoms` divides the releases wherever a row
//! begins or ends. Each run is laid out once, and runs with equal keys become one form.

use std::cell::RefCell;
use std::collections::HashMap;

use super::form_key::FormKey;
use super::keys::{disputes, ids, text, texts, units};
use super::tail::{self, Layouts};
use super::{form_names, rows};
use crate::layout::{Context, Placed, PlacedField, PlacedShape, atoms, domain, is_open, own_cuts, place};
use crate::load::Loaded;
use crate::meaning::Stated;
use crate::resolve::Names;
use crate::span::{At, FileId};
use crate::spec::{BitRow, MaskOf, Scalar, StructFile};
use etwspec_catalog::axis::{Cells, Pointer};
use etwspec_catalog::{Bit, Field, Form, Mask, Meaning, Shape, When, casing};

/// Forms of all structures, each computed once.
pub(super) struct Forms<'c, 's> {
    pub(super) ctx: &'c Context<'s>,
    made: RefCell<HashMap<FileId, Vec<(Cells, Form)>>>,
}

impl<'c, 's> Forms<'c, 's> {
    pub(super) fn new(ctx: &'c Context<'s>) -> Self {
        Forms { ctx, made: RefCell::default() }
    }

    /// Returns the forms of a structure, oldest first, each with its cells.
    pub(super) fn of(&self, file: &'s Loaded<StructFile>) -> Vec<(Cells, Form)> {
        if let Some(made) = self.made.borrow().get(&file.file) {
            return made.clone();
        }
        let forms = self.make(file);
        self.made.borrow_mut().insert(file.file, forms.clone());
        forms
    }

    fn make(&self, file: &'s Loaded<StructFile>) -> Vec<(Cells, Form)> {
        if file.data.layout.is_some() {
            return Vec::new();
        }
        let mut forms: Vec<(Cells, FormKey, Form)> = Vec::new();
        for atom in atoms(self.ctx, file) {
            let Some((stop, pointer)) = atom.example() else { continue };
            let placed = place(self.ctx, file, stop, pointer);
            let fields = self.fields(&placed, stop, pointer);
            let tail = tail::parts(self, file, &placed, &fields, (stop, pointer));
            let key = FormKey::new(placed.size, placed.fixed, &fields, &tail);
            let form = Form {
                releases: self.ctx.axis.versions(atom),
                when: When::default(),
                pointer: None,
                rust: String::new(),
                release_name: None,
                current: false,
                hypothetical: false,
                size: placed.size,
                align: placed.align,
                fixed: placed.fixed,
                fields,
                tail,
            };
            match forms.iter_mut().find(|(_, same, _)| *same == key) {
                Some((cells, _, newest)) => {
                    // The documentation of the newest release applies to all.
                    if atom.example() > cells.example() {
                        *newest = form;
                    }
                    *cells = cells.or(atom);
                }
                None => forms.push((atom, key, form)),
            }
        }
        self.name(file, forms.into_iter().map(|(cells, _, form)| (cells, form)).collect())
    }

    fn name(&self, file: &Loaded<StructFile>, mut forms: Vec<(Cells, Form)>) -> Vec<(Cells, Form)> {
        let axis = &self.ctx.axis;
        let whole = domain(self.ctx, &file.data);
        let first = |cells: Cells| Pointer::ALL.into_iter().filter_map(|p| cells.of(p).first().map(|s| (s, p))).min();
        forms.sort_by_key(|(cells, _)| first(*cells));
        for (cells, form) in &mut forms {
            let single = Pointer::ALL.into_iter().find(|&pointer| cells.with(pointer, Default::default()).is_empty());
            form.pointer = single.filter(|&pointer| !whole.with(pointer, Default::default()).is_empty());
            form.releases = axis.versions(*cells);
            form.hypothetical = cells.and(axis.known()).is_empty();
            form.current =
                Pointer::ALL.into_iter().any(|p| whole.of(p).last().is_some_and(|newest| cells.of(p).contains(newest)));
        }
        let mut cuts = own_cuts(self.ctx, file);
        cuts.extend(file.data.versions.is_some().then_some(whole));
        form_names::assign(axis, &casing::pascal(&file.data.name), &cuts, file.data.versions.is_some(), &mut forms);
        forms
    }

    fn fields(&self, placed: &Placed<'s>, stop: usize, pointer: Pointer) -> Vec<Field> {
        let mut fields = Vec::new();
        let mut end = 0;
        for field in &placed.fields {
            pad(&mut fields, end, field.offset);
            end = field.offset + field.size;
            fields.push(self.field(field, stop, pointer));
        }
        if !placed.fields.last().is_some_and(|last| is_open(last) || matches!(last.shape, PlacedShape::Counted(..))) {
            pad(&mut fields, end, placed.fixed);
        }
        fields
    }

    fn field(&self, placed: &PlacedField<'s>, stop: usize, pointer: Pointer) -> Field {
        let row = placed.row;
        let of = |row: &At<MaskOf>| Mask { field: row.field.to_string(), mask: row.mask, equals: row.equals };
        let meaning = self.meaning(placed);
        let mut shape = self.shape_of(&placed.shape, stop, pointer);
        if let Shape::Group(members) = &mut shape {
            let end = members.iter().map(|member| member.offset + member.size).max().unwrap_or(placed.offset);
            pad(members, end, placed.offset + placed.size);
        }
        Field {
            name: text(row.name.as_ref()),
            renamed_from: texts(&row.renamed_from),
            deprecated: row.deprecated.clone(),
            same_as: text(row.same_as.as_ref()),
            offset: placed.offset,
            size: placed.size,
            ty: type_text(placed),
            shape,
            values: text(row.values.as_ref()).or_else(|| rows::enumeration(self.ctx, row.ty.as_ref())),
            when: row.when.as_ref().map(of),
            role: row.role.as_ref().map(|role| **role),
            meaning,
            meaning_sources: ids(row.meaning_sources.as_ref()),
            accessor: row.accessor.as_ref().map(|accessor| **accessor),
            doc: row.doc.clone(),
            units: units(row.units.as_ref(), meaning),
            unknown: row.unknown,
            sources: ids(row.sources.as_ref()),
            disputed: disputes(&row.disputed),
        }
    }

    /// Returns the meaning of a field. Unions and structures without a name have members that have one.
    fn meaning(&self, placed: &PlacedField<'s>) -> Option<Meaning> {
        if matches!(placed.shape, PlacedShape::Union(_) | PlacedShape::Group(_)) {
            return None;
        }
        Stated::field(placed.row).resolve(&self.ctx.names)
    }

    fn shape_of(&self, shape: &PlacedShape<'s>, stop: usize, pointer: Pointer) -> Shape {
        let inner = |shape: &PlacedShape<'s>| Box::new(self.shape_of(shape, stop, pointer));
        match shape {
            PlacedShape::Scalar(scalar) => Shape::Scalar(resolved(*scalar, pointer)),
            PlacedShape::Struct(file) => {
                let forms = self.of(file);
                let form = forms.iter().position(|(cells, _)| cells.contains(stop, pointer)).unwrap_or(0);
                Shape::Struct { name: file.data.name.to_string(), form }
            }
            PlacedShape::Union(members) => {
                Shape::Union(members.iter().map(|member| self.field(member, stop, pointer)).collect())
            }
            PlacedShape::Group(members) => {
                let mut fields = Vec::new();
                let mut end = members.first().map_or(0, |first| first.offset);
                for member in members {
                    pad(&mut fields, end, member.offset);
                    end = member.offset + member.size;
                    fields.push(self.field(member, stop, pointer));
                }
                Shape::Group(fields)
            }
            PlacedShape::Bits(unit, rows) => {
                Shape::Bits { unit: resolved(*unit, pointer), bits: bits(&self.ctx.names, rows) }
            }
            PlacedShape::Array(element, count, stride) => {
                Shape::Array { element: inner(element), count: *count, stride: *stride }
            }
            PlacedShape::Open(element, stride) => Shape::Open { element: inner(element), stride: *stride },
            PlacedShape::Counted(element, stride, count) => {
                Shape::Counted { element: inner(element), stride: *stride, count: rows::count_from(count) }
            }
            PlacedShape::Unknown => Shape::Padding,
        }
    }
}

impl<'s> Layouts<'s> for Forms<'_, 's> {
    fn context(&self) -> &Context<'s> {
        self.ctx
    }

    fn forms(&self, file: &'s Loaded<StructFile>) -> Vec<(Cells, Form)> {
        self.of(file)
    }

    fn shape(&self, placed: &PlacedShape<'s>, stop: usize, pointer: Pointer) -> Shape {
        self.shape_of(placed, stop, pointer)
    }
}

fn resolved(scalar: Scalar, pointer: Pointer) -> Scalar {
    match (scalar, pointer) {
        (Scalar::Pointer, Pointer::Bits32) => Scalar::U32,
        (Scalar::Pointer, Pointer::Bits64) => Scalar::U64,
        (other, _) => other,
    }
}

fn bits(names: &Names<'_>, rows: &[At<BitRow>]) -> Vec<Bit> {
    let mut start = 0u32;
    rows.iter()
        .map(|row| {
            let bit = Bit {
                name: text(row.name.as_ref()),
                renamed_from: texts(&row.renamed_from),
                deprecated: row.deprecated.clone(),
                start,
                width: *row.width,
                values: text(row.values.as_ref()),
                meaning: Stated::bits(row).resolve(names),
                meaning_sources: ids(row.meaning_sources.as_ref()),
                accessor: row.accessor.as_ref().map(|accessor| **accessor),
                doc: row.doc.clone(),
                unknown: row.unknown,
            };
            start = start.saturating_add(*row.width);
            bit
        })
        .collect()
}

fn pad(fields: &mut Vec<Field>, from: u32, to: u32) {
    if from < to {
        let shape = Shape::Padding;
        fields.push(Field { offset: from, size: to - from, ty: "padding".to_owned(), shape, ..Field::default() });
    }
}

fn type_text(placed: &PlacedField<'_>) -> String {
    let row = placed.row;
    match (&*row.ty, &*row.unit) {
        (Some(ty), _) => ty.to_string(),
        (None, Some(unit)) => unit.to_string(),
        _ if row.union.is_some() => "union".to_owned(),
        _ => "struct".to_owned(),
    }
}
