//! Stated offsets against those that C gives, for all forms of a structure; the rules about offsets share it.

use std::collections::BTreeMap;

use super::forms::Forms;
use crate::span::{At, Place};
use crate::spec::FieldRow;
use etwspec_catalog::axis::Cells;

/// What is wrong with an offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// It lies within the field before.
    Overlap,
    /// The type of the field cannot begin there.
    Misaligned,
    /// There are bytes before it that no field describes.
    Gap,
}

/// A row with stated offsets, and how they fare.
#[derive(Debug)]
pub(super) struct Offsets<'s> {
    pub(super) row: &'s At<FieldRow>,
    /// Where the offset is stated.
    pub(super) place: Place,
    /// When it is what C gives.
    pub(super) right: Cells,
    /// The offset that is stated there.
    pub(super) right_at: Option<u32>,
    /// When none is stated, though it is for others.
    pub(super) missing: Cells,
    /// What is wrong, each with when.
    pub(super) wrong: Vec<Wrong<'s>>,
}

/// An offset that C would not give.
#[derive(Clone, Debug)]
pub(super) struct Wrong<'s> {
    pub(super) cells: Cells,
    pub(super) fault: Fault,
    pub(super) stated: u32,
    pub(super) natural: u32,
    pub(super) after: u32,
    pub(super) align: u32,
    pub(super) before: Option<&'s At<FieldRow>>,
}

/// The rows of a structure whose offset is stated and not right.
pub(super) fn all<'s>(forms: &[Forms<'s>]) -> Vec<Offsets<'s>> {
    let mut all = Vec::new();
    // The rows of a prefix are those of the whole, and are checked there.
    for forms in forms.iter().filter(|forms| forms.file.data.prefix_of.is_none()) {
        let mut rows: BTreeMap<usize, Offsets<'s>> = BTreeMap::new();
        // An unknown type is reported by its rule; the offsets after it are unknown.
        for form in forms.forms.iter().filter(|form| form.placed.complete) {
            for step in form.steps().into_iter().filter(|step| step.sure) {
                let field = step.field;
                let Some(at) = &field.row.at else { continue };
                let place = at.place(forms.file.file);
                let entry = rows.entry(place.range.start).or_insert_with(|| Offsets {
                    row: field.row,
                    place,
                    right: Cells::default(),
                    right_at: None,
                    missing: Cells::default(),
                    wrong: Vec::new(),
                });
                let (natural, after, align) = (field.natural, field.after, field.align);
                let Some(stated) = field.stated else {
                    entry.missing = entry.missing.or(form.cells);
                    continue;
                };
                let fault = match stated {
                    _ if stated == natural => {
                        entry.right = entry.right.or(form.cells);
                        entry.right_at = Some(stated);
                        continue;
                    }
                    _ if stated < after => Fault::Overlap,
                    _ if stated % align.max(1) != 0 => Fault::Misaligned,
                    _ => Fault::Gap,
                };
                let before = step.before.map(|before| before.row);
                entry.add(Wrong { cells: form.cells, fault, stated, natural, after, align, before });
            }
        }
        all.extend(rows.into_values().filter(|row| !row.wrong.is_empty() || !row.missing.is_empty()));
    }
    all
}

impl<'s> Offsets<'s> {
    /// Whether the offset is right at some time: then it is not the number that is wrong, but what it holds for.
    pub(super) fn is_right_somewhere(&self) -> bool {
        !self.right.is_empty()
    }

    /// What the field is called, for a message.
    pub(super) fn name(&self) -> String {
        name(self.row)
    }

    /// Adds what is wrong; the same numbers at another time are the same problem.
    fn add(&mut self, wrong: Wrong<'s>) {
        let key = |w: &Wrong<'_>| (w.stated, w.natural, w.after, w.align);
        match self.wrong.iter_mut().find(|known| key(known) == key(&wrong)) {
            Some(known) => known.cells = known.cells.or(wrong.cells),
            None => self.wrong.push(wrong),
        }
    }
}

/// What a field is called, for a message.
pub(super) fn name(row: &FieldRow) -> String {
    match &row.name {
        Some(name) => format!("`{}`", **name),
        None if row.union.is_some() => "the union".to_owned(),
        None if row.bits.is_some() => "the group of bits".to_owned(),
        None => "the structure".to_owned(),
    }
}

/// The place of the field's name, or of the row where it has none.
pub(super) fn name_place(row: &At<FieldRow>, file: crate::span::FileId) -> Place {
    row.name.as_ref().map_or_else(|| row.place(file), |name| name.place(file))
}
