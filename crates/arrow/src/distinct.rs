//! Columns whose values come from a lookup by number, cached per batch.

use std::cell::RefCell;
use std::sync::Arc;

use arrow_array::types::ArrowPrimitiveType;
use arrow_array::{ArrayRef, PrimitiveArray, new_null_array};
use arrow_buffer::{BooleanBuffer, NullBuffer};
use arrow_schema::ArrowError;
use hashbrown::HashMap;

use crate::cells::Dictionary;

/// Distinct numbers of a batch, and the index of each row's number.
#[derive(Debug)]
pub(crate) struct Distinct {
    /// The numbers, each once.
    numbers: Vec<u32>,
    /// The position of the number of each row.
    rows: Vec<u32>,
    /// Null buffers of the rows, by whether each number has a value. Many columns share one.
    nulls: RefCell<HashMap<Vec<bool>, NullBuffer>>,
}

/// Slots of recent numbers.
const RECENT: usize = 64;

impl Distinct {
    /// Returns the numbers of rows.
    pub(crate) fn of(all: impl Iterator<Item = u32>) -> Distinct {
        let mut numbers = Vec::new();
        let mut known: HashMap<u32, u32> = HashMap::new();
        let mut recent: [Option<(u32, u32)>; RECENT] = [None; RECENT];
        let rows = all.map(|number| {
            let slot = recent.get_mut(number as usize % RECENT);
            if let Some(Some((own, at))) = slot
                && *own == number
            {
                return *at;
            }
            let at = *known.entry(number).or_insert_with(|| {
                numbers.push(number);
                numbers.len() as u32 - 1
            });
            if let Some(slot) = slot {
                *slot = Some((number, at));
            }
            at
        });
        let rows = rows.collect();
        Distinct { numbers, rows, nulls: RefCell::default() }
    }

    /// Returns the number 0 for all rows.
    fn zeros(rows: usize) -> Distinct {
        Distinct { numbers: vec![0], rows: vec![0; rows], nulls: RefCell::default() }
    }

    /// Returns a column of numbers.
    pub(crate) fn column<T: ArrowPrimitiveType>(&self, get: impl Fn(u32) -> Option<T::Native>) -> ArrayRef {
        let of: Vec<Option<T::Native>> = self.numbers.iter().map(|number| get(*number)).collect();
        if of.iter().all(Option::is_none) {
            return new_null_array(&T::DATA_TYPE, self.rows.len());
        }
        let values = self.gather(&of.iter().map(|value| value.unwrap_or_default()).collect::<Vec<_>>());
        Arc::new(PrimitiveArray::<T>::new(values.into(), self.nulls(&of)))
    }

    /// Returns the values of the rows from those of the numbers.
    fn gather<V: Copy + Default>(&self, of: &[V]) -> Vec<V> {
        if let [one] = of {
            return vec![*one; self.rows.len()];
        }
        self.rows.iter().map(|at| of.get(*at as usize).copied().unwrap_or_default()).collect()
    }

    /// Returns which rows have a value. `None` if all have one.
    fn nulls<V>(&self, of: &[Option<V>]) -> Option<NullBuffer> {
        if of.iter().all(Option::is_some) {
            return None;
        }
        let has: Vec<bool> = of.iter().map(Option::is_some).collect();
        let mut known = self.nulls.borrow_mut();
        let nulls = known.entry(has).or_insert_with_key(|has| {
            let at = |row: usize| self.rows.get(row).is_some_and(|at| has.get(*at as usize).is_some_and(|has| *has));
            NullBuffer::new(BooleanBuffer::collect_bool(self.rows.len(), at))
        });
        Some(nulls.clone())
    }
}

/// A column of texts that numbers stand for. The batches of a table have one dictionary.
#[derive(Debug)]
pub(crate) struct Words {
    dictionary: Dictionary,
    /// Keys of the texts in the dictionary, by number.
    keys: HashMap<u32, Option<i32>>,
    generation: u32,
}

impl Words {
    /// Creates a column without rows.
    pub(crate) fn new() -> Words {
        Words { dictionary: Dictionary::new(), keys: HashMap::new(), generation: 0 }
    }

    /// Forgets what numbers mean.
    pub(crate) fn forget(&mut self) {
        self.keys.clear();
    }

    /// Returns the column of the texts of rows.
    pub(crate) fn column<'n>(
        &mut self,
        distinct: &Distinct,
        text: impl Fn(u32) -> Option<&'n str>,
    ) -> Result<ArrayRef, ArrowError> {
        let Words { dictionary, keys, generation } = self;
        if dictionary.generation() != *generation {
            *generation = dictionary.generation();
            keys.clear();
        }
        let key_of = |number: &u32| *keys.entry(*number).or_insert_with(|| text(*number).map(|of| dictionary.key(of)));
        let of: Vec<Option<i32>> = distinct.numbers.iter().map(key_of).collect();
        let keys = distinct.gather(&of.iter().map(|key| key.unwrap_or(0)).collect::<Vec<_>>());
        dictionary.take(keys, distinct.nulls(&of))
    }

    /// Returns a column that contains a text in all rows.
    pub(crate) fn constant(&mut self, rows: usize, text: &str) -> Result<ArrayRef, ArrowError> {
        self.column(&Distinct::zeros(rows), |_| Some(text))
    }
}
