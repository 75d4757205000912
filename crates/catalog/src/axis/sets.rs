//! Sets of releases, and of releases with pointer sizes.

use super::Pointer;

/// A set of stops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stops(pub(super) u64);

impl Stops {
    /// A set of one.
    pub fn one(stop: usize) -> Stops {
        Stops(1 << stop)
    }

    /// The stops from `first` to `last`, both included.
    pub fn range(first: usize, last: usize) -> Stops {
        (first..=last).fold(Stops::default(), |set, stop| Stops(set.0 | 1 << stop))
    }

    /// Whether the stop is in it.
    pub fn contains(self, stop: usize) -> bool {
        self.0 >> stop & 1 == 1
    }

    /// Whether it has none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The stops in both.
    pub fn and(self, other: Stops) -> Stops {
        Stops(self.0 & other.0)
    }

    /// The stops in either.
    pub fn or(self, other: Stops) -> Stops {
        Stops(self.0 | other.0)
    }

    /// The stops in this one alone.
    pub fn minus(self, other: Stops) -> Stops {
        Stops(self.0 & !other.0)
    }

    /// The stops, oldest first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..64).filter(move |&stop| self.contains(stop))
    }

    /// The oldest.
    pub fn first(self) -> Option<usize> {
        (!self.is_empty()).then(|| self.0.trailing_zeros() as usize)
    }

    /// The newest.
    pub fn last(self) -> Option<usize> {
        (!self.is_empty()).then(|| 63 - self.0.leading_zeros() as usize)
    }
}

/// A set of pairs of a stop and a pointer size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cells {
    /// The stops for 32-bit data.
    pub ptr32: Stops,
    /// The stops for 64-bit data.
    pub ptr64: Stops,
}

impl Cells {
    /// One pair.
    pub fn one(stop: usize, pointer: Pointer) -> Cells {
        Cells::default().with(pointer, Stops::one(stop))
    }

    /// The stops for one pointer size.
    pub fn of(self, pointer: Pointer) -> Stops {
        match pointer {
            Pointer::Bits32 => self.ptr32,
            Pointer::Bits64 => self.ptr64,
        }
    }

    /// The set with the stops of one pointer size replaced.
    pub fn with(self, pointer: Pointer, stops: Stops) -> Cells {
        match pointer {
            Pointer::Bits32 => Cells { ptr32: stops, ..self },
            Pointer::Bits64 => Cells { ptr64: stops, ..self },
        }
    }

    /// Whether the pair is in it.
    pub fn contains(self, stop: usize, pointer: Pointer) -> bool {
        self.of(pointer).contains(stop)
    }

    /// Whether it has none.
    pub fn is_empty(self) -> bool {
        self.ptr32.is_empty() && self.ptr64.is_empty()
    }

    /// The pairs in both.
    pub fn and(self, other: Cells) -> Cells {
        Cells { ptr32: self.ptr32.and(other.ptr32), ptr64: self.ptr64.and(other.ptr64) }
    }

    /// The pairs in either.
    pub fn or(self, other: Cells) -> Cells {
        Cells { ptr32: self.ptr32.or(other.ptr32), ptr64: self.ptr64.or(other.ptr64) }
    }

    /// The pairs in this one alone.
    pub fn minus(self, other: Cells) -> Cells {
        Cells { ptr32: self.ptr32.minus(other.ptr32), ptr64: self.ptr64.minus(other.ptr64) }
    }

    /// The pairs, 32-bit first, oldest first.
    pub fn iter(self) -> impl Iterator<Item = (usize, Pointer)> {
        Pointer::ALL.into_iter().flat_map(move |pointer| self.of(pointer).iter().map(move |stop| (stop, pointer)))
    }

    /// Some pair, for a message.
    pub fn example(self) -> Option<(usize, Pointer)> {
        self.iter().last()
    }
}
