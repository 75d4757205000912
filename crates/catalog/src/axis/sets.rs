//! Sets of releases, and of releases with pointer sizes.

use crate::pointer::Pointer;

/// Set of stops, as indexes into [`Axis::stops`](super::Axis::stops).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stops(pub(super) u64);

impl Stops {
    /// Returns a set of one stop.
    pub fn one(stop: usize) -> Stops {
        Stops(1 << stop)
    }

    /// Returns the stops from `first` to `last`, both included.
    pub fn range(first: usize, last: usize) -> Stops {
        (first..=last).fold(Stops::default(), |set, stop| Stops(set.0 | 1 << stop))
    }

    /// Returns whether the set contains a stop.
    pub fn contains(self, stop: usize) -> bool {
        self.0 >> stop & 1 == 1
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the stops in both sets.
    pub fn and(self, other: Stops) -> Stops {
        Stops(self.0 & other.0)
    }

    /// Returns the stops in either set.
    pub fn or(self, other: Stops) -> Stops {
        Stops(self.0 | other.0)
    }

    /// Returns the stops that are not in the other set.
    pub fn minus(self, other: Stops) -> Stops {
        Stops(self.0 & !other.0)
    }

    /// Iterates over the stops, oldest first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..64).filter(move |&stop| self.contains(stop))
    }

    /// Iterates over the first and the last stop of each run of adjacent stops, oldest first.
    pub fn runs(self) -> impl Iterator<Item = (usize, usize)> {
        let begins = move |stop: &usize| *stop == 0 || !self.contains(stop - 1);
        let end = move |first: usize| (first..64).take_while(|stop| self.contains(*stop)).last().unwrap_or(first);
        self.iter().filter(begins).map(move |first| (first, end(first)))
    }

    /// Returns the oldest stop.
    pub fn first(self) -> Option<usize> {
        (!self.is_empty()).then(|| self.0.trailing_zeros() as usize)
    }

    /// Returns the newest stop.
    pub fn last(self) -> Option<usize> {
        (!self.is_empty()).then(|| 63 - self.0.leading_zeros() as usize)
    }
}

/// Set of pairs of a stop and a pointer size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cells {
    /// Stops for 32-bit data.
    pub ptr32: Stops,
    /// Stops for 64-bit data.
    pub ptr64: Stops,
}

impl Cells {
    /// Returns a set of one pair.
    pub fn one(stop: usize, pointer: Pointer) -> Cells {
        Cells::default().with(pointer, Stops::one(stop))
    }

    /// Returns the stops for one pointer size.
    pub fn of(self, pointer: Pointer) -> Stops {
        match pointer {
            Pointer::Bits32 => self.ptr32,
            Pointer::Bits64 => self.ptr64,
        }
    }

    /// Returns the set with the stops of one pointer size replaced.
    pub fn with(self, pointer: Pointer, stops: Stops) -> Cells {
        match pointer {
            Pointer::Bits32 => Cells { ptr32: stops, ..self },
            Pointer::Bits64 => Cells { ptr64: stops, ..self },
        }
    }

    /// Returns whether the set contains a pair.
    pub fn contains(self, stop: usize, pointer: Pointer) -> bool {
        self.of(pointer).contains(stop)
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.ptr32.is_empty() && self.ptr64.is_empty()
    }

    /// Returns the pairs in both sets.
    pub fn and(self, other: Cells) -> Cells {
        Cells { ptr32: self.ptr32.and(other.ptr32), ptr64: self.ptr64.and(other.ptr64) }
    }

    /// Returns the pairs in either set.
    pub fn or(self, other: Cells) -> Cells {
        Cells { ptr32: self.ptr32.or(other.ptr32), ptr64: self.ptr64.or(other.ptr64) }
    }

    /// Returns the pairs that are not in the other set.
    pub fn minus(self, other: Cells) -> Cells {
        Cells { ptr32: self.ptr32.minus(other.ptr32), ptr64: self.ptr64.minus(other.ptr64) }
    }

    /// Iterates over the pairs, 32-bit first, then oldest first.
    pub fn iter(self) -> impl Iterator<Item = (usize, Pointer)> {
        Pointer::ALL.into_iter().flat_map(move |pointer| self.of(pointer).iter().map(move |stop| (stop, pointer)))
    }

    /// Returns one pair of the set, as an example in messages.
    pub fn example(self) -> Option<(usize, Pointer)> {
        self.iter().last()
    }
}
