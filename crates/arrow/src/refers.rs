//! Columns of names of what values refer to.

use std::ops::RangeInclusive;

use arrow_array::ArrayRef;
use arrow_schema::ArrowError;
use etwspec::payloads::Reference;
use etwspec_etl::state::{Referred, Subject};

use crate::cells::{Cells, dictionary_type};

/// Column of names. Caches those of recent values until the generation of their kind changes.
#[derive(Debug)]
pub(crate) struct Names {
    pub(crate) cells: Cells,
    recent: Vec<Option<Recent>>,
    /// Generation of the dictionary that the keys are of.
    generation: u32,
}

/// The name of a recent value.
#[derive(Clone, Debug)]
struct Recent {
    reference: Reference,
    process: Option<u32>,
    /// Values with the same name.
    values: RangeInclusive<u64>,
    /// Generation of the names.
    generation: u64,
    /// Key of the name in the dictionary.
    key: Option<i32>,
}

/// Slots of recent values.
const SLOTS: usize = 64;

/// Returns the slot of a subject. Addresses within one image mostly have one slot.
fn slot(subject: &Subject) -> usize {
    let shift = if subject.reference.table().contains.is_some() { 18 } else { 0 };
    let mixed = (subject.key >> shift ^ u64::from(subject.process.unwrap_or(0))).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 58) as usize % SLOTS
}

impl Names {
    /// Creates a column without rows.
    pub(crate) fn new() -> Names {
        Names { cells: Cells::new(&dictionary_type()), recent: Vec::new(), generation: 0 }
    }

    /// Appends the name of what a value refers to, or null.
    pub(crate) fn append(&mut self, found: Option<(Subject, Referred<'_>)>) {
        let key = found.and_then(|(subject, names)| self.key(&subject, names));
        self.cells.key(key);
    }

    /// Returns the key of a name in the dictionary.
    fn key(&mut self, subject: &Subject, names: Referred<'_>) -> Option<i32> {
        let dictionary = self.cells.dictionary()?;
        if self.recent.is_empty() || self.generation != dictionary.generation() {
            self.generation = dictionary.generation();
            self.recent.clear();
            self.recent.resize(SLOTS, None);
        }
        let Subject { reference, key, process, .. } = *subject;
        let state = names.state();
        let generation = state.generation_of(reference);
        let slot = self.recent.get_mut(slot(subject))?;
        if let Some(recent) = slot
            && recent.generation == generation
            && recent.values.contains(&key)
            && recent.process == process
            && recent.reference == reference
        {
            return recent.key;
        }
        let own = state.name(reference, key, process).map(|name| dictionary.key(name));
        let values = state.alike(reference, key, process);
        *slot = Some(Recent { reference, process, values, generation, key: own });
        own
    }

    /// Appends rows without a name.
    pub(crate) fn null(&mut self) {
        self.cells.null();
    }

    /// Takes the rows as an array.
    pub(crate) fn take(&mut self) -> Result<ArrayRef, ArrowError> {
        self.cells.take()
    }
}
