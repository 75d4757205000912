//! Pseudorandom numbers that are the same in every run and on every machine.

/// A generator of pseudorandom numbers (splitmix64).
#[derive(Clone, Debug)]
pub struct Numbers(u64);

impl Numbers {
    /// Creates a generator from a seed.
    pub fn new(seed: u64) -> Self {
        Numbers(seed)
    }

    /// Returns the next number.
    pub fn next_number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut number = self.0;
        number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        number ^ number >> 31
    }

    /// Returns the next number below a limit, or 0 if the limit is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next_number() >> 16) as usize % limit.max(1)
    }

    /// Returns `true` once in `of` calls on average.
    pub fn once_in(&mut self, of: usize) -> bool {
        self.below(of) == 0
    }

    /// Returns an element of a list, or `None` if the list is empty.
    pub fn one_of<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }
}
