//! Comparison of specified offsets with the offsets in C, for all forms of a structure. The rules about offsets share
//! it.

use std::collections::BTreeMap;

use super::forms::Forms;
use crate::span::{At, Place};
use crate::spec::FieldRow;
use etwspec_catalog::axis::Cells;

/// Kind of error of an offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The field overlaps the previous one.
    Overlap,
    /// The type of the field cannot begin there.
    Misaligned,
    /// No field describes the bytes before it.
    Gap,
}

/// A row with specified offsets, and the errors of the offsets.
#[derive(Debug)]
pub(super) struct Offsets<'s> {
    pub(super) row: &'s At<FieldRow>,
    /// Place of the offset.
    pub(super) place: Place,
    /// Cells in which it equals the offset in C.
    pub(super) right: Cells,
    /// Offset specified at the place.
    pub(super) right_at: Option<u32>,
    /// Cells without an offset, although other cells have one.
    pub(super) missing: Cells,
    /// Errors, each with its cells.
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

/// Returns the rows of a structure with wrong offsets.
pub(super) fn all<'s>(forms: &[Forms<'s>]) -> Vec<Offsets<'s>> {
    let mut all = Vec::new();
    // The rows of a prefix are rows of the whole structure, and are checked there.
    for forms in forms.iter().filter(|forms| forms.file.data.prefix_of.is_none()) {
        let mut rows: BTreeMap<usize, Offsets<'s>> = BTreeMap::new();
        // An unknown type is reported by its rule; the offsets after it are unknown.
        for form in forms.forms.iter().filter(|form| form.placed.complete) {
            // The error of the field before, and its distance in bytes from the offset in C.
            let mut last = (None, 0);
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
                let (natural, after, align) = (field.natural, field.after, field.align.max(1));
                let Some(stated) = field.stated else {
                    entry.missing = entry.missing.or(form.cells);
                    continue;
                };
                // A field behind one that is misplaced is right, if it is at the offset in C.
                let behind = after.saturating_add_signed(last.1).next_multiple_of(align);
                let (before, slip) = last;
                last = (None, 0);
                let fault = match stated {
                    _ if stated == natural => {
                        entry.right = entry.right.or(form.cells);
                        entry.right_at = Some(stated);
                        continue;
                    }
                    _ if slip != 0 && stated == behind => continue,
                    _ if stated < after && before == Some(Fault::Misaligned) => continue,
                    _ if stated < after => Fault::Overlap,
                    _ if stated % align != 0 => Fault::Misaligned,
                    _ => Fault::Gap,
                };
                last = (Some(fault), natural.wrapping_sub(stated).cast_signed());
                let before = step.before.map(|before| before.row);
                entry.add(Wrong { cells: form.cells, fault, stated, natural, after, align, before });
            }
        }
        all.extend(rows.into_values().filter(|row| !row.wrong.is_empty() || !row.missing.is_empty()));
    }
    all
}

impl<'s> Offsets<'s> {
    /// Returns whether the offset is right in some cells: then its cells are wrong, not the number.
    pub(super) fn is_right_somewhere(&self) -> bool {
        !self.right.is_empty()
    }

    /// Returns the name of the field, for a message.
    pub(super) fn name(&self) -> String {
        name(self.row)
    }

    /// Adds an error; the same numbers in other cells are the same problem.
    fn add(&mut self, wrong: Wrong<'s>) {
        let key = |w: &Wrong<'_>| (w.stated, w.natural, w.after, w.align);
        match self.wrong.first_mut() {
            Some(known) if key(known) == key(&wrong) => known.cells = known.cells.or(wrong.cells),
            // One offset is one mistake.
            Some(_) => {}
            None => self.wrong.push(wrong),
        }
    }
}

/// Returns the name of a field, for a message.
pub(super) fn name(row: &FieldRow) -> String {
    match &*row.name {
        Some(name) => format!("`{}`", **name),
        None if row.union.is_some() => "the union".to_owned(),
        None if row.bits.is_some() => "the group of bits".to_owned(),
        None => "the structure".to_owned(),
    }
}

/// Returns the place of the field's name, or of the row where it has none.
pub(super) fn name_place(row: &At<FieldRow>, file: crate::span::FileId) -> Place {
    row.name.as_ref().map_or_else(|| row.place(file), |name| name.place(file))
}
