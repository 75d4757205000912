//! Spans of time in which no name changes.

use std::sync::Arc;

use etwspec::payloads::Reference;

use super::things::Things;

/// Number of the span of time that contains an event, for each kind of thing.
#[derive(Clone, Debug)]
pub(super) struct Epochs {
    /// In the order of [`Reference::ALL`].
    of: Vec<Epoch>,
    /// Times for which all numbers are right: from the first, and before the second.
    valid: (i64, i64),
}

#[derive(Clone, Debug)]
struct Epoch {
    /// Times at which names change, in order.
    changes: Arc<[i64]>,
    /// Number of changes at or before the current time.
    number: usize,
}

impl Epoch {
    /// Returns the times between the changes around the current time.
    fn valid(&self) -> (i64, i64) {
        let before = self.number.checked_sub(1).and_then(|last| self.changes.get(last));
        (before.copied().unwrap_or(i64::MIN), self.changes.get(self.number).copied().unwrap_or(i64::MAX))
    }

    fn move_to(&mut self, now: i64) {
        let (from, to) = self.valid();
        if now < from || now >= to {
            self.number = self.changes.partition_point(|change| *change <= now);
        }
    }
}

impl Epochs {
    pub(super) fn new(things: &Things) -> Epochs {
        let of = Reference::ALL.iter().map(|reference| Epoch { changes: things.times(*reference).into(), number: 0 });
        // No time is within the span, so that the first event sets the numbers.
        Epochs { of: of.collect(), valid: (i64::MAX, i64::MIN) }
    }

    /// Moves to a time.
    #[inline]
    pub(super) fn move_to(&mut self, now: i64) {
        if now < self.valid.0 || now >= self.valid.1 {
            self.change(now);
        }
    }

    #[cold]
    fn change(&mut self, now: i64) {
        self.valid = (i64::MIN, i64::MAX);
        for epoch in &mut self.of {
            epoch.move_to(now);
            let (from, to) = epoch.valid();
            self.valid = (self.valid.0.max(from), self.valid.1.min(to));
        }
    }

    /// Returns the number of the span of a kind. Names are the same within one.
    #[inline]
    pub(super) fn of(&self, reference: Reference) -> u64 {
        self.of.get(reference as usize).map_or(0, |epoch| epoch.number as u64)
    }
}
