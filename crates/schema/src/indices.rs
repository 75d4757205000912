//! Indices of values that are shared.

use std::hash::Hash;

use hashbrown::HashMap;

/// Indices of values by their content. A value is hashed and compared once, however often it is shared.
#[derive(Debug)]
pub(crate) struct Indices<'v, T: ?Sized> {
    by_address: HashMap<usize, usize>,
    by_value: HashMap<&'v T, usize>,
}

impl<T: ?Sized> Default for Indices<'_, T> {
    fn default() -> Self {
        Indices { by_address: HashMap::new(), by_value: HashMap::new() }
    }
}

impl<'v, T: ?Sized + Eq + Hash> Indices<'v, T> {
    /// Returns the index of a value that is equal.
    pub(crate) fn find(&mut self, value: &'v T) -> Option<usize> {
        let index = self.get(value)?;
        self.by_address.insert(address(value), index);
        Some(index)
    }

    /// Returns the same, without remembering the address.
    pub(crate) fn get(&self, value: &T) -> Option<usize> {
        self.by_address.get(&address(value)).or_else(|| self.by_value.get(value)).copied()
    }

    /// Adds a value that has no index.
    pub(crate) fn insert(&mut self, value: &'v T, index: usize) {
        self.by_value.insert(value, index);
        self.by_address.insert(address(value), index);
    }
}

fn address<T: ?Sized>(value: &T) -> usize {
    std::ptr::from_ref(value).cast::<()>() as usize
}
