//! Orders short lists.

use std::cmp::Ordering;

/// Orders lists of any type by the same code, so that programs are smaller. [`slice::sort_by`] is faster.
pub trait OrderBy<T> {
    /// Orders the elements by a comparison. Equal elements keep their order.
    fn order_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    /// Orders the elements by a key. Elements with equal keys keep their order.
    fn order_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.order_by(|one, other| key(one).cmp(&key(other)));
    }
}

impl<T> OrderBy<T> for [T] {
    fn order_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        let mut order: Vec<usize> = (0..self.len()).collect();
        ordered(&mut order, &mut |one, other| match (self.get(one), self.get(other)) {
            (Some(one), Some(other)) => compare(one, other),
            _ => Ordering::Equal,
        });
        // Each cycle of the permutation is moved by swaps.
        for start in 0..order.len() {
            let mut at = start;
            while let Some(from) = order.get_mut(at).map(|from| std::mem::replace(from, at))
                && from != start
            {
                self.swap(at, from);
                at = from;
            }
        }
    }
}

fn ordered(order: &mut [usize], compare: &mut dyn FnMut(usize, usize) -> Ordering) {
    order.sort_by(|one, other| compare(*one, *other));
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn lists_are_ordered_as_by_the_standard_library(numbers in prop::collection::vec(0_u8..20, 0..60)) {
            let all: Vec<(u8, usize)> = numbers.into_iter().enumerate().map(|(at, number)| (number, at)).collect();
            let (mut own, mut expected) = (all.clone(), all);
            own.order_by_key(|(number, _)| *number);
            expected.sort_by_key(|(number, _)| *number);
            prop_assert_eq!(own, expected);
        }
    }
}
