//! Storage of tables until the process ends.

use std::any::{Any, TypeId};
use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::{LazyLock, Mutex, PoisonError};

/// Sets of stored values, one for each type.
static KEPT: LazyLock<Mutex<HashMap<TypeId, Box<dyn Any + Send>>>> = LazyLock::new(Mutex::default);

/// Stores a value until the process ends. An equal value is stored once.
pub(crate) fn keep<T: ?Sized + Eq + Hash + Sync + 'static>(value: Box<T>) -> &'static T {
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let set = kept.entry(TypeId::of::<T>()).or_insert_with(|| Box::new(HashSet::<&'static T>::new()));
    let Some(set) = set.downcast_mut::<HashSet<&'static T>>() else { return Box::leak(value) };
    if let Some(known) = set.get(&*value) {
        return known;
    }
    let value: &'static T = Box::leak(value);
    set.insert(value);
    value
}

/// Stores a list until the process ends.
pub(crate) fn list<T: Eq + Hash + Sync + 'static>(values: Vec<T>) -> &'static [T] {
    if values.is_empty() { &[] } else { keep(values.into_boxed_slice()) }
}

/// Stores a text until the process ends.
pub(crate) fn text(text: &str) -> &'static str {
    if text.is_empty() { "" } else { keep(Box::from(text)) }
}
