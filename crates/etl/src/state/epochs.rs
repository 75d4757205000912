//! Spans of time in which no name changes.

use std::sync::Arc;

use etwspec::payloads::Reference;

use super::things::Things;

/// Number of the span of time that contains an event, for each kind of thing.
#[derive(Clone, Debug)]
pub(super) struct Epochs {
    changes: Arc<Changes>,
    /// Number of changes at or before the current time: of all kinds, and of each, in the order of [`Reference::ALL`].
    all: usize,
    of: Vec<usize>,
    /// Times for which these numbers are right: from the first, and before the second.
    valid: (i64, i64),
}

/// Times at which names change, in order.
#[derive(Debug)]
struct Changes {
    /// Changes of all kinds, with the index of the kind.
    all: Vec<(i64, u8)>,
    of: Vec<Box<[i64]>>,
}

/// Number of changes that are passed over one by one. Numbers after more of them are found by a search in each kind.
const FEW: usize = 16;

impl Epochs {
    pub(super) fn new(things: &Things) -> Epochs {
        let of: Vec<_> = Reference::ALL.iter().map(|reference| things.times(*reference)).collect();
        let kinds = (0..=u8::MAX).zip(&of);
        let mut all: Vec<_> = kinds.flat_map(|(kind, times)| times.iter().map(move |time| (*time, kind))).collect();
        all.sort_unstable();
        let numbers = vec![0; of.len()];
        let end = all.first().map_or(i64::MAX, |(time, _)| *time);
        Epochs { changes: Arc::new(Changes { all, of }), all: 0, of: numbers, valid: (i64::MIN, end) }
    }

    /// Moves to a time.
    #[inline]
    pub(super) fn move_to(&mut self, now: i64) {
        if now < self.valid.0 || now >= self.valid.1 {
            self.change(now);
        }
    }

    #[inline(never)]
    fn change(&mut self, now: i64) {
        let Changes { all, of } = &*self.changes;
        let passed = all.get(self.all..).unwrap_or(&[]).iter().take(FEW).take_while(|(time, _)| *time <= now).count();
        if now >= self.valid.1 && passed < FEW {
            for (_, kind) in all.iter().skip(self.all).take(passed) {
                if let Some(number) = self.of.get_mut(usize::from(*kind)) {
                    *number += 1;
                }
            }
            self.all += passed;
        } else {
            self.all = all.partition_point(|(time, _)| *time <= now);
            for (number, times) in self.of.iter_mut().zip(of) {
                *number = times.partition_point(|time| *time <= now);
            }
        }
        let before = self.all.checked_sub(1).and_then(|last| all.get(last));
        let after = all.get(self.all);
        self.valid = (before.map_or(i64::MIN, |(time, _)| *time), after.map_or(i64::MAX, |(time, _)| *time));
    }

    /// Returns the number of the span of a kind. Names are the same within one.
    #[inline]
    pub(super) fn of(&self, reference: Reference) -> u64 {
        self.of.get(reference as usize).map_or(0, |number| *number as u64)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn numbers_are_those_of_a_search(
            times in prop::collection::vec(prop::collection::btree_set(0..200i64, 0..60), Reference::ALL.len()),
            moves in prop::collection::vec(-5..210i64, 1..40),
        ) {
            let of: Vec<Box<[i64]>> = times.iter().map(|times| times.iter().copied().collect()).collect();
            let mut all: Vec<_> =
                (0..).zip(&of).flat_map(|(kind, times)| times.iter().map(move |time| (*time, kind))).collect();
            all.sort_unstable();
            let mut epochs = Epochs::new(&Things::new(0));
            epochs.changes = Arc::new(Changes { all, of });
            epochs.valid = (i64::MAX, i64::MIN);
            for now in moves {
                epochs.move_to(now);
                for (reference, times) in Reference::ALL.iter().zip(&times) {
                    prop_assert_eq!(epochs.of(*reference), times.range(..=now).count() as u64);
                }
            }
        }
    }
}
