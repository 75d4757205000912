//! Laws of the payload types of events.

use std::collections::BTreeSet;

use etwspec::describe::{Field, Layout, Value};
use etwspec_runtime::payload::PayloadData;
use etwspec_runtime::tested::Getter;

use super::accessors::{integer, level};
use super::provided::same_name;

/// Returns bytes for a layout that differ between events.
pub(crate) fn bytes(layout: &Layout, event: usize) -> Vec<u8> {
    (0..layout.fixed + 96).map(|at| (at * 37 + event * 11 + 5) as u8).collect()
}

/// Payloads tested so far.
#[derive(Default)]
pub(crate) struct Compared {
    /// Bindings of events with their layouts.
    seen: BTreeSet<((usize, usize), *const Layout)>,
    compared: usize,
    layouts: BTreeSet<*const Layout>,
}

impl Compared {
    /// Compares getters of numbers with the tables, if the layout is new for the binding.
    pub(crate) fn payload(&mut self, binding: (usize, usize), data: &PayloadData<'_>, getters: &[Getter]) {
        let layout: *const Layout = data.layout();
        if self.seen.insert((binding, layout)) {
            self.compared += compare(data, getters);
            self.layouts.insert(layout);
        }
    }

    /// Checks that nearly all layouts were tested. A few are never selected, because another structure of the same event
    /// takes precedence.
    pub(crate) fn finish(self, layouts: usize) {
        let tested = self.layouts.len();
        assert!(tested * 10 >= layouts * 9, "{tested} of {layouts} layouts, {} fields", self.compared);
        assert!(self.compared > tested, "{} fields", self.compared);
    }
}

/// Compares the getters of numbers with the tables. Returns the number of getters.
fn compare(data: &PayloadData<'_>, getters: &[Getter]) -> usize {
    let layout = data.layout();
    let mut fields = Vec::new();
    for field in layout.fields {
        level(std::slice::from_ref(field), &mut fields);
    }
    let numbers = getters.iter().filter(|getter| matches!(getter.read, "number" | "find_number"));
    for getter in numbers.clone() {
        let own = |name: &str, same_as: &str| same_name(getter.name, if same_as.is_empty() { name } else { same_as });
        let named = fields.iter().filter(|field| own(field.name(), field.same_as()));
        let mut expected = named.filter_map(|field| number(field, data.bytes())).peekable();
        let got = data.find_number::<u64>(getter.slot);
        let what = || format!("{} {}: {getter:?} returns {got:?}", layout.name, layout.form);
        match expected.peek() {
            Some(_) => {
                assert!(expected.any(|number| Some(number as u64) == got && contains(getter, number)), "{}", what());
            }
            None => {
                let in_tail = layout.tail.iter().any(|part| own(part.name, part.same_as));
                assert!(in_tail || got.is_none(), "{}", what());
                assert!(getter.read == "find_number", "{}: the layout has no such field", what());
            }
        }
    }
    numbers.count()
}

fn number(field: &'static Field, bytes: &[u8]) -> Option<i128> {
    match field.value(bytes)? {
        Value::Unsigned(number) => Some(number.into()),
        Value::Signed(number) => Some(number.into()),
        _ => None,
    }
}

/// Returns whether the type of a getter contains a number.
fn contains(getter: &Getter, number: i128) -> bool {
    let optional = getter.ty.strip_prefix("Option<").and_then(|ty| ty.strip_suffix('>'));
    match integer(optional.unwrap_or(getter.ty).trim()) {
        Some((true, bits)) => number >> (bits - 1) == 0 || number >> (bits - 1) == -1,
        Some((false, bits)) => number >> bits == 0,
        // An enumeration or flags: an `Option` has twice the size of the integer.
        None => {
            let bits = 8 * getter.in_memory as u32 / if optional.is_some() { 2 } else { 1 };
            number >> bits == 0 || number >> bits == -1
        }
    }
}
