//! Fields from lists of properties. In TRACE_EVENT_INFO and in binary manifests, the members of structures follow all
//! other properties.

use std::ops::Range;

use crate::model::{Content, Count, Field, FieldIndex, Length};

/// Maximum depth of structures.
const DEPTH: usize = 16;

/// Property of a list: a field, whose references to other fields are indices in the list.
pub(crate) struct Property {
    pub(crate) field: Field,
    /// Indices of the members of a structure.
    pub(crate) members: Option<Range<usize>>,
}

impl Property {
    /// Creates a structure with a number of members, from the index of the first.
    pub(crate) fn structure(field: Field, start: u16, count: u16) -> Property {
        let start = usize::from(start);
        Property { field, members: Some(start..start + usize::from(count)) }
    }
}

/// Returns the fields of a list, of which the first `top` are not in a structure.
pub(crate) fn nest(all: &[Property], top: usize) -> Vec<Field> {
    let mut nesting = Nesting { all, places: vec![None; all.len()], placed: 0, left: all.len() };
    nesting.number(0..top.min(all.len()), 0);
    nesting.left = all.len();
    nesting.fields(0..top.min(all.len()), 0)
}

struct Nesting<'p> {
    all: &'p [Property],
    /// Index of each property in the order of [`FieldIndex`].
    places: Vec<Option<u16>>,
    /// Number of properties with a place.
    placed: u16,
    /// Fields that may still be read. Structures that share members would otherwise multiply them.
    left: usize,
}

impl<'p> Nesting<'p> {
    /// Returns the next property, unless there is none or no more may be read.
    fn take(&mut self, index: usize) -> Option<&'p Property> {
        let property = self.all.get(index)?;
        self.left = self.left.checked_sub(1)?;
        Some(property)
    }

    /// Finds the order of fields: each structure before its members, and those before the next field.
    fn number(&mut self, range: Range<usize>, depth: usize) {
        for index in range {
            let Some(property) = self.take(index) else { return };
            if let Some(place) = self.places.get_mut(index) {
                place.get_or_insert(self.placed);
            }
            self.placed = self.placed.saturating_add(1);
            if let Some(members) = property.members.clone().filter(|_| depth < DEPTH) {
                self.number(members, depth + 1);
            }
        }
    }

    fn fields(&mut self, range: Range<usize>, depth: usize) -> Vec<Field> {
        let mut fields = Vec::new();
        for index in range {
            let Some(property) = self.take(index) else { break };
            let mut field = property.field.clone();
            if let Count::Field(of) = &mut field.count {
                *of = self.place(*of);
            }
            if let Content::Value { length: Length::Field(of), .. } = &mut field.content {
                *of = self.place(*of);
            }
            if let Some(members) = property.members.clone() {
                let members = if depth < DEPTH { self.fields(members, depth + 1) } else { Vec::new() };
                field.content = Content::Struct(members);
            }
            fields.push(field);
        }
        fields.shrink_to_fit();
        fields
    }

    /// Returns the index of a property in the order of fields. An index beyond all fields if there is none.
    fn place(&self, FieldIndex(index): FieldIndex) -> FieldIndex {
        FieldIndex(self.places.get(usize::from(index)).copied().flatten().unwrap_or(u16::MAX))
    }
}
